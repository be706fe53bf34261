### La fiebre del oro, en español.

set-bang-gold_rush = La fiebre del oro
    .about = Quien quita vidas a otros toma pepitas de oro y compra equipo con ellas. Como variante, los eliminados vuelven como pistoleros de las sombras.

## Nombres

character-don_bell = Don Bell
character-dutch_will = Dutch Will
character-jacky_murieta = Jacky Murieta
character-josh_mccloud = Josh McCloud
character-madam_yto = Madam Yto
character-pretty_luzena = Pretty Luzena
character-raddie_snake = Raddie Snake
character-simeon_picos = Simeon Picos

card-boots = Botas
card-bottle = Botella
card-calumet = Pipa de la paz
card-gold_pan = Batea
card-gold_rush = Fiebre del oro
card-gun_belt = Canana
card-horseshoe = Herradura
card-lucky_charm = Amuleto
card-pardner = Compinche
card-pickaxe = Pico
card-rhum = Ron
card-rucksack = Mochila
card-shot = Chupito
card-union_pacific = Union Pacific
card-wanted = Se busca
card-shadow_gunslingers = Pistolero de las sombras

pile-equipment-black = equipo negro
pile-equipment-brown = equipo marrón
pile-equipment-price = { $count ->
    [one] cuesta { $count } pepita
   *[other] cuesta { $count } pepitas
}

## Lo que saben hacer los personajes

bang-ability-don_bell = Al final de tu turno desenfundas: con corazones o diamantes puedes jugar un turno adicional.
bang-ability-dutch_will = Al empezar tu turno robas 2 cartas, descartas 1 de ellas y tomas 1 pepita de oro.
bang-ability-jacky_murieta = En tu turno, tantas veces como quieras, puedes pagar 2 pepitas para disparar a un jugador al alcance de tu arma.
bang-ability-josh_mccloud = En tu turno, tantas veces como quieras, puedes pagar 2 pepitas para robar la primera carta del mazo de equipo y usarla al momento.
bang-ability-madam_yto = Cada vez que alguien juega una carta de Cerveza, robas 1 carta.
bang-ability-pretty_luzena = Una vez en tu turno puedes comprar equipo por 1 pepita menos.
bang-ability-raddie_snake = Dos veces en tu turno puedes pagar 1 pepita para robar 1 carta.
bang-ability-simeon_picos = Cada vez que pierdes puntos de vida, tomas 1 pepita por cada uno.

## Lo que hace el equipo

bang-card-boots = Cada vez que pierdes puntos de vida, robas 1 carta por cada uno, pero no por el último.
bang-card-bottle = Úsala como ¡Pánico!, ¡BANG! o Cerveza. No es ninguna de esas cartas.
bang-card-calumet = Las cartas de diamantes que juegan los demás no te afectan.
bang-card-gold_pan = Dos veces en tu turno puedes pagar 1 pepita para robar 1 carta.
bang-card-gold_rush = Tu turno termina. Recuperas todos tus puntos de vida y juegas otro turno.
bang-card-gun_belt = Al final de tu turno puedes conservar 8 cartas.
bang-card-horseshoe = Siempre que desenfundas, descubre 1 carta más y elige cuál cuenta.
bang-card-lucky_charm = Cada vez que pierdes puntos de vida, tomas 1 pepita por cada uno, pero no por el último.
bang-card-pardner = Úsalo como Almacén, Duelo o Cat Balou. No es ninguna de esas cartas.
bang-card-pickaxe = Al empezar tu turno robas 1 carta más.
bang-card-rhum = Desenfundas 4 cartas a la vez: recuperas 1 punto de vida por cada palo distinto.
bang-card-rucksack = En tu turno, o para sobrevivir, puedes pagar 2 pepitas y recuperar 1 punto de vida.
bang-card-shot = El jugador que elijas recupera 1 punto de vida.
bang-card-union_pacific = Roba 4 cartas.
bang-card-wanted = Ponla delante de cualquier jugador. Quien lo elimine roba 2 cartas y toma 1 pepita.
bang-card-shadow_gunslingers = Los eliminados vuelven en cada uno de sus turnos: sin puntos de vida, pero con las pepitas que conservaron.

## Ajustes de una mesa

bang-setting-shadow_gunslingers = Pistoleros de las sombras
    .about = Nadie se va del todo: los eliminados conservan sus pepitas y juegan sus turnos como sombras, sin puntos de vida.
bang-setting-shadows_stop_at_final_duel = Duelo final sin sombras
    .about = Cuando solo quedan el Sheriff y el Renegado, ya no vuelve nadie.
bang-setting-shadows_only = Solo sombras
    .about = Pistoleros de las sombras sin pepitas, sin equipo y sin los personajes de la caja.

## Lo que hay que decidir

bang-prompt-discard_drawn = Descarta una de las cartas que acabas de robar.
    .waiting = { $player } descarta una de las cartas nuevas.
bang-prompt-order_gear = Pierdes todo tu equipo; elige qué va primero debajo del mazo o acepta este orden.
    .waiting = { $player } guarda su equipo.
bang-prompt-play_again = Puedes jugar un turno adicional.
    .waiting = { $player } puede jugar un turno adicional.
bang-prompt-use_drawn = Has robado { $gear_name }: úsala ahora.
    .waiting = { $player } usa el equipo que ha robado.

## Opciones

bang-option-Buy = { $target_is ->
    [nobody] { $cheaper ->
        [0] { $mode_is ->
            [none] Comprar { $ability_name }
           *[seen] Comprar { $ability_name } como { $mode_name }
        }
       *[1] { $mode_is ->
            [none] Comprar { $ability_name } por 1 menos
           *[seen] Comprar { $ability_name } como { $mode_name } por 1 menos
        }
    }
    [you] { $cheaper ->
        [0] { $mode_is ->
            [none] Comprar { $ability_name } para ti
           *[seen] Comprar { $ability_name } como { $mode_name } contra ti
        }
       *[1] { $mode_is ->
            [none] Comprar { $ability_name } para ti, por 1 menos
           *[seen] Comprar { $ability_name } como { $mode_name } contra ti, por 1 menos
        }
    }
   *[other] { $cheaper ->
        [0] { $mode_is ->
            [none] Comprar { $ability_name } para { $target }
           *[seen] Comprar { $ability_name } como { $mode_name } contra { $target }
        }
       *[1] { $mode_is ->
            [none] Comprar { $ability_name } para { $target }, por 1 menos
           *[seen] Comprar { $ability_name } como { $mode_name } contra { $target }, por 1 menos
        }
    }
}
bang-option-ForceDiscard = Hacer que { $target } descarte { $ability_name }
bang-option-PlayOn = Jugar el turno adicional
bang-option-PutAway = Descartar { $gear_name }
bang-option-PutToUse = { $target_is ->
    [nobody] { $mode_is ->
        [none] Usar { $gear_name }
       *[seen] Usar { $gear_name } como { $mode_name }
    }
    [you] { $mode_is ->
        [none] Usar { $gear_name } para ti
       *[seen] Usar { $gear_name } como { $mode_name } contra ti
    }
   *[other] { $mode_is ->
        [none] Usar { $gear_name } para { $target }
       *[seen] Usar { $gear_name } como { $mode_name } contra { $target }
    }
}
bang-option-Sell = Jugar { $card } por una pepita
bang-option-UseEquipment = Usar { $ability_name }

## El registro

bang-event-GearBought = { $seat } compra { $gear_name } por { bang-count-nuggets-paid }.
    .you = Compras { $gear_name } por { bang-count-nuggets-paid }.
bang-count-nuggets-paid = { $price ->
    [one] { $price } pepita
   *[other] { $price } pepitas
}
bang-count-nuggets = { $count ->
    [one] { $count } pepita
   *[other] { $count } pepitas
}
bang-event-GearDiscarded = { $seat } descarta { $gear_name }.
    .you = Descartas { $gear_name }.
bang-event-GearDrawn = { $seat } roba { $gear_name } del mazo de equipo.
    .you = Robas { $gear_name } del mazo de equipo.
bang-event-GearForced = { $target_is ->
    [you] { $seat } paga { bang-count-nuggets-paid }: debes descartar { $gear_name }.
   *[other] { $seat } paga { bang-count-nuggets-paid }: { $target } debe descartar { $gear_name }.
}
    .you = Pagas { bang-count-nuggets-paid }: { $target } debe descartar { $gear_name }.
bang-event-GearPlaced = { $target_is ->
    [self] { $seat } se queda con { $gear_name }.
    [you] { $seat } pone { $gear_name } delante de ti.
   *[other] { $seat } pone { $gear_name } delante de { $target }.
}
    .you = { $target_is ->
        [self] Te quedas con { $gear_name }.
       *[other] Pones { $gear_name } delante de { $target }.
    }
bang-event-GearShuffled = Se baraja el mazo de equipo.
bang-event-GearUsed = { $target_is ->
    [nobody] { $mode_is ->
        [none] { $seat } usa { $gear_name }.
       *[seen] { $seat } usa { $gear_name } como { $mode_name }.
    }
    [self] { $mode_is ->
        [none] { $seat } usa { $gear_name }.
       *[seen] { $seat } usa { $gear_name } como { $mode_name } contra sí.
    }
    [you] { $mode_is ->
        [none] { $seat } usa { $gear_name } para ti.
       *[seen] { $seat } usa { $gear_name } como { $mode_name } contra ti.
    }
   *[other] { $mode_is ->
        [none] { $seat } usa { $gear_name } para { $target }.
       *[seen] { $seat } usa { $gear_name } como { $mode_name } contra { $target }.
    }
}
    .you = { $target_is ->
        [nobody] { $mode_is ->
            [none] Usas { $gear_name }.
           *[seen] Usas { $gear_name } como { $mode_name }.
        }
        [self] { $mode_is ->
            [none] Usas { $gear_name }.
           *[seen] Usas { $gear_name } como { $mode_name } contra ti.
        }
       *[other] { $mode_is ->
            [none] Usas { $gear_name } para { $target }.
           *[seen] Usas { $gear_name } como { $mode_name } contra { $target }.
        }
    }
bang-event-NuggetsLost = { $seat } devuelve { bang-count-nuggets } a la reserva.
    .you = Devuelves { bang-count-nuggets } a la reserva.
bang-event-NuggetsPaid = { $seat } paga { bang-count-nuggets } ({ $source_name }).
    .you = Pagas { bang-count-nuggets } ({ $source_name }).
bang-event-NuggetsTaken = { $seat } toma { bang-count-nuggets } ({ $source_name }).
    .you = Tomas { bang-count-nuggets } ({ $source_name }).
bang-event-ShopRefilled = Nuevo en la tienda: { $gear_name }.
bang-event-SideTaken = { $side ->
   *[shadow_outlaw] { $seat } es Forajido de las sombras hasta su próximo turno.
    [shadow_deputy] { $seat } es Alguacil de las sombras hasta su próximo turno.
}
    .you = { $side ->
       *[shadow_outlaw] Eres Forajido de las sombras hasta tu próximo turno.
        [shadow_deputy] Eres Alguacil de las sombras hasta tu próximo turno.
    }

## Por qué no se puede

refusal-too-few-nuggets = { $card_name } cuesta { $price ->
    [one] { $price } pepita
   *[other] { $price } pepitas
} y tienes { $have }.
refusal-not-in-shop = { $card_name } no está ahora en la tienda.
refusal-own-equipment = Solo puedes hacer que otros descarten su equipo ({ $card_name }).
refusal-no-nugget = Solo las cartas de Cerveza se pueden jugar por una pepita, no { $card_name }.
complaint-shadow-setting = { $setting } necesita también shadow_gunslingers
complaint-shadow-players = shadow_gunslingers necesita { $least } jugadores o más

## Decisiones

ruling-bang-101 = La reserva de pepitas no se agota nunca.
ruling-bang-102 = Quien pierde el Duelo que ha empezado no le da pepitas a nadie.
ruling-bang-103 = Un punto de vida que se recupera con un rescate cuenta como perdido; de una pérdida mayor que la vida que queda solo cuenta esa vida.
ruling-bang-104 = Las pepitas se toman en cuanto se pierde la vida: antes de una eliminación y antes de pasar al siguiente jugador de una carta que afecta a varios.
ruling-bang-105 = El hueco de la tienda se rellena antes de que la carta comprada haga efecto.
ruling-bang-106 = Una carta marrón solo se puede comprar de un modo que tenga un objetivo válido; curar es válido siempre, incluso con la vida al máximo.
ruling-bang-107 = Comprar no es jugar una carta de la mano: no cuenta para ningún límite ni activa nada que espere una carta jugada.
ruling-bang-108 = Nada abarata hacer que otro descarte su equipo.
ruling-bang-109 = Si en mitad de una compra el comprador pierde todo su equipo, primero va debajo del mazo la carta marrón comprada y después el equipo.
ruling-bang-110 = Sin las sombras, las pepitas de un eliminado vuelven a la reserva.
ruling-bang-111 = Lo que anula las cartas en juego anula también el equipo negro; La resaca no.
ruling-bang-112 = Poner un Se busca no es jugar una carta; está permitido con El juez.
ruling-bang-113 = Cuando Johnny Kisch compra una carta negra, las demás del mismo nombre se quedan.
ruling-bang-114 = El equipo no tiene palo, así que ninguna protección contra un palo sirve contra él.
ruling-bang-115 = Una Botella usada como Cerveza cura incluso si solo quedan dos jugadores.
ruling-bang-116 = Fiebre del oro no se puede comprar mientras algo impida terminar el turno; si la roba Josh McCloud, se guarda.
ruling-bang-117 = Entre el límite de la Canana y otro, vale el mayor.
ruling-bang-118 = El turno que termina Fiebre del oro tiene su fase 3 con la vida de antes; comprada en un turno adicional da otro más.
ruling-bang-119 = Como sombra, Bill Noface roba como si le faltaran todos los puntos de vida.
ruling-bang-120 = La variante se puede jugar sin el resto de la caja: entonces no hay pepitas, ni equipo, ni ninguno de sus personajes.
ruling-bang-121 = Una Cerveza vale una pepita para todos, también para Tequila Joe, y es una carta de Cerveza jugada.
ruling-bang-122 = El Ron es un solo desenfunde; las cartas de más se apartan juntas.
ruling-bang-123 = Primero las pepitas del golpe, luego Se busca, luego la recompensa o el castigo por el papel.
ruling-bang-124 = El Pico suma uno al número de cartas que roba un personaje, y con ello a lo que haga con ellas.
ruling-bang-125 = La Mochila funciona aunque solo queden dos jugadores; con la vida al máximo no se ofrece.
ruling-bang-126 = Una Cerveza descartada para otra cosa no se ha jugado.
ruling-bang-127 = Simeon Picos toma una pepita también por el último punto de vida, se salve o no.
ruling-bang-128 = Josh McCloud puede robar mientras pueda pagar. Si todos los demás tienen un Se busca, puede descartar el que robe.
ruling-bang-129 = Don Bell no desenfunda tras un turno adicional ni si el turno ya ha ganado otro.
ruling-bang-130 = En una partida de tres no hay pistoleros de las sombras.
ruling-bang-131 = La eliminación que crea una sombra es normal. Cuando una sombra se va, sus cartas se descartan y nadie las toma ni reacciona.
ruling-bang-132 = Una sombra que gana un turno adicional se queda hasta que termina; nada la cura.
ruling-bang-133 = Una sombra en su turno está en la partida: la de un Forajido retrasa la victoria de la ley y gana si mata al Sheriff.
ruling-bang-134 = Las sombras vuelven incluso cuando solo quedan el Sheriff y el Renegado, salvo que la mesa decida otra cosa.
ruling-bang-135 = Para el bando de un Renegado de las sombras cuenta todo papel descubierto, salvo los de Renegado. Quien lo ha sido ya nunca vuelve a ser Renegado.
ruling-bang-136 = Antes de su primer turno de sombra, un Renegado de las sombras no tiene bando y no puede ganar.
ruling-bang-450 = Para sobrevivir, la Mochila se usa hasta tener un punto de vida, y no más.
