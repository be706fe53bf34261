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
