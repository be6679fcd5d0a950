"""The stack of what is still to do.

A rule returns verbs. Verbs are data. The stack holds the verbs still to do. Only data may wait, so a state can be
cloned, saved and looked at in the middle of anything.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Rng
from tablee.core.event import EVERYONE, Event
from tablee.core.phrase import Phrase

NOBODY: Final = -1
CHANCE: Final = -2
NOTHING: Final = ""
TAKE_BACK: Final = "take back"
"""The answer by which a seat takes its sealed answer back."""


class State:
    """Everything true at the table now. A game's state adds its zones, writes `clone` and the codec by hand."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.top: Frame | None = None
        self.asked: int = NOBODY  # the seat (or CHANCE) whose answer is awaited; NOBODY when the game is over
        self.options: list[str] = []  # remembered by the verb that asks
        self.sealed: list[str] = [NOTHING] * seats
        self.told: list[Event] | None = None  # None: nobody listens (search, simulation)


S = TypeVar("S", bound=State)


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Frame:
    """Something being resolved. Immutable by habit: a clone shares the whole stack with one pointer."""

    def __init__(
        self,
        seat: int,
        source: str,
        todo: tuple[Verb[Any], ...],
        at: int,
        it: str,
        n: int,
        below: Frame | None,
    ) -> None:
        self.seat = seat
        self.source = source  # the card or rule that started this
        self.todo = todo
        self.at = at
        self.it = it  # what "it" refers to: a card, a place
        self.n = n  # a number to remember: a count, a cell
        self.below = below


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One printed instruction. Made once, as a constant; `name` is how a saved stack finds it again."""

    def __init__(self, name: str = "") -> None:
        self.name = name or type(self).__name__

    def asks(self, s: S, f: Frame) -> int:
        """Whose answer this needs now: a seat or CHANCE, with `s.options` left behind, or NOBODY."""
        return NOBODY

    def do(self, s: S, f: Frame, answer: str) -> None:
        """Carry it out. The frame below it on the stack already stands at the next verb."""
        raise NotImplementedError

    def sample(self, s: S, f: Frame, rng: Rng) -> str:
        """An outcome of chance, without listing all of them; alters nothing."""
        raise NotImplementedError

    def outcomes(self, s: S, f: Frame) -> list[tuple[str, int]]:
        """Every outcome of chance with its weight, in a fixed order."""
        raise NotImplementedError

    def receive(self, s: S, f: Frame, seat: int, answer: str) -> None:
        """Take the answer that was asked for."""
        advance(s, f)
        self.do(s, f, answer)

    def open_seats(self, s: S, f: Frame) -> list[int]:
        """The seats (or CHANCE) that may answer now, also those whose sealed answer may still be changed."""
        return [s.asked]

    def options_of(self, s: S, f: Frame, seat: int) -> list[str]:
        """What that seat may answer."""
        return s.options

    def question(self, s: S, f: Frame, seat: int) -> Phrase:
        """The sentence that says what to do now."""
        raise NotImplementedError

    def label(self, s: S, f: Frame, seat: int, answer: str) -> str:
        """The canonical, language-neutral text of an answer. Labels of one question are all different."""
        return answer

    def phrase(self, s: S, f: Frame, seat: int, answer: str) -> Phrase:
        """The same answer for a reader in any language."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Verb[S]):
    """Everyone chooses at once: answers lie sealed, may be changed until the last is in, then all are opened."""

    def who(self, s: S, f: Frame) -> list[int]:
        """The seats that choose, in the order in which their answers take effect. Must not look at `sealed`."""
        raise NotImplementedError

    def choices(self, s: S, f: Frame, seat: int) -> list[str]:
        raise NotImplementedError

    def open(self, s: S, f: Frame, seats: list[int]) -> None:
        """All answers lie in `s.sealed`: let them take effect. Emptied afterwards."""
        raise NotImplementedError

    def asks(self, s: S, f: Frame) -> int:
        for seat in self.who(s, f):
            if s.sealed[seat] == NOTHING:
                s.options = self.choices(s, f, seat)
                return seat
        return NOBODY

    def receive(self, s: S, f: Frame, seat: int, answer: str) -> None:
        s.sealed[seat] = NOTHING if answer == TAKE_BACK else answer

    def do(self, s: S, f: Frame, answer: str) -> None:
        seats = self.who(s, f)
        self.open(s, f, seats)
        for seat in seats:
            s.sealed[seat] = NOTHING

    def open_seats(self, s: S, f: Frame) -> list[int]:
        return self.who(s, f)

    def options_of(self, s: S, f: Frame, seat: int) -> list[str]:
        return self.choices(s, f, seat)


def begin(s: State, seat: int, source: str, todo: tuple[Verb[Any], ...], it: str = "", n: int = 0) -> None:
    """Put something to do on top: it is done before anything that already waits."""
    if todo:
        s.top = Frame(seat, source, todo, 0, it, n, s.top)


def remember(s: State, f: Frame, it: str, n: int = 0) -> None:
    """From the verb being done to the later verbs of its own frame: what "it" is. Only before any `begin`."""
    g = s.top
    if g is not None and g.below is f.below and g.todo is f.todo:
        s.top = Frame(g.seat, g.source, g.todo, g.at, it, n, g.below)


def advance(s: State, f: Frame) -> None:
    """Step to the next verb of the frame, or drop the frame."""
    at = f.at + 1
    s.top = Frame(f.seat, f.source, f.todo, at, f.it, f.n, f.below) if at < len(f.todo) else f.below


def repeat(s: State, f: Frame, it: str = "", n: int = 0) -> None:
    """Put the verb being done back, to be asked again (with something new to remember)."""
    s.top = Frame(f.seat, f.source, f.todo, f.at, it, n, f.below)


def run(s: State) -> None:
    """On to the next question, or to the end."""
    while True:
        f = s.top
        if f is None:
            s.asked = NOBODY
            return
        verb = f.todo[f.at]
        s.asked = verb.asks(s, f)
        if s.asked != NOBODY:
            return
        advance(s, f)
        verb.do(s, f, NOTHING)


def settle(s: State, rng: Rng) -> None:
    """Let chance answer by sampling until a seat is asked or the game is over."""
    while s.asked == CHANCE:
        f = s.top
        assert f is not None
        verb = f.todo[f.at]
        answer = verb.sample(s, f, rng)
        verb.receive(s, f, CHANCE, answer)
        run(s)


def stand_at(other: State, s: State) -> None:
    """A copy stands at the same question as its original. The stack is shared, as frames are never changed."""
    other.top = s.top
    other.asked = s.asked
    other.options = s.options
    other.sealed = s.sealed.copy()


def offer(s: State, seat: int, options: list[str]) -> int:
    """Ask that seat, if there is anything to choose from: for `Verb.asks`."""
    if not options:
        return NOBODY
    s.options = options
    return seat


def tell(
    s: State,
    kind: str,
    seat: int,
    card: str = "",
    place: str = "",
    other: int = -1,
    number: int = 0,
    only: int = EVERYONE,
    bar: bool = False,
) -> None:
    """Say what has happened. Nothing is built when nobody listens."""
    if s.told is not None:
        s.told.append(Event(kind, seat, card, place, other, number, only, bar))
