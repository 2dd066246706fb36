"""A PostgreSQL of our own for the tests: in a temporary folder, reached by a socket in it, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # Debian's, newest first


def program(name: str) -> str | None:
    places = os.pathsep.join([os.environ.get("PATH", ""), *map(str, PLACES)])
    return shutil.which(name, path=places)


class Postgres:
    def __init__(self, folder: Path, safe: bool = False) -> None:
        self.folder = folder
        self.sync = "on" if safe else "off"  # whether it waits for the disk
        self.made = 0
        self.as_user: dict[str, Any] = {"cwd": folder}
        if os.geteuid() == 0:  # it refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            self.as_user |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def initialise(self) -> None:
        self.run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "-D", str(self.folder / "data"))

    def start(self) -> None:
        options = (
            f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync={self.sync} -c max_connections=200"
        )
        self.run(
            "pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-w", "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def run(self, name: str, *words: str) -> None:
        found = program(name)
        assert found is not None
        subprocess.run([found, *words], check=True, stdout=subprocess.DEVNULL, **self.as_user)

    def url(self, schema: str = "public") -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def fresh(self) -> str:
        """The address of an empty schema, which is made much faster than a database."""
        self.made += 1
        name = f"table{self.made}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return self.url(name)


@contextmanager
def running(safe: bool = False) -> Iterator[Postgres | None]:
    """A running server, or None where PostgreSQL is not installed."""
    if program("initdb") is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="heliopause-pg-"))
    server = Postgres(folder, safe)
    try:
        server.initialise()
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)
