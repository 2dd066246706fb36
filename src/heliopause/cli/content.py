"""`heliopause content check`: a folder of cards and boards against the schema and the rulebook's totals."""

import argparse
from importlib import import_module
from pathlib import Path

from heliopause.kernel.errors import ContentError, InputError


def run(asked: argparse.Namespace) -> int:
    folder = Path(asked.folder)
    if not folder.is_dir():
        raise InputError(f"{folder}: there is no such folder")
    try:
        catalog = import_module(f"heliopause.games.{asked.game}.catalog").load_catalog(folder=folder)
    except ContentError as error:
        for line in error.lines:
            print(line)
        print(f"Findings: {len(error.lines)}. This content cannot be played with.")
        return 1
    for line in catalog.warnings:
        print(f"unusual: {line}")
    print(f"Fine. Content {catalog.hash[:16]}; unusual things: {len(catalog.warnings)}.")
    return 0
