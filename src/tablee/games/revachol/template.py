"""A file to type printed cards into: what the rulebook and the authors' card picture tell is filled in."""

from typing import Final

from tablee.core.printed import ID_IN_WORDS
from tablee.games.revachol.cardset import (
    ALLY,
    ANOTHER,
    BORROW,
    COUNTS,
    CROWNED,
    DOUBLE,
    DRAW,
    EVENTS,
    FAMILIES,
    GAME,
    IMMUNE,
    MORALE,
    MOVES,
    SKILLS,
    SPECIAL,
    STAYS,
    TAKE,
    TASK,
    WORTH,
)
from tablee.games.revachol.symbols import CROWN, SYMBOLS

_NAMED_ALLIES: Final = (
    ("lena", "Lena, the Cryptozoologist's wife", BORROW),
    ("cuno", "Cuno", BORROW),
    ("jean", "Jean Vicquemare", BORROW),
    ("klaasje", "Klaasje (Miss Orange Disco Dancer)", BORROW),
    ("trant", "Trant Heidelstam", DOUBLE),
    ("gardener", "The Gardener", DOUBLE),
    ("measurehead", "Measurehead", DOUBLE),
    ("joyce", "Joyce Messier", DOUBLE),
    ("dolores", "Dolores Dei", IMMUNE),
    ("cindy", "Cindy the Skull", ANOTHER),
    ("kim", "Kim Kitsuragi", STAYS),
    ("harry", "Harry Du Bois", TAKE),
    ("garte", "Garte, the cafeteria manager", MOVES),
    ("titus", "Titus Hardie", SPECIAL),
    ("ruby", "Ruby, the instigator", SPECIAL),
    ("evrart", "Evrart Claire", DRAW),
)
_NAMED_TASKS: Final = (("badge", "Track down your badge"), ("island", "Go to the island"))
_PUBLISHED_SYMBOLS: Final = {"kim": '["orange"]', "harry": '["purple", "purple"]'}

_HEAD: Final = f"""\
# Echoes of Revachol: a file to type printed cards into.
#
# Filled in is what the rulebook says (rulebook) and what the authors' card picture shows (published).
# For the rest take away the # and write what is printed. Then:
#
#     tablee cards check revachol FILE
#
# names every card and line that is not yet right. The values:
#
#     symbols, requires   {", ".join(SYMBOLS)} (no crown in requires)
#     skill               {", ".join(SKILLS)}
#     dice                the two numbers, left to right
#     event               what is lost: {", ".join(EVENTS)} (task: a completed Task)
#     family              {", ".join(FAMILIES)}
#     copies = 2          if the card is there twice; then leave out another place
#     source = "box"      if you like to note where a card comes from
#
# Give the places without a name an id of your own, such as [ally.annette] instead of [ally.ally_17]:
# {ID_IN_WORDS}.
# An id of the house set has its name and texts already (tablee cards list revachol shows them);
# other cards need a name, or one for each language: name = {{ en = "…", fr = "…", ru = "…" }}.
# A Task may also have a text, and every card a flavour.

[set]
game = "{GAME}"
name = "box"
"""


def template() -> str:
    """A commented card file with a place for each of the 89 cards, filled in as far as they are known."""
    lines = [
        _HEAD,
        f"# {COUNTS[ALLY]} Allies: first those with a unique skill, in the order of the rulebook.",
    ]
    for id, name, skill in _NAMED_ALLIES:
        lines += ["", f"[{ALLY}.{id}]  # {name}"]
        if skill in WORTH:
            lines.append(f"points  = {WORTH[skill]}  # rulebook")
        if id in _PUBLISHED_SYMBOLS:
            lines.append(f"symbols = {_PUBLISHED_SYMBOLS[id]}  # published")
        elif skill in CROWNED:
            lines.append(f'symbols = ["{CROWN}"]  # rulebook; write a second symbol beside it if there is one')
        else:
            lines.append("# symbols = []")
        lines.append(f'skill   = "{skill}"  # rulebook')
    for number in range(len(_NAMED_ALLIES) + 1, COUNTS[ALLY] + 1):
        lines += ["", f"[{ALLY}.{ALLY}_{number:02}]", '# name    = ""', "# symbols = []"]
    lines += ["", "", f"# {COUNTS[TASK]} Tasks. Write special = true on a Special Task."]
    for id, name in _NAMED_TASKS:
        lines += ["", f"[{TASK}.{id}]  # {name}", "# points   = 0", "# requires = []"]
    for number in range(len(_NAMED_TASKS) + 1, COUNTS[TASK] + 1):
        lines += ["", f"[{TASK}.{TASK}_{number:02}]", '# name     = ""', "# points   = 0", "# requires = []"]
    lines += ["", "", f"# {COUNTS[MORALE]} Morale cards.", "", f"[{MORALE}.volition]"]
    lines += [
        'family = "psyche"  # published',
        "# dice   = [0, 3]  # published: the right die is 3",
        'event  = "corps"  # published',
    ]
    for number in range(2, COUNTS[MORALE] + 1):
        lines += [
            "",
            f"[{MORALE}.{MORALE}_{number:02}]",
            '# name   = ""',
            '# family = ""',
            "# dice   = [0, 0]",
            '# event  = ""',
        ]
    return "\n".join(lines) + "\n"
