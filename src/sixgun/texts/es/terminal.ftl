### La mesa en la terminal, en español: pantalla completa y líneas sencillas.

ui-turn = turno { $number }
ui-too-small = con { $columns } × { $rows } se ve todo
ui-role-unknown = oculto
ui-out = fuera de juego
ui-own-more = i: lo que puedes hacer

## El centro de la mesa del juego de dados

ui-dice-not-rolled = { $player } toma los dados
ui-dice-roll = { $player }: tirada { $roll }
ui-dice-roll-of = Tirada { $roll } de { $rolls }
ui-dice-pile = { $count ->
    [one] { $count } flecha en el montón
   *[other] { $count } flechas en el montón
}
ui-die-keep = guardar
ui-die-again = ↻ otra
ui-die-locked = fijo
ui-die-now = ▲ este

## El centro, los asientos y las opciones del juego de cartas

ui-bang-deck = mazo { $count }
ui-bang-discards = descartes { $count }
ui-bang-row = En la mesa:
ui-bang-lap = Solo tú ves:
ui-bang-at = { $card }: ¿a quién?
ui-bang-how = { $card }: ¿qué haces con ella?
ui-bang-from-hand = una carta al azar de la mano ({ $count })
ui-bang-no-use = { $card } no sirve de nada en este momento.
ui-bang-no-character = aún sin personaje
ui-bang-empty-hand = No tienes cartas en la mano.
ui-no-answer = No tenías con qué responder, así que pasas.

## Los eventos del juego de cartas

ui-events-now = evento: { $event }
ui-events-next = próximo: { $event }
ui-events-none = sin evento en la primera ronda
ui-events-left = eventos restantes: { $count }
ui-events-last = último evento
ui-events-asleep = sin efecto ahora
ui-events-starter = empieza las rondas
ui-events-ghost = fantasma
ui-events-reserve = reserva: { $character }
ui-events-reserve-hidden = reserva: boca abajo
ui-events-suit = en este turno solo { $suit }
ui-events-duty = hay que jugar: { $card }
ui-events-must-play = hay que jugarla
ui-events-counts-as = cuenta como { $suit }
ui-events-signs = ◈ evento · ⚑ empieza las rondas · ☾ sin efecto ahora · ☠ fantasma · ◇ reserva · ! hay que jugarla · =♥ cuenta como este palo
ui-load-signs = ▲ carta naranja · • carga
ui-load-supply = cargas en la reserva: { $count }
ui-load-count = { bang-count-load }
ui-load-tokens = { $count ->
    [one] carga
   *[other] cargas
}
ui-load-short = { bang-count-load }, casi vacía
ui-load-bell = { $card }: todos a distancia 1 para la próxima carta
ui-load-belt = { $card }: una carta ¡BANG! más

## La lista de opciones

ui-choices-wait = Juegan los demás…
ui-choices-over = La partida ha terminado.
ui-nothing-picked = Aún no has elegido nada: usa los números o las flechas del teclado.
ui-no-stop = Tienes que elegir una de las opciones.
ui-undone = Jugada deshecha.
ui-hint = Consejo: { $option }. { $why }
ui-type-here = escribe una jugada, por ejemplo: { $example }

## Teclas, con palabras cortas

ui-key-dice = dados
ui-key-roll = lanzar
ui-key-stop = parar
ui-key-end = fin de turno
ui-key-pass = pasar
ui-key-back = atrás
ui-key-cards = cartas
ui-key-result = resultado
ui-key-help = teclas
ui-key-log = registro
ui-key-choose = elegir
ui-key-skip = no esperar
ui-key-why = por qué
ui-key-info = quién
ui-key-undo = deshacer
ui-key-type = escribir
ui-key-hint = consejo
ui-key-language = idioma
ui-key-look = tema
ui-key-quit = salir

## Hojas

ui-sheet-keys = Intro: volver a la mesa
ui-info-title = Quién es quién
ui-why-title = ¿Por qué no?
ui-why-nothing = Ahora mismo todo es posible.
ui-keys-title = Teclas
ui-help-numbers = 1-9 – marcar un dado o elegir la opción con ese número
ui-help-go = espacio, Intro – lanzar los dados marcados, elegir la opción, no esperar a los bots
ui-help-arrows = flechas – recorrer las opciones; también sirve el ratón
ui-help-stop = s – quedarse con los dados o pasar
ui-help-why = ? – esta página
ui-help-info = i – quién es quién y qué puede hacer cada personaje
ui-help-undo = u – deshacer la última jugada
ui-help-type = : – escribir una jugada
ui-help-hint = h – consejo
ui-help-language = l – siguiente idioma
ui-help-look = t – tema claro u oscuro
ui-help-quit = q – abandonar la partida
ui-help-signs = ▮ vida · ↑ flechas · ◎ puestos de distancia · ★ ◆ ✗ ◐ roles, ? oculto
ui-cards-title = Qué hacen las cartas
ui-log-title = Lo que ha pasado
ui-help-bang-keys = 1-9, 0, letras – elegir la carta u opción de esa tecla; una no disponible dice por qué
ui-help-bang-target = después, el número de un jugador – elegirlo como objetivo; Esc vuelve atrás
ui-help-bang-go = espacio, Intro – elegir lo señalado, no esperar a los bots
ui-help-bang-stop = s – terminar el turno o pasar
ui-help-bang-cards = c – qué hacen las cartas a la vista
ui-help-bang-log = g – todo lo que ha pasado
ui-help-bang-signs = ▮ vida · ▤ cartas en la mano · ◉ distancia, al alcance · ○ distancia, demasiado lejos · (2) alcance de un arma · carta ● marrón ■ azul ◆ verde · →3 objetivos · ✗ ahora no · ★ ◆ ✗ ◐ roles, ? oculto
ui-quit-title = ¿Abandonar la partida?
ui-quit-question = La partida aún no ha terminado.
ui-quit-keys = Intro: abandonar    Esc: seguir jugando

## Pasar la mesa

ui-pass-table = Pasa la mesa a { $player }.
ui-pass-why = Todo queda oculto hasta que { $player } esté delante.
ui-pass-keys = { $player }, pulsa Intro.

## El final

ui-end-title = La partida ha terminado
ui-end-won = gana
ui-end-keys = w: guardar la repetición    Intro: mirar la mesa    q: salir
ui-saved = La repetición se ha guardado en { $file }.
ui-save-failed = No se ha podido guardar la repetición en { $file }: { $why }.

## La mesa en voz alta

ui-told-turn = Turno { $number }: { $player } tiene los dados.
ui-told-dice = Tirada { $roll }: { $dice }.
ui-told-seat = { $player }: { $character }, rol { $role }, vida { $life } de { $most }, { $arrows ->
    [0] ninguna flecha
    [one] { $arrows } flecha
   *[other] { $arrows } flechas
}.
ui-told-seat-out = { $player }: { $character }, fuera de la partida, rol { $role }.
ui-told-bang-turn = Turno { $number }: le toca a { $player }.
ui-told-bang-piles = Cartas en el mazo: { $deck }, descartadas: { $discards }.
ui-told-bang-top = Cartas en el mazo: { $deck }, descartadas: { $discards }, encima { $card }.
ui-told-bang-seat = { $player }: { $character }, rol { $role }, vida { $life } de { $most }, { $cards ->
    [0] ninguna carta
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano, alcance { $reach }.
ui-told-bang-near = A distancia { $distance } de ti, al alcance.
ui-told-bang-far = A distancia { $distance } de ti, fuera de alcance.
ui-told-bang-in-play = En juego: { $cards }.
ui-told-load-characters = Cargas en personajes: { $list }.
ui-told-load-cards = Cargas en cartas: { $list }.
ui-told-load-supply = Cargas en la reserva: { $count }.
ui-told-events-now = Evento en vigor: { $event }. { $text }
ui-told-events-next = Próximo evento: { $event }. { $text }
ui-told-events-none = En la primera ronda no hay ningún evento en vigor.
ui-told-events-left = Eventos restantes: { $count }.
ui-told-events-last = Es el último evento.
ui-told-events-past = Eventos anteriores: { $events }.
ui-told-events-asleep = Sin efecto ahora: { $names }.
ui-told-events-starter = { $player } empieza las rondas.
ui-told-events-ghost = { $player } está en la partida como fantasma, sin puntos de vida.
ui-told-events-reserve = Tu reserva: { $character }.
ui-told-events-reserve-hidden = Tu reserva sigue boca abajo.
ui-told-events-suit = { $player }: en este turno solo se puede jugar { $suit }.
ui-told-events-duty = { $player }: en este turno hay que jugar { $card }.

## Líneas sencillas

ui-plain-welcome = { $game }: responde con el número de una opción o con sus palabras; «{ ui-command-help }» enumera los comandos.
ui-plain-you = Eres { $player } y juegas con { $character }. Tu rol: { $role }.
ui-plain-many = 1 es «{ $first }»; hay { $count } opciones en total. Escribe por ejemplo «{ $example }», u «{ ui-command-options }» para verlas todas.
ui-plain-table = La mesa:
ui-plain-open = Eso sí es posible ahora.
ui-plain-no-why = No hay razón { $number }; las razones van de la 1 a la { $count }.
ui-plain-no-player = Aquí nadie se llama «{ $name }».
ui-plain-no-language = No hay textos en el idioma «{ $lang }»; los idiomas son { $known }.
ui-plain-language = Español.
ui-plain-save-where = Indica dónde: «{ ui-command-save } partida.sixgun.json».
ui-plain-log-number = Indica cuántas líneas: «{ ui-command-log } 10».
ui-plain-bye = Dejas la mesa; la partida no ha terminado.
ui-plain-eof = Se acabó la entrada; la partida no ha terminado.
ui-plain-hand = Tu mano:
ui-plain-card-what = Indica cuál: «{ ui-command-card } Cerveza».
ui-plain-no-card = Ninguna carta ni personaje de esta mesa se llama «{ $name }».

## Western Legends: el mapa, jugadores, cartas

ui-legends-sign-general_store = Ti
    .name = Tienda
ui-legends-sign-saloon = Sa
    .name = Saloon
ui-legends-sign-bank = Ba
    .name = Banco
ui-legends-sign-doctor = Me
    .name = Médico
ui-legends-sign-cabaret = Ca
    .name = Cabaret
ui-legends-sign-mine = Mi
    .name = Mina
ui-legends-sign-ranch = { $colour ->
    [blue] Ra
   *[green] Rv
}
    .name = { $colour ->
    [blue] R.azul
   *[green] R.verde
}
ui-legends-sign-rail_station = Es
    .name = Estac.
ui-legends-sign-sheriff_office = Of
    .name = Oficina
ui-legends-sign-hideout = ∆{ $letter }
    .name = Guar. { $letter }
ui-legends-round = Ronda { $number } · final con { $target } PL
ui-legends-last-round = Ronda { $number } · la última es la { $last }
ui-legends-actions = { $player }, acciones: { $count }
ui-legends-sure = Acciones restantes: { $count }. Pulsa s otra vez para terminar el turno.
ui-legends-fight-card = Carta de combate { $rank }
ui-legends-face-down = boca abajo
ui-legends-front = Anverso: { $text }
ui-legends-upgraded = Versión mejorada: { $text }
ui-legends-movement = Puntos de movimiento: { $count }.
ui-legends-end-lp = PL al final de la partida: { $count }.
ui-legends-no-effect = Sin efecto.
ui-legends-reward = Recompensa: { $text }
ui-legends-reverse = Llegan bandidos a las guaridas { $hideouts }; el sheriff se mueve hasta { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}.
ui-legends-house = la banca
ui-legends-active = en uso
ui-legends-nobody = nadie
ui-legends-start = Empieza con: { $what }.
ui-legends-not-able = La capacidad funciona a partir de 5 PL.
ui-told-legends-turn = Ronda { $number }, turno de { $player }, acciones restantes: { $actions }. El final llega con { $target } PL.
ui-told-legends-last = La ronda { $number } es la última.
ui-told-legends-waiting = { $player }: aún elige personaje.
ui-told-legends-seat = { $player }: { $character }, { $lp } PL, { $side }. Lugar: { $place }. Dinero { $money } $, pepitas { $nuggets }, heridas { $wounds }, cartas en la mano { $cards }.
ui-told-legends-items = Objetos: { $items }.
ui-told-legends-goals = Objetivos cumplidos: { $count }, fichas de leyenda: { $tokens }.
ui-told-legends-cattle = Tu ficha de ganado: { $symbol }.
ui-told-legends-tokens = Tus fichas de leyenda: { $tokens }.
ui-told-legends-sheriff = El sheriff: { $place }.
ui-told-legends-bandits = Bandidos: { $places }.
ui-told-legends-black = El Hombre de Negro: { $place }, { $lp } PL.
ui-told-legends-score = { $lines }; en total { $total } PL.
ui-told-legends-fight = { $attacker } contra { $defender }.
ui-told-legends-fight-cards = Cartas de combate que conoces: { $cards }.
ui-told-legends-peeked = Cartas de tu rival que has visto: { $cards }.
ui-told-legends-poker = Póker, { $town }: { $players }. Bote { $pot } $.
ui-told-legends-poker-soon = Póker, { $town }: { $players }.
ui-told-legends-flop = Flop: { $cards }.
ui-told-legends-hand = { $player }: { $cards } – { $hand }.
ui-told-legends-house-cards = Cartas de la banca, por la que juegas: { $cards }.
ui-told-legends-dice = Dados: { $faces }.
ui-told-legends-here = Estás aquí: { $place }.
ui-told-legends-beside = A tu lado: { $places }.
ui-told-legends-ways = Pasos hasta lo más cercano: { $ways }.
ui-told-legends-story = { $story }: { $condition } Discos: { $count } de { $needed } ({ $players }).
ui-told-legends-no-goals = Esta partida se juega sin objetivos.
ui-told-legends-done = { $player } ha cumplido: { $goals }.
ui-key-leave = salir
ui-key-map = mapa
ui-map-title = Dónde está cada cual
ui-help-legends-keys = letras – elegir la carta u opción de esa tecla; una no disponible dice por qué
ui-help-legends-steps = 1-9, 0 – ir al lugar que tiene esa tecla en el mapa; si no hay lugares, elegir
ui-help-legends-map = m – dónde está cada cual, qué hay a tu lado, a qué distancia
ui-help-legends-cards = c – las cartas de historia, tu mano, objetivos y objetos, y qué hacen
ui-help-legends-signs = A-F jugadores · ★ sheriff · ▲ bandido · ■ Hombre de Negro · ● pepitas · ✚ heridas · ▤ cartas en la mano · ∪ ganado · + versión mejorada, subrayado: en uso · ○ hueco libre de una carta de historia · →3 maneras · ✗ ahora no · en el mapa Ti tienda, Sa saloon, Ba banco, Me médico, Ca cabaret, Mi mina, Ra Rv ranchos, Es estación, Of oficina del sheriff, ∆a guarida
ui-plain-you-openly = Eres { $player } y juegas con { $character }. Tu bando: { $role }.

## En una mesa de un servidor

ui-join-bad-link = «{ $link }» no es un enlace a una mesa; un ejemplo: http://127.0.0.1:8000/t/mesa-owl-123-star
ui-join-bad-token = la parte privada de este enlace está dañada; copia el enlace entero o quita todo desde #
ui-join-unreachable = no hay conexión con el servidor { $server }: { $why }
ui-join-no-server = lo que responde en { $server } no es un servidor de Sixgun; revisa el enlace
ui-join-other-game = en esta mesa se juega a { $game }; no escribas el nombre del juego
ui-join-unknown-game = Sixgun { $version } no conoce el juego { $game } de esta mesa; instala una versión más nueva
ui-join-old = el servidor usa una versión de Sixgun distinta de la { $version }; instala la del servidor
ui-join-welcome = { $game }, mesa { $table }: responde con el número de una opción o con sus palabras; «{ ui-command-help }» enumera los comandos.
ui-join-watching = Estás mirando; todos los asientos están ocupados o la partida ha terminado.
ui-join-link = Tu enlace privado para volver a este asiento desde cualquier dispositivo: { $link }
ui-join-earlier = La partida lleva un rato en marcha; «{ ui-command-log }» lo cuenta todo. Las últimas líneas:
ui-join-broken = Se ha perdido la conexión. Se reintenta automáticamente; Ctrl+C termina.
ui-join-back = De vuelta en la mesa.
ui-join-resent = De vuelta en la mesa; tu decisión se ha enviado otra vez.
ui-join-offline = Ahora no hay conexión con el servidor; no se ha enviado nada.
ui-join-no-ask = Ahora no tienes nada que decidir.
ui-join-sending = Tu decisión va de camino.
ui-join-watcher = Espectador
ui-join-chat = { $name } dice: { $text }
ui-join-chat-long = Es demasiado largo: { $most } caracteres como mucho.
ui-join-chat-price = Hablar con tus palabras tiene ahora un precio: { $price } Escribe la misma línea otra vez para decirlo de todos modos.
ui-join-agree = ¿Puede { $player } deshacer su última decisión? Responde «{ ui-command-yes }» o «{ ui-command-no }».
ui-join-seat-open = Asiento { $number }: libre.
ui-join-seat-person = Asiento { $number }: { $name }.
ui-join-seat-bot = Asiento { $number }: { $name }, un bot.
ui-join-begin = La mesa es tuya: «{ ui-command-begin }» reparte, y los bots ocupan los asientos libres.
ui-join-not-begun = La partida empieza cuando lo diga el anfitrión.
ui-join-time = Tiempo restante: { $time }.
ui-join-distance = Puestos hasta ti: { $distance }.
ui-join-no-hands = En este juego no hay cartas en la mano.
ui-join-replay = La repetición: { $link }
ui-join-over-host = La mesa es tuya: «{ ui-command-rematch }» reparte otra partida, «{ ui-command-quit }» sale.
ui-join-over = «{ ui-command-quit }» sale; el anfitrión puede repartir otra partida.
ui-join-bye = Te vas; la partida sigue y tu asiento sigue siendo tuyo.
ui-join-bye-over = Hasta la próxima.

## Comandos de la mesa sencilla: la palabra, otra y una línea de ayuda

ui-command-options = opciones
    .also = alternativas
    .help = { ui-command-options }: todas las opciones con su número, sus palabras y su notación.
ui-command-why = por qué
    .also = porqué
    .help = { ui-command-why }: lo que ahora no puedes hacer y la razón; { ui-command-why } 2 o { ui-command-why } y unas palabras: la razón de eso.
ui-command-hint = consejo
    .also = pista
    .help = { ui-command-hint }: lo que haría un buen jugador.
ui-command-undo = deshacer
    .also = atrás
    .help = { ui-command-undo }: retirar tu última elección; si juegan otras personas, se les pregunta.
ui-command-table = mesa
    .also = estado
    .help = { ui-command-table }: toda la mesa en frases.
ui-command-hand = mano
    .also = cartas
    .help = { ui-command-hand }: tus cartas.
ui-command-map = mapa
    .also = dónde
    .help = { ui-command-map }: quién está dónde, qué hay a tu lado y a qué distancia queda todo.
ui-command-stories = historias
    .also = historia
    .help = { ui-command-stories }: las cartas de historia.
ui-command-goals = objetivos
    .also = objetivo
    .help = { ui-command-goals }: los tuyos, y los cumplidos.
ui-command-store = tienda
    .also = mercancía
    .help = { ui-command-store }: lo que hay en ella.
ui-command-events = eventos
    .also = evento
    .help = { ui-command-events }: el evento en vigor, el próximo y los anteriores.
ui-command-card = carta
    .also = texto
    .help = { ui-command-card } y un nombre: qué hace una carta, un objeto o un personaje.
ui-command-info = quién
    .also = info
    .help = { ui-command-info }, { ui-command-info } Ben: quién es quién y qué sabe hacer.
ui-command-log = registro
    .also = historial
    .help = { ui-command-log }, { ui-command-log } 10: lo que ha pasado, o solo las últimas 10 líneas.
ui-command-chat = decir
    .also = chat
    .help = { ui-command-chat } Hola: hablar con todos.
ui-command-yes = sí
    .also = vale
    .help = { ui-command-yes }: aceptar cuando alguien quiere retirar una elección.
ui-command-no = no
    .also = nunca
    .help = { ui-command-no }: negarse.
ui-command-away = ausente
    .also = bot
    .help = { ui-command-away }: un bot juega por ti.
ui-command-back = regreso
    .also = presente
    .help = { ui-command-back }: volver a jugar.
ui-command-begin = repartir
    .also = empezar
    .help = { ui-command-begin }: dar las cartas, si la mesa es tuya.
ui-command-rematch = revancha
    .also = otra
    .help = { ui-command-rematch }: otra partida, si la mesa es tuya.
ui-command-link = enlace
    .also = asiento
    .help = { ui-command-link }: tu enlace privado a este asiento.
ui-command-save = guardar
    .also = grabar
    .help = { ui-command-save } partida.sixgun.json: escribir la repetición.
ui-command-lang = idioma
    .also = lengua
    .help = { ui-command-lang } en: otro idioma (en, cs, es, ru).
ui-command-help = ayuda
    .also = comandos
    .help = { ui-command-help }: esta lista. Las palabras inglesas valen en todos los idiomas.
ui-command-quit = salir
    .also = adiós
    .help = { ui-command-quit }: dejar la mesa.

## Respuestas con palabras

ui-answer-words = Un número o las palabras de una opción: elegir. Bastan las primeras si no encajan con nada más; no importan las mayúsculas, las tildes ni los palos.
ui-answer-ways = Si hay varios objetivos o maneras, se dicen después; «2 Ben» o «2 1» elige ambas cosas a la vez.
ui-answer-line = Varias cartas que descartar: todas en una línea, separadas por comas.
ui-answer-again = Una línea vacía: oír otra vez la pregunta.
ui-answer-several = Eso puede ser varias cosas:
ui-answer-at-once = Puedes nombrarlas todas a la vez ({ $count }), separadas por comas.
ui-answer-any = Puedes indicar varias a la vez, separadas por comas.
ui-answer-too-many = Son { $given }, y aquí solo se pueden elegir { $count }.
ui-legends-go = Ir a
ui-legends-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
ui-legends-black-about = Juega con vosotros cuando sois dos: tras el segundo jugador de cada ronda da la vuelta a una carta, va a su lugar, gana sus PL y hace lo que dice. Puedes robarle o retarlo a un duelo, pero nunca arrestarlo; contra él tus cartas valen 1 menos.
ui-legends-black-cards = Sus cartas: { $cards }.

ui-gold-shop = Tienda
ui-gold-signs = ● pepitas   ▪ equipo   ☾ Renegado de las sombras
ui-gold-nuggets = { $count ->
    [one] pepita
   *[other] pepitas
}
ui-gold-shadow = sombra
ui-gold-side-none = Renegado de las sombras
ui-gold-side-shadow_deputy = Alguacil de las sombras
ui-gold-side-shadow_outlaw = Forajido de las sombras
ui-told-gold-shop = En la tienda, con el precio en pepitas:
ui-told-gold-card = { $card } ({ $price }): { $text }
ui-told-gold-player = { $player }: pepitas { $count }, equipo { $cards }.
ui-told-gold-under = Boca arriba debajo del mazo de equipo: { $cards }.

## Wild West Show

ui-show-now = espectáculo: { $card }
ui-show-none = aún sin carta de espectáculo
ui-show-left = quedan: { $count }
ui-show-last = gana quien quede en último lugar
ui-show-open = todas las manos a la vista
ui-show-played = { $player } ha jugado { $count } de 3
ui-show-skips = pierde su próximo turno
ui-show-hand = en la mano: { $cards }
ui-show-signs = ✪ carta de espectáculo   ⤼ pierde su próximo turno
ui-told-show-now = Carta de espectáculo en vigor: { $card }. { $text }
ui-told-show-none = Aún no hay ninguna carta de espectáculo en vigor.
ui-told-show-left = Cartas de espectáculo por salir: { $count }.
ui-told-show-last = Es la última carta de espectáculo: gana quien quede en último lugar.
ui-told-show-open = Todas las manos están a la vista.
ui-told-show-hand = { $player } tiene en la mano: { $cards }.
ui-told-show-played = Cartas que { $player } ha jugado en este turno: { $count } de 3.
ui-told-show-skips = { $player } pierde su próximo turno.
ui-told-show-past = Cartas de espectáculo anteriores: { $cards }.
