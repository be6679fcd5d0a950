"""The conservation that random games are watched by can fail: each thing it forbids is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.revachol.conservation import Conservation
from tests.positions import Play


def in_mid_game() -> tuple[Any, Conservation]:
    """A turn begins, with something in every zone."""
    p = Play("revachol", 3, 8)
    kept = Conservation(p.s)
    for _ in p.positions(20_000):
        s: Any = p.s
        kept.follow(s, p.told)
        if s.turns > 30 and s.asked >= 0 and s.hands[0] and s.permanent and s.morale_row[0] and s.discard:
            break
    assert kept.events
    return s, kept


def lose_a_card(s: Any) -> None:
    s.deck.pop()


def lose_a_task(s: Any) -> None:
    s.task_deck.pop()


def double_a_card(s: Any) -> None:
    s.deck.append(s.hands[0][0])


def hold_six(s: Any) -> None:
    allies = [card for card in s.deck + s.discard if card in s.cards.allies]
    s.hands[0] = (*s.hands[0], *allies[: 6 - len(s.hands[0])])
    s.deck = [card for card in s.deck if card not in s.hands[0]]
    s.discard = [card for card in s.discard if card not in s.hands[0]]


def hold_morale(s: Any) -> None:
    s.hands[0] = (s.morale_row[0],)


def bring_back(s: Any) -> None:
    s.task_deck.append(s.permanent[0])
    s.permanent = s.permanent[1:]


def remove_for_good(s: Any) -> None:
    ally = next(card for card in s.discard if card in s.cards.allies)
    s.discard.remove(ally)
    s.permanent = (*s.permanent, ally)


def leave_a_gap(s: Any) -> None:
    s.morale_row = ("", s.morale_row[0], s.morale_row[1])


def third_morale(s: Any) -> None:
    morale = [card for card in s.deck + s.discard if card in s.cards.morale]
    row = list(s.morale_row)
    for i in range(3):
        if not row[i]:
            row[i] = morale.pop()
            pile = s.deck if row[i] in s.deck else s.discard
            pile.remove(row[i])
    s.morale_row = tuple(row)


def pack_to_the_left(s: Any) -> None:
    s.task_deck.append(s.task_row[2])
    s.task_row = (s.task_row[0], s.task_row[1], "")


def show_two_tasks(s: Any) -> None:
    s.task_deck.append(s.task_row[0])
    s.task_row = ("", s.task_row[1], s.task_row[2])


def wrong_points(s: Any) -> None:
    s.points = (s.points[0], (*s.points[1], s.hands[0][0]), *s.points[2:])
    s.hands[0] = s.hands[0][1:]


@pytest.mark.parametrize(
    ("alter", "rule"),
    [
        (lose_a_card, "ECH-127"),
        (lose_a_task, "ECH-127"),
        (double_a_card, "ECH-127"),
        (hold_six, "ECH-61"),
        (hold_morale, "ECH-62"),
        (bring_back, "ECH-09"),
        (remove_for_good, "ECH-08"),
        (leave_a_gap, "ECH-128"),
        (third_morale, "ECH-128"),
        (pack_to_the_left, "ECH-129"),
        (show_two_tasks, "ECH-129"),
        (wrong_points, "ECH-131"),
    ],
)
def test_what_must_not_be_is_found(alter: Callable[[Any], None], rule: str) -> None:
    s, kept = in_mid_game()
    kept.follow(s, [])
    alter(s)
    with pytest.raises(AssertionError, match=rule):
        kept.follow(s, [])
