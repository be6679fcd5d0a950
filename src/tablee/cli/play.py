"""A game played at one keyboard: humans are asked in turn, bots answer for themselves, every answer is saved."""

from __future__ import annotations

import hashlib
import shlex
import tempfile
from pathlib import Path
from typing import Final

from rich.text import Text

from tablee import bots, registry
from tablee.bots import outside
from tablee.cli import files
from tablee.cli.keys import Keys
from tablee.cli.seats import BOT, HUMAN
from tablee.cli.show import Show
from tablee.cli.styled import DANGER, LEGAL, MUTED, SEATS, STRONG, flow, line, rule
from tablee.cli.terminal import Left, Terminal
from tablee.core.chance import Seeded
from tablee.core.decision import Decision
from tablee.core.fault import wrong
from tablee.core.mistake import harmless
from tablee.core.stack import NOTHING, TAKE_BACK
from tablee.core.table import Table
from tablee.errors import UserError
from tablee.text import Texts

PROMPT: Final = "> "


class Sitting:
    """From sitting down to leaving: it ends with the game, or when the person at the keyboard goes."""

    def __init__(self, table: Table, texts: Texts, terminal: Terminal, path: Path) -> None:
        self.table = table
        self.texts = texts
        self.terminal = terminal
        self.path = path
        kinds = table.record.kinds
        self.players = [harmless(name) for name in table.record.players]
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.bots = {
            seat: bots.make(kind.removeprefix(BOT), table.game) for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.show = Show(table, texts, terminal, self.players)
        self.shown_to: int | None = None  # whose hand the screen showed last
        self.told: dict[int, int] = {}  # seat -> how many answers there were when it was last asked
        self.begun = len(table.events)  # what lies before this sitting is no news
        self.notices: list[tuple[str, str]] = []  # sentences for the next screen, each with its style
        self.text = ""  # the record as it should be on the disk
        self.unsaved = ""  # why it is not there

    def play(self) -> int:
        """The exit code."""
        try:
            return self._play()
        except Exception as error:
            error.add_note(self.texts.say("saved", path=str(self.path)))
            raise

    def _play(self) -> int:
        try:
            self.table.settle()
            self.keep()
            while (decision := self.next_question()) is not None:
                if decision.seat in self.bots:
                    self.let_bot_answer(decision)
                else:
                    self.ask(decision)
        except (Left, KeyboardInterrupt):
            return self.leave()
        self.finish()
        return 0

    def next_question(self) -> Decision | None:
        """Of several open questions the bots' come first, then the humans' in the rule's order."""
        pending = self.table.game.pending(self.table.state)
        for decision in pending:
            if decision.seat in self.bots:
                return decision
        return pending[0] if pending else None

    # Answers.

    def let_bot_answer(self, decision: Decision) -> None:
        """A bot gets a world that its seat cannot tell from the true one, and numbers of its own."""
        table, seat = self.table, decision.seat
        record = table.record
        name = b"tablee bot\0%d\0" % len(record.answers) + record.secret + record.entropy.encode()
        rng = Seeded(int.from_bytes(hashlib.sha256(name).digest(), "big"))
        if self.terminal.can_clear:
            self.terminal.say(self.texts.say("thinking", player=self.players[seat]), MUTED)
        world = table.game.shuffle_unknown(table.state, seat, rng)
        start = len(table.events)
        self.answer(seat, [self.bots[seat].choose(world, seat, rng)])
        if not self.humans:
            self.terminal.show(self.show.news(None, start))

    def answer(self, seat: int, answers: list[str]) -> None:
        """Give the answers, let chance speak, and save before anybody is shown what came of it."""
        for answer in answers:
            self.table.answer(seat, answer)
        self.table.settle()
        self.keep()

    def ask(self, decision: Decision) -> None:
        """Put the question to the human of that seat until it is answered or undone."""
        seat = decision.seat
        if self.shown_to != seat:
            if len(self.humans) > 1:
                self.cover(seat)
            self.shown_to = seat
        self.show_question(decision)
        keys = Keys(self, decision)
        asked = len(self.table.events)
        while not keys.respond(self.terminal.ask(PROMPT)):
            pass
        self.told[seat] = min(asked, len(self.table.events))  # what the own answer led to is news as well

    def show_question(self, decision: Decision) -> None:
        self.terminal.clear()
        since = min(self.told.get(decision.seat, self.begun), len(self.table.events))
        self.terminal.show(self.show.question(decision, since, self.notices))
        keys = [line((key[:1], LEGAL), (key[1:], MUTED)) for key in self.texts.say("screen-keys").split(" · ")]
        self.terminal.show(flow(keys, self.terminal.width))
        self.notices.clear()

    def cover(self, seat: int) -> None:
        """Nothing of the last player's hand stays on the screen; the next one says when to go on."""
        self.terminal.forget()
        name = Text(self.players[seat], SEATS[seat])
        width = self.terminal.width
        self.terminal.show([rule(width, name), Text()])
        self.terminal.say(self.texts.say("cover-pass", player=self.players[seat]), STRONG)
        self.terminal.ask(self.texts.say("cover-look", player=self.players[seat]) + " ")
        self.terminal.forget()

    # Taking back.

    def undo(self) -> bool:
        """Take back the last answer given at this keyboard, if it may be taken back.

        Sealed answers that bots have given meanwhile do not stand in the way: they tell nobody anything.
        """
        sealed = self.table.state.sealed
        for seat, answer in reversed(self.table.record.answers):
            if seat in self.humans:
                if answer == TAKE_BACK or not self.table.undo(seat):
                    return False
                self.told = {seat: min(count, len(self.table.events)) for seat, count in self.told.items()}
                self.keep()
                return True
            if seat not in self.bots or sealed[seat] == NOTHING:
                return False
        return False

    # Saving and leaving.

    def keep(self) -> None:
        """Save; if that fails, the game goes on and the next screen says so."""
        self.text = self.table.saved()
        try:
            files.write_whole(self.path, self.text)
        except UserError as mistaken:
            self.unsaved = self.texts.mistaken(mistaken)
            self.notices.append((self.texts.say("unsaved", reason=self.unsaved), DANGER))
        else:
            if self.unsaved:
                self.unsaved = ""
                self.notices.append((self.texts.say("saved", path=str(self.path)), MUTED))

    def keep_in(self, path: Path) -> None:
        """Save to another file from now on. UserError if that cannot be."""
        self.text = self.table.saved()
        files.write_whole(path, self.text)
        self.path, self.unsaved = path, ""

    def secure(self) -> None:
        """The last whole record is on the disk already, or goes where there is room for it."""
        if self.text and not self.unsaved:
            return
        self.text = self.text or self.table.saved()
        rescue = files.new_path(self.table.record.game, Path(tempfile.gettempdir()))
        try:
            files.write_whole(self.path, self.text)
        except UserError as mistaken:
            self.unsaved = self.texts.mistaken(mistaken)
            what = mistaken.said
        else:
            self.unsaved = ""
            return
        try:
            files.write_whole(rescue, self.text)
        except UserError as mistaken:
            words = "{what}; {also}; the game is not saved"
            raise UserError(wrong("nowhere-saved", words, what=what, also=mistaken.said)) from None
        words = "{what}; the game was saved to {file} instead"
        raise UserError(wrong("saved-elsewhere", words, what=what, file=str(rescue)))

    def leave(self) -> int:
        self.secure()
        self.terminal.whole(self.texts.say("goodbye-saved", path=str(self.path)))
        kinds = self.table.record.kinds
        with_code = any(outside.is_of_a_module(kind.removeprefix(BOT)) for kind in kinds)  # no record may name it
        seats = f" --seats {shlex.quote(','.join(kinds))}" if with_code else ""
        command = f"tablee record continue {self.named()}{seats}"
        self.terminal.whole(self.texts.say("screen-continue", command=command), MUTED)
        return 0

    def named(self) -> str:
        """The saved game as a command names it: with the card file, if it was not played with the house set."""
        game, cards = self.table.game, self.table.cards
        own = cards.digest != registry.shipped_cards(game.key, cards.digest).digest and len(cards.origin) > 2
        with_cards = f" --cards {shlex.quote(str(cards.origin[2]))}" if own else ""
        return shlex.quote(str(self.path)) + with_cards

    def finish(self) -> None:
        """Scores, everybody's Tasks, and how the chances can be checked. (ECH-134)"""
        result = self.table.game.result(self.table.state)
        assert result is not None
        if len(self.humans) > 1:
            self.terminal.forget()
        else:
            self.terminal.clear()
        since = max(self.told.values()) if self.told else len(self.table.events)
        self.terminal.show(self.show.end(result, since))
        record = self.table.record
        width = self.terminal.width
        self.terminal.show([rule(width)])
        self.terminal.say(self.texts.say("screen-commitment", commitment=record.commitment), MUTED)
        self.secure()
        self.terminal.whole(self.texts.say("saved", path=str(self.path)), MUTED)
        command = f"tablee record verify {self.named()}"
        self.terminal.whole(self.texts.say("screen-verify", command=command), MUTED)
