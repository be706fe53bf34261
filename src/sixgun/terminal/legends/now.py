"""What is going on in Western Legends in sentences: the fight, the game of poker, the dice."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends.hands import best_hand, describe
from sixgun.games.legends.model import BLACK, HOUSE, VIRTUAL
from sixgun.games.legends.printed import WILD, sign
from sixgun.terminal.legends.cards import FIGHT, card_name, fight_card_name, name_of
from sixgun.terminal.legends.seen import Clash, Country, Deal, Dice, Mine
from sixgun.texts import Speaker
from sixgun.texts.legends.names import rank_of

VIRTUAL_NAMES: Final = {"heist": "fight-guard"}
"""Whom one fights in a kind of fight, where that is not called like the fight."""


def figure_name(who: int, kind: str, names: Sequence[str], say: Speaker) -> str:
    """A player, the Man in Black, the house, or the virtual opponent in a kind of fight."""
    if who == BLACK:
        return say.text("character-man_in_black")
    if who == HOUSE:
        return say.text("ui-legends-house")
    if who == VIRTUAL:
        return say.text(VIRTUAL_NAMES.get(kind, f"fight-{kind}"))
    return names[who]


def cards_told(cards: Sequence[int], say: Speaker) -> str:
    """Poker cards one after another."""
    return ", ".join([card_name(card, say) for card in cards])


def signs_of(cards: Sequence[int]) -> str:
    """Poker cards by value and suit only, as they count in a game of poker."""
    return ", ".join([sign(card) for card in cards])


def now_lines(country: Country, mine: Mine, say: Speaker) -> list[str]:
    """The fight, the game of poker or the dice on the table, with what the reader alone knows of them."""
    lines: list[str] = []
    if country.fight is not None:
        lines.append(fight_line(country.fight, country.names, say))
    if mine.fight_cards and country.fight is not None and not country.fight.open:
        cards = ", ".join([name_of(FIGHT, card, say) for card in mine.fight_cards])
        lines.append(say.text("ui-told-legends-fight-cards", cards=cards))
    if mine.peeked:
        lines.append(say.text("ui-told-legends-peeked", cards=cards_told(mine.peeked, say)))
    if country.poker is not None:
        lines.extend(poker_lines(country.poker, country.names, say))
    if mine.house:
        lines.append(say.text("ui-told-legends-house-cards", cards=signs_of(mine.house)))
    if country.gold is not None:
        lines.append(dice_line(country.gold, say))
    return lines


def fight_line(fight: Clash, names: Sequence[str], say: Speaker) -> str:
    """Who fights whom, and the cards on the table as far as they lie there."""
    sides = [_side(fight, side, names, say) for side in (0, 1)]
    virtual = VIRTUAL in (fight.attacker, fight.defender)
    kind = "" if virtual else f"{say.text(f'fight-{fight.kind}')}: "
    return kind + say.text("ui-told-legends-fight", attacker=sides[0], defender=sides[1])


def _side(fight: Clash, side: int, names: Sequence[str], say: Speaker) -> str:
    """A fighter with the card that lies before them, and its value once it is known."""
    who = (fight.attacker, fight.defender)[side]
    name = figure_name(who, fight.kind, names, say)
    card = ""
    if who in (VIRTUAL, BLACK):
        if fight.fight_card:
            card = fight_card_name(fight.fight_card, say)
    elif fight.cards[side] != -1:
        card = card_name(fight.cards[side], say)
    if not card:
        return name
    return f"{name}: {card}" + (f" = {fight.values[side]}" if fight.open and fight.values else "")


def poker_lines(game: Deal, names: Sequence[str], say: Speaker) -> list[str]:
    """Pot, players and flop, then the hands that were shown."""
    town = say.text(f"region-{game.town}") if game.town else say.text("site-rf_cabaret")
    players = ", ".join([figure_name(seat, "", names, say) for seat in game.players])
    key = "ui-told-legends-poker" if game.pot else "ui-told-legends-poker-soon"
    lines = [say.text(key, town=town, players=players, pot=game.pot)]
    if game.flop:
        lines.append(say.text("ui-told-legends-flop", cards=signs_of(game.flop)))
    lines.extend(
        [
            say.text(
                "ui-told-legends-hand",
                player=figure_name(hand.seat, "", names, say),
                cards=signs_of(hand.cards),
                hand=hand_name(game.flop, hand.cards, say),
            )
            for hand in game.shown
        ]
    )
    return lines


def hand_name(flop: Sequence[int], cards: Sequence[int], say: Speaker) -> str:
    """What cards make with the flop, and the ranks it is compared by."""
    hand = best_hand(flop, cards, WILD)
    name = say.text(f"hand-{describe(hand)}")
    ranks = ", ".join([rank_of(value) for value in hand[1:]])
    return say.text("legends-hand", hand=name, ranks=ranks) if ranks else name


def dice_line(gold: Dice, say: Speaker) -> str:
    """What the dice show, and what was kept before."""
    faces = ", ".join([say.text(f"die-{face}") for face in (*gold.kept, *gold.faces)])
    return say.text("ui-told-legends-dice", faces=faces)
