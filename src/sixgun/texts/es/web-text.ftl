### La mesa de texto, en español: toda la mesa en frases.

web-text-decide = Te toca decidir
web-text-wait = Ahora
web-text-over = Fin de la partida
web-text-options = Tus opciones
web-text-press = O escribe su número.
web-text-typed = Opción { $number }: Intro la elige, o sigue escribiendo.
web-text-dice = Qué dados volver a lanzar
web-text-die = { $face } (dado { $number })
web-text-time = Tiempo restante: { $time }
web-text-hint = Consejo
web-text-advice = Un buen jugador elegiría: { $option }. { $reason }
web-text-you-are = Tú: { $name }
web-text-watching = Estás mirando.
web-text-holds = { $count ->
    [0] Sin cartas en la mano
    [one] Mano, { $count } carta
   *[other] Mano, { $count } cartas
}
web-text-playable = se puede jugar ahora
web-text-not-now = ahora no: { $why }
web-text-not-now-rule = ahora no: { $why } (regla { $rule })
web-text-players = Jugadores, en el sentido de las agujas del reloj desde tu izquierda
web-text-players-all = Jugadores
web-text-player = { $number }. { $name }
web-text-log = Registro, lo más reciente primero
web-text-chat = Chat
web-text-turn = Es el turno de { $player }.
web-text-turn-own = Es tu turno.
web-text-life = { $life } de { $most } puntos de vida.
web-text-out = Fuera de la partida.
web-text-role = Rol: { $role }.
web-text-goal = Tu objetivo: { $goal }
web-text-can-do = Qué puede hacer { $character }
web-text-ability = { $character }: { $text }
web-text-bot = Un bot.
web-text-away = Ausente; juega un bot.
web-text-offline = Sin conexión.
web-text-in-reach = Distancia { $distance }, a tu alcance.
web-text-too-far = Distancia { $distance }, fuera de tu alcance.
web-text-distance = Distancia { $distance }.

## Los dados

web-text-dice-roll = Tirada { $roll } de { $rolls }: { $dice }.
web-text-dice-pile = { $count ->
    [one] { $count } flecha en el montón.
   *[other] { $count } flechas en el montón.
}
web-text-dice-arrows = { $count ->
    [one] { $count } flecha.
   *[other] { $count } flechas.
}
web-text-last-one = Ahora solo gana el último con vida.

## Las cartas

web-text-bang-piles = Mazo { $deck }, descartes { $discard }.
web-text-bang-top = Encima de los descartes: { $card }.
web-text-bang-row = Boca arriba en el centro: { $cards }.
web-text-bang-lap = Solo tú ves: { $cards }.
web-text-bang-hand = { $count ->
    [one] { $count } carta en la mano.
   *[other] { $count } cartas en la mano.
}
web-text-bang-in-play = En juego: { $cards }.
web-text-bang-reach = Alcance { $reach }.
web-text-bang-limit = Al final de tu turno puedes conservar { $count }.
