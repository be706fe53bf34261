"""The boxes of the dice game, one folder each."""
