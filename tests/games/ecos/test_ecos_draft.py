"""The draft of Ecos: packs, passing, and that nobody sees what is not theirs."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.event import Event
from tablee.core.stack import CHANCE
from tablee.testing.oracle import assert_same
from tests.at_once import first_at_once
from tests.games.ecos.conservation import Conservation

GAME: Final = registry.game("ecos")


def set_up(
    seats: int, options: dict[str, str], seed: int, look: bool = True
) -> tuple[Any, list[tuple[str, list[int]]]]:
    """Play the set-up to its end; the sizes of all packs before each pick."""
    s: Any = GAME.new(seats, options, registry.house_cards("ecos"))
    rng = Seeded(seed)
    kept = Conservation(s)
    sizes: list[tuple[str, list[int]]] = []
    while s.round == 0:
        kept.check(s)
        verb = s.top.todo[s.top.at].name
        if verb.startswith("Draft-") and not any(s.sealed):
            sizes.append((verb, [len(pack) for pack in s.packs]))
        if look and (s.asked != CHANCE or rng.below(8) == 0):
            for seat in range(seats):
                world = GAME.shuffle_unknown(s, seat, rng)
                kept.check(world)
                assert_same(GAME, s, world, seat)
        answer = GAME.sample(s, rng) if s.asked == CHANCE else s.options[rng.below(len(s.options))]
        GAME.apply(s, s.asked, answer)
    return s, sizes


@pytest.mark.parametrize("seats", first_at_once([3, 4, 5, 6], 2))
def test_draft(seats: int) -> None:
    """ECO-S03, ECO-29, ECO-30, ECO-31, ECO-32, ECO-33, ECO-34, ECO-166, ECO-R10: five blue cards, then nine brown."""
    s, sizes = set_up(seats, {"decks": "draft"}, seats)
    assert [verb for verb, _ in sizes] == ["Draft-blue"] * 4 + ["Draft-brown"] * 8
    assert [pack[0] for _, pack in sizes] == [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
    for seat in range(seats):
        assert len(s.active[seat]) == 3
        own = [*s.hands[seat], *[each.card.id for each in s.active[seat]]]
        assert sorted(s.cards.cards[card].back for card in own) == ["blue"] * 4 + ["brown"] * 8
    assert len(s.brown) + len(s.blue) == 105 - 12 * seats


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_kept_is_named_to_its_owner_alone(seats: int) -> None:
    """ECO-33: the others are told that a card was kept."""
    s: Any = GAME.new(seats, {"decks": "draft"}, registry.house_cards("ecos"))
    rng = Seeded(1)
    kept: list[Event] = []
    while not kept:
        answer = GAME.sample(s, rng) if s.asked == CHANCE else s.options[0]
        kept = [event for event in GAME.apply(s, s.asked, answer) if event.kind == "kept"]
    assert {event.seat for event in kept} == set(range(seats))
    for event in kept:
        assert [event.may_see(seat) for seat in range(seats)] == [seat == event.seat for seat in range(seats)]
        assert not event.may_see(None)


@pytest.mark.parametrize("seed", range(3))
def test_draft_of_two(seed: int) -> None:
    """ECO-S25, ECO-151, ECO-152, ECO-154, ECO-R21: six cards outright, then two kept at each pick; five active."""
    s, sizes = set_up(2, {"decks": "draft"}, seed)
    assert [pack[0] for _, pack in sizes] == [5, 3, 9, 7, 5, 3]
    for seat in range(2):
        assert (len(s.active[seat]), len(s.hands[seat])) == (5, 13)
        own = [*s.hands[seat], *[each.card.id for each in s.active[seat]]]
        assert sorted(s.cards.cards[card].back for card in own) == ["blue"] * 6 + ["brown"] * 12
    assert len(s.brown) + len(s.blue) == 69


def test_decks_of_two() -> None:
    """ECO-153, ECO-R20: a pre-built deck and six cards; the fourth and fifth active cards are chosen from the hand."""
    s, sizes = set_up(2, {"decks": "plant"}, 1)
    assert sizes == []
    assert [len(own) for own in s.active] == [5, 5]
    assert [len(own) for own in s.hands] == [13, 13]


def test_mixed_table() -> None:
    """ECO-36, ECO-R09: one takes a pre-built deck, the others draft among themselves; also a single one."""
    s, sizes = set_up(3, {"draft_2": "yes", "draft_3": "yes"}, 5)
    assert sizes[0] == ("Draft-blue", [0, 5, 5])
    assert [len(own) for own in s.hands] == [9, 9, 9]
    s, sizes = set_up(4, {"draft_2": "yes"}, 6)
    assert [pack for _, pack in sizes[:4]] == [[0, 5, 0, 0], [0, 4, 0, 0], [0, 3, 0, 0], [0, 2, 0, 0]]
    assert [len(own) for own in s.active] == [3, 3, 3, 3]


def test_blue_goes_left_and_brown_right() -> None:
    """ECO-29, ECO-31: the pack of player 1 is next held by player 2 (blue) or by the last player (brown)."""
    s: Any = GAME.new(3, {"decks": "draft"}, registry.house_cards("ecos"))
    rng = Seeded(9)
    for verb, neighbour in (("Draft-blue", 1), ("Draft-brown", 2)):
        while s.asked == CHANCE or s.top.todo[s.top.at].name != verb:
            answer = GAME.sample(s, rng) if s.asked == CHANCE else s.options[0]
            GAME.apply(s, s.asked, answer)
        first = s.packs[0]
        for _ in range(3):
            GAME.apply(s, s.asked, s.options[0])
        assert set(s.packs[neighbour]) == set(first[1:])


def test_players_choose_their_decks() -> None:
    """ECO-25, ECO-R08: no deck is given twice, by chance or by choice."""
    s: Any = GAME.new(3, {"choose_decks": "yes", "harbinger": "2"}, registry.house_cards("ecos"))
    assert (s.asked, s.harbinger, len(s.options)) == (0, 1, 6)
    GAME.apply(s, 0, "stork")
    assert "stork" not in s.options
    reason = GAME.why_not(s, 1, "take the stork deck")
    assert reason is not None
    assert reason.rule == "ECO-25"
    assert GAME.why_not(s, 1, "take the lion deck") is None


@pytest.mark.parametrize("seats", [1, 7])
def test_no_table_for_one_or_seven(seats: int) -> None:
    """ECO-01: two to six players."""
    with pytest.raises(ValueError, match="ECO-01"):
        GAME.new(seats, {}, registry.house_cards("ecos"))
