"""Answering an element: a cube on a card, or a quarter turn of the dial. (rulebook, Comment jouer)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.decision import Attempt, Reason, because, no_card
from tablee.core.event import Event
from tablee.core.phrase import Phrase, Value
from tablee.core.says import Says, Words
from tablee.core.stack import NOBODY, NOTHING, Frame, Simultaneous, Verb, count_only, repeat
from tablee.core.tuples import added, with_at
from tablee.games.ecos.cards import ELEMENT, ELEMENTS, WILD, Card, CubeMove
from tablee.games.ecos.dial import rotate
from tablee.games.ecos.effects import is_feasible
from tablee.games.ecos.line import Verbs
from tablee.games.ecos.rulings import MOVE_ONLY_WITHOUT_CUBES
from tablee.games.ecos.sparing import needed, spare_last
from tablee.games.ecos.state import Cube, Ecos, InPlay, from_harbinger, in_play

ROTATE: Final = "rotate"
MOVED_FROM: Final = " from "
"""Stands in an answer before the slot that a cube leaves."""
NO_CARD: Final = ""
RESPONSES: Final = ("Respond", "RespondToPair", "UseElement")
"""The questions that are answered with a cube or a rotation."""

ANSWERS: Final = (
    Says("rotate", ROTATE, ROTATE),
    Says("cube-on", "cube on {card} {symbol}", "{card} {symbol}"),
    Says("cube-moved", "cube on {card} {symbol} from {card2} {symbol2}", "{card} {symbol} from {card2} {symbol2}"),
)
OF_A_PAIR: Final = (
    Says("pair-rotate", "{token}: rotate", f"{{token}} {ROTATE}"),
    Says("pair-cube-on", "{token}: cube on {card} {symbol}", "{token} {card} {symbol}"),
    Says(
        "pair-cube-moved",
        "{token}: cube on {card} {symbol} from {card2} {symbol2}",
        "{token} {card} {symbol} from {card2} {symbol2}",
    ),
)
"""The same for one of two tokens. (ECO-156)"""


def answers_to(s: Ecos, seat: int, element: int, banned: str) -> list[str]:
    """Every cube that may be placed for an element, then the rotation. (ECO-42, ECO-45, ECO-46, ECO-47, ECO-48, ECO-49,
    ECO-50, ECO-51, ECO-52, ECO-116, ECO-173, ECO-R12, ECO-R13, ECO-R14, ECO-R15, ECO-R43)

    Slots of one element on one card are one choice (ECO-R77). `banned` is the card that gave the element.
    """
    options: list[str] = []
    own = s.active[seat]
    available = s.available[seat] > 0
    moving = not available or not MOVE_ONLY_WITHOUT_CUBES
    for each in own:
        card = each.card
        if each.filled == card.full or card.id == banned:
            continue
        empty = card.full & ~each.filled
        for kind in card.fits[element]:
            if card.masks[kind] & empty:
                answer = card.answers[kind]
                if available:
                    options.append(answer)
                if moving:
                    for source in own:
                        if source is not each:
                            for leaving in source.leaving:
                                options.append(answer + leaving)
    options.append(ROTATE)
    return options


def number_of_answers(s: Ecos, seat: int, element: int, banned: str) -> int:
    """How many `answers_to` an element there are, without writing one of them: there may be a hundred. Each cube that
    may leave a card goes to every open slot, but not to those of its own card."""
    slots = leaving = own = 0
    for each in s.active[seat]:
        leave = len(each.leaving)
        leaving += leave
        here = each.open_kinds[element]
        if here and (banned == NO_CARD or each.card.id != banned):
            slots += here
            own += here * leave
    cubes = 1 if s.available[seat] > 0 else 0
    moved = leaving * slots - own if not cubes or not MOVE_ONLY_WITHOUT_CUBES else 0
    return cubes * slots + moved + 1


def answer_at(s: Ecos, seat: int, element: int, banned: str, at: int) -> str:
    """The one of `answers_to` at that place."""
    own = s.active[seat]
    cubes = 1 if s.available[seat] > 0 else 0
    leaving = 0
    if not cubes or not MOVE_ONLY_WITHOUT_CUBES:
        for each in own:
            leaving += len(each.leaving)
    for each in own:
        slots = each.open_kinds[element]
        if slots == 0 or (banned != NO_CARD and each.card.id == banned):
            continue
        ways = cubes + (leaving - len(each.leaving) if leaving else 0)
        if at >= slots * ways:
            at -= slots * ways
            continue
        card = each.card
        empty = card.full & ~each.filled
        for kind in card.fits[element]:
            if card.masks[kind] & empty:
                if at < ways:
                    return card.answers[kind] if at < cubes else moved_cube(s, seat, each, kind, at - cubes)
                at -= ways
    return ROTATE


def moved_cube(s: Ecos, seat: int, target: InPlay, kind: int, at: int) -> str:
    """The answer that moves a cube there from another card: from the one at that place."""
    for source in s.active[seat]:
        if source is not target:
            if at < len(source.leaving):
                answer = target.card.answers[kind] + source.leaving[at]
                leaves = source.card.slots_of[source.card.leaving_kinds[source.filled][at]]
                s.cards.last_moves[seat] = CubeMove(answer, target.card.slots_of[kind], leaves)
                return answer
            at -= len(source.leaving)
    raise IndexError(at)


def read_move(s: Ecos, seat: int, answer: str) -> CubeMove | None:
    """From where to where an answer moves a cube; None if it takes one of those available. Mostly it is the answer that
    was written last for that seat."""
    last = s.cards.last_moves[seat]
    if last is not None and last.answer == answer:
        return last
    end = answer.find(MOVED_FROM)
    if end < 0:
        return None
    return CubeMove(answer, s.cards.slots[answer[:end]], s.cards.slots[answer[end + len(MOVED_FROM) :]])


def place_cube(s: Ecos, seat: int, answer: str, drawn: bool) -> None:
    """The cube lies on its slot; a full card waits to be resolved. (ECO-45, ECO-54, ECO-61, ECO-62, ECO-119, CRD-35)

    A cube placed for a drawn token may still be taken back (ECO-65), so it is remembered.
    """
    move = read_move(s, seat, answer)
    goes_to = s.cards.slots[answer] if move is None else move.goes_to
    card = goes_to.card
    own = list(s.active[seat])
    source = NO_CARD
    left = 0
    if move is None:
        s.available[seat] -= 1
        if s.events is not None:
            s.events.append(Event("cube-on", seat, card=card.id, symbol=ELEMENTS[goes_to.kind]))
    else:
        leaves = move.leaves
        source = leaves.card.id
        at = place_of(own, leaves.card)
        other = own[at]
        left = lowest(leaves.mask & other.filled)
        own[at] = InPlay(other.card, other.leaves, other.filled & ~(1 << left))
        if s.events is not None:
            s.events.append(Event("moved-cube", seat, card=card.id, symbol=ELEMENTS[goes_to.kind]))
    at = place_of(own, card)
    slot = lowest(goes_to.mask & ~own[at].filled)
    filled = own[at].filled | 1 << slot
    if s.cards.spares and filled != card.full and needed(s, seat, own[at]) == 1:
        filled = spare_last(s, card, filled)
    own[at] = InPlay(card, own[at].leaves, filled)
    s.active[seat] = tuple(own)
    if drawn:
        s.placed[seat] = added(s.placed[seat], Cube(card.id, slot, source, left))
    if filled == card.full:
        s.waiting = with_at(s.waiting, seat, added(s.waiting[seat], card.id))


def place_of(own: list[InPlay], card: Card) -> int:
    """Where that active card lies among them."""
    for at, each in enumerate(own):
        if each.card is card:
            return at
    raise KeyError(card.id)


def lowest(bits: int) -> int:
    """The first slot among these."""
    return (bits & -bits).bit_length() - 1


def outcome(s: Ecos, seat: int, words: Words) -> dict[str, Value]:
    """What the cube does: fills a slot, completes the card, or completes one that is impossible. (ECO-R28)"""
    target = in_play(s, seat, words["card"]) if "card" in words else None
    if target is None:
        return {}
    if needed(s, seat, target) > 1:
        return {"then": "fills"}
    return {"then": "eco" if is_feasible(s, seat, target.card) else "vain"}


@final
class Respond(Simultaneous[Ecos]):
    """Everybody answers the drawn token at once; answers may be changed until the last is in.
    (ECO-37, ECO-39, ECO-49, ECO-50, ECO-51, ECO-R11, ECO-R12, ECO-R76)"""

    says = ANSWERS

    def told(self, s: Ecos, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        return outcome(s, seat, words)

    def who(self, s: Ecos, f: Frame) -> list[int]:
        return from_harbinger(s)

    def asks(self, s: Ecos, f: Frame) -> int:
        for seat in from_harbinger(s):
            if s.sealed[seat] == NOTHING:
                return count_only(s, seat, number_of_answers(s, seat, self.element(s, seat), NO_CARD))
        return NOBODY

    def element(self, s: Ecos, seat: int) -> int:
        return ELEMENT[s.left[seat] if s.left else s.tokens[0]]

    def choices(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        return answers_to(s, seat, self.element(s, seat), NO_CARD)

    def option_at(self, s: Ecos, f: Frame, seat: int, at: int) -> str:
        return answer_at(s, seat, self.element(s, seat), NO_CARD, at)

    def open(self, s: Ecos, f: Frame, seats: list[int]) -> None:
        s.responses = tuple(s.sealed)
        for seat in seats:
            if s.sealed[seat] != ROTATE:
                place_cube(s, seat, s.sealed[seat], True)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-respond", {"symbol": s.left[seat] if s.left else s.tokens[0]})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        return why_not_respond(s, attempt)


@final
class RespondToPair(Simultaneous[Ecos]):
    """Two players: each uses one of the two tokens first, the other afterwards. (ECO-156, ECO-158, ECO-R17)

    An answer begins with the token it uses.
    """

    says = OF_A_PAIR

    def told(self, s: Ecos, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        return outcome(s, seat, words)

    def who(self, s: Ecos, f: Frame) -> list[int]:
        return from_harbinger(s)

    def asks(self, s: Ecos, f: Frame) -> int:
        for seat in from_harbinger(s):
            if s.sealed[seat] == NOTHING:
                number = 0
                for token in self.tokens(s):
                    number += number_of_answers(s, seat, ELEMENT[token], NO_CARD)
                return count_only(s, seat, number)
        return NOBODY

    def tokens(self, s: Ecos) -> tuple[str, ...]:
        """Each kind once."""
        return s.tokens if s.tokens[0] != s.tokens[1] else s.tokens[:1]

    def option_at(self, s: Ecos, f: Frame, seat: int, at: int) -> str:
        for token in self.tokens(s):
            number = number_of_answers(s, seat, ELEMENT[token], NO_CARD)
            if at < number:
                return f"{token} {answer_at(s, seat, ELEMENT[token], NO_CARD, at)}"
            at -= number
        raise IndexError(at)

    def choices(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        found: list[str] = []
        for token in self.tokens(s):
            found += [f"{token} {answer}" for answer in answers_to(s, seat, ELEMENT[token], NO_CARD)]
        return found

    def open(self, s: Ecos, f: Frame, seats: list[int]) -> None:
        left = ["", ""]
        responses = ["", ""]
        for seat in seats:
            token = self.words(s.sealed[seat])["token"]
            left[seat] = s.tokens[1] if token == s.tokens[0] else s.tokens[0]
            responses[seat] = s.sealed[seat].removeprefix(token + " ")
        s.left = tuple(left)
        s.responses = tuple(responses)
        for seat in seats:
            if responses[seat] != ROTATE:
                place_cube(s, seat, responses[seat], True)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-respond-pair", {"symbol": s.tokens[0], "symbol2": s.tokens[1]})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        return why_not_respond(s, attempt)


@final
class UseElement(Verb[Ecos]):
    """A gained element (`it`; `n` are left): a response for its player alone, not on the card that gave it.
    (ECO-114, ECO-115, ECO-116, ECO-117, ECO-118, ECO-120, ECO-121, ECO-R34, ECO-R35)"""

    says = ANSWERS

    def told(self, s: Ecos, f: Frame, seat: int, says: Says, words: Words) -> dict[str, Value]:
        return outcome(s, seat, words)

    def asks(self, s: Ecos, f: Frame) -> int:
        return count_only(s, f.seat, number_of_answers(s, f.seat, ELEMENT[f.it], f.source))

    def options_of(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        return answers_to(s, seat, ELEMENT[f.it], f.source)

    def option_at(self, s: Ecos, f: Frame, seat: int, at: int) -> str:
        return answer_at(s, seat, ELEMENT[f.it], f.source, at)

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if f.n > 1:
            repeat(s, f, f.it, f.n - 1)
        if answer == ROTATE:
            rotate(s, f.seat)
        else:
            place_cube(s, f.seat, answer, False)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-gained", {"card": f.source, "symbol": f.it, "n": f.n})

    def why_not(self, s: Ecos, attempt: Attempt) -> Reason:
        return why_not_respond(s, attempt)


USE_ELEMENT: Final[Verbs] = (UseElement(),)


# Why not.


def why_not_respond(s: Ecos, attempt: Attempt) -> Reason:
    """Of a rotation or a cube, for one of two tokens or without naming one."""
    card = attempt.word("card")
    if card and card not in s.cards.cards:
        return no_card(card)
    if attempt.asked not in RESPONSES:
        return because("ECO-46", "no-response-now") if card else because("ECO-39", "one-response")
    if (attempt.word("token") == "") == (attempt.asked == "RespondToPair"):
        return why_not_named_so(s, attempt)
    if attempt.asked == "RespondToPair" and attempt.word("token") not in s.tokens:
        return because("ECO-155", "token-not-drawn", {"attempt": attempt.word("token")})
    return why_not_cube(s, attempt, element_for(s, attempt))


def why_not_named_so(s: Ecos, attempt: Attempt) -> Reason:
    """Two players say which of two tokens they use; who has but one element to answer names none."""
    if attempt.asked == "RespondToPair":
        return because("ECO-156", "which-token")
    element = element_for(s, attempt)
    if attempt.asked == "UseElement":
        return because("ECO-114", "one-element", {"symbol": element})
    return because("ECO-156" if s.left else "ECO-38", "one-token", {"symbol": element})


def element_for(s: Ecos, attempt: Attempt) -> str:
    """The element that the response would use."""
    if attempt.asked == "RespondToPair":
        return attempt.word("token")
    if attempt.asked == "Respond":
        return s.left[attempt.seat] if s.left else s.tokens[0]
    assert s.top is not None
    return s.top.it


def why_not_cube(s: Ecos, attempt: Attempt, token: str) -> Reason:
    card, element, seat = attempt.word("card"), attempt.word("symbol"), attempt.seat
    if element not in ELEMENT:
        return because("ECO-45", "no-element", {"attempt": element})
    own = in_play(s, seat, card)
    if own is None:
        for other in range(s.seats):
            if other != seat and in_play(s, other, card) is not None:
                return because("ECO-45", "not-your-card", {"card": card, "player": other})
        return because("ECO-47", "not-active", {"card": card})
    if ELEMENTS[WILD] not in (element, token) and element != token:
        return because("ECO-45", "other-element", {"symbol": element, "symbol2": token})
    mask = own.card.masks[ELEMENT[element]]
    if not mask:
        return because("ECO-45", "no-slot", {"card": card, "symbol": element})
    if attempt.asked == "UseElement" and attempt.decision is not None and attempt.decision.source == card:
        return because("ECO-116", "own-element", {"card": card})
    if not mask & ~own.filled:
        return because("ECO-52", "slot-full", {"card": card, "symbol": element})
    return why_not_from(s, seat, card, attempt.word("card2"), attempt.word("symbol2"))


def why_not_from(s: Ecos, seat: int, card: str, source: str, element: str) -> Reason:
    """The cube itself: available, or moved from another card. (ECO-48, ECO-R13, ECO-R14)"""
    if not source:
        return because("ECO-48", "no-cube")
    if s.available[seat]:
        return because("ECO-R13", "cubes-left")
    if source == card:
        return because("ECO-R13", "same-card")
    if source not in s.cards.cards:
        return no_card(source)
    other = in_play(s, seat, source)
    if other is None:
        return because("ECO-48", "not-active", {"card": source})
    if other.filled == other.card.full:
        return because("ECO-R14", "locked", {"card": source})
    if element not in ELEMENT:
        return because("ECO-45", "no-element", {"attempt": element})
    return because("ECO-48", "no-cube-there", {"card": source, "symbol": element})
