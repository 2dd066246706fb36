"""Waiting for what waits: the browser tests keep a loop in the main thread for as long as the browser lives."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Found = TypeVar("Found")


def finished(story: Coroutine[Any, Any, Found]) -> Found:
    """What it comes to, in a loop and a thread that nobody else has."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, story).result()
