"""The table of each game in sentences, from what a server sends, and its options sorted for reading aloud."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import CAST, KIND, NO_CARD, pack
from sixgun.games.bang.kinds import KINDS
from sixgun.games.bang.options import (
    CardOption,
    Count,
    EndTurn,
    InOrder,
    Pick,
    Play,
    Respond,
    Spend,
    Take,
    UseAbility,
    UseCard,
)
from sixgun.kernel.asks import Option, Pass
from sixgun.server.scenes import Own, Scene
from sixgun.server.scenes.bang import BangOwn, BangScene, BangSeat
from sixgun.server.scenes.dice import DiceOwn, DiceScene, DiceSeat
from sixgun.server.wire import AskInfo
from sixgun.terminal.bang.menu import distinct
from sixgun.terminal.bang.told import cards_told, look_up_among
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
        count = len(scene.names)
        first = max(seen.seat, 0)
        around = [(first + step) % count for step in range(count)]
        return [
            *self.middle(scene, own, say),
            *[self.seat(scene, own, seat, seat == seen.seat, say) for seat in around],
        ]

    def middle(self, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """Whose turn it is and what lies in the middle."""
        raise NotImplementedError

    def seat(self, scene: Scene, own: Own | None, seat: int, mine: bool, say: Speaker) -> str:
        """Everything about one seat."""
        raise NotImplementedError

    def role(self, scene: Scene, own: Own | None, seat: int, say: Speaker) -> str:
        """The reader's own role, in a word."""
        role = own.role if own is not None else ""
        return say.name("role", role) if role else say.text("ui-role-unknown")

    def about(self, scene: Scene, seat: int, say: Speaker) -> tuple[str, str]:
        """Who sits there and what this character can do."""
        raise NotImplementedError

    def offers(self, seen: Seen, ask: AskInfo, say: Speaker) -> list[Offer]:
        """The options of a question, in the order in which they are told."""
        return [Offer(say.say(info.text), (Way(index, ""),)) for index, info in enumerate(ask.options)]

    def strangers(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """Who plays along without a seat and is called by these words, in lines; everyone for no words."""
        return []

    def hand(self, own: Own | None, say: Speaker) -> list[str]:
        """The reader's hand, one card a line; nothing in a game without hands."""
        return []

    def look_up(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """What the cards and characters do whose names begin with these words."""
        raise NotImplementedError

    def topic(self, topic: str, seen: Seen, scene: Scene, say: Speaker) -> list[str]:
        """One of the topics in lines."""
        raise NotImplementedError


def role_told(seat: DiceSeat | BangSeat, own: Own | None, mine: bool, say: Speaker) -> str:
    """What the reader knows of a role, in a word."""
    role = seat.role or (own.role if mine and own is not None else "")
    return say.name("role", role) if role else say.text("ui-role-unknown")


class DiceTeller(Teller):
    """The dice game."""

    def middle(self, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """Turn, arrows, dice."""
        seen = cast(DiceScene, scene)
        lines = [
            say.text("ui-told-turn", player=seen.names[seen.active], number=seen.turn),
            say.text("ui-dice-pile", count=seen.pile),
        ]
        if seen.dice:
            faces = ", ".join(
                f"{number} {say.name('face', face)}" for number, face in enumerate(seen.dice, 1)
            )
            lines.append(say.text("ui-told-dice", roll=seen.rolls_made, dice=faces))
        return lines

    def seat(self, scene: Scene, own: Own | None, seat: int, mine: bool, say: Speaker) -> str:
        """Character, role, life, arrows, and how far away."""
        player = cast(DiceScene, scene).seats[seat]
        line = say.text(
            "ui-told-seat" if player.alive else "ui-told-seat-out",
            player=scene.names[seat],
            character=self.about(scene, seat, say)[0],
            role=role_told(player, own, mine, say),
            life=player.life,
            most=player.max_life,
            arrows=player.arrows,
        )
        away = cast(DiceOwn, own).distances[seat] if own is not None else 0
        return f"{line} {say.text('ui-join-distance', distance=away)}" if away else line

    def about(self, scene: Scene, seat: int, say: Speaker) -> tuple[str, str]:
        """The character and its ability."""
        character = cast(DiceScene, scene).seats[seat].character
        return say.name("character", character, scene.game), say.ability(scene.game, character)

    def look_up(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """The characters at the table."""
        cast_here = [player.character for player in cast(DiceScene, scene).seats]
        return look_up_among((), cast_here, scene.game, words, say)


class BangTeller(Teller):
    """The card game."""

    lists_all = True

    def middle(self, scene: Scene, own: Own | None, say: Speaker) -> list[str]:
        """Turn, piles, and what lies open."""
        seen = cast(BangScene, scene)
        piles: dict[str, int | str] = {"deck": seen.deck, "discards": seen.discarded}
        lines = [say.text("ui-told-bang-turn", player=seen.names[seen.active], number=seen.turn)]
        if seen.discard:
            lines.append(say.text("ui-told-bang-top", card=say.card(seen.discard[-1]), **piles))
        else:
            lines.append(say.text("ui-told-bang-piles", **piles))
        if seen.row:
            lines.append(f"{say.text('ui-bang-row')} {cards_told(seen.row, say)}.")
        lap = cast(BangOwn, own).lap if own is not None else []
        if lap:
            lines.append(f"{say.text('ui-bang-lap')} {cards_told(lap, say)}.")
        return lines

    def seat(self, scene: Scene, own: Own | None, seat: int, mine: bool, say: Speaker) -> str:
        """Character, role, life, cards, range, and how far away."""
        player = cast(BangScene, scene).seats[seat]
        name, character = scene.names[seat], self.about(scene, seat, say)[0]
        role = role_told(player, own, mine, say)
        if not player.alive:
            return say.text("ui-told-seat-out", player=name, character=character, role=role)
        line = say.text(
            "ui-told-bang-seat",
            player=name,
            character=character,
            role=role,
            life=player.life,
            most=player.max_life,
            cards=player.hand,
            reach=player.reach,
        )
        if own is not None:
            mine_own = cast(BangOwn, own)
            away = mine_own.distances[seat]
            if away:
                key = "ui-told-bang-near" if away <= mine_own.reach else "ui-told-bang-far"
                line += " " + say.text(key, distance=away)
        if player.in_play:
            line += " " + say.text("ui-told-bang-in-play", cards=cards_told(player.in_play, say))
        return line

    def about(self, scene: Scene, seat: int, say: Speaker) -> tuple[str, str]:
        """The character, with the ones it copies, and what it can do."""
        player = cast(BangScene, scene).seats[seat]
        if not player.character:
            return say.text("ui-bang-no-character"), ""
        ids = (player.character, *player.borrowed)
        names = " = ".join([say.name("character", id, scene.game) for id in ids])
        return names, " ".join([say.ability(scene.game, id) for id in ids])

    def offers(self, seen: Seen, ask: AskInfo, say: Speaker) -> list[Offer]:
        """Sorted by card; what ends something comes last."""
        sorter = _Sorter(seen, say)
        return sorter.offers(ask)

    def hand(self, own: Own | None, say: Speaker) -> list[str]:
        """One card a line with its colour in a word."""
        hand = cast(BangOwn, own).hand if own is not None else []
        if not hand:
            return [say.text("ui-bang-empty-hand")]
        return [
            say.card(card)
            + (f" ×{copies}" if copies > 1 else "")
            + f", {say.name('colour', KINDS[KIND[card]].colour)}"
            for card, copies in distinct(hand)
        ]

    def look_up(self, scene: Scene, words: str, say: Speaker) -> list[str]:
        """Cards and characters of the boxes on the table."""
        boxes = tuple([box for box in cast(BangScene, scene).sets if box in CAST])
        kinds = [KIND[card] for card in pack(boxes)]
        characters = [id for box in boxes for id in CAST[box]]
        return look_up_among(kinds, characters, scene.game, words, say)


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
            if isinstance(option, Pass | EndTurn | InOrder):
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
        if isinstance(option, UseCard) or self._from_hand(option):
            card = cast(CardOption, option).card
            return ("card", card), self._say.card(card)
        if isinstance(option, UseAbility):
            return ("ability", option.ability), self._say.name("character", option.ability, self._game)
        return None, ""

    def _from_hand(self, option: Option | None) -> bool:
        return (
            isinstance(option, CardOption)
            and not isinstance(option, Take | Count | UseCard | Pick)
            and option.card != NO_CARD
            and option.card in self._hand
        )

    def _way(self, index: int, option: Option | None, text: str) -> Way:
        target = option.target if isinstance(option, Play | UseCard | UseAbility) else NOBODY
        if isinstance(option, UseAbility) and option.card != NO_CARD:
            return Way(index, self._say.name("character", option.ability, self._game), target)
        if target == NOBODY:
            return Way(index, text)
        label = self._names[target]
        if isinstance(option, Play | Respond | Spend) and option.kind != KIND[option.card]:
            label += f" ({self._say.name('card', option.kind)})"
        return Way(index, label, target)


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

    def hand(self, own: Own | None, say: Speaker) -> list[str]:
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
