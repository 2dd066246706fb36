"""Content folders, on the shelves of a bakery."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopause.kernel.content import Content, Field, Kind, overlay, read_folder
from heliopause.kernel.errors import ContentError

KINDS = (
    Kind(
        "bread",
        {
            "name": Field("text"),
            "grams": Field("int"),
            "grain": Field("text", required=False, allowed=("rye", "wheat")),
            "sliced": Field("bool", required=False),
            "prices": Field("ints", required=False, allowed=(1, 2, 3)),
            "crust": Field("table", required=False, fields={"thick": Field("int")}),
            "seeds": Field("tables", required=False, fields={"sort": Field("text"), "spoons": Field("int")}),
        },
    ),
    Kind("oven", {"heat": Field("int")}),
)

RYE = """
[[bread]]
id = "rye"
name = "Rye"
grams = 750
grain = "rye"
prices = [1, 3]
crust = { thick = 2 }
seeds = [{ sort = "caraway", spoons = 1 }]
provenance = "rulebook"
"""
ROLL = """
[[bread]]
id = "roll"
name = "Roll"
grams = 60
provenance = "mixed"
note = "the name is known"
"""
SHOP = '[edition]\nid = "corner"\ntitle = "The corner shop"\n'


def shelf(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_bytes(text.encode())
    return folder


def findings(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_folder(folder, KINDS)
    assert all("\n" not in line for line in caught.value.lines)
    return caught.value.lines


def bread(content: Content) -> list[str]:
    return [item.id for item in content.of("bread")]


def test_items_come_as_records_with_typed_fields(tmp_path: Path) -> None:
    content = read_folder(shelf(tmp_path, shop=SHOP, bread=RYE + ROLL), KINDS)
    assert (content.edition, content.title, content.base) == ("corner", "The corner shop", "")
    rye, roll = content.of("bread")
    assert (rye.id, rye.place, rye.text("name"), rye.number("grams")) == ("rye", "bread.toml: rye", "Rye", 750)
    assert rye.numbers("prices") == (1, 3)
    assert rye.table("crust").number("thick") == 2
    assert [seed.text("sort") for seed in rye.tables("seeds")] == ["caraway"]
    assert rye.tables("seeds")[0].place == "bread.toml: rye.seeds.1"
    assert roll.has("note")
    assert not roll.has("grain")
    assert (roll.text("grain"), roll.flag("sliced")) == ("", False)
    assert (roll.numbers("prices"), roll.tables("seeds")) == ((), ())
    assert content.of("oven") == ()


def test_files_are_read_by_name_and_folders_inside_are_left_alone(tmp_path: Path) -> None:
    shelf(tmp_path, b=RYE, a=ROLL, shop=SHOP)
    shelf(tmp_path / "other", c="nonsense")
    (tmp_path / "notes.txt").write_text("not content")
    assert bread(read_folder(tmp_path, KINDS)) == ["roll", "rye"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("grams = 750", "", "bread.toml: rye.grams: is missing"),
        ("grams = 750", 'grams = "750"', 'bread.toml: rye.grams: must be a whole number of at most 9999, not "750"'),
        ("grams = 750", "grams = true", "bread.toml: rye.grams: must be a whole number of at most 9999, not true"),
        ("grams = 750", "grams = 7.5", "bread.toml: rye.grams: must be a whole number of at most 9999, not 7.5"),
        ("grams = 750", "grams = 10000", "bread.toml: rye.grams: must be a whole number of at most 9999, not 10000"),
        ("grams = 750", "grams = 750\nsalt = 2", "bread.toml: rye.salt: is not known; known are name, grams, grain"),
        ('grain = "rye"', 'grain = "oats"', 'bread.toml: rye.grain: "oats" is not one of rye, wheat'),
        ("[1, 3]", "[1, 4]", "bread.toml: rye.prices: 4 is not one of 1, 2, 3"),
        ("[1, 3]", "1", "bread.toml: rye.prices: must be a list of whole numbers"),
        ("thick = 2", "thin = 2", "bread.toml: rye.crust.thick: is missing"),
        ("spoons = 1", "spoons = []", "bread.toml: rye.seeds.1.spoons: must be a whole number"),
        ('[{ sort = "caraway", spoons = 1 }]', "[3]", "bread.toml: rye.seeds: must be a list of tables, not [3]"),
        ('provenance = "rulebook"', "", "bread.toml: rye.provenance: is missing"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', 'bread.toml: rye.provenance: "hearsay" is not one'),
        ('provenance = "rulebook"', 'provenance = "mixed"', "bread.toml: rye.note: mixed provenance needs a note"),
        ('id = "rye"', "", "bread.toml: bread 1: id must be words"),
        ('id = "rye"', 'id = "rye bread"', "bread.toml: bread 1: id must be words"),
        ("[[bread]]", "[bread]", "bread.toml: bread must be written as [[bread]]"),
        ("[[bread]]", "[[cake]]", "bread.toml: [cake] is not known; known are edition, bread, oven"),
        ("[[bread]]", "[[bread]", "bread.toml: is not TOML: "),
    ],
)
def test_a_mistake_names_file_item_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in RYE
    lines = findings(shelf(tmp_path, shop=SHOP, bread=RYE.replace(old, new)))
    assert any(line.startswith(said) for line in lines), lines


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    shelf(tmp_path, shop=SHOP, bread=RYE.replace("750", "0.7") + ROLL.replace("60", '""'), oven="[[oven]]\nid = 3\n")
    assert [line.split(":")[0] for line in findings(tmp_path)] == ["bread.toml", "bread.toml", "oven.toml"]


def test_an_id_is_given_once(tmp_path: Path) -> None:
    assert findings(shelf(tmp_path, shop=SHOP, a=RYE, b=RYE)) == ["b.toml: rye: the id is used twice for a bread"]


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    shelf(tmp_path, shop=SHOP)
    (tmp_path / "latin.toml").write_bytes(b'name = "caf\xe9"')
    (tmp_path / "huge.toml").write_text(f"number = {'9' * 5000}")
    (tmp_path / "deep.toml").write_text("a = " + "[" * 100_000)
    (tmp_path / "folder.toml").mkdir()
    lines = findings(tmp_path)
    assert [line.split(":")[0] for line in lines] == ["deep.toml", "folder.toml", "huge.toml", "latin.toml"]
    assert lines[3] == "latin.toml: is not UTF-8 text at byte 11"


def test_a_folder_that_is_none_or_empty_is_refused(tmp_path: Path) -> None:
    assert "cannot be read as a folder" in findings(tmp_path / "nowhere")[0]
    assert "holds no .toml file" in findings(tmp_path)[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no file says [edition] id = ..."),
        ("[edition]\nid = 3", "shop.toml: edition.id must be a text"),
        ('[edition]\nid = "x"\nyear = 2020', "shop.toml: edition.year is not known; known are id, title, base"),
        ('[[edition]]\nid = "x"', "shop.toml: [edition] must be one table, in one file of the folder"),
    ],
)
def test_an_edition_says_what_it_is(tmp_path: Path, text: str, said: str) -> None:
    assert any(said in line for line in findings(shelf(tmp_path, shop=text, bread=RYE)))


def test_an_edition_laid_over_another_replaces_items_in_their_place(tmp_path: Path) -> None:
    base = read_folder(shelf(tmp_path / "base", shop=SHOP, bread=RYE + ROLL), KINDS)
    bun = ROLL.replace('id = "roll"', 'id = "bun"')
    light = RYE.replace("750", "500")
    meta = '[edition]\nid = "new"\nbase = "corner"\n'
    over = read_folder(shelf(tmp_path / "over", shop=meta, bread=bun + light), KINDS)
    both = overlay(base, over)
    assert (both.edition, both.title, both.base) == ("new", "new", "corner")
    assert bread(both) == ["rye", "roll", "bun"]
    assert [item.number("grams") for item in both.of("bread")] == [500, 60, 60]
    assert bread(base) == ["rye", "roll"]


def test_the_hash_hears_what_is_said_and_not_how_it_is_written(tmp_path: Path) -> None:
    said = read_folder(shelf(tmp_path / "one", shop=SHOP, bread=RYE + ROLL), KINDS).hash()
    apart = read_folder(shelf(tmp_path / "two", shop=SHOP, b=ROLL, a="# rye first\n" + RYE), KINDS).hash()
    dos = read_folder(shelf(tmp_path / "three", shop=SHOP, bread=(RYE + ROLL).replace("\n", "\r\n")), KINDS).hash()
    noted = ROLL.replace("the name is known", "the name was seen")
    assert said == apart == dos
    assert said == read_folder(shelf(tmp_path / "four", shop=SHOP, bread=RYE + noted), KINDS).hash()
    assert said != read_folder(shelf(tmp_path / "five", shop=SHOP, bread=ROLL + RYE), KINDS).hash()
    assert said != read_folder(shelf(tmp_path / "six", shop=SHOP, bread=RYE.replace("750", "751") + ROLL), KINDS).hash()
    assert len(said) == 64
