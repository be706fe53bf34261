### El informe de una simulación, una página HTML. $shown es el número tal como se imprime, $count elige la forma.

report-title = { $game }: { $games }
report-lead = { $players }; bots: { $bots }
report-games = { $shown } { $count ->
    [one] partida
   *[other] partidas
}
report-turns = { $shown } { $count ->
    [one] turno
    [part] turnos
   *[other] turnos
}
report-players = { $count ->
    [one] { $shown } jugador
   *[other] { $shown } jugadores
}
report-players-all = todos los números de jugadores, alternados
report-players-several = { $shown } jugadores, alternados
report-seconds = { $shown } s
report-range = { $low } a { $high }

## Cifras de arriba

report-fact-games = Partidas
report-fact-aborted = Interrumpidas
report-fact-median = Duración mediana
report-fact-time = Tiempo
report-fact-games-speed = Partidas por segundo
report-fact-choices-speed = Decisiones por segundo

## Apartados, con sus gráficos y tablas

report-roles = Por rol
    .note = Un rol cuenta una vez por partida, lo tengan los jugadores que lo tengan. Las líneas muestran intervalos del 95 % (Wilson). Las partidas interrumpidas no cuentan para nadie.
    .chart = Tasa de victorias por rol
    .caption = Tasas de victorias por rol
    .head = Rol
report-sides = Por bando al final
    .note = Un bando cuenta una vez por partida, sean cuantos sean los jugadores que lo forman al final. Las líneas muestran intervalos del 95 % (Wilson). Las partidas interrumpidas no cuentan para nadie.
    .chart = Tasa de victorias por bando
    .caption = Tasas de victorias por bando
    .head = Bando
    .sizes = Tasas de victorias de los bandos con sus intervalos del 95 %. Un bando en el que no había nadie no tiene ninguna.
report-sizes = Por número de jugadores
    .note = Tasas de victorias de los roles con sus intervalos del 95 %. Un rol que no se reparte no tiene ninguna.
    .caption = Tasas de victorias por número de jugadores
    .head = Jugadores
report-characters = Por personaje
    .note = Cada personaje cuenta una vez por cada partida en la que se repartió. Ordenados por tasa.
    .chart = Tasa de victorias por personaje
    .caption = Tasas de victorias por personaje
    .head = Personaje
report-bots = Por bot
    .note = Contado por asientos. Los asientos de una misma partida dependen unos de otros, así que estos intervalos son algo más estrechos de lo debido.
    .caption = Tasas de victorias por bot
    .head = Bot
report-reasons = Cómo acabaron las partidas
    .caption = Partidas por motivo
    .head = Motivo
report-length = Duración de las partidas
    .note = Turnos de las partidas terminadas: media { $mean }, mediana { $median }, el 95 % dura como mucho { $most }, la más larga { $longest }.
    .median = mediana { $median }
    .turns = turnos
    .games = partidas
report-settings = Ajustes
    .note = Los mismos ajustes dan las mismas partidas.
    .caption = Ajustes de esta simulación
report-bars = Barras con intervalos del 95 %; los números están en la tabla de abajo.

## Columnas

report-column-games = Partidas
report-column-wins = Victorias
report-column-rate = Tasa
report-column-interval = Intervalo 95 %
report-column-share = Proporción
report-column-setting = Ajuste
report-column-value = Valor

## Por qué acaban las partidas

report-reason-law-prevails = Vence la ley: no queda ningún Forajido ni Renegado
report-reason-sheriff-dead = Vencen los Forajidos: el Sheriff ha sido eliminado
report-reason-renegade-alone = Vence un Renegado: no queda nadie más con vida
report-reason-hunter = El cazador ha eliminado personalmente a su presa
report-reason-last-man = Solo queda un jugador con vida
report-reason-draw = Empate: no queda nadie con vida
report-reason-everyone-dead = Vencen los Forajidos: no queda nadie con vida
report-reason-last-in-the-game = Última carta del espectáculo: solo queda un jugador en la partida
report-reason-most-lp = Alguien tenía más puntos de leyenda
report-reason-shared = Varios compartieron la victoria
report-reason-black = El Hombre de Negro tenía más puntos de leyenda
report-reason-aborted = Interrumpida en el límite de turnos

## Ajustes

report-setting-game = Juego
report-setting-sets = Expansiones
report-setting-settings = Ajustes de la mesa
report-setting-usual = los habituales
report-setting-players = Jugadores
report-setting-players-all = todos los números
report-setting-bots = Bots, asiento por asiento
report-setting-seed = Semilla
report-setting-limit = Límite de turnos
report-setting-engine = Modo
report-setting-jobs = Procesos
