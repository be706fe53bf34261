"""What cards and characters have in common: colours, aims, the moments at which the rules consult them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from sixgun.games.bang.cards import KIND, NO_CARD
from sixgun.games.bang.measures import SIGHT
from sixgun.games.bang.model import HELD as HELD
from sixgun.games.bang.model import MAX_SEATS, BangTable
from sixgun.games.bang.queries import (
    UNLIMITED,
    CountsAs,
    Distance,
    WeaponRange,
    barred,
    counts_as,
    distance,
    price_barred,
    sight_row,
    weapon_range,
)
from sixgun.kernel.asks import Closed, Refusal, refusal
from sixgun.kernel.hooks import Ability, Layer, Query, modifies

if TYPE_CHECKING:
    from sixgun.games.bang.deciding import Decision
    from sixgun.games.bang.harm import Rescue
    from sixgun.kernel.agenda import Frame
    from sixgun.kernel.asks import Option

BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"
ORANGE: Final = "orange"
CAR: Final = "car"

NO_TARGET: Final = 0
IN_RANGE: Final = 1
NEAR: Final = 2
ANYONE: Final = 3
ANYONE_ELSE: Final = 4
FALLEN: Final = 5
CLOSE: Final = 6
"""Who a card may be aimed at: nobody, weapon range, distance 1, any player, any other player, a player who is
out or back for a turn only, distance 2."""


class BangAbility(Ability):
    """A card or a character: code bound to the player who has it.

    Attributes:
        aim: Who its use is aimed at.
        picky: Whether `refuses_target` has to be asked about every target.
    """

    aim: int = NO_TARGET
    picky: bool = False
    ghost_draw: int = 2
    """How many cards a player draws in phase 1 whom it keeps in the game without lives."""
    visits: bool = False
    """Whether whom it keeps in the game without lives is there only for their own turn."""
    keeps_hand_limit: bool = True
    """Whether a player whom it keeps in the game without lives has a phase 3."""
    by_turn: bool = False
    """Whether what it puts to sleep depends on whose turn it is: its owner's or someone else's."""
    reads_discard: bool = False
    """Whether it matters to someone which card is on top of the discard pile."""
    toasts: bool = False
    """Whether it reacts to the Beer cards of a rescue before anyone reacts to the loss (timing 4, step 5)."""
    together: bool = False
    """Whether it affects several players together (`sweep`) rather than one after another."""
    pays_killer: bool = False
    """Whether it pays whoever eliminates the player it lies in front of, before the reward for the role."""

    def named(self, g: BangTable) -> str:
        """The id of the card or character that is named as the reason for what it does."""
        return self.id

    def use(self, g: BangTable, option: "Option", question: "Decision") -> None:
        """Its owner uses it as the answer to a question, which has left the agenda."""
        raise NotImplementedError

    def unasked(self, g: BangTable, option: "Option") -> None:
        """Its owner does something with it that nobody asked for."""
        raise NotImplementedError

    def put_on(self, g: BangTable) -> None:
        """A player has just borrowed it from another one."""
        return

    def checked(self, g: BangTable, card: int) -> None:
        """The check it asked for was made; `card` counts, or none if there was no card to flip."""
        raise NotImplementedError

    def counted(self, g: BangTable, cards: tuple[int, ...]) -> None:
        """The check of several cards it asked for was made; `cards` count, as many as there were."""
        raise NotImplementedError

    def may_pay(self, g: BangTable, paid: tuple[int, ...], card: int, target: int) -> bool:
        """Whether a hand card may be the next part of its price."""
        return True

    def paid(self, g: BangTable, cards: tuple[int, ...], target: int) -> None:
        """Its price in hand cards was paid."""
        raise NotImplementedError

    def revealed(self, g: BangTable) -> None:
        """What happens once, at the moment a card of its own pile is turned up."""
        return

    def turn_comes(self, g: BangTable) -> None:
        """The turn of its owner, who has borrowed abilities, begins."""
        return

    def left(self, g: BangTable) -> None:
        """What happens at once when it leaves the player in the game it lay in front of."""
        return

    def pay_killer(self, g: BangTable, by: int, cause: str) -> None:
        """What `by` gets for the elimination of its owner, which `cause` describes."""
        return

    def sweep(self, g: BangTable, seats: tuple[int, ...]) -> None:
        """Its effect on several players together."""
        raise NotImplementedError

    def bring_back(self, g: BangTable) -> None:
        """Its owner, who is out, comes back into the game."""
        raise NotImplementedError

    def let_go(self, g: BangTable) -> None:
        """The turn of its owner, whom it keeps in the game without lives, is over."""
        return

    def refuses_target(self, g: BangTable, target: int) -> Refusal | None:
        """Why it cannot be aimed at a player within distance and range."""
        return None

    def narrowed(self, g: BangTable, found: int) -> int:
        """Of the players in a mask, those whom `refuses_target` does not rule out."""
        for target in g.state.ring:
            if found >> target & 1 and self.refuses_target(g, target) is not None:
                found &= ~(1 << target)
        return found

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        """Uses in its owner's phase 2 that are not open now, with reasons."""
        return ()

    def closed_rescues(self, g: BangTable, rescue: "Rescue") -> Sequence[Closed]:
        """Ways for its owner to survive that are not open now, with reasons."""
        return ()

    def seems_usable(self, g: BangTable) -> bool:
        """For what may be used at any time: whether it can be used now as far as the others can see."""
        return False


class Character(BangAbility):
    """A character: its ability works as long as the player is in the game."""

    layer: ClassVar[Layer] = Layer.CHARACTER


class Card(BangAbility):
    """A kind of playing card.

    Attributes:
        extra: Further hand cards that must be discarded when it is played.
        stays: Whether it is put into play rather than discarded.
        laid_before: For a card that stays: who it is put in front of; its player if there is no target.
        spares_sheriff: Whether it is never put in front of the Sheriff.
        limited: Whether playing it counts towards the limit of BANG! cards.
        steady: Whether its colour and its aim alone decide how it can be played: no counter, no hand.
        evades: Whether it is a Missed! effect when played in answer to a shot.
        reaction: Whether it can only be played in answer to something.
        reach: How far it shoots, for a weapon: the number in its sight.
        book: Whether it has the book symbol: the first game is played without it.
        turn_check: For cards that are checked when their holder's turn starts: their place in the order.
        several: Whether it can hit more players than the one it is aimed at.
        missed: Whether it is a Missed! card for rules that name one.
        counters: Whether it has something to say once the shot it answered is cancelled (`countered`).
        keeps: Whether it keeps a player without lives in the game.
        stops: Whether it stops what is turned against its owner alone.
        saves: Whether it saves another player a life point.
        joins: Whether it can accompany a BANG! card from the hand.
        announces: Whether its player decides more about it when playing it, in `announced`.
        own_ways: Whether it says itself in which ways it can be played (`ways`) and how else not.
        takes_booty: Whether it takes the card whose shot it has cancelled.
        copies: Whether it has the effect of another card.
        catches: Whether it keeps a player in the game, without lives, who would be eliminated.
        helps: Whether it does whom it is aimed at nothing but good.
    """

    layer: ClassVar[Layer] = Layer.EQUIPMENT
    colour: ClassVar[str] = BROWN
    extra: int = 0
    stays: bool = False
    laid_before: int = NO_TARGET
    spares_sheriff: bool = False
    limited: bool = False
    steady: bool = True
    evades: bool = False
    reaction: bool = False
    rescues: bool = False
    book: bool = False
    weapon: bool = False
    reach: int = 0
    turn_check: int = 0
    several: bool = False
    missed: bool = False
    counters: bool = False
    keeps: bool = False
    stops: bool = False
    saves: bool = False
    joins: bool = False
    announces: bool = False
    own_ways: bool = False
    takes_booty: bool = False
    copies: bool = False
    catches: bool = False
    helps: bool = False

    def aim_of_play(self) -> int:
        """Who playing it from the hand is aimed at."""
        return self.laid_before if self.stays else self.aim

    def aim_now(self, g: BangTable) -> int:
        """The same for a card whose aim depends on what lies on the table."""
        return self.aim_of_play()

    def playable(self, g: BangTable) -> bool:
        """Whether its owner can play it from the hand now, if there is a target; `refuses` says why not."""
        return self.refuses(g) is None

    def refuses(self, g: BangTable) -> Refusal | None:
        """Why its owner cannot play it from the hand now, whoever the target."""
        if self.reaction:
            return refusal("only-in-answer", "bang 4.3", card=self.id)
        if self.extra and self.spare_cards(g) < self.extra:
            why = price_barred(g, self.owner, self.extra, self.card)
            return why or refusal("no-second-card", "dodge city 2", card=self.id)
        return None

    def spare_cards(self, g: BangTable) -> int:
        """How many other hand cards its owner may spend."""
        hand = [card for card in g.seat(self.owner).hand if card != self.card]
        return len([card for card in hand if barred(g, self.owner, card, KIND[card], False) is None])

    def ways(self, g: BangTable) -> "list[Option]":
        """Every legal way to play it, where it is not simply played at a target."""
        raise NotImplementedError

    def closed_ways(self, g: BangTable) -> Sequence[Closed]:
        """The ways of playing it that are not open now, with reasons."""
        raise NotImplementedError

    def play(self, g: BangTable, target: int) -> None:
        """Its effect. It has been discarded, and its price paid."""
        raise NotImplementedError

    def echo(self, g: BangTable, target: int) -> None:
        """Its effect when another card copies it, which is in its place here and is no card of its name."""
        self.play(g, target)

    def asks(self, g: BangTable, target: int) -> Sequence["Decision"]:
        """What else its player decides about it as it takes effect, as far as it can be said beforehand."""
        return ()

    def announced(self, g: BangTable, target: int) -> "Frame":
        """What its player decides as it is played, before anyone can react; then `playing.carry_on`."""
        raise NotImplementedError

    def play_more(self, g: BangTable, target: int, extras: tuple[int, ...]) -> None:
        """Its effect together with what its player has chosen when playing it."""
        raise NotImplementedError

    def hits_alone(self, extras: tuple[int, ...]) -> bool:
        """Whether it is aimed at one player alone, together with what its player has chosen."""
        return True

    def received(self, g: BangTable) -> None:
        """It would come to the hand of its owner, and is no card for a hand."""
        raise NotImplementedError

    def put_away(self, g: BangTable) -> None:
        """It was discarded, and its pile is not the discard pile."""
        raise NotImplementedError

    def fetched(self, g: BangTable) -> bool:
        """Take it back from where `put_away` has left it, if it is still there."""
        raise NotImplementedError

    def laid(self, g: BangTable, holder: int) -> None:
        """What happens at once when it was played and is in play now in front of `holder`."""
        return

    def emptied(self, g: BangTable) -> None:
        """What it does when the last token on it is gone and it has been discarded."""
        return

    def widens(self, g: BangTable, card: int, found: int) -> int:
        """Who a BANG! card can be aimed at if this card accompanies it; at `found` it can be anyway."""
        return found

    def join(self, g: BangTable, card: int, target: int) -> None:
        """It accompanies a BANG! card of its owner, which has just been played: what it costs and does."""
        raise NotImplementedError

    def strike(self, g: BangTable, target: int) -> None:
        """Its effect on one of several players, each one handled completely before the next."""
        raise NotImplementedError

    def answered(self, g: BangTable) -> None:
        """What follows immediately after it was used as a Missed! effect."""
        return

    def countered(self, g: BangTable, by: int) -> None:
        """What follows once the shot that `by` fired and it answered is cancelled (timing 3, step 9c)."""
        return

    def refuses_answer(self, g: BangTable) -> Refusal | None:
        """Why it does not help against a shot now although it is in front of its owner."""
        return None

    def stand_ins(self, g: BangTable, kind: str) -> "list[Option]":
        """The ways in which it stands for a card of a kind from where it lies in front of its owner."""
        return []

    def closed_answers(self, g: BangTable, question: "Decision") -> Sequence[Closed]:
        """Its uses in answer to a question that are not open now although it is in front of its owner."""
        return ()

    def check_at_start(self, g: BangTable) -> None:
        """What it does when the turn of the player it lies in front of starts."""
        raise NotImplementedError


KINDS: Final[dict[str, type[Card]]] = {}
"""Every kind of playing card by its id; the game fills it from its boxes."""

PRINTED: Final[dict[str, Card]] = {}
"""What is printed on each kind: a card nobody holds."""


POSING: Final[list[dict[tuple[str, int], Card]]] = [{} for _ in range(MAX_SEATS + 1)]
"""For every seat, and last for nobody, cards as other kinds once they were looked at as such."""


def write_down(kinds: Mapping[str, type[Card]]) -> None:
    """Fill the tables above, once the kinds of all boxes are known."""
    KINDS.update(kinds)
    PRINTED.update({id: kind(id, -1) for id, kind in kinds.items()})
    for seat in range(MAX_SEATS):
        HELD[seat].extend([KINDS.get(kind, Card)(kind, seat, card) for card, kind in enumerate(KIND)])


def card_of(kind: str, seat: int, card: int) -> Card:
    """A card in someone's hand, seen as a kind."""
    if card != NO_CARD and kind == KIND[card]:
        return HELD[seat][card]
    found = POSING[seat].get((kind, card))
    if found is None:
        found = POSING[seat][kind, card] = KINDS[kind](kind, seat, card)
    return found


class Brown(Card):
    """A brown card: discarded when played, its effect happens at once."""

    colour: ClassVar[str] = BROWN

    def playable(self, g: BangTable) -> bool:
        return not self.extra or self.spare_cards(g) >= self.extra


class Blue(Card):
    """A blue card: it stays in play, and two with the same name never lie in front of one player."""

    colour: ClassVar[str] = BLUE
    stays: bool = True

    def playable(self, g: BangTable) -> bool:
        return self.laid_before != NO_TARGET or not has_in_play(g, self.owner, self.id)

    def refuses(self, g: BangTable) -> Refusal | None:
        return None if self.playable(g) else refusal("already-in-play", "bang 4.1", card=self.id)


class Weapon(Blue):
    """A weapon: it takes the place of any other."""

    weapon: bool = True
    reach: int = 1

    @modifies(WeaponRange, own=True, sets=True)
    def replace_the_colt(self, g: BangTable, value: int, seat: int) -> int:
        return self.reach


def has_in_play(g: BangTable, seat: int, kind: str) -> bool:
    """Whether a card of this name lies in front of a player."""
    for card in g.state.seats[seat].in_play:  # noqa: SIM110  # asked often, and a generator takes longer
        if KIND[card] == kind:
            return True
    return False


def asleep(g: BangTable, thing: BangAbility) -> Refusal | None:
    """Whether a card in play or a character has no effect now, as a reason that names what does it."""
    for bound in g.live.silencers:
        if bound.call(g, thing):
            by = cast(BangAbility, bound.ability).named(g)
            return refusal("asleep", "timing 10", card=thing.id, by=by)
    return None


def sleeping_uses(g: BangTable, seat: int, question: "Decision", kinds: Sequence[type]) -> list[Closed]:
    """What the characters of a player would offer in a question if nothing put them to sleep.

    They offer something to questions of their own kind, and some of them at any moment.
    """
    found: list[Closed] = []
    player = g.state.seats[seat]
    for id in (player.character, *player.borrowed):
        ability = g.bound(id, seat)
        why = asleep(g, ability)
        if why is not None:
            for bound in ability.kit().bounds:
                if bound.hook.verb == "offers" and bound.hook.subject in kinds:
                    options = bound.call(g, question) or ()
                    found.extend([Closed(option, why) for option in options])
    return found


def sleeping_kinds(g: BangTable, seat: int, card: int) -> list[tuple[str, Refusal]]:
    """As what else the characters of a player would let a hand card be used if nothing put them to sleep."""
    found: list[tuple[str, Refusal]] = []
    awake = counts_as(g, seat, card)
    player = g.state.seats[seat]
    for id in (player.character, *player.borrowed):
        ability = g.bound(id, seat)
        why = asleep(g, ability)
        if why is not None:
            for bound in ability.kit().bounds:
                if bound.hook.verb == "modifies" and bound.hook.subject is CountsAs:
                    kinds = cast(tuple[str, ...], bound.function(ability, g, (KIND[card],), seat, card))
                    found.extend([(kind, why) for kind in kinds if kind not in awake])
    return found


def sleeping_help(
    g: BangTable,
    seat: int,
    query: type[Query[int]],
    value: int,
    about: tuple[int, ...],
    least: int,
    most: int,
) -> Refusal | None:
    """What of a player's would bring a number between two bounds if it were not asleep, and why it is."""
    player = g.state.seats[seat]
    theirs = [g.bound(id, seat) for id in (player.character, *player.borrowed)]
    for thing in (*[HELD[seat][card] for card in player.in_play], *theirs):
        why = asleep(g, thing)
        if why is not None:
            for bound in thing.kit().bounds:
                changes = bound.hook.verb == "modifies" and bound.hook.subject is query
                if changes and least <= cast(int, bound.function(thing, g, value, *about)) <= most:
                    return why
    return None


def has_loot(g: BangTable, seat: int, by: int, own_hand: bool, leaving: int = NO_CARD) -> bool:
    """Whether a player has a card that `by` could take or discard; `leaving` will be gone by then.

    A player's own hand does not count for a card that only moves a card into that hand.
    """
    player = g.state.seats[seat]
    in_play = len(player.in_play) - (1 if leaving in player.in_play else 0)
    if in_play:
        return True
    if seat == by and not own_hand:
        return False
    return len(player.hand) > (1 if leaving in player.hand else 0)


def with_loot(g: BangTable, thing: BangAbility, found: int, own_hand: bool) -> int:
    """Of the players in a mask, those who have a card that can be taken or discarded with `thing`."""
    seats = g.state.seats
    for target in g.state.ring:
        player = seats[target]
        if not player.hand and not player.in_play:
            found &= ~(1 << target)
    owner = thing.owner
    if found >> owner & 1 and not has_loot(g, owner, owner, own_hand, thing.card):
        found &= ~(1 << owner)
    return found


def nothing_to_lose(g: BangTable, thing: BangAbility, target: int, own_hand: bool) -> Refusal | None:
    """Why a card that takes or discards someone's card cannot be aimed at a player."""
    if has_loot(g, target, thing.owner, own_hand, thing.card):
        return None
    return refusal("nothing-to-lose", "bang 4.5", player=g.names[target])


def only_visiting(g: BangTable, seat: int) -> bool:
    """Whether an eliminated player is back for the own turn only."""
    ghost = g.state.seats[seat].ghost
    return bool(ghost) and g.bound(ghost, seat).visits


def played_from_hand(g: BangTable, thing: BangAbility) -> bool:
    """Whether something is a card that is played, not one in play that is used, nor an ability."""
    return isinstance(thing, Card) and thing.card not in g.state.seats[thing.owner].in_play


def sighted(g: BangTable, thing: BangAbility, found: int, reach: int) -> int:
    """The players in a mask, and those whom only a card played from the hand finds so near."""
    if not played_from_hand(g, thing):
        return found
    row = sight_row(g, thing.owner)
    return found | sum([1 << target for target in g.state.ring if row[target] <= reach])


def out_of_reach(
    g: BangTable, seat: int, target: int, aim: int, thing: BangAbility | None = None
) -> Refusal | None:
    """Why a player is out of reach of a player, for a certain card or for anything else, with the numbers."""
    if aim == FALLEN:
        here = g.state.seats[target].alive and not only_visiting(g, target)
        return refusal("not-out", "timing 5", player=g.names[target]) if here else None
    if not g.state.seats[target].alive:
        return refusal("is-out", "bang 9.3", player=g.names[target])
    if target == seat:
        return refusal("not-yourself", "bang 4.5") if aim == ANYONE_ELSE else None
    away = distance(g, seat, target)
    reach = REACH.get(aim, UNLIMITED) if aim != IN_RANGE else weapon_range(g, seat)
    if thing is not None and g.live.anywhere & SIGHT and sighted(g, thing, 0, reach) >> target & 1:
        return None
    if away <= reach:
        return None
    why = sleeping_help(g, seat, Distance, away, (seat, target), 1, reach)
    if aim != IN_RANGE:
        return why or refusal("too-far", "bang 5", player=g.names[target], distance=away)
    why = why or sleeping_help(g, seat, WeaponRange, reach, (seat,), away, UNLIMITED)
    return why or refusal(
        "out-of-range",
        "bang 5",
        player=g.names[target],
        distance=away,
        range=reach,
        weapon=weapon_of(g, seat),
    )


REACH: Final = {NEAR: 1, CLOSE: 2}
"""The distances that aims ask for."""


def weapon_of(g: BangTable, seat: int) -> str:
    """The kind of weapon that works for a player, or the Colt everyone has."""
    for ability in g.in_force(seat):
        if isinstance(ability, Card) and ability.weapon:
            return ability.id
    return COLT


COLT: Final = "colt"
