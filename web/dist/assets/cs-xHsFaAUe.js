var e=Object.assign({"../../../../src/sixgun/texts/cs/bang.ftl":`### BANG!, karetní hra, česky.

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
refusal-used-up = Schopnost postavy { $card_name } je v tomto tahu vyčerpaná.
refusal-full-life = Máš všechny body života, postava { $card_name } nemá co léčit.
refusal-too-few-cards = Postava { $card_name } potřebuje { $needed } karty z ruky; v ruce jich máš { $cards }.
refusal-last-life = Byl by to tvůj poslední bod života.
refusal-only-unaffecting-cards = Na cíl { $player } žádné dvě z tvých karet nepůsobí.
refusal-no-blue-card = V ruce nemáš žádnou modrou kartu.
refusal-not-blue = Karta { $card_name } není modrá.
`,"../../../../src/sixgun/texts/cs/bots.ftl":`### Proč bot zvolil, co zvolil; totéž jsou důvody nápověd.

bot-role = { $role ->
    [sheriff] { role-sheriff }
    [deputy] { role-deputy }
    [renegade] { role-renegade }
   *[outlaw] { role-outlaw }
}
bot-hunch = Jen tušení.
bot-stop = Tyto kostky mají větší cenu než to, co nejspíš přinese další hod.
bot-reroll = { $dice ->
    [one] Hodit znovu { $dice } kostkou slibuje víc než si ji nechat; zbývá hodů: { $left }.
   *[other] Hodit znovu { $dice } kostkami slibuje víc než si je nechat; zbývá hodů: { $left }.
}
bot-shoot-known = { $player } ({ bot-role }) je na dostřel a je to nejlepší cíl.
bot-shoot-suspect = { $player } je nejlepší cíl na dostřel: { bot-role } s pravděpodobností { $percent } %.
bot-shoot-forced = Někam se vystřelit musí a nejméně to vadí, když to schytá { $player }.
bot-help-self = { $life ->
    [one] Zbývá ti { $life } bod života: pomoc se nejvíc hodí tobě.
    [few] Se { $life } body života se pomoc nejvíc hodí tobě.
   *[other] S { $life } body života se pomoc nejvíc hodí tobě.
}
bot-help-friend = Na tvé straně pomoc nejvíc potřebuje { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-help-wasted = Nikdo, komu stojí za to pomáhat, pomoc nepotřebuje, takže je jedno, kdo ji dostane.
bot-take-arrows = Šíp je teď lepší než ztracený bod života; šípů v zásobě: { $pile }.
bot-take-hit = Ztracený bod života je teď lepší než šíp; šípů v zásobě: { $pile }.
bot-drop-arrows = Každý vrácený šíp zmírní příští útok indiánů; šípů v zásobě: { $pile }.
bot-keep-arrows = Útok indiánů by ostatním uškodil víc; šípů v zásobě: { $pile }.
bot-clear-self = Tvůj vlastní šíp je nejnebezpečnější.
bot-clear-friend = Na tvé straně je nejnebezpečnější šíp, který má { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-clear-nothing = Šípy leží tam, kde mají.
bot-no-choice = Nic jiného se dělat nedá.
bot-card-hold = Co zbývá, má větší cenu v ruce než na stole.
bot-card-all = Tvé straně to prospěje víc, nebo uškodí méně, než ostatním.
bot-card-weapon = Dostřelíš s ní na víc těch, které chceš zasáhnout.
bot-card-draw = Víc karet, víc možností.
bot-card-equip = Před tebou bude sloužit, dokud ji někdo nevezme.
bot-card-dynamite = Spíš vybuchne před někým, koho ti nebude líto.
bot-card-strip = O kartu má přijít { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-card-free = { $player } se bez té karty bude mít lépe: { bot-role } s pravděpodobností { $percent } %.
bot-card-jail = O tah má přijít { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-card-duel = Karty BANG! nejspíš dřív dojdou tomu, kdo se jmenuje { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-card-fight-on = { $player } možná zůstane bez karet BANG! dřív a vzdát se stojí bod života.
bot-card-flip-first = Sejmutí nic nestojí: zkus ho dřív, než utratíš kartu.
bot-card-dodge = Bod života má větší cenu než tato karta.
bot-card-take-hit = Obrana by stála víc než bod života, anebo nestačí.
bot-card-survive = Bez toho pro tebe hra končí.
bot-card-saved = Zachráněno; zbytek si nech na později.
bot-card-least = Tuto kartu potřebuješ nejméně.
bot-card-most = Tato karta ti pomůže nejvíc.
bot-card-deck = Balíček slibuje víc.
bot-card-gift-good = { $player } je zřejmě na tvé straně: { bot-role } s pravděpodobností { $percent } %. Dobrá karta tam bude v dobrých rukou.
bot-card-gift-poor = { $player } zřejmě na tvé straně není: { bot-role } s pravděpodobností { $percent } %. Slabá karta postačí.
bot-card-flip = Tato karta přináší víc štěstí.
bot-card-character = Tato schopnost ti přinese nejvíc.
bot-card-wait = Není kam spěchat: později to bude stejně dobré.
`,"../../../../src/sixgun/texts/cs/cast.ftl":`### Role a postavy: jména společná hrám z Divokého západu, česky.

## Role. \`goal-three\` je cíl ve hře tří hráčů.

role-sheriff = Šerif
    .goal = Vyřaď ze hry všechny bandity a odpadlíky.
role-deputy = Pomocník šerifa
    .goal = Chraň šerifa, dokud nebudou vyřazeni všichni bandité a odpadlíci.
    .goal-three = Vyřaď osobně odpadlíka; jakmile je kdokoli vyřazen jinak, vyhrává ten, kdo zůstane naživu poslední.
role-outlaw = Bandita
    .goal = Postarej se, aby byl vyřazen šerif.
    .goal-three = Vyřaď osobně pomocníka šerifa; jakmile je kdokoli vyřazen jinak, vyhrává ten, kdo zůstane naživu poslední.
role-renegade = Odpadlík
    .goal = Zůstaň naživu jako poslední.
    .goal-three = Vyřaď osobně banditu; jakmile je kdokoli vyřazen jinak, vyhrává ten, kdo zůstane naživu poslední.

## Postavy obou her

character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
    .dice = Kit Karlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramirez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab the Killer
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = Vulture Sam
character-willy_the_kid = Willy the Kid

## Postavy jen z karetní hry

character-annie_versary = Annie Versary
character-apache_kid = Apache Kid
character-belle_star = Belle Star
character-bill_noface = Bill Noface
character-chuck_wengam = Chuck Wengam
character-claus_the_saint = Claus, the Saint
character-doc_holyday = Doc Holyday
character-elena_fuente = Elena Fuente
character-emiliano = Emiliano
character-greg_digger = Gregg Digger
character-herb_hunter = Herb Hunter
character-johnny_kisch = Johnny Kisch
character-jose_delgado = José Delgado
character-molly_stark = Molly Stark
character-pat_brennan = Pat Brennan
character-pixie_pete = Pixie Pete
character-sean_mallory = Sean Mallory
character-tequila_joe = Tequila Joe
character-uncle_will = Uncle Will
character-vera_custer = Vera Custer
`,"../../../../src/sixgun/texts/cs/dice.ftl":`### BANG! Kostková hra, česky.

game-dice = BANG! Kostková hra
set-dice-base = Základní hra

## Symboly na kostkách

face-arrow = Indiánský šíp
    .short = šíp
face-dynamite = Dynamit
    .short = dynamit
face-bullseye_1 = Terč „1“
    .short = terč 1
face-bullseye_2 = Terč „2“
    .short = terč 2
face-beer = Pivo
    .short = pivo
face-gatling = Kulomet
    .short = kulomet

## Proč se ztrácí život

cause-indians = útok indiánů
cause-dynamite = dynamit
cause-bullseyes = terč
cause-gatling = střelba z kulometu

## Postavy

dice-ability-bart_cassidy = Za každý bod života, který máš ztratit kvůli terči nebo střelbě z kulometu, si místo toho můžeš vzít šíp: za žádný, za některé, nebo za všechny. Neplatí pro útok indiánů ani pro dynamit a poslední šíp ze zásoby si takto vzít nesmíš.
dice-ability-black_jack = Dokud dynamit ukazují méně než tři tvé kostky, můžeš kteroukoli z nich házet znovu, nebo ji nechat ležet. Tři nebo více dynamitů tvé házení ukončí jako obvykle.
dice-ability-calamity_janet = Každý terč „1“ můžeš použít jako „2“ a každý terč „2“ jako „1“, nebo tak, jak padl; rozhoduješ se u každé kostky zvlášť.
dice-ability-el_gringo = Hráč, který ti způsobí ztrátu jednoho nebo více bodů života, si musí vzít jeden šíp: jeden za všechny terče svého tahu dohromady a jeden za střelbu z kulometu, i když tě tím vyřadí. Neplatí pro útok indiánů ani pro dynamit.
dice-ability-jesse_jones = Máš-li čtyři nebo méně bodů života ve chvíli, kdy se v tvém tahu řeší piva, získáš za každé pivo použité na sebe dva body života místo jednoho.
dice-ability-jourdonnais = Při útoku indiánů nikdy neztrácíš více než jeden bod života.
dice-ability-kit_carlson = Za každý kulomet ve svém konečném výsledku můžeš vrátit do zásoby jeden šíp libovolného hráče, i svůj: od žádného až po tolik, kolik máš kulometů. Dojde-li ke střelbě z kulometu, proběhne nejdřív ona.
dice-ability-lucky_duke = Můžeš házet o jednou víc než ostatní: až třikrát hodit znovu, celkem tedy čtyřikrát.
dice-ability-paul_regret = Střelbou z kulometu nikdy neztrácíš body života.
dice-ability-pedro_ramirez = Za každý ztracený bod života můžeš vrátit do zásoby jeden svůj šíp, nebo si ho nechat; bod života ztrácíš tak jako tak. Neplatí při útoku indiánů, po kterém se stejně vracejí všechny šípy.
dice-ability-rose_doolan = Každý terč můžeš použít na obvyklou vzdálenost, nebo o jedno místo dál: terč „1“ zasáhne hráče o 1 nebo 2 místa dál, terč „2“ hráče o 2 nebo 3 místa dál.
dice-ability-sid_ketchum = Na začátku svého tahu, ještě před hodem, vyber hráče (můžeš i sebe), který získá jeden bod života. Někoho vybrat musíš, ale smí to být i hráč s plným počtem životů, který nezíská nic.
dice-ability-slab_the_killer = Jednou za tah můžeš spotřebovat jedno své pivo a zdvojit jeden terč: tato kostka vezme dva body života svému jedinému cíli. Takové pivo už nikomu bod života nedá.
dice-ability-suzy_lafayette = Na konci svého tahu získáš dva body života, pokud žádná z tvých pěti kostek v konečném výsledku neukazuje terč.
dice-ability-vulture_sam = Pokaždé, když je vyřazen jiný hráč, získáš dva body života.
dice-ability-willy_the_kid = Ke střelbě z kulometu ti stačí dva kulomety: se dvěma nebo více se střílí vždy, ale jen jednou za tah.

## Části vět

dice-count-arrows = { $count ->
    [one] { $count } šíp
    [few] { $count } šípy
   *[other] { $count } šípů
}
dice-count-points = { $points ->
    [one] { $points } bod života
    [few] { $points } body života
   *[other] { $points } bodů života
}

## O čem hráč rozhoduje

dice-prompt-reroll = { $player }: máš za sebou { $roll }. hod a můžeš házet ještě { $left ->
        [one] jednou
        [few] { $left }krát
       *[other] { $left }krát
    }; vyber kostky, kterými hodíš znovu, nebo si nech všechny.
    .waiting = { $player } rozhoduje, kterými kostkami hodit znovu.
dice-prompt-assign_bullseyes = { $player }: vyber, koho zasáhneš ({ $face_name }, výstřel { $number } z { $total }); všechny zásahy dopadnou najednou.
    .waiting = { $player } vybírá cíl.
dice-prompt-assign_beers = { $player }: vyber, kdo vypije tvoje pivo ({ $number } z { $total }) a získá život.
    .waiting = { $player } vybírá, kdo dostane pivo.
dice-prompt-sid_heal = { $player }: začíná tvůj tah a jako { character-sid_ketchum } vybíráš, kdo získá 1 bod života.
    .waiting = { $player } vybírá, kdo získá 1 bod života.
dice-prompt-bart_replace = { $player }: hrozí ti ztráta ({ dice-count-points }); vyber, kolik šípů si místo toho vezmeš (v zásobě { $pile }, poslední tam zůstane).
    .waiting = { $player } vybírá mezi šípy a body života.
dice-prompt-pedro_discard = { $player }: přicházíš o { dice-count-points } a za každý můžeš vrátit jeden šíp; vyber, kolik ze svých šípů ({ $arrows }) vrátíš do zásoby.
    .waiting = { $player } rozhoduje, kolik šípů vrátit.
dice-prompt-kit_discard = { $player }: díky kulometům můžeš do zásoby vrátit ještě { $left ->
        [one] { $left } šíp
        [few] { $left } šípy
       *[other] { $left } šípů
    }; vyber, komu šíp vezmeš, nebo skonči.
    .waiting = { $player } rozhoduje, čí šíp se vrátí do zásoby.

## Možnosti

dice-option-Stop = Nechat si všechny kostky
dice-option-Reroll = { $count ->
    [one] Hodit znovu kostkou { $numbers }
    [few] Hodit znovu kostkami { $numbers }
   *[other] Hodit znovu kostkami { $numbers }
}
dice-option-Shoot = { $doubled ->
    [0] Cíl: { $target }
   *[1] Cíl: { $target }, 2 body života (spotřebuješ pivo)
}
dice-option-Serve = Pivo dostane { $seat }
dice-option-Heal = 1 bod života získá { $seat }
dice-option-TakeInstead = { $count ->
    [0] Nebrat žádný šíp
   *[other] Vzít si místo toho { dice-count-arrows }
}
dice-option-DropArrows = { $count ->
    [0] Nechat si všechny šípy
   *[other] Vrátit { dice-count-arrows }
}
dice-option-RemoveArrow = Jeden šíp vrátí { $seat }

## Záznam hry

dice-event-GameBegan = Hra začíná, { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}; kostky si bere { $first }.
dice-event-TurnBegan = { $number }. tah: kostky si bere { $seat }.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } hází: { $dice }.
   *[other] { $seat } hází znovu { $count ->
        [one] kostkou { $numbers }
        [few] kostkami { $numbers }
       *[other] kostkami { $numbers }
    } ({ $roll }. hod): { $dice }.
}
dice-event-DiceKept = { $seat } si nechává všechny kostky: { $dice }.
dice-event-ArrowsTaken = { $seat } si bere { dice-count-arrows }; { $pile ->
    [0] zásoba je prázdná
   *[other] v zásobě: { $pile }
}.
dice-event-ArrowsReturned = { $by_is ->
   *[self] { $seat } vrací { dice-count-arrows }
    [nobody] { $seat } vrací { dice-count-arrows }
    [other] { $by } určuje, že { dice-count-arrows } vrací { $seat }
}; v zásobě: { $pile }.
dice-event-IndiansAttacked = { $seat } bere poslední šíp: útočí indiáni!
dice-event-DynamiteExploded = { $seat } má { $count ->
    [one] { $count } dynamit
    [few] { $count } dynamity
   *[other] { $count } dynamitů
}: výbuch, a házení končí.
dice-event-ShotAimed = { $points ->
    [1] { $seat } střílí, cíl: { $target } ({ $face_name }).
   *[other] { $seat } spotřebuje pivo a střílí dvojitě ({ dice-count-points }), cíl: { $target } ({ $face_name }).
}
dice-event-BeerServed = { $target_is ->
    [self] { $seat } pije pivo.
   *[other] { $seat } nalévá pivo, pije { $target }.
}
dice-event-GatlingFired = { $seat } střílí z kulometu na všechny ostatní (kulomety: { $count }).
dice-event-HitDodged = { $seat } si bere { $points ->
    [one] šíp
    [few] šípy
   *[other] šípy
}, a neztrácí tak { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } ztrácí { dice-count-points } ({ $cause_name }) a má teď { $life }.
   *[other] { $seat } ztrácí { dice-count-points } ({ $cause_name }, { $by }) a má teď { $life }.
}
dice-event-LifeGained = { $by_is ->
    [self] { $seat } získává { dice-count-points } a má teď { $life }.
   *[other] { $seat } získává { dice-count-points } (dává { $by }) a má teď { $life }.
}
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } opouští hru ({ $cause_name }) a ukazuje roli: { $role_name }.
   *[other] { $seat } opouští hru ({ $cause_name }, { $by }) a ukazuje roli: { $role_name }.
}
dice-event-LastManStanding = Od teď platí jediný cíl: zůstat naživu jako poslední.
dice-event-GameEnded = Konec hry. { $result } Role: { $roles }.

## Jak hra skončila

dice-result-law-prevails = Všichni bandité a odpadlíci jsou vyřazeni: zvítězil zákon. { $count ->
    [one] Vítěz
    [few] Vítězové
   *[other] Vítězové
}: { $winners }.
dice-result-sheriff-dead = Šerif je vyřazen: zvítězili bandité. Vítězové: { $winners }.
dice-result-renegade-alone = Šerif je vyřazen a naživu zůstal jen odpadlík. Vítěz: { $winners }.
dice-result-hunter = Lovec osobně vyřadil svůj cíl. Vítěz: { $winners }.
dice-result-last-man = Naživu zůstal poslední hráč. Vítěz: { $winners }.
dice-result-draw = Nikdo nezůstal naživu: hra končí remízou.

## Proč něco nejde

refusal-dynamite-locked = Kostka { $die } ukazuje dynamit a nesmí se s ní házet znovu.
refusal-double-used = V tomto tahu už je jeden terč zdvojený.
refusal-double-no-beer = Žádná z tvých kostek neukazuje pivo, které by šlo spotřebovat na dvojitý výstřel.
refusal-wrong-distance = { $player } sedí o { $distance ->
    [one] { $distance } místo
    [few] { $distance } místa
   *[other] { $distance } míst
} dál; tento terč zasahuje přesně na vzdálenost { $reach }.
refusal-last-arrow = Poslední šíp musí zůstat v zásobě ({ $pile ->
    [one] zbývá { $pile } šíp
    [few] zbývají { $pile } šípy
   *[other] zbývá { $pile } šípů
}).
refusal-no-arrows = { $player } nemá žádný šíp, který by šlo vrátit.
refusal-too-many-arrows = Za každý ztracený bod života můžeš vrátit jeden šíp: ztrácíš { $points } a máš { $held ->
    [one] { $held } šíp
    [few] { $held } šípy
   *[other] { $held } šípů
}.
`,"../../../../src/sixgun/texts/cs/kernel.ftl":`### Co mají všechny hry společné, česky.

kernel-rule = pravidlo { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-option-Pass = Nic neudělat
kernel-option-First = Nejdřív { $ability_name }
kernel-prompt-order_reactions = { $player }: v jednu chvíli se hlásí o slovo víc tvých schopností ({ $count }); vyber, která začne.
    .waiting = { $player } rozhoduje, která z několika schopností začne.

## Proč něco nejde

refusal-game-over = Hra už skončila.
refusal-no-such-seat = Místo { $seat } u tohoto stolu není.
refusal-not-your-choice = Teď nerozhoduješ ty; na řadě: { $waiting }.
refusal-no-such-option = Možnost { $number } neexistuje; možnosti mají čísla 1 až { $options }.
refusal-not-an-option = „{ $text }“ teď nejde; nejbližší možnost je „{ $nearest }“.
refusal-forbidden-by = Zakazuje to { $card_name }.
refusal-not-yourself = Na sebe mířit nemůžeš.
refusal-is-out = { $player } už není ve hře.

## Proč nejde vzít tah zpět

refusal-undo-nothing = Není co vzít zpět.
refusal-undo-other-player = Naposledy se rozhodoval někdo jiný ({ $player }); zpět můžeš vzít jen vlastní volbu.
refusal-undo-random = Od tvé poslední volby už promluvila náhoda, takže ji nelze vzít zpět.
refusal-undo-reveal = Od tvé poslední volby už vyšlo najevo něco tajného, takže ji nelze vzít zpět.
refusal-undo-turn = Od tvé poslední volby už začal nový tah, takže ji nelze vzít zpět.
refusal-redo-nothing = Žádnou volbu, kterou by šlo zopakovat, nemáš vzatou zpět.

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
complaint-set = { $game } nemá krabici „{ $name }“; krabice jsou: { $known }
complaint-set-needs = krabice „{ $name }“ potřebuje ještě tyto: { $missing }
complaint-no-sets = { $game } potřebuje aspoň jednu krabici; krabice jsou: { $known }
complaint-setting = { $game } nemá nastavení „{ $name }“; nastavení jsou: { $known }
complaint-no-settings = { $game } nemá nastavení „{ $name }“ ani žádné jiné
complaint-setting-value = { $setting } nemůže být { $value }; na výběr je: { $known }
complaint-characters = hráčů je { $players } a potřebují { $needed } postav, k dispozici je jich { $known }
complaint-character = postava „{ $name }“ v těchto krabicích není; postavy jsou: { $known }
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
complaint-choice-refused = volba { $number } („{ $text }“) je odmítnuta: { $reason }
complaint-checksum-form = kontrolní součet nemá tvar [počet voleb, text]
complaint-choices-checked = { $choices ->
    [one] v souboru je { $choices } volba
    [few] v souboru jsou { $choices } volby
   *[other] v souboru je { $choices } voleb
}, kontrolní součty mluví o jiném počtu
complaint-game-differs = po volbě { $number } se hra liší od souboru
`,"../../../../src/sixgun/texts/cs/server.ftl":`### Server: proč říká ne a co se u stolu děje kromě hry.

server-no-already-begun = Hra už začala.
server-no-bad-file = Řádek { $line } souboru: { $reason }
server-no-bad-message = Server tomu nerozuměl. Načtěte prosím stránku znovu.
server-no-bad-request = Něco v požadavku nesedí. Zkontrolujte, co jste zadali, a zkuste to znovu.
server-no-clock-off = Tady na nikoho nespěchá čas.
server-no-engine-fault = To se pokazilo u nás. Volba neplatí, hra pokračuje a záznam o chybě je uložen.
server-no-full = Všechna místa jsou obsazená. Můžete se dívat, nebo založit vlastní stůl.
server-no-game-on = Bot nemůže odejít uprostřed hry; někdo si ale může sednout místo něj.
server-no-hello-first = Server čekal, u kterého stolu chcete být.
server-no-name-empty = Jméno musí mít aspoň jedno písmeno.
server-no-name-signs = V tom jménu jsou neviditelné znaky. Použijte prosím písmena.
server-no-name-taken = { $name } už tu sedí. Zvolte si jiné jméno.
server-no-no-ask = Teď nemáte o čem rozhodovat.
server-no-no-longer-seated = Tohle místo už není vaše. Můžete se dívat, nebo si znovu sednout, je-li volno.
server-no-no-look = Takový okamžik v téhle hře není.
server-no-no-option = To už mezi možnostmi není.
server-no-no-phrase = Taková hláška není.
server-no-no-proposal = Není s čím souhlasit.
server-no-no-replay = Tohle není záznam hry, který umíme přečíst. Soubor se záznamem končí na .sixgun.json.
server-no-no-seat = To může jen ten, kdo sedí u stolu.
server-no-no-such-seat = Takové místo tu není, nebo se k tomu nehodí.
server-no-no-table = Takový stůl neexistuje. Zkontrolujte odkaz, nebo si najděte otevřený stůl v předsíni.
server-no-no-watching = U tohoto stolu se nikdo nemůže dívat. Požádejte hostitele o místo.
server-no-not-begun = Hra ještě nezačala.
server-no-not-host = To může jen hostitel.
server-no-not-over = Hra ještě neskončila. Záznam bude k vidění po jejím konci.
server-no-not-your-seat = Víc času vám mohou dát ostatní.
server-no-nothing-said = Zatím není co říct.
server-no-old-page = Sixgun byl aktualizován. Načtěte stránku znovu a hrajte dál; vaše místo na vás čeká.
server-no-origin = Požadavek přišel z jiné stránky a nebyl proveden.
server-no-over = Tahle hra už skončila.
server-no-person-sits-there = Na tom místě někdo sedí. Nejdřív ho pošlete pryč, nebo zvolte jiné místo.
server-no-seat-taken = Tohle místo právě někdo obsadil. Zvolte jiné.
server-no-shutting-down = Server se restartuje. Za chvilku jste zpátky u stolu; nic se neztratilo.
server-no-stale = Stůl se mezitím pohnul dál. Než zvolíte, podívejte se znovu.
server-no-storage = Server teď nemůže zapisovat na disk. Nic se nezměnilo; zkuste to za chvilku.
server-no-too-big = To je na tenhle server moc velké.
server-no-too-fast = Trochu zvolni, parťáku.
server-no-too-many = U dveří je nával. Zkuste to za chvilku.
server-no-wrong-token = Tenhle soukromý odkaz už neplatí. Požádejte o nový.

server-note-away = Za hráče { $name } hraje bot.
server-note-bot-sat = Ke stolu si sedá { $name }: bot.
server-note-came-back = { $name } je zpátky.
server-note-clock = Hodiny byly změněny.
server-note-declined = { $name } nesouhlasí.
server-note-faulted = Při volbě hráče { $name } se něco pokazilo. Volba neplatí, hra pokračuje.
server-note-handed-over = Místo hráče { $name } má nový soukromý odkaz.
server-note-host = Hostitelem je teď { $name }.
server-note-late = Hráči { $name } vypršel čas; hraje za něj bot.
server-note-proposed = { $name } by chtěl(a) vzít poslední volbu zpět.
server-note-sat-down = Ke stolu si sedá { $name }.
server-note-sent-away = { $name } musí od stolu.
server-note-stood-up = { $name } odchází od stolu.
server-note-taken-back = { $name } bere poslední volbu zpět.
server-note-time-given = { $name } dostává víc času.
`,"../../../../src/sixgun/texts/cs/web-lobby.ftl":`### Lobby a formulář nového stolu, česky.

web-lobby-heading = Sixgun: hry z Divokého západu u jednoho stolu
web-lobby-foot = Zdarma a s otevřeným kódem. Bez účtu, bez sledování, nic se nenačítá odjinud.
web-lobby-home = Sixgun, do lobby
web-lobby-theme = Světlý nebo tmavý vzhled
web-lobby-language = Jazyk
web-lobby-settings = Nastavení
web-lobby-waiting = Rozhlížíme se po městečku…
web-lobby-lost = Server teď neodpovídá. Zkoušíme to dál sami.
web-lobby-nicknames = Tulák, Honák, Zlatokop, Traper, Zelenáč, Houslista, Poutník, Strážce, Kovář, Stopař

## Hry

web-lobby-games = Hry
web-lobby-game-about-dice = Pět kostek, jeden šerif a nikdo, komu věřit.
web-lobby-game-about-bang = Tajné role a nabitá ruka.
web-lobby-game-facts = { $least }–{ $most } hráčů · { $minutes } min
web-lobby-play-now = Hrát hned
web-lobby-play-now-about = Hrát hned { $game } proti botům
web-lobby-new-table = Nový stůl
web-lobby-new-table-about = Nový stůl pro { $game }
web-lobby-dealing = Rozdáváme…

## Stoly

web-lobby-mine = Tvoje stoly
web-lobby-your-turn = Jsi na tahu
web-lobby-in-play = Tvoje hra běží
web-lobby-not-begun = Ještě nezačala
web-lobby-over = Dohráno
web-lobby-continue = Zpět ke stolu
web-lobby-see-end = Jak to dopadlo
web-lobby-open-tables = Otevřené stoly
web-lobby-all-games = Všechny hry
web-lobby-no-tables = Právě není otevřený žádný stůl. Otevři ho a přátelé ho tu najdou.
web-lobby-no-tables-of = Pro { $game } právě není otevřený žádný stůl.
web-lobby-table-of = Stůl: { $name }
web-lobby-table = Stůl { $code }
web-lobby-taken = Obsazená místa: { $taken } z { $players }
web-lobby-sit = Přisednout
web-lobby-sit-at = Přisednout: { $table }
web-lobby-watch = Sledovat
web-lobby-watch-at = Sledovat: { $table }

## Hodiny několika slovy

web-clock-none = bez hodin
web-clock-bank = { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}

## Přidat se

web-lobby-join = Přidat se ke stolu
web-lobby-code = Kód nebo odkaz
web-lobby-code-example = např. mesa-owl-42-star
web-lobby-code-wrong = Tohle není kód ani odkaz na stůl. Kód vypadá třeba takto: mesa-owl-42-star.
web-lobby-join-now = Přidat se
web-lobby-name = Tvoje jméno
web-lobby-name-hint = Takhle tě uvidí ostatní.

## Po městečku

web-lobby-around = Po městečku
web-lobby-learn = Nauč se hru za pět minut
web-lobby-cards = Všechny karty a postavy
web-lobby-open-replay = Otevřít záznam
web-lobby-open-replay-about = Soubor končící na .sixgun.json, uložený po hře
web-lobby-open-scenario = Otevřít scénář
web-lobby-open-scenario-about = Pozice uložená jako soubor .yaml, kterou lze dohrát
web-lobby-text-table = Textový stůl
web-lobby-text-table-about = Stoly jako nadpisy, seznamy a tlačítka
web-lobby-file-too-big = Soubor je příliš velký, nejvýše { $kilobytes } KB.
web-lobby-file-unreadable = Soubor se nepodařilo přečíst.

## Nový stůl: formulář

web-new-heading = Nový stůl
web-new-game = Hra
web-new-players = Místa
web-new-bots = Boti
web-new-bots-hint = { $free ->
    [0] Nikdo další se nepřidá: na všech ostatních místech jsou boti.
    [one] Pro lidi zůstává { $free } volné místo.
    [few] Pro lidi zůstávají { $free } volná místa.
   *[other] Pro lidi zůstává { $free } volných míst.
}
web-new-level = Síla botů
web-new-level-about-greenhorn = Hraje podle pravidel a svižně: dobrý do první hry.
web-new-level-about-gunslinger = Zná triky a z tvých činů odhaduje tvou roli.
web-new-pace = Tempo botů
web-new-pace-calm = Klidné
web-new-pace-calm-about = Čas sledovat každý tah.
web-new-pace-brisk = Svižné
web-new-pace-brisk-about = Po každém tahu krátká pauza.
web-new-pace-instant = Okamžité
web-new-pace-instant-about = Úplně bez pauz.
web-new-boxes = Krabice
web-new-box-always = Vždy na stole
web-new-box-needs = Potřebuje: { $boxes }
web-new-rules = Pravidla
web-new-preset-own = Vlastní volba
web-new-preset-own-about = Jak je nastaveno níže.
web-new-details = Jednotlivá pravidla
web-new-any-character = Hrají všechny postavy.
web-new-some-characters = { $count ->
    [one] Hraje jen { $count } postava.
    [few] Hrají jen { $count } postavy.
   *[other] Hraje jen { $count } postav.
}
web-new-clock = Hodiny
web-new-clock-none = Žádné
web-new-clock-none-about = Nikdo nespěchá.
web-new-clock-bank = Zásoba času
web-new-clock-bank-about = Minuty na celou hru a pár sekund navíc za každý tah.
web-new-clock-days = Dny
web-new-clock-days-about = Hra na pokračování: tolik dní na každé rozhodnutí.
web-new-bank = Zásoba času
web-new-increment = Za každý tah
web-new-reaction = Na reakci
web-new-days = Na rozhodnutí
web-new-minutes = { $count } min
web-new-seconds = { $count } s
web-new-some-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
web-new-expiry = Když čas vyprší
web-new-expiry-default = Platí opatrná odpověď
web-new-expiry-bot = Rozhodne bot
web-new-people = Lidé
web-new-listed = Ukázat v lobby
web-new-listed-about = Přisednout může kdokoli. Jinak jen s odkazem.
web-new-watching = Diváci se smějí dívat
web-new-watching-about = Vidí, co leží odkryté, nikdy ruku ani tajnou roli.
web-new-title = Název stolu
web-new-title-hint = Může zůstat prázdný.
web-new-open = Otevřít stůl
web-new-open-hint = Dostaneš odkaz pro přátele.
web-new-begin = Začít hned
web-new-begin-hint = Na volná místa usednou boti.
web-new-busy = Okamžik…
`,"../../../../src/sixgun/texts/cs/web.ftl":`### Webový stůl, česky: co je společné všem stránkám.

web-skip = Přejít k hlavní části
web-close = Zavřít

## Názvy stránek

web-title-lobby = Vyber si hru
web-title-new-table = Nový stůl
web-title-table = Stůl
web-title-replay = Záznam hry
web-title-cards = Karty a postavy
web-title-learn = Nauč se hrát
web-title-settings = Nastavení
web-title-offline = Bez spojení
web-title-not-found = Tady nic není

## Kudy dál

web-to-lobby = Zpět do lobby
web-load-again = Načíst znovu
web-try-again = Zkusit znovu

## Když se něco nepovede

web-not-found-title = Tady stopa končí
web-not-found-text = Na této adrese žádná stránka není. Možná se z odkazu ztratilo písmenko: zkontroluj ho, nebo si o něj řekni znovu.
web-broken-title = Na této stránce se něco pokazilo
web-broken-text = Nic není ztraceno: hra zůstává na serveru. Načti stránku znovu a hra půjde dál tam, kde přestala.
web-offline-title = Server není dostupný
web-offline-text = Tvá hra je v bezpečí: server uchovává každou potvrzenou volbu a tvé místo na tebe čeká. Zkontroluj připojení, nebo se zeptej toho, kdo server provozuje.
web-offline-still = Pořád bez odpovědi.
web-problem-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-problem-server = Server poslal odpověď, která tu nedává smysl (číslo { $status }). Zkus to za chvíli znovu.
web-problem-no-line = Spojení je teď přerušené; samo se obnoví. Pak to zkus znovu.

## Síla botů

web-level-greenhorn = Zelenáč
web-level-gunslinger = Pistolník
`});export{e as default};