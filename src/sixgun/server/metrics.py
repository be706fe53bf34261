"""Figures for whoever runs a server, in the form Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

BUCKETS = (0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """One set of figures per process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.rooms = Gauge("sixgun_rooms", "Tables held in memory", registry=self.registry)
        self.readers = Gauge("sixgun_readers", "Open sockets at tables", registry=self.registry)
        self.tables_opened = Counter(
            "sixgun_tables_opened", "Tables opened, by game", ["game"], registry=self.registry
        )
        self.choices = Counter("sixgun_choices", "Choices of people, acknowledged", registry=self.registry)
        self.choice_seconds = Histogram(
            "sixgun_choice_seconds",
            "From a choice's arrival to its acknowledgement",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.refused = Counter(
            "sixgun_refused", "Orders and requests refused, by code", ["code"], registry=self.registry
        )
        self.conflicts = Counter(
            "sixgun_conflicts", "Changes retried: another process was faster", registry=self.registry
        )
        self.engine_faults = Counter(
            "sixgun_engine_faults", "Choices the engine failed at", registry=self.registry
        )

    def text(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
