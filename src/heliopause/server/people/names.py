"""Names: what people may be called, and which two names look alike.

The rules of RFC 8266 (nicknames) say what a name may be made of: letters, marks, digits, signs and spaces of any
language, nothing invisible, nothing that turns the direction of the text around.
"""

import unicodedata
from functools import cache
from typing import Final

from precis_i18n import get_profile

from heliopause.server.problems import Refused

LONGEST: Final = 40
MARKS: Final = 2  # on one letter; more climb over the lines above and below
NOBODY: Final = "anonymous"  # who has deleted the account
RESERVED: Final = (NOBODY, "heliopause", "operator", "admin", "administrator", "moderator", "system", "server")


def good_name(text: str, where: str = "name") -> str:
    """The name in the one form we store; Refused if nobody may be called like that."""
    try:
        name = str(get_profile("NicknameCasePreserved").enforce(text))
    except UnicodeError:
        raise Refused("bad-input", "a name is made of letters, digits, signs and single spaces", where) from None
    if not 1 <= len(name) <= LONGEST:
        raise Refused("bad-input", f"a name has 1 to {LONGEST} characters", where)
    if not any(unicodedata.category(sign)[0] in "LN" for sign in name):
        raise Refused("bad-input", "a name has at least one letter or digit", where)
    marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS:
            raise Refused("bad-input", f"a letter has at most {MARKS} marks above and below", where)
    if looks(name) in reserved():
        raise Refused("conflict", "this name is kept for the server", where)
    return name


def looks(name: str) -> str:
    """The same for two names that a reader could take for each other."""
    signs = "".join(sign for sign in unicodedata.normalize("NFKD", name) if sign.isalnum() or not sign.isascii())
    folded = one_of_twins(one_of_twins(signs).casefold())
    return folded.replace("i", "l")  # the capital I has both for twins


def one_of_twins(text: str) -> str:
    twins = lookalikes()
    return "".join(twins.get(sign, sign) for sign in text if not unicodedata.combining(sign))


@cache
def reserved() -> frozenset[str]:
    return frozenset(map(looks, RESERVED))


@cache
def lookalikes() -> dict[str, str]:
    """For each sign that has twins in Unicode's list of confusables, what stands for all of them."""
    from confusable_homoglyphs.confusables import confusables_data

    first: dict[str, str] = {}

    def top(sign: str) -> str:
        while first.get(sign, sign) != sign:
            sign = first[sign]
        return sign

    for sign, twins in confusables_data.items():
        for twin in twins:
            one, other = sorted((top(sign), top(twin["c"].strip("\u200e"))), key=plainest)
            first[other] = one
    return {sign: top(sign) for sign in first if len(sign) == 1}


def plainest(text: str) -> tuple[bool, bool, bool, int, str]:
    """Letters of ASCII stand for the others, small ones first, and two letters for one that looks like them."""
    return (not text.isascii(), not text.isalpha(), not text.islower(), -len(text), text)
