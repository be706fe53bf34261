### The Great Train Robbery en el terminal, en español.

ui-train-signs = ▰▶ locomotora   ═ vagón   ▥ vagón delante de un jugador
ui-train-end = Final de la línea
ui-train-at = { $engine } en { $place }
ui-train-ahead = Después:
ui-told-train-engine = El tren: { $engine }, ahora en { $place }. { $text }
ui-told-train-car = A la venta en { $station }: { $car }. { $price } El vagón: { $text }
ui-told-train-car-unpaired = Todavía en ninguna estación: { $car }. { $text }
ui-told-train-station = Más adelante: { $station }. { $price }
ui-told-train-deck = Vagones en el mazo: { $count }.
ui-told-train-under = Descartados bajo el mazo de vagones: { $cards }.

## Los precios de las estaciones en una palabra o un signo

ui-train-price-boom_town = ¡BANG!
ui-train-price-catico = ¡Pánico!/Cat Balou
ui-train-price-creepy_creek = ♠
ui-train-price-crowns_hole = Cerveza
ui-train-price-deathwood = carta azul
ui-train-price-dodgeville = ¡Fallaste!
ui-train-price-fort_wroth = 10–A
ui-train-price-frisco = ♣
ui-train-price-miners_oath = ♦
ui-train-price-san_tafe = ♥
ui-train-price-tombrock = 1 punto de vida
ui-train-price-virginia_town = 2 cartas
ui-train-price-yooma = 2–9
