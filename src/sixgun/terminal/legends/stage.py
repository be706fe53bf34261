"""Western Legends at the terminal: what is drawn of it, and how its options are picked."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from rich.text import Text

from sixgun.games.legends import events as told
from sixgun.games.legends import meetings
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.asks import Ask, Closed, Option
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from sixgun.terminal.legends.art import (
    TURN,
    belongings,
    card_text,
    character_row,
    drawn_card,
    joined,
    rider_rows,
    stranger_rows,
    strip_rows,
)
from sixgun.terminal.legends.cards import card_name, look_up
from sixgun.terminal.legends.log import condensed
from sixgun.terminal.legends.map import LARGE, SMALL, Pins, drawn_map, legend, step_label
from sixgun.terminal.legends.menu import HAND_ENTRY, Menu, target_of
from sixgun.terminal.legends.pointing import card_explained, explained
from sixgun.terminal.legends.seen import Country, Mine, country_of, mine_of
from sixgun.terminal.legends.told import (
    TOPICS,
    about_rider,
    about_stranger,
    hand_lines,
    points_told,
    scores_told,
    table_lines,
    texts_in_sight,
    told_about,
)
from sixgun.terminal.legends.ways import Ground
from sixgun.terminal.look import Look
from sixgun.terminal.stage import CLOSED, NOBODY, Entry, Plate, Scene, Tray, Usual, Way
from sixgun.texts import Speaker

SHERIFF_WALKS: Final = ("sheriff", "track")
"""Questions about a way of the sheriff, not of the own figure."""


class LegendsStage(Usual):
    """Western Legends. What a view shows is put together once for every view."""

    hidden_roles: ClassVar[bool] = False
    quiet: ClassVar[tuple[str, ...]] = ("free", "goals")
    helps: ClassVar[tuple[str, ...]] = (
        "ui-help-legends-keys",
        "ui-help-legends-steps",
        "ui-help-bang-go",
        "ui-help-arrows",
        "ui-help-bang-stop",
        "ui-help-why",
        "ui-help-legends-map",
        "ui-help-legends-cards",
        "ui-help-info",
        "ui-help-bang-log",
        "ui-help-undo",
        "ui-help-type",
        "ui-help-hint",
        "ui-help-language",
        "ui-help-look",
        "ui-help-quit",
    )
    signs: ClassVar[str] = "ui-help-legends-signs"
    example: ClassVar[str] = "moves to dk_bank"
    topics: ClassVar[tuple[str, ...]] = TOPICS
    marks: ClassVar[Mapping[type[Event], tuple[str, str]]] = {
        told.TurnBegan: (TURN, "turn"),
        told.LpGained: ("+", "good"),
        told.LpLost: ("−", "hurt"),
        told.Wounded: ("✚", "hurt"),
        told.Healed: ("+", "good"),
        meetings.RowScored: ("+", "good"),
        meetings.FightDeclared: ("✗", "plain"),
        meetings.FightWon: ("✗", "plain"),
        meetings.Jailed: ("✗", "hurt"),
        meetings.GoalCompleted: ("+", "good"),
        meetings.StoryTurned: ("★", "turn"),
        meetings.EndTriggered: ("★", "turn"),
        meetings.GameEnded: ("★", "turn"),
    }

    def __init__(self) -> None:
        self._changes: dict[int, int] = {}
        self._seen: View | None = None
        self._country: Country | None = None

    def country(self, view: View) -> Country:
        """The table of a view."""
        if self._country is None or self._seen is not view:
            self._seen = view
            self._country = country_of(cast(LegendsView, view))
        return self._country

    def mine(self, view: View) -> Mine:
        """What the view's seat alone knows."""
        return mine_of(cast(LegendsView, view))

    # -- players -------------------------------------------------------------------------------------

    def role(self, view: View, seat: int, speaker: Speaker) -> str:
        """Lawman, outlaw or neutral, with the points."""
        return points_told(self.country(view).seats[seat], speaker)

    def badge(self, view: View, seat: int, speaker: Speaker) -> str:
        """The side and the Legendary points; after the end those of the final score."""
        country = self.country(view)
        rider = country.seats[seat]
        lp = sum([amount for _, amount in country.scores[seat]]) if country.scores else rider.lp
        return f"{lp} {speaker.text('points-lp.short')}, {points_told(rider, speaker)}"

    def about(self, view: View, seat: int, speaker: Speaker) -> tuple[str, str]:
        """The character and what it can do, with everything the player owns."""
        return about_rider(self.country(view).seats[seat], speaker)

    def plate(self, view: View, seat: int, speaker: Speaker, look: Look, width: int) -> Plate:
        """A player as a plate: the character, and below it what the player has."""
        country = self.country(view)
        rider = country.seats[seat]
        change = self._changes.get(seat, 0)
        lines = (
            character_row(country, seat, speaker, look),
            belongings(rider, width - 2, speaker, look),
        )
        turn = seat == country.active and not country.over
        shown = f"{change:+d}".replace("-", "−") if change else ""
        return Plate(lines, self.badge(view, seat, speaker), False, turn, shown)

    def own_text(self, view: View, seat: int, speaker: Speaker, look: Look, width: int, height: int) -> Text:
        """The reader's own seat."""
        return joined(self._rows(Scene(view, speaker, look, width, height, {}), seat))

    def ring(self, scene: Scene) -> list[tuple[int, Text]]:
        """Every player in two rows or, where there is room, three; then the Man in Black."""
        country = self.country(scene.view)
        count = len(country.seats)
        tall = scene.height >= 3 * count + (country.black is not None)
        rows: list[tuple[int, Text]] = []
        for step in range(count):
            seat = (max(scene.view.seat, 0) + step) % count
            head, below = self._rows(scene, seat)
            rows.append((seat, head))
            if tall:
                rows.append((seat, character_row(country, seat, scene.speaker, scene.look)))
            rows.append((seat, below))
        rows.extend([(NOBODY, row) for row in stranger_rows(country, scene.width, scene.speaker, scene.look)])
        return rows

    def own(self, scene: Scene) -> list[Text]:
        """The reader's own seat in rows."""
        return self._rows(scene, max(scene.view.seat, 0))

    def _rows(self, scene: Scene, seat: int) -> list[Text]:
        change = self._changes.get(seat, 0)
        picked = seat == scene.picked
        country = self.country(scene.view)
        return rider_rows(country, seat, change, picked, scene.width, scene.speaker, scene.look)

    # -- the middle ----------------------------------------------------------------------------------

    def map_rows(self, view: View, pins: Pins, speaker: Speaker, look: Look, roomy: bool) -> list[Text]:
        """The map and what its signs mean."""
        country = self.country(view)
        scale = LARGE if roomy else SMALL
        return [
            *drawn_map(country, pins, scale, speaker, look),
            *legend(country, speaker, look, scale.width),
        ]

    def course(self, view: View, speaker: Speaker) -> list[str]:
        """The round and when the end comes; whose turn it is and how many actions are left."""
        country = self.country(view)
        key = "ui-legends-last-round" if country.last_round else "ui-legends-round"
        parts = [speaker.text(key, number=country.round, last=country.last_round, target=country.target)]
        if country.round and not country.over:
            player = view.names[country.active]
            parts.append(speaker.text("ui-legends-actions", player=player, count=country.actions))
        return parts

    def explained(self, view: View, ask: Ask, entry: Entry, way: Way | None, speaker: Speaker) -> str:
        """What an entry or one of its ways is about, for whoever points at it."""
        open_ways = (way,) if way is not None else entry.open_ways
        if open_ways and open_ways[0].index != CLOSED:
            return explained(ask.options[open_ways[0].index], self.country(view), speaker)
        return card_explained(entry.card, speaker) if entry.card >= 0 else ""

    def strip(self, scene: Scene) -> list[Text]:
        """What is going on, and the story cards."""
        country, mine = self.country(scene.view), self.mine(scene.view)
        return strip_rows(country, mine, scene.width, scene.height > 0, scene.speaker, scene.look)

    def middle(self, tray: Tray) -> Text:
        """The map without keys."""
        roomy = tray.width >= LARGE.width and tray.height >= LARGE.height
        return joined(self.map_rows(tray.view, Pins({}, "", tray.view.seat), tray.speaker, tray.look, roomy))

    # -- the hand and the choices --------------------------------------------------------------------

    def entries(self, view: View, ask: Ask, closed: Sequence[Closed], speaker: Speaker) -> list[Entry]:
        """The options, sorted."""
        country = self.country(view)
        figure = country.sheriff if ask.prompt in SHERIFF_WALKS else country.seats[ask.seat].space
        return Menu(
            ask.options,
            closed,
            self.mine(view).hand,
            view.names,
            speaker,
            () if country.poker is None else country.poker.flop,
            None if ask.prompt == "start" else lambda space: step_label(country, figure, space, speaker),
            Ground(country, ask.seat, ask.prompt, steps_left(view), speaker),
        ).entries()

    def in_hand(self, view: View, speaker: Speaker) -> list[Entry]:
        """The hand without keys."""
        return [Entry(HAND_ENTRY, "", card_name(card, speaker), card, 1, ()) for card in self.mine(view).hand]

    def cell(self, scene: Scene, entry: Entry, picked: bool) -> Text:
        """Key and label; what is closed carries a cross, what has several ways says how many."""
        look = scene.look
        shut = not entry.open_ways and bool(entry.key)
        ink = look.ink_3 if shut else look.ink
        if picked:
            ink = f"bold {look.on_brass} on {look.brass_fill}"
        text = Text("▸" if picked else " ", look.brass)
        if entry.key:
            text.append(f"{entry.key} ", look.ink_3 if shut else f"bold {look.brass}")
        if entry.card >= 0:
            text.append_text(card_text(entry.card, scene.speaker, look, ink))
        else:
            text.append(entry.label, ink)
        if entry.note:
            text.append(f" – {entry.note}", look.ink_2)
        if shut:
            text.append(" ✗", look.ink_3)
        elif len(entry.open_ways) > 1:
            text.append(f" →{len(entry.open_ways)}", look.blue)
        return text

    def drawn(self, scene: Scene, entry: Entry, picked: bool) -> list[Text]:
        """A card of the hand, drawn."""
        usable = bool(entry.open_ways) or not entry.key
        key = entry.key if usable else f"{entry.key}✗"
        return drawn_card(entry.card, scene.speaker, scene.look, scene.width, key, usable, picked)

    def target(self, option: Option) -> int:
        """The player an option is aimed at."""
        return target_of(option, 6)

    def condensed(self, events: Sequence[Event]) -> Sequence[Event]:
        """Ways and gains in few lines."""
        return condensed(events)

    def scored(self, view: View, speaker: Speaker) -> list[tuple[str, str]]:
        """How every score was made, the Man in Black's too."""
        return scores_told(self.country(view), speaker)

    # -- news ----------------------------------------------------------------------------------------

    def heard(self, events: Sequence[Event]) -> bool:
        """Remember who gained or lost Legendary points; nothing moves."""
        self._changes = {}
        for event in events:
            if isinstance(event, (told.LpGained, meetings.RowScored)):
                self._changes[event.seat] = self._changes.get(event.seat, 0) + event.amount
            elif isinstance(event, told.LpLost):
                self._changes[event.seat] = self._changes.get(event.seat, 0) - event.amount
            elif isinstance(event, meetings.GameEnded):
                self._changes = {}
        return False

    # -- reading aloud -------------------------------------------------------------------------------

    def strangers(self, view: View, words: str, speaker: Speaker) -> list[str]:
        """The Man in Black, if he plays along."""
        return about_stranger(self.country(view), words, speaker)

    def table_told(self, view: View, speaker: Speaker) -> list[str]:
        """The whole table."""
        return table_lines(self.country(view), self.mine(view), speaker)

    def topic_told(self, topic: str, view: View, speaker: Speaker) -> list[str]:
        """One topic of the table."""
        return told_about(topic, self.country(view), self.mine(view), speaker)

    def hand_told(self, view: View, speaker: Speaker) -> list[str]:
        """The hand, one card a line."""
        return hand_lines(self.mine(view), speaker)

    def texts(self, view: View, speaker: Speaker) -> list[tuple[str, str]]:
        """What every card in sight does; in a store also what can be bought there."""
        ask = view.own_ask
        shopping = ask is not None and ask.prompt == "shop"
        return texts_in_sight(self.country(view), self.mine(view), shopping, speaker)

    def look_up(self, view: View, words: str, speaker: Speaker) -> list[str]:
        """Everything printed, by name."""
        return look_up(words, speaker)


def steps_left(view: View) -> int:
    """How many steps the reader's open question speaks of; none if it does not."""
    for ask in view.asks:
        if ask.seat == view.seat:
            return int(ask.params.get("left", 0))
    return 0
