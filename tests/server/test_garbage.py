"""Python's search for garbage never stops the event loop for long: counted by what is looked at, not by time."""

from __future__ import annotations

import gc
import json
import subprocess
import sys

SCRIPT = """
import gc, json
from tablee.server.garbage import Garbage

garbage = Garbage()
garbage.begin()
looked = []

def note(phase, info):
    if phase == "start":
        looked.append(sum(len(gc.get_objects(generation=each)) for each in range(info["generation"] + 1)))

gc.callbacks.append(note)
kept = [[number] for number in range(400_000)]  # as tables that are opened, and what is played there
by_itself = list(looked)
del kept[:]
for number in range(1000):
    circle = [number]
    circle.append(circle)
del circle
kept = [[number] for number in range(60_000)]
left = sum(isinstance(one, list) and len(one) == 2 and one[1] is one for one in gc.get_objects())
looked.clear()
garbage.look(nobody_waits=False)
calm = len(looked)
garbage.look(nobody_waits=True)
print(json.dumps({"looks": len(by_itself), "most": max(by_itself), "left": left, "calm": calm, "all": len(looked)}))
"""


def test_little_is_looked_at_while_people_play() -> None:
    found = json.loads(subprocess.check_output([sys.executable, "-c", SCRIPT], text=True))
    assert found["looks"] >= 50
    assert found["most"] <= 40_000, "a few milliseconds, however much is in memory"
    assert found["left"] == 0, "circles that die young are found all the same"
    assert found["calm"] == 0
    assert found["all"] == 1
    assert gc.get_threshold()[0] > 0  # ours is as it was


def test_everything_is_looked_at_when_memory_has_doubled() -> None:
    script = """
import sys
from tablee.server import garbage

garbage.LEAST = 0
one = garbage.Garbage()
one.begin()
counted = []
garbage.gc.callbacks.append(lambda phase, info: phase == "start" and counted.append(info["generation"]))
one.look(nobody_waits=False)
assert 2 not in counted
kept = [object() for _ in range(3 * sys.getallocatedblocks())]
one.look(nobody_waits=False)
assert counted.count(2) == 1
one.look(nobody_waits=False)
assert counted.count(2) == 1
"""
    subprocess.run([sys.executable, "-c", script], check=True)
