"""Make the fixtures of a version, with that version's own server: a database with tables at every stage, and records.

    git clone . /tmp/old && cd /tmp/old && git checkout v0.1.0
    TABLEE_COMPILE=0 TABLEE_UI=0 uv run python /path/to/tests/upgrades/make.py /path/to/tests/upgrades/0.1.0

To be run once for each version that is released, and never again: what it wrote must open for ever.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path.cwd()))

from tests.server.served import Served  # of the version whose folder this is run in

GAMES = ("revachol", "elekt", "ecos")


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data:
        served = Served(Path(data), "--no-limits")
        tokens = {}
        try:
            for game in GAMES:
                waiting, token = served.new_table(game, public=True)
                tokens[waiting] = token
                for table, token in (in_play(served, game), over(served, game, folder)):
                    tokens[table] = token
            served.stop()
            with sqlite3.connect(Path(data) / "tables.db") as database:
                text = "\n".join(database.iterdump())
        finally:
            served.close()
    with gzip.GzipFile(folder / "tables.sql.gz", "wb", mtime=0) as file:
        file.write(text.encode())
    (folder / "tokens.json").write_text(json.dumps(tokens, indent=1) + "\n", "utf-8")


def in_play(served: Served, game: str) -> tuple[str, str]:
    """Two people on one device, a clock, answers, one of them taken back, chat."""
    table, token = served.new_table(
        game, seats=[{"kind": "me"}, {"kind": "device", "name": "Bo"}], clock="bank 600 5", start=True
    )
    with served.person(table, token, seat=0) as one, served.person(table, token, seat=1) as two:
        people: list[Any] = [one, two]
        for person in people:
            person.until("update")
        for _ in range(25):
            seat = one.update["waiting"][0]
            told = people[seat].answer()
            assert told["type"] == "done", told
            for person in people:
                while person.update["version"] < told["version"]:
                    person.hear()
        people[seat].do("undo", count=1)
        one.do("chat", text="hello, Bo")
    return table, token


def over(served: Served, game: str, folder: Path) -> tuple[str, str]:
    """A finished game, and its record."""
    bot = {"kind": "bot", "level": "greedy"}
    table, token = served.new_table(game, seats=[{"kind": "me"}, bot], start=True)
    with served.person(table, token) as host:
        host.until("update")
        assert host.do("seat", seat=0, what="bot", level="greedy")["type"] == "done"
        host.until("room", lambda room: bool(room["stage"] == "over"))
    status, _, record = served.ask_raw(f"/api/tables/{table}/record", token=token)
    assert status == 200
    (folder / f"{game}.json").write_bytes(record)
    return table, token


if __name__ == "__main__":
    main(Path(sys.argv[1]))
