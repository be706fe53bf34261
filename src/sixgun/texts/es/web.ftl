### La mesa web, en español: lo que comparten todas las páginas.

web-skip = Saltar al contenido principal
web-close = Cerrar

## Títulos de las páginas

web-title-lobby = Elige un juego
web-title-new-table = Mesa nueva
web-title-table = Mesa
web-title-replay = Repetición
web-title-cards = Cartas y personajes
web-title-learn = Aprende a jugar
web-title-settings = Ajustes
web-title-offline = Sin conexión
web-title-not-found = Aquí no hay nada

## Por dónde seguir

web-to-lobby = Volver al vestíbulo
web-load-again = Volver a cargar
web-try-again = Intentar de nuevo

## Cuando algo sale mal

web-not-found-title = El rastro acaba aquí
web-not-found-text = No hay ninguna página en esta dirección. Quizá falta una letra en el enlace: revísalo o pídelo otra vez.
web-broken-title = Algo ha fallado en esta página
web-broken-text = No se ha perdido nada: la partida está guardada en el servidor. Vuelve a cargar la página y estarás donde la dejaste.
web-offline-title = No hay conexión con el servidor
web-offline-text = Tu partida está a salvo: el servidor guarda cada decisión que ha confirmado y tu asiento te espera. Revisa la conexión o pregunta a quien lleva el servidor.
web-offline-still = Sigue sin responder.
web-problem-offline = El servidor no responde. Revisa la conexión e inténtalo de nuevo.
web-problem-server = El servidor ha enviado una respuesta inesperada (error { $status }). Inténtalo de nuevo dentro de un momento.
web-problem-no-line = Ahora mismo no hay conexión; se restablecerá automáticamente. Inténtalo entonces de nuevo.

## Niveles de los bots

web-level-greenhorn = Novato
web-level-gunslinger = Pistolero
