"""What must be true: the sentences of `then`. Each either holds or says how the table differs."""

# ruff: noqa: D102 - overriding methods mean what the base class says

from collections.abc import Sequence

import sixgun
from sixgun.kernel.plain import Json
from sixgun.kernel.position import shown
from sixgun.kernel.views import SPECTATOR
from sixgun.scenarios.moment import Moment


class Claim:
    """One sentence of `then`."""

    def __init__(self, line: int) -> None:
        self.line = line

    def differs(self, now: Moment) -> str:
        """How the table differs from the claim; nothing if the claim holds."""
        raise NotImplementedError

    def speaks_of(self) -> Sequence[tuple[str, str]]:
        """The facts the claim is about, as (player, entry); an empty entry means the whole player."""
        return ()

    def asked(self) -> Sequence[str]:
        """The players whose open questions the claim speaks of."""
        return ()


class Entries(Claim):
    """``Ann has 4 life and 1 arrow``, ``Ann's role is sheriff``, ``Ann is out``: facts of one player."""

    def __init__(self, line: int, name: str, wanted: Sequence[tuple[str, Json]]) -> None:
        super().__init__(line)
        self.name = name
        self.wanted = wanted

    def differs(self, now: Moment) -> str:
        facts = now.facts().players[self.name]
        wrong = [
            f"{word} of {self.name} is {value_text(facts[word])}, not {value_text(value)}"
            for word, value in self.wanted
            if not now.scenario.game.agrees(word, value, facts[word])
        ]
        return "; ".join(wrong)

    def speaks_of(self) -> Sequence[tuple[str, str]]:
        # Being out takes everything along: life, arrows, whatever the game has.
        if ("out", True) in self.wanted:
            return [(self.name, "")]
        return [(self.name, word) for word, _ in self.wanted]


class TableEntry(Claim):
    """``pile is 8``, ``dice are [1, 2, beer, beer, arrow]``: a fact of the table."""

    def __init__(self, line: int, word: str, value: Json) -> None:
        super().__init__(line)
        self.word = word
        self.value = value

    def differs(self, now: Moment) -> str:
        found = now.facts().table[self.word]
        if now.scenario.game.agrees(self.word, self.value, found):
            return ""
        return f"{self.word} is {value_text(found)}, not {value_text(self.value)}"


class Sees(Claim):
    """``Ann sees the role of Ben as unknown``: what a seat or a spectator may know."""

    def __init__(self, line: int, reader: str, word: str, name: str, value: Json) -> None:
        super().__init__(line)
        self.reader = reader
        self.word = word
        self.name = name
        self.value = value

    def differs(self, now: Moment) -> str:
        names = now.scenario.names
        seat = names.index(self.reader) if self.reader in names else SPECTATOR
        seen = now.scenario.game.facts_seen(sixgun.view(now.table, seat)).players[self.name][self.word]
        if now.scenario.game.agrees(self.word, self.value, seen):
            return ""
        who = self.reader if seat != SPECTATOR else "a spectator"
        return (
            f"{who} sees the {self.word} of {self.name} as {value_text(seen)}, not {value_text(self.value)}"
        )


class SeesTable(Claim):
    """``Ann sees the discard as unknown``: what a seat or a spectator may know of the table."""

    def __init__(self, line: int, reader: str, word: str, value: Json) -> None:
        super().__init__(line)
        self.reader = reader
        self.word = word
        self.value = value

    def differs(self, now: Moment) -> str:
        names = now.scenario.names
        seat = names.index(self.reader) if self.reader in names else SPECTATOR
        seen = now.scenario.game.facts_seen(sixgun.view(now.table, seat)).table[self.word]
        if now.scenario.game.agrees(self.word, self.value, seen):
            return ""
        who = self.reader or "a spectator"
        return f"{who} sees the {self.word} as {value_text(seen)}, not {value_text(self.value)}"


class Unchanged(Claim):
    """``nothing else changed [for Ann]``: what no other claim speaks of is as it was given."""

    def __init__(self, line: int, names: Sequence[str]) -> None:
        super().__init__(line)
        self.names = names
        self.others: Sequence[Claim] = ()

    def differs(self, now: Moment) -> str:
        said = {about for claim in self.others for about in claim.speaks_of()}
        follows = now.before.follows
        said |= {(name, follows[word]) for name, word in said if follows.get(word)}
        after = now.facts().players
        changed: list[str] = []
        for name in self.names:
            if (name, "") in said:
                continue
            for word, value in now.before.players[name].items():
                if word not in follows and (name, word) not in said and after[name][word] != value:
                    changed.append(
                        f"{word} of {name} was {value_text(value)} and is {value_text(after[name][word])}"
                    )
        return "; ".join(changed)


class Winners(Claim):
    """``Ann and Ben win``, ``nobody wins``."""

    def __init__(self, line: int, names: Sequence[str]) -> None:
        super().__init__(line)
        self.names = names

    def differs(self, now: Moment) -> str:
        result = now.table.result
        if result is None:
            return "the game goes on"
        winners = [now.scenario.names[seat] for seat in result.winners]
        if sorted(winners) == sorted(self.names):
            return ""
        return f"the winners are: {', '.join(winners) or 'nobody'} ({result.reason})"


class GoesOn(Claim):
    """``the game goes on``."""

    def differs(self, now: Moment) -> str:
        result = now.table.result
        return "" if result is None else f"the game is over: {result.reason}"


class Reason(Claim):
    """``the reason is sheriff-dead``: why the game ended."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line)
        self.reason = reason

    def differs(self, now: Moment) -> str:
        result = now.table.result
        if result is None:
            return "the game goes on"
        return "" if result.reason == self.reason else f"the reason is {result.reason}, not {self.reason}"


class Turn(Claim):
    """``it is Ann's turn``."""

    def __init__(self, line: int, name: str) -> None:
        super().__init__(line)
        self.name = name

    def differs(self, now: Moment) -> str:
        active = now.scenario.names[now.table.state.active]
        return "" if active == self.name else f"it is {active}'s turn"


class Asked(Claim):
    """``Ann is asked reroll [with [stops, rerolls 1] or with 8 options]``, ``Ann is to choose reroll``."""

    def __init__(
        self,
        line: int,
        name: str,
        prompt: str,
        options: Sequence[str] | None = None,
        count: int | None = None,
    ) -> None:
        super().__init__(line)
        self.name = name
        self.prompt = prompt
        self.options = options
        self.count = count

    def asked(self) -> Sequence[str]:
        return (self.name,)

    def differs(self, now: Moment) -> str:
        names = now.scenario.names
        ask = now.table.ask_of(names.index(self.name))
        if ask is None:
            return f"{self.name} is not asked; {pending_text(now)}"
        if ask.prompt != self.prompt:
            return f"{self.name} is asked {ask.prompt}, not {self.prompt}"
        texts = [option.notation(names) for option in ask.options]
        if self.count is not None and len(texts) != self.count:
            return f"{self.name} has {len(texts)} options, not {self.count}: {', '.join(texts)}"
        if self.options is None:
            return ""
        found = [now.find(ask, text) for text in self.options]
        strange = [text for text, index in zip(self.options, found, strict=True) if index < 0]
        missing = [text for index, text in enumerate(texts) if index not in found]
        wrong = [f"{self.name} is not offered: {', '.join(strange)}"] if strange else []
        if missing:
            wrong.append(f"{self.name} is also offered: {', '.join(missing)}")
        return "; ".join(wrong)


class Offered(Claim):
    """``Ann is offered [works, prospects]``, ``Ann is not offered [sells gold]``: some of many options."""

    def __init__(self, line: int, name: str, options: Sequence[str], offered: bool) -> None:
        super().__init__(line)
        self.name = name
        self.options = options
        self.offered = offered

    def asked(self) -> Sequence[str]:
        return (self.name,)

    def differs(self, now: Moment) -> str:
        ask = now.table.ask_of(now.scenario.names.index(self.name))
        if ask is None:
            return f"{self.name} is not asked; {pending_text(now)}"
        wrong = [text for text in self.options if (now.find(ask, text) >= 0) != self.offered]
        if not wrong:
            return ""
        return f"{self.name} is {'not ' if self.offered else ''}offered: {', '.join(wrong)}"


class NotAsked(Claim):
    """``Ann is not asked``, ``nobody is asked``, ``nothing is pending``: no open question (for Ann)."""

    def __init__(self, line: int, name: str = "") -> None:
        super().__init__(line)
        self.name = name

    def differs(self, now: Moment) -> str:
        if not self.name:
            return pending_text(now) if now.table.pending else ""
        ask = now.table.ask_of(now.scenario.names.index(self.name))
        return "" if ask is None else f"{self.name} is asked {ask.prompt}"


def pending_text(now: Moment) -> str:
    """Who is asked what."""
    asks = [f"{now.scenario.names[ask.seat]} is asked {ask.prompt}" for ask in now.table.pending]
    return " and ".join(asks) or "nobody is asked"


def value_text(value: Json) -> str:
    """A value as one would write it in a claim."""
    if isinstance(value, list):
        return "[" + ", ".join(str(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {item}" for key, item in value.items()) + "}"
    return value if isinstance(value, str) else shown(value)
