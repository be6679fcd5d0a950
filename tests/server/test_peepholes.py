"""Whoever has seen one hand of a game in play never gets a view of another seat in it."""

from __future__ import annotations

from typing import Any

from tests.server.served import Person, Served, play_on

BOT = {"kind": "bot", "level": "random"}
KEY = "a-key-of-sixteen-or-more"


def in_play(served: Served, *, others: int = 1) -> tuple[str, str, list[str]]:
    """A game of Anna, Bo and, perhaps, Cy; their tokens."""
    names = ["Bo", "Cy"][:others]
    table, anna = served.new_table(seats=[{"kind": "me"}, *[{"kind": "link"}] * others])
    guests = [served.join(table, name, seat=i + 1) for i, name in enumerate(names)]
    with served.person(table, anna) as host:
        host.until("room")
        assert host.do("host", what="start")["type"] == "done"
    return table, anna, guests


def does(served: Served, table: str, token: str, kind: str, **said: Any) -> str:
    with served.person(table, token) as person:
        person.until("room")
        return str(person.do(kind, **said)["type"])


def sits_down(served: Served, table: str, token: str = "", **where: Any) -> int:
    return served.ask(f"/api/tables/{table}/join", {"name": "Zoe", **where}, token)[0]


def test_the_host_does_not_sit_down_where_somebody_was_sent_away(served: Served) -> None:
    table, anna, _ = in_play(served)
    assert does(served, table, anna, "seat", seat=1, what="kick") == "done"
    assert sits_down(served, table, anna, seat=1) == 403
    assert sits_down(served, table, anna, seat=1, key=KEY) == 403
    assert sits_down(served, table, seat=1) == 200  # somebody who was not at the table


def test_nobody_looks_into_the_hand_of_a_bot(served: Served) -> None:
    table, anna = served.new_table(seats=[{"kind": "me"}, BOT, BOT], start=True)
    assert does(served, table, anna, "seat", seat=1, what="open") == "done"
    status, told = served.ask(f"/api/tables/{table}/join", {"name": "Zoe", "seat": 1}, anna, {"Accept-Language": "fr"})
    assert (status, told["error"]["text"][:21]) == (403, "Vous avez vu une main")
    assert sits_down(served, table, seats=[1]) == 200


def test_who_left_comes_back_to_no_other_hand(served: Served) -> None:
    table, anna, (bo, _) = in_play(served, others=2)
    assert does(served, table, bo, "seat", seat=1, what="leave") == "done"
    assert does(served, table, anna, "seat", seat=2, what="kick") == "done"
    assert sits_down(served, table, bo, seat=2) == 403
    assert sits_down(served, table, bo, seat=1) == 200  # to the own one


def test_one_who_watched_bots_sees_one_hand(served: Served) -> None:
    """The host of a table of bots has no seat: they may take one, and no second."""
    table, anna = served.new_table(seats=[BOT, BOT, BOT], start=True)
    for seat in (0, 1):
        assert does(served, table, anna, "seat", seat=seat, what="open") == "done"
    assert sits_down(served, table, anna, seats=[0, 1]) == 403
    assert sits_down(served, table, anna, seat=0) == 200
    assert sits_down(served, table, anna, seat=1) == 403
    assert does(served, table, anna, "seat", seat=0, what="leave") == "done"
    assert sits_down(served, table, anna, seat=1) == 403


def test_seats_of_one_device_are_declared_before_the_game(served: Served) -> None:
    """And so may be handed over together."""
    table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    bo = served.join(table, "Bo", seats=[1, 2])
    assert does(served, table, anna, "host", what="start") == "done"
    for seat in (1, 2):
        assert does(served, table, bo, "seat", seat=seat, what="hand-over") == "done"
    assert sits_down(served, table, anna, seats=[1, 2]) == 403
    assert sits_down(served, table, seats=[1, 2]) == 200


def test_a_kick_ends_the_key(served: Served) -> None:
    """In the waiting room and in play."""
    table, anna = served.new_table()
    bo = served.join(table, "Bo", seat=1, key=KEY)
    assert does(served, table, anna, "seat", seat=1, what="kick") == "done"
    assert sits_down(served, table, seat=1, key=KEY) == 403
    assert sits_down(served, table, bo, seat=1) == 403
    cy = served.join(table, "Cy", seat=1, key=KEY + "2")
    assert does(served, table, anna, "host", what="start") == "done"
    assert does(served, table, anna, "seat", seat=1, what="kick") == "done"
    for token, key in (("", KEY), ("", KEY + "2"), (cy, KEY + "3")):
        assert sits_down(served, table, token, seat=1, key=key) == 403


def test_a_bot_for_somebody_away_does_not_agree_for_them(served: Served) -> None:
    table, anna, (bo,) = in_play(served)
    with served.person(table, anna) as host:
        with served.person(table, bo) as guest:
            guest.until("update")
            host.until("update")
            play_on([host, guest], 4)
        host.until("room", lambda room: not room["seats"][1]["online"])
        assert host.do("seat", seat=1, what="bot", level="random")["type"] == "done"
        assert _told(host, "note") == "A bot plays for Bo."
        assert host.do("ask-undo", line=len(host.log) - 1)["type"] == "done"
        host.until("room", lambda room: room["asked_undo"] == 0)
    with served.person(table, anna) as host:
        host.until("room")
        assert host.room["asked_undo"] == 0  # still waited for
    with served.person(table, bo) as guest:  # the person answers, though a bot plays
        guest.until("update")
        assert guest.do("seat", seat=1, what="back")["type"] == "done"
        assert guest.do("say-to-undo", agree=True)["type"] == "done"
        guest.until("room", lambda room: room["asked_undo"] == -1)


def test_a_bot_of_ones_own_agrees(served: Served) -> None:
    """Who let a bot play need not be waited for."""
    table, anna, (bo,) = in_play(served)
    assert does(served, table, bo, "seat", seat=1, what="bot", level="random") == "done"
    with served.person(table, anna) as host:
        host.until("update")
        host.answer()
        assert host.do("ask-undo", line=len(host.log) - 1)["type"] == "done"
        host.until("room", lambda room: room["asked_undo"] == -1)


def _told(person: Person, kind: str) -> str:
    while True:
        lines = person.until("chatted")["lines"]
        if lines and lines[-1][kind]:
            return str(lines[-1]["text"])
