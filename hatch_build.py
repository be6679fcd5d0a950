"""Build hook: compiles the engine with mypyc (`build_engine.py`), or leaves it pure Python and records why.

An editable install, which is what `uv run` makes of a checkout, does not wait for the compiler: what it needs is kept,
and `tablee` compiles beside its first server (`tablee.compiling`). TABLEE_COMPILE=0 compiles nothing; TABLEE_COMPILE=1
compiles now, and makes it an error if that is not possible.

Beside that the browser table is built into `src/tablee/web/` by `ui/build.py`; TABLEE_UI=0 leaves it as it is.

Installers show nothing of what a build says, so each stage is told to the terminal itself, if there is one.
"""

import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # the package build does not look there

from build_engine import STARTED, TERMINAL, CannotCompile, compiled, existing, later, load, prune, write_whole


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
        record: dict[str, str]
        try:
            if version == "editable" and asked != "1":
                record = existing(package, home, rule) or later(home, rule.NOT_YET)
            else:
                record = compiled(package, home, rule, tell)
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


def tell(stage: str) -> None:
    """Say to whoever waits at a terminal what is being done, and after how many seconds."""
    try:
        with open(TERMINAL, "w", encoding="utf-8") as terminal:
            told = f"{time.monotonic() - STARTED:4.0f} s  {stage}"
            terminal.write(f"\x1b[1A\r\x1b[K{told}\n\x1b[K\n\x1b[K")  # above the two lines that uv keeps drawing
    except OSError:
        pass  # nobody sits there
