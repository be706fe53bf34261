"""Bots for BANG!, the card game."""
