"""The options of an ask, sorted by the card or ability they are about: first the card, then the target."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from sixgun.games.bang.cards import KIND, LABEL, NO_CARD
from sixgun.games.bang.options import (
    CardOption,
    CardUse,
    Copy,
    Count,
    DrawDeck,
    EndTurn,
    Give,
    InOrder,
    Keep,
    Pick,
    Play,
    PlayWith,
    Respond,
    Spend,
    Take,
    Use,
)
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Ask, Closed, Option, Pass, Refusal
from sixgun.terminal.bang.art import ability_name, card_name
from sixgun.terminal.bang.brought import brought_by
from sixgun.terminal.keys import ENTRY_KEYS
from sixgun.terminal.lines import around
from sixgun.terminal.stage import CLOSED, NOBODY, Entry, Way
from sixgun.texts import Speaker

STOP_KEY: Final = "s"
HAND_ENTRY: Final = "hand"
STOP_ENTRY: Final = "stop"
OTHER_ENTRY: Final = "other"


def target_of(option: Option) -> int:
    """The seat an option is aimed at, or nobody."""
    return NOBODY if isinstance(option, Copy | Give) else int(getattr(option, "target", NOBODY))


def is_stop(option: Option | None, names: Sequence[str]) -> bool:
    """Whether an option does no more: passing, ending, staying as it is."""
    if isinstance(option, Pass | EndTurn | InOrder):
        return True
    return option is not None and not isinstance(option, DrawDeck) and "passes" in option.aliases(names)


def hand_card_of(option: Option, hand: Sequence[int]) -> int:
    """The hand card an option is about, or none."""
    if isinstance(option, CardOption) and not isinstance(option, Take | Count | CardUse | Pick):
        return option.card if option.card in hand else NO_CARD
    return NO_CARD


def used_as(option: Option, speaker: Speaker) -> str:
    """The name of the kind a card is used as, if it is not its own."""
    if isinstance(option, Play | PlayWith | Respond | Spend) and option.kind != KIND[option.card]:
        return speaker.name("card", option.kind)
    return ""


def played_with(option: Option, speaker: Speaker) -> str:
    """The names of the cards that accompany a card."""
    companions = option.companions if isinstance(option, PlayWith) else ()
    return ", ".join([speaker.name("card", KIND[companion]) for companion in companions])


def saved_already(prompt: str, needed: int, options: Sequence[Option | None]) -> bool:
    """Whether a rescue has succeeded and nothing but passing is left: then nobody need be asked."""
    return prompt == "rescue" and needed <= 0 and all(isinstance(option, Pass) for option in options)


class Menu:
    """Collects the entries of one ask."""

    def __init__(self, view: BangView, ask: Ask, closed: Sequence[Closed], speaker: Speaker) -> None:
        self._view = view
        self._ask = ask
        self._closed = closed
        self._speaker = speaker
        self._hand = view.seats[view.seat].hand if view.seat >= 0 else ()
        self._brought = brought_by(view)

    def entries(self) -> list[Entry]:
        """All entries with their keys: the hand in its order, then everything else, what stops last."""
        found = [*self._of_hand(), *self._others()]
        stops = [entry for entry in found if entry.kind == STOP_ENTRY]
        rest = [entry for entry in found if entry.kind != STOP_ENTRY]
        keys = [*ENTRY_KEYS, *[""] * len(rest)]
        return [*map(_keyed, rest, keys), *[_keyed(entry, STOP_KEY) for entry in stops]]

    # -- the hand ------------------------------------------------------------------------------------

    def _of_hand(self) -> Iterator[Entry]:
        ways: dict[int, list[Way]] = {}
        reasons: dict[int, Refusal] = {}
        used: dict[int, str] = {}
        for index, option in enumerate(self._ask.options):
            card = hand_card_of(option, self._hand)
            if card != NO_CARD:
                ways.setdefault(card, []).append(self._way(index, option))
                used.setdefault(card, used_as(option, self._speaker))
        for closed in self._closed:
            card = hand_card_of(closed.option, self._hand)
            if card != NO_CARD:
                reasons.setdefault(card, closed.refusal)
                if self._worth_naming(closed.option):
                    way = self._way(CLOSED, closed.option, closed.refusal)
                    ways.setdefault(card, []).append(way)
        if not ways and not reasons:
            return
        for card, copies in distinct(self._hand):
            yield Entry(
                HAND_ENTRY,
                "",
                card_name(card, self._speaker),
                card,
                copies,
                self._around(ways.get(card, ())),
                reasons.get(card),
                used.get(card, ""),
            )

    def _worth_naming(self, option: Option) -> bool:
        """Whether a closed option is worth a line of its own: aimed at somebody else who is alive."""
        target = target_of(option)
        return target >= 0 and target != self._view.seat and self._view.seats[target].alive

    def _way(self, index: int, option: Option, why: Refusal | None = None) -> Way:
        target = target_of(option)
        if isinstance(option, Use) and option.spelled:
            label = self._speaker.option(self._view.game, option, self._view.names)
        elif isinstance(option, Use) and option.card != NO_CARD and option.card not in self._hand:
            label = card_name(option.card, self._speaker)
            label += f" ({self._view.names[target]})" if target >= 0 else ""
        elif isinstance(option, Use) and (option.card != NO_CARD or target == NOBODY):
            label = ability_name(option.ability, self._view.game, self._speaker)
        elif target >= 0:
            label = self._view.names[target]
        else:
            label = self._speaker.option(self._view.game, option, self._view.names)
        used = used_as(option, self._speaker)
        if used and target >= 0:
            label += f" ({used})"
        beside = played_with(option, self._speaker)
        if beside:
            label += f" (+ {beside})"
        return Way(index, label, target, why)

    def _around(self, ways: Sequence[Way]) -> tuple[Way, ...]:
        """The ways by target: without one first, then clockwise from the left, oneself last."""
        me, *others = around(self._view.seat, len(self._view.seats), self._view.order)
        places = {seat: place for place, seat in enumerate([NOBODY, *others, me])}
        return tuple(sorted(ways, key=lambda way: places[way.target]))

    # -- all else ------------------------------------------------------------------------------------

    def _others(self) -> Iterator[Entry]:
        grouped: dict[tuple[str, int | str], list[Way]] = {}
        labels: dict[tuple[str, int | str], tuple[str, int, str]] = {}
        reasons: dict[tuple[str, int | str], Refusal] = {}
        for index, option in enumerate(self._ask.options):
            if hand_card_of(option, self._hand) == NO_CARD:
                key = _group(index, option)
                labels.setdefault(key, self._label(option))
                grouped.setdefault(key, []).append(self._way(index, option))
        for closed in self._closed:
            option = closed.option
            if any(part.far(option) for part in self._brought):
                continue
            if isinstance(option, CardUse | Use) and hand_card_of(option, self._hand) == NO_CARD:
                key = _group(CLOSED, option)
                labels.setdefault(key, self._label(option))
                reasons.setdefault(key, closed.refusal)
                ways = grouped.setdefault(key, [])
                if self._worth_naming(option):
                    ways.append(self._way(CLOSED, option, closed.refusal))
        for key, found in grouped.items():
            label, card, kind = labels[key]
            yield Entry(kind, "", label, card, 1, self._around(found), reasons.get(key))

    def _label(self, option: Option) -> tuple[str, int, str]:
        """What an entry is called, the card it shows, and its kind."""
        speaker = self._speaker
        if is_stop(option, self._view.names):
            return speaker.option(self._view.game, option, self._view.names), NO_CARD, STOP_ENTRY
        if isinstance(option, Pick):
            named = len({other.target for other in self._ask.options if isinstance(other, Pick)}) > 1
            name = f" ({self._view.names[option.target]})" if named else ""
            if option.card == NO_CARD:
                cards = self._view.seats[option.target].hand_size
                return speaker.text("ui-bang-from-hand", count=cards) + name, NO_CARD, OTHER_ENTRY
            return card_name(option.card, speaker) + name, option.card, OTHER_ENTRY
        if isinstance(option, Copy):
            name = speaker.name("character", option.ability, self._view.game)
            return f"{name} ({self._view.names[option.target]})", NO_CARD, OTHER_ENTRY
        if isinstance(option, Keep):
            name = speaker.name("character", option.ability, self._view.game)
            ability = speaker.ability(self._view.game, option.ability)
            return f"{name}: {ability}", NO_CARD, OTHER_ENTRY
        if isinstance(option, Use):
            return ability_name(option.ability, self._view.game, speaker), NO_CARD, OTHER_ENTRY
        if isinstance(option, CardOption) and option.card != NO_CARD:
            if option.fields != CardOption.fields:
                return speaker.option(self._view.game, option, self._view.names), NO_CARD, OTHER_ENTRY
            return card_name(option.card, speaker), option.card, OTHER_ENTRY
        return speaker.option(self._view.game, option, self._view.names), NO_CARD, OTHER_ENTRY


def distinct(cards: Sequence[int]) -> list[tuple[int, int]]:
    """The cards without further copies of equal ones: (card, how many of it)."""
    labels = [LABEL[card] for card in cards]
    return [
        (card, labels.count(label))
        for place, (card, label) in enumerate(zip(cards, labels, strict=True))
        if labels.index(label) == place
    ]


def _group(index: int, option: Option) -> tuple[str, int | str]:
    """What tells entries apart."""
    if isinstance(option, CardUse):
        return "card", option.card
    if isinstance(option, Use):
        return "ability", option.ability
    return "option", index


def _keyed(entry: Entry, key: str) -> Entry:
    return replace(entry, key=key)
