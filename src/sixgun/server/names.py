"""Names of people, bots and tables."""

import secrets
from collections.abc import Collection
from typing import Final
from unicodedata import category, normalize

from sixgun.server.refusals import No

BOT_NAMES: Final = (
    "Amos", "Belle", "Buck", "Clem", "Cora", "Dusty", "Etta", "Ezra", "Flora", "Hank", "Ida", "Jasper",
    "Josie", "Levi", "Mabel", "Moses", "Nell", "Otis", "Pearl", "Rufus", "Ruth", "Silas", "Sadie", "Virgil",
)  # fmt: skip

WORDS: Final = (
    "acorn", "adobe", "agave", "amber", "anvil", "arrow", "aspen", "badge", "bandit", "banjo", "barrel",
    "basin", "bison", "blaze", "bluff", "boots", "brass", "bronco", "buckle", "butte", "cabin", "cactus",
    "camp", "candle", "canyon", "cattle", "cedar", "chaps", "cliff", "clover", "cobalt", "colt", "comet",
    "copper", "coral", "corral", "coyote", "crane", "creek", "crow", "dagger", "dawn", "deer", "desert",
    "dollar", "dove", "draw", "dust", "eagle", "ember", "falcon", "feather", "fiddle", "flint", "forge",
    "fox", "frost", "gold", "granite", "gulch", "hammer", "hawk", "heron", "hickory", "hill", "holster",
    "honey", "horse", "indigo", "iron", "ivory", "jade", "juniper", "kettle", "lantern", "lariat", "lasso",
    "leather", "ledge", "lily", "lizard", "lodge", "lynx", "maple", "marble", "meadow", "mesa", "mill",
    "mint", "moon", "mule", "mustang", "nickel", "north", "nugget", "oak", "olive", "onyx", "opal", "otter",
    "owl", "ox", "peak", "pearl", "pepper", "pine", "pinto", "pistol", "plains", "plum", "pony", "prairie",
    "quail", "quartz", "rail", "ranch", "raven", "ridge", "river", "robin", "rocket", "rodeo", "rose",
    "ruby", "saddle", "sage", "saloon", "salt", "sand", "scarlet", "shadow", "shell", "silver", "sky",
    "slate", "smoke", "snow", "spark", "sparrow", "spruce", "spur", "star", "steel", "stone", "storm",
    "summit", "sun", "swift", "thistle", "thunder", "timber", "topaz", "trail", "trout", "tumble", "valley",
    "velvet", "wagon", "walnut", "water", "west", "whistle", "willow", "wind", "wolf", "wren", "yucca",
    "zephyr",
)  # fmt: skip


def new_code() -> str:
    """A code that can be read out over the phone and cannot be guessed: ``mesa-owl-421-star``."""
    first, second, third = (secrets.choice(WORDS) for _ in range(3))
    return f"{first}-{second}-{secrets.randbelow(900) + 100}-{third}"


def cleaned(name: str) -> str:
    """A name as it is shown: one line, no control or direction characters, single spaces only."""
    name = " ".join(normalize("NFC", name).split())
    if not name:
        raise No("name-empty")
    if any(category(sign) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") for sign in name):
        raise No("name-signs")
    return name


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, unless someone at the table has it."""
    if name.casefold() in {other.casefold() for other in taken}:
        raise No("name-taken", name=name)
    return name


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody else at the table has."""
    known = {other.casefold() for other in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in known]
    return secrets.choice(free)


def said_text(text: str) -> str:
    """A line of chat as it is kept: without control and direction characters, trimmed."""
    kept = "".join(
        sign if category(sign) not in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") or sign == "\u200d" else " "
        for sign in normalize("NFC", text)
    )
    return " ".join(kept.split())
