"""Tables: how they begin, go on and end."""
