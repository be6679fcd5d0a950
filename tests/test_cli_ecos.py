"""The table of Ecos in the terminal: the map with its numbers, cards with their cubes, resolutions, sealed answers."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee import registry
from tablee.bots.greedy import Greedy
from tablee.cli import main
from tablee.cli.play import PROMPT, Sitting
from tablee.cli.screens.ecos_faces import letters
from tablee.cli.show import screen_for
from tablee.cli.terminal import Terminal
from tablee.core.chance import Seeded
from tablee.core.event import UNKNOWN
from tablee.core.phrase import Phrase
from tablee.core.record import read_record
from tablee.text import LANGUAGES, Texts
from tests.session import Keyboard, Play, new_table

pytestmark = pytest.mark.each_value(together=__name__)

GAME = registry.game("ecos")
CARDS = registry.house_cards("ecos")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TERM", "xterm-256color")
    return tmp_path / "game.json"


def screen(lang: str = "en", players: int = 2, signs: bool = True) -> Any:
    names = ["Anna", "Bo", "Cleo", "Dima", "Eve", "Finn"][:players]
    return screen_for("ecos", CARDS, Texts(lang, "ecos", CARDS), names, ["human"] * players, signs)


def tile(q: int, r: int, terrain: str, **more: Any) -> dict[str, Any]:
    return {"q": q, "r": r, "terrain": terrain, "mountain": False, "forests": 0, "animals": {}, **more}


def view_with(*tiles: Mapping[str, Any]) -> dict[str, Any]:
    """A view of a new table with this land instead of its own."""
    table = new_table("ecos", ["human", "human"], 1)
    table.settle()
    return {**GAME.view(table.state, 0), "land": list(tiles)}


def drawn(
    view: Mapping[str, Any], options: list[str], width: int = 80, tall: bool = True, lang: str = "en"
) -> list[str]:
    """The map with these cells to choose from, and the list of them."""
    phrases = [Phrase("say-place", {"piece": "mountain", "cell": cell}) for cell in options]
    lines, count = screen(lang).answers(phrases, view, width, tall)
    assert count == len(options)
    return [text.plain for text in lines]


# --- The map -------------------------------------------------------------------------------------------------


def test_a_row_lies_half_a_tile_to_the_right_of_the_one_above() -> None:
    """ECO-90, ECO-R77: tiles that share a side stand beside or half above one another."""
    lines = drawn(view_with(tile(0, 0, "grassland"), tile(1, 0, "desert"), tile(0, 1, "water")), [])
    assert lines[:4] == [
        "│G       0,0│D       1,0│",
        "│           │           │",
        "      │W       0,1│",
        "      │           │",
    ]
    assert lines[4:] == ["  W Water  G Grassland  D Desert"]


def test_a_tile_shows_its_features_and_counts_its_animals() -> None:
    """ECO-98, ECO-106: a mountain, each forest, and how many of which animal."""
    own = tile(0, 0, "grassland", mountain=True, forests=2, animals={"antelope": 3, "lion": 1})
    lines = drawn(view_with(own), ["0,0"])
    assert lines[:2] == ["│G^**    0,0│", "│a3l     [1]│"]
    assert lines[2] == "  W Water  G Grassland  D Desert  ^ Mountain  * Forest  a Antelope 3  l Lion 1"
    low = drawn(view_with(own), ["0,0"], tall=False)
    assert low[0] == "│G^**a3l [1]│"


def test_free_cells_that_may_be_chosen_are_on_the_map_with_their_numbers() -> None:
    """ECO-90: a new tile goes to a free cell beside another; its number stands where it would lie."""
    lines = drawn(view_with(tile(0, 0, "water")), ["0,-1", "1,0"])
    assert lines[:4] == [
        "┊       0,-1┊",
        "┊        [1]┊",
        "      │W       0,0│        1,0┊",
        "      │           │        [2]┊",
    ]
    assert "  1 Mountain at 0,-1    2 Mountain at 1,0" in lines


def test_two_answers_about_one_cell_are_both_on_it() -> None:
    """ECO-R54: a tile that may become one or the other."""
    phrases = [Phrase("say-replace", {"piece": kind, "cell": "0,0"}) for kind in ("water", "desert")]
    lines, _ = screen().answers(phrases, view_with(tile(0, 0, "grassland")), 80, True)
    assert lines[1].plain == "│      [1/2]│"
    assert "  2 0,0 becomes: Desert" in lines[-1].plain


def test_wide_maps_have_narrow_tiles_and_tall_ones_low_tiles() -> None:
    long = drawn(view_with(*[tile(q, 0, "water") for q in range(10)]), ["9,0"])
    assert cell_len(long[0]) <= 80
    assert long[1].endswith("[1]│")
    high = drawn(view_with(*[tile(-r // 2, r, "water") for r in range(14)]), ["-7,13"])
    assert len([text for text in high if "│" in text]) == 14
    assert any(text.endswith("[1]│") for text in high)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_pieces_are_never_the_same(lang: str) -> None:
    shown = screen(lang).choices.map
    assert len(set(shown.terrains.values())) == 3
    assert len(set(shown.animals.values())) == len(shown.animals) == 11
    short = screen(lang).faces.short
    assert len(set(short.values())) == len(short) == 8
    assert letters(["ab", "ab", "ab"]) == ["a", "b", "c"]


@pytest.mark.parametrize("width", [80, 120])
def test_every_legal_cell_has_its_number_on_the_map(path: Path, width: int) -> None:
    """ECO-R29: the cells that are offered are the ones that are numbered, each once."""
    play = Play("ecos", path, ["human", "bot:random"], 5, width=width)
    table = play.sitting.table
    rng = Seeded(1)
    compared = 0

    def look(text: str) -> None:
        nonlocal compared
        decision = GAME.decision_of(table.state, 0)
        assert decision is not None
        if decision.verb in ("PlacePiece", "MoveTo"):
            marks = [int(number) for number in re.findall(r"\[(\d+)\][│┊ ]", text)]
            assert sorted(marks) == list(range(1, len(decision.options) + 1))
            compared += 1
        play.typed.insert(0, str(1 + rng.below(len(decision.options))) if compared < 6 else "q")

    play.looks.append(look)
    play.play()
    assert compared == 6


# --- The rest of the table -----------------------------------------------------------------------------------


def test_token_bag_dials_points_and_cubes_are_on_the_table(path: Path) -> None:
    """ECO-166: all of this is open information."""
    play = Play("ecos", path, ["human", "bot:random", "bot:random"], 4)
    table = play.sitting.table
    asked: list[str] = []
    play.looks.append(asked.append)
    play.play("1", "1", "1")
    text = asked[-1]
    view = GAME.view(table.state, 0)
    last = play.sitting.texts.say(f"symbol-{view['drawn'][-1]}")
    assert re.search(rf"^Drawn in this round  .*▸{last}$", text, re.MULTILINE)
    assert f"Element bag {sum(view['bag'].values())}  Sun {view['bag']['sun']}" in text
    for seat, player in enumerate(view["players"]):
        dial = "●" * player["dial"] + "○" * (3 - player["dial"])
        facts = f"cubes {player['available']} · Dial {dial} · {player['score']}/80"
        assert re.search(rf"{['Anna', 'Bo', 'Cleo'][seat]} .*{facts}", text)
        for own in player["active"]:
            cubes = ["■" if filled else "□" for filled in own["cubes"]]
            words = [play.sitting.texts.say(f"symbol-{slot}") for slot in own["slots"]]
            slots = " ".join if seat == 0 else "".join
            named = words if seat == 0 else [word[0] for word in words]
            assert slots(cube + word for cube, word in zip(cubes, named, strict=True)) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_of_own_cards_are_in_the_language_of_the_reader(path: Path, lang: str) -> None:
    play = Play("ecos", path, ["human", "bot:random"], 4, lang)
    shown = " ".join(play.play().split())
    texts = play.sitting.texts
    active = GAME.view(play.sitting.table.state, 0)["players"][0]["active"]
    assert len(active) >= 3
    for own in active[:3]:
        assert texts.lines(own["card"])[0] in shown


def test_who_has_chosen_is_shown_and_never_what(path: Path) -> None:
    """ECO-44, ECO-168: answers are sealed until the last is in."""
    seen: list[set[str]] = []
    for answer in ("1", "2"):  # two worlds that differ in the first one's sealed answer only
        play = Play("ecos", path, ["human", "human", "human"], 9)
        screens: list[str] = []
        play.looks.append(screens.append)
        play.play("", answer, "")
        table = play.sitting.table
        (sealed,) = [seat for seat, kind in enumerate(table.state.sealed) if kind]
        assert re.search(rf"{['Anna', 'Bo', 'Cleo'][sealed]} .*✓ has chosen", screens[-1])
        assert screens[-1].count("✓ has chosen") == 1
        seen.append({screens[-1]})
    assert seen[0] == seen[1]


def test_a_resolution_is_told_line_by_line(path: Path) -> None:
    """ECO-55, ECO-56, ECO-57, ECO-58: the card, what it says, and what each line did."""
    play = Play("ecos", path, ["human", "bot:random", "bot:random"], 6)
    table, texts = play.sitting.table, play.sitting.texts
    rng = Seeded(2)
    shown: list[str] = []

    def look(text: str) -> None:
        shown.append(text)
        decision = GAME.decision_of(table.state, 0)
        assert decision is not None
        play.typed.insert(0, str(1 + rng.below(len(decision.options))) if len(shown) < 90 else "q")

    play.looks.append(look)
    play.play()
    found = " ".join("".join(shown).split())
    events = [event for events in table.events for event in events]
    before_last = events[: max(i for i, event in enumerate(events) if event.kind == "token")]
    kinds = {event.kind for event in before_last}
    assert {"eco", "placed", "scored", "turned"} <= kinds
    for event in before_last:
        if event.kind == "eco":
            name = ["Anna", "Bo", "Cleo"][event.seat]
            effects = " · ".join(texts.lines(event.card))
            assert f"ECO! {name} · {texts.card(event.card)} ━" in found
            assert " ".join(effects.split()) in found
        elif event.kind == "placed":
            assert f"→ {texts.say(f'symbol-{event.piece}')} at {event.cell}" in found


def test_cards_and_piles_can_be_looked_at(path: Path) -> None:
    """ECO-R70: discard pile, row and supply lie open."""
    play = Play("ecos", path, ["human", "bot:random"], 3)
    text = play.play("c grazing", "d", "g", "?", "? 1", "l", "c")
    assert "Grazing Plain  Brown back · grazing_plain" in text
    cards: Any = CARDS
    own = cards.cards["grazing_plain"]
    words = " ".join("□" + play.sitting.texts.say(f"symbol-{('sun', 'water', 'grass')[slot]}") for slot in own.slots)
    assert f"Slots {words}   Leaves {own.leaves}" in text
    for told in play.sitting.texts.lines("grazing_plain"):
        assert f"› {told}" in text
    supply = GAME.view(play.sitting.table.state, 0)["supply"]
    assert f"  Land {supply['land']} · Water {supply['water']} · Mountain {supply['mountain']}" in text
    assert "Discard pile: 0" in text
    assert "To type: " in text


def test_nothing_is_wider_than_the_terminal(path: Path) -> None:
    for width in (40, 60, 80, 100, 120):
        play = Play("ecos", path, ["human", "bot:random", "bot:random", "bot:random"], 7, width=width)
        for text in play.play(*["d", "l", "g", "?", "c a"], *["1", "2"] * 12).splitlines():
            assert cell_len(text) <= width or str(path) in text, text


def test_a_terminal_without_the_signs_gets_letters(path: Path) -> None:
    class Ascii(io.StringIO):
        encoding = "ascii"

    out = Ascii()
    console = Console(file=out, width=80, color_system=None, legacy_windows=False)
    typed = iter(["1", "1", "2", "d", "q"])
    terminal = Terminal(console, Keyboard(lambda: next(typed)))
    table = new_table("ecos", ["human", "bot:random", "bot:random"], 3)
    Sitting(table, Texts("en", "ecos", CARDS), terminal, path).play()
    out.getvalue().replace("“", "").replace("”", "").encode("ascii")
    assert re.search(r"\|G +\d,\d\|", out.getvalue())
    assert "_Sun" in out.getvalue()


# --- Whole games, saving, the shared keyboard ----------------------------------------------------------------


def has_a_piece_to_place(state: Any, seat: int) -> bool:
    decision = GAME.decision_of(state, seat)
    return decision is not None and decision.verb == "PlacePiece"


def played_to_its_end(play: Play, seed: int) -> tuple[str, set[str]]:
    """The screens of the beginning and of the end of a game, from 48 points and a piece that seat 0 places on, and what
    seat 0 was asked then. Nothing if the game was over before that.
    """
    play.play("?", "? 1", "l", "d", "g", "c a", "c", *["1"] * 6)
    table, bot, rng = play.sitting.table, Greedy(GAME), Seeded(seed)
    state: Any = table.state
    while max(state.scores) < 48 or not has_a_piece_to_place(state, 0):
        if GAME.result(state) is not None:
            return "", set()
        table.answer(state.asked, bot.choose(state, state.asked, rng))
        table.settle()
        state = table.state
    verbs: set[str] = set()

    def look(text: str) -> None:
        decision = GAME.decision_of(table.state, 0)
        assert decision is not None
        verbs.add(decision.verb)
        play.typed.insert(0, str(1 + decision.options.index(bot.choose(table.state, 0, rng))))

    play.looks.append(look)
    return play.play(), verbs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_game_to_its_end_in_eighty_columns_without_colours(path: Path, lang: str) -> None:
    """ECO-160, ECO-162: the beginning, then the last rounds of a game to 60 points: every screen, and the scores.

    In between everybody answers without a screen, and seeks points: a random game has six times the screens, and each
    saves a longer game. Which game leads to a piece to place does not depend on one card set: the first one that does
    is taken.
    """
    for seed in range(12, 32):
        saved = path.with_name(f"game-{seed}.json")
        play = Play("ecos", saved, ["human", "bot:greedy", "bot:greedy"], seed, lang, options={"goal": "60"})
        out, verbs = played_to_its_end(play, seed)
        if {"Respond", "PlacePiece"} <= verbs:
            path = saved
            break
    else:
        pytest.fail("in none of the games seat 0 answered and placed a piece near the end")
    assert "\x1b" not in out
    for text in out.splitlines():
        assert cell_len(text) <= 80 or str(path) in text, text
    texts = play.sitting.texts
    end = out[out.index(texts.say("final-scores")) :]
    record = read_record(path.read_text(encoding="utf-8"))
    result = GAME.result(record.verify(GAME, CARDS))
    assert result is not None
    for score in result.scores:
        assert re.search(rf"{score.place}\. {record.players[score.seat]} .* {score.total}$", end, re.MULTILINE)
        assert f"{texts.say('score-blue')} {score.parts['blue']}" in end
    assert texts.say("winner", player=record.players[result.winners()[0]]) in end


def test_a_game_is_saved_after_every_answer_and_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = Play("ecos", path, ["human", "bot:random"], 3)
    first = play.play(*["1"] * 8)
    assert "record continue" in first
    record = read_record(path.read_text())
    assert sum(seat == 0 for seat, _ in record.answers) == 8
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
    assert main.run(["record", "continue", str(path)]) == 0
    assert "Ecos: First Continent  Round" in capsys.readouterr().out
    again = read_record(path.read_text())
    assert again.answers[: len(record.answers)] == record.answers
    assert sum(seat == 0 for seat, _ in again.answers) == 10
    again.verify(GAME, CARDS)


def test_drafted_cards_of_others_are_not_shown_at_a_shared_keyboard(path: Path) -> None:
    """ECO-29, ECO-33, ECO-167: packs and kept cards are for their owner alone."""
    play = Play("ecos", path, ["human", "human", "human"], 8, clears=True, options={"decks": "draft"})
    sitting = play.sitting
    state: Any
    looked = 0

    def look(text: str) -> None:
        nonlocal looked, state
        if not text.endswith(PROMPT):
            return
        state = sitting.table.state
        seat = sitting.shown_to
        assert seat is not None
        left = play.out.getvalue().split("\x1b[3J")[-1]
        told = {str(fact["card"]) for fact in sitting.show.seen(seat) if fact.get("card", UNKNOWN) != UNKNOWN}
        zones = (state.hands, state.packs, state.picked)
        mine = told | {card for zone in zones for card in zone[seat]}
        hidden = {card for zone in zones for other in range(3) if other != seat for card in zone[other]} - mine
        for name in sorted((sitting.texts.card(card) for card in mine), key=len, reverse=True):
            left = left.replace(name, "")
        assert hidden
        assert [card for card in hidden if sitting.texts.card(card) in left] == []
        looked += 1

    play.looks.append(look)
    play.play(*[line for _ in range(40) for line in ("", "1")])
    assert looked > 30
