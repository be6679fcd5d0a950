"""What stands on the screen: the table, what has happened, the question and its answers."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from rich.cells import cell_len
from rich.text import Text

from tablee.cli.styled import DANGER, LEGAL, MUTED, SEATS, STRONG, Lines, beside, fold, line, rule
from tablee.cli.terminal import Terminal
from tablee.core.cardset import CardSet
from tablee.core.decision import Decision, Reason, Result
from tablee.core.phrase import Phrase
from tablee.core.plain_data import JSON
from tablee.core.table import Table
from tablee.grammar import by_letter
from tablee.text import Texts

WIDE: Final = 108
"""From this width on the log stands beside the players."""

BEFORE: Final = 12
"""So many answers before the new ones are looked through for the grey lines of the log."""

SHORTEST_LOG: Final = 3
LONGEST_LOG: Final = 10
BELOW: Final = 2  # the line of keys and the prompt

Seen = Mapping[str, str | int]


class Screen(Protocol):
    """How a game draws its table: `tablee.cli.screens.<game>.Screen`."""

    headings: Sequence[str]  # the kinds of events that begin a new part of the log
    by_letter: Sequence[str]  # what labels call by a number and readers by a letter

    def head(self, view: Mapping[str, JSON], progress: str, width: int) -> Text:
        """`progress` is how far the game is; "" before its first turn."""
        ...

    def row(self, view: Mapping[str, JSON], width: int, tall: bool) -> Lines: ...
    def players_of(self, view: Mapping[str, JSON], you: int | None, width: int) -> Lines: ...
    def hand(self, view: Mapping[str, JSON], you: int, width: int, tall: bool) -> Lines: ...
    def hand_title(self, view: Mapping[str, JSON], you: int) -> Text: ...
    def answers(self, phrases: Sequence[Phrase], view: Mapping[str, JSON], width: int, tall: bool) -> tuple[Lines, int]:
        """Answers drawn together, and how many of the first ones these are."""
        ...

    def beside(self, option: Phrase, view: Mapping[str, JSON], you: int) -> Text: ...
    def piles(self, view: Mapping[str, JSON], width: int) -> Lines: ...
    def moment(self, seen: Sequence[Seen], since: int, view: Mapping[str, JSON], width: int) -> Lines:
        """What has happened since that fact and deserves more than a line of the log."""
        ...

    def drawn(self, seen: Sequence[Seen], since: int, view: Mapping[str, JSON]) -> set[int]:
        """The places of the facts that `moment` draws."""
        ...

    def end(self, view: Mapping[str, JSON], result: Result, width: int) -> Lines: ...
    def card(self, card: str, width: int) -> Lines: ...
    def names(self) -> dict[str, str]: ...


def screen_for(
    key: str, cards: CardSet, texts: Texts, players: Sequence[str], kinds: Sequence[str], signs: bool
) -> Screen:
    """The screen of that game, or the plain one."""
    own = f"tablee.cli.screens.{key}"
    name = own if find_spec(own) is not None else "tablee.cli.screens.plain"
    found: Screen = import_module(name).Screen(cards, texts, players, kinds, signs)
    return found


class Show:
    """Composes what a seat (None: nobody in particular) may see of one table."""

    def __init__(self, table: Table, texts: Texts, terminal: Terminal, players: Sequence[str]) -> None:
        self.table = table
        self.texts = texts
        self.terminal = terminal
        self.players = players
        record = table.record
        self.screen = screen_for(record.game, table.cards, texts, players, record.kinds, terminal.signs)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.table.game.view(self.table.state, seat)

    def progress(self) -> str:
        """How far the game is."""
        phrase = self.table.game.progress(self.table.state)
        return "" if phrase is None else self.texts.phrase(phrase, self.players)

    def seen(self, seat: int | None) -> list[Seen]:
        """What that seat may know of everything that has happened."""
        return [event.seen_by(seat) for events in self.table.events for event in events]

    def facts(self, answers: int) -> int:
        """How many facts there were after so many answers."""
        return sum(len(events) for events in self.table.events[:answers])

    def moment(self, seat: int | None, since: int) -> Lines:
        return self.screen.moment(self.seen(seat), self.facts(since), self.view(seat), self.terminal.width)

    # The table with its question.

    def question(self, decision: Decision, since: int, notices: Sequence[tuple[str, str]]) -> Lines:
        """Everything a player needs to answer."""
        seat = decision.seat
        width, tall = self.terminal.width, self.terminal.tall
        view = self.view(seat)
        top = [self.screen.head(view, self.progress(), width), *self.screen.row(view, width, tall)]
        bottom = self.moment(seat, since)
        for sentence, style in notices:
            bottom += fold(Text(sentence, style), width)
        asked = line((self.players[seat], SEATS[seat]), "  ", (self.sentence(decision), STRONG))
        phrases = [self.table.game.phrase(self.table.state, decision, option) for option in decision.options]
        bottom += [rule(width), *fold(asked, width, 0, 2), *self.choices(seat, phrases, view)]
        left = width * 2 // 3 if width >= WIDE else width
        players = [] if tall else [rule(left)]
        players += self.screen.players_of(view, seat, left)
        if not _names_all(phrases, view["players"][seat].get("hand", [])):
            title = [line("  ", self.screen.hand_title(view, seat))] if tall else []
            players += [*title, *self.screen.hand(view, seat, left, tall)]
        spare = self.terminal.lines - len(top) - len(bottom) - BELOW
        return [*top, *self._with_log(players, seat, since, spare, left), *bottom]

    def _with_log(self, players: Lines, seat: int, since: int, spare: int, left: int) -> Lines:
        """The log below the players or, on a wide screen, beside them, as long as the screen has room for."""
        width = self.terminal.width
        if left < width:
            room = width - left - 2
            heading = rule(room, Text(self.texts.say("heading-log"), MUTED))
            most = max(len(players) - 1, min(spare - 1, LONGEST_LOG))
            return beside(players, [heading, *self.recent(seat, since, most, room)], left)
        most = max(SHORTEST_LOG, min(spare - len(players) - 1, LONGEST_LOG))
        log = self.recent(seat, since, most, width)
        return [*players, rule(width, Text(self.texts.say("heading-log"), MUTED)), *log] if log else players

    def sentence(self, decision: Decision) -> str:
        return self.texts.phrase(decision.question, self.players)

    def choices(self, seat: int, phrases: Sequence[Phrase], view: Mapping[str, JSON]) -> Lines:
        """The legal answers, numbered, with what helps to choose."""
        lines, first = self.screen.answers(phrases, view, self.terminal.width, self.terminal.tall)
        said = [self.texts.phrase(phrase, self.players) for phrase in phrases[first:]]
        room = min(max((cell_len(text) for text in said), default=0), self.terminal.width - 28)
        for i, (phrase, text) in enumerate(zip(phrases[first:], said, strict=True), first + 1):
            extra = self.screen.beside(phrase, view, seat)
            choice = line((f"{i:>3} ", LEGAL), text)
            if extra.plain:
                choice = line(choice, " " * (max(room - cell_len(text), 0) + 2), extra)
            lines += fold(choice, self.terminal.width, 0, 6)
        return lines

    # The log.

    def recent(self, seat: int | None, since: int, most: int, width: int) -> Lines:
        """The end of the log: what is new since that answer, and a few lines before it in grey."""
        drawn = self.screen.drawn(self.seen(seat), self.facts(since), self.view(seat))
        log = self._log(seat, since, len(self.table.events), drawn)
        new = [part for text in log for part in fold(text, width, 0, 4)]
        before = self._log(seat, max(0, since - BEFORE), since, drawn)
        old = [part for text in before for part in fold(text, width, 0, 4)]
        for text in old:
            text.stylize(MUTED)
        return [*old, *new][-most:] if most > 0 else []

    def news(self, seat: int | None, since: int) -> Lines:
        """Everything since that answer, in full."""
        log = self._log(seat, since, len(self.table.events))
        return [part for text in log for part in fold(text, self.terminal.width, 0, 4)]

    def whole_log(self, seat: int | None) -> Lines:
        """Everything that has happened, with the line that no undo gets past."""
        width = self.terminal.width
        count = len(self.table.events)
        last_bar = max((i for i, bar in enumerate(self.table.barriers) if bar), default=-1)
        log = self._log(seat, 0, last_bar + 1)
        if log:
            log.append(Text(f"╌╌ {self.texts.say('screen-barrier')} ╌╌", DANGER))
        log += self._log(seat, last_bar + 1, count)
        heading = rule(width, Text(self.texts.say("heading-log"), STRONG))
        log = log or [Text(self.texts.say("nothing-yet"), MUTED)]
        return [heading, *[part for text in log for part in fold(text, width, 0, 4)]]

    def _log(self, seat: int | None, start: int, stop: int, drawn: Container[int] = ()) -> Lines:
        """A stretch of the log with its headings; what is drawn as a moment is left out."""
        lines: Lines = []
        seen = (event.seen_by(seat) for events in self.table.events[start:stop] for event in events)
        last, times = "", 1
        for i, fact in enumerate(seen, self.facts(start)):
            told = "" if i in drawn else self.texts.event(fact, self.players, seat)
            if told and told == last:
                times += 1
                lines[-1] = line("  ", told, (f" ×{times}", MUTED))
            elif told:
                last, times = told, 1
                lines.append(Text(told, STRONG) if fact["kind"] in self.screen.headings else line("  ", told))
        return lines

    # Explanations.

    def help(self, decision: Decision) -> Lines:
        """What the question is about, and every key."""
        width = self.terminal.width
        say = self.texts.say
        lines = [rule(width, Text(say("heading-help"), STRONG))]
        lines += fold(Text(self.texts.help(decision.verb)), width, 2)
        lines.append(rule(width, Text(say("heading-keys"), STRONG)))
        keys = (
            ("1, 2, …", "keys-number"),
            (say("words"), "keys-words"),
            ("?", "keys-help"),
            ("? 2", "keys-help-answer"),
        )
        letters = (
            ("g", "guide"),
            ("h", "hint"),
            ("u", "undo"),
            ("l", "log"),
            ("d", "piles"),
            ("c", "cards"),
            ("s", "save"),
            ("q", "quit"),
        )
        for key, message in (*keys, *((letter, f"keys-{name}") for letter, name in letters)):
            lines += fold(line("  ", (f"{key:<9}", LEGAL), say(message)), width, 0, 11)
        return lines

    def explain(self, decision: Decision, answer: str) -> Lines:
        """One answer: how to type it, and the cards it speaks of."""
        width = self.terminal.width
        game, state = self.table.game, self.table.state
        phrase = game.phrase(state, decision, answer)
        lines = fold(Text(self.texts.phrase(phrase, self.players), STRONG), width, 2)
        label = by_letter(game.label(state, decision, answer), self.screen.by_letter, self.texts.language)
        lines += fold(Text(self.texts.say("screen-typed", label=label), MUTED), width, 2)
        for value in phrase.args.values():
            for card in value if isinstance(value, tuple) else (str(value),):
                lines += self.screen.card(card, width)
        return lines

    def refusal(self, reason: Reason) -> Lines:
        told = self.texts.say("refused", reason=self.texts.reason(reason, self.players), rule=reason.rule)
        return fold(Text(told, DANGER), self.terminal.width, 2)

    def guide(self) -> Lines:
        """The player aid: sections whose first line is their heading."""
        width = self.terminal.width
        lines: Lines = []
        for heading, *body in self.texts.guide():
            lines.append(rule(width, Text(heading, STRONG)))
            for text in body:
                lines += fold(Text(text), width, 2, 3 if text[:1].isdigit() else 0)
        return lines

    # The end.

    def end(self, result: Result, since: int) -> Lines:
        """What led to the end, and the end."""
        width = self.terminal.width
        return [*self.recent(None, since, 12, width), *self.moment(None, since), *self.scores(result)]

    def scores(self, result: Result) -> Lines:
        """Why it ended, who won, all scores with their parts."""
        width = self.terminal.width
        say = self.texts.say
        names = [self.players[seat] for seat in result.winners()] or [say("automaton")]
        won = say("winner", player=names[0]) if len(names) == 1 else say("winners", players=self.texts.joined(names))
        lines = [rule(width, Text(say("final-scores"), STRONG))]
        lines += fold(Text(say("game-over", reason=say(f"end-{result.reason}"))), width, 2)
        lines += fold(Text(won, LEGAL), width, 2)
        for score in sorted(result.scores, key=lambda score: score.place):
            if score.tie is not None:
                by = self.texts.reason(score.tie, self.players)
                told = say("settled-tie", player=self.players[score.seat], by=by, rule=score.tie.rule)
                lines += fold(Text(told, MUTED), width, 2)
        return lines + self.screen.end(self.view(None), result, width)


def _names_all(phrases: Sequence[Phrase], hand: Sequence[str]) -> bool:
    """Whether the answers show the whole hand, so that it need not be shown twice."""
    named = {phrase.args.get("card") for phrase in phrases}
    return all(card in named for card in hand)
