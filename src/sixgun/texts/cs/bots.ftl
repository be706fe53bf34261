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

## Western Legends

bot-legends-character = Z obou postav má tato lepší začátek.
bot-legends-income-cards = Karty vyhrávají boje i poker a v ruce je pro ně místo.
bot-legends-income-money = Nejlépe teď využiješ peníze.
bot-legends-equip = Toto ti v tomto tahu pomůže nejvíc.
bot-legends-goal = Splněný úkol přináší žetony věhlasu.
bot-legends-deliver = Dobytek je tam, kde za něj platí.
bot-legends-story = Váleček na této příběhové kartě nejspíš přinese odměnu.
bot-legends-wait = V tuto chvíli nestojí nic za to.
bot-legends-extra = Nejdřív víc akcí: pak je s čím plánovat.
bot-legends-done = Nic dalšího už v tomto tahu nestojí za to.
bot-legends-pickpocket = Kdo tu stojí, může něco postrádat.
bot-legends-punch = Stojí tu někdo silný a rána tě stojí málo.
bot-legends-way = { $steps ->
    [one] Nejlepší plán začíná { $steps } krok odtud.
    [few] Nejlepší plán začíná { $steps } kroky odtud.
   *[other] Nejlepší plán začíná { $steps } kroků odtud.
}
bot-legends-arrived = Sem vedla tvá cesta.
bot-legends-work = Žádná akce tu nestojí za víc než denní mzda.
bot-legends-prospect = Na nuggety je místo a kostky přejí častěji než ne.
bot-legends-sell = Nuggety mají největší cenu při prodeji: za každý BV a peníze.
bot-legends-heist = Tvá nejlepší karta má proti stráži dobrou šanci a kořist za to riziko stojí.
bot-legends-doctor = Zranění stojí BV i karty; lékař stojí málo.
bot-legends-shop = V obchodě je něco, co má větší hodnotu než cenu.
bot-legends-poker = Tvé karty jsou na talón a BV dost dobré.
bot-legends-cattle = Za dobytek se dobře platí tam, kam patří.
bot-legends-card = Zahraná má tato karta větší hodnotu než v ruce.
bot-legends-item = Použitý má předmět větší hodnotu než nepoužitý.
bot-legends-party = { $spent } $ v kabaretu je nejjistější cesta k BV.
bot-legends-duel = { $player } tento souboj nejspíš prohraje a přinese ti 2 BV.
bot-legends-rob = { $player } nejspíš prohraje a má, co stojí za to vzít.
bot-legends-arrest = { $player } nejspíš prohraje a zatčený psanec ztratí vše, čím je nebezpečný.
bot-legends-black = Muž v černém se s tvými kartami dá porazit a má hluboké kapsy.
bot-legends-least = Tuto kartu potřebuješ nejméně.
bot-legends-surrender = Žádná karta za tento boj nestojí.
bot-legends-lay = Tato karta má za svou cenu nejlepší šanci.
bot-legends-fight-card = Tato karta uškodí nejvíc: { $player } za ni zaplatí.
bot-legends-reaction = S ní boj vyhraješ.
bot-legends-no-reaction = Reakce by nic nezměnila, nebo není potřeba.
bot-legends-choose = Z nabídky má toto pro tebe největší hodnotu.
bot-legends-may = Přinese to víc, než to stojí.
bot-legends-may-not = Stojí to víc, než přinese.
bot-legends-target = { $player } je tu nejsilnější.
bot-legends-colour = Pro tento dobytek je cesta kratší.
bot-legends-buy = Má to pro tebe větší hodnotu než cenu.
bot-legends-upgrade = Vylepšená strana ti pomůže a na konci přinese BV.
bot-legends-leave = Nic dalšího za svou cenu nestojí.
bot-legends-dice = Nový hod může jen přidat.
bot-legends-dice-keep = Lepší je vzít, co padlo.
bot-legends-join = S těmito kartami talón za vklad stojí.
bot-legends-join-not = S těmito kartami je lepší si vklad nechat.
bot-legends-hole = Tyto karty vytěží z flopu nejvíc.
bot-legends-house = Banka hraje svou nejlepší kombinaci.
bot-legends-sheriff = Přijde-li šerif, má nejvíc co ztratit { $player }.
bot-legends-sheriff-away = Čím dál je šerif od tebe, tím lépe.
bot-legends-sheriff-stop = Šerif je tam, kde má být.
bot-legends-tokens = Nejcennější žetony zůstanou.
