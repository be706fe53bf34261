"""Structured logs without secrets: no tokens, seeds or hands. One event per line, in JSON or for people."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRET: Final = frozenset({"token", "seed", "cookie", "cookies", "authorization", "hand"})
"""What never appears in a log, even if someone puts it there by mistake."""

FORMATS: Final = ("text", "json")


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A log event with its secrets blacked out."""
    for key in event:
        if key.casefold() in SECRET:
            event[key] = "***"
    return event


def worth_a_line(record: logging.LogRecord) -> bool:
    """Whether one of uvicorn's lines is of use to an operator: sockets come and go all the time."""
    said = record.getMessage()
    return not (said.startswith("connection ") or '"WebSocket ' in said)


def set_up_logs(format: str, level: int = logging.INFO) -> None:
    """Send everything, uvicorn's lines included, through one renderer to standard error."""
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if format == "json"
        # Plain tracebacks: the other ones print local variables, which hold seeds and hands.
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    if format == "json":
        shared.append(structlog.processors.format_exc_info)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    logging.getLogger("uvicorn.error").addFilter(worth_a_line)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # At lower levels, this one prints every header and every frame: cookies, tokens and hands.
    logging.getLogger("uvicorn.error").setLevel(max(level, logging.INFO))
