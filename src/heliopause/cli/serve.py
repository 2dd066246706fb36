"""`heliopause serve`: the table in the browser."""

import argparse

from heliopause.server.settings import SETTINGS, load


def run(asked: argparse.Namespace) -> int:
    settings = load({"config": asked.config} | {setting.name: getattr(asked, setting.name) for setting in SETTINGS})
    from heliopause.server.run import serve

    serve(settings)
    return 0
