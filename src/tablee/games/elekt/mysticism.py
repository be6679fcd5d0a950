"""The tokens of a won Mysticism clash. (rulebook, Mysticism)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.core.decision import Attempt, Reason, because
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Lasting, advance, count_only, repeat
from tablee.core.tuples import added
from tablee.games.elekt.attributes import ANY, ATTRIBUTES, NUMBER, number_of
from tablee.games.elekt.cards import ZONE_NAMES
from tablee.games.elekt.coalition import tokens_to_attach, unit_for_token
from tablee.games.elekt.effects import ATTACHING, owner_too, why_no_token
from tablee.games.elekt.line import NO, being_asked, not_here
from tablee.games.elekt.state import NUMBERS, Elekt, Verbs, attach, attach_at, is_coalition, place_at, units_in
from tablee.games.elekt.totals import more_tokens, pair_may_be_identical

PAIR: Final = 2


@final
class AttachTokens(Lasting[Elekt]):
    """Two tokens of different attributes, and what abilities add, on any Units here; fewer if one likes.
    (ELK-80, ELK-81, ELK-82, ELK-84, ELK-R56, ELK-R57, ELK-R58, ELK-R59) `those` are the attributes attached so far.
    """

    says = ATTACHING

    def allowed(self, s: Elekt, f: Frame) -> int:
        """The attributes that may come next, as bits: two that differ, the rest by the abilities that give them."""
        left = in_supply(s)
        if not f.those:
            return left
        more = more_tokens(s, f.n, f.seat)
        if len(f.those) >= PAIR + len(more):
            return 0
        identical = pair_may_be_identical(s, f.n, f.seat)
        if not more:
            return left if identical else left & (15 - (1 << number_of(f.those[0])))
        so_far = [NUMBER[name] for name in f.those]
        return sum([1 << i for i in NUMBERS[left] if fits([*so_far, i], more, identical)])

    def asks(self, s: Elekt, f: Frame) -> int:
        if is_coalition(s, f.seat):
            return NOBODY
        s.free = self.allowed(s, f)
        if s.free == 0:
            return NOBODY
        units = 0
        for i in range(f.n * s.sides, f.n * s.sides + s.sides):
            units += len(s.posts[i])
        return count_only(s, f.seat, len(NUMBERS[s.free]) * units + 1)

    def options_of(self, s: Elekt, f: Frame, seat: int) -> list[str]:
        units = units_in(s, f.n)
        return [*[posted.unit.given[i] for i in NUMBERS[self.allowed(s, f)] for posted in units], NO]

    def option_at(self, s: Elekt, f: Frame, seat: int, at: int) -> str:
        if at == s.option_count - 1:
            return NO
        units = units_in(s, f.n)
        return units[at % len(units)].unit.given[NUMBERS[self.allowed(s, f)][at // len(units)]]

    def receive_at(self, s: Elekt, f: Frame, seat: int, at: int) -> None:
        if at == s.option_count - 1:
            advance(s, f)
            return
        attributes = NUMBERS[s.free]
        number = (s.option_count - 1) // len(attributes)
        attribute = attributes[at // number]
        i, place = place_at(s, f.n, at % number)
        attach_at(s, i, place, attribute)
        self.go_on(s, f, attribute)

    def go_on(self, s: Elekt, f: Frame, attached: int) -> None:
        repeat(s, f, "", f.n, added(f.those, ATTRIBUTES[attached]))

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer not in (NO, NOTHING):
            card, attribute = s.cards.giving[answer]
            attach(s, card, attribute)
            self.go_on(s, f, attribute)
            return
        advance(s, f)
        if answer == NOTHING and is_coalition(s, f.seat):
            identical = pair_may_be_identical(s, f.n, f.seat)
            for number in tokens_to_attach(s, identical, more_tokens(s, f.n, f.seat)):
                attach(s, unit_for_token(s, f.n), number)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        more = more_tokens(s, f.n, seat)
        so_far = [NUMBER[name] for name in f.those]
        number = still_to_attach(s.supply, so_far, more, pair_may_be_identical(s, f.n, seat))
        return Phrase("ask-tokens", {"n": number, "zone": ZONE_NAMES[f.n]})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return owner_too(s, words)

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        f = being_asked(s, attempt, self)
        reason = why_no_token(s, attempt, f)
        if reason is not None or f is None:
            return reason or super().why_not(s, attempt)
        reason = not_here(s, f, attempt.word("card"), "ELK-80")
        if reason is not None:
            return reason
        symbol = attempt.word("symbol")
        return because("ELK-80", "must-differ" if symbol in f.those else "pair-complete", {"symbol": symbol})


def in_supply(s: Elekt) -> int:
    """The attributes of which there are tokens, as bits."""
    bits: i64 = 0
    bit: i64 = 1
    for number in s.supply:
        if number > 0:
            bits += bit
        bit += bit
    return bits


def fits(chosen: list[int], more: list[int], identical: bool) -> bool:
    """Whether these tokens are a pair that differs (unless it may be identical) and the ones that `more` allows."""
    rest = list(chosen)
    for wanted in more:
        if wanted in rest:
            rest.remove(wanted)
    free = more.count(ANY)
    if identical:
        return len(rest) <= PAIR + free
    return len(rest) <= PAIR + free and all(rest.count(attribute) <= 1 + free for attribute in range(4))


def still_to_attach(supply: list[int], so_far: list[int], more: list[int], identical: bool) -> int:
    """How many tokens may follow those attached so far, as far as the supply goes. (ELK-R57)"""
    most = 0
    for i in range(4):
        if supply[i] > 0 and fits([*so_far, i], more, identical):
            left = [number - 1 if at == i else number for at, number in enumerate(supply)]
            most = max(most, 1 + still_to_attach(left, [*so_far, i], more, identical))
    return most


ATTACH_TOKENS: Final[Verbs] = (AttachTokens(),)
