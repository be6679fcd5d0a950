"""Placing terrain, mountains, forests and animals; running out of pieces. (rulebook, Effets de cartes)"""

from __future__ import annotations

from typing import Any, Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Says, Words
from tablee.core.sentence import Sentence, bad_line, one_of
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, advance, begin, count_only, remember
from tablee.games.ecos.cards import Cards
from tablee.games.ecos.land import (
    BY_NAME,
    FEATURE_BITS,
    FIRST_SPECIES,
    FOREST,
    MOUNTAIN,
    MOUNTAIN_BIT,
    NAMES,
    NONE,
    TERRAIN_BITS,
    WATER,
    WATER_BIT,
    Land,
    capacity,
    distinct,
    empty_first,
    forest_cells,
    free_cells,
    is_bare,
    is_near,
    mountain_cells,
    number_at,
    put_tile,
    put_token,
    stack_of,
    suitable_cells,
    suits,
    take_tile,
    take_token,
    touching,
)
from tablee.games.ecos.line import Line, Sentences, Verbs, Vocabulary, a_piece, noun, plural
from tablee.games.ecos.lookahead import completable, fail, rest_is_sure, those_that_succeed
from tablee.games.ecos.measure import NOWHERE, bind, moved_on
from tablee.games.ecos.rulings import BARE_TILES_MAY_BE_LIFTED, SHORTAGE_MAY_BE_DECLINED
from tablee.games.ecos.state import PLACED, Ecos
from tablee.games.ecos.why import misnamed, strands

NO: Final = "no"


@final
class Place(Line):
    """`place grassland` · `place 2 fish` · `place a forest adjacent to a mountain` · `place a lion on a tile with a
    mountain`: a placement effect. (ECO-86)"""

    def __init__(self, text: str, n: int, piece: int, name: str, near: int, on: int, where: str) -> None:
        super().__init__(text)
        self.n = n
        self.piece = piece
        self.name = name
        self.near = near  # a piece that must be adjacent; NONE: anywhere
        self.on = on  # a feature that the tile must have
        self.where = where  # the name of that piece
        self.places = True
        self.changes = True
        self.binds = (piece,)

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, PLACE, self.text, self.n)

    def cells(self, land: Land, cards: Cards) -> list[int]:
        """Where the piece may go now. (ECO-90, ECO-94, ECO-96, ECO-102, ECO-107, ECO-109, ECO-R48)"""
        piece = self.piece
        if piece < MOUNTAIN:
            return self.narrowed(land, free_cells(land), False)
        if piece == MOUNTAIN:
            return self.narrowed(land, mountain_cells(land), True)
        if piece == FOREST:
            return self.narrowed(land, forest_cells(land), True)
        return empty_first(land, self.narrowed(land, suitable_cells(land, cards.habitat(piece)), True))

    def narrowed(self, land: Land, cells: list[int], token: bool) -> list[int]:
        """Only where the card allows it; a token's own tile counts as adjacent. (ECO-R57)"""
        if self.near != NONE:
            return [cell for cell in cells if is_near(land, cell, self.near, token)]
        if self.on != NONE:
            return [cell for cell in cells if number_at(land, cell, self.on)]
        return cells

    def lacks(self, land: Land) -> bool:
        """Whether the supply has run out of the piece. (ECO-112, ECO-113)"""
        return land.supply[stack_of(self.piece)] == 0

    def liftable(self, land: Land) -> list[int]:
        """Pieces of the same type on the map; of tiles only those without tokens. (ECO-112, ECO-R44, ECO-R50)"""
        piece = self.piece
        if piece >= FIRST_SPECIES:
            return distinct(land.animals[piece - FIRST_SPECIES])
        if piece >= MOUNTAIN:
            return [cell for cell in land.tiles if number_at(land, cell, piece)]
        if not BARE_TILES_MAY_BE_LIFTED:
            return []
        stack = stack_of(piece)
        return [cell for cell in land.tiles if stack_of(land.terrain[cell]) == stack and is_bare(land, cell)]

    def is_sure(self, land: Land, cards: Cards) -> bool:
        if land.supply[stack_of(self.piece)] < self.n:
            return False
        if self.piece < MOUNTAIN:
            return self.near == NONE
        if self.piece == MOUNTAIN:
            return len(self.narrowed(land, mountain_cells(land), True)) >= self.n
        if self.piece == FOREST:
            room = 0
            for cell in self.narrowed(land, forest_cells(land), True):
                room += capacity(land, cell) - land.forests[cell]
            return room >= self.n
        return len(self.narrowed(land, suitable_cells(land, cards.habitat(self.piece)), True)) > 0

    def is_hopeless(self, land: Land, cards: Cards, coming: tuple[int, ...]) -> bool:
        if self.lacks(land) and not is_there(land, self.piece, coming):
            return self.piece >= MOUNTAIN
        for piece in (self.near, self.on):
            if piece != NONE and not is_there(land, piece, coming):
                return True
        if self.piece < FIRST_SPECIES:
            return False
        homes = cards.habitat(self.piece)
        return not any(homes >> piece & 1 and is_there(land, piece, coming) for piece in range(WATER, FIRST_SPECIES))

    def phrase(self) -> Phrase:
        what = noun(self.name, "a") if self.n == 1 else noun(self.name, "some", self.n)
        if self.near != NONE:
            near = noun(self.where, "near")
            return Phrase("line-place-adjacent", {"what": what, "agree": noun(self.name, "adjacent"), "near": near})
        if self.on != NONE:
            return Phrase("line-place-on", {"what": what, "near": noun(self.where, "near")})
        return Phrase("line-place", {"what": what})

    def shows(self) -> dict[str, Any]:
        return {"shows": "place", "what": self.name, "n": self.n}


def is_there(land: Land, piece: int, coming: tuple[int, ...]) -> bool:
    return piece in coming or any(number_at(land, cell, piece) for cell in land.tiles)


def line_of(s: Ecos, f: Frame) -> Place:
    line = s.cards.lines[f.it]
    assert isinstance(line, Place)
    return line


@final
class LiftPiece(Verb[Ecos]):
    """The supply has none: one of the same type may be taken off the map and placed. (ECO-112, ECO-R44, ECO-R50)

    To decline is not to place, and without all its placements a card does nothing (ECO-87): so only as its first deed.
    """

    says = (Says("lift-no", "lift no {piece}", NO), Says("lift", "lift {piece} at {cell}", "{cell}"))

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"piece": line_of(s, f).name}

    def told(self, s: Ecos, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        """Of tiles the one that lies there: the other side of it is placed. (ECO-R44)"""
        return {"piece": self.lifted(s, f, BY_NAME[words["cell"]])} if "cell" in words else {}

    def lifted(self, s: Ecos, f: Frame, cell: int) -> str:
        piece = line_of(s, f).piece
        return s.cards.pieces[s.land.terrain[cell] if piece < MOUNTAIN else piece]

    def asks(self, s: Ecos, f: Frame) -> int:
        line = line_of(s, f)
        if not line.lacks(s.land):
            return NOBODY
        options = completable(s, f, [NAMES[cell] for cell in line.liftable(s.land)])
        if not options:
            return NOBODY
        if SHORTAGE_MAY_BE_DECLINED and not s.trial and s.line == 0 and not s.bound:
            options.append(NO)  # nothing of the card has been done yet
        s.options = options
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        line = line_of(s, f)
        if answer == NOTHING:
            if line.lacks(s.land):
                fail(s)
            return
        if answer == NO:
            if s.events is not None:
                s.events.append(Event("declined", f.seat, card=f.source, piece=line.name))
            fail(s)
            return
        cell = BY_NAME[answer]
        piece = line.piece
        name = self.lifted(s, f, cell)
        if piece < MOUNTAIN:
            piece = s.land.terrain[cell]
            take_tile(s.land, cell)
        else:
            take_token(s.land, piece, cell)
        moved_on(s, piece, cell, NOWHERE)
        remember(s, f, f.it, f.n, (answer,))
        if s.events is not None:
            s.events.append(Event("lifted", f.seat, card=f.source, piece=name, cell=answer))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-lift", {"card": f.source, "piece": line_of(s, f).name})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        piece, where = attempt.word("piece"), attempt.word("cell")
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked not in PLACING or f is None:
            return because("ECO-86", "no-placement")
        line = line_of(s, f)
        if line.name != piece:
            return because("ECO-112", "other-piece", {"piece": line.name})
        if attempt.asked == "PlacePiece":
            return because(
                "ECO-112" if f.those else "ECO-113", "lifted" if f.those else "supply-left", {"piece": piece}
            )
        if not where:
            return because("ECO-R50", "card-has-begun", {"card": f.source})
        if BY_NAME[where] in line.liftable(s.land):
            return strands(f.source)
        return because(
            "ECO-R44" if line.piece < MOUNTAIN else "ECO-R50", "cannot-lift", {"piece": piece, "cell": where}
        )


@final
class PlacePiece(Verb[Ecos]):
    """One piece on a cell of the owner's choice; only where the card stays completable. (ECO-111, ECO-R29, ECO-R78)

    `those` is the cell from which the piece was lifted.
    """

    says = (Says("place", "place {piece} at {cell}", "{cell}"),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"piece": line_of(s, f).name}

    def asks(self, s: Ecos, f: Frame) -> int:
        s.cells = self.possible(s, f)
        return count_only(s, f.seat, len(s.cells)) if s.cells else NOBODY

    def possible(self, s: Ecos, f: Frame) -> list[int]:
        cells = line_of(s, f).cells(s.land, s.cards)
        if s.trial or not cells or rest_is_sure(s, f):
            return cells
        return [BY_NAME[name] for name in those_that_succeed(s, f, [NAMES[cell] for cell in cells])]

    def cells(self, s: Ecos, f: Frame) -> list[int]:
        """The answers, by their places."""
        return s.cells or self.possible(s, f)

    def options_of(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        return [NAMES[cell] for cell in self.cells(s, f)]

    def option_at(self, s: Ecos, f: Frame, seat: int, at: int) -> str:
        return NAMES[self.cells(s, f)[at]]

    def receive_at(self, s: Ecos, f: Frame, seat: int, at: int) -> None:
        cell = self.cells(s, f)[at]
        advance(s, f)
        self.place(s, f, cell)

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            fail(s)
        else:
            self.place(s, f, BY_NAME[answer])

    def place(self, s: Ecos, f: Frame, cell: int) -> None:
        line = line_of(s, f)
        if line.piece < MOUNTAIN:
            put_tile(s.land, cell, line.piece)
        else:
            put_token(s.land, line.piece, cell)
        bind(s, PLACED, line.piece, cell)
        if s.events is not None:
            s.events.append(Event("placed", f.seat, card=f.source, piece=line.name, cell=NAMES[cell]))
        if f.n > 1:
            begin(s, f.seat, f.source, PLACE, f.it, f.n - 1)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-place", {"card": f.source, "piece": line_of(s, f).name, "n": f.n})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked not in PLACING or f is None:
            return because("ECO-86", "no-placement")
        line = line_of(s, f)
        if line.name != attempt.word("piece"):
            return because("ECO-91" if line.piece < MOUNTAIN else "ECO-86", "other-piece", {"piece": line.name})
        if attempt.asked == "LiftPiece":
            return because("ECO-112", "lift-first", {"piece": line.name})
        cell = BY_NAME[attempt.word("cell")]
        if cell in line.cells(s.land, s.cards):
            return strands(f.source)
        if line.piece < MOUNTAIN:
            return why_no_tile(s.land, line, cell)
        return why_no_token(s, line, cell, f.source)


PLACING: Final = ("LiftPiece", "PlacePiece")


def why_no_tile(land: Land, line: Place, cell: int) -> Reason:
    """Why no tile is laid there. (ECO-90, ECO-R45)"""
    where: dict[str, Value] = {"cell": NAMES[cell]}
    if land.terrain[cell] != NONE:
        return because("ECO-90", "occupied", where)
    if not land.tiles:
        return because("ECO-R45", "empty-map")
    if touching(land, cell) == 0:
        return because("ECO-90", "not-beside", where)
    return because("ECO-138", "must-be-adjacent", {"piece": line.where})


def why_no_token(s: Ecos, line: Place, cell: int, card: str) -> Reason:
    """Why the tile does not take the token. (ECO-94, ECO-96, ECO-97, ECO-101, ECO-102, ECO-107, ECO-R48)"""
    land, kind, terrain = s.land, line.piece, s.land.terrain[cell]
    at: dict[str, Value] = {"cell": NAMES[cell], "piece": line.name}
    if terrain == NONE:
        return because("ECO-94" if kind == MOUNTAIN else "ECO-96" if kind == FOREST else "ECO-102", "no-tile", at)
    if kind in (MOUNTAIN, FOREST) and terrain == WATER:
        return because("ECO-101", "on-water", at)
    if kind == MOUNTAIN and land.mountains[cell]:
        return because("ECO-94", "second-mountain", at)
    if kind == FOREST and land.forests[cell] >= capacity(land, cell):
        at["n"] = capacity(land, cell)
        return because("ECO-97" if capacity(land, cell) == 0 else "ECO-96", "no-room", at)
    if kind >= FIRST_SPECIES and not suits(land, cell, s.cards.habitat(kind)):
        return because(habitat_rule(s.cards.habitat(kind)), "unsuitable", at)
    if not line.narrowed(land, [cell], True):
        if kind >= FIRST_SPECIES:
            return because("ECO-R48", "card-says-where", {"card": card})
        return because("ECO-138" if line.near != NONE else "ECO-86", "card-says-where", {"card": card})
    return because("ECO-107", "empty-first", at)


def habitat_rule(habitat: int) -> str:
    """The rule that says where such a species is placed. (ECO-103, ECO-104, ECO-105, ECO-106, ECO-R49)"""
    ground = habitat & TERRAIN_BITS
    if habitat & FEATURE_BITS:
        return "ECO-R49" if ground else "ECO-105" if habitat & MOUNTAIN_BIT else "ECO-106"
    return "ECO-103" if ground & (ground - 1) == 0 else "ECO-104"


PLACE: Final[Verbs] = (LiftPiece(), PlacePiece())

_SLOTS: Final = {"n": r"(?:an? |\d+ )?", "what": r"[a-z_]+", "a": r"(?:an? )?", "where": r"[a-z_]+"}
PLACE_NEAR: Final[Sentence] = Sentence("place {n}{what} adjacent to {a}{where}", _SLOTS)
PLACE_ON: Final[Sentence] = Sentence("place {n}{what} on a tile with {a}{where}", _SLOTS)
PLACE_PLAIN: Final[Sentence] = Sentence("place {n}{what}", _SLOTS)


def read_place(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    n = slots["n"].strip()
    count = int(n) if n.isdigit() else 1
    if not 1 <= count <= 9:
        raise bad_line("placed-number", "1 to 9 pieces are placed")
    name = slots["what"]
    if name not in words.pieces:
        name = {plural(each): each for each in words.pieces}.get(name, name)
    piece = one_of("piece", name, words.pieces)
    near = NONE
    on = NONE
    where = slots.get("where", "")
    if where and PLACE_ON.read(text) is not None:
        on = one_of("feature", where, {words.names[MOUNTAIN]: MOUNTAIN, words.names[FOREST]: FOREST})
        if piece < MOUNTAIN or piece == on:
            raise bad_line("not-on", "{what} cannot be placed on a tile with a {where}", what=name, where=where)
        if piece >= FIRST_SPECIES and words.enters[piece - FIRST_SPECIES] == WATER_BIT:
            said = "{what} lives in the water, where there is never a {where} (ECO-101)"
            raise bad_line("not-in-water", said, what=name, where=where)
    elif where:
        near = one_of("piece", where, words.pieces)
    text = f"place {a_piece(name) if count == 1 else f'{count} {plural(name)}'}"
    if where:
        text += f" on a tile with {a_piece(where)}" if on != NONE else f" adjacent to {a_piece(where)}"
    return Place(text, count, piece, name, near, on, where)


SENTENCES: Final[Sentences] = [
    (PLACE_NEAR, read_place),
    (PLACE_ON, read_place),
    (PLACE_PLAIN, read_place),
]
VERBS: Final[Verbs] = (*PLACE,)
"""What its lines ask."""
