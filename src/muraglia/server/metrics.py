"""Figures for Prometheus. Labels are words from the code, never ids or anything a visitor wrote."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

connections = Gauge("muraglia_connections", "Open sockets and streams", ["kind"], registry=REGISTRY)
rooms = Gauge("muraglia_tables_open", "Tables held in memory by this process", registry=REGISTRY)
commands = Counter("muraglia_commands", "Commands, by kind and outcome", ["kind", "outcome"], registry=REGISTRY)
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
conflicts = Counter("muraglia_append_conflicts", "Entries decided anew because another process was first", registry=REGISTRY)
refused = Counter("muraglia_requests_refused", "Requests turned away", ["why"], registry=REGISTRY)
errors = Counter("muraglia_errors", "Mistakes of ours that were caught", registry=REGISTRY)
webhook_calls = Counter("muraglia_webhook_calls", "Calls of webhooks", ["outcome"], registry=REGISTRY)


@cache
def command(kind: str, outcome: str) -> Counter:
    return commands.labels(kind, outcome)


def page() -> bytes:
    return generate_latest(REGISTRY)
