### El juego de cartas en la mesa web, en español.

web-bang-middle = Centro de la mesa
web-bang-in-play = En juego delante de ti
web-bang-your-hand = Tu mano: { bang-count-cards }
web-bang-hand-of = Mano de { $player }: { bang-count-cards }
web-bang-hand-empty = Sin cartas en la mano
web-bang-cards-in-hand = Cartas en la mano: { $count }
web-bang-hand-limit = Cartas en la mano: { $count }. Al final de tu turno puedes conservar { $limit }.
web-bang-bangs-left = Cartas ¡BANG! que aún puedes jugar este turno: { $count }
web-bang-bangs-any = Este turno puedes jugar tantas cartas ¡BANG! como quieras
web-bang-spoken-card = { $name }, { $rank } de { $suit }
web-bang-sign = { $sign } ({ $suit })
web-bang-you = Tú
web-bang-lane = { $from }: { $what } contra { $to }
web-bang-lane-alone = { $from }: { $what }
web-bang-last-played = Última carta jugada

## Las pilas y lo que queda un rato a la vista

web-bang-deck = Mazo
web-bang-about-deck = Al comienzo de tu turno robas dos cartas de aquí. Cuando se acaba, se barajan los descartes.
web-bang-discard = Descartes
web-bang-about-discard = Todavía no se ha descartado nada.
web-bang-pile-deck = Mazo { $count }
web-bang-pile-discard = Descartes { $count }
web-bang-on-offer = A elegir
web-bang-turned-up = Descubiertas
web-bang-only-you-see = Solo tú ves estas cartas
web-bang-looks-at = { $player } mira { bang-count-cards }
web-bang-your-characters = ¿Quién quieres ser?
web-bang-last-one-wins = Ahora solo gana quien quede con vida al final.

## Botones

web-bang-question-act = Juega una carta o termina tu turno.
web-bang-random-card = Una carta al azar de la mano
web-bang-as = como { $kind }
web-bang-take-the-hit = Encajar el golpe
web-bang-not-now = Ahora no
web-bang-enough = Es suficiente
web-bang-give-up = Rendirse
web-bang-end-discarding = Terminar y descartar { $count }
web-bang-draw-for = { $name }: desenfundar
web-bang-use-chuck_wengam = 1 punto de vida por 2 cartas
web-bang-use-doc_holyday = Disparar por 2 cartas
web-bang-use-jose_delgado = Carta azul por 2 nuevas
web-bang-use-sid_ketchum = 2 cartas por 1 punto de vida
web-bang-use-uncle_will = como Almacén

## Qué significa cada cosa

web-bang-colour-brown = Borde marrón (●): se juega y se descarta.
web-bang-colour-blue = Borde azul (■): se queda en juego delante de un jugador.
web-bang-colour-green = Borde verde (◆): ponla en la mesa; úsala desde tu próximo turno o, si da un ¡Fallaste!, desde el turno del siguiente jugador.
web-bang-begins-with = Empieza con { bang-count-points }; el Sheriff, con uno más.
web-bang-role-unknown = Rol aún secreto
web-bang-role-hidden = Tu rol está oculto en esta pantalla.
web-bang-life-now = Puntos de vida: { $life } de { $most }
web-bang-reach = Alcanza hasta distancia { $reach }

## Para quien ve una pregunta por primera vez

web-bang-coach-act = Toca una carta dorada y, si lo pide, a un jugador. Una carta gris te muestra qué le falta.
web-bang-coach-shot = Una carta con marco dorado te salva. Encajar el golpe cuesta 1 punto de vida.
web-bang-coach-duel = Os turnáis para descartar cartas ¡BANG! Quien deja de hacerlo pierde 1 punto de vida.
web-bang-coach-indians = Solo una carta ¡BANG! los ahuyenta. Aquí ¡Fallaste! no sirve.
web-bang-coach-rescue = Ahora te salva una Cerveza de tu mano. Sin ella quedas fuera de la partida.
web-bang-coach-discard_excess = Puedes conservar tantas cartas como puntos de vida tengas. Elige de cuáles te deshaces.
web-bang-coach-pay_cost = Esto tiene un precio: elige lo que menos necesites.
web-bang-coach-pick_card = Lo que está en la mesa lo conoces; de la mano se elige una carta al azar.
web-bang-coach-pick_from_store = Hay una para cada cual. Lo que dejes se lo puede llevar el siguiente.
web-bang-coach-count_flip = Aquí solo importan el palo y el número, no lo que hace la carta.
web-bang-coach-leave_out_flip = Toca la carta que menos te sirva. Todas las demás cuentan juntas.
web-bang-coach-keep_card = Nadie más ve estas cartas.
web-bang-coach-copy_character = Toca a un jugador para tener su capacidad hasta tu próximo turno.
web-bang-coach-choose_character = Compara las dos capacidades. Con más puntos de vida aguantas más y conservas más cartas.
