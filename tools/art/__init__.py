"""The drawings of the table, cut in code: run ``python -m tools.art`` to write them all."""
