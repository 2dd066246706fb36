"""The `heliopause` command."""
