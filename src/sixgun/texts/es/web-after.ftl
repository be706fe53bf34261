### La página después de la partida, en español.

web-after-you-won = ¡Has ganado!
web-after-you-lost = Has perdido.
web-after-over = Fin de la partida
web-after-roles = Quién era quién
web-after-winner = Gana
web-after-alive = con vida
web-after-out = fuera
web-after-you = tú
web-after-look = Ver la mesa
web-after-again = Otra partida
web-after-rematch = Jugar otra vez
web-after-rematch-about = Los mismos asientos, otro reparto.
web-after-rematch-host = { $name } dirige la mesa y puede empezar otra partida.
web-after-share = Repetición
web-after-replay-link = Enlace a la repetición
web-after-watch-replay = Ver la repetición
web-after-download = Guardar en un archivo
web-after-fair = Un reparto limpio
web-after-fair-about = Antes de repartir, la mesa mostró la huella de una semilla secreta que decide cada barajado y cada tirada. Aquí está la semilla: quien anotó la huella puede comprobar que no cambió nada.
web-after-commitment = Huella, mostrada antes de repartir
web-after-seed = Semilla, secreta hasta ahora
web-after-verify = Para comprobar la partida carta por carta, guarda el archivo y ejecuta:
web-after-life = La vida a lo largo de la partida
web-after-life-about = Los puntos de vida de todos, de la primera decisión a la última.
web-after-statistics = Estadísticas
web-after-more = Mostrar todo
web-after-counting = Contando disparos…
web-after-no-statistics = Las estadísticas no están disponibles por ahora.

## Lo que se cuenta

web-stat-shots = Disparos
web-stat-hits = Impactos de todo tipo
web-stat-dealt = Vida quitada
web-stat-lost = Vida perdida
web-stat-healed = Vida recuperada
web-stat-kills = Jugadores eliminados
web-stat-cards = Cartas jugadas
web-stat-drawn = Cartas robadas
web-stat-arrows = Flechas tomadas
web-stat-rolls = Tiradas
web-stat-turns = Turnos
