"""Tables that people share, over real sockets against a real server process."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from examples.client import play
from tablee import registry
from tablee.core.record import read_record
from tests.server.served import Message, Person, Served, play_on

pytestmark = pytest.mark.xdist_group("server")


def test_two_people_play_and_each_sees_their_own(served: Served) -> None:
    """Create, join by link with a name, start, answer; each is told the same moment from their own seat."""
    table, anna = served.new_table()
    with served.person(table, anna) as host:
        room = host.until("room")
        assert (room["stage"], room["host"], room["seat"], len(room["commitment"])) == ("waiting", True, 0, 64)
        bo = served.join(table, "Bo")
        host.until("room", lambda room: room["seats"][1]["name"] == "Bo")
        with served.person(table, bo) as guest:
            assert guest.until("room")["seat"] == 1
            assert host.do("host", what="start")["type"] == "done"
            for person in (host, guest):
                person.until("update")
            assert host.update["view"] != guest.update["view"]
            assert play_on([host, guest], 12) == 12
            assert host.update["version"] == guest.update["version"]
            assert len(host.log) == len(guest.log) > 5
            first = host.update["view"]["players"]
            assert first != guest.update["view"]["players"]


def test_nobody_starts_while_a_seat_is_open_and_only_the_host_starts(served: Served) -> None:
    table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        guest.until("room")
        assert guest.do("host", what="start")["type"] == "refused"
        assert host.do("host", what="start")["type"] == "refused"
        assert guest.do("seat", seat=2, what="close")["type"] == "refused"
        assert host.do("seat", seat=2, what="close")["type"] == "done"
        assert host.do("host", what="start")["type"] == "done"
        assert len(host.until("room", lambda room: room["stage"] == "playing")["seats"]) == 2


def test_an_option_that_the_table_cannot_have_is_refused(served: Served) -> None:
    """ECO-R07: when the table is made, and when it begins with fewer players than were expected."""
    body = {"game": "ecos", "name": "Anna", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 2}
    status, found = served.ask("/api/tables", {**body, "options": {"harbinger": "5"}})
    assert (status, "harbinger: 5" in str(found)) == (400, True)
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "link"}]
    table, anna = served.new_table("ecos", seats=seats, options={"harbinger": "4"})
    with served.person(table, anna) as host:
        host.until("room")
        assert host.do("seat", seat=3, what="close")["type"] == "done"
        assert "harbinger: 4" in str(host.do("host", what="start"))


@pytest.mark.parametrize("game", ["revachol", "elekt"])
def test_the_example_client_plays_a_game(served: Served, game: str) -> None:
    """docs/protocol.md: sixty lines are enough for another client."""
    end = asyncio.run(play(served.address, game, 1))
    assert len(end["standings"]) == 2
    assert len(end["secret"]) == 64
    assert len(end["log"]) > 20


def test_a_table_with_hot_seat_link_and_bot(served: Served) -> None:
    """Two on one device, one by link, one bot, in the same game; a socket looks from one seat at a time."""
    seats = [{"kind": "me"}, {"kind": "device", "name": "Ada"}, {"kind": "link"}, {"kind": "bot", "level": "random"}]
    table, anna = served.new_table(seats=seats)
    cy = served.join(table, "Cy", entropy="c0ffee")
    with served.person(table, anna) as host, served.person(table, cy) as guest:
        guest.until("room")
        host.do("host", what="start")
        host.until("update")
        guest.until("update")
        assert [seat["mine"] for seat in host.room["seats"]] == [True, True, False, False]
        assert guest.do("host", what="pause")["type"] == "refused"
        for _ in range(12):
            people = [seat for seat in host.update["waiting"] if seat != 3]  # several after a Morale Loss Event
            if not people:
                host.hear()
                continue
            person = guest if people[0] == 2 else host
            if person is host and host.update["seat"] != people[0]:
                host.say("look", seat=people[0], language="en")
                while host.update["seat"] != people[0]:
                    host.hear()
            person.answer(0)
            while host.update["version"] < person.update["version"]:
                host.hear()
        guest.say("look", seat=0, language="en")
        assert guest.until("refused")["rule"] == "TABLE"
        assert guest.update["seat"] == 2


def test_spectators_see_no_hand_and_are_asked_nothing(served: Served) -> None:
    table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
    with served.person(table, anna) as host, served.person(table) as watching:
        host.asked()
        watching.until("update")
        assert watching.room["seat"] == -1
        assert watching.update["question"] is None
        hand = host.update["view"]["players"][0]["hand"]
        assert hand
        assert watching.update["view"]["players"][0] != host.update["view"]["players"][0]
        for kind, fields in [
            ("answer", {"decision": host.update["question"]["id"], "label": "draw"}),
            ("attempt", {"text": "draw"}),
            ("undo", {}),
            ("chat", {"text": "look at her hand"}),
            ("host", {"what": "pause"}),
            ("seat", {"seat": 0, "what": "leave"}),
        ]:
            told = watching.do(kind, **fields)
            assert told["type"] == "refused", told
        watching.say("look", seat=0, language="en")
        watching.until("refused")
        assert served.ask(f"/api/tables/{table}/replay?move=1&seat=0")[0] == 404
        while host.room["spectators"] != 1:  # it may have been told while the bot began
            host.hear()


def test_leaving_kills_the_token_and_a_bot_plays_on(served: Served) -> None:
    """The seat can be taken by somebody else, who plays it with a token of their own."""
    table, anna = served.new_table()
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        guest.until("room")
        host.do("host", what="start")
        host.until("update")
        guest.say("seat", key="bye", seat=1, what="leave")
        assert guest.until("bye")["again"] is False
        assert guest.is_closed()
        left = host.until("room", lambda room: room["seats"][1]["kind"] == "open")
        assert left["seats"][1]["bot_plays"]
        with served.person(table, bo) as ghost:
            assert ghost.until("bye")["reason"] == "unknown"
        assert served.ask(f"/api/tables/{table}/record", token=bo)[0] == 404
        host.answer(0)
        cy = served.join(table, "Cy")
        assert cy != bo
        with served.person(table, cy) as successor:
            room = successor.until("room")
            assert (room["seat"], room["seats"][1]["name"], room["seats"][1]["bot_plays"]) == (1, "Cy", False)
            successor.until("update")


def test_handing_over_waits_for_the_successor(served: Served) -> None:
    table, anna = served.new_table()
    bo = served.join(table, "Bo")
    with served.person(table, bo) as guest:
        with served.person(table, anna) as host:
            guest.until("room")
            host.do("host", what="start")
            guest.until("update")
            host.say("seat", key="x", seat=0, what="hand-over")
            host.until("bye")
        room = guest.until("room", lambda room: room["seats"][0]["kind"] == "open")
        assert not room["seats"][0]["bot_plays"]
        assert room["host"], "somebody must be host"
        dora = served.join(table, "Dora", seat=0)
        with served.person(table, dora) as successor:
            assert successor.until("room")["seat"] == 0


def test_a_bot_takes_over_and_gives_back(served: Served) -> None:
    table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    with served.person(table, anna) as host:
        host.asked()
        assert host.do("seat", seat=0, what="bot", level="random")["type"] == "done"
        version = host.update["version"]
        host.until("update", lambda update: update["version"] > version + 6)  # both play without being asked
        refused = host.do("undo")
        assert (refused["type"], refused["rule"]) == ("refused", "TABLE")
        assert host.do("seat", seat=0, what="back")["type"] == "done"
        host.until("room", lambda room: not room["seats"][0]["bot_plays"])
        host.update = {}
        host.say("look", seat=0, language="fr")
        assert host.answer(0)["type"] == "done"


def test_the_host_kicks_and_fills_with_a_bot(served: Served) -> None:
    table, anna = served.new_table()
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        guest.until("room")
        host.until("room")
        assert host.do("seat", seat=1, what="bot")["type"] == "refused"  # somebody sits there
        assert host.do("seat", seat=1, what="kick")["type"] == "done"
        assert guest.until("bye")["reason"] == "kicked"
        assert host.do("seat", seat=1, what="bot", level="genius")["type"] == "refused"
        assert host.do("seat", seat=1, what="bot", level="random")["type"] == "done"
        assert host.do("host", what="start")["type"] == "done"
        assert host.answer(0)["type"] == "done"


def test_pause_and_resume(served: Served) -> None:
    table, anna = served.new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    with served.person(table, anna) as host:
        question = host.asked()
        assert host.do("host", what="pause")["type"] == "done"
        assert host.until("room")["stage"] == "paused"
        told = host.do("answer", decision=question["id"], label=question["options"][0]["label"])
        assert told["type"] == "refused"
        assert host.do("host", what="resume")["type"] == "done"
        assert host.do("answer", decision=question["id"], label=question["options"][0]["label"])["type"] == "done"


def test_chat_is_told_to_everybody_in_their_language(served: Served) -> None:
    table, anna = served.new_table()
    bo = served.join(table, "Bo")
    with served.person(table, anna, language="ru") as host, served.person(table, bo) as guest:
        guest.until("chatted")
        host.until("chatted")
        assert guest.do("chat", phrase="well-played", key="k1")["type"] == "done"
        lines = host.until("chatted")["lines"]
        assert [(line["name"], line["text"]) for line in lines] == [("Bo", "Отлично сыграно!")]
        markup = "<script>alert(1)</script>"
        assert guest.do("chat", text=markup)["type"] == "done"
        assert host.until("chatted")["lines"][0]["text"] == markup  # text, to be shown as text
        assert guest.do("chat", text="", phrase="")["type"] == "refused"
        assert guest.do("chat", phrase="no-such")["type"] == "refused"
        assert guest.do("chat", phrase="well-played", key="k1")["type"] == "done"  # said once
        guest.do("chat", text="last")
        assert host.until("chatted")["lines"][0]["text"] == "last"
    with served.person(table, bo) as again:
        assert [line["text"] for line in again.until("chatted")["lines"]][-3:] == ["Well played!", markup, "last"]


def finished(served: Served, game: str = "elekt", **wish: Any) -> tuple[str, str, Person]:
    """A short game to its end."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table, anna = served.new_table(game, seats=seats, start=True, **wish)
    with served.person(table, anna) as host:
        host.until("update")
        number = 0
        while host.update["over"] is None:
            question = host.update["question"]
            if question is None or question["sealed"]:
                host.hear()
            else:
                number += 1
                assert host.answer(number)["type"] == "done"
        return table, anna, host


@pytest.fixture(scope="module")
def ended(served: Served) -> tuple[str, str, Person]:
    return finished(served, entropy="abc123")


def test_the_record_of_a_game_verifies_anywhere(served: Served, ended: tuple[str, str, Person]) -> None:
    """The commitment was told before the game, the secret comes with the end, and the record shows it all."""
    table, anna, host = ended
    status, text = served.ask(f"/api/tables/{table}/record", token=anna)
    assert status == 200
    record = read_record(json.dumps(text))
    assert record.commitment == host.told[0]["commitment"]
    assert record.secret.hex() == host.update["over"]["secret"]
    assert record.entropy == "abc123"
    record.verify(registry.game("elekt"), registry.house_cards("elekt"))
    status, told = served.ask(f"/api/tables/{table}/verify")
    assert (status, told["ok"], told["secret"]) == (200, True, record.secret.hex())
    for message in host.told:
        if message["type"] == "update" and message["over"] is None:
            assert record.secret.hex() not in json.dumps(message)


def test_a_moment_is_a_scenario_that_runs(served: Served, ended: tuple[str, str, Person], tmp_path: Path) -> None:
    table, anna, _ = ended
    moves = served.ask(f"/api/tables/{table}/replay?move=0&seat=0", token=anna)[1]["moves"]
    status, headers, text = served.ask_raw(f"/api/tables/{table}/scenario?move={moves - 1}", token=anna)
    assert status == 200
    assert headers["content-disposition"] == f'attachment; filename="elekt-{table}-{moves - 1}.toml"'
    file = tmp_path / "moment.toml"
    file.write_bytes(text)
    run = subprocess.run([sys.executable, "-m", "tablee", "scenario", "run", str(file)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert served.ask(f"/api/tables/{table}/scenario?move=1")[0] == 404
    for wrong in ("999999", "-1", ""):
        assert served.ask(f"/api/tables/{table}/scenario?move={wrong}", token=anna)[0] == 400


def test_replay_as_i_saw_it_and_with_all_cards_open(served: Served, ended: tuple[str, str, Person]) -> None:
    table, anna, host = ended
    seen = {m["move"]: m for m in host.told if m["type"] == "update"}
    compared = 0
    for move, update in list(seen.items())[:20]:
        status, moment = served.ask(f"/api/tables/{table}/replay?move={move}&seat=0", token=anna)
        assert status == 200
        if update["version"] == max(m["version"] for m in seen.values() if m["move"] == move):
            assert moment["view"] == update["view"]
            compared += 1
    assert compared > 5
    moves = max(seen)
    status, opened = served.ask(f"/api/tables/{table}/replay?move={moves}&seat=open", token=anna)
    assert (status, opened["moves"]) == (200, moves)
    assert len(opened["log"]) == len(host.log)
    hands = 0
    for move in list(seen)[:20]:
        moment = served.ask(f"/api/tables/{table}/replay?move={move}&seat=open", token=anna)[1]
        players = moment["view"]["players"]
        for player, zones in zip(players, moment["opened"], strict=True):
            assert all(cards and "?" not in cards and cards == player[zone] for zone, cards in zones.items())
        hands += sum("hand" in zones for zones in moment["opened"])
        assert served.ask(f"/api/tables/{table}/replay?move={move}&seat=0", token=anna)[1]["opened"] == []
    assert hands > 20  # of both players
    for path, expected in [
        (f"/api/tables/{table}/replay?move=1&seat=1", 403),
        (f"/api/tables/{table}/replay?move=999999&seat=0", 400),
        (f"/api/tables/{table}/replay?move=-1&seat=0", 400),
        (f"/api/tables/{table}/replay?move=1&seat=x", 403),
    ]:
        assert served.ask(path, token=anna)[0] == expected, path
    assert served.ask(f"/api/tables/{table}/replay?move=1&seat=open")[0] == 404


def test_continue_from_a_moment(served: Served, ended: tuple[str, str, Person]) -> None:
    """A new table from any moment: what was said before stands, chance goes on from a secret of its own."""
    table, anna, host = ended
    moves = host.update["move"]
    wish = {"move": moves // 2, "name": "Anna", "start": True}
    status, found = served.ask(f"/api/tables/{table}/continue", wish, token=anna)
    assert status == 201, found
    assert served.ask(f"/api/tables/{table}/continue", wish)[0] == 404
    with served.person(found["table"], found["token"]) as again:
        room = again.until("room")
        assert room["commitment"] != host.told[0]["commitment"]
        again.asked()
        assert again.log[: len(again.log) // 2] == host.log[: len(again.log) // 2]
        assert again.answer(0)["type"] == "done"


def test_rematch_turns_the_seats(served: Served, ended: tuple[str, str, Person]) -> None:
    table, anna, _ = ended
    with served.person(table, anna) as host:
        host.until("room")
        assert host.do("host", what="rematch")["type"] == "done"
        next_table = host.until("room", lambda room: bool(room["rematch"]))["rematch"]
        assert host.do("host", what="rematch")["type"] == "done"  # there is one: no second
        host.say("look", seat=0, language="en")
        assert host.until("room")["rematch"] == next_table
    with served.person(next_table, anna) as again:
        room = again.until("room")
        names = [seat["name"] for seat in host.told[0]["seats"]]
        assert [seat["name"] for seat in room["seats"]] == [names[1], "Anna"]
        assert (room["stage"], room["seat"], room["host"]) == ("playing", 1, True)


def test_public_tables_are_listed_and_private_ones_are_not(served: Served) -> None:
    public, host = served.new_table(public=True)
    private, _ = served.new_table()
    listed = {one["table"] for one in served.ask("/api/tables")[1]}
    assert public in listed
    assert private not in listed
    with served.person(public, host) as anna:
        anna.until("room")
        anna.do("host", what="private")
    assert public not in {one["table"] for one in served.ask("/api/tables")[1]}
    door: Message = served.ask(f"/api/tables/{private}")[1]
    assert (door["stage"], door["link"]) == ("waiting", f"{served.address}/t/{private}")


CHANGED = {
    "revachol": ("dice   = [1, 6]", "dice   = [2, 2]"),
    "elekt": ('symbols = ["mysticism", "authority"]', 'symbols = ["authority", "authority"]'),
    "ecos": ("leaves  = 3", "leaves  = 4"),
}
"""A value of each house set, and another one: a card set of somebody's own."""


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_card_file_that_somebody_brought(served: Served, game: str) -> None:
    """Cards are data: a broken file is refused with its mistakes, a right one is played with, by bots too."""
    text = registry.card_text(game).replace(*CHANGED[game], 1)
    assert text != registry.card_text(game)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table, anna = served.new_table(game, card_file=text, card_set="mine.toml", start=True, seats=seats)
    with served.person(table, anna) as host:
        room = host.until("room")
        assert room["cards"] != registry.house_cards(game).digest
        shown = served.ask(f"/api/cards/{room['cards']}/en")[1]
        assert len(shown["cards"]) > 40
        for number in range(4):
            assert host.answer(number)["type"] == "done"
    status, told = served.ask("/api/tables", {"game": game, "name": "A", "card_file": text + "\n[nonsense"})
    assert status == 400
    assert told["error"]["text"].startswith("cards.toml:")


def test_what_is_the_same_for_everybody(served: Served) -> None:
    home = served.ask("/api/home")[1]
    assert [game["key"] for game in home["games"]] == list(registry.GAMES)
    for game in home["games"]:
        for language in home["languages"]:
            assert "refused-over" in served.ask(f"/api/words/{language}/{game['key']}")[1]
            shown = served.ask(f"/api/cards/{game['cards']}/{language}")[1]["cards"]
            assert all(card["name"] for card in shown.values())
            assert len(served.ask(f"/api/guide/{game['key']}/{language}")[1]) > 1
            rules = served.ask(f"/api/rules/{game['key']}/{language}")[1]
            assert len(rules) > 100
            assert all(rule["id"] and rule["text"] and rule["chapter"] for rule in rules)
    _, headers, _ = served.ask_raw(f"/api/cards/{home['games'][0]['cards']}/en")
    status, _, _ = served.ask_raw(
        f"/api/cards/{home['games'][0]['cards']}/en", headers={"If-None-Match": headers["etag"]}
    )
    assert status == 304
