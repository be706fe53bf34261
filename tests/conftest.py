"""Settings shared by all tests."""

from hypothesis import HealthCheck, settings

# The same examples every time, on every machine; nothing is remembered between runs.
settings.register_profile(
    "sixgun",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=6,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("sixgun")
