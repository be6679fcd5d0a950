"""How a game that is over went: the points of every seat over the game, what gave most, the best single answer, and
when the one who won took the lead for good. Everything follows from the record; the coach may know more."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.bots.glance import Glance
from tablee.core.event import Event
from tablee.core.stack import CHANCE
from tablee.core.table import Table
from tablee.text import Texts

BEGINNINGS: Final = ("round", "turn")
"""Facts that count how far the game is: the first of them that a game has."""
MOST: Final = 12
"""Sources that are told."""
PAUSE: Final = 250
"""Answers after which others are served."""


GLANCES: Final = 80
"""Moments at which chances are told, at most."""


class Scored(msgspec.Struct):
    """What a card, a Task, a Title gave to one seat, and how often. `move`: when it last did. No card: "" ."""

    card: str
    seat: int
    points: int
    times: int
    move: int


class Best(msgspec.Struct):
    """The answer that gave its seat most: `points` from there until the next seat answered, and what the log says of
    them."""

    move: int
    seat: int
    points: int
    card: str
    text: str
    at: int


class Arc(msgspec.Struct):
    """`points` are `[move, [of each seat]]` wherever they changed, from 0 to the end. `steps` are `[move, number]` of
    what the game counts by (`counts`: round, turn or ""). `turning` is the move with which the winner took the lead for
    good (-1: nobody else ever led, or nobody won), `at` its number among the steps; `leads` how often the lead changed
    hands. `chances` are `[move, [of each seat]]`: the chance to win in per cent, at a glance, between turns; from an
    even start to the result. Empty for a game of which nobody has said what counts. `seconds`: how long it took, 0 if
    that is not known."""

    moves: int
    counts: str
    steps: list[tuple[int, int]]
    points: list[tuple[int, list[int]]]
    chances: list[tuple[int, list[int]]]
    scored: list[Scored]
    best: list[Best]
    turning: int
    at: int
    leads: int
    seconds: int


async def arc(table: Table, texts: Texts, seconds: int = 0) -> Arc:
    """Plays the record once more; others are served in between."""
    game, record = table.game, table.record
    s = record.new_state(game, table.cards)
    points = [(0, _scores(game.estimate(s)))]
    glance = Glance(game, s.seats)
    sides = max(1, glance.judge.sides(s))
    chances, turn = [(0, [round(100 / sides)] * s.seats)], game.turn(s)
    apart = len(record.answers) / GLANCES
    for move, (seat, answer) in enumerate(record.answers):
        game.apply(s, seat, answer)
        now = _scores(game.estimate(s))
        if now != points[-1][1]:
            points.append((move + 1, now))
        if game.turn(s) != turn and move + 1 - chances[-1][0] >= apart and move + 1 < len(record.answers):
            turn = game.turn(s)
            chances.append((move + 1, glance.chances(s)))
        if move % PAUSE == PAUSE - 1:
            await asyncio.sleep(0)
    chances.append((len(record.answers), glance.chances(s)))
    moves = len(record.answers)
    if points[-1][0] != moves:
        points.append((moves, points[-1][1]))
    counts, steps = _steps(table)
    turning, leads = _turning(table, points)
    return Arc(
        moves=moves,
        counts=counts,
        steps=steps,
        points=points,
        chances=chances if glance.is_known else [],
        scored=_scored(table),
        best=[best for seat in range(s.seats) if (best := _best(table, seat, steps, texts)) is not None],
        turning=turning,
        at=_at(steps, turning),
        leads=leads,
        seconds=seconds,
    )


def _scores(estimated: Sequence[float]) -> list[int]:
    return [round(points) for points in estimated]


def _steps(table: Table) -> tuple[str, list[tuple[int, int]]]:
    for kind in BEGINNINGS:
        found = [
            (move, event.number)
            for move, events in enumerate(table.events)
            for event in events
            if event.kind == kind and event.number
        ]
        if found:
            return kind, found
    return "", []


def _at(steps: Sequence[tuple[int, int]], move: int) -> int:
    return max((number for begun, number in steps if begun < max(move, 1)), default=0)


def _scored(table: Table) -> list[Scored]:
    """By card and seat, the most first."""
    found: dict[tuple[str, int], Scored] = {}
    seats = len(table.record.players)
    for move, events in enumerate(table.events):
        for event in events:
            points, seat = table.game.points_of(table.cards, event)
            if not points or not 0 <= seat < seats:
                continue
            one = found.setdefault((event.card, seat), Scored(event.card, seat, 0, 0, 0))
            one.points += points
            one.times += 1
            one.move = move + 1
    return sorted(found.values(), key=lambda one: (-one.points, one.move))[:MOST]


def _best(table: Table, seat: int, steps: Sequence[tuple[int, int]], texts: Texts) -> Best | None:
    """An answer has what chance and the rules make of it until somebody is asked again."""
    begun = first = total = 0
    gathered: list[tuple[int, Event]] = []
    best: list[tuple[int, Event]] = []
    for move, (by, _) in enumerate(table.record.answers):
        if by != CHANCE:
            begun, gathered = move, []
        for event in table.events[move]:
            points, to = table.game.points_of(table.cards, event)
            if points and to == seat:
                gathered.append((points, event))
        if gathered and (now := sum(points for points, _ in gathered)) > total:
            first, total, best = begun, now, list(gathered)
    if not best:
        return None
    top = max(best, key=lambda each: each[0])[1]
    said = dict.fromkeys(texts.event(each.seen_by(seat), table.record.players, None) for _, each in best)
    return Best(first, seat, total, top.card, " ".join(said), _at(steps, first + 1))


def _turning(table: Table, points: Sequence[tuple[int, list[int]]]) -> tuple[int, int]:
    """When the winner came to lead for good, if another led before; and how often the lead changed."""
    result: Any = table.game.result(table.state)
    if result is None:
        return -1, 0
    winners = list(result.winners())
    leads, leader, since, was_behind = 0, -1, -1, False
    for move, now in points:
        most = max(now)
        ahead = [seat for seat, own in enumerate(now) if own == most]
        if len(ahead) == 1 and ahead[0] != leader:
            leads += leader >= 0
            leader = ahead[0]
        if len(winners) == 1 and winners[0] < len(now):
            if now[winners[0]] < most:
                since, was_behind = -1, True
            elif since < 0 and len(ahead) == 1:
                since = move
    return (max(0, since - 1) if was_behind and since > 0 else -1), leads
