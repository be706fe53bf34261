"""New Identity: a second character in reserve, and the chance to become that one."""

from typing import ClassVar

from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.event_pile import EventCard, note, pile_of
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import CHARACTER_REPLACED, CharacterReplaced, TurnStarting
from sixgun.games.bang.sets.high_noon.told import (
    IdentityChanged,
    IdentityKept,
    KeepIdentity,
    ReserveSeen,
    Swap,
)
from sixgun.games.bang.setup import max_life
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Hidden, audience
from sixgun.kernel.hooks import after

NEW_LIFE = 2


class NewIdentity(EventCard):
    """At the start of your turn look at your reserve; you may become that character, with 2 life points."""

    @after(TurnStarting)
    def look_into_the_mirror(self, g: BangTable, moment: TurnStarting) -> None:
        pile = pile_of(g)
        if pile.reserves and pile.reserves[moment.seat]:
            if moment.seat not in pile.looked:
                note(g, looked=(*pile.looked, moment.seat))
                g.reveal(ReserveSeen, moment.seat, Hidden(pile.reserves[moment.seat], audience(moment.seat)))
            g.then(BecomeAnother(moment.seat))


class BecomeAnother(Decision):
    """Whether a player becomes the character in reserve."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "new_identity"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [KeepIdentity(), Swap(pile_of(g).reserves[self.seat])]

    def chosen(self, g: BangTable, option: Option) -> None:
        if not isinstance(option, Swap):
            g.tell(IdentityKept, self.seat)
            return
        player = g.seat(self.seat)
        reserves = list(pile_of(g).reserves)
        reserves[self.seat], player.character = player.character, option.character
        been = pile_of(g).been
        note(g, reserves=tuple(reserves), been=been if self.seat in been else (*been, self.seat))
        player.max_life = max_life(player.role, player.character)
        player.borrowed = ()
        if not player.ghost:
            player.life = NEW_LIFE
        g.board_changed()
        g.reveal(IdentityChanged, self.seat, player.character, player.life)
        if g.live.heard & CHARACTER_REPLACED:
            g.tell(CharacterReplaced, self.seat)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"character": pile_of(g).reserves[self.seat]}
