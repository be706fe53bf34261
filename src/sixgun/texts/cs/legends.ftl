### Legendy Západu česky: stůl, možnosti a záznam hry. Názvy karet jsou v legends-cards.ftl.

game-legends = Legendy Západu
set-legends-base = Základní hra

## Nastavení stolu a nastavení, která patří k sobě

legends-setting-length = Délka hry
    .about = Kolik bodů věhlasu spustí závěr hry: krátká 15, střední 20, dlouhá 25.
legends-setting-goals = Úkoly
    .about = Každý má tři tajné úkoly své postavy; za každý splněný dostane žetony věhlasu.
legends-setting-first_game = První hra
    .about = Pro začátek: 15 bodů věhlasu, jeden příběhový balíček, žádný dobytek a z ostatních předmětů jen zásoby.
legends-preset-classic = Klasika
    .about = Celá hra do 20 bodů věhlasu, bez úkolů.
legends-preset-first_game = První hra
    .about = Krátká hra, pro kterou stačí vědět méně: dobrá pro začátek.
legends-preset-legendary = Legendární
    .about = Dlouhá hra do 25 bodů věhlasu, s úkoly.

## Části vět

legends-card = { $sign } { $name }
legends-fight-card = bojová karta { $rank }
legends-quoted = „{ $name }“
legends-why = { " " }({ $source })
legends-shown = { $who } – { $card } ({ $worth })
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
legends-prompt-free = Než bude tah pokračovat, můžeš udělat něco, co nestojí akci, nebo nic.
    .waiting = { $player } může udělat něco, co nestojí akci.
legends-prompt-prepare = Teď se děje víc tvých věcí; vyber, která přijde první.
    .waiting = { $player } vybírá, co přijde první.
legends-prompt-income = Vyber svůj příjem.
    .waiting = { $player } vybírá příjem.
legends-prompt-equip = { $what ->
        [mount] Vyber, na čem v tomto tahu pojedeš.
       *[weapon] Vyber, jakou zbraň v tomto tahu poneseš.
    }
    .waiting = { $player } vybírá zbraň a jízdní zvíře.
legends-prompt-act = { $left ->
        [0] Nezbývá ti žádná akce; udělej něco, co akci nestojí, nebo ukonči tah.
        [one] Zbývá ti { $left } akce; vyber, co uděláš, nebo ukonči tah.
        [few] Zbývají ti { $left } akce; vyber, co uděláš, nebo ukonči tah.
       *[other] Zbývá ti { $left } akcí; vyber, co uděláš, nebo ukonči tah.
    }
    .waiting = { $player } vybírá, co udělat.
legends-prompt-walk = Vyber, kam jít (zbývá kroků: { $left }).
    .waiting = { $player } je v pohybu.
legends-prompt-target = Vyber, na koho to míří ({ $source }).
    .waiting = { $player } někoho vybírá.
legends-prompt-choose = Vyber jednu možnost ({ $source }).
    .waiting = { $player } vybírá, co karta udělá.
legends-prompt-may = Rozhodni o kartě „{ $source }“. { $text }
    .waiting = { $player } rozhoduje o kartě.
legends-prompt-discard = Odhoď { legends-amount-poker } ({ $source }).
    .waiting = { $player } vybírá, co odhodit.
legends-prompt-colour = Vyber, jakou barvu má mít dobytek, který si vezmeš.
    .waiting = { $player } vybírá dobytek.
legends-prompt-lay = { $kind ->
        [arrest] Vylož kartu pro zatčení.
        [duel] Vylož kartu pro souboj.
        [rob] Vylož kartu pro okradení.
        [bandit] Vylož kartu proti banditovi.
        [heist] Vylož kartu proti stráži.
        [sheriff] Vylož kartu proti šerifovi.
       *[gang] Vylož kartu proti gangu.
    }
    .waiting = { $player } vybírá kartu do boje.
legends-prompt-fight_card = { $kind ->
        [bandit] Vyber kartu, se kterou bojuje bandita.
        [heist] Vyber kartu, se kterou bojuje stráž.
        [sheriff] Vyber kartu, se kterou bojuje šerif.
       *[gang] Vyber kartu, se kterou bojuje gang.
    }
    .waiting = { $player } vybírá bojovou kartu soupeře.
legends-prompt-react = Tvá karta má hodnotu { $own }, rivalova { $rival }; zareaguj, nebo nic nedělej.
    .waiting = { $player } může zareagovat.
legends-prompt-bandit_reward = Vyber odměnu za banditu.
    .waiting = { $player } vybírá odměnu za banditu.
legends-prompt-take_token = Vezmi si i dobytek, nebo ho nech být.
    .waiting = { $player } rozhoduje o dobytku.
legends-prompt-loot = Vyber kořist: { $money } $, nebo nuggety ({ $nuggets }).
    .waiting = { $player } vybírá kořist.
legends-prompt-shop = Vyber, co koupíš nebo vylepšíš (máš { $money } $).
    .waiting = { $player } nakupuje.
legends-prompt-sell = Vyber, co prodáš.
    .waiting = { $player } prodává zlato.
legends-prompt-dice = Hoď některou kostkou znovu, nebo nech kostky, jak jsou.
    .waiting = { $player } hledá zlato.
legends-prompt-join = Přidej se za 10 $ k partii pokeru, nebo ne (zatím hráčů: { $count }, talón: { $pot } $).
    .waiting = { $player } se může přidat k partii pokeru.
legends-prompt-hole = Vyber karty, které zahraješ k flopu.
    .waiting = { $player } vybírá pokerové karty.
legends-prompt-house = Vyber karty, které k flopu zahraje bankéř.
    .waiting = { $player } vybírá karty bankéře.
legends-prompt-story_order = Vyber, který příběh se vyřeší první.
    .waiting = { $player } vybírá, který příběh přijde první.
legends-prompt-sheriff = Můžeš přemístit šerifa (zbývá kroků: { $left }).
    .waiting = { $player } může přemístit šerifa.
legends-prompt-suspect = Vyber psance, na kterého si šerif došlápne.
    .waiting = { $player } vybírá, na koho si šerif došlápne.
legends-prompt-track = Vyber, kudy jde šerif za psancem.
    .waiting = { $player } vybírá šerifovi cestu.
legends-prompt-goals = Teď můžeš splnit úkol, nebo nic neudělat.
    .waiting = { $player } může splnit úkol.
legends-prompt-tokens = Vyber žetony věhlasu, které si necháš.
    .waiting = { $player } vybírá žetony věhlasu.
legends-prompt-hand_limit = Máš v ruce příliš mnoho karet; odhoď { legends-amount-poker }.
    .waiting = { $player } vybírá, co odhodit.

## Možnosti

legends-option-TakeCharacter = Hrát za postavu { $character }
legends-option-StartAt = Začít zde: { $space }
legends-option-TakeIncome = { $money ->
    [0] Vzít si { legends-amount-poker }
   *[other] { $count ->
        [0] Vzít si { $money } $
       *[other] Vzít si { $money } $ a { legends-amount-poker }
    }
}
legends-option-Ready = { $item_is ->
    [mount] Osedlat { $item_it }
   *[weapon] Nosit { $item_it }
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
        [arrest] Zatčení, cíl: { $target }
        [duel] Souboj, cíl: { $target }
       *[rob] Okradení, cíl: { $target }
    }
}
legends-option-Work = Pracovat za 10 $
legends-option-Shop = Nakupovat
legends-option-OpenPoker = Otevřít partii pokeru za 10 $
legends-option-Prospect = Hledat zlato
legends-option-SellGold = Prodat zlato
legends-option-RobBank = Zkusit bankovní loupež
legends-option-SeeDoctor = Navštívit lékaře za 10 $
legends-option-Party = Slavit za { $spent } $ ({ $lp } BV)
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
       *[weapon] Koupit { $item_it } za { $price } $ a hned nosit
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
legends-option-ResolveFirst = Nejprve vyřešit příběh „{ $story }“
legends-option-KeepTokens = Nechat si žetony { $kept }

## Záznam hry

legends-event-GameBegan = Hra začíná, { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}; začíná { $first } a závěr hry spustí { $target } BV.
legends-event-CharacterShown = { $seat } hraje za postavu { $character }.
legends-event-FigurePlaced = { $seat } teď stojí zde: { $space }.
legends-event-TurnBegan = { $round }. kolo, { $number }. tah: na řadě je { $seat }.
legends-event-IncomeTaken = { $money ->
    [0] { $seat } si jako příjem bere { legends-amount-poker }.
   *[other] { $count ->
        [0] { $seat } si jako příjem bere { $money } $.
       *[other] { $seat } si jako příjem bere { $money } $ a { legends-amount-poker }.
    }
}
legends-event-Readied = { $item_is ->
    [mount] { $seat } sedlá { $item_it }.
   *[weapon] { $seat } nosí { $item_it }.
}
legends-event-Moved = { $seat } jde na pole { $space }.
legends-event-LpGained = { $seat } získává { legends-amount-lp }{ $why }.
legends-event-LpLost = { $seat } ztrácí { legends-amount-lp }{ $why }.
legends-event-MoneyGained = { $seat } získává { legends-amount-money }{ $why }.
legends-event-MoneyLost = { $seat } ztrácí { legends-amount-money }{ $why }.
legends-event-NuggetsGained = { $seat } získává { legends-amount-nuggets }{ $why }.
legends-event-NuggetsLost = { $seat } ztrácí { legends-amount-nuggets }{ $why }.
legends-event-MarshalGained = { $seat } má teď { legends-amount-mp }{ $why }.
legends-event-MarshalLost = { $seat } ztrácí { legends-amount-mp } a přestává být strážcem zákona.
legends-event-WantedGained = { $seat } má teď { legends-amount-wp }{ $why }.
legends-event-WantedLost = { $seat } ztrácí { legends-amount-wp } a přestává být psancem.
legends-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } si líže { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] { $seat } si líže { legends-amount-poker }{ $why }.
}
legends-event-CardDiscarded = { $seat } odhazuje kartu { $card }{ $why }.
legends-event-CardPlayed = { $seat } hraje kartu { $card }.
legends-event-CardStolen = { $card_is ->
    [unseen] { $seat } bere pokerovou kartu, přichází o ni { $target }.
   *[seen] { $seat } bere kartu { $card }, přichází o ni { $target }.
}
legends-event-MoneyStolen = { $target } přichází o { legends-amount-money } (bere { $seat }).
legends-event-DeckShuffled = Odhozené karty se míchají do nového pokerového balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).
legends-event-Wounded = { $seat } dostává { legends-amount-wounds }{ $why }, celkem { $wounds }.
legends-event-Healed = { $seat } léčí { legends-amount-wounds }{ $why }, zbývá { $wounds }.
legends-event-AbilityUsed = { $seat } využívá: { $ability }.
legends-event-ActionsGained = { $seat } dostává { legends-amount-actions }{ $why }.
legends-event-Worked = { $seat } pracuje za 10 $ ({ $space }).
legends-event-ItemBought = { $seat } kupuje { $item_it } za { $price } $.
legends-event-ItemUpgraded = { $seat } platí { $price } $ za vylepšení: { $item }.
legends-event-ItemGained = { $seat } získává { $item_it }{ $why }.
legends-event-ItemReturned = { $seat } vrací { $item_it } do obchodu.
legends-event-DiceRolled = { $seat } hází: { $faces }.
legends-event-DieRerolled = { $seat } znovu hází { $die }. kostkou{ $why }: { $face }.
legends-event-NuggetsSold = { $cards_are ->
    [none] { $seat } prodává v bance { legends-amount-nuggets }.
   *[seen] { $count ->
        [0] { $seat } prodává v bance { $cards }.
       *[other] { $seat } prodává v bance { legends-amount-nuggets } a { $cards }.
    }
}
legends-event-DoctorVisited = { $seat } platí lékaři 10 $ a je bez zranění (vyléčeno: { $count }).
legends-event-Partied = { $seat } slaví v kabaretu za { $spent } $.
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
legends-event-CattleLost = { $colour ->
    [blue] { $seat } přichází o dobytek, vrací se na modrý ranč.
   *[green] { $seat } přichází o dobytek, vrací se na zelený ranč.
}
legends-event-CattleStolen = { $token_is ->
    [unseen] { $seat } bere dobytek, přichází o něj { $target }.
   *[seen] { $seat } bere dobytek (bonus: { $token }), přichází o něj { $target }.
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
legends-event-FightDeclared = { $kind ->
    [arrest] { $black ->
        [attacks] Muž v černém zatýká; brání se { $defender }.
       *[absent] { $attacker } zatýká; brání se { $defender }.
    }
    [duel] { $black ->
        [attacks] Muž v černém vyzývá na souboj; brání se { $defender }.
        [defends] { $attacker } vyzývá na souboj Muže v černém.
       *[absent] { $attacker } vyzývá na souboj; brání se { $defender }.
    }
    [rob] { $black ->
        [attacks] Muž v černém chce loupit; brání se { $defender }.
        [defends] { $attacker } chce okrást Muže v černém.
       *[absent] { $attacker } chce loupit; brání se { $defender }.
    }
    [bandit] Útočí bandita, brání se { $defender }; za banditu hraje { $actor }.
    [heist] { $attacker } zkouší bankovní loupež; za stráž hraje { $actor }.
    [sheriff] Útočí šerif, brání se { $defender }; za šerifa hraje { $actor }.
   *[gang] Útočí gang ({ $source }), brání se { $defender }; za gang hraje { $actor }.
}
legends-event-HandPeeked = { $cards_are ->
    [seen] { $seat } si prohlíží karty, které má { $target }: { $cards }.
   *[unseen] { $seat } si prohlíží karty, které má { $target }.
}
legends-event-FightCardsPeeked = { $cards_are ->
    [seen] { $seat } si prohlíží bojové karty soupeře: { $cards }.
   *[unseen] { $seat } si prohlíží bojové karty soupeře.
}
legends-event-FightCardsDrawn = { $seat } líže za soupeře: { $cards }.
legends-event-CardLaid = { $card_is ->
    [unseen] { $seat } vykládá kartu lícem dolů.
   *[seen] { $seat } vykládá lícem dolů kartu { $card }.
}
legends-event-Surrendered = { $seat } se vzdává.
legends-event-CardsRevealed = Karty se otáčejí: { $shown }.
legends-event-EffectCancelled = { $seat } ruší efekt: { $fight_card }.
legends-event-FightRestarted = Boj začíná znovu{ $why }.
legends-event-FightWon = { $compared ->
    [tie] { CAPITAL($winner) } vyhrává při rovnosti { $high } : { $low }, prohrává { $loser }.
    [yes] { CAPITAL($winner) } vyhrává { $high } : { $low }, prohrává { $loser }.
   *[no] { CAPITAL($winner) } vyhrává bez boje, prohrává { $loser }.
}
legends-event-Jailed = { $seat } jde do vězení.
legends-event-BanditLeft = Bandita odchází: { $space }.
legends-event-BanditsCame = Objevují se bandité: { $spaces }.
legends-event-SheriffMoved = Šerif jde na pole { $space } (posílá ho { $seat }).
legends-event-SheriffReturned = Šerif se vrací na svou stanici.
legends-event-SheriffCaught = Šerif dopadl svůj cíl: { $seat }.
legends-event-PokerOpened = { $host_is ->
    [black] Muž v černém otevírá partii pokeru { $where }.
   *[other] { $host } platí 10 $ a otevírá partii pokeru { $where }.
}
legends-event-PokerJoined = { $seat } platí 10 $ a přidává se k partii.
legends-event-PokerDeclined = { $seat } se k partii nepřidává.
legends-event-HouseDealt = { $cards_are ->
    [seen] { $seat } hraje za bankéře: { $cards }.
   *[unseen] { $seat } hraje za bankéře.
}
legends-event-FlopTurned = Flop je { $cards }; v talónu je { $pot } $.
legends-event-HandShown = { $seat } ukazuje { $cards }: { $hand }.
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
legends-event-StoryTurned = Příběh „{ $story }“ se řeší. Odměna: { $seats }.
legends-event-StoryUncovered = Objevuje se nový příběh: „{ $story }“.
legends-event-GoalCompleted = { $seat } plní úkol „{ $goal }“.
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
legends-event-BlackCardTurned = Muž v černém otáčí kartu „{ $black }“ a jde na pole { $space }.
legends-event-BlackGained = Muž v černém získává { legends-amount-lp } a má teď { $lp }.
legends-event-EndTriggered = Konec se blíží: poslední bude { $last_round }. kolo.
legends-event-RowScored = { $seat } získává { legends-amount-lp } za body psanců.
legends-event-Scored = { $seat }: { legends-amount-lp } – { $line }.
legends-event-BlackScored = Muž v černém: { legends-amount-lp } – { $line }.
legends-event-GameEnded = Konec hry. { $result } Konečný stav: { $totals }.

## Jak hra skončila

legends-result-most-lp = Nejvíc bodů věhlasu má a vítězí { $winners }.
legends-result-shared = O vítězství se dělí: { $winners }.
legends-result-black = Nikdo nemá víc bodů věhlasu než Muž v černém: zvítězil on.

## Proč něco nejde

complaint-first-game-goals = první hra se hraje bez úkolů
refusal-no-actions-left = V tomto tahu ti nezbývá žádná akce.
refusal-not-enough-money = Stojí to { $price } $ a ty máš { $money } $.
refusal-sheriff-there = Stojí tam šerif a ty jsi psanec.
refusal-no-location = Na tvém poli není žádná lokace.
refusal-nothing-to-buy = Za { $money } $ v obchodě nic nekoupíš ani nevylepšíš.
refusal-nothing-to-sell = Nemáš nugget ani kartu, která se za něj počítá.
refusal-heist-tried = Bankovní loupež se dá zkusit jen jednou za tah.
refusal-no-poker-card = Nemáš pokerovou kartu, se kterou by se dalo bojovat.
refusal-no-wounds = Nemáš žádné zranění.
refusal-no-cattle-in-game = V první hře není dobytek.
refusal-has-cattle = Dobytek už máš a víc než jeden žeton mít nelze.
refusal-ranch-empty = Na tomto ranči už žádný dobytek není.
refusal-outlaw-by-rail = Psanci nemohou odvážet dobytek po železnici.
refusal-own-ranch = Tvůj dobytek je z tohoto ranče; kradený se prodává na tom druhém.
refusal-black-not-arrested = Muže v černém nelze zatknout.
refusal-black-attacked = Na Muže v černém lze útočit jen jednou za tah.
refusal-attacked-already = Na stejný cíl lze útočit jen jednou za tah: { $player }.
refusal-not-a-lawman = Zatýkat mohou jen strážci zákona a ty nemáš jejich body.
refusal-not-an-outlaw = { $player } nemá body psanců, takže zatčení nehrozí.
refusal-does-nothing = Teď by to nic neudělalo.
refusal-does-nothing-here = Na tomto poli by to nic neudělalo.
refusal-only-in-fight = Použít to jde jen v boji, po otočení karet.
refusal-no-action-card = Není to akce; působí to samo tam, kde se karta použije.
refusal-only-after-move = Použít to jde jen hned po akci pohyb.
refusal-ability-asleep = Tvá schopnost funguje od { $needed } bodů věhlasu a ty máš { $lp }.
refusal-contributed-already = V tomto tahu už tvůj váleček na příběhu přibyl.
refusal-story-full = Na tomto příběhu už není místo pro další váleček.
refusal-no-disc-left = Nemáš váleček, který by šel na tento příběh položit.
refusal-story-not-fulfilled = Nesplňuješ podmínku tohoto příběhu.
refusal-goal-not-fulfilled = Nesplňuješ podmínku tohoto úkolu.
