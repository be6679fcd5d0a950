"""From what is kept to rows of the database, and back."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping

from tablee.store.models import LONGEST_KEY, LONGEST_KIND, CardFile, Entry, Head, Remark, Seat
from tablee.store.schema import Row


def head_row(head: Head) -> Row:
    return {
        "id": kept(head.id),
        "game": kept(head.game),
        "cards": kept(head.cards),
        "cards_digest": kept(head.cards_digest),
        "options": _json(dict(head.options)),
        "language": kept(head.language),
        "created": float(head.created),
        "secret": head.secret,
        "commitment": kept(head.commitment),
        "entropy": kept(head.entropy),
        "stage": kept(head.stage),
        "public": bool(head.public),
        "clock": kept(head.clock),
        "when_out": kept(head.when_out),
        "host": kept(head.host),
        "rematch": kept(head.rematch),
        "continued_from": kept(head.continued_from),
        "ended": None if head.ended is None else float(head.ended),
        "result": kept(head.result),
        "wake": None if head.wake is None else float(head.wake),
        "more": _json(dict(head.more)),
        "closed": None if head.closed is None else float(head.closed),
        "deleted": None if head.deleted is None else float(head.deleted),
        "revision": _whole(head.revision),
    }


def read_head(row: RowMapping) -> Head:
    fields = {name: value for name, value in row.items() if name not in ("owner", "epoch")}
    return Head(**{**fields, "options": json.loads(fields["options"]), "more": json.loads(fields["more"])})


def seat_row(table: str, seat: Seat) -> Row:
    return {
        "table_id": kept(table),
        "seat": _whole(seat.seat),
        "kind": kept(seat.kind),
        "name": kept(seat.name),
        "level": kept(seat.level),
        "token": kept(seat.token),
        "bot_plays": bool(seat.bot_plays),
        "more": _json(dict(seat.more)),
    }


def read_seat(row: RowMapping) -> Seat:
    fields = dict(row)
    del fields["table_id"]
    return Seat(**{**fields, "more": json.loads(fields["more"])})


def entry_rows(table: str, version: int, entries: Sequence[Entry]) -> list[Row]:
    return [
        {
            "table_id": kept(table),
            "version": _whole(version + i),
            "kind": kept(entry.kind, LONGEST_KIND),
            "seat": _whole(entry.seat),
            "text": kept(entry.text),
            "key": kept(entry.key, LONGEST_KEY) or None,
            "at": float(entry.at),
        }
        for i, entry in enumerate(entries)
    ]


def read_entry(row: RowMapping) -> Entry:
    return Entry(row["kind"], row["seat"], row["text"], row["key"] or "", row["at"], row["version"])


def remark_row(table: str, remark: Remark) -> Row:
    return {
        "table_id": kept(table),
        "seat": _whole(remark.seat),
        "name": kept(remark.name),
        "text": kept(remark.text),
        "phrase": kept(remark.phrase),
        "key": kept(remark.key, LONGEST_KEY) or None,
        "at": float(remark.at),
    }


def read_remark(row: RowMapping) -> Remark:
    key = row["key"] or ""
    return Remark(row["seat"], row["name"], row["text"], row["phrase"], key, row["at"], row["number"])


def card_file_row(file: CardFile) -> Row:
    return {"digest": kept(file.digest), "game": kept(file.game), "name": kept(file.name), "text": kept(file.text)}


def kept(text: str, longest: int | None = None) -> str:
    """A text that both databases can hold. Found out here: in a common commit it would stop the others' writing too."""
    if "\0" in text:
        raise ValueError("a text with a zero character cannot be kept")
    text.encode()  # UnicodeEncodeError, a ValueError, for half characters
    if longest is not None and len(text) > longest:
        raise ValueError(f"a text of {len(text)} characters where at most {longest} are kept")
    return text


def _whole(number: int) -> int:
    if not -(2**31) <= number < 2**31:
        raise ValueError(f"{number} is too large to be kept")
    return number


def _json(value: Any) -> str:
    return kept(json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")))
