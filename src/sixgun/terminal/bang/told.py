"""The card table in sentences, for reading aloud, whether it is here or on a server."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from sixgun.games.bang.cards import KIND, SUIT, SUITS, pack
from sixgun.games.bang.kinds import KINDS
from sixgun.games.bang.view import BangView
from sixgun.terminal.bang.art import ability_name, card_name
from sixgun.terminal.bang.brought import Brought, brought_by
from sixgun.terminal.bang.menu import distinct
from sixgun.terminal.bang.sight import Sleeper
from sixgun.terminal.lines import around
from sixgun.terminal.words import BEGINNING, fit
from sixgun.texts import Speaker


class Seated(Protocol):
    """A player, as a view shows them or as a server sends them."""

    life: int
    max_life: int
    alive: bool

    @property
    def in_play(self) -> Sequence[int]:
        """The cards in front of the player."""
        ...


class Sighted(NamedTuple):
    """What the engine says of a seat.

    Attributes:
        reach: How far the player can shoot.
        away: How far the player is from the reader, 0 if that means nothing.
        near: Whether the reader's weapon reaches the player.
        ghost: Whether the player is in the game without lives.
        starts: Whether the player starts the rounds.
        asleep: What of the player has no effect now.
    """

    reach: int
    away: int
    near: bool
    ghost: bool = False
    starts: bool = False
    asleep: Sequence[Sleeper] = ()


def table_lines(
    player: str, turn: int, deck: int, discarded: int, discard: Sequence[int], speaker: Speaker
) -> list[str]:
    """Whose turn it is, and the two piles."""
    begun = speaker.text("ui-told-bang-turn", player=player, number=turn)
    if discard:
        top = card_name(discard[-1], speaker)
        return [begun, speaker.text("ui-told-bang-top", card=top, deck=deck, discards=discarded)]
    return [begun, speaker.text("ui-told-bang-piles", deck=deck, discards=discarded)]


def open_lines(row: Sequence[int], lap: Sequence[int], speaker: Speaker) -> list[str]:
    """What lies open in the middle, and what only the reader is looking at."""
    laid = (("ui-bang-row", row), ("ui-bang-lap", lap))
    return [f"{speaker.text(title)} {cards_told(cards, speaker)}." for title, cards in laid if cards]


def cards_told(cards: Sequence[int], speaker: Speaker) -> str:
    """Cards one after another."""
    return ", ".join([card_name(card, speaker) for card in cards])


def character_told(character: str, borrowed: Sequence[str], game: str, speaker: Speaker) -> tuple[str, str]:
    """A character, with those it copies, and what it can do."""
    if not character:
        return speaker.text("ui-bang-no-character"), ""
    ids = (character, *borrowed)
    names = " = ".join([speaker.name("character", id, game) for id in ids])
    return names, " ".join([speaker.ability(game, id) for id in ids])


def asleep_told(asleep: Sequence[Sleeper], speaker: Speaker) -> str:
    """What has no effect now, and by what; empty for nothing."""
    if not asleep:
        return ""
    names = [f"{ability_name(one.id, '', speaker)} ({ability_name(one.by, '', speaker)})" for one in asleep]
    return speaker.text("ui-told-events-asleep", names=", ".join(names))


def seat_line(
    name: str, player: Seated, character: str, role: str, hand: int, sight: Sighted, speaker: Speaker
) -> str:
    """Everything about one seat in a line."""
    if not player.alive:
        return speaker.text("ui-told-seat-out", player=name, character=character, role=role)
    line = speaker.text(
        "ui-told-bang-seat",
        player=name,
        character=character,
        role=role,
        life=player.life,
        most=player.max_life,
        cards=hand,
        reach=sight.reach,
    )
    if sight.away:
        key = "ui-told-bang-near" if sight.near else "ui-told-bang-far"
        line += " " + speaker.text(key, distance=sight.away)
    if player.in_play:
        line += " " + speaker.text("ui-told-bang-in-play", cards=cards_told(player.in_play, speaker))
    if sight.ghost:
        line += " " + speaker.text("ui-told-events-ghost", player=name)
    if sight.starts:
        line += " " + speaker.text("ui-told-events-starter", player=name)
    asleep = asleep_told(sight.asleep, speaker)
    return f"{line} {asleep}" if asleep else line


def hand_lines(
    hand: Sequence[int], suit: Callable[[int], int], brought: Sequence[Brought], speaker: Speaker
) -> list[str]:
    """The reader's hand, one card a line with its colour in a word.

    Also what its suit counts as, if that is another one, and what boxes say of it.
    """
    if not hand:
        return [speaker.text("ui-bang-empty-hand")]
    lines = []
    for card, copies in distinct(hand):
        colour = speaker.name("colour", KINDS[KIND[card]].colour)
        told = [card_name(card, speaker) + (f" ×{copies}" if copies > 1 else ""), colour]
        if suit(card) != SUIT[card]:
            told.append(speaker.text("ui-events-counts-as", suit=speaker.name("suit", SUITS[suit(card)])))
        told.extend([mark.word for part in brought if (mark := part.on_card(card, speaker)) is not None])
        lines.append(", ".join(told))
    return lines


def visible_kinds(view: BangView) -> list[str]:
    """The kinds of all cards the reader sees: of boxes, hand, lap, middle, in play clockwise, discard."""
    players = [view.seats[seat] for seat in around(view.seat, len(view.seats), view.order)]
    cards = [*players[0].hand, *view.lap, *view.row]
    for player in players:
        cards.extend(player.in_play)
    cards.extend(view.discard[-1:])
    brought = [id for part in brought_by(view) for id in part.lying_open()]
    return list(dict.fromkeys([*brought, *[KIND[card] for card in cards]]))


def look_up(view: BangView, words: str, speaker: Speaker) -> list[str]:
    """Cards of these boxes and characters whose name begins with the words, each with what it does."""
    kinds = [KIND[card] for card in pack(view.boxes, view.without)]
    kinds += [id for part in brought_by(view) for id in part.printed()]
    return look_up_among(kinds, view.cast, view.game, words, speaker)


def look_up_among(
    kinds: Sequence[str], characters: Sequence[str], game: str, words: str, speaker: Speaker
) -> list[str]:
    """Those cards and characters whose name begins with the words, each with what it does."""
    found = []
    for kind in dict.fromkeys(kinds):
        name = speaker.name("card", kind)
        if _matches(words, name, kind, speaker):
            found.append(f"{name}: {speaker.card_text(kind)}")
    for id in characters:
        name = speaker.name("character", id, game)
        if _matches(words, name, id, speaker):
            found.append(f"{name}: {speaker.ability(game, id)}")
    return found


def _matches(wanted: str, name: str, id: str, speaker: Speaker) -> bool:
    return any(fit(wanted, text, speaker) <= BEGINNING for text in (name, id))
