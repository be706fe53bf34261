"""Everything that is not a card: cattle tokens, legend tokens, dice and the two tracks."""

from typing import Final

from sixgun.games.legends.content.codes import Codes
from sixgun.games.legends.content.kinds import COLOURS, CattleToken, DieFace, Program, Track
from sixgun.games.legends.content.tables import BadContent, Row, check_count

CATTLE: Final = 16
LEGEND_TOKENS: Final = 18
DIE_FACES: Final = 6
TRACK_SPACES: Final = 9
OVERFLOW: Final = "9+"
TRACKS: Final = ("marshal", "wanted")

_ROLL_ON: Final = ("may", (("reroll_die",),))


def read_cattle(rows: list[Row], codes: Codes) -> tuple[CattleToken, ...]:
    """Cattle tokens, the same number of either colour."""
    check_count("cattle_tokens.tsv", rows, CATTLE, "cattle tokens")
    tokens: list[CattleToken] = []
    for row in rows:
        colour = COLOURS.index(row.word("colour", COLOURS))
        program = codes.program(row, "bonus_code", "a cattle bonus")
        home = codes.names.board.ranches[colour]
        tokens.append(CattleToken(row.text("id"), colour, home, row.id("symbol"), program))
    for colour, name in enumerate(COLOURS):
        count = len([token for token in tokens if token.colour == colour])
        if count != CATTLE // len(COLOURS):
            raise BadContent("cattle_tokens.tsv", "", "colour", f"{count} tokens are {name} instead of 8")
    return tuple(tokens)


def read_legend_tokens(rows: list[Row]) -> tuple[int, ...]:
    """The LP on every legend token."""
    check_count("legend_tokens.tsv", rows, LEGEND_TOKENS, "legend tokens")
    return tuple([row.whole("lp", 1, 9) for row in rows])


def read_dice(rows: list[Row], codes: Codes) -> tuple[DieFace, ...]:
    """The faces of a prospecting die."""
    check_count("dice.tsv", rows, DIE_FACES, "die faces")
    faces: list[DieFace] = []
    for row in rows:
        program = codes.program(row, "result_code", "a die face")
        rolls_on = _ROLL_ON in program
        result: Program = tuple([step for step in program if step != _ROLL_ON])
        if [step for step in result if step[0] in ("may", "reroll_die")]:
            raise row.bad("result_code", '"may" and "reroll_die" mean something only as "may(reroll_die)"')
        faces.append(DieFace(row.text("id"), row.id("symbol"), result, rolls_on))
    return tuple(faces)


def read_track(rows: list[Row], track: str, codes: Codes) -> Track:
    """One of the two tracks: nine spaces in rows, and what points beyond the last give."""
    entries: dict[int, Program] = {}
    row_of: dict[int, int] = {}
    row_lp: dict[int, int] = {}
    overflow: list[Program] = []
    for row in rows:
        if row.word("track", TRACKS) != track:
            continue
        program = codes.program(row, "entry_code", "the reward of a track space")
        if row.cells["space"] == OVERFLOW:
            row.empty("row", "points beyond the track are in no row")
            row.empty("row_lp", "points beyond the track are in no row")
            if overflow:
                raise row.bad("space", f'the {track} track already has "{OVERFLOW}"')
            overflow.append(program)
            continue
        space = row.whole("space", 1, TRACK_SPACES)
        if space in entries:
            raise row.bad("space", f"the {track} track already has space {space}")
        entries[space] = program
        row_of[space] = row.whole("row", 1, TRACK_SPACES)
        lp = row.whole("row_lp", 0, 9)
        if row_lp.setdefault(row_of[space], lp) != lp:
            raise row.bad("row_lp", f"the spaces of row {row_of[space]} have different LP")
    for space in range(1, TRACK_SPACES + 1):
        if space not in entries:
            raise BadContent("tracks.tsv", "", "space", f"the {track} track has no space {space}")
    if not overflow:
        raise BadContent("tracks.tsv", "", "space", f'the {track} track has no "{OVERFLOW}"')
    last = row_of[TRACK_SPACES]
    for number in range(1, last + 1):
        if number not in row_lp:
            raise BadContent("tracks.tsv", "", "row", f"the {track} track has no row {number}")
    return Track(
        entry=((), *[entries[space] for space in range(1, TRACK_SPACES + 1)]),
        row=(0, *[row_of[space] for space in range(1, TRACK_SPACES + 1)]),
        row_lp=(0, *[row_lp[number] for number in range(1, last + 1)]),
        overflow=overflow[0],
    )
