### El vestíbulo y el formulario de mesa nueva, en español.

web-lobby-heading = Sixgun: juegos del Salvaje Oeste en una misma mesa
web-lobby-foot = Libre y gratuito. Sin cuenta, sin rastreo, sin cargar nada de otros servidores.
web-lobby-home = Sixgun, al vestíbulo
web-lobby-theme = Claro u oscuro
web-lobby-language = Idioma
web-lobby-settings = Ajustes
web-lobby-waiting = Echando un vistazo al pueblo…
web-lobby-lost = El servidor no responde por ahora. Se reintentará automáticamente.
web-lobby-nicknames = Forastero, Vaquero, Buscador, Trampero, Novato, Violinista, Jinete, Guardabosques, Herrero, Rastreador

## Los juegos

web-lobby-games = Juegos
web-lobby-game-about-dice = Cinco dados, un sheriff y nadie de quien fiarse.
web-lobby-game-about-bang = Roles ocultos y una mano cargada.
web-lobby-game-facts = { $least }–{ $most } jugadores · { $minutes } min
web-lobby-play-now = Jugar ya
web-lobby-play-now-about = Jugar ya: { $game } contra bots
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
web-lobby-filter = Mostrar
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
web-lobby-code-wrong = Esto no es ni un código ni un enlace a una mesa. Un código es algo como mesa-owl-42-star.
web-lobby-join-now = Unirse
web-lobby-name = Tu nombre
web-lobby-name-hint = Así te verán los demás.

## Por el pueblo

web-lobby-around = Por el pueblo
web-lobby-learn = Aprende a jugar en cinco minutos
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
web-new-level = Nivel de los bots
web-new-level-about-greenhorn = Juega según las reglas y sin complicarse: bueno para empezar.
web-new-level-about-gunslinger = Conoce los trucos, planea y saca conclusiones de lo que haces.
web-new-pace = Ritmo de los bots
web-new-pace-calm = Tranquilo
web-new-pace-calm-about = Tiempo para seguir cada jugada.
web-new-pace-brisk = Ágil
web-new-pace-brisk-about = Una breve pausa tras cada jugada.
web-new-pace-instant = Al instante
web-new-pace-instant-about = Sin ninguna pausa.
web-new-boxes = Expansiones
web-new-box-always = Siempre incluido
web-new-box-needs = Necesita: { $boxes }
web-new-suggested = Sugerencias
web-new-suggested-base = Solo el juego básico
    .about = El mejor comienzo si no conoces el juego.
web-new-box-inside = Qué contiene
web-new-rules = Reglas
web-new-preset = Modo de juego
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
web-new-clock-bank = Reserva de tiempo
web-new-clock-bank-about = Minutos para toda la partida y unos segundos más por turno.
web-new-clock-days = Días
web-new-clock-days-about = Partida por correspondencia: unos días para cada decisión.
web-new-bank = Reserva de tiempo
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
web-new-listed-about = Cualquiera puede sentarse. Si no, hace falta el enlace.
web-new-watching = Se admiten espectadores
web-new-watching-about = Ven lo que está a la vista, nunca una mano ni un rol secreto.
web-new-names = Nombres
web-new-title = Nombre de la mesa
web-new-title-hint = Se puede dejar vacío.
web-new-open = Abrir la mesa
web-new-open-hint = Recibirás un enlace para tus amigos.
web-new-begin = Empezar ya
web-new-begin-hint = Los bots ocuparán los asientos libres.
web-new-busy = Un momento…
