"""The files of the four languages mirror each other and are well formed."""

import re

import pytest

from sixgun.texts import LANGUAGES
from sixgun.texts.catalogue import FORMS
from sixgun.texts.wording import COMPANIONS
from tests.texts.ftl import OTHERS, all_texts, file_names, our_texts, parsed, variables

GUNS = {
    *("card-colt", "card-derringer", "card-pepperbox", "card-remington", "card-rev_carabine"),
    *("card-lemat", "card-schofield", "card-springfield", "card-volcanic", "card-winchester"),
    *("card-big_fifty", "card-buntline_special", "card-thunderer", "card-dragoon"),
}
PROPER_NAMES = {
    *("card-cat_balou", "card-mustang", "card-pony_express", "card-saloon", "card-sombrero"),
    *("card-tequila", "card-wells_fargo", "card-whisky", "game-bang", "set-bang-dodge_city"),
    *("card-squaw", "set-bang-armed_and_dangerous"),
}

STATIONS = {
    *("card-boom_town", "card-deathwood", "card-dodgeville", "card-tombrock", "card-yooma"),
    *("card-ironhorse", "card-leland"),
}
"""Places on the railway and its locomotives, which keep their names in every edition with our letters."""

SAME_BY_INTENT = {
    "cs": {
        *(GUNS | PROPER_NAMES | STATIONS),
        *("card-bang", "card-bible", "card-duel", "card-peyote", "card-poker"),  # the words are Czech, too
        "set-bang-high_noon",
        *("legends-source-limit", "legends-source-poker"),
        *("card-union_pacific", "card-wanted"),
        *("card-helena_zontero", "card-sacagaway"),
    },
    "es": {
        *(GUNS | PROPER_NAMES | STATIONS),
        *("card-catico", "card-creepy_creek", "card-crowns_hole", "card-fort_wroth", "card-frisco"),
        *("card-miners_oath", "card-san_tafe", "card-virginia_town", "card-cactus"),
        *("role-sheriff", "face-gatling", "card-gatling"),  # the Spanish edition prints the English words
        *("card-peyote", "card-vendetta", "card-bandidos", "card-tomahawk", "card-tornado"),
        "card-union_pacific",
        *("card-helena_zontero", "card-sacagaway", "card-wild_west_show", "set-bang-wild_west_show"),
        *("game-legends", "legends-source-cabaret"),
    },
    "ru": set[str](),
}
"""Texts other than names of characters that are the same as in English."""

PLURALS = {
    "en": {"one"},
    "cs": {"one", "few"},
    "es": {"one"},
    "ru": {"one", "few"},
}
"""The forms whole numbers take beside the default that every choice of forms has."""

ENGLISH = re.compile(
    r"\b(the|and|you|your|of|with|is|from|player|life|dice|arrows?|cards?|hand|turn|deck|draws?)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_parses_without_leftovers(lang: str) -> None:
    assert {name: parsed(lang, name).junk for name in file_names(lang) if parsed(lang, name).junk} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_defined_twice(lang: str) -> None:
    keys = [key for name in file_names(lang) for key in parsed(lang, name).keys]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert file_names(lang) == file_names("en")


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", file_names("en"))
def test_every_language_has_the_same_keys_and_attributes(lang: str, name: str) -> None:
    ours, english = (
        {key for key in parsed(one, name).texts if key.partition(".")[2] not in FORMS} for one in (lang, "en")
    )
    assert (english - ours, ours - english) == (set(), set())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_refer_only_to_texts_that_exist(lang: str) -> None:
    texts = all_texts(lang)
    lost = {key: found.references - set(texts) for key, found in texts.items()}
    assert {key: names for key, names in lost.items() if names} == {}


def sayable(ours: frozenset[str], english: frozenset[str]) -> bool:
    """Whether a text says the same facts; what only serves the grammar is a language's own business."""
    facts, theirs = (
        {name for name in names if not name.endswith(COMPANIONS) or name.removesuffix("_is") not in english}
        for names in (ours, english)
    )
    return facts == theirs


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    shared = set(all_texts(lang)) & set(all_texts("en"))
    differing = {
        key: (variables(lang, key), variables("en", key))
        for key in shared
        if not sayable(variables(lang, key), variables("en", key))
    }
    assert differing == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_left(lang: str) -> None:
    english = our_texts("en")
    same = {
        key
        for key, found in our_texts(lang).items()
        if key in english
        and found.words == english[key].words
        and re.search(r"\w\w", "".join(found.words))
        and not key.startswith("character-")
    }
    assert same == SAME_BY_INTENT[lang]
    spoken = {
        key: ENGLISH.findall(" ".join(found.words))
        for key, found in our_texts(lang).items()
        if not key.startswith(("character-", "ruling-"))  # which name characters
    }
    assert {key: words for key, words in spoken.items() if words} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_complete(lang: str) -> None:
    """A text that distinguishes one from many has every form the language has."""
    categories = {"zero", "one", "two", "few", "many", "other"}
    wrong = {}
    for key, found in our_texts(lang).items():
        for select in found.selects:
            forms = {getattr(variant.key, "name", "") for variant in select.variants} & categories
            if forms - {"other"} and not PLURALS[lang] <= forms:
                wrong[key] = forms
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_one_line_without_stray_spaces(lang: str) -> None:
    """Sentences wrap where they are shown, not where they were written."""
    for key, found in our_texts(lang).items():
        text = "¤".join(found.words)
        assert "\n" not in text and "  " not in text, key
