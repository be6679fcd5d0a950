"""A way to answer, read by words where that is enough, reads what its pattern reads."""

import pytest

from tablee import registry
from tablee.core.says import Says

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
