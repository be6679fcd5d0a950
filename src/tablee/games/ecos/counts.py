"""What a line counts ("2 points per stork on the map") and what it asks ("if this herd has 4 animals or more"): the
words after "per" and "if". (ECO-R30)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tablee.core.fault import wrong
from tablee.core.phrase import Phrase
from tablee.core.sentence import BadLine, Sentence, bad_line, one_of
from tablee.games.ecos.land import FIRST_SPECIES, NONE, WATER
from tablee.games.ecos.line import ADJACENT, HABITAT, HERD, NO_REFERENCE, TERRITORY, TILE, Vocabulary, noun, plural
from tablee.games.ecos.measure import (
    ANIMAL,
    SPECIES,
    TERRITORIES,
    count_adjacent,
    count_group,
    count_in_largest,
    count_on_map,
    find_this,
    is_tile,
    things,
)
from tablee.games.ecos.state import Ecos


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """How many of something there are. `refers` is what it says of "this"."""

    def __init__(self, thing: int, name: str, refers: str) -> None:
        self.thing = thing
        self.name = name
        self.refers = refers

    def value(self, s: Ecos) -> int:
        raise NotImplementedError

    def phrase(self) -> Phrase:
        raise NotImplementedError


@final
class Adjacent(Count):
    """`adjacent forest`"""

    def value(self, s: Ecos) -> int:
        this = find_this(s, ADJACENT)
        return 0 if this is None else count_adjacent(s.land, this.piece, this.cells[0], self.thing)

    def phrase(self) -> Phrase:
        return noun(self.name, "each-adjacent")


@final
class InGroup(Count):
    """`tile in this habitat`"""

    def value(self, s: Ecos) -> int:
        this = find_this(s, self.refers)
        return 0 if this is None else count_group(s.land, self.refers, this.piece, this.cells[0], self.thing)

    def phrase(self) -> Phrase:
        return Phrase("count-in-" + self.refers, {"each": noun(self.name, "each")})


@final
class InLargest(Count):
    """`tile in the largest water habitat`"""

    def __init__(self, thing: int, name: str, kind: int, group: str) -> None:
        super().__init__(thing, name, NO_REFERENCE)
        self.kind = kind
        self.group = group

    def value(self, s: Ecos) -> int:
        return count_in_largest(s.land, self.kind, self.thing)

    def phrase(self) -> Phrase:
        group = self.group.removesuffix(" habitat")
        return Phrase("count-in-largest-" + group, {"each": noun(self.name, "each")})


@final
class OnMap(Count):
    """`stork on the map`"""

    def value(self, s: Ecos) -> int:
        return count_on_map(s.land, self.thing)

    def phrase(self) -> Phrase:
        return Phrase("count-on-map", {"each": noun(self.name, "each")})


@final
class Removed(Count):
    """`fish removed`: what this card has removed, also with a tile."""

    def value(self, s: Ecos) -> int:
        if self.thing == ANIMAL:
            return len([1 for piece in s.removed if piece >= FIRST_SPECIES])
        return s.removed.count(self.thing)

    def phrase(self) -> Phrase:
        return noun(self.name, "each-removed")


@final
class Opponents(Count):
    """`opponent`: the other players at the table (CRD-37)"""

    def value(self, s: Ecos) -> int:
        return s.seats - 1

    def phrase(self) -> Phrase:
        return Phrase("count-opponents.each")


_THING: Final = {"thing": r"[a-z_ ]+", "group": r"[a-z ]+", "this": f"{HERD}|{HABITAT}|{TERRITORY}", "n": r"\d+"}
_ADJACENT: Final[Sentence] = Sentence("adjacent {thing}", _THING)
_IN_THIS: Final[Sentence] = Sentence("{thing} in this {this}", _THING)
_IN_LARGEST: Final[Sentence] = Sentence("{thing} in the largest {group}", _THING)
_ON_MAP: Final[Sentence] = Sentence("{thing} on the map", _THING)
_REMOVED: Final[Sentence] = Sentence("{thing} removed", _THING)
OPPONENT: Final = "opponent"
_OPPONENT: Final[Sentence] = Sentence(OPPONENT, _THING)
ON_THE_MAP: Final = wrong("on-the-map", "territories are counted on the map")
COUNTS: Final = (_ADJACENT, _IN_THIS, _IN_LARGEST, _ON_MAP, _REMOVED, _OPPONENT)


def read_count(text: str, words: Vocabulary) -> Count:
    known = things(words)
    if slots := _ADJACENT.read(text):
        name = slots["thing"]
        thing = one_of("thing to count", name, known)
        if thing == TERRITORIES:
            raise BadLine(ON_THE_MAP)
        return Adjacent(thing, name, ADJACENT)
    if slots := _IN_THIS.read(text):
        return InGroup(one_of("thing to count", slots["thing"], known), slots["thing"], slots["this"])
    if slots := _IN_LARGEST.read(text):
        kinds = {f"{words.names[kind]} habitat": kind for kind in range(WATER, FIRST_SPECIES)}
        kinds[TERRITORY] = TERRITORIES
        kind = one_of("habitat or territory", slots["group"], kinds)
        return InLargest(one_of("thing to count", slots["thing"], known), slots["thing"], kind, slots["group"])
    if slots := _ON_MAP.read(text):
        return OnMap(one_of("thing to count", slots["thing"], known), slots["thing"], NO_REFERENCE)
    if slots := _REMOVED.read(text):
        thing = one_of("thing to count", slots["thing"], known)
        if is_tile(thing) or thing in (SPECIES, TERRITORIES):
            raise bad_line("no-token", '"{word}" is no token', word=slots["thing"])
        return Removed(thing, slots["thing"], NO_REFERENCE)
    if _OPPONENT.read(text) is not None:
        return Opponents(NONE, text, NO_REFERENCE)
    raise bad_line("not-counted", '"{text}" is nothing that can be counted', text=text)


# Conditions, after "if".


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """True or not when its line is reached. (ECO-R30)"""

    def __init__(self, text: str, n: int, thing: int, name: str, refers: str) -> None:
        self.text = text
        self.n = n
        self.thing = thing
        self.name = name
        self.refers = refers

    def holds(self, s: Ecos) -> bool:
        raise NotImplementedError

    def phrase(self) -> Phrase:
        raise NotImplementedError


@final
class GroupHas(Condition):
    """`this territory has 5 tiles or more`"""

    def holds(self, s: Ecos) -> bool:
        this = find_this(s, self.refers)
        return this is not None and (count_group(s.land, self.refers, this.piece, this.cells[0], self.thing) >= self.n)

    def phrase(self) -> Phrase:
        return Phrase("if-" + self.refers + "-has", {"many": noun(self.name, "at-least", self.n)})


@final
class AreAdjacent(Condition):
    """`2 mountains or more are adjacent`"""

    def holds(self, s: Ecos) -> bool:
        this = find_this(s, ADJACENT)
        return this is not None and count_adjacent(s.land, this.piece, this.cells[0], self.thing) >= self.n

    def phrase(self) -> Phrase:
        return Phrase("if-adjacent", {"many": noun(self.name, "at-least-adjacent", self.n)})


@final
class TileHasBoth(Condition):
    """`this tile has a mountain and a forest`"""

    def holds(self, s: Ecos) -> bool:
        this = find_this(s, TILE)
        return this is not None and s.land.mountains[this.cells[0]] > 0 and s.land.forests[this.cells[0]] > 0

    def phrase(self) -> Phrase:
        return Phrase("if-tile-has-both")


@final
class HasOpponents(Condition):
    """`you have 2 or more opponents` (CRD-37)"""

    def holds(self, s: Ecos) -> bool:
        return s.seats - 1 >= self.n

    def phrase(self) -> Phrase:
        return Phrase("condition-at-least", {"n": self.n, "count": Phrase("count-opponents")})


_GROUP_HAS: Final[Sentence] = Sentence("this {this} has {n} {thing} or more", _THING)
_ARE_ADJACENT: Final[Sentence] = Sentence("{n} {thing} or more are adjacent", _THING)
_HAS_BOTH: Final[Sentence] = Sentence("this tile has a mountain and a forest", _THING)
_HAS_OPPONENTS: Final[Sentence] = Sentence("you have {n} or more opponents", _THING)
CONDITIONS: Final = (_GROUP_HAS, _ARE_ADJACENT, _HAS_BOTH)
"""Those that no other game has."""


def read_condition(text: str, words: Vocabulary) -> Condition:
    known = things(words)
    many = {plural(name): name for name in known}
    if slots := _GROUP_HAS.read(text):
        name = many.get(slots["thing"], slots["thing"])
        n = int(slots["n"])
        text = f"this {slots['this']} has {n} {name if n == 1 else plural(name)} or more"
        return GroupHas(text, n, one_of("thing to count", name, known), name, slots["this"])
    if slots := _ARE_ADJACENT.read(text):
        name = many.get(slots["thing"], slots["thing"])
        n = int(slots["n"])
        text = f"{n} {name if n == 1 else plural(name)} or more are adjacent"
        return AreAdjacent(text, n, one_of("thing to count", name, known), name, ADJACENT)
    if _HAS_BOTH.read(text) is not None:
        return TileHasBoth(text, 0, NONE, "", TILE)
    if slots := _HAS_OPPONENTS.read(text):
        return HasOpponents(text, int(slots["n"]), NONE, OPPONENT, NO_REFERENCE)
    raise bad_line("no-condition", '"{text}" is no condition', text=text)
