"""Advice for Elekt: every answer is valued by what the zones promise after it.

Only the own hand and what lies open is looked at; of the other hands only how many cards they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from tablee.bots.advice.adviser import Adviser, first_best
from tablee.bots.advice.elekt.effects import Gains
from tablee.bots.advice.elekt.front import FAR
from tablee.bots.advice.elekt.outlook import Outlook
from tablee.bots.advice.elekt.standing import MOST_SIDES, Standing
from tablee.bots.advice.elekt.worth import WEIGHTS, Arrival, Scale, Weights, Worth
from tablee.bots.advice.lines import answers
from tablee.core.stack import Frame, State
from tablee.core.tuples import added
from tablee.games.elekt.ability import AMBER, DISCARD, USE
from tablee.games.elekt.assign import LOSE_AMBER, PASS, TURN, WAY_OF
from tablee.games.elekt.attributes import NUMBER
from tablee.games.elekt.banish import YES, price_of
from tablee.games.elekt.clash import TIE
from tablee.games.elekt.composed import CopyText
from tablee.games.elekt.court import titles
from tablee.games.elekt.effects import CLOCKWISE, COUNTER
from tablee.games.elekt.line import NO
from tablee.games.elekt.recruit import BOTH
from tablee.games.elekt.round import RESET
from tablee.games.elekt.state import ANYWHERE, COALITION, RANKS, Elekt, owner_of, zone_of

HARDLY: Final = 0.001
"""Doing nothing is better than doing something for nothing."""

TAKE_TURN: Final = "TakeTurn"

Question = Callable[[Gains, Frame, Sequence[str]], list[float]]


class Advice(Adviser):
    """What the answers to each question of the game are worth."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.scale = Scale(weights)
        self.worth: Worth | None = None
        self.standings: list[Standing] = []  # by side, of those cards
        self.questions: dict[str, Question] = {
            "SetDirection": sceptre,
            "TakeSceptre": sceptre,
            "GiveSceptre": sceptre,
            "Recruit": recruit,
            TAKE_TURN: take_turn,
            "Penalty": penalty,
            "UseAbility": use_ability,
            "InOrder": in_order,
            "BreakTie": break_tie,
            "AttachTokens": attach,
            "Attach": attach,
            "Remove": remove,
            "Swap": swap,
            "Place": place,
            "Banish": banish,
            "GuardAgainst": guard,
            "Protect": protect,
            "KeepInPlace": keep,
            "DiscardUnit": discard,
            "TakeFromPile": take_from_pile,
            "StealBody": steal,
            "SlipIn": slip_in,
            "PickCard": pick_card,
        }

    def values(self, s: State, seat: int, options: Sequence[str]) -> list[float]:
        table = cast(Elekt, s)
        f = s.top
        assert f is not None
        gains = Gains(self.outlook(table, seat))
        question = self.questions.get(f.todo[f.at].name)
        if question is not None:
            return question(gains, f, options)
        return answers(s, seat, f, options, gains.worth.single) or [0.0] * len(options)

    def best(self, s: State, seat: int, options: Sequence[str]) -> int:
        f = s.top
        assert f is not None
        if f.todo[f.at].name == TAKE_TURN:
            asked = options if isinstance(options, list) else list(options)
            return turn(Gains(self.outlook(cast(Elekt, s), seat)), asked, None)
        return first_best(self.values(s, seat, options))

    def choice(self, s: State, seat: int, options: Sequence[str], luck: int) -> int:
        """As `values`, but where a Unit is assigned only its own zone is looked at."""
        table = cast(Elekt, s)
        f = s.top
        assert f is not None
        name = f.todo[f.at].name
        gains = Gains(self.outlook(table, seat))
        if name == TAKE_TURN:
            return quick_turn(gains, options)
        question = self.questions.get(name)
        if question is None:
            found = answers(s, seat, f, options, gains.worth.single)
            return luck % len(options) if found is None else found.index(max(found))
        values = question(gains, f, options)
        return values.index(max(values))

    def worth_of(self, s: Elekt) -> Worth:
        """Of the cards on that table."""
        worth = self.worth
        if worth is None or worth.cards is not s.cards:
            worth = self.worth = Worth(s.cards, self.weights)
            self.standings = [Standing(side, worth, self.scale) for side in range(MOST_SIDES)]
        return worth

    def outlook(self, s: Elekt, side: int) -> Outlook:
        """Of one side; of two of the same side only the later one may be asked."""
        self.worth_of(s)
        return Outlook(s, self.standings[side])


ADVISER: Final = Advice


# Recruitment and assignment.


def recruit(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """The better Unit, the more so if it fits a zone of this round; an unknown one only instead of two bad ones."""
    fit = g.weights.fit
    return [g.worth.unknown if answer == BOTH else g.worth.units[answer] + fit * g.fit(answer) for answer in options]


def take_turn(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """Each Unit in each zone, by what all zones promise then; a Privilege first, if using it gains anything."""
    values: list[float] = []
    turn(g, options if isinstance(options, list) else list(options), values)
    return values


def turn(g: Gains, options: list[str], values: list[float] | None) -> int:
    """Which answer is worth most, of equal ones the first; and if anybody asks, what each is worth."""
    s, o, seat = g.s, g.outlook, g.seat
    assigning, later = g.worth.assigning, g.worth.rounds_left(s)
    left = o.to_come[seat] - 1
    uses: list[int] | None = None
    best = -FAR * FAR
    chosen = -1
    arrival: Arrival | None = None
    for n, answer in enumerate(options):
        # The answers come Unit by Unit: mostly it is the one before in another zone.
        if arrival is not None:
            arrival = arrival.next
            while arrival is not None and arrival.answer is not answer:
                arrival = arrival.next
        if arrival is None:
            arrival = assigning.get(answer)
        if arrival is not None:
            z = arrival.zone
            place = o.place_of(z)
            then = place.then
            if then is None:
                # Any Unit will do: it is not in the other zones, and of this one only its number counts.
                if s.solo:
                    i = z * s.sides + seat
                    then = o.all_more(o.with_units(i, added(s.posts[i], arrival.posted)), left, z)
                else:
                    then = o.more_after(z, left)
                place.then = then
                place.rest = o.zone_as_it_is(1 if z == 0 else 0, then) + o.zone_as_it_is(1 if z == 2 else 2, then)
            promises = o.place_with(place, z, arrival.posted, then)
            value = place.rest + promises + g.arrival(arrival, then, promises, later)
        elif answer == PASS:
            nothing_more = o.nothing_more()
            value = 0.0
            for z in range(3):
                value += o.zone_as_it_is(z, nothing_more)
            if s.solo:
                value += g.weights.title / 3 * max(s.amber[COALITION], s.seals)
        else:
            if uses is None:
                uses = []
            uses.append(n)
            if values is not None:
                values.append(0.0)
            continue
        if values is not None:
            values.append(value)
        if value > best:
            best = value
            chosen = n
    if uses is None:
        return max(0, chosen)
    most = best
    for n in uses:
        says, words = TURN[0].reading(options[n])
        value = best + g.use(words["card"], WAY_OF[says.key], ANYWHERE, "") - HARDLY  # the turn goes on after it
        if values is not None:
            values[n] = value
        if chosen < 0 or value > most or (value == most and n < chosen):
            most, chosen = value, n
    return chosen


def quick_turn(g: Gains, options: Sequence[str]) -> int:
    """The same at a glance, for playouts: what the Unit adds to its zone. That others will then spread otherwise over
    the zones, and most of what an immediate ability does, is left out."""
    s, o, seat = g.s, g.outlook, g.seat
    assigning, later = g.worth.assigning, g.worth.rounds_left(s)
    then = o.all_more(s.posts, o.to_come[seat] - 1)
    now = [o.zone(z, s.posts, then) for z in range(3)]
    best = -FAR * FAR
    chosen = 0
    uses: list[int] = []
    for n, answer in enumerate(options):
        arrival = assigning.get(answer)
        if arrival is not None:
            z = arrival.zone
            value = o.zone_with(z, arrival.posted, then) - now[z] + arrival.brings - arrival.keeps * later
        elif answer == PASS:
            nothing_more = o.nothing_more()
            value = 0.0
            for z in range(3):
                value += o.zone(z, s.posts, nothing_more) - now[z]
            if s.solo:
                value += g.weights.title / 3 * max(s.amber[COALITION], s.seals)
        else:
            uses.append(n)
            continue
        if value > best:
            best, chosen = value, n
    gain = 0.0
    for n in uses:
        says, words = TURN[0].reading(options[n])
        value = g.use(words["card"], WAY_OF[says.key], ANYWHERE, "") - HARDLY
        if value > gain:
            gain, chosen = value, n
    return chosen


def penalty(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """Whatever is nearer to a Title; Amber flows faster. (ELK-168)"""
    return [g.s.amber[COALITION] + 0.1 if answer == LOSE_AMBER else float(g.s.seals) for answer in options]


def use_ability(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    return [HARDLY if answer == NO else g.use(f.source, answer, f.n, f.it) for answer in options]


def in_order(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """What gains most comes first: there may be nothing left for the others."""
    return [g.use(card, USE, zone_of(g.s, card) if f.n == ANYWHERE else f.n, "") for card in options]


# Clashes.


def break_tie(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """Only for oneself, and only for what winning brings. (ELK-135)"""
    won = g.winning(NUMBER[f.source], f.n)
    owned = [(p, g.s.cards.privileges[p].ability) for p in g.s.privileges[g.seat]]
    master = next(card for card, ability in owned if ability.when_tied(NUMBER[f.source]).verb is not None)
    values: list[float] = []
    for answer in options:
        if answer == NO:
            values.append(HARDLY)
        else:
            says, words = TIE[0].reading(answer)
            way = AMBER if says.key == "tie" else DISCARD
            values.append((won if int(words["player"]) == g.seat else -1.0) - g.price(master, way))
    return values


def attach(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    return [HARDLY if answer == NO else g.attaching(answer, f.n) for answer in options]


def remove(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    return [g.removing(answer) for answer in options]


def swap(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    return [HARDLY if answer == NO else g.swapping(answer) for answer in options]


def place(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    return [HARDLY if answer == NO else g.placing(answer) for answer in options]


def banish(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    return [HARDLY if answer == NO else g.banished(answer) for answer in options]


def guard(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """The Guard is lost for good; the Unit it saves would be lost or paid for. (ELK-120, ELK-121)"""
    target = f.it
    guards = [p.card for p in g.units_of(g.seat, f.n) if p.unit.ability.takes_banishment() and p.card not in f.those]
    stands = next(card for card in guards if card != target)
    saves = g.removed(stands) - g.lost(stands)
    falls = g.removed(target)
    if owner_of(g.s, target) == g.seat:
        falls -= g.lost_or_paid(target, f.n)
    return [saves if answer == YES else falls for answer in options]


def protect(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """(ELK-93, ELK-94)"""
    kept = g.lost(f.it) + HARDLY - price_of(g.s, f) * g.weights.amber
    return [kept if answer == YES else 0.0 for answer in options]


def keep(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """What the zone loses if the Unit goes to hand. (ELK-123)"""
    return [-g.removed(f.it) - g.weights.amber if answer == YES else 0.0 for answer in options]


def discard(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    hand = g.s.hands[g.seat]
    return [-g.lost(card) + (0.0 if card in hand else g.removed(card)) for card in options]


def take_from_pile(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """For the Coalition the worst. (ELK-188)"""
    sign = 1.0 if f.seat == g.seat else -1.0
    return [sign * g.worth.units[card] for card in options]


def steal(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    return [g.stolen(card) for card in options]


def pick_card(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """What lies here is worth what its zone loses with it, what is in a hand what it would bring later; a text to copy
    what it says."""
    effect = g.s.effect(f.it)
    if isinstance(effect, CopyText):
        return [g.worth.effect(g.s.cards.units[card].ability.effect) for card in options]
    sign = 1.0 if effect.brings() > 0.0 else -1.0
    return [g.removed(card) if zone_of(g.s, card) >= 0 else sign * g.worth.units[card] for card in options]


def slip_in(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """From the fullest hand: what lies in it is not known."""
    return [float(len(g.s.hands[int(answer)])) for answer in options]


def sceptre(g: Gains, f: Frame, options: Sequence[str]) -> list[float]:
    """To oneself, and whoever has most Titles last."""
    s = g.s
    has = [0 if side == g.seat else titles(s, side) for side in range(s.sides)]
    values: list[float] = []
    for answer in options:
        to = g.seat if answer in (CLOCKWISE, COUNTER) else int(RESET[0].words(answer)["player"])
        order = RANKS[s.sides][to + s.sides if answer.endswith(COUNTER) else to]
        last = 0.0
        for rank, side in enumerate(order):
            last += 0.01 * rank * has[side]
        values.append(1.0 + last if to == g.seat else last)
    return values
