"""A round: set-up before the first, the phases, the reset, and the next. (rulebook, Set-up; Round; Reset)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.core.chance import Rng
from tablee.core.decision import Attempt, Reason, because
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.core.printed import printed
from tablee.core.says import Says, Words
from tablee.core.stack import CHANCE, NOBODY, NOTHING, Frame, Lasting, Offering, Verb, advance, begin, emit, repeat
from tablee.core.tuples import with_at, without, without_at
from tablee.games.elekt.ability import trigger
from tablee.games.elekt.assign import TURN
from tablee.games.elekt.cards import ZONE_NAMES
from tablee.games.elekt.clash import CLASHES
from tablee.games.elekt.court import BY_ROUNDS, best, finish, gain_amber
from tablee.games.elekt.effects import CLOCKWISE, COUNTER, WAYS, ask_direction, pass_sceptre, why_no_direction
from tablee.games.elekt.line import ask
from tablee.games.elekt.moments import AT_RESET
from tablee.games.elekt.recruit import RECRUITMENT
from tablee.games.elekt.rulings import ASSIGNMENTS, DIRECTION_IS_ASKED_OF_TWO
from tablee.games.elekt.slots import SIDE, named, side_of
from tablee.games.elekt.solo import COALITION_TURN, DEAL_MASTERS
from tablee.games.elekt.state import (
    ANYWHERE,
    NO_CARD,
    PRIVILEGE_ZONE,
    Elekt,
    Verbs,
    is_coalition,
    post,
    privileges_of,
    ranked,
    return_tokens,
    to_hand_all,
)
from tablee.games.elekt.totals import has_room

# Set-up.


@final
class DrawForFirst(Verb[Elekt]):
    """Each player draws a Unit; the earliest name takes the Sceptre, of equal names chance chooses.
    (ELK-39, ELK-41, ELK-R18, ELK-R19) Names are compared by id, the same in every language.
    """

    says = (
        Says("first", "{player} is first", "{player}"),
        Says("draws", "{player} draws {card}", "{card}"),
    )

    def next_seat(self, s: Elekt) -> int:
        for seat in range(s.seats):
            if s.drawn[seat] == NO_CARD:
                return seat
        return NOBODY

    def earliest(self, s: Elekt) -> list[int]:
        names = [printed(card) for card in s.drawn]
        first = min(names)
        return [seat for seat in range(s.seats) if names[seat] == first]

    def asks(self, s: Elekt, f: Frame) -> int:
        return CHANCE if self.next_seat(s) != NOBODY or len(self.earliest(s)) > 1 else NOBODY

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        if self.next_seat(s) == NOBODY:
            return [str(seat) for seat in self.earliest(s)]
        return [card for card in s.unit_deck if card not in s.drawn]

    def sample(self, s: Elekt, f: Frame, rng: Rng) -> str:
        """One of `chances`, without writing out the whole deck: those drawn already are passed over."""
        if self.next_seat(s) == NOBODY:
            return super().sample(s, f, rng)
        drawn = [card for card in s.drawn if card != NO_CARD]
        at = rng.below(len(s.unit_deck) - len(drawn))
        for card in s.unit_deck:
            for taken in drawn:  # for `in` mypyc asks Python
                if taken == card:
                    break
            else:
                if at == 0:
                    return card
                at -= 1
        raise IndexError(at)

    def befall(self, s: Elekt, f: Frame, rng: Rng) -> None:
        advance(s, f)
        seat = self.next_seat(s)
        while seat != NOBODY:
            self.drew(s, seat, self.sample(s, f, rng))
            seat = self.next_seat(s)
        found = self.earliest(s)
        self.begins(s, found[rng.below(len(found))] if len(found) > 1 else found[0])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        seat = self.next_seat(s)
        if seat != NOBODY:
            self.drew(s, seat, answer)
            repeat(s, f)
        else:
            self.begins(s, self.earliest(s)[0] if answer == NOTHING else int(answer))

    def drew(self, s: Elekt, seat: int, card: str) -> None:
        s.drawn = with_at(s.drawn, seat, card)
        emit(s, "drew-for-first", seat, card=card)

    def begins(self, s: Elekt, seat: int) -> None:
        """It holds the Sceptre; the Units drawn lie in the deck again."""
        s.sceptre = seat
        s.drawn = (NO_CARD,) * s.seats
        emit(s, "first", seat)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        drawing = self.next_seat(s)
        return Phrase("ask-first-of-equals") if drawing == NOBODY else Phrase("ask-first", {"player": drawing})

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return {} if "player" in words else {"player": str(self.next_seat(s))}


@final
class SetDirection(Offering[Elekt]):
    """The first player chooses the Sceptre's direction; between two sides there is none. (ELK-03, ELK-40, ELK-45)"""

    says = WAYS

    def asks(self, s: Elekt, f: Frame) -> int:
        return ask_direction(s, s.sceptre)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer != NOTHING:
            pass_sceptre(s, s.sceptre, s.sceptre, answer == CLOCKWISE)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-direction")

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        return why_no_direction(s)


@final
class TurnUp(Lasting[Elekt]):
    """The next card of each zone. A Privilege comes out of all that nobody has seen, box included. (ELK-34, ELK-108)

    A zone whose deck is empty is played for no prize. (ELK-R78)
    """

    says = (Says("turned-up", "{card} is turned up", "{card}"),)

    def __init__(self) -> None:
        super().__init__()
        self.idles = True

    def deck(self, s: Elekt, zone: int) -> tuple[str, ...]:
        if zone == PRIVILEGE_ZONE:
            return s.unseen if s.privilege_deck > 0 else ()
        return s.decks[zone]

    def next_zone(self, s: Elekt) -> int:
        for zone in range(3):
            if s.face_up[zone] == NO_CARD and self.deck(s, zone):
                return zone
        return -1

    def asks(self, s: Elekt, f: Frame) -> int:
        return NOBODY if self.next_zone(s) < 0 else CHANCE

    def chances(self, s: Elekt, f: Frame) -> list[str]:
        return list(self.deck(s, self.next_zone(s)))

    def sample(self, s: Elekt, f: Frame, rng: Rng) -> str:
        """One of `chances`, without copying the deck."""
        deck = self.deck(s, self.next_zone(s))
        return deck[rng.below(len(deck))]

    def befall(self, s: Elekt, f: Frame, rng: Rng) -> None:
        zone = self.next_zone(s)
        while zone >= 0:
            deck = self.deck(s, zone)
            at = rng.below(len(deck))
            self.turn_up(s, zone, deck[at], without_at(deck, at))
            zone = self.next_zone(s)
        advance(s, f)

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if answer == NOTHING:
            advance(s, f)
            return
        zone = self.next_zone(s)
        self.turn_up(s, zone, answer, without(self.deck(s, zone), answer))
        repeat(s, f)

    def turn_up(self, s: Elekt, zone: int, answer: str, rest: tuple[str, ...]) -> None:
        """`rest` is the deck that the card has left."""
        if zone == PRIVILEGE_ZONE:
            s.unseen = rest
            s.privilege_deck -= 1
        else:
            s.decks = with_at(s.decks, zone, rest)
        s.face_up[zone] = answer
        if s.events is not None:
            s.events.append(Event("turned-up", -1, card=answer, zone=ZONE_NAMES[zone]))

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-turn-up", {"zone": ZONE_NAMES[self.next_zone(s)]})


# The phases.


@final
class StartRound(Verb[Elekt]):
    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        start_round(s)
        begin(s, NOBODY, "round", ROUND)


def start_round(s: Elekt) -> None:
    s.round += 1
    s.phase = "recruitment"
    s.privilege_winner = -1
    s.used = ()
    s.mirror = -1
    s.assigned = [0] * s.sides
    s.finished = (False,) * s.sides
    emit(s, "round", s.sceptre, number=s.round)


@final
class BeginAssignment(Verb[Elekt]):
    """The turn order of the phase is fixed now. (ELK-56, ELK-R22)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        s.phase = "assignment"
        s.order = ranked(s)
        s.turn = s.order[-1]
        emit(s, "assignment", s.sceptre, number=s.round, undo_barrier=True)


@final
class NextToAssign(Lasting[Elekt]):
    """Whoever is not finished, in turn; finished is who has passed, has assigned five, or can do nothing.
    (ELK-56, ELK-58, ELK-61, ELK-62, ELK-R38, ELK-R39, ELK-R42)
    """

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        order = s.order
        turn = s.turn
        sides: i64 = s.sides
        at: i64 = 0
        while order[at] != turn:
            at += 1
        for _step in range(sides):  # a plain `_` is no machine integer for mypyc
            at += 1
            if at == sides:
                at = 0
            side = order[at]
            if s.finished[side]:
                continue
            if s.assigned[side] >= ASSIGNMENTS or not has_room(s, side):
                s.finished = with_at(s.finished, side, True)
                continue
            s.turn = side
            repeat(s, f)
            begin(s, side, "turn", COALITION_TURN if is_coalition(s, side) else TURN)
            return
        advance(s, f)


# Reset.


SCEPTRE_TO_ONE_OF_TWO: Final = ["0", "1"]
SCEPTRE_TO: Final = [[f"{side} {way}" for side in range(sides) for way in (CLOCKWISE, COUNTER)] for sides in range(5)]
"""By the number of sides; only to be read."""


@final
class GiveSceptre(Verb[Elekt]):
    """Whoever won the Privilege gives the Sceptre to any side and sets its direction; the Coalition takes it.
    (ELK-103, ELK-104, ELK-185, ELK-189, ELK-R20, ELK-R21, ELK-R100, ELK-R137)
    """

    says = (
        Says("sceptre", "give the sceptre to {player}", "{player}", SIDE),
        Says("sceptre-clockwise", f"give the sceptre to {{player}} {CLOCKWISE}", f"{{player}} {CLOCKWISE}", SIDE),
        Says("sceptre-counter", f"give the sceptre to {{player}} {COUNTER}", f"{{player}} {COUNTER}", SIDE),
    )

    def asks(self, s: Elekt, f: Frame) -> int:
        if s.privilege_winner < 0:
            return NOBODY
        if s.sides == 2 and not DIRECTION_IS_ASKED_OF_TWO:
            return ask(s, s.privilege_winner, SCEPTRE_TO_ONE_OF_TWO)
        return ask(s, s.privilege_winner, SCEPTRE_TO[s.sides])

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        s.phase = "reset"
        if answer != NOTHING:
            says, words = self.reading(answer)
            way = s.clockwise if says.key == "sceptre" else says.key == "sceptre-clockwise"
            pass_sceptre(s, s.privilege_winner, int(words["player"]), way)
        elif s.privilege_winner >= 0:
            pass_sceptre(s, s.privilege_winner, s.privilege_winner, s.clockwise)

    def question(self, s: Elekt, f: Frame, seat: int) -> Phrase:
        return Phrase("ask-sceptre")

    def also(self, s: Elekt, f: Frame, says: Says, words: Words) -> Words:
        return named(s, int(words["player"]))

    def why_not(self, s: Elekt, attempt: Attempt) -> Reason:
        if attempt.asked != self.name:
            return because("ELK-103", "no-sceptre")
        if side_of(s, attempt.word("player")) < 0:
            return because("ELK-103", "no-such-side")
        return because("ELK-45", "two-sides") if s.sides == 2 else because("ELK-103", "which-way")


@final
class CollectAmber(Verb[Elekt]):
    """One for each own Unit in the Privilege zone, in the new court-rank order.
    (ELK-105, ELK-106, ELK-190, ELK-R95, ELK-R96, ELK-R97)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        for side in ranked(s):
            gain_amber(s, side, len(post(s, PRIVILEGE_ZONE, side)))
            if s.end:
                return


@final
class AtReset(Verb[Elekt]):
    """Privileges, then Units, by court rank. (ELK-30, ELK-R02)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        order = ranked(s)
        found = [
            (side, posted.card)
            for side in order
            for zone in range(3)
            for posted in s.posts[zone * s.sides + side]
            if posted.speaks & AT_RESET
        ]
        trigger(s, found, ANYWHERE)
        owned = [
            (side, privilege.id)
            for side in order
            if not is_coalition(s, side)
            for privilege in privileges_of(s, side)
            if privilege.speaks & AT_RESET
        ]
        trigger(s, owned, ANYWHERE)


@final
class EndOfRound(Verb[Elekt]):
    """With no Privilege left to turn up the game ends, else all Units return to hand. (ELK-107,
    ELK-114, ELK-R104, ELK-R105)"""

    def do(self, s: Elekt, f: Frame, answer: str) -> None:
        if s.privilege_deck == 0:
            finish(s, BY_ROUNDS, best(s))
            return
        for side in range(s.sides):
            recalled: list[str] = []
            for zone in range(3):
                i = zone * s.sides + side
                units = s.posts[i]
                if units:
                    for posted in units:
                        return_tokens(s, posted.tokens)
                        recalled.append(posted.card)
                    s.posts[i] = ()
            to_hand_all(s, side, recalled)
        emit(s, "recalled", -1)


ASSIGNMENT: Final[Verbs] = (BeginAssignment(), NextToAssign())
TURN_UP: Final = TurnUp()
START_ROUND: Final = StartRound()
# The reset has four steps (ELK-102), the round four phases (ELK-46).
RESET: Final[Verbs] = (GiveSceptre(), CollectAmber(), AtReset(), EndOfRound(), TURN_UP, START_ROUND)
ROUND: Final[Verbs] = (*RECRUITMENT, *ASSIGNMENT, *CLASHES, *RESET)
SETUP: Final[Verbs] = (TURN_UP, DrawForFirst(), SetDirection(), START_ROUND)
SOLO_SETUP: Final[Verbs] = (DEAL_MASTERS, TURN_UP, START_ROUND)
