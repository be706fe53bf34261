### What all games share, in English.

kernel-rule = rule { $rule }
kernel-option-Pass = Pass
kernel-option-First = { $ability_name } first
kernel-prompt-order_reactions = { $player }: { $count } of your abilities want to act at the same moment; choose which acts first.
    .waiting = { $player } is deciding which of several abilities acts first.

## Why something cannot be done

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-your-choice = This is not your choice; the table is waiting for { $waiting }.
refusal-no-such-option = There is no option { $number }; options are numbered 1 to { $options }.
refusal-not-an-option = “{ $text }” is not possible now; the nearest choice is “{ $nearest }”.
refusal-forbidden-by = { $card_name } forbids it.

## Why a choice cannot be taken back

refusal-undo-nothing = There is no choice to take back.
refusal-undo-other-player = The last choice was made by { $player }; you can take back only your own.
refusal-undo-random = Chance has had its say since your last choice, so it cannot be taken back.
refusal-undo-reveal = A secret has come to light since your last choice, so it cannot be taken back.
refusal-undo-turn = A new turn has begun since your last choice, so it cannot be taken back.
refusal-redo-nothing = You have not taken back any choice that could be made again.
