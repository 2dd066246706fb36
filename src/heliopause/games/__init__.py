"""The games: each a room of its own on the kernel."""
