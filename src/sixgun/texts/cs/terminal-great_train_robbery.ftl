### Velká vlaková loupež v terminálu, česky.

ui-train-signs = ▰▶ lokomotiva   ═ vagon   ▥ vagon před hráčem
ui-train-end = Konec trati
ui-train-at = { $engine } – { $place }
ui-train-ahead = Pak:
ui-told-train-engine = Vlak: { $engine }, právě { $place }. { $text }
ui-told-train-car = Na prodej ve stanici { $station }: { $car }. { $price } Vagon: { $text }
ui-told-train-car-unpaired = Zatím mimo stanici: { $car }. { $text }
ui-told-train-station = Teprve přijde: { $station }. { $price }
ui-told-train-deck = Vagonů v balíčku: { $count }.
ui-told-train-under = Odhozené pod balíčkem vagonů: { $cards }.

## Ceny stanic jedním slovem nebo znakem

ui-train-price-boom_town = BANG!
ui-train-price-catico = Panika!/Cat Balou
ui-train-price-creepy_creek = ♠
ui-train-price-crowns_hole = Pivo
ui-train-price-deathwood = modrá karta
ui-train-price-dodgeville = Vedle!
ui-train-price-fort_wroth = 10–A
ui-train-price-frisco = ♣
ui-train-price-miners_oath = ♦
ui-train-price-san_tafe = ♥
ui-train-price-tombrock = 1 život
ui-train-price-virginia_town = 2 karty
ui-train-price-yooma = 2–9
