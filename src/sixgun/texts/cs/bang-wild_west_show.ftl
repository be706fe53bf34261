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

## Výklady, každý jednou větou

ruling-bang-370 = Kdo zahraje Dostavník nebo Wells Fargo, nejdřív si dobere a teprve pak otočí další kartu představení.
ruling-bang-371 = Kartu představení přinese jen Dostavník nebo Wells Fargo, který byl zahrán jako takový, i na rozkaz; pak ji otáčí ten, kdo rozkaz dostal. Zopakovaný, okopírovaný, odhozený ani jinak použitý ji nepřinese.
ruling-bang-372 = Dokud platí Roubík, stojí každá zpráva, psaná i mluvená, toho, kdo ji poslal, 1 život, za který nikdo neodpovídá: hned, pokud se zrovna nic nevyhodnocuje, jinak těsně po probíhajícím efektu. Kdo nemá o jaký život přijít, poslat nemůže žádnou.
ruling-bang-373 = Když se někdo vrací, zamíchají se role všech vyřazených. Kdo se vrací, jednu dostane a podívá se na ni; ostatní dostanou zbylé lícem dolů a nedívají se. Jediný vyřazený dostane prostě zpět svou starou roli, lícem dolů. Takto rozdaný odpadlík je skutečný odpadlík.
ruling-bang-374 = Mrtvý muž vrací svého jediného hráče dřív než Hřbitov a Hřbitov má přednost před stínovými pistolníky i Městem duchů.
ruling-bang-375 = Kdo mimo hru dostal novou roli a vrátí se jinak, podívá se na ni až tehdy a sám. Když po svém tahu zase odchází, tajemství si bere s sebou. Odpadlík, který s ní odehraje stínový tah, je od něj tajně Stínovým odpadlíkem.
ruling-bang-376 = Miláček Valentýn přichází po události ze začátku tahu a před kontrolami; je to jeden efekt, takže si Suzy Lafayette mezitím nedobírá.
ruling-bang-377 = Jeden rozkaz za tah. Jmenuje hráče, kartu, její cíle i to, co se vezme nebo odhodí, dřív než se cokoli ověřuje.
ruling-bang-378 = Kdo kartu nemá, ukáže celou ruku. Kdo ji má, ale takto ji zahrát nesmí, ukáže jen ji a nic dalšího se neděje.
ruling-bang-379 = Karta na rozkaz se hraje jako ve vlastním tahu: s čerstvým limitem karet BANG!, který se nikoho jiného netýká, bez dobírání Molly Stark, bez Dvojité rány, efektů zbraní a vylepšení. Nikomu nelze poručit, aby zranil nebo okradl sám sebe.
ruling-bang-380 = Helena Zontero rozdává role všech hráčů se životy a těch, které drží Duch, kromě šerifa, i ty odkryté. Vyřazení a ti, kdo jsou zpět jen na tah, si nechávají svou. Ve třech hráčích se role rozdávají lícem nahoru.
ruling-bang-381 = Kartu role Stínového odpadlíka rozdá Helena Zontero takovou, jaká je: kdo ji dostane, je tajně Stínový odpadlík, až do začátku svého příštího tahu na té straně, na které karta byla.
ruling-bang-382 = Lady Rosa z Texasu se použije nejvýš jednou za tah a jen při aspoň třech hráčích ve hře. Soused vpravo je nejbližší hráč proti směru hodinových ručiček, ať jdou tahy kterýmkoli směrem.
ruling-bang-383 = Vynechaný tah nemá vůbec žádné kroky, ale pokud by jím začínalo kolo, odkryje se další událost. Kdo vypadne ze hry, o značku přichází.
ruling-bang-384 = Slečna Zuzana počítá každou kartu, kterou hráč na tahu zahrál z ruky, i před jejím otočením, a také zopakování Lee Van Kliffem; počet posuzuje po fázi 3.
ruling-bang-385 = I s odkrytými kartami se náhodná karta vybírá náhodně a tajné volby zůstávají tajné. Když Sacagaway vystřídá jiná karta, nikdo si nevede seznam toho, co bylo vidět.
ruling-bang-386 = Při Zúčtování je kterákoli karta z ruky kartou BANG! všude, kde se taková žádá, i jako odpověď nebo cena. Kartou Vedle! je jen karta jménem BANG!; obojí po sobě využít nelze.
ruling-bang-387 = Za Divokého západu se konec hry posuzuje po každém jednotlivém vyřazení a vyhrává, kdo je v tu chvíli ve hře jediný, i kdyby to byl duch na tahu.
ruling-bang-388 = Flint Westwood vyměňuje jednou za tah. Obě karty se vybírají dřív, než se jeho karta dostane do druhé ruky; není zahraná ani odhozená.
ruling-bang-389 = Gary Looter si přebytečné karty bere přímo při odhození, i v Opuštěném dole; ze dvou hráčů s jeho schopností bere všechno ten, kdo je po směru hodinových ručiček nejblíž za odhazujícím.
ruling-bang-390 = Greygory Deck vybírá z šestnácti postav základní hry, které nikdo nehraje ani nehrál a které nikdo nemá v záloze ani u sebe. Pokud si obě jeho postavy dobírají jinak, použije v každém tahu jednu z nich.
ruling-bang-391 = John Pain si musí vzít každou kartu, která při sejmutí platí, u Rumu jednu po druhé, až do šesti karet. Použít ji nejde, dokud neskončí efekt, kvůli kterému se snímalo.
ruling-bang-392 = Lee Van Kliff opakuje efekt, kartu nehraje: neplatí limit karet BANG!, Útěk, Dvojitá rána ani efekty zbraní a Emiliano nic nezíská. Další náklady a vylepšení se platí znovu a každý efekt lze zopakovat jen jednou.
ruling-bang-393 = Teren Kill snímá až po Obětavém skoku a po vlastní záchraně a po nezdařeném sejmutí už žádné Pivo nepomůže. Život, který si takto udrží, je pro všechny, kdo z něj něco mají, ztracený.
ruling-bang-394 = Vera Custer, která kopíruje Greygoryho Decka, dostane ze stejné zásoby dvě vlastní postavy a vrátí je, až kopírování skončí.
