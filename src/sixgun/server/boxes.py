"""What the page has to know about boxes from outside: the page itself was built without them.

Everything travels with the page, so that it is there before the first card is drawn: the printed facts and
the texts as data inside its HTML, the drawings as files beside it.
"""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from sixgun.finding import Found, read
from sixgun.games.bang.cards import BONUS, CAST, EVENTS, KIND, LIFE, OF_BOX, PILES, RANK, SUIT
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.shelf import FOREIGN, cover_of
from sixgun.games.catalog import game
from sixgun.texts import LANGUAGES

PLACE: Final = "/boxes"
"""Where the drawings are served."""

LARGEST: Final = 200_000
"""A drawing of more bytes is left out; nobody draws a card with so many strokes."""

ELEMENT: Final = '<script type="application/json" id="outside-boxes">'


class KindInfo(Struct, kw_only=True):
    """A kind of playing card that only boxes from outside have."""

    id: str
    colour: str
    reach: int
    stays: bool
    extra: int


class OutsideBox(Struct, kw_only=True):
    """A box from outside, as the page needs it."""

    id: str
    cover: str
    """The card whose picture is on its cover."""
    cards: list[tuple[int, str, int, int]]
    """Number, kind, rank and suit of every card."""
    kinds: list[KindInfo]
    characters: list[tuple[str, int, bool]]
    events: list[tuple[str, str]]
    piles: list[tuple[str, str, str, int, int]]
    """The cards without rank and suit: pile, id, sort, copies and price."""
    drawn: list[str]
    """The ids for which there is a drawing of its own, under `PLACE`/box/id.svg."""
    texts: dict[str, str]
    """The texts as Fluent files, by language."""


def outside_boxes() -> list[OutsideBox]:
    """Every box from outside that can be played."""
    return [about(FOREIGN[box.id]) for box in game("bang").modules if box.id in FOREIGN]


def about(found: Found) -> OutsideBox:
    """One box."""
    abilities = next(box.abilities for box in game("bang").modules if box.id == found.id)
    return OutsideBox(
        id=found.id,
        cover=cover_of(found.id),
        cards=[(card, KIND[card], RANK[card], SUIT[card]) for card in OF_BOX[found.id]],
        kinds=[kind_info(id) for id in abilities if id in PRINTED],
        characters=[(id, LIFE[id], id in BONUS) for id in CAST[found.id]],
        events=list(EVENTS[found.id]),
        piles=[(pile, *row) for pile, rows in PILES[found.id].items() for row in rows],
        drawn=sorted(drawings(found)),
        texts={lang: "\n".join([read(file) for file in found.texts(lang)]) for lang in LANGUAGES},
    )


def kind_info(id: str) -> KindInfo:
    """What a kind of card looks like."""
    kind = PRINTED[id]
    reach = kind.reach
    return KindInfo(id=id, colour=kind.colour, reach=reach, stays=kind.stays, extra=kind.extra)


def drawings(found: Found) -> dict[str, Path]:
    """The drawings of a box by the ids of its cards."""
    paths = [Path(file) for file in found.files("art", suffix=".svg")]
    return {path.stem: path for path in paths if path.stat().st_size <= LARGEST}


def with_boxes(html: bytes) -> bytes:
    """The page with what it has to know; as it is if there are only our own boxes."""
    boxes = outside_boxes()
    if not boxes:
        return html
    data = msgspec.json.encode(boxes).replace(b"<", rb"\u003c")  # nothing inside may end the element
    return html.replace(b"</head>", ELEMENT.encode() + data + b"</script></head>", 1)


def drawn_files() -> dict[str, Path]:
    """The drawings of all boxes from outside by the path under which they are served."""
    return {
        f"{PLACE}/{box.id}/{id}.svg": path
        for box in outside_boxes()
        for id, path in drawings(FOREIGN[box.id]).items()
    }
