"""What is posted to somebody's own address: for a program, signed; or a line for a channel of Discord or Slack."""

import hmac
import json
import re
import time
from dataclasses import dataclass
from typing import Literal

from heliopause.server.wire_people import WebhookKind


@dataclass(frozen=True, slots=True)
class News:
    """That somebody is to move."""

    event: Literal["turn", "reminder", "test"]
    table: str
    title: str
    url: str

    @property
    def line(self) -> str:
        said = {"turn": "It is your turn", "reminder": "Your turn is still waiting for you", "test": "This is a test"}
        return said[self.event]


def letter(kind: WebhookKind, news: News, secret: str, now: float | None = None) -> tuple[bytes, dict[str, str]]:
    """Body and headers. What other people wrote is text in every one of them: nobody is pinged, no link is faked."""
    headers = {"Content-Type": "application/json", "User-Agent": "Heliopause"}
    if kind == "discord":
        text = f"{news.line}: **{discord_text(news.title)}**\n{news.url}"
        return json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode(), headers
    if kind == "slack":
        return json.dumps({"text": f"{news.line}: *{slack_text(news.title)}*\n{news.url}"}).encode(), headers
    moment = int(time.time() if now is None else now)
    doc = {"event": news.event, "table": news.table, "title": news.title, "url": news.url, "at": moment}
    body = json.dumps(doc).encode()
    return body, headers | {"X-Heliopause-Timestamp": str(moment), "X-Heliopause-Signature": sign(secret, moment, body)}


def sign(secret: str, moment: int, body: bytes) -> str:
    """Whoever knows the secret can tell that this came from us, and when."""
    return "sha256=" + hmac.new(secret.encode(), f"{moment}.".encode() + body, "sha256").hexdigest()


def discord_text(text: str) -> str:
    return re.sub(r"([\\`*_~|<>\[\]()#@:/-])", r"\\\1", text)


def slack_text(text: str) -> str:
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"[*_~`]", "", plain)
