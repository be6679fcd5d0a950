"""How tables come to be: from a wish, as a rematch, or from a moment of another game; and how a game begins."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec

from tablee import registry
from tablee.bots.names import bot_name
from tablee.core.cardset import CardSet
from tablee.core.chance import commitment, secret_of_seed
from tablee.core.contract import Game
from tablee.lesson import told
from tablee.lesson.guided import SEED, laid
from tablee.server import context as shared
from tablee.server import lessons, levels, seen
from tablee.server import seats as seating
from tablee.server.clocks import Rule
from tablee.server.context import ServerContext
from tablee.server.refusal import Refusal
from tablee.server.room import Room, RulesRefuse
from tablee.server.seats import BOT, CLOSED, OPEN, PERSON
from tablee.store import ANSWER, CHANCE, LAID, PLAYED, RULES, CardFile, Entry, Head, NewTable, Seat
from tablee.store import answers as standing
from tablee.version import own_version

Short = Annotated[str, msgspec.Meta(max_length=80)]
RandomKey = Annotated[str, msgspec.Meta(pattern="^([!-~]{16,64})?$")]
"""16 to 64 random characters that somebody chose, or none: with the same key the same is meant, and done once."""
STAGE: Final = "stage"
"""An entry about the table: playing, paused, public, private, rematch."""
MOST_ENTROPY: Final = 1024
NO_HINTS: Final = "no_hints"
"""In the head of a table that was opened without them."""
CREATE: Final = "create"
"""What a key of somebody who wishes for a new table is for."""
LEARN: Final = "learn"


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`kind`: me, link (somebody who gets the link), device (another player on my device), bot, closed."""

    kind: Short
    name: Short = ""
    level: Short = ""


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A new table. `card_file` is the text of a card file; without one the house's cards are played with."""

    game: Short
    name: Short = ""
    seats: Annotated[list[SeatRequest], msgspec.Meta(max_length=12)] = []
    options: dict[Short, Short] = {}
    card_set: Short = ""
    card_file: str = ""
    language: Short = "en"
    clock: Short = "none"
    when_out: Short = "idle"
    public: bool = False
    hints: bool = True
    start: bool = False
    entropy: Short = ""
    key: RandomKey = ""


class LessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter of a lesson, to be played from its beginning."""

    chapter: Short
    name: Short = ""
    language: Short = "en"
    key: RandomKey = ""


class Continuation(msgspec.Struct, forbid_unknown_fields=True):
    """A new table from the moment after so many answers; seats as in a wish, one for each player of that game."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatRequest], msgspec.Meta(max_length=12)] = []
    name: Short = ""
    language: Short = "en"
    public: bool = False
    start: bool = False
    key: RandomKey = ""


async def made_before(context: ServerContext, what: str, key: str) -> tuple[Head, str] | None:
    """The table that was made with that key, and the token of its host."""
    head = await context.store.head(seating.table_id_of(what, key)) if key else None
    return None if head is None else (head, seating.token_of(what, head.id, key))


async def learn(context: ServerContext, game: str, id: str, wish: LessonRequest) -> tuple[Head, str]:
    """The table of a chapter, and the token of who learns."""
    found, chapter = lessons.chapter_of(game, id, wish.chapter)
    cards = found.card_set()
    head, token = new_head(context, game, cards, dict(found.options), wish.language, LEARN, wish.key)
    secret = secret_of_seed(SEED)
    more = {**head.more, NO_HINTS: True, lessons.LESSON: id, lessons.CHAPTER: chapter.id, LAID: laid(found, chapter)}
    head = replace(head, secret=secret, commitment=commitment(secret), more=more)
    names = told(found, head.language).players
    names = [_host_name(wish.name) or names[0], *names[1:]]
    wishes = [SeatRequest("me", names[0])]
    for name in names[1:]:
        wishes.append(SeatRequest("bot", seating.free_name(name, [one.name for one in wishes]), "greedy"))
    file = CardFile(head.cards_digest, game, found.cards, found.card_text or registry.card_text(game))
    await context.store.create(head, seats_of_wish(head, wishes, names[0]), file)
    return head, token


async def create(context: ServerContext, wish: TableRequest, by: str = "") -> tuple[Head, str]:
    """The table and the token of its host. Both follow from the key, if there is one."""
    if wish.game not in registry.GAMES:
        raise Refusal("table-no-game", game=wish.game[:40])
    game = registry.game(wish.game)
    options = checked_options(game, wish.options)
    if wish.card_file:
        name, text = wish.card_set or "cards.toml", wish.card_file
        cards = await context.bring(wish.game, text, name, by, wish.language)
        text = cards.text()  # whole: the house set that it may begin from changes with Tablée, this table does not
    elif wish.card_set in ("", registry.HOUSE):
        name, text = f"{registry.HOUSE}.toml", registry.card_text(wish.game)
        cards = registry.house_cards(wish.game)
    else:
        raise Refusal("table-no-cards", cards=wish.card_set[:40])
    head, token = new_head(context, wish.game, cards, options, wish.language, CREATE, wish.key)
    seats = seats_of_wish(head, wish.seats, wish.name)
    check_options_fit(game, options, len([seat for seat in seats if seat.kind != CLOSED]))
    head = replace(
        head,
        public=wish.public,
        clock=Rule(wish.clock).text,
        when_out=_when_out(wish.when_out),
        entropy=more_entropy("", wish.entropy),
        more={**head.more, "host_name": _host_name(wish.name), **({} if wish.hints else {NO_HINTS: True})},
    )
    # The house's own cards are kept as well: a newer Tablée may have others, and the game goes on with these.
    # If the same wish was quicker on another way, its table is the one.
    await context.store.create(head, seats, CardFile(head.cards_digest, wish.game, name, text))
    return head, token


def new_head(
    context: ServerContext,
    game: str,
    cards: CardSet,
    options: dict[str, str],
    language: str,
    what: str = "",
    key: str = "",
) -> tuple[Head, str]:
    """A table that is not kept yet, and the token of its host."""
    id = seating.table_id_of(what, key) if key else seating.new_table_id()
    token = seating.token_of(what, id, key) if key else seating.new_token()
    secret = secrets.token_bytes(32)
    address = shared.address_of(game, cards)
    head = Head(
        id=id,
        game=game,
        cards=cards.name,
        cards_digest=address,
        options=options,
        language=shared.language_of(language),
        created=context.now(),
        secret=secret,
        commitment=commitment(secret),
        host=seating.hash_of(token),
        more={} if address == cards.digest else {PLAYED: cards.digest},
    )
    return head, token


def begins_at_once(wish: TableRequest | Continuation) -> bool:
    """Whether nobody is to come by the link: said again, a wish must not begin a game that waited for somebody."""
    says_who = bool(wish.seats) or isinstance(wish, Continuation)
    return wish.start and says_who and all(seat.kind != "link" for seat in wish.seats)


def checked_options(game: Game[Any], wanted: dict[str, str]) -> dict[str, str]:
    for key, value in wanted.items():
        if game.option(key, value) is None:
            raise Refusal("table-no-option", option=f"{key}: {value}"[:80])
    return dict(wanted)


def check_options_fit(game: Game[Any], options: Mapping[str, str], seats: int) -> None:
    """How many play may change until the game begins; so this is asked when the table is made and when chance deals."""
    if (misfit := game.misfit(options, seats)) is not None:
        raise Refusal("table-option-misfits", option=f"{misfit.key}: {options[misfit.key]}", count=seats)


def _when_out(text: str) -> str:
    if text not in ("idle", "bot"):
        raise Refusal("table-not-understood")
    return text


def _host_name(name: str) -> str:
    return seating.clean_name(name, ()) if name.strip() else ""


def more_entropy(sofar: str, added: str) -> str:
    """What somebody's own device adds to the shuffles: letters and digits, published with the record. Of very much a
    hash is kept: people may come and go, and each chance is derived from all of it."""
    added = "".join(sign for sign in added[:64] if sign.isascii() and sign.isalnum())
    whole = "|".join(part for part in (sofar, added) if part)
    return whole if len(whole) <= MOST_ENTROPY else hashlib.sha256(whole.encode()).hexdigest()


def seats_of_wish(head: Head, wishes: Sequence[SeatRequest], name: str) -> list[Seat]:
    """Who sits where; without a word, the host and an open seat for each other player the game needs."""
    game = registry.game(head.game)
    if not wishes:
        wishes = [SeatRequest("me"), *[SeatRequest("link")] * (max(2, game.fewest) - 1)]
    in_play = [wish for wish in wishes if wish.kind != "closed"]
    if not game.fewest <= len(in_play) <= game.most or len(wishes) > game.most:
        raise Refusal("table-seat-count", fewest=game.fewest, most=game.most)
    seats = [_seat_of_wish(head, i, wish, name) for i, wish in enumerate(wishes)]
    taken: list[str] = []
    for i, seat in enumerate(seats):
        if seat.kind == PERSON or seat.name:
            taken.append(seating.clean_name(seat.name, taken))
            seats[i] = replace(seat, name=taken[-1])
    for i, seat in enumerate(seats):  # these last: they take names that nobody has
        if seat.kind == BOT and not seat.name:
            taken.append(bot_name(head.id, taken))
            seats[i] = replace(seat, name=taken[-1])
    return seats


def _seat_of_wish(head: Head, number: int, wish: SeatRequest, name: str) -> Seat:
    if wish.kind == "me":
        return Seat(number, PERSON, wish.name or name, token=head.host)
    if wish.kind == "device":
        return Seat(number, PERSON, wish.name or f"{name} {number + 1}", token=head.host)
    if wish.kind == "bot":
        return Seat(number, BOT, wish.name, levels.checked(head.game, wish.level))
    if wish.kind in ("link", "closed"):
        return Seat(number, OPEN if wish.kind == "link" else CLOSED)
    raise Refusal("table-not-understood")


async def begin(room: Room, token: str = "", key: str = "") -> None:
    """Everybody is there: chance deals. The key is that of the token (its hash) whose owner said so."""
    if room.playing is not None:
        raise Refusal("table-begun", stale=True)
    given = await room.context.store.entries(room.id)  # of a game that goes on from a moment of another
    entries = _deal(room, given, token, key)
    await room.store(entries, room.head, room.seats)


def _deal(room: Room, given: Sequence[Entry] = (), token: str = "", key: str = "") -> list[Entry]:
    """What there is to be stored when the game begins. Closed seats go to the end, so that the players are numbered
    from 0."""
    players = [seat for seat in room.seats if seat.kind != CLOSED]
    if any(seat.kind == OPEN for seat in players):
        raise Refusal("table-open-seats")
    if not room.game.fewest <= len(players) <= room.game.most:
        raise Refusal("table-seat-count", fewest=room.game.fewest, most=room.game.most)
    if not any(entry.kind == ANSWER for entry in given):  # a game that goes on has begun with them
        check_options_fit(room.game, room.head.options, len(players))
    closed = [seat for seat in room.seats if seat.kind == CLOSED]
    now = room.context.now()
    room.seats = [replace(seat, seat=i) for i, seat in enumerate([*players, *closed])]
    room.head = replace(room.head, stage="playing", more={**room.head.more, RULES: own_version()})
    room.playing = room.new_playing()
    room.playing.fold(given)
    by = next(iter(seating.seats_of(room.seats, token)), -1)
    return [Entry(STAGE, by, "playing", key, now), *room.playing.begin(now)]


async def rematch(room: Room, note: Entry) -> None:
    """The same people once more, everybody one seat further: who sat first sits last. Their tokens stay good. The new
    table and the `note` of it in the log of the old one are one step: there is both or nothing."""
    old = room.seats[: len(room.players)]
    turned = [*old[1:], *old[:1]]
    seats = [
        replace(seat, seat=i, bot_plays=False, level=seat.level if seat.kind == BOT else "", more={})
        for i, seat in enumerate(turned)
    ]
    head, _ = new_head(room.context, room.head.game, room.cards, dict(room.head.options), room.head.language)
    head = replace(
        head,
        cards_digest=room.head.cards_digest,
        host=room.head.host,
        public=room.head.public,
        clock=room.head.clock,
        when_out=room.head.when_out,
        more={**lessons.without(seen.without(room.head.more)), "rematch_of": room.id},
    )
    seats = [replace(seat, name="") if seat.kind == OPEN else seat for seat in seats]
    await room.store([note], replace(room.head, rematch=head.id), new=_begun(room, head, seats))


def _begun(room: Room, head: Head, seats: list[Seat]) -> NewTable:
    """A new table for the game of a room; it has begun if everybody is there."""
    if any(seat.kind == OPEN for seat in seats):
        return NewTable(head, seats)
    fresh = Room(room.context, head.id)  # nobody else knows of it yet
    fresh.head, fresh.game, fresh.cards, fresh.seats = head, room.game, room.cards, seats
    entries = _deal(fresh)
    return NewTable(fresh.with_wake(fresh.head, fresh.seats) or fresh.head, fresh.seats, entries=entries)


def going_on(room: Room) -> str:
    """What a key of somebody who goes on from that game is for."""
    return f"go on from {room.id}"


async def go_on(room: Room, wish: Continuation) -> tuple[Head, str]:
    """A new game that begins with the first answers of one that is over; chance goes on from a secret of its own."""
    playing = room.playing
    if playing is None or room.head.stage != "over":
        raise Refusal("table-not-over")
    answers = playing.table.record.answers
    if wish.move > len(answers):
        raise Refusal("table-no-such-move", most=len(answers))
    moves = wish.move
    while moves < len(answers) and answers[moves][0] < 0:
        moves += 1  # to the next question: what chance was saying there is part of the moment
    if moves >= len(answers):
        raise Refusal("refused-over")
    wishes = wish.seats or [SeatRequest("me" if i == 0 else "bot") for i in range(len(room.players))]
    if len(wishes) != len(room.players) or any(one.kind == "closed" for one in wishes):
        raise Refusal("table-seat-count", fewest=len(room.players), most=len(room.players))
    for one, name in zip(wishes, room.players, strict=True):
        if one.kind in ("bot", "device"):
            one.name = one.name or name
    options = dict(room.head.options)
    head, token = new_head(room.context, room.head.game, room.cards, options, wish.language, going_on(room), wish.key)
    seats = seats_of_wish(head, wishes, wish.name)
    more = {name: value for name, value in room.head.more.items() if name in (PLAYED, NO_HINTS, LAID)}
    head = replace(head, cards_digest=room.head.cards_digest, more=more)
    head = replace(head, public=wish.public, continued_from=f"{room.id} {moves}")
    now = room.context.now()
    entries = [Entry(CHANCE if seat < 0 else ANSWER, seat, text, "", now) for seat, text in answers[:moves]]
    await room.context.store.create(head, seats, entries=entries)
    return head, token


async def by_todays_rules(context: ServerContext, refused: RulesRefuse) -> str:
    """The id of the table at which a game goes on whose log today's rules refuse: the same people in the same seats,
    from the last moment that holds, with a secret of its own. It is made once, whoever asks."""
    old, secret = refused.head, secrets.token_bytes(32)
    id = seating.table_id_of(f"today's rules at {old.id}", old.secret.hex())
    head = replace(
        old,
        id=id,
        secret=secret,
        commitment=commitment(secret),
        stage="waiting",
        created=context.now(),
        wake=None,
        continued_from=f"{old.id} {refused.holds}",
        revision=0,
    )
    answers = standing(await context.store.entries(old.id))[: refused.holds]
    now = context.now()
    entries = [Entry(CHANCE if seat < 0 else ANSWER, seat, text, "", now) for seat, text in answers]
    await context.store.create(head, refused.seats, entries=entries)
    return id
