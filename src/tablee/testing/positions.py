"""Random games: the positions at which every property is tried.

Contract tests know a game by its key only. What they cannot know is told to them: `LEANINGS` are ways to play that
reach rare things, `OPTIONS` what tables choose that do not play as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng, Seeded, secret_of_seed
from tablee.core.contract import Game
from tablee.core.decision import Decision, Reason, Result
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.core.stack import CHANCE, NOBODY, NOTHING, TAKE_BACK, State
from tablee.core.table import Table, sit_down

Leaning = Callable[[str, list[str], Rng], str]
"""A way to play: from the name of the verb that asks and the options to an answer."""

LEANINGS: Final[dict[str, Mapping[str, Leaning]]] = {}
"""For each game its ways to play, by name."""

OPTIONS: Final[dict[str, list[Mapping[str, str]]]] = {}
"""For each game some unusual choices before the game."""

NONSENSE: Final = ("", " ", "pass", "draw", "nothing", "Здравствуйте", "in corps 999", "take back", "?", "0", "lose ?")


def anything(verb: str, options: list[str], rng: Rng) -> str:
    """All options alike."""
    return options[rng.below(len(options))]


def unusual_options(key: str, number: int) -> Mapping[str, str]:
    """What a table may choose before the game, if it does not play as usual."""
    own = OPTIONS.get(key, [{}])
    return own[number // 5 % len(own)]


class Seen(Game[Any]):
    """A game seen through another object, of which tests alter a part."""

    def __init__(self, inner: Game[Any]) -> None:
        super().__init__(inner.key, inner.fewest, inner.most, tuple(inner.verbs.values()), inner.zones, inner.options)
        self.inner = inner

    def new(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Any:
        return self.inner.new(seats, options, cards)

    def clone(self, s: Any) -> Any:
        return self.inner.clone(s)

    def shuffle_unknown(self, s: Any, seat: int, rng: Rng) -> Any:
        return self.inner.shuffle_unknown(s, seat, rng)

    def view(self, s: Any, seat: int | None) -> dict[str, JSON]:
        return self.inner.view(s, seat)

    def why_not(self, s: Any, seat: int, attempt: str) -> Reason | None:
        return self.inner.why_not(s, seat, attempt)

    def default_answer(self, s: Any, decision: Decision) -> str:
        return self.inner.default_answer(s, decision)

    def progress(self, s: Any) -> Phrase | None:
        return self.inner.progress(s)

    def result(self, s: Any) -> Result | None:
        return self.inner.result(s)

    def decision_of(self, s: Any, seat: int) -> Decision | None:
        return self.inner.decision_of(s, seat)

    def apply(self, s: Any, seat: int, answer: str) -> list[Event]:
        return self.inner.apply(s, seat, answer)

    def fresh(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Any:
        return self.inner.fresh(seats, options, cards)


class Play:
    """A random game in play. Every third one is wholly random, in every third all seats share a leaning.
    Every fifth is played with the options that are not the usual ones."""

    def __init__(
        self,
        key: str,
        seats: int,
        number: int,
        game: Game[Any] | None = None,
        cards: CardSet | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game: Game[Any] = game or registry.game(key)
        self.cards: CardSet = cards or registry.house_cards(key)
        if options is None and number % 5 == 4:
            options = unusual_options(key, number)
        self.options = {} if options is None else dict(options)
        self.number = number
        self.rng = Seeded(number * 16 + seats)
        self.seated = line_up(key, seats, number, self.rng)
        self.answers: list[tuple[int, str]] = []
        self.told: list[Event] = []  # by the last answer
        self.attempts: list[str] = list(NONSENSE)  # texts to try as answers, also those of other positions
        self.s: State = self.game.new(seats, self.options, self.cards)

    def remember(self, labels: list[str]) -> None:
        """To be tried at later positions, the latest ones."""
        self.attempts = [*self.attempts, *labels][-400:]

    def some_attempts(self, rng: Rng, count: int = 6) -> list[str]:
        return [self.attempts[rng.below(len(self.attempts))] for _ in range(count)]

    def __repr__(self) -> str:
        return f"{self.game.key}, {self.s.seats} seats, game {self.number}, after {len(self.answers)} answers"

    def next_answer(self) -> tuple[int, str]:
        """Who says what next. Where several choose at once, not always in turn, and some change their minds."""
        s = self.s
        if s.asked == CHANCE:
            return CHANCE, self.game.sample(s, self.rng)
        f = s.top
        assert f is not None
        verb = f.todo[f.at]
        seat, options = s.asked, s.options
        seats = verb.open_seats(s, f)
        if len(seats) > 1 and self.rng.below(2):
            seat = seats[self.rng.below(len(seats))]
            options = verb.options_of(s, f, seat)
            if s.sealed[seat] != NOTHING and self.rng.below(2):
                return seat, TAKE_BACK
        return seat, self.seated[seat](verb.name, options, self.rng)

    def step(self) -> None:
        seat, answer = self.next_answer()
        self.told = self.game.apply(self.s, seat, answer)
        self.answers.append((seat, answer))

    def positions(self, most_answers: int) -> Iterator[Play]:
        """This game at each of its questions and at its end."""
        yield self
        while self.s.asked != NOBODY:
            assert len(self.answers) < most_answers, f"{self}: does not end"
            self.step()
            yield self


def line_up(key: str, seats: int, number: int, rng: Rng) -> list[Leaning]:
    """Who sits where in the game of that number."""
    ways = [anything, *LEANINGS.get(key, {}).values()]
    if number % 3 == 0:
        return [anything] * seats
    if number % 3 == 1:
        return [ways[number // 3 % len(ways)]] * seats
    return [ways[rng.below(len(ways))] for _ in range(seats)]


def table_for(key: str, seats: int, number: int) -> Table:
    """A new table whose chance comes from the secret of that number."""
    names = ["Zoë", "Bo", "Иван", 'D"Artagnan', "Eve", "Fay"][:seats]
    return sit_down(registry.game(key), registry.house_cards(key), names, secret_of_seed(number))


def played(key: str, seats: int, number: int, most_answers: int = 100_000) -> Table:
    """A table at which random players have given so many answers, or played to the end."""
    table = table_for(key, seats, number)
    rng = Seeded(number)
    seated = line_up(key, seats, number, rng)
    table.settle()
    while table.state.asked != NOBODY and len(table.record.answers) < most_answers:
        f = table.state.top
        assert f is not None
        verb = f.todo[f.at]
        table.answer(table.state.asked, seated[table.state.asked](verb.name, table.state.options, rng))
        table.settle()
    return table
