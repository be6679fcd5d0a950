"""What a seat of Elekt faces from question to question: who is near to winning, who wins ties, what can be won."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.advice.elekt.front import NO_MORE, UNSEEN, Place
from tablee.bots.advice.elekt.worth import NO_PRIZE, Prize, Scale, Worth
from tablee.games.elekt.court import titles, titles_to_win
from tablee.games.elekt.moments import ALIKE_PAIR, LOWEST_RANK, WHEN_TIED, Ability
from tablee.games.elekt.state import (
    MOST_AMBER,
    NO_CARD,
    PRIVILEGE_ZONE,
    RANKS,
    Elekt,
    held,
    is_coalition,
    privileges_of,
    ranked,
    zone_ability,
)
from tablee.games.elekt.totals import places_in

MOST_SIDES: Final = len(RANKS) - 1
NO_TIES: Final[list[float]] = [0.0, 0.0, 0.0, 0.0]
TIE_WON: Final = 0.6
"""How much of a tie is won by who has a text for it."""
IDENTICAL: Final = 1.6
"""How much more a pair of tokens is worth that may be two of a kind."""
RIVALS: Final = [[[side for side in range(sides) if side != seat] for seat in range(sides)] for sides in range(5)]
"""By the number of sides, then by side."""
PLACES: Final = [[[order.index(side) for side in range(sides)] for order in RANKS[sides]] for sides in range(5)]
"""By the number of sides, then as `RANKS`: the court rank of each side."""


@final
class Standing:
    """What stays the same as long as Privileges, cards of zones and ranks do; what the cards are worth, as long as
    nobody wins one, pays or is paid. All of it lies open to everybody, so it holds for every world and every copy of
    the table that looks the same."""

    def __init__(self, seat: int, worth: Worth, weights: Scale) -> None:
        self.seat = seat
        self.worth = worth
        self.weights = weights
        self.seats = self.round = self.court = -1
        self.amber: i64 = -1
        self.privileges: tuple[tuple[str, ...], ...] = ()
        self.won: tuple[tuple[str, ...], ...] = ()
        self.face_down: tuple[tuple[str, ...], ...] = ()
        self.rivals: list[int] = []
        self.rank: list[int] = []  # by side
        self.share = 1.0  # of a rival's gain that is our loss
        self.exposed = 1.0  # how much it hurts if an elite Unit is banished
        self.ties: list[float] | None = None  # by attribute, what Privileges say of them
        self.masters = False  # whether anybody holds a Privilege that speaks of ties, some of which cost Amber
        self.alike = False  # whether a Privilege of ours lets a pair of tokens be identical
        self.missing: list[int] | None = None  # Titles that each side needs to win
        # By side, the Titles that were counted last, and the cards that they were counted on.
        self.titles = [0] * MOST_SIDES
        self.counted_won: list[tuple[str, ...]] = [()] * MOST_SIDES
        self.counted_down: list[tuple[str, ...]] = [()] * MOST_SIDES
        self.places: tuple[Place, ...] = (Place(), Place(), Place())
        self.following = [NO_MORE] * MOST_SIDES  # for the Outlook: what rivals will still bring, by side

    def take_in(self, s: Elekt) -> None:
        """Forget what does not hold any more, and let each zone be seen anew."""
        court = s.sceptre if s.clockwise else s.sceptre + s.sides
        amber: i64 = 0
        for number in s.amber:
            amber = amber * (MOST_AMBER + 1) + number
        if amber != self.amber or s.won is not self.won or s.face_down is not self.face_down:
            self.exposed = self.weights.saved if s.amber[self.seat] else 1.0
            for place in self.places:
                place.is_valued = False
            if s.won is not self.won or s.face_down is not self.face_down:
                self.missing = None
        places_hold = (
            s.privileges is self.privileges
            and court == self.court
            and s.round == self.round
            and s.seats == self.seats
            and (amber == self.amber or not self.masters)
        )
        self.won, self.face_down, self.amber = s.won, s.face_down, amber
        if places_hold:
            for place in self.places:
                place.is_seen = False
            return
        self.privileges, self.court, self.round, self.seats = s.privileges, court, s.round, s.seats
        self.rivals = RIVALS[s.sides][self.seat]
        self.rank = PLACES[s.sides][court]
        self.share = 1.0 if s.sides == 2 else self.weights.share / (s.sides - 1)
        self.exposed = self.weights.saved if s.amber[self.seat] else 1.0
        self.ties = self.missing = None
        speak = held(s).speak
        self.masters = speak & WHEN_TIED != 0
        self.alike = False
        if speak & ALIKE_PAIR:
            for privilege in privileges_of(s, self.seat):
                if privilege.speaks & ALIKE_PAIR:
                    self.alike = True
        for place in self.places:
            place.face_up = UNSEEN
            place.is_seen = False

    def see(self, s: Elekt, z: int, left: tuple[int, ...]) -> Place:
        """A zone in which there are these clashes still to come, at the beginning of a question."""
        place = self.places[z]
        if place.face_up != s.face_up[z]:
            self.lay(place, s, z)
        if not place.is_valued:
            place.is_valued = True
            place.won = self.prize(s, z, place.prize, place.later, self.seat)
            place.loser = -1
        if place.left is not left:
            place.compare(left)
        first = z * s.sides
        own = s.posts[first + self.seat]
        lent = False
        if left:
            for side in self.rivals:
                for posted in s.posts[first + side]:
                    if posted.lends:
                        lent = True
        place.see(lent, own)
        if place.mystic:
            # As `pair_may_be_identical` has it. (ELK-134)
            identical = place.alike or place.ours.alike or self.alike
            place.tokens = self.weights.tokens * place.worth * (IDENTICAL if identical else 1.0)
        return place

    def lay(self, place: Place, s: Elekt, z: int) -> None:
        """What is said of the card that lies there now."""
        face_up = s.face_up[z]
        card = zone_ability(s, z)
        prize = NO_PRIZE if face_up == NO_CARD else self.worth.prizes[face_up]
        later = prize.later * self.worth.rounds_left(s)
        place.lay(face_up, card, self.ties_by(s, card), prize, later, places_in(s, z))

    def ties_by(self, s: Elekt, card: Ability) -> list[float]:
        """By attribute; plus: a tie is ours, minus: it is a rival's, 0: nobody's. A Privilege says so before the card
        of the zone does."""
        ties = self.ties
        if ties is None:
            ties = self.ties = self.ties_by_privileges(s) if self.masters else NO_TIES
        found = ties
        for a in range(4):
            if ties[a] == 0.0 and card.breaks_tie(a) == LOWEST_RANK:
                if found is ties:
                    found = ties.copy()
                found[a] = TIE_WON if self.rank[self.seat] == s.sides - 1 else -TIE_WON
        return found

    def ties_by_privileges(self, s: Elekt) -> list[float]:
        """Of each attribute the first Master in court rank that can be paid for."""
        found = NO_TIES
        for side in ranked(s):
            for privilege in s.privileges[side]:
                if privilege in self.worth.masters:
                    if found is NO_TIES:
                        found = NO_TIES.copy()
                    ability = s.cards.privileges[privilege].ability
                    free = is_coalition(s, side) or s.amber[side] > 0
                    for a in range(4):
                        effect = ability.when_tied(a)
                        if found[a] == 0.0 and effect.verb is not None and (free or effect.discards):
                            found[a] = TIE_WON if side == self.seat else -TIE_WON
        return found

    def prize(self, s: Elekt, z: int, prize: Prize, later: float, side: int) -> float:
        """What the card of the zone is worth to a side, above all if it is the last it needs. (ELK-112)"""
        if prize is NO_PRIZE:
            return 0.0
        given, value = prize.titles, later
        if prize.amber:
            value = self.weights.amber * min(prize.amber, MOST_AMBER - s.amber[side])
        elif z == PRIVILEGE_ZONE:
            coalition = is_coalition(s, side)
            given = 1 if coalition else 0  # (ELK-183)
            value = 0.0 if coalition else value + self.weights.sceptre
        needed = self.missing
        if needed is None:
            needed = self.missing = self.missing_now(s)
        missing = needed[side]
        if given >= missing > 0:
            return self.weights.victory
        # The nearer the end, the more a Title counts.
        return value + given * self.weights.title * (1.0 + self.weights.near / max(1, missing - given))

    def missing_now(self, s: Elekt) -> list[int]:
        """Titles that each side needs to win. Mostly one side has another number than before."""
        goal = titles_to_win(s)
        for side in range(s.sides):
            won, face_down = s.won[side], s.face_down[side]
            if won is not self.counted_won[side] or face_down is not self.counted_down[side]:
                self.counted_won[side], self.counted_down[side] = won, face_down
                self.titles[side] = titles(s, side)
        return [goal - self.titles[side] for side in range(s.sides)]
