### Stránka o kartách, česky.

web-cards-search = Hledat ve jménech a textech
web-cards-game = Hra
web-cards-all-games = Všechny hry
web-cards-box = Rozšíření
web-cards-all-boxes = Všechna rozšíření
web-cards-kind = Druh
web-cards-all-kinds = Všechno
web-cards-playing = Hrací karty
web-cards-characters = Postavy
web-cards-sort-brown = Hnědé karty
web-cards-sort-blue = Modré karty
web-cards-sort-green = Zelené karty
web-cards-sort-orange = Oranžové karty
web-cards-faces = Symboly na kostkách
web-cards-roles = Role
web-cards-count = { $count ->
    [0] Nic neodpovídá. Zkus méně slov nebo jiná slova.
    [one] Nalezena { $count } položka
    [few] Nalezeny { $count } položky
   *[other] Nalezeno { $count } položek
}
web-cards-no-such = Na této adrese žádná karta není. Tady najdeš všechny.
web-cards-show-all = Ukázat všechno

## Jedna karta

web-cards-of-game = Hra: { $game }
web-cards-life = { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}
web-cards-bonus = Bonusová postava: lze hrát i bez ní.
web-cards-brown = Hnědá karta: zahraje se a odhodí.
web-cards-blue = Modrá karta: zůstává ležet před hráčem a platí dál.
web-cards-green = Zelená karta: vylož ji před sebe; jednou ji použiješ od svého příštího tahu, s efektem Vedle! už od tahu dalšího hráče.
web-cards-orange = Oranžová karta: zůstává ležet před hráčem se 3 náboji, platí jimi a bez nich se odhodí.
web-cards-reach = Zbraň s dostřelem { $reach }
web-cards-extra = { $count ->
    [one] Stojí ještě jednu kartu z ruky.
    [few] Stojí ještě { $count } karty z ruky.
   *[other] Stojí ještě { $count } karet z ruky.
}
web-cards-on-each-die = Jednou na každé z pěti kostek
web-cards-three = Ve hře tří hráčů
web-cards-copies = { $count }×
web-cards-rulings = Výklady pravidel
web-cards-rulings-about = Jak jsme rozhodli tam, kde tištěná pravidla mlčí.
web-cards-share = Zkopírovat odkaz
web-cards-copied = Odkaz je ve schránce.
web-cards-not-copied = Prohlížeč kopírování nedovolí. Odkaz je v adresním řádku.
