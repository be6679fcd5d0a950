"""A way to answer, read by words where that is enough, reads what its pattern reads."""

import pytest

from tablee import registry
from tablee.core.says import Says
from tablee.core.stack import MOST_READ, State, Verb

TEXTS = ("a", "a b", "a b c", "a b c d", "no", "rotate", "1", "1 a")


@pytest.mark.parametrize("key", registry.GAMES)
def test_by_words_as_by_pattern(key: str) -> None:
    ways = [says for verb in registry.game(key).verbs.values() for says in verb.says if says.plain]
    assert ways
    for says in ways:
        own = says.answer.words.replace("{", "").replace("}", "")
        for text in (*TEXTS, own, f"{own} more"):
            assert says.words_of_answer(text) == says.answer.read(text)


@pytest.mark.parametrize(
    ("answer", "plain"),
    [("draw", True), ("{card}", True), ("{card} from {card2}", True), ("{card}:{card2}", False), ("{player}", False)],
)
def test_what_is_read_by_words(answer: str, plain: bool) -> None:
    assert Says("any", answer, answer).plain == plain


def test_a_verb_remembers_no_more_answers_than_it_may() -> None:
    class Name(Verb[State]):
        says = (Says("name", "name {card}", "{card}"),)

    verb = Name()
    for number in range(MOST_READ + 10):
        assert verb.words(f"card-{number}") == {"card": f"card-{number}"}
        assert len(verb.read) <= MOST_READ
    assert verb.words("card-1") == {"card": "card-1"}
