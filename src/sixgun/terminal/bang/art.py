"""Signs, cards and life of the card game, drawn with letters and lines.

The colour of a card shows in three ways: ink, mark and edge. Suits have their signs, roles theirs, and what
is in range is a full disc, so that everything can be read without colour.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.games.bang.cards import DIAMONDS, HEARTS, KIND, SUIT, SUIT_SIGNS, sign
from sixgun.games.bang.kinds import BLUE, BROWN, CAR, GREEN, KINDS, ORANGE
from sixgun.terminal.look import Look, clip
from sixgun.texts import Speaker

BULLET: Final = "▮"
SPENT: Final = "▯"
HAND: Final = "▤"
IN_REACH: Final = "◉"
TOO_FAR: Final = "○"
TURN: Final = "▶"
AIM: Final = "→"
SHUT: Final = "✗"
STARTER: Final = "⚑"
GHOST: Final = "☠"
ASLEEP: Final = "☾"
COUNTS_AS: Final = "="

MARKS: Final = {BROWN: "●", BLUE: "■", GREEN: "◆", ORANGE: "▲", CAR: "▥"}
"""The mark of a card's colour."""

EDGES: Final = {BROWN: "┌─┐│└┘", BLUE: "╔═╗║╚╝", GREEN: "┌╌┐╎└┘", ORANGE: "┏━┓┃┗┛", CAR: "╒═╕│╘╛"}
"""The edge of a drawn card's colour: left top, across, right top, side, left bottom, right bottom."""

MANY_BULLETS: Final = 6
"""From this many on, life is written as a number."""

BONE_GREEN: Final = "#3f5d22"
BONE_ORANGE: Final = "#8f4409"


def colour_of(card: int) -> str:
    """The colour of a card's border."""
    return KINDS[KIND[card]].colour


def mark_of(card: int) -> str:
    """The mark of a card's colour."""
    return MARKS[colour_of(card)]


def card_name(card: int, speaker: Speaker) -> str:
    """The name, rank and suit of a card in words and signs."""
    return speaker.card(card)


def ability_name(id: str, game: str, speaker: Speaker) -> str:
    """What an ability is called: that of a character, of a card, or of an event."""
    return speaker.name("character" if speaker.has(f"character-{id}") else "card", id, game)


def life_text(life: int, most: int, look: Look) -> Text:
    """Bullets, full and spent."""
    if most >= MANY_BULLETS:
        return Text(f"{BULLET}{life}/{most}", look.brass)
    return Text(BULLET * life, look.brass).append(SPENT * (most - life), look.ink_3)


def sign_now(card: int, suit: int) -> str:
    """Rank and suit of a card, and the suit it counts as if that is another one."""
    return sign(card) if suit == SUIT[card] else f"{sign(card)}{COUNTS_AS}{SUIT_SIGNS[suit]}"


def is_red(suit: int) -> bool:
    """Whether a suit is a red one."""
    return suit in (HEARTS, DIAMONDS)


def card_text(card: int, suit: int, speaker: Speaker, look: Look, ink: str, copies: int = 1) -> Text:
    """A card in one line: the mark of its colour, its name, rank and suit, also the one it counts as."""
    inks = {BROWN: look.brass, BLUE: look.blue, GREEN: look.green, ORANGE: look.orange, CAR: look.brass}
    text = Text(mark_of(card), inks[colour_of(card)]).append(speaker.name("card", KIND[card]), ink)
    text.append(_after(sign_now(card, suit)), look.red if is_red(suit) else ink)
    return text.append(f" ×{copies}", ink) if copies > 1 else text


def card_on_leather(card: int, suit: int, speaker: Speaker, look: Look) -> Text:
    """The same on the leather of the middle, where only ink, brass and red can be told from the ground."""
    mark = look.leather_brass if colour_of(card) == BROWN else look.on_leather
    text = Text(mark_of(card), mark).append(speaker.name("card", KIND[card]), look.on_leather)
    return text.append(_after(sign_now(card, suit)), look.leather_red if is_red(suit) else look.on_leather)


def _after(sign: str) -> str:
    """Rank and suit behind a name; nothing where neither is printed."""
    return f" {sign}" if sign else ""


def drawn_card(
    card: int,
    suit: int,
    speaker: Speaker,
    look: Look,
    width: int,
    above: str,
    below: str,
    open_now: bool,
    picked: bool,
) -> list[Text]:
    """A card of three rows on bone: signs on its upper and lower edge, between them what it is."""
    edge = EDGES[colour_of(card)]
    inks = {
        BROWN: look.bone_brass,
        BLUE: look.bone_blue,
        GREEN: BONE_GREEN,
        ORANGE: BONE_ORANGE,
        CAR: look.bone_brass,
    }
    ground = look.bone if open_now else look.leather_line
    line = f"{inks[colour_of(card)] if open_now else look.bone_ink} on {ground}"
    if picked:
        line = f"bold {look.on_red} on {look.red_fill}"
    ink = f"{'bold ' if open_now else ''}{look.bone_ink} on {ground}"
    red = open_now and is_red(suit)
    corner = f"bold {look.bone_red if red else look.bone_ink} on {ground}"
    room = width - 2
    rank = sign_now(card, suit)
    name = clip(speaker.name("card", KIND[card]), room)
    above = f"{mark_of(card)}{above}"
    top = Text(edge[0] + above + edge[1] * (room - cell_len(above) - cell_len(rank)), line)
    inside = Text(edge[3], line).append(name + " " * (room - cell_len(name)), ink)
    return [
        top.append(rank, corner).append(edge[2], line),
        inside.append(edge[3], line),
        Text(edge[4] + edge[1] * (room - cell_len(below)) + below + edge[5], line),
    ]


def drawn_deck(look: Look, width: int, count: int) -> list[Text]:
    """The back of the deck with the number of its cards."""
    line = f"{look.leather_brass} on {look.red_fill}"
    number = f" {count} "
    return [
        Text("╭" + "─" * (width - 2) + "╮", line),
        Text("│" + number.center(width - 2, "░") + "│", line),
        Text("╰" + "─" * (width - 2) + "╯", line),
    ]


def side_by_side(blocks: Sequence[Sequence[Text]], gap: int) -> list[Text]:
    """Drawings of equal height beside each other."""
    rows = [Text(no_wrap=True) for _ in blocks[0]] if blocks else []
    for number, block in enumerate(blocks):
        for row, part in zip(rows, block, strict=True):
            row.append(" " * gap if number else "").append_text(part)
    return rows
