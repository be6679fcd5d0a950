"""The unit deck and its discard pile: drawing, dealing, taking back. (ELK-48, ELK-52, ELK-53, ELK-55)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.decision import Attempt, Reason, because
from tablee.core.phrase import Phrase
from tablee.core.says import Said, Says, Words
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, emit, repeat
from tablee.core.tuples import added, take_from_deck, with_at
from tablee.games.elekt.cards import ELITE, MACHINATION, PRIVILEGE, SKIRMISH
from tablee.games.elekt.line import LineVerb, ask, being_asked, no_unit
from tablee.games.elekt.moments import Effect
from tablee.games.elekt.rulings import PLAYER_CHOOSES_FROM_THE_PILE
from tablee.games.elekt.slots import SIDE, named
from tablee.games.elekt.state import Elekt, Verbs, is_coalition, to_hand

ANY_CARD: Final = (ELITE, SKIRMISH, MACHINATION, PRIVILEGE)


def leave_deck(s: Elekt, card: str) -> None:
    """The card is drawn; as soon as the deck is empty the pile becomes the deck. (ELK-53, ELK-R29)"""
    take_from_deck(s.unit_deck, card)
    if not s.unit_deck:
        reshuffle(s, card)


def draw_from_deck(s: Elekt, rng: Rng) -> str:
    """The same for the card that chance gives."""
    card = s.unit_deck.pop(rng.below(len(s.unit_deck)))
    if not s.unit_deck:
        reshuffle(s, card)
    return card


def reshuffle(s: Elekt, drawn: str) -> None:
    """What everybody can know: the new deck is the open pile, and holds nothing that is in a hand."""
    if not s.discard:
        return
    s.unit_deck = s.discard
    s.discard = []
    hidden = [drawn] if drawn else []
    for side in range(s.sides):
        hidden += [card for card in s.hands[side] if card not in s.shown[side]]
        hidden += s.recruits[side]
    hidden.sort()
    s.kept = added(s.kept, tuple(hidden))
    emit(s, "reshuffled", -1, number=len(s.unit_deck))


@final
class DrawUnit(LineVerb):
    """The top card of the unit deck to the hand, known only to its owner. (ELK-52)"""

    says = (Says("draws", "{player} draws {card}", "{card}", SIDE),)

    def __init__(self) -> None:
        super().__init__({"": "draw a unit"}, ANY_CARD)

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-draw")

    def touches(self, effect: Effect) -> tuple[str, ...]:
        return ("deck", "pile")

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        return bool(s.unit_deck) or bool(s.discard)

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE if s.unit_deck else NOBODY

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return s.unit_deck

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            if s.discard:
                reshuffle(s, NOTHING)
                repeat(s, f, f.it, f.n, f.those)
            return  # nothing to draw anywhere: as many as possible (ELK-R30)
        leave_deck(s, answer)
        to_hand(s, f.seat, answer, False)
        emit(s, "drew", f.seat, card=answer, only=1 << f.seat)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-draw", {"player": f.seat})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return named(s, f.seat)


@final
class TakeFromPile(LineVerb):
    """A Unit of one's choice from the discard pile to the hand. For the Coalition the player decides. (ELK-188)"""

    says = (
        Says("take", "take {card}", "{card}"),
        Says("coalition-takes", "the coalition takes {card}", "{card}"),
    )

    def __init__(self) -> None:
        super().__init__({"": "take a unit from the discard pile"}, ANY_CARD)

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-pile")

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        return bool(s.discard)

    def asks(self, s: Elekt, f: Frame) -> int:
        if is_coalition(s, f.seat) and PLAYER_CHOOSES_FROM_THE_PILE and len(s.discard) > 1:
            return ask(s, 0, sorted(s.discard))
        return ask(s, f.seat, sorted(s.discard))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            if not s.discard:
                return
            answer = s.discard[-1]  # the only one (ELK-R146), or the Coalition's
        s.discard.remove(answer)
        to_hand(s, f.seat, answer, True)
        emit(s, "took-from-pile", f.seat, card=answer)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-pile" if seat == f.seat else "ask-pile-coalition", {"card": f.source})

    def said(self, s: Elekt, f: Frame, seat: int, answer: str) -> Said:
        return Said(self.says[0] if seat == f.seat else self.says[1], self.words(answer))

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        card = attempt.word("card")
        f = being_asked(s, attempt, self)
        if card not in s.cards.units:
            return no_unit(s, card)
        if f is None:
            return because("ELK-109", "no-take")
        if card not in s.discard:
            return because("ELK-R28", "not-in-pile", {"card": card})
        return because("ELK-188", "who-takes", {"player": f.seat})


@final
class LookAtUnit(Verb[Elekt]):
    """The top card of the unit deck, looked at by one side alone; it lies with what is dealt. (CRD-24)"""

    says = (Says("draws", "{player} draws {card}", "{card}", SIDE),)

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE if s.unit_deck else NOBODY

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return s.unit_deck

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        leave_deck(s, answer)
        s.recruits = with_at(s.recruits, f.seat, added(s.recruits[f.seat], answer))
        emit(s, "drew", f.seat, card=answer, only=1 << f.seat)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-draw", {"player": f.seat})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return named(s, f.seat)


LOOK: Final[Verbs] = (LookAtUnit(),)
DRAW_UNIT: Final = DrawUnit()
TAKE_FROM_PILE: Final = TakeFromPile()
REPLACEMENT: Final[Verbs] = (DRAW_UNIT,)
