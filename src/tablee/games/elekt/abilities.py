"""Cards whose text bends the rules: each text, and what it does at the moments of the game. One card each, so far."""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.sentence import Sentence
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Verb, begin, emit
from tablee.core.tuples import added, with_at, without
from tablee.games.elekt.cards import ELITE, PRIVILEGE, Posted
from tablee.games.elekt.court import check_victory
from tablee.games.elekt.effects import owner_too
from tablee.games.elekt.line import SLOTS, LineVerb, ask, being_asked, no_unit, only
from tablee.games.elekt.moments import Effect
from tablee.games.elekt.rulings import BODY_THIEF_TAKES_OWN_UNITS
from tablee.games.elekt.slots import SIDE, named, side_of
from tablee.games.elekt.state import (
    Elekt,
    Verbs,
    discard_unit,
    find,
    from_hand,
    owner_of,
    replace,
    return_tokens,
    take_up,
    to_hand,
    units_in,
)
from tablee.games.elekt.states import ZONE_CARDS, Continuous, Maker

# While here.

MAY_STAY: Final[Sentence] = Sentence("a protected unit may stay for 1 amber", SLOTS)
INSTEAD: Final[Sentence] = Sentence("this may be banished instead", SLOTS)
ONLY_THE_BEST: Final[Sentence] = Sentence("each side counts only its best unit", SLOTS)
NO_IMMEDIATE: Final[Sentence] = Sentence("immediate abilities are not used", SLOTS)


@final
class DarkExarch(Continuous):
    """When you protect a Unit here, you may spend 1 more Amber: it stays, with its tokens. (ELK-123)"""

    def sentence(self) -> str:
        return MAY_STAY.words

    def in_words(self) -> Phrase:
        return Phrase("line-exarch")

    def after_protected(self) -> bool:
        return True


@final
class ScarifierGuard(Continuous):
    """When any Unit here is banished, you may have the Guard banished instead, unprotected. (ELK-120, ELK-121)"""

    def sentence(self) -> str:
        return INSTEAD.words

    def in_words(self) -> Phrase:
        return Phrase("line-guard")

    def takes_banishment(self) -> bool:
        return True


@final
class DuelOfChampions(Continuous):
    """In each clash here, each side counts only its Unit with the most symbols of that attribute."""

    def sentence(self) -> str:
        return ONLY_THE_BEST.words

    def in_words(self) -> Phrase:
        return Phrase("line-best")

    def counts_only_the_best(self) -> bool:
        return True


@final
class SealedDecree(Continuous):
    """Immediate abilities of Units assigned here are not used."""

    def sentence(self) -> str:
        return NO_IMMEDIATE.words

    def in_words(self) -> Phrase:
        return Phrase("line-no-immediate")

    def forbids_immediate(self) -> bool:
        return True


# When assigned, or on your turn.


@final
class StealBody(LineVerb):
    """Body Thief: take another Unit from here into your hand, then discard the Body Thief.
    (ELK-124, ELK-125, ELK-126, ELK-127, ELK-R48, ELK-R49, ELK-R50)"""

    says = (Says("steal", "take {card} from {player}", "{card}", SIDE),)

    def __init__(self) -> None:
        super().__init__({"": "take a unit here and discard this"}, (ELITE,))

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-steal")

    def bodies(self, s: Elekt, f: Frame) -> list[str]:
        return [
            posted.card
            for posted in units_in(s, f.n)
            if posted.card != f.source and (BODY_THIEF_TAKES_OWN_UNITS or owner_of(s, posted.card) != f.seat)
        ]

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        return len(self.bodies(s, f)) > 0  # alone it does nothing and stays (ELK-R50)

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask(s, f.seat, self.bodies(s, f))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        answer = answer or only(self.bodies(s, f))
        if answer == NOTHING:
            return
        victim = take_up(s, answer)
        to_hand(s, f.seat, answer, True)
        emit(s, "stole-unit", f.seat, card=answer, other=victim)
        take_up(s, f.source)
        discard_unit(s, f.source)
        emit(s, "discarded", f.seat, card=f.source)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-steal", {"card": f.source})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return owner_too(s, words)

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        card = attempt.word("card")
        if card not in s.cards.units:
            return no_unit(s, card)
        if f is None:
            return because("ELK-124", "no-steal")
        if card == f.source:
            return because("ELK-R49", "not-itself", {"card": card})
        if card not in self.bodies(s, f):
            return because("ELK-124", "not-here", {"card": card})
        return because("ELK-R36", "other-owner", {"card": card, "player": owner_of(s, card)})


@final
class SlipIn(LineVerb):
    """Reptilian Impostor: slip it into a rival's hand; place a random Unit from that hand here as yours. (ELK-R93)"""

    says = (Says("rival", "slip {card} into the hand of {player}", "{player}", SIDE),)

    def __init__(self) -> None:
        super().__init__({"": "trade this for a random unit of a hand"}, (ELITE,))

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-trade")

    def rivals(self, s: Elekt, side: int) -> list[str]:
        return [str(other) for other in range(s.sides) if other != side and s.hands[other]]

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        return len(self.rivals(s, f.seat)) > 0

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask(s, f.seat, self.rivals(s, f.seat))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        answer = answer or only(self.rivals(s, f.seat))
        if answer != NOTHING:
            begin(s, int(answer), f.source, RANDOM_UNIT, f.source, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-rival", {"card": f.source})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return {"card": f.source, **named(s, int(words["player"]))}

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        card = attempt.word("card")
        if card not in s.cards.units:
            return no_unit(s, card)
        if f is None or f.source != card:
            return because("ELK-R93", "no-impostor")
        side = side_of(s, attempt.word("player"))
        return because("ELK-R93", "no-rival") if side in (-1, f.seat) else because("ELK-R93", "empty-hand")


@final
class RandomUnit(Verb[Elekt]):
    """A random Unit of the rival (the seat of the frame) takes the Impostor's place, and that of its owner."""

    says = (Says("random", "{card} is placed", "{card}"),)

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE if s.hands[f.seat] else NOBODY

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return list(s.hands[f.seat])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        impostor = find(s, f.it)
        if answer == NOTHING or impostor is None:
            return
        owner = owner_of(s, f.it)
        from_hand(s, f.seat, answer)
        return_tokens(s, impostor.tokens)
        replace(s, f.it, Posted(s.cards.units[answer], 0))
        to_hand(s, f.seat, f.it, True)
        if s.events is not None:
            s.events.append(Event("slipped-in", owner, card=f.it, second=answer, other=f.seat))

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-random", {"player": f.seat})


@final
class ForgeHistory(LineVerb):
    """Forger of History: turn this card face down. It counts as 1 Title; perhaps the last. (ELK-119, ELK-R91)"""

    def __init__(self) -> None:
        super().__init__({"": "this becomes a title"}, (PRIVILEGE,))

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-forge")

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        s.privileges = with_at(s.privileges, f.seat, without(s.privileges[f.seat], f.source))
        s.face_down = with_at(s.face_down, f.seat, added(s.face_down[f.seat], f.source))
        emit(s, "forged", f.seat, card=f.source)
        check_victory(s, f.seat)


RANDOM_UNIT: Final[Verbs] = (RandomUnit(),)
BENT_FOLLOWING: Final[Verbs] = RANDOM_UNIT
"""What follows on a verb of a line."""
BENT_STATES: Final[list[tuple[Sentence, Maker]]] = [
    (MAY_STAY, (DarkExarch, (ELITE,))),
    (INSTEAD, (ScarifierGuard, (ELITE,))),
    (ONLY_THE_BEST, (DuelOfChampions, ZONE_CARDS)),
    (NO_IMMEDIATE, (SealedDecree, ZONE_CARDS)),
]
BENT_VERBS: Final[tuple[LineVerb, ...]] = (StealBody(), SlipIn(), ForgeHistory())
