"""What one seat can know of the hands in Echoes of Revachol, worked out slowly from the log lines it may read.

Independent of the game's own book-keeping: it is told nothing but `Event.seen_by`. An Ally that was in a hand when the
discard pile became the deck cannot be in that deck, and the pile lay open; so each hidden card of a hand is one of the
Allies of the deck it was drawn from whose place is not known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tablee.core.event import UNKNOWN

Seen = Mapping[str, str | int]


class Knowledge:
    """Of a seat, or of a spectator (None)."""

    def __init__(self, me: int | None, seats: int, allies: Iterable[str]) -> None:
        self.me = me
        self.decks: list[set[str]] = [set(allies)]
        """For the first deck and each made by a reshuffle: its Allies whose place I do not know."""
        self.hidden: Counter[tuple[int, int]] = Counter()
        """For a seat and a deck: how many cards of its hand came from there, unseen by me."""
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        """The cards of each hand that I know."""
        self.corps: list[dict[int, list[str]]] = [{} for _ in range(seats)]
        self.discard: list[str] = []

    def read(self, seen: Seen) -> None:
        """A line of the log."""
        kind, seat = str(seen["kind"]), int(seen["seat"])
        card, number, other = str(seen.get("card", "")), int(seen.get("number", 0)), int(seen.get("other", -1))
        if kind in ("dealt", "drew"):
            if card == UNKNOWN:
                self.hidden[seat, len(self.decks) - 1] += 1
            else:
                self.decks[-1].remove(card)
                self.hands[seat].add(card)
        elif kind in ("opened-corps", "joined-corps"):
            self._leaves_hand(seat, card)
            self.corps[seat].setdefault(number, []).append(card)
        elif kind in ("moved", "took"):
            self._leaves_corps(other if kind == "took" else seat, card)
            self.corps[seat].setdefault(number, []).append(card)
        elif kind == "completed":
            self.discard += self.corps[seat].pop(number, [])
        elif kind == "stayed":
            self.discard.remove(card)
            self.corps[seat][number] = [card]
        elif kind == "gave":
            if card in self.discard:
                self.discard.remove(card)
            else:
                self._leaves_corps(seat, card)
        elif kind == "lost" and seen["how"] != "task":
            if seen["how"] == "corps":
                self._leaves_corps(seat, card)
            else:
                self._leaves_hand(seat, card)
            self.discard.append(card)
        elif kind == "kept":
            self._leaves_hand(seat, card)
            self.hands[seat].add(card)
        elif kind == "reshuffled":
            assert self._in_hands(len(self.decks) - 1) == len(self.decks[-1]), "the deck was empty"
            self.decks.append(set(self.discard))
            self.discard = []

    def _leaves_hand(self, seat: int, card: str) -> None:
        """It is seen by all, so that I know from which deck it once came."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            return
        deck = self.deck_of(card)
        assert self.hidden[seat, deck] > 0, f"{card} was in that hand?"
        self.hidden[seat, deck] -= 1
        self.decks[deck].remove(card)

    def _leaves_corps(self, seat: int, card: str) -> None:
        for number, allies in self.corps[seat].items():
            if card in allies:
                allies.remove(card)
                if not allies:
                    del self.corps[seat][number]
                return
        raise AssertionError(f"{card} was in a Corps?")

    def deck_of(self, card: str) -> int:
        """The deck that an Ally came from whose place I do not know."""
        found = [i for i, deck in enumerate(self.decks) if card in deck]
        assert len(found) == 1, f"I know where {card} is"
        return found[0]

    def _in_hands(self, deck: int) -> int:
        return sum(count for (_, of), count in self.hidden.items() if of == deck)

    def impossible(self, hands: Sequence[Sequence[str]], deck: Sequence[str]) -> str:
        """Why the Allies cannot lie like this, or "" if for all I know they can."""
        for seat, hand in enumerate(hands):
            if not self.hands[seat] <= set(hand):
                return f"seat {seat} holds {self.hands[seat] - set(hand)}, I saw it"
            count: Counter[int] = Counter()
            for card in set(hand) - self.hands[seat]:
                if not any(card in of for of in self.decks):
                    return f"{card} is not in the hand of seat {seat}: I know where it is"
                count[self.deck_of(card)] += 1
            for of in range(len(self.decks)):
                if count[of] != self.hidden[seat, of]:
                    return (
                        f"seat {seat} drew {self.hidden[seat, of]} of its hidden cards from deck {of}, not {count[of]}"
                    )
        if not set(deck) <= self.decks[-1]:
            return f"{set(deck) - self.decks[-1]} cannot be in this deck"
        return ""
