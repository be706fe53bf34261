"""Following the news: who lives, who has how much life, and what deeds say about roles."""

from collections.abc import Sequence

from sixgun.bots.beliefs import Beliefs
from sixgun.bots.dice import behaviour
from sixgun.bots.dice.appraisal import reach
from sixgun.bots.muster import Muster, muster
from sixgun.games.dice import events as told
from sixgun.games.dice.view import DiceView
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF, roles_public
from sixgun.kernel.events import Event


class Witness:
    """What everyone at the table knows, kept up to date from the public part of the news.

    All bots at a table share one: whoever is asked next tells it what has happened.
    """

    def __init__(self, view: DiceView) -> None:
        open_game = roles_public(len(view.seats))
        known = {
            index: seat.role
            for index, seat in enumerate(view.seats)
            if seat.role and (open_game or seat.role == SHERIFF)
        }
        self.dealt = ROLES_BY_PLAYERS[len(view.seats)]
        self.beliefs = Beliefs(self.dealt, known)
        self.characters = [seat.character for seat in view.seats]
        self.most = [seat.max_life for seat in view.seats]
        self.life = list(self.most)
        self.ring = tuple(range(len(view.seats)))
        self.now: Muster = muster(view.seats, self.dealt)
        self.heard = 0
        self._before_rolling = False

    def hear(self, news: Sequence[Event], view: DiceView, begun: int | None = None) -> None:
        """Take in what has happened; afterwards life and ring are what the view says.

        `begun` is how much whoever brings the news had heard before; without it nobody else brings any.
        """
        for event in news if begun is None else news[self.heard - begun :]:
            self._one(event)
            self.heard += 1
        for index, seat in enumerate(view.seats):
            if not seat.alive and seat.role:  # also in a written position, where no event announced it
                self.beliefs.reveal(index, seat.role)
        self.ring = view.ring
        self.life = [seat.life for seat in view.seats]
        self.now = muster(view.seats, self.dealt)

    def _one(self, event: Event) -> None:
        match event:
            case told.TurnBegan():
                self._before_rolling = True
            case told.DiceRolled():
                self._before_rolling = False
            case told.ShotAimed(seat=shooter, target=target, face=face):
                targets = reach(self.ring, shooter, self.characters[shooter], face)
                if target in targets:
                    self.beliefs.witness(
                        shooter, behaviour.shot(self.beliefs, shooter, targets, target, self.now)
                    )
            case told.BeerServed(seat=giver, target=target):
                self._helped(giver, target)
            case told.LifeLost(seat=seat, life=life):
                self.life[seat] = life
            case told.LifeGained(seat=seat, by=giver, life=life):
                if self._before_rolling:  # Sid Ketchum's gift; a gift to someone at full life makes no news
                    self._helped(giver, seat)
                self.life[seat] = life
            case told.ArrowsReturned(seat=seat, by=giver) if giver >= 0 and giver != seat:
                self._helped(giver, seat)
            case told.Eliminated(seat=seat, role=role):
                self.ring = tuple([other for other in self.ring if other != seat])
                self.beliefs.reveal(seat, role)

    def _helped(self, giver: int, seat: int) -> None:
        full = [other for other in self.ring if self.life[other] >= self.most[other]]
        self.beliefs.witness(
            giver, behaviour.help_given(self.beliefs, giver, self.ring, seat, self.now, full)
        )
