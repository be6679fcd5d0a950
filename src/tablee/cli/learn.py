"""`tablee learn GAME`: the lesson of a game in the terminal, chapter by chapter, on the same engine."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text
from typer.exceptions import Exit

from tablee import lesson, registry
from tablee.cli import files, language
from tablee.cli.play import Sitting
from tablee.cli.seats import BOT, HUMAN
from tablee.cli.styled import LEGAL, MUTED, STRONG, flow, rule
from tablee.cli.terminal import Left, Terminal
from tablee.core.decision import Decision
from tablee.core.fault import wrong
from tablee.core.stack import CHANCE
from tablee.core.table import Table
from tablee.errors import UserError
from tablee.lesson.told import ToldLesson, ToldStep
from tablee.text import Texts

KEPT: Final = "lessons.json"
"""In the folder of saved games: the chapter at which each lesson was left."""


def learn(
    game: Annotated[str, typer.Argument(help=f"The game ({', '.join(registry.GAMES)}), or the file of a lesson.")],
    lang: language.Given = None,
    chapter: Annotated[
        int | None, typer.Option(help="The chapter to begin with, from 1 (default: where you left).")
    ] = None,
) -> None:
    """Learn a game in about five minutes: on the real table, with what you do explained."""
    one = _lesson(game)
    told = lesson.told(one, language.chosen(lang))
    if chapter is not None and not 1 <= chapter <= len(one.chapters):
        words = "--chapter {number}: the lesson has {count} chapters"
        raise UserError(wrong("no-chapter", words, number=str(chapter), count=len(one.chapters)))
    raise Exit(_teach(one, told, _left_at(one) if chapter is None else chapter - 1, lang))


def _lesson(game: str) -> lesson.Lesson:
    if game.endswith(".toml"):
        return lesson.read(Path(game))
    registry.game(game)
    found = lesson.lessons(game)
    if not found:
        words = '"{game}" has no lesson; its rules are read with: {command}, then g'
        raise UserError(wrong("no-lesson", words, game=game, command=f"tablee play {game}"))
    return found[0]


def _teach(one: lesson.Lesson, told: ToldLesson, first: int, lang: str | None) -> int:
    cards = one.card_set()
    texts = Texts(language.chosen(lang), one.game, cards)
    terminal = Terminal.standard()
    for number in range(first, len(one.chapters)):
        _keep(one, number)
        if not Learning(one, told, number, texts, terminal).learn():
            terminal.say(texts.say("lesson-left", command=f"tablee learn {one.game}"), MUTED)
            return 0
    _keep(one, 0)
    terminal.say(texts.say("lesson-learned", command=f"tablee play {one.game}"), STRONG)
    return 0


class Learning(Sitting):
    """One chapter: a table that is laid out, rivals and chance that follow the script, and a coach above each question.
    Nothing is saved but the chapter."""

    def __init__(self, one: lesson.Lesson, told: ToldLesson, number: int, texts: Texts, terminal: Terminal) -> None:
        chapter = one.chapters[number]
        kinds = [HUMAN, *[f"{BOT}greedy"] * (len(one.players) - 1)]
        record = lesson.record_of(one, chapter, told.players, kinds)
        super().__init__(Table(registry.game(one.game), one.card_set(), record), texts, terminal, Path())
        self.guided = lesson.Guided(one, chapter)
        self.told_lesson, self.number = told, number
        self.steps = told.chapters[number].steps
        self.read = 0  # steps that were shown

    def learn(self) -> bool:
        """Whether the chapter was played to its end."""
        try:
            self.settle()
            while not self.is_done() and (decision := self.next_question()) is not None:
                if decision.seat in self.bots:
                    self.let_bot_answer(decision)
                else:
                    self.ask(decision)
            self.close()
        except (Left, KeyboardInterrupt):
            return False
        return True

    def is_done(self) -> bool:
        return self.guided.step(self.guided.now(self.table)) is None

    def settle(self) -> None:
        """Chance says what the script says, else what everybody gets who learns."""
        table = self.table
        while table.state.asked == CHANCE:
            told = self.guided.answer(table, CHANCE)
            drawn = table.game.sample(table.state, table.record.chance(len(table.record.answers)))
            table.answer(CHANCE, told or drawn)

    def let_bot_answer(self, decision: Decision) -> None:
        scripted = self.guided.answer(self.table, decision.seat)
        if scripted is None:
            super().let_bot_answer(decision)
        else:
            self.table.answer(decision.seat, scripted)
            self.settle()

    def answer(self, seat: int, answers: list[str]) -> None:
        """One after the other, as far as they lead on; what leads elsewhere is refused with what to do."""
        for answer in answers:
            taken = self.guided.taken(self.table) if seat in self.humans else None
            if taken and answer not in taken:
                step = self.guided.step(self.guided.now(self.table))
                flag = next(one.flag for one in self.steps if step is not None and one.id == step.id)
                self.notices.append((self.texts.say("lesson-otherwise", what=flag), LEGAL))
                return
            self.table.answer(seat, answer)
            self.settle()

    def show_question(self, decision: Decision) -> None:
        """What is new to read stands above the question."""
        step = self.guided.step(self.guided.now(self.table))
        if step is not None:
            number = next(i for i, one in enumerate(self.steps) if one.id == step.id)
            self.notices[:0] = [line for one in range(min(self.read, number), number + 1) for line in self.lines(one)]
            self.read = number + 1
        super().show_question(decision)

    def lines(self, number: int) -> list[tuple[str, str]]:
        chapter, step = self.told_lesson.chapters[self.number], self.steps[number]
        head = self.texts.say(
            "lesson-step", chapter=self.number + 1, title=chapter.title, number=number + 1, of=len(self.steps)
        )
        return [
            (f"{head} · {step.title}", STRONG),
            (_plain(step), ""),
            *([(f"→ {step.flag}", LEGAL)] if step.does else []),
        ]

    def close(self) -> None:
        """What is read at the end of the chapter, and the way on."""
        self.terminal.clear()
        self.terminal.show(self.show.news(0, min(self.told.get(0, 0), len(self.table.events))))
        self.terminal.show([rule(self.terminal.width)])
        for number in range(self.read, len(self.steps)):
            for text, style in self.lines(number):
                self.terminal.show(flow([Text(text, style)], self.terminal.width))
        if self.number + 1 < len(self.told_lesson.chapters):
            following = self.told_lesson.chapters[self.number + 1].title
            if self.terminal.ask(self.texts.say("lesson-next", title=following) + " ").strip().lower() in ("q", "й"):
                _keep(self.guided.lesson, self.number + 1)
                raise Left

    # Nothing is saved.

    def keep(self) -> None:
        pass

    def secure(self) -> None:
        pass


def _plain(step: ToldStep) -> str:
    text = step.text.replace("*", "")
    return f"{text} ({step.rule})" if step.rule else text


def _left_at(one: lesson.Lesson) -> int:
    """The chapter at which somebody left, from 0."""
    try:
        found = json.loads((files.home() / KEPT).read_text("utf-8"))
        id = found[one.game]
    except (OSError, ValueError, KeyError, TypeError):
        return 0
    return next((i for i, chapter in enumerate(one.chapters) if chapter.id == id), 0)


def _keep(one: lesson.Lesson, number: int) -> None:
    path = files.home() / KEPT
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        found = {}
    with contextlib.suppress(UserError):  # on a disk that keeps nothing the lesson begins anew
        files.write_whole(path, json.dumps({**found, one.game: one.chapters[number].id}))
