"""Metrics for Prometheus. Labels are fixed words from the code, never ids or anything written by a visitor."""

from __future__ import annotations

import collections
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()

connections = Gauge("muraglia_connections", "Open sockets and streams", ["kind"], registry=REGISTRY)
rooms = Gauge("muraglia_tables_open", "Tables held in memory by this process", registry=REGISTRY)
appends = Histogram(
    "muraglia_append_seconds", "To bring what waits to the disk, a batch at a time", registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)  # fmt: skip
opened = Histogram(
    "muraglia_open_table_seconds", "To bring a table into memory", registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)  # fmt: skip
thoughts = Histogram(
    "muraglia_bot_seconds", "Thinking time of bots, waiting for a free process included", ["bot"], registry=REGISTRY,
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10),
)  # fmt: skip
fallbacks = Counter("muraglia_bot_fallbacks", "Answers given because a bot had none", ["bot"], registry=REGISTRY)
bot_deaths = Counter("muraglia_bot_deaths", "Bot processes that died while they were thinking", registry=REGISTRY)
conflicts = Counter("muraglia_append_conflicts", "Entries decided again because another process was first", registry=REGISTRY)
refused = Counter("muraglia_requests_refused", "Requests turned away", ["why"], registry=REGISTRY)
dropped = Counter("muraglia_connections_dropped", "Connections closed at the door", ["why"], registry=REGISTRY)
slow_readers = Counter("muraglia_slow_readers", "Connections closed because the other side did not read", registry=REGISTRY)
errors = Counter("muraglia_errors", "Mistakes of ours that were caught", registry=REGISTRY)
database_faults = Counter("muraglia_database_faults", "Work that the database could not do", ["doing"], registry=REGISTRY)
restarts = Counter("muraglia_task_restarts", "Background tasks that failed and began again", ["task"], registry=REGISTRY)
notices = Counter("muraglia_notices", "Messages to people who are away, by way and outcome", ["way", "outcome"], registry=REGISTRY)


class _Commands(Collector):
    """Counts commands. They are so frequent that a plain number is incremented and only turned into a metric on request."""

    def __init__(self) -> None:
        self.counted: collections.Counter[tuple[str, str]] = collections.Counter()

    def collect(self) -> Iterator[CounterMetricFamily]:
        figure = CounterMetricFamily("muraglia_commands", "Commands, by kind and outcome", labels=("kind", "outcome"))
        for labels, count in sorted(self.counted.items()):
            figure.add_metric(labels, count)
        yield figure


_commands = _Commands()
REGISTRY.register(_commands)


def command(kind: str, outcome: str) -> None:
    _commands.counted[kind, outcome] += 1


def page() -> bytes:
    return generate_latest(REGISTRY)
