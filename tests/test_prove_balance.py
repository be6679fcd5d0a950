"""scripts/prove-balance: a run that is ended, by whatever, keeps what it has played, and goes on to the same report."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from tablee.sim.report import FEW, STRONG, Against, Card
from tests.scripts import loaded

RUN: Final = {"seats": 2}


def asked(folder: Path, games: int) -> Namespace:
    return Namespace(game="revachol", games=games, seats=None, seed=1, workers=1, folder=folder)


def test_what_was_played_is_kept_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prove: Any = loaded("prove-balance")
    monkeypatch.setattr(prove, "PART", 2)
    simulate, parts = prove.simulate, []

    def ended(*given: Any, **named: Any) -> Any:
        parts.append(given[2])
        if len(parts) == 3:
            raise MemoryError
        return simulate(*given, **named)

    monkeypatch.setattr(prove, "simulate", ended)
    with pytest.raises(MemoryError):
        prove.played(asked(tmp_path, 5), RUN, "random")
    assert parts == [2, 4, 5]
    assert prove.played(asked(tmp_path, 0), RUN, "random").tally.games == 4

    found = prove.played(asked(tmp_path, 5), RUN, "random")
    assert parts[3:] == [5]
    at_once = simulate("revachol", ["random"] * 2, 5, 1)
    at_once.tally.pairs.clear()  # which are not kept
    assert found.tally.to_json() == at_once.tally.to_json()


def test_games_of_another_mind_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prove: Any = loaded("prove-balance")
    assert prove.played(asked(tmp_path, 3), RUN, "random").tally.games == 3
    monkeypatch.setattr(prove.levels, "beliefs", lambda game, bot, seats: "other things")
    assert prove.played(asked(tmp_path, 0), RUN, "random") is None
    assert prove.played(asked(tmp_path, 1), RUN, "random").tally.games == 1


def card_in_play(share: float, low: float, high: float, flag: str) -> Any:
    had = Against(100, share, (low, high), 0.5, share - 0.5, (low - 0.5, high - 0.5), 0.01)
    return Card(0.0, 0.5, None, 0.5, 0.0, 0.0, had, None, None, 0.0, 0.0, flag)


def test_a_card_that_wins_too_often_is_not_hidden_by_one_that_is_seldom_played() -> None:
    prove: Any = loaded("prove-balance")
    seldom, often = card_in_play(0.67, 0.52, 0.79, FEW), card_in_play(0.66, 0.61, 0.71, STRONG)
    calm = card_in_play(0.55, 0.52, 0.58, "")

    def verdict(**cards: Any) -> tuple[str, str]:
        aim, said, found = prove.strongest(0.6, SimpleNamespace(cards=cards))
        assert aim == "no card in play wins more than 60%"
        return said.split(" ")[0], found

    assert verdict(seldom=seldom, often=often, calm=calm) == ("often", prove.FAILS)
    assert verdict(seldom=seldom, calm=calm) == ("seldom", prove.UNKNOWN)
    assert verdict(calm=calm) == ("calm", prove.HOLDS)
    assert verdict(calm=calm, wide=card_in_play(0.5, 0.3, 0.7, FEW)) == ("calm", prove.UNKNOWN)


def test_how_many_aims_hold_is_counted() -> None:
    prove: Any = loaded("prove-balance")
    remedied = f"{prove.FAILS}; the rulebook's remedy stands below"
    said = prove.counted([prove.HOLDS, prove.HOLDS, prove.UNKNOWN, remedied])
    assert said == "Of 4 aims 2 hold, 1 fail, 1 are not known."
