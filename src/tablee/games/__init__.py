"""The games. Each is one folder; `registry` is the only door to them."""
