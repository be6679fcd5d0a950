"""The page builds labels from the same declarations as the engine: `types.ts`, made by scripts/wire-types."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import registry
from tablee.bots.random_bot import Random
from tablee.core.chance import Seeded
from tablee.core.stack import NOBODY
from tablee.core.table import sit_down

ROOT: Final = Path(__file__).parents[1]
MOST: Final = 400
WRONG: Final = """
import { readFileSync } from "node:fs";
const { answerOf, label } = await import(process.argv[1]);
const heard = JSON.parse(readFileSync(0, "utf-8"));
const wrong = heard.filter(({ verb, says, slots, label: said }) => label(answerOf(verb, { says, slots })) !== said);
console.log(JSON.stringify(wrong));
"""


def heard(key: str, seats: int, seed: int) -> list[dict[str, Any]]:
    """Every answer that was legal in a game, as the wire would tell it."""
    game = registry.game(key)
    table = sit_down(game, registry.house_cards(key), [f"P{i}" for i in range(seats)], seed.to_bytes(32, "big"))
    bot, rng, found = Random(game), Seeded(seed), []
    table.settle()
    for _ in range(MOST):
        s = table.state
        if s.asked == NOBODY:
            break
        decision = game.pending(s)[0]
        for answer in decision.options:
            said = game.said(s, decision, answer)
            slots = dict(said.values)
            if getattr(s, "solo", False) and slots.get("player") == 1:
                slots["player"] = "coalition"  # a side that is no seat
            found.append({"verb": decision.verb, "says": said.says.key, "slots": slots, "label": said.label})
        table.answer(decision.seat, bot.choose(s, decision.seat, rng))
        table.settle()
    return found


@pytest.mark.parametrize(("key", "seats"), [("revachol", 3), ("elekt", 1), ("elekt", 3), ("ecos", 2), ("ecos", 3)])
def test_a_label_is_built_as_the_engine_says_it(key: str, seats: int) -> None:
    told = heard(key, seats, 7)
    assert len({one["says"] for one in told}) > 5
    node = Path(sys.executable).with_name("node")
    types = ROOT / "ui" / "src" / "games" / key / "types.ts"
    command = [str(node), "--no-warnings", "--input-type=module", "-e", WRONG, types.as_uri()]
    ran = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == []
