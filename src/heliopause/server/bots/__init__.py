"""Bots think in processes of their own, never where the server listens."""
