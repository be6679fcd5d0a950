"""Replacing and removing. (rulebook, Remplacer ou retirer)"""

from __future__ import annotations

from typing import Any, Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Says, Words
from tablee.core.sentence import Sentence, bad_line, no_choice, one_of
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, emit, offer, repeat
from tablee.core.tuples import added
from tablee.games.ecos.land import (
    BY_NAME,
    DESERT,
    FIRST_SPECIES,
    GRASSLAND,
    MOUNTAIN,
    NAMES,
    NEIGHBOURS,
    NONE,
    WATER,
    Land,
    is_bare,
    number_at,
    stack_of,
    take_tile,
    take_token,
    turn_tile,
)
from tablee.games.ecos.line import ADJACENT, HABITAT, Line, Sentences, Verbs, Vocabulary, noun, plural
from tablee.games.ecos.lookahead import still_completable
from tablee.games.ecos.measure import ANIMAL, bind, find_this, habitat_cells
from tablee.games.ecos.move import DONE, animals, singular
from tablee.games.ecos.state import MOVED, Ecos
from tablee.games.ecos.why import misnamed, strands

LAND: Final = -1
"""Any Land tile."""
ALL: Final = 0


# Replacing.


@final
class Replace(Line):
    """`replace a bare land tile with water or desert` (ECO-133, ECO-134, ECO-135)"""

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

    def shows(self) -> dict[str, Any]:
        return {"shows": "replace", "what": self.names[0], "old": self.old_name}


def replacement(s: Ecos, f: Frame) -> Replace:
    line = s.cards.lines[f.it]
    assert isinstance(line, Replace)
    return line


@final
class ReplaceTile(Verb[Ecos]):
    """Which tile, and by what; done if it is possible. (ECO-R31, ECO-R54)"""

    says = (Says("replace", "replace {cell} with {piece}", "{piece} {cell}"),)

    def asks(self, s: Ecos, f: Frame) -> int:
        return offer(s, f.seat, still_completable(s, f, replacement(s, f).possible(s.land)))

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            emit(s, "impossible-line", f.seat, card=f.source)
            return
        words = self.words(answer)
        cell = BY_NAME[words["cell"]]
        kind = s.cards.piece_numbers[words["piece"]]
        before = s.land.supply.copy()
        turn_tile(s.land, cell, kind, s.cards.enters)
        note_removed(s, before)
        bind(s, MOVED, kind, cell)
        if s.events is not None:
            s.events.append(Event("replaced", f.seat, card=f.source, piece=words["piece"], cell=words["cell"]))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-replace", {"card": f.source})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        where = attempt.word("cell")
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked != self.name or f is None:
            return because("ECO-85", "no-replacement")
        if s.land.terrain[BY_NAME[where]] == NONE:
            return because("ECO-R54", "no-tile", {"cell": where})
        line = replacement(s, f)
        if f"{attempt.word('piece')} {where}" in line.possible(s.land):
            return strands(f.source)
        return because("ECO-R54", "not-replaceable", {"card": f.source, "cell": where})


REPLACE: Final[Verbs] = (ReplaceTile(),)


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

    def shows(self) -> dict[str, Any]:
        return {"shows": "remove-tile"}


def removal(s: Ecos, f: Frame) -> RemoveTile:
    line = s.cards.lines[f.it]
    assert isinstance(line, RemoveTile)
    return line


@final
class ChooseTile(Verb[Ecos]):
    """Which tile leaves the map, with everything on it. (ECO-136, ECO-137, ECO-R55)"""

    says = (Says("remove-tile", "remove tile at {cell}", "{cell}"),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"piece": s.cards.pieces[s.land.terrain[BY_NAME[words["cell"]]]]}

    def asks(self, s: Ecos, f: Frame) -> int:
        return offer(s, f.seat, still_completable(s, f, removal(s, f).possible(s.land)))

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            emit(s, "impossible-line", f.seat, card=f.source)
            return
        cell = BY_NAME[answer]
        name = s.cards.pieces[s.land.terrain[cell]]
        before = s.land.supply.copy()
        take_tile(s.land, cell)
        note_removed(s, before)
        if s.events is not None:
            s.events.append(Event("removed", f.seat, card=f.source, piece=name, cell=answer))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-remove-tile", {"card": f.source})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        where = attempt.word("cell")
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked != self.name or f is None:
            return because("ECO-85", "no-removal")
        if s.land.terrain[BY_NAME[where]] == NONE:
            return because("ECO-136", "no-tile", {"cell": where})
        if where in removal(s, f).possible(s.land):
            return strands(f.source)
        return because("ECO-136", "not-bare", {"cell": where})


REMOVE_TILE: Final[Verbs] = (ChooseTile(),)


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
        self._pieces: tuple[int, ...] = ()  # see `pieces`

    def start(self, s: Ecos, seat: int, card: str) -> None:
        if self.most == ALL:
            for token in tokens_in_reach(s, self):
                for _ in range(token.number):
                    remove_token(s, seat, card, token.piece, token.cell)
        else:
            begin(s, seat, card, REMOVE, self.text, self.most)

    def takes(self, piece: int) -> bool:
        """Whether such tokens are meant."""
        return piece in self.kinds or (ANIMAL in self.kinds and piece >= FIRST_SPECIES)

    def pieces(self, s: Ecos) -> tuple[int, ...]:
        """All that are meant, worked out once: a line belongs to one list of species."""
        if not self._pieces:
            self._pieces = tuple([piece for piece in range(MOUNTAIN, len(s.cards.pieces)) if self.takes(piece)])
        return self._pieces

    def phrase(self) -> Phrase:
        if self.most == ALL:
            return Phrase("line-remove-all", {"many": noun(self.names[0], "all-adjacent")})
        if self.refers == ADJACENT:
            return Phrase("line-remove", {"many": noun(self.names[0], "up-to-adjacent", self.most)})
        many = noun(self.names[0], "up-to", self.most)
        if len(self.names) == 1:
            return Phrase("line-remove-habitat", {"many": many})
        return Phrase("line-remove-habitat-or", {"many": many, "many2": noun(self.names[1], "or-up-to")})

    def shows(self) -> dict[str, Any]:
        return {"shows": "remove", "what": self.names[0], "n": self.most}


@final
class Tokens:
    """Tokens of one kind on one cell that a line may take."""

    def __init__(self, piece: int, cell: int, number: int) -> None:
        self.piece = piece
        self.cell = cell
        self.number = number


def tokens_in_reach(s: Ecos, line: Remove) -> list[Tokens]:
    """The tokens it may take, by cell and species: adjacent to "this", or in its habitat. (ECO-R57, ECO-R77)"""
    this = find_this(s, line.refers)
    if this is None or not number_at(s.land, this.cells[0], this.piece):
        return []
    at = this.cells[0]
    cells = [at, *NEIGHBOURS[at]] if line.refers == ADJACENT else habitat_cells(s.land, this.piece, at)
    pieces = line.pieces(s)
    found: list[Tokens] = []
    for cell in sorted(cells):
        if is_bare(s.land, cell):
            continue
        for piece in pieces:
            number = number_at(s.land, cell, piece)
            if cell == at and piece == this.piece:
                number -= 1  # nothing is adjacent to itself (ECO-140), and "this" stays
            if number > 0:
                found.append(Tokens(piece, cell, number))
    return found


def remove_token(s: Ecos, seat: int, card: str, piece: int, cell: int) -> None:
    take_token(s.land, piece, cell)
    s.removed = added(s.removed, piece)
    if s.events is not None:
        s.events.append(Event("removed", seat, card=card, piece=s.cards.pieces[piece], cell=NAMES[cell]))


@final
class ChooseToken(Verb[Ecos]):
    """Up to so many tokens, one after another; none is allowed. (ECO-137, ECO-R31)"""

    says = (Says("remove-done", "remove no more", DONE), Says("remove", "remove {piece} at {cell}", "{piece} {cell}"))

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        line = s.cards.lines[f.it]
        assert isinstance(line, Remove)
        return [f"{s.cards.pieces[token.piece]} {NAMES[token.cell]}" for token in tokens_in_reach(s, line)]

    def asks(self, s: Ecos, f: Frame) -> int:
        options = self.possible(s, f) if f.n > 0 else []
        if not options:
            return NOBODY
        options.append(DONE)
        s.options = still_completable(s, f, options)
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer in (DONE, NOTHING):
            return
        words = self.words(answer)
        remove_token(s, f.seat, f.source, s.cards.piece_numbers[words["piece"]], BY_NAME[words["cell"]])
        repeat(s, f, f.it, f.n - 1)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-remove", {"card": f.source, "n": f.n})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        if attempt.asked == self.name and attempt.word("piece") == "tile":
            return because("ECO-85", "removes-token")
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked != self.name or f is None:
            return because("ECO-85", "removes-tile" if attempt.asked == "ChooseTile" else "no-removal")
        line = s.cards.lines[f.it]
        assert isinstance(line, Remove)
        piece, where = attempt.word("piece"), attempt.word("cell")
        if attempt.key == "remove-done" or f"{piece} {where}" in self.possible(s, f):
            return strands(f.source)
        if not line.takes(s.cards.pieces.index(piece)):
            return because("ECO-85", "not-this-token", {"card": f.source, "piece": piece})
        return why_out_of_reach(s, line, s.cards.pieces.index(piece), BY_NAME[where])


def why_out_of_reach(s: Ecos, line: Remove, piece: int, cell: int) -> Reason:
    """Of a token that the line means: there is none, it is "this" itself, or it is too far away."""
    where: dict[str, Value] = {"piece": s.cards.pieces[piece], "cell": NAMES[cell]}
    this = find_this(s, line.refers)
    if not number_at(s.land, cell, piece):
        return because("ECO-85", "not-there", where)
    if this is not None and this.piece == piece and this.cells[0] == cell:
        return because("ECO-140", "is-this", where)
    return (
        because("ECO-138", "not-adjacent", where)
        if line.refers == ADJACENT
        else because("ECO-147", "not-in-habitat", where)
    )


REMOVE: Final[Verbs] = (ChooseToken(),)


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


def tokens(words: Vocabulary) -> dict[str, int]:
    found = animals(words)
    for piece in range(MOUNTAIN, FIRST_SPECIES):
        found[words.names[piece]] = piece
    return found


def read_replace(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    terrain = {words.names[kind]: kind for kind in (WATER, GRASSLAND, DESERT)}
    old = one_of("terrain", slots["old"], {**terrain, "land": LAND})
    names = [slots["new"]] + ([slots["other"]] if "other" in slots else [])
    new = tuple([one_of("terrain", name, terrain) for name in names])
    if len(set(new)) < len(new):
        raise no_choice(slots["new"])
    if old in new:
        said = '"{what}" replaced by the same kind is not a replacement (ECO-R54)'
        raise bad_line("same-kind", said, what=slots["old"])
    return Replace(text, slots["bare"] != "", old, slots["old"], new, names)


def read_remove_tile(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    return RemoveTile(text, slots["bare"] != "")


def read_remove(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    known = tokens(words)
    most = int(slots["n"]) if "n" in slots else ALL
    names = [slots["what"]] + ([slots["other"]] if "other" in slots else [])
    names = [singular(name, known) for name in names]
    if len(set(names)) < len(names):
        raise no_choice(names[0])
    where = HABITAT if text.endswith(" in this habitat") else ADJACENT
    many = " or ".join([name if most == 1 else plural(name) for name in names])
    text = f"remove {'all' if most == ALL else f'up to {most}'} "
    text += f"{many} in this habitat" if where == HABITAT else f"adjacent {many}"
    return Remove(text, most, tuple([one_of("token", name, known) for name in names]), names, where)


SENTENCES: Final[Sentences] = [
    (REPLACE_OR, read_replace),
    (REPLACE_PLAIN, read_replace),
    (REMOVE_TILE_SENTENCE, read_remove_tile),
    (REMOVE_ALL, read_remove),
    (REMOVE_ADJACENT, read_remove),
    (REMOVE_HABITAT_OR, read_remove),
    (REMOVE_HABITAT, read_remove),
]
VERBS: Final[Verbs] = (*REPLACE, *REMOVE_TILE, *REMOVE)
"""What its lines ask."""
