"""The effects of Pulsar 2849 as icons."""

from __future__ import annotations

from heliopause.games.pulsar.words.effects import SHORT
from heliopause.kernel.effects import Atom, Per, Value
from heliopause.kernel.icons import Icons, Token
from heliopause.kernel.words import Words


class PulsarIcons(Icons):
    def __init__(self, words: Words) -> None:
        self.words = words

    def atom(self, atom: Atom) -> list[Token]:
        args = dict(atom.args)
        if atom.verb in ("pay", "cubes"):
            return [{"icon": "cube", "n": args["n"]}]
        if atom.verb == "double":
            return [{"icon": "silver-die", "n": args["silver"]}, {"sign": ","}, {"icon": "red-die", "n": args["red"]}]
        if atom.verb in ("red", "patented"):
            return [{"icon": "red-die", "n": args.get("n", args.get("red"))}]
        return [{"icon": atom.verb, **{name: _plain(value) for name, value in args.items()}}]

    def per(self, per: Per) -> list[Token]:
        counter = self.words.say(f"per-{per.counter}{SHORT}", every=per.every)
        return [{"word": self.words.say("per-counter", counter=counter)}]


def _plain(value: Value) -> str | int | list[str]:
    return [str(part) for part in value] if isinstance(value, tuple) else value
