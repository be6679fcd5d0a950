"""When each rule of Elekt may be cited against what somebody attempts: from the text of docs/rules/elekt.md."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.decision import RULE_OF_TURN, Attempt
from tablee.core.stack import Frame
from tablee.games.elekt.attributes import ATTRIBUTES
from tablee.games.elekt.state import Elekt
from tests.test_citations import Condition

ZONES: Final = ("skirmish", "machination", "privilege")
OFTEN: Final = "ELK-195"
"""A rule that is cited in every game."""

USES: Final = ("use", "use-amber", "use-discard", "use-no")
OF_CHANCE: Final = ("dealt", "draws", "first", "turned-up", "master", "coalition-assigns")
ALSO_OF_CHANCE: Final = ("random", "random-nothing", "random-discard")
ATTRIBUTE_OF: Final = {"ELK-135": "duplicity", "ELK-136": "mysticism", "ELK-137": "brutality"}


def words(s: Elekt) -> dict[str, list[str]]:
    """The words that labels are formed with, and some that are none."""
    cards = [*s.cards.every_card(), "nobody_at_all"]
    return {
        "card": cards,
        "second": cards,
        "zone": [*ZONES, "court"],
        "symbol": [*ATTRIBUTES, "amber"],
        "player": [*[f"player {seat + 1}" for seat in range(s.seats + 1)], "the coalition"],
        "n": ["0", "1", "2", "3", "4"],
    }


# The table, read anew.


def top(s: Elekt) -> Frame:
    assert s.top is not None
    return s.top


def on_top(s: Elekt) -> str:
    return "" if s.top is None else s.top.todo[s.top.at].name


def lies(s: Elekt, card: str) -> tuple[int, int] | None:
    """The zone and the side on which a Unit lies."""
    for i, units in enumerate(s.posts):
        if card in [posted.card for posted in units]:
            return i // s.sides, i % s.sides
    return None


def zone_of(s: Elekt, card: str) -> int:
    found = lies(s, card)
    return -1 if found is None else found[0]


def is_own(s: Elekt, seat: int, card: str) -> bool:
    found = lies(s, card)
    return found is not None and found[1] == seat


def line_of(s: Elekt, card: str) -> str:
    """What is printed on it; of two lines both."""
    return s.cards.abilities[card].line if card in s.cards.abilities else ""


def lines_of(s: Elekt, card: str) -> list[str]:
    return line_of(s, card).split("\n")


def does_on(s: Elekt, card: str, occasion: str) -> bool:
    return any(line.startswith(occasion) for line in lines_of(s, card))


def effect_line(s: Elekt, card: str) -> str:
    """The line that does something, behind its colon; "" if there is none."""
    for line in lines_of(s, card):
        if line and not line.startswith("while "):
            return line.partition(": ")[2]
    return ""


def price_in(s: Elekt, card: str) -> tuple[int, bool]:
    """How much Amber the line asks for, and whether the card may be discarded for it."""
    for line in lines_of(s, card):
        head = line.partition(": ")[0]
        if line and not line.startswith("while "):
            price = head.partition(", ")[2]
            return int(price[0]) if price[:1].isdigit() else 0, "discard this" in price
    return 0, False


def is_its_price(s: Elekt, a: Attempt) -> bool:
    amber, discards = price_in(s, a.word("card"))
    if a.key == "use-discard":
        return discards
    return int(a.word("n")) == amber > 0 if a.key == "use-amber" else amber == 0 and not discards


def is_privilege(s: Elekt, card: str) -> bool:
    return card in s.cards.privileges


def wrong_moment(s: Elekt, a: Attempt) -> bool:
    """Nobody has offered to use that card now."""
    card = a.word("card")
    if a.asked == "UseAbility":
        return top(s).source != card
    return not (a.asked == "TakeTurn" and does_on(s, card, "on your turn"))


def most_units(s: Elekt, zone: str) -> int:
    """For how many Units of a side there is room: two, with two players three, one more or fewer by the zone's card."""
    most = 3 if s.seats == 2 else 2
    for line in lines_of(s, s.face_up[ZONES.index(zone)]):
        most += 1 if "room for 1 more" in line else -1 if "room for 1 fewer" in line else 0
    return most


def is_full(s: Elekt, seat: int, zone: str) -> bool:
    return len(s.posts[ZONES.index(zone) * s.sides + seat]) >= most_units(s, zone)


def no_room(s: Elekt, seat: int, a: Attempt) -> bool:
    zone = a.word("zone")
    return a.key == "assign" and a.asked == "TakeTurn" and a.word("card") in s.hands[seat] and is_full(s, seat, zone)


def as_usual(s: Elekt, a: Attempt) -> bool:
    return most_units(s, a.word("zone")) == (3 if s.seats == 2 else 2)


def winner_of_clash(s: Elekt) -> int:
    f = s.top
    while f is not None:
        if f.todo[f.at].name == "AfterWinning":
            return f.seat
        f = f.below
    return -1


def masters(s: Elekt, seat: int, attribute: str) -> list[str]:
    return [card for card in s.privileges[seat] if does_on(s, card, f"when {attribute} is tied")]


def group_in(line: str) -> str:
    """The kind of Units that "banish a … here" or "place a … here" names."""
    return line.removesuffix(" here").partition(" a ")[2]


def is_of_kind(s: Elekt, card: str, line: str) -> bool:
    unit, kind = s.cards.units[card], group_in(line)
    return kind == "unit" or (unit.base if kind == "base unit" else unit.type == kind)


def by_an_ability(s: Elekt) -> bool:
    return top(s).source in s.cards.abilities


def cards_in(a: Attempt) -> list[str]:
    return [a.words[slot] for slot in ("card", "second") if slot in a.words]


# Rule by rule.


def elk_14(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.word("symbol") not in ATTRIBUTES


def elk_18(s: Elekt, seat: int, a: Attempt) -> bool:
    """An ability works in its own zone, and what is named lies elsewhere."""
    if not by_an_ability(s):
        return False
    if a.key == "place":
        return a.asked == "Place" and ZONES.index(a.word("zone")) != top(s).n
    return a.asked in ("Attach", "Remove", "Banish", "Swap") and zone_of(s, a.word("card")) != top(s).n


def elk_20(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key in USES and a.word("card") in s.cards.units and effect_line(s, a.word("card")) == ""


def elk_21(s: Elekt, seat: int, a: Attempt) -> bool:
    card = a.word("card")
    immediate = card in s.cards.units and does_on(s, card, "when assigned")
    return a.key in USES and immediate and not is_own(s, seat, card) and wrong_moment(s, a)


def elk_22(s: Elekt, seat: int, a: Attempt) -> bool:
    card = a.word("card")
    return a.key in USES and does_on(s, card, "when assigned") and is_own(s, seat, card) and wrong_moment(s, a)


def elk_23(s: Elekt, seat: int, a: Attempt) -> bool:
    return does_on(s, a.word("card"), "when assigned") and not wrong_moment(s, a) and not is_its_price(s, a)


def elk_26(s: Elekt, seat: int, a: Attempt) -> bool:
    """The card of a zone is used by itself or at its own price, and may alter the room there."""
    if a.key == "assign":
        return no_room(s, seat, a) and not as_usual(s, a)
    known = a.key in USES and a.word("card") in s.cards.zone_cards
    return known and (wrong_moment(s, a) or not is_its_price(s, a))


def elk_29(s: Elekt, seat: int, a: Attempt) -> bool:
    """A Privilege is its owner's, who uses it as its text allows."""
    card = a.word("card")
    if a.key == "tie" and not any(masters(s, seat, attribute) for attribute in ATTRIBUTES):
        return True
    if a.key not in (*USES, "tie-discard") or (card not in s.privileges[seat] and card in s.cards.abilities):
        return a.key in (*USES, "tie-discard")
    decides = any(card in masters(s, seat, attribute) for attribute in ATTRIBUTES)
    if a.key == "tie-discard":
        return not decides
    return (wrong_moment(s, a) and not decides) or card in s.used or not is_its_price(s, a)


def elk_45(s: Elekt, seat: int, a: Attempt) -> bool:
    return s.sides == 2 and a.key in ("clockwise", "counter", "sceptre-clockwise", "sceptre-counter")


def elk_40(s: Elekt, seat: int, a: Attempt) -> bool:
    if s.sides == 2:
        return False
    first = on_top(s) == "SetDirection" and s.sceptre != seat
    return first or (a.key in ("clockwise", "counter") and a.asked not in ("SetDirection", "TakeSceptre"))


def elk_56(s: Elekt, seat: int, a: Attempt) -> bool:
    return s.phase == "assignment" and s.turn != seat


def elk_57(s: Elekt, seat: int, a: Attempt) -> bool:
    """On a turn one Unit goes from the hand to one of three zones, or one passes."""
    if a.key == "pass":
        return a.asked != "TakeTurn"
    if a.key == "use-no":
        return a.asked == "TakeTurn" and does_on(s, a.word("card"), "on your turn")
    wrong = a.word("card") not in s.hands[seat] or a.word("zone") not in ZONES
    return a.key == "assign" and a.asked == "TakeTurn" and wrong


def elk_73(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.decision is None and winner_of_clash(s) not in (-1, seat)


def elk_80(s: Elekt, seat: int, a: Attempt) -> bool:
    """Two tokens that differ, on Units of the zone of the clash."""
    if a.key != "attach" or a.asked != "AttachTokens":
        return False
    f = top(s)
    return zone_of(s, a.word("card")) != f.n or a.word("symbol") in f.those or len(f.those) >= 2


def elk_82(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key == "attach" and s.supply[ATTRIBUTES.index(a.word("symbol"))] == 0


def elk_85(s: Elekt, seat: int, a: Attempt) -> bool:
    if a.key not in ("swap", "swap-nothing"):
        return False
    return a.asked != "Swap" or (not by_an_ability(s) and zone_of(s, a.word("card")) != top(s).n)


def elk_91(s: Elekt, seat: int, a: Attempt) -> bool:
    if a.key not in ("banish", "banish-nothing"):
        return False
    return a.asked != "Banish" or (not by_an_ability(s) and zone_of(s, a.word("card")) != top(s).n)


def elk_103(s: Elekt, seat: int, a: Attempt) -> bool:
    """Only the winner of the Privilege gives the Sceptre, to somebody at the table, and sets its direction."""
    if not a.key.startswith("sceptre"):
        return on_top(s) == "GiveSceptre" and s.privilege_winner != seat
    if a.asked != "GiveSceptre":
        return True
    word = a.word("player")
    there = s.solo if word == "coalition" else 0 <= int(word) < s.seats
    return not there or (s.sides > 2 and a.key == "sceptre")


def elk_113(s: Elekt, seat: int, a: Attempt) -> bool:
    if not s.end:
        return False
    titles = len(s.face_down[s.winner]) + sum(s.cards.zone_cards[card].titles for card in s.won[s.winner])
    return titles >= {1: 7, 2: 7, 3: 6, 4: 5}[s.seats]


def elk_114(s: Elekt, seat: int, a: Attempt) -> bool:
    return s.end != "" and s.privilege_deck == 0


def elk_120(s: Elekt, seat: int, a: Attempt) -> bool:
    if a.key not in ("guard", "no-guard"):
        return False
    if a.asked != "GuardAgainst":
        return True
    f, card = top(s), a.word("card")
    here = [posted.card for posted in s.posts[f.n * s.sides + seat]]
    guards = [own for own in here if "this may be banished instead" in line_of(s, own) and own not in f.those]
    return card == f.it or card not in guards or card != next(own for own in guards if own != f.it)


def elk_123(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key in ("keep", "to-hand") and (a.asked != "KeepInPlace" or a.word("card") != top(s).it)


def elk_198(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key in ("protect", "give-up") and (a.asked != "Protect" or a.word("card") != top(s).it)


def elk_124(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key == "steal" and (a.asked != "StealBody" or zone_of(s, a.word("card")) != top(s).n)


def a_master(rule: str) -> Condition:
    """A Master decides one attribute's ties, for its price, in favour of somebody tied."""
    attribute = ATTRIBUTE_OF[rule]

    def condition(s: Elekt, seat: int, a: Attempt) -> bool:
        own = masters(s, seat, attribute)
        if (a.word("card") or (own or [""])[0]) not in own:
            return False
        if a.asked != "BreakTie" or top(s).source != attribute:
            return True
        if a.key in USES:
            return a.key != "use-no"
        amber, discards = price_in(s, a.word("card") or next(card for card in own if card not in top(s).those))
        paid = discards if a.key == "tie-discard" else int(a.word("n")) == amber
        word = a.word("player")
        way = "discard" if a.key == "tie-discard" else "amber"
        side = 1 if word == "coalition" and s.solo else -1 if word == "coalition" or int(word) >= s.seats else int(word)
        return not paid or f"{way} {side}" not in s.options

    return condition


def elk_109(s: Elekt, seat: int, a: Attempt) -> bool:
    """Only a card's text takes a Unit back from the pile."""
    return a.key in ("take", "coalition-takes") and a.asked != "TakeFromPile"


def elk_168(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key in ("lose-amber", "lose-seals") and a.asked != "Penalty"


def elk_188(s: Elekt, seat: int, a: Attempt) -> bool:
    """For the Coalition the player decides, but then it is the Coalition that takes the Unit."""
    for_coalition = s.solo and top(s).seat != seat
    return a.asked == "TakeFromPile" and (a.key == "take") == for_coalition


def elk_191(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key == "discard" and a.asked != "DiscardUnit"


def elk_194(s: Elekt, seat: int, a: Attempt) -> bool:
    """All or nothing: there is less Amber than the price that was named."""
    return a.key in ("use-amber", "tie") and s.amber[seat] < int(a.word("n"))


def elk_195(s: Elekt, seat: int, a: Attempt) -> bool:
    """Only the stated token, to the stated Unit, when a text or a won clash says so."""
    if a.key not in ("attach", "attach-nothing"):
        return False
    if a.asked not in ("Attach", "AttachTokens"):
        return True
    line = effect_line(s, top(s).source)
    token = line.removeprefix("attach ").partition(" ")[0]
    other = token not in ("any", a.word("symbol")) or (" to " in line and top(s).it != a.word("card"))
    return a.asked == "Attach" and (other or zone_of(s, a.word("card")) < 0)


def elk_196(s: Elekt, seat: int, a: Attempt) -> bool:
    if a.key != "remove":
        return False
    if a.asked != "Remove" or not is_own(s, seat, a.word("card")):
        return True
    return f"{a.word('symbol')} {a.word('card')}" not in s.options and not elk_18(s, seat, a)


def elk_197(s: Elekt, seat: int, a: Attempt) -> bool:
    """The text says what may be banished: a kind of Units, in a zone."""
    if a.key != "banish" or a.asked != "Banish" or not by_an_ability(s):
        return False
    line = effect_line(s, top(s).source)
    if line == "banish a unit":
        return zone_of(s, a.word("card")) < 0
    return zone_of(s, a.word("card")) == top(s).n and not is_of_kind(s, a.word("card"), line)


def elk_199(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key == "assign" and s.phase != "assignment"


def elk_200(s: Elekt, seat: int, a: Attempt) -> bool:
    """A Unit of the kind that is named, from the hand."""
    if a.key not in ("place", "place-nothing"):
        return False
    if a.asked != "Place" or a.word("card") not in s.hands[seat]:
        return a.key == "place" or a.asked != "Place"
    line = effect_line(s, top(s).source)
    return line != "place a unit" and not is_of_kind(s, a.word("card"), line)


def elk_201(s: Elekt, seat: int, a: Attempt) -> bool:
    """Two Units of one's own; by the ability of a Unit that one and another."""
    if a.key != "swap" or a.asked != "Swap":
        return False
    strange = not is_own(s, seat, a.word("card")) or not is_own(s, seat, a.word("second"))
    return strange or (by_an_ability(s) and f"{a.word('card')} {a.word('second')}" not in s.options)


def declines(s: Elekt, seat: int, a: Attempt) -> bool:
    """What was accepted, and what is no choice, is carried out."""
    verbs = {"attach-nothing": "Attach", "swap-nothing": "Swap", "banish-nothing": "Banish", "place-nothing": "Place"}
    return a.key in verbs and a.asked == verbs[a.key] and "no" not in s.options


def elk_r05(s: Elekt, seat: int, a: Attempt) -> bool:
    """What was set off is finished first, and the turn goes on after it."""
    if a.decision is not None:
        return a.key == "assign" and s.phase == "assignment" and s.turn == seat and a.asked != "TakeTurn"
    return s.phase != "assignment" or s.turn == seat or winner_of_clash(s) == seat


def elk_r09(s: Elekt, seat: int, a: Attempt) -> bool:
    """A priced ability of a Unit is used when its occasion comes, for its price."""
    card = a.word("card")
    permanent = card in s.cards.units and effect_line(s, card) != "" and not does_on(s, card, "when assigned")
    return a.key in USES and permanent and (wrong_moment(s, a) or not is_its_price(s, a))


def elk_r17(s: Elekt, seat: int, a: Attempt) -> bool:
    """Masters are asked about one after the other."""
    if on_top(s) != "BreakTie":
        return False
    return a.decision is None or (a.word("card") in masters(s, seat, top(s).source))


def elk_r28(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.asked == "TakeFromPile" and a.word("card") not in s.discard


def elk_r36(s: Elekt, seat: int, a: Attempt) -> bool:
    found = lies(s, a.word("card"))
    owner = "" if found is None else "coalition" if s.solo and found[1] else str(found[1])
    return a.key == "steal" and owner not in ("", a.word("player"))


def elk_r45(s: Elekt, seat: int, a: Attempt) -> bool:
    return a.key == "place" and a.asked == "Place" and is_full(s, seat, a.word("zone"))


def elk_r47(s: Elekt, seat: int, a: Attempt) -> bool:
    """It is the moment and the price, but the ability is not among the answers: it would do nothing."""
    if a.key not in USES or wrong_moment(s, a) or not is_its_price(s, a):
        return False
    payable = a.key != "use-amber" or s.amber[seat] >= int(a.word("n"))
    return payable and a.word("card") not in s.used


def elk_r61(s: Elekt, seat: int, a: Attempt) -> bool:
    first, second = a.word("card"), a.word("second")
    return a.key == "swap" and zone_of(s, first) == zone_of(s, second) >= 0 and is_own(s, seat, first)


def elk_r67(s: Elekt, seat: int, a: Attempt) -> bool:
    """Guard, protection, Exarch: another is asked before."""
    return a.decision is None and on_top(s) in ("GuardAgainst", "Protect", "KeepInPlace")


def elk_r92(s: Elekt, seat: int, a: Attempt) -> bool:
    card = a.word("card")
    here = is_own(s, seat, card) and zone_of(s, card) == top(s).n
    return a.key == "discard" and a.asked == "DiscardUnit" and card not in s.hands[seat] and not here


def elk_r93(s: Elekt, seat: int, a: Attempt) -> bool:
    """Into the hand of a rival who has one, and only the Unit whose text it is."""
    if a.key != "rival":
        return False
    if a.asked != "SlipIn" or a.word("card") != top(s).source:
        return True
    word = a.word("player")
    return word == "coalition" or int(word) in (-1, seat) or int(word) >= s.seats or not s.hands[int(word)]


def no_matter_of_a_rulebook(s: Elekt, seat: int, a: Attempt) -> bool:
    """A card that is not in the set, a sentence of chance, something nobody says, a phase in which all wait."""
    unknown = any(card not in s.cards.abilities for card in cards_in(a))
    waiting = a.decision is None and s.phase in ("set-up", "recruitment")
    said = a.key in OF_CHANCE or a.key in ALSO_OF_CHANCE or not any(a.key == says for says in all_keys())
    return unknown or waiting or said


def all_keys() -> set[str]:
    from tablee.games.elekt.game import GAME

    return {says.key for verb in GAME.verbs.values() for says in verb.says}


CITATIONS: Final[dict[str, Any]] = {
    RULE_OF_TURN: no_matter_of_a_rulebook,
    "ELK-12": lambda s, seat, a: any(card not in s.cards.units for card in cards_in(a)),
    "ELK-14": elk_14,
    "ELK-18": elk_18,
    "ELK-20": elk_20,
    "ELK-21": elk_21,
    "ELK-22": elk_22,
    "ELK-23": elk_23,
    "ELK-26": elk_26,
    "ELK-29": elk_29,
    "ELK-31": lambda s, seat, a: a.key == "place" and a.word("zone") not in ZONES,
    "ELK-40": elk_40,
    "ELK-45": elk_45,
    "ELK-48": lambda s, seat, a: a.key == "keep-recruit" and a.asked != "Recruit",
    "ELK-49": lambda s, seat, a: a.asked == "Recruit" and a.word("card") not in s.recruits[seat],
    "ELK-50": lambda s, seat, a: a.key == "both" and a.asked != "Recruit",
    "ELK-56": elk_56,
    "ELK-57": elk_57,
    "ELK-59": lambda s, seat, a: s.seats > 2 and no_room(s, seat, a) and as_usual(s, a),
    "ELK-60": lambda s, seat, a: s.seats == 2 and no_room(s, seat, a) and as_usual(s, a),
    "ELK-73": elk_73,
    "ELK-80": elk_80,
    "ELK-82": elk_82,
    "ELK-85": elk_85,
    "ELK-91": elk_91,
    "ELK-103": elk_103,
    "ELK-109": elk_109,
    "ELK-113": elk_113,
    "ELK-114": elk_114,
    "ELK-120": elk_120,
    "ELK-123": elk_123,
    "ELK-124": elk_124,
    **{rule: a_master(rule) for rule in ATTRIBUTE_OF},
    "ELK-158": lambda s, seat, a: s.solo and no_room(s, seat, a) and as_usual(s, a),
    "ELK-168": elk_168,
    "ELK-188": elk_188,
    "ELK-191": elk_191,
    "ELK-194": elk_194,
    "ELK-195": elk_195,
    "ELK-196": elk_196,
    "ELK-197": elk_197,
    "ELK-198": elk_198,
    "ELK-199": elk_199,
    "ELK-200": elk_200,
    "ELK-201": elk_201,
    "ELK-R02": lambda s, seat, a: a.key == "order" and (a.asked != "InOrder" or a.word("card") not in top(s).those),
    "ELK-R05": elk_r05,
    "ELK-R07": declines,
    "ELK-R09": elk_r09,
    "ELK-R17": elk_r17,
    "ELK-R28": elk_r28,
    "ELK-R36": elk_r36,
    "ELK-R45": elk_r45,
    "ELK-R47": elk_r47,
    "ELK-R49": lambda s, seat, a: a.key == "steal" and a.asked == "StealBody" and a.word("card") == top(s).source,
    "ELK-R61": elk_r61,
    "ELK-R67": elk_r67,
    "ELK-R92": elk_r92,
    "ELK-R93": elk_r93,
}
"""Each rule that a refusal of Elekt may cite, and whether it forbids what is attempted."""
