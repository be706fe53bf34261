### Solo ante el peligro (High Noon), en español.

set-bang-high_noon = Solo ante el peligro
bang-setting-bonus_events = Eventos extra
    .about = También pueden salir Nueva identidad y Esposas; cada jugador recibe boca abajo un personaje de reserva.

## Nombres de los eventos

card-blessing = Bendición
card-curse = Maldición
card-ghost_town = Ciudad fantasma
card-gold_rush_event = Fiebre del oro
card-handcuffs = Esposas
card-hangover = Resaca
card-high_noon = Solo ante el peligro
card-new_identity = Nueva identidad
card-sermon = Sermón
card-shootout = Tiroteo
card-the_daltons = Los Dalton
card-the_doctor = El Doctor
card-the_reverend = El Reverendo
card-thirst = Sed
card-train_arrival = Llegada del tren

## Qué hacen los eventos

bang-card-blessing = Todas las cartas cuentan como corazones, sea cual sea su palo.
bang-card-curse = Todas las cartas cuentan como picas, sea cual sea su palo.
bang-card-ghost_town = Los jugadores eliminados vuelven en su turno como fantasmas: roban 3 cartas, no pueden ganar ni perder puntos de vida y al final del turno vuelven a quedar fuera.
bang-card-gold_rush_event = En esta ronda los turnos van en sentido contrario a las agujas del reloj. Los efectos de las cartas siguen yendo en el sentido de las agujas del reloj.
bang-card-handcuffs = Después de robar al comienzo de tu turno, nombra un palo. Hasta el final del turno solo puedes jugar cartas de ese palo.
bang-card-hangover = Ningún personaje puede usar su capacidad.
bang-card-high_noon = Al comienzo de tu turno pierdes 1 punto de vida. Es el último evento y sigue en vigor hasta el final de la partida.
bang-card-new_identity = Al comienzo de tu turno miras tu personaje de reserva. Puedes seguir la partida con él, con 2 puntos de vida.
bang-card-sermon = En tu turno no puedes usar cartas ¡BANG! de ninguna manera, ni siquiera en un Duelo.
bang-card-shootout = En tu turno puedes jugar dos cartas ¡BANG!
bang-card-the_daltons = Al revelarse: cada jugador con cartas azules en juego descarta una de ellas, la que prefiera.
bang-card-the_doctor = Al revelarse: quien tiene menos puntos de vida recupera 1. Si hay empate, lo recuperan todos los empatados.
bang-card-the_reverend = No se puede jugar Cerveza, ni siquiera para salvarse.
bang-card-thirst = Al comienzo de tu turno robas 1 carta menos.
bang-card-train_arrival = Al comienzo de tu turno robas 1 carta más.

## Lo que debe decidir un jugador

bang-prompt-discard_blue = Elige cuál de tus cartas azules en juego descartas.
    .waiting = { $player } elige una carta azul para descartar.
bang-prompt-handcuffs = Nombra un palo; en este turno solo puedes jugar cartas de ese palo.
    .waiting = { $player } elige un palo.
bang-prompt-new_identity = Tu reserva es { $character_name }. Cambia de personaje y quédate con 2 puntos de vida, o conserva el tuyo.
    .waiting = { $player } se plantea una nueva identidad.

## Opciones

bang-option-NameSuit = Nombrar { $suit_name }
bang-option-Swap = Cambiar de personaje
bang-option-KeepIdentity = Conservar tu personaje

## El registro

bang-event-SuitNamed = { $seat } nombra un palo: { $suit_name }.
    .you = Nombras un palo: { $suit_name }.
bang-event-ReserveSeen = { $seat } mira su personaje de reserva.
    .you = Miras tu personaje de reserva.
bang-event-IdentityKept = { $seat } conserva su personaje.
    .you = Conservas tu personaje.
bang-event-IdentityChanged = { $life ->
    [0] { $seat } juega ahora con { $character_name }.
   *[other] { $seat } juega ahora con { $character_name } y tiene 2 puntos de vida.
}
    .you = { $life ->
        [0] Juegas ahora con { $character_name }.
       *[other] Juegas ahora con { $character_name } y tienes 2 puntos de vida.
    }

## Por qué algo no es posible

refusal-suit-bound = En este turno solo puedes jugar { $suit_name } ({ $card_name }).
