### Armed & Dangerous, en español.

set-bang-armed_and_dangerous = Armed & Dangerous
    .about = Las cartas naranjas llegan con cargas. Con ellas se usan, se pagan capacidades y se mejoran cartas marrones; una carta sin cargas desaparece.
colour-orange = naranja

## Nombres de las cartas

card-a_little_nip = Traguito
card-ace_up_the_sleeve = As en la manga
card-arrow = Flecha
card-bandolier = Bandolera
card-beer_keg = Barril de cerveza
card-bell_tower = Campanario
card-big_fifty = Big Fifty
card-bomb = Bomba
card-buntline_special = Buntline Special
card-caravan = Caravana
card-crate = Caja
card-double_barrel = Escopeta doble
card-duck = ¡Agáchate!
card-flintlock = Mosquete
card-lockpick = Ganzúa
card-quick_shot = Disparo rápido
card-reloading = Recarga
card-rust = Óxido
card-squaw = Squaw
card-thunderer = Thunderer
card-tumbleweed = Planta rodadora
card-whip = Látigo

## Qué hacen las cartas

bang-card-a_little_nip = Recuperas 1 punto de vida. Por cada 3 cargas que pagues, recuperas 1 más.
bang-card-ace_up_the_sleeve = 2 cargas: robas una carta.
bang-card-arrow = Un jugador cualquiera descarta una carta ¡BANG! o pierde 1 punto de vida. Por cada carga que pagues, eliges a otro jugador más.
bang-card-bandolier = 1 carga, una vez por turno: puedes jugar una carta ¡BANG! más en este turno.
bang-card-beer_keg = 3 cargas: recuperas 1 punto de vida en tu turno, aunque solo queden dos jugadores.
bang-card-bell_tower = 1 carga: para la próxima carta que juegues en este turno, ves a todos a distancia 1.
bang-card-big_fifty = Arma, alcance 6. 1 carga al jugar una carta ¡BANG!: las cartas en juego y la capacidad del objetivo no tienen efecto contra ella.
bang-card-bomb = Ponla delante de cualquier jugador, que desenfunda al empezar su turno: con rojo la pasa al jugador que quiera; con negro la Bomba pierde 2 cargas. Sin cargas explota: 2 puntos de vida.
bang-card-buntline_special = Arma, alcance 2. 1 carga al jugar una carta ¡BANG!: si la anulan, el objetivo descarta una carta de su mano.
bang-card-caravan = Robas 2 cartas. Por cada 2 cargas que pagues, robas 1 más.
bang-card-crate = 2 cargas: cuenta como ¡Fallaste!
bang-card-double_barrel = Arma, alcance 1. 1 carga al jugar una carta ¡BANG! de diamantes: no se puede anular.
bang-card-duck = Efecto de ¡Fallaste! 2 cargas: recuperas la carta en tu mano.
bang-card-flintlock = Disparas a un jugador al alcance de tu arma. Si anulan el disparo, 2 cargas: recuperas la carta en tu mano.
bang-card-lockpick = 3 cargas: te llevas una carta al azar de la mano de otro jugador cualquiera.
bang-card-quick_shot = Disparas a un jugador al alcance de tu arma. Por cada carga que pagues, disparas a otro jugador más a tu alcance.
bang-card-reloading = Tomas 3 cargas y las repartes entre tus cartas naranjas y tu personaje.
bang-card-rust = Pasas a tu personaje 1 carga de cada carta naranja y del personaje de todos los demás jugadores.
bang-card-squaw = Se descarta una carta en juego cualquiera. 2 cargas: en lugar de eso, te la llevas a la mano.
bang-card-thunderer = Arma, alcance 3. 1 carga al jugar una carta ¡BANG!: recuperas esa carta en tu mano al momento.
bang-card-tumbleweed = 1 carga: un jugador cualquiera tiene que volver a desenfundar.
bang-card-whip = 3 cargas: descartas una carta en juego cualquiera.

## Personajes

character-al_preacher = Al Preacher
character-bass_greeves = Bass Greeves
character-bloody_mary = Bloody Mary
character-frankie_canton = Frankie Canton
character-julie_cutter = Julie Cutter
character-mexicali_kid = Mexicali Kid
character-ms_abigail = Ms. Abigail
character-red_ringo = Red Ringo
bang-ability-al_preacher = Cuando otro jugador juega una carta azul o naranja, puedes pagar 2 cargas para robar una carta.
bang-ability-bass_greeves = Una vez en tu turno puedes descartar una carta de tu mano para poner 2 cargas en una de tus cartas naranjas o en tu personaje.
bang-ability-bloody_mary = Cada vez que anulan una de tus cartas ¡BANG!, robas una carta.
bang-ability-frankie_canton = Una vez en tu turno puedes pasar a tu personaje 1 carga de cualquier carta naranja o de otro personaje.
bang-ability-julie_cutter = Cada vez que otro jugador te hace perder puntos de vida, desenfundas: con corazones o diamantes, le disparas.
bang-ability-mexicali_kid = Una vez en tu turno puedes pagar 2 cargas para disparar a un jugador al alcance de tu arma. No es una carta ¡BANG!
bang-ability-ms_abigail = Puedes ignorar una carta marrón de valor J, Q, K o A si otro jugador la juega solo contra ti.
bang-ability-red_ringo = Empiezas con 4 cargas. Una vez en tu turno puedes pasar hasta 2 de tu personaje a tus cartas naranjas.

## Partes de frases

bang-count-load = { $count ->
    [one] { $count } carga
   *[other] { $count } cargas
}

## Lo que decide un jugador

bang-prompt-place_load = Elige dónde poner { bang-count-load }.
    .waiting = { $player } puede poner una carga.
bang-prompt-pay_load = Elige de dónde pagas { bang-count-load }.
    .waiting = { $player } paga con cargas.
bang-prompt-regain_card = Puedes pagar { bang-count-load } para recuperar la carta { $kind_name }.
    .waiting = { $player } puede recuperar una carta.
bang-prompt-buy_upgrades = Elige cuántas mejoras pagas ({ $kind_name }); cada una cuesta { bang-count-load }.
    .waiting = { $player } elige mejoras.
bang-prompt-add_targets = Puedes añadir otro objetivo por { bang-count-load } ({ $kind_name }).
    .waiting = { $player } elige objetivos.
bang-prompt-arrow = { $by_is ->
       *[other] { $by } te dispara una flecha
        [you] Te disparas una flecha
        [nobody] Te disparan una flecha
    }; descarta una carta ¡BANG! o pierdes 1 punto de vida.
    .waiting = { $player } ve venir una flecha.
bang-prompt-forced_discard = Elige qué carta de tu mano descartas ({ $cause_name }).
    .waiting = { $player } elige qué carta descarta.
bang-prompt-roll_again = { $target_is ->
       *[other] { $target } ha desenfundado ({ $source_name }); puedes hacer que lo repita.
        [you] Has desenfundado ({ $source_name }); puedes repetirlo.
    }
    .waiting = { $player } puede hacer que se vuelva a desenfundar.
bang-prompt-pass_bomb = Elige quién recibe la Bomba.
    .waiting = { $player } pasa la Bomba.
bang-prompt-offer = Ahora puedes usar tu capacidad ({ $ability_name }).
    .waiting = { $player } puede usar una capacidad.
bang-prompt-move_load = Puedes pasar una carga más ({ $ability_name }).
    .waiting = { $player } mueve cargas.

## Opciones

bang-option-AddLoad = { $card_is ->
    [none] Cargar tu personaje
   *[seen] Cargar { $card }
}
bang-option-Unload = { $card_is ->
    [none] { bang-count-load } de tu personaje
   *[seen] { bang-count-load } de { $card }
}
bang-option-Upgrade = { $times ->
    [one] Mejorar
   *[other] Mejorar { $times } veces
}
bang-option-AddTarget = { $target_is ->
    [you] Añadirte a ti
   *[other] Añadir a { $target }
}

## El registro

bang-event-LoadAdded = { $card_is ->
    [none] { $seat } recibe { bang-count-load } en su personaje.
   *[seen] { $seat } recibe { bang-count-load } en { $card }.
}
    .you = { $card_is ->
        [none] Recibes { bang-count-load } en tu personaje.
       *[seen] Recibes { bang-count-load } en { $card }.
    }
bang-event-LoadPaid = { $card_is ->
    [none] { $seat } paga { bang-count-load } de su personaje.
   *[seen] { $seat } paga { bang-count-load } de { $card }.
}
    .you = { $card_is ->
        [none] Pagas { bang-count-load } de tu personaje.
       *[seen] Pagas { bang-count-load } de { $card }.
    }
bang-event-LoadRemoved = { $card_is ->
    [none] { $seat } pierde { bang-count-load } de su personaje.
   *[seen] { $seat } pierde { bang-count-load } de { $card }.
}
    .you = { $card_is ->
        [none] Pierdes { bang-count-load } de tu personaje.
       *[seen] Pierdes { bang-count-load } de { $card }.
    }
bang-event-LoadMoved = { $card_is ->
    [none] { $seat } conserva { bang-count-load } en su personaje.
   *[seen] { $seat } pasa { bang-count-load } de su personaje a { $card }.
}
    .you = { $card_is ->
        [none] Conservas { bang-count-load } en tu personaje.
       *[seen] Pasas { bang-count-load } de tu personaje a { $card }.
    }
bang-event-LoadTaken = { $card_is ->
    [none] { $target_is ->
        [self] { $seat } conserva { bang-count-load } en su personaje.
        [you] { $seat } te quita { bang-count-load } de tu personaje.
       *[other] { $seat } le quita { bang-count-load } al personaje de { $target }.
    }
   *[seen] { $target_is ->
        [self] { $seat } toma { bang-count-load } de su propia carta: { $card }.
        [you] { $seat } te quita { bang-count-load } de { $card }.
       *[other] { $seat } le quita { bang-count-load } de { $card } a { $target }.
    }
}
    .you = { $card_is ->
        [none] { $target_is ->
            [self] Conservas { bang-count-load } en tu personaje.
           *[other] Le quitas { bang-count-load } al personaje de { $target }.
        }
       *[seen] { $target_is ->
            [self] Tomas { bang-count-load } de tu propia carta: { $card }.
           *[other] Le quitas { bang-count-load } de { $card } a { $target }.
        }
    }

## Por qué algo no se puede hacer

refusal-too-little-supply = { $card_name }: hacen falta { $needed } cargas de la reserva y quedan { $left }.
refusal-too-little-load = { $card_name }: cargas necesarias, { $needed }; disponibles, { $left }.
refusal-empty-hand = { $player } no tiene cartas en la mano.
refusal-nothing-laid = { $player } no tiene ninguna carta en juego que se pueda elegir.
refusal-no-room = No hay sitio para más cargas ({ $card_name }): el límite es 4.
refusal-nowhere-load = No hay ninguna carga que tomar ({ $card_name }).
refusal-not-diamonds = { $card_name } solo sirve para una carta ¡BANG! de diamantes.
