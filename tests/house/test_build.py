"""The package as it is installed, against the sources that it was made from."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import heliopause
from tools.mypyc_hook import can_compile, hot_modules

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPILED: list[str] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
HOT_MODULES = hot_modules(ROOT, COMPILED)


def sources(checkout: Path) -> dict[str, bytes]:
    """What the package is made from: everything below src/, and the ledgers of rules."""
    rules = contents(checkout / "docs" / "rules")
    return contents(checkout / "src" / "heliopause") | {f"rules/{name}": text for name, text in rules.items()}


def contents(package: Path) -> dict[str, bytes]:
    return {
        path.relative_to(package).as_posix(): path.read_bytes()
        for path in package.rglob("*")
        if path.is_file() and path.parent.name != "__pycache__" and not path.name.endswith(tuple(EXTENSION_SUFFIXES))
    }


@pytest.fixture(scope="session")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> bool:
    return can_compile(tmp_path_factory.mktemp("probe"))


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built without a compiler, in a checkout whose path has spaces in it."""
    checkout = tmp_path_factory.mktemp("a check out")
    shutil.copytree(ROOT / "src", checkout / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", checkout / "docs" / "rules")
    (checkout / "tools").mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/mypyc_hook.py"):
        shutil.copy(ROOT / name, checkout / name)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(checkout)]
    no_compiler = {**os.environ, "CC": str(checkout / "no-such-compiler")}
    subprocess.run(build, cwd=checkout, check=True, env=no_compiler, capture_output=True)
    return next(checkout.glob("*.whl"))


@pytest.mark.parametrize("pattern", COMPILED)
def test_every_pattern_of_hot_code_finds_its_modules(pattern: str) -> None:
    assert hot_modules(ROOT, [pattern])


@pytest.mark.parametrize("source", HOT_MODULES)
def test_hot_code_is_installed_compiled_wherever_there_is_a_compiler(source: str, compiler: bool) -> None:
    spec = find_spec(source.removeprefix("src/").removesuffix(".py").replace("/", "."))
    assert spec is not None
    assert spec.origin is not None
    assert spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) == compiler


def test_hot_code_is_compiled_as_one_group(compiler: bool) -> None:
    groups = list(Path(heliopause.__file__).parent.parent.glob("heliopause__mypyc.*"))
    assert len(groups) == int(compiler)


def test_the_installed_package_is_the_one_in_the_checkout_with_its_content_and_words() -> None:
    installed = contents(Path(heliopause.__file__).parent)
    assert installed == sources(ROOT)
    assert "py.typed" in installed


def test_no_compiled_module_lies_beside_the_sources() -> None:
    assert [path for path in (ROOT / "src").rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))] == []


def test_without_a_compiler_the_wheel_is_complete_and_fits_every_machine(plain_wheel: Path) -> None:
    assert plain_wheel.name == f"heliopause-{heliopause.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(plain_wheel) as wheel:
        packed = {name.removeprefix("heliopause/") for name in wheel.namelist() if name.startswith("heliopause/")}
    assert packed == sources(ROOT).keys()


def test_the_lock_pins_exact_versions_and_names_no_host() -> None:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [^/]+)?", line)] == []


def test_the_lock_covers_everything_that_the_project_asks_for() -> None:
    locked = {line.split("==")[0] for line in (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()}
    groups = [
        PROJECT["project"]["dependencies"],
        *PROJECT["dependency-groups"].values(),
        PROJECT["build-system"]["requires"],
    ]
    names = [re.split(r"[\[<>=!~ ;]", wish)[0] for group in groups for wish in group if isinstance(wish, str)]
    assert {re.sub(r"[._]", "-", name).lower() for name in names} <= locked
