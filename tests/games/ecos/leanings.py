"""Ways to play Ecos that reach what random play seldom does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.chance import Rng
from tablee.testing.positions import Leaning, anything


def completes(verb: str, options: list[str], rng: Rng) -> str:
    """Cubes on the first cards of the row, so that they become full; moves none."""
    if verb in ("Respond", "RespondToPair", "UseElement"):
        placed = [option for option in options if "rotate" not in option and " from " not in option]
        return placed[0] if placed else options[-1]
    if verb == "PlayOrCube" and len(options) > 2:
        return options[1 + rng.below(len(options) - 2)]
    return anything(verb, options, rng)


def gains_cards(verb: str, options: list[str], rng: Rng) -> str:
    """Rotates and gains cards whenever it may: decks run out."""
    if verb in ("Respond", "UseElement"):
        return "rotate" if rng.below(4) else options[0]
    if verb == "OfferCard":
        return "gain"
    return anything(verb, options, rng)


def takes_back(verb: str, options: list[str], rng: Rng) -> str:
    """Takes every cube back that it may."""
    if verb == "OfferTakeBack":
        return options[-1]
    return completes(verb, options, rng)


def plays_cards(verb: str, options: list[str], rng: Rng) -> str:
    """Many active cards, never a gained card at the second rotation."""
    if verb == "OfferCard":
        return "no"
    if verb == "PlayOrCube" and len(options) > 2:
        return options[len(options) - 2]
    return anything(verb, options, rng)


def removes(verb: str, options: list[str], rng: Rng) -> str:
    """Removes, moves and lifts as much as it may."""
    if verb in ("ChooseToken", "ChooseMover", "LiftPiece", "MayDo") and len(options) > 1:
        return options[rng.below(len(options) - 1)]
    return completes(verb, options, rng)


LEANINGS: Final[Mapping[str, Leaning]] = {
    "completes": completes,
    "gains cards": gains_cards,
    "takes back": takes_back,
    "plays cards": plays_cards,
    "removes": removes,
}

PER_THOUSAND: Final = 10
"""Its games have thousands of positions with many options: so many games where others play a thousand."""

OPTIONS: Final[list[Mapping[str, str]]] = [
    {"decks": "draft"},
    {"draft_1": "yes", "draft_2": "yes", "landscape": "islands"},
    {"decks": "plant", "goal": "60", "choose_decks": "yes", "harbinger": "2"},
]
"""What a table may choose instead of the usual. (ECO-16, ECO-27, ECO-29, ECO-36, ECO-162)"""
