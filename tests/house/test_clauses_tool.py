"""The tool that says which clauses no test proves, run on small projects made for the purpose."""

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

LEDGER = """# Toy: the rules

Some words, and a line that is no clause.

## 2. Clauses

### Moving (MOVE)

- **TOY-MOVE-01** A pawn moves one step. _(src: EN/action)_
- **TOY-MOVE-02** A pawn may not stay. _(src: EN/action, PL/action)_

## 3. Paper (PAPER)

- **TOY-PAPER-01** The box is blue. _(src: EN/components)_
"""

PROVES_ALL_BUT_PAPER = """
from tests.clauses import clauses

@clauses("TOY-MOVE-01", "TOY-MOVE-02")
def test_a_pawn_moves():
    assert step()
"""


@dataclass
class Answer:
    code: int
    out: str
    err: str


@dataclass
class Project:
    """A folder with a ledger, an empty list of exceptions, and whatever tests a case writes."""

    root: Path

    def write(self, path: str, text: str) -> None:
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> Answer:
        command = [sys.executable, str(ROOT / "tools/clauses.py"), "--root", str(self.root), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return Answer(done.returncode, done.stdout, done.stderr)

    def state(self) -> tuple[list[str], list[str]]:
        """Gaps and faults."""
        document = json.loads(self.run("--json").out)
        return document["gaps"], document["faults"]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.write("docs/rules/toy.md", LEDGER)
    made.write("docs/rules/untestable.toml", 'TOY-PAPER-01 = "It is about paper."\n')
    made.write("tests/test_moves.py", PROVES_ALL_BUT_PAPER)
    return made


def test_a_project_whose_clauses_are_all_settled_passes(project: Project) -> None:
    answer = project.run()
    assert answer.code == 0
    assert answer.err == ""
    rows = {line.split()[0]: line.split()[-4:] for line in answer.out.splitlines() if line.startswith(("TOY", "all"))}
    assert rows == {
        "TOY-MOVE": ["2", "2", "0", "-"],
        "TOY-PAPER": ["1", "0", "1", "-"],
        "all": ["3", "2", "1", "-"],
    }
    assert answer.out.endswith("3 clauses, 0 gaps, 0 faults\n")


def test_a_clause_without_test_or_reason_is_a_gap(project: Project) -> None:
    project.write("docs/rules/untestable.toml", "")
    answer = project.run()
    assert answer.code == 1
    assert "  TOY-PAPER-01  The box is blue." in answer.out
    assert project.state() == (["TOY-PAPER-01"], [])


def test_the_list_names_the_tests_of_every_clause(project: Project) -> None:
    project.write("tests/deep/test_more.py", PROVES_ALL_BUT_PAPER.replace(', "TOY-MOVE-02"', ""))
    out = project.run("--list").out
    assert (
        "TOY-MOVE-01  A pawn moves one step.\n"
        "    tests/deep/test_more.py::test_a_pawn_moves\n"
        "    tests/test_moves.py::test_a_pawn_moves\n"
        "TOY-MOVE-02"
    ) in out
    assert "    not testable: It is about paper." in out


def test_json_holds_text_place_tests_and_reason(project: Project) -> None:
    document = json.loads(project.run("--json").out)
    assert document["clauses"]["TOY-MOVE-02"] == {
        "text": "A pawn may not stay.",
        "where": "docs/rules/toy.md:10",
        "tests": ["tests/test_moves.py::test_a_pawn_moves"],
        "untestable": None,
    }
    assert document["clauses"]["TOY-PAPER-01"]["untestable"] == "It is about paper."


def test_methods_of_test_classes_count(project: Project) -> None:
    project.write(
        "tests/test_moves.py",
        "class TestPawn:\n"
        '    @clauses("TOY-MOVE-01")\n'
        "    def test_moves(self): assert step()\n"
        '    @marks.clauses("TOY-MOVE-02")\n'
        "    async def test_stays(self): assert not stay()\n",
    )
    assert project.state() == ([], [])


@pytest.mark.parametrize(
    "text",
    [
        "# TOY-MOVE-01 TOY-MOVE-02\n",
        '"""TOY-MOVE-01 TOY-MOVE-02"""\n',
        "def test_toy_move_01_02():\n    assert step()  # TOY-MOVE-01, TOY-MOVE-02\n",
        'def test_a():\n    """Proves TOY-MOVE-01 and TOY-MOVE-02."""\n    assert step()\n',
    ],
)
def test_a_mention_proves_nothing_and_is_no_fault(project: Project, text: str) -> None:
    project.write("tests/test_moves.py", text)
    assert project.state() == (["TOY-MOVE-01", "TOY-MOVE-02"], [])


CITE = '@clauses("TOY-MOVE-01", "TOY-MOVE-02")\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (CITE + "def helper(): assert step()", "pytest collects only functions named test_*"),
        (
            CITE + "class TestA:\n    def test_a(self): assert step()",
            "a class proves nothing, cite the clause at its tests",
        ),
        (CITE + "@pytest.mark.skip\ndef test_a(): assert step()", "it is skipped or expected to fail"),
        (
            CITE + "@pytest.mark.skipif(True, reason='')\ndef test_a(): assert step()",
            "it is skipped or expected to fail",
        ),
        (CITE + "@pytest.mark.xfail()\ndef test_a(): assert step()", "it is skipped or expected to fail"),
        (CITE + "@unittest.skip('')\ndef test_a(): assert step()", "it is skipped or expected to fail"),
        (
            CITE
            + "@pytest.mark.parametrize('n', [1, pytest.param(2, marks=pytest.mark.xfail)])\ndef test_a(n): assert n",
            "it is skipped or expected to fail",
        ),
        (
            CITE + "def test_a():\n    if slow: pytest.skip('later')\n    assert step()",
            "it is skipped or expected to fail",
        ),
        (CITE + "def test_a():\n    '''Soon.'''", "it checks nothing"),
        (CITE + "def test_a(): pass", "it checks nothing"),
        (
            CITE + "def test_a(): assert step()\ndef test_a(): assert stay()",
            "a later function of the same name hides it",
        ),
        ("pytestmark = pytest.mark.skip\n" + CITE + "def test_a(): assert step()", "its file is skipped"),
        (
            "pytestmark = [slow, pytest.mark.xfail(run=False)]\n" + CITE + "def test_a(): assert step()",
            "its file is skipped",
        ),
        ("numpy = pytest.importorskip('numpy')\n" + CITE + "def test_a(): assert step()", "its file is skipped"),
        (
            "@pytest.mark.skip\nclass TestA:\n    " + CITE + "    def test_a(self): assert step()",
            "its class is skipped",
        ),
        ("class Pawns:\n    " + CITE + "    def test_a(self): assert step()", "pytest does not collect its class"),
        (
            "if fast:\n    " + CITE + "    def test_a(): assert step()",
            "only tests at the top of a file or class count",
        ),
        (
            "def test_b():\n    " + CITE + "    def test_a(): assert step()\n    assert stay()",
            "only tests at the top of a file or class count",
        ),
        ("@clauses(*IDS)\ndef test_a(): assert step()", "clauses(...) takes ids written out as strings"),
        ("@clauses()\ndef test_a(): assert step()", "clauses(...) takes ids written out as strings"),
    ],
)
def test_a_citation_that_never_runs_or_checks_nothing_is_a_fault(project: Project, text: str, reason: str) -> None:
    project.write("tests/test_moves.py", text + "\n")
    gaps, faults = project.state()
    assert gaps == ["TOY-MOVE-01", "TOY-MOVE-02"]
    assert len(faults) == 1
    assert re.fullmatch(r"tests/test_moves\.py:\d+: \w+ proves nothing: " + re.escape(reason), faults[0])
    assert project.run().code == 1


def test_a_file_that_pytest_does_not_collect_proves_nothing(project: Project) -> None:
    (project.root / "tests/test_moves.py").rename(project.root / "tests/moves.py")
    gaps, faults = project.state()
    assert gaps == ["TOY-MOVE-01", "TOY-MOVE-02"]
    assert faults == ["tests/moves.py:4: test_a_pawn_moves proves nothing: pytest does not collect this file"]


def test_the_last_of_two_tests_of_one_name_counts(project: Project) -> None:
    project.write("tests/test_moves.py", "def test_a(): assert stay()\n" + CITE + "def test_a(): assert step()\n")
    assert project.state() == ([], [])


def test_an_unknown_id_is_a_fault_wherever_it_stands(project: Project) -> None:
    project.write("tests/test_other.py", '@clauses("TOY-MOVE-09")\ndef test_a(): assert step()\n')
    project.write("src/toy/rules.py", "x = 1\n# see TOY-MOVE-08\n")
    project.write("src/toy/content.toml", 'clause = "TOY-JUMP-01"\n')
    project.write("docs/toy.md", "As TOY-MOVE-07 says, but not OTHER-MOVE-01.\n")
    gaps, faults = project.state()
    assert gaps == []
    assert sorted(faults) == [
        "docs/toy.md:1: TOY-MOVE-07 is no clause of a ledger",
        "src/toy/content.toml:1: TOY-JUMP-01 is no clause of a ledger",
        "src/toy/rules.py:2: TOY-MOVE-08 is no clause of a ledger",
        "tests/test_other.py:1: TOY-MOVE-09 is no clause of a ledger",
    ]
    assert project.run().code == 1


def test_a_clause_both_proven_and_listed_as_not_testable_is_a_fault(project: Project) -> None:
    project.write("docs/rules/untestable.toml", 'TOY-PAPER-01 = "Paper."\nTOY-MOVE-01 = "Too hard."\n')
    gaps, faults = project.state()
    assert gaps == []
    proof = "tests/test_moves.py::test_a_pawn_moves"
    assert faults == [f"docs/rules/untestable.toml: TOY-MOVE-01 is listed as not testable, but {proof} proves it"]


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ('TOY-PAPER-02 = "Paper."', "TOY-PAPER-02 is no clause of a ledger"),
        ('TOY-PAPER-01 = " "', "TOY-PAPER-01 has no reason"),
        ("TOY-PAPER-01 = true", "TOY-PAPER-01 has no reason"),
    ],
)
def test_an_exception_needs_a_clause_and_a_reason(project: Project, entries: str, fault: str) -> None:
    project.write("docs/rules/untestable.toml", entries + "\n")
    assert project.state() == (["TOY-PAPER-01"], [f"docs/rules/untestable.toml: {fault}"])


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("- **TOY-PAPER-2** No source.", "not a clause line: - **TOY-PAPER-2** No source."),
        ("- **TOY-PAPER-01** Again. _(src: EN/end)_", "TOY-PAPER-01 stands already at docs/rules/toy.md:14"),
        ("- **TOY-MOVE-03** Lost. _(src: EN/end)_", "TOY-MOVE-03 stands in chapter PAPER"),
    ],
)
def test_a_broken_line_of_a_ledger_is_a_fault(project: Project, line: str, fault: str) -> None:
    project.write("docs/rules/toy.md", LEDGER + line + "\n")
    assert project.state()[1] == [f"docs/rules/toy.md:15: {fault}"]
    assert project.run().code == 1


def test_bad_usage_is_refused_with_code_2(project: Project) -> None:
    assert project.run("--table").code == 2
    assert project.run("--list", "--json").code == 2


@pytest.mark.parametrize(
    ("path", "text", "message"),
    [
        ("tests/test_moves.py", "def test_a(:\n", "clauses: tests/test_moves.py:1: invalid syntax"),
        ("docs/rules/untestable.toml", "TOY-PAPER-01 = \n", "clauses: docs/rules/untestable.toml: Invalid value"),
        ("docs/rules/toy.md", "# Toy\n", "docs/rules: no ledger with clauses"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_line(project: Project, path: str, text: str, message: str) -> None:
    project.write(path, text)
    answer = project.run()
    assert answer.code == 2
    assert answer.out == ""
    assert message in answer.err
    assert answer.err.count("\n") == 1


def test_a_ledger_that_is_not_utf8_is_said_in_one_line(project: Project) -> None:
    (project.root / "docs/rules/toy.md").write_bytes(b"\xff\xfe\n")
    answer = project.run()
    assert answer.code == 2
    assert answer.err.endswith("docs/rules/toy.md: not UTF-8 text\n")


# The ledgers of this project


def ledgers() -> list[Path]:
    return [path for path in sorted((ROOT / "docs/rules").glob("*.md")) if path.name != "README.md"]


def test_the_ledger_of_beyond_the_sun_is_complete() -> None:
    ids = re.findall(r"^- \*\*SUN-([A-Z]+)-\d{2}\*\*", (ROOT / "docs/rules/beyond-the-sun.md").read_text("utf-8"), re.M)
    sizes = {chapter: ids.count(chapter) for chapter in ids}
    assert (sizes.pop("EX"), sizes.pop("AMB"), sizes.pop("CON")) == (35, 86, 54)
    assert sum(sizes.values()) == 401


@pytest.mark.parametrize("path", ledgers(), ids=lambda path: path.stem)
def test_sources_are_named_in_the_ledgers_own_header(path: Path) -> None:
    header, _, body = path.read_text("utf-8").partition("## 2. ")
    for source in sorted(
        set(re.findall(r"[A-Z]+/[a-z0-9-]+", " ".join(re.findall(r"_\(src: ([^)]+)\)_$", body, re.M))))
    ):
        text, part = source.split("/")
        assert f"`{text}`" in header
        assert f"`{part}`" in header or re.fullmatch(r"level-\d", part), f"{path.name} does not explain {source}"


@pytest.mark.parametrize("path", ledgers(), ids=lambda path: path.stem)
def test_every_source_of_a_clause_has_the_form_text_slash_part(path: Path) -> None:
    for sources in re.findall(r"_\(src: ([^)]+)\)_$", path.read_text("utf-8").partition("## 2. ")[2], re.M):
        assert re.fullmatch(r"[A-Z]+/[a-z0-9-]+(, [A-Z]+/[a-z0-9-]+)*", sources)


def test_few_clauses_are_excused_from_proof() -> None:
    listed = (ROOT / "docs/rules/untestable.toml").read_text("utf-8")
    assert len(re.findall(r"^[A-Z]+-[A-Z]+-\d{2} =", listed, re.M)) < 25
