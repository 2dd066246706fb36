"""A sheet of characters on which a board is drawn: texts at places, and lines between them."""

from rich.text import Text

# A line by the sides it reaches: 1 up, 2 right, 4 down, 8 left; one that only begins or ends is drawn whole.
LINES = " │─└││┌├─┘─┴┐┤┬┼"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.sides = [[0] * width for _ in range(height)]
        self.texts: dict[tuple[int, int], Text] = {}  # by row and first column

    def put(self, row: int, column: int, text: Text) -> None:
        self.texts[row, column] = text

    def link(self, start: tuple[int, int], lane: int, end: tuple[int, int]) -> None:
        """A line from start to end, both row and column, that changes its row in the column `lane`."""
        self._across(start[0], start[1], lane)
        self._along(lane, start[0], end[0])
        self._across(end[0], lane, end[1])

    def lines(self, style: str) -> Text:
        """The whole sheet."""
        sheet = Text()
        for row, sides in enumerate(self.sides):
            column = 0
            while column < len(sides):
                text = self.texts.get((row, column))
                if not text:
                    sheet.append(LINES[sides[column]], style=style)
                    column += 1
                else:
                    sheet.append_text(text)
                    column += text.cell_len
            sheet.rstrip()
            sheet.append("\n")
        sheet.rstrip()
        return sheet

    def _across(self, row: int, start: int, end: int) -> None:
        for column in range(start, end):
            self.sides[row][column] |= RIGHT
            self.sides[row][column + 1] |= LEFT

    def _along(self, column: int, start: int, end: int) -> None:
        for row in range(min(start, end), max(start, end)):
            self.sides[row][column] |= DOWN
            self.sides[row + 1][column] |= UP
