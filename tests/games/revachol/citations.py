"""When each rule of Echoes of Revachol may be cited against what somebody attempts: from docs/rules/revachol.md."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.decision import RULE_OF_TURN, Attempt
from tablee.core.stack import Frame
from tablee.games.revachol.state import Revachol
from tablee.games.revachol.symbols import SYMBOLS

OFTEN: Final = "ECH-R112"
"""A rule that is cited in every game."""

OF_CHANCE: Final = ("draws", "dealt", "rolls", "turned-up")
KNOWN: Final = (
    *("draw", "place", "no-other", "in-corps", "move", "move-nobody", "complete", "complete-nothing"),
    *("borrow", "borrow-nothing", "take", "take-nobody", "lose", "lose-nothing", *OF_CHANCE),
)
COMPLETES: Final = ("complete", "complete-nothing")
BORROWS: Final = ("borrow", "borrow-nothing")
PLACES: Final = ("place", "no-other")
MOVES: Final = ("move", "move-nobody")
LOSES: Final = ("lose", "lose-nothing")


def words(s: Revachol) -> dict[str, list[str]]:
    """The words that labels are formed with, and some that are none."""
    cards = [*s.cards.every_card(), "nobody_at_all"]
    tasks = list(s.cards.tasks)
    return {
        "card": cards,
        "tasks": [*cards, *[f"{first} and {second}" for first in tasks[:12] for second in tasks[:12]]],
        "corps": [*[f"corps {number}" for number in range(6)], "a new corps"],
        "player": [f"player {seat + 1}" for seat in range(s.seats + 1)],
        "symbol": [*SYMBOLS, "pink"],
        "dice": ["3", "3 5"],
    }


# The table, read anew.


def top(s: Revachol) -> Frame:
    assert s.top is not None
    return s.top


def stack(s: Revachol) -> list[Frame]:
    found = []
    f = s.top
    while f is not None:
        found.append(f)
        f = f.below
    return found


def in_event(s: Revachol) -> bool:
    """A Morale Loss Event is being carried out."""
    return any(f.todo[f.at].name in ("RollAgainstLoss", "LoseCards", "EndEvent") for f in stack(s))


def is_draw_turn(s: Revachol) -> bool:
    return any(f.source == "draw" for f in stack(s))


def waits(s: Revachol, seat: int, a: Attempt) -> bool:
    return a.decision is None and s.turns > 0 and s.turn == seat


def tasks_in(a: Attempt) -> list[str]:
    return a.word("tasks").split(" ")


def numbers(s: Revachol, seat: int) -> list[str]:
    return [str(corps.number) for corps in s.corps[seat]]


def allies_with(s: Revachol, seat: int, ally: str) -> list[str]:
    """The Allies of the own Corps in which it lies."""
    for corps in s.corps[seat]:
        if ally in corps.allies:
            return list(corps.allies)
    return []


def another_lays(s: Revachol, seat: int, ally: str) -> bool:
    return any(allies_with(s, other, ally) for other in range(s.seats) if other != seat)


def is_option(s: Revachol, corps: str, tasks: list[str]) -> bool:
    """Whether the completion is offered, in whatever order."""
    split = [option.split(" ") for option in s.options]
    return any(found[0] == corps and sorted(found[1:]) == sorted(tasks) for found in split)


def required(s: Revachol, symbol: str) -> int:
    return sum(s.cards.tasks[task].requires.count(symbol) for task in top(s).those)


def borrowers(s: Revachol, seat: int) -> list[str]:
    own = next(corps for corps in s.corps[seat] if corps.number == top(s).n)
    return [ally for ally in own.allies if s.cards.allies[ally].skill == "borrow"]


def shows(s: Revachol, seat: int, symbol: str) -> bool:
    return any(symbol in s.cards.allies[ally].symbols for corps in s.corps[seat] for ally in corps.allies)


# Rule by rule.


def ech_19(s: Revachol, seat: int, a: Attempt) -> bool:
    """One of two: an Ally from the hand, or a draw."""
    if a.key == "draw":
        return a.asked != "Act"
    return a.key == "place" and a.asked == "Act" and a.word("card") not in s.hands[seat]


def ech_21(s: Revachol, seat: int, a: Attempt) -> bool:
    """The order of a Place turn: the skill comes before the completion."""
    if is_draw_turn(s):
        return False
    if waits(s, seat, a):
        return not in_event(s)
    return a.key in COMPLETES and a.asked in ("PutInCorps", "PutTaken", "PlaceAnother", "TakeAlly", "MoveGarte")


def ech_29(s: Revachol, seat: int, a: Attempt) -> bool:
    """Only Allies lie in hands and Corps: a Task or a Morale card was named."""
    return a.key not in (*COMPLETES, *LOSES) and (a.word("card") in s.cards.tasks or a.word("card") in s.cards.morale)


def ech_33(s: Revachol, seat: int, a: Attempt) -> bool:
    if a.key == "in-corps":
        return a.asked not in ("PutInCorps", "PutTaken")
    return a.key in PLACES and a.asked not in ("Act", "PlaceAnother")


def ech_34(s: Revachol, seat: int, a: Attempt) -> bool:
    asked = a.asked in ("PutInCorps", "PutTaken") if a.key == "in-corps" else a.asked == "MoveGarte"
    return a.key in ("in-corps", "move") and asked and a.word("corps") not in (*numbers(s, seat), "new")


def ech_37(s: Revachol, seat: int, a: Attempt) -> bool:
    """One Corps of one's own and different Tasks."""
    if a.key != "complete":
        return False
    tasks = tasks_in(a)
    strange = any(task in s.cards.allies or task in s.cards.morale for task in tasks)
    return strange or a.word("corps") not in numbers(s, seat) or len(set(tasks)) < len(tasks)


def ech_39(s: Revachol, seat: int, a: Attempt) -> bool:
    """What is required is not covered: the completion, or the loan, is not among the answers."""
    if a.key == "complete":
        known = a.asked == "Complete" and a.word("corps") in numbers(s, seat)
        return known and not is_option(s, a.word("corps"), tasks_in(a))
    if a.key not in BORROWS or a.asked != "Borrow":
        return False
    return (f"{a.word('player')} {a.word('symbol')}" if a.key == "borrow" else "no") not in s.options


def ech_43(s: Revachol, seat: int, a: Attempt) -> bool:
    """Each could be paid, but not all together."""
    tasks = tasks_in(a)
    alone = all(is_option(s, a.word("corps"), [task]) for task in tasks)
    return a.key == "complete" and len(tasks) > 1 and alone and not is_option(s, a.word("corps"), tasks)


def ech_101(s: Revachol, seat: int, a: Attempt) -> bool:
    """In a completion, each Borrower in its turn, one symbol that lies in a Corps of another player."""
    if a.key not in BORROWS:
        return False
    if a.asked != "Borrow" or a.word("card") != borrowers(s, seat)[top(s).times]:
        return True
    return a.key == "borrow" and (
        a.word("symbol") not in SYMBOLS or not shows(s, int(a.word("player")), a.word("symbol"))
    )


def ech_r86(s: Revachol, seat: int, a: Attempt) -> bool:
    """What is borrowed has to cover a required symbol that no other loan covers."""
    if a.key != "borrow" or a.asked != "Borrow":
        return False
    loans = [loan.symbol for loan in s.loans]
    symbol = a.word("symbol")
    all_required = sum(len(s.cards.tasks[task].requires) for task in top(s).those)
    crowded = len(loans) >= all_required
    return crowded or (symbol != "crown" and required(s, symbol) <= loans.count(symbol)) or "crown" in loans


def ech_74(s: Revachol, seat: int, a: Attempt) -> bool:
    """Who missed loses a card before anything else."""
    return a.asked == "LoseCards" and a.key != "lose"


def an_event(kind: str, own: str) -> Any:
    def condition(s: Revachol, seat: int, a: Attempt) -> bool:
        if a.key != "lose" or a.asked != "LoseCards" or s.cards.morale[top(s).source].event != kind:
            return False
        if own == "corps":
            return not allies_with(s, seat, a.word("card"))
        return a.word("card") not in getattr(s, own)[seat]

    return condition


def ech_28(s: Revachol, seat: int, a: Attempt) -> bool:
    return s.turns > 0 and s.turn != seat and a.decision is None


def no_matter_of_a_rulebook(s: Revachol, seat: int, a: Attempt) -> bool:
    """A card that is not in the set, a sentence of chance, something nobody says, nothing to decline, set-up."""
    known = {*s.cards.allies, *s.cards.tasks, *s.cards.morale}
    named = [a.words["card"]] if "card" in a.words else []
    named += tasks_in(a) if "tasks" in a.words else []
    no_question = a.key == "take-nobody" and a.asked != "TakeAlly"
    strange = a.key in OF_CHANCE or a.key not in KNOWN or (a.decision is None and not s.turns)
    return any(card not in known for card in named) or no_question or strange


CITATIONS: Final[dict[str, Any]] = {
    RULE_OF_TURN: no_matter_of_a_rulebook,
    "ECH-19": ech_19,
    "ECH-20": lambda s, seat, a: a.key == "pass" or (a.key == "no-other" and a.asked == "Act"),
    "ECH-21": ech_21,
    "ECH-22": lambda s, seat, a: a.key in COMPLETES and is_draw_turn(s),
    "ECH-24": lambda s, seat, a: a.key in COMPLETES and a.asked == "Act",
    "ECH-25": lambda s, seat, a: a.key == "draw" and a.asked == "Act" and len(s.hands[seat]) >= 5,
    "ECH-28": ech_28,
    "ECH-29": ech_29,
    "ECH-32": lambda s, seat, a: a.key == "move" and s.cards.allies[a.word("card")].skill != "moves",
    "ECH-33": ech_33,
    "ECH-34": ech_34,
    "ECH-37": ech_37,
    "ECH-39": ech_39,
    "ECH-43": ech_43,
    "ECH-44": lambda s, seat, a: a.key in COMPLETES and a.asked == "Borrow",
    "ECH-45": lambda s, seat, a: a.key == "complete" and any(task not in s.task_row for task in tasks_in(a)),
    "ECH-67": lambda s, seat, a: a.key in LOSES and a.asked != "LoseCards",
    "ECH-70": lambda s, seat, a: waits(s, seat, a) and in_event(s),
    "ECH-74": ech_74,
    "ECH-75": an_event("corps", "corps"),
    "ECH-76": an_event("task", "completed"),
    "ECH-77": an_event("hand", "hands"),
    "ECH-78": lambda s, seat, a: a.key == "lose" and in_event(s) and a.decision is None,
    "ECH-80": lambda s, seat, a: a.asked == "LoseCards" and a.word("card") in s.points[seat],
    "ECH-86": lambda s, seat, a: waits(s, seat, a) and is_draw_turn(s),
    "ECH-88": lambda s, seat, a: s.end != "" and not any(s.task_row),
    "ECH-99": lambda s, seat, a: a.key == "move" and not allies_with(s, seat, a.word("card")),
    "ECH-101": ech_101,
    "ECH-102": lambda s, seat, a: a.key in BORROWS and a.word("card") in [loan.borrower for loan in s.loans],
    "ECH-109": lambda s, seat, a: a.asked == "TakeAlly" and s.cards.allies[a.word("card")].skill == "immune",
    "ECH-110": lambda s, seat, a: a.asked == "LoseCards" and s.cards.allies[a.word("card")].skill == "immune",
    "ECH-112": lambda s, seat, a: a.asked == "PlaceAnother" and a.word("card") not in s.hands[seat],
    "ECH-119": lambda s, seat, a: a.key == "move" and a.word("corps") in numbers(s, seat),
    "ECH-121": lambda s, seat, a: a.key == "move" and ech_28(s, seat, a),
    "ECH-R18": lambda s, seat, a: s.end != "" and any(s.task_row),
    "ECH-R20": lambda s, seat, a: a.key == "draw" and a.asked == "Act" and not s.deck and not s.discard,
    "ECH-R86": ech_r86,
    "ECH-R88": lambda s, seat, a: a.key == "borrow" and int(a.word("player")) not in set(range(s.seats)) - {seat},
    "ECH-R112": lambda s, seat, a: a.key == "take" and a.asked != "TakeAlly",
    "ECH-R114": lambda s, seat, a: a.key == "take" and not another_lays(s, seat, a.word("card")),
    "ECH-R115": lambda s, seat, a: a.asked == "PutTaken" and len(allies_with(s, seat, top(s).source)) == 1,
    "ECH-R123": lambda s, seat, a: a.key in MOVES and a.asked != "MoveGarte",
    "ECH-R127": lambda s, seat, a: a.word("corps") == "new" and len(allies_with(s, seat, a.word("card"))) == 1,
    "ECH-R128": lambda s, seat, a: a.key == "move" and a.asked == "MoveGarte" and a.word("card") in top(s).those,
}
"""Each rule that a refusal may cite, and whether it forbids what is attempted."""
