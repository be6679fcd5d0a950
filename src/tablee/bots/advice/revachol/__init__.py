"""Advice for Echoes of Revachol: what bots believe about it."""
