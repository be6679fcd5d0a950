"""What the lines of each sort of card can say, for whoever types one. (ELK-109)"""

from __future__ import annotations

from typing import Final

from tablee.core.cardform import Form
from tablee.core.cardlanguage import CardLanguage
from tablee.core.phrase import Phrase
from tablee.games.elekt.abilities import BENT_STATES
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.banish import BASE_UNIT
from tablee.games.elekt.cards import BASE, ELITE, PRIVILEGE, ZONE_NAMES
from tablee.games.elekt.composed import OWN_SENTENCES
from tablee.games.elekt.counts import HELD
from tablee.games.elekt.line import CLASH, SLOTS
from tablee.games.elekt.moments import LOWEST_RANK, UNIT, YOU, Ability
from tablee.games.elekt.sentences import LINE_VERBS, OCCASIONS, WHILE_IN_PLAY, WHILE_YOURS, read_line
from tablee.games.elekt.states import FEWER, FEWEST, MORE, MOST, OF_YOURS, STATES

SAMPLES: Final = ("draw a unit", "gain 1 amber", "attach mysticism")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "attribute": ("brutality", *ATTRIBUTES),
    "as": ("authority", *ATTRIBUTES),
    "clash": ("duplicity", *CLASH.split("|")),
    "token": tuple(SLOTS["token"].split("|")),
    "unit": tuple(SLOTS["unit"].split("|")),
    "amber": ("1", "2", "3"),
    "price": ("2", "0", "1", "3"),
    "yours": ("", OF_YOURS),
    "order": ("brutality authority mysticism duplicity", " ".join(ATTRIBUTES[::-1])),
    "which": (MOST, FEWEST),
    "whom": (LOWEST_RANK, YOU),
    "room": (MORE, FEWER),
    "several": ("2", "3", "4", "5"),
    "zone": ZONE_NAMES,
    "extreme": ("weakest", "strongest"),
}
"""What may stand in each slot, that of examples first."""
PRICED: Final = (
    *[f"{n} amber" for n in WORDS["amber"]],
    "discard this",
    *[f"{n} amber or discard this" for n in WORDS["amber"]],
)
"""Prices; a zone card is none itself."""
MOST_KEPT: Final = 16
_KEPT: Final[dict[tuple[str, tuple[str, ...]], CardLanguage[Ability]]] = {}


def language(deck: str, types: tuple[str, ...]) -> CardLanguage[Ability]:
    """Of the cards of a deck, in a set with Units of these types."""
    key = (deck, types)
    if key not in _KEPT:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = _language(deck, types)
    return _KEPT[key]


def _language(deck: str, types: tuple[str, ...]) -> CardLanguage[Ability]:
    words = {**WORDS, "group": (*types[-1:], UNIT, BASE_UNIT, *types)}
    while_there = WHILE_YOURS if deck == PRIVILEGE else WHILE_IN_PLAY
    heads = [f"{sentence.words}: " for sentence, decks in OCCASIONS if deck in decks]
    sentences = [said.words for verb in LINE_VERBS if deck in verb.decks for said in verb.sentences.values()]
    sentences += OWN_SENTENCES
    sentences += [sentence.words for sentence, (_, decks) in (*STATES, *BENT_STATES) if deck in decks]
    counts = [(held.one, held.many) for held in HELD]
    counts += [(f"{group} here", f"{group}s here") for group in (UNIT, *types)]
    counts += [(f"{attribute} here", f"{attribute} here") for attribute in ATTRIBUTES]
    return CardLanguage(
        lambda text: read_line(text, deck),
        _phrase,
        _text,
        [Form(head, words, True) for head in [*heads, f"{while_there}: "]],
        [Form(said, words) for said in sentences],
        counts,
        (),
        SAMPLES,
        () if deck == BASE else PRICED if deck in (ELITE, PRIVILEGE) else PRICED[:3],
    )


def _phrase(ability: Ability) -> Phrase:
    return ability.in_any_language[0]


def _text(ability: Ability) -> str:
    return ability.line
