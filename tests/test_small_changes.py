"""Card files that say only what differs, their own counts and goals, equal fingerprints, slips that are explained."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner, Result

from tablee import registry
from tablee.cli.cards import app
from tablee.core.basefile import read_upon
from tablee.core.carddiff import differences
from tablee.core.cardfile import CardFileError
from tablee.core.cardset import CardSet
from tablee.server import catalog
from tablee.text import LANGUAGES, Texts

HEAD: Final = '[set]\ngame = "{}"\nname = "box"\nbase = "house"\n'
WITH_CARDS: Final = [key for key in registry.GAMES if registry.has_cards(key)]


def read(key: str, text: str, head: str = "") -> CardSet:
    return registry.read_cards(key, HEAD.format(key) + head + text, "box.toml")


def cards(*words: str) -> Result:
    """`tablee cards …`"""
    return CliRunner().invoke(app, words)


def mistakes(key: str, text: str) -> list[str]:
    with pytest.raises(CardFileError) as found:
        registry.read_cards(key, text, "box.toml")
    return str(found.value).split("\n")


@pytest.mark.parametrize("key", WITH_CARDS)
def test_what_is_not_written_comes_from_the_base(key: str) -> None:
    cards = read(key, "")
    assert cards.digest == registry.house_cards(key).digest
    alone = registry.game(key).read_cards(cards.text(), "whole.toml", registry.texts_known(key))
    assert (alone.digest, alone.names) == (cards.digest, cards.names)  # the text that is kept needs no other


def test_cards_are_changed_replaced_added_and_left_out() -> None:
    house: Any = registry.house_cards("revachol")
    text = """
[ally.trant]
symbols = ["purple"]
[ally.kimball]
replaces = "kim"
name = "Kimball"
[ally.newcomer]
name = "Newcomer"
symbols = ["red", "red"]
"""
    own: Any = read("revachol", text, 'without = ["annette"]\n')
    assert own.allies["trant"].symbols == ("purple",)
    assert own.allies["trant"].skill == house.allies["trant"].skill
    assert own.allies["kimball"].skill == "stays"
    assert set(house.allies) - set(own.allies) == {"kim", "annette"}
    assert len(own.allies) == 40


def test_a_changed_value_comes_from_nowhere_and_the_others_from_where_they_did() -> None:
    file = read_upon(registry.card_text("ecos"), "house.toml", None)
    before: Any = file.tables["species"]
    before = dict(before["fish"]["source"])
    assert sorted(before) == ["card", "count", "habitat"]
    file.lay_over({"species": {"fish": {"count": 3}}})
    after: Any = file.tables["species"]
    assert after["fish"]["source"] == {"card": before["card"], "habitat": before["habitat"]}


def test_a_base_may_be_another_file(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(HEAD.format("revachol") + '[ally.trant]\nsymbols = ["red"]\n', "utf-8")
    second = HEAD.format("revachol").replace("house", "first.toml") + '[ally.joyce]\nsymbols = ["red"]\n'
    (tmp_path / "second.toml").write_text(second, "utf-8")
    own: Any = registry.cards("revachol", str(tmp_path / "second.toml"))
    assert [own.allies[ally].symbols for ally in ("trant", "joyce")] == [("red",), ("red",)]
    (tmp_path / "first.toml").write_text(HEAD.format("revachol").replace("house", "second.toml"), "utf-8")
    with pytest.raises(CardFileError, match="in a circle"):
        registry.cards("revachol", str(tmp_path / "second.toml"))
    (tmp_path / "first.toml").write_text(HEAD.format("elekt"), "utf-8")
    with pytest.raises(CardFileError) as wrong:  # as of a file of another game, and nothing else
        registry.cards("revachol", str(tmp_path / "second.toml"))
    (mistake,) = wrong.value.mistakes
    assert str(mistake) == (
        'first.toml:2: set: game: this is a file of the game "elekt", and it is read as one of "revachol"'
    )


def test_a_file_that_was_brought_opens_no_path() -> None:
    """A server reads texts, and no text makes it open a file."""
    for path in ("/etc/hostname", "../house.toml", "pyproject.toml"):
        text = HEAD.format("revachol").replace("house", path)
        assert mistakes("revachol", text) == [
            f'box.toml:4: set: base: there is no card set "{path}" to begin from ("house" is always there)'
        ]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("without = ['kimm']", 'box.toml:5: set: without: "kimm" is no card of the base (did you mean "kim"?)'),
        (
            "[ally.newer]\nreplaces = 'kimm'",
            'ally.newer: replaces: "kimm" is no ally of the base (did you mean "kim"?)',
        ),
        ("[ally.trant]\nsymbols = []", "box.toml:6: ally.trant: symbols: one or two symbols (ECH-04), not 0"),
        (
            "[ally.annete]\npoints = 2",
            'box.toml:5: ally.annete: "annete" is no card of the base (did you mean "annette"?)',
        ),
        ("[ally.newcomer]\nname = 'N'\nsymbols = ['red']", "box.toml:5: ally: 41 Ally cards instead of 40 (ECH-01)"),
    ],
)
def test_mistakes_name_the_line_of_the_small_file(more: str, said: str) -> None:
    assert said in "\n".join(mistakes("revachol", HEAD.format("revachol") + more))


def test_a_set_without_a_name_is_not_called_as_its_base() -> None:
    """Neither does it have to say where its cards come from, which the house set alone must."""
    text = '[set]\ngame = "ecos"\nbase = "house"\n[card.shoal]\nleaves = 2\n'
    cards = registry.read_cards("ecos", text, "mine.toml")
    assert cards.name == "house-changed"
    assert cards.digest != registry.house_cards("ecos").digest


def test_a_misspelt_card_is_one_mistake_and_a_new_one_is_told_what_it_lacks() -> None:
    def said(card: str) -> list[str]:
        return mistakes("ecos", HEAD.format("ecos") + card)

    misspelt = 'box.toml:5: card.shoall: "shoall" is no card of the base (did you mean "shoal"?)'
    assert said("[card.shoall]\nleaves = 2\n") == [misspelt]
    nearly_whole = "[card.shoals]\nnumber = 106\nback = 'brown'\nslots = ['sun']\nleaves = 2\n"
    for new in ("[card.whirlpool]\nleaves = 2\n", nearly_whole):
        assert any("missing field: effects" in one for one in said(new))


def test_a_set_is_held_to_its_own_word() -> None:
    new = "[ally.newcomer]\nname = 'N'\nsymbols = ['red']\n"
    assert len(read("revachol", new, "allies = 41\n").every_card()) == 90
    assert "ally: 41 Ally cards instead of 44 ([set] allies)" in "\n".join(
        mistakes("revachol", HEAD.format("revachol") + "allies = 44\n" + new)
    )
    wrong = mistakes("ecos", HEAD.format("ecos") + "cards = 'x'\ngoal = -1\n")  # and no card is held to it
    assert len(wrong) == 3  # with how many there are
    ecos: Any = read("ecos", "", "goal = 60\n")
    assert ecos.box["goal"] == 60
    elekt: Any = read("elekt", "", "goal = 3\n")
    assert elekt.goal == 3
    assert len({elekt.digest, read("elekt", "").digest, read("elekt", "", "goal = 4\n").digest}) == 3
    s: Any = registry.game("elekt").new(2, {}, elekt)
    assert registry.game("elekt").view(s, 0)["titles_to_win"] == 3


SAME: Final = [
    ("place desert", "Place a desert."),
    ("place an antelope", "place one antelope"),
    ("place 2 lions", "place 2 lion"),
    ("2 points", "2 point"),
    ("gain sun", "gain 1 sun"),
    ("move a rhino up to 3", "move one Rhino up to 3"),
    ("choose: place desert or place grassland", "choose: place a desert or place a grassland"),
    ("place desert", "Place the desert"),
    ("gain sun", "gain a Sun"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_equal_cards_of_ecos_have_equal_fingerprints(one: str, other: str) -> None:
    card = next(iter(registry.house_cards("ecos").every_card()))
    found = [read("ecos", f"[card.{card}]\neffects = {json.dumps([line])}\n").digest for line in (one, other)]
    assert found[0] == found[1]


ALIKE: Final = [
    ("elekt", "when assigned: draw a unit", "When assigned: draw one Unit."),
    ("elekt", "when assigned: draw a unit", "when assigned : draw 1 units"),
    ("elekt", "when assigned: draw 2 units", "when assigned: draw two unit"),
    ("elekt", "when assigned, 1 amber: gain 1 amber", "when assigned, an amber: gain amber"),
    ("revachol", "when placed: draw an ally, then gain 2 points", "When placed: draw ally, then gain two points"),
    (
        "revachol",
        "when placed: choose two: draw an ally or gain 1 point or discard a card",
        "when placed: choose two: draw allies or gain a point or discard the card",
    ),
]


@pytest.mark.parametrize(("key", "one", "other"), ALIKE)
def test_equal_lines_have_equal_fingerprints(key: str, one: str, other: str) -> None:
    card = "[elite.symbiote]" if key == "elekt" else '[ally.trant]\nskill = ""'
    found = [read(key, f"{card}\nlines = {json.dumps([line])}\n").digest for line in (one, other)]
    assert found[0] == found[1] != registry.house_cards(key).digest


@pytest.mark.parametrize("other", ["draw 2 units", "banish units here", "draw a base unit", "banish two units here"])
def test_other_lines_are_not_taken_for_one(other: str) -> None:
    try:
        said = read("elekt", f'[elite.symbiote]\nlines = ["when assigned: {other}"]\n').digest
    except CardFileError:
        return
    assert said != read("elekt", '[elite.symbiote]\nlines = ["when assigned: draw a unit"]\n').digest


def test_words_of_a_set_have_names_in_every_language() -> None:
    elekt = """
[type.blood_knight]
name = { en = "Blood Knight", fr = "Chevalier de sang", ru = "Рыцарь крови" }
[elite.symbiote]
type = "blood_knight"
lines = ["when assigned: banish a blood_knight here"]
"""
    cards = read("elekt", elekt)
    said = [Texts(language, "elekt", cards).lines("symbiote")[0] for language in LANGUAGES]
    assert ["Blood Knight" in said[0], "Chevalier de sang" in said[1], "Рыцарь крови" in said[2]] == [True] * 3
    assert 'type.bloodknight: no Unit has this type (did you mean "blood_knight"?)' in "\n".join(
        mistakes("elekt", HEAD.format("elekt") + elekt.replace("[type.blood_knight]", "[type.bloodknight]"))
    )
    house: Any = registry.house_cards("ecos")
    stork = next(each for each in house.species if each.id == "stork")
    ecos = f"""
[species.stork]
count = 0
[species.otter]
name = {{ en = "Otter", fr = "Loutre", ru = "Выдра" }}
habitat = ["water"]
count = {stork.count}
letter = "o"
[card.{next(iter(house.cards))}]
effects = ["place 2 otters", "1 point per otter on the map"]
"""
    otters = read("ecos", ecos, "")
    for language, name in zip(LANGUAGES, ("Otter", "Loutre", "Выдра"), strict=True):
        assert all(name in line for line in Texts(language, "ecos", otters).lines(next(iter(house.cards))))
        assert catalog.cards("ecos", otters, language)["words"] == {"otter": name}  # for the page


@pytest.mark.parametrize("key", WITH_CARDS)
def test_a_new_file_is_right_from_the_start(key: str, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert cards("new", key, str(path)).exit_code == 0
    assert cards("check", key, str(path)).exit_code == 0
    assert len(re.findall(r"^#\? \[", path.read_text("utf-8"), re.MULTILINE)) > 5
    same = cards("diff", key, "house", str(path))
    assert (same.exit_code, same.stdout) == (0, "0 differences; both play the same\n")


def test_what_differs_is_shown_field_by_field(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD.format("revachol") + 'without = ["annette"]\nallies = 39\n[ally.trant]\nsymbols = ["red"]\n')
    found = cards("diff", "revachol", "house", str(path))
    lines = found.stdout.splitlines()
    assert lines[:-1] == [
        "  set: allies = 39 (not written before)",
        '  ally.trant: symbols: ["blue"] -> ["red"]',
        "- [ally.annette]",
    ]
    assert (found.exit_code, lines[-1][:14]) == (1, "3 differences;")


def test_of_a_picture_it_is_shown_only_that_it_differs() -> None:
    before, after = (
        {"ally": {"kim": {"image": "data:image/webp;base64,QUJD"}}},
        {"ally": {"kim": {"image": "data:image/webp;base64,QUJE"}}},
    )
    (found,) = differences(before, after)
    assert "QUJ" not in str(found)
    assert "image/webp, 11 characters" in found.before


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[set]\nname = “box”\n", 2, "curly quotation mark “"),
        ("[set\nname = 'box'\n", 1, "the closing one is missing: ]"),
        ("[ally.kim]\n[ally.lena]\n[ally.kim]\n", 3, "the table [ally.kim] stands twice, first in line 1"),
        ('base = "house"\n[set]\nname = "a"\n', 1, "base: it belongs into the table [set]"),
        ('ally = "house"\n[set]\n[ally.kim]\n', 1, "ally is a table below: [ally.kim]; a field of that name belongs"),
        ("[set]\nname = 'a'\nname = 'b'\n", 3, "the field name stands twice in this table"),
        ("[set]\nname = box\n", 2, 'text stands in quotation marks: name = "box"'),
        ("[set]\nname: 'box'\n", 2, "joined by =, not by a colon"),
        ("[task.a]\nspecial = True\n", 2, "special is true or false, in small letters, not True"),
        ('[ally.kim]\nsymbols = ["blue" "red"]\n', 2, "a comma is missing"),
        ('[ally.kim]\nsymbols = ["blue",\n\n[ally.lena]\npoints = 1\n', 2, "that begins here is not closed"),
        ('[set]\nname = "box\n', 2, "a quotation mark of name is missing"),
        ("[set]\nname =\n", 2, "the field name has no value"),
        ("[ally.kim]\npoints = 2.\n", 2, 'nothing stands behind the value of points, no "." either'),
        ('[ally.kim]\nsymbols = ["red"];\n', 2, 'nothing stands behind the value of symbols, no ";" either'),
        ("[ally.kim]\npoints = 2,\n", 2, 'nothing stands behind the value of points, no "," either'),
    ],
)
def test_slips_of_toml_are_explained(text: str, line: int, said: str) -> None:
    found = mistakes("revachol", text)
    assert len(found) == 1
    assert found[0].startswith(f"box.toml:{line}: ")
    assert said in found[0]


def test_a_capital_letter_in_a_name_is_found() -> None:
    found = mistakes("revachol", HEAD.format("revachol") + "[Ally.kim]\nPoints = 1\n[ally.lena]\nSkill = 'borrow'\n")
    assert any('unknown field: Ally (did you mean "ally"?)' in line for line in found)
    assert any('unknown field: Skill (did you mean "skill"?)' in line for line in found)


def test_a_file_of_another_game_says_that_first() -> None:
    assert mistakes("revachol", registry.card_text("elekt")) == [
        'box.toml:15: set: game: this is a file of the game "elekt", and it is read as one of "revachol"'
    ]


def test_what_was_meant_is_said_once() -> None:
    """A line with a misspelt word is offered whole, not the word and then the line."""
    text = "[card.shoal]\neffects = ['place 2 gorrillas', '1 point per animal in this herd']\n"
    (said,) = mistakes("ecos", HEAD.format("ecos") + text)
    assert said == 'box.toml:6: card.shoal: effects: "gorrillas" is no piece (did you mean "place 2 gorillas"?)'
