### BANG! Kostková hra, česky.

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
dice-ability-black_jack = Dokud dynamit ukazuje méně než tři z tvých kostek, můžeš kteroukoli z nich hodit znovu, nebo ji nechat ležet. Tři nebo více dynamitů tvé házení ukončí jako obvykle.
dice-ability-calamity_janet = Každý terč „1“ můžeš použít jako „2“ a každý terč „2“ jako „1“, nebo tak, jak padl; rozhoduješ se u každé kostky zvlášť.
dice-ability-el_gringo = Hráč, který ti způsobí ztrátu jednoho nebo více bodů života, si musí vzít jeden šíp: jeden za všechny terče svého tahu dohromady a jeden za střelbu z kulometu, i když tě tím vyřadí. Neplatí pro útok indiánů ani pro dynamit.
dice-ability-jesse_jones = Máš-li čtyři nebo méně bodů života ve chvíli, kdy se v tvém tahu řeší piva, získáš za každé pivo použité na sebe dva body života místo jednoho.
dice-ability-jourdonnais = Při útoku indiánů nikdy neztrácíš více než jeden bod života.
dice-ability-kit_carlson = Za každý kulomet ve svém konečném výsledku můžeš vrátit do zásoby jeden šíp libovolného hráče, i svůj: od žádného až po tolik, kolik máš kulometů. Dojde-li ke střelbě z kulometu, proběhne nejdřív ona.
dice-ability-lucky_duke = Smíš hodit jednou navíc: až třikrát hodit znovu, celkem tedy čtyřikrát.
dice-ability-paul_regret = Střelbou z kulometu nikdy neztrácíš body života.
dice-ability-pedro_ramirez = Za každý ztracený bod života můžeš vrátit do zásoby jeden svůj šíp, nebo si ho nechat; bod života ztrácíš tak jako tak. Neplatí při útoku indiánů, po kterém se stejně vracejí všechny šípy.
dice-ability-rose_doolan = Každý terč můžeš použít na obvyklou vzdálenost, nebo o jedno místo dál: terč „1“ zasáhne hráče vzdáleného 1 nebo 2 místa, terč „2“ hráče vzdáleného 2 nebo 3 místa.
dice-ability-sid_ketchum = Na začátku svého tahu, ještě před hodem, vyber hráče (můžeš i sebe), který získá jeden bod života. Někoho vybrat musíš, ale smí to být i hráč s plným počtem bodů života, který nezíská nic.
dice-ability-slab_the_killer = Jednou za tah můžeš spotřebovat jedno své pivo a zdvojit jeden terč: jeho jediný cíl ztratí dva body života. Takové pivo už nikomu bod života nedá.
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

dice-prompt-reroll = Máš za sebou { $roll }. hod a můžeš hodit ještě { $left ->
        [one] jednou
        [2] dvakrát
        [3] třikrát
        [few] { $left }krát
       *[other] { $left }krát
    }; vyber kostky, kterými hodíš znovu, nebo si nech všechny.
    .waiting = { $player } rozhoduje, kterými kostkami hodit znovu.
dice-prompt-assign_bullseyes = Vyber, koho zasáhneš ({ $face_name }, výstřel { $number } z { $total }); všechny zásahy dopadnou najednou.
    .waiting = { $player } vybírá cíl.
dice-prompt-assign_beers = Vyber, kdo vypije tvoje pivo ({ $number } z { $total }) a získá bod života.
    .waiting = { $player } vybírá, kdo dostane pivo.
dice-prompt-sid_heal = Začíná tvůj tah a jako { character-sid_ketchum } vybíráš, kdo získá 1 bod života.
    .waiting = { $player } vybírá, kdo získá 1 bod života.
dice-prompt-bart_replace = Máš ztratit { dice-count-points }; vyber, kolik šípů si místo toho vezmeš (v zásobě { $pile }, poslední tam zůstane).
    .waiting = { $player } vybírá mezi šípy a body života.
dice-prompt-pedro_discard = Přicházíš o { dice-count-points } a za každý můžeš vrátit jeden šíp; vyber, kolik ze svých šípů ({ $arrows }) vrátíš do zásoby.
    .waiting = { $player } rozhoduje, kolik šípů vrátit.
dice-prompt-kit_discard = Díky kulometům můžeš do zásoby vrátit ještě { $left ->
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
    [0] Střílet na hráče { $target }
   *[1] Střílet na hráče { $target } za 2 body života (spotřebuješ pivo)
}
dice-option-Serve = Nalít pivo hráči { $seat }
    .you = Vypít pivo
dice-option-Heal = 1 bod života získá { $seat }
    .you = 1 bod života získáš ty
dice-option-TakeInstead = { $count ->
    [0] Nebrat žádný šíp
   *[other] Vzít si místo toho { dice-count-arrows }
}
dice-option-DropArrows = { $count ->
    [0] Nechat si všechny šípy
   *[other] Vrátit { dice-count-arrows }
}
dice-option-RemoveArrow = Vrátit šíp hráče { $seat }
    .you = Vrátit vlastní šíp

## Záznam hry

dice-event-GameBegan = Hra začíná, { $players ->
    [one] hraje { $players } hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
}; { $first_is ->
    [you] kostky si bereš ty
   *[other] kostky si bere { $first }
}.
dice-event-TurnBegan = { $number }. tah: kostky si bere { $seat }.
    .you = { $number }. tah: bereš si kostky.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } hází: { $dice }.
   *[other] { $seat } hází znovu { $count ->
        [one] kostkou { $numbers }
        [few] kostkami { $numbers }
       *[other] kostkami { $numbers }
    } ({ $roll }. hod): { $dice }.
}
    .you = { $roll ->
    [1] Házíš: { $dice }.
   *[other] Házíš znovu { $count ->
        [one] kostkou { $numbers }
        [few] kostkami { $numbers }
       *[other] kostkami { $numbers }
    } ({ $roll }. hod): { $dice }.
}
dice-event-DiceKept = { $seat } si nechává všechny kostky: { $dice }.
    .you = Necháváš si všechny kostky: { $dice }.
dice-event-ArrowsTaken = { $seat } si bere { dice-count-arrows }; { $pile ->
    [0] zásoba je prázdná
   *[other] v zásobě: { $pile }
}.
    .you = Bereš si { dice-count-arrows }; { $pile ->
    [0] zásoba je prázdná
   *[other] v zásobě: { $pile }
}.
dice-event-ArrowsReturned = { $by_is ->
    [self] { $seat } vrací { dice-count-arrows }
    [nobody] { $seat } vrací { dice-count-arrows }
    [you] Vracíš { dice-count-arrows } hráče { $seat }
   *[other] { $by } vrací { dice-count-arrows } hráče { $seat }
}; v zásobě: { $pile }.
    .you = { $by_is ->
    [self] Vracíš { dice-count-arrows }
    [nobody] Vracíš { dice-count-arrows }
   *[other] { $by } za tebe vrací { dice-count-arrows }
}; v zásobě: { $pile }.
dice-event-IndiansAttacked = { $seat } bere poslední šíp: útočí indiáni!
    .you = Bereš poslední šíp: útočí indiáni!
dice-event-DynamiteExploded = { $seat } má { $count ->
    [one] { $count } dynamit
    [few] { $count } dynamity
   *[other] { $count } dynamitů
}: výbuch, házení končí.
    .you = Máš { $count ->
    [one] { $count } dynamit
    [few] { $count } dynamity
   *[other] { $count } dynamitů
}: výbuch, házení končí.
dice-event-ShotAimed = { $points ->
    [1] { $target_is ->
        [you] { $seat } střílí na tebe ({ $face_name }).
       *[other] { $seat } střílí na hráče { $target } ({ $face_name }).
    }
   *[other] { $target_is ->
        [you] { $seat } spotřebuje pivo a střílí na tebe dvojitě ({ $face_name }, { dice-count-points }).
       *[other] { $seat } spotřebuje pivo a střílí dvojitě na hráče { $target } ({ $face_name }, { dice-count-points }).
    }
}
    .you = { $points ->
    [1] Střílíš na hráče { $target } ({ $face_name }).
   *[other] Spotřebuješ pivo a střílíš dvojitě na hráče { $target } ({ $face_name }, { dice-count-points }).
}
dice-event-BeerServed = { $target_is ->
    [self] { $seat } pije pivo.
    [you] { $seat } ti nalévá pivo.
   *[other] { $seat } nalévá pivo hráči { $target }.
}
    .you = { $target_is ->
    [self] Piješ pivo.
   *[other] Naléváš pivo hráči { $target }.
}
dice-event-GatlingFired = { $seat } střílí z kulometu na všechny ostatní (kulomety: { $count }).
    .you = Střílíš z kulometu na všechny ostatní (kulomety: { $count }).
dice-event-HitDodged = { $seat } si bere { $points ->
    [one] šíp
    [few] šípy
   *[other] šípy
}, a neztrácí tak { dice-count-points } ({ $cause_name }).
    .you = Bereš si { $points ->
    [one] šíp
    [few] šípy
   *[other] šípy
}, a neztrácíš tak { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } ztrácí { dice-count-points } ({ $cause_name }) a má teď { $life }.
    [self] { $seat } ztrácí { dice-count-points } ({ $cause_name }) a má teď { $life }.
    [you] Ubíráš hráči { $seat } { dice-count-points } ({ $cause_name }), zbývá: { $life }.
   *[other] { $by } ubírá hráči { $seat } { dice-count-points } ({ $cause_name }), zbývá: { $life }.
}
    .you = { $by_is ->
    [nobody] Ztrácíš { dice-count-points } ({ $cause_name }) a máš teď { $life }.
    [self] Ztrácíš { dice-count-points } ({ $cause_name }) a máš teď { $life }.
   *[other] { $by } ti ubírá { dice-count-points } ({ $cause_name }) a máš teď { $life }.
}
dice-event-LifeGained = { $by_is ->
    [nobody] { $seat } získává { dice-count-points } a má teď { $life }.
    [self] { $seat } získává { dice-count-points } a má teď { $life }.
    [you] { $seat } od tebe získává { dice-count-points } a má teď { $life }.
   *[other] { $seat } získává od hráče { $by } { dice-count-points } a má teď { $life }.
}
    .you = { $by_is ->
    [nobody] Získáváš { dice-count-points } a máš teď { $life }.
    [self] Získáváš { dice-count-points } a máš teď { $life }.
   *[other] Získáváš od hráče { $by } { dice-count-points } a máš teď { $life }.
}
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } vypadává ze hry ({ $cause_name }). Role: { $role_name }.
    [self] { $seat } vypadává ze hry ({ $cause_name }). Role: { $role_name }.
    [you] Vyřazuješ hráče { $seat } ({ $cause_name }). Role: { $role_name }.
   *[other] { $by } vyřazuje hráče { $seat } ({ $cause_name }). Role: { $role_name }.
}
    .you = { $by_is ->
    [nobody] Vypadáváš ze hry ({ $cause_name }). Tvoje role: { $role_name }.
    [self] Vypadáváš ze hry ({ $cause_name }). Tvoje role: { $role_name }.
   *[other] { $by } tě vyřazuje ze hry ({ $cause_name }). Tvoje role: { $role_name }.
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
dice-result-hunter = Lovec vyřadil svůj cíl vlastní rukou. Vítěz: { $winners }.
dice-result-last-man = Zbyl poslední přeživší. Vítěz: { $winners }.
dice-result-draw = Nikdo nezůstal naživu: hra končí remízou.

## Proč něco nejde

refusal-dynamite-locked = Kostka { $die } ukazuje dynamit a znovu s ní hodit nesmíš.
refusal-double-used = V tomto tahu už máš jeden terč zdvojený.
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
