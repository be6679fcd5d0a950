"""What a server keeps: tables, who sits at them, and the append-only log of everything that happened.

    async with open_store("sqlite:////var/lib/tablee/tablee.db") as store:
        await store.create(head, seats)
        last = await store.append(head.id, 1, [Entry(CHANCE, -2, "deal", at=now), Entry(ANSWER, 0, "pass", key, now)])
        log = await store.entries(head.id, after=0)

The log is the truth: what `append` has returned from is on the disk and stays there. See docs/keeping.md.
"""

from tablee.store.administration import BANS, CLOSE, DELETE, RESTORE, Administration, Ban, Deed, Overview
from tablee.store.lock import FileInUse, file_of, held, holder_of
from tablee.store.models import (
    ANSWER,
    CHANCE,
    LAID,
    PLAYED,
    RULES,
    SET,
    UNDO,
    CardFile,
    Entry,
    Fenced,
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
from tablee.store.ownership import Alone, Ownership, Peer, Shared
from tablee.store.store import Store, open_store

__all__ = [
    "ANSWER",
    "BANS",
    "CHANCE",
    "CLOSE",
    "DELETE",
    "LAID",
    "PLAYED",
    "RESTORE",
    "RULES",
    "SET",
    "UNDO",
    "Administration",
    "Alone",
    "Ban",
    "CardFile",
    "Deed",
    "Entry",
    "Fenced",
    "FileInUse",
    "Head",
    "KeyTaken",
    "NewTable",
    "NewerDatabase",
    "NoSuchTable",
    "Overview",
    "Ownership",
    "Peer",
    "Remark",
    "Seat",
    "Shared",
    "Store",
    "StoreDown",
    "VersionTaken",
    "answers",
    "file_of",
    "held",
    "holder_of",
    "open_store",
    "record",
]
