"""Ways to play Elekt that reach what random play seldom does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.chance import Rng
from tablee.testing.positions import Leaning, anything


def never_passes(verb: str, options: list[str], rng: Rng) -> str:
    """All zones are full, every round has five assignments."""
    if verb == "TakeTurn" and len(options) > 1:
        return options[rng.below(len(options) - 1)]
    return anything(verb, options, rng)


def uses_everything(verb: str, options: list[str], rng: Rng) -> str:
    """Abilities, Privileges, Guards and Masters whenever it may."""
    if verb == "TakeTurn":
        uses = [o for o in options if o.endswith((" amber", " discard", " use"))]
        return uses[0] if uses else options[rng.below(max(1, len(options) - 1))]
    if options[-1] == "no" and len(options) > 1:
        return options[rng.below(len(options) - 1)]
    return anything(verb, options, rng)


def saves_amber(verb: str, options: list[str], rng: Rng) -> str:
    """Declines what costs something and collects in the Privilege zone, so that three Amber come together."""
    if verb == "TakeTurn":
        forged = [o for o in options if o.startswith("forger_of_history")]
        courtly = [o for o in options if o.endswith(" privilege")]
        return (forged or courtly or options)[0]
    if verb in ("UseAbility", "Protect", "BreakTie") and "no" in options:
        return "no"
    return anything(verb, options, rng)


def gives_up(verb: str, options: list[str], rng: Rng) -> str:
    """Never protects, discards both recruits: the pile grows and becomes the deck again."""
    if verb == "Protect":
        return "no"
    if verb == "Recruit":
        return "both"
    return uses_everything(verb, options, rng)


def passes_early(verb: str, options: list[str], rng: Rng) -> str:
    """Zones stay empty, cards are discarded unclaimed, and the game goes its six rounds."""
    if verb == "TakeTurn" and rng.below(2):
        return "pass"
    return anything(verb, options, rng)


PER_THOUSAND: Final = 300
"""Its positions cost more than three times those of a short card game."""

LEANINGS: Final[Mapping[str, Leaning]] = {
    "never passes": never_passes,
    "uses everything": uses_everything,
    "saves Amber": saves_amber,
    "gives up": gives_up,
    "passes early": passes_early,
}
