"""The coach of a shared table: looks once, says how far he is, tells only people of the table."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.server.served import PATIENCE, Served


def finished(served: Served) -> tuple[str, str]:
    """A game that bots have played to its end."""
    table, token = served.new_table("revachol", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    with served.person(table, token) as anna:
        anna.until("update")
        anna.do("seat", seat=0, what="bot", level="random")
        while anna.update["over"] is None:
            anna.hear()
    return table, token


def asked(served: Served, table: str, token: str, language: str = "en") -> dict[str, Any]:
    status, found = served.ask(f"/api/tables/{table}/coach?language={language}", token=token)
    assert status == 200, found
    told: dict[str, Any] = found
    return told


def test_the_coach_looks_once_and_it_is_kept(tmp_path: Path) -> None:
    served = Served(tmp_path / "data", "--no-limits", "--coach-playouts", "1")
    try:
        table, token = finished(served)
        assert served.ask(f"/api/tables/{table}/coach")[0] == 404  # a stranger
        before, done = time.monotonic(), []
        while (found := asked(served, table, token))["told"] is None:
            done.append(found["done"])
            assert found["done"] <= found["all"]
            assert time.monotonic() - before < 4 * PATIENCE
            time.sleep(0.1)  # who asks without end takes the time that the coach needs
        assert done == sorted(done)
        told = found["told"]
        assert [own["player"] for own in told["seats"]] == told["players"]
        assert told["seats"][0]["says"]
        in_french = asked(served, table, token, "fr")["told"]
        assert in_french["seats"][0]["says"] != told["seats"][0]["says"]
        served.stop()
        served.restart()
        assert asked(served, table, token)["told"] == told  # at once: it was kept with the table
        assert served.ask(f"/api/tables/{table}/record", token=token)[0] == 200
    finally:
        served.close()
    assert served.faults() == []


def test_no_coach_during_the_game(served: Served) -> None:
    table, token = served.new_table("revachol", seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
    assert served.ask(f"/api/tables/{table}/coach", token=token)[0] == 403
