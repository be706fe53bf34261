"""Wild West Show: a deck of ten show cards and eight characters. Its manifest is `box`."""
