"""Dodge City: forty cards, among them the green ones, and fifteen characters. Its manifest is `box`."""
