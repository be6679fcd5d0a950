"""The table of Elekt in a terminal.

Three zones side by side with everybody's Units and tallies, the court in its order, then one's own hand nearest to the
keyboard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from tablee.cli.screens.elekt_answers import Answers
from tablee.cli.screens.elekt_faces import Cards, Faces
from tablee.cli.screens.elekt_moments import Moments
from tablee.cli.screens.elekt_zones import Zones, order
from tablee.cli.seats import bot_called
from tablee.cli.styled import ACCENT, MUTED, SEATS, STRONG, Lines, flow, fold, line, rule, spread
from tablee.core.cardset import CardSet
from tablee.core.decision import Result
from tablee.core.event import UNKNOWN
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.core.printed import printed
from tablee.text import Texts

View = Mapping[str, JSON]
Seen = Mapping[str, str | int]
RANKS: Final = ("I", "II", "III", "IV")
NAMED_ALREADY: Final = ("say-use", "say-use-amber", "say-use-discard", "say-guard")
"""Answers about a card that the question has named: its symbols do not matter."""


class Screen:
    """Draws views of one game for readers of one language."""

    headings = ("round", "assignment", "zone")
    by_letter: Sequence[str] = ()

    def __init__(self, cards: CardSet, texts: Texts, players: Sequence[str], kinds: Sequence[str], signs: bool) -> None:
        self.texts = texts
        self.kinds = kinds
        self.sides = [*players, texts.say("screen-coalition")] if len(players) == 1 else list(players)
        self.faces = Faces(cast(Cards, cards), texts, signs)
        self.zones = Zones(self.faces, self.sides)
        self.moments = Moments(self.faces, players, self.sides)
        self.table = Answers(self.faces, self.sides)

    # The shared part of the table.

    def head(self, view: View, progress: str, width: int) -> Text:
        """Name of the game, round and phase, sizes of the piles."""
        say = self.texts.say
        left = line((say("title"), ACCENT), "  ", (progress, STRONG))
        if view["solo"]:
            left = line(left, (f" · {say('value-' + view['difficulty'])}", MUTED))
        piles = say("screen-unit-piles", deck=view["unit_deck"], discard=len(view["discard"]))
        return spread(left, line((piles, MUTED)), width)

    def row(self, view: View, width: int, tall: bool) -> Lines:
        """The zones; below them the court by rank, and the supply."""
        return [*self.zones.draw(view, view["seat"], width, tall), *self._commons(view, width)]

    def _commons(self, view: View, width: int) -> Lines:
        """`Sceptre Anna › Bo ↻   ✦M6 ◉D6 ▲B6 ♛A7   Amber 9`."""
        say, signs = self.texts.say, self.faces.signs
        names: list[Text | tuple[str, str]] = [(f"{say('zone-sceptre')} ", MUTED)]
        for i, side in enumerate(view["rank"]):
            names += [(" › " if signs else " > ", MUTED)] if i else []
            names.append((self.sides[side], SEATS[side]))
        court = [line(*names)]
        if len(self.sides) > 2:  # between two the direction changes nothing (ELK-45)
            way = "screen-clockwise" if view["clockwise"] else "screen-counter"
            arrow = ("↻" if view["clockwise"] else "↺") if signs else ""
            court = [line(*names, (f"  {arrow} {say(way)}", MUTED))]
            court += [line(*names, (f"  {arrow}", MUTED))] if signs else []
        supply = line((f"{say('zone-supply')} ", MUTED), self.faces.supply(view["supply"]))
        amber = line((f"{say('zone-amber')} ", MUTED), str(view["amber_supply"]))
        shared = line(supply, "   ", amber)
        for told in court:  # the arrow alone says it where the words have no room
            if told.cell_len + shared.cell_len + 2 <= width:
                return [spread(told, shared, width)]
        return [*fold(court[0], width), shared]

    # The players.

    def players_of(self, view: View, you: int | None, width: int) -> Lines:
        """Everybody else, in the order of seats from the reader on; then the reader."""
        lines: Lines = []
        for side in order(len(self.sides), you):
            lines += self._player(view, side, you, width)
        return lines

    def _player(self, view: View, side: int, you: int | None, width: int) -> Lines:
        own = view["players"][side]
        say = self.texts.say
        mark = "▸ " if self.faces.signs else "> "
        rank = RANKS[view["rank"].index(side)]
        name = line((mark if view["turn"] == side and not view["end"] else "  ", SEATS[side]), (f"{rank:<4}", MUTED))
        name = line(name, (self.sides[side], SEATS[side]), (f"  {self._who(side, you)}", MUTED))
        facts = [Text(say("screen-hand", number=len(own["hand"])))]
        if view["phase"] == "assignment":
            assigned = say("screen-assigned", number=own["assigned"], most=view["assignments"])
            facts.append(Text(say("screen-finished") if own["finished"] else assigned))
        elif own["ready"]:
            facts.append(Text(say("screen-ready")))
        if own["coalition"]:
            facts.append(Text(f"{say('zone-seals')} {view['seals']}/{view['seals_for_a_title']}"))
        facts.append(line(f"{say('zone-amber')} ", (self._pips(own["amber"], view["most_amber"]), "#e8a33d")))
        facts.append(line(f"{say('zone-titles')} ", (f"{own['titles']}/{view['titles_to_win']}", ACCENT)))
        told = facts[0]
        for fact in facts[1:]:
            told = line(told, (" · ", MUTED), fact)
        return [spread(name, told, width), *self._privileges(own["privileges"], side == you, view, width)]

    def _pips(self, amber: int, most: int) -> str:
        return "◆" * amber + "◇" * (most - amber) if self.faces.signs else f"{amber}/{most}"

    def _privileges(self, cards: Sequence[str], mine: bool, view: View, width: int) -> Lines:
        """One's own with what they do, the others' by name. (ELK-29)"""
        if not mine:
            names = " · ".join(self.texts.card(card) for card in cards)
            return fold(line("      ", (names, "#d6b067")), width, 0, 6) if cards else []
        lines: Lines = []
        for card in cards:
            used = f" ({self.texts.say('screen-used')})" if card in view["used"] else ""
            text = line("      ", (self.texts.card(card) + used, "#d6b067"), (f"  {self.faces.text(card)}", MUTED))
            text.truncate(width, overflow="ellipsis")
            lines.append(text)
        return lines

    def _who(self, side: int, you: int | None) -> str:
        if side == you:
            return self.texts.say("screen-you")
        kind = self.kinds[side] if side < len(self.kinds) else ""
        bot = bot_called(self.texts, kind)
        return f"{self.texts.say('seat-bot')} · {bot}" if bot else ""

    # The reader's hand.

    def hand(self, view: View, you: int, width: int, tall: bool) -> Lines:
        """Elite Units with what they do; the base Units, which have no text, on one line."""
        cards = view["players"][you]["hand"]
        if not tall:
            return flow([self.faces.unit(card) for card in cards], width, 4, "   ")
        plain = [card for card in cards if not self.faces.text(card)]
        lines = flow([self.faces.unit(card) for card in plain], width, 6, "   ")
        for card in cards:
            if card not in plain:
                text = line("      ", self.faces.row(card, 30), ("  " + self.faces.text(card), MUTED))
                text.truncate(width, overflow="ellipsis")
                lines.append(text)
        return lines

    def hand_title(self, view: View, you: int) -> Text:
        number = len(view["players"][you]["hand"])
        return Text(f"    {self.texts.say('screen-own-hand', number=number)}", MUTED)

    # The answers.

    def answers(self, phrases: Sequence[Phrase], view: View, width: int, tall: bool) -> tuple[Lines, int]:
        return self.table.draw(phrases, width, tall)

    def beside(self, option: Phrase, view: View, you: int) -> Text:
        """What helps to choose: symbols and tokens of a Unit and what it does, the text of a card."""
        card = str(option.args.get("card", ""))
        if option.key == "say-use-no" or not self.faces.kind(card):
            return Text()
        if option.key == "say-swap":
            return line(
                self._posted(card, view),
                (" ⇄ " if self.faces.signs else " <> ", MUTED),
                self._posted(str(option.args["second"]), view),
            )
        told = Text()
        if card in self.faces.cards.units and option.key not in NAMED_ALREADY:
            told = self._posted(card, view)
            if self.faces.kind(card) == "base":
                told = line(told, (f"  {self.texts.say('kind-base')}", MUTED))
        if option.key in ("say-guard", "say-no-guard", "say-give-up", "say-to-hand"):
            return told
        return line(told, ("  " if told.plain else "", ""), (self.faces.text(card), MUTED))

    def _posted(self, card: str, view: View) -> Text:
        """The symbols of a Unit and, if it lies in a zone, its tokens."""
        symbols = self.faces.symbols(self.faces.cards.units[card].symbols)
        units = [unit for zone in view["zones"] for side in zone["sides"] for unit in side["units"]]
        for unit in units:
            if unit["card"] == card and unit["tokens"]:
                return line(symbols, " +", self.faces.symbols(unit["tokens"]))
        return symbols

    # Moments.

    def moment(self, seen: Sequence[Seen], since: int, view: View, width: int) -> Lines:
        return self.moments.draw(seen, since, view, width)

    def drawn(self, seen: Sequence[Seen], since: int, view: View) -> set[int]:
        return {i for moment in self.moments.find(seen, since, view) for i in moment.facts}

    def end(self, view: View, result: Result, width: int) -> Lines:
        return self.moments.end(view, result, width)

    # Cards.

    def card(self, card: str, width: int) -> Lines:
        return self.faces.full(card, width)

    def names(self) -> dict[str, str]:
        """Every printed card of the set with its name, for finding one by what a player types."""
        return {card: self.texts.card(card) for card in self.faces.cards.order}

    def piles(self, view: View, width: int) -> Lines:
        """What lies open (ELK-R28, ELK-R141), what everybody has won, and what may still come."""
        say = self.texts.say
        lines: Lines = []
        for key, cards in (("zone-discard", view["discard"]), ("zone-unseen", view["unseen"])):
            lines.append(rule(width, Text(f"{self.texts.label(say(key))} {len(cards)}", STRONG)))
            lines += self._pile([self.faces.unit(card) for card in sorted(cards, key=self.texts.card)], width)
        lines.append(rule(width, Text(say("zone-won"), STRONG)))
        for side, name in enumerate(self.sides):
            own = view["players"][side]
            won = [line(self.faces.name(card), " ", self.faces.stars(card)) for card in own["won"]]
            if own["face_down"]:
                won.append(Text(say("screen-face-down", number=own["face_down"])))
            lines += fold(line("  ", (name, SEATS[side])), width) + self._pile(won, width)
        box = [card for card in view["box"] if card != UNKNOWN]
        lines.append(rule(width, Text(f"{self.texts.label(say('zone-box'))} {len(box) + view['box_unseen']}", STRONG)))
        known = [self.faces.name(card) for card in sorted({printed(card) for card in box})]
        if view["box_unseen"]:
            known.append(Text(say("screen-unseen", number=view["box_unseen"]), MUTED))
        return lines + self._pile(known, width)

    def _pile(self, items: Sequence[Text], width: int) -> Lines:
        return flow(items, width, 2, "   ") if items else [line("  ", (self.texts.say("no-cards"), MUTED))]
