"""Assignment: one Unit at a time, or pass. (rulebook, Assignment phase)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, advance, begin, count_only, emit, repeat
from tablee.core.tuples import added, with_at
from tablee.games.elekt.ability import (
    AMBER,
    DISCARD,
    USE,
    USE_ABILITY,
    carry_out,
    number_of_ways,
    pay_for,
    ways_to_pay,
    why_not_use,
)
from tablee.games.elekt.cards import ZONE_NAMES
from tablee.games.elekt.court import pay
from tablee.games.elekt.line import no_unit, ready
from tablee.games.elekt.moments import ON_YOUR_TURN, WHEN_ASSIGNED
from tablee.games.elekt.rulings import ASSIGNMENTS, COALITION_STOPS_WHEN_THE_PLAYER_PASSES
from tablee.games.elekt.slots import ZONE
from tablee.games.elekt.state import (
    ANYWHERE,
    COALITION,
    NUMBERS,
    Elekt,
    Verbs,
    from_hand,
    privileges_of,
    put,
    return_seals,
    zone_ability,
)
from tablee.games.elekt.totals import free_zones, zones_with_room

PASS: Final = "pass"
LOSE_AMBER: Final = "amber"
LOSE_SEALS: Final = "seals"
ASSIGNMENT_PHASE: Final = "assignment"
WAY_OF: Final = {"use": USE, "use-amber": AMBER, "use-discard": DISCARD}
"""How an ability is paid for, by what was said."""


@final
class TakeTurn(Verb[Elekt]):
    """Assign one Unit to a zone with room, or pass; before that, Privileges may be used.
    (ELK-57, ELK-58, ELK-59, ELK-60, ELK-158, ELK-199, ELK-R15, ELK-R26, ELK-R46)"""

    says = (
        Says("pass", PASS, PASS),
        Says("assign", "assign {card} to {zone}", "{card} {zone}", ZONE),
        Says("use-amber", "use {card} for {n} amber", f"{{card}} {AMBER}"),
        Says("use-discard", "discard {card} to use it", f"{{card}} {DISCARD}"),
        Says("use", "use {card}", f"{{card}} {USE}"),
    )

    def asks(self, s: Elekt, f: Frame) -> int:
        hand = s.hands[f.seat]
        if not hand:
            return NOBODY
        s.free = zones_with_room(s, f.seat)
        if s.free == 0:
            return NOBODY
        uses = self.number_of_uses(s, f.seat) if s.privileges[f.seat] else 0
        return count_only(s, f.seat, len(hand) * len(NUMBERS[s.free]) + uses + 1)

    def options_of(self, s: Elekt, f: Frame, seat: int) -> list[str]:
        zones = free_zones(s, seat)
        options: list[str] = []
        for card in s.hands[seat]:
            to = s.cards.units[card].assigned_to
            for zone in zones:
                options.append(to[zone])
        options += self.uses(s, seat)
        options.append(PASS)
        return options

    def option_at(self, s: Elekt, f: Frame, seat: int, at: int) -> str:
        if at == s.option_count - 1:
            return PASS
        hand = s.hands[seat]
        zones = free_zones(s, seat)
        if at < len(hand) * len(zones):
            return s.cards.units[hand[at // len(zones)]].assigned_to[zones[at % len(zones)]]
        return self.uses(s, seat)[at - len(hand) * len(zones)]

    def receive_at(self, s: Elekt, f: Frame, seat: int, at: int) -> None:
        hand = s.hands[seat]
        zones = NUMBERS[s.free]
        number: i64 = len(zones)
        place: i64 = at // number
        if place < len(hand):
            advance(s, f)
            assign(s, seat, hand[place], zones[at - place * number], place)
        else:
            self.receive(s, f, seat, self.option_at(s, f, seat, at))

    def uses(self, s: Elekt, side: int) -> list[str]:
        """Each Privilege once a round, for each way to pay."""
        found: list[str] = []
        for privilege in privileges_of(s, side):
            if privilege.speaks & ON_YOUR_TURN and privilege.id not in s.used:
                for way in ways_to_pay(s, side, privilege.id, ANYWHERE, ""):
                    found.append(f"{privilege.id} {way}")
        return found

    def number_of_uses(self, s: Elekt, side: int) -> int:
        """How many `uses` there are, without writing them."""
        number = 0
        for privilege in privileges_of(s, side):
            if not privilege.speaks & ON_YOUR_TURN or privilege.id in s.used:
                continue
            effect = privilege.ability.effect
            ways = number_of_ways(s, side, effect)  # first, because few can pay
            verb = effect.verb
            if ways and verb is not None and verb.is_possible(s, ready(s, side, privilege.id, ANYWHERE, "")):
                number += ways
        return number

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            # No card in hand: a pass like any other. (ELK-R42, ELK-R114) No room: finished, but no pass.
            # (ELK-64, ELK-R43)
            if not s.hands[f.seat]:
                make_pass(s, f.seat)
            else:
                s.finished = with_at(s.finished, f.seat, True)
            return
        if answer == PASS:
            make_pass(s, f.seat)
            return
        assigning = s.cards.assigning.get(answer)
        if assigning is not None:
            assign(s, f.seat, assigning[0], assigning[1])
            return
        says, words = self.reading(answer)
        card = words["card"]
        repeat(s, f)
        s.used = added(s.used, card)
        pay_for(s, f.seat, card, WAY_OF[says.key])
        carry_out(s, f.seat, card, ANYWHERE, "")

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-turn", {"n": ASSIGNMENTS - s.assigned[seat]})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return {"n": str(s.cards.abilities[words["card"]].effect.amber)} if says.key == "use-amber" else {}

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        if attempt.key == "pass":
            return because("ELK-57", "no-pass")
        if attempt.key != "assign":
            return why_not_use(s, attempt)
        card, zone = attempt.word("card"), attempt.word("zone")
        if card not in s.cards.units:
            return no_unit(s, card)
        if attempt.asked != self.name:
            return why_not_assign_now(s, attempt.seat)
        if zone not in ZONE_NAMES:
            return because("ELK-57", "no-zone")
        if card not in s.hands[attempt.seat]:
            return because("ELK-57", "not-in-hand", {"card": card})
        if zone_ability(s, ZONE_NAMES.index(zone)).room():
            return because("ELK-26", "no-room", {"zone": zone})
        return because("ELK-158" if s.solo else "ELK-60" if s.seats == 2 else "ELK-59", "no-room", {"zone": zone})


def why_not_assign_now(s: Elekt, seat: int) -> Reason:
    """Something else is asked: in another phase, in another's turn, or to be settled first. (ELK-R05)"""
    if s.phase != ASSIGNMENT_PHASE:
        return because("ELK-199", "no-assignment")
    return because("ELK-56", "other-turn", {"player": s.turn}) if s.turn != seat else because("ELK-R05", "answer-first")


def assign(s: Elekt, side: int, card: str, zone: int, at: int = -1) -> None:
    """One of the five, whatever becomes of it; its immediate ability, then the zone's card. (ELK-63, ELK-65) A Unit
    that came back to hand is assigned anew. (ELK-R41) A card that others had not seen bars an undo. (ELK-R145)
    `at`: its place in the hand, if it is known."""
    hidden = s.events is not None and card not in s.shown[side]
    from_hand(s, side, card, at)
    posted = put(s, zone, side, card)
    s.assigned[side] = s.assigned[side] + 1  # as `+=` mypyc asks Python for the sum
    if s.events is not None:
        s.events.append(Event("assigned", side, card=card, zone=ZONE_NAMES[zone], undo_barrier=hidden))
    if s.solo and side != COALITION:
        s.mirror = zone
    place_card = zone_ability(s, zone)
    if place_card.after_assigning().verb is not None:
        begin(s, side, s.face_up[zone], USE_ABILITY, card, zone)
    if posted.speaks & WHEN_ASSIGNED and not place_card.forbids_immediate():
        begin(s, side, card, USE_ABILITY, card, zone)


def make_pass(s: Elekt, side: int) -> None:
    """Nothing more is assigned this round, but who has passed still reacts. Alone, the player makes the Coalition pay.
    (ELK-58, ELK-168, ELK-R44)"""
    s.finished = with_at(s.finished, side, True)
    emit(s, "passed", side)
    if s.solo:
        s.mirror = -1
        if s.gentle or COALITION_STOPS_WHEN_THE_PLAYER_PASSES:
            s.finished = with_at(s.finished, COALITION, True)
        begin(s, side, PASS, PENALTY)


@final
class Penalty(Verb[Elekt]):
    """The Coalition loses all its Amber or all its Seals, as the player chooses. (ELK-168, ELK-R115)"""

    says = (
        Says("lose-amber", "the coalition loses its amber", LOSE_AMBER),
        Says("lose-seals", "the coalition loses its seals", LOSE_SEALS),
    )

    def asks(self, s: Elekt, f: Frame) -> int:
        if s.amber[COALITION] == 0 and s.seals == 0:
            return NOBODY
        s.options = [LOSE_AMBER, LOSE_SEALS]
        return f.seat

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == LOSE_AMBER:
            emit(s, "lost-amber", COALITION)
            pay(s, COALITION, s.amber[COALITION])
        elif answer == LOSE_SEALS:
            emit(s, "lost-seals", COALITION)
            return_seals(s)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-penalty")

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        return because("ELK-168", "no-penalty")


TURN: Final[Verbs] = (TakeTurn(),)
PENALTY: Final[Verbs] = (Penalty(),)
