"""The door: what is said of a table to whoever has the link, and to those who sit there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.phrase import Phrase
from tablee.core.stack import NOBODY, State
from tablee.server import creation, lobby
from tablee.server.app import opened
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.refusal import Refusal
from tablee.server.seats import hash_of
from tablee.text import LANGUAGES, Texts
from tests.at_once import each_game_at_once
from tests.server.served import Served
from tests.server.test_render_faults import settings_for

pytestmark = pytest.mark.xdist_group("server")

BOT = {"kind": "bot", "level": "random"}


def at_door(served: Served, table: str, token: str = "", language: str = "en") -> dict[str, Any]:
    status, found = served.ask(f"/api/tables/{table}", token=token, headers={"Accept-Language": language})
    assert status == 200, found
    said: dict[str, Any] = found
    return said


def test_what_is_asked_and_how_long_ago_somebody_answered(served: Served) -> None:
    """Before the game nothing; then what my seat is asked, to me alone; nothing while it pauses."""
    table, anna = served.new_table("revachol")
    bo = served.join(table, "Bo")
    before = at_door(served, table, anna)
    assert (before["progress"], before["asks"], before["moved"], before["waiting"]) == ("", "", -1.0, [])
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        guest.until("room")
        assert host.do("host", what="start")["type"] == "done"
        host.until("update")
        guest.until("update")
        begun = at_door(served, table, anna)
        assert begun["moved"] == -1.0
        assert begun["progress"].startswith("Turn 1 · 0 of ")
        asked, other = (host, bo) if host.update["question"] else (guest, anna)
        token = anna if asked is host else bo
        question = asked.asked()["text"]
        assert at_door(served, table, token)["asks"] == question
        assert at_door(served, table, other)["asks"] == ""
        assert at_door(served, table)["asks"] == ""
        assert {at_door(served, table, token, language)["asks"] == question for language in ("fr", "ru")} == {False}
        assert asked.answer()["type"] == "done"
        assert 0.0 <= at_door(served, table)["moved"] < 60.0
        assert host.do("host", what="pause")["type"] == "done"
        paused = at_door(served, table, token)
        assert (paused["asks"], paused["waiting"]) == ("", [])
        assert paused["progress"]
        assert host.do("host", what="resume")["type"] == "done"
        waits = at_door(served, table)["waiting"][0]
        mine, me = (anna, host) if waits == 0 else (bo, guest)
        assert at_door(served, table, mine)["asks"]
        assert me.do("seat", seat=waits, what="hand-over")["type"] == "done"
        assert at_door(served, table, mine)["asks"] == ""


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (
            "revachol",
            {
                "en": "Turn 1 · 0 of 25 Tasks",
                "fr": "Tour 1 · Tâches\N{NO-BREAK SPACE}: 0 sur 25",
                "ru": "Ход 1 · Задания: 0 из 25",
            },
        ),
        (
            "elekt",
            {
                "en": "Round 1 of 6 · Assignment",
                "fr": "Manche 1 sur 6 · Affectation",
                "ru": "Раунд 1 из 6 · Назначение",
            },
        ),
        (
            "ecos",
            {
                "en": "Round 1 · leader 0 of 80",
                "fr": "Round 1 · en tête\N{NO-BREAK SPACE}: 0 sur 80",
                "ru": "Раунд 1 · у лидера 0 из 80",
            },
        ),
    ],
)
def test_how_far_the_game_is(served: Served, game: str, words: dict[str, str]) -> None:
    table, token = served.new_table(game, seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], start=True)
    with served.person(table, token) as anna:
        anna.until("update")
        for _ in range(60):
            if at_door(served, table)["progress"] == words["en"]:
                break
            seat = at_door(served, table)["waiting"][0]
            anna.say("look", seat=seat, language="en")
            while anna.update["seat"] != seat:
                anna.hear()
            assert anna.answer()["type"] == "done"
        assert {language: at_door(served, table, "", language)["progress"] for language in LANGUAGES} == words


def from_the_view(key: str, view: dict[str, Any], tasks: int) -> dict[str, int | str]:
    """The numbers of it, as a spectator can count them."""
    if key == "revachol":
        left = view["task_deck"] + sum(bool(task) for task in view["tasks"])
        return {"number": view["turns"], "done": tasks - left, "most": tasks}
    if key == "elekt":
        return {"number": view["round"], "rounds": view["round"] + view["zones"][2]["deck"]}
    return {"number": view["round"], "points": max(one["score"] for one in view["players"]), "goal": view["goal"]}


@pytest.mark.parametrize(("key", "seats"), each_game_at_once())
def test_progress_is_what_everybody_can_count(key: str, seats: int) -> None:
    """At every question of a game, in all languages; it never goes back. (ECH-88, ELK-114, ECO-160)"""
    game, cards = registry.game(key), registry.house_cards(key)
    texts = [Texts(language, key, cards) for language in LANGUAGES]
    rng = Seeded(seats)
    s: State = game.new(seats, {}, cards)
    assert game.progress(s) is None
    game.settle(s, rng)
    numbers: list[int] = []
    for _ in range(2_000):
        found = game.progress(s)
        if found is None:
            assert not numbers
        else:
            inner = found.args.get("round")
            counted = dict(inner.args if isinstance(inner, Phrase) else found.args)
            assert counted == from_the_view(key, game.view(s, None), len(getattr(cards, "tasks", ())))
            numbers.append(int(str(counted["number"])))
            assert len({one.phrase(found, ()) for one in texts}) == 3
        if s.asked == NOBODY:
            break
        game.play(s, s.options[rng.below(len(s.options))], rng)
    assert numbers == sorted(numbers)
    assert numbers[-1] > 1


def test_a_sleeping_table_is_woken_for_its_own_people_only(tmp_path: Path) -> None:
    """A stranger is told who sits there, from the head of the table; its log is not read for that."""

    async def run() -> None:
        async with opened(settings_for(tmp_path), frozenset()) as (_, gateway):
            wish = TableRequest(
                "elekt", "Anna", [SeatRequest("closed"), SeatRequest("me"), SeatRequest("device", "Bo")]
            )
            head, token = await creation.create(gateway.context, wish)
            room = await gateway.rooms.get(head.id)
            async with room.turn():
                await creation.begin(room)
                awake = lobby.told(room, "", "en")
            assert awake["progress"]

            def asleep() -> None:
                gateway.rooms._rooms.clear()

            asleep()
            found = await lobby.ask(gateway.rooms, head.id, "", "en")
            assert len(gateway.rooms) == 0
            assert found == {**awake, "progress": "", "waiting": [], "moved": -1.0}
            assert await lobby.ask(gateway.rooms, head.id, hash_of("no token of this table"), "en") == found
            assert len(gateway.rooms) == 0
            mine = await lobby.ask(gateway.rooms, head.id, hash_of(token), "fr")
            assert len(gateway.rooms) == 1
            assert mine["progress"]
            assert mine["asks"]
            assert [seat["mine"] for seat in mine["seats"]] == [True, True]
            with pytest.raises(Refusal) as refused:
                await lobby.ask(gateway.rooms, "no such table", hash_of(token), "en")
            assert refused.value.status == 404
            assert len(gateway.rooms) == 1

    asyncio.run(run())
