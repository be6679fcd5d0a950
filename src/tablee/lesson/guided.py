"""A chapter being played: how far it is, what leads on, and what rivals and chance say next. All of it follows from the
record, so leaving, coming back and undoing need nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.chance import secret_of_seed
from tablee.core.decision import Decision
from tablee.core.label import players_by_name, players_by_number
from tablee.core.layout import by_number
from tablee.core.record import Record
from tablee.core.stack import CHANCE, NOTHING, TAKE_BACK, State
from tablee.core.table import Table
from tablee.lesson.read import LEARNER, Chapter, Lesson, Step

SEED = 5
"""Chance of what the script does not say: the same for everybody who learns."""


class Now(NamedTuple):
    """Where a learner is. `step` counts the answers that led on: it is the number of the next step at which something
    is to be done (`len` of them: the chapter is done). `said` is how often each speaker has spoken since the last one;
    `moves` after how many answers each step was reached."""

    step: int
    said: dict[int, int]
    moves: tuple[int, ...]


def record_of(lesson: Lesson, chapter: Chapter, players: Sequence[str], kinds: Sequence[str]) -> Record:
    """The record of a chapter before its first answer."""
    cards = lesson.card_set()
    made = Record(
        lesson.game, cards.name, cards.digest, lesson.options, list(players), list(kinds), secret_of_seed(SEED)
    )
    made.laid = laid(lesson, chapter)
    return made


def laid(lesson: Lesson, chapter: Chapter) -> dict[str, object]:
    return by_number(lesson.players, chapter.given)


class Guided:
    def __init__(self, lesson: Lesson, chapter: Chapter) -> None:
        self.lesson = lesson
        self.chapter = chapter
        self.done = [step for step in chapter.steps if step.is_done]  # those at which something is done

    def now(self, table: Table) -> Now:
        """A sealed answer counts when it is opened; a question that the script does not know counts for nothing."""
        game = table.game
        s: State = table.record.new_state(game, table.cards)
        step, waits = 0, False
        said: dict[int, int] = {}
        moves = [0]
        for number, (seat, answer) in enumerate(table.record.answers, 1):
            decision = game.decision_of(s, seat) if seat == LEARNER else None
            verb = "" if decision is None else decision.verb
            game.apply(s, seat, answer)
            leads_on = step < len(self.done) and verb == self.done[step].asks and answer != TAKE_BACK
            if seat == LEARNER:
                waits = leads_on
            else:
                said[seat] = said.get(seat, 0) + 1
            if waits and s.sealed[LEARNER] == NOTHING:
                # Rivals who sealed their answers in the meantime said what was theirs to say at this step.
                step, waits, said = step + 1, False, {}
                moves.append(number)
        return Now(step, said, tuple(moves))

    def step(self, now: Now) -> Step | None:
        """At which something is to be done; None at the end of the chapter."""
        return self.done[now.step] if now.step < len(self.done) else None

    def lines(self, now: Now) -> tuple[str, ...]:
        """What others say while the learner is there."""
        return self.done[now.step - 1].then if now.step else self.chapter.first

    def script(self, now: Now, seat: int) -> list[str]:
        """What one of the others is to say there, in order."""
        who = "chance" if seat == CHANCE else self.lesson.players[seat]
        parts = [line.partition(":") for line in self.lines(now)]
        return [text.strip() for speaker, _, text in parts if speaker.strip() == who]

    def answer(self, table: Table, seat: int) -> str | None:
        """What the script lets a rival or chance say to the open question; None if it is silent or the table is not
        as it thought: then it is left to a bot, or to chance."""
        now = self.now(table)
        lines = self.script(now, seat)[now.said.get(seat, 0) :]
        decision = table.game.decision_of(table.state, seat)
        return None if decision is None or not lines else self.answer_of(table, decision, lines[0])

    def answer_of(self, table: Table, decision: Decision, line: str) -> str | None:
        for reading in players_by_number(self.lesson.players, line):
            found = table.game.answer(table.state, decision, reading)
            if found is not None:
                return found
        return None

    def taken(self, table: Table) -> list[str] | None:
        """The answers to the learner's open question that lead on, best first; None if any does: the script does not
        speak of this question."""
        step = self.step(self.now(table))
        decision = table.game.decision_of(table.state, LEARNER)
        if step is None or decision is None or decision.verb != step.asks:
            return None
        labels = {option: self.label(table, decision, option) for option in decision.options}
        return [
            option
            for pattern in step.takes
            for option, label in labels.items()
            if matches(pattern, label) and not any(matches(other, label) for other in before(pattern, step.takes))
        ]

    def label(self, table: Table, decision: Decision, option: str) -> str:
        """As the file writes it."""
        return players_by_name(self.lesson.players, table.game.label(table.state, decision, option))


def before(pattern: str, patterns: Sequence[str]) -> Sequence[str]:
    return patterns[: patterns.index(pattern)]


def matches(pattern: str, label: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), label) is not None
