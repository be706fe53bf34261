### BANG!, el juego de cartas, en español.

game-bang = BANG!
set-bang-base = Juego básico
set-bang-dodge_city = Dodge City
    .about = Más personajes y más cartas, entre ellas las verdes: se juegan ahora y se usan después.

## Ajustes de una mesa y ajustes que van juntos

bang-setting-expert_characters = Elección de personaje
    .about = Cada jugador recibe dos personajes y se queda con uno.
bang-setting-simplified_first_game = Primera partida
    .about = Sin Dinamita, Cárcel, Duelo, Almacén ni ¡Indios!, las cartas que más explicaciones necesitan.
bang-setting-bonus_characters = Personajes extra
    .about = También se reparten Emiliano y Annie Versary.
bang-setting-keep_surviving_characters = Los supervivientes conservan su personaje
    .about = Quien seguía con vida al final de la partida anterior puede repetir personaje.
bang-setting-rotating_sheriff = Sheriff rotatorio
    .about = Empieza quien está a la izquierda del que empezó la partida anterior: como Sheriff, o como Alguacil si sois tres.
bang-setting-open_discard = Descartes a la vista
    .about = Se puede mirar toda la pila de descartes, no solo la carta de arriba.
bang-setting-characters = Personajes
    .about = Solo se reparten estos personajes, separados por comas; si no se indica nada, todos.
bang-setting-previous_game = Partida anterior
    .about = Quién empezó, quién sobrevivió y con qué personaje; lo usan los ajustes de una serie.
bang-preset-first_game = Primera partida
    .about = Solo las cartas más sencillas, ideal para aprender.
bang-preset-classic = Clásica
    .about = Las reglas tal como están impresas, un personaje por jugador.
bang-preset-expert = Para expertos
    .about = Cada jugador elige entre dos personajes.
bang-preset-series = Serie
    .about = Varias partidas seguidas: los supervivientes conservan su personaje y la estrella de Sheriff va rotando.
bang-preset-second_evening = Juego básico y Dodge City
    .about = Buena elección para la segunda tarde: más personajes y cartas y casi ninguna regla nueva.
bang-preset-big_box = Todo
    .about = Todas las expansiones en una mesa. Mejor cuando ya conozcas cada una por separado.

## Colores, palos y nombres de las cartas

colour-brown = marrón
colour-blue = azul
colour-green = verde
suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles
bang-written-card = { $name } { $sign }
bang-card-as = { $card } como { $kind }
card-bang = ¡BANG!
card-barrel = Barril
card-beer = Cerveza
card-bible = Biblia
card-binocular = Prismáticos
card-brawl = Pelea
card-buffalo_rifle = Rifle de búfalos
card-can_can = Cancán
card-canteen = Cantimplora
card-cat_balou = Cat Balou
card-colt = Colt .45
card-conestoga = Carreta
card-derringer = Derringer
card-dodge = Esquivar
card-duel = Duelo
card-dynamite = Dinamita
card-gatling = Gatling
card-general_store = Almacén
card-hideout = Escondite
card-howitzer = Obús
card-indians = ¡Indios!
card-iron_plate = Placa de hierro
card-jail = Cárcel
card-knife = Cuchillo
card-missed = ¡Fallaste!
card-mustang = Mustang
card-panic = ¡Pánico!
card-pepperbox = Pepperbox
card-pony_express = Pony Express
card-punch = Puñetazo
card-rag_time = Ragtime
card-remington = Remington
card-rev_carabine = Rev. Carabine
card-saloon = Saloon
card-schofield = Schofield
card-scope = Mira telescópica
card-sombrero = Sombrero
card-springfield = Springfield
card-stagecoach = Diligencia
card-ten_gallon_hat = Sombrero tejano
card-tequila = Tequila
card-volcanic = Volcanic
card-wells_fargo = Wells Fargo
card-whisky = Whisky
card-winchester = Winchester

## Qué hacen las cartas

bang-card-bang = Dispara a un jugador al alcance de tu arma: si no responde con un ¡Fallaste!, pierde 1 punto de vida. Solo puedes jugar una carta ¡BANG! por turno.
bang-card-barrel = Cuando te disparan puedes desenfundar: si sale un corazón, cuenta como un ¡Fallaste! Una vez por disparo.
bang-card-beer = Recuperas 1 punto de vida. Fuera de tu turno solo sirve para salvarte cuando vas a perder el último. No tiene efecto si solo quedan dos jugadores con vida.
bang-card-bible = A partir del turno del siguiente jugador: descártala como un ¡Fallaste! y roba una carta.
bang-card-binocular = Para ti, todos los demás jugadores están a 1 menos de distancia.
bang-card-brawl = Descarta además otra carta de tu mano: cada uno de los demás jugadores pierde una carta, una al azar de la mano o la que elijas de las que tenga en juego.
bang-card-buffalo_rifle = Desde tu próximo turno: descártalo para disparar a cualquier jugador, esté donde esté.
bang-card-can_can = Desde tu próximo turno: descártalo para que cualquier jugador pierda una carta, una al azar de la mano o la que elijas de las que tenga en juego.
bang-card-canteen = Desde tu próximo turno: descártala para recuperar 1 punto de vida.
bang-card-cat_balou = Cualquier jugador pierde una carta: una al azar de la mano o la que elijas de las que tenga en juego.
bang-card-colt = El arma que todos tienen desde el principio: alcance 1. No es una carta y nunca se pierde.
bang-card-conestoga = Desde tu próximo turno: descártala para quitarle una carta a cualquier jugador, una al azar de la mano o la que elijas de las que tenga en juego.
bang-card-derringer = Desde tu próximo turno: descártala para disparar a un jugador a distancia 1; después roba una carta.
bang-card-dodge = Un ¡Fallaste! con el que además robas una carta. Solo como respuesta a un disparo.
bang-card-duel = Reta a cualquier otro jugador. Por turnos, primero quien ha sido retado, descartáis cartas ¡BANG!; el primero que no lo haga pierde 1 punto de vida.
bang-card-dynamite = Se queda delante de ti hasta tu próximo turno, que empiezas desenfundando: si sale una pica del 2 al 9, explota y quita 3 puntos de vida; si no, pasa al jugador de la izquierda.
bang-card-gatling = Dispara a todos los demás jugadores, estén donde estén. No es una carta ¡BANG!
bang-card-general_store = Descubre tantas cartas como jugadores haya. Empezando por ti, cada uno se lleva una.
bang-card-hideout = Para los demás jugadores estás a 1 más de distancia.
bang-card-howitzer = Desde tu próximo turno: descártalo para disparar a todos los demás jugadores.
bang-card-indians = Todos los demás jugadores descartan una carta ¡BANG! o pierden 1 punto de vida. ¡Fallaste! y Barril no sirven.
bang-card-iron_plate = A partir del turno del siguiente jugador: descártala como un ¡Fallaste!
bang-card-jail = Ponla delante de cualquier otro jugador que no sea el Sheriff. El preso empieza su turno desenfundando: si sale un corazón, queda libre; si no, pierde el turno. La Cárcel se descarta en ambos casos.
bang-card-knife = Desde tu próximo turno: descártalo para disparar a un jugador a distancia 1.
bang-card-missed = Anula un disparo contra ti. Solo como respuesta a un disparo.
bang-card-mustang = Para los demás jugadores estás a 1 más de distancia.
bang-card-panic = Quítale una carta a un jugador a distancia 1: una al azar de la mano o la que elijas de las que tenga en juego.
bang-card-pepperbox = Desde tu próximo turno: descártala para disparar a un jugador al alcance de tu arma.
bang-card-pony_express = Desde tu próximo turno: descártalo para robar 3 cartas.
bang-card-punch = Dispara a un jugador a distancia 1. No es una carta ¡BANG!
bang-card-rag_time = Descarta además otra carta de tu mano: quítale una carta a cualquier jugador, una al azar de la mano o la que elijas de las que tenga en juego.
bang-card-remington = Arma, alcance 3.
bang-card-rev_carabine = Arma, alcance 4.
bang-card-saloon = Todos los jugadores recuperan 1 punto de vida, tú también. No salva a quien va a perder el último.
bang-card-schofield = Arma, alcance 2.
bang-card-scope = Para ti, todos los demás jugadores están a 1 menos de distancia.
bang-card-sombrero = A partir del turno del siguiente jugador: descártalo como un ¡Fallaste!
bang-card-springfield = Descarta además otra carta de tu mano: dispara a cualquier jugador, esté donde esté.
bang-card-stagecoach = Roba 2 cartas.
bang-card-ten_gallon_hat = A partir del turno del siguiente jugador: descártalo como un ¡Fallaste!
bang-card-tequila = Descarta además otra carta de tu mano: el jugador que elijas (puedes ser tú) recupera 1 punto de vida.
bang-card-volcanic = Arma, alcance 1. En tu turno puedes jugar tantas cartas ¡BANG! como quieras.
bang-card-wells_fargo = Roba 3 cartas.
bang-card-whisky = Descarta además otra carta de tu mano: recuperas 2 puntos de vida.
bang-card-winchester = Arma, alcance 5.

## Qué pueden hacer los personajes

bang-ability-annie_versary = Puedes usar cualquier carta de tu mano como carta ¡BANG!
bang-ability-apache_kid = Los diamantes que usan otros jugadores no te afectan, ni para bien ni para mal.
bang-ability-bart_cassidy = Por cada punto de vida que pierdes robas una carta, pero no si pierdes el último.
bang-ability-belle_star = Durante tu turno las cartas en juego delante de otros jugadores no tienen efecto.
bang-ability-bill_noface = Al comienzo de tu turno robas una carta en vez de dos, y otra más por cada punto de vida que te falte.
bang-ability-black_jack = Enseñas la segunda carta que robas al comienzo de tu turno; si es de corazones o diamantes, robas otra.
bang-ability-calamity_janet = Puedes usar las cartas ¡BANG! como ¡Fallaste! y las ¡Fallaste! como ¡BANG!
bang-ability-chuck_wengam = En tu turno, tantas veces como quieras, puedes perder 1 punto de vida (nunca el último) para robar 2 cartas.
bang-ability-claus_the_saint = Al comienzo de tu turno miras una carta más que el número de jugadores; te quedas con dos y das una a cada uno de los demás.
bang-ability-doc_holyday = Una vez en tu turno puedes descartar 2 cartas de tu mano para disparar a un jugador al alcance de tu arma. No es una carta ¡BANG!
bang-ability-el_gringo = Por cada punto de vida que te quita otro jugador le quitas una carta al azar de la mano, pero no si pierdes el último.
bang-ability-elena_fuente = Puedes usar cualquier carta de tu mano como ¡Fallaste!
bang-ability-emiliano = Te quedas con la carta ¡Fallaste! que anula tu carta ¡BANG! y con la carta ¡BANG! que anulas con una ¡Fallaste!
bang-ability-greg_digger = Cada vez que otro jugador es eliminado recuperas 2 puntos de vida.
bang-ability-herb_hunter = Cada vez que otro jugador es eliminado robas 2 cartas.
bang-ability-jesse_jones = La primera carta de tu turno puedes quitársela al azar de la mano a otro jugador.
bang-ability-johnny_kisch = Cuando pones una carta en juego, todas las demás cartas en juego con el mismo nombre se descartan.
bang-ability-jose_delgado = Hasta dos veces en tu turno puedes descartar una carta azul de tu mano para robar 2 cartas.
bang-ability-jourdonnais = Cuando te disparan puedes desenfundar como con un Barril: si sale un corazón, cuenta como un ¡Fallaste! Un Barril de verdad te da otro intento.
bang-ability-kit_carlson = Al comienzo de tu turno miras las tres primeras cartas del mazo, te quedas con dos y devuelves la otra encima.
bang-ability-lucky_duke = Siempre que desenfundas descubres dos cartas y eliges cuál cuenta.
bang-ability-molly_stark = Fuera de tu turno robas una carta por cada carta de tu mano que juegas o descartas por voluntad propia.
bang-ability-pat_brennan = En vez de robar al comienzo de tu turno puedes llevarte una carta en juego delante de cualquier jugador.
bang-ability-paul_regret = Para los demás jugadores estás a 1 más de distancia.
bang-ability-pedro_ramirez = La primera carta de tu turno puedes tomarla de encima de los descartes.
bang-ability-pixie_pete = Al comienzo de tu turno robas tres cartas en vez de dos.
bang-ability-rose_doolan = Para ti, todos los demás jugadores están a 1 menos de distancia.
bang-ability-sean_mallory = Al final de tu turno puedes conservar hasta 10 cartas.
bang-ability-sid_ketchum = En cualquier momento puedes descartar 2 cartas de tu mano para recuperar 1 punto de vida, incluso para salvarte.
bang-ability-slab_the_killer = Hacen falta dos ¡Fallaste! para anular tu carta ¡BANG!
bang-ability-suzy_lafayette = En cuanto te quedas sin cartas en la mano robas una; en un Duelo, solo cuando termina.
bang-ability-tequila_joe = Una Cerveza te da 2 puntos de vida en vez de uno.
bang-ability-uncle_will = Una vez en tu turno puedes jugar cualquier carta de tu mano como Almacén.
bang-ability-vera_custer = Al comienzo de tu turno, antes de robar, eliges otro personaje de la partida y copias su capacidad hasta tu próximo turno.
bang-ability-vulture_sam = Cuando un jugador es eliminado te llevas a la mano todas sus cartas.
bang-ability-willy_the_kid = En tu turno puedes jugar tantas cartas ¡BANG! como quieras.

## Partes de frases

bang-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
bang-count-points = { $points ->
    [one] { $points } punto de vida
   *[other] { $points } puntos de vida
}
bang-unseen-cards = { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
bang-why = { " " }({ $reason })
bang-why-ability = { $name }: { $reason }
bang-why-reward = recompensa
bang-why-suzy_lafayette = mano vacía
bang-why-bart_cassidy = vida perdida
bang-why-molly_stark = carta usada en turno ajeno
bang-why-herb_hunter = jugador eliminado
bang-why-black_jack = carta roja

## Lo que debe decidir un jugador

bang-prompt-act = Juega una carta o termina tu turno (cartas en la mano: { $cards }, ¡BANG! jugadas: { $bangs }).
    .waiting = { $player } elige qué jugar.
bang-prompt-shot = { $by_is ->
        [you] Te disparas ({ $cause_name })
        [nobody] Te disparan ({ $cause_name })
       *[other] { $by } te dispara ({ $cause_name })
    }; { $needed ->
        [one] usa un ¡Fallaste!
       *[other] usa { $needed } ¡Fallaste!
    } o pierdes 1 punto de vida.
    .waiting = { $player } busca cómo librarse de un disparo.
bang-prompt-stop_card = { $other } va solo a por ti ({ $cause_name }); anúlalo, o pasa y deja que ocurra.
    .waiting = { $player } es el único objetivo y quizá tenga respuesta.
bang-prompt-spare_one = Puedes dejar fuera a un jugador ({ $cause_name }).
    .waiting = { $player } puede dejar a alguien fuera.
bang-prompt-duel = Duelo contra { $other }; descarta una carta ¡BANG! o pierdes 1 punto de vida.
    .waiting = { $player } está en un duelo y elige su respuesta.
bang-prompt-indians = { $by_is ->
        [nobody] Los indios atacan
       *[other] { $by } envía a los indios
    }; descarta una carta ¡BANG! o pierdes 1 punto de vida.
    .waiting = { $player } se enfrenta a los indios.
bang-prompt-rescue = { $needed ->
        [0] Te has salvado; aún puedes recuperar más puntos de vida ({ $cause_name }, puntos de vida: { $life }).
        [one] Estás a punto de quedar fuera ({ $cause_name }); te salva { $needed } punto de vida.
       *[other] Estás a punto de quedar fuera ({ $cause_name }); te salvan { $needed } puntos de vida.
    }
    .waiting = { $player } lucha por su vida.
bang-prompt-discard_excess = Tienes demasiadas cartas en la mano (el límite es { $limit }); descarta { bang-count-cards }.
    .waiting = { $player } elige qué descartar.
bang-prompt-pay_cost = Elige la carta que descartas para jugar { $kind_name }.
    .waiting = { $player } elige una carta para descartar.
bang-prompt-pay_for_ability = Elige las cartas que descartas por la capacidad de { $ability_name } (faltan: { $left }).
    .waiting = { $player } elige cartas para descartar.
bang-prompt-pick_card = { $target_is ->
        [you] { $deed ->
            [take] Elige cuál de tus cartas recuperas.
           *[discard] Elige cuál de tus cartas se descarta.
        }
       *[other] { $deed ->
            [take] Elige la carta que le quitas a { $target }.
           *[discard] Elige la carta que debe descartar { $target }.
        }
    }
    .waiting = { $player } elige una carta de otro jugador.
bang-prompt-pick_from_store = Elige una carta del Almacén.
    .waiting = { $player } elige una carta del Almacén.
bang-prompt-count_flip = Elige cuál de las cartas descubiertas cuenta ({ $source_name }).
    .waiting = { $player } elige qué carta cuenta.
bang-prompt-leave_out_flip = Elige una carta que no cuente; deben contar { $counting } ({ $source_name }).
    .waiting = { $player } elige qué cartas cuentan.
bang-prompt-interlude = Ahora puedes usar una capacidad o pasar.
    .waiting = { $player } puede usar una capacidad.
bang-prompt-order_discards = Descartas todo; elige qué descartas primero o acepta este orden.
    .waiting = { $player } elige en qué orden descartar.
bang-prompt-draw_phase = Elige cómo robas.
    .waiting = { $player } elige cómo robar.
bang-prompt-first_from_hand = Elige de dónde sale tu primera carta: del mazo o de la mano de otro jugador.
    .waiting = { $player } elige de dónde sale su primera carta.
bang-prompt-first_from_discard = Elige de dónde sale tu primera carta: del mazo o de los descartes.
    .waiting = { $player } elige de dónde sale su primera carta.
bang-prompt-draw_or_take = Roba como siempre o llévate en su lugar una carta en juego.
    .waiting = { $player } elige entre robar y llevarse una carta en juego.
bang-prompt-keep_card = Elige las cartas con las que te quedas (faltan: { $count }).
    .waiting = { $player } mira cartas.
bang-prompt-give_card = Elige la carta para { $target }.
    .waiting = { $player } elige qué carta da a cada cual.
bang-prompt-copy_character = Elige qué capacidad copias hasta tu próximo turno.
    .waiting = { $player } elige qué capacidad copiar.
bang-prompt-inherit = Elige una de las cartas que deja { $target }.
    .waiting = { $player } elige entre las cartas que han quedado.
bang-prompt-keep_character = Conserva el personaje de la última partida o recibe uno nuevo.
    .waiting = { $player } decide si conserva su personaje.
bang-prompt-choose_character = Elige el personaje con el que juegas.
    .waiting = { $player } elige un personaje.

## Opciones

bang-option-Play = { $target_is ->
    [nobody] Jugar { $card }
    [you] Jugar { $card } para ti
   *[other] Jugarle { $card } a { $target }
}
bang-option-PlayWith = { $target_is ->
    [you] Jugar { $card } con { $companions } para ti
   *[other] Jugarle { $card } con { $companions } a { $target }
}
bang-option-Respond = Jugar { $card }
bang-option-Spend = Descartar { $card }
bang-option-Discard = Descartar { $card }
bang-option-Take = Llevarse { $card }
bang-option-Count = Elegir { $card }
bang-option-LeaveOut = No contar { $card }
bang-option-Give = { $target_is ->
    [you] Quedarse con { $card }
   *[other] Dar { $card } a { $target }
}
bang-option-Pick = { $card_is ->
    [none] { $target_is ->
        [you] Una carta al azar de tu mano
       *[other] Una carta al azar de la mano de { $target }
    }
   *[seen] { $target_is ->
        [you] { $card }, delante de ti
       *[other] { $card }, delante de { $target }
    }
}
bang-option-UseCard = { $target_is ->
    [nobody] Usar { $card }
    [you] Usar { $card } contra ti
   *[other] Usar { $card } contra { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Usar la capacidad de { $ability_name }
        [you] Usar la capacidad de { $ability_name } para ti
       *[other] Usar la capacidad de { $ability_name } contra { $target }
    }
   *[seen] { $target_is ->
        [nobody] Usar la capacidad de { $ability_name } con { $card }
        [you] Usar la capacidad de { $ability_name } con { $card } para ti
       *[other] Usar la capacidad de { $ability_name } con { $card } contra { $target }
    }
}
bang-option-EndTurn = Terminar el turno
bang-option-DrawDeck = Robar del mazo
bang-option-TakeDiscard = Llevarse la carta de encima de los descartes
bang-option-InOrder = Descartar el resto en este orden
bang-option-Copy = Copiar a { $ability_name } ({ $target })
bang-option-Keep = Jugar con { $ability_name }
bang-option-NewCharacter = Recibir un personaje nuevo

## El registro

bang-event-GameBegan = Partida de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; { $first_is ->
    [you] empiezas tú
   *[other] empieza { $first }
}.
bang-event-CharacterShown = { $seat } juega con { $ability_name }.
    .you = Juegas con { $ability_name }.
bang-event-TurnBegan = Turno { $number }: le toca a { $seat }.
    .you = Turno { $number }: te toca.
bang-event-TurnLost = { $seat } pierde el turno ({ $card }).
    .you = Pierdes el turno ({ $card }).
bang-event-DeckShuffled = Los descartes se barajan y forman un mazo nuevo ({ bang-count-cards }).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } roba { bang-count-cards }{ $why }: { $cards }.
   *[unseen] { $seat } roba { bang-count-cards }{ $why }.
}
    .you = { $cards_are ->
    [seen] Robas { bang-count-cards }{ $why }: { $cards }.
   *[unseen] Robas { bang-count-cards }{ $why }.
}
bang-event-CardShown = { $seat } enseña { $card }.
    .you = Enseñas { $card }.
bang-event-DiscardTaken = { $seat } se lleva { $card } de los descartes.
    .you = Te llevas { $card } de los descartes.
bang-event-Flipped = { $cards_are ->
    [none] { $seat } no tiene con qué desenfundar ({ $source_name }).
   *[seen] { $seat } desenfunda ({ $source_name }): { $cards }.
}
    .you = { $cards_are ->
    [none] No tienes con qué desenfundar ({ $source_name }).
   *[seen] Desenfundas ({ $source_name }): { $cards }.
}
bang-event-FlipCounted = { $seat } se queda con { $card }.
    .you = Te quedas con { $card }.
bang-event-SuitCounted = { $card } cuenta como { $suit_name } ({ $source_name }).
bang-event-CheckMade = { $lucky ->
    [0] { $seat } falla al desenfundar ({ $source_name }).
   *[1] { $seat } acierta al desenfundar ({ $source_name }).
}
    .you = { $lucky ->
    [0] Fallas al desenfundar ({ $source_name }).
   *[1] Aciertas al desenfundar ({ $source_name }).
}
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } juega { $card }.
    [self] { $seat } juega { $card } para sí.
    [you] { $seat } te juega { $card }.
   *[other] { $seat } le juega { $card } a { $target }.
}
    .you = { $target_is ->
    [nobody] Juegas { $card }.
    [self] Juegas { $card } para ti.
   *[other] Le juegas { $card } a { $target }.
}
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } usa { $card }.
    [self] { $seat } usa { $card } contra sí.
    [you] { $seat } usa { $card } contra ti.
   *[other] { $seat } usa { $card } contra { $target }.
}
    .you = { $target_is ->
    [nobody] Usas { $card }.
    [self] Usas { $card } contra ti.
   *[other] Usas { $card } contra { $target }.
}
bang-event-CardStopped = { $seat } anula { $cause_name }: no pasa nada.
    .you = Anulas { $cause_name }: no pasa nada.
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } usa la capacidad de { $ability_name }.
    [self] { $seat } usa la capacidad de { $ability_name } para sí.
    [you] { $seat } usa contra ti la capacidad de { $ability_name }.
   *[other] { $seat } usa la capacidad de { $ability_name } contra { $target }.
}
    .you = { $target_is ->
    [nobody] Usas la capacidad de { $ability_name }.
    [self] Usas la capacidad de { $ability_name } para ti.
   *[other] Usas la capacidad de { $ability_name } contra { $target }.
}
bang-event-AbilityCopied = { $seat } copia la capacidad de { $ability_name }.
    .you = Copias la capacidad de { $ability_name }.
bang-event-CardSpent = { $seat } descarta { $card }.
    .you = Descartas { $card }.
bang-event-CardDiscarded = { $by_is ->
    [self] { $seat } descarta { $card }.
    [nobody] { $seat } descarta { $card }.
    [you] Le haces descartar { $card } a { $seat }.
   *[other] { $by } le hace descartar { $card } a { $seat }.
}
    .you = { $by_is ->
    [self] Descartas { $card }.
    [nobody] Descartas { $card }.
   *[other] { $by } te hace descartar { $card }.
}
bang-event-CardReturned = { $seat } recupera { $card }.
    .you = Recuperas { $card }.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } se lleva a la mano { $card } de la mesa.
        [you] { $seat } te quita { $card }.
       *[other] { $seat } le quita { $card } a { $target }.
    }
   *[1] { $card_is ->
        [unseen] { $target_is ->
            [you] { $seat } te quita una carta de la mano.
           *[other] { $seat } le quita una carta de la mano a { $target }.
        }
       *[seen] { $target_is ->
            [you] { $seat } te quita { $card } de la mano.
           *[other] { $seat } le quita { $card } de la mano a { $target }.
        }
    }
}
    .you = { $from_hand ->
    [0] { $target_is ->
        [self] Te llevas a la mano { $card } de la mesa.
       *[other] Le quitas { $card } a { $target }.
    }
   *[1] { $card_is ->
        [unseen] Le quitas una carta de la mano a { $target }.
       *[seen] Le quitas { $card } de la mano a { $target }.
    }
}
bang-event-CardGiven = { $card_is ->
    [unseen] { $target_is ->
        [you] { $seat } te da una carta.
       *[other] { $seat } le da una carta a { $target }.
    }
   *[seen] { $target_is ->
        [you] { $seat } te da { $card }.
       *[other] { $seat } le da { $card } a { $target }.
    }
}
    .you = { $card_is ->
    [unseen] Le das una carta a { $target }.
   *[seen] Le das { $card } a { $target }.
}
bang-event-CardPassed = { $target_is ->
    [you] { $card } pasa de { $seat } a ti.
   *[other] { $card } pasa de { $seat } a { $target }.
}
    .you = { $card } pasa de ti a { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } mira { bang-count-cards } del mazo: { $cards }.
   *[unseen] { $seat } mira { bang-count-cards } del mazo.
}
    .you = { $cards_are ->
    [seen] Miras { bang-count-cards } del mazo: { $cards }.
   *[unseen] Miras { bang-count-cards } del mazo.
}
bang-event-CardsPutBack = { $seat } devuelve { bang-count-cards } al mazo.
    .you = Devuelves { bang-count-cards } al mazo.
bang-event-StoreOpened = { $cards_are ->
    [none] El Almacén está vacío.
   *[seen] En el Almacén: { $cards }.
}
bang-event-StoreCardTaken = { $seat } se lleva { $card }.
    .you = Te llevas { $card }.
bang-event-ShotFired = { $seat } necesita { $needed } ¡Fallaste! ({ $cause_name }).
    .you = Necesitas { $needed } ¡Fallaste! ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } pierde { bang-count-points } ({ $cause_name })
    [self] { $seat } pierde { bang-count-points } ({ $cause_name })
    [you] Le quitas { bang-count-points } a { $seat } ({ $cause_name })
   *[other] { $by } le quita { bang-count-points } a { $seat } ({ $cause_name })
}; { $life ->
    [0] no le queda ninguno
    [one] le queda { $life }
   *[other] le quedan { $life }
}.
    .you = { $by_is ->
    [nobody] Pierdes { bang-count-points } ({ $cause_name })
    [self] Pierdes { bang-count-points } ({ $cause_name })
   *[other] { $by } te quita { bang-count-points } ({ $cause_name })
}; { $life ->
    [0] no te queda ninguno
    [one] te queda { $life }
   *[other] te quedan { $life }
}.
bang-event-LifeGained = { $by_is ->
    [self] { $seat } recupera { bang-count-points }; ahora tiene { $life }.
    [nobody] { $seat } recupera { bang-count-points }; ahora tiene { $life }.
    [you] { $seat } recupera { bang-count-points } gracias a ti; ahora tiene { $life }.
   *[other] { $seat } recupera { bang-count-points } gracias a { $by }; ahora tiene { $life }.
}
    .you = { $by_is ->
    [self] Recuperas { bang-count-points }; ahora tienes { $life }.
    [nobody] Recuperas { bang-count-points }; ahora tienes { $life }.
   *[other] Recuperas { bang-count-points } gracias a { $by }; ahora tienes { $life }.
}
bang-event-Eliminated = { $seat } queda fuera de la partida y muestra su rol: { $role_name }.
    .you = Quedas fuera de la partida y muestras tu rol: { $role_name }.
bang-event-RoleSeen = { $role_is ->
    [unseen] { $seat } mira su nuevo rol.
   *[seen] { $seat } mira su nuevo rol: { $role_name }.
}
    .you = Miras tu nuevo rol: { $role_name }.
bang-event-EstateTaken = { $target_is ->
    [you] { $cards_are ->
        [seen] { $seat } se lleva tus cartas ({ bang-count-cards }): { $cards }.
       *[unseen] { $seat } se lleva tus cartas ({ bang-count-cards }).
    }
   *[other] { $cards_are ->
        [seen] { $seat } se lleva { bang-count-cards } de { $target }: { $cards }.
       *[unseen] { $seat } se lleva { bang-count-cards } de { $target }.
    }
}
    .you = { $cards_are ->
    [seen] Te llevas { bang-count-cards } de { $target }: { $cards }.
   *[unseen] Te llevas { bang-count-cards } de { $target }.
}
bang-event-Rewarded = { $target_is ->
    [you] { $seat } recibe la recompensa por eliminarte.
   *[other] { $seat } recibe la recompensa por eliminar a { $target }.
}
    .you = Recibes la recompensa por eliminar a { $target }.
bang-event-Punished = { $target_is ->
    [you] { $seat } ha eliminado a un Alguacil (tú) y debe descartar todo.
   *[other] { $seat } ha eliminado a un Alguacil ({ $target }) y debe descartar todo.
}
    .you = Has eliminado a un Alguacil ({ $target }) y debes descartar todo.
bang-event-LastManStanding = Desde ahora solo hay un objetivo: ser el último con vida.
bang-event-GameEnded = Fin de la partida. { $result } Roles: { $roles }.

## Cómo terminó

bang-result-law-prevails = Todos los Forajidos y Renegados han sido eliminados: vence la ley. { $count ->
    [one] Gana
   *[other] Ganan
}: { $winners }.
bang-result-sheriff-dead = El Sheriff ha sido eliminado: vencen los Forajidos. Ganan: { $winners }.
bang-result-renegade-alone = El Sheriff ha sido eliminado y solo queda con vida un Renegado. Gana: { $winners }.
bang-result-hunter = El cazador ha eliminado personalmente a su presa. Gana: { $winners }.
bang-result-last-man = Solo queda un jugador con vida. Gana: { $winners }.
bang-result-everyone-dead = No queda nadie con vida. Gana: { $winners }.

## Por qué algo no es posible

refusal-only-in-answer = La carta { $card_name } solo se puede usar como respuesta a un disparo.
refusal-no-second-card = La carta { $card_name } cuesta otra carta de tu mano, y no te queda ninguna.
refusal-already-in-play = Ya tienes { $card_name } en juego.
refusal-already-in-front = { $player } ya tiene { $card_name } en juego.
refusal-too-far = { $player } está a distancia { $distance }; esto solo llega a distancia 1.
refusal-out-of-range = { $player } está a distancia { $distance }; tu arma ({ $weapon_name }) alcanza hasta { $range }.
refusal-nobody-to-aim-at = La carta { $card_name } no tiene ningún objetivo posible.
refusal-bang-limit = En este turno ya has jugado { $played ->
    [one] { $played } carta ¡BANG!
   *[other] { $played } cartas ¡BANG!
}; el límite es { $limit }.
refusal-played-this-turn = Has puesto { $card_name } en este turno; podrás usarla a partir del siguiente.
refusal-nothing-to-lose = { $player } no tiene ninguna carta que se pueda quitar o descartar.
refusal-nobody-has-cards = Ningún otro jugador tiene cartas que perder.
refusal-not-the-sheriff = { $player } es el Sheriff, y al Sheriff no se le puede encarcelar.
refusal-no-missed = Desde la mano, la carta { $card_name } no sirve contra un disparo.
refusal-used-up = La capacidad de { $card_name } ya no se puede usar en este turno.
refusal-full-life = Tienes todos tus puntos de vida: { $card_name } no tiene nada que curar.
refusal-too-few-cards = { $card_name } pide { $needed } cartas de tu mano y solo tienes { $cards }.
refusal-no-bang = La carta { $card_name } no cuenta como carta ¡BANG!
refusal-no-rescue = La carta { $card_name } no puede salvarte ahora.
refusal-stops-nothing = La carta { $card_name } no anula esto.
refusal-not-out = { $player } sigue en juego; esto es para quien ha sido eliminado.
refusal-rescue-complete = Tienes todos tus puntos de vida: la carta { $card_name } se desperdiciaría.
refusal-rescue-too-weak = La carta { $card_name } no bastaría para salvarte, ni siquiera con el resto de tu mano.
refusal-tried-already = { $card_name } ya ha tenido su único intento contra este disparo.
refusal-two-left = Cuando solo quedan dos jugadores, la carta { $card_name } no tiene efecto.
refusal-last-life = Sería tu último punto de vida.
refusal-only-unaffecting-cards = No tienes dos cartas que afecten a { $player }.
refusal-no-blue-card = No tienes ninguna carta azul en la mano.
refusal-not-blue = La carta { $card_name } no es azul.
