"""The dial, gaining cards and cubes, playing a card. (rulebook, Utiliser votre cadran; Gagner des cartes)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.phrase import Phrase
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, begin, repeat, tell
from tablee.games.ecos.cards import BLUE, BROWN
from tablee.games.ecos.place import NO
from tablee.games.ecos.rulings import THIRD_ROTATION_MAY_BE_DECLINED
from tablee.games.ecos.state import GAINED, PLAYED, START, Ecos, InPlay, changed, deck_of, follow, without

GAIN: Final = "gain"
CUBE: Final = "cube"
BOTH: Final = "both"
WAYS: Final[dict[str, tuple[str, str]]] = {BROWN: (BROWN, BROWN), BLUE: (BLUE, BLUE), BOTH: (BROWN, BLUE)}
"""Way A: which decks the two cards come from. (ECO-79, ECO-R40)"""


def rotate(s: Ecos, seat: int) -> None:
    """A quarter turn, and at once what it brings. (ECO-70, ECO-71, ECO-73, ECO-76)"""
    s.dials[seat] += 1
    tell(s, "rotated", seat, number=s.dials[seat])
    if s.dials[seat] == 2:
        if can_gain_card(s):
            begin(s, seat, "dial", SECOND_ROTATION)
    elif s.dials[seat] == 3:
        begin(s, seat, "dial", THIRD_ROTATION)


def can_gain_card(s: Ecos) -> bool:
    """Whether there is a card to gain anywhere. (ECO-R36, ECO-R40)"""
    return len(s.brown) > 0 or len(s.blue) > 0 or len(s.row) > 0


def gain_cube(s: Ecos, seat: int) -> None:
    """One cube from the supply, if it has one. (ECO-75, ECO-128, ECO-R38, ECO-R39)"""
    if s.cubes:
        s.cubes -= 1
        s.available[seat] += 1
        tell(s, "cube", seat)
    else:
        tell(s, "no-cube", seat)


def play_card(s: Ecos, seat: int, card: str) -> None:
    """From the hand, most leaves upward, without cubes; a red band is announced. (ECO-74, ECO-131)"""
    s.hands[seat] = without(s.hands[seat], card)
    if card in s.shown[seat]:
        s.shown = changed(s.shown, seat, without(s.shown[seat], card))
    else:
        follow(s, seat, PLAYED, card)
    become_active(s, seat, card)


def become_active(s: Ecos, seat: int, card: str) -> None:
    """(ECO-35, ECO-131, ECO-R71)"""
    printed = s.cards.cards[card]
    s.active[seat] = (*s.active[seat], InPlay(printed, printed.leaves, 0))
    tell(s, "announced" if printed.red else "played", seat, card=card)


@final
class OfferCard(Verb[Ecos]):
    """On the second rotation: back to START and gain a card, or leave it. (ECO-71, ECO-72, ECO-R36)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        s.options = [GAIN, NO]
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == GAIN:
            s.dials[f.seat] = START
            begin(s, f.seat, "dial", GAIN_CARD)
        else:
            tell(s, "kept-dial", f.seat)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-second-rotation")

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return "gain a card" if answer == GAIN else "gain no card"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-gain-card" if answer == GAIN else "say-keep-dial")


@final
class PlayOrCube(Verb[Ecos]):
    """On the third rotation: play a card from the hand or gain a cube; then START. (ECO-73, ECO-R37)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        options: list[str] = [CUBE] if s.cubes else []
        options += s.hands[f.seat]
        if not options:
            return NOBODY
        if THIRD_ROTATION_MAY_BE_DECLINED:
            options.append(NO)
        s.options = options
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        s.dials[f.seat] = START
        if answer == CUBE:
            gain_cube(s, f.seat)
        elif answer not in (NO, NOTHING):
            play_card(s, f.seat, answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-third-rotation")

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        if answer == CUBE:
            return "gain a cube"
        return "play nothing" if answer == NO else f"play {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == CUBE:
            return Phrase("say-cube")
        return Phrase("say-play-nothing") if answer == NO else Phrase("say-play", {"card": answer})


@final
class PlayFromHand(Verb[Ecos]):
    """An effect: play a card; with an empty hand nothing. (ECO-R31)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        if not s.hands[f.seat]:
            return NOBODY
        s.options = [*s.hands[f.seat], NO]
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer not in (NO, NOTHING):
            play_card(s, f.seat, answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-play", {"card": f.source})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return "play nothing" if answer == NO else f"play {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-play-nothing") if answer == NO else Phrase("say-play", {"card": answer})


@final
class ChooseWay(Verb[Ecos]):
    """Two cards of one deck, one of each, or a card of the row; chosen before looking. (ECO-78 … ECO-80, ECO-R40)"""

    def __init__(self, name: str, optional: bool) -> None:
        super().__init__(name)
        self.optional = optional

    def asks(self, s: Ecos, f: Frame) -> int:
        options: list[str] = []
        if s.brown:
            options.append(BROWN)
        if s.blue:
            options.append(BLUE)
        if s.brown or s.blue:
            options.append(BOTH)
        options += s.row
        if not options:
            return NOBODY
        if self.optional:
            options.append(NO)
        s.options = options
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer in (NO, NOTHING):
            return
        if answer in WAYS:
            tell(s, "looks", f.seat, place=answer)
            begin(s, f.seat, f.source, LOOK, answer)
            return
        s.row.remove(answer)
        s.hands[f.seat] = (*s.hands[f.seat], answer)
        s.shown = changed(s.shown, f.seat, (*s.shown[f.seat], answer))
        tell(s, "took", f.seat, card=answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-way")

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        if answer == NO:
            return "gain no card"
        if answer in WAYS:
            return "look at one of each deck" if answer == BOTH else f"look at two {answer}"
        return f"take {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        if answer == NO:
            return Phrase("say-gain-no-card")
        if answer in WAYS:
            return Phrase("say-look-" + answer)
        return Phrase("say-take", {"card": answer})


@final
class LookAtCards(Verb[Ecos]):
    """The top cards of the decks come into the player's sight, and nobody else's. (ECO-79, ECO-84)"""

    def deck(self, s: Ecos, f: Frame) -> list[str]:
        """The deck of the next card; one that is empty gives none. (ECO-R40)"""
        for i in range(f.n, 2):
            deck = deck_of(s, WAYS[f.it][i])
            if deck:
                return deck
        return []

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if self.deck(s, f) else NOBODY

    def sample(self, s: Ecos, f: Frame, rng: Rng) -> str:
        deck = self.deck(s, f)
        return deck[rng.below(len(deck))]

    def outcomes(self, s: Ecos, f: Frame) -> list[tuple[str, int]]:
        return [(card, 1) for card in sorted(self.deck(s, f))]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        back = s.cards.cards[answer].back
        at = f.n
        while WAYS[f.it][at] != back:
            at += 1
        deck_of(s, back).remove(answer)
        s.looking = changed(s.looking, f.seat, (*s.looking[f.seat], answer))
        tell(s, "saw", f.seat, card=answer, only=f.seat)
        repeat(s, f, f.it, at + 1)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-look", {"player": f.seat})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"player {f.seat + 1} looks at {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-looks", {"player": f.seat, "card": answer})


@final
class KeepOne(Verb[Ecos]):
    """One goes to the hand, the other face up to the row; a single card is taken. (ECO-79, ECO-82, ECO-R40)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        if len(s.looking[f.seat]) < 2:
            return NOBODY
        s.options = list(s.looking[f.seat])
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        seen = s.looking[f.seat]
        kept = seen[0] if answer == NOTHING else answer
        s.hands[f.seat] = (*s.hands[f.seat], kept)
        s.looking = changed(s.looking, f.seat, ())
        follow(s, f.seat, GAINED, kept)
        tell(s, "gained", f.seat, card=kept, only=f.seat)
        for other in seen:
            if other != kept:
                s.row.append(other)
                tell(s, "to-row", f.seat, card=other, bar=True)  # it came from the deck, and all have seen it (ECO-R75)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-keep")

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"keep {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-keep", {"card": answer})


SECOND_ROTATION: Final = (OfferCard(),)
THIRD_ROTATION: Final = (PlayOrCube(),)
PLAY_CARD: Final = (PlayFromHand(),)
GAIN_CARD: Final = (ChooseWay("ChooseWay", False),)
GAIN_CARD_MAY: Final = (ChooseWay("MayGainCard", True),)
LOOK: Final = (LookAtCards(), KeepOne())
