"""A code names what is chosen, never a place in a list: `verb << 16 | a << 8 | b`, each part up to 255."""

from mypy_extensions import i64


def encode(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return (verb << 16) | (a << 8) | b


def verb_of(code: i64) -> i64:
    return code >> 16


def first_of(code: i64) -> i64:
    return (code >> 8) & 255


def second_of(code: i64) -> i64:
    return code & 255
