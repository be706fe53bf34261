### Lo que comparten todos los juegos, en español.

kernel-rule = regla { $rule }
kernel-option-Pass = Pasar
kernel-option-First = Primero { $ability_name }
kernel-prompt-order_reactions = { $player }: { $count } de tus capacidades quieren actuar a la vez; elige cuál actúa primero.
    .waiting = { $player } decide cuál de varias capacidades actúa primero.

## Por qué algo no es posible

refusal-game-over = La partida ha terminado.
refusal-no-such-seat = En esta mesa no hay ningún puesto { $seat }.
refusal-not-your-choice = Esta decisión no es tuya; la mesa espera a { $waiting }.
refusal-no-such-option = No existe la opción { $number }; las opciones van de la 1 a la { $options }.
refusal-not-an-option = «{ $text }» no es posible ahora; la opción más parecida es «{ $nearest }».
refusal-forbidden-by = { $card_name } lo prohíbe.

## Por qué no se puede deshacer una decisión

refusal-undo-nothing = No hay ninguna decisión que deshacer.
refusal-undo-other-player = La última decisión es de { $player }; solo puedes deshacer las tuyas.
refusal-undo-random = El azar ha intervenido desde tu última decisión, así que ya no se puede deshacer.
refusal-undo-reveal = Se ha revelado un secreto desde tu última decisión, así que ya no se puede deshacer.
refusal-undo-turn = Ha empezado otro turno desde tu última decisión, así que ya no se puede deshacer.
refusal-redo-nothing = No has deshecho ninguna decisión que se pueda repetir.
