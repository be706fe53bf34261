### Wild West Show, en español.

set-bang-wild_west_show = Wild West Show
    .about = Cada Diligencia y cada Wells Fargo traen una nueva carta del espectáculo que cambia las reglas para todos. Al final solo importa ser el último.
bang-setting-gag_mode = Mordaza
    .about = Qué significa hablar mientras está en vigor la carta Mordaza.
bang-setting-gag_mode-penalty = Cada mensaje cuesta 1 punto de vida
bang-setting-gag_mode-mute = Nadie puede escribir
bang-setting-gag_mode-remove = Jugar sin esta carta

## Nombres

card-bone_orchard = Camposanto
card-darling_valentine = Querido Valentín
card-dorothy_rage = Dorothy la Furiosa
card-gag = Mordaza
card-helena_zontero = Helena Zontero
card-lady_rosa_of_texas = Lady Rosa de Texas
card-miss_susanna = Señorita Susana
card-sacagaway = Sacagaway
card-showdown = Ajuste de cuentas
card-wild_west_show = Wild West Show
character-big_spencer = Big Spencer
character-flint_westwood = Flint Westwood
character-gary_looter = Gary Looter
character-greygory_deck = Greygory Deck
character-john_pain = John Pain
character-lee_van_kliff = Lee Van Kliff
character-teren_kill = Teren Kill
character-youl_grinner = Youl Grinner

pile-show-regular = carta del espectáculo
pile-show-final = última carta del espectáculo

## Qué hacen las cartas del espectáculo

bang-card-bone_orchard = Los eliminados vuelven para quedarse al empezar su turno, con 1 punto de vida y un rol al azar entre los de los eliminados.
bang-card-darling_valentine = Al empezar tu turno, descarta toda la mano y roba otras tantas cartas.
bang-card-dorothy_rage = Una vez en tu turno puedes nombrar una carta y a otro jugador: si la tiene, debe jugarla como digas.
bang-card-gag = Nadie puede hablar. Quien hable pierde 1 punto de vida.
bang-card-helena_zontero = Al aparecer, desenfunda: con corazones o diamantes, los roles de todos menos el Sheriff se barajan y se reparten de nuevo.
bang-card-lady_rosa_of_texas = Una vez en tu turno puedes cambiar de asiento con quien tienes a la derecha, que se salta su próximo turno.
bang-card-miss_susanna = Quien juega menos de 3 cartas en su turno pierde 1 punto de vida.
bang-card-sacagaway = Todos juegan con la mano a la vista. Los roles siguen siendo secretos.
bang-card-showdown = Cualquier carta se puede usar como carta ¡BANG!, y cualquier carta ¡BANG! como carta ¡Fallaste!
bang-card-wild_west_show = Todos tienen el mismo objetivo: ser el último en la partida. Sigue en vigor hasta el final.

## Qué pueden hacer los personajes

bang-ability-big_spencer = Empiezas con 5 cartas. No puedes jugar cartas ¡Fallaste!
bang-ability-flint_westwood = Una vez en tu turno puedes cambiar una carta de tu mano por 2 al azar de la mano de otro jugador.
bang-ability-gary_looter = Te quedas con todas las cartas que los demás descartan al final de su turno porque les sobran.
bang-ability-greygory_deck = Tienes las capacidades de 2 personajes del juego básico. Al empezar tu turno puedes cambiar los dos por otros.
bang-ability-john_pain = Mientras tengas menos de 6 cartas en la mano, te llevas cada carta que se descubre al desenfundar.
bang-ability-lee_van_kliff = En tu turno puedes descartar una carta ¡BANG! para repetir el efecto de la carta marrón que acabas de jugar.
bang-ability-teren_kill = Cada vez que vayas a ser eliminado, desenfunda: si no son picas, conservas 1 punto de vida y robas 1 carta.
bang-ability-youl_grinner = Antes de robar al empezar tu turno, quienes tengan más cartas que tú te dan 1 carta cada uno.

## Qué hay que decidir

bang-prompt-give_to_collector = { $target } tiene menos cartas que tú: elige qué carta le das.
    .waiting = { $player } elige qué carta da.
bang-prompt-keep_pair = Conserva tus personajes o cambia los dos.
    .waiting = { $player } decide sobre dos personajes.
bang-prompt-name_card = Nombra la carta que { $target } tiene que jugar.
    .waiting = { $player } da una orden.
bang-prompt-obey_order = { $target_is ->
    [nobody] Te ordenan jugar { $kind_name }: elige la carta. Si no puedes jugarla, solo la enseñas.
    [you] Te ordenan jugar { $kind_name } para ti: elige la carta. Si no puedes jugarla, solo la enseñas.
   *[other] Te ordenan jugar { $kind_name }; objetivo: { $target }. Elige la carta; si no puedes jugarla, solo la enseñas.
}
    .waiting = { $player } tiene que obedecer una orden.
bang-prompt-order_hand = Cambias toda la mano: elige qué carta descartas primero o deja este orden.
    .waiting = { $player } cambia toda la mano.
bang-prompt-order_pick = Elige qué debe escoger { $target } con { $kind_name }.
    .waiting = { $player } da una orden.
bang-prompt-order_target = Elige el objetivo de la carta { $kind_name } que jugará { $target }.
    .waiting = { $player } da una orden.
bang-prompt-repeat_card = Descarta una carta ¡BANG! para repetir { $kind_name }, o pasa.
    .waiting = { $player } puede repetir una carta.
bang-prompt-repeat_target = Elige el objetivo de la carta que repites: { $kind_name }.
    .waiting = { $player } elige un objetivo.

## Opciones

bang-option-KeepPair = Conservar tus personajes
bang-option-NameCard = { $kind_name }
bang-option-NewPair = Cambiar los dos personajes
bang-option-Obey = Obedecer con { $card }
bang-option-Speak = Hablar y perder 1 punto de vida ({ $ability_name })

## El registro

bang-event-CardRepeated = { $target_is ->
    [nobody] { $seat } repite { $card }.
    [self] { $seat } repite { $card } con su propia persona como objetivo.
    [you] { $seat } repite { $card } contra ti.
   *[other] { $seat } repite { $card } contra { $target }.
}
    .you = { $target_is ->
        [nobody] Repites { $card }.
        [self] Repites { $card } contra ti.
       *[other] Repites { $card } contra { $target }.
    }
bang-event-HandExchanged = { $seat } cambia toda la mano.
    .you = Cambias toda la mano.
bang-event-HandShown = { $cards_are ->
    [none] { $seat } no tiene cartas que enseñar.
   *[seen] { $seat } no la tiene y enseña: { $cards }.
}
    .you = { $cards_are ->
        [none] No tienes cartas que enseñar.
       *[seen] No la tienes y enseñas: { $cards }.
    }
bang-event-OrderGiven = { $aim_is ->
    [nobody] { $target_is ->
        [you] { $seat } te ordena jugar { $kind_name }.
       *[other] { $seat } ordena a { $target } jugar { $kind_name }.
    }
   *[other] { $target_is ->
        [you] { $seat } te ordena jugar { $kind_name }; objetivo: { $aim }.
       *[other] { $seat } ordena a { $target } jugar { $kind_name }; objetivo: { $aim }.
    }
}
    .you = { $aim_is ->
        [nobody] Ordenas a { $target } jugar { $kind_name }.
       *[other] Ordenas a { $target } jugar { $kind_name }; objetivo: { $aim }.
    }
bang-event-PairDrawn = { $seat } juega ahora con: { $abilities }.
    .you = Ahora juegas con: { $abilities }.
bang-event-ProofShown = { $seat } enseña { $card }, que así no se puede jugar.
    .you = Enseñas { $card }, que así no se puede jugar.
bang-event-RolesDealt = { $cause_name }: se barajan y se reparten de nuevo los roles de { $seats }.
bang-event-SeatsSwapped = { $target_is ->
    [you] { $seat } cambia de asiento contigo; te saltarás tu próximo turno.
   *[other] { $seat } cambia de asiento con { $target }, que se saltará su próximo turno.
}
    .you = Cambias de asiento con { $target }, que se saltará su próximo turno.
bang-event-ShowCardTurned = { $seat } descubre una nueva carta del espectáculo: { $event_name }.
    .you = Descubres una nueva carta del espectáculo: { $event_name }.
bang-event-SpokeUp = ¡{ $seat } ha hablado!
    .you = ¡Has hablado!
bang-event-TurnSkipped = { $seat } se salta el turno.
    .you = Te saltas el turno.
bang-result-last-in-the-game = Solo queda un jugador en la partida. Gana: { $winners }.

## Por qué algo no es posible

refusal-gag-mute = Nadie puede escribir mientras esté en vigor { $card_name }.
refusal-gag-no-lives = Mientras esté en vigor { $card_name }, solo puede hablar quien tenga un punto de vida que perder.
refusal-gag-out = Los eliminados no pueden hablar mientras esté en vigor { $card_name }.
refusal-gag-spectator = El público no puede hablar mientras esté en vigor { $card_name }.
refusal-just-flipped = La carta { $card_name } acaba de descubrirse y no se puede usar hasta que todo termine.
refusal-no-hand = { $player } no tiene cartas en la mano.
refusal-not-the-ordered = No se puede ordenar a { $player } que use la carta { $card_name } contra su propia persona.
refusal-too-few-players = { $card_name } necesita al menos { $least } jugadores en la partida.
refusal-used-this-turn = La carta { $card_name } ya no se puede usar en este turno.
