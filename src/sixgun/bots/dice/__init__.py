"""Bots for BANG! The Dice Game."""
