### El gran robo del tren, en español.

set-bang-great_train_robbery = El gran robo del tren
    .about = Un tren recorre una fila de estaciones. Paga el precio de la estación donde está un vagón y será tuyo. Al final de la línea, la locomotora tiene la última palabra.
colour-car = vagón

## Nombres de las cartas

card-cactus = Cactus
card-dragoon = Dragoon
card-evaded = ¡Esquivado!
card-full_steam = A todo vapor
card-knife_revolver = Revólver-cuchillo
card-map = Mapa
card-money_bag = Saco de dinero
card-most_wanted = El más buscado
card-next_stop = Próxima parada
card-refund = Indemnización
card-strongbox = Caja fuerte
card-switch = Cambio de agujas
card-train_robbery = Asalto al tren
card-water_tower = Depósito de agua

## Nombres de los vagones

card-baggage_car = Furgón de equipajes
card-caboose = Furgón de cola
card-cattle_truck = Vagón de ganado
card-circus_wagon = Vagón de circo
card-coal_hopper = Vagón carbonero
card-dining_car = Vagón restaurante
card-express_car = Vagón exprés
card-ghost_car = Vagón fantasma
card-lounge_car = Vagón salón
card-lumber_flatcar = Vagón maderero
card-mail_car = Vagón correo
card-observation_car = Vagón mirador
card-passenger_car = Vagón de pasajeros
card-prisoner_car = Vagón prisión
card-private_car = Vagón privado
card-sleeper_car = Coche cama

## Nombres de las estaciones y de las dos caras de la locomotora

card-boom_town = Boom Town
card-catico = Catico
card-creepy_creek = Creepy Creek
card-crowns_hole = Crown's Hole
card-deathwood = Deathwood
card-dodgeville = Dodgeville
card-fort_wroth = Fort Wroth
card-frisco = Frisco
card-miners_oath = Miner's Oath
card-san_tafe = San Tafe
card-tombrock = Tombrock
card-virginia_town = Virginia Town
card-yooma = Yooma
card-ironhorse = Ironhorse
card-leland = Leland

pile-railcar-discard = vagón: se usa descartándolo
pile-railcar-permanent = vagón: tiene efecto mientras está en juego
pile-station-named = estación: se paga con una carta concreta
pile-station-suit = estación: se paga con un palo
pile-station-colour = estación: se paga con una carta azul
pile-station-rank = estación: se paga con un valor
pile-station-life = estación: se paga con vida
pile-station-cards = estación: se paga con cartas cualesquiera
pile-locomotive-side = cara de la locomotora

## Qué hacen las cartas

bang-card-cactus = Efecto de ¡Fallaste! Después desenfundas: con corazones o diamantes recuperas 1 punto de vida.
bang-card-dragoon = Arma, alcance 2. Puedes jugar 1 carta ¡BANG! más en tu turno.
bang-card-evaded = Efecto de ¡Fallaste! Te llevas la carta contra la que la usas.
bang-card-full_steam = El tren va directo al final de la línea. Tú decides si la locomotora no hace nada o actúa dos veces.
bang-card-knife_revolver = Disparas a un jugador al alcance de tu arma; ocupa el lugar de una carta ¡BANG! en este turno. Después desenfundas: con J, Q, K o A la recuperas.
bang-card-map = Antes de robar al principio de tu turno, miras las 2 primeras cartas del mazo. Puedes descartar 1 de ellas.
bang-card-money_bag = Si la primera carta de los descartes es marrón, esta carta tiene el mismo efecto.
bang-card-most_wanted = Robas 1 carta. Después todos, empezando por ti, desenfundan: con picas pierden 1 punto de vida.
bang-card-next_stop = Robas 1 carta. El tren avanza 1 estación.
bang-card-refund = Cada vez que otro jugador se lleva o descarta otra de tus cartas, robas 1 carta.
bang-card-strongbox = Al final de tu turno robas 1 carta.
bang-card-switch = Intercambias una de tus cartas en juego por una carta en juego de otro jugador.
bang-card-train_robbery = Ocupa el lugar de una carta ¡BANG! en este turno. Por cada carta que tiene delante, un jugador cualquiera la descarta o recibe un disparo.
bang-card-water_tower = Te llevas gratis 1 vagón cualquiera del tren.

## Qué hacen los vagones

bang-card-baggage_car = Lo descartas y lo usas como ¡Fallaste!, ¡Pánico!, Cat Balou o como un ¡BANG! adicional.
bang-card-caboose = Descartas otra de tus cartas azules o vagones en juego: cuenta como ¡Fallaste!
bang-card-cattle_truck = Lo descartas, miras las 3 primeras cartas de los descartes y te llevas 1.
bang-card-circus_wagon = Lo descartas: todos los demás descartan una de sus cartas en juego.
bang-card-coal_hopper = Lo descartas y robas 1 carta; después descartas 1 vagón que cualquier jugador tenga delante.
bang-card-dining_car = Al principio de tu turno desenfundas: con corazones recuperas 1 punto de vida.
bang-card-express_car = Lo descartas: tu turno termina, descartas toda tu mano y juegas otro turno.
bang-card-ghost_car = Lo pones delante de cualquiera menos el Sheriff, incluso de un jugador eliminado. Mientras lo tiene, está en la partida sin puntos de vida.
bang-card-lounge_car = Lo descartas y robas 2 vagones: pones 1 delante de ti y 1 delante de otro jugador.
bang-card-lumber_flatcar = Lo pones delante de cualquier jugador, que ve a todos los demás a distancia +1.
bang-card-mail_car = Lo descartas y robas 3 cartas; después das 1 de ellas a otro jugador.
bang-card-observation_car = Ves a todos los demás a distancia −1. Todos los demás te ven a distancia +1.
bang-card-passenger_car = Lo descartas y te llevas una carta de cualquier jugador.
bang-card-prisoner_car = Las cartas Duelo e ¡Indios! que juegan los demás no te afectan.
bang-card-private_car = Mientras no tienes cartas en la mano, nadie puede jugar cartas ¡BANG! contra ti.
bang-card-sleeper_car = Una vez por turno descartas otra de tus cartas azules o vagones en juego: cuenta como un ¡BANG! adicional.

## Qué se paga en las estaciones

bang-card-boom_town = Precio: una carta ¡BANG!
bang-card-catico = Precio: una carta ¡Pánico! o Cat Balou.
bang-card-creepy_creek = Precio: una carta de picas.
bang-card-crowns_hole = Precio: una Cerveza.
bang-card-deathwood = Precio: una carta azul.
bang-card-dodgeville = Precio: una carta ¡Fallaste!
bang-card-fort_wroth = Precio: un 10, J, Q, K o A.
bang-card-frisco = Precio: una carta de tréboles.
bang-card-miners_oath = Precio: una carta de diamantes.
bang-card-san_tafe = Precio: una carta de corazones.
bang-card-tombrock = Precio: 1 punto de vida, pero no el último.
bang-card-virginia_town = Precio: 2 cartas cualesquiera.
bang-card-yooma = Precio: una carta del 2 al 9.

## Qué hace la locomotora

bang-card-ironhorse = Al final de la línea, todos reciben un disparo, empezando por quien tiene el turno. Nadie es responsable.
bang-card-leland = Al final de la línea se ponen boca arriba tantas cartas como jugadores hay. Cada uno se lleva una, empezando por quien tiene el turno.

## Personajes

character-benny_brawler = Benny Brawler
character-evan_babbit = Evan Babbit
character-jimmy_texas = Jimmy Texas
character-manuelita = Manuelita
character-sancho = Sancho
character-sgt_blaze = Sgt. Blaze
character-shade_oconnor = Shade O'Connor
character-zippy_roy = Zippy Roy
bang-ability-benny_brawler = En tu turno puedes conseguir tantos vagones como quieras, pagando cada uno.
bang-ability-evan_babbit = Si eres el objetivo de una carta ¡BANG!, puedes descartar una carta del mismo palo: el objetivo pasa a ser otro jugador a distancia 1 de ti.
bang-ability-jimmy_texas = Al final de tu turno robas 1 carta.
bang-ability-manuelita = Cada vez que el tren llega al final de la línea, robas 2 cartas.
bang-ability-sancho = Una vez en tu turno puedes llevarte gratis 1 vagón cualquiera del tren. Es tu vagón del turno.
bang-ability-sgt_blaze = Cuando una carta o un efecto tuyo afecta a varios jugadores, puedes dejar fuera a 1 de ellos.
bang-ability-shade_oconnor = Cada vez que el tren avanza fuera de tu turno, puedes descartar 1 carta de tu mano para robar 1 carta.
bang-ability-zippy_roy = Una vez en tu turno puedes hacer avanzar el tren 1 estación.

## Lo que decide un jugador

bang-prompt-buy_car = { $obliged ->
    [0] El tren está al final de la línea; puedes conseguir un vagón.
   *[1] Has movido el tren; tienes que conseguir un vagón.
}
    .waiting = { $player } puede conseguir un vagón.
bang-prompt-pay_fare = Elige con qué pagas en { $station_name } por { $card_name }.
    .waiting = { $player } paga un vagón.
bang-prompt-place_car = Elige delante de quién pones { $card_name }.
    .waiting = { $player } coloca un vagón.
bang-prompt-split_cars = Elige quién recibe { $card_name } o { $kind_name }; el otro vagón es para ti.
    .waiting = { $player } coloca dos vagones.
bang-prompt-take_car = Elige un vagón del tren ({ $source_name }).
    .waiting = { $player } elige un vagón.
bang-prompt-swap_cards = Elige cuál de tus cartas intercambias por cuál de { $target }.
    .waiting = { $player } intercambia cartas.
bang-prompt-robbed_card = { $by_is ->
       *[other] { $by } te asalta
        [you] Te asaltas
        [nobody] Te asaltan
    }: descarta una carta, o consérvala y recibe un disparo.
    .waiting = { $player } se defiende del asalto.
bang-prompt-full_steam = Elige si { $engine_name } no hace nada o actúa dos veces.
    .waiting = { $player } decide sobre la locomotora.
bang-prompt-map_look = Puedes descartar una de estas cartas ({ $source_name }).
    .waiting = { $player } mira unas cartas.
bang-prompt-cattle_truck = Llévate una de estas cartas de los descartes.
    .waiting = { $player } se lleva una carta de los descartes.
bang-prompt-circus_wagon = { $by_is ->
       *[other] { $by } te obliga a descartar
        [you] Tienes que descartar
        [nobody] Tienes que descartar
    } una de tus cartas en juego ({ $cause_name }).
    .waiting = { $player } descarta una carta en juego.
bang-prompt-coal_hopper = Elige el vagón que se descarta ({ $source_name }).
    .waiting = { $player } elige qué vagón se descarta.
bang-prompt-mail_car = Da a otro jugador una de las cartas que acabas de robar.
    .waiting = { $player } da una carta.
bang-prompt-shade_card = Puedes descartar una carta para robar otra ({ $source_name }).
    .waiting = { $player } puede cambiar una carta.
bang-prompt-turn_shot = { $by_is ->
       *[other] { $by } te dispara
        [you] Te disparas
        [nobody] Te disparan
    }; puedes hacer que el objetivo sea otro ({ $source_name }).
    .waiting = { $player } está bajo fuego.

## Opciones

bang-option-AcquireCar = Conseguir { $card }
bang-option-MoveTrain = Mover el tren 1 estación y conseguir un vagón
bang-option-Place = { $target_is ->
    [you] Poner { $card } delante de ti
   *[other] Poner { $card } delante de { $target }
}
bang-option-UseAs = { $companions_are ->
    [none] { $other_is ->
        [none] { $target_is ->
            [nobody] Usar { $card }
            [you] Usar { $card } contra ti
           *[other] Usar { $card } contra { $target }
        }
       *[seen] { $target_is ->
            [nobody] Usar { $card }: descartar { $other }
            [you] Usar { $card } contra ti: descartar { $other }
           *[other] Usar { $card } contra { $target }: descartar { $other }
        }
    }
   *[seen] { $other_is ->
        [none] { $target_is ->
            [nobody] Usar { $card } + { $companions }
            [you] Usar { $card } contra ti + { $companions }
           *[other] Usar { $card } contra { $target } + { $companions }
        }
       *[seen] { $target_is ->
            [nobody] Usar { $card }: descartar { $other } + { $companions }
            [you] Usar { $card } contra ti: descartar { $other } + { $companions }
           *[other] Usar { $card } contra { $target }: descartar { $other } + { $companions }
        }
    }
}
bang-option-PlayCopy = { $target_is ->
    [nobody] Jugar { $card } (copia)
    [you] Jugar { $card } (copia) contra ti
   *[other] Jugar { $card } (copia) contra { $target }
}
bang-option-SwapWith = { $card } por { $other }
bang-option-Hold = Conservar { $card } y recibir un disparo
bang-option-SkipEngine = La locomotora no hace nada
bang-option-DoubleEngine = La locomotora actúa dos veces

## El registro

bang-event-EngineChosen = { $card } decide la locomotora: { $engine_name }.
bang-event-TrainMoved = { $station_is ->
    [seen] { $way ->
        [round] El tren avanza hasta { $station_name }.
        [free_move] { $seat } mueve el tren hasta { $station_name }.
       *[other] { $seat } mueve el tren hasta { $station_name } ({ $cause_name }).
    }
   *[none] { $way ->
        [round] El tren llega al final de la línea.
        [free_move] { $seat } lleva el tren al final de la línea.
       *[other] { $seat } lleva el tren al final de la línea ({ $cause_name }).
    }
}
    .you = { $station_is ->
        [seen] { $way ->
            [round] El tren avanza hasta { $station_name }.
            [free_move] Mueves el tren hasta { $station_name }.
           *[other] Mueves el tren hasta { $station_name } ({ $cause_name }).
        }
       *[none] { $way ->
            [round] El tren llega al final de la línea.
            [free_move] Llevas el tren al final de la línea.
           *[other] Llevas el tren al final de la línea ({ $cause_name }).
        }
    }
bang-event-CarAcquired = { $station_is ->
    [none] { $seat } se lleva { $card } del tren.
   *[seen] { $seat } consigue { $card } en { $station_name }.
}
    .you = { $station_is ->
        [none] Te llevas { $card } del tren.
       *[seen] Consigues { $card } en { $station_name }.
    }
bang-event-CarPlaced = { $target_is ->
    [self] { $seat } se queda con { $card }.
    [you] { $seat } pone { $card } delante de ti.
   *[other] { $seat } pone { $card } delante de { $target }.
}
    .you = { $target_is ->
        [self] Te quedas con { $card }.
       *[other] Pones { $card } delante de { $target }.
    }
bang-event-CarCoupled = Se engancha al tren: { $card }.
bang-event-CarsDrawn = { $seat } roba vagones: { $cards }.
    .you = Robas vagones: { $cards }.
bang-event-CarUsed = { $other_is ->
    [none] { $target_is ->
        [nobody] { $seat } usa { $card }.
        [self] { $seat } usa { $card } contra sí.
        [you] { $seat } usa { $card } contra ti.
       *[other] { $seat } usa { $card } contra { $target }.
    }
   *[seen] { $target_is ->
        [nobody] { $seat } descarta { $other } y usa { $card }.
        [self] { $seat } descarta { $other } y usa { $card } contra sí.
        [you] { $seat } descarta { $other } y usa { $card } contra ti.
       *[other] { $seat } descarta { $other } y usa { $card } contra { $target }.
    }
}
    .you = { $other_is ->
        [none] { $target_is ->
            [nobody] Usas { $card }.
            [self] Usas { $card } contra ti.
           *[other] Usas { $card } contra { $target }.
        }
       *[seen] { $target_is ->
            [nobody] Descartas { $other } y usas { $card }.
            [self] Descartas { $other } y usas { $card } contra ti.
           *[other] Descartas { $other } y usas { $card } contra { $target }.
        }
    }
bang-event-EngineRuns = Actúa la locomotora: { $engine_name }.
bang-event-EngineSkipped = { $seat } deja la locomotora sin efecto.
    .you = Dejas la locomotora sin efecto.
bang-event-TrainRebuilt = Empieza un nuevo viaje con { $engine_name }. El tren: { $cards }.
bang-event-CardsSwapped = { $target_is ->
    [you] { $seat } te cambia { $card } por { $other }.
   *[other] { $seat } le cambia { $card } por { $other } a { $target }.
}
    .you = Le cambias { $card } por { $other } a { $target }.
bang-event-CardHeld = { $seat } conserva { $card } y recibe un disparo.
    .you = Conservas { $card } y recibes un disparo.
bang-event-CopyPlayed = { $target_is ->
    [nobody] Tiene el efecto de { $source_name }.
    [self] Tiene el efecto de { $source_name }, contra { $seat }.
    [you] Tiene el efecto de { $source_name }, contra ti.
   *[other] Tiene el efecto de { $source_name }, contra { $target }.
}
    .you = { $target_is ->
        [nobody] Tiene el efecto de { $source_name }.
        [self] Tiene el efecto de { $source_name }, contra ti.
       *[other] Tiene el efecto de { $source_name }, contra { $target }.
    }
bang-event-ShotTurnedAway = { $target_is ->
    [you] { $seat } descarta { $card }: ahora el objetivo eres tú.
   *[other] { $seat } descarta { $card }: ahora el objetivo es { $target }.
}
    .you = Descartas { $card }: ahora el objetivo es { $target }.
bang-event-PlayerSpared = { $target_is ->
    [self] { $seat } se deja fuera ({ $cause_name }).
    [you] { $seat } te deja fuera ({ $cause_name }).
   *[other] { $seat } deja fuera a { $target } ({ $cause_name }).
}
    .you = { $target_is ->
        [self] Te dejas fuera ({ $cause_name }).
       *[other] Dejas fuera a { $target } ({ $cause_name }).
    }

## Por qué algo no es posible

refusal-car-limit = Ya tienes tu vagón de este turno.
refusal-no-station = { $card_name } todavía no está en ninguna estación.
refusal-cannot-pay = No puedes pagar el precio de { $card_name }.
refusal-does-not-pay = En { $by_name } no se paga con { $card_name }.
refusal-train-moved = Ya has movido el tren en este turno.
refusal-no-car-then = Ni moviendo el tren podrías pagar un vagón.
refusal-no-cars = El tren no tiene vagones.
refusal-no-cars-left = No quedan vagones en el mazo.
refusal-no-discards = No hay descartes.
refusal-no-railcar = { $player } no tiene vagones en juego.
refusal-nothing-to-swap = No tienes cartas en juego que intercambiar.
refusal-nothing-in-front = { $player } no tiene cartas en juego.
refusal-no-legal-swap = Ninguna de tus cartas se puede intercambiar por una de { $player }.
refusal-nothing-to-copy = La primera carta de los descartes no tiene ningún efecto que copiar.
refusal-nothing-to-give-up = No tienes otra carta azul ni otro vagón que descartar ({ $card_name }).
refusal-stands-not-for = { $card_name } no cuenta como { $by_name }.
refusal-out-of-range-then = Sin esa carta, { $player } quedaría fuera de tu alcance.
refusal-other-suit = La carta tiene que ser del palo de la carta ¡BANG! ({ $card_name }).

## Decisiones

ruling-bang-301 = El tren se mueve al principio del turno: tras revelar un evento y antes de la Dinamita, la Cárcel y demás.
ruling-bang-302 = El tren también se mueve al empezar un turno adicional de quien inicia la ronda.
ruling-bang-303 = Si quien inicia la ronda queda fuera, desde la ronda siguiente mueve el tren el siguiente jugador en el sentido del juego.
ruling-bang-304 = Solo puedes mover el tren para comprar si después puedes pagar un vagón, y entonces tienes que conseguirlo.
ruling-bang-305 = En Deathwood, las cartas naranjas y los vagones pagan como cartas azules.
ruling-bang-306 = Los vagones pagan donde vale cualquier carta. No tienen palo ni valor.
ruling-bang-307 = Elena Fuente puede pagar en Dodgeville con cualquier carta de su mano.
ruling-bang-308 = El Furgón de equipajes, el Furgón de cola y el Coche cama no cuentan como la carta que pide una estación.
ruling-bang-309 = También puedes pagar con cartas que otros pusieron delante de ti; una Bomba pagada no explota.
ruling-bang-310 = Un Sheriff que recibe el Vagón fantasma tiene que ponerlo al momento delante de otro jugador.
ruling-bang-311 = Un vagón conseguido al final de la línea es el vagón del turno, aunque el turno acabe de empezar.
ruling-bang-312 = Ironhorse y El más buscado afectan a todos antes de que alguien pueda ganar. Si mueren todos, ganan los Forajidos.
ruling-bang-313 = Sancho puede llevarse cualquier vagón del tren, esté o no en una estación.
ruling-bang-314 = Sgt. Blaze puede dejarse fuera, y elige de nuevo cada vez que la locomotora actúa en su turno.
ruling-bang-315 = El Saco de dinero no puede copiar una reacción ni una carta sin objetivo posible.
ruling-bang-316 = El Saco de dinero tiene el efecto de la carta copiada sin ser esa carta; cuentan su palo y su valor.
ruling-bang-317 = Evan Babbit no puede desviar un ¡BANG! sin palo.
ruling-bang-318 = Un jugador al que el ¡BANG! no afecta no puede ser el nuevo objetivo de Evan Babbit.
ruling-bang-319 = Si la carta vuelve a su dueño, ¡Esquivado! no se lleva nada.
ruling-bang-320 = ¡Esquivado! solo se lleva la carta si el disparo queda anulado.
ruling-bang-321 = ¡Esquivado! se lleva también una carta con varios objetivos, que sigue afectando a los demás.
ruling-bang-322 = ¡Esquivado! no se lleva nada de una carta verde usada, una capacidad, un evento o la locomotora.
ruling-bang-323 = Con A todo vapor decides sobre la locomotora después de que se pueda conseguir un vagón.
ruling-bang-324 = A todo vapor es un único avance del tren.
ruling-bang-325 = Revólver con cuchillo: primero el disparo, luego se desenfunda.
ruling-bang-326 = Un Cambio de agujas nunca lleva la Cárcel ni el Vagón fantasma ante el Sheriff.
ruling-bang-327 = Las cargas se quedan en la carta naranja intercambiada.
ruling-bang-328 = Una carta verde intercambiada no se puede usar en este turno.
ruling-bang-329 = El Cambio de agujas le quita una carta al otro: Indemnización y Henry Block reaccionan.
ruling-bang-330 = El Asalto al tren pregunta una vez por cada carta en juego al jugarlo, si sigue ahí.
ruling-bang-331 = El Depósito de agua se lleva cualquier vagón del tren, esté o no en una estación.
ruling-bang-332 = Indemnización da 1 carta por cada carta que otro te quita o te hace descartar, no por eventos ni precios.
ruling-bang-333 = Un vagón usado como ¡BANG! necesita alcance y recibe las ventajas de las cartas ¡BANG!
ruling-bang-334 = Un vagón usado en lugar de una carta no es una carta de la mano.
ruling-bang-335 = Para el Furgón de cola y el Coche cama descartas otra carta azul, naranja o vagón que tengas delante.
ruling-bang-336 = El Coche cama funciona una vez en cada turno, también en los ajenos.
ruling-bang-337 = El ¡BANG! del Coche cama tiene el palo de la carta descartada; el del Furgón de equipajes, ninguno.
ruling-bang-338 = Un arma descartada para el Coche cama ya no ayuda a su disparo.
ruling-bang-339 = Si nadie tiene vagones delante, el Vagón carbonero solo roba.
ruling-bang-340 = El Vagón restaurante va después de la Dinamita, la Cárcel, la Serpiente de cascabel y la Bomba; si la Cárcel cuesta el turno, no actúa.
ruling-bang-341 = Tras el turno adicional del Vagón exprés, nada da otro más.
ruling-bang-342 = Mientras no puedas terminar tu turno, no puedes usar el Vagón exprés.
ruling-bang-343 = Si solo queda un vagón para el Vagón salón, te lo quedas.
ruling-bang-344 = Con el Vagón de pasajeros, de ti solo puedes llevarte una carta en juego.
ruling-bang-345 = El Vagón prisión solo detiene cartas Duelo e ¡Indios! jugadas como tales.
ruling-bang-346 = Que te salve el Vagón fantasma no es una eliminación: no hay recompensa y el rol sigue oculto.
ruling-bang-347 = El límite de mano de un fantasma es 0, si nada permite más.
ruling-bang-348 = Un Vagón fantasma sin efecto mantiene a un fantasma en la partida, pero no salva a un jugador vivo.
ruling-bang-349 = Un vagón tiene efecto desde que se consigue.
ruling-bang-350 = Conseguir un vagón no es jugar una carta.
ruling-bang-351 = Todos ven las cartas entre las que elige el Vagón de ganado.
