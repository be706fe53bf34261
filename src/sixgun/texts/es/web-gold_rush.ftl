### La fiebre del oro en la página, en español.

web-gold-shop = Tienda
web-gold-deck = { $under ->
    [0] Mazo de equipo: { $count }
   *[other] Mazo de equipo: { $count }, boca arriba debajo: { $under }
}
web-gold-priced = { $name } ({ $price })
web-gold-price-full = Al precio completo
web-gold-price-less = Por 1 pepita menos
web-gold-price-nugget = Por una pepita
web-gold-shadows = Los eliminados vuelven en sus turnos como pistoleros de las sombras.
web-gold-shadow = Sombra
web-gold-hint-shop = Por cada punto de vida que otro pierda por tu causa ganas una pepita. Puedes comprar la carta de la tienda que brille: tócala y confirma con el botón rojo.
web-gold-hint-shadow = Has vuelto para este turno como sombra, sin puntos de vida. Al final descartas tus cartas; las pepitas siguen siendo tuyas.
web-gold-side-none = Renegado de las sombras
web-gold-side-shadow_deputy = Alguacil de las sombras
web-gold-side-shadow_outlaw = Forajido de las sombras
web-gold-use-force_discard = Hacer descartar equipo ajeno
web-gold-use-jacky_murieta = Disparo por 2 pepitas
web-gold-use-josh_mccloud = Equipo por 2 pepitas
web-gold-use-raddie_snake = 1 carta por 1 pepita
web-cards-sort-equipment = Equipo

web-text-gold-shop = En la tienda, con el precio en pepitas: { $cards }.
web-text-gold-under = Boca arriba debajo del mazo de equipo: { $cards }.
web-text-gold-nuggets = Pepitas: { $count }
web-text-gold-gear = Equipo: { $cards }.

web-gold-coach-use_drawn = Toca la carta y luego elige cómo o contra quién la usas. No se puede guardar.
web-gold-coach-discard_drawn = Solo puedes descartar una de las cartas recién robadas. Además tomas una pepita.
web-gold-coach-order_gear = El orden casi nunca importa.
web-gold-coach-play_again = Un turno adicional es un turno completo: con cartas nuevas y todos sus peligros.
