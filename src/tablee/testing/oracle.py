"""The leak oracle: what reaches a seat must be the same, byte for byte, in every world that it cannot tell apart.

`told_to` puts together every channel by which a seat learns something at a position. A game that lets a hidden card
into any of them gives different bytes (or another length) in another world. `named_and_hidden` does the same for
what has just happened: a card that an event names to a seat must lie at the same place in every world of that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from tablee.core.chance import Rng
from tablee.core.contract import Game
from tablee.core.decision import Decision, Illegal, Reason, Result
from tablee.core.event import Event
from tablee.core.phrase import Phrase, Value
from tablee.core.plain_data import JSON
from tablee.core.stack import CHANCE, NOTHING, TAKE_BACK, State
from tablee.core.zones import HIDDEN, write_zones
from tablee.testing.positions import Play, anything
from tablee.testing.written import as_bytes


def told_to(game: Game[Any], s: State, seat: int | None, attempts: Sequence[str] = ()) -> bytes:
    """All that a seat (None: a spectator) is told at this position; `attempts` are texts it tries as answers."""
    told: dict[str, JSON] = {
        "view": game.view(s, seat),
        "waiting": [[d.seat, d.sealed != NOTHING] for d in game.decisions(s)],
        "result": as_result(game.result(s)),
    }
    if seat is not None:
        decision = game.decision_of(s, seat)
        told["question"] = None if decision is None else as_question(game, s, decision)
        told["why_not"] = [as_reason(game.why_not(s, seat, attempt)) for attempt in attempts]
        told["refused"] = [refusal(game, s, seat, attempt, decision) for attempt in attempts]
    return as_bytes(told)


def as_question(game: Game[Any], s: State, decision: Decision, some: Sequence[str] | None = None) -> JSON:
    """All that can be read of it, and of its answers, or of some."""
    options = list(decision.options if some is None else some)
    return {
        "verb": decision.verb,
        "source": decision.source,
        "question": as_phrase(decision.question),
        "options": options,
        "labels": [game.label(s, decision, option) for option in options],
        "phrases": [as_phrase(game.phrase(s, decision, option)) for option in options],
        "sealed": decision.sealed,
        "idle": "" if decision.seat == CHANCE else game.default_answer(s, decision),
    }


def refusal(game: Game[Any], s: State, seat: int, attempt: str, decision: Decision | None) -> JSON:
    """What the seat hears when it sends a text as an answer that is none."""
    if decision is not None and (attempt in decision.options or attempt == TAKE_BACK):
        return None
    try:
        game.apply(s, seat, attempt)
    except Illegal as illegal:
        return [str(illegal), as_reason(illegal.reason)]
    raise AssertionError(f"{attempt!r} was taken as an answer of seat {seat}")


def as_phrase(phrase: Phrase) -> JSON:
    return [phrase.key, {key: as_argument(value) for key, value in phrase.args.items()}]


def as_argument(value: Value) -> JSON:
    if isinstance(value, Phrase):
        return as_phrase(value)
    return list(value) if isinstance(value, tuple) else value


def as_reason(reason: Reason | None) -> JSON:
    return None if reason is None else [reason.rule, as_phrase(reason.phrase)]


def as_result(result: Result | None) -> JSON:
    if result is None:
        return None
    scores = [[score.seat, score.total, score.parts, score.place, as_reason(score.tie)] for score in result.scores]
    return [result.reason, scores]


def log_for(told: Sequence[Event], seat: int | None) -> bytes:
    """The lines of the log that a seat may read."""
    return as_bytes([event.seen_by(seat) for event in told])


def named_and_hidden(
    game: Game[Any], s: State, told: list[Event], seat: int | None, worlds: Sequence[State]
) -> list[str]:
    """Cards that the events name to a seat although their place differs between the worlds it holds possible.

    Any word of an event may name a card.
    """
    named = {value for event in told for value in event.seen_by(seat).values() if isinstance(value, str)}
    named &= set(cast(Any, s).cards.every_card())
    zones = [
        zone for zone in game.zones if zone.per_seat or zone.seen != HIDDEN
    ]  # what lies there, not what was before
    true = places(write_zones(zones, s), named)
    others = [places(write_zones(zones, world), named) for world in worlds]
    return [card for card in sorted(named) if any(other[card] != true[card] for other in others)]


def places(zones: JSON, cards: set[str]) -> dict[str, set[str]]:
    """Where cards lie: the zones by name, without the order within a pile."""
    found: dict[str, set[str]] = {card: set() for card in cards}

    def look(value: JSON, path: str) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                look(inner, f"{path}.{key}")
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                look(inner, path if isinstance(inner, str) else f"{path}.{i}")
        elif isinstance(value, str) and value in found:
            found[value].add(path)

    look(zones, "")
    return found


def assert_same(game: Game[Any], s: State, world: State, seat: int | None, attempts: Sequence[str] = ()) -> None:
    """The two are one and the same table to that seat."""
    here = told_to(game, s, seat, attempts)
    there = told_to(game, world, seat, attempts)
    assert len(here) == len(there), f"seat {seat}: {len(here)} bytes in one world, {len(there)} in another"
    assert here == there, f"seat {seat} can tell two worlds apart"


def assert_same_next(game: Game[Any], s: State, world: State, seat: int, answer: tuple[int, str]) -> None:
    """The two are still one and the same table after an answer whose whole content the seat knows."""
    here, there = game.clone(s), game.clone(world)
    told = log_for(game.apply(here, *answer), seat)
    assert told == log_for(game.apply(there, *answer), seat), f"the log of seat {seat} tells two worlds apart"
    assert_same(game, here, there, seat)


def check_seats(p: Play, rng: Rng) -> None:
    """The seat that is asked and some other, in worlds they cannot tell apart."""
    attempts = p.some_attempts(rng)
    for seat in {max(p.s.asked, 0), rng.below(p.s.seats)}:
        assert_same(p.game, p.s, p.game.shuffle_unknown(p.s, seat, rng), seat, attempts)


def check_spectator(p: Play, rng: Rng) -> None:
    """A spectator knows nothing that is hidden from any seat: one world after the other looks the same."""
    world: State = p.s
    for seat in range(p.s.seats):
        world = p.game.shuffle_unknown(world, seat, rng)
        assert_same(p.game, p.s, world, None)


def check_log(p: Play, rng: Rng) -> None:
    """What the last answer told names no card whose place its reader does not know."""
    s, game = p.s, p.game
    public: State = s
    for seat in range(s.seats):
        worlds = [game.shuffle_unknown(s, seat, rng) for _ in range(2)]
        hidden = named_and_hidden(game, s, p.told, seat, worlds)
        assert hidden == [], f"the log tells seat {seat} of what is hidden from it"
        public = game.shuffle_unknown(public, seat, rng)
    hidden = named_and_hidden(game, s, p.told, None, [public])
    assert hidden == [], "the log tells spectators of what is hidden from them"


def check_undoable(p: Play, rng: Rng) -> None:
    """An own answer that may be taken back told its seat nothing: it goes on alike in every world."""
    s, game = p.s, p.game
    if s.asked < 0 or any(text != NOTHING for text in s.sealed):
        return
    answer = anything("", s.options, rng)
    after = game.clone(s)
    told = game.apply(after, s.asked, answer)
    if after.asked >= 0 and not any(event.undo_barrier for event in told):
        assert_same_next(game, s, game.shuffle_unknown(s, s.asked, rng), s.asked, (s.asked, answer))


def questions(game: Game[Any], s: State) -> JSON:
    """Who is asked what, chance included, without the answers that there are."""
    return [[d.seat, d.verb, d.source, as_phrase(d.question), d.sealed != NOTHING] for d in game.decisions(s)]


def check_silence(p: Play, rng: Rng) -> None:
    """To be asked or not to be asked tells nobody what another seat has: in all worlds of every seat the same seats
    stand at the same questions, though they may have other answers."""
    s, game = p.s, p.game
    asked = questions(game, s)
    for seat in range(s.seats):
        there = questions(game, game.shuffle_unknown(s, seat, rng))
        assert there == asked, f"silence tells two worlds apart: seat {seat} knows by {asked} that it is not {there}"


ORACLE: Final = (check_seats, check_spectator, check_log, check_undoable, check_silence)
"""To be tried at positions of random games. Each raises AssertionError where something leaks."""
