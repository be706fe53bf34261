### Velká vlaková loupež, česky.

set-bang-great_train_robbery = Velká vlaková loupež
    .about = Vlak projíždí stanicemi. Zaplať cenu stanice, u které vagon stojí, a je tvůj. Na konci trati má poslední slovo lokomotiva.
colour-car = vagon

## Jména karet

card-cactus = Kaktus
card-dragoon = Dragoon
card-evaded = K zemi!
card-full_steam = Plnou parou vpřed
card-knife_revolver = Revolver s nožem
card-map = Mapa
card-money_bag = Pytel peněz
card-most_wanted = Nejhledanější
card-next_stop = Příští stanice
card-refund = Odškodnění
card-strongbox = Pokladna
card-switch = Výhybka
card-train_robbery = Vlaková loupež
card-water_tower = Vodojem

## Jména vagonů

card-baggage_car = Zavazadlový vůz
card-caboose = Služební vůz
card-cattle_truck = Dobytčák
card-circus_wagon = Cirkusácký vagon
card-coal_hopper = Vagon s uhlím
card-dining_car = Jídelní vůz
card-express_car = Expresní vůz
card-ghost_car = Vagon duchů
card-lounge_car = Salonní vůz
card-lumber_flatcar = Plošinový vůz
card-mail_car = Poštovní vagon
card-observation_car = Vyhlídkový vůz
card-passenger_car = Osobní vůz
card-prisoner_car = Vězeňský vůz
card-private_car = Soukromý vagon
card-sleeper_car = Spací vůz

## Jména stanic a obou stran lokomotivy

card-boom_town = Boom Town
card-catico = Callico
card-creepy_creek = Cripple Crack
card-crowns_hole = Silverado
card-deathwood = Deathwood
card-dodgeville = Dodgeville
card-fort_wroth = Fort Woth
card-frisco = St. Francis
card-miners_oath = Oathman
card-san_tafe = Santa Fe
card-tombrock = Tombrock
card-virginia_town = Virginian City
card-yooma = Yooma
card-ironhorse = Ironhorse
card-leland = Leland

pile-railcar-discard = vagon, použiješ ho odhozením
pile-railcar-permanent = vagon, působí, dokud leží ve hře
pile-station-named = stanice, platí se určenou kartou
pile-station-suit = stanice, platí se barvou
pile-station-colour = stanice, platí se modrou kartou
pile-station-rank = stanice, platí se hodnotou
pile-station-life = stanice, platí se životem
pile-station-cards = stanice, platí se jakýmikoli kartami
pile-locomotive-side = strana lokomotivy

## Co karty dělají

bang-card-cactus = Efekt Vedle! Pak sejmi kartu: srdce nebo káry ti přidají 1 život.
bang-card-dragoon = Zbraň, dostřel 2. Ve svém tahu můžeš zahrát o 1 kartu BANG! víc.
bang-card-evaded = Efekt Vedle! Vezmi si kartu, proti které ji použiješ.
bang-card-full_steam = Vlak jede rovnou na konec trati. Ty rozhodneš, jestli lokomotiva neudělá nic, nebo zasáhne dvakrát.
bang-card-knife_revolver = Vystřel na hráče v dostřelu své zbraně; v tomto tahu se počítá jako karta BANG! Pak sejmi kartu: J, Q, K nebo A ti ji vrátí do ruky.
bang-card-map = Než si na začátku tahu dobereš karty, podívej se na 2 vrchní karty balíčku. 1 z nich můžeš odhodit.
bang-card-money_bag = Je-li vrchní odhozená karta hnědá, má tato karta stejný efekt.
bang-card-most_wanted = Dober si 1 kartu. Pak každý hráč počínaje tebou snímá: piky ho stojí 1 život.
bang-card-next_stop = Dober si 1 kartu. Vlak popojede o 1 stanici.
bang-card-refund = Kdykoli ti jiný hráč vezme nebo odhodí některou z ostatních karet, dober si 1 kartu.
bang-card-strongbox = Na konci svého tahu si dober 1 kartu.
bang-card-switch = Vyměň jednu svou vyloženou kartu za vyloženou kartu jiného hráče.
bang-card-train_robbery = V tomto tahu se počítá jako karta BANG! Kterýkoli hráč za každou kartu, kterou má vyloženou, buď tuto kartu odhodí, nebo je cílem výstřelu.
bang-card-water_tower = Vezmi si z vlaku zdarma kterýkoli 1 vagon.

## Co dělají vagony

bang-card-baggage_car = Odhoď ho a použij jako Vedle!, Paniku!, Cat Balou nebo jako BANG! navíc.
bang-card-caboose = Odhoď jinou svou vyloženou modrou kartu nebo vagon: platí jako Vedle!
bang-card-cattle_truck = Odhoď ho, podívej se na 3 vrchní odhozené karty a 1 z nich si vezmi.
bang-card-circus_wagon = Odhoď ho: každý z ostatních hráčů odhodí jednu svou vyloženou kartu.
bang-card-coal_hopper = Odhoď ho a dober si 1 kartu, pak odhoď 1 vagon ležící před kterýmkoli hráčem.
bang-card-dining_car = Na začátku svého tahu sejmi kartu: srdce ti přidají 1 život.
bang-card-express_car = Odhoď ho: tvůj tah končí, odhodíš všechny karty z ruky a hraješ ještě jeden tah.
bang-card-ghost_car = Vylož ho před kohokoli kromě šerifa, i před vyřazeného hráče. Dokud ho má před sebou, je ve hře bez životů.
bang-card-lounge_car = Odhoď ho a dober si 2 vagony: 1 vylož před sebe a 1 před jiného hráče.
bang-card-lumber_flatcar = Vylož ho před kteréhokoli hráče. Ten vidí všechny ostatní ve vzdálenosti o 1 větší.
bang-card-mail_car = Odhoď ho a dober si 3 karty, pak 1 z nich dej jinému hráči.
bang-card-observation_car = Všechny ostatní vidíš ve vzdálenosti o 1 menší. Všichni ostatní vidí tebe ve vzdálenosti o 1 větší.
bang-card-passenger_car = Odhoď ho a vezmi kartu kterémukoli hráči.
bang-card-prisoner_car = Karty Duel a Indiáni!, které hrají ostatní, na tebe nepůsobí.
bang-card-private_car = Dokud nemáš v ruce žádnou kartu, nikdo na tebe nemůže hrát kartu BANG!
bang-card-sleeper_car = Jednou za tah odhoď jinou svou vyloženou modrou kartu nebo vagon: platí jako BANG! navíc.

## Čím se ve stanicích platí

bang-card-boom_town = Cena: karta BANG!
bang-card-catico = Cena: karta Panika! nebo Cat Balou.
bang-card-creepy_creek = Cena: piková karta.
bang-card-crowns_hole = Cena: karta Pivo.
bang-card-deathwood = Cena: modrá karta.
bang-card-dodgeville = Cena: karta Vedle!
bang-card-fort_wroth = Cena: karta hodnoty 10, J, Q, K nebo A.
bang-card-frisco = Cena: křížová karta.
bang-card-miners_oath = Cena: kárová karta.
bang-card-san_tafe = Cena: srdcová karta.
bang-card-tombrock = Cena: 1 život, ale ne poslední.
bang-card-virginia_town = Cena: jakékoli 2 karty.
bang-card-yooma = Cena: karta hodnoty 2 až 9.

## Co dělá lokomotiva

bang-card-ironhorse = Na konci trati letí výstřel na každého hráče počínaje tím, kdo je na tahu. Nestřílí nikdo z hráčů.
bang-card-leland = Na konci trati otoč tolik karet, kolik je hráčů. Každý si jednu vezme, začíná hráč na tahu.

## Postavy

character-benny_brawler = Benny Brawler
character-evan_babbit = Evan Babbit
character-jimmy_texas = Jimmy Texas
character-manuelita = Manuelita
character-sancho = Sancho
character-sgt_blaze = Sgt. Blaze
character-shade_oconnor = Shade O'Connor
character-zippy_roy = Zippy Roy
bang-ability-benny_brawler = Ve svém tahu můžeš získat libovolný počet vagonů; za každý zaplatíš.
bang-ability-evan_babbit = Jsi-li cílem karty BANG!, můžeš odhodit kartu stejné barvy: cílem se stane jiný hráč ve vzdálenosti 1 od tebe.
bang-ability-jimmy_texas = Na konci svého tahu si dober 1 kartu.
bang-ability-manuelita = Kdykoli vlak dojede na konec trati, dober si 2 karty.
bang-ability-sancho = Jednou ve svém tahu si můžeš z vlaku zdarma vzít kterýkoli 1 vagon. Počítá se jako tvůj vagon v tomto tahu.
bang-ability-sgt_blaze = Když tvá karta nebo efekt působí na více hráčů, můžeš 1 z nich vynechat.
bang-ability-shade_oconnor = Kdykoli vlak popojede mimo tvůj tah, můžeš odhodit 1 kartu z ruky a 1 si dobrat.
bang-ability-zippy_roy = Jednou ve svém tahu můžeš s vlakem popojet o 1 stanici.

## O čem hráč rozhoduje

bang-prompt-buy_car = { $obliged ->
    [0] Vlak je na konci trati; můžeš získat vagon.
   *[1] Vlak popojel, teď musíš získat vagon.
}
    .waiting = { $player } může získat vagon.
bang-prompt-pay_fare = Vyber, čím zaplatíš ve stanici { $station_name } za { $card_name }.
    .waiting = { $player } platí za vagon.
bang-prompt-place_car = Vyber, před koho vyložíš { $card_name }.
    .waiting = { $player } vykládá vagon.
bang-prompt-split_cars = Vyber, kdo dostane { $card_name } nebo { $kind_name }; druhý vagon je tvůj.
    .waiting = { $player } vykládá dva vagony.
bang-prompt-take_car = Vyber vagon z vlaku ({ $source_name }).
    .waiting = { $player } vybírá vagon.
bang-prompt-swap_cards = Vyber, kterou svou kartu vyměníš za kterou kartu hráče { $target }.
    .waiting = { $player } vyměňuje karty.
bang-prompt-robbed_card = { $by_is ->
       *[other] { $by } tě okrádá
        [you] Okrádáš se
        [nobody] Někdo tě okrádá
    }: odhoď kartu, nebo si ji nech a buď cílem výstřelu.
    .waiting = { $player } se brání loupeži.
bang-prompt-full_steam = Vyber, jestli { $engine_name } neudělá nic, nebo zasáhne dvakrát.
    .waiting = { $player } rozhoduje o lokomotivě.
bang-prompt-map_look = Jednu z těchto karet můžeš odhodit ({ $source_name }).
    .waiting = { $player } si prohlíží karty.
bang-prompt-cattle_truck = Vezmi si jednu z těchto odhozených karet.
    .waiting = { $player } si bere odhozenou kartu.
bang-prompt-circus_wagon = { $by_is ->
       *[other] { $by } tě nutí odhodit
        [you] Musíš odhodit
        [nobody] Musíš odhodit
    } jednu vyloženou kartu ({ $cause_name }).
    .waiting = { $player } odhazuje vyloženou kartu.
bang-prompt-coal_hopper = Vyber vagon, který se odhodí ({ $source_name }).
    .waiting = { $player } vybírá vagon k odhození.
bang-prompt-mail_car = Dej jednu z právě dobraných karet jinému hráči.
    .waiting = { $player } dává kartu jinému hráči.
bang-prompt-shade_card = Můžeš odhodit kartu a jednu si dobrat ({ $source_name }).
    .waiting = { $player } může vyměnit kartu.
bang-prompt-turn_shot = { $by_is ->
       *[other] { $by } na tebe střílí
        [you] Střílíš na sebe
        [nobody] Letí na tebe výstřel
    }; cílem může být někdo jiný ({ $source_name }).
    .waiting = { $player } je pod palbou.

## Volby

bang-option-AcquireCar = Získat { $card }
bang-option-MoveTrain = Popojet s vlakem o 1 stanici a získat vagon
bang-option-Place = { $target_is ->
    [you] Vyložit { $card } před sebe
   *[other] Vyložit { $card } před hráče { $target }
}
bang-option-UseAs = { $companions_are ->
    [none] { $other_is ->
        [none] { $target_is ->
            [nobody] Použít { $card }
            [you] Použít { $card } na sebe
           *[other] Použít { $card } na hráče { $target }
        }
       *[seen] { $target_is ->
            [nobody] Použít { $card }: odhodit { $other }
            [you] Použít { $card } na sebe: odhodit { $other }
           *[other] Použít { $card } na hráče { $target }: odhodit { $other }
        }
    }
   *[seen] { $other_is ->
        [none] { $target_is ->
            [nobody] Použít { $card } + { $companions }
            [you] Použít { $card } na sebe + { $companions }
           *[other] Použít { $card } na hráče { $target } + { $companions }
        }
       *[seen] { $target_is ->
            [nobody] Použít { $card }: odhodit { $other } + { $companions }
            [you] Použít { $card } na sebe: odhodit { $other } + { $companions }
           *[other] Použít { $card } na hráče { $target }: odhodit { $other } + { $companions }
        }
    }
}
bang-option-PlayCopy = { $target_is ->
    [nobody] Zahrát { $card } (kopie)
    [you] Zahrát { $card } (kopie) na sebe
   *[other] Zahrát { $card } (kopie) na hráče { $target }
}
bang-option-SwapWith = { $card } za { $other }
bang-option-Hold = Nechat si { $card } a být cílem výstřelu
bang-option-SkipEngine = Lokomotiva neudělá nic
bang-option-DoubleEngine = Lokomotiva zasáhne dvakrát

## Průběh hry

bang-event-EngineChosen = O lokomotivě rozhoduje { $card }: { $engine_name }.
bang-event-TrainMoved = { $station_is ->
    [seen] { $way ->
        [round] Vlak popojíždí: { $station_name }.
        [free_move] { $seat } popojíždí s vlakem: { $station_name }.
       *[other] { $seat } popojíždí s vlakem: { $station_name } ({ $cause_name }).
    }
   *[none] { $way ->
        [round] Vlak dojíždí na konec trati.
        [free_move] { $seat } posílá vlak na konec trati.
       *[other] { $seat } posílá vlak na konec trati ({ $cause_name }).
    }
}
    .you = { $station_is ->
        [seen] { $way ->
            [round] Vlak popojíždí: { $station_name }.
            [free_move] Popojíždíš s vlakem: { $station_name }.
           *[other] Popojíždíš s vlakem: { $station_name } ({ $cause_name }).
        }
       *[none] { $way ->
            [round] Vlak dojíždí na konec trati.
            [free_move] Posíláš vlak na konec trati.
           *[other] Posíláš vlak na konec trati ({ $cause_name }).
        }
    }
bang-event-CarAcquired = { $station_is ->
    [none] { $seat } si bere z vlaku { $card }.
   *[seen] { $seat } získává { $card } ({ $station_name }).
}
    .you = { $station_is ->
        [none] Bereš si z vlaku { $card }.
       *[seen] Získáváš { $card } ({ $station_name }).
    }
bang-event-CarPlaced = { $target_is ->
    [self] { $seat } si nechává { $card }.
    [you] { $seat } před tebe vykládá { $card }.
   *[other] { $seat } vykládá { $card } před hráče { $target }.
}
    .you = { $target_is ->
        [self] Necháváš si { $card }.
       *[other] Vykládáš { $card } před hráče { $target }.
    }
bang-event-CarCoupled = K vlaku se připojuje { $card }.
bang-event-CarsDrawn = { $seat } si dobírá vagony: { $cards }.
    .you = Dobíráš si vagony: { $cards }.
bang-event-CarUsed = { $other_is ->
    [none] { $target_is ->
        [nobody] { $seat } používá { $card }.
        [self] { $seat } používá { $card } na sebe.
        [you] { $seat } na tebe používá { $card }.
       *[other] { $seat } používá { $card } na hráče { $target }.
    }
   *[seen] { $target_is ->
        [nobody] { $seat } odhazuje { $other } a používá { $card }.
        [self] { $seat } odhazuje { $other } a používá { $card } na sebe.
        [you] { $seat } odhazuje { $other } a používá na tebe { $card }.
       *[other] { $seat } odhazuje { $other } a používá { $card } na hráče { $target }.
    }
}
    .you = { $other_is ->
        [none] { $target_is ->
            [nobody] Používáš { $card }.
            [self] Používáš { $card } na sebe.
           *[other] Používáš { $card } na hráče { $target }.
        }
       *[seen] { $target_is ->
            [nobody] Odhazuješ { $other } a používáš { $card }.
            [self] Odhazuješ { $other } a používáš { $card } na sebe.
           *[other] Odhazuješ { $other } a používáš { $card } na hráče { $target }.
        }
    }
bang-event-EngineRuns = Zasahuje lokomotiva: { $engine_name }.
bang-event-EngineSkipped = { $seat } nechává lokomotivu bez efektu.
    .you = Necháváš lokomotivu bez efektu.
bang-event-TrainRebuilt = Začíná nová cesta, lokomotiva: { $engine_name }. Vlak: { $cards }.
bang-event-CardsSwapped = { $target_is ->
    [you] { $seat } vyměňuje { $card } za tvou kartu { $other }.
   *[other] { $seat } vyměňuje { $card } za kartu hráče { $target }: { $other }.
}
    .you = Vyměňuješ { $card } za kartu hráče { $target }: { $other }.
bang-event-CardHeld = { $seat } si nechává { $card } a je cílem výstřelu.
    .you = Necháváš si { $card } a jsi cílem výstřelu.
bang-event-CopyPlayed = { $target_is ->
    [nobody] Má stejný efekt jako { $source_name }.
    [self] Má stejný efekt jako { $source_name }, cíl: { $seat }.
    [you] Má stejný efekt jako { $source_name }, cíl jsi ty.
   *[other] Má stejný efekt jako { $source_name }, cíl: { $target }.
}
    .you = { $target_is ->
        [nobody] Má stejný efekt jako { $source_name }.
        [self] Má stejný efekt jako { $source_name }, cíl jsi ty.
       *[other] Má stejný efekt jako { $source_name }, cíl: { $target }.
    }
bang-event-ShotTurnedAway = { $target_is ->
    [you] { $seat } odhazuje { $card }: cílem jsi místo toho ty.
   *[other] { $seat } odhazuje { $card }. Nový cíl: { $target }.
}
    .you = Odhazuješ { $card }. Nový cíl: { $target }.
bang-event-PlayerSpared = { $target_is ->
    [self] { $seat } vynechává sebe ({ $cause_name }).
    [you] { $seat } tě vynechává ({ $cause_name }).
   *[other] { $seat } vynechává hráče { $target } ({ $cause_name }).
}
    .you = { $target_is ->
        [self] Vynecháváš sebe ({ $cause_name }).
       *[other] Vynecháváš hráče { $target } ({ $cause_name }).
    }

## Proč něco nejde

refusal-car-limit = Svůj vagon v tomto tahu už máš.
refusal-no-station = { $card_name } ještě nestojí u stanice.
refusal-cannot-pay = Cenu ve stanici { $card_name } nemáš čím zaplatit.
refusal-does-not-pay = Ve stanici { $by_name } se kartou { $card_name } platit nedá.
refusal-train-moved = S vlakem už v tomto tahu popojíždět nemůžeš.
refusal-no-car-then = Ani po popojetí by nešlo žádný vagon zaplatit.
refusal-no-cars = Vlak nemá žádný vagon.
refusal-no-cars-left = V balíčku vagonů už žádný není.
refusal-no-discards = Odhozené karty zatím nejsou žádné.
refusal-no-railcar = { $player } nemá ve hře žádný vagon.
refusal-nothing-to-swap = Nemáš vyloženou kartu, kterou by šlo vyměnit.
refusal-nothing-in-front = { $player } nemá vyloženou žádnou kartu.
refusal-no-legal-swap = Žádnou tvou kartu nejde vyměnit s kartou hráče { $player }.
refusal-nothing-to-copy = Vrchní odhozená karta nemá efekt, který by šlo zopakovat.
refusal-nothing-to-give-up = Nemáš jinou modrou kartu ani vagon k odhození ({ $card_name }).
refusal-stands-not-for = { $card_name } neplatí jako { $by_name }.
refusal-out-of-range-then = Po odhození karty bude { $player } mimo dostřel.
refusal-other-suit = Karta musí mít barvu karty BANG! ({ $card_name }).

## Výklady

ruling-bang-301 = Vlak popojíždí hned na začátku tahu: po odkrytí události, před Dynamitem, Vězením a podobně.
ruling-bang-302 = Vlak popojíždí i na začátku tahu navíc toho, kdo začíná kolo.
ruling-bang-303 = Vypadne-li ten, kdo začíná kolo, posouvá vlak od příštího kola další hráč ve směru hry.
ruling-bang-304 = Kvůli koupi můžeš s vlakem popojet, jen když potom dokážeš vagon zaplatit, a pak ho musíš získat.
ruling-bang-305 = Oranžové karty a vagony platí v Deathwoodu jako modré karty.
ruling-bang-306 = Vagony platí tam, kde stačí jakékoli karty. Nemají barvu ani hodnotu.
ruling-bang-307 = Elena Fuente může v Dodgeville zaplatit kteroukoli kartou z ruky.
ruling-bang-308 = Zavazadlový, Služební ani Spací vůz neplatí jako karta, kterou žádá stanice.
ruling-bang-309 = Platit můžeš i kartami, které před tebe vyložil někdo jiný; Bomba použitá k placení nevybuchne.
ruling-bang-310 = Šerif, který získá Vagon duchů, ho musí hned vyložit před jiného hráče.
ruling-bang-311 = Vagon získaný na konci trati je vagonem tohoto tahu, i když tah teprve začíná.
ruling-bang-312 = Ironhorse a Nejhledanější zasáhnou všechny, teprve pak může někdo vyhrát. Zemřou-li všichni, vyhrávají bandité.
ruling-bang-313 = Sancho si může vzít kterýkoli vagon vlaku, ať u stanice stojí, nebo ne.
ruling-bang-314 = Sgt. Blaze může vynechat i sebe a při každém zásahu lokomotivy ve svém tahu volí znovu.
ruling-bang-315 = Pytel peněz nemůže zopakovat kartu hranou v odpovědi ani kartu bez možného cíle.
ruling-bang-316 = Pytel peněz má efekt zopakované karty, ale není jí; platí jeho vlastní barva a hodnota.
ruling-bang-317 = Evan Babbit nemůže odklonit BANG! bez barvy.
ruling-bang-318 = Hráč, na kterého karta BANG! nepůsobí, nemůže být novým cílem Evana Babbita.
ruling-bang-319 = Vrátí-li se karta svému majiteli, K zemi! nic nebere.
ruling-bang-320 = K zemi! bere kartu, jen když je výstřel zrušen.
ruling-bang-321 = K zemi! bere i kartu s více cíli; na ostatní působí dál.
ruling-bang-322 = Proti vyložené zelené kartě, schopnosti, události nebo lokomotivě K zemi! nic nebere.
ruling-bang-323 = O lokomotivě rozhoduješ s kartou Plnou parou vpřed až potom, co lze získat vagon.
ruling-bang-324 = Plnou parou vpřed je jediné popojetí vlaku.
ruling-bang-325 = Revolver s nožem: nejdřív výstřel, pak snímání.
ruling-bang-326 = Výhybkou se před šerifa nedostane Vězení ani Vagon duchů.
ruling-bang-327 = Na vyměněné oranžové kartě náboje zůstávají.
ruling-bang-328 = Vyměněnou zelenou kartu nejde v tomto tahu použít.
ruling-bang-329 = Výhybka druhému hráči kartu bere: Odškodnění i Henry Block reagují.
ruling-bang-330 = Vlaková loupež se ptá jednou na každou kartu vyloženou při jejím zahrání, pokud tam ještě je.
ruling-bang-331 = Vodojem bere kterýkoli vagon vlaku, ať u stanice stojí, nebo ne.
ruling-bang-332 = Odškodnění dá kartu za každou kartu, kterou ti jiný hráč vezme nebo kterou kvůli němu odhodíš, ne za události a ceny.
ruling-bang-333 = Vagon použitý jako BANG! potřebuje dostřel a má výhody karet BANG!
ruling-bang-334 = Vagon použitý místo karty není karta z ruky.
ruling-bang-335 = Pro Služební a Spací vůz odhazuješ jinou modrou nebo oranžovou kartu či vagon před sebou.
ruling-bang-336 = Spací vůz funguje jednou v každém tahu, i v cizím.
ruling-bang-337 = BANG! ze Spacího vozu má barvu odhozené karty, ze Zavazadlového žádnou.
ruling-bang-338 = Zbraň odhozená pro Spací vůz už jeho výstřelu nepomáhá.
ruling-bang-339 = Neleží-li před nikým vagon, Vagon s uhlím jen dobírá.
ruling-bang-340 = Jídelní vůz přichází po Dynamitu, Vězení, Chřestýši a Bombě; když Vězení stojí tah, vůbec.
ruling-bang-341 = Po tahu navíc z Expresního vozu už žádný další nezískáš.
ruling-bang-342 = Dokud nesmíš skončit tah, nejde použít ani Expresní vůz.
ruling-bang-343 = Zbývá-li pro Salonní vůz jen jeden vagon, necháš si ho.
ruling-bang-344 = Osobním vozem si od sebe můžeš vzít jen vyloženou kartu.
ruling-bang-345 = Vězeňský vůz zadrží jen karty Duel a Indiáni! zahrané jako takové.
ruling-bang-346 = Záchrana Vagonem duchů není vyřazení: žádná odměna a role zůstává skrytá.
ruling-bang-347 = Limit karet ducha je 0, pokud něco nedovolí víc.
ruling-bang-348 = Vypnutý Vagon duchů udrží ducha ve hře, ale živého hráče nezachrání.
ruling-bang-349 = Vagon působí hned, jak ho získáš.
ruling-bang-350 = Získat vagon není zahrát kartu.
ruling-bang-351 = Karty, ze kterých Dobytčák vybírá, vidí všichni.
