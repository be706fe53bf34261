### Legendy Západu: co karty dělají, složeno z kódů datových souborů, česky.

# `they` mluví o někom jiném, `to` je infinitiv; chybějící tvar zastoupí základní text.

## Co stojí mezi částmi

legends-sentence = { CAPITAL($text) }.
legends-next = { $one } { $other }
legends-then = { $one }; { $other }
legends-or-else = { $one }, nebo { $other }
legends-or-if = { $one }, nebo { $other }
legends-and-so = { $one } a { $other }
legends-at_least = alespoň { $what }
legends-at_most = nejvýše { $what }
legends-exactly = přesně { $what }
legends-this_turn = { $text } v tomto tahu
legends-one_round = { $text } během jednoho kola
legends-times = { $text } { $count ->
    [2] dvakrát
    [3] třikrát
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}

## Množství. `none` stojí po „nemáš“, když nic není.

legends-amount-lp = { $count } BV
    .none = žádné BV
legends-amount-mp = { $count ->
    [one] { $count } bod strážců zákona
    [few] { $count } body strážců zákona
   *[other] { $count } bodů strážců zákona
}
    .none = žádné body strážců zákona
legends-amount-wp = { $count ->
    [one] { $count } bod psanců
    [few] { $count } body psanců
   *[other] { $count } bodů psanců
}
    .none = žádné body psanců
legends-amount-money = { $count } $
    .none = žádné peníze
legends-amount-nuggets = { $count ->
    [one] { $count } nugget
    [few] { $count } nuggety
   *[other] { $count } nuggetů
}
    .none = žádné nuggety
legends-amount-wounds = { $count ->
    [one] { $count } zranění
    [few] { $count } zranění
   *[other] { $count } zranění
}
    .none = žádná zranění
legends-amount-poker = { $count ->
    [one] { $count } pokerovou kartu
    [few] { $count } pokerové karty
   *[other] { $count } pokerových karet
}
    .nom = { $count ->
        [one] { $count } pokerová karta
        [few] { $count } pokerové karty
       *[other] { $count } pokerových karet
    }
    .none = žádné pokerové karty
legends-amount-cattle = { $count ->
    [one] žeton dobytka
    [few] { $count } žetony dobytka
   *[other] { $count } žetonů dobytka
}
    .none = žádný žeton dobytka
legends-amount-mounts = { $count ->
    [one] jízdní zvíře
    [few] { $count } jízdní zvířata
   *[other] { $count } jízdních zvířat
}
    .none = žádné jízdní zvíře
legends-amount-upgraded_mounts = { $count ->
    [one] vylepšené jízdní zvíře
    [few] { $count } vylepšená jízdní zvířata
   *[other] { $count } vylepšených jízdních zvířat
}
    .none = žádné vylepšené jízdní zvíře
legends-amount-misc_items = { $count ->
    [one] předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
}
    .none = žádné předměty
legends-amount-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
legends-amount-move_actions = { $count ->
    [one] { $count } akci pohyb
    [few] { $count } akce pohyb
   *[other] { $count } akcí pohyb
}
legends-amount-regions = { $count ->
    [one] { $count } kraj
    [few] { $count } různé kraje
   *[other] { $count } různých krajů
}
legends-amount-actions = { $count ->
    [one] { $count } akci navíc
    [few] { $count } akce navíc
   *[other] { $count } akcí navíc
}
legends-amount-dice = { $count ->
    [one] { $count } zlatokopeckou kostkou
    [few] { $count } zlatokopeckými kostkami
   *[other] { $count } zlatokopeckými kostkami
}
legends-amount-fight_cards = { $count ->
    [one] { $count } bojovou kartu
    [few] { $count } bojové karty
   *[other] { $count } bojových karet
}

## Kdo

legends-does = { $who } { $text }
legends-rival = rival
legends-target = zvolený hráč
legends-attacked = napadený hráč
legends-each = každý hráč, který { $who },
legends-you = { $text }
legends-this_player = tento hráč
legends-each-one = pro každého hráče, který { $who }: { $text }
legends-nobody = není žádný hráč, který { $who }

## Rozhodnutí

legends-choose = buď { $options }
    .they = buď { $options }, podle vlastní volby
    .yours = buď { $options }, podle tvé volby
legends-their_choice = { $text }, podle vlastní volby
legends-may = můžeš { $text }
    .they = může { $text }
legends-if = pokud { $condition }: { $then }; jinak { $else }
legends-if-only = pokud { $condition }: { $then }
legends-by = podle rozhodnutí hráče, který hraje za protivníka: { $text }
legends-by-may = pokud se tak rozhodne hráč, který hraje za protivníka, { $text }

## Co se komu stane

legends-step-gain = získáš { $what }
    .they = získá { $what }
    .to = získat { $what }
legends-step-lose = ztratíš { $what }
    .they = ztratí { $what }
    .to = ztratit { $what }
legends-step-half-money = ztratíš polovinu peněz (zaokrouhleno nahoru)
    .they = ztratí polovinu peněz (zaokrouhleno nahoru)
    .to = ztratit polovinu peněz (zaokrouhleno nahoru)
legends-step-half-nuggets = ztratíš polovinu nuggetů (zaokrouhleno nahoru)
    .they = ztratí polovinu nuggetů (zaokrouhleno nahoru)
    .to = ztratit polovinu nuggetů (zaokrouhleno nahoru)
legends-step-draw = dobereš si { $what }
    .they = si dobere { $what }
    .to = dobrat si { $what }
legends-step-discard = odhodíš { $what }
    .they = odhodí { $what }
    .to = odhodit { $what }
legends-step-discard_random = náhodně odhodíš { $what }
    .they = náhodně odhodí { $what }
    .to = náhodně odhodit { $what }
legends-step-heal = vyléčíš { $what }
    .they = vyléčí { $what }
    .to = vyléčit { $what }
legends-step-heal-all = vyléčíš všechna zranění
    .they = vyléčí všechna zranění
    .to = vyléčit všechna zranění
legends-step-wound = utržíš { $what }
    .they = utrží { $what }
    .to = utržit { $what }
legends-step-return_cattle = vrátíš žeton dobytka na jeho ranč
    .they = vrátí žeton dobytka na jeho ranč
    .to = vrátit žeton dobytka na jeho ranč
legends-step-take_cattle = vezmeš náhodný žeton dobytka libovolné barvy, pokud u sebe žádný nemáš
    .to = vzít náhodný žeton dobytka libovolné barvy, pokud u sebe žádný nemáš
legends-step-item = získáš { $item }; pokud to nejde, { $else }
    .to = získat { $item }; pokud to nejde, { $else }
legends-step-extra_actions = máš v tomto tahu { $what }
    .to = mít v tomto tahu { $what }
legends-step-move = přesuneš se až o { $what }
    .to = jít až o { $what } dál
legends-step-move-times = přesuneš se až o { $times ->
    [2] dvojnásobek
   *[other] { $times }násobek
} svých bodů pohybu
    .to = jít až o { $times ->
    [2] dvojnásobek
   *[other] { $times }násobek
} svých bodů pohybu
legends-step-place = umístíš svou figurku { $where }
    .to = umístit svou figurku { $where }
legends-step-roll = hodíš { $what } a vezmeš si výsledek; za každou prázdnou stranu: { $else }
    .to = hodit { $what } a vzít si výsledek; za každou prázdnou stranu: { $else }
legends-step-reroll_die = hodíš touto kostkou znovu a vezmeš si i nový výsledek
    .to = hodit touto kostkou znovu a vzít si i nový výsledek
legends-step-reroll_one = hodíš znovu jednou ze zlatokopeckých kostek
    .to = hodit znovu jednou ze zlatokopeckých kostek
legends-step-steal-money = vezmeš zvolenému hráči { $what }
    .to = vzít zvolenému hráči { $what }
legends-step-steal-poker = vezmeš zvolenému hráči náhodně { $what }
    .to = vzít zvolenému hráči náhodně { $what }
legends-step-peek_hand = podíváš se náhodně na { $what } rivala
    .to = podívat se náhodně na { $what } rivala
legends-step-peek_fight_cards = podíváš se náhodně na { $what } z těch, které se dobraly proti tobě
    .to = podívat se náhodně na { $what } z těch, které se dobraly proti tobě
legends-step-ante_draw = dobereš si { $what } místo 1
    .to = dobrat si { $what } místo 1
legends-step-discard_self = vrátíš tuto kartu do obchodu
    .to = vrátit tuto kartu do obchodu
legends-step-restart_fight = začneš boj znovu
    .they = boj začne znovu
    .to = začít boj znovu
legends-step-fight_gang = bojuješ proti gangu ({ $what }); pokud vyhraješ: { $then }
    .to = bojovat proti gangu ({ $what }); pokud vyhraješ: { $then }
legends-cards-drawn = { $count ->
    [one] { $count } bojová karta
    [few] { $count } bojové karty
   *[other] { $count } bojových karet
}

## Co prostě platí nebo se stane

legends-step-none = bez efektu
legends-step-nothing = nic se nestane
legends-step-sheriff = je-li ve hře psanec, můžeš přemístit šerifa až o { $what }
legends-step-sheriff_auto = šerif se přesune až o { $what } k psanci s nejvíce body psanců a bojuje s prvním psancem, kterého potká
legends-step-bandits = v každé skrýši { $letters } bez figurek se objeví bandita
legends-worth = { $more ->
    [yes] hodnotu o { $count } vyšší
   *[other] hodnotu o { $count } nižší
}
legends-step-own_value = tvá karta má { $worth }
legends-step-own_value-card = tato karta má { $worth }
legends-step-rival_value = rivalova karta má { $worth }
legends-step-cancel_fight_effect = efekt bojové karty zahrané proti tobě se ruší
legends-step-uncancellable = tento efekt nelze zrušit
legends-step-no_bandit_mp = vítězství nad banditou v tomto boji nepřinese bod strážců zákona
legends-step-nugget_limit = můžeš nést navíc { $what }
legends-step-wild = v pokeru platí tato karta z ruky za libovolnou hodnotu i barvu
legends-step-as_nugget = můžeš odhodit tuto kartu jako další nugget
legends-step-mib_lp = Muž v černém získá { $what }
    .he = získá { $what }
legends-step-mib-duel = Muž v černém vyzve na souboj { $whom }; pokud vyhraje: { $then }
    .he = vyzve na souboj { $whom }; pokud vyhraje: { $then }
legends-step-mib-rob = Muž v černém se pokusí okrást { $whom }; pokud vyhraje: { $then }
    .he = pokusí se okrást { $whom }; pokud vyhraje: { $then }
legends-step-mib-arrest = Muž v černém se pokusí zatknout { $whom }; pokud vyhraje: { $then }
    .he = pokusí se zatknout { $whom }; pokud vyhraje: { $then }
legends-step-mib-poker = Muž v černém hraje poker { $where } a každý v tom městě se může přidat; pokud vyhraje nebo se nikdo nepřidá: { $then }
    .he = hraje poker { $where } a každý v tom městě se může přidat; pokud vyhraje nebo se nikdo nepřidá: { $then }
legends-whom-most_lp = hráče s nejvíce BV
legends-whom-most_money = hráče s nejvíce penězi

## Okamžiky. `vs` jmenuje protivníka, `card` je pro pokerové karty.

legends-reaction = Reakce. { $text }
legends-on-action = Akce: { $text }
legends-on-gain = Když tuto kartu získáš: { $text }
legends-on-start_of_turn = Na začátku svého tahu: { $text }
    .at = Na začátku svého tahu, pokud stojíš { $where }: { $text }
legends-on-after_move_action = Po své akci pohyb: { $text }
    .with = Po své akci pohyb, pokud je na tvém poli { $who }: { $text }
legends-on-before_fight = Před bojem: { $text }
    .vs = Před bojem { $against }: { $text }
legends-on-fight = V boji: { $text }
    .vs = V boji { $against }: { $text }
legends-on-fight_reveal = Když se tato karta v boji odkryje: { $text }
    .vs = Když se tato karta odkryje v boji { $against }: { $text }
legends-on-fight_reaction = Po odkrytí karet v boji: { $text }
    .vs = Po odkrytí karet v boji { $against }: { $text }
legends-on-after_fight = Poté, co { $fight }: { $text }
    .card = Poté, co s touto kartou { $fight }: { $text }
legends-on-wounded = Když utržíš zranění (jednou za akci): { $text }
legends-on-poker_ante = Po zaplacení vkladu v pokeru: { $text }
legends-on-poker_end = Po partii pokeru: { $text }
    .win = Po vyhrané partii pokeru: { $text }
    .loss = Po prohrané partii pokeru: { $text }
    .card = Po partii pokeru s touto kartou z ruky: { $text }
    .card-win = Po vyhrané partii pokeru s touto kartou z ruky: { $text }
    .card-loss = Po prohrané partii pokeru s touto kartou z ruky: { $text }
legends-on-sell = Když prodáváš nuggety v bance: { $text }
legends-on-prospect_roll = Po hodu při hledání zlata: { $text }
legends-on-after_prospect = Po hledání zlata: { $text }
legends-on-deliver = Po odvozu dobytka: { $text }

## Protivníci: ti na poli a ti, s nimiž se bojuje

legends-against = proti { $whom }
legends-with-player = postava jiného hráče
legends-vs-player = postavě jiného hráče
legends-with-mib = Muž v černém
legends-vs-mib = Muži v černém
legends-with-outlaw = psanec
legends-vs-outlaw = psanci
legends-vs-virtual = virtuální postavě
legends-vs-bandit = banditovi

## Boje: co se vyhrává a jak

legends-fight-win = vyhraješ { $what }
    .to = vyhrát { $what }
legends-fight-loss = prohraješ { $what }
    .to = prohrát { $what }
legends-fight-any = dokončíš { $what }
    .to = dokončit { $what }
legends-fights-any = { $count ->
    [one] boj
    [few] { $count } boje
   *[other] { $count } bojů
}
legends-fights-player = { $count ->
    [one] boj s postavou jiného hráče
    [few] { $count } boje s postavami jiných hráčů
   *[other] { $count } bojů s postavami jiných hráčů
}
legends-fights-arrest = { $count ->
    [one] boj při zatčení
    [few] { $count } boje při zatčení
   *[other] { $count } bojů při zatčení
}
legends-fights-duel = { $count ->
    [one] souboj
    [few] { $count } souboje
   *[other] { $count } soubojů
}
legends-fights-rob = { $count ->
    [one] boj při okradení
    [few] { $count } boje při okradení
   *[other] { $count } bojů při okradení
}
legends-fights-bandit = { $count ->
    [one] boj s banditou
    [few] { $count } boje s bandity
   *[other] { $count } bojů s bandity
}
legends-fights-heist = { $count ->
    [one] boj při bankovní loupeži
    [few] { $count } boje při bankovních loupežích
   *[other] { $count } bojů při bankovních loupežích
}
legends-fights-sheriff = { $count ->
    [one] boj se šerifem
    [few] { $count } boje se šerifem
   *[other] { $count } bojů se šerifem
}
legends-fights-gang = { $count ->
    [one] boj s gangem
    [few] { $count } boje s gangy
   *[other] { $count } bojů s gangy
}
legends-fight-attacker = jako útočník
legends-fight-defender = jako obránce
legends-fight-wounds = { $text }, když máš { $what }
legends-fight-wp_before = { $text }, když máš na začátku boje { $what }
legends-fight-reward-mp = { $text } (odměna: bod strážců zákona)
legends-fight-reward-lp = { $text } (odměna: BV)

## Co hráč udělal

legends-did-work = pracuješ
    .to = pracovat
legends-did-prospect = hledáš zlato
    .to = hledat zlato
legends-did-prospect-nuggets = získáš { $what } jednou akcí hledání zlata
    .to = získat { $what } jednou akcí hledání zlata
legends-did-sell = prodáš nuggety v bance
    .to = prodat nuggety v bance
legends-did-sell-nuggets = prodáš { $what } v bance
    .to = prodat { $what } v bance
legends-did-heist = pokusíš se o bankovní loupež
    .to = pokusit se o bankovní loupež
legends-did-doctor = navštívíš lékaře
    .to = navštívit lékaře
legends-did-doctor-healed = vyléčíš { $what } u lékaře
    .to = vyléčit { $what } u lékaře
legends-did-revel = uspořádáš pitku v kabaretu
    .to = uspořádat pitku v kabaretu
legends-did-revel-spent = utratíš { $what } jednou akcí v kabaretu
    .to = utratit { $what } jednou akcí v kabaretu
legends-did-poker = zahraješ si partii pokeru
    .to = zahrát si partii pokeru
legends-did-poker-win = vyhraješ partii pokeru
    .to = vyhrát partii pokeru
legends-did-poker-loss = prohraješ partii pokeru
    .to = prohrát partii pokeru
legends-poker-active = jako aktivní hráč
legends-poker-guest = jako host
legends-poker-hand = s kombinací „{ $hand }“
legends-poker-hand-or-better = s kombinací „{ $hand }“ nebo lepší
legends-poker-hand-or-worse = s kombinací „{ $hand }“ nebo horší
legends-rank = { $rank }
legends-poker-hole = s kartami { $ranks } z ruky
legends-did-buy = koupíš { $what }
    .to = koupit { $what }
legends-did-upgrade = vylepšíš { $what }
    .to = vylepšit { $what }
legends-did-item = něco v obchodě
legends-did-take_cattle = vezmeš si na ranči žeton dobytka
    .to = vzít si na ranči žeton dobytka
legends-did-deliver = odvezeš dobytek
    .to = odvézt dobytek
legends-did-deliver-rail = odvezeš dobytek po železnici
    .to = odvézt dobytek po železnici
legends-did-deliver-rustle = prodáš kradený dobytek
    .to = prodat kradený dobytek

## Co musí platit

legends-have = máš { $what }
    .they = má { $what }
    .to = mít { $what }
legends-have-none = nemáš { $what }
    .they = nemá { $what }
    .to = nemít { $what }
legends-carry = máš u sebe { $what }
    .they = má u sebe { $what }
    .to = mít u sebe { $what }
legends-own = vlastníš { $what }
    .they = vlastní { $what }
    .to = vlastnit { $what }
legends-hold = máš v ruce { $what }
    .they = má v ruce { $what }
    .to = mít v ruce { $what }
legends-be = jsi { $what }
    .they = je { $what }
    .to = být { $what }
legends-fewer-than-black = máš méně BV než Muž v černém
    .they = má méně BV než Muž v černém
    .to = mít méně BV než Muž v černém
legends-stand = stojíš { $where }
    .they = stojí { $where }
    .to = stát { $where }
legends-end_move = zakončíš pohyb { $where }
    .to = zakončit pohyb { $where }
legends-at-in_town = ve městě
legends-at-outside_towns = mimo obě města
legends-at-other_ranch = na ranči druhé barvy
legends-at-space = na poli „{ $space }“
legends-turn-steps = urazíš { $what } v jednom tahu
    .to = urazit { $what } v jednom tahu
legends-turn-move_actions = provedeš { $what } v jednom tahu
    .to = provést { $what } v jednom tahu
legends-turn-regions = navštívíš { $what } v jednom tahu
    .to = navštívit { $what } v jednom tahu
legends-turn-gained = získáš { $what } v jednom tahu
    .to = získat { $what } v jednom tahu
legends-turn-lp_in_one_action = získáš { $what } jednou akcí
    .to = získat { $what } jednou akcí
legends-pay-money = zaplatíš { $what }
    .to = zaplatit { $what }
legends-pay-poker = odhodíš { $what }
    .to = odhodit { $what }
legends-pay-item = vrátíš do obchodu { $what }
    .to = vrátit do obchodu { $what }
