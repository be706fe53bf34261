### High Noon, česky.

set-bang-high_noon = High Noon
bang-setting-bonus_events = Bonusové události
    .about = Přicházejí i události Nová identita a Želízka; každý hráč dostane lícem dolů záložní postavu.

## Jména událostí

card-blessing = Požehnání
card-curse = Prokletí
card-ghost_town = Město duchů
card-gold_rush_event = Zlatá horečka
card-handcuffs = Želízka
card-hangover = Kocovina
card-high_noon = Pravé poledne
card-new_identity = Nová identita
card-sermon = Kazatel
card-shootout = Přestřelka
card-the_daltons = Daltonové
card-the_doctor = Doktor
card-the_reverend = Reverend
card-thirst = Žízeň
card-train_arrival = Příjezd vlaku

## Co události dělají

bang-card-blessing = Všechny karty platí jako srdce, ať mají natištěnou jakoukoli karetní barvu.
bang-card-curse = Všechny karty platí jako piky, ať mají natištěnou jakoukoli karetní barvu.
bang-card-ghost_town = Vyřazení hráči se na svůj tah vracejí do hry jako duchové: doberou si 3 karty, životy jim nepřibývají ani neubývají a na konci tahu jsou zase mimo hru.
bang-card-gold_rush_event = V tomto kole jdou tahy proti směru hodinových ručiček. Efekty karet postupují dál po směru hodinových ručiček.
bang-card-handcuffs = Po dobrání karet na začátku tahu urči karetní barvu. Do konce tahu smíš hrát jen karty této barvy.
bang-card-hangover = Schopnosti postav neplatí.
bang-card-high_noon = Na začátku tahu ztrácíš 1 život. Je to poslední událost a platí až do konce hry.
bang-card-new_identity = Na začátku tahu se podívej na svou záložní postavu. Můžeš si ji vzít místo té své; pak máš 2 životy.
bang-card-sermon = Ve svém tahu nesmíš karty BANG! vůbec používat, ani v duelu.
bang-card-shootout = Ve svém tahu smíš zahrát dvě karty BANG!
bang-card-the_daltons = Hned po odkrytí: každý, kdo má vyložené modré karty, jednu z nich podle své volby odhodí.
bang-card-the_doctor = Hned po odkrytí: hráč, který má nejméně životů, si přidá 1. Je-li jich víc, přidají si všichni.
bang-card-the_reverend = Pivo se nesmí hrát, ani na záchranu.
bang-card-thirst = Na začátku tahu si dobereš o 1 kartu méně.
bang-card-train_arrival = Na začátku tahu si dobereš o 1 kartu víc.

## O čem hráč rozhoduje

bang-prompt-discard_blue = Vyber svou vyloženou modrou kartu, kterou odhodíš.
    .waiting = { $player } vybírá modrou kartu k odhození.
bang-prompt-handcuffs = Urči karetní barvu; v tomto tahu smíš hrát jen karty této barvy.
    .waiting = { $player } určuje karetní barvu.
bang-prompt-new_identity = Tvoje záložní postava: { $character_name }. Vyměň za ni tu svou (budeš mít 2 životy), nebo si svou postavu nech.
    .waiting = { $player } zvažuje novou identitu.

## Možnosti

bang-option-NameSuit = Určit { $suit_name }
bang-option-Swap = Vyměnit postavu
bang-option-KeepIdentity = Nechat si svou postavu

## Záznam hry

bang-event-SuitNamed = { $seat } určuje karetní barvu: { $suit_name }.
    .you = Určuješ karetní barvu: { $suit_name }.
bang-event-ReserveSeen = { $seat } se dívá na svou záložní postavu.
    .you = Díváš se na svou záložní postavu.
bang-event-IdentityKept = { $seat } si nechává svou postavu.
    .you = Necháváš si svou postavu.
bang-event-IdentityChanged = { $life ->
    [0] { $seat } teď hraje za postavu { $character_name }.
   *[other] { $seat } teď hraje za postavu { $character_name } a má 2 životy.
}
    .you = { $life ->
        [0] Teď hraješ za postavu { $character_name }.
       *[other] Teď hraješ za postavu { $character_name } a máš 2 životy.
    }

## Proč něco nejde

refusal-suit-bound = V tomto tahu smíš hrát jen { $suit_name } ({ $card_name }).
