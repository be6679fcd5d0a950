"""The designers' bench: cards are written, checked, tried and played with over many games in the browser."""
