"""Gold Rush at the terminal: the shop with its prices, nuggets and equipment beside the players."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from rich.text import Text

from sixgun.games.bang.cards import pile_cards
from sixgun.games.bang.sets.gold_rush.part import EQUIPMENT, PRICES, GoldPart
from sixgun.games.bang.sets.gold_rush.told import Buy
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option
from sixgun.terminal.bang.brought import Brought, Mark
from sixgun.terminal.look import Look, flow
from sixgun.texts import Speaker

NUGGET: Final = "●"
GEAR: Final = "▪"
SIDE: Final = "☾"
SHADOWS: Final = "shadow_gunslingers"


@dataclass(frozen=True)
class Gold(Brought):
    """What everyone sees of Gold Rush.

    Attributes:
        trade: Whether there are nuggets and equipment.
        shop: The cards on offer.
        under: The cards face up under the deck.
        nuggets, gear, sides: What every player has.
        pool: Every equipment card that may come up.
        names: The players.
    """

    trade: bool
    shop: tuple[str, ...]
    under: tuple[str, ...]
    nuggets: tuple[int, ...]
    gear: tuple[tuple[str, ...], ...]
    sides: tuple[str, ...]
    pool: tuple[str, ...]
    names: tuple[str, ...]

    signs: ClassVar[str] = "ui-gold-signs"

    def rows(self, width: int, room: int, look: Look, speaker: Speaker) -> list[Text]:
        """The shop in as few rows as it takes."""
        if not self.trade:
            return []
        heading = speaker.text("ui-gold-shop")
        words = [Text(f"{NUGGET} {heading}:", f"bold {look.leather_brass}")]
        words += [Text(self.priced(id, speaker), look.on_leather) for id in self.shop]
        return flow(words, width, Text(), 2)[: max(1, room)]

    def priced(self, id: str, speaker: Speaker) -> str:
        """A card with its price."""
        return f"{speaker.name('card', id)} {PRICES[id]}"

    def beside(self, seat: int, own: bool, speaker: Speaker) -> list[Mark]:
        """Nuggets, equipment, and the side of a Shadow Renegade."""
        found: list[Mark] = []
        if self.trade and (self.nuggets[seat] or own):
            count = self.nuggets[seat]
            found.append(Mark(f"{NUGGET}{count}", speaker.text("ui-gold-nuggets", count=count)))
        found += [Mark(GEAR, speaker.name("card", id)) for id in self.gear[seat]]
        if self.sides[seat]:
            found.append(Mark(SIDE, speaker.text(f"ui-gold-side-{self.sides[seat]}")))
        return found

    def lifeless(self, cause: str, speaker: Speaker) -> str:
        """Back for a turn, as a shadow."""
        return speaker.text("ui-gold-shadow") if cause == SHADOWS else ""

    def told(self, active: str, own: bool, speaker: Speaker) -> list[str]:
        """The shop with what its cards do, and what everybody has."""
        say = speaker.text
        if not self.trade:
            return []
        lines = [
            say(
                "ui-told-gold-card",
                card=speaker.name("card", id),
                price=PRICES[id],
                text=speaker.card_text(id),
            )
            for id in dict.fromkeys(self.shop)
        ]
        lines.insert(0, say("ui-told-gold-shop"))
        for seat, name in enumerate(self.names):
            if self.nuggets[seat] or self.gear[seat]:
                cards = ", ".join([speaker.name("card", id) for id in self.gear[seat]]) or "–"
                lines.append(say("ui-told-gold-player", player=name, count=self.nuggets[seat], cards=cards))
        if self.under:
            names = ", ".join([speaker.name("card", id) for id in self.under])
            lines.append(say("ui-told-gold-under", cards=names))
        return lines

    def lying_open(self) -> Sequence[str]:
        """The shop and the equipment in play."""
        return list(dict.fromkeys([*self.shop, *[id for cards in self.gear for id in cards]]))

    def far(self, option: Option) -> bool:
        """What is not in the shop can hardly be bought."""
        return isinstance(option, Buy) and option.ability not in self.shop

    def printed(self) -> Sequence[str]:
        """Every equipment card."""
        return self.pool


def gold_of(view: BangView) -> Gold:
    """Gold Rush in a view."""
    part = cast(GoldPart, view.parts[GoldPart.id])
    return Gold(
        trade=part.trade,
        shop=part.shop,
        under=part.under,
        nuggets=part.nuggets,
        gear=part.gear,
        sides=part.sides,
        pool=tuple(dict.fromkeys(pile_cards(view.boxes, EQUIPMENT))),
        names=tuple(view.names),
    )
