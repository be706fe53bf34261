### Armed & Dangerous, česky.

set-bang-armed_and_dangerous = Armed & Dangerous
    .about = Oranžové karty přicházejí do hry s náboji. Náboji se používají, platíš jimi schopnosti a vylepšuješ hnědé karty; karta bez nábojů je pryč.
colour-orange = oranžová

## Jména karet

card-a_little_nip = Malý doušek
card-ace_up_the_sleeve = Eso v rukávu
card-arrow = Šíp
card-bandolier = Bandalír
card-beer_keg = Bečka piva
card-bell_tower = Zvonice
card-big_fifty = Big Fifty
card-bomb = Bomba
card-buntline_special = Buntline Special
card-caravan = Kolona
card-crate = Bedna
card-double_barrel = Dvouhlavňovka
card-duck = Skrč se!
card-flintlock = Křesadlovka
card-lockpick = Paklíč
card-quick_shot = Rychlopalba
card-reloading = Nabíjení
card-rust = Rez
card-squaw = Squaw
card-thunderer = Thunderer
card-tumbleweed = Stepní běžec
card-whip = Bič

## Co karty dělají

bang-card-a_little_nip = Přidej si 1 život. Za každé 3 zaplacené náboje si přidej ještě 1.
bang-card-ace_up_the_sleeve = 2 náboje: dober si kartu.
bang-card-arrow = Kterýkoli hráč odhodí kartu BANG!, nebo ztratí 1 život. Za každý zaplacený náboj miř na jednoho dalšího hráče.
bang-card-bandolier = 1 náboj, jednou za tah: v tomto tahu můžeš zahrát o jednu kartu BANG! víc.
bang-card-beer_keg = 3 náboje: přidej si ve svém tahu 1 život, i když zbývají jen dva hráči.
bang-card-bell_tower = 1 náboj: pro příští kartu, kterou v tomto tahu zahraješ, máš všechny hráče ve vzdálenosti 1.
bang-card-big_fifty = Zbraň, dostřel 6. 1 náboj při zahrání karty BANG!: vyložené karty a schopnost cíle proti ní nepůsobí.
bang-card-bomb = Vylož ji před kteréhokoli hráče. Ten na začátku tahu snímá: červená pošle Bombu k jinému hráči podle jeho volby, černá jí ubere 2 náboje. Bez nábojů vybuchne: 2 životy.
bang-card-buntline_special = Zbraň, dostřel 2. 1 náboj při zahrání karty BANG!: pokud bude zrušena, cíl odhodí kartu z ruky.
bang-card-caravan = Dober si 2 karty. Za každé 2 zaplacené náboje si dober ještě 1.
bang-card-crate = 2 náboje: platí jako Vedle!
bang-card-double_barrel = Zbraň, dostřel 1. 1 náboj při zahrání kárové karty BANG!: nejde ji zrušit.
bang-card-duck = Efekt Vedle! 2 náboje: vezmi si kartu zpět do ruky.
bang-card-flintlock = Vystřel na hráče v dostřelu své zbraně. Je-li výstřel zrušen, 2 náboje: vezmi si kartu zpět do ruky.
bang-card-lockpick = 3 náboje: vezmi náhodnou kartu z ruky kteréhokoli jiného hráče.
bang-card-quick_shot = Vystřel na hráče v dostřelu své zbraně. Za každý zaplacený náboj vystřel na jednoho dalšího hráče v dostřelu.
bang-card-reloading = Vezmi si 3 náboje a rozděl je na své oranžové karty a svou postavu.
bang-card-rust = Vezmi 1 náboj z každé oranžové karty a z postavy každého jiného hráče na svou postavu.
bang-card-squaw = Kterákoli vyložená karta se odhodí. 2 náboje: místo toho si ji vezmi do ruky.
bang-card-thunderer = Zbraň, dostřel 3. 1 náboj při zahrání karty BANG!: hned si tu kartu vezmi zpět do ruky.
bang-card-tumbleweed = 1 náboj: kterýkoli hráč musí snímat znovu.
bang-card-whip = 3 náboje: odhoď kteroukoli vyloženou kartu.

## Postavy

character-al_preacher = Al Preacher
character-bass_greeves = Bass Greeves
character-bloody_mary = Bloody Mary
character-frankie_canton = Frankie Canton
character-julie_cutter = Julie Cutter
character-mexicali_kid = Mexicali Kid
character-ms_abigail = Ms. Abigail
character-red_ringo = Red Ringo
bang-ability-al_preacher = Když jiný hráč zahraje modrou nebo oranžovou kartu, můžeš zaplatit 2 náboje a dobrat si kartu.
bang-ability-bass_greeves = Jednou ve svém tahu můžeš odhodit kartu z ruky a dát 2 náboje na jednu svou oranžovou kartu nebo na svou postavu.
bang-ability-bloody_mary = Pokaždé, když je některá tvá karta BANG! zrušena, dobereš si kartu.
bang-ability-frankie_canton = Jednou ve svém tahu můžeš vzít 1 náboj z kterékoli oranžové karty nebo z cizí postavy na svou postavu.
bang-ability-julie_cutter = Pokaždé, když kvůli jinému hráči ztratíš život, sejmi kartu: srdce nebo káry znamenají výstřel na toho hráče.
bang-ability-mexicali_kid = Jednou ve svém tahu můžeš zaplatit 2 náboje a vystřelit na hráče v dostřelu své zbraně. Není to karta BANG!
bang-ability-ms_abigail = Hnědou kartu hodnoty J, Q, K nebo A, kterou jiný hráč zahraje jen na tebe, můžeš ignorovat.
bang-ability-red_ringo = Začínáš se 4 náboji. Jednou ve svém tahu můžeš až 2 z nich přesunout z postavy na své oranžové karty.

## Části vět

bang-count-load = { $count ->
    [one] { $count } náboj
    [few] { $count } náboje
   *[other] { $count } nábojů
}

## O čem hráč rozhoduje

bang-prompt-place_load = Vyber, kam dáš { bang-count-load }.
    .waiting = { $player } si může přidat náboj.
bang-prompt-pay_load = Vyber, odkud zaplatíš { bang-count-load }.
    .waiting = { $player } platí náboji.
bang-prompt-regain_card = Můžeš zaplatit { bang-count-load } a vzít si kartu { $kind_name } zpět do ruky.
    .waiting = { $player } si může vzít zpět kartu.
bang-prompt-buy_upgrades = Vyber, kolik vylepšení zaplatíš ({ $kind_name }); jedno stojí { bang-count-load }.
    .waiting = { $player } vybírá vylepšení.
bang-prompt-add_targets = Za { bang-count-load } můžeš přidat další cíl ({ $kind_name }).
    .waiting = { $player } vybírá cíle.
bang-prompt-arrow = { $by_is ->
       *[other] { $by } na tebe střílí šíp
        [you] Střílíš šíp na sebe
        [nobody] Letí na tebe šíp
    }; odhoď kartu BANG!, jinak ztratíš 1 život.
    .waiting = { $player } čelí šípu.
bang-prompt-forced_discard = Vyber kartu z ruky, kterou odhodíš ({ $cause_name }).
    .waiting = { $player } vybírá kartu k odhození.
bang-prompt-roll_again = { $target_is ->
       *[other] { $target } snímá ({ $source_name }); můžeš nechat snímat znovu.
        [you] Snímáš ({ $source_name }); můžeš snímat znovu.
    }
    .waiting = { $player } může nechat snímat znovu.
bang-prompt-pass_bomb = Vyber, kdo dostane Bombu.
    .waiting = { $player } předává Bombu.
bang-prompt-offer = Můžeš teď použít svou schopnost ({ $ability_name }).
    .waiting = { $player } může použít schopnost.
bang-prompt-move_load = Můžeš přesunout ještě jeden náboj ({ $ability_name }).
    .waiting = { $player } přesouvá náboje.

## Volby

bang-option-AddLoad = { $card_is ->
    [none] Dát na svou postavu
   *[seen] Dát na kartu { $card }
}
bang-option-Unload = { $card_is ->
    [none] { bang-count-load } z postavy
   *[seen] { bang-count-load } z karty { $card }
}
bang-option-Upgrade = { $times ->
    [one] Vylepšit
    [few] Vylepšit { $times }×
   *[other] Vylepšit { $times }×
}
bang-option-AddTarget = { $target_is ->
    [you] Přidat sebe
   *[other] Přidat hráče { $target }
}

## Průběh hry

bang-event-LoadAdded = { $card_is ->
    [none] { $seat } dostává { bang-count-load } na postavu.
   *[seen] { $seat } dostává { bang-count-load } na kartu { $card }.
}
    .you = { $card_is ->
        [none] Dostáváš { bang-count-load } na postavu.
       *[seen] Dostáváš { bang-count-load } na kartu { $card }.
    }
bang-event-LoadPaid = { $card_is ->
    [none] { $seat } platí { bang-count-load } z postavy.
   *[seen] { $seat } platí { bang-count-load } z karty { $card }.
}
    .you = { $card_is ->
        [none] Platíš { bang-count-load } z postavy.
       *[seen] Platíš { bang-count-load } z karty { $card }.
    }
bang-event-LoadRemoved = { $card_is ->
    [none] { $seat } ztrácí { bang-count-load } z postavy.
   *[seen] { $seat } ztrácí { bang-count-load } z karty { $card }.
}
    .you = { $card_is ->
        [none] Ztrácíš { bang-count-load } z postavy.
       *[seen] Ztrácíš { bang-count-load } z karty { $card }.
    }
bang-event-LoadMoved = { $card_is ->
    [none] { $seat } si nechává { bang-count-load } na postavě.
   *[seen] { $seat } přesouvá { bang-count-load } z postavy na kartu { $card }.
}
    .you = { $card_is ->
        [none] Necháváš si { bang-count-load } na postavě.
       *[seen] Přesouváš { bang-count-load } z postavy na kartu { $card }.
    }
bang-event-LoadTaken = { $card_is ->
    [none] { $target_is ->
        [self] { $seat } si nechává { bang-count-load } na postavě.
        [you] { $seat } ti bere z postavy { bang-count-load }.
       *[other] { $seat } bere z postavy hráče { $target } { bang-count-load }.
    }
   *[seen] { $target_is ->
        [self] { $seat } bere { bang-count-load } z vlastní karty { $card }.
        [you] { $seat } ti bere { bang-count-load } z karty { $card }.
       *[other] { $seat } bere hráči { $target } { bang-count-load } z karty { $card }.
    }
}
    .you = { $card_is ->
        [none] { $target_is ->
            [self] Necháváš si { bang-count-load } na postavě.
           *[other] Bereš z postavy hráče { $target } { bang-count-load }.
        }
       *[seen] { $target_is ->
            [self] Bereš { bang-count-load } z vlastní karty { $card }.
           *[other] Bereš hráči { $target } { bang-count-load } z karty { $card }.
        }
    }

## Proč něco nejde

refusal-too-little-supply = { $card_name }: potřebných nábojů ze zásoby: { $needed }, v zásobě: { $left }.
refusal-too-little-load = { $card_name }: potřebných nábojů: { $needed }, k dispozici: { $left }.
refusal-empty-hand = { $player } nemá v ruce žádnou kartu.
refusal-nothing-laid = { $player } nemá vyloženou žádnou kartu na výběr.
refusal-no-room = Pro náboje není místo ({ $card_name }); vejdou se nejvýš 4.
refusal-nowhere-load = Nikde neleží náboj, který by šel vzít ({ $card_name }).
refusal-not-diamonds = { $card_name } pomůže jen károvým kartám BANG!
