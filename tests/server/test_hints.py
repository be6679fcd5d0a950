"""Hints: for the seat that is asked alone, from what it may know; the others see that somebody asked."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import registry
from tablee.bots import hint as hinting
from tablee.bots.hint import hint
from tablee.bots.levels import Level
from tablee.bots.reasons import in_words
from tablee.bots.thinker import mind
from tablee.core.chance import Seeded
from tablee.core.codec import digest
from tablee.core.contract import Game
from tablee.core.printed import LANGUAGES
from tablee.core.stack import NOBODY, State
from tablee.text import Texts
from tests.server.served import Person, Served

GAMES = registry.GAMES
FEW = 6
"""Playouts."""


def middle(key: str, seed: int, moves: int) -> tuple[Game[Any], State]:
    """Some moves into a game, at a question with something to choose."""
    game, rng = registry.game(key), Seeded(seed)
    s: State = game.new(2, {}, registry.house_cards(key))
    game.settle(s, rng)
    while s.asked != NOBODY and (moves > 0 or len(s.options) < 2):
        game.play(s, s.options[rng.below(len(s.options))], rng)
        moves -= 1
    return game, s


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_the_same_in_all_worlds_the_seat_cannot_tell_apart(key: str) -> None:
    altered = 0
    for seed in range(3):
        game, s = middle(key, seed, 6 + 9 * seed)
        seat, before = s.asked, digest(game, s)
        world = game.shuffle_unknown(s, seat, Seeded(99 + seed))
        altered += digest(game, world) != before
        here = hint(game, s, seat, seed, FEW, 0.0, line=True)
        there = hint(game, world, seat, seed, FEW, 0.0, line=True)
        assert here == there
        assert digest(game, s) == before
        assert 1 <= len(here.answers) <= hinting.MOST_ANSWERS
        assert all(one.answer in s.options for one in here.answers)
        assert [one.chance for one in here.answers] == sorted((one.chance for one in here.answers), reverse=True)
    assert altered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_part_of_a_judge_has_words(key: str, language: str) -> None:
    game, s = middle(key, 4, 12)
    texts = Texts(language, key, registry.house_cards(key))
    for part in mind(game, Level())[1].names:
        assert texts.has(f"reason-{part}"), part
    for one in hint(game, s, s.asked, 1, FEW, 0.0).answers:
        for why in one.whys:
            assert texts.say(f"reason-{why.part}") in in_words(why, texts)


def two_people(served: Served, **wish: Any) -> tuple[str, str, str]:
    table, host = served.new_table(**wish)
    return table, host, served.join(table, "Bo")


def begun(anna: Person, bo: Person) -> tuple[Person, Person]:
    """Who is asked first something with a choice, and the other."""
    anna.do("host", what="start", seat=-1)
    for person in (anna, bo):
        while not person.update:
            person.hear()
    return (anna, bo) if 0 in anna.update["waiting"] else (bo, anna)


def test_the_seat_that_is_asked_gets_a_hint_and_the_others_see_that(served: Served) -> None:
    table, host, token = two_people(served)
    with (
        served.person(table, host) as anna,
        served.person(table, token) as bo,
        served.person(table) as eve,
        served.person(table, token, language="fr") as again,
    ):
        asked, other = begun(anna, bo)
        question = asked.asked()
        told = asked.do("hint", decision=question["id"])
        assert told["type"] == "hinted", told
        labels = {option["label"] for option in question["options"]}
        assert 2 <= len(told["answers"]) <= 3
        assert {one["label"] for one in told["answers"]} <= labels
        assert all(0 <= one["chance"] <= 100 for one in told["answers"])
        assert not any(one["line"] for one in told["answers"])
        more = asked.do("hint", decision=question["id"], line=True)
        assert [one["label"] for one in more["answers"]] == [one["label"] for one in told["answers"]]
        assert any(one["line"] for one in more["answers"])
        seat = asked.update["seat"]
        room = other.until("room", lambda room: bool(room["seats"][seat]["hints"]))
        assert room["seats"][seat]["hints"] == 1  # one question, one hint, however often it was asked
        assert room["hints"] is True
        other.until("chatted", lambda said: any(line["note"] and "hint" in line["text"] for line in said["lines"]))
        assert not any(message["type"] == "hinted" for message in other.told + eve.told + again.told)
        for stranger in (other, eve):
            refused = stranger.do("hint", decision=question["id"])
            assert refused["type"] == "refused", refused
        own = other.do("hint", decision=question["id"].rpartition(".")[0] + f".{other.update['seat']}")
        assert own["type"] == "refused"
        stale = asked.do("hint", decision="9.9.9")
        assert (stale["type"], stale["stale"]) == ("refused", True)


@pytest.mark.long
def test_the_count_stays_when_the_server_comes_back(own_server: Served) -> None:
    table, host, token = two_people(own_server)
    with own_server.person(table, host) as anna, own_server.person(table, token) as bo:
        asked, _ = begun(anna, bo)
        assert asked.do("hint", decision=asked.asked()["id"])["type"] == "hinted"
        seat = asked.update["seat"]
    own_server.stop()
    own_server.restart()
    with own_server.person(table, host) as anna:
        assert anna.until("room")["seats"][seat]["hints"] == 1


def test_a_table_without_hints(served: Served) -> None:
    table, host, token = two_people(served, hints=False)
    with served.person(table, host) as anna, served.person(table, token) as bo:
        asked, _ = begun(anna, bo)
        assert asked.room["hints"] is False
        refused = asked.do("hint", decision=asked.asked()["id"])
        assert refused["type"] == "refused"
        assert "without hints" in refused["text"]


def test_hints_are_bounded(tmp_path: Any) -> None:
    server = Served(tmp_path / "data")
    try:
        table, host, token = two_people(server)
        with server.person(table, host) as anna, server.person(table, token) as bo:
            asked, _ = begun(anna, bo)
            question = asked.asked()
            told = [asked.do("hint", decision=question["id"])["type"] for _ in range(10)]
    finally:
        server.close()
    assert (told[0], told[-1]) == ("hinted", "refused")


def test_levels_and_styles_are_in_the_catalog(served: Served) -> None:
    for game in served.ask("/api/home")[1]["games"]:
        assert game["levels"] == ["beginner", "easy", "standard", "strong", "master"]
        assert {"greedy", "random"} <= set(game["bots"])
        assert len(game["styles"]) >= 2
        level = f"easy/{game['styles'][0]}"
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        table, token = served.new_table(game["key"], seats=seats, start=True)
        with served.person(table, token) as anna:
            assert anna.until("room")["seats"][1]["level"] == level
            assert anna.do("seat", seat=1, what="bot", level="beginner")["type"] == "done"
            anna.until("room", lambda room: room["seats"][1]["level"] == "beginner")
