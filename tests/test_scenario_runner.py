"""The scenario runner itself: what it accepts, what it refuses, and how it says so."""

from pathlib import Path
from typing import Any

import pytest

from tablee import registry
from tablee.core.codec import decode
from tablee.core.layout import facts
from tablee.core.stack import State
from tablee.errors import UserError
from tablee.scenario.read import Scenario, parse, read_all
from tablee.scenario.run import Failed, run

FILE = Path("tests/scenarios/revachol/made-up.toml")

HAND = """
[[scenario]]
title   = "Anna has two Allies in hand"
rules   = ["ECH-19"]
players = ["Anna", "Bo"]
given.Anna.hand  = ["lily", "roy"]
given.Anna.corps = [["annette"]]
given.Bo.hand    = ["mack"]
given.tasks      = ["lorries", "hardies", "tribunal"]
"""

EVENT = """
[[scenario]]
title   = "Both lose an Ally from the hand"
rules   = ["ECH-77"]
players = ["Anna", "Bo"]
cards.morale.logic = { dice = [1, 1], event = "hand" }
given.Anna.hand = ["lily", "roy"]
given.Bo.hand   = ["mack", "judit"]
given.morale    = ["drama", "logic"]
"""

TO_THE_LOSS = ["Anna: draw", "chance: Anna draws empathy", "chance: Anna rolls 2 3", "chance: Bo rolls 2 3"]


def one(text: str) -> Scenario:
    (scenario,) = parse(text, FILE)
    return scenario


def played(text: str, play: list[str], then: str) -> State:
    lines = ", ".join(f"'{line}'" for line in play)
    return run(one(f"{text}play = [{lines}]\n{then}\n"))


def failure(text: str, play: list[str], then: str) -> str:
    with pytest.raises(Failed) as caught:
        played(text, play, then)
    return str(caught.value)


# What is said.


def test_a_wrong_label_lists_the_legal_ones() -> None:
    message = failure(HAND, ["Anna: place kim"], 'then.next = "Bo"')
    assert message == (
        'tests/scenarios/revachol/made-up.toml:2: "Anna has two Allies in hand"\n'
        '  "Anna: place kim": that is no answer here.\n'
        '  Anna is asked (Act) and may say: "place lily", "place roy", "draw"'
    )


def test_names_stand_in_the_legal_labels_too() -> None:
    message = failure(HAND, ["Anna: draw", "chance: Bo draws kim"], 'then.next = "Bo"')
    assert '"chance: Bo draws kim": that is no answer here.' in message
    assert 'chance is asked (DrawCard) and may say: "Anna draws alain"' in message
    assert "in all)" in message  # of sixty outcomes some are enough


def test_who_is_not_asked_cannot_answer() -> None:
    assert "that is no answer here" in failure(HAND, ["Bo: draw"], 'then.next = "Bo"')


def test_who_is_not_at_the_table_cannot_speak() -> None:
    message = failure(HAND, ["Cleo: draw"], 'then.next = "Bo"')
    assert '"Cleo" is no player of it (players: Anna, Bo, or chance)' in message


def test_several_phrases_in_one_line_answer_several_questions() -> None:
    apart = played(HAND, ["Anna: place lily", "Anna: in a new corps"], 'then.next = "Bo"')
    game = registry.game("revachol")
    together = played(HAND, ["Anna: place lily in a new corps"], 'then.next = "Bo"')
    assert facts(game, together) == facts(game, apart)
    assert facts(game, together)["1"]["corps"] == [["annette"], ["lily"]]


def test_phrases_of_which_the_last_is_wrong_answer_nothing() -> None:
    message = failure(HAND, ["Anna: place lily in corps 7"], 'then.next = "Bo"')
    assert 'may say: "place lily", "place roy", "draw"' in message


def test_spaces_and_capitals_do_not_matter() -> None:
    played(HAND, ["Anna:  Place  LILY in  a new corps"], 'then.Anna.corps = [["annette"], ["lily"]]\nthen.next = "Bo"')


def test_chance_is_spoken() -> None:
    s = played(HAND, ["Anna: draw", "chance: Anna draws kim"], 'then.next = "Bo"')
    assert facts(registry.game("revachol"), s)["1"]["hand"] == ["lily", "roy", "kim"]


def test_chance_may_bring_anything() -> None:
    s = played(HAND, ["Anna: draw", "chance: anything"], 'then.next = "Bo"')
    assert len(facts(registry.game("revachol"), s)["1"]["hand"]) == 3


def test_only_chance_may_bring_anything() -> None:
    assert "that is no answer here" in failure(HAND, ["Anna: anything"], 'then.next = "Bo"')
    assert "that is no answer here" in failure(HAND, ["chance: anything"], 'then.next = "Bo"')


def test_sealed_answers_are_opened_together() -> None:
    sealed = [*TO_THE_LOSS, "Bo: lose mack"]
    played(EVENT, sealed, 'then.asked = "LoseCards"\nthen.next = "Anna"\nthen.Bo.hand = ["mack", "judit"]')
    opened = [*sealed, "Anna: lose roy", "chance: anything", "chance: Anna draws kim"]
    played(EVENT, opened, 'then.Anna.hand = ["lily", "kim"]\nthen.Bo.hand = ["judit"]\nthen.next = "Bo"')


def test_a_sealed_answer_may_be_taken_back_or_changed() -> None:
    back = [*TO_THE_LOSS, "Bo: lose mack", "Bo: take back"]
    played(EVENT, back, 'then.asked = ["LoseCards", "LoseCards"]\nthen.next = ["Anna", "Bo"]')
    changed = [*TO_THE_LOSS, "Bo: lose mack", "Bo: lose judit", "Anna: lose roy", "chance: anything"]
    played(EVENT, changed, 'then.asked = "DrawCard"\nthen.Bo.hand = ["mack"]')


def test_nothing_sealed_nothing_to_take_back() -> None:
    assert "that is no answer here" in failure(EVENT, [*TO_THE_LOSS, "Bo: take back"], 'then.next = "Anna"')


# What is then true.


def test_then_is_compared_only_where_it_speaks() -> None:
    played(HAND, ["Anna: draw", "chance: Anna draws kim"], 'then.Anna.points = []\nthen.next = "Bo"')


def test_everything_that_differs_is_told_at_once() -> None:
    then = 'then.next = "Anna"\nthen.Anna.hand = ["roy"]\nthen.Bo.hand = ["mack"]\nthen.deck_size = 1'
    message = failure(HAND, ["Anna: draw", "chance: Anna draws kim"], then)
    assert message.splitlines()[1:4] == [
        '  then.next: expected ["Anna"], found ["Bo"]',
        '  then.Anna.hand: expected ["roy"], found ["lily", "roy", "kim"]',
        "  then.deck_size: expected 1, found 59",
    ]
    assert "then.Bo.hand" not in message


def test_another_order_is_said_to_be_that() -> None:
    message = failure(HAND, [], 'then.next = "Anna"\nthen.Anna.hand = ["roy", "lily"]')
    assert 'expected ["roy", "lily"], found ["lily", "roy"] (the same, in another order)' in message


def test_a_zone_that_does_not_exist_fails() -> None:
    message = failure(HAND, [], 'then.next = "Anna"\nthen.Anna.hands = 2')
    assert "then.Anna.hands: there is nothing of that name (there is: hand, " in message


@pytest.mark.parametrize("then", ['then.Anna.hand = ["lily", "roy"]', 'then.options = ["Anna: draw"]'])
def test_a_question_left_open_must_be_mentioned(then: str) -> None:
    message = failure(HAND, [], then)
    assert "it ends at a question it does not mention (then.asked or then.next)" in message
    assert 'Anna is asked (Act) and may say: "place lily"' in message


def test_asked_is_compared() -> None:
    played(HAND, ["Anna: place lily"], 'then.asked = "PutInCorps"')
    message = failure(HAND, ["Anna: place lily"], 'then.asked = "Complete"')
    assert 'then.asked: expected ["Complete"], found ["PutInCorps"]' in message


def test_options_and_what_is_none() -> None:
    then = 'then.next = "Anna"\nthen.options = ["Anna: place lily in corps 1"]\nthen.not_options = ["Bo: draw"]'
    played(HAND, [], then)
    message = failure(HAND, [], 'then.next = "Anna"\nthen.options = ["Anna: place kim"]')
    assert 'then.options: "Anna: place kim" should be legal and is not' in message
    message = failure(HAND, [], 'then.next = "Anna"\nthen.not_options = ["Anna: draw"]')
    assert 'then.not_options: "Anna: draw" should be refused and is not' in message


def test_all_options() -> None:
    played(HAND, [], 'then.next = "Anna"\nthen.all_options.Anna = ["draw", "place roy", "place lily"]')
    played(HAND, [], 'then.next = "Anna"\nthen.all_options.Bo = []')
    message = failure(HAND, [], 'then.next = "Anna"\nthen.all_options.Anna = ["draw"]')
    assert 'then.all_options.Anna: expected ["draw"], found ["draw", "place lily", "place roy"]' in message


def test_why_not_is_the_id_of_a_rule() -> None:
    played(HAND, [], 'then.next = "Anna"\nthen.why_not."Anna: pass" = "ECH-20"')
    message = failure(HAND, [], 'then.next = "Anna"\nthen.why_not."Anna: pass" = "ECH-19"')
    assert 'then.why_not "Anna: pass": expected "ECH-19", found "ECH-20"' in message
    message = failure(HAND, [], 'then.next = "Anna"\nthen.why_not."Anna: place lily in corps 1" = "ECH-34"')
    assert "should be refused and is not" in message


def test_views_and_names_in_them() -> None:
    then = 'then.next = "Anna"\nthen.view.Bo.turn = "Anna"\nthen.view.Bo.players.Anna.hand = ["?", "?"]'
    played(HAND, [], then)
    message = failure(HAND, [], 'then.next = "Anna"\nthen.view.Bo.turn = "Bo"')
    assert 'then.view.Bo.turn: expected "Bo", found "Anna"' in message
    message = failure(HAND, [], 'then.next = "Anna"\nthen.view.spectator.players.Bo.hand = ["mack"]')
    assert 'then.view.spectator.players.Bo.hand: expected ["mack"], found ["?"]' in message


def test_names_become_seats_as_keys_and_as_values() -> None:
    played(HAND + 'given.turn = "Bo"\n', [], 'then.next = "Bo"\nthen.turn = "Bo"\nthen.Bo.hand_size = 1')
    message = failure(HAND + 'given.turn = "Bo"\n', [], 'then.next = "Bo"\nthen.turn = "Anna"')
    assert 'then.turn: expected "Anna", found "Bo"' in message


def test_the_winner_and_the_places() -> None:
    text = """
[[scenario]]
title   = "Nobody can do anything"
rules   = ["ECH-R18"]
players = ["Anna", "Bo"]
cards.task.bed.points = 2
given.deck         = []
given.Bo.completed = ["bed"]
"""
    played(text, [], 'then.winner = "Bo"\nthen.places = [2, 1]')
    assert 'then.winner: expected ["Anna"], found ["Bo"]' in failure(text, [], 'then.winner = "Anna"')
    assert "then.places: expected [1, 2], found [2, 1]" in failure(text, [], "then.places = [1, 2]")
    assert "Nobody is asked anything: the game is over." in failure(text, [], 'then.winner = "Anna"')


# What is given.


def test_without_given_it_begins_at_the_first_card_of_the_set_up() -> None:
    text = '[[scenario]]\ntitle = "Fresh"\nrules = ["ECH-10"]\nplayers = ["Anna", "Bo"]\n'
    played(text, ["chance: bed is turned up"], 'then.asked = "RefillTasks"\nthen.tasks = ["", "", "bed"]')


def test_cards_that_are_not_right_are_told() -> None:
    message = failure(HAND + 'cards.ally.lily.symbols = ["pink"]\n', [], 'then.next = "Anna"')
    assert "its cards are not right: " in message
    assert "pink" in message


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('given.Anna.pocket = ["kim"]', "pocket"),
        ('given.Cleo.hand = ["kim"]', "Cleo"),
        ('given.discard = ["lily"]', '"lily" is no card of this set, or is mentioned twice'),
        ('given.discard = ["nobody"]', "nobody"),
        ("given.discard = 3", "the table cannot be laid out"),
        ('options.speed = "fast"', "options.speed: no such option or value"),
        ('options.open_scores = "perhaps"', "options.open_scores: no such option or value"),
    ],
)
def test_a_table_that_cannot_be_laid_out(line: str, told: str) -> None:
    assert told in failure(f"{HAND}{line}\n", [], 'then.next = "Anna"')


def test_too_many_players() -> None:
    text = HAND.replace('["Anna", "Bo"]', '["Anna", "Bo", "Cleo", "Dan", "Eva"]')
    assert "the table cannot be laid out: 2 to 4 players, not 5 (ECH-R01)" in failure(text, [], 'then.next = "Anna"')


def test_a_rule_that_does_not_exist_fails() -> None:
    scenario = one(f'{HAND}then.next = "Anna"')
    run(scenario)
    run(scenario, {"ECH-19"})
    with pytest.raises(Failed, match="there is no rule ECH-19 in docs/rules"):
        run(scenario, {"ECH-20"})


# Saved and loaded.


def test_every_question_is_met_by_a_table_that_was_saved_and_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[list[str]] = []

    def noted(game: Any, saved: Any, cards: Any) -> State:
        s = decode(game, saved, cards)
        met.append([decision.verb for decision in game.pending(s)])
        return s

    monkeypatch.setattr("tablee.scenario.run.decode", noted)
    played(HAND, ["Anna: place lily in a new corps", "Bo: draw", "chance: anything"], 'then.next = "Anna"')
    assert met == [["Act"], ["PutInCorps"], ["Act"], ["DrawCard"], ["Act"]]


def test_a_table_that_is_not_the_same_after_loading_fails(monkeypatch: pytest.MonkeyPatch) -> None:

    def forgetful(game: Any, saved: Any, cards: Any) -> State:
        saved["zones"]["2"]["hand"] = []
        return decode(game, saved, cards)

    monkeypatch.setattr("tablee.scenario.run.decode", forgetful)
    message = failure(HAND, ["Anna: draw"], 'then.asked = "DrawCard"')
    assert 'at "Anna: draw": a table saved here and opened again is not the same' in message


# Reading files.


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[scenario]]\ntitle = 3 4", "made-up.toml: "),
        ('title = "no scenario"', 'unknown field "title"'),
        ('game = "revachol"', "there is no [[scenario]] in it"),
        (f'{HAND}expect.next = "Anna"', 'unknown field "expect" (fields: title, rules, players, '),
        (HAND, "missing field: then"),
        (HAND.replace('title   = "Anna has two Allies in hand"\n', "") + 'then.next = "Anna"', "missing field: title"),
        (HAND.replace('["ECH-19"]', "[]") + 'then.next = "Anna"', "names no rule or expects nothing"),
        (f"{HAND}then = {{}}", "names no rule or expects nothing"),
        (HAND.replace('["ECH-19"]', '"ECH-19"') + 'then.next = "Anna"', '"rules" is a list of texts'),
        (HAND.replace('["ECH-19"]', '["ECH-19", "ECH-19"]') + 'then.next = "Anna"', '"rules" names something twice'),
        (f'{HAND}play = [1]\nthen.next = "Anna"', '"play" is a list of texts'),
        (f'{HAND}play = ["draw"]\nthen.next = "Anna"', '"draw" does not say who speaks'),
        (f'{HAND}then = "Anna"', '"then" is a table'),
    ],
)
def test_a_file_that_cannot_be_read(text: str, told: str) -> None:
    with pytest.raises(UserError) as caught:
        parse(text, FILE)
    assert told in str(caught.value)
    assert str(FILE) in str(caught.value)


def test_a_mistake_names_the_line_of_its_scenario() -> None:
    text = f'{HAND}then.next = "Anna"\n{HAND}then.next = "Anna"\n'
    first, second = parse(text, FILE)
    assert text.splitlines()[first.line - 1] == text.splitlines()[second.line - 1] == "[[scenario]]"
    assert first.line < second.line


def test_the_game_is_that_of_the_folder_or_of_the_first_line() -> None:
    text = f'{HAND}then.next = "Anna"\n'
    assert one(text).game == "revachol"
    (elsewhere,) = parse(f'game = "revachol"\n{text}', Path("puzzles/monday.toml"))
    assert elsewhere.game == "revachol"
    (unnamed,) = parse(text, Path("puzzles/monday.toml"))
    with pytest.raises(UserError, match="puzzles"):
        run(unnamed)


def test_files_and_folders(tmp_path: Path) -> None:
    folder = tmp_path / "revachol"
    folder.mkdir()
    for name in ("b", "a"):
        (folder / f"{name}.toml").write_text(f'{HAND}then.next = "Anna"\n', encoding="utf-8")
    assert [Path(found.path).name for found in read_all([tmp_path])] == ["a.toml", "b.toml"]
    assert len(read_all([folder / "a.toml", folder])) == 3
    with pytest.raises(UserError, match="no such file or folder"):
        read_all([tmp_path / "c.toml"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(UserError, match="no scenario in"):
        read_all([tmp_path / "empty"])
