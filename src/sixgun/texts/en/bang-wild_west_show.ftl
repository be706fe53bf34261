### Wild West Show, in English.

set-bang-wild_west_show = Wild West Show
    .about = Every Stagecoach and every Wells Fargo brings a new show card that changes the rules for everyone. At the very end, all that counts is being the last.
bang-setting-gag_mode = Gag
    .about = What talking means while the show card Gag is in force.
bang-setting-gag_mode-penalty = Every message costs 1 life point
bang-setting-gag_mode-mute = Nobody can write
bang-setting-gag_mode-remove = Play without this card

## Names

card-bone_orchard = Bone Orchard
card-darling_valentine = Darling Valentine
card-dorothy_rage = Dorothy Rage
card-gag = Gag
card-helena_zontero = Helena Zontero
card-lady_rosa_of_texas = Lady Rosa of Texas
card-miss_susanna = Miss Susanna
card-sacagaway = Sacagaway
card-showdown = Showdown
card-wild_west_show = Wild West Show
character-big_spencer = Big Spencer
character-flint_westwood = Flint Westwood
character-gary_looter = Gary Looter
character-greygory_deck = Greygory Deck
character-john_pain = John Pain
character-lee_van_kliff = Lee Van Kliff
character-teren_kill = Teren Kill
character-youl_grinner = Youl Grinner

pile-show-regular = show card
pile-show-final = last show card

## What the show cards do

bang-card-bone_orchard = Eliminated players return for good at the start of their turn, with 1 life point and a role dealt at random from those of the eliminated players.
bang-card-darling_valentine = At the start of your turn, discard your hand and draw as many cards.
bang-card-dorothy_rage = Once in your turn, you may name a card and another player: if they hold it, they must play it as you say.
bang-card-gag = Nobody may talk. Whoever does loses 1 life point.
bang-card-helena_zontero = When she appears, “draw!”: on hearts or diamonds, the roles of all players except the Sheriff are shuffled and dealt again.
bang-card-lady_rosa_of_texas = Once in your turn, you may swap seats with the player on your right, who skips their next turn.
bang-card-miss_susanna = Anyone who plays fewer than 3 cards in their turn loses 1 life point.
bang-card-sacagaway = All players lay their hands open. Roles stay secret.
bang-card-showdown = Any card may be used as a BANG! card, and any BANG! card as a Missed! card.
bang-card-wild_west_show = Everyone has the same goal: to be the last player in the game. It stays in force until the end.

## What the characters can do

bang-ability-big_spencer = You start with 5 cards. You cannot play Missed! cards.
bang-ability-flint_westwood = Once in your turn, you may swap a card from your hand for 2 cards at random from another player's hand.
bang-ability-gary_looter = You take all the cards that other players discard at the end of their turns because they hold too many.
bang-ability-greygory_deck = You have the abilities of 2 characters of the base game. At the start of your turn, you may exchange both for 2 others.
bang-ability-john_pain = While you hold fewer than 6 cards, you take every card that is turned up for a “draw!”.
bang-ability-lee_van_kliff = In your turn, you may discard a BANG! card to repeat the effect of the brown card you have just played.
bang-ability-teren_kill = Whenever you would be eliminated, “draw!”: on anything but spades, you keep 1 life point and draw 1 card.
bang-ability-youl_grinner = Before you draw at the start of your turn, each player with more cards than you gives you 1 card.

## What a player must decide

bang-prompt-give_to_collector = { $target } has fewer cards than you: choose a card to give away.
    .waiting = { $player } is choosing a card to give away.
bang-prompt-keep_pair = Keep your characters or exchange both.
    .waiting = { $player } is deciding about two characters.
bang-prompt-name_card = Name the card that { $target } has to play.
    .waiting = { $player } is giving an order.
bang-prompt-obey_order = { $target_is ->
    [nobody] You are ordered to play { $kind_name }: choose the card. If you may not play it, you only show it.
    [you] You are ordered to play { $kind_name } on yourself: choose the card. If you may not play it, you only show it.
   *[other] You are ordered to play { $kind_name } on { $target }: choose the card. If you may not play it, you only show it.
}
    .waiting = { $player } has to obey an order.
bang-prompt-order_hand = You are exchanging your hand: choose which card to discard first, or keep this order.
    .waiting = { $player } is exchanging a hand.
bang-prompt-order_pick = Choose what { $target } has to pick with { $kind_name }.
    .waiting = { $player } is giving an order.
bang-prompt-order_target = Choose who { $target } has to play { $kind_name } on.
    .waiting = { $player } is giving an order.
bang-prompt-repeat_card = Discard a BANG! card to repeat { $kind_name }, or pass.
    .waiting = { $player } may repeat a card.
bang-prompt-repeat_target = Choose who the repeated { $kind_name } is aimed at.
    .waiting = { $player } is choosing a target.

## Choices

bang-option-KeepPair = Keep your characters
bang-option-NameCard = { $kind_name }
bang-option-NewPair = Exchange both characters
bang-option-Obey = Obey with { $card }
bang-option-Speak = Talk and lose 1 life point ({ $ability_name })

## The log

bang-event-CardRepeated = { $target_is ->
    [nobody] { $seat } repeats { $card }.
    [self] { $seat } repeats { $card }, aimed at themselves.
    [you] { $seat } repeats { $card }, aimed at you.
   *[other] { $seat } repeats { $card }, aimed at { $target }.
}
    .you = { $target_is ->
        [nobody] You repeat { $card }.
        [self] You repeat { $card }, aimed at yourself.
       *[other] You repeat { $card }, aimed at { $target }.
    }
bang-event-HandExchanged = { $seat } exchanges the whole hand.
    .you = You exchange your whole hand.
bang-event-HandShown = { $cards_are ->
    [none] { $seat } has no cards to show.
   *[seen] { $seat } does not hold it, and shows: { $cards }.
}
    .you = { $cards_are ->
        [none] You have no cards to show.
       *[seen] You do not hold it, and show: { $cards }.
    }
bang-event-OrderGiven = { $aim_is ->
    [nobody] { $target_is ->
        [you] { $seat } orders you to play { $kind_name }.
       *[other] { $seat } orders { $target } to play { $kind_name }.
    }
   *[other] { $target_is ->
        [you] { $seat } orders you to play { $kind_name } on { $aim }.
       *[other] { $seat } orders { $target } to play { $kind_name } on { $aim }.
    }
}
    .you = { $aim_is ->
        [nobody] You order { $target } to play { $kind_name }.
       *[other] You order { $target } to play { $kind_name } on { $aim }.
    }
bang-event-PairDrawn = { $seat } now plays with: { $abilities }.
    .you = You now play with: { $abilities }.
bang-event-ProofShown = { $seat } shows { $card }, which cannot be played like that.
    .you = You show { $card }, which cannot be played like that.
bang-event-RolesDealt = { $cause_name }: the roles of { $seats } are shuffled and dealt again.
bang-event-SeatsSwapped = { $target_is ->
    [you] { $seat } swaps seats with you; you will skip your next turn.
   *[other] { $seat } swaps seats with { $target }, who will skip the next turn.
}
    .you = You swap seats with { $target }, who will skip the next turn.
bang-event-ShowCardTurned = { $seat } turns up a new show card: { $event_name }.
    .you = You turn up a new show card: { $event_name }.
bang-event-SpokeUp = { $seat } has talked!
    .you = You have talked!
bang-event-TurnSkipped = { $seat } skips a turn.
    .you = You skip a turn.
bang-result-last-in-the-game = Only one player is left in the game. Winner: { $winners }.

## Why something cannot be done

refusal-gag-mute = Nobody can write while { $card_name } is in force.
refusal-gag-no-lives = While { $card_name } is in force, only players who have a life point to lose can talk.
refusal-gag-out = Eliminated players cannot talk while { $card_name } is in force.
refusal-gag-spectator = Spectators cannot talk while { $card_name } is in force.
refusal-just-flipped = { $card_name } was turned up just now and cannot be used until that is over.
refusal-no-hand = { $player } has no cards in hand.
refusal-not-the-ordered = { $player } cannot be ordered to use { $card_name } against themselves.
refusal-too-few-players = { $card_name } needs at least { $least } players in the game.
refusal-used-this-turn = You have already used { $card_name } this turn.

## Rulings, in a sentence each

ruling-bang-370 = Whoever plays a Stagecoach or a Wells Fargo first draws, then turns up the next show card.
ruling-bang-371 = Only a Stagecoach or a Wells Fargo that is played as such brings a show card, also on someone's order; then the player who was ordered turns it up. Repeated, copied, discarded or used as another card it brings none.
ruling-bang-372 = While the Gag is in force, every written or spoken message costs its sender 1 life point, for which nobody is responsible: at once if nothing is being carried out, otherwise right after the running effect. Whoever has no life point to lose cannot send any.
ruling-bang-373 = When someone returns, the roles of all eliminated players are shuffled. The one who returns gets one and looks at it; the others get the rest face down and do not look. A single eliminated player simply gets the old role back, face down. A Renegade dealt this way is a real one.
ruling-bang-374 = Dead Man brings back its one player before the Bone Orchard does, and the Bone Orchard comes before shadow gunslingers and Ghost Town.
ruling-bang-375 = A player who was dealt a new role while out, and who comes back otherwise, looks at it then, alone. Leaving after a turn, the player takes the secret along. A Renegade who takes a shadow turn with it is a Shadow Renegade from that turn on, in secret.
ruling-bang-376 = Darling Valentine comes after the event of the turn's start and before the checks; it is one effect, so Suzy Lafayette does not draw in between.
ruling-bang-377 = One order in a turn. It names the player, the card, its targets and what it takes or discards, before anything is checked.
ruling-bang-378 = Whoever does not hold the card shows the whole hand. Whoever holds it but may not play it like that shows one copy, and nothing else happens.
ruling-bang-379 = An ordered card is played as if in the player's own turn: with a fresh limit of BANG! cards that touches nobody's, without draws for Molly Stark, without Aim, weapon effects and upgrades. Nobody can be ordered to hurt or rob themselves.
ruling-bang-380 = Helena Zontero deals the roles of all players with lives and of those kept by a Ghost, except the Sheriff, open ones as well. Eliminated players, and those who are back only for a turn, keep theirs. With three players the roles are dealt face up.
ruling-bang-381 = Helena Zontero deals a Shadow Renegade's role card on as it is: whoever gets it is the Shadow Renegade, on the side it was on until the next own turn begins, in secret.
ruling-bang-382 = Lady Rosa of Texas is used at most once in a turn and only with three or more players in the game. The neighbour on the right is the nearest player counter-clockwise, whichever way the turns go.
ruling-bang-383 = A skipped turn has no steps at all, but if it would have started a round the next event is revealed. The marker is lost when its bearer leaves the game.
ruling-bang-384 = Miss Susanna counts every card the player on turn has played from the hand, before she was turned up as well, and a repetition by Lee Van Kliff; she looks at the number after phase 3.
ruling-bang-385 = While hands lie open, a random card is still picked at random, and secret choices stay secret. When Sacagaway is replaced nobody keeps a list of what was seen.
ruling-bang-386 = Under Showdown any hand card is a BANG! card wherever one is asked for, as an answer and as a price as well. Only cards named BANG! are Missed! cards; no card is turned into one by way of the other.
ruling-bang-387 = Under Wild West Show the end is checked after every single elimination, and whoever is the only player in the game then wins, a ghost on turn included.
ruling-bang-388 = Flint Westwood swaps once in a turn. Both cards are picked before his own joins the other hand; it is neither played nor discarded.
ruling-bang-389 = Gary Looter takes surplus cards as they are discarded, in the Abandoned Mine as well; of two players with his ability the next one clockwise after the one who discards takes all.
ruling-bang-390 = Greygory Deck draws from the sixteen characters of the base game that nobody is or was, and that nobody has in reserve or beside him. If both of his characters draw in another way, he uses one of them each turn.
ruling-bang-391 = John Pain must take every card that counts for a draw!, one by one for a Rhum, up to six cards. It cannot be used before the effect that asked for the draw! is over.
ruling-bang-392 = Lee Van Kliff repeats an effect, he plays no card: no limit of BANG! cards, no Escape, no Aim or weapon effect, nothing for Emiliano. Extra costs and upgrades are paid again, and each effect is repeated once.
ruling-bang-393 = Teren Kill draws! after Saved! and after his own rescue, and after a failed draw! no Beer helps. A life point he keeps this way was lost for everyone who gains from it.
ruling-bang-394 = Vera Custer who copies Greygory Deck draws two characters of her own from the same pool and gives them back when the copy ends.
