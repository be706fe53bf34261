"""What is printed: cards, tokens, dice, tracks and the board, read from the data files and checked."""
