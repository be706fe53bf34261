"""High Noon: twelve events, two bonus events and a final one. Its manifest is `box`."""
