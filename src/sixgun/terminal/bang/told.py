"""The card table in sentences, for reading aloud, whether it is here or on a server."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sixgun.games.bang.cards import KIND, pack
from sixgun.games.bang.kinds import KINDS
from sixgun.games.bang.view import BangView
from sixgun.terminal.bang.art import card_name
from sixgun.terminal.bang.menu import distinct
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
    """How far a player can shoot, how far they are from the reader (0 if that means nothing), if in reach."""

    reach: int
    away: int
    near: bool


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
    return line


def hand_lines(hand: Sequence[int], speaker: Speaker) -> list[str]:
    """The reader's hand, one card a line with its colour in a word."""
    if not hand:
        return [speaker.text("ui-bang-empty-hand")]
    lines = []
    for card, copies in distinct(hand):
        colour = speaker.name("colour", KINDS[KIND[card]].colour)
        lines.append(card_name(card, speaker) + (f" ×{copies}" if copies > 1 else "") + f", {colour}")
    return lines


def visible_kinds(view: BangView) -> list[str]:
    """The kinds of all cards the reader sees: hand, lap, middle, in play from the own seat on, discard."""
    players = [view.seats[seat] for seat in around(view.seat, len(view.seats))]
    cards = [*players[0].hand, *view.lap, *view.row]
    for player in players:
        cards.extend(player.in_play)
    cards.extend(view.discard[-1:])
    return list(dict.fromkeys([KIND[card] for card in cards]))


def look_up(view: BangView, words: str, speaker: Speaker) -> list[str]:
    """Cards of these boxes and characters whose name begins with the words, each with what it does."""
    kinds = [KIND[card] for card in pack(view.boxes, view.without)]
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
