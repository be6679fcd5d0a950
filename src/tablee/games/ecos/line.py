"""One printed line of a card: the sentence it was read from, what it does, and how it is said in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tablee.core.phrase import Phrase, Value
from tablee.core.sentence import Sentence
from tablee.core.stack import Verb
from tablee.games.ecos.land import FIRST_SPECIES, FIXED_PIECES, NONE

if TYPE_CHECKING:
    from tablee.games.ecos.cards import Cards
    from tablee.games.ecos.land import Land
    from tablee.games.ecos.state import Ecos

Verbs = tuple[Verb[Any], ...]

# What a line refers to. (ECO-R60)
NO_REFERENCE: Final = ""
ADJACENT: Final = "adjacent"
HERD: Final = "herd"
HABITAT: Final = "habitat"
TERRITORY: Final = "territory"
TILE: Final = "tile"


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """What varies in a line is kept as plain values. `text` is the line as printed: the same text is the same line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.places = False  # a placement effect, or a choice with one (ECO-86)
        self.changes = False  # whether it may change the map
        self.binds: tuple[int, ...] = ()  # the pieces that "this" may be after it; ANY_ANIMAL for a moved one
        self.refers = NO_REFERENCE  # what it says of a piece placed before it
        self.removes = False
        self.mixed = False  # a choice with a half that changes the map without placing (ECO-R29)
        self.stands = False  # it holds or waits while its card is active; resolved, it says nothing (CRD-32)
        self.for_others = False  # somebody else may carry it out in the middle of a card (CRD-22)
        self.copied = False  # another card may copy it, unless it speaks of a piece (CRD-36)

    def start(self, s: Ecos, seat: int, card: str) -> None:
        """Carry it out, or begin the questions that it needs."""
        raise NotImplementedError

    def is_sure(self, land: Land, cards: Cards) -> bool:
        """Whether its placements succeed whatever this card places before. False: it must be tried. (ECO-R29)"""
        return not self.places

    def is_hopeless(self, land: Land, cards: Cards, coming: tuple[int, ...]) -> bool:
        """Whether it needs a piece that is neither on the map nor among those the card may lay before. (ECO-R29)"""
        return False

    def is_possible(self, s: Ecos, seat: int) -> bool:
        """Whether it would do anything for that seat, where a longer line asks. (CRD-1)"""
        return True

    def phrase(self) -> Phrase:
        """The line in any language; in English it is the printed text."""
        raise NotImplementedError

    def inner(self) -> tuple[Line, ...]:
        """The lines inside it."""
        return ()

    def shows(self) -> dict[str, Any]:
        """What is drawn of it: `shows` names the kind of picture, `what` the piece or element in it, `n` a number."""
        return {}

    def picture(self) -> dict[str, Any]:
        return {"shows": "line", "places": self.places, **self.shows()}

    def brings(self) -> float:
        """What it is worth to whoever does it, in points, about: all that bots know of a line that is new to them."""
        return 0.0


Reader = Callable[[str, dict[str, str], "Vocabulary"], Line]
"""Makes the line of a text that a sentence has understood, out of what stood in its slots."""
Sentences = list[tuple[Sentence, Reader]]
"""Those of a chapter, tried in this order: a longer sentence stands before one that is its beginning."""


class Vocabulary:
    """The words that lines may use: those of the game, and the species of the card file."""

    def __init__(self, species: tuple[str, ...], enters: tuple[int, ...]) -> None:
        self.species = species
        self.enters = enters  # by species: the terrains it may enter, as bits
        self.pieces: dict[str, int] = {name: i for i, name in enumerate(FIXED_PIECES) if i != NONE}
        for i, name in enumerate(species):
            self.pieces[name] = FIRST_SPECIES + i
        self.names: list[str] = [*FIXED_PIECES, *species]


def noun(name: str, form: str, n: int = 0) -> Phrase:
    """A word in the form its sentence needs; a number goes with it."""
    form_of = f"{name.replace(' ', '-').replace('_', '-')}.{form}"
    args: dict[str, Value] = {"n": n} if n else {}
    return Phrase("noun-" + form_of, args)


def a_piece(name: str) -> str:
    """English only: "a lion", "an antelope", "desert"."""
    if name in ("grassland", "desert", "water"):
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def plural(name: str) -> str:
    """English only: lines are read in English."""
    if name in ("fish", "species", "grassland", "desert", "water"):
        return name
    return name[:-1] + "ies" if name.endswith("y") else name + "s"
