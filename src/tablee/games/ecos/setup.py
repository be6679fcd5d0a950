"""Set-up: Harbinger, starting decks, the draft, and the first active cards. (rulebook, Mise en place)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.event import Event
from tablee.core.phrase import Phrase, Value
from tablee.core.says import PlayerSlot, Says, Slot, Words
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Simultaneous, Verb, emit, repeat
from tablee.core.tuples import added, with_at, without
from tablee.games.ecos.cards import BLUE, BROWN
from tablee.games.ecos.dial import KEEP, become_active, why_not_keep
from tablee.games.ecos.line import Verbs
from tablee.games.ecos.state import Ecos, deck_of, follow, of_deck, of_pack, origin_of
from tablee.games.ecos.token import start_round

PACK: Final = {BLUE: 5, BROWN: 9}
"""Cards dealt to each drafter. (ECO-29, ECO-31)"""
ACTIVE: Final = 3
ACTIVE_OF_TWO: Final = 5
"""Cards that begin active. (ECO-23, ECO-152)"""
OUTRIGHT: Final = (BROWN, BROWN, BROWN, BROWN, BLUE, BLUE)
"""Two players: six more cards each. (ECO-153, ECO-154)"""


@final
class SeatNumberSlot(PlayerSlot):
    """A seat that is counted from 1 in answers too."""

    def to_label(self, word: str) -> str:
        return f"player {word}"

    def to_answer(self, said: str) -> str:
        return said.removeprefix("player ")

    def value(self, word: str) -> Value:
        return int(word) - 1


SEAT_NUMBER: Final = SeatNumberSlot()
DECK: Final = Slot(r"\S.*")
"""The name of a pre-built deck; with a space in it, perhaps."""


def drafters(s: Ecos) -> list[int]:
    return [seat for seat in range(s.seats) if s.variant.drafts[seat]]


@final
class FirstHarbinger(Verb[Ecos]):
    """Chance decides, unless the table named a player. (ECO-20, ECO-R07)"""

    says = (Says("harbinger", "{player} is harbinger", "{player}", {"player": SEAT_NUMBER}),)

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if s.variant.harbinger < 0 else NOBODY

    def chances(self, s: Ecos, f: Frame) -> list[str]:
        return [str(seat + 1) for seat in range(s.seats)]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        s.harbinger = s.variant.harbinger if answer == NOTHING else int(answer) - 1
        emit(s, "harbinger", s.harbinger)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-harbinger")


def decks_left(s: Ecos) -> list[str]:
    """The decks nobody has taken."""
    taken = [origin.deck for origin in s.origins]
    return [deck for deck in s.cards.decks[s.variant.family] if deck not in taken]


def give_deck(s: Ecos, seat: int, deck: str) -> None:
    """The dark cards of a starting deck are active, the others the hand. (ECO-23, ECO-26)"""
    if s.events is not None:
        s.events.append(Event("deck", seat, zone=deck))
    origins = list(s.origins)
    origin = of_deck(deck)
    for card in s.cards.cards.values():
        if card.decks[s.variant.family] == deck:
            deck_of(s, card.back).remove(card.id)
            origins[card.number - 1] = origin
            if card.dark[s.variant.family]:
                become_active(s, seat, card.id)
            else:
                s.hands[seat] = added(s.hands[seat], card.id)
    s.origins = tuple(origins)


def deck_taken(s: Ecos, f: Frame, deck: str) -> None:
    """Seat after seat; those who draft take none. What nobody takes stays in the decks. (ECO-28)"""
    if f.times < s.seats:
        repeat(s, f)
        if deck != NOTHING:
            give_deck(s, f.times, deck)


@final
class TakeDeck(Verb[Ecos]):
    """Each player without a draft takes one of the six decks at random.
    (ECO-24, ECO-25, ECO-27, ECO-157, ECO-R08, ECO-R22)"""

    says = (Says("deck", "{player} takes the {zone} deck", "{zone}", {"zone": DECK}),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(f.times)}

    def asks(self, s: Ecos, f: Frame) -> int:
        takes = f.times < s.seats and not s.variant.drafts[f.times] and not s.variant.choose_decks
        return CHANCE if takes else NOBODY

    def chances(self, s: Ecos, f: Frame) -> list[str]:
        return decks_left(s)

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        deck_taken(s, f, answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deck", {"player": f.times})


@final
class ChooseDeck(Verb[Ecos]):
    """Or each chooses one, in the order of the seats, if the table likes. (ECO-R08)"""

    says = (Says("deck", "take the {zone} deck", "{zone}", {"zone": DECK}),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(f.times)}

    def asks(self, s: Ecos, f: Frame) -> int:
        if f.times == s.seats or s.variant.drafts[f.times] or not s.variant.choose_decks:
            return NOBODY
        s.options = decks_left(s)
        return f.times

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        deck_taken(s, f, answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deck", {"player": f.times})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        if attempt.word("zone") not in s.cards.decks[s.variant.family]:
            return because("ECO-R08", "no-such-deck", {"attempt": attempt.word("zone")})
        return because("ECO-25", "deck-taken" if attempt.asked == self.name else "not-now")


@final
class DealOutright(Verb[Ecos]):
    """Two players: four brown and two blue cards each. (ECO-151, ECO-153, ECO-154, ECO-R21)"""

    says = (Says("dealt", "{player} is dealt {card}", "{card}"),)

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(f.times % 2)}

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if s.seats == 2 and f.times < 2 * len(OUTRIGHT) else NOBODY

    def chances(self, s: Ecos, f: Frame) -> list[str]:
        return deck_of(s, OUTRIGHT[f.times // 2])

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        seat = f.times % 2
        self.chances(s, f).remove(answer)
        s.hands[seat] = added(s.hands[seat], answer)
        emit(s, "dealt", seat, card=answer, only=1 << seat)
        repeat(s, f)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deal", {"player": f.times % 2})


@final
class DealPacks(Verb[Ecos]):
    """Five blue or nine brown cards to each drafter. (ECO-29, ECO-31, ECO-36, ECO-R09)"""

    says = (Says("dealt", "{player} is dealt {card}", "{card}"),)

    def __init__(self, back: str) -> None:
        super().__init__(f"DealPacks-{back}")
        self.back = back

    def also(self, s: Ecos, f: Frame, says: Says, words: Words) -> Words:
        return {"player": str(self.seat(s, f))}

    def seat(self, s: Ecos, f: Frame) -> int:
        who = drafters(s)
        return who[f.times % len(who)]

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if f.times < PACK[self.back] * len(drafters(s)) else NOBODY

    def chances(self, s: Ecos, f: Frame) -> list[str]:
        return deck_of(s, self.back)

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            return
        seat = self.seat(s, f)
        deck_of(s, self.back).remove(answer)
        s.packs = with_at(s.packs, seat, added(s.packs[seat], answer))
        origins = list(s.origins)
        origins[s.cards.cards[answer].number - 1] = of_pack(self.back, seat)
        s.origins = tuple(origins)
        emit(s, "dealt", seat, card=answer, only=1 << seat)
        repeat(s, f)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deal", {"player": self.seat(s, f)})


KEEP_TWO: Final = Says("keep-two", "keep {card} and {card2}", "{card} {card2}")


def in_any_order(options: list[str], text: str) -> str | None:
    words = KEEP_TWO.words_of_label(text)
    swapped = "" if words is None else KEEP_TWO.to_answer({"card": words["card2"], "card2": words["card"]})
    return swapped if swapped in options else None


@final
class Draft(Simultaneous[Ecos]):
    """Everybody keeps a card (two players: two) of the pack and passes the rest, blue left, brown right; the last card
    goes back to its deck. (ECO-29, ECO-30, ECO-31, ECO-32, ECO-33, ECO-154, ECO-R10)"""

    says = (KEEP, KEEP_TWO)

    def __init__(self, back: str) -> None:
        super().__init__(f"Draft-{back}")
        self.back = back

    def who(self, s: Ecos, f: Frame) -> list[int]:
        return [seat for seat in drafters(s) if len(s.packs[seat]) > 1]

    def choices(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        pack = s.packs[seat]
        if s.seats > 2:
            return list(pack)
        return [f"{pack[i]} {pack[j]}" for i in range(len(pack)) for j in range(i + 1, len(pack))]

    def open(self, s: Ecos, f: Frame, seats: list[int]) -> None:
        origins = list(s.origins)
        for seat in seats:
            for card in self.words(s.sealed[seat]).values():
                s.packs = with_at(s.packs, seat, without(s.packs[seat], card))
                s.hands[seat] = added(s.hands[seat], card)
                origins[s.cards.cards[card].number - 1] = of_pack(self.back, origin_of(s, card).dealt_to, f.times)
                emit(s, "kept", seat, card=card, only=1 << seat)
        s.origins = tuple(origins)
        who = drafters(s)
        if not who:
            return
        if len(s.packs[who[0]]) > 1:
            step = 1 if self.back == BLUE else -1
            packs = list(s.packs)
            for i, seat in enumerate(who):
                packs[who[(i + step) % len(who)]] = s.packs[seat]
            s.packs = tuple(packs)
            if s.events is not None:
                s.events.append(Event("passed", -1, how=self.back))
            repeat(s, f)
            return
        for seat in who:
            deck_of(s, self.back).extend(s.packs[seat])
            s.packs = with_at(s.packs, seat, ())

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-draft", {"n": 2 if s.seats == 2 else 1})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        if attempt.asked not in DRAFTS:
            return why_not_keep(s, attempt)
        for card in attempt.words.values():
            if card not in s.cards.cards:
                return no_card(card)
            if card not in s.packs[attempt.seat]:
                return because("ECO-33", "not-in-pack", {"card": card})
        if s.seats == 2:
            return Reason("ECO-154", Phrase("ask-draft", {"n": 2}))
        return Reason("ECO-29" if attempt.asked == DRAFTS[0] else "ECO-31", Phrase("ask-draft", {"n": 1}))


DRAFTS: Final = (f"Draft-{BLUE}", f"Draft-{BROWN}")


@final
class ChooseActive(Simultaneous[Ecos]):
    """The first active cards, chosen face down by all at once, one after another, then shown.
    (ECO-34, ECO-152, ECO-153, ECO-R10, ECO-R20)"""

    says = (Says("active", "start with {card}", "{card}"),)

    def missing(self, s: Ecos, seat: int) -> int:
        wanted = ACTIVE_OF_TWO if s.seats == 2 else ACTIVE
        return wanted - len(s.active[seat]) - len(s.picked[seat])

    def who(self, s: Ecos, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if self.missing(s, seat) > 0]

    def choices(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        return list(s.hands[seat])

    def open(self, s: Ecos, f: Frame, seats: list[int]) -> None:
        for seat in seats:
            s.picked = with_at(s.picked, seat, added(s.picked[seat], s.sealed[seat]))
            s.hands[seat] = without(s.hands[seat], s.sealed[seat])
        if self.who(s, f):
            repeat(s, f)
            return
        for seat in range(s.seats):
            for card in s.picked[seat]:
                follow(s, seat, card, gained=False)
                become_active(s, seat, card)
        s.picked = ((),) * s.seats

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-active", {"n": self.missing(s, seat)})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        card = attempt.word("card")
        if card not in s.cards.cards:
            return no_card(card)
        if attempt.asked != self.name:
            return because("ECO-34", "not-now")
        return because("ECO-34", "picked" if card in s.picked[attempt.seat] else "not-in-hand", {"card": card})


@final
class Begin(Verb[Ecos]):
    """The first round: what nobody was given lies in the two decks. (ECO-21, ECO-37)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        emit(s, "set-up", -1, number=len(s.brown) + len(s.blue))
        start_round(s)


SETUP: Final[Verbs] = (
    FirstHarbinger(),
    TakeDeck(),
    ChooseDeck(),
    DealOutright(),
    DealPacks(BLUE),
    Draft(BLUE),
    DealPacks(BROWN),
    Draft(BROWN),
    ChooseActive(),
    Begin(),
)
