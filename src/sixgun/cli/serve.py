"""`sixgun serve`: the web table, for friends with a browser."""

import argparse
import asyncio
import socket
from typing import Final

from sixgun.cli.options import Options, whole, words
from sixgun.cli.words import Mistake
from sixgun.texts import Speaker

EXAMPLE: Final = "sixgun serve --host 0.0.0.0 --port 8000 --data /var/lib/sixgun"
LOG_FORMATS: Final = ("text", "json")


def define(options: Options) -> None:
    """Declare the options."""
    options.value("host", "ADDRESS", default="127.0.0.1", usual="127.0.0.1")
    options.value("port", "N", whole("--port", 0, 65535), default=8000, usual="8000")
    options.value("data", "DIR", default="data", usual="data")
    options.value("database", "URL", default="")
    options.value("bus", "URL", default="memory://", usual="memory://")
    options.value("workers", "N", whole("--workers", 1, 64), default=1, usual="1")
    options.value("thinkers", "N", whole("--thinkers", 1, 64), default=1, usual="1")
    options.value("origins", "A,B", words("--origins"), default=())
    options.value("proxies", "A,B", words("--proxies"), default=("127.0.0.1",), usual="127.0.0.1")
    options.value("log", "FORMAT", default="text", usual="text")
    options.value("backup", "FILE", default="")
    options.value("forget", "DAYS", whole("--forget", 1, 36500))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Check everything, say where the table is, and serve until told to stop."""
    from sixgun.server.backup import back_up
    from sixgun.server.page import Page
    from sixgun.server.serve import ServeSettings, forget, try_out
    from sixgun.server.serve import run as serve

    if arguments.log not in LOG_FORMATS:
        raise Mistake("ui-cli-serve-log-unknown", format=arguments.log, known=", ".join(LOG_FORMATS))
    settings = ServeSettings(
        host=arguments.host,
        port=arguments.port,
        data=arguments.data,
        database=arguments.database,
        bus=arguments.bus,
        workers=arguments.workers,
        thinkers=arguments.thinkers,
        origins=list(arguments.origins),
        proxies=list(arguments.proxies),
        log_format=arguments.log,
    ).checked()
    if arguments.backup:
        back_up(settings.database_url(), arguments.backup)
        print(say.text("ui-cli-serve-backed-up", file=arguments.backup))
        return 0
    if arguments.forget:
        gone = asyncio.run(forget(settings, arguments.forget))
        print(say.text("ui-cli-serve-forgotten", count=gone))
        return 0
    Page()
    asyncio.run(try_out(settings))
    settings.port = free_port(settings.host, settings.port)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    print(say.text("ui-cli-serve-ready", address=f"http://{shown}:{settings.port}"), flush=True)
    serve(settings)
    return 0


def free_port(host: str, port: int) -> int:
    """The port, if nobody listens there; for 0 any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
            return int(trial.getsockname()[1])
    except OSError as wrong:
        raise Mistake(
            "ui-cli-serve-address",
            address=f"{host}:{port}",
            reason=wrong.strerror or str(wrong),
            another=str(port + 1 if port < 65535 else 8001),
        ) from None
