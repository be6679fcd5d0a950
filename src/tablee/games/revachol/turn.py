"""Set-up and the course of turns. (rulebook, Set-up; Game Turn)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.decision import Attempt, Reason, because
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Lasting, Verb, advance, begin, count_only, emit, repeat
from tablee.core.tuples import added, take_from_deck
from tablee.games.revachol.complete import COMPLETE
from tablee.games.revachol.draw import DRAW_CARD
from tablee.games.revachol.effects import AGAIN, EXTRA, SKIPS, note
from tablee.games.revachol.end import ALL_PASSED, ROLL_OFF, finish
from tablee.games.revachol.lines import TURN_BEGINS, TURN_ENDS, all_speak
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.morale import REFILL_TASKS
from tablee.games.revachol.place import MOVE_GARTE, start_placing, why_not_place
from tablee.games.revachol.rulings import (
    DRAW_WITHOUT_ALLIES,
    UNDO_ENDS_WITH_THE_TURN,
)
from tablee.games.revachol.state import HAND_LIMIT, OPENING_HAND, Revachol, cards_to_draw, hand_limit
from tablee.games.revachol.take import USE_HARRY

DRAW: Final = "draw"


@final
class DealHands(Lasting[Revachol]):
    """Three Allies each, one at a time from seat 1 on, before the Morale cards join the deck. (ECH-13, ECH-R07)"""

    says = (Says("dealt", "{player} is dealt {card}", "{card}"),)

    def also(self, s: Revachol, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(f.times % s.seats)}

    def asks(self, s: Revachol, f: Frame) -> int:
        return CHANCE if f.times < OPENING_HAND * s.seats else NOBODY

    def chances(self, s: Revachol, f: Frame) -> list[str]:
        return s.deck

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            advance(s, f)
            return
        take_from_deck(s.deck, answer)
        self.deal(s, f.times % s.seats, answer)
        repeat(s, f)

    def befall(self, s: Revachol, f: Frame, rng: Rng) -> None:
        for number in range(f.times, OPENING_HAND * s.seats):
            self.deal(s, number % s.seats, s.deck.pop(rng.below(len(s.deck))))
        advance(s, f)

    def deal(self, s: Revachol, seat: int, card: str) -> None:
        """The card has left the deck."""
        s.hands[seat] = added(s.hands[seat], card)
        if s.events is not None:
            emit(s, "dealt", seat, card=card, only=1 << seat)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deal", {"player": f.times % s.seats})


@final
class AddMorale(Verb[Revachol]):
    """The Morale cards are shuffled together with the undealt Allies. (ECH-14)"""

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        s.deck.extend(s.cards.morale)
        emit(s, "set-up", -1, number=len(s.deck))


@final
class FirstTurn(Verb[Revachol]):
    """The highest roll takes the first turn. (ECH-16)"""

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        start_turn(s)


@final
class NextTurn(Verb[Revachol]):
    """Turns pass clockwise: by seat number, wrapping. (ECH-18, ECH-R11)"""

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if s.cards.worded:
            if f.times == 0:
                repeat(s, f)
                if all_speak(s, s.turn, TURN_ENDS):
                    return
                s.top = f.below
            if takes_another(s):
                return
        s.turn = (s.turn + 1) % s.seats
        start_turn(s)


def takes_another(s: Revachol) -> bool:
    """Whether a line gives the same player one more turn; who is to skip a turn is passed over. (CRD-15)"""
    if s.tally.get(f"{AGAIN} {s.turn}", 0) > 0:
        note(s, f"{AGAIN} {s.turn}", -1)
        s.tally = {**s.tally, EXTRA: s.turns + 1}
        start_turn(s)
        return True
    for _ in range(s.seats):
        follower = (s.turn + 1) % s.seats
        if s.tally.get(f"{SKIPS} {follower}", 0) == 0:
            break
        note(s, f"{SKIPS} {follower}", -1)
        emit(s, "skipped", follower)
        s.turn = follower
    return False


def start_turn(s: Revachol) -> None:
    s.turns += 1
    if s.events is not None:
        emit(s, "turn", s.turn, number=s.turns, undo_barrier=UNDO_ENDS_WITH_THE_TURN)
    begin(s, s.turn, "turn", TURN)  # others are asked only in a morale loss event (ECH-28)
    if s.cards.worded:
        all_speak(s, s.turn, TURN_BEGINS)


def may_draw(s: Revachol, seat: int) -> bool:
    """With fewer than five cards in hand, while either pile has a card. (ECH-25, ECH-57, ECH-R20, ECH-R23)"""
    limit = hand_limit(s, seat) if s.cards.worded else HAND_LIMIT
    return len(s.hands[seat]) < limit and cards_to_draw(s) > 0 and (DRAW_WITHOUT_ALLIES or any_ally(s))


def any_ally(s: Revachol) -> bool:
    return any(card in s.cards.allies for card in s.deck + s.discard)


@final
class Act(Verb[Revachol]):
    """Place an Ally or Draw: exactly one of the two, never nothing. (ECH-19, ECH-20, ECH-R16)"""

    says = (Says("draw", DRAW, DRAW), Says("place", "place {card}", "{card}"))

    def asks(self, s: Revachol, f: Frame) -> int:
        number = len(s.hands[f.seat])  # with an empty hand only Draw is left (ECH-26)
        if may_draw(s, f.seat):
            number += 1
        return NOBODY if number == 0 else count_only(s, f.seat, number)

    def options_of(self, s: Revachol, f: Frame, seat: int) -> list[str]:
        return [*s.hands[seat], DRAW] if may_draw(s, seat) else list(s.hands[seat])

    def option_at(self, s: Revachol, f: Frame, seat: int, at: int) -> str:
        hand = s.hands[seat]
        return hand[at] if at < len(hand) else DRAW

    def receive_at(self, s: Revachol, f: Frame, seat: int, at: int) -> None:
        hand = s.hands[seat]
        advance(s, f)
        if at < len(hand):
            self.place(s, seat, hand[at])
        else:
            self.draw(s, seat)

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            self.forced_pass(s, f.seat)
        elif answer == DRAW:
            self.draw(s, f.seat)
        else:
            self.place(s, f.seat, answer)

    def draw(self, s: Revachol, seat: int) -> None:
        s.passes = 0
        begin(s, seat, DRAW, DRAW_TURN)

    def place(self, s: Revachol, seat: int, ally: str) -> None:
        s.passes = 0
        begin(s, seat, ally, PLACE_TURN)
        start_placing(s, seat, ally, ally)

    def forced_pass(self, s: Revachol, seat: int) -> None:
        """Empty hand and nothing to draw: the turn passes; once all have passed in turn, it is over: every game ends.
        (ECH-R17, ECH-R18, ECH-132)"""
        s.passes += 1
        emit(s, "passed", seat)
        if s.passes == s.seats:
            finish(s, ALL_PASSED)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        if len(s.hands[seat]) >= hand_limit(s, seat):
            return Phrase("ask-act-full")
        if not may_draw(s, seat):
            return Phrase("ask-act-no-draw")
        return Phrase("ask-act" if s.hands[seat] else "ask-act-empty")

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        if attempt.key == "place":
            return why_not_place(s, attempt)
        if attempt.asked != self.name:
            return because("ECH-19", "one-action")
        limit = hand_limit(s, attempt.seat)
        if len(s.hands[attempt.seat]) >= limit:
            return because("ECH-25", "hand-full", {"n": limit})
        return because("ECH-R20", "nothing-to-draw")


ACT: Final = Act()
# As `Verbs`: a tuple whose length its type tells is made anew by mypyc each time it is begun.
SETUP: Final[Verbs] = (REFILL_TASKS, DealHands(), AddMorale(), ROLL_OFF, FirstTurn())  # the roll comes last (ECH-R08)
TURN: Final[Verbs] = (ACT, NextTurn())
PLACE_TURN: Final[Verbs] = (USE_HARRY, MOVE_GARTE, COMPLETE)
"""What follows once the Ally is placed and its skill is done, be it Evrart's draw: Garte, then a completion.
(ECH-21, ECH-24, ECH-R25, ECH-R129)"""

DRAW_TURN: Final[Verbs] = (DRAW_CARD, MOVE_GARTE)
"""No completion; with the Ally drawn the turn is over, but Garte goes first. (ECH-22, ECH-27, ECH-R124)"""
