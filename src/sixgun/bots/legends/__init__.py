"""Bots for Western Legends."""
