"""A table of Western Legends in sentences, for reading aloud."""

from collections.abc import Iterator, Sequence
from typing import Final

from sixgun.games.legends.black import FINAL_MONEY_LP
from sixgun.games.legends.printed import BOARD, CARDS, SPACES
from sixgun.terminal.legends.cards import (
    CHARACTER,
    FIGHT,
    GOAL,
    ITEM,
    POKER,
    STORY,
    card_name,
    condition_of,
    name_of,
    place_name,
    printed,
    printed_cards,
    spoken,
    text_of,
)
from sixgun.terminal.legends.now import now_lines
from sixgun.terminal.legends.seen import Country, Mine, Rider, Tale
from sixgun.terminal.words import NO_FIT, fit
from sixgun.texts import Speaker
from sixgun.texts.legends.codes import called

TOPICS: Final = ("map", "stories", "goals", "store")
"""What can be asked for by name besides the table and the hand."""

MINUS: Final = "−"
NOWHERE: Final = "–"
"""Where a figure stands that is not placed yet."""


def points_told(rider: Rider, say: Speaker) -> str:
    """Which side a player is on, with the points of that side."""
    side = say.text(f"side-{rider.side}")
    if not rider.mp and not rider.wp:
        return side
    points = say.text("points-mp.short" if rider.mp else "points-wp.short")
    return f"{side}, {rider.mp or rider.wp} {points}"


def item_name(item: str, rider: Rider, say: Speaker) -> str:
    """An item a player owns, with the side that lies up if there are two."""
    name = name_of(ITEM, item, say)
    marks = [say.text("item-side-upgraded").casefold()] if item in rider.upgraded else []
    if item in (rider.weapon, rider.mount):
        marks.append(say.text("ui-legends-active"))
    return f"{name} ({', '.join(marks)})" if marks else name


def items_told(rider: Rider, say: Speaker) -> str:
    """Everything a player owns."""
    owned = [item_name(item, rider, say) for item in rider.items]
    if rider.cattle:
        owned.append(say.text(f"cattle-token-{rider.cattle}"))
    return ", ".join(owned)


# -- the table ---------------------------------------------------------------------------------------------


def table_lines(country: Country, mine: Mine, say: Speaker) -> list[str]:
    """The turn, what is going on, every seat from the reader's own on, the figures, the story cards."""
    count = len(country.names)
    first = max(mine.seat, 0)
    return [
        turn_line(country, say),
        *now_lines(country, mine, say),
        *[seat_line(country, (first + step) % count, say) for step in range(count)],
        *own_lines(mine, say),
        *figure_lines(country, say),
        *story_lines(country, say),
        *score_lines(country, say),
    ]


def turn_line(country: Country, say: Speaker) -> str:
    """Round, whose turn, how many actions are left, and where the end is."""
    line = say.text(
        "ui-told-legends-turn",
        number=country.round,
        player=country.names[country.active],
        actions=country.actions,
        target=country.target,
    )
    if country.last_round and not country.over:
        line += " " + say.text("ui-told-legends-last", number=country.last_round)
    return line


def seat_line(country: Country, seat: int, say: Speaker) -> str:
    """Everything about one player."""
    rider = country.seats[seat]
    if not rider.character:
        return say.text("ui-told-legends-waiting", player=country.names[seat])
    line = say.text(
        "ui-told-legends-seat",
        player=country.names[seat],
        character=name_of(CHARACTER, rider.character, say),
        side=points_told(rider, say),
        lp=rider.lp,
        place=place_name(rider.space, say) if rider.space else NOWHERE,
        money=rider.money,
        nuggets=rider.nuggets,
        wounds=rider.wounds,
        cards=rider.hand,
    )
    owned = items_told(rider, say)
    if owned:
        line += " " + say.text("ui-told-legends-items", items=owned)
    if country.with_goals:
        line += " " + say.text("ui-told-legends-goals", count=len(rider.done), tokens=rider.tokens)
    return line


def own_lines(mine: Mine, say: Speaker) -> list[str]:
    """What only the reader knows besides the hand."""
    lines: list[str] = []
    if mine.cattle:
        lines.append(say.text("ui-told-legends-cattle", symbol=say.text(f"cattle-{mine.cattle}")))
    if mine.tokens:
        lines.append(
            say.text("ui-told-legends-tokens", tokens=", ".join([str(value) for value in mine.tokens]))
        )
    return lines


def figure_lines(country: Country, say: Speaker) -> list[str]:
    """Where the sheriff, the bandits and the Man in Black are."""
    lines = [say.text("ui-told-legends-sheriff", place=place_name(country.sheriff, say))]
    if country.bandits:
        places = "; ".join([place_name(space, say) for space in country.bandits])
        lines.append(say.text("ui-told-legends-bandits", places=places))
    if country.black is not None:
        where = place_name(country.black.space, say)
        lines.append(say.text("ui-told-legends-black", place=where, lp=country.black.lp))
    return lines


def score_lines(country: Country, say: Speaker) -> list[str]:
    """After the end: how every score was made."""
    return [f"{whose}: {how}" for whose, how in scores_told(country, say)]


def scores_told(country: Country, say: Speaker) -> list[tuple[str, str]]:
    """After the end: every score, line by line; the Man in Black's comes last."""
    scores = [*zip(country.names, country.scores, strict=False)]
    if scores and country.black is not None:
        lines = [("lp", country.black.lp), ("money", FINAL_MONEY_LP)]
        scores.append((say.text("character-man_in_black"), lines))
    return [(whose, _score(lines, say)) for whose, lines in scores]


def _score(lines: Sequence[tuple[str, int]], say: Speaker) -> str:
    parts = [f"{say.text(f'legends-line-{line}')} {amount:+d}".replace("-", MINUS) for line, amount in lines]
    return say.text(
        "ui-told-legends-score", lines=", ".join(parts), total=sum([amount for _, amount in lines])
    )


# -- topics ------------------------------------------------------------------------------------------------


def told_about(topic: str, country: Country, mine: Mine, say: Speaker) -> list[str]:
    """One of the `TOPICS` in lines."""
    if topic == "map":
        return map_lines(country, mine, say)
    if topic == "stories":
        return story_lines(country, say)
    if topic == "goals":
        return goal_lines(country, mine, say)
    return store_lines(country, say)


def map_lines(country: Country, mine: Mine, say: Speaker) -> list[str]:
    """Where every figure is, region by region, then what lies beside the reader."""
    lines: list[str] = []
    for number, region in enumerate(BOARD.region_ids):
        there = [
            f"{place_name(space.id, say)}: {figures}"
            for space in SPACES
            if space.region == number and (figures := ", ".join(figures_on(country, space.id, say)))
        ]
        name = spoken(called("region", region), say)
        lines.append(f"{name}: {'; '.join(there) or say.text('ui-legends-nobody')}.")
    rider = country.seats[mine.seat] if mine.seat >= 0 else None
    if rider is not None and rider.space:
        lines.append(say.text("ui-told-legends-here", place=place_name(rider.space, say)))
        here = SPACES[BOARD.by_id[rider.space]]
        lines.append(
            say.text(
                "ui-told-legends-beside",
                places="; ".join([_beside(country, SPACES[space].id, say) for space in here.adjacent]),
            )
        )
        lines.extend(_ways(rider.space, say))
    return lines


def _beside(country: Country, space: str, say: Speaker) -> str:
    figures = figures_on(country, space, say)
    return place_name(space, say) + (f" ({', '.join(figures)})" if figures else "")


def _ways(space: str, say: Speaker) -> Iterator[str]:
    """How many steps it is to every location of a kind worth going to, the nearest of several."""
    steps = BOARD.distances[BOARD.by_id[space]]
    nearest: dict[str, tuple[int, str]] = {}
    for other in SPACES:
        if other.kind != "plain":
            known = nearest.get(other.kind, (len(SPACES), ""))
            nearest[other.kind] = min(known, (steps[other.index], other.id))
    ways = sorted([(count, id) for count, id in nearest.values() if count])
    yield say.text(
        "ui-told-legends-ways", ways="; ".join([f"{place_name(id, say)} {count}" for count, id in ways])
    )


def figures_on(country: Country, space: str, say: Speaker) -> list[str]:
    """Everybody on a space."""
    found = [name for name, rider in zip(country.names, country.seats, strict=True) if rider.space == space]
    if space == country.sheriff:
        found.append(say.text("fight-sheriff"))
    if space in country.bandits:
        found.append(say.text("fight-bandit"))
    if country.black is not None and country.black.space == space:
        found.append(say.text("character-man_in_black"))
    return found


def story_lines(country: Country, say: Speaker) -> list[str]:
    """The active story cards with their conditions and discs."""
    return [story_line(tale, country.names, say) for tale in country.stories]


def story_line(tale: Tale, names: Sequence[str], say: Speaker) -> str:
    """A story card: what it asks for, and whose discs lie on it."""
    return say.text(
        "ui-told-legends-story",
        story=name_of(STORY, tale.story, say),
        condition=condition_of(tale.story, say),
        count=len(tale.discs),
        needed=tale.needed,
        players=", ".join([names[seat] for seat in tale.discs]) or say.text("ui-legends-nobody"),
    )


def goal_lines(country: Country, mine: Mine, say: Speaker) -> list[str]:
    """The reader's open goals, and what everybody has completed."""
    if not country.with_goals:
        return [say.text("ui-told-legends-no-goals")]
    lines = [f"{name_of(GOAL, goal, say)}: {text_of(printed(GOAL, goal), say)}" for goal in mine.goals]
    for name, rider in zip(country.names, country.seats, strict=True):
        if rider.done:
            done = ", ".join([name_of(GOAL, goal, say) for goal in rider.done])
            lines.append(say.text("ui-told-legends-done", player=name, goals=done))
    return lines or [say.text("ui-legends-nobody")]


def store_lines(country: Country, say: Speaker) -> list[str]:
    """Every item that is in the store with its price and what it does."""
    return [f"{name}: {text}" for name, text in wares(country, say)]


def wares(country: Country, say: Speaker) -> list[tuple[str, str]]:
    """Every item of which the store has a copy: its name with the price, and what it does."""
    return [
        (
            f"{spoken(card.name, say)}, {say.text('legends-amount-money', count=int(card.cell('price')))}",
            text_of(card, say),
        )
        for card in printed_cards()
        if card.kind == ITEM and country.stock.get(card.id)
    ]


def hand_lines(mine: Mine, say: Speaker) -> list[str]:
    """The reader's hand, one card a line with what it does."""
    if not mine.hand:
        return [say.text("ui-bang-empty-hand")]
    return [f"{card_name(card, say)}: {text_of(printed(POKER, CARDS[card].kind), say)}" for card in mine.hand]


def about_rider(rider: Rider, say: Speaker) -> tuple[str, str]:
    """The character, and what it and its items do."""
    if not rider.character:
        return say.text("ui-bang-no-character"), ""
    texts = [text_of(printed(CHARACTER, rider.character), say)]
    if not rider.able:
        texts.append(say.text("ui-legends-not-able"))
    owned = items_told(rider, say)
    if owned:
        texts.append(say.text("ui-told-legends-items", items=owned))
    return name_of(CHARACTER, rider.character, say), " ".join(texts)


def about_stranger(country: Country, words: str, say: Speaker) -> list[str]:
    """Who the Man in Black is and where, if he plays along and is called by these words or by none."""
    name = say.text("character-man_in_black")
    if country.black is None or (words and fit(words, name, say) == NO_FIT):
        return []
    where = place_name(country.black.space, say)
    told = say.text("ui-told-legends-black", place=where, lp=country.black.lp)
    return [f"{told} {say.text('ui-legends-black-about')}"]


def texts_in_sight(country: Country, mine: Mine, shopping: bool, say: Speaker) -> list[tuple[str, str]]:
    """Every different card the reader sees, with what it does: wares, stories, the own cards."""
    me = country.seats[mine.seat] if mine.seat >= 0 else None
    cards = [
        *[printed(CHARACTER, character) for character in mine.dealt],
        *[printed(POKER, CARDS[card].kind) for card in mine.hand],
        *[printed(FIGHT, card) for card in mine.fight_cards],
        *[printed(GOAL, goal) for goal in mine.goals],
        *[printed(ITEM, item) for item in (me.items if me is not None else ())],
    ]
    stories = [(name_of(STORY, tale.story, say), condition_of(tale.story, say)) for tale in country.stories]
    secrets: list[tuple[str, str]] = []
    if me is not None and mine.cattle:
        secrets.append((say.text(f"cattle-token-{me.cattle}"), say.text(f"cattle-{mine.cattle}")))
    if mine.tokens:
        secrets.append((say.text("legends-line-tokens"), ", ".join([str(value) for value in mine.tokens])))
    return [
        *(wares(country, say) if shopping else []),
        *stories,
        *secrets,
        *[
            (spoken(card.name, say), text_of(card, say))
            for card in {(card.kind, card.id): card for card in cards}.values()
        ],
    ]
