### Gold Rush on the page, in English.

web-gold-shop = Shop
web-gold-deck = { $under ->
    [0] Equipment deck: { $count }
   *[other] Equipment deck: { $count }, face up below: { $under }
}
web-gold-priced = { $name } ({ $price })
web-gold-price-full = At full price
web-gold-price-less = For 1 nugget less
web-gold-price-nugget = For a nugget
web-gold-shadows = Eliminated players come back for their own turns as shadow gunslingers.
web-gold-shadow = Shadow
web-gold-hint-shop = Each life point that others lose through you earns you a nugget. A card that glows in the shop can be bought: tap it, then the red button.
web-gold-hint-shadow = You are back for this turn as a shadow, without life points. At its end you discard your cards; your nuggets stay with you.
web-gold-side-none = Shadow Renegade
web-gold-side-shadow_deputy = Shadow Deputy
web-gold-side-shadow_outlaw = Shadow Outlaw
web-gold-use-force_discard = Make others discard equipment
web-gold-use-jacky_murieta = Shoot for 2 nuggets
web-gold-use-josh_mccloud = Equipment for 2 nuggets
web-gold-use-raddie_snake = 1 card for 1 nugget
web-cards-sort-equipment = Equipment

web-text-gold-shop = In the shop, with prices in nuggets: { $cards }.
web-text-gold-under = Face up under the equipment deck: { $cards }.
web-text-gold-nuggets = Nuggets: { $count }
web-text-gold-gear = Equipment: { $cards }.

web-gold-coach-use_drawn = Tap the card, then say as what or at whom you use it. You cannot keep it for later.
web-gold-coach-discard_drawn = Only the cards you have just drawn can go. You also take a nugget.
web-gold-coach-order_gear = The order hardly ever matters.
web-gold-coach-play_again = An extra turn is a whole turn: with new cards and all its dangers.
