"""What the lines of a card can say, for whoever types one."""

from __future__ import annotations

from typing import Final

from tablee.core.cardform import Form
from tablee.core.cardlanguage import CardLanguage
from tablee.core.phrase import Phrase
from tablee.games.ecos.cards import ELEMENTS
from tablee.games.ecos.composed import APART, HELD, OWN_SENTENCES
from tablee.games.ecos.counts import CONDITIONS, COUNTS, OPPONENT
from tablee.games.ecos.grammar import CHOOSE_SENTENCE, IF_SENTENCE, MAY_SENTENCE, OR_SENTENCE, SENTENCES, read_line
from tablee.games.ecos.land import FEATURES, TERRAINS, WATER_BIT
from tablee.games.ecos.line import HABITAT, HERD, TERRITORY, TILE, Line, Vocabulary, a_piece, plural
from tablee.games.ecos.measure import things
from tablee.games.ecos.sparing import NEED_LESS
from tablee.games.ecos.waiting import OCCASIONS

SAMPLES: Final = ("discard a card", "2 points", "gain a cube")
_NUMBERS: Final = ("2", "1", "3", "4", "5", "6", "7", "8", "9")
LOOSE: Final = (CHOOSE_SENTENCE, MAY_SENTENCE, IF_SENTENCE)
"""Every game has these words; they hold other lines."""
MOST_KEPT: Final = 16
_KEPT: Final[dict[tuple[tuple[str, ...], tuple[int, ...]], CardLanguage[Line]]] = {}


def language(words: Vocabulary) -> CardLanguage[Line]:
    """In a set with these species."""
    key = (words.species, words.enters)
    if key not in _KEPT:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = _language(words)
    return _KEPT[key]


def _language(words: Vocabulary) -> CardLanguage[Line]:
    at_sea = [name for name, enters in zip(words.species, words.enters, strict=True) if enters == WATER_BIT]
    species = [name for name in words.species if name not in at_sea] + at_sea  # examples are of the land
    land = [name for name in TERRAINS if name in words.pieces]
    animals = [*species, "animal"]
    known = list(things(words))
    singles: dict[str, list[str]] = {
        "thing": known,
        "this": [HERD, HABITAT, TERRITORY, TILE],
        "group": [HERD, HABITAT, TERRITORY],
        "n": list(_NUMBERS),
    }
    counts = [said for sentence in COUNTS for said in Form(sentence.words, singles).every()]
    of_map = [count for count in counts if count != OPPONENT]
    slots: dict[str, list[str]] = {
        "n": list(_NUMBERS),
        "one": ["points", "point"],
        "each": counts,
        "most": [*_NUMBERS[2:], *_NUMBERS[:2]],
        "far": [*_NUMBERS[2:], *_NUMBERS[:2]],
        "across": ["", ", also across water"],
        "bare": ["bare ", ""],
        "old": ["water", *land],
        "new": ["desert", *land],
        "other": ["grassland", *land],
    }
    found: list[Form] = []
    for sentence, _ in SENTENCES:
        if sentence in LOOSE:
            continue
        own = dict(slots)
        said = sentence.words
        if sentence is OR_SENTENCE:
            own["line"] = ["5 points", *[f"1 point per {count}, at most 3" for count in counts]]
            own["condition"] = ["you have 3 or more opponents"]
        elif said.startswith("place "):
            said = said.replace("{n}{what}", "{piece}").replace("{a}{where}", "{where}")
            several = [f"{n} {plural(each)}" for each in species for n in ("2", "3")]
            own["piece"] = [a_piece(each) for each in (*species, *FEATURES, *land)] + several
            places = FEATURES if " with " in said else (*FEATURES, *land, *species)
            own["where"] = [a_piece(each) for each in places]
        elif said.startswith("move "):
            said = said.replace("{a}{what}", "{what}")
            many = "{n}" in said
            own["what"] = [plural(each) if many else a_piece(each) for each in animals]
        elif said.startswith("remove "):
            own["what"] = [plural(each) for each in animals]
            own["other"] = own["what"][1:] + own["what"][:1]
        else:
            own["what"] = list(ELEMENTS)
        found.append(Form(said, own))
    return CardLanguage(
        lambda text: read_line(text, words),
        _phrase,
        _text,
        (),
        [
            *found,
            *[Form(said, slots) for said in OWN_SENTENCES],
            *[Form(f"{occasion}: {{a}}", {"a": SAMPLES[2:]}) for occasion in OCCASIONS],
            Form(NEED_LESS, {}),
        ],
        [*[(held.one, held.many) for held in (*HELD, *APART)], *[(count, count) for count in of_map]],
        [Form(sentence.words, {**singles, "thing": [plural(each) for each in known]}) for sentence in CONDITIONS],
        SAMPLES,
    )


def _phrase(line: Line) -> Phrase:
    return line.phrase()


def _text(line: Line) -> str:
    return line.text
