"""Elekt behind the contract."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final, cast, final

from tablee.core.cardfile import CardFile
from tablee.core.chance import Rng
from tablee.core.contract import CardSet, Game, Option
from tablee.core.decision import Decision, Reason, Result, Score
from tablee.core.label import answers_in
from tablee.core.phrase import Phrase
from tablee.core.stack import begin, run
from tablee.games.elekt import reasons
from tablee.games.elekt.ability import SEAL_CHECK, USE_ABILITY
from tablee.games.elekt.arrange import FEWEST, MOST, arrange, fresh, lay_out
from tablee.games.elekt.assign import PASS, PENALTY, TURN
from tablee.games.elekt.banish import BANISHMENT, PROTECTED, UNPROTECTED, YES, price_of
from tablee.games.elekt.cards import MACHINATION, SKIRMISH, Cards
from tablee.games.elekt.cardset import checked
from tablee.games.elekt.clash import AFTER_WINNING, ATTACH_TOKENS, STEAL, TIE
from tablee.games.elekt.court import titles
from tablee.games.elekt.foretell import foretell
from tablee.games.elekt.line import NO
from tablee.games.elekt.round import ROUND, SETUP, SOLO_SETUP
from tablee.games.elekt.sentences import FOLLOWING_VERBS, LINE_VERBS
from tablee.games.elekt.solo import COALITION_TURN, MASTERS
from tablee.games.elekt.state import Elekt, Posted, clone, ranked
from tablee.games.elekt.template import template
from tablee.games.elekt.unknown import shuffle_unknown
from tablee.games.elekt.view import view

NAMED_PHASES: Final = ("recruitment", "assignment", "reset")
DIFFICULTY: Final = "difficulty"
GENTLE: Final = "gentle"


@final
class ElektGame(Game[Elekt]):
    """Two to four players, or one against the Coalition: "difficulty" is its (ELK-146), "gentle" makes it pass once
    the player has (ELK-R113).
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
            *SEAL_CHECK,
            *TIE,
            *AFTER_WINNING,
            *ATTACH_TOKENS,
            *STEAL,
            *BANISHMENT,
            *PROTECTED,
            *UNPROTECTED,
            *LINE_VERBS,
            *FOLLOWING_VERBS,
        )
        options = (Option(DIFFICULTY, tuple(MASTERS), alone=True), Option(GENTLE, ("no", "yes"), alone=True))
        super().__init__("elekt", FEWEST, MOST, verbs, options)

    def new(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Elekt:
        difficulty, gentle = chosen(options)
        s = fresh(seats, cast(Cards, cards), difficulty, gentle)
        begin(s, 0, "set-up", SOLO_SETUP if s.solo else SETUP)
        run(s)
        return s

    def clone(self, s: Elekt) -> Elekt:
        return clone(s)

    def shuffle_unknown(self, s: Elekt, seat: int, rng: Rng) -> Elekt:
        return shuffle_unknown(s, seat, rng)

    def view(self, s: Elekt, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def why_not(self, s: Elekt, seat: int, attempt: str) -> Reason | None:
        if answers_in(self, s, seat, attempt):
            return None
        return reasons.why_not(s, seat, attempt, self.decision_of(s, seat))

    def idle(self, s: Elekt, decision: Decision) -> str:
        """Keep the first recruit, pass, decline; protect if it is free; the Sceptre stays as it is. (ELK-R144)"""
        f = s.top
        if f is not None and decision.verb == "Protect" and price_of(s, f) == 0:
            return YES
        for wanted in (PASS, NO):
            if wanted in decision.options:
                return wanted
        if decision.verb == "GiveSceptre":
            way = "clockwise" if s.clockwise else "counter-clockwise"
            for option in (str(s.sceptre), f"{s.sceptre} {way}"):
                if option in decision.options:
                    return option
        return decision.options[0]

    def foretell(self, s: Elekt, seat: int, answer: str) -> dict[str, Any]:
        f = s.top
        return {} if f is None else foretell(s, seat, f.todo[f.at].name, f, answer)

    def progress(self, s: Elekt) -> Phrase | None:
        """There is a round for each Privilege. (ELK-114)"""
        if not s.round:
            return None
        number = Phrase("screen-round", {"number": s.round, "rounds": s.round + s.privilege_deck})
        return Phrase("progress", {"round": number, "phase": Phrase("phase-" + phase_of(s))})

    def result(self, s: Elekt) -> Result | None:
        """Places by Titles, then court rank: no two are level. (ELK-115, ELK-116) The Coalition has no seat."""
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
            scores.append(Score(seat, sum(parts.values()), parts, standing.index(seat) + 1))
        return Result(scores, s.end)

    def encode(self, s: Elekt) -> dict[str, Any]:
        return {
            "seats": s.seats,
            "difficulty": s.difficulty,
            "gentle": s.gentle,
            "round": s.round,
            "phase": s.phase,
            "decks": [list(deck) for deck in s.decks],
            "unseen": list(s.unseen),
            "privilege_deck": s.privilege_deck,
            "face_up": list(s.face_up),
            "unit_deck": list(s.unit_deck),
            "discard": list(s.discard),
            "box": list(s.box),
            "supply": list(s.supply),
            "amber_supply": s.amber_supply,
            "sceptre": s.sceptre,
            "clockwise": s.clockwise,
            "order": list(s.order),
            "turn": s.turn,
            "mirror": s.mirror,
            "privilege_winner": s.privilege_winner,
            "used": list(s.used),
            "kept": [list(held) for held in s.kept],
            "hands": [list(hand) for hand in s.hands],
            "shown": [list(own) for own in s.shown],
            "recruits": [list(own) for own in s.recruits],
            "posts": [[[posted.card, posted.tokens] for posted in posts] for posts in s.posts],
            "amber": list(s.amber),
            "seals": s.seals,
            "assigned": list(s.assigned),
            "finished": list(s.finished),
            "privileges": [list(own) for own in s.privileges],
            "won": [list(own) for own in s.won],
            "face_down": [list(own) for own in s.face_down],
            "drawn": list(s.drawn),
            "end": s.end,
            "winner": s.winner,
        }

    def decode(self, zones: Mapping[str, Any], cards: CardSet) -> Elekt:
        own = cast(Cards, cards)
        return Elekt(
            zones["seats"],
            own,
            zones["difficulty"],
            zones["gentle"],
            zones["round"],
            zones["phase"],
            [tuple(deck) for deck in zones["decks"]],
            tuple(zones["unseen"]),
            zones["privilege_deck"],
            list(zones["face_up"]),
            list(zones["unit_deck"]),
            list(zones["discard"]),
            tuple(zones["box"]),
            list(zones["supply"]),
            zones["amber_supply"],
            zones["sceptre"],
            zones["clockwise"],
            tuple(zones["order"]),
            zones["turn"],
            zones["mirror"],
            zones["privilege_winner"],
            tuple(zones["used"]),
            tuple([tuple(held) for held in zones["kept"]]),
            [tuple(hand) for hand in zones["hands"]],
            [tuple(cards_) for cards_ in zones["shown"]],
            tuple([tuple(cards_) for cards_ in zones["recruits"]]),
            [tuple([Posted(own.units[card], tokens) for card, tokens in posts]) for posts in zones["posts"]],
            list(zones["amber"]),
            zones["seals"],
            list(zones["assigned"]),
            list(zones["finished"]),
            tuple([tuple(cards_) for cards_ in zones["privileges"]]),
            tuple([tuple(cards_) for cards_ in zones["won"]]),
            tuple([tuple(cards_) for cards_ in zones["face_down"]]),
            tuple(zones["drawn"]),
            zones["end"],
            zones["winner"],
        )

    def arrange(self, seats: int, options: Mapping[str, str], cards: CardSet, given: Mapping[str, Any]) -> Elekt:
        difficulty, gentle = chosen(options)
        return arrange(seats, cast(Cards, cards), difficulty, gentle, given)

    def lay_out(self, s: Elekt) -> dict[str, Any]:
        return lay_out(s)

    def checked_cards(self, file: CardFile, known: Container[str] | None, changed: bool) -> CardSet:
        return checked(file, known, changed)

    def card_template(self) -> str:
        return template()


def phase_of(s: Elekt) -> str:
    """The phase by its name; while a zone is being resolved `phase` is the zone."""
    return s.phase if s.phase in NAMED_PHASES else "clashes"


def chosen(options: Mapping[str, str]) -> tuple[str, bool]:
    """The difficulty, easy unless told otherwise, and whether the Coalition is gentle."""
    return options.get(DIFFICULTY, "easy"), options.get(GENTLE) == "yes"


GAME: Final = ElektGame()
