"""What must hold at every step of Echoes of Revachol, whatever the players do. (docs/rules/revachol.md, section 12)"""

from __future__ import annotations

from typing import Any, Final, cast

from tablee import registry
from tablee.core.event import Event
from tablee.core.stack import NOBODY, State

# Games are reached through the registry only, so the types of one game are not named here.
Revachol = Any

MOST_TURNS: Final = 10_000  # ECH-132
MOST_EVENTS: Final = 22  # ECH-130
MOST_REVEALS: Final = 68


class Conservation:
    """Follows one game from its start and compares each state with what came before."""

    most_answers: Final = 20_000
    rare: Final = (
        *("borrowed", "gave", "kept", "lost", "lost-nothing", "moved", "nothing-to-draw"),
        *("passed", "reshuffled", "saved", "stayed", "took", "won-roll"),
    )
    """Kinds of events that many random games must have met, or they prove little."""

    def __init__(self, state: State) -> None:
        s: Revachol = state
        self.cards = s.cards
        self.allies, self.tasks = frozenset(s.cards.allies), frozenset(s.cards.tasks)
        self.every = self.allies | self.tasks | frozenset(s.cards.morale)
        self.permanent: list[str] = []
        self.points: list[tuple[str, ...]] = [()] * s.seats
        self.events = 0
        self.revealed = 0
        self.completed = 0
        assert (len(s.cards.allies), len(s.cards.tasks), len(s.cards.morale)) == (40, 25, 24)  # ECH-01

    def check(self, state: State) -> None:
        """Of a single state, however it was reached: also of another world."""
        s: Revachol = state
        cards = s.cards
        found = [*s.deck, *s.discard, *s.permanent, *s.task_deck]
        found += [card for card in (*s.task_row, *s.morale_row, s.placing) if card]
        if s.turns == 0 and len(s.hands[-1]) < 3:
            found += cards.morale  # still aside (ECH-13, ECH-14)
        for seat in range(s.seats):
            hand = s.hands[seat]
            found += [*hand, *s.completed[seat], *s.points[seat]]
            assert len(hand) <= 5, "ECH-61: a hand of more than five"
            assert self.allies.issuperset(hand), "ECH-62: not an Ally in a hand"
            assert not s.shown[seat] or set(s.shown[seat]) <= set(hand), "a shown card has left the hand"
            assert self.tasks.issuperset(s.completed[seat])
            for corps in s.corps[seat]:
                assert corps.allies, "ECH-35: an empty Corps"
                found += corps.allies
            numbers = [corps.number for corps in s.corps[seat]]
            assert len(set(numbers)) == len(numbers), "ECH-R30: two Corps with one number"
            assert max(numbers, default=0) <= s.founded[seat]
        assert len(found) == len(self.every), "ECH-127: a card is lost or doubled"
        assert self.every == set(found), "ECH-127: a card is lost or doubled"
        assert self.allies.isdisjoint(s.permanent), "ECH-08: an Ally out of the game"
        assert self.tasks.isdisjoint(s.deck), "ECH-03: a Task in the wrong deck"
        assert self.tasks.isdisjoint(s.discard), "ECH-03: a Task in the wrong pile"
        self._rows(s)

    def _rows(self, s: Revachol) -> None:
        filled = [bool(card) for card in s.morale_row]
        assert filled in ([False] * 3, [True, False, False], [True, True, False], [True] * 3), "ECH-128: gaps"
        if all(filled):
            assert s.morale_row[2] in sources(s), "ECH-128: three Morale cards without an event"
        tasks = [bool(card) for card in s.task_row]
        assert tasks == sorted(tasks), "ECH-129: Tasks not packed to the right"
        if s.asked >= 0:
            assert all(tasks) or not s.task_deck, "ECH-129: fewer than three Tasks"
            assert tasks[2], "ECH-129: no Task at position 3"

    def follow(self, state: State, told: list[Event]) -> None:
        """Of a state and the one before it."""
        self.check(state)
        s: Revachol = state
        assert list(s.permanent[: len(self.permanent)]) == self.permanent, "ECH-09: a card came back"
        self.permanent = list(s.permanent)
        for seat in range(s.seats):
            own = s.points[seat]
            if own != self.points[seat]:
                assert own[: len(self.points[seat])] == self.points[seat], "ECH-131: points were lost"
                assert all(self.cards.allies[ally].skill in ("borrow", "take") for ally in own), "ECH-131"
                self.points[seat] = own
        for event in told:
            self.events += event.kind == "event"
            self.revealed += event.kind == "morale"
            self.completed += event.kind == "completed"
        assert self.events <= MOST_EVENTS, "ECH-130"
        assert self.revealed <= MOST_REVEALS, "ECH-130"
        assert s.turns <= MOST_TURNS, "ECH-132"

    def finish(self, state: State) -> None:
        """Of a game that is over."""
        s: Revachol = state
        assert s.asked == NOBODY
        assert (s.end == "no-tasks") == (not any(s.task_row)), "ECH-88"
        if s.end == "no-tasks":
            assert not s.task_deck
            assert self.completed >= 25 - MOST_EVENTS, "ECH-130"
        else:
            assert s.end == "all-passed"  # ECH-R18
            assert not any(s.hands)
            assert not s.deck
            assert not s.discard
        self._scores(s)

    def _scores(self, s: Revachol) -> None:
        """Counted again from what the view shows to everybody at the end. (ECH-92, ECH-95, ECH-96, ECH-134)"""
        game = registry.game("revachol")
        result = game.result(s)
        assert result is not None
        shown = game.view(s, None)["players"]
        reached: list[tuple[int, int]] = []
        for score, player in zip(result.scores, shown, strict=True):
            tasks = sum(self.cards.tasks[task].points for task in player["completed"])
            allies = sum(self.cards.allies[ally].points for ally in player["points"])
            assert score.total == tasks + allies == player["score"]
            reached.append((score.total, len(player["completed"])))
        best = [seat for seat in range(s.seats) if reached[seat] == max(reached)]
        assert len(result.winners()) == 1  # ECH-97
        assert result.winners()[0] in best
        for seat, score in enumerate(result.scores):
            if score.place > 1:  # ECH-R75: by points, then Tasks, else shared
                before = sum(other > reached[seat] for other in reached)
                assert score.place == (2 if seat in best else 1 + before)


def sources(s: Revachol) -> list[str]:
    """Where the things still to do come from, the topmost first."""
    found = []
    f = s.top
    while f is not None:
        found.append(cast(str, f.source))
        f = f.below
    return found
