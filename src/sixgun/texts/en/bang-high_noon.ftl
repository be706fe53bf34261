### High Noon, in English.

set-bang-high_noon = High Noon
bang-setting-bonus_events = Bonus events
    .about = New Identity and Handcuffs may come up as well; each player is dealt a reserve character, face down.

## Names of events

card-blessing = Blessing
card-curse = Curse
card-ghost_town = Ghost Town
card-gold_rush_event = Gold Rush
card-handcuffs = Handcuffs
card-hangover = Hangover
card-high_noon = High Noon
card-new_identity = New Identity
card-sermon = Sermon
card-shootout = Shootout
card-the_daltons = The Daltons
card-the_doctor = The Doctor
card-the_reverend = The Reverend
card-thirst = Thirst
card-train_arrival = Train Arrival

## What events do

bang-card-blessing = All cards count as hearts, whatever their printed suit.
bang-card-curse = All cards count as spades, whatever their printed suit.
bang-card-ghost_town = Eliminated players return for their own turn as ghosts: they draw 3 cards, can neither gain nor lose life points, and are out again when the turn ends.
bang-card-gold_rush_event = This round, turns go counter-clockwise. The effects of cards still go clockwise.
bang-card-handcuffs = After you draw at the start of your turn, name a suit. For the rest of the turn you may play only cards of that suit.
bang-card-hangover = No character's ability works.
bang-card-high_noon = At the start of your turn, you lose 1 life point. As the last event, it stays in force until the game ends.
bang-card-new_identity = At the start of your turn, look at your reserve character. You may swap to it; you then have 2 life points.
bang-card-sermon = In your own turn you may not use BANG! cards at all, not even in a Duel.
bang-card-shootout = You may play two BANG! cards in your turn.
bang-card-the_daltons = When revealed: each player with blue cards in play discards one of them, of their choice.
bang-card-the_doctor = When revealed: the player with the fewest life points regains 1. If several are tied, they all do.
bang-card-the_reverend = Beer cannot be played, not even to survive.
bang-card-thirst = You draw 1 card fewer at the start of your turn.
bang-card-train_arrival = You draw 1 card more at the start of your turn.

## What a player must decide

bang-prompt-discard_blue = Choose a blue card in front of you to discard.
    .waiting = { $player } is choosing a blue card to discard.
bang-prompt-handcuffs = Name a suit; this turn you may play only cards of that suit.
    .waiting = { $player } is naming a suit.
bang-prompt-new_identity = Your reserve is { $character_name }. Swap characters and have 2 life points, or keep the one you play.
    .waiting = { $player } is considering a new identity.

## Choices

bang-option-NameSuit = Name { $suit_name }
bang-option-Swap = Swap characters
bang-option-KeepIdentity = Keep your character

## The log

bang-event-SuitNamed = { $seat } names { $suit_name }.
    .you = You name { $suit_name }.
bang-event-ReserveSeen = { $seat } looks at the reserve character.
    .you = You look at your reserve character.
bang-event-IdentityKept = { $seat } keeps the same character.
    .you = You keep the same character.
bang-event-IdentityChanged = { $life ->
    [0] { $seat } is now { $character_name }.
   *[other] { $seat } is now { $character_name }, with 2 life points.
}
    .you = { $life ->
        [0] You are now { $character_name }.
       *[other] You are now { $character_name }, with 2 life points.
    }

## Why something cannot be done

refusal-suit-bound = This turn you may play only { $suit_name } ({ $card_name }).
