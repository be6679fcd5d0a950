"""What the browser draws of Elekt: the faces of the cards, what is foretold of an answer, the clash in the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Seeded
from tablee.core.codec import canonical
from tablee.core.printed import printed
from tablee.core.stack import NOBODY
from tests.positions import line_up

GAME = registry.game("elekt")
CARDS = registry.house_cards("elekt")
DECKS = {"base": 16, "elite": 34, "skirmish": 17, "machination": 17, "privilege": 12}


def positions(seats: int, number: int, most: int = 400) -> Iterator[Any]:
    """The questions of one game."""
    rng = Seeded(number)
    seated = line_up("elekt", seats, number, rng)
    s = GAME.new(seats, {}, CARDS)
    GAME.settle(s, rng)
    for _ in range(most):
        if s.asked == NOBODY:
            return
        yield s
        decision = GAME.decision_of(s, s.asked)
        assert decision is not None
        GAME.play(s, seated[s.asked](decision.verb, decision.options, rng), rng)


def test_every_card_has_a_face_of_its_kind() -> None:
    """ELK-12, ELK-24, ELK-27: the decks as they lie in the box."""
    cards = CARDS.every_card()
    assert len(cards) == len(set(cards)) == sum(DECKS.values())
    kinds = [CARDS.face(card)["kind"] for card in cards]
    assert {kind: kinds.count(kind) for kind in DECKS} == DECKS


def test_copies_look_alike() -> None:
    """ELK-15: four of each base Unit, all with the shield."""
    for card in CARDS.every_card():
        assert CARDS.face(card) == CARDS.face(printed(card))
    acolyte = CARDS.face("acolyte-3")
    assert acolyte["shield"]
    assert acolyte["printed"] == "acolyte"
    assert acolyte["message"] == "base-acolyte"


def test_a_face_shows_what_is_printed() -> None:
    """ELK-21, ELK-23, ELK-25, ELK-29, ELK-135."""
    skarg = CARDS.face("ravenous_skarg")
    assert skarg["immediate"]
    assert skarg["amber"] == 1
    assert not skarg["shield"]
    assert not CARDS.face("clan_bandit")["immediate"]
    assert CARDS.face("werewolf_pack")["titles"] == len(CARDS.face("werewolf_pack")["titled"]) == 2
    spies = CARDS.face("master_of_spies")
    assert spies["decides"] == ["duplicity"]
    assert spies["discards"]
    assert not spies["on_turn"]
    assert CARDS.face("forger_of_history")["on_turn"]


def test_typed_title_names_are_on_the_face() -> None:
    """ELK-25: a set of one's own names its Titles itself, in any language."""
    change = {"skirmish": {"storm_pass": {"title1": "Stormlord"}}}
    own = GAME.change_cards(registry.card_text("elekt"), change, registry.texts_known("elekt"))
    assert own.face("storm_pass")["titled"][0]["fr"] == "Stormlord"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_foretold_is_the_same_in_every_world(seats: int) -> None:
    """ELK-R141: nothing hidden is looked at."""
    checked = 0
    for i, s in enumerate(positions(seats, seats)):
        if i % 4:
            continue
        decision = GAME.decision_of(s, s.asked)
        assert decision is not None
        told = [canonical(GAME.preview(s, s.asked, option)) for option in decision.options]
        for number in range(3):
            other = GAME.shuffle_unknown(s, s.asked, Seeded(1000 * i + number))
            assert [canonical(GAME.preview(other, s.asked, option)) for option in decision.options] == told
        checked += 1
    assert checked > 5


def test_what_is_foretold_of_an_assignment_comes_true() -> None:
    """ELK-69, ELK-70: tallies and leaders after it, if no ability follows."""
    checked = 0
    for s in positions(3, 5):
        decision = GAME.decision_of(s, s.asked)
        assert decision is not None
        if decision.verb != "TakeTurn":
            continue
        for option in decision.options:
            card = option.split(" ")[0]
            told = GAME.preview(s, s.asked, option)
            if not told or CARDS.face(card)["line"]:
                continue
            after = GAME.clone(s)
            GAME.apply(after, s.asked, option)
            [zone] = told["zones"]
            [seen] = [z for z in GAME.view(after, None)["zones"] if z["name"] == zone["name"]]
            if [u["tokens"] for side in seen["sides"] for u in side["units"] if u["card"] == card] != [[]]:
                continue  # the card of the zone gave it a token
            if not CARDS.face(seen["card"])["line"].startswith("after assigning"):
                assert zone["totals"] == [side["totals"] for side in seen["sides"]]
                assert zone["leads"] == seen["leads"]
                checked += 1
    assert checked > 20


def test_a_banishment_shows_what_protection_costs() -> None:
    """ELK-93, ELK-94: nothing for a base Unit, else Amber; the Unit counts no more."""
    checked = 0
    for number in range(6):
        for s in positions(2, 40 + number):
            decision = GAME.decision_of(s, s.asked)
            assert decision is not None
            for option in decision.options if decision.verb == "Banish" else []:
                told = GAME.preview(s, s.asked, option)
                if option == "no":
                    assert told == {}
                    continue
                assert told["price"] == 0 if CARDS.face(option)["shield"] else told["price"] in (0, 1, 2)
                assert told["can_pay"] == (s.amber[told["owner"]] >= told["price"])
                checked += 1
    assert checked > 5


def test_the_view_shows_the_clash_and_the_banishment_that_are_under_way() -> None:
    """ELK-73, ELK-91, ELK-135: everybody sees who has won what, and which Unit is to go, also after loading."""
    seen: set[str] = set()
    for number in range(8):
        for s in positions(3, 60 + number):
            decision = GAME.decision_of(s, s.asked)
            assert decision is not None
            view = GAME.view(s, None)
            if decision.verb in ("AttachTokens", "Swap", "Banish") and decision.source in view["zones"][0]["order"]:
                assert view["clash"]["attribute"] == decision.source
                assert view["clash"]["winner"] == s.asked
                seen.add(decision.verb)
            if decision.verb == "BreakTie":
                assert view["clash"]["winner"] == -1
                assert len(view["clash"]["tied"]) > 1
                seen.add(decision.verb)
            if decision.verb in ("Protect", "GuardAgainst", "KeepInPlace"):
                assert view["banishment"]["asked"] == decision.verb
                seen.add(decision.verb)
            elif not decision.options or decision.verb == "TakeTurn":
                assert view["banishment"] is None
    assert {"AttachTokens", "Swap", "Banish", "Protect"} <= seen


def test_the_view_tells_for_whom_a_card_would_be_enough() -> None:
    """ELK-112, ELK-113: Titles held and Titles on the card."""
    found = 0
    for number in range(6):
        for s in positions(4, 80 + number):
            view = GAME.view(s, None)
            for zone in view["zones"][:2]:
                titles = CARDS.face(zone["card"])["titles"] if zone["card"] else 0
                enough = [
                    side
                    for side in view["rank"]
                    if titles and view["players"][side]["titles"] + titles >= view["titles_to_win"]
                ]
                assert zone["would_win"] == enough
                found += len(enough)
    assert found > 0
