### The events of BANG!, in English: what High Noon and A Fistful of Cards share.

colour-event = event

## Settings of a table

bang-setting-event_mode = Events
    .about = Which events come up: those of High Noon, those of A Fistful of Cards, or a mix of both.
bang-setting-event_mode-of_boxes = From the boxes on the table
bang-setting-event_mode-high_noon = { set-bang-high_noon }
bang-setting-event_mode-fistful = { set-bang-fistful }
bang-setting-event_mode-combined = Both together
bang-setting-event_cards = Number of events
    .about = How many events a mix of both boxes holds, not counting the last one.
bang-setting-final_event = Last event
    .about = Which event closes a mix of both boxes. It stays in force until the game ends.
bang-setting-final_event-high_noon = { card-high_noon }
bang-setting-final_event-a_fistful_of_cards = { card-a_fistful_of_cards }

## Choices

bang-option-UseEvent = { $card_is ->
    [none] { $target_is ->
        [nobody] Use { $ability_name }
        [you] Use { $ability_name } on yourself
       *[other] Use { $ability_name } on { $target }
    }
   *[seen] { $target_is ->
        [nobody] Use { $ability_name } with { $card }
        [you] Use { $ability_name } with { $card } on yourself
       *[other] Use { $ability_name } with { $card } on { $target }
    }
}

## The log

bang-event-EventUsed = { $target_is ->
    [nobody] { $seat } uses { $ability_name }.
    [self] { $seat } uses { $ability_name } on themselves.
    [you] { $seat } uses { $ability_name } on you.
   *[other] { $seat } uses { $ability_name } on { $target }.
}
    .you = { $target_is ->
        [nobody] You use { $ability_name }.
        [self] You use { $ability_name } on yourself.
       *[other] You use { $ability_name } on { $target }.
    }
bang-event-EventRevealed = New event: { $event_name }.
bang-event-StayedAsGhost = { $seat } stays in the game without life points ({ $cause_name }).
    .you = You stay in the game without life points ({ $cause_name }).
bang-event-RoleShown = { $seat }'s role: { $role_name }.
    .you = Your role: { $role_name }.
bang-event-CameBack = { $life ->
    [0] { $seat } returns to the game as a ghost ({ $cause_name }).
    [one] { $seat } returns to the game with { $life } life point ({ $cause_name }).
   *[other] { $seat } returns to the game with { $life } life points ({ $cause_name }).
}
    .you = { $life ->
        [0] You return to the game as a ghost ({ $cause_name }).
        [one] You return to the game with { $life } life point ({ $cause_name }).
       *[other] You return to the game with { $life } life points ({ $cause_name }).
    }
bang-event-LeftAgain = { $seat } is out of the game again.
    .you = You are out of the game again.
bang-event-TurnEarned = { $seat } takes an extra turn ({ $source_name }).
    .you = You take an extra turn ({ $source_name }).
bang-event-PhaseSkipped = { $seat } skips drawing ({ $source_name }).
    .you = You skip drawing ({ $source_name }).
bang-event-RoundStarterChanged = From now on { $seat } starts the rounds.
    .you = From now on you start the rounds.

## Why something cannot be done

refusal-without-lives = As a ghost you have no life points to gain or lose.
refusal-asleep = { $card_name } has no effect right now ({ $by_name }).
