"""A file to type printed cards into: what the rulebook tells is filled in."""

from typing import Final

from tablee.core.printed import ID_IN_WORDS
from tablee.games.ecos.cards import BACKS, ELEMENTS, GAME
from tablee.games.ecos.cardset import CARD_COUNT, LANDSCAPES, PRINTED_IN_BOX, TILES
from tablee.games.ecos.grammar import SENTENCES
from tablee.games.ecos.measure import CONDITIONS, COUNTS

_DECKS: Final = """\
[decks]  # rulebook
paw   = ["lion", "gorilla", "rhino", "elephant", "antelope", "stork"]
plant = ["bird_of_paradise", "impala_lily", "plumeria", "calla", "daisy", "aloe"]
"""
_SPECIES: Final = (
    ("fish", '["water"]', "f", "rulebook"),
    ("rhino", '["desert"]', "r", "rulebook"),
    ("gorilla", '["mountain"]', "g", "rulebook"),
    ("leopard", '["forest"]', "p", "rulebook"),
    ("shark", "", "s", ""),
    ("manatee", "", "m", ""),
    ("antelope", "", "a", ""),
    ("cheetah", "", "c", ""),
    ("lion", "", "l", ""),
    ("elephant", "", "e", ""),
    ("stork", "", "k", ""),
)


def template() -> str:
    """A commented card file with a place for each card, filled in as far as the rulebook goes."""
    lines = [
        "# Ecos: First Continent: a file to type printed cards into.",
        "#",
        "# Filled in is what the rulebook says. For the rest take away the # and write what is printed. Then:",
        "#",
        "#     tablee cards check ecos FILE",
        "#",
        "# names every card and line that is not yet right. The values:",
        "#",
        f"#     back      {', '.join(BACKS)}",
        f"#     slots     {', '.join(ELEMENTS)}",
        "#     leaves    how often the card can be used: 1 to 4",
        '#     dark      ["paw"], ["plant"] or both, if that icon is the darker one',
        "#     effects   lines like these; words in braces vary:",
        "#",
        *[f"#         {sentence.words}" for sentence, _ in SENTENCES],
        "#",
        "#     After per:",
        *[f"#         {sentence.words}" for sentence in COUNTS],
        "#     After if:",
        *[f"#         {sentence.words}" for sentence in CONDITIONS],
        "#",
        f"# Give the cards ids of your own, such as [card.volcano] instead of [card.card_001]: {ID_IN_WORDS}.",
        "# An id of the house set has its name already (tablee cards list ecos shows them); others need a name.",
        "",
        "[set]",
        f'game = "{GAME}"',
        'name = "box"',
        "",
        "[box]",
        f"# land_tiles = 0   # together with water_tiles {TILES}",
        "# water_tiles = 0",
        *[f"{key} = {number}  # rulebook" for key, number in PRINTED_IN_BOX.items()],
        "",
        "[elements]  # as printed on the dial: 40 in all",
        *[f"# {kind} = 0" for kind in ELEMENTS],
    ]
    for name, habitat, letter, source in _SPECIES:
        lines += ["", f"[species.{name}]"]
        lines.append(f"habitat = {habitat}  # {source}" if habitat else "# habitat = []")
        lines += ["# count = 0", f'letter = "{letter}"  # in a drawing of the map']
    for landscape in LANDSCAPES:
        lines += ["", f"[map.{landscape}]  # cells [q, r]", "# grassland = [[0, 0]]", "# desert = [[1, 0]]"]
        lines.append("# water = [[1, -1], [0, 1]]")
    lines += ["", _DECKS]
    for number in range(1, CARD_COUNT + 1):
        lines += ["", f"[card.card_{number:03}]", f"number = {number}", '# name = ""', '# back = ""', "# slots = []"]
        lines += ["# leaves = 0", '# paw = ""', '# plant = ""', "# dark = []", "# effects = []"]
    return "\n".join(lines) + "\n"
