"""The cards of Echoes of Revachol: the house set keeps every known fact, and the loader finds every mistake."""

# ruff: noqa: E501 (a fact or a mistake reads best on one line)

import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from tablee import registry
from tablee.core import cardfile
from tablee.core.cardfile import CardFileError, read_card_file
from tablee.core.mistake import Mistake, shown
from tablee.core.printed import LANGUAGES, text_id
from tablee.games import revachol
from tablee.games.revachol.cardset import COUNTS, EVENTS, FAMILIES, KINDS, SKILLS, Cards
from tablee.games.revachol.symbols import COLOURS, SYMBOLS, bag
from tests.games.revachol.revachol_printed import change_cards, read_cards

TEMPLATE: Final = registry.card_template("revachol")

FOLDER = Path(revachol.__file__).parent
HOUSE = (FOLDER / "cards" / "house.toml").read_text(encoding="utf-8")
RAW = tomllib.loads(HOUSE)

BORROWERS = ("lena", "cuno", "jean", "klaasje")
DOUBLERS = ("trant", "gardener", "measurehead", "joyce")
CROWNERS = ("titus", "ruby")
RULEBOOK_ORDER = (
    *BORROWERS, *DOUBLERS, "dolores", "cindy", "kim", "harry", "garte", *CROWNERS, "evrart",
)  # fmt: skip
CHARACTER_SHEET = {
    "intellect": "logic encyclopedia rhetoric drama conceptualization visual_calculus",
    "psyche": "volition inland_empire empathy authority esprit_de_corps suggestion",
    "physique": "endurance pain_threshold physical_instrument electrochemistry shivers half_light",
    "motorics": "hand_eye perception reaction_speed savoir_faire interfacing composure",
}


def messages(path: Path) -> dict[str, ast.Message]:
    resource = parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({m.id.name for m in found}) == len(found), f"{path}: a message twice"
    return {m.id.name: m for m in found}


CARD_TEXTS = {
    language: {
        id: message
        for id, message in messages(FOLDER / "cards" / f"house.{language}.ftl").items()
        if id.partition("-")[0] in KINDS
    }
    for language in LANGUAGES
}
"""Those of cards; the words of an effect that one card alone has stand beside them."""
GAME_TEXTS = {language: messages(FOLDER / "text" / f"cards.{language}.ftl") for language in LANGUAGES}
KNOWN = frozenset(CARD_TEXTS["en"])


@pytest.fixture(scope="module")
def house() -> Cards:
    return read_cards(HOUSE, "house.toml", KNOWN)


def mistakes(text: str, known: frozenset[str] | None = KNOWN) -> tuple[Mistake, ...]:
    with pytest.raises(CardFileError) as caught:
        read_cards(text, "house.toml", known)
    return caught.value.mistakes


def line_of(text: str, fragment: str) -> int:
    lines = [number for number, line in enumerate(text.split("\n"), 1) if fragment in line]
    assert len(lines) == 1, f"{fragment!r} stands in lines {lines}"
    return lines[0]


def edited(old: str, new: str, card: str = "") -> str:
    """The house file with one change, made in the table of that card."""
    start = HOUSE.index(f"[{card}]") if card else 0
    at = HOUSE.index(old, start)
    return HOUSE[:at] + new + HOUSE[at + len(old) :]


# --- What is known of the printed cards (cards.md, section 1) -------------------------------------------------


FACTS: list[tuple[str, str, Callable[[Cards], bool]]] = [
    ("rulebook", "40 Ally cards (ECH-01)", lambda c: len(c.allies) == 40),
    ("rulebook", "25 Task cards (ECH-01)", lambda c: len(c.tasks) == 25),
    ("rulebook", "24 Morale cards (ECH-01)", lambda c: len(c.morale) == 24),
    ("rulebook", "seven symbols (ECH-07)", lambda c: {s for a in c.allies.values() for s in a.symbols} == {*SYMBOLS}),
    ("rulebook", "an Ally has one or two symbols (ECH-04)", lambda c: {len(a.symbols) for a in c.allies.values()} == {1, 2}),
    ("rulebook", "a Task has one to four symbols (ECH-06)", lambda c: {len(t.requires) for t in c.tasks.values()} == {1, 2, 3, 4}),
    ("rulebook", "some Tasks are Special", lambda c: 0 < sum(t.special for t in c.tasks.values()) < 25),
    ("rulebook", "three kinds of events", lambda c: {m.event for m in c.morale.values()} == {"corps", "task", "hand"}),
    ("rulebook", "sixteen Allies have a unique skill", lambda c: {*RULEBOOK_ORDER} == {a.id for a in c.allies.values() if a.skill}),
    ("rulebook", "Lena borrows", lambda c: c.allies["lena"].skill == "borrow"),
    ("rulebook", "Cuno borrows", lambda c: c.allies["cuno"].skill == "borrow"),
    ("rulebook", "Jean Vicquemare borrows", lambda c: c.allies["jean"].skill == "borrow"),
    ("rulebook", "Klaasje borrows", lambda c: c.allies["klaasje"].skill == "borrow"),
    ("rulebook", "Trant Heidelstam doubles", lambda c: c.allies["trant"].skill == "double"),
    ("rulebook", "the Gardener doubles", lambda c: c.allies["gardener"].skill == "double"),
    ("rulebook", "Measurehead doubles", lambda c: c.allies["measurehead"].skill == "double"),
    ("rulebook", "Joyce Messier doubles", lambda c: c.allies["joyce"].skill == "double"),
    ("rulebook", "Dolores Dei is immune", lambda c: c.allies["dolores"].skill == "immune"),
    ("rulebook", "after Cindy another Ally", lambda c: c.allies["cindy"].skill == "another"),
    ("rulebook", "Kim stays", lambda c: c.allies["kim"].skill == "stays"),
    ("rulebook", "Harry takes", lambda c: c.allies["harry"].skill == "take"),
    ("rulebook", "Garte moves", lambda c: c.allies["garte"].skill == "moves"),
    ("rulebook", "Titus has the Special crown", lambda c: c.allies["titus"].skill == "special"),
    ("rulebook", "Ruby has the Special crown", lambda c: c.allies["ruby"].skill == "special"),
    ("rulebook", "Evrart draws", lambda c: c.allies["evrart"].skill == "draw"),
    ("rulebook", "each Borrower shows a crown", lambda c: all("crown" in c.allies[a].symbols for a in BORROWERS)),
    ("rulebook", "a given Borrower is worth 1", lambda c: all(c.allies[a].points == 1 for a in BORROWERS)),
    ("rulebook", "a given Harry is worth 2", lambda c: c.allies["harry"].points == 2),
    ("rulebook", "Titus and Ruby show one crown", lambda c: all(c.allies[a].symbols.count("crown") == 1 for a in CROWNERS)),
    ("rulebook, weak", "Dolores Dei has one symbol", lambda c: len(c.allies["dolores"].symbols) == 1),
    ("rulebook", "a Task Track down your badge", lambda c: "badge" in c.tasks),
    ("rulebook", "a Task Go to the island", lambda c: "island" in c.tasks),
    ("rulebook example", "badge and island need a yellow", lambda c: "yellow" in both(c)),
    ("rulebook example", "badge and island need exactly one orange", lambda c: both(c).count("orange") == 1),
    ("published", "Harry Du Bois shows 2", lambda c: c.allies["harry"].points == 2),
    ("published", "Harry Du Bois shows two purple crosses", lambda c: c.allies["harry"].symbols == ("purple", "purple")),
    ("published", "Kim Kitsuragi shows one orange cross, nothing else", lambda c: c.allies["kim"].symbols == ("orange",)),
    ("published", "a number only on Allies that score", lambda c: {a.id for a in c.allies.values() if a.points} == {*BORROWERS, "harry"}),
    ("published", "Volition is a Morale card with the Psyche banner", lambda c: c.morale["volition"].family == "psyche"),
    ("published", "Volition's right die is 3", lambda c: c.morale["volition"].dice[1] == 3),
    ("published", "Volition costs a card from a Corps", lambda c: c.morale["volition"].event == "corps"),
]  # fmt: skip


def both(cards: Cards) -> tuple[str, ...]:
    return cards.tasks["badge"].requires + cards.tasks["island"].requires


@pytest.mark.parametrize(("source", "fact", "holds"), FACTS, ids=[f"{s}: {f}" for s, f, _ in FACTS])
def test_known_fact(house: Cards, source: str, fact: str, holds: Callable[[Cards], bool]) -> None:
    assert holds(house), f"{fact} ({source})"


def test_the_values_of_the_fixture_of_the_rulebook_example(house: Cards) -> None:
    """ECH-55: a Corps with two oranges and a crown takes both Tasks; the crown is the yellow, an orange is wasted."""
    corps = Counter(s for a in ("nix", "dolores", "measurehead", "chester") for s in house.allies[a].symbols)
    assert Counter(both(house)) - corps == Counter(["yellow"])
    assert corps - Counter(both(house)) == Counter(["crown", "orange"])
    assert house.tasks["badge"].points == house.tasks["island"].points == 2


def test_every_value_marked_as_known_is_in_the_template_and_no_other() -> None:
    known = {
        (kind, id, field): card[field]
        for kind in KINDS
        for id, card in RAW[kind].items()
        for field, origin in card["source"].items()
        if field in card and origin in ("rulebook", "published")
    }
    blank = tomllib.loads(TEMPLATE)
    written = {
        (kind, id, field): value for kind in KINDS for id, card in blank[kind].items() for field, value in card.items()
    }
    assert written == known


# --- The house set ---------------------------------------------------------------------------------------------


def test_house_passes(house: Cards) -> None:
    assert house.name == "house"
    assert house.names == {}
    assert {"ally": len(house.allies), "task": len(house.tasks), "morale": len(house.morale)} == COUNTS
    assert all(ally.id == ally.of == id for id, ally in house.allies.items())
    assert all(task.id == task.of == id for id, task in house.tasks.items())
    assert all(morale.id == morale.of == id for id, morale in house.morale.items())


def test_cards_carry_their_bags(house: Cards) -> None:
    assert all(ally.bag == bag(ally.symbols) for ally in house.allies.values())
    assert all(task.bag == bag(task.requires) for task in house.tasks.values())


def test_cards_stand_in_the_order_of_their_ids_and_lists_in_that_of_the_file(house: Cards) -> None:
    assert list(house.allies) == sorted(RAW["ally"])
    assert house.order == (*RAW["ally"], *RAW["task"], *RAW["morale"])
    assert house.order[:16] == RULEBOOK_ORDER
    assert list(RAW["task"])[:2] == ["badge", "island"]
    assert list(RAW["morale"]) == " ".join(CHARACTER_SHEET.values()).split()


def test_every_colour_is_as_good_as_any_other(house: Cards) -> None:
    shown = Counter(s for a in house.allies.values() for s in a.symbols)
    showing = Counter(s for a in house.allies.values() for s in set(a.symbols))
    asked = Counter(s for t in house.tasks.values() for s in t.requires)
    assert shown == {**dict.fromkeys(COLOURS, 9), "crown": 7}
    assert showing == {**dict.fromkeys(COLOURS, 8), "crown": 7}
    assert asked == dict.fromkeys(COLOURS, 10)


def test_two_symbols_every_pair_and_every_double_once(house: Cards) -> None:
    pairs = Counter(frozenset(a.symbols) for a in house.allies.values() if len(set(a.symbols)) == 2)
    assert pairs == Counter(frozenset(pair) for pair in combinations(COLOURS, 2))
    doubles = sorted(a.symbols for a in house.allies.values() if len(a.symbols) == 2 and len(set(a.symbols)) == 1)
    assert doubles == sorted((colour, colour) for colour in COLOURS)


def test_a_skill_is_paid_for_with_the_second_symbol(house: Cards) -> None:
    assert [a.id for a in house.allies.values() if a.skill and len(a.symbols) == 2] == ["harry"]


def test_points_of_tasks_follow_one_rule(house: Cards) -> None:
    """1, 2, 4, 7 by size, and one more where a colour is repeated."""
    for task in house.tasks.values():
        repeated = len(set(task.requires)) < len(task.requires)
        assert task.points == (0, 1, 2, 4, 7)[len(task.requires)] + repeated, task.id
    assert sum(task.points for task in house.tasks.values()) == 85
    assert Counter(len(task.requires) for task in house.tasks.values()) == {1: 6, 2: 7, 3: 8, 4: 4}


def test_special_tasks(house: Cards) -> None:
    special = {t.id for t in house.tasks.values() if t.special}
    assert special == {"body", "phasmid", "hardies", "bullet", "tribunal"}
    assert all(card.get("special", True) for card in RAW["task"].values()), "leave `special` out instead of false"


def test_events_and_dice_are_spread_evenly(house: Cards) -> None:
    morale = house.morale.values()
    assert Counter(m.event for m in morale) == dict.fromkeys(EVENTS, 8)
    assert all(m.dice[0] <= m.dice[1] for m in morale), "the pair has no order: the lower die first"
    pairs = Counter(m.dice for m in morale)
    assert set(pairs) == set(combinations_with_replacement(range(1, 7), 2)), "all 21 pairs"
    assert {pair for pair, n in pairs.items() if n == 2} == {(1, 6), (2, 5), (3, 4)}
    assert len({(m.dice, m.event) for m in morale}) == 24, "no pair twice in one event"
    assert Counter(face for m in morale for face in m.dice) == dict.fromkeys(range(1, 7), 8)
    for event in EVENTS:
        assert sum(m.dice[0] == m.dice[1] for m in morale if m.event == event) == 2, "all events save alike"
        mixed = Counter(face for m in morale if m.event == event and m.dice[0] != m.dice[1] for face in m.dice)
        assert mixed == dict.fromkeys(range(1, 7), 2)
    for family in FAMILIES:
        assert {m.id for m in morale if m.family == family} == set(CHARACTER_SHEET[family].split())
        assert Counter(m.event for m in morale if m.family == family) == dict.fromkeys(EVENTS, 2)


# --- Texts -----------------------------------------------------------------------------------------------------

ATTRIBUTES = {"ally": {"flavour"}, "task": {"text", "flavour"}, "morale": {"flavour"}}
PRINTED_NAMES = {
    "en": {
        "lena": "Lena, the Cryptozoologist’s wife", "cuno": "Cuno", "jean": "Jean Vicquemare",
        "klaasje": "Klaasje (Miss Orange Disco Dancer)", "trant": "Trant Heidelstam", "gardener": "The Gardener",
        "measurehead": "Measurehead", "joyce": "Joyce Messier", "dolores": "Dolores Dei", "cindy": "Cindy the Skull",
        "kim": "Kim Kitsuragi", "harry": "Harry Du Bois", "garte": "Garte, the cafeteria manager",
        "titus": "Titus Hardie", "ruby": "Ruby, the instigator", "evrart": "Evrart Claire",
        "badge": "Track down your badge", "island": "Go to the island",
    },
    "fr": {"badge": "Trouver votre badge", "island": "Aller sur l’île"},
    "ru": {
        "lena": "Лена, жена Криптозоолога", "cuno": "Куно", "jean": "Жан Викмар", "klaasje": "Клаасье",
        "trant": "Трэнт Хейдельстам", "gardener": "Элизабет", "measurehead": "Головомер", "joyce": "Джойс Мессье",
        "dolores": "Долорес Деи", "cindy": "Синди Череп", "kim": "Ким Кицураги", "harry": "Гаррье Дюбуа",
        "garte": "Гарт, управляющий кафетерием", "titus": "Тит Харди", "ruby": "Руби, зачинщица",
        "evrart": "Эврал Клэр", "badge": "Найди свой значок", "island": "Отправляйся на остров",
    },
}  # fmt: skip
SYMBOL_NAMES = {
    "en": "Blue Circle, Yellow Triangle, Green Pentagon, Red Rhombus, Orange Cross (+), Purple Cross (X), White Crown",
    "fr": "Cercle Bleu, Triangle Jaune, Pentagone Vert, Losange Rouge, Croix orange (+), Croix violette (X), Couronne Blanche",
    "ru": "Синий Круг, Жёлтый Треугольник, Зелёный Пятиугольник, Красный Ромб, Оранжевый Крест (+), Пурпурный Крест (X), Белая Корона",
}  # fmt: skip
TERMS = {
    "en": {"skill-borrow": "Corps", "skill-immune": "Morale Loss Event", "skill-special": "Special Task",
           "skill-draw": "Horseback Monument Deck", "event-corps": "Corps", "event-task": "Completed Tasks", "skill-take": "victory points"},
    "fr": {"skill-borrow": "Escouade", "skill-immune": "Évènement de Perte de Moral", "skill-special": "Tâche Spéciale",
           "skill-draw": "Deck Statue Équestre", "event-corps": "Escouades", "event-task": "Tâches complétées", "skill-take": "points de victoire"},
    "ru": {"skill-borrow": "Подразделения", "skill-immune": "Событие потери морали", "skill-special": "Особого Задания",
           "skill-draw": "колоды Филиппа III", "event-corps": "Подразделений", "event-task": "Выполненных Заданий", "skill-take": "победные очки"},
}  # fmt: skip


def plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(e.value if isinstance(e, ast.TextElement) else "{}" for e in pattern.elements)


def variables(message: ast.Message) -> set[str]:
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    placed = [e.expression for p in patterns if p for e in p.elements if isinstance(e, ast.Placeable)]
    assert all(isinstance(expression, ast.VariableReference) for expression in placed)
    return {expression.id.name for expression in placed if isinstance(expression, ast.VariableReference)}


def sources(path: Path) -> dict[str, str]:
    """The `## source:` group in which each message stands."""
    found, now = {}, ""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            assert entry.content is not None
            word, _, now = entry.content.partition(": ")
            assert word == "source"
            assert now in ("rulebook", "published", "house")
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = now
    return found


def lines_of_text() -> Iterator[tuple[str, str, str, str]]:
    for language in LANGUAGES:
        for id, message in CARD_TEXTS[language].items():
            yield language, id, "name", plain(message.value)
            for attribute in message.attributes:
                yield language, id, attribute.id.name, plain(attribute.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_all_its_texts_and_no_text_is_without_a_card(language: str) -> None:
    wanted = {text_id(kind, id): ATTRIBUTES[kind] for kind in KINDS for id in RAW[kind]}
    having = {id: {a.id.name for a in m.attributes} for id, m in CARD_TEXTS[language].items()}
    assert having == wanted
    assert list(having) == list(wanted), "in the order of the cards"
    assert not [id for id, message in CARD_TEXTS[language].items() if variables(message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_game_are_complete(language: str) -> None:
    wanted = [f"symbol-{s}" for s in SYMBOLS] + [f"letter-{s}" for s in SYMBOLS] + [f"family-{f}" for f in FAMILIES]
    wanted += [f"skill-{s}" for s in SKILLS] + [f"event-{e}" for e in EVENTS]
    assert list(GAME_TEXTS[language]) == wanted
    for id, message in GAME_TEXTS[language].items():
        assert message.attributes == []
        assert variables(message) == ({"points"} if id in ("skill-borrow", "skill-take") else set()), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_printed_in_the_rulebooks(language: str) -> None:
    named = PRINTED_NAMES[language]
    for id, name in named.items():
        kind = "task" if id in ("badge", "island") else "ally"
        assert plain(CARD_TEXTS[language][f"{kind}-{id}"].value) == name
    symbols = ", ".join(plain(GAME_TEXTS[language][f"symbol-{s}"].value) for s in SYMBOLS)
    assert symbols == SYMBOL_NAMES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_of_the_rulebooks(language: str) -> None:
    for id, term in TERMS[language].items():
        assert term in plain(GAME_TEXTS[language][id].value), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_name_says_where_it_comes_from(language: str) -> None:
    found = sources(FOLDER / "cards" / f"house.{language}.ftl")
    named = {f"{'task' if id in ('badge', 'island') else 'ally'}-{id}" for id in PRINTED_NAMES[language]}
    assert {id for id, origin in found.items() if origin == "rulebook"} == named
    seen = {id for id, origin in found.items() if origin == "published"}
    assert seen == ({"morale-volition"} if language == "en" else set())
    game = sources(FOLDER / "text" / f"cards.{language}.ftl")
    assert {id for id, origin in game.items() if origin == "rulebook"} == {f"symbol-{s}" for s in SYMBOLS}


def test_the_source_of_an_english_name_is_that_of_its_card() -> None:
    cards = {text_id(kind, id): card["source"]["card"] for kind in KINDS for id, card in RAW[kind].items()}
    named = sources(FOLDER / "cards" / "house.en.ftl")
    assert {id: source for id, source in named.items() if id.partition("-")[0] in KINDS} == cards


def test_texts_fit_on_a_card() -> None:
    for language, id, field, line in lines_of_text():
        where = f"{language}: {id}.{field}: {line}"
        assert 0 < len(line) <= {"name": 45, "flavour": 90, "text": 120}[field], where
        assert line == line.strip(), where
        assert "  " not in line, where
        assert field == "name" or line[-1] in ".!?…»", where
        assert field != "text" or sum(line.count(stop) for stop in ".!?") == 1, where
        assert language != "ru" or re.search("[а-я]", line), where
        assert language != "fr" or not re.search(" [:;!?»]|« ", line), f"no break here: {where}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_a_kind_have_one_name(language: str) -> None:
    names = Counter((id.split("-")[0], plain(m.value)) for id, m in CARD_TEXTS[language].items())
    assert [name for name, n in names.items() if n > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_can_be_shown(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in (FOLDER / "cards" / f"house.{language}.ftl", FOLDER / "text" / f"cards.{language}.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for id in (*CARD_TEXTS[language], *GAME_TEXTS[language]):
        message = bundle.get_message(id)
        for pattern in (message.value, *message.attributes.values()):
            assert pattern is not None
            shown, errors = bundle.format_pattern(pattern, {"points": 2})
            assert shown
            assert errors == []
            assert "{" not in str(shown)
    take = bundle.get_message("skill-take").value
    assert take is not None
    taken, _ = bundle.format_pattern(take, {"points": 2})
    assert re.search(r"[ \u00a0]2\)\.$", str(taken))


# --- Mistakes --------------------------------------------------------------------------------------------------

# What is changed in which card; the line with the mistake (found by a piece of it); the field; the message.
MISTAKES = [
    ("ally.steban", '"blue", "red"', '"bleu", "red"', '"bleu"', "symbols", 'unknown symbol "bleu" (one of: blue, yellow, green, red, orange, purple, crown)'),
    ("ally.steban", '"blue", "red"', "", "symbols = []", "symbols", "one or two symbols (ECH-04), not 0"),
    ("ally.steban", '"blue", "red"', '"red", "red", "red"', '"red", "red", "red"', "symbols", "one or two symbols (ECH-04), not 3"),
    ("ally.steban", '["blue", "red"]', '"blue"', 'symbols = "blue"', "symbols", 'a list expected, not "blue"'),
    ("ally.steban", '"blue", "red"', '\n  "blue",\n  17\n', "  17", "symbols", "text expected, not 17"),
    ("ally.steban", "symbols = [", "symbol = [", "symbol = [", "symbol", 'unknown field: symbol (did you mean "symbols"?)'),
    ("ally.steban", "symbols = [", "#[", "[ally.steban]", "symbols", "missing field: symbols"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\nzzz = 1", "zzz", "zzz", "unknown field: zzz"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\npoints = 100", "points = 100", "points", "0 to 99, not 100"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\npoints = true", "points = true", "points", "a whole number expected, not true"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\ncopies = 0", "copies = 0", "copies", "1 to 40, not 0"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\ncopies = 2", "[ally.lena]", "", "41 Ally cards instead of 40 (ECH-01)"),
    ("ally.steban", "[ally.steban]", "[ally.Steban]\nname = 'S'", "[ally.Steban]", "", "an id has small letters, digits and underscores, a letter first, at most 40"),
    ("ally.steban", "[ally.steban]", "[ally.nobody]\nname = 'S'", "[ally.nobody]", "", "the id is a word of the game itself, choose another"),
    ("ally.steban", "[ally.steban]", "[ally.badge]\nname = 'S'", "[task.badge]", "", "the id is already taken by ally.badge"),
    ("ally.steban", "[ally.steban]", "[ally.esteban]", "[ally.esteban]", "name", 'missing text: the house set has no card of this id, so give it a name = "…"'),
    ("ally.steban", "[ally.steban]", "[ally.steban]\nname = ''", "name = ''", "name", "empty text"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\nname = 'a\\n'\nflavour = \"a\\nb\"", 'flavour = "a', "flavour", "one line of printable text expected"),
    ("ally.steban", "[ally.steban]", f"[ally.steban]\nname = '{'a' * 61}'", "name = 'a", "name", "61 characters, at most 60"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\nname = { en = 'S', de = 'S' }", "de = 'S'", "name.de", "unknown field: name.de"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\nname = { en = 3 }", "en = 3", "name.en", "text expected, not 3"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\nname = {}", "name = {}", "name", "empty text (one or more of: en, fr, ru)"),
    ("ally.steban", "[ally.steban]", "[ally.steban]\ntext = 'Borrows.'", "text = ", "text", 'unknown field: text'),
    ("ally.kim", '"stays"', '"stay"', '"stay"', "skill", 'unknown skill "stay" (one of: borrow, double, immune, another, stays, take, moves, special, draw)'),
    ("ally.lena", "points  = 1", "points  = 3", "points  = 3", "points", '1 with the skill "borrow" (ECH-R76), not 3'),
    ("ally.harry", "points  = 2", "points  = 1 ", "points  = 1 ", "points", '2 with the skill "take" (ECH-R76), not 1'),
    ("ally.lena", '"crown"', '"purple"]#', '"purple"]#', "symbols", 'a crown expected with the skill "borrow" (ECH-101)'),
    ("ally.ruby", '"crown"', '"purple"]#', '"purple"]#', "symbols", 'a crown expected with the skill "special" (ECH-122)'),
    ("ally.steban", 'symbols = "house"', 'symbols = "hose"', '"hose"', "source.symbols", 'unknown source "hose" (one of: rulebook, published, house, box)'),
    ("ally.steban", ', symbols = "house"', "", "[ally.steban]+2", "source.symbols", "missing field: source.symbols"),
    ("ally.steban", 'symbols = "house"', 'symbols = ["house"]', 'symbols = ["house"]', "source.symbols", "one source for each value of the list, not 1"),
    ("ally.steban", 'card = "house"', 'card = "house", skill = "house"', 'card = "house", skill', "source.skill", "the card has no such value"),
    ("ally.steban", "source  =", "#", "[ally.steban]", "source", "missing field: source"),
    ("ally.steban", "source  = {", 'source = "house" #', 'source = "house" #', "source", 'a table expected, not "house"'),
    ("task.gun", "points   = 4", "", "[task.gun]", "points", "missing field: points"),
    ("task.gun", "points   = 4", "points   = 4.5", "4.5", "points", "a whole number expected, not 4.5"),
    ("task.gun", '"blue", "yellow"', '"crown", "yellow"', '"crown", "yellow"', "requires", "coloured symbols only, no crown (ECH-R36)"),
    ("task.gun", '["blue", "yellow", "orange"]', '["red", "red", "red", "red", "red"]', '"red", "red", "red"', "requires", "one to four symbols (ECH-06), not 5"),
    ("task.body", "special  = true", 'special  = "yes"', '"yes"', "special", 'true or false expected, not "yes"'),
    ("morale.logic", "[1, 6]", "[0, 6]", "[0, 6]", "dice", "two dice with 1 to 6 (ECH-05), not 0"),
    ("morale.logic", "[1, 6]", "[1, 1, 6]", "[1, 1, 6]", "dice", "two dice with 1 to 6 (ECH-05), not 3"),
    ("morale.logic", "[1, 6]", '[1, "6"]', '[1, "6"]', "dice", 'a whole number expected, not "6"'),
    ("morale.logic", '"task"', '"tasks"', '"tasks"', "event", 'unknown event "tasks" (one of: corps, task, hand)'),
    ("morale.logic", 'family = "intellect"', 'family = "mind"', '"mind"', "family", 'unknown family "mind" (one of: intellect, psyche, physique, motorics)'),
    ("set", '"revachol"', '"elekt"', '"elekt"', "game", 'this is a file of the game "elekt", and it is read as one of "revachol"'),
    ("set", "name    =", "nam =", "nam =", "nam", 'unknown field: nam (did you mean "name"?)'),
    ("set", '"house"', '"My set"', '"My set"', "name", '"My set": small letters, digits, - and _, a letter first'),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "old", "new", "line", "field", "message"), MISTAKES, ids=[m[5][:50] for m in MISTAKES]
)
def test_mistake(card: str, old: str, new: str, line: str, field: str, message: str) -> None:
    text = edited(old, new, card)
    fragment, _, further = line.partition("+")
    expected = (line_of(text, fragment) + int(further or 0), field, message)
    found = [(m.line, m.field, m.message) for m in mistakes(text)]
    assert expected in found


@pytest.mark.parametrize("change", [m[:3] for m in MISTAKES if m[0].startswith("ally.")])
def test_mistakes_name_their_card(change: tuple[str, str, str]) -> None:
    card, old, new = change
    renamed = re.search(r"^\[(ally\.\w+)\]", new)
    cards = {card, renamed[1] if renamed else card, "ally", "task.badge"}
    assert {m.card for m in mistakes(edited(old, new, card))} <= cards


def test_a_mistake_as_it_is_printed() -> None:
    (mistake,) = mistakes(edited('"blue", "red"', '"bleu", "red"', "ally.steban"))
    line = line_of(HOUSE, "[ally.steban]") + 1
    assert (
        str(mistake) == f'house.toml:{line}: ally.steban: symbols: unknown symbol "bleu" '
        '(one of: blue, yellow, green, red, orange, purple, crown) (did you mean "blue"?)'
    )
    (mistake,) = mistakes(edited("points   = 4", "", "task.gun"))
    assert str(mistake) == f"house.toml:{line_of(HOUSE, '[task.gun]')}: task.gun: missing field: points"


def test_all_mistakes_at_once_in_the_order_of_the_lines() -> None:
    text = HOUSE
    for old, new in (('skill   = "draw"', 'skil = "draw"'), ("dice   = [3, 3]", "dice = [3, 7]"), ('"blue", "red"]', '"bleu", "rot"]')):  # fmt: skip
        text = text.replace(old, new, 1)
    with pytest.raises(CardFileError) as caught:
        read_cards(text, "mine.toml")
    found = caught.value.mistakes
    assert [(m.card, m.field) for m in found] == [
        ("ally.evrart", "skil"),
        ("ally.steban", "symbols"),
        ("ally.steban", "symbols"),
        ("morale.encyclopedia", "dice"),
    ]
    assert str(caught.value).split("\n") == [str(m) for m in found]
    assert all(str(m).startswith(f"mine.toml:{m.line}: ") for m in found)


def test_a_file_with_nothing_in_it() -> None:
    assert [str(m) for m in mistakes("")] == [
        "house.toml:1: set: missing table: [set] with game and name",
        "house.toml:1: ally: 0 Ally cards instead of 40 (ECH-01)",
        "house.toml:1: task: 0 Task cards instead of 25 (ECH-01)",
        "house.toml:1: morale: 0 Morale cards instead of 24 (ECH-01)",
    ]


def test_tables_where_no_tables_should_be() -> None:
    found = [str(m) for m in mistakes('ally = 3\nset = "x"\ntask.gun = 4\n[alli.lena]\n')]
    assert "house.toml:1: ally: a table expected, not 3" in found
    assert 'house.toml:2: set: a table expected, not "x"' in found
    assert "house.toml:3: task: gun: a table [task.gun] expected, not 4" in found
    assert 'house.toml:4: unknown field: alli (did you mean "ally"?)' in found


# --- Any card file ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (
            "a = 1\nb = [1,\n2\nc = 3\n",
            2,
            "not TOML: a list or text that begins here is not closed: ] or a quotation mark is missing",
        ),
        ("a = 1\n\nb == 2\n", 3, "not TOML: Invalid value"),
        ('a = 1\nb = """x\ny\n', 2, "not TOML: a quotation mark of b is missing"),
        ("[a]\nb = 1\n[a]\n", 3, "the table [a] stands twice, first in line 1"),
        ("a = 1\na = 2\n", 2, "the field a stands twice in this table"),
        (f"a = 1\nb = {'9' * 5000}\n", 2, "too long a number"),
        (f"a = 1\nb = {'[' * 5000}\n", 2, "more than 8 names, lists or tables within each other"),
        (f"a = 1\nb{'.b' * 500_000} = 1\n", 2, "more than 8 names, lists or tables within each other"),
        ("a" * (1 << 20) + "a", 1, "larger than 1024 KiB"),
        ("é" * (1 << 19) + "a", 1, "larger than 1024 KiB"),
    ],
)
def test_what_is_no_card_file_is_one_mistake(text: str, line: int, message: str) -> None:
    with pytest.raises(CardFileError) as caught:
        read_card_file(text, "x.toml")
    (mistake,) = caught.value.mistakes
    assert (mistake.line, mistake.message) == (line, message)
    assert str(mistake) == f"x.toml:{line}: {message}"


def test_a_mistake_never_writes_control_characters() -> None:
    file = read_card_file('"\\u001b[2J" = 1\n', "x.toml")
    file.root().only(())
    with pytest.raises(CardFileError, match=r"unknown field: \\u001b\[2J$"):
        file.finish()


TRICKY = '''
title = "a [not.a.header]"   # [nor.this]
long = """
[ally.hidden]
hidden = 1 \\""" still """""
raw = \'\'\'
[also.hidden]
\'\'\'
"quoted key"."a.b" = 1
dotted.one = 1
dotted.two = { three = 3, four = ["#", "]", { five = 5 }] }

[ally.lena]          # a header
symbols = [          # a list
    "blue",          # [
    "red",
]
source = { card = "house", symbols = ["a", "b"] }
[ally.lena.more]
when = 1979-05-27 07:32:00
[[several]]
name = 'first'
[[several]]
name = 'second'
[several.inner]
last = true
[ally."x \\u0041"]
points = 0
'''


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from leaves(inner, (*path, str(key)))


@pytest.mark.parametrize("text", [TRICKY, TRICKY.replace("\n", "\r\n"), HOUSE, TEMPLATE], ids=["tricky", "crlf", "house", "template"])  # fmt: skip
def test_the_line_of_every_key(text: str) -> None:
    file = read_card_file(text, "x.toml")
    assert file.tables == tomllib.loads(text)
    lines = text.split("\n")
    for path in leaves(file.tables):
        assert path in file.lines, path
        named = [part for part in path if not part.isdigit()][-1]
        if not path[-1].isdigit():
            assert named.replace("x A", "x \\u0041") in lines[file.line(path) - 1], path
    assert set(file.lines) == set(leaves(file.tables))


def test_lines_of_a_tricky_file() -> None:
    file = read_card_file(TRICKY, "x.toml")
    for path, fragment in (
        (("ally", "lena"), "[ally.lena]"),
        (("ally", "lena", "symbols", "1"), '    "red"'),
        (("ally", "lena", "source", "symbols"), "source = {"),
        (("dotted", "two", "four", "2", "five"), "dotted.two"),
        (("several", "1", "name"), "'second'"),
        (("several", "1", "inner", "last"), "last = true"),
    ):
        assert file.line(path) == line_of(TRICKY, fragment)
    assert file.line(("ally", "lena", "points")) == line_of(TRICKY, "[ally.lena]"), "not there: its table's line"
    assert file.line(("nowhere",)) == 1


def test_a_broken_file_is_refused_wherever_it_breaks() -> None:
    """The scanner and tomllib agree: every text is either read with all its lines or refused with a mistake."""
    rng = random.Random(7)
    for _ in range(400):
        at, length = rng.randrange(len(TRICKY)), rng.randrange(4)
        text = TRICKY[:at] + rng.choice(["", "[", "]", '"', "'", "{", "}", "=", ".", "\n", "#", ",", '"""']) + TRICKY[at + length :]  # fmt: skip
        try:
            file = read_card_file(text, "x.toml")
        except CardFileError as error:
            (mistake,) = error.mistakes
            assert 1 <= mistake.line <= text.count("\n") + 1
            with pytest.raises(tomllib.TOMLDecodeError):
                tomllib.loads(text)
        else:
            assert set(file.lines) == set(leaves(file.tables))


# --- Other sets ------------------------------------------------------------------------------------------------


def own(text: str = HOUSE) -> str:
    """The same cards as a set of one's own."""
    return text.replace('"house"\nversion', '"mine"\nversion', 1)


def test_only_the_house_set_must_name_its_sources(house: Cards) -> None:
    bare = re.sub(r"^source.*\n", "", HOUSE, flags=re.M)
    assert {m.message for m in mistakes(bare)} == {"missing field: source"}
    mine = read_cards(own(bare), "mine.toml", KNOWN)
    assert (mine.name, mine.digest) == ("mine", house.digest)
    typed = own(bare).replace("[ally.lena]", '[ally.lena]\nsource = "box"')
    assert read_cards(typed, "mine.toml", KNOWN).digest == house.digest
    (mistake,) = mistakes(typed.replace('"box"', '"boxx"'))
    assert mistake.message == 'unknown source "boxx" (one of: rulebook, published, house, box)'


def test_names_typed_into_the_file() -> None:
    text = own().replace("[ally.lena]", "[ally.lena]\nname = 'Lena'\nflavour = { fr = 'Elle attend.' }", 1)
    text = text.replace("[ally.neha]", "[ally.someone]\nname = { en = 'Someone', ru = 'Кто-то' }", 1)
    text = text.replace("[task.gun]", "[task.gun]\ntext = 'Find\N{NO-BREAK SPACE}it.'", 1)
    cards = read_cards(text, "mine.toml", KNOWN)
    assert cards.names == {
        "lena": {"name": "Lena", "flavour.fr": "Elle attend."},
        "someone": {"name.en": "Someone", "name.ru": "Кто-то"},
        "gun": {"text": "Find\N{NO-BREAK SPACE}it."},
    }
    assert [cards.typed("someone", "name", language) for language in LANGUAGES] == [
        "Someone",
        "Someone",
        "Кто-то",
    ]
    assert cards.typed("lena", "name", "ru") == "Lena"
    assert cards.typed("lena", "flavour", "en") == "Elle attend."
    assert cards.typed("lena", "text", "en") == cards.typed("kim", "name", "en") == ""


def test_texts_are_asked_for_only_where_they_are_known() -> None:
    text = own().replace("[ally.neha]", "[ally.someone]", 1)
    assert [m.message.split(":")[0] for m in mistakes(text)] == ["missing text"]
    assert "someone" in read_cards(text, "mine.toml").allies


def test_copies_are_cards_of_their_own() -> None:
    """ECH-R03: nothing forbids several copies of one card."""
    text = own().replace("[ally.cuno]", "[ally.cuno]\ncopies = 3", 1)
    text = re.sub(r"^\[ally.(jean|klaasje)\](\n.+)+\n", "", text, flags=re.M)
    text = text.replace("[task.bed]", "[task.bed]\ncopies = 2", 1).replace("[task.bill]\n", "[nothing]\n", 1)
    text = re.sub(r"^\[nothing\](\n.+)+\n", "", text, flags=re.M)
    text = text.replace("[morale.logic]", "[morale.logic]\ncopies = 2", 1)
    text = re.sub(r"^\[morale.drama\](\n.+)+\n", "", text, flags=re.M)
    cards = read_cards(text, "mine.toml", KNOWN)
    assert [id for id in cards.allies if id.startswith("cuno")] == ["cuno", "cuno-2", "cuno-3", "cunoesse"]
    assert [cards.allies[id].of for id in ("cuno", "cuno-2", "cuno-3")] == ["cuno"] * 3
    assert {cards.allies[id].symbols for id in ("cuno", "cuno-2", "cuno-3")} == {("crown",)}
    assert cards.allies["cuno-2"] is not cards.allies["cuno-3"]
    assert (cards.tasks["bed-2"].of, cards.tasks["bed-2"].points) == ("bed", 1)
    assert (cards.morale["logic-2"].of, cards.morale["logic-2"].dice) == ("logic", (1, 6))
    assert cards.order.count("cuno") == 1
    assert "cuno-2" not in cards.order


def written_anew(rng: random.Random) -> str:
    """The values of the house set in another order and layout, without sources."""
    out = ['[set]\nversion=9\ngame="revachol"\nname="mine"\n']
    cards = [(kind, id) for kind in KINDS for id in RAW[kind]]
    rng.shuffle(cards)
    for kind, id in cards:
        fields = [(field, value) for field, value in RAW[kind][id].items() if field != "source"]
        rng.shuffle(fields)
        out.append(f"\n[ {kind} . '{id}' ]  # {rng.random()}\n")
        out += [f"{field}={'true' if value is True else repr(value)}\n" for field, value in fields]
    return "".join(out)


def test_digest_ignores_layout_order_and_sources(house: Cards) -> None:
    anew = read_cards(written_anew(random.Random(1)), "mine.toml", KNOWN)
    assert anew.digest == house.digest
    assert list(anew.allies) == list(house.allies), "so that chance draws the same cards"
    assert list(anew.morale) == list(house.morale)


@pytest.mark.parametrize(
    "change",
    [
        {"ally": {"kim": {"symbols": ["blue"]}}},
        {"ally": {"kim": {"points": 1}}},
        {"ally": {"kim": {"skill": "double"}}},
        {"task": {"island": {"points": 3}}},
        {"task": {"island": {"requires": ["blue"]}}},
        {"task": {"island": {"special": True}}},
        {"morale": {"logic": {"dice": [2, 6]}}},
        {"morale": {"logic": {"event": "hand"}}},
    ],
)
def test_digest_sees_every_value_of_play(house: Cards, change: dict[str, dict[str, object]]) -> None:
    assert change_cards(HOUSE, change).digest != house.digest


def test_changed_cards(house: Cards) -> None:
    changes = {
        "ally": {"kim": {"symbols": ("blue",), "skill": ""}},
        "task": {"island": {"requires": ["blue"], "points": 3}},
    }
    cards = change_cards(HOUSE, changes, KNOWN)
    assert cards.name == "house-changed"
    assert (cards.allies["kim"].symbols, cards.allies["kim"].skill) == (("blue",), "")
    assert (cards.tasks["island"].requires, cards.tasks["island"].points) == (("blue",), 3)
    assert cards.tasks["badge"].requires == house.tasks["badge"].requires
    same = change_cards(HOUSE, {}, KNOWN)
    assert (same.name, same.digest) == ("house", house.digest)


def test_a_change_is_laid_over_what_is_written_not_over_the_change_before() -> None:
    before = change_cards(HOUSE, {}, KNOWN).digest
    other = change_cards(HOUSE, {"ally": {"kim": {"symbols": ["blue"]}}}, KNOWN).digest
    assert change_cards(HOUSE, {}, KNOWN).digest == before != other
    file = cardfile.changed_card_file(HOUSE, "cards", {})
    held: Any = file.tables["ally"]
    held["kim"]["symbols"].append("blue")  # whoever reads it may keep what it holds
    assert change_cards(HOUSE, {}, KNOWN).digest == before


def test_changed_cards_are_checked_like_any_other() -> None:
    changes = {
        "ally": {"kim": {"symbols": ["bleu"]}, "stranger": {"points": 1}},
        "task": {"island": {"requires": []}},
    }
    with pytest.raises(CardFileError) as caught:
        change_cards(HOUSE, changes, KNOWN)
    assert [str(m) for m in caught.value.mistakes] == [
        'cards: ally.kim: symbols: unknown symbol "bleu" (one of: blue, yellow, green, red, orange, purple, crown) '
        '(did you mean "blue"?)',
        'cards: ally.stranger: name: missing text: the house set has no card of this id, so give it a name = "…"',
        "cards: ally.stranger: missing field: symbols",
        "cards: task.island: requires: one to four symbols (ECH-06), not 0",
    ]  # fmt: skip


def test_mistakes_are_found_by_questions_other_games_may_ask() -> None:
    """The questions that no card of this game asks, or asks differently."""
    file = read_card_file("[grass-sea]\nleaves = 9\nslots = []\nback = 'brwn'\n[odd]\nslots = [7]\n", "ecos.toml")
    card, odd = file.root().cards()
    assert (card.id, card.card) == ("grass-sea", "grass-sea")
    assert card.number("leaves", 0, 5) == 0
    assert card.number("cost", 0, 5, 2) == 2
    assert card.several_of("slots", "element", ("sun",), 0, 3) == ()
    assert card.one_of("back", "back", ("brown", "green")) == ""
    assert card.one_of("deck", "deck", ("a",), "a") == "a"
    assert card.string("title", 20, "none") == "none"
    assert odd.numbers("slots", 0, 5, 0, 2) == ()
    assert odd.part("nothing").values == {}
    with pytest.raises(CardFileError) as caught:
        file.finish()
    assert [str(m) for m in caught.value.mistakes] == [
        "ecos.toml:2: grass-sea: leaves: 0 to 5, not 9",
        'ecos.toml:4: grass-sea: back: unknown back "brwn" (one of: brown, green) (did you mean "brown"?)',
        "ecos.toml:6: odd: slots: 0 to 5, not 7",
    ]
    assert str(shown(10**5000)) == "so large a number"
    assert shown("x" * 50) == '"' + "x" * 39 + '…"'


def test_the_page_on_writing_cards_is_true() -> None:
    page = (Path(__file__).parents[3] / "docs" / "writing-cards.md").read_text(encoding="utf-8")
    page = page.partition("\n# Elekt\n")[0]
    _, _, _, fields, _, wrong = re.findall(r"```toml\n(.*?)```", page, flags=re.S)  # the others: of other tests
    said = re.findall(r"```text\n(.*?)```", page, flags=re.S)
    with pytest.raises(CardFileError) as caught:
        read_cards(wrong, "box.toml", KNOWN)
    assert [f"{caught.value}\n"] == said
    with pytest.raises(CardFileError) as caught:
        read_cards(fields, "box.toml", KNOWN)
    assert all("instead of" in mistake.message for mistake in caught.value.mistakes)
