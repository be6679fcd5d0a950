"""Moments of Echoes of Revachol that deserve a pause: a Morale Loss Event, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from tablee.cli.screens.revachol_cards import Faces
from tablee.cli.styled import ACCENT, DANGER, LEGAL, MUTED, SEATS, STRONG, Lines, fit, fold, line, rule, spread
from tablee.core.decision import Result

Seen = Mapping[str, str | int]

IN_MOMENTS: Final = ("event", "saved", "missed", "lost", "lost-nothing", "failed")
"""The kinds of events that are drawn here."""


class Loss:
    """One Morale Loss Event as far as it has gone: who rolled what, and what became of it."""

    def __init__(self, card: str, task: str) -> None:
        self.card = card
        self.task = task
        self.rolls: list[tuple[int, str, bool]] = []  # seat, roll, saved; from the drawer clockwise
        self.lost: dict[int, str] = {}  # seat -> card; "" for nothing


def losses(seen: Sequence[Seen]) -> list[Loss]:
    """The Morale Loss Events in a stretch of the log."""
    found: list[Loss] = []
    for fact in seen:
        kind, seat = fact["kind"], int(fact["seat"])
        if kind == "event":
            found.append(Loss(str(fact["card"]), str(fact["second"])))
        elif not found:
            continue
        elif kind in ("saved", "missed"):
            found[-1].rolls.append((seat, str(fact["dice"]), kind == "saved"))
        elif kind == "lost":
            found[-1].lost[seat] = str(fact["card"])
        elif kind == "lost-nothing":
            found[-1].lost[seat] = ""
    return found


class Moments:
    """Draws them."""

    def __init__(self, faces: Faces, players: Sequence[str]) -> None:
        self.faces = faces
        self.texts = faces.texts
        self.players = players

    def events(self, seen: Sequence[Seen], view: Mapping[str, Any], width: int) -> Lines:
        """What the Morale Loss Events of a stretch of the log looked like."""
        lines: Lines = []
        for loss in losses(seen):
            lines += self._event(loss, [own["ready"] for own in view["players"]], width)
        return lines

    def _event(self, loss: Loss, ready: Sequence[bool], width: int) -> Lines:
        """The acting card, everybody's dice and what they lost, the Task that fails."""
        morale = self.faces.cards.morale[loss.card]
        sign = "━" if self.faces.signs else "="
        title = line((self.texts.say("card-event"), DANGER), (" · ", MUTED), self.faces.name(loss.card, STRONG))
        lines = [rule(width, title, sign)]
        event = Text(self.texts.say(f"event-{morale.event}"))
        lines += fold(line(self.faces.dice(morale.dice), "  ", event), width, 2, 8)
        names = max(len(self.players[seat]) for seat, _, _ in loss.rolls) if loss.rolls else 0
        for seat, roll, saved in loss.rolls:
            name = fit(Text(self.players[seat], SEATS[seat]), names)
            dice = self.faces.dice(roll.split(" "))
            lines.append(
                fit_line(line("  ", name, "  ", dice, "  ", self._verdict(loss, seat, saved, ready[seat])), width)
            )
        fails = Text(self.texts.say("screen-fails", task=self.texts.card(loss.task)), DANGER)
        return lines + fold(fails, width, 2)

    def _verdict(self, loss: Loss, seat: int, saved: bool, ready: bool) -> Text:
        say = self.texts.say
        if saved:
            return line((("✓ " if self.faces.signs else "") + say("screen-saved"), LEGAL))
        missed = (("✕ " if self.faces.signs else "") + say("screen-missed"), DANGER)
        if seat in loss.lost:
            lost = loss.lost[seat]
            told = say("screen-loses", card=self.texts.card(lost)) if lost else say("screen-loses-nothing")
            return line(missed, ("  " + told, "" if lost else MUTED))
        return line(missed, ("  " + say("screen-ready" if ready else "screen-chooses"), MUTED))

    # The end.

    def end(self, view: Mapping[str, Any], result: Result, width: int) -> Lines:
        """Scores with their parts, and everybody's completed Tasks laid open.
        (ECH-92, ECH-95, ECH-96, ECH-97, ECH-134)"""
        say = self.texts.say
        lines: Lines = []
        for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
            own = view["players"][score.seat]
            name = line((f"{score.place}. ", STRONG), (self.players[score.seat], SEATS[score.seat]))
            if score.place == 1:
                name = line(name, (" ★" if self.faces.signs else " *", ACCENT))
            parts = [f"{say('score-' + part)} {number}" for part, number in score.parts.items()]
            right = line((" · ".join(parts), MUTED), (f"  {score.total:>3}", ACCENT))
            lines.append(spread(line("  ", name), right, width))
            for card in own["completed"]:
                task = self.faces.cards.tasks[card]
                left = line("     ", self.faces.name(card), "  ", self.faces.symbols(task.requires))
                lines.append(spread(left, line((f"{task.points:>3}", "")), width))
            for card in own["points"]:
                left = line("     ", self.faces.name(card), (f"  {say('kind-ally')}", MUTED))
                lines.append(spread(left, line(f"{self.faces.cards.allies[card].points:>3}"), width))
        return lines


def fit_line(text: Text, width: int) -> Text:
    """Cut only if it is too long."""
    return fit(text, width) if text.cell_len > width else text
