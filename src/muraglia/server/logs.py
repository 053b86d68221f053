"""Structured logs, one line per event. They never contain secrets: no cookies, tokens, invites, seeds, names or chat."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(kind: str) -> None:
    as_json = kind == "json" or (kind == "auto" and not sys.stderr.isatty())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer]
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    for name in ("server", "store", "bots", "table", "notices"):
        logging.getLogger(name).setLevel(logging.INFO)


def _is_ours(record: logging.LogRecord) -> bool:
    """Returns whether a line is about the server. What a visitor sends is answered by closing the connection, and would fill the log."""
    return not str(record.msg).startswith(("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request"))
