"""The questions of effects that every game has: which of several, whether at all, how often, which opponent."""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from tablee.core.decision import Attempt, Reason, because
from tablee.core.effects import Choose, Effect, May, Others, Picking, Times, Verbs, go_on, of_seat, others
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Says, Slot, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, State, Verb, begin, repeat

S = TypeVar("S", bound=State)
YES: Final = "yes"
NO: Final = "no"
RULE: Final = "CRD-5"
LINE: Final[dict[str, Slot]] = {"line": Slot(".+")}


def asked(s: State, seat: int, options: list[str]) -> int:
    """Ask a seat that has a choice; who has none, or is no player, goes on unasked. (CRD-12)"""
    if len(options) < 2 or not s.sits(seat):
        return NOBODY
    s.options = options
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class OfEffect(Verb[S]):
    """A step of an effect: while it asks, nothing else can be done. (CRD-1)"""


@final
class DoEffect(OfEffect[Any]):
    """The effect that waited, if it is possible now. (CRD-1, CRD-3)"""

    def do(self, s: State, f: Frame, answer: str) -> None:
        effect = s.effect(f.it)
        if effect.possible(s, f):
            effect.start(s, f)


class EffectQuestion(OfEffect[Any]):
    """What the questions below have in common: the line is told to the reader."""

    def also(self, s: State, f: Frame, says: Says, words: Words) -> Words:
        return {"line": self.line(s, f, words).text}

    def told(self, s: State, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        return {"line": self.line(s, f, words).phrase()}

    def line(self, s: State, f: Frame, words: Words) -> Effect[Any]:
        raise NotImplementedError

    def question(self, s: State, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-effect", {"card": f.source})

    def why_not(self, s: State, attempt: Attempt) -> Reason:
        return because(RULE, "not-this-effect" if attempt.asked == self.name else "no-effect-now")


@final
class ChooseEffect(EffectQuestion):
    """One of the parts that are possible. `those`: who does it, then what was chosen already. (CRD-5, CRD-6)"""

    says = (Says("effect", "choose {line}", "{n}", LINE),)

    def parts(self, s: State, f: Frame) -> list[str]:
        whose = of_seat(f, int(f.those[0]))
        parts = cast(Choose[Any], s.effect(f.it)).parts
        return [str(i + 1) for i in range(len(parts)) if str(i + 1) not in f.those[1:] and parts[i].possible(s, whose)]

    def line(self, s: State, f: Frame, words: Words) -> Effect[Any]:
        return cast(Choose[Any], s.effect(f.it)).parts[int(words["n"]) - 1]

    def asks(self, s: State, f: Frame) -> int:
        return asked(s, f.seat, self.parts(s, f))

    def do(self, s: State, f: Frame, answer: str) -> None:
        parts = self.parts(s, f)
        if not parts:
            return
        chosen = answer or parts[0]
        choice = cast(Choose[Any], s.effect(f.it))
        if len(f.those) < choice.number:
            repeat(s, f, f.it, f.n, (*f.those, chosen))
        go_on(s, f, int(f.those[0]), choice.parts[int(chosen) - 1])


@final
class MayEffect(EffectQuestion):
    """Whether to do it; with a price or what follows. (CRD-7)"""

    says = (Says("effect-no", "do not {line}", NO, LINE), Says("effect-yes", "do {line}", YES, LINE))

    def line(self, s: State, f: Frame, words: Words) -> Effect[Any]:
        return cast(May[Any], s.effect(f.it)).first

    def asks(self, s: State, f: Frame) -> int:
        return asked(s, f.seat, [YES, NO] if s.effect(f.it).possible(s, f) else [])

    def do(self, s: State, f: Frame, answer: str) -> None:
        effect = cast(May[Any], s.effect(f.it))
        if answer == NO or not effect.possible(s, f):
            return
        if effect.then is not None:
            go_on(s, f, f.seat, effect.then)
        go_on(s, f, f.seat, effect.first)


@final
class UpToTimes(EffectQuestion):
    """Once more, or enough. (CRD-9)"""

    says = (Says("effect-enough", "enough: {line}", NO, LINE), Says("effect-yes", "do {line}", YES, LINE))

    def line(self, s: State, f: Frame, words: Words) -> Effect[Any]:
        return cast(Times[Any], s.effect(f.it)).first

    def asks(self, s: State, f: Frame) -> int:
        effect = cast(Times[Any], s.effect(f.it))
        return asked(s, f.seat, [YES, NO] if f.times < effect.most and effect.possible(s, f) else [])

    def do(self, s: State, f: Frame, answer: str) -> None:
        effect = cast(Times[Any], s.effect(f.it))
        if answer == NO or f.times >= effect.most or not effect.possible(s, f):
            return
        repeat(s, f, f.it, f.n)
        go_on(s, f, f.seat, effect.first)


@final
class PickCard(EffectQuestion):
    """Which card an instruction is about; the only one is not asked for. (CRD-12)"""

    says = (Says("pick", "pick {card}", "{card}"),)

    def also(self, s: State, f: Frame, says: Says, words: Words) -> Words:
        return {}

    def line(self, s: State, f: Frame, words: Words) -> Effect[Any]:
        return cast(Effect[Any], s.effect(f.it))

    def asks(self, s: State, f: Frame) -> int:
        return asked(s, f.seat, cast(Picking[Any], s.effect(f.it)).cards(s, f))

    def do(self, s: State, f: Frame, answer: str) -> None:
        effect = cast(Picking[Any], s.effect(f.it))
        card = answer
        if card == NOTHING:
            cards = effect.cards(s, f)
            card = cards[0] if cards else NOTHING
        if card != NOTHING:
            effect.picked(s, f, card)

    def question(self, s: State, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-pick", {"card": f.source, "line": s.effect(f.it).phrase()})

    def why_not(self, s: State, attempt: Attempt) -> Reason:
        return because("CRD-12", "not-this-card" if attempt.asked == self.name else "no-effect-now")


class PickPlayer(OfEffect[Any]):
    """Which opponent; who has but one is not asked. (CRD-10)"""

    says = (Says("effect-player", "{player}", "{player}"),)

    def seats(self, s: State, f: Frame) -> list[int]:
        raise NotImplementedError

    def picked(self, s: State, f: Frame, seat: int) -> None:
        raise NotImplementedError

    def asks(self, s: State, f: Frame) -> int:
        return asked(s, f.seat, [str(seat) for seat in self.seats(s, f)])

    def do(self, s: State, f: Frame, answer: str) -> None:
        seats = self.seats(s, f)
        if seats:
            self.picked(s, f, seats[0] if answer == NOTHING else int(answer))

    def question(self, s: State, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-effect-player", {"card": f.source})

    def why_not(self, s: State, attempt: Attempt) -> Reason:
        return because("CRD-10", "no-such-opponent" if attempt.asked == self.name else "no-effect-now")


@final
class PickOpponent(PickPlayer):
    """Who does it instead of you."""

    def seats(self, s: State, f: Frame) -> list[int]:
        return cast(Others[Any], s.effect(f.it)).seats(s, f)

    def picked(self, s: State, f: Frame, seat: int) -> None:
        go_on(s, f, seat, cast(Others[Any], s.effect(f.it)).first)


@final
class PickChooser(PickPlayer):
    """Who chooses what you do. Alone at the table, you do. (CRD-6)"""

    def seats(self, s: State, f: Frame) -> list[int]:
        return others(s, f.seat) or [f.seat]

    def picked(self, s: State, f: Frame, seat: int) -> None:
        begin(s, seat, f.source, CHOOSE, f.it, f.n, (str(f.seat),))


DO: Final[Verbs] = (DoEffect(),)
PICK: Final[Verbs] = (PickCard(),)
CHOOSE: Final[Verbs] = (ChooseEffect(),)
MAY: Final[Verbs] = (MayEffect(),)
UP_TO: Final[Verbs] = (UpToTimes(),)
PICK_OPPONENT: Final[Verbs] = (PickOpponent(),)
PICK_CHOOSER: Final[Verbs] = (PickChooser(),)
EFFECT_VERBS: Final[Verbs] = (*DO, *PICK, *CHOOSE, *MAY, *UP_TO, *PICK_OPPONENT, *PICK_CHOOSER)
"""For a game whose cards have effects: they belong to its verbs."""
EFFECT_NAMES: Final = frozenset([verb.name for verb in EFFECT_VERBS])


def effect_first(asking: Verb[Any] | None, verb: Verb[Any]) -> Reason | None:
    """While a card waits for the answer to its effect, nothing else can be done. (CRD-1)"""
    if isinstance(asking, OfEffect) and not isinstance(verb, OfEffect):
        return because("CRD-1", "effect-first")
    return None
