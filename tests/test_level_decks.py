"""scripts/level-decks: what lines are worth is found again in made-up games, and the set nearer to level is chosen."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
import tomllib
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pytest

from tablee import registry
from tests.scripts import SCRIPTS, loaded

SET: Final = '[set]\ngame = "ecos"\nname = "mine"\nbase = "house"\n'


level: Final[Any] = loaded("level-decks")
DECKS: Final = {
    family: sorted({card[family] for card in level.House.values() if family in card}) for family in level.FAMILIES
}


# A made-up world: lions win too much, and one line of theirs would put that right.

CENTRE: Final[dict[str, Any]] = {
    "mist": {"slots": ["rock", "rock"], "leaves": 1},
    "waiting_pride": {"name": {"en": 'The "pride" 🦁', "fr": "La fierté", "ru": "Прайд"}, "leaves": 2},
}
LIONS, OF_TWO, GORILLAS = "water_hole", "tracks_in_sand", "mist"
OTHERS: Final[dict[str, list[Any]]] = {LIONS: [{"leaves": 2}, {"leaves": 4}], OF_TWO: [{"leaves": 2}], GORILLAS: [{}]}
OTHERS[GORILLAS][0] = {"leaves": 2, "effects": ["1 point"]}
ADDS: Final = {(LIONS, 0): -0.6, (LIONS, 1): 0.6, (OF_TWO, 0): 0.0, (GORILLAS, 0): -0.5}
TILTS: Final = {(OF_TWO, 0): 0.4}
"""What is added at six seats, and taken away at two."""
STRONG: Final = {"lion": 0.6}


def a_part(
    folder: Path,
    family: str,
    seats: int,
    games: int,
    strong: dict[str, float] = STRONG,
    number: int = 1,
    odds: float = 0.5,
    uses: Any = None,
) -> None:
    """Games whose winners are drawn as the world says."""
    rng = random.Random(f"{number} {family} {seats}")
    evenly = (seats - 4) / 2
    rows = []
    for _ in range(games):
        own = {card: rng.randrange(len(those)) for card, those in OTHERS.items() if rng.random() < odds}
        decks = rng.sample(DECKS[family], seats)
        worth = [strong.get(deck, 0.0) for deck in decks]
        for line in own.items():
            deck = level.House[line[0]].get(family)
            if deck in decks:
                worth[decks.index(deck)] += ADDS[line] + evenly * TILTS.get(line, 0.0)
        [winner] = rng.choices(range(seats), [math.exp(one) for one in worth])
        rows.append((own, decks, [float(seat == winner) for seat in range(seats)]))
    found = {"centre": CENTRE, "others": OTHERS, "games": rows, "uses": uses or {}}
    (folder / f"part-{number}-{family}-{seats}.json").write_text(json.dumps(found), "utf-8")


def written_to(folder: Path, games: dict[str, int], **how: Any) -> Path:
    (folder / "centre.toml").write_text(level.text_of(CENTRE), "utf-8")
    for family in level.FAMILIES:
        for seats in level.SEATS:
            a_part(folder, family, seats, games[family], **how)
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_to(tmp_path_factory.mktemp("many"), {"paw": 1500, "plant": 300})


@pytest.fixture(scope="module")
def played(folder: Path) -> Any:
    return level.Played(folder)


@pytest.fixture(scope="module")
def fits(played: Any) -> Any:
    return {family: level.Fit(family, played) for family in level.FAMILIES}


def one_line(card: str, which: int) -> dict[str, Any]:
    return {**CENTRE.get(card, {}), **(OTHERS[card][which] if which >= 0 else {})}


def said(card: str, which: int) -> str:
    return str(level.said_of(card, one_line(card, which)))


def found(fits: Any, card: str, which: int, family: str = "paw") -> Any:
    """What a line adds to its deck by the number of seats, compared with the line of the centre."""
    fit, deck = fits[family], level.House[card][family]
    lines = [level.Line(card, said(card, one), deck) for one in (which, -1)]
    adds = fit.adds(lines[0]) - fit.adds(lines[1])
    others = [i for i, name in enumerate(fit.decks) if name != deck]
    assert not adds[:, others].any()
    return adds[:, fit.decks.index(deck)]


# The fit.


@pytest.mark.parametrize(("card", "which"), [(LIONS, 0), (LIONS, 1), (GORILLAS, 0)])
def test_what_a_line_adds_is_found(fits: Any, card: str, which: int) -> None:
    assert found(fits, card, which) == pytest.approx(ADDS[card, which], abs=0.25)
    assert found(fits, card, which).mean() == pytest.approx(ADDS[card, which], abs=0.12)


def test_a_line_that_gains_with_the_seats_is_told_from_one_that_is_the_same_everywhere(fits: Any) -> None:
    for family in level.FAMILIES:
        adds = found(fits, OF_TWO, 0, family)
        assert adds.mean() == pytest.approx(0.0, abs=0.15)
        assert adds[0] < -0.1
        assert adds[-1] > 0.1
    same = found(fits, LIONS, 0)
    assert abs(same[-1] - same[0]) < 0.25


def worth_of_the_centre(fits: Any) -> dict[str, float]:
    """What its decks are worth, on the average of all numbers of seats."""
    now = {card: level.said_of(card, CENTRE.get(card, {})) for card in level.House}
    worth = level.worth_of(fits, CENTRE, now)["paw"].mean(0)
    return dict(zip(fits["paw"].decks, map(float, worth), strict=True))


def test_what_a_deck_is_worth_is_found(fits: Any) -> None:
    worth = worth_of_the_centre({"paw": fits["paw"]})
    others = [value for deck, value in worth.items() if deck != "lion"]
    assert worth["lion"] - sum(others) / len(others) == pytest.approx(STRONG["lion"], abs=0.15)
    assert max(others) - min(others) < 0.25


def test_what_decks_are_worth_is_what_the_last_part_says(tmp_path: Path) -> None:
    written_to(tmp_path, {"paw": 600, "plant": 30}, strong={"lion": 0.4})
    written_to(tmp_path, {"paw": 600, "plant": 30}, strong={"lion": -0.4}, number=2)
    fit = level.Fit("paw", level.Played(tmp_path))
    base, _, _, _, shift = fit.split(fit.weights)
    rises = dict(zip(fit.decks, fit.at_last().mean(0) - (base + shift[0]).mean(0), strict=True))
    assert rises.pop("lion") < -0.2  # of which priors hold back much: parts differ little
    assert max(map(abs, rises.values())) < 0.2


def test_steps_are_taken_along_the_slope(tmp_path: Path) -> None:
    """Of what chances say of the games, and of what is held together."""
    written_to(tmp_path, {"paw": 12, "plant": 12})
    fit = level.Fit("paw", level.Played(tmp_path))

    def far_from(at: Any) -> float:
        base, shared, tilt, apart, shift = fit.split(at)
        priors = ((base, 1), (shared, fit.SHARED), (tilt, fit.TILT), (apart, fit.APART), (shift, fit.SHIFT))
        total = sum(float((weights**2).sum()) / 2 / wide**2 for weights, wide in priors)
        for k, table in enumerate(fit.tables.values()):
            chances = table.chances(base[k], shared + (k - 2) / 2 * tilt + apart[k], shift[:, k])
            total -= float((table.shares * np.log(chances)).sum())
        return total

    rng = np.random.default_rng(1)
    at = rng.normal(size=sum(fit.sizes)) / 10
    slope = fit.slope(at)
    for place in range(len(at)):
        step = np.zeros_like(at)
        step[place] = 1e-5
        assert slope[place] == pytest.approx((far_from(at + step) - far_from(at - step)) / 2e-5, abs=1e-4)


def test_by_how_much_decks_are_off() -> None:
    level_worth = np.zeros((len(level.SEATS), 6))
    assert level.off(level_worth) == pytest.approx(0.0, abs=1e-9)
    level_worth[:, 2] = math.log(3)
    off = level.off(level_worth)
    assert off[0] == pytest.approx([-5, -5, 25, -5, -5, -5])  # at two seats it wins three games of four
    assert off[-1] == pytest.approx([-100 / 24] * 2 + [500 / 24] + [-100 / 24] * 3)
    assert off.sum(1) == pytest.approx(0.0, abs=1e-9)


def test_what_is_off_costs_its_square_and_five_times_as_much_beyond_what_is_level() -> None:
    worth = np.zeros((len(level.SEATS), 6))
    assert level.cost({"paw": worth}) == pytest.approx(0.0)
    worth[:, 0] = 0.05
    assert abs(level.off(worth)).max() < level.LEVEL
    little = (level.off(worth) ** 2).sum()
    assert level.cost({"paw": worth, "plant": worth}) == pytest.approx(2 * little)
    worth[:, 0] = 1.0
    beyond = np.maximum(abs(level.off(worth)) - level.LEVEL, 0)
    assert level.cost({"paw": worth}) == pytest.approx((level.off(worth) ** 2).sum() + 4 * (beyond**2).sum())


# The choice.


def tried(fits: Any, played: Any, **how: Any) -> dict[str, str]:
    """The cards that a try changes, and what they say then."""
    asked = Namespace(**{"folder": Path("games"), "keep": [], "stay": 5.0, "steps": 300, **how})
    now = {card: level.said_of(card, CENTRE.get(card, {})) for card in level.House}
    _, chosen = level.tried(fits, played, CENTRE, now, asked, 0)
    return {card: line for card, line in chosen.items() if line != now[card]}


def test_of_two_lines_the_one_is_chosen_that_makes_the_decks_more_level(fits: Any, played: Any) -> None:
    assert tried(fits, played) == {LIONS: said(LIONS, 0)}


def test_what_a_chosen_set_costs_is_what_was_paid(fits: Any, played: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level, "AT_FIRST", 1e6)  # so hot that nearly every change is made
    now = {card: level.said_of(card, CENTRE.get(card, {})) for card in level.House}
    asked = Namespace(folder=Path("games"), keep=[], stay=5.0, steps=40)
    for number in range(5):
        paid, chosen = level.tried(fits, played, CENTRE, now, asked, number)
        changed = sum(chosen[card] != now[card] for card in now)
        assert paid == pytest.approx(level.cost(level.worth_of(fits, CENTRE, chosen)) + 5.0 * changed)


def test_a_card_that_is_to_be_kept_stays(fits: Any, played: Any) -> None:
    assert LIONS not in tried(fits, played, keep=[LIONS])


def test_nothing_changes_that_costs_more_than_it_brings(fits: Any, played: Any) -> None:
    assert tried(fits, played, stay=1e6) == {}


def test_a_dead_line_is_not_chosen(fits: Any, played: Any) -> None:
    known = {LIONS: played.known[LIONS]}
    alive = SimpleNamespace(known=known, barred=set())
    dead = SimpleNamespace(known=known, barred={(LIONS, said(LIONS, 0))})
    assert tried(fits, alive) == {LIONS: said(LIONS, 0)}
    assert tried(fits, dead) == {}


def test_a_dead_line_of_the_centre_can_be_left_for_the_only_other_one(fits: Any) -> None:
    known: dict[str, dict[str, Any]] = {LIONS: {said(LIONS, which): {} for which in (-1, 0)}}
    played = SimpleNamespace(known=known, barred={(LIONS, said(LIONS, -1))})
    assert tried(fits, played) == {LIONS: said(LIONS, 0)}


@pytest.mark.parametrize(
    ("counts", "dead"),
    [
        ([100, 80, 2, 2, 0], True),
        ([100, 80, 2, 40, 0], False),  # used
        ([100, 80, 40, 2, 0], False),  # kept
        ([100, 80, 40, 2, 40], True),  # given, so what is kept says nothing
        ([100, 0, 0, 2, 0], True),  # never drawn
        ([20, 16, 0, 0, 0], False),  # seen too seldom
    ],
)
def test_what_is_hardly_used_is_dead(tmp_path: Path, counts: list[int], dead: bool) -> None:
    written_to(tmp_path, {"paw": 6, "plant": 6}, uses={LIONS: {"1": counts}})
    assert level.Played(tmp_path).barred == ({(LIONS, said(LIONS, 1))} if dead else set())


def test_a_line_that_chance_never_played_is_not_known(tmp_path: Path, played: Any) -> None:
    written_to(tmp_path, {"paw": 6, "plant": 6}, odds=0.0)
    assert [len(level.Played(tmp_path).known[card]) for card in OTHERS] == [1, 1, 1]
    assert [len(played.known[card]) for card in OTHERS] == [3, 2, 2]


def test_lines_of_a_game_are_in_the_order_of_the_house_set(played: Any) -> None:
    """Sums in the order of a set of texts would be otherwise in each process, and so the choice."""
    order = {card: i for i, card in enumerate(level.House)}
    for game in played.games["paw"][:50]:
        places = [order[line.card] for line in game.lines]
        assert places == sorted(places)
        assert GORILLAS in [line.card for line in game.lines]


# What is written.


def test_a_set_is_read_again_as_it_was_written() -> None:
    text = level.text_of(CENTRE)
    assert tomllib.loads(text)["card"] == CENTRE
    registry.read_cards("ecos", text, "mine")


def test_only_the_cards_that_are_said_change(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "next.toml"
    assert run(monkeypatch, "choose", folder, "--tries", 2, "--steps", 300, "--out", out) == 0
    printed = capsys.readouterr().out.split("Chosen:")[1]
    assert [line for line in printed.splitlines() if line.startswith("  ") and ":" in line] == [
        f"  {LIONS}: {{'leaves': 2}}"
    ]
    assert level.read_centre(out) == {**CENTRE, LIONS: {"leaves": 2}}


def test_the_best_try_is_taken_and_a_card_that_is_as_in_the_house_set_again_is_not_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written_to(tmp_path, {"paw": 6, "plant": 6})
    houses = [{}, {GORILLAS: level.said_of(GORILLAS, {})}, {}]
    monkeypatch.setattr(level, "tried", lambda *given: ((3.0, 1.0, 2.0)[given[5]], {**given[3], **houses[given[5]]}))
    out = tmp_path / "next.toml"
    assert run(monkeypatch, "choose", tmp_path, "--tries", 3, "--out", out) == 0
    assert f"  {GORILLAS}: as in the house set\n" in capsys.readouterr().out
    assert level.read_centre(out) == {"waiting_pride": CENTRE["waiting_pride"]}


def test_a_varied_set_has_the_lines_of_its_own_and_else_those_of_the_centre() -> None:
    own = {LIONS: 1, GORILLAS: 0}
    changed = {**CENTRE, **{card: one_line(card, which) for card, which in own.items()}}
    assert level.varied(CENTRE, OTHERS, own).digest == registry.read_cards("ecos", level.text_of(changed), "").digest
    assert level.varied(CENTRE, OTHERS, {}).digest == registry.read_cards("ecos", level.text_of(CENTRE), "").digest


# Playing.


def test_a_centre_is_played_as_it_is_where_no_lines_are_given(tmp_path: Path) -> None:
    (tmp_path / "lines.toml").write_text("", "utf-8")
    others = level.read_others(tmp_path / "lines.toml")
    level.check(Namespace(folder=tmp_path, bot="random"), CENTRE, others)
    found = level.played(CENTRE, others, level.Round(2, "paw", 1), 1, 0.5, "random")
    assert [own for own, _, _ in found["games"]] == [{}]


def test_games_of_a_part_are_always_the_same() -> None:
    def rows(part: int) -> Any:
        return level.played(CENTRE, OTHERS, level.Round(2, "plant", part), 6, 0.5, "random")

    first = rows(1)
    assert first == rows(1)
    assert list(first["uses"]) == sorted(first["uses"])  # or the file would be another in each process
    assert first["games"] != rows(2)["games"]
    assert len(first["games"]) == 6
    owns = [own for own, _, _ in first["games"]]
    assert owns[:4] == [owns[0]] * 4
    assert owns[4] == owns[5] != owns[0]
    for _, decks, shares in first["games"]:
        assert set(decks) < set(DECKS["plant"])
        assert sum(shares) == 1
    for by_own in first["uses"].values():
        for looks, *rest in by_own.values():
            assert looks >= max(rest)


def test_a_set_is_levelled_from_games_to_the_next_set(tmp_path: Path) -> None:
    (tmp_path / "centre.toml").write_text(level.text_of(CENTRE), "utf-8")
    others = "\n".join(f"[[card.{card}.other]]\nleaves = {those[0]['leaves']}" for card, those in OTHERS.items())
    (tmp_path / "lines.toml").write_text(others, "utf-8")
    for command in ("play --games 3 --bot random --odds 0.5", "choose --tries 1 --steps 20 --out next.toml"):
        what, *options = command.split()
        done = subprocess.run(
            [sys.executable, str(SCRIPTS / "level-decks"), what, ".", *options],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
    parts = sorted(file.name for file in tmp_path.glob("part-*"))
    assert parts == sorted(f"part-1-{family}-{seats}.json" for family in level.FAMILIES for seats in level.SEATS)
    registry.read_cards("ecos", (tmp_path / "next.toml").read_text("utf-8"), "next")


# What cannot be done.


def run(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    """The exit code of a command."""
    monkeypatch.setattr(sys, "argv", ["level-decks", *map(str, words)])
    try:
        return int(level.main())
    except SystemExit as ended:
        return int(str(ended.code))


GOOD: Final = {"centre.toml": SET, "lines.toml": "[[card.mist.other]]\nleaves = 2\n"}


@pytest.mark.parametrize(
    ("command", "files", "told"),
    [
        ("play", {"centre.toml": None}, "centre.toml: cannot be read (no such file or folder)"),
        ("play", {"lines.toml": None}, "lines.toml: cannot be read (no such file or folder)"),
        ("play", {"centre.toml": "[set"}, "centre.toml: this is no TOML"),
        ("play", {"centre.toml": "card = 3"}, 'centre.toml: [set] with game = "ecos" and base = "house" is expected'),
        ("play", {"centre.toml": SET.replace("house", "x")}, 'game = "ecos" and base = "house" is expected'),
        ("play", {"centre.toml": SET + "[box]\ngoal = 70\n"}, "centre.toml: box: only what cards say is levelled"),
        ("play", {"centre.toml": SET + 'without = ["mist"]\n'}, "centre.toml: without: only what cards say"),
        ("play", {"centre.toml": SET + "card = 3\n[set.x]"}, "centre.toml: card: only what cards say"),
        ("play", {"centre.toml": SET + "[card.nobody]\nleaves = 2"}, "nobody: this is no card of the house set"),
        ("play", {"centre.toml": SET + "[card.mist]\nleaves = 9"}, "centre.toml: card.mist: leaves: one to four"),
        ("play", {"lines.toml": "[cards.mist]"}, "lines.toml: cards: only lists `other` under [card.NAME]"),
        ("play", {"lines.toml": "[card.mist]\nothers = []"}, "lines.toml: mist: others: only lists `other` under"),
        ("play", {"lines.toml": "card = 3"}, "lines.toml: card: tables are expected"),
        ("play", {"lines.toml": "[card.mist]"}, "lines.toml: mist: a list `other` of tables is expected"),
        ("play", {"lines.toml": "[card.mist]\nother = []"}, "mist: a list `other` of tables is expected"),
        ("play", {"lines.toml": "[card.nobody]\nother = []"}, "nobody: this is no card of the house set"),
        (
            "play",
            {"lines.toml": "[[card.mist.other]]\npaw = 'lion'"},
            "mist: paw: lines have only slots, leaves, effects",
        ),
        (
            "play",
            {"lines.toml": "[[card.mist.other]]\nleaves = 9"},
            "lines.toml: card.mist: leaves: one to four leaves",
        ),
        ("play --bot nobody", {}, 'there is no bot "nobody"'),
        ("play --games 0", {}, "--games: a whole number from 1 is expected, not 0"),
        ("play --part 0", {}, "--part: a whole number from 1 is expected, not 0"),
        ("play --workers -1", {}, "--workers: a whole number from 1 is expected, not -1"),
        ("play --odds 2", {}, "--odds: a number from 0 to 1 is expected, not 2"),
        ("play --odds some", {}, "--odds: a number from 0 to 1 is expected, not some"),
        ("choose", {"centre.toml": None}, "centre.toml: cannot be read (no such file or folder)"),
        ("choose", {}, "nothing was played there yet at 2 seats with decks of paw"),
        ("choose", {"part-1-paw-2.json": '{"games": ['}, "part-1-paw-2.json: this is no part"),
        ("choose", {"part-1-paw-2.json": "[]"}, "part-1-paw-2.json: this is no part"),
        ("choose", {"part-1-paw-2-old.json": "{}"}, "part-1-paw-2-old.json: this is no part"),
        ("choose --keep nobody", {}, "--keep nobody: this is no card of the house set"),
        ("choose --tries 0", {}, "--tries: a whole number from 1 is expected, not 0"),
        ("choose --out .", {}, ".: this is a folder; name a file"),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    files: dict[str, str | None],
    told: str,
) -> None:
    for name, text in {**GOOD, **files}.items():
        if text is not None:
            (tmp_path / name).write_text(text, "utf-8")
    what, *options = command.split()
    assert run(monkeypatch, what, tmp_path, *options) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.glob("part-2-*"))


def test_what_is_not_played_at_every_table_is_not_fitted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written_to(tmp_path, {"paw": 6, "plant": 6})
    (tmp_path / "part-1-plant-3.json").unlink()
    assert run(monkeypatch, "choose", tmp_path) == 2
    assert "nothing was played there yet at 3 seats with decks of plant" in capsys.readouterr().err


def test_that_nothing_can_be_changed_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written_to(tmp_path, {"paw": 6, "plant": 6})
    keep = [word for card in OTHERS for word in ("--keep", card)]
    assert run(monkeypatch, "choose", tmp_path, *keep) == 2
    assert "no card is left that could be changed" in capsys.readouterr().err
