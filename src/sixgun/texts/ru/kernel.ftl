### Общее для всех игр, по-русски.

kernel-rule = правило { $rule }
kernel-option-Pass = Пас
kernel-option-First = Сначала { $ability_name }
kernel-prompt-order_reactions = { $player }: сразу несколько твоих способностей ({ $count }) срабатывают одновременно; выбери, какая будет первой.
    .waiting = { $player } решает, какая из нескольких способностей сработает первой.

## Почему что-то нельзя сделать

refusal-game-over = Игра уже закончена.
refusal-no-such-seat = За этим столом нет места { $seat }.
refusal-not-your-choice = Сейчас выбираешь не ты; решает другой игрок: { $waiting }.
refusal-no-such-option = Варианта { $number } нет; варианты пронумерованы от 1 до { $options }.
refusal-not-an-option = «{ $text }» сейчас невозможно; ближайший вариант: «{ $nearest }».
refusal-forbidden-by = Это запрещает { $card_name }.

## Почему нельзя взять ход назад

refusal-undo-nothing = Отменять пока нечего.
refusal-undo-other-player = Последнее решение не твоё ({ $player }); отменить можно только своё.
refusal-undo-random = После твоего решения уже вмешался случай, поэтому отменить его нельзя.
refusal-undo-reveal = После твоего решения уже раскрылась тайна, поэтому отменить его нельзя.
refusal-undo-turn = После твоего решения уже начался новый ход, поэтому отменить его нельзя.
refusal-redo-nothing = Нет отменённого решения, которое можно повторить.
