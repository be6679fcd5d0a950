"""One table in memory: one ordered queue, store before telling, and what each listener gets."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.record import Record
from tablee.server import context as shared
from tablee.server import seats as seating
from tablee.server import wire
from tablee.server.clocks import Rule
from tablee.server.context import ServerContext
from tablee.server.lessons import CHAPTER, LESSON, TRYOUT, guided_of
from tablee.server.listener import Listener, encoded
from tablee.server.match import Match
from tablee.server.refusal import Elsewhere, Refusal
from tablee.server.render import QUICK_PHRASES, Reader
from tablee.server.settings import DAY
from tablee.server.updates import Updates
from tablee.store import RULES, Entry, Head, NewTable, NoSuchTable, Remark, Seat, record
from tablee.text import Texts
from tablee.version import FIRST_RULES

LOG: Final = logging.getLogger("tablee.table")
MOST_REMARKS: Final = 100
SOON: Final = 0.05
"""Seconds in which comings and goings are told together."""
LATER: Final = 1.0
"""Seconds after which a room that has to be read again is looked at again for that."""


class RulesRefuse(Refusal):
    """The log of a table holds what today's rules refuse, from some answer on: it was played by others."""

    def __init__(self, head: Head, seats: Sequence[Seat], holds: int) -> None:
        super().__init__(
            "table-other-rules", status=409, version=str(head.more.get(RULES, FIRST_RULES)), count=holds + 1
        )
        self.head, self.seats, self.holds = head, list(seats), holds

    def knows(self, token: str) -> bool:
        return seating.same(self.head.host, token) or bool(seating.seats_of(self.seats, token))


def must_be_open(head: Head) -> None:
    """Refusal if the host of this server has closed the table."""
    if head.closed is not None:
        raise Refusal("table-closed", status=410)


class Room:
    """Everything that changes a table does so within `turn`: one after the other, in the order of coming.

    If something could not be stored, what is in memory is worth nothing: `is_fresh` is false, and the next turn begins
    with reading the log again.
    """

    def __init__(self, context: ServerContext, id: str) -> None:
        self.context = context
        self.id = id
        self.head: Head
        self.game: Game[Any]
        self.cards: CardSet
        self.seats: list[Seat] = []
        self.playing: Match | None = None
        self.remarks: deque[Remark] = deque(maxlen=MOST_REMARKS)
        self.listeners: set[Listener] = set()
        self.is_fresh = False
        self.used = context.now()
        self.stir: Callable[[], None] = lambda: None  # something changed: bots and clocks may have work
        self.remind: Callable[[Room, Seat], bool] = _no_way  # call somebody who is away; whether there is a way to
        self.advise: Callable[[Room, Listener, wire.Hint], Awaitable[None]] = _no_advice  # somebody asks for a hint
        self.said: dict[tuple[str, str], int] = {}  # keys of what no log holds, by token, with the version then
        self.kinds: dict[tuple[str, str], str] = {}  # for which kind of message those keys were
        self.notes = 0  # entries of the log before the game begins
        self.noted: dict[str, int] = {}  # keys of what was said of the table then, with their versions
        self.called: dict[int, str] | None = None  # open questions by seat, as those who are away were called for them
        self.reminded: dict[int, float] = {}  # when somebody was reminded last, by seat
        self._gone: dict[str, float] = {}  # since when the owner of a token is not there; else since we look
        self._looked = context.now()
        self._lock = asyncio.Lock()
        self._readers: dict[tuple[int, str], Reader] = {}
        self._telling_soon: asyncio.TimerHandle | None = None

    # Reading and storing.

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._lock:
            if not self.is_fresh:
                await self._read()
                self._tell_what_was_missed()
            self.used = self.context.now()
            try:
                yield
            except Refusal:
                raise
            except BaseException:
                self.is_fresh = False  # whatever was half done is forgotten
                raise

    @property
    def entries(self) -> int:
        """How long the log is."""
        return self.notes if self.playing is None else self.playing.version

    def is_busy(self) -> bool:
        return self._lock.locked()

    async def finish(self) -> None:
        """Wait for what is being done now."""
        async with self._lock:
            pass

    async def _read(self) -> None:
        found = None
        with contextlib.suppress(NoSuchTable):
            peer = await self.context.ownership.take(self.id)
            if peer is not None:
                raise Elsewhere(peer)
            found = await self.context.store.whole(self.id, MOST_REMARKS)
        if found is None:
            raise Refusal("table-unknown", status=404)
        head, seats, remarks, entries = found
        must_be_open(head)
        self.head = head
        self.game = shared.game(head.game)
        self.cards = await self.context.cards(head.game, head.cards_digest)
        self.seats = seats
        self.remarks = deque(remarks, maxlen=MOST_REMARKS)
        self._forget_readers()
        self.playing = None
        if head.stage != "waiting":
            await self._fold(entries)
        else:
            self.notes = len(entries)
            self.noted = {entry.key: entry.version for entry in entries if entry.key}
        self.is_fresh = True

    async def _fold(self, entries: Sequence[Entry]) -> None:
        playing = self.new_playing()
        try:
            for _ in playing.folding(entries):
                await asyncio.sleep(0)  # others have their turn
        except Exception as fault:
            LOG.exception("today's rules refuse a log", extra={"table": self.id, "count": playing.moves})
            raise RulesRefuse(self.head, self.seats, playing.moves) from fault
        clocks = playing.clocks
        if self.head.stage != "playing":
            clocks.running = set()
        elif not clocks.rule.days or self.context.was_away > DAY:
            clocks.since = max(clocks.since, self.context.started)  # nobody pays for the time the server was away
        self.playing = playing

    def new_playing(self) -> Match:
        """The game before its first entry."""
        made: Record = record(self.head, self.seats, ())
        if self.head.continued_from:
            made.given = int(self.head.continued_from.split()[1])
        return Match(self.game, self.cards, made, Rule(self.head.clock), guided_of(self.head))

    async def store(
        self,
        entries: Sequence[Entry],
        head: Head | None = None,
        seats: Sequence[Seat] = (),
        new: NewTable | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        """Write what happened, with a `new` table that comes of it; only then does it count. If it cannot be written,
        the turn ends with that error. `meanwhile` as in `Store.append`."""
        playing = self.playing
        assert playing is not None
        head = self.with_wake(head, seats)
        head = self.head if head is None and seats else head
        await self.context.store.append(self.id, playing.version + 1, entries, head, seats, new, meanwhile)
        playing.stored(entries)
        self._take(head, seats)

    async def change(self, head: Head | None = None, seats: Sequence[Seat] = (), note: Entry | None = None) -> None:
        """Write furniture anew, with a note in the log if somebody might say it again before the game begins."""
        head = self.head if head is None else head
        if note is None:
            await self.context.store.change(head, seats)
        else:
            await self.context.store.append(self.id, self.notes + 1, [note], head, seats)
            self.notes += 1
            self.noted[note.key] = self.notes
        self._take(head, seats)

    def _take(self, head: Head | None, seats: Sequence[Seat]) -> None:
        if head is not None:
            self.head = replace(head, revision=head.revision + 1)
        for seat in seats:
            self.seats[seat.seat] = seat
        if self.playing is not None and any(seat.seat < len(self.players) for seat in seats):
            names = [seat.name for seat in self.seats[: len(self.players)]]
            if names != self.players:
                self.playing.table.record.players[:] = names
                self._forget_readers()

    def played_for(self, changed: Sequence[Seat] = ()) -> list[int]:
        """Seats at which nobody needs to be asked."""
        seats = {seat.seat: seat for seat in [*self.seats, *changed]}
        return [number for number, seat in seats.items() if seating.plays_itself(seat)]

    def with_wake(self, head: Head | None, seats: Sequence[Seat]) -> Head | None:
        """The head with the time at which the table must be looked at, if that has changed."""
        assert self.playing is not None
        head_now = self.head if head is None else head
        clocks, wake = self.playing.clocks, None
        if clocks.rule.runs and head_now.stage not in ("over", "paused"):
            wake = clocks.next_out(self.played_for(seats))
        return head if wake == head_now.wake else replace(head_now, wake=wake)

    # Who is there.

    @property
    def players(self) -> list[str]:
        return [] if self.playing is None else self.playing.table.record.players

    def texts(self, language: str) -> Texts:
        return shared.texts(language, self.head.game, self.cards)

    def reader(self, seat: int, language: str) -> Reader:
        """Made when somebody looks so; forgotten with the last of them."""
        assert self.playing is not None
        key = (seat, language)
        if key not in self._readers:
            self._readers[key] = Reader(self.playing, self.texts(language), seat)
        return self._readers[key]

    def _forget_readers(self) -> None:
        self._readers.clear()

    def mine(self, token: str) -> list[int]:
        return seating.seats_of(self.seats, token)

    def is_host(self, token: str) -> bool:
        return seating.same(self.head.host, token)

    def knows(self, token: str) -> bool:
        return self.is_host(token) or bool(self.mine(token))

    def is_online(self, seat: Seat) -> bool:
        return bool(seat.token) and any(listener.token == seat.token for listener in self.listeners)

    def away(self, seat: Seat) -> float:
        """Seconds for which the person of that seat has not been there, as far as this room knows; 0 if they are."""
        if self.is_online(seat):
            return 0.0
        return self.context.now() - self._gone.get(seat.token, self._looked)

    def add(self, listener: Listener) -> None:
        """A socket that has said hello; it is told everything it lacks."""
        if not self._has_room_for(listener):
            raise Refusal("table-full-of-sockets", status=429)
        self.listeners.add(listener)
        self._gone.pop(listener.token, None)
        listener.tell(self.room_for(listener))
        self.tell_update(listener)
        self.tell_remarks([listener], list(self.remarks))
        self.tell_room_soon()

    def _has_room_for(self, listener: Listener) -> bool:
        """Spectators take no place that somebody of the table may come back to, and nobody takes all of them."""
        settings = self.context.settings
        if self.knows(listener.token):
            same = sum(1 for other in self.listeners if other.token == listener.token)
            return same < settings.most_sockets_per_token and len(self.listeners) < settings.most_sockets_per_table
        watching = sum(1 for other in self.listeners if not self.knows(other.token))
        return watching < settings.most_sockets_per_table - settings.places_for_players

    def remove(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.used = self.context.now()
            if self.knows(listener.token) and all(other.token != listener.token for other in self.listeners):
                self._gone[listener.token] = self.used
            if not any((other.seat, other.language) == (listener.seat, listener.language) for other in self.listeners):
                self._readers.pop((listener.seat, listener.language), None)
            self.tell_room_soon()

    def dismiss(self, token: str, reason: str) -> None:
        """That token plays here no more: its sockets are closed."""
        for listener in [one for one in self.listeners if seating.same(one.token, token)]:
            listener.let_go(reason, again=False)
            self.listeners.discard(listener)

    # Telling.

    def room_for(self, listener: Listener) -> wire.Room:
        return self.room(listener.token, listener.seat)

    def room(self, token: str, seat: int = wire.SPECTATOR) -> wire.Room:
        """The furniture, as the owner of a token (its hash; "": anybody) may know it."""
        head, playing = self.head, self.playing
        shown = self.seats if playing is None else self.seats[: len(self.players)]
        mine = self.mine(token)
        return wire.Room(
            protocol=wire.PROTOCOL,
            table=self.id,
            game=head.game,
            cards=head.cards_digest,
            card_set=head.cards,
            options=dict(head.options),
            stage=cast(wire.Stage, head.stage),
            seats=[
                wire.SeatInfo(
                    one.seat,
                    cast(wire.Kind, one.kind),
                    one.name,
                    one.level,
                    one.seat in mine,
                    self.is_online(one),
                    one.bot_plays,
                    0 if playing is None else playing.hints.get(one.seat, 0),
                )
                for one in shown
            ],
            seat=seat,
            host=self.is_host(token),
            public=head.public,
            spectators=sum(1 for one in self.listeners if one.seat == wire.SPECTATOR),
            clock=head.clock,
            when_out=head.when_out,
            commitment=head.commitment,
            rematch=head.rematch,
            asked_undo=-1 if playing is None else playing.asked_by,
            asked_line=-1 if playing is None else playing.asked_line,
            hints=not head.more.get("no_hints", False),
            lesson=str(head.more.get(LESSON, "")),
            chapter=str(head.more.get(CHAPTER, "")),
            tryout=str(head.more.get(TRYOUT, "")) if mine else "",
            away_after=int(self.context.settings.away_after),
        )

    def tell_room(self) -> None:
        """To everybody, at once."""
        if self._telling_soon is not None:
            self._telling_soon.cancel()
            self._telling_soon = None
        made: dict[tuple[str, int], bytes] = {}  # the same for all who only look on, however many come and go

        def tell(listener: Listener) -> None:
            key = (listener.token, listener.seat)
            if key not in made:
                made[key] = encoded(self.room_for(listener))
            listener.tell_bytes(made[key])

        self._tell_each(self.listeners, tell)

    def _tell_each(self, listeners: Iterable[Listener], tell: Callable[[Listener], None]) -> None:
        """One listener's trouble is not another's, nor the author's: what was stored counts. Whom nothing can be told
        is let go, to come back for a fresh update."""
        for listener in list(listeners):
            try:
                tell(listener)
            except Exception:
                LOG.exception("a fault in telling", extra={"table": self.id})
                listener.let_go("fault", again=True)

    def tell_room_soon(self) -> None:
        """Comings and goings: several at once are told once."""
        if self._telling_soon is None and self.listeners:
            self._telling_soon = asyncio.get_running_loop().call_later(
                SOON if self.is_fresh else LATER, self._tell_room_now
            )

    def _tell_room_now(self) -> None:
        self._telling_soon = None
        if self.is_fresh and not self._lock.locked():
            self.tell_room()
        else:
            self.tell_room_soon()

    def tell_update(self, listener: Listener) -> None:
        """What this listener lacks of the game."""
        if self.playing is not None:
            self._tell_updates([listener])

    def tell_updates(self, ready: Updates | None = None) -> None:
        """To everybody what they lack; `ready` if that was written before it counted."""
        if self.playing is not None:
            self._tell_updates(list(self.listeners), ready)

    def _tell_updates(self, listeners: Sequence[Listener], ready: Updates | None = None) -> None:
        playing = self.playing
        assert playing is not None
        updates = Updates(self, playing.version) if ready is None else ready
        updates.look_from(listeners)

        def tell(listener: Listener) -> None:
            update = updates.of(listener)
            listener.seen, listener.had = playing.version, playing.lines[-1]
            listener.tell_bytes(update)

        self._tell_each(listeners, tell)

    def _tell_what_was_missed(self) -> None:
        """The log may hold more than anybody was told: what could not be stored for all we knew, and was."""
        if self.listeners:
            self.tell_room()
        if self.playing is not None:
            version = self.playing.version
            self._tell_updates([listener for listener in self.listeners if listener.seen != version])

    def tell_remarks(self, listeners: Sequence[Listener], remarks: Sequence[Remark]) -> None:
        made: dict[str, bytes] = {}

        def tell(listener: Listener) -> None:
            if listener.language not in made:
                texts = self.texts(listener.language)
                made[listener.language] = encoded(wire.Chatted([_chat_line(one, texts) for one in remarks]))
            listener.tell_bytes(made[listener.language])

        self._tell_each(listeners, tell)

    async def note(self, seat: int, name: str, what: str) -> None:
        """The table writes down in the chat what happened to it. What fails here is no matter of the game."""
        with contextlib.suppress(Exception):
            remark = await self.context.store.say(self.id, Remark(seat, name, "", what, "", self.context.now()))
            self.remarks.append(remark)
            self.tell_remarks(list(self.listeners), [remark])


def _no_way(room: Room, seat: Seat) -> bool:
    return False


async def _no_advice(room: Room, listener: Listener, said: wire.Hint) -> None:
    """In a room that no server has opened."""
    raise Refusal("table-no-hints")


def _chat_line(remark: Remark, texts: Texts) -> wire.ChatLine:
    text = remark.text
    note = bool(remark.phrase) and remark.phrase not in QUICK_PHRASES
    if note:
        text = texts.say(f"note-{remark.phrase}", player=remark.name)
    elif remark.phrase:
        text = texts.say(f"phrase-{remark.phrase}")
    return wire.ChatLine(remark.number, remark.seat, remark.name, text, note)
