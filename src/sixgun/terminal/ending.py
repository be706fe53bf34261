"""After the game: who was who, who has won and why, and the replay file."""

from datetime import datetime
from pathlib import Path

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from sixgun.terminal.look import Look
from sixgun.terminal.sitting import Sitting

SUFFIX = ".sixgun.json"


def farewell(sitting: Sitting, look: Look, note: str) -> Text:
    """The result in one sentence, then every seat with its role; winners carry a star."""
    view = sitting.view()
    say = sitting.speaker
    result = view.result
    assert result is not None, "the game goes on"
    text = Text().append(say.result(sitting.game, result, view.names) + "\n", f"bold {look.ink}")
    width = max(cell_len(name) for name in view.names) + 2
    for seat, name in enumerate(view.names):
        won = seat in result.winners
        character, _ = sitting.stage.about(view, seat, say)
        text.append("\n" + ("★ " if won else "  "), look.brass)
        text.append(set_cell_size(name, width), f"bold {look.brass if won else look.ink}")
        text.append(f"{sitting.stage.badge(view, seat, say)} · {character}", look.ink_2)
        if won:
            text.append(" · " + say.text("ui-end-won"), look.brass)
    for whose, how in sitting.stage.scored(view, say):
        text.append(f"\n\n{whose}" if whose == view.names[0] else f"\n{whose}", f"bold {look.ink}")
        text.append(f": {how}", look.ink_2)
    if note:
        text.append("\n\n" + note, look.ink_2)
    return text


def default_replay(sitting: Sitting) -> Path:
    """A file name nobody has used yet, in the present folder."""
    return Path(f"{sitting.game}-{datetime.now():%Y-%m-%d-%H%M%S}{SUFFIX}")


def replay_saved(sitting: Sitting, path: Path) -> str:
    """Save the replay; the sentence says where it is, or why it could not be written."""
    try:
        sitting.save(path)
    except OSError as wrong:
        return sitting.speaker.text("ui-save-failed", file=str(path), why=wrong.strerror or str(wrong))
    return sitting.speaker.text("ui-saved", file=str(path))
