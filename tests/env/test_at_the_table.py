"""What researchers make comes to the table that the browser shows: an episode as a game, a learner as a bot."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")

from examples.research import learner
from tablee import registry
from tablee.cli.main import run
from tablee.env.vector import vector
from tests.server.served import Served

GAME = "revachol"


def test_an_episode_opens_and_a_learner_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    env = vector(GAME, 2, 1)
    env.reset(seed=5)
    for _ in range(60):
        env.step(env.sample())
    file = tmp_path / "episode.json"
    file.write_text(env.record(0), "utf-8")
    data = tmp_path / "data"
    assert run(["record", "import", str(file), "--data", str(data)]) == 0
    table = capsys.readouterr().out.split("/t/")[1].split()[0]

    learner.learn(GAME, 2, 1.0, 2, 1, tmp_path)
    monkeypatch.setenv("LEARNED", str(tmp_path))
    name = "examples.research.learner:Learned"
    served = Served(data, "--bot", name)
    try:
        token, _ = served.join(table, "Anna"), served.join(table, "Bo")
        with served.person(table, token, seat=0) as person:
            assert person.do("host", what="start")["type"] == "done"
            shown = person.until("update")
        assert shown["view"]["turns"] > 0
        assert shown["view"]["game"] == GAME
        game, token = served.new_table(GAME, seats=[{"kind": "me"}, {"kind": "bot", "level": name}], start=True)
        with served.person(game, token, seat=0) as person:
            for _ in range(6):
                person.answer()
            person.asked()
        names = registry.house_cards(GAME).every_card()
        assert set(person.update["view"]["players"][1]["hand"]) - set(names) <= {"?"}
    finally:
        served.close()
    assert served.faults() == []
