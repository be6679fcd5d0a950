"""What is the same for everybody: whether the server lives, words, cards, rules, lessons."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tablee.server import catalog, creation, lessons
from tablee.server.gateway import Gateway
from tablee.server.http import as_json, body, shared_json, to_keep
from tablee.server.limits import address_of
from tablee.server.refusal import Refusal
from tablee.server.settings import DAY
from tablee.server.squeeze import squeezed
from tablee.text import LANGUAGES
from tablee.version import own_version

A_YEAR: Final = "public, max-age=31536000, immutable"


class BroughtCards(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a card file, and what it is called."""

    text: str
    name: creation.Short = "cards.toml"


async def healthz(gateway: Gateway, request: Request) -> Response:
    await gateway.context.store.check()
    return PlainTextResponse("ok\n")


async def readyz(gateway: Gateway, request: Request) -> Response:
    """Whether an answer would be kept now: the disk takes it, and the file was whole at the start."""
    await gateway.context.store.check_writing()
    if not gateway.context.is_whole:
        return PlainTextResponse("the database is damaged\n", 503)
    return PlainTextResponse("ready\n")


async def at_home(gateway: Gateway, request: Request) -> Response:
    return as_json({**catalog.home(), "push": gateway.rooms.push.public, "bench": gateway.bench is not None})


async def privacy(gateway: Gateway, request: Request) -> Response:
    language, settings = request.path_params["language"], gateway.context.settings
    if language not in LANGUAGES:
        raise Refusal("table-no-page", status=404)
    told = catalog.privacy(language, int(settings.keep_ended / DAY), int(settings.keep_silent / DAY))
    return shared_json(request, told, {"cache-control": "no-cache"})


async def words(gateway: Gateway, request: Request) -> Response:
    language, game = request.path_params["language"], request.path_params["game"]
    catalog.checked(game, language)
    text = catalog.words(language, game).encode()
    return squeezed(request, text, "text/plain; charset=utf-8", {"cache-control": "no-cache"})


async def cards(gateway: Gateway, request: Request) -> Response:
    digest, language = request.path_params["digest"], request.path_params["language"]
    found = await gateway.context.found_cards(digest)
    if found is None or language not in LANGUAGES:
        raise Refusal("table-no-page", status=404)
    etag = f"{digest[:24]}-{language}-{own_version()}"
    if request.headers.get("if-none-match") == f'"{etag}"':
        return Response(status_code=304, headers={"etag": f'"{etag}"', "cache-control": A_YEAR})
    return shared_json(request, catalog.cards(*found, language), {"cache-control": A_YEAR, "etag": f'"{etag}"'})


async def check_card_file(gateway: Gateway, request: Request) -> Response:
    """What is wrong in a card file, before a table is made with it; nothing is kept."""
    if not gateway.checked.take(address_of(request)):
        raise Refusal("table-too-fast", status=429)
    game = request.path_params["game"]
    catalog.checked(game, LANGUAGES[0])
    brought = await body(gateway, request, BroughtCards)
    language = request.headers.get("accept-language", "")
    found = await gateway.context.check(game, brought.text, brought.name, address_of(request), language)
    return as_json(found._asdict())


async def card_template(gateway: Gateway, request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    catalog.checked(game, language)
    return to_keep(catalog.card_template(game, language).encode(), f"{game}-cards.toml", "application/toml")


async def rules(gateway: Gateway, request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    catalog.checked(game, language)
    return shared_json(request, catalog.rules(game, language), {"cache-control": "no-cache"})


async def guide(gateway: Gateway, request: Request) -> Response:
    catalog.checked(request.path_params["game"], request.path_params["language"])
    told = catalog.guide(request.path_params["game"], request.path_params["language"])
    return shared_json(request, told, {"cache-control": "no-cache"})


async def told_lessons(gateway: Gateway, request: Request) -> Response:
    catalog.checked(request.path_params["game"], request.path_params["language"])
    told = lessons.told(request.path_params["game"], request.path_params["language"])
    return shared_json(request, told, {"cache-control": "no-cache"})
