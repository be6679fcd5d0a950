"""Ecos: First Continent behind the contract."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final, cast, final

from tablee.core.cardfile import CardFile
from tablee.core.chance import Rng
from tablee.core.contract import CardSet, Game, Option
from tablee.core.decision import Decision, Reason, Result, Score
from tablee.core.phrase import Phrase
from tablee.core.stack import NOTHING, TAKE_BACK, begin, run
from tablee.games.ecos import change, dial, eco, effects, grammar, move, place, reasons, respond, setup, token
from tablee.games.ecos.arrange import arrange, fresh, lay_out
from tablee.games.ecos.cards import BLUE, BROWN, FAMILIES, PAW, PLANT, Cards
from tablee.games.ecos.cardset import LANDSCAPES, checked
from tablee.games.ecos.foretell import foretell
from tablee.games.ecos.rulings import FEWEST_PLAYERS, MOST_PLAYERS
from tablee.games.ecos.saved import decode, encode
from tablee.games.ecos.state import Ecos, Table, clone
from tablee.games.ecos.template import template
from tablee.games.ecos.unknown import shuffle_unknown
from tablee.games.ecos.view import view

DRAFT: Final = "draft"
RANDOM: Final = "random"
OPTIONS: Final = (
    Option("landscape", LANDSCAPES),
    Option("decks", (PAW, PLANT, DRAFT)),
    Option("goal", ("80", "60")),
    Option("choose_decks", ("no", "yes")),
    Option("harbinger", (RANDOM, *[str(seat) for seat in range(1, MOST_PLAYERS + 1)]), tuple(range(MOST_PLAYERS + 1))),
    *[Option(f"draft_{seat}", ("no", "yes"), (0, seat)) for seat in range(1, MOST_PLAYERS + 1)],
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
            *eco.CALL,
            *eco.STEPS,
            *effects.CARRY_OUT,
            *effects.PICK_THIS,
            *grammar.CHOOSE,
            *grammar.MAY,
            *place.PLACE,
            *move.MOVE,
            *move.MOVE_TO,
            *change.REPLACE,
            *change.REMOVE_TILE,
            *change.REMOVE,
            *respond.GAINED,
            *dial.SECOND_ROTATION,
            *dial.THIRD_ROTATION,
            *dial.PLAY_CARD,
            *dial.GAIN_CARD,
            *dial.GAIN_CARD_MAY,
            *dial.LOOK,
        )
        super().__init__("ecos", FEWEST_PLAYERS, MOST_PLAYERS, verbs, OPTIONS)

    def new(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Ecos:
        if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
            raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {seats} (ECO-01)")
        own = cast(Cards, cards)
        s = fresh(seats, own, chosen(seats, options, own))
        begin(s, 0, "set-up", setup.SETUP)
        run(s)
        return s

    def clone(self, s: Ecos) -> Ecos:
        return clone(s)

    def shuffle_unknown(self, s: Ecos, seat: int, rng: Rng) -> Ecos:
        return shuffle_unknown(s, seat, rng)

    def view(self, s: Ecos, seat: int | None) -> dict[str, Any]:
        return view(s, seat)

    def why_not(self, s: Ecos, seat: int, attempt: str) -> Reason | None:
        decision = self.decision_of(s, seat)
        if decision is not None:
            if self.answer(s, decision, attempt) is not None:
                return None
            if attempt == TAKE_BACK and decision.sealed != NOTHING:
                return None
        return reasons.why_not(s, seat, attempt, decision)

    def idle(self, s: Ecos, decision: Decision) -> str:
        """Rotate; decline at 2; a cube at 3; resolve; else the first choice. (ECO-R69)"""
        if decision.verb == "OfferCard":
            return place.NO
        for wanted in (respond.ROTATE, dial.CUBE, eco.RESOLVE, move.DONE):
            if wanted in decision.options:
                return wanted
        return decision.options[0]

    def foretell(self, s: Ecos, seat: int, answer: str) -> dict[str, Any]:
        return foretell(s, seat, answer)

    def progress(self, s: Ecos) -> Phrase | None:
        """The round in which somebody reaches the goal is the last. (ECO-160)"""
        if not s.round:
            return None
        return Phrase("progress", {"number": s.round, "points": max(s.scores), "goal": s.table.goal})

    def result(self, s: Ecos) -> Result | None:
        """Places by points; a tie at the top is shared only after all continuations. (ECO-160, ECO-161, ECO-R64)"""
        if not s.end:
            return None
        scores: list[Score] = []
        for seat in range(s.seats):
            above = len([1 for other in s.scores if other > s.scores[seat]])
            parts = {BROWN: s.scores[seat] - s.blue_points[seat], BLUE: s.blue_points[seat]}
            scores.append(Score(seat, s.scores[seat], parts, above + 1))
        return Result(scores, s.end)

    def encode(self, s: Ecos) -> dict[str, Any]:
        return encode(s)

    def decode(self, zones: Mapping[str, Any], cards: CardSet) -> Ecos:
        return decode(zones, cast(Cards, cards))

    def arrange(self, seats: int, options: Mapping[str, str], cards: CardSet, given: Mapping[str, Any]) -> Ecos:
        own = cast(Cards, cards)
        return arrange(seats, own, chosen(seats, options, own), given)

    def lay_out(self, s: Ecos) -> dict[str, Any]:
        return lay_out(s)

    def checked_cards(self, file: CardFile, known: Container[str] | None, changed: bool) -> CardSet:
        return checked(file, known, changed)

    def card_template(self) -> str:
        return template()


def chosen(seats: int, options: Mapping[str, str], cards: Cards) -> Table:
    """What the options say."""
    decks = options.get("decks", PAW)
    drafts = tuple([decks == DRAFT or options.get(f"draft_{seat + 1}") == "yes" for seat in range(seats)])
    harbinger = options.get("harbinger", RANDOM)
    first = -1 if harbinger == RANDOM else int(harbinger) - 1
    if first >= seats:
        raise ValueError(f"there is no player {harbinger} at a table of {seats} (ECO-R07)")
    return Table(
        options.get("landscape", LANDSCAPES[0]),
        FAMILIES.index(decks) if decks in FAMILIES else 0,
        drafts,
        options.get("choose_decks") == "yes",
        cards.box["short_goal" if options.get("goal") == "60" else "goal"],
        first,
    )


GAME: Final = FirstContinent()
