"""What the help of `play` and `sim` adds once the game is named: its boxes, settings and presets."""

from collections.abc import Mapping
from textwrap import fill
from typing import Final

from sixgun.kernel.registry import Game, Setting
from sixgun.texts import Speaker

WIDTH: Final = 100


def game_help(game: Game, say: Speaker) -> str:
    """Boxes, settings and presets of a game, each with the option that asks for it."""
    boxes = {module.id: say.text(f"set-{game.id}-{module.id}") for module in game.modules}
    settings = {
        _choices(setting): _about(game, setting, say)
        for module in game.modules
        for setting in module.settings
    }
    presets = {name: _preset(game, name, say) for name in game.presets}
    blocks = [
        _block(say.text("ui-cli-help-sets", game=game.id), boxes),
        _block(say.text("ui-cli-help-settings", game=game.id), settings),
        _block(say.text("ui-cli-help-presets", game=game.id), presets),
    ]
    return "\n\n".join([block for block in blocks if block])


def _preset(game: Game, name: str, say: Speaker) -> str:
    """What a preset is; one that is named after a box is that box as printed."""
    if name in boxes_of(game):
        return say.text("ui-cli-help-preset-box", box=say.text(f"set-{game.id}-{name}"))
    return say.text(f"{game.id}-preset-{name}.about")


def boxes_of(game: Game) -> list[str]:
    """The ids of all boxes of a game."""
    return [module.id for module in game.modules]


def _choices(setting: Setting) -> str:
    """``NAME=`` and everything it may be."""
    choices = "|".join([str(choice) for choice in setting.choices])
    return f"{setting.name}={choices or '...'}"


def _about(game: Game, setting: Setting, say: Speaker) -> str:
    """What a setting means, and its default."""
    about = say.text(f"{game.id}-setting-{setting.name}.about")
    if not setting.choices:
        return about
    return say.text("ui-cli-help-usual", about=about.rstrip("."), usual=str(setting.default))


def _block(title: str, entries: Mapping[str, str]) -> str:
    """A heading and an aligned list under it; nothing if the list is empty."""
    if not entries:
        return ""
    indent = max(len(name) for name in entries) + 4
    lines = [
        fill(text, WIDTH, initial_indent=f"  {name}".ljust(indent), subsequent_indent=" " * indent)
        for name, text in entries.items()
    ]
    return "\n".join([title, *lines])
