"""What bots are called: nobody at a table is mistaken for another by the letter that stands for them."""

from __future__ import annotations

import pytest

from tablee.bots.names import GIVEN, bot_name, initial
from tablee.cli.seats import read_names
from tablee.text import Texts
from tests.server.served import Served

pytestmark = pytest.mark.xdist_group("server")

BOT = {"kind": "bot", "level": "random"}


def at_table(table: str, people: list[str], bots: int) -> list[str]:
    names = list(people)
    for _ in range(bots):
        names.append(bot_name(table, names))
    return names


def test_every_name_has_an_initial_of_its_own() -> None:
    assert len({initial(name) for name in GIVEN}) == len(GIVEN) >= 12
    assert all(name.isascii() and name.isalpha() and len(name) <= 6 for name in GIVEN)


def test_initials_differ_at_the_table_whatever_people_are_called() -> None:
    """An accent, a small letter or a Cyrillic one that looks the same takes the initial as well."""
    for people in (["Anna"], ["kim", "Bo"], ["Ñandú"], ["Катя", "Мила", "Влад"], ["", "Îlse"]):
        for table in ("one", "two", "three", "four"):
            names = [name for name in at_table(table, people, 6 - len(people)) if name]
            assert len({initial(name) for name in names}) == len(names), names


def test_tables_differ_and_each_stays_as_it_is() -> None:
    tables = [f"table {i}" for i in range(60)]
    first = [bot_name(table, ["Anna"]) for table in tables]
    assert len(set(first)) > 8
    assert first == [bot_name(table, ["Anna"]) for table in tables]


def test_where_all_initials_are_taken_names_still_differ() -> None:
    names = at_table("table", [], 3 * len(GIVEN))
    assert len({name.casefold() for name in names}) == len(names)
    assert names[len(GIVEN)].endswith(" 2")


def test_at_the_terminal() -> None:
    """People keep the numbered names of their language; a bot never gets a name that was typed."""
    kinds = ["bot:random", "human", "bot:greedy"]
    names = read_names(None, kinds, Texts("en"), "elekt")
    assert names[1] == "Player 2"
    assert {names[0], names[2]} <= set(GIVEN)
    typed = read_names(f",{names[0]}", kinds, Texts("ru"), "elekt")
    assert typed[1] == names[0]
    assert len({initial(name) for name in typed}) == 3


def test_names_at_a_table_that_people_share(served: Served) -> None:
    """Also of a bot that comes before the person in the order of seats, and of one that the host puts there later; a
    bot whose level is changed is the same one."""
    seats = [BOT, {"kind": "me"}, BOT, {"kind": "link"}, {"kind": "bot", "name": "Deep Thought"}]
    table, token = served.new_table("ecos", name="Noor", seats=seats)
    with served.person(table, token) as host:
        room = host.until("room")
        before = [seat["name"] for seat in room["seats"]]
        assert before[1] == "Noor"
        assert before[4] == "Deep Thought"
        assert len({initial(name) for name in before if name}) == 4
        for _ in range(2):
            assert host.do("seat", seat=3, what="bot", level="random")["type"] == "done"
        after = [seat["name"] for seat in host.until("room", lambda room: bool(room["seats"][3]["name"]))["seats"]]
        assert after[:3] == before[:3]
        assert len({initial(name) for name in after}) == 5


def test_a_bot_that_plays_on_for_somebody_keeps_the_name(served: Served) -> None:
    table, token = served.new_table("elekt")
    bo = served.join(table, "Bo")
    with served.person(table, token) as host, served.person(table, bo) as guest:
        guest.until("room")
        assert host.do("host", what="start")["type"] == "done"
        assert guest.do("seat", seat=1, what="leave")["type"] == "done"
        left = host.until("room", lambda room: bool(room["seats"][1]["bot_plays"]))["seats"][1]
        assert (left["kind"], left["name"]) == ("open", "Bo")
        assert host.do("seat", seat=1, what="bot", level="random")["type"] == "done"
        assert host.until("room", lambda room: room["seats"][1]["kind"] == "bot")["seats"][1]["name"] == "Bo"


def test_to_go_on_from_a_moment_without_a_word_about_seats(served: Served) -> None:
    """Bots take the seats of the others, under their names."""
    table, token = served.new_table("elekt", seats=[{"kind": "me"}, BOT, BOT], start=True)
    with served.person(table, token) as host:
        host.until("update")
        names = [seat["name"] for seat in host.room["seats"]]
        assert host.do("seat", seat=0, what="bot", level="random")["type"] == "done"
        host.until("room", lambda room: bool(room["stage"] == "over"))
    status, found = served.ask(f"/api/tables/{table}/continue", {"move": 10, "name": "Anna"}, token=token)
    assert status == 201, found
    assert [seat["name"] for seat in served.ask(f"/api/tables/{found['table']}")[1]["seats"]] == names
