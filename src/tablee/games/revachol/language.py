"""What the lines of an Ally can say, for whoever types one. (CRD-20)"""

from __future__ import annotations

from typing import Final

from tablee.core.cardform import Form
from tablee.core.cardlanguage import CardLanguage
from tablee.core.phrase import Phrase
from tablee.games.revachol.counts import COUNTS
from tablee.games.revachol.effects import LOOK, PICKS, WORDS, written
from tablee.games.revachol.lasting import SENTENCES as LASTING
from tablee.games.revachol.lasting import written as lasting
from tablee.games.revachol.lines import LASTS, OCCASIONS, Line, read_line
from tablee.games.revachol.symbols import SYMBOLS

SAMPLES: Final = ("discard a card", "gain 1 point", "draw an ally")
_NUMBERS: Final = tuple(str(n) for n in range(2, 10))


def _sentences() -> list[Form]:
    """One, and several."""
    found = [Form(words, {}) for words, _, _ in PICKS]
    for words, _, _ in WORDS:
        if "{n}" in words:
            found.append(Form(written(words, 2).replace("2", "{n}"), {"n": _NUMBERS}))
        found.append(Form(written(words, 1), {}))
    found += [Form(LOOK, {}), Form("search for a {symbol}", {"symbol": ("crown", *SYMBOLS)})]
    found += [Form(lasting(words, 1), {}) for words in LASTING.values()]
    several = [lasting(words, 2).replace("2", "{n}") for words in LASTING.values() if "{n}" in words]
    return [*found, *[Form(words, {"n": ("2", "3")}) for words in several]]


def _phrase(line: Line) -> Phrase:
    return line.phrase()


def _text(line: Line) -> str:
    return line.text


LANGUAGE: Final[CardLanguage[Line]] = CardLanguage(
    read_line,
    _phrase,
    _text,
    [Form(f"{occasion}: ", {}, True) for occasion in (*OCCASIONS, LASTS)],
    _sentences(),
    [(count.one, count.many) for count in COUNTS],
    (),
    SAMPLES,
    [words for words, _, _ in PICKS],
)
