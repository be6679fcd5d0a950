"""The coach: the same record, the same words; luck apart from play; hints in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tablee import bots, registry
from tablee.bots.coach import BETTER_BY, GOOD, MARKS, Annotator
from tablee.bots.summary import summary, told
from tablee.cli.main import app
from tablee.core.chance import Seeded
from tablee.core.codec import digest
from tablee.core.printed import LANGUAGES
from tablee.core.stack import CHANCE, State
from tablee.core.table import Table
from tablee.text import Texts
from tests.session import PLAYERS, Play, new_table

OPTIONS = {"ecos": {"goal": "60"}}
GAMES = registry.GAMES


def played(game: str, names: tuple[str, ...], seed: int) -> Table:
    """A whole game that bots played."""
    table = new_table(game, [f"bot:{name}" for name in names], seed, OPTIONS.get(game))
    table.settle()
    rules, rng = table.game, Seeded(seed)
    players = [bots.make(name, rules) for name in names]
    while pending := rules.pending(table.state):
        seat = pending[0].seat
        table.answer(seat, players[seat].choose(table.state, seat, rng))
        table.settle()
    return table


@pytest.fixture(scope="module")
def game() -> Table:
    return played("revachol", ("greedy", "easy"), 3)


@pytest.fixture(scope="module")
def found(game: Table) -> dict[str, Any]:
    return summary(game.game, game.cards, game.record, Annotator(game.game, game.cards, game.record, 1).notes())


def test_luck_and_play_make_the_whole_way(game: Table, found: dict[str, Any]) -> None:
    result = game.game.result(game.state)
    assert result is not None
    totals = [score.total for score in result.scores]
    for own in found["seats"]:
        assert own["luck"] + own["play"] == pytest.approx(own["end"] - own["start"], abs=0.2)
        points = own["points"]
        assert points["margin"] == totals[own["seat"]] - totals[1 - own["seat"]]
        assert points["luck"] + points["play"] == points["margin"]
        assert own["decisions"] == len(own["curve"]) > 20
        assert len(own["moments"]) <= 3
        assert sum(own["marks"].values()) <= own["decisions"]
    first, second = found["seats"]
    assert first["luck"] == pytest.approx(-second["luck"], abs=1.0)  # what is good for one is bad for the other


def test_marks_follow_from_what_was_lost(found: dict[str, Any]) -> None:
    least = {mark: 100 * loss for loss, mark in MARKS}
    for note in found["notes"]:
        if note.get("mark", "").startswith("?"):
            assert note["loss"] >= least[note["mark"]] - 0.1
            assert note["best"] != note["answer"]
            assert note["best_chance"] >= note["chance"]


@pytest.fixture(scope="module")
def praised() -> tuple[Table, dict[str, Any]]:
    """A game in which there is a very good answer."""
    game = played("elekt", ("standard", "random"), 5)
    notes = Annotator(game.game, game.cards, game.record, 1).notes()
    return game, summary(game.game, game.cards, game.record, notes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_very_good_answer_is_better_than_the_next(praised: tuple[Table, dict[str, Any]], language: str) -> None:
    game, found = praised
    (note,) = [note for note in found["notes"] if note.get("mark") == GOOD]
    assert note["gain"] >= 100 * BETTER_BY
    assert note["gain"] > note["error"]
    assert note["gain"] == pytest.approx(note["chance"] - note["next_chance"], abs=0.11)
    assert (note["loss"], "best" in note) == (0, False)
    said = told(game.game, game.cards, game.record, found, Texts(language, "elekt", game.cards))
    (spoken,) = [each for each in said["notes"] if each["mark"] == GOOD]
    assert (spoken["gain"], spoken["next_chance"]) == (note["gain"], note["next_chance"])
    assert spoken["next"] != spoken["answer"]
    assert spoken["why"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_words(game: Table, found: dict[str, Any], language: str) -> None:
    texts = Texts(language, "revachol", game.cards)
    said = told(game.game, game.cards, game.record, found, texts)
    for own in said["seats"]:
        assert len(own["says"]) == 4
        assert any(own["player"] in sentence for sentence in own["says"])
        for moment in own["moments"]:
            assert moment["answer"] in moment["played"]
            assert moment["best"] in moment["better"]
            assert moment["why"]
            for answer, slots in ((moment["answer"], moment["slots"]), (moment["best"], moment["best_slots"])):
                assert "card" not in slots or texts.card(slots["card"]) in answer
    marked = [note for note in said["notes"] if "best" in note]
    assert any(note["slots"] != note["best_slots"] for note in marked)  # what the page draws on the table


@pytest.mark.parametrize("key", GAMES)
def test_a_decision_is_scored_from_what_its_player_knew(key: str) -> None:
    """The same note in another world that the seat cannot tell apart."""
    table = played(key, ("random", "random"), 5)
    rules, record = table.game, table.record
    annotator = Annotator(rules, table.cards, record, 1)
    s: State = record.new_state(rules, table.cards)
    compared = altered = 0
    for number, (seat, answer) in enumerate(record.answers[:60]):
        if seat != CHANCE and len(rules.options_of(s, seat)) > 1 and number % 7 == 0 and compared < 4:
            world = rules.shuffle_unknown(s, seat, Seeded(number))
            here, there = (annotator.compare(each, seat, answer, number) for each in (s, world))
            assert (here.chance, here.best.answer) == (there.chance, there.best.answer)
            compared += 1
            altered += digest(rules, world) != digest(rules, s)
        rules.apply(s, seat, answer)
    assert compared
    assert altered or key == "ecos"  # there nothing need be hidden yet


def test_parts_are_the_whole(game: Table) -> None:
    """Workers are asked for a few answers at a time; one that comes new to a game finds the same."""
    whole = Annotator(game.game, game.cards, game.record, 1).notes(0, 24)
    at_once = Annotator(game.game, game.cards, game.record, 1)
    parts = [note for start in range(0, 24, 3) for note in at_once.notes(start, start + 3)]
    late = Annotator(game.game, game.cards, game.record, 1).notes(18, 24)
    assert whole == parts
    assert late == [note for note in whole if note["move"] >= 18]


def test_the_same_record_gives_the_same_bytes(
    game: Table, found: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a file as from the table itself."""
    file = tmp_path / "game.json"
    file.write_text(game.saved(), "utf-8")
    asked = ["record", "annotate", str(file), "--playouts", "1"]
    out = CliRunner().invoke(app, [*asked, "--json"])
    assert out.exit_code == 0, out.output
    assert out.stdout == json.dumps(found, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"
    assert json.loads(out.stdout)["players"] == list(PLAYERS[:2])

    def as_before(self: Annotator, first: int, upto: int) -> list[dict[str, Any]]:
        return [note for note in found["notes"] if first <= note["move"] < upto]

    monkeypatch.setattr(Annotator, "notes", as_before)
    words = CliRunner().invoke(app, [*asked, "--seat", "2", "--lang", "fr"])
    assert words.exit_code == 0
    assert "Bo" in words.stdout
    assert "Anna" not in words.stdout
    assert "jeu" in words.stdout


def test_the_coach_waits_for_the_end(game: Table, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    file.write_text(game.record.copy(len(game.record.answers) // 2).to_text(), "utf-8")
    refused = CliRunner().invoke(app, ["record", "annotate", str(file)])
    assert refused.exit_code != 0
    assert "not over" in str(refused.exception) + refused.output


def test_luck_is_nothing_on_average() -> None:
    """For every answer of chance the mean over what it could have said is taken away: measured over what it does say,
    often, nothing is left."""
    table = played("revachol", ("random", "random"), 2)
    rules, record = table.game, table.record
    annotator = Annotator(rules, table.cards, record, 1)
    at = next(i for i, (seat, _) in enumerate(record.answers) if seat == CHANCE and i > 30)
    annotator.notes(at, at)
    assert annotator.at == at
    lucks: list[float] = []
    for number in range(60):
        answer = rules.sample(annotator.state, Seeded(1000 + number))
        note = annotator._luck(answer)
        lucks.append(note["luck"][0] if note else 0.0)
    spread = (sum(one**2 for one in lucks) / len(lucks)) ** 0.5
    assert abs(sum(lucks) / len(lucks)) <= max(0.1, spread)


@pytest.mark.parametrize(("lang", "key", "follows"), [("en", "h", "h h"), ("ru", "р", "р р")])
def test_a_hint_in_the_terminal(tmp_path: Path, lang: str, key: str, follows: str) -> None:
    """The answers have the numbers that can be typed; nothing is answered by asking."""
    play = Play("elekt", tmp_path / "game.json", ["human", "bot:random"], 4, lang)
    texts = Texts(lang, "elekt")
    before = play.play()
    shown = play.play(key, follows)[len(before) :]
    assert f"{texts.say('per-cent', number=1)[1:]}" in shown
    assert texts.say("hint-line") in " ".join(shown.split())
    assert not any(seat == 0 for seat, _ in play.sitting.table.record.answers)
