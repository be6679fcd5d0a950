"""Compiles the engine: by the package build (`hatch_build.py`), or afterwards, `python build_engine.py`, in a checkout
that was set up without it. A server starts at once as pure Python and has this done beside it (`tablee.compiling`); the
tests have it done first.

Compiling happens on a copy in a temporary folder. What comes out goes to `src/tablee/_compiled/<key>/`, whole or not at
all, and then `_compiled/build.json` is pointed at it; `tablee.compiled` decides at run time if it may be used. A key
stands for sources, Python, mypyc and these files: going back to an earlier source is quick.
"""

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "tablee"

TERMINAL = "CONOUT$" if os.name == "nt" else "/dev/tty"
STARTED = time.monotonic()

Tell = Callable[[str], None]

NOT_COMPILED = "# not compiled:"
"""Among the first lines of a module: leave it to the interpreter. A reason follows."""
FIRST_LINES = 10

STAGE = "stage: "
"""How a tool's line begins that is told at once."""

SETUP = ROOT / "compile_engine.py"

TOOLS = ".tools-"
"""How the folder begins in which mypyc lies for later."""

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


def load(file: Path) -> ModuleType:
    """A module by its file, without its package: `tablee.compiled` defines the digest, once; `ui/build.py` builds."""
    spec = importlib.util.spec_from_file_location(f"tablee_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled(package: Path, home: Path, rule: ModuleType, tell: Tell) -> dict[str, str]:
    """Compile unless that has been done before; what `build.json` says about it."""
    with tempfile.TemporaryDirectory(prefix="tablee-build-") as scratch:
        work = Path(scratch)
        copy = work / package.name
        shutil.copytree(package, copy, ignore=all_but_sources)  # sources may change while we compile
        if (done := existing(copy, home, rule)) is not None:
            return done
        modules = compilable(copy, rule.PARTS)
        if not modules:
            raise CannotCompile("nothing to compile")
        check_compiler(work / "probe")
        run_mypyc(work, modules, rule.GROUP, tell)
        tell("the rules are compiled")
        home.mkdir(exist_ok=True)
        record = record_of(copy, rule)
        place_whole(work / "out", home / record["folder"])
    return record


def existing(package: Path, home: Path, rule: ModuleType) -> dict[str, str] | None:
    """What `build.json` says of these sources, if they have been compiled before."""
    record = record_of(package, rule)
    folder = home / record["folder"]
    if not folder.is_dir():
        return None
    os.utime(folder)
    return record


def record_of(package: Path, rule: ModuleType) -> dict[str, str]:
    mypy = importlib.metadata.version("mypy")
    record = {"digest": rule.source_digest(str(package)), "python": rule.python_tag(), "mypy": mypy}
    made_by = Path(__file__).read_bytes() + SETUP.read_bytes()
    return {**record, "folder": hashlib.sha256(json.dumps(record).encode() + made_by).hexdigest()[:16]}


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


def run_mypyc(work: Path, modules: list[str], group: str, tell: Tell) -> None:
    tell("translating the rules into C")
    command = [sys.executable, str(SETUP), group.removesuffix("__mypyc"), *modules]
    done = run(command, work, tell)
    if done.returncode != 0:
        errors = [line for line in done.stdout.splitlines() if "error:" in line]
        raise CannotCompile(f"mypyc refused: {errors[0] if errors else 'see its output'}", done.stdout)


def run(command: list[str], folder: Path, tell: Tell | None = None) -> subprocess.CompletedProcess[str]:
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


# Afterwards, with what the package build has left for it.


def later(home: Path, reason: str) -> dict[str, str]:
    """What `build.json` says until then. Without a compiler nobody is to be told that anything is being compiled."""
    with tempfile.TemporaryDirectory(prefix="tablee-build-") as scratch:
        check_compiler(Path(scratch, "probe"))
    keep_tools(home)
    return {"reason": reason}


def keep_tools(home: Path) -> None:
    """What compiles, taken out of the package build's own environment, which is gone when it ends."""
    folder = home / tools_name(importlib.metadata.version("mypy"))
    if folder.is_dir():
        return
    home.mkdir(exist_ok=True)
    for old in home.glob(f"{TOOLS}*"):
        shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=home, ignore_cleanup_errors=True) as place:
        new = Path(place, folder.name)
        for name in sorted(with_requirements("mypy", "setuptools")):
            for file in importlib.metadata.files(name) or ():
                if ".." not in file.parts and file.suffix != ".pyc":
                    (new / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(file.locate(), new / file)
        with contextlib.suppress(OSError):  # another build was faster
            new.rename(folder)


def tools_name(mypy: str) -> str:
    return f"{TOOLS}{mypy}-{sys.implementation.cache_tag}"


def with_requirements(*names: str) -> set[str]:
    """These distributions and what they need in turn, as far as it is here: extras and other platforms are not."""
    found: set[str] = set()
    open_names = list(names)
    while open_names:
        name = open_names.pop()
        try:
            needs = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        if name not in found:
            found.add(name)
            open_names += [re.split(r"[^\w.-]", need, maxsplit=1)[0] for need in needs if "extra ==" not in need]
    return found


@contextlib.contextmanager
def alone(home: Path, tell: Tell) -> Iterator[None]:
    """One at a time; whoever comes second waits. Held by the system, so a killed one leaves nothing behind."""
    with open(home / ".compiling", "a+b") as lock:
        while not is_taken(lock.fileno()):
            if tell is not silent:
                tell("the rules are being compiled already, beside a server: waiting for it")
                tell = silent
            time.sleep(0.2)
        yield


def is_taken(lock: int) -> bool:
    """Whether we have it now."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def silent(stage: str) -> None:
    """Nobody waits."""


def aloud(stage: str) -> None:
    """To the terminal itself, if there is one: pytest, for one, keeps for itself what is printed."""
    told = f"{time.monotonic() - STARTED:4.0f} s  {stage}\n"
    try:
        with open(TERMINAL, "w", encoding="utf-8") as terminal:
            terminal.write(told)
    except OSError:
        sys.stderr.write(told)
        sys.stderr.flush()


def compile_afterwards(tell: Tell) -> None:
    """Make the compiled build that belongs to the sources as they are, unless it is there or cannot be had."""
    rule = load(PACKAGE / "compiled.py")
    home = PACKAGE / rule.COMPILED
    tools = next(iter(home.glob(f"{TOOLS}*-{sys.implementation.cache_tag}")), None)
    if tools is None or not rule.could_be_compiled(str(PACKAGE)):
        return
    with alone(home, tell):
        if not rule.could_be_compiled(str(PACKAGE)):  # done by whom we waited for
            return
        sys.path.insert(0, str(tools))
        os.environ["PYTHONPATH"] = str(tools)
        try:
            record = compiled(PACKAGE, home, rule, tell)
        except CannotCompile as failure:
            record = {"reason": failure.reason}
            tell(f"the rules stay pure Python, slower but never different: {failure.reason}")
        write_whole(home / rule.RECORD, json.dumps(record, indent=2) + "\n")
        prune(home, record.get("folder", ""))


def give_way() -> None:
    """Only what nobody else wants of the machine: somebody plays meanwhile."""
    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    if "--beside" in sys.argv[1:]:
        give_way()
        compile_afterwards(silent)
    else:
        compile_afterwards(aloud)
