"""Effects, questions and the turn of the saloon. No ability is named here."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sixgun.kernel.agenda import Effect, Procedure, Question, Replaceable, Together
from sixgun.kernel.asks import PASS, Ask, Closed, Option, Pass, Refusal, refusal
from sixgun.kernel.events import EVERYONE, Hidden
from sixgun.kernel.state import Result

from . import model as m
from .model import KIND, NOBODY, SaloonTable


class _Step(Effect[SaloonTable]):
    """An effect about one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Draw(_Step):
    def run(self, g: SaloonTable) -> None:
        g.draw(self.seat)


class Steal(_Step):
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def run(self, g: SaloonTable) -> None:
        g.steal(self.seat, self.victim)


class UseCard(_Step):
    """The deed of using a card of some kind; never run, only asked about."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")
    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind = kind


class LoseLife(Replaceable[SaloonTable]):
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "by", "seen")
    __slots__ = ("by", "points", "seat", "seen")

    def __init__(self, seat: int, points: int, by: int, seen: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.points = points
        self.by = by
        self.seen = seen

    def seen_abilities(self) -> tuple[str, ...]:
        return self.seen

    def run(self, g: SaloonTable) -> None:
        player = g.seat(self.seat)
        player.life -= min(self.points, player.life)
        g.tell(m.LifeLost, self.seat, self.points, self.by, player.life)
        if player.life == 0:
            g.then(Die(self.seat))


class Die(_Step):
    def run(self, g: SaloonTable) -> None:
        player = g.seat(self.seat)
        for card in list(player.hand):
            g.drop(self.seat, card)
        while player.in_play:
            g.lay_open(player.in_play.pop(), g.state.discard)
        player.alive = False
        g.board_changed()
        g.tell(m.Died, self.seat)
        living = g.state.living()
        if len(living) == 1:
            g.finish(Result((living[0],), "last-one", "saloon 1"))


class Check(_Step):
    """Draw!: a heart on top of the deck counts as a Missed! for the shot we are in."""

    def run(self, g: SaloonTable) -> None:
        card = g.top_of_deck()
        if card == m.FACE_DOWN:
            return
        g.lay_open(card, g.state.discard)
        shows = g.query(m.SuitOf, m.suit(card), card)
        g.reveal(m.CardFlipped, self.seat, card, shows)
        if shows == m.HEARTS:
            shot = g.nearest(Shot)
            g.amend(shot, shot.changed(missing=shot.missing - 1))


class Shot(Question[SaloonTable]):
    """Someone is shot at: each Missed! or lucky draw lowers the counter, at zero it has missed."""

    fields: ClassVar[tuple[str, ...]] = ("by", "target", "missing", "used")
    __slots__ = ("by", "missing", "target", "used")

    def __init__(self, by: int, target: int, missing: int, used: tuple[str, ...] = ()) -> None:
        self.by = by
        self.target = target
        self.missing = missing
        self.used = used

    def ask(self, g: SaloonTable) -> Ask | None:
        if self.missing <= 0:
            return None
        missed = [m.Use(card) for card in g.seat(self.target).hand if KIND[card] == "missed"]
        return Ask(self.target, "shot", [PASS, *missed, *g.offered(self)], self, aloud=True)

    def answer(self, g: SaloonTable, option: Option) -> None:
        if isinstance(option, m.Use):
            g.drop(self.target, option.what)
            g.then(self.changed(missing=self.missing - 1))
        elif isinstance(option, m.Hide):
            g.then(Check(self.target), self.changed(used=(*self.used, option.key)))
        else:
            g.then(LoseLife(self.target, 1, self.by))

    def params(self, g: SaloonTable) -> Mapping[str, int | str]:
        return {"by": g.names[self.by], "missing": self.missing}


class DuelRound(Question[SaloonTable]):
    """The one who faces the question answers with a bang and turns it round, or loses a life point."""

    fields: ClassVar[tuple[str, ...]] = ("by", "facing", "other")
    __slots__ = ("by", "facing", "other")

    def __init__(self, by: int, facing: int, other: int) -> None:
        self.by = by
        self.facing = facing
        self.other = other

    def ask(self, g: SaloonTable) -> Ask:
        bangs = [m.Use(card) for card in g.seat(self.facing).hand if KIND[card] == "bang"]
        return Ask(self.facing, "duel", [PASS, *bangs], self, aloud=True)

    def answer(self, g: SaloonTable, option: Option) -> None:
        if isinstance(option, m.Use):
            g.drop(self.facing, option.what)
            g.then(DuelRound(self.by, self.other, self.facing))
        else:
            g.then(LoseLife(self.facing, 1, self.by))


class Contest(Together[SaloonTable]):
    """Sealed cards that are shown together; the highest wins. A subclass says who bets, and from what."""

    __slots__ = ()
    prompt: ClassVar[str] = ""

    def packs(self, g: SaloonTable) -> Mapping[int, list[int]]:
        """The cards each seat may choose from."""
        raise NotImplementedError

    def asks_of_all(self, g: SaloonTable) -> Sequence[Ask]:
        return [
            Ask(seat, self.prompt, [m.Show(card) for card in pack], self)
            for seat, pack in self.packs(g).items()
        ]

    def answers(self, g: SaloonTable, chosen: Mapping[int, Option]) -> None:
        cards = {seat: bet.what for seat, bet in chosen.items() if isinstance(bet, m.Show)}
        for seat, card in cards.items():
            self.packs(g)[seat].remove(card)
            g.lay_open(card, g.state.discard)
        order = sorted(cards, key=lambda seat: (-m.rank(cards[seat]), (seat - g.state.active) % len(g.names)))
        g.reveal(m.CardsShown, tuple(sorted(cards.items())), order[0])
        self.paid(g, order[0])

    def paid(self, g: SaloonTable, winner: int) -> None:
        raise NotImplementedError


class Poker(Contest):
    """Everyone with cards bets one; the winner draws two."""

    fields: ClassVar[tuple[str, ...]] = ("seats",)
    __slots__ = ("seats",)
    prompt: ClassVar[str] = "poker"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def packs(self, g: SaloonTable) -> Mapping[int, list[int]]:
        return {seat: g.seat(seat).hand for seat in self.seats}

    def paid(self, g: SaloonTable, winner: int) -> None:
        g.then(Draw(winner), Draw(winner))


class Fight(Contest):
    """A player against a bandit; the right-hand neighbour chooses for the bandit."""

    fields: ClassVar[tuple[str, ...]] = ("fighter", "neighbour")
    __slots__ = ("fighter", "neighbour")
    prompt: ClassVar[str] = "fight"

    def __init__(self, fighter: int, neighbour: int) -> None:
        self.fighter = fighter
        self.neighbour = neighbour

    def packs(self, g: SaloonTable) -> Mapping[int, list[int]]:
        return {self.fighter: g.seat(self.fighter).hand, self.neighbour: g.state.bandit}

    def paid(self, g: SaloonTable, winner: int) -> None:
        while g.state.bandit:
            g.lay_open(g.state.bandit.pop(), g.state.discard)
        g.then(Draw(self.fighter) if winner == self.fighter else LoseLife(self.fighter, 1, NOBODY))


def meet_bandit(g: SaloonTable, fighter: int) -> None:
    """Two cards for the bandit, seen by the right-hand neighbour alone."""
    state = g.state
    neighbour = state.neighbour(fighter, -1)
    cards = [card for card in (g.top_of_deck(), g.top_of_deck()) if card != m.FACE_DOWN]
    for card in cards:
        state.bandit.append(card)
        state.known[card] |= 1 << neighbour
    if cards:
        g.reveal(m.BanditDealt, neighbour, tuple([Hidden(card, state.known[card]) for card in cards]))
        g.then(Fight(fighter, neighbour))


class Turn(Procedure[SaloonTable]):
    """Event, draw, act, discard, pass."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()

    def __init__(self, stage: int = 0) -> None:
        super().__init__(stage)

    def resumed(self, stage: int) -> "Turn":
        return Turn(stage)


def begin(turn: Turn, g: SaloonTable) -> None:
    state = g.state
    state.turn_number += 1
    state.bangs = 0
    state.fought = False
    if state.active == state.living()[0] and state.turned < len(state.events):
        state.turned += 1
        g.reveal(m.EventTurned, state.event)
    g.board_changed()
    g.tell(m.TurnBegan, state.active, state.turn_number)


def draw_cards(turn: Turn, g: SaloonTable) -> None:
    for _ in range(g.query(m.CardsDrawn, 2, g.state.active)):
        g.draw(g.state.active)


def act(turn: Turn, g: SaloonTable) -> None:
    g.then(Floor(g.state.active))


def discard_down(turn: Turn, g: SaloonTable) -> None:
    g.then(TooManyCards(g.state.active))


def pass_on(turn: Turn, g: SaloonTable) -> None:
    g.state.active = g.state.neighbour(g.state.active, 1)
    g.then(Turn())


Turn.stages = (begin, draw_cards, act, discard_down, pass_on)


class TooManyCards(Question[SaloonTable]):
    """At the end of a turn a hand may not be larger than the life points."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: SaloonTable) -> Ask | None:
        player = g.seat(self.seat)
        if not player.alive or len(player.hand) <= player.life:
            return None
        return Ask(self.seat, "discard", [m.Drop(card) for card in player.hand], self)

    def answer(self, g: SaloonTable, option: Option) -> None:
        assert isinstance(option, m.Drop)
        g.drop(self.seat, option.what)
        g.then(self)


class Floor(Question[SaloonTable]):
    """The active player's "what next?", where waiting reactions settle first."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)
    settles: bool = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: SaloonTable) -> Ask | None:
        if not g.seat(self.seat).alive:
            return None
        options: list[Option] = [m.EndTurn()]
        for card in g.seat(self.seat).hand:
            if self.why_not(g, card) is None:
                options.extend(self.ways(g, card))
        if not g.state.fought and g.seat(self.seat).hand:
            options.append(m.FightBandit())
        return Ask(self.seat, "your_turn", options, self, aloud=True)

    def ways(self, g: SaloonTable, card: int) -> list[Option]:
        if KIND[card] in ("bang", "duel"):
            return [m.Play(card, target) for target in g.state.living() if target != self.seat]
        return [m.Play(card)]

    def why_not(self, g: SaloonTable, card: int) -> Refusal | None:
        player = g.seat(self.seat)
        kind = KIND[card]
        if kind == "missed":
            return refusal("only-when-shot-at", "saloon 2")
        if kind == "bang" and g.state.bangs:
            return refusal("one-bang-a-turn", "saloon 3")
        if kind == "beer" and player.life == player.max_life:
            return refusal("at-full-life", "saloon 4")
        if kind in [KIND[other] for other in player.in_play]:
            return refusal("one-of-a-kind", "saloon 5", kind=kind)
        return g.forbidden(UseCard(self.seat, kind))

    def closed(self, g: SaloonTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for card in g.seat(self.seat).hand:
            reason = self.why_not(g, card)
            if reason is not None:
                found.extend([Closed(way, reason) for way in self.ways(g, card)])
        return found

    def answer(self, g: SaloonTable, option: Option) -> None:
        if isinstance(option, m.EndTurn):
            return
        g.then(self)
        if isinstance(option, m.Play):
            play(g, self.seat, option.card, option.target)
        else:
            g.state.fought = True
            meet_bandit(g, self.seat)


def play(g: SaloonTable, seat: int, card: int, target: int) -> None:
    """A card leaves the hand and does what it says."""
    state = g.state
    kind = KIND[card]
    player = g.seat(seat)
    player.hand.remove(card)
    stays = kind in ("barrel", "charm")
    g.lay_open(card, player.in_play if stays else state.discard)
    g.reveal(m.CardPlayed, seat, card, target)
    if stays:
        g.board_changed()
    elif kind == "bang":
        state.bangs += 1
        g.then(Shot(seat, target, g.query(m.MissedNeeded, 1, seat)))
    elif kind == "duel":
        g.then(DuelRound(seat, target, seat))
    elif kind == "beer":
        player.life += 1
    elif kind == "spyglass" and state.deck:
        top = state.deck[-1]
        state.known[top] |= 1 << seat
        g.reveal(m.CardPeeked, seat, Hidden(top, state.known[top] & EVERYONE))
    elif kind == "poker":
        betting = tuple([other for other in state.living() if g.seat(other).hand])
        if betting:
            g.then(Poker(betting))


class Offer(Question[SaloonTable]):
    """An ability would replace a loss with something else; its owner agrees or passes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "prompt", "hit")
    __slots__ = ("hit", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, hit: LoseLife) -> None:
        self.seat = seat
        self.prompt = prompt
        self.hit = hit

    def ask(self, g: SaloonTable) -> Ask:
        return Ask(self.seat, self.prompt, [PASS, m.Agree()], self)

    def answer(self, g: SaloonTable, option: Option) -> None:
        if isinstance(option, Pass):
            g.then(self.hit)
        else:
            self.agreed(g)

    def agreed(self, g: Any) -> None:
        raise NotImplementedError
