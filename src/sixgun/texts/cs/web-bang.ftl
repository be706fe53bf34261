### Karetní hra u webového stolu, česky.

web-bang-middle = Střed stolu
web-bang-in-play = Vyloženo před tebou
web-bang-your-hand = V ruce máš { bang-count-cards }
web-bang-hand-of = { $player } má v ruce { bang-count-cards }
web-bang-hand-empty = V ruce nejsou žádné karty
web-bang-cards-in-hand = Karet v ruce: { $count }
web-bang-hand-limit = Karet v ruce: { $count }. Na konci tahu si smíš nechat { $limit }.
web-bang-bangs-left = Kolik karet BANG! smíš v tomto tahu ještě zahrát: { $count }
web-bang-bangs-any = V tomto tahu smíš zahrát libovolný počet karet BANG!
web-bang-spoken-card = { $name }, { $rank }, { $suit }
web-bang-sign = { $sign } ({ $suit })
web-bang-you = Ty
web-bang-lane = { $from }: { $what }, cíl: { $to }
web-bang-lane-alone = { $from }: { $what }
web-bang-last-played = Naposledy zahráno

## Hromádky a co chvíli leží odkryté

web-bang-deck = Balíček
web-bang-about-deck = Na začátku tahu si z něj dobíráš dvě karty. Když dojde, zamíchají se odhozené karty.
web-bang-discard = Odhozené karty
web-bang-about-discard = Zatím nikdo nic neodhodil.
web-bang-pile-deck = Balíček { $count }
web-bang-pile-discard = Odhozeno { $count }
web-bang-on-offer = V nabídce
web-bang-turned-up = Sejmuté karty
web-bang-only-you-see = Tyto karty vidíš jen ty
web-bang-looks-at = { $player } si prohlíží { bang-count-cards }
web-bang-your-characters = Za koho budeš hrát?
web-bang-last-one-wins = Teď vyhraje jen ten, kdo zbude poslední.

## Tlačítka

web-bang-question-act = Zahraj kartu, nebo ukonči tah.
web-bang-random-card = Náhodnou kartu z ruky
web-bang-as = jako { $kind }
web-bang-take-the-hit = Přijmout zásah
web-bang-not-now = Teď ne
web-bang-enough = To stačí
web-bang-give-up = Vzdát to
web-bang-end-discarding = Ukončit tah a odhodit { $count }
web-bang-draw-for = { $name }: sejmout
web-bang-use-chuck_wengam = 1 život za 2 karty
web-bang-use-doc_holyday = Výstřel za 2 karty z ruky
web-bang-use-jose_delgado = Modrá karta za 2 nové
web-bang-use-sid_ketchum = 2 karty za 1 život
web-bang-use-uncle_will = jako Hokynářství

## Co co znamená

web-bang-colour-brown = Hnědý okraj (●): zahraje se a odhodí.
web-bang-colour-blue = Modrý okraj (■): zůstává vyložená před hráčem.
web-bang-colour-green = Zelený okraj (◆): vylož ji; použít ji můžeš od svého příštího tahu, s efektem Vedle! už od tahu dalšího hráče.
web-bang-begins-with = Životy na začátku: { $points }; šerif má o jeden víc.
web-bang-role-unknown = Role je zatím tajná
web-bang-role-hidden = Tvoje role je na této obrazovce skrytá.
web-bang-life-now = Životy: { $life } z { $most }
web-bang-reach = Dostřelí na vzdálenost { $reach }

## Pro toho, kdo otázku vidí poprvé

web-bang-coach-act = Klepni na zlatou kartu a pak na hráče, pokud karta míří na hráče. Šedá ti řekne, proč teď nejde.
web-bang-coach-shot = Zachrání tě karta se zlatým rámečkem. Zásah stojí 1 život.
web-bang-coach-duel = Střídavě odhazujete karty BANG! Kdo přestane první, ztratí 1 život.
web-bang-coach-indians = Zažene je jen karta BANG! Vedle! tu nepomůže.
web-bang-coach-rescue = Teď tě zachrání Pivo v ruce. Bez něj vypadáváš ze hry.
web-bang-coach-discard_excess = Nechat si smíš tolik karet, kolik máš životů. Vyber, co odhodíš.
web-bang-coach-pay_cost = Musíš odhodit ještě jednu kartu: vyber tu, kterou potřebuješ nejméně.
web-bang-coach-pick_card = Vyložené karty vidíš; z ruky dostaneš náhodnou.
web-bang-coach-pick_from_store = Na každého vyjde jedna. Co necháš ležet, může si vzít další hráč.
web-bang-coach-count_flip = Tady rozhoduje jen karetní barva a hodnota, ne to, co karta umí.
web-bang-coach-leave_out_flip = Ťukni na kartu, která ti pomůže nejméně. Všechny ostatní platí dohromady.
web-bang-coach-keep_card = Tyto karty nevidí nikdo jiný.
web-bang-coach-copy_character = Klepni na hráče a do svého příštího tahu budeš mít jeho schopnost.
web-bang-coach-choose_character = Porovnej obě schopnosti. Víc životů znamená, že víc vydržíš a smíš mít víc karet v ruce.
