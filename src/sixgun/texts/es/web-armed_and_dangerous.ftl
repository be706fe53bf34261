### The load of Armed & Dangerous on the page.

web-bang-colour-orange = Borde naranja (▲): queda en juego con cargas. Su precio se paga con ellas; sin cargas desaparece.
web-load-with = Con { $cards }
web-load-no-load = Ninguna carga
web-load-no-upgrade = Sin mejorar
web-load-no-target = Sin más objetivos
web-load-leave-it = Dejarla
web-load-let-it-stand = Dejarlo así
web-load-count = { bang-count-load }
web-load-short = Casi vacía
web-load-on-character = En el personaje: { bang-count-load }
web-load-supply = Cargas en la reserva: { $count }
web-load-title = Cargas
web-load-about = Las cargas están en las cartas naranjas en juego y en los personajes, hasta 4 en cada uno. Las cartas naranjas pagan con las suyas; las mejoras y capacidades se pagan desde donde tengas.
web-load-bell = { $card }: todos a distancia 1 para la próxima carta
web-load-belt = { $card }: una carta ¡BANG! más en este turno
web-text-load-cards = Cargas en cartas: { $cards }.
web-text-load-short = { bang-count-load }, casi vacía
web-text-load-supply = Cargas en la reserva: { $count }.
web-text-sentence = { $said }.
web-load-use-bass_greeves = 1 carta de la mano por 2 cargas
web-load-use-frankie_canton = Tomar 1 carga
web-load-use-mexicali_kid = Disparar por 2 cargas
web-load-use-red_ringo = Pasar cargas

## The first time

web-load-hint = Las cartas naranjas entran en juego con 3 cargas y pagan con ellas cada uso. La que se queda vacía se descarta.
web-load-coach-place_load = Con cargas se pagan cartas naranjas, capacidades y mejoras. Caben 4 en cada carta o personaje.
web-load-coach-pay_load = La carta que vacíes se descarta al momento. Una Bomba explota.
web-load-coach-buy_upgrades = Cada mejora cuesta cargas; puedes no elegir ninguna.
web-load-coach-add_targets = Cada objetivo más cuesta una carga. Se resuelven en el orden en que los añades.
web-load-coach-regain_card = La carta vuelve a tu mano y la puedes jugar otra vez.
web-load-coach-arrow = Solo te salva una carta ¡BANG! Un ¡Fallaste! no sirve aquí.
web-load-coach-roll_again = Lo desenfundado no vale y se desenfunda otra vez.
web-load-coach-pass_bomb = Las cargas van con ella: cuantas menos tenga, antes explota.
web-load-coach-forced_discard = El disparo falló, pero te cuesta una carta.
web-load-coach-offer = Tu capacidad sirve ahora. También puedes pasar.
web-load-coach-move_load = No pueden volver, y en cada carta caben 4.
