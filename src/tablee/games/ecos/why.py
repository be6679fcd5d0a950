"""Reasons that several questions about the map share."""

from __future__ import annotations

from tablee.core.decision import Attempt, Reason, because
from tablee.games.ecos.land import BY_NAME
from tablee.games.ecos.state import Ecos


def misnamed(s: Ecos, attempt: Attempt) -> Reason | None:
    """There is no such piece in the box, or no such cell. (ECO-86, ECO-R45)"""
    piece, cell = attempt.word("piece"), attempt.word("cell")
    if piece and piece not in s.cards.pieces:
        return because("ECO-86", "no-piece", {"attempt": piece})
    if cell and cell not in BY_NAME:
        return because("ECO-R45", "no-cell", {"attempt": cell})
    return None


def strands(card: str) -> Reason:
    """A player cannot strand himself. (ECO-R29)"""
    return because("ECO-R29", "strands", {"card": card})
