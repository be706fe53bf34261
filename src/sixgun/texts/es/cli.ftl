### La línea de órdenes. Las palabras en mayúsculas son huecos de la ayuda y no cambian.

## Ayuda

ui-cli-about = El Salvaje Oeste en una mesa: juegos de mesa con sus reglas de verdad.
ui-cli-usage = uso:
ui-cli-command-word = ORDEN
ui-cli-commands = órdenes:
ui-cli-arguments = argumentos
ui-cli-options = opciones
ui-cli-example = ejemplo:
ui-cli-more-help = «sixgun ORDEN --help» explica una orden.
ui-cli-option-help = mostrar esta ayuda
ui-cli-option-lang = idioma: en, cs, es o ru (si no, deciden $SIXGUN_LANG o $LANG)
ui-cli-option-version = mostrar la versión
ui-cli-help-sets = cajas de { $game }, para --sets:
ui-cli-help-settings = ajustes de { $game }, para --set:
ui-cli-help-presets = conjuntos de ajustes de { $game }, para --preset:
ui-cli-help-usual = { $about } (normalmente { $usual })

ui-cli-play-summary = jugar en la terminal contra bots o con gente ante ella
ui-cli-play-about = Una partida en la terminal: contra bots, varias personas ante un teclado, o bots entre ellos.
ui-cli-play-game = el juego: dice o bang; con --help se listan sus cajas, ajustes y conjuntos
ui-cli-play-players = número de jugadores (normalmente { $usual })
ui-cli-play-sets = cajas con las que se juega, o «all»
ui-cli-play-preset = un conjunto de ajustes con nombre
ui-cli-play-set = cambiar un ajuste de la mesa; puede darse varias veces
ui-cli-play-bots = lo bien que juegan los bots: greenhorn o gunslinger (normalmente { $usual })
ui-cli-play-humans = cuántos asientos, desde el primero, ocupan personas, o sus nombres (normalmente 1; con 0 solo se mira)
ui-cli-play-names = nombres de todos los jugadores en el orden de la mesa
ui-cli-play-seed = repartir según este texto y no al azar, para poder repartir igual otra vez
ui-cli-play-scenario = seguir jugando desde la posición de un archivo de escenario
ui-cli-play-after = seguir una serie tras esta repetición: los mismos jugadores, asientos, cajas y ajustes
ui-cli-play-save = escribir aquí la repetición al acabar la partida
ui-cli-play-plain = líneas sencillas en vez de pantalla completa, para lectores de pantalla y tuberías

ui-cli-sim-summary = hacer que los bots jueguen muchas partidas y contar
ui-cli-sim-about = Los bots juegan muchas partidas; se muestra quién gana y con qué frecuencia, con intervalos del 95 %.
ui-cli-sim-game = el juego: dice o bang; con --help se listan sus cajas, ajustes y conjuntos
ui-cli-sim-games = número de partidas (normalmente { $usual })
ui-cli-sim-players = número de jugadores; 4-7 o «all» juegan por turno todos esos números (normalmente { $usual })
ui-cli-sim-bots = niveles de los bots: greenhorn, gunslinger o random; si son varios se turnan en los asientos (normalmente { $usual })
ui-cli-sim-sets = cajas con las que se juega, o «all»
ui-cli-sim-preset = un conjunto de ajustes con nombre
ui-cli-sim-set = cambiar un ajuste de la mesa; puede darse varias veces
ui-cli-sim-seed = el mismo texto da las mismas partidas (normalmente «{ $usual }»)
ui-cli-sim-jobs = número de procesos (normalmente todos los procesadores)
ui-cli-sim-engine = dónde se juegan las partidas: local o ray
ui-cli-sim-out = escribir una fila por asiento y partida en un archivo .parquet o .csv
ui-cli-sim-report = escribir un informe en un archivo .html
ui-cli-sim-max-turns = abandonar una partida tras tantos turnos y contarla como interrumpida (normalmente { $usual })
ui-cli-sim-json = mostrar un objeto JSON en vez de tablas

ui-cli-check-summary = ejecutar escenarios y decir si se cumplen
ui-cli-check-about = Ejecuta archivos de escenario. Código de salida 0: todos se cumplen; 1: alguno no, y se muestra la diferencia; 2: un archivo está mal escrito.
ui-cli-check-paths = archivos de escenario, o carpetas que los contienen
ui-cli-check-json = mostrar un objeto JSON por línea y escenario

ui-cli-replay-summary = recorrer una repetición, o comprobarla
ui-cli-replay-about = Recorre una repetición: Intro avanza, b retrocede, g N salta, q termina.
ui-cli-replay-file = un archivo de repetición
ui-cli-replay-seat = con los ojos de este jugador (si no, los de un espectador)
ui-cli-replay-all = verlo todo, también los roles secretos
ui-cli-replay-verify = volver a jugar el archivo y comprobar semilla, compromiso y sumas de control (código de salida 0 o 1)
ui-cli-replay-json = mostrar un resumen como objeto JSON

ui-cli-card-summary = todo sobre una carta
ui-cli-card-about = Qué hace una carta, qué se decidió sobre ella, en qué escenarios aparece y dónde está su código.
ui-cli-card-name = nombre o id de la carta, en cualquier idioma
ui-cli-card-game = solo en este juego, si varios tienen una carta de ese nombre
ui-cli-card-json = mostrar un objeto JSON

ui-cli-cards-summary = todas las cartas en una tabla
ui-cli-cards-about = Todas las cartas en una tabla.
ui-cli-cards-game = solo las cartas de este juego
ui-cli-cards-json = mostrar una lista JSON

ui-cli-bench-summary = medir la velocidad
ui-cli-bench-about = Mide el motor junto a los rivales instalados, en una sola ejecución y un solo núcleo. Código de salida 1: no se alcanza una velocidad prometida.
ui-cli-bench-rounds = mediciones de cada valor (normalmente 3)
ui-cli-bench-seconds = duración de una medición en segundos (normalmente 2)
ui-cli-bench-json = mostrar una lista JSON en vez de una tabla

## Errores en la línea de órdenes

ui-cli-no-command = ¿qué orden? Las órdenes son: { $known }
ui-cli-command-unknown = no existe la orden «{ $name }»; las órdenes son: { $known }
ui-cli-command-guess = no existe la orden «{ $name }»; ¿quería decir «{ $guess }»?
ui-cli-global-unknown = no existe la opción { $option } antes de la orden; vea sixgun --help
ui-cli-option-unknown = { $command } no tiene la opción { $option }; vea sixgun { $command } --help
ui-cli-option-guess = { $command } no tiene la opción { $option }; ¿quería decir { $guess }?
ui-cli-too-much = «{ $argument }» es un argumento de más; vea sixgun { $command } --help
ui-cli-value-wanted = { $option } necesita un valor, por ejemplo { $option }=...; vea sixgun { $command } --help
ui-cli-no-value-wanted = { $option } no lleva valor
ui-cli-not-understood = { $text }; vea sixgun { $command } --help
ui-cli-number-wanted = { $option } «{ $text }» debe ser un número entero de { $least } a { $most }
ui-cli-range-wanted = { $option } «{ $text }» debe ir del número menor al mayor, por ejemplo 4-7
ui-cli-assignment-wanted = --set «{ $text }» debe ser NAME=VALUE, por ejemplo expert_characters=1
ui-cli-seconds-wanted = { $option } «{ $text }» debe ser un número de segundos mayor que 0 y de 3600 como mucho
ui-cli-list-wanted = { $option } «{ $text }» deben ser palabras separadas por comas, ninguna vacía
ui-cli-unknown-language = no hay textos en el idioma «{ $lang }»; los idiomas son: { $known }
ui-cli-interrupted = interrumpido
ui-cli-extra-missing = para esto hace falta el paquete { $package }; se instala con: pip install "sixgun[{ $extra }]"
ui-cli-textual-missing = la mesa a pantalla completa necesita el paquete textual; se instala con: pip install "sixgun[terminal]", o juegue con --plain
ui-cli-system = { $file }: { $what }

## Errores sobre la mesa

ui-cli-no-game = ¿qué juego? Los juegos son: { $known }
ui-cli-unknown-game = no existe el juego «{ $name }»; los juegos son: { $known }
ui-cli-players-wanted = { $game } es para { $least } a { $most } jugadores, no { $players }
ui-cli-unknown-set = { $game } no tiene la caja «{ $name }»; las cajas son: { $known }
ui-cli-setting-guess = { $game } no tiene el ajuste «{ $name }»; ¿quería decir «{ $guess }»?
ui-cli-preset-guess = { $game } no tiene el conjunto de ajustes «{ $name }»; ¿quería decir «{ $guess }»?
ui-cli-unknown-bot = no hay bots llamados «{ $name }»; los niveles son: { $known }
ui-cli-bad-seed = una semilla tiene de 1 a 128 caracteres imprimibles, por ejemplo: tumbleweed
ui-cli-names-count = { $names ->
    [one] un nombre
   *[other] { $names } nombres
} para { $players } jugadores; dé uno por asiento
ui-cli-bad-name = «{ $name }» no es un nombre: un nombre tiene de 1 a 40 caracteres imprimibles
ui-cli-same-name = dos jugadores se llaman igual; dé a cada uno su nombre
ui-cli-unknown-player = aquí nadie se llama «{ $name }»; los jugadores son: { $known }
ui-cli-scenario-decides = { $option } no va con --scenario: el archivo dice cómo está la mesa
ui-cli-scenario-game = { $file } es un escenario del juego { $game }
ui-cli-after-decides = { $option } no va con --after: la repetición dice quién se sienta dónde y con qué cajas
ui-cli-after-game = { $file } es una repetición del juego { $game }
ui-cli-after-not-over = la partida de { $file } no ha terminado; la serie sigue después de su final
ui-cli-unknown-engine = no existe el modo «{ $name }»; los modos son: { $known }

## Errores sobre archivos

ui-cli-no-paths = ¿qué escenarios? Indique archivos o carpetas, por ejemplo: sixgun check scenarios/dice
ui-cli-no-file = ¿qué repetición? Indique un archivo, por ejemplo: sixgun replay friday.sixgun.json
ui-cli-no-card = ¿qué carta? Dé un nombre, por ejemplo: sixgun card "el gringo"
ui-cli-file-missing = no existe el archivo { $file }
ui-cli-file-is-folder = { $file } es una carpeta, no un archivo
ui-cli-file-unreadable = no se puede leer { $file }: { $reason }
ui-cli-file-huge = { $file } ocupa más de { $most } MiB; no es un archivo nuestro
ui-cli-file-not-text = { $file } no es un texto en UTF-8 (byte { $byte })
ui-cli-folder-without-scenarios = no hay escenarios (.yaml, .yml) en la carpeta { $folder }
ui-cli-suffix-wanted = { $option } { $file }: el nombre debe acabar en: { $known }
ui-cli-target-is-folder = { $option } { $file } es una carpeta; indique un archivo
ui-cli-target-no-folder = { $option } { $file }: no existe la carpeta { $folder }
ui-cli-target-forbidden = { $option } { $file }: no está permitido escribir ahí
ui-cli-replay-not-json = { $file } no es una repetición: la línea { $line } no es JSON
ui-cli-replay-no-replay = { $file } no es una repetición: no dice qué versión de Sixgun la escribió
ui-cli-replay-future = { $file } la escribió Sixgun { $version }; esta es { $ours }, hace falta una versión más nueva
ui-cli-replay-broken = { $file } es una repetición dañada: { $reason }
ui-cli-seat-or-all = --seat y --all se excluyen
ui-cli-card-unknown = no existe la carta «{ $name }»; «sixgun cards» las muestra todas
ui-cli-card-guess = no existe la carta «{ $name }»; ¿quería decir { $guess }?
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
ui-cli-replay-prompt = [Intro avanzar, b atrás, g N ir a, q salir]
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
ui-cli-choice-mandatory = actúa por sí sola
ui-cli-choice-optional = el jugador elige
ui-cli-card-life = { $life } puntos de vida
ui-cli-card-range = arma, alcance { $range }
ui-cli-card-book = se deja fuera de una primera partida
ui-cli-card-bonus = personaje extra
ui-cli-card-copies = { $count ->
    [one] un ejemplar
   *[other] { $count } ejemplares
}: { $cards }
ui-cli-card-rulings = Decisiones:
ui-cli-card-scenarios = Escenarios:
ui-cli-card-more = y { $count } más, véase --json
ui-cli-card-code = Código:
ui-cli-column-name = nombre
ui-cli-column-life = vida
ui-cli-column-box = caja
ui-cli-column-colour = color
ui-cli-column-copies = copias
ui-cli-column-text = qué hace

## sim

ui-cli-sim-progress = partidas
ui-cli-sim-head = { $game }, { $players } jugadores, { $games } partidas, semilla «{ $seed }»
ui-cli-sim-settings = Ajustes: { $settings }
ui-cli-sim-by-role = Victorias por rol
ui-cli-sim-by-character = Victorias por personaje
ui-cli-sim-by-bot = Victorias por bots
ui-cli-sim-by-players = Victorias por número de jugadores, con intervalos del 95 %
ui-cli-sim-players-column = jugadores
ui-cli-sim-median = mediana de turnos
ui-cli-sim-role = rol
ui-cli-sim-character = personaje
ui-cli-sim-bot = bots
ui-cli-sim-played = partidas
ui-cli-sim-wins = victorias
ui-cli-sim-rate = tasa
ui-cli-sim-interval = intervalo 95 %
ui-cli-sim-length = Duración: { $turns } turnos de media (mediana { $median }, máximo { $longest }), { $decisions } decisiones por partida
ui-cli-sim-speed = { $seconds } s, { $games } partidas/s, { $decisions } decisiones/s
ui-cli-sim-aborted = { $aborted ->
    [0] Ninguna partida se interrumpió.
    [one] Una partida se interrumpió tras { $most } turnos.
   *[other] { $aborted } partidas se interrumpieron tras { $most } turnos.
}
ui-cli-sim-written = Escrito: { $file }

## Las decisiones sobre el juego de dados, una frase cada una

ruling-dice-1 = Las balas nunca se acaban: la vida es un número, las fichas solo lo anotan.
ruling-dice-2 = Con tres jugadores nadie tiene dos puntos de vida más; no hay Sheriff.
ruling-dice-3 = Si los indios eliminan al jugador en turno, se pierden el resto de la tirada y todos los dados.
ruling-dice-4 = Una flecha tomada fuera de una tirada (El Gringo) puede ser la última: el ataque ocurre al momento y luego sigue el turno. Bart Cassidy nunca toma la última flecha con su capacidad.
ruling-dice-5 = Un ataque cuenta las flechas que había cuando se vació el montón; Pedro Ramírez no puede descartar ninguna antes.
ruling-dice-6 = Si la dinamita elimina al jugador en turno, los demás dados no se resuelven.
ruling-dice-7 = Las pérdidas simultáneas siguen un orden: Bart Cassidy sustituye, se pierde vida, Pedro Ramírez descarta, quien dispara la Gatling devuelve sus flechas, eliminaciones, fin de la partida, «Buitre» Sam, Kit Carlson, la flecha de El Gringo.
ruling-dice-8 = Primero se asignan todos los puntos de mira y luego caen todos los disparos a la vez; puede haber más disparos que vida.
ruling-dice-9 = Primero se asignan todas las cervezas y luego se beben a la vez.
ruling-dice-10 = Solo los vivos pueden beber.
ruling-dice-11 = Nadie es responsable de lo que se pierde por indios o dinamita.
ruling-dice-12 = La muerte del Sheriff se mira antes que «todos los forajidos y renegados están fuera».
ruling-dice-13 = No hay límite de turnos; una simulación que detiene una partida la da por interrumpida, sin ganador.
ruling-dice-14 = Tres jugadores: una eliminación por indios o dinamita no es de nadie y lleva al «último hombre en pie».
ruling-dice-15 = Tres jugadores: si caen todos a la vez, hay empate.
ruling-dice-16 = Bart Cassidy decide punto por punto: de varios puntos puede sustituir algunos y perder el resto, nunca con la última flecha.
ruling-dice-17 = El Gringo cuesta una flecha por tanda: todos los puntos de mira de un turno juntos una, la ametralladora Gatling otra.
ruling-dice-18 = La flecha de El Gringo se toma también cuando el disparo lo elimina, salvo que la partida haya acabado.
ruling-dice-19 = Si Jesse Jones tiene cuatro puntos de vida o menos se mira una sola vez, al empezar las cervezas.
ruling-dice-20 = Kit Carlson cuenta las gatlings de sus dados finales, después de la ametralladora y antes de la flecha de El Gringo.
ruling-dice-21 = Rose Doolan: primero «con dos o tres jugadores todo punto de mira es un 1», luego un puesto más.
ruling-dice-22 = Sid Ketchum debe nombrar a un jugador; puede ser uno con toda la vida.
ruling-dice-23 = Suzy Lafayette gana vida también tras tres dinamitas, si ha sobrevivido.
ruling-dice-24 = «Buitre» Sam no gana nada si lo eliminan en el mismo momento, y dos puntos de vida por cada otro jugador eliminado.
ruling-dice-25 = Willy «el Niño»: con dos gatlings la ametralladora tiene que disparar.

## Las decisiones sobre el juego de cartas, una frase cada una

ruling-bang-1 = Los dos personajes extra se reparten como los demás, salvo que la mesa los deje fuera.
ruling-bang-2 = Al elegir entre dos personajes, todos eligen en secreto y a la vez, sabiendo su rol y quién es el Sheriff; después se muestran juntos.
ruling-bang-3 = En una serie con elección entre dos personajes, quien conserva el suyo no recibe dos nuevos.
ruling-bang-4 = En una serie el Sheriff pasa al siguiente jugador en sentido horario; los demás roles se reparten al azar.
ruling-bang-5 = Si se puede jugar otra carta ¡BANG! se mira cuando va a jugarse: ninguna en este turno, o sin límite en ese momento. Una Volcanic puesta tras un disparo permite seguir; una perdida tras un disparo, no.
ruling-bang-6 = Puedes jugar ¡BANG! contra ti mismo. Nadie causa la pérdida: sin recompensa, sin castigo, nada para El Gringo.
ruling-bang-7 = Una carta que quita o descarta otra solo puede apuntar a quien tenga alguna. Una carta que cura puede jugarse aunque nadie esté herido.
ruling-bang-8 = ¡Pánico! contra ti mismo toma una carta tuya en juego; Cat Balou descarta una tuya en juego o una al azar de tu mano.
ruling-bang-9 = La carta de una comprobación se descarta antes que la carta que sale de juego por su resultado: tras comprobar la Cárcel, la Cárcel queda encima.
ruling-bang-10 = De las dos cartas de Lucky Duke se descarta primero la que no cuenta; la que cuenta queda encima.
ruling-bang-11 = Si ambos mazos están vacíos, la comprobación no muestra la carta buscada: el Barril falla, la Cárcel retiene, la Dinamita no explota.
ruling-bang-12 = Los descartes se barajan cuando hace falta una carta y no queda ninguna, no antes, incluso entre dos cartas de un mismo robo. Las cartas apartadas por un efecto quedan fuera.
ruling-bang-13 = Si ambos mazos están vacíos, se roba lo que haya y la partida sigue.
ruling-bang-14 = El orden de las cartas que se descartan juntas lo elige quien descarta: el jugador activo en la fase 3, el eliminado, el Sheriff castigado. Solo se pregunta donde puede importar.
ruling-bang-15 = Solo la carta superior de los descartes es pública; un ajuste abre toda la pila.
ruling-bang-16 = Dos líneas de iconos en una carta se ejecutan de arriba abajo.
ruling-bang-17 = Las habilidades que siguen a algo actúan en momentos fijos: tras una respuesta, tras una pérdida de vida con todo lo que trae, tras cada jugador alcanzado por una carta, tras cada paso del robo, tras terminar una carta. Primero las del jugador activo, luego en sentido horario, hasta que no quede ninguna.
ruling-bang-18 = Si tu última respuesta a un disparo fue una carta que no causó robo ni comprobación, y luego desistes aunque falte más, esa carta vuelve a donde estaba.
ruling-bang-19 = Cuando el retador pierde su Duelo nadie es el causante, para toda regla: ni recompensa, ni castigo, ni habilidad.
ruling-bang-20 = Un jugador puede rechazar un rescate posible.
ruling-bang-21 = Una pérdida que quitaría la última vida no activa a Bart Cassidy ni a El Gringo, por ninguno de sus puntos, ni siquiera tras un rescate.
ruling-bang-22 = Quien ya está fuera de la partida no recibe recompensa ni castigo.
ruling-bang-23 = Tras una eliminación: se muestra el rol, se comprueba el final, luego las cartas van a Vulture Sam o se descartan, luego actúan otras habilidades y por último llega la recompensa o el castigo.
ruling-bang-24 = No se pueden gastar más efectos ¡Fallaste! de los necesarios contra un disparo.
ruling-bang-25 = La Cerveza puede jugarse en tu turno con la vida completa o con dos jugadores, y entonces no hace nada; en ese caso no se ofrece como rescate.
ruling-bang-26 = Nadie puede rechazar una carta del Almacén; si hay menos cartas que jugadores, los últimos se quedan sin ella.
ruling-bang-27 = La Cárcel no puede jugarse sobre uno mismo.
ruling-bang-28 = Kit Carlson siempre mira tres cartas, aunque su texto dice «puede».
ruling-bang-29 = Sid Ketchum puede curarse en su fase 2, antes de cualquier decisión propia, como rescate y entre dos acciones del turno de otro; nunca dentro de un efecto ajeno sin terminar.
ruling-bang-30 = Sid Ketchum no puede descartar dos cartas con la vida completa.
ruling-bang-31 = El robo de Suzy Lafayette ocurre por sí solo, aunque su texto dice «puede».
ruling-bang-32 = La carta de Johnny Kisch barre también otras Cárceles y Dinamitas del mismo nombre. Una Dinamita que le llega no activa nada. Primero queda su carta, luego se van las otras, en sentido horario desde su izquierda.
ruling-bang-33 = Uncle Will puede usar una carta de cualquier color como Almacén; se descarta, y un Almacén de verdad no gasta la habilidad.
ruling-bang-34 = Claus the Saint entrega sus cartas boca abajo. Si hay pocas, primero se queda dos y sirve a los jugadores en sentido horario desde su izquierda hasta donde alcancen.
ruling-bang-35 = Para Emiliano cuenta también una carta usada como ¡BANG! o ¡Fallaste!, y toma la carta física. Si hacen falta dos efectos, basta una carta ¡Fallaste! entre ellos.
ruling-bang-36 = Annie Versary solo usa cartas de su mano; la carta se descarta, conserva su palo y su propio texto no importa.
ruling-bang-37 = Dos cartas extra que la caja no explica en ningún sitio no están en el juego.
ruling-bang-38 = Una carta verde está recién puesta hasta que acaba el turno en que se puso; puesta de nuevo, vuelve a estarlo.
ruling-bang-39 = Una carta verde con un arma dibujada no es un arma: puede estar junto a un arma azul y junto a otras verdes.
ruling-bang-40 = En los descartes queda abajo la carta jugada, luego la que costó y luego lo que descarte su efecto.
ruling-bang-41 = Para Apache Kid solo cuenta el palo de la carta jugada, no el de la carta que costó.
ruling-bang-42 = Los nombres de cartas de Dodge City que ningún reglamento imprime en un idioma son los que usan sus jugadores.
ruling-bang-43 = { card-buffalo_rifle } es la reina de tréboles.
ruling-bang-44 = { card-brawl } solo puede jugarse si al menos otro jugador tiene una carta.
ruling-bang-45 = El dueño de la Derringer roba después del disparo, acierte o no.
ruling-bang-46 = Elena Fuente, Pixie Pete y Sean Mallory tienen 4 puntos de vida.
ruling-bang-47 = Los diamantes que actúan sobre su propio dueño valen también contra Apache Kid: una respuesta a su disparo, la distancia o el arma de otro.
ruling-bang-48 = Un diamante que Uncle Will usa como Almacén se salta a Apache Kid y descubre una carta menos.
ruling-bang-49 = Con un diamante no se puede apuntar a Apache Kid: se rechaza, no se malgasta.
ruling-bang-50 = Elena Fuente puede usar { card-dodge } como tal, con el robo, o como simple carta ¡Fallaste!.
ruling-bang-51 = Si una Cerveza salva a Molly Stark tras un Duelo perdido, roba por los ¡BANG! descartados y por la Cerveza, después del rescate.
ruling-bang-52 = Vera Custer elige después de la Dinamita y la Cárcel; esas comprobaciones las hace sin habilidad prestada. Si pierde el turno por la Cárcel no tiene ninguna hasta su próximo robo, y antes de su primer turno tampoco.
ruling-bang-53 = Vera Custer conserva la habilidad prestada si eliminan al jugador copiado.
ruling-bang-54 = Si Vera Custer no tiene cartas al elegir a Suzy Lafayette, roba una antes de que siga la fase.
ruling-bang-55 = Tres jugadores: la Dinamita, o un Duelo perdido por su retador, no es la eliminación personal de nadie.
ruling-bang-56 = Tres jugadores: cuando quedan dos, la Cerveza sigue la regla de siempre: puede jugarse en el turno propio, no hace nada y no salva a nadie.
ruling-bang-57 = Tras los descartes termina a la vez todo lo que dura un turno: la cuenta de cartas ¡BANG!, las cartas verdes recién puestas, el efecto de Belle Star. Después empieza el turno siguiente.
ruling-bang-58 = Cuando un disparo fue cancelado y se hizo lo que sigue a la respuesta, Emiliano toma su carta si aún está en los descartes; después actúa lo demás que espera.
