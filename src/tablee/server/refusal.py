"""Why the table does not do something: a message key, so that each reader gets the sentence in their language."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.decision import RULE_OF_TURN, Reason
from tablee.store import Peer
from tablee.text import Texts


class Refusal(Exception):
    """Nothing changed. `status` is what HTTP says to it."""

    def __init__(self, key: str, status: int = 400, stale: bool = False, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.stale = stale
        self.args_of = args
        self.reason: Reason | None = None

    @property
    def rule(self) -> str:
        return RULE_OF_TURN if self.reason is None else self.reason.rule

    def sentence(self, texts: Texts, players: Sequence[str] = ()) -> str:
        if self.reason is not None:
            return texts.reason(self.reason, players)
        return texts.say(self.key, **self.args_of)


class Elsewhere(Exception):
    """Another process has the table: whoever comes for it is passed on."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.id)
        self.peer = peer


class NotThere(Exception):
    """The process that had a table did not take a socket for it. Nothing that was said is lost: it may be asked again
    whose the table is."""


def against(reason: Reason) -> Refusal:
    """A refusal of the rules."""
    refused = Refusal(reason.phrase.key)
    refused.reason = reason
    return refused


def said(sentence: str) -> Refusal:
    """A sentence that is there already (of a card file, say)."""
    return Refusal("table-mistake", text=sentence)


def unknown_table() -> Refusal:
    """The same for a table that is not there, one that is not yours, and a token that is dead."""
    return Refusal("table-unknown", status=404)
