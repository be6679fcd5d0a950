"""The four clashes of a zone. (rulebook, Clash phase)

The frame of a clash: the source is the attribute, `n` the zone. Once it is won the seat is the winner.
"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Lasting, Verb, advance, begin, emit, repeat
from tablee.core.tuples import added, with_at
from tablee.games.elekt.ability import AMBER, DISCARD, RULE_OF_MASTER, pay_for, trigger, why_not_the_moment, why_not_use
from tablee.games.elekt.attributes import ATTRIBUTES, AUTHORITY, DUPLICITY, MYSTICISM, ONE, number_of
from tablee.games.elekt.banish import BANISH, NONE_FOUND
from tablee.games.elekt.cards import ELITE, PRIVILEGE, ZONE_NAMES, Posted
from tablee.games.elekt.coalition import token_to_steal, unit_for_token
from tablee.games.elekt.court import check_victory
from tablee.games.elekt.line import NO, LineVerb, ask, being_asked, effect_of
from tablee.games.elekt.moments import (
    AFTER_WINNING,
    BREAKS_TIES,
    LOWEST_RANK,
    NOBODY_IN_PARTICULAR,
    WHEN_TIED,
    YOU,
    Ability,
    Effect,
)
from tablee.games.elekt.moves import SWAP
from tablee.games.elekt.mysticism import ATTACH_TOKENS
from tablee.games.elekt.rulings import MASTERS_DECIDE_EMPTY_TIES
from tablee.games.elekt.slots import SIDE, named
from tablee.games.elekt.state import (
    NO_CARD,
    PRIVILEGE_ZONE,
    Elekt,
    Verbs,
    find,
    held,
    highest,
    is_coalition,
    lowest,
    participants,
    post,
    privileges_of,
    ranked,
    replace,
    won_ability,
    zone_ability,
)
from tablee.games.elekt.totals import FEWER_THAN_ANY, total, with_most

NOT_YET: Final[list[int]] = []
"""Who is tied: to be found out if anybody asks."""
USUAL: Final[tuple[tuple[str, ...], ...]] = tuple([ATTRIBUTES[at:] for at in range(len(ATTRIBUTES) + 1)])


def order_of(s: Elekt, zone: int) -> tuple[str, ...]:
    """The attributes of a zone in their order, fixed when the zone begins. (ELK-68, ELK-132, ELK-133, ELK-R80)"""
    order = zone_ability(s, zone).order_of_clashes()
    return tuple([ATTRIBUTES[i] for i in order]) if order else ATTRIBUTES


@final
class ResolveZones(Lasting[Elekt]):
    """Skirmish, Machination, Privilege, each completely before the next. (ELK-67) `n` is the zone, `those` are the
    attributes still to come in it."""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        rest = f.those
        if not rest:
            s.phase = ZONE_NAMES[f.n]
            if s.events is not None:
                s.events.append(Event("zone", -1, zone=ZONE_NAMES[f.n]))
            rest = order_of(s, f.n)
        if len(rest) > 1:
            repeat(s, f, "", f.n, rest_of(rest))
        elif f.n < PRIVILEGE_ZONE:
            repeat(s, f, "", f.n + 1)
        else:
            advance(s, f)
        clash(s, f.n, number_of(rest[0]))


def rest_of(attributes: tuple[str, ...]) -> tuple[str, ...]:
    """All but the first. Mostly they are the usual ones, whose rest is made once."""
    at = len(ATTRIBUTES) - len(attributes)
    return USUAL[at + 1] if attributes is USUAL[at] else attributes[1:]


def clash(s: Elekt, zone: int, attribute: int) -> None:
    """Compare the sides that have a Unit here now.
    (ELK-69, ELK-70, ELK-71, ELK-72, ELK-73, ELK-74, ELK-76, ELK-78, ELK-79, ELK-R55, ELK-R76)"""
    card = zone_ability(s, zone)
    if not card.resolves(attribute):
        return
    sides = participants(s, zone)
    if attribute == AUTHORITY:
        compare_for_card(s, zone, card, sides)
        return
    tied = ahead_by(s, zone, card, sides, attribute)
    if len(tied) == 1:
        win(s, tied[0], attribute, zone)
    elif tied:
        if s.events is not None:
            s.events.append(Event("tied", -1, symbol=ATTRIBUTES[attribute], number=total(s, zone, tied[0], attribute)))
        if next_master(s, attribute, ())[0] == NOBODY:
            win_by_text(s, tied, attribute, zone)
        else:
            begin(s, NOBODY, ATTRIBUTES[attribute], TIE, "", zone)


def ahead(s: Elekt, zone: int, sides: list[int], attribute: int) -> list[int]:
    """The sides with the most symbols. Nothing is won without a symbol. (ELK-76, ELK-R13)"""
    return ahead_by(s, zone, zone_ability(s, zone), sides, attribute)


def ahead_by(s: Elekt, zone: int, card: Ability, sides: list[int], attribute: int) -> list[int]:
    """The same where the ability of the zone's card is at hand."""
    return with_most(s, zone, card, sides, attribute, 1, 0 if MASTERS_DECIDE_EMPTY_TIES else 1)


def compare_for_card(s: Elekt, zone: int, card: Ability, sides: list[int]) -> None:
    """Authority, also with no symbol at all; a tie goes to the highest court rank.
    (ELK-75, ELK-77, ELK-98, ELK-99, ELK-100, ELK-R75)"""
    prize = s.face_up[zone]
    if prize == NO_CARD:
        return  # no prize, and nobody wins one (ELK-R77)
    if not sides:
        s.face_up[zone] = NO_CARD
        s.box = added(s.box, prize)
        if s.events is not None:
            s.events.append(Event("unclaimed", -1, card=prize, zone=ZONE_NAMES[zone]))
        return
    win(s, winner_of_card(s, zone, card, sides), AUTHORITY, zone)


def winner_of_card(s: Elekt, zone: int, card: Ability, sides: list[int]) -> int:
    """Which of the sides, of which there is one at least, wins the card of the zone."""
    compared = card.won_by() if card.won_by() >= 0 else AUTHORITY
    sign = -1 if card.fewest_wins() else 1
    tied = with_most(s, zone, card, sides, compared, sign, FEWER_THAN_ANY)
    if len(tied) == 1:
        return tied[0]
    winner = winner_by_text(s, tied, AUTHORITY, zone)
    return highest(s, tied) if winner == NOBODY else winner


def winner_by_text(s: Elekt, tied: list[int], attribute: int, zone: int) -> int:
    """Who wins a tie by a Privilege, a Unit here, or the card of the zone, in this order; before
    the rule itself. (ELK-30, ELK-R01, ELK-R02, ELK-R03) Mostly there is no such text: who is tied may be NOT_YET known.
    """
    order = ranked(s)
    for side in order if held(s).speak & BREAKS_TIES else ():
        for privilege in privileges_of(s, side):
            if privilege.speaks & BREAKS_TIES:
                winner = goes_to(s, tied, attribute, zone, privilege.ability.breaks_tie(attribute), side)
                if winner != NOBODY:
                    return winner
    first = zone * s.sides
    for side in order:
        for posted in s.posts[first + side]:
            if posted.speaks & BREAKS_TIES:
                winner = goes_to(s, tied, attribute, zone, posted.unit.ability.breaks_tie(attribute), side)
                if winner != NOBODY:
                    return winner
    return goes_to(s, tied, attribute, zone, zone_ability(s, zone).breaks_tie(attribute), NOBODY)


def goes_to(s: Elekt, tied: list[int], attribute: int, zone: int, whom: str, owner: int) -> int:
    """The tied side that a text of that owner names. "You" must be tied; the lowest rank always is."""
    if whom == NOBODY_IN_PARTICULAR:
        return NOBODY
    if not tied:
        tied = ahead(s, zone, participants(s, zone), attribute)
    if whom == YOU and owner in tied:
        return owner
    return lowest(s, tied) if whom == LOWEST_RANK else NOBODY


def win_by_text(s: Elekt, tied: list[int], attribute: int, zone: int) -> None:
    """A tie that no Master decides: won by whom a text names, or by nobody."""
    winner = winner_by_text(s, tied, attribute, zone)
    if winner != NOBODY:
        win(s, winner, attribute, zone)


def next_master(s: Elekt, attribute: int, asked: tuple[str, ...]) -> tuple[int, str]:
    """The owner and the Master to be asked next, of those that can pay; NOBODY if there is none."""
    if not held(s).speak & WHEN_TIED:
        return NOBODY, ""
    for side in ranked(s):
        for privilege in privileges_of(s, side):
            if not privilege.speaks & WHEN_TIED or privilege.id in asked:
                continue
            effect = privilege.ability.when_tied(attribute)
            if effect.verb is not None and (is_coalition(s, side) or effect.discards or s.amber[side] >= effect.amber):
                return side, privilege.id
    return NOBODY, ""


def tied_sides(s: Elekt, f: Frame) -> list[int]:
    """Whom a tie is between: nothing moves until it is decided."""
    return ahead(s, f.n, participants(s, f.n), number_of(f.source))


@final
class BreakTie(Verb[Elekt]):
    """Owners of a Master for this attribute, by court rank, may name the winner.
    (ELK-135, ELK-136, ELK-137, ELK-R11, ELK-R12, ELK-R13, ELK-R14, ELK-R16, ELK-R17, ELK-R53, ELK-R90,
    ELK-R147)

    The source is the attribute, `n` the zone, `those` are the Masters that were asked.
    """

    says = (
        Says("use-no", "do not use {card}", NO),
        Says("tie", "spend {n} amber, {player} wins", f"{AMBER} {{player}}", SIDE),
        Says("tie-discard", "discard {card}, {player} wins", f"{DISCARD} {{player}}", SIDE),
    )

    def master(self, s: Elekt, f: Frame) -> tuple[int, str]:
        """The next owner and Master to be asked."""
        return next_master(s, number_of(f.source), f.those)

    def asks(self, s: Elekt, f: Frame) -> int:
        side, master = self.master(s, f)
        if side == NOBODY or is_coalition(s, side):
            return NOBODY
        effect = s.cards.privileges[master].ability.effect
        tied = tied_sides(s, f)
        options: list[str] = []
        if effect.amber > 0 and s.amber[side] >= effect.amber:
            options += [f"{AMBER} {other}" for other in tied]
        if effect.discards:
            options += [f"{DISCARD} {other}" for other in tied]
        return ask(s, side, [*options, NO])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        side, master = self.master(s, f)
        attribute = number_of(f.source)
        if side == NOBODY:
            win_by_text(s, NOT_YET, attribute, f.n)
        elif answer == NOTHING:
            # The Coalition: at every opportunity, for nothing, in its own favour. (ELK-148, ELK-149)
            emit(s, "used", side, card=master)
            win(s, side, attribute, f.n)
        elif answer == NO:
            repeat(s, f, "", f.n, added(f.those, master))
        else:
            says, words = self.reading(answer)
            pay_for(s, side, master, AMBER if says.key == "tie" else DISCARD)
            win(s, int(words["player"]), attribute, f.n)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-tie", {"card": self.master(s, f)[1], "symbol": f.source})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        master = self.master(s, f)[1]
        given = {"card": master, "n": str(s.cards.privileges[master].ability.effect.amber)}
        return {**given, **named(s, int(words["player"]))} if words else given

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        if attempt.key == "use-no":
            return why_not_use(s, attempt)
        f = being_asked(s, attempt, self)
        own = s.privileges[attempt.seat]
        asked = "" if f is None else self.master(s, f)[1]
        master = attempt.word("card") or asked or first_master(s, own)
        if master == "":
            return because("ELK-29", "no-master")
        if master not in s.cards.abilities:
            return no_card(master)
        if master not in own:
            return because("ELK-29", "not-your-privilege", {"card": master})
        if f is None or master != asked:
            other = f is not None and s.cards.abilities[master].when_tied(number_of(f.source)).verb is not None
            return because("ELK-R17", "other-master") if other else why_not_the_moment(s, attempt.seat, master)
        return self.why_not_with(s, f, master, attempt)

    def why_not_with(self, s: Elekt, f: Frame, master: str, attempt: Attempt) -> Reason:
        """Of the Master that is asked about: its price, or who is to win."""
        effect = s.cards.privileges[master].ability.effect
        rule = RULE_OF_MASTER[number_of(f.source)]
        amber = attempt.key == "tie"
        if not (amber or effect.discards) or (amber and attempt.number("n") != effect.amber):
            return because(rule, "other-price", {"card": master})
        if amber and s.amber[attempt.seat] < effect.amber:
            return because("ELK-194", "no-amber")
        return because(rule, "not-tied")


def first_master(s: Elekt, privileges: tuple[str, ...]) -> str:
    """The first of them that decides ties."""
    for privilege in privileges:
        if any(s.cards.privileges[privilege].ability.when_tied(i).verb is not None for i in range(3)):
            return privilege
    return ""


def win(s: Elekt, side: int, attribute: int, zone: int) -> None:
    """The winner carries out the effect of the attribute, then the abilities that follow a win; so does the
    one player against the Coalition. (ELK-73, ELK-202, ELK-R04)"""
    if attribute == AUTHORITY:
        if s.events is not None:
            s.events.append(Event("won-card", side, card=s.face_up[zone], zone=ZONE_NAMES[zone]))
    else:
        if s.events is not None:
            s.events.append(Event("won", side, symbol=ATTRIBUTES[attribute], number=total(s, zone, side, attribute)))
    card = s.face_up[zone]
    if attribute == AUTHORITY:
        take_card(s, side, zone)
        if not s.end:  # nobody is asked in between, so nothing needs to wait
            after_winning(s, side, attribute, zone, card)
        return
    begin(s, side, ATTRIBUTES[attribute], AFTER_A_WIN, card, zone)
    if attribute == MYSTICISM:
        begin(s, side, ATTRIBUTES[attribute], ATTACH_TOKENS, "", zone)
    elif attribute == DUPLICITY:
        begin(s, side, ATTRIBUTES[attribute], STEAL if is_coalition(s, side) else SWAP.alone, "", zone)
    else:
        begin(s, side, ATTRIBUTES[attribute], BANISH.alone, "", zone)


def take_card(s: Elekt, side: int, zone: int) -> None:
    """The card of the zone is won; its rules here end with it. The game may be over.
    (ELK-98, ELK-101, ELK-117, ELK-183, ELK-184, ELK-R81, ELK-R110)"""
    card = s.face_up[zone]
    s.face_up[zone] = NO_CARD
    if zone != PRIVILEGE_ZONE:
        s.won = with_at(s.won, side, added(s.won[side], card))
    elif is_coalition(s, side):
        s.face_down = with_at(s.face_down, side, added(s.face_down[side], card))
        s.privilege_winner = side
    else:
        s.privileges = with_at(s.privileges, side, added(s.privileges[side], card))
        s.privilege_winner = side
    check_victory(s, side)


@final
class AfterWinning(Verb[Elekt]):
    """The winner's Units here, then the card of the zone. (ELK-R04, ELK-30, ELK-131, ELK-141, ELK-R86) `it` is the
    card that was there."""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        after_winning(s, f.seat, number_of(f.source), f.n, f.it)


def after_winning(s: Elekt, side: int, attribute: int, zone: int, won: str) -> None:
    """`won` is the card that was there."""
    found = NONE_FOUND
    for posted in post(s, zone, side):
        if posted.speaks & AFTER_WINNING:
            effect = posted.unit.ability.after_winning(attribute)
            if effect.verb is not None and not (attribute == MYSTICISM and effect.verb.joins_the_pair(effect)):
                found = [*found, (side, posted.card)]
    if zone != PRIVILEGE_ZONE and won != NO_CARD:
        card = won_ability(s, zone, won)
        effect = card.after_winning_this() if attribute == AUTHORITY else card.after_winning(attribute)
        if effect.verb is not None:
            joined = attribute == MYSTICISM and effect.verb.joins_the_pair(effect)
            # A stolen token stands for the Coalition's swap. (ELK-176, ELK-179)
            stolen = effect.verb is SWAP and is_coalition(s, side)
            if not joined and not stolen:
                trigger(s, [(side, won)], zone)
    if found:
        trigger(s, found, zone)


@final
class Steal(Verb[Elekt]):
    """The Coalition does not swap: it steals a token, and one more for each ability that a swap would set off.
    (ELK-176, ELK-177, ELK-178, ELK-179, ELK-R125, ELK-R126, ELK-R127)
    """

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        number = 1
        for posted in post(s, f.n, f.seat):
            if posted.unit.ability.after_a_swap().verb is not None:
                number += 1
        if zone_ability(s, f.n).after_winning(number_of(f.source)).verb is SWAP:
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
            if s.events is not None:
                s.events.append(Event("stole", f.seat, card=thief, symbol=ATTRIBUTES[attribute], other=0))


@final
class ResolveNow(LineVerb):
    """A whole clash of the zone at once; the later one still takes place.
    (ELK-128, ELK-129, ELK-130, ELK-R51, ELK-R52, ELK-R53, ELK-R54)"""

    def __init__(self) -> None:
        super().__init__({"": "resolve {clash} now"}, (ELITE,))

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-resolve", {"symbol": ATTRIBUTES[effect.attribute]})

    def is_possible(self, s: Elekt, f: Frame) -> bool:
        return zone_ability(s, f.n).resolves(effect_of(s, f).attribute)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        clash(s, f.n, effect_of(s, f).attribute)


@final
class ChooseWinner(LineVerb):
    """The sentence of the Masters; `BreakTie` carries it out in its window. (ELK-135)"""

    def __init__(self) -> None:
        super().__init__({"": "choose the winner"}, (PRIVILEGE,))

    def in_words(self, effect: Effect) -> Phrase:
        return Phrase("line-choose")


RESOLVE_NOW: Final = ResolveNow()
CHOOSE_WINNER: Final = ChooseWinner()
TIE: Final[Verbs] = (BreakTie(),)
AFTER_A_WIN: Final[Verbs] = (AfterWinning(),)
STEAL: Final[Verbs] = (Steal(),)
CLASHES: Final[Verbs] = (ResolveZones(),)
