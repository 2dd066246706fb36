"""The effects of New Frontiers as icons."""

from __future__ import annotations

from heliopause.games.frontiers.words.names import Speaker
from heliopause.kernel.effects import Atom, Per, Value
from heliopause.kernel.icons import Icons, Token
from heliopause.kernel.phrases import SHORT, counted, occasion

GAINS = {"credit": "credit", "vp": "vp", "colonist": "colonist"}


class FrontiersIcons(Icons):
    """Draws trees in which `effects.told` has put names in place of ids."""

    def __init__(self, speaker: Speaker) -> None:
        self.words = speaker.words

    def atom(self, atom: Atom) -> list[Token]:
        args = dict(atom.args)
        verb = atom.verb
        if verb == "gain":
            return [{"icon": str(args["what"]), "n": args["n"]}]
        if verb == "score":
            return [{"icon": "vp", "n": args["n"]}]
        if verb == "score-kinds":
            return [{"icon": "vp", "by": "kinds", "points": _plain(args["points"])}]
        if verb in ("draw", "pick"):
            return [{"icon": "world", "n": args["n"]}]
        if verb.startswith("take"):
            return [_goods(verb, args)]
        if verb.startswith("discount"):
            return [{"icon": "discount", "n": args["n"], **_on(args)}]
        if verb.endswith("military") and verb != "pay-for-military":
            return [{"icon": "military", "n": args["n"], **_on(args)}, *self._now(verb)]
        if verb == "military-against":
            return [{"icon": "military", "n": args["n"], **_on(args)}]
        return [{"icon": verb, **{name: _plain(value) for name, value in args.items() if value is not False}}]

    def per(self, per: Per) -> list[Token]:
        counter = counted(self.words, per, SHORT)
        return [{"word": self.words.say("per-counter", counter=counter)}]

    def when(self, occasion_of: Atom) -> list[Token]:
        return [{"word": self.words.say("if-occasion", when=occasion(self.words, occasion_of, SHORT))}]

    def _now(self, verb: str) -> list[Token]:
        return [{"word": self.words.say("for-now")}] if verb == "temporary-military" else []


def _goods(verb: str, args: dict[str, Value]) -> Token:
    """`each`: what follows is gained for each of up to n goods; `different`: of as many kinds."""
    token: Token = {"icon": "good", "n": args["n"]}
    if "kind" in args:
        token["kind"] = "any" if args["kind"] == "good" else args["kind"]
    if "each" in verb:
        token["each"] = True
    if "kinds" in verb or verb.endswith("-kind"):
        token["different"] = True
    return token


def _on(args: dict[str, Value]) -> dict[str, Value]:
    return {"on": args["what"]} if "what" in args else {}


def _plain(value: Value) -> str | int | list[str | int]:
    return list(value) if isinstance(value, tuple) else value
