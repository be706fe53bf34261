### BANG!, el juego de cartas, en español.

game-bang = BANG!
set-bang-base = Juego básico
set-bang-dodge_city = Dodge City

## Ajustes de una mesa y ajustes que van juntos

bang-setting-expert_characters = Elección de personaje
    .about = Cada jugador recibe dos personajes y se queda con uno.
bang-setting-simplified_first_game = Primera partida
    .about = Sin Dinamita, Cárcel, Duelo, Almacén ni ¡Indios!, las cartas que piden más explicaciones.
bang-setting-bonus_characters = Personajes extra
    .about = También se reparten Emiliano y Annie Versary.
bang-setting-keep_surviving_characters = Los supervivientes conservan su personaje
    .about = Quien seguía con vida al final de la partida anterior puede repetir personaje.
bang-setting-rotating_sheriff = Sheriff por turnos
    .about = Empieza el siguiente jugador, en el sentido de las agujas del reloj, al que empezó la partida anterior: como Sheriff, o como Alguacil si son tres.
bang-setting-open_discard = Descartes a la vista
    .about = Se puede mirar toda la pila de descartes, no solo la carta de encima.
bang-setting-characters = Personajes
    .about = Solo se reparten estos personajes, separados por comas; si no se indica nada, todos.
bang-setting-previous_game = Partida anterior
    .about = Quién empezó y quién sobrevivió con qué personaje, para los ajustes de una serie.
bang-preset-first_game = Primera partida
    .about = Solo las cartas más sencillas, ideal para aprender.
bang-preset-classic = Clásica
    .about = Las reglas tal como están impresas, un personaje por jugador.
bang-preset-expert = Para expertos
    .about = Cada jugador elige uno de dos personajes.
bang-preset-series = Serie
    .about = Varias partidas seguidas: los supervivientes conservan su personaje y la estrella de Sheriff va pasando.

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

bang-card-bang = Dispara a un jugador al alcance de tu arma: sin un ¡Fallaste! pierde 1 punto de vida. Solo se puede jugar una carta ¡BANG! por turno.
bang-card-barrel = Cuando te disparan puedes desenfundar: los corazones son un ¡Fallaste!. Una vez por disparo.
bang-card-beer = Recuperas 1 punto de vida. Fuera de tu turno solo sirve para sobrevivir cuando vas a perder el último. No tiene efecto si solo quedan dos jugadores con vida.
bang-card-bible = Desde el turno siguiente al que la juegas: descártala como un ¡Fallaste! y roba una carta.
bang-card-binocular = Ves a todos los demás jugadores a distancia 1 menos.
bang-card-brawl = Descarta con ella otra carta de tu mano: cada uno de los demás jugadores pierde una carta, una al azar de la mano o una en juego que tú elijas.
bang-card-buffalo_rifle = Desde tu próximo turno: descártalo para disparar a cualquier jugador, esté donde esté.
bang-card-can_can = Desde tu próximo turno: descártalo para que cualquier jugador pierda una carta, una al azar de la mano o una en juego que tú elijas.
bang-card-canteen = Desde tu próximo turno: descártala para recuperar 1 punto de vida.
bang-card-cat_balou = Cualquier jugador pierde una carta: una al azar de la mano o una en juego que tú elijas.
bang-card-colt = El arma que todos tienen desde el principio: alcance 1. No es una carta y nunca se pierde.
bang-card-conestoga = Desde tu próximo turno: descártala para quitarle una carta a cualquier jugador, una al azar de la mano o una en juego que tú elijas.
bang-card-derringer = Desde tu próximo turno: descártala para disparar a un jugador a distancia 1; después roba una carta.
bang-card-dodge = Un ¡Fallaste! con el que además robas una carta. Solo como respuesta a un disparo.
bang-card-duel = Reta a cualquier otro jugador. Por turnos, primero quien ha sido retado, descartáis cartas ¡BANG!; el primero que no lo haga pierde 1 punto de vida.
bang-card-dynamite = Se queda delante de ti hasta tu próximo turno, que empieza desenfundando: con un 2 a 9 de picas explota y quita 3 puntos de vida, si no pasa al jugador de la izquierda.
bang-card-gatling = Dispara a todos los demás jugadores, estén donde estén. No es una carta ¡BANG!.
bang-card-general_store = Descubre tantas cartas como jugadores haya. Empezando por ti, cada uno se lleva una.
bang-card-hideout = Todos los demás jugadores te ven a distancia 1 más.
bang-card-howitzer = Desde tu próximo turno: descártalo para disparar a todos los demás jugadores.
bang-card-indians = Todos los demás jugadores descartan una carta ¡BANG! o pierden 1 punto de vida. ¡Fallaste! y Barril no sirven.
bang-card-iron_plate = Desde el turno siguiente al que la juegas: descártala como un ¡Fallaste!.
bang-card-jail = Ponla delante de cualquier otro jugador que no sea el Sheriff. El preso empieza su turno desenfundando: con corazones sale libre, con cualquier otra carta pierde el turno. La Cárcel se descarta en ambos casos.
bang-card-knife = Desde tu próximo turno: descártalo para disparar a un jugador a distancia 1.
bang-card-missed = Anula un disparo contra ti. Solo como respuesta a un disparo.
bang-card-mustang = Todos los demás jugadores te ven a distancia 1 más.
bang-card-panic = Quítale una carta a un jugador a distancia 1: una al azar de la mano o una en juego que tú elijas.
bang-card-pepperbox = Desde tu próximo turno: descártala para disparar a un jugador al alcance de tu arma.
bang-card-pony_express = Desde tu próximo turno: descártalo para robar 3 cartas.
bang-card-punch = Dispara a un jugador a distancia 1. No es una carta ¡BANG!.
bang-card-rag_time = Descarta con él otra carta de tu mano: quítale una carta a cualquier jugador, una al azar de la mano o una en juego que tú elijas.
bang-card-remington = Arma, alcance 3.
bang-card-rev_carabine = Arma, alcance 4.
bang-card-saloon = Todos los jugadores recuperan 1 punto de vida, tú también. No salva a quien está perdiendo el último.
bang-card-schofield = Arma, alcance 2.
bang-card-scope = Ves a todos los demás jugadores a distancia 1 menos.
bang-card-sombrero = Desde el turno siguiente al que lo juegas: descártalo como un ¡Fallaste!.
bang-card-springfield = Descarta con él otra carta de tu mano: dispara a cualquier jugador, esté donde esté.
bang-card-stagecoach = Roba 2 cartas.
bang-card-ten_gallon_hat = Desde el turno siguiente al que lo juegas: descártalo como un ¡Fallaste!.
bang-card-tequila = Descarta con él otra carta de tu mano: el jugador que elijas, también tú, recupera 1 punto de vida.
bang-card-volcanic = Arma, alcance 1. En tu turno puedes jugar tantas cartas ¡BANG! como quieras.
bang-card-wells_fargo = Roba 3 cartas.
bang-card-whisky = Descarta con él otra carta de tu mano: recuperas 2 puntos de vida.
bang-card-winchester = Arma, alcance 5.

## Qué pueden hacer los personajes

bang-ability-annie_versary = Puedes usar cualquier carta de tu mano como carta ¡BANG!.
bang-ability-apache_kid = Los diamantes que usan otros jugadores no te afectan, ni para bien ni para mal.
bang-ability-bart_cassidy = Por cada punto de vida que pierdes robas una carta, pero no si la pérdida llega al último.
bang-ability-belle_star = Durante tu turno las cartas en juego delante de otros jugadores no tienen efecto.
bang-ability-bill_noface = En vez de dos cartas robas una, y una más por cada punto de vida que te falta.
bang-ability-black_jack = Enseñas la segunda carta que robas al comienzo de tu turno; si es de corazones o diamantes, robas otra.
bang-ability-calamity_janet = Puedes usar las cartas ¡BANG! como ¡Fallaste! y las ¡Fallaste! como ¡BANG!.
bang-ability-chuck_wengam = En tu turno, tantas veces como quieras, puedes perder 1 punto de vida (nunca el último) para robar 2 cartas.
bang-ability-claus_the_saint = Al comienzo de tu turno miras tantas cartas como jugadores haya y una más; te quedas con dos y das una a cada uno de los demás.
bang-ability-doc_holyday = Una vez en tu turno puedes descartar 2 cartas de tu mano para disparar a un jugador al alcance de tu arma. No es una carta ¡BANG!.
bang-ability-el_gringo = Por cada punto de vida que te quita otro jugador le quitas una carta al azar de la mano, pero no si la pérdida llega al último.
bang-ability-elena_fuente = Puedes usar cualquier carta de tu mano como ¡Fallaste!.
bang-ability-emiliano = Te quedas con la carta ¡Fallaste! que anula tu carta ¡BANG! y con la carta ¡BANG! que anulas con una ¡Fallaste!.
bang-ability-greg_digger = Cada vez que otro jugador es eliminado recuperas 2 puntos de vida.
bang-ability-herb_hunter = Cada vez que otro jugador es eliminado robas 2 cartas.
bang-ability-jesse_jones = Puedes coger la primera carta de tu turno al azar de la mano de otro jugador.
bang-ability-johnny_kisch = Cuando pones una carta en juego, todas las demás cartas en juego con el mismo nombre se descartan.
bang-ability-jose_delgado = Dos veces en tu turno puedes descartar una carta azul de tu mano para robar 2 cartas.
bang-ability-jourdonnais = Cuando te disparan puedes desenfundar como con un Barril: los corazones son un ¡Fallaste!. Un Barril de verdad te da otro intento.
bang-ability-kit_carlson = Al comienzo de tu turno miras las tres primeras cartas del mazo, te quedas con dos y devuelves una encima.
bang-ability-lucky_duke = Siempre que desenfundas descubres dos cartas y eliges cuál cuenta.
bang-ability-molly_stark = Fuera de tu turno robas una carta por cada carta de tu mano que juegas o descartas por voluntad propia.
bang-ability-pat_brennan = En vez de robar al comienzo de tu turno puedes coger una carta en juego delante de cualquier jugador.
bang-ability-paul_regret = Todos los demás jugadores te ven a distancia 1 más.
bang-ability-pedro_ramirez = Puedes coger la primera carta de tu turno de encima de la pila de descartes.
bang-ability-pixie_pete = Al comienzo de tu turno robas tres cartas en vez de dos.
bang-ability-rose_doolan = Ves a todos los demás jugadores a distancia 1 menos.
bang-ability-sean_mallory = Al final de tu turno puedes conservar hasta 10 cartas.
bang-ability-sid_ketchum = En cualquier momento puedes descartar 2 cartas de tu mano para recuperar 1 punto de vida, también para sobrevivir.
bang-ability-slab_the_killer = Hacen falta dos ¡Fallaste! para anular tu carta ¡BANG!.
bang-ability-suzy_lafayette = En cuanto te quedas sin cartas en la mano robas una; en un Duelo, solo cuando termina.
bang-ability-tequila_joe = Una Cerveza te da 2 puntos de vida en vez de uno.
bang-ability-uncle_will = Una vez en tu turno puedes jugar cualquier carta de tu mano como Almacén.
bang-ability-vera_custer = Al comienzo de tu turno, antes de robar, nombras a otro personaje de la partida y tienes su capacidad hasta tu próximo turno.
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

## Lo que debe decidir un jugador

bang-prompt-act = { $player }: juega una carta o termina tu turno (cartas en la mano: { $cards }, ¡BANG! jugadas: { $bangs }).
    .waiting = { $player } elige qué jugar.
bang-prompt-shot = { $player }: { $by_is ->
       *[other] { $by } te dispara ({ $cause_name })
        [self] te disparas a ti ({ $cause_name })
        [nobody] te disparan ({ $cause_name })
    }; { $needed ->
        [one] usa un ¡Fallaste!
       *[other] usa { $needed } ¡Fallaste!
    } o pierdes 1 punto de vida.
    .waiting = { $player } busca cómo librarse de un disparo.
bang-prompt-duel = { $player }: duelo contra { $other }; descarta una carta ¡BANG! o pierdes 1 punto de vida.
    .waiting = { $player } está en un duelo y elige su respuesta.
bang-prompt-indians = { $player }: { $by_is ->
       *[other] { $by } envía a los indios
        [nobody] los indios atacan
    }; descarta una carta ¡BANG! o pierdes 1 punto de vida.
    .waiting = { $player } se enfrenta a los indios.
bang-prompt-rescue = { $player }: { $needed ->
        [0] has salvado la vida y aún puedes hacer más por ella ({ $cause_name }, puntos de vida: { $life }).
        [one] estás a punto de quedar fuera ({ $cause_name }); te salva { $needed } punto de vida.
       *[other] estás a punto de quedar fuera ({ $cause_name }); te salvan { $needed } puntos de vida.
    }
    .waiting = { $player } lucha por su vida.
bang-prompt-discard_excess = { $player }: tienes demasiadas cartas en la mano (el límite es { $limit }); descarta { bang-count-cards }.
    .waiting = { $player } elige qué descartar.
bang-prompt-pay_cost = { $player }: elige la carta que descartas junto con la carta { $kind_name }.
    .waiting = { $player } elige una carta para descartar.
bang-prompt-pay_for_ability = { $player }: elige las cartas que descartas por la capacidad de { $ability_name } (faltan: { $left }).
    .waiting = { $player } elige cartas para descartar.
bang-prompt-pick_card = { $player }: { $target_is ->
       *[other] { $deed ->
            [take] elige la carta que le quitas a { $target }.
           *[discard] elige la carta que debe descartar { $target }.
        }
        [self] { $deed ->
            [take] elige cuál de tus cartas recuperas.
           *[discard] elige cuál de tus cartas se descarta.
        }
    }
    .waiting = { $player } elige una carta de alguien.
bang-prompt-pick_from_store = { $player }: elige una de las cartas que se ofrecen.
    .waiting = { $player } elige una de las cartas que se ofrecen.
bang-prompt-count_flip = { $player }: elige cuál de las cartas descubiertas cuenta ({ $source_name }).
    .waiting = { $player } elige qué carta cuenta.
bang-prompt-interlude = { $player }: ahora puedes usar una capacidad o pasar.
    .waiting = { $player } puede usar una capacidad.
bang-prompt-order_discards = { $player }: descartas todo; elige qué va primero o déjalo tal como está.
    .waiting = { $player } elige en qué orden descartar.
bang-prompt-draw_phase = { $player }: elige cómo robas.
    .waiting = { $player } elige cómo robar.
bang-prompt-first_from_hand = { $player }: elige de dónde sale tu primera carta: del mazo o de la mano de otro jugador.
    .waiting = { $player } elige de dónde coger la primera carta.
bang-prompt-first_from_discard = { $player }: elige de dónde sale tu primera carta: del mazo o de la pila de descartes.
    .waiting = { $player } elige de dónde coger la primera carta.
bang-prompt-draw_or_take = { $player }: roba como siempre o coge en su lugar una carta en juego.
    .waiting = { $player } elige entre robar y coger una carta en juego.
bang-prompt-keep_card = { $player }: elige las cartas con las que te quedas (faltan: { $count }).
    .waiting = { $player } mira cartas.
bang-prompt-give_card = { $player }: elige la carta para { $target }.
    .waiting = { $player } elige regalos.
bang-prompt-copy_character = { $player }: elige de quién tienes la capacidad hasta tu próximo turno.
    .waiting = { $player } elige de quién tener la capacidad.
bang-prompt-inherit = { $player }: elige una de las cartas que deja { $target }.
    .waiting = { $player } elige entre las cartas que han quedado.
bang-prompt-keep_character = { $player }: conserva el personaje de la última partida o recibe uno nuevo.
    .waiting = { $player } decide si conserva su personaje.
bang-prompt-choose_character = { $player }: elige el personaje con el que juegas.
    .waiting = { $player } elige un personaje.

## Opciones

bang-option-Play = { $target_is ->
    [nobody] Jugar { $card }
   *[other] Jugar { $card } sobre { $target }
}
bang-option-Respond = Jugar { $card }
bang-option-Spend = Descartar { $card }
bang-option-Discard = Descartar { $card }
bang-option-Take = Coger { $card }
bang-option-Count = Que cuente { $card }
bang-option-Give = Dar { $card } a { $target }
bang-option-Pick = { $card_is ->
    [none] Una carta al azar de la mano de { $target }
   *[seen] { $card } delante de { $target }
}
bang-option-UseCard = { $target_is ->
    [nobody] Usar { $card }
   *[other] Usar { $card } sobre { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Usar la capacidad de { $ability_name }
       *[other] Usar la capacidad de { $ability_name } sobre { $target }
    }
   *[seen] { $target_is ->
        [nobody] Usar la capacidad de { $ability_name } con { $card }
       *[other] Usar la capacidad de { $ability_name } con { $card } sobre { $target }
    }
}
bang-option-EndTurn = Terminar el turno
bang-option-DrawDeck = Robar del mazo
bang-option-TakeDiscard = Coger la carta de encima de los descartes
bang-option-InOrder = Descartar el resto tal como está
bang-option-Copy = Imitar a { $ability_name } ({ $target })
bang-option-Keep = Jugar con { $ability_name }
bang-option-NewCharacter = Recibir un personaje nuevo

## El registro

bang-event-GameBegan = Empieza la partida con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; empieza { $first }.
bang-event-CharacterShown = { $seat } juega con { $ability_name }.
bang-event-TurnBegan = Turno { $number }: le toca a { $seat }.
bang-event-TurnLost = { $seat } pierde el turno ({ $card }).
bang-event-DeckShuffled = Los descartes se barajan y forman un mazo nuevo ({ bang-count-cards }).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } roba { bang-count-cards }: { $cards }.
   *[unseen] { $seat } roba { bang-count-cards }.
}
bang-event-CardShown = { $seat } enseña { $card }.
bang-event-DiscardTaken = { $seat } coge { $card } de los descartes.
bang-event-Flipped = { $cards_are ->
    [none] { $seat } no tiene con qué desenfundar ({ $source_name }).
   *[seen] { $seat } desenfunda ({ $source_name }): { $cards }.
}
bang-event-FlipCounted = { $seat } elige que cuente { $card }.
bang-event-CheckMade = { $lucky ->
    [0] { $seat } no tiene suerte ({ $source_name }).
   *[1] { $seat } tiene suerte ({ $source_name }).
}
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } juega { $card }.
    [self] { $seat } juega { $card } sobre su propio personaje.
   *[other] { $seat } juega { $card } sobre { $target }.
}
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } usa { $card }.
    [self] { $seat } usa { $card } sobre su propio personaje.
   *[other] { $seat } usa { $card } sobre { $target }.
}
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } usa la capacidad de { $ability_name }.
    [self] { $seat } usa la capacidad de { $ability_name } sobre su propio personaje.
   *[other] { $seat } usa la capacidad de { $ability_name } sobre { $target }.
}
bang-event-AbilityCopied = { $seat } tiene ahora la capacidad de { $ability_name }.
bang-event-CardSpent = { $seat } descarta { $card }.
bang-event-CardDiscarded = { $by_is ->
    [other] { $by } hace descartar { $card } a { $seat }.
   *[self] { $seat } descarta { $card }.
}
bang-event-CardReturned = { $seat } recupera { $card }.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } se lleva a la mano { $card } de la mesa.
       *[other] { $seat } se lleva { $card } de delante de { $target }.
    }
   *[1] { $card_is ->
        [unseen] { $seat } coge una carta de la mano de { $target }.
       *[seen] { $seat } coge { $card } de la mano de { $target }.
    }
}
bang-event-CardGiven = { $card_is ->
    [unseen] { $seat } da una carta a { $target }.
   *[seen] { $seat } da { $card } a { $target }.
}
bang-event-CardPassed = { $card } pasa de { $seat } a { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } mira { bang-count-cards } del mazo: { $cards }.
   *[unseen] { $seat } mira { bang-count-cards } del mazo.
}
bang-event-CardsPutBack = { $seat } devuelve { bang-count-cards } al mazo.
bang-event-StoreOpened = { $cards_are ->
    [none] No hay nada que ofrecer.
   *[seen] Se ofrece: { $cards }.
}
bang-event-StoreCardTaken = { $seat } coge { $card }.
bang-event-ShotFired = { $seat } necesita { $needed } ¡Fallaste! ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } pierde { bang-count-points } ({ $cause_name }); ahora tiene { $life }.
   *[other] { $seat } pierde { bang-count-points } ({ $cause_name }, { $by }); ahora tiene { $life }.
}
bang-event-LifeGained = { $by_is ->
    [other] { $seat } recupera { bang-count-points } gracias a { $by }; ahora tiene { $life }.
   *[self] { $seat } recupera { bang-count-points }; ahora tiene { $life }.
}
bang-event-Eliminated = { $seat } queda fuera de la partida y muestra su Rol: { $role_name }.
bang-event-EstateTaken = { $cards_are ->
    [seen] { $seat } se lleva { bang-count-cards } de { $target }: { $cards }.
   *[unseen] { $seat } se lleva { bang-count-cards } de { $target }.
}
bang-event-Rewarded = { $seat } recibe la recompensa por eliminar a { $target }.
bang-event-Punished = { $seat } ha eliminado a un Alguacil ({ $target }) y debe descartar todo.
bang-event-LastManStanding = Desde ahora solo hay un objetivo: ser el último con vida.
bang-event-GameEnded = Fin de la partida. { $result } Roles: { $roles }.

## Cómo terminó

bang-result-law-prevails = Todos los Forajidos y Renegados han sido eliminados: vence la ley. { $count ->
    [one] Gana
   *[other] Ganan
}: { $winners }.
bang-result-sheriff-dead = El Sheriff ha sido eliminado: vencen los Forajidos. Ganan: { $winners }.
bang-result-renegade-alone = El Sheriff ha sido eliminado y solo queda con vida un Renegado. Gana: { $winners }.
bang-result-hunter = El cazador ha eliminado en persona a su presa. Gana: { $winners }.
bang-result-last-man = Solo queda un jugador con vida. Gana: { $winners }.

## Por qué algo no es posible

refusal-only-in-answer = La carta { $card_name } solo se puede usar como respuesta a un disparo.
refusal-no-second-card = La carta { $card_name } exige otra carta de tu mano, y no la tienes.
refusal-already-in-play = No puede haber delante de ti una segunda carta { $card_name }.
refusal-already-in-front = No puede haber delante de { $player } una segunda carta { $card_name }.
refusal-too-far = { $player } está a distancia { $distance }; esto solo llega a distancia 1.
refusal-out-of-range = { $player } está a distancia { $distance }; tu { $weapon_name } alcanza { $range }.
refusal-nobody-to-aim-at = No hay nadie sobre quien jugar la carta { $card_name }.
refusal-asleep = La carta { $card_name } no tiene efecto en este momento.
refusal-bang-limit = En este turno ya has jugado { $played ->
    [one] { $played } carta ¡BANG!
   *[other] { $played } cartas ¡BANG!
}; el límite es { $limit }.
refusal-played-this-turn = La carta { $card_name } está en la mesa desde este turno y no se puede usar hasta que acabe.
refusal-nothing-to-lose = { $player } no tiene ninguna carta que se pueda coger o descartar.
refusal-nobody-has-cards = Ningún otro jugador tiene cartas que perder.
refusal-not-the-sheriff = { $player } es el Sheriff, y al Sheriff no se le puede encarcelar.
refusal-no-missed = La carta { $card_name } no sirve desde la mano contra un disparo.
refusal-no-bang = La carta { $card_name } no cuenta como carta ¡BANG!
refusal-no-rescue = La carta { $card_name } no puede salvarte ahora.
refusal-rescue-complete = Tienes todos tus puntos de vida: la carta { $card_name } se desperdiciaría.
refusal-rescue-too-weak = La carta { $card_name } no bastaría para salvarte, ni siquiera con el resto de tu mano.
refusal-tried-already = { $card_name } ya ha tenido su único intento contra este disparo.
refusal-two-left = Cuando solo quedan dos jugadores, la carta { $card_name } no tiene efecto.
refusal-used-up = La capacidad de { $card_name } ya está agotada en este turno.
refusal-full-life = Tienes todos tus puntos de vida y { $card_name } no tiene nada que curar.
refusal-too-few-cards = { $card_name } pide { $needed } cartas de tu mano y tienes { $cards }.
refusal-last-life = Sería tu último punto de vida.
refusal-only-unaffecting-cards = Ninguna pareja de tus cartas afecta a { $player }.
refusal-no-blue-card = No tienes ninguna carta azul en la mano.
refusal-not-blue = La carta { $card_name } no es azul.
