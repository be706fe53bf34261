### La línea de comandos. Las palabras en mayúsculas son huecos de la ayuda y no cambian.

## Ayuda

ui-cli-about = El Salvaje Oeste en una mesa: juegos de cartas, dados y tablero con sus reglas auténticas.
ui-cli-usage = uso:
ui-cli-command-word = COMANDO
ui-cli-commands = comandos:
ui-cli-arguments = argumentos
ui-cli-options = opciones
ui-cli-example = ejemplo:
ui-cli-more-help = «sixgun COMANDO --help» explica un comando.
ui-cli-option-help = mostrar esta ayuda
ui-cli-option-lang = idioma: en, cs, es o ru (si no, deciden $SIXGUN_LANG o $LANG)
ui-cli-option-version = mostrar la versión
ui-cli-help-sets = expansiones de { $game }, para --sets:
ui-cli-help-settings = ajustes de { $game }, para --set:
ui-cli-help-presets = conjuntos de ajustes de { $game }, para --preset:
ui-cli-help-usual = { $about } (por defecto, { $usual })

ui-cli-play-summary = jugar en la terminal contra bots, con más gente al mismo teclado o en una mesa de un servidor
ui-cli-play-about = Una partida en la terminal: contra bots, varias personas con un mismo teclado, con o sin bots, o en una mesa de un servidor en marcha.
ui-cli-play-game = el juego: dice, bang o legends; con --help se listan sus expansiones, ajustes y conjuntos; con --join no hace falta
ui-cli-play-players = número de jugadores (por defecto, { $usual })
ui-cli-play-sets = expansiones con las que se juega, o «all»
ui-cli-play-preset = un conjunto de ajustes con nombre
ui-cli-play-set = cambiar un ajuste de la mesa; puede darse varias veces
ui-cli-play-bots = nivel de los bots: greenhorn o gunslinger (por defecto, { $usual })
ui-cli-play-humans = cuántos asientos, desde el primero, ocupan personas, o sus nombres (por defecto, 1; con 0 solo se mira)
ui-cli-play-names = nombres de todos los jugadores en el orden de la mesa; con --join, solo el tuyo
ui-cli-play-seed = repartir según este texto y no al azar, para poder repetir el reparto
ui-cli-play-scenario = seguir jugando desde la posición de un archivo de escenario
ui-cli-play-after = seguir una serie tras esta repetición: los mismos jugadores, asientos, expansiones y ajustes
ui-cli-play-save = guardar aquí la repetición al acabar la partida
ui-cli-play-join = sentarse a una mesa de un servidor en marcha; su enlace está en la barra de direcciones de la mesa web
ui-cli-play-plain = líneas sencillas en vez de pantalla completa, para lectores de pantalla y tuberías

ui-cli-sim-summary = hacer que los bots jueguen muchas partidas y contar
ui-cli-sim-about = Los bots juegan muchas partidas; se muestra quién gana y con qué frecuencia, con intervalos del 95 %.
ui-cli-sim-game = el juego: dice, bang o legends; con --help se listan sus expansiones, ajustes y conjuntos
ui-cli-sim-games = número de partidas (por defecto, { $usual })
ui-cli-sim-players = número de jugadores; con 4-7 o «all» se alternan todos esos números (por defecto, { $usual })
ui-cli-sim-bots = niveles de los bots: greenhorn, gunslinger o random; si son varios se turnan en los asientos (por defecto, { $usual })
ui-cli-sim-sets = expansiones con las que se juega, o «all»
ui-cli-sim-preset = un conjunto de ajustes con nombre
ui-cli-sim-set = cambiar un ajuste de la mesa; puede darse varias veces
ui-cli-sim-seed = el mismo texto da las mismas partidas (por defecto, «{ $usual }»)
ui-cli-sim-jobs = número de procesos (por defecto, tantos como procesadores)
ui-cli-sim-engine = dónde se juegan las partidas: local o ray
ui-cli-sim-out = escribir una fila por asiento y partida en un archivo .parquet o .csv
ui-cli-sim-report = escribir un informe en un archivo .html
ui-cli-sim-max-turns = abandonar una partida tras este número de turnos y contarla como interrumpida (por defecto, { $usual })
ui-cli-sim-interpreted = jugar con el motor interpretado aunque haya uno compilado
ui-cli-sim-json = mostrar un objeto JSON en vez de tablas

ui-cli-check-summary = ejecutar escenarios y decir si se cumplen
ui-cli-check-about = Ejecuta archivos de escenario. Código de salida 0: todos se cumplen; 1: alguno no, y se muestra la diferencia; 2: un archivo está mal escrito.
ui-cli-check-paths = archivos de escenario, o carpetas que los contienen
ui-cli-check-json = mostrar un objeto JSON por línea y escenario

ui-cli-replay-summary = recorrer una repetición, o comprobarla
ui-cli-replay-about = Recorre una repetición: Intro avanza, b retrocede, g N salta, q termina.
ui-cli-replay-file = un archivo de repetición
ui-cli-replay-seat = desde el punto de vista de este jugador (si no, el de un espectador)
ui-cli-replay-all = ver todo, también los roles secretos
ui-cli-replay-verify = volver a jugar el archivo y comprobar semilla, compromiso y sumas de control (código de salida 0 o 1)
ui-cli-replay-json = mostrar un resumen como objeto JSON

ui-cli-card-summary = todo sobre una carta
ui-cli-card-about = Qué hace una carta, qué aclaraciones tiene, en qué escenarios aparece y dónde está su código.
ui-cli-card-name = nombre o id de la carta, en cualquier idioma
ui-cli-card-game = solo en este juego, si varios tienen una carta de ese nombre
ui-cli-card-json = mostrar un objeto JSON

ui-cli-cards-summary = todas las cartas en una tabla
ui-cli-cards-about = Todas las cartas en una tabla.
ui-cli-cards-game = solo las cartas de este juego
ui-cli-cards-box = solo las cartas de esta expansión
ui-cli-cards-json = mostrar una lista JSON

ui-cli-box-summary = mostrar todas las expansiones o crear el esqueleto de una nueva
ui-cli-box-about = Muestra las expansiones del juego de cartas y de dónde vienen. «sixgun box NAME» habla de una de ellas; «sixgun box new NAME» escribe un paquete con una expansión nueva con la que se puede jugar enseguida.
ui-cli-box-words = una expansión; o «new» y el nombre de la que se quiere crear
ui-cli-box-dir = dónde se escribe la expansión nueva (por defecto: aquí, en una carpeta con su nombre)
ui-cli-box-json = mostrar una lista JSON
ui-cli-box-no-name = ¿cómo se llamará la expansión? Por ejemplo: sixgun box new { $example }
ui-cli-box-bad-name = «{ $name }» no puede ser el nombre de una expansión: usa minúsculas sin acentos, cifras y guiones bajos sueltos, por ejemplo { $example }
ui-cli-box-taken = ya hay una expansión «{ $name }»; elige otro nombre
ui-cli-box-full = { $folder } no está vacía; indica con --dir una carpeta vacía o nueva
ui-cli-box-unwritable = no se puede escribir en { $folder }: { $reason }
ui-cli-box-dir-only = --dir es para «sixgun box new NAME»
ui-cli-box-written = La expansión { $name } está en { $folder }. Ahora:
ui-cli-box-ours = viene con Sixgun
ui-cli-box-broken = no se puede jugar: { $why }
ui-cli-box-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
ui-cli-box-characters = { $count ->
    [one] { $count } personaje
   *[other] { $count } personajes
}
ui-cli-box-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventos
}
ui-cli-box-lacking = { $count ->
    [one] { $lang }: falta { $count } texto y se muestra en inglés: { $keys }
   *[other] { $lang }: faltan { $count } textos y se muestran en inglés: { $keys }
}

ui-cli-texts-summary = cómo está escrito un texto en cada idioma y cómo suena en una partida
ui-cli-texts-about = Cómo está escrito un texto en cada idioma, dónde está y en qué frases de una partida aparece.
ui-cli-texts-key = clave del texto, un patrón como bang-event-* o un trozo del propio texto
ui-cli-texts-json = mostrar una lista JSON
ui-cli-texts-heard = en una partida:
ui-cli-texts-no-key = falta la clave del texto, por ejemplo: sixgun texts bang-event-CardsDrawn
ui-cli-texts-unknown = no existe el texto «{ $name }»
ui-cli-texts-guess = no existe el texto «{ $name }»; ¿querías decir { $guess }?

ui-cli-serve-summary = abrir la mesa web
ui-cli-serve-about = Abre la mesa web: los amigos abren la dirección en el navegador y juegan entre sí y contra bots.
ui-cli-serve-host = dirección en la que escuchar (por defecto, { $usual })
ui-cli-serve-port = puerto en el que escuchar; 0 toma uno libre (por defecto, { $usual })
ui-cli-serve-data = carpeta de la base de datos (por defecto, { $usual })
ui-cli-serve-database = base de datos en vez de un archivo en la carpeta, como postgresql+asyncpg://user:password@host/name
ui-cli-serve-bus = cómo se comunican varios procesos: redis://host:6379/0 (por defecto, { $usual })
ui-cli-serve-workers = procesos del servidor (por defecto, { $usual })
ui-cli-serve-thinkers = procesos en los que piensan los bots, por cada proceso del servidor (por defecto, { $usual })
ui-cli-serve-origins = otras direcciones cuyas páginas pueden usar el servidor, como https://play.example.org
ui-cli-serve-log = formato del registro: text o json (por defecto, { $usual })
ui-cli-serve-backup = copiar la base de datos en FILE, también con el servidor en marcha, y terminar
ui-cli-serve-proxies = direcciones de los proxies de confianza, de los que se acepta la dirección del cliente (por defecto, { $usual })
ui-cli-serve-forget = borrar las mesas que nadie ha tocado en DAYS días y terminar; las partidas en curso se conservan
ui-cli-serve-forgotten = { $count ->
    [one] Se ha borrado { $count } mesa.
   *[other] Se han borrado { $count } mesas.
}
ui-cli-serve-log-unknown = no existe el formato de registro { $format }; los formatos son: { $known }
ui-cli-serve-backed-up = La base de datos se ha copiado en { $file }.
ui-cli-serve-ready = Sixgun está abierto en { $address } (Ctrl+C lo cierra)
ui-cli-serve-address = no se puede escuchar en { $address }: { $reason }; para usar otro puerto: --port { $another }

ui-cli-bench-summary = medir la velocidad
ui-cli-bench-about = Mide el motor junto a los rivales instalados, en una sola ejecución y un solo núcleo. Código de salida 1: no se alcanza una velocidad prometida.
ui-cli-bench-rounds = mediciones de cada valor (por defecto, 3)
ui-cli-bench-seconds = duración de una medición en segundos (por defecto, 2)
ui-cli-bench-json = mostrar una lista JSON en vez de una tabla

## Errores en la línea de comandos

ui-cli-no-command = ¿qué comando? Los comandos son: { $known }
ui-cli-command-unknown = no existe el comando «{ $name }»; los comandos son: { $known }
ui-cli-command-guess = no existe el comando «{ $name }»; ¿querías decir «{ $guess }»?
ui-cli-global-unknown = no existe la opción { $option } antes del comando; mira sixgun --help
ui-cli-option-unknown = { $command } no tiene la opción { $option }; mira sixgun { $command } --help
ui-cli-option-guess = { $command } no tiene la opción { $option }; ¿querías decir { $guess }?
ui-cli-too-much = «{ $argument }» es un argumento de más; mira sixgun { $command } --help
ui-cli-value-wanted = { $option } necesita un valor, por ejemplo { $option }=...; mira sixgun { $command } --help
ui-cli-no-value-wanted = { $option } no lleva valor
ui-cli-not-understood = { $text }; mira sixgun { $command } --help
ui-cli-number-wanted = { $option } «{ $text }» debe ser un número entero de { $least } a { $most }
ui-cli-range-wanted = { $option } «{ $text }» debe ir del número menor al mayor, por ejemplo 4-7
ui-cli-assignment-wanted = --set «{ $text }» debe ser NAME=VALUE, por ejemplo expert_characters=1
ui-cli-seconds-wanted = { $option } «{ $text }» debe ser un número de segundos mayor que 0 y de 3600 como mucho
ui-cli-list-wanted = { $option } «{ $text }» deben ser palabras separadas por comas, ninguna vacía
ui-cli-unknown-language = no hay textos en el idioma «{ $lang }»; los idiomas son: { $known }
ui-cli-interrupted = interrumpido
ui-cli-extra-missing = para esto hace falta el paquete { $package }; se instala con: pip install "sixgun[{ $extra }]"
ui-cli-textual-missing = la mesa a pantalla completa necesita el paquete textual; se instala con: pip install "sixgun[terminal]", o juega con --plain
ui-cli-system = { $file }: { $what }
ui-cli-bad-content = no se puede jugar a Western Legends con sus archivos de datos: { $what }

## Errores sobre la mesa

ui-cli-no-game = ¿qué juego? Los juegos son: { $known }
ui-cli-unknown-game = no existe el juego «{ $name }»; los juegos son: { $known }
ui-cli-players-wanted = { $game } es para entre { $least } y { $most } jugadores, no para { $players }
ui-cli-unknown-set = { $game } no tiene la expansión «{ $name }»; las que hay son: { $known }
ui-cli-setting-guess = { $game } no tiene el ajuste «{ $name }»; ¿querías decir «{ $guess }»?
ui-cli-preset-guess = { $game } no tiene el conjunto de ajustes «{ $name }»; ¿querías decir «{ $guess }»?
ui-cli-unknown-bot = no hay bots llamados «{ $name }»; los niveles son: { $known }
ui-cli-bad-seed = una semilla tiene de 1 a 128 caracteres imprimibles, por ejemplo: tumbleweed
ui-cli-names-count = { $names ->
    [one] un nombre
   *[other] { $names } nombres
} para { $players } jugadores; da uno por asiento
ui-cli-bad-name = «{ $name }» no es un nombre válido: debe tener de 1 a 40 caracteres imprimibles
ui-cli-same-name = dos jugadores se llaman igual; da a cada cual su nombre
ui-cli-unknown-player = aquí nadie se llama «{ $name }»; los jugadores son: { $known }
ui-cli-scenario-decides = { $option } no va con --scenario: el archivo dice cómo está la mesa
ui-cli-scenario-game = { $file } es un escenario del juego { $game }
ui-cli-after-decides = { $option } no va con --after: la repetición dice quién se sienta dónde y con qué expansiones
ui-cli-after-game = { $file } es una repetición del juego { $game }
ui-cli-join-decides = { $option } no va con --join: la mesa del servidor ya está preparada
ui-cli-join-name = --names con --join es tu nombre: uno solo, de { $most } caracteres como mucho
ui-cli-after-not-over = la partida de { $file } no ha terminado; la serie sigue después de su final
ui-cli-unknown-engine = no existe el modo «{ $name }»; los modos son: { $known }

## Errores sobre archivos

ui-cli-no-paths = ¿qué escenarios? Indica archivos o carpetas, por ejemplo: sixgun check scenarios/dice
ui-cli-no-file = ¿qué repetición? Indica un archivo, por ejemplo: sixgun replay friday.sixgun.json
ui-cli-no-card = ¿qué carta? Da un nombre, por ejemplo: sixgun card "el gringo"
ui-cli-file-missing = no existe el archivo { $file }
ui-cli-file-is-folder = { $file } es una carpeta, no un archivo
ui-cli-file-unreadable = no se puede leer { $file }: { $reason }
ui-cli-file-huge = { $file } ocupa más de { $most } MiB; no puede ser un archivo de Sixgun
ui-cli-file-not-text = { $file } no es un texto en UTF-8 (byte { $byte })
ui-cli-folder-without-scenarios = no hay escenarios (.yaml, .yml) en la carpeta { $folder }
ui-cli-suffix-wanted = { $option } { $file }: el nombre debe acabar en: { $known }
ui-cli-target-is-folder = { $option } { $file } es una carpeta; indica un archivo
ui-cli-target-no-folder = { $option } { $file }: no existe la carpeta { $folder }
ui-cli-target-forbidden = { $option } { $file }: no está permitido escribir ahí
ui-cli-replay-not-json = { $file } no es una repetición: la línea { $line } no es JSON
ui-cli-replay-no-replay = { $file } no es una repetición: no dice qué versión de Sixgun la escribió
ui-cli-replay-future = { $file } la escribió Sixgun { $version }; esta es { $ours }, hace falta una versión más nueva
ui-cli-replay-broken = { $file } es una repetición dañada: { $reason }
ui-cli-seat-or-all = --seat y --all no se pueden usar a la vez
ui-cli-card-unknown = no existe la carta «{ $name }»; «sixgun cards» las muestra todas
ui-cli-card-guess = no existe la carta «{ $name }»; ¿querías decir { $guess }?
ui-cli-card-several = «{ $name }» encaja con varias cartas: { $known }

## check

ui-cli-check-holds = se cumple
ui-cli-check-fails = FALLA
ui-cli-check-total = { $held ->
    [one] se cumple un escenario
   *[other] se cumplen { $held } escenarios
}, { $failed ->
    [0] ninguno falla
    [one] uno falla
   *[other] { $failed } fallan
}, { $broken ->
    [0] ningún archivo está mal escrito
    [one] un archivo está mal escrito
   *[other] { $broken } archivos están mal escritos
}

## replay

ui-cli-replay-moment = Momento { $moment } de { $last }, turno { $turn }
ui-cli-replay-roles = Todos los roles: { $roles }
ui-cli-replay-hand = Mano de { $player }: { $cards }
ui-cli-replay-prompt = [Intro: avanzar, b: atrás, g N: ir a, q: salir]
ui-cli-replay-keys = Intro o n avanza, b retrocede, g N salta al momento N (0 a { $last }), q termina
ui-cli-replay-at-start = este es el principio; hay momentos de 0 a { $last }
ui-cli-replay-at-end = este es el final; hay momentos de 0 a { $last }
ui-cli-verify-seed = La semilla { $seed } da el compromiso { $commitment }, el mostrado antes del reparto.
ui-cli-verify-dealt = La mesa se repartió de nuevo con esta semilla.
ui-cli-verify-position = La partida empezó en una posición escrita, no con un reparto.
ui-cli-verify-choices = { $choices ->
    [one] Una decisión repetida
   *[other] { $choices } decisiones repetidas
}, { $checks ->
    [one] una suma de control coincide
   *[other] { $checks } sumas de control coinciden
}.
ui-cli-verify-holds = { $file } es correcta.
ui-cli-verify-fails = { $file } no es correcta: { $reason }

## card y cards

ui-cli-card-kind = { $game }: { $facts }
ui-cli-kind-character = personaje
ui-cli-kind-brown = carta marrón
ui-cli-kind-blue = carta azul
ui-cli-kind-green = carta verde
ui-cli-kind-car = vagón
ui-cli-kind-orange = carta naranja
ui-cli-kind-event = evento
ui-cli-kind-poker = carta de póker
ui-cli-kind-item = objeto
ui-cli-kind-story = carta de historia
ui-cli-kind-goal = objetivo
ui-cli-kind-fight = carta de combate
ui-cli-kind-black = carta del Hombre de Negro
ui-cli-choice-mandatory = capacidad automática
ui-cli-choice-optional = capacidad opcional
ui-cli-card-life = { $life } puntos de vida
ui-cli-card-range = arma, alcance { $range }
ui-cli-card-book = no entra en una primera partida
ui-cli-card-bonus = personaje extra
ui-cli-event-bonus = evento extra
ui-cli-event-final = el último evento de la partida
ui-cli-legends-start = empieza: { $place }, { $weapon }, cartas de póker { $cards }, { $money } $
ui-cli-legends-price = precio { $money } $
ui-cli-legends-copies = copias: { $count }
ui-cli-legends-first = parte de una primera partida
ui-cli-legends-number = n.º { $number }
ui-cli-legends-value = valor { $value }
ui-cli-card-copies = { $count ->
    [one] un ejemplar
   *[other] { $count } ejemplares
}: { $cards }
ui-cli-card-rulings = Aclaraciones:
ui-cli-card-scenarios = Escenarios:
ui-cli-card-more = y { $count } más (con --json, todos)
ui-cli-card-code = Código:
ui-cli-column-name = nombre
ui-cli-column-life = vida
ui-cli-column-box = expansión
ui-cli-column-from = origen
ui-cli-column-inside = contenido
ui-cli-column-colour = color
ui-cli-column-copies = copias
ui-cli-column-text = qué hace

## sim

ui-cli-sim-progress = partidas
ui-cli-sim-head = { $game }; jugadores: { $players }; partidas: { $games }; semilla: «{ $seed }»
ui-cli-sim-settings = Ajustes: { $settings }
ui-cli-sim-by-role = Victorias por rol
ui-cli-sim-by-side = Victorias por bando al final
ui-cli-sim-by-character = Victorias por personaje
ui-cli-sim-by-bot = Victorias por bot
ui-cli-sim-by-players = Victorias por número de jugadores, con intervalos del 95 %
ui-cli-sim-players-column = jugadores
ui-cli-sim-median = mediana de turnos
ui-cli-sim-role = rol
ui-cli-sim-side = bando
ui-cli-sim-character = personaje
ui-cli-sim-bot = bots
ui-cli-sim-played = partidas
ui-cli-sim-wins = victorias
ui-cli-sim-rate = tasa
ui-cli-sim-interval = intervalo 95 %
ui-cli-sim-length = Duración: { $turns } turnos de media (mediana { $median }, máximo { $longest }), { $decisions } decisiones por partida
ui-cli-sim-speed = { $seconds } s, { $games } partidas/s, { $decisions } decisiones/s
ui-cli-sim-build = { $build ->
    [compiled] Motor: compilado
   *[other] Motor: interpretado
}
ui-cli-sim-build-old = El motor compilado de { $folder } es más antiguo que el código fuente y no se usa; `make fast` vuelve a compilarlo.
ui-cli-sim-aborted = { $aborted ->
    [0] Ninguna partida se interrumpió.
    [one] Una partida se interrumpió tras { $most } turnos.
   *[other] { $aborted } partidas se interrumpieron tras { $most } turnos.
}
ui-cli-sim-written = Escrito: { $file }
