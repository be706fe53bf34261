"""What the words of codes stand for: numbers of items, sites and spaces, and masks of spaces."""

from sixgun.games.legends.content.grammar import CodeError, meant
from sixgun.games.legends.content.kinds import Board, mask_of
from sixgun.games.legends.content.vocabulary import HIDEOUTS, IN_TOWN, OUTSIDE_TOWNS


class MeaningError(CodeError):
    """A code that follows the grammar but means nothing."""


class Names:
    """What ids in codes stand for."""

    __slots__ = ("board", "items", "masks", "misc_items", "sites")

    def __init__(self, board: Board, items: tuple[str, ...], misc_items: tuple[str, ...]) -> None:
        self.board = board
        self.items: dict[str, int] = {id: number for number, id in enumerate(items)}
        self.misc_items = misc_items
        self.sites: dict[str, int] = {id: number for number, id in enumerate(board.site_ids)}
        in_town = mask_of([space.index for space in board.spaces if space.town])
        masks: dict[str, dict[str, int]] = {
            "site": {id: mask_of(list(board.site_spaces[number])) for id, number in self.sites.items()},
            "kind": {},
            "region": dict.fromkeys(board.region_ids, 0),
            "town": dict(board.town_masks),
            "hideout": dict.fromkeys(HIDEOUTS, 0),
            "word": {
                IN_TOWN: in_town,
                OUTSIDE_TOWNS: mask_of([space.index for space in board.spaces]) & ~in_town,
            },
        }
        for space in board.spaces:
            bit = 1 << space.index
            kinds, regions = masks["kind"], masks["region"]
            kinds[space.kind] = kinds.get(space.kind, 0) | bit
            regions[board.region_ids[space.region]] |= bit
            if space.hideout:
                masks["hideout"][space.hideout] |= bit
        self.masks = masks
        """Masks of spaces by key and word."""

    def item(self, id: str, position: int) -> int:
        """The number of an item."""
        number = self.items.get(id)
        if number is None:
            raise MeaningError(position, f'unknown item "{id}"{meant(id, tuple(self.items))}')
        return number

    def site(self, id: str, position: int) -> int:
        """The number of a site."""
        number = self.sites.get(id)
        if number is None:
            raise MeaningError(position, f'unknown site "{id}"{meant(id, tuple(self.sites))}')
        return number

    def space(self, id: str, position: int) -> int:
        """The number of a space."""
        number = self.board.by_id.get(id)
        if number is None:
            raise MeaningError(position, f'unknown space "{id}"{meant(id, tuple(self.board.by_id))}')
        return number

    def mask(self, key: str, word: str, position: int) -> int:
        """The spaces that a word of a key stands for."""
        mask = self.masks[key].get(word)
        if mask is None:
            raise MeaningError(position, f'unknown {key} "{word}"{meant(word, tuple(self.masks[key]))}')
        return mask

    def anywhere(self, word: str, position: int) -> int:
        """The spaces that a word stands for, whatever its key."""
        for key in ("word", "site", "kind", "region"):
            mask = self.masks[key].get(word)
            if mask is not None:
                return mask
        raise MeaningError(position, f'unknown place "{word}"')

    def hideouts(self, letter: str, position: int) -> list[int]:
        """The hideouts of a letter."""
        if letter not in HIDEOUTS:
            raise MeaningError(position, f'unknown hideout letter "{letter}"')
        return [space.index for space in self.board.spaces if space.hideout == letter]
