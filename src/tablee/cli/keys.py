"""What a typed line means: an answer, or one of the keys."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tablee.bots import reasons
from tablee.bots.hint import hint
from tablee.cli import files
from tablee.cli.styled import DANGER, MUTED, STRONG, Lines, fold
from tablee.cli.terminal import Left
from tablee.core.decision import RULE_OF_TURN, Decision, Reason
from tablee.core.label import plain, players_by_number
from tablee.errors import UserError
from tablee.grammar import by_number

if TYPE_CHECKING:
    from tablee.cli.play import Sitting

CYRILLIC: Final = dict(zip("гдвспыйр", "uldcgsqh", strict=True))
"""The same keys on a Russian keyboard."""


class Keys:
    """Answers the lines typed at one question."""

    def __init__(self, sitting: Sitting, decision: Decision) -> None:
        self.sitting = sitting
        self.decision = decision
        self.show = sitting.show
        self.texts = sitting.texts
        self.terminal = sitting.terminal

    def respond(self, typed: str) -> bool:
        """Whether the question is done with: answered, or taken back."""
        typed = typed.strip()
        key, _, rest = typed.partition(" ")
        key, rest = CYRILLIC.get(key.lower(), key.lower()), rest.strip()
        if not typed:
            self.sitting.show_question(self.decision)
        elif typed.isdecimal():
            return self._number(typed)
        elif typed.startswith("?"):
            self._explain(typed[1:].strip())
        elif key == "u" and not rest:
            return self._undo()
        elif key == "h" and CYRILLIC.get(rest.lower(), rest.lower()) in ("", "h"):
            self._hint(bool(rest))
        elif key == "c":
            self._card(rest)
        elif key == "s":
            self._save(rest)
        elif key == "q" and not rest:
            raise Left
        elif key in ("l", "d", "g") and not rest:
            self._look(key)
        else:
            return self._words(typed)
        return False

    # Answers.

    def _number(self, typed: str) -> bool:
        option = self._option(typed)
        if option is None:
            self._no_number(typed)
            return False
        self.sitting.answer(self.decision.seat, [option])
        return True

    def _option(self, typed: str) -> str | None:
        number = int(typed) if typed.isdecimal() and len(typed) < 6 else 0
        return self.decision.options[number - 1] if 1 <= number <= len(self.decision.options) else None

    def _words(self, typed: str) -> bool:
        answers = self._spelled(typed)
        if answers:
            self.sitting.answer(self.decision.seat, answers)
            return True
        self._refuse(typed)
        return False

    def _spelled(self, typed: str) -> list[str]:
        """The answers that the words give: labels in a row, or an answer as it stands on the screen."""
        table = self.sitting.table
        for label in self._labels(typed):
            found = table.game.answers(table.state, self.decision.seat, label)
            if found:
                return found
        for option in self.decision.options:
            phrase = table.game.phrase(table.state, self.decision, option)
            if plain(self.texts.phrase(phrase, self.sitting.players)) == plain(typed):
                return [option]
        return []

    def _labels(self, typed: str) -> list[str]:
        """What was typed as labels have it: players by number, and what screens name by letters."""
        label = by_number(typed, self.show.screen.by_letter, self.texts.language)
        return players_by_number(self.sitting.table.record.players, label)

    def _why_not(self, typed: str) -> Reason | None:
        """The rule against it; None for what is no move of the game at all."""
        table = self.sitting.table
        reason = table.game.why_not(table.state, self.decision.seat, self._labels(typed)[0])
        return None if reason is None or reason.rule == RULE_OF_TURN else reason

    def _refuse(self, typed: str) -> None:
        """Why that is no answer, with the rule's id."""
        reason = self._why_not(typed)
        if reason is None:
            count = len(self.decision.options)
            self._tell(self.texts.say("unknown-input", text=typed[:60], count=count), DANGER)
        else:
            self.terminal.show(self.show.refusal(reason))

    def _no_number(self, typed: str) -> None:
        count = len(self.decision.options)
        self._tell(self.texts.say("unknown-number", number=typed[:12], count=count), DANGER)

    # Keys.

    def _explain(self, about: str) -> None:
        if not about:
            self.terminal.show(self.show.help(self.decision))
            return
        option = self._option(about)
        if option is None and about.isdecimal():
            self._no_number(about)
            return
        spelled = [option] if option is not None else self._spelled(about)
        if spelled:
            self.terminal.show(self.show.explain(self.decision, spelled[0]))
        elif self._why_not(about) is None and (card := self._found(about)):
            self.terminal.show(self.show.screen.card(card, self.terminal.width))
        else:
            self._refuse(about)

    def _undo(self) -> bool:
        if self.sitting.undo():
            self.sitting.notices.append((self.texts.say("undone", count=1), MUTED))
            return True
        table = self.sitting.table
        mine = any(seat == self.decision.seat for seat, _ in table.record.answers)
        self._tell(self.texts.say("undo-barred" if mine else "undo-nothing"), DANGER)
        last = self.show.whole_log(self.decision.seat)[-4:]
        self.terminal.show(last)
        return False

    def _hint(self, line: bool) -> None:
        """What would you do?"""
        table, seat, texts = self.sitting.table, self.decision.seat, self.texts
        if len(self.decision.options) < 2:
            self._tell(texts.say("hint-nothing"), MUTED)
            return
        told = hint(table.game, table.state, seat, len(table.record.answers), line=line)
        for one in told.answers:
            number = self.decision.options.index(one.answer) + 1
            answer = texts.phrase(table.game.phrase(table.state, self.decision, one.answer), self.sitting.players)
            chance = texts.say("hint-chance", chance=texts.say("per-cent", number=round(100 * one.chance)))
            self._tell(f"{texts.say('hint-answer', number=number, answer=answer)} – {chance}", STRONG)
            for said in reasons.all_in_words(one.whys, texts, "reason-alike"):
                self.terminal.show(fold(Text(said), self.terminal.width, 5))
            lines = [texts.event(event, self.sitting.players, seat) for event in one.line]
            if any(lines):
                self.terminal.show(fold(Text(texts.say("hint-line"), MUTED), self.terminal.width, 5))
            for each in lines:
                if each:
                    self.terminal.show(fold(Text(each, MUTED), self.terminal.width, 7))
        error = max(1, round(100 * told.error))
        self._tell(texts.say("hint-games", count=told.games, error=error), MUTED)

    def _look(self, key: str) -> None:
        seat = self.decision.seat
        lines: Lines
        if key == "l":
            lines = self.show.whole_log(seat)
        elif key == "d":
            lines = self.show.screen.piles(self.show.view(seat), self.terminal.width)
        else:
            lines = self.show.guide()
        self.terminal.show(lines)

    def _card(self, name: str) -> None:
        """One card in full, or the names of all."""
        if not name:
            names = self.show.screen.names()
            self.terminal.show(fold(Text(" · ".join(sorted(names.values()))), self.terminal.width, 2))
        elif card := self._found(name):
            self.terminal.show(self.show.screen.card(card, self.terminal.width))
        else:
            self._tell(self.texts.say("refused-no-card", attempt=name[:60]), DANGER)

    def _found(self, typed: str) -> str:
        """The card meant: by its id, its name, or the beginning or a part of one."""
        wanted = plain(typed)
        names = {card: plain(name) for card, name in self.show.screen.names().items()}
        for fits in (
            lambda card, name: wanted in (card, name),
            lambda card, name: card.startswith(wanted) or name.startswith(wanted),
            lambda card, name: len(wanted) > 2 and wanted in name,
        ):
            for card, name in names.items():
                if fits(card, name):
                    return card
        return ""

    def _save(self, file: str) -> None:
        try:
            own = not file or Path(file) == self.sitting.path
            self.sitting.keep_in(self.sitting.path if own else files.free_path(os.path.expanduser(file)))
        except UserError as mistaken:
            self._tell(self.texts.mistaken(mistaken), DANGER)
        else:
            self._tell(self.texts.say("saved", path=str(self.sitting.path)), MUTED)

    def _tell(self, sentence: str, style: str) -> None:
        self.terminal.show(fold(Text(sentence, style), self.terminal.width, 2))
