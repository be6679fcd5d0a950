"""What is said of the table itself, said again with the same key after the server was killed: it counts once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.served import Person, Served

pytestmark = pytest.mark.xdist_group("server")


def killed(served: Served) -> None:
    served.kill()
    served.restart()


def seats(person: Person) -> list[tuple[str, str]]:
    """Who sits where, as the room says it now."""
    person.say("look", seat=-1, language="en")
    return [(seat["kind"], seat["name"]) for seat in person.until("room")["seats"]]


def do(served: Served, table: str, token: str, kind: str, **said: Any) -> str:
    """From a fresh socket: what came of it."""
    with served.person(table, token) as person:
        person.until("room")
        return str(person.do(kind, **said)["type"])


def test_before_the_game_begins(own_server: Served) -> None:
    """To kick once more would hit whoever has sat down since; to publish once more would undo `private`."""
    table, anna = own_server.new_table(seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    own_server.join(table, "Bo", seat=1)
    assert do(own_server, table, anna, "seat", key="kick", seat=1, what="kick") == "done"
    assert do(own_server, table, anna, "host", key="public", what="public") == "done"
    killed(own_server)
    cy = own_server.join(table, "Cy", seat=1)
    assert do(own_server, table, anna, "host", key="private", what="private") == "done"
    assert do(own_server, table, anna, "seat", key="kick", seat=1, what="kick") == "done"
    assert do(own_server, table, anna, "host", key="public", what="public") == "done"
    with own_server.person(table, anna) as host:
        host.until("room")
        assert not host.room["public"]
        assert seats(host) == [("person", "Anna"), ("person", "Cy"), ("open", "")]
    # A key is its author's own: what Cy says with a key that Anna has used is something new.
    assert do(own_server, table, cy, "seat", key="kick", seat=1, what="leave") == "done"
    with own_server.person(table, anna) as host:
        host.until("room")
        assert seats(host)[1] == ("open", "")


def test_what_was_said_before_is_known_after_the_beginning(own_server: Served) -> None:
    """Seats are numbered anew when the game begins; keys are found all the same."""
    table, anna = own_server.new_table(seats=[{"kind": "link"}, {"kind": "link"}, {"kind": "me"}])
    own_server.join(table, "Bo", seat=1)
    assert do(own_server, table, anna, "seat", key="close", seat=0, what="close") == "done"
    assert do(own_server, table, anna, "host", key="start", what="start") == "done"
    for _ in range(2):
        assert do(own_server, table, anna, "host", key="start", what="start") == "done"
        assert do(own_server, table, anna, "seat", key="close", seat=0, what="close") == "done"
        assert do(own_server, table, anna, "seat", key="another", seat=0, what="close") == "refused"
        killed(own_server)
    with own_server.person(table, anna) as host:
        host.until("update")
        assert seats(host) == [("person", "Bo"), ("person", "Anna")]


@pytest.mark.long
def test_in_play_and_after_the_end(own_server: Served) -> None:
    """Publishing and the rematch stand in the log of the game."""
    players = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table, anna = own_server.new_table("elekt", seats=players, start=True)
    assert do(own_server, table, anna, "host", key="public", what="public") == "done"
    killed(own_server)
    assert do(own_server, table, anna, "host", key="private", what="private") == "done"
    assert do(own_server, table, anna, "host", key="public", what="public") == "done"
    with own_server.person(table, anna) as host:
        assert not host.until("room")["public"]
        host.until("update")
        assert host.do("seat", seat=0, what="bot", level="random")["type"] == "done"
        host.until("room", lambda room: bool(room["stage"] == "over"))
        assert host.do("host", key="again", what="rematch")["type"] == "done"
        rematch = host.until("room", lambda room: bool(room["rematch"]))["rematch"]
    killed(own_server)
    with own_server.person(table, anna) as host:
        host.until("room")
        before = host.until("update")["version"]
        assert host.do("host", key="again", what="rematch")["type"] == "done"
        assert host.do("host", key="once more", what="rematch")["type"] == "done"
        assert host.until("update")["version"] == before, "nothing was written: there is a rematch"
        assert host.room["rematch"] == rematch


def test_to_join_again_takes_no_other_seat(own_server: Served) -> None:
    """Whoever heard no answer says it again, also to a server that was started anew; another key is another person."""
    table, _ = own_server.new_table(seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    wish = {"name": "Bo", "key": "0123456789abcdef"}
    first = own_server.ask(f"/api/tables/{table}/join", wish)
    assert first[1]["seats"] == [1]
    killed(own_server)
    assert own_server.ask(f"/api/tables/{table}/join", wish) == first
    other = own_server.ask(f"/api/tables/{table}/join", {"name": "Cy", "key": "fedcba9876543210"})
    assert other[1]["seats"] == [2]
    assert other[1]["token"] != first[1]["token"]
    assert own_server.ask(f"/api/tables/{table}/join", {"name": "Di", "key": "short"})[0] == 400
