"""What a server keeps: tables, who sits at them, and the append-only log of everything that happened.

    async with open_store("sqlite:////var/lib/tablee/tablee.db") as store:
        await store.create(head, seats)
        last = await store.append(head.id, 1, [Entry(CHANCE, -2, "deal", at=now), Entry(ANSWER, 0, "pass", key, now)])
        log = await store.entries(head.id, after=0)

The log is the truth: what `append` has returned from is on the disk and stays there. See docs/keeping.md.
"""

from tablee.store.lock import FileInUse, held, holder_of
from tablee.store.models import (
    ANSWER,
    CHANCE,
    PLAYED,
    UNDO,
    CardFile,
    Entry,
    Head,
    KeyTaken,
    NewerDatabase,
    NewTable,
    NoSuchTable,
    Remark,
    Seat,
    StoreDown,
    VersionTaken,
    answers,
    record,
)
from tablee.store.store import Store, open_store

__all__ = [
    "ANSWER",
    "CHANCE",
    "PLAYED",
    "UNDO",
    "CardFile",
    "Entry",
    "FileInUse",
    "Head",
    "KeyTaken",
    "NewTable",
    "NewerDatabase",
    "NoSuchTable",
    "Remark",
    "Seat",
    "Store",
    "StoreDown",
    "VersionTaken",
    "answers",
    "held",
    "holder_of",
    "open_store",
    "record",
]
