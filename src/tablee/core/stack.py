"""The stack of what is still to do.

A rule returns verbs. Verbs are data. The stack holds the verbs still to do. Only data may wait, so a state can be
cloned, saved and looked at in the middle of anything.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from tablee.core.chance import Rng
from tablee.core.decision import RULE_OF_TURN, Attempt, Reason
from tablee.core.event import EVERYONE, Event
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Said, Says, Words

NOBODY: Final = -1
CHANCE: Final = -2
NOTHING: Final = ""
TAKE_BACK: Final = "take back"
"""The answer by which a seat takes its sealed answer back."""


MOST_READ: Final = 5_000
"""Answers that one verb remembers the reading of: a process may meet many card sets."""
NO_OPTIONS: Final[list[str]] = []
NO_TALLY: Final[dict[str, int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true at the table now. A game's state adds its zones, writes `clone` and the codec by hand."""

    def __init__(self, seats: int, like: State | None = None) -> None:
        """A copy stands at the same question as its original (`like`). The stack is shared: frames never change."""
        self.seats = seats
        # The seat (or CHANCE) whose answer is awaited; NOBODY when the game is over.
        self.asked: int = NOBODY if like is None else like.asked
        self.top: Frame | None = None if like is None else like.top
        # How many answers that seat has to choose from.
        self.option_count: int = 0 if like is None else like.option_count
        # `options`, as far as they are written out: replaced, never altered.
        self.listed: list[str] = NO_OPTIONS if like is None else like.listed
        # Whether the verb that asks has only counted them: they are written out when somebody reads them.
        self.unlisted: bool = False if like is None else like.unlisted
        self.sealed: list[str] = [NOTHING] * seats if like is None else like.sealed.copy()
        self.events: list[Event] | None = None  # None: nobody listens (search, simulation)
        # What cards have noted (points, once per game): replaced, never altered.
        self.tally: dict[str, int] = NO_TALLY if like is None else like.tally
        # The Game that laid it out, for `copy` and `pickle`; no rule asks for it.
        self.game: Any = None if like is None else like.game

    @property
    def options(self) -> list[str]:
        """The answers of the seat that is asked, in their fixed order. Not to be altered."""
        f = self.top
        if self.unlisted and f is not None and self.asked >= 0:
            self.listed = f.todo[f.at].options_of(self, f, self.asked)
            self.unlisted = False
        return self.listed

    @options.setter
    def options(self, options: list[str]) -> None:
        """By the verb that asks."""
        self.listed = options
        self.option_count = len(options)
        self.unlisted = False

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickled as it is saved, with its game and its cards: frames and verbs are found again by their names."""
        from tablee.core.codec import pickled  # it lies above this module

        return pickled(self)

    def __copy__(self) -> State:
        """Exact and independent: no copy shares what a game changes."""
        if self.game is None:
            raise TypeError("this state was not laid out by Game.new, so nobody knows how to copy it: use Game.clone")
        other: State = self.game.clone(self)
        return other

    def __deepcopy__(self, memo: Any) -> State:
        return self.__copy__()

    def effect(self, text: str) -> Any:
        """The effect of that text on a card of this table (`core/effects.py`)."""
        raise NotImplementedError

    def sits(self, side: int) -> bool:
        """Whether a player decides for that side."""
        return 0 <= side < self.seats

    def sides_at_table(self) -> int:
        return self.seats

    def clock(self, span: str) -> int:
        """Which turn or round it is; of a game there is one."""
        return 0

    def owner_keys(self) -> list[str]:
        """Whoever has zones of their own, as scenarios call them: the seats, and sides that nobody sits at."""
        return [str(seat + 1) for seat in range(self.seats)]


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
        at: i64,
        it: str,
        n: int,
        those: tuple[str, ...],
        times: i64,
        below: Frame | None,
    ) -> None:
        self.seat = seat
        self.source = source  # the card or rule that started this
        self.todo = todo
        self.at = at
        self.it = it  # what "it" refers to: a card, a place
        self.n = n  # a number to remember: a cell, a zone, an amount
        self.those = those  # several cards or places
        self.times = times  # how often the verb it stands at was repeated
        self.below = below


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One printed instruction. Made once, as a constant; `name` is how a saved stack finds it again.

    `says` declares how its answers are said; an answer is said in the first way that understands it.
    """

    says: ClassVar[tuple[Says, ...]] = ()

    def __init__(self, name: str = "") -> None:
        self.name = name or type(self).__name__
        self.lasts = False  # see Lasting
        self.idles = False  # see Offering; of what lasts: unasked it only goes on
        self.read: dict[str, tuple[Says, Words]] = {}  # answers that were read before

    def asks(self, s: S, f: Frame) -> int:
        """Whose answer this needs now: a seat or CHANCE, with `s.options` left behind, or NOBODY."""
        return NOBODY

    def do(self, s: S, f: Frame, answer: str) -> None:
        """Carry it out. The frame below it on the stack already stands at the next verb."""
        raise NotImplementedError

    def chances(self, s: S, f: Frame) -> list[str]:
        """What chance may answer, each as likely as the other: a deck, the faces of a die."""
        raise NotImplementedError

    def sample(self, s: S, f: Frame, rng: Rng) -> str:
        """An outcome of chance, without listing all of them; alters nothing."""
        found = self.chances(s, f)
        return found[rng.below(len(found))]

    def outcomes(self, s: S, f: Frame) -> list[tuple[str, int]]:
        """Every outcome of chance with its weight, in a fixed order."""
        return [(outcome, 1) for outcome in sorted(self.chances(s, f))]

    def receive(self, s: S, f: Frame, seat: int, answer: str) -> None:
        """Take the answer that was asked for."""
        if not self.lasts:
            advance(s, f)
        self.do(s, f, answer)

    def receive_at(self, s: S, f: Frame, seat: int, at: int) -> None:
        """The same by its place, where answers were only counted: for a verb that can do without its words."""
        self.receive(s, f, seat, self.option_at(s, f, seat, at))

    def befall(self, s: S, f: Frame, rng: Rng) -> None:
        """Let chance answer, once or, where it is asked again and again, until the verb is done. For a verb that need
        not look for what was drawn: it knows where it lay."""
        self.receive(s, f, CHANCE, self.sample(s, f, rng))

    def open_seats(self, s: S, f: Frame) -> list[int]:
        """The seats (or CHANCE) that may answer now, also those whose sealed answer may still be changed."""
        return [s.asked]

    def options_of(self, s: S, f: Frame, seat: int) -> list[str]:
        """What that seat may answer."""
        return s.options

    def option_at(self, s: S, f: Frame, seat: int, at: int) -> str:
        """One of `options_of`, for a verb that does not write out all of them when it asks (`count_only`)."""
        return self.options_of(s, f, seat)[at]

    def question(self, s: S, f: Frame, seat: int) -> Phrase:
        """The sentence that says what to do now."""
        raise NotImplementedError

    def also(self, s: S, f: Frame, says: Says, words: Words) -> Words:
        """What else stands in the label or in the sentence: slots that follow from the question, not the answer."""
        return {}

    def told(self, s: S, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        """What else only the sentence for a reader says: what takes some thought, or is a sentence itself."""
        return {}

    def reading(self, answer: str) -> tuple[Says, Words]:
        """In which way an answer is said, and what stands in its slots."""
        found = self.read.get(answer)
        if found is not None:
            return found
        for says in self.says:
            words = says.words_of_answer(answer)
            if words is not None:
                if len(self.read) >= MOST_READ:
                    self.read.clear()
                self.read[answer] = (says, words)
                return says, words
        raise ValueError(f'{self.name} does not say "{answer}"')

    def words(self, answer: str) -> Words:
        """What stands in the slots of an answer. Not to be altered."""
        return self.reading(answer)[1]

    def said(self, s: S, f: Frame, seat: int, answer: str) -> Said:
        """An answer as it is said. Labels of one question are all different."""
        says, words = self.reading(answer)
        return Said(says, {**words, **self.also(s, f, says, words)})

    def why_not(self, s: S, attempt: Attempt) -> Reason:
        """Why this verb does not allow now what was attempted in its words. Only what the seat may know decides."""
        return Reason(RULE_OF_TURN, Phrase("refused-not-now"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Verb[S]):
    """Carried out again and again, more often than not. So the frame still stands at it while it is carried out, and it
    says itself that it goes on (`repeat`) or is done (`advance`), before it begins anything: no frame is made in vain.
    """

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.lasts = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering(Verb[S]):
    """Unasked it does nothing, which is how it is left more often than not: no frame is made to step over it."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.idles = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Verb[S]):
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


def begin(
    s: State,
    seat: int,
    source: str,
    todo: tuple[Verb[Any], ...],
    it: str = "",
    n: int = 0,
    those: tuple[str, ...] = (),
) -> None:
    """Put something to do on top: it is done before anything that already waits."""
    if todo:
        s.top = Frame(seat, source, todo, 0, it, n, those, 0, s.top)


def remember(s: State, f: Frame, it: str, n: int = 0, those: tuple[str, ...] = ()) -> None:
    """From the verb being done to the later verbs of its own frame: what "it" is. Only before any `begin`."""
    g = s.top
    if g is not None and g.below is f.below and g.todo is f.todo:
        s.top = Frame(g.seat, g.source, g.todo, g.at, it, n, those, g.times, g.below)


def advance(s: State, f: Frame) -> None:
    """Step to the next verb of the frame, or drop the frame."""
    at = f.at + 1
    if at < len(f.todo):
        s.top = Frame(f.seat, f.source, f.todo, at, f.it, f.n, f.those, 0, f.below)
    else:
        s.top = f.below


def repeat(s: State, f: Frame, it: str = "", n: int = 0, those: tuple[str, ...] = ()) -> None:
    """Put the verb being done back, to be asked again (with something new to remember)."""
    s.top = Frame(f.seat, f.source, f.todo, f.at, it, n, those, f.times + 1, f.below)


def run(s: State) -> None:
    """On to the next question, or to the end."""
    next_to_ask(s)


def next_to_ask(s: State) -> Verb[Any] | None:
    """The same; the verb that asks it, None at the end."""
    while True:
        top = s.top
        if top is None:
            s.asked = NOBODY
            return None
        f: Frame = top  # what may be None mypyc looks at anew each time
        verb = f.todo[f.at]
        asked = verb.asks(s, f)
        if asked == NOBODY and verb.idles and f.times == 0:  # what it remembers of its turns is gone when it is left
            at = f.at
            while asked == NOBODY and verb.idles:
                at += 1
                if at == len(f.todo):
                    break
                verb = f.todo[at]
                asked = verb.asks(s, f)
            if at == len(f.todo):
                s.top = f.below
                continue
            f = Frame(f.seat, f.source, f.todo, at, f.it, f.n, f.those, 0, f.below)
            s.top = f
        s.asked = asked
        if asked != NOBODY:
            return verb
        if not verb.lasts:
            advance(s, f)
        verb.do(s, f, NOTHING)


def settle(s: State, rng: Rng) -> None:
    """Let chance answer by sampling until a seat is asked or the game is over."""
    while s.asked == CHANCE:
        f = s.top
        assert f is not None
        f.todo[f.at].befall(s, f, rng)
        run(s)


def play_out(s: State, rng: Rng, most: int = -1) -> int:
    """Let everybody answer by chance, to the end of the game or so many times; how many answers there were. The same
    as asking and answering one by one, with no interpreter between two answers."""
    f = s.top
    verb = None if f is None or s.asked == NOBODY else f.todo[f.at]
    answers = 0
    while verb is not None:
        f = s.top
        assert f is not None
        seat = s.asked
        if seat == CHANCE:
            verb.befall(s, f, rng)
        elif answers == most:
            return answers
        else:
            at = rng.below(s.option_count)
            if s.unlisted:
                verb.receive_at(s, f, seat, at)
            else:
                verb.receive(s, f, seat, s.listed[at])
            answers += 1
        verb = next_to_ask(s)
    return answers


def stand_at(other: State, s: State) -> None:
    """A copy that was made without its original (`State.__init__`) stands at the same question."""
    other.game = s.game
    other.tally = s.tally
    other.top = s.top
    other.asked = s.asked
    other.option_count = s.option_count
    other.listed = s.listed
    other.unlisted = s.unlisted
    for seat in range(len(s.sealed)):  # into the list that `other` has from the beginning
        other.sealed[seat] = s.sealed[seat]


def offer(s: State, seat: int, options: list[str]) -> int:
    """Ask that seat, if there is anything to choose from: for `Verb.asks`."""
    if not options:
        return NOBODY
    s.options = options
    return seat


def count_only(s: State, seat: int, count: int) -> int:
    """Ask that seat, which has so many answers; they are not written out, because most are never looked at. The verb
    has `options_of` and `option_at`. For `Verb.asks`."""
    s.option_count = count
    s.unlisted = True
    return seat


def emit(
    s: State,
    kind: str,
    seat: int,
    card: str = "",
    *,
    other: int = -1,
    number: int = 0,
    only: int = EVERYONE,
    undo_barrier: bool = False,
) -> None:
    """Say what has happened. Nothing is built when nobody listens.

    This is what most facts need: every parameter costs also where nobody listens. What says more (`zone`, `how`, …) is
    built by its verb: `if s.events is not None: s.events.append(Event(…))`.
    """
    if s.events is not None:
        s.events.append(Event(kind, seat, card, other=other, number=number, only=only, undo_barrier=undo_barrier))
