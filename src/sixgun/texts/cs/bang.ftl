### BANG!, karetní hra, česky.

game-bang = BANG!
set-bang-base = Základní hra
set-bang-dodge_city = Dodge City

## Nastavení stolu a nastavení, která patří k sobě

bang-setting-expert_characters = Výběr postavy
    .about = Každý dostane dvě postavy a jednu z nich si nechá.
bang-setting-simplified_first_game = První hra
    .about = Bez karet Dynamit, Vězení, Duel, Hokynářství a Indiáni!, které je třeba nejvíc vysvětlovat.
bang-setting-bonus_characters = Bonusové postavy
    .about = Rozdávají se i postavy Emiliano a Annie Versary.
bang-setting-keep_surviving_characters = Přeživším zůstává postava
    .about = Kdo přežil minulou hru, smí hrát dál za stejnou postavu.
bang-setting-rotating_sheriff = Šerif koluje
    .about = Začíná další hráč po směru hodinových ručiček od toho, kdo začínal minule: jako šerif, ve třech jako pomocník šerifa.
bang-setting-open_discard = Otevřená hromádka odhozených karet
    .about = Každý si smí prohlížet celou hromádku odhozených karet, nejen horní kartu.
bang-setting-characters = Postavy
    .about = Rozdávají se jen tyto postavy, oddělené čárkami; když není zadáno nic, pak všechny.
bang-setting-previous_game = Minulá hra
    .about = Kdo začínal a kdo přežil za kterou postavu; pro nastavení série.
bang-preset-first_game = První hra
    .about = Jen nejjednodušší karty, ideální na učení.
bang-preset-classic = Klasika
    .about = Pravidla tak, jak jsou vytištěná, každý má jednu postavu.
bang-preset-expert = Pro znalce
    .about = Každý si vybere jednu ze dvou postav.
bang-preset-series = Série
    .about = Několik her za sebou: přeživším zůstává postava a šerifská hvězda koluje.

## Barvy, karetní barvy a jména karet

colour-brown = hnědá
colour-blue = modrá
colour-green = zelená
suit-spades = piky
suit-hearts = srdce
suit-diamonds = kára
suit-clubs = kříže
bang-written-card = { $name } { $sign }
bang-card-as = { $card } jako { $kind }
card-bang = BANG!
card-barrel = Barel
card-beer = Pivo
card-bible = Bible
card-binocular = Dalekohled
card-brawl = Rvačka
card-buffalo_rifle = Puška na bizony
card-can_can = Kankán
card-canteen = Čutora
card-cat_balou = Cat Balou
card-colt = Colt .45
card-conestoga = Krytý vůz
card-derringer = Derringer
card-dodge = Úhyb
card-duel = Duel
card-dynamite = Dynamit
card-gatling = Kulomet
card-general_store = Hokynářství
card-hideout = Skrýš
card-howitzer = Houfnice
card-indians = Indiáni!
card-iron_plate = Železný plát
card-jail = Vězení
card-knife = Nůž
card-missed = Vedle!
card-mustang = Mustang
card-panic = Panika!
card-pepperbox = Pepperbox
card-pony_express = Pony Express
card-punch = Úder
card-rag_time = Ragtime
card-remington = Remington
card-rev_carabine = Rev. Carabine
card-saloon = Saloon
card-schofield = Schofield
card-scope = Hledí
card-sombrero = Sombrero
card-springfield = Springfield
card-stagecoach = Dostavník
card-ten_gallon_hat = Stetson
card-tequila = Tequila
card-volcanic = Volcanic
card-wells_fargo = Wells Fargo
card-whisky = Whisky
card-winchester = Winchester

## Co karty dělají

bang-card-bang = Střílíš na hráče v dostřelu své zbraně: bez karty Vedle! ztratí 1 bod života. Za tah smíš zahrát jen jednu kartu BANG!.
bang-card-barrel = Když na tebe někdo střílí, můžeš snímat: srdce platí jako Vedle!. Jednou proti každému výstřelu.
bang-card-beer = Získáš 1 bod života. Mimo svůj tah jen na záchranu, když máš přijít o poslední. Jsou-li naživu už jen dva hráči, nemá žádný efekt.
bang-card-bible = Od tahu, který následuje po vyložení: odhoď ji místo karty Vedle! a dober si kartu.
bang-card-binocular = Všechny ostatní hráče vidíš o 1 blíž.
bang-card-brawl = Odhoď s ní ještě jednu kartu z ruky: každý další hráč přijde o kartu, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-buffalo_rifle = Od svého příštího tahu: odhoď ji a střílej na libovolného hráče na jakoukoli vzdálenost.
bang-card-can_can = Od svého příštího tahu: odhoď ho a libovolný hráč přijde o kartu, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-canteen = Od svého příštího tahu: odhoď ji a získáš 1 bod života.
bang-card-cat_balou = Libovolný hráč přijde o kartu: náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-colt = Zbraň, kterou má od začátku každý: dostřel 1. Není to karta a nelze o ni přijít.
bang-card-conestoga = Od svého příštího tahu: odhoď ho a vezmi si kartu libovolného hráče, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-derringer = Od svého příštího tahu: odhoď ho a střílej na hráče ve vzdálenosti 1; potom si dober kartu.
bang-card-dodge = Platí jako Vedle! a ještě si dobereš kartu. Jen jako odpověď na výstřel.
bang-card-duel = Vyzvi libovolného jiného hráče. Střídavě, nejdřív vyzvaný, odhazujete karty BANG!; kdo první neodhodí, ztrácí 1 bod života.
bang-card-dynamite = Leží před tebou do tvého příštího tahu, který začne sejmutím: piky 2 až 9 znamenají výbuch a ztrátu 3 bodů života, jinak putuje k hráči po levici.
bang-card-gatling = Střílíš na všechny ostatní hráče na jakoukoli vzdálenost. Není to karta BANG!.
bang-card-general_store = Otoč tolik karet, kolik je hráčů. Počínaje tebou si každý jednu vezme.
bang-card-hideout = Všichni ostatní hráči tě vidí o 1 dál.
bang-card-howitzer = Od svého příštího tahu: odhoď ji a střílej na všechny ostatní hráče.
bang-card-indians = Všichni ostatní hráči odhodí kartu BANG!, nebo ztratí 1 bod života. Vedle! ani Barel nepomáhají.
bang-card-iron_plate = Od tahu, který následuje po vyložení: odhoď ho místo karty Vedle!.
bang-card-jail = Vylož ho před libovolného jiného hráče, jen ne před šerifa. Vězeň začíná tah sejmutím: srdce ho osvobodí, cokoli jiného znamená ztrátu tahu. Vězení se v obou případech odhodí.
bang-card-knife = Od svého příštího tahu: odhoď ho a střílej na hráče ve vzdálenosti 1.
bang-card-missed = Zruší výstřel na tebe. Jen jako odpověď na výstřel.
bang-card-mustang = Všichni ostatní hráči tě vidí o 1 dál.
bang-card-panic = Vezmi si kartu hráče ve vzdálenosti 1: náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-pepperbox = Od svého příštího tahu: odhoď ho a střílej na hráče v dostřelu své zbraně.
bang-card-pony_express = Od svého příštího tahu: odhoď ho a dober si 3 karty.
bang-card-punch = Střílíš na hráče ve vzdálenosti 1. Není to karta BANG!.
bang-card-rag_time = Odhoď s ním ještě jednu kartu z ruky: vezmi si kartu libovolného hráče, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-remington = Zbraň, dostřel 3.
bang-card-rev_carabine = Zbraň, dostřel 4.
bang-card-saloon = Všichni hráči včetně tebe získají 1 bod života. Toho, kdo právě přichází o poslední, nezachrání.
bang-card-schofield = Zbraň, dostřel 2.
bang-card-scope = Všechny ostatní hráče vidíš o 1 blíž.
bang-card-sombrero = Od tahu, který následuje po vyložení: odhoď ho místo karty Vedle!.
bang-card-springfield = Odhoď s ním ještě jednu kartu z ruky: střílej na libovolného hráče na jakoukoli vzdálenost.
bang-card-stagecoach = Dober si 2 karty.
bang-card-ten_gallon_hat = Od tahu, který následuje po vyložení: odhoď ho místo karty Vedle!.
bang-card-tequila = Odhoď s ní ještě jednu kartu z ruky: hráč podle tvého výběru (můžeš i sebe) získá 1 bod života.
bang-card-volcanic = Zbraň, dostřel 1. Ve svém tahu smíš zahrát libovolný počet karet BANG!.
bang-card-wells_fargo = Dober si 3 karty.
bang-card-whisky = Odhoď s ní ještě jednu kartu z ruky: získáš 2 body života.
bang-card-winchester = Zbraň, dostřel 5.

## Co umějí postavy

bang-ability-annie_versary = Kteroukoli kartu z ruky můžeš použít jako kartu BANG!.
bang-ability-apache_kid = Kárové karty, které použijí jiní hráči, na tebe nepůsobí, ani v dobrém, ani ve zlém.
bang-ability-bart_cassidy = Za každý ztracený bod života si dobereš kartu, ne však, když ztráta sáhne až na poslední.
bang-ability-belle_star = Ve tvém tahu nemají karty vyložené před jinými hráči žádný efekt.
bang-ability-bill_noface = Místo dvou karet si dobereš jednu a další za každý chybějící bod života.
bang-ability-black_jack = Druhou kartu, kterou si na začátku tahu dobereš, ukážeš; jsou-li to srdce nebo kára, dobereš si ještě jednu.
bang-ability-calamity_janet = Karty BANG! můžeš používat jako Vedle! a karty Vedle! jako BANG!.
bang-ability-chuck_wengam = Ve svém tahu můžeš, kolikrát chceš, obětovat 1 bod života (ne poslední) a dobrat si 2 karty.
bang-ability-claus_the_saint = Na začátku tahu se podíváš na tolik karet, kolik je hráčů, a ještě jednu; dvě si necháš a každému dalšímu jednu dáš.
bang-ability-doc_holyday = Jednou za svůj tah můžeš odhodit 2 karty z ruky a střílet na hráče v dostřelu své zbraně. Není to karta BANG!.
bang-ability-el_gringo = Za každý bod života, který ti vezme jiný hráč, si vezmeš náhodnou kartu z jeho ruky, ne však, když ztráta sáhne až na poslední.
bang-ability-elena_fuente = Kteroukoli kartu z ruky můžeš použít jako Vedle!.
bang-ability-emiliano = Vezmeš si kartu Vedle!, která zruší tvou kartu BANG!, i kartu BANG!, kterou zrušíš kartou Vedle!.
bang-ability-greg_digger = Pokaždé, když je vyřazen jiný hráč, získáš 2 body života.
bang-ability-herb_hunter = Pokaždé, když je vyřazen jiný hráč, dobereš si 2 karty.
bang-ability-jesse_jones = První kartu svého tahu si můžeš vzít náhodně z ruky jiného hráče.
bang-ability-johnny_kisch = Když vyložíš kartu, všechny ostatní vyložené karty stejného jména se odhodí.
bang-ability-jose_delgado = Dvakrát za svůj tah můžeš odhodit modrou kartu z ruky a dobrat si 2 karty.
bang-ability-jourdonnais = Když na tebe někdo střílí, můžeš snímat jako s Barelem: srdce platí jako Vedle!. Skutečný Barel ti dává druhý pokus.
bang-ability-kit_carlson = Na začátku tahu se podíváš na tři horní karty balíčku, dvě si necháš a jednu vrátíš navrch.
bang-ability-lucky_duke = Kdykoli snímáš, otočíš dvě karty a vybereš, která platí.
bang-ability-molly_stark = Mimo svůj tah si dobereš kartu za každou kartu z ruky, kterou zahraješ nebo dobrovolně odhodíš.
bang-ability-pat_brennan = Místo dobírání na začátku tahu si můžeš vzít kartu vyloženou před kterýmkoli hráčem.
bang-ability-paul_regret = Všichni ostatní hráči tě vidí o 1 dál.
bang-ability-pedro_ramirez = První kartu svého tahu si můžeš vzít z vrchu hromádky odhozených karet.
bang-ability-pixie_pete = Na začátku tahu si dobereš tři karty místo dvou.
bang-ability-rose_doolan = Všechny ostatní hráče vidíš o 1 blíž.
bang-ability-sean_mallory = Na konci tahu si smíš nechat až 10 karet.
bang-ability-sid_ketchum = Kdykoli můžeš odhodit 2 karty z ruky a získat 1 bod života, i na záchranu.
bang-ability-slab_the_killer = Ke zrušení tvé karty BANG! jsou potřeba dvě Vedle!.
bang-ability-suzy_lafayette = Jakmile máš prázdnou ruku, dobereš si kartu; v duelu až po jeho skončení.
bang-ability-tequila_joe = Pivo ti dá 2 body života místo jednoho.
bang-ability-uncle_will = Jednou za svůj tah můžeš zahrát kteroukoli kartu z ruky jako Hokynářství.
bang-ability-vera_custer = Na začátku tahu před dobíráním určíš jinou postavu ve hře a do svého příštího tahu máš její schopnost.
bang-ability-vulture_sam = Když je hráč vyřazen, vezmeš si do ruky všechny jeho karty.
bang-ability-willy_the_kid = Ve svém tahu smíš zahrát libovolný počet karet BANG!.

## Části vět

bang-count-cards = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
bang-count-points = { $points ->
    [one] { $points } bod života
    [few] { $points } body života
   *[other] { $points } bodů života
}
bang-unseen-cards = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
}

## O čem hráč rozhoduje

bang-prompt-act = { $player }: zahraj kartu, nebo ukonči tah (karet v ruce: { $cards }, zahraných BANG!: { $bangs }).
    .waiting = { $player } vybírá, co zahrát.
bang-prompt-shot = { $player }: { $by_is ->
       *[other] { $by } na tebe střílí ({ $cause_name })
        [self] střílíš na sebe ({ $cause_name })
        [nobody] míří na tebe výstřel ({ $cause_name })
    }; { $needed ->
        [one] použij Vedle!
        [few] použij { $needed }× Vedle!
       *[other] použij { $needed }× Vedle!
    }, nebo ztrácíš 1 bod života.
    .waiting = { $player } čelí výstřelu a hledá obranu.
bang-prompt-duel = { $player }: v duelu je proti tobě { $other }; odhoď kartu BANG!, nebo ztrácíš 1 bod života.
    .waiting = { $player } je v duelu a volí odpověď.
bang-prompt-indians = { $player }: { $by_is ->
       *[other] { $by } posílá Indiány
        [nobody] útočí Indiáni
    }; odhoď kartu BANG!, nebo ztrácíš 1 bod života.
    .waiting = { $player } čelí Indiánům.
bang-prompt-rescue = { $player }: { $needed ->
        [0] hrozba je zažehnána; pro svůj život můžeš udělat ještě víc ({ $cause_name }, body života: { $life }).
        [one] hrozí ti vyřazení ({ $cause_name }); zachrání tě { $needed } bod života.
        [few] hrozí ti vyřazení ({ $cause_name }); zachrání tě { $needed } body života.
       *[other] hrozí ti vyřazení ({ $cause_name }); zachrání tě { $needed } bodů života.
    }
    .waiting = { $player } bojuje o život.
bang-prompt-discard_excess = { $player }: máš v ruce víc karet, než dovoluje limit ({ $limit }); odhoď { bang-count-cards }.
    .waiting = { $player } vybírá, co odhodit.
bang-prompt-pay_cost = { $player }: vyber kartu, kterou odhodíš zároveň s kartou { $kind_name }.
    .waiting = { $player } vybírá kartu k odhození.
bang-prompt-pay_for_ability = { $player }: vyber karty, které odhodíš za schopnost postavy { $ability_name } (zbývá: { $left }).
    .waiting = { $player } vybírá karty k odhození.
bang-prompt-pick_card = { $player }: { $target_is ->
       *[other] { $deed ->
            [take] vyber, kterou kartu ti dá { $target }.
           *[discard] vyber, kterou kartu odhodí { $target }.
        }
        [self] { $deed ->
            [take] vyber, kterou svou kartu si vezmeš zpět.
           *[discard] vyber, kterou svou kartu odhodíš.
        }
    }
    .waiting = { $player } vybírá něčí kartu.
bang-prompt-pick_from_store = { $player }: vyber si jednu z nabízených karet.
    .waiting = { $player } vybírá z nabízených karet.
bang-prompt-count_flip = { $player }: vyber, která ze sejmutých karet platí ({ $source_name }).
    .waiting = { $player } vybírá, která karta platí.
bang-prompt-interlude = { $player }: teď můžeš použít schopnost, nebo nic neudělat.
    .waiting = { $player } může použít schopnost.
bang-prompt-order_discards = { $player }: odhazuješ všechno; vyber, co půjde první, nebo to nech tak, jak leží.
    .waiting = { $player } vybírá, v jakém pořadí odhazovat.
bang-prompt-draw_phase = { $player }: vyber, jak si dobereš.
    .waiting = { $player } vybírá způsob dobrání.
bang-prompt-first_from_hand = { $player }: vyber, odkud bude tvá první karta: z balíčku, nebo z ruky jiného hráče.
    .waiting = { $player } vybírá, odkud vzít první kartu.
bang-prompt-first_from_discard = { $player }: vyber, odkud bude tvá první karta: z balíčku, nebo z odhozených karet.
    .waiting = { $player } vybírá, odkud vzít první kartu.
bang-prompt-draw_or_take = { $player }: dober si jako obvykle, nebo si místo toho vezmi vyloženou kartu.
    .waiting = { $player } vybírá mezi dobráním a vyloženou kartou.
bang-prompt-keep_card = { $player }: vyber karty, které si necháš (zbývá: { $count }).
    .waiting = { $player } si prohlíží karty.
bang-prompt-give_card = { $player }: vyber kartu, kterou dostane { $target }.
    .waiting = { $player } vybírá dárky.
bang-prompt-copy_character = { $player }: vyber, čí schopnost budeš mít do svého příštího tahu.
    .waiting = { $player } vybírá, čí schopnost mít.
bang-prompt-inherit = { $player }: vyber jednu z karet, které zanechává { $target }.
    .waiting = { $player } vybírá z pozůstalosti.
bang-prompt-keep_character = { $player }: nech si postavu z minulé hry, nebo dostaneš novou.
    .waiting = { $player } rozhoduje, zda si nechat postavu.
bang-prompt-choose_character = { $player }: vyber postavu, za kterou budeš hrát.
    .waiting = { $player } vybírá postavu.

## Možnosti

bang-option-Play = { $target_is ->
    [nobody] Zahrát kartu { $card }
   *[other] Zahrát kartu { $card }, cíl: { $target }
}
bang-option-Respond = Zahrát kartu { $card }
bang-option-Spend = Odhodit kartu { $card }
bang-option-Discard = Odhodit kartu { $card }
bang-option-Take = Vzít si kartu { $card }
bang-option-Count = Ať platí karta { $card }
bang-option-Give = Kartu { $card } dostane { $target }
bang-option-Pick = { $card_is ->
    [none] Náhodná karta z ruky ({ $target })
   *[seen] Vyložená karta { $card } ({ $target })
}
bang-option-UseCard = { $target_is ->
    [nobody] Použít kartu { $card }
   *[other] Použít kartu { $card }, cíl: { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Použít schopnost ({ $ability_name })
       *[other] Použít schopnost ({ $ability_name }), cíl: { $target }
    }
   *[seen] { $target_is ->
        [nobody] Použít schopnost ({ $ability_name }) s kartou { $card }
       *[other] Použít schopnost ({ $ability_name }) s kartou { $card }, cíl: { $target }
    }
}
bang-option-EndTurn = Ukončit tah
bang-option-DrawDeck = Dobrat si z balíčku
bang-option-TakeDiscard = Vzít si horní odhozenou kartu
bang-option-InOrder = Odhodit zbytek tak, jak leží
bang-option-Copy = Napodobit postavu { $ability_name } ({ $target })
bang-option-Keep = Hrát za postavu { $ability_name }
bang-option-NewCharacter = Dostat novou postavu

## Záznam hry

bang-event-GameBegan = Hra začíná, { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}; začíná { $first }.
bang-event-CharacterShown = { $seat } hraje za postavu { $ability_name }.
bang-event-TurnBegan = { $number }. tah: na řadě je { $seat }.
bang-event-TurnLost = { $seat } přichází o tah ({ $card }).
bang-event-DeckShuffled = Odhozené karty se míchají do nového balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } si dobírá { bang-count-cards }: { $cards }.
   *[unseen] { $seat } si dobírá { bang-count-cards }.
}
bang-event-CardShown = { $seat } ukazuje kartu { $card }.
bang-event-DiscardTaken = { $seat } si bere z odhozených karet kartu { $card }.
bang-event-Flipped = { $cards_are ->
    [none] { $seat } nemá z čeho snímat ({ $source_name }).
   *[seen] { $seat } snímá ({ $source_name }): { $cards }.
}
bang-event-FlipCounted = { $seat } vybírá, že platí karta { $card }.
bang-event-CheckMade = { $lucky ->
    [0] { $seat } nemá štěstí ({ $source_name }).
   *[1] { $seat } má štěstí ({ $source_name }).
}
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } hraje kartu { $card }.
    [self] { $seat } hraje kartu { $card } na sebe.
   *[other] { $seat } hraje kartu { $card }, cíl: { $target }.
}
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } používá kartu { $card }.
    [self] { $seat } používá kartu { $card } na sebe.
   *[other] { $seat } používá kartu { $card }, cíl: { $target }.
}
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } používá schopnost ({ $ability_name }).
    [self] { $seat } používá schopnost ({ $ability_name }) na sebe.
   *[other] { $seat } používá schopnost ({ $ability_name }), cíl: { $target }.
}
bang-event-AbilityCopied = { $seat } má teď schopnost postavy { $ability_name }.
bang-event-CardSpent = { $seat } odhazuje kartu { $card }.
bang-event-CardDiscarded = { $by_is ->
    [other] { $seat } přichází o kartu { $card } ({ $by }).
   *[self] { $seat } odhazuje kartu { $card }.
}
bang-event-CardReturned = { $seat } si bere zpět kartu { $card }.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } si bere ze stolu zpět kartu { $card }.
       *[other] { $seat } si bere vyloženou kartu { $card }, přichází o ni { $target }.
    }
   *[1] { $card_is ->
        [unseen] { $seat } si bere kartu z ruky, přichází o ni { $target }.
       *[seen] { $seat } si bere z ruky kartu { $card }, přichází o ni { $target }.
    }
}
bang-event-CardGiven = { $card_is ->
    [unseen] { $target } dostává kartu (dává { $seat }).
   *[seen] { $target } dostává kartu { $card } (dává { $seat }).
}
bang-event-CardPassed = { $card } putuje dál: { $seat } → { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } si prohlíží { bang-count-cards } z balíčku: { $cards }.
   *[unseen] { $seat } si prohlíží { bang-count-cards } z balíčku.
}
bang-event-CardsPutBack = { $seat } vrací na balíček { bang-count-cards }.
bang-event-StoreOpened = { $cards_are ->
    [none] V nabídce není nic.
   *[seen] V nabídce: { $cards }.
}
bang-event-StoreCardTaken = { $seat } si bere kartu { $card }.
bang-event-ShotFired = { $seat } potřebuje { $needed }× Vedle! ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } ztrácí { bang-count-points } ({ $cause_name }) a má teď { $life }.
   *[other] { $seat } ztrácí { bang-count-points } ({ $cause_name }, { $by }) a má teď { $life }.
}
bang-event-LifeGained = { $by_is ->
    [other] { $seat } získává { bang-count-points } (dává { $by }) a má teď { $life }.
   *[self] { $seat } získává { bang-count-points } a má teď { $life }.
}
bang-event-Eliminated = { $seat } opouští hru a ukazuje roli: { $role_name }.
bang-event-EstateTaken = { $cards_are ->
    [seen] { $seat } si bere { bang-count-cards }, zanechává je { $target }: { $cards }.
   *[unseen] { $seat } si bere { bang-count-cards }, zanechává je { $target }.
}
bang-event-Rewarded = { $seat } získává odměnu za to, že hru opouští { $target }.
bang-event-Punished = { $seat } vyřazuje pomocníka šerifa ({ $target }) a za trest odhazuje všechno.
bang-event-LastManStanding = Od teď platí jediný cíl: zůstat naživu jako poslední.
bang-event-GameEnded = Konec hry. { $result } Role: { $roles }.

## Jak hra skončila

bang-result-law-prevails = Všichni bandité a odpadlíci jsou vyřazeni: zvítězil zákon. { $count ->
    [one] Vítěz
    [few] Vítězové
   *[other] Vítězové
}: { $winners }.
bang-result-sheriff-dead = Šerif je vyřazen: zvítězili bandité. Vítězové: { $winners }.
bang-result-renegade-alone = Šerif je vyřazen a naživu zůstal jen odpadlík. Vítěz: { $winners }.
bang-result-hunter = Lovec osobně vyřadil svůj cíl. Vítěz: { $winners }.
bang-result-last-man = Naživu zůstal poslední hráč. Vítěz: { $winners }.

## Proč něco nejde

refusal-only-in-answer = Kartu { $card_name } jde použít jen jako odpověď na výstřel.
refusal-no-second-card = Karta { $card_name } vyžaduje ještě jednu kartu z ruky a tu nemáš.
refusal-already-in-play = Druhá karta { $card_name } před tebou ležet nesmí.
refusal-already-in-front = Druhou kartu { $card_name } před sebou mít nesmí: { $player }.
refusal-too-far = { $player } je ve vzdálenosti { $distance }; toto jde jen na vzdálenost 1.
refusal-out-of-range = { $player } je ve vzdálenosti { $distance }; { $weapon_name } má dostřel { $range }.
refusal-nobody-to-aim-at = Pro kartu { $card_name } tu není žádný cíl.
refusal-asleep = Karta { $card_name } teď nemá žádný efekt.
refusal-bang-limit = V tomto tahu máš za sebou { $played ->
    [one] { $played } kartu BANG!
    [few] { $played } karty BANG!
   *[other] { $played } karet BANG!
} a víc než { $limit } zahrát nesmíš.
refusal-played-this-turn = Karta { $card_name } leží na stole teprve od tohoto tahu a použít ji jde nejdřív po něm.
refusal-nothing-to-lose = { $player } nemá kartu, kterou by šlo vzít nebo odhodit.
refusal-nobody-has-cards = Nikdo jiný nemá kartu, o kterou by mohl přijít.
refusal-not-the-sheriff = { $player } je šerif, a toho do vězení poslat nelze.
refusal-no-missed = Karta { $card_name } z ruky proti výstřelu nepomůže.
refusal-no-bang = Karta { $card_name } neplatí jako karta BANG!
refusal-no-rescue = Karta { $card_name } tě teď nezachrání.
refusal-rescue-complete = Máš všechny body života, karta { $card_name } by přišla nazmar.
refusal-rescue-too-weak = Karta { $card_name } by k záchraně nestačila, ani se zbytkem ruky.
refusal-tried-already = { $card_name }: proti tomuto výstřelu jde zkusit štěstí jen jednou a pokus už proběhl.
refusal-two-left = Když zbývají jen dva hráči, karta { $card_name } nemá žádný efekt.
refusal-used-up = Schopnost postavy { $card_name } je v tomto tahu vyčerpaná.
refusal-full-life = Máš všechny body života, postava { $card_name } nemá co léčit.
refusal-too-few-cards = Postava { $card_name } potřebuje { $needed } karty z ruky; v ruce jich máš { $cards }.
refusal-last-life = Byl by to tvůj poslední bod života.
refusal-only-unaffecting-cards = Na cíl { $player } žádné dvě z tvých karet nepůsobí.
refusal-no-blue-card = V ruce nemáš žádnou modrou kartu.
refusal-not-blue = Karta { $card_name } není modrá.
