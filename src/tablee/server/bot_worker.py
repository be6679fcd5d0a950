"""A bot's process: one question a line on stdin, one answer a line on stdout. It ends when the server has gone."""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from functools import cache
from typing import Any, Final, TextIO

from tablee import bots, registry
from tablee.bots.bot import Bot
from tablee.bots.coach import Annotator
from tablee.bots.hint import hint
from tablee.bots.thinker import Thinker
from tablee.core import codec
from tablee.core.cardset import CardSet
from tablee.core.chance import Seeded
from tablee.core.record import read_record

PATIENCE: Final = 2.0
"""Seconds past the limit after which a worker whose server did not end it ends itself."""
MOST_FILES: Final = 50

_brought: dict[str, CardSet] = {}
_annotator: tuple[str, Annotator] | None = None  # the game the coach looks at, with its id


def main() -> None:
    os.nice(5)  # tables go first
    asked, told = sys.stdin, sys.stdout
    sys.stdout = sys.stderr  # nothing but answers may stand on stdout
    _say(told, "ready")
    for line in asked:
        question = json.loads(line)
        signal.setitimer(signal.ITIMER_REAL, question["limit"] + PATIENCE)  # its signal ends the process
        _say(told, json.dumps(_answered(question)))
        signal.setitimer(signal.ITIMER_REAL, 0)


def _say(told: TextIO, line: str) -> None:
    told.write(line + "\n")
    told.flush()


def _answered(question: dict[str, Any]) -> dict[str, Any]:
    try:
        if "hint" in question:
            return {"hint": _hint(question)}
        if "record" in question:
            return {"annotated": _annotated(question)}
        return {"answer": _answer(question)}
    except Exception as error:
        # Where, but not with what: values could be cards of a hand.
        at = traceback.extract_tb(error.__traceback__)[-1]
        return {"failed": f"{type(error).__name__} in {os.path.basename(at.filename)}:{at.lineno}"}


def _answer(question: dict[str, Any]) -> str:
    key = question["game"]
    cards = _cards(key, question["digest"], question.get("cards", ""))
    world = codec.decode(registry.game(key), question["world"], cards)
    bot = _bot(key, question["level"])
    if isinstance(bot, Thinker):
        bot.search.seconds = question["seconds"]  # under load it thinks less, but it answers
    return bot.choose(world, question["seat"], Seeded(question["seed"]))


def _hint(question: dict[str, Any]) -> dict[str, Any]:
    key = question["game"]
    game = registry.game(key)
    world = codec.decode(game, question["world"], _cards(key, question["digest"], question.get("cards", "")))
    asked = question["hint"]
    told = hint(game, world, question["seat"], question["seed"], asked["playouts"], asked["seconds"], asked["line"])
    return {
        "answers": [
            {"answer": one.answer, "chance": one.chance, "whys": one.whys, "line": one.line} for one in told.answers
        ],
        "games": told.games,
        "error": told.error,
    }


def _annotated(question: dict[str, Any]) -> list[dict[str, Any]]:
    """The notes on some answers of a record; the rest is asked for one after the other."""
    global _annotator
    key, wanted = question["game"], question["record"]
    if _annotator is None or _annotator[0] != wanted["id"] or _annotator[1].at > wanted["from"]:
        game, cards = registry.game(key), _cards(key, question["digest"], question.get("cards", ""))
        _annotator = (wanted["id"], Annotator(game, cards, read_record(wanted["text"]), wanted["playouts"]))
    return _annotator[1].notes(wanted["from"], wanted["to"])


@cache
def _bot(key: str, level: str) -> Bot:
    return bots.make(level, registry.game(key))


def _cards(key: str, digest: str, text: str) -> CardSet:
    if text and digest not in _brought:
        if len(_brought) >= MOST_FILES:
            raise MemoryError("too many card files")  # the server starts a fresh worker
        _brought[digest] = registry.game(key).read_cards(text, "cards.toml", registry.texts_known(key))
    cards = _brought[digest] if digest in _brought else registry.house_cards(key)
    if cards.digest != digest:
        raise LookupError("these cards were not shown to it")
    return cards


if __name__ == "__main__":
    main()
