"""What the bench says of a designer's text: forms, mistakes, completions, changes that keep what was typed."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import pytest

from tablee import registry
from tablee.core.chance import commitment
from tablee.core.layout import from_layout
from tablee.core.record import Record
from tablee.core.table import Table
from tablee.core.template import written
from tablee.server.bench import deal
from tablee.server.bench.draft import Draft, begin_text
from tablee.server.bench.house import house_card, house_file, house_texts
from tablee.server.bench.questions import answer
from tablee.server.bench.wire import FormField
from tablee.text import LANGUAGES, Texts

SECRET: Final = b"\1" * 32
FIRST: Final = {"ecos": "card.grazing_plain", "elekt": "elite.moth_page", "revachol": "ally.kim"}


def ask(question: str, game: str, **request: Any) -> Any:
    said = answer({"what": question, "game": game, "request": request})
    return said.get("told", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_no_hint_of_a_form_shows_what_only_a_file_says(game: str, language: str) -> None:
    """It names the values of other fields as these fields do."""
    draft = Draft(game, begin_text(game))
    for key in ("set", *house_file(game).cards):
        form = draft.form(key, language)
        assert form is not None
        choices = [choice for field in form.fields for choice in field.choices if choice.name != choice.value]
        for field in form.fields:
            quoted = re.findall(r'["«“]\s?(.*?)\s?["»”]', field.note)
            assert not {choice.value for choice in choices} & set(quoted), field.note
            assert set(quoted) <= {choice.name for choice in choices}, field.note


def test_what_differs_is_said_in_words() -> None:
    """Its values as the form calls them; its sentences as they stand in the file."""
    draft = Draft("revachol", begin_text("revachol") + '\n[ally.lena]\nsymbols = ["red", "crown"]\nskill = "take"\n')
    form = draft.form("ally.lena", "fr")
    assert form is not None
    assert form.change is not None
    assert {(line.kind, line.field, line.text) for line in form.change.lines} >= {
        ("+", "symbols", "Losange Rouge, Couronne Blanche"),
        ("-", "skill", "emprunte un symbole"),
        ("+", "skill", "prend un Allié"),
    }


def test_a_mistake_of_a_form_shows_no_key_either() -> None:
    draft = Draft("revachol", begin_text("revachol") + '\n[ally.lena]\nsymbols = ["red"]\npoints = 5\n')
    told = {mistake.field: mistake.text for mistake in draft.checked("fr", "").mistakes}
    assert told["points"].startswith("1 avec la compétence «\xa0emprunte un symbole\xa0» (ECH-R76)")
    assert "«\xa0emprunte un symbole\xa0»" in told["symbols"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_form_is_what_the_reader_asks(game: str) -> None:
    """Every value of a house card stands in its form, with bounds and choices that it keeps."""
    draft = Draft(game, begin_text(game))
    assert draft.cards is not None
    for key in house_file(game).cards[::5]:
        form = draft.form(key, "fr")
        assert form is not None
        assert (form.state, form.change) == ("house", None)
        fields = {field.field: field for field in form.fields}
        card = house_card(game, key) or {}
        assert set(card) - {"source", "known"} <= set(fields), key
        for named, value in card.items():
            field = fields.get(named)
            if field is None:
                continue
            assert field.value == field.base == value
            assert not field.written
            known = [choice.value for choice in field.choices]
            if field.kind == "number":
                assert field.least <= value <= field.most
            elif field.kind in ("symbols", "sentences", "numbers"):
                assert field.fewest <= len(value) <= field.several
            if field.kind == "symbols":
                assert set(value) <= set(known)
        assert fields["name"].kind == "texts"
        assert set(fields["name"].base) == set(LANGUAGES)
        assert all(fields["name"].base.values())


def test_a_switch_that_nobody_has_written_stands_as_it_is_played() -> None:
    """A Unit is in the solo game unless its card says otherwise."""
    draft = Draft("elekt", begin_text("elekt"))
    for card in ("elite.clan_bandit", "elite.moth_page"):
        form = draft.form(card, "en")
        assert form is not None
        solo = next(field for field in form.fields if field.field == "solo")
        assert (solo.value, solo.base) == ((house_card("elekt", card) or {}).get("solo", True),) * 2


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_field_has_a_name_in_every_language(game: str) -> None:
    draft = Draft(game, begin_text(game))
    for language in LANGUAGES:
        texts = Texts(language, game)
        for key in ("set", *next_of_each_sort(game)):
            form = draft.form(key, language)
            assert form is not None
            for field in form.fields:
                assert field.name == texts.say(f"field-{field.field}".replace("_", "-"))
    counts = {field.field: field for field in draft.form("set", "en").fields}  # type: ignore[union-attr]
    assert counts["name"].value == "mine"
    assert any(field.kind == "number" and field.most > field.least for field in counts.values())


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_form_of_a_set_shows_what_holds(game: str) -> None:
    """What is not written is as in the box, and the form has the box's number; what is written is held against it."""
    unwritten = {field.field: field for field in set_form(game, begin_text(game)) if field.kind == "number"}
    for name, field in unwritten.items():
        assert not field.written
        assert field.value == field.base
        if field.base is None:
            assert field.note, f"{name}: neither a number nor how it comes about"
            continue
        # The house set is the box: it may state just these numbers of itself, and no other count.
        assert Draft(game, begin_text(game) + f"{name} = {field.base}\n").mistakes == ()
        assert field.least <= field.base <= field.most
    counted = next(name for name, field in unwritten.items() if field.base is not None)
    more = unwritten[counted].base + 1
    written = {field.field: field for field in set_form(game, begin_text(game) + f"{counted} = {more}\n")}
    assert (written[counted].value, written[counted].base) == (more, more - 1)
    assert written[counted].written


def test_titles_that_win_are_told_by_players() -> None:
    """No one number holds for the goal of Elekt. (ELK-112)"""
    goal = next(field for field in set_form("elekt", begin_text("elekt")) if field.field == "goal")
    assert goal.base is None
    assert "7 with two players, 6 with three, 5 with four" in goal.note


def set_form(game: str, text: str) -> list[FormField]:
    form = Draft(game, text).form("set", "en")
    assert form is not None
    return form.fields


def test_a_mistake_names_the_word_and_what_to_write() -> None:
    text = begin_text("elekt") + '[elite.moth_page]\nlines = ["When assigned: Gain 2 ambr."]\nsymbols = ["Brutality"]\n'
    found = ask("check", "elekt", text=text, card="elite.moth_page")
    assert not found["playable"]
    assert found["digest"] == ""
    first, second = found["mistakes"]
    assert (first["line"], first["field"], first["index"]) == (6, "lines", 0)
    assert first["value"] == "when assigned: gain 2 amber"
    assert (first["word"], first["instead"]) == ("ambr", "amber")
    assert (second["word"], second["instead"]) == ("Brutality", "brutality")
    assert first["value"] in first["choices"]
    listed = {card["key"]: card for card in found["cards"]}
    assert (listed["elite.moth_page"]["state"], listed["elite.moth_page"]["problems"]) == ("changed", 2)
    drawn = found["drawn"]["fr"]["moth_page"]  # it can be drawn without what is wrong
    assert (drawn["name"], drawn["text"]) == ("Page aux phalènes", "")


SLIPS: Final = [
    ("elekt", "when assigned: gain 2 ambr", "when assigned: gain 2 amber"),
    ("elekt", "when played: banish an unit", "when assigned: banish a unit"),
    ("elekt", "draw a unit", "when assigned: draw a unit"),
    ("elekt", "when assigned: gain 1 amber. Draw a unit.", "when assigned: gain 1 amber, then draw a unit"),
    ("elekt", "when assigned: “gain 1 amber”", "when assigned: gain 1 amber"),
    ("elekt", "when assigned: draw two units", "when assigned: draw 2 units"),
    ("revachol", "when played: gain 2 point", "when placed: gain 2 points"),
    ("revachol", "after completion: discard this", "after a completion: discard this"),
    ("revachol", "when placed: take another tern and gain 1 point", "when placed: take another turn and gain 1 point"),
    ("ecos", "place a dessert adjacent to lion", "place desert adjacent to a lion"),
    ("ecos", "2 points per stork on map", "2 points per stork on the map"),
    ("ecos", "move rhino up to 3", "move a rhino up to 3"),
    ("ecos", "choose: 1 point or gain sn", "choose: 1 point or gain sun"),
]


@pytest.mark.parametrize(("game", "typed", "meant"), SLIPS)
def test_what_was_meant_by_a_slip(game: str, typed: str, meant: str) -> None:
    language = language_of(game)
    assert not language.understands(typed)
    assert language.corrected(typed) == meant
    assert language.understands(meant)
    assert all(language.understands(line) for line in language.near(typed))


def language_of(game: str) -> Any:
    asked = (house_file(game).asked or {})[FIRST[game]]
    return asked["effects" if game == "ecos" else "lines"].language


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_sentence_has_an_example_that_is_read(game: str) -> None:
    """On some sort of card: so each can be offered."""
    dumb: set[str] = set()
    spoken: set[str] = set()
    for key in next_of_each_sort(game):
        for field in (house_file(game).asked or {})[key].values():
            if field.language is None:
                continue
            language = field.language
            heads = [form.example().text for form in language.occasions] or [""]
            for form in language.sentences:
                read = any(language.understands(head + form.example().text) for head in heads)
                (spoken if read else dumb).add(form.words)
    assert dumb - spoken == set()
    assert len(spoken) > 15


def next_of_each_sort(game: str) -> list[str]:
    return list({key.partition(".")[0]: key for key in reversed(house_file(game).cards)}.values())


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_is_offered_can_be_read(game: str) -> None:
    field = "effects" if game == "ecos" else "lines"
    language = language_of(game)
    for line in ("", "wh", "gain", "pl", language.near("draw")[0][:-3]):
        found = ask("complete", game, card=FIRST[game], field=field, line=line, at=len(line), language="ru")
        for offered in found["sentences"]:
            assert offered["text"].endswith(": ") or language.understands(offered["text"])
            assert bool(offered["meaning"]) == language.understands(offered["text"])
            for first, last in offered["blanks"]:
                assert 0 <= first <= last <= len(offered["text"])
    assert ask("complete", game, card=FIRST[game], field="symbols", line="", at=0)["cannot"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_all_sentences_are_all(game: str) -> None:
    field = "effects" if game == "ecos" else "lines"
    some, everything = [
        ask("complete", game, card=FIRST[game], field=field, line="", at=0, all=all) for all in (False, True)
    ]
    assert len(some["sentences"]) < len(everything["sentences"]) == everything["all"] == some["all"]


def test_completion_goes_on_from_what_is_typed() -> None:
    def offered(line: str) -> list[str]:
        found = ask("complete", "elekt", card="elite.moth_page", field="lines", line=line, at=len(line))
        return [sentence["text"] for sentence in found["sentences"]]

    assert offered("wh")[:1] == ["when assigned: "]
    assert "when assigned: draw a unit, then gain 1 amber" in offered("when assigned: draw a unit, then g")
    assert offered("when assigned: banish a sp") == ["when assigned: banish a spectre here"]
    assert "when assigned: gain 1 amber" in offered("amber")
    assert "when assigned, 1 amber: " in offered("when assigned, 1 am")
    assert {f"after winning {name}: " for name in ("brutality", "duplicity")} <= set(offered("after winn"))


EDITED: Final = """# my set
[set]
game = "revachol"   # the game
name = "mine"
base = "house"

# he talks
[ally.kim]
points = 2 # many
symbols = [
  "blue", # one
  "crown",
]

[task.gun]  # the gun
points = 3
"""


def test_a_change_leaves_all_else_as_it_was_typed() -> None:
    text = ask("edit", "revachol", text=EDITED, what="set", card="ally.kim", field="points", value=4)["text"]
    assert text == EDITED.replace("points = 2 # many", "points = 4 # many")
    text = ask("edit", "revachol", text=EDITED, what="set", card="task.gun", field="special", value=True)["text"]
    assert text == EDITED + "special = true\n"
    text = ask("edit", "revachol", text=EDITED, what="clear", card="task.gun", field="points")["text"]
    assert text == EDITED[: EDITED.index("\n[task.gun]")]  # nothing was left to say of it
    text = ask("edit", "revachol", text=EDITED, what="set", card="ally.lena", field="name", value={"fr": "Léna"})[
        "text"
    ]
    assert '[ally.lena]\nname = { fr = "Léna" }' in text
    assert all(line in text for line in EDITED.splitlines())


@pytest.mark.parametrize("game", registry.GAMES)
def test_new_cards_and_removed_ones_make_sets_that_can_be_played(game: str) -> None:
    for sort in {key.partition(".")[0] for key in house_file(game).cards}:
        made = ask("edit", game, text=begin_text(game), what="new", sort=sort, value="Élan vital")
        assert made["card"] == f"{sort}.elan_vital"
        assert made["checked"]["playable"], made["checked"]["mistakes"]
        assert made["checked"]["drawn"]["ru"]["elan_vital"]["name"] == "Élan vital"
        back = ask("edit", game, text=made["text"], what="revert", card=made["card"])
        assert back["text"] == begin_text(game)
    key = FIRST[game]
    replaced = ask("edit", game, text=begin_text(game), what="new", sort=key.split(".")[0], replaces=key.split(".")[1])
    assert replaced["checked"]["playable"]
    gone = ask("edit", game, text=begin_text(game), what="remove", card=key)
    assert {card["key"]: card["state"] for card in gone["checked"]["cards"]}[key] == "removed"
    there = ask("edit", game, text=gone["text"], what="revert", card=key)
    assert there["text"] == begin_text(game)
    assert there["checked"]["digest"] == registry.house_cards(game).digest


def test_texts_that_cannot_be_edited_and_values_that_are_none() -> None:
    text = begin_text("elekt")
    wrong: list[dict[str, Any]] = [
        {"text": "[set\n", "what": "set", "card": "elite.a", "field": "solo", "value": True},
        {"what": "set", "card": "elite.moth_page", "field": "lines", "value": [[1]]},
        {"what": "set", "card": "elite.moth_page", "field": "na me", "value": 1},
        {"what": "set", "card": "../etc", "field": "name", "value": "x"},
        {"what": "set", "card": "elite.moth_page", "field": "name", "value": {"de": "x"}},
        {"what": "set", "card": "elite.moth_page", "field": "name", "value": 1.5},
        {"what": "new", "sort": "nothing"},
        {"what": "new", "sort": "elite", "replaces": "nobody"},
        {"what": "revert", "card": "set"},
    ]
    for request in wrong:
        assert ask("edit", "elekt", **{"text": text, **request})["cannot"], request
    odd = 'a "quoted" \\ name\n\x07'
    told = ask("edit", "elekt", text=text, what="set", card="elite.moth_page", field="name", value=odd)
    assert tomllib.loads(told["text"])["elite"]["moth_page"]["name"] == odd
    assert told["checked"]["mistakes"][0]["field"] == "name"


def test_cards_from_a_spreadsheet() -> None:
    csv = (
        "card;name.en;name.fr;symbols;points;lines\n"
        "ally.kim;Kim;Kimé;blue | crown;3;\n"
        "ally.bob;Bob;;red;;when placed: gain 2 points | when lost: draw an ally\n"
    )
    found = ask("csv", "revachol", csv=csv)
    assert found["checked"]["playable"], found["checked"]["mistakes"]
    tables = tomllib.loads(found["text"])
    assert tables["set"]["allies"] == 41
    assert tables["ally"]["kim"] == {"name": {"en": "Kim", "fr": "Kimé"}, "symbols": ["blue", "crown"], "points": 3}
    assert tables["ally"]["bob"]["lines"] == ["when placed: gain 2 points", "when lost: draw an ally"]
    again = ask("csv", "revachol", csv="id,sort,points\nkim,ally,5\n", text=found["text"])
    assert tomllib.loads(again["text"])["ally"]["kim"]["points"] == 5
    known = ask("csv", "revachol", csv="id,points\nkim,4\n")  # one of the house needs no sort
    assert tomllib.loads(known["text"])["ally"]["kim"]["points"] == 4
    said = ask("csv", "revachol", csv="card,points\nkim,x\n", language="fr")["cannot"]
    assert said.startswith("ligne 2")
    assert "«sort»" in ask("csv", "revachol", csv="id,points\nnobody,4\n", language="ru")["cannot"]
    for wrong in ("", "a,b\n1,2\n", "card,points\nally.kim,many\n", "card,size\nally.kim,3\n", "card,points\nAlly,3\n"):
        assert ask("csv", "revachol", csv=wrong)["cannot"], wrong


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_card_that_is_tried_out_lies_there_when_the_game_begins(game: str) -> None:
    """One of each sort, by a deal that follows from secret and entropy as any other; else laid on top of its deck."""
    rules, cards = registry.game(game), registry.house_cards(game)
    for key in next_of_each_sort(game):
        asked = deal.DealRequest(begin_text(game), key, max(2, rules.fewest), {}, SECRET.hex())
        dealt = deal.find(game, asked)
        assert dealt == deal.find(game, asked)
        record = Record(game, cards.name, cards.digest, dealt.options, ["A", "B"], ["human"] * 2, SECRET, dealt.entropy)
        assert record.commitment == commitment(SECRET)
        record.laid = dealt.laid
        table = Table(rules, cards, record)
        table.settle()
        record.verify(rules, cards)
        id = key.partition(".")[2]
        if dealt.where == "next":
            assert key == "morale.logic"
            assert from_layout(rules, 2, dealt.options, cards, dealt.laid or {}).deck == [id]
        else:
            assert deal.lies(rules, table.state, {id}) == dealt.where
            assert re.search(rf'["\']{id}["\']', str(rules.view(table.state, 0)))


def test_types_of_its_own_are_named_while_a_card_is_typed() -> None:
    own = '[type.blood_knight]\nname = { en = "Blood Knight", fr = "Chevalier de sang" }\n'
    text = begin_text("elekt") + own + '[elite.moth_page]\ntype = "blood_knight"\n'
    told = ask("check", "elekt", text=text)["words"]
    assert (told["en"]["blood_knight"], told["fr"]["blood_knight"]) == ("Blood Knight", "Chevalier de sang")
    assert ask("check", "elekt", text="[set")["words"] == {language: {} for language in LANGUAGES}


def test_what_differs_card_by_card() -> None:
    text = begin_text("elekt") + '[elite.moth_page]\nlines = ["when assigned: draw 2 units"]\n'
    (change,) = ask("changes", "elekt", text=text, other="")
    assert (change["key"], change["state"]) == ("elite.moth_page", "changed")
    assert [(line["kind"], line["text"]) for line in change["lines"]] == [
        ("-", "when assigned: draw a unit"),
        ("+", "when assigned: draw 2 units"),
    ]
    assert [line["field"] for line in change["lines"]] == ["What it does"] * 2
    (change,) = ask(
        "changes", "revachol", text=begin_text("revachol") + "[ally.kim]\npoints = 1\n", other="", language="ru"
    )
    assert [(line["field"], line["text"]) for line in change["lines"]] == [("Очки", "1")]
    assert ask("changes", "elekt", text=text, other=text) == []
    assert "not TOML" in ask("changes", "elekt", text=text + "x", other="")["cannot"]
    assert "pas du TOML" in ask("changes", "elekt", text=text + "x", other="", language="fr")["cannot"]


AS_IN_THE_HOUSE: Final = {
    "ecos": ("card.grazing_plain", "name", "back", "slots", "effects"),
    "elekt": ("elite.moth_page", "name", "symbols", "lines", "copies = 1", "solo = true"),
    "revachol": ("ally.kim", "name", "symbols", "skill", "points = 0", "copies = 1"),
}


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_card_that_is_read_as_that_of_the_house_is_not_changed(game: str) -> None:
    """Whatever is written of it: the same value, what holds anyway, a line in capitals."""
    key, *fields = AS_IN_THE_HOUSE[game]
    house = house_card(game, key)
    assert house is not None
    names = {language: house_texts(game, language).card(key.partition(".")[2]) for language in LANGUAGES}
    for field in fields:
        name = field.partition(" ")[0]
        value = names if name == "name" else [line.upper() for line in house.get(name, [])]
        same = value if name in ("name", "lines", "effects") else house.get(name)
        line = field if "=" in field else f"{name} = {written(same)}"
        draft = Draft(game, begin_text(game) + f"[{key}]\n{line}\n")
        assert draft.cards is not None, draft.mistakes
        assert draft.cards.digest == registry.house_cards(game).digest
        assert draft.state(key) == "house", line
        form = draft.form(key, "en")
        assert form is not None
        assert (form.state, form.change) == ("house", None), line
        (asked,) = [each for each in form.fields if each.field == name]
        if "=" in field:
            assert asked.base == asked.value
        assert ask("changes", game, text=draft.text, other="") == []


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("revachol ally.kim", "copies = true"),
        ("revachol ally.kim", 'skill = ""'),
        ("revachol ally.kim", 'name = { en = "Kim" }'),
        ("elekt elite.moth_page", "copies = 2"),
        ("elekt elite.moth_page", "solo = false"),
        ("elekt elite.moth_page", "lines = []"),
        ("elekt elite.moth_page", 'lines = ["when assigned: drow a unit"]'),
    ],
)
def test_a_card_that_is_read_otherwise_is_changed(card: str, line: str) -> None:
    game, key = card.split()
    draft = Draft(game, begin_text(game) + f"[{key}]\n{line}\n")
    form = draft.form(key, "en")
    assert form is not None
    assert form.change is not None
    assert {each.field for each in form.change.lines} == {line.partition(" ")[0]}
    assert draft.state(key) == form.state == "changed"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "one or two symbols"), ("fr", "un ou deux symboles"), ("ru", "один или два символа")]
)
def test_mistakes_and_notes_of_fields_are_in_the_language_asked_for(language: str, said: str) -> None:
    text = begin_text("revachol") + "[ally.kim]\nsymbols = []\n"
    told = ask("check", "revachol", text=text, card="ally.kim", language=language)
    (mistake,) = told["mistakes"]
    assert (mistake["card"], mistake["field"], mistake["line"]) == ("ally.kim", "symbols", text.count("\n"))
    assert said in mistake["text"]
    assert said in next(field["note"] for field in told["form"]["fields"] if field["field"] == "symbols")
