"""The four clashes of a zone. (rulebook, Clash phase)

The frame of a clash: `it` is the attribute, `n` the zone. Once it is won the seat is the winner.
"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase
from tablee.core.stack import NOBODY, NOTHING, Frame, Verb, begin, emit, repeat
from tablee.games.elekt.ability import AMBER, DISCARD, pay_for, trigger
from tablee.games.elekt.attributes import ATTRIBUTES, AUTHORITY, DUPLICITY, MYSTICISM, NUMBER, ONE
from tablee.games.elekt.banish import BANISH, UNIT
from tablee.games.elekt.cards import ELITE, PRIVILEGE, ZONES
from tablee.games.elekt.coalition import token_to_steal, tokens_to_attach, unit_for_token
from tablee.games.elekt.court import check_victory
from tablee.games.elekt.draw import called
from tablee.games.elekt.effects import ANY, label_of_token, phrase_of_token
from tablee.games.elekt.line import NO, LineVerb, ask
from tablee.games.elekt.moments import LOWEST_RANK, YOU
from tablee.games.elekt.moves import SWAP
from tablee.games.elekt.rulings import MASTERS_DECIDE_EMPTY_TIES
from tablee.games.elekt.state import (
    NO_CARD,
    Elekt,
    Posted,
    attach,
    find,
    highest,
    is_coalition,
    lowest,
    participants,
    post,
    ranked,
    replace,
    units_in,
    with_at,
    zone_ability,
)
from tablee.games.elekt.state import (
    PRIVILEGE as PRIVILEGE_ZONE,
)
from tablee.games.elekt.totals import FEWER_THAN_ANY, more_tokens, pair_may_be_identical, total, with_most

PAIR: Final = 2


def order_of(s: Elekt, zone: int) -> str:
    """The attributes of a zone in their order, fixed when the zone begins. (ELK-68, ELK-132, ELK-R80)"""
    order = zone_ability(s, zone).order_of_clashes()
    return " ".join([ATTRIBUTES[i] for i in order]) if order else " ".join(ATTRIBUTES)


@final
class ResolveZones(Verb[Elekt]):
    """Skirmish, Machination, Privilege, each completely before the next. (ELK-67) `it`: attributes still to come."""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        rest = f.it
        if rest == "":
            s.phase = ZONES[f.n]
            emit(s, "zone", -1, place=ZONES[f.n])
            rest = order_of(s, f.n)
        attribute, _, later = rest.partition(" ")
        if later:
            repeat(s, f, later, f.n)
        elif f.n < 2:
            repeat(s, f, "", f.n + 1)
        clash(s, f.n, NUMBER[attribute])


def clash(s: Elekt, zone: int, attribute: int) -> None:
    """Compare the sides that have a Unit here now. (ELK-69 … ELK-79)"""
    if not zone_ability(s, zone).resolves(attribute):
        return
    sides = participants(s, zone)
    if attribute == AUTHORITY:
        compare_for_card(s, zone, sides)
        return
    # Not won without a symbol. (ELK-76, ELK-R13)
    tied = with_most(s, zone, sides, attribute, 1, 0 if MASTERS_DECIDE_EMPTY_TIES else 1)
    if len(tied) == 1:
        win(s, tied[0], attribute, zone)
    elif tied:
        emit(s, "tied", -1, place=ATTRIBUTES[attribute], number=total(s, zone, tied[0], attribute))
        begin(s, NOBODY, ATTRIBUTES[attribute], TIE, " ".join([str(side) for side in tied]), zone)


def compare_for_card(s: Elekt, zone: int, sides: list[int]) -> None:
    """Authority, also with no symbol at all; a tie goes to the highest court rank. (ELK-75, ELK-77, ELK-98, ELK-99)"""
    prize = s.face_up[zone]
    if prize == NO_CARD:
        return  # no prize, and nobody wins one (ELK-R77)
    if not sides:
        s.face_up[zone] = NO_CARD
        s.box = (*s.box, prize)
        emit(s, "unclaimed", -1, card=prize, place=ZONES[zone])
        return
    card = zone_ability(s, zone)
    compared = card.won_by() if card.won_by() >= 0 else AUTHORITY
    sign = -1 if card.fewest_wins() else 1
    tied = with_most(s, zone, sides, compared, sign, FEWER_THAN_ANY)
    if len(tied) == 1:
        win(s, tied[0], AUTHORITY, zone)
        return
    winner = winner_by_text(s, tied, AUTHORITY, zone)
    win(s, highest(s, tied) if winner == NOBODY else winner, AUTHORITY, zone)


def winner_by_text(s: Elekt, tied: list[int], attribute: int, zone: int) -> int:
    """Who wins a tie by a Privilege, a Unit here, or the card of the zone, in this order. (ELK-30, ELK-R01, ELK-R02)"""
    for side in ranked(s):
        for privilege in s.privileges[side]:
            winner = goes_to(s, tied, s.cards.privileges[privilege].ability.breaks_tie(attribute), side)
            if winner != NOBODY:
                return winner
    for side in ranked(s):
        for posted in post(s, zone, side):
            winner = goes_to(s, tied, posted.unit.ability.breaks_tie(attribute), side)
            if winner != NOBODY:
                return winner
    return goes_to(s, tied, zone_ability(s, zone).breaks_tie(attribute), NOBODY)


def goes_to(s: Elekt, tied: list[int], whom: str, owner: int) -> int:
    """The tied side that a text of that owner names. "You" must be tied; the lowest rank always is."""
    if whom == YOU and owner in tied:
        return owner
    return lowest(s, tied) if whom == LOWEST_RANK else NOBODY


@final
class BreakTie(Verb[Elekt]):
    """Owners of a Master for this attribute, by court rank, may name the winner. (ELK-135 … ELK-137, ELK-R11 … ELK-R17)

    The source is the attribute, `it` the tied sides, then the Masters that were asked. A side is a digit.
    """

    def tied(self, f: Frame) -> list[int]:
        return [int(word) for word in f.it.split(" ") if word.isdigit()]

    def master(self, s: Elekt, f: Frame) -> tuple[int, str]:
        """The next owner and Master to be asked."""
        attribute = NUMBER[f.source]
        for side in ranked(s):
            for privilege in s.privileges[side]:
                effect = s.cards.privileges[privilege].ability.when_tied(attribute)
                if effect.verb is None or privilege in f.it.split(" "):
                    continue
                if is_coalition(s, side) or effect.discards or s.amber[side] >= effect.amber:
                    return side, privilege
        return NOBODY, ""

    def asks(self, s: Elekt, f: Frame) -> int:
        side, master = self.master(s, f)
        if side == NOBODY:
            return NOBODY
        effect = s.cards.privileges[master].ability.effect
        tied = self.tied(f)
        options: list[str] = []
        if effect.amber > 0 and s.amber[side] >= effect.amber:
            options += [f"{AMBER} {other}" for other in tied]
        if effect.discards:
            options += [f"{DISCARD} {other}" for other in tied]
        return ask(s, side, [*options, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        side, master = self.master(s, f)
        attribute = NUMBER[f.source]
        if side == NOBODY:
            winner = winner_by_text(s, self.tied(f), attribute, f.n)
            if winner != NOBODY:
                win(s, winner, attribute, f.n)
        elif answer == NOTHING:
            # The Coalition: at every opportunity, for nothing, in its own favour. (ELK-148, ELK-149)
            emit(s, "used", side, card=master)
            win(s, side, attribute, f.n)
        elif answer == NO:
            repeat(s, f, f"{f.it} {master}", f.n)
        else:
            way, winner_word = answer.split(" ")
            pay_for(s, side, master, way)
            win(s, int(winner_word), attribute, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-tie", {"card": self.master(s, f)[1], "symbol": f.source})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        master = self.master(s, f)[1]
        if answer == NO:
            return f"do not use {master}"
        way, winner = answer.split(" ")
        if way == AMBER:
            return f"spend {s.cards.privileges[master].ability.effect.amber} amber, {called(s, int(winner))} wins"
        return f"discard {master}, {called(s, int(winner))} wins"

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        master = self.master(s, f)[1]
        if answer == NO:
            return Phrase("say-use-no", {"card": master})
        way, winner = answer.split(" ")
        if way == DISCARD:
            return Phrase("say-tie-discard", {"card": master, "player": int(winner)})
        return Phrase("say-tie", {"n": s.cards.privileges[master].ability.effect.amber, "player": int(winner)})


def win(s: Elekt, side: int, attribute: int, zone: int) -> None:
    """The winner carries out the effect of the attribute, then the abilities that follow a win. (ELK-73, ELK-R04)"""
    if attribute == AUTHORITY:
        emit(s, "won-card", side, card=s.face_up[zone], place=ZONES[zone])
    else:
        emit(s, "won", side, place=ATTRIBUTES[attribute], number=total(s, zone, side, attribute))
    begin(s, side, ATTRIBUTES[attribute], AFTER_WINNING, s.face_up[zone], zone)
    if attribute == AUTHORITY:
        take_card(s, side, zone)
    elif attribute == MYSTICISM:
        begin(s, side, ATTRIBUTES[attribute], ATTACH_TOKENS, "", zone)
    elif attribute == DUPLICITY:
        begin(s, side, ATTRIBUTES[attribute], STEAL if is_coalition(s, side) else SWAP_CLASH, "", zone)
    else:
        begin(s, side, ATTRIBUTES[attribute], BANISH.alone, UNIT, zone)


def take_card(s: Elekt, side: int, zone: int) -> None:
    """The card of the zone is won; its rules here end with it. The game may be over. (ELK-98, ELK-101, ELK-183)"""
    card = s.face_up[zone]
    s.face_up[zone] = NO_CARD
    if zone != PRIVILEGE_ZONE:
        s.won = with_at(s.won, side, (*s.won[side], card))
    elif is_coalition(s, side):
        s.face_down = with_at(s.face_down, side, (*s.face_down[side], card))
        s.privilege_winner = side
    else:
        s.privileges = with_at(s.privileges, side, (*s.privileges[side], card))
        s.privilege_winner = side
    check_victory(s, side)


@final
class AfterWinning(Verb[Elekt]):
    """The winner's Units here, then the card of the zone. (ELK-R04, ELK-30) `it` is the card that was there."""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        attribute = NUMBER[f.source]
        found: list[tuple[int, str]] = []
        for posted in post(s, f.n, f.seat):
            effect = posted.unit.ability.after_winning(attribute)
            if effect.verb is not None and not (attribute == MYSTICISM and effect.verb.joins_the_pair(effect)):
                found.append((f.seat, posted.card))
        if f.n != PRIVILEGE_ZONE and f.it != NO_CARD:
            card = s.cards.zone_cards[f.it].ability
            effect = card.after_winning_this() if attribute == AUTHORITY else card.after_winning(attribute)
            joined = effect.verb is not None and attribute == MYSTICISM and effect.verb.joins_the_pair(effect)
            # A stolen token stands for the Coalition's swap. (ELK-176, ELK-179)
            stolen = effect.verb is SWAP and is_coalition(s, f.seat)
            if effect.verb is not None and not joined and not stolen:
                trigger(s, [(f.seat, f.it)], f.n)
        trigger(s, found, f.n)


@final
class AttachTokens(Verb[Elekt]):
    """Two tokens of different attributes, and what abilities add, on any Units here; fewer if one likes.
    (ELK-80 … ELK-82, ELK-R56 … ELK-R58) `it` lists the attributes attached so far.
    """

    def allowed(self, s: Elekt, f: Frame) -> list[int]:
        """The attributes that may come next: two that differ, the rest by the abilities that give them."""
        if f.it == "":
            return [i for i in range(4) if s.supply[i] > 0]
        more = more_tokens(s, f.n, f.seat)
        so_far = f.it.split(" ")
        if len(so_far) >= PAIR + len(more):
            return []
        identical = pair_may_be_identical(s, f.n, f.seat)
        if not more:
            return [i for i in range(4) if s.supply[i] > 0 and (identical or ATTRIBUTES[i] != f.it)]
        return [i for i in range(4) if s.supply[i] > 0 and fits([*so_far, ATTRIBUTES[i]], more, identical)]

    def asks(self, s: Elekt, f: Frame) -> int:
        if is_coalition(s, f.seat):
            return NOBODY
        attributes = self.allowed(s, f)
        if not attributes:
            return NOBODY
        units = units_in(s, f.n)
        options = [posted.unit.given[i] for i in attributes for posted in units]
        options.append(NO)
        s.options = options
        return f.seat

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NO:
            return
        if answer != NOTHING:
            card, attribute = s.cards.giving[answer]
            attach(s, card, attribute)
            repeat(s, f, f"{f.it} {ATTRIBUTES[attribute]}" if f.it else ATTRIBUTES[attribute], f.n)
        elif is_coalition(s, f.seat):
            identical = pair_may_be_identical(s, f.n, f.seat)
            for number in tokens_to_attach(s, identical, more_tokens(s, f.n, f.seat)):
                attach(s, unit_for_token(s, f.n), number)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-tokens", {"n": PAIR + len(more_tokens(s, f.n, f.seat)), "symbol": ZONES[f.n]})

    def label(self, s: Elekt, f: Frame, seat: int, answer: str) -> str:
        return label_of_token(answer)

    def phrase(self, s: Elekt, f: Frame, seat: int, answer: str) -> Phrase:
        return phrase_of_token(s, answer)


def fits(chosen: list[str], more: list[str], identical: bool) -> bool:
    """Whether these tokens are a pair that differs (unless it may be identical) and the ones that `more` allows."""
    rest = list(chosen)
    for wanted in more:
        if wanted in rest:
            rest.remove(wanted)
    free = more.count(ANY)
    if identical:
        return len(rest) <= PAIR + free
    return len(rest) <= PAIR + free and all(rest.count(name) <= 1 + free for name in ATTRIBUTES)


@final
class Steal(Verb[Elekt]):
    """The Coalition does not swap: it steals a token, and one more for each ability that a swap would set off.
    (ELK-176 … ELK-179, ELK-R125 … ELK-R127)
    """

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        number = 1
        for posted in post(s, f.n, f.seat):
            if posted.unit.ability.after_a_swap().verb is not None:
                number += 1
        if zone_ability(s, f.n).after_winning(NUMBER[f.source]).verb is SWAP:
            number += 1
        for _ in range(number):
            card, attribute = token_to_steal(s, f.n)
            thief = unit_for_token(s, f.n)
            if attribute < 0 or not thief:
                return
            robbed, robber = find(s, card), find(s, thief)
            assert robbed is not None
            assert robber is not None
            replace(s, card, Posted(robbed.unit, robbed.tokens - ONE[attribute]))
            replace(s, thief, Posted(robber.unit, robber.tokens + ONE[attribute]))
            emit(s, "stole", f.seat, card=thief, place=ATTRIBUTES[attribute], other=0)


@final
class ResolveNow(LineVerb):
    """A whole clash of the zone at once; the later one still takes place. (ELK-128 … ELK-130, ELK-R51 … ELK-R54)"""

    def __init__(self) -> None:
        super().__init__({"resolve {clash} now": "{clash}"}, (ELITE,))

    def in_words(self, args: str) -> Phrase:
        return Phrase("line-resolve", {"symbol": args})

    def is_possible(self, s: Elekt, side: int, source: str, args: str, zone: int) -> bool:
        return zone_ability(s, zone).resolves(NUMBER[args])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        clash(s, f.n, NUMBER[f.it])


@final
class ChooseWinner(LineVerb):
    """The sentence of the Masters; `BreakTie` carries it out in its window. (ELK-135)"""

    def __init__(self) -> None:
        super().__init__({"choose the winner": ""}, (PRIVILEGE,))

    def in_words(self, args: str) -> Phrase:
        return Phrase("line-choose")


RESOLVE_NOW: Final = ResolveNow()
CHOOSE_WINNER: Final = ChooseWinner()
TIE: Final = (BreakTie(),)
AFTER_WINNING: Final = (AfterWinning(),)
ATTACH_TOKENS: Final = (AttachTokens(),)
SWAP_CLASH: Final = SWAP.alone
STEAL: Final = (Steal(),)
CLASHES: Final = (ResolveZones(),)
