"""Replacing and removing. (rulebook, Remplacer ou retirer)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.sentence import BadLine, Sentence, one_of
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, offer, repeat, tell
from tablee.games.ecos.ahead import still_completable
from tablee.games.ecos.land import (
    BY_NAME,
    DESERT,
    FIRST_SPECIES,
    GRASSLAND,
    MOUNTAIN,
    NAMES,
    NEIGHBOURS,
    WATER,
    Land,
    is_bare,
    number_at,
    stack_of,
    take_tile,
    take_token,
    turn_tile,
)
from tablee.games.ecos.line import ADJACENT, HABITAT, Line, Words, noun
from tablee.games.ecos.measure import ANIMAL, bind, find_this, habitat_cells
from tablee.games.ecos.move import DONE, animals, singular
from tablee.games.ecos.state import MOVED, Ecos

LAND: Final = -1
"""Any Land tile."""
ALL: Final = 0


# Replacing.


@final
class Replace(Line):
    """`replace a bare land tile with water or desert` (ECO-133 … ECO-135)"""

    def __init__(self, text: str, bare: bool, old: int, old_name: str, new: tuple[int, ...], names: list[str]) -> None:
        super().__init__(text)
        self.bare = bare
        self.old = old  # a terrain, or LAND
        self.old_name = old_name
        self.new = new
        self.names = names
        self.changes = True
        self.removes = True
        self.binds = new

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, REPLACE, self.text)

    def possible(self, land: Land) -> list[str]:
        """What can be replaced, and by what. (ECO-R54)"""
        found: list[str] = []
        for cell in land.tiles:
            kind = land.terrain[cell]
            fits = self.old == kind or (self.old == LAND and kind != WATER)
            if fits and (not self.bare or is_bare(land, cell)):
                for i, new in enumerate(self.new):
                    other_stack = stack_of(new) != stack_of(kind)
                    if new != kind and not (other_stack and land.supply[stack_of(new)] == 0):
                        found.append(f"{self.names[i]} {NAMES[cell]}")
        return found

    def phrase(self) -> Phrase:
        old = noun(self.old_name, "tile-bare" if self.bare else "tile")
        if len(self.names) == 1:
            return Phrase("line-replace", {"old": old, "new": noun(self.names[0], "with")})
        new = (noun(self.names[0], "with"), noun(self.names[1], "with"))
        return Phrase("line-replace-or", {"old": old, "new": new[0], "new2": new[1]})


def replacement(s: Ecos, f: Frame) -> Replace:
    line = s.cards.lines[f.it]
    assert isinstance(line, Replace)
    return line


@final
class ReplaceTile(Verb[Ecos]):
    """Which tile, and by what; done if it is possible. (ECO-R31, ECO-R54)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        return offer(s, f.seat, still_completable(s, f, replacement(s, f).possible(s.land)))

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            tell(s, "impossible-line", f.seat, card=f.source)
            return
        name, _, where = answer.partition(" ")
        cell = BY_NAME[where]
        kind = s.cards.pieces.index(name)
        before = s.land.supply.copy()
        turn_tile(s.land, cell, kind, s.cards.enters)
        note_removed(s, before)
        bind(s, MOVED, kind, cell)
        tell(s, "replaced", f.seat, card=f.source, place=answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-replace", {"card": f.source})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        name, _, cell = answer.partition(" ")
        return f"replace {cell} with {name}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        name, _, cell = answer.partition(" ")
        return Phrase("say-replace", {"symbol": name, "cell": cell})


REPLACE: Final = (ReplaceTile(),)


# Removing.


@final
class RemoveTile(Line):
    """`remove a bare tile` · `remove a tile` (ECO-136, ECO-R55)"""

    def __init__(self, text: str, bare: bool) -> None:
        super().__init__(text)
        self.bare = bare
        self.changes = True
        self.removes = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, REMOVE_TILE, self.text)

    def possible(self, land: Land) -> list[str]:
        return [NAMES[cell] for cell in land.tiles if not self.bare or is_bare(land, cell)]

    def phrase(self) -> Phrase:
        return Phrase("line-remove-tile" if self.bare else "line-remove-any-tile")


def removal(s: Ecos, f: Frame) -> RemoveTile:
    line = s.cards.lines[f.it]
    assert isinstance(line, RemoveTile)
    return line


@final
class ChooseTile(Verb[Ecos]):
    """Which tile leaves the map, with everything on it."""

    def asks(self, s: Ecos, f: Frame) -> int:
        return offer(s, f.seat, still_completable(s, f, removal(s, f).possible(s.land)))

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            tell(s, "impossible-line", f.seat, card=f.source)
            return
        cell = BY_NAME[answer]
        name = s.cards.pieces[s.land.terrain[cell]]
        before = s.land.supply.copy()
        take_tile(s.land, cell)
        note_removed(s, before)
        tell(s, "removed", f.seat, card=f.source, place=f"{name} {answer}")

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-remove-tile", {"card": f.source})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"remove tile at {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        name = s.cards.pieces[s.land.terrain[BY_NAME[answer]]]
        return Phrase("say-remove", {"symbol": name, "cell": answer})


REMOVE_TILE: Final = (ChooseTile(),)


def note_removed(s: Ecos, before: list[int]) -> None:
    """Tokens that left the map with their tile are removed by the card too. (ECO-133, ECO-134, ECO-136)"""
    for piece in range(MOUNTAIN, len(before)):
        s.removed += (piece,) * (s.land.supply[piece] - before[piece])


@final
class Remove(Line):
    """`remove up to 3 adjacent animals` · `remove all adjacent antelopes` · `remove up to 3 fish or manatees in this
    habitat`"""

    def __init__(self, text: str, most: int, kinds: tuple[int, ...], names: list[str], where: str) -> None:
        super().__init__(text)
        self.most = most  # ALL: every one, unasked
        self.kinds = kinds
        self.names = names
        self.refers = where
        self.changes = True
        self.removes = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        if self.most == ALL:
            for answer in tokens_in_reach(s, self):
                for _ in range(number_named(s, answer)):
                    remove_token(s, seat, card, answer)
        else:
            begin(s, seat, card, REMOVE, self.text, self.most)

    def phrase(self) -> Phrase:
        if self.most == ALL:
            return Phrase("line-remove-all", {"many": noun(self.names[0], "all-adjacent")})
        if self.refers == ADJACENT:
            return Phrase("line-remove", {"many": noun(self.names[0], "up-to-adjacent", self.most)})
        many = noun(self.names[0], "up-to", self.most)
        if len(self.names) == 1:
            return Phrase("line-remove-habitat", {"many": many})
        return Phrase("line-remove-habitat-or", {"many": many, "many2": noun(self.names[1], "or-up-to")})


def tokens_in_reach(s: Ecos, line: Remove) -> list[str]:
    """The tokens it may take, by cell and species: adjacent to "this", or in its habitat. (ECO-R57, ECO-R77)"""
    this = find_this(s, line.refers)
    if this is None or not number_at(s.land, this.cells[0], this.piece):
        return []
    at = this.cells[0]
    cells = [at, *NEIGHBOURS[at]] if line.refers == ADJACENT else habitat_cells(s.land, this.piece, at)
    found: list[str] = []
    for cell in sorted(cells):
        for piece in range(MOUNTAIN, len(s.cards.pieces)):
            if piece in line.kinds or (ANIMAL in line.kinds and piece >= FIRST_SPECIES):
                number = number_at(s.land, cell, piece)
                if cell == at and piece == this.piece:
                    number -= 1  # nothing is adjacent to itself (ECO-140), and "this" stays
                if number > 0:
                    found.append(f"{s.cards.pieces[piece]} {NAMES[cell]}")
    return found


def number_named(s: Ecos, answer: str) -> int:
    """How many tokens such an answer stands for, without the piece that is "this"."""
    name, _, cell = answer.partition(" ")
    piece = s.cards.pieces.index(name)
    number = number_at(s.land, BY_NAME[cell], piece)
    this = find_this(s, ADJACENT)
    if this is not None and this.piece == piece and this.cells[0] == BY_NAME[cell]:
        number -= 1
    return number


def remove_token(s: Ecos, seat: int, card: str, answer: str) -> None:
    name, _, cell = answer.partition(" ")
    piece = s.cards.pieces.index(name)
    take_token(s.land, piece, BY_NAME[cell])
    s.removed = (*s.removed, piece)
    tell(s, "removed", seat, card=card, place=answer)


@final
class ChooseToken(Verb[Ecos]):
    """Up to so many tokens, one after another; none is allowed. (ECO-R31)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        line = s.cards.lines[f.it]
        assert isinstance(line, Remove)
        options = tokens_in_reach(s, line) if f.n > 0 else []
        if not options:
            return NOBODY
        options.append(DONE)
        s.options = still_completable(s, f, options)
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer in (DONE, NOTHING):
            return
        remove_token(s, f.seat, f.source, answer)
        repeat(s, f, f.it, f.n - 1)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-remove", {"card": f.source, "n": f.n})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return "remove no more" if answer == DONE else f"remove {answer.replace(' ', ' at ')}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == DONE:
            return Phrase("say-remove-done")
        name, _, cell = answer.partition(" ")
        return Phrase("say-remove", {"symbol": name, "cell": cell})


REMOVE: Final = (ChooseToken(),)


# Their sentences.

_SLOTS: Final = {
    "n": r"[1-9]",
    "what": r"[a-z_]+",
    "bare": "(?:bare )?",
    "old": r"[a-z]+",
    "new": r"[a-z]+",
    "other": r"[a-z_]+",
}
REPLACE_OR: Final[Sentence] = Sentence("replace a {bare}{old} tile with {new} or {other}", _SLOTS)
REPLACE_PLAIN: Final[Sentence] = Sentence("replace a {bare}{old} tile with {new}", _SLOTS)
REMOVE_TILE_SENTENCE: Final[Sentence] = Sentence("remove a {bare}tile", _SLOTS)
REMOVE_ALL: Final[Sentence] = Sentence("remove all adjacent {what}", _SLOTS)
REMOVE_ADJACENT: Final[Sentence] = Sentence("remove up to {n} adjacent {what}", _SLOTS)
REMOVE_HABITAT_OR: Final[Sentence] = Sentence("remove up to {n} {what} or {other} in this habitat", _SLOTS)
REMOVE_HABITAT: Final[Sentence] = Sentence("remove up to {n} {what} in this habitat", _SLOTS)


def tokens(words: Words) -> dict[str, int]:
    found = animals(words)
    for piece in range(MOUNTAIN, FIRST_SPECIES):
        found[words.names[piece]] = piece
    return found


def read_replace(text: str, slots: dict[str, str], words: Words) -> Line:
    terrain = {words.names[kind]: kind for kind in (WATER, GRASSLAND, DESERT)}
    old = one_of("terrain", slots["old"], {**terrain, "land": LAND})
    names = [slots["new"]] + ([slots["other"]] if "other" in slots else [])
    new = tuple([one_of("terrain", name, terrain) for name in names])
    if len(set(new)) < len(new):
        raise BadLine(f"{slots['new']} or the same is no choice")
    if old in new:
        raise BadLine(f"{slots['old']} replaced by the same kind is not a replacement (ECO-R54)")
    return Replace(text, slots["bare"] != "", old, slots["old"], new, names)


def read_remove_tile(text: str, slots: dict[str, str], words: Words) -> Line:
    return RemoveTile(text, slots["bare"] != "")


def read_remove(text: str, slots: dict[str, str], words: Words) -> Line:
    known = tokens(words)
    most = int(slots["n"]) if "n" in slots else ALL
    names = [slots["what"]] + ([slots["other"]] if "other" in slots else [])
    if most != 1:
        names = [singular(name, known) for name in names]
    if len(set(names)) < len(names):
        raise BadLine(f"{names[0]} or the same is no choice")
    where = HABITAT if text.endswith(" in this habitat") else ADJACENT
    return Remove(text, most, tuple([one_of("token", name, known) for name in names]), names, where)
