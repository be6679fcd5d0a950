"""Every lesson is played to its end in the engine, as written and with other answers that lead on; a broken one is a
sentence with file, chapter, step and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee import lesson, registry, rulebook
from tablee.core.chance import Seeded
from tablee.core.record import read_record
from tablee.core.stack import NOTHING, TAKE_BACK
from tablee.core.table import Table
from tablee.errors import UserError
from tablee.lesson.check import check
from tablee.text import LANGUAGES

LESSONS = [one for game in registry.GAMES for one in lesson.lessons(game)]
OWN = ("revachol", "elekt", "ecos")

LITTLE = """
game = "revachol"
players = ["Anna", "Bo"]
[[chapter]]
id = "one"
given.Anna.hand = ["rene", "annette"]
given.tasks     = ["lorries", "tribunal", "gate"]
[[chapter.step]]
id = "read"
[[chapter.step]]
id    = "place"
asks  = "Act"
takes = ["place rene"]
[[chapter.step]]
id    = "complete"
asks  = "Complete"
takes = ["corps 1 completes gate"]
then  = ["chance: gun is turned up"]
"""


def little(text: str = LITTLE) -> lesson.Lesson:
    return lesson.parse(text, "little.toml", "little")


def table_of(one: lesson.Lesson, number: int = 0) -> tuple[Table, lesson.Guided]:
    chapter = one.chapters[number]
    kinds = ["human", *["bot:greedy"] * (len(one.players) - 1)]
    record = lesson.record_of(one, chapter, one.players, kinds)
    return Table(registry.game(one.game), one.card_set(), record), lesson.Guided(one, chapter)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {one.game for one in LESSONS} >= set(OWN)


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
class TestEveryLesson:
    def test_it_goes_as_written_to_the_end_of_a_game(self, one: lesson.Lesson) -> None:
        played = check(one)
        assert len(played) == len(one.chapters)
        last = played[-1]
        result = last.game.result(last.state)
        assert result is not None
        assert result.winners() == [0]

    def test_other_answers_that_lead_on_are_no_dead_end(self, one: lesson.Lesson) -> None:
        for seed in range(6):
            check(one, Seeded(seed))

    def test_its_words_are_there_in_every_language(self, one: lesson.Lesson) -> None:
        counted = {chapter.id: len(chapter.steps) for chapter in one.chapters}
        for language in LANGUAGES:
            assert language in one.words
            told = lesson.told(one, language)
            assert {chapter.id: len(chapter.steps) for chapter in told.chapters} == counted
            for chapter in told.chapters:
                for step in chapter.steps:
                    assert step.text.count("*") % 2 == 0
                    assert len(step.text) <= 200, step.text

    def test_its_rules_can_be_read_by_players(self, one: lesson.Lesson) -> None:
        named = {step.rule for chapter in one.chapters for step in chapter.steps if step.rule}
        for language in LANGUAGES:
            assert named <= {rule.id for rule in rulebook.rules(one.game, language)}

    def test_a_chapter_is_saved_and_read_again(self, one: lesson.Lesson) -> None:
        for table in check(one):
            again = read_record(table.saved())
            assert again.verify(table.game, table.cards) is not None
            assert again.to_text() == table.record.to_text()


def test_the_points_that_the_end_of_ecos_promises_are_those_that_come() -> None:
    """Cards are levelled anew from time to time, and what a lesson says of them in words must follow."""
    [one] = lesson.lessons("ecos")
    last = check(one)[-1]
    result = last.game.result(last.state)
    assert result is not None
    for language in LANGUAGES:
        text = lesson.told(one, language).chapters[-1].steps[-1].text
        assert sum(map(int, re.findall(r"\d+", text))) == result.scores[0].total, text


def test_progress_follows_from_the_record_and_goes_back_with_it() -> None:
    one = little()
    table, guided = table_of(one)
    assert guided.now(table).step == 0
    assert guided.taken(table) == ["rene"]
    table.answer(0, "rene")
    assert guided.now(table).step == 1
    assert table.undo(0)
    assert guided.now(table).step == 0


def test_an_answer_that_is_not_asked_for_leads_nowhere() -> None:
    """The script speaks of `Complete`; after a draw nothing may be completed (ECH-22)."""
    table, guided = table_of(little(LITTLE.replace('"place rene"', '"draw"').replace('"one"', '"two"')))
    table.answer(0, "draw")
    table.settle()
    assert guided.now(table).step == 1
    assert guided.taken(table) is None  # whatever is asked now, it is free


def test_a_sealed_answer_counts_once_it_is_opened() -> None:
    """ECO-R11: until all have answered it may be changed or taken back."""
    one = lesson.find("ecos", "first")
    assert one is not None
    table, guided = table_of(one)
    while table.state.asked < 0:
        table.answer(table.state.asked, guided.answer(table, table.state.asked) or "")
    table.answer(0, "lagoon sun")
    assert table.state.sealed[0] != NOTHING
    assert guided.now(table).step == 0
    table.answer(0, TAKE_BACK)
    table.answer(0, "grazing_plain sun")
    for seat in (1, 2):
        table.answer(seat, guided.answer(table, seat) or "")
    assert guided.now(table).step == 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('game = "revachol"', 'game = "chess"', '"game": there is no game "chess"'),
        ('id = "read"', 'id = "Read!"', 'step "Read!", "id"'),
        ('id    = "complete"', 'id = "place"', 'two steps are called "place"'),
        ('asks  = "Act"', "", '"asks" and "takes" belong together'),
        ('asks  = "Act"', 'asks = "Dance"', 'step "place", "asks": there is no question "Dance"'),
        ('"place rene"', '"place kim"', 'step "place", "takes": nothing of it may be said there'),
        ('"chance: gun', '"chance: kim', 'step "complete", "then": "kim is turned up" is no answer here'),
        ('"chance: gun', '"Cleo: gun', 'step "complete", "then": "Cleo: gun is turned up" must begin with one of'),
        ('["rene", "annette"]', '["rene", "rene"]', '"given": the table of the record cannot be laid out'),
        ("takes = ", "take = ", 'unknown field "take"'),
        ('id = "one"', "", "missing field: id"),
        ("[[chapter]]", "[[chapter", "little.toml: "),
        ('corps 1 completes gate"]', 'corps 1 completes gate"]\nrule = 3\nrulle = 1', 'unknown field "rulle"'),
    ],
)
def test_a_broken_lesson_says_where(old: str, new: str, told: str) -> None:
    assert old in LITTLE
    with pytest.raises(UserError, match=re.escape(told)) as raised:
        check(little(LITTLE.replace(old, new, 1)))
    assert "little.toml" in str(raised.value)


def test_a_line_that_is_never_said_is_found() -> None:
    with pytest.raises(UserError, match='"complete", "then": "draw" is never said'):
        check(little(LITTLE.replace('turned up"]', 'turned up", "Bo: draw", "Bo: draw"]')))


def test_missing_words_say_which(tmp_path: Path) -> None:
    (tmp_path / "little.toml").write_text(LITTLE, "utf-8")
    with pytest.raises(UserError, match="there are no words beside it"):
        lesson.told(lesson.read(tmp_path / "little.toml"), "fr")
    words = "lesson = L\none = One\none-read = Read\n    .text = Text\none-place = Place\n    .text = Text\n"
    (tmp_path / "little.en.ftl").write_text(words, "utf-8")
    with pytest.raises(UserError, match=r"little\.en\.ftl: there is no message one-place\.flag"):
        lesson.told(lesson.read(tmp_path / "little.toml"), "fr")


def test_a_lesson_may_bring_cards_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(registry.card_text("revachol").replace('name    = "house"', 'name = "mine"'))
    (tmp_path / "little.toml").write_text(LITTLE.replace("players", 'cards = "mine.toml"\nplayers', 1), "utf-8")
    one = lesson.read(tmp_path / "little.toml")
    assert one.card_set().name == "mine"
    assert len(check(one)) == 1
