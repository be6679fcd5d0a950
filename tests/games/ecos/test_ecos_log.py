"""What the log says of the map: a table that points at cells does not name them, the terminal does."""

from __future__ import annotations

import pytest

from tablee import registry
from tablee.core.event import Event
from tablee.core.phrase import Phrase
from tablee.text import Texts

CARDS = registry.house_cards("ecos")
FACTS = [
    Event("placed", 1, "rain", piece="rhino", cell="3,-2"),
    Event("moved", 1, "rain", piece="antelope", cell="1,0", to="2,0"),
    Event("removed", 1, "rain", piece="grassland", cell="0,1"),
    Event("replaced", 1, "rain", piece="water", cell="0,1"),
    Event("lifted", 1, "rain", piece="forest", cell="2,-1"),
]
SAID = {
    "en": [
        "Bo places a rhino.",
        "Bo moves an antelope.",
        "Bo removes grassland.",
        "Bo replaces a tile with water.",
        "Bo takes a forest off the map.",
    ],
    "fr": [
        "Bo place un rhinocéros.",
        "Bo déplace une antilope.",
        "Bo retire une prairie.",
        "Bo remplace une tuile par une tuile Eau.",
        "Bo retire une forêt du paysage.",
    ],
    "ru": [
        "Bo размещает носорога.",
        "Bo перемещает антилопу.",
        "Bo убирает луг.",
        "Bo заменяет тайл водой.",
        "Bo снимает лес с ландшафта.",
    ],
}


def told(texts: Texts) -> list[str]:
    return [texts.event(fact.seen_by(0), ["Anna", "Bo"], 0) for fact in FACTS]


@pytest.mark.parametrize("language", SAID)
def test_a_table_that_points_at_cells_does_not_name_them(language: str) -> None:
    assert told(Texts(language, "ecos", CARDS, names_cells=False)) == SAID[language]


@pytest.mark.parametrize("language", SAID)
def test_the_terminal_names_them_as_its_map_does(language: str) -> None:
    cells = ["3,-2", "1,0 → 2,0", "0,1", "0,1", "2,-1"]
    expected = [f"{line.removesuffix('.')} ({cell})." for line, cell in zip(SAID[language], cells, strict=True)]
    assert told(Texts(language, "ecos", CARDS)) == expected


def test_so_do_refusals() -> None:
    refusal = Phrase("why-occupied", {"cell": "3,-2"})
    assert Texts("en", "ecos", CARDS).phrase(refusal, ()) == "There is already a tile (3,-2)."
    assert Texts("en", "ecos", CARDS, names_cells=False).phrase(refusal, ()) == "There is already a tile."
