"""Lessons: chapters on the real table, with a fixed deal and rivals that follow a script. Data, one file each."""

from tablee.lesson.guided import Guided, Now, record_of
from tablee.lesson.read import Chapter, Lesson, Step, find, lessons, parse, read
from tablee.lesson.told import told

__all__ = ["Chapter", "Guided", "Lesson", "Now", "Step", "find", "lessons", "parse", "read", "record_of", "told"]
