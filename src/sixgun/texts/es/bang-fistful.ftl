### Por un puñado de cartas (A Fistful of Cards), en español.

set-bang-fistful = Por un puñado de cartas
    .about = Desde la segunda ronda, cada ronda trae un evento. El último te dispara una vez por cada carta de tu mano.

## Nombres de los eventos

card-a_fistful_of_cards = Por un puñado de cartas
card-abandoned_mine = Mina abandonada
card-ambush = Emboscada
card-blood_brothers = Hermanos de sangre
card-dead_man = Hombre muerto
card-hard_liquor = Licor fuerte
card-lasso = Lazo
card-law_of_the_west = Ley del Oeste
card-peyote = Peyote
card-ranch = Rancho
card-ricochet = Rebote
card-russian_roulette = Ruleta rusa
card-sniper = Francotirador
card-the_judge = El Juez
card-vendetta = Vendetta

## Qué hacen los eventos

bang-card-a_fistful_of_cards = Al comienzo de tu turno te disparan tantas veces como cartas tengas en la mano. Es el último evento y sigue en vigor hasta el final de la partida.
bang-card-abandoned_mine = Al comienzo de tu turno robas de los descartes mientras queden cartas. Si lo haces, lo que descartes en este turno va boca abajo encima del mazo.
bang-card-ambush = Todos los jugadores están a distancia 1 entre sí. Solo la cambian las cartas en juego y las capacidades.
bang-card-blood_brothers = Al comienzo de tu turno puedes perder 1 punto de vida (nunca el último) para que otro jugador recupere 1.
bang-card-dead_man = El primer jugador eliminado vuelve a la partida al comienzo de su turno, con 2 puntos de vida y 2 cartas.
bang-card-hard_liquor = Al comienzo de tu turno puedes renunciar a robar para recuperar 1 punto de vida.
bang-card-lasso = Las cartas en juego delante de los jugadores no tienen efecto.
bang-card-law_of_the_west = Enseñas la segunda carta que robas al comienzo de tu turno. Si puedes jugarla en este turno, debes hacerlo.
bang-card-peyote = En vez de robar, adivina si la primera carta del mazo es roja o negra. Si aciertas, te la quedas y vuelves a intentarlo; si no, la descartas y sigues con tu turno.
bang-card-ranch = Después de robar al comienzo de tu turno puedes, una vez, descartar tantas cartas de tu mano como quieras y robar otras tantas.
bang-card-ricochet = En tu turno puedes descartar cartas ¡BANG! para disparar a cartas en juego, estén donde estén. Si su dueño no usa un ¡Fallaste!, la carta se descarta.
bang-card-russian_roulette = Al revelarse: por turnos, desde quien empieza la ronda y dando las vueltas que hagan falta, cada jugador usa un ¡Fallaste! El primero que no lo haga pierde 2 puntos de vida.
bang-card-sniper = En tu turno, tantas veces como quieras, puedes descartar 2 cartas ¡BANG! para disparar a un jugador al alcance de tu arma. Hacen falta dos ¡Fallaste! para anular ese disparo.
bang-card-the_judge = No se pueden jugar cartas que se queden en juego. Las que ya lo están siguen funcionando.
bang-card-vendetta = Al final de tu turno desenfundas: si sale un corazón, juegas otro turno, pero después ya no vuelves a desenfundar.

## Lo que debe decidir un jugador

bang-prompt-blood_brothers = Puedes perder 1 punto de vida para que otro jugador recupere 1, o pasar.
    .waiting = { $player } decide si cede un punto de vida.
bang-prompt-hard_liquor = Roba como siempre o renuncia a robar para recuperar 1 punto de vida.
    .waiting = { $player } elige entre robar y recuperar un punto de vida.
bang-prompt-peyote = Adivina el color de la primera carta del mazo: rojo o negro.
    .waiting = { $player } intenta adivinar el color de una carta.
bang-prompt-ranch = Elige las cartas que quieres cambiar y confirma.
    .waiting = { $player } elige qué cartas cambia.
bang-prompt-ricochet = { $by_is ->
       *[other] { $by } dispara a tu carta { $card_name }
        [you] Disparas a tu propia carta { $card_name }
        [nobody] Disparan a tu carta { $card_name }
    }; { $needed ->
        [one] usa un ¡Fallaste!
       *[other] usa { $needed } ¡Fallaste!
    } o la pierdes.
    .waiting = { $player } puede salvar una carta de un disparo.
bang-prompt-ricochet_target = Elige a qué carta en juego disparas.
    .waiting = { $player } elige a qué carta dispara.
bang-prompt-roulette = { card-russian_roulette }: usa un ¡Fallaste! o pierdes 2 puntos de vida.
    .waiting = { card-russian_roulette }: le toca a { $player }.

## Opciones

bang-option-GiveLife = Dar 1 punto de vida a { $target }
bang-option-Drink = Beber en vez de robar
bang-option-Guess = { $colour ->
   *[red] Apostar por el rojo
    [black] Apostar por el negro
}
bang-option-Exchange = Cambiar { $card }
bang-option-Done = Listo

## El registro

bang-event-CardAimedAt = { $target_is ->
    [self] { $seat } dispara a su propia carta { $card }.
    [you] { $seat } dispara a tu carta { $card }.
   *[other] { $seat } dispara a la carta { $card } de { $target }.
}
    .you = { $target_is ->
    [self] Disparas a tu propia carta { $card }.
   *[other] Disparas a la carta { $card } de { $target }.
}
bang-event-CardToDeck = { $card_is ->
    [unseen] { $seat } pone una carta boca abajo encima del mazo.
   *[seen] { $seat } pone { $card } boca abajo encima del mazo.
}
    .you = { $card_is ->
    [unseen] Pones una carta boca abajo encima del mazo.
   *[seen] Pones { $card } boca abajo encima del mazo.
}
bang-event-CardsExchanged = { $seat } cambia { bang-count-cards }.
    .you = Cambias { bang-count-cards }.
bang-event-ColourGuessed = { $lucky ->
    [0] { $colour ->
       *[red] { $seat } apuesta por el rojo y falla: { $card }.
        [black] { $seat } apuesta por el negro y falla: { $card }.
    }
   *[1] { $colour ->
       *[red] { $seat } apuesta por el rojo y acierta: { $card }.
        [black] { $seat } apuesta por el negro y acierta: { $card }.
    }
}
    .you = { $lucky ->
    [0] { $colour ->
       *[red] Apuestas por el rojo y fallas: { $card }.
        [black] Apuestas por el negro y fallas: { $card }.
    }
   *[1] { $colour ->
       *[red] Apuestas por el rojo y aciertas: { $card }.
        [black] Apuestas por el negro y aciertas: { $card }.
    }
}
bang-event-DutyShown = { $seat } enseña { $card }: si es posible, debe jugarse en este turno.
    .you = Enseñas { $card }: si es posible, debes jugarla en este turno.
bang-event-RouletteFailed = { card-russian_roulette }: pierde { $seat }.
    .you = { card-russian_roulette }: pierdes tú.

## Por qué algo no es posible

refusal-must-play = Primero debes jugar { $card_name } ({ $event_name }).
refusal-kept-for-duty = En este turno solo puedes jugar una carta ¡BANG! más, y debe ser la que has enseñado ({ $event_name }).
refusal-too-few-bangs = Te hacen falta cartas ¡BANG!: { $needed } ({ $card_name }); tienes { $cards }.
refusal-nothing-in-play = Con esta carta no se puede alcanzar ninguna carta en juego ({ $card_name }).
