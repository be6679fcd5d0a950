"""Elekt: cards that bend the rules of a zone, and the Coalition for those who play alone."""
