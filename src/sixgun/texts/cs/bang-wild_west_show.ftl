### Divoký západ, česky.

set-bang-wild_west_show = Divoký západ
    .about = Každý Dostavník i každý Wells Fargo přinese novou kartu představení, která všem změní pravidla. Nakonec jde už jen o to, kdo zbude poslední.
bang-setting-gag_mode = Roubík
    .about = Co znamená mluvit, dokud platí karta představení Roubík.
bang-setting-gag_mode-penalty = Každá zpráva stojí 1 život
bang-setting-gag_mode-mute = Psát nesmí nikdo
bang-setting-gag_mode-remove = Hrát bez této karty

## Názvy

card-bone_orchard = Hřbitov
card-darling_valentine = Miláček Valentýn
card-dorothy_rage = Zuřivá Dorothy
card-gag = Roubík
card-helena_zontero = Helena Zontero
card-lady_rosa_of_texas = Lady Rosa z Texasu
card-miss_susanna = Slečna Zuzana
card-sacagaway = Sacagaway
card-showdown = Zúčtování
card-wild_west_show = Divoký západ
character-big_spencer = Big Spencer
character-flint_westwood = Flint Westwood
character-gary_looter = Gary Looter
character-greygory_deck = Greygory Deck
character-john_pain = John Pain
character-lee_van_kliff = Lee Van Kliff
character-teren_kill = Teren Kill
character-youl_grinner = Youl Grinner

pile-show-regular = karta představení
pile-show-final = poslední karta představení

## Co dělají karty představení

bang-card-bone_orchard = Vyřazení hráči se na začátku svého tahu natrvalo vracejí s 1 životem a s rolí náhodně vybranou z rolí vyřazených.
bang-card-darling_valentine = Na začátku svého tahu odhoď všechny karty z ruky a dober si stejný počet.
bang-card-dorothy_rage = Jednou ve svém tahu smíš jmenovat kartu a jiného hráče: má-li ji, musí ji zahrát tak, jak řekneš.
bang-card-gag = Nikdo nesmí mluvit. Kdo promluví, přijde o 1 život.
bang-card-helena_zontero = Jakmile se objeví, sejmi kartu: při srdcích nebo kárách se role všech hráčů kromě šerifa zamíchají a rozdají znovu.
bang-card-lady_rosa_of_texas = Jednou ve svém tahu si smíš vyměnit místo s hráčem po své pravici, který pak vynechá svůj příští tah.
bang-card-miss_susanna = Kdo ve svém tahu zahraje méně než 3 karty, přijde o 1 život.
bang-card-sacagaway = Všichni hrají s odkrytými kartami. Role zůstávají tajné.
bang-card-showdown = Kteroukoli kartu lze použít jako kartu BANG! a kteroukoli kartu BANG! jako kartu Vedle!
bang-card-wild_west_show = Všichni mají stejný cíl: zbýt ve hře jako poslední. Platí až do konce hry.

## Co umějí postavy

bang-ability-big_spencer = Začínáš s 5 kartami. Nesmíš hrát karty Vedle!
bang-ability-flint_westwood = Jednou ve svém tahu smíš vyměnit kartu z ruky za 2 náhodné karty z ruky jiného hráče.
bang-ability-gary_looter = Bereš si všechny karty, které ostatní na konci tahu odhazují, protože jich mají moc.
bang-ability-greygory_deck = Máš schopnosti 2 postav základní hry. Na začátku svého tahu smíš obě vyměnit za jiné 2.
bang-ability-john_pain = Dokud máš v ruce méně než 6 karet, bereš si každou sejmutou kartu.
bang-ability-lee_van_kliff = Ve svém tahu smíš odhodit kartu BANG! a zopakovat efekt hnědé karty, kterou jsi právě zahrál.
bang-ability-teren_kill = Kdykoli máš být vyřazen, sejmi kartu: nejsou-li to piky, zůstane ti 1 život a dobereš si 1 kartu.
bang-ability-youl_grinner = Než si na začátku tahu dobereš, dá ti 1 kartu každý, kdo jich má v ruce víc než ty.

## O čem hráč rozhoduje

bang-prompt-give_to_collector = { $target } má v ruce méně karet než ty: vyber kartu, které se vzdáš.
    .waiting = { $player } vybírá kartu, které se vzdá.
bang-prompt-keep_pair = Nech si své postavy, nebo obě vyměň.
    .waiting = { $player } se rozhoduje o dvou postavách.
bang-prompt-name_card = Jmenuj kartu, kterou musí { $target } zahrát.
    .waiting = { $player } dává rozkaz.
bang-prompt-obey_order = { $target_is ->
    [nobody] Máš rozkaz zahrát kartu { $kind_name }: vyber ji. Nesmíš-li ji zahrát, jen ji ukážeš.
    [you] Máš rozkaz zahrát kartu { $kind_name } na sebe: vyber ji. Nesmíš-li ji zahrát, jen ji ukážeš.
   *[other] Máš rozkaz zahrát kartu { $kind_name } na hráče { $target }: vyber ji. Nesmíš-li ji zahrát, jen ji ukážeš.
}
    .waiting = { $player } plní rozkaz.
bang-prompt-order_hand = Vyměňuješ karty v ruce: vyber, kterou odhodíš jako první, nebo ponech toto pořadí.
    .waiting = { $player } vyměňuje karty v ruce.
bang-prompt-order_pick = Vyber, co si má { $target } zvolit s kartou { $kind_name }.
    .waiting = { $player } dává rozkaz.
bang-prompt-order_target = Vyber, na koho má { $target } zahrát kartu { $kind_name }.
    .waiting = { $player } dává rozkaz.
bang-prompt-repeat_card = Odhoď kartu BANG! a zopakuj kartu { $kind_name }, nebo pasuj.
    .waiting = { $player } může zopakovat kartu.
bang-prompt-repeat_target = Vyber, na koho míří zopakovaná karta { $kind_name }.
    .waiting = { $player } vybírá cíl.

## Možnosti

bang-option-KeepPair = Nechat si své postavy
bang-option-NameCard = { $kind_name }
bang-option-NewPair = Vyměnit obě postavy
bang-option-Obey = Poslechnout kartou { $card }
bang-option-Speak = Promluvit a přijít o 1 život ({ $ability_name })

## Záznam hry

bang-event-CardRepeated = { $target_is ->
    [nobody] { $seat } opakuje kartu { $card }.
    [self] { $seat } opakuje kartu { $card } na sebe.
    [you] { $seat } opakuje kartu { $card } na tebe.
   *[other] { $seat } opakuje kartu { $card } na hráče { $target }.
}
    .you = { $target_is ->
        [nobody] Opakuješ kartu { $card }.
        [self] Opakuješ kartu { $card } na sebe.
       *[other] Opakuješ kartu { $card } na hráče { $target }.
    }
bang-event-HandExchanged = { $seat } vyměňuje všechny karty v ruce.
    .you = Vyměňuješ všechny karty v ruce.
bang-event-HandShown = { $cards_are ->
    [none] { $seat } nemá v ruce žádné karty k ukázání.
   *[seen] { $seat } tu kartu nemá a ukazuje: { $cards }.
}
    .you = { $cards_are ->
        [none] Nemáš žádné karty k ukázání.
       *[seen] Tu kartu nemáš a ukazuješ: { $cards }.
    }
bang-event-OrderGiven = { $aim_is ->
    [nobody] { $target_is ->
        [you] { $seat } ti poroučí zahrát kartu { $kind_name }.
       *[other] { $seat } poroučí hráči { $target } zahrát kartu { $kind_name }.
    }
   *[other] { $target_is ->
        [you] { $seat } ti poroučí zahrát kartu { $kind_name } na hráče { $aim }.
       *[other] { $seat } poroučí hráči { $target } zahrát kartu { $kind_name } na hráče { $aim }.
    }
}
    .you = { $aim_is ->
        [nobody] Poroučíš hráči { $target } zahrát kartu { $kind_name }.
       *[other] Poroučíš hráči { $target } zahrát kartu { $kind_name } na hráče { $aim }.
    }
bang-event-PairDrawn = { $seat } teď hraje za tyto postavy: { $abilities }.
    .you = Teď hraješ za tyto postavy: { $abilities }.
bang-event-ProofShown = { $seat } ukazuje kartu { $card }, kterou takto zahrát nejde.
    .you = Ukazuješ kartu { $card }, kterou takto zahrát nejde.
bang-event-RolesDealt = { $cause_name }: role se míchají a rozdávají znovu. Týká se to těchto hráčů: { $seats }.
bang-event-SeatsSwapped = { $target_is ->
    [you] { $seat } si s tebou vyměňuje místo; svůj příští tah vynecháš.
   *[other] { $seat } si vyměňuje místo; příští tah vynechá { $target }.
}
    .you = Vyměňuješ si místo; příští tah vynechá { $target }.
bang-event-ShowCardTurned = { $seat } otáčí novou kartu představení: { $event_name }.
    .you = Otáčíš novou kartu představení: { $event_name }.
bang-event-SpokeUp = { $seat } mluví, i když nesmí!
    .you = Mluvíš, i když nesmíš!
bang-event-TurnSkipped = { $seat } vynechává tah.
    .you = Vynecháváš tah.
bang-result-last-in-the-game = Ve hře zbyl jediný hráč. Vítěz: { $winners }.

## Proč něco nejde

refusal-gag-mute = Dokud platí { $card_name }, nesmí psát nikdo.
refusal-gag-no-lives = Dokud platí { $card_name }, smí mluvit jen ten, kdo má o jaký život přijít.
refusal-gag-out = Dokud platí { $card_name }, vyřazení hráči mluvit nesmějí.
refusal-gag-spectator = Dokud platí { $card_name }, diváci mluvit nesmějí.
refusal-just-flipped = Karta { $card_name } byla právě sejmuta a použít ji lze, až bude po všem.
refusal-no-hand = { $player } nemá v ruce žádné karty.
refusal-not-the-ordered = { $player } nemůže dostat rozkaz použít kartu { $card_name } proti sobě.
refusal-too-few-players = { $card_name } potřebuje ve hře aspoň tolik hráčů: { $least }.
refusal-used-this-turn = { $card_name } už v tomto tahu použít nejde.
