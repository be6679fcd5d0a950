"""What the lines of cards do to tokens, Amber and the Sceptre."""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, emit
from tablee.games.elekt.attributes import ANY, ATTRIBUTES, COALITION_ORDER, NUMBER, count
from tablee.games.elekt.cards import MACHINATION, PRIVILEGE, SKIRMISH, Posted
from tablee.games.elekt.coalition import token_to_attach, unit_for_token
from tablee.games.elekt.court import gain_amber, pay
from tablee.games.elekt.draw import ANY_CARD
from tablee.games.elekt.line import (
    AMBER_HELD,
    NO,
    LineVerb,
    ask,
    being_asked,
    declinable,
    effect_of,
    must_choose,
    no_unit,
    not_here,
)
from tablee.games.elekt.moments import Effect
from tablee.games.elekt.rulings import DIRECTION_IS_ASKED_OF_TWO
from tablee.games.elekt.slots import SIDE, TOKEN, named
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    attach,
    find,
    is_coalition,
    owner_of,
    participants,
    post,
    remove,
    units_in,
    zone_of,
)

TO_ONE: Final = "one"
"""The form of a sentence that names the Unit."""
CLOCKWISE: Final = "clockwise"
COUNTER: Final = "counter-clockwise"
WAYS: Final = (Says("clockwise", CLOCKWISE, CLOCKWISE), Says("counter", COUNTER, COUNTER))
ATTACHING: Final = (
    Says("attach-nothing", "attach nothing", NO),
    Says("attach", "attach {symbol} to {card}", "{symbol} {card}", {**TOKEN, **SIDE}),
)


def units_here(s: Elekt, zone: int) -> list[Posted]:
    """The Units of a zone, or of all of them."""
    if zone != ANYWHERE:
        return units_in(s, zone)
    return [posted for z in range(3) for posted in units_in(s, z)]


def owner_too(s: Elekt, words: Words) -> Words:
    """Besides a Unit in a zone, whose it is."""
    return named(s, owner_of(s, words["card"])) if "card" in words else {}


def which_token(effect: Effect) -> str:
    """The end of a message: any token or a certain one, of "this" Unit, of "it", or of one that is chosen."""
    unit = f"-{effect.unit}" if effect.form == TO_ONE else ""
    return f"-any{unit}" if effect.attribute == ANY else unit


def why_no_token(s: Elekt, attempt: Attempt, f: Frame | None) -> Reason | None:
    """An attribute or a Unit that does not exist, not the moment to attach or remove, or nothing left to attach."""
    symbol = attempt.word("symbol")
    if symbol and symbol not in ATTRIBUTES:
        return because("ELK-14", "no-attribute")
    if symbol and attempt.word("card") not in s.cards.units:
        return no_unit(s, attempt.word("card"))
    if f is None:
        return because("ELK-196", "no-remove") if attempt.key == "remove" else because("ELK-195", "no-attach")
    if attempt.key == "attach" and s.supply[NUMBER[symbol]] == 0:
        return because("ELK-82", "no-token", {"symbol": symbol})
    return None


@final
class Attach(LineVerb):
    """A token from the supply to a Unit. (ELK-16, ELK-195)"""

    says = ATTACHING

    def __init__(self) -> None:
        super().__init__({"": "attach {token}", TO_ONE: "attach {token} to {unit}"}, ANY_CARD)

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-attach" + which_token(effect), {"symbol": effect.slots()["token"]})

    def touches(self, effect: Effect) -> tuple[str, ...]:
        return ATTRIBUTES if effect.attribute == ANY else (ATTRIBUTES[effect.attribute],)

    def in_any_order(self, s: Elekt, effect: Effect, other: Effect, number: int) -> bool:
        """While there are tokens for all."""
        wanted = self.touches(other)
        return all(s.supply[NUMBER[attribute]] >= number for attribute in self.touches(effect) if attribute in wanted)

    def joins_the_pair(self, effect: Effect) -> bool:
        return effect.form != TO_ONE and not effect.optional

    def options(self, s: Elekt, f: Frame) -> list[str]:
        wanted = effect_of(s, f).attribute
        attributes = [i for i in range(4) if s.supply[i] > 0 and wanted in (ANY, i)]
        if f.it:
            posted = find(s, f.it)
            if posted is None or (f.n != ANYWHERE and zone_of(s, f.it) != f.n):
                return []
            return [posted.unit.given[i] for i in attributes]
        units = units_here(s, f.n)
        return [posted.unit.given[i] for i in attributes for posted in units]

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        wanted = effect_of(s, f).attribute
        if (s.supply.count(0) == len(s.supply)) if wanted == ANY else s.supply[wanted] == 0:
            return False
        if f.it:
            there = zone_of(s, f.it)
            return there >= 0 and f.n in (ANYWHERE, there)
        if is_coalition(s, f.seat):
            return unit_for_token(s, f.n) != ""  # on its own Units only (ELK-174)
        if f.n == ANYWHERE:
            return any(len(units) > 0 for units in s.posts)
        return len(participants(s, f.n)) > 0

    def asks(self, s: Elekt, f: Frame) -> int:
        options = self.options(s, f)
        if f.it and len(options) < 2:
            return NOBODY  # nothing to choose: this token, that Unit (ELK-R146)
        if options and not f.it and declinable(s, f.source):
            options.append(NO)
        return ask(s, f.seat, options)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            return
        if answer == NOTHING:
            options = self.options(s, f)
            if not options:
                return
            answer = self.coalition_chooses(s, f, options) if is_coalition(s, f.seat) else options[0]
            if answer == NOTHING:
                return
        card, attribute = s.cards.giving[answer]
        attach(s, card, attribute)

    def coalition_chooses(self, s: Elekt, f: Frame, options: list[str]) -> str:
        wanted = effect_of(s, f).attribute
        attribute = token_to_attach(s) if wanted == ANY else wanted
        card = f.it or unit_for_token(s, f.n)
        answer = s.cards.units[card].given[attribute] if card else NOTHING
        return answer if answer in options else NOTHING

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-attach", {"card": f.source})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return owner_too(s, words)

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        reason = why_no_token(s, attempt, f)
        if reason is not None or f is None:
            return reason or super().why_not(s, attempt)
        if attempt.key == "attach-nothing":
            return must_choose(s, f)
        attribute = NUMBER[attempt.word("symbol")]
        if effect_of(s, f).attribute not in (ANY, attribute) or f.it not in ("", attempt.word("card")):
            return because("ELK-195", "other-token")
        return not_here(s, f, attempt.word("card"), "ELK-195") or because("ELK-195", "other-token")


@final
class Remove(LineVerb):
    """A token from a Unit of yours to the supply. (ELK-196) It is no gift, so it is not declined once it is due.
    (ELK-R07)
    """

    says = (Says("remove", "remove {symbol} from {card}", "{symbol} {card}", TOKEN),)

    def __init__(self) -> None:
        super().__init__({"": "remove {token}", TO_ONE: "remove {token} from {unit}"}, ANY_CARD)

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-remove" + which_token(effect), {"symbol": effect.slots()["token"]})

    def options(self, s: Elekt, f: Frame) -> list[str]:
        """Leftmost Unit first, its tokens in the order A, B, D, M: the first is the Coalition's. (ELK-178, ELK-R125)"""
        wanted = effect_of(s, f).attribute
        found: list[str] = []
        for z in range(3) if f.n == ANYWHERE else range(f.n, f.n + 1):
            for posted in post(s, z, f.seat):
                if posted.number == 0 or f.it not in ("", posted.card):
                    continue
                for i in COALITION_ORDER:
                    if wanted in (ANY, i) and count(posted.tokens, i) > 0:
                        found.append(posted.unit.given[i])
        return found

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        return len(self.options(s, f)) > 0

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask(s, f.seat, self.options(s, f))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            options = self.options(s, f)
            if not options:
                return  # no such token: what cannot be done is left (ELK-110)
            answer = options[0]
        card, attribute = s.cards.giving[answer]
        remove(s, card, attribute)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-remove", {"card": f.source})

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        reason = why_no_token(s, attempt, f)
        if reason is not None or f is None:
            return reason or super().why_not(s, attempt)
        card = attempt.word("card")
        if owner_of(s, card) != attempt.seat:
            return because("ELK-196", "not-your-unit", {"card": card})
        return not_here(s, f, card, "ELK-196") or because("ELK-196", "other-token")


@final
class GainAmber(LineVerb):
    """So many as the line says. (ELK-193)"""

    def __init__(self) -> None:
        super().__init__({"": "gain {amber} amber"}, ANY_CARD)

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-gain", {"n": effect.number})

    def touches(self, effect: Effect) -> tuple[str, ...]:
        return (AMBER_HELD,)

    def in_any_order(self, s: Elekt, effect: Effect, other: Effect, number: int) -> bool:
        return True

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        gain_amber(s, f.seat, effect_of(s, f).number)


@final
class DiscardAmber(LineVerb):
    """So many as the line says; with fewer, all there are. (ELK-192) Nobody discards Amber unasked. (ELK-R99)"""

    def __init__(self) -> None:
        super().__init__({"": "discard {amber} amber"}, ANY_CARD)

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-discard-amber", {"n": effect.number})

    def touches(self, effect: Effect) -> tuple[str, ...]:
        return (AMBER_HELD,)

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        return s.amber[f.seat] > 0

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        number = min(effect_of(s, f).number, s.amber[f.seat])
        if number > 0:
            pay(s, f.seat, number)
            emit(s, "discarded-amber", f.seat, number=number)


@final
class TakeSceptre(LineVerb):
    """You hold it and set its direction; the turn order already begun stays. (ELK-R22)"""

    says = WAYS

    def __init__(self) -> None:
        super().__init__({"": "take the sceptre"}, (SKIRMISH, MACHINATION, PRIVILEGE))

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-sceptre")

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask_direction(s, f.seat)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        pass_sceptre(s, f.seat, f.seat, s.clockwise if answer == NOTHING else answer == CLOCKWISE)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-direction")

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        return why_no_direction(s)


def ask_direction(s: Elekt, side: int) -> int:
    """Between two sides the direction changes nothing. (ELK-45)"""
    if s.sides == 2 and not DIRECTION_IS_ASKED_OF_TWO:
        return NOBODY
    return ask(s, side, [CLOCKWISE, COUNTER])


def why_no_direction(s: Elekt) -> Reason:
    """Of a direction that is named where none is asked for."""
    return because("ELK-45", "two-sides") if s.sides == 2 else because("ELK-40", "no-direction")


def pass_sceptre(s: Elekt, giver: int, to: int, clockwise: bool) -> None:
    s.sceptre = to
    s.clockwise = clockwise
    if s.events is not None:
        s.events.append(Event("sceptre", giver, how=CLOCKWISE if clockwise else COUNTER, other=to))


ATTACH: Final = Attach()
REMOVE: Final = Remove()
GAIN_AMBER: Final = GainAmber()
DISCARD_AMBER: Final = DiscardAmber()
TAKE_SCEPTRE: Final = TakeSceptre()
