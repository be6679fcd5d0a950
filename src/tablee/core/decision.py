"""What a seat is asked, why something is refused, and how a game ended."""

from typing import final

from tablee.core.phrase import Phrase, Value


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


@final
class Reason:
    """Why something is not legal: the rule's id and a sentence."""

    def __init__(self, rule: str, phrase: Phrase) -> None:
        self.rule = rule
        self.phrase = phrase

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.phrase!r})"


def because(rule: str, key: str, args: dict[str, Value] | None = None) -> Reason:
    """The reason that a game words as `why-<key>`."""
    return Reason(rule, Phrase("why-" + key, args))


class Illegal(Exception):
    """An answer that was refused; the state is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule}: {reason.phrase.key}")
        self.reason = reason


@final
class Score:
    """What one seat reached: the parts add up to the total. `place` counts from 1; equal places are shared."""

    def __init__(self, seat: int, total: int, parts: dict[str, int], place: int) -> None:
        self.seat = seat
        self.total = total
        self.parts = parts
        self.place = place


@final
class Result:
    """Scores in seat order, the winners, and the reason of the end (a message key)."""

    def __init__(self, scores: list[Score], reason: str) -> None:
        self.scores = scores
        self.reason = reason

    def winners(self) -> list[int]:
        return [score.seat for score in self.scores if score.place == 1]
