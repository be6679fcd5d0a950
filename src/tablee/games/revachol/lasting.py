"""Lines of Allies that hold while they lie in a Corps: `while in a corps: your hand limit is 1 higher`."""

from __future__ import annotations

import re
from typing import Final, final

from tablee.core.effects import Effect
from tablee.core.phrase import Phrase
from tablee.core.stack import Frame
from tablee.games.revachol.state import Revachol

HAND: Final = "hand-limit"
FEWER: Final = "fewer-symbols"
AGAIN: Final = "roll-again"
SENTENCES: Final = {
    HAND: "your hand limit is {n} higher",
    FEWER: "tasks need {n} {symbol} less",
    AGAIN: "roll again against a loss",
}
"""What such a line can say: the limit of the hand (CRD-30), what a completion by its Corps needs (CRD-29), a second
roll for whoever missed the first (CRD-31)."""


BRINGS: Final = {HAND: 0.3, FEWER: 1.2, AGAIN: 0.2}
"""What each is worth while it lasts, in points, about."""


def written(sentence: str, n: int) -> str:
    """The sentence with its number, as it is printed."""
    return sentence.replace("{n}", str(n)).replace("{symbol}", "symbol" if n == 1 else "symbols")


@final
class Lasting(Effect[Revachol]):
    """Simply true: there is nothing to carry out."""

    def __init__(self, key: str, n: int) -> None:
        super().__init__(written(SENTENCES[key], n))
        self.key = key
        self.n = n

    def possible(self, s: Revachol, f: Frame) -> bool:
        return False

    def phrase(self) -> Phrase:
        return Phrase("line-" + self.key, {"n": self.n})

    def brings(self) -> float:
        return BRINGS[self.key] * self.n


def read_lasting(text: str) -> Lasting | None:
    for key, words in SENTENCES.items():
        said = re.fullmatch(words.replace("{n}", "(?P<n>[1-3])").replace("{symbol}", "symbols?"), text)
        if said is not None:
            return Lasting(key, int(said.groupdict().get("n", "1")))
    return None
