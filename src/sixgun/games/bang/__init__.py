"""BANG!, the card game: one folder per box under `sets`."""
