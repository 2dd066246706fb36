"""Hatchling's hook: compiles the hot modules with mypyc while the wheel is built.

What the compiler makes is kept in build/ and copied from there into the wheel; nothing is written below src/, where it
would shadow the sources. Without a C compiler the wheel is built without compiled code and works the same, but slower.
"""

import platform
import sys
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError


class MypycHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; an editable install stays interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        scratch = root / "build" / f"{sys.implementation.cache_tag}-{platform.machine()}"
        if not can_compile(scratch / "probe"):
            self.app.display_warning("no C compiler that can build for this Python: the package stays interpreted")
            return
        for library in compile_together(root, hot_modules(root, self.config["compiled"]), scratch):
            build_data["force_include"][str(library)] = library.relative_to(scratch / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def hot_modules(root: Path, patterns: list[str]) -> list[str]:
    """The source files that the patterns name; the __init__ files of packages hold no hot code."""
    found = {path for pattern in patterns for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(root).as_posix() for path in found)


def can_compile(scratch: Path) -> bool:
    """Build the smallest extension module: that takes a working compiler and the headers of Python."""
    scratch.mkdir(parents=True, exist_ok=True)
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\n", encoding="utf-8")
    try:
        build([Extension("probe", [str(source)])], scratch, force=True)
    except (CompileError, LinkError, PlatformError):
        return False
    return True


def compile_together(root: Path, modules: list[str], scratch: Path) -> list[Path]:
    """Compile the modules as one group; what is unchanged is not built again."""
    with chdir(root):
        extensions = mypycify(
            # What is wrong in modules that are not compiled is for `make test` to say.
            ["--follow-imports=silent", f"--cache-dir={scratch / 'mypy'}", *modules],
            opt_level="3",
            debug_level="0",
            target_dir=str(scratch / "c"),
            group_name="heliopause",
        )
    for extension in extensions:
        # Nobody replaces functions of this library while it is loaded; so gcc may inline them (decision 0001).
        extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.depends.append(str(Path(__file__).resolve()))
    return build(extensions, scratch)


def build(extensions: Sequence[object], scratch: Path, force: bool = False) -> list[Path]:
    command = build_ext(Distribution({"ext_modules": list(extensions)}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "o")
    command.force = force
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]
