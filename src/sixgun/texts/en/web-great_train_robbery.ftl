### The Great Train Robbery on the page, in English.

web-train = Train
web-train-timetable = Timetable: stations and their prices
web-train-end = End of the Line
web-train-end-about = The locomotive takes effect. Then there are new stations, and a new train leaves.
web-train-how = Once in your turn you may pay what a station asks and take the car standing at it. You may move the train one station on first, but then you have to buy.
web-train-stations = Stations
web-train-train = The train
web-train-unpaired = At no station
web-train-engine-at = { $engine } ({ $place })
web-train-car-at = { $car } ({ $station })
web-train-car-unpaired = { $car } (at no station)
web-train-about-car = { $text } For sale in { $station }. { $price }
web-train-about-unpaired = { $text } It stands at no station, so it cannot be bought yet.
web-train-deck = Cars in the deck: { $count }
web-train-under = Discarded under the deck: { $cards }
web-train-lesson = A glowing car is for sale: tap it, then pay what its station asks. Tap the locomotive to move the train on first.
web-train-car-about = Railcar: lies in front of a player like a blue card.
web-train-free-move = Move the train, then buy
web-train-pay-fare = Pay the price
web-train-drop = Discard it
web-train-hold = Keep it and be shot at
web-train-no-car = No car
web-train-keep-both = Keep both
web-train-no-turning = Do not turn it away
web-train-spare-nobody = Spare no one
web-train-use-sancho = A car for free
web-train-use-zippy_roy = Move the train
web-cards-car = Railcar: it lies in front of a player like a blue card; it is bought from the train.
web-cards-sort-car = Railcars
web-cards-sort-station = Stations
web-cards-sort-locomotive = Locomotives

web-text-train-engine = The train: { $engine }, now at { $place }. { $text }
web-text-train-car = { $car }: { $text } For sale in { $station }. { $price }
web-text-train-car-unpaired = { $car }: { $text } At no station, so not for sale yet.
web-text-train-ahead = Next station: { $station }. { $price }
web-text-train-later = Later: { $station }. { $price }
web-text-train-end-next = The end of the line is next.
web-text-train-deck = Cars in the deck: { $count }.
web-text-train-under = Discarded under the deck: { $cards }.

## The first time

web-train-coach-buy_car = Tap a glowing car, then pay what its station asks.
web-train-coach-pay_fare = Hand cards and cards in front of you both pay. Their effects are lost.
web-train-coach-place_car = It works for, or against, whoever has it in front of them.
web-train-coach-split_cars = One car stays with you, the other goes to someone else.
web-train-coach-take_car = Any car of the train, for nothing, whichever station it stands at.
web-train-coach-swap_cards = First your own card, then the one you want for it.
web-train-coach-robbed_card = For each card in front of you: give it up, or be shot at.
web-train-coach-full_steam = Skip it or have it twice; your choice counts for everyone.
web-train-coach-map_look = A card you discard now will not be drawn by you.
web-train-coach-coal_hopper = Any railcar goes, even one of your own.
web-train-coach-mail_car = You keep two of the three.
web-train-coach-shade_card = Swap a card you do not need for a new one.
web-train-coach-turn_shot = The next player gets to answer the shot as if it had been meant for them.
web-train-coach-spare_one = You may leave out one player, or none.
