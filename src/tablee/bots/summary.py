"""What the notes of the coach come to, for every player: luck and play, marks, the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.bots.coach import MOMENTS, POINTS
from tablee.bots.reasons import Why, all_in_words, number, percent, search_of
from tablee.bots.search.advised import LEVEL
from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.plain_data import JSON
from tablee.core.record import Record
from tablee.core.stack import State
from tablee.text import Texts

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


# In words.


def told(game: Game[Any], cards: CardSet, record: Record, found: dict[str, JSON], texts: Texts) -> dict[str, JSON]:
    """The same for a reader: answers as they are said, sentences for luck and play, and what each mark is about."""
    spoken = _spoken(game, cards, record, found["notes"], texts)
    decisions = {note["move"]: note for note in spoken}
    seats: list[dict[str, JSON]] = []
    for own in found["seats"]:
        player = found["players"][own["seat"]]
        seats.append(
            {
                **own,
                "player": player,
                "says": _says(own, player, texts),
                "moments": [decisions[move] for move in own["moments"]],
            }
        )
    return {**found, "seats": seats, "notes": spoken}


def _says(own: dict[str, JSON], player: str, texts: Texts) -> list[str]:
    marks = own["marks"]
    luck, play = percent(own["luck"], texts), percent(own["play"], texts)
    plain = [texts.say("per-cent", number=round(own[when])) for when in ("start", "end")]
    says = [texts.say("coach-chances", start=plain[0], end=plain[1], luck=luck, play=play)]
    if "points" in own:
        points = own["points"]
        margin = points["margin"]
        key = "coach-level" if margin == 0 else "coach-won-by" if margin > 0 else "coach-lost-by"
        signed = [number(points[of], texts.language) for of in ("luck", "play")]
        more = {} if margin == 0 else {"points": abs(margin)}
        says.insert(0, texts.say(key, player=player, luck=signed[0], play=signed[1], **more))
    loss = texts.say("per-cent", number=number(own["loss"], texts.language)[1:])
    says.append(texts.say("coach-decisions", count=own["decisions"], loss=loss))
    says.append(
        texts.say("coach-marks", good=marks["!"], doubtful=marks["?!"], mistakes=marks["?"], blunders=marks["??"])
    )
    return says


def _spoken(
    game: Game[Any], cards: CardSet, record: Record, notes: Sequence[dict[str, JSON]], texts: Texts
) -> list[dict[str, JSON]]:
    """Every decision with its answers in words, as its player read them then."""
    by_move = {note["move"]: note for note in notes if "seat" in note}
    s = record.new_state(game, cards)
    found: list[dict[str, JSON]] = []
    for move, (seat, answer) in enumerate(record.answers):
        note = by_move.get(move)
        if note is not None:
            found.append(_said(game, s, record.players, note, texts))
        game.apply(s, seat, answer)
    return found


def _said(game: Game[Any], s: State, players: Sequence[str], note: dict[str, JSON], texts: Texts) -> dict[str, JSON]:
    decision = game.decision_of(s, note["seat"])
    assert decision is not None

    def words(answer: str) -> str:
        return texts.phrase(game.phrase(s, decision, answer), players)

    def slots(answer: str) -> dict[str, Any]:
        """What it names, for finding the things on the screen."""
        return dict(game.said(s, decision, answer).values)

    def says(answer: str) -> str:
        """Its kind: where it belongs if it names nothing."""
        return game.said(s, decision, answer).says.key

    plain = {key: note[key] for key in ("move", "seat", "chance", "loss", "error", "mark")}
    if not note["mark"]:
        return plain
    played = words(note["answer"])
    spoken = {
        **plain,
        "answer": played,
        "slots": slots(note["answer"]),
        "says": says(note["answer"]),
        "played": texts.say("coach-played", answer=played, chance=_chance(note["chance"], texts)),
    }
    why = all_in_words([Why(*why) for why in note.get("why", [])], texts, "reason-wins")
    if "gain" in note:
        spoken.update(gain=note["gain"], next=words(note["next"]), next_chance=note["next_chance"], why=why)
    if "best" in note:
        best = words(note["best"])
        spoken.update(
            best=best,
            best_slots=slots(note["best"]),
            best_says=says(note["best"]),
            best_chance=note["best_chance"],
            head=texts.say(
                "coach-moment", number=note["move"] + 1, mark=note["mark"], loss=_chance(note["loss"], texts)
            ),
            better=texts.say("coach-better", answer=best, chance=_chance(note["best_chance"], texts)),
            why=why,
        )
    return spoken


def _chance(value: float, texts: Texts) -> str:
    return texts.say("per-cent", number=round(value))
