"""Installs what the tests need and no Python package brings: a browser and PostgreSQL. `make test` runs this file."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

POSTGRESQL = "postgresql"


def has_postgresql() -> bool:
    return shutil.which("postgres") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


def main() -> int:
    missing = [] if shutil.which("chromium") else ["chromium"]
    missing += [] if has_postgresql() else [POSTGRESQL]
    if not missing:
        return 0
    names = " ".join(missing)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        print(
            f"machine: the tests need {names}; install them, or run this as root where there is apt-get",
            file=sys.stderr,
        )
        return 2
    print(f"machine: installing {names}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "install", "--no-install-recommends", *missing]):
        done = subprocess.run(
            [*command, "-y"], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        if done.returncode:
            print(f"{done.stdout[-2000:]}{done.stderr[-2000:]}", file=sys.stderr, end="")
            print(f"machine: {' '.join(command)} failed; the reason stands above", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
