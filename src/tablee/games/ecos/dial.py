"""The dial, gaining cards and cubes, playing a card. (rulebook, Utiliser votre cadran; Gagner des cartes)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.event import Event
from tablee.core.looking import forget
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Slot, Words
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, begin, emit, repeat
from tablee.core.tuples import added, with_at, without
from tablee.games.ecos.cards import BACKS, BLUE, BROWN
from tablee.games.ecos.line import Verbs
from tablee.games.ecos.place import NO
from tablee.games.ecos.rulings import THIRD_ROTATION_MAY_BE_DECLINED
from tablee.games.ecos.state import START, Ecos, InPlay, deck_of, follow

ROTATIONS: Final = 3
"""So many bring the dial back to START. (ECO-70)"""
GAIN: Final = "gain"
CUBE: Final = "cube"
BOTH: Final = "both"
BACK: Final = Slot("|".join(BACKS), r"\S+")
KEEP: Final = Says("keep", "keep {card}", "{card}")
NO_CARD: Final = Says("gain-no-card", "gain no card", NO)
PLAY: Final = (Says("play-nothing", "play nothing", NO), Says("play", "play {card}", "{card}"))
WAYS: Final[dict[str, tuple[str, str]]] = {BROWN: (BROWN, BROWN), BLUE: (BLUE, BLUE), BOTH: (BROWN, BLUE)}
"""Way A: which decks the two cards come from. (ECO-79, ECO-R40)"""


def rotate(s: Ecos, seat: int) -> None:
    """A quarter turn, and at once what it brings. (ECO-70, ECO-71, ECO-73, ECO-76)"""
    s.dials[seat] += 1
    emit(s, "rotated", seat, number=s.dials[seat])
    if s.dials[seat] == 2:
        if can_gain_card(s):
            begin(s, seat, "dial", SECOND_ROTATION)
    elif s.dials[seat] == ROTATIONS:
        begin(s, seat, "dial", THIRD_ROTATION)


def can_gain_card(s: Ecos) -> bool:
    """Whether there is a card to gain anywhere. (ECO-R36, ECO-R40)"""
    return len(s.brown) > 0 or len(s.blue) > 0 or len(s.row) > 0


def gain_cube(s: Ecos, seat: int) -> None:
    """One cube from the supply, if it has one. (ECO-75, ECO-128, ECO-R38, ECO-R39)"""
    if s.cubes:
        s.cubes -= 1
        s.available[seat] += 1
        emit(s, "cube", seat)
    else:
        emit(s, "no-cube", seat)


def play_card(s: Ecos, seat: int, card: str) -> None:
    """From the hand, most leaves upward, without cubes; a red band is announced. (ECO-74, ECO-131)"""
    s.hands[seat] = without(s.hands[seat], card)
    forget(s, card)
    if card in s.shown[seat]:
        s.shown = with_at(s.shown, seat, without(s.shown[seat], card))
    else:
        follow(s, seat, card, gained=False)
    become_active(s, seat, card)


def become_active(s: Ecos, seat: int, card: str) -> None:
    """(ECO-35, ECO-131, ECO-R71)"""
    printed = s.cards.cards[card]
    s.active[seat] = added(s.active[seat], InPlay(printed, printed.leaves, 0))
    emit(s, "announced" if printed.red else "played", seat, card=card)


@final
class OfferCard(Verb[Ecos]):
    """On the second rotation: back to START and gain a card, or leave it. (ECO-71, ECO-72, ECO-R36)"""

    says = (Says("gain-card", "gain a card", GAIN), Says("keep-dial", "gain no card", NO))

    def asks(self, s: Ecos, f: Frame) -> int:
        s.options = [GAIN, NO]
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == GAIN:
            s.dials[f.seat] = START
            begin(s, f.seat, "dial", GAIN_CARD)
        else:
            emit(s, "kept-dial", f.seat)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-second-rotation")

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        return why_not_gain(s, attempt)


def why_not_gain(s: Ecos, attempt: Attempt) -> Reason:
    """To gain a card, or none: it is no moment for it, or the decision was taken."""
    takes = attempt.key == "gain-card"
    if attempt.asked in GAINING:
        return Reason("ECO-78", Phrase("ask-way")) if takes else because("ECO-R40", "accepted")
    if attempt.asked == "KeepOne":
        return Reason("ECO-79", Phrase("ask-keep")) if takes else because("ECO-R40", "looked")
    return because("ECO-72" if s.dials[attempt.seat] >= 2 else "ECO-71", "not-second")


@final
class PlayOrCube(Verb[Ecos]):
    """On the third rotation: play a card from the hand or gain a cube; then START. (ECO-73, ECO-R37, ECO-R38)"""

    says = (Says("cube", "gain a cube", CUBE), *PLAY)

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

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        if attempt.key != "cube":
            return why_not_play(s, attempt)
        return because("ECO-R39", "no-cubes-left") if attempt.asked == self.name else because("ECO-73", "not-third")


def why_not_play(s: Ecos, attempt: Attempt) -> Reason:
    card = attempt.word("card")
    if card and card not in s.cards.cards:
        return no_card(card)
    if attempt.asked not in ("PlayOrCube", "PlayFromHand"):
        return because("ECO-73", "no-play")
    return because("ECO-73" if attempt.asked == "PlayOrCube" else "ECO-85", "not-in-hand", {"card": card})


@final
class PlayFromHand(Verb[Ecos]):
    """An effect: play a card; with an empty hand nothing. (ECO-R31, ECO-R73)"""

    says = PLAY

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

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        return why_not_play(s, attempt)


def sight(s: Ecos, way: str) -> tuple[str, int]:
    """Of which backs the cards are that come into sight that way, and how many: an empty deck gives none. (ECO-R40)"""
    if way == BOTH and s.brown and s.blue:
        return BOTH, 2
    if way == BOTH:
        return (BROWN if s.brown else BLUE), 1
    return way, min(2, len(deck_of(s, way)))


@final
class ChooseWay(Verb[Ecos]):
    """Two cards of one deck, one of each, or a card of the row; chosen before looking.
    (ECO-78, ECO-79, ECO-80, ECO-81, ECO-83, ECO-R40, ECO-R42)"""

    says = (
        NO_CARD,
        Says("look", "look at one of each deck", BOTH),
        Says("look", "look at two {back}", "{back}", {"back": BACK}),
        Says("take", "take {card}", "{card}"),
    )

    def __init__(self, name: str, optional: bool) -> None:
        super().__init__(name)
        self.optional = optional

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        if says.key != "look":
            return {}
        how, number = sight(s, words.get("back", BOTH))
        return {"how": how, "n": str(number)}

    def asks(self, s: Ecos, f: Frame) -> int:
        options: list[str] = []
        if s.brown:
            options.append(BROWN)
        if s.blue:
            options.append(BLUE)
        if len(s.brown) + len(s.blue) > 1:  # of one card left, both ways would be the same (ECO-R40)
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
            how, number = sight(s, answer)
            if s.events is not None:
                s.events.append(Event("looks", f.seat, how=how, number=number))
            begin(s, f.seat, f.source, LOOK, answer)
            return
        s.row = without(s.row, answer)
        s.hands[f.seat] = added(s.hands[f.seat], answer)
        s.shown = with_at(s.shown, f.seat, added(s.shown[f.seat], answer))
        emit(s, "took", f.seat, card=answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-way")

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        card = attempt.word("card")
        if attempt.key == "gain-no-card":
            return why_not_gain(s, attempt)
        if card and card not in s.cards.cards:
            return no_card(card)
        if card in s.discard:
            return because("ECO-83", "used-up", {"card": card})
        if attempt.asked not in GAINING:
            return because("ECO-78", "no-gain")
        if card:
            return because("ECO-80", "not-in-row", {"card": card})
        if attempt.word("back") == "" and (s.brown or s.blue):
            return because("ECO-R40", "one-card-left")
        if attempt.word("back") == "" or attempt.word("back") in BACKS:
            return because("ECO-R40", "deck-empty")
        return because("ECO-79", "no-deck")


GAINING: Final = ("ChooseWay", "MayGainCard")


@final
class LookAtCards(Verb[Ecos]):
    """The top cards of the decks come into the player's sight, and nobody else's. (ECO-79, ECO-84)"""

    says = (Says("looks", "{player} looks at {card}", "{card}"),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(f.seat)}

    def chances(self, s: Ecos, f: Frame) -> list[str]:
        """The deck of the next card; one that is empty gives none. (ECO-R40)"""
        for i in range(f.n, 2):
            deck = deck_of(s, WAYS[f.it][i])
            if deck:
                return deck
        return []

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if self.chances(s, f) else NOBODY

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        back = s.cards.cards[answer].back
        at = f.n
        while WAYS[f.it][at] != back:
            at += 1
        deck_of(s, back).remove(answer)
        s.looking = with_at(s.looking, f.seat, added(s.looking[f.seat], answer))
        emit(s, "saw", f.seat, card=answer, only=1 << f.seat)
        repeat(s, f, f.it, at + 1)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-look", {"player": f.seat})


@final
class KeepOne(Verb[Ecos]):
    """One goes to the hand, the other face up to the row; a single card is taken. (ECO-79, ECO-82, ECO-R40)"""

    says = (KEEP,)

    def asks(self, s: Ecos, f: Frame) -> int:
        if len(s.looking[f.seat]) < 2:
            return NOBODY
        s.options = list(s.looking[f.seat])
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        seen = s.looking[f.seat]
        kept = seen[0] if answer == NOTHING else answer
        s.hands[f.seat] = added(s.hands[f.seat], kept)
        s.looking = with_at(s.looking, f.seat, ())
        follow(s, f.seat, kept, gained=True)
        emit(s, "gained", f.seat, card=kept, only=1 << f.seat)
        for other in seen:
            if other != kept:
                s.row = added(s.row, other)
                # A bar to undoing: it came from the deck, and all have seen it. (ECO-R75)
                emit(s, "to-row", f.seat, card=other, undo_barrier=True)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-keep")

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        return why_not_keep(s, attempt)


def why_not_keep(s: Ecos, attempt: Attempt) -> Reason:
    """Of cards that a player does not look at, or of too many. A draft has its own reasons."""
    for card in attempt.words.values():
        if card not in s.cards.cards:
            return no_card(card)
        if attempt.asked == "KeepOne" and card not in s.looking[attempt.seat]:
            return because("ECO-79", "not-looked-at", {"card": card})
    return Reason("ECO-79", Phrase("ask-keep")) if attempt.asked == "KeepOne" else because("ECO-78", "no-gain")


SECOND_ROTATION: Final[Verbs] = (OfferCard(),)
THIRD_ROTATION: Final[Verbs] = (PlayOrCube(),)
PLAY_CARD: Final[Verbs] = (PlayFromHand(),)
GAIN_CARD: Final[Verbs] = (ChooseWay("ChooseWay", False),)
GAIN_CARD_MAY: Final[Verbs] = (ChooseWay("MayGainCard", True),)
LOOK: Final[Verbs] = (LookAtCards(), KeepOne())
