"""What can be said about a page without knowing what it is for: how it looks, whom it shuts out, whether it fits."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = {390: 844, 1024: 768, 1440: 900}  # a phone, a tablet, a desk
GRAVE = ("serious", "critical")
NAMED_OTHERWISE = "label-content-name-mismatch"  # on a piece stand numbers and symbols; its name says them in words


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def shoot(page: Page, name: str, whole: bool = False) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole, animations="disabled")


def barriers(page: Page) -> list[str]:
    """What axe finds that keeps somebody out, one line each."""
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{finding['id']} ({finding['impact']}): {finding['help']}: {json.dumps(node['target'])} {node['html'][:160]}"
        for finding in found["violations"]
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
        if finding["id"] != NAMED_OTHERWISE or "data-target" not in node["html"]
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
