"""Ecos: First Continent: everyone answers the drawn element at once; the cards shape a common land."""
