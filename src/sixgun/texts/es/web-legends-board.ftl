### Western Legends en la mesa web: el mapa y lo que se hace en él, en español.

web-lobby-game-about-legends = Cabalga, atraca, busca oro y apuesta hasta que todo el Oeste conozca tu nombre.

## El mapa

web-legends-map = Mapa
web-legends-map-whole = Ver el mapa entero
web-legends-zoom-in = Acercar
web-legends-zoom-out = Alejar
web-legends-show-own = Ver tu figura
web-legends-where-to = ¿Adónde?
web-legends-destinations = Casillas que puedes elegir
web-legends-go-to = Ir a: { $space } ({ legends-amount-spaces })
web-legends-space-with = { $space }: { $who }
web-legends-key-list = lista de las casillas que puedes elegir
web-legends-key-zoom = acercar o alejar el mapa
web-legends-key-whole = el mapa entero

## Botones

web-legends-end-early = { $count ->
    [one] Terminar el turno, queda { $count } acción
   *[other] Terminar el turno, quedan { $count } acciones
}
web-legends-step-ready = Comprar y usar ya
web-legends-step-upgrade = Mejorar
web-legends-step-moved = Con el disco de la otra historia

## Una pregunta en pocas palabras

web-legends-ask-act = { $left ->
    [one] Tu turno: te queda { $left } acción.
   *[other] Tu turno: te quedan { $left } acciones.
}

## Qué se puede hacer en una casilla

web-legends-place-plain = Aquí solo hay camino. Quien se encuentra con otro personaje puede atacar.
web-legends-place-general_store = Con una acción compras objetos y mejoras armas y monturas, tanto como puedas pagar. O trabaja por 10 $.
web-legends-place-saloon = Empieza una partida de póker; la apuesta inicial es de 10 $. O trabaja por 10 $.
web-legends-place-bank = Vende pepitas, cada una por 20 $ y 1 PL, o intenta atracar el banco. O trabaja por 10 $.
web-legends-place-doctor = Por 10 $ se curan todas las heridas, y robas una carta de póker por cada una. O trabaja por 10 $.
web-legends-place-cabaret = Vete de juerga: cada 30 $ dan 1 PL. O trabaja por 10 $.
web-legends-place-mine = Lanza dos dados en busca de oro. O trabaja por 10 $.
web-legends-place-ranch = Toma ganado, si no llevas. El del otro rancho se vende aquí como robado. O trabaja por 10 $.
web-legends-place-rail_station = Entrega ganado por ferrocarril, salvo si eres forajido. O trabaja por 10 $.
web-legends-place-sheriff_office = Aquí acaban los forajidos arrestados. Trabaja por 10 $.
web-legends-place-hideout = Si aquí espera un bandido, hay que combatirlo. Si no, es un lugar tranquilo para trabajar por 10 $.
