"""The base box: eighty cards, nineteen characters and two bonus characters. Its manifest is `box`."""
