"""A lint for words: what a native reader stumbles over is in no text of any language.

`docs/translating.md` gives the reasons. A new pattern belongs here when a text was mended for it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast

from sixgun.texts import LANGUAGES
from tests.texts.ftl import Found, file_names, parsed
from tests.texts.test_files import PLURALS

WEB = Path(__file__).parents[2] / "web" / "src"
PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}


class Wrong(NamedTuple):
    """A pattern that no text may contain, what to say instead, and in which files, if not in all."""

    pattern: str
    instead: str
    files: str = "."


STRAIGHT = Wrong(r'"', "the quotation marks of the language")
EVERYWHERE = (
    STRAIGHT,
    Wrong(r" …", "no space before …"),
    Wrong(r"!\.", "one mark at the end of a sentence"),
    Wrong(r"(?<![\w.–-])-\d", "the true minus sign"),
    Wrong(r" -- | - ", "a dash"),
)
WORDS = {
    "en": (
        Wrong(r"\b(the|each|every|several) own\b", "their own"),
        Wrong(r"\bOnly who\b", "only players who"),
        Wrong(r"\bby itself\b", "automatically"),
        Wrong(r"\b(anew|somebody|everybody)\b", "again, someone, everyone"),
        Wrong(r"(?<!there )(?<!There )\bis no (card|player|number|game|key|file)\b", "is not a"),
        Wrong(r"\d ¤?%", "95%"),
        Wrong(r"\b(lawman|lawmen)\b", "Marshal", "legends"),
        Wrong(r"\boutlaws?\b", "Wanted", "legends"),
        Wrong(r"\b[Ll]egend tokens?\b", "Legendary token"),
        Wrong(r"\bthe house\b", "the dealer"),
        Wrong(r"[„«»]", "“ ”"),
    ),
    "cs": (
        Wrong(r"\b([Vv]ás|[Vv]ám|[Vv]áš\w*|[Vv]aš\w*|[Jj]ste)\b", "ty"),
        Wrong(r"l\(a\)", "the present tense"),
        Wrong(r"\bza něj\b", "za tohoto hráče", "web-table|server|terminal"),
        Wrong(r"\b[Ll]í(z|ž)", "dobrat si"),
        Wrong(r"bod\w* života", "život", "bang"),
        Wrong(r"účin(ek|k)", "efekt"),
        Wrong(r"opouští hru", "vypadává ze hry"),
        Wrong(r"po směru hodin(?!ov)", "po směru hodinových ručiček"),
        Wrong(r"[Kk]asin|[Kk]otouč", "saloon, váleček"),
        Wrong(r"[”«»]", "„ “"),
    ),
    "es": (
        Wrong(r"\b([Vv]ea|dé|[Ii]ndique|[Jj]uegue|quería decir|usted(es)?)\b", "tú"),
        Wrong(r"habilidad", "capacidad"),
        Wrong(r"\bsitio\b", "asiento", "server"),
        Wrong(r"contribuyente", "colaborador"),
        Wrong(r"comprobaci", "desenfundar", "rulings"),
        Wrong(r"„", "« », and “ ” inside them or as printed"),
    ),
    "ru": (
        Wrong(r"\b([Вв]ы|[Вв]ас|[Вв]ам|[Вв]аш\w*)\b", "ты"),
        Wrong(r"\b[Ии]ме(ешь|ет)\b", "у тебя есть"),
        Wrong(r"\bявля(ешься|ется)", "это"),
        Wrong(r"заведени|[Кк]азино|[Фф]ишк|скакун", "the words of the glossary"),
        Wrong(r"е(ё|го) теряет", "the player who loses it first"),
        Wrong(r" – ", "—"),
        Wrong(r"\bсамому\b", "себе"),
        Wrong(r"”", "« », and „ “ inside them"),
    ),
}
SHELL = {"ui-cli-extra-missing", "ui-cli-textual-missing", "ui-cli-no-card"}
"""Texts with a command to be typed: its quotation marks are the shell's."""

BUTTON = re.compile(r"<Button\b.*?[^=]>(.*?)</Button>", re.DOTALL)
LABEL = re.compile(r"\bt\(\"([\w-]+)\"")
LONGEST_LABEL = 28
"""Letters that fit on a button of a phone 360 pixels wide."""

SEATS = {"you", "self", "nobody", "black"}
"""What `$x_is` says of a player beside `other`, which every such choice falls back to."""


def texts(lang: str) -> Iterator[tuple[str, str, Found]]:
    """File, key and text of everything a language says."""
    for name in file_names(lang):
        for key, found in parsed(lang, name).texts.items():
            yield name, key, found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_says_what_a_native_would_not(lang: str) -> None:
    wrong = []
    for name, key, found in texts(lang):
        words = "¤".join(found.words)
        for rule in (*EVERYWHERE, *WORDS[lang]):
            if not re.search(rule.files, name) or (rule is STRAIGHT and key in SHELL):
                continue
            if hit := re.search(rule.pattern, words):
                wrong.append(f"{name}: {key}: “{hit.group()}”, better: {rule.instead}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_patterns_find_what_they_are_meant_for(lang: str) -> None:
    """A pattern that matches nothing would let everything pass."""
    bad = {
        "en": "the own hand; Only who pays; by itself; anew; is no card; 5 %; lawman; outlaws; legend token;"
        " the house; «",
        "cs": "vás; vybral(a); za něj; líže; bod života; účinek; opouští hru; po směru hodin; kasino; «",
        "es": "vea; habilidad; sitio; contribuyente; comprobación; „",
        "ru": "вы; имеет; является; казино; её теряет; а – б; самому; ”",
    }[lang]
    assert [rule.pattern for rule in WORDS[lang] if not re.search(rule.pattern, bad)] == []
    assert [rule.pattern for rule in EVERYWHERE if not re.search(rule.pattern, '" … !. a -1 - b')] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_possession_of_a_player_is_not_paraphrased(lang: str) -> None:
    """English has ’s: “Ben's hand”, not “the hand of Ben”."""
    if lang != "en":
        return
    owner = re.compile(r"(?<!front )\bof \{ \$(?:player|target|seat|name|character|ability_name) \}(?!'s).*")
    source = Path(__file__).parents[2] / "src" / "sixgun" / "texts" / "en"
    found = {
        file.name: owner.findall(file.read_text(encoding="utf-8")) for file in sorted(source.glob("*.ftl"))
    }
    assert {name: hits for name, hits in found.items() if hits} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_complete_in_every_file(lang: str) -> None:
    wrong = []
    for name, key, found in texts(lang):
        for select in found.selects:
            forms = {_name(variant) for variant in select.variants} & PLURAL_FORMS
            if forms - {"other"} and not PLURALS[lang] <= forms:
                wrong.append(f"{name}: {key}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_nothing_is_known_of_is_an_ordinary_one(lang: str) -> None:
    """A choice by `$x_is` among players falls back to the form for another player, not to a special one."""
    wrong = []
    for name, key, found in texts(lang):
        for select in found.selects:
            forms = {_name(variant): variant.default for variant in select.variants}
            default = next(form for form, is_default in forms.items() if is_default)
            if SEATS & set(forms) and default in SEATS:
                wrong.append(f"{name}: {key}")
    assert wrong == []


def _name(variant: ast.Variant) -> str:
    return str(getattr(variant.key, "name", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_fit_on_their_buttons(lang: str) -> None:
    labels = {
        key
        for file in WEB.rglob("*.svelte")
        for content in BUTTON.findall(file.read_text(encoding="utf-8"))
        for key in LABEL.findall(content)
    }
    assert len(labels) > 30
    long = {
        key: text
        for _, key, found in texts(lang)
        if key in labels and len(text := "".join(found.words)) > LONGEST_LABEL
    }
    assert long == {}
