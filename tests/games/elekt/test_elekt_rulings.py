"""Rulings of Elekt that no play shows: Titles that go, logs, absent players, undo, and that every game ends."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Seeded, secret_of_seed
from tablee.core.codec import encode
from tablee.core.event import UNKNOWN, Event
from tablee.core.layout import from_layout
from tablee.core.stack import CHANCE, NOBODY
from tablee.core.table import Table, sit_down
from tablee.games.elekt.attributes import ANY
from tablee.games.elekt.cards import Cards
from tablee.games.elekt.court import check_victory
from tablee.games.elekt.game import GAME
from tablee.games.elekt.mysticism import fits
from tablee.games.elekt.state import Elekt, attach
from tests import typed
from tests.games.elekt.elekt_printed import change_cards, read_cards

TEXT = registry.card_text("elekt")
KNOWN = registry.texts_known("elekt")
TWO_TITLES = ("plague_pit", "narrow_stair", "amber_geyser")
MOST_ANSWERS = 600
"""Of players, in six rounds of four: recruitment, five turns, twelve clashes with all they set off."""


@pytest.fixture(scope="module")
def house() -> Cards:
    return read_cards(TEXT, "house.toml", KNOWN)


@pytest.fixture(scope="module")
def fixed() -> Cards:
    """The house set with the values that these tests speak of."""
    changes: dict[str, dict[str, object]] = {
        "skirmish": {card: {"titles": 2} for card in TWO_TITLES} | {"storm_pass": {"titles": 1, "lines": []}},
        "elite": {
            "confessor": {"symbols": ["mysticism", "duplicity", "brutality"]},
            "ecclesiastic": {"lines": ["when assigned, 1 amber: attach authority to this"]},
            "scarifier_guard": {"symbols": [], "lines": ["while here: this may be banished instead"]},
            "dark_exarch": {"symbols": [], "lines": ["while here: a protected unit may stay for 1 amber"]},
            "dusk_duellist": {"symbols": ["brutality"]},
        },
        "base": {"acolyte": {"symbols": []}, "nameless": {"symbols": ["authority"]}},
        "privilege": {
            "master_of_spies": {"lines": ["when duplicity is tied, 1 amber or discard this: choose the winner"]}
        },
    }
    return change_cards(TEXT, changes, KNOWN)


def laid_out(cards: Cards, seats: int = 2, **given: Any) -> Elekt:
    """A table with Anne (seat 0) and Barbara (seat 1), perhaps others."""
    names = {"anne": "1", "barbara": "2", "cyril": "3"}
    return from_layout(GAME, seats, {}, cards, {names.get(key, key): value for key, value in given.items()})


say = partial(typed.say, GAME)
idle = partial(typed.idle, GAME)


# Titles.


def test_titles_go_with_the_card_that_bears_them(fixed: Cards) -> None:
    """ELK-R103: they are counted on the cards in front of a player, now."""
    s = laid_out(fixed, anne={"won": [*TWO_TITLES]})
    assert GAME.view(s, None)["players"][0]["titles"] == 6
    s.won = (s.won[0][1:], s.won[1])
    assert GAME.view(s, None)["players"][0]["titles"] == 4
    assert not check_victory(s, 0)


def test_a_pair_of_tokens_differs_unless_a_card_lets_it_be_alike() -> None:
    """ELK-80, ELK-R129: two tokens and no more, and with a card that allows any other one as many more."""
    alike, different, three = [1, 1], [1, 2], [1, 2, 1]
    assert [fits(pair, [], False) for pair in (alike, different, three)] == [False, True, False]
    assert [fits(pair, [], True) for pair in (alike, different, three)] == [True, True, False]
    assert [fits(pair, [ANY], True) for pair in (alike, three, [1, 1, 1, 1])] == [True, True, False]
    assert [fits(pair, [ANY], False) for pair in (alike, three, [1, 1, 1])] == [True, True, False]


def test_no_token_comes_from_an_empty_supply(fixed: Cards) -> None:
    """ELK-82, ELK-195"""
    s = laid_out(fixed, anne={"skirmish": ["acolyte"]})
    s.supply[0] = 1
    assert attach(s, "acolyte", 0)
    assert (s.supply[0], attach(s, "acolyte", 0), s.supply[0]) == (0, False, 0)


def test_a_win_already_declared_stands(fixed: Cards) -> None:
    """ELK-R103"""
    s = laid_out(fixed, phase="clash", skirmish="storm_pass", anne={"skirmish": ["nameless"], "won": [*TWO_TITLES]})
    assert (s.end, s.winner) == ("titles", 0)
    s.won = ((), ())
    result = GAME.result(s)
    assert result is not None
    assert result.winners() == [0]


# What may be known.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_view_is_the_same_in_every_world_the_seat_cannot_tell_apart(house: Cards, seats: int) -> None:
    """ELK-R141: so it tells nothing of decks, box, other hands, or face-down cards."""
    compared = 0
    for seed in range(2):
        rng = Seeded(seed)
        s = GAME.new(seats, {"difficulty": "hard"}, house)
        GAME.settle(s, rng)
        while s.asked != NOBODY:
            if rng.below(8) == 0:
                seat = s.asked
                world = GAME.shuffle_unknown(s, seat, rng)
                assert GAME.view(world, seat) == GAME.view(s, seat)
                assert world.options == s.options
                compared += world.unit_deck != s.unit_deck
            GAME.play(s, s.options[rng.below(len(s.options))], rng)
    assert compared > 5


def test_the_view_names_no_card_of_the_box_that_was_never_seen(house: Cards) -> None:
    """ELK-R141: of the Privileges only how many are unseen, in the deck or in the box, is told."""
    s = laid_out(house, privilege="court_physician", anne={"privileges": ["court_enchanter"]})
    written = repr(GAME.view(s, 0))
    assert GAME.view(s, 0)["box_unseen"] == 5
    assert len(s.unseen) == 10
    assert not [card for card in s.unseen if card in written]


def test_the_log_tells_of_recruitment_only_what_was_discarded(house: Cards) -> None:
    """ELK-R142: who kept, dealt or drew what is for the owner; the discard pile is open."""
    s = laid_out(house, phase="recruitment")
    told: list[Event] = []
    for card in ("confessor", "symbiote", "dusk_duellist", "hollow_captain"):
        told += GAME.apply(s, CHANCE, card)
    told += say(s, 0, "keep confessor")
    told += say(s, 1, "discard both")
    told += GAME.apply(s, CHANCE, "chain_bearer")
    for reader in (1, None):
        seen = [event.seen_by(reader) for event in told]
        cards = [line["card"] for line in seen if line["kind"] == "discarded-recruit"]
        assert cards == ["symbiote", "dusk_duellist", "hollow_captain"]
        assert "confessor" not in [line.get("card") for line in seen]
    mine = [event.seen_by(1).get("card") for event in told if event.kind == "drew"]
    theirs = [event.seen_by(0).get("card") for event in told if event.kind == "drew"]
    assert (mine, theirs) == (["chain_bearer"], [UNKNOWN])


def test_the_log_names_public_moves(fixed: Cards) -> None:
    """ELK-R142"""
    s = laid_out(fixed, anne={"amber": 1, "hand": ["ecclesiastic", "acolyte"]})
    told = say(s, 0, "assign ecclesiastic to skirmish", "use ecclesiastic for 1 amber")
    seen = [event.seen_by(None) for event in told]
    assert [(line["kind"], line.get("card")) for line in seen] == [
        ("assigned", "ecclesiastic"),
        ("paid", "ecclesiastic"),
        ("attached", "ecclesiastic"),
    ]


def test_what_nobody_is_asked_for_is_logged_all_the_same(house: Cards) -> None:
    """ELK-R146: the only Unit to take is taken unasked, and all are told."""
    line = {"body_thief": {"lines": ["when assigned, 1 amber: take a unit here and discard this"]}}
    cards = change_cards(TEXT, {"elite": line}, KNOWN)
    s = laid_out(cards, anne={"amber": 1, "hand": ["body_thief"]}, barbara={"skirmish": ["confessor"]})
    told = say(s, 0, "assign body_thief to skirmish", "use body_thief for 1 amber")
    assert ("stole-unit", "confessor") in [(event.kind, event.seen_by(None).get("card")) for event in told]


# A player who does not answer.


def test_an_absent_player_keeps_the_first_recruit_and_passes(fixed: Cards) -> None:
    """ELK-R144"""
    s = laid_out(fixed, phase="recruitment")
    for card in ("ecstatic_puppet", "symbiote", "dusk_duellist", "hollow_captain"):
        GAME.apply(s, CHANCE, card)
    assert idle(s, 0) == "keep ecstatic_puppet"
    assert idle(s, 1) == "keep dusk_duellist"
    say(s, 0, "keep symbiote")
    say(s, 1, "keep dusk_duellist")
    assert idle(s, 0) == "pass"


def test_an_absent_player_declines_abilities_and_the_effects_of_clashes(fixed: Cards) -> None:
    """ELK-R144"""
    s = laid_out(fixed, anne={"amber": 1, "hand": ["ecclesiastic"]})
    say(s, 0, "assign ecclesiastic to skirmish")
    assert idle(s, 0) == "do not use ecclesiastic"
    s = laid_out(fixed, phase="clash", skirmish="", anne={"skirmish": ["confessor"], "machination": ["acolyte"]})
    declined = []
    for _ in range(3):
        declined.append(idle(s, 0))
        say(s, 0, declined[-1])
    assert declined == ["attach nothing", "swap nothing", "banish nothing"]


def test_an_absent_player_protects_only_for_nothing(fixed: Cards) -> None:
    """ELK-R144"""
    for unit, expected in (("acolyte", "protect acolyte"), ("ecstatic_puppet", "give up ecstatic_puppet")):
        s = laid_out(
            fixed,
            phase="clash",
            skirmish="",
            anne={"amber": 3, "skirmish": [unit, "nameless"]},
            barbara={"skirmish": ["dusk_duellist", "dignitary-2 brutality"]},
        )
        while s.asked != 1 or f"banish {unit}" not in labels(s, 1):
            say(s, s.asked, idle(s, s.asked))
        say(s, 1, f"banish {unit}")
        assert idle(s, 0) == expected


def labels(s: Elekt, seat: int) -> list[str]:
    decision = GAME.decision_of(s, seat)
    assert decision is not None
    return [GAME.label(s, decision, option) for option in decision.options]


def test_an_absent_player_declines_guard_exarch_and_master(fixed: Cards) -> None:
    """ELK-R144"""
    barbara = {"skirmish": ["dusk_duellist"]}
    s = laid_out(fixed, phase="clash", skirmish="", anne={"skirmish": ["scarifier_guard", "acolyte"]}, barbara=barbara)
    say(s, 1, "banish acolyte")
    assert idle(s, 0) == "scarifier_guard stands aside"
    anne = {"amber": 1, "skirmish": ["dark_exarch", "acolyte"]}
    s = laid_out(fixed, phase="clash", skirmish="", anne=anne, barbara=barbara)
    say(s, 1, "banish acolyte")
    say(s, 0, "protect acolyte")
    assert idle(s, 0) == "acolyte goes to hand"
    s = laid_out(
        fixed,
        phase="clash",
        skirmish="",
        anne={"amber": 1, "skirmish": ["acolyte duplicity"], "privileges": ["master_of_spies"]},
        barbara={"skirmish": ["acolyte-2 duplicity"]},
    )
    assert idle(s, 0) == "do not use master_of_spies"


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_an_absent_winner_of_the_privilege_leaves_the_sceptre_as_it_is(fixed: Cards, direction: str) -> None:
    """ELK-R144"""
    s = laid_out(fixed, 3, phase="reset", sceptre=2, direction=direction, privilege_winner=1)
    assert idle(s, 0) == f"give the sceptre to player 2 {direction}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_that_nobody_answers_still_ends(house: Cards, seats: int) -> None:
    """ELK-R144, ELK-R148"""
    rng = Seeded(seats)
    s = GAME.new(seats, {}, house)
    GAME.settle(s, rng)
    answers = 0
    while s.asked != NOBODY:
        decision = GAME.decision_of(s, s.asked)
        assert decision is not None
        GAME.play(s, GAME.default_answer(s, decision), rng)
        answers += 1
        assert answers < MOST_ANSWERS
    assert GAME.result(s) is not None


# Undo.


def seated(cards: Cards, seats: int) -> Table:
    table = sit_down(GAME, cards, [f"p{seat}" for seat in range(seats)], secret_of_seed(5))
    table.settle()
    return table


def to_the_first_turn(table: Table) -> None:
    """Set-up and recruitment, by idling."""
    while True:
        s: Any = table.state
        decision = GAME.decision_of(s, s.asked)
        assert decision is not None
        if decision.verb == "TakeTurn":
            return
        table.answer(s.asked, GAME.default_answer(s, decision))
        table.settle()


def test_a_base_unit_that_all_know_of_may_be_taken_back_until_another_acts(house: Cards) -> None:
    """ELK-R145"""
    table = seated(house, 3)
    to_the_first_turn(table)
    first = table.state.asked
    assert table.undoable(first) == 0  # recruitment stands
    base = next(option for option in table.state.options if option.startswith("assassin"))
    table.answer(first, base)
    second = table.state.asked
    assert second != first
    assert table.undoable(first) == 1
    table.answer(second, "pass")
    assert table.undoable(first) == 0


def test_a_pass_that_ends_the_phase_is_taken_back_until_another_acts(house: Cards) -> None:
    """ELK-R145: the clashes begin by themselves; nothing random or hidden was seen."""
    table = seated(house, 2)
    to_the_first_turn(table)
    first = table.state.asked
    bases = [card for card in table.state.options if card.startswith("acolyte") and card.endswith(" skirmish")]
    table.answer(first, bases[0])
    second = table.state.asked
    table.answer(second, "pass")
    assert table.undoable(second) == 1
    before = encode(GAME, table.state)
    table.answer(first, "pass")
    assert table.state.asked == first  # alone in the Skirmish zone: a clash is won
    assert table.undoable(first) == 1
    assert table.undo(first)
    assert encode(GAME, table.state) == before


def test_a_unit_that_nobody_had_seen_is_not_taken_back(house: Cards) -> None:
    """ELK-R145: the others know it now."""
    table = seated(house, 3)
    to_the_first_turn(table)
    first = table.state.asked
    s: Any = table.state
    recruited = next(card for card in s.hands[first] if card not in s.shown[first])
    table.answer(first, f"{recruited} skirmish")
    assert table.undoable(first) == 0


# Every game ends.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_round_has_more_than_five_assignments_and_no_game_more_than_six_rounds(house: Cards, seats: int) -> None:
    """ELK-R148: whatever is said, and abilities are used whenever that is possible."""
    for seed in range(3):
        rng = Seeded(seed)
        s = GAME.new(seats, {}, house)
        GAME.settle(s, rng)
        assigned: dict[tuple[int, int], int] = {}
        answers = 0
        while s.asked != NOBODY:
            option = s.options[rng.below(len(s.options) - (len(s.options) > 1))]
            side = s.asked
            told = GAME.apply(s, side, option)
            while s.asked == CHANCE:
                told += GAME.apply(s, CHANCE, GAME.sample(s, rng))
            for event in told:
                if event.kind == "assigned":
                    assigned[s.round, event.seat] = assigned.get((s.round, event.seat), 0) + 1
            answers += 1
            assert answers < MOST_ANSWERS
        assert s.round <= 6
        assert assigned
        assert max(assigned.values()) <= 5


def test_the_skarg_that_returns_to_hand_is_bounded_by_the_five_assignments(fixed: Cards) -> None:
    """ELK-R148: assigned, banished by itself, protected, assigned again: five times, and no more."""
    changes: dict[str, object] = {"lines": ["when assigned: resolve brutality now"], "symbols": ["brutality"]}
    court = {"lines": ["while yours: protecting an elite unit costs 0 amber"]}
    cards = change_cards(TEXT, {"elite": {"ravenous_skarg": changes}, "privilege": {"court_physician": court}}, KNOWN)
    s = laid_out(
        cards,
        skirmish="",
        anne={"hand": ["ravenous_skarg"], "privileges": ["court_physician"]},
        barbara={"finished": True, "hand": []},
    )
    turns = 0
    while s.phase == "assignment":
        say(s, 0, "assign ravenous_skarg to skirmish", "use ravenous_skarg")
        say(s, 0, "banish ravenous_skarg", "protect ravenous_skarg")
        turns += 1
        assert turns <= 5
    assert turns == 5
