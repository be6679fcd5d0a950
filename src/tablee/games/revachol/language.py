"""What the lines of an Ally can say, for whoever types one. (CRD-20)"""

from __future__ import annotations

from typing import Final

from tablee.core.cardform import Form
from tablee.core.cardlanguage import CardLanguage
from tablee.core.phrase import Phrase
from tablee.games.revachol.effects import COUNTS, PICKS, WORDS, written
from tablee.games.revachol.lines import OCCASIONS, Line, read_line
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
    return [*found, Form("search for a {symbol}", {"symbol": ("crown", *SYMBOLS)})]


def _phrase(line: Line) -> Phrase:
    return line.phrase()


def _text(line: Line) -> str:
    return line.text


LANGUAGE: Final[CardLanguage[Line]] = CardLanguage(
    read_line,
    _phrase,
    _text,
    [Form(f"{occasion}: ", {}, True) for occasion in OCCASIONS],
    _sentences(),
    [(count.one, count.many) for count in COUNTS],
    (),
    SAMPLES,
    [form.words for form in _sentences() if not form.slots],
)
