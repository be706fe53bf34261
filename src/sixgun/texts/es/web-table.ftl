### La mesa web en español: la mesa misma, antes de la partida y durante ella.

## Camino a la mesa

web-finding-table = Buscando la mesa…
web-bye-title = No estás en esta mesa
web-bye-seat = Este asiento ya no es tuyo
web-watch-instead = Mirar la partida
web-your-turn = Te toca

## La barra

web-players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-watchers = { $count } mirando
web-bank = Tu tiempo
web-rules = Reglas
web-cards = Cartas
web-log-and-chat = Registro y chat
web-theme-to-night = Cambiar al tema nocturno
web-theme-to-paper = Cambiar al tema de papel
web-menu = Menú

## Jugadores

web-players = Jugadores
web-you = tú
web-life = { $life } de { $max } puntos de vida
web-role-is = Rol: { $role }
web-role-unknown = Rol desconocido
web-distance = Distancia { $distance }
web-distance-in-reach = Distancia { $distance }, al alcance
web-distance-too-far = Distancia { $distance }, fuera de alcance
web-flag-turn = Turno
web-flag-target = Objetivo
web-plate-open = Ver a { $name }
web-plate-aim = Elegir a { $name }
web-plate-aimed = Objetivo: { $name }
web-plate-bot = bot
web-plate-away = ausente, juega un bot
web-plate-offline = sin conexión
web-own-zone = Tu lado de la mesa
web-zone-of = El lado de { $name }

## La pregunta

web-waiting-for-several = Esperando a { $names }.
web-waiting-for-table = Un momento…
web-out-watch = Has quedado fuera. Quédate a ver cómo termina.
web-step-confirm = Confirma con el botón rojo.
web-step-more = Ahora elige entre lo que brilla.
web-step-back = Paso atrás
web-sending = Enviando…
web-take-back = Deshacer la jugada
web-hint = ¿Qué haría un buen jugador?
web-more-time = Dar más tiempo
web-coach-enough = Entendido
web-after-game = Resumen de la partida
web-why-not-now = Ahora no decides tú.
web-why-not-asked-for = Eso no se puede elegir ahora.

## Relojes

web-table-clock = Reloj
web-table-clock-none = Sin reloj
web-table-clock-bank = { $minutes } min, { $increment } s más por turno, { $reaction } s para reaccionar
web-table-clock-days = { $days ->
    [one] { $days } día por decisión
   *[other] { $days } días por decisión
}
web-table-clock-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
web-table-clock-until = hasta
web-table-clock-kind-bank = Reserva de tiempo
web-table-clock-kind-days = Días
web-table-clock-minutes = Minutos de reserva
web-table-clock-increment = Segundos más por turno
web-table-clock-reaction = Segundos para reaccionar
web-table-clock-each = Días por decisión
web-table-clock-expiry = Cuando se acaba el tiempo
web-table-clock-expiry-bot = Decide un bot
web-table-clock-expiry-default = Vale la respuesta prudente
web-table-clock-set = Usar este reloj

## Lo que todos deben saber

web-reconnecting = Se ha perdido la conexión; conectando de nuevo…
web-reconnecting-about = No se ha perdido nada.
web-looking-back = Estás viendo un momento anterior.
web-look-now = Volver al presente
web-proposal = { $name } quiere deshacer su última decisión.
web-proposal-waiting = { $name } quiere deshacer su última decisión; faltan por responder: { $names }.
web-agree = Aceptar
web-decline = No aceptar
web-away-now = Un bot está jugando por ti.
web-back-again = He vuelto
web-watching = Estás mirando.
web-watching-from = Desde qué lado miras
web-watching-beside = junto a { $name }

## Registro y chat

web-log = Registro
web-log-filter = Qué muestra el registro
web-log-all = Todo
web-log-game = Partida
web-log-chat = Chat
web-log-turn = Turno { $number } · { $name }
web-log-before = Antes del primer turno
web-log-empty = Todavía no ha pasado nada.
web-log-more = Mostrar líneas anteriores
web-log-look = Ver la mesa en este momento
web-say = Di algo
web-says = { $name }: { $text }
web-chat-label = Mensaje a la mesa
web-chat-placeholder = Di algo…
web-chat-send = Enviar
web-chat-more = Más frases
web-chat-price = Hablar con tus palabras tiene ahora un precio: { $price }
web-chat-pay = Decirlo de todos modos
web-chat-keep-quiet = Callar
web-chat-phrases-free = Las frases hechas son gratis.
web-role-look = Mira tu nuevo rol.
web-phrase-not_me_sheriff = ¡Yo no he sido, Sheriff!
web-phrase-outlaw_there = ¡Ahí está el Forajido!
web-phrase-trust_me = Confía en mí.
web-phrase-nice_shot = ¡Buen tiro!
web-phrase-have_a_beer = Tómate una cerveza.
web-phrase-sorry = ¡Perdón!
web-phrase-thanks = ¡Gracias!
web-phrase-hurry_up = ¡Date prisa!
web-phrase-one_moment = Un momento, por favor.
web-phrase-good_game = ¡Buena partida!

## Antes de la partida

web-waiting-title = Quién juega
web-seat-number = Asiento { $number }
web-seat-open = libre
web-seat-bot = bot, { $level }
web-seat-host = anfitrión
web-seat-here = presente
web-sit-here = Sentarse aquí
web-sit-down = Sentarse
web-sit-title = Toma asiento
web-sit-name = Tu nombre en la mesa
web-sit-name-missing = Primero hace falta un nombre.
web-add-bot = Bot
web-remove-from-seat = Expulsar a { $name }
web-begin = Repartir
web-begin-bots = { $count ->
    [one] Un bot ocupará el asiento libre.
   *[other] Los bots ocuparán los { $count } asientos libres.
}
web-waiting-for-host = { $name } repartirá cuando estéis todos.
web-table-full = Todos los asientos están ocupados. Verás la partida desde aquí.
web-invite = Invita a tus amigos
web-invite-link = Enlace a esta mesa
web-invite-code = O el código de la mesa:
web-table-rules = A qué se juega
web-table-listed = Cualquiera puede encontrar esta mesa en el vestíbulo.
web-table-unlisted = Solo se puede llegar a esta mesa con el enlace.
web-rules-first = ¿Tu primera partida? Lee esto antes
web-fair = ¿Es limpio el reparto?
web-fair-text = Todo el barajado sale de un número secreto fijado antes de que nadie se siente. Esta es su huella. Después de la partida se muestra el número, y cualquiera puede comprobar que nada cambió por el camino.
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = La dirección está seleccionada: cópiala con el teclado o con el menú del navegador.
web-share = Compartir

## El menú

web-menu-seat = Tu asiento
web-menu-device = Este dispositivo
web-menu-table = La mesa
web-menu-host = Para el anfitrión
web-menu-settings = Todos los ajustes
web-away = Ausente
web-away-about = Un bot juega por ti hasta que vuelvas.
web-auto-pass = Pasar por mí si no tengo con qué responder
web-auto-pass-about = Tras una pausa, para que nadie lo note.
web-hide-role = Ocultar mi rol
web-hide-role-about = Por si compartes la pantalla.
web-rename = Tu nombre
web-rename-set = Cambiar
web-own-link = Enlace privado a tu asiento
web-own-link-about = Ábrelo en otro dispositivo para seguir jugando allí. Quien tiene este enlace tiene tu asiento.
web-own-link-show = Jugar en otro dispositivo
web-stand-up = Dejar el asiento
web-stand-up-title = ¿Dejar el asiento definitivamente?
web-stand-up-playing = Un bot sigue jugando por ti, y otra persona puede ocupar el asiento.
web-stand-up-waiting = El asiento queda libre para otra persona.
web-stay = Quedarse
web-text-table = Mesa de texto
web-text-table-about = Títulos, listas y botones en vez de dibujos.
web-sound = Sonido
web-language = Idioma
web-save-scenario = Guardar como escenario

## Para el anfitrión

web-host-seats = Asientos
web-host-seat-menu = Qué hacer con { $name }
web-host-bot = Un bot aquí: { $level }
web-host-bot-plays-on = Que siga jugando un bot
web-host-new-link = Nuevo enlace privado
web-host-make-host = Hacer anfitrión
web-host-send-away = Expulsar
web-host-offer = Ofrecer el asiento
web-host-time = Tiempo
web-host-house = Reglas de la casa
web-host-title = Nombre de la mesa
web-host-title-set = Cambiar
web-host-pace = Ritmo de los bots
web-pace-calm = Tranquilo
web-pace-brisk = Ágil
web-pace-instant = Al instante
web-host-listed = Mostrar la mesa en el vestíbulo
web-host-listed-about = Si no, solo se llega con el enlace.
web-host-watching = Se admiten espectadores
web-host-watching-about = Ven lo que está a la vista, y nada más.
web-new-link-title = Un nuevo enlace privado
web-new-link-text = Este enlace da el asiento de { $name } a quien lo abra; el anterior ya no sirve. Solo se muestra ahora.
web-new-link = Enlace privado

## Ayuda

web-help-title = Teclas y símbolos
web-help-in-reach = Distancia, al alcance de tu arma
web-help-too-far = Distancia, fuera de alcance
web-help-legal = Puedes elegirlo ahora
web-help-target = Es el objetivo elegido
web-key-tab = de una cosa a la siguiente
web-key-arrows = por una fila, y de fila en fila
web-key-digits = elegir una de las nueve primeras respuestas
web-key-enter = enviar lo elegido
web-key-escape = deshacer un paso
web-key-hint = pedir un consejo
web-key-log = abrir el registro
web-key-chat = abrir el chat
web-key-help = esta ayuda
