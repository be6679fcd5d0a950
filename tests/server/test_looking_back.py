"""Looking back at a game in play: what my seat was shown then, and nothing that it was not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Message, Person, Served

pytestmark = pytest.mark.xdist_group("server")

TWO = [{"kind": "me"}, {"kind": "link"}]


def past(served: Served, table: str, move: int | str, token: str = "", seat: int | str = "") -> tuple[int, Any]:
    return served.ask(f"/api/tables/{table}/past?move={move}&seat={seat}", token=token)


def catch_up(people: list[Person], version: int) -> None:
    for person in people:
        while person.update.get("version", -1) < version:
            person.hear()


def play(people: list[Person], answers: int) -> list[list[Message]]:
    """Let whoever is asked answer; every moment as each of the people was told it. In the seats sit the first ones."""
    moments = [[person.update for person in people]]
    for _ in range(answers):
        told = people[people[0].update["waiting"][0]].answer()
        assert told["type"] == "done"
        catch_up(people, told["version"])
        moments.append([person.update for person in people])
    return moments


@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_every_moment_is_as_it_was_told(served: Served, game: str) -> None:
    """To both seats and to somebody who looks on, also while answers lie sealed, also after they were opened."""
    table, anna = served.new_table(game, seats=TWO)
    bo = served.join(table, "Bo")
    with served.person(table, anna) as one, served.person(table, bo) as two, served.person(table) as onlooker:
        one.until("room")
        one.do("host", what="start")
        people = [one, two, onlooker]
        for person in people:
            person.until("update")
        moments = play(people, 14)
        checked = 0
        for told in moments:
            for update, token, seat in zip(told, (anna, bo, ""), ("0", "1", ""), strict=True):
                status, found = past(served, table, update["move"], token, seat)
                assert status == 200
                for field in ("move", "seat", "view", "waiting", "ready"):
                    assert found[field] == update[field], (field, update["move"])
                assert found["since"] <= found["move"]
                checked += 1
        assert checked == 3 * len(moments)
        assert moments[0][0]["view"] != moments[-1][0]["view"]


def test_while_chance_speaks_nobody_is_shown_anything(served: Served) -> None:
    """A moment between two answers of chance was shown to nobody: the next one that was is given."""
    table, anna = served.new_table("revachol", seats=TWO)
    served.join(table, "Bo")
    with served.person(table, anna) as host:
        host.until("room")
        host.do("host", what="start")
        first = host.until("update")["move"]
        assert first > 1  # chance has dealt
        for move in range(first):
            status, found = past(served, table, move, anna, 0)
            assert (status, found["move"], found["view"]) == (200, first, host.update["view"])


def test_nobody_looks_from_another_seat_or_into_what_is_not_yet(served: Served) -> None:
    table, anna = served.new_table("revachol", seats=TWO)
    assert past(served, table, 0)[0] == 400  # not begun
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host:
        host.until("room")
        host.do("host", what="start")
        move = host.until("update")["move"]
        assert past(served, table, move, anna, 0)[0] == 200
        refused: list[tuple[int | str, str, int | str, int]] = [
            (move, anna, 1, 403),
            (move, bo, 0, 403),
            (move, "", 0, 403),
            (move, anna, 7, 403),
            (move, "not a token", "", 404),
            (move, "not a token", 0, 404),
            (move + 1, anna, 0, 400),
            ("-1", anna, 0, 400),
            ("x", anna, 0, 400),
            ("", anna, 0, 400),
            ("9" * 30, anna, 0, 400),
            (move, anna, "-1", 400),
            (move, anna, "open", 400),
        ]
        for where, token, seat, status in refused:
            assert past(served, table, where, token, seat)[0] == status, (where, seat)
        public = past(served, table, move)[1]
        hands = [player["hand"] for player in public["view"]["players"]]
        assert all(set(hand) <= {"?"} for hand in hands)
        assert past(served, "no-such-table", 0)[0] == 404


def test_what_was_taken_back_is_nowhere_to_be_seen(served: Served) -> None:
    """After an undo the moment is gone; the one that takes its place is another."""
    table, anna = served.new_table("revachol", seats=[{"kind": "me"}, {"kind": "link"}])
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        guest.until("room")
        host.do("host", what="start")
        people = [host, guest]
        for person in people:
            person.until("update")
        while not (mine := people[host.update["waiting"][0]]).update["undoable"]:
            catch_up(people, mine.answer(1)["version"])
        seat, token = mine.update["seat"], (anna, bo)[mine.update["seat"]]
        move, other = mine.update["move"], (bo, anna)[seat]
        taken = mine.update["view"]
        assert past(served, table, move, token, seat)[1]["view"] == taken
        told = mine.do("undo", count=1)
        assert told["type"] == "done"
        catch_up(people, told["version"])
        assert mine.update["move"] < move
        assert past(served, table, move, token, seat)[0] == 400
        assert past(served, table, move, other, 1 - seat)[0] == 400
        catch_up(people, mine.answer(0)["version"])
        assert past(served, table, mine.update["move"], token, seat)[1]["view"] == mine.update["view"] != taken


def test_looking_back_is_bounded(tmp_path: Path) -> None:
    """Whoever asks for too many moments is told so; the game goes on meanwhile."""
    served = Served(tmp_path / "data")
    try:
        table, anna = served.new_table("revachol", seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
        with served.person(table, anna) as host:
            host.asked()
            statuses = [past(served, table, 0, anna, 0)[0] for _ in range(100)]
            assert set(statuses) == {200, 429}
            assert statuses.index(429) >= 60
            assert host.answer()["type"] == "done"
        assert served.faults() == []
    finally:
        served.close()


def test_home_may_say_whose_turn_it_is(served: Served) -> None:
    """The door names the seats that have yet to answer: anybody who looks on sees them, too."""
    table, anna = served.new_table("revachol", seats=TWO)
    assert served.ask(f"/api/tables/{table}", token=anna)[1]["waiting"] == []
    served.join(table, "Bo")
    with served.person(table, anna) as host:
        host.until("room")
        host.do("host", what="start")
        host.until("update")
        assert served.ask(f"/api/tables/{table}")[1]["waiting"] == host.update["waiting"] != []
        host.do("host", what="pause")
        assert served.ask(f"/api/tables/{table}")[1]["waiting"] == []
