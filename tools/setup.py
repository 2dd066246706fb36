"""Prepares .venv: the pinned dependencies, the package compiled where a C compiler is at hand, and its command.

`make setup` runs this file. It compares what the environment was made from with what lies in the checkout now, by
content and not by time, and does only what is missing. It needs nothing but a Python of the right age.
"""

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"


class SetupError(Exception):
    """Why the environment cannot be prepared, in one line."""


def main() -> int:
    try:
        check_python()
        # Two setups at once would pull the environment from under each other: the second waits for the first.
        with (ROOT / ".venv.lock").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            prepare()
    except SetupError as error:
        print(f"setup: {error}", file=sys.stderr)
        return 2
    return 0


def prepare() -> None:
    environment = environment_print()
    if read(VENV / "environment.print") != environment:
        make_environment()
        (VENV / "environment.print").write_text(environment)
    build_client()
    package = package_print()
    if read(VENV / "package.print") != package:
        (VENV / "package.print").unlink(missing_ok=True)  # should this be broken off half way, it is done again
        install_package()
        (VENV / "package.print").write_text(package)


def check_python() -> None:
    if sys.version_info < (3, 11):
        found = ".".join(map(str, sys.version_info[:2]))
        raise SetupError(
            f"Python 3.11 or newer is needed and {sys.executable} is {found}: make setup PYTHON=python3.11"
        )
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise SetupError(f"{sys.executable} comes without the module {module}: on Debian, apt install python3-venv")


def environment_print() -> str:
    """Stands for everything the environment depends on, its place included: an environment cannot be moved."""
    digest = hashlib.sha256(repr((sys.version, sys.base_prefix, str(VENV))).encode())
    digest.update(LOCK.read_bytes())
    return digest.hexdigest()


def package_print() -> str:
    """Stands for everything the installed package is made from."""
    compilers = [shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang")]
    digest = hashlib.sha256(repr(compilers).encode())
    files = [path for folder in ("src", "docs/rules") for path in (ROOT / folder).rglob("*") if path.is_file()]
    sources = [path for path in files if path.parent.name != "__pycache__"]
    for path in [ROOT / "pyproject.toml", ROOT / "tools" / "mypyc_hook.py", *sorted(sources)]:
        digest.update(f"{path.relative_to(ROOT)}:{path.stat().st_size}:".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def make_environment() -> None:
    print("setup: installing the pinned dependencies into .venv", flush=True)
    # Whoever has activated .venv runs this from inside of what is about to be replaced: take the Python below it.
    run("making .venv", getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", str(VENV))
    pip("installing the dependencies", "--requirement", str(LOCK))


def build_client() -> None:
    """The page in the browser is part of the package, so it comes first."""
    if subprocess.run([str(PYTHON), str(ROOT / "tools" / "client.py")], stdin=subprocess.DEVNULL).returncode:
        raise SetupError("building the client failed; the reason stands above")


def install_package() -> None:
    print("setup: building the package", flush=True)
    # Whatever is needed from here on is in the environment by now: no network.
    with tempfile.TemporaryDirectory() as folder:
        run("building the package", str(PYTHON), "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
        wheel = next(Path(folder).glob("*.whl"))
        pip("installing the package", "--no-index", "--no-deps", "--force-reinstall", str(wheel))
    if any(VENV.glob("lib/python*/site-packages/heliopause__mypyc.*")):
        print("setup: done; the package is compiled")
    else:
        print("setup: done; found no C compiler with the headers of Python, so everything runs interpreted, and slower")


def pip(what: str, *arguments: str) -> None:
    run(what, str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", "install", *arguments)


def run(what: str, *command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr, end="")
        raise SetupError(f"{what} failed; the reason stands above")


if __name__ == "__main__":
    sys.exit(main())
