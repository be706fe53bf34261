"""The laboratory: simulations, statistics, reports, benchmarks, soaks and golden games."""
