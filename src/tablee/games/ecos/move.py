"""Moving animals. (rulebook, Déplacer des animaux)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.sentence import BadLine, Sentence, one_of
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, repeat, tell
from tablee.games.ecos.ahead import still_completable
from tablee.games.ecos.groups import reach
from tablee.games.ecos.land import BY_NAME, FIRST_SPECIES, NAMES, WATER_BIT, distinct, leave, stand
from tablee.games.ecos.line import Line, Words, noun, plural
from tablee.games.ecos.measure import ANIMAL, bind, moved_on
from tablee.games.ecos.state import MOVED, Ecos

DONE: Final = "done"
"""Of several no more."""


@final
class Move(Line):
    """`move a rhino up to 3` · `move up to 2 animals up to 2` (ECO-122)"""

    def __init__(self, text: str, most: int, several: bool, animal: int, name: str, far: int, crosses: bool) -> None:
        super().__init__(text)
        self.most = most
        self.several = several  # "up to": the owner may stop; a single one is moved if there is one (ECO-R31)
        self.animal = animal  # a species, or ANIMAL for any
        self.name = name
        self.far = far
        self.crosses = crosses  # Water too; a species of the Water stays off Land (ECO-125, ECO-126)
        self.changes = True
        self.binds = (animal,)

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, MOVE, self.text, self.most)

    def phrase(self) -> Phrase:
        key = "line-move-several" if self.several else "line-move"
        what = noun(self.name, "up-to", self.most) if self.several else noun(self.name, "a")
        return Phrase(key + ("-across" if self.crosses else ""), {"what": what, "far": self.far})


def move_of(s: Ecos, f: Frame) -> Move:
    line = s.cards.lines[f.it.partition("|")[0]]
    assert isinstance(line, Move)
    return line


@final
class ChooseMover(Verb[Ecos]):
    """Which animal moves; several one after another, none twice. (ECO-122, ECO-R51, ECO-R77, ECO-R78)

    `it` is the line, then the animals that have moved already.
    """

    def asks(self, s: Ecos, f: Frame) -> int:
        if f.n == 0:
            return NOBODY
        options = self.possible(s, f)
        if not options:
            return NOBODY
        if move_of(s, f).several:
            options.append(DONE)
        s.options = still_completable(s, f, options)
        return f.seat

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        line = move_of(s, f)
        options: list[str] = []
        moved = f.it.split("|")[1:]
        for i, each in enumerate(s.cards.species):
            if line.animal in (ANIMAL, FIRST_SPECIES + i):
                own = s.land.animals[i]
                for cell in distinct(own):
                    name = f"{each.id} {NAMES[cell]}"
                    if own.count(cell) > moved.count(name):
                        options.append(name)
        return options

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer in (DONE, NOTHING):
            return
        repeat(s, f, f.it, f.n - 1)
        begin(s, f.seat, f.source, MOVE_TO, f"{f.it}|{answer}")

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-move", {"card": f.source, "n": f.n})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return "move no more" if answer == DONE else f"move {answer.replace(' ', ' at ')}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == DONE:
            return Phrase("say-move-done")
        name, _, cell = answer.partition(" ")
        return Phrase("say-move", {"symbol": name, "cell": cell})


@final
class MoveTo(Verb[Ecos]):
    """Step by step over tiles it may enter, or not at all. (ECO-123 … ECO-127, ECO-R51, ECO-R52)"""

    def mover(self, f: Frame) -> tuple[str, int]:
        name, _, cell = f.it.rpartition("|")[2].partition(" ")
        return name, BY_NAME[cell]

    def asks(self, s: Ecos, f: Frame) -> int:
        s.options = still_completable(s, f, self.possible(s, f))
        return f.seat

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        name, cell = self.mover(f)
        species = s.cards.pieces.index(name) - FIRST_SPECIES
        return [NAMES[other] for other in reach(s.land, cell, self.grounds(s, f, species), move_of(s, f).far)]

    def grounds(self, s: Ecos, f: Frame, species: int) -> int:
        """The terrains it may enter, as bits."""
        return s.cards.enters[species] | (WATER_BIT if move_of(s, f).crosses else 0)

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        name, cell = self.mover(f)
        piece = s.cards.pieces.index(name)
        leave(s.land, piece - FIRST_SPECIES, cell)
        stand(s.land, piece - FIRST_SPECIES, BY_NAME[answer])
        moved_on(s, piece, cell, BY_NAME[answer])
        bind(s, MOVED, piece, BY_NAME[answer])
        tell(s, "moved", f.seat, card=f.source, place=f"{name} {NAMES[cell]} → {answer}")
        g = s.top
        assert g is not None
        s.top = Frame(g.seat, g.source, g.todo, g.at, f"{g.it}|{name} {answer}", g.n, g.below)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        name, cell = self.mover(f)
        return Phrase("ask-move-to", {"card": f.source, "symbol": name, "cell": NAMES[cell]})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"to {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        name, cell = self.mover(f)
        if NAMES[cell] == answer:
            return Phrase("say-move-stay", {"symbol": name, "cell": answer})
        return Phrase("say-move-to", {"symbol": name, "cell": answer})


MOVE: Final = (ChooseMover(),)
MOVE_TO: Final = (MoveTo(),)

# Their sentences.

_SLOTS: Final = {
    "n": r"[1-9]",
    "a": "an? ",
    "what": r"[a-z_]+",
    "far": r"[1-9]",
    "across": "(?:, also across water)?",
}
MOVE_ONE: Final[Sentence] = Sentence("move {a}{what} up to {far}{across}", _SLOTS)
MOVE_SEVERAL: Final[Sentence] = Sentence("move up to {n} {what} up to {far}{across}", _SLOTS)


def animals(words: Words) -> dict[str, int]:
    found = {name: FIRST_SPECIES + i for i, name in enumerate(words.species)}
    found["animal"] = ANIMAL
    return found


def singular(name: str, known: dict[str, int]) -> str:
    return {plural(each): each for each in known}.get(name, name)


def read_move(text: str, slots: dict[str, str], words: Words) -> Line:
    known = animals(words)
    several = "n" in slots
    name = singular(slots["what"], known) if several else slots["what"]
    most = int(slots["n"]) if several else 1
    animal = one_of("animal", name, known)
    across = slots["across"] != ""
    if across and animal != ANIMAL and words.enters[animal - FIRST_SPECIES] & WATER_BIT:
        raise BadLine(f"{name} enters water anyway; nothing lets a species of the water on land (ECO-125)")
    return Move(text, most, several, animal, name, int(slots["far"]), across)
