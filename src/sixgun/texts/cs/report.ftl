### Zpráva o simulaci, stránka HTML. $shown je číslo, jak se vypíše, $count vybírá tvar.

report-title = { $game }: { $games }
report-lead = { $players }; boti: { $bots }
report-games = { $shown } { $count ->
    [one] hra
    [few] hry
   *[other] her
}
report-turns = { $shown } { $count ->
    [one] tah
    [few] tahy
    [part] tahu
   *[other] tahů
}
report-players = { $count ->
    [one] { $shown } hráč
    [few] { $shown } hráči
   *[other] { $shown } hráčů
}
report-players-all = postupně všechny počty hráčů
report-players-several = střídavě { $shown } hráčů
report-seconds = { $shown } s
report-range = { $low } až { $high }

## Čísla nahoře

report-fact-games = Hry
report-fact-aborted = Přerušené
report-fact-median = Medián délky
report-fact-time = Čas
report-fact-games-speed = Her za sekundu
report-fact-choices-speed = Rozhodnutí za sekundu

## Oddíly s grafy a tabulkami

report-roles = Podle role
    .note = Role se v každé hře počítá jednou, bez ohledu na to, kolik hráčů ji má. Čáry ukazují 95% intervaly (Wilson). Přerušené hry se nepočítají nikomu.
    .chart = Podíl výher podle role
    .caption = Podíly výher podle role
    .head = Role
report-sides = Podle strany na konci
    .note = Strana se v každé hře počítá jednou, bez ohledu na to, kolik hráčů na ní na konci stojí. Čáry ukazují 95% intervaly (Wilson). Přerušené hry se nepočítají nikomu.
    .chart = Podíl výher podle strany
    .caption = Podíly výher podle strany
    .head = Strana
    .sizes = Podíly výher stran s 95% intervaly. Strana, na které nikdo nestál, žádný nemá.
report-sizes = Podle počtu hráčů
    .note = Podíly výher rolí s 95% intervaly. Role, která se nerozdává, žádný nemá.
    .caption = Podíly výher podle počtu hráčů
    .head = Hráči
report-characters = Podle postavy
    .note = Postava se počítá jednou za každou hru, do které byla rozdána. Seřazeno podle podílu výher.
    .chart = Podíl výher podle postavy
    .caption = Podíly výher podle postavy
    .head = Postava
report-bots = Podle bota
    .note = Počítáno po místech. Místa v jedné hře na sobě závisejí, takže tyto intervaly jsou o něco užší, než by měly být.
    .caption = Podíly výher podle bota
    .head = Bot
report-reasons = Jak hry skončily
    .caption = Hry podle důvodu konce
    .head = Důvod
report-length = Délka hry
    .note = Tahy dohraných her: průměr { $mean }, medián { $median }, v 95 % her nejvýše { $most }, v nejdelší { $longest }.
    .median = medián { $median }
    .turns = tahy
    .games = hry
report-settings = Nastavení
    .note = Stejné nastavení dá stejné hry.
    .caption = Nastavení této simulace
report-bars = Sloupce s 95% intervaly; čísla jsou v tabulce níže.

## Sloupce tabulek

report-column-games = Hry
report-column-wins = Výhry
report-column-rate = Podíl výher
report-column-interval = 95% interval
report-column-share = Podíl
report-column-setting = Položka
report-column-value = Hodnota

## Proč hry končí

report-reason-law-prevails = Zvítězil zákon: nezbyl žádný bandita ani odpadlík
report-reason-sheriff-dead = Zvítězili bandité: šerif byl vyřazen
report-reason-renegade-alone = Zvítězil odpadlík: nikdo jiný nezůstal naživu
report-reason-hunter = Lovec vyřadil svůj cíl vlastní rukou
report-reason-last-man = Zbyl poslední přeživší
report-reason-draw = Remíza: nikdo nezůstal naživu
report-reason-everyone-dead = Zvítězili bandité: nikdo nezůstal naživu
report-reason-last-in-the-game = Poslední karta představení: ve hře zbyl jediný hráč
report-reason-most-lp = Rozhodl nejvyšší počet bodů věhlasu
report-reason-shared = O vítězství se dělilo více hráčů
report-reason-black = Nejvíc bodů věhlasu měl Muž v černém
report-reason-aborted = Přerušeno: dosažen nejvyšší počet tahů

## Nastavení

report-setting-game = Hra
report-setting-sets = Rozšíření
report-setting-settings = Nastavení stolu
report-setting-usual = obvyklé
report-setting-players = Hráči
report-setting-players-all = všechny počty
report-setting-bots = Boti podle míst
report-setting-seed = Semínko
report-setting-limit = Nejvyšší počet tahů
report-setting-engine = Způsob běhu
report-setting-jobs = Procesy
