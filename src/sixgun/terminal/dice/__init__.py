"""BANG! The Dice Game at the terminal: its dice and seats drawn."""
