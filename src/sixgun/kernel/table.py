"""The table: a state, the abilities in force, and the loop that runs the agenda until someone chooses."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from sixgun.kernel.agenda import First, Frame, Question, Together, Trigger
from sixgun.kernel.asks import Ask, Closed, Option, Refusal, Refused, refusal
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import ANYONE, TABLE, Ability, Bound, Kit, Query, hook_named
from sixgun.kernel.live import Live, live_of
from sixgun.kernel.state import Result, State

if TYPE_CHECKING:
    from sixgun.kernel.journal import Choice, Origin
    from sixgun.kernel.registry import Game

S = TypeVar("S", bound=State)
V = TypeVar("V")
N = TypeVar("N", bound=Frame)

STEP_BUDGET: Final = 100_000
"""A rules loop must fail loudly, not hang a server."""


class EndlessAgenda(Exception):
    """The rules went in circles: a bug in the engine, never a player's mistake."""


class Standing(Event):
    """What a `whenever` reaction reacts to: a condition that is true now."""

    __slots__ = ()


STANDING = Standing()


EVERYTHING: Final = -1
"""The mask of the events worth reporting while a log is kept: all of them."""


class Table(Generic[S]):
    """One game being played. Public surface: `pending`, `choose`, `result`, and views of it."""

    __slots__ = (
        "_events",
        "attentive",
        "changes",
        "game",
        "heard_of",
        "history",
        "live",
        "names",
        "origin",
        "pending",
        "restless",
        "state",
        "undone",
    )

    def __init__(self, game: "Game", state: S, names: Sequence[str], live: Live | None = None) -> None:
        self.game = game
        self.state: S = state
        self.names = names
        self.pending: tuple[Ask, ...] = ()
        self._events: list[Event] | None = None
        self.history: list[Choice] | None = None
        self.undone: list[Choice] = []
        self.origin: Origin | None = None
        self.live = live_of(self, game.abilities(state)) if live is None else live
        self.heard_of: list[int] = self.live.hears
        """For every seat, a mask of the events about it (it is their first field) that are worth reporting.

        `tell` checks this as well; checking here first avoids building events nobody wants.
        """
        self.changes: list[int] = self.live.changes
        """For every seat, a mask of the questions, effects and so on that abilities have a say in."""
        self.attentive = self.live.attentive
        """Whether minor events (`Event.minor`) are worth reporting: a log is kept or an ability listens."""
        self.restless = bool(self.live.whenever)
        """Whether an ability watches for a standing condition."""

    @property
    def events(self) -> list[Event] | None:
        """The log, or None if nobody keeps one."""
        return self._events

    @events.setter
    def events(self, events: list[Event] | None) -> None:
        self._events = events
        self.listen()

    def listen(self) -> None:
        """Find out what the log and the abilities in force listen to and change."""
        self.changes = self.live.changes
        self.heard_of = self.live.hears if self._events is None else [EVERYTHING] * len(self.names)
        self.attentive = self.live.attentive or self._events is not None
        self.restless = bool(self.live.whenever)

    # -- what users do -------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.state.result

    def ask_of(self, seat: int) -> Ask | None:
        """The open ask of a seat, if it has one."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        return None

    def choose(self, seat: int, option: Option | int | str) -> None:
        """Answer the seat's open ask by option, index or notation; anything else is `Refused` unchanged."""
        for ask in self.pending:
            if ask.seat == seat:
                break
        else:
            self.act_unasked(seat, option)
            return
        if type(option) is not int and Unasked in self.live.offers and self.is_unasked(ask, option):
            self.act_unasked(seat, option)
            return
        index = option if type(option) is int else self._index_of(ask, option)
        if not 0 <= index < len(ask.options):
            raise Refused(refusal("no-such-option", number=index + 1, options=len(ask.options)))
        if self.history is not None:
            self.remember(ask, index)
        question = ask.question
        if question.together:
            self.state.sealed[ask.seat] = index
        else:
            self.state.agenda.pop()
            question.answer(self, ask.options[index])
        self.advance()

    def unasked(self, seat: int) -> Ask | None:
        """What a seat may do beside all questions, its own included, or None."""
        if Unasked not in self.live.offers or self.state.result is not None:
            return None
        question = Unasked(seat)
        options = self.offered(question)
        return Ask(seat, "", options, question) if options else None

    def is_unasked(self, ask: Ask, option: Option | int | str) -> bool:
        """Whether a choice is no answer to an open ask but something its seat may do all the same."""
        free = self.unasked(ask.seat)
        if free is None:
            return False
        if isinstance(option, str):
            return ask.find(option, self.names) < 0 <= free.find(option, self.names)
        return option in free.options and option not in ask.options

    def act_unasked(self, seat: int, option: Option | int | str) -> None:
        """A seat does something nobody asked for; what is being asked waits for it."""
        ask = self.unasked(seat)
        if ask is None:
            raise Refused(self._why_not_asked(seat, option))
        index = option if type(option) is int else self._index_of(ask, option)
        if not 0 <= index < len(ask.options):
            raise Refused(refusal("no-such-option", number=index + 1, options=len(ask.options)))
        if self.history is not None:
            self.remember(ask, index)
        ask.question.answer(self, ask.options[index])
        self.advance()

    def closed(self, seat: int) -> Sequence[Closed]:
        """What the seat might expect but cannot choose now, each with its reason."""
        ask = self.ask_of(seat)
        return () if ask is None else ask.question.closed(self)

    def moved(self, ability: Ability, kit: Kit) -> None:
        """One ability came or left; nothing else changed on the board."""
        self.listen()

    def clone(self, history: bool = False) -> "Table[S]":
        """An independent copy of this moment; the log and the record of choices only if asked for."""
        self.live.shared = True
        other = cast("Table[S]", self.game.copy_of(self))
        other.pending = self.pending
        if history:
            other.origin = self.origin
            other.events = None if self.events is None else list(self.events)
            other.history = None if self.history is None else list(self.history)
            other.undone = list(self.undone)
        return other

    # -- what frames and abilities do ----------------------------------------------------------------

    def then(self, *frames: Frame) -> None:
        """Schedule frames, first to last, before everything already waiting."""
        self.state.agenda.extend(frames[::-1])

    def once_done(self, kind: type[Frame], frame: Frame) -> None:
        """Schedule a frame for the moment right after the nearest frame of a kind."""
        agenda = self.state.agenda
        for index in range(len(agenda) - 1, -1, -1):
            if isinstance(agenda[index], kind):
                agenda.insert(index, frame)
                return
        raise LookupError(f"no {kind.__name__} on the agenda")

    def nearest(self, kind: type[N]) -> N:
        """The innermost enclosing frame of a kind."""
        for frame in reversed(self.state.agenda):
            if isinstance(frame, kind):
                return frame
        raise LookupError(f"no {kind.__name__} on the agenda")

    def amend(self, frame: Frame, changed: Frame) -> None:
        """Put a changed frame in the place of one that is waiting on the agenda."""
        agenda = self.state.agenda
        for index in range(len(agenda) - 1, -1, -1):
            if agenda[index] is frame:
                agenda[index] = changed
                return
        raise LookupError(f"{frame!r} is not on the agenda")

    def tell(self, kind: type[Event], *contents: Any) -> None:
        """State a fact. The event is built only when someone listens or a log is kept."""
        listening = self.live.after.get(kind)
        event: Event | None = None
        if self._events is not None:
            event = kind(*contents)
            self._events.append(event)
        if listening is not None:
            for bound in listening:
                if bound.only == ANYONE or bound.only == contents[0]:
                    if event is None:
                        event = kind(*contents)
                    ability = bound.ability
                    self.state.tray.append(
                        Trigger(ability.id, ability.owner, ability.card, bound.hook.name, event)
                    )

    def reveal(self, kind: type[Event], *contents: Any) -> None:
        """State a fact that makes a secret known; nobody can take back a choice from before it."""
        self.state.reveals += 1
        self.tell(kind, *contents)

    def query(self, kind: type[Query[V]], value: V, about: int) -> V:
        """What is this number or attribute now? Starts from `value`; abilities apply in order."""
        found = self.live.modifies.get(kind)
        if found is not None:
            for bound in found:
                if bound.only == about or bound.only == ANYONE:
                    value = bound.function(bound.ability, self, value, about)
        return value

    def query_with(self, kind: type[Query[V]], value: V, about: int, other: object) -> V:
        """The same for what is about two things."""
        found = self.live.modifies.get(kind)
        if found is not None:
            for bound in found:
                if bound.only == about or bound.only == ANYONE:
                    value = bound.function(bound.ability, self, value, about, other)
        return value

    def query_all(self, kind: type[Query[V]], value: V, about: int, *others: object) -> V:
        """The same for what is about more than two things."""
        for bound in self.live.modifies.get(kind, ()):
            if bound.only == about or bound.only == ANYONE:
                value = bound.function(bound.ability, self, value, about, *others)
        return value

    def forbidden(self, deed: Frame) -> Refusal | None:
        """Why a deed may not be done now, or None."""
        for bound in self.live.forbids.get(type(deed), ()):
            answer = bound.function(bound.ability, self, deed)
            if answer:
                return (
                    answer if isinstance(answer, Refusal) else refusal("forbidden-by", card=bound.ability.id)
                )
        return None

    def offered(self, question: Frame, kind: type[Frame] | None = None) -> list[Option]:
        """Further options that abilities add to a question, or to the more general `kind` it belongs to."""
        found: list[Option] = []
        seat = getattr(question, question.fields[0])
        for bound in self.live.offers.get(kind or type(question), ()):
            if bound.only == ANYONE or bound.only == seat:
                found.extend(bound.function(bound.ability, self, question) or ())
        return found

    def silencer_of(self, ability: Ability) -> str:
        """What puts an ability to sleep now; empty if it is awake."""
        for bound in self.live.silencers:
            if bound.call(self, ability):
                return bound.ability.id
        return ""

    def board_changed(self) -> None:
        """Abilities came into force or left: recompute which are live.

        What has left no longer reacts, even if its reaction was waiting.
        """
        self.live = live_of(self, self.game.abilities(self.state))
        self.listen()
        tray = self.state.tray
        if tray:
            here = {(ability.id, ability.owner, ability.card) for ability in self.live.abilities}
            tray[:] = [trigger for trigger in tray if (trigger.ability, trigger.owner, trigger.card) in here]

    def ability_came(self, ability: Ability, before: int = 0) -> None:
        """One ability came into force; nothing else changed on the board.

        It is younger than all others but the last ones, `before` of them.
        """
        live = self.live
        kit = ability.kit()
        if kit.silences:
            self.board_changed()
            return
        for silencer in live.silencers:
            if silencer.function(silencer.ability, self, ability):
                self.moved(ability, kit)
                return
        if live.shared:
            self.live = live = live.own()
        live.add(ability, kit, len(live.abilities) - before)
        self.moved(ability, kit)

    def ability_left(self, ability: Ability) -> None:
        """One ability left; nothing else changed on the board. It no longer reacts."""
        live = self.live
        kit = ability.kit()
        if kit.silences:
            self.board_changed()
            return
        if ability in live.abilities:
            if live.shared:
                self.live = live = live.own()
            live.remove(ability, kit)
        self.moved(ability, kit)
        tray = self.state.tray
        if tray:
            gone = (ability.id, ability.owner, ability.card)
            tray[:] = [trigger for trigger in tray if (trigger.ability, trigger.owner, trigger.card) != gone]

    def ability_followed(self, before: Ability | None, now: Ability) -> None:
        """One ability took the place of another or of none; nothing else changed on the board."""
        silent = now.kit().silences or (before is not None and before.kit().silences)
        if silent or self._stands_beside(before, now):
            self.board_changed()
            return
        if before is not None:
            self.ability_left(before)
        self.ability_came(now)

    def _stands_beside(self, before: Ability | None, now: Ability) -> bool:
        """Whether its owner has others of the same layer, among which it has its own place."""
        for ability in self.live.abilities:
            if ability.owner == now.owner and ability.layer == now.layer and ability is not before:
                return True
        return False

    def finish(self, result: Result) -> None:
        """The game is over at once; nothing that was waiting still happens."""
        self.state.result = result
        self.state.agenda.clear()
        self.state.tray.clear()

    # -- the loop ------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run the agenda until someone has to choose or nothing is left."""
        state = self.state
        agenda = state.agenda
        for _ in range(STEP_BUDGET):
            if not agenda:
                if state.tray and self.settle():
                    continue
                self.pending = ()
                return
            frame = agenda[-1]
            if (state.tray or self.restless) and frame.settles and self.settle():
                continue
            if not frame.asks:
                agenda.pop()
                if not frame.replaceable or not self.replaced(frame):
                    frame.run(self)
                continue
            if frame.together:
                if self._open_together(frame):  # type: ignore[arg-type]  # `together` marks exactly these
                    return
                continue
            ask = frame.ask(self)
            if ask is None:
                agenda.pop()
            elif len(ask.options) == 1 and not ask.aloud:
                agenda.pop()
                ask.question.answer(self, ask.options[0])
            else:
                self.pending = (ask,)
                return
        raise EndlessAgenda(f"{len(agenda)} frames waiting, on top {agenda[-1]!r}")

    def _open_together(self, question: Together[Any]) -> bool:
        sealed = self.state.sealed
        asks = question.asks_of_all(self)
        waiting = tuple([ask for ask in asks if ask.seat not in sealed])
        if waiting:
            self.pending = waiting
            return True
        chosen = {ask.seat: ask.options[sealed[ask.seat]] for ask in asks}
        sealed.clear()
        self.state.agenda.pop()
        question.answers(self, chosen)
        return False

    def replaced(self, frame: Frame) -> bool:
        """Whether an ability replaces an effect with something else."""
        replacers = self.live.replaces.get(type(frame))
        if replacers is None:
            return False
        seen = frame.seen_abilities()
        seat = getattr(frame, frame.fields[0])
        for bound in replacers:
            if bound.only != ANYONE and bound.only != seat:
                continue
            if not seen or bound.ability.key() not in seen:
                frames = bound.function(bound.ability, self, frame)
                if frames is not None:
                    self.then(*frames)
                    return True
        return False

    def settle(self) -> bool:
        """Resolve one waiting reaction completely. False when nothing waits.

        The active player's reactions come first, then clockwise; a player with several decides.
        """
        tray = self.state.tray
        if len(tray) == 1 and not self.restless:
            self.react(tray[0])
            return True
        if not tray and not self.standing():
            return False
        reactions = self.reactions()
        first = reactions[0]
        own = {
            trigger.ability
            for trigger in reactions
            if trigger.owner == first.owner and self.game.ability(trigger.ability).order_matters
        }
        if len(own) > 1 and first.owner != TABLE:
            self.state.agenda.append(OrderReactions(first.owner))
        else:
            self.react(first)
        return True

    def standing(self) -> bool:
        """Whether a standing condition is true now."""
        for bound in self.live.whenever:  # noqa: SIM110  # a generator takes longer
            if bound.function(bound.ability, self):
                return True
        return False

    def reactions(self) -> list[Trigger]:
        """Everything that would react now, in order."""
        state = self.state
        found = list(state.tray)
        for bound in self.live.whenever:
            if bound.function(bound.ability, self):
                ability = bound.ability
                found.append(Trigger(ability.id, ability.owner, ability.card, bound.hook.name, STANDING))
        found.sort(key=lambda trigger: state.reaction_order(trigger.owner))
        return found

    def react(self, trigger: Trigger) -> None:
        """Carry out one reaction."""
        bound = reacting(self.game.ability(trigger.ability), trigger)
        if bound.hook.verb == "whenever":
            self.then(*bound.function(bound.ability, self))
        else:
            self.state.tray.remove(trigger)
            bound.function(bound.ability, self, trigger.event)

    # -- refusals and the record ----------------------------------------------------------------------

    def _why_not_asked(self, seat: int, option: Option | int | str) -> Refusal:
        if self.state.result is not None:
            return refusal("game-over")
        if not 0 <= seat < len(self.names):
            return refusal("no-such-seat", seat=seat)
        for closed in self.game.closed_unasked(self, seat):
            wanted = Ask(seat, "", [closed.option], Unasked(seat))
            if option == closed.option or (isinstance(option, str) and not wanted.find(option, self.names)):
                return closed.refusal
        return refusal("not-your-choice", waiting=", ".join(self.names[ask.seat] for ask in self.pending))

    def _index_of(self, ask: Ask, option: Option | int | str) -> int:
        if isinstance(option, str):
            index = ask.find(option, self.names)
            if index < 0:
                raise Refused(self._why_closed(ask, option))
            return index
        for index, candidate in enumerate(ask.options):
            if candidate == option:
                return index
        for closed in (*ask.question.closed(self), *self.game.closed_unasked(self, ask.seat)):
            if closed.option == option:
                raise Refused(closed.refusal)
        raise Refused(refusal("not-an-option", text=str(option), nearest=ask.options[0].notation(self.names)))

    def _why_closed(self, ask: Ask, text: str) -> Refusal:
        shut = [*ask.question.closed(self), *self.game.closed_unasked(self, ask.seat)]
        wanted = Ask(ask.seat, ask.prompt, [closed.option for closed in shut], ask.question)
        index = wanted.find(text, self.names)
        if index >= 0:
            return shut[index].refusal
        from difflib import get_close_matches  # only a refusal needs it

        texts = [option.notation(self.names) for option in ask.options]
        nearest = get_close_matches(text, texts, n=1, cutoff=0.0) or texts[:1]
        return refusal("not-an-option", text=text, nearest=nearest[0])

    def remember(self, ask: Ask, index: int) -> None:
        """Add a choice to the record, with what take-back needs to know about the moment before it."""
        from sixgun.kernel.journal import Choice

        state = self.state
        choice = Choice(
            ask.seat,
            ask.options[index],
            state.rng.moment(),
            state.reveals,
            state.turn_number,
            len(self.events or ()),
        )
        cast("list[Choice]", self.history).append(choice)
        self.undone.clear()


_REACTING: dict[tuple[type, str, int, int, str], Bound] = {}


def reacting(kind: type[Ability], trigger: Trigger) -> Bound:
    """The hook a trigger names, of the ability it names. Abilities hold no data: each is made once."""
    key = (kind, trigger.ability, trigger.owner, trigger.card, trigger.hook)
    bound = _REACTING.get(key)
    if bound is None:
        ability = kind(trigger.ability, trigger.owner, trigger.card)
        bound = _REACTING[key] = Bound(ability, hook_named(kind, trigger.hook))
    return bound


class Unasked(Question[Table[Any]]):
    """What `@offers` listens to for an ability its owner may use while nobody asks them anything."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answer(self, g: Table[Any], option: Option) -> None:
        g.game.unasked(g, self.seat, option)


class OrderReactions(Question[Table[Any]]):
    """A seat has several reactions at the same moment and says which happens first."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: Table[Any]) -> Ask:
        own: dict[str, First] = {}
        for index, trigger in enumerate(g.reactions()):
            if trigger.owner == self.seat and trigger.ability not in own:
                own[trigger.ability] = First(trigger.ability, index)
        return Ask(self.seat, "order_reactions", list(own.values()), self)

    def answer(self, g: Table[Any], option: Option) -> None:
        g.react(g.reactions()[cast(First, option).index])

    def params(self, g: Table[Any]) -> Mapping[str, int | str]:
        return {"count": len(self.ask(g).options)}
