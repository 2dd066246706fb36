"""The effects of Beyond the Sun as icons."""

from __future__ import annotations

from heliopause.kernel.effects import Atom, Per, Value, Where
from heliopause.kernel.icons import Icons, Token
from heliopause.kernel.phrases import SHORT
from heliopause.kernel.words import Words

ARROW: Token = {"sign": "→"}


class SunIcons(Icons):
    def __init__(self, words: Words) -> None:
        self.words = words

    def atom(self, atom: Atom) -> list[Token]:
        args = dict(atom.args)
        if atom.verb in ("pay", "gain"):
            return [{"icon": "ore", "n": args["n"]}]
        if atom.verb == "pay-opponent":
            return [{"icon": "ore", "n": args["n"]}, ARROW, {"icon": "opponent"}]
        if atom.verb == "populate":
            return [_cubes("supply", args), ARROW, {"icon": "population", "n": args["n"]}]
        if atom.verb == "build":
            return self._build(args)
        if atom.verb == "shift":
            return [_cubes("supply", args), ARROW, {"icon": "column", "column": args["column"]}]
        if atom.verb == "score":
            return [{"icon": "vp", "n": args["n"]}]
        return [{"icon": atom.verb, **{name: _plain(value) for name, value in args.items() if value is not False}}]

    def _build(self, args: dict[str, Value]) -> list[Token]:
        source = "population" if args["source"] == "pop" else "supply"
        built: list[Token] = [_cubes(source, args), ARROW, {"icon": "ship", "level": args["level"], "n": args["n"]}]
        return [*built, {"icon": "deep-space"}] if args["at_deep_space"] else built

    def per(self, per: Per) -> list[Token]:
        counter = self.words.say(f"per-{per.counter}{SHORT}", every=per.every)
        return [{"word": self.words.say("per-counter", counter=counter, most=per.most or 0)}]

    def where(self, where: Where) -> list[Token]:
        counter = self.words.say(f"counter-{where.counter}{SHORT}")
        return [{"word": self.words.say("x-is", counter=counter, plus=where.plus, most=where.most or 0)}]


def _cubes(icon: str, args: dict[str, Value]) -> Token:
    token: Token = {"icon": icon, "n": args["n"]}
    return {**token, "from_right": True} if args.get("from_right") else token


def _plain(value: Value) -> str | int | list[str | int]:
    return list(value) if isinstance(value, tuple) else value
