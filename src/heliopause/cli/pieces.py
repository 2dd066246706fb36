"""How the pieces of each seat look: a shape beside the colour, so that nobody needs the colour."""

from rich.text import Text

SHAPES = "●■▲◆⬢"
STYLES = ("bright_blue", "bright_yellow", "bright_magenta", "bright_green", "bright_cyan")


def shape(seat: int, text: str = "") -> Text:
    """The seat's shape and what belongs to it, in the seat's colour."""
    return Text(SHAPES[seat] + text, style=STYLES[seat])


def counted(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"
