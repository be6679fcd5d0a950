"""How a game went: only after its end, only to its people, and the same that the standings say."""

from __future__ import annotations

import asyncio

import pytest

from tablee.core.event import Event
from tablee.core.stack import CHANCE
from tablee.server.arc import arc
from tablee.text import Texts
from tests.server.served import Served
from tests.test_coach import played

pytestmark = pytest.mark.xdist_group("server")


@pytest.mark.parametrize("game", ["revachol", "elekt"])
def test_the_way_of_a_game_ends_with_its_standings(served: Served, game: str) -> None:
    """Points of a line are told with it, and add up to what was scored. (ECH-92, ELK-115)"""
    table, token = served.new_table(game, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    assert served.ask(f"/api/tables/{table}/arc", token=token)[0] == 403  # in mid-game
    with served.person(table, token) as anna:
        anna.until("update")
        anna.do("seat", seat=0, what="bot", level="random")
        while anna.update["over"] is None:
            anna.hear()
        standings = {one["seat"]: one["total"] for one in anna.update["over"]["standings"]}
        (winner,) = [one["seat"] for one in anna.update["over"]["standings"] if one["place"] == 1]
        lines = anna.log
    assert served.ask(f"/api/tables/{table}/arc")[0] == 404  # a stranger
    status, arc = served.ask(f"/api/tables/{table}/arc?language=fr", token=token)
    assert status == 200
    assert arc["points"][0] == [0, [0, 0]]
    assert arc["points"][-1] == [arc["moves"], [standings[0], standings[1]]]
    assert [move for move, _ in arc["points"]] == sorted(move for move, _ in arc["points"])
    assert arc["chances"][0] == [0, [50, 50]]
    moves = [move for move, _ in arc["chances"]]
    assert moves == sorted(set(moves))
    assert 5 < len(moves) <= 82
    assert all(sum(chances) in (99, 100, 101) for _, chances in arc["chances"])
    assert arc["chances"][-1] == [arc["moves"], [100 if seat == winner else 0 for seat in (0, 1)]]
    told = sum(line["points"] for line in lines if line["scorer"] in (0, 1))
    assert told > 0
    assert sum(one["points"] for one in arc["scored"]) <= told
    assert arc["scored"] == sorted(arc["scored"], key=lambda one: -one["points"])
    assert arc["counts"] in ("turn", "round")
    assert arc["steps"]
    assert arc["seconds"] >= 0
    for best in arc["best"]:
        assert best["text"]
        assert best["points"] > 0


def test_the_best_move_tells_everything_that_it_gave() -> None:
    """Two lines may score in one move; their sum is told, so both are."""
    table = played("revachol", ("easy", "easy"), 3)
    texts = Texts("en", "revachol", table.cards)
    several = 0
    for best in asyncio.run(arc(table, texts)).best:
        scored: list[Event] = []
        for move, (by, _) in enumerate(table.record.answers[best.move :], best.move):
            if move > best.move and by != CHANCE:
                break
            scored += [
                event for event in table.events[move] if table.game.points_of(table.cards, event)[1] == best.seat
            ]
        scored = [event for event in scored if table.game.points_of(table.cards, event)[0]]
        assert best.points == sum(table.game.points_of(table.cards, event)[0] for event in scored)
        for event in scored:
            assert texts.event(event.seen_by(best.seat), table.record.players, None) in best.text
        several += len(scored) > 1
    assert several
