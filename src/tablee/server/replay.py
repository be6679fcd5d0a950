"""Looking back at a game that is over: any moment, as one seat saw it or with all cards open."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, cast

import msgspec

from tablee.core.record import BrokenRecord
from tablee.core.stack import State
from tablee.core.table import Table
from tablee.server import wire
from tablee.server.refusal import NotDone
from tablee.server.room import Room
from tablee.text import Texts

EVERY: Final = 32
"""A state is remembered after each so many answers."""
MOST: Final = 16
"""Games looked back at whose states are remembered."""
OPEN: Final = "open"


class Moment(msgspec.Struct):
    """A position of a game that is over; `log` are all lines up to it. `asked`: who answered next, and how."""

    move: int
    moves: int
    view: dict[str, Any]
    log: list[wire.Line]
    asked: int
    answer: str


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


class Replays:
    """States on the way through a few games."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, list[State]] = OrderedDict()

    def moment(self, room: Room, move: int, seat: int | None, language: str) -> Moment:
        """After so many answers, as a seat saw it (None: with all cards open)."""
        table = over(room)
        answers = table.record.answers
        if not 0 <= move <= len(answers):
            raise NotDone("table-no-such-move", most=len(answers))
        s = self._state(room, table, move)
        game = table.game
        view = game.view(s, seat)
        if seat is None:
            view = {**view, "players": _open_players(table, s, view)}
        lines = _log(table, move, seat, room.texts(language))
        by, answer = answers[move] if move < len(answers) else (-1, "")
        return Moment(move, len(answers), view, lines, by, answer if seat is None or by == seat else "")

    def _state(self, room: Room, table: Table, move: int) -> State:
        states = self._states.get(room.id)
        game, answers = table.game, table.record.answers
        if states is None:
            states = []
            s = table.record.new_state(game, table.cards)
            for i, (seat, answer) in enumerate(answers):
                if i % EVERY == 0:
                    states.append(game.clone(s))
                game.apply(s, seat, answer)
            states.append(s)
            self._states[room.id] = states
            while len(self._states) > MOST:
                self._states.popitem(last=False)
        self._states.move_to_end(room.id)
        state: State = game.clone(states[move // EVERY])
        for seat, answer in answers[move - move % EVERY : move]:
            game.apply(state, seat, answer)
        return state


def over(room: Room) -> Table:
    """The game, once it is over: before that nobody looks back."""
    if room.playing is None or room.head.stage != "over":
        raise NotDone("table-not-over", status=403)
    return room.playing.table


def _open_players(table: Table, s: State, view: dict[str, Any]) -> Any:
    """Each player as they saw themselves."""
    shown = view.get("players")
    if not isinstance(shown, list):
        return shown
    own = [table.game.view(s, seat).get("players", shown) for seat in range(s.seats)]
    return [own[i][i] if i < len(own) else player for i, player in enumerate(shown)]


def _log(table: Table, move: int, seat: int | None, texts: Texts) -> list[wire.Line]:
    lines: list[wire.Line] = []
    players = table.record.players
    for i, events in enumerate(table.events[:move]):
        for number, event in enumerate(events):
            reader = seat if seat is not None else (event.only if event.only >= 0 else None)
            seen = event.seen_by(reader)
            bar = table.bars[i] and number == len(events) - 1
            lines.append(wire.Line(texts.event(seen, players, seat), cast(wire.GameEvent, seen), bar, i + 1))
    return lines


def verified(room: Room, texts: Texts) -> Verified:
    """The same check that `tablee record verify` makes."""
    table = over(room)
    record = table.record
    checks: list[Check] = []
    broken = ""
    try:
        record.verify(table.game, table.cards)
    except BrokenRecord as error:
        broken = error.message
    for what in ("commitment", "chance", "rules"):
        checks.append(Check(what, not broken, broken or texts.say(f"verified-{what}")))
    return Verified(
        ok=not broken,
        commitment=record.commitment,
        secret=record.secret.hex(),
        entropy=record.entropy,
        answers=len(record.answers),
        checks=checks,
    )
