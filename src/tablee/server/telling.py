"""What a game tells one reader: a seat (or a spectator) in one language; built up, never stripped down."""

from __future__ import annotations

from typing import Final, cast

from tablee.core.decision import Decision
from tablee.core.event import Event
from tablee.core.stack import NOTHING
from tablee.server import wire
from tablee.server.playing import Playing
from tablee.text import Texts

QUICK_PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "sorry", "moment", "your-turn", "again")
"""Ids of what can be said with one click; the messages `phrase-<id>` say it in every language."""
OF_THE_TABLE: Final = ("asked-undo", "agreed-undo", "refused-undo", "paused", "resumed", "left", "joined", "kicked")
"""Ids of what the table notes in the chat."""


class Reader:
    """Remembers what it made of the lines of the log, and of the newest version."""

    def __init__(self, playing: Playing, texts: Texts, seat: int) -> None:
        self.playing = playing
        self.texts = texts
        self.seat = seat
        self.who = None if seat == wire.SPECTATOR else seat  # as the engine says it
        self._lines: list[wire.Line] = []  # of the first `_moves` answers, which stand since `_version`
        self._moves = 0
        self._version = 0
        self._made: tuple[int, dict[str, object], wire.Question | None, wire.Over | None] | None = None

        self._asked: tuple[tuple[str, str], wire.Question | None] | None = None

    @property
    def players(self) -> list[str]:
        return self.playing.table.record.players

    def update(self, seen: int, had: int, now: float, is_paused: bool = False) -> wire.Update:
        """For somebody who has the first `had` lines of the log as of version `seen`."""
        playing = self.playing
        log_from = self.log_from(seen, had)
        lines = self.log()
        view, question, over = self._position()
        return wire.Update(
            version=playing.version,
            move=playing.moves,
            seat=self.seat,
            view=view,
            question=question,
            waiting=playing.waiting(),
            ready=[seat for seat, sealed in enumerate(playing.state.sealed) if sealed != NOTHING],
            undoable=0 if self.who is None or over is not None else playing.undoable(self.seat),
            log_from=log_from,
            log=lines[log_from:],
            clocks=self.clocks(now, is_paused),
            over=over,
        )

    def log_from(self, seen: int, had: int) -> int:
        """The first line that such a reader lacks."""
        playing = self.playing
        return max(0, min(had, playing.lines[playing.common_moves(seen)]))

    def clocks(self, now: float, is_paused: bool = False) -> list[wire.Clock]:
        clocks = self.playing.clocks
        if not clocks.rule.runs:
            return [wire.Clock(-1.0, False) for _ in clocks.left]
        return [
            wire.Clock(round(clocks.left_at(seat, now), 1), seat in clocks.running and not is_paused)
            for seat in range(len(clocks.left))
        ]

    def log(self) -> list[wire.Line]:
        """All lines; what was made before is used again."""
        playing = self.playing
        stays = min(self._moves, playing.common_moves(self._version))
        del self._lines[playing.lines[stays] :]
        for move in range(stays, playing.moves):
            events = playing.table.events[move]
            for i, event in enumerate(events):
                bar = playing.table.bars[move] and i == len(events) - 1
                self._lines.append(self._line(event, bar, move + 1))
        self._moves, self._version = playing.moves, playing.version
        return self._lines

    def _line(self, event: Event, bar: bool, move: int) -> wire.Line:
        seen = event.seen_by(self.who)
        return wire.Line(self.texts.event(seen, self.players, self.who), cast(wire.GameEvent, seen), bar, move)

    def _position(self) -> tuple[dict[str, object], wire.Question | None, wire.Over | None]:
        playing = self.playing
        if self._made is None or self._made[0] != playing.version:
            view = playing.game.view(playing.state, self.who)
            self._made = (playing.version, view, self._same_question(), self.over())
        return self._made[1:]

    def _same_question(self) -> wire.Question | None:
        """The question, made again only if it may differ: while others seal their answers it stays."""
        if self.who is None:
            return None
        asked = (self.playing.question_id(self.seat), self.playing.state.sealed[self.seat])
        if self._asked is None or self._asked[0] != asked:
            self._asked = (asked, self.question())
        return self._asked[1]

    def question(self) -> wire.Question | None:
        """The open question to this seat, or the one whose sealed answer may still be changed."""
        if self.who is None:
            return None
        playing = self.playing
        decision = playing.game.decision_of(playing.state, self.who)
        if decision is None:
            return None
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
        return wire.Option(
            value=answer,
            label=game.label(s, decision, answer),
            text=self.texts.phrase(game.phrase(s, decision, answer), self.players),
            hint=game.foretell(s, self.seat, answer) or None,
        )

    def over(self) -> wire.Over | None:
        result = self.playing.game.result(self.playing.state)
        if result is None:
            return None
        standings = [wire.Standing(score.seat, score.total, score.parts, score.place) for score in result.scores]
        text = self.texts.say(f"end-{result.reason}")
        return wire.Over(result.reason, text, standings, self.playing.table.record.secret.hex())

    def why(self, key: str, attempt: str) -> wire.Why:
        """Why that may not be done."""
        playing = self.playing
        reason = playing.game.why_not(playing.state, self.seat, attempt)
        if reason is None:
            return wire.Why(key, True, "", "")
        return wire.Why(key, False, reason.rule, self.texts.reason(reason, self.players))
