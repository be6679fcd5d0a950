"""The table of Echoes of Revachol in a terminal.

It reads like the game lies: Tasks from the first to the third position, the Morale cards below them in the same
columns, the others' Corps, then one's own side nearest to the keyboard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.cells import cell_len
from rich.text import Text

from tablee.cli.screens.revachol_cards import STAR, Cards, Faces
from tablee.cli.screens.revachol_moments import IN_MOMENTS, Moments
from tablee.cli.seats import bot_called
from tablee.cli.styled import (
    ACCENT,
    MUTED,
    SEATS,
    STRONG,
    Lines,
    boxed,
    fit,
    flow,
    fold,
    line,
    rule,
    spread,
    widths_in_box,
)
from tablee.core.cardset import CardSet
from tablee.core.decision import Result
from tablee.core.event import UNKNOWN
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.grammar import letter
from tablee.text import Texts

View = Mapping[str, JSON]
POSITIONS: Final = 3


class Screen:
    """Draws views of one game for readers of one language."""

    headings = ("turn",)
    by_letter: Sequence[str] = ("corps",)

    def __init__(self, cards: CardSet, texts: Texts, players: Sequence[str], kinds: Sequence[str], signs: bool) -> None:
        self.texts = texts
        self.players = players
        self.kinds = kinds
        self.faces = Faces(cast(Cards, cards), texts, signs)
        self.moments = Moments(self.faces, players)

    # The shared part of the table.

    def head(self, view: View, progress: str, width: int) -> Text:
        """Name of the game, how far it is, sizes of the piles."""
        say = self.texts.say
        sizes = say(
            "screen-piles",
            tasks=view["task_deck"],
            deck=view["deck"],
            discard=len(view["discard"]),
            permanent=len(view["permanent"]),
        )
        if cell_len(f"{say('title')}  {progress}  {sizes}") > width:
            progress = progress.partition(" · ")[0]  # the turn alone
        return spread(line((say("title"), ACCENT), "  ", (progress, STRONG)), line((sizes, MUTED)), width)

    def row(self, view: View, width: int, tall: bool) -> Lines:
        """Tasks and Morale cards, one column per position. (ECH-12)"""
        if tall:
            rooms = widths_in_box(width, POSITIONS)
            high = max(len(self._name(task, room)) for task, room in zip(view["tasks"], rooms, strict=True))
            columns = [
                [self._task(view["tasks"][i], room, high), self._morale(view["morale"][i], i, room, True)]
                for i, room in enumerate(rooms)
            ]
            titles = [Text(self.texts.say("position", number=i + 1), MUTED) for i in range(POSITIONS)]
            return boxed(columns, titles, width)
        room = (width - 4) // POSITIONS
        tasks = [self._task(task, room, 1) for task in view["tasks"]]
        morale = [self._morale(card, i, room, False) for i, card in enumerate(view["morale"])]
        return _columns(tasks, room) + _columns(morale, room)

    def _name(self, task: str, width: int) -> Lines:
        """The name of a Task, with room for its points beside it; at most two lines."""
        names = fold(self.faces.name(task, STRONG), width - 3) if task else [Text()]
        return names if len(names) <= 2 else [names[0], fit(self.faces.name(task, STRONG)[len(names[0]) + 1 :], width)]

    def _task(self, task: str, width: int, high: int) -> Lines:
        if not task:
            return [Text(self.texts.say("screen-no-task"), MUTED)]
        card = self.faces.cards.tasks[task]
        names = self._name(task, width) if high > 1 else [self.faces.name(task, STRONG)]
        head = [spread(names[0], line((f" {card.points:>2}", ACCENT)), width), *names[1:]]
        needs = self.faces.symbols(card.requires)
        if card.special:
            special = f"{STAR} " if self.faces.signs else "* "
            needs = spread(needs, line((special + self.texts.say("screen-special"), ACCENT)), width)
        return [*head, *[Text()] * (high - len(head)), needs]

    def _morale(self, card: str, place: int, width: int, tall: bool) -> Lines:
        if not card:
            empty = self.texts.say("screen-third-place" if place == POSITIONS - 1 else "screen-no-morale")
            return fold(Text(empty, MUTED), width)[: 2 if tall else 1]
        morale = self.faces.cards.morale[card]
        dice = self.faces.dice(morale.dice)
        event = Text(self.texts.say(f"short-lose-{morale.event}"), "red")
        return [spread(self.faces.name(card), line(" ", dice), width), event]

    # The players.

    def players_of(self, view: View, you: int | None, width: int) -> Lines:
        """Everybody else's Corps, in the order of play from the reader on; then the reader's own."""
        count = len(view["players"])
        order = range(count) if you is None else [(you + 1 + i) % count for i in range(count)]
        lines: Lines = []
        for seat in order:
            lines += self._player(view, seat, you, width)
        return lines

    def _player(self, view: View, seat: int, you: int | None, width: int) -> Lines:
        own = view["players"][seat]
        say = self.texts.say
        mark = "▸ " if self.faces.signs else "> "
        name = line((mark if view["turn"] == seat and not view["end"] else "  ", SEATS[seat]))
        name = line(name, (self.players[seat], SEATS[seat]), (f"  {self._who(seat, you)}", MUTED))
        facts = [say("screen-hand", number=len(own["hand"])), say("screen-completed", number=len(own["completed"]))]
        if own["score"] is not None:
            facts.append(say("screen-points", number=own["score"]))
        if own["ready"]:
            facts.append(say("screen-ready"))
        lines = [spread(name, line((" · ".join(facts), MUTED if seat != you else "")), width)]
        corps = [self.corps(one) for one in own["corps"]] or [Text(say("screen-no-corps"), MUTED)]
        lines += flow(corps, width, 4, "   ")
        if own["points"]:
            received = ", ".join(self.faces.short_name(card).plain for card in own["points"])
            worth = sum(self.faces.cards.allies[card].points for card in own["points"])
            lines += fold(line((say("screen-received", cards=received, points=worth), "yellow")), width, 4)
        shown = [card for card in own["hand"] if card != UNKNOWN] if seat != you else []
        if shown:
            seen = self.texts.joined([self.faces.short_name(card).plain for card in shown])
            lines += fold(Text(say("screen-shown", cards=seen), MUTED), width, 4)
        return lines

    def _who(self, seat: int, you: int | None) -> str:
        if seat == you:
            return self.texts.say("screen-you")
        kind = self.kinds[seat]
        bot = bot_called(self.texts, kind)
        return f"{self.texts.say('seat-bot')} · {bot}" if bot else ""

    def corps(self, corps: Mapping[str, JSON]) -> Text:
        """`A ●B Trant + ⬟G The Gardener`."""
        return line((f"{letter(corps['number'], self.texts.language)} ", STRONG), self._allies(corps["allies"]))

    def _allies(self, allies: Sequence[str]) -> Text:
        parts: list[Text | tuple[str, str]] = []
        for i, ally in enumerate(allies):
            if i:
                parts.append((" + ", MUTED))
            parts.append(self.faces.ally(ally))
        return line(*parts)

    def hand(self, view: View, you: int, width: int, tall: bool) -> Lines:
        """The reader's own cards with their skills in short."""
        cards = view["players"][you]["hand"]
        if not tall:
            return flow([self.faces.ally(card) for card in cards], width, 4, "   ")
        return [self._hand_card(card, width) for card in cards]

    def _hand_card(self, card: str, width: int) -> Text:
        skill = self.faces.skill(card)
        named = line(fit(self.faces.symbols(self.faces.cards.allies[card].symbols), 6), self.faces.short_name(card))
        text = line("    ", named, (f"  {skill}", MUTED)) if skill else line("    ", named)
        return fit(text, width) if text.cell_len > width else text

    def hand_title(self, view: View, you: int) -> Text:
        number = len(view["players"][you]["hand"])
        return Text(self.texts.say("screen-your-hand", number=number, limit=view["hand_limit"]), MUTED)

    # The answers.

    def answers(self, phrases: Sequence[Phrase], view: View, width: int, tall: bool) -> tuple[Lines, int]:
        """Each answer has a line of its own."""
        return [], 0

    def beside(self, option: Phrase, view: View, you: int) -> Text:
        """What helps to choose: symbols and skill of a card, the cards of a Corps, the points of Tasks."""
        args = option.args
        if "tasks" in args:
            tasks = cast(tuple[str, ...], args["tasks"])
            total = sum(self.faces.cards.tasks[task].points for task in tasks)
            return line((f"+{total}", ACCENT))
        card = str(args.get("card", ""))
        if "corps" in args:
            for corps in view["players"][you]["corps"]:
                if corps["number"] == args["corps"]:
                    return self._allies(corps["allies"])
            return Text()
        if card in self.faces.cards.tasks:
            task = self.faces.cards.tasks[card]
            return line(self.faces.symbols(task.requires), (f" {task.points}", ACCENT))
        if card in self.faces.cards.allies and option.key not in (
            "say-borrow",
            "say-borrow-nothing",
            "say-take-nobody",
        ):
            skill = self.faces.skill(card)
            symbols = self.faces.symbols(self.faces.cards.allies[card].symbols)
            return line(symbols, (f"  {skill}", MUTED)) if skill else symbols
        if "symbol" in args:
            return self.faces.symbols((str(args["symbol"]),))
        return Text()

    def moment(self, seen: Sequence[Mapping[str, str | int]], since: int, view: View, width: int) -> Lines:
        return self.moments.events(seen[since:], view, width)

    def drawn(self, seen: Sequence[Mapping[str, str | int]], since: int, view: View) -> set[int]:
        return {i for i in range(since, len(seen)) if seen[i]["kind"] in IN_MOMENTS}

    def end(self, view: View, result: Result, width: int) -> Lines:
        return self.moments.end(view, result, width)

    def card(self, card: str, width: int) -> Lines:
        return self.faces.full(card, width)

    def names(self) -> dict[str, str]:
        """Every card of the set with its name, for finding one by what a player types."""
        cards = self.faces.cards
        return {card: self.texts.card(card) for card in (*cards.allies, *cards.tasks, *cards.morale)}

    def piles(self, view: View, width: int) -> Lines:
        """Both discard piles, and what may still come. (ECH-R12)"""
        lines: Lines = []
        for key, cards in (
            ("zone-discard", view["discard"]),
            ("zone-permanent", view["permanent"]),
            ("zone-unseen", view["unseen"]),
        ):
            lines.append(rule(width, Text(f"{self.texts.label(self.texts.say(key))} {len(cards)}", STRONG)))
            lines += self._pile(cards, width)
        return lines

    def _pile(self, cards: Sequence[str], width: int) -> Lines:
        if not cards:
            return [line("  ", (self.texts.say("no-cards"), MUTED))]
        items = [self._short(card) for card in sorted(cards, key=self._order)]
        return flow(items, width, 2, "   ")

    def _order(self, card: str) -> tuple[str, str]:
        return self.faces.kind(card), self.texts.card(card)

    def _short(self, card: str) -> Text:
        kind = self.faces.kind(card)
        if kind == "ally":
            return self.faces.ally(card)
        if kind == "task":
            return line((f"{self.faces.cards.tasks[card].points} ", ACCENT), self.faces.name(card))
        return line(self.faces.dice(self.faces.cards.morale[card].dice), " ", self.faces.name(card))


def _columns(cells: Sequence[Lines], room: int) -> Lines:
    """Cells side by side, two spaces between them."""
    rows: Lines = []
    for i in range(max(len(cell) for cell in cells)):
        parts = [fit(cell[i] if i < len(cell) else Text(), room) for cell in cells]
        rows.append(line(parts[0], "  ", parts[1], "  ", parts[2]))
    return rows
