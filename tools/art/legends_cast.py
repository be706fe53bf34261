"""What everyone in Western Legends looks like. Historical people follow what is known of their looks."""

from typing import Final

from tools.art.portrait_recipes import person

LEGENDS: Final = {
    "annie_oakley": person(
        "oval lash straight soft - curl",
        "prairie dress stetson hatstar medals",
        "fair brown",
        "bg#cfd9c4 b2#a9bb8f ht#b08a58 ba#f4e9d2 ct#6b5a3c sh#f4e9d2 ac#a63a22",
    ),
    "bass_reeves": person(
        "square calm broad line walrus crop",
        "ridge suit stetson badge",
        "deep black",
        "bg#e6c98d b2#b9824a ht#2f2622 ba#6b4a2e ct#3a332e sh#f1e4c7 ac#6e2a1f",
    ),
    "billy_the_kid": person(
        "oval calm small grin - shag",
        "contours bandana tophat loot",
        "fair brown",
        "bg#c9d3cb b2#aebdb2 ht#6b5340 ba#2b2019 ct#57503f ac#c8641f",
    ),
    "bloody_knife": person(
        "square calm straight line - braids",
        "ridge jacket - medal",
        "brown black",
        "bg#a9c0c6 b2#7f9ca3 ct#2f4560 ba#cb9a3e sh#e9dcbf ac#a63a22",
    ),
    "calamity_jane": person(
        "square bold straight smirk - plait",
        "pines buckskin slouch whip",
        "warm brown",
        "bg#e2d3a0 b2#b9a468 ht#6d5a3f ba#35607a ct#b98a52 sh#f2e6cb ac#a63a22",
    ),
    "doc_holliday": person(
        "gaunt calm straight line handlebar part",
        "dusk suit gambler fist",
        "fair straw",
        "bg#d9b58a b2#c28a63 ht#3d3a36 ba#241c18 ct#5a5650 sh#f4e9d2 ac#35607a",
    ),
    "jesse_james": person(
        "long squint straight line full short",
        "poles duster bowler sack",
        "warm brown",
        "bg#b9b49a b2#958e70 ht#3a3029 ba#6e2a1f ct#7a6a50 sh#e9dcbf",
    ),
    "kit_carson": person(
        "round old straight smirk walrus long",
        "contours buckskin - chart",
        "tan brown",
        "bg#e3cf9a b2#cdb377 ct#a9783f sh#f1e4c7 ac#6b4527",
    ),
    "stagecoach_mary": person(
        "round lash broad soft - crop",
        "poles collar rag cigar mail",
        "deep black",
        "bg#e0b878 b2#b98a50 ht#a63a22 ba#cb9a3e ct#4c5a3a sh#f4e9d2",
    ),
    "wild_bill_hickok": person(
        "oval sly hook line horseshoe wave",
        "dusk habit sombrero aces",
        "fair straw",
        "bg#9fb2b8 b2#7d949c ht#4a3d33 ba#6b5a48 ct#2f2a28 sh#f7eed9 ac#6e2a1f",
    ),
    "wyatt_earp": person(
        "long squint straight frown handlebar short",
        "prairie bow flat buntline",
        "fair brown",
        "bg#e8d6ae b2#c9ad70 ht#241c18 ba#4a3a2c ct#241c18 sh#f4e9d2 ac#241c18",
    ),
    "y_b_rowdy": person(
        "round merry broad grin stubble spikes",
        "pines plaid straw brand",
        "tan red",
        "bg#c7d8dc b2#9db9a4 ht#dcbc74 ba#a63a22 ct#35607a sh#e8d9b4 ac#a63a22",
    ),
}
"""Everyone who can be played."""

VIRTUAL: Final = {
    "bandit": person(
        "square squint straight line mask short",
        "ridge duster slouch smoking",
        "tan black",
        "bg#b9ada0 b2#978a7c ht#3f3833 ba#1f1915 ct#4f4740 sh#c3b292 ac#5b534c",
    ),
    "man_in_black": person(
        "long squint hook frown - straight",
        "dusk collar flat shadow",
        "fair black",
        "bg#a63a22 b2#7a2817 ht#17110d ba#3a322c ct#1e1713 sh#3a322c",
    ),
    "sheriff": person(
        "square calm broad line walrus short",
        "prairie duster stetson star",
        "warm grey",
        "bg#d6b06a b2#b98a4a ht#7a5230 ba#cb9a3e ct#6a4128 sh#e9dcbf",
    ),
}
"""The figures nobody plays."""
