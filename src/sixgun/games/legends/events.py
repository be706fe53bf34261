"""What can have happened to one player: gains, losses, cards, places. Past tense, facts only."""

from typing import ClassVar

from sixgun.kernel.events import Event, Hidden, OpenEvent


class GameBegan(OpenEvent):
    """The board is set up; `first` is the first player of every round."""

    fields: ClassVar[tuple[str, ...]] = ("players", "first", "target")
    __slots__ = ("first", "players", "target")

    def __init__(self, players: int, first: int, target: int) -> None:
        self.players = players
        self.first = first
        self.target = target


class CharacterShown(OpenEvent):
    """A player chose this character and shows it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    __slots__ = ("character", "seat")

    def __init__(self, seat: int, character: str) -> None:
        self.seat = seat
        self.character = character


class FigurePlaced(OpenEvent):
    """A figure is put on a space; that is not a movement."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: str) -> None:
        self.seat = seat
        self.space = space


class TurnBegan(OpenEvent):
    """A player's turn starts."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "round")
    __slots__ = ("number", "round", "seat")

    def __init__(self, seat: int, number: int, round: int) -> None:
        self.seat = seat
        self.number = number
        self.round = round


class IncomeTaken(OpenEvent):
    """A player chose this income."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "money", "count")
    __slots__ = ("count", "money", "seat")

    def __init__(self, seat: int, money: int, count: int) -> None:
        self.seat = seat
        self.money = money
        self.count = count


class Readied(OpenEvent):
    """A player makes a weapon or mount the active one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item")
    __slots__ = ("item", "seat")

    def __init__(self, seat: int, item: str) -> None:
        self.seat = seat
        self.item = item


class ActionBegan(OpenEvent):
    """A player spends an action; this many are left."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left


class Moved(OpenEvent):
    """A figure enters a space; `kind` tells a Move action from other movements."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "origin", "kind")
    __slots__ = ("kind", "origin", "seat", "space")

    def __init__(self, seat: int, space: str, origin: str, kind: str) -> None:
        self.seat = seat
        self.space = space
        self.origin = origin
        self.kind = kind


class LpGained(OpenEvent):
    """A player gains Legendary points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "source")
    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source


class LpLost(OpenEvent):
    """A player loses Legendary points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "source")
    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source


class MoneyGained(OpenEvent):
    """A player receives money; anything above the limit is already lost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "source")
    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source


class GainLost(OpenEvent):
    """A player could not take all of a gain: nobody has more than `limit` of this thing."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "thing", "amount", "limit")
    __slots__ = ("amount", "limit", "seat", "thing")

    def __init__(self, seat: int, thing: str, amount: int, limit: int) -> None:
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.limit = limit


class MoneyLost(OpenEvent):
    """A player pays or loses money."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "source")
    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source


class NuggetsGained(OpenEvent):
    """A player receives nuggets."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "source")
    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source


class NuggetsLost(OpenEvent):
    """A player loses nuggets."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "source")
    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source


class MarshalGained(OpenEvent):
    """A player's Marshal marker moves up to this space."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "source")
    __slots__ = ("points", "seat", "source")

    def __init__(self, seat: int, points: int, source: str) -> None:
        self.seat = seat
        self.points = points
        self.source = source


class MarshalLost(OpenEvent):
    """A player loses all Marshal points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points")
    __slots__ = ("points", "seat")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class WantedGained(OpenEvent):
    """A player's Wanted marker moves up to this space."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "source")
    __slots__ = ("points", "seat", "source")

    def __init__(self, seat: int, points: int, source: str) -> None:
        self.seat = seat
        self.points = points
        self.source = source


class WantedLost(OpenEvent):
    """A player loses all Wanted points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points")
    __slots__ = ("points", "seat")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class CardsDrawn(Event):
    """A player draws poker cards."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cards", "source")
    __slots__ = ("cards", "count", "seat", "source")

    def __init__(self, seat: int, count: int, cards: tuple[Hidden, ...], source: str) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.source = source


class CardDiscarded(OpenEvent):
    """A poker card goes to the discard pile without being used."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "source")
    __slots__ = ("card", "seat", "source")

    def __init__(self, seat: int, card: int, source: str) -> None:
        self.seat = seat
        self.card = card
        self.source = source


class CardPlayed(OpenEvent):
    """A player uses a poker card for an action or a reaction."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardStolen(Event):
    """A random poker card changes hands."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "card")
    __slots__ = ("card", "seat", "target")

    def __init__(self, seat: int, target: int, card: Hidden) -> None:
        self.seat = seat
        self.target = target
        self.card = card


class MoneyStolen(OpenEvent):
    """Money changes hands."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "amount")
    __slots__ = ("amount", "seat", "target")

    def __init__(self, seat: int, target: int, amount: int) -> None:
        self.seat = seat
        self.target = target
        self.amount = amount


class DeckShuffled(OpenEvent):
    """The poker deck had run out: the discard pile was shuffled into a new one."""

    minor: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class Wounded(OpenEvent):
    """A player takes wounds and now has this many."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "wounds", "source")
    __slots__ = ("amount", "seat", "source", "wounds")

    def __init__(self, seat: int, amount: int, wounds: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.wounds = wounds
        self.source = source


class Healed(OpenEvent):
    """A player heals wounds and now has this many."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "wounds", "source")
    __slots__ = ("amount", "seat", "source", "wounds")

    def __init__(self, seat: int, amount: int, wounds: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.wounds = wounds
        self.source = source


class AbilityUsed(OpenEvent):
    """A character's or an item's ability is used."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ability")
    __slots__ = ("ability", "seat")

    def __init__(self, seat: int, ability: str) -> None:
        self.seat = seat
        self.ability = ability


class ActionsGained(OpenEvent):
    """A player may take more actions this turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "source")
    __slots__ = ("amount", "seat", "source")

    def __init__(self, seat: int, amount: int, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source


class Worked(OpenEvent):
    """A player works at a location."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: str) -> None:
        self.seat = seat
        self.space = space


class ItemBought(OpenEvent):
    """A player buys an item."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item", "price")
    __slots__ = ("item", "price", "seat")

    def __init__(self, seat: int, item: str, price: int) -> None:
        self.seat = seat
        self.item = item
        self.price = price


class ItemUpgraded(OpenEvent):
    """A player has an item turned over to its upgraded side."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item", "price")
    __slots__ = ("item", "price", "seat")

    def __init__(self, seat: int, item: str, price: int) -> None:
        self.seat = seat
        self.item = item
        self.price = price


class ItemGained(OpenEvent):
    """A player gets an item free of charge."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item", "source")
    __slots__ = ("item", "seat", "source")

    def __init__(self, seat: int, item: str, source: str) -> None:
        self.seat = seat
        self.item = item
        self.source = source


class ItemReturned(OpenEvent):
    """An item goes back to the store."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item")
    __slots__ = ("item", "seat")

    def __init__(self, seat: int, item: str) -> None:
        self.seat = seat
        self.item = item


class DiceRolled(OpenEvent):
    """A player rolls prospecting dice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "faces")
    __slots__ = ("faces", "seat")

    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        self.seat = seat
        self.faces = faces


class DieRerolled(OpenEvent):
    """A player rolls one die again; `die` is its number, from 1."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "die", "face", "source")
    __slots__ = ("die", "face", "seat", "source")

    def __init__(self, seat: int, die: int, face: str, source: str) -> None:
        self.seat = seat
        self.die = die
        self.face = face
        self.source = source


class NuggetsSold(OpenEvent):
    """A player sells nuggets and cards that count as nuggets."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount", "cards")
    __slots__ = ("amount", "cards", "seat")

    def __init__(self, seat: int, amount: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.amount = amount
        self.cards = cards


class DoctorVisited(OpenEvent):
    """A player has all wounds healed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount")
    __slots__ = ("amount", "seat")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class Partied(OpenEvent):
    """A player spends money in the cabaret."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spent")
    __slots__ = ("seat", "spent")

    def __init__(self, seat: int, spent: int) -> None:
        self.seat = seat
        self.spent = spent


class CattleTaken(Event):
    """A player takes a cattle token from a ranch."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "token")
    __slots__ = ("colour", "seat", "token")

    def __init__(self, seat: int, colour: str, token: Hidden) -> None:
        self.seat = seat
        self.colour = colour
        self.token = token


class CattleLost(OpenEvent):
    """A cattle token goes back to its ranch."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")
    __slots__ = ("colour", "seat")

    def __init__(self, seat: int, colour: str) -> None:
        self.seat = seat
        self.colour = colour


class CattleStolen(Event):
    """A cattle token changes hands."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "colour", "token")
    __slots__ = ("colour", "seat", "target", "token")

    def __init__(self, seat: int, target: int, colour: str, token: Hidden) -> None:
        self.seat = seat
        self.target = target
        self.colour = colour
        self.token = token


class CattleDelivered(OpenEvent):
    """A player delivers cattle; the token is shown."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "how")
    __slots__ = ("how", "seat", "token")

    def __init__(self, seat: int, token: str, how: str) -> None:
        self.seat = seat
        self.token = token
        self.how = how
