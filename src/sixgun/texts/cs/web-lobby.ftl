### Lobby a formulář nového stolu, česky.

web-lobby-heading = Sixgun: hry z Divokého západu u jednoho stolu
web-lobby-foot = Zdarma a s otevřeným kódem. Bez účtu, bez sledování, nic se nenačítá odjinud.
web-lobby-home = Sixgun, do lobby
web-lobby-theme = Světlý, nebo tmavý motiv
web-lobby-language = Jazyk
web-lobby-settings = Nastavení
web-lobby-waiting = Rozhlížíme se po městečku…
web-lobby-lost = Server teď neodpovídá. Zkoušíme to znovu.
web-lobby-nicknames = Tulák, Honák, Zlatokop, Traper, Zelenáč, Houslista, Poutník, Strážce, Kovář, Stopař

## Hry

web-lobby-games = Hry
web-lobby-game-about-dice = Pět kostek, jeden šerif a nikdo, komu věřit.
web-lobby-game-about-bang = Tajné role a nabitá ruka.
web-lobby-game-facts = { $least }–{ $most } hráčů · { $minutes } min
web-lobby-play-now = Hrát hned
web-lobby-play-now-about = Hrát hned: { $game } proti botům
web-lobby-new-table = Nový stůl
web-lobby-new-table-about = Nový stůl: { $game }
web-lobby-dealing = Rozdáváme…

## Stoly

web-lobby-mine = Tvoje stoly
web-lobby-your-turn = Jsi na tahu
web-lobby-in-play = Tvoje hra běží
web-lobby-not-begun = Hra ještě nezačala
web-lobby-over = Dohráno
web-lobby-continue = Zpět ke stolu
web-lobby-filter = Ukázat
web-lobby-open-tables = Otevřené stoly
web-lobby-all-games = Všechny hry
web-lobby-no-tables = Právě není otevřený žádný stůl. Otevři ho a přátelé ho tu najdou.
web-lobby-no-tables-of = { $game }: právě není otevřený žádný stůl.
web-lobby-table-of = Stůl: { $name }
web-lobby-table = Stůl { $code }
web-lobby-taken = Obsazená místa: { $taken } z { $players }
web-lobby-sit = Přisednout
web-lobby-sit-at = Přisednout: { $table }
web-lobby-watch = Sledovat
web-lobby-watch-at = Sledovat: { $table }

## Hodiny několika slovy

web-clock-none = bez hodin
web-clock-bank = { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}

## Přidat se

web-lobby-join = Přidat se ke stolu
web-lobby-code = Kód nebo odkaz
web-lobby-code-example = např. mesa-owl-42-star
web-lobby-code-wrong = Tohle není kód ani odkaz na stůl. Kód vypadá třeba takto: mesa-owl-42-star.
web-lobby-join-now = Přidat se
web-lobby-name = Tvoje jméno
web-lobby-name-hint = Takhle tě uvidí ostatní.

## Po městečku

web-lobby-around = Po městečku
web-lobby-learn = Nauč se hrát za pět minut
web-lobby-cards = Všechny karty a postavy
web-lobby-open-replay = Otevřít záznam
web-lobby-open-replay-about = Soubor končící na .sixgun.json, uložený po hře
web-lobby-open-scenario = Otevřít scénář
web-lobby-open-scenario-about = Pozice uložená jako soubor .yaml, ze které lze hrát dál
web-lobby-text-table = Textový stůl
web-lobby-text-table-about = Stoly jako nadpisy, seznamy a tlačítka
web-lobby-file-too-big = Soubor je příliš velký, povoleno je nejvýše { $kilobytes } KB.
web-lobby-file-unreadable = Soubor se nepodařilo přečíst.

## Nový stůl: formulář

web-new-heading = Nový stůl
web-new-game = Hra
web-new-players = Místa
web-new-bots = Boti
web-new-bots-hint = { $free ->
    [0] Nikdo další se nepřidá: na všech ostatních místech jsou boti.
    [one] Pro lidi zůstává { $free } volné místo.
    [few] Pro lidi zůstávají { $free } volná místa.
   *[other] Pro lidi zůstává { $free } volných míst.
}
web-new-level = Síla botů
web-new-level-about-greenhorn = Hraje podle pravidel a svižně: ideální do první hry.
web-new-level-about-gunslinger = Zná triky, plánuje a z tvých činů vyvozuje závěry.
web-new-pace = Tempo botů
web-new-pace-calm = Klidné
web-new-pace-calm-about = Dost času sledovat každý tah.
web-new-pace-brisk = Svižné
web-new-pace-brisk-about = Po každém tahu krátká pauza.
web-new-pace-instant = Okamžité
web-new-pace-instant-about = Úplně bez pauz.
web-new-boxes = Rozšíření
web-new-box-always = Vždy ve hře
web-new-box-needs = Potřebuje: { $boxes }
web-new-suggested = Doporučujeme
web-new-suggested-base = Jen základní hra
    .about = Správný začátek, pokud hru ještě neznáš.
web-new-box-inside = Co je uvnitř
web-new-rules = Pravidla
web-new-preset = Varianta hry
web-new-preset-own = Vlastní volba
web-new-preset-own-about = Jak je nastaveno níže.
web-new-details = Podrobná pravidla
web-new-any-character = Hrají všechny postavy.
web-new-some-characters = { $count ->
    [one] Hraje jen { $count } postava.
    [few] Hrají jen { $count } postavy.
   *[other] Hraje jen { $count } postav.
}
web-new-clock = Hodiny
web-new-clock-none = Žádné
web-new-clock-none-about = Nikdo nespěchá.
web-new-clock-bank = Zásoba času
web-new-clock-bank-about = Minuty na celou hru a pár sekund navíc za každý tah.
web-new-clock-days = Dny
web-new-clock-days-about = Hra na pokračování: tolik dní na každé rozhodnutí.
web-new-bank = Zásoba času
web-new-increment = Za každý tah
web-new-reaction = Na reakci
web-new-days = Na rozhodnutí
web-new-minutes = { $count } min
web-new-seconds = { $count } s
web-new-some-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
web-new-expiry = Když čas vyprší
web-new-expiry-default = Platí opatrná odpověď
web-new-expiry-bot = Rozhodne bot
web-new-people = Lidé
web-new-listed = Ukázat v lobby
web-new-listed-about = Přisednout může kdokoli. Jinak jen s odkazem.
web-new-watching = Povolit diváky
web-new-watching-about = Vidí, co leží odkryté, nikdy karty v ruce ani tajnou roli.
web-new-names = Jména
web-new-title = Název stolu
web-new-title-hint = Může zůstat prázdný.
web-new-open = Otevřít stůl
web-new-open-hint = Dostaneš odkaz pro přátele.
web-new-begin = Začít hned
web-new-begin-hint = Na volná místa usednou boti.
web-new-busy = Okamžik…
