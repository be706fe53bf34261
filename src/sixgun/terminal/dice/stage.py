"""The middle of the table and the plates of the dice game."""

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from rich.cells import cell_len
from rich.text import Text

from sixgun.games.dice import events as told
from sixgun.games.dice.model import ALL_DICE, ARROWS, BEER, BULLSEYE_1, BULLSEYE_2, DICE, FACES
from sixgun.games.dice.options import Heal, RemoveArrow, Reroll, Serve, Shoot
from sixgun.games.dice.view import DiceView, ring_distances
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from sixgun.terminal.dice.art import AGAIN, KEEP, LOCKED, NOW, dice_rows, inner_size
from sixgun.terminal.dice.told import seat_line, table_lines
from sixgun.terminal.lines import around, role_told
from sixgun.terminal.look import ROLE_SIGNS, Look, centred, clip
from sixgun.terminal.stage import NOBODY, Parts, Plate, Tray, Usual
from sixgun.texts import Speaker

BULLET: Final = "▮"
SPENT: Final = "▯"
ARROW_SIGN: Final = "↑"
PLACES: Final = "◎"


class DiceStage(Usual):
    """Dice, arrow pile and seats of the dice game, and how its options are picked."""

    hidden_roles: ClassVar[bool] = True
    helps: ClassVar[tuple[str, ...]] = (
        "ui-help-numbers",
        "ui-help-go",
        "ui-help-arrows",
        "ui-help-stop",
        "ui-help-why",
        "ui-help-info",
        "ui-help-undo",
        "ui-help-type",
        "ui-help-hint",
        "ui-help-language",
        "ui-help-look",
        "ui-help-quit",
    )
    signs: ClassVar[str] = "ui-help-signs"
    example: ClassVar[str] = "stops"

    marks: ClassVar[Mapping[type[Event], tuple[str, str]]] = {
        told.TurnBegan: ("▸", "turn"),
        told.LifeLost: ("−", "hurt"),
        told.IndiansAttacked: ("↑", "hurt"),
        told.DynamiteExploded: ("✶", "hurt"),
        told.GatlingFired: ("●", "hurt"),
        told.LifeGained: ("+", "good"),
        told.Eliminated: ("✝", "out"),
        told.GameEnded: ("★", "turn"),
        told.GameBegan: ("★", "turn"),
    }

    def __init__(self) -> None:
        self._changes: dict[int, int] = {}
        self._rolled = 0
        self._lying: tuple[int, ...] = ()
        self._tumbling: tuple[int, ...] | None = None

    # -- seats ---------------------------------------------------------------------------------------

    def role(self, view: View, seat: int, speaker: Speaker) -> str:
        """The role's word, also for an unknown one."""
        return role_told(cast(DiceView, view).seats[seat].role, speaker)

    def badge(self, view: View, seat: int, speaker: Speaker) -> str:
        """The role's sign and word."""
        return f"{ROLE_SIGNS[cast(DiceView, view).seats[seat].role]} {self.role(view, seat, speaker)}"

    def plate(self, view: View, seat: int, speaker: Speaker, look: Look, width: int) -> Plate:
        """Character on the first line, life and arrows on the second."""
        player = cast(DiceView, view).seats[seat]
        ink = look.ink_2 if player.alive else look.ink_3
        who = Text(clip(speaker.name("character", player.character, view.game), width), ink)
        away = ring_distances(cast(DiceView, view))[seat]
        if away and who.cell_len + 3 <= width:
            who.append(f" {PLACES}{away}", look.blue)
        change = self._changes.get(seat, 0)
        return Plate(
            (who, self._life(view, seat, speaker, look)),
            self.badge(view, seat, speaker),
            not player.alive,
            seat == view.active and player.alive and view.result is None,
            f"{change:+d}".replace("-", "−") if change else "",
        )

    def _life(self, view: View, seat: int, speaker: Speaker, look: Look) -> Text:
        player = cast(DiceView, view).seats[seat]
        if not player.alive:
            return Text(speaker.text("ui-out"), look.ink_3)
        text = Text()
        text.append(BULLET * player.life, look.brass)
        text.append(SPENT * (player.max_life - player.life), look.ink_3)
        text.append(f" {player.life}", look.ink)
        if player.arrows:
            text.append(f" {ARROW_SIGN}{player.arrows}", f"bold {look.red}")
        return text

    def own_text(self, view: View, seat: int, speaker: Speaker, look: Look, width: int, height: int) -> Text:
        """Life and arrows, character, and the ability in words where it fits."""
        character, ability = self.about(view, seat, speaker)
        text = self._life(view, seat, speaker, look)
        text.append("  " + character, f"bold {look.ink}")
        room = width - text.cell_len - 2
        if height > 1:
            text.append("\n" + ability, look.ink_2)
        elif cell_len(ability) <= room:
            text.append("  " + ability, look.ink_2)
        else:
            text.append("  " + clip(speaker.text("ui-own-more"), room), look.ink_3)
        return text

    def about(self, view: View, seat: int, speaker: Speaker) -> tuple[str, str]:
        """The character and what it can do."""
        character = cast(DiceView, view).seats[seat].character
        return speaker.name("character", character, view.game), speaker.ability(view.game, character)

    # -- the middle ----------------------------------------------------------------------------------

    def middle(self, tray: Tray) -> Text:
        """Which roll it is, the five dice with their states, and the arrow pile."""
        view = cast(DiceView, tray.view)
        large = _large(tray)
        lines = [self._roll_line(tray)]
        states = self._states(view, tray.picked)
        faces = view.dice if self._tumbling is None else self._tumbling
        lines.extend(dice_rows(faces, states, tray.look, large))
        lines.append(_label_row(states, tray, large))
        if large:
            lines.append(Text())
        lines.append(self._pile_line(tray))
        return centred(lines, tray.width, tray.height)

    def hit(self, tray: Tray, x: int, y: int) -> int:
        """The die under a click."""
        pitch = inner_size(_large(tray))[0] + 3
        left = (tray.width - (pitch * DICE - 1)) // 2
        column, inside = divmod(x - left, pitch)
        return column + 1 if 0 <= column < DICE and inside < pitch - 1 and 0 < y < tray.height - 1 else 0

    def _roll_line(self, tray: Tray) -> Text:
        view = cast(DiceView, tray.view)
        look, speaker = tray.look, tray.speaker
        player = view.names[view.active]
        line = Text(style=look.on_leather)
        if not view.rolls_made:
            return line.append(speaker.text("ui-dice-not-rolled", player=clip(player, 20)))
        left = _rolls_left(view)
        line.append(
            speaker.text("ui-dice-roll", player=clip(player, 20), roll=view.rolls_made)
            if left is None
            else speaker.text("ui-dice-roll-of", roll=view.rolls_made, rolls=view.rolls_made + left)
        )
        line.append("  " + "●" * view.rolls_made + "○" * (left or 0), look.leather_brass)
        return line

    def _pile_line(self, tray: Tray) -> Text:
        view = cast(DiceView, tray.view)
        line = Text()
        line.append(ARROW_SIGN * view.pile, f"bold {tray.look.leather_red}")
        line.append("·" * (ARROWS - view.pile), tray.look.leather_line)
        line.append("  " + tray.speaker.text("ui-dice-pile", count=view.pile), tray.look.on_leather)
        return line

    def _states(self, view: DiceView, picked: Option | None) -> list[str]:
        """What the viewer may or will do with each die; nothing if it is not the viewer's choice."""
        ask = view.own_ask
        if ask is None or len(view.dice) != DICE:
            return [""] * DICE
        if ask.prompt == "reroll":
            free = 0
            for option in ask.options:
                free |= option.mask if isinstance(option, Reroll) else 0
            again = picked.mask if isinstance(picked, Reroll) else 0
            return [
                LOCKED if not free >> die & 1 else AGAIN if again >> die & 1 else KEEP for die in range(DICE)
            ]
        states = [""] * DICE
        current = _die_in_question(view)
        if current is not None:
            states[current] = NOW
        return states

    # -- news and movement ---------------------------------------------------------------------------

    def heard(self, events: Sequence[Event]) -> bool:
        """Remember who gained or lost life, and which dice were rolled last."""
        self._changes = {}
        self._rolled = 0
        for event in events:
            if isinstance(event, told.LifeLost):
                self._changes[event.seat] = self._changes.get(event.seat, 0) - event.points
            elif isinstance(event, told.LifeGained):
                self._changes[event.seat] = self._changes.get(event.seat, 0) + event.points
            elif isinstance(event, told.DiceRolled):
                self._rolled = event.rolled
                self._lying = event.dice
        return bool(self._rolled)

    def tumble(self, moving: bool) -> None:
        """Rolled dice show any face while they move; chance here is for the eye only."""
        if not moving or not self._rolled:
            self._tumbling = None
            return
        self._tumbling = tuple(
            random.randrange(len(FACES)) if self._rolled >> die & 1 else face
            for die, face in enumerate(self._lying)
        )

    # -- picking -------------------------------------------------------------------------------------

    def parts(self, ask: Ask) -> Parts | None:
        """Dice to be rolled again are switched one by one."""
        return Parts(DICE, "ui-key-dice", "ui-key-roll") if ask.prompt == "reroll" else None

    def toggled(self, picked: Option | None, number: int) -> Option | None:
        """Switch one die."""
        mask = picked.mask if isinstance(picked, Reroll) else 0
        if 1 <= number <= DICE:
            mask ^= 1 << (number - 1)
        return Reroll(mask & ALL_DICE) if mask else None

    def target(self, option: Option) -> int:
        """The player shot at, served, healed or freed of an arrow."""
        if isinstance(option, Shoot):
            return NOBODY if option.doubled else option.target
        return option.seat if isinstance(option, Serve | Heal | RemoveArrow) else NOBODY

    # -- reading aloud -------------------------------------------------------------------------------

    def table_told(self, view: View, speaker: Speaker) -> list[str]:
        """Turn and dice first, then every seat from the reader's own on, clockwise."""
        seen = cast(DiceView, view)
        player, faces = seen.names[seen.active], [FACES[face] for face in seen.dice]
        return [
            *table_lines(player, seen.turn_number, seen.pile, seen.rolls_made, faces, speaker),
            *[self._seat_told(seen, seat, speaker) for seat in around(seen.seat, len(seen.seats))],
        ]

    def _seat_told(self, view: DiceView, seat: int, speaker: Speaker) -> str:
        character, role = self.about(view, seat, speaker)[0], self.role(view, seat, speaker)
        return seat_line(view.names[seat], view.seats[seat], character, role, speaker)


def _large(tray: Tray) -> bool:
    return tray.width >= 60 and tray.height >= 11


def _rolls_left(view: DiceView) -> int | None:
    """How many rolls the viewer has left; of others only the rolls made are shown."""
    for ask in view.asks:
        if ask.seat == view.seat and "left" in ask.params and ask.prompt == "reroll":
            return int(ask.params["left"])
    return None


def _die_in_question(view: DiceView) -> int | None:
    """The bull's-eye or beer that is being given away now."""
    for ask in view.asks:
        if ask.seat == view.seat and "number" in ask.params:
            faces = (BULLSEYE_1, BULLSEYE_2) if ask.prompt == "assign_bullseyes" else (BEER,)
            skip = view.beers_spent if ask.prompt == "assign_beers" else 0
            dice = [die for die, face in enumerate(view.dice) if face in faces]
            return dice[int(ask.params["number"]) - 1 + skip]
    return None


def _label_row(states: Sequence[str], tray: Tray, large: bool) -> Text:
    """Under each die what will happen with it."""
    width = inner_size(large)[0] + 2
    look = tray.look
    inks = {
        AGAIN: f"bold {look.on_brass} on {look.brass_fill}",
        NOW: f"bold {look.on_red} on {look.red_fill}",
    }
    row = Text()
    for die, state in enumerate(states):
        word = tray.speaker.text(f"ui-die-{state}") if state else ""
        row.append(" " if die else "")
        row.append(clip(word, width).center(width), inks.get(state, look.on_leather))
    return row
