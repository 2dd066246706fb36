"""How much one server process bears: `make bench-load`; docs/bench.md says what is measured."""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from bench.crowd import Crowd, Measured, Table, records
from heliopause.kernel import state as hot_module
from tests.faults.servers import Server
from tests.server import postgres

CHOICES = 120  # that were made at each table before
PAIRS = 20  # of people, who sit at many tables
LABELS = {
    "moves_per_second": ("moves of people a second; asked for were {rate:.0f}", "{:.0f}"),
    "bot_moves_per_second": ("moves of bots a second beside them", "{:.0f}"),
    "broadcast_p50_ms": ("from when a move was due to the last page that heard of it, p50", "{:.1f} ms"),
    "broadcast_p99_ms": ("the same, p99", "{:.1f} ms"),
    "ack_p50_ms": ("until its acknowledgement, p50", "{:.1f} ms"),
    "ack_p99_ms": ("the same, p99", "{:.1f} ms"),
    "most_moves_per_second": ("moves a second as fast as it goes, {at_once} tables at once", "{:.0f}"),
    "most_broadcast_p99_ms": ("their p99", "{:.1f} ms"),
    "server_cpu": ("processor of the server, its bots left out (1 is one core)", "{:.2f}"),
    "bots_cpu": ("of its bots", "{:.2f}"),
    "crowd_cpu": ("of the scripted people", "{:.2f}"),
    "start_mb": ("memory of the server when it has started", "{:.0f} MB"),
    "idle_table_kb": ("more for each open table", "{:.1f} kB"),
    "socket_kb": ("more for each socket", "{:.1f} kB"),
    "refused": ("moves that were refused", "{:.0f}"),
    "busy": ("other work on this machine at the start (load average)", "{:.1f}"),
}


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds of processor that a process has used."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: Sequence[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def measure(server: Server, asked: argparse.Namespace) -> dict[str, float]:
    crowd, found = Crowd(server, 1), dict[str, float]()
    found["busy"] = os.getloadavg()[0]
    rng = random.Random(2)
    games = [records(2, CHOICES, rng) for _ in range(8)]
    people = await crowd.gather(2 * PAIRS)
    await crowd.open_table(people[:2], games[0])
    found["start_mb"] = (before := memory(server.pid)) / 1e6
    for number in range(asked.tables):
        pair = people[2 * (number % PAIRS) : 2 * (number % PAIRS) + 2]
        bots = int(number < asked.bots)
        table_id = await crowd.open_table(pair[: 2 - bots], games[number % len(games)], bots)
        if number < asked.played:
            crowd.tables.append(Table(crowd, table_id, pair[: 2 - bots]))
    found["idle_table_kb"] = (memory(server.pid) - before) / asked.tables / 1e3
    for table in crowd.tables:
        await table.open(server.port)
    await asyncio.sleep(2)
    gc.collect()
    gc.freeze()
    await crowd.open_loop(asked.rate, asked.warm)
    await sockets(server, crowd, asked, found)
    await steady(server, crowd, asked, found)
    most = await crowd.as_fast_as_it_goes(asked.at_once, asked.seconds / 2)
    found["most_moves_per_second"] = len(most.told) / (asked.seconds / 2)
    found["most_broadcast_p99_ms"] = percentile(most.told, 0.99)
    found["refused"] += most.refused
    return {key: found[key] for key in LABELS}


async def sockets(server: Server, crowd: Crowd, asked: argparse.Namespace, found: dict[str, float]) -> None:
    """Everybody opens a page once more at their table."""
    before = memory(server.pid)
    again = [Table(Crowd(server, 0), table.id, table.people) for table in crowd.tables]
    for table in again:
        await table.open(server.port)
    await asyncio.sleep(1)
    pages = [page for table in again for page in table.pages]
    found["socket_kb"] = (memory(server.pid) - before) / len(pages) / 1e3
    for page in pages:
        page.transport.close()
    await asyncio.sleep(2)


async def steady(server: Server, crowd: Crowd, asked: argparse.Namespace, found: dict[str, float]) -> None:
    """The moves that are asked for, at fixed times."""
    everybody = {"server_cpu": [server.pid], "bots_cpu": server.bots(), "crowd_cpu": [os.getpid()]}
    await crowd.calm()
    used = {name: sum(map(processor, pids)) for name, pids in everybody.items()}
    began = time.perf_counter()
    measured: Measured = await crowd.open_loop(asked.rate, asked.seconds)
    seconds = time.perf_counter() - began  # a server that falls behind takes longer
    for name, pids in everybody.items():
        found[name] = (sum(map(processor, pids)) - used[name]) / seconds
    found["moves_per_second"] = len(measured.told) / seconds
    found["bot_moves_per_second"] = measured.bots / seconds
    for name, values in (("broadcast", measured.told), ("ack", measured.acknowledged)):
        found[f"{name}_p50_ms"] = percentile(values, 0.5)
        found[f"{name}_p99_ms"] = percentile(values, 0.99)
    found["refused"] = measured.refused


async def on(database: str, asked: argparse.Namespace) -> dict[str, float]:
    """Measure a fresh server on this database."""
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        data = Path(folder) / "data"
        data.mkdir()
        server = Server(data, "--cache", str(2 * asked.tables), *(["--database", database] if database else []))
        try:
            await server.start()
            return await measure(server, asked)
        finally:
            await server.end()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Measure what one server process bears.")
    parser.add_argument("--tables", type=int, default=1000, help="open tables (1000)")
    parser.add_argument("--played", type=int, default=200, help="tables where people sit with open pages (200)")
    parser.add_argument("--bots", type=int, default=20, help="of these, tables where one person plays a bot (20)")
    parser.add_argument("--rate", type=float, default=300, help="moves of people a second (300)")
    parser.add_argument("--at-once", type=int, default=32, help="tables that move at once in the closed loop (32)")
    parser.add_argument("--warm", type=float, default=5, help="seconds before the measurement (5)")
    parser.add_argument("--seconds", type=float, default=20, help="seconds of the measurement (20)")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--folder", default=None, help="where the databases are made; the usual place for such things")
    parser.add_argument("--json", action="store_true", help="for programs")
    asked = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if asked.database == "both" else [asked.database]
    found: dict[str, dict[str, float]] = {}
    for kind in kinds:
        if kind == "sqlite":
            found[kind] = asyncio.run(on("", asked))
            continue
        with postgres.running(safe=True) as server:
            if server is None:
                raise SystemExit("bench: PostgreSQL is not installed")
            found[kind] = asyncio.run(on(server.fresh(), asked))
    show(found, asked)


def show(found: dict[str, dict[str, float]], asked: argparse.Namespace) -> None:
    compiled = not str(hot_module.__file__).endswith(".py")
    setting: dict[str, Any] = {name: getattr(asked, name) for name in ("tables", "played", "bots", "rate", "seconds")}
    if asked.json:
        print(json.dumps({"compiled": compiled, "setting": setting} | found, indent=2))
        return
    console = Console(highlight=False, width=120)
    console.print(f"{'compiled' if compiled else 'interpreted'}, Python {platform.python_version()}, {setting}")
    sheet = Sheet("measured", *found)
    for key, (label, form) in LABELS.items():
        sheet.add_row(
            label.format(at_once=asked.at_once, rate=asked.rate),
            *(form.format(values[key]) for values in found.values()),
        )
    console.print(sheet)


if __name__ == "__main__":
    main()
