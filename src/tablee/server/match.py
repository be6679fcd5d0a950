"""A game in play as its log tells it: answers, undoing, keys and clocks. Everything here can be folded from entries.

What is done here gives entries; they count once they are stored, and until then nobody may be told.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from tablee.core.cardset import CardSet
from tablee.core.contract import Game
from tablee.core.decision import Decision, Illegal
from tablee.core.record import Record
from tablee.core.stack import CHANCE as CHANCE_SEAT
from tablee.core.stack import NOBODY, NOTHING, TAKE_BACK, State
from tablee.core.table import Table
from tablee.lesson import Guided
from tablee.server.clocks import Clocks, Rule
from tablee.server.refusal import Refusal, against
from tablee.store import ANSWER, CHANCE, UNDO, Entry
from tablee.store import answers as standing

CLOCK: Final = "clock"
"""An entry with what is left to every seat at its time."""
ASK_UNDO: Final = "ask-undo"
"""A seat asks to go back to before the log line `text`."""
HINT: Final = "hint"
"""A seat asked what to do."""
AGREE: Final = "agree"
DISAGREE: Final = "disagree"
NOBODY_ASKS: Final = -1
PAUSE: Final = 250
"""Answers that are folded at once: some milliseconds."""


class Match:
    """`version` counts entries; `moves` counts answers that stand."""

    def __init__(
        self, game: Game[Any], cards: CardSet, record: Record, rule: Rule, guided: Guided | None = None
    ) -> None:
        self.table = Table(game, cards, record)
        self.guided = guided  # the chapter of a lesson that is played here
        self.game = game
        self.version = 0
        self.undos = 0
        self.clocks = Clocks(rule, len(record.players))
        self._keys: dict[int, int] = {}  # of each thing said, by a hash of its seat and key: the version it became
        self.moves_at = array("i", [0])  # by version
        self.questions = array("i", [0])  # by moves: after how many answers the open question was put
        self.lines = array("i", [0])  # by moves: how many lines the log has
        self.asked_by, self.asked_line = NOBODY_ASKS, -1
        self.agreed: set[int] = set()
        self.hints: dict[int, int] = {}  # asked for, by seat
        self.hinted: dict[int, str] = {}  # about which question last, by seat
        self.begun: float | None = None  # when the first answer of our own was noted: of chance, which deals
        self.answered: float | None = None  # when a seat gave its last answer

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def moves(self) -> int:
        return len(self.table.record.answers)

    def is_over(self) -> bool:
        return self.game.result(self.state) is not None

    def seconds(self) -> int:
        """From the deal to the last answer, breaks too; 0 if it is not known: the first part of a game that goes on
        from a moment of another was played elsewhere."""
        if not self.begun or not self.answered or self.table.record.given:
            return 0
        return max(0, round(self.answered - self.begun))

    # From the log.

    def fold(self, entries: Sequence[Entry]) -> None:
        """Everything that was stored, from the first entry on."""
        for _ in self.folding(entries):
            pass

    def folding(self, entries: Sequence[Entry]) -> Iterator[None]:
        """The same, with a pause after each few hundred answers."""
        for number, (seat, answer) in enumerate(standing(entries)):
            if number % PAUSE == PAUSE - 1:
                yield
            self._take(seat, answer)
        moves = 0
        clock: Entry | None = None
        for entry in entries:
            if entry.kind in (ANSWER, CHANCE):
                moves += 1
            elif entry.kind == UNDO:
                moves = int(entry.text)
            elif entry.kind == CLOCK:
                clock = entry
            self._note(entry, moves)
        if clock is not None:
            self.clocks.read(clock.text, clock.at, self.waiting())

    def stored(self, entries: Iterable[Entry]) -> None:
        """These entries of ours are in the store now."""
        for entry in entries:
            self._note(entry, self.moves)

    def _note(self, entry: Entry, moves: int) -> None:
        self.version += 1
        self.moves_at.append(moves)
        if entry.key:
            self._keys[hash((entry.seat, entry.key))] = self.version
        if self.begun is None and entry.kind in (ANSWER, CHANCE) and moves > self.table.record.given:
            self.begun = entry.at
        if entry.kind == ANSWER:
            self.answered = entry.at
        elif entry.kind == UNDO:
            self.undos += 1
            self.asked_by, self.asked_line, self.agreed = NOBODY_ASKS, -1, set()
        elif entry.kind == HINT:
            self.hints[entry.seat] = self.hints.get(entry.seat, 0) + 1
            self.hinted[entry.seat] = entry.text
        elif entry.kind == ASK_UNDO:
            self.asked_by, self.asked_line, self.agreed = entry.seat, int(entry.text), set()
        elif entry.kind == AGREE:
            self.agreed = self.agreed | {entry.seat}
        elif entry.kind == DISAGREE:
            self.asked_by, self.asked_line, self.agreed = NOBODY_ASKS, -1, set()

    def version_of(self, seat: int, key: str) -> int | None:
        """Where the log has what that seat said with that key. Hashes are salted: two of a table are the same by chance
        once in 2**64."""
        return self._keys.get(hash((seat, key)))

    def _take(self, seat: int, answer: str) -> None:
        told = self.table.answer(seat, answer)
        stays_open = seat >= 0 and (answer == TAKE_BACK or self.state.sealed[seat] != NOTHING)
        self.questions.append(self.questions[-1] if stays_open else self.moves)
        self.lines.append(self.lines[-1] + len(told))

    # Questions.

    def waiting(self) -> list[int]:
        """Seats that have yet to answer."""
        return [decision.seat for decision in self.game.pending(self.state) if decision.seat >= 0]

    def question_id(self, seat: int) -> str:
        """Stays the same while others seal their answers; never comes back after an undo."""
        return f"{self.undos}.{self.questions[-1]}.{seat}"

    def common_moves(self, seen: int) -> int:
        """How many of the answers that stood at that version have stood ever since."""
        return min(self.moves_at[seen:]) if 0 <= seen <= self.version else 0

    def answer_of_line(self, line: int) -> int:
        """The answer (from 0) that led to that line of the log."""
        return bisect_right(self.lines, line) - 1

    # What is done: each gives the entries to be stored.

    def begin(self, at: float) -> list[Entry]:
        """Chance deals."""
        return [*self._settle(at), *self.tick(at)]

    def answer(self, seat: int, answer: str, key: str, at: float) -> list[Entry]:
        """Take an answer of a seat and let chance speak. Refusal leaves everything as it was. (ECH-R141)"""
        try:
            self._take(seat, answer)
        except Illegal as illegal:
            raise against(illegal.reason) from illegal
        return [Entry(ANSWER, seat, answer, key, at), *self._settle(at), *self.tick(at)]

    def labelled(self, seat: int, label: str) -> str:
        """The answer behind a label of the open question."""
        decision = self.game.decision_of(self.state, seat)
        if decision is None:
            raise Refusal("refused-over" if self.is_over() else "refused-not-asked", stale=True)
        if label == TAKE_BACK and decision.sealed != NOTHING:
            return TAKE_BACK
        found = self._exactly(decision, label) or self.game.answer(self.state, decision, label)
        if found is None:
            reason = self.game.why_not(self.state, seat, label)
            raise Refusal("refused-not-an-option", answer=label[:80]) if reason is None else against(reason)
        return found

    def _exactly(self, decision: Decision, label: str) -> str | None:
        for option in decision.options:
            if self.game.label(self.state, decision, option) == label:
                return option
        return None

    def undoable(self, seat: int) -> int:
        """How many own answers that seat may take back; what a continued game was given stands."""
        return max(0, min(self.table.undoable(seat), self.moves - self.table.record.given))

    def may_be_taken_back_by(self) -> int:
        """The seat whose answer was the last and may still be taken back, whoever is asked by now; NOBODY if none may.
        Everybody at the table can know it. What lies sealed waits for all and needs no moment more."""
        answers = self.table.record.answers
        seat = answers[-1][0] if answers else NOBODY
        if seat < 0 or self.state.sealed[seat] != NOTHING or self.undoable(seat) == 0:
            return NOBODY
        return seat

    def undo(self, seat: int, count: int, key: str, at: float) -> list[Entry]:
        """Take back own answers, up to where somebody's knowledge grew."""
        may = self.undoable(seat)
        if not 1 <= count <= may:
            raise Refusal("undo-barred" if self.moves and may == 0 else "undo-nothing")
        if self.state.sealed[seat] != NOTHING:
            return self.answer(seat, TAKE_BACK, key, at)
        self.table.undo(seat, count)
        return self._cut(seat, key, at)

    def go_back(self, moves: int, seat: int, key: str, at: float) -> list[Entry]:
        """Back to an earlier moment, because everybody agreed. Chance says the same again."""
        record = self.table.record.copy(moves)
        self.table = Table(self.game, self.table.cards, record)
        return self._cut(seat, key, at)

    def _cut(self, seat: int, key: str, at: float) -> list[Entry]:
        del self.questions[self.moves + 1 :]
        del self.lines[self.moves + 1 :]
        return [Entry(UNDO, seat, str(self.moves), key, at), *self._settle(at), *self.tick(at)]

    def _settle(self, at: float) -> list[Entry]:
        entries: list[Entry] = []
        while self.state.asked == CHANCE_SEAT:
            told = None if self.guided is None else self.guided.answer(self.table, CHANCE_SEAT)
            answer = told or self.game.sample(self.state, self.table.record.chance(self.moves))
            self._take(CHANCE_SEAT, answer)
            entries.append(Entry(CHANCE, CHANCE_SEAT, answer, "", at))
        return entries

    def tick(self, at: float, runs: bool = True) -> list[Entry]:
        """The clocks at this moment; `runs` is false while the table pauses."""
        self.clocks.tick(at, self.waiting() if runs else ())
        return [self.clock_entry(at)] if self.clocks.rule.runs else []

    def clock_entry(self, at: float) -> Entry:
        return Entry(CLOCK, -1, self.clocks.to_text(), "", at)
