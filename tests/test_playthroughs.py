"""Whole games written out, to be read and compared: what changes in the rules shows up here, line by line.

After a change that is meant, write them anew and read the difference before it is committed:

    uv run pytest tests/test_playthroughs.py --regenerate
    git diff tests/playthroughs
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from tablee.core.chance import Seeded
from tablee.core.codec import canonical, digest
from tablee.core.decision import Decision
from tablee.core.event import Event
from tablee.core.stack import CHANCE, NOBODY, NOTHING
from tablee.core.table import Table
from tests.positions import TABLES, line_up, table_for

FOLDER: Final = Path(__file__).parent / "playthroughs"
NUMBER: Final = 11
"""Of the games played: seats with different leanings, who use the skills of their cards."""

DIGEST_EVERY: Final = 10
TRIED: Final = 4
"""Of what each verb has offered: the first and the last answers of its latest questions, tried where they are not
legal."""
MOST_LABELS: Final = 40
WRITTEN_OUT: Final = 450
"""Answers of a long game. After them only digests are written, and the end."""


def playthrough(key: str, seats: int) -> str:
    """A game from the first question to the result; of a long one the first part."""
    table = table_for(key, seats, NUMBER)
    rng = Seeded(NUMBER)
    seated = line_up(key, seats, NUMBER, rng)
    lines = [f"{key}, {seats} seats, the secret of seed {NUMBER}", f"commitment {table.record.commitment}"]
    offered: dict[str, list[str]] = {}
    while table.state.asked != NOBODY:
        seat = table.state.asked
        decision = table.game.decision_of(table.state, seat)
        assert decision is not None
        if seat == CHANCE:
            answer = table.game.sample(table.state, table.record.chance(len(table.record.answers)))
        else:
            answer = seated[seat](decision.verb, decision.options, rng)
            labels = [table.game.label(table.state, decision, option) for option in decision.options]
            earlier = [label for label in offered.get(decision.verb, []) if label not in labels]
            offered[decision.verb] = [*earlier, *dict.fromkeys((labels[0], labels[-1]))][-TRIED:]
        said = [*question(table, decision, answer)]
        said += [f"    {told(event)}" for event in table.answer(seat, answer)]
        count = len(table.record.answers)
        lines += said if count <= WRITTEN_OUT else []
        if count % (DIGEST_EVERY if count < WRITTEN_OUT else 10 * DIGEST_EVERY) == 0:
            lines += [f"  state after {count} answers {digest(table.game, table.state)}", *seen(table)]
            lines += refused(table, [label for labels in offered.values() for label in labels])
    return "\n".join([*lines, *result(table)]) + "\n"


def question(table: Table, decision: Decision, answer: str) -> Iterator[str]:
    """Who is asked what, the labels of the options (only counted where chance is asked), and the answer."""
    game, s = table.game, table.state
    number = len(table.record.answers) + 1
    asked = [decision.question.key, *(f"{key}={value}" for key, value in decision.question.args.items())]
    who = "chance" if decision.seat == CHANCE else f"player {decision.seat + 1}"
    sealed = " (sealed)" if any(text != NOTHING for text in s.sealed) else ""
    yield f"{number}. {who}, {decision.verb} of {decision.source}: {' '.join(asked)}{sealed}"
    if decision.seat == CHANCE:
        yield f"  one of {len(decision.options)}"
    else:
        labels = [game.label(s, decision, option) for option in decision.options]
        yield "  " + " | ".join(labels if len(labels) <= MOST_LABELS else [*labels[:MOST_LABELS], f"… {len(labels)}"])
    yield f"  > {game.label(s, decision, answer)}"


def seen(table: Table) -> Iterator[str]:
    """What everybody sees, the spectators last."""
    views = [table.game.view(table.state, seat) for seat in (*range(table.state.seats), None)]
    yield f"  views {hashlib.sha256(canonical(views)).hexdigest()}"


def refused(table: Table, labels: Sequence[str]) -> Iterator[str]:
    """Why each of those who are asked may not say these, by rule and sentence, and how often."""
    reasons: Counter[str] = Counter()
    for decision in table.game.pending(table.state):
        for label in labels:
            reason = table.game.why_not(table.state, decision.seat, label)
            if reason is not None:
                reasons[f"{reason.rule} {reason.phrase.key}"] += 1
    if reasons:
        yield "  refused: " + ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))


def told(event: Event) -> str:
    """A fact as those see it who may see all of it."""
    who = event.insider()
    seen = event.seen_by(who)
    words = [f"{key}={value}" for key, value in seen.items() if key != "kind"]
    notes = [] if who is None else [f"only={who}"]
    return " ".join([event.kind, *words, *notes, *(["bar"] if event.undo_barrier else [])])


def result(table: Table) -> Iterator[str]:
    found = table.game.result(table.state)
    assert found is not None
    yield f"over: {found.reason}, after {len(table.record.answers)} answers"
    for score in found.scores:
        parts = ", ".join(f"{key} {value}" for key, value in score.parts.items())
        yield f"  player {score.seat + 1}: place {score.place}, {score.total} points ({parts})"
    yield f"  state {digest(table.game, table.state)}"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_game_goes_as_it_is_written(key: str, seats: int, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{key}-{seats}.txt"
    played = playthrough(key, seats)
    if request.config.getoption("regenerate"):
        path.write_text(played, encoding="utf-8", newline="\n")
        pytest.skip(f"{path.name} was written anew")
    assert path.exists(), f"{path.name} is not written yet: run with --regenerate, and read it"
    written = path.read_bytes().decode()
    for number, (now, then) in enumerate(zip(played.splitlines(), written.splitlines(), strict=False), 1):
        assert now == then, f"{path.name}, line {number}"
    assert played == written


def test_nothing_else_lies_there() -> None:
    """A playthrough of a game that is gone would be compared with nothing."""
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{key}-{seats}.txt" for key, seats in TABLES)
