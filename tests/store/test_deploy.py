"""The files in deploy/: what they say to the server is understood, and their commands run here without containers."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tablee.server.protocols import OTHER_FILES
from tablee.server.settings import Settings
from tests.postgres import Postgres

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME, PASSWORD = "TABLEE_NAME", "TABLEE_DB_PASSWORD"


def options() -> set[str]:
    """The variables of the table in docs/hosting.md, which is made from the code."""
    return set(re.findall(r"^\| `--[^|]* \| `(TABLEE_\w+)`", (ROOT / "docs/hosting.md").read_text("utf-8"), re.M))


def from_container() -> dict[str, str]:
    whole = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    last = whole[whole.rindex("\nFROM") :]
    return dict(re.findall(r"(TABLEE_\w+)=(\S+)", last))


def from_compose() -> dict[str, str]:
    tablee = (DEPLOY / "compose.yaml").read_text("utf-8").partition("\n  tablee:\n")[2]
    return dict(re.findall(r"^      (TABLEE_\w+): (.+)$", tablee, re.M))


def healthcheck() -> list[str]:
    found = re.search(r"HEALTHCHECK.*?CMD (\[.*?\])$", (DEPLOY / "Containerfile").read_text("utf-8"), re.M | re.S)
    assert found is not None
    command: list[str] = json.loads(found[1])
    return command


def asked(url: str, host: str) -> int:
    """The status that a server says to somebody who calls it so."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers={"Host": host}), timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_the_table_of_options_is_what_the_code_says() -> None:
    checked = subprocess.run(
        [sys.executable, str(ROOT / "scripts/option-table"), "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert len(options()) > 15


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_variable_is_an_option(file: str) -> None:
    named = set(re.findall(r"\bTABLEE_[A-Z_]+", (DEPLOY / file).read_text("utf-8")))
    assert named <= options() | {NAME, PASSWORD}


@pytest.mark.parametrize("said", [r"^LimitNOFILE=(\d+)$", r"^ +nofile: (\d+)$"])
def test_there_are_files_for_all_that_is_promised(said: str) -> None:
    written = "".join((DEPLOY / file).read_text("utf-8") for file in ("tablee.service", "compose.yaml"))
    given = re.findall(said, written, re.M)
    assert len(given) == 1
    promised = Settings("")
    assert int(given[0]) >= promised.most_sockets + promised.most_requests + OTHER_FILES


def test_the_container_runs_without_a_container(postgres: Postgres, tmp_path: Path) -> None:
    """Its command with its environment over PostgreSQL, its health check, its end."""
    environment = {**from_container(), **from_compose()}
    assert {"TABLEE_DATABASE", "TABLEE_ORIGIN", "TABLEE_LINK", "TABLEE_BEHIND_PROXY"} <= set(environment)
    told = {key: value.replace("${TABLEE_NAME}", "tablee.test") for key, value in environment.items()}
    told |= {"TABLEE_DATABASE": postgres.new_database(), "TABLEE_PORT": "0", "TABLEE_HOST": "127.0.0.1"}
    server = subprocess.Popen(
        [sys.executable, "-m", "tablee", "serve"],
        env={**os.environ, **told, "TABLEE_DATA": str(tmp_path), "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = next(line for line in server.stdout if "http://" in line).split()[-1]
        port = address.rpartition(":")[2]
        command = [sys.executable, *(word.replace(":8033", f":{port}") for word in healthcheck()[1:])]
        assert subprocess.run(command, timeout=60, check=False).returncode == 0
        for host, status in (("tablee.test", 200), ("elsewhere.test", 400)):
            assert asked(f"{address}/healthz", host) == status
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
    finally:
        server.kill()
        server.wait()
