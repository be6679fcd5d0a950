"""The built browser table as files, and the page that stands in for it while it has not been built.

Files go out as the build has compressed them (`ui/scripts/compressed.js`), in the best way the browser takes. With a
page comes the word which files it needs next, so that they are on their way before its script runs.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from tablee import registry
from tablee.server import previews
from tablee.server.context import language_of
from tablee.server.gateway import Gateway
from tablee.server.squeeze import accepted_encodings
from tablee.store import StoreDown

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tablée</title>
<body><h1>Tablée</h1>
<p>The server runs, but the browser table has not been built into this copy.</p>
<p>Build it with <code>uv sync --reinstall-package tablee</code> (or <code>npm ci &amp;&amp; npm run build</code> in
<code>ui/</code>), then load this page again. The terminal table is there: <code>tablee play</code>.</p>
</body></html>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")  # not known to every Python

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build makes, the better one first, and how its names end."""
OF_THE_BUILD: Final = ("manifest.json", "build.json")
"""Not for browsers."""
PAGES: Final = {
    "": 1,
    "new": 2,
    "t": 2,
    "r": 2,
    "replays": 1,
    "rules": 2,
    "privacy": 1,
    "learn": 2,
    "aid": 2,
    "print": 2,
    "bench": 3,
}
"""The routes of the browser table (`ui/src/route.svelte.ts`): the first part of a path, and how many there may be."""
NAMED: Final = ("new", "rules", "learn", "aid", "print", "bench")
"""Whose second part is a game."""
NEXT: Final = dict.fromkeys(("", "new"), "src/pages/HomePage.svelte")
"""By the first part of a path: the script that its page loads next."""
WORDS: Final = "src/words/{}.ftl?raw"
"""In the language that the browser asks for, if it is not in the page from the beginning."""


def of_games() -> list[Route]:
    """What a game from outside brings for the browser: `/games/<key>/web/table.js` and what lies beside it."""

    async def file(request: Request) -> Response:
        key = request.path_params["key"]
        root = Path(str(registry.home(key))).joinpath(registry.WEB).resolve() if key in registry.GAMES else None
        found = _file(root, request.path_params["path"]) if root is not None else None
        if found is None:
            return PlainTextResponse("there is no such file\n", 404)
        return _answer(request, found, {"cache-control": "no-cache"})

    return [Route("/games/{key}/web/{path:path}", file, methods=["GET"])]


def pages(web: Path | None, gateway: Gateway) -> list[Route]:
    """`/assets/…` and other files as they are; every other path is a route of the browser table: index.html, with what
    a link to it shows. Of one that leads nowhere the table says so itself; here it is "not found"."""
    root = (Path(str(files("tablee"))) / "web") if web is None else web
    root = root.resolve()
    manifest = _manifest(root)

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            return PlainTextResponse("there is no such page\n", 404)
        found = _file(root, path)
        if found is not None:
            cached = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return _answer(request, found, {"cache-control": cached})
        if path.startswith("assets/"):
            return PlainTextResponse("there is no such file\n", 404)
        index = root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 200 if is_page(path) else 404, headers={"cache-control": "no-cache"})
        language = language_of(request.headers.get("accept-language", ""))
        wanted = (NEXT.get(path.split("/")[0], ""), WORDS.format(language))
        links = ", ".join(link for source in wanted if source in manifest for link in _links(manifest, source))
        headers = {"cache-control": "no-cache", **({"link": links} if links else {})}
        if not is_page(path):
            return _answer(request, index, headers, 404)
        asked = language if request.headers.get("accept-language") else ""
        shown = await _shown(gateway, path, asked)
        if shown is None:
            return _answer(request, index, headers)
        text = previews.written(index.read_text("utf-8"), shown, gateway.base(request), path, root)
        return _small(request, text.encode(), headers)

    return [Route("/{path:path}", page, methods=["GET"])]


async def _shown(gateway: Gateway, path: str, language: str) -> previews.Preview | None:
    try:
        return await previews.of_page(gateway.rooms, path, language)
    except StoreDown:
        return None  # the page itself says what is the matter


def _small(request: Request, page: bytes, headers: dict[str, str]) -> Response:
    """The page, made for this link."""
    headers["vary"] = "accept-encoding, accept-language"
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        page, headers["content-encoding"] = gzip.compress(page, 6, mtime=0), "gzip"
    return Response(page, 200, headers, media_type="text/html")


def is_page(path: str) -> bool:
    """Whether the browser table has a page for it."""
    parts = [part for part in path.split("/") if part] or [""]
    if len(parts) > PAGES.get(parts[0], 0) or parts in (["t"], ["learn"], ["aid"], ["print"]):
        return False
    return parts[0] not in NAMED or len(parts) < 2 or parts[1] in registry.GAMES


def _answer(request: Request, file: Path, headers: dict[str, str], status: int = 200) -> Response:
    """The file, compressed if the browser takes that and the build has it so."""
    kind = mimetypes.guess_type(file.name)[0]
    headers["vary"] = "accept-encoding" + (", accept-language" if "link" in headers else "")
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    for encoding, end in ENCODINGS.items():
        small = file.with_name(file.name + end)
        if encoding in accepted and small.is_file():
            return FileResponse(small, status, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, status, headers=headers, media_type=kind)


def _manifest(root: Path) -> dict[str, dict[str, Any]]:
    """What the build says of its files, by their sources."""
    try:
        found: dict[str, dict[str, Any]] = json.loads((root / "manifest.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _links(manifest: dict[str, dict[str, Any]], source: str) -> list[str]:
    """As parts of a `link` header: that script with everything it imports, and their styles."""
    seen = [source]
    for name in seen:  # it grows while it is read
        seen += [each for each in manifest[name].get("imports", []) if each not in seen]
    scripts = [f"</{manifest[name]['file']}>; rel=modulepreload" for name in seen if not manifest[name].get("isEntry")]
    styles = [f"</{file}>; rel=preload; as=style" for name in seen for file in manifest[name].get("css", [])]
    return scripts + styles


def _file(root: Path, path: str) -> Path | None:
    """A file below the folder; nothing outside it, whatever the path says."""
    if not path or "\0" in path or path in OF_THE_BUILD or path.endswith(tuple(ENCODINGS.values())):
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):  # a name that no file can have: too long, say
        return None
