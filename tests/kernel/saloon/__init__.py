"""A little card game that exists only to show what the kernel can support.

Hidden hands, a deck, shots with missing counters, duels, event cards, characters that silence, replace, copy
and react, poker with sealed cards, a bandit played by the neighbour: one small example of everything that the
card game and Western Legends need.
"""
