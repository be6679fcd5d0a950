"""What deserves more than a line of the log in Ecos: the resolution of a card, line by line, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tablee.cli.screens.ecos_faces import Faces
from tablee.cli.styled import ACCENT, MUTED, SEATS, STRONG, Lines, flow, fold, line, rule, spread
from tablee.core.decision import Result
from tablee.core.plain_data import JSON

Seen = Mapping[str, str | int]
View = Mapping[str, JSON]
LAST: Final = ("turned", "used-up")
"""With these a card is resolved. (ECO-58, ECO-59)"""
AFTER: Final = ("eco", "token", "round", "over")


class Moment:
    """One card that is resolved; `facts` are the places of what happened in the log."""

    def __init__(self, first: int) -> None:
        self.facts = [first]
        self.is_open = True


def moments(seen: Sequence[Seen]) -> list[Moment]:
    """All cards that were resolved, in their order."""
    found: list[Moment] = []
    now: Moment | None = None
    for i, fact in enumerate(seen):
        kind = fact["kind"]
        if now is not None and kind in AFTER:
            now.is_open = False
            now = None
        if kind == "eco":
            now = Moment(i)
            found.append(now)
        elif now is not None:
            now.facts.append(i)
            if kind in LAST and fact["card"] == seen[now.facts[0]]["card"]:
                now.is_open = False
                now = None
    return found


class Moments:
    """Draws them."""

    def __init__(self, faces: Faces, players: Sequence[str]) -> None:
        self.faces = faces
        self.texts = faces.texts
        self.players = players

    def find(self, seen: Sequence[Seen], since: int) -> list[Moment]:
        """Every card with something new in its resolution, and the one that is being resolved."""
        return [moment for moment in moments(seen) if moment.facts[-1] >= since or moment.is_open]

    def draw(self, seen: Sequence[Seen], since: int, view: View, width: int) -> Lines:
        """`━ ECO! Anna · Grass Sea`, then what the card says and what came of it."""
        lines: Lines = []
        sign = "━" if self.faces.signs else "="
        for moment in self.find(seen, since):
            eco, *rest = [seen[i] for i in moment.facts]
            seat, card = int(eco["seat"]), str(eco["card"])
            head = line((self.texts.say("screen-eco"), ACCENT), " ", (self.players[seat], SEATS[seat]))
            lines.append(rule(width, line(head, (" · ", MUTED), self.faces.name(card, STRONG)), sign))
            lines += fold(Text(self.faces.effects(card), MUTED), width, 2)
            told = [self._short(fact, eco, view) for fact in rest]
            if moment.is_open:
                told.append(Text("…", STRONG))
            arrow = "→ " if self.faces.signs else "> "
            lines += flow([line((arrow, MUTED), part) for part in told if part.plain], width, 2)
        return lines

    def _short(self, fact: Seen, eco: Seen, view: View) -> Text:
        """What the resolver does in a few words; what others do, and what is rare, in a sentence."""
        key = f"short-{fact['kind']}"
        if fact["seat"] == eco["seat"] and self.texts.has(key):
            what = str(fact.get("piece", fact.get("symbol", "")))
            where = " → ".join(str(fact[cell]) for cell in ("cell", "to") if cell in fact)
            card, number = self.texts.card(str(fact.get("card", ""))), int(fact.get("number", 0))
            told = self.texts.say(key, what=self.faces.symbol(what), where=where, card=card, number=number)
            return Text(told, ACCENT if fact["kind"] == "scored" else "")
        return Text(self.texts.event(fact, self.players, view["seat"]).rstrip("."))

    # The end.

    def end(self, view: View, result: Result, width: int) -> Lines:
        """Everybody's points, and with which cards they were gained. (ECO-160)"""
        lines: Lines = []
        winners = result.winners()
        for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
            seat = score.seat
            name = line("  ", (f"{score.place}. ", STRONG), (self.players[seat], SEATS[seat]))
            if seat in winners:
                name = line(name, (" ★" if self.faces.signs else " *", ACCENT))
            total = line((f"{self.texts.say('zone-score')} {score.total:>3}", ACCENT))
            lines.append(spread(name, total, width))
            parts = [f"{self.texts.say(f'score-{part}')} {value}" for part, value in score.parts.items()]
            lines += fold(Text(" · ".join(parts), MUTED), width, 5)
            cards = [self.faces.active(own, False) for own in view["players"][seat]["active"]]
            lines += flow(cards, width, 5, "   ")
        return lines
