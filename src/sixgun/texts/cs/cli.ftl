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
ui-cli-help-sets = rozšíření hry { $game }, pro --sets:
ui-cli-help-settings = nastavení hry { $game }, pro --set:
ui-cli-help-presets = předvolby hry { $game }, pro --preset:
ui-cli-help-usual = { $about } (obvykle { $usual })

ui-cli-play-summary = hrát v terminálu proti botům, s lidmi u téže klávesnice nebo u stolu na serveru
ui-cli-play-about = Hra v terminálu: proti botům, několik lidí u jedné klávesnice, boti mezi sebou, nebo u stolu na běžícím serveru.
ui-cli-play-game = hra: dice, bang nebo legends; s --help se vypíšou její rozšíření, nastavení a předvolby; s --join není třeba
ui-cli-play-players = počet hráčů (obvykle { $usual })
ui-cli-play-sets = rozšíření, se kterými se hraje, nebo „all“
ui-cli-play-preset = pojmenovaná volba nastavení
ui-cli-play-set = změnit nastavení stolu; lze uvést víckrát
ui-cli-play-bots = jak dobře boti hrají: greenhorn nebo gunslinger (obvykle { $usual })
ui-cli-play-humans = kolik míst od prvního patří lidem, nebo jejich jména (obvykle 1; 0 znamená jen se dívat)
ui-cli-play-names = jména všech hráčů v pořadí u stolu; s --join jen to vlastní
ui-cli-play-seed = rozdat podle tohoto textu místo náhody, aby šla hra rozdat znovu
ui-cli-play-scenario = hrát dál z pozice v souboru scénáře
ui-cli-play-after = pokračovat v sérii po tomto záznamu: stejní hráči, místa, rozšíření i nastavení
ui-cli-play-save = po konci hry sem zapsat záznam
ui-cli-play-join = přisednout ke stolu na běžícím serveru; odkaz je v adresním řádku webového stolu
ui-cli-play-plain = prosté řádky místo celé obrazovky, pro čtečky a roury

ui-cli-sim-summary = nechat boty odehrát mnoho her a počítat
ui-cli-sim-about = Boti odehrají mnoho her; vypíše se, jak často kdo vyhrál, s 95% intervaly.
ui-cli-sim-game = hra: dice, bang nebo legends; s --help se vypíšou její rozšíření, nastavení a předvolby
ui-cli-sim-games = počet her (obvykle { $usual })
ui-cli-sim-players = počet hráčů; 4-7 nebo „all“ střídá všechny takové počty (obvykle { $usual })
ui-cli-sim-bots = úrovně botů: greenhorn, gunslinger nebo random; více úrovní se na místech střídá (obvykle { $usual })
ui-cli-sim-sets = rozšíření, se kterými se hraje, nebo „all“
ui-cli-sim-preset = pojmenovaná volba nastavení
ui-cli-sim-set = změnit nastavení stolu; lze uvést víckrát
ui-cli-sim-seed = stejný text dá stejné hry (obvykle „{ $usual }“)
ui-cli-sim-jobs = počet procesů (obvykle všechny procesory)
ui-cli-sim-engine = kde hry poběží: local nebo ray
ui-cli-sim-out = zapsat řádek za každé místo a hru do souboru .parquet nebo .csv
ui-cli-sim-report = zapsat zprávu do souboru .html
ui-cli-sim-max-turns = po tolika tazích hru vzdát a počítat ji jako přerušenou (obvykle { $usual })
ui-cli-sim-interpreted = hrát s interpretovaným enginem, i když je k dispozici zkompilovaný
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
ui-cli-card-about = Co karta dělá, jaké jsou k ní výklady, ve kterých scénářích vystupuje a kde je její kód.
ui-cli-card-name = jméno nebo id karty, v kterémkoli jazyce
ui-cli-card-game = jen v této hře, má-li kartu toho jména více her
ui-cli-card-json = vypsat objekt JSON

ui-cli-cards-summary = všechny karty v jedné tabulce
ui-cli-cards-about = Všechny karty v jedné tabulce.
ui-cli-cards-game = jen karty této hry
ui-cli-cards-box = jen karty tohoto rozšíření
ui-cli-cards-json = vypsat seznam JSON

ui-cli-box-summary = vypsat všechna rozšíření, nebo založit nové
ui-cli-box-about = Vypíše rozšíření karetní hry a odkud jsou. „sixgun box NAME“ ukáže jedno z nich, „sixgun box new NAME“ založí balíček s novým rozšířením, které se dá hned hrát.
ui-cli-box-words = rozšíření; nebo „new“ a jméno nového rozšíření
ui-cli-box-dir = kam nové rozšíření zapsat (výchozí: zdejší složka toho jména)
ui-cli-box-json = vypsat seznam JSON
ui-cli-box-no-name = jak se má rozšíření jmenovat? Například: sixgun box new { $example }
ui-cli-box-bad-name = „{ $name }“ nemůže být jméno rozšíření: jen malá písmena bez diakritiky, číslice a jednotlivá podtržítka, například { $example }
ui-cli-box-taken = rozšíření „{ $name }“ už existuje; zvol jiné jméno
ui-cli-box-full = složka { $folder } není prázdná; zadej prázdnou nebo novou pomocí --dir
ui-cli-box-unwritable = do { $folder } nelze zapisovat: { $reason }
ui-cli-box-dir-only = --dir patří k „sixgun box new NAME“
ui-cli-box-written = Rozšíření { $name } je v { $folder }. Jak dál:
ui-cli-box-ours = součást Sixgunu
ui-cli-box-broken = nelze hrát: { $why }
ui-cli-box-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
ui-cli-box-characters = { $count ->
    [one] { $count } postava
    [few] { $count } postavy
   *[other] { $count } postav
}
ui-cli-box-events = { $count ->
    [one] { $count } událost
    [few] { $count } události
   *[other] { $count } událostí
}
ui-cli-box-lacking = { $count ->
    [one] { $lang }: { $count } text chybí, ukáže se anglicky: { $keys }
    [few] { $lang }: { $count } texty chybějí, ukážou se anglicky: { $keys }
   *[other] { $lang }: { $count } textů chybí, ukážou se anglicky: { $keys }
}

ui-cli-texts-summary = jak je text napsaný ve všech jazycích a jak zní ve hře
ui-cli-texts-about = Jak je text napsaný ve všech jazycích, kde je uložený a v jakých větách se ve hře objeví.
ui-cli-texts-key = klíč textu, vzor jako bang-event-*, nebo kus samotného textu
ui-cli-texts-json = vypsat seznam ve formátu JSON
ui-cli-texts-heard = ve hře:
ui-cli-texts-no-key = chybí klíč textu, například: sixgun texts bang-event-CardsDrawn
ui-cli-texts-unknown = text „{ $name }“ neexistuje
ui-cli-texts-guess = text „{ $name }“ neexistuje; měl to být { $guess }?

ui-cli-serve-summary = spustit webový stůl
ui-cli-serve-about = Spustí webový stůl: přátelé otevřou adresu v prohlížeči a hrají spolu i proti botům.
ui-cli-serve-host = adresa, na které se naslouchá (obvykle { $usual })
ui-cli-serve-port = port, na kterém se naslouchá; 0 vezme volný (obvykle { $usual })
ui-cli-serve-data = adresář pro databázi (obvykle { $usual })
ui-cli-serve-database = databáze místo souboru v datovém adresáři, například postgresql+asyncpg://user:password@host/name
ui-cli-serve-bus = jak o sobě slyší více procesů: redis://host:6379/0 (obvykle { $usual })
ui-cli-serve-workers = počet procesů serveru (obvykle { $usual })
ui-cli-serve-thinkers = procesy, ve kterých přemýšlejí boti, na každý proces serveru (obvykle { $usual })
ui-cli-serve-origins = další adresy, jejichž stránky smějí server používat, například https://play.example.org
ui-cli-serve-log = formát serverového logu: text nebo json (obvykle { $usual })
ui-cli-serve-backup = zkopírovat databázi do FILE, i za běhu serveru, a skončit
ui-cli-serve-proxies = adresy proxy serverů, kterým se věří, čí požadavek předávají (obvykle { $usual })
ui-cli-serve-forget = smazat stoly, kterých se DAYS dní nikdo nedotkl, a skončit; rozehrané hry zůstanou
ui-cli-serve-forgotten = { $count ->
    [one] Smazán { $count } stůl.
    [few] Smazány { $count } stoly.
    [many] Smazáno { $count } stolu.
   *[other] Smazáno { $count } stolů.
}
ui-cli-serve-log-unknown = formát logu { $format } neexistuje; formáty jsou: { $known }
ui-cli-serve-backed-up = Databáze byla zkopírována do { $file }.
ui-cli-serve-ready = Sixgun běží na { $address } (Ctrl+C ho ukončí)
ui-cli-serve-address = na { $address } nelze naslouchat: { $reason }; jiný port se zadá pomocí --port { $another }

ui-cli-bench-summary = změřit rychlost
ui-cli-bench-about = Změří herní jádro i nainstalované konkurenty, v jednom běhu na jednom jádře procesoru. Návratový kód 1: slíbené rychlosti nebylo dosaženo.
ui-cli-bench-rounds = kolikrát se každá hodnota změří (obvykle 3)
ui-cli-bench-seconds = délka jednoho měření v sekundách (obvykle 2)
ui-cli-bench-json = vypsat seznam JSON místo tabulky

## Chyby na příkazové řádce

ui-cli-no-command = který příkaz? Příkazy jsou: { $known }
ui-cli-command-unknown = příkaz „{ $name }“ neexistuje; příkazy jsou: { $known }
ui-cli-command-guess = příkaz „{ $name }“ neexistuje; nemá to být „{ $guess }“?
ui-cli-global-unknown = volba { $option } před příkazem neexistuje; viz sixgun --help
ui-cli-option-unknown = { $command } nemá volbu { $option }; viz sixgun { $command } --help
ui-cli-option-guess = { $command } nemá volbu { $option }; nemá to být { $guess }?
ui-cli-too-much = „{ $argument }“ je argument navíc; viz sixgun { $command } --help
ui-cli-value-wanted = { $option } potřebuje hodnotu, například { $option }=...; viz sixgun { $command } --help
ui-cli-no-value-wanted = { $option } se uvádí bez hodnoty
ui-cli-not-understood = { $text }; viz sixgun { $command } --help
ui-cli-number-wanted = { $option } „{ $text }“ musí být celé číslo od { $least } do { $most }
ui-cli-range-wanted = { $option } „{ $text }“ musí jít od menšího čísla k většímu, například 4-7
ui-cli-assignment-wanted = --set „{ $text }“ musí být NAME=VALUE, například expert_characters=1
ui-cli-seconds-wanted = { $option } „{ $text }“ musí být počet sekund větší než 0 a nejvýše 3600
ui-cli-list-wanted = { $option } „{ $text }“ musí být slova oddělená čárkami, žádné prázdné
ui-cli-unknown-language = jazyk „{ $lang }“ není k dispozici; jazyky jsou: { $known }
ui-cli-interrupted = přerušeno
ui-cli-extra-missing = k tomu je třeba balík { $package }; instalace: pip install "sixgun[{ $extra }]"
ui-cli-textual-missing = stůl na celou obrazovku potřebuje balík textual; instalace: pip install "sixgun[terminal]"; bez něj lze hrát s --plain
ui-cli-system = { $file }: { $what }
ui-cli-bad-content = Legendy Západu nelze s těmito datovými soubory hrát: { $what }

## Chyby o stole

ui-cli-no-game = která hra? Hry jsou: { $known }
ui-cli-unknown-game = hra „{ $name }“ neexistuje; hry jsou: { $known }
ui-cli-players-wanted = { $game } je pro { $least } až { $most } hráčů, ne pro { $players }
ui-cli-unknown-set = { $game } nemá rozšíření „{ $name }“; na výběr je: { $known }
ui-cli-setting-guess = { $game } nemá nastavení „{ $name }“; nemá to být „{ $guess }“?
ui-cli-preset-guess = { $game } nemá předvolbu „{ $name }“; nemá to být „{ $guess }“?
ui-cli-unknown-bot = boti „{ $name }“ neexistují; úrovně jsou: { $known }
ui-cli-bad-seed = semínko má 1 až 128 tisknutelných znaků, například: tumbleweed
ui-cli-names-count = počet jmen { $names } neodpovídá počtu hráčů { $players }; pro každé místo je třeba jedno
ui-cli-bad-name = „{ $name }“ není jméno: jméno má 1 až 40 tisknutelných znaků
ui-cli-same-name = dva hráči mají stejné jméno; každý potřebuje vlastní
ui-cli-unknown-player = nikdo se tu nejmenuje „{ $name }“; hráči jsou: { $known }
ui-cli-scenario-decides = { $option } nelze použít s --scenario: pozici u stolu určuje soubor
ui-cli-scenario-game = { $file } je scénář hry { $game }
ui-cli-after-decides = { $option } nelze použít s --after: místa i rozšíření určuje záznam
ui-cli-after-game = { $file } je záznam hry { $game }
ui-cli-join-decides = { $option } nelze použít s --join: stůl na serveru už je připravený
ui-cli-join-name = --names je při --join jen vlastní jméno: jedno, nejvýš { $most } znaků
ui-cli-after-not-over = hra v souboru { $file } neskončila; série pokračuje až po jejím konci
ui-cli-unknown-engine = způsob běhu „{ $name }“ neexistuje; možné jsou: { $known }

## Chyby o souborech

ui-cli-no-paths = které scénáře? Je třeba uvést soubory nebo složky, například: sixgun check scenarios/dice
ui-cli-no-file = který záznam? Je třeba uvést soubor, například: sixgun replay friday.sixgun.json
ui-cli-no-card = která karta? Je třeba uvést jméno, například: sixgun card "el gringo"
ui-cli-file-missing = soubor { $file } neexistuje
ui-cli-file-is-folder = { $file } je složka, ne soubor
ui-cli-file-unreadable = soubor { $file } nelze přečíst: { $reason }
ui-cli-file-huge = { $file } je větší než { $most } MiB; takový soubor Sixgun nevytváří
ui-cli-file-not-text = { $file } není text v UTF-8 (bajt { $byte })
ui-cli-folder-without-scenarios = ve složce { $folder } nejsou žádné scénáře (.yaml, .yml)
ui-cli-suffix-wanted = { $option } { $file }: jméno musí končit na: { $known }
ui-cli-target-is-folder = { $option } { $file } je složka; je třeba uvést soubor
ui-cli-target-no-folder = { $option } { $file }: složka { $folder } neexistuje
ui-cli-target-forbidden = { $option } { $file }: tam se nesmí zapisovat
ui-cli-replay-not-json = { $file } není záznam: řádek { $line } není JSON
ui-cli-replay-no-replay = { $file } není záznam: neříká, která verze Sixgunu jej zapsala
ui-cli-replay-future = { $file } zapsal Sixgun { $version }; toto je { $ours }, je třeba novější verze
ui-cli-replay-broken = { $file } je poškozený záznam: { $reason }
ui-cli-seat-or-all = --seat a --all se vylučují
ui-cli-card-unknown = karta „{ $name }“ neexistuje; všechny vypíše „sixgun cards“
ui-cli-card-guess = karta „{ $name }“ neexistuje; nemá to být { $guess }?
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
ui-cli-kind-car = vagon
ui-cli-kind-orange = oranžová karta
ui-cli-kind-event = událost
ui-cli-kind-poker = pokerová karta
ui-cli-kind-item = předmět
ui-cli-kind-story = příběhová karta
ui-cli-kind-goal = úkol
ui-cli-kind-fight = bojová karta
ui-cli-kind-black = karta Muže v černém
ui-cli-choice-mandatory = platí vždy
ui-cli-choice-optional = hráč má na vybranou
ui-cli-card-life = { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}
ui-cli-card-range = zbraň, dostřel { $range }
ui-cli-card-book = v první hře se vynechává
ui-cli-card-bonus = bonusová postava
ui-cli-event-bonus = bonusová událost
ui-cli-event-final = poslední událost hry
ui-cli-legends-start = na začátku: { $place }, { $weapon }, pokerové karty { $cards }, { $money } $
ui-cli-legends-price = cena { $money } $
ui-cli-legends-copies = kusů: { $count }
ui-cli-legends-first = patří do první hry
ui-cli-legends-number = č. { $number }
ui-cli-legends-value = hodnota { $value }
ui-cli-card-copies = { $count }×: { $cards }
ui-cli-card-rulings = Výklady pravidel:
ui-cli-card-scenarios = Scénáře:
ui-cli-card-more = a další: { $count }, viz --json
ui-cli-card-code = Kód:
ui-cli-column-name = jméno
ui-cli-column-life = životy
ui-cli-column-box = rozšíření
ui-cli-column-from = odkud
ui-cli-column-inside = obsah
ui-cli-column-colour = barva
ui-cli-column-copies = počet
ui-cli-column-text = co dělá

## sim

ui-cli-sim-progress = hry
ui-cli-sim-head = { $game }, hráčů: { $players }, her: { $games }, semínko „{ $seed }“
ui-cli-sim-settings = Nastavení: { $settings }
ui-cli-sim-by-role = Výhry podle role
ui-cli-sim-by-side = Výhry podle strany na konci
ui-cli-sim-by-character = Výhry podle postavy
ui-cli-sim-by-bot = Výhry podle botů
ui-cli-sim-by-players = Výhry podle počtu hráčů, s 95% intervaly
ui-cli-sim-players-column = hráči
ui-cli-sim-median = medián tahů
ui-cli-sim-role = role
ui-cli-sim-side = strana
ui-cli-sim-character = postava
ui-cli-sim-bot = boti
ui-cli-sim-played = her
ui-cli-sim-wins = výher
ui-cli-sim-rate = podíl
ui-cli-sim-interval = 95% interval
ui-cli-sim-length = Délka: průměrně { $turns } tahů (medián { $median }, nejdelší { $longest }), { $decisions } rozhodnutí na hru
ui-cli-sim-speed = { $seconds } s, { $games } her/s, { $decisions } rozhodnutí/s
ui-cli-sim-build = { $build ->
    [compiled] Engine: zkompilovaný
   *[other] Engine: interpretovaný
}
ui-cli-sim-build-old = Zkompilovaný engine v { $folder } je starší než zdrojový kód, a proto se nepoužije; znovu ho sestaví `make fast`.
ui-cli-sim-aborted = { $aborted ->
    [0] Žádná hra nebyla přerušena.
    [one] { $aborted } hra byla přerušena po { $most } tazích.
    [few] { $aborted } hry byly přerušeny po { $most } tazích.
   *[other] { $aborted } her bylo přerušeno po { $most } tazích.
}
ui-cli-sim-written = Zapsáno: { $file }
