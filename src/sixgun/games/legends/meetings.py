"""What can have happened between players and with the table: fights, poker, stories, the end."""

from typing import ClassVar

from sixgun.kernel.events import Event, Hidden, OpenEvent


class FightDeclared(OpenEvent):
    """A fight begins: attacker, defender and the kind of fight."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "kind", "actor", "source")
    __slots__ = ("actor", "attacker", "defender", "kind", "source")

    def __init__(self, attacker: int, defender: int, kind: str, actor: int, source: str) -> None:
        self.attacker = attacker
        self.defender = defender
        self.kind = kind
        self.actor = actor
        self.source = source


class HandPeeked(Event):
    """Someone looks at some of a rival's poker cards."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "cards")
    __slots__ = ("cards", "seat", "target")

    def __init__(self, seat: int, target: int, cards: tuple[Hidden, ...]) -> None:
        self.seat = seat
        self.target = target
        self.cards = cards


class FightCardsPeeked(Event):
    """A fighter looks at some of the fight cards drawn against them."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[Hidden, ...]) -> None:
        self.seat = seat
        self.cards = cards


class FightCardsDrawn(Event):
    """Fight cards are drawn by whoever acts for the opponent."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cards")
    __slots__ = ("cards", "count", "seat")

    def __init__(self, seat: int, count: int, cards: tuple[Hidden, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards


class CardLaid(Event):
    """A fighter plays a poker card face down."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: Hidden) -> None:
        self.seat = seat
        self.card = card


class FightCardLaid(Event):
    """A fight card is played face down."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: Hidden) -> None:
        self.seat = seat
        self.card = card


class Surrendered(OpenEvent):
    """A defender gives up."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardsRevealed(OpenEvent):
    """The cards of a fight are turned over, with their values so far; -1 means no card."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "kind", "cards", "fight_card", "worth")
    __slots__ = ("attacker", "cards", "defender", "fight_card", "kind", "worth")

    def __init__(
        self,
        attacker: int,
        defender: int,
        kind: str,
        cards: tuple[int, ...],
        fight_card: int,
        worth: tuple[int, ...],
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.kind = kind
        self.cards = cards
        self.fight_card = fight_card
        self.worth = worth


class EffectCancelled(OpenEvent):
    """The effect of the fight card is cancelled."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "fight_card")
    __slots__ = ("fight_card", "seat")

    def __init__(self, seat: int, fight_card: int) -> None:
        self.seat = seat
        self.fight_card = fight_card


class FightRestarted(OpenEvent):
    """The fight is cancelled and starts again from the beginning."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source


class FightWon(OpenEvent):
    """A fight is decided: winner, loser and the two final values (0 if no cards were compared)."""

    fields: ClassVar[tuple[str, ...]] = ("winner", "loser", "kind", "worth")
    __slots__ = ("kind", "loser", "winner", "worth")

    def __init__(self, winner: int, loser: int, kind: str, worth: tuple[int, ...]) -> None:
        self.winner = winner
        self.loser = loser
        self.kind = kind
        self.worth = worth


class TieBroken(OpenEvent):
    """Two or more are equal, and a rule decides between them; `seats` are players with the same score."""

    fields: ClassVar[tuple[str, ...]] = ("rule", "seats")
    __slots__ = ("rule", "seats")

    def __init__(self, rule: str, seats: tuple[int, ...]) -> None:
        self.rule = rule
        self.seats = seats


class RewardLimited(OpenEvent):
    """A fight card took the choice of a reward away."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "fight_card")
    __slots__ = ("fight_card", "seat")

    def __init__(self, seat: int, fight_card: int) -> None:
        self.seat = seat
        self.fight_card = fight_card


class Jailed(OpenEvent):
    """A player is jailed."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class BanditLeft(OpenEvent):
    """A bandit leaves the hideout after the fight."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    __slots__ = ("space",)

    def __init__(self, space: str) -> None:
        self.space = space


class BanditsCame(OpenEvent):
    """Bandits come to hideouts."""

    fields: ClassVar[tuple[str, ...]] = ("spaces",)
    __slots__ = ("spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces


class SheriffMoved(OpenEvent):
    """The sheriff moves one space."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: str) -> None:
        self.seat = seat
        self.space = space


class SheriffReturned(OpenEvent):
    """The sheriff is put back in his office."""

    __slots__ = ()


class SheriffCaught(OpenEvent):
    """The sheriff meets an outlaw."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    __slots__ = ("by", "seat")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class PokerOpened(OpenEvent):
    """Someone opens a game of poker."""

    fields: ClassVar[tuple[str, ...]] = ("host", "town")
    __slots__ = ("host", "town")

    def __init__(self, host: int, town: str) -> None:
        self.host = host
        self.town = town


class PokerJoined(OpenEvent):
    """A player joins the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PokerDeclined(OpenEvent):
    """A player does not join the game."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class HouseDealt(Event):
    """The house draws its cards; `seat` plays them."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[Hidden, ...]) -> None:
        self.seat = seat
        self.cards = cards


class FlopTurned(OpenEvent):
    """The three common cards are turned up."""

    fields: ClassVar[tuple[str, ...]] = ("cards", "pot")
    __slots__ = ("cards", "pot")

    def __init__(self, cards: tuple[int, ...], pot: int) -> None:
        self.cards = cards
        self.pot = pot


class HandShown(OpenEvent):
    """A player's hole cards and what they make with the flop; it is compared by its `ranks`, 2 to 14."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "hand", "ranks")
    __slots__ = ("cards", "hand", "ranks", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...], hand: str, ranks: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards
        self.hand = hand
        self.ranks = ranks


class HouseShown(OpenEvent):
    """The house's cards: all four, the two played, and what they make with the flop."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "house", "hand", "ranks")
    __slots__ = ("cards", "hand", "house", "ranks", "seat")

    def __init__(
        self, seat: int, cards: tuple[int, ...], house: tuple[int, ...], hand: str, ranks: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.cards = cards
        self.house = house
        self.hand = hand
        self.ranks = ranks


class PotWon(OpenEvent):
    """Players take the pot, or the house keeps it."""

    fields: ClassVar[tuple[str, ...]] = ("winners", "pot")
    __slots__ = ("pot", "winners")

    def __init__(self, winners: tuple[int, ...], pot: int) -> None:
        self.winners = winners
        self.pot = pot


class DiscPlaced(OpenEvent):
    """A player puts a disc on a story card, or moves it there from the other one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "story", "moved")
    __slots__ = ("moved", "seat", "story")

    def __init__(self, seat: int, story: str, moved: int) -> None:
        self.seat = seat
        self.story = story
        self.moved = moved


class StoryTurned(OpenEvent):
    """A story card has enough discs and is turned over; `seats` contributed."""

    fields: ClassVar[tuple[str, ...]] = ("story", "seats")
    __slots__ = ("seats", "story")

    def __init__(self, story: str, seats: tuple[int, ...]) -> None:
        self.story = story
        self.seats = seats


class StoryUncovered(OpenEvent):
    """The next story card becomes active."""

    fields: ClassVar[tuple[str, ...]] = ("story",)
    __slots__ = ("story",)

    def __init__(self, story: str) -> None:
        self.story = story


class GoalCompleted(OpenEvent):
    """A player completes a goal."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "goal")
    __slots__ = ("goal", "seat")

    def __init__(self, seat: int, goal: str) -> None:
        self.seat = seat
        self.goal = goal


class TokensKept(Event):
    """A player draws legend tokens and keeps some."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "tokens")
    __slots__ = ("count", "seat", "tokens")

    def __init__(self, seat: int, count: int, tokens: tuple[Hidden, ...]) -> None:
        self.seat = seat
        self.count = count
        self.tokens = tokens


class BlackCardTurned(OpenEvent):
    """The Man in Black turns over a card and goes to a space."""

    fields: ClassVar[tuple[str, ...]] = ("black", "space")
    __slots__ = ("black", "space")

    def __init__(self, black: str, space: str) -> None:
        self.black = black
        self.space = space


class BlackGained(OpenEvent):
    """The Man in Black gains Legendary points."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "lp")
    __slots__ = ("amount", "lp")

    def __init__(self, amount: int, lp: int) -> None:
        self.amount = amount
        self.lp = lp


class EndTriggered(OpenEvent):
    """Someone has reached the target; the game ends with this round."""

    fields: ClassVar[tuple[str, ...]] = ("last_round",)
    __slots__ = ("last_round",)

    def __init__(self, last_round: int) -> None:
        self.last_round = last_round


class RowScored(OpenEvent):
    """An outlaw gains LP for the row of the Wanted track at the end of a turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount")
    __slots__ = ("amount", "seat")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class Scored(OpenEvent):
    """A line of a player's final score."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "amount")
    __slots__ = ("amount", "line", "seat")

    def __init__(self, seat: int, line: str, amount: int) -> None:
        self.seat = seat
        self.line = line
        self.amount = amount


class BlackScored(OpenEvent):
    """A line of the Man in Black's final score."""

    fields: ClassVar[tuple[str, ...]] = ("line", "amount")
    __slots__ = ("amount", "line")

    def __init__(self, line: str, amount: int) -> None:
        self.line = line
        self.amount = amount


class GameEnded(OpenEvent):
    """The game is over."""

    fields: ClassVar[tuple[str, ...]] = ("winners", "reason", "totals")
    __slots__ = ("reason", "totals", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, totals: tuple[int, ...]) -> None:
        self.winners = winners
        self.reason = reason
        self.totals = totals
