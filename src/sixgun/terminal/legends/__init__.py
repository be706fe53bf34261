"""Western Legends at the terminal: its map, cards and seats drawn, its choices sorted, its table told."""
