"""Play a lesson as it is written, so that no change of a rule breaks one unseen. A mistake names its place."""

from __future__ import annotations

from tablee import bots, registry
from tablee.core.chance import Rng, Seeded
from tablee.core.decision import Decision
from tablee.core.record import BrokenRecord
from tablee.core.stack import CHANCE
from tablee.core.table import Table
from tablee.errors import UserError
from tablee.lesson.guided import Guided, Now, record_of
from tablee.lesson.read import LEARNER, Chapter, Lesson

MOST: int = 400
"""Answers of a chapter; one that needs more does not end."""


def check(lesson: Lesson, rng: Rng | None = None) -> list[Table]:
    """Every chapter to its end; raises UserError. Without `rng` the learner gives the first answer that leads on, and
    the script must fit to the word; with it, any, and whatever the script cannot say is left to bots and chance."""
    return [_Playing(lesson, chapter, rng).play() for chapter in lesson.chapters]


class _Playing:
    def __init__(self, lesson: Lesson, chapter: Chapter, rng: Rng | None) -> None:
        self.lesson, self.chapter, self.rng = lesson, chapter, rng
        self.guided = Guided(lesson, chapter)
        self.game = registry.game(lesson.game)
        self.check_fields()
        registry.check_options(self.game, lesson.options, len(lesson.players))
        kinds = ["human", *["bot:greedy"] * (len(lesson.players) - 1)]
        try:
            self.table = Table(self.game, lesson.card_set(), record_of(lesson, chapter, lesson.players, kinds))
        except BrokenRecord as error:
            raise UserError(f"{lesson.where(chapter, None, 'given')}: {error.message}") from error
        self.bot = bots.make("greedy", self.game)

    def check_fields(self) -> None:
        for step in self.guided.done:
            if step.asks not in self.game.verbs:
                known = ", ".join(sorted(self.game.verbs))
                raise self.wrong("asks", f'there is no question "{step.asks}" (questions: {known})', step.id)

    def play(self) -> Table:
        for _ in range(MOST):
            now = self.guided.now(self.table)
            pending = self.game.pending(self.table.state)
            mine = [decision for decision in pending if decision.seat == LEARNER]
            others = [decision for decision in pending if decision.seat != LEARNER]
            if others:
                self.let_other_answer(now, others[0])
            elif self.guided.step(now) is None:
                return self.end(now)
            elif mine:
                self.answer(now, mine[0])
            else:
                raise self.wrong("asks", "the game is over before this step", self.guided.done[now.step].id)
            self.check_all_said(now)
        raise UserError(f"{self.lesson.where(self.chapter)}: after {MOST} answers it has no end")

    def let_other_answer(self, now: Now, decision: Decision) -> None:
        seat = decision.seat
        answer = self.guided.answer(self.table, seat)
        lines = self.guided.script(now, seat)[now.said.get(seat, 0) :]
        if answer is None and lines and self.rng is None:
            raise self.wrong("then" if now.step else "first", f'"{lines[0]}" is no answer here. {self.legal(decision)}')
        if answer is None and seat == CHANCE:
            self.table.answer(seat, self.game.sample(self.table.state, self.table.record.chance(self.moves)))
            return
        if answer is None:
            dice = Seeded(self.moves)
            answer = self.bot.choose(self.game.shuffle_unknown(self.table.state, seat, dice), seat, dice)
        self.table.answer(seat, answer)

    def answer(self, now: Now, decision: Decision) -> None:
        step = self.guided.done[now.step]
        taken = self.guided.taken(self.table)
        if taken is None:
            if self.rng is None:
                raise self.wrong("asks", f"the learner is asked {decision.verb} there. {self.legal(decision)}", step.id)
            taken = decision.options
        if not taken:
            raise self.wrong("takes", f"nothing of it may be said there. {self.legal(decision)}", step.id)
        if self.rng is None:
            for pattern in step.takes:
                if "*" not in pattern and self.guided.answer_of(self.table, decision, pattern) is None:
                    raise self.wrong("takes", f'"{pattern}" is no answer here. {self.legal(decision)}', step.id)
        self.table.answer(LEARNER, taken[0] if self.rng is None else taken[self.rng.below(len(taken))])

    def check_all_said(self, before: Now) -> None:
        """What a script says is said before the learner's next answer leads on."""
        now = self.guided.now(self.table)
        if self.rng is None and now.step > before.step:
            self.check_said(before, extra=self.table.record.answers[-1][0])

    def check_said(self, now: Now, extra: int = LEARNER) -> None:
        for seat in (CHANCE, *range(1, len(self.lesson.players))):
            said = now.said.get(seat, 0) + (seat == extra)
            lines = self.guided.script(now, seat)
            if said < len(lines):
                raise self.wrong("then" if now.step else "first", f'"{lines[said]}" is never said')

    def end(self, now: Now) -> Table:
        if self.rng is None:
            self.check_said(now)
        return self.table

    @property
    def moves(self) -> int:
        return len(self.table.record.answers)

    def legal(self, decision: Decision) -> str:
        labels = [self.guided.label(self.table, decision, option) for option in decision.options]
        who = "chance" if decision.seat == CHANCE else self.lesson.players[decision.seat]
        return f"{who} is asked {decision.verb} and may say: " + ", ".join(f'"{label}"' for label in labels[:20])

    def wrong(self, field: str, what: str, step: str = "") -> UserError:
        if not step and field == "then":
            step = self.guided.done[self.guided.now(self.table).step - 1].id
        at = next((one for one in self.chapter.steps if one.id == step), None)
        return UserError(f"{self.lesson.where(self.chapter, at, field)}: {what}")
