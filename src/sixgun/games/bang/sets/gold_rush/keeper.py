"""How the state of Gold Rush comes about: dealt with the cards, or read from a position in words."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import CAST, pile_cards
from sixgun.games.bang.model import BangState
from sixgun.games.bang.parts import Keeper, Part
from sixgun.games.bang.sets.gold_rush.part import (
    EQUIPMENT,
    FACE_DOWN,
    LASTING,
    NO_SIDE,
    PRICES,
    SHOP_SIZE,
    SIDES,
    GoldPart,
)
from sixgun.games.roles import RENEGADE
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, flag, one_of, shown, whole
from sixgun.kernel.registry import BadSettings, Matters, Setting
from sixgun.kernel.rng import CountedRng

BOX: Final = "gold_rush"
SHADOWS: Final = "shadow_gunslingers"
"""The setting, and what keeps a shadow in the game."""

WITH_SHADOWS: Final = Matters((BOX,), 1, SHADOWS, (1,))

SETTINGS: Final = (
    Setting.flag(SHADOWS),
    Setting.flag("shadows_stop_at_final_duel", matters=WITH_SHADOWS),
    Setting.flag("shadows_only", matters=WITH_SHADOWS),
)

LEAST_WITH_SHADOWS: Final = 4
MANY: Final = 1_000
NO_EQUIPMENT: Final = "none"
AFTER_RUSH: Final = "discard"
"""The phase of a turn that Gold Rush has ended."""

UNKNOWN: Final = "unknown"
OWN: Final = "own"
"""The side of everybody who is no Shadow Renegade."""


def rules_of(players: int, settings: Mapping[str, int | str]) -> tuple[bool, bool, bool]:
    """Whether there is trade, whether there are shadows, and whether they leave the last two alone."""
    shadows = settings.get(SHADOWS) == 1
    alone = settings.get("shadows_only") == 1
    if shadows and players < LEAST_WITH_SHADOWS:
        raise BadSettings(
            "shadow_gunslingers needs {least} players or more", "shadow-players", least=LEAST_WITH_SHADOWS
        )
    for name in ("shadows_only", "shadows_stop_at_final_duel"):
        if settings.get(name) == 1 and not shadows:
            raise BadSettings("{setting} needs shadow_gunslingers as well", "shadow-setting", setting=name)
    return not alone, shadows, settings.get("shadows_stop_at_final_duel") == 1


class GoldKeeper(Keeper):
    """Deals the shop, and reads and writes everything in words."""

    parts: ClassVar[tuple[str, ...]] = (GoldPart.id,)
    table_words: ClassVar[tuple[str, ...]] = ("shop", "equipment_deck", "equipment_under", "bought", "rush")
    player_words: ClassVar[tuple[str, ...]] = ("nuggets", "equipment", "side", "sought")
    lists: ClassVar[tuple[str, ...]] = ("shop", "equipment")
    tops: ClassVar[tuple[str, ...]] = ("equipment_deck",)
    bottoms: ClassVar[tuple[str, ...]] = ("equipment_under",)

    def deal(self, state: BangState, settings: Mapping[str, int | str]) -> GoldPart:
        trade, shadows, duel_alone = rules_of(len(state.seats), settings)
        deck: list[str] = []
        if trade:
            deck = list(pile_cards(state.boxes, EQUIPMENT))
            state.rng.shuffle(deck)
        return self.part_of(state, deck, (trade, shadows, duel_alone))

    def part_of(self, state: BangState, deck: Sequence[str], rules: tuple[bool, bool, bool]) -> GoldPart:
        """The part with nothing bought yet; the shop is filled from the top of the deck."""
        count = len(state.seats)
        shop = tuple(reversed(deck[len(deck) - SHOP_SIZE :])) if deck else ()
        rest = tuple(deck[: len(deck) - len(shop)])
        return GoldPart((0,) * count, shop, rest, (), "", ((),) * count, ("",) * count, *rules)

    # -- positions -----------------------------------------------------------------------------------------

    def read(self, written: Written, state: BangState) -> GoldPart:
        rules = rules_of(len(state.seats), written.settings)
        self.refuse_without_trade(written, state, rules[0])
        self.refuse_half_done(written)
        left = list(pile_cards(state.boxes, EQUIPMENT)) if rules[0] else []
        table = written.table
        gear = tuple([self.read_gear(entries, name, left) for name, entries in written.players.items()])
        self.refuse_goods_of_the_dead(written, state, gear, rules[1])
        self.refuse_shadows(written, state, rules[1])
        shop = self.read_cards(table.get("shop"), ("shop",), left)
        under = self.read_cards(table.get("equipment_under"), ("equipment_under",), left)
        top = self.read_cards(table.get("equipment_deck"), ("equipment_deck",), left)
        bought = ""
        if table.get("bought") not in (None, NO_EQUIPMENT):
            bought = self.read_cards([table["bought"]], ("bought",), left)[0]
        if len(shop) > SHOP_SIZE:
            raise BadPosition(("shop",), f"there are {SHOP_SIZE} cards in the shop, not {len(shop)}")
        CountedRng(bytes(16)).shuffle(left)
        missing = SHOP_SIZE - len(shop) if rules[0] else 0
        shop = (*shop, *left[:missing])
        deck = (*left[missing:], *reversed(top))
        nuggets = [
            whole(entries.get("nuggets", 0), (name, "nuggets"), 0, MANY)
            for name, entries in written.players.items()
        ]
        sought = [
            seat
            for seat, (name, entries) in enumerate(written.players.items())
            if flag(entries.get("sought", False), (name, "sought"))
        ]
        rush = flag(table.get("rush", False), ("rush",))
        sides = self.read_sides(written, state, rules[1])
        return GoldPart(tuple(nuggets), shop, deck, under, bought, gear, sides, *rules, tuple(sought), rush)

    def refuse_without_trade(self, written: Written, state: BangState, trade: bool) -> None:
        """Complain about nuggets, equipment and their characters at a table with nothing but shadows."""
        if trade:
            return
        words = [word for word in written.table if word in self.table_words]
        places: list[tuple[str, ...]] = [(word,) for word in words]
        for name, entries in written.players.items():
            places += [(name, word) for word in ("nuggets", "equipment") if entries.get(word)]
        for path in places:
            if written.midway:
                continue
            raise BadPosition(path, f"'{path[-1]}' has no place at a table with shadows_only")
        for seat, name in enumerate(written.players):
            character = state.seats[seat].character
            if character in CAST[BOX]:
                raise BadPosition((name, "character"), f"{character} is not dealt with shadows_only")

    def refuse_half_done(self, written: Written) -> None:
        """Complain about what is only true in the middle of something that the position does not tell."""
        if written.midway:
            return
        places: list[tuple[str, ...]] = [(name, "sought") for name in written.players]
        places = [path for path in places if written.players[path[0]].get("sought")]
        if written.table.get("bought", NO_EQUIPMENT) != NO_EQUIPMENT:
            places.append(("bought",))
        if written.table.get("rush") is True and written.table.get("phase") != AFTER_RUSH:
            places.append(("rush",))
        for path in places:
            raise BadPosition(path, f"'{path[-1]}' is true only in the middle of something; leave it out")

    def refuse_goods_of_the_dead(
        self, written: Written, state: BangState, gear: Sequence[Sequence[str]], shadows: bool
    ) -> None:
        """Complain about equipment of somebody who is out; nuggets are kept only with the shadows."""
        for seat, (name, entries) in enumerate(written.players.items()):
            if state.seats[seat].alive or written.midway:
                continue
            if gear[seat]:
                raise BadPosition((name, "equipment"), f"{name} is out and has no equipment; leave it out")
            if entries.get("nuggets") and not shadows:
                raise BadPosition((name, "nuggets"), f"{name} is out and has no nuggets; leave them out")

    def refuse_shadows(self, written: Written, state: BangState, shadows: bool) -> None:
        """Complain about a shadow at a table without the variant."""
        for seat, name in enumerate(written.players):
            if state.seats[seat].ghost == SHADOWS and not shadows:
                raise BadPosition((name, "ghost"), f"there are shadows only with the setting {SHADOWS}")

    def read_cards(self, value: Json, path: tuple[str, ...], left: list[str]) -> tuple[str, ...]:
        """Equipment cards of a list, taken out of those that are left."""
        items = [] if value is None else [value] if isinstance(value, str) else value
        if not isinstance(items, list):
            raise BadPosition(path, f"{path[-1]} is a list of equipment, not {shown(value)}")
        found = []
        for index, item in enumerate(items):
            word = item.replace(" ", "_") if isinstance(item, str) else item
            card = one_of(word, (*path, str(index)), "equipment", sorted(PRICES))
            if card not in left:
                raise BadPosition((*path, str(index)), f"{card} is written too often; there is no more of it")
            left.remove(card)
            found.append(card)
        return tuple(found)

    def read_gear(self, entries: Mapping[str, Json], name: str, left: list[str]) -> tuple[str, ...]:
        """The equipment in front of a player: black cards, never two of a name."""
        path = (name, "equipment")
        cards = self.read_cards(entries.get("equipment"), path, left)
        for index, card in enumerate(cards):
            if card not in LASTING:
                raise BadPosition((*path, str(index)), f"{card} is brown equipment and is never in play")
            if card in cards[:index]:
                raise BadPosition((*path, str(index)), f"{name} has {card} twice; two of a name cannot be")
        return cards

    def read_sides(self, written: Written, state: BangState, shadows: bool) -> tuple[str, ...]:
        """On whose side every Shadow Renegade is; unless stated, one who is out has no side yet."""
        found: list[str] = []
        for seat, (name, entries) in enumerate(written.players.items()):
            player = state.seats[seat]
            was_out = (not player.alive and not player.veil) or player.shown
            usual = NO_SIDE if shadows and player.role == RENEGADE and was_out else ""
            side = one_of(entries.get("side", usual or OWN), (name, "side"), "side", (OWN, *SIDES))
            if side != OWN and not (shadows and player.role == RENEGADE):
                raise BadPosition((name, "side"), f"{name} is no Shadow Renegade, who alone takes sides")
            if side != OWN and not was_out:
                raise BadPosition(
                    (name, "side"), f"{name} was never out and has no side; write 'shown: true' if so"
                )
            found.append("" if side == OWN else side)
        return tuple(found)

    # -- in words ------------------------------------------------------------------------------------------

    def tell(self, part: Part, names: Sequence[str]) -> Written:
        gold = cast(GoldPart, part)
        players: dict[str, dict[str, Json]] = {}
        for seat, name in enumerate(names):
            players[name] = {}
            if gold.trade:
                players[name] = {
                    "nuggets": gold.nuggets[seat],
                    "equipment": [*gold.gear[seat]],
                    "sought": seat in gold.wanted,
                }
            players[name]["side"] = gold.sides[seat] or OWN
        table: dict[str, Json] = {}
        if gold.trade:
            table = {
                "shop": [*gold.shop],
                "equipment_deck": [UNKNOWN if id == FACE_DOWN else id for id in reversed(gold.deck)],
                "equipment_under": [*gold.under],
                "bought": gold.bought or NO_EQUIPMENT,
                "rush": gold.rush,
            }
        return Written(players, table)


KEEPER: Final = GoldKeeper()
