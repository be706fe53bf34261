"""Western Legends: a sandbox of gold, law, crime, cattle and poker on one board."""
