### Události hry BANG!, česky: co mají High Noon a Fistful společné.

colour-event = událost

## Nastavení stolu

bang-setting-event_mode = Události
    .about = Které události přicházejí: z rozšíření High Noon, z rozšíření Fistful, nebo směs obou.
bang-setting-event_mode-of_boxes = Podle rozšíření ve hře
bang-setting-event_mode-high_noon = { set-bang-high_noon }
bang-setting-event_mode-fistful = { set-bang-fistful }
bang-setting-event_mode-combined = Obě rozšíření dohromady
bang-setting-event_cards = Počet událostí
    .about = Kolik událostí má směs obou rozšíření bez té poslední.
bang-setting-final_event = Poslední událost
    .about = Která událost uzavírá směs obou rozšíření. Platí pak až do konce hry.
bang-setting-final_event-high_noon = { card-high_noon }
bang-setting-final_event-a_fistful_of_cards = { card-a_fistful_of_cards }

## Možnosti

bang-option-UseEvent = { $card_is ->
    [none] { $target_is ->
        [nobody] Použít událost { $ability_name }
        [you] Použít událost { $ability_name } na sebe
       *[other] Použít událost { $ability_name } na hráče { $target }
    }
   *[seen] { $target_is ->
        [nobody] Použít událost { $ability_name } s kartou { $card }
        [you] Použít událost { $ability_name } s kartou { $card } na sebe
       *[other] Použít událost { $ability_name } s kartou { $card } na hráče { $target }
    }
}

## Záznam hry

bang-event-EventUsed = { $target_is ->
    [nobody] { $seat } používá událost { $ability_name }.
    [self] { $seat } používá událost { $ability_name } na sebe.
    [you] { $seat } používá událost { $ability_name } na tebe.
   *[other] { $seat } používá událost { $ability_name } na hráče { $target }.
}
    .you = { $target_is ->
        [nobody] Používáš událost { $ability_name }.
        [self] Používáš událost { $ability_name } na sebe.
       *[other] Používáš událost { $ability_name } na hráče { $target }.
    }
bang-event-EventRevealed = Nová událost: { $event_name }.
bang-event-StayedAsGhost = { $seat } zůstává ve hře bez životů ({ $cause_name }).
    .you = Zůstáváš ve hře bez životů ({ $cause_name }).
bang-event-RoleShown = { $seat } ukazuje roli: { $role_name }.
    .you = Ukazuješ roli: { $role_name }.
bang-event-CameBack = { $life ->
    [0] { $seat } se vrací do hry jako duch ({ $cause_name }).
    [one] { $seat } se vrací do hry s { $life } životem ({ $cause_name }).
    [few] { $seat } se vrací do hry se { $life } životy ({ $cause_name }).
   *[other] { $seat } se vrací do hry s { $life } životy ({ $cause_name }).
}
    .you = { $life ->
        [0] Vracíš se do hry jako duch ({ $cause_name }).
        [one] Vracíš se do hry s { $life } životem ({ $cause_name }).
        [few] Vracíš se do hry se { $life } životy ({ $cause_name }).
       *[other] Vracíš se do hry s { $life } životy ({ $cause_name }).
    }
bang-event-LeftAgain = { $seat } je zase mimo hru.
    .you = Jsi zase mimo hru.
bang-event-TurnEarned = { $seat } má ještě jeden tah ({ $source_name }).
    .you = Máš ještě jeden tah ({ $source_name }).
bang-event-PhaseSkipped = { $seat } vynechává dobírání ({ $source_name }).
    .you = Vynecháváš dobírání ({ $source_name }).
bang-event-RoundStarterChanged = Kola od teď začíná { $seat }.
    .you = Kola od teď začínáš ty.

## Proč něco nejde

refusal-without-lives = Jako duch nemáš životy, nemůžou ti tedy přibývat ani ubývat.
refusal-asleep = { $card_name } teď nemá žádný efekt ({ $by_name }).
