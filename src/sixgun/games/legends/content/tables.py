"""Tables of the data files: cells are parsed as they should be, or rejected in one line."""

import re
from typing import Final

_ID: Final = re.compile(r"[a-z0-9_]+")
_WHOLE: Final = re.compile(r"[0-9]{1,6}")

PROVENANCES: Final = ("printed", "rulebook", "designed")
"""Where a row comes from: read off a card, given by the rulebook, or made up to fill a gap."""


class BadContent(ValueError):
    """A data file that cannot be used. `str()` is one line: ``items.tsv row 4, price: 15 is no ..``.

    Attributes:
        file: The name of the file.
        row: The row as an editor counts it, the header is row 1; or the id of a place on the board; empty if
            the file as a whole is wrong.
        column: The column, or the key of the place; empty if the row as a whole is wrong.
        reason: What is wrong, and what would be right.
    """

    def __init__(self, file: str, row: int | str, column: str, reason: str) -> None:
        place = f"{file} row {row}" if isinstance(row, int) else f"{file} {row}".rstrip()
        super().__init__(f"{place}{', ' if column else ''}{column}: {reason}")
        self.file = file
        self.row = row
        self.column = column
        self.reason = reason

    def __reduce__(self) -> tuple[type["BadContent"], tuple[str, int | str, str, str]]:
        return BadContent, (self.file, self.row, self.column, self.reason)


class Row:
    """A row of a table."""

    __slots__ = ("cells", "file", "number")

    def __init__(self, file: str, number: int, cells: dict[str, str]) -> None:
        self.file = file
        self.number = number
        self.cells = cells

    def bad(self, column: str, reason: str) -> BadContent:
        """A complaint about a cell of this row."""
        return BadContent(self.file, self.number, column, reason)

    def text(self, column: str) -> str:
        """A cell that is not empty."""
        text = self.cells[column]
        if not text:
            raise self.bad(column, "is empty")
        return text

    def id(self, column: str) -> str:
        """A cell with an id."""
        id = self.text(column)
        if _ID.fullmatch(id) is None:
            raise self.bad(column, f'"{id}" has characters other than a to z, 0 to 9 and _')
        return id

    def word(self, column: str, known: tuple[str, ...]) -> str:
        """A cell with one of some words."""
        word = self.cells[column]
        if word not in known:
            raise self.bad(column, f'unknown word "{word}"; known: {", ".join(known)}')
        return word

    def whole(self, column: str, least: int, most: int) -> int:
        """A cell with a whole number between two others."""
        cell = self.cells[column]
        if _WHOLE.fullmatch(cell) is None or not least <= int(cell) <= most:
            raise self.bad(column, f'"{cell}" is not a whole number from {least} to {most}')
        return int(cell)

    def money(self, column: str, least: int, most: int) -> int:
        """A cell with an amount of money."""
        amount = self.whole(column, least, most)
        if amount % 10:
            raise self.bad(column, f"{amount} is not a multiple of 10")
        return amount

    def empty(self, column: str, why: str) -> None:
        """Make sure that a cell is empty."""
        if self.cells[column]:
            raise self.bad(column, f"has to be empty: {why}")


def read_table(file: str, text: str, columns: tuple[str, ...]) -> list[Row]:
    """Read a table: a header with exactly these columns in any order, and rows with an id each."""
    lines = text.removeprefix("\ufeff").split("\n")
    head = [cell.strip() for cell in lines[0].split("\t")]
    for column in columns:
        if head.count(column) != 1:
            raise BadContent(
                file, 1, column, "this column appears twice" if column in head else "missing column"
            )
    for column in head:
        if column not in columns:
            raise BadContent(file, 1, column, "unknown column")
    rows: list[Row] = []
    ids: dict[str, int] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        cells = [cell.strip() for cell in line.split("\t")]
        if len(cells) != len(head):
            raise BadContent(file, number, "", f"{len(cells)} cells under {len(head)} columns")
        row = Row(file, number, dict(zip(head, cells, strict=True)))
        rows.append(row)
        _check_id(row, ids)
        for column in head:
            if column == "provenance":
                row.word(column, PROVENANCES)
    return rows


def _check_id(row: Row, ids: dict[str, int]) -> None:
    id = row.id("id")
    if id in ids:
        raise row.bad("id", f'"{id}" is already in row {ids[id]}')
    ids[id] = row.number


def check_count(file: str, rows: list[Row], count: int, what: str) -> None:
    """Make sure that a table has the right number of rows."""
    if len(rows) != count:
        raise BadContent(file, "", "", f"{len(rows)} {what} instead of {count}")


def check_numbers(rows: list[Row], numbers: list[int], column: str, first: int) -> None:
    """Make sure that rows are numbered consecutively from a first number, in any order."""
    seen: dict[int, int] = {}
    for row, number in zip(rows, numbers, strict=True):
        if number in seen:
            raise row.bad(column, f"{number} is already in row {seen[number]}")
        if not first <= number < first + len(rows):
            raise row.bad(column, f"{number} is not from {first} to {first + len(rows) - 1}")
        seen[number] = row.number
