### Lo que comparten todos los juegos, en español.

kernel-rule = regla { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-player = { $name }
kernel-addressed = { $player }: { $text }
kernel-and = { $many } y { $last }
kernel-or = { $many } o { $last }
kernel-option-Pass = Pasar
kernel-option-First = Primero { $ability_name }
kernel-prompt-order_reactions = { $count } de tus capacidades quieren actuar a la vez; elige cuál actúa primero.
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

## The server

complaint-no-page = la página no está construida; 'make web' la construye
complaint-workers-bus = { $workers } procesos necesitan un bus para oírse: añade --bus redis://...
complaint-data-directory = { $folder } no puede ser la carpeta de datos: { $reason }
complaint-database = { $database } no es una base de datos; sí lo son sqlite+aiosqlite:///carpeta/archivo.db y postgresql+asyncpg://usuario:clave@equipo/nombre
complaint-database-shut = no se puede abrir la base de datos { $database }: { $trouble }
complaint-database-newer = la base de datos { $database } es de una versión más nueva; actualiza el programa o indica otra base de datos
complaint-database-backup = de PostgreSQL se hace copia con su propio programa, pg_dump
complaint-bus = { $bus } no es un bus; sí lo son memory:// y redis://equipo:6379/0
complaint-bus-away = no se llega al bus { $bus }: { $trouble }
