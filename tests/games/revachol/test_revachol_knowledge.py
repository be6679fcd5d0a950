"""Worlds that a seat cannot tell apart are possible by all it has seen, and none that is possible is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Rng, Seeded
from tablee.testing.oracle import ORACLE
from tests.at_once import first_at_once
from tests.games.revachol.conservation import Conservation
from tests.games.revachol.knowledge import Knowledge
from tests.positions import Play

pytestmark = pytest.mark.each_value(together=__name__)

GAME = registry.game("revachol")
CARDS: Any = registry.house_cards("revachol")
SEATS = range(GAME.fewest, GAME.most + 1)
SAMPLES = 1000


def known(seats: int) -> list[Knowledge]:
    """Of each seat, and of a spectator."""
    return [Knowledge(me, seats, CARDS.allies) for me in (*range(seats), None)]


def read(p: Play, everyone: list[Knowledge]) -> None:
    for knowledge in everyone:
        for event in p.told:
            knowledge.read(event.seen_by(knowledge.me))


def impossible(knowledge: Knowledge, s: Any) -> str:
    return knowledge.impossible(s.hands, [card for card in s.deck if card in CARDS.allies])


def settled(s: Any) -> bool:
    """An Ally on its way to a Corps is seen on the table, but the log tells of it when it has arrived."""
    return not s.placing


def sampled(p: Play, knowledge: Knowledge, rng: Rng, shuffle: Callable[[Any, int, Rng], Any]) -> Any:
    """A world of that knowledge; for a spectator, one seat after the other."""
    if knowledge.me is not None:
        return shuffle(p.s, knowledge.me, rng)
    world: Any = p.s
    for seat in range(p.s.seats):
        world = shuffle(world, seat, rng)
    return world


@pytest.mark.parametrize("seats", SEATS)
def test_worlds_are_possible_and_the_true_one_is_among_them(seats: int) -> None:
    """Hands stay secret (ECH-R12), a drawn Ally is not shown (ECH-R14), a lone Dolores is (ECH-R62), a lost card is
    (ECH-R66), and the discard pile that becomes the deck lay open (ECH-63)."""
    older = 0
    for number in range(40):
        p = Play("revachol", seats, number)
        everyone = known(seats)
        rng = Seeded(number)
        for _ in p.positions(Conservation.most_answers):
            read(p, everyone)
            if not settled(p.s):
                continue
            for knowledge in everyone:
                assert impossible(knowledge, p.s) == "", f"the true world, in {p!r}"
            if rng.below(6) == 0:
                knowledge = everyone[rng.below(len(everyone))]
                world = sampled(p, knowledge, rng, GAME.shuffle_unknown)
                assert impossible(knowledge, world) == "", f"another world, in {p!r}"
                older += holds_older(knowledge)
    assert older > 20  # cards from before a reshuffle, whose place is not known


@pytest.mark.parametrize("seats", SEATS)
def test_every_possible_card_shows_up_as_often_as_it_should(seats: int) -> None:
    """Over a thousand worlds: each Ally that may be in a hand is there in its share of them, within six deviations.
    (ECH-R144)"""
    looked = 0
    older = 0
    for number in range(30):
        p = Play("revachol", seats, number)
        knowledge = Knowledge(number % seats, seats, CARDS.allies)
        wants_older = number % 2 == 1
        for _ in p.positions(Conservation.most_answers):
            read(p, [knowledge])
            if len(p.answers) < 40 + number * 5 or not settled(p.s) or not +knowledge.hidden:
                continue
            if wants_older and not holds_older(knowledge):
                continue
            compare_shares(p, knowledge, Seeded(number))
            looked += 1
            older += wants_older
            break
    assert looked > 20
    assert older > 5


def holds_older(knowledge: Knowledge) -> bool:
    """Whether a hand holds a card from before the last reshuffle whose place is not known."""
    return any(count and deck < len(knowledge.decks) - 1 for (_, deck), count in knowledge.hidden.items())


def compare_shares(p: Play, knowledge: Knowledge, rng: Rng) -> None:
    s: Any = p.s
    there: Counter[tuple[int, str]] = Counter()
    for _ in range(SAMPLES):
        world = GAME.shuffle_unknown(s, int(knowledge.me or 0), rng)
        there.update((seat, card) for seat in range(s.seats) for card in world.hands[seat])
    for (seat, deck), count in knowledge.hidden.items():
        if not count:
            continue
        possible = knowledge.decks[deck]
        share = count / len(possible)
        spread = (SAMPLES * share * (1 - share)) ** 0.5
        for card in possible:
            assert abs(there[seat, card] - SAMPLES * share) <= 6 * spread, f"{card} with seat {seat}, in {p!r}"


def one_pool(s: Any, seat: int, rng: Rng) -> Any:
    """Wrong: as if every hidden Ally could be anywhere, whatever lay open when the deck was made."""
    world = GAME.clone(s)
    pool = sorted(
        [card for other, hand in enumerate(s.hands) if other != seat for card in hand if card not in s.shown[other]]
        + [card for card in s.deck if card in CARDS.allies]
    )
    rng.shuffle(pool)
    for other in range(s.seats):
        if other != seat:
            world.hands[other] = tuple(card if card in s.shown[other] else pool.pop() for card in s.hands[other])
    world.deck = pool + [card for card in s.deck if card not in CARDS.allies]
    return world


def shown_cards_too(s: Any, seat: int, rng: Rng) -> Any:
    """Wrong: it forgets that a hand was shown."""
    world = GAME.clone(s)
    world.shown = ((),) * s.seats
    return GAME.shuffle_unknown(world, seat, rng)


@pytest.mark.parametrize("wrong", [one_pool, shown_cards_too])
def test_an_impossible_world_is_found_out(wrong: Callable[[Any, int, Rng], Any]) -> None:
    """The check above can fail."""
    found = 0
    for number in range(30):
        p = Play("revachol", 3, number)
        everyone = known(3)
        rng = Seeded(number)
        for _ in p.positions(Conservation.most_answers):
            read(p, everyone)
            if settled(p.s) and rng.below(3) == 0:
                found += bool(impossible(everyone[0], sampled(p, everyone[0], rng, wrong)))
    assert found > 5


def test_a_single_world_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """To give back the true world only would tell a bot every hand: the shares above show it."""
    p = Play("revachol", 3, 0)
    knowledge = Knowledge(0, 3, CARDS.allies)
    for _ in p.positions(60):
        read(p, [knowledge])
        if p.s.asked >= 0:
            break
    compare_shares(p, knowledge, Seeded(1))
    never = Peeking()
    monkeypatch.setitem(globals(), "GAME", never)
    with pytest.raises(AssertionError, match="with seat"):
        compare_shares(p, knowledge, Seeded(1))


class Peeking:
    """A game whose other worlds are all the true one."""

    def shuffle_unknown(self, s: Any, seat: int, rng: Rng) -> Any:
        return s


@pytest.mark.parametrize("games", first_at_once([6, 16]))
@pytest.mark.parametrize("seats", SEATS)
def test_with_several_cards_that_no_event_removes(seats: int, games: int) -> None:
    """Copies work (ECH-R03): whether a hand of several can lose anything is not told before all have chosen, and a
    hand that cannot is then shown (ECH-R62, ECH-110)."""
    plain = [name for name, ally in CARDS.allies.items() if not ally.skill][:12]
    changes = {"ally": {name: {"skill": "immune"} for name in plain}}
    cards = GAME.change_cards(registry.card_text("revachol"), changes, registry.texts_known("revachol"))
    kept = 0
    for number in range(games):
        p = Play("revachol", seats, number, cards=cards)
        rng = Seeded(number)
        for _ in p.positions(Conservation.most_answers):
            s: Any = p.s
            kept += len([event for event in p.told if event.kind == "kept"]) > 1
            if all(s.morale_row) and rng.below(2):
                for check in ORACLE:
                    check(p, rng)
    assert kept  # a whole hand was shown at least once
