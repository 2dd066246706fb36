"""Puts pictures of the page into docs/images, out of the screenshots that the browser tests leave in build/screenshots.

`make pictures` takes them anew. Chromium packs them as WebP: a quarter of the bytes, and nobody sees a difference.
"""

import base64
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SCREENSHOTS = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
CHROMIUM = shutil.which("chromium") or "chromium"
MOST = 250_000  # bytes of a picture

PICTURES = {
    "front": "front-1440",
    "table-desktop": "swing-sun-1440",
    "table-tablet": "swing-sun-1024",
    "table-phone": "swing-sun-390",
    "table-light": "swing-sun-light-1440",
    "why-not": "table-sun-why-1440",
    "replay": "swing-sun-replay-1440",
    "rules": "rules-sun-1440",
    "cards": "cards-sun-1440",
    "frontiers": "swing-frontiers-1440",
    "pulsar": "swing-pulsar-1440",
}
PACK = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.85).split(",")[1];
}"""


def main() -> int:
    missing = [name for name in PICTURES.values() if not (SCREENSHOTS / f"{name}.png").exists()]
    if missing:
        print(f"pictures: no screenshot of {', '.join(missing)}: run the browser tests", file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for name, shot in PICTURES.items():
            png = base64.b64encode((SCREENSHOTS / f"{shot}.png").read_bytes()).decode()
            picture = base64.b64decode(page.evaluate(PACK, png))
            if len(picture) > MOST:
                print(f"pictures: {name} has {len(picture)} bytes, more than {MOST}", file=sys.stderr)
                return 1
            (IMAGES / f"{name}.webp").write_bytes(picture)
            print(f"{name}.webp  {len(picture):,} bytes")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
