### Stůl v prohlížeči, česky: miska kostkové hry.

## Miska

web-dice-you-take = Bereš kostky
web-dice-takes = Kostky bere { $player }
web-dice-roll-of = Hod { $roll } z { $rolls }
web-dice-roll-whose = { $player }: hod { $roll } z { $rolls }
web-dice-keep = nechat
web-dice-again = znovu
web-dice-locked = zamčeno
web-dice-die = Kostka { $number }:
web-dice-die-shows = Kostka { $number }, { $face }:
web-dice-roll-again = { $count ->
    [one] Hodit { $count } kostkou
    [few] Hodit { $count } kostkami
   *[other] Hodit { $count } kostkami
}
web-dice-pile = { $count ->
    [one] Zbývá { $count } šíp.
    [few] Zbývají { $count } šípy.
   *[other] Zbývá { $count } šípů.
}
web-dice-pile-last = Kdo vezme poslední, spustí útok.

## Co znamenají symboly

web-dice-faces = Šest symbolů
web-dice-face-arrow = Hned si vezmi šíp, i když kostkou hodíš znovu. Poslední šíp ze zásoby spustí útok: každý ztratí bod života za každý svůj šíp a všechny šípy se vrátí.
web-dice-face-dynamite = Znovu s ním hodit nesmíš. Tři dynamity ukončí tvoje házení a stojí tě bod života.
web-dice-face-bullseye_1 = Vezme bod života sousedovi, vlevo nebo vpravo.
web-dice-face-bullseye_2 = Vezme bod života hráči přesně o dvě místa dál. Při třech živých hráčích nebo méně platí jako 1.
web-dice-face-beer = Jeden hráč, kterého vybereš, získá bod života; můžeš to být i ty.
web-dice-face-gatling = Tři kulomety spustí střelbu: všichni ostatní ztratí bod života a ty vrátíš všechny své šípy.

## Co tyhle kostky udělají

web-dice-steps = Co tyhle kostky udělají
web-dice-step-of = { $count } ze { $needed }
web-dice-step-explodes = { $needed } ukončí házení
web-dice-step-fires = { $needed } spustí střelbu
web-dice-step-beers = { $count ->
    [one] { $count } pivo
    [few] { $count } piva
   *[other] { $count } piv
}
web-dice-step-heals = každé za 1 bod života
web-dice-step-several = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-dice-step-shots = { $count ->
    [0] vzdálenost { $places }
    [one] { $count } výstřel, vzdálenost { $places }
    [few] { $count } výstřely, vzdálenost { $places }
   *[other] { $count } výstřelů, vzdálenost { $places }
}
web-dice-step-doubled = Za 2 body života, stojí jedno pivo

## Šance

web-dice-odds = Tvoje šance
web-dice-odds-none = Vyber kostky, kterými hodíš znovu, a uvidíš tu přesné šance.
web-dice-if-rolled = { $count ->
    [one] Když hodíš { $count } kostkou
    [few] Když hodíš { $count } kostkami
   *[other] Když hodíš { $count } kostkami
}
web-dice-odds-dynamite = Tři dynamity
web-dice-odds-attack = Útok indiánů
web-dice-odds-arrow = Aspoň jeden šíp
web-dice-odds-bullseye = Aspoň jeden terč
web-dice-odds-beer = Aspoň jedno pivo
web-dice-odds-gatling = Střelba z kulometu

## Ty

web-dice-life-of = životy: { $life } z { $most }
web-dice-role-secret = tajná role

## Poprvé u stolu

web-dice-coach-reroll = Klepni na kostky, kterými hodíš znovu, nebo si nech všechny. Šípy platí hned, dynamit zůstává ležet.
web-dice-coach-bullseyes = Klepni na toho, koho chceš zasáhnout. Kostka říká, o kolik míst dál cíl sedí.
web-dice-coach-beers = Klepni na toho, kdo se má napít. Tvoje místo je dole.

## Otázky stručně

web-dice-stop = Nechat všechny
web-dice-ask-reroll = Kterými kostkami hodíš znovu? { $left ->
    [one] Zbývá jeden hod.
    [few] Zbývají { $left } hody.
   *[other] Zbývá { $left } hodů.
}
web-dice-ask-bullseyes = Koho zasáhneš? { $face_name }, výstřel { $number } z { $total }
web-dice-ask-beers = Kdo se napije? Pivo { $number } z { $total }
web-dice-ask-heal = Kdo získá 1 bod života?
