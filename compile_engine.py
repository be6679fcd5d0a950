"""Compiles the modules it is given with mypyc into `out/`, on all cores: `python compile_engine.py GROUP FILE…`, called
by `hatch_build.py` in a folder with copies of them. Lines that begin with "stage: " are told to whoever waits.

Somebody waits for the C compiler, so each module is optimised as much as it matters (docs/performance.md): the levels
come from the instructions of random playouts, module by module (`scripts/instructions`).
"""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

WARM = (
    "bots/*", "core/decision", "core/event", "core/hidden", "core/parts", "core/phrase", "core/zones",
    "games/ecos/cards", "games/ecos/change", "games/ecos/counts", "games/ecos/effects", "games/ecos/gain",
    "games/ecos/lookahead", "games/ecos/measure", "games/ecos/move", "games/ecos/recall", "games/ecos/sense",
    "games/ecos/setup", "games/ecos/unknown", "games/ecos/view",
    "games/elekt/abilities", "games/elekt/cards", "games/elekt/court", "games/elekt/moments", "games/elekt/states",
    "games/elekt/unknown", "games/elekt/view",
    "games/revachol/end", "games/revachol/moments", "games/revachol/skills", "games/revachol/take",
    "games/revachol/view",
)  # fmt: skip
"""Modules with less than 1 % of the instructions of random playouts, and those that bots need: optimised lightly."""

HOT = (
    "bots/advice/elekt/*", "bots/advice/revachol/*",
    "core/chance", "core/contract", "core/says", "core/stack", "core/tuples",
    "stepping/answers", "stepping/direct", "stepping/heard", "stepping/playing", "stepping/sparse", "stepping/tables",
    "games/ecos/dial", "games/ecos/eco", "games/ecos/groups", "games/ecos/land", "games/ecos/place",
    "games/ecos/respond", "games/ecos/state", "games/ecos/token",
    "games/elekt/ability", "games/elekt/assign", "games/elekt/attributes", "games/elekt/banish", "games/elekt/clash",
    "games/elekt/draw", "games/elekt/effects", "games/elekt/line", "games/elekt/moves", "games/elekt/mysticism",
    "games/elekt/recruit", "games/elekt/round", "games/elekt/state", "games/elekt/totals",
    "games/revachol/complete", "games/revachol/draw", "games/revachol/morale", "games/revachol/payment",
    "games/revachol/place", "games/revachol/state", "games/revachol/symbols", "games/revachol/turn",
)  # fmt: skip
"""Modules with 1 % or more: optimised in full. All others are compiled because these call or derive from them, but not
optimised: that takes the C compiler a third of the time."""

LEVELS = (("-O3", HOT), ("-O1", WARM))
DIRECT = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""Nobody outside calls the functions of the group by name, so they call each other directly and may be inlined."""
ONLY_COLLECTED = """\
#include <CPy.h>
#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(op, dealloc) \\
    Py_TRASHCAN_BEGIN_CONDITION(op, \\
        PyObject_IS_GC(_PyObject_CAST(op)) && _PyTrash_cond(_PyObject_CAST(op), (destructor)dealloc))
#endif
"""
"""From fifty objects that are freed within one another, mypyc has CPython put further ones on a list that stands in the
header of the garbage collector. Objects of `acyclic` classes have no such header: they would write over what lies
before them. So only those that are collected are put there."""
LARGEST = 1_000_000
"""Bytes of C in one file, about 30,000 lines."""


def level_of(source: str) -> str:
    path = os.path.basename(source).removesuffix(".c").replace("___", "/")
    for level, patterns in LEVELS:
        if any(fnmatch(path, f"__native_tablee/{pattern}") for pattern in patterns):
            return level
    return "-O0"


def bundled(sources: list[str]) -> Iterator[tuple[str, str]]:
    """The modules of one level in a few C files, so that headers are read a few times and not a hundred; with their
    levels, the slowest to compile first."""
    bundles: dict[str, list[list[str]]] = {"-O3": [[]], "-O1": [[]], "-O0": [[]]}
    for source in sources:
        of_level = bundles[level_of(source)]
        if sum(map(os.path.getsize, of_level[-1])) > LARGEST:
            of_level.append([])
        of_level[-1].append(source)
    for level, of_level in bundles.items():
        for number, members in enumerate(of_level):
            file = os.path.join("build", f"bundle{level}-{number}.c")
            with open(file, "w") as text:
                text.write(ONLY_COLLECTED)
                text.writelines(f'#include "{os.path.basename(source)}"\n' for source in members)
            yield file, level


class OnAllCores(build_ext):
    def build_extensions(self) -> None:
        compile_files = self.compiler.compile
        direct = DIRECT if self.compiler.compiler_type == "unix" else ()

        def compile_all(sources: list[str], *, extra_postargs: list[str], **options: Any) -> list[str]:
            modules = [source for source in sources if os.path.basename(source).startswith("__native_tablee")]
            runtime = [(source, "-O3") for source in sources if source not in modules]
            if modules:
                print(f"stage: compiling the rules ({len(modules)} modules)", flush=True)

            def compile_one(file: tuple[str, str]) -> list[str]:
                return list(compile_files([file[0]], extra_postargs=[*extra_postargs, file[1], *direct], **options))

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(compile_one, [*bundled(modules), *runtime] if modules else runtime)
                return [object_file for files in made for object_file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


def main(group: str, modules: list[str]) -> None:
    options = ["--config-file=", "--ignore-missing-imports", "--hide-error-context"]
    setup(
        name=group,
        ext_modules=mypycify([*options, *modules], group_name=group, debug_level="0", multi_file=True),
        cmdclass={"build_ext": OnAllCores},
        script_args=["--quiet", "build_ext", "--build-lib", "out", "--build-temp", "objects"],
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
