### Zlatá horečka, česky.

set-bang-gold_rush = Zlatá horečka
    .about = Kdo ostatním ubírá životy, bere si zlaté nugety a kupuje za ně vybavení. Ve variantě se vyřazení hráči vracejí jako stínoví pistolníci.

## Jména

character-don_bell = Don Bell
character-dutch_will = Dutch Will
character-jacky_murieta = Jacky Murieta
character-josh_mccloud = Josh McCloud
character-madam_yto = Madam Yto
character-pretty_luzena = Pretty Luzena
character-raddie_snake = Raddie Snake
character-simeon_picos = Simeon Picos

card-boots = Boty
card-bottle = Láhev
card-calumet = Kalumet
card-gold_pan = Rýžovací mísa
card-gold_rush = Zlatá horečka
card-gun_belt = Nábojový pás
card-horseshoe = Podkova
card-lucky_charm = Talisman
card-pardner = Komplic
card-pickaxe = Krumpáč
card-rhum = Rum
card-rucksack = Batoh
card-shot = Panák
card-union_pacific = Union Pacific
card-wanted = Wanted
card-shadow_gunslingers = Stínový pistolník

pile-equipment-black = černé vybavení
pile-equipment-brown = hnědé vybavení
pile-equipment-price = { $count ->
    [one] stojí { $count } nuget
    [few] stojí { $count } nugety
   *[other] stojí { $count } nugetů
}

## Co umějí postavy

bang-ability-don_bell = Na konci svého tahu sejmi kartu: srdce nebo káry znamenají, že smíš odehrát jeden tah navíc.
bang-ability-dutch_will = Na začátku tahu si dobereš 2 karty, 1 z nich odhodíš a vezmeš si 1 zlatý nuget.
bang-ability-jacky_murieta = Ve svém tahu můžeš kolikrát chceš zaplatit 2 nugety a vystřelit na hráče v dostřelu své zbraně.
bang-ability-josh_mccloud = Ve svém tahu můžeš kolikrát chceš zaplatit 2 nugety, vzít si vrchní kartu vybavení a hned ji použít.
bang-ability-madam_yto = Kdykoli kdokoli zahraje kartu Pivo, dobereš si 1 kartu.
bang-ability-pretty_luzena = Jednou za svůj tah můžeš koupit vybavení o 1 nuget levněji.
bang-ability-raddie_snake = Dvakrát za svůj tah můžeš zaplatit 1 nuget a dobrat si 1 kartu.
bang-ability-simeon_picos = Kdykoli přijdeš o životy, vezmeš si za každý z nich 1 nuget.

## Co umí vybavení

bang-card-boots = Kdykoli přijdeš o životy, dobereš si za každý z nich 1 kartu, za poslední ale ne.
bang-card-bottle = Použij ji jako Paniku!, Pivo, nebo BANG! Žádnou z těch karet ale není.
bang-card-calumet = Kárové karty, které zahrají ostatní, na tebe neplatí.
bang-card-gold_pan = Dvakrát za svůj tah můžeš zaplatit 1 nuget a dobrat si 1 kartu.
bang-card-gold_rush = Tvůj tah končí. Vyléčíš si všechny životy a odehraješ další tah.
bang-card-gun_belt = Na konci tahu si smíš nechat 8 karet.
bang-card-horseshoe = Kdykoli snímáš, otoč o 1 kartu víc a vyber, která platí.
bang-card-lucky_charm = Kdykoli přijdeš o životy, vezmeš si za každý z nich 1 nuget, za poslední ale ne.
bang-card-pardner = Použij ho jako Hokynářství, Duel, nebo Cat Balou. Žádnou z těch karet ale není.
bang-card-pickaxe = Na začátku tahu si dobereš o 1 kartu víc.
bang-card-rhum = Sejmi najednou 4 karty: za každou karetní barvu mezi nimi si přidáš 1 život.
bang-card-rucksack = Ve svém tahu, nebo když jde o přežití, můžeš zaplatit 2 nugety a vyléčit si 1 život.
bang-card-shot = Libovolný hráč si vyléčí 1 život.
bang-card-union_pacific = Dober si 4 karty.
bang-card-wanted = Polož ji před libovolného hráče. Kdo ho vyřadí, dobere si 2 karty a vezme si 1 nuget.
bang-card-shadow_gunslingers = Vyřazení hráči se vracejí na každý svůj tah: bez životů, ale s nugety, které jim zůstaly.

## Nastavení stolu

bang-setting-shadow_gunslingers = Stínoví pistolníci
    .about = Nikdo neodchází nadobro: vyřazeným zůstávají nugety a své tahy hrají dál jako stíny, bez životů.
bang-setting-shadows_stop_at_final_duel = Poslední souboj bez stínů
    .about = Jakmile zbývá jen Šerif a Odpadlík, nikdo další se už nevrací.
bang-setting-shadows_only = Jen stíny
    .about = Stínoví pistolníci bez nugetů, bez vybavení a bez postav z této krabice.

## O čem hráč rozhoduje

bang-prompt-discard_drawn = Odhoď jednu z karet, které máš právě z balíčku.
    .waiting = { $player } odhazuje jednu z nových karet.
bang-prompt-order_gear = Přicházíš o všechno vybavení; vyber, co půjde pod balíček první, nebo potvrď toto pořadí.
    .waiting = { $player } odkládá své vybavení.
bang-prompt-play_again = Můžeš odehrát tah navíc.
    .waiting = { $player } může odehrát tah navíc.
bang-prompt-use_drawn = Vzatá karta: { $gear_name }. Hned ji použij.
    .waiting = { $player } používá vzaté vybavení.

## Volby

bang-option-Buy = { $target_is ->
    [nobody] { $cheaper ->
        [0] { $mode_is ->
            [none] Koupit kartu { $ability_name }
           *[seen] Koupit kartu { $ability_name } jako { $mode_name }
        }
       *[1] { $mode_is ->
            [none] Koupit kartu { $ability_name } o 1 levněji
           *[seen] Koupit kartu { $ability_name } jako { $mode_name }, o 1 levněji
        }
    }
    [you] { $cheaper ->
        [0] { $mode_is ->
            [none] Koupit kartu { $ability_name } pro sebe
           *[seen] Koupit kartu { $ability_name } jako { $mode_name } na sebe
        }
       *[1] { $mode_is ->
            [none] Koupit kartu { $ability_name } pro sebe, o 1 levněji
           *[seen] Koupit kartu { $ability_name } jako { $mode_name } na sebe, o 1 levněji
        }
    }
   *[other] { $cheaper ->
        [0] { $mode_is ->
            [none] Koupit kartu { $ability_name } pro hráče { $target }
           *[seen] Koupit kartu { $ability_name } jako { $mode_name } na hráče { $target }
        }
       *[1] { $mode_is ->
            [none] Koupit kartu { $ability_name } pro hráče { $target }, o 1 levněji
           *[seen] Koupit kartu { $ability_name } jako { $mode_name } na hráče { $target }, o 1 levněji
        }
    }
}
bang-option-ForceDiscard = Zaplatit, ať { $target } odhodí kartu { $ability_name }
bang-option-PlayOn = Odehrát tah navíc
bang-option-PutAway = Odložit kartu { $gear_name }
bang-option-PutToUse = { $target_is ->
    [nobody] { $mode_is ->
        [none] Použít kartu { $gear_name }
       *[seen] Použít kartu { $gear_name } jako { $mode_name }
    }
    [you] { $mode_is ->
        [none] Použít kartu { $gear_name } pro sebe
       *[seen] Použít kartu { $gear_name } jako { $mode_name } na sebe
    }
   *[other] { $mode_is ->
        [none] Použít kartu { $gear_name } pro hráče { $target }
       *[seen] Použít kartu { $gear_name } jako { $mode_name } na hráče { $target }
    }
}
bang-option-Sell = Zahrát kartu { $card } za nuget
bang-option-UseEquipment = Použít kartu { $ability_name }

## Záznam

bang-event-GearBought = { $seat } kupuje kartu { $gear_name } za { bang-count-nuggets-paid }.
    .you = Kupuješ kartu { $gear_name } za { bang-count-nuggets-paid }.
bang-count-nuggets-paid = { $price ->
    [one] { $price } nuget
    [few] { $price } nugety
   *[other] { $price } nugetů
}
bang-count-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
}
bang-event-GearDiscarded = { $seat } odkládá kartu { $gear_name }.
    .you = Odkládáš kartu { $gear_name }.
bang-event-GearDrawn = { $seat } bere z balíčku vybavení kartu { $gear_name }.
    .you = Bereš z balíčku vybavení kartu { $gear_name }.
bang-event-GearForced = { $target_is ->
    [you] { $seat } platí { bang-count-nuggets-paid }: musíš odhodit kartu { $gear_name }.
   *[other] { $seat } platí { bang-count-nuggets-paid }: { $target } musí odhodit kartu { $gear_name }.
}
    .you = Platíš { bang-count-nuggets-paid }: { $target } musí odhodit kartu { $gear_name }.
bang-event-GearPlaced = { $target_is ->
    [self] { $seat } si vykládá kartu { $gear_name }.
    [you] { $seat } před tebe vykládá kartu { $gear_name }.
   *[other] { $seat } vykládá kartu { $gear_name } před hráče { $target }.
}
    .you = { $target_is ->
        [self] Vykládáš si kartu { $gear_name }.
       *[other] Vykládáš kartu { $gear_name } před hráče { $target }.
    }
bang-event-GearShuffled = Balíček vybavení se míchá.
bang-event-GearUsed = { $target_is ->
    [nobody] { $mode_is ->
        [none] { $seat } používá kartu { $gear_name }.
       *[seen] { $seat } používá kartu { $gear_name } jako { $mode_name }.
    }
    [self] { $mode_is ->
        [none] { $seat } používá kartu { $gear_name }.
       *[seen] { $seat } na sebe používá kartu { $gear_name } jako { $mode_name }.
    }
    [you] { $mode_is ->
        [none] { $seat } pro tebe používá kartu { $gear_name }.
       *[seen] { $seat } na tebe používá kartu { $gear_name } jako { $mode_name }.
    }
   *[other] { $mode_is ->
        [none] { $seat } používá kartu { $gear_name } pro hráče { $target }.
       *[seen] { $seat } používá kartu { $gear_name } jako { $mode_name } na hráče { $target }.
    }
}
    .you = { $target_is ->
        [nobody] { $mode_is ->
            [none] Používáš kartu { $gear_name }.
           *[seen] Používáš kartu { $gear_name } jako { $mode_name }.
        }
        [self] { $mode_is ->
            [none] Používáš kartu { $gear_name }.
           *[seen] Používáš na sebe kartu { $gear_name } jako { $mode_name }.
        }
       *[other] { $mode_is ->
            [none] Používáš kartu { $gear_name } pro hráče { $target }.
           *[seen] Používáš kartu { $gear_name } jako { $mode_name } na hráče { $target }.
        }
    }
bang-event-NuggetsLost = { $seat } vrací do zásoby { bang-count-nuggets }.
    .you = Vracíš do zásoby { bang-count-nuggets }.
bang-event-NuggetsPaid = { $seat } platí { bang-count-nuggets } ({ $source_name }).
    .you = Platíš { bang-count-nuggets } ({ $source_name }).
bang-event-NuggetsTaken = { $seat } si bere { bang-count-nuggets } ({ $source_name }).
    .you = Bereš si { bang-count-nuggets } ({ $source_name }).
bang-event-ShopRefilled = Nově v obchodě: { $gear_name }.
bang-event-SideTaken = { $side ->
   *[shadow_outlaw] { $seat } hraje až do svého příštího tahu jako Stínový bandita.
    [shadow_deputy] { $seat } hraje až do svého příštího tahu jako Stínový pomocník.
}
    .you = { $side ->
       *[shadow_outlaw] Až do svého příštího tahu hraješ jako Stínový bandita.
        [shadow_deputy] Až do svého příštího tahu hraješ jako Stínový pomocník.
    }

## Proč něco nejde

refusal-too-few-nuggets = { $card_name } stojí { $price ->
    [one] { $price } nuget
    [few] { $price } nugety
   *[other] { $price } nugetů
} a ty máš { $have }.
refusal-not-in-shop = { $card_name } teď v obchodě není.
refusal-own-equipment = Odhodit vybavení můžeš přikázat jen ostatním ({ $card_name }).
refusal-no-nugget = Za nuget se dají zahrát jen karty Pivo ({ $card_name } ne).
complaint-shadow-setting = { $setting } potřebuje i shadow_gunslingers
complaint-shadow-players = shadow_gunslingers potřebuje aspoň { $least } hráče

## Výklady

ruling-bang-101 = Zásoba nugetů nikdy nedojde.
ruling-bang-102 = Kdo prohraje Duel, který sám vyvolal, nikomu nuget nevynese.
ruling-bang-103 = Život, který se zachrání, se pořád počítá jako ztracený; z většího zranění se počítá jen to, kolik životů hráč měl.
ruling-bang-104 = Nugety se berou hned, jak je život ztracen: před vyřazením i před dalším hráčem karty, která zasahuje víc lidí.
ruling-bang-105 = Prázdné místo v obchodě se doplní dřív, než se koupená karta použije.
ruling-bang-106 = Hnědou kartu lze koupit jen tak, aby měla platný cíl; léčit lze vždycky, i s plnými životy.
ruling-bang-107 = Nákup není zahrání karty z ruky: nepočítá se do žádného limitu a nespouští nic, co čeká na zahranou kartu.
ruling-bang-108 = Odhození cizího vybavení nic nezlevňuje.
ruling-bang-109 = Přijde-li kupující uprostřed nákupu o všechno vybavení, jde pod balíček nejdřív koupená hnědá karta a teprve pak vybavení.
ruling-bang-110 = Bez stínů se nugety vyřazeného hráče vracejí do zásoby.
ruling-bang-111 = Co vypíná karty vyložené před hráči, vypíná i černé vybavení; Kocovina ne.
ruling-bang-112 = Vyložit kartu Wanted není zahrát kartu; pod Soudcem je to dovoleno.
ruling-bang-113 = Když Johnny Kisch koupí černou kartu, ostatní stejného jména zůstávají.
ruling-bang-114 = Vybavení nemá karetní barvu, takže ochrana proti barvě před ním nechrání.
ruling-bang-115 = Láhev použitá jako Pivo léčí, i když zbývají už jen dva hráči.
ruling-bang-116 = Zlatou horečku nelze koupit, dokud se tah nesmí ukončit; vzatá Joshem McCloudem se pak odloží.
ruling-bang-117 = Z limitu Nábojového pásu a jiného limitu platí ten větší.
ruling-bang-118 = Tah ukončený Zlatou horečkou má fázi 3 s původními životy; koupená v tahu navíc dává další.
ruling-bang-119 = Jako stín si Bill Noface dobírá, jako by mu chyběly všechny životy.
ruling-bang-120 = Varianta se dá hrát i bez zbytku krabice: pak nejsou nugety, vybavení ani její postavy.
ruling-bang-121 = Pivo vynese každému jeden nuget, i Tequila Joeovi, a je to zahraná karta Pivo.
ruling-bang-122 = Rum je jediné snímání; karty navíc se vynechají najednou.
ruling-bang-123 = Nejdřív nugety za zásah, pak Wanted, pak odměna nebo trest za roli.
ruling-bang-124 = Krumpáč zvětšuje o jednu počet karet, které si postava dobírá, a tím i to, co s nimi dělá.
ruling-bang-125 = Batoh funguje i ve dvou; s plnými životy se nenabízí.
ruling-bang-126 = Pivo odhozené za něco jiného není zahrané.
ruling-bang-127 = Simeon Picos si bere nuget i za poslední život, ať se zachrání, nebo ne.
ruling-bang-128 = Josh McCloud smí brát, dokud má čím platit. Mají-li všichni ostatní Wanted, smí vzatou kartu odložit.
ruling-bang-129 = Don Bell nesnímá po tahu navíc ani tehdy, když už tah jeden vynesl.
ruling-bang-130 = Ve třech se stínoví pistolníci nehrají.
ruling-bang-131 = Vyřazení, které ze hráče udělá stín, je obyčejné. Když stín odchází, karty se odhodí a nikdo si je nebere ani na to nereaguje.
ruling-bang-132 = Stín, který dostane tah navíc, zůstává až do jeho konce; nic ho neléčí.
ruling-bang-133 = Stín na tahu je ve hře: stín Bandity oddaluje vítězství zákona a vyhrává, když zabije Šerifa.
ruling-bang-134 = Stíny se vracejí, i když zbývají jen Šerif a Odpadlík, pokud si stůl neurčí jinak.
ruling-bang-135 = Pro stranu Stínového odpadlíka se počítá každá otevřená role, jen role Odpadlíků ne. Kdo se jím stal, už nikdy není Odpadlík.
ruling-bang-136 = Před svým prvním stínovým tahem Stínový odpadlík nemá stranu a nemůže vyhrát.
ruling-bang-450 = Při záchraně se Batoh používá jen do jednoho života, dál ne.
