"""Build hook: compiles the engine with mypyc, or leaves them pure Python and records why.

Compiling happens on a copy in a temporary folder. What comes out goes to `src/tablee/_compiled/<key>/`, whole
or not at all, and then `_compiled/build.json` is pointed at it; `tablee.compiled` decides at run time if it
may be used. A key stands for sources, Python, mypyc and this file: going back to an earlier source is quick.

TABLEE_COMPILE=0 compiles nothing; TABLEE_COMPILE=1 makes it an error if compiling is not possible.

Before that the browser table is built into `src/tablee/web/` by `ui/build.py`; TABLEE_UI=0 leaves it as it is.
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
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_COMPILED = "# not compiled:"
"""Among the first lines of a module: leave it to the interpreter. A reason follows."""
FIRST_LINES = 10

KEPT_BUILDS = 3
"""So that a process that has just read `build.json` still finds what it names."""

SETUP = """\
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class OnAllCores(build_ext):
    def build_extensions(self):
        compile = self.compiler.compile

        def compile_at_once(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return sum(pool.map(lambda source: compile([source], **options), sources), [])

        self.compiler.compile = compile_at_once
        super().build_extensions()


group, *modules = sys.argv[1:]
options = ["--config-file=", "--ignore-missing-imports", "--hide-error-context"]
setup(
    name=group,
    ext_modules=mypycify([*options, *modules], group_name=group, debug_level="0", multi_file=True),
    cmdclass={"build_ext": OnAllCores},
    script_args=["--quiet", "build_ext", "--build-lib", "out", "--build-temp", "objects"],
)
"""
"""One C file for each module, compiled side by side: half the time of one file for all, and as fast a program."""

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
        self.build_web(package / "web", version, build_data)
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
            is_there = table.build(web)
        except table.CannotBuild as failure:
            sys.exit(f"The browser table cannot be built (TABLEE_UI=0 goes without it): {failure}")
        if is_there and self.target_name == "sdist":
            build_data["force_include"][str(web)] = "src/tablee/web"
        elif is_there and version == "standard":
            build_data["force_include"][str(web)] = "tablee/web"


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
        key = hashlib.sha256(json.dumps(record).encode() + Path(__file__).read_bytes()).hexdigest()[:16]
        folder = home / key
        if folder.is_dir():
            os.utime(folder)
        else:
            modules = compilable(copy, rule.PARTS)
            if not modules:
                raise CannotCompile("nothing to compile")
            check_compiler(work / "probe")
            run_mypyc(work, modules, rule.GROUP)
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
    (work / "setup.py").write_text(SETUP)
    done = run([sys.executable, "setup.py", group.removesuffix("__mypyc"), *modules], work)
    if done.returncode != 0:
        errors = [line for line in done.stdout.splitlines() if "error:" in line]
        raise CannotCompile(f"mypyc refused: {errors[0] if errors else 'see its output'}", done.stdout)


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    return subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


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
