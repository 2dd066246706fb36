"""The rules, chapter by chapter; compiled."""
