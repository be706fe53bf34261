### Gold Rush, in English.

set-bang-gold_rush = Gold Rush
    .about = Whoever makes others lose life points takes gold nuggets and buys equipment with them. As a variant, eliminated players come back as shadow gunslingers.

## Names

character-don_bell = Don Bell
character-dutch_will = Dutch Will
character-jacky_murieta = Jacky Murieta
character-josh_mccloud = Josh McCloud
character-madam_yto = Madam Yto
character-pretty_luzena = Pretty Luzena
character-raddie_snake = Raddie Snake
character-simeon_picos = Simeon Picos

card-boots = Boots
card-bottle = Bottle
card-calumet = Calumet
card-gold_pan = Gold Pan
card-gold_rush = Gold Rush
card-gun_belt = Gun Belt
card-horseshoe = Horseshoe
card-lucky_charm = Lucky Charm
card-pardner = Pardner
card-pickaxe = Pickaxe
card-rhum = Rhum
card-rucksack = Rucksack
card-shot = Shot
card-union_pacific = Union Pacific
card-wanted = Wanted
card-shadow_gunslingers = Shadow Gunslinger

pile-equipment-black = black equipment
pile-equipment-brown = brown equipment
pile-equipment-price = { $count ->
    [one] costs { $count } nugget
   *[other] costs { $count } nuggets
}

## What characters can do

bang-ability-don_bell = At the end of your turn, “draw!”: on hearts or diamonds you may take one extra turn.
bang-ability-dutch_will = At the start of your turn, draw 2 cards, discard 1 of them and take 1 gold nugget.
bang-ability-jacky_murieta = As often as you like in your turn, you may pay 2 nuggets to shoot a player within your weapon's range.
bang-ability-josh_mccloud = As often as you like in your turn, you may pay 2 nuggets to draw the top card of the equipment deck and use it at once.
bang-ability-madam_yto = Whenever anyone plays a Beer card, draw 1 card.
bang-ability-pretty_luzena = Once in your turn, you may buy equipment for 1 nugget less.
bang-ability-raddie_snake = Twice in your turn, you may pay 1 nugget to draw 1 card.
bang-ability-simeon_picos = Whenever you lose life points, take 1 nugget for each of them.

## What equipment does

bang-card-boots = Whenever you lose life points, draw 1 card for each of them, but not for your last one.
bang-card-bottle = Use it as a Panic!, a Beer or a BANG! – but it is none of these cards.
bang-card-calumet = Diamond cards played by other players do not affect you.
bang-card-gold_pan = Twice in your turn, you may pay 1 nugget to draw 1 card.
bang-card-gold_rush = Your turn ends. You regain all your life points, then you take another turn.
bang-card-gun_belt = At the end of your turn, you may keep 8 cards.
bang-card-horseshoe = Whenever you “draw!”, turn up 1 more card and choose which one counts.
bang-card-lucky_charm = Whenever you lose life points, take 1 nugget for each of them, but not for your last one.
bang-card-pardner = Use it as a General Store, a Duel or a Cat Balou. It is none of these cards.
bang-card-pickaxe = Draw 1 more card at the start of your turn.
bang-card-rhum = “Draw!” 4 cards at once: you regain 1 life point for each different suit among them.
bang-card-rucksack = In your turn, or to survive, you may pay 2 nuggets to regain 1 life point.
bang-card-shot = Any player you choose regains 1 life point.
bang-card-union_pacific = Draw 4 cards.
bang-card-wanted = Place it in front of any player. Whoever eliminates this player draws 2 cards and takes 1 nugget.
bang-card-shadow_gunslingers = Eliminated players come back for each of their turns: without life points, but with the nuggets they kept.

## Settings of a table

bang-setting-shadow_gunslingers = Shadow Gunslingers
    .about = Nobody leaves for good: eliminated players keep their nuggets and play their own turns as shadows, without life points.
bang-setting-shadows_stop_at_final_duel = No shadows in the final duel
    .about = Once only the Sheriff and the Renegade are left, nobody comes back any more.
bang-setting-shadows_only = Nothing but shadows
    .about = Shadow gunslingers without nuggets, equipment and the characters of the box.

## What a player must decide

bang-prompt-discard_drawn = Discard one of the cards you have just drawn.
    .waiting = { $player } is discarding one of the new cards.
bang-prompt-order_gear = You lose all your equipment; choose what goes under the deck first, or keep this order.
    .waiting = { $player } is putting away their equipment.
bang-prompt-play_again = You may take an extra turn.
    .waiting = { $player } may take an extra turn.
bang-prompt-use_drawn = You have drawn { $gear_name }: use it now.
    .waiting = { $player } is using equipment just drawn.

## Choices

bang-option-Buy = { $target_is ->
    [nobody] { $cheaper ->
        [0] { $mode_is ->
            [none] Buy { $ability_name }
           *[seen] Buy { $ability_name } as { $mode_name }
        }
       *[1] { $mode_is ->
            [none] Buy { $ability_name } for 1 less
           *[seen] Buy { $ability_name } as { $mode_name } for 1 less
        }
    }
    [you] { $cheaper ->
        [0] { $mode_is ->
            [none] Buy { $ability_name } for yourself
           *[seen] Buy { $ability_name } as { $mode_name } on yourself
        }
       *[1] { $mode_is ->
            [none] Buy { $ability_name } for yourself, for 1 less
           *[seen] Buy { $ability_name } as { $mode_name } on yourself, for 1 less
        }
    }
   *[other] { $cheaper ->
        [0] { $mode_is ->
            [none] Buy { $ability_name } for { $target }
           *[seen] Buy { $ability_name } as { $mode_name } on { $target }
        }
       *[1] { $mode_is ->
            [none] Buy { $ability_name } for { $target }, for 1 less
           *[seen] Buy { $ability_name } as { $mode_name } on { $target }, for 1 less
        }
    }
}
bang-option-ForceDiscard = Make { $target } discard { $ability_name }
bang-option-PlayOn = Take the extra turn
bang-option-PutAway = Discard { $gear_name }
bang-option-PutToUse = { $target_is ->
    [nobody] { $mode_is ->
        [none] Use { $gear_name }
       *[seen] Use { $gear_name } as { $mode_name }
    }
    [you] { $mode_is ->
        [none] Use { $gear_name } for yourself
       *[seen] Use { $gear_name } as { $mode_name } on yourself
    }
   *[other] { $mode_is ->
        [none] Use { $gear_name } for { $target }
       *[seen] Use { $gear_name } as { $mode_name } on { $target }
    }
}
bang-option-Sell = Play { $card } for a nugget
bang-option-UseEquipment = Use { $ability_name }

## The log

bang-event-GearBought = { $seat } buys { $gear_name } for { bang-count-nuggets-paid }.
    .you = You buy { $gear_name } for { bang-count-nuggets-paid }.
bang-count-nuggets-paid = { $price ->
    [one] { $price } nugget
   *[other] { $price } nuggets
}
bang-count-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
bang-event-GearDiscarded = { $seat } discards { $gear_name }.
    .you = You discard { $gear_name }.
bang-event-GearDrawn = { $seat } draws { $gear_name } from the equipment deck.
    .you = You draw { $gear_name } from the equipment deck.
bang-event-GearForced = { $target_is ->
    [you] { $seat } pays { bang-count-nuggets-paid }: you must discard { $gear_name }.
   *[other] { $seat } pays { bang-count-nuggets-paid }: { $target } must discard { $gear_name }.
}
    .you = You pay { bang-count-nuggets-paid }: { $target } must discard { $gear_name }.
bang-event-GearPlaced = { $target_is ->
    [self] { $seat } keeps { $gear_name } in front of them.
    [you] { $seat } places { $gear_name } in front of you.
   *[other] { $seat } places { $gear_name } in front of { $target }.
}
    .you = { $target_is ->
        [self] You keep { $gear_name } in front of you.
       *[other] You place { $gear_name } in front of { $target }.
    }
bang-event-GearShuffled = The equipment deck is shuffled.
bang-event-GearUsed = { $target_is ->
    [nobody] { $mode_is ->
        [none] { $seat } uses { $gear_name }.
       *[seen] { $seat } uses { $gear_name } as { $mode_name }.
    }
    [self] { $mode_is ->
        [none] { $seat } uses { $gear_name }.
       *[seen] { $seat } uses { $gear_name } as { $mode_name } on themselves.
    }
    [you] { $mode_is ->
        [none] { $seat } uses { $gear_name } for you.
       *[seen] { $seat } uses { $gear_name } as { $mode_name } on you.
    }
   *[other] { $mode_is ->
        [none] { $seat } uses { $gear_name } for { $target }.
       *[seen] { $seat } uses { $gear_name } as { $mode_name } on { $target }.
    }
}
    .you = { $target_is ->
        [nobody] { $mode_is ->
            [none] You use { $gear_name }.
           *[seen] You use { $gear_name } as { $mode_name }.
        }
        [self] { $mode_is ->
            [none] You use { $gear_name }.
           *[seen] You use { $gear_name } as { $mode_name } on yourself.
        }
       *[other] { $mode_is ->
            [none] You use { $gear_name } for { $target }.
           *[seen] You use { $gear_name } as { $mode_name } on { $target }.
        }
    }
bang-event-NuggetsLost = { $seat }'s { bang-count-nuggets } go back to the supply.
    .you = Your { bang-count-nuggets } go back to the supply.
bang-event-NuggetsPaid = { $seat } pays { bang-count-nuggets } ({ $source_name }).
    .you = You pay { bang-count-nuggets } ({ $source_name }).
bang-event-NuggetsTaken = { $seat } takes { bang-count-nuggets } ({ $source_name }).
    .you = You take { bang-count-nuggets } ({ $source_name }).
bang-event-ShopRefilled = New in the shop: { $gear_name }.
bang-event-SideTaken = { $side ->
   *[shadow_outlaw] { $seat } is a Shadow Outlaw until their next turn.
    [shadow_deputy] { $seat } is a Shadow Deputy until their next turn.
}
    .you = { $side ->
       *[shadow_outlaw] You are a Shadow Outlaw until your next turn.
        [shadow_deputy] You are a Shadow Deputy until your next turn.
    }

## Why something cannot be done

refusal-too-few-nuggets = { $card_name } costs { $price ->
    [one] { $price } nugget
   *[other] { $price } nuggets
}, and you have { $have }.
refusal-not-in-shop = { $card_name } is not in the shop right now.
refusal-own-equipment = You can only make others discard their equipment ({ $card_name }).
refusal-no-nugget = Only Beer cards can be played for a nugget, not { $card_name }.
complaint-shadow-setting = { $setting } needs shadow_gunslingers as well
complaint-shadow-players = shadow_gunslingers needs { $least } players or more

## Rulings

ruling-bang-101 = The supply of nuggets never runs out.
ruling-bang-102 = Whoever loses the Duel they started pays nobody a nugget.
ruling-bang-103 = A life point that a rescue buys back still counts as lost; of a loss greater than the life there is, only that life counts.
ruling-bang-104 = Nuggets are taken as soon as the life is lost: before an elimination, and before the next player of a card that hits several.
ruling-bang-105 = The empty place in the shop is filled before the bought card has its effect.
ruling-bang-106 = A brown card can be bought only in a way that has a legal target; healing is always legal, even at full life.
ruling-bang-107 = Buying is no play of a card from the hand: it counts for no limit and sets off nothing that waits for a played card.
ruling-bang-108 = Nothing makes it cheaper to have someone’s equipment discarded.
ruling-bang-109 = If a purchase costs its buyer all equipment, the bought brown card goes under the deck first, the equipment after it.
ruling-bang-110 = Without the shadows the nuggets of an eliminated player go back to the supply.
ruling-bang-111 = What switches off cards in front of players switches off black equipment as well; Hangover does not.
ruling-bang-112 = Placing a Wanted is no play of a card; it is legal under The Judge.
ruling-bang-113 = When Johnny Kisch buys a black card, others of the same name stay.
ruling-bang-114 = Equipment has no suit, so no protection against a suit helps against it.
ruling-bang-115 = A Bottle used as Beer heals even when only two players are left.
ruling-bang-116 = Gold Rush cannot be bought while something forbids to end the turn; drawn by Josh McCloud, it is then put away.
ruling-bang-117 = Of the Gun Belt's limit and another one, the larger applies.
ruling-bang-118 = The turn that Gold Rush ends has its phase 3 with the life points of before; bought in an extra turn, it gives another one.
ruling-bang-119 = As a shadow Bill Noface draws as if all his life points were missing.
ruling-bang-120 = The variant can be played without the rest of the box: then there are no nuggets, no equipment and none of its characters.
ruling-bang-121 = A Beer is worth one nugget for everyone, Tequila Joe included, and is a Beer card that was played.
ruling-bang-122 = Rhum is a single draw!, whose extra cards are left out together.
ruling-bang-123 = The nuggets of the hit come first, then Wanted, then the reward or penalty for the role.
ruling-bang-124 = The Pickaxe adds one to the number of cards a character draws, and so to whatever the character does with them.
ruling-bang-125 = The Rucksack works when only two players are left; at full life it is not offered.
ruling-bang-126 = A Beer that is discarded for something else is not played.
ruling-bang-127 = Simeon Picos takes a nugget for the last life point as well, rescued or not.
ruling-bang-128 = Josh McCloud may draw as often as he can pay. If everyone else has a Wanted, he may discard one he draws.
ruling-bang-129 = Don Bell does not draw! after an extra turn, nor if the turn has earned one already.
ruling-bang-130 = There are no shadow gunslingers in a game of three.
ruling-bang-131 = The elimination that makes a shadow is an ordinary one. When a shadow leaves, the cards are discarded and nobody takes them or reacts.
ruling-bang-132 = A shadow who gets an extra turn stays until it is over; nothing heals.
ruling-bang-133 = A shadow on turn is in the game: an Outlaw's shadow delays the victory of the law and wins by killing the Sheriff.
ruling-bang-134 = Shadows come back even when only the Sheriff and the Renegade are left, unless the table decides otherwise.
ruling-bang-135 = Every role that lies open counts for the side of a Shadow Renegade, but no Renegade's. Whoever became one is never a Renegade again.
ruling-bang-136 = Before the first shadow turn a Shadow Renegade has no side and cannot win.
ruling-bang-450 = To survive, the Rucksack is used until there is one life point, and no further.
