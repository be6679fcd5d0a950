"""Morale cards and morale loss events. (rulebook, Draw Cards; Morale Loss Events)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import (
    CHANCE,
    NOBODY,
    NOTHING,
    Frame,
    Lasting,
    Simultaneous,
    Verb,
    advance,
    begin,
    count_only,
    emit,
    repeat,
)
from tablee.core.tuples import added, take_from_deck, with_at, without
from tablee.games.revachol.cardset import Morale
from tablee.games.revachol.end import DICE, TEST_FOR_END
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.place import NO
from tablee.games.revachol.rulings import (
    DICE_HAVE_AN_ORDER,
    DIE_FACES,
    DOLORES_IS_SAFE_IN_HAND,
    EVENTS_START_WITH_THE_DRAWER,
    LOSE_THE_ONLY_CARD_UNASKED,
    MOST_PLAYERS,
    ROLL_WITH_NOTHING_TO_LOSE,
)
from tablee.games.revachol.state import (
    EMPTY,
    EMPTY_PLACES,
    POSITIONS,
    Corps,
    Revachol,
    leave_corps,
    own_allies,
    take_from_hand,
)

FACES: Final = tuple(range(1, DIE_FACES + 1))
LOST: Final = "lost"
"""Before a seat and an Ally in the tally: a morale loss event has taken it."""
ROLLED: Final = "rolled"
"""Before a seat in the tally: it has rolled again in this event."""
PREVENTS: Final = "prevents"
"""Before a seat in the tally: so many losses do not take place. (CRD-15)"""
FEWEST: Final = 2 if LOSE_THE_ONLY_CARD_UNASKED else 1
"""Cards of which somebody chooses one to lose."""
ROLLS: Final = [f"{first} {second}" for first in FACES for second in FACES]
"""Of two dice."""

CLOCKWISE: Final = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(MOST_PLAYERS + 1)
]
"""All seats from each one on, by how many there are."""


def reveal_morale(s: Revachol, drawer: int, card: str) -> None:
    """It enters at position 1, also where no Task lies above; the others move right. (ECH-65, ECH-66, ECH-R53) It does
    nothing before it lies at position 3, with all three filled. (ECH-67, ECH-68, ECH-R28, ECH-R51)
    """
    acting = s.morale_row[POSITIONS - 2]
    s.morale_row = (card, s.morale_row[0], s.morale_row[1])
    if s.events is not None:
        emit(s, "morale", drawer, card=card)
    if acting != EMPTY:  # never again once fewer than three are left in the game (ECH-R68)
        s.dice = [EMPTY] * s.seats
        if s.events is not None:
            s.events.append(Event("event", drawer, card=acting, second=s.task_row[POSITIONS - 1]))
        begin(s, drawer, acting, MORALE_LOSS)


def from_drawer(s: Revachol, drawer: int) -> list[int]:
    """All seats, the drawer first, clockwise. (ECH-R45)"""
    return CLOCKWISE[s.seats][drawer if EVENTS_START_WITH_THE_DRAWER else 0]


@final
class RollAgainstLoss(Lasting[Revachol]):
    """Each player rolls two dice for themselves, once, also one with nothing to lose.
    (ECH-70, ECH-71, ECH-R44, ECH-R48)
    """

    says = (Says("rolls", "{player} rolls {dice}", "{dice}", {"dice": DICE}),)

    def also(self, s: Revachol, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(self.next_to_roll(s, f))}

    def next_to_roll(self, s: Revachol, f: Frame) -> int:
        for seat in from_drawer(s, f.seat):
            if self.is_to_roll(s, f, seat):
                return seat
        return NOBODY

    def is_to_roll(self, s: Revachol, f: Frame, seat: int) -> bool:
        return s.dice[seat] == EMPTY and (
            ROLL_WITH_NOTHING_TO_LOSE or len(losable(s, seat, s.cards.morale[f.source].event)) > 0
        )

    def asks(self, s: Revachol, f: Frame) -> int:
        return NOBODY if self.next_to_roll(s, f) == NOBODY else CHANCE

    def chances(self, s: Revachol, f: Frame) -> list[str]:
        return ROLLS

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        seat = self.next_to_roll(s, f)
        if seat == NOBODY:
            advance(s, f)
            return
        self.rolled(s, f, seat, answer)
        repeat(s, f)

    def befall(self, s: Revachol, f: Frame, rng: Rng) -> None:
        for seat in from_drawer(s, f.seat):
            while self.is_to_roll(s, f, seat):
                self.rolled(s, f, seat, ROLLS[rng.below(len(ROLLS))])
        advance(s, f)

    def rolled(self, s: Revachol, f: Frame, seat: int, answer: str) -> None:
        s.dice[seat] = answer
        if s.events is not None:
            s.events.append(
                Event(
                    "saved" if is_saved(s.cards.morale[f.source], answer) else "missed",
                    seat,
                    card=f.source,
                    dice=answer,
                )
            )
        if s.cards.worded and not is_saved(s.cards.morale[f.source], answer) and may_roll_again(s, seat):
            s.tally = {**s.tally, f"{ROLLED} {seat}": 1}
            s.dice[seat] = EMPTY

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-roll-against", {"player": self.next_to_roll(s, f), "card": f.source})


def may_roll_again(s: Revachol, seat: int) -> bool:
    """Who missed has a second roll by a line of an Ally, once in an event however many there are. (CRD-31)"""
    return not s.tally.get(f"{ROLLED} {seat}", 0) and any(
        s.cards.allies[ally].ability.rolls_again() for ally in own_allies(s, seat)
    )


def is_saved(morale: Morale, roll: str) -> bool:
    """The two numbers are exactly the two on the card, in any order; they need not be a double.
    (ECH-72, ECH-R46, ECH-R47)
    """
    return roll == morale.roll or (roll == morale.turned and not DICE_HAVE_AN_ORDER)


def losable(s: Revachol, seat: int, event: str) -> list[str]:
    """The cards of the kind asked for that the event can take from that seat, as they are before the draw goes on.
    (ECH-75, ECH-76, ECH-77, ECH-R65) Never Dolores, not even if she is alone or her player would.
    (ECH-110, ECH-R60, ECH-R61)
    """
    if event == "task":
        return list(s.completed[seat])  # Allies received as points are no Tasks (ECH-80, ECH-R63)
    if event == "corps":  # any own one (ECH-R59)
        return [ally for corps in s.corps[seat] for ally in losable_of(s, corps)]
    return [ally for ally in s.hands[seat] if s.cards.allies[ally].ability.may_be_lost() or not DOLORES_IS_SAFE_IN_HAND]


def number_losable(s: Revachol, seat: int, event: str) -> int:
    """How many `losable` cards there are, without writing them."""
    if event == "task":
        return len(s.completed[seat])
    if event != "corps":
        return len(losable(s, seat, event))
    number = 0
    for corps in s.corps[seat]:
        number += len(corps.allies) - corps.safe
    return number


def losable_at(s: Revachol, seat: int, event: str, at: int) -> str:
    """The one at that place among them."""
    if event == "task":
        return s.completed[seat][at]
    if event != "corps":
        return losable(s, seat, event)[at]
    for corps in s.corps[seat]:
        number = len(corps.allies) - corps.safe
        if at < number:
            return corps.allies[at] if corps.safe == 0 else losable_of(s, corps)[at]
        at -= number
    raise IndexError(at)


def losable_of(s: Revachol, corps: Corps) -> list[str]:
    """The Allies of that Corps that may be lost."""
    return [ally for ally in corps.allies if s.cards.allies[ally].ability.may_be_lost()]


@final
class LoseCards(Simultaneous[Revachol]):
    """Whoever missed chooses a card to lose; all choose at once, from the drawer clockwise it happens.
    (ECH-73, ECH-74, ECH-78, ECH-R45)
    """

    says = (Says("lose-nothing", "lose nothing", NO), Says("lose", "lose {card}", "{card}"))

    def who(self, s: Revachol, f: Frame) -> list[int]:
        morale = s.cards.morale[f.source]
        return [
            seat
            for seat in from_drawer(s, f.seat)
            if not is_saved(morale, s.dice[seat]) and self.has_a_choice(s, seat, morale.event)
        ]

    def has_a_choice(self, s: Revachol, seat: int, event: str) -> bool:
        """One card is lost unasked (ECH-R49), but whether a hand of several holds but one that can be lost, or none,
        is nobody's business: there the player is asked all the same."""
        return (len(s.hands[seat]) if event == "hand" else number_losable(s, seat, event)) >= FEWEST

    def asks(self, s: Revachol, f: Frame) -> int:
        """As everything simultaneous, but only the next who chooses is looked for."""
        morale = s.cards.morale[f.source]
        for seat in from_drawer(s, f.seat):
            if s.sealed[seat] != NOTHING or is_saved(morale, s.dice[seat]):
                continue
            if morale.event != "hand":
                number = number_losable(s, seat, morale.event)
                if number >= FEWEST:
                    return count_only(s, seat, number)
            elif self.has_a_choice(s, seat, morale.event):
                s.options = self.choices(s, f, seat)
                return seat
        return NOBODY

    def option_at(self, s: Revachol, f: Frame, seat: int, at: int) -> str:
        event = s.cards.morale[f.source].event
        return losable_at(s, seat, event, at) if event != "hand" else self.choices(s, f, seat)[at]

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        """As everything simultaneous, but nobody looks again for who chose: nothing else lies sealed."""
        self.open(s, f, [])
        for seat in range(s.seats):
            s.sealed[seat] = NOTHING

    def choices(self, s: Revachol, f: Frame, seat: int) -> list[str]:
        return losable(s, seat, s.cards.morale[f.source].event) or [NO]

    def open(self, s: Revachol, f: Frame, seats: list[int]) -> None:
        morale = s.cards.morale[f.source]
        for seat in from_drawer(s, f.seat):
            if is_saved(morale, s.dice[seat]):
                continue
            card = s.sealed[seat]
            if card == NOTHING:  # the only one, if there is one (ECH-R49)
                left = losable(s, seat, morale.event)
                card = left[0] if left else NO
            if s.tally and s.tally.get(f"{PREVENTS} {seat}", 0) > 0:
                s.tally = {**s.tally, f"{PREVENTS} {seat}": s.tally[f"{PREVENTS} {seat}"] - 1}
                emit(s, "prevented", seat)
            elif card == NO:
                lose_nothing(s, seat, morale.event)
            else:
                lose(s, seat, morale.event, card)

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-lose-" + s.cards.morale[f.source].event, {"card": f.source})

    def why_not(self, s: Revachol, attempt: Attempt) -> Reason:
        card = attempt.word("card")
        if card and card not in s.cards.allies and card not in s.cards.tasks and card not in s.cards.morale:
            return no_card(card)
        if attempt.decision is None or attempt.asked != self.name:
            return because("ECH-67", "no-event")
        if not card:
            return because("ECH-74", "lose-first")
        if card in s.points[attempt.seat]:
            return because("ECH-80", "points-are-safe", {"card": card})
        if card in s.cards.allies and not s.cards.allies[card].ability.may_be_lost():
            return because("ECH-110", "cannot-be-lost", {"card": card})
        event = s.cards.morale[attempt.decision.source].event
        return because({"corps": "ECH-75", "task": "ECH-76", "hand": "ECH-77"}[event], "lose-" + event)


def lose(s: Revachol, seat: int, event: str, card: str) -> None:
    """Completed Tasks go to the permanent pile, Allies to the discard pile, face up.
    (ECH-08, ECH-75, ECH-76, ECH-77, ECH-R66)
    """
    if event == "task":
        s.completed = with_at(s.completed, seat, without(s.completed[seat], card))
        s.permanent = added(s.permanent, card)  # the Russian text names no pile, the others do (ECH-R64)
    else:
        if event == "corps":
            leave_corps(s, seat, card)
        else:
            take_from_hand(s, seat, card)
        s.discard.append(card)
        if s.cards.worded:
            s.tally = {**s.tally, f"{LOST} {seat} {card}": 1}
    if s.events is not None:
        s.events.append(Event("lost", seat, card=card, how=event))


def lose_nothing(s: Revachol, seat: int, event: str) -> None:
    """No card of that kind: nothing else is taken instead. (ECH-79) A hand kept for Dolores is shown. (ECH-R62)"""
    if event == "hand":
        for ally in s.hands[seat]:
            if ally not in s.shown[seat]:
                s.shown = with_at(s.shown, seat, added(s.shown[seat], ally))
                emit(s, "kept", seat, card=ally)
    if s.events is not None:
        s.events.append(Event("lost-nothing", seat, how=event))


@final
class EndEvent(Verb[Revachol]):
    """The acting Morale card and the failed Task leave for good, the other two Morale cards are recycled, the
    Tasks move right. (ECH-69, ECH-81, ECH-82, ECH-83, ECH-84, ECH-85) Whoever was saved, the Task fails. (ECH-R50)
    """

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        s.discard.append(s.morale_row[0])
        s.discard.append(s.morale_row[1])
        s.morale_row = EMPTY_PLACES  # another event needs three more (ECH-128, ECH-R57)
        failed = s.task_row[POSITIONS - 1]
        assert failed != EMPTY  # ECH-R52: Tasks are packed right, and without Tasks the game is over
        # One Morale card less each time: 22 events at most. (ECH-130)
        s.permanent = s.permanent + (f.source, failed)  # noqa: RUF005  # see core/tuples.py
        s.task_row = (EMPTY, s.task_row[0], s.task_row[1])
        s.dice = [EMPTY] * s.seats
        emit(s, "failed", -1, card=failed)
        if s.cards.worded:
            speak_of_losses(s, f)


def speak_of_losses(s: Revachol, f: Frame) -> None:
    """Lines of Allies that were lost wait until the event is over and the row is full. (CRD-20)"""
    lost = sorted([key for key in s.tally if key.startswith(LOST)])
    s.tally = {key: n for key, n in s.tally.items() if key not in lost and not key.startswith(ROLLED)}
    for key in lost:
        _, seat, ally = key.split(" ")
        s.cards.allies[ally].ability.when_lost(s, int(seat), ally)
    if lost:
        begin(s, f.seat, f.source, MORALE_LOSS[3:])


@final
class RefillTasks(Lasting[Revachol]):
    """Turn up Tasks until three lie on display, the rightmost empty place first. (ECH-11, ECH-50, ECH-R10)"""

    says = (Says("turned-up", "{card} is turned up", "{card}"),)

    def __init__(self) -> None:
        super().__init__()
        self.idles = True

    def asks(self, s: Revachol, f: Frame) -> int:
        # Without a deck the row stays short, packed to the right. (ECH-51, ECH-R54)
        return CHANCE if s.task_row[0] == EMPTY and s.task_deck else NOBODY

    def chances(self, s: Revachol, f: Frame) -> list[str]:
        return s.task_deck

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            advance(s, f)
            return
        take_from_deck(s.task_deck, answer)
        self.turn_up(s, answer)
        repeat(s, f)

    def befall(self, s: Revachol, f: Frame, rng: Rng) -> None:
        while s.task_deck and s.task_row[0] == EMPTY:
            self.turn_up(s, s.task_deck.pop(rng.below(len(s.task_deck))))
        advance(s, f)

    def turn_up(self, s: Revachol, task: str) -> None:
        """The Task has left its deck."""
        for i in range(POSITIONS - 1, -1, -1):
            if s.task_row[i] == EMPTY:
                s.task_row = with_at(s.task_row, i, task)
                if s.events is not None:
                    emit(s, "turned-up", -1, card=task, number=i + 1)
                break

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-turn-up")


REFILL_TASKS: Final = RefillTasks()
MORALE_LOSS: Final[Verbs] = (RollAgainstLoss(), LoseCards(), EndEvent(), REFILL_TASKS, TEST_FOR_END)
"""All losses come before the end, also when the last Task fails. (ECH-R55)"""
