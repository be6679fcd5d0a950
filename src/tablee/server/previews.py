"""What a link shows before it is opened (Open Graph): the game, its picture, who sits there and whom it waits for.

Of a table it says what its door says to anybody with the link, and wakes nobody for it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from tablee import registry
from tablee.server.context import plain_texts
from tablee.server.rooms import Rooms
from tablee.server.seats import BOT, OPEN, PERSON
from tablee.store import Head, Seat
from tablee.text import LANGUAGES, Texts

PICTURES: Final = "previews"
"""The folder of the build with the covers of the games; a game without one has the icon."""
ICON: Final = "icons/512.png"
PICTURE_SIZE: Final = (1200, 630)
HEAD: Final = "</head>"


class Preview(NamedTuple):
    title: str
    text: str
    game: str
    language: str


async def of_page(rooms: Rooms, path: str, language: str) -> Preview | None:
    """Of a page by its path; `language` is "" where whoever asks names none. None: of a table that is not there."""
    parts = [part for part in path.split("/") if part]
    if len(parts) == 2 and parts[0] in ("t", "r"):
        return await _of_table(rooms, parts[1], language)
    game = next((part for part in parts if part in registry.GAMES), "")
    language = language or LANGUAGES[0]
    if not game:
        return Preview("Tablée", plain_texts(language).say("preview-home"), "", language)
    texts = Texts(language, game)
    return Preview(f"{texts.say('title')} · Tablée", _goal(texts), game, language)


async def _of_table(rooms: Rooms, id: str, language: str) -> Preview | None:
    room = rooms.awake(id)
    if room is not None:
        head, seats = room.head, room.seats
        playing = room.playing
        waiting = playing.waiting() if playing is not None and head.stage == "playing" else []
    else:
        found = await rooms.context.store.head(id)
        if found is None or found.closed is not None:
            return None
        head, seats, waiting = found, await rooms.context.store.seats(id), []
    language = language or (head.language if head.language in LANGUAGES else LANGUAGES[0])
    texts = Texts(language, head.game)
    return Preview(f"{texts.say('title')} · Tablée", _says(texts, head, seats, waiting), head.game, language)


def _says(texts: Texts, head: Head, seats: Sequence[Seat], waiting: Sequence[int]) -> str:
    """Who is there and whom the table waits for."""
    players = texts.joined([seat.name for seat in seats if seat.kind in (PERSON, BOT) and seat.name])
    free = sum(seat.kind == OPEN for seat in seats)
    if head.stage == "waiting":
        return texts.say("preview-waiting", players=players, free=free)
    if head.stage == "over":
        return texts.say("preview-over", players=players)
    asked = texts.joined([seats[seat].name for seat in waiting])
    return texts.say("preview-playing", players=players) + (
        " " + texts.say("preview-asked", players=asked) if asked else ""
    )


def _goal(texts: Texts) -> str:
    found = texts.say("goal-line") if texts.has("goal-line") else ""
    return found or plain_texts(texts.language).say("preview-home")


def written(page: str, shown: Preview, base: str, path: str, root: Path) -> str:
    """The page with what it shows of itself. Names that people chose stand in it: everything is escaped."""
    own = f"{PICTURES}/{shown.game}.jpg"
    has_picture = bool(shown.game) and (root / own).is_file()
    told = {
        "og:site_name": "Tablée",
        "og:type": "website",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:locale": shown.language,
        "og:url": f"{base}/{path}",
        "og:image": f"{base}/{own if has_picture else ICON}",
    }
    if has_picture:
        wide, high = PICTURE_SIZE
        told |= {"og:image:width": str(wide), "og:image:height": str(high)}
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    tags += [
        f'<meta name="description" content="{escape(shown.text)}" />',
        f'<meta name="twitter:card" content="{"summary_large_image" if has_picture else "summary"}" />',
    ]
    return page.replace(HEAD, "".join(f"    {tag}\n" for tag in tags) + f"  {HEAD}", 1)
