"""Where the cards of a draft may be once cards were gained from the deck, by what one seat could know.

What the seat saw of a pack and did not see again was kept by those who held the pack after it; one card of it went
back to the deck, where anybody may have drawn it since. A card that somebody plays says what it is, but not always how
it came to its owner. So a deal is drawn out of all that fit what was seen, each as likely as the other: that is what
chance and players whose thoughts nobody knows make of it.
"""

from __future__ import annotations

from math import comb, factorial, perm
from typing import Final, final

from tablee.core.chance import Rng
from tablee.games.ecos.state import Origin

NO_ENTRY: Final = -1
UNSEEN: Final = -1
"""Of a card: in none of the sets that the seat has seen."""
DIGIT: Final = 1024


@final
class Slot:
    """A place that a card went to face down, in the sight of all: kept at a pick, dealt, or gained from the deck."""

    def __init__(self, owner: int, origin: Origin, entry: int) -> None:
        self.owner = owner
        self.origin = origin  # what `origins` says of the card in it
        self.entry = entry  # in the traffic; NO_ENTRY
        self.card = ""
        self.played = False


@final
class Seen:
    """Cards of one pack that went out of sight together: one for each slot, and with `origin` one more that went back
    to the deck."""

    def __init__(self, cards: list[str], slots: list[Slot], origin: Origin | None) -> None:
        self.cards = cards
        self.slots = slots
        self.origin = origin  # of the card that went back; None if none did, or the seat knows which
        self.back = ""  # that card


@final
class Step:
    """What everybody could follow of a rival's hidden cards: one was gained (`slot`), or one was played (`card`)."""

    def __init__(self, slot: Slot | None, card: str, seen: int) -> None:
        self.slot = slot
        self.card = card
        self.seen = seen  # which set the played card is of; UNSEEN


@final
class Rival:
    """The slots that hold a card the seat has never seen, and what happened after."""

    def __init__(self, owner: int, slots: list[Slot], steps: list[Step]) -> None:
        self.owner = owner
        self.slots = slots
        self.steps = steps


@final
class Ways:
    """In how many ways a rival's steps may have come about, if the plays `marked` were of cards that had gone back to
    the deck, and `goal` more of such cards are still in the hand."""

    def __init__(self, rival: Rival, marked: tuple[int, ...], goal: int) -> None:
        self.rival = rival
        self.marked = marked
        self.goal = goal
        self.known: dict[tuple[int, int, int, int], int] = {}

    def number(self, at: int, free: int, hidden: int, coming: int) -> int:
        """From step `at` on, with so many slots of unseen cards not yet played, cards gone back that stay hidden, and
        such cards that will be played."""
        if hidden > self.goal or coming > len(self.marked):
            return 0
        if at == len(self.rival.steps):
            return 1 if hidden == self.goal and coming == 0 else 0
        key = (at, free, hidden, coming)
        found = self.known.get(key, -1)
        if found >= 0:
            return found
        step = self.rival.steps[at]
        if step.slot is not None:
            found = sum(self.choices(at, free, hidden, coming))
        elif at in self.marked:
            found = coming * self.number(at + 1, free, hidden, coming - 1) if coming else 0
        elif step.seen == UNSEEN:
            found = free * self.number(at + 1, free - 1, hidden, coming) if free else 0
        else:
            found = self.number(at + 1, free, hidden, coming)
        self.known[key] = found
        return found

    def choices(self, at: int, free: int, hidden: int, coming: int) -> list[int]:
        """A card is gained: one never seen, one that went back and stays hidden, one that went back and is played."""
        return [
            self.number(at + 1, free + 1, hidden, coming),
            self.number(at + 1, free, hidden + 1, coming),
            self.number(at + 1, free, hidden, coming + 1),
        ]

    def walk(self, rng: Rng) -> tuple[list[Slot], list[Slot]]:
        """One of these ways: cards played get their slots. The slots left for unseen cards, and for those gone back."""
        unseen = self.rival.slots.copy()
        hidden: list[Slot] = []
        coming: list[Slot] = []
        for at, step in enumerate(self.rival.steps):
            if step.slot is not None:
                kind = pick(rng, self.choices(at, len(unseen), len(hidden), len(coming)))
                (unseen, hidden, coming)[kind].append(step.slot)
            elif at in self.marked:
                play(coming.pop(below(rng, len(coming))), step.card)
            elif step.seen == UNSEEN:
                play(unseen.pop(below(rng, len(unseen))), step.card)
        return unseen, hidden


def play(slot: Slot, card: str) -> None:
    slot.card = card
    slot.played = True


def redeal(unseen: list[str], sets: list[Seen], rivals: list[Rival], deck: int, rng: Rng) -> list[str]:
    """A card for every slot; what is left are the `deck` cards of the deck.

    `unseen` are the cards that the seat has never seen in a pack, those played by rivals too."""
    explanations: list[tuple[int, ...]] = []
    weights: list[int] = []
    for explanation in explained(sets, rivals, 0):
        explanations.append(explanation)
        weights.append(sum(by_hidden(sets, rivals, deck, explanation)))
    explanation = explanations[pick(rng, weights)]
    hidden = pick(rng, by_hidden(sets, rivals, deck, explanation))
    marked = marks(rivals, explanation)
    open_slots: list[Slot] = []
    gone_back: list[Slot] = []
    for i, rival in enumerate(rivals):
        shares: list[int] = []
        for n in range(hidden + 1):
            rest = numbers(rivals[i + 1 :], marked[i + 1 :], hidden - n)
            shares.append(start(Ways(rival, marked[i], n)) * rest[hidden - n])
        n = pick(rng, shares)
        hidden -= n
        more, back = Ways(rival, marked[i], n).walk(rng)
        open_slots += more
        gone_back += back
    played = [step.card for rival in rivals for step in rival.steps]
    left: list[str] = []
    for j, seen in enumerate(sets):
        fill_seen(seen, j, rivals, explanation, rng)
        if seen.back and seen.back not in played:
            left.append(seen.back)
    shuffle_into(left, gone_back, rng)
    cards = [card for card in unseen if card not in played]
    shuffle_into(cards, open_slots, rng)
    return cards + left


def start(ways: Ways) -> int:
    return ways.number(0, len(ways.rival.slots), 0, 0)


def explained(sets: list[Seen], rivals: list[Rival], j: int) -> list[tuple[int, ...]]:
    """Which play of each set may have been of its card that went back: rival and step in one number; -1 for none."""
    if j == len(sets):
        return [()]
    rest = explained(sets, rivals, j + 1)
    here: list[int] = []
    plays: list[tuple[int, int]] = []  # who, step
    for i, rival in enumerate(rivals):
        plays += [(i, at) for at, step in enumerate(rival.steps) if step.seen == j]
    for chosen in [-1, *range(len(plays))]:
        kept = [rivals[i].owner for n, (i, _) in enumerate(plays) if n != chosen]
        own = [slot.owner for slot in sets[j].slots]
        if all(kept.count(owner) <= own.count(owner) for owner in kept):
            if chosen < 0:
                here.append(-1)
            elif sets[j].origin is not None and any(step.slot is not None for step in rivals[plays[chosen][0]].steps):
                here.append(plays[chosen][0] * DIGIT + plays[chosen][1])
    return [(first, *others) for first in here for others in rest]


def marks(rivals: list[Rival], explanation: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The plays of cards that had gone back to the deck, by rival."""
    return [tuple([e % DIGIT for e in explanation if e >= 0 and e // DIGIT == i]) for i in range(len(rivals))]


def numbers(rivals: list[Rival], marked: list[tuple[int, ...]], most: int) -> list[int]:
    """In how many ways these rivals have come to hold 0, 1, … `most` cards that went back and are still hidden."""
    found = [1] + [0] * most
    for rival, own in zip(rivals, marked, strict=True):
        each = [start(Ways(rival, own, n)) for n in range(most + 1)]
        found = [sum([found[n - m] * each[m] for m in range(n + 1)]) for n in range(most + 1)]
    return found


def by_hidden(sets: list[Seen], rivals: list[Rival], deck: int, explanation: tuple[int, ...]) -> list[int]:
    """How many deals have 0, 1, … of the cards that went back in hands; the others lie anywhere in the deck."""
    away = len([1 for j, seen in enumerate(sets) if seen.origin is not None and explanation[j] < 0])
    ways = numbers(rivals, marks(rivals, explanation), away)
    kept = factorial(away)
    for j, seen in enumerate(sets):
        for i, rival in enumerate(rivals):
            plays = [at for at, step in enumerate(rival.steps) if step.seen == j and i * DIGIT + at != explanation[j]]
            kept *= perm(len([1 for slot in seen.slots if slot.owner == rival.owner]), len(plays))
    return [ways[n] * comb(deck, away - n) * kept for n in range(away + 1)]


def fill_seen(seen: Seen, j: int, rivals: list[Rival], explanation: tuple[int, ...], rng: Rng) -> None:
    """The cards of a set in the slots of those who kept them."""
    left = seen.cards.copy()
    for i, rival in enumerate(rivals):
        for at, step in enumerate(rival.steps):
            if step.seen != j:
                continue
            left.remove(step.card)
            if explanation[j] == i * DIGIT + at:
                seen.back = step.card
                continue
            own = [slot for slot in seen.slots if slot.owner == rival.owner and not slot.played]
            play(own[below(rng, len(own))], step.card)
    shuffle_into(left, [slot for slot in seen.slots if not slot.played], rng)
    if left:
        seen.back = left[0]


def shuffle_into(cards: list[str], slots: list[Slot], rng: Rng) -> None:
    """Some of the cards, at random, into the slots; the others stay."""
    cards.sort()
    rng.shuffle(cards)
    for slot in slots:
        slot.card = cards.pop()


def pick(rng: Rng, weights: list[int]) -> int:
    """One of them, as often as its weight says."""
    at = below(rng, sum(weights))
    chosen = 0
    while at >= weights[chosen]:
        at -= weights[chosen]
        chosen += 1
    return chosen


def below(rng: Rng, n: int) -> int:
    """As `rng.below`, for numbers of any size: digit after digit, and again if it falls beyond the last whole share."""
    if n <= DIGIT:
        return rng.below(n)
    while True:
        size = DIGIT
        value = rng.below(DIGIT)
        while size < n * DIGIT:
            size *= DIGIT
            value = value * DIGIT + rng.below(DIGIT)
        if value < size - size % n:
            return value % n
