"""Reads a text token by token, left to right, and remembers how far it came and what would have fitted there."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence

from heliopause.kernel.content import ID
from heliopause.kernel.errors import ContentError

_TOKENS = re.compile(r"->|>=|<=|[(){}|:+/=]|(?:[^\s(){}|:+/=<>-]|-(?!>))+|\S")
_SAID_PLAINLY = ("a number", "an id", "the end")


class Scanner:
    def __init__(self, text: str, where: str) -> None:
        self.text = text
        self.where = where
        self.tokens: list[str] = []
        self.starts: list[int] = []
        for match in _TOKENS.finditer(text):
            self.tokens.append(match.group())
            self.starts.append(match.start())
        self.tokens.append("")
        self.starts.append(len(text))
        self.at = 0
        self.furthest = 0
        self.expected: list[str] = []

    # What stands here?

    def take(self, word: str) -> bool:
        if self.tokens[self.at] == word:
            self.at += 1
            return True
        self.miss(word)
        return False

    def take_all(self, words: Sequence[str]) -> bool:
        start = self.at
        for word in words:
            if not self.take(word):
                self.at = start
                return False
        return True

    def take_one(self, words: Sequence[str]) -> str:
        for word in words:
            if self.take(word):
                return word
        return ""

    def take_phrase(self, phrases: Sequence[str]) -> str:
        return next((phrase for phrase in phrases if self.take_all(phrase.split())), "")

    def take_number(self) -> int | None:
        token = self.tokens[self.at]
        if token.isascii() and token.isdigit() and len(token) <= 3:
            self.at += 1
            return int(token)
        self.miss("a number")
        return None

    def take_id(self) -> str | None:
        token = self.tokens[self.at]
        if ID.fullmatch(token):
            self.at += 1
            return token
        self.miss("an id")
        return None

    def take_numbers(self) -> tuple[int, ...] | None:
        numbers: list[int] = []
        while True:
            number = self.take_number()
            if number is None:
                return None
            numbers.append(number)
            if not self.take("/"):
                return tuple(numbers)

    def need(self, word: str) -> None:
        if not self.take(word):
            raise self.failure()

    def need_number(self) -> int:
        number = self.take_number()
        if number is None:
            raise self.failure()
        return number

    def need_one(self, words: Sequence[str]) -> str:
        word = self.take_one(words)
        if not word:
            raise self.failure()
        return word

    def miss(self, expected: str) -> None:
        if self.at > self.furthest:
            self.furthest = self.at
            self.expected.clear()
        if self.at == self.furthest and expected not in self.expected:
            self.expected.append(expected)

    # What is wrong?

    def failure(self) -> ContentError:
        found = self.tokens[self.furthest]
        printed = found if found.isprintable() and len(found) <= 40 else ascii(found[:40])[1:-1]
        here = f'"{printed}"' if found else "the end"
        near = difflib.get_close_matches(found, self.expected, 1) if found else []
        if near:
            return self.error(self.furthest, f'{here} is not known here; did you mean "{near[0]}"?')
        shown = [word if word in _SAID_PLAINLY else f'"{word}"' for word in self.expected]
        return self.error(self.furthest, f"found {here}, expected {' or '.join(shown)}")

    def error(self, at: int, problem: str) -> ContentError:
        place = f"{self.where}, character {self.starts[at] + 1}" if self.where else f"character {self.starts[at] + 1}"
        return ContentError([f"{place}: {problem}"])

    def finish(self) -> None:
        if self.tokens[self.at]:
            self.miss("the end")
            raise self.failure()
