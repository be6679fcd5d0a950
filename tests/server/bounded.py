"""A bound for what might wait for ever."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any

from tests.server.served import PATIENCE


def run_bounded(coroutine: Coroutine[Any, Any, None], within: float = PATIENCE) -> None:
    """As asyncio.run, but TimeoutError after so many seconds also if it cannot be cancelled: what hangs is left behind
    in its thread."""
    done = Future[None]()

    def work() -> None:
        try:
            asyncio.run(coroutine)
            done.set_result(None)
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    done.result(within)
