"""A process that reads card files for the server: one a line on stdin, what is in it a line on stdout. A file that
takes too long or too much memory ends the process, and nobody else waits for it. What the bench asks about a text
(`what`) is answered here too, with the same limits."""

from __future__ import annotations

import json
import sys
import time
from typing import Any, Final

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.limited import allow, limit
from tablee.text import Texts

MOST_MISTAKES: Final = 10
"""Of a card file, told at once."""
LONGEST_MISTAKE: Final = 600
MEMORY: Final = 1 << 30
"""Bytes of address space."""
PROCESSOR: Final = 10
"""Seconds of processor for one question; on a busy machine it may take much longer by the clock."""


def main() -> None:
    limit(MEMORY, 5)  # tables go first
    asked, told = sys.stdin, sys.stdout
    sys.stdout = sys.stderr  # nothing but answers may stand on stdout
    told.write("ready\n")
    told.flush()
    for line in asked:
        allow(PROCESSOR)
        said = json.loads(line)
        told.write(json.dumps(_bench(said) if "what" in said else _read(said)) + "\n")
        told.flush()


def _bench(asked: dict[str, Any]) -> dict[str, Any]:
    from tablee.server.bench import questions  # a server without a bench needs none of it

    return questions.answer(asked)


def _read(asked: dict[str, Any]) -> dict[str, Any]:
    key = asked["game"]
    registry.texts_known(key), registry.house_cards(key)  # read once, whatever is asked: no cost of the file's
    began = time.process_time()
    mistakes: list[str] = []
    name, cards, count = "", 0, 0
    try:
        found = registry.read_cards(key, asked["text"], asked["name"])
        name, cards = found.name, len(found.every_card())
    except CardFileError as error:
        count = len(error.mistakes)
        texts = Texts(asked["language"], key)
        mistakes = [texts.mistake(mistake)[:LONGEST_MISTAKE] for mistake in error.mistakes[:MOST_MISTAKES]]
    return {
        "set": name,
        "cards": cards,
        "mistakes": mistakes,
        "more": count - len(mistakes),
        "seconds": time.process_time() - began,
    }


if __name__ == "__main__":
    main()
