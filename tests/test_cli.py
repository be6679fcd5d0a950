"""The `tablee` command: what it prints, what it refuses, and that nothing is lost."""

from __future__ import annotations

import io
import json
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee import registry
from tablee.cli import main
from tablee.cli.commands import COMMANDS, load
from tablee.cli.seats import bots_for
from tablee.core.record import read_record
from tablee.text import Texts
from tests.session import SHOWN

HOUSE = Path(str(registry.__file__)).parent / "games" / "revachol" / "cards" / "house.toml"
KIM_STAYS = Path(__file__).parent / "scenarios" / "revachol" / "skills-kim.toml"


@dataclass
class Ran:
    code: int
    out: str
    err: str


Tablee = Callable[..., Ran]


@pytest.fixture
def tablee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tablee:
    """Run the command in this process; `typed` is what stands on its input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def run(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main.run(list(args))
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(code, out, err)

    return run


def saved_games(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home" / "games").glob("*.json"))


def some_record(tablee: Tablee, name: str = "game.json", typed: str = "1\n1\nq\n") -> Path:
    """A game that was begun and left."""
    ran = tablee("play", "revachol", "--seats", "human,bot:random", "--seed", "5", "--save", name, typed=typed)
    assert ran.code == 0
    return Path(name)


def refused(ran: Ran, *named: str) -> None:
    """One sentence on stderr that names the thing, exit code 2."""
    assert ran.code == 2, ran.out + ran.err
    assert ran.err.startswith("tablee: ")
    assert len(ran.err.splitlines()) == 1
    for name in named:
        assert name in ran.err


# --- Mistakes on the command line ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["play", "chess"], "chess"),
        (["play"], "game"),
        (["plya", "revachol"], "plya"),
        (["--port", "8791"], "only for: tablee serve"),
        (["play", "revachol", "--loud"], "--loud"),
        (["play", "revachol", "--seats", "human,bot:genius"], "genius"),
        (["play", "revachol", "--seats", "human,robot"], "robot"),
        (["play", "revachol", "--seats", "human"], "2 to 4 seats, not 1"),
        (["play", "revachol", "--seats", "human,human,human,human,human"], "2 to 4 seats, not 5"),
        (["play", "revachol", "--lang", "xx"], "xx"),
        (["play", "revachol", "--seed", "-1"], "--seed -1"),
        (["play", "revachol", "--seed", "one"], "--seed"),
        (["play", "revachol", "--names", "Anna,Bo,Cleo"], "3 names for 2 seats"),
        (["play", "revachol", "--names", "Anna,anna"], "anna"),
        (["play", "revachol", "--names", "A\x1b[2J"], "x1b"),
        (["play", "revachol", "--cards", "nowhere.toml"], "nowhere.toml"),
        (["play", "revachol", "--save", "."], "."),
        (["play", "revachol", "--save", "/proc/here/game.json"], "/proc/here/game.json"),
        (["play", "revachol", "--save", "/dev/full"], "/dev/full"),
        (["play", "revachol", "--option", "open_scores=perhaps"], "open_scores=no|yes"),
        (["play", "elekt", "--seats", "human", "--option", "difficulty=none"], "difficulty=easy|medium|hard"),
        (["play", "elekt", "--seats", "human", "--option", "speed"], "difficulty=easy|medium|hard, gentle=no|yes"),
        (["play", "elekt", "--seats", "human", "--option", "open_scores"], "open_scores"),
        (
            ["play", "elekt", "--seats", "human", "--option", "difficulty=easy", "--option", "difficulty=hard"],
            "easy and hard",
        ),
        (["play", "elekt", "--seats", "human,human,human,human,human"], "1 to 4 seats, not 5"),
        (["simulate", "elekt", "--seats", "random", "--option", "difficulty=none"], "difficulty=easy|medium|hard"),
        (["cards", "list", "chess"], "chess"),
        (["cards", "check", "revachol", "nowhere.toml"], "nowhere.toml"),
        (["cards", "new", "revachol", "."], "."),
        (["scenario", "run", "nowhere.toml"], "nowhere.toml"),
        (["simulate", "chess"], "chess"),
        (["simulate", "revachol", "--games", "-5"], "-5"),
        (["simulate", "revachol", "--seats", "greedy"], "2 to 4"),
        (["simulate", "revachol", "--seats", "greedy,genius"], "genius"),
        (["simulate", "revachol", "--workers", "-1", "--games", "2"], "-1"),
        (["simulate", "revachol", "--games", "1", "--seed", "-2"], "-2"),
        (["simulate", "revachol", "--games", "1", "--json", "/proc/here.json"], "/proc/here.json"),
        (["bench", "chess"], "chess"),
        (["bench", "--peers", "chess"], "chess"),
        (["record", "show", "."], "."),
        (["record", "verify", "nowhere.json"], "nowhere.json"),
        (["play"], f"tablee play {registry.GAMES[0]}"),
    ],
)
def test_a_mistake_is_a_sentence(tablee: Tablee, tmp_path: Path, args: list[str], named: str) -> None:
    refused(tablee(*args), named)
    assert saved_games(tmp_path) == []


def test_what_is_no_game_file_is_said_to_be_none(tablee: Tablee) -> None:
    Path("garbage").write_bytes(bytes(range(256)) * 8)
    Path("empty").write_bytes(b"")
    Path("list").write_text("[1, 2]")
    Path("deep").write_text("[" * 100_000)
    Path("long").write_text('{"tablee": ' + "1" * 5000 + "}")
    for name in ("garbage", "empty", "list", "deep", "long"):
        for command in (["record", "show"], ["record", "verify"], ["record", "continue"]):
            refused(tablee(*command, name), name)
    for name in ("garbage", "empty"):
        refused(tablee("scenario", "run", name), name)
    refused(tablee("play", "revachol", "--cards", "garbage"), "garbage")


def test_an_unforeseen_error_is_reported_without_a_traceback(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(key: str) -> None:
        raise RuntimeError(f"no idea about {key}")

    monkeypatch.setattr(registry, "game", broken)
    ran = tablee("bench", "revachol")
    assert ran.code == 1
    assert "This is a bug in Tablée" in ran.err
    (report,) = (tmp_path / "home").glob("crash-*.txt")
    assert str(report) in ran.err
    assert "no idea about revachol" in report.read_text()


def test_version_names_the_build(tablee: Tablee) -> None:
    ran = tablee("--version")
    assert ran.code == 0
    assert ran.out.startswith("tablee ")
    assert "pure Python" in ran.out or "compiled" in ran.out


# --- Cards and scenarios -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "card", "names"),
    [
        ("revachol", "kim", ("Kim Kitsuragi", "Kim Kitsuragi", "Ким Кицураги")),
        ("elekt", "werewolf_pack", ("Werewolf Pack", "Meute de loups-garous", "Стая оборотней")),
    ],
)
def test_the_house_set_is_listed_in_every_language(tablee: Tablee, game: str, card: str, names: list[str]) -> None:
    for lang, name in zip(("en", "fr", "ru"), names, strict=True):
        assert Texts(lang, game, registry.house_cards(game)).card(card) == name
        ran = tablee("cards", "list", game, "--lang", lang)
        assert ran.code == 0
        assert name in ran.out
        assert "rulebook" in ran.out
        for listed in re.findall(r"^\[\w+\.(\w+)\]", registry.card_text(game), re.MULTILINE):
            assert listed in ran.out


def test_checking_cards_finds_every_mistake_with_card_field_and_line(tablee: Tablee) -> None:
    text = HOUSE.read_text(encoding="utf-8").replace('symbols = ["crown"]', 'symbols = ["crwn"]', 1)
    Path("own.toml").write_text(text.replace("points  = 1", "points  = 5", 1), encoding="utf-8")
    ran = tablee("cards", "check", "revachol", "own.toml")
    assert ran.code == 2
    line = text.splitlines().index('symbols = ["crwn"]') + 1
    assert f"own.toml:{line}: ally.lena: symbols:" in ran.err
    assert f"own.toml:{line - 1}: ally.lena: points:" in ran.err
    assert "own.toml: 2 mistakes" in ran.err
    refused_play = tablee("play", "revachol", "--cards", "own.toml")
    assert refused_play.code == 2
    assert "ally.lena" in refused_play.err


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("revachol", "40 Allies, 25 Tasks, 24 Morale cards, 89 in all"),
        ("elekt", "50 Units (16 base, 34 elite), 17 Skirmish, 17 Machination, 12 Privilege cards, 96 in all"),
    ],
)
def test_a_right_card_file_is_summed_up(tablee: Tablee, game: str, counts: str) -> None:
    """ELK-04: how many cards of each kind."""
    Path("own.toml").write_text(registry.card_text(game), encoding="utf-8")
    ran = tablee("cards", "check", game, "own.toml")
    assert ran.code == 0
    assert counts in ran.out
    assert registry.house_cards(game).digest in ran.out


@pytest.mark.parametrize("game", SHOWN)
def test_a_new_card_file_is_never_written_over(tablee: Tablee, game: str) -> None:
    printed = tablee("cards", "new", game).out
    assert tablee("cards", "new", game, "box.toml").code == 0
    assert Path("box.toml").read_text(encoding="utf-8") == printed
    Path("box.toml").write_text("mine", encoding="utf-8")
    refused(tablee("cards", "new", game, "box.toml"), "box.toml")
    assert Path("box.toml").read_text(encoding="utf-8") == "mine"


def test_scenarios_run_and_failures_are_readable(tablee: Tablee) -> None:
    assert tablee("scenario", "run", str(KIM_STAYS)).code == 0
    listed = tablee("scenario", "run", str(KIM_STAYS), "--list")
    assert listed.code == 0
    assert "ECH-114" in listed.out
    text = '[[scenario]]\ntitle = "Wrong"\nrules = ["ECH-19"]\nplayers = ["Anna", "Bo"]\ngiven.Anna.hand = ["kim"]\n'
    Path("wrong.toml").write_text(f'game = "revachol"\n{text}play = ["Anna: place cuno"]\nthen.next = "Bo"\n')
    ran = tablee("scenario", "run", "wrong.toml")
    assert ran.code == 1
    assert '"Anna: place cuno"' in ran.out
    assert "place kim" in ran.out


def test_a_simulation_is_summed_up_and_written_down(tablee: Tablee) -> None:
    args = ("simulate", "revachol", "--games", "12", "--seats", "random,greedy,random", "--workers", "1")
    ran = tablee(*args, "--seed", "3", "--json", "report.json")
    assert ran.code == 0
    report = json.loads(Path("report.json").read_text())
    assert report["games"] == 12
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(12)
    for seat in report["seats"]:
        assert f"{seat['win_rate']:.1%}" in ran.out
    assert "no-tasks" in ran.out
    assert "completed" in ran.out
    assert tablee(*args, "--seed", "3").out == ran.out


def test_options_of_a_game_reach_the_game(tablee: Tablee) -> None:
    """ELK-146: how many Masters the Coalition has follows from the difficulty."""
    args = ("play", "elekt", "--seats", "human", "--option", "difficulty=hard", "--option", "gentle=yes")
    assert tablee(*args, "--save", "hard.json", typed="q\n").code == 0
    record = read_record(Path("hard.json").read_text())
    assert record.options == {"difficulty": "hard", "gentle": "yes"}
    state = record.state(registry.game("elekt"), registry.house_cards("elekt"))
    assert len(registry.game("elekt").view(state, 0)["players"][1]["privileges"]) == 3
    args = ("simulate", "elekt", "--seats", "random", "--games", "3", "--workers", "1")
    for value, number in (("easy", "1.00"), ("hard", "3.00")):
        ran = tablee(*args, "--option", f"difficulty={value}")
        assert ran.code == 0
        assert re.search(rf"master +{number}", ran.out)


@pytest.mark.parametrize("game", SHOWN)
def test_the_usual_opponent_is_a_bot_that_knows_the_game(tablee: Tablee, game: str) -> None:
    assert tablee("play", game, "--save", "game.json", typed="q\n").code == 0
    human, bot = read_record(Path("game.json").read_text()).kinds
    assert human == "human"
    assert bot == f"bot:{bots_for(registry.game(game))[0]}"


# --- Records -------------------------------------------------------------------------------------------------


def test_a_record_that_was_tampered_with_is_found_out(tablee: Tablee) -> None:
    path = some_record(tablee)
    assert tablee("record", "verify", str(path)).code == 0
    whole = path.read_text(encoding="utf-8")
    record = json.loads(whole)

    drawn = next(i for i, (seat, _) in enumerate(record["answers"]) if seat == -2)
    other = next(answer for seat, answer in record["answers"] if seat == -2 and answer != record["answers"][drawn][1])
    changed = json.loads(whole)
    changed["answers"][drawn][1] = other
    path.write_text(json.dumps(changed), encoding="utf-8")
    refused(tablee("record", "verify", str(path)), f"answer {drawn + 1}", "committed secret")

    changed = json.loads(whole)
    own = next(i for i, (seat, _) in enumerate(record["answers"]) if seat == 0)
    changed["answers"][own][1] = "dolores-9"
    path.write_text(json.dumps(changed), encoding="utf-8")
    refused(tablee("record", "verify", str(path)), f"answer {own + 1}", "not legal")

    changed = json.loads(whole)
    changed["answers"] = changed["answers"][:-1]
    changed["count"] -= 1
    path.write_text(json.dumps(changed), encoding="utf-8")
    refused(tablee("record", "verify", str(path)), "another state")

    changed = json.loads(whole)
    changed["secret"] = "00" * 32
    path.write_text(json.dumps(changed), encoding="utf-8")
    refused(tablee("record", "verify", str(path)), "secret")
    refused(tablee("record", "continue", str(path)), "secret")


def test_a_record_from_other_cards_is_refused(tablee: Tablee) -> None:
    path = some_record(tablee)
    before = path.read_bytes()
    text = HOUSE.read_text(encoding="utf-8").replace('name    = "house"', 'name    = "mine"')
    Path("other.toml").write_text(text.replace("points   = 2", "points   = 3", 1), encoding="utf-8")
    for command in ("show", "verify", "continue"):
        refused(tablee("record", command, str(path), "--cards", "other.toml"), "house", "mine")
    assert path.read_bytes() == before


def test_a_truncated_record_is_refused_and_left_alone(tablee: Tablee) -> None:
    path = some_record(tablee)
    for share in (0.2, 0.6, 0.99):
        text = path.read_text(encoding="utf-8")
        cut = Path("cut.json")
        cut.write_text(text[: int(len(text) * share)], encoding="utf-8")
        before = cut.read_bytes()
        for command in ("show", "verify", "continue"):
            refused(tablee("record", command, "cut.json"), "cut.json", "not a whole record")
        assert cut.read_bytes() == before


def test_a_record_is_shown_without_hidden_cards_until_it_is_over(tablee: Tablee) -> None:
    path = some_record(tablee)
    record = read_record(path.read_text(encoding="utf-8"))
    shown = tablee("record", "show", str(path)).out
    opened = tablee("record", "show", str(path), "--all-open").out
    mine = tablee("record", "show", str(path), "--seat", "1").out
    assert "is dealt" not in shown
    assert shown.count("dealt") == 0
    assert opened.count("is dealt") == 6
    assert mine.count("You are dealt") == 3
    assert mine.count("is dealt") == 0
    assert record.secret.hex() not in shown + opened + mine
    for seat in ("0", "3", "-1"):
        refused(tablee("record", "show", str(path), "--seat", seat), f"--seat {seat}")


@pytest.mark.parametrize(
    ("game", "seats"), [("revachol", "human,bot:greedy"), ("elekt", "human,bot:random"), ("elekt", "human")]
)
def test_going_on_gives_the_same_game_as_never_having_stopped(tablee: Tablee, game: str, seats: str) -> None:
    args = ("play", game, "--seats", seats, "--seed", "8")
    assert tablee(*args, "--save", "whole.json", typed="1\n" * 12 + "q\n").code == 0
    assert tablee(*args, "--save", "parts.json", typed="1\n" * 5).code == 0  # the end of input is like q
    for _ in range(7):
        assert tablee("record", "continue", "parts.json", typed="1\nq\n").code == 0
    whole, parts = (read_record(Path(name).read_text()) for name in ("whole.json", "parts.json"))
    assert parts.answers == whole.answers
    assert parts.state_digest == whole.state_digest
    assert tablee("record", "verify", "parts.json").code == 0


def test_going_on_from_an_earlier_answer_makes_a_new_record(tablee: Tablee, tmp_path: Path) -> None:
    path = some_record(tablee, typed="1\n" * 6 + "q\n")
    before = path.read_bytes()
    count = len(read_record(path.read_text()).answers)
    ran = tablee("record", "continue", str(path), "--from", str(count - 2), "--seats", "bot:random,human", typed="q\n")
    assert ran.code == 0
    assert path.read_bytes() == before
    (copy,) = saved_games(tmp_path)
    branch = read_record(copy.read_text())
    assert branch.kinds == ["bot:random", "human"]
    assert branch.answers[: count - 2] == read_record(path.read_text()).answers[: count - 2]
    for number in ("-1", str(count + 1)):
        refused(tablee("record", "continue", str(path), "--from", number), f"--from {number}")
    refused(tablee("record", "continue", str(path), "--seats", "human,human,human"), "2 seats, not 3")


# --- Saving --------------------------------------------------------------------------------------------------


def test_a_game_never_begins_on_top_of_another(tablee: Tablee) -> None:
    path = some_record(tablee)
    before = path.read_bytes()
    refused(tablee("play", "revachol", "--save", str(path)), str(path), "not written over")
    other = some_record(tablee, "other.json", typed=f"1\ns {path}\nq\n")
    assert path.read_bytes() == before
    assert other.exists()


def test_an_unwritable_home_is_told_and_the_game_goes_on(
    tablee: Tablee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    args = ("play", "revachol", "--seats", "human,bot:random", "--seed", "5")
    ran = tablee(*args, typed="1\ns /proc/nowhere/x.json\ns elsewhere.json\n1\nq\n")
    assert ran.code == 0
    assert "not being saved" in ran.out
    assert "/proc/nowhere/x.json: cannot be written" in ran.out
    assert len(read_record(Path("elsewhere.json").read_text()).answers) > 8
    assert tablee("record", "verify", "elsewhere.json").code == 0
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ran = tablee(*args, typed="1\nq\n")
    assert ran.code == 2
    assert "the game was saved to" in ran.err
    (rescued,) = tmp_path.glob("revachol-*.json")
    assert tablee("record", "verify", str(rescued)).code == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_each_says_of_itself(name: str) -> None:
    """It stands in `commands.py` too, so that no command has to be loaded for the list."""
    first = " ".join((load(name).help or "").split("\n\n")[0].split())
    assert first.startswith(COMMANDS[name][1].rstrip(".")), first


def test_after_a_game_with_own_cards_the_printed_commands_work(tablee: Tablee, tmp_path: Path) -> None:
    """They name the card file: without it neither command could play the record again."""
    (tmp_path / "my cards.toml").write_text(
        '[set]\ngame = "revachol"\nname = "mine"\nbase = "house"\n[ally.trant]\nsymbols = ["purple"]\n', "utf-8"
    )
    seats = ("--seats", "human,bot:random", "--seed", "5", "--cards", "my cards.toml", "--save", "game.json")
    for typed, word in (("q\n", "continue"), ("1\n" * 3000, "verify")):
        (tmp_path / "game.json").unlink(missing_ok=True)
        said = " ".join(tablee("play", "revachol", *seats, typed=typed).out.split())
        command = re.findall(rf"tablee (record {word} \S*game\.json --cards 'my cards\.toml')", said)
        assert command, said[-400:]
        ran = tablee(*shlex.split(command[0]), typed="q\n")
        assert ran.code == 0, ran


def test_check_says_what_was_meant_and_what_could_stand_there(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    head = '[set]\ngame = "elekt"\nname = "mine"\nbase = "house"\n'
    file.write_text(head + '[elite.moth_page]\nlines = ["when assigned: gain 2 ambr"]\n', "utf-8")
    ran = tablee("cards", "check", "elekt", "mine.toml")
    assert ran.code != 0
    assert 'mine.toml:6: elite.moth_page: lines: unknown sentence "gain 2 ambr"' in ran.err
    assert '(did you mean "when assigned: gain 2 amber"?)' in ran.err
    file.write_text(head + '[elite.moth_page]\nlines = ["when assigned: sing a song"]\n', "utf-8")
    assert "(such as: when assigned: " in tablee("cards", "check", "elekt", "mine.toml").err
    file.write_text(head + '[elite.moth_page]\nlines = ["when assigned: swap. Draw a unit."]\n', "utf-8")
    assert "a full stop ends a line" in tablee("cards", "check", "elekt", "mine.toml").err


def test_a_card_file_that_names_its_game_needs_no_other_word(tablee: Tablee, tmp_path: Path) -> None:
    """And its mistakes are told in the language of whoever asks."""
    head = '[set]\ngame = "elekt"\nname = "mine"\nbase = "house"\n'
    (tmp_path / "mine.toml").write_text(head, "utf-8")
    assert '"mine" is right' in tablee("cards", "check", "mine.toml").out
    (tmp_path / "mine.toml").write_text(f'{head}[elite.ash_widow]\nsymbols = ["magic"]\n', "utf-8")
    for language, words in {"en": "unknown attribute", "fr": "attribut inconnu", "ru": "неизвестный атрибут"}.items():
        told = tablee("cards", "check", "mine.toml", "--lang", language)
        assert told.code == 2
        assert f'mine.toml:6: elite.ash_widow: symbols: {words} "magic"' in told.err
        assert words in tablee("--lang", language, "simulate", "elekt", "--cards", "mine.toml", "--games", "1").err
    (tmp_path / "mine.toml").write_text('[set]\nname = "mine"\n', "utf-8")
    assert "does not name its game" in tablee("cards", "check", "mine.toml").err
    assert "name the card file, too" in tablee("cards", "check", "elekt").err
