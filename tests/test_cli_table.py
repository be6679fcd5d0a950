"""The table in the terminal: whole games, what stands on the screen, and what must not.

Tests that name a game of their own are about Echoes of Revachol; the others run over every game with a table.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tablee import registry
from tablee.bots.levels import styles
from tablee.cli import main
from tablee.cli.play import PROMPT, Sitting
from tablee.cli.screens.revachol_cards import SYMBOLS
from tablee.cli.seats import bot_called
from tablee.cli.show import Show
from tablee.cli.terminal import FORGET, Terminal
from tablee.core.chance import Seeded
from tablee.core.codec import digest
from tablee.core.event import UNKNOWN
from tablee.core.record import read_record
from tablee.core.stack import NOBODY
from tablee.text import LANGUAGES, Texts
from tests.at_once import first_at_once
from tests.session import SHOWN, Keyboard, Play, new_table

pytestmark = pytest.mark.each_value(together=__name__)

GAME = registry.game("revachol")
CARDS = registry.house_cards("revachol")
WHOLE = [("revachol", "human,bot:greedy,human"), ("elekt", "human,bot:random,human"), ("elekt", "human")]
"""Games and who plays them. One seat alone is the solo game."""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TERM", "xterm-256color")
    return tmp_path / "game.json"


# --- Whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), WHOLE)
def test_a_whole_game_in_eighty_columns_without_colours(
    game: str,
    seats: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """ECH-134, ELK-115: at the end everybody's cards that count are shown, and they add up to the scores."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n? 1\nl\nd\ng\nc a\nc\n" + "1\n" * 3000))
    path = tmp_path / "game.json"
    names = ",".join(["Anna", "Bo", "Cleo"][: len(seats.split(","))])
    args = ["--seats", seats, "--names", names, "--lang", lang, "--seed", "12", "--save", str(path)]
    assert main.run(["play", game, *args]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    for text in out.splitlines():
        assert cell_len(text) <= 80 or str(path) in text, text
    rules, cards = registry.game(game), registry.house_cards(game)
    texts = Texts(lang, game, cards)
    end = out[out.index(texts.say("final-scores")) :]
    record = read_record(path.read_text(encoding="utf-8"))
    state = record.verify(rules, cards)
    result = rules.result(state)
    assert result is not None
    for score in result.scores:
        assert sum(score.parts.values()) == score.total
        own = rules.view(state, None)["players"][score.seat]
        for card in own["completed" if game == "revachol" else "won"]:
            assert texts.card(card) in end
    winners = [record.players[seat] for seat in result.winners()] or [texts.say("automaton")]
    assert texts.say("winner", player=winners[0]) in end
    assert texts.say(f"end-{result.reason}") in end
    assert record.commitment in end.replace("\n", "")


def test_colours_and_letters_say_the_same(path: Path) -> None:
    """ECH-R146: a symbol is told by shape and letter as well as by colour."""
    plain = Play("revachol", path, ["human", "bot:random"], 3).play()
    for sign in ("♛W", "●B", "⬟G", "◆R"):
        assert sign in plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_has_a_letter_of_the_language(lang: str) -> None:
    """ECH-R146: the first of a word for it, or the sign that the rulebook gives it."""
    texts = Texts(lang, "revachol", CARDS)
    names = {symbol: texts.say(f"symbol-{symbol}") for symbol in SYMBOLS}
    letters = {symbol: texts.say(f"letter-{symbol}") for symbol in SYMBOLS}
    assert len(set(letters.values())) == len(letters)
    for symbol, letter in letters.items():
        assert letter in [word.strip("()")[0].upper() for word in names[symbol].split()], symbol


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize(("lang", "called"), [("fr", "débutant"), ("ru", "новичок")])
def test_a_bot_is_called_by_its_level_in_the_language_of_the_reader(
    path: Path, game: str, lang: str, called: str
) -> None:
    screen = Play(game, path, ["human", "bot:beginner"], 3, lang).play()
    assert called in screen
    assert "beginner" not in screen
    style = next(iter(styles(game)))
    texts = Texts(lang, game)
    assert bot_called(texts, f"bot:beginner/{style}") == f"{called} · {texts.say(f'bot-style-{style}').lower()}"
    assert [bot_called(texts, kind) for kind in ("human", "bot:mine:Bot")] == ["", "mine:Bot"]


def test_a_terminal_without_the_signs_gets_letters(path: Path) -> None:
    class Ascii(io.StringIO):
        encoding = "ascii"

    out = Ascii()
    console = Console(file=out, width=80, color_system=None, legacy_windows=False)
    terminal = Terminal(console, Keyboard(lambda: "q"))
    Sitting(new_table("revachol", ["human", "bot:random"], 3), Texts("en", "revachol", CARDS), terminal, path).play()
    table = out.getvalue()
    table.replace("“", "").replace("”", "").encode("ascii")
    assert "| B " in table


# --- What is on the screen, and what must not be ---------------------------------------------------------------


def leaked(sitting: Sitting, seat: int, text: str) -> list[str]:
    """The names of cards in other hands, of which this seat has never been told, that the text holds.

    What the seat knows is taken out first: "Cuno" is no secret where "Cunoesse" stands.
    """
    called = sitting.texts.called
    state: Any = sitting.table.state
    zones = [state.hands, getattr(state, "recruits", ())]
    mine = {card for zone in zones if zone for card in zone[seat]}
    told = {str(fact["card"]) for fact in sitting.show.seen(seat) if fact.get("card", UNKNOWN) != UNKNOWN}
    others = {card for zone in zones for other, cards in enumerate(zone) if other != seat for card in cards}
    hidden = {called(card) for card in others - told} - {called(card) for card in mine | told}
    text = text.replace(sitting.texts.say("title"), "")  # a card of Ecos is called "Continent"
    known = {called(card) for card in sitting.show.screen.names()} - hidden
    for name in sorted(known, key=len, reverse=True):
        text = text.replace(name, "")
    return [name for name in hidden if name in text]


@pytest.mark.parametrize("rounds", first_at_once([25, 60]))
@pytest.mark.parametrize("clears", [True, False])
@pytest.mark.parametrize("game", SHOWN)
def test_nothing_of_another_hand_is_left_after_the_cover(path: Path, game: str, clears: bool, rounds: int) -> None:
    """ECH-133, ELK-R25: on a shared screen each player sees what is theirs, and nothing stays for the next one."""
    play = Play(game, path, ["human", "human", "bot:random", "human"], 21, clears=clears)
    sitting = play.sitting
    covers = 0
    prompts: dict[int, int] = {}

    def look(text: str) -> None:
        """All that can be read, scrolled back or not: what came after the last cover."""
        nonlocal covers
        left = play.out.getvalue()
        left = left.split(FORGET)[-1] if clears else left[left.rindex("\n" * 40) :]
        if not text.endswith(PROMPT):  # the cover screen waits for Enter
            covers += 1
            for card in sitting.show.screen.names():
                assert sitting.texts.called(card) not in left
            return
        seat = sitting.shown_to
        assert seat is not None
        prompts[seat] = prompts.get(seat, 0) + 1
        assert leaked(sitting, seat, left) == []

    play.looks.append(look)
    lines = [line for _ in range(rounds) for line in ("", "l", "?", "1")]
    play.play(*lines)
    assert covers > 10
    assert set(prompts) == {0, 1, 3}


@pytest.mark.parametrize("screens", first_at_once([30, 60]))
@pytest.mark.parametrize("game", SHOWN)
def test_screens_are_the_same_in_every_world_a_seat_cannot_tell_apart(path: Path, game: str, screens: int) -> None:
    """ECH-133, ELK-R25: table, log, piles, choices and help depend on nothing that the seat may not know."""
    table = new_table(game, ["human", "human", "human"], 31)
    rules = table.game
    console = Console(file=io.StringIO(), width=80, color_system=None, legacy_windows=False)
    show = Show(table, Texts("en", game, table.cards), Terminal(console, io.StringIO()), table.record.players)
    rng = Seeded(4)
    compared = 0
    table.settle()
    while table.state.asked != NOBODY and compared < screens:
        truth = table.state
        for seat in range(3):
            decision = rules.decision_of(truth, seat)
            if decision is None or decision.sealed:
                continue
            texts = []
            for world in (truth, rules.shuffle_unknown(truth, seat, rng)):
                table.state = world
                asked = rules.decision_of(world, seat)
                assert asked is not None
                lines = [
                    *show.question(asked, max(0, len(table.events) - 20), ()),
                    *show.whole_log(seat),
                    *show.help(asked),
                ]
                lines += show.screen.piles(show.view(seat), 80)
                lines += [text for option in asked.options for text in show.explain(asked, option)]
                texts.append([text.plain for text in lines])
            table.state = truth
            assert texts[0] == texts[1]
            compared += 1
        for _ in range(3):
            if table.state.asked != NOBODY:
                table.answer(table.state.asked, table.state.options[rng.below(len(table.state.options))])
                table.settle()
    assert compared >= screens


def test_an_event_shows_card_dice_losses_and_the_failed_task(path: Path) -> None:
    """ECH-67, ECH-70, ECH-72, ECH-74, ECH-84: what a Morale Loss Event did can be read at a glance."""
    play = Play("revachol", path, ["human", "bot:random"], 2)
    sitting = play.sitting
    moments: list[str] = []

    def look(text: str) -> None:
        if "Morale Loss Event ·" in text:
            moments.append(text)

    play.looks.append(look)
    play.play(*["draw", "1"] * 60)
    assert moments
    rolled = [e for events in sitting.table.events for e in events if e.kind in ("saved", "missed")][:2]
    failed = next(e for events in sitting.table.events for e in events if e.kind == "failed")
    for event in rolled:
        dice = "".join(f"[{face}]" for face in event.dice.split())
        assert any(dice in text for text in moments)
    assert f"“{sitting.texts.card(failed.card)}” fails." in moments[0]


# --- What can be typed -----------------------------------------------------------------------------------------


def test_answers_are_numbers_labels_phrases_and_several_in_a_row(path: Path) -> None:
    play = Play("revachol", path, ["human", "bot:random"], 3)
    table = play.sitting.table
    table.settle()
    state: Any = table.state
    seat = state.asked
    assert seat == 0
    first, second, _ = state.hands[0]
    decision = GAME.decision_of(state, 0)
    assert decision is not None
    phrase = play.sitting.texts.phrase(GAME.phrase(state, decision, first), ["Anna", "Bo"])
    text = play.play(f"place {first}", "complete nothing", f"  PLACE   {second} in corps a ", "99", "0", "place nobody")
    assert "There is no answer 99." in text
    assert "There is no answer 0." in text
    assert "no card “nobody”" in text or "neither an answer nor a key" in text
    own = [answer for who, answer in table.record.answers if who == 0]
    assert own[0] == first
    assert second in own
    again = Play("revachol", path, ["human", "bot:random"], 3)
    again.play(phrase.upper())
    assert (0, first) in again.sitting.table.record.answers


def test_what_is_not_legal_is_refused_with_its_rule(path: Path) -> None:
    """ECH-20, ECH-24: the reason names the rule; the question stays open."""
    play = Play("revachol", path, ["human", "bot:random"], 3)
    text = play.play("pass", "? corps A completes badge", "corps 1 completes badge", "no such thing")
    assert "(ECH-20)" in text
    assert text.count("(ECH-24)") == 2
    assert "“no such thing” is neither an answer nor a key." in text
    assert not any(seat == 0 for seat, _ in play.sitting.table.record.answers)


def test_keys_explain_and_show(path: Path) -> None:
    play = Play("revachol", path, ["human", "bot:random"], 3)
    texts = play.sitting.texts
    text = play.play("?", "? 1", "? kim", "c kitsu", "c nobody at all", "g", "d", "l", "")
    assert texts.help("Act").split(".")[0] in text.replace("\n  ", " ")
    assert "To type: place" in text
    assert text.count("Kim Kitsuragi  Ally · kim") == 2
    assert "no card “nobody at all”" in text
    assert texts.say("guide-1").splitlines()[0] in text
    assert texts.say("zone-unseen") in text
    assert texts.say("screen-barrier") in text


@pytest.mark.parametrize("key", ["u", "г"])
def test_undo_goes_back_to_the_barrier_and_no_further(path: Path, key: str) -> None:
    """ECH-R26: answers of the current turn may be taken back until something was revealed."""
    play = Play("revachol", path, ["human", "bot:random"], 3)
    table = play.sitting.table
    table.settle()
    before = digest(GAME, table.state)
    digests: list[str] = []
    play.looks.append(lambda text: digests.append(digest(GAME, table.state)))
    text = play.play("1", key, key, "2")
    assert digests[0] == before
    assert digests[1] != before
    assert digests[2] == before
    assert "Taken back: 1 answer." in text
    assert "You have no answer to take back." in text
    assert read_record(path.read_text()).state_digest == digest(GAME, table.state)


@pytest.mark.parametrize("game", SHOWN)
def test_undo_at_the_prompt_gives_the_question_before_again(path: Path, game: str) -> None:
    """ECH-R26, ELK-R145: what the engine lets a seat take back, the key takes back, and the file follows."""
    play = Play(game, path, ["human", "bot:random"], 8)
    table = play.sitting.table
    rng = Seeded(5)
    asked: list[tuple[int, str]] = []  # how many answers there were at each question, and the state
    taken_back = barred = 0

    def look(text: str) -> None:
        nonlocal taken_back, barred
        now = (len(table.record.answers), digest(table.game, table.state))
        if asked and asked[-1][0] < 0:  # the line before was "u"
            asked.pop()
            if now == asked[-2]:
                asked.pop()
                taken_back += 1
            else:
                assert now == asked[-1]
                assert table.undoable(0) == 0
                barred += 1
            assert read_record(path.read_text()).state_digest == now[1]
        else:
            asked.append(now)
        if taken_back > 5 and barred > 5:
            return  # "q" comes next: a random game of Ecos is long
        if len(asked) > 1 and rng.below(3) == 0 and (table.undoable(0) == 0 or asked[-1][0] == asked[-2][0] + 1):
            asked.append((-1, ""))
            play.typed.insert(0, "u")
        else:
            play.typed.insert(0, str(1 + rng.below(len(table.state.options))))

    play.looks.append(look)
    text = play.play(*["q"] * 150)
    assert text
    assert taken_back > 2
    assert barred > 2


def test_a_sealed_answer_can_be_taken_back_by_the_next_at_the_keyboard(path: Path) -> None:
    """ECH-R45: all choose at once, and may change their minds until the last choice is in."""
    play = Play("revachol", path, ["human", "human"], 31)  # soon all must choose
    table = play.sitting.table
    took_back: list[int] = []

    def look(text: str) -> None:
        decisions = GAME.decisions(table.state)
        if len(decisions) == 2 and any(d.sealed for d in decisions) and not took_back and text.endswith(PROMPT):
            assert play.sitting.shown_to is not None
            took_back.append(play.sitting.shown_to)
            play.typed[:] = ["u", "", "1", "", "1"]

    play.looks.append(look)
    play.play(*["", "1", "1"] * 40)
    assert took_back
    assert (1 - took_back[0], "take back") in table.record.answers
    read_record(path.read_text()).verify(GAME, CARDS)


def test_saving_elsewhere_moves_the_game(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    Play("revachol", path, ["human", "bot:random"], 3).play("1", f"s {other}", "1", "s", "l")
    first, second = (read_record(file.read_text()) for file in (path, other))
    assert first.answers == second.answers[: len(first.answers)]
    assert len(second.answers) > len(first.answers)


def test_bots_alone_play_to_the_end(path: Path) -> None:
    text = Play("revachol", path, ["bot:random", "bot:greedy"], 6).play()
    assert "Final scores" in text
    assert "Turn 2:" in text
    assert "draws an Ally" in text
