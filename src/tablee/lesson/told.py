"""The words of a lesson in one language: beside the file, with the game's own words and card names at hand.

`lesson` is its title, `<chapter>` the title of a chapter, `<chapter>-<step>` that of a step, with `.text` and, where
something is done, `.flag` (what stands beside it); `.why` is the question that the step's rule answers. `*…*` is
stressed. `players` are the names at the table, where a language writes them in another way.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from tablee import grammar
from tablee.core.fault import wrong
from tablee.errors import UserError
from tablee.lesson.read import Chapter, Lesson, Step
from tablee.text import LANGUAGES, sources


class ToldStep(NamedTuple):
    id: str
    title: str
    text: str
    flag: str
    why: str
    rule: str
    does: bool
    points: list[str]


class ToldChapter(NamedTuple):
    id: str
    title: str
    steps: list[ToldStep]


class ToldLesson(NamedTuple):
    id: str
    title: str
    minutes: int
    players: list[str]
    chapters: list[ToldChapter]


def told(lesson: Lesson, language: str) -> ToldLesson:
    """Everything that is read in it. UserError names the file and the message that lacks."""
    speak = _Words(lesson, language)
    return ToldLesson(
        lesson.id,
        speak.read("lesson"),
        lesson.minutes,
        [name.strip() for name in speak.read("players").split(",")] if speak.has("players") else list(lesson.players),
        [
            ToldChapter(chapter.id, speak.read(chapter.id), [_step(speak, chapter, step) for step in chapter.steps])
            for chapter in lesson.chapters
        ],
    )


def _step(speak: _Words, chapter: Chapter, step: Step) -> ToldStep:
    key = f"{chapter.id}-{step.id}"
    flag = speak.read(key, "flag") if step.is_done else ""
    why = speak.read(key, "why") if step.rule else ""
    return ToldStep(
        step.id, speak.read(key), speak.read(key, "text"), flag, why, step.rule, step.is_done, list(step.points)
    )


class _Words:
    """An outside lesson in fewer languages is read in the first it has, rather than not at all."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        known = [one for one in (language, *LANGUAGES) if one in lesson.words]
        if not known:
            words = "{file}: there are no words beside it ({name})"
            raise UserError(wrong("lesson-words", words, file=lesson.path, name=f"{lesson.id}.{language}.ftl"))
        self.file = f"{lesson.path.removesuffix('.toml')}.{known[0]}.ftl"
        self._bundle = FluentBundle([known[0]], functions=grammar.functions(known[0]), use_isolating=False)
        self._bundle.add_resource(_resource(lesson.words[known[0]]))
        for source in sources(known[0], lesson.game):
            self._bundle.add_resource(_resource(source.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def read(self, key: str, part: str = "") -> str:
        name = f"{key}.{part}" if part else key
        if not self._bundle.has_message(key):
            raise self._without(name)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise self._without(name)
        text, errors = self._bundle.format_pattern(pattern, {})
        if errors:
            what = f"{name}: {errors[0]}"
            raise UserError(wrong("of-file", "{file}: {what}", file=self.file, what=what))
        return str(text)

    def _without(self, name: str) -> UserError:
        return UserError(wrong("lesson-message", "{file}: there is no message {name}", file=self.file, name=name))


@cache
def _resource(text: str) -> Any:
    return FluentResource(text)
