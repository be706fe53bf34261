"""Options that describe a table, checked before anything starts."""

from collections.abc import Sequence

import sixgun
from sixgun.cli.words import Mistake, nearest
from sixgun.kernel.registry import ALL_SETS, BadSettings, Game, Preset, Setting


def checked_game(name: str | None) -> Game:
    """The game with this id."""
    known = ", ".join(sixgun.GAMES)
    if not name:
        raise Mistake("ui-cli-no-game", known=known)
    if name not in sixgun.GAMES:
        raise Mistake("ui-cli-unknown-game", name=name, known=known)
    return sixgun.game(name)


def checked_players(game: Game, players: int) -> int:
    """The number of players, if the game can seat them."""
    if not game.min_players <= players <= game.max_players:
        raise Mistake(
            "ui-cli-players-wanted",
            game=game.id,
            players=str(players),
            least=str(game.min_players),
            most=str(game.max_players),
        )
    return players


def checked_sets(game: Game, sets: Sequence[str] | None, preset: str | None = None) -> tuple[str, ...]:
    """The boxes to play with, or else those of a preset; `all` stands for every box of the game."""
    known = tuple([module.id for module in game.modules])
    if sets is None:
        return checked_preset(game, preset).sets or game.default_sets
    try:
        return game.checked_sets(sets)
    except BadSettings as wrong:
        if wrong.key == "set":
            raise Mistake(
                "ui-cli-unknown-set", game=game.id, name=str(wrong.params["name"]), known=", ".join(known)
            ) from None
        raise


def checked_box(game: Game, name: str) -> str:
    """One box of a game, whatever it needs to be played."""
    ids = game.named_sets([name])
    if ids != [game.set_named(name)]:  # “all” is no box
        raise Mistake(
            "ui-cli-unknown-set", game=game.id, name=name, known=", ".join(game.named_sets(ALL_SETS))
        )
    if ids[0] not in game.named_sets(ALL_SETS):
        checked_sets(game, ids)
    return ids[0]


def assignment(text: str) -> tuple[str, str]:
    """A setting as it is typed, ``NAME=VALUE``."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise Mistake("ui-cli-assignment-wanted", text=text)
    return name.strip(), value.strip()


def checked_settings(
    game: Game, sets: Sequence[str], preset: str | None, typed: Sequence[tuple[str, str]]
) -> dict[str, int | str]:
    """The settings asked for: those of a preset, then the ones typed one by one."""
    wanted: dict[str, int | str] = dict(checked_preset(game, preset).settings)
    known = game.settings_of(sets)
    for name, value in typed:
        guess = nearest(name, list(known))
        if name not in known and guess:
            raise Mistake("ui-cli-setting-guess", game=game.id, name=name, guess=guess)
        wanted[name] = _read(known[name], value) if name in known else value
    game.checked_settings(sets, wanted)
    return wanted


def checked_preset(game: Game, name: str | None) -> Preset:
    """What a preset stands for."""
    if name is not None and game.set_named(name) not in game.presets:
        guess = nearest(name, list(game.presets))
        if guess:
            raise Mistake("ui-cli-preset-guess", game=game.id, name=name, guess=guess)
    return game.preset(name)


def _read(setting: Setting, value: str) -> int | str:
    """The choice written like this; anything else is left to the setting to refuse."""
    return next((choice for choice in setting.choices if str(choice) == value), value)


def checked_level(game: Game, level: str) -> str:
    """A level of bots that the game has."""
    from sixgun.bots import LEVELS

    known = LEVELS[game.id]
    if level not in known:
        raise Mistake("ui-cli-unknown-bot", name=level, known=", ".join(known))
    return level


def checked_seed(seed: str | None) -> str | None:
    """A seed the engine takes."""
    if seed is not None and (not seed.strip() or len(seed) > 128 or not seed.isprintable()):
        raise Mistake("ui-cli-bad-seed")
    return seed


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for all seats: as given, or the usual ones."""
    if names is None:
        return sixgun.NAMES[:players]
    if len(names) != players:
        raise Mistake("ui-cli-names-count", names=len(names), players=players)
    for name in names:
        if not name.isprintable() or len(name) > 40:
            raise Mistake("ui-cli-bad-name", name=name[:40])
    if len({name.casefold() for name in names}) != players:
        raise Mistake("ui-cli-same-name")
    return tuple(names)
