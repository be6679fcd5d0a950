"""What would you do? A seat asks, a worker thinks with what that seat may know, and only that seat is told.

The others are shown that somebody asked: it stands in the log of the table. The same question gets the same hint
however often it is asked, and counts once.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import Any, Final

from tablee.bots import reasons
from tablee.bots.hint import PLAYOUTS, SECONDS
from tablee.bots.reasons import Why
from tablee.core import codec
from tablee.core.chance import Seeded
from tablee.core.plain_data import JSON
from tablee.core.stack import State
from tablee.server import wire
from tablee.server.authorization import in_play
from tablee.server.bot_workers import Asked, BotWorkers
from tablee.server.context import ServerContext
from tablee.server.creation import NO_HINTS
from tablee.server.limits import Allowances
from tablee.server.listener import Listener
from tablee.server.match import HINT
from tablee.server.refusal import Refusal
from tablee.server.room import Room
from tablee.store import Entry
from tablee.text import Texts

LOG: Final = logging.getLogger("tablee.table")
LIMIT: Final = 6.0
"""Seconds after which a worker counts as hanging; it takes the best so far long before."""
MOST_KEPT: Final = 400
"""Hints that are remembered, of all tables."""


class Hints:
    """Of all tables of a server; `advisers` are workers that no bot waits for."""

    def __init__(self, context: ServerContext, advisers: BotWorkers) -> None:
        self.context = context
        self.advisers = advisers
        self._asked = Allowances(context.settings.hinted, context.now)
        self._kept: OrderedDict[tuple[str, int, str, bool], dict[str, JSON]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, room: Room, listener: Listener, said: wire.Hint) -> None:
        """Within a turn of the room: whether it may be asked is settled, and that it was is written down. The thinking
        is done beside the table."""
        playing = in_play(room, listener)
        seat = listener.seat
        if room.head.more.get(NO_HINTS):
            raise Refusal("table-no-hints")
        decision = playing.game.decision_of(playing.state, seat)
        if said.decision != playing.question_id(seat) or decision is None:
            raise Refusal("table-stale", stale=True)
        if len(decision.options) < 2:
            raise Refusal("hint-nothing")
        if not self._asked.take(f"{room.id} {seat}"):
            raise Refusal("table-too-fast")
        if playing.hinted.get(seat) != said.decision:
            is_first = seat not in playing.hints
            await room.store([Entry(HINT, seat, said.decision, "", self.context.now())])
            room.tell_room()
            if is_first:
                await room.note(seat, room.seats[seat].name, "asked-hint")
        state: State = playing.game.clone(playing.state)
        text = await self.context.card_text(room.cards.digest)
        task = asyncio.get_running_loop().create_task(self._answer(room, listener, said, seat, state, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(
        self, room: Room, listener: Listener, said: wire.Hint, seat: int, state: State, cards_text: str
    ) -> None:
        texts = room.texts(listener.language)
        players = list(room.players)
        try:
            found = await self._found(room, said, seat, state, cards_text)
            if found is None:
                raise Refusal("table-hint-failed")
            listener.tell(_told(room, said, seat, state, found, texts, players))
        except Refusal as refused:
            listener.tell(wire.Refused(said.key, refused.rule, refused.sentence(texts), False))
        except Exception as trouble:
            LOG.warning("no hint", extra={"table": room.id, "why": type(trouble).__name__})
            sentence = Refusal("table-hint-failed").sentence(texts)
            listener.tell(wire.Refused(said.key, "TABLE", sentence, False))

    async def _found(
        self, room: Room, said: wire.Hint, seat: int, state: State, cards_text: str
    ) -> dict[str, JSON] | None:
        """What a worker says; of the state only a world that the seat could believe in leaves this process."""
        key = (room.id, seat, said.decision, said.line)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        seed = int.from_bytes(hashlib.sha256(f"hint\0{room.id}\0{said.decision}".encode()).digest()[:3], "big")
        game = room.game
        world = codec.encode(game, game.shuffle_unknown(state, seat, Seeded(seed)))
        wants = {"hint": {"playouts": PLAYOUTS, "seconds": SECONDS, "line": said.line}}
        asked = Asked(game.key, room.cards.digest, cards_text, world, seat, "hint", seed, wants, room.id)
        found = await self.advisers.told(asked, LIMIT, lambda said: bool(said.get("hint", {}).get("answers")))
        if found is None:
            return None
        self._kept[key] = found["hint"]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        hint: dict[str, JSON] = found["hint"]
        return hint


def _told(
    room: Room, said: wire.Hint, seat: int, state: State, found: dict[str, Any], texts: Texts, players: list[str]
) -> wire.HintTold:
    """In the words of the one who asked."""
    game = room.game
    decision = game.decision_of(state, seat)
    assert decision is not None
    answers: list[wire.Hinted] = []
    for one in found["answers"]:
        way = game.said(state, decision, one["answer"])
        lines = [texts.event(event, players, seat) for event in one["line"]]
        answers.append(
            wire.Hinted(
                label=way.label,
                text=texts.phrase(way.phrase, players),
                chance=round(100 * one["chance"]),
                reasons=reasons.all_in_words([Why(*why) for why in one["whys"]], texts, "reason-alike"),
                line=[line for line in lines if line],
            )
        )
    return wire.HintTold(said.key, said.decision, answers, found["games"], max(1, round(100 * found["error"])))
