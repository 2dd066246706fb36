"""A server as people run it: a process of its own, on a free port, with a data folder of its own."""

import json
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import heliopause
from heliopause.kernel.state import State

START = "import sys; from heliopause.cli.main import main; sys.exit(main())"
PATIENCE = 60  # seconds until it must listen, or be gone


class House:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = "0"
        self.origin = ""
        self.process: subprocess.Popen[str] | None = None

    def opens(self) -> None:
        """Start; the second time on the same port, with the same data."""
        flags = ["--port", self.port, "--data", str(self.data), "--no-open", "--limits", "no"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, "serve", *flags], stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, f"the server does not start: {said!r}"
        self.origin = found[0]
        self.port = self.origin.rpartition(":")[2]

    def closes(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def state_of(self, table_id: str) -> State:
        """What really lies on a table, hidden things included: out of the database, as no page is told."""
        with closing(sqlite3.connect(self.data / "heliopause.db")) as database:
            ((game, players, seed, options),) = database.execute(
                "SELECT game, players, seed, options FROM tables WHERE id = ?", (table_id,)
            )
            codes = database.execute(
                "SELECT code FROM entries WHERE table_id = ? AND kind = 'move' ORDER BY version", (table_id,)
            ).fetchall()
        state: State = heliopause.game(game).new(players=players, seed=int(seed), **json.loads(options))
        for (code,) in codes:
            state.apply(code)
        return state

    def asks(self, path: str) -> Any:
        """What a stranger without a browser is told."""
        with urllib.request.urlopen(self.origin + "/api" + path, timeout=PATIENCE) as answer:
            return json.loads(answer.read())
