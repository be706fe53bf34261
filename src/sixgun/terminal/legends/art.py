"""Players, cards and what is going on in Western Legends, as rows of signs and words."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.games.legends.black import FINAL_MONEY_LP
from sixgun.games.legends.printed import CARDS, ITEMS, sign
from sixgun.terminal.legends.cards import CHARACTER, ITEM, POKER, STORY, condition_of, name_of
from sixgun.terminal.legends.map import LETTERS
from sixgun.terminal.legends.now import now_lines
from sixgun.terminal.legends.seen import Country, Mine, Rider, Tale
from sixgun.terminal.look import Look, clip, flow
from sixgun.texts import Speaker

TURN: Final = "▶"
NUGGET: Final = "●"
WOUND: Final = "✚"
HAND: Final = "▤"
CATTLE: Final = "∪"
NO_DISC: Final = "○"
UPGRADED: Final = "+"
RED_SUITS: Final = "♥♦"
PAIR: Final = 2
ITEM_LETTERS: Final = ((99, " "), (3, " "), (PAIR, " "), (PAIR, ""))
"""Letters of an item and what stands between two, from plenty of room to very little."""

EDGES: Final = {"action": "┌─┐│└┘", "reaction": "┌╌┐╎└┘", "effect": "╔═╗║╚╝"}
"""The edge of a drawn card tells when it can be used: left top, across, right top, side, bottoms."""


def red(card: int) -> bool:
    """Whether a poker card is a red one."""
    return sign(card)[-1] in RED_SUITS


def card_text(card: int, say: Speaker, look: Look, ink: str) -> Text:
    """A poker card in one line: rank and suit, and its ability."""
    text = Text().append(f"{sign(card)} ", f"bold {look.red}" if red(card) else f"bold {ink}")
    return text.append(name_of(POKER, CARDS[card].kind, say), ink)


def drawn_card(
    card: int, say: Speaker, look: Look, width: int, key: str, open_now: bool, picked: bool
) -> list[Text]:
    """A card of three rows: key and rank on its upper edge, its ability, and when it can be used."""
    types = CARDS[card].types
    edge = EDGES[types[-1] if types else "effect"]
    ground = look.bone if open_now else look.leather_line
    line = f"{look.bone_ink} on {ground}"
    if picked:
        line = f"bold {look.on_red} on {look.red_fill}"
    ink = f"{'bold ' if open_now else ''}{look.bone_ink} on {ground}"
    suit = f"bold {look.bone_red if red(card) and open_now else look.bone_ink} on {ground}"
    room = width - 2
    above = f"[{key}]" if key else ""
    name = clip(name_of(POKER, CARDS[card].kind, say), room)
    below = clip("/".join([say.text(f"poker-type-{type}") for type in types]), room)
    top = Text(edge[0] + above + edge[1] * (room - cell_len(above) - cell_len(sign(card))), line)
    inside = Text(edge[3], line).append(name + " " * (room - cell_len(name)), ink)
    return [
        top.append(sign(card), suit).append(edge[2], line),
        inside.append(edge[3], line),
        Text(edge[4] + edge[1] * (room - cell_len(below)) + below + edge[5], line),
    ]


# -- players -----------------------------------------------------------------------------------------------


def rider_rows(
    country: Country, seat: int, change: int, picked: bool, width: int, say: Speaker, look: Look
) -> list[Text]:
    """A player in two rows: letter, name, points; money, gold, wounds, hand and items."""
    rider = country.seats[seat]
    turn = seat == country.active and not country.over
    lp = sum([amount for _, amount in country.scores[seat]]) if country.scores else rider.lp
    points = Text().append(f"{lp:>2} {say.text('points-lp.short')}", f"bold {look.ink}")
    if change:
        points.append(f"{change:+d}".replace("-", "−"), look.red if change < 0 else look.green)
    if rider.mp or rider.wp:
        word = say.text("points-mp.short" if rider.mp else "points-wp.short")
        points.append(f" {word} {rider.mp or rider.wp}", look.blue if rider.mp else look.red)
    head = Text(no_wrap=True).append(LETTERS[seat], f"bold {look.ink}")
    head.append(TURN if turn else " ", f"bold {look.brass}")
    room = max(3, width - head.cell_len - points.cell_len - 1)
    name = clip(country.names[seat], room)
    ink = (
        f"bold {look.on_brass} on {look.brass_fill}" if picked else f"bold {look.brass if turn else look.ink}"
    )
    head.append(name, ink).append(" " * (room - cell_len(name) + 1)).append_text(points)
    return [head, belongings(rider, width, say, look)]


def belongings(rider: Rider, width: int, say: Speaker, look: Look) -> Text:
    """Money, nuggets, wounds, cards in hand and items in one row."""
    row = Text("  ", no_wrap=True)
    row.append(f"${rider.money} ", look.brass)
    row.append(f"{NUGGET}{rider.nuggets} ", look.brass if rider.nuggets else look.ink_3)
    row.append(f"{WOUND}{rider.wounds} ", look.red if rider.wounds else look.ink_3)
    row.append(f"{HAND}{rider.hand}", look.ink_2)
    if rider.cattle:
        letter = say.text("ui-legends-sign-ranch", colour=rider.cattle)[1:]
        row.append(f" {CATTLE}{letter}", look.blue if rider.cattle == "blue" else look.green)
    names = [name_of(ITEM, item, say) for item in rider.items]
    pairs = _pairs_of_letters(say)
    marks = [UPGRADED if item in rider.upgraded else "" for item in rider.items]
    room = width - row.cell_len
    letters, gap = _item_letters(names, marks, room)
    for number, (name, mark, item) in enumerate(zip(names, marks, rider.items, strict=True)):
        shown = (pairs[item] if letters == PAIR else name[:letters]) + mark
        space = gap if number else " "
        if row.cell_len + len(space) + cell_len(shown) > width:
            row.append("…", look.ink_3)
            break
        active = item in (rider.weapon, rider.mount)
        row.append(space).append(shown, f"underline {look.ink}" if active else look.ink_2)
    return row


@cache
def _pairs_of_letters(say: Speaker) -> dict[str, str]:
    """Two letters for every item: the first one, and the next that no other item has with it."""
    found: dict[str, str] = {}
    for item in ITEMS:
        name = name_of(ITEM, item.id, say)
        pairs = [name[0] + letter for letter in name[1:] if letter.isalpha()]
        found[item.id] = next((pair for pair in pairs if pair not in found.values()), name[:PAIR])
    return found


def _item_letters(names: Sequence[str], marks: Sequence[str], room: int) -> tuple[int, str]:
    """How many letters of every item there is room for, and what stands between two of them."""
    for letters, gap in ITEM_LETTERS:
        parts = [name[:letters] + mark for name, mark in zip(names, marks, strict=True)]
        if 1 + cell_len(gap.join(parts)) <= room:
            return letters, gap
    return ITEM_LETTERS[-1]


def stranger_rows(country: Country, width: int, say: Speaker, look: Look) -> list[Text]:
    """The Man in Black below the players, if he is there."""
    if country.black is None:
        return []
    lp = country.black.lp + FINAL_MONEY_LP * bool(country.scores)
    points = f"{lp} {say.text('points-lp.short')}"
    name = clip(say.text("character-man_in_black"), width - 3 - len(points))
    text = Text("■ ", f"bold {look.ink}", no_wrap=True).append(name, f"bold {look.ink}")
    return [text.append(" " * (width - text.cell_len - len(points))).append(points, f"bold {look.ink}")]


def character_row(country: Country, seat: int, say: Speaker, look: Look) -> Text:
    """The character of a player, dim while its ability does not work yet."""
    rider = country.seats[seat]
    name = name_of(CHARACTER, rider.character, say) if rider.character else say.text("ui-bang-no-character")
    return Text(f"  {name}", f"italic {look.ink_2 if rider.able else look.ink_3}", no_wrap=True)


# -- the strip below the map -------------------------------------------------------------------------------


def story_words(tale: Tale, say: Speaker, look: Look) -> list[Text]:
    """A story card word by word: discs by player, its name and its condition."""
    discs = "".join([LETTERS[seat] for seat in tale.discs]) + NO_DISC * (tale.needed - len(tale.discs))
    return [
        Text(discs, f"bold {look.brass}"),
        *[Text(word, f"bold {look.ink}") for word in f"{name_of(STORY, tale.story, say)}:".split()],
        *[Text(word, look.ink_2) for word in condition_of(tale.story, say).split()],
    ]


def strip_rows(country: Country, mine: Mine, width: int, roomy: bool, say: Speaker, look: Look) -> list[Text]:
    """What is going on if anything is, and the story cards; on a small screen only one of the two."""
    rows: list[Text] = []
    for line in now_lines(country, mine, say):
        rows.extend(flow([Text(word, f"bold {look.ink}") for word in line.split(" ")], width, Text(), 2))
    if rows and not roomy:
        return rows
    for tale in country.stories:
        rows.extend(flow(story_words(tale, say, look), width, Text(), 2))
    return rows


def joined(rows: Sequence[Text]) -> Text:
    """Rows below each other."""
    return Text("\n", no_wrap=True).join(rows)
