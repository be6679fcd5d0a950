"""The table of Ecos in a terminal.

Tokens and bag on top, then the other players, one's own cards nearest to the question; the map stands with the answers,
because most of them are cells of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from tablee.cli.screens.ecos_answers import Answers
from tablee.cli.screens.ecos_faces import BACKS, ELEMENTS, Cards, Faces
from tablee.cli.screens.ecos_moments import Moments
from tablee.cli.seats import bot_called
from tablee.cli.styled import ACCENT, LEGAL, MUTED, SEATS, STRONG, Lines, flow, fold, line, rule, spread
from tablee.core.cardset import CardSet
from tablee.core.decision import Result
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.text import Texts

View = Mapping[str, JSON]
Seen = Mapping[str, str | int]
FEW: Final = 5
"""So many active cards of one's own have room for all their lines."""
SCARCE: Final = 2
"""So few pieces in the supply are worth a warning. (ECO-112)"""


class Screen:
    """Draws views of one game for readers of one language."""

    headings = ("round", "token")
    by_letter: Sequence[str] = ()

    def __init__(self, cards: CardSet, texts: Texts, players: Sequence[str], kinds: Sequence[str], signs: bool) -> None:
        self.texts = texts
        self.players = players
        self.kinds = kinds
        self.faces = Faces(cast(Cards, cards), texts, signs)
        self.choices = Answers(self.faces, players)
        self.moments = Moments(self.faces, players)

    # The shared part of the table.

    def head(self, view: View, progress: str, width: int) -> Text:
        """Name of the game, how far it is, the Harbinger; before that the goal."""
        say = self.texts.say
        left = line((say("title"), ACCENT), "  ")
        if not progress:
            return spread(left, line((say("screen-goal", number=view["goal"]), MUTED)), width)
        harbinger = (self.players[view["harbinger"]], SEATS[view["harbinger"]])
        return spread(line(left, (progress, STRONG)), line((f"{say('screen-harbinger')} ", MUTED), harbinger), width)

    def row(self, view: View, width: int, tall: bool) -> Lines:
        """The tokens of this round, what is still in the bag, decks and the face-up row, pieces that run out."""
        lines = [*self._drawn(view, width), *self._bag(view, width), *self._decks(view, width)]
        scarce = {piece: number for piece, number in view["supply"].items() if number <= SCARCE}
        if scarce:
            lines += self._listed(f"{self.texts.say('screen-scarce')} ", self._pieces(scarce), width)
        return lines

    def _listed(self, heading: str, items: Sequence[Text], width: int) -> Lines:
        """The items behind their heading, none of them torn apart."""
        if not items:
            return fold(Text(heading, MUTED), width)
        return flow([line((f"{heading} ", MUTED), items[0]), *[line("  ", item) for item in items[1:]]], width, 0, "")

    def _drawn(self, view: View, width: int) -> Lines:
        """The newest token is marked; with two players these are two. (ECO-155)"""
        drawn = view["drawn"]
        now = len(view["tokens"])
        before, last = drawn[: len(drawn) - now], drawn[len(drawn) - now :]
        mark = "▸" if self.faces.signs else ">"
        items = [self.faces.element(kind) for kind in before]
        items += [line((mark, LEGAL), self.faces.element(kind, "bold reverse")) for kind in last]
        return self._listed(f"{self.texts.say('zone-drawn')} ", items, width) if items else []

    def _bag(self, view: View, width: int) -> Lines:
        bag = view["bag"]
        items = [line(self.faces.element(kind), f" {bag[kind]}") for kind in ELEMENTS if bag[kind]]
        return self._listed(f"{self.texts.say('zone-bag')} {sum(bag.values())} ", items, width)

    def _decks(self, view: View, width: int) -> Lines:
        say = self.texts.say
        items = [line((say(f"zone-{back}"), BACKS[back]), f" {view[back]}") for back in BACKS]
        items.append(line(f"{say('zone-cubes')} {view['cubes']}"))
        lines = flow(items, width, 0, " · ")
        if view["row"]:
            lines += self._listed(f"{say('zone-row')} ", [self.faces.held(card) for card in view["row"]], width)
        return lines

    def _pieces(self, supply: Mapping[str, int]) -> Lines:
        return [Text(f"{self.faces.symbol(piece)} {number}") for piece, number in supply.items()]

    # The players.

    def players_of(self, view: View, you: int | None, width: int) -> Lines:
        """Everybody else, in the order of seats from the reader on; then the reader."""
        count = len(self.players)
        order = range(count) if you is None else [(you + 1 + i) % count for i in range(count)]
        lines: Lines = []
        for seat in order:
            lines.append(self._player(view, seat, you, width))
            own = view["players"][seat]
            lines += self._mine(own, width) if seat == you else self._theirs(own, width)
        return lines

    def _player(self, view: View, seat: int, you: int | None, width: int) -> Text:
        own = view["players"][seat]
        say, signs = self.texts.say, self.faces.signs
        mark = ("▸ " if signs else "> ") if seat == view["harbinger"] and view["round"] else "  "
        name = line((mark, SEATS[seat]), (self.players[seat], SEATS[seat]), (f"  {self._who(seat, you)}", MUTED))
        facts: list[Text] = []
        if own["ready"]:
            facts.append(Text(("✓ " if signs else "+ ") + say("screen-ready"), LEGAL))
        backs = "+".join(str(own["backs"][back]) for back in BACKS)
        facts.append(Text(say("screen-cards", number=len(own["hand"]), backs=backs)))
        facts.append(Text(say("screen-cubes", number=own["available"])))
        facts.append(line(f"{say('zone-dial')} ", (self._dial(own["dial"], view["rotations"]), STRONG)))
        facts.append(line((say("screen-score", number=own["score"], goal=view["goal"]), ACCENT)))
        told = facts[0]
        for fact in facts[1:]:
            told = line(told, (" · ", MUTED), fact)
        return spread(name, told, width)

    def _dial(self, rotated: int, most: int) -> str:
        """`●○○`: rotated once."""
        full, empty = ("●", "○") if self.faces.signs else ("#", "_")
        return full * rotated + empty * (most - rotated)

    def _theirs(self, own: Mapping[str, JSON], width: int) -> Lines:
        """Another's active cards: names, slots with their cubes, leaves."""
        return flow([self._marked(each, own, False) for each in own["active"]], width, 4, "   ")

    def _mine(self, own: Mapping[str, JSON], width: int) -> Lines:
        """One's own with all they say or, if they are many, what fits on a line."""
        lines: Lines = []
        many = len(own["active"]) > FEW
        for each in own["active"]:
            text = line("    ", self._marked(each, own, True))
            effects = (self.faces.effects(each["card"]), MUTED)
            whole = line(text, "  ", effects)
            if many or whole.cell_len <= width:
                whole.truncate(width, overflow="ellipsis")
                lines.append(whole)
            else:
                lines += [*fold(text, width), *fold(line(effects), width, 6)]
        return lines

    def _marked(self, each: Mapping[str, JSON], own: Mapping[str, JSON], words: bool) -> Text:
        """A full card that waits to be resolved says so. (ECO-119)"""
        text = self.faces.active(each, words)
        if each["card"] in own["waiting"]:
            text = line(text, (f" {self.texts.say('screen-eco')}", ACCENT))
        return text

    def _who(self, seat: int, you: int | None) -> str:
        if seat == you:
            return self.texts.say("screen-you")
        return bot_called(self.texts, self.kinds[seat])

    # The reader's hand.

    def hand(self, view: View, you: int, width: int, tall: bool) -> Lines:
        """By name: all of a card is shown when it may be played, and with `c`."""
        own = view["players"][you]
        lines = flow([self.faces.name(card) for card in own["hand"]], width, 4, " · ")
        for key, cards in (("screen-kept", own["picked"]), ("zone-pack", own["pack"])):
            if cards:
                lines += self._listed(f"    {self.texts.say(key)} ", [self.faces.held(card) for card in cards], width)
        return lines

    def hand_title(self, view: View, you: int) -> Text:
        return Text(self.texts.say("screen-own-hand", number=len(view["players"][you]["hand"])), MUTED)

    # The answers.

    def answers(self, phrases: Sequence[Phrase], view: View, width: int, tall: bool) -> tuple[Lines, int]:
        """All of them, with the map."""
        return self.choices.draw(phrases, view, width, tall), len(phrases)

    def beside(self, option: Phrase, view: View, you: int) -> Text:
        return self.choices.beside(option, view)

    # Moments.

    def moment(self, seen: Sequence[Seen], since: int, view: View, width: int) -> Lines:
        return self.moments.draw(seen, since, view, width)

    def drawn(self, seen: Sequence[Seen], since: int, view: View) -> set[int]:
        return {i for moment in self.moments.find(seen, since) for i in moment.facts}

    def end(self, view: View, result: Result, width: int) -> Lines:
        return [*self.choices.draw((), view, width, True), *self.moments.end(view, result, width)]

    # Cards.

    def card(self, card: str, width: int) -> Lines:
        return self.faces.full(card, width)

    def names(self) -> dict[str, str]:
        """Every card of the set with its name, for finding one by what a player types."""
        return {card: self.texts.card(card) for card in self.faces.cards.order}

    def piles(self, view: View, width: int) -> Lines:
        """The supply, the face-up row, the discard pile, and cards of other hands that everybody has seen. (ECO-R70)"""
        say = self.texts.say
        lines = [rule(width, Text(say("zone-supply"), STRONG)), *flow(self._pieces(view["supply"]), width, 2, " · ")]
        for key in ("row", "discard"):
            lines.append(rule(width, Text(f"{self.texts.label(say(f'zone-{key}'))} {len(view[key])}", STRONG)))
            lines += self._pile(view[key], width)
        for seat, name in enumerate(self.players):
            known = [card for card in view["players"][seat]["hand"] if card in self.faces.cards.cards]
            if known and seat != view["seat"]:
                lines.append(rule(width, Text(say("screen-seen-in-hand", player=name), STRONG)))
                lines += self._pile(known, width)
        return lines

    def _pile(self, cards: Sequence[str], width: int) -> Lines:
        if not cards:
            return [line("  ", (self.texts.say("no-cards"), MUTED))]
        return flow([self.faces.held(card) for card in cards], width, 2, "   ")
