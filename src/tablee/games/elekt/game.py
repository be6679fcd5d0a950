"""Elekt behind the contract."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, cast, final

from tablee.core.cardfile import CardFile
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng
from tablee.core.choosing import EFFECT_VERBS
from tablee.core.contract import Game
from tablee.core.decision import RULE_OF_TURN, Attempt, Decision, Reason, Result, Score, because
from tablee.core.label import plain
from tablee.core.looking import PICK_HAND
from tablee.core.option import Option
from tablee.core.parts import Teller
from tablee.core.phrase import Phrase
from tablee.games.elekt.ability import IN_ORDER, SEAL_CHECK, USE_ABILITY
from tablee.games.elekt.assign import ASSIGNMENT_PHASE, PASS, PENALTY, TURN
from tablee.games.elekt.banish import BANISHMENT, PROTECTED, UNPROTECTED, YES, price_of
from tablee.games.elekt.cards import MACHINATION, SKIRMISH, ZONE_NAMES, Cards
from tablee.games.elekt.cardset import GUIDE, checked
from tablee.games.elekt.clash import AFTER_A_WIN, STEAL, TIE
from tablee.games.elekt.court import BY_TITLES, titles
from tablee.games.elekt.draw import LOOK
from tablee.games.elekt.effects import CLOCKWISE, COUNTER
from tablee.games.elekt.line import NO
from tablee.games.elekt.moves import SWAP
from tablee.games.elekt.mysticism import ATTACH_TOKENS
from tablee.games.elekt.preview import preview
from tablee.games.elekt.round import ROUND, SETUP, SOLO_SETUP
from tablee.games.elekt.sentences import FOLLOWING_VERBS, LINE_VERBS
from tablee.games.elekt.solo import COALITION_TURN, MASTERS
from tablee.games.elekt.state import Elekt, Verbs, clone, ranked
from tablee.games.elekt.totals import by_attribute, totals
from tablee.games.elekt.unknown import shuffle_unknown
from tablee.games.elekt.view import BANISHING, PARTS, clash, observed, tell, view, views
from tablee.games.elekt.zones import FEWEST, MOST, ZONES, fresh, put_away

NAMED_PHASES: Final = ("recruitment", ASSIGNMENT_PHASE, "reset")
DIFFICULTY: Final = "difficulty"
GENTLE: Final = "gentle"
A_ROUND: Final = 32
"""No round has so many turns."""


@final
class ElektGame(Game[Elekt]):
    """Two to four players, or one against the Coalition: "difficulty" is its (ELK-146), "gentle" makes it pass once
    the player has (ELK-R113). The player aids (ELK-06) are the guide in its texts.
    """

    def __init__(self) -> None:
        verbs = (
            *SETUP,
            *SOLO_SETUP,
            *ROUND,
            *TURN,
            *COALITION_TURN,
            *PENALTY,
            *USE_ABILITY,
            *IN_ORDER,
            *SEAL_CHECK,
            *TIE,
            *AFTER_A_WIN,
            *ATTACH_TOKENS,
            *STEAL,
            *BANISHMENT,
            *PROTECTED,
            *UNPROTECTED,
            *LINE_VERBS,
            *FOLLOWING_VERBS,
            *EFFECT_VERBS,
            *PICK_HAND,
            *LOOK,
        )
        options = (Option(DIFFICULTY, tuple(MASTERS), alone=True), Option(GENTLE, ("no", "yes"), alone=True))
        super().__init__("elekt", FEWEST, MOST, verbs, ZONES, options)
        self.begun_by = ("zone",)
        self.parts = PARTS
        self.lengths = {"rounds": "round"}
        self.scored_by = {"won-card": ("titles", "seat"), "forged": ("", "seat"), "title": ("", "seat")}
        self.most_decisions = 10_000
        self.score_bounds = (0.0, 100.0)

    def fresh(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Elekt:
        """Easy unless told otherwise."""
        return fresh(seats, cast(Cards, cards), options.get(DIFFICULTY, "easy"), options.get(GENTLE) == "yes")

    def opening(self, s: Elekt) -> Verbs:
        return SOLO_SETUP if s.solo else SETUP

    def clone(self, s: Elekt) -> Elekt:
        return clone(s)

    def shuffle_unknown(self, s: Elekt, seat: int, rng: Rng) -> Elekt:
        return shuffle_unknown(s, seat, rng)

    def view(self, s: Elekt, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(s, seat))

    def views(self, s: Elekt, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views(s, seats)

    def observed(self, s: Elekt, seat: int | None) -> dict[str, Any]:
        return observed(s, seat)

    def tell(self, s: Elekt, seat: int, to: Teller) -> None:
        tell(s, seat, to)

    def answer(self, s: Elekt, decision: Decision, text: str) -> str | None:
        """The two Units of a swap may be named in either order. (ELK-201)"""
        found = super().answer(s, decision, text)
        if found is None and decision.verb == SWAP.name:
            return SWAP.either_way(decision.options, plain(text))
        return found

    def refuses(self, s: Elekt, attempt: Attempt | None, seat: int, text: str) -> Reason | None:
        """The game is over (ELK-113, ELK-114), or it is another who is asked."""
        if s.end:
            return because("ELK-113" if s.end == BY_TITLES else "ELK-114", "over")
        return None if self.decision_of(s, seat) is not None else why_not_asked(s, seat)

    def default_answer(self, s: Elekt, decision: Decision) -> str:
        """Keep the first recruit, pass, decline; protect if it is free; the Sceptre stays as it is. (ELK-R144)"""
        f = s.top
        if f is not None and decision.verb == "Protect" and price_of(s, f) == 0:
            return YES
        for wanted in (PASS, NO):
            if wanted in decision.options:
                return wanted
        if decision.verb == "GiveSceptre":
            way = CLOCKWISE if s.clockwise else COUNTER
            for option in (str(s.sceptre), f"{s.sceptre} {way}"):
                if option in decision.options:
                    return option
        return decision.options[0]

    def preview(self, s: Elekt, seat: int, answer: str) -> dict[str, Any]:
        f = s.top
        return {} if f is None else preview(s, seat, f.todo[f.at].name, f, answer)

    def progress(self, s: Elekt) -> Phrase | None:
        """There is a round for each Privilege. (ELK-47, ELK-114)"""
        if not s.round:
            return None
        number = Phrase("screen-round", {"number": s.round, "rounds": s.round + s.privilege_deck})
        return Phrase("progress", {"round": number, "phase": Phrase("phase-" + phase_of(s))})

    def result(self, s: Elekt) -> Result | None:
        """Places by Titles, then court rank: no two are level. (ELK-115, ELK-116) The Coalition has no seat. The
        ceremony (ELK-118) is for those who show it."""
        if not s.end:
            return None
        order = ranked(s)
        standing = sorted(order, key=lambda side: (side != s.winner, -titles(s, side), order.index(side)))
        scores: list[Score] = []
        for seat in range(s.seats):
            parts = {
                deck: sum(s.cards.zone_cards[c].titles for c in s.won[seat] if s.cards.zone_cards[c].deck == deck)
                for deck in (SKIRMISH, MACHINATION)
            }
            parts["privilege"] = len(s.face_down[seat])
            tie: Reason | None = None
            if any(titles(s, side) == titles(s, seat) for side in order if side != seat):
                tie = Reason("ELK-116", Phrase("tie-rank", {"number": order.index(seat) + 1}))
            scores.append(Score(seat, sum(parts.values()), parts, standing.index(seat) + 1, tie))
        return Result(scores, s.end)

    def estimate(self, s: Elekt) -> list[float]:
        """Titles (ELK-115)."""
        return [float(titles(s, seat)) for seat in range(s.seats)]

    def turn(self, s: Elekt) -> int:
        """Every assignment, every passing, then each phase. (ELK-46, ELK-56)"""
        if s.phase == ASSIGNMENT_PHASE:
            return s.round * A_ROUND + 1 + sum(s.assigned) + s.finished.count(True)
        return s.round * A_ROUND + (0 if s.phase == "recruitment" else A_ROUND - 1)

    def put_away(self, s: Elekt, given: Mapping[str, Any]) -> None:
        put_away(s, given)

    def facts(self, s: Elekt) -> dict[str, Any]:
        found: dict[str, Any] = {
            "deck_sizes": [len(s.decks[0]), len(s.decks[1]), s.privilege_deck],
            "rank": [side + 1 for side in ranked(s)],
        }
        for side, key in enumerate(s.owner_keys()):
            tallies = {zone: by_attribute(totals(s, i, side)) for i, zone in enumerate(ZONE_NAMES)}
            found[key] = {"titles": titles(s, side), "totals": tallies}
        return found

    def checked_cards(self, file: CardFile, known: Container[str] | None, changed: bool) -> CardSet:
        return checked(file, known, changed)

    def card_guide(self) -> tuple[str, ...]:
        return GUIDE


def phase_of(s: Elekt) -> str:
    """The phase by its name; while a zone is being resolved `phase` is the zone."""
    return s.phase if s.phase in NAMED_PHASES else "clashes"


def why_not_asked(s: Elekt, seat: int) -> Reason:
    """Whose turn or whose choice it is instead: the turn order (ELK-56), the winner of the clash (ELK-73), the holder
    or giver of the Sceptre (ELK-40, ELK-103), or whoever comes before in what is being carried out
    (ELK-R05, ELK-R17, ELK-R67).
    """
    f = s.top
    verb = "" if f is None else f.todo[f.at].name
    if verb == "SetDirection":
        return because("ELK-40", "not-your-turn")
    if verb == "GiveSceptre":
        return because("ELK-103", "not-your-turn")
    if verb == "BreakTie":
        return because("ELK-R17", "not-your-turn")
    if verb in BANISHING:
        return because("ELK-R67", "not-your-turn")
    fought = clash(s)
    if fought is not None and fought["winner"] != seat:
        return because("ELK-73", "not-your-turn")
    if fought is None and s.phase == ASSIGNMENT_PHASE and s.turn != seat:
        return because("ELK-56", "not-your-turn")
    if s.phase in ("set-up", "recruitment"):
        return Reason(RULE_OF_TURN, Phrase("refused-not-asked", {"player": seat}))
    return because("ELK-R05", "not-your-turn")


GAME: Final = ElektGame()
