"""Advice for Ecos: what bots believe about it."""
