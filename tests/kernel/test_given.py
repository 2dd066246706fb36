"""Options of a new game: a wrong one is named in one line."""

import pytest

from heliopause.kernel.errors import InputError
from heliopause.kernel.given import one_of, options_among, switch
from heliopause.kernel.names import Names


def test_an_option_that_nobody_reads_is_refused() -> None:
    options_among(["mats"], {"mats": "", "goals": ""})
    with pytest.raises(InputError, match="option 'mast': there is no such option; there are mats, goals"):
        options_among(["mast"], {"mats": "", "goals": ""})


def test_the_first_of_the_allowed_words_is_meant_if_none_is_given() -> None:
    assert one_of({}, "mats", ("basic", "advanced")) == "basic"
    assert one_of({"mats": "advanced"}, "mats", ("basic", "advanced")) == "advanced"
    with pytest.raises(InputError, match="mats: 'own' is not advanced or basic"):
        one_of({"mats": "own"}, "mats", ("basic", "advanced"))


def test_a_switch_is_true_or_false_and_no_number() -> None:
    assert switch({}, "goals", True)
    assert not switch({"goals": False}, "goals", True)
    with pytest.raises(InputError, match="goals: 1 is not true or false"):
        switch({"goals": 1}, "goals", True)


def test_names_and_numbers_are_found_both_ways() -> None:
    names = Names(("food", "ore"), 1)
    assert names.numbers == {"food": 1, "ore": 2}
    assert names[2] == "ore"
    assert (names.of(1), names.of(-1)) == ("food", None)
    assert names.among(0b100) == ["ore"]
