"""The table as one seat sees it: built up from nothing, so nothing can be forgotten. (ECH-133, ECH-R12)"""

from __future__ import annotations

from typing import Any

from tablee.core.event import UNKNOWN
from tablee.core.stack import NOTHING
from tablee.games.revachol.complete import read_answer
from tablee.games.revachol.draw import is_saved, losable
from tablee.games.revachol.end import score
from tablee.games.revachol.state import EMPTY, POSITIONS, Revachol
from tablee.games.revachol.symbols import spread


def view(s: Revachol, seat: int | None) -> dict[str, Any]:
    """What lies open, sizes of what does not, and this seat's own hand and Tasks."""
    return {
        "game": "revachol",
        "seat": seat,
        "turn": s.turn if s.turns else None,
        "turns": s.turns,
        "tasks": list(s.task_row),
        "task_deck": len(s.task_deck),
        "morale": list(s.morale_row),
        "deck": len(s.deck),
        "discard": list(s.discard),
        "permanent": list(s.permanent),
        "unseen": unseen(s, seat),
        "placing": s.placing,
        "dice": list(s.dice),
        "loans": list(s.loans),
        "completing": completing(s),
        "taking": taking(s),
        "event": event(s),
        "players": [player(s, seat, other) for other in range(s.seats)],
        "end": s.end,
        "winner": s.winner,
    }


def player(s: Revachol, seat: int | None, other: int) -> dict[str, Any]:
    """One player's side of the table. Completed Tasks lie face down until the end. (ECH-48, ECH-134, ECH-R13)"""
    looks_at_tasks = other == seat or s.open_scores or s.end != ""
    return {
        "hand": hand(s, seat, other),
        "corps": [
            {"number": corps.number, "allies": list(corps.allies), "symbols": spread(corps.symbols)}
            for corps in s.corps[other]
        ],
        "completed": list(s.completed[other]) if looks_at_tasks else [UNKNOWN] * len(s.completed[other]),
        "points": list(s.points[other]),
        "score": score(s, other) if looks_at_tasks else None,
        "ready": s.sealed[other] != NOTHING,
        "sealed": s.sealed[other] if other == seat else "",
    }


def completing(s: Revachol) -> dict[str, Any] | None:
    """The completion that loans are asked for: everybody has heard which Corps and which Tasks. (ECH-37)"""
    f = s.top
    if f is None or f.todo[f.at].name != "Borrow":
        return None
    number, tasks = read_answer(f.it)
    return {"corps": number, "tasks": tasks}


def taking(s: Revachol) -> str:
    """The Ally that is being taken with Harry, until its new Corps is named. (ECH-116)"""
    f = s.top
    return f.it if f is not None and f.todo[f.at].name == "PutTaken" else ""


def event(s: Revachol) -> dict[str, Any] | None:
    """The Morale Loss Event under way: the acting card, the Task that fails, who drew, who is saved (None: has not
    rolled yet), and how many cards each could lose. A hand counts as a whole, for nobody else knows it. (ECH-67 ff.)"""
    f = s.top
    if f is None or f.todo[f.at].name not in ("RollAgainstLoss", "LoseCards"):
        return None
    acting = s.cards.morale[f.source]
    return {
        "card": acting.id,
        "task": s.task_row[POSITIONS - 1],
        "drawer": f.seat,
        "saved": [None if roll == EMPTY else is_saved(acting, roll) for roll in s.dice],
        "at_stake": [
            len(s.hands[other]) if acting.event == "hand" else len(losable(s, other, acting.event))
            for other in range(s.seats)
        ],
    }


def hand(s: Revachol, seat: int | None, other: int) -> list[str]:
    """Own cards; of another hand the cards that everybody has seen, then one unknown for each of the rest."""
    if other == seat:
        return list(s.hands[other])
    shown = list(s.shown[other])
    return shown + [UNKNOWN] * (len(s.hands[other]) - len(shown))


def unseen(s: Revachol, seat: int | None) -> list[str]:
    """What may still come: every Ally and Morale card in the deck or in a hand that this seat does not see."""
    cards = list(s.deck)
    if not s.turns:
        cards += [card for card in s.cards.morale if card not in s.deck]  # not yet shuffled in (ECH-14)
    for other in range(s.seats):
        if other != seat:
            cards += [ally for ally in s.hands[other] if ally not in s.shown[other]]
    cards.sort()
    return cards
