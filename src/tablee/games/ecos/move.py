"""Moving animals. (rulebook, Déplacer des animaux)"""

from __future__ import annotations

from typing import Any, Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Says, Words
from tablee.core.sentence import Sentence, bad_line, one_of
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, repeat
from tablee.games.ecos.groups import reach
from tablee.games.ecos.land import (
    BY_NAME,
    FIRST_SPECIES,
    NAMES,
    NONE,
    WATER,
    WATER_BIT,
    distinct,
    number_at,
    times_in,
    walk,
)
from tablee.games.ecos.line import Line, Sentences, Verbs, Vocabulary, a_piece, noun, plural
from tablee.games.ecos.lookahead import still_completable
from tablee.games.ecos.measure import ANIMAL, bind, moved_on
from tablee.games.ecos.state import MOVED, Ecos
from tablee.games.ecos.why import misnamed, strands

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

    def shows(self) -> dict[str, Any]:
        return {"shows": "move", "what": self.name, "n": self.most}


def move_of(s: Ecos, f: Frame) -> Move:
    line = s.cards.lines[f.it]
    assert isinstance(line, Move)
    return line


@final
class ChooseMover(Verb[Ecos]):
    """Which animal moves; several one after another, none twice. (ECO-122, ECO-R51, ECO-R77, ECO-R78)

    `it` is the line, `those` the animals that have moved already, each as an answer names it.
    """

    says = (Says("move-done", "move no more", DONE), Says("move", "move {piece} at {cell}", "{piece} {cell}"))

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
        for i, each in enumerate(s.cards.species):
            if line.animal in (ANIMAL, FIRST_SPECIES + i):
                own = s.land.animals[i]
                for cell in distinct(own):
                    name = f"{each.id} {NAMES[cell]}"
                    if not f.those or times_in(own, cell) > f.those.count(name):
                        options.append(name)
        return options

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer in (DONE, NOTHING):
            return
        words = self.words(answer)
        repeat(s, f, f.it, f.n - 1, f.those)
        begin(s, f.seat, f.source, MOVE_TO, f.it, BY_NAME[words["cell"]], (words["piece"],))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-move", {"card": f.source, "n": f.n})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        animal, where = attempt.word("piece"), attempt.word("cell")
        if animal and animal not in s.cards.pieces[FIRST_SPECIES:]:
            return because("ECO-122", "no-animal", {"attempt": animal})
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked != self.name or f is None:
            return because("ECO-122", "no-move")
        if attempt.key == "move-done":
            return strands(f.source) if move_of(s, f).several else because("ECO-R31", "must-move")
        if f"{animal} {where}" in self.possible(s, f):
            return strands(f.source)
        if not number_at(s.land, BY_NAME[where], s.cards.pieces.index(animal)):
            return because("ECO-122", "not-there", {"piece": animal, "cell": where})
        return because("ECO-122", "not-this-animal", {"piece": animal})


@final
class MoveTo(Verb[Ecos]):
    """Step by step over tiles it may enter, or not at all. `n` is where it stands, `those` which animal it is.
    (ECO-123, ECO-124, ECO-125, ECO-126, ECO-127, ECO-R51, ECO-R52)"""

    says = (Says("move-to", "to {cell}", "{cell}"),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"piece": f.those[0]}

    def told(self, s: Ecos, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        return {"how": "stays" if words["cell"] == NAMES[f.n] else "goes"}

    def asks(self, s: Ecos, f: Frame) -> int:
        s.options = still_completable(s, f, self.possible(s, f))
        return f.seat

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        return [NAMES[other] for other in reach(s.land, f.n, self.grounds(s, f), move_of(s, f).far)]

    def grounds(self, s: Ecos, f: Frame) -> int:
        """The terrains it may enter, as bits."""
        species = s.cards.piece_numbers[f.those[0]] - FIRST_SPECIES
        return s.cards.enters[species] | (WATER_BIT if move_of(s, f).crosses else 0)

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        name, cell = f.those[0], f.n
        piece = s.cards.piece_numbers[name]
        walk(s.land, piece - FIRST_SPECIES, cell, BY_NAME[answer])
        moved_on(s, piece, cell, BY_NAME[answer])
        bind(s, MOVED, piece, BY_NAME[answer])
        if s.events is not None:
            s.events.append(Event("moved", f.seat, card=f.source, piece=name, cell=NAMES[cell], to=answer))
        g = s.top
        assert g is not None
        s.top = Frame(g.seat, g.source, g.todo, g.at, g.it, g.n, (*g.those, f"{name} {answer}"), g.times, g.below)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-move-to", {"card": f.source, "piece": f.those[0], "cell": NAMES[f.n]})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        where = attempt.word("cell")
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked != self.name or f is None:
            return because("ECO-122", "no-move")
        if where in self.possible(s, f):
            return strands(f.source)
        terrain = s.land.terrain[BY_NAME[where]]
        if terrain == NONE:
            return because("ECO-R51", "no-tile", {"cell": where})
        if not self.grounds(s, f) >> terrain & 1:
            rule = "ECO-126" if terrain == WATER else "ECO-125"
            return because(rule, "cannot-enter", {"piece": f.those[0], "piece2": s.cards.pieces[terrain]})
        return because("ECO-R51", "too-far", {"cell": where})


MOVE: Final[Verbs] = (ChooseMover(),)
MOVE_TO: Final[Verbs] = (MoveTo(),)

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


def animals(words: Vocabulary) -> dict[str, int]:
    found = {name: FIRST_SPECIES + i for i, name in enumerate(words.species)}
    found["animal"] = ANIMAL
    return found


def singular(name: str, known: dict[str, int]) -> str:
    return {plural(each): each for each in known}.get(name, name)


def read_move(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    known = animals(words)
    several = "n" in slots
    name = singular(slots["what"], known)
    most = int(slots["n"]) if several else 1
    animal = one_of("animal", name, known)
    across = slots["across"] != ""
    if across and animal != ANIMAL and words.enters[animal - FIRST_SPECIES] & WATER_BIT:
        said = "{what} enters water anyway; nothing lets a species of the water on land (ECO-125)"
        raise bad_line("across-water", said, what=name)
    what = f"up to {most} {name if most == 1 else plural(name)}" if several else a_piece(name)
    text = f"move {what} up to {int(slots['far'])}{slots['across']}"
    return Move(text, most, several, animal, name, int(slots["far"]), across)


SENTENCES: Final[Sentences] = [
    (MOVE_SEVERAL, read_move),
    (MOVE_ONE, read_move),
]
VERBS: Final[Verbs] = (*MOVE, *MOVE_TO)
"""What its lines ask."""
