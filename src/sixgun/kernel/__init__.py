"""The game-agnostic engine: state, agenda, asks, events, hooks, randomness, journal, views.

Nothing in this package knows a game, a card, a clock or a file. Games are built on top of it in
``sixgun.games``; everything that faces people lives above them.
"""
