"""Looking back: at a game that is over any moment, as one seat saw it or with all cards open; at a game in play the
moments that were shown to one's own seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

import msgspec

from tablee import registry
from tablee.core.event import UNKNOWN
from tablee.core.fault import Fault
from tablee.core.record import BrokenRecord
from tablee.core.stack import CHANCE, NOTHING, State
from tablee.core.table import Table
from tablee.scenario.write import scenario_from
from tablee.server import wire
from tablee.server.arc import arc
from tablee.server.match import Match
from tablee.server.refusal import Refusal
from tablee.server.room import Room
from tablee.text import Texts

EVERY: Final = 32
"""A state is remembered after each so many answers."""
MOST: Final = 16
"""Games looked back at whose states are remembered."""
MOST_VERIFIED: Final = 5_000
"""Games of which it is remembered that they were checked."""
MOST_BYTES: Final = 16 << 20
"""Of moments and records that are remembered as they were sent, and of the lines in them."""
AT_ONCE: Final = 8
"""Remembered states that are made before others have their turn."""
PAUSE: Final = 250
"""Answers that are told or checked before others have their turn: some milliseconds."""
OPEN: Final = "open"

T = TypeVar("T")


class Moment(msgspec.Struct):
    """A position of a game that is over; `log` are all lines up to it. `asked`: who answered next, and how. `opened`:
    with all cards open, for each player the zones whose cards the others did not see then."""

    move: int
    moves: int
    view: dict[str, Any]
    log: list[msgspec.Raw]  # of `wire.Line`
    asked: int
    answer: str
    opened: list[dict[str, list[str]]]


class Check(msgspec.Struct):
    what: str
    ok: bool
    text: str


class Verified(msgspec.Struct):
    """Every shuffle, checked again."""

    ok: bool
    commitment: str
    secret: str
    entropy: str
    answers: int
    checks: list[Check]


class Made(Generic[T]):
    """What was made before, as far as it fits into so many bytes; the longest unused go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[str, tuple[T, int]] = OrderedDict()

    def get(self, key: str) -> T | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def keep(self, key: str, made: T, size: int) -> T:
        self.size += size - self._kept.pop(key, (made, 0))[1]
        self._kept[key] = (made, size)
        while self.size > self.most:
            self.size -= self._kept.popitem(last=False)[1][1]
        return made


class Told(NamedTuple):
    """The log of a game for one reader, as it is sent, and how many lines stand in it after each number of answers."""

    lines: list[msgspec.Raw]
    after: list[int]


class Replays:
    """States on the way through a few games. One game at a time is played again or told, a few milliseconds long, then
    others have their turn: however many look back, an answer in a game in play waits for one such piece at most."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, list[State]] = OrderedDict()
        self._made: Made[bytes] = Made(MOST_BYTES)
        self._told: Made[Told] = Made(MOST_BYTES)
        self._broken: OrderedDict[str, Fault | None] = OrderedDict()  # what is wrong with games that are over
        self._making = asyncio.Lock()

    async def prepare(self, room: Room, move: int) -> None:
        """Play the game up to there, a few hundred answers at a time."""
        playing = room.playing
        if playing is not None:
            wanted = min(move, playing.moves) // EVERY
            async with self._making:
                for upto in range(0, wanted, AT_ONCE):
                    self._kept(room, playing.table, upto)
                    await asyncio.sleep(0)

    async def encoded(self, room: Room, move: int, seat: int | None, language: str) -> bytes:
        """The moment as it is sent; made once."""
        key = f"{room.id} {room.entries} {move} {seat} {language}"
        made = self._made.get(key)
        if made is None:
            await self.prepare(room, move)
            made = msgspec.json.encode(await self.moment(room, move, seat, language))
            self._made.keep(key, made, len(made))
        return made

    def record(self, room: Room) -> bytes:
        """The record of a game that is over; made once."""
        table, key = over(room), f"{room.id} {room.entries} record"
        made = self._made.get(key)
        if made is None:
            made = table.saved().encode()
            self._made.keep(key, made, len(made))
        return made

    async def scenario(self, room: Room, move: int) -> bytes:
        """The table after so many answers as a scenario, with the answer that followed; made once."""
        table, key = over(room), f"{room.id} {room.entries} scenario {move}"
        if not 0 <= move <= len(table.record.answers):
            raise Refusal("table-no-such-move", most=len(table.record.answers))
        if table.cards.digest != registry.house_cards(table.game.key).digest:
            raise Refusal("table-own-cards")
        made = self._made.get(key)
        if made is None:
            await self.prepare(room, move)
            made = scenario_from(table.game, table.cards, table.record, move, self._state(room, table, move)).encode()
            self._made.keep(key, made, len(made))
        return made

    async def arc(self, room: Room, language: str) -> bytes:
        """How the game went, as it is sent; made once."""
        table, key = over(room), f"{room.id} {room.entries} arc {language}"
        seconds = room.playing.seconds() if room.playing else 0
        made = self._made.get(key)
        if made is None:
            async with self._making:
                made = msgspec.json.encode(await arc(table, room.texts(language), seconds))
            self._made.keep(key, made, len(made))
        return made

    async def moment(self, room: Room, move: int, seat: int | None, language: str) -> Moment:
        """After so many answers, as a seat saw it (None: with all cards open)."""
        table = over(room)
        answers = table.record.answers
        if not 0 <= move <= len(answers):
            raise Refusal("table-no-such-move", most=len(answers))
        told = await self._log(room, table, seat, language)
        s = self._state(room, table, move)
        game = table.game
        view = game.view(s, seat)
        opened: list[dict[str, list[str]]] = []
        if seat is None:
            players = _open_players(table, s, view)
            opened = _opened(view.get("players"), players)
            view = {**view, "players": players}
        lines = told.lines[: told.after[move]]
        by, answer = answers[move] if move < len(answers) else (-1, "")
        return Moment(move, len(answers), view, lines, by, answer if seat is None or by == seat else "", opened)

    async def _log(self, room: Room, table: Table, seat: int | None, language: str) -> Told:
        """All of it, told once for each reader and language."""
        key = f"{room.id} {room.entries} {seat} {language}"
        async with self._making:
            found = self._told.get(key)
            if found is not None:
                return found
            told, texts = Told([], [0]), room.texts(language)
            for answer in range(len(table.events)):
                if answer % PAUSE == PAUSE - 1:
                    await asyncio.sleep(0)
                told.lines.extend(msgspec.Raw(msgspec.json.encode(line)) for line in _lines(table, answer, seat, texts))
                told.after.append(len(told.lines))
            return self._told.keep(key, told, sum(len(line) for line in told.lines))

    def past(self, room: Room, move: int, seat: int) -> wire.Past:
        """The first moment after so many answers that stand at which somebody was asked: what the seat was shown then,
        and nothing else. Answers that were taken back are not in the record; those that lie sealed are in no view."""
        playing = room.playing
        if playing is None:
            raise Refusal("table-not-begun")
        if not 0 <= move <= playing.moves:
            raise Refusal("table-no-such-move", most=playing.moves)
        answers, game = playing.table.record.answers, playing.game
        s = self._state(room, playing.table, move)
        while s.asked == CHANCE and move < len(answers):
            game.apply(s, *answers[move])
            move += 1
        return shown(playing, s, move, seat)

    async def verified(self, room: Room, texts: Texts) -> Verified:
        """The same check that `tablee record verify` makes. Anybody may ask for it, so it is made once: what is over
        stays as it is."""
        table = over(room)
        record = table.record
        if room.id not in self._broken:
            async with self._making:
                self._broken[room.id] = await _broken(table)
            if len(self._broken) > MOST_VERIFIED:
                self._broken.popitem(last=False)
        fault = self._broken[room.id]
        broken = "" if fault is None else texts.fault(fault)
        checks = [
            Check(what, not broken, broken or texts.say(f"verified-{what}"))
            for what in ("commitment", "chance", "rules")
        ]
        return Verified(
            ok=not broken,
            commitment=record.commitment,
            secret=record.secret.hex(),
            entropy=record.entropy,
            answers=len(record.answers),
            checks=checks,
        )

    def _state(self, room: Room, table: Table, move: int) -> State:
        """A state of one's own after so many answers."""
        game, answers = table.game, table.record.answers
        states = self._kept(room, table, move // EVERY)
        state: State = game.clone(states[move // EVERY])
        for seat, answer in answers[move - move % EVERY : move]:
            game.apply(state, seat, answer)
        return state

    def _kept(self, room: Room, table: Table, wanted: int) -> list[State]:
        """The states after each so many answers, at least up to that one. Undoing makes another game of it."""
        game, answers = table.game, table.record.answers
        key = f"{room.id} {room.playing.undos if room.playing is not None else 0}"
        states = self._states.setdefault(key, [])
        self._states.move_to_end(key)
        while len(self._states) > MOST:
            self._states.popitem(last=False)
        if not states:
            states.append(table.record.new_state(game, table.cards))
        while len(states) <= wanted:
            s: State = game.clone(states[-1])
            first = (len(states) - 1) * EVERY
            for seat, answer in answers[first : first + EVERY]:
                game.apply(s, seat, answer)
            states.append(s)
        return states


def shown(playing: Match, s: State, move: int, seat: int) -> wire.Past:
    """That state of the game as the seat (or a spectator) is shown it."""
    decisions = playing.game.decisions(s)
    answers = playing.table.record.answers
    since = move - 1
    while since > 0 and answers[since][0] == CHANCE:
        since -= 1
    return wire.Past(
        move=move,
        since=max(0, since),
        seat=seat,
        view=playing.game.view(s, None if seat == wire.SPECTATOR else seat),
        waiting=[one.seat for one in decisions if one.seat >= 0 and one.sealed == NOTHING],
        ready=[one for one, sealed in enumerate(s.sealed) if sealed != NOTHING],
    )


def over(room: Room) -> Table:
    """The game, once it is over: before that nobody looks back."""
    if room.playing is None or room.head.stage != "over":
        raise Refusal("table-not-over", status=403)
    return room.playing.table


def _open_players(table: Table, s: State, view: dict[str, Any]) -> Any:
    """Each player as they saw themselves."""
    shown = view.get("players")
    if not isinstance(shown, list):
        return shown
    own = [table.game.view(s, seat).get("players", shown) for seat in range(s.seats)]
    return [own[i][i] if i < len(own) else player for i, player in enumerate(shown)]


def _opened(closed: Any, players: Any) -> list[dict[str, list[str]]]:
    """The zones of each player in which, of whomever, the one shows cards and the other does not."""
    if not isinstance(closed, list) or not isinstance(players, list):
        return []
    hidden = {
        zone for player in closed for zone, cards in player.items() if isinstance(cards, list) and UNKNOWN in cards
    }
    return [{zone: cards for zone, cards in own.items() if zone in hidden and cards} for own in players]


def _lines(table: Table, answer: int, seat: int | None, texts: Texts) -> list[wire.Line]:
    """What that answer led to, as the seat was told it; None: as those who knew it were."""
    lines: list[wire.Line] = []
    events = table.events[answer]
    for number, event in enumerate(events):
        reader = seat if seat is not None else event.insider()
        seen = event.seen_by(reader)
        bar = table.barriers[answer] and number == len(events) - 1
        said = texts.event(seen, table.record.players, seat)
        points = table.game.points_of(table.cards, event)
        lines.append(wire.Line(said, cast(wire.GameEvent, seen), bar, answer + 1, *points))
    return lines


async def _broken(table: Table) -> Fault | None:
    """What is wrong with the record."""
    record = table.record
    try:
        for answer in record.verifying(table.game, record.new_state(table.game, table.cards)):
            if answer % PAUSE == PAUSE - 1:
                await asyncio.sleep(0)
    except BrokenRecord as error:
        return error.fault
    return None
