"""Files the user names: read with bounds, and checked before anything is written to them."""

import os
from pathlib import Path
from typing import Final

from sixgun.cli.words import Mistake

LARGEST: Final = 16 * 1024 * 1024
"""No replay or scenario comes near this many bytes; a mistyped name may."""


def read_text(path: Path) -> str:
    """The text of a file, or a `Mistake` that says what it is instead."""
    if path.is_dir():
        raise Mistake("ui-cli-file-is-folder", file=str(path))
    try:
        with path.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except OSError as failed:
        raise _unreadable(path, failed) from None
    except ValueError:  # a zero byte in the name
        raise Mistake("ui-cli-file-missing", file=str(path)) from None
    if len(data) > LARGEST:
        raise Mistake("ui-cli-file-huge", file=str(path), most=str(LARGEST // 1024 // 1024))
    try:
        text = data.decode()
    except UnicodeDecodeError as wrong:
        raise Mistake("ui-cli-file-not-text", file=str(path), byte=str(wrong.start)) from None
    if "\0" in text:
        raise Mistake("ui-cli-file-not-text", file=str(path), byte=str(text.index("\0")))
    return text


def _unreadable(path: Path, failed: OSError) -> Mistake:
    if isinstance(failed, FileNotFoundError):
        return Mistake("ui-cli-file-missing", file=str(path))
    return Mistake("ui-cli-file-unreadable", file=str(path), reason=failed.strerror or str(failed))


def checked_target(text: str, option: str, suffixes: tuple[str, ...] = ()) -> Path:
    """A path that can be written to, checked before hours of work go into what is to be written."""
    path = Path(text)
    if suffixes and path.suffix.lower() not in suffixes:
        raise Mistake("ui-cli-suffix-wanted", option=option, file=text, known=", ".join(suffixes))
    if path.is_dir():
        raise Mistake("ui-cli-target-is-folder", option=option, file=text)
    folder = path.parent
    if not folder.is_dir():
        raise Mistake("ui-cli-target-no-folder", option=option, file=text, folder=str(folder))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise Mistake("ui-cli-target-forbidden", option=option, file=text)
    return path
