"""Writes all golden playthroughs anew, on purpose: `python -m tests.playthroughs.write`, then read the diff."""

from tests.playthroughs.games import PLAYTHROUGHS, file_of
from tests.playthroughs.transcript import transcript

if __name__ == "__main__":
    for name, (table, seed) in PLAYTHROUGHS.items():
        file_of(name).write_text(transcript(table, seed), encoding="utf-8")
        print(f"{file_of(name).name}: {file_of(name).stat().st_size // 1000} kB")
