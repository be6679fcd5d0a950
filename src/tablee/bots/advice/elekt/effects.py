"""What a single step gains: a token attached, a Unit moved, banished or lost, an ability used."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from tablee.bots.advice.elekt.front import UNKNOWN, More
from tablee.bots.advice.elekt.outlook import Outlook, Posts
from tablee.bots.advice.elekt.worth import BASE_UNIT, EFFECTS, Arrival
from tablee.core.stack import Frame
from tablee.core.tuples import added, with_at, without_at
from tablee.games.elekt.ability import AMBER, DISCARD
from tablee.games.elekt.attributes import ANY, AUTHORITY, BRUTALITY, MYSTICISM, ONE, count, size
from tablee.games.elekt.banish import is_of, targets
from tablee.games.elekt.cards import Posted
from tablee.games.elekt.court import titles, titles_to_win
from tablee.games.elekt.effects import ATTACH, REMOVE
from tablee.games.elekt.line import ready
from tablee.games.elekt.moments import AFTER_A_SWAP, Effect
from tablee.games.elekt.moves import PLACE, SWAP, pair_of
from tablee.games.elekt.state import (
    MOST_AMBER,
    find,
    owner_of,
    post,
    units_in,
    zone_ability,
)
from tablee.games.elekt.totals import bag_with, protection, room, total


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Gains:
    """Differences to what the table promises now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.seat = outlook.seat
        self.weights = outlook.weights
        self.worth = outlook.worth
        self.more: More | None = None

    def as_it_is(self) -> More:
        """What is still to come if nothing is done."""
        if self.more is None:
            self.more = self.outlook.all_more(self.s.posts, self.outlook.to_come[self.seat])
        return self.more

    def promised(self, z: int) -> float:
        """What the zone promises now."""
        place = self.outlook.place_of(z)
        if place.promises == UNKNOWN:
            place.promises = self.outlook.zone_as_it_is(z, self.as_it_is())
        return place.promises

    def gain_in(self, z: int, posts: Posts) -> float:
        """How much more that zone promises with these Units."""
        now = self.promised(z)
        return self.outlook.zone(z, posts, self.as_it_is()) - now

    def place_of(self, card: str, zone: int = 0) -> tuple[int, int]:
        """Where a Unit lies, most likely in that zone or behind it: the entry of `posts`, and the place in it."""
        posts = self.s.posts
        for i in range(zone * self.s.sides if zone > 0 else 0, len(posts)):
            for n, posted in enumerate(posts[i]):
                if posted.card is card:  # mostly it is the very string
                    return i, n
        for i in range(len(posts)):
            for n, posted in enumerate(posts[i]):
                if posted.card == card:
                    return i, n
        raise KeyError(card)

    def without_unit(self, i: int, n: int) -> Posts:
        """The table once a Unit has left, until anything else is tried."""
        return self.outlook.with_units(i, without_at(self.s.posts[i], n))

    def units_of(self, side: int, z: int) -> tuple[Posted, ...]:
        return post(self.s, z, side)

    # Units and tokens.

    def attaching(self, answer: str, zone: int = 0) -> float:
        card, attribute = self.s.cards.giving[answer]
        return self.attached(card, attribute, zone)

    def removing(self, answer: str) -> float:
        card, attribute = self.s.cards.giving[answer]
        return self.without_token(card, attribute)

    def swapping(self, answer: str) -> float:
        card, second = pair_of(answer)
        units = self.s.cards.units
        return self.swapped(units[card].id, units[second].id)

    def placing(self, answer: str) -> float:
        card, z = self.s.cards.assigning[answer]
        return self.placed(card, z)

    def attached(self, card: str, attribute: int, zone: int = 0) -> float:
        """A token on a Unit; of equal ones rather on the weakest, which is banished last."""
        i, n = self.place_of(card, zone)
        posted = self.s.posts[i][n]
        gain = self.with_tokens(i, n, posted.tokens + ONE[attribute])
        return gain - 0.001 * size(posted.unit.bag + posted.tokens)

    def without_token(self, card: str, attribute: int) -> float:
        i, n = self.place_of(card)
        return self.with_tokens(i, n, self.s.posts[i][n].tokens - ONE[attribute])

    def with_tokens(self, i: int, n: int, tokens: int) -> float:
        """How much more a zone promises with other tokens on that Unit."""
        posted = self.s.posts[i][n]
        z = i // self.s.sides
        if self.outlook.place_of(z).ignores(tokens - posted.tokens):
            return 0.0
        now = self.promised(z)
        return self.outlook.zone_with_tokens(z, i - z * self.s.sides, posted, tokens, self.as_it_is()) - now

    def swapped(self, card: str, second: str) -> float:
        i, n = self.place_of(card)
        j, m = self.place_of(second)
        posts = self.s.posts.copy()
        posts[i] = with_at(self.s.posts[i], n, self.s.posts[j][m])
        posts[j] = with_at(self.s.posts[j], m, self.s.posts[i][n])
        one, other = i // self.s.sides, j // self.s.sides
        value = self.gain_in(one, posts) + self.gain_in(other, posts)
        return self.set_off(
            posts[other * self.s.sides + self.seat], self.set_off(posts[one * self.s.sides + self.seat], value)
        )

    def set_off(self, units: tuple[Posted, ...], value: float) -> float:
        """The value, and what those Units bring whose texts speak after a swap."""
        for posted in units:
            if posted.speaks & AFTER_A_SWAP:
                value += self.weights.swapped
        return value

    def placed(self, card: str, z: int) -> float:
        return self.added(card, z) - self.leaving(card)

    def added(self, card: str, z: int) -> float:
        """What a Unit from the hand adds to a zone."""
        now = self.promised(z)
        return self.outlook.zone_with(z, self.worth.posted[card], self.as_it_is()) - now + self.worth.lasting[card]

    def fit(self, card: str) -> float:
        """What a Unit adds where it adds most. That some leave soon is part of their worth."""
        return max([self.added(card, z) for z in range(3)])

    def removed(self, card: str) -> float:
        """A Unit leaves its zone."""
        i, n = self.place_of(card)
        return self.gain_in(i // self.s.sides, self.without_unit(i, n))

    def lost(self, card: str) -> float:
        """What an own Unit is worth in the rounds to come, and a little more while it can be assigned again."""
        again = 0.4 if self.outlook.to_come[self.seat] > 0 else 0.0
        return self.worth.in_hand(self.s, card) + again

    def lost_or_paid(self, card: str, z: int) -> float:
        posted = find(self.s, card)
        assert posted is not None
        price = protection(self.s, z, self.seat, posted)
        if price <= self.s.amber[self.seat]:
            return min(self.lost(card), price * self.weights.amber)
        return self.lost(card)

    def leaving(self, card: str) -> float:
        """A Unit that does not come back after the reset."""
        return max(0.0, self.worth.in_hand(self.s, card)) if card in self.worth.fleeting else 0.0

    def banished(self, card: str) -> float:
        """A rival loses the Unit or what protects it; an own one costs us the same."""
        i, n = self.place_of(card)
        z, owner = i // self.s.sides, i % self.s.sides
        removed = self.gain_in(z, self.without_unit(i, n))
        if owner == self.seat:
            return removed - self.lost_or_paid(card, z) - 0.01
        price = protection(self.s, z, owner, self.s.posts[i][n])
        lost = self.worth.in_hand(self.s, card)
        hurt = lost if price > self.s.amber[owner] or (self.s.solo and owner != 0) else price * self.weights.amber
        return removed + self.outlook.share * max(0.0, hurt)

    def stolen(self, card: str) -> float:
        gained = self.worth.in_hand(self.s, card) + (0.8 if self.outlook.to_come[self.seat] else 0.0)
        if owner_of(self.s, card) == self.seat:
            return self.removed(card)
        return self.removed(card) + gained * (1.0 + self.outlook.share)

    # Abilities.

    def price(self, source: str, way: str) -> float:
        if way == AMBER:
            return self.s.cards.abilities[source].effect.amber * self.weights.amber
        if way == DISCARD and source in self.s.cards.privileges:
            return self.worth.privilege(self.s, source)
        return 0.0

    def use(self, source: str, way: str, zone: int, it: str) -> float:
        """What using an ability now gains, at the price."""
        effect = self.s.cards.abilities[source].effect
        return self.does(effect, ready(self.s, self.seat, source, zone, it)) - self.price(source, way)

    def does(self, effect: Effect, f: Frame) -> float:
        s, seat = self.s, self.seat
        assert effect.verb is not None
        name = effect.verb.name
        left = self.worth.rounds_left(s)
        if effect.composed is not None:
            return self.worth.effect(effect) if effect.composed.possible(s, f) else 0.0
        if name == "Attach":
            options = ATTACH.options(s, f)
            return max([self.attaching(answer, f.n) for answer in options], default=0.0)
        if name == "Remove":
            options = REMOVE.options(s, f)
            return max([self.removing(answer) for answer in options], default=0.0)
        if name == "Banish":
            return max([self.banished(card) for card in targets(s, f)], default=0.0)
        if name == "Swap":
            return max([self.swapping(pair) for pair in SWAP.pairs(s, f)], default=0.0)
        if name == "Place":
            options = PLACE.options(s, f)
            return max([self.placing(answer) for answer in options], default=0.0)
        if name == "StealBody":
            bodies = [p.card for p in units_in(s, f.n) if p.card != f.source]
            lost = self.lost(f.source) - self.removed(f.source)
            return max([self.stolen(card) for card in bodies], default=0.0) - lost
        if name == "ResolveNow":
            return self.resolved(effect.attribute, f.n)
        if name == "TakeFromPile":
            again = 0.3 if self.outlook.to_come[seat] else 0.0
            return max([self.worth.in_hand(s, card) + again for card in s.discard], default=0.0)
        if name == "DrawUnit":
            return (self.worth.unknown - BASE_UNIT) * left + 0.1
        if name == "GainAmber":
            return self.weights.amber * min(effect.number, MOST_AMBER - s.amber[seat])
        if name == "ForgeHistory":
            last = titles(s, seat) + 1 >= titles_to_win(s)
            return self.weights.victory if last else self.weights.title
        if name == "TakeSceptre":
            return self.weights.sceptre if s.sceptre != seat else 0.0
        if name == "SlipIn":
            # An average Unit lies here instead, and the rival holds one that is of use only to be slipped in again.
            return 0.8 * self.worth.unknown - self.worth.symbols(s.cards.units[f.source]) + 0.5 * self.outlook.share
        return 0.0 if name in EFFECTS or not effect.verb.seems_possible(s, f) else effect.verb.brings(effect)

    def resolved(self, attribute: int, zone: int) -> float:
        """A clash at once: who would win it now?"""
        s = self.s
        mine = total(s, zone, self.seat, attribute)
        theirs = self.most_of_rivals(zone, attribute)
        if mine > theirs:
            return self.winning(attribute, zone)
        return -1.0 if theirs > mine else 0.0

    def most_of_rivals(self, zone: int, attribute: int) -> int:
        """The total of the one who is ahead."""
        most = 0
        for side in self.outlook.rivals:
            if post(self.s, zone, side):
                most = max(most, total(self.s, zone, side, attribute))
        return most

    def winning(self, attribute: int, zone: int) -> float:
        """What the effect of a won clash gains."""
        s = self.s
        f = Frame(self.seat, "", (), 0, "", zone, (), 0, None)
        if attribute == MYSTICISM:
            options = ATTACH.options(s, f)
            return 1.6 * max([self.attaching(answer, f.n) for answer in options], default=0.0)
        if attribute == BRUTALITY:
            return max([self.banished(card) for card in targets(s, f)], default=0.0)
        return max([self.swapping(pair) for pair in SWAP.pairs(s, f)], default=0.0)

    def arrival(self, arrival: Arrival, more: More, promises: float, rounds_left: float) -> float:
        """What an assigned Unit brings besides its symbols, with which its zone `promises` so much: roughly, it is one
        of many answers."""
        value = arrival.lasting - arrival.keeps * rounds_left
        effect = arrival.effect
        if effect is None:
            return value
        s = self.s
        card, z = arrival.posted.card, arrival.zone
        if effect.amber > s.amber[self.seat] or zone_ability(s, z).forbids_immediate():
            return value
        assert effect.verb is not None
        name = effect.verb.name
        found = 0.0
        if name == "Attach":
            token = ONE[AUTHORITY if effect.attribute == ANY else effect.attribute]
            found = self.outlook.zone_with(z, Posted(arrival.posted.unit, token), more) - promises
        elif name in ("Banish", "StealBody"):
            group = effect.group
            rivals = [p for side in self.outlook.rivals for p in post(s, z, side) if is_of(p.unit, group)]
            found = EFFECTS[name] if rivals else 0.0
        elif name == "ResolveNow":
            attribute = effect.attribute
            i = z * s.sides + self.seat
            posts = self.outlook.with_units(i, added(s.posts[i], arrival.posted))
            mine = count(bag_with(posts, z * s.sides, s.sides, self.seat, zone_ability(s, z), True), attribute)
            theirs = self.most_of_rivals(z, attribute)
            rivals_here = any(post(s, z, side) for side in self.outlook.rivals)
            if mine > theirs and (rivals_here or attribute == MYSTICISM):
                found = EFFECTS[name] + effect.amber * self.weights.amber
        elif name == "GainAmber":
            found = self.weights.amber * min(effect.number, MOST_AMBER - s.amber[self.seat])
        elif name == "Place":
            group = effect.group
            others = [held for held in s.hands[self.seat] if held != card and is_of(s.cards.units[held], group)]
            found = EFFECTS[name] if others and room(s, z, self.seat) > 1 else 0.0
        elif name in ("TakeFromPile", "DrawUnit") or name not in EFFECTS:
            found = self.does(effect, ready(s, self.seat, card, z, ""))
        elif name == "Swap":
            found = EFFECTS[name] if any(post(s, y, self.seat) for y in range(3) if y != z) else 0.0
        return value + max(0.0, found - effect.amber * self.weights.amber)
