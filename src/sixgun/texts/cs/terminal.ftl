### Stůl v terminálu, česky: celá obrazovka i prosté řádky.

ui-turn = tah { $number }
ui-too-small = celý stůl se vejde do { $columns } × { $rows }
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

## Seznam možností

ui-choices-wait = Hrají ostatní …
ui-choices-over = Hra skončila.
ui-nothing-picked = Zatím není nic vybráno: použij čísla nebo šipky.
ui-no-stop = Musíš vybrat jednu z možností.
ui-undone = Vzato zpět.
ui-hint = Rada: { $option }. { $why }
ui-type-here = napiš volbu, například: stops

## Klávesy, co nejkratší slova

ui-key-dice = kostky
ui-key-roll = hodit
ui-key-stop = dost
ui-key-choose = zvolit
ui-key-skip = nečekat
ui-key-why = proč ne
ui-key-info = kdo
ui-key-undo = zpět
ui-key-type = psát
ui-key-hint = rada
ui-key-language = jazyk
ui-key-look = světlo
ui-key-quit = konec

## Listy

ui-sheet-keys = Enter: zpět ke stolu
ui-info-title = Kdo tu sedí
ui-why-title = Proč ne?
ui-why-nothing = V tuto chvíli ti nic není zapovězeno.
ui-keys-title = Klávesy
ui-help-numbers = 1-9 – přepnout kostku, nebo vzít možnost s tímto číslem
ui-help-go = mezerník, Enter – hodit vybranými kostkami, potvrdit volbu, nečekat na boty
ui-help-arrows = šipky – procházet možnosti; funguje i myš
ui-help-stop = s – nechat kostky být, nebo pasovat
ui-help-why = ? – tato stránka
ui-help-info = i – kdo tu sedí a co která postava umí
ui-help-undo = u – vzít zpět poslední volbu
ui-help-type = : – napsat volbu slovy
ui-help-hint = h – rada
ui-help-language = l – další jazyk
ui-help-look = t – světlo lampy, nebo dne
ui-help-quit = q – odejít ze hry
ui-help-signs = ▮ životy · ↑ šípy · ◎ o kolik míst dál sedí · ★ ◆ ✗ ◐ role, ? neznámá
ui-quit-title = Odejít ze hry?
ui-quit-question = Hra ještě neskončila.
ui-quit-keys = Enter: odejít    Esc: zůstat

## Předávání stolu

ui-pass-table = Předej stůl. Na řadě: { $player }.
ui-pass-why = Vše je skryto, dokud k němu neusedne { $player }.
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

## Prosté řádky

ui-plain-welcome = { $game }. Odpovídej číslem možnosti nebo jejími slovy; „help“ řekne všechny příkazy.
ui-plain-you = Hraješ za { $player }, { $character }. Tvoje role: { $role }.
ui-plain-many = 1 je „{ $first }“; možností je celkem { $count }. Napiš například „{ $example }“, nebo „options“ pro všechny.
ui-plain-table = Stůl:
ui-plain-open = To teď možné je.
ui-plain-no-why = Důvod { $number } neexistuje; důvody mají čísla 1 až { $count }.
ui-plain-no-player = Nikdo se tu nejmenuje „{ $name }“.
ui-plain-no-language = Jazyk „{ $lang }“ neznám; jazyky jsou { $known }.
ui-plain-language = Čeština.
ui-plain-save-where = Napiš kam: „save hra.sixgun.json“.
ui-plain-log-number = Napiš kolik řádků: „log 10“.
ui-plain-bye = Odcházíš od stolu; hra neskončila.
ui-plain-eof = Vstup skončil; hra neskončila.
ui-plain-help =
    Číslo nebo slova, například „stops“: volba. Prázdný řádek: zopakovat otázku.
    options: všechny možnosti i s jejich slovy.
    table: celý stůl. log, log 10: co se stalo.
    why: co teď nejde; why 2 nebo why shoots Ben: důvod.
    info, info Ben: postavy a schopnosti. hint: rada.
    undo: vzít zpět. save hra.sixgun.json: zapsat záznam.
    lang en: jiný jazyk (en, cs, es, ru). quit: odejít.
