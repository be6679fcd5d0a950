"""Databases and records of every released version open today: tables at every stage, with their people.

`make.py` made them, with that version's own server; `unreleased` is of today, and becomes the next version's.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import sqlite3
from pathlib import Path

import pytest

from tablee import registry
from tablee.cli.main import run
from tablee.core.record import BrokenRecord, read_record
from tablee.core.table import Table
from tablee.server import creation
from tablee.server.app import opened
from tablee.server.gateway import Gateway
from tablee.server.room import RulesRefuse
from tablee.server.seats import hash_of
from tablee.server.settings import Settings
from tablee.store import answers, record

HERE = Path(__file__).parent
VERSIONS = sorted(path.name for path in HERE.iterdir() if (path / "tables.sql.gz").exists())
REFUSED = {"0.1.0 elekt over": 62}  # ELK-R47
"""Games of old versions that today's rules refuse, and from which answer on: each is a rule that was wrong then."""

OLDER_ENCODING = ("0.1.0",)
"""Versions whose saved states were written otherwise, so that they cannot be compared."""


def test_every_released_version_is_here() -> None:
    changelog = (HERE.parents[1] / "CHANGELOG.md").read_text("utf-8")
    assert set(re.findall(r"^## \[(\d[^\]]*)\]", changelog, re.M)) <= set(VERSIONS)


async def refused(gateway: Gateway, version: str, trouble: RulesRefuse, token: str) -> tuple[str, str]:
    """A game that today's rules refuse, as is known: its people get the record, or go on at another table."""
    head = trouble.head
    assert f"{version} {head.game} {head.stage}" in REFUSED
    assert trouble.knows(hash_of(token))
    if head.stage == "over":
        entries = await gateway.context.store.entries(head.id)
        assert read_record(record(head, trouble.seats, entries).to_text()).answers
    else:
        room = await gateway.rooms.get(await creation.by_todays_rules(gateway.context, trouble))
        assert room.knows(hash_of(token))
    return head.game, head.stage


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_opens_with_all_its_tables(version: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.executescript(gzip.decompress((HERE / version / "tables.sql.gz").read_bytes()).decode())
    tokens: dict[str, str] = json.loads((HERE / version / "tokens.json").read_text("utf-8"))

    async def look() -> None:
        async with opened(Settings(f"sqlite:///{tmp_path / 'tables.db'}"), frozenset()) as (_, gateway):
            stages = []
            for table, token in tokens.items():
                try:
                    room = await gateway.rooms.get(table)
                except RulesRefuse as trouble:
                    stages.append(await refused(gateway, version, trouble, token))
                    continue
                assert room.knows(hash_of(token))
                stages.append((room.head.game, room.head.stage))
                if room.head.stage == "playing":
                    assert room.playing is not None
                    assert room.playing.waiting()
                    assert room.playing.moves == len(answers(await gateway.context.store.entries(table)))
                    assert [remark.text for remark in room.remarks] == ["hello, Bo"]
            games = ("revachol", "elekt", "ecos")
            assert sorted(stages) == sorted((game, stage) for game in games for stage in ("waiting", "playing", "over"))

    asyncio.run(look())


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", ["revachol", "elekt", "ecos"])
def test_a_record_opens(version: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Checked to its end; if today's rules refuse it, from the answer on that is known, and not before."""
    file = HERE / version / f"{game}.json"
    expected = REFUSED.get(f"{version} {game} over", 0)
    found = read_record(file.read_text("utf-8"))
    try:
        table = Table(registry.game(game), registry.shipped_cards(game, found.cards_digest), found)
        table.record.verify(table.game, table.cards)
        refused = 0
    except BrokenRecord as broken:
        refused = broken.entry
    assert refused == expected
    if not refused:
        assert run(["record", "verify", str(file)]) == 0
        told = capsys.readouterr().out
        assert "every chance follows from it" in told
        assert ("lead to the state that was saved" in told) == (version not in OLDER_ENCODING)
