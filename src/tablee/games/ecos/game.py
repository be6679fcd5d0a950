"""Ecos: First Continent behind the contract."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, cast, final

from tablee.core.cardfile import CardFile
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng
from tablee.core.choosing import EFFECT_VERBS
from tablee.core.contract import Game
from tablee.core.decision import Attempt, Decision, Reason, Result, Score, because
from tablee.core.label import plain
from tablee.core.looking import PICK_HAND
from tablee.core.option import Option
from tablee.core.parts import Teller
from tablee.core.phrase import Phrase
from tablee.games.ecos import change, dial, eco, effects, gain, grammar, move, place, respond, setup, swap, token
from tablee.games.ecos.cards import BLUE, BROWN, FAMILIES, PAW, PLANT, Cards
from tablee.games.ecos.cardset import LANDSCAPES, card_guide, checked
from tablee.games.ecos.facts import facts
from tablee.games.ecos.line import Verbs
from tablee.games.ecos.preview import preview
from tablee.games.ecos.rulings import FEWEST_PLAYERS, MOST_PLAYERS
from tablee.games.ecos.state import Ecos, Variant, clone
from tablee.games.ecos.unknown import shuffle_unknown
from tablee.games.ecos.view import PARTS, observed, tell, view, views
from tablee.games.ecos.zones import ZONES, fresh, put_away

DRAFT: Final = "draft"
RANDOM: Final = "random"
SEATS: Final = range(1, MOST_PLAYERS + 1)
A_ROUND: Final = 64
"""No round sees so many tokens."""
OPTIONS: Final = (
    Option("landscape", LANDSCAPES),
    Option("decks", (PAW, PLANT, DRAFT)),
    Option("goal", ("80", "60")),
    Option("choose_decks", ("no", "yes"), rare=True),
    Option("harbinger", (RANDOM, *map(str, SEATS)), (0, *SEATS), rare=True),
    *[Option(f"draft_{seat}", ("no", "yes"), (0, seat), rare=True) for seat in SEATS],
)
"""ECO-16, ECO-27, ECO-29, ECO-36, ECO-162, ECO-R07, ECO-R08, ECO-R65; draft_N: at such a table player N drafts."""


@final
class FirstContinent(Game[Ecos]):
    """Two to six players (ECO-01)."""

    def __init__(self) -> None:
        verbs = (
            *setup.SETUP,
            *token.TOKEN,
            *token.PAIR,
            *token.LAST_LINES,
            *eco.CALL,
            *eco.STEPS,
            *effects.CARRY_OUT,
            *effects.PICK_THIS,
            *place.VERBS,
            *gain.VERBS,
            *move.VERBS,
            *swap.VERBS,
            *change.VERBS,
            *respond.USE_ELEMENT,
            *dial.SECOND_ROTATION,
            *dial.THIRD_ROTATION,
            *dial.PLAY_CARD,
            *dial.GAIN_CARD,
            *dial.GAIN_CARD_MAY,
            *dial.LOOK,
            *grammar.CHOOSE,
            *grammar.MAY,  # the last to understand a text: its labels are lines of cards, as printed
            *EFFECT_VERBS,
            *PICK_HAND,
        )
        super().__init__("ecos", FEWEST_PLAYERS, MOST_PLAYERS, verbs, ZONES, OPTIONS)
        self.parts = PARTS
        self.lengths = {"rounds": "round"}
        self.first_seats = 3  # the ready decks say which cards begin active; two players would choose (ECO-24, ECO-153)
        self.most_decisions = 100_000
        self.gives_points = "scored"
        self.scored_by = {"scored": ("number", "seat")}

    def fresh(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Ecos:
        own = cast(Cards, cards)
        return fresh(seats, own, chosen(seats, options, own))

    def opening(self, s: Ecos) -> Verbs:
        return setup.SETUP

    def clone(self, s: Ecos) -> Ecos:
        return clone(s)

    def shuffle_unknown(self, s: Ecos, seat: int, rng: Rng) -> Ecos:
        return shuffle_unknown(s, seat, rng)

    def view(self, s: Ecos, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(s, seat))

    def views(self, s: Ecos, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views(s, seats)

    def observed(self, s: Ecos, seat: int | None) -> dict[str, Any]:
        return observed(s, seat)

    def tell(self, s: Ecos, seat: int, to: Teller) -> None:
        tell(s, seat, to)

    def answer(self, s: Ecos, decision: Decision, text: str) -> str | None:
        """Two cards kept together may be named in any order. (ECO-154)"""
        found = super().answer(s, decision, text)
        if found is None and decision.verb in setup.DRAFTS:
            return setup.in_any_order(decision.options, plain(text))
        return found

    def refuses(self, s: Ecos, attempt: Attempt | None, seat: int, text: str) -> Reason | None:
        """The game is over; others come first; nobody passes. (ECO-51, ECO-160, ECO-R12, ECO-R64, ECO-R68)"""
        if s.end:
            return because({token.GOAL: "ECO-160", token.SHARED: "ECO-R64"}.get(s.end, "ECO-R68"), "over")
        asked = self.decision_of(s, seat)
        if asked is None:
            return because(why_wait(s), "wait")
        if text == "pass":
            return because("ECO-51" if asked.verb in respond.RESPONSES else "ECO-R31", "no-pass")
        return None

    def default_answer(self, s: Ecos, decision: Decision) -> str:
        """Rotate; decline at 2; a cube at 3; resolve; else the first choice. (ECO-R69)"""
        if decision.verb == "OfferCard":
            return place.NO
        for wanted in (respond.ROTATE, dial.CUBE, eco.RESOLVE, move.DONE):
            if wanted in decision.options:
                return wanted
        return decision.options[0]

    def preview(self, s: Ecos, seat: int, answer: str) -> dict[str, Any]:
        return preview(s, seat, answer)

    def progress(self, s: Ecos) -> Phrase | None:
        """The round in which somebody reaches the goal is the last. (ECO-160)"""
        if not s.round:
            return None
        return Phrase("progress", {"number": s.round, "points": max(s.scores), "goal": s.variant.goal})

    def result(self, s: Ecos) -> Result | None:
        """Places by points; a tie at the top is shared only after all continuations.
        (ECO-160, ECO-161, ECO-163, ECO-R64)"""
        if not s.end:
            return None
        scores: list[Score] = []
        for seat in range(s.seats):
            above = len([1 for other in s.scores if other > s.scores[seat]])
            parts = {BROWN: s.scores[seat] - s.blue_points[seat], BLUE: s.blue_points[seat]}
            tie: Reason | None = None
            if above == 0 and s.tie_steps and s.end != token.SHARED:
                tie = Reason("ECO-163", Phrase("tie-step", {"number": s.tie_steps}))
            scores.append(Score(seat, s.scores[seat], parts, above + 1, tie))
        return Result(scores, s.end)

    def estimate(self, s: Ecos) -> list[float]:
        return [float(points) for points in s.scores]

    def turn(self, s: Ecos) -> int:
        """Every token that is drawn. (ECO-40)"""
        return s.round * A_ROUND + len(s.drawn)

    def put_away(self, s: Ecos, given: Mapping[str, Any]) -> None:
        put_away(s, given)

    def facts(self, s: Ecos) -> dict[str, Any]:
        return facts(s)

    def checked_cards(self, file: CardFile, known: Container[str] | None, changed: bool) -> CardSet:
        return checked(file, known, changed)

    def card_guide(self) -> tuple[str, ...]:
        return card_guide()


def chosen(seats: int, options: Mapping[str, str], cards: Cards) -> Variant:
    """What the options say."""
    decks = options.get("decks", PAW)
    drafts = tuple([decks == DRAFT or options.get(f"draft_{seat + 1}") == "yes" for seat in range(seats)])
    harbinger = options.get("harbinger", RANDOM)
    first = -1 if harbinger == RANDOM else int(harbinger) - 1
    if first >= seats:
        raise ValueError(f"there is no player {harbinger} at a table of {seats} (ECO-R07)")
    return Variant(
        landscape=options.get("landscape", LANDSCAPES[0]),
        family=FAMILIES.index(decks) if decks in FAMILIES else 0,
        drafts=drafts,
        choose_decks=options.get("choose_decks") == "yes",
        goal=cards.box["short_goal" if options.get("goal") == "60" else "goal"],
        harbinger=first,
    )


WAITING: Final = {
    "FirstHarbinger": "ECO-20",
    "TakeDeck": "ECO-25",
    "ChooseDeck": "ECO-R08",
    "DealOutright": "ECO-151",
    "DealPacks-blue": "ECO-29",
    "DealPacks-brown": "ECO-31",
    "Draft-blue": "ECO-R09",
    "Draft-brown": "ECO-R09",
    "ChooseActive": "ECO-26",
}
"""While others, or chance, do this, a seat that is not asked has to wait; in all else for the token to be done with."""


def why_wait(s: Ecos) -> str:
    """The rule by which a seat is not asked now."""
    f = s.top
    assert f is not None
    return WAITING.get(f.todo[f.at].name, "ECO-40")


GAME: Final = FirstContinent()
