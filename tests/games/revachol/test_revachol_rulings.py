"""Rulings of Echoes of Revachol that no play shows: absent players, copies of cards, records, and what texts say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee import registry
from tablee.cli.screens.revachol_cards import SYMBOLS as SIGNS
from tablee.core.cardfile import CardFileError
from tablee.core.chance import Seeded, secret_of_seed
from tablee.core.codec import digest
from tablee.core.decision import Illegal
from tablee.core.layout import from_layout
from tablee.core.record import BrokenRecord, read_record
from tablee.core.stack import CHANCE, NOBODY
from tablee.core.table import Table, sit_down
from tablee.games.revachol import cardset
from tablee.games.revachol.cardset import Cards
from tablee.games.revachol.game import GAME
from tablee.games.revachol.state import Revachol
from tablee.games.revachol.symbols import LETTERS, SYMBOLS
from tablee.games.revachol.take import takeable
from tablee.text import LANGUAGES, Texts
from tests.games.revachol.revachol_printed import change_cards, read_cards

TEXT = registry.card_text("revachol")
KNOWN = registry.texts_known("revachol")
SKILLED = ("cindy", "dolores", "evrart", "garte", "harry", "kim", "lena", "titus", "trant")
"""One Ally of each skill."""

PLAIN = ("neha", "morell", "steban", "nix", "plaisance", "lilienne", "manana", "noid", "rene")
"""As many Allies without one, which make room for copies."""

DEAR = {"requires": ["purple"] * 4}


@pytest.fixture(scope="module")
def house() -> Cards:
    return read_cards(TEXT, "house.toml", KNOWN)


@pytest.fixture(scope="module")
def twice() -> Cards:
    """The house set with each skill there twice: `kim` and `kim-2`. Its Tasks cost four purples."""
    text = TEXT
    for ally in PLAIN:
        text = re.sub(rf"\[ally\.{ally}\]\n(?:.+\n)+", "", text)
    changes: dict[str, dict[str, object]] = {
        "ally": {ally: {"copies": 2} for ally in SKILLED},
        "task": dict.fromkeys(re.findall(r"\[task\.(\w+)\]", TEXT), DEAR),
    }
    return change_cards(text, changes, KNOWN)


def laid_out(cards: Cards, **given: Any) -> Revachol:
    """A table for two, Anna (seat 0) to play. Without a Task deck, so no chance between."""
    return from_layout(GAME, 2, {}, cards, {"1": given.pop("anna", {}), "2": given.pop("bo", {}), **given})


def say(s: Revachol, *texts: str, seat: int = 0) -> None:
    """Answers as a player types them."""
    for text in texts:
        decision = GAME.decision_of(s, seat)
        assert decision is not None, text
        answer = GAME.answer(s, decision, text)
        assert answer is not None, f"{text}: {[GAME.label(s, decision, option) for option in decision.options]}"
        GAME.apply(s, seat, answer)


def corps(s: Revachol, seat: int) -> list[tuple[str, ...]]:
    return [own.allies for own in s.corps[seat]]


def idle(s: Revachol) -> str:
    """The label of what happens when the seat that is asked does not act."""
    decision = GAME.decision_of(s, s.asked)
    assert decision is not None
    return GAME.label(s, decision, GAME.default_answer(s, decision))


# A player who does not act.


def test_an_absent_player_draws_if_that_is_legal(house: Cards) -> None:
    """ECH-R143"""
    assert idle(laid_out(house, anna={"hand": ["annette"]})) == "draw"
    assert idle(laid_out(house, anna={"corps": [["annette"]]})) == "draw"


def test_an_absent_player_who_cannot_draw_opens_a_new_corps(house: Cards) -> None:
    """ECH-R143: with a full hand, or with nothing to draw."""
    full = laid_out(house, anna={"hand": ["annette", "chester", "roy", "nix", "lily"], "corps": [["soona"]]})
    nothing = laid_out(house, anna={"hand": ["annette"], "corps": [["soona"]]}, deck=[])
    for s in (full, nothing):
        assert idle(s) == "place annette"
        say(s, "place annette")
        assert idle(s) == "in a new corps"


def test_an_absent_player_who_can_do_nothing_passes(house: Cards) -> None:
    """ECH-R143: that needs no answer at all, so nobody waits for it."""
    s = laid_out(house, anna={"corps": [["annette"]]}, bo={"hand": ["lily"]}, deck=[])
    assert (s.turns, s.passes, s.asked) == (2, 1, 1)


@pytest.mark.parametrize("event", cardset.EVENTS)
def test_an_absent_player_still_loses_a_card(event: str) -> None:
    """ECH-R143: one of the cards the event asks for."""
    cards = change_cards(TEXT, {"morale": {"logic": {"dice": [1, 1], "event": event}}}, KNOWN)
    anna = {"hand": ["roy", "nix"], "corps": [["annette", "chester"]], "completed": ["bed", "chair"]}
    s = laid_out(cards, anna=anna, morale=["volition", "logic"])
    say(s, "draw")
    for answer in ("empathy", "1 2", "1 2"):
        GAME.apply(s, CHANCE, answer)
    own = {"hand": ["roy", "nix"], "corps": ["annette", "chester"], "task": ["bed", "chair"]}[event]
    assert idle(s) in [f"lose {card}" for card in own]


def test_what_is_optional_is_declined_for_an_absent_player() -> None:
    """ECH-R83, ECH-R143: Cindy, Harry, Garte, a completion, a loan."""
    cheap = {"island": {"requires": ["purple"]}, "badge": {"requires": ["blue"]}, "gun": DEAR}
    skills = {"cindy": ["purple"], "lena": ["crown"], "roy": ["purple"]}
    changes = {"task": cheap, "ally": {ally: {"symbols": symbols} for ally, symbols in skills.items()}}
    cards = change_cards(TEXT, changes, KNOWN)
    anna = {"hand": ["cindy", "harry", "annette"], "corps": [["lena"], ["garte"]]}
    s = laid_out(cards, anna=anna, bo={"corps": [["roy"]]}, tasks=["gun", "badge", "island"], task_deck=[])
    declined = []
    say(s, "place cindy", "in corps 1")
    declined.append(idle(s))
    say(s, "place harry", "in corps 1")
    declined.append(idle(s))
    say(s, "take nobody")
    declined.append(idle(s))
    say(s, "move nobody")
    declined.append(idle(s))
    say(s, "corps 1 completes island")
    declined.append(idle(s))
    assert declined == ["place no other", "take nobody", "move nobody", "complete nothing", "lena borrows nothing"]


def test_a_seat_whose_player_left_is_played_on_and_rolls_and_loses() -> None:
    """ECH-R69: no seat is skipped, no card is moved that the rules do not move."""
    cards = change_cards(TEXT, {"morale": {"logic": {"dice": [1, 1], "event": "hand"}}}, KNOWN)
    s = laid_out(
        cards, anna={"hand": ["roy"]}, bo={"hand": ["nix", "lily"], "corps": [["soona"]]}, morale=["drama", "logic"]
    )
    say(s, "draw")
    for answer in ("empathy", "1 2", "1 2"):
        GAME.apply(s, CHANCE, answer)
    assert s.asked == 1  # Bo, who left, has rolled and has to lose a card
    say(s, idle(s), seat=1)
    GAME.settle(s, Seeded(1))
    assert s.asked == 1
    assert len(s.hands[1]) == 1
    assert corps(s, 1) == [("soona",)]
    say(s, idle(s), seat=1)
    GAME.settle(s, Seeded(2))
    assert len(s.hands[1]) == 2  # the seat has taken its turn: a card was drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_that_everybody_left_comes_to_an_end(house: Cards, seats: int) -> None:
    """ECH-R143: never blocks."""
    s = GAME.new(seats, {}, house)
    rng = Seeded(seats)
    GAME.settle(s, rng)
    for _ in range(5000):
        if s.asked == NOBODY:
            break
        decision = GAME.decision_of(s, s.asked)
        assert decision is not None
        GAME.play(s, GAME.default_answer(s, decision), rng)
    assert GAME.result(s) is not None


# Copies: every skill belongs to its card.


def test_cindy_and_a_second_cindy_place_three_allies(twice: Cards) -> None:
    """ECH-R104: the second one's skill works as well, depth first."""
    s = laid_out(twice, anna={"hand": ["cindy", "cindy-2", "annette", "roy"]})
    say(s, "place cindy", "place cindy-2", "in corps 1", "place annette", "in a new corps")
    assert corps(s, 0) == [("cindy", "cindy-2"), ("annette",)]
    assert (s.hands[0], s.asked) == (("roy",), 1)


def test_harry_takes_another_harry_who_stays_silent(twice: Cards) -> None:
    """ECH-R121, ECH-R116"""
    s = laid_out(twice, anna={"hand": ["harry"]}, bo={"corps": [["harry-2", "roy"]]})
    say(s, "place harry", "take harry-2")
    assert corps(s, 0) == [("harry-2",)]
    assert (corps(s, 1), s.points[1], s.asked) == ([("roy",)], ("harry",), 1)


def test_harry_takes_from_whoever_sits_before_and_behind() -> None:
    """ECH-116, ECH-109: from every opponent's Corps, never from the own."""
    given = {"1": {"corps": [["roy"]]}, "2": {"corps": [["lily"]]}, "3": {"corps": [["nix"]]}}
    s = from_layout(GAME, 3, {}, registry.house_cards("revachol"), given)
    assert [takeable(s, seat) for seat in range(3)] == [["lily", "nix"], ["roy", "nix"], ["roy", "lily"]]


def test_each_garte_moves_once(twice: Cards) -> None:
    """ECH-R128"""
    s = laid_out(twice, anna={"hand": ["annette"], "corps": [["garte", "roy"], ["garte-2", "lily"]]})
    say(s, "place annette", "in corps 1", "move garte-2 in corps 1", "move garte in corps 2")
    assert corps(s, 0) == [("roy", "annette", "garte-2"), ("lily", "garte")]
    assert s.asked == 1


def test_a_hand_of_nothing_but_dolores_twice_is_shown(twice: Cards) -> None:
    """ECH-R62, ECH-R60: the player is asked all the same, as if there were something to lose."""
    acting = next(card.id for card in twice.morale.values() if card.event == "hand")
    others = [card for card in twice.morale if card != acting]
    s = laid_out(twice, anna={"hand": ["dolores", "dolores-2"]}, morale=[others[0], acting])
    say(s, "draw")
    for answer in (others[1], "1 1", "1 1"):
        assert twice.morale[acting].dice != (1, 1)
        GAME.apply(s, CHANCE, answer)
    assert GAME.view(s, 1)["players"][0]["hand"] == ["?", "?"]
    say(s, "lose nothing")
    assert GAME.view(s, 1)["players"][0]["hand"] == ["dolores", "dolores-2"]
    assert s.hands[0] == ("dolores", "dolores-2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_copies_end_and_hide_what_is_hidden(twice: Cards, seats: int) -> None:
    """ECH-R03, ECH-R144, ECH-R145: in every world a seat cannot tell apart its view and its options are the same."""
    for seed in range(15):
        rng = Seeded(seed)
        s = GAME.new(seats, {}, twice)
        GAME.settle(s, rng)
        while s.asked != NOBODY:
            if rng.below(6) == 0:
                seat = s.asked
                world = GAME.shuffle_unknown(s, seat, rng)
                assert GAME.view(world, seat) == GAME.view(s, seat)
                assert world.options == s.options
            GAME.play(s, s.options[rng.below(len(s.options))], rng)
        assert GAME.result(s) is not None


def test_a_shown_dolores_is_in_that_hand_in_every_world(house: Cards) -> None:
    """ECH-R62: what all have seen nobody has to guess any more."""
    s = laid_out(house, anna={"hand": ["dolores", "roy"], "shown": ["dolores"]}, bo={"hand": ["lily"]})
    hands = [GAME.shuffle_unknown(s, 1, Seeded(seed)).hands[0] for seed in range(30)]
    assert all("dolores" in hand for hand in hands)
    assert len(set(hands)) > 5  # the other card may be any


# What cannot happen.


def test_an_event_without_a_task_to_fail_is_an_error_of_ours(house: Cards) -> None:
    """ECH-R52: Tasks are packed to the right and without Tasks the game is over, so it is asserted."""
    s = laid_out(house, morale=["volition", "logic"])
    s.task_row = ("island", "badge", "")
    say(s, "draw")
    for answer in ("empathy", "6 5"):
        GAME.apply(s, CHANCE, answer)
    with pytest.raises(AssertionError):
        GAME.apply(s, CHANCE, "6 5")


# The table checks, chance is recorded.


def test_the_first_ally_opens_a_corps_said_or_unsaid(twice: Cards) -> None:
    """ECH-30: no question, as there is nothing to choose; later "in a new corps" answers one."""
    for said in ("place annette", "Place annette in a new corps"):
        s = laid_out(twice, anna={"hand": ["annette"]})
        assert GAME.why_not(s, 0, said) is None
        say(s, said)
        assert corps(s, 0) == [("annette",)]
    s = laid_out(twice, anna={"hand": ["annette"], "corps": [["roy"]]})
    assert GAME.why_not(s, 0, "place annette in a new corps") is None
    reason = GAME.why_not(s, 0, "place annette in corps 7")
    assert reason is not None
    assert reason.rule == "ECH-34"


@pytest.mark.parametrize(
    ("seat", "answer"),
    [
        (0, "kim"),  # in the deck
        (0, "lily"),  # in Bo's hand
        (0, "1 island"),  # a completion before placing
        (0, "no"),
        (0, ""),
        (1, "lily"),  # not Bo's turn
        (1, "draw"),
        (CHANCE, "annette"),  # nothing is drawn now
        (7, "draw"),
    ],
)
def test_only_listed_answers_are_taken(house: Cards, seat: int, answer: str) -> None:
    """ECH-R141: anything else is refused, and nothing has changed."""
    anna = {"hand": ["annette"], "corps": [["tommy", "alain"]]}
    s = laid_out(house, anna=anna, bo={"hand": ["lily"]}, tasks=["badge", "gun", "island"])
    before = digest(GAME, s)
    with pytest.raises(Illegal):
        GAME.apply(s, seat, answer)
    assert digest(GAME, s) == before
    GAME.apply(s, 0, "annette")  # one that is listed


def at_table(cards: Cards, seed: int, answers: int = 10_000) -> Table:
    """A game of so many answers at a table whose secret comes from the seed."""
    table = sit_down(GAME, cards, ["Anna", "Bo"], secret_of_seed(seed))
    rng = Seeded(1)
    table.settle()
    while table.state.asked != NOBODY and len(table.record.answers) < answers:
        table.answer(table.state.asked, table.state.options[rng.below(len(table.state.options))])
        table.settle()
    return table


def test_every_result_of_chance_is_in_the_record(house: Cards) -> None:
    """ECH-R142: so a game is replayed without the secret, and its end can be checked with it."""
    table = at_table(house, 142)
    record = read_record(table.saved())
    record.verify(GAME, house)
    record.secret = b""
    assert digest(GAME, record.state(GAME, house)) == digest(GAME, table.state)
    assert sum(seat == CHANCE for seat, _ in record.answers) > 20


def test_the_same_secret_gives_the_same_game_and_another_one_does_not(house: Cards) -> None:
    """ECH-R142"""
    one, same, other = at_table(house, 1, 60), at_table(house, 1, 60), at_table(house, 2, 60)
    assert one.record.answers == same.record.answers
    assert one.record.answers != other.record.answers


def test_a_roll_that_the_secret_did_not_give_is_found_out(house: Cards) -> None:
    """ECH-R142"""
    record = read_record(at_table(house, 3, 30).saved())
    forged = next(i for i, (seat, answer) in enumerate(record.answers) if seat == CHANCE and answer.isdigit())
    face = int(record.answers[forged][1])
    record.answers[forged] = (CHANCE, str(face % 6 + 1))
    with pytest.raises(BrokenRecord, match="committed secret"):
        record.verify(GAME, house)


# Cards and words.


def test_there_are_three_kinds_of_loss(house: Cards) -> None:
    """ECH-R58: a card file that names another kind is refused."""
    assert cardset.EVENTS == ("corps", "task", "hand")
    assert {card.event for card in house.morale.values()} == set(cardset.EVENTS)
    with pytest.raises(CardFileError, match="points"):
        change_cards(TEXT, {"morale": {"logic": {"event": "points"}}}, KNOWN)


def test_sixteen_allies_have_a_skill_and_lena_is_one_of_them(house: Cards) -> None:
    """ECH-R94: the Cryptozoologist's wife is Lena, not a card beside her."""
    skilled = [ally.id for ally in house.allies.values() if ally.skill]
    assert len(skilled) == 16
    borrowers = [Texts("en", "revachol", house).card(ally) for ally in skilled if house.allies[ally].skill == "borrow"]
    assert sorted(borrowers) == [
        "Cuno",
        "Jean Vicquemare",
        "Klaasje (Miss Orange Disco Dancer)",
        "Lena, the Cryptozoologist’s wife",
    ]


def test_the_gardener_is_elizabeth(house: Cards) -> None:
    """ECH-R100: one card; Russian calls her by her given name."""
    doublers = [ally for ally in house.allies.values() if ally.skill == "double"]
    assert len(doublers) == 4
    assert Texts("en", "revachol", house).card("gardener") == "The Gardener"
    assert Texts("ru", "revachol", house).card("gardener") == "Элизабет"
    names = [Texts("ru", "revachol", house).card(ally.id) for ally in doublers]
    assert names.count("Элизабет") == 1


def test_harry_is_one_card_however_he_is_spelt(house: Cards) -> None:
    """ECH-R122"""
    assert [ally.id for ally in house.allies.values() if ally.skill == "take"] == ["harry"]
    assert Texts("ru", "revachol", house).card("harry") == "Гаррье Дюбуа"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_symbol_has_shape_colour_letter_and_name(language: str) -> None:
    """ECH-R146: any one of them is enough, and the two crosses are told apart in every language."""
    texts = Texts(language, "revachol")
    names = [texts.say(f"symbol-{symbol}") for symbol in SYMBOLS]
    assert len(set(names)) == len(SYMBOLS) == 7
    assert all(len(name.split()) >= 2 for name in names)  # the shape and its colour
    assert "+" in texts.say("symbol-orange")
    assert "X" in texts.say("symbol-purple")
    assert list(SIGNS) == list(SYMBOLS)
    for part in range(2):
        assert len({sign[part] for sign in SIGNS.values()}) == 7
    letters = {symbol: texts.say(f"letter-{symbol}") for symbol in SYMBOLS}
    assert len(set(letters.values())) == 7
    assert language != "en" or letters == LETTERS


def test_what_a_card_file_says_in_words_changes_no_rule(house: Cards) -> None:
    """ECH-R148: the skill decides, by the rulebook, whatever text a card carries."""
    words = {"name": "Lieutenant Kitsuragi", "flavour": "Discard this card after a completion."}
    changed = change_cards(TEXT, {"ally": {"kim": words}}, KNOWN)
    assert changed.digest == house.digest
    assert Texts("en", "revachol", changed).card("kim") == "Lieutenant Kitsuragi"
    assert changed.allies["kim"].ability is house.allies["kim"].ability


def test_french_has_every_skill_in_its_own_words_and_the_names_of_the_english_cards(house: Cards) -> None:
    """ECH-R149: its rulebook has no skill section. By-names are translated, proper names are not."""
    english, french = (Texts(language, "revachol", house) for language in ("en", "fr"))
    for skill in cardset.SKILLS:
        said = french.say(f"skill-{skill}", points=1)
        assert len(said) > 40
        assert said != english.say(f"skill-{skill}", points=1)
    for ally in house.allies.values():
        if ally.skill and ally.id != "gardener":  # a trade, no name
            assert french.card(ally.id).split(",")[0] == english.card(ally.id).split(",")[0]
