"""Another world that a seat cannot tell apart: the hidden cards dealt anew among the places they may be in.

A seat knows the back of every card, the contents of the pre-built decks, every pack it has held in a draft, what lay
open when a deck was made anew, and who gained and played how many cards. Cards that are alike to it are exchanged.
Where cards were gained from a deck to which some of a draft had gone back, `recall` weighs what may have happened.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.hidden import reseal
from tablee.core.looking import forget_others, has_looked
from tablee.games.ecos.cards import BACKS, BLUE
from tablee.games.ecos.recall import NO_ENTRY, UNSEEN, Rival, Seen, Slot, Step, redeal
from tablee.games.ecos.setup import OUTRIGHT, PACK, DealPacks, Draft, drafters
from tablee.games.ecos.state import (
    NOT_KEPT,
    UNFOLLOWED,
    Change,
    Ecos,
    Origin,
    clone,
    of_pack,
    origin_of,
)

HAND: Final = 0
PACKS: Final = 1
PICKED: Final = 2
LOOKING: Final = 3
BROWN_DECK: Final = 4
BLUE_DECK: Final = 5
FIRST_DECK: Final = BROWN_DECK
ALIKE: Final = ""
"""The group of cards that the seat has never seen."""


@final
class Position:
    """Where a hidden card lies."""

    def __init__(self, zone: int, owner: int, at: int, card: str) -> None:
        self.zone = zone
        self.owner = owner
        self.at = at
        self.card = card


@final
class World:
    """The hidden places of a table, and what lies in them in another world."""

    def __init__(self, s: Ecos, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.zones: list[list[list[str]]] = [
            [list(own) for own in zone] for zone in (s.hands, s.packs, s.picked, s.looking)
        ] + [[list(s.brown)], [list(s.blue)]]
        self.origins = list(s.origins)
        self.traffic = list(s.traffic)

    def put(self, position: Position, card: str) -> None:
        self.zones[position.zone][position.owner][position.at] = card

    def at(self, position: Position) -> str:
        return self.zones[position.zone][position.owner][position.at]

    def comes_from(self, card: str, origin: Origin) -> None:
        """What everybody saw of the card when a deck was made anew stays true."""
        rebuilt = origin_of(self.s, card).rebuilt
        self.origins[self.s.cards.cards[card].number - 1] = Origin(
            origin.deck, origin.back, origin.dealt_to, origin.pick, rebuilt
        )


def shuffle_unknown(s: Ecos, seat: int, rng: Rng) -> Ecos:
    """Redeal what the seat cannot see."""
    other = clone(s)
    world = World(s, seat)
    for back in BACKS:
        hidden = positions = hidden_positions(s, seat, back)
        if needs_recall(s, seat, back, positions):
            known = [p for p in positions if origin_of(s, p.card).deck or origin_of(s, p.card).rebuilt]
            recall(world, back, [p for p in positions if p not in known], rng)
            positions = known
        exchange(world, positions, rng)
        for owner in range(s.seats):
            if owner != seat:
                mix_hand(world, hidden, owner, rng)
    other.hands = [tuple(own) for own in world.zones[HAND]]
    other.packs = tuple([tuple(own) for own in world.zones[PACKS]])
    other.picked = tuple([tuple(own) for own in world.zones[PICKED]])
    other.looking = tuple([tuple(own) for own in world.zones[LOOKING]])
    other.brown = world.zones[BROWN_DECK][0]
    other.blue = world.zones[BLUE_DECK][0]
    other.origins = tuple(world.origins)
    other.traffic = tuple(world.traffic)
    forget_others(other, seat)
    reseal(other, seat, rng)
    return other


def hidden_positions(s: Ecos, seat: int, back: str) -> list[Position]:
    """Every place of a card of that back that the seat does not see. (ECO-166)"""
    found: list[Position] = []
    for owner in range(s.seats):
        if owner != seat:
            for at, card in enumerate(s.hands[owner]):
                if card not in s.shown[owner] and not has_looked(s, seat, card):
                    found.append(Position(HAND, owner, at, card))
            found += [Position(PACKS, owner, at, card) for at, card in enumerate(s.packs[owner])]
            found += [Position(PICKED, owner, at, card) for at, card in enumerate(s.picked[owner])]
            found += [Position(LOOKING, owner, at, card) for at, card in enumerate(s.looking[owner])]
    found += [Position(BROWN_DECK, 0, at, card) for at, card in enumerate(s.brown)]
    found += [Position(BLUE_DECK, 0, at, card) for at, card in enumerate(s.blue)]
    of_back = [position for position in found if s.cards.cards[position.card].back == back]
    for owner in range(s.seats):
        in_one_order(s, seat, [p for p in of_back if p.owner == owner and p.zone in (HAND, PICKED)])
    return of_back


def in_one_order(s: Ecos, seat: int, own: list[Position]) -> None:
    """Which of a player's cards lies where nobody else knows, so it must not count: the same numbers of an `Rng` give
    the same world in all worlds that the seat cannot tell apart."""
    if len(own) > 1:
        cards = sorted([(group(s, seat, position.card), position.card) for position in own])
        for position, (_, card) in zip(own, cards, strict=True):
            position.card = card


# Cards that are alike.


def exchange(world: World, positions: list[Position], rng: Rng) -> None:
    """Cards of one group change places at random, with all that is known of each place."""
    s = world.s
    groups: dict[str, list[Position]] = {}
    for position in positions:
        groups.setdefault(group(s, world.seat, position.card), []).append(position)
    renamed: dict[str, str] = {}
    for name in sorted(groups):
        places = groups[name]
        cards = sorted([position.card for position in places])
        rng.shuffle(cards)
        for position, card in zip(places, cards, strict=True):
            world.put(position, card)
            if not origin_of(s, card).rebuilt:
                renamed[position.card] = card
                world.comes_from(card, origin_of(s, position.card))
    for i, change in enumerate(s.traffic):
        if change.gained and change.card in renamed:
            world.traffic[i] = Change(change.seat, True, renamed[change.card])


def mix_hand(world: World, positions: list[Position], owner: int, rng: Rng) -> None:
    """Nobody else knows which of a player's cards is where in the hand, or was picked to be active. (ECO-R10)"""
    own = [p for p in positions if p.owner == owner and p.zone in (HAND, PICKED)]
    cards = [world.at(position) for position in own]
    rng.shuffle(cards)
    for position, card in zip(own, cards, strict=True):
        world.put(position, card)


def group(s: Ecos, seat: int, card: str) -> str:
    """Cards of one group are alike to the seat: any of them may lie where another of them does."""
    origin = origin_of(s, card)
    return f"round {origin.rebuilt}" if origin.rebuilt else group_at_first(s, seat, origin)


def group_at_first(s: Ecos, seat: int, origin: Origin) -> str:
    """The same of what a card was before any deck was made anew."""
    if not origin.back:
        return f"deck {origin.deck}" if origin.deck else ALIKE
    last = last_pick(s, origin.back)
    taken = last + 1 if origin.pick == NOT_KEPT else origin.pick
    times = 0
    for time in holdings(s, seat, origin.back, origin.dealt_to):
        if time <= last and time <= taken:
            times += 1
    return f"pack {origin.dealt_to} {times}" if times else ALIKE  # gone before the pack came by: never seen


def picks(s: Ecos, back: str) -> int:
    """How often everybody keeps cards of a pack, and passes it on. (ECO-29, ECO-31, ECO-154)"""
    return (PACK[back] - 1) // kept_at_once(s)


def kept_at_once(s: Ecos) -> int:
    return 2 if s.seats == 2 else 1


def last_pick(s: Ecos, back: str) -> int:
    """The latest pick of that draft for which the seats have looked at their packs; -1 before it begins."""
    f = s.top
    if f is not None:
        verb = f.todo[f.at]
        if isinstance(verb, Draft) and verb.back == back:
            return f.times
        if isinstance(verb, DealPacks) and verb.back == back:
            return -1
    return picks(s, back) - 1


def holdings(s: Ecos, seat: int, back: str, dealt_to: int) -> tuple[int, ...]:
    """At which picks the seat holds the pack that was dealt to another."""
    who = holders(s.variant.drafts, back, dealt_to, picks(s, back))
    return tuple([time for time, holder in enumerate(who) if holder == seat])


@lru_cache(1024)
def holders(drafts: tuple[bool, ...], back: str, dealt_to: int, times: int) -> tuple[int, ...]:
    """Who has the pack at each pick: blue goes left, brown right. It is asked for every card of every world."""
    who = [seat for seat, is_drafting in enumerate(drafts) if is_drafting]
    first, step = who.index(dealt_to), 1 if back == BLUE else -1
    return tuple([who[(first + step * time) % len(who)] for time in range(times)])


# Cards of a draft that went back to the deck.


def needs_recall(s: Ecos, seat: int, back: str, positions: list[Position]) -> bool:
    """Whether a rival may have gained a card that this seat has seen in a pack."""
    if seat not in drafters(s):
        return False
    for change in s.traffic:
        if change.gained and change.seat != seat and s.cards.cards[change.card].back == back:
            return True
    return any(position.zone == LOOKING and not origin_of(s, position.card).rebuilt for position in positions)


def recall(world: World, back: str, positions: list[Position], rng: Rng) -> None:
    """Draw one of all deals that fit what the seat has seen; `positions` are those of cards never in a rebuilt deck."""
    s = world.s
    sets: dict[str, Seen] = {}
    rivals: dict[int, Rival] = {}
    for owner in range(s.seats):
        if owner != world.seat:
            outright = OUTRIGHT.count(back) if s.seats == 2 else 0
            rivals[owner] = Rival(owner, [Slot(owner, UNFOLLOWED, NO_ENTRY) for _ in range(outright)], [])
    for dealt_to in drafters(s):
        add_slots(world, back, dealt_to, sets, rivals)
    numbers = {name: i for i, name in enumerate(sets)}
    cards = [position.card for position in positions]
    for i, change in enumerate(s.traffic):
        who, card = change.seat, change.card
        if who == world.seat or s.cards.cards[card].back != back:
            continue
        if change.gained:
            rivals[who].steps.append(Step(Slot(who, UNFOLLOWED, i), "", UNSEEN))
        else:
            cards.append(card)
            name = group_at_first(s, world.seat, origin_of(s, card))
            rivals[who].steps.append(Step(None, card, numbers.get(name, UNSEEN)))
    for who, card in looked_at(s, world.seat, back):  # to this seat they are as well known as what was played
        cards.append(card)
        name = group_at_first(s, world.seat, origin_of(s, card))
        rivals[who].steps.append(Step(None, card, numbers.get(name, UNSEEN)))
    looked: list[Slot] = []
    for position in positions:
        if position.zone == LOOKING:
            looked.append(Slot(position.owner, UNFOLLOWED, NO_ENTRY))
            rivals[position.owner].steps.append(Step(looked[-1], "", UNSEEN))
    unseen: list[str] = []
    for card in cards:
        name = group_at_first(s, world.seat, origin_of(s, card))
        if name in sets:
            sets[name].cards.append(card)
        else:
            unseen.append(card)
    for seen in sets.values():
        if len(seen.cards) == len(seen.slots):
            seen.origin = None  # none went back, or the seat knows which: it has drawn it, or it was laid open
    in_deck = [position for position in positions if position.zone >= FIRST_DECK]
    deck = redeal(unseen, list(sets.values()), list(rivals.values()), len(in_deck), rng)
    for position, card in zip(in_deck, deck, strict=True):
        world.put(position, card)
        world.comes_from(card, UNFOLLOWED)
    slots = [slot for rival in rivals.values() for slot in rival.slots]
    slots += [slot for seen in sets.values() for slot in seen.slots]
    slots += [step.slot for rival in rivals.values() for step in rival.steps if step.slot is not None]
    for slot in slots:
        world.comes_from(slot.card, slot.origin)
        if slot.entry != NO_ENTRY:
            world.traffic[slot.entry] = Change(slot.owner, True, slot.card)
    for seen in sets.values():
        if seen.back:
            world.comes_from(seen.back, seen.origin or UNFOLLOWED)
    for owner in rivals:
        held = [slot.card for slot in slots if slot.owner == owner and not slot.played and slot not in looked]
        places = [p for p in positions if p.owner == owner and p.zone in (HAND, PICKED)]
        for position, card in zip(places, held, strict=True):
            world.put(position, card)
    for position, slot in zip([p for p in positions if p.zone == LOOKING], looked, strict=True):
        world.put(position, slot.card)


def looked_at(s: Ecos, seat: int, back: str) -> list[tuple[int, str]]:
    """Cards in other hands that this seat alone has looked at, each after its owner; of those that came from a draft or
    the deck as it was at first. (CRD-27)"""
    found: list[tuple[int, str]] = []
    for owner in range(s.seats):
        if owner != seat:
            for card in s.hands[owner]:
                origin = origin_of(s, card)
                followed = not origin.deck and not origin.rebuilt and card not in s.shown[owner]
                if followed and s.cards.cards[card].back == back and has_looked(s, seat, card):
                    found.append((owner, card))
    return found


def add_slots(world: World, back: str, dealt_to: int, sets: dict[str, Seen], rivals: dict[int, Rival]) -> None:
    """Where the cards of a pack went, pick after pick, and what the seat has seen of them."""
    s = world.s
    left = of_pack(back, dealt_to)
    for time, owner in enumerate(holders(s.variant.drafts, back, dealt_to, picks(s, back))):
        origin = of_pack(back, dealt_to, time)
        name = group_at_first(s, world.seat, origin)
        if name != ALIKE and name not in sets:
            sets[name] = Seen([], [], None)
        if owner != world.seat:
            more = [Slot(owner, origin, NO_ENTRY) for _ in range(kept_at_once(s))]
            if name == ALIKE:
                rivals[owner].slots += more
            else:
                sets[name].slots += more
    name = group_at_first(s, world.seat, left)
    if name != ALIKE:
        sets[name].origin = left  # one card goes back to the deck (ECO-30, ECO-32)
