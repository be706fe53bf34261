### Fistful, česky.

set-bang-fistful = Fistful
    .about = Od druhého kola přináší každé kolo událost. Ta poslední na tebe vystřelí za každou kartu v ruce.

## Jména událostí

card-a_fistful_of_cards = Fistful
card-abandoned_mine = Opuštěný důl
card-ambush = Léčka
card-blood_brothers = Pokrevní bratři
card-dead_man = Mrtvý muž
card-hard_liquor = Pálenka
card-lasso = Laso
card-law_of_the_west = Právo Západu
card-peyote = Peyote
card-ranch = Ranč
card-ricochet = Odražená střela
card-russian_roulette = Ruská ruleta
card-sniper = Odstřelovač
card-the_judge = Soudce
card-vendetta = Vendeta

## Co události dělají

bang-card-a_fistful_of_cards = Na začátku tahu na tebe míří tolik výstřelů, kolik máš v ruce karet. Je to poslední událost a platí až do konce hry.
bang-card-abandoned_mine = Na začátku tahu si dobíráš z odhozených karet, dokud nějaké jsou. Pokud si z nich něco dobereš, karty, které v tomto tahu odhodíš, jdou lícem dolů na balíček.
bang-card-ambush = Vzdálenost mezi všemi hráči je 1. Mění ji jen vyložené karty a schopnosti postav.
bang-card-blood_brothers = Na začátku tahu můžeš obětovat 1 život (ne poslední), aby si jiný hráč 1 život přidal.
bang-card-dead_man = Hráč, který byl vyřazen jako první, se na začátku svého tahu vrací do hry se 2 životy a 2 kartami.
bang-card-hard_liquor = Na začátku tahu můžeš vynechat dobírání a přidat si 1 život.
bang-card-lasso = Karty vyložené před hráči nemají žádný efekt.
bang-card-law_of_the_west = Druhou kartu, kterou si na začátku tahu dobereš, ukaž ostatním. Pokud to jde, musíš ji v tomto tahu zahrát.
bang-card-peyote = Místo dobírání hádej, zda je horní karta balíčku červená, nebo černá. Když uhodneš, nech si ji a hádej dál; když ne, odhoď ji a pokračuj v tahu.
bang-card-ranch = Po dobrání karet na začátku tahu můžeš jednou odhodit libovolný počet karet z ruky a dobrat si jich stejně.
bang-card-ricochet = Ve svém tahu můžeš odhazovat karty BANG! a střílet jimi na vyložené karty na jakoukoli vzdálenost. Pokud majitel nepoužije Vedle!, zasažená karta se odhodí.
bang-card-russian_roulette = Hned po odkrytí: hráči jeden po druhém používají Vedle!, třeba i několikrát dokola; začíná ten, kdo začíná kolo. Kdo ho jako první nepoužije, ztrácí 2 životy.
bang-card-sniper = Ve svém tahu můžeš, kolikrát chceš, odhodit 2 karty BANG! a vystřelit na hráče v dostřelu své zbraně. Ke zrušení výstřelu jsou potřeba dva efekty Vedle!
bang-card-the_judge = Karty, které zůstávají ve hře, se nesmějí hrát. Už vyložené karty fungují dál.
bang-card-vendetta = Na konci tahu sejmi kartu: srdce znamenají ještě jeden tah, po kterém už nesnímáš.

## O čem hráč rozhoduje

bang-prompt-blood_brothers = Můžeš obětovat 1 život, aby si ho jiný hráč přidal, nebo pasovat.
    .waiting = { $player } rozhoduje, zda obětovat život.
bang-prompt-hard_liquor = Dober si jako obvykle, nebo dobírání vynech a přidej si 1 život.
    .waiting = { $player } vybírá mezi kartami a životem.
bang-prompt-peyote = Hádej barvu horní karty balíčku: červená, nebo černá.
    .waiting = { $player } hádá barvu karty.
bang-prompt-ranch = Vyber karty, které chceš vyměnit, a potvrď.
    .waiting = { $player } vybírá karty k výměně.
bang-prompt-ricochet = { $by_is ->
       *[other] { $by } střílí na tvou kartu { $card_name }
        [you] Střílíš na vlastní kartu { $card_name }
        [nobody] Na tvou kartu { $card_name } míří výstřel
    }; { $needed ->
        [one] použij Vedle!
        [few] použij { $needed }× Vedle!
       *[other] použij { $needed }× Vedle!
    }, jinak o ni přijdeš.
    .waiting = { $player } může zachránit kartu před výstřelem.
bang-prompt-ricochet_target = Vyber vyloženou kartu, na kterou vystřelíš.
    .waiting = { $player } vybírá kartu, na kterou vystřelí.
bang-prompt-roulette = { card-russian_roulette }: použij Vedle!, jinak ztratíš 2 životy.
    .waiting = { card-russian_roulette }: na řadě je { $player }.

## Možnosti

bang-option-GiveLife = Dát 1 život hráči { $target }
bang-option-Drink = Napít se místo dobírání
bang-option-Guess = { $colour ->
   *[red] Tipnout si červenou
    [black] Tipnout si černou
}
bang-option-Exchange = Vyměnit kartu { $card }
bang-option-Done = Hotovo

## Záznam hry

bang-event-CardAimedAt = { $target_is ->
    [self] { $seat } střílí na vlastní kartu { $card }.
    [you] { $seat } střílí na tvou kartu { $card }.
   *[other] { $seat } střílí na kartu { $card } hráče { $target }.
}
    .you = { $target_is ->
    [self] Střílíš na vlastní kartu { $card }.
   *[other] Střílíš na kartu { $card } hráče { $target }.
}
bang-event-CardToDeck = { $card_is ->
    [unseen] { $seat } pokládá kartu lícem dolů na balíček.
   *[seen] { $seat } pokládá lícem dolů na balíček kartu { $card }.
}
    .you = { $card_is ->
    [unseen] Pokládáš kartu lícem dolů na balíček.
   *[seen] Pokládáš lícem dolů na balíček kartu { $card }.
}
bang-event-CardsExchanged = { $seat } vyměňuje { bang-count-cards }.
    .you = Vyměňuješ { bang-count-cards }.
bang-event-ColourGuessed = { $lucky ->
    [0] { $colour ->
       *[red] { $seat } tipuje červenou a mýlí se: { $card }.
        [black] { $seat } tipuje černou a mýlí se: { $card }.
    }
   *[1] { $colour ->
       *[red] { $seat } tipuje červenou a má pravdu: { $card }.
        [black] { $seat } tipuje černou a má pravdu: { $card }.
    }
}
    .you = { $lucky ->
    [0] { $colour ->
       *[red] Tipuješ červenou a mýlíš se: { $card }.
        [black] Tipuješ černou a mýlíš se: { $card }.
    }
   *[1] { $colour ->
       *[red] Tipuješ červenou a máš pravdu: { $card }.
        [black] Tipuješ černou a máš pravdu: { $card }.
    }
}
bang-event-DutyShown = { $seat } ukazuje kartu { $card }; pokud to jde, musí se v tomto tahu zahrát.
    .you = Ukazuješ kartu { $card }; pokud to jde, musíš ji v tomto tahu zahrát.
bang-event-RouletteFailed = { card-russian_roulette }: prohrává { $seat }.
    .you = { card-russian_roulette }: prohráváš.

## Proč něco nejde

refusal-must-play = Nejdřív musíš zahrát kartu { $card_name } ({ $event_name }).
refusal-kept-for-duty = V tomto tahu smíš zahrát už jen jednu kartu BANG! a musí to být ta ukázaná ({ $event_name }).
refusal-too-few-bangs = Potřebuješ karet BANG!: { $needed } ({ $card_name }); máš jich { $cards }.
refusal-nothing-in-play = Touto kartou nejde zasáhnout žádnou vyloženou kartu ({ $card_name }).
