"""The card table in sentences, for reading aloud."""

from collections.abc import Sequence

from sixgun.games.bang.cards import KIND, pack
from sixgun.games.bang.kinds import KINDS
from sixgun.games.bang.view import BangView
from sixgun.terminal.bang.art import card_name
from sixgun.terminal.bang.menu import distinct
from sixgun.terminal.bang.sight import Sight
from sixgun.terminal.words import BEGINNING, fit
from sixgun.texts import Speaker


def table_lines(view: BangView, speaker: Speaker) -> list[str]:
    """Whose turn it is, the two piles, and what lies open."""
    piles: dict[str, int | str] = {"deck": view.deck_size, "discards": view.discard_size}
    lines = [speaker.text("ui-told-bang-turn", player=view.names[view.active], number=view.turn_number)]
    if view.discard:
        lines.append(speaker.text("ui-told-bang-top", card=card_name(view.discard[-1], speaker), **piles))
    else:
        lines.append(speaker.text("ui-told-bang-piles", **piles))
    if view.row:
        lines.append(f"{speaker.text('ui-bang-row')} {cards_told(view.row, speaker)}.")
    if view.lap:
        lines.append(f"{speaker.text('ui-bang-lap')} {cards_told(view.lap, speaker)}.")
    return lines


def cards_told(cards: Sequence[int], speaker: Speaker) -> str:
    """Cards one after another."""
    return ", ".join([card_name(card, speaker) for card in cards])


def seat_lines(view: BangView, seat: int, role: str, character: str, sight: Sight, speaker: Speaker) -> str:
    """Everything about one seat in a line."""
    player = view.seats[seat]
    name = view.names[seat]
    if not player.alive:
        return speaker.text("ui-told-seat-out", player=name, character=character, role=role)
    line = speaker.text(
        "ui-told-bang-seat",
        player=name,
        character=character,
        role=role,
        life=player.life,
        most=player.max_life,
        cards=player.hand_size,
        reach=sight.reach(seat),
    )
    away = sight.distance(seat)
    if away:
        key = "ui-told-bang-near" if sight.in_reach(seat) else "ui-told-bang-far"
        line += " " + speaker.text(key, distance=away)
    if player.in_play:
        line += " " + speaker.text("ui-told-bang-in-play", cards=cards_told(player.in_play, speaker))
    return line


def hand_lines(view: BangView, speaker: Speaker) -> list[str]:
    """The reader's hand, one card a line with its colour in a word."""
    hand = view.seats[view.seat].hand if view.seat >= 0 else ()
    if not hand:
        return [speaker.text("ui-bang-empty-hand")]
    lines = []
    for card, copies in distinct(hand):
        colour = speaker.name("colour", KINDS[KIND[card]].colour)
        lines.append(card_name(card, speaker) + (f" ×{copies}" if copies > 1 else "") + f", {colour}")
    return lines


def visible_kinds(view: BangView) -> list[str]:
    """The kinds of all cards the reader sees: hand, lap, middle, in play from the own seat on, discard."""
    me = max(view.seat, 0)
    count = len(view.seats)
    around = [view.seats[(me + step) % count] for step in range(count)]
    cards = [*around[0].hand, *view.lap, *view.row]
    for player in around:
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
