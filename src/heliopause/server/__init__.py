"""Tables, seats, live updates, storage."""
