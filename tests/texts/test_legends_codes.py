"""Codes of Western Legends read as sentences, and everything printed has a name, in all languages."""

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from sixgun.games.legends.content.grammar import GrammarError
from sixgun.games.legends.content.vocabulary import (
    CATEGORIES,
    FIGHT_TYPES,
    HANDS,
    SIDES,
    SPACE_KINDS,
    STEP_SHAPES,
    TERM_SHAPES,
)
from sixgun.texts import LANGUAGES, Said, speaker
from sixgun.texts.catalogue import FORMS, catalogue
from sixgun.texts.legends.codes import KINDS, called, told
from sixgun.texts.said import Value
from tests.texts.ftl import OTHERS, Found, parsed
from tests.texts.legends_samples import Coded, board, invented, rows, shipped
from tests.texts.test_files import ENGLISH, PLURALS

NAMES, SENTENCES = "legends-cards.ftl", "legends-codes.ftl"
LEFT_OVER = re.compile(r"[{}_]|legends-|\.\.|  |\b(None|true|false)\b")
"""What shows that something was not said in words."""

PLACES = {
    *("region-darkrock", "region-red_falls", "region-mesitos_point", "region-sunny_hills"),
    *("region-dixon_creek", "region-spikes_view", "region-cliff_junction", "place-saloon"),
}
SAME_BY_INTENT = {
    "cs": {
        *(PLACES | {"poker-sprint", "item-revolver", "item-mustang", "item-whiskey", "fight-gang"}),
        *("cattle-nugget", "die-nugget", "hand-full_house", "hand-straight_flush", "hand-royal_flush"),
    },
    "es": {
        *(PLACES | {"item-rifle", "item-mustang", "fight-sheriff", "side-neutral", "side-neutral.be"}),
        "place-cabaret",
        "side-lawman",
        "site-rf_cabaret",
    },
    "ru": set[str](),
}
"""Names of things that are the same as in English."""


def said(code: str, kind: str, lang: str) -> str:
    """A code in words; spaces that hold a number and its sign together are ordinary ones here."""
    return speaker(lang, strict=True).say(told(code, kind)).replace("\N{NO-BREAK SPACE}", " ")


def keys(value: Value) -> Iterator[str]:
    """Every key in a sentence that is not yet in any language."""
    if isinstance(value, list):
        for part in value:
            yield from keys(part)
    elif isinstance(value, dict):
        yield value["k"]
        for inner in value.get("p", {}).values():
            yield from keys(inner)


@cache
def texts(lang: str, name: str) -> dict[str, Found]:
    return parsed(lang, name).texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("codes", [shipped, invented])
def test_every_code_is_a_sentence(codes: type[Iterator[Coded]], lang: str) -> None:
    wrong = {}
    for id, code, kind in codes():
        text = said(code, kind, lang)
        if LEFT_OVER.search(text) or not text[0].isupper() or not text.endswith("."):
            wrong[f"{kind} {id}"] = text
        if lang != "en" and (ENGLISH.search(text) or text == said(code, kind, "en")):
            wrong[f"{kind} {id}"] = text
    assert wrong == {}


SENTENCES_IN_FULL = [
    (
        *("on before_fight(vs=player): to(rival, choose(discard(1) | wound(1)))", "character"),
        "Before a fight against another player's character: the rival either discards 1 poker card, or"
        " takes 1 wound (their choice).",
        "Před bojem proti postavě jiného hráče: rival buď odhodí 1 pokerovou kartu, nebo utrží 1"
        " zranění, podle vlastní volby.",
        "Antes de un combate contra el personaje de otro jugador: el rival descarta 1 carta de póker, o"
        " bien recibe 1 herida, a su elección.",
        "Перед боем против персонажа другого игрока: соперник либо сбрасывает 1 покерную карту, либо"
        " получает 1 рану, по своему выбору.",
    ),
    (
        *("on action: choose(heal(2) | heal(1); draw(1) | draw(2))", "poker"),
        "Action: either heal 2 wounds, or heal 1 wound and draw 1 poker card, or draw 2 poker cards.",
        "Akce: buď vyléčíš 2 zranění, nebo vyléčíš 1 zranění a dobereš si 1 pokerovou kartu, nebo"
        " dobereš si 2 pokerové karty.",
        "Acción: curas 2 heridas, o bien curas 1 herida y robas 1 carta de póker, o bien robas 2 cartas"
        " de póker.",
        "Действие: либо лечишь 2 раны, либо лечишь 1 рану и берёшь 1 покерную карту, либо берёшь 2"
        " покерные карты.",
    ),
    (
        *("money(30); may(wound(1); money(20))", "reward"),
        "Gain $30; you may take 1 wound and gain $20.",
        "Získáš 30 $; můžeš utržit 1 zranění a získat 20 $.",
        "Ganas 30 $; puedes recibir 1 herida y ganar 20 $.",
        "Получаешь 30 $; можешь получить 1 рану и получить 20 $.",
    ),
    (
        "did(fight, result=win, type=arrest, role=attacker) or did(fight, result=win, type=bandit, count>=2)",
        "goal",
        "Win an arrest as the attacker, or win 2 fights against bandits in one round.",
        "Vyhrát boj při zatčení jako útočník, nebo vyhrát 2 boje s bandity během jednoho kola.",
        "Ganar un arresto como atacante, o ganar 2 combates contra bandidos en una misma ronda.",
        "Победить при аресте в роли нападающего или победить в 2 боях с бандитами за один раунд.",
    ),
    (
        *("have(lp>=5) & end_move(kind=saloon+cabaret)", "story"),
        "Have at least 5 LP and end a move in a saloon or in the cabaret.",
        "Mít alespoň 5 BV a zakončit pohyb v saloonu nebo v kabaretu.",
        "Tener al menos 5 PL y terminar un movimiento en un saloon o en el cabaret.",
        "Иметь не меньше чем 5 ОЛ и закончить движение в салуне или в кабаре.",
    ),
    (
        *("choose(discard(1) | money(-10)); no_bandit_mp", "fight"),
        "The rival either discards 1 poker card, or loses $10 (their choice). Beating a bandit in this"
        " fight earns no Marshal point.",
        "Rival buď odhodí 1 pokerovou kartu, nebo ztratí 10 $, podle vlastní volby. Vítězství nad"
        " banditou v tomto boji nepřinese bod strážců zákona.",
        "El rival descarta 1 carta de póker, o bien pierde 10 $, a su elección. Vencer a un bandido en"
        " este combate no da ningún punto de marshal.",
        "Соперник либо сбрасывает 1 покерную карту, либо теряет 10 $, по своему выбору. Победа над"
        " бандитом в этом бою не даёт очка маршала.",
    ),
    (
        "if(none(cattle>=1) ? mib_lp(1) : each(cattle>=1, choose(return_cattle | wound(1))))",
        "black",
        "If no player carries a cattle token: the Man in Black gains 1 LP; otherwise each player who"
        " carries a cattle token either returns their cattle token to its ranch, or takes 1 wound (their"
        " choice).",
        "Pokud není žádný hráč, který má u sebe žeton dobytka: Muž v černém získá 1 BV; jinak každý"
        " hráč, který má u sebe žeton dobytka, buď vrátí žeton dobytka na jeho ranč, nebo utrží 1"
        " zranění, podle vlastní volby.",
        "Si ningún jugador lleva una ficha de ganado: el Hombre de Negro gana 1 PL; si no, cada jugador"
        " que lleva una ficha de ganado devuelve su ficha de ganado al rancho, o bien recibe 1 herida, a"
        " su elección.",
        "Если нет игрока, который везёт жетон скота: Человек в чёрном получает 1 ОЛ; иначе каждый игрок,"
        " который везёт жетон скота, либо возвращает жетон скота на его ранчо, либо получает 1 рану, по"
        " своему выбору.",
    ),
]


@pytest.mark.parametrize(("code", "kind", *LANGUAGES), SENTENCES_IN_FULL)
def test_whole_sentences(code: str, kind: str, en: str, cs: str, es: str, ru: str) -> None:
    assert [said(code, kind, lang) for lang in LANGUAGES] == [en, cs, es, ru]


def test_every_step_and_term_of_the_grammar_is_tried() -> None:
    codes = " ".join(one.code for one in invented())
    assert {name for name in (*STEP_SHAPES, *TERM_SHAPES) if not re.search(rf"\b{name}\b", codes)} == set()
    assert {one.kind for one in (*shipped(), *invented())} == set(KINDS)


def test_every_part_of_a_sentence_is_used() -> None:
    said = {key for one in (*shipped(), *invented()) for key in keys(told(one.code, one.kind))}
    used = said | {key.partition(".")[0] for key in said if not catalogue("en").has(key)}
    used |= {part for found in texts("en", SENTENCES).values() for part in found.references}
    written = texts("en", SENTENCES)
    assert {key for key in written if key not in used and key.partition(".")[2] not in FORMS} == set()


def test_a_sentence_is_plain_data() -> None:
    for one in shipped():
        sentence: Said = told(one.code, one.kind)
        assert json.loads(json.dumps(sentence)) == sentence


def test_an_empty_code_says_so() -> None:
    assert [said("", "item", lang) for lang in LANGUAGES] == [
        *("No effect.", "Bez efektu.", "Sin efecto.", "Без эффекта."),
    ]


def test_a_code_without_sense_is_refused() -> None:
    with pytest.raises(GrammarError, match='character 1: unknown step "dance"'):
        told("dance(1)", "reward")


def printed() -> Iterator[tuple[str, str, str]]:
    """Group, id and English name of everything that the data files name."""
    yield from (("character", row["id"], row["name"]) for row in rows("characters"))
    yield from (("poker", row["kind"], row["name"]) for row in rows("poker_cards"))
    yield from (("item", row["id"], row["name"]) for row in rows("items"))
    yield from (("story", row["slug"], row["name"]) for row in rows("story_cards"))
    yield from (("goal", row["id"], row["name"]) for row in rows("goals"))
    yield from (("black", row["id"], row["name"]) for row in rows("man_in_black"))


def unprinted() -> Iterator[tuple[str, str]]:
    """Group and id of everything else that has a name."""
    yield "character", "man_in_black"
    yield from (("poker-type", kind) for kind in ("action", "effect", "reaction"))
    yield from (("item-side", side) for side in ("front", "upgraded"))
    yield from (("black-beside", who) for who in ("most_lp", "most_money"))
    yield from (("cattle", row["symbol"]) for row in rows("cattle_tokens"))
    yield from (("cattle-token", row["colour"]) for row in rows("cattle_tokens"))
    yield from (("die", row["symbol"]) for row in rows("dice"))
    yield from (("region", region["id"]) for region in board()["regions"])
    yield from (("site", site["id"]) for site in (*board()["sites"], {"id": "hideout"}))
    yield from (("space", space["id"]) for space in board()["spaces"])
    yield from (("place", kind) for kind in SPACE_KINDS)
    yield from (("category", category) for category in CATEGORIES)
    yield from (("fight", kind) for kind in (*FIGHT_TYPES, "guard"))
    yield from (("side", side) for side in SIDES)
    yield from (("points", track) for track in ("lp", "mp", "wp"))
    yield from (("hand", hand) for hand in HANDS)


def test_everything_printed_is_called_as_it_is_printed() -> None:
    assert {id: name for group, id, name in printed() if isinstance(called(group, id, name), str)} == {}


def test_the_names_are_those_of_the_game_and_no_others() -> None:
    expected = {f"{group}-{id.removeprefix('goal_').removeprefix('mib_')}" for group, id, _ in printed()}
    expected |= {f"{group}-{id}" for group, id in unprinted()}
    assert {key.partition(".")[0] for key in texts("en", NAMES)} == expected


def test_a_replaced_row_keeps_its_printed_name() -> None:
    assert called("item", "mule", "Mule") == {"k": "item-mule"}
    assert called("item", "mule", "Old Mule") == "Old Mule"
    assert called("item", "snake_oil", "Snake Oil") == "Snake Oil"
    assert called("item", "snake_oil") == "snake oil"
    assert called("goal", "goal_wyatt_earp_3") == {"k": "goal-wyatt_earp_3"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_of_one_kind_can_be_told_apart(lang: str) -> None:
    for group in ("space", "site", "region"):
        called_so = [speaker(lang).text(f"{group}-{one['id']}") for one in board()[f"{group}s"]]
        assert len(called_so) == len(set(called_so))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_short_enough_for_a_card(lang: str) -> None:
    long = {
        key: speaker(lang).text(key) for key in texts(lang, NAMES) if "." not in key and key != "site-hideout"
    }
    limits = {"space": 40, "site": 40, "black-beside": 60}
    assert {
        key: name
        for key, name in long.items()
        if len(name) > next((most for group, most in limits.items() if key.startswith(group)), 26)
    } == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_names_are_translated(lang: str) -> None:
    english = texts("en", NAMES)
    same = {
        key
        for key, found in texts(lang, NAMES).items()
        if found.words == english[key].words
        and re.search(r"[A-Za-z]{2}", "".join(found.words))
        and not key.startswith("character-")
    }
    assert same == SAME_BY_INTENT[lang]


@pytest.mark.parametrize("name", [NAMES, SENTENCES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_complete(lang: str, name: str) -> None:
    categories = {"zero", "one", "two", "few", "many", "other"}
    for key, found in texts(lang, name).items():
        for select in found.selects:
            forms = {getattr(variant.key, "name", "") for variant in select.variants} & categories
            assert not forms - {"other"} or PLURALS[lang] <= forms, key
