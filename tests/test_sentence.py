"""Sentences of cards: what is literal is read as it stands, and what is said comes back."""

from __future__ import annotations

from tablee.core.sentence import Sentence


def test_slots_are_read_where_they_stand_and_nothing_else_is() -> None:
    sentence = Sentence("{n} points (at most {most})", {"n": r"\d+", "most": r"[a-z]*"})
    assert sentence.read("12 points (at most ten)") == {"n": "12", "most": "ten"}
    assert sentence.read("12 points (at most )") == {"n": "12", "most": ""}
    assert sentence.say({"n": "3", "most": "x"}) == "3 points (at most x)"
    for other in (
        "x points (at most ten)",
        "12 points at most ten",
        "12 points (at most ten) ",
        "n points (at most most)",
    ):
        assert sentence.read(other) is None
    optional = Sentence("move{far}", {"far": r"(?: far)?"})
    assert [optional.read(text) for text in ("move", "move far")] == [{"far": ""}, {"far": " far"}]
