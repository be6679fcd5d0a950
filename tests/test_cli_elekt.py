"""The table of Elekt in the terminal: zones with their tallies, the table of answers, clashes, the Coalition."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee import registry
from tablee.cli.play import Sitting
from tablee.cli.show import screen_for
from tablee.cli.terminal import Terminal
from tablee.core.chance import Seeded
from tablee.core.layout import from_layout
from tablee.core.stack import NOBODY
from tablee.text import LANGUAGES, Texts
from tests.session import Keyboard, Play, new_table

pytestmark = pytest.mark.each_value(together=__name__)

GAME = registry.game("elekt")
CARDS = registry.house_cards("elekt")
FIXTURE: Final = {
    "base": {
        "acolyte": {"symbols": ["mysticism", "authority"]},
        "nameless": {"symbols": ["mysticism", "duplicity"]},
        "dignitary": {"symbols": ["duplicity", "authority"]},
        "assassin": {"symbols": ["brutality", "brutality"]},
    },
    "elite": {
        "confessor": {"symbols": ["duplicity", "duplicity", "authority"], "lines": []},
        "ecclesiastic": {"symbols": ["authority", "authority"], "lines": []},
        "herald_of_the_scourge": {"symbols": ["mysticism", "mysticism", "authority"], "lines": []},
    },
    "skirmish": {"amber_caravan": {"lines": []}},
    "machination": {
        "feast_of_fools": {"lines": ["while here: this is won by the fewest authority"]},
        "masked_ball": {"lines": ["while here: this is won by the most duplicity"]},
        "quiet_tribunal": {"lines": ["while here: tied authority goes to the lowest rank"]},
        "silent_conclave": {"lines": ["while here: mysticism is not resolved"]},
    },
}
"""Values that these tests count on; the house set may be tuned."""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TERM", "xterm-256color")
    return tmp_path / "game.json"


def drawn(given: Mapping[str, Any], players: list[str], width: int = 80) -> str:
    """The zones of a table laid out like that, as the first player sees them."""
    cards = GAME.change_cards(registry.card_text("elekt"), FIXTURE, registry.texts_known("elekt"))
    state = from_layout(GAME, len(players), {}, cards, given)
    screen = screen_for("elekt", cards, Texts("en", "elekt", cards), players, ["human"] * len(players), True)
    return "\n".join(text.plain for text in screen.row(GAME.view(state, 0), width, True))


def tallies(text: str, name: str) -> list[list[str]]:
    """The numbers with their marks behind a player's name, zone by zone."""
    (row,) = [line for line in text.splitlines() if f" {name} " in line and "│" in line]
    return [cell.replace(name, "").split() for cell in row.strip("│").split("│")]


# --- Zones ---------------------------------------------------------------------------------------------------


def test_the_leader_of_each_attribute_is_marked_and_ties_are(path: Path) -> None:
    """ELK-69, ELK-72, ELK-75: most symbols lead; a tie is one, but of Authority it goes to the higher rank."""
    text = drawn(
        {
            "sceptre": 2,
            "skirmish": "amber_caravan",
            "1": {"skirmish": ["acolyte", "confessor brutality"]},
            "2": {"skirmish": ["nameless", "ecclesiastic"]},
        },
        ["Anna", "Bo", "Cleo"],
    )
    assert tallies(text, "Anna")[0] == ["=1", "▸2", "▸1", "2"]
    assert tallies(text, "Bo")[0] == ["=1", "1", "0", "▸2"]
    assert tallies(text, "Cleo")[0] == ["–"] * 4
    assert "DDA Confessor +B" in text
    assert "Sceptre Bo › Cleo › Anna  ↻" in text


@pytest.mark.parametrize(
    ("card", "unit_of_anna", "unit_of_bo", "anna", "bo"),
    [
        ("feast_of_fools", "dignitary", "nameless-2", ["0", "=1", "=2", "1"], ["▸1", "=1", "=2", "▸0"]),
        ("masked_ball", "herald_of_the_scourge", "dignitary-2", ["▸2", "0", "=2", "1"], ["0", "▸1", "=2", "▸1"]),
        ("quiet_tribunal", "herald_of_the_scourge", "dignitary-2", ["▸2", "0", "=2", "1"], ["0", "▸1", "=2", "▸1"]),
        ("silent_conclave", "herald_of_the_scourge", "dignitary-2", ["2", "0", "=2", "▸1"], ["0", "▸1", "=2", "1"]),
    ],
)
def test_the_card_of_a_zone_decides_who_leads(
    card: str, unit_of_anna: str, unit_of_bo: str, anna: list[str], bo: list[str]
) -> None:
    """ELK-26: fewest Authority, Duplicity instead of it, ties to the lowest rank, a clash that is left out."""
    given = {
        "machination": card,
        "sceptre": 1,
        "1": {"machination": ["assassin", unit_of_anna]},
        "2": {"machination": ["assassin-2", unit_of_bo]},
    }
    text = drawn(given, ["Anna", "Bo"])
    assert tallies(text, "Anna")[1] == anna
    assert tallies(text, "Bo")[1] == bo


def test_who_leads_wins_when_it_comes_to_the_clash() -> None:
    """ELK-73, ELK-76: the last one passes, and the first clash goes as it was marked before."""
    compared = 0
    for seed in range(20):
        rng = Seeded(seed)
        s: Any = GAME.new(2 + seed % 3, {}, CARDS)
        GAME.settle(s, rng)
        while s.asked != NOBODY:
            leads = GAME.view(s, None)["zones"][0]["leads"] if s.phase == "assignment" else {}
            passes = "pass" in s.options and rng.below(4) == 0
            told = GAME.apply(s, s.asked, "pass" if passes else s.options[rng.below(len(s.options))])
            kinds = [event.kind for event in told]
            if kinds[:2] == ["passed", "zone"] and len(told) > 2 and kinds[2] in ("won", "tied", "won-card"):
                attribute = told[2].symbol if kinds[2] != "won-card" else "authority"
                assert leads[attribute] == [told[2].seat] if kinds[2] != "tied" else len(leads[attribute]) > 1
                compared += 1
            GAME.settle(s, rng)
    assert compared > 20


def test_nothing_is_wider_than_the_terminal(path: Path) -> None:
    for width in (40, 60, 80, 100, 120):
        play = Play("elekt", path, ["human", "bot:random", "bot:random", "bot:random"], 7, width=width)
        for text in play.play(*["d", "l", "g", "?", "c a"], *["1"] * 12).splitlines():
            assert cell_len(text) <= width or str(path) in text, text


def test_a_terminal_without_the_signs_gets_letters(path: Path) -> None:
    """ELK-14: an attribute is told by its letter alone where there are no shapes."""

    class Ascii(io.StringIO):
        encoding = "ascii"

    out = Ascii()
    console = Console(file=out, width=80, color_system=None, legacy_windows=False)
    typed = iter(["1", "1", "4", "q"])
    terminal = Terminal(console, Keyboard(lambda: next(typed)))
    table = new_table("elekt", ["human", "bot:random"], 3)
    Sitting(table, Texts("en", "elekt", CARDS), terminal, path).play()
    out.getvalue().encode("ascii")
    assert "M  D  B  A" in out.getvalue()


# --- Answers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_its_number_in_the_table(path: Path, lang: str) -> None:
    """ELK-57: a Unit and a zone are one answer; its number stands where their lines meet."""
    play = Play("elekt", path, ["human", "human"], 5, lang)
    asked: list[str] = []
    play.looks.append(asked.append)
    play.play("", "1", "", "1", "")
    text, state = asked[-1], play.sitting.table.state
    decision = GAME.decision_of(state, state.asked)
    assert decision is not None
    assert decision.verb == "TakeTurn"
    texts = play.sitting.texts
    lines = text.splitlines()
    heads = [texts.say(f"zone-{zone}") for zone in ("skirmish", "machination", "privilege")]
    start = next(i for i, line in enumerate(lines) if line.split() == heads)
    for number, option in enumerate(decision.options[:-1], 1):
        card, zone = option.split(" ")
        (row,) = [line for line in lines[start:] if f" {texts.card(card)} " in line]
        column = ("skirmish", "machination", "privilege").index(zone)
        assert row.split()[-3:][column] == str(number)
    assert re.search(rf"^ *{len(decision.options)} {texts.say('say-pass')}$", text, re.MULTILINE)


def test_tokens_are_chosen_in_a_table_of_units_and_attributes(path: Path) -> None:
    """ELK-80: two tokens of different attributes, on any Units of the zone."""
    play = Play("elekt", path, ["human", "bot:random"], 8)
    table = play.sitting.table
    rng = Seeded(5)
    seen: list[str] = []

    def look(text: str) -> None:
        decision = GAME.decision_of(table.state, 0)
        assert decision is not None
        if decision.verb == "AttachTokens":
            seen.append(text)
            for option in decision.options[:-1]:
                number = decision.options.index(option) + 1
                name = play.sitting.texts.card(option.split(" ")[1])
                assert re.search(rf"{name} .*\b{number}\b", text)
        play.typed.insert(0, str(1 + rng.below(len(decision.options))))

    play.looks.append(look)
    play.play()
    assert any(re.search("✦M +◉D +▲B +♛A\n.*(Anna|Bo) ", text) for text in seen)


# --- Moments -------------------------------------------------------------------------------------------------


def test_every_clash_is_shown_with_winner_and_effect(path: Path) -> None:
    """ELK-73, ELK-98: who won what, and what came of it, zone by zone."""
    play = Play("elekt", path, ["human", "bot:random", "bot:random"], 4)
    moments: list[str] = []  # every table of clashes that was shown
    play.looks.append(lambda text: moments.extend(re.findall("━ Clashes[^─]*", text)))
    text = play.play(*["1"] * 300)
    moments += re.findall("━ Clashes[^─]*", text[text.rindex("> 1") :])
    shown = " ".join(" ".join(moments).split())
    texts, players = play.sitting.texts, play.sitting.players
    events = [event for events in play.sitting.table.events for event in events]
    assert sum(event.kind == "won-card" for event in events) >= 8
    in_clash = False  # an ability banishes while Units are assigned, too
    for event in events:
        in_clash = event.kind == "zone" or (in_clash and event.kind != "assignment")
        if event.kind == "won-card":
            assert re.search(f"♛A {players[event.seat]} +wins {texts.card(event.card)}", shown)
        elif event.kind == "swapped" and in_clash:
            assert f"{texts.card(event.card)} ⇄ {texts.card(event.second)}" in shown
        elif event.kind == "banished" and in_clash:
            assert f"{texts.card(event.card)} banished" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coalition_gives_its_reasons(path: Path, lang: str) -> None:
    """ELK-160, ELK-161, ELK-174: it follows the player, or takes the first free place from the left."""
    shown: list[str] = []
    for seed in range(4):
        play = Play("elekt", path, ["human"], seed, lang, options={"difficulty": "hard"})
        play.looks.append(shown.append)
        play.play(*["1"] * 80)
    found = " ".join(" ".join(shown).split())
    texts = play.sitting.texts
    first = next(e for events in play.sitting.table.events for e in events if e.kind == "assigned" and e.seat == 1)
    told = texts.event(first.seen_by(0), play.sitting.players, 0)
    assert f"{told} {texts.say('coalition-follows')}" in found
    assert texts.say("coalition-first-free") in found
    assert "(ELK-173, ELK-174)" in found
    for master in ("master_of_swords", "master_of_spies", "master_of_the_pact"):
        assert texts.card(master) in shown[0]
    assert texts.say("value-hard") in shown[0]


def test_cards_and_piles_can_be_looked_at(path: Path) -> None:
    """ELK-R28: the unit discard pile lies open."""
    play = Play("elekt", path, ["human", "bot:random"], 3)
    text = play.play("1", "c exarch", "c storm pass", "c acolyte", "d", "g", "?", "? 1")
    assert "Dark Exarch  Elite Unit · dark_exarch" in text
    cards: Any = CARDS
    exarch = cards.units["dark_exarch"]
    signs = {"mysticism": "✦M Mysticism", "duplicity": "◉D Duplicity", "brutality": "▲B Brutality"}
    words = [signs.get(symbol, "♛A Authority") for symbol in exarch.symbols]
    assert "  ".join([*words, exarch.type.capitalize()]) in text
    assert "★ Lord of Storms" in text
    assert ("★ Keeper of the Pass" in text) == (cards.zone_cards["storm_pass"].titles == 2)
    assert "Shield: protected for free." in text
    state: Any = play.sitting.table.state
    assert f"Unit discard pile: {len(state.discard)}" in text
    for card in state.discard:
        assert play.sitting.texts.card(card) in text[text.index("Unit discard pile") :]
    assert "To type: assign" in text
