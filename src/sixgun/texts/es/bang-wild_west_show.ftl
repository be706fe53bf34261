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

## Aclaraciones, en una frase cada una

ruling-bang-370 = Quien juega una Diligencia o un Wells Fargo primero roba y después descubre la siguiente carta del espectáculo.
ruling-bang-371 = Solo una Diligencia o un Wells Fargo jugada como tal trae una carta del espectáculo, también por orden de alguien; entonces la descubre quien obedece. Si se repite, se copia, se descarta o se usa como otra carta, no la trae.
ruling-bang-372 = Mientras está en vigor la Mordaza, cada mensaje escrito o hablado cuesta 1 punto de vida a quien lo envía, del que nadie es responsable: enseguida si no se está resolviendo nada; si no, justo después del efecto en curso. Quien no tiene puntos de vida que perder no puede enviar ninguno.
ruling-bang-373 = Cuando alguien vuelve, se barajan los roles de todos los eliminados. Quien vuelve recibe uno y lo mira; los demás reciben el resto boca abajo y no lo miran. Si hay un solo eliminado, recupera sin más su rol, boca abajo. Un Renegado repartido así lo es de verdad.
ruling-bang-374 = Hombre muerto devuelve a su único jugador antes que el Camposanto, y este va antes que los pistoleros de las sombras y que Ciudad fantasma.
ruling-bang-375 = A quien se le repartió un rol nuevo estando fuera y vuelve de otra manera, lo mira entonces, y nadie más. Al irse tras su turno se lleva el secreto. Un Renegado que juega así un turno de sombra es desde ese turno, en secreto, un Renegado de las sombras.
ruling-bang-376 = Querido Valentín llega después del evento del comienzo del turno y antes de las cartas que se revisan; es un solo efecto, así que Suzy Lafayette no roba entremedias.
ruling-bang-377 = Una orden por turno. Nombra al jugador, la carta, sus objetivos y lo que se toma o se descarta, antes de que se enseñe nada.
ruling-bang-378 = Quien no tiene la carta enseña toda la mano. Quien la tiene pero no puede jugarla así enseña solo una copia, y no pasa nada más.
ruling-bang-379 = Una carta ordenada se juega como en el propio turno: con un límite nuevo de cartas ¡BANG! que no afecta al de nadie, sin que robe Molly Stark, sin Puntería, efectos de armas ni mejoras. A nadie se le puede ordenar que se hiera o se robe.
ruling-bang-380 = Helena Zontero reparte los roles de quienes tienen puntos de vida y de quienes siguen por un Fantasma, salvo el Sheriff, también los que estaban a la vista. Los eliminados y quienes vuelven solo por un turno conservan el suyo. Con tres jugadores se reparten boca arriba.
ruling-bang-381 = Helena Zontero reparte la carta de rol de un Renegado de las sombras tal como es: quien la recibe es, en secreto, el Renegado de las sombras, del bando en que estaba hasta que empiece su próximo turno.
ruling-bang-382 = Lady Rosa de Texas se usa como mucho una vez por turno y solo con tres o más jugadores en la partida. El vecino de la derecha es el más cercano en sentido contrario a las agujas del reloj, vayan los turnos en el sentido que vayan.
ruling-bang-383 = Un turno saltado no tiene ningún paso, pero si con él empezaba una ronda se revela el siguiente evento. La marca se pierde cuando su portador deja la partida.
ruling-bang-384 = La Señorita Susana cuenta cada carta que quien tiene el turno ha jugado de la mano, también antes de descubrirse ella, y una repetición de Lee Van Kliff; mira el número después de la fase 3.
ruling-bang-385 = Con las manos a la vista, una carta al azar se sigue eligiendo al azar y las elecciones secretas siguen siéndolo. Cuando otra carta sustituye a Sacagaway, nadie lleva la lista de lo que se vio.
ruling-bang-386 = Con Ajuste de cuentas, cualquier carta de la mano es una carta ¡BANG! dondequiera que se pida una, también como respuesta o como precio. Solo las cartas llamadas ¡BANG! son cartas ¡Fallaste!; no vale pasar por una para llegar a la otra.
ruling-bang-387 = Con Wild West Show el final se mira después de cada eliminación, y gana quien en ese momento sea el único en la partida, aunque sea un fantasma en su turno.
ruling-bang-388 = Flint Westwood cambia una vez por turno. Las dos cartas se eligen antes de que la suya llegue a la otra mano; ni se juega ni se descarta.
ruling-bang-389 = Gary Looter toma las cartas sobrantes en cuanto se descartan, también en la Mina abandonada; de dos jugadores con su capacidad, se las lleva todas el siguiente en el sentido de las agujas del reloj tras quien descarta.
ruling-bang-390 = Greygory Deck roba entre los dieciséis personajes del juego básico que nadie lleva ni llevaba y que nadie tiene de reserva ni a su lado. Si los dos suyos roban de otra manera, usa uno de ellos cada turno.
ruling-bang-391 = John Pain debe llevarse cada carta que cuente al desenfundar, una a una con el Ron, hasta seis cartas. No se puede usar antes de que termine el efecto por el que se desenfundó.
ruling-bang-392 = Lee Van Kliff repite un efecto, no juega una carta: no cuentan el límite de cartas ¡BANG!, ni Escapatoria, ni Puntería, ni efectos de armas, y Emiliano no recibe nada. Los costes y las mejoras se pagan de nuevo, y cada efecto se repite una vez.
ruling-bang-393 = Teren Kill desenfunda después de ¡Salvado! y de su propio rescate, y si falla ya no sirve ninguna Cerveza. El punto de vida que conserva así cuenta como perdido para quienes ganan algo con él.
ruling-bang-394 = Si Vera Custer copia a Greygory Deck, recibe dos personajes propios del mismo montón y los devuelve cuando termina la copia.
