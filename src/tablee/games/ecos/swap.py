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
from tablee.games.ecos.line import Line, Verbs, Vocabulary
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


def standing(s: Ecos) -> list[str]:
    """Every animal on the map, as answers name it; of several alike on one tile, one."""
    return [
        f"{each.id} {NAMES[cell]}" for i, each in enumerate(s.cards.species) for cell in distinct(s.land.animals[i])
    ]


def partners(s: Ecos, one: str) -> list[str]:
    """With which animals of another kind or tile it may change places: each may enter the other's tile."""
    return [other for other in standing(s) if may_swap(s, one, other)]


def may_swap(s: Ecos, one: str, other: str) -> bool:
    (a, here), (b, there) = one.split(" "), other.split(" ")
    if a == b or here == there:  # nothing would have changed
        return False
    return enters(s, a, BY_NAME[there]) and enters(s, b, BY_NAME[here])


def enters(s: Ecos, animal: str, cell: int) -> bool:
    """As when it moves. (ECO-123)"""
    return s.cards.enters[s.cards.pieces.index(animal) - FIRST_SPECIES] >> s.land.terrain[cell] & 1 == 1


class SwapStep(Verb[Ecos]):
    """Which animal."""

    says = (Says("swap", "swap {piece} at {cell}", "{piece} {cell}"),)

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        return [one for one in standing(s) if partners(s, one)]

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
            begin(s, f.seat, f.source, SWAP_WITH, f.it, 0, (answer,))


@final
class SwapSecond(SwapStep):
    """With which; `those` is the first."""

    says = (Says("swap-with", "with {piece} at {cell}", "{piece} {cell}"),)

    def possible(self, s: Ecos, f: Frame) -> list[str]:
        return partners(s, f.those[0])

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        for animal, other in ((f.those[0], answer), (answer, f.those[0])):
            name, cell = animal.split(" ")
            to = other.split(" ")[1]
            piece = s.cards.pieces.index(name)
            leave(s.land, piece - FIRST_SPECIES, BY_NAME[cell])
            stand(s.land, piece - FIRST_SPECIES, BY_NAME[to])
            moved_on(s, piece, BY_NAME[cell], BY_NAME[to])
            if s.events is not None:
                s.events.append(Event("moved", f.seat, card=f.source, piece=name, cell=cell, to=to))

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        name, cell = f.those[0].split(" ")
        return Phrase("ask-swap-with", {"card": f.source, "piece": name, "cell": cell})


SWAP: Final[Verbs] = (SwapFirst(),)
SWAP_WITH: Final[Verbs] = (SwapSecond(),)
SWAP_TWO: Final[Sentence] = Sentence("swap two animals", {})


def read_swap(text: str, slots: dict[str, str], words: Vocabulary) -> Line:
    return Swap()
