"""The card file of Ecos: counts, decks, every line in every language, and every mistake named with card and line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.sentence import BadLine
from tablee.games.ecos.grammar import read_line
from tablee.games.ecos.line import Vocabulary
from tablee.games.ecos.rulings import MAP_REACH
from tablee.text import LANGUAGES, Texts

GAME: Final = registry.game("ecos")
CARDS: Final[Any] = registry.house_cards("ecos")
TEXT: Final = registry.card_text("ecos")
KNOWN: Final = registry.texts_known("ecos")


def mistakes(old: str, new: str) -> list[str]:
    """What the loader says of the house file with one thing changed."""
    assert TEXT.count(old) >= 1, old
    with pytest.raises(CardFileError) as error:
        GAME.read_cards(TEXT.replace(old, new, 1), "house.toml", KNOWN)
    return [str(mistake) for mistake in error.value.mistakes]


def line_of(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


def test_counts() -> None:
    """ECO-02, ECO-03, ECO-06, ECO-08, ECO-11, ECO-R03, ECO-R04, ECO-R05, ECO-R06."""
    cards = CARDS.cards.values()
    assert sorted(card.number for card in cards) == list(range(1, 106))
    assert Counter(card.back for card in cards) == {"brown": 70, "blue": 35}
    assert all(1 <= len(card.slots) <= 6 and 1 <= card.leaves <= 4 for card in cards)
    assert CARDS.tokens == (10, 8, 6, 5, 4, 3, 2, 2)
    assert sum(each.count for each in CARDS.species) == 102
    assert (CARDS.box["land_tiles"], CARDS.box["water_tiles"]) == (45, 30)
    assert 10 <= sum(card.red for card in cards) <= 25


def test_digests_of_the_sets_before() -> None:
    """Records name them: they stay what they were."""
    assert list(registry.earlier_cards("ecos")) == [
        "b9977bbd909bf0bfc8ac812c8356de4bf8070426b9e55dec08137d22fa2d9a91",
        "67ced968c1217c82798cb1b9a6d74216cb6d4159094383d96a935c1a570ba7ec",
        "735f7274f9ebaefdd469a80cddd66d6cc7f97790ade003e6bd2093837ee0ead3",
        "354e3a872d7da5885c1481535059a3fadb63a6b8e1c99e126283d58b27a8f381",
        "cc65a17058dac34e1a8563616244e90b6fba84e56336542183084415dcc17cae",
        "80d63a06dae0d720e05b6898785620965513cf1afcb61e97b2411dee98bbe860",
    ]


def test_decks() -> None:
    """ECO-23, ECO-24, ECO-27: twelve decks of twelve, eight brown and four blue, three of them dark."""
    for family, decks in enumerate(CARDS.decks):
        assert len(decks) == 6
        for deck in decks:
            own = [card for card in CARDS.cards.values() if card.decks[family] == deck]
            assert Counter(card.back for card in own) == {"brown": 8, "blue": 4}
            assert sum(card.dark[family] for card in own) == 3


def test_lines_print_as_they_are_read() -> None:
    """In English a line that is typed as it is printed is the line of the file; in the other languages it is there,
    without gaps."""
    english, *others = [Texts(language, "ecos", CARDS) for language in LANGUAGES]
    for id, card in CARDS.cards.items():
        assert [read_line(line, WORDS).text for line in english.lines(id)] == [line.text for line in card.lines]
        for texts in others:
            lines = texts.lines(id)
            assert len(lines) == len(card.lines)
            assert all(line and "{" not in line for line in lines)
            assert texts.card(id) != id


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("if C: 9 points, else 1 point", "1 point (9 if C)"),
        ("if C: 1 point, else 9 points", "9 points (1 if C)"),
        ("if C: 2 points per lion on the map, at most 13, else 2 points per lion on the map, at most 11", None),
        ("if C: gain 1 sun per adjacent forest, at most 3, else gain 1 sun per adjacent forest, at most 2", None),
    ],
)
def test_lines_that_differ_by_one_number_are_printed_once(written: str, printed: str | None) -> None:
    condition = "you have 3 or more opponents"
    line = read_line(written.replace("C", condition), WORDS)
    said = Texts("en", "ecos", CARDS).phrase(line.phrase(), ())
    wanted = printed or re.sub(r"if C: (.+) (\d+), else \1 (\d+)", r"\1 \3 (\2 if C)", written)
    assert said == wanted.replace("C", condition)
    assert read_line(said, WORDS).text == line.text


@pytest.mark.parametrize("line", ["lose 5 points", "discard a card, and if you do, 5 points"])
def test_the_other_number_is_one_of_the_same_line(line: str) -> None:
    """Whatever stands before it is done either way."""
    condition = "you have 3 or more opponents"
    read = read_line(f"{line} (3 if {condition})", WORDS)
    assert read.text == read_line(f"if {condition}: {line.replace('5', '3')}, else {line}", WORDS).text


@pytest.mark.parametrize(
    "written",
    [
        "if C: 2 points per lion on the map, at most 4, else 3 points per lion on the map, at most 4",
        "if C: 2 points per lion on the map, at most 4, else 2 points per lion on the map",
        "if C: 2 points per lion on the map, at most 4, else 2 points per elephant on the map, at most 3",
        "if C: 2 points per lion on the map, at most 4, else 4 points",
        "if C: gain sun, else gain 2 sun",
    ],
)
def test_others_are_printed_with_both_halves(written: str) -> None:
    line = written.replace("C", "you have 3 or more opponents")
    assert Texts("en", "ecos", CARDS).phrase(read_line(line, WORDS).phrase(), ()) == line


@pytest.mark.parametrize(
    "line",
    ["gain sun (2 if C)", "5 points (x if C)", "5 points (3 if it rains)", "2 points per frog, at most 3 (2 if C)"],
)
def test_what_has_no_such_number_is_no_line(line: str) -> None:
    with pytest.raises(BadLine):
        read_line(line.replace("C", "you have 3 or more opponents"), WORDS)


@pytest.mark.parametrize("line", ["", "   ", "1 point" * 99, "1 point\\u0007"])
def test_a_line_is_text_that_can_be_printed(line: str) -> None:
    said = mistakes('"place 2 leopards",', f'"{line}",')
    assert any("a line of 1 to" in mistake and "printable characters expected" in mistake for mistake in said)


def test_known_effects_are_there() -> None:
    """The two effects of the rulebook, exactly (docs/rules/ecos.md, section 5)."""
    lines = [tuple(line.text for line in card.lines) for card in CARDS.cards.values()]
    assert ("place grassland", "1 point per adjacent grassland") in lines
    assert ("gain 8 sun",) in lines
    assert len(set(lines)) == 105  # no two alike


TOLD: Final = {
    "K3": ("sun", "gain 2 wild"),
    "K4": ("", "place a cheetah", "remove all adjacent antelopes", r"\d points per antelope removed.*"),
    "K5": ("", "place a shark", r"remove up to \d fish or manatees in this habitat", r"\d points per animal removed"),
    "K6": ("", r"move up to \d animals up to \d|place desert", r".*|\d points? per empty tile in this habitat.*"),
    "K7": ("", "replace a bare land tile with water or desert"),
    "K8": ("", r"(place|replace) .*", "2 points per adjacent water.*"),
    "K9": ("", r"place a .*", "if this tile has a mountain and a forest: .*"),
    "K10": ("grass", r"(if .*: )?2 points per antelope on the map, at most 1[1-3](, else .*, at most 1[1-3])?"),
}
"""What reviews tell of single cards: a slot, and the first lines (docs/rules/ecos.md, section 5)."""


@pytest.mark.parametrize("fact", TOLD)
def test_what_reviews_tell_is_so(fact: str) -> None:
    """Every card that is marked with the fact keeps it."""
    slot, *patterns = TOLD[fact]
    written = tomllib.loads(TEXT)["card"].values()
    marked = [card for card in written if card.get("known", "").startswith(f"{fact}:")]
    assert marked
    for card in marked:
        assert not slot or slot in card["slots"]
        assert len(card["effects"]) >= len(patterns)
        assert all(re.fullmatch(pattern, line) for pattern, line in zip(patterns, card["effects"], strict=False)), card


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"1 point per adjacent grassland"',
            '"1 point for each grassland"',
            'no sentence understands "1 point for each grassland"',
        ),
        ('"place a lion"', '"place a lyon"', '"lyon" is no piece (did you mean "place a lion"?)'),
        ('"place a rhino"', '"5 points"', '"adjacent" with nothing placed, moved or replaced before it (ECO-R60)'),
        (
            '"move a rhino up to 3"',
            '"5 points"',
            '"adjacent" with nothing placed, moved or replaced before it (ECO-R60)',
        ),
        (
            '"place an elephant"',
            '"place a mountain"',
            '"this herd" with nothing placed, moved or replaced before it (ECO-R60)',
        ),
        ('"remove up to 1 adjacent antelope"', '"1 point"', '"removed" with nothing removed before it'),
        ('"gain 8 sun"', '"gain 8 moon"', '"moon" is no element'),
        ('"you may remove a bare tile"', '"you may place water"', "a placement effect is not optional (ECO-R31)"),
        (
            '"you may remove a bare tile"',
            '"you may your other cards need 1 element less"',
            "is a line of its own (CRD-32)",
        ),
        ('"you may remove a bare tile"', '"you may at the end of the game: 2 points"', "is a line of its own (CRD-32)"),
    ],
)
def test_mistakes_in_lines_are_named(old: str, new: str, said: str) -> None:
    """An unknown sentence, a word that is none, "this" with nothing before it: with card and line."""
    found = mistakes(old, new)
    assert len(found) == 1, found
    assert said in found[0]
    card = TEXT[: TEXT.index(old)].rpartition("[card.")[2].partition("]")[0]
    assert f"card.{card}: effects: " in found[0]
    assert found[0].startswith("house.toml:")
    here = line_of(old)
    assert here <= int(found[0].split(":")[1]) <= here + 3


def test_other_mistakes_are_named() -> None:
    """ECO-11, ECO-102: a species without habitat, no slots, no leaves, a card too few."""
    assert "where the species lives" in mistakes('habitat = ["water"]', "habitat = []")[0]
    assert "one to six slots (ECO-11)" in mistakes('slots   = ["sun", "grass"]', "slots   = []")[0]
    assert "one to four leaves (ECO-11)" in mistakes("leaves  = 3", "leaves  = 0")[0]
    assert any("(ECO-08)" in said for said in mistakes("sun    = 10", "sun    = 9"))
    assert any("(ECO-23)" in said for said in mistakes('paw     = "lion"', 'paw     = "rhino"'))
    assert any("already the number" in said for said in mistakes("number  = 2\n", "number  = 1\n"))


@pytest.mark.parametrize(("far", "fits"), [(MAP_REACH // 2, True), (MAP_REACH // 2 + 1, False)])
def test_a_landscape_lies_well_inside_the_map(far: int, fits: bool) -> None:
    """ECO-R45: cells are numbers, half as far from the middle as the map goes; nothing else is one."""
    head = '[set]\ngame = "ecos"\nname = "far"\nbase = "house"\n[map.river]\n'
    for cell, right in ((f"[{far}, 0]", fits), (f"[0, -{far}]", fits), ("[1]", False), ("[true, 0]", False)):
        try:
            registry.read_cards("ecos", f"{head}water = [{cell}]\n", "far.toml")
            said = ""
        except CardFileError as error:
            said = str(error)
        assert ("cells are written [q, r]" not in said) == right, (cell, said)


# --- The page on writing cards ---------------------------------------------------------------------------------

PAGE: Final = (Path(__file__).parents[3] / "docs" / "writing-cards.md").read_text(encoding="utf-8")
OURS: Final = PAGE.partition("\n# Ecos\n")[2].partition("\n# ")[0]
WORDS: Final = Vocabulary(tuple(each.id for each in CARDS.species), CARDS.enters)


def written(head: str) -> list[str]:
    """The lines in the first column of a table of the page."""
    table = OURS.partition(f"| {head} |")[2].partition("\n\n")[0]
    return [line for row in table.split("\n")[2:] for line in re.findall("`([^`]+)`", row.split(" | ")[0])]


def test_the_sentences_of_the_page_are_read() -> None:
    """docs/sentences, which is generated, has every one."""
    lines, counts, conditions = written("line"), written("after per"), written("after if")
    for line in lines:
        read_line(line, WORDS)
    for count in counts:
        read_line(f"1 point per {count}", WORDS)
    for condition in conditions:
        read_line(f"if {condition}: 2 points, else 1 point", WORDS)
    assert min(len(lines), len(counts), len(conditions)) > 0


def test_the_examples_of_the_page_are_true() -> None:
    """ECO-11, ECO-R60."""
    right, wrong = re.findall(r"```toml\n(.*?)```", OURS, flags=re.S)
    said = re.findall(r"```text\n(.*?)```", OURS, flags=re.S)
    assert "".join(f"{mistake}\n" for mistake in of_cards(wrong)) == said[0]
    assert of_cards(right) == []


def of_cards(cards: str) -> list[str]:
    """What the loader says of these cards, in a file with the rest of the house set."""
    rest = TEXT[TEXT.index("[set]") : TEXT.index("[card.grazing_plain]")].replace('"house"', '"box"', 1)
    with pytest.raises(CardFileError) as error:
        GAME.read_cards(cards + rest, "box.toml", KNOWN)
    return [str(mistake) for mistake in error.value.mistakes if "card." in str(mistake)]
