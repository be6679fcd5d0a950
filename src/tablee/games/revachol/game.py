"""Echoes of Revachol behind the contract."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final, cast, final

from tablee.core.cardfile import CardFile
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng
from tablee.core.choosing import EFFECT_VERBS
from tablee.core.contract import Game
from tablee.core.decision import RULE_OF_TURN, Attempt, Decision, Reason, Result, Score, because
from tablee.core.hidden import drawn_in, reseal
from tablee.core.label import plain
from tablee.core.looking import PICK_HAND, forget_others
from tablee.core.option import Option
from tablee.core.parts import Teller
from tablee.core.phrase import Phrase
from tablee.games.revachol.cardset import ALLY, COUNTS, GUIDE, MOST_POINTS, TASK, WORTH, Cards, checked
from tablee.games.revachol.complete import COMPLETE, COMPLETION
from tablee.games.revachol.draw import DRAW_CARD, SEARCH
from tablee.games.revachol.end import NO_TASKS, ROLL_OFF, ally_points, score, standing, task_points, tie_break
from tablee.games.revachol.moments import Verbs
from tablee.games.revachol.morale import MORALE_LOSS
from tablee.games.revachol.place import MOVE_GARTE, NEW, NO, PLACE_ANOTHER, PUT_IN_CORPS
from tablee.games.revachol.preview import preview
from tablee.games.revachol.put import PUT_MOVED
from tablee.games.revachol.rulings import FEWEST_PLAYERS, MOST_PLAYERS, SCORES_ARE_OPEN
from tablee.games.revachol.skills import SKILLS
from tablee.games.revachol.state import EMPTY, Revachol, clone, is_known
from tablee.games.revachol.take import PUT_TAKEN, TAKE, USE_HARRY
from tablee.games.revachol.turn import ACT, DRAW, SETUP, TURN
from tablee.games.revachol.view import PARTS, observed, tell, view, views
from tablee.games.revachol.zones import ZONES, fresh, put_away

OPEN_SCORES: Final = "open_scores"


@final
class EchoesOfRevachol(Game[Revachol]):
    """Two to four players (ECH-R01); "open scores" shows everybody's completed Tasks (ECH-R13)."""

    def __init__(self) -> None:
        verbs = (
            *SETUP,
            *TURN,
            *PUT_IN_CORPS,
            *PLACE_ANOTHER,
            USE_HARRY,
            *TAKE,
            *PUT_TAKEN,
            MOVE_GARTE,
            COMPLETE,
            *COMPLETION,
            DRAW_CARD,
            *MORALE_LOSS,
            ROLL_OFF,
            *EFFECT_VERBS,
            *PICK_HAND,
            *PUT_MOVED,
            *SEARCH,
        )
        super().__init__(
            "revachol",
            FEWEST_PLAYERS,
            MOST_PLAYERS,
            verbs,
            ZONES,
            (Option(OPEN_SCORES, ("yes", "no") if SCORES_ARE_OPEN else ("no", "yes")),),
        )
        self.parts = PARTS
        self.lengths = {"turns": "turn"}
        self.scored_by = {"completed": ("points", "seat"), "gave": ("points", "other")}
        self.most_decisions = 10_000
        self.score_bounds = (0.0, float(COUNTS[TASK] * MOST_POINTS + COUNTS[ALLY] * max(WORTH.values())))

    def fresh(self, seats: int, options: Mapping[str, str], cards: CardSet) -> Revachol:
        return fresh(seats, cast(Cards, cards), options.get(OPEN_SCORES) == "yes")

    def opening(self, s: Revachol) -> Verbs:
        return SETUP

    def clone(self, s: Revachol) -> Revachol:
        return clone(s)

    def shuffle_unknown(self, s: Revachol, seat: int, rng: Rng) -> Revachol:
        """Redeal what the seat cannot see: the other hands, out of the cards each could have been drawn from. Bots know
        no more than that. (ECH-R144)"""
        other = clone(s)
        for cycle in range(len(s.kept) + 1):
            places = [
                (owner, i)
                for owner in range(s.seats)
                if owner != seat
                for i, ally in enumerate(s.hands[owner])
                if not is_known(s, seat, owner, ally) and drawn_in(s.kept, ally) == cycle
            ]
            pool = [s.hands[owner][i] for owner, i in places]
            if cycle == len(s.kept):
                pool += [card for card in s.deck if card in s.cards.allies]
            pool.sort()
            rng.shuffle(pool)
            for owner, i in places:
                hand = list(other.hands[owner])
                hand[i] = pool.pop()
                other.hands[owner] = tuple(hand)
            if cycle == len(s.kept):
                other.deck = pool + [card for card in s.deck if card not in s.cards.allies]
        forget_others(other, seat)
        reseal(other, seat, rng)
        return other

    def view(self, s: Revachol, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(s, seat))

    def views(self, s: Revachol, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views(s, seats)

    def observed(self, s: Revachol, seat: int | None) -> dict[str, Any]:
        return observed(s, seat)

    def tell(self, s: Revachol, seat: int, to: Teller) -> None:
        tell(s, seat, to)

    def answer(self, s: Revachol, decision: Decision, text: str) -> str | None:
        """The first Ally opens a Corps unasked; to say so all the same is not wrong. (ECH-30) Tasks completed together
        may be named in any order. (ECH-37)"""
        found = super().answer(s, decision, text)
        if found is None and decision.verb == ACT.name and not s.corps[decision.seat]:
            return super().answer(s, decision, plain(text).removesuffix(" in a new corps"))
        if found is None and decision.verb == TAKE[0].name and len(s.corps[decision.seat]) == 1:
            home = s.corps[decision.seat][0]  # Harry alone: the Ally taken takes his place unasked (ECH-R115)
            if len(home.allies) == 1:
                said = plain(text).removesuffix(f" in corps {home.number}").removesuffix(" in a new corps")
                return super().answer(s, decision, said)
        if found is None and decision.verb == COMPLETE.name:
            return COMPLETE.in_any_order(decision.options, plain(text))
        return found

    def refuses(self, s: Revachol, attempt: Attempt | None, seat: int, text: str) -> Reason | None:
        """The game is over; another comes first; nobody passes. (ECH-20, ECH-21, ECH-28)"""
        if s.end:
            return because("ECH-88" if s.end == NO_TASKS else "ECH-R18", "over")
        key = "" if attempt is None else attempt.key
        asked = self.decision_of(s, seat)
        if asked is None:
            if key == "lose" and s.top is not None and s.top.todo[s.top.at].name == "LoseCards":
                return because("ECH-78", "no-event")  # saved, or nothing to choose: the choice is another's
            if not s.turns:
                return Reason(RULE_OF_TURN, Phrase("refused-not-asked", {"player": seat}))
            if seat == s.turn:  # a draw, a roll or another player's choice comes first
                return because(rule_of_wait(s), "wait")
            return because("ECH-121" if key == "move" else "ECH-28", "not-your-turn", {"player": s.turn})
        if asked.verb == "LoseCards" and (attempt or text == "pass") and key not in ("lose", "lose-nothing"):
            return because("ECH-74", "lose-first")
        if text == "pass" or (key == "no-other" and asked.verb == "Act"):
            return because("ECH-20", "no-pass")
        return None

    def default_answer(self, s: Revachol, decision: Decision) -> str:
        """Draw if legal, else place the first Ally in a new Corps; decline what is optional. (ECH-R143, ECH-R83)"""
        for wanted in (DRAW, NEW, NO):
            if wanted in decision.options:
                return wanted
        return decision.options[0]

    def preview(self, s: Revachol, seat: int, answer: str) -> dict[str, Any]:
        return preview(s, seat, answer)

    def progress(self, s: Revachol) -> Phrase | None:
        """The Tasks that have been completed or have failed; when none is left, the game ends. (ECH-88)"""
        if not s.turns:
            return None
        tasks = len(s.cards.tasks)
        left = len(s.task_deck) + sum([task != EMPTY for task in s.task_row])
        return Phrase("progress", {"number": s.turns, "done": tasks - left, "most": tasks})

    def result(self, s: Revachol) -> Result | None:
        """Places by points, then Tasks; the first place of several is decided by the die. (ECH-95, ECH-96, ECH-97)"""
        if not s.end or s.top is not None:
            return None
        scores: list[Score] = []
        for seat in range(s.seats):
            own = standing(s, seat)
            place = 1 + sum(standing(s, other) > own for other in range(s.seats))
            if place == 1 and s.winner not in (-1, seat):
                place = 2  # level, but another won the roll (ECH-R75: no die below first place)
            parts = {"tasks": task_points(s, seat), "allies": ally_points(s, seat)}
            scores.append(Score(seat, parts["tasks"] + parts["allies"], parts, place, tie_break(s, seat)))
        return Result(scores, s.end)

    def estimate(self, s: Revachol) -> list[float]:
        return [float(score(s, seat)) for seat in range(s.seats)]

    def turn(self, s: Revachol) -> int:
        return s.turns

    def put_away(self, s: Revachol, given: Mapping[str, Any]) -> None:
        put_away(s, given)

    def facts(self, s: Revachol) -> dict[str, Any]:
        return {str(seat + 1): {"score": score(s, seat)} for seat in range(s.seats)}

    def checked_cards(self, file: CardFile, known: Container[str] | None, changed: bool) -> CardSet:
        return with_skills(checked(file, known, changed))

    def card_guide(self) -> tuple[str, ...]:
        return GUIDE


def rule_of_wait(s: Revachol) -> str:
    """Why the player in turn waits: an event concerns all (ECH-70), a Draw turn goes on until an Ally comes (ECH-86), a
    Place turn has its order (ECH-21)."""
    f = s.top
    drawing = False
    while f is not None:
        if f.todo[f.at].name in ("RollAgainstLoss", "LoseCards", "EndEvent"):
            return "ECH-70"
        drawing = drawing or f.source == DRAW
        f = f.below
    return "ECH-86" if drawing else "ECH-21"


def with_skills(cards: Cards) -> Cards:
    """Join the Allies to what their skills do."""
    for ally in cards.allies.values():
        if not ally.lines:
            ally.ability = SKILLS[ally.skill]
    return cards


GAME: Final = EchoesOfRevachol()
