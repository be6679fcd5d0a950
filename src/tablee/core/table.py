"""A game being played: its record, the state that follows from it, what was told, and how far one may undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from tablee.core.cardset import CardSet
from tablee.core.codec import ENCODING, digest
from tablee.core.contract import Game
from tablee.core.decision import Illegal
from tablee.core.event import Event
from tablee.core.record import BrokenRecord, Record, illegal_answer
from tablee.core.stack import CHANCE, NOTHING, TAKE_BACK, State


class Table:
    """Everything that happens goes through here and into the record.

    `events[i]` is what answer i led to. `bars[i]`: with answer i somebody came to know something, so it and
    everything before it stands. Knowledge grows when chance speaks, when sealed answers of others are opened, and
    where the game itself draws the line (a hidden card that others have seen). That a turn has passed is no bar.
    """

    def __init__(self, game: Game[Any], cards: CardSet, record: Record) -> None:
        self.game = game
        self.cards = cards
        self.record = record
        self.state: State = record.new_state(game, cards)
        self.events: list[tuple[Event, ...]] = []
        self.barriers: list[bool] = []
        self._replay(record.answers)

    def _replay(self, answers: list[tuple[int, str]]) -> None:
        self.state = self.record.new_state(self.game, self.cards)
        self.events = []
        self.barriers = []
        self.record.answers = []
        for i, (seat, answer) in enumerate(answers):
            try:
                self.answer(seat, answer)
            except Illegal as illegal:
                raise BrokenRecord(illegal_answer(i, seat, answer), i + 1) from illegal

    def answer(self, seat: int, answer: str) -> list[Event]:
        """Take an answer: Illegal leaves everything as it was."""
        sealed = self.state.sealed
        others = any(sealed[other] != NOTHING for other in range(len(sealed)) if other != seat)
        told = self.game.apply(self.state, seat, answer)
        opened = others and all(text == NOTHING for text in self.state.sealed)
        self.record.answers.append((seat, answer))
        self.events.append(tuple(told))  # half as large as a list: a server keeps them for each of its tables
        self.barriers.append(seat == CHANCE or opened or any(event.undo_barrier for event in told))
        return told

    def settle(self) -> list[Event]:
        """Chance answers from the committed secret until a seat is asked or the game is over."""
        told: list[Event] = []
        while self.state.asked == CHANCE:
            index = len(self.record.answers)
            told += self.answer(CHANCE, self.game.sample(self.state, self.record.chance(index)))
        return told

    def undoable(self, seat: int) -> int:
        """How many answers that seat may take back: its own last ones, up to where somebody's knowledge grew; also when
        another seat is asked by now, until that one has answered."""
        if self.state.sealed[seat] != NOTHING:
            return 1
        count = 0
        for i in range(len(self.record.answers) - 1, -1, -1):
            by, answer = self.record.answers[i]
            if self.barriers[i] or by != seat or answer == TAKE_BACK:  # to undo a taking back would be to seal again
                break
            count += 1
        return count

    def why_no_undo(self, seat: int) -> Literal["none", "shown", "passed"]:
        """What stands between that seat and its last answer, if `undoable` is 0: none was given ("none"), somebody's
        knowledge grew ("shown"), or only that others answered since ("passed")."""
        answers = self.record.answers
        for i in range(len(answers) - 1, self.record.given - 1, -1):
            if answers[i][0] == seat:
                return "shown" if any(self.barriers[i:]) else "passed"
        return "none"

    def undo(self, seat: int, count: int = 1) -> bool:
        """Take back answers: a sealed one by saying so, others by playing the record again without them."""
        if count < 1 or count > self.undoable(seat):
            return False
        if self.state.sealed[seat] != NOTHING:
            self.answer(seat, TAKE_BACK)
        else:
            self._replay(self.record.answers[: len(self.record.answers) - count])
        return True

    def saved(self) -> str:
        """The record's text, with the digest of the state it leads to."""
        self.record.state_digest, self.record.encoding = digest(self.game, self.state), ENCODING
        return self.record.to_text()


def sit_down(
    game: Game[Any],
    cards: CardSet,
    players: Sequence[str],
    secret: bytes,
    options: Mapping[str, str] | None = None,
    kinds: Sequence[str] = (),
) -> Table:
    """A new game for these players. `kinds` says who sits there ("human", "bot:greedy"); human if it is silent."""
    who = list(kinds) or ["human"] * len(players)
    return Table(game, cards, Record(game.key, cards.name, cards.digest, options or {}, list(players), who, secret))
