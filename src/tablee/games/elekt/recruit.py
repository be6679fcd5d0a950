"""Recruitment: two elite Units each, secretly and at once. (rulebook, Recruitment phase)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.decision import Attempt, Reason, because
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import (
    CHANCE,
    NOBODY,
    NOTHING,
    Frame,
    Lasting,
    Simultaneous,
    advance,
    begin,
    count_only,
    emit,
    repeat,
)
from tablee.core.tuples import added, with_at
from tablee.games.elekt.draw import REPLACEMENT, draw_from_deck, leave_deck, reshuffle
from tablee.games.elekt.line import no_unit
from tablee.games.elekt.slots import SIDE, named
from tablee.games.elekt.state import Elekt, Verbs, discard_unit, is_coalition, ranked, to_hand

BOTH: Final = "both"
DEALT: Final = 2
COALITION_HAND: Final = 6
"""The Coalition draws up to six. (ELK-157)"""


@final
class DealRecruits(Lasting[Elekt]):
    """Two Units to each player by court rank; the Coalition draws up to six.
    (ELK-48, ELK-156, ELK-157, ELK-203, ELK-R27, ELK-R135, ELK-R136, ELK-R150)"""

    says = (Says("dealt", "{player} is dealt {card}", "{card}", SIDE),)

    def next_side(self, s: Elekt) -> int:
        for side in ranked(s):
            if self.has_less(s, side):
                return side
        return NOBODY

    def has_less(self, s: Elekt, side: int) -> bool:
        """Than it is to have."""
        if is_coalition(s, side):
            return len(s.hands[side]) < COALITION_HAND
        return len(s.recruits[side]) < DEALT

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE if s.unit_deck and self.next_side(s) != NOBODY else NOBODY

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return s.unit_deck

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        side = self.next_side(s)
        if answer == NOTHING:
            if side != NOBODY and s.discard:
                reshuffle(s, NOTHING)
                repeat(s, f)
            else:
                advance(s, f)  # nothing left to deal: as many as possible (ELK-R30)
            return
        leave_deck(s, answer)
        self.dealt(s, side, answer)
        repeat(s, f)

    def befall(self, s: Elekt, f: Frame, rng: Rng) -> None:
        for side in ranked(s):
            if not s.recruits[side] and len(s.unit_deck) > DEALT and not is_coalition(s, side):
                self.deal_both(s, side, rng)
            while s.unit_deck and self.has_less(s, side):
                self.dealt(s, side, draw_from_deck(s, rng))
        advance(s, f)  # with an empty deck there is no pile either (`draw_from_deck`)

    def deal_both(self, s: Elekt, side: int, rng: Rng) -> None:
        """All a player is dealt, while the deck lasts."""
        first = draw_from_deck(s, rng)
        both = (first, draw_from_deck(s, rng))
        s.recruits = with_at(s.recruits, side, both)
        if s.events is not None:
            for card in both:
                emit(s, "dealt", side, card=card, only=1 << side)

    def dealt(self, s: Elekt, side: int, card: str) -> None:
        """The card has left the deck."""
        if is_coalition(s, side):
            to_hand(s, side, card, False)
            emit(s, "drew", side, card=card, only=1 << side)
        else:
            s.recruits = with_at(s.recruits, side, added(s.recruits[side], card))
            if s.events is not None:
                emit(s, "dealt", side, card=card, only=1 << side)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deal", {"player": self.next_side(s)})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return named(s, self.next_side(s))


@final
class Recruit(Simultaneous[Elekt]):
    """Keep one and discard the other, or discard both and draw one.
    (ELK-49, ELK-50, ELK-51, ELK-52, ELK-R25, ELK-R27, ELK-R31, ELK-R32) Hands have no limit (ELK-54, ELK-R33);
    everybody hears what was discarded, nobody what was kept. (ELK-R142)"""

    says = (Says("both", "discard both", BOTH), Says("keep-recruit", "keep {card}", "{card}"))

    def who(self, s: Elekt, f: Frame) -> list[int]:
        return [side for side in ranked(s) if len(s.recruits[side]) == DEALT]

    def asks(self, s: Elekt, f: Frame) -> int:
        """As everything simultaneous, but only the next who chooses is looked for."""
        for side in ranked(s):
            if len(s.recruits[side]) == DEALT and s.sealed[side] == NOTHING:
                return count_only(s, side, DEALT + 1)
        return NOBODY

    def option_at(self, s: Elekt, f: Frame, seat: int, at: int) -> str:
        """One of `choices`."""
        return BOTH if at == DEALT else s.recruits[seat][at]

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        """As everything simultaneous, but nobody looks again for who chose: nothing else lies sealed."""
        self.open(s, f, [])
        for seat in range(s.seats):
            s.sealed[seat] = NOTHING

    def choices(self, s: Elekt, f: Frame, seat: int) -> list[str]:
        return [*s.recruits[seat], BOTH]

    def open(self, s: Elekt, f: Frame, seats: list[int]) -> None:
        replaced: list[int] = []
        recruits = list(s.recruits)
        for side in ranked(s):
            if is_coalition(s, side):
                continue
            asked = len(s.recruits[side]) == DEALT  # as `who` has it
            kept = s.sealed[side] if asked else NOTHING
            for card in s.recruits[side]:
                if card == kept or not asked:
                    to_hand(s, side, card, False)
                else:
                    discard_unit(s, card)
                    if s.events is not None:
                        emit(s, "discarded-recruit", side, card=card)
            recruits[side] = ()
            if kept == BOTH:
                replaced.append(side)
            else:
                emit(s, "recruited", side)
        s.recruits = tuple(recruits)
        for side in reversed(replaced):
            begin(s, side, "recruitment", REPLACEMENT)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-recruit")

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        card = attempt.word("card")
        if card and card not in s.cards.units:
            return no_unit(s, card)
        if attempt.asked != self.name:
            return because("ELK-48" if card else "ELK-50", "no-recruits")
        return because("ELK-49", "not-dealt", {"card": card})


RECRUITMENT: Final[Verbs] = (DealRecruits(), Recruit())
