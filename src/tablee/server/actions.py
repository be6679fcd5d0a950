"""What a listener may do at the game: look, answer, undo, chat."""

from __future__ import annotations

import json
from dataclasses import replace

from tablee.server import lessons, wire
from tablee.server import seats as seating
from tablee.server.authorization import done, in_play
from tablee.server.context import language_of
from tablee.server.listener import Listener
from tablee.server.match import AGREE, ASK_UNDO, CLOCK, DISAGREE, Match
from tablee.server.refusal import Refusal
from tablee.server.render import QUICK_PHRASES
from tablee.server.room import Room
from tablee.server.updates import Updates
from tablee.store import ANSWER, CHANCE, UNDO, Entry, Head, Remark


def look(room: Room, listener: Listener, said: wire.Look) -> None:
    """From another seat of mine, or in another language: everything is told anew."""
    mine = room.mine(listener.token)
    if said.seat != listener.seat and said.seat not in mine and said.seat != wire.SPECTATOR:
        raise Refusal("table-not-your-seat", status=403)
    listener.seat, listener.language = said.seat, language_of(said.language)
    listener.seen = listener.had = 0
    listener.tell(room.room_for(listener))
    room.tell_update(listener)
    room.tell_remarks([listener], list(room.remarks))


async def answer(room: Room, listener: Listener, said: wire.Answer) -> None:
    playing = in_play(room, listener)
    seat = listener.seat
    if said.decision != playing.question_id(seat) or playing.game.decision_of(playing.state, seat) is None:
        raise Refusal("table-stale", stale=True)
    wanted = playing.labelled(seat, said.label)
    lessons.check(playing, seat, wanted, listener.language)
    entries = playing.answer(seat, wanted, said.key, room.context.now())
    await play_on(room, entries, listener, said.key)


async def learn(room: Room, listener: Listener, said: wire.Learn) -> None:
    """Back to an earlier step of a lesson, or to its beginning; also from the end of a game. Nobody else plays here."""
    playing = in_play(room, listener, also_over=True)
    moves = lessons.moves_before(playing, said.step)
    now = room.context.now()
    entries = playing.go_back(moves, listener.seat, said.key, now)
    if room.head.stage == "over":
        room.head = replace(room.head, stage="playing", ended=None, result="")
        await room.store(entries, room.head)
        done(room, listener, said.key)
        room.tell_updates()
        room.tell_room()
        room.stir()
    else:
        await play_on(room, entries, listener, said.key)


async def play_on(room: Room, entries: list[Entry], listener: Listener | None = None, key: str = "") -> None:
    """Store what was done at the game, then say so to its author, then show it to everybody."""
    head, ready = end_of(room), None
    if room.playing is not None and all(entry.kind in (ANSWER, CHANCE, CLOCK) for entry in entries):
        # Nothing else of these changes with the log: what everybody will be told can be written before that.
        ready = Updates(room, room.playing.version + len(entries))
    await room.store(entries, head, meanwhile=None if ready is None else ready.write)
    if listener is not None:
        done(room, listener, key)
    room.tell_updates(ready)
    if head is not None or any(entry.kind in (ASK_UNDO, AGREE, DISAGREE, UNDO) for entry in entries):
        room.tell_room()
    room.stir()


def end_of(room: Room) -> Head | None:
    """The head of a game that has just ended."""
    playing = room.playing
    assert playing is not None
    result = playing.game.result(playing.state)
    if result is None or room.head.stage == "over":
        return None
    standings = [[score.total, score.place] for score in result.scores]
    written = json.dumps({"reason": result.reason, "scores": standings})
    return replace(room.head, stage="over", ended=room.context.now(), result=written)


async def undo(room: Room, listener: Listener, said: wire.Undo) -> None:
    playing = in_play(room, listener)
    entries = playing.undo(listener.seat, said.count, said.key, room.context.now())
    await play_on(room, entries, listener, said.key)


async def ask_undo(room: Room, listener: Listener, said: wire.AskUndo) -> None:
    """Ask the others to go back; if there is nobody to ask, it is done."""
    playing = in_play(room, listener)
    seat = listener.seat
    _moves_before(playing, said.line)
    now = room.context.now()
    await play_on(room, [Entry(ASK_UNDO, seat, str(said.line), said.key, now)], listener, said.key)
    await room.note(seat, room.seats[seat].name, "asked-undo")
    await _go_back_if_agreed(room)


async def say_to_undo(room: Room, listener: Listener, said: wire.SayToUndo) -> None:
    playing = in_play(room, listener)
    seat, now = listener.seat, room.context.now()
    if playing.asked_by < 0:
        raise Refusal("table-nothing-asked", stale=True)
    taking_back = seat == playing.asked_by and not said.agree
    if seat not in must_agree(room) and not taking_back:
        raise Refusal("table-not-asked-you")
    await play_on(room, [Entry(AGREE if said.agree else DISAGREE, seat, "", said.key, now)], listener, said.key)
    await room.note(seat, room.seats[seat].name, "agreed-undo" if said.agree else "refused-undo")
    if said.agree:
        await _go_back_if_agreed(room)


def must_agree(room: Room) -> set[int]:
    """Every other person who plays, also who is away."""
    playing = room.playing
    assert playing is not None
    if playing.asked_by < 0:
        return set()
    asker = room.seats[playing.asked_by]
    return {
        seat.seat
        for seat in room.seats[: len(room.players)]
        if seat.kind == seating.PERSON and not seating.consents(seat) and not seating.same(seat.token, asker.token)
    }


async def _go_back_if_agreed(room: Room) -> None:
    playing = room.playing
    assert playing is not None
    if playing.asked_by >= 0 and must_agree(room) <= playing.agreed and room.head.stage == "playing":
        seat = playing.asked_by
        moves = _moves_before(playing, playing.asked_line)
        await play_on(room, playing.go_back(moves, seat, "", room.context.now()))


def _moves_before(playing: Match, line: int) -> int:
    """How many answers stood before the seat's answer that led to that line. What chance said it would say again."""
    if not 0 <= line < playing.lines[-1]:
        raise Refusal("table-no-such-line", stale=True)
    moves = playing.answer_of_line(line)
    answers = playing.table.record.answers
    while moves > 0 and answers[moves][0] < 0:
        moves -= 1
    if answers[moves][0] < 0 or moves < playing.table.record.given:
        raise Refusal("undo-nothing")
    return moves


async def chat(room: Room, listener: Listener, said: wire.Chat) -> None:
    mine = room.mine(listener.token)
    if not mine and not room.is_host(listener.token):
        raise Refusal("table-chat-seated", status=403)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in said.text).split())
    if said.phrase and said.phrase not in QUICK_PHRASES:
        raise Refusal("table-not-understood")
    if bool(said.phrase) == bool(text):
        raise Refusal("table-chat-empty")
    if room.remarks and room.remarks[-1].number >= room.context.settings.most_remarks:
        raise Refusal("table-chat-full")
    seat = listener.seat if listener.seat in mine else wire.SPECTATOR
    name = room.seats[seat].name if seat >= 0 else str(room.head.more.get("host_name", ""))
    remark = Remark(seat, name, text, said.phrase, said.key, room.context.now())
    stored = await room.context.store.say(room.id, remark)
    done(room, listener, said.key)
    if all(stored.number != other.number for other in room.remarks):
        room.remarks.append(stored)
        room.tell_remarks(list(room.listeners), [stored])
