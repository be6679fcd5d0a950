"""Set-up: Harbinger, starting decks, the draft, and the first active cards. (rulebook, Mise en place)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.chance import Rng
from tablee.core.phrase import Phrase
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Together, Verb, remember, repeat, tell
from tablee.games.ecos.cards import BLUE, BROWN
from tablee.games.ecos.dial import become_active
from tablee.games.ecos.state import PLAYED, Ecos, changed, deck_of, follow, without
from tablee.games.ecos.token import start_round

PACK: Final = {BLUE: 5, BROWN: 9}
"""Cards dealt to each drafter. (ECO-29, ECO-31)"""
ACTIVE: Final = 3
ACTIVE_OF_TWO: Final = 5
"""Cards that begin active. (ECO-23, ECO-152)"""
OUTRIGHT: Final = (BROWN, BROWN, BROWN, BROWN, BLUE, BLUE)
"""Two players: six more cards each. (ECO-153, ECO-154)"""


def symbol_of(deck: str) -> str:
    """The name of a deck's message."""
    return f"deck-{deck}".replace("_", "-")


def drafters(s: Ecos) -> list[int]:
    return [seat for seat in range(s.seats) if s.table.drafts[seat]]


@final
class FirstHarbinger(Verb[Ecos]):
    """Chance decides, unless the table named a player. (ECO-20, ECO-R07)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if s.table.harbinger < 0 else NOBODY

    def sample(self, s: Ecos, f: Frame, rng: Rng) -> str:
        return str(1 + rng.below(s.seats))

    def outcomes(self, s: Ecos, f: Frame) -> list[tuple[str, int]]:
        return [(str(seat + 1), 1) for seat in range(s.seats)]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        s.harbinger = s.table.harbinger if answer == NOTHING else int(answer) - 1
        tell(s, "harbinger", s.harbinger)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-harbinger")

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"player {answer} is harbinger"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-harbinger", {"player": int(answer) - 1})


def decks_left(s: Ecos) -> list[str]:
    """The decks nobody has taken."""
    return [deck for deck in s.cards.decks[s.table.family] if f"deck {deck}" not in s.origins]


def give_deck(s: Ecos, seat: int, deck: str) -> None:
    """The dark cards of a starting deck are active, the others the hand. (ECO-26)"""
    tell(s, "deck", seat, place=symbol_of(deck))
    origins = list(s.origins)
    for card in s.cards.cards.values():
        if card.decks[s.table.family] == deck:
            deck_of(s, card.back).remove(card.id)
            origins[card.number - 1] = f"deck {deck}"
            if card.dark[s.table.family]:
                become_active(s, seat, card.id)
            else:
                s.hands[seat] = (*s.hands[seat], card.id)
    s.origins = tuple(origins)


def deck_taken(s: Ecos, f: Frame, deck: str) -> None:
    """Seat after seat (`n`); those who draft take none."""
    if f.n == s.seats:
        remember(s, f, "")
        return
    repeat(s, f, "", f.n + 1)
    if deck != NOTHING:
        give_deck(s, f.n, deck)


@final
class TakeDeck(Verb[Ecos]):
    """Each player without a draft takes one of the six decks at random. (ECO-24, ECO-25, ECO-27, ECO-28, ECO-R08)

    `n` is the seat.
    """

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if f.n < s.seats and not s.table.drafts[f.n] and not s.table.choose_decks else NOBODY

    def sample(self, s: Ecos, f: Frame, rng: Rng) -> str:
        decks = decks_left(s)
        return decks[rng.below(len(decks))]

    def outcomes(self, s: Ecos, f: Frame) -> list[tuple[str, int]]:
        return [(deck, 1) for deck in decks_left(s)]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        deck_taken(s, f, answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deck", {"player": f.n})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"player {f.n + 1} takes the {answer} deck"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-deck", {"player": f.n, "symbol": symbol_of(answer)})


@final
class ChooseDeck(Verb[Ecos]):
    """Or each chooses one, in the order of the seats, if the table likes. (ECO-R08) `n` is the seat."""

    def asks(self, s: Ecos, f: Frame) -> int:
        if f.n == s.seats or s.table.drafts[f.n] or not s.table.choose_decks:
            return NOBODY
        s.options = decks_left(s)
        return f.n

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        deck_taken(s, f, answer)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deck", {"player": f.n})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"take the {answer} deck"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-deck", {"player": f.n, "symbol": symbol_of(answer)})


@final
class DealOutright(Verb[Ecos]):
    """Two players: four brown and two blue cards each. (ECO-151, ECO-153, ECO-154, ECO-R21) `n` counts cards."""

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if s.seats == 2 and f.n < 2 * len(OUTRIGHT) else NOBODY

    def deck(self, s: Ecos, f: Frame) -> list[str]:
        return deck_of(s, OUTRIGHT[f.n // 2])

    def sample(self, s: Ecos, f: Frame, rng: Rng) -> str:
        deck = self.deck(s, f)
        return deck[rng.below(len(deck))]

    def outcomes(self, s: Ecos, f: Frame) -> list[tuple[str, int]]:
        return [(card, 1) for card in sorted(self.deck(s, f))]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            remember(s, f, "")
            return
        seat = f.n % 2
        self.deck(s, f).remove(answer)
        s.hands[seat] = (*s.hands[seat], answer)
        tell(s, "dealt", seat, card=answer, only=seat)
        repeat(s, f, "", f.n + 1)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deal", {"player": f.n % 2})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"player {f.n % 2 + 1} is dealt {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-dealt", {"player": f.n % 2, "card": answer})


@final
class DealPacks(Verb[Ecos]):
    """Five blue or nine brown cards to each drafter. (ECO-29, ECO-31, ECO-R09) `n` counts cards."""

    def __init__(self, back: str) -> None:
        super().__init__(f"DealPacks-{back}")
        self.back = back

    def seat(self, s: Ecos, f: Frame) -> int:
        who = drafters(s)
        return who[f.n % len(who)]

    def asks(self, s: Ecos, f: Frame) -> int:
        return CHANCE if f.n < PACK[self.back] * len(drafters(s)) else NOBODY

    def sample(self, s: Ecos, f: Frame, rng: Rng) -> str:
        deck = deck_of(s, self.back)
        return deck[rng.below(len(deck))]

    def outcomes(self, s: Ecos, f: Frame) -> list[tuple[str, int]]:
        return [(card, 1) for card in sorted(deck_of(s, self.back))]

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            remember(s, f, "")
            return
        seat = self.seat(s, f)
        deck_of(s, self.back).remove(answer)
        s.packs = changed(s.packs, seat, (*s.packs[seat], answer))
        origins = list(s.origins)
        origins[s.cards.cards[answer].number - 1] = f"pack {self.back} {seat}"
        s.origins = tuple(origins)
        tell(s, "dealt", seat, card=answer, only=seat)
        repeat(s, f, "", f.n + 1)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-deal", {"player": self.seat(s, f)})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"player {self.seat(s, f) + 1} is dealt {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-dealt", {"player": self.seat(s, f), "card": answer})


@final
class Draft(Together[Ecos]):
    """Everybody keeps a card (two players: two) of the pack and passes the rest, blue left, brown right; the last card
    goes back to its deck. (ECO-29 … ECO-33, ECO-154, ECO-R10) `n` counts picks."""

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
            for card in s.sealed[seat].split(" "):
                s.packs = changed(s.packs, seat, without(s.packs[seat], card))
                s.hands[seat] = (*s.hands[seat], card)
                number = s.cards.cards[card].number - 1
                origins[number] = f"{origins[number]} {f.n}"
                tell(s, "kept", seat, card=card, only=seat)
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
            tell(s, "passed", -1, place=self.back)
            repeat(s, f, "", f.n + 1)
            return
        for seat in who:
            deck_of(s, self.back).extend(s.packs[seat])
            s.packs = changed(s.packs, seat, ())
        remember(s, f, "")

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-draft", {"n": 2 if s.seats == 2 else 1})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"keep {answer.replace(' ', ' and ')}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        cards = answer.split(" ")
        if len(cards) == 1:
            return Phrase("say-keep", {"card": answer})
        return Phrase("say-keep-two", {"cards": tuple(cards)})


@final
class ChooseActive(Together[Ecos]):
    """The first active cards, chosen face down by all at once, one after another, then shown.
    (ECO-34, ECO-153, ECO-R10, ECO-R20)"""

    def missing(self, s: Ecos, seat: int) -> int:
        wanted = ACTIVE_OF_TWO if s.seats == 2 else ACTIVE
        return wanted - len(s.active[seat]) - len(s.picked[seat])

    def who(self, s: Ecos, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if self.missing(s, seat) > 0]

    def choices(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        return list(s.hands[seat])

    def open(self, s: Ecos, f: Frame, seats: list[int]) -> None:
        for seat in seats:
            s.picked = changed(s.picked, seat, (*s.picked[seat], s.sealed[seat]))
            s.hands[seat] = without(s.hands[seat], s.sealed[seat])
        if self.who(s, f):
            repeat(s, f)
            return
        for seat in range(s.seats):
            for card in s.picked[seat]:
                follow(s, seat, PLAYED, card)
                become_active(s, seat, card)
        s.picked = ((),) * s.seats

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-active", {"n": self.missing(s, seat)})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return f"start with {answer}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-active", {"card": answer})


@final
class Begin(Verb[Ecos]):
    """The first round. (ECO-37)"""

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        tell(s, "set-up", -1, number=len(s.brown) + len(s.blue))
        start_round(s)


SETUP: Final = (
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
