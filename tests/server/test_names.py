import string

import pytest

from heliopause.server.people.names import good_name, looks
from heliopause.server.problems import Refused


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Other ", "Ann Other"),
        ("Łukasz", "Łukasz"),
        ("王小明", "王小明"),
        ("عمر", "عمر"),
        ("O'Neil", "O'Neil"),
        ("Zoe\u0308", "Zoë"),
        ("Ⅷ Henry", "VIII Henry"),
        ("😀 Ann", "😀 Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("{{7*7}}'); DROP TABLE persons;--", "{{7*7}}'); DROP TABLE persons;--"),
    ],
)
def test_people_are_called_what_they_want(given: str, kept: str) -> None:
    assert good_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 41,
        "a\nb",
        "a\x00b",
        "a\x1b[31mb",
        "a\u202eb",  # turns the direction of the text around
        "a\u2066b",
        "a\u200bb",  # invisible
        "\ufeffann",
        "a\u00adb",
        "\ud800",
        "---",
        "Z\u0301\u0302\u0303",  # climbs over the line above
        "\ue000ann",  # private use
        "ann\U000e0041",  # invisible tag
    ],
)
def test_names_that_trick_the_eye_are_refused(given: str) -> None:
    with pytest.raises(Refused) as refused:
        good_name(given)
    assert (refused.value.problem.code, refused.value.problem.where) == ("bad-input", "name")


@pytest.mark.parametrize("given", ["admin", "Admin", "АDMIN", "operat0r", "anonymous", "Heliopause"])
def test_nobody_is_called_like_the_house(given: str) -> None:
    with pytest.raises(Refused) as refused:
        good_name(given)
    assert refused.value.problem.code == "conflict"


@pytest.mark.parametrize(
    "twins",
    [
        ("Ann", "ann", "ANN", "Αnn", "A n n", "A-n-n", "Ànn"),
        ("paypal", "paypaI", "раураl", "pay_pal", "payрal", "paypa1"),
        ("Max", "Мах", "rnax", "ｍａｘ"),
        ("Ian", "lan", "ian", "1an"),
        ("Bob", "B0b", "bob"),
    ],
)
def test_names_that_look_alike_are_one_name(twins: tuple[str, ...]) -> None:
    assert len({looks(twin) for twin in twins}) == 1


def test_a_capital_letter_makes_no_other_name() -> None:
    letters = string.ascii_lowercase
    assert [letter for letter in letters if looks(letter) != looks(letter.upper())] == []


def test_different_letters_make_different_names() -> None:
    seen = [looks(letter) for letter in string.ascii_lowercase]
    assert sorted(letter for letter in string.ascii_lowercase if seen.count(looks(letter)) > 1) == ["i", "l"]


def test_words_are_not_all_alike() -> None:
    names = ["Ann", "Anna", "Bob", "Rob", "王小明", "王大明", "عمر", "علی", "Иван", "Олег", "😀1", "😀2"]
    assert len({looks(name) for name in names}) == len(names)
