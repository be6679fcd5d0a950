"""When each rule of Ecos may be cited for a refusal: what must be true of the table, read off docs/rules/ecos.md.

Nothing here asks the game what is legal: cells, neighbours and the words of a card's line are looked at directly.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tablee.core.decision import Attempt

Ecos = Any
Condition = Callable[[Ecos, int, Attempt], bool]

OFTEN: Final = "ECO-46"
"""A rule that is cited in every game."""

RESPONSES: Final = ("Respond", "RespondToPair", "UseElement")
GAINING: Final = ("ChooseWay", "MayGainCard")
DRAFTS: Final = ("Draft-blue", "Draft-brown")
ELEMENTS: Final = ("sun", "water", "grass", "egg", "fern", "rock", "animal", "wild")
TERRAIN: Final = ("", "water", "grassland", "desert")
AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
REACH: Final = 40
SIDE: Final = 2 * REACH + 1


def words(s: Ecos) -> dict[str, list[str]]:
    """The words that labels are formed with, and some that are none."""
    cards = [*s.cards.cards, "nessie"]
    elements = [*ELEMENTS, "mud"]
    return {
        "card": cards,
        "card2": cards,
        "symbol": elements,
        "symbol2": elements,
        "token": elements,
        "piece": [*s.cards.pieces[1:], "dragon"],
        "cell": [*[f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4)], "9,9", "nowhere"],
        "line": [
            text for text, line in s.cards.lines.items() if type(line).__name__ not in ("Composed", "NeedLess", "Waits")
        ],
        "zone": [*s.cards.decks[0], *s.cards.decks[1], "unicorn"],
        "back": ["brown", "blue", "red"],
        "player": [f"player {seat + 1}" for seat in range(s.seats)],
    }


# The table.


def asking(s: Ecos) -> str:
    """The verb that asks somebody, or chance."""
    return "" if s.top is None else str(s.top.todo[s.top.at].name)


def waits(*verbs: str) -> Condition:
    """The seat is not asked, while others or chance do that."""
    return lambda s, seat, a: a.asked == "" and not s.end and asking(s) in verbs


def own(s: Ecos, seat: int, card: str) -> Any:
    return next((each for each in s.active[seat] if each.card.id == card), None)


def is_full(each: Any) -> bool:
    return bool(each.filled == 2 ** len(each.card.slots) - 1)


def element(s: Ecos, seat: int, a: Attempt) -> str:
    """What is to be answered."""
    if a.asked == "RespondToPair":
        return a.word("token")
    if a.asked == "UseElement":
        return str(s.top.it)
    return str(s.left[seat] if s.left else s.tokens[0])


def slots(each: Any, kind: str, filled: bool) -> int:
    """How many slots of that element on a card have a cube, or none."""
    return len(
        [1 for i, slot in enumerate(each.card.slots) if ELEMENTS[slot] == kind and (each.filled >> i & 1) == filled]
    )


def printed(s: Ecos) -> str:
    """The line that is being carried out."""
    return str(s.cards.lines[s.top.it].text) if s.top is not None and s.top.it in s.cards.lines else ""


# The map.


def at(cell: str) -> tuple[int, int] | None:
    found = re.fullmatch(r"(-?\d+),(-?\d+)", cell)
    if found is None or str(int(found[1])) != found[1] or str(int(found[2])) != found[2]:
        return None
    place = int(found[1]), int(found[2])
    return place if max(map(abs, place)) <= REACH else None


def index(place: tuple[int, int]) -> int:
    return (place[1] + REACH) * SIDE + place[0] + REACH


def near(place: tuple[int, int]) -> list[tuple[int, int]]:
    found = [(place[0] + q, place[1] + r) for q, r in AROUND]
    return [each for each in found if max(abs(each[0]), abs(each[1])) <= REACH]


def terrain(s: Ecos, place: tuple[int, int]) -> str:
    return TERRAIN[s.land.terrain[index(place)]]


def number(s: Ecos, piece: str, place: tuple[int, int]) -> int:
    """How many such pieces are there."""
    cell = index(place)
    if piece in TERRAIN:
        return 1 if terrain(s, place) == piece else 0
    if piece in ("mountain", "forest"):
        return int((s.land.mountains if piece == "mountain" else s.land.forests)[cell])
    species = [each.id for each in s.cards.species]
    return int(s.land.animals[species.index(piece)].count(cell)) if piece in species else 0


def animals(s: Ecos, place: tuple[int, int]) -> int:
    return sum(number(s, each.id, place) for each in s.cards.species)


def is_bare(s: Ecos, place: tuple[int, int]) -> bool:
    return animals(s, place) + number(s, "mountain", place) + number(s, "forest", place) == 0


def tiles(s: Ecos) -> list[tuple[int, int]]:
    return [(cell % SIDE - REACH, cell // SIDE - REACH) for cell in range(SIDE * SIDE) if s.land.terrain[cell]]


def room(s: Ecos, place: tuple[int, int]) -> int:
    """Forests that a tile can hold. (ECO-96)"""
    ground = terrain(s, place)
    return 0 if ground in ("", "water") else (ground == "grassland") + number(s, "mountain", place)


def habitat(s: Ecos, piece: str) -> list[str]:
    names = ("", "water", "grassland", "desert", "mountain", "forest")
    bits = next(each.habitat for each in s.cards.species if each.id == piece)
    return [name for i, name in enumerate(names) if bits >> i & 1]


def suits(s: Ecos, piece: str, place: tuple[int, int]) -> bool:
    """ECO-102 to ECO-106, ECO-R49."""
    homes = habitat(s, piece)
    grounds = [home for home in homes if home in TERRAIN]
    features = [home for home in homes if home not in TERRAIN]
    fits = not grounds or terrain(s, place) in grounds
    return terrain(s, place) != "" and fits and (not features or any(number(s, each, place) for each in features))


def is_animal(s: Ecos, piece: str) -> bool:
    return any(each.id == piece for each in s.cards.species)


def in_box(s: Ecos, piece: str) -> bool:
    return piece in (*TERRAIN[1:], "mountain", "forest") or is_animal(s, piece)


# Placing.


def to_place(s: Ecos) -> str:
    """The piece that the line under way places."""
    found = re.match(r"place (?:an? |\d+ )?(\w+)", printed(s))
    name = found[1] if found else ""
    return name if in_box(s, name) else name.removesuffix("s")


def allowed_by_line(s: Ecos, place: tuple[int, int]) -> bool:
    """Where the card says that the piece goes."""
    text, token = printed(s), to_place(s) not in TERRAIN
    if found := re.search(r" adjacent to (?:an? )?(\w+)", text):
        around = [place, *near(place)] if token else near(place)
        return any(number(s, found[1], each) for each in around)
    found = re.search(r" on a tile with (?:an? )?(\w+)", text)
    return found is None or number(s, found[1], place) > 0


def placing(s: Ecos, a: Attempt) -> tuple[int, int] | None:
    """The cell of a placement that is at least of the right piece, when it is asked for."""
    right = a.asked == "PlacePiece" and a.key == "place" and a.word("piece") == to_place(s)
    return at(a.word("cell")) if right else None


def tile_placed(check: Callable[[Ecos, tuple[int, int]], bool]) -> Condition:
    def holds(s: Ecos, seat: int, a: Attempt) -> bool:
        place = placing(s, a)
        return place is not None and a.word("piece") in TERRAIN and check(s, place)

    return holds


def token_placed(piece: str, check: Callable[[Ecos, tuple[int, int], str], bool]) -> Condition:
    """`piece` "": an animal."""

    def holds(s: Ecos, seat: int, a: Attempt) -> bool:
        place = placing(s, a)
        mine = is_animal(s, a.word("piece")) if piece == "" else a.word("piece") == piece
        return place is not None and mine and check(s, place, a.word("piece"))

    return holds


def unsuitable(kind: Callable[[list[str]], bool]) -> Condition:
    """An animal of such a habitat, on a tile that is none of it."""
    return token_placed("", lambda s, place, piece: kind(habitat(s, piece)) and not suits(s, piece, place))


def empty_elsewhere(s: Ecos, place: tuple[int, int], piece: str) -> bool:
    """An animal stands there, and an empty tile would do. (ECO-107)"""
    others = [each for each in tiles(s) if suits(s, piece, each) and allowed_by_line(s, each)]
    return animals(s, place) > 0 and any(animals(s, each) == 0 for each in others)


def any_of(*conditions: Condition) -> Condition:
    return lambda s, seat, a: any(condition(s, seat, a) for condition in conditions)


# Lifting.


def lifting(s: Ecos, a: Attempt) -> bool:
    return a.key in ("lift", "lift-no") and a.asked in ("LiftPiece", "PlacePiece")


def in_supply(s: Ecos) -> int:
    """Pieces of the kind to be placed that are in the box and not on the map."""
    piece = to_place(s)
    box = s.cards.box
    land = ("grassland", "desert")
    if piece in land:
        return int(box["land_tiles"] - sum(terrain(s, each) in land for each in tiles(s)))
    all_of_it = {"water": "water_tiles", "mountain": "mountains", "forest": "forests"}
    species = {each.id: each.count for each in s.cards.species}
    total = box[all_of_it[piece]] if piece in all_of_it else species[piece]
    return int(total - sum(number(s, piece, each) for each in tiles(s)))


def liftable(s: Ecos, cell: str) -> bool:
    place, piece = at(cell), to_place(s)
    if place is None:
        return False
    if piece in TERRAIN:
        same = terrain(s, place) == "water" if piece == "water" else terrain(s, place) in ("grassland", "desert")
        return same and is_bare(s, place)
    return number(s, piece, place) > 0


# Moving, replacing, removing.


def moved(s: Ecos) -> str:
    found = re.match(r"move (?:an? |up to \d )(\w+)", printed(s))
    name = found[1] if found else ""
    return name if name == "animal" or is_animal(s, name) else name.removesuffix("s")


def enterable(s: Ecos, piece: str, ground: str) -> bool:
    """ECO-125, ECO-126, ECO-R52: by where it may be placed, and by what the card says."""
    grounds = [home for home in habitat(s, piece) if home in TERRAIN]
    if grounds == ["water"]:
        return ground == "water"
    return ground != "water" or "water" in grounds or printed(s).endswith("also across water")


def steps(s: Ecos, piece: str, goal: tuple[int, int]) -> int:
    """How many it takes to get there; 99 if there is no way."""
    start = (s.top.n % SIDE - REACH, s.top.n // SIDE - REACH)
    reached, edge, taken = {start}, [start], 0
    while goal not in reached and edge:
        taken += 1
        further = {each for place in edge for each in near(place) if terrain(s, each)} - reached
        edge = [each for each in further if enterable(s, piece, terrain(s, each))]
        reached |= set(edge)
    return taken if goal in reached else 99


def far(s: Ecos) -> int:
    found = re.search(r"up to (\d)(?:, also across water)?$", printed(s))
    return int(found[1]) if found else 0


def replaceable(s: Ecos, a: Attempt) -> bool:
    """ECO-R54"""
    found = re.fullmatch(r"replace a (bare )?(\w+) tile with (\w+)(?: or (\w+))?", printed(s))
    place, new = at(a.word("cell")), a.word("piece")
    if found is None or place is None or new not in (found[3], found[4]):
        return False
    old = terrain(s, place)
    fits = old == found[2] or (found[2] == "land" and old in ("grassland", "desert"))
    other = (old == "water") != (new == "water")
    water = sum(terrain(s, each) == "water" for each in tiles(s))
    left = s.cards.box["water_tiles"] - water if new == "water" else s.cards.box["land_tiles"] - len(tiles(s)) + water
    return fits and new != old and (not found[1] or is_bare(s, place)) and (not other or left > 0)


def removed_kinds(s: Ecos) -> list[str]:
    found = re.fullmatch(
        r"remove (?:all adjacent|up to \d adjacent|up to \d) (\w+)(?: or (\w+))?(?: in this habitat)?", printed(s)
    )
    names = [name for name in (found[1], found[2]) if name] if found else []
    return [name if in_box(s, name) or name == "animal" else name.removesuffix("s") for name in names]


def takes(s: Ecos, piece: str) -> bool:
    kinds = removed_kinds(s)
    return piece in kinds or ("animal" in kinds and is_animal(s, piece))


def meant(s: Ecos) -> list[tuple[str, tuple[int, int]]]:
    """The pieces that "this" may be."""
    return [
        (s.cards.pieces[bound.piece], (cell % SIDE - REACH, cell // SIDE - REACH))
        for bound in s.bound
        for cell in bound.cells
    ]


def removing(s: Ecos, a: Attempt) -> tuple[int, int] | None:
    """The cell of a token of the right kind that is there."""
    place = at(a.word("cell"))
    right = a.asked == "ChooseToken" and a.key == "remove" and takes(s, a.word("piece")) and place is not None
    return place if right and place is not None and number(s, a.word("piece"), place) else None


def out_of_reach(adjacent: bool) -> Condition:
    """The token is not beside any piece that "this" may be, or in no habitat of one."""

    def holds(s: Ecos, seat: int, a: Attempt) -> bool:
        place = removing(s, a)
        if place is None or ("in this habitat" in printed(s)) == adjacent:
            return False
        if adjacent:
            return any(place not in (here, *near(here)) for _, here in meant(s))
        return any(place not in same_ground(s, here) for _, here in meant(s))

    return holds


def same_ground(s: Ecos, start: tuple[int, int]) -> set[tuple[int, int]]:
    found, edge = {start}, [start]
    while edge:
        edge = [e for p in edge for e in near(p) if terrain(s, e) == terrain(s, start) and e not in found]
        found |= set(edge)
    return found


# Cards.


def of_cards(s: Ecos, a: Attempt) -> list[str]:
    return [word for slot, word in a.words.items() if slot in ("card", "card2")]


def cube(check: Callable[[Ecos, int, Attempt], bool]) -> Condition:
    """A cube is to be placed, and a cube may be."""
    return lambda s, seat, a: "cube-" in a.key and a.asked in RESPONSES and check(s, seat, a)


def wrong_slot(s: Ecos, seat: int, a: Attempt) -> bool:
    """ECO-45: an empty slot of the drawn element on one of your active cards."""
    kind, mine = a.word("symbol"), own(s, seat, a.word("card"))
    others = any(own(s, other, a.word("card")) for other in range(s.seats) if other != seat)
    if kind not in ELEMENTS or (a.word("symbol2") not in ("", *ELEMENTS)) or (mine is None and others):
        return True
    if mine is None:
        return False
    wild = "wild" in (kind, element(s, seat, a))
    return (kind != element(s, seat, a) and not wild) or slots(mine, kind, True) + slots(mine, kind, False) == 0


def no_cube_to_place(s: Ecos, seat: int, a: Attempt) -> bool:
    """ECO-48: none is available, or the card named has none."""
    if not a.word("card2"):
        return bool(s.available[seat] == 0)
    source = own(s, seat, a.word("card2"))
    return source is None or slots(source, a.word("symbol2"), True) == 0


def in_deck_of(s: Ecos, deck: str) -> bool:
    """Whether nobody has taken that deck."""
    cards = [card.id for card in s.cards.cards.values() if card.decks[s.variant.family] == deck]
    return all(card in s.brown or card in s.blue for card in cards)


def strands(s: Ecos, seat: int, a: Attempt) -> bool:
    """ECO-R29: something is still to be placed, and the attempt is one that the line under way would allow."""
    card = s.cards.cards[s.top.source]
    still = any("place " in line.text for line in card.lines[s.line :])
    place = at(a.word("cell"))
    if a.key == "place":
        local = [CITATIONS[rule](s, seat, a) for rule in LOCAL]
        return still and a.asked == "PlacePiece" and a.word("piece") == to_place(s) and not any(local)
    if a.key == "lift":
        return still and a.asked == "LiftPiece" and liftable(s, a.word("cell"))
    if a.key == "move":
        right = moved(s) in ("animal", a.word("piece"))
        return (
            still and a.asked == "ChooseMover" and right and place is not None and number(s, a.word("piece"), place) > 0
        )
    if a.key == "move-to":
        return still and a.asked == "MoveTo" and place is not None and steps(s, s.top.those[0], place) <= far(s)
    if a.key == "replace":
        return still and a.asked == "ReplaceTile" and replaceable(s, a)
    if a.key == "remove-tile":
        fits = place is not None and terrain(s, place) != "" and ("bare" not in printed(s) or is_bare(s, place))
        return still and a.asked == "ChooseTile" and fits
    if a.key == "remove":
        return still and removing(s, a) is not None
    verbs = {"this": "PickThis", "choose": "ChooseLine", "may": "MayDo", "may-not": "MayDo", "move-done": "ChooseMover"}
    return still and a.asked == {**verbs, "remove-done": "ChooseToken"}.get(a.key)


LOCAL: Final = ("ECO-90", "ECO-R45", "ECO-94", "ECO-96", "ECO-97", "ECO-101", "ECO-102", "ECO-R48", "ECO-107")
"""What forbids a cell for the piece that is to be placed, whatever comes later."""


def misfit_of_line(s: Ecos, seat: int, a: Attempt) -> bool:
    """ECO-85: effects are carried out in the printed order, and this is not what the card does now."""
    place = at(a.word("cell"))
    if a.key in ("remove", "remove-done"):
        there = place is not None and number(s, a.word("piece"), place) > 0
        return a.asked != "ChooseToken" or not takes(s, a.word("piece")) or not there
    if a.key == "play":
        return a.asked == "PlayFromHand" and a.word("card") not in s.hands[seat]
    if a.key in ("choose", "may", "may-not"):
        verb = "ChooseLine" if a.key == "choose" else "MayDo"
        return a.asked != verb or a.word("line") not in [line.text for line in s.cards.lines[s.top.it].inner()]
    return a.asked != {"replace": "ReplaceTile", "remove-tile": "ChooseTile"}.get(a.key, a.asked)


def may_enter(s: Ecos, animal: str, place: tuple[int, int]) -> bool:
    """ECO-125, ECO-126: a species of the Water alone stays there, one that knows no Water stays off it."""
    if terrain(s, place) == "water":
        return "water" in habitat(s, animal)
    return habitat(s, animal) != ["water"]


def no_such_swap(s: Ecos, seat: int, a: Attempt) -> bool:
    """CRD-34: none is swapped now; it is not there; or the two could not stand where the other stands."""
    if a.asked != {"swap": "SwapFirst", "swap-with": "SwapSecond"}.get(a.key, ""):
        return True
    animal, place = a.word("piece"), at(a.word("cell"))
    if place is None or not is_animal(s, animal) or not number(s, animal, place):
        return True
    others = (
        [s.top.those[0]]
        if a.key == "swap-with"
        else [
            f"{each.id} {q},{r}"
            for each in s.cards.species
            for q in range(-9, 10)
            for r in range(-9, 10)
            if number(s, each.id, (q, r))
        ]
    )
    for other in others:
        name, _, cell = other.partition(" ")
        there = at(cell)
        differ = name != animal and there is not None and there != place
        if differ and there is not None and may_enter(s, animal, there) and may_enter(s, name, place):
            return False
    return True


def no_such_move(s: Ecos, seat: int, a: Attempt) -> bool:
    """ECO-122: the card says which animals may be moved; none is moved now, or not that one."""
    if a.key == "move-to":
        return a.asked != "MoveTo"
    place = at(a.word("cell"))
    animal = a.word("piece")
    if a.asked != "ChooseMover" or (animal and not is_animal(s, animal)):
        return True
    has_moved = list(s.top.those).count(f"{animal} {a.word('cell')}")
    there = place is not None and number(s, animal, place) > has_moved
    return not there or moved(s) not in ("animal", animal)


CITATIONS: Final[dict[str, Condition]] = {
    # Set-up.
    "ECO-20": waits("FirstHarbinger"),
    "ECO-25": any_of(
        waits("TakeDeck"),
        lambda s, seat, a: a.key == "deck" and (a.asked != "ChooseDeck" or not in_deck_of(s, a.word("zone"))),
    ),
    "ECO-R08": any_of(
        waits("ChooseDeck"),
        lambda s, seat, a: a.key == "deck" and a.word("zone") not in s.cards.decks[s.variant.family],
    ),
    "ECO-26": any_of(lambda s, seat, a: waits("ChooseActive")(s, seat, a) and len(s.active[seat]) == 3),
    "ECO-29": any_of(
        waits("DealPacks-blue"),
        lambda s, seat, a: a.asked == "Draft-blue" and s.seats > 2 and a.key == "keep-two",
    ),
    "ECO-31": any_of(
        waits("DealPacks-brown"),
        lambda s, seat, a: a.asked == "Draft-brown" and s.seats > 2 and a.key == "keep-two",
    ),
    "ECO-33": lambda s, seat, a: a.asked in DRAFTS and any(card not in s.packs[seat] for card in of_cards(s, a)),
    "ECO-34": lambda s, seat, a: (
        a.key == "active" and (a.asked != "ChooseActive" or a.word("card") not in s.hands[seat])
    ),
    "ECO-R09": lambda s, seat, a: waits(*DRAFTS)(s, seat, a) and not s.packs[seat],
    "ECO-151": waits("DealOutright"),
    "ECO-154": lambda s, seat, a: a.asked in DRAFTS and s.seats == 2 and len(set(of_cards(s, a))) != 2,
    # Tokens and responses.
    "ECO-38": lambda s, seat, a: a.asked == "Respond" and s.seats > 2 and a.word("token") != "",
    "ECO-39": lambda s, seat, a: a.key in ("rotate", "pair-rotate") and a.asked not in RESPONSES,
    "ECO-40": lambda s, seat, a: a.asked == "" and s.round > 0 and not s.end,
    "ECO-45": cube(wrong_slot),
    "ECO-46": lambda s, seat, a: "cube-" in a.key and a.asked not in RESPONSES,
    "ECO-47": lambda s, seat, a: ("cube-" in a.key or a.key == "resolve") and own(s, seat, a.word("card")) is None,
    "ECO-48": cube(no_cube_to_place),
    "ECO-51": lambda s, seat, a: a.asked in RESPONSES,
    "ECO-52": cube(
        lambda s, seat, a: (
            own(s, seat, a.word("card")) is not None
            and slots(own(s, seat, a.word("card")), a.word("symbol"), False) == 0
        )
    ),
    "ECO-114": lambda s, seat, a: a.asked == "UseElement" and a.word("token") != "",
    "ECO-116": cube(lambda s, seat, a: a.asked == "UseElement" and s.top.source == a.word("card")),
    "ECO-155": lambda s, seat, a: a.asked == "RespondToPair" and a.word("token") not in s.tokens,
    "ECO-156": lambda s, seat, a: (
        s.seats == 2
        and (a.word("token") == "" if a.asked == "RespondToPair" else a.word("token") != "" and len(s.left) == 2)
    ),
    "ECO-R13": cube(
        lambda s, seat, a: a.word("card2") != "" and (s.available[seat] > 0 or a.word("card") == a.word("card2"))
    ),
    "ECO-R14": cube(lambda s, seat, a: is_full(own(s, seat, a.word("card2")))),
    # Resolving.
    "ECO-61": lambda s, seat, a: a.key == "resolve" and not is_full(own(s, seat, a.word("card"))),
    "ECO-67": lambda s, seat, a: (
        a.key == "take-back" and is_full(own(s, seat, a.word("card"))) and s.resolvers in (0, 1 << seat)
    ),
    "ECO-119": lambda s, seat, a: a.key == "resolve" and is_full(own(s, seat, a.word("card"))),
    "ECO-R25": lambda s, seat, a: a.asked != "OfferTakeBack" or a.word("card") != s.waiting[seat][s.top.n],
    "ECO-R27": lambda s, seat, a: (
        a.key == "take-back"
        and is_full(own(s, seat, a.word("card")))
        and a.word("card") not in [each.card for each in s.placed[seat]]
    ),
    # The dial and cards.
    "ECO-71": lambda s, seat, a: a.asked not in ("OfferCard", *GAINING, "KeepOne") and s.dials[seat] < 2,
    "ECO-72": lambda s, seat, a: a.asked not in ("OfferCard", *GAINING, "KeepOne") and s.dials[seat] >= 2,
    "ECO-73": lambda s, seat, a: (
        (a.key == "cube" and a.asked != "PlayOrCube")
        or (
            a.key == "play"
            and (a.asked != "PlayFromHand")
            and (a.asked != "PlayOrCube" or a.word("card") not in s.hands[seat])
        )
        or (a.key == "play-nothing" and a.asked not in ("PlayOrCube", "PlayFromHand"))
    ),
    "ECO-78": lambda s, seat, a: (
        (a.key == "gain-card" and a.asked in GAINING)
        or (a.key in ("look", "take") and a.asked not in GAINING)
        or (a.key in ("keep", "keep-two") and a.asked not in (*DRAFTS, "KeepOne"))
    ),
    "ECO-79": lambda s, seat, a: (
        (a.key == "look" and a.asked in GAINING and a.word("back") not in ("", "brown", "blue"))
        or (a.asked == "KeepOne" and (a.key != "keep" or a.word("card") not in s.looking[seat]))
    ),
    "ECO-80": lambda s, seat, a: a.key == "take" and a.asked in GAINING and a.word("card") not in s.row,
    "ECO-83": lambda s, seat, a: a.key == "take" and a.word("card") in s.discard,
    "ECO-R39": lambda s, seat, a: a.key == "cube" and a.asked == "PlayOrCube" and s.cubes == 0,
    "ECO-R40": lambda s, seat, a: (
        (a.key in ("gain-no-card", "keep-dial") and a.asked in ("ChooseWay", "KeepOne"))
        or (a.key == "look" and not {"brown": s.brown, "blue": s.blue}.get(a.word("back"), (s.brown + s.blue)[1:]))
    ),
    # The map.
    "ECO-85": misfit_of_line,
    "ECO-86": lambda s, seat, a: (
        not in_box(s, a.word("piece"))
        or (a.key in ("place", "lift", "lift-no") and a.asked not in ("LiftPiece", "PlacePiece"))
        or (a.key == "place" and to_place(s) not in TERRAIN and a.word("piece") != to_place(s))
        or token_placed(a.word("piece"), lambda s, place, piece: not allowed_by_line(s, place))(s, seat, a)
    ),
    "ECO-90": tile_placed(
        lambda s, place: (
            terrain(s, place) != "" or (tiles(s) != [] and not any(terrain(s, each) for each in near(place)))
        )
    ),
    "ECO-91": lambda s, seat, a: a.key == "place" and to_place(s) in TERRAIN and a.word("piece") != to_place(s),
    "ECO-94": token_placed("mountain", lambda s, place, _: terrain(s, place) == "" or number(s, "mountain", place) > 0),
    "ECO-96": token_placed(
        "forest", lambda s, place, _: terrain(s, place) == "" or number(s, "forest", place) >= room(s, place) > 0
    ),
    "ECO-97": token_placed(
        "forest", lambda s, place, _: terrain(s, place) == "desert" and number(s, "mountain", place) == 0
    ),
    "ECO-101": any_of(
        token_placed("mountain", lambda s, place, _: terrain(s, place) == "water"),
        token_placed("forest", lambda s, place, _: terrain(s, place) == "water"),
    ),
    "ECO-102": token_placed("", lambda s, place, piece: terrain(s, place) == "" or not suits(s, piece, place)),
    "ECO-103": unsuitable(lambda homes: len(homes) == 1 and homes[0] in TERRAIN),
    "ECO-104": unsuitable(lambda homes: len(homes) > 1 and all(home in TERRAIN for home in homes)),
    "ECO-105": unsuitable(lambda homes: "mountain" in homes and not any(home in TERRAIN for home in homes)),
    "ECO-106": unsuitable(lambda homes: homes == ["forest"]),
    "ECO-R49": unsuitable(lambda homes: {*homes} & {"mountain", "forest"} != set() and {*homes} & {*TERRAIN} != set()),
    "ECO-R48": token_placed("", lambda s, place, piece: not allowed_by_line(s, place)),
    "ECO-107": token_placed("", empty_elsewhere),
    "ECO-112": lambda s, seat, a: (
        (lifting(s, a) and a.word("piece") != to_place(s))
        or (lifting(s, a) and a.asked == "PlacePiece" and len(s.top.those) == 1)
        or (a.key == "place" and a.asked == "LiftPiece" and in_supply(s) == 0)
    ),
    "ECO-113": lambda s, seat, a: lifting(s, a) and a.asked == "PlacePiece" and in_supply(s) > 0 and not s.top.those,
    "ECO-R44": lambda s, seat, a: (
        a.key == "lift" and a.asked == "LiftPiece" and to_place(s) in TERRAIN and not liftable(s, a.word("cell"))
    ),
    "ECO-R45": lambda s, seat, a: (
        (a.word("cell") != "" and at(a.word("cell")) is None)
        or tile_placed(lambda s, place: tiles(s) == [] and place != (0, 0))(s, seat, a)
    ),
    "ECO-R50": lambda s, seat, a: (
        (a.key == "lift-no" and a.asked == "LiftPiece" and (s.line > 0 or len(s.bound) > 0))
        or (a.key == "lift" and a.asked == "LiftPiece" and not liftable(s, a.word("cell")))
    ),
    "ECO-122": no_such_move,
    "CRD-34": no_such_swap,
    "ECO-125": lambda s, seat, a: (
        a.asked == "MoveTo"
        and habitat(s, s.top.those[0]) == ["water"]
        and terrain(s, at(a.word("cell")) or (REACH, REACH)) in ("grassland", "desert")
    ),
    "ECO-126": lambda s, seat, a: (
        a.asked == "MoveTo"
        and "water" not in habitat(s, s.top.those[0])
        and terrain(s, at(a.word("cell")) or (REACH, REACH)) == "water"
    ),
    "ECO-R51": lambda s, seat, a: (
        a.asked == "MoveTo" and steps(s, s.top.those[0], at(a.word("cell")) or (REACH, REACH)) > far(s)
    ),
    "ECO-R54": lambda s, seat, a: a.key == "replace" and a.asked == "ReplaceTile" and not replaceable(s, a),
    "ECO-136": lambda s, seat, a: (
        a.key == "remove-tile"
        and a.asked == "ChooseTile"
        and (terrain(s, at(a.word("cell")) or (REACH, REACH)) == "" or "bare" in printed(s))
    ),
    "ECO-138": any_of(
        out_of_reach(True),
        tile_placed(lambda s, place: not allowed_by_line(s, place)),
        token_placed("mountain", lambda s, place, _: not allowed_by_line(s, place)),
        token_placed("forest", lambda s, place, _: not allowed_by_line(s, place)),
    ),
    "ECO-140": lambda s, seat, a: removing(s, a) is not None and (a.word("piece"), at(a.word("cell"))) in meant(s),
    "ECO-147": out_of_reach(False),
    "ECO-R29": strands,
    "ECO-R31": lambda s, seat, a: (
        a.asked not in (*RESPONSES, "") and (a.key == "pass" or not re.match("move up to", printed(s)))
    ),
    "ECO-R60": lambda s, seat, a: (
        a.key == "this" and (a.asked != "PickThis" or (a.word("piece"), at(a.word("cell"))) not in meant(s))
    ),
    # The end.
    "ECO-160": lambda s, seat, a: s.end == "goal",
    "ECO-R64": lambda s, seat, a: s.end == "shared",
    "ECO-R68": lambda s, seat, a: s.end == "stalled",
    # No matter of a rulebook: a card that is not in the set, or what only chance says.
    "TABLE": lambda s, seat, a: (
        any(card not in s.cards.cards for card in of_cards(s, a))
        or a.key in ("harbinger", "deck", "dealt", "looks", "token", "nothing", "hop")
    ),
}
