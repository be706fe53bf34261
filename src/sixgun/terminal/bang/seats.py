"""The seats of the card game: rows of a list on a small screen, plates around the table on a large one."""

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.events import LifeGained, LifeLost
from sixgun.games.bang.kinds import COLT, PRINTED
from sixgun.games.bang.view import BangView, SeatView
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from sixgun.terminal.bang.art import (
    ASLEEP,
    GHOST,
    HAND,
    IN_REACH,
    STARTER,
    TOO_FAR,
    TURN,
    colour_of,
    life_text,
    mark_of,
)
from sixgun.terminal.bang.brought import Banner, Brought, Mark, brought_by
from sixgun.terminal.bang.sight import Sight
from sixgun.terminal.bang.told import asleep_told, character_told
from sixgun.terminal.lines import around, role_told
from sixgun.terminal.look import ROLE_SIGNS, Look, clip, flow
from sixgun.terminal.stage import Plate, Scene
from sixgun.texts import Speaker

LONGEST_NAME: Final = 14
SHORT_NAME: Final = 4
"""So many letters of a card are left where there is no room for its whole name."""

INDENT: Final = 6
"""Where a second row of a seat begins."""


class BangSeats:
    """Who sits where with what, and what has just happened to whom."""

    def __init__(self) -> None:
        self._changes: dict[int, int] = {}
        self._seen: View | None = None
        self._sight: Sight | None = None
        self._brought: list[Brought] = []
        self._banner = Banner()

    def sight(self, view: View) -> Sight:
        """The board of a view as the engine sees it, worked out once."""
        if self._sight is None or self._seen is not view:
            self._seen = view
            self._sight = Sight(cast(BangView, view))
            self._brought = brought_by(cast(BangView, view))
        return self._sight

    def brought(self, view: View) -> list[Brought]:
        """What the boxes on the table bring."""
        self.sight(view)
        return self._brought

    def beside(self, view: View, seat: int, speaker: Speaker) -> list[Mark]:
        """What stands beside a seat: a ghost, who starts the rounds, and what boxes put there."""
        seen = cast(BangView, view)
        found = []
        if seen.seats[seat].ghost:
            cause = seen.seats[seat].ghost
            called = [word for part in self.brought(view) if (word := part.lifeless(cause, speaker))]
            found.append(Mark(GHOST, called[0] if called else speaker.text("ui-events-ghost")))
        if seen.course.starter == seat:
            found.append(Mark(STARTER, speaker.text("ui-events-starter")))
        for part in self.brought(view):
            found.extend(part.beside(seat, seat == view.seat, speaker))
        return found

    def sleepers(self, view: View, seat: int) -> set[int | str]:
        """The characters (by id) and cards in play of a seat that have no effect now."""
        return {one.id if one.card < 0 else one.card for one in self.sight(view).asleep(seat)}

    # -- words about a seat --------------------------------------------------------------------------

    def role(self, view: View, seat: int, speaker: Speaker) -> str:
        """The role's word, also for an unknown one."""
        return role_told(player_at(view, seat).role, speaker)

    def badge(self, view: View, seat: int, speaker: Speaker) -> str:
        """The role's sign and word."""
        return f"{ROLE_SIGNS[player_at(view, seat).role]} {self.role(view, seat, speaker)}"

    def about(self, view: View, seat: int, speaker: Speaker) -> tuple[str, str]:
        """The character, with the one it copies, and what it can do."""
        player = player_at(view, seat)
        character, ability = character_told(player.character, player.borrowed, view.game, speaker)
        asleep = asleep_told(self.sight(view).asleep(seat), speaker)
        return character, f"{ability} {asleep}" if asleep else ability

    def _character(self, view: View, seat: int, speaker: Speaker) -> str:
        """The character's name, with a sign while it has no effect."""
        player = player_at(view, seat)
        if not player.character:
            return ""
        name = character_told(player.character, player.borrowed, view.game, speaker)[0]
        return f"{ASLEEP}{name}" if player.character in self.sleepers(view, seat) else name

    # -- seats as rows -------------------------------------------------------------------------------

    def ring(self, scene: Scene) -> list[tuple[int, Text]]:
        """A row for every other seat, more if its cards need them; names of cards are cut if all is full."""
        rows = self._ring(scene, 0)
        return rows if len(rows) <= scene.height else self._ring(scene, SHORT_NAME)

    def _ring(self, scene: Scene, letters: int) -> list[tuple[int, Text]]:
        view = cast(BangView, scene.view)
        rows: list[tuple[int, Text]] = []
        for place, seat in enumerate(around(view.seat, len(view.seats), view.order)[1:], 1):
            head = self._head(scene, seat, place)
            chunks = self._chunks(view, seat, scene.speaker, scene.look, letters)
            rows.extend([(seat, row) for row in flow(chunks, scene.width, head, INDENT)])
        return rows

    def own(self, scene: Scene) -> list[Text]:
        """The reader's own row: as the others', with the role in words and the weapon in any case."""
        view = cast(BangView, scene.view)
        seat = max(view.seat, 0)
        chunks = self._chunks(view, seat, scene.speaker, scene.look, 0, weapon=True)
        return flow(chunks, scene.width, self._head(scene, seat, 0), INDENT)

    def _head(self, scene: Scene, seat: int, place: int) -> Text:
        """The columns every row begins with: key, turn, role, name, life, hand, distance."""
        view, look = cast(BangView, scene.view), scene.look
        player = view.seats[seat]
        longest = min(LONGEST_NAME, max(len(name) for name in view.names))
        most = max(len(life_text(one.max_life, one.max_life, look)) for one in view.seats)
        key = scene.keys.get(seat, "")
        picked = seat == scene.picked
        ink = look.ink if player.alive else look.ink_3
        name = f"bold {look.on_brass} on {look.brass_fill}" if picked else f"bold {ink}"
        text = Text(no_wrap=True)
        text.append(str(place), f"bold {look.on_brass} on {look.brass_fill}" if key else look.ink_3)
        text.append(TURN if has_turn(view, seat) else " ", f"bold {look.brass}")
        text.append(ROLE_SIGNS[player.role], look.brass if player.role == "sheriff" else look.ink_2)
        text.append(STARTER if seat == view.course.starter else " ", look.brass)
        text.append(clip(view.names[seat], longest).ljust(longest), name)
        text.append(" ")
        if not player.alive:
            return text.append("✝ ", look.ink_3)
        life = Text(GHOST, look.ink_2) if player.ghost else life_text(player.life, player.max_life, look)
        text.append_text(life).append(" " * (most - life.cell_len))
        change = self._changes.get(seat, 0)
        shown = f"{change:+d} ".replace("-", "−") if change else "   "
        text.append(shown, look.red if change < 0 else look.green)
        text.append(f"{HAND}{player.hand_size:<2}", look.ink_2)
        away = self.sight(view).distance(seat)
        if away:
            near = self.sight(view).in_reach(seat)
            text.append(f" {IN_REACH if near else TOO_FAR}{away}", look.red if near else look.ink_3)
        return text.append(" ")

    def _chunks(
        self, view: BangView, seat: int, speaker: Speaker, look: Look, letters: int, weapon: bool = False
    ) -> list[Text]:
        """The pieces a row ends with: known role, character, cards in play."""
        player = view.seats[seat]
        words: list[Text] = []
        if player.role:
            words.append(Text(self.role(view, seat, speaker), look.brass))
        if player.character:
            words.append(Text(self._character(view, seat, speaker), f"italic {look.ink_2}"))
        marks = self.beside(view, seat, speaker)
        named = [mark for mark in marks if not letters or mark.sign == GHOST]
        words += [Text(f"{mark.sign} {mark.word}", look.brass) for mark in named]
        signs = "".join([mark.sign for mark in marks if mark not in named])
        if signs:
            words.append(Text(signs, look.brass))
        cards = self._in_play(view, seat, speaker, look, letters)
        if weapon and player.alive and player.character and not self.sight(view).weapon(seat):
            colt = f"{speaker.name('card', COLT)}({self.sight(view).reach(seat)})"
            cards.insert(0, Text(colt, look.ink_3))
        for word in words if cards else words[:-1]:
            word.append(" ·")
        return words + cards

    def _in_play(self, view: BangView, seat: int, speaker: Speaker, look: Look, letters: int) -> list[Text]:
        """The cards in front of a seat, a weapon with its range; a sign stands for no effect now."""
        found = []
        asleep = self.sleepers(view, seat)
        for card in view.seats[seat].in_play:
            name = speaker.name("card", KIND[card])
            if letters and len(name) > letters + 1:
                name = name[:letters] + "."
            if card in asleep:
                name = f"{ASLEEP}{name}"
            elif PRINTED[KIND[card]].weapon:
                name += f"({self.sight(view).reach(seat)})"
            marks = [part.on_card(card, speaker) for part in self.brought(view)]
            name += "".join([mark.sign for mark in marks if mark is not None])
            inks = {"blue": look.blue, "green": look.green, "orange": look.orange}
            ink = look.ink_3 if card in asleep else look.ink
            found.append(Text(mark_of(card), inks.get(colour_of(card), look.brass)).append(name, ink))
        return found

    # -- seats as plates -----------------------------------------------------------------------------

    def plate(self, view: View, seat: int, speaker: Speaker, look: Look, width: int) -> Plate:
        """Character, then life, hand and distance, then the cards in play on two lines."""
        seen = cast(BangView, view)
        player = seen.seats[seat]
        room = width - 2
        ink = look.ink_2 if player.alive else look.ink_3
        character = self._character(view, seat, speaker)
        if character.startswith(ASLEEP):
            character += f" ({speaker.text('ui-events-asleep')})"
        lines = [Text(clip(character, room), f"italic {ink}")]
        change = self._changes.get(seat, 0)
        if player.alive:
            marks = self.beside(view, seat, speaker)
            line = life_text(player.life, player.max_life, look)
            line.append(f" {player.life}", look.ink)
            if player.ghost:
                line = Text(f"{marks[0].sign} {marks[0].word}", look.brass)
            line.append(f"  {HAND}{player.hand_size}", look.ink)
            away = self.sight(view).distance(seat)
            if away:
                near = self.sight(view).in_reach(seat)
                line.append(
                    f"  {IN_REACH if near else TOO_FAR}{away}", f"bold {look.red}" if near else look.ink_3
                )
            for mark in marks[1:] if player.ghost else marks:
                rest = room - line.cell_len - 2
                line.append("  " + clip(f"{mark.sign} {mark.word}", rest) if rest > 0 else "", look.brass)
            lines.append(line)
            cards = flow(self._in_play(seen, seat, speaker, look, 0), room, Text(), 0)
            if len(cards) > 2:
                cards = flow(self._in_play(seen, seat, speaker, look, SHORT_NAME), room, Text(), 0)
            lines.extend(cards)
        else:
            lines.append(Text(speaker.text("ui-out"), look.ink_3))
        return Plate(
            tuple(lines),
            self.badge(view, seat, speaker),
            not player.alive,
            has_turn(seen, seat),
            f"{change:+d}".replace("-", "−") if change else "",
        )

    def own_text(self, view: View, seat: int, speaker: Speaker, look: Look, width: int, height: int) -> Text:
        """The reader's own seat in as many rows as it takes."""
        return Text("\n").join(self.own(Scene(view, speaker, look, width, height, {})))

    # -- news ----------------------------------------------------------------------------------------

    def heard(self, events: Sequence[Event]) -> bool:
        """Remember who gained or lost life, and what stands out; nothing moves."""
        self._changes = {}
        self._banner.heard(events)
        for event in events:
            if isinstance(event, LifeLost):
                self._changes[event.seat] = self._changes.get(event.seat, 0) - event.points
            elif isinstance(event, LifeGained):
                self._changes[event.seat] = self._changes.get(event.seat, 0) + event.points
        return False


def player_at(view: View, seat: int) -> SeatView:
    """A player as the view shows them."""
    return cast(BangView, view).seats[seat]


def has_turn(view: BangView, seat: int) -> bool:
    """Whether it is this player's turn."""
    return seat == view.active and view.seats[seat].alive and view.result is None
