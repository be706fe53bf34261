"""Sittings: bad settings, secrets, and what never shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import sixgun
from sixgun.games.catalog import game
from sixgun.games.dice.sets.base import MODULE
from sixgun.games.legends.printed import SPACES
from sixgun.games.roles import ROLES
from sixgun.kernel.rng import CountedRng
from sixgun.terminal import PlayConfig
from sixgun.terminal.dice.art import LARGE, SMALL
from sixgun.terminal.dice.stage import DiceStage
from sixgun.terminal.look import NIGHT, PAPER, ROLE_SIGNS, clip
from sixgun.terminal.screen import play_on_screen
from sixgun.terminal.sheets import info_text, reasons_text
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.tables import asked, sitting_where


@pytest.mark.parametrize(
    ("config", "word"),
    [
        (PlayConfig(players=9), "3 to 8"),
        (PlayConfig(bots="wizard"), "gunslinger"),
        (PlayConfig(sets=("base", "moon")), "no box 'moon'; boxes are: base"),
        (PlayConfig(lang="xx"), "en, cs, es, ru"),
        (PlayConfig(humans=(5,)), "0 to 4"),
        (PlayConfig(humans=(1, 1)), "share"),
        (PlayConfig(game="chess"), "dice"),
        (PlayConfig(scenario=Path("nowhere.yaml")), "nowhere.yaml"),
        (PlayConfig(save=Path("nowhere/at/all.sixgun.json")), "nowhere"),
    ],
)
def test_settings_nobody_can_play(config: PlayConfig, word: str) -> None:
    with pytest.raises(sixgun.BadSettings, match=word):
        open_sitting(config)


def test_a_malformed_scenario_is_a_bad_setting(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("game: [", encoding="utf-8")
    with pytest.raises(sixgun.BadSettings):
        open_sitting(PlayConfig(scenario=file))


def test_a_scenario_is_played_on(tmp_path: Path) -> None:
    from sixgun.scenarios import save_scenario

    table = sixgun.new("dice", players=4, seed="written")
    file = tmp_path / "written.yaml"
    file.write_text(save_scenario(table), encoding="utf-8")
    sitting = open_sitting(PlayConfig(scenario=file, humans=(table.pending[0].seat,)))
    ask = sitting.ask()
    assert ask is not None and ask.prompt == table.pending[0].prompt
    assert [seat.character for seat in sitting.table.state.seats] == [s.character for s in table.state.seats]
    sitting.choose(0)


def shown(sitting: Sitting) -> str:
    """Everything the frame takes from a sitting, as one text."""
    view = sitting.view()
    say = sitting.speaker
    parts = [sitting.prompt(), *sitting.options(), *sitting.stage.table_told(view, say)]
    parts += [line for _, line in sitting.told()]
    parts += [info_text(sitting, NIGHT, None).plain, reasons_text(sitting, NIGHT).plain]
    for seat in range(len(view.names)):
        plate = sitting.stage.plate(view, seat, say, NIGHT, 18)
        parts += [*[line.plain for line in plate.lines], plate.badge]
        parts.append(sitting.stage.own_text(view, seat, say, NIGHT, 76, 1).plain)
    return "\n".join(parts)


def test_hidden_roles_change_nothing_that_is_shown() -> None:
    sitting = sitting_where(asked("reroll"), players=7)
    before = shown(sitting)
    table = sitting.table
    roles = [seat.role for seat in table.state.seats]
    changed = False
    for number in range(8):
        rng = CountedRng(bytes([number] * 16))
        other = game("dice").hidden_shuffled(table.state, sitting.viewer, rng)
        for seat, twin in zip(table.state.seats, other.seats, strict=True):  # type: ignore[attr-defined]
            seat.role = twin.role
        changed = changed or [seat.role for seat in table.state.seats] != roles
        assert shown(sitting) == before
    assert changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_fit_into_the_smallest_plates_and_dice(lang: str) -> None:
    say = speaker(lang)
    assert max(cell_len(say.name("character", id)) for id in MODULE.abilities) <= 18
    assert max(cell_len(ROLE_SIGNS[role] + say.name("role", role)) for role in ROLES) <= 16
    assert cell_len("? " + say.text("ui-role-unknown")) <= 16
    assert cell_len(say.text("ui-out")) <= 18
    for state in ("keep", "again", "locked", "now"):
        assert cell_len(say.text(f"ui-die-{state}")) <= 7
    assert cell_len("↑↑↑↑↑↑↑↑↑  " + say.text("ui-dice-pile", count=9)) <= 40


def test_pictures_have_their_size_and_differ_without_colour() -> None:
    for pictures, (width, height) in ((SMALL, (5, 3)), (LARGE, (9, 5))):
        for art, tint in pictures:
            assert len(art) == len(tint) == height
            assert [cell_len(row) for row in art] == [width] * height == [len(row) for row in tint]
        assert len({art for art, _ in pictures}) == 6


def test_signs_of_roles_differ() -> None:
    assert len(set(ROLE_SIGNS.values())) == len(ROLES) + 1


def test_sixteen_colours_keep_text_apart_from_its_ground() -> None:
    from rich.color import Color, ColorSystem

    def number(colour: str) -> int | None:
        return Color.parse(colour).downgrade(ColorSystem.STANDARD).number

    for look in (NIGHT, PAPER):
        for ground in (look.ground, look.paper, look.raised):
            for ink in (look.ink, look.ink_2, look.ink_3, look.brass, look.red, look.green, look.blue):
                assert number(ink) != number(ground), (look.name, ink, ground)
        assert number(look.on_leather) != number(look.leather) != number(look.leather_brass)
        assert number(look.bone_ink) != number(look.bone) != number(look.bone_red)
        assert number(look.on_brass) != number(look.brass_fill)
        assert number(look.on_red) != number(look.red_fill)


def test_clipping() -> None:
    assert clip("Ann", 3) == "Ann" and clip("Annie", 3) == "An…" and clip("Annie", 1) == "…"


def test_a_die_is_switched_on_and_off() -> None:
    stage = DiceStage()
    one = stage.toggled(None, 1)
    assert one is not None and one.notation(()) == "rerolls 1"
    both = stage.toggled(one, 4)
    assert both is not None and both.notation(()) == "rerolls 1 4"
    assert stage.toggled(one, 1) is None and stage.toggled(one, 9) == one


def test_without_a_terminal_the_full_screen_says_what_works(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe:
        def isatty(self) -> bool:
            return False

    monkeypatch.setattr("sys.stdin", Pipe())
    with pytest.raises(sixgun.BadSettings, match="--plain"):
        play_on_screen(open_sitting(PlayConfig(seed="no terminal")))


def test_importing_the_package_loads_no_screen() -> None:
    code = "import sys, sixgun.terminal, sixgun.terminal.plain; print('textual' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_failed_save_leaves_no_draft(tmp_path: Path) -> None:
    sitting = open_sitting(PlayConfig(seed="draft"))
    target = tmp_path / "folder.sixgun.json"
    target.mkdir()
    with pytest.raises(OSError):
        sitting.save(target)
    assert list(tmp_path.iterdir()) == [target]


def test_every_text_of_the_terminal_is_used() -> None:
    folder = Path(sixgun.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in (folder / "terminal").rglob("*.py"))
    texts = (folder / "texts" / "en" / "terminal.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(ui-[a-z-]+) =", texts, flags=re.MULTILINE)
    assert len(keys) > 60
    made_up = {
        *[f"ui-die-{state}" for state in ("keep", "again", "locked", "now")],
        "ui-gold-side-none",
        *[f"ui-legends-sign-{space.kind}" for space in SPACES if space.kind != "plain"],
    }
    used = set(re.findall(r"""["'](ui-[a-z-]+)["']""", source))
    assert [key for key in keys if key not in used | made_up] == []
