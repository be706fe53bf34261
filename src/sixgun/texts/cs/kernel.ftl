### Co mají všechny hry společné, česky.

kernel-rule = pravidlo { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-player = { $name }
kernel-addressed = { $player }: { $text }
kernel-and = { $many } a { $last }
kernel-or = { $many } nebo { $last }
kernel-option-Pass = Pasovat
kernel-option-First = Nejdřív { $ability_name }
kernel-prompt-order_reactions = Najednou se spustilo víc tvých schopností ({ $count }); vyber, která bude první.
    .waiting = { $player } vybírá, která z několika schopností bude první.

## Proč něco nejde

refusal-game-over = Hra už skončila.
refusal-no-such-seat = Místo { $seat } u tohoto stolu není.
refusal-not-your-choice = Teď nerozhoduješ ty; na řadě: { $waiting }.
refusal-no-such-option = Možnost { $number } neexistuje; možnosti mají čísla 1 až { $options }.
refusal-not-an-option = „{ $text }“ teď nejde; nejbližší možnost je „{ $nearest }“.
refusal-forbidden-by = Brání tomu { $card_name }.
refusal-not-yourself = Na sebe mířit nemůžeš.
refusal-is-out = { $player } už je mimo hru.

## Proč nejde vzít tah zpět

refusal-undo-nothing = Není co vzít zpět.
refusal-undo-other-player = Poslední volba patří hráči { $player }; zpět můžeš vzít jen vlastní.
refusal-undo-random = Od tvé poslední volby už promluvila náhoda, takže ji nelze vzít zpět.
refusal-undo-reveal = Od tvé poslední volby už vyšlo najevo něco tajného, takže ji nelze vzít zpět.
refusal-undo-turn = Od tvé poslední volby už začal nový tah, takže ji nelze vzít zpět.
refusal-redo-nothing = Není co zopakovat.

## Co nejde tak, jak bylo zadáno: nastavení a soubory

complaint-game = hra „{ $name }“ neexistuje; hry jsou: { $known }
complaint-players = { $game } je pro { $least } až { $most } { $most ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}, ne pro { $players }
complaint-names = { $players ->
    [one] { $players } hráč potřebuje { $players } jméno
    [few] { $players } hráči potřebují { $players } jména
   *[other] { $players } hráčů potřebuje { $players } jmen
}, ne { $names }
complaint-name = „{ $name }“ není jméno: jméno má 1 až 40 tisknutelných znaků
complaint-same-name = dva hráči mají stejné jméno
complaint-seat = místo { $seat } neexistuje; místa mají čísla 0 až { $last }
complaint-shared-seat = dva lidé nemohou sedět na jednom místě
complaint-seed = semínko má 1 až 128 tisknutelných znaků, například „tumbleweed“
complaint-set = { $game } nemá rozšíření „{ $name }“; na výběr je: { $known }
complaint-set-broken = rozšíření „{ $name }“ nelze hrát: { $why }
complaint-set-needs = rozšíření „{ $name }“ potřebuje ještě: { $missing }
complaint-no-sets = { $game } potřebuje aspoň základní hru nebo rozšíření; na výběr je: { $known }
complaint-setting = { $game } nemá nastavení „{ $name }“; nastavení jsou: { $known }
complaint-no-settings = { $game } nemá nastavení „{ $name }“ ani žádné jiné
complaint-setting-box = nastavení „{ $name }“ potřebuje některé z těchto rozšíření: { $boxes }
complaint-event-mode = event_mode { $mode } potřebuje rozšíření { $mode }
complaint-event-mode-combined = event_mode combined potřebuje dvě z těchto rozšíření: { $boxes }
complaint-setting-value = { $setting } nemůže být { $value }; na výběr je: { $known }
complaint-characters = je třeba postav: { $needed } (hráčů: { $players }), k dispozici: { $known }
complaint-character = postava „{ $name }“ ve vybraných rozšířeních není; postavy jsou: { $known }
complaint-previous-game = previous_game je místo, které začínalo, dvojtečka a za každé místo postava, která přežila, nebo „-“, například 0:bart_cassidy,-,black_jack,-; ne { $value }
complaint-preset = { $game } nemá předvolbu „{ $name }“; předvolby jsou: { $known }
complaint-no-presets = { $game } nemá předvolbu „{ $name }“ ani žádnou jinou
complaint-not-over = hra ještě neskončila; série pokračuje až po jejím konci
complaint-level = { $game } nemá boty úrovně „{ $level }“; úrovně jsou: { $known }
complaint-no-levels = je třeba aspoň jedna úroveň botů; úrovně jsou: { $known }
complaint-no-bots = { $game } zatím žádné boty nemá
complaint-engine = způsob běhu „{ $name }“ neexistuje; možné jsou: { $known }
complaint-ray = způsob běhu „ray“ potřebuje balík ray, který není nainstalovaný; „local“ nepotřebuje nic
complaint-count = { $name } musí být číslo od 1 výš, ne { $value }
complaint-language = jazyk „{ $lang }“ není k dispozici; jazyky jsou: { $known }
complaint-no-terminal = stůl na celou obrazovku potřebuje terminál; --plain funguje všude
complaint-folder = složka { $folder } neexistuje
complaint-unreadable = soubor { $file } nelze přečíst: { $detail }
complaint-ending = jméno souboru { $file } musí končit na .csv nebo .parquet
complaint-pyarrow = Parquet potřebuje balík pyarrow (pip install 'sixgun[lab]'); .csv nepotřebuje nic
complaint-games-not-kept = simulace si jednotlivé hry nezapamatovala; je třeba ji spustit s keep_games=True
complaint-scenario = scénář je chybně napsaný: { $detail }
complaint-game-over = hra skončila a není pozice, ze které by se dalo hrát dál; uložit lze záznam
complaint-no-words = tuto pozici nelze vyjádřit slovy

## Co je špatně na záznamu

complaint-no-record = u tohoto stolu se nevede záznam
complaint-no-entry = v souboru chybí položka „{ $entry }“
complaint-no-list = v souboru chybí seznam „{ $entry }“
complaint-entry = položka „{ $entry }“ chybí nebo má špatný tvar
complaint-entry-form = některá položka má špatný tvar: { $detail }
complaint-not-text = v položce „{ $entry }“ je něco, co není text
complaint-schema = schéma { $schema } tato verze neumí číst (čte schéma { $ours })
complaint-schema-form = položka „schema“ je { $schema }, ne číslo od 1 výš
complaint-version-form = položka „sixgun“ je „{ $version }“, a to není verze
complaint-different-names = { $players ->
    [one] { $players } hráč potřebuje { $players } jméno
    [few] { $players } hráči potřebují { $players } různá jména
   *[other] { $players } hráčů potřebuje { $players } různých jmen
}
complaint-seed-digits = položka „seed“ nemá 32 šestnáctkových číslic
complaint-seed-bytes = délka semínka v bajtech má být { $wanted }, ne { $found }
complaint-commitment = semínko neodpovídá závazku ukázanému před rozdáním
complaint-position-setup = pozici v souboru nelze postavit: { $detail }
complaint-position-play = pozici nelze hrát: { $detail }
complaint-choice-form = volba { $number } nemá tvar [místo, text]
complaint-choice-refused = volba { $number } („{ $text }“) není možná: { $reason }
complaint-checksum-form = kontrolní součet nemá tvar [počet voleb, text]
complaint-choices-checked = { $choices ->
    [one] v souboru je { $choices } volba
    [few] v souboru jsou { $choices } volby
   *[other] v souboru je { $choices } voleb
}, kontrolní součty udávají jiný počet
complaint-game-differs = po volbě { $number } se hra liší od souboru

## Server

complaint-no-page = stránka není sestavená; sestaví ji 'make web'
complaint-workers-bus = více procesů ({ $workers }) potřebuje sběrnici, aby o sobě vědělo: je třeba přidat --bus redis://...
complaint-data-directory = { $folder } nemůže být datový adresář: { $reason }
complaint-database = { $database } není databáze; správně je například sqlite+aiosqlite:///slozka/soubor.db nebo postgresql+asyncpg://uzivatel:heslo@pocitac/nazev
complaint-database-shut = databázi { $database } nelze otevřít: { $trouble }
complaint-database-newer = databázi { $database } vytvořila novější verze; je třeba aktualizovat program, nebo uvést jinou databázi
complaint-database-backup = PostgreSQL se zálohuje vlastním programem pg_dump
complaint-bus = { $bus } není sběrnice; správně je memory:// nebo například redis://pocitac:6379/0
complaint-bus-away = sběrnice { $bus } není dostupná: { $trouble }
