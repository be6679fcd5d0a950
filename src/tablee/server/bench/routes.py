"""What can be asked of the bench over HTTP (docs/protocol.md, "The bench")."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee import registry
from tablee.server import catalog, creation, levels
from tablee.server.bench import wire
from tablee.server.bench.bench import ChangesAsked
from tablee.server.bench.jobs import SEPARATOR
from tablee.server.context import language_of, plain_texts
from tablee.server.creation import SeatRequest, TableRequest
from tablee.server.gateway import Gateway
from tablee.server.http import as_json, body, number, route, shared_json, to_keep
from tablee.server.limits import address_of
from tablee.server.refusal import Elsewhere, Refusal
from tablee.server.settings import DAY
from tablee.server.table_routes import has_room, opened
from tablee.store import Shared

if TYPE_CHECKING:
    from tablee.server.bench.bench import Bench
    from tablee.server.bench.jobs import Job, Kind

FILES: Final = {
    "report.json": ("json", "application/json"),
    "report.html": ("html", "text/html; charset=utf-8"),
    "report.csv.zip": ("csv", "application/zip"),
}
Answering = Callable[["Bench", Gateway, Request], Awaitable[Response]]


def routes(gateway: Gateway) -> list[Route]:
    """Every path under /api/bench. Where the bench is off they are there too, and say so."""

    def at(path: str, answering: Answering, method: str = "GET") -> Route:
        async def answer(gateway: Gateway, request: Request) -> Response:
            return await answering(_bench(gateway, request), gateway, request)

        return route(gateway, f"/api/bench/{path}", answer, method)

    return [
        at("jobs/{job}", job_so_far),
        at("jobs/{job}", stop_job, "DELETE"),
        at("jobs/{job}/more", more_games, "POST"),
        at("jobs/{job}/{file}", report_file),
        at("{game}/sets/{digest}", shared_set),
        at("{game}/check", check, "POST"),
        at("{game}/edit", edit, "POST"),
        at("{game}/csv", take_csv, "POST"),
        at("{game}/complete", complete, "POST"),
        at("{game}/run", run, "POST"),
        at("{game}/compare", compare, "POST"),
        at("{game}/sweep", sweep, "POST"),
        at("{game}/try", try_out, "POST"),
        at("{game}/share", share, "POST"),
        at("{game}/{language}", opening),
    ]


def _bench(gateway: Gateway, request: Request) -> Bench:
    if gateway.bench is None:
        raise Refusal("bench-off", status=403)
    game = request.path_params.get("game")
    if game is not None:
        catalog.checked(game, request.path_params.get("language", "en"))
        if not registry.has_cards(game):
            raise Refusal("bench-no-cards", status=404)
    if not gateway.bench.asked.take(address_of(request)):
        gateway.count("limited")
        raise Refusal("table-too-fast", status=429)
    return gateway.bench


# --- texts ------------------------------------------------------------------------------------------------------------


async def opening(bench: Bench, gateway: Gateway, request: Request) -> Response:
    settings = gateway.context.settings
    told = _opening(request.path_params["game"], request.path_params["language"])
    bench.warm(request.path_params["game"])
    limits = {
        "most_games": settings.bench_games,
        "most_seconds": int(settings.bench_seconds),
        "most_values": settings.bench_values,
    }
    return shared_json(request, {**told, **limits, "html": _has_plots()}, {"cache-control": "no-cache"})


@cache
def _opening(game: str, language: str) -> dict[str, Any]:
    from tablee.server.bench.draft import begin_text
    from tablee.server.bench.house import sorts_of

    house = registry.house_cards(game).digest
    return {"text": begin_text(game), "house": house, "sorts": msgspec.to_builtins(sorts_of(game, language))}


@cache
def _has_plots() -> bool:
    return find_spec("matplotlib") is not None


async def check(bench: Bench, gateway: Gateway, request: Request) -> Response:
    return await _asked(bench, gateway, request, "check", wire.CheckRequest)


async def edit(bench: Bench, gateway: Gateway, request: Request) -> Response:
    return await _asked(bench, gateway, request, "edit", wire.EditRequest)


async def take_csv(bench: Bench, gateway: Gateway, request: Request) -> Response:
    return await _asked(bench, gateway, request, "csv", wire.CsvRequest)


async def complete(bench: Bench, gateway: Gateway, request: Request) -> Response:
    return await _asked(bench, gateway, request, "complete", wire.CompleteRequest)


async def _asked(bench: Bench, gateway: Gateway, request: Request, what: str, kind: type[msgspec.Struct]) -> Response:
    asked = await body(gateway, request, kind)
    return as_json(await bench.ask(what, request.path_params["game"], asked, address_of(request)))


# --- games ------------------------------------------------------------------------------------------------------------


async def run(bench: Bench, gateway: Gateway, request: Request) -> Response:
    asked = await body(gateway, request, wire.RunRequest)
    return await _start(bench, gateway, request, "run", asked, asked.games)


async def compare(bench: Bench, gateway: Gateway, request: Request) -> Response:
    asked = await body(gateway, request, wire.CompareRequest)
    return await _start(bench, gateway, request, "compare", asked, asked.games)


async def sweep(bench: Bench, gateway: Gateway, request: Request) -> Response:
    asked = await body(gateway, request, wire.SweepRequest)
    values = len(range(asked.low, asked.high + 1, asked.step))
    most = gateway.context.settings.bench_values
    if not 1 <= values <= most:
        raise Refusal("bench-most-values", most=most, values=values)
    return await _start(bench, gateway, request, "sweep", asked, asked.games * values)


async def _start(
    bench: Bench,
    gateway: Gateway,
    request: Request,
    kind: Kind,
    asked: wire.RunRequest | wire.CompareRequest | wire.SweepRequest,
    games: int,
) -> Response:
    """What cannot be played is said at once; the rest waits for its turn."""
    game, most = request.path_params["game"], gateway.context.settings.bench_games
    if games > most:
        raise Refusal("bench-most-games", most=most, games=games)
    rules = registry.game(game)
    if not rules.fewest <= len(asked.bots) <= rules.most:
        raise Refusal("table-seat-count", fewest=rules.fewest, most=rules.most)
    for bot in asked.bots:
        levels.checked(game, bot)
    options = creation.checked_options(rules, asked.options)
    creation.check_options_fit(rules, options, len(asked.bots))
    told = {**msgspec.to_builtins(asked), "game": game, "options": options}
    other = asked.other if isinstance(asked, wire.CompareRequest) else ""
    language = language_of(request.headers.get("accept-language", ""))
    told["changes"] = await bench.ask("changes", game, ChangesAsked(asked.text, other, language), address_of(request))
    job = bench.jobs.start(kind, told, address_of(request), games)
    gateway.count("bench_jobs")
    return _told(bench, request, job, -1, 201)


async def job_so_far(bench: Bench, gateway: Gateway, request: Request) -> Response:
    job = await _job(bench, gateway, request)
    since = request.query_params.get("since", "")
    return _told(bench, request, job, number(since) if since else -1)


async def stop_job(bench: Bench, gateway: Gateway, request: Request) -> Response:
    job = await _job(bench, gateway, request)
    await bench.jobs.stop(job)
    return _told(bench, request, job, -1)


async def more_games(bench: Bench, gateway: Gateway, request: Request) -> Response:
    """A job that is over is gone on with; what it has counted is counted in."""
    asked = await body(gateway, request, wire.MoreRequest)
    job = await _job(bench, gateway, request)
    if not job.is_over or not job.told.games:
        raise Refusal("bench-nothing-yet", status=409)
    values = max(1, job.wanted // int(job.asked["games"]))
    games, most = job.told.games + asked.games * values, gateway.context.settings.bench_games
    if games > most:
        raise Refusal("bench-most-games", most=most, games=games)
    told = {**job.asked, "games": games // values}
    more = bench.jobs.start(job.kind, told, address_of(request), games, job.told)
    gateway.count("bench_jobs")
    return _told(bench, request, more, -1, 201)


async def report_file(bench: Bench, gateway: Gateway, request: Request) -> Response:
    name = request.path_params["file"]
    if name not in FILES:
        raise Refusal("table-no-page", status=404)
    job = await _job(bench, gateway, request)
    kind, media = FILES[name]
    if kind == "html" and not _has_plots():
        raise Refusal("bench-no-html", status=501)
    made = await bench.jobs.file(job, kind)
    return to_keep(made, f"{job.asked['game']}-{job.kind}-{name}", media)


async def _job(bench: Bench, gateway: Gateway, request: Request) -> Job:
    """Where there are several processes, the one that has it is asked."""
    id = request.path_params["job"]
    ownership = gateway.context.ownership
    if id not in bench.jobs.all and isinstance(ownership, Shared):
        peer = await ownership.peer(id.partition(SEPARATOR)[0])
        if peer is not None and peer.id != ownership.id:
            raise Elsewhere(peer)
    return bench.jobs.get(id)


def _told(bench: Bench, request: Request, job: Job, since: int, status: int = 200) -> Response:
    language = language_of(request.headers.get("accept-language", ""))
    return as_json(job.shown(plain_texts(language), since, bench.jobs.place(job)), status)


# --- try, share -------------------------------------------------------------------------------------------------------


async def try_out(bench: Bench, gateway: Gateway, request: Request) -> Response:
    from tablee.server.bench import tryout

    if not gateway.created.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    wish = await body(gateway, request, wire.TryRequest)
    address, context = address_of(request), gateway.context
    made = await creation.made_before(context, tryout.TRY, wish.key)
    where, text = "", ""
    if made is None:
        await has_room(gateway, address, wish.text)
        head, token, dealt = await tryout.open_table(context, bench, request.path_params["game"], wish, address)
        made, where = (head, token), dealt["where"]
        gateway.count("tables_created")
        texts = plain_texts(language_of(wish.language))
        text = texts.say("bench-on-top") if where == "next" else "" if where else texts.say("bench-not-dealt")
    table = TableRequest(made[0].game, seats=[SeatRequest("me")], start=True)
    answer = await opened(gateway, request, made, table)
    return as_json({**msgspec.json.decode(bytes(answer.body)), "where": where, "text": text}, 201)


async def share(bench: Bench, gateway: Gateway, request: Request) -> Response:
    from tablee.server.bench import tryout

    asked, game = await body(gateway, request, wire.ShareRequest), request.path_params["game"]
    if await gateway.context.store.card_file(tryout.address_of(game, asked.text)) is None:
        await has_room(gateway, address_of(request), asked.text)
    language = request.headers.get("accept-language", "")
    digest = await tryout.share(gateway.context, game, asked.text, language, address_of(request))
    link = f"{gateway.base(request)}/bench/{game}/{digest}"
    return as_json(wire.Shared(digest, link, int(gateway.context.settings.keep_ended / DAY)), 201)


async def shared_set(bench: Bench, gateway: Gateway, request: Request) -> Response:
    from tablee.server.bench import tryout

    game, asked = request.path_params["game"], request.path_params["digest"]
    digest = asked.removesuffix(".toml")
    file = await tryout.shared(gateway.context, game, digest)
    if asked.endswith(".toml"):
        return to_keep(file.text.encode(), f"{game}-{file.name}.toml", "application/toml")
    return as_json(wire.SharedSet(file.text, file.name, digest))
