"""A table laid out by hand, for scenarios and puzzles, and any table written down in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablee.core.printed import printed
from tablee.core.stack import NOBODY, begin, run
from tablee.games.elekt.attributes import ATTRIBUTES, bag, count, spread
from tablee.games.elekt.cards import MACHINATION, PRIVILEGE, SKIRMISH, ZONES, Cards
from tablee.games.elekt.court import titles
from tablee.games.elekt.round import ROUND, start_round
from tablee.games.elekt.state import COALITION, NO_CARD, Elekt, Posted, post, ranked, with_at
from tablee.games.elekt.totals import totals

FEWEST: Final = 1
MOST: Final = 4
TOKENS: Final = (6, 6, 6, 7)
"""Mysticism, Duplicity, Brutality, Authority. (ELK-01)"""
LEFT_OUT: Final = (0, 3, 3, 3)
"""Tokens that stay in the box in solo. (ELK-150)"""
AMBER: Final = 13
STARTING_AMBER: Final = 2
SOLO_AMBER: Final = (3, 1)
"""Of the player and of the Coalition. (ELK-151)"""
PRIVILEGES_USED: Final = 6

SHARED: Final = (
    *ZONES, "skirmish_deck", "machination_deck", "privilege_deck", "unit_deck", "discard", "box", "round", "sceptre",
    "direction", "phase", "zone", "turn", "used", "mirror", "privilege_winner", "supply",
)  # fmt: skip
OWN: Final = (
    *ZONES, "hand", "shown", "amber", "seals", "assigned", "finished", "privileges", "won", "face_down", "recruits",
)  # fmt: skip
PHASES: Final = {"recruitment": 0, "assignment": 2, "clash": 4, "reset": 5}
"""At which verb of a round the table is taken up."""
ASSIGNING: Final = 3


def fresh(seats: int, cards: Cards, difficulty: str, gentle: bool) -> Elekt:
    """Everything in its place before the first card is turned up. (ELK-31 … ELK-38, ELK-150 … ELK-154)"""
    if not FEWEST <= seats <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} players, not {seats} (ELK-07)")
    solo = seats == 1
    sides = 2 if solo else seats
    hands: list[list[str]] = [[] for _ in range(sides)]
    box: list[str] = []
    deck: list[str] = []
    copies: dict[str, int] = {}
    for unit in cards.units.values():
        if unit.base:
            owner = copies.get(printed(unit.id), 0)
            copies[printed(unit.id)] = owner + 1
            if owner < seats:
                hands[owner].append(unit.id)  # one of each (ELK-37)
            else:
                box.append(unit.id)
        elif solo and not unit.solo:
            box.append(unit.id)
        else:
            deck.append(unit.id)
    amber = list(SOLO_AMBER) if solo else [STARTING_AMBER] * seats
    return Elekt(
        seats,
        cards,
        difficulty if solo else "",
        gentle and solo,
        round=0,
        phase="set-up",
        decks=[tuple([c.id for c in cards.zone_cards.values() if c.deck == named]) for named in ZONES[:2]],
        unseen=tuple(cards.privileges),
        privilege_deck=PRIVILEGES_USED,
        face_up=[NO_CARD] * 3,
        unit_deck=deck,
        discard=[],
        box=tuple(box),
        supply=[TOKENS[i] - LEFT_OUT[i] if solo else TOKENS[i] for i in range(4)],
        amber_supply=AMBER - sum(amber),
        sceptre=0,
        clockwise=True,
        order=tuple(range(sides)),
        turn=0,
        mirror=-1,
        privilege_winner=-1,
        used=(),
        kept=(),
        hands=[tuple(hand) for hand in hands],
        shown=[tuple(hand) for hand in hands],
        recruits=((),) * sides,
        posts=[()] * (3 * sides),
        amber=amber,
        seals=0,
        assigned=[0] * sides,
        finished=[False] * sides,
        privileges=((),) * sides,
        won=((),) * sides,
        face_down=((),) * sides,
        drawn=(NO_CARD,) * seats,
        end="",
        winner=-1,
    )


def arrange(seats: int, cards: Cards, difficulty: str, gentle: bool, given: Mapping[str, Any]) -> Elekt:
    """At the start of a phase (default: assignment) of round `round` (default 1), with the rest where it usually is.

    Players are keys "1" to "4", the Coalition is "coalition". A Unit in a zone may bear tokens: "confessor authority
    brutality". A player's hand, unless given, is what is left of the own base Units; cards that are mentioned nowhere
    lie in their decks.
    """
    s = fresh(seats, cards, difficulty, gentle)
    keys = [str(seat + 1) for seat in range(seats)] + (["coalition"] if s.solo else [])
    for key in given:
        if key not in SHARED and key not in keys:
            raise ValueError(f'given: "{key}" is no zone and no player (zones: {", ".join(SHARED)})')
    pool = _Pool(cards)
    for side, key in enumerate(keys):
        _arrange_side(s, side, given.get(key, {}), pool)
    for side, key in enumerate(keys):
        _arrange_hand(s, side, given.get(key, {}), pool)
    s.discard = pool.take(given.get("discard", []))
    out = [id for id, unit in cards.units.items() if unit.base or (s.solo and not unit.solo)]
    s.box = (*pool.take(given.get("box", [])), *pool.rest(out))
    for i, zone in enumerate(ZONES):
        if zone in given:
            s.face_up[i] = pool.take([given[zone]])[0] if given[zone] else NO_CARD
    _arrange_decks(s, given, pool)
    _arrange_tokens(s)
    s.round = int(given.get("round", 1)) - 1
    s.sceptre = _side(s, given.get("sceptre", 1))
    s.clockwise = given.get("direction", "clockwise") == "clockwise"
    assigned, finished = s.assigned, s.finished
    start_round(s)
    s.assigned, s.finished = assigned, finished
    s.used = tuple(given.get("used", []))
    s.order = ranked(s)
    if "mirror" in given:
        s.mirror = ZONES.index(given["mirror"])
    if "privilege_winner" in given:
        s.privilege_winner = _side(s, given["privilege_winner"])
    phase = given.get("phase", "assignment")
    if phase not in PHASES:
        raise ValueError(f'given: there is no phase "{phase}" (phases: {", ".join(PHASES)})')
    todo = ROUND[PHASES[phase] :]
    s.phase = phase
    if phase == "assignment" and "turn" in given:
        todo = ROUND[ASSIGNING:]
        s.turn = s.order[s.order.index(_side(s, given["turn"])) - 1]
    begin(s, NOBODY, "round", todo, "", ZONES.index(given.get("zone", SKIRMISH)))
    run(s)
    return s


def _side(s: Elekt, named: Any) -> int:
    return COALITION if named == "coalition" else int(named) - 1


def _arrange_side(s: Elekt, side: int, own: Mapping[str, Any], pool: _Pool) -> None:
    for key in own:
        if key not in OWN:
            raise ValueError(f'given: a player has no "{key}" (only {", ".join(OWN)})')
    for i, zone in enumerate(ZONES):
        units: list[Posted] = []
        for written in own.get(zone, []):
            card, *tokens = written.split(" ")
            pool.take([card])
            units.append(Posted(s.cards.units[card], bag(tokens)))
        s.posts[i * s.sides + side] = tuple(units)
    s.assigned[side] = int(own.get("assigned", sum(len(post(s, i, side)) for i in range(3))))
    s.finished[side] = bool(own.get("finished", False))
    s.amber[side] = int(own.get("amber", s.amber[side]))
    s.privileges = with_at(s.privileges, side, tuple(pool.take(own.get("privileges", []))))
    s.won = with_at(s.won, side, tuple(pool.take(own.get("won", []))))
    s.face_down = with_at(s.face_down, side, tuple(pool.take(own.get("face_down", []))))
    s.recruits = with_at(s.recruits, side, tuple(pool.take(own.get("recruits", []))))
    s.seals += int(own.get("seals", 0))


def _arrange_hand(s: Elekt, side: int, own: Mapping[str, Any], pool: _Pool) -> None:
    if "hand" in own:
        s.hands[side] = tuple(pool.take(own["hand"]))
    else:
        s.hands[side] = tuple(pool.rest(list(s.hands[side])))
    seen = own.get("shown", [card for card in s.hands[side] if s.cards.units[card].base])
    for card in seen:
        if card not in s.hands[side]:
            raise ValueError(f'given: "{card}" was shown from a hand it is not in')
    s.shown[side] = tuple(seen)


def _arrange_decks(s: Elekt, given: Mapping[str, Any], pool: _Pool) -> None:
    """Where a deck is given, the cards that are left go to the box."""
    for i, deck in enumerate((SKIRMISH, MACHINATION)):
        ids = [card.id for card in s.cards.zone_cards.values() if card.deck == deck]
        if f"{deck}_deck" in given:
            s.decks[i] = tuple(pool.take(given[f"{deck}_deck"]))
            s.box = (*s.box, *pool.rest(ids))
        else:
            s.decks[i] = tuple(pool.rest(ids))
        if deck not in given and s.decks[i]:
            s.face_up[i] = s.decks[i][0]
            s.decks[i] = s.decks[i][1:]
    s.unseen = tuple(pool.rest(list(s.cards.privileges)))
    s.privilege_deck = int(given.get("privilege_deck", PRIVILEGES_USED - int(given.get("round", 1))))
    if PRIVILEGE not in given and s.unseen:
        s.face_up[2] = s.unseen[0]
        s.unseen = s.unseen[1:]
    if s.privilege_deck > len(s.unseen):
        raise ValueError(f"given: only {len(s.unseen)} Privileges are left for a deck of {s.privilege_deck}")
    ids = list(s.cards.units)
    if "unit_deck" in given:
        s.unit_deck = pool.take(given["unit_deck"])
        s.box = (*s.box, *pool.rest(ids))
    else:
        s.unit_deck = pool.rest(ids)


def _arrange_tokens(s: Elekt) -> None:
    """What lies on Units, and the Amber of all sides, is not in the supply. (ELK-08, ELK-09)"""
    for posts in s.posts:
        for posted in posts:
            for i in range(4):
                s.supply[i] -= count(posted.tokens, i)
    s.supply[0] -= s.seals
    s.amber_supply = AMBER - sum(s.amber)
    if min(s.supply) < 0 or s.amber_supply < 0:
        raise ValueError("given: there are not so many tokens")


class _Pool:
    """The cards not yet laid out."""

    def __init__(self, cards: Cards) -> None:
        self.left = set(cards.units) | set(cards.zone_cards) | set(cards.privileges)

    def take(self, ids: list[str]) -> list[str]:
        for card in ids:
            if card not in self.left:
                raise ValueError(f'given: "{card}" is no card of this set, or is mentioned twice')
            self.left.remove(card)
        return list(ids)

    def rest(self, ids: list[str]) -> list[str]:
        return self.take([card for card in ids if card in self.left])


def written(posted: Posted) -> str:
    """A Unit in a zone, with its tokens."""
    return " ".join([posted.card, *spread(posted.tokens)])


def lay_out(s: Elekt) -> dict[str, Any]:
    """The whole truth in the words of `arrange`, with sizes, tallies and Titles besides."""
    table: dict[str, Any] = {zone: s.face_up[i] for i, zone in enumerate(ZONES)}
    table |= {
        "skirmish_deck": sorted(s.decks[0]),
        "machination_deck": sorted(s.decks[1]),
        "deck_sizes": [len(s.decks[0]), len(s.decks[1]), s.privilege_deck],
        "privilege_deck": s.privilege_deck,
        "unseen": sorted(s.unseen),
        "unit_deck": sorted(s.unit_deck),
        "unit_deck_size": len(s.unit_deck),
        "discard": sorted(s.discard),
        "box": sorted(s.box),
        "supply": {name: s.supply[i] for i, name in enumerate(ATTRIBUTES)},
        "amber_supply": s.amber_supply,
        "round": s.round,
        "phase": s.phase,
        "sceptre": "coalition" if s.solo and s.sceptre == COALITION else s.sceptre + 1,
        "direction": "clockwise" if s.clockwise else "counter-clockwise",
        "rank": [side + 1 for side in ranked(s)],
        "end": s.end,
    }
    for side in range(s.sides):
        key = "coalition" if s.solo and side == COALITION else str(side + 1)
        own: dict[str, Any] = {zone: [written(p) for p in post(s, i, side)] for i, zone in enumerate(ZONES)}
        own |= {
            "hand": list(s.hands[side]),
            "hand_size": len(s.hands[side]),
            "shown": list(s.shown[side]),
            "recruits": list(s.recruits[side]),
            "amber": s.amber[side],
            "seals": s.seals if key == "coalition" else 0,
            "assigned": s.assigned[side],
            "finished": s.finished[side],
            "privileges": list(s.privileges[side]),
            "won": list(s.won[side]),
            "face_down": list(s.face_down[side]),
            "titles": titles(s, side),
            "totals": {zone: totals(s, i, side) for i, zone in enumerate(ZONES)},
        }
        table[key] = own
    return table
