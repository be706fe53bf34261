### La página de las cartas, en español.

web-cards-search = Buscar en nombres y textos
web-cards-game = Juego
web-cards-all-games = Todos los juegos
web-cards-box = Expansión
web-cards-all-boxes = Todas las expansiones
web-cards-kind = Tipo
web-cards-all-kinds = Todos
web-cards-playing = Cartas de juego
web-cards-characters = Personajes
web-cards-sort-brown = Cartas marrones
web-cards-sort-blue = Cartas azules
web-cards-sort-green = Cartas verdes
web-cards-sort-orange = Cartas naranjas
web-cards-faces = Símbolos de los dados
web-cards-roles = Los roles
web-cards-count = { $count ->
    [0] Nada coincide. Prueba con menos palabras o con otras.
    [one] { $count } resultado
   *[other] { $count } resultados
}
web-cards-no-such = No hay ninguna carta en esta dirección. Aquí están todas las demás.
web-cards-show-all = Mostrar todo

## Una carta

web-cards-of-game = Juego: { $game }
web-cards-life = { $life ->
    [one] { $life } punto de vida
   *[other] { $life } puntos de vida
}
web-cards-bonus = Personaje extra: una mesa puede dejarlo fuera.
web-cards-brown = Carta marrón: se juega y se descarta.
web-cards-blue = Carta azul: se queda delante de un jugador y sigue haciendo efecto.
web-cards-green = Carta verde: ponla delante de ti; puedes usarla una vez desde tu próximo turno o, si da un ¡Fallaste!, desde el turno del siguiente jugador.
web-cards-orange = Carta naranja: se queda delante de su jugador con 3 cargas, paga con ellas y sin ellas se descarta.
web-cards-reach = Arma de alcance { $reach }
web-cards-extra = { $count ->
    [one] Cuesta otra carta de tu mano.
   *[other] Cuesta otras { $count } cartas de tu mano.
}
web-cards-on-each-die = Una vez en cada uno de los cinco dados
web-cards-three = En una partida de tres
web-cards-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
}
web-cards-rulings = Aclaraciones
web-cards-rulings-about = Lo que decidimos donde las reglas impresas dejan un hueco.
web-cards-share = Copiar el enlace
web-cards-copied = El enlace está en el portapapeles.
web-cards-not-copied = El navegador no permite copiar. El enlace está en la barra de direcciones.
