"""The sentences of `when` and `then`: which forms there are, and what is wrong with one that fits none."""

import re
from collections.abc import Callable, Sequence

from sixgun.kernel.events import Event
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written
from sixgun.kernel.registry import SEAT_FIELDS
from sixgun.scenarios import claims, deeds
from sixgun.scenarios.happenings import OWNER, Happened, InOrder, Told
from sixgun.scenarios.malformed import Malformed, Mistakes, with_nearest
from sixgun.scenarios.scenario import IN_ORDER, Line, Scenario
from sixgun.scenarios.source import documents
from sixgun.scenarios.vocabulary import ending_keys, refusal_keys, verb_of

CLAIM_STARTS = (
    "nobody",
    "nothing",
    "it is",
    "the game goes on",
    "the reason is",
    "event",
    "no event",
    IN_ORDER,
)
AFTER_NAME = ("has", "is", "sees", "wins", "win", "and")
EXAMPLES = "for example 'Ann has 4 life and 1 arrow'"


def split_outside(text: str) -> list[str]:
    """The parts of a text between commas that stand in no parentheses or brackets."""
    parts = [""]
    depth = 0
    for sign in text:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


class Grammar:
    """Reads the sentences of one scenario; `facts` tells which entries players and table have."""

    def __init__(self, scenario: Scenario, facts: Written) -> None:
        self.scenario = scenario
        self.names = scenario.names
        self.facts = facts
        # The longest first: with an Ann and an Ann Lee at the table, the sentence may begin with either.
        longest = sorted(self.names, key=len, reverse=True)
        self.name = "(" + "|".join(re.escape(name) for name in longest) + ")"

    def wrong(self, line: Line, reason: str) -> Malformed:
        """The complaint about a sentence."""
        return self.scenario.wrong(line.line, reason)

    # -- when ----------------------------------------------------------------------------------------

    def step(self, line: Line) -> deeds.Step:
        """What a sentence of `when` does."""
        if line.expect:
            return deeds.Expect(line.line, self.claim(line))
        asked = self._asked(line)
        if asked is not None:
            return deeds.Expect(line.line, asked)
        if self._is_claim(line.text):
            # Only in quotation marks may a text contain another colon.
            claim = f'"{line.text}"' if ": " in line.text else line.text
            reason = f"'{line.text}' is a claim; between deeds it is written 'expect: {claim}'"
            raise self.wrong(line, reason)
        found = re.fullmatch(f"{self.name} (.+)", line.text)
        if found is None:
            raise self.wrong(line, self._no_player(line.text, ("nobody is asked",)))
        seat = self.names.index(found[1])
        text = found[2]
        if text == "takes back":
            return deeds.TakeBack(line.line, seat)
        cannot = re.fullmatch(r"cannot (.+?)(?: because (\S+))?", text)
        if cannot is None:
            self._known_deed(line, text)
            return deeds.Deed(line.line, seat, text)
        key = cannot[2] or ""
        mistakes = Mistakes()
        if cannot[1] != "take back" and key != deeds.MEANINGLESS:
            with mistakes.noting():
                self._known_deed(line, cannot[1])
        keys = refusal_keys(self.scenario.game)
        if key and key not in keys:
            mistakes.note(self.wrong(line, with_nearest(f"nothing is refused because '{key}'", key, keys)))
        mistakes.complain()
        if cannot[1] == "take back":
            return deeds.CannotTakeBack(line.line, seat, key)
        return deeds.Cannot(line.line, seat, cannot[1], key)

    def _is_claim(self, text: str) -> bool:
        """Whether a sentence has the form of a claim, be it right or wrong."""
        *forms, (of_the_table, _) = self._forms()
        found = re.fullmatch(of_the_table, text)
        return any(re.fullmatch(form, text) for form, _ in forms) or (
            found is not None and found[1] in self.facts.table
        )

    def _known_deed(self, line: Line, text: str) -> None:
        """Complain if a deed begins with no verb of the game, or is aimed at nobody at the table."""
        game = self.scenario.game
        word, _, rest = text.partition(" ")
        verb = verb_of(game, word)
        if not verb:
            known = sorted({*game.deeds, "cannot", "takes back"})
            raise self.wrong(line, with_nearest(f"'{word}' is not a verb of this game", word, known))
        before = game.deeds[verb]
        if before is None:
            return
        # Without a word in between, whatever follows the verb is a player, unless it is "the bank".
        target = f" {rest}".rpartition(f" {before} ")[2] if before else rest
        is_name = target[:1].isupper() or not (before or target.startswith("the "))
        if target and is_name and re.match(rf"{self.name}(?!\S)", target, flags=re.IGNORECASE) is None:
            word = target.split()[0]
            raise self.wrong(line, with_nearest(f"there is no player '{word}'", word, self.names))

    def _no_player(self, text: str, others: Sequence[str]) -> str:
        word = text.split()[0]
        if word in self.names:
            return f"what does {word} do? A deed follows the name, for example '{word} passes'"
        known = [*self.names, *others]
        return with_nearest(f"a sentence begins with a player, not with '{word}'", word, known)

    def _asked(self, line: Line) -> claims.Claim | None:
        if line.text == "nobody is asked":
            return claims.NotAsked(line.line)
        found = re.fullmatch(f"{self.name} is not asked", line.text)
        if found is not None:
            return claims.NotAsked(line.line, found[1])
        found = re.fullmatch(rf"{self.name} is (not )?offered \[(.*)\]", line.text)
        if found is not None:
            return claims.Offered(line.line, found[1], self._options(line, found[3]), not found[2])
        found = re.fullmatch(rf"{self.name} is asked (\S+)(?: with (\[.*\]|\d+ options?))?", line.text)
        if found is None:
            return None
        prompt, options = found[2], found[3]
        if options is None:
            return claims.Asked(line.line, found[1], prompt)
        if options[0] != "[":
            return claims.Asked(line.line, found[1], prompt, count=int(options.split()[0]))
        return claims.Asked(line.line, found[1], prompt, self._options(line, options[1:-1]))

    def _options(self, line: Line, inside: str) -> list[str]:
        """Options between brackets, divided by commas; those inside of parentheses belong to an option."""
        texts = [text.strip() for text in split_outside(inside)] if inside.strip() else []
        if not all(texts):
            raise self.wrong(line, "an option is missing between two commas")
        for text in texts:
            self._known_deed(line, text)
        return texts

    # -- then ----------------------------------------------------------------------------------------

    def claim(self, line: Line) -> claims.Claim:
        """What a sentence of `then` claims."""
        asked = self._asked(line)
        if asked is not None:
            return asked
        for pattern, make in self._forms():
            found = re.fullmatch(pattern, line.text)
            if found is not None:
                return make(line, found)
        raise self.wrong(line, self._no_claim(line.text))

    def all_claims(self, lines: Sequence[Line]) -> list[claims.Claim]:
        """All claims of `then`; those about everything else know the others."""
        mistakes = Mistakes()
        found: list[claims.Claim] = []
        for line in lines:
            with mistakes.noting():
                found.append(self.claim(line))
        mistakes.complain()
        for claim in found:
            if isinstance(claim, claims.Unchanged):
                claim.others = found
        return found

    def _forms(self) -> "Sequence[tuple[str, Callable[[Line, re.Match[str]], claims.Claim]]]":
        name = self.name
        several = f"{name}(?:, {name})*(?: and {name})?"
        return (
            (f"{name} has (.+)", self._has),
            (f"{name} is (out|alive)", self._out),
            (f"{name}'s (\\S+) is (.+)", self._entry),
            (f"{name} is to choose (\\S+)", lambda line, m: claims.Asked(line.line, m[1], m[2])),
            (f"(?:{name}|a spectator) sees the (\\S+) of {name} as (.+)", self._sees),
            (f"(?:{name}|a spectator) sees the (\\S+) as (.+)", self._sees_table),
            (f"{name} sees {name} at distance (\\d{{1,2}})", self._distance),
            (f"{several} wins?", self._winners),
            ("nobody wins", lambda line, m: claims.Winners(line.line, ())),
            ("the game goes on", lambda line, m: claims.GoesOn(line.line)),
            ("the reason is (\\S+)", self._reason),
            (f"it is {name}'s turn", lambda line, m: claims.Turn(line.line, m[1])),
            (f"nothing else changed for {name}", lambda line, m: claims.Unchanged(line.line, [m[1]])),
            ("nothing else changed", lambda line, m: claims.Unchanged(line.line, self.names)),
            ("nothing is pending", lambda line, m: claims.NotAsked(line.line)),
            (f"{IN_ORDER}: (.+)", self._in_order),
            ("(event|no event|\\d+ events?) (.+)", self._event),
            ("(?:the )?(\\S+) (?:is|are) (.+)", self._table_entry),
        )

    def _has(self, line: Line, found: re.Match[str]) -> claims.Claim:
        facts = self.facts.players[found[1]]
        counted = [word for word, value in facts.items() if type(value) is int]
        wanted: list[tuple[str, Json]] = []
        for part in found[2].split(" and "):
            match = re.fullmatch(r"(\d{1,9}|no) (\S+)", part)
            if match is None:
                raise self.wrong(line, f"'{part}' is no number of things; write {EXAMPLES}")
            word = next((one for one in (match[2], match[2] + "s") if one in counted), "")
            if not word:
                raise self.wrong(line, with_nearest(f"nobody has '{match[2]}' here", match[2], counted))
            wanted.append((word, 0 if match[1] == "no" else int(match[1])))
        return claims.Entries(line.line, found[1], wanted)

    def _out(self, line: Line, found: re.Match[str]) -> claims.Claim:
        if "out" not in self.facts.players[found[1]]:
            raise self.wrong(line, "nobody is ever out of this game")
        return claims.Entries(line.line, found[1], [("out", found[2] == "out")])

    def _entry(self, line: Line, found: re.Match[str]) -> claims.Claim:
        word = self._known_entry(line, found[1], found[2])
        return claims.Entries(line.line, found[1], [(word, self._value(line, word, found[3]))])

    def _known_entry(self, line: Line, name: str, word: str) -> str:
        facts = self.facts.players[name]
        if word not in facts:
            raise self.wrong(line, with_nearest(f"'{word}' is no entry of a player", word, list(facts)))
        return word

    def _sees(self, line: Line, found: re.Match[str]) -> claims.Claim:
        word = self._known_entry(line, found[3], found[2])
        return claims.Sees(line.line, found[1] or "", word, found[3], self._value(line, word, found[4]))

    def _sees_table(self, line: Line, found: re.Match[str]) -> claims.Claim:
        word = found[2]
        if word not in self.facts.table:
            reason = with_nearest(f"'{word}' is no entry of the table", word, list(self.facts.table))
            raise self.wrong(line, reason)
        return claims.SeesTable(line.line, found[1] or "", word, self._value(line, word, found[3]))

    def _distance(self, line: Line, found: re.Match[str]) -> claims.Claim:
        if "distances" not in self.facts.players[found[1]]:
            raise self.wrong(line, "distances cannot be claimed in this game")
        return claims.Entries(line.line, found[1], [("distances", {found[2]: int(found[3])})])

    def _winners(self, line: Line, found: re.Match[str]) -> claims.Claim:
        return claims.Winners(line.line, re.findall(self.name, found[0]))

    def _reason(self, line: Line, found: re.Match[str]) -> claims.Claim:
        keys = ending_keys(self.scenario.game)
        if found[1] not in keys:
            raise self.wrong(line, with_nearest(f"no game is over because of '{found[1]}'", found[1], keys))
        return claims.Reason(line.line, found[1])

    def _event(self, line: Line, found: re.Match[str]) -> claims.Claim:
        count = {"event": None, "no event": 0}.get(found[1], -1)
        told = self._told(line, found[2])
        return Happened(line.line, told, int(found[1].split()[0]) if count == -1 else count)

    def _in_order(self, line: Line, found: re.Match[str]) -> claims.Claim:
        texts = [text.strip() for text in split_outside(found[1])]
        if not all(texts):
            raise self.wrong(line, "an event is missing between two commas")
        return InOrder(line.line, [self._told(line, text) for text in texts])

    def _told(self, line: Line, text: str) -> Told:
        """The event a text speaks of: its kind, its player after `of`, its contents in parentheses."""
        found = re.fullmatch(r"(\S+)(?: of (.+?))?(?: \((.*)\))?", text)
        kinds = {name: kind for name, kind in self.scenario.game.records().items() if issubclass(kind, Event)}
        kind = None if found is None else kinds.get(found[1])
        if found is None or kind is None:
            word = text.split()[0]
            raise self.wrong(line, with_nearest(f"there is no event '{word}'", word, sorted(kinds)))
        pairs = [(OWNER, found[2])] if found[2] else []
        for part in split_outside(found[3]) if found[3] else ():
            field, _, value = part.strip().partition(" ")
            pairs.append((field, value))
        wanted: list[tuple[str, Json]] = []
        for field, value in pairs:
            if field not in kind.fields:
                whose = f"{found[1]} has no player" if field == OWNER else f"{found[1]} has no '{field}'"
                raise self.wrong(line, with_nearest(whose, field, kind.fields))
            if not value:
                raise self.wrong(line, f"what is the '{field}' of {found[1]}? A value follows it")
            wanted.append((field, self._content(line, kind, field, value)))
        return Told(text, kind, tuple(wanted))

    def _content(self, line: Line, kind: type[Event], field: str, text: str) -> Json:
        word = self.scenario.game.event_word(kind, field)
        if field not in SEAT_FIELDS:
            return self._value(line, word, text)
        value = self._value(line, "", text)
        if isinstance(value, int) and text not in self.names:
            # A few events have a number where others have a player.
            return value
        for name in value if isinstance(value, list) else [text]:
            if name not in (*self.names, "nobody") and not str(name).startswith("the "):
                raise self.wrong(line, with_nearest(f"there is no player '{name}'", str(name), self.names))
        return value if isinstance(value, list) else text

    def _table_entry(self, line: Line, found: re.Match[str]) -> claims.Claim:
        word = found[1]
        if word not in self.facts.table:
            raise self.wrong(line, self._no_claim(line.text))
        return claims.TableEntry(line.line, word, self._value(line, word, found[2]))

    def _value(self, line: Line, word: str, text: str) -> Json:
        """The value a sentence names, spelled as the game spells it."""
        try:
            value = next((entry.plain() for entry in documents(text, self.scenario.file)), None)
            return self.scenario.game.spelled(word, value)
        except Malformed as error:
            raise self.wrong(line, f"'{text}' is no value for {word}: {error.reason}") from None
        except BadPosition as error:
            raise self.wrong(line, with_nearest(error.reason, error.word, error.known)) from None

    def _no_claim(self, text: str) -> str:
        found = re.match(f"{self.name}(?: (\\S+))?", text)
        if found is not None and (len(found[0]) == len(text) or text[len(found[0])] == " "):
            return with_nearest(
                f"'{text}' is no claim: after {found[1]} comes another word", found[2] or "", AFTER_NAME
            )
        words = (*self.names, *CLAIM_STARTS, *self.facts.table)
        return with_nearest(f"'{text}' is no claim", text.split()[0], words)
