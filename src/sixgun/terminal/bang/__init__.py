"""BANG!, the card game, at the terminal: its cards and seats drawn, its choices sorted, its table told."""
