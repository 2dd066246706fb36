"""Writes web/src/lib/schema.d.ts, the types of what goes over the wire, from the OpenAPI document of the server.

`python -m tools.wire` writes the file, `--check` complains when it is not what the server says now.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from heliopause.server.app import create_app
from heliopause.server.settings import Settings
from heliopause.server.wire import Said, Told
from tools import client

TYPES = client.WEB / "src" / "lib" / "schema.d.ts"


def document() -> dict[str, Any]:
    """What the server says about itself under /api/schema/openapi.json, and what its sockets say and hear."""
    with tempfile.TemporaryDirectory() as folder:
        said = create_app(Settings(data=folder)).openapi_schema.to_schema()
    for operations in said["paths"].values():
        for operation in operations.values():
            known = operation["responses"]
            operation["responses"] = {code: known[code] for code in known if code < "400"}  # a refusal is a Problem
    _, more = msgspec.json.schema_components([Said, Told], ref_template="#/components/schemas/{name}")
    said["components"]["schemas"] = more | said["components"]["schemas"]
    return said


def types(openapi: dict[str, Any]) -> str:
    tools = client.node_folder()
    client.install_packages(tools)
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "openapi.json"), Path(folder, "schema.d.ts")
        given.write_text(json.dumps(openapi))
        command = ("npx", "--no-install", "openapi-typescript", str(given), "--output", str(made))
        done = client.run(tools, *command, capture=True)
        if done.returncode:
            raise client.NothingToBuildWithError(f"openapi-typescript: {done.stderr.strip()}")
        return made.read_text()


def main(arguments: list[str]) -> int:
    try:
        now = types(document())
    except client.NothingToBuildWithError as reason:
        print(f"wire: {reason}", file=sys.stderr)
        return 2
    if arguments == ["--check"]:
        if client.read(TYPES) == now:
            return 0
        print("wire: web/src/lib/schema.d.ts is not what the server says: python -m tools.wire", file=sys.stderr)
        return 1
    TYPES.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
