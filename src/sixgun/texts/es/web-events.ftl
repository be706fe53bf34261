### Los eventos del juego de cartas en la página, en español.

web-events-heading = Eventos
web-events-now = Evento en vigor
web-events-next = Próximo evento
web-events-next-short = Luego
web-events-none = Sin evento en la primera ronda
web-events-left = Eventos restantes: { $count }
web-events-last = Último evento
web-events-last-about = Sigue en vigor hasta el final de la partida.
web-events-suit = Este turno solo se puede jugar este palo: { $suit }
web-events-reversed = Los turnos van en sentido contrario a las agujas del reloj
web-events-suit-now = Cuenta como { $suit } ({ $by })
web-events-duty = Obligatoria
web-events-past = Eventos anteriores
web-events-asleep-by = Sin efecto ahora ({ $by })
web-events-starter = Empieza las rondas
web-events-starter-about = Antes de cada turno de este jugador, salvo el primero, entra en vigor un nuevo evento.
web-events-ghost = Fantasma
web-events-ghost-about = En la partida sin puntos de vida: ni los gana ni los pierde.
web-events-hint = La carta del centro es el evento en vigor; la pequeña, el próximo. Tócalas para leer qué hacen.
web-events-hint-ghost = Eres un fantasma: sigues jugando sin puntos de vida y nadie puede hacerte daño.
web-events-hint-asleep = Lo que está gris y lleva «Zz» no tiene efecto por ahora. Tócalo para ver por qué.
web-events-reserve = Tu reserva: { $character }
web-events-reserve-hidden = Tu reserva sigue boca abajo
web-events-reserve-about = Un segundo personaje al que puedes cambiar con Nueva identidad.
web-bang-draws = Cartas que roba al empezar un turno: { $count }
web-bang-lose-the-card = Perder la carta
web-bang-give-nothing = No dar nada
web-bang-draw-as-usual = Robar cartas
web-bang-exchange = Cambiar { bang-count-cards }
web-cards-sort-event = Eventos
web-cards-event = Evento: desde la segunda ronda, en cada ronda entra en vigor uno nuevo.
web-cards-event-last = Último evento: cierra la pila y sigue en vigor hasta el final de la partida.

## En frases, para la mesa de texto

web-text-events-now = Evento en vigor: { $event }. { $text }
web-text-events-next = Próximo evento: { $event }. { $text }
web-text-events-none = En la primera ronda no hay ningún evento en vigor.
web-text-events-left = Eventos restantes: { $count }.
web-text-events-suit = Este turno solo se puede jugar este palo: { $suit }.
web-text-events-reversed = Los turnos van en sentido contrario a las agujas del reloj.
web-text-events-last = Es el último evento.
web-text-events-past = Eventos anteriores: { $events }.
web-text-events-asleep = Sin efecto ahora: { $names }.
web-text-events-starter = Empieza las rondas.
web-text-events-ghost = Fantasma, sin puntos de vida.
web-text-events-reserve = Tu reserva: { $character }.
web-text-events-reserve-hidden = Tu reserva sigue boca abajo.

## Para quien ve una pregunta por primera vez

web-bang-coach-discard_blue = Las cartas azules son las que se quedan delante de ti. Descarta la que menos te ayude.
web-bang-coach-blood_brothers = Toca a quien deba recibir tu punto de vida, o consérvalo.
web-bang-coach-hard_liquor = Si no robas, juegas con las cartas que ya tienes.
web-bang-coach-peyote = Con cada acierto te quedas la carta y pruebas otra vez. Al primer fallo se acaba.
web-bang-coach-ranch = Toca todas las cartas que no necesites. Robas otras tantas, pero solo una vez.
web-bang-coach-handcuffs = Nombra el palo que más te sirva. No afecta a las cartas en juego ni a las capacidades.
web-bang-coach-ricochet = El disparo va contra la carta, no contra ti. Sin un ¡Fallaste! solo pierdes la carta.
web-bang-coach-roulette = Por turnos, cada jugador necesita un ¡Fallaste! El primero que no lo use pierde 2 puntos de vida, y se acabó.
