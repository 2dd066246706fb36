"""The processes in which bots think. One that crashes or takes too long is replaced, and the question asked again."""

import asyncio
import json
import secrets
import sys
from base64 import b64encode
from contextlib import suppress

from heliopause.kernel.game import Game
from heliopause.kernel.state import State

TRIES = 2
WORKER = (sys.executable, "-m", "heliopause.server.bots.worker")


class BotFailed(Exception):
    """A bot did not answer, however often it was asked."""


class Pool:
    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(processes):
            self.free.put_nowait(None)  # started when it is first needed
        self.running: set[asyncio.subprocess.Process] = set()

    async def choose(self, game: Game, bot: str, state: State) -> int:
        """The code a bot chooses for the seat that must choose."""
        world = game.determinize(state, state.seat, secrets.randbits(64)).to_bytes()
        question = {
            "game": game.name,
            "edition": game.edition,
            "bot": bot,
            "seed": secrets.randbits(63),
            "world": b64encode(world).decode(),
        }
        line = json.dumps(question).encode() + b"\n"
        reason = ""
        for _ in range(TRIES):
            process = await self.free.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                async with asyncio.timeout(self.seconds):
                    code = await _ask(process, line)
                if code in state.options():
                    return code
                reason = "chose what is not offered"
            except TimeoutError:
                reason = f"thought longer than {self.seconds} seconds"
                await self._end(process)
            except (OSError, ValueError, asyncio.IncompleteReadError):
                reason = "broke off"
                await self._end(process)
            except asyncio.CancelledError:
                await self._end(process)
                raise
            finally:
                self.free.put_nowait(process)
        raise BotFailed(reason)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe)
        self.running.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self.running.discard(process)

    async def close(self) -> None:
        for process in list(self.running):
            await self._end(process)


async def _ask(process: asyncio.subprocess.Process, line: bytes) -> int:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer:
        raise BrokenPipeError
    return int(answer)
