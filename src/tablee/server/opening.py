"""How tables come to be: from a wish, as a rematch, or from a moment of another game; and how a game begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec

from tablee import shelf
from tablee.core.chance import commitment
from tablee.core.contract import CardSet, Game
from tablee.server import hall as shared
from tablee.server import levels
from tablee.server import seats as seating
from tablee.server.clocks import Rule
from tablee.server.hall import Hall
from tablee.server.refusal import NotDone
from tablee.server.room import Room
from tablee.server.seats import BOT, CLOSED, OPEN, PERSON
from tablee.store import ANSWER, CHANCE, CardFile, Entry, Head, Seat

Short = Annotated[str, msgspec.Meta(max_length=80)]
STAGE: Final = "stage"


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`kind`: me, link (somebody who gets the link), device (another player on my device), bot, closed."""

    kind: Short
    name: Short = ""
    level: Short = ""


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A new table. `card_file` is the text of a card file; without one the house's cards are played with."""

    game: Short
    name: Short = ""
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=12)] = []
    options: dict[Short, Short] = {}
    card_set: Short = ""
    card_file: str = ""
    language: Short = "en"
    clock: Short = "none"
    when_out: Short = "idle"
    public: bool = False
    start: bool = False
    entropy: Short = ""


class Continuation(msgspec.Struct, forbid_unknown_fields=True):
    """A new table from the moment after so many answers; seats as in a wish, one for each player of that game."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=12)] = []
    name: Short = ""
    language: Short = "en"
    public: bool = False
    start: bool = False


async def create(hall: Hall, wish: Wish) -> tuple[Head, str]:
    """The table and the token of its host."""
    if wish.game not in shelf.GAMES:
        raise NotDone("table-no-game", game=wish.game[:40])
    game = shelf.game(wish.game)
    options = checked_options(game, wish.options)
    if wish.card_file:
        name, text = wish.card_set or "cards.toml", wish.card_file
        cards = await hall.bring(wish.game, text, name)
    elif wish.card_set in ("", shelf.HOUSE):
        name, text = f"{shelf.HOUSE}.toml", shelf.card_text(wish.game)
        cards = shelf.house_cards(wish.game)
    else:
        raise NotDone("table-no-cards", cards=wish.card_set[:40])
    token = seating.new_token()
    seats = seats_of_wish(wish.game, wish.seats, wish.name, token)
    head = replace(
        new_head(hall, wish.game, cards, options, wish.language, token),
        public=wish.public,
        clock=Rule(wish.clock).text,
        when_out=_when_out(wish.when_out),
        entropy=more_entropy("", wish.entropy),
        more={"host_name": _host_name(wish.name)},
    )
    # The house's own cards are kept as well: a newer Tablée may have others, and the game goes on with these.
    await hall.store.create(head, seats, CardFile(cards.digest, wish.game, name, text))
    return head, token


def new_head(hall: Hall, game: str, cards: CardSet, options: dict[str, str], language: str, token: str) -> Head:
    secret = secrets.token_bytes(32)
    return Head(
        id=seating.new_table_id(),
        game=game,
        cards=cards.name,
        cards_digest=cards.digest,
        options=options,
        language=shared.language_of(language),
        created=hall.now(),
        secret=secret,
        commitment=commitment(secret),
        host=seating.hash_of(token),
    )


def checked_options(game: Game[Any], wanted: dict[str, str]) -> dict[str, str]:
    known = {option.key: option.values for option in game.options}
    for key, value in wanted.items():
        if value not in known.get(key, ()):
            raise NotDone("table-no-option", option=f"{key}: {value}"[:80])
    return dict(wanted)


def _when_out(text: str) -> str:
    if text not in ("idle", "bot"):
        raise NotDone("table-not-understood")
    return text


def _host_name(name: str) -> str:
    return seating.clean_name(name, ()) if name.strip() else ""


def more_entropy(sofar: str, added: str) -> str:
    """What somebody's own device adds to the shuffles: letters and digits, published with the record."""
    added = "".join(sign for sign in added[:64] if sign.isascii() and sign.isalnum())
    return "|".join(part for part in (sofar, added) if part)


def seats_of_wish(key: str, wishes: Sequence[SeatWish], name: str, token: str) -> list[Seat]:
    """Who sits where; without a word, the host and an open seat for each other player the game needs."""
    game = shelf.game(key)
    if not wishes:
        wishes = [SeatWish("me"), *[SeatWish("link")] * (max(2, game.fewest) - 1)]
    in_play = [wish for wish in wishes if wish.kind != "closed"]
    if not game.fewest <= len(in_play) <= game.most or len(wishes) > game.most:
        raise NotDone("table-seat-count", fewest=game.fewest, most=game.most)
    seats: list[Seat] = []
    taken: list[str] = []
    hashed = seating.hash_of(token)
    for i, wish in enumerate(wishes):
        if wish.kind == "me":
            seat = Seat(i, PERSON, seating.clean_name(wish.name or name, taken), token=hashed)
        elif wish.kind == "device":
            seat = Seat(i, PERSON, seating.clean_name(wish.name or f"{name} {i + 1}", taken), token=hashed)
        elif wish.kind == "bot":
            called = seating.clean_name(wish.name, taken) if wish.name else seating.free_name(f"Bot {i + 1}", taken)
            seat = Seat(i, BOT, called, levels.checked(key, wish.level))
        elif wish.kind == "link":
            seat = Seat(i, OPEN)
        elif wish.kind == "closed":
            seat = Seat(i, CLOSED)
        else:
            raise NotDone("table-not-understood")
        taken.append(seat.name)
        seats.append(seat)
    return seats


async def begin(room: Room, token: str = "", key: str = "") -> None:
    """Everybody is there: chance deals. Closed seats go to the end, so that the players are numbered from 0. The key
    is that of the token (its hash) whose owner said so."""
    if room.playing is not None:
        raise NotDone("table-begun", stale=True)
    players = [seat for seat in room.seats if seat.kind != CLOSED]
    if any(seat.kind == OPEN for seat in players):
        raise NotDone("table-open-seats")
    if not room.game.fewest <= len(players) <= room.game.most:
        raise NotDone("table-seat-count", fewest=room.game.fewest, most=room.game.most)
    closed = [seat for seat in room.seats if seat.kind == CLOSED]
    numbered = [replace(seat, seat=i) for i, seat in enumerate([*players, *closed])]
    given = await room.hall.store.entries(room.id)  # of a game that goes on from a moment of another
    now = room.hall.now()
    room.seats = numbered
    room.head = replace(room.head, stage="playing")
    room.playing = room.new_playing()
    room.playing.fold(given)
    by = next(iter(seating.seats_of(numbered, token)), -1)
    entries = [Entry(STAGE, by, "playing", key, now), *room.playing.begin(now)]
    await room.store(entries, room.head, numbered)


async def rematch(room: Room) -> Head:
    """The same people once more, everybody one seat further: who sat first sits last. Their tokens stay good."""
    old = room.seats[: len(room.players)]
    turned = [*old[1:], *old[:1]]
    seats = [
        replace(seat, seat=i, bot_plays=False, level=seat.level if seat.kind == BOT else "")
        for i, seat in enumerate(turned)
    ]
    seats = [replace(seat, name="") if seat.kind == OPEN else seat for seat in seats]
    head = new_head(room.hall, room.head.game, room.cards, dict(room.head.options), room.head.language, "")
    head = replace(
        head,
        host=room.head.host,
        public=room.head.public,
        clock=room.head.clock,
        when_out=room.head.when_out,
        more={**room.head.more, "rematch_of": room.id},
    )
    await room.hall.store.create(head, seats)
    await _begin_if_all_there(room.hall, head.id, seats)
    return head


async def go_on(room: Room, wish: Continuation) -> tuple[Head, str]:
    """A new game that begins with the first answers of one that is over; chance goes on from a secret of its own."""
    playing = room.playing
    if playing is None or room.head.stage != "over":
        raise NotDone("table-not-over")
    answers = playing.table.record.answers
    if wish.move > len(answers):
        raise NotDone("table-no-such-move", most=len(answers))
    moves = wish.move
    while moves < len(answers) and answers[moves][0] < 0:
        moves += 1  # to the next question: what chance was saying there is part of the moment
    if moves >= len(answers):
        raise NotDone("refused-over")
    wishes = wish.seats or [SeatWish("me"), *[SeatWish("bot")] * (len(room.players) - 1)]
    if len(wishes) != len(room.players) or any(one.kind == "closed" for one in wishes):
        raise NotDone("table-seat-count", fewest=len(room.players), most=len(room.players))
    for one, name in zip(wishes, room.players, strict=True):
        if one.kind in ("bot", "device"):
            one.name = one.name or name
    token = seating.new_token()
    seats = seats_of_wish(room.head.game, wishes, wish.name, token)
    head = new_head(room.hall, room.head.game, room.cards, dict(room.head.options), wish.language, token)
    head = replace(head, public=wish.public, continued_from=f"{room.id} {moves}")
    now = room.hall.now()
    entries = [Entry(CHANCE if seat < 0 else ANSWER, seat, text, "", now) for seat, text in answers[:moves]]
    await room.hall.store.create(head, seats)
    if entries:
        await room.hall.store.append(head.id, 1, entries)
    if wish.start:
        await _begin_if_all_there(room.hall, head.id, seats)
    return head, token


async def _begin_if_all_there(hall: Hall, id: str, seats: Sequence[Seat]) -> None:
    if all(seat.kind != OPEN for seat in seats):
        fresh = Room(hall, id)  # nobody else knows of it yet
        async with fresh.turn():
            await begin(fresh)
