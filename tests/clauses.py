"""How a test says which clauses of docs/rules it proves."""

import pytest


def clauses(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of the clauses `ids`: it has to fail when one of them is broken.

    The ids are written out as plain strings: tools/clauses.py reads them from the source without running the tests.
    """
    return pytest.mark.clauses(*ids)
