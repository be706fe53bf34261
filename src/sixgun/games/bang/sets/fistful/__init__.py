"""A Fistful of Cards: fourteen events and a final one. Its manifest is `box`."""
