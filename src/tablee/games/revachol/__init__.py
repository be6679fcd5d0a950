"""Echoes of Revachol: a card game for two to four players. (docs/rules/revachol.md)"""
