"""Moments of Elekt that deserve a pause: the clashes of a zone, the Coalition's turn with its reasons, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tablee.cli.screens.elekt_faces import ATTRIBUTES, HUES, STAR, ZONES, Faces
from tablee.cli.styled import ACCENT, MUTED, SEATS, STRONG, Lines, fit, fold, line, rule, spread
from tablee.core.decision import Result
from tablee.core.plain_data import JSON

Seen = Mapping[str, str | int]
View = Mapping[str, JSON]
COALITION: Final = 1  # the side opposite the one player (ELK-144)
RESET: Final = ("sceptre", "gained-amber", "drew", "used", "declined", "used-up")
"""After the Privilege is won these belong to the reset."""


class Step:
    """One clash: who won it, or that it was tied, and what followed."""

    def __init__(self, attribute: str, fact: Seen) -> None:
        self.attribute = attribute
        self.fact = fact
        self.effects: list[Seen] = []


class Moment:
    """The clashes of a zone or, with no zone, a turn of the Coalition; `facts` are the places of all in the log."""

    def __init__(self, zone: str, first: int) -> None:
        self.zone = zone
        self.facts = [first]
        self.steps: list[Step] = []
        self.told: list[Seen] = []  # the Coalition's turn
        self.is_open = False  # the clashes go on
        self.follows = ""  # the zone to which the player had just assigned


def moments(seen: Sequence[Seen], solo: bool) -> list[Moment]:
    """The zones that were resolved and the Coalition's turns, in their order."""
    found: list[Moment] = []
    now: Moment | None = None
    player_assigned = ""
    for i, fact in enumerate(seen):
        kind, by_coalition = fact["kind"], solo and fact["seat"] == COALITION
        if kind == "zone":
            now = Moment(str(fact["zone"]), i)
            found.append(now)
        elif kind == "assigned" and by_coalition:
            now = Moment("", i)
            now.follows, player_assigned = player_assigned, ""
            now.told.append(fact)
            found.append(now)
        elif kind in ("assigned", "passed", "recalled", "round", "over"):
            now = None
            player_assigned = str(fact["zone"]) if kind == "assigned" else ""
        elif now is not None and now.zone and _is_reset(now, fact):
            now = None
        elif now is not None:
            now.facts.append(i)
            _add(now, fact)
    return found


def _is_reset(now: Moment, fact: Seen) -> bool:
    done = now.zone == ZONES[-1] and now.steps and now.steps[-1].attribute == "authority"
    return bool(done) and fact["kind"] in RESET


def _add(now: Moment, fact: Seen) -> None:
    kind = fact["kind"]
    if not now.zone:
        now.told.append(fact)
    elif kind in ("won-card", "unclaimed"):
        now.steps.append(Step("authority", fact))
    elif kind == "won" and now.steps and now.steps[-1].attribute == fact["symbol"]:
        now.steps[-1].fact = fact  # a tie was broken
    elif kind in ("won", "tied"):
        now.steps.append(Step(str(fact["symbol"]), fact))
    elif now.steps:
        now.steps[-1].effects += [] if kind == "banishes" else [fact]  # what becomes of the Unit is said next
    else:
        now.facts.pop()  # before any clash: it stays in the log


class Moments:
    """Draws them."""

    def __init__(self, faces: Faces, players: Sequence[str], names: Sequence[str]) -> None:
        self.faces = faces
        self.texts = faces.texts
        self.players = players  # those with a seat
        self.names = names  # of all sides
        self.solo = len(names) > len(players)

    def find(self, seen: Sequence[Seen], since: int, view: View) -> list[Moment]:
        """Every moment with something new in it, and the zone that is being resolved."""
        found = moments(seen, self.solo)
        if found and found[-1].zone == view["phase"]:
            found[-1].is_open = not view["end"]
        return [moment for moment in found if moment.facts[-1] >= since or moment.is_open]

    def draw(self, seen: Sequence[Seen], since: int, view: View, width: int) -> Lines:
        """Each from its beginning."""
        lines: Lines = []
        for moment in self.find(seen, since, view):
            lines += self._zone(moment, view, width) if moment.zone else self._turn(moment, view, width)
        return lines

    def _zone(self, moment: Moment, view: View, width: int) -> Lines:
        sign = "━" if self.faces.signs else "="
        say = self.texts.say
        name = (say(f"zone-{moment.zone}"), f"bold {HUES[moment.zone]}")
        lines = [rule(width, line((say("phase-clashes"), STRONG), (" · ", MUTED), name), sign)]
        if not moment.steps:
            lines.append(line("  ", (say("screen-no-clash"), MUTED)))
        room = max(len(name) for name in self.names)
        for step in moment.steps:
            seat = int(step.fact["seat"])
            who = Text(self.names[seat], SEATS[seat]) if seat >= 0 else Text()
            head = line("  ", self.faces.attribute(step.attribute), "  ")
            if step.fact["kind"] in ("tied", "unclaimed"):
                told = Text(self._sentence(step.fact, view), MUTED)
            else:
                now = moment.is_open and step is moment.steps[-1]
                told = line(fit(who, room), "  ", self._effects(step, seat, view, now))
            lines += fold(line(head, told), width, 0, head.cell_len)
        return lines

    def _effects(self, step: Step, seat: int, view: View, now: bool) -> Text:
        """What the winner made of it: `+♛A Confessor · Acolyte banished`."""
        parts: list[Text] = []
        if step.fact["kind"] == "won-card":
            card = str(step.fact["card"])
            won = self.texts.say("screen-wins", card=self.texts.called(card))
            parts.append(line(won, " ", self.faces.stars(card)))
        parts += [self._short(effect, view) for effect in step.effects]
        if not parts:
            parts.append(Text("…" if now else self.texts.say("screen-no-effect"), MUTED))
        found = parts[0]
        for part in parts[1:]:
            found = line(found, (" · ", MUTED), part)
        if self.solo and seat == COALITION and step.effects and step.attribute != "authority":
            found = line(found, (f"  {self._reason(step.attribute)}", MUTED))
        return found

    def _reason(self, attribute: str) -> str:
        """Why the Coalition's tokens, thefts and banishments are what they are."""
        if attribute != "mysticism":
            return self.texts.say(f"coalition-{attribute}")
        order = ", ".join(self.faces.letters[name] for name in reversed(ATTRIBUTES))
        return self.texts.say("coalition-tokens", order=order)

    def _short(self, fact: Seen, view: View) -> Text:
        kind = fact["kind"]
        if kind in ("attached", "stole"):
            token = line("+", self.faces.attribute(str(fact["symbol"])), " ", self.texts.called(str(fact["card"])))
            return line(token, (f" {self.texts.say('screen-stolen')}", MUTED)) if kind == "stole" else token
        if kind == "swapped":
            arrow = " ⇄ " if self.faces.signs else " <> "
            return Text(self.texts.called(str(fact["card"])) + arrow + self.texts.called(str(fact["second"])))
        if kind in ("banished", "protected"):
            key = "screen-banished" if kind == "banished" else "screen-protected"
            return Text(self.texts.say(key, card=self.texts.called(str(fact["card"]))))
        return Text(self._sentence(fact, view).rstrip("."))

    def _sentence(self, fact: Seen, view: View) -> str:
        return self.texts.event(fact, self.players, view["seat"])

    # The Coalition.

    def _turn(self, moment: Moment, view: View, width: int) -> Lines:
        """Its Unit, why it lies where it lies, and what came of it."""
        sign = "━" if self.faces.signs else "="
        lines = [rule(width, Text(self.names[COALITION], SEATS[COALITION]), sign)]
        for fact in moment.told:
            told = line("  ", self._sentence(fact, view))
            if fact["kind"] == "assigned":
                reason = "follows" if fact["zone"] == moment.follows else "first-free"
                told = line(told, "  ", (self.texts.say(f"coalition-{reason}"), MUTED))
            lines += fold(told, width, 0, 4)
        return lines

    # The end.

    def end(self, view: View, result: Result, width: int) -> Lines:
        """Everybody's Titles with the cards they stand on. (ELK-112, ELK-115) The Coalition has no seat but a place."""
        places = {score.seat: score.place for score in result.scores}
        if self.solo:
            places[COALITION] = 3 - places[0]
        lines: Lines = []
        for side in sorted(places, key=lambda side: (places[side], side)):
            own = view["players"][side]
            name = line(("  ", ""), (f"{places[side]}. ", STRONG), (self.names[side], SEATS[side]))
            if side == view["winner"]:
                name = line(name, (f" {STAR if self.faces.signs else '*'}", ACCENT))
            total = f"{self.texts.say('zone-titles')} {own['titles']:>2}"
            lines.append(spread(name, line((total, ACCENT)), width))
            for card in own["won"]:
                titles = " · ".join(self.faces.titles(card))
                left = line("     ", self.faces.name(card), (f"  {titles}", MUTED))
                lines.append(spread(left, line(" ", self.faces.stars(card)), width))
            if own["face_down"]:
                down = self.texts.say("screen-face-down", number=own["face_down"])
                lines.append(fit(line("     ", down), width))
        return lines
