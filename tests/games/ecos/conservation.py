"""What must hold at every step of Ecos, whatever the players do. (docs/rules/ecos.md, 1.23 and section 7)"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.event import Event
from tablee.core.stack import CHANCE, NOBODY, State

# Games are reached through the registry only, so the types of one game are not named here.
Ecos = Any

MOST_ANSWERS: Final = 60_000
SPARED: Final = "spared "  # CRD-35: on such a slot lies no cube
MOST_ROUNDS: Final = 60 + 41  # ECO-R68 and the continuations of ECO-R64
RARE: Final = frozenset(
    [
        "announced",
        "cube",
        "eco",
        "gained",
        "impossible",
        "kept-dial",
        "lifted",
        "looks",
        "moved",
        "moved-cube",
        "reached",
        "rebuilt",
        "removed",
        "replaced",
        "to-row",
        "took",
        "took-back",
        "turned",
        "used-up",
    ]
)
"""Kinds of events that many random games must have met, or they prove little."""


class Conservation:
    """Follows one game from its start and compares each state with what came before."""

    def __init__(self, state: State) -> None:
        s: Ecos = state
        self.cards = s.cards
        self.every = sorted(s.cards.cards)
        self.supply = s.cards.supply()
        self.scores = [0] * s.seats
        self.owned = [0] * s.seats
        self.chain = 0
        self.most_answers = MOST_ANSWERS
        self.rare = RARE
        assert len(self.every) == 105  # ECO-02
        assert sum(self.supply[6:]) == 102  # ECO-06
        assert self.supply[1] + self.supply[2] == 75  # ECO-03

    def check(self, state: State) -> None:
        """Of a single state, however it was reached: also of another world."""
        s: Ecos = state
        found = [*s.brown, *s.blue, *s.row, *s.discard]
        for zone in (s.hands, s.packs, s.picked, s.looking):
            found += [card for own in zone for card in own]
        found += [each.card.id for own in s.active for each in own]
        found.sort()
        assert found == self.every, "ECO-02: a card is lost or doubled"
        assert all(self.cards.cards[card].back == "brown" for card in s.brown), "ECO-21: a blue card among the brown"
        assert all(self.cards.cards[card].back == "blue" for card in s.blue)
        for seat in range(s.seats):
            assert all(card in s.hands[seat] for card in s.shown[seat]), "a shown card has left the hand"
        cubes = s.cubes + sum(s.available)
        for seat, own in enumerate(s.active):
            for each in own:
                cubes += cubes_on(s, each)
                assert each.filled & ~each.card.full == 0, "ECO-52: a cube without a slot"
                assert 1 <= each.leaves <= each.card.leaves, "ECO-60"
                full = each.filled == each.card.full
                assert full == (each.card.id in s.waiting[seat]), "ECO-119: full cards wait, others do not"
        assert cubes == 66, "ECO-07: a cube is lost"
        assert min(*s.available, s.cubes) >= 0
        assert sum(s.bag) + len(s.drawn) == 40, "ECO-08: a token is lost"
        assert all(0 <= dial <= 3 for dial in s.dials), "ECO-70"
        self._land(s)

    def _land(self, s: Ecos) -> None:
        land = s.land
        kinds = [land.terrain[cell] for cell in land.tiles]
        water = kinds.count(1)
        assert 0 not in kinds
        assert land.supply[1] + water == self.supply[1], "ECO-03: a tile is lost"
        assert land.supply[2] + len(kinds) - water == self.supply[2], "ECO-03: a tile is lost"
        mountains = [cell for cell in land.tiles if land.mountains[cell]]
        assert land.supply[4] + len(mountains) == 15 == land.supply[4] + sum(land.mountains), "ECO-04"
        assert land.supply[5] + sum(land.forests) == 25, "ECO-05: a forest is lost"
        for cell in land.tiles:
            if land.terrain[cell] == 1:
                assert (land.mountains[cell], land.forests[cell]) == (0, 0), "ECO-101"
        for species, cells in enumerate(land.animals):
            assert land.supply[6 + species] + len(cells) == self.supply[6 + species], "ECO-06: an animal is lost"
            assert all(land.terrain[cell] for cell in cells), "an animal beside the map"
        assert min(land.supply) >= 0

    def follow(self, state: State, told: list[Event]) -> None:
        """Of a state and the one before it."""
        self.check(state)
        s: Ecos = state
        for seat in range(s.seats):
            assert s.scores[seat] >= self.scores[seat], "ECO-172: points were lost"
            owned = s.available[seat] + sum(cubes_on(s, each) for each in s.active[seat])
            assert owned >= self.owned[seat], "ECO-171: cubes were lost"
            self.owned[seat] = owned
        self.scores = list(s.scores)
        for event in told:
            self.chain = 0 if event.kind == "token" else self.chain + (event.kind == "eco")
        assert self.chain < 10_000, "ECO-170"
        assert s.round <= MOST_ROUNDS, "ECO-R68"
        if s.asked == CHANCE and s.top.todo[s.top.at].name == "DrawTokens":
            still = (2 if s.seats == 2 else 1) - len(s.tokens)
            assert sum(s.bag) >= still, "ECO-169: the bag is empty"
            if not s.tokens:
                assert not any(s.waiting), "a full card at a draw"
                assert all(dial <= 2 for dial in s.dials), "ECO-70"
        if s.asked >= 0 and s.top.todo[s.top.at].name in ("Respond", "UseElement"):
            assert "rotate" in s.options, "ECO-173"
        if s.asked >= 0 and s.top.todo[s.top.at].name == "RespondToPair":
            assert all(f"{token} rotate" in s.options for token in s.tokens), "ECO-173"

    def finish(self, state: State) -> None:
        """Of a game that is over."""
        s: Ecos = state
        assert s.asked == NOBODY
        best = max(s.scores)
        if s.end == "goal":
            assert best >= s.variant.goal, "ECO-160"
            assert s.scores.count(best) == 1, "ECO-163"
        elif s.end == "shared":
            assert s.scores.count(best) > 1, "ECO-R64"
        else:
            assert s.end == "stalled", "ECO-R68"
            assert s.round >= 60 or s.quiet_rounds >= 6 or s.tie_steps


def cubes_on(s: Ecos, each: Any) -> int:
    """Of an active card."""
    return bin(each.filled).count("1") - (SPARED + each.card.id in s.tally)
