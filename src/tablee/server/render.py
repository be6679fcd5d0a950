"""What a game tells one reader: a seat (or a spectator) in one language; built up, never stripped down."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from tablee.core.decision import Decision, Reason, Result
from tablee.core.event import EVERYONE, Event
from tablee.core.stack import NOTHING
from tablee.lesson.read import LEARNER
from tablee.server import wire
from tablee.server.match import Match
from tablee.text import Texts

QUICK_PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "sorry", "moment", "your-turn", "again")
"""Ids of what can be said with one click; the messages `phrase-<id>` say it in every language."""


Lines = dict[tuple[int, int], wire.Line]
"""Lines by answer and number: those that are the same for everybody who has no part in them."""


class Now:
    """What is the same for every reader of one moment of a game, made once. `seats` are those who will look: the parts
    of their views that are one object (`Game.views`) are written as JSON once."""

    def __init__(
        self,
        playing: Match,
        time: float,
        is_paused: bool = False,
        seats: Sequence[int] = (),
        version: int | None = None,
    ) -> None:
        self.playing = playing
        self.version = playing.version if version is None else version
        self.decisions = playing.game.decisions(playing.state)
        self.waiting = [one.seat for one in self.decisions if one.seat >= 0 and one.sealed == NOTHING]
        self.ready = [seat for seat, sealed in enumerate(playing.state.sealed) if sealed != NOTHING]
        self.clocks = clocks_of(playing, time, is_paused)
        self.result = playing.game.result(playing.state)
        self.lines: dict[str, Lines] = {}  # by language
        self._views: dict[int, dict[str, Any]] = {}
        if len(seats) > 1:
            with contextlib.suppress(Exception):  # a fault in one view is one reader's: who has it will show
                self._views = dict(zip(seats, written_once(playing, seats), strict=True))

    def view(self, seat: int) -> dict[str, Any]:
        found = self._views.get(seat)
        return self.playing.game.view(self.playing.state, who(seat)) if found is None else found


def who(seat: int) -> int | None:
    """As the engine says it."""
    return None if seat == wire.SPECTATOR else seat


def written_once(playing: Match, seats: Sequence[int]) -> list[dict[str, Any]]:
    views = playing.game.views(playing.state, [who(seat) for seat in seats])
    first, others = views[0], views[1:]
    once = {
        key: msgspec.Raw(msgspec.json.encode(value))
        for key, value in first.items()
        if isinstance(value, list | dict) and all(other.get(key) is value for other in others)
    }
    return [{**view, **once} for view in views]


def clocks_of(playing: Match, time: float, is_paused: bool) -> list[wire.Clock]:
    clocks = playing.clocks
    if not clocks.rule.runs:
        return [wire.Clock(-1.0, False) for _ in clocks.left]
    return [
        wire.Clock(round(clocks.left_at(seat, time), 1), seat in clocks.running and not is_paused)
        for seat in range(len(clocks.left))
    ]


class Reader:
    """Makes what is told each time anew, so that a table that waits costs little memory; only a question that stays
    open while others seal their answers is kept, as it is sent."""

    def __init__(self, playing: Match, texts: Texts, seat: int) -> None:
        self.playing = playing
        self.texts = texts
        self.seat = seat
        self.who = who(seat)
        self._asked: tuple[tuple[str, str], msgspec.Raw] | None = None

    @property
    def players(self) -> list[str]:
        return self.playing.table.record.players

    def update(self, seen: int, had: int, now: Now) -> wire.Update:
        """For somebody who has the first `had` lines of the log as of version `seen`."""
        playing = self.playing
        log_from = self.log_from(seen, had)
        over = self.over(now.result)
        undoable = 0 if self.who is None or over is not None else playing.undoable(self.seat)
        is_barred = self.who is not None and over is None and undoable == 0
        return wire.Update(
            version=now.version,
            move=playing.moves,
            seat=self.seat,
            view=now.view(self.seat),
            question=self._question(now.decisions),
            waiting=now.waiting,
            ready=now.ready,
            undoable=undoable,
            why_no_undo=playing.table.why_no_undo(self.seat) if is_barred else "",
            log_from=log_from,
            log=self.log(log_from, now.lines.setdefault(self.texts.language, {})),
            clocks=now.clocks,
            over=over,
            learning=self._learning(),
        )

    def _learning(self) -> wire.Learning | None:
        playing = self.playing
        if playing.guided is None or self.seat != LEARNER:
            return None
        decision = playing.game.decision_of(playing.state, self.seat)
        taken = None if decision is None else playing.guided.taken(playing.table)
        labels = [] if decision is None else [playing.game.label(playing.state, decision, one) for one in taken or []]
        return wire.Learning(playing.guided.now(playing.table).step, labels)

    def log_from(self, seen: int, had: int) -> int:
        """The first line that such a reader lacks."""
        playing = self.playing
        return max(0, min(had, playing.lines[playing.common_moves(seen)]))

    def log(self, start: int, common: Lines | None = None) -> list[wire.Line]:
        """The lines from that number on."""
        playing = self.playing
        first = playing.answer_of_line(start) if start < playing.lines[-1] else playing.moves
        made = {} if common is None else common
        lines = [
            self._line(event, playing.table.barriers[move] and i == len(events) - 1, move + 1, i, made)
            for move, events in enumerate(playing.table.events[first:], first)
            for i, event in enumerate(events)
        ]
        return lines[start - playing.lines[first] :]

    def _line(self, event: Event, undo_barrier: bool, move: int, number: int, common: Lines) -> wire.Line:
        has_part = self.who in (event.seat, event.other) or (event.only != EVERYONE and event.may_see(self.who))
        found = None if has_part else common.get((move, number))
        if found is None:
            seen = event.seen_by(self.who)
            text = self.texts.event(seen, self.players, self.who)
            points = self.playing.game.points_of(self.playing.table.cards, event)
            found = wire.Line(text, cast(wire.GameEvent, seen), undo_barrier, move, *points)
            if not has_part:
                common[move, number] = found
        return found

    def _question(self, decisions: Sequence[Decision]) -> wire.Question | None:
        """The open question to this seat, or the one whose sealed answer may still be changed."""
        mine = next((one for one in decisions if one.seat == self.seat), None)
        if mine is None or self.who is None:
            return None
        if len(decisions) == 1:
            return self.question(mine)
        asked = (self.playing.question_id(self.seat), self.playing.state.sealed[self.seat])
        if self._asked is None or self._asked[0] != asked:
            self._asked = (asked, msgspec.Raw(msgspec.json.encode(self.question(mine))))
        return cast(wire.Question, self._asked[1])

    def question(self, decision: Decision) -> wire.Question:
        playing = self.playing
        sealed = decision.sealed
        return wire.Question(
            id=playing.question_id(self.seat),
            verb=decision.verb,
            source=decision.source,
            text=self.texts.phrase(decision.question, self.players),
            help=self.texts.help(decision.verb),
            options=[self._option(decision, answer) for answer in decision.options],
            sealed=playing.game.label(playing.state, decision, sealed) if sealed != NOTHING else "",
        )

    def _option(self, decision: Decision, answer: str) -> wire.Option:
        game, s = self.playing.game, self.playing.state
        said = game.said(s, decision, answer)
        return wire.Option(
            label=said.label,
            text=self.texts.phrase(said.phrase, self.players),
            says=said.says.key,
            slots=said.values,
            hint=game.preview(s, self.seat, answer) or None,
        )

    def over(self, result: Result | None) -> wire.Over | None:
        if result is None:
            return None
        standings = [
            wire.Standing(score.seat, score.total, score.parts, score.place, self.tie_break(score.tie))
            for score in result.scores
        ]
        text = self.texts.say(f"end-{result.reason}")
        return wire.Over(result.reason, text, standings, self.playing.table.record.secret.hex())

    def tie_break(self, tie: Reason | None) -> wire.TieBreak | None:
        return None if tie is None else wire.TieBreak(tie.rule, self.texts.reason(tie, self.players))

    def why(self, key: str, attempt: str) -> wire.Why:
        """Why that may not be done."""
        playing = self.playing
        reason = playing.game.why_not(playing.state, self.seat, attempt)
        if reason is None:
            return wire.Why(key, True, "", "")
        return wire.Why(key, False, reason.rule, self.texts.reason(reason, self.players))
