"""The page says only what there is to say, in every language, and everything written for it is said."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sixgun.server.orders import PHRASES
from sixgun.texts import LANGUAGES
from sixgun.texts.catalogue import catalogue
from tests.texts.engine import literals
from tests.texts.ftl import OTHERS, Found, all_texts, file_names, parsed, variables
from tests.texts.test_files import ENGLISH, PLURALS

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
CALL = re.compile(r'(?<![\w.])t\(\s*"([^"]+)"')
KEY = re.compile(r"""["'`](web-[a-z0-9_-]*[a-z0-9](?:\.[a-z-]+)?)["'`]""")
OPENING, CLOSING = "([{", ")]}"

SAME_BY_INTENT: dict[str, set[str]] = {
    "cs": {"web-log-chat", "web-role-is", "web-text-chat", "web-text-role"},
    "es": {"web-log-chat", "web-new-bots", "web-text-chat"},
    "ru": set(),
}
"""Texts of several letters that are the same as in English."""


@cache
def sources() -> dict[str, str]:
    """Everything the page is made of, apart from what is generated and what only tests use."""
    files = [path for ending in ("ts", "svelte") for path in sorted(SOURCE.rglob(f"*.{ending}"))]
    return {
        str(path.relative_to(SOURCE)): path.read_text("utf-8")
        for path in files
        if not path.name.endswith(".test.ts") and "wire" not in path.parts
    }


def web_texts(lang: str) -> dict[str, Found]:
    names = [name for name in file_names(lang) if name.startswith("web")]
    return {key: found for name in names for key, found in parsed(lang, name).texts.items()}


def named() -> dict[str, str]:
    """Every key that is written out in the page's sources, with the file that names it."""
    return {
        key: file
        for file, text in sources().items()
        for pattern in (CALL, KEY)
        for key in pattern.findall(text)
    }


def calls() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Every call: where, its key, and the names of its variables, or None if they are not written out."""
    for file, text in sources().items():
        for found in CALL.finditer(text):
            yield f"{file}: {found[1]}", found[1], given(text[found.end() :].lstrip())


def given(rest: str) -> frozenset[str] | None:
    """The names in the object that follows a key: ``, { count, name: seat.name })``."""
    if rest.startswith(")"):
        return frozenset()
    rest = rest.removeprefix(",").lstrip()
    if not rest.startswith("{"):
        return None
    names = [re.match(r"\s*([\w$]+)\s*(?::|$)", item) for item in items(rest) if item.strip()]
    return frozenset(name[1] for name in names if name) if all(names) else None


def items(text: str) -> Iterator[str]:
    """The parts of an object in braces, as far as its closing one."""
    depth, quote, start = 0, "", 1
    for place, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote and text[place - 1] != "\\" else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in OPENING:
            depth += 1
        elif letter in CLOSING:
            depth -= 1
        if not quote and (depth == 0 or (depth == 1 and letter == ",")):
            yield text[start:place]
            start = place + 1
        if depth == 0:
            return


def test_the_scan_finds_keys_and_variables() -> None:
    assert len(named()) > 10
    assert given(")") == frozenset()
    assert given(", { a, b: f(x, { c }), d: `,}` })}") == frozenset("abd")
    assert given(", { ...all, a })") is None
    assert given(", params)") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_the_page_names_exists(lang: str) -> None:
    known = catalogue(lang)
    assert {key: file for key, file in named().items() if not known.found(key)} == {}


def test_every_text_gets_its_variables() -> None:
    known = all_texts("en")
    lacking = {
        where: variables("en", key) - names
        for where, key, names in calls()
        if names is not None and key in known and not variables("en", key) <= names
    }
    assert lacking == {}


def test_no_text_of_the_page_is_never_said() -> None:
    texts = web_texts("en")
    inside = {part for found in texts.values() for part in found.references}
    phrases = {f"web-phrase-{phrase}" for phrase in PHRASES}
    assert set(texts) - set(named()) - inside - phrases - literals("server") == set()


def test_texts_of_the_page_begin_with_its_name() -> None:
    assert [key for key in web_texts("en") if not key.startswith("web-")] == []
    strays = [key for key in all_texts("en") if key.startswith("web-") and key not in web_texts("en")]
    assert strays == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_left_on_the_page(lang: str) -> None:
    english = web_texts("en")
    same = {
        key
        for key, found in web_texts(lang).items()
        if key in english
        and found.words == english[key].words
        and re.search(r"[^\W\d_]{4}", "".join(found.words))
    }
    assert same == SAME_BY_INTENT[lang]
    spoken = {key: ENGLISH.findall(" ".join(found.words)) for key, found in web_texts(lang).items()}
    assert {key: words for key, words in spoken.items() if words} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_of_the_page_are_complete(lang: str) -> None:
    wrong = {}
    for key, found in web_texts(lang).items():
        for select in found.selects:
            forms = {getattr(variant.key, "name", "") for variant in select.variants}
            if forms & {"zero", "one", "two", "few", "many"} and not PLURALS[lang] <= forms:
                wrong[key] = forms
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_page_are_one_line_without_stray_spaces(lang: str) -> None:
    for key, found in web_texts(lang).items():
        text = "¤".join(found.words)
        assert "\n" not in text and "  " not in text, key
