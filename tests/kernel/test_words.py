"""The machinery of messages, on a language of its own."""

from pathlib import Path

import pytest

from heliopause.kernel.errors import InputError
from heliopause.kernel.words import Words, gaps, languages, words

ENGLISH = """
cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
takes = { $who } takes { cubes }
    .short = { $who }: { $n }
only-here = said in English
sentence = { CAPITAL($text) }.
and-next = { $before }, { $part }
and-last = { $before } and { $part }
"""

POLISH = """
cubes = { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}
takes = { $gender ->
    [feminine] { $who } wzięła { cubes }
   *[masculine] { $who } wziął { cubes }
}
    .short = { $who }: { $n }
sentence = { CAPITAL($text) }.
and-next = { $before }, { $part }
and-last = { $before } i { $part }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(POLISH, encoding="utf-8")
    return tmp_path


def test_a_language_is_a_file_and_english_comes_first(folder: Path) -> None:
    (folder / "de.ftl").write_text("", encoding="utf-8")
    assert languages(folder) == ["en", "de", "pl"]


def test_plurals_follow_the_language(folder: Path) -> None:
    english, polish = Words(folder, "en"), Words(folder, "pl")
    assert [english.say("cubes", n=n) for n in (1, 2, 5)] == ["1 cube", "2 cubes", "5 cubes"]
    assert [polish.say("cubes", n=n) for n in (1, 2, 5, 22)] == ["1 kostkę", "2 kostki", "5 kostek", "22 kostki"]


def test_genders_are_a_matter_of_the_message_alone(folder: Path) -> None:
    polish = Words(folder, "pl")
    assert polish.say("takes", who="Anna", gender="feminine", n=2) == "Anna wzięła 2 kostki"
    assert polish.say("takes", who="Jan", gender="masculine", n=5) == "Jan wziął 5 kostek"
    assert Words(folder, "en").say("takes", who="Anna", gender="feminine", n=1) == "Anna takes 1 cube"


def test_an_attribute_is_another_form_of_a_message(folder: Path) -> None:
    assert Words(folder, "en").say("takes.short", who="Anna", n=3) == "Anna: 3"


def test_a_list_reads_like_a_list(folder: Path) -> None:
    english = Words(folder, "en")
    assert english.join("and", ["ore"]) == "ore"
    assert english.join("and", ["ore", "food", "ships"]) == "ore, food and ships"
    assert Words(folder, "pl").join("and", ["ruda", "statki"]) == "ruda i statki"


def test_a_sentence_begins_with_a_capital(folder: Path) -> None:
    assert Words(folder, "en").say("sentence", text="élan is gained") == "Élan is gained."


def test_no_marks_for_the_direction_of_text_are_left_in_it(folder: Path) -> None:
    assert Words(folder, "en").say("takes", who="Anna", n=2).isascii()


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    assert Words(folder, "pl").say("only-here") == "said in English"


def test_a_message_that_lacks_an_argument_is_said_in_english(folder: Path) -> None:
    assert Words(folder, "pl").say("takes", who="Anna", n=2) == "Anna takes 2 cubes"


def test_what_english_cannot_say_is_an_error_of_the_caller(folder: Path) -> None:
    with pytest.raises(LookupError, match="message nowhere: pl has no such message; en has no such message"):
        Words(folder, "pl").say("nowhere")
    with pytest.raises(LookupError, match="message cubes: en: Unknown external: n"):
        Words(folder, "en").say("cubes")


def test_an_unknown_language_is_refused_with_those_there_are(folder: Path) -> None:
    with pytest.raises(InputError, match=r"^language 'xx': there is no such language; there are en, pl$"):
        Words(folder, "xx")


def test_a_language_is_no_path(folder: Path) -> None:
    with pytest.raises(InputError, match="there is no such language"):
        Words(folder / "..", f"{folder.name}/en")


def test_a_broken_file_is_refused_with_the_line(folder: Path) -> None:
    (folder / "pl.ftl").write_text("sentence = { CAPITAL($text) }.\n\ntakes = { $n\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"^pl\.ftl, line 3: is no Fluent message$"):
        Words(folder, "pl")


def test_the_gaps_of_a_language_are_listed(folder: Path) -> None:
    assert gaps(folder, "pl") == ["only-here"]
    (folder / "pl.ftl").write_text(POLISH.replace("    .short = { $who }: { $n }\n", ""), encoding="utf-8")
    assert gaps(folder, "pl") == ["takes.short", "only-here"]
    assert gaps(folder, "en") == []


def test_a_file_is_read_once(folder: Path) -> None:
    assert words(folder, "pl") is words(folder, "pl")
