"""A stale compiled module never stands in for an edited source, and `describe` tells the truth."""

import importlib
import json
import os
import pkgutil
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path

import pytest

import tablee.core
from tablee import compiled

PACKAGE = Path(compiled.PACKAGE)
EDITED = "stack"  # any compiled module of core
DESCRIBE = "import tablee, tablee.compiled; print(tablee.compiled.describe())"
WHERE = f"import tablee.core.{EDITED} as module; print(module.__file__)"

needs_compiled = pytest.mark.skipif(
    not compiled.is_compiled(), reason=f"this run does not use a compiled build: {compiled.describe()}"
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package once more, its compiled modules included, to be altered."""
    no_caches = shutil.ignore_patterns("__pycache__", ".new-*")
    return shutil.copytree(PACKAGE, tmp_path / "copy" / "tablee", ignore=no_caches)


def run(package: Path, code: str, tablee_compile: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run `code` in a new Python that imports this copy of tablee."""
    environment = {name: value for name, value in os.environ.items() if name != "TABLEE_COMPILE"}
    environment["PYTHONPATH"] = str(package.parent)
    if tablee_compile is not None:
        environment["TABLEE_COMPILE"] = tablee_compile
    command = [sys.executable, "-c", code]
    folder = package.parent.parent
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60)


def lines(done: subprocess.CompletedProcess[str]) -> list[str]:
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def edit(package: Path) -> None:
    with (package / "core" / f"{EDITED}.py").open("a") as source:
        source.write("\nEDITED = 'the edited source'\n")


def test_describe_tells_what_is_imported() -> None:
    for found in pkgutil.iter_modules(tablee.core.__path__, "tablee.core."):
        module = importlib.import_module(found.name)
        source = Path(tablee.core.__path__[0], found.name.rpartition(".")[2] + ".py").read_text("utf-8")
        is_extension = isinstance(module.__loader__, ExtensionFileLoader)
        assert is_extension == (compiled.is_compiled() and "# not compiled:" not in source), found.name
    assert compiled.describe().startswith("compiled (mypyc " if compiled.is_compiled() else "pure Python (")


def test_nothing_compiled_lies_beside_the_sources() -> None:
    beside = [file for ending in ("so", "pyd", "c") for file in PACKAGE.rglob(f"*.{ending}")]
    assert [file for file in beside if PACKAGE / compiled.COMPILED not in file.parents] == []


@needs_compiled
def test_an_untouched_copy_runs_compiled(copy: Path) -> None:
    build, where = lines(run(copy, f"{DESCRIBE}; {WHERE}", "1"))
    assert build == compiled.describe()
    assert Path(where).is_relative_to(copy / compiled.COMPILED)


@needs_compiled
def test_an_edited_source_is_what_runs(copy: Path) -> None:
    edit(copy)
    build, where, edited = lines(run(copy, f"{DESCRIBE}; {WHERE}; print(module.EDITED)"))
    assert build == "pure Python (sources changed since they were compiled)"
    assert Path(where) == copy / "core" / f"{EDITED}.py"
    assert edited == "the edited source"


@needs_compiled
@pytest.mark.parametrize("path", ["core/new.py", "games/__init__.py"])
def test_a_new_or_uncompiled_source_counts_too(copy: Path, path: str) -> None:
    (copy / path).write_text("LIMIT = 3\n")
    assert lines(run(copy, DESCRIBE)) == ["pure Python (sources changed since they were compiled)"]


def test_zero_runs_the_sources(copy: Path) -> None:
    build, where = lines(run(copy, f"{DESCRIBE}; {WHERE}", "0"))
    assert build == "pure Python (TABLEE_COMPILE=0)"
    assert Path(where) == copy / "core" / f"{EDITED}.py"


def test_one_stops_without_a_compiled_build(copy: Path) -> None:
    shutil.rmtree(copy / compiled.COMPILED, ignore_errors=True)
    done = run(copy, DESCRIBE, "1")
    assert (done.returncode, done.stdout) == (2, "")
    reason = "not compiled when it was built"
    assert done.stderr == f"tablee: TABLEE_COMPILE=1, but the compiled build cannot be used: {reason}.\n"


@needs_compiled
def test_one_stops_if_sources_changed(copy: Path) -> None:
    edit(copy)
    done = run(copy, DESCRIBE, "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("sources changed since they were compiled.\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ('{"reason": "no C compiler"}', "no C compiler"),
        (
            json.dumps({"digest": "", "python": "cpython-27", "mypy": "2.4.1", "folder": "x"}),
            "compiled for another Python: cpython-27",
        ),
        (
            json.dumps({"digest": "", "python": compiled.python_tag(), "mypy": "2.4.1", "folder": "x"}),
            "sources changed since they were compiled",
        ),
        ('{"digest": "half a', "_compiled/build.json cannot be read"),
        ("{}", "_compiled/build.json cannot be read"),
        ("[]", "_compiled/build.json cannot be read"),
    ],
)
def test_the_reason_is_told(copy: Path, record: str, reason: str) -> None:
    (copy / compiled.COMPILED).mkdir(exist_ok=True)
    (copy / compiled.COMPILED / compiled.RECORD).write_text(record)
    (build,) = lines(run(copy, DESCRIBE))
    assert build.startswith(f"pure Python ({reason}")


def test_a_build_that_does_not_load_is_not_used(copy: Path) -> None:
    """All or nothing: also if the folder is gone or its files are broken."""
    home = copy / compiled.COMPILED
    shutil.rmtree(home, ignore_errors=True)
    (home / "broken").mkdir(parents=True)
    (home / "broken" / (compiled.GROUP + EXTENSION_SUFFIXES[0])).write_bytes(b"not a library")
    record = {"digest": compiled.source_digest(str(copy)), "python": compiled.python_tag(), "mypy": "2.4.1"}
    for folder in ("broken", "gone"):
        (home / compiled.RECORD).write_text(json.dumps({**record, "folder": folder}))
        build, where = lines(run(copy, f"{DESCRIBE}; {WHERE}"))
        assert build.startswith("pure Python (the compiled modules do not load: ")
        assert Path(where) == copy / "core" / f"{EDITED}.py"
