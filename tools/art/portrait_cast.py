"""What everyone looks like: one recipe per character, the part of each layer and the colours."""

from typing import Final

from tools.art import boxes
from tools.art.legends_cast import LEGENDS, VIRTUAL
from tools.art.portrait_recipes import person

BASE: Final = {
    "bart_cassidy": person(
        "square squint broad line stubble short",
        "rays bandana stetson holes scar",
        "tan brown",
        "bg#d8a55a b2#c88e3f ht#6b4527 ba#2b2019 ct#7d5a38 ac#a63a22",
    ),
    "black_jack": person(
        "square sly straight smirk goatee crop",
        "curtain bow bowler heart",
        "deep black",
        "bg#cf7f52 b2#8e2f2a ht#241c18 ba#cb9a3e ct#241c18 sh#f4e9d2 ac#cb9a3e",
    ),
    "calamity_janet": person(
        "heart wink small smirk - braids",
        "mesa buckskin stetson pistols",
        "fair red",
        "bg#e7c98f b2#c9854a ht#a9713c ba#35607a ct#c59a5c sh#f2e6cb ac#35607a",
    ),
    "el_gringo": person(
        "oval squint hook line horseshoe shag",
        "cactus poncho sombrero cigar tucked",
        "olive black",
        "bg#e9b56b b2#cf8a45 ht#d2b06a ba#a63a22 ct#8f3a26 sh#efd9a8 ac#d9a441",
    ),
    "jesse_jones": person(
        "oval calm straight smirk handlebar part",
        "stripes suit bowler pocket",
        "warm red",
        "bg#9db0ae b2#8ba09e ht#6b4a2e ba#2b2019 ct#6b4a2e sh#f4e9d2 ac#35607a",
    ),
    "jourdonnais": person(
        "square patch broad smirk full short",
        "planks barrel -",
        "brown black",
        "bg#cdb88e b2#b9a276 ct#8a5a35 sh#e9dcbf ac#7d756b",
    ),
    "kit_carlson": person(
        "square calm straight line stubble long",
        "cactus buckskin fur spyglass",
        "tan brown",
        "bg#cfd0a8 b2#b59a5c ht#7a5a3a ba#a07c50 ct#b4854e sh#e9dcbf",
    ),
    "lucky_duke": person(
        "long wink straight grin pencil short",
        "cards suit gambler ace",
        "warm brown",
        "bg#6f8a5c b2#5d774b ht#3a2c22 ba#b8452f ct#3d3a36 sh#f4e9d2 ac#b8452f",
    ),
    "paul_regret": person(
        "long calm straight line goatee short",
        "mesa duster flat horse",
        "warm black",
        "bg#bcc6b4 b2#a98a5f ht#c9b48a ba#2b2019 ct#9a8a6a sh#f1e4c7",
    ),
    "pedro_ramirez": person(
        "round merry broad grin handlebar short",
        "sun vest sombrero pile",
        "olive black",
        "bg#e6cf9d b2#c98b3d ht#8a3a22 ba#e0c27a ct#3f5a45 sh#f4e9d2 ac#a63a22",
    ),
    "rose_doolan": person(
        "oval lash straight full - long",
        "stripes duster gambler rose rifle",
        "tan brown",
        "bg#d9c394 b2#cbb07a ht#47525a ba#a63a22 ct#5b6b57 sh#f4e9d2 ac#b03a3a",
    ),
    "sid_ketchum": person(
        "round old broad smirk walrus bald",
        "planks vest bowler tonic",
        "warm grey",
        "bg#c79f6a b2#b38951 ht#57412f ba#2b2019 ct#6d5a35 sh#f1e4c7 ac#2b2019",
    ),
    "slab_the_killer": person(
        "gaunt squint hook frown - long",
        "moon collar stetson rounds",
        "fair grey",
        "bg#4b5963 b2#d8cba8 ht#3a322f ba#6e2a1f ct#3d3432 sh#c3b292 ac#6e2a1f",
    ),
    "suzy_lafayette": person(
        "heart lash small full - curl",
        "curtain dress feather earring purse",
        "fair black",
        "bg#e4cfa6 b2#8e2f2a ht#5c2736 ba#d9a441 ct#7c2a3c sh#f4e9d2 ac#b8452f",
    ),
    "vulture_sam": person(
        "gaunt old hook frown chops bald",
        "moon suit tophat vulture",
        "fair white",
        "bg#8d7f6a b2#e3d3ab ht#3a3330 ba#5c5147 ct#3a3431 sh#e8dcc0 ac#2b2019",
    ),
    "willy_the_kid": person(
        "oval calm small grin - shag",
        "sun bandana stetson straw smoking",
        "fair straw",
        "bg#ecd7a8 b2#d97a3e ht#8a6a45 ba#35607a ct#35607a ac#c8641f",
    ),
    "johnny_kisch": person(
        "square wide straight frown stubble shag",
        "rays jacket kepi torn",
        "fair red",
        "bg#b9c2c4 b2#a7b2b5 ht#3f5468 ba#cb9a3e ct#3f5468 sh#f1e4c7 ac#cb9a3e",
    ),
    "uncle_will": person(
        "round old broad smirk long bald",
        "planks apron stetson glasses pencil",
        "warm white",
        "bg#a9b088 b2#969d75 ht#c9a15c ba#6b4a2e ct#35607a sh#f1e4c7",
    ),
    "claus_the_saint": person(
        "round merry broad soft full wave",
        "moon collar rag gift",
        "fair white",
        "bg#6b4550 b2#ecdcae ht#a63a22 ba#f1e4c7 ct#a63a22 sh#f1e4c7",
    ),
    "emiliano": person(
        "square calm straight line imperial wave",
        "stripes poncho sombrero belt",
        "brown black",
        "bg#d9e0cf b2#d79a4a ht#4a3a2c ba#cb9a3e ct#4c6b2a sh#efd9a8 ac#efd9a8",
    ),
    "annie_versary": person(
        "round wink small full - bun",
        "cards dress - rose earring bang",
        "brown black",
        "bg#d7b5a4 b2#c9a08c ct#35607a sh#f4e9d2 ac#b8452f",
    ),
}

DODGE_CITY: Final = {
    "apache_kid": person(
        "oval calm straight line - straight",
        "clouds duster headband pendant",
        "brown black",
        "bg#a9c4c4 b2#d3e0da ba#a63a22 ct#4a5f78 sh#e9dcbf ac#cb9a3e",
    ),
    "belle_star": person(
        "heart bold straight full - nape",
        "street habit riding hatstar",
        "fair brown",
        "bg#e3b79a b2#b98573 ht#33413f ba#cb9a3e ct#33524d sh#f7eed9 ac#8e3a4a",
    ),
    "bill_noface": person(
        "square squint straight line mask short",
        "fence duster slouch holes",
        "tan black",
        "bg#93a2b0 b2#7b8998 ht#57483a ba#2b2019 ct#6a5a48 sh#d8c8a4 ac#35607a",
    ),
    "chuck_wengam": person(
        "square wink broad gap stubble spikes",
        "wheel braces bandage plaster",
        "warm straw",
        "bg#c7b3c4 b2#ad96ac ct#6b4a2e sh#b8452f ac#6b4a2e",
    ),
    "doc_holyday": person(
        "gaunt calm straight line imperial part",
        "window bow gambler pair",
        "fair straw",
        "bg#b9c9b6 b2#8fa68e ht#4b4a50 ba#241c18 ct#56545c sh#f4e9d2 ac#7c2a3c",
    ),
    "elena_fuente": person(
        "oval lash straight full - bun",
        "window shawl mantilla fan",
        "olive black",
        "bg#e2b9a2 b2#c9917a ht#3a2c3a ba#d8c8a4 ct#3a2c3a sh#b03a3a ac#b03a3a",
    ),
    "greg_digger": person(
        "long old hook frown burnside bald",
        "clouds vest slouch shovel",
        "fair grey",
        "bg#aeb89c b2#8d9a7b ht#4d4a3c ba#6b5a3a ct#4f4a40 sh#d9cba8 ac#2b2019",
    ),
    "herb_hunter": person(
        "square squint hook line handlebar long",
        "street duster stetson poster",
        "tan brown",
        "bg#9fb7bd b2#7d98a0 ht#7a5230 ba#cb9a3e ct#8a5a35 sh#e9dcbf",
    ),
    "jose_delgado": person(
        "oval bold straight smirk pencil crop",
        "bunting habit flat blue",
        "olive black",
        "bg#e4d2a2 b2#5f8a86 ht#2e2a2c ba#a63a22 ct#2f4f5f sh#f7eed9 ac#cb9a3e",
    ),
    "molly_stark": person(
        "round bold small grin - plait",
        "fence plaid hanging freckles lasso",
        "fair red",
        "bg#c3d6d2 b2#9cb8a8 ht#b5874e ba#6b4527 ct#8e3a2a sh#e8c9a0 ac#35607a",
    ),
    "pat_brennan": person(
        "round sly broad smirk chops short",
        "clouds bow cap cane",
        "fair red",
        "bg#8fb0a2 b2#bcd2c4 ht#6d6a4c ba#4f4d36 ct#55604a sh#f4e9d2 ac#c8641f",
    ),
    "pixie_pete": person(
        "round merry small grin - shag",
        "bunting vest bowler three",
        "warm red",
        "bg#d6dcc0 b2#8fa65e ht#4f6b3a ba#cb9a3e ct#4f6b3a sh#f4e9d2 ac#c8641f",
    ),
    "sean_mallory": person(
        "square calm broad soft full crop",
        "wheel plaid tophat many",
        "deep black",
        "bg#dcc49a b2#c3a676 ht#5a3f4f ba#d8c8a4 ct#35607a sh#d9b877 ac#a63a22",
    ),
    "tequila_joe": person(
        "round merry broad gap stubble shag",
        "bunting braces straw bottle blush",
        "tan grey",
        "bg#b7cdd6 b2#d98a5a ht#dcbc74 ba#71834a ct#6b4a2e sh#e4d5ae ac#a63a22",
    ),
    "vera_custer": person(
        "oval bold small full - wave",
        "wheel cavalry cavalry mask",
        "warm straw",
        "bg#a7b4cc b2#8c9bb8 ht#7d7a6a ba#cb9a3e ct#35507a sh#f4e9d2 ac#cb9a3e",
    ),
}

BOXES: Final = {"base": BASE, "dodge_city": DODGE_CITY, **boxes.portraits(), "legends": LEGENDS}
CAST: Final = {character: recipe for box in BOXES.values() for character, recipe in box.items()}

SPECTATOR: Final = person(
    "oval calm small soft - part",
    "curtain bow flat binoculars",
    "warm brown",
    "bg#d9c79c b2#5f6f5a ht#dcbc74 ba#35607a ct#6d5a44 sh#f4e9d2 ac#35607a",
)

OTHERS: Final = {"spectator": SPECTATOR, **VIRTUAL}
"""People who are not characters: onlookers, and the figures that nobody plays."""
