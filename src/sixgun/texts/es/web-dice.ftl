### La mesa en el navegador, en español: la bandeja del juego de dados.

## La bandeja

web-dice-you-take = Tomas los dados
web-dice-takes = { $player } toma los dados
web-dice-roll-of = Tirada { $roll } de { $rolls }
web-dice-roll-whose = { $player }: tirada { $roll } de { $rolls }
web-dice-keep = guardar
web-dice-again = repetir
web-dice-locked = fijo
web-dice-die = Dado { $number }:
web-dice-die-shows = Dado { $number }, { $face }:
web-dice-roll-again = { $count ->
    [one] Lanzar { $count } dado
   *[other] Lanzar { $count } dados
}
web-dice-pile = { $count ->
    [one] Queda { $count } flecha.
   *[other] Quedan { $count } flechas.
}
web-dice-pile-last = Quien tome la última provoca el ataque.

## Qué hacen los símbolos

web-dice-faces = Los seis símbolos
web-dice-face-arrow = Toma una flecha al momento, aunque vuelvas a lanzar este dado. La última flecha del montón provoca un ataque: cada jugador pierde un punto de vida por cada flecha suya y todas vuelven al montón.
web-dice-face-dynamite = No se puede volver a lanzar. Tres dinamitas acaban con tus tiradas y te cuestan un punto de vida.
web-dice-face-bullseye_1 = Le quita un punto de vida a un jugador sentado justo a tu lado, a la izquierda o a la derecha.
web-dice-face-bullseye_2 = Le quita un punto de vida a un jugador que está exactamente a dos puestos. Con tres jugadores vivos o menos cuenta como un 1.
web-dice-face-beer = El jugador que elijas, que puedes ser tú, obtiene un punto de vida.
web-dice-face-gatling = Con tres se activa la ametralladora Gatling: todos los demás pierden un punto de vida y tú descartas todas tus flechas.

## Qué hacen estos dados

web-dice-steps = Qué hacen estos dados
web-dice-step-of = { $count } de { $needed }
web-dice-step-explodes = con { $needed } dejas de lanzar
web-dice-step-fires = con { $needed } dispara
web-dice-step-beers = { $count ->
    [one] { $count } cerveza
   *[other] { $count } cervezas
}
web-dice-step-heals = 1 punto de vida cada una
web-dice-step-several = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-dice-step-shots = { $count ->
    [0] distancia { $places }
    [one] { $count } disparo, distancia { $places }
   *[other] { $count } disparos, distancia { $places }
}
web-dice-step-doubled = Por 2 puntos de vida, gastando una cerveza

## Probabilidades

web-dice-odds = Tus probabilidades
web-dice-odds-none = Elige dados para volver a lanzar y aquí verás las probabilidades exactas.
web-dice-if-rolled = { $count ->
    [one] Si lanzas { $count } dado
   *[other] Si lanzas { $count } dados
}
web-dice-odds-dynamite = Tres dinamitas
web-dice-odds-attack = El ataque de los indios
web-dice-odds-arrow = Una flecha o más
web-dice-odds-bullseye = Un punto de mira o más
web-dice-odds-beer = Una cerveza o más
web-dice-odds-gatling = Dispara la Gatling

## Tú

web-dice-life-of = { $life } de { $most } puntos de vida
web-dice-role-secret = rol secreto

## La primera vez en la mesa

web-dice-coach-reroll = Toca los dados que quieras volver a lanzar. Las flechas cuentan ya; la dinamita se queda.
web-dice-coach-bullseyes = Toca a quien quieras alcanzar. El dado indica a cuántos puestos está el objetivo.
web-dice-coach-beers = Toca a quien deba beber. Tú estás abajo.

## Preguntas en pocas palabras

web-dice-stop = Parar aquí
web-dice-ask-reroll = ¿Qué dados repites? { $left ->
    [one] Queda una tirada.
   *[other] Quedan { $left } tiradas.
}
web-dice-ask-bullseyes = ¿A quién alcanzas? { $face_name }, disparo { $number } de { $total }
web-dice-ask-beers = ¿Quién bebe? Cerveza { $number } de { $total }
web-dice-ask-heal = ¿Quién obtiene 1 punto de vida?
