"""Messages in any language: Project Fluent files, one per language, with English behind every gap.

A sentence is one message. Its parts are passed as arguments, lists of parts are joined by messages, and the first
letter of a sentence is raised by the function CAPITAL, which messages call: nothing here knows any grammar.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heliopause.kernel.document import shown
from heliopause.kernel.errors import InputError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ENGLISH = "en"
REMEMBERED = 1 << 14  # sentences

Value = str | int


def languages(folder: Path) -> list[str]:
    """The languages that have a file in the folder, English first."""
    found = sorted(path.stem for path in folder.glob("*.ftl"))
    return sorted(found, key=lambda lang: lang != ENGLISH)


class Words:
    """What can be said in one language. Get one with `words`, which reads every file once."""

    def __init__(self, folder: Path, lang: str) -> None:
        available = languages(folder)
        if lang not in available:
            raise InputError(f"language {shown(lang)}: there is no such language; there are {', '.join(available)}")
        self.lang = lang
        order = [lang] if lang == ENGLISH else [lang, ENGLISH]
        self._bundles = [_read(folder / f"{name}.ftl") for name in order]
        self._said = lru_cache(REMEMBERED)(self._find)  # a table says the same few thousand things again and again

    def say(self, message: str, **args: Value) -> str:
        """A message, or an attribute of one written `message.attribute`, with its arguments filled in."""
        return self._said(message, tuple(args.items()))

    def _find(self, message: str, args: tuple[tuple[str, Value], ...]) -> str:
        problems: list[str] = []
        for bundle in self._bundles:
            text = _format(bundle, message, dict(args), problems)
            if text is not None:
                return text
        raise LookupError(f"message {message}: {'; '.join(problems)}")

    def knows(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def join(self, how: str, parts: Sequence[str]) -> str:
        """One list: `how`-next puts a part behind those before it, `how`-last puts the last one there."""
        text = parts[0]
        for number, part in enumerate(parts[1:], 2):
            text = self.say(f"{how}-{'last' if number == len(parts) else 'next'}", before=text, part=part)
        return text


def words(folder: Path, lang: object = ENGLISH) -> Words:
    if not isinstance(lang, str):
        raise InputError(f"language {shown(lang)}: must be the name of a language")
    return _words(folder, lang)


@cache
def _words(folder: Path, lang: str) -> Words:
    return Words(folder, lang)


def gaps(folder: Path, lang: str) -> list[str]:
    """The texts that a language still lacks."""
    own = _texts(folder / f"{lang}.ftl")
    return [text for text in _texts(folder / f"{ENGLISH}.ftl") if text not in own]


def _texts(path: Path) -> list[str]:
    """Every text of a file, attributes as `message.attribute`."""
    from fluent.syntax.ast import Message

    texts: list[str] = []
    for entry in _resource(path).body:
        if isinstance(entry, Message):
            texts += [entry.id.name] if entry.value is not None else []
            texts += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return texts


def _resource(path: Path) -> Resource:
    # Only who speaks pays for the library: the command has to start at once.
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path.name}: cannot be read ({error})") from None
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = text[: entry.span.start].count("\n") + 1 if entry.span is not None else 1
            raise InputError(f"{path.name}, line {line}: is no Fluent message")
    return resource


def _read(path: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Isolation marks around arguments are for text that mixes directions; terminals print them as dirt.
    bundle = FluentBundle([path.stem], functions={"CAPITAL": _capital}, use_isolating=False)
    bundle.add_resource(_resource(path))
    return bundle


def _capital(text: Any) -> Any:
    said = str(text)
    return said[:1].upper() + said[1:]


def _format(bundle: FluentBundle, name: str, args: dict[str, Value], problems: list[str]) -> str | None:
    """The text; None, and the reason added to `problems`, when this language cannot say it."""
    lang = bundle.locales[0]
    message, _, attribute = name.partition(".")
    if not bundle.has_message(message):
        problems.append(f"{lang} has no such message")
        return None
    found = bundle.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        problems.append(f"{lang} has no such text in that message")
        return None
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        problems.append(f"{lang}: {errors[0]}")
        return None
    return str(text)
