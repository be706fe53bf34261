### Legendy Západu česky: stůl, možnosti a záznam hry. Názvy karet jsou v legends-cards.ftl.

game-legends = Legendy Západu
set-legends-base = Základní hra

## Nastavení stolu a nastavení, která patří k sobě

legends-setting-length = Délka hry
    .about = Kolik bodů věhlasu spustí závěr hry: krátká 15, střední 20, dlouhá 25.
legends-setting-length-short = Krátká
legends-setting-length-medium = Střední
legends-setting-length-long = Dlouhá
legends-setting-goals = Úkoly
    .about = Každý má tři tajné úkoly své postavy; za každý splněný dostane žetony věhlasu.
legends-setting-first_game = První hra
    .about = Pro začátek: 15 bodů věhlasu, jeden příběhový balíček, žádný dobytek a z ostatních předmětů jen zásoby.
legends-preset-classic = Klasika
    .about = Celá hra do 20 bodů věhlasu, bez úkolů.
legends-preset-first_game = První hra
    .about = Krátká hra s jednoduššími pravidly: ideální pro začátek.
legends-preset-legendary = Legendární
    .about = Dlouhá hra do 25 bodů věhlasu, s úkoly.

## Části vět

legends-card = { $sign } { $name }
legends-fight-card = bojová karta { $rank }
legends-quoted = „{ $name }“
legends-why = { " " }({ $source })
legends-shown = { $who_is ->
    [you] ty
   *[other] { $who }
} – { $card } ({ $worth })
legends-total = { $who } { legends-amount-lp }
legends-fighter-black = Muž v černém
legends-fighter-bandit = bandita
legends-fighter-heist = stráž
legends-fighter-sheriff = šerif
legends-fighter-gang = gang

## Za co se něco stalo

legends-source-setup = příprava
legends-source-income = příjem
legends-source-work = práce
legends-source-store = obchod
legends-source-bank = banka
legends-source-doctor = lékař
legends-source-cabaret = kabaret
legends-source-poker = poker
legends-source-prospect = hledání zlata
legends-source-delivery = odvoz dobytka
legends-source-fight = boj
legends-source-jail = vězení
legends-source-limit = limit
legends-source-marshal = stupnice strážců zákona
legends-source-wanted = stupnice psanců
legends-source-cattle = bonus za dobytek

## Řádky výsledku

legends-line-lp = body věhlasu na stupnici
legends-line-items = vylepšené zbraně a jízdní zvířata
legends-line-money = peníze
legends-line-wanted = body psanců
legends-line-marshal = body strážců zákona
legends-line-tokens = žetony věhlasu
legends-line-wounds = zranění

## O čem hráč rozhoduje

legends-prompt-character = Vyber postavu, za kterou budeš hrát.
    .waiting = { $player } vybírá postavu.
legends-prompt-start = Vyber pole, na kterém začneš.
    .waiting = { $player } vybírá, kde začít.
legends-prompt-free = Než bude tah pokračovat, můžeš využít činnost zdarma, nebo pasovat.
    .waiting = { $player } může využít činnost zdarma.
legends-prompt-prepare = Najednou platí víc tvých efektů; vyber, který bude první.
    .waiting = { $player } vybírá, který efekt bude první.
legends-prompt-income = Vyber svůj příjem.
    .waiting = { $player } vybírá příjem.
legends-prompt-equip = { $what ->
        [mount] Vyber, na čem v tomto tahu pojedeš.
       *[weapon] Vyber si zbraň pro tento tah.
    }
    .waiting = { $player } vybírá zbraň a jízdní zvíře.
legends-prompt-act = { $left ->
        [0] Nezbývá ti žádná akce; využij činnost zdarma, nebo ukonči tah.
        [one] Zbývá ti { $left } akce; vyber, co uděláš, nebo ukonči tah.
        [few] Zbývají ti { $left } akce; vyber, co uděláš, nebo ukonči tah.
       *[other] Zbývá ti { $left } akcí; vyber, co uděláš, nebo ukonči tah.
    }
    .waiting = { $player } vybírá, co udělat.
legends-prompt-walk = Vyber, kam jít (zbývá kroků: { $left }).
    .waiting = { $player } je v pohybu.
legends-prompt-target = Vyber cíl ({ $source }).
    .waiting = { $player } vybírá cíl.
legends-prompt-choose = Vyber jednu možnost ({ $source }).
    .waiting = { $player } vybírá jednu z možností.
legends-prompt-may = { $source_is ->
        [character] Chceš využít schopnost postavy { $source }? { $text }
        [item] Chceš použít předmět { $source }? { $text }
       *[card] Chceš využít „{ $source }“? { $text }
    }
    .waiting = { $player } se rozhoduje.
legends-prompt-discard = Odhoď { legends-amount-poker } ({ $source }).
    .waiting = { $player } vybírá, co odhodit.
legends-prompt-colour = Vyber, jakou barvu má mít dobytek, který si vezmeš.
    .waiting = { $player } vybírá dobytek.
legends-prompt-lay = { $kind ->
        [arrest] Zatčení: vyber kartu do boje.
        [duel] Souboj: vyber kartu do boje.
        [rob] Okradení: vyber kartu do boje.
        [bandit] Boj s banditou: vyber kartu.
        [heist] Boj se stráží: vyber kartu.
        [sheriff] Boj se šerifem: vyber kartu.
       *[gang] Boj s gangem: vyber kartu.
    }
    .waiting = { $player } vybírá kartu do boje.
legends-prompt-fight_card = { $kind ->
        [bandit] Vyber kartu, se kterou bojuje bandita.
        [heist] Vyber kartu, se kterou bojuje stráž.
        [sheriff] Vyber kartu, se kterou bojuje šerif.
       *[gang] Vyber kartu, se kterou bojuje gang.
    }
    .waiting = { $player } vybírá bojovou kartu soupeře.
legends-prompt-react = Tvá karta má hodnotu { $own }, rivalova { $rival }; zareaguj, nebo pasuj.
    .waiting = { $player } může zareagovat.
legends-prompt-bandit_reward = Vyber odměnu za banditu.
    .waiting = { $player } vybírá odměnu za banditu.
legends-prompt-take_token = Můžeš si vzít i dobytek, nebo ho nechat být.
    .waiting = { $player } rozhoduje o dobytku.
legends-prompt-loot = Vyber kořist: { $money } $, nebo nuggety ({ $nuggets }).
    .waiting = { $player } vybírá kořist.
legends-prompt-shop = Vyber, co koupíš nebo vylepšíš (máš { $money } $).
    .waiting = { $player } nakupuje.
legends-prompt-sell = Vyber, co prodáš.
    .waiting = { $player } prodává zlato.
legends-prompt-dice = Hoď některou kostkou znovu, nebo nech kostky, jak jsou.
    .waiting = { $player } hledá zlato.
legends-prompt-join = Můžeš se za 10 $ přidat k partii pokeru (zatím hráčů: { $count }, talón: { $pot } $).
    .waiting = { $player } se může přidat k partii pokeru.
legends-prompt-hole = Vyber karty, které zahraješ k flopu.
    .waiting = { $player } vybírá pokerové karty.
legends-prompt-house = Vyber karty, které k flopu zahraje bankéř.
    .waiting = { $player } vybírá karty bankéře.
legends-prompt-story_order = Vyber, který příběh se vyhodnotí první.
    .waiting = { $player } vybírá, který příběh bude první.
legends-prompt-sheriff = Můžeš přemístit šerifa (zbývá kroků: { $left }).
    .waiting = { $player } může přemístit šerifa.
legends-prompt-suspect = Vyber psance, na kterého si šerif došlápne.
    .waiting = { $player } vybírá, na koho si šerif došlápne.
legends-prompt-track = Vyber, kudy jde šerif za psancem.
    .waiting = { $player } vybírá šerifovi cestu.
legends-prompt-goals = Teď můžeš splnit úkol, nebo pasovat.
    .waiting = { $player } může splnit úkol.
legends-prompt-tokens = Vyber žetony věhlasu, které si necháš.
    .waiting = { $player } vybírá žetony věhlasu.
legends-prompt-hand_limit = Máš v ruce příliš mnoho karet; odhoď { legends-amount-poker }.
    .waiting = { $player } vybírá, co odhodit.

## Možnosti

legends-option-TakeCharacter = Hrát za postavu { $character }
legends-option-StartAt = Začít na poli { $space }
legends-option-TakeIncome = { $money ->
    [0] Vzít si { legends-amount-poker }
   *[other] { $count ->
        [0] Vzít si { $money } $
       *[other] Vzít si { $money } $ a { legends-amount-poker }
    }
}
legends-option-Ready = { $item_is ->
    [mount] Osedlat { $item_it }
   *[weapon] Zvolit { $item_it }
}
legends-option-StepTo = Jít na pole { $space }
legends-option-Stop = Zastavit se
legends-option-PlayCard = Zahrát kartu { $card }
legends-option-ReactWith = Reagovat kartou { $card }
legends-option-UseItem = Použít: { $item }
legends-option-UseAbility = Použít schopnost ({ $character })
legends-option-Attack = { $target_is ->
    [black] { $kind ->
        [arrest] Zatknout Muže v černém
        [duel] Vyzvat na souboj Muže v černém
       *[rob] Okrást Muže v černém
    }
   *[other] { $kind ->
        [arrest] Zatknout hráče { $target }
        [duel] Vyzvat na souboj hráče { $target }
       *[rob] Okrást hráče { $target }
    }
}
legends-option-Work = Pracovat za 10 $
legends-option-Shop = Nakupovat
legends-option-OpenPoker = Zahrát si poker za 10 $
legends-option-Prospect = Hledat zlato
legends-option-SellGold = Prodat zlato
legends-option-RobBank = Zkusit bankovní loupež
legends-option-SeeDoctor = Navštívit lékaře za 10 $
legends-option-Party = Pitka za { $spent } $ ({ $lp } BV)
legends-option-TakeCattle = Vzít si dobytek
legends-option-Deliver = { $how ->
    [rail] Odvézt dobytek po železnici
   *[rustle] Prodat kradený dobytek
}
legends-option-Contribute = { $moved ->
    [0] { $card_is ->
        [none] Položit váleček na příběh „{ $story }“
       *[seen] Položit váleček na příběh „{ $story }“ a odhodit kartu { $card }
    }
   *[1] { $card_is ->
        [none] Přesunout druhý váleček na příběh „{ $story }“
       *[seen] Přesunout druhý váleček na příběh „{ $story }“ a odhodit kartu { $card }
    }
}
legends-option-CompleteGoal = Splnit úkol „{ $goal }“
legends-option-EndTurn = Ukončit tah
legends-option-Pick = { CAPITAL($effect) }
legends-option-Accept = Udělat to
legends-option-Aim = { $target_is ->
    [black] Cíl: Muž v černém
   *[other] Cíl: { $target }
}
legends-option-LayCard = Vyložit kartu { $card }
legends-option-Surrender = Vzdát se
legends-option-LayFightCard = Vyložit: { $card } – { $text }
legends-option-Prepare = První: { $source }
legends-option-Join = Přidat se za 10 $
legends-option-LayHole = { $cards_are ->
    [none] Hrát bez karet z ruky
   *[seen] Zahrát { $cards }
}
legends-option-Buy = { $ready ->
    [0] Koupit { $item_it } za { $price } $
   *[1] { $item_is ->
        [mount] Koupit { $item_it } za { $price } $ a hned osedlat
       *[weapon] Koupit { $item_it } za { $price } $ a hned použít
    }
}
legends-option-Upgrade = Vylepšit za { $price } $: { $item }
legends-option-LeaveStore = Odejít z obchodu
legends-option-RollAgain = { $item_is ->
    [none] Nechat si 10 $ a znovu hodit { $number }. kostkou
   *[misc] Znovu hodit { $number }. kostkou ({ $item })
}
legends-option-KeepDice = Nechat kostky
legends-option-Sell = { $cards_are ->
    [none] Prodat { legends-amount-nuggets }
   *[seen] { $count ->
        [0] Prodat { $cards }
       *[other] Prodat { legends-amount-nuggets } a { $cards }
    }
}
legends-option-PickColour = { $colour ->
    [blue] Vzít si modrý dobytek
   *[green] Vzít si zelený dobytek
}
legends-option-TakeToken = { $take ->
    [0] Nechat dobytek být
   *[1] Vzít si dobytek
}
legends-option-Loot = { $thing ->
    [money] Vzít si polovinu peněz
   *[nuggets] Vzít si polovinu nuggetů
}
legends-option-Discard = Odhodit kartu { $card }
legends-option-MoveSheriff = Přemístit šerifa na pole { $space }
legends-option-ResolveFirst = Nejdřív vyhodnotit příběh „{ $story }“
legends-option-KeepTokens = Nechat si žetony { $kept }

## Záznam hry

legends-event-GameBegan = Hra začíná, { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}; { $first_is ->
    [you] začínáš ty
   *[other] začíná { $first }
} a závěr hry spustí { $target } BV.
legends-event-CharacterShown = { $seat } hraje za postavu { $character }.
    .you = Hraješ za postavu { $character }.
legends-event-FigurePlaced = { $seat } začíná na poli { $space }.
    .you = Začínáš na poli { $space }.
legends-event-TurnBegan = { $round }. kolo, { $number }. tah: na řadě je { $seat }.
    .you = { $round }. kolo, { $number }. tah: jsi na řadě.
legends-event-IncomeTaken = { $money ->
    [0] { $seat } si jako příjem bere { legends-amount-poker }.
   *[other] { $count ->
        [0] { $seat } si jako příjem bere { $money } $.
       *[other] { $seat } si jako příjem bere { $money } $ a { legends-amount-poker }.
    }
}
    .you = { $money ->
    [0] Jako příjem si bereš { legends-amount-poker }.
   *[other] { $count ->
        [0] Jako příjem si bereš { $money } $.
       *[other] Jako příjem si bereš { $money } $ a { legends-amount-poker }.
    }
}
legends-event-Readied = { $item_is ->
    [mount] { $seat } sedlá { $item_it }.
   *[weapon] { $seat } volí { $item_it }.
}
    .you = { $item_is ->
    [mount] Sedláš { $item_it }.
   *[weapon] Volíš { $item_it }.
}
legends-event-Moved = { $seat } jde na pole { $space }.
    .you = Jdeš na pole { $space }.
legends-event-LpGained = { $seat } získává { legends-amount-lp }{ $why }.
    .you = Získáváš { legends-amount-lp }{ $why }.
legends-event-LpLost = { $seat } ztrácí { legends-amount-lp }{ $why }.
    .you = Ztrácíš { legends-amount-lp }{ $why }.
legends-event-MoneyGained = { $seat } získává { legends-amount-money }{ $why }.
    .you = Získáváš { legends-amount-money }{ $why }.
legends-event-MoneyLost = { $seat } ztrácí { legends-amount-money }{ $why }.
    .you = Ztrácíš { legends-amount-money }{ $why }.
legends-event-NuggetsGained = { $seat } získává { legends-amount-nuggets }{ $why }.
    .you = Získáváš { legends-amount-nuggets }{ $why }.
legends-event-NuggetsLost = { $seat } ztrácí { legends-amount-nuggets }{ $why }.
    .you = Ztrácíš { legends-amount-nuggets }{ $why }.
legends-event-MarshalGained = { $seat } má teď { legends-amount-mp }{ $why }.
    .you = Máš teď { legends-amount-mp }{ $why }.
legends-event-MarshalLost = { $seat } ztrácí { legends-amount-mp } a přestává být strážcem zákona.
    .you = Ztrácíš { legends-amount-mp } a přestáváš být strážcem zákona.
legends-event-WantedGained = { $seat } má teď { legends-amount-wp }{ $why }.
    .you = Máš teď { legends-amount-wp }{ $why }.
legends-event-WantedLost = { $seat } ztrácí { legends-amount-wp } a přestává být psancem.
    .you = Ztrácíš { legends-amount-wp } a přestáváš být psancem.
legends-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } si dobírá { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] { $seat } si dobírá { legends-amount-poker }{ $why }.
}
    .you = { $cards_are ->
    [seen] Dobíráš si { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] Dobíráš si { legends-amount-poker }{ $why }.
}
legends-event-CardDiscarded = { $seat } odhazuje kartu { $card }{ $why }.
    .you = Odhazuješ kartu { $card }{ $why }.
legends-event-CardPlayed = { $seat } hraje kartu { $card }.
    .you = Hraješ kartu { $card }.
legends-event-CardStolen = { $card_is ->
    [unseen] { $target_is ->
        [you] { $seat } ti bere pokerovou kartu.
       *[other] { $seat } bere hráči { $target } pokerovou kartu.
    }
   *[seen] { $target_is ->
        [you] { $seat } ti bere kartu { $card }.
       *[other] { $seat } bere hráči { $target } kartu { $card }.
    }
}
    .you = { $card_is ->
    [unseen] Bereš hráči { $target } pokerovou kartu.
   *[seen] Bereš hráči { $target } kartu { $card }.
}
legends-event-MoneyStolen = { $target_is ->
    [black] { $seat } bere Muži v černém { legends-amount-money }.
    [you] { $seat } ti bere { legends-amount-money }.
   *[other] { $seat } bere hráči { $target } { legends-amount-money }.
}
    .you = { $target_is ->
    [black] Bereš Muži v černém { legends-amount-money }.
   *[other] Bereš hráči { $target } { legends-amount-money }.
}
legends-event-DeckShuffled = Odhozené karty se míchají do nového pokerového balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).
legends-event-Wounded = { $seat } dostává { legends-amount-wounds }{ $why }, celkem { $wounds }.
    .you = Dostáváš { legends-amount-wounds }{ $why }, celkem { $wounds }.
legends-event-Healed = { $seat } si léčí { legends-amount-wounds }{ $why }, zbývá { $wounds }.
    .you = Léčíš si { legends-amount-wounds }{ $why }, zbývá { $wounds }.
legends-event-AbilityUsed = { $ability_is ->
    [character] { $seat } používá schopnost postavy { $ability }.
    [item] { $seat } používá předmět { $ability }.
    [card] { $seat } používá kartu { $ability }.
   *[else] { $seat } využívá možnost ({ $ability }).
}
    .you = { $ability_is ->
    [character] Používáš schopnost postavy { $ability }.
    [item] Používáš předmět { $ability }.
    [card] Používáš kartu { $ability }.
   *[else] Využíváš možnost ({ $ability }).
}
legends-event-ActionsGained = { $seat } dostává { legends-amount-actions }{ $why }.
    .you = Dostáváš { legends-amount-actions }{ $why }.
legends-event-Worked = { $seat } pracuje za 10 $ ({ $space }).
    .you = Pracuješ za 10 $ ({ $space }).
legends-event-ItemBought = { $seat } kupuje { $item_it } za { $price } $.
    .you = Kupuješ { $item_it } za { $price } $.
legends-event-ItemUpgraded = { $seat } platí { $price } $ za vylepšení: { $item }.
    .you = Platíš { $price } $ za vylepšení: { $item }.
legends-event-ItemGained = { $seat } získává { $item_it }{ $why }.
    .you = Získáváš { $item_it }{ $why }.
legends-event-ItemReturned = { $seat } vrací { $item_it } do obchodu.
    .you = Vracíš { $item_it } do obchodu.
legends-event-DiceRolled = { $seat } hází: { $faces }.
    .you = Házíš: { $faces }.
legends-event-DieRerolled = { $seat } znovu hází { $die }. kostkou{ $why }: { $face }.
    .you = Znovu házíš { $die }. kostkou{ $why }: { $face }.
legends-event-NuggetsSold = { $cards_are ->
    [none] { $seat } prodává v bance { legends-amount-nuggets }.
   *[seen] { $count ->
        [0] { $seat } prodává v bance { $cards }.
       *[other] { $seat } prodává v bance { legends-amount-nuggets } a { $cards }.
    }
}
    .you = { $cards_are ->
    [none] Prodáváš v bance { legends-amount-nuggets }.
   *[seen] { $count ->
        [0] Prodáváš v bance { $cards }.
       *[other] Prodáváš v bance { legends-amount-nuggets } a { $cards }.
    }
}
legends-event-DoctorVisited = { $seat } platí lékaři 10 $ a je bez zranění (vyléčeno: { $count }).
    .you = Platíš lékaři 10 $ a jsi bez zranění (vyléčeno: { $count }).
legends-event-Partied = { $seat } pořádá v kabaretu pitku za { $spent } $.
    .you = Pořádáš v kabaretu pitku za { $spent } $.
legends-event-CattleTaken = { $token_is ->
    [unseen] { $colour ->
        [blue] { $seat } si bere modrý dobytek.
       *[green] { $seat } si bere zelený dobytek.
    }
   *[seen] { $colour ->
        [blue] { $seat } si bere modrý dobytek (bonus: { $token }).
       *[green] { $seat } si bere zelený dobytek (bonus: { $token }).
    }
}
    .you = { $token_is ->
    [unseen] { $colour ->
        [blue] Bereš si modrý dobytek.
       *[green] Bereš si zelený dobytek.
    }
   *[seen] { $colour ->
        [blue] Bereš si modrý dobytek (bonus: { $token }).
       *[green] Bereš si zelený dobytek (bonus: { $token }).
    }
}
legends-event-CattleLost = { $colour ->
    [blue] { $seat } přichází o dobytek, vrací se na modrý ranč.
   *[green] { $seat } přichází o dobytek, vrací se na zelený ranč.
}
    .you = { $colour ->
    [blue] Přicházíš o dobytek, vrací se na modrý ranč.
   *[green] Přicházíš o dobytek, vrací se na zelený ranč.
}
legends-event-CattleStolen = { $token_is ->
    [unseen] { $target_is ->
        [you] { $seat } ti bere dobytek.
       *[other] { $seat } bere hráči { $target } dobytek.
    }
   *[seen] { $target_is ->
        [you] { $seat } ti bere dobytek (bonus: { $token }).
       *[other] { $seat } bere hráči { $target } dobytek (bonus: { $token }).
    }
}
    .you = { $token_is ->
    [unseen] Bereš hráči { $target } dobytek.
   *[seen] Bereš hráči { $target } dobytek (bonus: { $token }).
}
legends-event-CattleDelivered = { $how ->
    [rail] { $colour ->
        [blue] { $seat } odváží modrý dobytek po železnici (bonus: { $token }).
       *[green] { $seat } odváží zelený dobytek po železnici (bonus: { $token }).
    }
   *[rustle] { $colour ->
        [blue] { $seat } prodává kradený modrý dobytek (bonus: { $token }).
       *[green] { $seat } prodává kradený zelený dobytek (bonus: { $token }).
    }
}
    .you = { $how ->
    [rail] { $colour ->
        [blue] Odvážíš modrý dobytek po železnici (bonus: { $token }).
       *[green] Odvážíš zelený dobytek po železnici (bonus: { $token }).
    }
   *[rustle] { $colour ->
        [blue] Prodáváš kradený modrý dobytek (bonus: { $token }).
       *[green] Prodáváš kradený zelený dobytek (bonus: { $token }).
    }
}
legends-event-FightDeclared = { $kind ->
    [arrest] { $black ->
        [attacks] { $defender_is ->
            [you] Muž v černém tě chce zatknout.
           *[other] Muž v černém chce zatknout hráče { $defender }.
        }
       *[absent] { $attacker_is ->
            [you] Chceš zatknout hráče { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } tě chce zatknout.
               *[other] { $attacker } chce zatknout hráče { $defender }.
            }
        }
    }
    [duel] { $black ->
        [attacks] { $defender_is ->
            [you] Muž v černém tě vyzývá na souboj.
           *[other] Muž v černém vyzývá na souboj hráče { $defender }.
        }
        [defends] { $attacker_is ->
            [you] Vyzýváš na souboj Muže v černém.
           *[other] { $attacker } vyzývá na souboj Muže v černém.
        }
       *[absent] { $attacker_is ->
            [you] Vyzýváš na souboj hráče { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } tě vyzývá na souboj.
               *[other] { $attacker } vyzývá na souboj hráče { $defender }.
            }
        }
    }
    [rob] { $black ->
        [attacks] { $defender_is ->
            [you] Muž v černém tě chce okrást.
           *[other] Muž v černém chce okrást hráče { $defender }.
        }
        [defends] { $attacker_is ->
            [you] Chceš okrást Muže v černém.
           *[other] { $attacker } chce okrást Muže v černém.
        }
       *[absent] { $attacker_is ->
            [you] Chceš okrást hráče { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } tě chce okrást.
               *[other] { $attacker } chce okrást hráče { $defender }.
            }
        }
    }
    [bandit] Útočí bandita, { $defender_is ->
        [you] bráníš se ty
       *[other] brání se { $defender }
    }; za banditu { $actor_is ->
        [you] hraješ ty
       *[other] hraje { $actor }
    }.
    [heist] { $attacker_is ->
        [you] Zkoušíš bankovní loupež
       *[other] { $attacker } zkouší bankovní loupež
    }; za stráž { $actor_is ->
        [you] hraješ ty
       *[other] hraje { $actor }
    }.
    [sheriff] Útočí šerif, { $defender_is ->
        [you] bráníš se ty
       *[other] brání se { $defender }
    }; za šerifa { $actor_is ->
        [you] hraješ ty
       *[other] hraje { $actor }
    }.
   *[gang] Útočí gang ({ $source }), { $defender_is ->
        [you] bráníš se ty
       *[other] brání se { $defender }
    }; za gang { $actor_is ->
        [you] hraješ ty
       *[other] hraje { $actor }
    }.
}
legends-event-HandPeeked = { $cards_are ->
    [seen] { $target_is ->
        [you] { $seat } si prohlíží tvé karty: { $cards }.
       *[other] { $seat } si prohlíží karty hráče { $target }: { $cards }.
    }
   *[unseen] { $target_is ->
        [you] { $seat } si prohlíží tvé karty.
       *[other] { $seat } si prohlíží karty hráče { $target }.
    }
}
    .you = { $cards_are ->
    [seen] Prohlížíš si karty hráče { $target }: { $cards }.
   *[unseen] Prohlížíš si karty hráče { $target }.
}
legends-event-FightCardsPeeked = { $cards_are ->
    [seen] { $seat } si prohlíží bojové karty soupeře: { $cards }.
   *[unseen] { $seat } si prohlíží bojové karty soupeře.
}
    .you = { $cards_are ->
    [seen] Prohlížíš si bojové karty soupeře: { $cards }.
   *[unseen] Prohlížíš si bojové karty soupeře.
}
legends-event-FightCardsDrawn = { $seat } dobírá za soupeře: { $cards }.
    .you = Dobíráš za soupeře: { $cards }.
legends-event-CardLaid = { $card_is ->
    [unseen] { $seat } vykládá kartu lícem dolů.
   *[seen] { $seat } vykládá lícem dolů kartu { $card }.
}
    .you = { $card_is ->
    [unseen] Vykládáš kartu lícem dolů.
   *[seen] Vykládáš lícem dolů kartu { $card }.
}
legends-event-Surrendered = { $seat } se vzdává.
    .you = Vzdáváš se.
legends-event-CardsRevealed = Karty se otáčejí: { $shown }.
legends-event-EffectCancelled = { $seat } ruší efekt ({ $fight_card }).
    .you = Rušíš efekt ({ $fight_card }).
legends-event-FightRestarted = Boj začíná znovu{ $why }.
legends-event-FightWon = { $winner_is ->
    [you] Vyhráváš
   *[other] { CAPITAL($winner) } vyhrává
}{ $compared ->
    [tie] {" "}při rovnosti { $high } : { $low }
    [yes] {" "}{ $high } : { $low }
   *[no] {" "}bez boje
}, { $loser_is ->
    [you] prohráváš.
   *[other] prohrává { $loser }.
}
legends-event-Jailed = { $seat } jde do vězení.
    .you = Jdeš do vězení.
legends-event-BanditLeft = Bandita odchází: { $space }.
legends-event-BanditsCame = Objevují se bandité: { $spaces }.
legends-event-SheriffMoved = { $seat } posílá šerifa na pole { $space }.
    .you = Posíláš šerifa na pole { $space }.
legends-event-SheriffReturned = Šerif se vrací na svou stanici.
legends-event-SheriffCaught = Šerif dostihl svůj cíl: { $seat }.
    .you = Šerif tě dostihl.
legends-event-PokerOpened = { $host_is ->
    [black] Muž v černém zahajuje partii pokeru { $where }.
    [you] Platíš 10 $ a zahajuješ partii pokeru { $where }.
   *[other] { $host } platí 10 $ a zahajuje partii pokeru { $where }.
}
legends-event-PokerJoined = { $seat } platí 10 $ a přidává se k partii.
    .you = Platíš 10 $ a přidáváš se k partii.
legends-event-PokerDeclined = { $seat } se k partii nepřidává.
    .you = K partii se nepřidáváš.
legends-event-HouseDealt = { $cards_are ->
    [seen] { $seat } hraje za bankéře: { $cards }.
   *[unseen] { $seat } hraje za bankéře.
}
    .you = { $cards_are ->
    [seen] Hraješ za bankéře: { $cards }.
   *[unseen] Hraješ za bankéře.
}
legends-event-FlopTurned = Flop je { $cards }; v talónu je { $pot } $.
legends-event-HandShown = { $seat } ukazuje { $cards }: { $hand }.
    .you = Ukazuješ { $cards }: { $hand }.
legends-event-HouseShown = { $seat_is ->
    [nobody] Muž v černém ukazuje { $cards } z karet { $house }: { $hand }.
   *[other] Bankéř ukazuje { $cards } z karet { $house }: { $hand }.
}
legends-event-PotWon = { $count ->
    [0] Bankéře nikdo neporazil; talón { $pot } $ propadá.
    [one] { $winners } bere talón { $pot } $.
    [few] O talón { $pot } $ se dělí: { $winners }.
   *[other] O talón { $pot } $ se dělí: { $winners }.
}
legends-event-DiscPlaced = { $moved ->
    [0] { $seat } klade váleček na příběh „{ $story }“.
   *[1] { $seat } přesouvá váleček na příběh „{ $story }“.
}
    .you = { $moved ->
    [0] Kladeš váleček na příběh „{ $story }“.
   *[1] Přesouváš váleček na příběh „{ $story }“.
}
legends-event-StoryTurned = Vyhodnocuje se příběh „{ $story }“, odměnu dostávají: { $seats }.
legends-event-StoryUncovered = Objevuje se nový příběh: „{ $story }“.
legends-event-GoalCompleted = { $seat } plní úkol „{ $goal }“.
    .you = Plníš úkol „{ $goal }“.
legends-event-TokensKept = { $tokens_are ->
    [seen] { $seat } má teď { $count ->
        [one] { $count } žeton věhlasu
        [few] { $count } žetony věhlasu
       *[other] { $count } žetonů věhlasu
    }: { $tokens }.
   *[unseen] { $seat } má teď { $count ->
        [one] { $count } žeton věhlasu
        [few] { $count } žetony věhlasu
       *[other] { $count } žetonů věhlasu
    }.
}
    .you = { $tokens_are ->
    [seen] Máš teď { $count ->
        [one] { $count } žeton věhlasu
        [few] { $count } žetony věhlasu
       *[other] { $count } žetonů věhlasu
    }: { $tokens }.
   *[unseen] Máš teď { $count ->
        [one] { $count } žeton věhlasu
        [few] { $count } žetony věhlasu
       *[other] { $count } žetonů věhlasu
    }.
}
legends-event-BlackCardTurned = Muž v černém otáčí kartu „{ $black }“ a jde na pole { $space }.
legends-event-BlackGained = Muž v černém získává { legends-amount-lp } a má teď { $lp }.
legends-event-EndTriggered = Hra se blíží ke konci: poslední bude { $last_round }. kolo.
legends-event-RowScored = { $seat } získává { legends-amount-lp } za body psanců.
    .you = Získáváš { legends-amount-lp } za body psanců.
legends-event-Scored = { $seat }: { legends-amount-lp } – { $line }.
    .you = Ty: { legends-amount-lp } – { $line }.
legends-event-BlackScored = Muž v černém: { legends-amount-lp } – { $line }.
legends-event-GameEnded = Konec hry. { $result } Konečný stav: { $totals }.

## Jak hra skončila

legends-result-most-lp = Nejvíc bodů věhlasu má { $winners } a vítězí.
legends-result-shared = O vítězství se dělí: { $winners }.
legends-result-black = Nikdo nemá víc bodů věhlasu než Muž v černém: vítězí Muž v černém.

## Proč něco nejde

complaint-first-game-goals = první hra se hraje bez úkolů
refusal-no-actions-left = V tomto tahu ti nezbývá žádná akce.
refusal-not-enough-money = Stojí to { $price } $ a ty máš { $money } $.
refusal-sheriff-there = Stojí tam šerif a ty jsi psanec.
refusal-no-location = Na tvém poli není žádná lokace.
refusal-nothing-to-buy = Za { $money } $ v obchodě nic nekoupíš ani nevylepšíš.
refusal-nothing-to-sell = Nemáš nugget ani kartu, která se jako nugget počítá.
refusal-heist-tried = Bankovní loupež lze zkusit jen jednou za tah.
refusal-no-poker-card = Nemáš pokerovou kartu, se kterou by se dalo bojovat.
refusal-no-wounds = Nemáš žádné zranění.
refusal-no-cattle-in-game = V první hře není dobytek.
refusal-has-cattle = Dobytek už máš a víc než jeden žeton dobytka mít nelze.
refusal-ranch-empty = Na tomto ranči už žádný dobytek není.
refusal-outlaw-by-rail = Psanci nemohou odvážet dobytek po železnici.
refusal-own-ranch = Tvůj dobytek je z tohoto ranče; kradený se prodává na tom druhém.
refusal-black-not-arrested = Muže v černém nelze zatknout.
refusal-black-attacked = Na Muže v černém lze útočit jen jednou za tah.
refusal-attacked-already = Na hráče { $player } lze útočit jen jednou za tah.
refusal-not-a-lawman = Zatýkat mohou jen strážci zákona a ty žádné jejich body nemáš.
refusal-not-an-outlaw = { $player } nemá body psanců, zatčení tedy není možné.
refusal-does-nothing = Teď by to nemělo žádný efekt.
refusal-does-nothing-here = Na tomto poli by to nemělo žádný efekt.
refusal-only-in-fight = Lze použít jen v boji, po otočení karet.
refusal-no-action-card = Není to akce; efekt se uplatní sám, když kartu zahraješ.
refusal-only-after-move = Lze použít jen hned po akci pohyb.
refusal-ability-asleep = Tvá schopnost funguje od { $needed } bodů věhlasu a ty máš { $lp }.
refusal-contributed-already = Váleček lze položit jen jednou za tah.
refusal-story-full = Na tomto příběhu už není místo pro další váleček.
refusal-no-disc-left = Nemáš váleček, který by na tento příběh šlo položit.
refusal-story-not-fulfilled = Nesplňuješ podmínku tohoto příběhu.
refusal-goal-not-fulfilled = Nesplňuješ podmínku tohoto úkolu.

## Limity, remízy a podle čeho se kombinace porovnává

legends-hand = { $hand } ({ $ranks })
legends-event-GainLost = { $thing ->
    [money] { $seat } nemůže mít víc než { $limit } $: propadá { legends-amount-money }.
   *[nuggets] { $seat } neunese víc nuggetů než { $limit }: propadá { legends-amount-nuggets }.
}
    .you = { $thing ->
        [money] Nemůžeš mít víc než { $limit } $: propadá { legends-amount-money }.
       *[nuggets] Neuneseš víc nuggetů než { $limit }: propadá { legends-amount-nuggets }.
    }
legends-event-RewardLimited = { $seat } si odměnu nevybírá: { $fight_card } dovolí jen 1 BV.
    .you = Odměnu si nevybíráš: { $fight_card } dovolí jen 1 BV.
legends-event-TieBroken = { $rule ->
    [attacker] Je to remíza a tu vyhrává útočník.
    [opponent] Je to remíza a tu v takovém boji vyhrává soupeř, ne hráč.
    [host] Nejlepší kombinace jsou stejné; rozhoduje, kdo partii otevřel.
    [black] Nejlepší kombinace jsou stejné; remízu vyhrává Muž v černém.
    [share] Nejlepší kombinace jsou stejné, talón se dělí.
    [points] Stejně bodů věhlasu: { $seats }. Rozhoduje víc bodů strážců zákona nebo psanců.
    [nuggets] Stejně bodů věhlasu: { $seats }. Rozhoduje víc nuggetů.
    [wounds] Stejně bodů věhlasu: { $seats }. Rozhoduje méně zranění.
   *[equal] Stejně bodů věhlasu: { $seats }. Nic dalšího je nerozlišuje.
}
