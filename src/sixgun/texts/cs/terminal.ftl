### Stůl v terminálu, česky: celá obrazovka i prosté řádky.

ui-turn = tah { $number }
ui-too-small = na celý stůl je třeba okno { $columns } × { $rows }
ui-role-unknown = neznámá
ui-out = mimo hru
ui-own-more = i: co umíš

## Střed stolu kostkové hry

ui-dice-not-rolled = { $player } bere kostky
ui-dice-roll = { $player }: hod { $roll }
ui-dice-roll-of = Hod { $roll } z { $rolls }
ui-dice-pile = { $count ->
    [one] { $count } šíp v zásobě
    [few] { $count } šípy v zásobě
   *[other] { $count } šípů v zásobě
}
ui-die-keep = nechat
ui-die-again = ↻ hodit
ui-die-locked = nelze
ui-die-now = ▲ tato

## Střed stolu, místa a volby karetní hry

ui-bang-deck = balíček { $count }
ui-bang-discards = odhozeno { $count }
ui-bang-row = Na stole:
ui-bang-lap = Prohlížíš si:
ui-bang-at = { $card }: na koho?
ui-bang-how = { $card }: co s ní?
ui-bang-from-hand = náhodná karta z ruky ({ $count })
ui-bang-no-use = { $card }: teď se nedá využít.
ui-bang-no-character = zatím bez postavy
ui-bang-empty-hand = V ruce nemáš žádné karty.
ui-no-answer = Nebylo čím odpovědět, a tak pasuješ.

## Události karetní hry

ui-events-now = událost: { $event }
ui-events-next = příště: { $event }
ui-events-none = v prvním kole žádná událost
ui-events-left = zbývá událostí: { $count }
ui-events-last = poslední událost
ui-events-asleep = teď bez efektu
ui-events-starter = začíná kola
ui-events-ghost = duch
ui-events-reserve = záloha: { $character }
ui-events-reserve-hidden = záloha: lícem dolů
ui-events-suit = v tomto tahu jen { $suit }
ui-events-duty = nutno zahrát: { $card }
ui-events-must-play = nutno zahrát
ui-events-counts-as = platí jako { $suit }
ui-events-signs = ◈ událost · ⚑ začíná kola · ☾ teď bez efektu · ☠ duch · ◇ záloha · ! nutno zahrát · =♥ platí jako tato barva
ui-load-signs = ▲ oranžová karta · • náboj
ui-load-supply = nábojů v zásobě: { $count }
ui-load-count = { bang-count-load }
ui-load-tokens = { $count ->
    [one] náboj
    [few] náboje
   *[other] nábojů
}
ui-load-short = { bang-count-load }, skoro prázdná
ui-load-bell = { $card }: pro příští kartu jsou všichni ve vzdálenosti 1
ui-load-belt = { $card }: o jednu kartu BANG! víc

## Seznam možností

ui-choices-wait = Hrají ostatní…
ui-choices-over = Hra skončila.
ui-nothing-picked = Zatím není nic vybráno: použij čísla nebo šipky.
ui-no-stop = Musíš vybrat jednu z možností.
ui-undone = Vzato zpět.
ui-hint = Rada: { $option }. { $why }
ui-type-here = napiš volbu, například: { $example }

## Klávesy, co nejkratší slova

ui-key-dice = kostky
ui-key-roll = hodit
ui-key-stop = dost
ui-key-end = konec tahu
ui-key-pass = pas
ui-key-back = zpět
ui-key-cards = karty
ui-key-result = výsledek
ui-key-help = klávesy
ui-key-log = průběh
ui-key-choose = zvolit
ui-key-skip = nečekat
ui-key-why = proč ne
ui-key-info = kdo
ui-key-undo = vzít zpět
ui-key-type = psát
ui-key-hint = rada
ui-key-language = jazyk
ui-key-look = motiv
ui-key-quit = konec

## Listy

ui-sheet-keys = Enter: zpět ke stolu
ui-info-title = Kdo tu sedí
ui-why-title = Proč ne?
ui-why-nothing = Teď je možné všechno.
ui-keys-title = Klávesy
ui-help-numbers = 1-9 – označit kostku, nebo zvolit možnost s tímto číslem
ui-help-go = mezerník, Enter – hodit vybranými kostkami, potvrdit volbu, nečekat na boty
ui-help-arrows = šipky – procházet možnosti; funguje i myš
ui-help-stop = s – nechat si kostky, nebo pasovat
ui-help-why = ? – tato stránka
ui-help-info = i – kdo tu sedí a co která postava umí
ui-help-undo = u – vzít zpět poslední volbu
ui-help-type = : – napsat volbu slovy
ui-help-hint = h – rada
ui-help-language = l – další jazyk
ui-help-look = t – noční, nebo denní motiv
ui-help-quit = q – odejít ze hry
ui-help-signs = ▮ životy · ↑ šípy · ◎ o kolik míst dál sedí · ★ ◆ ✗ ◐ role, ? neznámá
ui-cards-title = Co karty dělají
ui-log-title = Průběh hry
ui-help-bang-keys = 1-9, 0, písmena – vzít kartu nebo volbu s touto klávesou; nedostupná řekne proč
ui-help-bang-target = potom číslo místa – zamířit kartou na tohoto hráče; Esc ji vrátí
ui-help-bang-go = mezerník, Enter – zvolit, na co ukazuješ, nečekat na boty
ui-help-bang-stop = s – ukončit tah, nebo pasovat
ui-help-bang-cards = c – co dělají karty, které vidíš
ui-help-bang-log = g – všechno, co se stalo
ui-help-bang-signs = ▮ životy · ▤ karty v ruce · ◉ vzdálenost, dostřelíš · ○ vzdálenost, nedostřelíš · (2) dostřel zbraně · ● hnědá ■ modrá ◆ zelená karta · →3 cíle · ✗ teď ne · ★ ◆ ✗ ◐ role, ? neznámá
ui-quit-title = Odejít ze hry?
ui-quit-question = Hra ještě neskončila.
ui-quit-keys = Enter: odejít    Esc: zůstat

## Předávání stolu

ui-pass-table = Předej stůl. Na řadě: { $player }.
ui-pass-why = Vše je skryto, dokud si ke stolu nesedne { $player }.
ui-pass-keys = { $player }: stiskni Enter.

## Konec

ui-end-title = Hra skončila
ui-end-won = výhra
ui-end-keys = w: uložit záznam    Enter: prohlédnout stůl    q: odejít
ui-saved = Záznam hry je uložen v { $file }.
ui-save-failed = Záznam nelze zapsat do { $file }: { $why }.

## Stůl nahlas

ui-told-turn = Tah { $number }, kostky má { $player }.
ui-told-dice = Hod { $roll }: { $dice }.
ui-told-seat = { $player }: { $character }, role { $role }, životy { $life } z { $most }, { $arrows ->
    [0] žádné šípy
    [one] { $arrows } šíp
    [few] { $arrows } šípy
   *[other] { $arrows } šípů
}.
ui-told-seat-out = { $player }: { $character }, mimo hru, role { $role }.
ui-told-bang-turn = Tah { $number }, na řadě je { $player }.
ui-told-bang-piles = Karet v balíčku: { $deck }, odhozených: { $discards }.
ui-told-bang-top = Karet v balíčku: { $deck }, odhozených: { $discards }, nahoře { $card }.
ui-told-bang-seat = { $player }: { $character }, role { $role }, životy { $life } z { $most }, v ruce { $cards ->
    [0] žádné karty
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, dostřel { $reach }.
ui-told-bang-near = Vzdálenost od tebe { $distance }, dostřelíš.
ui-told-bang-far = Vzdálenost od tebe { $distance }, nedostřelíš.
ui-told-bang-in-play = Ve hře: { $cards }.
ui-told-load-characters = Náboje na postavách: { $list }.
ui-told-load-cards = Náboje na kartách: { $list }.
ui-told-load-supply = Nábojů v zásobě: { $count }.
ui-told-events-now = Aktuální událost: { $event }. { $text }
ui-told-events-next = Příští událost: { $event }. { $text }
ui-told-events-none = V prvním kole žádná událost neplatí.
ui-told-events-left = Zbývá událostí: { $count }.
ui-told-events-last = Je to poslední událost.
ui-told-events-past = Minulé události: { $events }.
ui-told-events-asleep = Teď bez efektu: { $names }.
ui-told-events-starter = Kola začíná { $player }.
ui-told-events-ghost = { $player } je ve hře jako duch, bez životů.
ui-told-events-reserve = Tvoje záložní postava: { $character }.
ui-told-events-reserve-hidden = Tvoje záložní postava leží ještě lícem dolů.
ui-told-events-suit = { $player }: v tomto tahu se smí hrát jen { $suit }.
ui-told-events-duty = { $player }: v tomto tahu se musí zahrát { $card }.

## Prosté řádky

ui-plain-welcome = { $game }: odpovídej číslem možnosti nebo jejími slovy; „{ ui-command-help }“ vypíše všechny příkazy.
ui-plain-you = Jméno: { $player }, postava: { $character }, role: { $role }.
ui-plain-many = 1 je „{ $first }“; možností je celkem { $count }. Napiš například „{ $example }“, nebo „{ ui-command-options }“ pro všechny.
ui-plain-table = Stůl:
ui-plain-open = To teď možné je.
ui-plain-no-why = Důvod { $number } neexistuje; důvody mají čísla 1 až { $count }.
ui-plain-no-player = Nikdo se tu nejmenuje „{ $name }“.
ui-plain-no-language = Jazyk „{ $lang }“ neznám; jazyky jsou { $known }.
ui-plain-language = Čeština.
ui-plain-save-where = Napiš kam: „{ ui-command-save } hra.sixgun.json“.
ui-plain-log-number = Napiš kolik řádků: „{ ui-command-log } 10“.
ui-plain-bye = Odcházíš od stolu; hra neskončila.
ui-plain-eof = Vstup skončil; hra neskončila.
ui-plain-hand = Karty v ruce:
ui-plain-card-what = Napiš kterou: „{ ui-command-card } Pivo“.
ui-plain-no-card = Žádná karta ani postava u tohoto stolu se nejmenuje „{ $name }“.

## Western Legends: mapa, hráči, karty

ui-legends-sign-general_store = Ob
    .name = Obchod
ui-legends-sign-saloon = Sa
    .name = Saloon
ui-legends-sign-bank = Ba
    .name = Banka
ui-legends-sign-doctor = Lé
    .name = Lékař
ui-legends-sign-cabaret = Ka
    .name = Kabaret
ui-legends-sign-mine = Dů
    .name = Důl
ui-legends-sign-ranch = { $colour ->
    [blue] Rm
   *[green] Rz
}
    .name = { $colour ->
    [blue] R.modrý
   *[green] R.zel.
}
ui-legends-sign-rail_station = Ná
    .name = Nádraží
ui-legends-sign-sheriff_office = Še
    .name = Stanice
ui-legends-sign-hideout = ∆{ $letter }
    .name = Skrýš { $letter }
ui-legends-round = { $number }. kolo · závěr při { $target } BV
ui-legends-last-round = { $number }. kolo · poslední bude { $last }.
ui-legends-actions = { $player }, akce: { $count }
ui-legends-sure = Zbývá akcí: { $count }. Ještě jednou s ukončí tah.
ui-legends-fight-card = Bojová karta { $rank }
ui-legends-face-down = lícem dolů
ui-legends-front = Základní strana: { $text }
ui-legends-upgraded = Vylepšená strana: { $text }
ui-legends-movement = Body pohybu: { $count }.
ui-legends-end-lp = BV na konci hry: { $count }.
ui-legends-no-effect = Bez efektu.
ui-legends-reward = Odměna: { $text }
ui-legends-reverse = Bandité přijdou do skrýší { $hideouts }; šerif se pohne až o { $steps } { $steps ->
    [one] pole
    [few] pole
   *[other] polí
}.
ui-legends-house = bankéř
ui-legends-active = používá se
ui-legends-nobody = nikdo
ui-legends-start = Na začátku: { $what }.
ui-legends-not-able = Schopnost funguje od 5 BV.
ui-told-legends-turn = Kolo { $number }, na tahu je { $player }, zbývá akcí: { $actions }. Závěr hry spustí { $target } BV.
ui-told-legends-last = Kolo { $number } je poslední.
ui-told-legends-waiting = { $player }: ještě vybírá postavu.
ui-told-legends-seat = { $player }: { $character }, { $lp } BV, { $side }. Místo: { $place }. Peníze { $money } $, nuggety { $nuggets }, zranění { $wounds }, karty v ruce { $cards }.
ui-told-legends-items = Předměty: { $items }.
ui-told-legends-goals = Splněné úkoly: { $count }, žetony věhlasu: { $tokens }.
ui-told-legends-cattle = Tvůj žeton dobytka: { $symbol }.
ui-told-legends-tokens = Tvoje žetony věhlasu: { $tokens }.
ui-told-legends-sheriff = Šerif: { $place }.
ui-told-legends-bandits = Bandité: { $places }.
ui-told-legends-black = Muž v černém: { $place }, { $lp } BV.
ui-told-legends-score = { $lines }; celkem { $total } BV.
ui-told-legends-fight = { $attacker } × { $defender }.
ui-told-legends-fight-cards = Bojové karty, které znáš: { $cards }.
ui-told-legends-peeked = Karty soupeře, které znáš: { $cards }.
ui-told-legends-poker = Poker, { $town }: { $players }. Talón { $pot } $.
ui-told-legends-poker-soon = Poker, { $town }: { $players }.
ui-told-legends-flop = Flop: { $cards }.
ui-told-legends-hand = { $player }: { $cards } – { $hand }.
ui-told-legends-house-cards = Karty bankéře, za kterého hraješ: { $cards }.
ui-told-legends-dice = Kostky: { $faces }.
ui-told-legends-here = Jsi tady: { $place }.
ui-told-legends-beside = Vedle tebe: { $places }.
ui-told-legends-ways = Kroků k nejbližšímu: { $ways }.
ui-told-legends-story = { $story }: { $condition } Válečky: { $count } z { $needed } ({ $players }).
ui-told-legends-no-goals = Tato hra se hraje bez úkolů.
ui-told-legends-done = { $player } má splněno: { $goals }.
ui-key-leave = odejít
ui-key-map = mapa
ui-map-title = Kde kdo je
ui-help-legends-keys = písmena – vzít kartu nebo volbu s touto klávesou; nedostupná řekne proč
ui-help-legends-steps = 1-9, 0 – jít na pole, které má na mapě tuto klávesu; jinak volba s tímto číslem
ui-help-legends-map = m – kde kdo je, co leží vedle tebe a jak je kam daleko
ui-help-legends-cards = c – příběhové karty, tvoje ruka, úkoly a předměty a co dělají
ui-help-legends-signs = A-F hráči · ★ šerif · ▲ bandita · ■ Muž v černém · ● nuggety · ✚ zranění · ▤ karty v ruce · ∪ dobytek · + vylepšené, podtržené: používá se · ○ volné pole příběhové karty · →3 způsoby · ✗ teď ne · na mapě Ob obchod, Sa saloon, Ba banka, Lé lékař, Ka kabaret, Dů důl, Rm Rz ranče, Ná nádraží, Še stanice šerifa, ∆a skrýš
ui-plain-you-openly = Jméno: { $player }, postava: { $character }, strana: { $role }.

## U stolu na serveru

ui-join-bad-link = „{ $link }“ není odkaz na stůl; takový vypadá třeba http://127.0.0.1:8000/t/mesa-owl-123-star
ui-join-bad-token = soukromá část odkazu je poškozená; zkopíruj celý odkaz, nebo vynech vše od znaku # dál
ui-join-unreachable = server { $server } není dostupný: { $why }
ui-join-no-server = na adrese { $server } neodpovídá server Sixgun; zkontroluj odkaz
ui-join-other-game = u tohoto stolu se hraje { $game }; název hry vynech
ui-join-unknown-game = Sixgun { $version } hru { $game } tohoto stolu nezná; nainstaluj novější verzi
ui-join-old = na serveru běží jiná verze Sixgunu než { $version }; nainstaluj tu, kterou má server
ui-join-welcome = { $game }, stůl { $table }: odpovídej číslem možnosti nebo jejími slovy; „{ ui-command-help }“ vypíše všechny příkazy.
ui-join-watching = Jen se díváš; všechna místa jsou obsazená, nebo už je po hře.
ui-join-link = Tvůj soukromý odkaz zpět na toto místo, z jakéhokoli zařízení: { $link }
ui-join-earlier = Hra už chvíli běží; „{ ui-command-log }“ ukáže celý průběh. Poslední řádky:
ui-join-broken = Spojení se serverem se přerušilo. Obnoví se samo; Ctrl+C skončí.
ui-join-back = Zpátky u stolu.
ui-join-resent = Zpátky u stolu; tvoje volba se poslala ještě jednou.
ui-join-offline = Spojení se serverem teď není; nic se neposlalo.
ui-join-no-ask = Teď nemáš o čem rozhodovat.
ui-join-sending = Tvoje volba je na cestě.
ui-join-watcher = Divák
ui-join-chat = { $name } říká: { $text }
ui-join-chat-long = To je příliš dlouhé: nejvýš { $most } znaků.
ui-join-chat-price = Vlastní slova teď něco stojí: { $price } Zadej stejný řádek znovu, a odešlou se.
ui-join-agree = { $player } chce vzít poslední volbu zpět. Napiš „{ ui-command-yes }“, nebo „{ ui-command-no }“.
ui-join-seat-open = Místo { $number }: volné.
ui-join-seat-person = Místo { $number }: { $name }.
ui-join-seat-bot = Místo { $number }: { $name }, bot.
ui-join-begin = Stůl patří tobě: „{ ui-command-begin }“ rozdá a volná místa zaberou boti.
ui-join-not-begun = Hra začne, až ji spustí hostitel.
ui-join-time = Zbývá čas: { $time }.
ui-join-distance = Míst od tebe: { $distance }.
ui-join-no-hands = V této hře nemá nikdo karty.
ui-join-replay = Záznam hry: { $link }
ui-join-over-host = Stůl patří tobě: „{ ui-command-rematch }“ rozdá další hru, „{ ui-command-quit }“ odejde.
ui-join-over = „{ ui-command-quit }“ odejde; další hru může rozdat hostitel.
ui-join-bye = Odcházíš; hra běží dál a místo zůstává tvoje.
ui-join-bye-over = Tak zase příště.

## Příkazy prostého stolu: slovo, druhé slovo a řádek nápovědy

ui-command-options = možnosti
    .also = volby
    .help = { ui-command-options }: všechny možnosti s čísly, slovy a zápisem.
ui-command-why = proč
    .also = proč ne
    .help = { ui-command-why }: co teď nejde a proč; { ui-command-why } 2 nebo { ui-command-why } a pár slov: důvod právě toho.
ui-command-hint = rada
    .also = poraď
    .help = { ui-command-hint }: dobrá rada.
ui-command-undo = zpět
    .also = vzít zpět
    .help = { ui-command-undo }: vzít poslední volbu zpět; hrají-li tu i jiní lidé, rozhodnou o tom.
ui-command-table = stůl
    .also = stav
    .help = { ui-command-table }: celý stůl ve větách.
ui-command-hand = ruka
    .also = karty
    .help = { ui-command-hand }: tvoje karty.
ui-command-map = mapa
    .also = kde
    .help = { ui-command-map }: kdo je kde, co je vedle tebe a jak je kam daleko.
ui-command-stories = příběhy
    .also = příběh
    .help = { ui-command-stories }: karty příběhů.
ui-command-goals = úkoly
    .also = cíle
    .help = { ui-command-goals }: tvoje úkoly.
ui-command-store = obchod
    .also = zboží
    .help = { ui-command-store }: co je v obchodě.
ui-command-events = události
    .also = událost
    .help = { ui-command-events }: platná událost, příští a minulé.
ui-command-card = karta
    .also = text
    .help = { ui-command-card } a název: co karta, předmět nebo postava umí.
ui-command-info = kdo
    .also = info
    .help = { ui-command-info }, { ui-command-info } Ben: kdo je kdo a co umí.
ui-command-log = průběh
    .also = deník
    .help = { ui-command-log }, { ui-command-log } 10: co se stalo, nebo jen posledních 10 řádků.
ui-command-chat = řekni
    .also = chat
    .help = { ui-command-chat } Ahoj: mluvit ke všem.
ui-command-yes = ano
    .also = jo
    .help = { ui-command-yes }: souhlasit, když chce někdo vzít volbu zpět.
ui-command-no = ne
    .also = nechci
    .help = { ui-command-no }: nesouhlasit.
ui-command-away = pauza
    .also = bot
    .help = { ui-command-away }: nechat za sebe hrát bota.
ui-command-back = návrat
    .also = hraju
    .help = { ui-command-back }: zase hrát.
ui-command-begin = rozdej
    .also = začni
    .help = { ui-command-begin }: rozdat, patří-li stůl tobě.
ui-command-rematch = odveta
    .also = znovu
    .help = { ui-command-rematch }: rozdat další hru, patří-li stůl tobě.
ui-command-link = odkaz
    .also = místo
    .help = { ui-command-link }: tvůj soukromý odkaz na toto místo.
ui-command-save = ulož
    .also = uložit
    .help = { ui-command-save } hra.sixgun.json: zapsat záznam hry.
ui-command-lang = jazyk
    .also = řeč
    .help = { ui-command-lang } en: jiný jazyk (en, cs, es, ru).
ui-command-help = nápověda
    .also = pomoc
    .help = { ui-command-help }: tento seznam. Anglická slova platí v každém jazyce.
ui-command-quit = konec
    .also = sbohem
    .help = { ui-command-quit }: odejít od stolu.

## Odpovědi slovy

ui-answer-words = Číslo nebo slova možnosti: volba. Stačí první slova, pokud nesedí na nic jiného; na velkých písmenech, háčcích, čárkách ani barvách karet nezáleží.
ui-answer-ways = Je-li víc cílů nebo způsobů, uslyšíš je potom; „2 Ben“ nebo „2 1“ zvolí obojí najednou.
ui-answer-line = Odhazuješ-li víc karet: všechny na jednom řádku, oddělené čárkami.
ui-answer-again = Prázdný řádek: zopakovat otázku.
ui-answer-several = To může být víc věcí:
ui-answer-at-once = Můžeš je vyjmenovat všechny najednou ({ $count }), oddělené čárkami.
ui-answer-any = Můžeš jich jmenovat několik najednou, oddělených čárkami.
ui-answer-too-many = To je { $given }, ale vybrat se tu dá jen { $count }.
ui-legends-go = Jít až na místo
ui-legends-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
ui-legends-black-about = Hraje ve hře dvou hráčů: po druhém hráči každého kola otočí kartu, jde na její místo, získá její BV a provede, co na ní stojí. Můžeš ho oloupit nebo vyzvat na souboj, ale nikdy zatknout; tvoje karty mají proti němu hodnotu o 1 nižší.
ui-legends-black-cards = Jeho karty: { $cards }.

ui-gold-shop = Obchod
ui-gold-signs = ● nugety   ▪ vybavení   ☾ Stínový odpadlík
ui-gold-nuggets = { $count ->
    [one] nuget
    [few] nugety
   *[other] nugetů
}
ui-gold-shadow = stín
ui-gold-side-none = Stínový odpadlík
ui-gold-side-shadow_deputy = Stínový pomocník
ui-gold-side-shadow_outlaw = Stínový bandita
ui-told-gold-shop = V obchodě, s cenou v nugetech:
ui-told-gold-card = { $card } ({ $price }): { $text }
ui-told-gold-player = { $player }: nugety { $count }, vybavení { $cards }.
ui-told-gold-under = Odkryté pod balíčkem vybavení: { $cards }.

## Divoký západ

ui-show-now = show: { $card }
ui-show-none = zatím žádná karta show
ui-show-left = zbývá: { $count }
ui-show-last = vyhrává poslední hráč ve hře
ui-show-open = odkryté karty v ruce
ui-show-played = { $player }: zahrané karty { $count } ze 3
ui-show-skips = vynechá příští tah
ui-show-hand = v ruce: { $cards }
ui-show-signs = ✪ karta show   ⤼ vynechá příští tah
ui-told-show-now = Platná karta show: { $card }. { $text }
ui-told-show-none = Zatím neplatí žádná karta show.
ui-told-show-left = Zbývá karet show: { $count }.
ui-told-show-last = To je poslední karta show: vyhrává poslední hráč ve hře.
ui-told-show-open = Všichni hrají s odkrytými kartami.
ui-told-show-hand = Hráč { $player } má v ruce: { $cards }.
ui-told-show-played = Hráč { $player }, karty zahrané v tomto tahu: { $count } ze 3.
ui-told-show-skips = { $player } vynechá příští tah.
ui-told-show-past = Předchozí karty show: { $cards }.
