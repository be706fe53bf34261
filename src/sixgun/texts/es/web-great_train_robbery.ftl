### The Great Train Robbery en la página, en español.

web-train = Tren
web-train-timetable = Horario: las estaciones y sus precios
web-train-end = Final de la línea
web-train-end-about = Se aplica el efecto de la locomotora. Después se colocan nuevas estaciones y sale otro tren.
web-train-how = Una vez en tu turno puedes pagar el precio de una estación y llevarte el vagón que está en ella. Antes puedes hacer avanzar el tren una estación, pero entonces tienes que comprar.
web-train-stations = Estaciones
web-train-train = El tren
web-train-unpaired = En ninguna estación
web-train-engine-at = { $engine } ({ $place })
web-train-car-at = { $car } ({ $station })
web-train-car-unpaired = { $car } (en ninguna estación)
web-train-about-car = { $text } A la venta en { $station }. { $price }
web-train-about-unpaired = { $text } No está en ninguna estación: aún no se puede comprar.
web-train-deck = Vagones en el mazo: { $count }
web-train-under = Descartados bajo el mazo: { $cards }
web-train-lesson = Un vagón iluminado está a la venta: tócalo y paga lo que pide su estación. Si tocas la locomotora, antes avanza el tren.
web-train-car-about = Vagón: queda delante de un jugador como una carta azul.
web-train-free-move = Avanzar el tren y comprar
web-train-pay-fare = Pagar el precio
web-train-drop = Descartarla
web-train-hold = Quedármela y recibir el disparo
web-train-no-car = Ningún vagón
web-train-keep-both = Dejar las dos
web-train-no-turning = No desviarlo
web-train-spare-nobody = No librar a nadie
web-train-use-sancho = Un vagón gratis
web-train-use-zippy_roy = Avanzar el tren
web-cards-car = Vagón: queda delante de un jugador como una carta azul; se compra del tren.
web-cards-sort-car = Vagones
web-cards-sort-station = Estaciones
web-cards-sort-locomotive = Locomotoras

web-text-train-engine = El tren: { $engine }, ahora en { $place }. { $text }
web-text-train-car = { $car }: { $text } A la venta en { $station }. { $price }
web-text-train-car-unpaired = { $car }: { $text } No está en ninguna estación: aún no está a la venta.
web-text-train-ahead = Próxima estación: { $station }. { $price }
web-text-train-later = Más adelante: { $station }. { $price }
web-text-train-end-next = Lo siguiente es el final de la línea.
web-text-train-deck = Vagones en el mazo: { $count }.
web-text-train-under = Descartados bajo el mazo: { $cards }.

## La primera vez

web-train-coach-buy_car = Toca un vagón iluminado y paga lo que pide su estación.
web-train-coach-pay_fare = Puedes pagar con cartas de la mano y con las que tienes delante. Sus efectos se pierden.
web-train-coach-place_car = Ayuda o perjudica a quien lo tenga delante.
web-train-coach-split_cars = Un vagón es para ti y el otro para otra persona.
web-train-coach-take_car = Cualquier vagón del tren, gratis, esté donde esté.
web-train-coach-swap_cards = Primero tu carta; después, la que quieres por ella.
web-train-coach-robbed_card = Por cada carta que tengas delante: la descartas o te disparan.
web-train-coach-full_steam = O nada o dos veces; tu elección vale para todos.
web-train-coach-map_look = La carta que descartes ahora ya no la robarás.
web-train-coach-coal_hopper = Vale cualquier vagón, también uno tuyo.
web-train-coach-mail_car = Te quedas con dos de las tres.
web-train-coach-shade_card = Cambia una carta que no necesites por otra nueva.
web-train-coach-turn_shot = El nuevo objetivo responde como si el disparo fuera para él.
web-train-coach-spare_one = Puedes librar a un jugador o a ninguno.
