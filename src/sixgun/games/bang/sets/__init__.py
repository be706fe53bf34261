"""The boxes of the card game."""
