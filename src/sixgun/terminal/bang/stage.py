"""Seats, hands and the middle of the card game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from rich.text import Text

from sixgun.games.bang import events as told
from sixgun.games.bang.cards import NO_CARD
from sixgun.games.bang.event_pile import EventRevealed
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Ask, Closed, Option
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from sixgun.terminal.bang.art import (
    AIM,
    ASLEEP,
    GHOST,
    SHUT,
    TURN,
    ability_name,
    card_name,
    card_on_leather,
    card_text,
    drawn_card,
    drawn_deck,
    side_by_side,
)
from sixgun.terminal.bang.brought import explained
from sixgun.terminal.bang.events import EVENT, Events
from sixgun.terminal.bang.menu import HAND_ENTRY, Menu, distinct, saved_already, target_of
from sixgun.terminal.bang.seats import BangSeats, player_at
from sixgun.terminal.bang.told import (
    Sighted,
    hand_lines,
    look_up,
    open_lines,
    seat_line,
    table_lines,
    visible_kinds,
)
from sixgun.terminal.lines import around
from sixgun.terminal.look import CARD_WIDTH, centred, flow
from sixgun.terminal.stage import NOBODY, Entry, Scene, Tray, Usual
from sixgun.texts import Speaker

DECK_WIDTH: Final = 8


class BangStage(BangSeats, Usual):
    """The card game at the terminal, and how its options are picked."""

    hidden_roles: ClassVar[bool] = True
    quiet: ClassVar[tuple[str, ...]] = ("leap_in",)
    topics: ClassVar[tuple[str, ...]] = Events.topics
    helps: ClassVar[tuple[str, ...]] = (
        "ui-help-bang-keys",
        "ui-help-bang-target",
        "ui-help-bang-go",
        "ui-help-arrows",
        "ui-help-bang-stop",
        "ui-help-why",
        "ui-help-bang-cards",
        "ui-help-info",
        "ui-help-bang-log",
        "ui-help-undo",
        "ui-help-type",
        "ui-help-hint",
        "ui-help-language",
        "ui-help-look",
        "ui-help-quit",
    )
    signs: ClassVar[str] = "ui-help-bang-signs"
    example: ClassVar[str] = "ends turn"
    marks: ClassVar[Mapping[type[Event], tuple[str, str]]] = {
        told.TurnBegan: (TURN, "turn"),
        told.LifeLost: ("−", "hurt"),
        told.ShotFired: ("•", "plain"),
        told.TurnLost: ("✗", "hurt"),
        told.Punished: ("✗", "hurt"),
        told.LifeGained: ("+", "good"),
        told.Rewarded: ("+", "good"),
        told.Eliminated: ("✝", "out"),
        told.GameEnded: ("★", "turn"),
        told.GameBegan: ("★", "turn"),
        told.CameBack: (GHOST, "good"),
        told.LeftAgain: ("✝", "out"),
        EventRevealed: (EVENT, "turn"),
    }

    def order(self, view: View) -> Sequence[int]:
        """How the players sit where some have changed places."""
        return cast(BangView, view).order

    # -- the middle ----------------------------------------------------------------------------------

    def strip(self, scene: Scene) -> list[Text]:
        """Deck, discard pile, what lies in the middle, and what boxes bring, in at most `height` rows.

        If there is no room, boxes show the least they can.
        """
        view, say, look = cast(BangView, scene.view), scene.speaker.text, scene.look
        suit = self.sight(view).suit
        pile = Text(say("ui-bang-discards", count=view.discard_size))
        if view.discard:
            pile.append(" ").append_text(
                card_on_leather(view.discard[-1], suit(view.discard[-1]), scene.speaker, look)
            )
        chunks = [Text(say("ui-bang-deck", count=view.deck_size) + " ·"), pile]
        asked = {getattr(option, "card", NO_CARD) for option in view.own_ask.options} if view.own_ask else {}
        for title, cards in self._laid_open(view):
            if any(card in asked for card in cards):
                continue  # they are in the list of choices
            pile.append(" ·")
            chunks.append(Text(say(title), f"bold {look.leather_brass}"))
            chunks += [card_on_leather(card, suit(card), scene.speaker, look) for card in cards]
        asleep = self._asleep(view, scene.speaker)
        if asleep:
            chunks[-1].append(" ·")
            chunks.append(Text(asleep, f"bold {look.leather_brass}"))
        rows = flow(chunks, scene.width, Text(style=look.on_leather), 0)
        for part in self.brought(view):
            rows.extend(part.rows(scene.width, scene.height - len(rows), look, scene.speaker))
        return rows

    def _asleep(self, view: BangView, speaker: Speaker) -> str:
        """What the sign of sleep means and what is behind it, if it stands anywhere on the table."""
        by = {one.by: None for seat in range(len(view.seats)) for one in self.sight(view).asleep(seat)}
        if not by:
            return ""
        names = ", ".join([ability_name(id, view.game, speaker) for id in by])
        return f"{ASLEEP} {speaker.text('ui-events-asleep')} ({names})"

    def _laid_open(self, view: BangView) -> list[tuple[str, tuple[int, ...]]]:
        """What lies in the middle or in the reader's lap: (key of its title, cards)."""
        found: list[tuple[str, tuple[int, ...]]] = []
        if view.row:
            found.append(("ui-bang-row", view.row))
        if view.lap:
            found.append(("ui-bang-lap", view.lap))
        return found

    def middle(self, tray: Tray) -> Text:
        """Deck and discard pile side by side, below them what lies open, drawn or in words."""
        view, speaker, look = cast(BangView, tray.view), tray.speaker, tray.look
        suit = self.sight(view).suit
        deck = drawn_deck(look, DECK_WIDTH, view.deck_size)
        blocks = [deck]
        if view.discard:
            card = view.discard[-1]
            blocks.append(drawn_card(card, suit(card), speaker, look, CARD_WIDTH, "", "", True, False))
        counts = f"{speaker.text('ui-bang-deck', count=view.deck_size)} · "
        counts += speaker.text("ui-bang-discards", count=view.discard_size)
        lines = [*side_by_side(blocks, 3), Text(counts, look.on_leather)]
        for title, cards in self._laid_open(view):
            lines.append(Text(speaker.text(title), f"bold {look.leather_brass}"))
            chunks = [card_on_leather(card, suit(card), speaker, look) for card in cards]
            lines.extend(flow(chunks, tray.width - 2, Text(), 0))
        asleep = self._asleep(view, speaker)
        if asleep:
            lines.append(Text(asleep, f"bold {look.leather_brass}"))
        for part in self.brought(view):
            lines.extend(part.rows(tray.width - 2, tray.height - len(lines), look, speaker))
        return centred(lines, tray.width, tray.height)

    # -- the hand and the choices --------------------------------------------------------------------

    def entries(self, view: View, ask: Ask, closed: Sequence[Closed], speaker: Speaker) -> list[Entry]:
        """The options sorted by card."""
        return Menu(cast(BangView, view), ask, closed, speaker).entries()

    def in_hand(self, view: View, speaker: Speaker) -> list[Entry]:
        """The hand without keys."""
        hand = player_at(view, view.seat).hand if view.seat >= 0 else ()
        return [
            Entry(HAND_ENTRY, "", card_name(card, speaker), card, copies, ())
            for card, copies in distinct(hand)
        ]

    def cell(self, scene: Scene, entry: Entry, picked: bool) -> Text:
        """Key, card, and how many targets there are; what is closed carries a cross."""
        look = scene.look
        ways = entry.open_ways
        shut = not ways and bool(entry.key)
        ink = look.ink_3 if shut else look.ink
        if picked:
            ink = f"bold {look.on_brass} on {look.brass_fill}"
        text = Text("▸" if picked else " ", look.brass)
        if entry.key:
            text.append(f"{entry.key} ", look.ink_3 if shut else f"bold {look.brass}")
        if entry.card != NO_CARD:
            suit = self.sight(scene.view).suit(entry.card)
            text.append_text(card_text(entry.card, suit, scene.speaker, look, ink, entry.copies))
            owner = entry.label.removeprefix(card_name(entry.card, scene.speaker))
            text.append(owner, ink)
            text.append(f" ={entry.used_as}" if entry.used_as else "", look.blue)
        else:
            text.append(entry.label, ink)
        text.append(self._marks(entry.card, scene), f"bold {look.red}")
        return text.append(_tail(entry, scene.view), look.ink_3 if shut else look.blue)

    def _marks(self, card: int, scene: Scene) -> str:
        """What boxes put on a card: their signs, and the word where there is only one card to speak of."""
        marks = [part.on_card(card, scene.speaker) for part in self.brought(scene.view) if card != NO_CARD]
        return "".join([f" {mark.sign}" for mark in marks if mark is not None])

    def drawn(self, scene: Scene, entry: Entry, picked: bool) -> list[Text]:
        """A card of the hand with its key on the upper edge and its targets on the lower one."""
        usable = bool(entry.open_ways) or not entry.key
        copies = f" ×{entry.copies}" if entry.copies > 1 else ""
        above = (f"[{entry.key}]{copies}" if entry.key else copies) + self._marks(entry.card, scene)
        below = f"={entry.used_as}" if entry.used_as else ""
        return drawn_card(
            entry.card,
            self.sight(scene.view).suit(entry.card),
            scene.speaker,
            scene.look,
            scene.width,
            above,
            below + _tail(entry, scene.view).strip(),
            usable,
            picked,
        )

    def target(self, option: Option) -> int:
        """The player an option is aimed at."""
        return target_of(option)

    def idle(self, view: View, last: View | None) -> bool:
        """Questions that only pester.

        A moment between two actions is offered only after a wound or with more cards than before. After a
        rescue that has succeeded nobody is asked whether to go on with nothing to go on with.
        """
        ask = view.own_ask
        if ask is None:
            return False
        needed = [one.params.get("needed", 1) for one in view.asks if one.seat == view.seat]
        if saved_already(ask.prompt, int(needed[0]), ask.options):
            return True
        if ask.prompt != "interlude" or last is None:
            return False
        now, before = player_at(view, view.seat), player_at(last, view.seat)
        return now.life >= before.life and now.hand_size <= before.hand_size

    # -- reading aloud -------------------------------------------------------------------------------

    def table_told(self, view: View, speaker: Speaker) -> list[str]:
        """Turn and middle first, then every seat from the reader's own on, clockwise."""
        seen, sight = cast(BangView, view), self.sight(view)
        turn, player = seen.turn_number, seen.names[seen.active]
        lines = table_lines(player, turn, seen.deck_size, seen.discard_size, seen.discard, speaker)
        lines += open_lines(seen.row, seen.lap, speaker)
        for part in self.brought(view):
            lines += part.told(player, seen.seat >= 0, speaker)
        for seat in around(seen.seat, len(seen.seats), seen.order):
            one = seen.seats[seat]
            character, role = self.about(view, seat, speaker)[0], self.role(view, seat, speaker)
            where = Sighted(
                sight.reach(seat),
                sight.distance(seat),
                sight.in_reach(seat),
                bool(one.ghost),
                seen.course.starter == seat,
                sight.asleep(seat),
            )
            lines.append(seat_line(seen.names[seat], one, character, role, one.hand_size, where, speaker))
        return lines

    def hand_told(self, view: View, speaker: Speaker) -> list[str]:
        """The hand, one card a line."""
        hand = player_at(view, view.seat).hand if view.seat >= 0 else ()
        return hand_lines(hand, self.sight(view).suit, self.brought(view), speaker)

    def topic_told(self, topic: str, view: View, speaker: Speaker) -> list[str]:
        """What a box brings, by its name."""
        brought = [part for part in self.brought(view) if topic in part.topics]
        return [line for part in brought for line in part.topic_told(topic, speaker)]

    def has_topic(self, topic: str, view: View) -> bool:
        """Whether a box brings it to this table."""
        return any(topic in part.topics for part in self.brought(view))

    def spelled_out(self, event: Event, speaker: Speaker) -> list[str]:
        """What a new event does."""
        return explained(event, speaker)

    def far(self, option: Option, view: View) -> bool:
        """Whether it is about a card of a box that is not on the table."""
        return any(part.far(option) for part in self.brought(view))

    def banner(self, view: View, speaker: Speaker) -> str:
        """A new event."""
        return self._banner.text(speaker, view.game, view.names)

    def legend(self, view: View, speaker: Speaker) -> str:
        """The signs of the game and of what boxes bring."""
        keys = [self.signs, *[part.signs for part in self.brought(view) if part.signs]]
        return " · ".join([speaker.text(key) for key in keys])

    def texts(self, view: View, speaker: Speaker) -> list[tuple[str, str]]:
        """What every card in sight does."""
        return [
            (speaker.name("card", kind), speaker.card_text(kind))
            for kind in visible_kinds(cast(BangView, view))
        ]

    def look_up(self, view: View, words: str, speaker: Speaker) -> list[str]:
        """Cards and characters by name."""
        return look_up(cast(BangView, view), words, speaker)


def _tail(entry: Entry, view: View) -> str:
    """How many other players an entry can be aimed at, or that it is closed."""
    ways = entry.open_ways
    if not ways:
        return f" {SHUT}" if entry.key else ""
    others = [way for way in ways if way.target not in (NOBODY, view.seat)]
    aimed = any(way.target != NOBODY for way in entry.ways)
    return f" {AIM}{len(others)}" if aimed and len(entry.ways) > 1 else ""
