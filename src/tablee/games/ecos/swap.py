"""Two animals change places. (CRD-34)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says
from tablee.core.sentence import Sentence
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin
from tablee.games.ecos.land import BY_NAME, FIRST_SPECIES, NAMES, distinct, leave, stand
from tablee.games.ecos.line import Line, Sentences, Verbs, Vocabulary
from tablee.games.ecos.lookahead import still_completable
from tablee.games.ecos.measure import moved_on
from tablee.games.ecos.state import Ecos
from tablee.games.ecos.why import misnamed, strands

RULE: Final = "CRD-34"


@final
class Swap(Line):
    """`swap two animals`"""

    def __init__(self) -> None:
        super().__init__("swap two animals")
        self.changes = True

    def start(self, s: Ecos, seat: int, card: str) -> None:
        begin(s, seat, card, SWAP, self.text)

    def phrase(self) -> Phrase:
        return Phrase("line-swap")


def standing(s: Ecos) -> list[tuple[str, int]]:
    """Every animal on the map and where; of several alike on one tile, one."""
    return [(each.id, cell) for i, each in enumerate(s.cards.species) for cell in distinct(s.land.animals[i])]


def partners(s: Ecos, animal: str, here: int) -> list[tuple[str, int]]:
    """With which animals of another kind and tile it may change places: each may enter the other's tile."""
    return [
        (other, there)
        for other, there in standing(s)
        if other != animal and there != here and enters(s, animal, there) and enters(s, other, here)
    ]


def enters(s: Ecos, animal: str, cell: int) -> bool:
    """As when it moves. (ECO-123)"""
    return s.cards.enters[s.cards.pieces.index(animal) - FIRST_SPECIES] >> s.land.terrain[cell] & 1 == 1


class SwapStep(Verb[Ecos]):
    """Which animal."""

    says = (Says("swap", "swap {piece} at {cell}", "{piece} {cell}"),)

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        return [f"{animal} {NAMES[cell]}" for animal, cell in standing(s) if partners(s, animal, cell)]

    def asks(self, s: Ecos, f: Frame) -> int:
        options = self.possible(s, f)
        if not options:
            return NOBODY
        s.options = still_completable(s, f, options)
        return f.seat

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-swap", {"card": f.source})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        f = s.top
        animal, where = attempt.word("piece"), attempt.word("cell")
        if animal not in s.cards.pieces[FIRST_SPECIES:]:
            return because("ECO-122", "no-animal", {"attempt": animal})
        if (wrong := misnamed(s, attempt)) is not None:
            return wrong
        if attempt.asked != self.name or f is None:
            return because(RULE, "no-swap")
        if f"{animal} {where}" in self.possible(s, f):
            return strands(f.source)
        return because(RULE, "cannot-swap", {"piece": animal, "cell": where})


@final
class SwapFirst(SwapStep):
    """The first of the two."""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer != NOTHING:
            words = self.words(answer)
            begin(s, f.seat, f.source, SWAP_WITH, f.it, BY_NAME[words["cell"]], (words["piece"],))


@final
class SwapSecond(SwapStep):
    """With which; `those` is the first, `n` where it stands."""

    says = (Says("swap-with", "with {piece} at {cell}", "{piece} {cell}"),)

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        return [f"{animal} {NAMES[cell]}" for animal, cell in partners(s, f.those[0], f.n)]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        words = self.words(answer)
        there = BY_NAME[words["cell"]]
        for animal, cell, to in ((f.those[0], f.n, there), (words["piece"], there, f.n)):
            piece = s.cards.pieces.index(animal)
            leave(s.land, piece - FIRST_SPECIES, cell)
            stand(s.land, piece - FIRST_SPECIES, to)
            moved_on(s, piece, cell, to)
            if s.events is not None:
                s.events.append(Event("moved", f.seat, card=f.source, piece=animal, cell=NAMES[cell], to=NAMES[to]))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-swap-with", {"card": f.source, "piece": f.those[0], "cell": NAMES[f.n]})


SWAP: Final[Verbs] = (SwapFirst(),)
SWAP_WITH: Final[Verbs] = (SwapSecond(),)
SWAP_TWO: Final[Sentence] = Sentence("swap two animals", {})


def read_swap(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    return Swap()


SENTENCES: Final[Sentences] = [
    (SWAP_TWO, read_swap),
]
VERBS: Final[Verbs] = (*SWAP, *SWAP_WITH)
"""What its lines ask."""
