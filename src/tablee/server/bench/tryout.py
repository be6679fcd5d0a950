"""A table at which a designer tries out a card, and a set that is kept for whoever has its link."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any, Final

from tablee import registry
from tablee.server import creation, levels
from tablee.server import seats as seating
from tablee.server.bench.bench import Bench
from tablee.server.bench.deal import DealRequest
from tablee.server.bench.wire import TryRequest
from tablee.server.context import ServerContext, plain_texts
from tablee.server.creation import SeatRequest
from tablee.server.lessons import TRYOUT
from tablee.server.refusal import Refusal
from tablee.store import LAID, SET, CardFile, Head

TRY: Final = "try"
"""What a key of somebody who tries a card out is for."""
NAME: Final = "cards.toml"
LEVEL: Final = "greedy"


async def open_table(
    context: ServerContext, bench: Bench, game: str, wish: TryRequest, by: str
) -> tuple[Head, str, dict[str, Any]]:
    """The table, the token of whoever tries, and what was dealt."""
    rules = registry.game(game)
    options = creation.checked_options(rules, wish.options)
    seats = wish.seats or max(rules.fewest, rules.first_seats or 2)
    if not rules.fewest <= seats <= rules.most:
        raise Refusal("table-seat-count", fewest=rules.fewest, most=rules.most)
    creation.check_options_fit(rules, options, seats)
    level = levels.checked(game, wish.level or LEVEL)
    cards = await context.bring(game, wish.text, NAME, by, wish.language)
    head, token = creation.new_head(context, game, cards, options, wish.language, TRY, wish.key)
    asked = DealRequest(wish.text, wish.card, seats, options, head.secret.hex(), head.language)
    dealt: dict[str, Any] = await bench.ask("deal", game, asked, by)
    more = {**head.more, TRYOUT: wish.card.rpartition(".")[2]}
    if dealt["laid"] is not None:
        more[LAID] = dealt["laid"]
    head = replace(head, options=dealt["options"], entropy=dealt["entropy"], more=more)
    others = [SeatRequest("bot", level=level) for _ in range(seats - 1)]
    name = wish.name if wish.name.strip() else plain_texts(head.language).say("bench-you")
    sitting = creation.seats_of_wish(head, [SeatRequest("me"), *others], name)
    await context.store.create(head, sitting, CardFile(head.cards_digest, game, NAME, cards.text()))
    return head, token, dealt


async def share(context: ServerContext, game: str, text: str, language: str, by: str) -> str:
    """The digest by which the text is found: as it was typed, with its comments. Refusal if it cannot be played."""
    cards = await context.bring(game, text, NAME, by, language)
    digest = address_of(game, text)
    if await context.store.shared_set(digest) is None:
        head, _ = creation.new_head(context, game, cards, {}, "")
        kept = replace(head, id=seating.new_table_id(), cards_digest=digest, stage=SET, ended=context.now(), more={})
        await context.store.create(kept, [], CardFile(digest, game, cards.name, text))
    return digest


def address_of(game: str, text: str) -> str:
    return hashlib.sha256(f"tablee bench\0{game}\0{text}".encode()).hexdigest()


async def shared(context: ServerContext, game: str, digest: str) -> CardFile:
    """One that was shared; other files that tables play with are nobody's to ask for."""
    file = await context.store.shared_set(digest)
    if file is None or file.game != game:
        raise Refusal("table-no-page", status=404)
    return file
