"""Contests within a turn that have their own cards or dice: fights, games of poker, prospecting dice."""

from typing import Final

from sixgun.games.legends.content.kinds import NOTHING, Program

NOBODY: Final = -1
"""Nobody, in place of a seat's number."""

FIGHT_FIELDS: Final = (
    *("actor", "bonus", "cancelled", "cards", "chosen", "drawn", "draws", "kind", "mover", "no_mp"),
    *("open", "peeked", "prepared", "prize", "reacted", "shown", "sides", "source", "space"),
    *("spent", "surrendered", "taken", "winner", "wounds", "wp_before"),
)


class Fight:
    """The fight in progress. Index 0 of a pair is the attacker's, index 1 the defender's.

    Attributes:
        sides: Seats, the Man in Black or a virtual character.
        actor: Who acts for the virtual character.
        prepared: For both sides, what still happens before the fight (the ids of cards).
        cards: The poker cards played; hidden until they are revealed.
        open: Whether they are revealed.
        draws: How many fight cards the opponent draws.
        drawn: The fight cards drawn; only the actor knows them.
        shown: Fight cards that a rifle showed to the fighting player.
        peeked: For both sides, the rival's poker cards seen with a rifle.
        chosen: The fight card that is played.
        bonus: What is added to each side's card.
        reacted: Whether a side has used its reaction.
        spent: Cards discarded as reactions.
        cancelled: Whether the effect of the fight card is cancelled.
        no_mp: Whether the Marshal point for a bandit is lost.
        winner: The side that has won, or nobody yet.
        surrendered: Whether the defender gave up.
        wp_before: Both sides' Wanted points when the fight began.
        wounds: Both sides' wounds when the result was compared.
        taken: What a winner over a bandit chose: ``lp`` or ``mp``.
        prize: What a winner over a gang or the winning Man in Black gets.
        mover: Who moved the sheriff.
        source: The card that caused the fight.
    """

    __slots__ = FIGHT_FIELDS

    def __init__(self, kind: str, attacker: int, defender: int, space: int) -> None:
        self.kind = kind
        self.sides = (attacker, defender)
        self.space = space
        self.actor = NOBODY
        self.mover = NOBODY
        self.draws = 0
        self.prize: Program = ()
        self.source = ""
        self.wp_before = (0, 0)
        self.wounds = (0, 0)
        self.taken = ""
        self.winner = NOBODY
        self.surrendered = False
        self.no_mp = False
        self.restart()

    def restart(self) -> None:
        """Forget everything since the declaration."""
        self.prepared: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.cards = (NOTHING, NOTHING)
        self.open = False
        self.drawn: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.peeked: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.chosen = NOTHING
        self.bonus = (0, 0)
        self.reacted = (False, False)
        self.spent: tuple[int, ...] = ()
        self.cancelled = False
        self.no_mp = False

    def clone(self) -> "Fight":
        """An independent copy."""
        other = Fight(self.kind, self.sides[0], self.sides[1], self.space)
        for name in FIGHT_FIELDS:
            setattr(other, name, getattr(self, name))
        return other


POKER_FIELDS: Final = ("asked", "dealer", "flop", "holes", "host", "house", "players", "pot", "prize", "town")


class PokerGame:
    """The poker game in progress.

    Attributes:
        host: The active player who opened it, or the Man in Black.
        players: Everyone taking part, the host first if it is a player.
        asked: Everyone who has been asked to join or has opened the game.
        dealer: Who plays for the house, if nobody joined.
        house: The four cards of the dealer or of the Man in Black.
        holes: The hole cards by seat; those of the house under `HOUSE`.
    """

    __slots__ = POKER_FIELDS

    def __init__(self, host: int, town: str) -> None:
        self.host = host
        self.town = town
        self.players: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()
        self.dealer = NOBODY
        self.house: tuple[int, ...] = ()
        self.flop: tuple[int, ...] = ()
        self.pot = 0
        self.holes: tuple[tuple[int, tuple[int, ...]], ...] = ()
        self.prize: Program = ()

    def clone(self) -> "PokerGame":
        """An independent copy."""
        other = PokerGame(self.host, self.town)
        for name in POKER_FIELDS:
            setattr(other, name, getattr(self, name))
        return other


GOLD_FIELDS: Final = ("bonus", "faces", "kept", "mapped", "source")


class Gold:
    """Prospecting dice on the table.

    Attributes:
        faces: The last face of every die.
        kept: The faces of dice that were then rolled again; each is a separate result.
        mapped: The die that a map has rolled again, or nothing.
        bonus: What happens for each die whose last face is blank.
        source: The action or card they were rolled for.
    """

    __slots__ = GOLD_FIELDS

    def __init__(self) -> None:
        self.faces: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()
        self.mapped = NOTHING
        self.bonus: Program = ()
        self.source = ""

    def clone(self) -> "Gold":
        """An independent copy."""
        other = Gold()
        other.faces = self.faces
        other.kept = self.kept
        other.mapped = self.mapped
        other.bonus = self.bonus
        other.source = self.source
        return other
