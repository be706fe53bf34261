"""The map of Western Legends, drawn with letters: places in a grid as they lie on the board, figures on them.

A place shows the key that leads there, its sign, and the figures standing on it. On a small screen a place
has one row and two letters, on a large one two rows and a short name.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from sixgun.games.legends.content.kinds import COLOURS
from sixgun.games.legends.printed import BOARD, SPACES
from sixgun.terminal.legends.cards import place_name, spoken
from sixgun.terminal.legends.seen import Country
from sixgun.terminal.look import Look, clip
from sixgun.texts import Speaker
from sixgun.texts.legends.codes import called

SHERIFF: Final = "★"
BANDIT: Final = "▲"
BLACK: Final = "■"
PLAIN: Final = "·"
MORE: Final = "+"
"""More figures stand here than there is room for."""

ARROWS: Final = ("↖↑↗", "← →", "↙↓↘")
"""Directions: up, level and down, each to the left, straight and to the right."""

LETTERS: Final = "ABCDEF"
"""The figures of the players, by seat."""

_ROWS: Final = (
    "- - - mp_plain_2 - sh_hideout_b sh_plain_3 sh_plain_4 - -",
    "- mp_green_ranch mp_plain_1 - sh_mine sh_plain_2 - - sh_blue_ranch sh_hideout_a",
    "mp_hideout_a mp_plain_4 dk_store_n mp_plain_3 sh_plain_1 - rf_doctor rf_saloon_n sh_plain_5 -",
    "mp_plain_6 mp_plain_5 dk_store_sw dk_store_e - - rf_cabaret rf_saloon_e - sh_plain_6",
    "- dk_sheriff - - - - - rf_saloon_w rf_store_n -",
    "- mp_plain_7 dk_saloon_n dk_street_mid dk_street_east dc_hideout_b cj_plain_1 rf_store_sw rf_store_e"
    " sh_plain_7",
    "mp_plain_8 dk_saloon_sw - dk_saloon_e dk_bank - cj_plain_2 cj_plain_3 cj_plain_4 cj_plain_5",
    "sv_plain_1 sv_plain_2 sv_plain_3 sv_plain_4 sv_plain_5 sv_plain_6 cj_plain_6 cj_plain_7 cj_plain_8 -",
    "sv_hideout_c sv_plain_7 - sv_plain_8 sv_rail_station cj_mine - - - cj_hideout_c",
    "sv_mine - - - sv_plain_9 sv_plain_10 - cj_plain_9 cj_plain_10 -",
)
"""The places as they lie on the board, row by row."""

_LABELS: Final = (
    # region, row, column, columns free
    ("mesitos_point", 0, 0, 3),
    ("sunny_hills", 0, 8, 2),
    ("red_falls", 3, 4, 2),
    ("darkrock", 4, 2, 2),
    ("dixon_creek", 4, 4, 3),
    ("cliff_junction", 8, 6, 3),
    ("spikes_view", 9, 1, 3),
)
"""Where there is room for the name of a region."""

GRID: Final[Mapping[str, tuple[int, int]]] = {
    id: (row, column) for row, line in enumerate(_ROWS) for column, id in enumerate(line.split()) if id != "-"
}
"""Place -> row and column."""

ROWS: Final = len(_ROWS)
COLUMNS: Final = 10


class Scale(NamedTuple):
    """How large the map is drawn: cells across a place, and rows down."""

    across: int
    down: int

    @property
    def width(self) -> int:
        """Columns of the whole map."""
        return COLUMNS * self.across + 1

    @property
    def height(self) -> int:
        """Rows of the whole map."""
        return ROWS * self.down


SMALL: Final = Scale(5, 1)
LARGE: Final = Scale(8, 2)


class Pins(NamedTuple):
    """What is drawn on the map at this moment: keys by place, the place pointed at, and the reader's seat."""

    keys: Mapping[str, str]
    picked: str
    seat: int


def drawn_map(country: Country, pins: Pins, scale: Scale, say: Speaker, look: Look) -> list[Text]:
    """The map, row by row."""
    rows = [Text(" " * scale.width, look.ink_3, no_wrap=True) for _ in range(scale.height)]
    for region, row, column, free in _LABELS:
        room = free * scale.across + (column + free == COLUMNS)
        name = clip(spoken(called("region", region), say), room)
        gap = cell_len(name) < room  # so that it does not touch the place before
        _put(rows, row * scale.down, column * scale.across + gap, Text(name, f"italic {look.ink_3}"))
    for space in SPACES:
        if space.id in GRID:
            row, column = GRID[space.id]
            for line, part in enumerate(_place(country, space.id, pins, scale, say, look)):
                _put(rows, row * scale.down + line, column * scale.across, part)
    return rows


def place_at(x: int, y: int, scale: Scale) -> str:
    """The place under a point of the map; empty if there is none."""
    spot = (y // scale.down, x // scale.across)
    return next((id for id, place in GRID.items() if place == spot), "")


def figures(country: Country, space: str) -> str:
    """The signs of all figures on a place: players, sheriff, bandit, Man in Black."""
    signs = [LETTERS[seat] for seat, rider in enumerate(country.seats) if rider.space == space]
    return (
        "".join(signs)
        + SHERIFF * (space == country.sheriff)
        + BANDIT * (space in country.bandits)
        + BLACK * (country.black is not None and country.black.space == space)
    )


def sign_of(space: str, say: Speaker) -> str:
    """Two letters for a location, the letter of a hideout, or a dot."""
    place = SPACES[BOARD.by_id[space]]
    if place.kind == "plain":
        return PLAIN
    return _worded(f"ui-legends-sign-{place.kind}", space, say)


def step_label(country: Country, here: str, space: str, say: Speaker) -> str:
    """A place to go to in a few letters: the direction, what is there, and who stands there."""
    parts = [_arrow(here, space)]
    if sign_of(space, say) != PLAIN:
        parts.append(_short_name(space, say))
    elif not parts[0]:
        parts.append(place_name(space, say))
    who = figures(country, space)
    return " ".join([part for part in (*parts, f"({who})" if who else "") if part])


def _arrow(here: str, space: str) -> str:
    """The direction from one place to another on the map; nothing if one of them is not drawn."""
    if here not in GRID or space not in GRID or here == space:
        return ""
    (row, column), (down, across) = GRID[here], GRID[space]
    return ARROWS[(down > row) - (down < row) + 1][(across > column) - (across < column) + 1]


def _short_name(space: str, say: Speaker) -> str:
    place = SPACES[BOARD.by_id[space]]
    if place.kind == "plain":
        return PLAIN
    return _worded(f"ui-legends-sign-{place.kind}.name", space, say)


def _worded(key: str, space: str, say: Speaker) -> str:
    """A sign or a short name; hideouts have letters, ranches colours."""
    place = SPACES[BOARD.by_id[space]]
    if place.hideout:
        letter = place.hideout if key.endswith(".name") else place.hideout.lower()
        return say.text(key, letter=letter)
    return say.text(key, colour=COLOURS[place.ranch]) if place.ranch >= 0 else say.text(key)


def _place(country: Country, space: str, pins: Pins, scale: Scale, say: Speaker, look: Look) -> list[Text]:
    """A place: its key and sign, and who stands there."""
    key = pins.keys.get(space, "")
    who = figures(country, space)
    mine = LETTERS[pins.seat] if pins.seat >= 0 else ""
    town = SPACES[BOARD.by_id[space]].town
    ink = look.brass if town else look.green if SPACES[BOARD.by_id[space]].kind != "plain" else look.ink_3
    picked = f"bold {look.on_brass} on {look.brass_fill}"
    pin = f"bold {look.on_red} on {look.red_fill}" if key else ink
    if scale.down > 1:
        head = Text().append(key or " ", pin)
        head.append(clip(_short_name(space, say), scale.across - 1), picked if space == pins.picked else ink)
        return [head, Text(" ").append_text(_figures(who, scale.across - 1, mine, look))]
    text = Text().append(key or " ", pin)
    sign = sign_of(space, say)
    if not who or sign != PLAIN:
        text.append(sign, picked if space == pins.picked else ink)
    elif space == pins.picked:
        text.append(PLAIN, picked)
    return [text.append_text(_figures(who, scale.across - text.cell_len, mine, look))]


def _figures(signs: str, room: int, mine: str, look: Look) -> Text:
    """Figures in as many cells as there are; a plus stands for those that found no room."""
    shown = signs if len(signs) <= room else signs[: room - 1] + MORE
    text = Text()
    inks = {SHERIFF: look.blue, BANDIT: look.red, BLACK: look.ink}
    for sign in shown:
        ink = f"bold {inks.get(sign, look.ink)}"
        text.append(sign, f"bold {look.paper} on {look.ink}" if sign == mine else ink)
    return text


def _put(rows: Sequence[Text], row: int, column: int, part: Text) -> None:
    """Lay a text over a row, from a column on."""
    line = rows[row]
    head, tail = line[:column], line[column + part.cell_len :]
    line.plain = ""
    line.spans.clear()
    line.append_text(head).append_text(part).append_text(tail)


def legend(country: Country, say: Speaker, look: Look, width: int) -> list[Text]:
    """What the signs of the figures mean."""
    words = [
        f"{SHERIFF} {say.text('fight-sheriff')}",
        f"{BANDIT} {say.text('fight-bandit')}",
        *([f"{BLACK} {say.text('character-man_in_black')}"] if country.black is not None else []),
    ]
    return [Text(" " + clip("  ".join(words), width - 1), look.ink_3, no_wrap=True)]
