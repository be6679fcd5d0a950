"""What a seat is asked, why something is refused, and how a game ended."""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase, Value

RULE_OF_TURN: Final = "TABLE"
"""Stands where a refusal is no matter of a rulebook: wrong seat, stale question, not a move at all."""


@final
class Decision:
    """A question to one seat (or to chance), read off the stack; never stored."""

    def __init__(self, seat: int, verb: str, source: str, question: Phrase, options: list[str], sealed: str) -> None:
        self.seat = seat
        self.verb = verb  # the name of the verb that asks
        self.source = source  # the card or rule it comes from
        self.question = question
        self.options = options
        self.sealed = sealed  # the answer already given, which may still be changed; "" if none
        self.compared: list[str] = []  # labels of the first options, as far as a text was compared with them


@final
class Reason:
    """Why something is not legal, or is as it is: the rule's id and a sentence."""

    def __init__(self, rule: str, phrase: Phrase) -> None:
        self.rule = rule
        self.phrase = phrase

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.phrase!r})"


@final
class Attempt:
    """Something a seat would like to say that is not among its answers now: which way of saying it is, with what in its
    slots (as answers have them), and the question that the seat is asked (None: none)."""

    def __init__(self, seat: int, key: str, words: dict[str, str], decision: Decision | None) -> None:
        self.seat = seat
        self.key = key
        self.words = words
        self.decision = decision
        self.asked = "" if decision is None else decision.verb  # the verb that asks that seat

    def word(self, slot: str) -> str:
        return self.words.get(slot, "")

    def number(self, slot: str) -> int:
        return int(self.words[slot])


def because(rule: str, key: str, args: dict[str, Value] | None = None) -> Reason:
    """The reason that a game words as `why-<key>`."""
    return Reason(rule, Phrase("why-" + key, args))


def no_card(word: str) -> Reason:
    """There is no card of that name in the set."""
    return Reason(RULE_OF_TURN, Phrase("refused-no-card", {"attempt": word}))


class Illegal(Exception):
    """An answer that was refused; the state is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule}: {reason.phrase.key}")
        self.reason = reason


@final
class Score:
    """What one seat reached: the parts add up to the total. `place` counts from 1; equal places are shared. `tie` says
    what gave it its place where points alone did not."""

    def __init__(self, seat: int, total: int, parts: dict[str, int], place: int, tie: Reason | None = None) -> None:
        self.seat = seat
        self.total = total
        self.parts = parts
        self.place = place
        self.tie = tie


@final
class Result:
    """Scores in seat order, the winners, and the reason of the end (a message key)."""

    def __init__(self, scores: list[Score], reason: str) -> None:
        self.scores = scores
        self.reason = reason

    def winners(self) -> list[int]:
        return [score.seat for score in self.scores if score.place == 1]
