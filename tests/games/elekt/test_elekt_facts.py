"""Rules of Elekt that no play shows: what is in the box and on the cards, what never gets lost."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError, changed_card_file
from tablee.core.chance import Seeded
from tablee.core.event import Event
from tablee.core.layout import from_layout, to_layout
from tablee.core.stack import CHANCE, NOBODY
from tablee.games.elekt.attributes import ATTRIBUTES, spread
from tablee.games.elekt.cards import ZONE_NAMES, Cards
from tablee.games.elekt.clash import ahead, clash, winner_by_text
from tablee.games.elekt.game import GAME
from tablee.games.elekt.leads import lead
from tablee.games.elekt.state import Elekt, participants, ranked
from tablee.text import Texts
from tests.games.elekt.elekt_printed import change_cards, read_cards

TEXT = registry.card_text("elekt")
KNOWN = registry.texts_known("elekt")
SEATS = (1, 2, 3, 4)
NO_CARDS = ("?", "marker")


@pytest.fixture(scope="module")
def house() -> Cards:
    return read_cards(TEXT, "house.toml", KNOWN)


def refusal(changes: dict[str, dict[str, dict[str, object]]]) -> str:
    with pytest.raises(CardFileError) as caught:
        GAME.checked_cards(changed_card_file(TEXT, "cards", changes), KNOWN, False)
    return str(caught.value)


def raw_cards() -> dict[str, dict[str, dict[str, object]]]:
    found = tomllib.loads(TEXT)
    del found["set"]
    return found


def written(cards: dict[str, dict[str, dict[str, object]]], name: str) -> str:
    """A card file with these cards, without sources."""
    lines = ["[set]", 'game = "elekt"', f'name = "{name}"']
    for kind, of_kind in cards.items():
        for id, values in of_kind.items():
            lines.append(f"[{kind}.{id}]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in values.items() if key != "source"]
    return "\n".join(lines)


def positions(cards: Cards, seats: int, seed: int) -> Iterator[Elekt]:
    """Every position of a game played at random, passing seldom, chance included."""
    s = GAME.new(seats, {"difficulty": "hard"}, cards)
    rng = Seeded(seed)
    while s.asked != NOBODY:
        yield s
        if s.asked == CHANCE:
            GAME.apply(s, CHANCE, GAME.sample(s, rng))
            continue
        options = s.options
        if options[-1] == "pass" and rng.below(8):
            options = options[:-1]
        GAME.apply(s, s.asked, options[rng.below(len(options))])
    yield s


def places(s: Elekt) -> list[str]:
    """Every card of the table, once for each place where it lies."""
    found = [*s.decks[0], *s.decks[1], *s.unseen, *s.unit_deck, *s.discard, *s.box]
    found += [card for card in s.face_up if card]
    found += [posted.card for posts in s.posts for posted in posts]
    for side in range(s.sides):
        found += [*s.hands[side], *s.recruits[side], *s.privileges[side], *s.won[side]]
        found += [card for card in s.face_down[side] if card not in NO_CARDS]
    return found


# In the box.


def test_96_cards_of_five_kinds(house: Cards) -> None:
    """ELK-04, ELK-05: 17 Skirmish, 17 Machination, 12 Privilege, 16 base Units (4 x 4) and 34 elite Units."""
    decks = Counter(card.deck for card in house.zone_cards.values())
    assert decks == {"skirmish": 17, "machination": 17}
    assert len(house.privileges) == 12
    base = [unit.id for unit in house.units.values() if unit.base]
    names = ("acolyte", "assassin", "dignitary", "nameless")
    assert sorted(base) == sorted(f"{name}{copy}" for name in names for copy in ("", "-2", "-3", "-4"))
    assert len(house.units) - len(base) == 34
    assert len(house.units) + len(house.zone_cards) + len(house.privileges) == 96


@pytest.mark.parametrize(
    ("kind", "card"),
    [
        ("elite", "confessor"),
        ("skirmish", "storm_pass"),
        ("machination", "masked_ball"),
        ("privilege", "quartermaster"),
    ],
)
def test_a_set_with_a_card_too_many_is_refused(kind: str, card: str) -> None:
    """ELK-04"""
    assert "(ELK-04)" in refusal({kind: {card: {"copies": 2}}})


def test_there_are_four_of_each_base_unit() -> None:
    """ELK-05"""
    assert "(ELK-05)" in refusal({"base": {"acolyte": {"copies": 5}, "nameless": {"copies": 3}}})


def test_there_are_three_zones_and_the_player_aid_is_no_card(house: Cards) -> None:
    """ELK-06, ELK-31: the aid is a text to read, in every language; nothing of it lies on the table."""
    s = GAME.new(2, {}, house)
    assert [zone["name"] for zone in GAME.view(s, 0)["zones"]] == ["skirmish", "machination", "privilege"]
    assert len(s.face_up) == len(ZONE_NAMES) == 3
    for language in ("en", "fr", "ru"):
        assert len(Texts(language, "elekt", house).guide()) >= 3
    assert not any("aid" in card or "guide" in card for card in places(s))
    assert "guide" in refusal({"guide": {"guide": {"name": "Guide"}}})


@pytest.mark.parametrize("seats", [0, 5, 6, 13])
def test_one_to_four_players(house: Cards, seats: int) -> None:
    """ELK-07"""
    assert (GAME.fewest, GAME.most) == (1, 4)
    with pytest.raises(ValueError, match="ELK-07"):
        GAME.new(seats, {}, house)
    with pytest.raises(ValueError, match="ELK-07"):
        from_layout(GAME, seats, {}, house, {})


# On the cards.


def test_what_is_printed_on_a_unit() -> None:
    """ELK-12, ELK-14: a type, symbols of four attributes or none; a base Unit has a shield and no ability."""
    assert ATTRIBUTES == ("mysticism", "duplicity", "brutality", "authority")
    cards = change_cards(TEXT, {"elite": {"confessor": {"symbols": [], "lines": []}}}, KNOWN)
    assert cards.units["confessor"].symbols == ()
    assert not cards.units["confessor"].base
    assert cards.units["acolyte-3"].base
    assert "loyalty" in refusal({"elite": {"confessor": {"symbols": ["loyalty"]}}})
    assert "type" in refusal({"elite": {"confessor": {"type": ""}}})
    assert "lines" in refusal({"base": {"acolyte": {"lines": ["when assigned: gain 1 amber"]}}})


def test_an_ability_names_only_types_that_exist() -> None:
    """ELK-13"""
    line = "while here: each knight has 1 more brutality"
    assert "knight" in refusal({"skirmish": {"bone_arena": {"lines": [line]}}})
    both = {"skirmish": {"bone_arena": {"lines": [line]}}, "elite": {"confessor": {"type": "knight"}}}
    assert change_cards(TEXT, both, KNOWN).units["confessor"].type == "knight"


def test_a_skirmish_or_machination_card_has_one_or_two_titles(house: Cards) -> None:
    """ELK-24, ELK-25"""
    assert {card.titles for card in house.zone_cards.values()} == {1, 2}
    assert all(card.ability.line for card in house.zone_cards.values())
    assert "(ELK-25)" in refusal({"skirmish": {"storm_pass": {"titles": 0}}})
    assert "(ELK-25)" in refusal({"machination": {"masked_ball": {"titles": 3}}})


def test_a_privilege_has_no_title() -> None:
    """ELK-27"""
    assert "titles" in refusal({"privilege": {"quartermaster": {"titles": 1}}})


def test_an_elite_unit_may_be_in_the_box_twice_and_equal_names_are_decided_by_chance() -> None:
    """ELK-R37, ELK-R18: nothing relies on elite Units being all different."""
    cards = raw_cards()
    del cards["elite"]["ash_widow"]
    cards["elite"]["amber_demon"]["copies"] = 2
    twice = read_cards(written(cards, "two-demons"), "two-demons.toml", KNOWN)
    s = GAME.new(3, {}, twice)
    for _ in ZONE_NAMES:
        GAME.apply(s, CHANCE, GAME.sample(s, Seeded(1)))
    for drawn in ("amber_demon-2", "symbiote", "amber_demon"):
        GAME.apply(s, CHANCE, drawn)
    decision = GAME.decision_of(s, CHANCE)
    assert decision is not None
    assert [GAME.label(s, decision, answer) for answer in decision.options] == [
        "player 1 is first",
        "player 3 is first",
    ]
    GAME.apply(s, CHANCE, "2")
    assert (s.sceptre, s.asked) == (2, 2)
    for seed in range(4):
        for position in positions(twice, 2 + seed % 3, seed):
            assert len(places(position)) == len(set(places(position))) == 96


# What never gets lost.


@pytest.mark.parametrize("seats", SEATS)
def test_tokens_amber_and_cards_are_conserved_at_every_step(house: Cards, seats: int) -> None:
    """ELK-08, ELK-09, ELK-10, ELK-11: per attribute, in Amber, card by card; the Amber supply never runs out."""
    everything = sorted([*house.units, *house.zone_cards, *house.privileges])
    tokens = {"mysticism": 6, "duplicity": 6, "brutality": 6, "authority": 7}
    boxed = {"duplicity": 3, "brutality": 3, "authority": 3} if seats == 1 else {}
    attached = seals = 0
    for seed in range(6):
        for s in positions(house, seats, seed):
            found = Counter(boxed)
            found.update(dict(zip(ATTRIBUTES, s.supply, strict=True)))
            for posts in s.posts:
                for posted in posts:
                    found.update(spread(posted.tokens))
                    attached += posted.number
            found["mysticism"] += s.seals
            seals += s.seals
            assert found == tokens
            assert found.total() == 25
            assert s.amber_supply + sum(s.amber) == 13
            assert s.amber_supply >= 1
            assert sorted(places(s)) == everything
    assert attached > 0
    assert (seals > 0) == (seats == 1)  # what could get lost was there


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_has_at_most_six_rounds_and_five_assignments_each(house: Cards, seats: int) -> None:
    """ELK-47, ELK-61"""
    rounds: Counter[int] = Counter()
    for seed in range(6):
        most = last = 0
        for s in positions(house, seats, 100 + seed):
            most = max([most, *s.assigned])
            last = s.round
        assert most == 5
        rounds[last] += 1
    assert max(rounds) <= 6


def test_court_rank_is_a_strict_order(house: Cards) -> None:
    """ELK-42, ELK-43, ELK-44, ELK-45: every holder, both directions."""
    for seats in (2, 3, 4):
        for holder in range(seats):
            orders = []
            for way in ("clockwise", "counter-clockwise"):
                s = from_layout(GAME, seats, {}, house, {"sceptre": holder + 1, "direction": way})
                orders.append(ranked(s))
            clockwise, counter = orders
            assert sorted(clockwise) == sorted(counter) == list(range(seats))
            assert clockwise[0] == counter[0] == holder
            assert clockwise[1:] == counter[:0:-1]
            assert (clockwise == counter) == (seats == 2)


def test_the_elite_units_cannot_run_out(house: Cards) -> None:
    """ELK-55, ELK-51: round six, four players with five elite Units each, and everybody discards both recruits."""
    elite = [id for id, unit in house.units.items() if not unit.base]
    given: dict[str, object] = {"round": 6, "phase": "recruitment", "unit_deck": elite[20:]}
    base = [id for id, unit in house.units.items() if unit.base]
    for seat in range(4):
        given[str(seat + 1)] = {"hand": [*elite[5 * seat : 5 * seat + 5], *base[4 * seat : 4 * seat + 4]]}
    s = from_layout(GAME, 4, {}, house, given)
    rng = Seeded(55)
    assert len(s.unit_deck) == 14
    GAME.settle(s, rng)
    assert len(s.unit_deck) == 6
    for _ in range(4):
        GAME.play(s, "both", rng)
    assert [len(hand) for hand in s.hands] == [10, 10, 10, 10]
    assert len(s.unit_deck) + len(s.discard) == 10
    assert s.phase == "assignment"


def test_a_side_without_a_seat_has_zones_of_its_own(house: Cards) -> None:
    """ELK-144: the Coalition is laid out and written down under its own name, and is no second player."""
    s: Elekt = from_layout(
        GAME, 1, {}, house, {"coalition": {"amber": 2, "seals": 1, "hand": ["confessor"]}, "sceptre": "coalition"}
    )
    written = to_layout(GAME, s, {}, house)
    assert written["coalition"]["seals"] == 1
    assert written["coalition"]["hand"] == ["confessor"]
    assert (written["sceptre"], s.sceptre) == ("coalition", 1)
    assert "2" not in written
    with pytest.raises(ValueError, match='"2" is no zone and no player'):
        from_layout(GAME, 1, {}, house, {"2": {"amber": 1}})
    with pytest.raises(ValueError, match="only the Coalition has Seals"):
        from_layout(GAME, 2, {}, house, {"1": {"seals": 1}})


def test_a_supply_that_is_laid_out_counts(house: Cards) -> None:
    """ELK-08: it may hold fewer tokens than are left, never more."""
    few = {"mysticism": 1, "duplicity": 0, "brutality": 6, "authority": 7}
    s: Elekt = from_layout(GAME, 2, {}, house, {"supply": few})
    assert s.supply == [1, 0, 6, 7]
    with pytest.raises(ValueError, match="not so many tokens"):
        from_layout(GAME, 2, {}, house, {"supply": {**few, "authority": 8}})


def resolved(s: Elekt, zone: int, attribute: int) -> list[int]:
    """Who wins a clash, or is tied in it, by resolving it on a copy of the table."""
    told: list[Event] = []
    copy = GAME.clone(s)
    copy.top = None
    copy.events = told
    clash(copy, zone, attribute)
    for event in told:
        if event.kind in ("won", "won-card"):
            return [event.seat]
        if event.kind == "tied":
            tied = ahead(s, zone, participants(s, zone), attribute)
            winner = winner_by_text(s, tied, attribute, zone)
            return tied if winner < 0 else [winner]
    return []


@pytest.mark.parametrize("seats", SEATS)
def test_who_leads_is_who_the_clash_would_go_to(house: Cards, seats: int) -> None:
    """With every text in effect there. (ELK-73, ELK-75, ELK-76, ELK-77)"""
    seen = Counter[int]()
    for seed in range(3):
        for s in positions(house, seats, seed):
            for zone in range(3):
                for attribute in range(len(ATTRIBUTES)):
                    told = lead(s, zone, attribute)
                    assert told == resolved(s, zone, attribute)
                    seen[min(len(told), 2)] += 1
    assert all(seen[several] for several in (0, 1, 2))
