"""What the notes of the coach come to, for every player: luck and play, marks, the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.bots.coach import MOMENTS, POINTS
from tablee.bots.reasons import search_of
from tablee.bots.search.advised import LEVEL
from tablee.core.contract import JSON, CardSet, Game
from tablee.core.record import Record
from tablee.core.stack import State

FORMAT: Final = 1
ALL: Final = ("!", "?!", "?", "??")


def summary(game: Game[Any], cards: CardSet, record: Record, notes: Sequence[dict[str, JSON]]) -> dict[str, JSON]:
    """Everything the coach has to say about a game that is over, as plain data."""
    end = record.state(game, cards)
    judge = search_of(game, LEVEL)[1].judge
    in_points = judge.names[0] == POINTS and len(record.players) > 1
    seats = range(len(record.players))
    return {
        "coach": FORMAT,
        "game": record.game,
        "players": list(record.players),
        "answers": len(record.answers),
        "seats": [_of_seat(game, end, seat, notes, judge.sides(end), in_points) for seat in seats],
        "notes": list(notes),
    }


def _of_seat(
    game: Game[Any], end: State, seat: int, notes: Sequence[dict[str, JSON]], sides: int, in_points: bool
) -> dict[str, JSON]:
    """Play is what luck does not explain: both together are the way from an even start to the end."""
    own = [note for note in notes if note.get("seat") == seat]
    luck = [note for note in notes if "luck" in note]
    result = game.result(end)
    winners = [] if result is None else list(result.winners())
    won = 100.0 / len(winners) if seat in winners else 0.0
    start = 100.0 / max(1, sides)
    lucky = sum(note["luck"][seat] for note in luck)
    told: dict[str, JSON] = {
        "seat": seat,
        "start": round(start, 1),
        "end": round(won, 1),
        "luck": round(lucky, 1),
        "play": round(won - start - lucky, 1),
        "decisions": len(own),
        "loss": round(sum(max(0.0, note["loss"]) for note in own) / max(1, len(own)), 2),
        "marks": {mark: sum(note["mark"] == mark for note in own) for mark in ALL},
        "moments": sorted(note["move"] for note in _weightiest(own)),
        "curve": [[note["move"], note["chance"]] for note in own],
    }
    if in_points and result is not None:
        totals = {score.seat: score.total for score in result.scores}
        margin = totals[seat] - max(total for other, total in totals.items() if other != seat)
        points = round(sum(note["points"][seat] for note in luck))
        told["points"] = {"margin": margin, "luck": points, "play": margin - points}
    return told


def _weightiest(own: Sequence[dict[str, JSON]]) -> list[dict[str, JSON]]:
    marked = [note for note in own if note["mark"] and note["loss"] > 0]
    return sorted(marked, key=lambda note: (-note["loss"], note["move"]))[:MOMENTS]
