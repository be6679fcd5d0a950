"""Recruitment: two elite Units each, secretly and at once. (rulebook, Recruitment phase)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.phrase import Phrase
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Simultaneous, Verb, begin, emit, repeat
from tablee.games.elekt.draw import REPLACEMENT, called, leave_deck, reshuffle
from tablee.games.elekt.state import Elekt, discard_unit, is_coalition, ranked, to_hand, with_at

BOTH: Final = "both"
DEALT: Final = 2
COALITION_HAND: Final = 6
"""The Coalition draws up to six. (ELK-157)"""


@final
class DealRecruits(Verb[Elekt]):
    """Two Units to each player by court rank; the Coalition draws up to six. (ELK-48, ELK-157, ELK-R27, ELK-R150)"""

    def next_side(self, s: Elekt) -> int:
        for side in ranked(s):
            if is_coalition(s, side):
                if len(s.hands[side]) < COALITION_HAND:
                    return side
            elif len(s.recruits[side]) < DEALT:
                return side
        return NOBODY

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE if s.unit_deck and self.next_side(s) != NOBODY else NOBODY

    def sample(self, s: Elekt, f: Frame, rng: Rng) -> str:
        return s.unit_deck[rng.below(len(s.unit_deck))]

    def outcomes(self, s: Elekt, f: Frame) -> list[tuple[str, int]]:
        return [(card, 1) for card in sorted(s.unit_deck)]

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        side = self.next_side(s)
        if answer == NOTHING:
            if side != NOBODY and s.discard:
                reshuffle(s, NOTHING)
                repeat(s, f)
            return  # nothing left to deal: as many as possible (ELK-R30)
        leave_deck(s, answer)
        if is_coalition(s, side):
            to_hand(s, side, answer, False)
            emit(s, "drew", side, card=answer, only=side)
        else:
            s.recruits = with_at(s.recruits, side, (*s.recruits[side], answer))
            emit(s, "dealt", side, card=answer, only=side)
        repeat(s, f)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deal", {"player": self.next_side(s)})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return f"{called(s, self.next_side(s))} is dealt {answer}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-dealt", {"player": self.next_side(s), "card": answer})


@final
class Recruit(Simultaneous[Elekt]):
    """Keep one and discard the other, or discard both and draw one. (ELK-49 … ELK-52, ELK-R27, ELK-R31, ELK-R32)"""

    def who(self, s: Elekt, f: Frame) -> list[int]:
        return [side for side in ranked(s) if len(s.recruits[side]) == DEALT]

    def choices(self, s: Elekt, f: Frame, seat: int) -> list[str]:
        return [*s.recruits[seat], BOTH]

    def open(self, s: Elekt, f: Frame, seats: list[int]) -> None:
        replaced: list[int] = []
        for side in ranked(s):
            if is_coalition(s, side):
                continue
            kept = s.sealed[side] if side in seats else NOTHING
            for card in s.recruits[side]:
                if card == kept or side not in seats:
                    to_hand(s, side, card, False)
                else:
                    discard_unit(s, card)
                    emit(s, "discarded-recruit", side, card=card)
            s.recruits = with_at(s.recruits, side, ())
            if kept == BOTH:
                replaced.append(side)
            else:
                emit(s, "recruited", side)
        for side in reversed(replaced):
            begin(s, side, "recruitment", REPLACEMENT)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-recruit")

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return "discard both" if answer == BOTH else f"keep {answer}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-both") if answer == BOTH else Phrase("say-keep-recruit", {"card": answer})


RECRUITMENT: Final = (DealRecruits(), Recruit())
