### Co mají všechny hry společné, česky.

kernel-rule = pravidlo { $rule }
kernel-option-Pass = Nic neudělat
kernel-option-First = Nejdřív { $ability_name }
kernel-prompt-order_reactions = { $player }: v jednu chvíli se hlásí o slovo víc tvých schopností ({ $count }); vyber, která začne.
    .waiting = { $player } rozhoduje, která z několika schopností začne.

## Proč něco nejde

refusal-game-over = Hra už skončila.
refusal-no-such-seat = Místo { $seat } u tohoto stolu není.
refusal-not-your-choice = Teď nerozhoduješ ty; na řadě: { $waiting }.
refusal-no-such-option = Možnost { $number } neexistuje; možnosti mají čísla 1 až { $options }.
refusal-not-an-option = „{ $text }“ teď nejde; nejbližší možnost je „{ $nearest }“.
refusal-forbidden-by = Zakazuje to { $card_name }.

## Proč nejde vzít tah zpět

refusal-undo-nothing = Není co vzít zpět.
refusal-undo-other-player = Naposledy se rozhodoval někdo jiný ({ $player }); zpět můžeš vzít jen vlastní volbu.
refusal-undo-random = Od tvé poslední volby už promluvila náhoda, takže ji nelze vzít zpět.
refusal-undo-reveal = Od tvé poslední volby už vyšlo najevo něco tajného, takže ji nelze vzít zpět.
refusal-undo-turn = Od tvé poslední volby už začal nový tah, takže ji nelze vzít zpět.
refusal-redo-nothing = Žádnou volbu, kterou by šlo zopakovat, nemáš vzatou zpět.
