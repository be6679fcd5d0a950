"""A chapter of a lesson as a table: laid out, scripted, judged on the server; left, come back to, gone back in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee import lesson, registry
from tablee.core.record import read_record
from tests.server.served import Person, Served

pytestmark = pytest.mark.xdist_group("server")

OWN = [one for game in registry.GAMES for one in lesson.lessons(game)]


def open_chapter(served: Served, game: str, chapter: str, **wish: Any) -> tuple[str, str]:
    status, made = served.ask(f"/api/learn/{game}/first", {"chapter": chapter, "name": "Mia", **wish})
    assert status == 201, made
    return made["table"], made["token"]


def reach(person: Person, version: int) -> None:
    person.until("update", lambda told: bool(told["version"] >= version))


def learn(person: Person) -> None:
    """Give the first answer that leads on, until the chapter asks for nothing more."""
    while True:
        learning = person.update["learning"]
        question = person.update["question"]
        if person.update["over"] is not None:
            return
        if question is None or not learning["takes"] or question["sealed"]:
            if not person.update["waiting"] or (person.update["waiting"] == [0] and not learning["takes"]):
                return
            person.until("update")
            continue
        said = person.do("answer", decision=question["id"], label=learning["takes"][0])
        assert said["type"] == "done", said
        if person.update["version"] < said["version"]:
            reach(person, said["version"])


@pytest.mark.parametrize("one", OWN, ids=lambda one: one.game)
def test_every_chapter_can_be_played_over_the_wire(served: Served, one: lesson.Lesson) -> None:
    for chapter in one.chapters:
        table, token = open_chapter(served, one.game, chapter.id)
        with served.person(table, token, language="fr") as mia:
            room = mia.until("room")
            assert (room["lesson"], room["chapter"], room["stage"]) == (one.id, chapter.id, "playing")
            mia.until("update")
            learn(mia)
            steps = sum(1 for step in chapter.steps if step.is_done)
            assert mia.update["learning"]["done"] == steps
    assert mia.update["over"]["standings"][0]["place"] == 1
    record = read_record(json.dumps(served.ask(f"/api/tables/{table}/record", token=token)[1]))
    assert record.verify(registry.game(one.game), registry.house_cards(one.game)) is not None


def test_another_answer_is_refused_with_what_to_do_and_an_illegal_one_by_its_rule(served: Served) -> None:
    """ECH-30 lets the Ally join either Corps; the lesson shows the one that can pay. ECH-34: not another player's."""
    table, token = open_chapter(served, "revachol", "corps")
    with served.person(table, token) as mia:
        mia.until("update")
        said = mia.do("answer", decision=mia.update["question"]["id"], label="place egghead")
        assert (said["type"], said["rule"]) == ("refused", "TABLE")
        assert said["text"].endswith("Place one of these two.")
        said = mia.do("answer", decision=mia.update["question"]["id"], label="corps 1 completes strike")
        assert (said["type"], said["rule"]) == ("refused", "ECH-24")
        assert mia.update["learning"]["done"] == 0


def test_one_goes_back_and_comes_back(served: Served) -> None:
    table, token = open_chapter(served, "revachol", "end")
    with served.person(table, token) as mia:
        mia.until("update")
        learn(mia)
        assert mia.update["over"] is not None
        assert mia.do("learn", step=1)["type"] == "done"
        mia.until("update", lambda told: told["learning"]["done"] == 1)
        assert mia.update["over"] is None
        assert mia.update["question"]["verb"] == "PutInCorps"
        assert mia.do("learn", step=9)["type"] == "refused"
    with served.person(table, token) as mia:
        mia.until("update")
        assert mia.update["learning"]["done"] == 1
        learn(mia)
        assert mia.update["over"] is not None


def test_whoever_looks_on_is_told_nothing_of_the_script(served: Served) -> None:
    table, _ = open_chapter(served, "ecos", "continent")
    with served.person(table) as guest:
        assert guest.until("update")["learning"] is None


def test_the_lessons_are_told_in_every_language_and_counted_at_home(served: Served) -> None:
    games = {game["key"]: game for game in served.ask("/api/home")[1]["games"]}
    for one in OWN:
        steps = sum(len(chapter.steps) for chapter in one.chapters)
        assert games[one.game]["lessons"] == [{"id": "first", "minutes": 5, "steps": steps}]
        for language in ("en", "fr", "ru"):
            told = served.ask(f"/api/lessons/{one.game}/{language}")[1]
            assert sum(len(chapter["steps"]) for chapter in told[0]["chapters"]) == steps
            assert "then" not in told[0]["chapters"][0]["steps"][-1]
    assert served.ask("/api/lessons/chess/en")[0] == 404
    assert served.ask("/api/learn/ecos/second", {"chapter": "x"})[0] == 404


def test_a_wish_said_again_is_the_same_table_and_a_name_may_be_a_rivals(served: Served) -> None:
    key = "k" * 20
    first = open_chapter(served, "elekt", "titles", key=key, name="Bo")
    assert open_chapter(served, "elekt", "titles", key=key, name="Bo") == first
    with served.person(*first) as bo:
        assert [seat["name"] for seat in bo.until("room")["seats"]] == ["Bo", "Bo 2"]
