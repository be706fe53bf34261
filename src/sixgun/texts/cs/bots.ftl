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
