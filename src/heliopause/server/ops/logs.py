"""The log: one JSON object a line on standard error. No secrets stand in it, and not who did what from where."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """What is given as `extra` stands beside the message under its own name."""

    def format(self, record: logging.LogRecord) -> str:
        doc: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        doc |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            doc["trace"] = self.formatException(record.exc_info)
        return json.dumps(doc, default=str, ensure_ascii=True)


def set_up() -> None:
    """For the whole process; uvicorn's own log included. Who sits at the terminal is told only what goes wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # These write down whole addresses and statements when they are talkative.
    for name in ("httpcore", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
