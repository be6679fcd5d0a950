"""What designers ask: two sets on the same deals, a value varied, aims brought together; reports in every format."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from subprocess import DEVNULL
from time import sleep
from typing import Any

import pytest

from tablee import registry
from tablee.cli.main import run
from tablee.cli.simulate import counted
from tablee.errors import UserError
from tablee.sim import simulate
from tablee.sim.balance import Aim, balance, house_values, read_aim
from tablee.sim.compare import Side, compare
from tablee.sim.sweep import sweep
from tablee.sim.tables import tables_of
from tablee.sim.tally import Tally
from tablee.sim.vary import Value, is_house, now, read, with_values
from tablee.sim.watch import Watch

KEY = "revachol"
HOUSE = registry.house_cards(KEY)
BOTS = ("random", "random")


def side(name: str, **values: int) -> Side:
    """The house set with points of some Tasks changed."""
    changes = {Value("task", task, "points"): points for task, points in values.items()}
    return Side(name, with_values(KEY, HOUSE, changes) if changes else HOUSE, BOTS, {})


def test_the_same_set_twice_differs_in_nothing() -> None:
    found = compare(KEY, side("a"), side("b"), 12, 4)
    assert all(of.difference == 0 and of.paired_games == 0 for of in found.differences.values())
    assert found.changed == {}
    assert found.twice[1] == found.twice[2] == 0
    assert sum(found.twice) == 12
    assert found.a.digest() == found.b.digest() == simulate(KEY, BOTS, 12, 4).digest()


def test_what_changed_shows_on_the_same_deals() -> None:
    """A Task of more points: random bots play the same games, so only scores and winners differ."""
    found = compare(KEY, side("a"), side("b", badge=9), 40, 4)
    assert set(found.changed) == {"badge"}
    assert found.differences["turns"].difference == 0
    score = found.differences["seat 1 score"]
    assert score.difference > 0
    assert score.difference == pytest.approx(score.b - score.a)
    assert score.interval[0] < score.difference < score.interval[1]
    assert score.paired_games < score.unpaired_games / 2  # that is what pairing is for
    wins = [found.differences[f"seat {seat} wins"] for seat in (1, 2)]
    assert wins[0].difference == pytest.approx(-wins[1].difference)
    both, only_a, only_b, _ = found.twice
    assert only_b - only_a == pytest.approx(40 * wins[0].difference, abs=3)  # shared wins count as won here
    assert both + only_a >= 40 * wins[0].a - 3


def test_sides_need_as_many_seats_and_a_difference() -> None:
    three = Side("b", HOUSE, ("random",) * 3, {})
    with pytest.raises(UserError, match="2 seats in A and 3 in B"):
        compare(KEY, side("a"), three, 2, 1)
    with pytest.raises(UserError, match="between 0 and 1"):
        compare(KEY, side("a"), side("b"), 2, 1, d=0)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("kim.points=0..2", (0, 1, 2)),
        ("ally.kim.points=2,0", (2, 0)),
        ("badge.points=1..9:4", (1, 5, 9)),
        ("kim.skill=borrow,stay", ("borrow", "stay")),
    ],
)
def test_values_that_are_varied(text: str, values: tuple[Any, ...]) -> None:
    varied = read(HOUSE, text)
    assert varied.values == values
    assert varied.of.table in ("ally", "task")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("kim.points", "a value and what it may be"),
        ("nobody.points=1..2", "is no value of the set"),
        ("kim.points=5..1", "1 to 100 values are expected, not 0"),
        ("kim.points=0..500", "1 to 100 values are expected, not 501"),
    ],
)
def test_what_cannot_be_varied_is_said(text: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        read(HOUSE, text)


def test_a_value_that_makes_no_set_is_said() -> None:
    with pytest.raises(UserError, match=r"(?s)kim\.points=-3: .*points"):
        with_values(KEY, HOUSE, {Value("ally", "kim", "points"): -3})


def test_a_sweep_is_a_curve() -> None:
    found = sweep(KEY, HOUSE, read(HOUSE, "badge.points=0..8:4"), BOTS, 30, 2)
    assert [point.value for point in found.points] == [0, 4, 8]
    shares = [point.share for point in found.points]
    assert None not in shares
    assert shares == sorted(shares)  # type: ignore[type-var]  # the same games, and more points for the same Task
    assert found.points[0].step is None
    assert found.points[2].step == pytest.approx(shares[2] - shares[1])  # type: ignore[operator]
    assert len({point.set_digest for point in found.points}) == 3
    assert len({point.length for point in found.points}) == 1
    assert found.fair == 0.5
    assert found.nearest() in found.points


def test_a_value_that_nothing_asks_for_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    """Points of an Ally count only for who receives it, and nobody receives Kim. (ECH-R76)"""
    assert sweep(KEY, HOUSE, read(HOUSE, "kim.points=0..1"), BOTS, 12, 2).is_flat()
    assert not sweep(KEY, HOUSE, read(HOUSE, "badge.points=0..1"), BOTS, 12, 2).is_flat()
    assert run(["sweep", "kim.points=0..1", "--games", "12", "--seats", "random,random", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "kim.points changes nothing" in told
    assert "Nearest to fair" not in told


def test_balance_brings_an_aim_together_and_says_what_it_cost() -> None:
    """With a Task of far too many points whoever completes it wins; fewer points bring its share down."""
    text = re.sub(r"(\[task\.badge\][^\[]*?\npoints\s*=\s*)\d+", r"\g<1>30", registry.card_text(KEY))
    heavy = registry.game(KEY).read_cards(text, "heavy.toml", registry.texts_known(KEY))
    varied = [read(heavy, "badge.points=2,16,30")]
    aim = Aim("badge", 30.0, 80.0)
    found = balance(KEY, heavy, varied, [aim], BOTS, 25, 3)
    assert found.changes["badge.points"][0] == 30
    assert found.changes["badge.points"][1] in (2, 16)
    assert found.steps in (1, 2)
    assert found.sets <= 3
    assert found.games == 25 * found.sets + 100
    assert found.aims[0].after < found.aims[0].before


def test_only_values_of_our_own_are_proposed() -> None:
    assert not is_house(HOUSE, Value("ally", "lena", "points"))
    with pytest.raises(UserError, match=r"lena\.points is a fact of the box"):
        balance(KEY, HOUSE, [read(HOUSE, "lena.points=0..3")], [Aim("lena", 40, 60)], BOTS, 1, 1)
    own = house_values(HOUSE, [Aim(card, 40, 60) for card in ("lena", "badge", "kim", "ruby")])
    assert own
    for each in own:
        assert is_house(HOUSE, each.of)
        assert now(HOUSE, each.of) in each.values
    with pytest.raises(UserError, match="at least one aim"):
        balance(KEY, HOUSE, [], [Aim("kim", 40, 60)], BOTS, 1, 1)


def test_aims_are_read() -> None:
    assert read_aim("seats=fair", KEY, 4, HOUSE) == Aim("seats", 23, 27)
    assert read_aim("turns=60..70", KEY, 2, HOUSE) == Aim("turns", 60, 70)
    assert Aim("turns", 60, 70).misses(65) == 0
    assert Aim("turns", 60, 70).misses(75) == Aim("turns", 60, 70).misses(55) > 0
    for text, said in (("kim", "an aim is written"), ("nobody=1..2", "is no card"), ("kim=9..1", "smaller number")):
        with pytest.raises(UserError, match=said):
            read_aim(text, KEY, 2, HOUSE)


def test_copies_of_a_card_count_as_one() -> None:
    cards = registry.house_cards("elekt")
    copy = next(card for card in cards.every_card() if card.endswith("-2"))
    assert Watch(registry.game("elekt"), cards, Tally(2)).names[copy] == copy.removesuffix("-2")


def test_every_event_that_reports_count_is_one_of_the_game() -> None:
    """`report.toml` names no event that the rules do not tell."""
    for key in registry.GAMES:
        sources = "".join(path.read_text("utf-8") for path in (Path("src/tablee/games") / key).glob("*.py"))
        game = registry.game(key)
        watch = Watch(game, registry.house_cards(key), Tally(2))
        for kind in (*watch.facts.of, *watch.facts.points, watch.facts.first, *watch.facts.losses):
            assert f'"{kind}"' in sources, f"{key}: {kind}"
        assert set(watch.facts.points) == set(game.scored_by)


# The commands.


class Needs(HTMLParser):
    """What a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.labels: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("script", "link", "img", "iframe") or (given.get("href") or "#")[:1] not in "#":
            self.found.append(f"{tag} {given}")
        if given.get("role") == "img":
            self.labels.append(given.get("aria-label") or "")


def test_a_report_in_every_format(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--json", str(tmp_path / "r.json"), "--csv", str(tmp_path / "csv")]
    assert run(["simulate", KEY, "--games", "40", "--workers", "1", *wanted]) == 0
    out = capsys.readouterr().out
    assert "40 games of revachol, seed 0" in out
    assert "first player" in out
    assert "Holm" in out
    assert "started with" not in out
    report = json.loads((tmp_path / "r.json").read_text("utf-8"))
    found = simulate(KEY, ["greedy", "greedy"], 40, 0)
    assert report["digest"] == found.digest()
    tables = {table.name: table for table in tables_of(found)}
    for name in ("seats", "cards", "points", "length", "events", "summary"):
        with (tmp_path / "csv" / f"{name}.csv").open(newline="", encoding="utf-8") as file:
            head, *rows = csv.reader(file)
        assert tuple(head) == tables[name].columns
        assert len(rows) == len(tables[name].rows)
    assert (
        run(["simulate", KEY, "--games", "50", "--workers", "1", "--resume", str(tmp_path / "r.json"), "--json", "-"])
        == 0
    )
    assert json.loads(capsys.readouterr().out) == json.loads(
        json.dumps(simulate(KEY, ["greedy", "greedy"], 50, 0).to_json())
    )
    (tmp_path / "r.json").write_text('{"game": "revachol"}', "utf-8")
    assert run(["simulate", KEY, "--resume", str(tmp_path / "r.json")]) == 2
    assert "this is no report" in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_writes_what_there_is_and_it_can_go_on(
    workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with workers in processes of their own."""

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "r.json"
    wanted = ["simulate", KEY, "--games", "230", "--seats", "random,random", "--workers", workers]
    with monkeypatch.context() as patch:
        patch.setattr(counted, "__enter__", lambda self: stop)
        assert run([*wanted, "--json", str(file)]) == 130
    told = capsys.readouterr()
    so_far = json.loads(file.read_text("utf-8"))["games"]
    assert 0 < so_far < 230
    assert f"Stopped after {so_far} of 230 games: --resume {file} goes on." in told.err
    assert run([*wanted, "--json", "-", "--resume", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == simulate(KEY, BOTS, 230, 0).digest()


@pytest.mark.skipif(sys.platform != "linux", reason="only there are processes found in /proc")
def test_workers_end_with_the_first_however_it_ends() -> None:
    """A job that is killed leaves nobody behind who plays on for nothing."""
    wanted = ["simulate", KEY, "--games", "900000", "--seats", "random,random", "--workers", "2"]
    first = subprocess.Popen([sys.executable, "-m", "tablee", *wanted], stdout=DEVNULL, stderr=DEVNULL)
    try:
        come_true(lambda: len(workers_below(first.pid)) == 2)
        found = workers_below(first.pid)
    finally:
        first.kill()
        first.wait()
    come_true(lambda: not any(is_worker(pid) for pid in found))


def workers_below(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return [int(child) for child in children if is_worker(int(child))]


def is_worker(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def come_true(fits: Callable[[], bool]) -> None:
    for _ in range(600):
        if fits():
            return
        sleep(0.05)
    raise AssertionError("it did not come true within half a minute")


def test_a_sweep_and_a_balance_can_be_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A curve ends with the value before; of a proposal nothing is left."""

    def stop(done: int) -> None:
        if done > 8:
            raise KeyboardInterrupt

    monkeypatch.setattr(counted, "__enter__", lambda self: stop)
    quick = ["--games", "8", "--seats", "random,random", "--workers", "1"]
    assert run(["sweep", "badge.points=1..3", *quick, "--json", str(tmp_path / "s.json")]) == 130
    assert "Stopped after 1 of 3 values." in capsys.readouterr().err
    assert len(json.loads((tmp_path / "s.json").read_text("utf-8"))["points"]) == 1
    monkeypatch.setattr(counted, "__enter__", lambda self: lambda done: stop(9))
    assert run(["sweep", "badge.points=1..3", *quick]) == 130
    assert "Stopped after 0 of 3 values." in capsys.readouterr().err
    assert run(["balance", KEY, "--aim", "seats=fair", "--vary", "badge.points=1..3", *quick]) == 130
    assert "Stopped: nothing is proposed." in capsys.readouterr().err


def test_no_figure_of_a_report_is_cut(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In a terminal of 80 columns, as in a file."""
    monkeypatch.setenv("COLUMNS", "80")
    assert run(["simulate", KEY, "--games", "60", "--seats", "random,random", "--workers", "1"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "more in files" not in line]
    assert not [line for line in lines if re.search(r"\S…|…(?! )", line)]
    assert run(["sweep", "badge.points=1..2", "--games", "8", "--seats", "random,random", "--workers", "1"]) == 0
    assert not re.search(r"\S…|…(?! )", capsys.readouterr().out)


def test_who_reads_only_the_head_of_a_report_has_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(report: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("tablee.cli.reports.show", gone)
    file = tmp_path / "r.json"
    with monkeypatch.context() as patch:  # what a broken pipe does to the output of the whole process
        patch.setattr("os.dup2", lambda *_: None)
        assert run(["simulate", KEY, "--games", "2", "--workers", "1", "--json", str(file)]) == 141
    assert json.loads(file.read_text("utf-8"))["games"] == 2


@pytest.mark.long
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_comparison_and_a_ladder_can_be_stopped_and_go_on(
    workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the last figure what they would have been at once (but for the processor's time, which no two runs share)."""

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    def written(file: Path) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        for pair in [*found.get("met", []), *(found["pairs"] if "met" in found else [])]:
            del pair["times" if "times" in pair else "ms"]
        return found

    for command, wanted, of in (
        (["compare", KEY, "house", "house bots=random,random", "--games", "210"], 210, "deals"),
        (["ladder", KEY, "--bots", "random,greedy,beginner", "--games", "12"], 36, "games"),
    ):
        file, whole = tmp_path / f"{command[0]}.json", tmp_path / "whole.json"
        asked = [*command, "--workers", workers]
        with monkeypatch.context() as patch:
            patch.setattr(counted, "__enter__", lambda self: stop)
            assert run([*asked, "--json", str(file)]) == 130
        told = re.search(rf"Stopped after (\d+) of {wanted} {of}: --resume (.*) goes on", capsys.readouterr().err)
        assert told is not None
        assert 0 < int(told[1]) < wanted
        assert told[2] == str(file)
        assert run([*asked, "--json", str(whole), "--resume", str(file)]) == 0
        assert run([*asked, "--json", str(file)]) == 0
        assert written(whole) == written(file)
        assert run([*asked, "--seed", "7", "--resume", str(file)]) == 2
        assert "has seed 0, not 7" in capsys.readouterr().err
        whole.write_text('{"game": "revachol", "a": {}, "met": 3}', "utf-8")
        assert run([*asked, "--resume", str(whole)]) == 2
        assert f"that `tablee {command[0]} --json` wrote" in capsys.readouterr().err


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from tablee.sim.page import page

    report = simulate(KEY, ["greedy", "greedy"], 40, 0)
    text = page(report)
    assert text == page(report)  # no clock, no chance
    needs = Needs()
    needs.feed(text)
    assert needs.found == []
    assert len(needs.labels) >= 4
    assert all(label.endswith(".") for label in needs.labels)
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    assert not re.search(r"#0[1-9]0[1-9]0[1-9]", text)  # every stand-in became a colour of the page
    assert report.of["set_digest"] in text


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    from tablee.sim.tables import write_parquet

    found = simulate(KEY, ["random", "random"], 12, 1)
    tables = tables_of(found)
    write_parquet(tables, tmp_path)
    for table in tables:
        if table.rows and table.name != "summary":
            read_back = parquet.read_table(tmp_path / f"{table.name}.parquet").to_pylist()
            assert [tuple(row.values()) for row in read_back] == table.rows


def test_compare_sweep_and_balance_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "8", "--workers", "1"]
    bots = ["--seats", "random,random"]
    assert run(["compare", KEY, "house", "house open_scores=yes bots=random,greedy", *few, *bots, "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["b"]["options"] == {"open_scores": "yes"}
    assert found["b"]["bots"] == ["random", "greedy"]
    assert run(["compare", KEY, "house", "house", *few, *bots, "--csv", str(tmp_path)]) == 0
    assert "each played with both" in capsys.readouterr().out
    assert (tmp_path / "differences.csv").exists()
    assert run(["sweep", "badge.points=0..1", *few, *bots]) == 0
    assert "Nearest to fair" in capsys.readouterr().out
    assert run(["sweep", "nobody.points=0..1", *few]) == 2
    assert 'no game has a value "nobody.points"' in capsys.readouterr().err
    assert run(["sweep", "kim.points=9..1", *few]) == 2  # the card is there, the values are not
    assert "1 to 100 values are expected, not 0" in capsys.readouterr().err
    aims = ["--aim", "turns=0..10000", "--vary", "badge.points=1..3"]
    assert run(["balance", KEY, *few, *bots, *aims]) == 0
    assert "Nothing is proposed" in capsys.readouterr().out


def test_pages_of_comparisons_and_sweeps() -> None:
    pytest.importorskip("matplotlib")
    from tablee.sim.pages import comparison_page, sweep_page

    pages = [
        comparison_page(compare(KEY, side("a"), side("b", badge=9), 10, 4)),
        sweep_page(sweep(KEY, HOUSE, read(HOUSE, "badge.points=0..4:4"), BOTS, 10, 2)),
    ]
    for text in pages:
        needs = Needs()
        needs.feed(text)
        assert needs.found == []
        assert needs.labels


def test_the_game_need_not_be_named_beside_a_file_that_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "my own.toml"
    own.write_text('[set]\ngame = "revachol"\nname = "mine"\nbase = "house"\n\n[ally.kim]\npoints = 3\n', "utf-8")
    told = []
    for args in (["house", str(own)], ["revachol", "house", str(own)]):
        assert run(["cards", "diff", *args]) == 1
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "ally.kim: points = 3" in told[0]
    plain = tmp_path / "own.toml"
    plain.write_text(own.read_text("utf-8"), "utf-8")
    assert run(["compare", f"{plain} open_scores=yes", "house", "--games", "2", "--seats", "random,random"]) == 0
    capsys.readouterr()
    wrong = (
        (["house", "house"], "GAME is missing"),
        (["house bots=random,random", "house"], "GAME is missing"),
        (["revachol", str(own)], "B is missing"),
        (["house", "x"], "x: can"),
    )
    for args, said in wrong:
        assert run(["cards", "diff", *args]) == 2
        assert said in capsys.readouterr().err
