### Stránka po hře, česky.

web-after-you-won = Vyhráváš!
web-after-you-lost = Tentokrát to nevyšlo.
web-after-over = Konec hry
web-after-roles = Kdo byl kdo
web-after-winner = Vítěz
web-after-alive = naživu
web-after-out = mimo hru
web-after-you = ty
web-after-look = Prohlédnout stůl
web-after-again = Další hra
web-after-rematch = Hrát znovu
web-after-rematch-about = Stejná místa, nové rozdání.
web-after-rematch-host = Další hru může začít hostitel: { $name }.
web-after-share = Záznam
web-after-replay-link = Odkaz na záznam
web-after-watch-replay = Přehrát záznam
web-after-download = Uložit do souboru
web-after-fair = Poctivé rozdání
web-after-fair-about = Před rozdáním stůl ukázal otisk tajného čísla, které rozhoduje o každém míchání a hodu. Tady je to číslo samo: kdo si otisk opsal, může ověřit, že se nic nezměnilo.
web-after-commitment = Otisk, ukázaný před rozdáním
web-after-seed = Tajné číslo, dosud skryté
web-after-verify = Chceš-li ověřit každou kartu, ulož soubor a spusť:
web-after-life = Životy v čase
web-after-life-about = Životy všech hráčů od první volby do poslední.
    .dice = Body života všech hráčů od první volby do poslední.
web-after-statistics = Statistika
web-after-more = Ukázat všechno
web-after-counting = Počítáme výstřely…
web-after-no-statistics = Statistika teď není k dispozici.

## Co se počítá

web-stat-shots = Výstřely
web-stat-hits = Zásahy všeho druhu
web-stat-dealt = Ubrané životy
    .dice = Ubrané body života
web-stat-lost = Ztracené životy
    .dice = Ztracené body života
web-stat-healed = Vyléčené životy
    .dice = Získané body života
web-stat-kills = Vyřazení hráči
web-stat-cards = Zahrané karty
web-stat-drawn = Dobrané karty
web-stat-arrows = Vzaté šípy
web-stat-rolls = Hody
web-stat-turns = Tahy
