### Proč bot zvolil, co zvolil; totéž jsou důvody nápověd.

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
    [few] Hodit znovu { $dice } kostkami slibuje víc než si je nechat; zbývá hodů: { $left }.
   *[other] Hodit znovu { $dice } kostkami slibuje víc než si je nechat; zbývá hodů: { $left }.
}
bot-shoot-known = { $player } ({ bot-role }) je na dostřel a je to nejlepší cíl.
bot-shoot-suspect = Nejlepší cíl na dostřel je { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-shoot-forced = Někam se vystřelit musí a nejméně vadí, když to schytá { $player }.
bot-help-self = { $life ->
    [one] Zbývá ti { $life } život: pomoc se nejvíc hodí tobě.
    [few] Zbývají ti { $life } životy: pomoc se nejvíc hodí tobě.
   *[other] Zbývá ti { $life } životů: pomoc se nejvíc hodí tobě.
}
bot-help-friend = Na tvé straně pomoc nejvíc potřebuje { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-help-wasted = Nikdo, komu se vyplatí pomáhat, pomoc nepotřebuje, takže je jedno, kdo ji dostane.
bot-take-arrows = Šíp je teď lepší než ztracený bod života; šípů v zásobě: { $pile }.
bot-take-hit = Ztracený bod života je teď lepší než šíp; šípů v zásobě: { $pile }.
bot-drop-arrows = Každý vrácený šíp zmírní příští útok indiánů; šípů v zásobě: { $pile }.
bot-keep-arrows = Útok indiánů by ostatním uškodil víc; šípů v zásobě: { $pile }.
bot-clear-self = Tvůj vlastní šíp je nejnebezpečnější.
bot-clear-friend = Na tvé straně je nejnebezpečnější šíp, který má { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-clear-nothing = Šípy jsou tam, kde mají být.
bot-no-choice = Nic jiného udělat nejde.
bot-card-hold = Co zbývá, má větší cenu v ruce než na stole.
bot-card-all = Tvé straně to prospěje víc nebo uškodí méně než ostatním.
bot-card-weapon = Dostřelíš s ní na víc soupeřů.
bot-card-draw = Víc karet, víc možností.
bot-card-equip = Vyložená ti bude sloužit, dokud ti ji někdo nevezme.
bot-card-dynamite = Spíš vybuchne před někým, koho ti nebude líto.
bot-card-strip = O kartu má přijít { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-card-free = { $player } se bez té karty bude mít lépe: { bot-role } s pravděpodobností { $percent } %.
bot-card-jail = O tah má přijít { $player }: { bot-role } s pravděpodobností { $percent } %.
bot-card-duel = { $player } nejspíš zůstane dřív bez karet BANG!: { bot-role } s pravděpodobností { $percent } %.
bot-card-fight-on = { $player } možná zůstane bez karet BANG! dřív a vzdát se stojí život.
bot-card-flip-first = Sejmutí nic nestojí: zkus ho dřív, než utratíš kartu.
bot-card-dodge = Život má větší cenu než tato karta.
bot-card-take-hit = Obrana by stála víc než jeden život, anebo nestačí.
bot-card-survive = Bez toho pro tebe hra končí.
bot-card-saved = Zachráněno; zbytek si nech na později.
bot-card-least = Tuto kartu potřebuješ nejméně.
bot-card-load = Tady ti náboje pomůžou nejvíc.
bot-card-most = Tato karta ti pomůže nejvíc.
bot-card-deck = Balíček slibuje víc.
bot-card-gift-good = { $player } je zřejmě na tvé straně: { bot-role } s pravděpodobností { $percent } %. Dobrá karta tam nepřijde nazmar.
bot-card-gift-poor = { $player } zřejmě na tvé straně není: { bot-role } s pravděpodobností { $percent } %. Slabá karta postačí.
bot-card-flip = S touto kartou sejmutí dopadne lépe.
bot-card-character = Tato schopnost ti přinese nejvíc.
bot-card-wait = Není kam spěchat: později to bude stejně dobré.

## Western Legends

bot-legends-character = Z obou postav má tato lepší začátek.
bot-legends-income-cards = Karty vyhrávají boje i poker a v ruce je pro ně místo.
bot-legends-income-money = Nejvíc se ti teď hodí peníze.
bot-legends-equip = Toto ti v tomto tahu pomůže nejvíc.
bot-legends-goal = Splněný úkol přináší žetony věhlasu.
bot-legends-deliver = Dobytek je tam, kde ho vykoupí.
bot-legends-story = Váleček na této příběhové kartě nejspíš přinese odměnu.
bot-legends-wait = Teď se nic nevyplatí.
bot-legends-extra = Nejdřív víc akcí, pak se bude lépe plánovat.
bot-legends-done = V tomto tahu už se nic dalšího nevyplatí.
bot-legends-pickpocket = Kdo tu stojí, bez něčeho se obejde.
bot-legends-punch = Stojí tu silný soupeř a rána tě přijde levně.
bot-legends-way = { $steps ->
    [one] Nejlepší plán začíná { $steps } krok odtud.
    [few] Nejlepší plán začíná { $steps } kroky odtud.
   *[other] Nejlepší plán začíná { $steps } kroků odtud.
}
bot-legends-arrived = Sem vedla tvá cesta.
bot-legends-work = Žádná akce tu nevynese víc než denní mzda.
bot-legends-prospect = Na nuggety je místo a kostky většinou přejí.
bot-legends-sell = Nuggety se nejvíc vyplatí prodat: za každý je BV a peníze.
bot-legends-heist = Tvá nejlepší karta má proti stráži dobrou šanci a kořist za to riziko stojí.
bot-legends-doctor = Zranění stojí BV i karty; lékař stojí málo.
bot-legends-shop = V obchodě je něco, co se vyplatí koupit.
bot-legends-poker = Tvé karty mohou talón i BV vyhrát.
bot-legends-cattle = Dobytek se vyplatí odvézt.
bot-legends-card = Zahraná má tato karta větší hodnotu než v ruce.
bot-legends-item = Teď tento předmět pomůže víc než později.
bot-legends-party = { $spent } $ v kabaretu je nejjistější cesta k BV.
bot-legends-duel = { $player } tento souboj nejspíš prohraje a přinese ti 2 BV.
bot-legends-rob = { $player } nejspíš prohraje a je co vzít.
bot-legends-arrest = { $player } nejspíš prohraje a zatčením přijde o vše, co je nebezpečné.
bot-legends-black = Muž v černém se s tvými kartami dá porazit a má hluboké kapsy.
bot-legends-least = Tuto kartu potřebuješ nejméně.
bot-legends-surrender = Na tento boj je škoda každé karty.
bot-legends-lay = Tato karta má za svou cenu nejlepší šanci.
bot-legends-fight-card = Tahle karta uškodí nejvíc a odnese to { $player }.
bot-legends-reaction = S ní boj vyhraješ.
bot-legends-reaction-first = Vedeš, ale rival ještě může zareagovat a ty už potom ne.
bot-legends-no-reaction = Reakce by nic nezměnila, nebo není potřeba.
bot-legends-choose = Z nabídky má toto pro tebe největší hodnotu.
bot-legends-may = Přinese to víc, než to stojí.
bot-legends-may-not = Stojí to víc, než přinese.
bot-legends-target = { $player } je tu nejsilnější.
bot-legends-colour = Pro tento dobytek je cesta kratší.
bot-legends-buy = Vyplatí se to koupit.
bot-legends-upgrade = Vylepšená strana ti pomůže a na konci přinese BV.
bot-legends-leave = Nic dalšího se nevyplatí koupit.
bot-legends-dice = Nový hod může jen přidat.
bot-legends-dice-keep = Lepší je vzít, co padlo.
bot-legends-join = S těmito kartami talón za vklad stojí.
bot-legends-join-not = S těmito kartami je lepší si vklad nechat.
bot-legends-hole = Tyto karty vytěží z flopu nejvíc.
bot-legends-house = Bankéř hraje svou nejlepší kombinaci.
bot-legends-sheriff = Příchod šerifa nejvíc ublíží hráči { $player }.
bot-legends-sheriff-away = Čím dál je šerif od tebe, tím lépe.
bot-legends-sheriff-stop = Šerif je tam, kde má být.
bot-legends-tokens = Nejcennější žetony zůstanou.
