"""The zones of the table, each declared once: so it is saved, laid out in scenarios and seen. (ELK-R141)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from tablee.core.printed import printed
from tablee.core.stack import NOBODY, State, begin
from tablee.core.tuples import with_at
from tablee.core.zones import COUNTED, HIDDEN, LIST, ONE, OWN, SHARED, TUPLE, TUPLES, Kind, Zone, laid_twice
from tablee.games.elekt.assign import ASSIGNMENT_PHASE
from tablee.games.elekt.attributes import ATTRIBUTES, bag, count, spread
from tablee.games.elekt.cards import MACHINATION, PRIVILEGE, SKIRMISH, ZONE_NAMES, Cards, LaidOut, Posted
from tablee.games.elekt.effects import CLOCKWISE, COUNTER
from tablee.games.elekt.round import ROUND
from tablee.games.elekt.state import (
    COALITION,
    COALITION_KEY,
    FROM_THE_BOX,
    MARKER,
    NO_CARD,
    PRIVILEGE_ZONE,
    RANKS,
    Elekt,
    post,
    ranked,
)

FEWEST: Final = 1  # the solo mode (ELK-07)
MOST: Final = 4
TOKENS: Final = (6, 6, 6, 7)
"""Mysticism, Duplicity, Brutality, Authority. (ELK-01)"""
LEFT_OUT: Final = (0, 3, 3, 3)
"""Tokens that stay in the box in solo. (ELK-150)"""
AMBER_TOKENS: Final = 13
"""(ELK-02)"""
STARTING_AMBER: Final = 2
SOLO_AMBER: Final = (3, 1)
"""Of the player and of the Coalition. (ELK-151)"""
PRIVILEGES_USED: Final = 6
PHASES: Final = {"recruitment": 0, ASSIGNMENT_PHASE: 2, "clash": 4, "reset": 5}
"""At which verb of a round a table laid out by hand is taken up."""
ASSIGNING: Final = 3


@final
class InRow(Zone):
    """One of several places that lie in a row: the card of a zone, a deck, a side's Units in a zone."""

    def __init__(
        self, name: str, at: int, kind: Kind, called: str, *, per_seat: bool = False, in_order: bool = True
    ) -> None:
        super().__init__(name, kind, HIDDEN, called=called, per_seat=per_seat, in_order=in_order)
        self.at = at

    def place(self, s: State, side: int) -> int:
        return self.at if side == SHARED else self.at * len(s.owner_keys()) + side

    def value(self, s: State, seat: int) -> Any:
        return getattr(s, self.name)[self.place(s, seat)]

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        row = getattr(s, self.name)
        laid = list(row)
        laid[self.place(s, seat)] = self.kind.read(written, cards)
        setattr(s, self.name, laid if isinstance(row, list) else tuple(laid))


@final
class UnitsKind(Kind):
    """Units in a zone, each followed by its tokens: "confessor authority brutality"."""

    def write(self, value: tuple[Posted, ...]) -> Any:
        return [" ".join([posted.card, *spread(posted.tokens)]) for posted in value]

    def read(self, written: Any, cards: Any) -> tuple[Posted, ...]:
        found: list[Posted] = []
        for text in written:
            card, *tokens = text.split(" ")
            if card not in cards.units:
                raise ValueError(f'given: "{card}" is no Unit of this set')
            found.append(Posted(cards.units[card], bag(tokens)))
        return tuple(found)


@final
class SupplyKind(Kind):
    """Tokens, attribute by attribute."""

    def write(self, value: list[int]) -> Any:
        return {name: value[i] for i, name in enumerate(ATTRIBUTES)}

    def read(self, written: Any, cards: Any) -> list[int]:
        return [int(written[name]) for name in ATTRIBUTES]


@final
class WayKind(Kind):
    """The direction of the Sceptre."""

    def write(self, value: bool) -> Any:
        return CLOCKWISE if value else COUNTER

    def read(self, written: Any, cards: Any) -> bool:
        if written not in (CLOCKWISE, COUNTER):
            raise ValueError(f'given: the Sceptre points {CLOCKWISE} or {COUNTER}, not "{written}"')
        return bool(written == CLOCKWISE)


@final
class NamedZoneKind(Kind):
    """A zone of the table, or "" for none."""

    def write(self, value: int) -> Any:
        return "" if value < 0 else ZONE_NAMES[value]

    def read(self, written: Any, cards: Any) -> int:
        return ZONE_NAMES.index(written) if written else -1


@final
class SideZone(Zone):
    """A side: the number of a player, "coalition", or 0 for nobody."""

    def written(self, s: State, seat: int) -> Any:
        return key_of(s, self.value(s, seat))

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        setattr(s, self.name, side_of_key(s, written))


@final
class SidesZone(Zone):
    """Several of them."""

    def written(self, s: State, seat: int) -> Any:
        return [key_of(s, side) for side in self.value(s, seat)]

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        setattr(s, self.name, tuple([side_of_key(s, key) for key in written]))


@final
class SealsZone(Zone):
    """Only the Coalition has any. (ELK-164, ELK-R123)"""

    def written(self, s: State, seat: int) -> Any:
        return getattr(s, self.name) if s.owner_keys()[seat] == COALITION_KEY else 0

    def lay(self, s: State, seat: int, written: Any, cards: Any) -> None:
        if s.owner_keys()[seat] == COALITION_KEY:
            setattr(s, self.name, int(written))
        elif written:
            raise ValueError("given: only the Coalition has Seals (ELK-164)")


def key_of(s: State, side: int) -> str | int:
    keys = s.owner_keys()
    return COALITION_KEY if 0 <= side < len(keys) and keys[side] == COALITION_KEY else side + 1


def side_of_key(s: State, key: Any) -> int:
    """The inverse of `key_of`."""
    side = COALITION if key == COALITION_KEY else int(key) - 1
    if not -1 <= side < len(s.owner_keys()):
        raise ValueError(f'given: there is no side "{key}"')
    return side


UNITS: Final = UnitsKind()
ZONES: Final = (
    Zone("difficulty", ONE, laid=False),
    Zone("gentle", ONE, HIDDEN, laid=False),
    Zone("round", ONE),
    Zone("phase", ONE),
    InRow("face_up", 0, ONE, SKIRMISH),
    InRow("face_up", 1, ONE, MACHINATION),
    InRow("face_up", 2, ONE, PRIVILEGE),
    InRow("decks", 0, TUPLE, "skirmish_deck", in_order=False),
    InRow("decks", 1, TUPLE, "machination_deck", in_order=False),
    Zone("unseen", TUPLE, HIDDEN, in_order=False),
    Zone("privilege_deck", ONE, HIDDEN),
    Zone("unit_deck", LIST, COUNTED, in_order=False),
    Zone("discard", LIST, in_order=False),
    Zone("box", TUPLE, in_order=False),
    Zone("supply", SupplyKind()),
    Zone("amber_supply", ONE),
    SideZone("sceptre", ONE, HIDDEN),
    Zone("clockwise", WayKind(), HIDDEN, called="direction"),
    SidesZone("order", ONE, HIDDEN),
    SideZone("turn", ONE, HIDDEN),
    Zone("mirror", NamedZoneKind(), HIDDEN),
    SideZone("privilege_winner", ONE, HIDDEN),
    Zone("used", TUPLE),
    Zone("kept", TUPLES, HIDDEN),
    Zone("drawn", TUPLE),
    Zone("end", ONE),
    Zone("winner", ONE),
    Zone("hands", TUPLE, OWN, called="hand", per_seat=True),
    Zone("shown", TUPLE, HIDDEN, per_seat=True),
    Zone("recruits", TUPLE, OWN, per_seat=True),
    InRow("posts", 0, UNITS, SKIRMISH, per_seat=True),
    InRow("posts", 1, UNITS, MACHINATION, per_seat=True),
    InRow("posts", 2, UNITS, PRIVILEGE, per_seat=True),
    Zone("amber", ONE, per_seat=True),
    SealsZone("seals", ONE, HIDDEN, per_seat=True),
    Zone("assigned", ONE, per_seat=True),
    Zone("finished", ONE, per_seat=True),
    Zone("privileges", TUPLE, per_seat=True),
    Zone("won", TUPLE, per_seat=True),
    Zone("face_down", TUPLE, COUNTED, per_seat=True),
)


def fresh(seats: int, cards: Cards, difficulty: str, gentle: bool) -> Elekt:
    """Everything in its place before the first card is turned up.
    (ELK-31, ELK-32, ELK-33, ELK-35, ELK-36, ELK-37, ELK-38, ELK-143, ELK-150, ELK-151, ELK-152, ELK-153, ELK-154,
    ELK-155, ELK-R24, ELK-R107)
    """
    if not FEWEST <= seats <= MOST:
        raise ValueError(f"{FEWEST} to {MOST} players, not {seats} (ELK-07)")
    solo = seats == 1
    sides = 2 if solo else seats
    laid = cards.laid_out.get(seats)
    if laid is None:
        laid = cards.laid_out[seats] = lay_out(seats, cards)
    amber = list(SOLO_AMBER) if solo else [STARTING_AMBER] * seats
    none_each = laid.none_each
    return Elekt(
        seats,
        cards,
        difficulty=difficulty if solo else "",
        gentle=gentle and solo,
        round=0,
        phase="set-up",
        decks=laid.decks,
        unseen=laid.unseen,
        privilege_deck=PRIVILEGES_USED,
        face_up=[NO_CARD] * 3,
        unit_deck=list(laid.unit_deck),
        discard=[],
        box=laid.box,
        supply=list(laid.supply),
        amber_supply=AMBER_TOKENS - sum(amber),
        sceptre=0,
        clockwise=True,
        order=RANKS[sides][0],
        turn=0,
        mirror=-1,
        privilege_winner=-1,
        used=(),
        kept=(),
        hands=list(laid.hands),
        shown=list(laid.hands),
        recruits=none_each,
        posts=[()] * (3 * sides),
        amber=amber,
        seals=0,
        assigned=[0] * sides,
        finished=(False,) * sides,
        privileges=none_each,
        won=none_each,
        face_down=none_each,
        drawn=(NO_CARD,) * seats,
        end="",
        winner=-1,
    )


def lay_out(seats: int, cards: Cards) -> LaidOut:
    """To each player one of each base Unit; in solo some Units stay in the box. (ELK-37, ELK-143)"""
    solo = seats == 1
    hands: list[list[str]] = [[] for _ in range(2 if solo else seats)]
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
    decks = tuple([tuple([c.id for c in cards.zone_cards.values() if c.deck == named]) for named in ZONE_NAMES[:2]])
    return LaidOut(
        hands=tuple([tuple(hand) for hand in hands]),
        unit_deck=tuple(deck),
        box=tuple(box),
        decks=decks,
        unseen=tuple(cards.privileges),
        supply=tuple([TOKENS[i] - LEFT_OUT[i] if solo else TOKENS[i] for i in range(4)]),
        none_each=((),) * len(hands),
    )


def put_away(s: Elekt, given: Mapping[str, Any]) -> None:
    """At the start of a phase (default: assignment) of round `round` (default 1), with the rest where it usually is.

    A player's hand, unless given, is what is left of the own base Units; cards that are mentioned nowhere lie in their
    decks, or where a deck is given in the box. With `turn` that side is the next to assign; `zone` is where the clashes
    begin.
    """
    left = _not_laid(s, given)
    for side, key in enumerate(s.owner_keys()):
        own = given.get(key, {})
        if "hand" not in own:
            s.hands[side] = tuple([card for card in s.hands[side] if card in left])
            left.difference_update(s.hands[side])
        if "shown" not in own:
            s.shown[side] = tuple([card for card in s.hands[side] if s.cards.units[card].base])
        if "assigned" not in own:
            s.assigned[side] = sum([len(post(s, zone, side)) for zone in range(3)])
        for card in s.shown[side]:
            if card not in s.hands[side]:
                raise ValueError(f'given: "{card}" was shown from a hand it is not in')
    s.round = s.round if "round" in given else 1
    _put_away_cards(s, given, left)
    _put_away_tokens(s, given)
    s.order = ranked(s)
    _begin(s, given)


def _begin(s: Elekt, given: Mapping[str, Any]) -> None:
    s.phase = given.get("phase", ASSIGNMENT_PHASE)
    if s.phase not in PHASES:
        raise ValueError(f'given: there is no phase "{s.phase}" (phases: {", ".join(PHASES)})')
    todo = ROUND[PHASES[s.phase] :]
    if s.phase == ASSIGNMENT_PHASE and "turn" in given:
        todo = ROUND[ASSIGNING:]
        s.turn = s.order[s.order.index(s.turn) - 1]
    begin(s, NOBODY, "round", todo, "", ZONE_NAMES.index(given.get("zone", SKIRMISH)))


def _not_laid(s: Elekt, given: Mapping[str, Any]) -> set[str]:
    """The cards that are mentioned nowhere; none may be mentioned twice: each is in exactly one place. (ELK-10)"""
    laid = [*s.discard, *(s.box if "box" in given else ()), *(s.unit_deck if "unit_deck" in given else ())]
    laid += [card for card in s.face_up if card != NO_CARD]
    for zone, deck in enumerate((SKIRMISH, MACHINATION)):
        laid += s.decks[zone] if f"{deck}_deck" in given else ()
    laid += s.unseen if "unseen" in given else ()
    for side, key in enumerate(s.owner_keys()):
        laid += s.hands[side] if "hand" in given.get(key, {}) else ()
        laid += [*s.recruits[side], *s.privileges[side], *s.won[side]]
        laid += [card for card in s.face_down[side] if card not in (FROM_THE_BOX, MARKER)]
        laid += [posted.card for zone in range(3) for posted in post(s, zone, side)]
    for card in laid:
        if card not in s.cards.abilities:
            raise ValueError(f'given: "{card}" is no card of this set, or is mentioned twice')
    if laid_twice(laid):
        raise ValueError(f'given: "{laid_twice(laid)}" is no card of this set, or is mentioned twice')
    return set(s.cards.abilities).difference(laid)


def _put_away_cards(s: Elekt, given: Mapping[str, Any], left: set[str]) -> None:
    """What is left of each deck lies there or, where the deck is given, in the box."""
    units = s.cards.units
    out = [id for id, unit in units.items() if id in left and (unit.base or (s.solo and not unit.solo))]
    s.box = (*(s.box if "box" in given else ()), *out)
    for zone, deck in enumerate((SKIRMISH, MACHINATION)):
        rest = tuple([id for id, card in s.cards.zone_cards.items() if card.deck == deck and id in left])
        if f"{deck}_deck" in given:
            s.box = (*s.box, *rest)
        else:
            s.decks = with_at(s.decks, zone, rest)
        if deck not in given and s.decks[zone]:
            s.face_up[zone] = s.decks[zone][0]
            s.decks = with_at(s.decks, zone, s.decks[zone][1:])
    if "unseen" not in given:
        s.unseen = tuple([id for id in s.cards.privileges if id in left])
    if PRIVILEGE not in given and s.unseen:
        s.face_up[PRIVILEGE_ZONE], s.unseen = s.unseen[0], s.unseen[1:]
    if "privilege_deck" not in given:
        s.privilege_deck = PRIVILEGES_USED - s.round
    if s.privilege_deck > len(s.unseen):
        raise ValueError(f"given: only {len(s.unseen)} Privileges are left for a deck of {s.privilege_deck}")
    recruitable = [id for id in units if id in left and id not in out]
    if "unit_deck" in given:
        s.box = (*s.box, *recruitable)
    else:
        s.unit_deck = recruitable


def _put_away_tokens(s: Elekt, given: Mapping[str, Any]) -> None:
    """What lies on Units, and the Amber of all sides, is not in the supply. (ELK-08, ELK-09)"""
    there = [
        TOKENS[i]
        - (LEFT_OUT[i] if s.solo else 0)
        - sum([count(posted.tokens, i) for posts in s.posts for posted in posts])
        - (s.seals if i == 0 else 0)
        for i in range(4)
    ]
    if "supply" not in given:
        s.supply = list(there)
    if "amber_supply" not in given:
        s.amber_supply = AMBER_TOKENS - sum(s.amber)
    if min(s.supply) < 0 or s.amber_supply < 0 or any(s.supply[i] > there[i] for i in range(4)):
        raise ValueError("given: there are not so many tokens")
    if s.amber_supply > AMBER_TOKENS - sum(s.amber):
        raise ValueError("given: there is not so much Amber")
