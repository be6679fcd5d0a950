"""Changes to values of our own that bring stated aims together, and what they cost.

From the set as it is one value is moved by a step or two at a time; the move that brings the aims closest is taken,
until none helps. All sets are judged by the same deals, so luck cancels out; what is proposed is measured on others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tablee import registry
from tablee.core.cardset import CardSet
from tablee.errors import UserError
from tablee.sim.places import Places
from tablee.sim.report import Report, plain
from tablee.sim.run import simulate
from tablee.sim.tally import SHARE
from tablee.sim.vary import Value, Varied, is_house, now, tables_in, with_values
from tablee.sim.watch import IN_PLAY, WINS

FAIR: Final = "fair"
FRESH: Final = 1_000_003
"""Added to the seed for the deals on which a proposal is measured."""
STEPS: Final = (-1, 1, -2, 2)
BOUNDS: Final = re.compile(r"(-?[\d.]+?)\.\.(-?[\d.]+)")

Progress = Callable[[int], None]


class Aim(NamedTuple):
    """Something that should lie between two numbers: `kim=45..55`, `seats=46..54` (in %), `turns=60..70`."""

    what: str
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.what}={self.low:g}..{self.high:g}"

    def misses(self, value: float) -> float:
        """By how much, as a part of the middle of what is aimed at."""
        return max(self.low - value, value - self.high, 0.0) / max(1.0, abs(self.low + self.high) / 2)


class Reached(NamedTuple):
    """An aim with what it is with the set as it was and with the one that is proposed, on fresh deals."""

    aim: str
    before: float
    after: float
    is_met: bool


class Balance(NamedTuple):
    """What is proposed."""

    changes: dict[str, tuple[Any, Any]]  # value -> from, to
    aims: list[Reached]
    sets: int  # that were tried
    games: int  # that were played
    steps: int  # by how many steps values moved in all
    set_digest: str
    seed: int

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = plain(self)
        return found

    def toml(self) -> str:
        """To be written into the set."""
        return "".join(f"# {value} = {to}    (was {before})\n" for value, (before, to) in self.changes.items())


def read_aim(text: str, game: str, seats: int, cards: CardSet) -> Aim:
    what, between, said = text.partition("=")
    what, bounds = what.strip(), BOUNDS.fullmatch(said.strip())
    if not between or (bounds is None and said.strip() != FAIR):
        raise UserError(f'"{text}": an aim is written kim=45..55, seats=46..54, turns=60..70 or seats=fair')
    known = (*registry.game(game).lengths, "seats", "decisions")
    if what not in known and what not in cards.every_card():
        raise UserError(f'"{what}" is no card of the set and none of {", ".join(known)}')
    if bounds is None:
        return Aim(what, 100 / seats - 2, 100 / seats + 2)
    low, high = float(bounds[1]), float(bounds[2])
    if low > high:
        raise UserError(f'"{text}": the smaller number stands first')
    return Aim(what, low, high)


def measured(aim: Aim, found: Report) -> list[float]:
    """What an aim speaks of; of seats, one for each. A card that is never in play has a share of 0."""
    if aim.what == "seats":
        return [100 * seat.win_rate for seat in found.seats]
    if aim.what in found.length:
        return [found.length[aim.what].mean]
    counts: Mapping[str, int] = found.tally.cards.get(aim.what, {})
    seats = counts.get(IN_PLAY, 0)
    return [100 * counts.get(WINS + IN_PLAY, 0) / SHARE / seats if seats else 0.0]


def worst(aim: Aim, found: Report) -> float:
    return max(measured(aim, found), key=aim.misses)


class Search:
    """Plays sets, each once, and remembers how far from the aims it was."""

    def __init__(
        self,
        key: str,
        cards: CardSet,
        aims: Sequence[Aim],
        bots: Sequence[str],
        options: Mapping[str, str],
        workers: Places,
    ) -> None:
        self.key, self.cards, self.aims, self.bots = key, cards, aims, bots
        self.options, self.workers = options, workers
        self.known: dict[tuple[Any, ...], float] = {}
        self.games = 0

    def play(self, values: dict[Value, Any], games: int, seed: int) -> Report:
        made = with_values(self.key, self.cards, values) if values else self.cards
        self.games += games
        return simulate(self.key, self.bots, games, seed, self.workers, made, self.options)

    def misses(self, values: dict[Value, Any], games: int, seed: int) -> float:
        """How far all aims are missed, squared and added; infinite for what is no card set."""
        key = tuple(sorted((str(value), to) for value, to in values.items()))
        if key not in self.known:
            try:
                found = self.play(values, games, seed)
            except UserError:
                self.known[key] = float("inf")
            else:
                self.known[key] = sum(aim.misses(each) ** 2 for aim in self.aims for each in measured(aim, found))
        return self.known[key]


def balance(
    key: str,
    cards: CardSet,
    varied: Sequence[Varied],
    aims: Sequence[Aim],
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: Places = 1,
    options: Mapping[str, str] | None = None,
    most_sets: int = 200,
    progress: Progress | None = None,
) -> Balance:
    """Look for values within their bounds; `games` for each set that is tried, and twice as many to measure it."""
    if not varied or not aims:
        raise UserError("at least one aim and one value that may change are expected")
    for each in varied:
        if not is_house(cards, each.of):
            raise UserError(f"{each.of} is a fact of the box, not a value of our own: it stays as it is")
        if now(cards, each.of) not in each.values:
            raise UserError(f"{each.of} is {now(cards, each.of)!r}, which is not within its bounds")
    search = Search(key, cards, aims, bots, options or {}, workers)
    places = [each.values.index(now(cards, each.of)) for each in varied]
    begun = list(places)

    def values(at: Sequence[int]) -> dict[Value, Any]:
        moved = zip(varied, at, begun, strict=True)
        return {each.of: each.values[i] for each, i, was in moved if i != was}

    best = search.misses({}, games, seed)
    while best > 0 and len(search.known) < most_sets:
        moves: list[tuple[float, int, list[int]]] = []
        for i, each in enumerate(varied):
            for step in STEPS:
                at = [*places[:i], places[i] + step, *places[i + 1 :]]
                if 0 <= at[i] < len(each.values) and len(search.known) < most_sets:
                    cost = sum(abs(x - y) for x, y in zip(at, begun, strict=True))
                    moves.append((search.misses(values(at), games, seed), cost, at))
                    if progress is not None:
                        progress(len(search.known))
        if not moves or min(moves)[0] >= best:
            break
        best, _, places = min(moves)
    chosen = values(places)
    before, after = search.play({}, 2 * games, seed + FRESH), search.play(chosen, 2 * games, seed + FRESH)
    reached = []
    for aim in aims:
        value = worst(aim, after)
        reached.append(Reached(str(aim), worst(aim, before), value, aim.misses(value) == 0))
    return Balance(
        {str(value): (now(cards, value), to) for value, to in chosen.items()},
        reached,
        len(search.known),
        search.games,
        sum(abs(x - y) for x, y in zip(places, begun, strict=True)),
        after.of["set_digest"],
        seed,
    )


def house_values(cards: CardSet, aims: Sequence[Aim], by: int = 2) -> list[Varied]:
    """The whole numbers of our own making on the cards that aims speak of, each up to so many steps away, never < 0."""
    found: list[Varied] = []
    named = {aim.what for aim in aims}
    for table, inner in tables_in(cards).items():
        for card, fields in inner.items():
            if card not in named or not isinstance(fields, dict):
                continue
            for field, value in fields.items():
                if (
                    isinstance(value, int)
                    and not isinstance(value, bool)
                    and is_house(cards, Value(table, card, field))
                ):
                    found.append(Varied(Value(table, card, field), tuple(range(max(0, value - by), value + by + 1))))
    return found
