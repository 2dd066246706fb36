"""Codes: what goes in comes out."""

from heliopause.kernel.codes import encode, first_of, second_of, verb_of


def test_every_part_of_a_code_is_read_back() -> None:
    for verb, a, b in ((1, 0, 0), (7, 255, 0), (40, 0, 255), (41, 17, 3)):
        code = encode(verb, a, b)
        assert (verb_of(code), first_of(code), second_of(code)) == (verb, a, b)


def test_different_choices_have_different_codes() -> None:
    codes = {encode(verb, a, b) for verb in (1, 2) for a in range(256) for b in range(256)}
    assert len(codes) == 2 * 256 * 256
