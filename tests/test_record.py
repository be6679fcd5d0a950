"""The record is the truth: it comes back as it was saved, and whatever was altered in it is found."""

from __future__ import annotations

import hashlib
import json
import math
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import registry
from tablee.core.chance import Committed, Rng, Seeded, commitment
from tablee.core.codec import digest
from tablee.core.record import BrokenRecord, Record, read_record
from tablee.core.stack import CHANCE, NOBODY
from tablee.core.table import Table
from tests.positions import TABLES, played

pytestmark = pytest.mark.each_value(together=__name__)

SECRET = bytes(range(32))
LONG = 400  # answers
GOLDEN = {
    "first": [1, 4, 5, 23, 23, 42, 192, 834],
    "second": [1, 2, 3, 19, 3, 37, 851, 868],
    "entropy": [1, 4, 2, 22, 18, 9, 569, 535],
    "seed 0": [0, 0, 2, 34, 21, 22, 463, 615],
    "seed 1": [1, 3, 5, 25, 29, 22, 697, 206],
}


@cache
def saved(key: str, seats: int, most_answers: int = LONG) -> str:
    """A game as text, to its end if it is not a long one."""
    return played(key, seats, 5, most_answers).saved()


def verify(key: str, text: str) -> None:
    read_record(text).verify(registry.game(key), registry.house_cards(key))


def altered(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields}, ensure_ascii=False)


def answers_of(text: str) -> list[list[Any]]:
    found: list[list[Any]] = json.loads(text)["answers"]
    return found


# Saved and read.


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_record_comes_back_as_it_was_saved(key: str, seats: int) -> None:
    """Text, answers and state; every result of chance is logged and can be derived again. (ECH-R142)"""
    table = played(key, seats, 5)
    text = table.saved()
    record = read_record(text)
    assert record.to_text() == text
    assert record.answers == table.record.answers
    state = record.verify(table.game, table.cards)
    assert digest(table.game, state) == digest(table.game, table.state)
    assert state.asked == NOBODY


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_can_be_saved_at_any_moment(key: str, seats: int) -> None:
    for count in range(0, 120, 7):
        table = played(key, seats, 8, count)
        verify(key, table.saved())


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_continued_from_any_point_it_is_the_same_game(key: str, seats: int) -> None:
    """When the same answers follow, chance says the same."""
    whole = played(key, seats, 6, LONG)
    answers = whole.record.answers
    for count in range(0, len(answers), max(1, len(answers) // 12)):
        table = Table(whole.game, whole.cards, read_record(whole.record.copy(count).to_text()))
        table.settle()
        for seat, answer in answers[len(table.record.answers) :]:
            if seat != CHANCE:
                table.answer(seat, answer)
                table.settle()
        assert table.record.answers == answers
        assert digest(whole.game, table.state) == digest(whole.game, whole.state)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_another_answer_leads_on_from_any_point(key: str, seats: int) -> None:
    """Continue from here: what came before stays, what follows is a new game under the same rules."""
    whole = played(key, seats, 6, LONG)
    for count in range(20, len(whole.record.answers), 60):
        table = Table(whole.game, whole.cards, whole.record.copy(count))
        table.settle()
        while table.state.asked >= 0 and len(table.record.answers) < count + LONG:
            table.answer(table.state.asked, table.state.options[-1])
            table.settle()
        assert table.record.answers[:count] == whole.record.answers[:count]
        verify(key, table.saved())


# Altered.


def found_out(key: str, text: str, answers: list[list[Any]]) -> bool:
    """Whether other answers in a record are found. If not, they made no difference: the state is the saved one."""
    game, cards = registry.game(key), registry.house_cards(key)
    forged = read_record(altered(text, answers=answers))
    try:
        state = forged.verify(game, cards)
    except BrokenRecord:
        return True
    assert digest(game, state) == json.loads(text)["state"]
    return False


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_changed_answer_is_found(key: str, seats: int) -> None:
    """Also if it was legal in its place: then what follows, or the saved state, does not fit.

    Unless it made no difference: a card moved to and fro, or a token that returns at the end of the round, may have
    gone another way to the same state.
    """
    text = saved(key, seats)
    game, cards = registry.game(key), registry.house_cards(key)
    answers = answers_of(text)
    found: list[bool] = []
    for i in range(0, len(answers), 5):
        decision = game.decision_of(read_record(text).state(game, cards, i), answers[i][0])
        assert decision is not None
        for other in [option for option in decision.options if option != answers[i][1]][:2]:
            found.append(found_out(key, text, [*answers[:i], [answers[i][0], other], *answers[i + 1 :]]))
            assert found[-1] or answers[i][0] != CHANCE
    assert sum(found) > 20
    assert sum(found) > 0.8 * len(found)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_changed_result_of_chance_is_found_where_it_is(key: str, seats: int) -> None:
    text = saved(key, seats)
    game, cards = registry.game(key), registry.house_cards(key)
    answers = answers_of(text)
    for i in [i for i, (seat, _) in enumerate(answers) if seat == CHANCE][::9]:
        decision = game.decision_of(read_record(text).state(game, cards, i), CHANCE)
        assert decision is not None
        for other in [option for option in decision.options if option != answers[i][1]][:1]:
            with pytest.raises(BrokenRecord, match="committed secret") as found:
                verify(key, altered(text, answers=[*answers[:i], [CHANCE, other], *answers[i + 1 :]]))
            assert found.value.entry == i + 1


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_swapped_answers_are_found(key: str, seats: int) -> None:
    """Unless it made no difference: of answers that lay sealed at the same time either order is the same game."""
    text = saved(key, seats)
    answers = answers_of(text)
    found: list[bool] = []
    for i in range(0, len(answers) - 1, 3):
        if answers[i] != answers[i + 1]:
            found.append(found_out(key, text, [*answers[:i], answers[i + 1], answers[i], *answers[i + 2 :]]))
    assert sum(found) > 20
    assert sum(found) > 0.5 * len(found)  # in a game where all answer at once many pairs lay sealed together


def lay_sealed(key: str, text: str) -> list[bool]:
    """Which answers lay sealed after they were given."""
    record = read_record(text)
    s = record.new_state(registry.game(key), registry.house_cards(key))
    found: list[bool] = []
    for seat, answer in record.answers:
        registry.game(key).apply(s, seat, answer)
        found.append(seat >= 0 and s.sealed[seat] == answer)
    return found


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_dropped_and_added_answers_are_found(key: str, seats: int) -> None:
    text = saved(key, seats)
    answers = answers_of(text)
    sealed = lay_sealed(key, text)
    for i in range(0, len(answers), 11):
        dropped, added = [*answers[:i], *answers[i + 1 :]], [*answers[:i], answers[i], *answers[i:]]
        for forged in (dropped,) if sealed[i] else (dropped, added):  # to seal the same again changes nothing
            with pytest.raises(BrokenRecord):
                verify(key, altered(text, answers=forged))
            with pytest.raises(BrokenRecord):
                verify(key, altered(text, answers=forged, count=len(forged)))


@pytest.mark.parametrize("seat", [-1, -3, 4, 6, 99])
@pytest.mark.parametrize("at", [0, 30, None])
def test_an_unknown_seat_is_found(seat: int, at: int | None) -> None:
    """Nobody sits there: at the beginning, in the middle, after the end."""
    for key, seats in TABLES[:1]:
        text = saved(key, seats)
        answers = answers_of(text)
        index = len(answers) if at is None else at
        last = answers[-1][1]
        for answer in (last, "draw", "", "take back"):
            forged = [*answers[:index], [seat, answer], *answers[index:]]
            with pytest.raises(BrokenRecord, match="is not legal there") as found:
                verify(key, altered(text, answers=forged, count=len(forged)))
            assert found.value.entry == index + 1


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_wrong_secret_commitment_or_entropy_is_found(key: str, seats: int) -> None:
    text = saved(key, seats)
    for secret in (b"\0", SECRET, bytes.fromhex(json.loads(text)["secret"])[:-1]):
        with pytest.raises(BrokenRecord, match="does not fit the commitment"):
            verify(key, altered(text, secret=secret.hex()))
        with pytest.raises(BrokenRecord, match="the committed secret gives"):
            verify(key, altered(text, secret=secret.hex(), commitment=commitment(secret)))
    for published in ("", "00" * 32, json.loads(text)["secret"]):
        with pytest.raises(BrokenRecord, match="does not fit the commitment"):
            verify(key, altered(text, commitment=published))
    with pytest.raises(BrokenRecord, match="the committed secret gives"):
        verify(key, altered(text, entropy="a seat added this later"))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_other_cards_are_found(key: str, seats: int) -> None:
    text = saved(key, seats)
    with pytest.raises(BrokenRecord, match='card set "house"'):
        verify(key, altered(text, cards={"name": "house", "digest": "0" * 64}))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_wrong_state_or_number_of_players_is_found(key: str, seats: int) -> None:
    text = saved(key, seats)
    with pytest.raises(BrokenRecord, match="another state"):
        verify(key, altered(text, state="0" * 64))
    for names in ([], ["A"] * 7):
        with pytest.raises(BrokenRecord, match=f"not {len(names)}"):
            verify(key, altered(text, players=names, seats=["human"] * len(names)))
    with pytest.raises(BrokenRecord):
        verify(key, altered(text, players=["A"] * (seats + 1), seats=["human"] * (seats + 1)))


# Broken.


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_truncated_text_is_no_record(key: str, seats: int) -> None:
    """Broken off at every 200th byte, and at each of the last."""
    whole = saved(key, seats).encode()
    for length in (*range(0, len(whole) - 2, 200), *range(len(whole) - 60, len(whole) - 2)):
        with pytest.raises(BrokenRecord, match=r"whole record|not a Tablée record"):
            read_record(whole[:length].decode(errors="replace"))
    read_record(whole.decode().rstrip())


@pytest.mark.parametrize("count", [0, -1, 1, 10**6, None, "12", 3.5])
def test_a_wrong_count_is_found(count: object) -> None:
    key, seats = TABLES[0]
    with pytest.raises(BrokenRecord, match="not a whole record: it should hold"):
        read_record(altered(saved(key, seats), count=count))


@pytest.mark.parametrize("number", [0, 2, -1, "1", None, [], 1.5, True, 1.0])
def test_another_format_is_refused(number: object) -> None:
    key, seats = TABLES[0]
    with pytest.raises(BrokenRecord, match="record format"):
        read_record(altered(saved(key, seats), tablee=number))


@pytest.mark.parametrize("options", [{"open_scores": "maybe"}, {"no such option": "yes"}])
def test_an_unknown_option_is_found(options: dict[str, str]) -> None:
    key, seats = TABLES[0]
    with pytest.raises(BrokenRecord, match="does not know"):
        verify(key, altered(saved(key, seats), options=options))


def test_another_game_is_found() -> None:
    key, seats = TABLES[0]
    with pytest.raises(BrokenRecord, match='of the game "chess"'):
        verify(key, altered(saved(key, seats), game="chess"))


@pytest.mark.parametrize(
    "field", ["entropy", "game", "cards", "options", "players", "seats", "answers", "commitment", "state"]
)
@pytest.mark.parametrize("value", [None, 7, "AB", ["AB", 3], {"A": 1, "B": 2}, [["A"]], True])
def test_wrong_types_are_found(field: str, value: object) -> None:
    key, seats = TABLES[0]
    with pytest.raises(BrokenRecord):
        verify(key, altered(saved(key, seats), **{field: value}))


@pytest.mark.parametrize("field", [key for key in json.loads(played(*TABLES[0], 0, 1).saved()) if key != "encoding"])
def test_a_missing_field_is_named(field: str) -> None:
    found = json.loads(saved(*TABLES[0]))
    del found[field]
    with pytest.raises(BrokenRecord, match="not a Tablée record" if field == "tablee" else f"no field '{field}'"):
        read_record(json.dumps(found))


@pytest.mark.parametrize("entry", [[], [0], [0, "draw", 1], ["0", "draw"], [0, 7], [True, "draw"], "0d", None, 5])
def test_an_answer_that_is_none_is_found(entry: object) -> None:
    text = saved(*TABLES[0])
    with pytest.raises(BrokenRecord):
        read_record(altered(text, answers=[*answers_of(text)[:-1], entry]))


@pytest.mark.parametrize(
    "text",
    ["", "[]", "null", "7", '"tablee"', "{}", "[" * 100_000, '{"tablee": ' + "1" * 5000 + "}", "\0", '{"tablee": NaN}'],
)
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(BrokenRecord):
        read_record(text)


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just("\ud800"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None, derandomize=True)
@given(st.dictionaries(st.sampled_from(list(json.loads(saved(*TABLES[0])))), ANY_JSON, min_size=1, max_size=3))
def test_whatever_stands_in_its_fields_it_gets_a_sentence(fields: dict[str, Any]) -> None:
    """Never another exception than BrokenRecord, read or verified."""
    key, seats = TABLES[0]
    text = json.dumps({**json.loads(saved(key, seats, 20)), **fields})
    try:
        record: Record = read_record(text)
        record.verify(registry.game(key), registry.house_cards(key))
    except BrokenRecord as broken:
        message = broken.message
    else:
        message = record.to_text()
    assert message
    assert message.encode()


# Fair.


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) * (count - expected) / expected for count in counts)


def most(choices: int) -> float:
    """Six deviations above the mean of chi-square: a fair source stays below it but once in millions."""
    freedom = choices - 1
    return freedom + 6 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("choices", [2, 3, 6, 7, 25, 36, 58])
def test_committed_chance_is_unbiased(choices: int) -> None:
    """First numbers of many questions, and many numbers of one question."""
    over_questions, within_one = [0] * choices, [0] * choices
    one = Committed(SECRET, "", 7)
    for index in range(200 * choices):
        over_questions[Committed(SECRET, "", index).below(choices)] += 1
        within_one[one.below(choices)] += 1
    assert chi_square(over_questions) < most(choices)
    assert chi_square(within_one) < most(choices)


def test_neighbouring_questions_are_independent() -> None:
    """All pairs of two dice come alike often: of questions next to each other, and with and without entropy."""
    pairs = [0] * 36
    added = [0] * 36
    for index in range(0, 7200, 2):
        first = Committed(SECRET, "", index).below(6)
        pairs[6 * first + Committed(SECRET, "", index + 1).below(6)] += 1
        added[6 * first + Committed(SECRET, "more", index).below(6)] += 1
    assert chi_square(pairs) < most(36)
    assert chi_square(added) < most(36)


@pytest.mark.parametrize("choices", [2, 3, 6, 7, 36, 58, 1000])
def test_the_generator_of_simulations_is_even(choices: int) -> None:
    """Over many numbers of one seed, and over the first numbers of neighbouring seeds."""
    within_one, over_seeds = [0] * choices, [0] * choices
    one = Seeded(1)
    for seed in range(50 * choices):
        within_one[one.below(choices)] += 1
        over_seeds[Seeded(seed).below(choices)] += 1
    assert chi_square(within_one) < most(choices)
    assert chi_square(over_seeds) < most(choices)


def numbers(rng: Rng) -> list[int]:
    return [rng.below(n) for n in (2, 6, 6, 36, 40, 58, 1000, 1000)]


def test_chance_is_the_same_on_every_machine() -> None:
    """Golden numbers: a record of today must verify tomorrow."""
    assert numbers(Committed(SECRET, "", 0)) == GOLDEN["first"]
    assert numbers(Committed(SECRET, "", 1)) == GOLDEN["second"]
    assert numbers(Committed(SECRET, "entropy of a seat", 0)) == GOLDEN["entropy"]
    assert numbers(Seeded(0)) == GOLDEN["seed 0"]
    assert numbers(Seeded(1)) == GOLDEN["seed 1"]
    assert commitment(SECRET) == "a42ffe5bb35c6a3d2b4ae9941eda94e79b3f840820bfe557ab4d06d89f974026"
    cards = list("abcdefgh")
    Committed(SECRET, "", 2).shuffle(cards)
    assert "".join(cards) == "acbdehgf"


def test_the_commitment_gives_nothing_away() -> None:
    """It is a hash under a name of its own: no outcome is derived from it, from the plain hash, or from what is
    published. (ECH-R142; the trap: a hash that is published and also the source of the outcomes)"""
    published = commitment(SECRET)
    true = [numbers(Committed(SECRET, "", index)) for index in range(50)]
    guesses = [bytes.fromhex(published), published.encode(), hashlib.sha256(SECRET).digest(), b""]
    for guess in guesses:
        derived = [numbers(Committed(guess, "", index)) for index in range(50)]
        assert not any(a == b for a, b in zip(true, derived, strict=True))
    assert published != hashlib.sha256(SECRET).hexdigest()
    assert published not in {Committed(SECRET, "", index).key.hex() for index in range(50)}
    assert len({commitment(bytes([n])) for n in range(256)}) == 256
