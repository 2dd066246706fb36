"""Which clauses of the rule ledgers are proven by a test, and which are not.

    python tools/clauses.py            a table per ledger, then what is missing
    python tools/clauses.py --list     every clause with the tests that prove it
    python tools/clauses.py --json     the same for programs

A clause is proven when a test that pytest collects carries `@clauses("SUN-CTRL-07")` (tests/clauses.py) and is
never skipped or expected to fail. A mention in a comment or a name proves nothing. What no software can prove is
listed with its reason in docs/rules/untestable.toml.

Exit codes: 0 every clause is settled; 1 there are gaps or faults; 2 bad usage or unreadable input.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from heliopause.kernel.clauses import parse

LEDGERS = "docs/rules"
UNTESTABLE = "docs/rules/untestable.toml"
MENTION = re.compile(r"\b[A-Z]+-[A-Z]+-\d{2}\b")
MENTIONED_IN = (("src", "*.py"), ("src", "*.toml"), ("src", "*.ftl"), ("docs", "*.md"))
TEST_FILES = ("test_*.py", "*_test.py")
SKIPS = {"skip", "skipif", "skipIf", "skipUnless", "xfail", "importorskip", "expectedFailure"}
LINE_WIDTH = 110

Function = ast.FunctionDef | ast.AsyncFunctionDef


class InputError(Exception):
    """Something that cannot be read; the message is one line."""


@dataclass
class Clause:
    id: str
    text: str
    where: str
    tests: list[str] = field(default_factory=list)
    untestable: str | None = None

    @property
    def chapter(self) -> str:
        return self.id.rsplit("-", 1)[0]

    @property
    def gap(self) -> bool:
        return not self.tests and self.untestable is None


@dataclass
class Ledger:
    title: str
    clauses: list[Clause] = field(default_factory=list)
    chapter_titles: dict[str, str] = field(default_factory=dict)


@dataclass
class Citation:
    """One decorated test; `fault` says why it proves nothing."""

    test: str
    where: str
    ids: list[str]
    fault: str | None


# Reading the ledgers


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
        raise InputError(f"{path}: {reason}") from None


def read_ledger(path: Path, shown: str, faults: list[str]) -> Ledger:
    read = parse(read_text(path), shown)
    faults += [f"{shown}:{line}: {shorten(fault)}" for line, fault in read.faults]
    clauses = [Clause(one.id, one.text, f"{shown}:{one.line}") for one in read.clauses]
    return Ledger(read.title, clauses, {chapter.code: chapter.title for chapter in read.chapters})


def read_ledgers(root: Path, faults: list[str]) -> list[Ledger]:
    paths = sorted((root / LEDGERS).glob("*.md"))
    ledgers = [read_ledger(path, path.relative_to(root).as_posix(), faults) for path in paths]
    return [ledger for ledger in ledgers if ledger.clauses]


def index_clauses(ledgers: list[Ledger], faults: list[str]) -> dict[str, Clause]:
    known: dict[str, Clause] = {}
    for ledger in ledgers:
        for clause in ledger.clauses:
            if clause.id in known:
                faults.append(f"{clause.where}: {clause.id} stands already at {known[clause.id].where}")
            else:
                known[clause.id] = clause
    return known


def read_untestable(root: Path, known: dict[str, Clause], faults: list[str]) -> None:
    path = root / UNTESTABLE
    if not path.exists():
        return
    try:
        entries = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{UNTESTABLE}: {error}") from None
    for key, reason in entries.items():
        if key not in known:
            faults.append(f"{UNTESTABLE}: {key} is no clause of a ledger")
        elif not isinstance(reason, str) or not reason.strip():
            faults.append(f"{UNTESTABLE}: {key} has no reason")
        else:
            known[key].untestable = reason


# Reading the tests


def called_name(node: ast.expr) -> str:
    """The last word of a decorator or call: `skip` of `pytest.mark.skip(...)`."""
    if isinstance(node, ast.Call):
        return called_name(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_citation(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and called_name(node) == "clauses"


def mentions_skip(*nodes: ast.expr) -> bool:
    """Is a mark among them, or a mark of one parametrized case, that skips or expects a failure?"""
    parts = (part for node in nodes for part in ast.walk(node))
    return any(called_name(part) in SKIPS for part in parts if isinstance(part, ast.Attribute | ast.Name))


def calls_skip(body: list[ast.stmt]) -> bool:
    """Does running these statements skip, anywhere outside of functions and classes of their own?"""
    stack: list[ast.AST] = list(body)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            continue
        if isinstance(node, ast.Call) and called_name(node) in SKIPS:
            return True
        stack.extend(ast.iter_child_nodes(node))
    return False


def marks_skip(body: list[ast.stmt]) -> bool:
    """Does a `pytestmark = ...` of a module or class skip all of it?"""
    return any(
        mentions_skip(node.value)
        for node in body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
    )


def could_fail(node: Function) -> bool:
    return any(isinstance(inner, ast.Assert | ast.Call) for statement in node.body for inner in ast.walk(statement))


class CitingFile:
    """The citations of one file, read from its syntax tree."""

    def __init__(self, path: Path, shown: str) -> None:
        self.shown = shown
        self.citations: list[Citation] = []
        try:
            self.tree = ast.parse(read_text(path))
        except SyntaxError as error:
            raise InputError(f"{shown}:{error.lineno}: {error.msg}") from None
        collected = any(path.match(pattern) for pattern in TEST_FILES)
        self.module_fault = None if collected else "pytest does not collect this file"
        if marks_skip(self.tree.body) or calls_skip(self.tree.body):
            self.module_fault = "its file is skipped"
        self.walk(self.tree.body, [], self.module_fault)

    def walk(self, body: list[ast.stmt], names: list[str], fault: str | None) -> None:
        last = {node.name: node for node in body if isinstance(node, Function | ast.ClassDef)}
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.walk(node.body, [*names, node.name], fault or self.class_fault(node, last))
                for decorator in filter(is_citation, node.decorator_list):
                    self.add(node, decorator, names, "a class proves nothing, cite the clause at its tests")
            elif isinstance(node, Function):
                shadowed = None if last[node.name] is node else "a later function of the same name hides it"
                self.read_function(node, names, fault or shadowed or self.function_fault(node))
            else:
                self.read_nested(node, names)

    def class_fault(self, node: ast.ClassDef, last: dict[str, Function | ast.ClassDef]) -> str | None:
        if last[node.name] is not node:
            return "a later class of the same name hides it"
        if not node.name.startswith("Test"):
            return "pytest does not collect its class"
        if mentions_skip(*node.decorator_list) or marks_skip(node.body):
            return "its class is skipped"
        return None

    def function_fault(self, node: Function) -> str | None:
        if not node.name.startswith("test_"):
            return "pytest collects only functions named test_*"
        if mentions_skip(*node.decorator_list) or calls_skip(node.body):
            return "it is skipped or expected to fail"
        return None if could_fail(node) else "it checks nothing"

    def read_function(self, node: Function, names: list[str], fault: str | None) -> None:
        for decorator in filter(is_citation, node.decorator_list):
            self.add(node, decorator, names, fault)
        for inner in node.body:
            self.read_nested(inner, [*names, node.name])

    def read_nested(self, node: ast.stmt, names: list[str]) -> None:
        """Whatever stands inside another statement is not collected, or only sometimes."""
        for inner in ast.walk(node):
            if isinstance(inner, Function | ast.ClassDef):
                for decorator in filter(is_citation, inner.decorator_list):
                    self.add(inner, decorator, names, "only tests at the top of a file or class count")

    def add(self, node: Function | ast.ClassDef, decorator: ast.expr, names: list[str], fault: str | None) -> None:
        assert isinstance(decorator, ast.Call)
        ids = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if len(ids) < len(decorator.args) or decorator.keywords or not ids:
            fault = fault or "clauses(...) takes ids written out as strings"
        test = "::".join([self.shown, *names, node.name])
        self.citations.append(Citation(test, f"{self.shown}:{decorator.lineno}", ids, fault))


def read_citations(root: Path) -> Iterator[Citation]:
    for path in sorted((root / "tests").rglob("*.py")):
        yield from CitingFile(path, path.relative_to(root).as_posix()).citations


def cite(root: Path, known: dict[str, Clause], faults: list[str]) -> None:
    for citation in read_citations(root):
        if citation.fault:
            faults.append(f"{citation.where}: {citation.test.rsplit('::', 1)[1]} proves nothing: {citation.fault}")
        for key in citation.ids:
            if key not in known:
                faults.append(f"{citation.where}: {key} is no clause of a ledger")
            elif not citation.fault:
                known[key].tests.append(citation.test)
    for clause in known.values():
        if clause.tests and clause.untestable is not None:
            faults.append(f"{UNTESTABLE}: {clause.id} is listed as not testable, but {clause.tests[0]} proves it")


def check_mentions(root: Path, known: dict[str, Clause], faults: list[str]) -> None:
    """An id that looks like one of a ledger's has to be one, wherever it is mentioned."""
    games = {key.split("-")[0] for key in known}
    for folder, pattern in MENTIONED_IN:
        for path in sorted((root / folder).rglob(pattern)):
            for number, line in enumerate(read_text(path).splitlines(), 1):
                for key in MENTION.findall(line):
                    if key not in known and key.split("-")[0] in games:
                        faults.append(f"{path.relative_to(root).as_posix()}:{number}: {key} is no clause of a ledger")


# Saying it


def shorten(text: str) -> str:
    return text if len(text) <= LINE_WIDTH else text[: LINE_WIDTH - 3].rstrip() + "..."


def by_chapter(ledger: Ledger) -> dict[str, list[Clause]]:
    chapters: dict[str, list[Clause]] = {}
    for clause in ledger.clauses:
        chapters.setdefault(clause.chapter, []).append(clause)
    return chapters


def row(name: str, title: str, clauses: list[Clause]) -> str:
    proven = sum(bool(clause.tests) for clause in clauses)
    excused = sum(clause.untestable is not None for clause in clauses)
    gaps = sum(clause.gap for clause in clauses)
    return f"{name:<10} {title:<52.52} {len(clauses):>7} {proven:>7} {excused:>12} {gaps or '-':>5}"


def print_table(ledger: Ledger) -> None:
    print(f"{ledger.title}\n")
    print(f"{'chapter':<10} {'':<52} {'clauses':>7} {'proven':>7} {'not testable':>12} {'gaps':>5}")
    for chapter, clauses in by_chapter(ledger).items():
        code = chapter.split("-")[1]
        print(row(chapter, ledger.chapter_titles.get(code, ""), clauses))
    print(row("all", "", ledger.clauses) + "\n")


def print_list(ledger: Ledger) -> None:
    for clause in ledger.clauses:
        print(f"{clause.id}  {shorten(clause.text)}")
        for test in clause.tests:
            print(f"    {test}")
        if clause.untestable is not None:
            print(f"    not testable: {clause.untestable}")
        if clause.gap:
            print("    GAP")


def print_json(ledgers: list[Ledger], faults: list[str]) -> None:
    clauses = {
        clause.id: {"text": clause.text, "where": clause.where, "tests": clause.tests, "untestable": clause.untestable}
        for ledger in ledgers
        for clause in ledger.clauses
    }
    gaps = [clause.id for ledger in ledgers for clause in ledger.clauses if clause.gap]
    print(json.dumps({"clauses": clauses, "gaps": gaps, "faults": faults}, indent=1, ensure_ascii=False))


def report(ledgers: list[Ledger], faults: list[str], listing: bool) -> None:
    for ledger in ledgers:
        if listing:
            print_list(ledger)
        else:
            print_table(ledger)
    gaps = [clause for ledger in ledgers for clause in ledger.clauses if clause.gap]
    if gaps and not listing:
        print("No test proves:")
        for clause in gaps:
            print(f"  {clause.id}  {shorten(clause.text)}")
    if faults:
        print("Faults:")
        for fault in faults:
            print(f"  {fault}")
    total = sum(len(ledger.clauses) for ledger in ledgers)
    print(f"{total} clauses, {len(gaps)} gaps, {len(faults)} faults")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="clauses.py", description="Which clauses of the rules no test proves.")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--list", action="store_true", help="every clause with the tests that prove it")
    shape.add_argument("--json", action="store_true", help="clauses, gaps and faults as JSON")
    parser.add_argument(
        "--root", type=Path, default=Path(__file__).resolve().parent.parent, help="folder of the project"
    )
    options = parser.parse_args(arguments)
    faults: list[str] = []
    try:
        ledgers = read_ledgers(options.root, faults)
        if not ledgers:
            raise InputError(f"{options.root / LEDGERS}: no ledger with clauses")
        known = index_clauses(ledgers, faults)
        read_untestable(options.root, known, faults)
        cite(options.root, known, faults)
        check_mentions(options.root, known, faults)
    except InputError as error:
        print(f"clauses: {error}", file=sys.stderr)
        return 2
    if options.json:
        print_json(ledgers, faults)
    else:
        report(ledgers, faults, options.list)
    return 1 if faults or any(clause.gap for clause in known.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
