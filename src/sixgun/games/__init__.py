"""The games, one package each. `catalog` lists them."""
