"""The built browser table as files, and the page that stands in for it while it has not been built."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tablée</title>
<body><h1>Tablée</h1>
<p>The server runs, but the browser table has not been built into this copy.</p>
<p>Build it with <code>uv sync --reinstall-package tablee</code> (or <code>npm ci &amp;&amp; npm run build</code> in
<code>ui/</code>), then load this page again. The terminal table is there: <code>tablee play revachol</code>.</p>
</body></html>
"""


def pages(web: Path | None) -> list[Route]:
    """`/assets/…` and other files as they are; every other path is a route of the browser table: index.html."""
    root = (Path(str(files("tablee"))) / "web") if web is None else web
    root = root.resolve()

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            return PlainTextResponse("there is no such page\n", 404)
        found = _file(root, path)
        if found is not None:
            cached = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            kind = mimetypes.guess_type(found.name)[0]
            return FileResponse(found, headers={"cache-control": cached}, media_type=kind)
        if path.startswith("assets/"):
            return PlainTextResponse("there is no such file\n", 404)
        index = root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})
        return FileResponse(index, headers={"cache-control": "no-cache"}, media_type="text/html")

    return [Route("/{path:path}", page, methods=["GET"])]


def _file(root: Path, path: str) -> Path | None:
    """A file below the folder; nothing outside it, whatever the path says."""
    if not path or "\0" in path:
        return None
    found = (root / path).resolve()
    return found if found.is_relative_to(root) and found.is_file() else None
