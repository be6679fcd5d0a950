"""What single cards are worth to whoever has them, in points, wherever they lie: read off their printed lines."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from tablee.bots.advice.elekt.schedule import Schedule
from tablee.bots.advice.lines import worth
from tablee.core.effects import Effect as CoreEffect
from tablee.games.elekt.attributes import AUTHORITY, count
from tablee.games.elekt.cards import Cards, Posted, Unit
from tablee.games.elekt.composed import Sentence
from tablee.games.elekt.moments import Ability, Effect
from tablee.games.elekt.state import Elekt

ROUNDS: Final = 6
BASE_UNIT: Final = 1.2
"""What one of the four Units is worth that everybody has anyway."""


class Weights(NamedTuple):
    """What the greedy player believes."""

    title: float = 3.0
    near: float = 1.0  # how much more the last Titles count
    victory: float = 14.0
    share: float = 1.3  # of a rival's gain that is our loss, divided by the number of rivals
    amber: float = 0.5
    sceptre: float = 0.5
    symbols: float = 0.65  # of each attribute on a Unit that is still to come
    certain: float = 0.25  # how sharp a comparison is when nothing more comes
    doubt: float = 0.55  # and how much it blurs with each Unit to come
    tokens: float = 1.0  # Authority by a won Mysticism clash
    brutal: float = 0.7  # Brutality by the same
    swap: float = 0.6  # Authority by a won Duplicity clash
    kill: float = 1.1  # Authority by a won Brutality clash
    fewest: float = 0.4  # of all these, where the fewest symbols win
    loss: float = 0.9  # of a Unit
    saved: float = 0.5  # of it, if Amber can protect it
    attributes: tuple[float, float, float, float] = (1.05, 0.7, 1.25, 0.9)  # on a Unit, over a whole game
    swapped: float = 0.4  # an ability set off by a swap
    later: float = 0.6  # of what an ability brings that waits for something to happen
    fit: float = 0.5  # of what a recruit would add to a zone of this round
    state: float = 1.1  # a text that is simply true
    lends: float = 3.0  # a text that adds symbols to Units
    fleeting: float = 0.8  # of a Unit that leaves at the reset


WEIGHTS: Final = Weights()


@final
class Scale:
    """The weights that every question asks for, as numbers of the machine: read off the tuple each time, they would be
    objects, and looked for by name."""

    def __init__(self, w: Weights) -> None:
        self.title = w.title
        self.near = w.near
        self.victory = w.victory
        self.share = w.share
        self.amber = w.amber
        self.sceptre = w.sceptre
        self.symbols = w.symbols
        self.certain = w.certain
        self.doubt = w.doubt
        self.tokens = w.tokens
        self.brutal = w.brutal
        self.swap = w.swap
        self.kill = w.kill
        self.fewest = w.fewest
        self.loss = w.loss
        self.saved = w.saved
        self.swapped = w.swapped
        self.fit = w.fit


EFFECTS: Final = {
    "Attach": 0.7,
    "Remove": -0.6,
    "GainAmber": 0.8,
    "DiscardAmber": -0.5,
    "DrawUnit": 0.9,
    "TakeFromPile": 0.7,
    "Banish": 1.8,
    "DiscardUnit": -0.8,
    "Swap": 0.6,
    "Place": 1.0,
    "ResolveNow": 1.3,
    "TakeSceptre": 0.5,
    "StealBody": 1.6,
    "SlipIn": 0.9,
    "ForgeHistory": 3.0,
    "ChooseWinner": 1.0,
}
"""What each verb of a card's line brings, roughly."""
KEPT: Final = {
    "Attach": 1.1,
    "GainAmber": 0.7,
    "DrawUnit": 1.9,
    "TakeFromPile": 1.2,
    "Banish": 2.0,
    "ResolveNow": 2.2,
    "StealBody": 2.3,
}
"""What some are worth to whoever keeps a Unit with them for the whole game: measured, see docs/sets/elekt-house.md."""


@final
class Prize:
    """What comes with winning the card of a zone, besides the Sceptre."""

    def __init__(self, titles: int, amber: int, later: float) -> None:
        self.titles = titles
        self.amber = amber  # at once
        self.later = later  # over a whole game


NO_PRIZE: Final = Prize(0, 0, 0.0)


@final
class Arrival:
    """A Unit that is assigned to a zone: what is known of it before anybody looks at the table."""

    def __init__(
        self, posted: Posted, zone: int, brings: float, keeps: float, lasting: float, effect: Effect | None
    ) -> None:
        self.posted = posted
        self.zone = zone
        self.brings = brings  # besides its symbols, at a glance
        self.keeps = keeps  # what is lost with it at the reset, over a whole game; 0 if it comes back
        self.lasting = lasting  # what its triggered ability may bring while it lies there
        self.effect = effect  # of its immediate ability
        self.answer = posted.unit.assigned_to[zone]
        self.next: Arrival | None = None  # the same Unit in the next zone


class Worth:
    """The worth of the cards of one set."""

    def __init__(self, cards: Cards, weights: Weights = WEIGHTS) -> None:
        self.cards = cards
        self.weights = weights
        self.units = {id: self.unit(unit) for id, unit in cards.units.items()}
        elite = [self.units[id] for id, unit in cards.units.items() if not unit.base]
        self.unknown = sum(elite) / max(1, len(elite))  # of an elite Unit nobody has seen
        self.masters = set(cards.masters()) | {
            id for id, card in cards.privileges.items() if card.ability.when_tied(AUTHORITY).verb is not None
        }
        self.fleeting = {id for id, unit in cards.units.items() if is_fleeting(unit)}
        self.lasting = {id: self.presence(unit) for id, unit in cards.units.items()}
        self.posted = {id: Posted(unit, 0) for id, unit in cards.units.items()}  # as they come to a zone
        self.arriving = {
            id: unit.ability.when_assigned()
            for id, unit in cards.units.items()
            if unit.ability.when_assigned().verb is not None
        }
        self.prizes = {
            **{id: self.prize(card.titles, card.ability) for id, card in cards.zone_cards.items()},
            **{id: Prize(0, 0, self.of_privilege(card.ability)) for id, card in cards.privileges.items()},
        }
        self.assigning = {answer: self.arrival(card, zone) for answer, (card, zone) in cards.assigning.items()}
        for unit in cards.units.values():
            for zone in (1, 2):
                self.assigning[unit.assigned_to[zone - 1]].next = self.assigning[unit.assigned_to[zone]]
        self.schedule = Schedule()

    def symbols(self, unit: Unit) -> float:
        return sum([self.weights.attributes[a] * count(unit.bag, a) for a in range(4)])

    def unit(self, unit: Unit) -> float:
        """Its symbols and its ability."""
        value = self.symbols(unit)
        if is_fleeting(unit):
            return value * self.weights.fleeting
        ability = unit.ability
        effect = ability.effect
        if effect.verb is None:
            return value + (self.weights.lends if ability.lends else self.weights.state if ability.line else 0.0)
        found = KEPT[effect.verb.name] if effect.verb.name in KEPT else self.effect(effect)
        if ability.when_assigned().verb is None:
            found *= self.weights.later
        return value + max(0.0, found - effect.amber * self.weights.amber)

    def presence(self, unit: Unit) -> float:
        """What its triggered ability may bring while it lies in a zone."""
        ability = unit.ability
        if ability.effect.verb is None or ability.when_assigned().verb is not None or is_fleeting(unit):
            return 0.0
        return 0.4 * self.effect(ability.effect)

    def at_once(self, unit: Unit) -> float:
        """What its immediate ability brings, if it brings anything: about half the time."""
        effect = unit.ability.when_assigned()
        if effect.verb is None:
            return 0.0
        return 0.5 * max(0.0, self.effect(effect) - effect.amber * self.weights.amber)

    def arrival(self, card: str, zone: int) -> Arrival:
        brings = self.lasting[card] + self.at_once(self.cards.units[card])
        keeps = max(0.0, self.units[card] - BASE_UNIT) if card in self.fleeting else 0.0
        return Arrival(self.posted[card], zone, brings, keeps, self.lasting[card], self.arriving.get(card))

    def prize(self, titles: int, ability: Ability) -> Prize:
        effect = ability.after_winning_this()
        if effect.verb is None:
            return Prize(titles, 0, 0.0)
        if effect.verb.name == "GainAmber":
            return Prize(titles, effect.number, 0.0)
        return Prize(titles, 0, self.effect(effect))

    def of_privilege(self, ability: Ability) -> float:
        """What it brings over a whole game."""
        return self.weights.state * 2 if ability.effect.verb is None else self.effect(ability.effect)

    def effect(self, effect: Effect) -> float:
        assert effect.verb is not None
        if effect.composed is not None:
            return worth(effect.composed, self.single)
        name = effect.verb.name
        value = EFFECTS[name] if name in EFFECTS else effect.verb.brings(effect)
        return value * effect.number if name == "GainAmber" else value

    def single(self, effect: CoreEffect[Any]) -> float:
        """One instruction of a longer line."""
        return self.effect(effect.effect) if isinstance(effect, Sentence) else effect.brings()

    def rounds_left(self, s: Elekt) -> float:
        """The share of the game that is still to come after this round."""
        return max(0, ROUNDS - s.round) / (ROUNDS - 1)

    def in_hand(self, s: Elekt, card: str) -> float:
        """What it is worth to keep a Unit for the rounds to come: only so far as it beats the four base Units."""
        return (self.units[card] - BASE_UNIT) * self.rounds_left(s)

    def privilege(self, s: Elekt, card: str) -> float:
        """It is of use in later rounds only."""
        return self.prizes[card].later * self.rounds_left(s)


def is_fleeting(unit: Unit) -> bool:
    """It leaves at the reset."""
    effect = unit.ability.at_reset()
    return effect.verb is not None and effect.verb.name == "DiscardUnit"
