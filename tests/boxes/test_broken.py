"""What is wrong with a box from outside is said in one line when it is asked for; others stay playable."""

import json
from pathlib import Path

import pytest

from sixgun.cli.skeleton import files
from sixgun.games.bang.shelf import FOREIGN, PACKAGES
from tests.boxes.outside import typed, unpacked

BOX = "saddlebag"
P = f"sixgun_{BOX}"
WRITTEN = files(BOX)
OURS = [box for box in PACKAGES if box not in FOREIGN]
TABLE, MANIFEST, CARDS = (WRITTEN[f"{P}/{name}.py"] for name in ("table", "box", "cards"))
ENGLISH = WRITTEN[f"{P}/texts/en/{BOX}.ftl"]


def renamed(kind: str, class_name: str) -> dict[str, str]:
    """The box with its card called otherwise."""
    return {
        f"{P}/table.py": TABLE.replace("saddlebag_coffee", kind),
        f"{P}/cards.py": CARDS.replace("SaddlebagCoffee", class_name),
        f"{P}/texts/en/{BOX}.ftl": ENGLISH.replace("saddlebag_coffee", kind),
    }


CAST = 'CHARACTERS = (("{}", 4),)\n'
EVENTS = 'EVENTS = (("{}", "regular"),)\n'
RECORD = """
from sixgun.games.bang.effects import BangEffect


class {}(BangEffect):
    __slots__ = ()
"""


def with_events(manifest: str = MANIFEST) -> dict[str, str]:
    """The box with an event."""
    event = "\n\nclass SaddlebagDust(EventCard):\n    pass\n"
    return {
        f"{P}/table.py": TABLE + EVENTS.format("saddlebag_dust"),
        f"{P}/cards.py": f"from sixgun.games.bang.event_pile import EventCard\n{CARDS}{event}",
        f"{P}/texts/en/{BOX}.ftl": f"{ENGLISH}card-saddlebag_dust = Dust\nbang-card-saddlebag_dust = Dust.\n",
        f"{P}/box.py": manifest,
    }


def entry(text: str, needed: str = "") -> dict[str, str]:
    """The box with one more entry in its manifest."""
    return {f"{P}/box.py": needed + MANIFEST.replace(")\n", f", {text})\n")}


SETTING = "from sixgun.kernel.registry import Setting\n"
KEEPER = "from sixgun.games.bang.event_pile import KEEPER, SETTINGS\n"

BROKEN: dict[str, tuple[dict[str, str], str]] = {
    "a package that fails": (
        {f"{P}/__init__.py": "raise ValueError('two\\nlines')"},
        "ValueError: two lines",
    ),
    "an id for two things": (
        {
            f"{P}/table.py": TABLE + CAST.format("saddlebag_coffee"),
            f"{P}/texts/en/{BOX}.ftl": ENGLISH
            + "character-saddlebag_coffee = Amos\nbang-ability-saddlebag_coffee = Drinks.\n",
        },
        "its table has 'saddlebag_coffee' twice",
    ),
    "needs that are no tuple": (
        {f"{P}/box.py": MANIFEST.replace('("base",)', '"base"')},
        "needs is 'base'; write a tuple of str",
    ),
    "settings that are none": (entry("settings=(5,)"), "settings is (5,); write a tuple of Setting"),
    "a keeper that is none": (entry("keeper=5"), "keeper is 5, which is not a Keeper"),
    "a verb that is taken": (entry('verbs=("plays",)'), "the verb 'plays' is taken"),
    "a setting without a text": (
        entry('settings=(Setting.flag("saddlebag_rain"),)', SETTING),
        "texts/en lacks bang-setting-saddlebag_rain",
    ),
    "events nobody deals": (with_events(), "needs rounds=True and a keeper"),
    "no table": ({f"{P}/table.py": "raise RuntimeError('no paper')"}, "RuntimeError: no paper"),
    "a table that ends the program": ({f"{P}/table.py": "raise SystemExit(3)"}, "SystemExit: 3"),
    "a table that is no Python": ({f"{P}/table.py": "DECK = ("}, "SyntaxError"),
    "another format": ({f"{P}/table.py": TABLE.replace("FORMAT: Final = 1", "FORMAT = 7")}, "format 7"),
    "an unknown rank": (
        {f"{P}/table.py": TABLE.replace('"3"', '"11"')},
        "DECK has ('saddlebag_coffee', '11',",
    ),
    "an empty table": ({f"{P}/table.py": '"""Nothing."""'}, "no cards, no characters and no events"),
    "a wrong character": (
        {f"{P}/table.py": TABLE + CAST.replace("4", "'four'").format("amos")},
        "CHARACTERS has",
    ),
    "a wrong event": (
        {f"{P}/table.py": TABLE + EVENTS.replace("regular", "rare").format("dust")},
        "EVENTS has",
    ),
    "a cover from elsewhere": ({f"{P}/table.py": TABLE + 'COVER = "sunset"\n'}, "its cover shows 'sunset'"),
    "a prefix that is taken": ({f"{P}/table.py": TABLE + 'PREFIX = "dc"\n'}, "PREFIX 'dc' is taken"),
    "a character that is taken": (
        {f"{P}/table.py": TABLE + CAST.format("el_gringo")},
        "a character 'el_gringo' already",
    ),
    "an event that is taken": ({f"{P}/table.py": TABLE + EVENTS.format("curse")}, "an event 'curse' already"),
    "a card that is taken": (
        renamed("tequila", "Tequila"),
        "there is 'tequila' already, in sixgun.games.bang.sets",
    ),
    "a missing text": (
        {f"{P}/texts/en/{BOX}.ftl": "set-bang-saddlebag = Bag\n"},
        "texts/en lacks card-saddlebag_coffee",
    ),
    "no manifest": ({f"{P}/box.py": "BOX = 1"}, "has no BOX that is a Box"),
    "a broken manifest": ({f"{P}/box.py": "import nowhere"}, "No module named 'nowhere'"),
    "another id": ({f"{P}/box.py": MANIFEST.replace('"saddlebag"', '"bag"')}, "calls itself 'bag'"),
    "a need nobody meets": ({f"{P}/box.py": MANIFEST.replace('"base"', '"base", "moon"')}, "needs moon"),
    "a card without code": ({f"{P}/cards.py": '"""Nothing."""'}, "lists 'saddlebag_coffee', but no module"),
    "a record that is taken": (
        {f"{P}/cards.py": CARDS + RECORD.format("GainLife")},
        "a record GainLife already",
    ),
    "a setting that is taken": (
        {
            f"{P}/box.py": MANIFEST.replace(
                "import Box\n", "import Box\nfrom sixgun.kernel.registry import Setting\n"
            ).replace(")\n", ', settings=(Setting.flag("open_discard"),))\n')
        },
        "a setting 'open_discard' already",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_box_says_why_and_harms_nobody(case: str, tmp_path: Path) -> None:
    changes, reason = BROKEN[case]
    site = unpacked(tmp_path, BOX, changes)
    asked = typed([site], "sim", "bang", "--sets", f"base,{BOX}", "--games", "1")
    assert asked.code == 2 and asked.out == "", asked
    assert asked.err.startswith(f"sixgun: box '{BOX}' cannot be played: ") and reason in asked.err
    assert asked.err.count("\n") == 1 and P in asked.err


def test_a_box_may_bring_events(tmp_path: Path) -> None:
    keeper = entry("rounds=True, keeper=KEEPER, settings=SETTINGS", KEEPER)
    site = unpacked(tmp_path, BOX, with_events(keeper[f"{P}/box.py"]))
    asked = ("--games", "3", "--jobs", "1", "--bots", "random", "--set", f"event_mode={BOX}")
    played = typed([site], "sim", "bang", "--sets", f"base,high_noon,{BOX}", *asked)
    assert played.code == 0, played.err


def test_what_is_wrong_is_listed_on_one_line(tmp_path: Path) -> None:
    site = unpacked(tmp_path, BOX, {f"{P}/box.py": "raise ValueError('two\\nlines\\x1b[31m')"})
    listed = typed([site], "box").out
    assert f"{BOX}: cannot be played: {P}.box: ValueError: two lines [31m\n" in listed


def test_a_scenario_that_is_no_text_harms_no_card(tmp_path: Path) -> None:
    site = unpacked(tmp_path, BOX)
    (site / P / "scenarios" / "torn.yaml").write_bytes(b"scenario: \xff\xfe\n")
    assert typed([site], "card", "beer", "--game", "bang").code == 0
    asked = typed([site], "check", str(site / P / "scenarios" / "torn.yaml"))
    assert asked.code == 2 and "torn.yaml" in asked.err and asked.err.count("\n") == 1, asked


def test_of_two_boxes_with_the_same_card_the_first_is_played(tmp_path: Path) -> None:
    site = unpacked(tmp_path, BOX)
    unpacked(site, "wagon", shared_card())
    asked = typed([site], "box", "wagon")
    assert asked.code == 2 and "there is 'saddlebag_coffee' already, in sixgun_saddlebag.cards" in asked.err
    assert asked.err.count("\n") == 1
    assert typed([site], "box", BOX).code == 0


def shared_card() -> dict[str, str]:
    """The box wagon, whose author copied the class of a card of another box."""
    wagon = files("wagon")
    table = wagon["sixgun_wagon/table.py"].replace("wagon_coffee", "saddlebag_coffee")
    cards = wagon["sixgun_wagon/cards.py"].replace("WagonCoffee", "SaddlebagCoffee")
    return {"sixgun_wagon/table.py": table, "sixgun_wagon/cards.py": cards}


def test_the_other_boxes_are_played_beside_broken_ones(tmp_path: Path) -> None:
    site = unpacked(tmp_path, BOX, {f"{P}/box.py": "BOX = 1"})
    unpacked(site, "wagon")
    unpacked(site, "twin", id="base")
    unpacked(site, "loud", id="Bad-Id")
    rows = json.loads(typed([site], "box", "--json").out)
    assert [row["id"] for row in rows if not row["wrong"]] == [*OURS, "wagon"]
    listed = typed([site], "box")
    assert listed.code == 0
    assert "base (sixgun_twin): cannot be played: there is a box 'base' already, one of our own" in listed.out
    assert "'Bad-Id' is no id of a box" in listed.out
    played = typed(
        [site], "sim", "bang", "--sets", "all", "--games", "2", "--jobs", "1", "--bots", "greenhorn"
    )
    assert played.code == 0, played.err
    cards = json.loads(typed([site], "cards", "--game", "bang", "--json").out)
    assert [row["id"] for row in cards if row["id"].endswith("_coffee")] == ["wagon_coffee"]
    assert typed([site], "box", "wagon").code == 0
    asked = typed([site], "box", BOX)
    assert asked.code == 2 and asked.err.count("\n") == 1


def test_a_box_may_need_another_one_from_outside(tmp_path: Path) -> None:
    manifest = files("alpha")["sixgun_alpha/box.py"].replace('("base",)', '("base", "omega")')
    site = unpacked(tmp_path, "alpha", {"sixgun_alpha/box.py": manifest})
    assert "needs omega" in typed([site], "box", "alpha").err
    unpacked(site, "omega")
    assert typed([site], "sim", "bang", "--sets", "base,alpha", "--games", "1").err.endswith("needs omega\n")
    played = typed([site], "sim", "bang", "--sets", "base,alpha,omega", "--games", "1", "--jobs", "1")
    assert played.code == 0, played.err


def test_languages_that_lack_texts_are_named_and_speak_english(tmp_path: Path) -> None:
    site = unpacked(tmp_path, BOX, {f"{P}/texts/cs/{BOX}.ftl": "set-bang-saddlebag = Brašna\n"})
    assert "saddlebag: cs: 2 texts are missing" in typed([site], "box", BOX).out
    card = json.loads(typed([site], "card", "saddlebag_coffee", "--json", "--lang", "cs").out)
    assert card["name"] == "Coffee"


def test_no_box_changes_our_texts(tmp_path: Path) -> None:
    site = unpacked(tmp_path, BOX, {f"{P}/texts/en/{BOX}.ftl": f"card-beer = Root Beer\n{ENGLISH}"})
    assert json.loads(typed([site], "card", "beer", "--game", "bang", "--json").out)["name"] == "Beer"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["new", "Bad name!"], "for example bad_name"),
        (["new", "2fast"], "for example fast"),
        (["new", "čeština"], "for example cestina"),
        (["new", "!"], "for example saddlebag"),
        (["new", "a" * 40], "lower-case letters"),
        (["new"], "what shall the box be called"),
        (["new", "high_noon"], "there is a box “high_noon” already"),
        (["new", "free", "--dir", "full"], "full is not empty"),
        (["new", "free", "--dir", "full/file"], "is not empty"),
        (["moon"], "no box “moon”"),
        (["--dir", "x"], "--dir is for"),
    ],
)
def test_mistakes_are_answered_in_one_line(words: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    ended = typed((), "box", *words, cwd=tmp_path)
    assert ended.code == 2 and said in ended.err and ended.err.count("\n") == 1, ended
    assert [path.name for path in tmp_path.iterdir()] == ["full"]
