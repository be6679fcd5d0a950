"""Loading the Python file beside a card set: `[set] code = "mine.py"`. It runs with all that you may do."""

from __future__ import annotations

import hashlib
import inspect
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from tablee.core.effects import Effect
from tablee.core.owncode import OwnCode
from tablee.core.sentence import normal

LARGEST: Final = 256 << 10


def beside(folder: Path, name: str) -> OwnCode:
    """The effects in a file of that folder: each class with a `sentence`. ValueError says what is wrong."""
    if Path(name).name != name or not name.endswith(".py"):
        raise ValueError(f'"{name}" is no name of a Python file beside the set (no folders)')
    try:
        text = (folder / name).read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f'"{name}" cannot be read beside the set ({error.strerror})') from None
    except UnicodeDecodeError:
        raise ValueError(f'"{name}" is no text') from None
    if len(text) > LARGEST:
        raise ValueError(f'"{name}" has more than {LARGEST >> 10} KiB')
    digest = hashlib.sha256(text.encode()).hexdigest()
    module = ModuleType(f"tablee_own_{digest[:12]}")
    module.__file__ = str(folder / name)
    try:
        exec(compile(text, str(folder / name), "exec"), module.__dict__)
    except Exception as error:  # whatever the code does, it is told as a mistake of the set
        raise ValueError(f"{name}{_line(error, folder / name)}: {type(error).__name__}: {error}") from None
    return OwnCode(name, _effects(name, module), digest)


def _effects(name: str, module: ModuleType) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for value in vars(module).values():
        sentence = getattr(value, "sentence", None)
        if inspect.isclass(value) and issubclass(value, Effect) and isinstance(sentence, str):
            said = normal(sentence)
            if said in found:
                raise ValueError(f'{name}: two classes say "{sentence}"')
            found[said] = value(said)
    if not found:
        raise ValueError(f'{name}: no class with a sentence in it (class Mine(Effect): sentence = "…")')
    return found


def _line(error: Exception, path: Path) -> str:
    """`:12`, the line of the file that was to blame."""
    if isinstance(error, SyntaxError):
        return f":{error.lineno}"
    own = [step.lineno for step in extract_tb(error.__traceback__) if step.filename == str(path)]
    return f":{own[-1]}" if own else ""
