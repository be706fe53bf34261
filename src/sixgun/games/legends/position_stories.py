"""Story decks and discs in a written position."""

from collections.abc import Mapping, Sequence

from sixgun.games.legends.midway import seat_of, seats_of
from sixgun.games.legends.model import LegendsState
from sixgun.games.legends.printed import STORIES
from sixgun.games.legends.stories import DISCS, MANY_PLAYERS
from sixgun.games.legends.wording import STORY_WORDS, Pile
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, shown, spoken


def read_stories(written: Written, state: LegendsState) -> None:
    """The two decks, either by their active cards or written out, what is resolved, and the discs."""
    table = written.table
    first_game = not state.with_cattle
    if "stories" in table and "story_decks" in table:
        raise BadPosition(
            ("stories",), "write stories (the active cards) or story_decks (all cards), not both"
        )
    pile = Pile(STORY_WORDS)
    pile.want(table.get("resolved"), ("resolved",))
    if "story_decks" in table:
        want_decks(table["story_decks"], pile)
    pile.want(table.get("stories"), ("stories",))
    found = pile.hand_out()
    for place, story in found.items():
        if first_game and not STORIES[story].first_game:
            raise BadPosition(place, f"{STORIES[story].slug} is not among the stories of a first game")
    every = [number for number, story in enumerate(STORIES) if story.first_game or not first_game]
    left = pile.left(every)
    state.resolved = tuple(pile.listed(found, ("resolved",)))
    if "story_decks" in table:
        state.stories = tuple(
            [tuple(pile.listed(found, ("story_decks", str(deck)))[::-1]) for deck in (0, 1)]
        )
        state.resolved = (*state.resolved, *left)
    else:
        state.stories = filled_decks(pile.listed(found, ("stories",)), left, first_game)
    needed = 3 if len(state.seats) >= MANY_PLAYERS else 2
    if "discs" in table:
        state.discs = table_discs(table["discs"], state, list(written.players))
        for name, entries in written.players.items():
            if "discs" in entries:
                raise BadPosition(
                    (name, "discs"), "write the discs of the table or those of players, not both"
                )
    else:
        state.discs = players_discs(written.players, state)
    for deck, discs in enumerate(state.discs):
        if len(discs) > needed:
            slug = STORIES[state.stories[deck][-1]].slug
            raise BadPosition(("discs",), f"{slug} has {len(discs)} discs; {needed} is the most here")
    for seat, name in enumerate(written.players):
        count = state.discs[0].count(seat) + state.discs[1].count(seat)
        if count > DISCS:
            raise BadPosition(("discs",), f"{name} has {DISCS} discs and {count} of them are written")


def want_decks(value: Json, pile: Pile) -> None:
    """Note the cards of both decks, written from the top to the bottom."""
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(("story_decks",), "story_decks is two lists of stories such as [[payday], []]")
    for deck, cards in enumerate(value):
        pile.want(cards, ("story_decks", str(deck)))


def filled_decks(active: list[int], left: list[int], first_game: bool) -> tuple[tuple[int, ...], ...]:
    """The active cards as written, with all that are left beneath in the order of their numbers."""
    most = 1 if first_game else 2
    if len(active) > most:
        raise BadPosition(("stories",), f"{most} stories are active at a time, not {len(active)}")
    tops: list[tuple[int, ...]] = [(story,) for story in active]
    while len(tops) < most:
        tops.append(tuple(left[:1]))
        del left[:1]
    if first_game:
        return ((*left[::-1], *tops[0]), ())
    half = len(left) // 2
    return ((*left[:half][::-1], *tops[0]), (*left[half:][::-1], *tops[1]))


def deck_of(value: Json, path: tuple[str, ...], state: LegendsState) -> int:
    """The deck on which a story is active."""
    story = STORY_WORDS.one(value, path)
    for deck in (0, 1):
        if state.stories[deck] and state.stories[deck][-1] == story:
            return deck
    known = [STORIES[cards[-1]].slug for cards in state.stories if cards]
    raise BadPosition(path, f"{STORIES[story].slug} is not active", STORIES[story].slug, known)


def table_discs(value: Json, state: LegendsState, names: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """Discs by story, in the order they were placed: ``{payday: [Ann, Ben]}``."""
    if not isinstance(value, dict):
        raise BadPosition(
            ("discs",), f"discs is a group of players by story such as {{payday: [Ann]}}, not {shown(value)}"
        )
    found: list[tuple[int, ...]] = [(), ()]
    for slug, placed in value.items():
        deck = deck_of(slug, ("discs", slug), state)
        found[deck] = tuple(seats_of(placed, ("discs", slug), names))
    return tuple(found)


def players_discs(
    players: Mapping[str, Mapping[str, Json]], state: LegendsState
) -> tuple[tuple[int, ...], ...]:
    """Discs by player, placed in the order of the seats: ``discs: [payday]``."""
    found: list[list[int]] = [[], []]
    names = list(players)
    for name, entries in players.items():
        value = entries.get("discs", [])
        if not isinstance(value, list):
            path = (name, "discs")
            raise BadPosition(
                path, f"{spoken(path)} is a list of stories such as [payday], not {shown(value)}"
            )
        for index, item in enumerate(value):
            deck = deck_of(item, (name, "discs", str(index)), state)
            found[deck].append(seat_of(name, (name,), names))
    return (tuple(found[0]), tuple(found[1]))
