"""What came of many games, from what was counted: shares with their uncertainty, cards, pairs, lengths, points."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tablee.core.cardset import CardSet
from tablee.core.codec import canonical
from tablee.core.contract import Game
from tablee.sim.facts import DISCARDED, DRAWN, GIVEN, KEPT, PLAYED, SHOWN, WON, facts_of
from tablee.sim.statistics import Interval, Spread, around, holm, mean_interval, newcombe, same_rate, spread, wilson
from tablee.sim.tally import SHARE, Tally
from tablee.sim.watch import IN_PLAY, SEEN, WINS
from tablee.version import own_version

SURE: Final = 0.05
"""A corrected p-value below this is called out."""
FEWEST: Final = 30
"""Seats with a card, or a pair, of which anything is said."""
DEAD_BELOW: Final = 0.1
"""A card that was seen often and kept (or else used) in a smaller share of these is dead."""
WIDE: Final = 0.1
"""Half an interval wider than this says too little."""
MOST_PAIRS: Final = 20
STRONG, WEAK, DEAD, FEW = "too strong", "too weak", "dead", "too few games"
CORRECTION: Final = "Holm"


class Seat(NamedTuple):
    """A bot on its seat. A shared win counts as a share."""

    bot: str
    wins: float
    win_rate: float
    interval: Interval  # Wilson, 95 %
    score: float  # mean


class Started(NamedTuple):
    """All seats that were given the same thing at set-up, such as a starting deck."""

    games: int
    wins: float
    win_rate: float
    interval: Interval  # Wilson, 95 %
    score: float  # mean


class First(NamedTuple):
    """Whoever began."""

    games: int
    wins: float
    win_rate: float
    interval: Interval  # Wilson, 95 %


class Against(NamedTuple):
    """The win share of seats with something against that of seats without."""

    seats: int
    share: float
    interval: Interval  # Wilson, 95 %
    without: float
    difference: float
    difference_interval: Interval  # Newcombe, 95 %
    p: float  # corrected for so many cards


class Card(NamedTuple):
    """How often each thing was so, as a share of all seats (`shown`: of all games). `kept` is a share of the seats that
    drew it (None: the game lets nobody choose), `played` of those that saw it."""

    shown: float
    seen: float
    kept: float | None
    played: float
    discarded: float
    won: float
    in_play: Against | None
    drawn: Against | None
    peers: Against | None  # in play, against other cards of its sort in play: those that are played, or those won
    times_scored: float  # in a game
    points: float  # each time
    flag: str


class Pair(NamedTuple):
    """Two cards in play at one seat, against seats with only one of them."""

    cards: tuple[str, str]
    against: Against


class Source(NamedTuple):
    """What the mean seat has from one source at the end of a game."""

    mean: float
    interval: Interval  # of the mean, 95 %


class Report(NamedTuple):
    """What was played (`of`), what was counted (`tally`), and what follows from it."""

    of: dict[str, Any]
    tally: Tally
    game: str
    seed: int
    games: int
    seats: list[Seat]
    first: First | None
    ends: dict[str, int]
    length: dict[str, Spread]
    lead_changes: Spread
    close: float | None  # share of games in which the second lacked only a few points
    margin: Spread | None
    decisions_per_turn: float
    choices: float  # options of a question that has more than one
    points: dict[str, list[float]]  # by source: what the mean seat has after each turn or round
    sources: dict[str, Source]
    events: dict[str, float]
    started: dict[str, Started]
    cards: dict[str, Card]
    dead: list[str]
    pairs: list[Pair]

    def to_json(self) -> dict[str, Any]:
        """Plain data; what was counted beside it, so that games can be added (`resume`)."""
        found = {
            **self.of,
            **{name: plain(value) for name, value in self._asdict().items() if name not in ("of", "tally")},
        }
        return {**found, "correction": CORRECTION, "digest": self.digest(), "tally": self.tally.to_json()}

    def digest(self) -> str:
        """Two reports with the same digest say the same of the same games."""
        return hashlib.sha256(canonical([self.of, self.tally.to_json()])).hexdigest()


def plain(value: Any) -> Any:
    """Named tuples as tables, for JSON."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(inner) for name, inner in value._asdict().items()}
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def played(
    game: Game[Any], cards: CardSet, bots: Sequence[str], options: Mapping[str, str], seed: int
) -> dict[str, Any]:
    """What a report is of: everything that is needed to play the same games again."""
    return {
        "version": own_version(),
        "game": game.key,
        "set": cards.name,
        "set_digest": cards.digest,
        "options": dict(options),
        "bots": list(bots),
        "seed": seed,
    }


def played_of(written: Mapping[str, Any]) -> dict[str, Any]:
    """The inverse, from a report that was written as JSON; KeyError if it lacks something."""
    return {name: written[name] for name in ("version", "game", "set", "set_digest", "options", "bots", "seed")}


def report(game: Game[Any], of: dict[str, Any], tally: Tally) -> Report:
    """Sum up what was counted."""
    t, n = tally, tally.games
    seats = [
        Seat(bot, t.wins[i] / SHARE, t.wins[i] / SHARE / n, wilson(t.wins[i] / SHARE, n), t.scores[i] / n)
        for i, bot in enumerate(of["bots"])
    ]
    first = None
    if t.first_known:
        wins = t.first_wins / SHARE
        first = First(t.first_known, wins, wins / t.first_known, wilson(wins, t.first_known))
    close_at = facts_of(game.key).close
    cards = cards_of(game, t)
    return Report(
        of=of,
        tally=t,
        game=game.key,
        seed=of["seed"],
        games=n,
        seats=seats,
        first=first,
        ends=dict(sorted(t.ends.items())),
        length={what: spread(t.length[what]) for what in ("decisions", *game.lengths) if what in t.length},
        lead_changes=spread(t.lead_changes),
        close=sum(often for margin, often in t.margins.items() if margin <= close_at) / n if t.margins else None,
        margin=spread(t.margins) if t.margins else None,
        decisions_per_turn=t.decisions / t.turns if t.turns else 0.0,
        choices=t.options / t.real_decisions if t.real_decisions else 0.0,
        points=growth(t),
        sources={source: from_source(t, source) for source in sorted(t.points)},
        events={kind: count / n for kind, count in sorted(t.events.items())},
        started={what: fared(*numbers) for what, numbers in sorted(t.started.items())},
        cards=cards,
        dead=[card for card, found in cards.items() if found.flag == DEAD],
        pairs=pairs_of(t),
    )


def fared(seats: int, wins: int, score: int) -> Started:
    share = wins / SHARE
    return Started(seats, share, share / seats, wilson(share, seats), score / seats)


def growth(t: Tally) -> dict[str, list[float]]:
    """By source, what the mean seat has after each turn or round; games that are over keep what they have."""
    last = max((turn for counts in t.points.values() for turn in counts), default=0)
    found: dict[str, list[float]] = {}
    for source, counts in sorted(t.points.items()):
        total, curve = 0, []
        for turn in range(last + 1):
            total += counts.get(turn, 0)
            curve.append(total / t.games / t.seats)
        found[source] = curve
    return found


def from_source(t: Tally, source: str) -> Source:
    """Games vary, and the seats of a game together: so the interval is that of whole games."""
    mean, half = mean_interval(t.games, sum(t.points[source].values()), t.point_squares[source])
    return Source(mean / t.seats, around(mean / t.seats, half / t.seats))


class Counted(NamedTuple):
    """Seats with something and without, and their wins in parts."""

    seats: int
    wins: int
    other_seats: int
    other_wins: int

    def is_enough(self) -> bool:
        return self.seats >= FEWEST and self.other_seats >= FEWEST

    def p(self) -> float:
        return same_rate(self.wins / SHARE, self.seats, self.other_wins / SHARE, self.other_seats)

    def against(self, p: float) -> Against:
        wins, others = self.wins / SHARE, self.other_wins / SHARE
        here, there = wins / self.seats, others / self.other_seats
        interval = newcombe(wins, self.seats, others, self.other_seats)
        return Against(self.seats, here, wilson(wins, self.seats), there, here - there, interval, p)


def corrected(counted: Mapping[str, Counted]) -> dict[str, Against]:
    """Each with its p-value corrected for all looks that were taken."""
    names = [name for name, one in counted.items() if one.is_enough()]
    adjusted = holm([counted[name].p() for name in names])
    return {name: counted[name].against(p) for name, p in zip(names, adjusted, strict=True)}


def cards_of(game: Game[Any], t: Tally) -> dict[str, Card]:
    """Every card that was met, in the order of their names."""
    all_seats, all_wins = t.games * t.seats, t.games * SHARE
    if t.seats == 1:
        all_wins = sum(t.wins)

    def split(fact: str) -> dict[str, Against]:
        return corrected(
            {
                card: Counted(c[fact], c[WINS + fact], all_seats - c[fact], all_wins - c[WINS + fact])
                for card, c in sorted(t.cards.items())
            }
        )

    in_play, drawn, peers = split(IN_PLAY), split(DRAWN), corrected(among_peers(t))
    tells_kept = any(KEPT in facts or "refused" in facts for facts in facts_of(game.key).of.values())
    found: dict[str, Card] = {}
    for card, c in sorted(t.cards.items()):
        seen = c[SEEN]
        looked = max(seen, c[SHOWN] * t.seats if c[SHOWN] else 0)
        card_kept = c[KEPT] / c[DRAWN] if tells_kept and c[DRAWN] else None
        times = c["times scored"]
        found[card] = Card(
            shown=c[SHOWN] / t.games,
            seen=looked / all_seats,
            kept=card_kept,
            played=c[PLAYED] / seen if seen else 0.0,
            discarded=c[DISCARDED] / all_seats,
            won=c[WON] / all_seats,
            in_play=in_play.get(card),
            drawn=drawn.get(card),
            peers=peers.get(card),
            times_scored=times / t.games,
            points=c["points"] / times if times else 0.0,
            flag=flag(c, card_kept, peers.get(card)),
        )
    return found


def among_peers(t: Tally) -> dict[str, Counted]:
    """Each card in play against the others of its sort. Whoever wins a card is nearer to winning the game, whichever it
    is: so what is won is held against what is won, and what is played against what is played."""
    sorts: dict[bool, list[str]] = {True: [], False: []}
    for card, c in sorted(t.cards.items()):
        sorts[c[WON] > c[PLAYED]].append(card)
    found: dict[str, Counted] = {}
    for cards in sorts.values():
        seats = sum(t.cards[card][IN_PLAY] for card in cards)
        wins = sum(t.cards[card][WINS + IN_PLAY] for card in cards)
        for card in cards:
            own, own_wins = t.cards[card][IN_PLAY], t.cards[card][WINS + IN_PLAY]
            found[card] = Counted(own, own_wins, seats - own, wins - own_wins)
    return found


def flag(c: Mapping[str, int], kept: float | None, peers: Against | None) -> str:
    """What is worth saying of a card; "" if nothing."""
    looks, used = c[SEEN], c[IN_PLAY]
    if c[SHOWN]:
        looks = c[SHOWN]  # whoever takes it, it is taken once
    # What everybody has anyway is used, and no second one wanted; whoever is given a card has not kept it.
    unwanted = kept is None or kept < DEAD_BELOW or c[GIVEN] >= FEWEST
    if looks >= FEWEST and (not used or (unwanted and used / looks < DEAD_BELOW)):
        return DEAD
    if peers is None:
        return FEW if looks < FEWEST else ""
    if peers.p < SURE:
        return STRONG if peers.difference > 0 else WEAK
    low, high = peers.difference_interval
    return FEW if high - low > 2 * WIDE else ""


def pairs_of(t: Tally) -> list[Pair]:
    """Pairs that win together more than apart, most first: seats with both against seats with one of them."""
    counted: dict[str, Counted] = {}
    for pair, (seats, wins) in sorted(t.pairs.items()):
        one, two = (t.cards[card] for card in pair.split(" "))
        apart = one[IN_PLAY] + two[IN_PLAY] - 2 * seats
        counted[pair] = Counted(seats, wins, apart, one[WINS + IN_PLAY] + two[WINS + IN_PLAY] - 2 * wins)
    found = [Pair((p.split(" ")[0], p.split(" ")[1]), against) for p, against in corrected(counted).items()]
    more: Callable[[Pair], tuple[float, float]] = lambda pair: (pair.against.p, -pair.against.difference)  # noqa: E731
    return sorted([pair for pair in found if pair.against.difference > 0], key=more)[:MOST_PAIRS]
