var e=Object.assign({"../../../../src/sixgun/texts/es/bang.ftl":`### BANG!, el juego de cartas, en español.

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
refusal-used-up = La capacidad de { $card_name } ya está agotada en este turno.
refusal-full-life = Tienes todos tus puntos de vida y { $card_name } no tiene nada que curar.
refusal-too-few-cards = { $card_name } pide { $needed } cartas de tu mano y tienes { $cards }.
refusal-last-life = Sería tu último punto de vida.
refusal-only-unaffecting-cards = Ninguna pareja de tus cartas afecta a { $player }.
refusal-no-blue-card = No tienes ninguna carta azul en la mano.
refusal-not-blue = La carta { $card_name } no es azul.
`,"../../../../src/sixgun/texts/es/bots.ftl":`### Por qué un bot eligió lo que eligió; también son los motivos de las pistas.

bot-role = { $role ->
    [sheriff] { role-sheriff }
    [deputy] { role-deputy }
    [renegade] { role-renegade }
   *[outlaw] { role-outlaw }
}
bot-hunch = Solo es una corazonada.
bot-stop = Estos dados valen más que lo que probablemente traería otra tirada.
bot-reroll = { $dice ->
    [one] Volver a lanzar { $dice } dado promete más que conservarlo; tiradas restantes: { $left }.
   *[other] Volver a lanzar { $dice } dados promete más que conservarlos; tiradas restantes: { $left }.
}
bot-shoot-known = { $player } ({ bot-role }) está a tu alcance y es el mejor blanco.
bot-shoot-suspect = { $player } es el mejor blanco a tu alcance: { bot-role } con una probabilidad del { $percent } %.
bot-shoot-forced = Hay que disparar a alguien, y { $player } es el blanco que menos perjudica.
bot-help-self = { $life ->
    [one] Te queda { $life } punto de vida: a nadie le aprovecha más la ayuda que a ti.
   *[other] Con { $life } puntos de vida, a nadie le aprovecha más la ayuda que a ti.
}
bot-help-friend = { $player } es quien más necesita la ayuda en tu bando: { bot-role } con una probabilidad del { $percent } %.
bot-help-wasted = Nadie a quien valga la pena ayudar lo necesita, así que da igual quién la reciba.
bot-take-arrows = Ahora es mejor una flecha que perder un punto de vida; flechas en el montón: { $pile }.
bot-take-hit = Ahora es mejor perder un punto de vida que tomar una flecha; flechas en el montón: { $pile }.
bot-drop-arrows = Cada flecha descartada suaviza el próximo ataque de los indios; flechas en el montón: { $pile }.
bot-keep-arrows = Un ataque de los indios haría más daño a los demás; flechas en el montón: { $pile }.
bot-clear-self = Tu propia flecha es la más peligrosa.
bot-clear-friend = La flecha de { $player } es la más peligrosa en tu bando: { bot-role } con una probabilidad del { $percent } %.
bot-clear-nothing = Las flechas están donde deben.
bot-no-choice = No se puede hacer otra cosa.
bot-card-hold = Lo que queda vale más en la mano que en la mesa.
bot-card-all = A tu bando le hace más bien, o menos daño, que a los demás.
bot-card-weapon = Con ella alcanzas a más de los que quieres herir.
bot-card-draw = Más cartas, más posibilidades.
bot-card-equip = Delante de ti servirá hasta que alguien se la lleve.
bot-card-dynamite = Es más probable que estalle delante de alguien que no echarás de menos.
bot-card-strip = { $player } es quien debe perder una carta: { bot-role } con una probabilidad del { $percent } %.
bot-card-free = { $player } está mejor sin esa carta: { bot-role } con una probabilidad del { $percent } %.
bot-card-jail = { $player } es quien debe perder un turno: { bot-role } con una probabilidad del { $percent } %.
bot-card-duel = A { $player } se le acabarán antes las cartas ¡BANG!: { bot-role } con una probabilidad del { $percent } %.
bot-card-fight-on = A { $player } se le pueden acabar antes las cartas ¡BANG!, y rendirse cuesta un punto de vida.
bot-card-flip-first = Levantar una carta no cuesta nada: pruébalo antes de gastar una.
bot-card-dodge = Un punto de vida vale más que esta carta.
bot-card-take-hit = La defensa costaría más que el punto de vida, o no basta.
bot-card-survive = Sin esto se acaba la partida para ti.
bot-card-saved = Ya hay salvación; guarda el resto para después.
bot-card-least = Esta es la carta que menos necesitas.
bot-card-most = Esta es la carta que más te ayuda.
bot-card-deck = El mazo promete más.
bot-card-gift-good = { $player } parece de tu bando: { bot-role } con una probabilidad del { $percent } %. Una buena carta estará allí en buenas manos.
bot-card-gift-poor = { $player } no parece de tu bando: { bot-role } con una probabilidad del { $percent } %. Bastará una carta floja.
bot-card-flip = Esta carta trae más suerte.
bot-card-character = Esta capacidad es la que más te da.
bot-card-wait = No hay prisa: más tarde dará igual.
`,"../../../../src/sixgun/texts/es/cast.ftl":`### Roles y personajes: nombres que comparten los juegos del Salvaje Oeste, en español.

## Roles. \`goal-three\` es el objetivo en una partida de tres.

role-sheriff = Sheriff
    .goal = Elimina a todos los Forajidos y Renegados.
role-deputy = Alguacil
    .goal = Protege al Sheriff hasta que todos los Forajidos y Renegados estén eliminados.
    .goal-three = Elimina tú al Renegado; en cuanto alguien sea eliminado de otra forma, sé el último con vida.
role-outlaw = Forajido
    .goal = Consigue que el Sheriff sea eliminado.
    .goal-three = Elimina tú al Alguacil; en cuanto alguien sea eliminado de otra forma, sé el último con vida.
role-renegade = Renegado
    .goal = Sé el último con vida.
    .goal-three = Elimina tú al Forajido; en cuanto alguien sea eliminado de otra forma, sé el último con vida.

## Personajes de ambos juegos

character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
    .dice = Kit Carlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramírez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab “el Asesino”
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = “Buitre” Sam
character-willy_the_kid = Willy “el Niño”

## Personajes solo del juego de cartas

character-annie_versary = Annie Versary
character-apache_kid = Apache Kid
character-belle_star = Belle Star
character-bill_noface = Bill Noface
character-chuck_wengam = Chuck Wengam
character-claus_the_saint = Claus the Saint
character-doc_holyday = Doc Holyday
character-elena_fuente = Elena Fuente
character-emiliano = Emiliano
character-greg_digger = Greg Digger
character-herb_hunter = Herb Hunter
character-johnny_kisch = Johnny Kisch
character-jose_delgado = José Delgado
character-molly_stark = Molly Stark
character-pat_brennan = Pat Brennan
character-pixie_pete = Pixie Pete
character-sean_mallory = Sean Mallory
character-tequila_joe = Tequila Joe
character-uncle_will = Uncle Will
character-vera_custer = Vera Custer
`,"../../../../src/sixgun/texts/es/dice.ftl":`### BANG! El juego de dados, en español.

game-dice = BANG! El juego de dados
set-dice-base = Juego básico

## Símbolos de los dados

face-arrow = Flecha india
    .short = flecha
face-dynamite = Dinamita
    .short = dinamita
face-bullseye_1 = Punto de mira “1”
    .short = punto de mira 1
face-bullseye_2 = Punto de mira “2”
    .short = punto de mira 2
face-beer = Cerveza
    .short = cerveza
face-gatling = Gatling
    .short = Gatling

## Por qué se pierde vida

cause-indians = ataque de los indios
cause-dynamite = dinamita
cause-bullseyes = punto de mira
cause-gatling = ametralladora Gatling

## Personajes

dice-ability-bart_cassidy = Por cada punto de vida que vayas a perder por un punto de mira o por la ametralladora Gatling puedes coger una flecha en su lugar: por ninguno, por algunos o por todos. No vale contra los indios ni la dinamita, y nunca puedes coger así la última flecha del montón.
dice-ability-black_jack = Mientras menos de tres de tus dados muestren dinamita, puedes volver a lanzar cualquiera de ellos o dejarlo como está. Con tres o más dejas de lanzar, como es habitual.
dice-ability-calamity_janet = Puedes usar cada punto de mira “1” como “2” y cada “2” como “1”, o tal como ha salido; lo decides dado por dado.
dice-ability-el_gringo = Un jugador que te haga perder uno o más puntos de vida debe coger una flecha: una por todos los puntos de mira de su turno juntos y una por la ametralladora Gatling, aunque te elimine. No vale para los indios ni la dinamita.
dice-ability-jesse_jones = Si tienes cuatro puntos de vida o menos cuando se resuelven las cervezas de tu turno, cada cerveza que uses contigo te da dos puntos de vida en vez de uno.
dice-ability-jourdonnais = Nunca pierdes más de un punto de vida en un ataque de los indios.
dice-ability-kit_carlson = Por cada Gatling de tu resultado final puedes descartar una flecha de cualquier jugador, también tuya: desde ninguna hasta tantas como Gatling tengas. Si se activa la ametralladora Gatling, dispara antes.
dice-ability-lucky_duke = Puedes lanzar una vez más que los demás: repites la tirada hasta tres veces, cuatro tiradas en total.
dice-ability-paul_regret = Nunca pierdes puntos de vida por la ametralladora Gatling.
dice-ability-pedro_ramirez = Por cada punto de vida que pierdes puedes descartar una de tus flechas o quedártela; el punto de vida lo pierdes igualmente. No vale en un ataque de los indios, tras el que de todos modos se descartan todas las flechas.
dice-ability-rose_doolan = Puedes usar cada punto de mira a su distancia normal o un puesto más allá: un “1” alcanza a un jugador a 1 o 2 puestos, un “2” a un jugador a 2 o 3 puestos.
dice-ability-sid_ketchum = Al comienzo de tu turno, antes de lanzar, elige a un jugador (puedes ser tú) que obtiene un punto de vida. Debes elegir a alguien, pero puede ser un jugador con la vida al máximo, que no obtiene nada.
dice-ability-slab_the_killer = Una vez por turno puedes gastar una de tus cervezas para doblar un punto de mira: ese dado quita dos puntos de vida a su único objetivo. Esa cerveza ya no da ningún punto de vida.
dice-ability-suzy_lafayette = Al final de tu turno obtienes dos puntos de vida si ninguno de tus cinco dados muestra un punto de mira en el resultado final.
dice-ability-vulture_sam = Cada vez que otro jugador es eliminado, obtienes dos puntos de vida.
dice-ability-willy_the_kid = Te bastan dos Gatling: con dos o más se activa la ametralladora Gatling, pero solo una vez por turno.

## Partes de frases

dice-count-arrows = { $count ->
    [one] { $count } flecha
   *[other] { $count } flechas
}
dice-count-points = { $points ->
    [one] { $points } punto de vida
   *[other] { $points } puntos de vida
}

## Lo que debe decidir un jugador

dice-prompt-reroll = { $player }: esta ha sido la tirada { $roll } y puedes lanzar { $left ->
        [one] { $left } vez más
       *[other] { $left } veces más
    }; elige qué dados vuelves a lanzar o quédate con todos.
    .waiting = { $player } decide qué dados vuelve a lanzar.
dice-prompt-assign_bullseyes = { $player }: elige a quién alcanzas ({ $face_name }, disparo { $number } de { $total }); todos los disparos se resuelven a la vez.
    .waiting = { $player } elige un objetivo.
dice-prompt-assign_beers = { $player }: elige quién se bebe tu cerveza (la { $number } de { $total }) y obtiene vida.
    .waiting = { $player } elige quién recibe una cerveza.
dice-prompt-sid_heal = { $player }: empieza tu turno y, como { character-sid_ketchum }, eliges quién obtiene 1 punto de vida.
    .waiting = { $player } elige quién obtiene 1 punto de vida.
dice-prompt-bart_replace = { $player }: vas a perder { dice-count-points }; elige cuántas flechas coges en su lugar (quedan { $pile } en el montón y la última no se toca).
    .waiting = { $player } elige entre flechas y puntos de vida.
dice-prompt-pedro_discard = { $player }: has perdido { dice-count-points } y puedes descartar una flecha por cada uno; elige cuántas de tus flechas ({ $arrows }) descartas.
    .waiting = { $player } decide cuántas flechas descarta.
dice-prompt-kit_discard = { $player }: gracias a tus Gatling aún puedes descartar { $left ->
        [one] { $left } flecha
       *[other] { $left } flechas
    }; elige de quién es la siguiente o pasa.
    .waiting = { $player } decide de quién es la flecha que se descarta.

## Opciones

dice-option-Stop = Quedarse con todos los dados
dice-option-Reroll = { $count ->
    [one] Volver a lanzar el dado { $numbers }
   *[other] Volver a lanzar los dados { $numbers }
}
dice-option-Shoot = { $doubled ->
    [0] Disparar a { $target }
   *[1] Disparar a { $target } por 2 puntos de vida, gastando una cerveza
}
dice-option-Serve = Dar la cerveza a { $seat }
dice-option-Heal = Dar 1 punto de vida a { $seat }
dice-option-TakeInstead = { $count ->
    [0] No coger ninguna flecha
   *[other] Coger { dice-count-arrows } en su lugar
}
dice-option-DropArrows = { $count ->
    [0] Quedarse con todas las flechas
   *[other] Descartar { dice-count-arrows }
}
dice-option-RemoveArrow = Descartar una flecha de { $seat }

## El registro

dice-event-GameBegan = Empieza la partida con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; { $first } coge los dados.
dice-event-TurnBegan = Turno { $number }: { $seat } coge los dados.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } lanza los dados: { $dice }.
   *[other] { $seat } vuelve a lanzar { $count ->
        [one] el dado { $numbers }
       *[other] los dados { $numbers }
    } (tirada { $roll }): { $dice }.
}
dice-event-DiceKept = { $seat } se queda con todos los dados: { $dice }.
dice-event-ArrowsTaken = { $seat } coge { dice-count-arrows }; { $pile ->
    [0] el montón está vacío
   *[other] en el montón: { $pile }
}.
dice-event-ArrowsReturned = { $by_is ->
   *[self] { $seat } descarta { dice-count-arrows }
    [nobody] { $seat } descarta { dice-count-arrows }
    [other] { $by } descarta { dice-count-arrows } de { $seat }
}; en el montón: { $pile }.
dice-event-IndiansAttacked = { $seat } coge la última flecha: ¡los indios atacan!
dice-event-DynamiteExploded = Explotan { $count } dinamitas: { $seat } deja de lanzar.
dice-event-ShotAimed = { $points ->
    [1] { $seat } dispara a { $target } ({ $face_name }).
   *[other] { $seat } gasta una cerveza y dispara a { $target } por { dice-count-points } ({ $face_name }).
}
dice-event-BeerServed = { $target_is ->
    [self] { $seat } se bebe una cerveza.
   *[other] { $seat } da una cerveza a { $target }.
}
dice-event-GatlingFired = { $seat } dispara la ametralladora Gatling contra todos los demás ({ $count } Gatling).
dice-event-HitDodged = { $seat } coge { $points ->
    [one] una flecha
   *[other] flechas
} en lugar de perder { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } pierde { dice-count-points } ({ $cause_name }); ahora tiene { $life }.
   *[other] { $seat } pierde { dice-count-points } ({ $cause_name }, { $by }); ahora tiene { $life }.
}
dice-event-LifeGained = { $by_is ->
    [self] { $seat } obtiene { dice-count-points }; ahora tiene { $life }.
   *[other] { $seat } obtiene { dice-count-points } gracias a { $by }; ahora tiene { $life }.
}
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } queda fuera de la partida ({ $cause_name }) y muestra su Rol: { $role_name }.
   *[other] { $seat } queda fuera de la partida ({ $cause_name }, { $by }) y muestra su Rol: { $role_name }.
}
dice-event-LastManStanding = Desde ahora solo hay un objetivo: ser el último con vida.
dice-event-GameEnded = Fin de la partida. { $result } Roles: { $roles }.

## Cómo terminó

dice-result-law-prevails = Todos los Forajidos y Renegados han sido eliminados: vence la ley. { $count ->
    [one] Gana
   *[other] Ganan
}: { $winners }.
dice-result-sheriff-dead = El Sheriff ha sido eliminado: vencen los Forajidos. Ganan: { $winners }.
dice-result-renegade-alone = El Sheriff ha sido eliminado y solo queda con vida un Renegado. Gana: { $winners }.
dice-result-hunter = El cazador ha eliminado en persona a su presa. Gana: { $winners }.
dice-result-last-man = Solo queda un jugador con vida. Gana: { $winners }.
dice-result-draw = No queda nadie con vida: la partida acaba en empate.

## Por qué algo no es posible

refusal-dynamite-locked = El dado { $die } muestra dinamita y no se puede volver a lanzar.
refusal-double-used = Ya has duplicado un punto de mira en este turno.
refusal-double-no-beer = Ninguno de tus dados muestra una cerveza que puedas gastar en un disparo doble.
refusal-wrong-distance = { $player } está a { $distance ->
    [one] { $distance } puesto
   *[other] { $distance } puestos
} de ti; este punto de mira alcanza exactamente a distancia { $reach }.
refusal-last-arrow = La última flecha debe quedarse en el montón ({ $pile ->
    [one] queda { $pile } flecha
   *[other] quedan { $pile } flechas
}).
refusal-no-arrows = { $player } no tiene ninguna flecha que descartar.
refusal-too-many-arrows = Puedes descartar una flecha por cada punto de vida perdido: has perdido { $points } y tienes { $held ->
    [one] { $held } flecha
   *[other] { $held } flechas
}.
`,"../../../../src/sixgun/texts/es/kernel.ftl":`### Lo que comparten todos los juegos, en español.

kernel-rule = regla { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-option-Pass = Pasar
kernel-option-First = Primero { $ability_name }
kernel-prompt-order_reactions = { $player }: { $count } de tus capacidades quieren actuar a la vez; elige cuál actúa primero.
    .waiting = { $player } decide cuál de varias capacidades actúa primero.

## Por qué algo no es posible

refusal-game-over = La partida ha terminado.
refusal-no-such-seat = En esta mesa no hay ningún puesto { $seat }.
refusal-not-your-choice = Esta decisión no es tuya; la mesa espera a { $waiting }.
refusal-no-such-option = No existe la opción { $number }; las opciones van de la 1 a la { $options }.
refusal-not-an-option = «{ $text }» no es posible ahora; la opción más parecida es «{ $nearest }».
refusal-forbidden-by = { $card_name } lo prohíbe.
refusal-not-yourself = No puedes apuntarte a ti.
refusal-is-out = { $player } está fuera de la partida.

## Por qué no se puede deshacer una decisión

refusal-undo-nothing = No hay ninguna decisión que deshacer.
refusal-undo-other-player = La última decisión es de { $player }; solo puedes deshacer las tuyas.
refusal-undo-random = El azar ha intervenido desde tu última decisión, así que ya no se puede deshacer.
refusal-undo-reveal = Se ha revelado un secreto desde tu última decisión, así que ya no se puede deshacer.
refusal-undo-turn = Ha empezado otro turno desde tu última decisión, así que ya no se puede deshacer.
refusal-redo-nothing = No has deshecho ninguna decisión que se pueda repetir.

## Lo que no puede ser como se pidió: ajustes y archivos

complaint-game = no existe el juego «{ $name }»; los juegos son: { $known }
complaint-players = { $game } es para { $least } a { $most } jugadores, no para { $players }
complaint-names = { $players ->
    [one] { $players } jugador necesita { $players } nombre, no { $names }
   *[other] { $players } jugadores necesitan { $players } nombres, no { $names }
}
complaint-name = «{ $name }» no es un nombre: un nombre tiene de 1 a 40 caracteres imprimibles
complaint-same-name = dos jugadores se llaman igual
complaint-seat = no existe el puesto { $seat }; los puestos van del 0 al { $last }
complaint-shared-seat = dos personas no pueden compartir un puesto
complaint-seed = una semilla tiene de 1 a 128 caracteres imprimibles, por ejemplo «tumbleweed»
complaint-set = { $game } no tiene la caja «{ $name }»; las cajas son: { $known }
complaint-set-needs = la caja «{ $name }» necesita además: { $missing }
complaint-no-sets = { $game } necesita al menos una caja; las cajas son: { $known }
complaint-setting = { $game } no tiene el ajuste «{ $name }»; los ajustes son: { $known }
complaint-no-settings = { $game } no tiene el ajuste «{ $name }» ni ningún otro
complaint-setting-value = { $setting } no puede ser { $value }; los valores son: { $known }
complaint-characters = para { $players } jugadores hacen falta { $needed } personajes, y hay { $known }
complaint-character = no existe el personaje «{ $name }» en estas cajas; los personajes son: { $known }
complaint-previous-game = previous_game es el puesto que empezó, dos puntos y, por cada puesto, el personaje que sobrevivió o «-», por ejemplo 0:bart_cassidy,-,black_jack,-; no { $value }
complaint-preset = { $game } no tiene el conjunto de ajustes «{ $name }»; los conjuntos son: { $known }
complaint-no-presets = { $game } no tiene el conjunto de ajustes «{ $name }» ni ningún otro
complaint-not-over = la partida aún no ha terminado; la serie sigue después de su final
complaint-level = { $game } no tiene bots de nivel «{ $level }»; los niveles son: { $known }
complaint-no-levels = hace falta al menos un nivel de bots; los niveles son: { $known }
complaint-no-bots = { $game } aún no tiene bots
complaint-engine = no existe el modo «{ $name }»; los modos son: { $known }
complaint-ray = el modo «ray» necesita el paquete ray, que no está instalado; el modo «local» no necesita nada
complaint-count = { $name } debe ser un número desde 1, no { $value }
complaint-language = no hay textos en el idioma «{ $lang }»; los idiomas son: { $known }
complaint-no-terminal = la mesa a pantalla completa necesita una terminal; --plain funciona en todas partes
complaint-folder = no existe la carpeta { $folder }
complaint-unreadable = no se puede leer { $file }: { $detail }
complaint-ending = el nombre { $file } debe acabar en .csv o .parquet
complaint-pyarrow = Parquet necesita el paquete pyarrow (pip install 'sixgun[lab]'); .csv no necesita nada
complaint-games-not-kept = la simulación no guardó las partidas una por una; hay que ejecutarla con keep_games=True
complaint-scenario = el escenario está mal escrito: { $detail }
complaint-game-over = la partida ha terminado y no hay posición desde la que seguir; se puede guardar la repetición
complaint-no-words = esta posición no se puede expresar con palabras

## Qué falla en una repetición

complaint-no-record = en esta mesa no se lleva registro
complaint-no-entry = al archivo le falta la entrada «{ $entry }»
complaint-no-list = al archivo le falta la lista «{ $entry }»
complaint-entry = la entrada «{ $entry }» falta o tiene una forma incorrecta
complaint-entry-form = una entrada tiene una forma incorrecta: { $detail }
complaint-not-text = la entrada «{ $entry }» contiene algo que no es texto
complaint-schema = esta versión no lee el esquema { $schema } (lee el { $ours })
complaint-schema-form = la entrada «schema» es { $schema }, no un número desde 1
complaint-version-form = la entrada «sixgun» es «{ $version }», que no es una versión
complaint-different-names = { $players ->
    [one] { $players } jugador necesita { $players } nombre
   *[other] { $players } jugadores necesitan { $players } nombres distintos
}
complaint-seed-digits = la entrada «seed» no tiene 32 cifras hexadecimales
complaint-seed-bytes = una semilla tiene { $wanted } bytes, no { $found }
complaint-commitment = la semilla no coincide con el compromiso mostrado antes del reparto
complaint-position-setup = la posición del archivo no se puede montar: { $detail }
complaint-position-play = la posición no se puede jugar: { $detail }
complaint-choice-form = la decisión { $number } no tiene la forma [puesto, texto]
complaint-choice-refused = la decisión { $number } («{ $text }») se rechaza: { $reason }
complaint-checksum-form = una suma de control no tiene la forma [número de decisiones, texto]
complaint-choices-checked = { $choices ->
    [one] el archivo tiene { $choices } decisión
   *[other] el archivo tiene { $choices } decisiones
}; sus sumas de control hablan de otro número
complaint-game-differs = la partida difiere del archivo tras la decisión { $number }
`,"../../../../src/sixgun/texts/es/server.ftl":`### El servidor: por qué dice que no y qué pasa en la mesa aparte de la partida.

server-no-already-begun = La partida ya ha empezado.
server-no-bad-file = Línea { $line } del archivo: { $reason }
server-no-bad-message = El servidor no lo ha entendido. Vuelve a cargar la página.
server-no-bad-request = Algo en la petición no encaja. Revisa lo que has escrito e inténtalo de nuevo.
server-no-clock-off = Aquí nadie tiene prisa.
server-no-engine-fault = Algo ha fallado por nuestra parte. La elección no vale, la partida sigue y hemos guardado un informe.
server-no-full = Todos los sitios están ocupados. Puedes mirar o abrir tu propia mesa.
server-no-game-on = Un bot no puede irse a media partida; alguien puede sentarse en su lugar.
server-no-hello-first = El servidor esperaba saber qué mesa quieres.
server-no-name-empty = Un nombre necesita al menos una letra.
server-no-name-signs = Ese nombre tiene signos invisibles. Usa letras, por favor.
server-no-name-taken = Ya hay alguien que se llama { $name }. Elige otro nombre.
server-no-no-ask = Ahora no tienes nada que decidir.
server-no-no-longer-seated = Este sitio ya no es tuyo. Puedes mirar o sentarte otra vez si hay un sitio libre.
server-no-no-look = No hay tal momento en esta partida.
server-no-no-option = Eso ya no está entre las opciones.
server-no-no-phrase = No existe esa frase.
server-no-no-proposal = No hay nada que aceptar.
server-no-no-replay = No es una repetición que sepamos leer. Un archivo de repetición termina en .sixgun.json.
server-no-no-seat = Eso solo puede hacerlo quien tiene sitio en la mesa.
server-no-no-such-seat = No existe ese sitio o no sirve para eso.
server-no-no-table = No existe esa mesa. Revisa el enlace o busca una mesa abierta en la entrada.
server-no-no-watching = En esta mesa no se puede mirar. Pide un sitio al anfitrión.
server-no-not-begun = La partida aún no ha empezado.
server-no-not-host = Eso solo puede hacerlo el anfitrión.
server-no-not-over = La partida no ha terminado. La repetición se verá al final.
server-no-not-your-seat = Más tiempo te lo pueden dar los demás.
server-no-nothing-said = Aún no hay nada que decir.
server-no-old-page = Sixgun se ha actualizado. Vuelve a cargar la página para seguir; tu sitio te espera.
server-no-origin = La petición venía de otro sitio y no se ha cumplido.
server-no-over = Esta partida ha terminado.
server-no-person-sits-there = Ahí hay alguien sentado. Despídelo antes o elige otro sitio.
server-no-seat-taken = Este sitio acaba de ocuparse. Elige otro.
server-no-shutting-down = El servidor se reinicia. Enseguida volverás a la mesa; no se pierde nada.
server-no-stale = La mesa ha avanzado mientras tanto. Mira otra vez antes de elegir.
server-no-storage = El servidor no puede escribir en su disco ahora. Nada ha cambiado; inténtalo en un momento.
server-no-too-big = Es demasiado grande para este servidor.
server-no-too-fast = Más despacio, vaquero.
server-no-too-many = Hay un gentío en la puerta. Inténtalo en un momento.
server-no-wrong-token = Este enlace privado ya no sirve. Pide uno nuevo.

server-note-away = Un bot juega por { $name }.
server-note-bot-sat = { $name } se sienta: un bot.
server-note-came-back = { $name } ha vuelto.
server-note-clock = Se ha cambiado el reloj.
server-note-declined = { $name } no está de acuerdo.
server-note-faulted = Algo ha fallado en una elección de { $name }. No vale; la partida sigue.
server-note-handed-over = El sitio de { $name } tiene un nuevo enlace privado.
server-note-host = { $name } es ahora el anfitrión.
server-note-late = A { $name } se le acabó el tiempo; sigue un bot.
server-note-proposed = { $name } quiere deshacer su última elección.
server-note-sat-down = { $name } se sienta.
server-note-sent-away = { $name } tuvo que levantarse.
server-note-stood-up = { $name } deja la mesa.
server-note-taken-back = { $name } deshace su última elección.
server-note-time-given = { $name } recibe más tiempo.
`,"../../../../src/sixgun/texts/es/web-lobby.ftl":`### El vestíbulo y el formulario de mesa nueva, en español.

web-lobby-heading = Sixgun: juegos del Salvaje Oeste en una misma mesa
web-lobby-foot = Libre y gratuito. Sin cuenta, sin rastreo, nada se carga de otra parte.
web-lobby-home = Sixgun, al vestíbulo
web-lobby-theme = Claro u oscuro
web-lobby-language = Idioma
web-lobby-settings = Ajustes
web-lobby-waiting = Echando un vistazo al pueblo…
web-lobby-lost = El servidor no responde por ahora. Se sigue intentando solo.
web-lobby-nicknames = Forastero, Vaquero, Buscador, Trampero, Novato, Violinista, Jinete, Guardabosques, Herrero, Rastreador

## Los juegos

web-lobby-games = Juegos
web-lobby-game-about-dice = Cinco dados, un sheriff y nadie de quien fiarse.
web-lobby-game-about-bang = Roles ocultos y una mano cargada.
web-lobby-game-facts = { $least }–{ $most } jugadores · { $minutes } min
web-lobby-play-now = Jugar ya
web-lobby-play-now-about = Jugar ya a { $game } contra bots
web-lobby-new-table = Mesa nueva
web-lobby-new-table-about = Mesa nueva de { $game }
web-lobby-dealing = Repartiendo…

## Mesas

web-lobby-mine = Tus mesas
web-lobby-your-turn = Te toca
web-lobby-in-play = Tu partida sigue
web-lobby-not-begun = Aún sin empezar
web-lobby-over = Terminada
web-lobby-continue = Volver a la mesa
web-lobby-see-end = Cómo acabó
web-lobby-open-tables = Mesas abiertas
web-lobby-all-games = Todos los juegos
web-lobby-no-tables = Ahora no hay mesas abiertas. Abre una y tus amigos la verán aquí.
web-lobby-no-tables-of = Ahora no hay mesas abiertas de { $game }.
web-lobby-table-of = Mesa de { $name }
web-lobby-table = Mesa { $code }
web-lobby-taken = { $taken } de { $players } asientos ocupados
web-lobby-sit = Sentarse
web-lobby-sit-at = Sentarse: { $table }
web-lobby-watch = Mirar
web-lobby-watch-at = Mirar: { $table }

## Los relojes en pocas palabras

web-clock-none = sin reloj
web-clock-bank = { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}

## Unirse

web-lobby-join = Unirse a una mesa
web-lobby-code = Código o enlace
web-lobby-code-example = p. ej. mesa-owl-42-star
web-lobby-code-wrong = Esto no es ni un código ni un enlace a una mesa. Un código se parece a mesa-owl-42-star.
web-lobby-join-now = Unirse
web-lobby-name = Tu nombre
web-lobby-name-hint = Así te verán los demás.

## Por el pueblo

web-lobby-around = Por el pueblo
web-lobby-learn = Aprende un juego en cinco minutos
web-lobby-cards = Todas las cartas y personajes
web-lobby-open-replay = Abrir una repetición
web-lobby-open-replay-about = Un archivo .sixgun.json guardado tras una partida
web-lobby-open-scenario = Abrir un escenario
web-lobby-open-scenario-about = Una posición guardada en un archivo .yaml, para seguir jugándola
web-lobby-text-table = Mesa de texto
web-lobby-text-table-about = Las mesas como títulos, listas y botones
web-lobby-file-too-big = El archivo es demasiado grande: como mucho { $kilobytes } KB.
web-lobby-file-unreadable = No se pudo leer el archivo.

## Mesa nueva: el formulario

web-new-heading = Mesa nueva
web-new-game = Juego
web-new-players = Asientos
web-new-bots = Bots
web-new-bots-hint = { $free ->
    [0] Nadie más puede unirse: en los demás asientos hay bots.
    [one] Queda { $free } asiento libre para personas.
   *[other] Quedan { $free } asientos libres para personas.
}
web-new-level = Fuerza de los bots
web-new-level-about-greenhorn = Juega según las reglas y con alegría: bueno para empezar.
web-new-level-about-gunslinger = Conoce los trucos y deduce tu rol por lo que haces.
web-new-pace = Ritmo de los bots
web-new-pace-calm = Tranquilo
web-new-pace-calm-about = Tiempo para seguir cada jugada.
web-new-pace-brisk = Ágil
web-new-pace-brisk-about = Una breve pausa tras cada jugada.
web-new-pace-instant = Al instante
web-new-pace-instant-about = Sin ninguna pausa.
web-new-boxes = Cajas
web-new-box-always = Siempre en la mesa
web-new-box-needs = Necesita: { $boxes }
web-new-rules = Reglas
web-new-preset-own = A tu gusto
web-new-preset-own-about = Como se indica abajo.
web-new-details = Reglas una por una
web-new-any-character = Participan todos los personajes.
web-new-some-characters = { $count ->
    [one] Solo participa { $count } personaje.
   *[other] Solo participan { $count } personajes.
}
web-new-clock = Reloj
web-new-clock-none = Ninguno
web-new-clock-none-about = Nadie tiene prisa.
web-new-clock-bank = Banco de tiempo
web-new-clock-bank-about = Minutos para toda la partida y unos segundos más por turno.
web-new-clock-days = Días
web-new-clock-days-about = Una partida a ratos: tantos días para cada decisión.
web-new-bank = Banco de tiempo
web-new-increment = Por cada turno
web-new-reaction = Para reaccionar
web-new-days = Para decidir
web-new-minutes = { $count } min
web-new-seconds = { $count } s
web-new-some-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
web-new-expiry = Cuando se acaba el tiempo
web-new-expiry-default = Vale la respuesta prudente
web-new-expiry-bot = Decide un bot
web-new-people = Personas
web-new-listed = Mostrar en el vestíbulo
web-new-listed-about = Cualquiera puede sentarse. Si no, solo con el enlace.
web-new-watching = Se admiten espectadores
web-new-watching-about = Ven lo que está a la vista, nunca una mano ni un rol secreto.
web-new-title = Nombre de la mesa
web-new-title-hint = Puede quedar vacío.
web-new-open = Abrir la mesa
web-new-open-hint = Recibes un enlace para tus amigos.
web-new-begin = Empezar ya
web-new-begin-hint = Los bots ocupan los asientos libres.
web-new-busy = Un momento…
`,"../../../../src/sixgun/texts/es/web.ftl":`### La mesa web, en español: lo que comparten todas las páginas.

web-skip = Saltar a la parte principal
web-close = Cerrar

## Títulos de las páginas

web-title-lobby = Elige un juego
web-title-new-table = Nueva mesa
web-title-table = Mesa
web-title-replay = Repetición
web-title-cards = Cartas y personajes
web-title-learn = Aprende a jugar
web-title-settings = Ajustes
web-title-offline = Sin conexión
web-title-not-found = Aquí no hay nada

## Por dónde seguir

web-to-lobby = Volver al vestíbulo
web-load-again = Volver a cargar
web-try-again = Intentar de nuevo

## Cuando algo sale mal

web-not-found-title = El rastro acaba aquí
web-not-found-text = No hay ninguna página en esta dirección. Quizá se perdió una letra del enlace: revísalo o pídelo otra vez.
web-broken-title = Algo se ha roto en esta página
web-broken-text = No se ha perdido nada: la partida está guardada en el servidor. Vuelve a cargar la página y estarás donde lo dejaste.
web-offline-title = No se puede llegar al servidor
web-offline-text = Tu partida está a salvo: el servidor guarda cada decisión que ha confirmado y tu asiento te espera. Revisa la conexión o pregunta a quien lleva el servidor.
web-offline-still = Sigue sin responder.
web-problem-offline = El servidor no responde. Revisa la conexión e inténtalo de nuevo.
web-problem-server = El servidor ha dado una respuesta que aquí no tiene sentido (número { $status }). Inténtalo de nuevo dentro de un momento.
web-problem-no-line = Ahora mismo no hay conexión; volverá por sí sola. Inténtalo entonces de nuevo.

## Niveles de los bots

web-level-greenhorn = Novato
web-level-gunslinger = Pistolero
`});export{e as default};