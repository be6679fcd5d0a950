"""Loading the Python file beside a card set: `[set] code = "mine.py"`. It runs with all that you may do."""

from __future__ import annotations

import hashlib
import inspect
import re
from functools import partial
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from tablee import patience
from tablee.beside import read
from tablee.core.effects import Effect
from tablee.core.fault import Fault, Part
from tablee.core.owncode import BadCode, OwnCode
from tablee.core.sentence import normal

LARGEST: Final = 256 << 10
LOADED: Final[dict[str, str]] = {}
"""The names of the files that have been loaded, by the paths under which Python tells of them."""


def beside(folder: Path, name: str) -> OwnCode:
    """The effects in a file of that folder: each class with a `sentence`. BadCode says what is wrong."""
    if not name.endswith(".py"):
        raise bad("code-no-name", '"{name}" is no name of a Python file beside the set (no folders)', name=name)
    raw = read(folder, name, LARGEST)
    if isinstance(raw, Fault):
        raise BadCode(raw)
    if len(raw) > LARGEST:
        raise bad("code-large", '"{name}" has more than {most} KiB', name=name, most=LARGEST >> 10)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("code-no-text", '"{name}" is no text', name=name) from None
    digest = hashlib.sha256(text.encode()).hexdigest()
    module = ModuleType(f"tablee_own_{digest[:12]}")
    module.__file__ = str(folder / name)
    LOADED[module.__file__] = name
    watched = partial(patience.watched, folder / name)
    try:
        with watched():
            exec(compile(text, str(folder / name), "exec"), module.__dict__)
            return OwnCode(name, _effects(name, module), digest, watched)
    except BadCode:
        raise
    except SyntaxError as error:
        raise bad("code-fails", "{what}", what=f"{name}:{error.lineno}: SyntaxError: {error.msg}") from None
    except (Exception, SystemExit) as error:  # whatever the code does, it is told as a mistake of the set
        what = f"{name}{_line(error, folder / name)}: {type(error).__name__}: {error}"  # Python's own words
        raise bad("code-fails", "{what}", what=what) from None


def bad(key: str, words: str, **parts: Part) -> BadCode:
    return BadCode(Fault(key, words, parts))


def _effects(name: str, module: ModuleType) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for value in vars(module).values():
        sentence = getattr(value, "sentence", None)
        if inspect.isclass(value) and issubclass(value, Effect) and isinstance(sentence, str):
            said = normal(sentence)
            if said in found:
                words = '{name}: two classes say "{sentence}"'
                raise bad("code-twice", words, name=name, sentence=sentence)
            found[said] = value(said)
    if not found:
        words = "{name}: no class with a sentence in it ({example})"
        raise bad("code-empty", words, name=name, example='class Mine(Effect): sentence = "…"')
    return found


def to_blame(report: str) -> str:
    """`mine.py:12` if such code is the last that stands in a report of an error; "" if it is not to blame."""
    steps = re.findall(r'^ *File "(.+)", line (\d+)', report, re.M)
    path, line = steps[-1] if steps else ("", "")
    return f"{LOADED[path]}:{line}" if path in LOADED else ""


def _line(error: BaseException, path: Path) -> str:
    """`:12`, the line of the file that was to blame."""
    own = [step.lineno for step in extract_tb(error.__traceback__) if step.filename == str(path)]
    return f":{own[-1]}" if own else ""
