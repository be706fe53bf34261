"""The table of each game in sentences, from what a server sends, and its options sorted for reading aloud."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import CAST, EVENTS, KIND, NO_CARD, SUIT, pack, pile_cards
from sixgun.games.bang.options import CardOption, CardUse, Use
from sixgun.games.bang.sets.gold_rush.part import EQUIPMENT
from sixgun.games.bang.sets.wild_west_show.part import PILE as SHOW_PILE
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event
from sixgun.server.scenes import Own, Scene
from sixgun.server.scenes.bang import BangOwn, BangScene, BangSeat
from sixgun.server.scenes.bang_parts import (
    AnyPart,
    EventsPart,
    GoldShown,
    LoadPart,
    OwnEventsPart,
    ShowShown,
    TrainShown,
)
from sixgun.server.scenes.dice import DiceOwn, DiceScene, DiceSeat
from sixgun.server.wire import AskInfo
from sixgun.terminal.bang import told as bang
from sixgun.terminal.bang.art import ability_name
from sixgun.terminal.bang.brought import Brought, explained
from sixgun.terminal.bang.events import Events
from sixgun.terminal.bang.gold import Gold
from sixgun.terminal.bang.load import Load
from sixgun.terminal.bang.menu import hand_card_of, is_stop, played_with, target_of, used_as
from sixgun.terminal.bang.show import Show
from sixgun.terminal.bang.sight import Sleeper
from sixgun.terminal.bang.train import Train, pool_of
from sixgun.terminal.dice import told as dice
from sixgun.terminal.joined.seen import Seen, number_in_said, option_of
from sixgun.terminal.legends.cards import look_up as look_up_printed
from sixgun.terminal.legends.menu import Menu
from sixgun.terminal.legends.seen import country_sent, mine_sent
from sixgun.terminal.legends.told import (
    TOPICS,
    about_rider,
    about_stranger,
    hand_lines,
    points_told,
    table_lines,
    told_about,
)
from sixgun.terminal.legends.ways import Ground
from sixgun.terminal.lines import around, role_told
from sixgun.terminal.stage import NOBODY, Way
from sixgun.texts import Speaker


@dataclass(frozen=True)
class Offer:
    """A thing that can be done something with: the whole choice, or a card with several targets."""

    label: str
    ways: tuple[Way, ...]
    note: str = ""
    """What has to be known of it, behind its words."""


class Teller:
    """How a game is told. Everything is given as the server sends it."""

    lists_all: ClassVar[bool] = False
    """Whether all offers are told with the question; otherwise a long list comes only on demand."""
    topics: ClassVar[tuple[str, ...]] = ()
    """Parts of the table that are told by their names."""
    introduction: ClassVar[str] = "ui-plain-you"
    """The key of the sentence that tells the readers who they are."""

    def table(self, seen: Seen, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """The middle first, then every seat from the reader's own on, clockwise."""
        seats = around(seen.seat, len(scene.names), self.order(scene))
        return [
            *self.middle(scene, own, say),
            *[self.seat(scene, own, seat, seat == seen.seat, say) for seat in seats],
        ]

    def order(self, scene: Scene) -> Sequence[int]:
        """How the players sit where some have changed places; nobody ever does in most games."""
        return ()

    def middle(self, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """Whose turn it is and what lies in the middle."""
        raise NotImplementedError

    def seat(self, scene: Scene, own: Own | None, seat: int, mine: bool, say: Speaker) -> str:
        """Everything about one seat."""
        raise NotImplementedError

    def role(self, scene: Scene, own: Own | None, seat: int, say: Speaker) -> str:
        """The reader's own role, in a word."""
        return role_told(own.role if own is not None else "", say)

    def about(self, scene: Scene, seat: int, say: Speaker) -> tuple[str, str]:
        """Who sits there and what this character can do."""
        raise NotImplementedError

    def offers(self, seen: Seen, ask: AskInfo, say: Speaker) -> list[Offer]:
        """The options of a question, in the order in which they are told."""
        return [Offer(say.say(info.text), (Way(index, ""),)) for index, info in enumerate(ask.options)]

    def strangers(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """Who plays along without a seat and is called by these words, in lines; everyone for no words."""
        return []

    def hand(self, scene: Scene | None, own: Own | None, say: Speaker) -> list[str]:
        """The reader's hand, one card a line; nothing in a game without hands."""
        return []

    def look_up(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """What the cards and characters do whose names begin with these words."""
        raise NotImplementedError

    def topic(self, topic: str, seen: Seen, scene: Scene, say: Speaker) -> list[str]:
        """One of the topics in lines."""
        raise NotImplementedError

    def has_topic(self, topic: str, scene: Scene | None) -> bool:
        """Whether this table has such a part."""
        return True

    def spelled_out(self, event: Event, say: Speaker) -> list[str]:
        """What is told besides an event's line when it happens: it stands out."""
        return []


def role_seen(seat: DiceSeat | BangSeat, own: Own | None, mine: bool, say: Speaker) -> str:
    """What the reader knows of a role, in a word."""
    return role_told(seat.role or (own.role if mine and own is not None else ""), say)


class DiceTeller(Teller):
    """The dice game."""

    def middle(self, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """Turn, arrows, dice."""
        seen = cast(DiceScene, scene)
        player = seen.names[seen.active]
        return dice.table_lines(player, seen.turn, seen.pile, seen.rolls_made, seen.dice, say)

    def seat(self, scene: Scene, own: Own | None, seat: int, mine: bool, say: Speaker) -> str:
        """Character, role, life, arrows, and how far away."""
        player = cast(DiceScene, scene).seats[seat]
        character, role = self.about(scene, seat, say)[0], role_seen(player, own, mine, say)
        line = dice.seat_line(scene.names[seat], player, character, role, say)
        away = cast(DiceOwn, own).distances[seat] if own is not None else 0
        return f"{line} {say.text('ui-join-distance', distance=away)}" if away else line

    def about(self, scene: Scene, seat: int, say: Speaker) -> tuple[str, str]:
        """The character and its ability."""
        character = cast(DiceScene, scene).seats[seat].character
        return say.name("character", character, scene.game), say.ability(scene.game, character)

    def look_up(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """The characters at the table."""
        cast_here = [player.character for player in cast(DiceScene, scene).seats]
        return bang.look_up_among((), cast_here, scene.game, words, say)


class BangTeller(Teller):
    """The card game."""

    lists_all = True
    topics = Events.topics

    def order(self, scene: Scene) -> Sequence[int]:
        """How the players sit where some have changed places."""
        return cast(BangScene, scene).order

    def middle(self, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """Turn, piles, what lies open, and what boxes bring."""
        seen = cast(BangScene, scene)
        player, lap = seen.names[seen.active], cast(BangOwn, own).lap if own is not None else []
        return [
            *bang.table_lines(player, seen.turn, seen.deck, seen.discarded, seen.discard, say),
            *bang.open_lines(seen.row, lap, say),
            *[line for part in brought_sent(seen, own) for line in part.told(player, own is not None, say)],
        ]

    def seat(self, scene: Scene, own: Own | None, seat: int, mine: bool, say: Speaker) -> str:
        """Character, role, life, cards, range, how far away, and what boxes change about it."""
        seen = cast(BangScene, scene)
        player = seen.seats[seat]
        character, role = self.about(scene, seat, say)[0], role_seen(player, own, mine, say)
        mine_own = cast(BangOwn, own) if own is not None else None
        away = mine_own.distances[seat] if mine_own is not None else 0
        where = bang.Sighted(
            player.reach,
            away,
            mine_own is not None and away <= mine_own.reach,
            bool(player.ghost),
            seen.starter == seat,
            sleepers_sent(player),
        )
        return bang.seat_line(scene.names[seat], player, character, role, player.hand, where, say)

    def about(self, scene: Scene, seat: int, say: Speaker) -> tuple[str, str]:
        """The character, with the ones it copies, and what it can do."""
        player = cast(BangScene, scene).seats[seat]
        character, ability = bang.character_told(player.character, player.borrowed, scene.game, say)
        asleep = bang.asleep_told(sleepers_sent(player), say)
        return character, f"{ability} {asleep}" if asleep else ability

    def offers(self, seen: Seen, ask: AskInfo, say: Speaker) -> list[Offer]:
        """Sorted by card; what ends something comes last."""
        sorter = _Sorter(seen, say)
        return sorter.offers(ask)

    def hand(self, scene: Scene | None, own: Own | None, say: Speaker) -> list[str]:
        """One card a line with its colour in a word."""
        seen = cast("BangScene | None", scene)
        suits = seen.suits if seen is not None and seen.suits else SUIT
        brought = brought_sent(seen, own) if seen is not None else []
        hand = cast(BangOwn, own).hand if own is not None else []
        return bang.hand_lines(hand, lambda card: suits[card], brought, say)

    def topic(self, topic: str, seen: Seen, scene: Scene, say: Speaker) -> list[str]:
        """What a box brings, by its name."""
        brought = brought_sent(cast(BangScene, scene), seen.own)
        return [line for part in brought if topic in part.topics for line in part.topic_told(topic, say)]

    def has_topic(self, topic: str, scene: Scene | None) -> bool:
        """Whether a box brings it to this table."""
        brought = brought_sent(cast(BangScene, scene), None) if scene is not None else []
        return any(topic in part.topics for part in brought)

    def spelled_out(self, event: Event, say: Speaker) -> list[str]:
        """What a new event does."""
        return explained(event, say)

    def look_up(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """Cards and characters of the boxes on the table."""
        boxes = tuple([box for box in cast(BangScene, scene).sets if box in CAST])
        kinds = [KIND[card] for card in pack(boxes)]
        kinds += [id for part in brought_sent(cast(BangScene, scene), None) for id in part.printed()]
        characters = [id for box in boxes for id in CAST[box]]
        return bang.look_up_among(kinds, characters, scene.game, words, say)


def sleepers_sent(player: BangSeat) -> list[Sleeper]:
    """What of a player has no effect now."""
    return [Sleeper(one.id, one.card, one.by) for one in player.asleep]


def brought_sent(scene: BangScene, own: Own | None) -> list[Brought]:
    """What the boxes on the table bring, as the server sends it."""
    private = cast(BangOwn, own).parts if own is not None else []
    return [brought_of(part, private, scene) for part in scene.parts]


def brought_of(part: AnyPart, private: Sequence[OwnEventsPart], scene: BangScene) -> Brought:
    """What a part of the table shows."""
    if isinstance(part, LoadPart):
        cards = {one.card: one.count for one in part.cards}
        return Load(scene.names, cards, part.seats, part.supply, part.bell, part.belt)
    if isinstance(part, TrainShown):
        return train_sent(part, scene.sets)
    if isinstance(part, GoldShown):
        return gold_sent(part, scene.sets, tuple(scene.names))
    if isinstance(part, ShowShown):
        return show_sent(part, scene)
    return events_sent(part, private, scene.sets)


def show_sent(part: ShowShown, scene: BangScene) -> Show:
    """The deck of show cards."""
    return Show(
        now=part.now,
        past=tuple(part.past),
        left=part.left,
        played=part.played,
        skips=tuple(part.skips),
        hands=tuple([tuple(seat.open_hand) for seat in scene.seats]) if part.open else (),
        active=scene.names[scene.active],
        names=tuple(scene.names),
        pool=pile_cards(tuple(scene.sets), SHOW_PILE),
        reader=NOBODY,
    )


def gold_sent(part: GoldShown, boxes: Sequence[str], names: tuple[str, ...]) -> Gold:
    """Nuggets, shop and equipment."""
    return Gold(
        trade=part.trade,
        shop=tuple(part.shop),
        under=tuple(part.under),
        nuggets=tuple(part.nuggets),
        gear=tuple([tuple(cards) for cards in part.gear]),
        sides=tuple(part.sides),
        pool=tuple(dict.fromkeys(pile_cards(tuple(boxes), EQUIPMENT))),
        names=names,
    )


def train_sent(part: TrainShown, boxes: Sequence[str]) -> Train:
    """The train on its line."""
    return Train(
        engine=part.engine,
        stations=tuple(part.stations),
        cars=tuple(part.cars),
        pos=part.pos,
        deck=part.deck,
        under=tuple(part.under),
        pool=pool_of(boxes),
    )


def events_sent(part: EventsPart, private: Sequence[OwnEventsPart], boxes: Sequence[str]) -> Events:
    """The pile of events; which of them may come up follows from the boxes."""
    return Events(
        now=part.now,
        next=part.next,
        past=tuple(part.past),
        left=part.left,
        pool=tuple([id for box in boxes for id, _ in EVENTS.get(box, ())]),
        suit=part.suit,
        duty=part.duty,
        reserve=private[0].reserve if private else "",
    )


class _Sorter:
    """Sorts the options of the card game by what they are about: first the card, then the target."""

    def __init__(self, seen: Seen, say: Speaker) -> None:
        self._game = seen.game
        self._names = seen.names
        self._hand = cast(BangOwn, seen.own).hand if seen.own is not None else []
        self._say = say

    def offers(self, ask: AskInfo) -> list[Offer]:
        """All of them."""
        texts = [self._say.say(info.text) for info in ask.options]
        labels: dict[tuple[str, int | str], str] = {}
        ways: dict[tuple[str, int | str], list[Way]] = {}
        last: list[Offer] = []
        for index, info in enumerate(ask.options):
            option = option_of(self._game, info.option)
            if is_stop(option, self._names):
                last.append(Offer(texts[index], (Way(index, ""),)))
                continue
            thing, label = self._thing(option)
            thing = thing or ("option", index)
            labels.setdefault(thing, label)
            ways.setdefault(thing, []).append(self._way(index, option, texts[index]))
        return [
            *[
                Offer(labels[thing] if len(found) > 1 else texts[found[0].index], tuple(found))
                for thing, found in ways.items()
            ],
            *last,
        ]

    def _thing(self, option: Option | None) -> tuple[tuple[str, int | str] | None, str]:
        """What an option is about, if others may be about the same, and what that is called."""
        if isinstance(option, CardUse) or self._from_hand(option):
            card = cast(CardOption, option).card
            return ("card", card), self._say.card(card)
        if isinstance(option, Use):
            return ("ability", option.ability), ability_name(option.ability, self._game, self._say)
        return None, ""

    def _from_hand(self, option: Option | None) -> bool:
        return option is not None and hand_card_of(option, self._hand) != NO_CARD

    def _way(self, index: int, option: Option | None, text: str) -> Way:
        target = target_of(option) if option is not None else NOBODY
        if isinstance(option, Use) and option.spelled:
            return Way(index, text, target)
        if isinstance(option, Use) and option.card != NO_CARD and option.card not in self._hand:
            owner = f" ({self._names[target]})" if target >= 0 else ""
            return Way(index, self._say.card(option.card) + owner, target)
        if isinstance(option, Use) and option.card != NO_CARD:
            return Way(index, ability_name(option.ability, self._game, self._say), target)
        if target == NOBODY or option is None:
            return Way(index, text)
        used, beside = used_as(option, self._say), played_with(option, self._say)
        label = self._names[target] + (f" ({used})" if used else "")
        return Way(index, label + (f" (+ {beside})" if beside else ""), target)


class LegendsTeller(Teller):
    """Western Legends."""

    lists_all = True
    topics = TOPICS
    introduction = "ui-plain-you-openly"

    def table(self, seen: Seen, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """The turn, what is going on, the players, the figures, the story cards."""
        return table_lines(country_sent(scene), mine_sent(own, seen.seat), say)

    def topic(self, topic: str, seen: Seen, scene: Scene, say: Speaker) -> list[str]:
        """The map, the stories, the goals or the store."""
        return told_about(topic, country_sent(scene), mine_sent(seen.own, seen.seat), say)

    def role(self, scene: Scene, own: Own | None, seat: int, say: Speaker) -> str:
        """Lawman, outlaw or neutral."""
        return points_told(country_sent(scene).seats[seat], say)

    def about(self, scene: Scene, seat: int, say: Speaker) -> tuple[str, str]:
        """The character and what it can do, with everything the player owns."""
        return about_rider(country_sent(scene).seats[seat], say)

    def offers(self, seen: Seen, ask: AskInfo, say: Speaker) -> list[Offer]:
        """Sorted as at a table of one's own; choices that only a newer engine knows are told as sent."""
        options = [option_of(seen.game, info.option) for info in ask.options]
        known = [option for option in options if option is not None]
        if len(known) < len(options):
            return super().offers(seen, ask, say)
        assert seen.scene is not None, "a question before the game"
        country = country_sent(seen.scene)
        hand = mine_sent(seen.own, seen.seat).hand
        flop = () if country.poker is None else country.poker.flop
        left = number_in_said(ask.text, "left", 0)
        ground = Ground(country, seen.seat, ask.prompt, left, say)
        entries = Menu(known, (), hand, seen.names, say, flop, ground=ground).entries()
        texts = [say.say(info.text) for info in ask.options]
        return [
            Offer(
                texts[entry.ways[0].index]
                if len(entry.ways) == 1 and entry.ways[0].then is None
                else entry.label,
                entry.ways,
                entry.note,
            )
            for entry in entries
            if entry.ways
        ]

    def strangers(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """The Man in Black, if he plays along."""
        return about_stranger(country_sent(scene), words, say)

    def hand(self, scene: Scene | None, own: Own | None, say: Speaker) -> list[str]:
        """One card a line, with what it does."""
        return hand_lines(mine_sent(own, 0), say)

    def look_up(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """Everything printed."""
        return look_up_printed(words, say)


TELLERS: Final[dict[str, Callable[[], Teller]]] = {
    "bang": BangTeller,
    "dice": DiceTeller,
    "legends": LegendsTeller,
}
"""A new game adds one line here."""
