"""`heliopause completion`: what bash or zsh needs to complete the command."""

import argparse
import sys

import shtab

from heliopause.cli.parser import build


def run(asked: argparse.Namespace) -> int:
    sys.stdout.write(shtab.complete(build(["completion"]), asked.shell))
    return 0
