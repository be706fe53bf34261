### El valle de las sombras en la página, en español.

web-valley-let-it-happen = Dejar que ocurra
web-valley-stay-put = No saltar
web-valley-draw-all = Robarlas todas
web-valley-use-black_flower = Disparar tréboles
web-valley-use-der_spot_burst_ringer = Disparar como Gatling
web-valley-use-evelyn_shebang = Disparar cerca

## Para quien ve una pregunta por primera vez

web-valley-coach-stop_card = Esta carta va solo contra ti. Una carta con marco dorado la anula antes de que haga nada.
web-valley-coach-leap_in = Alguien va a perder puntos de vida. Con ¡Salvado! evitas uno de ellos y te lo agradecen con 2 cartas.
web-valley-coach-lay_for_poker = Todos eligen en secreto. Un as le arruina el juego a quien lo empezó.
web-valley-coach-pass_two = Toca dos cartas. Todos eligen en secreto y las cartas cambian de manos a la vez.
web-valley-coach-bandidos = Basta una carta ¡BANG! Sin ella se van dos cartas.
web-valley-coach-second_target = Toca a otra persona junto a la primera. Cada una se defiende sola.
web-valley-coach-take_thanks = De su mano te llegan cartas al azar; las del mazo no las ha elegido nadie.
web-valley-coach-draw_fewer = El disparo te cuesta una carta. A quién va lo eliges después de robar.
