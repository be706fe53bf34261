"""Everything printed on cards."""

from typing import Final

from sixgun.games.legends.content.codes import Codes
from sixgun.games.legends.content.kinds import (
    MISC,
    MOUNT,
    NOTHING,
    SUITS,
    WEAPON,
    Abilities,
    BlackCard,
    Character,
    FightCard,
    Goal,
    Item,
    PokerCard,
    Story,
)
from sixgun.games.legends.content.tables import PROVENANCES, BadContent, Row, check_count, check_numbers
from sixgun.games.legends.content.vocabulary import CATEGORIES, HIDEOUTS, MOST, RANKS

CHARACTERS: Final = 12
POKER_CARDS: Final = 52
FIGHT_CARDS: Final = 13
ITEM_CARDS: Final = 54
STORIES: Final = 40
FIRST_GAME_STORIES: Final = 20
GOALS_PER_CHARACTER: Final = 4
BLACK_CARDS: Final = 10
PLAYERS: Final = 6

FIRST_GAME_ITEM: Final = "provisions"
"""The only miscellaneous item of the simplified first game."""

FIRST_GAME_CHARACTERS: Final = ("annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife")
"""Who plays the simplified first game with four players."""

MOST_MONEY: Final = 120
MOST_POINTS: Final = 9
ABILITY_TYPES: Final = ("effect", "action", "reaction")
REACTIONS: Final = ("after_move_action", "fight_reaction")
OWNERS: Final = {WEAPON: "weapon", MOUNT: "mount", MISC: "misc item"}


def read_items(rows: list[Row], codes: Codes) -> tuple[Item, ...]:
    """The kinds of item cards."""
    items = tuple([_item(row, codes) for row in rows])
    cards = sum([item.copies for item in items])
    if cards != ITEM_CARDS:
        raise BadContent("items.tsv", "", "copies", f"{cards} cards in all instead of {ITEM_CARDS}")
    if FIRST_GAME_ITEM not in [item.id for item in items if item.category == MISC]:
        raise BadContent("items.tsv", "", "id", f'the first game needs a misc item "{FIRST_GAME_ITEM}"')
    return items


def _item(row: Row, codes: Codes) -> Item:
    category = row.word("category", CATEGORIES)
    owner = OWNERS[category]
    movement = upgraded_movement = end_lp = 0
    if category == MOUNT:
        movement = row.whole("movement", 1, 99)
        upgraded_movement = row.whole("upgraded_movement", 1, 99)
    else:
        row.empty("movement", "only mounts have movement points")
        row.empty("upgraded_movement", "only mounts have movement points")
    row.word("front_provenance", PROVENANCES)
    if category == MISC:
        upgraded = Abilities(())
        for column in ("upgraded_code", "upgraded_end_lp", "upgraded_provenance"):
            row.empty(column, "miscellaneous items cannot be upgraded")
    else:
        upgraded = codes.abilities(row, "upgraded_code", owner)
        end_lp = row.whole("upgraded_end_lp", 0, 9)
        row.word("upgraded_provenance", PROVENANCES)
    return Item(
        id=row.text("id"),
        name=row.text("name"),
        category=category,
        price=row.money("price", 10, MOST_MONEY),
        copies=row.whole("copies", 1, ITEM_CARDS),
        movement=movement,
        upgraded_movement=upgraded_movement,
        end_lp=end_lp,
        front=codes.abilities(row, "front_code", owner),
        upgraded=upgraded,
    )


def read_characters(rows: list[Row], items: tuple[Item, ...], codes: Codes) -> tuple[Character, ...]:
    """The characters; there are enough weapons for everyone in one game."""
    check_count("characters.tsv", rows, CHARACTERS, "characters")
    ids = [item.id for item in items]
    characters: list[Character] = []
    for row in rows:
        site = row.text("start_site")
        if site not in codes.names.sites:
            raise row.bad("start_site", f'unknown site "{site}"')
        weapon = row.text("start_weapon")
        if weapon not in ids:
            raise row.bad("start_weapon", f'unknown item "{weapon}"')
        item = items[ids.index(weapon)]
        if item.category != WEAPON:
            raise row.bad("start_weapon", f'"{weapon}" is not a weapon')
        mp = row.whole("marshal_points", 0, MOST_POINTS)
        wp = row.whole("wanted_points", 0, MOST_POINTS)
        if mp and wp:
            raise row.bad("wanted_points", "nobody can have both Marshal and Wanted points")
        characters.append(
            Character(
                id=row.text("id"),
                name=row.text("name"),
                site=codes.names.sites[site],
                weapon=ids.index(weapon),
                poker_cards=row.whole("poker_cards", 0, 5),
                money=row.money("money", 0, MOST_MONEY),
                mp=mp,
                wp=wp,
                abilities=codes.abilities(row, "ability_code", "character"),
            )
        )
        needed = len([one for one in characters if one.weapon == ids.index(weapon)])
        if min(needed, PLAYERS) > item.copies:
            raise row.bad("start_weapon", f'there are only {item.copies} cards "{weapon}"')
    for id in FIRST_GAME_CHARACTERS:
        if id not in [one.id for one in characters]:
            raise BadContent("characters.tsv", "", "id", f'the first game needs a character "{id}"')
    return tuple(characters)


def read_poker_cards(rows: list[Row], codes: Codes) -> tuple[PokerCard, ...]:
    """The poker cards, one of each rank and suit; cards of a kind have one ability."""
    check_count("poker_cards.tsv", rows, POKER_CARDS, "poker cards")
    cards: list[PokerCard] = []
    faces: dict[tuple[str, str], int] = {}
    kinds: dict[str, Row] = {}
    for row in rows:
        rank, suit = row.word("rank", RANKS), row.word("suit", SUITS)
        if (rank, suit) in faces:
            raise row.bad("suit", f"{rank} of {suit} is already in row {faces[rank, suit]}")
        faces[rank, suit] = row.number
        kind = row.id("kind")
        model = kinds.setdefault(kind, row)
        for column in ("name", "ability_type", "ability_code"):
            if row.cells[column] != model.cells[column]:
                raise row.bad(column, f'differs from row {model.number}, which is of the same kind "{kind}"')
        abilities = codes.abilities(row, "ability_code", "poker card")
        cards.append(
            PokerCard(
                id=row.text("id"),
                name=row.text("name"),
                kind=kind,
                rank=rank,
                value=_value(row, rank),
                suit=SUITS.index(suit),
                types=_ability_types(row, abilities),
                abilities=abilities,
            )
        )
    return tuple(cards)


def _value(row: Row, rank: str) -> int:
    """The value of a rank: 2 to 14."""
    value = RANKS.index(rank) + 2
    if row.cells["value"] != str(value):
        raise row.bad("value", f"{rank} is worth {value}")
    return value


def _ability_types(row: Row, abilities: Abilities) -> tuple[str, ...]:
    """How a poker card is used, as it says and as its code says."""
    types = tuple(row.text("ability_type").split("+"))
    implied: set[str] = set()
    for hook in abilities.by_hook:
        implied.add("action" if hook == "action" else "reaction" if hook in REACTIONS else "effect")
    for type in types:
        if type not in ABILITY_TYPES:
            raise row.bad("ability_type", f'unknown word "{type}"; known: {", ".join(ABILITY_TYPES)}')
    if set(types) != implied or len(types) != len(implied):
        rather = "+".join([type for type in ABILITY_TYPES if type in implied])
        raise row.bad("ability_type", f'has to be "{rather}", as ability_code says')
    if len(abilities.on("action")) > 1:
        raise row.bad("ability_code", "a card has one action only")
    return types


def read_fight_cards(rows: list[Row], codes: Codes) -> tuple[FightCard, ...]:
    """The fight cards, one of each rank."""
    check_count("fight_cards.tsv", rows, FIGHT_CARDS, "fight cards")
    cards: list[FightCard] = []
    ranks: dict[str, int] = {}
    for row in rows:
        rank = row.word("rank", RANKS)
        if rank in ranks:
            raise row.bad("rank", f"{rank} is already in row {ranks[rank]}")
        ranks[rank] = row.number
        program = codes.program(row, "effect_code", "a fight card")
        effect = tuple([step for step in program if step[0] != "uncancellable"])
        cards.append(FightCard(row.text("id"), rank, _value(row, rank), effect, len(effect) == len(program)))
    return tuple(cards)


def read_stories(rows: list[Row], codes: Codes) -> tuple[Story, ...]:
    """The story cards."""
    check_count("story_cards.tsv", rows, STORIES, "story cards")
    stories: list[Story] = []
    slugs: dict[str, int] = {}
    for row in rows:
        slug = row.id("slug")
        if slug in slugs:
            raise row.bad("slug", f'"{slug}" is already in row {slugs[slug]}')
        slugs[slug] = row.number
        hideouts: list[int] = []
        for letter in row.text("bandit_hideouts").split(","):
            if letter not in HIDEOUTS:
                raise row.bad("bandit_hideouts", f'unknown hideout letter "{letter}"; known: A, B, C')
            hideouts += codes.names.hideouts(letter, 0)
        if len(set(hideouts)) != len(hideouts):
            raise row.bad("bandit_hideouts", "a letter appears twice")
        stories.append(
            Story(
                id=row.text("id"),
                number=row.whole("number", 1, STORIES),
                slug=slug,
                name=row.text("name"),
                condition=codes.condition(row, "condition_code"),
                program=codes.program(row, "reward_code", "the reward of a story"),
                hideouts=tuple(hideouts),
                sheriff=row.whole("sheriff_move", 0, 99),
                first_game=row.word("first_game", ("yes", "no")) == "yes",
            )
        )
    check_numbers(rows, [story.number for story in stories], "number", 1)
    simple = len([story for story in stories if story.first_game])
    if simple != FIRST_GAME_STORIES:
        raise BadContent("story_cards.tsv", "", "first_game", f"{simple} rows say yes instead of 20")
    return tuple(stories)


def read_goals(rows: list[Row], characters: tuple[Character, ...], codes: Codes) -> tuple[Goal, ...]:
    """The goals, the same number for every character."""
    ids = [character.id for character in characters]
    goals: list[Goal] = []
    seen: dict[tuple[int, int], int] = {}
    for row in rows:
        id = row.text("character")
        if id not in ids:
            raise row.bad("character", f'unknown character "{id}"')
        character, number = ids.index(id), row.whole("number", 1, GOALS_PER_CHARACTER)
        if (character, number) in seen:
            raise row.bad("number", f'"{id}" already has number {number}, in row {seen[character, number]}')
        seen[character, number] = row.number
        condition = codes.condition(row, "condition_code")
        goals.append(Goal(row.text("id"), character, number, row.text("name"), condition))
    for character, id in enumerate(ids):
        count = len([goal for goal in goals if goal.character == character])
        if count != GOALS_PER_CHARACTER:
            raise BadContent("goals.tsv", "", "character", f'"{id}" has {count} goals instead of 4')
    return tuple(goals)


def read_black_cards(rows: list[Row], codes: Codes) -> tuple[BlackCard, ...]:
    """The cards of the Man in Black."""
    check_count("man_in_black.tsv", rows, BLACK_CARDS, "cards of the Man in Black")
    cards: list[BlackCard] = []
    for row in rows:
        where = row.text("place")
        place = codes.names.board.by_id.get(where, NOTHING)
        if place == NOTHING and where not in MOST:
            raise row.bad("place", f'"{where}" is neither a space nor {" nor ".join(MOST)}')
        cards.append(
            BlackCard(
                id=row.text("id"),
                number=row.whole("number", 1, BLACK_CARDS),
                name=row.text("name"),
                place=place,
                beside=where if place == NOTHING else "",
                lp=row.whole("lp", 0, 9),
                program=codes.program(row, "effect_code", "a card of the Man in Black"),
            )
        )
    check_numbers(rows, [card.number for card in cards], "number", 1)
    return tuple(cards)
