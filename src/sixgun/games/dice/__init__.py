"""BANG! The Dice Game, 3 to 8 players."""
