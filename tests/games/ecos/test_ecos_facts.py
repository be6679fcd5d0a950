"""Rules of Ecos that no single play shows: what is in the box, what chance may do, what is told and in which order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any, Final

import pytest

from tablee import registry
from tablee.cli.styled import SEATS
from tablee.core.cardfile import CardFileError
from tablee.core.chance import Seeded
from tablee.core.codec import encode
from tablee.core.event import EVERYONE, Event
from tablee.core.layout import facts, from_layout
from tablee.core.stack import CHANCE, NOBODY
from tablee.text import Texts
from tests.games.ecos.conservation import Conservation

GAME: Final = registry.game("ecos")
CARDS: Final[Any] = registry.house_cards("ecos")
TEXT: Final = registry.card_text("ecos")
KNOWN: Final = registry.texts_known("ecos")
TEXTS: Final = Texts("en", "ecos", CARDS)


def changed(**cards: dict[str, object]) -> Any:
    """The house set with other slots and effects on some cards."""
    return GAME.change_cards(TEXT, {"card": cards}, KNOWN)


def laid_out(cards: Any, seats: int = 3, **given: Any) -> Any:
    """A table before a token is drawn; players are p1, p2, …"""
    return from_layout(GAME, seats, {}, cards, {key.removeprefix("p"): value for key, value in given.items()})


def say(s: Any, seat: int, *texts: str) -> list[Event]:
    """Answers as a player types them, and what was told of them."""
    told: list[Event] = []
    for text in texts:
        decision = GAME.decision_of(s, seat)
        assert decision is not None
        answer = GAME.answer(s, decision, text)
        assert answer is not None, text
        told += GAME.apply(s, seat, answer)
    return told


def set_up(seats: int, options: dict[str, str], seed: int) -> Any:
    """A new game, set up by chance."""
    s: Any = GAME.new(seats, options, CARDS)
    GAME.settle(s, Seeded(seed))
    return s


# The box.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_sit_down(seats: int) -> None:
    """ECO-01, ECO-07, ECO-13: seven cubes each, the other ones of 66 in the supply."""
    s = set_up(seats, {}, seats)
    assert s.available == [7] * seats
    assert s.cubes == 66 - 7 * seats


@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_do_not(seats: int) -> None:
    """ECO-01."""
    with pytest.raises(ValueError, match="2 to 6 players"):
        GAME.new(seats, {}, CARDS)


def test_no_two_cards_are_alike() -> None:
    """ECO-02, ECO-R06: 105 numbers, 105 texts; 70 brown and 35 blue backs are enough for a draft of six."""
    cards = CARDS.cards.values()
    assert {card.number for card in cards} == set(range(1, 106))
    assert len({tuple(line.text for line in card.lines) for card in cards}) == 105
    assert [len([card for card in cards if card.back == back]) for back in ("brown", "blue")] == [70, 35]
    assert 6 * 9 <= 70
    assert 6 * 5 <= 35


def test_mountains_have_no_thickness() -> None:
    """ECO-04: which of two mountains was placed first leaves no trace."""
    cards = changed(rain={"slots": ["sun"], "effects": ["place 2 mountains"]})
    worlds = []
    for first, second in (("0,0", "1,0"), ("1,0", "0,0")):
        s = laid_out(cards, p1={"active": ["rain"]})
        GAME.apply(s, CHANCE, "sun")
        say(s, 0, "cube on rain sun")
        say(s, 1, "rotate")
        say(s, 2, "rotate")
        say(s, 0, f"place mountain at {first}", f"place mountain at {second}")
        worlds.append(encode(GAME, s))
        assert facts(GAME, s)["supply"]["mountain"] == 13
    assert worlds[0] == worlds[1]


def test_six_colours() -> None:
    """ECO-09: no two of six players have the same colour."""
    assert len(SEATS) == len(set(SEATS)) == 6


def test_the_distribution_of_tokens_is_the_only_one() -> None:
    """ECO-08, ECO-R03: of seven different numbers from 10 down to 2 that make 38 with them, there is one set."""
    found = [rest for rest in combinations(range(9, 2, -1), 5) if 10 + sum(rest) + 2 == 38]
    assert found == [(8, 6, 5, 4, 3)]
    assert CARDS.tokens == (10, *found[0], 2, 2)
    assert sum(CARDS.tokens) == 40


def test_a_card_without_slots_or_leaves_is_refused() -> None:
    """ECO-11."""
    with pytest.raises(CardFileError, match="one to six slots"):
        changed(rain={"slots": []})
    with pytest.raises(CardFileError, match="one to four leaves"):
        changed(rain={"leaves": 0})


def test_no_slot_of_ours_is_wild() -> None:
    """ECO-R15: no card that we know of has a Wild slot; a card file may."""
    assert all(0 <= kind < 7 for card in CARDS.cards.values() for kind in card.slots)
    assert changed(rain={"slots": ["sun", "wild"]}).cards["rain"].slots == (0, 7)


def test_arrows_stand_before_placements_only() -> None:
    """ECO-86: points, elements, moves, replacements and removals are no placement effects."""
    for card in CARDS.cards.values():
        assert [i for i, line in enumerate(card.lines) if "place " in line.text.replace("replace ", "")] == list(
            card.arrows
        ), card.id


def test_blue_cards_score_and_brown_cards_shape() -> None:
    """ECO-89: of blue cards more give points by number, of brown ones more change the map or give elements."""

    def most_points(card: Any) -> int:
        numbers = [word for line in card.lines for word in line.text.replace(",", "").split() if word.isdigit()]
        return max([int(word) for word in numbers], default=0)

    def share(back: str, shows: Callable[[Any], bool]) -> float:
        cards = [card for card in CARDS.cards.values() if card.back == back]
        return len([card for card in cards if shows(card)]) / len(cards)

    assert (
        share("blue", lambda card: most_points(card) >= 5) > 0.5 > share("brown", lambda card: most_points(card) >= 5)
    )
    assert share("brown", lambda card: any(line.places for line in card.lines)) > 0.5


# Set-up.


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up_is_the_same_for_three_to_six(seats: int) -> None:
    """ECO-12, ECO-14, ECO-21, ECO-22, ECO-23, ECO-28: only the sizes of the decks tell how many play."""
    s = set_up(seats, {"decks": "paw"}, 20 + seats)
    for seat in range(seats):
        own = [*s.hands[seat], *[each.card.id for each in s.active[seat]]]
        assert (len(s.active[seat]), len(s.hands[seat])) == (3, 9)
        assert sorted(CARDS.cards[card].back for card in own) == ["blue"] * 4 + ["brown"] * 8
        assert (s.dials[seat], s.scores[seat], s.available[seat]) == (0, 0, 7)
    assert len(s.brown) + len(s.blue) == 105 - 12 * seats
    assert len(s.tokens) == 1  # the first one is drawn


@pytest.mark.parametrize(("landscape", "cells"), [("default", 10), ("river", 10), ("coast", 10), ("islands", 12)])
def test_every_landscape_has_four_tiles_and_room_around_them(landscape: str, cells: int) -> None:
    """ECO-15, ECO-16, ECO-90, ECO-R02: one desert, one grassland, two water; so many cells for the next tile."""
    cards = changed(rain={"slots": ["sun"], "effects": ["place water"]})
    s: Any = from_layout(GAME, 3, {"landscape": landscape}, cards, {"1": {"active": ["rain"]}})
    assert sorted(s.land.terrain[cell] for cell in s.land.tiles) == [1, 1, 2, 3]
    GAME.apply(s, CHANCE, "sun")
    say(s, 1, "rotate")
    say(s, 2, "rotate")
    say(s, 0, "cube on rain sun")
    assert len(s.options) == len(set(s.options)) == cells


def test_the_same_secret_gives_the_same_decks() -> None:
    """ECO-25, ECO-R08: another one gives others, and no deck is given twice."""
    found = []
    for seed in (1, 1, 2, 3):
        s = set_up(6, {"harbinger": "1"}, seed)
        decks = [{CARDS.cards[card].decks[0] for card in s.hands[seat]} for seat in range(6)]
        assert all(len(deck) == 1 for deck in decks)
        found.append([next(iter(deck)) for deck in decks])
        assert sorted(found[-1]) == sorted(CARDS.decks[0])
    assert found[0] == found[1]
    assert len({tuple(decks) for decks in found}) == 3


def test_any_two_decks_may_meet() -> None:
    """ECO-R22: no pairing of two players is more likely than another."""
    s: Any = GAME.new(2, {"harbinger": "1"}, CARDS)
    assert s.top.todo[s.top.at].outcomes(s, s.top) == [(deck, 1) for deck in sorted(CARDS.decks[0])]
    GAME.apply(s, CHANCE, "rhino")
    assert s.top.todo[s.top.at].outcomes(s, s.top) == [(deck, 1) for deck in sorted(CARDS.decks[0]) if deck != "rhino"]


# Answers and ECOs.


def test_speed_does_not_matter() -> None:
    """ECO-37, ECO-63, ECO-R11: in whatever order the answers come, the same follows."""
    cards = changed(
        rain={"slots": ["sun"], "effects": ["place water"]}, high_noon={"slots": ["sun"], "effects": ["5 points"]}
    )
    answers = {0: "cube on rain sun", 1: "cube on high_noon sun", 2: "rotate"}
    worlds = []
    for order in permutations(range(3)):
        s = laid_out(cards, harbinger=2, p1={"active": ["rain"]}, p2={"active": ["high_noon"]}, p3={"dial": 1})
        GAME.apply(s, CHANCE, "sun")
        for seat in order:
            say(s, seat, answers[seat])
        worlds.append(encode(GAME, s))
    assert all(world == worlds[0] for world in worlds)


def test_eco_is_called_and_done_in_three_steps() -> None:
    """ECO-54, ECO-55, ECO-56, ECO-57, ECO-58: the call is public; cubes off, effects, then the leaf step."""
    cards = changed(rain={"slots": ["sun"], "effects": ["place water", "2 points"], "leaves": 3})
    s = laid_out(cards, p1={"active": ["rain"]})
    GAME.apply(s, CHANCE, "sun")
    say(s, 1, "rotate")
    say(s, 2, "rotate")
    told = say(s, 0, "cube on rain sun")
    call = [event for event in told if event.kind == "eco"]
    assert [(event.seat, event.card, event.only) for event in call] == [(0, "rain", EVERYONE)]
    assert (s.available[0], s.active[0][0].leaves) == (7, 3)
    told = say(s, 0, "place water at -1,0")
    kinds = [event.kind for event in told if event.card == "rain"]
    assert kinds == ["placed", "scored", "turned"]
    assert s.active[0][0].leaves == 2


def test_a_cube_placed_in_vain_is_warned_of() -> None:
    """ECO-R28: before the commit the answer itself says that the card would do nothing."""
    cards = changed(
        rain={"slots": ["sun"], "effects": ["place a gorilla", "5 points"]},
        high_noon={"slots": ["sun"]},
        lagoon={"slots": ["sun", "sun"], "effects": ["place a gorilla", "5 points"]},
    )
    s = laid_out(cards, p1={"active": ["rain", "high_noon", "lagoon"]})
    GAME.apply(s, CHANCE, "sun")
    decision = GAME.decision_of(s, 0)
    assert decision is not None
    said = {answer: TEXTS.phrase(GAME.phrase(s, decision, answer), ()) for answer in decision.options}
    assert said == {
        "rain sun": "Cube on Rain: Sun – full, but its placements are impossible now",
        "high_noon sun": "Cube on High Noon: Sun – ECO!",
        "lagoon sun": "Cube on Lagoon: Sun",
        "rotate": "Rotate the dial",
    }


def test_the_oldest_waiting_card_comes_first_by_default() -> None:
    """ECO-R33."""
    cards = changed(
        pollen={"slots": ["sun"], "effects": ["gain 2 sun"]}, high_noon={"slots": ["sun"]}, savanna={"slots": ["sun"]}
    )
    s = laid_out(cards, p1={"active": ["pollen", "high_noon", "savanna"]})
    GAME.apply(s, CHANCE, "sun")
    say(s, 0, "cube on pollen sun")
    say(s, 1, "rotate")
    say(s, 2, "rotate")
    say(s, 0, "cube on savanna sun", "cube on high_noon sun")
    decision = GAME.decision_of(s, 0)
    assert decision is not None
    assert decision.options == ["savanna", "high_noon"]
    assert GAME.default_answer(s, decision) == "savanna"


def test_only_who_gains_is_told_which_card() -> None:
    """ECO-84, ECO-79: the log of the others has the rejected card and no other."""
    s = laid_out(CARDS, p1={"dial": 1}, brown=["tide", "rain"])
    GAME.apply(s, CHANCE, "rock")
    say(s, 1, "rotate")
    say(s, 2, "rotate")
    told = say(s, 0, "rotate", "gain a card", "look at two brown")
    told += GAME.apply(s, CHANCE, "tide") + GAME.apply(s, CHANCE, "rain") + say(s, 0, "keep tide")
    for seat, named in ((0, {"tide", "rain"}), (1, {"rain"}), (None, {"rain"})):
        seen = {str(event.seen_by(seat).get("card", "")) for event in told}
        assert seen & {"tide", "rain"} == named


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_in_play(seed: int) -> None:
    """ECO-03, ECO-04, ECO-05, ECO-06, ECO-07, ECO-08: map and supplies make up the box after every answer."""
    s = set_up(2 + seed, {}, seed)
    kept = Conservation(s)
    rng = Seeded(seed)
    for _ in range(250):
        if s.asked == NOBODY:
            break
        kept.check(s)
        if s.asked == CHANCE:
            GAME.settle(s, rng)
        else:
            GAME.play(s, s.options[rng.below(len(s.options))], rng)
