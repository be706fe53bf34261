"""The Valley of Shadows. Its manifest is `box`."""
