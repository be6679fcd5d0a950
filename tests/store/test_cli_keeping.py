"""`tablee backup`, `tablee record export` and `tablee record import`."""

import asyncio
from pathlib import Path

import pytest

from tablee import registry
from tablee.cli.main import run
from tablee.core.chance import Seeded, secret_of_seed
from tablee.core.record import read_record
from tablee.core.table import Table, sit_down
from tablee.store import Head, Seat, open_store


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def played(key: str, moves: int | None = None) -> Table:
    """A game between a person and a bot, up to a move or to its end."""
    table = sit_down(
        registry.game(key), registry.house_cards(key), ["Zoë", "Bo"], secret_of_seed(3), {}, ["human", "bot:greedy"]
    )
    table.settle()
    rng = Seeded(1)
    while table.state.asked >= 0 and (moves is None or len(table.record.answers) < moves):
        table.answer(table.state.asked, table.state.options[rng.below(len(table.state.options))])
        table.settle()
    return table


def imported(out: str) -> str:
    return out.split("/t/")[1].split()[0]


@pytest.mark.parametrize("key", registry.GAMES)
def test_a_record_goes_in_and_comes_out_the_same_bytes(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record made on one machine replays on another to the same bytes (issue 5)."""
    file = tmp_path / "game.json"
    file.write_text(played(key).saved(), "utf-8")
    for data in ("one", "two"):  # from machine to machine
        assert run(["record", "import", str(file), "--data", str(tmp_path / data)]) == 0
        out = capsys.readouterr().out
        assert "token" in out
        back = tmp_path / f"{data}.json"
        assert run(["record", "export", imported(out), str(back), "--data", str(tmp_path / data)]) == 0
        assert back.read_bytes() == file.read_bytes()
        capsys.readouterr()
        file = back


def test_a_game_that_is_not_over_waits_for_people_and_hides_its_hands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(played("revachol", 20).saved(), "utf-8")
    assert run(["record", "import", str(file)]) == 0
    table = imported(capsys.readouterr().out)
    assert run(["record", "export", table]) == 2
    told = capsys.readouterr()
    assert "not over" in told.err
    assert "secret" not in told.out
    assert run(["record", "export", table, "--unfinished"]) == 0
    record = read_record(capsys.readouterr().out)
    assert record.answers == read_record(file.read_text("utf-8")).answers

    async def look() -> tuple[Head | None, list[Seat]]:
        async with open_store(f"sqlite:///{home}/tables.db") as store:
            return await store.head(table), await store.seats(table)

    head, seats = asyncio.run(look())
    assert head is not None
    assert (head.stage, head.host) == ("waiting", "")
    assert [(seat.kind, seat.level, seat.token) for seat in seats] == [("open", "", ""), ("bot", "greedy", "")]


def test_a_record_without_its_secret_goes_on_with_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = played("revachol", 20)
    made.record.secret = b""
    file = tmp_path / "game.json"
    file.write_text(made.saved(), "utf-8")
    assert run(["record", "import", str(file)]) == 0
    assert run(["record", "export", imported(capsys.readouterr().out), "--unfinished"]) == 0
    record = read_record(capsys.readouterr().out)
    assert record.given == len(record.answers)
    assert len(record.secret) == 32


def test_a_broken_record_is_not_taken_in(tmp_path: Path, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    text = played("revachol", 20).saved()
    file = tmp_path / "game.json"
    file.write_text(text.replace('"secret": "', '"secret": "00', 1), "utf-8")
    assert run(["record", "import", str(file)]) == 2
    assert "secret does not fit" in capsys.readouterr().err
    assert not home.exists()


def test_a_backup_can_be_put_in_place(tmp_path: Path, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    file, copy = tmp_path / "game.json", tmp_path / "backup.db"
    file.write_text(played("elekt").saved(), "utf-8")
    assert run(["backup", str(copy)]) == 2
    assert "no database here yet" in capsys.readouterr().err
    assert run(["record", "import", str(file)]) == 0
    table = imported(capsys.readouterr().out)
    assert run(["backup", str(copy)]) == 0
    assert run(["backup", str(copy)]) == 2
    assert "there already" in capsys.readouterr().err
    restored = tmp_path / "restored"
    restored.mkdir()
    copy.rename(restored / "tables.db")
    assert run(["record", "export", table, "--data", str(restored)]) == 0
    assert capsys.readouterr().out == file.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["record", "export", "nope", "--database", "oracle://x"], "no address of a database"),
        (["backup", "b.db", "--database", "what"], "no address of a database"),
        (["backup", "b.db", "--database", "postgresql://x@127.0.0.1:1/x"], "does not answer"),
    ],
)
def test_mistakes_get_a_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    assert said in capsys.readouterr().err


def test_a_table_that_is_not_there_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(played("revachol", 20).saved(), "utf-8")
    run(["record", "import", str(file)])
    assert run(["record", "export", "nope"]) == 2
    assert 'no table "nope"' in capsys.readouterr().err
