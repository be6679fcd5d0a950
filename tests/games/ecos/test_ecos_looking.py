"""Who has looked at a hand keeps seeing it in every world that fits, also after a draft. (CRD-27)"""

from __future__ import annotations

from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.looking import SEEN
from tablee.core.stack import NOBODY, play_out

LOOKS = 'slots = ["sun"]\neffects = ["look at the hand of an opponent", "gain a card"]\n'
DECISIONS = 700
EVERY = 35


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_has_the_cards_that_were_looked_at(seats: int) -> None:
    game = registry.game("ecos")
    house: Any = registry.house_cards("ecos")
    lines = [f"[card.{card}]\n{LOOKS}" for card in [*house.cards][::3]]
    text = '[set]\ngame = "ecos"\nname = "looks"\nbase = "house"\n' + "".join(lines)
    s: Any = game.new(seats, {"decks": "draft"}, registry.read_cards("ecos", text, "looks.toml"))
    rng = Seeded(seats)
    looked = 0
    for step in range(0, DECISIONS, EVERY):
        if s.asked == NOBODY:
            break
        play_out(s, rng, EVERY)
        for seat in range(seats):
            world: Any = game.shuffle_unknown(s, seat, Seeded(step))
            assert game.view(world, seat) == game.view(s, seat)
            assert every_card(world) == every_card(s)
            seen = [card for own in s.hands for card in own if s.tally.get(SEEN + card, 0) >> seat & 1]
            looked += len(seen)
            assert all(bits == 1 << seat for key, bits in world.tally.items() if key.startswith(SEEN))
    assert looked > 0


def every_card(s: Any) -> list[str]:
    laid = [card for zone in (s.hands, s.packs, s.picked, s.looking) for own in zone for card in own]
    active = [own.card.id for side in s.active for own in side]
    return sorted([*s.brown, *s.blue, *s.row, *s.discard, *laid, *active])
