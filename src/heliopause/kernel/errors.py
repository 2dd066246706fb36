"""What goes wrong from outside: one clear line each."""


class HeliopauseError(Exception):
    """Anything a caller can cause. Its text is one printable line that says what and where."""

    def __init__(self, line: str) -> None:
        super().__init__("".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line))


class InputError(HeliopauseError):
    """A file, seed, option or position that does not hold up."""


class IllegalChoice(HeliopauseError):
    """A code that is not among the options of the state it was applied to."""


class ContentError(InputError):
    """Content that breaks its schema; every finding is one line of `lines`."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        more = f" (and {len(lines) - 1} more)" if len(lines) > 1 else ""
        super().__init__(lines[0] + more)
