### BANG!, karetní hra, česky.

game-bang = BANG!
set-bang-base = Základní hra
set-bang-dodge_city = Dodge City
    .about = Další postavy a další karty, mezi nimi zelené: teď je vyložíš, použiješ je později.

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
bang-setting-open_discard = Prohlížení odhozených karet
    .about = Každý si smí prohlížet všechny odhozené karty, nejen horní.
bang-setting-characters = Postavy
    .about = Rozdávají se jen tyto postavy (oddělené čárkami); není-li zadáno nic, rozdávají se všechny.
bang-setting-previous_game = Minulá hra
    .about = Kdo začínal a které postavy přežily; potřebuje to série.
bang-preset-first_game = První hra
    .about = Jen nejjednodušší karty, ideální na učení.
bang-preset-classic = Klasika
    .about = Podle tištěných pravidel, každý má jednu postavu.
bang-preset-expert = Pro znalce
    .about = Každý si vybere jednu ze dvou postav.
bang-preset-series = Série
    .about = Několik her za sebou: přeživším zůstává postava a šerifská hvězda koluje.
bang-preset-second_evening = Základní hra a Dodge City
    .about = Dobrá volba na druhý večer: další postavy a karty, nových pravidel skoro žádná.
bang-preset-big_box = Všechno
    .about = Všechna rozšíření u jednoho stolu. Nejlepší, až každé z nich poznáš zvlášť.

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
card-hideout = Úkryt
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

bang-card-bang = Střílíš na hráče v dostřelu své zbraně: bez karty Vedle! ztratí 1 život. Za tah smíš zahrát jen jednu kartu BANG!
bang-card-barrel = Když na tebe někdo střílí, můžeš sejmout kartu: srdce platí jako Vedle! Jednou proti každému výstřelu.
bang-card-beer = Přidáš si 1 život. Mimo svůj tah jen na záchranu, když máš přijít o poslední. Jsou-li naživu už jen dva hráči, nemá žádný efekt.
bang-card-bible = Nejdřív v tahu dalšího hráče: odhoď ji jako Vedle! a dober si kartu.
bang-card-binocular = Všichni ostatní jsou pro tebe o 1 blíž.
bang-card-brawl = Odhoď s ní ještě jednu kartu z ruky: každý z ostatních hráčů přijde o kartu, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-buffalo_rifle = Od svého příštího tahu: odhoď ji a střílej na libovolného hráče na jakoukoli vzdálenost.
bang-card-can_can = Od svého příštího tahu: odhoď ho a libovolný hráč přijde o kartu, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-canteen = Od svého příštího tahu: odhoď ji a přidej si 1 život.
bang-card-cat_balou = Libovolný hráč přijde o kartu: náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-colt = Zbraň, kterou má od začátku každý: dostřel 1. Není to karta a nelze o ni přijít.
bang-card-conestoga = Od svého příštího tahu: odhoď ho a vezmi si kartu libovolného hráče, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-derringer = Od svého příštího tahu: odhoď ho a střílej na hráče ve vzdálenosti 1; potom si dober kartu.
bang-card-dodge = Platí jako Vedle! a ještě si dobereš kartu. Jen jako odpověď na výstřel.
bang-card-duel = Vyzvi libovolného jiného hráče. Vyzvaný a pak střídavě oba odhazujete karty BANG!; kdo první neodhodí, ztrácí 1 život.
bang-card-dynamite = Leží před tebou do tvého příštího tahu, který začne sejmutím: piky 2 až 9 znamenají výbuch a ztrátu 3 životů, jinak putuje k hráči po levici.
bang-card-gatling = Střílíš na všechny ostatní hráče na jakoukoli vzdálenost. Není to karta BANG!
bang-card-general_store = Otoč tolik karet, kolik je hráčů. Počínaje tebou si každý jednu vezme.
bang-card-hideout = Pro všechny ostatní jsi o 1 dál.
bang-card-howitzer = Od svého příštího tahu: odhoď ji a střílej na všechny ostatní hráče.
bang-card-indians = Každý z ostatních hráčů odhodí kartu BANG!, jinak ztratí 1 život. Vedle! ani Barel nepomáhají.
bang-card-iron_plate = Nejdřív v tahu dalšího hráče: odhoď ho jako Vedle!
bang-card-jail = Vylož ho před libovolného jiného hráče, jen ne před šerifa. Vězeň začíná tah sejmutím: srdce ho osvobodí, cokoli jiného znamená ztrátu tahu. Vězení se v obou případech odhodí.
bang-card-knife = Od svého příštího tahu: odhoď ho a střílej na hráče ve vzdálenosti 1.
bang-card-missed = Zruší výstřel na tebe. Jen jako odpověď na výstřel.
bang-card-mustang = Pro všechny ostatní jsi o 1 dál.
bang-card-panic = Vezmi si kartu hráče ve vzdálenosti 1: náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-pepperbox = Od svého příštího tahu: odhoď ho a střílej na hráče v dostřelu své zbraně.
bang-card-pony_express = Od svého příštího tahu: odhoď ho a dober si 3 karty.
bang-card-punch = Střílíš na hráče ve vzdálenosti 1. Není to karta BANG!
bang-card-rag_time = Odhoď s ním ještě jednu kartu z ruky: vezmi si kartu libovolného hráče, náhodnou z ruky, nebo vyloženou, kterou určíš.
bang-card-remington = Zbraň, dostřel 3.
bang-card-rev_carabine = Zbraň, dostřel 4.
bang-card-saloon = Všichni hráči včetně tebe si přidají 1 život. Toho, kdo právě přichází o poslední, nezachrání.
bang-card-schofield = Zbraň, dostřel 2.
bang-card-scope = Všichni ostatní jsou pro tebe o 1 blíž.
bang-card-sombrero = Nejdřív v tahu dalšího hráče: odhoď ho jako Vedle!
bang-card-springfield = Odhoď s ním ještě jednu kartu z ruky: střílej na libovolného hráče na jakoukoli vzdálenost.
bang-card-stagecoach = Dober si 2 karty.
bang-card-ten_gallon_hat = Nejdřív v tahu dalšího hráče: odhoď ho jako Vedle!
bang-card-tequila = Odhoď s ní ještě jednu kartu z ruky: hráč podle tvého výběru, třeba i ty, si přidá 1 život.
bang-card-volcanic = Zbraň, dostřel 1. Ve svém tahu smíš zahrát libovolný počet karet BANG!
bang-card-wells_fargo = Dober si 3 karty.
bang-card-whisky = Odhoď s ní ještě jednu kartu z ruky: přidáš si 2 životy.
bang-card-winchester = Zbraň, dostřel 5.

## Co umějí postavy

bang-ability-annie_versary = Kteroukoli kartu z ruky můžeš použít jako kartu BANG!
bang-ability-apache_kid = Kárové karty, které použijí jiní hráči, na tebe nepůsobí, ani v dobrém, ani ve zlém.
bang-ability-bart_cassidy = Za každý ztracený život si dobereš kartu; neplatí, přijdeš-li i o poslední.
bang-ability-belle_star = Ve tvém tahu nemají karty vyložené před jinými hráči žádný efekt.
bang-ability-bill_noface = Místo dvou karet si dobereš jednu a další za každý chybějící život.
bang-ability-black_jack = Druhou kartu, kterou si na začátku tahu dobereš, ukážeš; jsou-li to srdce nebo kára, dobereš si ještě jednu.
bang-ability-calamity_janet = Karty BANG! můžeš používat jako Vedle! a karty Vedle! jako BANG!
bang-ability-chuck_wengam = Ve svém tahu můžeš, kolikrát chceš, obětovat 1 život (ne poslední) a dobrat si 2 karty.
bang-ability-claus_the_saint = Na začátku tahu si prohlédneš o jednu kartu víc, než je hráčů; dvě si necháš a každému z ostatních jednu dáš.
bang-ability-doc_holyday = Jednou za svůj tah můžeš odhodit 2 karty z ruky a střílet na hráče v dostřelu své zbraně. Není to karta BANG!
bang-ability-el_gringo = Za každý život, o který tě připraví jiný hráč, si vezmeš náhodnou kartu z jeho ruky; neplatí, přijdeš-li i o poslední.
bang-ability-elena_fuente = Kteroukoli kartu z ruky můžeš použít jako Vedle!
bang-ability-emiliano = Vezmeš si kartu Vedle!, která zruší tvou kartu BANG!, i kartu BANG!, kterou zrušíš kartou Vedle!
bang-ability-greg_digger = Pokaždé, když je vyřazen jiný hráč, si přidáš 2 životy.
bang-ability-herb_hunter = Pokaždé, když je vyřazen jiný hráč, si dobereš 2 karty.
bang-ability-jesse_jones = První kartu svého tahu si můžeš vzít náhodně z ruky jiného hráče.
bang-ability-johnny_kisch = Když vyložíš kartu, všechny ostatní vyložené karty stejného jména se odhodí.
bang-ability-jose_delgado = Až dvakrát za svůj tah můžeš odhodit modrou kartu z ruky a dobrat si 2 karty.
bang-ability-jourdonnais = Když na tebe někdo střílí, můžeš sejmout kartu jako s Barelem: srdce platí jako Vedle! Skutečný Barel ti dává druhý pokus.
bang-ability-kit_carlson = Na začátku tahu se podíváš na tři horní karty balíčku, dvě si necháš a jednu vrátíš navrch.
bang-ability-lucky_duke = Kdykoli snímáš, otočíš dvě karty a vybereš, která platí.
bang-ability-molly_stark = Mimo svůj tah si dobereš kartu za každou kartu z ruky, kterou zahraješ nebo dobrovolně odhodíš.
bang-ability-pat_brennan = Místo dobírání na začátku tahu si můžeš vzít kartu vyloženou před kterýmkoli hráčem.
bang-ability-paul_regret = Pro všechny ostatní jsi o 1 dál.
bang-ability-pedro_ramirez = První kartu svého tahu si můžeš vzít navrchu z odhozených karet.
bang-ability-pixie_pete = Na začátku tahu si dobereš tři karty místo dvou.
bang-ability-rose_doolan = Všichni ostatní jsou pro tebe o 1 blíž.
bang-ability-sean_mallory = Na konci tahu si smíš nechat až 10 karet.
bang-ability-sid_ketchum = Kdykoli můžeš odhodit 2 karty z ruky a přidat si 1 život, i na záchranu.
bang-ability-slab_the_killer = Ke zrušení tvé karty BANG! jsou potřeba dvě karty Vedle!
bang-ability-suzy_lafayette = Jakmile máš prázdnou ruku, dobereš si kartu; v duelu až po jeho skončení.
bang-ability-tequila_joe = Pivo ti přidá 2 životy místo jednoho.
bang-ability-uncle_will = Jednou za svůj tah můžeš zahrát kteroukoli kartu z ruky jako Hokynářství.
bang-ability-vera_custer = Na začátku tahu před dobíráním určíš jinou postavu ve hře a do svého příštího tahu máš její schopnost.
bang-ability-vulture_sam = Když je hráč vyřazen, vezmeš si do ruky všechny jeho karty.
bang-ability-willy_the_kid = Ve svém tahu smíš zahrát libovolný počet karet BANG!

## Části vět

bang-count-cards = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
bang-count-points = { $points ->
    [one] { $points } život
    [few] { $points } životy
   *[other] { $points } životů
}
bang-unseen-cards = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
}
bang-why = { " " }({ $reason })
bang-why-ability = { $name }: { $reason }
bang-why-reward = odměna
bang-why-suzy_lafayette = prázdná ruka
bang-why-bart_cassidy = ztráta života
bang-why-molly_stark = karta použitá mimo vlastní tah
bang-why-herb_hunter = vyřazení hráče
bang-why-black_jack = červená karta

## O čem hráč rozhoduje

bang-prompt-act = Zahraj kartu, nebo ukonči tah (karet v ruce: { $cards }, zahraných BANG!: { $bangs }).
    .waiting = { $player } vybírá, co zahrát.
bang-prompt-shot = { $by_is ->
       *[other] { $by } na tebe střílí ({ $cause_name })
        [you] Střílíš na sebe ({ $cause_name })
        [nobody] Míří na tebe výstřel ({ $cause_name })
    }; { $needed ->
        [one] použij Vedle!
        [few] použij { $needed }× Vedle!
       *[other] použij { $needed }× Vedle!
    }, jinak ztratíš 1 život.
    .waiting = { $player } čelí výstřelu a hledá obranu.
bang-prompt-stop_card = { $other } míří jen na tebe ({ $cause_name }); zruš to, nebo pasuj a nech to proběhnout.
    .waiting = { $player } je jediný cíl a možná má čím odpovědět.
bang-prompt-spare_one = Jednoho hráče můžeš vynechat ({ $cause_name }).
    .waiting = { $player } může někoho vynechat.
bang-prompt-duel = Duel, tvůj soupeř: { $other }. Odhoď kartu BANG!, jinak ztratíš 1 život.
    .waiting = { $player } je v duelu a volí odpověď.
bang-prompt-indians = { $by_is ->
       *[other] { $by } na tebe posílá indiány
        [nobody] Útočí indiáni
    }; odhoď kartu BANG!, jinak ztratíš 1 život.
    .waiting = { $player } čelí indiánům.
bang-prompt-rescue = { $needed ->
        [0] Přežíváš ({ $cause_name }, životy: { $life }); můžeš si přidat ještě další životy.
        [one] Hrozí ti vyřazení ({ $cause_name }); zachrání tě { $needed } život.
        [few] Hrozí ti vyřazení ({ $cause_name }); zachrání tě { $needed } životy.
       *[other] Hrozí ti vyřazení ({ $cause_name }); zachrání tě { $needed } životů.
    }
    .waiting = { $player } bojuje o život.
bang-prompt-discard_excess = Máš v ruce víc karet, než dovoluje limit ({ $limit }); odhoď { bang-count-cards }.
    .waiting = { $player } vybírá, co odhodit.
bang-prompt-pay_cost = Vyber kartu, kterou odhodíš zároveň s kartou { $kind_name }.
    .waiting = { $player } vybírá kartu k odhození.
bang-prompt-pay_for_ability = Vyber karty, které odhodíš za schopnost postavy { $ability_name } (zbývá: { $left }).
    .waiting = { $player } vybírá karty k odhození.
bang-prompt-pick_card = { $target_is ->
       *[other] { $deed ->
            [take] Vyber kartu, kterou hráči { $target } vezmeš.
           *[discard] Vyber kartu, kterou { $target } odhodí.
        }
        [you] { $deed ->
            [take] Vyber, kterou svou kartu si vezmeš zpět.
           *[discard] Vyber, kterou svou kartu odhodíš.
        }
    }
    .waiting = { $player } vybírá kartu.
bang-prompt-pick_from_store = Vyber si jednu z nabízených karet.
    .waiting = { $player } vybírá z nabízených karet.
bang-prompt-count_flip = Vyber, která ze sejmutých karet platí ({ $source_name }).
    .waiting = { $player } vybírá, která karta platí.
bang-prompt-leave_out_flip = Vyber kartu, která neplatí; platit mají { $counting } ({ $source_name }).
    .waiting = { $player } vybírá, které karty platí.
bang-prompt-interlude = Teď můžeš použít schopnost, nebo pasovat.
    .waiting = { $player } může použít schopnost.
bang-prompt-order_discards = Odhazuješ všechno; vyber, co odhodíš první, nebo potvrď toto pořadí.
    .waiting = { $player } vybírá, v jakém pořadí odhazovat.
bang-prompt-draw_phase = Vyber, jak si dobereš karty.
    .waiting = { $player } vybírá způsob dobrání.
bang-prompt-first_from_hand = Vyber, odkud bude tvá první karta: z balíčku, nebo z ruky jiného hráče.
    .waiting = { $player } vybírá, odkud vzít první kartu.
bang-prompt-first_from_discard = Vyber, odkud bude tvá první karta: z balíčku, nebo z odhozených karet.
    .waiting = { $player } vybírá, odkud vzít první kartu.
bang-prompt-draw_or_take = Dober si jako obvykle, nebo si místo toho vezmi vyloženou kartu.
    .waiting = { $player } vybírá mezi dobráním a vyloženou kartou.
bang-prompt-keep_card = Vyber karty, které si necháš (zbývá: { $count }).
    .waiting = { $player } si prohlíží karty.
bang-prompt-give_card = Vyber kartu, kterou dostane { $target }.
    .waiting = { $player } vybírá karty pro ostatní.
bang-prompt-copy_character = Vyber, čí schopnost napodobíš do svého příštího tahu.
    .waiting = { $player } vybírá, čí schopnost napodobí.
bang-prompt-inherit = Vyber si jednu kartu po hráči { $target }.
    .waiting = { $player } vybírá z karet vyřazeného hráče.
bang-prompt-keep_character = Nech si postavu z minulé hry, nebo si vezmi novou.
    .waiting = { $player } rozhoduje, zda si nechat postavu.
bang-prompt-choose_character = Vyber postavu, za kterou budeš hrát.
    .waiting = { $player } vybírá postavu.

## Možnosti

bang-option-Play = { $target_is ->
    [nobody] Zahrát kartu { $card }
    [you] Zahrát kartu { $card } na sebe
   *[other] Zahrát kartu { $card } na hráče { $target }
}
bang-option-PlayWith = { $target_is ->
    [you] Zahrát na sebe { $card } ({ $companions })
   *[other] Zahrát na hráče { $target } kartu { $card } ({ $companions })
}
bang-option-Respond = Zahrát kartu { $card }
bang-option-Spend = Odhodit kartu { $card }
bang-option-Discard = Odhodit kartu { $card }
bang-option-Take = Vzít si kartu { $card }
bang-option-Count = Zvolit kartu { $card }
bang-option-LeaveOut = Vynechat kartu { $card }
bang-option-Give = Dát hráči { $target } kartu { $card }
bang-option-Pick = { $card_is ->
    [none] { $target_is ->
        [you] Náhodná karta z tvé ruky
       *[other] Náhodná karta z ruky hráče { $target }
    }
   *[seen] { $target_is ->
        [you] Tvá vyložená karta { $card }
       *[other] Vyložená karta { $card } hráče { $target }
    }
}
bang-option-UseCard = { $target_is ->
    [nobody] Použít kartu { $card }
    [you] Použít kartu { $card } na sebe
   *[other] Použít kartu { $card } na hráče { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Použít schopnost ({ $ability_name })
        [you] Použít schopnost ({ $ability_name }) na sebe
       *[other] Použít schopnost ({ $ability_name }) na hráče { $target }
    }
   *[seen] { $target_is ->
        [nobody] Použít schopnost ({ $ability_name }) s kartou { $card }
        [you] Použít schopnost ({ $ability_name }) s kartou { $card } na sebe
       *[other] Použít schopnost ({ $ability_name }) s kartou { $card } na hráče { $target }
    }
}
bang-option-EndTurn = Ukončit tah
bang-option-DrawDeck = Dobrat si z balíčku
bang-option-TakeDiscard = Vzít si horní odhozenou kartu
bang-option-InOrder = Odhodit zbytek v tomto pořadí
bang-option-Copy = Napodobit postavu { $ability_name } ({ $target })
bang-option-Keep = Hrát za postavu { $ability_name }
bang-option-NewCharacter = Vzít si novou postavu

## Záznam hry

bang-event-GameBegan = Hra začíná, { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}; { $first_is ->
    [you] začínáš ty
   *[other] začíná { $first }
}.
bang-event-CharacterShown = { $seat } hraje za postavu { $ability_name }.
    .you = Hraješ za postavu { $ability_name }.
bang-event-TurnBegan = { $number }. tah: na řadě je { $seat }.
    .you = { $number }. tah: jsi na řadě.
bang-event-TurnLost = { $seat } přichází o tah ({ $card }).
    .you = Přicházíš o tah ({ $card }).
bang-event-DeckShuffled = Odhozené karty se míchají do nového balíčku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } si dobírá { bang-count-cards }{ $why }: { $cards }.
   *[unseen] { $seat } si dobírá { bang-count-cards }{ $why }.
}
    .you = { $cards_are ->
    [seen] Dobíráš si { bang-count-cards }{ $why }: { $cards }.
   *[unseen] Dobíráš si { bang-count-cards }{ $why }.
}
bang-event-CardShown = { $seat } ukazuje kartu { $card }.
    .you = Ukazuješ kartu { $card }.
bang-event-DiscardTaken = { $seat } si bere z odhozených karet kartu { $card }.
    .you = Bereš si z odhozených karet kartu { $card }.
bang-event-Flipped = { $cards_are ->
    [none] { $seat } nemá z čeho snímat ({ $source_name }).
   *[seen] { $seat } snímá ({ $source_name }): { $cards }.
}
    .you = { $cards_are ->
    [none] Nemáš z čeho snímat ({ $source_name }).
   *[seen] Snímáš ({ $source_name }): { $cards }.
}
bang-event-FlipCounted = { $seat } volí kartu { $card }.
    .you = Volíš kartu { $card }.
bang-event-SuitCounted = Karta { $card } platí jako { $suit_name } ({ $source_name }).
bang-event-CheckMade = { $lucky ->
    [0] { $seat }: sejmutí nevyšlo ({ $source_name }).
   *[1] { $seat }: sejmutí vyšlo ({ $source_name }).
}
    .you = { $lucky ->
    [0] Sejmutí ti nevyšlo ({ $source_name }).
   *[1] Sejmutí ti vyšlo ({ $source_name }).
}
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } hraje kartu { $card }.
    [self] { $seat } hraje kartu { $card } na sebe.
    [you] { $seat } na tebe hraje kartu { $card }.
   *[other] { $seat } hraje kartu { $card } na hráče { $target }.
}
    .you = { $target_is ->
    [nobody] Hraješ kartu { $card }.
    [self] Hraješ kartu { $card } na sebe.
   *[other] Hraješ kartu { $card } na hráče { $target }.
}
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } používá kartu { $card }.
    [self] { $seat } používá kartu { $card } na sebe.
    [you] { $seat } na tebe používá kartu { $card }.
   *[other] { $seat } používá kartu { $card } na hráče { $target }.
}
    .you = { $target_is ->
    [nobody] Používáš kartu { $card }.
    [self] Používáš kartu { $card } na sebe.
   *[other] Používáš kartu { $card } na hráče { $target }.
}
bang-event-CardStopped = { $seat } ruší kartu { $cause_name }, nic se nestane.
    .you = Rušíš kartu { $cause_name }, nic se nestane.
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } používá schopnost ({ $ability_name }).
    [self] { $seat } používá schopnost ({ $ability_name }) na sebe.
    [you] { $seat } na tebe používá schopnost ({ $ability_name }).
   *[other] { $seat } používá schopnost ({ $ability_name }) na hráče { $target }.
}
    .you = { $target_is ->
    [nobody] Používáš schopnost ({ $ability_name }).
    [self] Používáš schopnost ({ $ability_name }) na sebe.
   *[other] Používáš schopnost ({ $ability_name }) na hráče { $target }.
}
bang-event-AbilityCopied = { $seat } má teď schopnost postavy { $ability_name }.
    .you = Máš teď schopnost postavy { $ability_name }.
bang-event-CardSpent = { $seat } odhazuje kartu { $card }.
    .you = Odhazuješ kartu { $card }.
bang-event-CardDiscarded = { $by_is ->
    [self] { $seat } odhazuje kartu { $card }.
    [nobody] { $seat } odhazuje kartu { $card }.
    [you] Odhazuješ hráči { $seat } kartu { $card }.
   *[other] { $by } odhazuje hráči { $seat } kartu { $card }.
}
    .you = { $by_is ->
    [self] Odhazuješ kartu { $card }.
    [nobody] Odhazuješ kartu { $card }.
   *[other] { $by } ti odhazuje kartu { $card }.
}
bang-event-CardReturned = { $seat } si bere zpět kartu { $card }.
    .you = Bereš si zpět kartu { $card }.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } si bere ze stolu zpět kartu { $card }.
        [you] { $seat } ti bere vyloženou kartu { $card }.
       *[other] { $seat } bere hráči { $target } vyloženou kartu { $card }.
    }
   *[1] { $card_is ->
        [unseen] { $target_is ->
            [you] { $seat } ti bere kartu z ruky.
           *[other] { $seat } bere hráči { $target } kartu z ruky.
        }
       *[seen] { $target_is ->
            [you] { $seat } ti bere z ruky kartu { $card }.
           *[other] { $seat } bere hráči { $target } z ruky kartu { $card }.
        }
    }
}
    .you = { $from_hand ->
    [0] { $target_is ->
        [self] Bereš si ze stolu zpět kartu { $card }.
       *[other] Bereš hráči { $target } vyloženou kartu { $card }.
    }
   *[1] { $card_is ->
        [unseen] Bereš hráči { $target } kartu z ruky.
       *[seen] Bereš hráči { $target } z ruky kartu { $card }.
    }
}
bang-event-CardGiven = { $card_is ->
    [unseen] { $target_is ->
        [you] Dostáváš kartu od hráče { $seat }.
       *[other] { $target } dostává kartu od hráče { $seat }.
    }
   *[seen] { $target_is ->
        [you] Dostáváš od hráče { $seat } kartu { $card }.
       *[other] { $target } dostává od hráče { $seat } kartu { $card }.
    }
}
    .you = { $card_is ->
    [unseen] { $target } od tebe dostává kartu.
   *[seen] { $target } od tebe dostává kartu { $card }.
}
bang-event-CardPassed = { $target_is ->
    [you] { $card } putuje od hráče { $seat } k tobě.
   *[other] { $card } putuje od hráče { $seat } k hráči { $target }.
}
    .you = { $card } putuje od tebe k hráči { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } si prohlíží { bang-count-cards } z balíčku: { $cards }.
   *[unseen] { $seat } si prohlíží { bang-count-cards } z balíčku.
}
    .you = { $cards_are ->
    [seen] Prohlížíš si { bang-count-cards } z balíčku: { $cards }.
   *[unseen] Prohlížíš si { bang-count-cards } z balíčku.
}
bang-event-CardsPutBack = { $seat } vrací na balíček { bang-count-cards }.
    .you = Vracíš na balíček { bang-count-cards }.
bang-event-StoreOpened = { $cards_are ->
    [none] V nabídce není nic.
   *[seen] V nabídce: { $cards }.
}
bang-event-StoreCardTaken = { $seat } si bere kartu { $card }.
    .you = Bereš si kartu { $card }.
bang-event-ShotFired = { $seat } potřebuje { $needed }× Vedle! ({ $cause_name }).
    .you = Potřebuješ { $needed }× Vedle! ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } ztrácí { bang-count-points } ({ $cause_name }) a má teď { $life }.
    [self] { $seat } ztrácí { bang-count-points } ({ $cause_name }) a má teď { $life }.
    [you] Ubíráš hráči { $seat } { bang-count-points } ({ $cause_name }), zbývá: { $life }.
   *[other] { $by } ubírá hráči { $seat } { bang-count-points } ({ $cause_name }), zbývá: { $life }.
}
    .you = { $by_is ->
    [nobody] Ztrácíš { bang-count-points } ({ $cause_name }) a máš teď { $life }.
    [self] Ztrácíš { bang-count-points } ({ $cause_name }) a máš teď { $life }.
   *[other] { $by } ti ubírá { bang-count-points } ({ $cause_name }) a máš teď { $life }.
}
bang-event-LifeGained = { $by_is ->
    [nobody] { $seat } si přidává { bang-count-points } a má teď { $life }.
    [self] { $seat } si přidává { bang-count-points } a má teď { $life }.
    [you] { $seat } si díky tobě přidává { bang-count-points } a má teď { $life }.
   *[other] { $seat } si díky hráči { $by } přidává { bang-count-points } a má teď { $life }.
}
    .you = { $by_is ->
    [nobody] Přidáváš si { bang-count-points } a máš teď { $life }.
    [self] Přidáváš si { bang-count-points } a máš teď { $life }.
   *[other] Díky hráči { $by } si přidáváš { bang-count-points } a máš teď { $life }.
}
bang-event-Eliminated = { $seat } vypadává ze hry. Role: { $role_name }.
    .you = Vypadáváš ze hry. Tvoje role: { $role_name }.
bang-event-RoleSeen = { $role_is ->
    [unseen] { $seat } se dívá na svou novou roli.
   *[seen] { $seat } se dívá na svou novou roli: { $role_name }.
}
    .you = Díváš se na svou novou roli: { $role_name }.
bang-event-EstateTaken = { $cards_are ->
    [seen] { $target_is ->
        [you] { $seat } po tobě přebírá { bang-count-cards }: { $cards }.
       *[other] { $seat } přebírá po hráči { $target } { bang-count-cards }: { $cards }.
    }
   *[unseen] { $target_is ->
        [you] { $seat } po tobě přebírá { bang-count-cards }.
       *[other] { $seat } přebírá po hráči { $target } { bang-count-cards }.
    }
}
    .you = { $cards_are ->
    [seen] Přebíráš po hráči { $target } { bang-count-cards }: { $cards }.
   *[unseen] Přebíráš po hráči { $target } { bang-count-cards }.
}
bang-event-Rewarded = { $target_is ->
    [you] { $seat } bere odměnu za tvé vyřazení.
   *[other] { $seat } bere odměnu za vyřazení hráče { $target }.
}
    .you = Bereš odměnu za vyřazení hráče { $target }.
bang-event-Punished = { $target_is ->
    [you] { $seat } odhazuje všechny karty: tvé vyřazení připravilo šerifa o pomocníka.
   *[other] { $seat } odhazuje všechny karty: vyřazený hráč { $target } je pomocník šerifa.
}
    .you = Odhazuješ všechny karty: vyřazený hráč { $target } je pomocník šerifa.
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
bang-result-hunter = Lovec vyřadil svůj cíl vlastní rukou. Vítěz: { $winners }.
bang-result-last-man = Zbyl poslední přeživší. Vítěz: { $winners }.
bang-result-everyone-dead = Nikdo nepřežívá. Vítěz: { $winners }.

## Proč něco nejde

refusal-only-in-answer = Kartu { $card_name } lze použít jen jako odpověď na výstřel.
refusal-no-second-card = Karta { $card_name } vyžaduje ještě jednu kartu z ruky a tu nemáš.
refusal-already-in-play = Kartu { $card_name } už ve hře máš.
refusal-already-in-front = { $player } už kartu { $card_name } ve hře má.
refusal-too-far = { $player } je ve vzdálenosti { $distance }; tohle dosáhne jen na vzdálenost 1.
refusal-out-of-range = { $player } je ve vzdálenosti { $distance }; { $weapon_name } má dostřel { $range }.
refusal-nobody-to-aim-at = Pro kartu { $card_name } tu není žádný cíl.
refusal-bang-limit = V tomto tahu už padlo karet BANG!: { $played }, víc než { $limit } nesmíš.
refusal-played-this-turn = Kartu { $card_name } máš vyloženou teprve od tohoto tahu; použiješ ji nejdřív v dalším.
refusal-nothing-to-lose = { $player } nemá kartu, kterou by šlo vzít nebo odhodit.
refusal-nobody-has-cards = Nikdo jiný nemá kartu, o kterou by mohl přijít.
refusal-not-the-sheriff = { $player } je šerif, a toho do vězení poslat nelze.
refusal-no-missed = Karta { $card_name } z ruky proti výstřelu nepomůže.
refusal-used-up = Schopnost postavy { $card_name } už v tomto tahu použít nejde.
refusal-full-life = Máš plný počet životů; schopnost postavy { $card_name } ti teď žádný nepřidá.
refusal-too-few-cards = Schopnost postavy { $card_name } stojí karet z ruky: { $needed }; ty jich máš { $cards }.
refusal-last-life = Byl by to tvůj poslední život.
refusal-only-unaffecting-cards = Žádné dvě z tvých karet na hráče { $player } nepůsobí.
refusal-no-bang = Karta { $card_name } neplatí jako karta BANG!
refusal-no-rescue = Karta { $card_name } tě teď nezachrání.
refusal-stops-nothing = Karta { $card_name } tohle nezruší.
refusal-not-out = { $player } je pořád ve hře; tohle je jen pro vyřazené.
refusal-rescue-complete = Máš plný počet životů, karta { $card_name } by přišla nazmar.
refusal-rescue-too-weak = Karta { $card_name } by k záchraně nestačila, ani se zbytkem ruky.
refusal-tried-already = { $card_name }: proti tomuto výstřelu jde zkusit štěstí jen jednou a pokus už proběhl.
refusal-two-left = Když zbývají jen dva hráči, karta { $card_name } nemá žádný efekt.
refusal-no-blue-card = V ruce nemáš žádnou modrou kartu.
refusal-not-blue = Karta { $card_name } není modrá.
