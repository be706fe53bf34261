### Příkazová řádka. Slova velkými písmeny jsou zástupci v nápovědě a nemění se.

## Nápověda

ui-cli-about = Divoký západ u jednoho stolu: deskové hry podle skutečných pravidel.
ui-cli-usage = použití:
ui-cli-command-word = PŘÍKAZ
ui-cli-commands = příkazy:
ui-cli-arguments = argumenty
ui-cli-options = volby
ui-cli-example = příklad:
ui-cli-more-help = „sixgun PŘÍKAZ --help“ příkaz vysvětlí.
ui-cli-option-help = ukázat tuto nápovědu
ui-cli-option-lang = jazyk: en, cs, es nebo ru (jinak rozhodne $SIXGUN_LANG nebo $LANG)
ui-cli-option-version = ukázat verzi
ui-cli-help-sets = krabice hry { $game }, pro --sets:
ui-cli-help-settings = nastavení hry { $game }, pro --set:
ui-cli-help-presets = předvolby hry { $game }, pro --preset:
ui-cli-help-usual = { $about } (obvykle { $usual })

ui-cli-play-summary = hrát v terminálu proti botům nebo s lidmi u téže klávesnice
ui-cli-play-about = Hra v terminálu: proti botům, několik lidí u jedné klávesnice, nebo boti mezi sebou.
ui-cli-play-game = hra: dice nebo bang; s --help se vypíšou její krabice, nastavení a předvolby
ui-cli-play-players = počet hráčů (obvykle { $usual })
ui-cli-play-sets = krabice, se kterými se hraje, nebo „all“
ui-cli-play-preset = pojmenovaná volba nastavení
ui-cli-play-set = změnit nastavení stolu; lze uvést víckrát
ui-cli-play-bots = jak dobře boti hrají: greenhorn nebo gunslinger (obvykle { $usual })
ui-cli-play-humans = kolik míst od prvního patří lidem, nebo jejich jména (obvykle 1; s 0 se jen díváte)
ui-cli-play-names = jména všech hráčů v pořadí u stolu
ui-cli-play-seed = rozdat podle tohoto textu místo náhody, aby šla hra rozdat znovu
ui-cli-play-scenario = hrát dál z pozice v souboru scénáře
ui-cli-play-after = pokračovat v sérii po tomto záznamu: stejní hráči, místa, krabice i nastavení
ui-cli-play-save = po konci hry sem zapsat záznam
ui-cli-play-plain = prosté řádky místo celé obrazovky, pro čtečky a roury

ui-cli-sim-summary = nechat boty odehrát mnoho her a počítat
ui-cli-sim-about = Boti odehrají mnoho her; vypíše se, kdo jak často vyhrál, s 95% intervaly.
ui-cli-sim-game = hra: dice nebo bang; s --help se vypíšou její krabice, nastavení a předvolby
ui-cli-sim-games = počet her (obvykle { $usual })
ui-cli-sim-players = počet hráčů; 4-7 nebo „all“ střídá všechny takové počty (obvykle { $usual })
ui-cli-sim-bots = úrovně botů: greenhorn, gunslinger nebo random; více úrovní se na místech střídá (obvykle { $usual })
ui-cli-sim-sets = krabice, se kterými se hraje, nebo „all“
ui-cli-sim-preset = pojmenovaná volba nastavení
ui-cli-sim-set = změnit nastavení stolu; lze uvést víckrát
ui-cli-sim-seed = stejný text dá stejné hry (obvykle „{ $usual }“)
ui-cli-sim-jobs = počet procesů (obvykle všechny procesory)
ui-cli-sim-engine = kde hry poběží: local nebo ray
ui-cli-sim-out = zapsat řádek za každé místo a hru do souboru .parquet nebo .csv
ui-cli-sim-report = zapsat zprávu do souboru .html
ui-cli-sim-max-turns = po tolika tazích hru vzdát a počítat ji jako přerušenou (obvykle { $usual })
ui-cli-sim-json = vypsat jeden objekt JSON místo tabulek

ui-cli-check-summary = spustit scénáře a říci, zda platí
ui-cli-check-about = Spustí soubory scénářů. Návratový kód 0: všechny platí; 1: některé ne a ukáže se, v čem se liší; 2: soubor je chybně napsaný.
ui-cli-check-paths = soubory scénářů nebo složky s nimi
ui-cli-check-json = vypsat jeden objekt JSON na řádek a scénář

ui-cli-replay-summary = projít záznam hry, nebo jej ověřit
ui-cli-replay-about = Krokování záznamem: Enter dál, b zpět, g N skok, q konec.
ui-cli-replay-file = soubor se záznamem
ui-cli-replay-seat = očima tohoto hráče (jinak očima diváka)
ui-cli-replay-all = vidět vše, i tajné role
ui-cli-replay-verify = přehrát soubor znovu a ověřit semínko, závazek a kontrolní součty (návratový kód 0 nebo 1)
ui-cli-replay-json = vypsat souhrn jako objekt JSON

ui-cli-card-summary = vše o jedné kartě
ui-cli-card-about = Co karta dělá, jaká jsou k ní rozhodnutí, ve kterých scénářích vystupuje a kde je její kód.
ui-cli-card-name = jméno nebo id karty, v kterémkoli jazyce
ui-cli-card-game = jen v této hře, má-li kartu toho jména více her
ui-cli-card-json = vypsat objekt JSON

ui-cli-cards-summary = všechny karty v jedné tabulce
ui-cli-cards-about = Všechny karty v jedné tabulce.
ui-cli-cards-game = jen karty této hry
ui-cli-cards-json = vypsat seznam JSON

ui-cli-bench-summary = změřit rychlost
ui-cli-bench-about = Změří stroj vedle nainstalovaných soupeřů, v jednom běhu na jednom jádře. Návratový kód 1: slíbená rychlost nebyla dosažena.
ui-cli-bench-rounds = kolikrát se každá hodnota změří (obvykle 3)
ui-cli-bench-seconds = délka jednoho měření v sekundách (obvykle 2)
ui-cli-bench-json = vypsat seznam JSON místo tabulky

## Chyby na příkazové řádce

ui-cli-no-command = který příkaz? Příkazy jsou: { $known }
ui-cli-command-unknown = příkaz „{ $name }“ neexistuje; příkazy jsou: { $known }
ui-cli-command-guess = příkaz „{ $name }“ neexistuje; mysleli jste „{ $guess }“?
ui-cli-global-unknown = volba { $option } před příkazem neexistuje; viz sixgun --help
ui-cli-option-unknown = { $command } nemá volbu { $option }; viz sixgun { $command } --help
ui-cli-option-guess = { $command } nemá volbu { $option }; mysleli jste { $guess }?
ui-cli-too-much = „{ $argument }“ je argument navíc; viz sixgun { $command } --help
ui-cli-value-wanted = { $option } potřebuje hodnotu, například { $option }=...; viz sixgun { $command } --help
ui-cli-no-value-wanted = { $option } nemá žádnou hodnotu
ui-cli-not-understood = { $text }; viz sixgun { $command } --help
ui-cli-number-wanted = { $option } „{ $text }“ musí být celé číslo od { $least } do { $most }
ui-cli-range-wanted = { $option } „{ $text }“ musí jít od menšího čísla k většímu, například 4-7
ui-cli-assignment-wanted = --set „{ $text }“ musí být NAME=VALUE, například expert_characters=1
ui-cli-seconds-wanted = { $option } „{ $text }“ musí být počet sekund větší než 0 a nejvýše 3600
ui-cli-list-wanted = { $option } „{ $text }“ musí být slova oddělená čárkami, žádné prázdné
ui-cli-unknown-language = jazyk „{ $lang }“ není k dispozici; jazyky jsou: { $known }
ui-cli-interrupted = přerušeno
ui-cli-extra-missing = k tomu je třeba balík { $package }; nainstalujte jej: pip install "sixgun[{ $extra }]"
ui-cli-textual-missing = stůl na celou obrazovku potřebuje balík textual; nainstalujte jej: pip install "sixgun[terminal]", nebo hrajte s --plain
ui-cli-system = { $file }: { $what }

## Chyby o stole

ui-cli-no-game = která hra? Hry jsou: { $known }
ui-cli-unknown-game = hra „{ $name }“ neexistuje; hry jsou: { $known }
ui-cli-players-wanted = { $game } je pro { $least } až { $most } hráčů, ne { $players }
ui-cli-unknown-set = { $game } nemá krabici „{ $name }“; krabice jsou: { $known }
ui-cli-setting-guess = { $game } nemá nastavení „{ $name }“; mysleli jste „{ $guess }“?
ui-cli-preset-guess = { $game } nemá předvolbu „{ $name }“; mysleli jste „{ $guess }“?
ui-cli-unknown-bot = boti „{ $name }“ neexistují; úrovně jsou: { $known }
ui-cli-bad-seed = semínko má 1 až 128 tisknutelných znaků, například: tumbleweed
ui-cli-names-count = počet jmen { $names } neodpovídá počtu hráčů { $players }; uveďte jedno pro každé místo
ui-cli-bad-name = „{ $name }“ není jméno: jméno má 1 až 40 tisknutelných znaků
ui-cli-same-name = dva hráči mají stejné jméno; dejte každému jeho vlastní
ui-cli-unknown-player = nikdo se tu nejmenuje „{ $name }“; hráči jsou: { $known }
ui-cli-scenario-decides = { $option } nelze použít s --scenario: jak stůl stojí, říká soubor
ui-cli-scenario-game = { $file } je scénář hry { $game }
ui-cli-after-decides = { $option } nelze použít s --after: kdo kde sedí a s jakými krabicemi, říká záznam
ui-cli-after-game = { $file } je záznam hry { $game }
ui-cli-after-not-over = hra v souboru { $file } neskončila; série pokračuje až po jejím konci
ui-cli-unknown-engine = způsob běhu „{ $name }“ neexistuje; možné jsou: { $known }

## Chyby o souborech

ui-cli-no-paths = které scénáře? Uveďte soubory nebo složky, například: sixgun check scenarios/dice
ui-cli-no-file = který záznam? Uveďte soubor, například: sixgun replay friday.sixgun.json
ui-cli-no-card = která karta? Uveďte jméno, například: sixgun card "el gringo"
ui-cli-file-missing = soubor { $file } neexistuje
ui-cli-file-is-folder = { $file } je složka, ne soubor
ui-cli-file-unreadable = soubor { $file } nelze přečíst: { $reason }
ui-cli-file-huge = { $file } je větší než { $most } MiB; to není náš soubor
ui-cli-file-not-text = { $file } není text v UTF-8 (bajt { $byte })
ui-cli-folder-without-scenarios = ve složce { $folder } nejsou žádné scénáře (.yaml, .yml)
ui-cli-suffix-wanted = { $option } { $file }: jméno musí končit na: { $known }
ui-cli-target-is-folder = { $option } { $file } je složka; uveďte soubor
ui-cli-target-no-folder = { $option } { $file }: složka { $folder } neexistuje
ui-cli-target-forbidden = { $option } { $file }: tam se nesmí zapisovat
ui-cli-replay-not-json = { $file } není záznam: řádek { $line } není JSON
ui-cli-replay-no-replay = { $file } není záznam: neříká, která verze Sixgunu jej zapsala
ui-cli-replay-future = { $file } zapsal Sixgun { $version }; toto je { $ours }, je třeba novější verze
ui-cli-replay-broken = { $file } je poškozený záznam: { $reason }
ui-cli-seat-or-all = --seat a --all se vylučují
ui-cli-card-unknown = karta „{ $name }“ neexistuje; všechny vypíše „sixgun cards“
ui-cli-card-guess = karta „{ $name }“ neexistuje; mysleli jste { $guess }?
ui-cli-card-several = „{ $name }“ odpovídá více kartám: { $known }

## check

ui-cli-check-holds = platí
ui-cli-check-fails = NEPLATÍ
ui-cli-check-total = { $held ->
    [one] { $held } scénář platí
    [few] { $held } scénáře platí
   *[other] { $held } scénářů platí
}, { $failed ->
    [0] žádný neselhal
    [one] { $failed } selhal
    [few] { $failed } selhaly
   *[other] { $failed } selhalo
}, { $broken ->
    [0] žádný soubor není chybně napsaný
    [one] { $broken } soubor je chybně napsaný
    [few] { $broken } soubory jsou chybně napsané
   *[other] { $broken } souborů je chybně napsaných
}

## replay

ui-cli-replay-moment = Okamžik { $moment } z { $last }, tah { $turn }
ui-cli-replay-roles = Všechny role: { $roles }
ui-cli-replay-hand = { $player } má v ruce: { $cards }
ui-cli-replay-prompt = [Enter dál, b zpět, g N přejít, q konec]
ui-cli-replay-keys = Enter nebo n jde dál, b zpět, g N skočí na okamžik N (0 až { $last }), q končí
ui-cli-replay-at-start = toto je začátek; okamžiky jsou 0 až { $last }
ui-cli-replay-at-end = toto je konec; okamžiky jsou 0 až { $last }
ui-cli-verify-seed = Semínko { $seed } dává závazek { $commitment }, jak byl ukázán před rozdáním.
ui-cli-verify-dealt = Stůl byl z tohoto semínka rozdán znovu.
ui-cli-verify-position = Hra začala ze zapsané pozice, ne rozdáním.
ui-cli-verify-choices = { $choices ->
    [one] Přehrána { $choices } volba
    [few] Přehrány { $choices } volby
   *[other] Přehráno { $choices } voleb
}, { $checks ->
    [one] souhlasí { $checks } kontrolní součet
    [few] souhlasí { $checks } kontrolní součty
   *[other] souhlasí { $checks } kontrolních součtů
}.
ui-cli-verify-holds = { $file } platí.
ui-cli-verify-fails = { $file } neplatí: { $reason }

## card a cards

ui-cli-card-kind = { $game }: { $facts }
ui-cli-kind-character = postava
ui-cli-kind-brown = hnědá karta
ui-cli-kind-blue = modrá karta
ui-cli-kind-green = zelená karta
ui-cli-choice-mandatory = působí sama
ui-cli-choice-optional = hráč má na vybranou
ui-cli-card-life = { $life ->
    [few] { $life } životy
   *[other] { $life } životů
}
ui-cli-card-range = zbraň, dostřel { $range }
ui-cli-card-book = v první hře se vynechává
ui-cli-card-bonus = bonusová postava
ui-cli-card-copies = { $count }×: { $cards }
ui-cli-card-rulings = Rozhodnutí:
ui-cli-card-scenarios = Scénáře:
ui-cli-card-more = a další: { $count }, viz --json
ui-cli-card-code = Kód:
ui-cli-column-name = jméno
ui-cli-column-life = životy
ui-cli-column-box = krabice
ui-cli-column-colour = barva
ui-cli-column-copies = počet
ui-cli-column-text = co dělá

## sim

ui-cli-sim-progress = hry
ui-cli-sim-head = { $game }, hráčů: { $players }, her: { $games }, semínko „{ $seed }“
ui-cli-sim-settings = Nastavení: { $settings }
ui-cli-sim-by-role = Výhry podle role
ui-cli-sim-by-character = Výhry podle postavy
ui-cli-sim-by-bot = Výhry podle botů
ui-cli-sim-by-players = Výhry podle počtu hráčů, s 95% intervaly
ui-cli-sim-players-column = hráči
ui-cli-sim-median = medián tahů
ui-cli-sim-role = role
ui-cli-sim-character = postava
ui-cli-sim-bot = boti
ui-cli-sim-played = her
ui-cli-sim-wins = výher
ui-cli-sim-rate = podíl
ui-cli-sim-interval = 95% interval
ui-cli-sim-length = Délka: průměrně { $turns } tahů (medián { $median }, nejdelší { $longest }), { $decisions } rozhodnutí na hru
ui-cli-sim-speed = { $seconds } s, { $games } her/s, { $decisions } rozhodnutí/s
ui-cli-sim-aborted = { $aborted ->
    [0] Žádná hra nebyla přerušena.
    [one] { $aborted } hra byla přerušena po { $most } tazích.
    [few] { $aborted } hry byly přerušeny po { $most } tazích.
   *[other] { $aborted } her bylo přerušeno po { $most } tazích.
}
ui-cli-sim-written = Zapsáno: { $file }

## Rozhodnutí ke kostkové hře, každé jednou větou

ruling-dice-1 = Náboje nikdy nedojdou: život je číslo, žetony jej jen zapisují.
ruling-dice-2 = Ve třech hráčích nemá nikdo dva životy navíc; šerif ve hře není.
ruling-dice-3 = Vyřadí-li indiáni hráče na tahu, propadá zbytek hodu i všechny kostky.
ruling-dice-4 = Šíp vzatý mimo hod (El Gringo) může být poslední: útok nastane hned, pak tah pokračuje. Bart Cassidy svou schopností nikdy nebere poslední šíp.
ruling-dice-5 = Útok počítá šípy, které hráči drželi, když zásoba došla; Pedro Ramirez předtím žádný nevrátí.
ruling-dice-6 = Vyřadí-li dynamit hráče na tahu, ostatní kostky se nevyhodnotí.
ruling-dice-7 = Současné ztráty mají jedno pořadí: Bart Cassidy nahrazuje, ztrácejí se životy, Pedro Ramirez vrací šípy, střelec z kulometu vrací šípy, vyřazení, konec hry, Vulture Sam, Kit Karlson, šíp pro El Gringa.
ruling-dice-8 = Nejprve se přidělí všechny terče, pak dopadnou všechny zásahy najednou; zásahů smí být víc než životů.
ruling-dice-9 = Nejprve se přidělí všechna piva, pak se vypijí najednou.
ruling-dice-10 = Pít mohou jen žijící hráči.
ruling-dice-11 = Za ztráty způsobené indiány nebo dynamitem není nikdo odpovědný.
ruling-dice-12 = Smrt šerifa se posuzuje dříve než „všichni bandité a odpadlíci jsou vyřazeni“.
ruling-dice-13 = Počet tahů není omezen; simulace, která hru zastaví, ji hlásí jako přerušenou, bez vítěze.
ruling-dice-14 = Tři hráči: vyřazení indiány nebo dynamitem není ničí zásluha a vede k „poslednímu stojícímu muži“.
ruling-dice-15 = Tři hráči: padnou-li všichni najednou, hra končí nerozhodně.
ruling-dice-16 = Bart Cassidy rozhoduje bod po bodu: z několika bodů smí některé nahradit a ostatní ztratit, nikdy posledním šípem.
ruling-dice-17 = El Gringo stojí jeden šíp za dávku: všechny terče jednoho tahu dohromady jeden, kulomet další.
ruling-dice-18 = Šíp pro El Gringa se bere i tehdy, když ho zásah vyřadí, pokud hra neskončila.
ruling-dice-19 = Zda má Jesse Jones čtyři životy nebo méně, se zjišťuje jednou, na začátku vyhodnocení piv.
ruling-dice-20 = Kit Karlson počítá kulomety na svých konečných kostkách, po střelbě a před šípem pro El Gringa.
ruling-dice-21 = Rose Doolan: nejprve „ve dvou nebo třech hráčích je každý terč jednička“, pak o jedno místo dál.
ruling-dice-22 = Sid Ketchum musí někoho jmenovat; smí i hráče s plnými životy.
ruling-dice-23 = Suzy Lafayette získá životy i po třech dynamitech, pokud přežila.
ruling-dice-24 = Vulture Sam nezíská nic, je-li vyřazen v téže chvíli; jinak dva životy za každého dalšího vyřazeného hráče.
ruling-dice-25 = Willy the Kid: se dvěma kulomety se střílet musí.

## Rozhodnutí ke karetní hře, každé jednou větou

ruling-bang-1 = Dvě bonusové postavy se rozdávají jako ostatní, pokud je stůl nevynechá.
ruling-bang-2 = Při výběru ze dvou postav volí všichni tajně a současně, se znalostí vlastní role a šerifa; pak se všechny postavy ukážou najednou.
ruling-bang-3 = V sérii s výběrem ze dvou postav nedostane ten, kdo si nechá starou postavu, dvě nové.
ruling-bang-4 = V sérii přechází šerif na dalšího hráče po směru hodin; ostatní role se rozdají náhodně.
ruling-bang-5 = Zda lze zahrát další kartu BANG!, se zjišťuje ve chvíli, kdy se má hrát: v tomto tahu zatím žádná, nebo právě neplatí limit. Volcanic vyložený po výstřelu dovolí střílet dál; ztracený po výstřelu už ne.
ruling-bang-6 = BANG! smíš zahrát i na sebe. Ztrátu nezpůsobil nikdo: žádná odměna, žádný trest, nic pro El Gringa.
ruling-bang-7 = Kartou, která bere nebo odhazuje kartu, lze mířit jen na hráče, který nějakou má. Léčivou kartu lze zahrát, i když nikdo není zraněn.
ruling-bang-8 = Panika! na sebe sama bere tvou kartu ve hře; Cat Balou na sebe odhodí tvou kartu ve hře nebo náhodnou z ruky.
ruling-bang-9 = Sejmutá karta jde na odhazovací hromádku dřív než karta, která kvůli výsledku opouští hru: po sejmutí na Vězení leží navrchu Vězení.
ruling-bang-10 = Ze dvou karet, které sejme Lucky Duke, se nejdřív odhodí ta, která neplatí; platná leží navrchu.
ruling-bang-11 = Jsou-li obě hromádky prázdné, potřebná karta prostě nepadla: Barel selže, Vězení drží, Dynamit nevybuchne.
ruling-bang-12 = Odhazovací hromádka se zamíchá, až když je potřeba karta a žádná nezbývá, třeba i mezi dvěma kartami jednoho dobírání. Karty odložené stranou kvůli účinku se nemíchají.
ruling-bang-13 = Jsou-li obě hromádky prázdné, dobere se jen to, co je, a hraje se dál.
ruling-bang-14 = Pořadí karet odhazovaných najednou volí ten, kdo je odhazuje: hráč na tahu ve 3. fázi, vyřazený hráč, potrestaný šerif. Ptáme se jen tam, kde na tom může záležet.
ruling-bang-15 = Veřejná je jen vrchní karta odhazovací hromádky; celou hromádku otevře nastavení.
ruling-bang-16 = Dvě řady symbolů na kartě se provádějí shora dolů.
ruling-bang-17 = Schopnosti, které po něčem následují, jednají v pevných chvílích: po odpovědi, po ztrátě života se vším, co přináší, po každém hráči, kterého karta zasáhne, po každém kroku dobírání, po dohrání karty. Nejdřív ty hráče na tahu, pak po směru hodin, dokud nějaká zbývá.
ruling-bang-18 = Byla-li tvá poslední odpověď na výstřel karta, nevyvolala dobrání ani sejmutí a ty se pak vzdáš, přestože je potřeba víc, karta se vrátí, odkud přišla.
ruling-bang-19 = Prohraje-li duel vyzyvatel, nezpůsobil to nikdo, a to pro všechna pravidla: žádná odměna, žádný trest, žádná schopnost.
ruling-bang-20 = Hráč smí možnou záchranu odmítnout.
ruling-bang-21 = Ztráta, která by vzala poslední život, nespustí Barta Cassidyho ani El Gringa, za žádný z bodů, ani po záchraně.
ruling-bang-22 = Kdo je v té chvíli sám mimo hru, nedostane odměnu ani trest.
ruling-bang-23 = Po vyřazení: ukáže se role, ověří se konec hry, pak karty bere Vulture Sam nebo se odhodí, pak jednají další schopnosti a nakonec přijde odměna nebo trest.
ruling-bang-24 = Na výstřel nelze utratit víc účinků Vedle!, než je potřeba.
ruling-bang-25 = Pivo smíš ve svém tahu zahrát i s plným počtem životů nebo ve dvou zbývajících hráčích, pak ale nic nedělá; jako záchrana se tehdy nenabízí.
ruling-bang-26 = Kartu z Hokynářství nelze odmítnout; je-li karet méně než hráčů, na poslední se nedostane.
ruling-bang-27 = Vězení nelze zahrát na sebe.
ruling-bang-28 = Kit Carlson se dívá na tři karty vždy, ačkoli jeho text říká „smí“.
ruling-bang-29 = Sid Ketchum se smí léčit ve své 2. fázi, před kterýmkoli vlastním rozhodnutím, při záchraně a mezi dvěma akcemi cizího tahu; nikdy uprostřed cizího nedokončeného účinku.
ruling-bang-30 = S plným počtem životů Sid Ketchum dvě karty odhodit nesmí.
ruling-bang-31 = Suzy Lafayette dobírá sama od sebe, ačkoli její text říká „smí“.
ruling-bang-32 = Karta Johnnyho Kische smete i jiná Vězení a Dynamity téhož jména. Dynamit, který k němu doputuje, nespustí nic. Nejdřív leží jeho karta, pak mizí ostatní, po směru hodin od jeho levé ruky.
ruling-bang-33 = Uncle Will smí jako Hokynářství použít kartu kterékoli barvy; karta se odhodí a skutečné Hokynářství schopnost nespotřebuje.
ruling-bang-34 = Claus the Saint rozdává karty lícem dolů. Je-li jich málo, nejdřív si nechá dvě a pak obsluhuje hráče po směru hodin od své levé ruky, dokud stačí.
ruling-bang-35 = Pro Emiliana platí i karta, kterou někdo použije jako kartu BANG! nebo Vedle!; bere si tu skutečnou kartu. Jsou-li potřeba dva účinky, stačí mezi nimi jedna karta Vedle!.
ruling-bang-36 = Annie Versary používá jen karty z ruky; karta se odhodí, barva jí zůstává a na jejím vlastním textu nezáleží.
ruling-bang-37 = Dvě bonusové karty, o nichž krabice nikde jinde nemluví, ve hře nejsou.
ruling-bang-38 = Zelená karta je čerstvá, dokud neskončí tah, ve kterém byla vyložena; vyložená znovu je čerstvá znovu.
ruling-bang-39 = Zelená karta s obrázkem zbraně není zbraň: smí ležet vedle modré zbraně i vedle jiných takových.
ruling-bang-40 = Na odhazovací hromádce leží nejníž zahraná karta, pak karta, kterou stála, pak to, co odhodí její účinek.
ruling-bang-41 = Pro Apache Kida rozhoduje jen barva zahrané karty, ne karty, kterou stála.
ruling-bang-42 = Jména karet Dodge City, která v daném jazyce žádná pravidla netisknou, jsou ta, jež užívají hráči.
ruling-bang-43 = Puška na bizony je křížová dáma.
ruling-bang-44 = Rvačku lze zahrát, jen má-li aspoň jeden další hráč kartu.
ruling-bang-45 = Majitel Derringeru dobírá po výstřelu, ať zasáhl, nebo ne.
ruling-bang-46 = Elena Fuente, Pixie Pete a Sean Mallory mají 4 životy.
ruling-bang-47 = Kárové karty, které působí na vlastního majitele, platí i proti Apache Kidovi: odpověď na jeho výstřel, cizí vzdálenost, cizí zbraň.
ruling-bang-48 = Použije-li Uncle Will jako Hokynářství károvou kartu, Apache Kid se vynechá a vyloží se o kartu méně.
ruling-bang-49 = Károvou kartou nelze na Apache Kida vůbec mířit; hra ji odmítne, karta nepropadne.
ruling-bang-50 = Elena Fuente smí Úhyb použít jako Úhyb, s dobráním, nebo jako obyčejnou kartu Vedle!.
ruling-bang-51 = Zachrání-li Molly Stark po prohraném duelu Pivo, dobere si po záchraně za odhozené karty BANG! i za Pivo.
ruling-bang-52 = Vera Custer volí až po Dynamitu a Vězení; na ně snímá bez vypůjčené schopnosti. Přijde-li kvůli Vězení o tah, žádnou nemá do svého příštího dobírání; před prvním tahem také ne.
ruling-bang-53 = Vypůjčená schopnost Veře Custer zůstává, i když je napodobený hráč vyřazen.
ruling-bang-54 = Má-li Vera Custer prázdnou ruku, když zvolí Suzy Lafayette, dobere si kartu, než fáze pokračuje.
ruling-bang-55 = Tři hráči: Dynamit nebo duel prohraný vyzyvatelem není ničí osobní vyřazení.
ruling-bang-56 = Tři hráči: když zbudou dva, platí pro Pivo obvyklé pravidlo: ve svém tahu ho zahrát lze, nic nedělá a nikoho nezachrání.
ruling-bang-57 = Po odhození končí najednou vše, co trvá jeden tah: počet karet BANG!, čerstvost zelených karet, moc Belle Star. Pak začíná tah dalšího hráče.
ruling-bang-58 = Je-li výstřel zrušen a vyřízeno, co plyne z odpovědi, bere si svou kartu Emiliano, je-li ještě na odhazovací hromádce; pak jedná vše ostatní, co čeká.
