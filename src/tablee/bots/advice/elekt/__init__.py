"""Advice for Elekt: what bots believe about it."""
