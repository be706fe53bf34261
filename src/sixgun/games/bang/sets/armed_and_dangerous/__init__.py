"""Armed & Dangerous: 28 cards, the orange ones among them, load, eight characters. Its manifest is `box`."""
