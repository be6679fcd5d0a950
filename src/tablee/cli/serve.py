"""`tablee serve`, and `tablee` alone: the server on this machine, its address and a QR code in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperCommand

from tablee import compiling
from tablee.cli import files, language
from tablee.core.fault import wrong
from tablee.errors import UserError, why
from tablee.text import Texts

DEFAULT_PORT = 8033
FROM_ENVIRONMENT = {"auto_envvar_prefix": "TABLEE"}
"""Every option may also come from the environment: `--keep-days` as TABLEE_KEEP_DAYS."""
STARTING = 100
"""Tenths of a second that a server which has just been started is waited for."""


def serve(
    lan: Annotated[bool, typer.Option("--lan", help="For everybody in the local network.")] = False,
    host: Annotated[str | None, typer.Option(help="The address to listen on (default: this machine only).")] = None,
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = DEFAULT_PORT,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://… (default: a file in the data folder).")
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Server processes behind the one port; several need PostgreSQL.", min=1, max=64)
    ] = 1,
    peer_host: Annotated[
        str, typer.Option("--peer-host", help="The address of this machine for others that share its PostgreSQL.")
    ] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(help="The folder for the database file.", metavar="DIR")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="An address of the page behind a proxy, such as https://tablee.example.")
    ] = None,
    behind_proxy: Annotated[
        str, typer.Option("--behind-proxy", help="Addresses of proxies whose forwarded headers are believed.")
    ] = "",
    link: Annotated[str, typer.Option(help="What links to tables begin with (default: our own address).")] = "",
    web: Annotated[Path | None, typer.Option(help="A folder with another built browser table.", metavar="DIR")] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot of your own that may sit at tables: module:Class.")
    ] = None,
    bot_pace: Annotated[float, typer.Option("--bot-pace", help="Seconds a bot seems to think.", min=0.0)] = 0.9,
    bot_workers: Annotated[int, typer.Option("--bot-workers", help="Processes in which bots think.", min=1)] = 1,
    coach_playouts: Annotated[
        int, typer.Option("--coach-playouts", help="Games the coach plays on for each it looks at.", min=1)
    ] = 16_000,
    bench: Annotated[
        bool | None,
        typer.Option(
            "--bench/--no-bench",
            help="The designers' bench at /bench (default: only if nobody but this machine can come).",
        ),
    ] = None,
    bench_ray: Annotated[
        str,
        typer.Option("--bench-ray", help="Games of the bench are played on this Ray (extra `ray`): HOST:PORT, auto."),
    ] = "",
    push_key: Annotated[
        Path | None,
        typer.Option("--push-key", help="A key for Web Push: a PEM file, made if it is not there.", metavar="FILE"),
    ] = None,
    push_contact: Annotated[
        str, typer.Option("--push-contact", help="Whom push services may write to: mailto:you@example.org.")
    ] = "",
    push_service: Annotated[
        list[str] | None, typer.Option(help="Another push service that browsers here may name.")
    ] = None,
    away_seconds: Annotated[
        int, typer.Option("--away-seconds", help="Then others may let a bot play for somebody not there.", min=1)
    ] = 60,
    keep_days: Annotated[
        int, typer.Option("--keep-days", help="Finished tables are forgotten after so many days; 0: never.", min=0)
    ] = 90,
    metrics_port: Annotated[
        int, typer.Option("--metrics-port", help="Prometheus numbers on this loopback port; 0: off.", min=0, max=65535)
    ] = 0,
    sockets_per_address: Annotated[
        int, typer.Option("--sockets-per-address", help="Connections one address may hold.", min=1)
    ] = 250,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    no_address_limits: Annotated[
        bool, typer.Option("--no-address-limits", help="No limits per address: for load tests on this machine.")
    ] = False,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="No limits per second at all: for tests on this machine.")
    ] = False,
    log: Annotated[str, typer.Option(help="What is logged: error, warning, info or debug.")] = "warning",
    lang: language.Given = None,
) -> None:
    """Serve tables: on this machine, in the local network, or behind a proxy."""
    from tablee.server.settings import DAY, LOCAL, Settings
    from tablee.store import file_of

    if workers > 1:
        from tablee.server.several import serve as run
    else:
        from tablee.server.run import serve as run

    texts = Texts(language.chosen(lang))
    if log not in ("error", "warning", "info", "debug"):
        raise UserError(f'--log {log}: "error", "warning", "info" or "debug" is expected')
    if push_key is not None and not push_contact.startswith(("mailto:", "https:")):
        raise UserError(
            "--push-key: push services want to know whom to write to: --push-contact mailto:you@example.org"
        )
    if bench_ray:
        from tablee.sim.places import check_ray

        check_ray(bench_ray, "--bench-ray")
    for name in bot or ():
        _allow(name)
    kept_in = database or default_database(data)
    settings = Settings(
        database=kept_in,
        shared=file_of(kept_in) is None,
        workers=workers,
        peer_host=peer_host,
        host=host or ("0.0.0.0" if lan else LOCAL[0]),
        port=port,
        origins=tuple(origin or ()),
        behind_proxy=behind_proxy,
        link=link,
        web=web,
        bot_pace=bot_pace,
        bot_workers=bot_workers,
        coach_playouts=coach_playouts,
        bench_ray=bench_ray,
        push_key=push_key,
        push_contact=push_contact,
        push_services=tuple(push_service or ()),
        away_after=float(away_seconds),
        keep_ended=keep_days * DAY,
        metrics_port=metrics_port,
        most_sockets_per_address=sockets_per_address,
    )
    settings = replace(settings, bench=settings.is_private if bench is None else bench)
    if no_limits or no_address_limits:
        if settings.host not in LOCAL:
            word = "--no-limits" if no_limits else "--no-address-limits"
            raise UserError(f"{word} is for this machine alone: leave out --lan and --host")
        settings = settings.without_limits() if no_limits else settings.without_address_limits()
    is_compiling = compiling.begin_beside()
    run(settings, lambda addresses: announce(addresses, texts, not no_browser, is_compiling), log)


def _allow(name: str) -> None:
    """The host lets it sit down; that it can be loaded for some game is better found out now."""
    from tablee import bots, registry
    from tablee.bots import outside

    outside.allow(name)
    games = [registry.game(key) for key in registry.GAMES]
    if not any(name in bots.from_outside(game) for game in games):
        bots.make(name, games[0])  # says what is wrong


def alone(lang: str | None) -> None:
    """`tablee` without a command. If it runs already, its page is opened instead."""
    from tablee.store import FileInUse

    if _open_running(lang):
        return
    words = [] if lang is None else ["--lang", lang]
    if "TABLEE_PORT" not in os.environ:
        words += ["--port", str(_free_port(DEFAULT_PORT))]
    try:
        command().main(words, prog_name="tablee", standalone_mode=False)
    except FileInUse:  # somebody was quicker by a moment
        if not _open_running(lang):
            raise


app = typer.Typer(add_completion=False)
app.command("serve", context_settings=FROM_ENVIRONMENT)(serve)


def command() -> TyperCommand:
    """`serve` as it is read from a command line and the environment."""
    made = typer.main.get_command(app)
    assert isinstance(made, TyperCommand)
    return made


def _open_running(lang: str | None) -> bool:
    """Whether a server has the tables of this user; its page is opened."""
    import time

    from tablee.store import holder_of

    folder = os.environ.get("TABLEE_DATA")
    url = os.environ.get("TABLEE_DATABASE") or default_database(Path(folder) if folder else None)
    for _ in range(STARTING):
        holder = holder_of(url)
        if holder is None:
            return False
        if holder.addresses:
            texts = Texts(language.chosen(lang))
            typer.echo(texts.say("serve-running", address=holder.addresses[-1]))
            _browse(holder.addresses[-1])
            return True
        time.sleep(0.1)
    return False


def _free_port(wanted: int) -> int:
    """The usual port, or any if somebody else has it."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


def default_database(folder: Path | None) -> str:
    """The embedded database, in a folder of the user that is made if need be."""
    folder = files.home() if folder is None else folder
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        words = "{file}: this folder cannot be made ({why})"
        raise UserError(wrong("folder-unmade", words, file=str(folder), why=why(error))) from error
    return f"sqlite:///{(folder / 'tables.db').resolve()}"


def announce(addresses: list[str], texts: Texts, open_browser: bool, is_compiling: bool = False) -> None:
    """Where the table is, for people and for their phones."""
    import segno

    for address in addresses:
        typer.echo(texts.say("serve-address", address=address))
    if sys.stdout.isatty():
        segno.make(addresses[0], error="l").terminal(compact=True)
    typer.echo(texts.say("serve-stop"))
    if is_compiling:
        typer.echo(texts.say("compiling-beside"))
    sys.stdout.flush()
    if open_browser:
        _browse(addresses[-1])


def _browse(address: str) -> None:
    if os.name == "nt" or sys.platform == "darwin" or os.environ.get("DISPLAY"):
        webbrowser.open(address)
