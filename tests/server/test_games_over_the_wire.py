"""Whole games over the wire, from the first question to the record that anybody can verify."""

from __future__ import annotations

import json

import pytest

from tablee import registry
from tablee.core.record import read_record
from tests.server.served import Served, play_on

pytestmark = pytest.mark.xdist_group("server")

LONGEST = 3000


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] if game == "ecos" else []) for game in registry.GAMES]
)
def test_a_whole_game_over_the_wire(served: Served, game: str) -> None:
    """Two people and somebody who looks on: all are told the same end, it is the engine's own, and the record of the
    game verifies and leads to the view that was shown last."""
    table, anna = served.new_table(game, options={"goal": "60"} if game == "ecos" else {})  # a short one
    bo = served.join(table, "Bo")
    with (
        served.person(table, anna) as host,
        served.person(table, bo) as guest,
        served.person(table) as onlooker,
    ):
        host.until("room")
        assert host.do("host", what="start")["type"] == "done"
        everybody = [host, guest, onlooker]
        for person in everybody:
            person.until("update")
        given = play_on(everybody, LONGEST, lambda n: -1 if n % 3 else n * n + 1)
        assert 10 < given < LONGEST

        over = host.update["over"]
        assert [person.update["over"] for person in everybody] == [over] * 3
        assert len({len(person.log) for person in everybody}) == 1
        status, text = served.ask(f"/api/tables/{table}/record", token=anna)
        assert status == 200
        record = read_record(json.dumps(text))
        engine = registry.game(game)
        s = record.verify(engine, registry.house_cards(game))
        assert sum(seat >= 0 for seat, _ in record.answers) == given
        result = engine.result(s)
        assert result is not None
        assert [(score.total, score.place, score.tie and score.tie.rule) for score in result.scores] == [
            (one["total"], one["place"], one["tie"] and one["tie"]["rule"]) for one in over["standings"]
        ]
        for seat, person in enumerate([host, guest]):
            assert person.update["view"] == json.loads(json.dumps(engine.view(s, seat)))
        assert onlooker.update["view"] == json.loads(json.dumps(engine.view(s, None)))
