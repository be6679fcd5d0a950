"""The log of the server: one JSON object a line. It names tables and reasons, never tokens, hands, answers or chat."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

SHOWN: Final = ("table", "game", "why", "path", "status", "said", "seats", "count", "files", "needed")
"""Of what the code adds to a line, only these are written."""


OURS: Final = "tablee"
ASYNCIO: Final = "asyncio"
ASIDE: Final = "a fault aside"
"""What stands for the words of the event loop about a task or callback: they show its arguments and its result."""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "of": record.name,
            "what": ASIDE
            if record.name == ASYNCIO
            else str(record.msg)
            if not _is_ours(record)
            else record.getMessage(),
        }
        for name in SHOWN:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["fault"] = _fault(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _is_ours(record: logging.LogRecord) -> bool:
    """Of others only the words are written, not what stands in them."""
    return record.name.partition(".")[0] == OURS


def _fault(error: BaseException) -> list[str]:
    """Where it happened, without its message: a message may quote what somebody holds in hand."""
    places: list[str] = [type(error).__name__]
    trace = error.__traceback__
    while trace is not None:
        places.append(f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[:1] + places[-12:]


def start(level: str = "warning") -> None:
    """Write the lines to the standard error."""
    written = logging.StreamHandler(sys.stderr)
    written.setFormatter(Lines())
    chosen = getattr(logging, level.upper())
    for name in (OURS, "uvicorn", ASYNCIO):
        logger = logging.getLogger(name)
        logger.handlers = [written]
        logger.propagate = False
        # What others say below a warning is addresses, paths and whole frames: tokens and chat.
        logger.setLevel(chosen if name == OURS else max(chosen, logging.WARNING))
