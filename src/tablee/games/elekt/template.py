"""A card file of Elekt to type printed cards into."""

from __future__ import annotations

from typing import Final

from tablee.core.printed import ID_IN_WORDS
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.cards import BASE, ELITE, MACHINATION, PRIVILEGE, SKIRMISH
from tablee.games.elekt.cardset import COUNTS, GAME

_BASE: Final = (
    ("acolyte", "Acolyte"),
    ("nameless", "Sans Nom"),
    ("dignitary", "Dignitaire"),
    ("assassin", "Assassin"),
)
_NAMED: Final[dict[str, tuple[tuple[str, str, str], ...]]] = {
    ELITE: (
        ("herald_of_the_scourge", "Annonciateur du fléau", "while here: the mysticism pair may be identical"),
        ("clan_bandit", "Bandit du clan", "when a unit is banished here: attach authority to this"),
        ("confessor", "Confesseur", ""),
        ("amber_demiurge", "Demiurge de l'Ambre", ""),
        ("amber_demon", "Démon de l'Ambre", "after winning mysticism: gain 1 amber"),
        ("ecclesiastic", "Ecclésiastique", ""),
        ("dark_exarch", "Exarque ténébreux", "while here: a protected unit may stay for 1 amber"),
        ("ecstatic_puppet", "Fantoche extasié", ""),
        ("scarifier_guard", "Garde scarificateur", "while here: this may be banished instead"),
        ("reptilian_impostor", "Imposteur reptilien", ""),
        ("misty_crawler", "Rampant brumeux", ""),
        ("ravenous_skarg", "Skarg glouton", "when assigned: resolve brutality now"),
        ("symbiote", "Symbiote", "after winning mysticism: attach any"),
        ("web_wanderer", "Vagabond des toiles", ""),
        ("body_thief", "Voleur de corps", "when assigned: take a unit here and discard this"),
    ),
    SKIRMISH: (
        ("werewolf_pack", "Meute de loups-garous", "after winning this: discard a unit"),
        ("blast_furnace_of_darkness", "Haut-fourneau des Ténèbres", ""),
    ),
    MACHINATION: (
        (
            "temple_in_honour_of_the_emperor",
            "Temple en l'honneur de l'empereur",
            "while here: each duplicity also counts as authority",
        ),
        ("ministry_of_propaganda", "Ministère de la Propagande", ""),
    ),
    PRIVILEGE: (
        (
            "master_of_spies",
            "Maître des espions",
            "when duplicity is tied, 1 amber or discard this: choose the winner",
        ),
        (
            "master_of_the_pact",
            "Maître du pacte",
            "when mysticism is tied, 1 amber or discard this: choose the winner",
        ),
        (
            "master_of_swords",
            "Maître des épées",
            "when brutality is tied, 1 amber or discard this: choose the winner",
        ),
        ("forger_of_history", "Faussaire de l'Histoire", ""),
    ),
}
_NOT_IN_SOLO: Final = ("body_thief", "reptilian_impostor")

_HEAD: Final = f"""\
# Elekt: a file to type printed cards into.
#
# Filled in is what the rulebook says. For the rest take away the # and write what is printed. Then:
#
#     tablee cards check elekt FILE
#
# names every card and line that is not yet right. The values:
#
#     type       spectre, disciple, or another word of your cards
#     symbols    {", ".join(ATTRIBUTES)}; [] if there are none
#     titles     1 or 2
#     lines      the ability in the sentences of docs/writing-cards.md, at most one; leave it out if there is none
#     solo       false if the Unit is taken out in solo
#     source     "box", if you like to note where a card comes from
#
# Give the places without a name an id of your own, such as [elite.iron_monk] instead of [elite.elite_16]:
# {ID_IN_WORDS}.
# An id of the house set has its name and texts already (tablee cards list elekt shows them); other cards need a
# name, or one for each language: name = {{ en = "…", fr = "…", ru = "…" }}. Every card may also have a text; a
# Skirmish or Machination card title1 and title2.

[set]
game = "{GAME}"
name = "box"
"""


def template() -> str:
    """A commented card file with a place for each of the 96 cards, filled in as far as they are known."""
    lines = [_HEAD, "# Base Units, four of each."]
    for id, name in _BASE:
        lines += ["", f"[{BASE}.{id}]  # {name}", '# type    = ""', "# symbols = []", "copies  = 4  # rulebook"]
    for kind in (ELITE, SKIRMISH, MACHINATION, PRIVILEGE):
        lines += ["", "", f"# {COUNTS[kind]} {kind.capitalize()} cards."]
        named = _NAMED[kind]
        for id, name, line in named:
            lines += ["", f"[{kind}.{id}]  # {name}", *_values(kind)]
            lines.append(f'lines   = ["{line}"]  # rulebook' if line else '# lines   = [""]')
            if id in _NOT_IN_SOLO:
                lines.append("solo    = false  # rulebook")
        for number in range(len(named) + 1, COUNTS[kind] + 1):
            lines += ["", f"[{kind}.{kind}_{number:02}]", '# name    = ""', *_values(kind), '# lines   = [""]']
    return "\n".join(lines) + "\n"


def _values(kind: str) -> list[str]:
    if kind == ELITE:
        return ['# type    = ""', "# symbols = []"]
    return [] if kind == PRIVILEGE else ["# titles  = 1"]
