"""A table laid out by hand, for scenarios and puzzles, and any table written down in the same words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablee.core.stack import run
from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.end import score
from tablee.games.revachol.rulings import FEWEST_PLAYERS, MOST_PLAYERS
from tablee.games.revachol.state import EMPTY, POSITIONS, Corps, Revachol
from tablee.games.revachol.turn import start_turn

SHARED: Final = ("tasks", "morale", "deck", "task_deck", "discard", "permanent", "turn", "passes")
OWN: Final = ("hand", "shown", "corps", "completed", "points")


def fresh(seats: int, cards: Cards, open_scores: bool) -> Revachol:
    """All cards in their decks, nothing on the table; Morale cards are still aside. (ECH-10, ECH-13, ECH-15)"""
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {seats} (ECH-R01)")
    return Revachol(
        seats,
        cards,
        open_scores,
        task_deck=list(cards.tasks),
        task_row=[EMPTY] * POSITIONS,
        morale_row=[EMPTY] * POSITIONS,
        deck=list(cards.allies),
        discard=[],
        permanent=[],
        hands=[()] * seats,
        placing="",
        corps=[[] for _ in range(seats)],
        founded=[0] * seats,
        completed=[()] * seats,
        points=[()] * seats,
        shown=[()] * seats,
        kept=(),
        turn=0,
        turns=0,
        passes=0,
        dice=[EMPTY] * seats,
        loans=(),
        end="",
        winner=-1,
    )


def arrange(seats: int, cards: Cards, open_scores: bool, given: Mapping[str, Any]) -> Revachol:
    """At the start of a turn of `turn` (default: the first player).

    Players are keys "1" to "4". Cards not mentioned lie in their deck; where `deck` or `task_deck` is given, the
    rest lies in the permanent pile, out of the game. Without `tasks`, three Tasks nobody mentions are on display.
    """
    s = fresh(seats, cards, open_scores)
    pool = _Pool(cards)
    for key in given:
        if key not in SHARED and not (key.isdigit() and 1 <= int(key) <= seats):
            raise ValueError(f'given: "{key}" is no zone and no player (zones: {", ".join(SHARED)})')
    for seat in range(seats):
        own = given.get(str(seat + 1), {})
        for key in own:
            if key not in OWN:
                raise ValueError(f'given: a player has no "{key}" (only {", ".join(OWN)})')
        s.hands[seat] = tuple(pool.take_all(own.get("hand", [])))
        s.shown[seat] = tuple(own.get("shown", []))
        for ally in s.shown[seat]:
            if ally not in s.hands[seat]:
                raise ValueError(f'given: "{ally}" was shown from a hand it is not in')
        for allies in own.get("corps", []):
            s.founded[seat] += 1
            s.corps[seat].append(Corps(s.founded[seat], tuple(pool.take_all(allies)), cards))
        s.completed[seat] = tuple(pool.take_all(own.get("completed", [])))
        s.points[seat] = tuple(pool.take_all(own.get("points", [])))
    s.discard = pool.take_all(given.get("discard", []))
    s.permanent = pool.take_all(given.get("permanent", []))
    morale = pool.take_all(given.get("morale", []))
    s.morale_row = (morale + [EMPTY] * POSITIONS)[:POSITIONS]
    if "task_deck" in given:
        s.task_deck = pool.take_all(given["task_deck"])
    tasks = pool.take_all(given["tasks"]) if "tasks" in given else pool.first_tasks()
    s.task_row = ([EMPTY] * POSITIONS + tasks)[-POSITIONS:]
    if "task_deck" in given:
        s.permanent += pool.rest(cards.tasks)
    else:
        s.task_deck = pool.rest(cards.tasks)
    if "deck" in given:
        s.deck = pool.take_all(given["deck"])
        s.permanent += pool.rest(cards.allies) + pool.rest(cards.morale)
    else:
        s.deck = pool.rest(cards.allies) + pool.rest(cards.morale)
    s.passes = int(given.get("passes", 0))
    s.turn = int(given.get("turn", 1)) - 1
    start_turn(s)
    run(s)
    return s


class _Pool:
    """The cards not yet laid out."""

    def __init__(self, cards: Cards) -> None:
        self.tasks = list(cards.tasks)
        self.left = set(cards.allies) | set(cards.tasks) | set(cards.morale)

    def take_all(self, ids: list[str]) -> list[str]:
        for card in ids:
            if card == EMPTY:
                continue
            if card not in self.left:
                raise ValueError(f'given: "{card}" is no card of this set, or is mentioned twice')
            self.left.remove(card)
        return list(ids)

    def first_tasks(self) -> list[str]:
        return self.take_all([task for task in self.tasks if task in self.left][:POSITIONS])

    def rest(self, ids: Mapping[str, object]) -> list[str]:
        return self.take_all([card for card in ids if card in self.left])


def lay_out(s: Revachol) -> dict[str, Any]:
    """The whole truth in the words of `arrange`, with sizes and scores besides."""
    table: dict[str, Any] = {
        "tasks": list(s.task_row),
        "morale": list(s.morale_row),
        "deck": sorted(s.deck),
        "deck_size": len(s.deck),
        "task_deck": sorted(s.task_deck),
        "task_deck_size": len(s.task_deck),
        "discard": sorted(s.discard),
        "permanent": sorted(s.permanent),
        "passes": s.passes,
        "turn": s.turn + 1,
        "turns": s.turns,
        "end": s.end,
    }
    for seat in range(s.seats):
        table[str(seat + 1)] = {
            "hand": list(s.hands[seat]),
            "hand_size": len(s.hands[seat]),
            "shown": list(s.shown[seat]),
            "corps": [list(corps.allies) for corps in s.corps[seat]],
            "corps_numbers": [corps.number for corps in s.corps[seat]],
            "completed": list(s.completed[seat]),
            "points": list(s.points[seat]),
            "score": score(s, seat),
        }
    return table
