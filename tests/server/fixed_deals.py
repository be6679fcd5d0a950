"""`tablee serve` whose deals follow from what the test sends, so that a red run can be repeated.

The server's own part of every shuffle is the same number, TABLEE_DEALS (0 if it is not set); the rest is the entropy of
those who sit down, which `Served.new_table` takes from the name of the test. A bot's luck follows from the state it
looks at. TABLEE_SETTINGS, a JSON object, changes defaults of `Settings` that a host cannot choose: nobody has to wait
for a deadline of ten seconds. Everything else is the real server.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import secrets
import sys
import zlib
from typing import Any, Final

from tablee.cli.main import main
from tablee.core import codec
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.stack import State
from tablee.server import creation, settings
from tablee.server.bot_workers import BotWorkers

DEALS: Final = os.environ.get("TABLEE_DEALS", "0")
_answer = BotWorkers.answer


class FixedSecrets:
    """Stands in for the module `secrets` where tables are made."""

    token_hex = staticmethod(secrets.token_hex)

    @staticmethod
    def token_bytes(size: int) -> bytes:
        made_by = sys._getframe(2).f_code.co_name  # a new table and one that continues another differ
        return hashlib.sha256(f"{DEALS} {made_by}".encode()).digest()[:size]


async def answer(
    self: BotWorkers, game: Game[Any], cards: CardSet, text: str, state: State, seat: int, *args: Any, **more: Any
) -> str:
    seed = zlib.crc32(f"{DEALS} {seat} {codec.encode(game, state)}".encode()) & 0x7FFFFFFF
    return await _answer(self, game, cards, text, state, seat, *args, **{"seed": seed, **more})


def run() -> None:
    creation.secrets = FixedSecrets  # type: ignore[attr-defined,assignment]
    BotWorkers.answer = answer  # type: ignore[method-assign,assignment]
    changed = json.loads(os.environ.get("TABLEE_SETTINGS", "{}"))
    changed = {name: settings.Rate(*one) if isinstance(one, list) else one for name, one in changed.items()}
    if changed:
        settings.Settings = functools.partial(settings.Settings, **changed)  # type: ignore[misc,assignment]
    main()


if __name__ == "__main__":
    run()
