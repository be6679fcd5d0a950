"""A chapter of a lesson is a table like others: laid out by hand, with rivals and chance that follow a script."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tablee import lesson, registry
from tablee.errors import UserError
from tablee.lesson import Guided, Lesson
from tablee.lesson.read import LEARNER
from tablee.server.refusal import Refusal, said
from tablee.store import LAID, Head
from tablee.text import Texts

if TYPE_CHECKING:
    from tablee.server.match import Match

LOG: Final = logging.getLogger("tablee.lessons")
LESSON: Final = "lesson"
CHAPTER: Final = "chapter"
"""In `Head.more`: which lesson, and which chapter of it."""
TRYOUT: Final = "tryout"
"""In `Head.more`: the card that a designer tries out there."""


def guided_of(head: Head) -> Guided | None:
    """What guides a table; None for one that is no lesson, and where its lesson is gone: then it is played on."""
    found = _found(head.game, str(head.more.get(LESSON, "")))
    chapter = None if found is None else found.chapter(str(head.more.get(CHAPTER, "")))
    return None if found is None or chapter is None else Guided(found, chapter)


def _found(game: str, id: str) -> Lesson | None:
    try:
        return lesson.find(game, id) if id else None
    except UserError:
        return None


def without(more: Mapping[str, Any]) -> dict[str, Any]:
    """What a table keeps, without what makes it a lesson or a try-out."""
    return {name: value for name, value in more.items() if name not in (LESSON, CHAPTER, LAID, TRYOUT)}


def check(playing: Match, seat: int, answer: str, language: str) -> None:
    """What the rules allow may still lead away from what is being shown: then it is said what to do. A question that
    the lesson does not speak of is answered freely."""
    guided = playing.guided
    taken = None if guided is None or seat != LEARNER else guided.taken(playing.table)
    if guided is not None and taken and answer not in taken:
        step = guided.step(guided.now(playing.table))
        assert step is not None
        told = lesson.told(guided.lesson, language)
        chapter = next(one for one in told.chapters if one.id == guided.chapter.id)
        raise Refusal("lesson-otherwise", what=next(one.flag for one in chapter.steps if one.id == step.id))


def moves_before(playing: Match, step: int) -> int:
    """After how many answers that step was reached."""
    if playing.guided is None:
        raise Refusal("table-not-understood")
    moves = playing.guided.now(playing.table).moves
    if step >= len(moves):
        raise Refusal("table-not-understood")
    return moves[step]


def chapter_of(game: str, id: str, chapter: str) -> tuple[Lesson, lesson.Chapter]:
    found = _found(game, id) if game in registry.GAMES else None
    part = None if found is None else found.chapter(chapter)
    if found is None or part is None:
        raise Refusal("table-no-page", status=404)
    return found, part


@cache
def told(game: str, language: str) -> list[dict[str, Any]]:
    """The lessons of a game as they are read. What is wrong in one is said in a sentence."""
    try:
        return [_plain(lesson.told(one, language)) for one in lesson.lessons(game)]
    except UserError as mistaken:
        raise said(Texts(language).mistaken(mistaken)) from mistaken


def _plain(told: Any) -> Any:
    """Named tuples as objects."""
    if hasattr(told, "_asdict"):
        return {name: _plain(value) for name, value in told._asdict().items()}
    return [_plain(one) for one in told] if isinstance(told, list) else told


@cache
def offered(game: str) -> list[dict[str, Any]]:
    """For home: which lessons there are, how long they take, how many steps they have."""
    try:
        return [
            {"id": one.id, "minutes": one.minutes, "steps": sum(len(chapter.steps) for chapter in one.chapters)}
            for one in lesson.lessons(game)
        ]
    except UserError as mistaken:
        LOG.warning("a lesson cannot be read: %s", mistaken)
        return []
