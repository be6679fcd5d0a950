"""The cards of Elekt: the house set keeps every known fact, and the loader finds every mistake.

What holds for card files of every game is tested in tests/games/revachol/test_revachol_cards.py.
"""

# ruff: noqa: E501 (a fact or a mistake reads best on one line)

import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast, parse

from tablee import registry
from tablee.core.cardfile import CardFileError
from tablee.core.chance import Seeded
from tablee.core.mistake import Mistake
from tablee.core.printed import LANGUAGES, text_id
from tablee.core.sentence import BadLine
from tablee.core.stack import NOBODY
from tablee.games import elekt
from tablee.games.elekt.attributes import ATTRIBUTES, bag
from tablee.games.elekt.cards import KINDS, Cards
from tablee.games.elekt.game import GAME
from tablee.games.elekt.moments import Ability
from tablee.games.elekt.sentences import (
    WHEN_ASSIGNED,
    line_in_words,
    print_line,
    read_line,
    together,
)
from tablee.games.elekt.twolines import TwoLines
from tablee.text import Texts
from tests.games.elekt.elekt_printed import change_cards, read_cards

TEMPLATE: Final = registry.card_template("elekt")

FOLDER = Path(elekt.__file__).parent
HOUSE = registry.card_text("elekt")
KNOWN = registry.texts_known("elekt")
RAW = tomllib.loads(HOUSE)
DECK_OF = {id: kind for kind in KINDS for id in RAW[kind]}
LINES = {id: RAW[kind][id]["lines"][0] for kind in KINDS for id in RAW[kind] if "lines" in RAW[kind][id]}
BASE_UNITS = ("acolyte", "nameless", "dignitary", "assassin")


@pytest.fixture(scope="module")
def house() -> Cards:
    return read_cards(HOUSE, "house.toml", KNOWN)


def mistakes(text: str, name: str = "house.toml") -> tuple[Mistake, ...]:
    with pytest.raises(CardFileError) as caught:
        read_cards(text, name, KNOWN)
    return caught.value.mistakes


def line_of(text: str, fragment: str) -> int:
    lines = [number for number, line in enumerate(text.split("\n"), 1) if fragment in line]
    assert len(lines) == 1, f"{fragment!r} stands in lines {lines}"
    return lines[0]


def edited(old: str, new: str, card: str) -> str:
    """The house file with one change, made in the table of that card."""
    at = HOUSE.index(old, HOUSE.index(f"[{card}]"))
    return HOUSE[:at] + new + HOUSE[at + len(old) :]


# --- What is known of the printed cards (cards.md, section 2) -----------------------------------------------


def symbols(cards: Cards, *units: str) -> Counter[str]:
    return Counter(symbol for unit in units for symbol in cards.units[unit].symbols)


FACTS: list[tuple[str, str, Callable[[Cards], bool]]] = [
    ("rulebook", "17 Skirmish cards (ELK-04)", lambda c: sum(z.deck == "skirmish" for z in c.zone_cards.values()) == 17),
    ("rulebook", "17 Machination cards (ELK-04)", lambda c: sum(z.deck == "machination" for z in c.zone_cards.values()) == 17),
    ("rulebook", "12 Privilege cards (ELK-04)", lambda c: len(c.privileges) == 12),
    ("rulebook", "4 base Units, 4 of each (ELK-05)", lambda c: Counter(u.id.split("-")[0] for u in c.units.values() if u.base) == dict.fromkeys(BASE_UNITS, 4)),
    ("rulebook", "34 elite Units (ELK-04)", lambda c: sum(not u.base for u in c.units.values()) == 34),
    ("rulebook", "four attributes (ELK-14)", lambda c: {s for u in c.units.values() for s in u.symbols} == {*ATTRIBUTES}),
    ("rulebook", "two types: Spectre and Disciple (ELK-13)", lambda c: {u.type for u in c.units.values()} == {"spectre", "disciple"}),
    ("rulebook", "a base Unit has no ability (ELK-12)", lambda c: not any(u.ability.line for u in c.units.values() if u.base)),
    ("rulebook", "a Skirmish or Machination card has an ability (ELK-24)", lambda c: all(z.ability.line for z in c.zone_cards.values())),
    ("rulebook", "a Privilege has an ability (ELK-27)", lambda c: all(p.ability.line for p in c.privileges.values())),
    ("rulebook", "some immediate abilities cost Amber, some nothing (ELK-23)", lambda c: {0, 1} <= {u.ability.effect.amber for u in c.units.values() if u.ability.when_assigned().verb}),
    ("published", "one or two Titles (ELK-25)", lambda c: {z.titles for z in c.zone_cards.values()} == {1, 2}),
    ("published", "the base Units together provide all four symbols", lambda c: {*symbols(c, *BASE_UNITS)} == {*ATTRIBUTES}),
    ("published", "base Units are somewhat weaker than elites", lambda c: max(len(u.symbols) for u in c.units.values() if u.base) < max(len(u.symbols) for u in c.units.values() if not u.base)),
    ("published", "certain Units become stronger in a zone", lambda c: "has 1 more" in c.zone_cards["bone_arena"].ability.line),
    ("published", "Units that die at the end", lambda c: any(line == "at reset: discard this" for line in LINES.values())),
    ("rulebook example", "the Acolyte shows no Duplicity", lambda c: symbols(c, "acolyte")["duplicity"] == 0),
    ("rulebook example", "the Acolyte prints at most 1 Brutality", lambda c: symbols(c, "acolyte")["brutality"] <= 1),
    ("rulebook example", "Acolyte and Ecstatic Puppet: 2 Mysticism", lambda c: symbols(c, "acolyte", "ecstatic_puppet")["mysticism"] == 2),
    ("rulebook example", "the Ecstatic Puppet: no Duplicity, no Brutality", lambda c: not symbols(c, "ecstatic_puppet").keys() & {"duplicity", "brutality"}),
    ("rulebook example", "Amber Demiurge and Ecclesiastic: 1 Mysticism, 1 Duplicity", lambda c: [symbols(c, "amber_demiurge", "ecclesiastic")[x] for x in ("mysticism", "duplicity")] == [1, 1]),
    ("rulebook example", "the Misty Crawler: no Brutality", lambda c: symbols(c, "misty_crawler")["brutality"] == 0),
    ("rulebook example", "the Ecclesiastic: no Brutality", lambda c: symbols(c, "ecclesiastic")["brutality"] == 0),
    ("rulebook example", "the Ecclesiastic is no base Unit: it is protected for 1 Amber", lambda c: not c.units["ecclesiastic"].base),
    ("rulebook example", "Amber Demon and Symbiote: 2 Mysticism", lambda c: symbols(c, "amber_demon", "symbiote")["mysticism"] == 2),
    ("rulebook example", "the Clan Bandit prints exactly 1 Authority", lambda c: symbols(c, "clan_bandit")["authority"] == 1),
    ("rulebook", "Confessor: an elite Unit", lambda c: not c.units["confessor"].base),
    ("rulebook", "Herald of the Scourge: the two tokens may be identical (ELK-134)", lambda c: c.units["herald_of_the_scourge"].ability.pair_may_be_identical()),
    ("rulebook", "Scarifier Guard: may be banished instead (ELK-120)", lambda c: c.units["scarifier_guard"].ability.takes_banishment()),
    ("rulebook", "Dark Exarch: a protected Unit may stay for 1 Amber (ELK-123)", lambda c: c.units["dark_exarch"].ability.after_protected()),
    ("rulebook", "Body Thief: takes a Unit from here and is discarded (ELK-124)", lambda c: LINES["body_thief"].endswith(": take a unit here and discard this")),
    ("rulebook", "Ravenous Skarg: a Brutality clash at once, when assigned (ELK-128)", lambda c: re.fullmatch("when assigned.*: resolve brutality now", LINES["ravenous_skarg"]) is not None),
    ("rulebook", "Web Wanderer: set off by a swap (ELK-142)", lambda c: c.units["web_wanderer"].ability.after_a_swap().verb is not None),
    ("rulebook", "Symbiote: one more token of choice after winning Mysticism (ELK-140)", lambda c: LINES["symbiote"] == "after winning mysticism: attach any"),
    ("rulebook", "Amber Demon: 1 Amber after winning Mysticism (ELK-141)", lambda c: LINES["amber_demon"] == "after winning mysticism: gain 1 amber"),
    ("rulebook", "Clan Bandit: an Authority token when a Unit is banished (ELK-139)", lambda c: LINES["clan_bandit"] == "when a unit is banished here: attach authority to this"),
    ("rulebook", "Body Thief and Reptilian Impostor are not used in solo (ELK-143)", lambda c: {u.id for u in c.units.values() if not u.solo} == {"body_thief", "reptilian_impostor"}),
    ("rulebook", "Forger of History can give the missing Title (ELK-119)", lambda c: LINES["forger_of_history"].endswith(": this becomes a title")),
    ("rulebook", "Werewolf Pack: the winner discards (ELK-131)", lambda c: LINES["werewolf_pack"].startswith("after winning this: discard")),
    ("rulebook", "Blast Furnace of Darkness: another order (ELK-132)", lambda c: len(c.zone_cards["blast_furnace_of_darkness"].ability.order_of_clashes()) == 4),
    ("rulebook", "Ministry of Propaganda: another order (ELK-132)", lambda c: len(c.zone_cards["ministry_of_propaganda"].ability.order_of_clashes()) == 4),
    ("rulebook", "Temple in Honour of the Emperor: a Machination card", lambda c: c.zone_cards["temple_in_honour_of_the_emperor"].deck == "machination"),
    ("rulebook", "Temple: a symbol also counts as Authority (ELK-138)", lambda c: re.fullmatch("while here: each (mysticism|duplicity|brutality) also counts as authority", LINES["temple_in_honour_of_the_emperor"]) is not None),
    ("rulebook", "Temple: 1 Title", lambda c: c.zone_cards["temple_in_honour_of_the_emperor"].titles == 1),
    ("rulebook", "Master of Spies: 1 Amber or this card, Duplicity (ELK-135)", lambda c: LINES["master_of_spies"] == "when duplicity is tied, 1 amber or discard this: choose the winner"),
    ("rulebook", "Master of the Pact: Mysticism (ELK-136)", lambda c: LINES["master_of_the_pact"].startswith("when mysticism is tied")),
    ("rulebook", "Master of Swords: by elimination Brutality (ELK-137)", lambda c: LINES["master_of_swords"].startswith("when brutality is tied")),
    ("rulebook", "three Masters (ELK-146)", lambda c: c.masters() == ["master_of_spies", "master_of_swords", "master_of_the_pact"]),
]  # fmt: skip


@pytest.mark.parametrize(("source", "fact", "holds"), FACTS, ids=[f"{s}: {f}" for s, f, _ in FACTS])
def test_known_fact(house: Cards, source: str, fact: str, holds: Callable[[Cards], bool]) -> None:
    assert holds(house), f"{fact} ({source})"


def test_what_the_rulebook_says_is_in_the_template() -> None:
    """Prices are nowhere stated: the template leaves them out, and writes no value that is not known."""
    blank = tomllib.loads(TEMPLATE)
    for kind in KINDS:
        for id, card in blank[kind].items():
            for field, value in card.items():
                source = RAW[kind][id]["source"]
                known = RAW[kind][id][field]
                if field == "lines":
                    assert re.sub("^when assigned, . amber", WHEN_ASSIGNED, known[0]) == value[0], id
                else:
                    assert known == value, id
                assert source[field] == "rulebook" or id in ("master_of_swords", "werewolf_pack"), f"{id}: {field}"


def test_every_value_marked_as_known_is_in_the_template() -> None:
    blank = tomllib.loads(TEMPLATE)
    for kind in KINDS:
        for id, card in RAW[kind].items():
            for field, origin in card["source"].items():
                if field == "card" and origin == "rulebook":
                    assert id in blank[kind]
                elif field in ("lines", "solo", "copies") and origin == "rulebook" and "price" not in card["source"]:
                    assert field in blank[kind][id], f"{id}: {field}"


# --- The house set ---------------------------------------------------------------------------------------------


def test_house_passes(house: Cards) -> None:
    assert house.name == "house"
    assert house.names == {}
    assert house.order == tuple(id for kind in KINDS for id in RAW[kind])
    assert list(house.units) == sorted(house.units)
    assert all(unit.bag == bag(unit.symbols) for unit in house.units.values())


def test_at_least_twelve_elite_abilities_are_immediate_and_five_cost_amber(house: Cards) -> None:
    immediate = [u.ability.effect for u in house.units.values() if u.ability.when_assigned().verb is not None]
    assert len(immediate) >= 12
    assert sum(effect.amber > 0 for effect in immediate) >= 5


def test_no_attribute_is_rare(house: Cards) -> None:
    """Duplicity wins least, so a Unit may show more of it; but nothing is half again as common as another."""
    shown = symbols(house, *[unit.id for unit in house.units.values() if not unit.base])
    assert 2 * max(shown.values()) < 3 * min(shown.values()), shown


def test_no_two_cards_of_a_kind_say_the_same_and_titles_are_spread_over_both_decks(house: Cards) -> None:
    said = Counter((kind, line) for kind in KINDS for id, line in LINES.items() if DECK_OF[id] == kind)
    assert [twice for twice, n in said.items() if n > 1] == [("elite", "at reset: discard this")]
    titles: Counter[str] = Counter()
    for card in house.zone_cards.values():
        titles[card.deck] += card.titles
    assert (titles["skirmish"], titles["machination"]) == (20, 19)


@pytest.mark.parametrize("card", LINES)
def test_a_line_is_printed_as_it_was_read(house: Cards, card: str) -> None:
    assert house.abilities[card].line == LINES[card]
    assert print_line(house.abilities[card], DECK_OF[card]) == LINES[card]


def test_digests_of_the_sets_before() -> None:
    """Records name them: they stay what they were."""
    assert list(registry.earlier_cards("elekt")) == [
        "93596181b34810a2c1d61c2312d49ee662c928cdc4b722d0222c7189b3928a8e",
        "39255d373e73b2f0fc3c24d053801f837d4e053a7093722d60408576076d0495",
        "9fb2a0bb66647c4a6b4e8b721a0fd2d8b05a12142361bea42f1c71061d69e815",
    ]


# --- Texts -----------------------------------------------------------------------------------------------------

RULEBOOK_NAMES = {
    "acolyte": "Acolyte", "nameless": "Sans Nom", "dignitary": "Dignitaire", "assassin": "Assassin",
    "ecstatic_puppet": "Fantoche extasié", "amber_demiurge": "Demiurge de l’Ambre", "misty_crawler": "Rampant brumeux",
    "ecclesiastic": "Ecclésiastique", "herald_of_the_scourge": "Annonciateur du fléau", "scarifier_guard": "Garde scarificateur",
    "dark_exarch": "Exarque ténébreux", "body_thief": "Voleur de corps", "ravenous_skarg": "Skarg glouton",
    "reptilian_impostor": "Imposteur reptilien", "web_wanderer": "Vagabond des toiles", "symbiote": "Symbiote",
    "amber_demon": "Démon de l’Ambre", "clan_bandit": "Bandit du clan", "confessor": "Confesseur",
    "forger_of_history": "Faussaire de l’Histoire", "werewolf_pack": "Meute de loups-garous",
    "blast_furnace_of_darkness": "Haut-fourneau des Ténèbres", "ministry_of_propaganda": "Ministère de la Propagande",
    "temple_in_honour_of_the_emperor": "Temple en l’honneur de l’empereur", "master_of_spies": "Maître des espions",
    "master_of_the_pact": "Maître du pacte", "master_of_swords": "Maître des épées",
}  # fmt: skip
RULEBOOK_TITLES = {"skirmish": "Seigneur des tempêtes", "machination": "Héraut en Son Nom"}
LONGEST = {"name": 45, "text": 120, "title1": 45, "title2": 45}


def messages(language: str) -> dict[str, ast.Message]:
    """Those of cards; the words of an effect that one card alone has stand beside them."""
    resource = parse((FOLDER / "cards" / f"house.{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], language
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({m.id.name for m in found}) == len(found), f"{language}: a message twice"
    return {m.id.name: m for m in found if m.id.name.startswith(tuple(f"{kind}-" for kind in KINDS))}


TEXTS = {language: messages(language) for language in LANGUAGES}


def plain(pattern: ast.Pattern | None) -> str:
    """The words; no text of a card has a variable in it."""
    assert pattern is not None
    assert all(isinstance(element, ast.TextElement) for element in pattern.elements)
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def texts_of(language: str, kind: str, id: str) -> dict[str, str]:
    message = TEXTS[language][text_id(kind, id)]
    printed = [a for a in message.attributes if a.id.name != "gender"]
    return {"name": plain(message.value), **{a.id.name: plain(a.value) for a in printed}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_all_its_texts_and_no_text_is_without_a_card(language: str) -> None:
    wanted = [text_id(kind, id) for kind in KINDS for id in RAW[kind]]
    assert list(TEXTS[language]) == wanted, "in the order of the cards"
    for kind in KINDS:
        for id, card in RAW[kind].items():
            fields = ["name"] + ["text"] * ("lines" in card) + ["title1", "title2"][: card.get("titles", 0)]
            assert list(texts_of(language, kind, id)) == fields, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_on_a_card(language: str) -> None:
    for kind in KINDS:
        for id in RAW[kind]:
            for field, line in texts_of(language, kind, id).items():
                where = f"{language}: {id}.{field}: {line}"
                assert 0 < len(line) <= LONGEST[field], where
                assert line == line.strip(), where
                assert "  " not in line, where
                assert (field == "text") == (line[-1] in ".!?…"), where
                assert language != "ru" or re.search("[а-я]", line), where
                assert language != "ru" or not re.search("[A-Za-z]", line), where
                assert language != "fr" or not re.search(" [:;!?»]|« ", line), f"no break here: {where}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    names = Counter(plain(message.value) for message in TEXTS[language].values())
    assert [name for name, n in names.items() if n > 1] == []
    titles = Counter(
        plain(a.value) for m in TEXTS[language].values() for a in m.attributes if a.id.name.startswith("title")
    )
    assert [title for title, n in titles.items() if n > 1] == []
    assert len(titles) == 39


def test_names_of_the_rulebook() -> None:
    assert {id: texts_of("fr", DECK_OF[id], id)["name"] for id in RULEBOOK_NAMES} == RULEBOOK_NAMES
    assert {id for id, kind in DECK_OF.items() if RAW[kind][id]["source"]["card"] == "rulebook"} == {*RULEBOOK_NAMES}
    for kind, title in RULEBOOK_TITLES.items():
        assert title in {texts_of("fr", kind, id)["title1"] for id in RAW[kind]}
    for id in RULEBOOK_NAMES:
        assert f"[{DECK_OF[id]}.{id}]  # {texts_of('en', DECK_OF[id], id)['name']}\n" in TEMPLATE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_says_the_numbers_of_its_line(language: str) -> None:
    """A price or a gain in the text is the one of the line."""
    amber = {"en": "Amber", "fr": "Ambre", "ru": "Янтар"}[language]
    for id, line in LINES.items():
        text = texts_of(language, DECK_OF[id], id)["text"]
        printed = [int(n) for n in re.findall(rf"(\d)[ \u00a0](?:more )?{amber}", text)]
        wanted = [int(n) for n in re.findall(r"(\d) amber", line)]
        free = wanted == [0] and not printed  # "costs nothing"
        assert printed == wanted or free, f"{id}: {text}"


# --- Mistakes --------------------------------------------------------------------------------------------------

# What is changed in which card; the line with the mistake (found by a piece of it); the field; the message.
NO_PRICE = 'unknown price "4 amber" (1 to 3 amber, discard this, or both with "or")'
FORM = 'a line is "occasion: effect", "occasion, price: effect" or "while here: state"'
MISTAKES = [
    ("elite.moth_page", '"mysticism", "duplicity"', '"mystic", "duplicity"', '"mystic"', "symbols", 'unknown attribute "mystic" (one of: mysticism, duplicity, brutality, authority)'),
    ("elite.moth_page", '"mysticism", "duplicity"', ", ".join(['"authority"'] * 7), '"authority", "authority", "authority", "authority", "authority"', "symbols", "0 to 6 values, not 7"),
    ("elite.moth_page", "symbols = [", "#[", "[elite.moth_page]", "symbols", "missing field: symbols"),
    ("elite.moth_page", "symbols = [", "symbol = [", "symbol = [", "symbol", 'unknown field: symbol (did you mean "symbols"?)'),
    ("elite.moth_page", 'type    = "disciple"', "", "[elite.moth_page]", "type", "missing field: type"),
    ("elite.moth_page", 'type    = "disciple"', 'type    = "A Knight"', '"A Knight"', "type", '"A Knight": small letters and underscores'),
    ("elite.moth_page", "[elite.moth_page]", "[elite.moth_page]\ntitles = 1", "[elite.moth_page]+1", "titles", "unknown field: titles"),
    ("elite.moth_page", "[elite.moth_page]", "[elite.authority]\nname = 'A'", "[elite.authority]", "", "the id is a word of the game itself, choose another"),
    ("elite.moth_page", "[elite.moth_page]", "[elite.moth_king]", "[elite.moth_king]", "name", 'missing text: the house set has no card of this id, so give it a name = "…"'),
    ("elite.moth_page", "[elite.moth_page]", "[elite.moth_page]\ncopies = 2", "[elite.herald_of_the_scourge]", "", "35 Elite cards instead of 34 (ELK-04)"),
    ("elite.body_thief", "solo    = false", "solo    = 0", "solo    = 0", "solo", "true or false expected, not 0"),
    ("base.acolyte", "copies  = 4", "copies  = 3", "copies  = 3", "copies", "4 of each base Unit (ELK-05)"),
    ("base.acolyte", "copies  = 4", "copies  = 3", "[base.acolyte]", "", "15 Base cards instead of 16 (ELK-04)"),
    ("base.acolyte", "copies  = 4", "copies  = 4\nlines = ['when assigned: swap']", "lines = ['when", "lines", "a base Unit has no ability (ELK-12)"),
    ("skirmish.storm_pass", "titles  = 2", "titles  = 3", "titles  = 3", "titles", "one or two Titles (ELK-25), not 3"),
    ("skirmish.storm_pass", "titles  = 2", "", "[skirmish.storm_pass]", "titles", "missing field: titles"),
    ("privilege.quartermaster", "lines", "titles = 1\nlines", "[privilege.quartermaster]+1", "titles", "unknown field: titles"),
    ("privilege.quartermaster", "[privilege.quartermaster]", "[privilege.symbiote]\nname = 'Q'", "[privilege.symbiote]", "", "the id is already taken by elite.symbiote"),
    ("elite.moth_page", '"when assigned: draw a unit"', '"swap", "swap", "swap"', '"swap", "swap", "swap"', "lines", "one or two lines, not 3"),
    ("elite.moth_page", '["when assigned: draw a unit"]', '"swap"', 'lines   = "swap"', "lines", 'a list expected, not "swap"'),
    ("elite.moth_page", '"when assigned: draw a unit"', '"when assigned: swap", "at reset: swap"', '"at reset: swap"', "lines", 'of two lines one begins with "while here"'),
    ("skirmish.storm_pass", '["while here', '["while here: protecting an elite unit costs 3 amber", "while here', "costs 3 amber", "lines", "two lines that say the same or contradict each other"),
    ("skirmish.orphans_barricade", '["while here', '["while here: tied brutality goes to the lowest rank", "while here', "lowest rank\", \"while", "lines", "two lines that say the same or contradict each other"),
    ("skirmish.orphans_barricade", "goes to the lowest rank", "goes to you", "brutality goes to you", "lines", 'a skirmish card belongs to nobody and says no "you"'),
    ("elite.moth_page", '"when assigned: draw a unit"', '"when assigned: swap", "while here: each knight has 1 more mysticism"', "each knight has", "lines", 'no Unit has the type "knight" (there are: disciple, spectre)'),
    ("elite.moth_page", "when assigned: draw a unit", "draw a unit.", '"draw a unit."', "lines", FORM),
    ("elite.moth_page", "draw a unit", "draw 2 unitz", "draw 2 unitz", "lines", 'unknown sentence "draw 2 unitz" on an elite card'),
    ("elite.moth_page", "draw a unit", "choose the winner", "assigned: choose", "lines", 'unknown sentence "choose the winner" on an elite card'),
    ("elite.moth_page", "when assigned", "when placed", "when placed", "lines", 'unknown occasion "when placed" on an elite card'),
    ("elite.moth_page", "when assigned", "on your turn", "on your turn: draw a", "lines", 'unknown occasion "on your turn" on an elite card'),
    ("elite.moth_page", "when assigned", "when assigned, 4 amber", "4 amber: draw", "lines", NO_PRICE),
    ("elite.bone_choir", "while here", "while yours", "while yours: each", "lines", '"while here" expected on such a card, not "while yours"'),
    ("elite.bone_choir", "disciples", "knights", "knights", "lines", 'no Unit has the type "knight" (there are: disciple, spectre)'),
    ("privilege.court_alchemist", "while yours", "while here", "[privilege.court_alchemist]+1", "lines", '"while yours" expected on such a card, not "while here"'),
    ("skirmish.bone_arena", "each spectre has 1 more brutality", "each spectre has 2 more brutality", "2 more", "lines", 'unknown sentence "each spectre has 2 more brutality" on a skirmish card'),
    ("skirmish.blast_furnace_of_darkness", "brutality mysticism", "brutality brutality", "brutality brutality duplicity", "lines", "the order names each attribute once (ELK-132)"),
    ("privilege.master_of_spies", "choose the winner", "swap", "discard this: swap", "lines", '"when X is tied" and "choose the winner" belong together'),
    ("privilege.master_of_spies", "duplicity is tied", "authority is tied", "authority is tied", "lines", 'unknown occasion "when authority is tied" on a privilege card'),
    ("privilege.imperial_executioner", "banish a unit", "banish a unit here", "discard this: banish a unit here", "lines", 'a Privilege lies in no zone and says no "here"'),
    ("privilege.court_enchanter", "attach any", "attach any to this", "attach any to this", "lines", 'such a "this" is a Unit'),
    ("skirmish.amber_caravan", "gain 2 amber", "discard this", "winning this: discard this", "lines", 'such a "this" is a Unit'),
    ("skirmish.besieged_gate", "1 amber: attach", "discard this: attach", "here, discard this", "lines", "a skirmish card lies there to be won and is no price"),
    ("elite.body_thief", "1 amber: take", "discard this: take", "assigned, discard this: take", "lines", 'what was discarded as the price can be no "this" any more'),
    ("elite.ecclesiastic", "authority to this", "authority to it", "when assigned: attach authority to it", "lines", '"it" is the Unit just assigned: only "after assigning here"'),
    ("elite.gallows_judge", "attach authority to this", "resolve brutality now", "brutality: resolve", "lines", '"resolve X now" only "when assigned": a clash must not lead to itself'),
    ("elite.web_wanderer", "attach any", "swap", "here: swap", "lines", "a swap must not lead to a swap"),
    ("skirmish.storm_pass", 'deck = "house", ', "", "[skirmish.storm_pass]+3", "source.deck", "missing field: source.deck"),
    ("elite.moth_page", 'symbols = "house"', 'symbols = ["house"]', 'symbols = ["house"]', "source.symbols", "one source for each value of the list, not 1"),
    ("set", '"elekt"', '"ecos"', '"ecos"', "game", 'this is a file of the game "ecos", and it is read as one of "elekt"'),
]  # fmt: skip


@pytest.mark.parametrize(("card", "old", "new", "line", "field", "message"), MISTAKES, ids=[f"{m[5][:50]} ({m[0]})" for m in MISTAKES])  # fmt: skip
def test_mistake(card: str, old: str, new: str, line: str, field: str, message: str) -> None:
    text = edited(old, new, card)
    fragment, _, further = line.partition("+")
    expected = (line_of(text, fragment) + int(further or 0), field, message)
    found = mistakes(text)
    assert expected in [(m.line, m.field, m.message) for m in found]
    renamed = re.search(r"^\[(\w+\.\w+)\]", new)
    table = renamed[1] if renamed else card
    assert {m.card for m in found} <= {table, table.split(".")[0]}


def test_a_mistake_as_it_is_printed() -> None:
    (mistake,) = mistakes(edited("draw a unit", "draw 2 unitz", "elite.moth_page"))
    line = line_of(HOUSE, "[elite.moth_page]") + 3
    said = 'elite.moth_page: lines: unknown sentence "draw 2 unitz" on an elite card'
    said += ' (did you mean "when assigned: draw 2 units"?)'
    assert str(mistake) == f"house.toml:{line}: {said}"


def test_a_file_with_nothing_in_it() -> None:
    assert [str(m) for m in mistakes("")] == [
        "house.toml:1: set: missing table: [set] with game and name",
        "house.toml:1: base: 0 Base cards instead of 16 (ELK-04)",
        "house.toml:1: elite: 0 Elite cards instead of 34 (ELK-04)",
        "house.toml:1: skirmish: 0 Skirmish cards instead of 17 (ELK-04)",
        "house.toml:1: machination: 0 Machination cards instead of 17 (ELK-04)",
        "house.toml:1: privilege: 0 Privilege cards instead of 12 (ELK-04)",
    ]


def test_changed_cards_are_checked_like_any_other() -> None:
    changes = {"elite": {"moth_page": {"lines": ["when assigned: fly"]}, "stranger": {"symbols": []}}}
    with pytest.raises(CardFileError) as caught:
        change_cards(HOUSE, changes, KNOWN)
    assert [str(m).partition(" (such as")[0] for m in caught.value.mistakes] == [
        'cards: elite.moth_page: lines: unknown sentence "fly" on an elite card',
        'cards: elite.stranger: name: missing text: the house set has no card of this id, so give it a name = "…"',
        "cards: elite.stranger: missing field: type",
    ]


# --- Other sets ------------------------------------------------------------------------------------------------


def written(cards: dict[str, dict[str, dict[str, Any]]], rng: random.Random) -> str:
    """These values in another order and layout, without sources."""
    out = ['[set]\nversion=9\ngame="elekt"\nname="mine"\n']
    tables = [(kind, id) for kind in cards for id in cards[kind]]
    rng.shuffle(tables)
    for kind, id in tables:
        fields = [(field, value) for field, value in cards[kind][id].items() if field != "source"]
        rng.shuffle(fields)
        out.append(f"\n[ {kind} . '{id}' ]  # {rng.random()}\n")
        out += [f"{field}={json.dumps(value)}\n" for field, value in fields]
    return "".join(out)


def raw_cards() -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(json.dumps({kind: RAW[kind] for kind in KINDS}))
    return found


def test_digest_ignores_layout_order_names_and_sources(house: Cards) -> None:
    cards = raw_cards()
    cards["elite"]["confessor"]["symbols"].reverse()
    cards["elite"]["confessor"]["name"] = "Father Confessor"
    anew = read_cards(written(cards, random.Random(1)), "mine.toml", KNOWN)
    assert (anew.name, anew.digest) == ("mine", house.digest)
    assert list(anew.units) == list(house.units), "so that chance draws the same cards"
    assert list(anew.zone_cards) == list(house.zone_cards)
    assert anew.typed("confessor", "name", "fr") == "Father Confessor"


@pytest.mark.parametrize(
    "change",
    [
        {"elite": {"confessor": {"symbols": ["authority"]}}},
        {"elite": {"confessor": {"type": "spectre"}}},
        {"elite": {"confessor": {"solo": False}}},
        {"elite": {"confessor": {"lines": ["when assigned: swap"]}}},
        {"skirmish": {"storm_pass": {"titles": 1}}},
        {"machination": {"masked_ball": {"lines": []}}},
        {"privilege": {"quartermaster": {"lines": ["at reset: gain 1 amber"]}}},
    ],
)
def test_digest_sees_every_value_of_play(house: Cards, change: dict[str, dict[str, object]]) -> None:
    assert change_cards(HOUSE, change).digest != house.digest


# --- Every line that can be typed ------------------------------------------------------------------------------

GROUPS = ("unit", "base unit", "spectre", "disciple")
OCCASIONS = (
    "when assigned", "after assigning here", "after winning this", "after a swap here", "when a unit is banished here",
    "on your turn", "at reset", *[f"after winning {x}" for x in ATTRIBUTES], *[f"when {x} is tied" for x in ATTRIBUTES],
)  # fmt: skip
PRICES = ("", ", 1 amber", ", discard this", ", 2 amber or discard this")
EFFECTS = (
    "gain 1 amber", "discard 1 amber", "draw a unit", "take a unit from the discard pile", "discard a unit", "discard this", "swap", "place a unit",
    "take the sceptre", "choose the winner", "take a unit here and discard this", "trade this for a random unit of a hand",
    "this becomes a title", "banish a unit",
    *[f"attach {x}{to}" for x in ("any", *ATTRIBUTES) for to in ("", " to this", " to it")],
    *[f"remove {x}{of}" for x in ("any", *ATTRIBUTES) for of in ("", " from this", " from it")],
    *[f"banish {which} {group} here" for which in ("a", "each") for group in GROUPS],
    *[f"place a {group} here" for group in GROUPS], *[f"resolve {x} now" for x in ATTRIBUTES],
)  # fmt: skip
STATES = (
    *[f"each {whose}{x} also counts as {y}" for whose in ("", "of your ") for x in ATTRIBUTES for y in ATTRIBUTES],
    *[f"each {group} has 1 more {x}" for group in (*GROUPS, *[f"of your {g}s" for g in GROUPS]) for x in ATTRIBUTES],
    "each token counts twice", "the order is authority brutality mysticism duplicity", "this is won by the most mysticism",
    "this is won by the fewest duplicity", "each side has room for 1 more unit", "each side has room for 1 fewer unit",
    "the mysticism pair may be identical", "a protected unit may stay for 1 amber", "this may be banished instead",
    "each side counts only its best unit", "immediate abilities are not used", *[f"{x} is not resolved" for x in ATTRIBUTES],
    *[f"tied {x} goes to {whom}" for x in ATTRIBUTES for whom in ("you", "the lowest rank")],
    *[f"protecting an elite unit costs {n} amber" for n in range(4)],
)  # fmt: skip


def understood(deck: str) -> list[str]:
    """The lines out of all these parts that a card of the deck may have, each printed as it was read."""
    found: list[str] = []
    lines = [f"{occasion}{price}: {effect}" for occasion in OCCASIONS for price in PRICES for effect in EFFECTS]
    lines += [f"{head}: {state}" for head in ("while here", "while yours") for state in STATES]
    for line in lines:
        try:
            ability = read_line(line, deck)
        except BadLine:
            continue
        assert print_line(ability, deck) == ability.line == line
        found.append(line)
    return found


@pytest.mark.parametrize("deck", KINDS[1:])
def test_every_line_is_said_in_every_language(deck: str) -> None:
    """In English as it is typed; in the others whole, and different wherever the line is."""
    lines = understood(deck)
    for language in LANGUAGES:
        texts = Texts(language, "elekt")
        said = [texts.phrase(line_in_words(read_line(line, deck), deck), ()) for line in lines]
        assert len({*said}) == len(lines)
        for line, text in zip(lines, said, strict=True):
            assert text[0].isupper(), text
            assert text[-1] == "."
            assert not re.search("[{}_]|  ", text), text
            if language == "en":
                assert text.casefold().replace(",", "") == f"{line}.".replace(",", "")
            if language == "ru":
                assert not re.search("[A-Za-z]", text), text


def test_a_card_of_ones_own_shows_its_line_in_the_readers_language(house: Cards) -> None:
    """A text typed for it wins; the house text would speak of another line."""
    changes = {
        "elite": {
            "moth_page": {"lines": ["when assigned, 2 amber: banish a spectre here"]},
            "confessor": {"type": "iron_monk", "lines": ["while here: each of your iron_monks has 1 more brutality"]},
            "symbiote": {"text": {"en": "Typed."}},
        },
        "privilege": {"quartermaster": {"lines": []}},
    }
    cards = change_cards(HOUSE, changes, KNOWN)
    english, french, russian = [Texts(language, "elekt", cards) for language in LANGUAGES]
    assert english.card("moth_page", "text") == "When assigned, 2 Amber: banish a Spectre here."
    assert (
        french.card("moth_page", "text") == "À l’affectation, 2 Ambre\u00a0: bannissez une Unité de type Spectre d’ici."
    )
    assert (
        russian.card("moth_page", "text") == "При назначении, за 2 Янтаря: изгоните отряд типа «Призрак» из этой зоны."
    )
    assert english.card("confessor", "text") == "While here: each of your iron monks has 1 more Brutality."
    assert {texts.card("symbiote", "text") for texts in (english, french, russian)} == {"Typed."}
    assert english.card("acolyte-2", "text") == ""
    assert Texts("en", "elekt", house).card("moth_page", "text") == "Draw a Unit."


def can_be_read(lines: list[str], deck: str) -> bool:
    try:
        together([read_line(line, deck) for line in lines], deck)
    except BadLine:
        return False
    return True


def test_two_lines_are_both_shown_and_their_order_means_nothing() -> None:
    """ELK-109: the card speaks at the moments of both; its price and effect are those of the one with an occasion."""
    lines = ["when assigned, 1 amber: draw a unit", "while here: tied authority goes to you"]
    one, other = [
        change_cards(HOUSE, {"elite": {"confessor": {"lines": typed}}}, KNOWN) for typed in (lines, lines[::-1])
    ]
    assert one.digest == other.digest
    assert Texts("en", "elekt", one).card("confessor", "text").split("\n") == [
        "When assigned, 1 Amber: draw a Unit.",
        "While here: tied Authority goes to you.",
    ]
    for cards in (one, other):
        ability = cards.units["confessor"].ability
        assert ability.when_assigned() is ability.effect
        assert (ability.effect.amber, ability.breaks_tie(3), ability.breaks_tie(0)) == (1, "you", "")


def test_two_lines_answer_every_question_of_a_card_as_either_does() -> None:
    """ELK-109: with a second line that says nothing about the matter each answer is that of the first."""
    unit = change_cards(HOUSE, {}, KNOWN).units["confessor"]
    questions = [name for name in dir(Ability) if not name.startswith("_") and callable(getattr(Ability, name))]
    assert all(getattr(TwoLines, name) is not getattr(Ability, name) for name in questions), "none is forgotten"
    of_attributes = ("resolves", "when_tied", "breaks_tie", "after_winning")
    for deck in KINDS[1:]:
        for line in understood(deck):
            alone = read_line(line, deck)
            for both in (TwoLines(alone, Ability()), TwoLines(Ability(), alone)):
                assert both.effect is alone.effect
                for name in questions:
                    asked: list[tuple[Any, ...]] = [()]
                    if name == "adds":
                        asked = [(unit.bag, unit, mine) for mine in (True, False)]
                    elif name in of_attributes:
                        asked = [(a,) for a in range(4)]
                    for args in asked:
                        assert getattr(both, name)(*args) == getattr(alone, name)(*args), (line, name)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_loader_takes_can_be_played(seed: int) -> None:
    """Sets of lines that nobody would design: no game stops, breaks or goes on for ever."""
    rng = random.Random(seed)
    cards = raw_cards()
    for deck in KINDS[1:]:
        lines = understood(deck)
        assert len(lines) > 90
        true = [line for line in lines if line.startswith("while")]
        for card in cards[deck].values():
            card["lines"] = [rng.choice(lines)]
            if rng.random() < 0.3 and can_be_read(more := [*card["lines"], rng.choice(true)], deck):
                card["lines"] = more
    read = read_cards(written(cards, rng), "odd.toml", KNOWN)
    for seats in (1, 2, 3, 4):
        chance = Seeded(seed)
        s = GAME.new(seats, {"difficulty": "hard"}, read)
        GAME.settle(s, chance)
        decisions = 0
        while s.asked != NOBODY:
            GAME.play(s, s.options[chance.below(len(s.options))], chance)
            decisions += 1
            assert decisions < 10_000
        assert GAME.result(s) is not None


# --- The page on writing cards ---------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "writing-cards.md").read_text(encoding="utf-8")
OURS = PAGE.partition("\n# Elekt\n")[2].partition("\n# ")[0]
CALLED = {"elite": "elite Unit", "skirmish": "Skirmish", "machination": "Machination", "privilege": "Privilege"}


def rows(head: str) -> list[tuple[list[str], str]]:
    """A table of the page: the sentences of each row, written out, and the rest of it."""
    table = OURS.partition(f"| {head} |")[2].partition("\n\n")[0]
    found: list[tuple[list[str], str]] = []
    for row in table.split("\n")[2:]:
        first, _, rest = row.removeprefix("| ").partition(" | ")
        written_out: list[str] = []
        for sentence in re.findall("`([^`]+)`", first):
            written_out += expanded(sentence, ATTRIBUTES[:3] if "not authority" in rest else ATTRIBUTES)
        found.append((written_out, rest))
    return found


def expanded(sentence: str, attributes: tuple[str, ...]) -> list[str]:
    if "X X X X" in sentence:
        return [sentence.replace("X X X X", "authority brutality mysticism duplicity")]
    found = [sentence.replace("GROUP", group) for group in GROUPS] if "GROUP" in sentence else [sentence]
    found = [re.sub(r"\bX\b", x, one) for one in found for x in attributes]
    return sorted({re.sub(r"\bY\b", y, one) for one in found for y in ATTRIBUTES})


def decks_named(rest: str) -> set[str]:
    on = rest.partition(" | ")[0].removesuffix(" |")
    if "after assigning here" in on:
        return {"skirmish", "machination"}
    if on.startswith("all"):
        return {*CALLED} - ({"privilege"} if "Privileges" in on else set()) - ({"elite"} if "Units" in on else set())
    return {deck for deck, name in CALLED.items() if name in on}


def said_on(deck: str, lines: list[str]) -> set[str]:
    """Which of these lines a card of the deck may have."""
    found: set[str] = set()
    for line in lines:
        try:
            read_line(line, deck)
        except BadLine:
            continue
        found.add(line)
    return found


@pytest.mark.parametrize("deck", CALLED)
def test_the_page_has_every_sentence_and_says_which_cards_may_have_it(deck: str) -> None:
    occasions, effects, states = rows("occasion"), rows("effect"), rows("state")
    assert (len(occasions), len(effects), len(states)) == (9, 23, 15)
    assert {one for named, _ in effects for one in named} >= {*EFFECTS} - {"resolve authority now"}
    wanted = {re.sub(r"costs \d", "costs 2", state) for state in STATES} - {"authority is not resolved"}
    assert {one for named, _ in states for one in named} >= wanted
    own = [occasion for named, rest in occasions if deck in decks_named(rest) for occasion in named]
    lines = understood(deck)
    assert {line.partition(":")[0].partition(",")[0] for line in lines if not line.startswith("while")} == {*own}
    for named, rest in effects:
        for effect in named:
            having = said_on(deck, [f"{occasion}: {effect}" for occasion in OCCASIONS])
            assert (len(having) > 0) == (deck in decks_named(rest)), f"{deck}: {effect}"
    head = "while yours" if deck == "privilege" else "while here"
    for named, rest in states:
        for state in named:
            having = said_on(deck, [f"{head}: {state}"])
            assert (len(having) > 0) == (deck in decks_named(rest)), f"{deck}: {state}"


def test_the_examples_of_the_page_are_true() -> None:
    fields, wrong = re.findall(r"```toml\n(.*?)```", OURS, flags=re.S)
    said = re.findall(r"```text\n(.*?)```", OURS, flags=re.S)
    assert ["".join(f"{mistake}\n" for mistake in mistakes(wrong, "box.toml"))] == said
    assert all("instead of" in mistake.message for mistake in mistakes(fields, "box.toml"))
    line = tomllib.loads(fields)["elite"]["iron_monk"]["lines"][0]
    for language in ("en", "fr"):
        shown = Texts(language, "elekt").phrase(line_in_words(read_line(line, "elite"), "elite"), ())
        assert f'*"{shown}"*' in OURS.replace(" :", "\u00a0:")
