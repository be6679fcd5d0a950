"""Who may do what: tokens, names, and the seats a token plays."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final

from tablee.server.refusal import Refusal
from tablee.store import Seat

OPEN: Final = "open"
CLOSED: Final = "closed"
PERSON: Final = "person"
BOT: Final = "bot"
IDLE: Final = "idle"
"""The level of what plays for somebody out of time where the table chose the default of the rules."""

CONSENTS: Final = "consents"
"""In `Seat.more`: the person asked for the bot that plays for them."""

AWAY: Final = "away"
"""In `Seat.more`: others let a bot play there while its person was away; it ends when they come."""

BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing: Hangul fillers, an empty Braille cell. What has no width is no letter at all."""
LONGEST_NAME: Final = 20
LONGEST_TOKEN: Final = 128


def new_token() -> str:
    """192 bits that only its owner ever gets to see."""
    return secrets.token_urlsafe(24)


def token_of(what: str, table: str, key: str) -> str:
    """The token of somebody who said with a key `what` was to be done: as good as the key is random."""
    return _derived(f"{what}\0{table}\0{key}", 24)


def new_table_id() -> str:
    """96 bits: whoever knows it was given the link."""
    return table_id_of("new", secrets.token_hex(16))


def table_id_of(what: str, key: str) -> str:
    """The id of the table that was wished for with a key: said again, it is the same. With a letter or digit at both
    ends: an id that begins with a sign is an option to a command line, and one that ends with a sign loses it where
    programs find links in a text."""
    number = 0
    while True:
        made = _derived(f"table {number}\0{what}\0{key}", 12)
        if made[0].isalnum() and made[-1].isalnum():
            return made
        number += 1


def _derived(text: str, length: int) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:length]).decode()


def hash_of(token: str) -> str:
    """What is kept of a token. It is long and random, so one round of a hash is enough; "" stays ""."""
    return hashlib.sha256(b"tablee token\0" + token.encode()).hexdigest() if token else ""


def same(one: str, other: str) -> bool:
    """Compared in constant time; nobody is like nobody."""
    return bool(one) and bool(other) and hmac.compare_digest(one, other)


def seats_of(seats: Sequence[Seat], token: str) -> list[int]:
    """The seats that a token (its hash) plays."""
    return [seat.seat for seat in seats if seat.kind == PERSON and same(seat.token, token)]


def plays_itself(seat: Seat) -> bool:
    """Whether nobody needs to be asked: a bot sits there, or plays on for somebody."""
    return seat.kind == BOT or seat.bot_plays


def consents(seat: Seat) -> bool:
    """Whether the person of a seat need not be asked to go back: they let a bot play for them. One that was put in
    while they were away, by the host or the clock, does not speak for them."""
    return seat.bot_plays and bool(seat.more.get(CONSENTS))


def clean_name(name: str, others: Sequence[str]) -> str:
    """A name that fits on the table and into the log, and that nobody else there has."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or all(sign.isspace() or sign in BLANKS for sign in name):
        raise Refusal("table-name-missing")
    if len(name) > LONGEST_NAME:
        raise Refusal("table-name-long", most=LONGEST_NAME)
    if not name.isprintable() or any(_is_odd(sign) for sign in name):
        raise Refusal("table-name-signs")
    if name.casefold() in [other.casefold() for other in others]:
        raise Refusal("table-name-taken", name=name)
    return name


def _is_odd(sign: str) -> bool:
    return sign in BLANKS or unicodedata.category(sign) in ("Cf", "Co", "Cn")


def free_name(name: str, others: Sequence[str]) -> str:
    """The name, or with a number behind it the first that is free."""
    found, number = name, 1
    while found.casefold() in [other.casefold() for other in others]:
        number += 1
        found = f"{name} {number}"
    return found
