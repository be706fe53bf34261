### Wild West Show en la página, en español.

web-show-heading = El espectáculo
web-show-now = Carta de espectáculo en vigor
web-show-none = Aún no hay carta de espectáculo
web-show-left = Cartas de espectáculo por salir: { $count }
web-show-about = Quien juega una Diligencia o una Wells Fargo revela la siguiente.
web-show-closing = En el fondo del mazo: { $card }
web-show-last-one = Gana quien quede en último lugar
web-show-last-about = Sigue en vigor hasta el final. Los roles ya no deciden quién gana; sus demás efectos se mantienen.
web-show-past = Cartas de espectáculo anteriores
web-show-open-hands = Todas las manos están a la vista
web-show-hand = En la mano: { $cards }
web-show-played = { $player } ha jugado { $count } de 3
web-show-skips = Pierde su próximo turno
web-show-new-role = Tu nuevo rol: { $role }
web-show-names = Nombra una carta
web-show-find = Buscar una carta
web-show-find-none = Ninguna carta se llama así.
web-show-use-flint_westwood = Cambiar 1 carta por 2
web-show-no-repeat = No repetirla
web-cards-sort-show = Cartas de espectáculo
web-cards-show = Carta de espectáculo: entra en vigor cuando alguien juega una Diligencia o una Wells Fargo, y dura hasta la siguiente.
web-cards-show-last = Última carta de espectáculo: está en el fondo del mazo y sigue en vigor hasta el final.

## En frases, para la mesa de texto

web-text-show-now = Carta de espectáculo en vigor: { $card }. { $text }
web-text-show-none = Aún no hay ninguna carta de espectáculo en vigor.
web-text-show-left = Cartas de espectáculo por salir: { $count }.
web-text-show-last = Es la última carta de espectáculo: gana quien quede en último lugar.
web-text-show-open = Todas las manos están a la vista.
web-text-show-past = Cartas de espectáculo anteriores: { $cards }.

## Para quien ve una pregunta por primera vez

web-show-coach-name_card = Si tiene la carta, debe jugarla. Si no, enseña toda la mano.
web-show-coach-order_target = Las distancias se miden desde quien juega la carta, no desde ti.
web-show-coach-order_pick = Elige qué se lleva o elimina la carta.
web-show-coach-obey_order = La carta se juega según la orden. Si no está permitido, solo se enseña.
web-show-coach-repeat_card = La carta ¡BANG! se descarta; no cuenta como jugada.
web-show-coach-keep_pair = Conservas los dos personajes o cambias los dos.
web-show-coach-give_to_collector = Da la carta que menos te ayude.
