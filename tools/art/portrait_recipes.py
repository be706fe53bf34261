"""What a portrait is made of, and the short way of writing it down."""

from typing import Final, NamedTuple

SKIN: Final = {
    "fair": "#efcfac",
    "warm": "#e2b388",
    "tan": "#cf9a6a",
    "olive": "#c08d5c",
    "brown": "#9a6540",
    "deep": "#70452c",
}

HAIR: Final = {
    "black": "#2b2019",
    "brown": "#5b3820",
    "red": "#a3491f",
    "straw": "#d0a24a",
    "grey": "#a89c8a",
    "white": "#e8e0cf",
}


class Recipe(NamedTuple):
    """What a person is made of; an empty word means that the layer is missing."""

    ground: str
    body: str
    head: str
    eyes: str
    nose: str
    mouth: str
    beard: str
    hair: str
    hat: str
    things: tuple[str, ...]
    colours: dict[str, str]
    """By variable: sk skin, hr hair, ht hat, ba hat band, ct coat, sh shirt, ac accent, bg ground, b2 its
    figure."""


def person(face: str, dress: str, tones: str, colours: str) -> Recipe:
    """A recipe from four short lines, `-` for a missing part.

    Args:
        face: head, eyes, nose, mouth, beard, hair.
        dress: ground, body, hat, and the things.
        tones: the names of skin and hair.
        colours: every other variable, followed by its colour.
    """
    head, eyes, nose, mouth, beard, hair = face.replace("-", "").split(" ")
    ground, body, hat, *things = dress.replace("-", "").split(" ")
    skin, hair_tone = tones.split(" ")
    every = {"sk": SKIN[skin], "hr": HAIR[hair_tone]} | {one[:2]: one[2:] for one in colours.split(" ")}
    return Recipe(ground, body, head, eyes, nose, mouth, beard, hair, hat, tuple(things), every)
