"""Web Push: "your turn" for somebody who is not there, where the host has set a key. What is sent is sealed for the
browser it goes to (RFC 8291); the service that carries it reads nothing. It needs the extra `push`."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import logging
import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tablee.core.stack import NOTHING
from tablee.errors import UserError
from tablee.server.context import texts
from tablee.server.refusal import Elsewhere, Refusal
from tablee.server.room import Room
from tablee.server.seats import PERSON
from tablee.server.settings import DAY, Settings
from tablee.store import Head, Seat, StoreDown, VersionTaken

LOG: Final = logging.getLogger("tablee.push")
CALLS: Final = "calls"
"""In `Head.more`: by token (its hash), where its browser is called and in which language."""
CALLED: Final = "called"
"""In `Head.more`: by seat, the table and the question for which its person was called last. So whoever takes the table
over, another process or this one after a restart, calls nobody twice."""
MOST: Final = 32
"""Browsers that are called for one table."""
SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Who carries calls to browsers; their hosts end so. We call nobody else: an address comes from a stranger."""
A_MOMENT: Final = 3.0
"""Seconds in which somebody may be back: a page that is loaded again is no absence."""
SENT_WITHIN: Final = 10.0
AT_ONCE: Final = 4
JUST_NOW: Final = 60.0
"""Seconds since the last answer, within which the process that had the table may have been lost before it called."""
AGAIN_AFTER: Final = 60.0
"""Seconds until somebody is reminded once more."""
GONE: Final = (404, 410)
"""What a service answers of a browser that wants no more calls."""
LASTS: Final = int(DAY)
"""Seconds for which a call waits for its browser."""
TurnAt = Callable[[str], contextlib.AbstractAsyncContextManager[Room]]


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser is called: what its `PushSubscription` says. An empty `endpoint`: no more."""

    endpoint: str
    p256dh: str = ""
    auth: str = ""
    language: str = "en"


class Push:
    """Calls people of all tables; made when the server starts, does nothing without a key."""

    def __init__(self, settings: Settings, turn_at: TurnAt) -> None:
        self.turn_at = turn_at
        self.services = tuple(service.rstrip("/") for service in settings.push_services)
        self.contact = settings.push_contact
        self.public = ""  # what browsers ask for, in base64url; "": there are no calls here
        self._vapid: Any = None
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        if settings.push_key is not None:
            self._vapid, self.public = key_of(settings.push_key)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    # Who is called where.

    def check(self, asked: Called) -> None:
        """Refusal for an address that belongs to no service we know."""
        parts = urlsplit(asked.endpoint)
        host = parts.hostname or ""
        known = parts.scheme == "https" and any(host == one or host.endswith("." + one) for one in SERVICES)
        allowed = f"{parts.scheme}://{parts.netloc}" in self.services
        if len(asked.endpoint) > 1000 or not (known or allowed) or not (asked.p256dh and asked.auth):
            raise Refusal("table-not-understood")

    async def take(self, room: Room, token: str, asked: Called) -> None:
        """From now on that browser is called for its seats at this table; or no more."""
        if not self.public:
            raise Refusal("table-no-page", status=404)
        if asked.endpoint:
            self.check(asked)
        await _write(room, token, msgspec.to_builtins(asked) if asked.endpoint else None)

    # Calling.

    def look(self, room: Room) -> None:
        """Something changed there: whoever is asked something new and is not there is called."""
        playing = room.playing
        if not self.public or not room.is_fresh:
            return
        known = room.called
        asked = {} if playing is None or room.head.stage != "playing" else _asked(room)
        room.called = {seat: id for seat, (_, id) in asked.items()}
        if known is None:  # just read from the log: these questions were open before
            if playing is None or room.context.now() - (playing.answered or 0.0) > JUST_NOW:
                return
            known = {seat: id for seat, (_, id) in asked.items() if _was_called(room, seat, id)}
        for number, (seat, id) in asked.items():
            if known.get(number) != id and _where(room.head, seat.token) is not None and not room.is_online(seat):
                self._later(A_MOMENT, partial(self._still_away, room.id, number, id))

    async def _still_away(self, table: str, number: int, id: str) -> None:
        async with self.turn_at(table) as room:
            asked = _asked(room) if room.playing is not None and room.head.stage == "playing" else {}
            seat, open = asked.get(number, (None, ""))
            if seat is None or open != id or room.is_online(seat) or _was_called(room, number, id):
                return
            called = {**room.head.more.get(CALLED, {}), str(number): f"{room.id} {id}"}
            await room.change(replace(room.head, more={**room.head.more, CALLED: called}))
        await self._call(room, seat)

    def remind(self, room: Room, seat: Seat) -> bool:
        """Because the others wait; whether there is a way to. At most once a minute."""
        if not self.public or _where(room.head, seat.token) is None:
            return False
        now = room.context.now()
        if now - room.reminded.get(seat.seat, -AGAIN_AFTER) >= AGAIN_AFTER:
            room.reminded[seat.seat] = now
            self._later(0, lambda: self._call(room, seat))
        return True

    def _later(self, seconds: float, do: Callable[[], Any]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            try:
                await do()
            except (StoreDown, VersionTaken):
                LOG.warning("the store does not answer")
            except (Elsewhere, Refusal):
                pass  # another process has the table, and calls; or it is closed
            except Exception:
                LOG.exception("a call failed")

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, room: Room, seat: Seat) -> None:
        where = _where(room.head, seat.token)
        if where is None:
            return
        said = _message(room, seat, str(where["language"]))
        topic = hashlib.sha256(room.id.encode()).hexdigest()[:32]
        async with self._sending:
            status = await asyncio.to_thread(self._send, where, said, topic)
        LOG.info("called", extra={"table": room.id, "status": status})
        if status in GONE:
            async with self.turn_at(room.id) as room:
                if _where(room.head, seat.token) == where:
                    await _write(room, seat.token, None)

    def _send(self, where: Mapping[str, Any], said: bytes, topic: str) -> int:
        """In a thread of its own; the status of the service, 0 if it does not answer."""
        import requests
        from pywebpush import WebPushException, webpush

        subscription = {"endpoint": where["endpoint"], "keys": {"p256dh": where["p256dh"], "auth": where["auth"]}}
        try:
            answer = webpush(
                subscription,
                said,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self.contact},
                ttl=LASTS,
                timeout=SENT_WITHIN,
                headers={"Urgency": "high", "Topic": topic},
            )
        except WebPushException as refused:
            return int(refused.response.status_code) if refused.response is not None else 0
        except (requests.RequestException, ValueError):
            return 0
        return int(answer.status_code)


def _was_called(room: Room, number: int, id: str) -> bool:
    """Whether the person of that seat was called for that question, by whichever process."""
    return bool(room.head.more.get(CALLED, {}).get(str(number)) == f"{room.id} {id}")


def _where(head: Head, token: str) -> Mapping[str, Any] | None:
    found: Mapping[str, Any] | None = head.more.get(CALLS, {}).get(token)
    return found


def without(head: Head, token: str) -> Head:
    """The head when somebody is to be called no more."""
    calls = {owner: one for owner, one in head.more.get(CALLS, {}).items() if owner != token}
    return replace(head, more={**head.more, CALLS: calls}) if CALLS in head.more else head


async def _write(room: Room, token: str, where: Mapping[str, Any] | None) -> None:
    head = without(room.head, token)
    if where is not None:
        calls = {**head.more.get(CALLS, {}), token: where}
        head = replace(head, more={**head.more, CALLS: dict(list(calls.items())[-MOST:])})
    await room.change(head)


def _asked(room: Room) -> dict[int, tuple[Seat, str]]:
    """The seats of people who have yet to answer, with the question."""
    assert room.playing is not None
    waiting = [room.seats[seat] for seat in room.playing.waiting()]
    people = [seat for seat in waiting if seat.kind == PERSON and not seat.bot_plays]
    return {seat.seat: (seat, room.playing.question_id(seat.seat)) for seat in people}


def _message(room: Room, seat: Seat, language: str) -> bytes:
    """What is shown: the game, and what that seat is asked, which nobody but its browser can read."""
    told = texts(language, room.head.game, room.cards)
    body = ""
    if room.playing is not None:
        for decision in room.playing.game.decisions(room.playing.state):
            if decision.seat == seat.seat and decision.sealed == NOTHING:
                body = told.phrase(decision.question, room.players)
    title = told.say("call-your-turn", game=told.say("title"))
    return json.dumps({"title": title, "body": body, "path": f"/t/{room.id}"}, ensure_ascii=False).encode()


def key_of(file: Path) -> tuple[Any, str]:
    """The host's key out of a PEM file, which is made if it is not there, once, however many processes start together;
    and its public half. UserError."""
    try:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02, VapidException
    except ImportError as missing:
        raise UserError("--push-key needs more: install tablee[push]") from missing
    try:
        if not file.exists():
            made = Vapid02()
            made.generate_keys()
            new = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
            try:
                new.touch(mode=0o600)
                made.save_key(str(new))
                with contextlib.suppress(FileExistsError):  # then another process was quicker, and its key counts
                    new.rename(file) if os.name == "nt" else os.link(new, file)
            finally:
                new.unlink(missing_ok=True)
        key = Vapid02.from_file(str(file))
        point: bytes = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    except (OSError, ValueError, VapidException) as wrong:
        raise UserError(f"{file}: this is no key for calls (an EC key, P-256, in PEM): {wrong}") from wrong
    return key, base64.urlsafe_b64encode(point).rstrip(b"=").decode()
