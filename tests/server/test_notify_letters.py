import hashlib
import hmac
import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from heliopause.server.notify import webpush
from heliopause.server.notify.webhooks import News, letter
from heliopause.server.notify.webpush import Subscription, padless, unpadded
from heliopause.server.problems import Refused

NEWS = News(
    "turn", "abc", "@everyone [free](https://evil.example) <!channel> *x*", "https://play.example.org/tables/abc"
)


def test_a_program_can_tell_that_news_come_from_us() -> None:
    body, headers = letter("generic", NEWS, "secret", now=1_700_000_000)
    assert json.loads(body) == {
        "event": "turn", "table": "abc", "title": NEWS.title, "url": NEWS.url, "at": 1_700_000_000,
    }  # fmt: skip
    expected = hmac.new(b"secret", b"1700000000." + body, hashlib.sha256).hexdigest()
    assert headers["X-Heliopause-Signature"] == "sha256=" + expected
    assert headers["X-Heliopause-Timestamp"] == "1700000000"


def test_a_title_pings_nobody_on_discord() -> None:
    doc = json.loads(letter("discord", NEWS, "")[0])
    assert doc["allowed_mentions"] == {"parse": []}
    assert "](" not in doc["content"]
    assert "https://evil" not in doc["content"]
    assert doc["content"].endswith(NEWS.url)


def test_a_title_pings_nobody_on_slack() -> None:
    doc = json.loads(letter("slack", NEWS, "")[0])
    assert "<" not in doc["text"]
    assert "&lt;!channel&gt;" in doc["text"]


def test_a_push_is_encrypted_as_in_the_example_of_the_standard() -> None:
    # RFC 8291, appendix A
    browser = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        unpadded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unpadded("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    secret = int.from_bytes(unpadded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    once = ec.derive_private_key(secret, webpush.CURVE)
    salt = unpadded("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert padless(webpush.encrypt(text, browser, salt, once)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("AAAA", SECRET),
        (padless(b"\x04" + bytes(64)), SECRET),  # not on the curve
        (padless(b"\x02" + b"\x01" * 32), SECRET),
        (POINT, "AAAA"),
        (POINT, SECRET + "AA"),
        ("!!!", "???"),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    assert webpush.subscription("https://push.example.net/x", POINT, SECRET).auth == unpadded(SECRET)
    with pytest.raises(Refused):
        webpush.subscription("https://push.example.net/x", p256dh, auth)
