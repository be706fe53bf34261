"""Gold Rush: nuggets, a shop with equipment, eight characters, and shadow gunslingers."""
