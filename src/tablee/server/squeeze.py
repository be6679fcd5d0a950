"""Answers that go out compressed. Only what is the same for everybody and holds no secret: where a secret stood beside
text that somebody else can choose, the length of what goes out would tell of it (BREACH)."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

LEAST: Final = 512
"""Bytes below which it is not worth it."""
MOST_KEPT: Final = 48
"""Texts that are kept as they go out: words, cards, rules and guides in three languages."""


def squeezed(request: Request, body: bytes, kind: str, headers: dict[str, str]) -> Response:
    """Everybody's words, cards and rules, as small as the browser takes them. Brotli is not in Python."""
    headers = {**headers, "vary": "accept-encoding"}
    if len(body) >= LEAST and "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        return Response(_gzip(body), headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


@lru_cache(MOST_KEPT)
def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def accepted_encodings(said: str) -> set[str]:
    """What a browser takes, by its `accept-encoding`: names without those it refuses (`q=0`)."""
    accepted = set()
    for part in said.lower().split(","):
        name, *more = (word.strip() for word in part.split(";"))
        weights = [word[2:].strip() for word in more if word.startswith("q=")]
        if not any(weight.rstrip("0") in ("", "0.", "0") for weight in weights):
            accepted.add(name)
    return accepted - {""}
