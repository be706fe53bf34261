### BANG! El juego de dados, en español.

game-dice = BANG! El juego de dados
set-dice-base = Juego básico

## Símbolos de los dados

face-arrow = Flecha india
    .short = flecha
face-dynamite = Dinamita
    .short = dinamita
face-bullseye_1 = Punto de mira “1”
    .short = punto de mira 1
face-bullseye_2 = Punto de mira “2”
    .short = punto de mira 2
face-beer = Cerveza
    .short = cerveza
face-gatling = Gatling
    .short = Gatling

## Por qué se pierde vida

cause-indians = ataque de los indios
cause-dynamite = dinamita
cause-bullseyes = punto de mira
cause-gatling = ametralladora Gatling

## Personajes

dice-ability-bart_cassidy = Por cada punto de vida que vayas a perder por un punto de mira o por la ametralladora Gatling puedes tomar una flecha en su lugar: por ninguno, por algunos o por todos. No vale contra los indios ni la dinamita, y nunca puedes tomar así la última flecha del montón.
dice-ability-black_jack = Mientras menos de tres de tus dados muestren dinamita, puedes volver a lanzar los que la muestren. Con tres o más dejas de lanzar, como es habitual.
dice-ability-calamity_janet = Puedes usar cada punto de mira “1” como “2” y cada “2” como “1”, o tal como ha salido; lo decides dado por dado.
dice-ability-el_gringo = Un jugador que te haga perder uno o más puntos de vida debe tomar una flecha: una por todos los puntos de mira de su turno juntos y una por la ametralladora Gatling, aunque te elimine. No vale para los indios ni la dinamita.
dice-ability-jesse_jones = Si tienes cuatro puntos de vida o menos cuando se resuelven las cervezas de tu turno, cada cerveza que uses contigo te da dos puntos de vida en vez de uno.
dice-ability-jourdonnais = Nunca pierdes más de un punto de vida en un ataque de los indios.
dice-ability-kit_carlson = Por cada Gatling de tu resultado final puedes descartar una flecha de cualquier jugador, también tuya: desde ninguna hasta tantas como Gatling tengas. Si se activa la ametralladora Gatling, esta dispara antes.
dice-ability-lucky_duke = Puedes lanzar una vez más que los demás: repites la tirada hasta tres veces, cuatro tiradas en total.
dice-ability-paul_regret = Nunca pierdes puntos de vida por la ametralladora Gatling.
dice-ability-pedro_ramirez = Por cada punto de vida que pierdes puedes descartar una de tus flechas o quedártela; el punto de vida lo pierdes igualmente. No vale en un ataque de los indios, tras el que de todos modos se descartan todas las flechas.
dice-ability-rose_doolan = Puedes usar cada punto de mira a su distancia normal o un puesto más allá: un “1” alcanza a un jugador a 1 o 2 puestos, un “2” a un jugador a 2 o 3 puestos.
dice-ability-sid_ketchum = Al comienzo de tu turno, antes de lanzar, elige a un jugador (puedes ser tú) que obtiene un punto de vida. Debes elegir a alguien, pero puede ser un jugador con la vida al máximo, que no obtiene nada.
dice-ability-slab_the_killer = Una vez por turno puedes gastar una de tus cervezas para doblar un punto de mira: ese dado le quita dos puntos de vida a un mismo jugador. Esa cerveza ya no da ningún punto de vida.
dice-ability-suzy_lafayette = Al final de tu turno obtienes dos puntos de vida si ninguno de tus cinco dados muestra un punto de mira en el resultado final.
dice-ability-vulture_sam = Cada vez que otro jugador es eliminado, obtienes dos puntos de vida.
dice-ability-willy_the_kid = Te bastan dos Gatling: con dos o más se activa la ametralladora Gatling, pero solo una vez por turno.

## Partes de frases

dice-count-arrows = { $count ->
    [one] { $count } flecha
   *[other] { $count } flechas
}
dice-count-points = { $points ->
    [one] { $points } punto de vida
   *[other] { $points } puntos de vida
}

## Lo que debe decidir un jugador

dice-prompt-reroll = Esta ha sido la tirada { $roll } y puedes lanzar { $left ->
        [one] { $left } vez más
       *[other] { $left } veces más
    }; elige qué dados vuelves a lanzar o quédate con todos.
    .waiting = { $player } decide qué dados vuelve a lanzar.
dice-prompt-assign_bullseyes = Elige a quién disparas ({ $face_name }, disparo { $number } de { $total }); todos los disparos se resuelven a la vez.
    .waiting = { $player } elige un objetivo.
dice-prompt-assign_beers = Elige quién se bebe tu cerveza (la { $number } de { $total }) y obtiene vida.
    .waiting = { $player } elige quién recibe una cerveza.
dice-prompt-sid_heal = Empieza tu turno y, como { character-sid_ketchum }, eliges quién obtiene 1 punto de vida.
    .waiting = { $player } elige quién obtiene 1 punto de vida.
dice-prompt-bart_replace = Vas a perder { dice-count-points }; elige cuántas flechas tomas en su lugar (quedan { $pile } en el montón y la última no se toca).
    .waiting = { $player } elige entre flechas y puntos de vida.
dice-prompt-pedro_discard = Has perdido { dice-count-points } y puedes descartar una flecha por cada uno; elige cuántas de tus flechas ({ $arrows }) descartas.
    .waiting = { $player } decide cuántas flechas descarta.
dice-prompt-kit_discard = Gracias a tus Gatling aún puedes descartar { $left ->
        [one] { $left } flecha
       *[other] { $left } flechas
    }; elige de quién es la siguiente o pasa.
    .waiting = { $player } decide de quién es la flecha que se descarta.

## Opciones

dice-option-Stop = Quedarse con todos los dados
dice-option-Reroll = { $count ->
    [one] Volver a lanzar el dado { $numbers }
   *[other] Volver a lanzar los dados { $numbers }
}
dice-option-Shoot = { $doubled ->
    [0] Disparar a { $target }
   *[1] Disparar a { $target } por 2 puntos de vida, gastando una cerveza
}
dice-option-Serve = { $seat_is ->
    [you] Beberse la cerveza
   *[other] Dar la cerveza a { $seat }
}
dice-option-Heal = { $seat_is ->
    [you] Obtener 1 punto de vida
   *[other] Dar 1 punto de vida a { $seat }
}
dice-option-TakeInstead = { $count ->
    [0] No tomar ninguna flecha
   *[other] Tomar { dice-count-arrows } en su lugar
}
dice-option-DropArrows = { $count ->
    [0] Quedarse con todas las flechas
   *[other] Descartar { dice-count-arrows }
}
dice-option-RemoveArrow = { $seat_is ->
    [you] Descartar una flecha tuya
   *[other] Descartar una flecha de { $seat }
}

## El registro

dice-event-GameBegan = Partida de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; { $first_is ->
    [you] empiezas tú
   *[other] empieza { $first }
}.
dice-event-TurnBegan = Turno { $number }: { $seat } toma los dados.
    .you = Turno { $number }: tomas los dados.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } lanza los dados: { $dice }.
   *[other] { $seat } vuelve a lanzar { $count ->
        [one] el dado { $numbers }
       *[other] los dados { $numbers }
    } (tirada { $roll }): { $dice }.
}
    .you = { $roll ->
    [1] Lanzas los dados: { $dice }.
   *[other] Vuelves a lanzar { $count ->
        [one] el dado { $numbers }
       *[other] los dados { $numbers }
    } (tirada { $roll }): { $dice }.
}
dice-event-DiceKept = { $seat } se queda con todos los dados: { $dice }.
    .you = Te quedas con todos los dados: { $dice }.
dice-event-ArrowsTaken = { $seat } toma { dice-count-arrows }; { $pile ->
    [0] el montón está vacío
   *[other] en el montón: { $pile }
}.
    .you = Tomas { dice-count-arrows }; { $pile ->
    [0] el montón está vacío
   *[other] en el montón: { $pile }
}.
dice-event-ArrowsReturned = { $by_is ->
    [self] { $seat } descarta { dice-count-arrows }
    [nobody] { $seat } descarta { dice-count-arrows }
    [you] Descartas { dice-count-arrows } de { $seat }
   *[other] { $by } descarta { dice-count-arrows } de { $seat }
}; en el montón: { $pile }.
    .you = { $by_is ->
    [self] Descartas { dice-count-arrows }
    [nobody] Descartas { dice-count-arrows }
   *[other] { $by } te libra de { dice-count-arrows }
}; en el montón: { $pile }.
dice-event-IndiansAttacked = { $seat } toma la última flecha: ¡los indios atacan!
    .you = Tomas la última flecha: ¡los indios atacan!
dice-event-DynamiteExploded = Explotan { $count } dinamitas: { $seat } deja de lanzar.
    .you = Explotan { $count } dinamitas: dejas de lanzar.
dice-event-ShotAimed = { $points ->
    [1] { $target_is ->
        [you] { $seat } te dispara ({ $face_name }).
       *[other] { $seat } dispara a { $target } ({ $face_name }).
    }
   *[other] { $target_is ->
        [you] { $seat } gasta una cerveza y te dispara por { dice-count-points } ({ $face_name }).
       *[other] { $seat } gasta una cerveza y dispara a { $target } por { dice-count-points } ({ $face_name }).
    }
}
    .you = { $points ->
    [1] Disparas a { $target } ({ $face_name }).
   *[other] Gastas una cerveza y disparas a { $target } por { dice-count-points } ({ $face_name }).
}
dice-event-BeerServed = { $target_is ->
    [self] { $seat } se bebe una cerveza.
    [you] { $seat } te da una cerveza.
   *[other] { $seat } le da una cerveza a { $target }.
}
    .you = { $target_is ->
    [self] Te bebes una cerveza.
   *[other] Le das una cerveza a { $target }.
}
dice-event-GatlingFired = { $seat } dispara la ametralladora Gatling contra todos los demás ({ $count } Gatling).
    .you = Disparas la ametralladora Gatling contra todos los demás ({ $count } Gatling).
dice-event-HitDodged = { $seat } toma { $points ->
    [one] una flecha
   *[other] flechas
} en lugar de perder { dice-count-points } ({ $cause_name }).
    .you = Tomas { $points ->
    [one] una flecha
   *[other] flechas
} en lugar de perder { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } pierde { dice-count-points } ({ $cause_name })
    [self] { $seat } pierde { dice-count-points } ({ $cause_name })
    [you] Le quitas { dice-count-points } a { $seat } ({ $cause_name })
   *[other] { $by } le quita { dice-count-points } a { $seat } ({ $cause_name })
}; { $life ->
    [0] no le queda ninguno
    [one] le queda { $life }
   *[other] le quedan { $life }
}.
    .you = { $by_is ->
    [nobody] Pierdes { dice-count-points } ({ $cause_name })
    [self] Pierdes { dice-count-points } ({ $cause_name })
   *[other] { $by } te quita { dice-count-points } ({ $cause_name })
}; { $life ->
    [0] no te queda ninguno
    [one] te queda { $life }
   *[other] te quedan { $life }
}.
dice-event-LifeGained = { $by_is ->
    [self] { $seat } obtiene { dice-count-points }; ahora tiene { $life }.
    [nobody] { $seat } obtiene { dice-count-points }; ahora tiene { $life }.
    [you] { $seat } obtiene { dice-count-points } gracias a ti; ahora tiene { $life }.
   *[other] { $seat } obtiene { dice-count-points } gracias a { $by }; ahora tiene { $life }.
}
    .you = { $by_is ->
    [self] Obtienes { dice-count-points }; ahora tienes { $life }.
    [nobody] Obtienes { dice-count-points }; ahora tienes { $life }.
   *[other] Obtienes { dice-count-points } gracias a { $by }; ahora tienes { $life }.
}
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } queda fuera de la partida ({ $cause_name }) y muestra su rol: { $role_name }.
    [self] { $seat } queda fuera de la partida ({ $cause_name }) y muestra su rol: { $role_name }.
    [you] Eliminas a { $seat } ({ $cause_name }), que muestra su rol: { $role_name }.
   *[other] { $by } elimina a { $seat } ({ $cause_name }), que muestra su rol: { $role_name }.
}
    .you = { $by_is ->
    [nobody] Quedas fuera de la partida ({ $cause_name }) y muestras tu rol: { $role_name }.
    [self] Quedas fuera de la partida ({ $cause_name }) y muestras tu rol: { $role_name }.
   *[other] { $by } te elimina ({ $cause_name }) y muestras tu rol: { $role_name }.
}
dice-event-LastManStanding = Desde ahora solo hay un objetivo: ser el último con vida.
dice-event-GameEnded = Fin de la partida. { $result } Roles: { $roles }.

## Cómo terminó

dice-result-law-prevails = Todos los Forajidos y Renegados han sido eliminados: vence la ley. { $count ->
    [one] Gana
   *[other] Ganan
}: { $winners }.
dice-result-sheriff-dead = El Sheriff ha sido eliminado: vencen los Forajidos. Ganan: { $winners }.
dice-result-renegade-alone = El Sheriff ha sido eliminado y solo queda con vida un Renegado. Gana: { $winners }.
dice-result-hunter = El cazador ha eliminado personalmente a su presa. Gana: { $winners }.
dice-result-last-man = Solo queda un jugador con vida. Gana: { $winners }.
dice-result-draw = No queda nadie con vida: la partida acaba en empate.

## Por qué algo no es posible

refusal-dynamite-locked = El dado { $die } muestra dinamita y no se puede volver a lanzar.
refusal-double-used = Ya has doblado un punto de mira en este turno.
refusal-double-no-beer = Ninguno de tus dados muestra una cerveza que puedas gastar en un disparo doble.
refusal-wrong-distance = { $player } está a { $distance ->
    [one] { $distance } puesto
   *[other] { $distance } puestos
} de ti; este punto de mira alcanza exactamente a distancia { $reach }.
refusal-last-arrow = La última flecha debe quedarse en el montón ({ $pile ->
    [one] queda { $pile } flecha
   *[other] quedan { $pile } flechas
}).
refusal-no-arrows = { $player } no tiene ninguna flecha que descartar.
refusal-too-many-arrows = Puedes descartar una flecha por cada punto de vida perdido: has perdido { $points } y tienes { $held ->
    [one] { $held } flecha
   *[other] { $held } flechas
}.
