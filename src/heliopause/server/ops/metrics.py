"""Numbers for Prometheus: what happens is counted as it happens, what is there is looked at every few seconds.

With several processes behind one port (PROMETHEUS_MULTIPROC_DIR is set then) each keeps its numbers in a folder, and
whichever of them is asked adds them up.
"""

import asyncio
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from heliopause.server.signals import BotFailed, MoveMade, Signal, TableEnded

LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
EVERY: Final = 5.0  # seconds between looks
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine = self.registry
        self.moves = Counter("heliopause_moves", "Moves that were committed", ["by"], registry=mine)
        self.commit = Histogram(
            "heliopause_move_seconds", "From the arrival of a move to its broadcast", buckets=LATENCIES, registry=mine
        )
        self.requests = Histogram(
            "heliopause_request_seconds", "Requests", ["method", "path", "status"], buckets=LATENCIES, registry=mine
        )
        self.ended = Counter("heliopause_tables_ended", "Tables that ended", ["status"], registry=mine)
        self.bots = Counter("heliopause_bot_failures", "Bots that crashed or thought too long", ["bot"], registry=mine)
        self.told = Counter("heliopause_notifications", "News that were sent", ["way", "outcome"], registry=mine)
        self.gauges: dict[str, Gauge] = {}
        self.looks: dict[str, Callable[[], float]] = {}

    def watch(self, name: str, about: str, look: Callable[[], float]) -> None:
        """Something that can be counted at any time."""
        self.gauges[name] = Gauge(name, about, registry=self.registry, multiprocess_mode="livesum")
        self.looks[name] = look

    def receive(self, signal: Signal) -> None:
        """A receiver of signals."""
        if isinstance(signal, MoveMade):
            self.moves.labels("bot" if signal.bot else "person").inc()
            self.commit.observe(signal.seconds)
        elif isinstance(signal, TableEnded):
            self.ended.labels(signal.status).inc()
        elif isinstance(signal, BotFailed):
            self.bots.labels(signal.bot).inc()

    def delivered(self, way: str, well: bool) -> None:
        self.told.labels(way, "good" if well else "bad").inc()

    def request(self, method: str, path: str, status: int, seconds: float) -> None:
        self.requests.labels(method, path, str(status)).observe(seconds)

    def look(self) -> None:
        for name, gauge in self.gauges.items():
            gauge.set(self.looks[name]())

    async def keep_looking(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(EVERY)

    def text(self, environment: Mapping[str, str] = os.environ) -> bytes:
        self.look()
        if SHARED not in environment:
            return generate_latest(self.registry)
        forget_the_dead(Path(environment[SHARED]))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def forget_the_dead(folder: Path) -> None:
    """What a process had in memory is gone with it; what it counted stays."""
    for path in folder.glob("gauge_live*_*.db"):
        try:
            os.kill(int(path.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            path.unlink(missing_ok=True)
