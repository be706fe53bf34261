### Lo que comparten todos los juegos, en español.

kernel-rule = regla { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-player = { $name }
kernel-addressed = { $player }: { $text }
kernel-and = { $many } y { $last }
kernel-or = { $many } o { $last }
kernel-option-Pass = Pasar
kernel-option-First = Primero, { $ability_name }
kernel-prompt-order_reactions = Se activan { $count } de tus capacidades a la vez; elige cuál se resuelve primero.
    .waiting = { $player } decide cuál de sus capacidades se resuelve primero.

## Por qué algo no es posible

refusal-game-over = La partida ha terminado.
refusal-no-such-seat = En esta mesa no hay asiento { $seat }.
refusal-not-your-choice = Ahora no decides tú; se espera a { $waiting }.
refusal-no-such-option = No existe la opción { $number }; las opciones van de la 1 a la { $options }.
refusal-not-an-option = «{ $text }» no es posible ahora; la opción más parecida es «{ $nearest }».
refusal-forbidden-by = Prohibido por { $card_name }.
refusal-not-yourself = No puedes elegirte como objetivo.
refusal-is-out = { $player } está fuera de la partida.

## Por qué no se puede deshacer una decisión

refusal-undo-nothing = No hay ninguna decisión que deshacer.
refusal-undo-other-player = La última decisión es de { $player }; solo puedes deshacer las tuyas.
refusal-undo-random = Desde tu última decisión ha intervenido el azar, así que ya no se puede deshacer.
refusal-undo-reveal = Desde tu última decisión se ha visto algo que era secreto, así que ya no se puede deshacer.
refusal-undo-turn = Desde tu última decisión ha empezado otro turno, así que ya no se puede deshacer.
refusal-redo-nothing = No hay ninguna decisión deshecha que se pueda rehacer.

## Lo que no puede ser como se pidió: ajustes y archivos

complaint-game = no existe el juego «{ $name }»; los juegos son: { $known }
complaint-players = { $game } es para entre { $least } y { $most } jugadores, no para { $players }
complaint-names = { $players ->
    [one] { $players } jugador necesita { $players } nombre, no { $names }
   *[other] { $players } jugadores necesitan { $players } nombres, no { $names }
}
complaint-name = «{ $name }» no es un nombre válido: debe tener de 1 a 40 caracteres imprimibles
complaint-same-name = dos jugadores se llaman igual
complaint-seat = no existe el asiento { $seat }; los asientos van del 0 al { $last }
complaint-shared-seat = dos personas no pueden compartir un asiento
complaint-seed = una semilla tiene de 1 a 128 caracteres imprimibles, por ejemplo «tumbleweed»
complaint-set = { $game } no tiene la expansión «{ $name }»; las que hay son: { $known }
complaint-set-broken = con la expansión «{ $name }» no se puede jugar: { $why }
complaint-set-needs = la expansión «{ $name }» necesita además: { $missing }
complaint-no-sets = { $game } necesita al menos el juego básico; se puede jugar con: { $known }
complaint-setting = { $game } no tiene el ajuste «{ $name }»; los ajustes son: { $known }
complaint-no-settings = { $game } no tiene el ajuste «{ $name }» ni ningún otro
complaint-setting-box = el ajuste «{ $name }» necesita alguna de estas expansiones: { $boxes }
complaint-event-mode = event_mode { $mode } necesita la expansión { $mode }
complaint-event-mode-combined = event_mode combined necesita dos de estas expansiones: { $boxes }
complaint-setting-value = { $setting } no puede ser { $value }; los valores son: { $known }
complaint-characters = para { $players } jugadores hacen falta { $needed } personajes, y hay { $known }
complaint-character = no existe el personaje «{ $name }» en estas expansiones; los personajes son: { $known }
complaint-previous-game = previous_game es el asiento que empezó, dos puntos y, por cada asiento, el personaje que sobrevivió o «-», por ejemplo 0:bart_cassidy,-,black_jack,-; no { $value }
complaint-preset = { $game } no tiene el conjunto de ajustes «{ $name }»; los conjuntos son: { $known }
complaint-no-presets = { $game } no tiene el conjunto de ajustes «{ $name }» ni ningún otro
complaint-not-over = la partida aún no ha terminado; la serie sigue después de su final
complaint-level = { $game } no tiene bots de nivel «{ $level }»; los niveles son: { $known }
complaint-no-levels = hace falta al menos un nivel de bots; los niveles son: { $known }
complaint-no-bots = { $game } aún no tiene bots
complaint-engine = no existe el modo «{ $name }»; los modos son: { $known }
complaint-ray = el modo «ray» necesita el paquete ray, que no está instalado; el modo «local» no necesita nada
complaint-count = { $name } debe ser un número a partir de 1, no { $value }
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
complaint-schema-form = la entrada «schema» es { $schema }, no un número a partir de 1
complaint-version-form = la entrada «sixgun» es «{ $version }», que no es una versión
complaint-different-names = { $players ->
    [one] { $players } jugador necesita { $players } nombre
   *[other] { $players } jugadores necesitan { $players } nombres distintos
}
complaint-seed-digits = la entrada «seed» no tiene 32 cifras hexadecimales
complaint-seed-bytes = una semilla tiene { $wanted } bytes, no { $found }
complaint-commitment = la semilla no coincide con el compromiso mostrado antes del reparto
complaint-position-setup = no se puede preparar la posición del archivo: { $detail }
complaint-position-play = la posición no se puede jugar: { $detail }
complaint-choice-form = la decisión { $number } no tiene la forma [asiento, texto]
complaint-choice-refused = la decisión { $number } («{ $text }») se rechaza: { $reason }
complaint-checksum-form = una suma de control no tiene la forma [número de decisiones, texto]
complaint-choices-checked = { $choices ->
    [one] el archivo tiene { $choices } decisión
   *[other] el archivo tiene { $choices } decisiones
}; sus sumas de control corresponden a otro número
complaint-game-differs = la partida difiere del archivo tras la decisión { $number }

## El servidor

complaint-no-page = la página no está compilada; «make web» la compila
complaint-workers-bus = { $workers } procesos necesitan un bus para comunicarse: añade --bus redis://...
complaint-data-directory = { $folder } no puede ser la carpeta de datos: { $reason }
complaint-database = { $database } no es una base de datos; lo son, por ejemplo, sqlite+aiosqlite:///carpeta/archivo.db y postgresql+asyncpg://usuario:clave@equipo/nombre
complaint-database-shut = no se puede abrir la base de datos { $database }: { $trouble }
complaint-database-newer = la base de datos { $database } es de una versión más nueva; actualiza el programa o indica otra base de datos
complaint-database-backup = las copias de seguridad de PostgreSQL se hacen con su propio programa, pg_dump
complaint-bus = { $bus } no es un bus; lo son memory:// y redis://equipo:6379/0
complaint-bus-away = no hay conexión con el bus { $bus }: { $trouble }
