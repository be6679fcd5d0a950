"""What every card game says: one thing after another, a choice, a condition, so many times, others who do it too.

An effect is data, found by its text; what waits on the stack is that text (`Frame.it`), the card (`source`), whoever
does it (`seat`) and where (`n`). A game brings its own nouns: effects that are one printed instruction, and things to
count. Whether an effect is possible is asked only of what everybody knows, so no question gives a hand away.
(docs/rules/cards.md)
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.phrase import Phrase, Value
from tablee.core.stack import Frame, State, Verb, begin

S = TypeVar("S", bound=State)
Verbs = tuple[Verb[Any], ...]
MOST_TIMES: Final = 20
"""However much is counted, a line is done no more often. (CRD-9)"""
TURN: Final = "turn"
ROUND: Final = "round"
GAME: Final = "game"
SPANS: Final = (TURN, ROUND, GAME)
PLAYERS: Final = "each player"
OPPONENTS: Final = "each opponent"
OPPONENT: Final = "an opponent"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One instruction of a game, or a way to put several together. `text` is how it is written, and its name."""

    def __init__(self, text: str) -> None:
        self.text = text

    def possible(self, s: S, f: Frame) -> bool:
        """Whether it would do anything, as far as everybody knows. (CRD-3)"""
        return True

    def start(self, s: S, f: Frame) -> None:
        """Carry it out, or begin the questions that it needs."""
        raise NotImplementedError

    def phrase(self) -> Phrase:
        """In any language; in English it is the text. One of a set's own code is told as it is written."""
        return Phrase("effect-own", {"text": self.text})

    def inner(self) -> list[Effect[S]]:
        """The effects that it is made of."""
        return []

    def is_headed(self) -> bool:
        """Whether it begins with words and a colon: `choose: …`, `once per game: …`, a price."""
        return False

    def brings(self) -> float:
        """What a single instruction is worth to whoever does it, in points, about: all that bots know of it."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Generic[S]):
    """How many of something a player has, or there are: `card in hand`, `spectre here`. Always public. (CRD-4)"""

    def __init__(self, one: str, many: str, key: str) -> None:
        self.one = one
        self.many = many
        self.key = key  # its message is `count-<key>`, with the part `each`

    def value(self, s: S, f: Frame, seat: int) -> int:
        raise NotImplementedError

    def words(self) -> dict[str, Value]:
        """What its message is told."""
        return {}

    def each(self) -> Phrase:
        return Phrase("count-" + self.key + ".each", self.words())

    def several(self) -> Phrase:
        return Phrase("count-" + self.key, self.words())


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Effect[S]):
    """An instruction about one card of several: which, the player says. (CRD-12)"""

    def cards(self, s: S, f: Frame) -> list[str]:
        """Those it may be about, for whoever is asked; how many there are is public."""
        raise NotImplementedError

    def picked(self, s: S, f: Frame, card: str) -> None:
        raise NotImplementedError

    def possible(self, s: S, f: Frame) -> bool:
        return len(self.cards(s, f)) > 0

    def start(self, s: S, f: Frame) -> None:
        from tablee.core.choosing import PICK

        begin(s, f.seat, f.source, PICK, self.text, f.n)


def of_seat(f: Frame, seat: int) -> Frame:
    """The same line, done by another."""
    return Frame(seat, f.source, f.todo, f.at, f.it, f.n, (), 0, None)


def headed(head: Phrase, effect: Effect[Any], rest: Phrase | None = None) -> Phrase:
    """A head, a colon, and the effect behind it (said as `rest`, if it is not all). Two heads in a row have two colons
    in English, where a line is printed as it is typed; other languages write no such thing."""
    again = "-if" if isinstance(effect, If) else "-again" if effect.is_headed() else ""
    return Phrase("effect-headed" + again, {"head": head, "rest": effect.phrase() if rest is None else rest})


def price_of(effect: Effect[S]) -> tuple[Effect[S], Effect[S]] | None:
    """The price and what it buys; None if it has none. Behind an occasion a price stands before the colon."""
    if isinstance(effect, May) and effect.as_price and effect.then is not None:
        return effect.first, effect.then
    return None


def go_on(s: State, f: Frame, seat: int, effect: Effect[Any]) -> None:
    """That seat carries the effect out before anything that already waits."""
    from tablee.core.choosing import DO  # its verbs look effects up by their texts

    begin(s, seat, f.source, DO, effect.text, f.n)


def others(s: State, seat: int) -> list[int]:
    """The other players, clockwise from that one."""
    return [side for i in range(1, s.sides_at_table()) if s.sits(side := (seat + i) % s.sides_at_table())]


class Opponents(Count[Any]):
    """`opponent`: the other players at the table, whom every game has. (CRD-37)"""

    def value(self, s: State, f: Frame, seat: int) -> int:
        return len(others(s, seat))


COUNTED_EVERYWHERE: Final[tuple[Count[Any], ...]] = (Opponents("opponent", "opponents", "opponents"),)


class Then(Effect[S]):
    """`A, then B`, `A and B`: in this order; what is impossible when its turn comes is left out. (CRD-1)"""

    def __init__(self, first: Effect[S], second: Effect[S], word: str) -> None:
        super().__init__(f"{first.text} and {second.text}" if word == "and" else f"{first.text}, then {second.text}")
        self.first = first
        self.second = second
        self.key = "effect-and" if word == "and" else "effect-then"

    def possible(self, s: S, f: Frame) -> bool:
        return self.first.possible(s, f) or self.second.possible(s, f)

    def start(self, s: S, f: Frame) -> None:
        go_on(s, f, f.seat, self.second)
        go_on(s, f, f.seat, self.first)

    def phrase(self) -> Phrase:
        return Phrase(self.key, {"first": self.first.phrase(), "second": self.second.phrase()})

    def inner(self) -> list[Effect[S]]:
        return [self.first, self.second]

    def is_headed(self) -> bool:
        return self.first.is_headed()


class IfYouDo(Effect[S]):
    """`A, and if you do, B`: B only if A was possible when it was reached. (CRD-2)"""

    def __init__(self, first: Effect[S], second: Effect[S]) -> None:
        super().__init__(f"{first.text}, and if you do, {second.text}")
        self.first = first
        self.second = second

    def possible(self, s: S, f: Frame) -> bool:
        return self.first.possible(s, f)

    def start(self, s: S, f: Frame) -> None:
        if self.first.possible(s, f):
            go_on(s, f, f.seat, self.second)
            go_on(s, f, f.seat, self.first)

    def phrase(self) -> Phrase:
        return Phrase("effect-if-you-do", {"first": self.first.phrase(), "second": self.second.phrase()})

    def inner(self) -> list[Effect[S]]:
        return [self.first, self.second]

    def is_headed(self) -> bool:
        return self.first.is_headed()


class Choose(Effect[S]):
    """`choose: A or B or C`, `choose two: …`; `an opponent chooses: …` what you do. (CRD-5, CRD-6)"""

    def __init__(self, parts: list[Effect[S]], number: int, opponent: bool) -> None:
        head = "an opponent chooses" if opponent else "choose two" if number == 2 else "choose"
        super().__init__(f"{head}: {' or '.join([part.text for part in parts])}")
        self.parts = parts
        self.number = number
        self.opponent = opponent

    def possible(self, s: S, f: Frame) -> bool:
        return any(part.possible(s, f) for part in self.parts)

    def start(self, s: S, f: Frame) -> None:
        from tablee.core.choosing import CHOOSE, PICK_CHOOSER

        if self.opponent:
            begin(s, f.seat, f.source, PICK_CHOOSER, self.text, f.n)
        else:
            begin(s, f.seat, f.source, CHOOSE, self.text, f.n, (str(f.seat),))

    def phrase(self) -> Phrase:
        said = self.parts[-1].phrase()
        for i in range(len(self.parts) - 2, -1, -1):
            key = "effect-or" if i == len(self.parts) - 2 else "effect-or-more"
            said = Phrase(key, {"first": self.parts[i].phrase(), "second": said})
        key = (
            "effect-opponent-chooses" if self.opponent else "effect-choose-two" if self.number == 2 else "effect-choose"
        )
        return headed(Phrase(key), self.parts[0], said)

    def inner(self) -> list[Effect[S]]:
        return self.parts

    def is_headed(self) -> bool:
        return True


class May(Effect[S]):
    """`you may A`, `you may A; if you do, B`, and every price: `discard a card: B`. (CRD-7)"""

    def __init__(self, first: Effect[S], then: Effect[S] | None, as_price: bool) -> None:
        text = f"you may {first.text}" + (f"; if you do, {then.text}" if then is not None else "")
        super().__init__(f"{first.text}: {then.text}" if as_price and then is not None else text)
        self.first = first
        self.then = then
        self.as_price = as_price

    def possible(self, s: S, f: Frame) -> bool:
        return self.first.possible(s, f)

    def start(self, s: S, f: Frame) -> None:
        from tablee.core.choosing import MAY

        begin(s, f.seat, f.source, MAY, self.text, f.n)

    def phrase(self) -> Phrase:
        if self.then is None:
            return Phrase("effect-may", {"first": self.first.phrase()})
        if self.as_price:
            return headed(self.first.phrase(), self.then)
        return Phrase("effect-may-then", {"first": self.first.phrase(), "second": self.then.phrase()})

    def inner(self) -> list[Effect[S]]:
        return [self.first] if self.then is None else [self.first, self.then]

    def is_headed(self) -> bool:
        return self.as_price


class Condition(Generic[S]):
    """`you have 3 or more cards in hand`, `you have no amber`, `you have more titles than each opponent`. (CRD-8)"""

    def __init__(self, kind: str, n: int, count: Count[S]) -> None:
        self.kind = kind
        self.n = n
        self.count = count
        self.text = CONDITIONS[kind].replace("{n}", str(n)).replace("{count}", count.one if n == 1 else count.many)

    def holds(self, s: S, f: Frame) -> bool:
        has = self.count.value(s, f, f.seat)
        if self.kind == "at-least":
            return has >= self.n
        if self.kind == "fewer":
            return has < self.n
        if self.kind == "none":
            return has == 0
        theirs = [self.count.value(s, f, other) for other in others(s, f.seat)]
        return all(has > one for one in theirs) if self.kind == "most" else any(one >= self.n for one in theirs)

    def phrase(self) -> Phrase:
        return Phrase(f"condition-{self.kind}", {"n": self.n, "count": self.count.several()})


CONDITIONS: Final = {
    "at-least": "you have {n} or more {count}",
    "fewer": "you have fewer than {n} {count}",
    "none": "you have no {count}",
    "most": "you have more {count} than each opponent",
    "opponent": "an opponent has {n} or more {count}",
}


class If(Effect[S]):
    """`if C: A, else B`, `if C: A`, `unless C: A`: looked at when the line is reached. (CRD-8)"""

    def __init__(self, condition: Condition[S], then: Effect[S], other: Effect[S] | None, unless: bool) -> None:
        head = "unless" if unless else "if"
        tail = f", else {other.text}" if other is not None else ""
        super().__init__(f"{head} {condition.text}: {then.text}{tail}")
        self.condition = condition
        self.then = then
        self.other = other
        self.unless = unless

    def chosen(self, s: S, f: Frame) -> Effect[S] | None:
        return self.then if self.condition.holds(s, f) != self.unless else self.other

    def possible(self, s: S, f: Frame) -> bool:
        chosen = self.chosen(s, f)
        return chosen is not None and chosen.possible(s, f)

    def start(self, s: S, f: Frame) -> None:
        chosen = self.chosen(s, f)
        if chosen is not None:
            go_on(s, f, f.seat, chosen)

    def phrase(self) -> Phrase:
        head = Phrase("effect-unless" if self.unless else "effect-if", {"condition": self.condition.phrase()})
        if self.other is None:
            return headed(head, self.then)
        both: dict[str, Value] = {"first": self.then.phrase(), "second": self.other.phrase()}
        return headed(head, self.then, Phrase("effect-else", both))

    def inner(self) -> list[Effect[S]]:
        return [self.then] if self.other is None else [self.then, self.other]

    def is_headed(self) -> bool:
        return True


class Times(Effect[S]):
    """`A per X, at most N`, `A per 2 X` (half of them), `N times: A`, `up to N times: A`. (CRD-9)"""

    def __init__(self, first: Effect[S], count: Count[S] | None, by: int, most: int, up_to: bool) -> None:
        if count is None:
            text = f"{'up to ' if up_to else ''}{most} times: {first.text}"
        else:
            text = f"{first.text} per {count.one if by == 1 else f'{by} {count.many}'}"
            text += f", at most {most}" if most else ""
        super().__init__(text)
        self.first = first
        self.count = count
        self.by = by
        self.most = most
        self.up_to = up_to

    def number(self, s: S, f: Frame) -> int:
        if self.count is None:
            return self.most
        number = min(self.count.value(s, f, f.seat) // self.by, MOST_TIMES)
        return min(number, self.most) if self.most else number

    def possible(self, s: S, f: Frame) -> bool:
        return self.number(s, f) > 0 and self.first.possible(s, f)

    def start(self, s: S, f: Frame) -> None:
        from tablee.core.choosing import UP_TO

        if self.up_to:
            begin(s, f.seat, f.source, UP_TO, self.text, f.n)
            return
        for _ in range(self.number(s, f)):
            go_on(s, f, f.seat, self.first)

    def phrase(self) -> Phrase:
        if self.count is None:
            return headed(Phrase("effect-up-to" if self.up_to else "effect-times", {"n": self.most}), self.first)
        args: dict[str, Value] = {"n": self.by, "first": self.first.phrase(), "each": self.count.each()}
        said = Phrase("effect-per", args)
        if self.by > 1:
            said = Phrase("effect-per-some", {**args, "each": self.count.several()})
        return Phrase("effect-at-most", {"first": said, "most": self.most}) if self.most else said

    def inner(self) -> list[Effect[S]]:
        return [self.first]

    def is_headed(self) -> bool:
        return self.count is None


class Others(Effect[S]):
    """`each player: A`, `each opponent: A`, `an opponent: A` of your choice: they do it, and decide for themselves.
    (CRD-10)"""

    def __init__(self, who: str, first: Effect[S]) -> None:
        super().__init__(f"{who}: {first.text}")
        self.who = who
        self.first = first

    def seats(self, s: S, f: Frame) -> list[int]:
        """Those who could do it now."""
        found = [f.seat, *others(s, f.seat)] if self.who == PLAYERS else others(s, f.seat)
        return [seat for seat in found if self.first.possible(s, of_seat(f, seat))]

    def possible(self, s: S, f: Frame) -> bool:
        return len(self.seats(s, f)) > 0

    def start(self, s: S, f: Frame) -> None:
        from tablee.core.choosing import PICK_OPPONENT

        if self.who == OPPONENT:
            begin(s, f.seat, f.source, PICK_OPPONENT, self.text, f.n)
            return
        for seat in reversed(self.seats(s, f)):
            go_on(s, f, seat, self.first)

    def phrase(self) -> Phrase:
        return headed(Phrase("effect-" + self.who.replace(" ", "-")), self.first)

    def inner(self) -> list[Effect[S]]:
        return [self.first]

    def is_headed(self) -> bool:
        return True


class Once(Effect[S]):
    """`once per turn: A`, per round, per game: of this card, whoever has it. (CRD-11)"""

    def __init__(self, span: str, first: Effect[S]) -> None:
        super().__init__(f"once per {span}: {first.text}")
        self.span = span
        self.first = first

    def possible(self, s: S, f: Frame) -> bool:
        used = s.tally.get(f"once {f.source} {self.text}", 0)
        return used != s.clock(self.span) + 1 and self.first.possible(s, f)

    def start(self, s: S, f: Frame) -> None:
        key = f"once {f.source} {self.text}"
        if s.tally.get(key, 0) != s.clock(self.span) + 1:
            s.tally = {**s.tally, key: s.clock(self.span) + 1}
            go_on(s, f, f.seat, self.first)

    def phrase(self) -> Phrase:
        return headed(Phrase(f"effect-once-{self.span}"), self.first)

    def inner(self) -> list[Effect[S]]:
        return [self.first]

    def is_headed(self) -> bool:
        return True


def all_effects(effect: Effect[Any]) -> list[Effect[Any]]:
    """It and those inside it."""
    found = [effect]
    for part in effect.inner():
        found += all_effects(part)
    return found
