"""Answering an element: a cube on a card, or a quarter turn of the dial. (rulebook, Comment jouer)"""

from __future__ import annotations

from typing import Final, final

from tablee.core.phrase import Phrase, Value
from tablee.core.stack import Frame, Together, Verb, repeat, tell
from tablee.games.ecos.cards import ELEMENT
from tablee.games.ecos.dial import rotate
from tablee.games.ecos.effects import is_feasible
from tablee.games.ecos.rulings import MOVE_ONLY_WITHOUT_CUBES
from tablee.games.ecos.state import Ecos, InPlay, change_in_play, from_harbinger, in_play

ROTATE: Final = "rotate"
NO_CARD: Final = ""


def answers_to(s: Ecos, seat: int, element: int, banned: str) -> list[str]:
    """Every cube that may be placed for an element, then the rotation. (ECO-45 … ECO-52, ECO-116, ECO-R13, ECO-R15)

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
                            for leaving in source.card.leaving[source.filled]:
                                options.append(answer + leaving)
    options.append(ROTATE)
    return options


def place_cube(s: Ecos, seat: int, answer: str, drawn: bool) -> None:
    """The cube lies on its slot; a full card waits to be resolved. (ECO-45, ECO-54, ECO-119)

    A cube placed for a drawn token may still be taken back (ECO-65), so it is remembered.
    """
    words = answer.split(" ")
    record = f"{words[0]} "
    came = ""
    if len(words) > 2:
        source = in_play(s, seat, words[3])
        assert source is not None
        slot = lowest(source.card.masks[ELEMENT[words[4]]] & source.filled)
        change_in_play(s, seat, InPlay(source.card, source.leaves, source.filled & ~(1 << slot)))
        came = f" {words[3]} {slot}"
        tell(s, "moved-cube", seat, card=words[0], place=words[1])
    else:
        s.available[seat] -= 1
        tell(s, "cube-on", seat, card=words[0], place=words[1])
    target = in_play(s, seat, words[0])
    assert target is not None
    slot = lowest(target.card.masks[ELEMENT[words[1]]] & ~target.filled)
    filled = target.filled | 1 << slot
    change_in_play(s, seat, InPlay(target.card, target.leaves, filled))
    if drawn:
        s.placed[seat] = (*s.placed[seat], f"{record}{slot}{came}")
    if filled == target.card.full:
        s.waiting[seat] = (*s.waiting[seat], words[0])


def lowest(bits: int) -> int:
    """The first slot among these."""
    return (bits & -bits).bit_length() - 1


def cube_phrase(s: Ecos, seat: int, answer: str) -> Phrase:
    """What the cube does: fills a slot, completes the card, or completes one that is impossible. (ECO-R28)"""
    if answer == ROTATE:
        return Phrase("say-rotate")
    words = answer.split(" ")
    args: dict[str, Value] = {"card": words[0], "symbol": words[1]}
    moved = ""
    if len(words) > 2:
        args["card2"] = words[3]
        moved = "-moved"
    target = in_play(s, seat, words[0])
    assert target is not None
    if bin(target.card.full & ~target.filled).count("1") > 1:
        return Phrase("say-cube-on" + moved, args)
    if not is_feasible(s, seat, target.card):
        return Phrase("say-cube-in-vain" + moved, args)
    return Phrase("say-cube-completes" + moved, args)


def cube_label(answer: str) -> str:
    if answer == ROTATE:
        return ROTATE
    words = answer.split(" ")
    if len(words) == 2:
        return f"cube on {words[0]} {words[1]}"
    return f"cube on {words[0]} {words[1]} from {words[3]} {words[4]}"


@final
class Respond(Together[Ecos]):
    """Everybody answers the drawn token at once; answers may be changed until the last is in.
    (ECO-39, ECO-49 … ECO-51, ECO-R11, ECO-R12)"""

    def who(self, s: Ecos, f: Frame) -> list[int]:
        return from_harbinger(s)

    def choices(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        token = s.left[seat] if s.left else s.tokens[0]
        return answers_to(s, seat, ELEMENT[token], NO_CARD)

    def open(self, s: Ecos, f: Frame, seats: list[int]) -> None:
        s.responses = tuple(s.sealed)
        for seat in seats:
            if s.sealed[seat] != ROTATE:
                place_cube(s, seat, s.sealed[seat], True)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-respond", {"symbol": s.left[seat] if s.left else s.tokens[0]})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return cube_label(answer)

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return cube_phrase(s, seat, answer)


@final
class RespondToPair(Together[Ecos]):
    """Two players: each uses one of the two tokens first, the other afterwards. (ECO-156, ECO-R17)

    An answer begins with the token it uses.
    """

    def who(self, s: Ecos, f: Frame) -> list[int]:
        return from_harbinger(s)

    def choices(self, s: Ecos, f: Frame, seat: int) -> list[str]:
        tokens = s.tokens if s.tokens[0] != s.tokens[1] else s.tokens[:1]
        found: list[str] = []
        for token in tokens:
            found += [f"{token} {answer}" for answer in answers_to(s, seat, ELEMENT[token], NO_CARD)]
        return found

    def open(self, s: Ecos, f: Frame, seats: list[int]) -> None:
        left = ["", ""]
        responses = ["", ""]
        for seat in seats:
            token, _, answer = s.sealed[seat].partition(" ")
            left[seat] = s.tokens[1] if token == s.tokens[0] else s.tokens[0]
            responses[seat] = answer
        s.left = tuple(left)
        s.responses = tuple(responses)
        for seat in seats:
            if responses[seat] != ROTATE:
                place_cube(s, seat, responses[seat], True)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-respond-pair", {"symbol": s.tokens[0], "symbol2": s.tokens[1]})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        token, _, rest = answer.partition(" ")
        return f"{token}: {cube_label(rest)}"

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        token, _, rest = answer.partition(" ")
        return Phrase("say-with-token", {"symbol": token, "response": cube_phrase(s, seat, rest)})


@final
class UseElement(Verb[Ecos]):
    """A gained element (`it`; `n` are left): a response for its player alone, not on the card that gave it.
    (ECO-114 … ECO-121, ECO-R34, ECO-R35)"""

    def asks(self, s: Ecos, f: Frame) -> int:
        s.options = answers_to(s, f.seat, ELEMENT[f.it], f.source)
        return f.seat

    def do(self, s: Ecos, f: Frame, answer: str) -> None:
        if f.n > 1:
            repeat(s, f, f.it, f.n - 1)
        if answer == ROTATE:
            rotate(s, f.seat)
        else:
            place_cube(s, f.seat, answer, False)

    def question(self, s: Ecos, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-gained", {"card": f.source, "symbol": f.it, "n": f.n})

    def label(self, s: Ecos, f: Frame, seat: int, answer: str) -> str:
        return cube_label(answer)

    def phrase(self, s: Ecos, f: Frame, seat: int, answer: str) -> Phrase:
        return cube_phrase(s, seat, answer)


GAINED: Final = (UseElement(),)
