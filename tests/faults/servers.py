"""Server processes as people start them, and everything that can happen to one."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import ClassVar

HERE = Path(__file__).parent
LONGEST_START = 30.0  # seconds; a machine that has much else to do is not at fault
SAID = re.compile(r"Heliopause is at http://127\.0\.0\.1:(\d+)")


class Nursery:
    """Forks servers; see nursery.py."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(HERE / "nursery.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, command: list[str], log: Path) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"command": command, "log": str(log)}) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


class Server:
    """One server process at a time, on the same data, as often as it is started."""

    all: ClassVar[list["Server"]] = []

    def __init__(self, folder: Path, *flags: str, nursery: Nursery | None = None) -> None:
        self.command = ["serve", "--open", "no", "--port", "0", "--limits", "no", "--data", str(folder), *flags]
        self.log = folder.parent / f"{folder.name}.log"
        self.log.touch()
        self.nursery = nursery
        self.process: subprocess.Popen[bytes] | None = None  # where it is a child of ours
        self.pid = 0
        self.port = 0  # 0 while nobody listens
        self.started = 0
        self.all.append(self)
        self.read = 0  # how much of the log belongs to earlier processes

    def begin(self) -> None:
        """Start a process; nobody says when it will listen."""
        self.started += 1
        self.read = self.log.stat().st_size
        if self.nursery is not None:
            self.pid = self.nursery.start(self.command, self.log)
            return
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "heliopause.cli.main", *self.command]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.pid = self.process.pid

    async def start(self) -> None:
        """Start a process and wait until it listens."""
        self.begin()
        end = time.monotonic() + LONGEST_START
        while time.monotonic() < end:
            said = SAID.search(self.told())
            if said:
                self.port = int(said[1])
                return
            assert not self.gone(), f"the server does not start:\n{self.told()}"
            await asyncio.sleep(0.005)
        raise AssertionError(f"the server does not start:\n{self.told()}")

    def told(self) -> str:
        """What the process that runs now has printed."""
        with self.log.open("rb") as log:
            log.seek(self.read)
            return log.read().decode()

    def gone(self) -> bool:
        if self.process is not None:
            return self.process.poll() is not None
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    async def end(self, how: signal.Signals = signal.SIGKILL, within: float = 20.0) -> float:
        """Send a signal and wait until the process is gone; says how many seconds that took."""
        self.port = 0
        began = time.monotonic()
        if not self.pid:
            return 0.0
        if not self.gone():
            os.kill(self.pid, how)
        while not self.gone():
            assert time.monotonic() < began + within, f"the server does not end:\n{self.told()}"
            await asyncio.sleep(0.002)
        return time.monotonic() - began

    @property
    def exit_code(self) -> int:
        assert self.process is not None
        return self.process.wait()

    def bots(self) -> list[int]:
        """The processes in which bots think."""
        return children(self.pid)


def children(pid: int) -> list[int]:
    """The processes that another one started: where bots think."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []
