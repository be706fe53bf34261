### The Valley of Shadows on the page, in English.

web-valley-let-it-happen = Let it happen
web-valley-stay-put = Stay put
web-valley-draw-all = Draw them all
web-valley-use-black_flower = Fire clubs
web-valley-use-der_spot_burst_ringer = Fire as a Gatling
web-valley-use-evelyn_shebang = Shoot nearby

## For whoever meets a question for the first time

web-valley-coach-stop_card = This card is aimed at you alone. A card with a golden frame stops it before it does anything.
web-valley-coach-leap_in = Someone is about to lose life points. With Saved! you prevent one of them and are thanked with 2 cards.
web-valley-coach-lay_for_poker = Everyone chooses in secret. An ace ruins the game for whoever started it.
web-valley-coach-pass_two = Tap two cards. Everyone chooses in secret, and all cards change hands at once.
web-valley-coach-bandidos = One BANG! card is enough. Without one, two cards go.
web-valley-coach-second_target = Tap a second player next to the first. Each of them defends alone.
web-valley-coach-take_thanks = Their cards come to you at random; those of the deck nobody has chosen.
web-valley-coach-draw_fewer = The shot costs you one card of your draw. You choose whom it hits after drawing.
