"""Plain data, of which views, files and records are made."""

from typing import Any

JSON = Any  # dict, list, str, int, bool, None
