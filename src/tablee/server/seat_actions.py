"""Sitting down, leaving, and what the host of a table may do. Everything here is written into the log of the table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tablee.bots.names import bot_name
from tablee.server import creation, levels, push, seen, wire
from tablee.server import seats as seating
from tablee.server.authorization import about_table, done, in_play
from tablee.server.lessons import TRYOUT
from tablee.server.listener import Listener
from tablee.server.refusal import Refusal
from tablee.server.room import Room
from tablee.server.seats import BOT, CLOSED, OPEN, PERSON
from tablee.store import Entry, Head, Seat

SEAT: Final = "seat"
"""An entry about a seat; its text is what was done."""
LOG: Final = logging.getLogger("tablee.table")


async def join(
    room: Room, name: str, wanted: Sequence[int], entropy: str = "", token: str = "", key: str = ""
) -> tuple[str, list[int]]:
    """Sit down in these seats (none named: the first that is open). A token of this table plays one more seat with it;
    otherwise there is a new one. It follows from the key, if there is one: said again, it is still the same. Within a
    turn."""
    old = came_with = seating.hash_of(token)
    if seen.is_kicked(room.head, old):
        raise Refusal("table-kicked", status=403)
    if not room.knows(old):
        token, old = seating.token_of("join", room.id, key) if key else seating.new_token(), ""
        sitting = room.mine(seating.hash_of(token))
        if sitting:
            return token, sitting
        if key and seen.is_kicked(room.head, seating.hash_of(token)):
            raise Refusal("table-kicked", status=403)
    if room.head.stage == "over":
        raise Refusal("refused-over")
    shown = room.seats if room.playing is None else room.seats[: len(room.players)]
    free = [seat for seat in shown if seat.kind == OPEN]
    chosen = [seat for seat in free if seat.seat in wanted] if wanted else free[:1]
    if not chosen or (wanted and len(chosen) != len(set(wanted))):
        raise Refusal("table-seat-taken", status=409)
    if room.playing is not None:
        for known in {came_with, seating.hash_of(token)}:
            seen.must_be_new(room.head, room.seats, known, [seat.seat for seat in chosen])
    names = [seat.name for seat in room.seats if seat.kind in (PERSON, BOT) and seat not in chosen]
    hashed = seating.hash_of(token)
    taken: list[Seat] = []
    for seat in chosen:
        called = seating.clean_name(name, names) if not taken else seating.free_name(name, names)
        names.append(called)
        taken.append(replace(seat, kind=PERSON, name=called, level="", token=hashed, bot_plays=False, more={}))
    head = room.head
    if not head.host:
        head = replace(head, host=hashed)
    if room.playing is None:
        head = replace(head, entropy=creation.more_entropy(head.entropy, entropy))
    await _write(room, "join", taken, head)
    LOG.info("joined", extra={"table": room.id, "seats": [seat.seat for seat in taken]})
    room.tell_room()
    if room.playing is not None:
        room.tell_updates()
    await room.note(taken[0].seat, taken[0].name, "joined")
    room.stir()
    return token, [seat.seat for seat in taken]


async def _write(
    room: Room,
    what: str,
    seats: Sequence[Seat],
    head: Head | None = None,
    by: Listener | None = None,
    key: str = "",
) -> None:
    """Seats (and the head) as they are from now on, and in the log who said so `by` looking from a seat, with its key.
    Who sits down before the game begins says so over HTTP, without a key."""
    now = room.context.now()
    text = f"{what} {' '.join(str(seat.seat) for seat in seats)}"
    if room.playing is None:
        await room.change(head, seats, None if by is None else about_table(by, SEAT, text, key, now))
        return
    stage = (room.head if head is None else head).stage
    times = room.playing.tick(now, runs=stage == "playing") if stage != "over" else []
    seat = seats[0].seat if by is None else by.seat
    await room.store([Entry(SEAT, seat, text, key, now), *times], head, seats)


async def _write_head(room: Room, listener: Listener, said: wire.Host, head: Head) -> None:
    """The head as it is from now on, and in the log who said so."""
    entry = about_table(listener, creation.STAGE, said.what, said.key, room.context.now())
    if room.playing is None:
        await room.change(head, (), entry)
    else:
        await room.store([entry], head)


# About a seat.


async def about_seat(room: Room, listener: Listener, said: wire.Seat) -> None:
    shown = room.seats if room.playing is None else room.seats[: len(room.players)]
    if not 0 <= said.seat < len(shown):
        raise Refusal("table-no-such-seat")
    seat = shown[said.seat]
    if seat.seat in room.mine(listener.token) and said.what in ("leave", "hand-over", "bot", "back"):
        await _own_seat(room, listener, said, seat)
    elif room.is_host(listener.token) and said.what in ("kick", "close", "open", "bot"):
        await _seat_by_host(room, listener, said, seat)
    elif room.mine(listener.token) and said.what in ("remind", "bot"):
        await _for_the_absent(room, listener, said, seat)
    else:
        raise Refusal("table-not-allowed", status=403)


async def _own_seat(room: Room, listener: Listener, said: wire.Seat, seat: Seat) -> None:
    if said.what in ("leave", "hand-over"):
        await _empty(room, seat, "left", said, listener)
        return
    if room.playing is None or room.head.stage == "over":
        raise Refusal("table-not-begun")
    if said.what == "bot":
        level = levels.checked(room.head.game, said.level)
        changed = replace(seat, bot_plays=True, level=level, more={**seat.more, seating.CONSENTS: True})
    else:
        room.playing.clocks.come_back(seat.seat)
        changed = replace(seat, bot_plays=False, level="", more={})
    await _write(room, said.what, [changed], None, listener, said.key)
    _after(room, listener, said.key)


async def _seat_by_host(room: Room, listener: Listener, said: wire.Seat, seat: Seat) -> None:
    begun = room.playing is not None
    if room.head.stage == "over":
        raise Refusal("refused-over")
    if said.what == "kick":
        if seat.kind != PERSON:
            raise Refusal("table-nobody-there")
        await _empty(room, seat, "kicked", said, listener)
        return
    if said.what == "bot":
        level = levels.checked(room.head.game, said.level)
        if seat.kind == PERSON:
            if not begun or room.is_online(seat):
                raise Refusal("table-seat-taken", status=409)
            changed = _played_for(seat, level)
        else:
            changed = replace(seat, kind=BOT, name=_bot_name(room, seat, begun), level=level, token="", bot_plays=False)
    elif said.what == "open" and seat.kind in (CLOSED, BOT, OPEN) and TRYOUT not in room.head.more:  # bots alone
        changed = replace(seat, kind=OPEN, bot_plays=begun, level=seat.level if begun else "")
        changed = changed if begun else replace(changed, name="")
    elif said.what == "close" and seat.kind in (OPEN, BOT, CLOSED) and not begun:
        changed = replace(seat, kind=CLOSED, name="", level="")
    else:
        raise Refusal("table-not-allowed")
    await _write(room, said.what, [changed], None, listener, said.key)
    _after(room, listener, said.key)
    if begun:
        await room.note(seat.seat, changed.name, "opened" if said.what == "open" else "bot-put")


def _played_for(seat: Seat, level: str) -> Seat:
    return replace(seat, bot_plays=True, level=level, more={**seat.more, seating.AWAY: True})


async def _for_the_absent(room: Room, listener: Listener, said: wire.Seat, seat: Seat) -> None:
    """Whoever sits at the table need not wait for ever for somebody who is not there."""
    if room.playing is None or room.head.stage == "over":
        raise Refusal("table-not-begun")
    if seat.kind != PERSON or seat.bot_plays:
        raise Refusal("table-nobody-there")
    if room.away(seat) < room.context.settings.away_after:
        raise Refusal("table-not-away", player=seat.name)
    if said.what == "remind":
        if not room.remind(room, seat):
            raise Refusal("table-no-way-to-remind", player=seat.name)
        done(room, listener, said.key)
        await room.note(seat.seat, seat.name, "reminded")
        return
    await _write(room, "bot", [_played_for(seat, levels.checked(room.head.game, said.level))], None, listener, said.key)
    _after(room, listener, said.key)
    await room.note(seat.seat, seat.name, "bot-put")


async def come_back(room: Room, token: str) -> None:
    """Somebody is there again: what others let a bot play for them, they play themselves."""
    playing = room.playing
    if playing is None or room.head.stage == "over":
        return
    mine = [room.seats[seat] for seat in room.mine(token)]
    back = [seat for seat in mine if seat.bot_plays and seat.more.get(seating.AWAY)]
    if not back:
        return
    for seat in back:
        playing.clocks.come_back(seat.seat)
    await _write(room, "back", [replace(seat, bot_plays=False, level="", more={}) for seat in back])
    room.tell_room()
    room.tell_updates()
    await room.note(back[0].seat, back[0].name, "back")
    room.stir()


def _bot_name(room: Room, seat: Seat, begun: bool) -> str:
    """In mid-game a seat keeps its name, so that the log stays readable; and a bot its own, at whatever level."""
    if seat.name and (begun or seat.kind == BOT):
        return seat.name
    return bot_name(room.id, [other.name for other in room.seats])


async def _empty(room: Room, seat: Seat, why: str, said: wire.Seat, listener: Listener) -> None:
    """The person of that seat is gone: the token is dead there, and its sockets are closed unless it plays on
    elsewhere at this table."""
    token = seat.token
    begun = room.playing is not None and room.head.stage != "over"
    plays = begun and said.what != "hand-over"
    level = levels.usual(room.head.game) if plays else ""
    changed = replace(seat, kind=OPEN, token="", bot_plays=plays, level=level, more={})
    if room.playing is None:
        changed = replace(changed, name="")
    head = seen.gone(room.head, room.seats, token, begun, kicked=why == "kicked" and token != listener.token)
    rest = [other for other in room.seats if other.seat != seat.seat and other.kind == PERSON]
    stays = any(seating.same(other.token, token) for other in rest)
    if not stays:
        head = push.without(head, token)
    if seating.same(head.host, token) and not stays:
        head = replace(head, host=rest[0].token if rest else "")
    await _write(room, said.what, [changed], head, listener, said.key)
    done(room, listener, said.key)
    if stays:
        for one in room.listeners:
            if seating.same(one.token, token) and one.seat == seat.seat:
                one.seat, one.seen, one.had = room.mine(token)[0], 0, 0
    else:
        room.dismiss(token, why)
    LOG.info(why, extra={"table": room.id, "seats": [seat.seat]})
    room.tell_room()
    room.tell_updates()
    await room.note(seat.seat, seat.name, why)
    room.stir()


def _after(room: Room, listener: Listener, key: str) -> None:
    done(room, listener, key)
    room.tell_room()
    room.tell_updates()
    room.stir()


# About the table.


async def by_host(room: Room, listener: Listener, said: wire.Host) -> None:
    if said.what == "more-time":
        await _more_time(room, listener, said)
        return
    if not room.is_host(listener.token):
        raise Refusal("table-host-only", status=403)
    if said.what == "start":
        if room.playing is not None:
            raise Refusal("table-begun", stale=True)
        await creation.begin(room, listener.token, said.key)
        done(room, listener, said.key)
        tell_beginning(room)
    elif said.what in ("pause", "resume"):
        await _pause(room, listener, said)
    elif said.what in ("public", "private"):
        await _write_head(room, listener, said, replace(room.head, public=said.what == "public"))
        done(room, listener, said.key)
        room.tell_room()
        room.tell_updates()
    elif said.what == "rematch":
        if room.head.stage != "over":
            raise Refusal("table-not-over")
        if not room.head.rematch:
            await creation.rematch(room, about_table(listener, creation.STAGE, said.what, said.key, room.context.now()))
        done(room, listener, said.key)
        room.tell_room()
        room.tell_updates()
    else:
        raise Refusal("table-not-understood")


def tell_beginning(room: Room) -> None:
    """Seats were numbered anew: everybody looks from where they sit now."""
    for listener in room.listeners:
        mine = room.mine(listener.token)
        if listener.seat not in mine:
            listener.seat = mine[0] if mine else wire.SPECTATOR
    room.tell_room()
    room.tell_updates()
    room.stir()


async def _pause(room: Room, listener: Listener, said: wire.Host) -> None:
    playing = room.playing
    wanted = "paused" if said.what == "pause" else "playing"
    if playing is None or room.head.stage == "over":
        raise Refusal("table-not-begun")
    if room.head.stage != wanted:
        now = room.context.now()
        times = playing.tick(now, runs=wanted == "playing")
        await room.store(
            [Entry(creation.STAGE, listener.seat, wanted, said.key, now), *times], replace(room.head, stage=wanted)
        )
    done(room, listener, said.key)
    room.tell_room()
    room.tell_updates()
    mine = room.mine(listener.token)
    seat = mine[0] if mine else wire.SPECTATOR
    name = room.seats[seat].name if mine else str(room.head.more.get("host_name", ""))
    await room.note(seat, name, "paused" if wanted == "paused" else "resumed")
    room.stir()


async def _more_time(room: Room, listener: Listener, said: wire.Host) -> None:
    """Time is given, never taken for oneself."""
    playing = in_play(room, listener)
    if not playing.clocks.rule.runs:
        raise Refusal("table-no-clock")
    if not 0 <= said.seat < len(room.players) or said.seat in room.mine(listener.token):
        raise Refusal("table-not-allowed")
    now = room.context.now()
    playing.clocks.tick(now, playing.waiting())
    playing.clocks.give(said.seat)
    entries = [Entry(SEAT, listener.seat, f"more-time {said.seat}", said.key, now), playing.clock_entry(now)]
    await room.store(entries)
    done(room, listener, said.key)
    room.tell_updates()
    room.stir()
