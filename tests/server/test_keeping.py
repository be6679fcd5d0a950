"""What is acknowledged stays: restarts, resent messages, stale ones, undoing, sealed answers, clocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import registry
from tests.at_once import first_at_once
from tests.server.served import Message, Person, Served, play_on

pytestmark = pytest.mark.xdist_group("server")


def two(served: Served, game: str = "revachol", **wish: object) -> tuple[str, str, str]:
    """A table with two people, begun."""
    table, anna = served.new_table(game, **wish)
    bo = served.join(table, "Bo")
    with served.person(table, anna) as host:
        host.until("room")
        assert host.do("host", what="start")["type"] == "done"
    return table, anna, bo


def position(person: Person) -> Message:
    """What a seat was told last, without what passes by itself."""
    kept = ("version", "move", "seat", "view", "question", "waiting", "ready", "undoable", "over")
    return {key: person.update[key] for key in kept}


@pytest.mark.parametrize("game", first_at_once(registry.GAMES))
def test_a_killed_server_goes_on_where_it_was(own_server: Served, game: str) -> None:
    """kill -9 in the middle of a game; after the restart both see what they saw, and play on."""
    table, anna, bo = two(own_server, game)
    with own_server.person(table, anna) as host, own_server.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        play_on([host, guest], 9)
        own_server.kill()
        assert host.is_closed()
    own_server.restart()
    with own_server.person(table, anna) as again, own_server.person(table, bo) as guest_again:
        again.until("update")
        guest_again.until("update")
        assert position(again) == position(host)
        assert position(guest_again) == position(guest)
        assert again.log == host.log
        assert guest_again.log == guest.log
        play_on([again, guest_again], 5)


def test_a_stopped_server_says_goodbye(own_server: Served) -> None:
    table, anna, _ = two(own_server)
    with own_server.person(table, anna) as host:
        host.until("update")
        assert own_server.stop() == 0
        bye = host.until("bye")
        assert (bye["reason"], bye["again"]) == ("restart", True)
        assert host.is_closed()


def test_an_answer_that_is_sent_again_counts_once(own_server: Served) -> None:
    """With the same key: at once, from another tab, and after a restart."""
    table, anna, bo = two(own_server)
    with own_server.person(table, anna) as host, own_server.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        asked, token = (host, anna) if host.update["question"] else (guest, bo)
        question = asked.update["question"]
        said = {"decision": question["id"], "label": question["options"][0]["label"], "key": "once"}
        first = asked.do("answer", **said)
        assert first["type"] == "done"
        assert asked.do("answer", **said) == first
        with own_server.person(table, token) as tab:
            tab.until("update")
            assert tab.do("answer", **said) == first
        version = asked.update["version"]
        assert version >= first["version"]
        own_server.kill()
    own_server.restart()
    with own_server.person(table, token) as again:
        again.until("update")
        assert again.do("answer", **said) == first
        assert again.update["version"] == version


def test_a_stale_and_an_illegal_answer_get_a_reason(served: Served) -> None:
    """The reason of the rules comes with the rule's id."""
    table, anna, bo = two(served)
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        asked = host if host.update["question"] else guest
        question = asked.update["question"]
        illegal = asked.do("answer", decision=question["id"], label="corps 1 completes island")
        assert illegal["type"] == "refused"
        assert illegal["rule"].startswith("ECH-")
        assert not illegal["stale"]
        why = asked.do("attempt", text="corps 1 completes island")
        assert (why["type"], why["legal"], why["rule"], why["text"]) == ("why", False, illegal["rule"], illegal["text"])
        assert asked.do("attempt", text=question["options"][0]["label"])["legal"]
        asked.answer(0)
        stale = asked.do("answer", decision=question["id"], label=question["options"][0]["label"])
        assert (stale["type"], stale["stale"], stale["rule"]) == ("refused", True, "TABLE")
        assert asked.do("answer", decision="no.such.question", label="draw")["stale"]


def test_two_tabs_on_one_seat_are_both_right(served: Served) -> None:
    table, anna, bo = two(served)
    with served.person(table, anna) as one, served.person(table, anna) as other, served.person(table, bo) as guest:
        for person in (one, other, guest):
            person.until("update")
        for number in range(10):
            waiting = one.update["waiting"][0]
            person = guest if waiting == 1 else (one, other)[number % 2]
            told = person.answer(number)
            for everybody in (one, other, guest):
                while everybody.update["version"] < told["version"]:
                    everybody.hear()
            assert position(one) == position(other)
            assert one.log == other.log


def test_who_comes_back_gets_what_was_missed_and_no_more(served: Served) -> None:
    """`seen` and `log` of hello; after an undo the client's lines are cut where they differ."""
    table, anna, bo = two(served)
    with served.person(table, anna) as host:
        host.until("update")
        with served.person(table, bo) as guest:
            guest.until("update")
            play_on([host, guest], 4)
        seen, lines = guest.update["version"], list(guest.log)
        with served.person(table, bo, seen=seen, log=len(lines)) as same:
            same.log = list(lines)
            assert same.until("update")["log"] == []
        while host.update["waiting"] == [0]:
            host.answer(0)
        with served.person(table, bo, seen=seen, log=len(lines)) as back:
            back.log = list(lines)
            back.until("update")
            assert back.update["log_from"] == len(lines)
            assert len(back.log) == len(host.log)
        with served.person(table, bo) as anew:
            anew.until("update")
            assert anew.log == back.log
        with served.person(table, bo, seen=999_999, log=999_999) as liar:
            assert liar.until("update")["log_from"] == 0


def test_undo_for_remote_players_up_to_the_barrier(served: Served) -> None:
    """Own answers up to where somebody learned something; the others are told, with fewer lines."""
    table, anna, bo = two(served)
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        undone = 0
        for number in range(60):
            asked = [host, guest][host.update["waiting"][0]]
            other = guest if asked is host else host
            before, log = position(asked), list(asked.log)
            asked.answer(number)
            may = asked.update["undoable"]
            assert asked.do("undo", count=may + 1)["type"] == "refused"
            while other.update["version"] < asked.update["version"]:
                other.hear()
            if may and asked.update["question"]:
                question = asked.update["question"]
                told = asked.do("undo", count=1, key=f"undo{number}")
                assert told["type"] == "done"
                assert asked.do("undo", count=1, key=f"undo{number}") == told  # once
                while asked.update["version"] < told["version"]:
                    asked.hear()
                assert {**position(asked), "version": 0, "question": 0} == {**before, "version": 0, "question": 0}
                assert asked.log == log
                stale = asked.do("answer", decision=question["id"], label=question["options"][0]["label"])
                assert stale["stale"]
                undone += 1
                asked.answer(number + 1)
            for person in (host, guest):
                while person.update["version"] < asked.update["version"]:
                    person.hear()
            assert len(host.log) == len(guest.log)
            assert other.do("undo")["type"] == "refused" or other.update["undoable"] >= 0
            if undone > 2:
                return
        raise AssertionError("nothing could be undone")


def test_a_turn_that_has_passed_is_taken_back_while_the_next_player_thinks(served: Served) -> None:
    """ECH-R26: the update says so although another is asked, and that one is told that it is not their turn yet."""
    table, anna, bo = two(served)
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        for _ in range(40):
            asked, other = (host, guest) if host.update["waiting"][0] == 0 else (guest, host)
            before = position(asked)
            told = asked.answer()
            while other.update["version"] < told["version"]:
                other.hear()
            if asked.update["undoable"] and other.update["waiting"] == [other.update["seat"]]:
                break
        else:
            raise AssertionError("no turn has passed by itself")
        assert asked.update["question"] is None
        assert other.update["undoable"] == 0
        back = asked.do("undo", count=1)
        assert back["type"] == "done"
        for person in (asked, other):
            person.until("update", lambda update: bool(update["version"] >= back["version"]))
        assert {**position(asked), "version": 0, "question": 0} == {**before, "version": 0, "question": 0}
        assert other.update["question"] is None


def test_going_back_further_needs_everybody_and_is_written_down(served: Served) -> None:
    table, anna, bo = two(served)
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        play_on([host, guest], 6)
        line = next(i for i, one in enumerate(host.log) if one["move"] > host.log[-1]["move"] - 6)
        move = host.update["move"]
        assert host.do("say-to-undo", agree=True)["type"] == "refused"  # nobody asked
        assert host.do("ask-undo", line=99_999)["type"] == "refused"
        assert host.do("ask-undo", line=line)["type"] == "done"
        guest.until("room", lambda room: room["asked_undo"] == 0 and room["asked_line"] == line)
        assert host.do("say-to-undo", agree=True)["type"] == "refused"  # not for oneself
        assert guest.do("say-to-undo", agree=False)["type"] == "done"
        host.until("room", lambda room: room["asked_undo"] == -1)
        assert host.do("ask-undo", line=line)["type"] == "done"
        assert guest.do("say-to-undo", agree=True)["type"] == "done"
        guest.until("update", lambda update: update["move"] < move)
        host.until("update", lambda update: update["move"] < move)
        assert len(host.log) <= line
        play_on([host, guest], 3)
    with served.person(table, anna) as again:
        noted = [one["text"] for one in again.until("chatted")["lines"]]
    assert "Anna asks to go back." in noted
    assert "Bo agrees to go back." in noted
    assert "Bo does not want to go back." in noted


def test_sealed_answers_stay_sealed_may_be_changed_and_survive(own_server: Served) -> None:
    """Everybody chooses at once in Ecos' draft: who is ready is told, what they chose is not. (ECO-17)"""
    table, anna, bo = two(own_server, "ecos")
    with own_server.person(table, anna) as host, own_server.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        for number in range(200):
            if len(host.update["waiting"]) == 2:
                break
            play_on([host, guest], 1, [number].__getitem__)
        assert host.update["waiting"] == [0, 1]
        before = position(guest)
        first = host.asked()["options"]
        host.answer(0)
        sealed = host.update["question"]["sealed"]
        assert sealed == first[0]["label"]
        sees = guest.until("update", lambda update: update["ready"] == [0])
        assert sees["question"] == before["question"]
        lines = len(guest.log)
        told = host.do("answer", decision=host.update["question"]["id"], label=first[-1]["label"])  # changed
        assert told["type"] == "done"
        host.until("update")
        changed = guest.until("update")
        same = ("view", "question", "waiting", "ready", "undoable", "log")
        assert [changed[key] for key in same] == [sees[key] for key in same]
        own_server.kill()
    own_server.restart()
    with own_server.person(table, anna) as host, own_server.person(table, bo) as guest:
        assert host.until("update")["question"]["sealed"] == first[-1]["label"]
        update = guest.until("update")
        assert (update["ready"], update["waiting"], len(guest.log)) == ([0], [1], lines)
        assert update["view"] == sees["view"]
        assert host.do("undo")["type"] == "done"
        guest.until("update", lambda update: update["waiting"] == [0, 1])
        host.until("update", lambda update: update["question"]["sealed"] == "")
        host.answer(0)
        guest.answer(0)
        host.until("update", lambda update: update["ready"] == [])


@pytest.mark.parametrize("when_out", ["idle", "bot"])
def test_a_clock_that_runs_out_is_played_for(served: Served, when_out: str) -> None:
    """A bank of one second: the default of the rules or a bot plays, the seat can come back, others give time."""
    table, anna, bo = two(served, clock="bank 1 0", when_out=when_out)
    with served.person(table, anna) as host, served.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        late = host.update["waiting"][0]
        person, other = (host, guest) if late == 0 else (guest, host)
        assert 0 <= person.update["clocks"][late]["left"] <= 1
        person.until("room", lambda room: room["seats"][late]["bot_plays"])
        version = person.update["version"]
        person.until("update", lambda update: update["version"] > version)
        assert person.do("seat", seat=late, what="back")["type"] == "done"
        person.until("room", lambda room: not room["seats"][late]["bot_plays"])
        person.until("update", lambda update: update["clocks"][late]["left"] > 20)
        other_is_played_for = other.room["seats"][1 - late]["bot_plays"]
        if other_is_played_for:
            assert other.do("seat", seat=1 - late, what="back")["type"] == "done"
        told = other.do("host", what="more-time", seat=late)
        assert told["type"] in ("done", "refused")
        assert other.do("host", what="more-time", seat=1 - late)["type"] == "refused"


def test_time_and_pause_survive_a_restart(own_server: Served) -> None:
    table, anna, bo = two(own_server, clock="bank 600 5")
    with own_server.person(table, anna) as host, own_server.person(table, bo) as guest:
        host.until("update")
        guest.until("update")
        play_on([host, guest], 4)
        host.do("host", what="pause")
        left = [clock["left"] for clock in host.until("update")["clocks"]]
        own_server.kill()
    own_server.restart()
    with own_server.person(table, anna) as again:
        assert again.until("room")["stage"] == "paused"
        clocks = again.until("update")["clocks"]
        assert [clock["left"] for clock in clocks] == left
        assert not any(clock["running"] for clock in clocks)
        assert again.do("host", what="resume")["type"] == "done"
        again.until("update", lambda update: any(clock["running"] for clock in update["clocks"]))


def test_tablee_alone_and_its_mistakes(tmp_path: Path) -> None:
    """A port that is taken is a sentence, not a traceback."""
    served = Served(tmp_path)
    try:
        with pytest.raises(AssertionError, match="cannot listen") as refused:
            Served(tmp_path / "other", "--port", served.address.rpartition(":")[2])
        assert "Traceback" not in str(refused.value)
    finally:
        served.close()
