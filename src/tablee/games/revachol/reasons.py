"""Why something is not legal: the rule's id and a sentence, for anything a player may try to say."""

from __future__ import annotations

import re
from typing import Final

from tablee.core.contract import RULE_OF_TURN, plain
from tablee.core.decision import Decision, Reason, because
from tablee.core.phrase import Phrase
from tablee.games.revachol.complete import payable, read_answer, requirement
from tablee.games.revachol.draw import losable
from tablee.games.revachol.payment import loans_pay
from tablee.games.revachol.state import (
    HAND_LIMIT,
    Corps,
    Revachol,
    any_shows,
    corps_of,
    displayed,
)
from tablee.games.revachol.symbols import ONE, SYMBOLS, bag

PLACE: Final = re.compile(r"place (\S+)(?: in (?:corps (\d{1,9})|a new corps))?")
IN_CORPS: Final = re.compile(r"in (?:corps (\d{1,9})|a new corps)")
COMPLETES: Final = re.compile(r"corps (\d{1,9}) completes (\S+(?: and \S+)*)")
BORROWS: Final = re.compile(r"(\S+) borrows (?:(\S+) from player (\d{1,9})|nothing)")
TAKE: Final = re.compile(r"take (\S+)(?: in (?:corps (\d{1,9})|a new corps))?")
MOVE: Final = re.compile(r"move (\S+)(?: in (?:corps (\d{1,9})|a new corps))?")
LOSE: Final = re.compile(r"lose (\S+)")
WORDS: Final = ("pass", "draw", "place no other", "complete nothing")


def why_not(s: Revachol, seat: int, attempt: str, decision: Decision | None) -> Reason:
    """The reason for an attempt that is known not to be among the legal answers of `decision`."""
    text = plain(attempt)
    if s.end:
        return because("ECH-88", "over")
    if decision is None:
        return _not_asked(s, seat, text)
    verb = decision.verb
    if verb == "LoseCards" and _is_another_move(text):
        return because("ECH-74", "lose-first")
    if text == "pass" or (text == "place no other" and verb == "Act"):
        return because("ECH-20", "no-pass")
    if text == "draw":
        return _draw(s, seat, verb)
    if found := PLACE.fullmatch(text):
        return _place(s, seat, verb, found[1], found[2] or "")
    if found := IN_CORPS.fullmatch(text):
        return _in_corps(s, verb, found[1] or "")
    if found := COMPLETES.fullmatch(text):
        return _complete(s, seat, verb, int(found[1]), found[2].split(" and "))
    if found := BORROWS.fullmatch(text):
        return _borrow(s, seat, verb, found[1], found[2] or "", found[3] or "")
    if found := TAKE.fullmatch(text):
        return _take(s, seat, verb, found[1], found[2] or "")
    if found := MOVE.fullmatch(text):
        return _move(s, seat, verb, found[1], found[2] or "")
    if found := LOSE.fullmatch(text):
        return _lose(s, seat, decision, found[1])
    if text == "complete nothing":
        return _too_early(s, verb)
    if text == "place no other":
        return because("ECH-33", "one-placement")
    return Reason(RULE_OF_TURN, Phrase("refused-not-understood", {"attempt": attempt}))


def _is_another_move(text: str) -> bool:
    """Something a player may say at another moment than in a morale loss event."""
    return text in WORDS or any(words.fullmatch(text) for words in (PLACE, IN_CORPS, COMPLETES, BORROWS, TAKE, MOVE))


def _not_asked(s: Revachol, seat: int, text: str) -> Reason:
    f = s.top
    if LOSE.fullmatch(text) and f is not None and f.todo[f.at].name == "LoseCards":
        return because("ECH-78", "no-event")  # saved, or nothing to choose: the choice is another's
    if seat == s.turn:  # a draw, a roll or another player's choice comes first
        return because("ECH-21", "wait")
    if MOVE.fullmatch(text):
        return because("ECH-121", "not-your-turn", {"player": s.turn})
    return because("ECH-28", "not-your-turn", {"player": s.turn})


def _draw(s: Revachol, seat: int, verb: str) -> Reason:
    if verb != "Act":
        return because("ECH-19", "one-action")
    if len(s.hands[seat]) >= HAND_LIMIT:
        return because("ECH-25", "hand-full", {"n": HAND_LIMIT})
    return because("ECH-R20", "nothing-to-draw")


def _place(s: Revachol, seat: int, verb: str, ally: str, number: str) -> Reason:
    if verb == "Act" or verb == "PlaceAnother":
        if ally not in s.cards.allies:
            return _no_card(ally)
        if ally not in s.hands[seat]:
            return because("ECH-19" if verb == "Act" else "ECH-112", "not-in-hand", {"card": ally})
        return _in_corps(s, "PutInCorps", number)
    return because("ECH-33", "one-placement")


def _in_corps(s: Revachol, verb: str, number: str) -> Reason:
    if verb in ("PutInCorps", "PutTaken"):
        return because("ECH-34", "no-such-corps", {"corps": int(number or 0)})
    return because("ECH-33", "one-placement")


def _too_early(s: Revachol, verb: str) -> Reason:
    """A completion is asked for, but something else comes first."""
    if verb == "Act":
        return because("ECH-24", "place-first")
    if verb == "MoveGarte" and _in_draw_turn(s):
        return because("ECH-22", "drew")
    if verb == "Borrow":
        return because("ECH-44", "one-corps")
    if verb == "LoseCards":
        return because("ECH-74", "lose-first")
    return because("ECH-21", "skill-first")


def _in_draw_turn(s: Revachol) -> bool:
    return s.top is not None and s.top.source == "draw"


def _complete(s: Revachol, seat: int, verb: str, number: int, tasks: list[str]) -> Reason:
    for task in tasks:
        if task not in s.cards.tasks:
            return _no_card(task)
    if verb != "Complete":
        return _too_early(s, verb)
    own: Corps | None = None
    for corps in s.corps[seat]:
        if corps.number == number:
            own = corps
    if own is None:
        return because("ECH-37", "no-such-corps", {"corps": number})
    row = displayed(s)
    for task in tasks:
        if task not in row:
            return because("ECH-45", "not-displayed", {"task": task})
    for task in tasks:
        if tasks.count(task) > 1:
            return because("ECH-37", "twice", {"task": task})
    if len(tasks) > 1 and all(payable(s, seat, own, [task]) for task in tasks):
        return because("ECH-43", "not-together", {"corps": number})
    return because("ECH-39", "cannot-pay", {"corps": number})


def _borrow(s: Revachol, seat: int, verb: str, borrower: str, symbol: str, player: str) -> Reason:
    if borrower not in s.cards.allies:
        return _no_card(borrower)
    if verb != "Borrow":
        return because("ECH-101", "only-in-completion")
    if any(loan.split(" ")[0] == borrower for loan in s.loans):
        return because("ECH-102", "borrowed-once", {"card": borrower})
    if borrower not in _borrowers_asked(s, seat):
        return because("ECH-101", "not-this-borrower", {"card": borrower})
    if symbol == "":
        return because("ECH-39", "needs-the-loan", {"card": borrower})
    if symbol not in SYMBOLS:
        return because("ECH-101", "no-symbol", {"symbol": symbol})
    other = int(player) - 1
    if other == seat or other >= s.seats or other < 0:
        return because("ECH-R88", "another-player")
    if not any_shows(s, other, symbol):
        return because("ECH-101", "not-shown", {"symbol": symbol, "player": other})
    f = s.top
    assert f is not None
    number, tasks = read_answer(f.it)
    required = requirement(s, tasks, False) + requirement(s, tasks, True)
    if loans_pay(required, bag([loan.split(" ")[2] for loan in s.loans]) + ONE[symbol]):
        return because("ECH-39", "cannot-pay", {"corps": number})  # a use for it, but then another is missing
    return because("ECH-R86", "pays-nothing", {"symbol": symbol})


def _borrowers_asked(s: Revachol, seat: int) -> list[str]:
    f = s.top
    assert f is not None
    number = int(f.it.split(" ")[0])
    for corps in s.corps[seat]:
        if corps.number == number:
            return [ally for ally in corps.allies if s.cards.allies[ally].skill == "borrow"][f.n : f.n + 1]
    return []


def _take(s: Revachol, seat: int, verb: str, ally: str, number: str) -> Reason:
    if ally != "nobody" and ally not in s.cards.allies:
        return _no_card(ally)
    if verb != "TakeAlly":
        return because("ECH-R112", "only-when-placed")
    for other in range(s.seats):
        if other != seat and corps_of(s, other, ally) is not None:
            if s.cards.allies[ally].ability.may_be_taken():
                return _in_corps(s, "PutTaken", number)
            return because("ECH-109", "cannot-be-taken", {"card": ally})
    # The same whether it lies in a hand or in the deck: a reason gives no secret away.
    return because("ECH-R114", "not-in-their-corps", {"card": ally})


def _move(s: Revachol, seat: int, verb: str, ally: str, number: str) -> Reason:
    if ally == "nobody":
        return because("ECH-R123", "no-move-now")
    if ally not in s.cards.allies:
        return _no_card(ally)
    if not s.cards.allies[ally].ability.may_change_corps():
        return because("ECH-32", "stays-put", {"card": ally})
    home = corps_of(s, seat, ally)
    if home is None:
        return because("ECH-99", "not-yours", {"card": ally})
    if verb != "MoveGarte":
        return because("ECH-R123", "no-move-now")
    f = s.top
    assert f is not None
    if ally in f.it.split(" "):
        return because("ECH-R128", "moved-already", {"card": ally})
    if number == "":
        return because("ECH-R127", "alone-already", {"card": ally})
    if home.number == int(number):
        return because("ECH-119", "there-already", {"card": ally, "corps": home.number})
    return because("ECH-34", "no-such-corps", {"corps": int(number)})


def _lose(s: Revachol, seat: int, decision: Decision, card: str) -> Reason:
    if card != "nothing" and card not in s.cards.allies and card not in s.cards.tasks:
        return _no_card(card)
    if decision.verb != "LoseCards":
        return because("ECH-67", "no-event")
    if card == "nothing":
        return because("ECH-74", "lose-first")
    event = s.cards.morale[decision.source].event
    if card in s.points[seat]:
        return because("ECH-80", "points-are-safe", {"card": card})
    if card in s.cards.allies and not s.cards.allies[card].ability.may_be_lost():
        return because("ECH-110", "cannot-be-lost", {"card": card})
    assert card not in losable(s, seat, event)
    rule = {"corps": "ECH-75", "task": "ECH-76", "hand": "ECH-77"}[event]
    return because(rule, "lose-" + event)


def _no_card(card: str) -> Reason:
    return Reason(RULE_OF_TURN, Phrase("refused-no-card", {"attempt": card}))
