### The Great Train Robbery at the terminal, in English.

ui-train-signs = ▰▶ locomotive   ═ car   ▥ railcar in front of a player
ui-train-end = End of the Line
ui-train-at = { $engine } at { $place }
ui-train-ahead = Then:
ui-told-train-engine = The train: { $engine }, now at { $place }. { $text }
ui-told-train-car = For sale in { $station }: { $car }. { $price } The car: { $text }
ui-told-train-car-unpaired = At no station yet: { $car }. { $text }
ui-told-train-station = Still to come: { $station }. { $price }
ui-told-train-deck = Cars in the deck: { $count }.
ui-told-train-under = Discarded under the deck of cars: { $cards }.

## The prices of stations in a word or a sign

ui-train-price-boom_town = BANG!
ui-train-price-catico = Panic!/Cat Balou
ui-train-price-creepy_creek = ♠
ui-train-price-crowns_hole = Beer
ui-train-price-deathwood = blue card
ui-train-price-dodgeville = Missed!
ui-train-price-fort_wroth = 10–A
ui-train-price-frisco = ♣
ui-train-price-miners_oath = ♦
ui-train-price-san_tafe = ♥
ui-train-price-tombrock = 1 life point
ui-train-price-virginia_town = 2 cards
ui-train-price-yooma = 2–9
