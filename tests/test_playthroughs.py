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

from tablee import registry
from tablee.core.chance import Rng, Seeded, secret_of_seed
from tablee.core.codec import canonical, digest
from tablee.core.decision import Decision
from tablee.core.event import Event
from tablee.core.layout import facts
from tablee.core.plain_data import JSON
from tablee.core.stack import CHANCE, NOBODY, NOTHING
from tablee.core.table import Table, sit_down
from tablee.testing.oracle import as_phrase, as_question, as_reason
from tablee.testing.positions import unusual_options
from tests.positions import TABLES, line_up, stride, table_for
from tests.test_silence import odd_cards

FOLDER: Final = Path(__file__).parent / "playthroughs"
NAMES: Final = ("Zoë", "Bo", "Иван", 'D"Artagnan', "Eve", "Fay")
NUMBER: Final = 11
"""Of the games played: seats with different leanings, who use the skills of their cards."""

DIGEST_EVERY: Final = 10
TRIED: Final = 4
"""Of what each verb has offered: the first and the last answers of its latest questions, tried where they are not
legal."""
MOST_LABELS: Final = 40
WRITTEN_OUT: Final = 450
"""Answers of a long game. After them only digests are written, and the end."""
CHEAP: Final = 100
LOOKED_AT: Final = 4
"""After so many answers a game of which a thousand cost little; others only where a digest is written."""
ODD: Final = 3
"""So many games with cards that say anything the language of effects can say; of these only digests are written, and
all but the first are compared with `-m long`."""
ODD_ANSWERS: Final = 600
OTHERWISE: Final = 600
"""Answers of a table that chose something else before the game: a draft, other decks, open scores."""
MISSPELT: Final = 6
ODD_WORDS: Final = ("unicorn", "9", "player", "99,0", "0")
LONGEST: Final = [("ecos", 2), ("ecos", 4), ("ecos", 5)]
"""Tables whose games are compared with `-m long`: others of Ecos are at once."""


def odd_games(key: str) -> int:
    return ODD if stride(key) < CHEAP else 1


def some_games(key: str, seats: int, odd: int) -> str:
    """One of the house written out, and so many with odd texts."""
    with_odd_cards = [
        playthrough(
            sit_down(registry.game(key), odd_cards(key, 100 * seats + number), NAMES[:seats], secret_of_seed(number)),
            number,
            0,
            ODD_ANSWERS,
        )
        for number in range(1, 1 + odd)
    ]
    return "\n".join([playthrough(table_for(key, seats, NUMBER), NUMBER, WRITTEN_OUT, 1_000_000), *with_odd_cards])


def otherwise(key: str, seats: int) -> str:
    """A table that does not play as usual, with the first set that shipped, which nobody changes any more. Only digests
    are written; of the worlds, too, that each seat may take for the true one."""
    cards = next(iter(registry.earlier_cards(key).values()), registry.house_cards(key))
    number = 3 * seats + 1 if key == "ecos" else NUMBER  # many cards gained, and many played
    options = unusual_options(key, 5 * (seats + 1))
    table = sit_down(registry.game(key), cards, NAMES[:seats], secret_of_seed(seats), options)
    return playthrough(table, number, 0, OTHERWISE, worlds=True)


def playthrough(table: Table, number: int, written_out: int, most: int, worlds: bool = False) -> str:
    """A game from the first question to the result, or so many answers; of a long one the first part."""
    key, seats = table.game.key, table.state.seats
    rng = Seeded(number)
    seated = line_up(key, seats, number, rng)
    cheap = stride(key) < CHEAP
    how = "" if written_out else "otherwise, " if worlds else "odd cards, "
    lines = [
        f"{key}, {seats} seats, {how}the secret of seed {number}",
        f"commitment {table.record.commitment}",
    ]
    offered: dict[str, list[str]] = {}
    told_so_far = seen_so_far = ""
    while table.state.asked != NOBODY and len(table.record.answers) < most:
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
        lines += said if count <= written_out else []
        told_so_far = short([told_so_far, *said])
        digest_now = count % (DIGEST_EVERY if worlds or count < written_out else 10 * DIGEST_EVERY) == 0
        if digest_now or (cheap and count % LOOKED_AT == 0):
            attempts = [label for labels in offered.values() for label in labels]
            if worlds:
                attempts += [misspelt(attempts, rng) for _ in range(MISSPELT)]
            refusals = [*refused(table, attempts)]
            seen_so_far = short([seen_so_far, *seen(table), *refusals])
        if digest_now:
            lines += [f"  state after {count} answers {digest(table.game, table.state)}"]
            lines += [f"  told {told_so_far}, seen {seen_so_far}", *(refusals if written_out else [])]
            lines += [f"  worlds {' '.join(other_worlds(table, count))}"] if worlds else []
    lines += [f"  told {told_so_far}"] if worlds else []
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


def seen(table: Table) -> list[JSON]:
    """What everybody sees, the spectators last; what those who are asked can read of their answers; how far it is."""
    game, s = table.game, table.state
    found: list[JSON] = [game.view(s, seat) for seat in (*range(s.seats), None)]
    for decision in game.pending(s):
        some = decision.options[:: 1 + len(decision.options) // MOST_LABELS]
        found += [as_question(game, s, decision, some)]
        if decision.seat != CHANCE:
            found += [game.preview(s, decision.seat, answer) for answer in some]
            found += [list(game.said(s, decision, answer).values.items()) for answer in some]
    progress = game.progress(s)
    found += [progress and as_phrase(progress), facts(game, s), list(game.estimate(s)), game.turn(s)]
    return found


def other_worlds(table: Table, number: int) -> Iterator[str]:
    """One for each seat."""
    for seat in range(table.state.seats):
        yield digest(table.game, table.game.shuffle_unknown(table.state, seat, Seeded(number)))[:8]


def short(told: JSON) -> str:
    return hashlib.sha256(canonical(told)).hexdigest()[:16]


def refused(table: Table, labels: Sequence[str]) -> Iterator[str]:
    """Why each of those who are asked may not say these, by rule and sentence, and how often; of the words in the
    sentences a digest."""
    reasons: Counter[str] = Counter()
    words: list[JSON] = []
    for decision in table.game.pending(table.state):
        for label in labels:
            reason = table.game.why_not(table.state, decision.seat, label)
            if reason is not None:
                reasons[f"{reason.rule} {reason.phrase.key}"] += 1
                words.append(as_reason(reason))
    if reasons:
        said = ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))
        yield f"  refused: {said} ({short(words)})"


def misspelt(labels: Sequence[str], rng: Rng) -> str:
    """One of them, with one word of another one or of none in the place of its own."""
    said = labels[rng.below(len(labels))].split(" ") if labels else [""]
    others = [word for label in labels for word in label.split(" ")] + list(ODD_WORDS)
    said[rng.below(len(said))] = others[rng.below(len(others))]
    return " ".join(said)


def told(event: Event) -> str:
    """A fact as those see it who may see all of it."""
    who = event.insider()
    seen = event.seen_by(who)
    words = [f"{key}={value}" for key, value in seen.items() if key != "kind"]
    notes = [] if who is None else [f"only={who}"]
    return " ".join([event.kind, *words, *notes, *(["bar"] if event.undo_barrier else [])])


def result(table: Table) -> Iterator[str]:
    found = table.game.result(table.state)
    if found is None:
        yield f"not over after {len(table.record.answers)} answers"
        return
    yield f"over: {found.reason}, after {len(table.record.answers)} answers"
    for score in found.scores:
        parts = ", ".join(f"{key} {value}" for key, value in score.parts.items())
        yield f"  player {score.seat + 1}: place {score.place}, {score.total} points ({parts})"
    yield f"  state {digest(table.game, table.state)}"


@pytest.mark.parametrize(
    ("key", "seats", "odd"),
    [
        pytest.param(key, seats, odd, marks=[pytest.mark.long] * (odd > 1 or (key, seats) in LONGEST))
        for key, seats in TABLES
        for odd in sorted({1, odd_games(key)})
    ],
)
def test_the_game_goes_as_it_is_written(key: str, seats: int, odd: int, request: pytest.FixtureRequest) -> None:
    whole = odd == odd_games(key)
    compare(FOLDER / f"{key}-{seats}.txt", some_games(key, seats, odd), request, whole)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_so_does_one_that_is_played_otherwise(key: str, seats: int, request: pytest.FixtureRequest) -> None:
    """Where nothing is hidden from anybody a world is the table itself; elsewhere the same numbers of chance deal it
    the same."""
    compare(FOLDER / f"{key}-{seats}-otherwise.txt", otherwise(key, seats), request)


def compare(path: Path, played: str, request: pytest.FixtureRequest, whole: bool = True) -> None:
    """What was played is all that is written, or its beginning."""
    if request.config.getoption("regenerate"):
        if whole:
            path.write_text(played, encoding="utf-8", newline="\n")
        pytest.skip(f"{path.name} was written anew")
    assert path.exists(), f"{path.name} is not written yet: run with --regenerate, and read it"
    written = path.read_bytes().decode()
    for number, (now, then) in enumerate(zip(played.splitlines(), written.splitlines(), strict=False), 1):
        assert now == then, f"{path.name}, line {number}"
    assert played == written if whole else written.startswith(played)


def test_nothing_else_lies_there() -> None:
    """A playthrough of a game that is gone would be compared with nothing."""
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(
        f"{key}-{seats}{kind}.txt" for key, seats in TABLES for kind in ("", "-otherwise")
    )
