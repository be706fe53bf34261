### Los eventos de BANG!, en español: lo que comparten Solo ante el peligro y Por un puñado de cartas.

colour-event = evento

## Ajustes de una mesa

bang-setting-event_mode = Eventos
    .about = Qué eventos salen: los de Solo ante el peligro, los de Por un puñado de cartas o una mezcla de ambos.
bang-setting-event_mode-of_boxes = Según las expansiones en juego
bang-setting-event_mode-high_noon = { set-bang-high_noon }
bang-setting-event_mode-fistful = { set-bang-fistful }
bang-setting-event_mode-combined = De ambas expansiones
bang-setting-event_cards = Número de eventos
    .about = Cuántos eventos tiene la mezcla de ambas expansiones, sin contar el último.
bang-setting-final_event = Último evento
    .about = Qué evento cierra la mezcla de ambas expansiones. Sigue en vigor hasta el final de la partida.
bang-setting-final_event-high_noon = { card-high_noon }
bang-setting-final_event-a_fistful_of_cards = { card-a_fistful_of_cards }

## Opciones

bang-option-UseEvent = { $card_is ->
    [none] { $target_is ->
        [nobody] Usar el evento { $ability_name }
        [you] Usar el evento { $ability_name } contra ti
       *[other] Usar el evento { $ability_name } contra { $target }
    }
   *[seen] { $target_is ->
        [nobody] Usar el evento { $ability_name } con { $card }
        [you] Usar el evento { $ability_name } con { $card } contra ti
       *[other] Usar el evento { $ability_name } con { $card } contra { $target }
    }
}

## El registro

bang-event-EventUsed = { $target_is ->
    [nobody] { $seat } usa el evento { $ability_name }.
    [self] { $seat } usa el evento { $ability_name } contra sí.
    [you] { $seat } usa el evento { $ability_name } contra ti.
   *[other] { $seat } usa el evento { $ability_name } contra { $target }.
}
    .you = { $target_is ->
        [nobody] Usas el evento { $ability_name }.
        [self] Usas el evento { $ability_name } contra ti.
       *[other] Usas el evento { $ability_name } contra { $target }.
    }
bang-event-EventRevealed = Nuevo evento: { $event_name }.
bang-event-StayedAsGhost = { $seat } sigue en la partida sin puntos de vida ({ $cause_name }).
    .you = Sigues en la partida sin puntos de vida ({ $cause_name }).
bang-event-RoleShown = { $seat } muestra su rol: { $role_name }.
    .you = Muestras tu rol: { $role_name }.
bang-event-CameBack = { $life ->
    [0] { $seat } vuelve a la partida como fantasma ({ $cause_name }).
    [one] { $seat } vuelve a la partida con { $life } punto de vida ({ $cause_name }).
   *[other] { $seat } vuelve a la partida con { $life } puntos de vida ({ $cause_name }).
}
    .you = { $life ->
        [0] Vuelves a la partida como fantasma ({ $cause_name }).
        [one] Vuelves a la partida con { $life } punto de vida ({ $cause_name }).
       *[other] Vuelves a la partida con { $life } puntos de vida ({ $cause_name }).
    }
bang-event-LeftAgain = { $seat } vuelve a quedar fuera.
    .you = Vuelves a quedar fuera.
bang-event-TurnEarned = { $seat } juega otro turno ({ $source_name }).
    .you = Juegas otro turno ({ $source_name }).
bang-event-PhaseSkipped = { $seat } no roba al comienzo de su turno ({ $source_name }).
    .you = No robas al comienzo de tu turno ({ $source_name }).
bang-event-RoundStarterChanged = Desde ahora { $seat } empieza las rondas.
    .you = Desde ahora empiezas tú las rondas.

## Por qué algo no es posible

refusal-without-lives = Como fantasma no tienes puntos de vida que ganar ni perder.
refusal-asleep = { $card_name } no tiene efecto en este momento ({ $by_name }).
