"""What must hold at every step of Elekt, whatever the players do. (docs/rules/elekt.md, sections 1 and 10)"""

from __future__ import annotations

from typing import Any, Final

from tablee import registry
from tablee.core.event import Event
from tablee.core.stack import NOBODY, State

# Games are reached through the registry only, so the types of one game are not named here.
Elekt = Any

TOKENS: Final = (6, 6, 6, 7)  # ELK-01
SOLO_TOKENS: Final = (6, 3, 3, 4)  # ELK-150
AMBER: Final = 13  # ELK-02
MOST_ROUNDS: Final = 6  # ELK-47
GOAL: Final = {1: 7, 2: 7, 3: 6, 4: 5}  # ELK-112, ELK-145
NO_CARDS: Final = ("?", "marker")

RARE: Final = (
    *("attached", "banished", "declined", "discarded", "drew", "forged", "guarded", "paid", "passed", "placed"),
    *("protected", "protected-paid", "recalled", "sceptre", "stayed", "swapped", "tied", "took-from-pile"),
    *("unclaimed", "used", "used-up"),
)
"""Kinds of events that many random games must have met, or they prove little."""
RARE_WITH_RIVALS: Final = ("slipped-in", "stole-unit", "reshuffled")
RARE_IN_SOLO: Final = ("stole", "seal", "title", "lost-amber", "lost-seals")


class Conservation:
    """Follows one game from its start and compares each state with what came before."""

    most_answers: Final = 3_000

    def __init__(self, state: State) -> None:
        s: Elekt = state
        self.every = sorted([*s.cards.units, *s.cards.zone_cards, *s.cards.privileges])
        self.round = 0
        self.won: list[tuple[str, ...]] = [()] * s.sides
        self.rare = (*RARE, *(RARE_IN_SOLO if s.solo else RARE_WITH_RIVALS))
        assert len(self.every) == 96  # ELK-04

    def check(self, state: State) -> None:
        """Of a single state, however it was reached: also of another world."""
        s: Elekt = state
        found = [*s.decks[0], *s.decks[1], *s.unseen, *s.unit_deck, *s.discard, *s.box]
        found += [card for card in s.face_up if card]
        for side in range(s.sides):
            found += [*s.hands[side], *s.recruits[side], *s.privileges[side], *s.won[side]]
            found += [card for card in s.face_down[side] if card not in NO_CARDS]
            assert all(card in s.hands[side] for card in s.shown[side]), "a shown card has left the hand"
            assert 0 <= s.amber[side] <= 3, "ELK-106: more than three Amber"
            assert s.assigned[side] <= 5, "ELK-61: more than five assignments"
        found += [posted.card for posts in s.posts for posted in posts]
        found.sort()
        assert found == self.every, "ELK-10: a card is lost or doubled"
        assert s.amber_supply + sum(s.amber) == AMBER, "ELK-09: Amber is lost"
        assert s.amber_supply >= 1, "ELK-11: no Amber left"
        for i, number in enumerate(SOLO_TOKENS if s.solo else TOKENS):
            attached = sum(posted.tokens >> (8 * i) & 0xFF for posts in s.posts for posted in posts)
            seals = s.seals if i == 0 else 0
            assert s.supply[i] >= 0, "ELK-82: a token that is not there"
            assert s.supply[i] + attached + seals == number, "ELK-08: a token is lost"
        assert s.seals < 3, "ELK-165: three Seals are a Title"
        assert len(s.unseen) >= s.privilege_deck, "ELK-33: Privileges are missing"

    def follow(self, state: State, told: list[Event]) -> None:
        """Of a state and the one before it."""
        self.check(state)
        s: Elekt = state
        assert self.round <= s.round <= MOST_ROUNDS, "ELK-47: more than six rounds"
        self.round = s.round
        for side in range(s.sides):
            assert s.won[side][: len(self.won[side])] == self.won[side], "ELK-R81: a won card was lost"
            self.won[side] = s.won[side]

    def finish(self, state: State) -> None:
        """Of a game that is over."""
        s: Elekt = state
        assert s.asked == NOBODY
        result = registry.game("elekt").result(s)
        assert result is not None
        titles = [player["titles"] for player in registry.game("elekt").view(s, None)["players"]]
        if s.end == "titles":
            assert titles[s.winner] >= GOAL[s.seats], "ELK-113"
        else:
            assert s.end == "rounds"
            assert s.privilege_deck == 0, "ELK-114"
            assert titles[s.winner] == max(titles) < GOAL[s.seats], "ELK-115"
        assert result.winners() == ([s.winner] if s.winner < s.seats else [])
        assert [score.total for score in result.scores] == titles[: s.seats]
        places = sorted(score.place for score in result.scores)
        assert s.seats == 1 or places == list(range(1, s.seats + 1)), "ELK-44: ranks are strict"
