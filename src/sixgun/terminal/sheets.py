"""The texts on the sheets laid over the table: who is who, and why something is not possible."""

from rich.text import Text

from sixgun.terminal.look import Look
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import CardStage


def info_text(sitting: Sitting, look: Look, seat: int | None) -> Text:
    """One seat, or all of them clockwise from the reader's own."""
    view = sitting.view()
    seats = sitting.around() if seat is None else [seat]
    text = Text()
    for number, index in enumerate(seats):
        character, ability = sitting.stage.about(view, index, sitting.speaker)
        text.append("\n\n" if number else "")
        text.append(view.names[index], f"bold {look.brass}")
        text.append(f" · {character} · ", f"bold {look.ink}")
        text.append(sitting.stage.badge(view, index, sitting.speaker), look.ink_2)
        text.append("\n" + ability, look.ink)
    return text.append("\n\n" + sitting.stage.legend(view, sitting.speaker), look.ink_3)


def reasons_text(sitting: Sitting, look: Look) -> Text:
    """What cannot be chosen now and why; then all keys."""
    say = sitting.speaker.text
    text = Text()
    reasons = sitting.why_not()
    if not reasons:
        text.append(say("ui-why-nothing"), look.ink)
    for number, (what, why) in enumerate(reasons):
        text.append("\n" if number else "")
        text.append("✗ " + what, f"bold {look.red}")
        text.append("\n  " + why, look.ink)
    text.append("\n\n" + say("ui-keys-title"), f"bold {look.brass}")
    for key in sitting.stage.helps:
        text.append("\n" + say(key), look.ink)
    return text


def cards_text(sitting: Sitting, stage: CardStage, look: Look) -> Text:
    """Every card in sight with what it does: the hand first."""
    text = Text()
    for number, (name, does) in enumerate(stage.texts(sitting.view(), sitting.speaker)):
        text.append("\n" if number else "")
        text.append(name, f"bold {look.brass}").append(": " + does, look.ink)
    return text.append("\n\n" + stage.legend(sitting.view(), sitting.speaker), look.ink_3)


def log_text(sitting: Sitting, look: Look) -> Text:
    """The whole log, newest line last."""
    text = Text()
    for number, (event, line) in enumerate(sitting.told()):
        sign, tone = sitting.stage.mark(event)
        ink = f"bold {look.brass}" if tone == "turn" else look.ink
        text.append("\n" if number else "").append(f"{sign} {line}", ink)
    return text
