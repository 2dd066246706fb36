"""What holds for every test: repeatable examples, and a headline that says which build is being tested."""

from importlib.machinery import EXTENSION_SUFFIXES

from hypothesis import settings

import heliopause.kernel.state

settings.register_profile("heliopause", deadline=None, derandomize=True)
settings.load_profile("heliopause")


def pytest_report_header() -> str:
    origin = heliopause.kernel.state.__file__
    return f"heliopause: {'compiled' if origin.endswith(tuple(EXTENSION_SUFFIXES)) else 'interpreted'}, {origin}"
