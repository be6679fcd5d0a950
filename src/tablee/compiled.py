"""Which build runs: the modules of `PARTS` compiled by mypyc, or their Python sources.

All or nothing, because interpreted classes cannot be mixed with compiled ones. The compiled modules lie in
`_compiled`, apart from the sources, and are used only if `_compiled/build.json` was written for exactly the
sources that are here now, and for this Python. So no stale compiled module stands in for an edited source.

The environment variable TABLEE_COMPILE has the last word: 0 runs the sources, 1 stops the program unless the
compiled modules can be used. `build_engine.py` makes what is read here.
"""

import hashlib
import importlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from types import ModuleType
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
COMPILED: Final = "_compiled"
RECORD: Final = "build.json"
NOT_YET: Final = "not compiled yet"
"""The reason that a record gives until somebody compiles (`tablee.compiling`)."""
PARTS: Final = ("core", "games", "bots/advice", "bots/search", "stepping")
"""What is compiled: the rules, what bots ask themselves most often, and what environments do in every step."""
GROUP: Final = "tablee__mypyc"
"""The extension module that holds all compiled code; the others are doors to it."""

_modules: dict[str, str] = {}  # module name -> file, for the compiled build
_build = "pure Python (not asked yet)"


def is_compiled() -> bool:
    """Whether this process runs the compiled modules."""
    return bool(_modules)


def describe() -> str:
    """Which build this process runs and, if it is the slow one, why."""
    return _build


def source_digest(package: str) -> str:
    """One digest over every Python file of `PARTS`: its path and its content.

    Also over those that are not compiled themselves: a constant of theirs may be compiled into the others.
    """
    files: list[str] = []
    for part in PARTS:
        for folder, _, names in os.walk(os.path.join(package, part)):
            files += [os.path.join(folder, name) for name in names if name.endswith(".py")]
    digest = hashlib.sha256()
    for path, file in sorted((os.path.relpath(file, package).replace(os.sep, "/"), file) for file in files):
        with open(file, "rb") as source:
            text = source.read()
        digest.update(f"{path}\n{len(text)}\n".encode() + text)
    return digest.hexdigest()


def python_tag() -> str:
    """What a compiled module must be made for: `cpython-311-x86_64-linux-gnu`."""
    return EXTENSION_SUFFIXES[0].split(".")[1]


def could_be_compiled(package: str) -> bool:
    """Whether the package build has left it for later, and nobody has tried since."""
    try:
        with open(os.path.join(package, COMPILED, RECORD), encoding="utf-8") as file:
            return bool(json.load(file).get("reason") == NOT_YET)
    except (OSError, ValueError, AttributeError):
        return False


def choose_build() -> None:
    """Decide for this process. Called once, by `import tablee`."""
    global _build
    asked = os.environ.get("TABLEE_COMPILE")
    try:
        if asked == "0":
            raise _NotUsable("TABLEE_COMPILE=0")
        _build = f"compiled (mypyc {_use_compiled()})"
    except _NotUsable as reason:
        _build = f"pure Python ({reason})"
        if asked == "1":
            sys.stderr.write(f"tablee: TABLEE_COMPILE=1, but the compiled build cannot be used: {reason}.\n")
            raise SystemExit(2) from None


class _NotUsable(Exception):
    """Why the compiled modules are not used."""


class _Finder:
    """Finds the compiled modules before the import system looks for their sources."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = _modules.get(name)
        if file is None:
            return None
        spec = ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)
        spec.has_location = True
        return spec


def _use_compiled() -> str:
    """Serve imports from the compiled modules; the version of mypyc that made them."""
    home = os.path.join(PACKAGE, COMPILED)
    try:
        with open(os.path.join(home, RECORD), encoding="utf-8") as file:
            record: dict[str, str] = json.load(file)
        if "reason" in record:
            raise _NotUsable(record["reason"])
        made_by, made_for, made_from, folder = (record[key] for key in ("mypy", "python", "digest", "folder"))
    except FileNotFoundError:
        raise _NotUsable("not compiled when it was built") from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise _NotUsable(f"{COMPILED}/{RECORD} cannot be read: {error!r}") from None
    if made_for != python_tag():
        raise _NotUsable(f"compiled for another Python: {made_for}")
    if made_from != source_digest(PACKAGE):
        raise _NotUsable("sources changed since they were compiled")
    try:
        for name in os.listdir(os.path.join(home, folder)):
            _modules[name.removesuffix(EXTENSION_SUFFIXES[0])] = os.path.join(home, folder, name)
        sys.meta_path.insert(0, _Finder)
        importlib.import_module(GROUP)  # loads the code and runs none of it
    except (OSError, ImportError) as error:
        _modules.clear()
        raise _NotUsable(f"the compiled modules do not load: {error}") from None
    return made_by
