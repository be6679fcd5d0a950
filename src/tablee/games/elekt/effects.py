"""What the lines of cards do to tokens, Amber and the Sceptre."""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.stack import NOBODY, NOTHING, Frame, emit
from tablee.games.elekt.attributes import ATTRIBUTES, COALITION_ORDER, NUMBER, count
from tablee.games.elekt.cards import MACHINATION, PRIVILEGE, SKIRMISH
from tablee.games.elekt.coalition import token_to_attach, unit_for_token
from tablee.games.elekt.court import gain_amber, pay
from tablee.games.elekt.draw import ANY_CARD
from tablee.games.elekt.line import AMBER_HELD, NO, THIS, LineVerb, ask, declinable
from tablee.games.elekt.moments import Effect
from tablee.games.elekt.rulings import DIRECTION_IS_ASKED_OF_TWO
from tablee.games.elekt.state import (
    ANYWHERE,
    Elekt,
    Posted,
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

ANY: Final = "any"
CLOCKWISE: Final = "clockwise"
COUNTER: Final = "counter-clockwise"


def units_here(s: Elekt, zone: int) -> list[Posted]:
    """The Units of a zone, or of all of them."""
    if zone != ANYWHERE:
        return units_in(s, zone)
    return [posted for z in range(3) for posted in units_in(s, z)]


@final
class Attach(LineVerb):
    """A token from the supply to a Unit: `it` is the attribute or "any", then the Unit if it is fixed.
    (ELK-16, ELK-195)
    """

    def __init__(self) -> None:
        super().__init__({"attach {token}": "{token}", "attach {token} to {unit}": "{token} {unit}"}, ANY_CARD)

    def in_words(self, args: str) -> Phrase:
        attribute, _, to = args.partition(" ")
        if attribute == ANY:
            if to == "":
                return Phrase("line-attach-any")
            return Phrase("line-attach-any-this" if to == THIS else "line-attach-any-it")
        if to == "":
            return Phrase("line-attach", {"symbol": attribute})
        return Phrase("line-attach-this" if to == THIS else "line-attach-it", {"symbol": attribute})

    def touches(self, args: str) -> tuple[str, ...]:
        attribute = args.split(" ")[0]
        return ATTRIBUTES if attribute == ANY else (attribute,)

    def in_any_order(self, s: Elekt, args: str, others: str, number: int) -> bool:
        """While there are tokens for all."""
        wanted = self.touches(others)
        return all(s.supply[NUMBER[attribute]] >= number for attribute in self.touches(args) if attribute in wanted)

    def joins_the_pair(self, effect: Effect) -> bool:
        return " " not in effect.args and not effect.optional

    def options(self, s: Elekt, args: str, zone: int) -> list[str]:
        words = args.split(" ")
        attributes = [i for i in range(4) if s.supply[i] > 0 and words[0] in (ANY, ATTRIBUTES[i])]
        if len(words) > 1:
            posted = find(s, words[1])
            if posted is None or (zone != ANYWHERE and zone_of(s, words[1]) != zone):
                return []
            return [posted.unit.given[i] for i in attributes]
        return [posted.unit.given[i] for i in attributes for posted in units_here(s, zone)]

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        attribute, _, card = args.partition(" ")
        left = sum(s.supply) if attribute == ANY else s.supply[NUMBER[attribute]]
        if left == 0:
            return False
        if card:
            there = zone_of(s, card)
            return there >= 0 and zone in (ANYWHERE, there)
        if is_coalition(s, side):
            return unit_for_token(s, zone) != ""  # on its own Units only (ELK-174)
        if zone == ANYWHERE:
            return any(len(units) > 0 for units in s.posts)
        return len(participants(s, zone)) > 0

    def asks(self, s: Elekt, f: Frame) -> int:
        options = self.options(s, f.it, f.n)
        if " " in f.it and len(options) < 2:
            return NOBODY  # nothing to choose: this token, that Unit (ELK-R146)
        if options and " " not in f.it and declinable(s, f.source):
            options.append(NO)
        return ask(s, f.seat, options)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            return
        if answer == NOTHING:
            options = self.options(s, f.it, f.n)
            if not options:
                return
            answer = self.coalition_chooses(s, f, options) if is_coalition(s, f.seat) else options[0]
            if answer == NOTHING:
                return
        card, attribute = s.cards.giving[answer]
        attach(s, card, attribute)

    def coalition_chooses(self, s: Elekt, f: Frame, options: list[str]) -> str:
        words = f.it.split(" ")
        attribute = token_to_attach(s) if words[0] == ANY else NUMBER[words[0]]
        card = words[1] if len(words) > 1 else unit_for_token(s, f.n)
        answer = f"{ATTRIBUTES[attribute]} {card}"
        return answer if answer in options else NOTHING

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-attach", {"card": f.source})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return label_of_token(answer)

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return phrase_of_token(s, answer)


def label_of_token(answer: str) -> str:
    return "attach nothing" if answer == NO else f"attach {answer.replace(' ', ' to ')}"


def phrase_of_token(s: Elekt, answer: str) -> Phrase:
    if answer == NO:
        return Phrase("say-attach-nothing")
    attribute, card = answer.split(" ")
    return Phrase("say-attach", {"symbol": attribute, "card": card, "player": owner_of(s, card)})


@final
class Remove(LineVerb):
    """A token from a Unit of yours to the supply: `it` is the attribute or "any", then the Unit if it is fixed.
    (ELK-196) It is no gift, so it is not declined once it is due. (ELK-R07)
    """

    def __init__(self) -> None:
        super().__init__({"remove {token}": "{token}", "remove {token} from {unit}": "{token} {unit}"}, ANY_CARD)

    def in_words(self, args: str) -> Phrase:
        attribute, _, of = args.partition(" ")
        if attribute == ANY:
            if of == "":
                return Phrase("line-remove-any")
            return Phrase("line-remove-any-this" if of == THIS else "line-remove-any-it")
        if of == "":
            return Phrase("line-remove", {"symbol": attribute})
        return Phrase("line-remove-this" if of == THIS else "line-remove-it", {"symbol": attribute})

    def options(self, s: Elekt, side: int, args: str, zone: int) -> list[str]:
        """Leftmost Unit first, its tokens in the order A, B, D, M: the first is the Coalition's. (ELK-178, ELK-R125)"""
        attribute, _, card = args.partition(" ")
        found: list[str] = []
        for z in range(3) if zone == ANYWHERE else range(zone, zone + 1):
            for posted in post(s, z, side):
                if posted.number == 0 or card not in ("", posted.card):
                    continue
                for i in COALITION_ORDER:
                    if attribute in (ANY, ATTRIBUTES[i]) and count(posted.tokens, i) > 0:
                        found.append(posted.unit.given[i])
        return found

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        return len(self.options(s, side, args, zone)) > 0

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask(s, f.seat, self.options(s, f.seat, f.it, f.n))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            options = self.options(s, f.seat, f.it, f.n)
            if not options:
                return  # no such token: what cannot be done is left (ELK-110)
            answer = options[0]
        card, attribute = s.cards.giving[answer]
        remove(s, card, attribute)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-remove", {"card": f.source})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return f"remove {answer.replace(' ', ' from ')}"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        attribute, card = answer.split(" ")
        return Phrase("say-remove", {"symbol": attribute, "card": card})


@final
class GainAmber(LineVerb):
    """`it` is how many. (ELK-193)"""

    def __init__(self) -> None:
        super().__init__({"gain {amber} amber": "{amber}"}, ANY_CARD)

    def in_words(self, args: str) -> Phrase:
        return Phrase("line-gain", {"n": int(args)})

    def touches(self, args: str) -> tuple[str, ...]:
        return (AMBER_HELD,)

    def in_any_order(self, s: Elekt, args: str, others: str, number: int) -> bool:
        return True

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        gain_amber(s, f.seat, int(f.it))


@final
class DiscardAmber(LineVerb):
    """`it` is how many; with fewer, all there are. (ELK-192)"""

    def __init__(self) -> None:
        super().__init__({"discard {amber} amber": "{amber}"}, ANY_CARD)

    def in_words(self, args: str) -> Phrase:
        return Phrase("line-discard-amber", {"n": int(args)})

    def touches(self, args: str) -> tuple[str, ...]:
        return (AMBER_HELD,)

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        return s.amber[side] > 0

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        number = min(int(f.it), s.amber[f.seat])
        if number > 0:
            pay(s, f.seat, number)
            emit(s, "discarded-amber", f.seat, number=number)


@final
class TakeSceptre(LineVerb):
    """You hold it and set its direction; the turn order already begun stays. (ELK-R22)"""

    def __init__(self) -> None:
        super().__init__({"take the sceptre": ""}, (SKIRMISH, MACHINATION, PRIVILEGE))

    def in_words(self, args: str) -> Phrase:
        return Phrase("line-sceptre")

    def asks(self, s: Elekt, f: Frame) -> int:
        if s.sides == 2 and not DIRECTION_IS_ASKED_OF_TWO:
            return NOBODY
        return ask(s, f.seat, [CLOCKWISE, COUNTER])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        pass_sceptre(s, f.seat, f.seat, s.clockwise if answer == NOTHING else answer == CLOCKWISE)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-direction")

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return answer

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return Phrase("say-clockwise" if answer == CLOCKWISE else "say-counter")


def pass_sceptre(s: Elekt, giver: int, to: int, clockwise: bool) -> None:
    s.sceptre = to
    s.clockwise = clockwise
    emit(s, "sceptre", giver, place=CLOCKWISE if clockwise else COUNTER, other=to)


ATTACH: Final = Attach()
REMOVE: Final = Remove()
GAIN_AMBER: Final = GainAmber()
DISCARD_AMBER: Final = DiscardAmber()
TAKE_SCEPTRE: Final = TakeSceptre()
