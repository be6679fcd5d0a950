"""Build hook: compiles the engine with mypyc, or leaves them pure Python and records why.

Compiling happens on a copy in a temporary folder. What comes out goes to `src/tablee/_compiled/<key>/`, whole
or not at all, and then `_compiled/build.json` is pointed at it; `tablee.compiled` decides at run time if it
may be used. A key stands for sources, Python, mypyc and this file: going back to an earlier source is quick.

TABLEE_COMPILE=0 compiles nothing; TABLEE_COMPILE=1 makes it an error if compiling is not possible.

Beside that the browser table is built into `src/tablee/web/` by `ui/build.py`; TABLEE_UI=0 leaves it as it is.

Installers show nothing of what a build says, so each stage is told to the terminal itself, if there is one.
"""

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_COMPILED = "# not compiled:"
"""Among the first lines of a module: leave it to the interpreter. A reason follows."""
FIRST_LINES = 10

STAGE = "stage: "
"""How a tool's line begins that is told at once."""

SETUP = Path(__file__).with_name("compile_engine.py")

KEPT_BUILDS = 3
"""So that a process that has just read `build.json` still finds what it names."""

PROBE = """\
from setuptools import Extension, setup

setup(
    name="probe",
    ext_modules=[Extension("probe", ["probe.c"])],
    script_args=["--quiet", "build_ext", "--build-lib", "out", "--build-temp", "objects"],
)
"""

PROBE_C = """\
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


class CannotCompile(Exception):
    """Why nothing is compiled: one line for `build.json`, and what the tools said."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.output = output


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        package = Path(self.root, "src", "tablee")
        with ThreadPoolExecutor(2) as side_by_side:  # npm and Vite leave a core idle much of the time
            web = side_by_side.submit(self.build_web, package / "web", version, build_data)
            engine = side_by_side.submit(self.build_engine, package, version, build_data)
            web.result()
            engine.result()

    def build_engine(self, package: Path, version: str, build_data: dict[str, Any]) -> None:
        asked = os.environ.get("TABLEE_COMPILE")
        if asked == "0" or self.target_name == "sdist":
            return
        rule = load(package / "compiled.py")
        home = package / rule.COMPILED
        try:
            record = compiled(package, home, rule)
        except CannotCompile as failure:
            if asked == "1":
                sys.exit(f"TABLEE_COMPILE=1, but {failure.reason}\n{failure.output}")
            record = {"reason": failure.reason}
            tell(f"the rules stay pure Python, slower but never different: {failure.reason}")
        write_whole(home / rule.RECORD, json.dumps(record, indent=2) + "\n")
        prune(home, record.get("folder", ""))
        included = [rule.RECORD]
        if "folder" in record:
            included.append(record["folder"])
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if version == "standard":  # an editable install finds them where they are
            for name in included:
                build_data["force_include"][str(home / name)] = f"tablee/{rule.COMPILED}/{name}"

    def build_web(self, web: Path, version: str, build_data: dict[str, Any]) -> None:
        """The browser table; an editable install finds it where it is."""
        table = load(Path(self.root, "ui", "build.py"))
        try:
            is_there = table.build(web, tell)
        except table.CannotBuild as failure:
            sys.exit(f"The browser table cannot be built (TABLEE_UI=0 goes without it): {failure}")
        if is_there and self.target_name == "sdist":
            build_data["force_include"][str(web)] = "src/tablee/web"
        elif is_there and version == "standard":
            build_data["force_include"][str(web)] = "tablee/web"


STARTED = time.monotonic()


def tell(stage: str) -> None:
    """Say to whoever waits at a terminal what is being done, and after how many seconds."""
    try:
        with open("CONOUT$" if os.name == "nt" else "/dev/tty", "w", encoding="utf-8") as terminal:
            told = f"{time.monotonic() - STARTED:4.0f} s  {stage}"
            terminal.write(f"\x1b[1A\r\x1b[K{told}\n\x1b[K\n\x1b[K")  # above the two lines that uv keeps drawing
    except OSError:
        pass  # nobody sits there


def load(file: Path) -> ModuleType:
    """A module by its file, without its package: `tablee.compiled` defines the digest, once; `ui/build.py` builds."""
    spec = importlib.util.spec_from_file_location(f"tablee_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled(package: Path, home: Path, rule: ModuleType) -> dict[str, str]:
    """Compile unless that has been done before; what `build.json` says about it."""
    with tempfile.TemporaryDirectory(prefix="tablee-build-") as scratch:
        work = Path(scratch)
        copy = work / package.name
        shutil.copytree(package, copy, ignore=all_but_sources)  # sources may change while we compile
        mypy = importlib.metadata.version("mypy")
        record = {"digest": rule.source_digest(str(copy)), "python": rule.python_tag(), "mypy": mypy}
        made_by = Path(__file__).read_bytes() + SETUP.read_bytes()
        key = hashlib.sha256(json.dumps(record).encode() + made_by).hexdigest()[:16]
        folder = home / key
        if folder.is_dir():
            os.utime(folder)
        else:
            modules = compilable(copy, rule.PARTS)
            if not modules:
                raise CannotCompile("nothing to compile")
            check_compiler(work / "probe")
            run_mypyc(work, modules, rule.GROUP)
            tell("the rules are compiled")
            home.mkdir(exist_ok=True)
            place_whole(work / "out", folder)
    return {**record, "folder": key}


def all_but_sources(folder: str, names: list[str]) -> list[str]:
    folders = [name for name in names if not name.startswith("_") and Path(folder, name).is_dir()]
    return [name for name in names if not name.endswith(".py") and name not in folders]


def compilable(package: Path, parts: tuple[str, ...]) -> list[str]:
    """The modules that go into the group, as paths from the folder above the package."""
    modules = []
    for part in parts:
        for file in sorted((package / part).rglob("*.py")):
            first_lines = file.read_text("utf-8").splitlines()[:FIRST_LINES]
            if file.name != "__init__.py" and not any(line.startswith(NOT_COMPILED) for line in first_lines):
                modules.append(file.relative_to(package.parent).as_posix())
    return modules


def check_compiler(work: Path) -> None:
    work.mkdir()
    (work / "probe.c").write_text(PROBE_C)
    (work / "probe.py").write_text(PROBE)
    done = run([sys.executable, "probe.py"], work)
    if done.returncode != 0:
        raise CannotCompile("no C compiler", done.stdout)


def run_mypyc(work: Path, modules: list[str], group: str) -> None:
    tell("translating the rules into C")
    command = [sys.executable, str(SETUP), group.removesuffix("__mypyc"), *modules]
    done = run(command, work, tell)
    if done.returncode != 0:
        errors = [line for line in done.stdout.splitlines() if "error:" in line]
        raise CannotCompile(f"mypyc refused: {errors[0] if errors else 'see its output'}", done.stdout)


def run(
    command: list[str], folder: Path, tell: Callable[[str], None] | None = None
) -> subprocess.CompletedProcess[str]:
    """What a tool did; its stages are told while it runs."""
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    output: list[str] = []
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as tool:
        assert tool.stdout is not None
        for line in tool.stdout:
            if tell is not None and line.startswith(STAGE):
                tell(line.removeprefix(STAGE).rstrip())
            else:
                output.append(line)
    return subprocess.CompletedProcess(command, tool.returncode, "".join(output))


def place_whole(out: Path, folder: Path) -> None:
    """The extension modules of `out`, by full name, as `folder`; appears complete or not at all."""
    with tempfile.TemporaryDirectory(prefix=".new-", dir=folder.parent, ignore_cleanup_errors=True) as place:
        new = Path(place, folder.name)
        new.mkdir()
        for file in out.rglob("*.*"):
            if file.is_file():
                shutil.copyfile(file, new / ".".join(file.relative_to(out).parts))
        try:
            new.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another build was faster, with the same result
                raise


def write_whole(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    new = file.with_name(f".new-{os.getpid()}-{file.name}")
    new.write_text(text, "utf-8")
    new.replace(file)


def prune(home: Path, used: str) -> None:
    """Keep the last few builds, and nothing that an interrupted build left behind."""
    an_hour_ago = time.time() - 3600
    ages = sorted(((entry.stat().st_mtime, entry.name) for entry in os.scandir(home)), reverse=True)
    left_over = [name for age, name in ages if name.startswith(".new-") and age < an_hour_ago]
    builds = [name for _, name in ages if "." not in name and name != used]
    for name in left_over + builds[KEPT_BUILDS - 1 :]:
        if (home / name).is_dir():
            shutil.rmtree(home / name, ignore_errors=True)
        else:
            (home / name).unlink(missing_ok=True)
