"""Drawing. (rulebook, Draw Cards)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, advance, emit, repeat
from tablee.core.tuples import added, take_from_deck, with_at
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.morale import reveal_morale
from tablee.games.revachol.state import Revachol


class FromDeck(Verb[Revachol]):
    """The top card of the deck, as chance has it."""

    says = (Says("draws", "{player} draws {card}", "{card}"),)

    def also(self, s: Revachol, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(f.seat)}

    def asks(self, s: Revachol, f: Frame) -> int:
        return CHANCE if s.deck else NOBODY

    def chances(self, s: Revachol, f: Frame) -> list[str]:
        return s.deck

    def question(self, s: Revachol, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-draw", {"player": f.seat})


@final
class DrawCard(FromDeck):
    """Take the top card; Morale cards go to the table and the draw goes on until an Ally comes.
    (ECH-58, ECH-59, ECH-60)
    """

    def __init__(self) -> None:
        super().__init__()
        self.lasts = True  # as Lasting

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            if s.discard:
                reshuffle(s)
                repeat(s, f)
            else:
                advance(s, f)
                emit(s, "nothing-to-draw", f.seat)  # the turn goes on without a card (ECH-R21, ECH-126, ECH-R137)
            return
        take_from_deck(s.deck, answer)
        self.drawn(s, f, answer)

    def befall(self, s: Revachol, f: Frame, rng: Rng) -> None:
        self.drawn(s, f, s.deck.pop(rng.below(len(s.deck))))

    def drawn(self, s: Revachol, f: Frame, card: str) -> None:
        """The card has left the deck."""
        if card in s.cards.allies:
            advance(s, f)
            s.hands[f.seat] = added(s.hands[f.seat], card)
            if s.events is not None:
                emit(s, "drew", f.seat, card=card, only=1 << f.seat)  # no other player sees it (ECH-R14)
            return
        repeat(s, f)  # after an event as well, and after the next (ECH-86, ECH-87)
        reveal_morale(s, f.seat, card)  # never into a hand (ECH-62)


def reshuffle(s: Revachol) -> None:
    """The discard pile becomes the deck when a card is needed and none is there. (ECH-63, ECH-R22) Nothing else does:
    no permanent pile, no Morale cards on the table. (ECH-64, ECH-R24)
    """
    s.deck = s.discard
    s.discard = []
    held = [ally for hand in s.hands for ally in hand]
    held.sort()
    s.kept = added(s.kept, tuple(held))
    emit(s, "reshuffled", -1, number=len(s.deck))


@final
class SearchDeck(FromDeck):
    """Cards are turned up until an Ally shows the symbol (`it`), or the deck is empty. (CRD-25)"""

    def do(self, s: Revachol, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        take_from_deck(s.deck, answer)
        if answer in s.cards.allies and f.it in s.cards.allies[answer].symbols:
            s.hands[f.seat] = added(s.hands[f.seat], answer)
            s.shown = with_at(s.shown, f.seat, added(s.shown[f.seat], answer))
            emit(s, "returned", f.seat, card=answer)
        else:
            s.discard.append(answer)
            emit(s, "discarded", f.seat, card=answer)
            repeat(s, f, f.it)


SEARCH: Final[Verbs] = (SearchDeck(),)
DRAW_CARD: Final = DrawCard()
DRAW: Final[Verbs] = (DRAW_CARD,)
