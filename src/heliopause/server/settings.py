"""What can be set: one table, from which come the flags of `heliopause serve`, its help, HELIOPAUSE_* and the file.

A flag wins over the environment, the environment over the file, the file over the default. Light to import.
"""

import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from heliopause.kernel.errors import InputError

ENVIRONMENT: Final = "HELIOPAUSE_"
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"is not a whole number from {least} to {most}")
        return int(text)

    return read


def _switch(text: str) -> bool:
    known = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
    if text.lower() not in known:
        raise ValueError("is not yes or no")
    return known[text.lower()]


def _address(text: str) -> str:
    if text and not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]+(/[A-Za-z0-9._~/-]*)?", text):
        raise ValueError("is not an address such as https://play.example.org")
    return text.rstrip("/")


def _networks(text: str) -> str:
    try:
        [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]
    except ValueError:
        raise ValueError("is not a list of addresses or networks, such as 10.0.0.0/8,::1") from None
    return text


def _contact(text: str) -> str:
    if text and not re.fullmatch(r"(mailto:[^@\s]+@[^@\s]+|https://\S+)", text):
        raise ValueError("is not an address such as mailto:me@example.org")
    return text


def _secret(text: str) -> str:
    if text and (len(text) < 20 or not text.isascii() or not text.isprintable() or " " in text):
        raise ValueError("is not 20 or more letters, digits and signs")
    return text


def _database(text: str) -> str:
    if text and not text.startswith(("postgresql://", "sqlite:///")):
        raise ValueError("begins neither with postgresql:// nor with sqlite:///")
    return text


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set; `name` as a word of Python, `shown` as the value stands in the help."""

    name: str
    read: Callable[[str], Any]
    default: Any
    shown: str
    about: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return ENVIRONMENT + self.name.upper()

    @property
    def shown_default(self) -> str:
        return ("yes" if self.default else "no") if isinstance(self.default, bool) else str(self.default)


SETTINGS: Final = (
    Setting("host", str, "127.0.0.1", "ADDRESS", "listen there; 0.0.0.0 lets other machines in"),
    Setting("port", _number(0, 65535), 8710, "N", "listen on this port; 0 takes any free one"),
    Setting("workers", _number(1, 64), 1, "N", "server processes; more than one needs PostgreSQL"),
    Setting("public_url", _address, "", "URL", "how people reach the server, if not by host and port"),
    Setting("database", _database, "", "URL", "postgresql://...; without it, a SQLite file in the data folder"),
    Setting("data", str, "", "DIR", "the data folder; without it, the usual one of this system"),
    Setting("bots", _number(1, 64), 1, "N", "processes in which bots think, for each server process"),
    Setting("bot_seconds", _number(1, 600), 30, "N", "a bot that thinks longer is stopped and asked again"),
    Setting("cache", _number(1, 100_000), 1000, "N", "tables that are kept in memory"),
    Setting("proxies", _networks, "", "LIST", "addresses of proxies in front, whose X-Forwarded-For is believed"),
    Setting("limits", _switch, True, "yes|no", "limit how often one person or address may do something"),
    Setting("private_webhooks", _switch, False, "yes|no", "webhooks may lead into this network, and without https"),
    Setting("contact", _contact, "", "ADDRESS", "mailto: or https: address that push services may complain to"),
    Setting("operator_token", _secret, "", "TOKEN", "opens /api/admin; 20 signs or more; others can see flags"),
    Setting("open", _switch, True, "yes|no", "open the page in the browser"),
)


@dataclass(frozen=True, slots=True)
class Settings:
    """The values, checked."""

    host: str = "127.0.0.1"
    port: int = 8710
    workers: int = 1
    public_url: str = ""
    database: str = ""
    data: str = ""
    bots: int = 1
    bot_seconds: int = 30
    cache: int = 1000
    proxies: str = ""
    limits: bool = True
    private_webhooks: bool = False
    contact: str = ""
    operator_token: str = ""
    open: bool = True

    @property
    def folder(self) -> Path:
        from platformdirs import user_data_path

        return Path(self.data).expanduser() if self.data else user_data_path("heliopause", appauthor=False)

    @property
    def database_url(self) -> str:
        """As SQLAlchemy wants it, the driver named."""
        if self.database.startswith("postgresql://"):
            return "postgresql+psycopg://" + self.database.removeprefix("postgresql://")
        return self.database or f"sqlite:///{self.folder / 'heliopause.db'}"

    @property
    def database_kind(self) -> str:
        return SQLITE if self.database_url.startswith(SQLITE) else POSTGRESQL

    @property
    def origin(self) -> str:
        """The address people type, without a slash at the end."""
        host = "localhost" if self.host in ("0.0.0.0", "::", "") else self.host
        return self.public_url or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people reach us under https, so that cookies may say so."""
        return self.public_url.startswith("https://")

    def environment(self) -> dict[str, str]:
        """The same settings for a process that we start."""
        return {setting.variable: str(getattr(self, setting.name)) for setting in SETTINGS}


def load(flags: Mapping[str, str | None], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from flags, environment and file; InputError names the first that is wrong, and where it stands."""
    given: dict[str, tuple[str, str]] = {}
    place = flags.get("config") or environment.get(ENVIRONMENT + "CONFIG")
    if place:
        given.update(_from_file(Path(place)))
    for setting in SETTINGS:
        if setting.variable in environment:
            given[setting.name] = (environment[setting.variable], setting.variable)
        value = flags.get(setting.name)
        if value is not None:
            given[setting.name] = (value, setting.flag)
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        if setting.name in given:
            text, where = given[setting.name]
            try:
                values[setting.name] = setting.read(text)
            except ValueError as error:
                raise InputError(f"{where}: {text[:80]!r} {error}") from None
    settings = Settings(**values)
    if settings.workers > 1 and settings.database_kind == SQLITE:
        raise InputError("--workers: several processes need PostgreSQL (--database postgresql://...)")
    return settings


def _from_file(path: Path) -> dict[str, tuple[str, str]]:
    try:
        doc = tomllib.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InputError(f"{path}: {error}") from None
    known = {setting.name.replace("_", "-"): setting.name for setting in SETTINGS}
    found = {}
    for key, value in doc.items():
        if key not in known:
            raise InputError(f"{path}: {key}: there is no such setting; there are {', '.join(known)}")
        if not isinstance(value, str | int | bool):
            raise InputError(f"{path}: {key}: must be a text, a number, or true or false")
        text = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        found[known[key]] = (text, f"{path}: {key}")
    return found


def listing() -> list[tuple[str, str, str, str]]:
    """For the page on the server: flag, environment, default, meaning."""
    return [(f"{s.flag} {s.shown}", s.variable, s.shown_default, s.about) for s in SETTINGS]


assert [setting.name for setting in SETTINGS] == [field.name for field in fields(Settings)]
