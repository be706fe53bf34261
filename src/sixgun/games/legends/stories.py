"""Story cards: contributions, and what happens when a card has enough discs (rules 15)."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from sixgun.games.legends import effects
from sixgun.games.legends.asking import Decision
from sixgun.games.legends.conditions import STORY, can_pay, ended_of, met, signs_of
from sixgun.games.legends.content.kinds import NOTHING, Condition, Step, Term, mask_of
from sixgun.games.legends.meetings import BanditsCame, DiscPlaced, StoryTurned, StoryUncovered
from sixgun.games.legends.model import LegendsState, LegendsTable
from sixgun.games.legends.options import Contribute
from sixgun.games.legends.printed import STORIES
from sixgun.games.legends.replies import ResolveFirst
from sixgun.games.legends.sheriff import Hunting, outlaws
from sixgun.games.legends.steps import STEPS, Carry
from sixgun.kernel.agenda import Procedure
from sixgun.kernel.asks import Option

DISCS: Final = 2
"""The discs every player has."""
MANY_PLAYERS: Final = 5
SIGNS: Final = tuple([signs_of(story.condition) for story in STORIES])
ENDED: Final = tuple([ended_of(story.condition) for story in STORIES])
"""What every story card's condition certainly needs: one of these signs or of these spaces."""


def discs_needed(g: LegendsTable) -> int:
    """How many discs resolve a card."""
    return 3 if len(g.state.seats) >= MANY_PLAYERS else 2


def active_story(g: LegendsTable, deck: int) -> int:
    """The card on top of a deck, or nothing."""
    cards = g.state.stories[deck]
    return cards[-1] if cards else NOTHING


# -- contributing ------------------------------------------------------------------------------------------


def note_stories(state: LegendsState) -> None:
    """Note what the active story cards need at least."""
    active = [cards[-1] for cards in state.stories if cards]
    state.story_signs = state.story_spaces = 0
    for story in active:
        state.story_signs |= SIGNS[story]
        state.story_spaces |= ENDED[story]
    state.noted = state.stories


def add_contributions(g: LegendsTable, seat: int, signs: int, menu: list[Option]) -> None:
    """Every way in which a player who shows these signs can put a disc on a card now."""
    state = g.state
    if state.day.contributed:
        return
    for deck, cards in enumerate(state.stories):
        if not cards or not (SIGNS[cards[-1]] & signs or ENDED[cards[-1]] & state.day.ended):
            continue
        if len(state.discs[deck]) >= discs_needed(g):
            continue
        terms = met_terms(g, seat, STORIES[cards[-1]].condition)
        if terms is None:
            continue
        other = state.discs[1 - deck].count(seat)
        placed = state.discs[deck].count(seat) + other
        if placed < DISCS or (placed == DISCS and other == 1):
            moved = placed == DISCS
            menu.extend([Contribute(deck, cards[-1], moved, card) for card in payments(g, seat, terms)])


def met_terms(g: LegendsTable, seat: int, condition: Condition) -> tuple[Term, ...] | None:
    """The alternative of a card's condition that is fulfilled now, or None."""
    return met(g, seat, condition, STORY)


def payments(g: LegendsTable, seat: int, terms: tuple[Term, ...]) -> Sequence[int]:
    """The poker cards that can pay the cost of a condition; -1 if none is needed."""
    if any(term[0] == "pay" and term[1] == "poker" for term in terms):
        return tuple(g.state.seats[seat].hand)
    return (NOTHING,)


def contribute(g: LegendsTable, seat: int, option: Contribute) -> None:
    """Pay the cost and place the disc."""
    state = g.state
    story = STORIES[option.story]
    pay_costs(g, seat, met_terms(g, seat, story.condition) or (), option.card, story.id)
    discs = [list(state.discs[0]), list(state.discs[1])]
    if option.moved:
        discs[1 - option.deck].remove(seat)
    discs[option.deck].append(seat)
    state.discs = (tuple(discs[0]), tuple(discs[1]))
    state.day.contributed = True
    if g.attentive:
        g.tell(DiscPlaced, seat, story.slug, int(option.moved))


def pay_costs(g: LegendsTable, seat: int, terms: tuple[Term, ...], card: int, source: str) -> None:
    """Pay what a condition costs; an item goes back to the store without its effect."""
    for term in terms:
        if term[0] != "pay":
            continue
        if term[1] == "money":
            effects.lose_money(g, seat, term[2], source)
        elif term[1] == "poker":
            if card != NOTHING:
                effects.discard(g, seat, card, source)
        elif can_pay(g.state.seats[seat], term):
            effects.give_back(g, seat, term[2])


# -- resolving ---------------------------------------------------------------------------------------------


def ready_decks(g: LegendsTable) -> list[int]:
    """The decks whose active card has enough discs."""
    needed = discs_needed(g)
    return [deck for deck in (0, 1) if g.state.stories[deck] and len(g.state.discs[deck]) >= needed]


class StoryOrder(Decision):
    """Which of the ready story cards is resolved first."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "story_order"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [ResolveFirst(deck, active_story(g, deck)) for deck in ready_decks(g)]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, ResolveFirst)
        if len(ready_decks(g)) > 1:
            g.state.agenda.append(self)
        turn_over(g, self.seat, option.deck)


def turn_over(g: LegendsTable, seat: int, deck: int) -> None:
    """Take the discs back and carry out the card."""
    state = g.state
    story = active_story(g, deck)
    contributors = tuple([one for one in g.around(seat) if one in state.discs[deck]])
    state.discs = ((), state.discs[1]) if deck == 0 else (state.discs[0], ())
    state.action += 1
    state.reveals += 1
    if g.attentive:
        g.tell(StoryTurned, STORIES[story].slug, contributors)
    state.agenda.append(Resolving(0, seat, deck, story, contributors))


def give_rewards(frame: "Resolving", g: LegendsTable) -> None:
    """Each contributor gets the reward once."""
    story = STORIES[frame.story]
    g.then(*[Carry(seat, story.program, story.id) for seat in frame.contributors])


def bring_bandits(frame: "Resolving", g: LegendsTable) -> None:
    """Bandits come to the hideouts of the card that are empty."""
    place_bandits(g, STORIES[frame.story].hideouts)


def place_bandits(g: LegendsTable, hideouts: Sequence[int]) -> None:
    """A bandit on every one of these hideouts that holds no figure."""
    state = g.state
    taken = mask_of([player.space for player in state.seats]) | state.bandits | 1 << state.sheriff
    if state.black_space != NOTHING:
        taken |= 1 << state.black_space
    empty = [space for space in hideouts if not taken >> space & 1]
    state.bandits |= mask_of(empty)
    if empty and g.attentive:
        g.tell(BanditsCame, tuple(empty))


def send_sheriff(frame: "Resolving", g: LegendsTable) -> None:
    """The player whose turn ends may move the sheriff."""
    if outlaws(g) and STORIES[frame.story].sheriff:
        g.state.agenda.append(Hunting(frame.seat, STORIES[frame.story].sheriff))


def uncover(frame: "Resolving", g: LegendsTable) -> None:
    """The card leaves the game, and the next one of its deck becomes active."""
    stories = list(g.state.stories)
    stories[frame.deck] = stories[frame.deck][:-1]
    g.state.stories = tuple(stories)
    g.state.resolved = (*g.state.resolved, frame.story)
    g.state.reveals += 1
    story = active_story(g, frame.deck)
    if story != NOTHING and g.attentive:
        g.tell(StoryUncovered, STORIES[story].slug)


class Resolving(Procedure[LegendsTable]):
    """A story card being carried out."""

    fields: ClassVar[tuple[str, ...]] = ("stage", "seat", "deck", "story", "contributors")
    __slots__ = ("contributors", "deck", "seat", "story")
    stages: ClassVar[tuple[Callable[[Any, Any], object], ...]] = (
        give_rewards,
        bring_bandits,
        send_sheriff,
        uncover,
    )

    def __init__(self, stage: int, seat: int, deck: int, story: int, contributors: tuple[int, ...]) -> None:
        super().__init__(stage)
        self.seat = seat
        self.deck = deck
        self.story = story
        self.contributors = contributors

    def resumed(self, stage: int) -> "Resolving":
        return Resolving(stage, self.seat, self.deck, self.story, self.contributors)


def _bandits(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    place_bandits(g, step[1])


STEPS["bandits"] = _bandits
