"""Everything a player reads: there in three languages, alike, in use, without leftovers and without leaks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tablee import bots, registry
from tablee.bots import levels
from tablee.core.cardset import CardSet
from tablee.core.chance import Rng
from tablee.core.decision import Reason
from tablee.core.event import EVERYONE, Event
from tablee.core.phrase import Phrase, Value
from tablee.core.stack import CHANCE, Verb
from tablee.text import _TITLE, FORMS, LANGUAGES, LONGEST_QUOTED, Texts, parsed, sources, title
from tests import spoken
from tests.at_once import first_at_once
from tests.positions import Play
from tests.spoken import PACKAGE, SOMETHING, Spoken

COMPUTED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "revachol": {
        **dict.fromkeys(("ask-lose-*", "why-lose-*"), ("corps", "task", "hand")),
        **dict.fromkeys(("count-*", "count-*.each"), ("hand", "corps", "allies", "here", "tasks", "points", "symbol")),
    },
    "elekt": {
        **dict.fromkeys(("count-*", "count-*.each"), ("amber", "titles", "privileges", "hand", "here", "symbols")),
        "phase-*": ("recruitment", "assignment", "clashes", "reset"),
        **dict.fromkeys(("line-attach*", "line-remove*"), ("", "-this", "-it", "-any", "-any-this", "-any-it")),
    },
    "ecos": {
        **dict.fromkeys(("count-*", "count-*.each"), ("hand", "active", "points", "cubes", "apart")),
        "say-look-*": ("brown", "blue", "both"),
        "count-in-*": ("herd", "habitat", "territory"),
        "if-*-has": ("herd", "habitat", "territory"),
        "count-in-largest-*": ("grassland", "desert", "water", "mountain", "forest", "territory"),
        "noun-*": tuple(f"{name}.each" for name in ("grassland", "desert", "water", "mountain", "forest", "animal")),
    },
}
"""Keys whose end the source computes, and what the end may be."""

PAGE: Final = Path(__file__).parents[1] / "ui" / "src" / "words"

AS_IN_THE_FILE: Final = "mistake-"
"""Messages that quote what stands, or should, in a card file: there, typewriter quotes are the right ones."""

EXACT: Final = ("ask-", "say-", "why-", "refused-", "log-", "help-", "end-", "tie-", "score-")
"""Families of messages that the sources of a game decide: neither fewer nor more."""

ON_CARDS: Final = (
    *("ally", "task", "morale", "symbol", "letter", "family", "skill", "event"),
    *("card", "line", "count", "if", "noun", "map", "effect", "condition", "occasion"),
    *("base", "elite", "skirmish", "machination", "privilege", "type"),
)
"""Words on cards: tests of the card sets compare them with the cards."""

FOR_THE_BROWSER: Final = (
    "aid",
    "card",
    "column",
    "first",
    "goal",
    "language",
    "option",
    "prompt",
    "sealed",
    "turn",
    "value",
    "waiting",
    "zone",
)
"""Families that the terminal has no need of, because it draws instead: a table on a page will head and list them."""

PLAYERS: Final = ("Анна", "Борис", "Вера", "Глеб")
MARK: Final = "zq_"
GAMES: Final = 3
"""And more, until enough of the messages were heard."""
MOST_ANSWERS: Final = 60_000
READ_ALL: Final = 300
READ_ONE_IN: Final = 20
"""The beginning of a game is read whole, of the rest of a long one what is new and every so many positions."""
MOST_OPTIONS: Final = 12
SAMPLES: Final[dict[str, dict[str, Value]]] = {
    "revachol": {
        "card": MARK + "kim",
        "task": MARK + "island",
        "tasks": (MARK + "island", MARK + "badge"),
        "symbol": "blue",
        "dice": "3 5",
        "line": Phrase("line-again"),
        **dict.fromkeys(("number", "done", "most"), 7),
    },
    "ecos": {
        "card": MARK + "rain",
        "card2": MARK + "tide",
        "cards": (MARK + "rain", MARK + "tide"),
        "symbol": "sun",
        "symbol2": "water",
        "token": "sun",
        "piece": "lion",
        "piece2": "desert",
        "back": "brown",
        "how": "goes",
        "then": "fills",
        "cell": "1,-1",
        **dict.fromkeys(("number", "points", "goal", "most"), 8),
        "far": 2,
        **dict.fromkeys(("line", "response", "first", "second", "condition"), Phrase("line-gain-card")),
        **dict.fromkeys(
            ("what", "agree", "near", "each", "old", "new", "new2", "many", "many2"), Phrase("noun-lion.each")
        ),
    },
    "elekt": {
        "card": MARK + "confessor",
        "second": MARK + "acolyte",
        "zone": "skirmish",
        **dict.fromkeys(("symbol", "symbol2", "symbol3", "symbol4"), "mysticism"),
        "group": Phrase("line-group-base"),
        "type": Phrase("type-spectre"),
        "when": Phrase("line-at-reset"),
        "price": Phrase("line-price-discard"),
        **dict.fromkeys(("effect", "state", "line"), Phrase("line-swap")),
        **dict.fromkeys(("number", "rounds"), 3),
        "round": Phrase("screen-round", {"number": 3, "rounds": 6}),
        "phase": Phrase("phase-clashes"),
    },
}
"""Something to fill into the phrases of each game."""


# --- The messages as they are written -----------------------------------------------------------------------


class Names(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables(pattern: ftl.Pattern | None) -> set[str]:
    found = Names()
    if pattern is not None:
        found.visit(pattern)
    return found.variables


@cache
def written(language: str, game: str | None) -> dict[str, set[str]]:
    """Every message and every part of one (`log-drew`, `log-drew.hidden`) with its variables."""
    found: dict[str, set[str]] = {}
    within: dict[str, set[str]] = {}
    for source in sources(language, game):
        for entry in parsed(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{source}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{source}: {entry.id.name} is there twice"
                found[entry.id.name] = variables(entry.value)
                within[entry.id.name] = messages_in(entry.value)
                for part in entry.attributes:
                    found[f"{entry.id.name}.{part.id.name}"] = variables(part.value)
                    within[f"{entry.id.name}.{part.id.name}"] = messages_in(part.value)
    for key, inner in within.items():  # a message within another asks for its own variables
        for message in inner:
            found[key] = found[key] | found.get(message, set())
    return found


def messages_in(pattern: ftl.Pattern | None) -> set[str]:
    found = Names()
    if pattern is not None:
        found.visit(pattern)
    return found.messages


def referred_to(language: str, game: str) -> set[str]:
    """The messages that stand within others."""
    found = Names()
    for source in sources(language, game):
        found.visit(parsed(source.read_text(encoding="utf-8")))
    return found.messages


def family(key: str) -> str:
    return key.partition("-")[0]


GRAMMAR: Final = ("gender", *FORMS)
"""Parts, and ends of variables (`card-gender`), that a language may have for its grammar though another has none."""


def without_grammar(messages: dict[str, set[str]]) -> dict[str, set[str]]:
    return {
        key: {name for name in names if not name.endswith(tuple(f"-{part}" for part in GRAMMAR))}
        | {name.removesuffix(f"-{form}") for form in FORMS for name in names if name.endswith(f"-{form}")}
        for key, names in messages.items()
        if not key.endswith(tuple(f".{part}" for part in GRAMMAR))
    }


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_languages_have_the_same_messages_parts_and_variables(game: str) -> None:
    english = without_grammar(written("en", game))
    assert len(english) > 100
    for language in LANGUAGES[1:]:
        other = without_grammar(written(language, game))
        assert other.keys() == english.keys()
        assert {key: other[key] for key in english if other[key] != english[key]} == {}, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_message_formats_with_words_and_with_numbers(game: str, language: str) -> None:
    texts = Texts(language, game)
    for key, names in written(language, game).items():
        message, _, part = key.partition(".")
        for sample in ("Ж", 0, 1, 2, 5, 21):
            text = texts._format(message, part, dict.fromkeys(names, sample))
            assert text or part == "hidden", key
            assert not re.search(r"[{}]|\?\?", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_has_one_name_and_no_other_bot_has_it(language: str) -> None:
    """In the terminal and in reports as in the form for a new table; a style is no level either."""
    words = (PAGE / f"{language}.ftl").read_text("utf-8")
    page = dict(re.findall(r"^ui-(?:level|style)-(\w+) = (.+)$", words, re.MULTILINE))
    texts = Texts(language, "elekt", registry.house_cards("elekt"))
    styles = [texts.say(f"bot-style-{style}") for game in registry.GAMES for style in levels.styles(game)]
    assert {name: texts.say(f"bot-{name}") for name in bots.NAMES} == {name: page[name] for name in bots.NAMES}
    called = [*(page[name] for name in bots.NAMES), page["none"], *dict.fromkeys(styles)]
    assert Counter(called).most_common(1)[0][1] == 1, called


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_spaces_are_those_of_the_language(language: str) -> None:
    """French has no-break spaces, and no language has typewriter quotes."""
    for game in registry.GAMES:
        texts = Texts(language, game)
        for key, names in written(language, game).items():
            message, _, part = key.partition(".")
            text = texts._format(message, part, dict.fromkeys(names, "Ж"))
            assert key.startswith(AS_IN_THE_FILE) or '"' not in text, key
            assert text == text.strip(), key
            assert "  " not in text, key
            inner_quotes = re.sub("„[^“]*“", "", text) if language == "ru" else text
            assert not re.search("[“”]" if language != "en" else "[«»]", inner_quotes), key
            if language == "fr":
                assert not re.search("(?<![\N{NO-BREAK SPACE}0-9])[:;!»](?![0-9])|« | \\?$", text), key


# --- What the sources ask for ---------------------------------------------------------------------------------


def said(game: str) -> Iterator[Spoken]:
    """Every phrase of the core and of the game, computed keys written out."""
    for phrase in spoken.phrases(spoken.CORE) + spoken.phrases(PACKAGE / "games" / game):
        if SOMETHING in phrase.key:
            ends = COMPUTED.get(game, {}).get(phrase.key, ())
            assert ends, f"{phrase}: say in COMPUTED what the key may be"
            for end in ends:
                yield Spoken(phrase.key.replace(SOMETHING, end), phrase.args, phrase.where)
        else:
            yield phrase


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_phrase_has_a_message_that_asks_for_no_more_than_is_given(game: str) -> None:
    messages = written("en", game)
    found = list(said(game))
    assert len(found) > 50
    for phrase in found:
        assert phrase.key in messages, phrase
        if phrase.args is not None:
            also = {"cell": "at", "symbol": "thing", "piece": "thing"}
            given = phrase.args | {more for name, more in also.items() if name in phrase.args}
            assert messages[phrase.key] <= given, phrase


def events(game: str) -> list[spoken.Spoken]:
    """What a game tells of, and what cards of every game may."""
    found = spoken.events(PACKAGE / "games" / game) + spoken.events(PACKAGE / "core")
    return [kind for kind in found if kind.key != "*"]  # not `emit` itself, which is told the kind


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_event_has_a_line_that_asks_for_no_more_than_is_given(game: str) -> None:
    messages = written("en", game)
    kinds = events(game)
    assert len(kinds) > 20
    cards = registry.house_cards(game)
    has_points = any("points" in cards.face(card) for card in cards.every_card())
    for kind in kinds:
        assert kind.args is not None
        given = {"player"} | kind.args - {"only", "undo_barrier"}
        given |= {"thing", "instead"} if kind.args & {"piece", "symbol"} else set()
        given |= {"at"} if "cell" in kind.args else set()
        given |= {"points"} if "card" in kind.args and has_points else set()
        given |= {"effects"} if "card" in kind.args else set()
        parts = [key for key in messages if key.partition(".")[0] == f"log-{kind.key}"]
        assert parts, kind
        for part in parts:
            assert messages[part] <= given, kind
        if "only" in kind.args:
            assert "card" not in messages[f"log-{kind.key}.hidden"], kind


def test_every_message_that_the_application_asks_for_is_there() -> None:
    known = [written("en", game) for game in registry.GAMES]
    found = spoken.asked_for()
    assert len(found) > 30
    for wanted in found:
        having = [messages for messages in known if wanted.key in messages]
        assert having, wanted
        assert all(messages[wanted.key] <= (wanted.args or frozenset()) for messages in having), wanted


def asked_of_players(game: str) -> list[str]:
    return [
        name
        for name, verb in registry.game(game).verbs.items()
        if type(verb).question is not Verb.question
        and type(verb).sample is Verb.sample
        and type(verb).chances is Verb.chances
    ]


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_message_is_missing_or_unused(game: str) -> None:
    """ECH-R15: the Guide card is a help panel; all else is asked for by a rule, an event or the application."""
    rules = registry.game(game)
    folder = PACKAGE / "games" / game
    needed = {phrase.key.partition(".")[0] for phrase in said(game)}
    needed |= {f"log-{kind.key}" for kind in events(game)}
    needed |= {f"end-{reason}" for reason in spoken.ends(folder)}
    needed |= {f"help-{verb}" for verb in asked_of_players(game)}
    needed |= {f"score-{part}" for part in parts_of_scores(game)}
    needed |= referred_to("en", game)
    for option in rules.options:
        needed |= {f"option-{option.key}{end}".replace("_", "-") for end in ("", "-help")}
        needed |= {f"value-{value}" for value in option.values}
    messages = {key for key in written("en", game) if "." not in key}
    assert needed <= messages, needed - messages
    whole, beginnings = spoken.strings()
    unused = {
        key
        for key in messages - needed
        if family(key) not in (*ON_CARDS, *FOR_THE_BROWSER)
        and (key.startswith(EXACT) or (key not in whole and not key.startswith(beginnings)))
    }
    assert unused == set()


def parts_of_scores(game: str) -> set[str]:
    *_, last = Play(game, 2, 0).positions(MOST_ANSWERS)
    result = last.game.result(last.s)
    assert result is not None
    return {part for score in result.scores for part in score.parts}


# --- Games in three languages ---------------------------------------------------------------------------------


@cache
def marked_cards(game: str) -> CardSet:
    """The house cards under ids that no sentence holds by chance, with their names typed into the file."""
    house = registry.house_cards(game)
    readers = [Texts(language, game, house) for language in LANGUAGES]

    def renamed(table: re.Match[str]) -> str:
        if not house.message(table[2]):
            return table[0]  # no card: a species, a landscape
        names = ", ".join(f"{texts.language} = {texts.card(table[2])!r}" for texts in readers)
        return f"[{table[1]}.{MARK}{table[2]}]\nname = {{ {names} }}"

    text = re.sub(r"^\[(\w+)\.(\w+)\]", renamed, registry.card_text(game), flags=re.MULTILINE)
    text = text.replace('"house"\nversion', '"marked"\nversion')
    return registry.game(game).read_cards(text, "marked.toml", frozenset())


class Listener:
    """Reads everything of a game in all languages."""

    def __init__(self, game: str) -> None:
        self.cards = marked_cards(game)
        self.texts = [Texts(language, game, self.cards) for language in LANGUAGES]
        self.heard: Counter[str] = Counter()

    def phrase(self, phrase: Phrase) -> None:
        self.heard[phrase.key] += 1
        typed = [quoted(str(phrase.args[name])) for name in ("attempt", "answer") if name in phrase.args]
        for texts in self.texts:
            text = texts.phrase(phrase, PLAYERS)
            for words in typed:
                assert words in text
                text = text.replace(words, "")
            if phrase.key != "why-no-symbol":
                self.check(text, texts.language)

    def reason(self, reason: Reason) -> None:
        assert all(texts.reason(reason, PLAYERS) for texts in self.texts)
        self.phrase(reason.phrase)

    def event(self, event: Event, seats: int) -> None:
        self.heard[f"log-{event.kind}"] += 1
        for texts in self.texts:
            name = texts.called(event.card) if event.card else ""
            for seat in (None, *range(seats)):
                text = texts.event(event.seen_by(seat), PLAYERS, seat)
                self.check(text, texts.language)
                if not event.may_see(seat):
                    assert name not in text, f"seat {seat} reads a card of seat {event.seat}: {text}"

    def check(self, text: str, language: str) -> None:
        assert MARK not in text, text
        assert not re.search(r"[{}_]|\?\?", text), text
        if language == "ru":  # players have Russian names here: what is Latin is an id
            assert not re.search("[A-Za-z]", re.sub(r"III|\(X\)", "", text)), text


def quoted(words: str) -> str:
    """What a player typed is quoted as it is; only a long text is cut."""
    return words if len(words) <= LONGEST_QUOTED else words[: LONGEST_QUOTED - 1] + "…"


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_phrase_of_the_sources_reads_well_in_every_language(game: str) -> None:
    """Also the refusals that hardly any game comes to."""
    listener = Listener(game)
    samples: dict[str, Value] = {"player": 1, "corps": 3, "n": 5, "attempt": "hop", "answer": "hop"}
    samples |= dict.fromkeys(("head", "rest", "when", "price", "line"), Phrase("effect-once-game"))
    samples |= SAMPLES.get(game, {})
    for phrase in said(game):
        if phrase.args is not None:
            listener.phrase(Phrase(phrase.key, {name: samples[name] for name in phrase.args}))
    assert sum(listener.heard.values()) > 70


class Labels:
    """What was offered so far, all of it and by the question that offered it: an attempt may be of a rare kind too."""

    def __init__(self) -> None:
        self.every = ["pass"]
        self.by_question = {"": ["pass"]}
        self.known = {"pass"}

    def add(self, question: str, label: str) -> None:
        if label not in self.known:
            self.known.add(label)
            self.every.append(label)
            self.by_question.setdefault(question, []).append(label)

    def any_words(self, rng: Rng) -> list[str]:
        """Every second time all questions alike."""
        among = self.every
        if rng.below(2):
            among = list(self.by_question.values())[rng.below(len(self.by_question))]
        return among[rng.below(len(among))].split(" ")


def attempts(play: Play, labels: Labels) -> Iterator[str]:
    """Moves of other moments, some with a word of yet another move in them."""
    for _ in range(10):
        attempt = labels.any_words(play.rng)
        if play.rng.below(2):
            other = labels.any_words(play.rng)
            attempt[play.rng.below(len(attempt))] = other[play.rng.below(len(other))]
        yield " ".join(attempt)
    yield ("pass", "draw", "9", "so what")[play.rng.below(4)]


@pytest.mark.parametrize("seats", first_at_once([2, 3, 4]))
@pytest.mark.parametrize("game", first_at_once(["revachol", "elekt", "ecos"]))
def test_whole_games_read_well_in_every_language_and_give_no_hand_away(game: str, seats: int) -> None:
    """ECH-133, ECH-R14: what is drawn or dealt is named to its owner alone, also in the log."""
    listener = Listener(game)
    labels = Labels()
    alone = [1] * 4 * GAMES if registry.game(game).fewest == 1 else []  # what is said to one player alone
    more = [seats] * 4 * GAMES  # as long as too little has been read
    for number, here in enumerate([seats] * GAMES + alone + more):
        if number >= GAMES + len(alone) and not hardly_heard(listener, game):
            break
        play = Play(game, here, number)
        play.cards = listener.cards
        fitting = {option.key: option.fitting(play.s.seats) for option in play.game.options}
        options = {key: values[number % len(values)] for key, values in fitting.items()}
        play.s = play.game.new(here, options, play.cards)
        for _ in play.positions(MOST_ANSWERS):
            read = len(play.answers) < READ_ALL or play.rng.below(READ_ONE_IN) == 0
            for event in play.told:
                if read or event.only != EVERYONE or not listener.heard[f"log-{event.kind}"]:
                    listener.event(event, here)
            if read or any(not listener.heard[decision.question.key] for decision in play.game.decisions(play.s)):
                hear(listener, play, labels)
    assert hardly_heard(listener, game) == []


OF_OWN_LINES: Final = {
    "revachol": ("choosing.py", "effects.py", "lines.py", "put.py"),
    "elekt": ("choosing.py", "composed.py"),
    "ecos": ("choosing.py", "composed.py"),
}
"""What is said only by lines that no house card has: games with house cards never come to it."""


def hardly_heard(listener: Listener, game: str) -> list[str]:
    """Families of which the games have not come to three quarters of the messages; of refusals to two fifths."""
    printed = OF_OWN_LINES[game]
    kinds = {
        f"log-{kind.key}" for kind in spoken.events(PACKAGE / "games" / game) if not kind.where.startswith(printed)
    }
    phrases = {phrase.key for phrase in said(game) if not phrase.where.startswith(printed)}
    there = Counter(family(key) for key in kinds | phrases)
    reached = Counter(family(key) for key in listener.heard)
    enough = {name: there[name] * 3 // 4 for name in ("log", "ask", "say")} | {"why": there["why"] * 2 // 5}
    return [f"{name}: {reached[name]} of {there[name]}" for name in enough if reached[name] <= enough[name]]


def hear(listener: Listener, play: Play, labels: Labels) -> None:
    """Every question now open, its options, its help, and why something else is not possible."""
    game, s = play.game, play.s
    for decision in game.decisions(s):
        listener.phrase(decision.question)
        first = play.rng.below(max(1, len(decision.options) - MOST_OPTIONS))
        some = decision.options[first : first + MOST_OPTIONS] + decision.options[-1:]
        for option in some if decision.seat != CHANCE else decision.options[:2]:
            listener.phrase(game.phrase(s, decision, option))
            if decision.seat != CHANCE:
                labels.add(decision.verb, game.label(s, decision, option))
        if decision.seat != CHANCE:
            assert all(re.search(r"[A-Z]{3}-R?\d+", texts.help(decision.verb)) for texts in listener.texts)
    if s.asked != CHANCE:
        for attempt in attempts(play, labels):
            reason = game.why_not(s, play.rng.below(s.seats), attempt)
            if reason is not None:
                listener.reason(reason)


def test_a_sentence_is_made_once_whatever_it_does_not_speak_of() -> None:
    """What a table points at is not in its sentences: thousands of cells, one sentence that is remembered."""
    texts = Texts("en", "ecos", registry.house_cards("ecos"), names_cells=False)
    seen: dict[str, str | int] = {"kind": "rotated", "seat": 0, "number": 3}
    first = texts.event({**seen, "cell": "0,0"}, ["Anna", "Bo"], None)
    made = texts._filled.cache_info().misses
    for cell in range(1, 20):
        assert texts.event({**seen, "cell": f"{cell},0"}, ["Anna", "Bo"], None) == first
    assert texts.event(seen, ["Ada", "Bo"], None) == first.replace("Anna", "Ada")
    assert texts._filled.cache_info().misses == made
    assert texts.event({**seen, "number": 4}, ["Anna", "Bo"], None) != first
    assert texts._filled.cache_info().misses == made + 1


@pytest.mark.parametrize("game", registry.GAMES)
def test_titles_are_found_without_reading_all_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which takes a third of a second, for which whoever opens the first page of a server would wait."""
    whole = [Texts(language, game).say("title") for language in LANGUAGES]
    title.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr("tablee.text._bundle", None)
        assert [title(language, game) for language in LANGUAGES] == whole


@pytest.mark.parametrize(
    "written",
    [
        "title = A\n    B\n",
        "title = A\n\n    B\n",
        "title = { $what } A\n",
        "title = A { $what }\n",
        "title =\n    A\n",
    ],
)
def test_a_title_that_is_not_plain_is_left_to_those_who_read_all(written: str) -> None:
    assert _TITLE.search("one = B\n" + written + "two = C\n") is None


WHERE: Final = re.compile(
    r"\b(above|below|(on|to) the (left|right)|ci-dess(us|ous)|à (gauche|droite)|выше|ниже|слева|справа)\b", re.I
)
"""Where something stands on the screen."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_does_not_say_where_something_stands(language: str) -> None:
    """A phone lays it out otherwise: what is above on a desk may be below there. Games know their own tables."""
    said = (PAGE / f"{language}.ftl").read_text("utf-8").splitlines()
    found = [line for line in said if WHERE.search(line.partition("=")[2])]
    assert found == []
