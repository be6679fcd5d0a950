"""Ways to play Echoes of Revachol that reach what random play seldom does. (ECH-132)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.chance import Rng
from tablee.testing.positions import Leaning, anything


def never_completes(verb: str, options: list[str], rng: Rng) -> str:
    """Corps grow until no Ally is left to draw and all must pass. (ECH-R18)"""
    return "no" if verb == "Complete" else anything(verb, options, rng)


def always_completes(verb: str, options: list[str], rng: Rng) -> str:
    """As many Tasks as one Corps can pay: the Task deck runs out."""
    if verb == "Act":
        return options[rng.below(len(options) - (options[-1] == "draw" and len(options) > 1))]
    if verb == "PutInCorps":
        return options[0]
    if verb == "Complete":
        return max(options[:-1], key=lambda option: option.count(" "))
    return anything(verb, options, rng)


def places_everything(verb: str, options: list[str], rng: Rng) -> str:
    """Hands are empty most of the time."""
    if verb in ("Act", "PlaceAnother") and len(options) > 1:
        return options[rng.below(len(options) - 1)]
    return anything(verb, options, rng)


def draws(verb: str, options: list[str], rng: Rng) -> str:
    """Hands are full, Morale cards come often."""
    return "draw" if verb == "Act" and "draw" in options else anything(verb, options, rng)


def uses_skills(verb: str, options: list[str], rng: Rng) -> str:
    """Borrows, takes, moves and places again whenever it may."""
    if verb in ("Borrow", "TakeAlly", "MoveGarte", "PlaceAnother", "Complete") and len(options) > 1:
        return options[rng.below(len(options) - (options[-1] == "no"))]
    return anything(verb, options, rng)


def keeps_dolores(verb: str, options: list[str], rng: Rng) -> str:
    """Places all but Dolores, so that an event finds her alone in the hand. (ECH-R62)"""
    if verb == "Act":
        others = [option for option in options if option not in ("dolores", "draw")]
        return others[rng.below(len(others))] if others else options[-1]
    return anything(verb, options, rng)


LEANINGS: Final[Mapping[str, Leaning]] = {
    "never completes": never_completes,
    "always completes": always_completes,
    "places everything": places_everything,
    "draws": draws,
    "uses skills": uses_skills,
    "keeps Dolores": keeps_dolores,
}

OPTIONS: Final[list[Mapping[str, str]]] = [{"open_scores": "yes"}]
"""What a table may choose instead of the usual. (ECH-R13)"""
