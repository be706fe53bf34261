### Western Legends: lo que hacen las cartas, compuesto a partir de los códigos de los archivos de datos, en español.

# `they` habla de otra persona, `to` es el infinitivo; si falta una forma, vale el texto básico.

## Lo que une las partes

legends-sentence = { CAPITAL($text) }.
legends-next = { $one } { $other }
legends-then = { $one }; { $other }
legends-or-else = { $one }, o bien { $other }
legends-or-if = { $one }, o { $other }
legends-and-so = { $one } y { $other }
legends-at_least = al menos { $what }
legends-at_most = como máximo { $what }
legends-exactly = exactamente { $what }
legends-this_turn = { $text } en este turno
legends-one_round = { $text } en una misma ronda
legends-times = { $text } { $count ->
    [2] dos veces
    [one] una vez
   *[other] { $count } veces
}

## Cantidades. `none` sigue a «no tienes» cuando no hay nada.

legends-amount-lp = { $count } PL
    .none = PL
legends-amount-mp = { $count ->
    [one] { $count } punto de marshal
   *[other] { $count } puntos de marshal
}
    .none = puntos de marshal
legends-amount-wp = { $count ->
    [one] { $count } punto de buscado
   *[other] { $count } puntos de buscado
}
    .none = puntos de buscado
legends-amount-money = { $count } $
    .none = dinero
legends-amount-nuggets = { $count ->
    [one] { $count } pepita
   *[other] { $count } pepitas
}
    .none = pepitas
legends-amount-wounds = { $count ->
    [one] { $count } herida
   *[other] { $count } heridas
}
    .none = heridas
legends-amount-poker = { $count ->
    [one] { $count } carta de póker
   *[other] { $count } cartas de póker
}
    .none = cartas de póker
legends-amount-cattle = { $count ->
    [one] una ficha de ganado
   *[other] { $count } fichas de ganado
}
    .none = ficha de ganado
legends-amount-mounts = { $count ->
    [one] una montura
   *[other] { $count } monturas
}
    .none = montura
legends-amount-upgraded_mounts = { $count ->
    [one] una montura mejorada
   *[other] { $count } monturas mejoradas
}
    .none = montura mejorada
legends-amount-misc_items = { $count ->
    [one] un objeto diverso
   *[other] { $count } objetos diversos
}
    .none = objetos diversos
legends-amount-spaces = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
legends-amount-move_actions = { $count ->
    [one] { $count } acción de movimiento
   *[other] { $count } acciones de movimiento
}
legends-amount-regions = { $count ->
    [one] { $count } región
   *[other] { $count } regiones distintas
}
legends-amount-actions = { $count ->
    [one] { $count } acción más
   *[other] { $count } acciones más
}
legends-amount-dice = { $count ->
    [one] { $count } dado de prospección
   *[other] { $count } dados de prospección
}
legends-amount-fight_cards = { $count ->
    [one] { $count } carta de combate
   *[other] { $count } cartas de combate
}

## Quién

legends-does = { $who } { $text }
legends-rival = el rival
legends-target = el jugador elegido
legends-attacked = el jugador atacado
legends-each = cada jugador que { $who }
legends-you = { $text }
legends-this_player = este jugador
legends-each-one = para cada jugador que { $who }: { $text }
legends-nobody = ningún jugador { $who }

## Decisiones

legends-choose = { $options }
    .they = { $options }, a su elección
    .yours = { $options }, a tu elección
legends-their_choice = { $text }, a su elección
legends-may = puedes { $text }
    .they = puede { $text }
legends-if = si { $condition }: { $then }; si no, { $else }
legends-if-only = si { $condition }: { $then }
legends-by = según decida quien juega esta carta: { $text }
legends-by-may = si así lo decide quien juega esta carta, { $text }

## Lo que le pasa a alguien

legends-step-gain = ganas { $what }
    .they = gana { $what }
    .to = ganar { $what }
legends-step-lose = pierdes { $what }
    .they = pierde { $what }
    .to = perder { $what }
legends-step-half-money = pierdes la mitad de tu dinero (redondeando hacia arriba)
    .they = pierde la mitad de su dinero (redondeando hacia arriba)
    .to = perder la mitad de tu dinero (redondeando hacia arriba)
legends-step-half-nuggets = pierdes la mitad de tus pepitas (redondeando hacia arriba)
    .they = pierde la mitad de sus pepitas (redondeando hacia arriba)
    .to = perder la mitad de tus pepitas (redondeando hacia arriba)
legends-step-draw = robas { $what }
    .they = roba { $what }
    .to = robar { $what }
legends-step-discard = descartas { $what }
    .they = descarta { $what }
    .to = descartar { $what }
legends-step-discard_random = descartas { $what } al azar
    .they = descarta { $what } al azar
    .to = descartar { $what } al azar
legends-step-heal = curas { $what }
    .they = cura { $what }
    .to = curar { $what }
legends-step-heal-all = curas todas tus heridas
    .they = cura todas sus heridas
    .to = curar todas tus heridas
legends-step-wound = recibes { $what }
    .they = recibe { $what }
    .to = recibir { $what }
legends-step-return_cattle = devuelves tu ficha de ganado a su rancho
    .they = devuelve su ficha de ganado al rancho
    .to = devolver tu ficha de ganado a su rancho
legends-step-take_cattle = tomas al azar una ficha de ganado de cualquier color si no llevas ninguna
    .they = toma al azar una ficha de ganado de cualquier color si no lleva ninguna
    .to = tomar al azar una ficha de ganado de cualquier color si no llevas ninguna
legends-step-item = consigues { $item }; si no puedes, { $else }
    .they = consigue { $item }; si no puede, { $else }
    .to = conseguir { $item }; si no puedes, { $else }
legends-step-extra_actions = tienes { $what } en este turno
    .they = tiene { $what } en este turno
    .to = tener { $what } en este turno
legends-step-move = te mueves hasta { $what }
    .they = se mueve hasta { $what }
    .to = moverte hasta { $what }
legends-step-move-times = te mueves hasta { $times ->
    [2] el doble
   *[other] { $times } veces el valor
} de tus puntos de movimiento
    .they = se mueve hasta { $times ->
    [2] el doble
   *[other] { $times } veces el valor
} de sus puntos de movimiento
    .to = moverte hasta { $times ->
    [2] el doble
   *[other] { $times } veces el valor
} de tus puntos de movimiento
legends-step-place = colocas tu figura { $where }
    .they = coloca su figura { $where }
    .to = colocar tu figura { $where }
legends-step-roll = lanzas { $what } y recibes lo que salga; por cada cara en blanco: { $else }
    .they = lanza { $what } y recibe lo que salga; por cada cara en blanco: { $else }
    .to = lanzar { $what } y recibir lo que salga; por cada cara en blanco: { $else }
legends-step-reroll_die = lanzas este dado otra vez y recibes también lo que salga
    .they = lanza este dado otra vez y recibe también lo que salga
    .to = lanzar este dado otra vez y recibir también lo que salga
legends-step-reroll_one = vuelves a lanzar uno de los dados de prospección
    .they = vuelve a lanzar uno de los dados de prospección
    .to = volver a lanzar uno de los dados de prospección
legends-step-steal-money = le quitas { $what } al jugador elegido
    .they = le quita { $what } al jugador elegido
    .to = quitarle { $what } al jugador elegido
legends-step-steal-poker = le quitas al azar { $what } al jugador elegido
    .they = le quita al azar { $what } al jugador elegido
    .to = quitarle al azar { $what } al jugador elegido
legends-step-peek_hand = miras al azar { $what } del rival
    .they = mira al azar { $what } del rival
    .to = mirar al azar { $what } del rival
legends-step-peek_fight_cards = miras al azar { $what } de las robadas contra ti
    .they = mira al azar { $what } de las robadas en su contra
    .to = mirar al azar { $what } de las robadas contra ti
legends-step-ante_draw = robas { $what } en vez de 1
    .they = roba { $what } en vez de 1
    .to = robar { $what } en vez de 1
legends-step-discard_self = devuelves esta carta a la tienda
    .they = devuelve esta carta a la tienda
    .to = devolver esta carta a la tienda
legends-step-restart_fight = reinicias el combate
    .they = el combate empieza de nuevo
    .to = reiniciar el combate
legends-step-fight_gang = combates contra una banda ({ $what }); si vences: { $then }
    .they = combate contra una banda ({ $what }); si vence: { $then }
    .to = combatir contra una banda ({ $what }); si vences: { $then }
legends-cards-drawn = { $count ->
    [one] { $count } carta de combate
   *[other] { $count } cartas de combate
}

## Lo que simplemente vale o sucede

legends-step-none = sin efecto
legends-step-nothing = no pasa nada
legends-step-sheriff = si hay un forajido en juego, puedes mover al sheriff hasta { $what }
legends-step-sheriff_auto = el sheriff se mueve hasta { $what } hacia el forajido con más puntos de buscado y combate contra el primer forajido que encuentra
legends-step-bandits = aparece un bandido en cada guarida { $letters } sin figuras
legends-worth = { $more ->
    [yes] vale { $count } más
   *[other] vale { $count } menos
}
legends-step-own_value = tu carta { $worth }
legends-step-own_value-card = esta carta { $worth }
legends-step-rival_value = la carta del rival { $worth }
legends-step-cancel_fight_effect = se anula el efecto de la carta de combate jugada contra ti
legends-step-uncancellable = Este efecto no se puede anular
legends-step-no_bandit_mp = Vencer a un bandido en este combate no da ningún punto de marshal
legends-step-nugget_limit = puedes llevar { $what } más
legends-step-wild = en el póker, esta carta de tu mano vale por cualquier valor y palo
legends-step-as_nugget = puedes descartar esta carta como una pepita más
legends-step-mib_lp = el Hombre de Negro gana { $what }
    .he = gana { $what }
legends-step-mib-duel = el Hombre de Negro reta a duelo { $whom }; si vence: { $then }
    .he = reta a duelo { $whom }; si vence: { $then }
legends-step-mib-rob = el Hombre de Negro asalta { $whom }; si vence: { $then }
    .he = asalta { $whom }; si vence: { $then }
legends-step-mib-arrest = el Hombre de Negro intenta arrestar { $whom }; si vence: { $then }
    .he = intenta arrestar { $whom }; si vence: { $then }
legends-step-mib-poker = el Hombre de Negro juega al póker { $where } y cualquiera en ese pueblo puede unirse; si vence o nadie se une: { $then }
    .he = juega al póker { $where } y cualquiera en ese pueblo puede unirse; si vence o nadie se une: { $then }
legends-whom-most_lp = al jugador con más PL
legends-whom-most_money = al jugador con más dinero

## Momentos. `vs` nombra al oponente, `card` es para cartas de póker.

legends-reaction = Reacción. { $text }
legends-on-action = Acción: { $text }
legends-on-gain = Cuando consigues esta carta: { $text }
legends-on-start_of_turn = Al inicio de tu turno: { $text }
    .at = Al inicio de tu turno, si estás { $where }: { $text }
legends-on-after_move_action = Después de tu acción de movimiento: { $text }
    .with = Después de tu acción de movimiento, si en tu casilla está { $who }: { $text }
legends-on-before_fight = Antes de un combate: { $text }
    .vs = Antes de un combate { $against }: { $text }
legends-on-fight = En un combate: { $text }
    .vs = En un combate { $against }: { $text }
legends-on-fight_reveal = Cuando esta carta se revela en un combate: { $text }
    .vs = Cuando esta carta se revela en un combate { $against }: { $text }
legends-on-fight_reaction = Tras revelar las cartas de un combate: { $text }
    .vs = Tras revelar las cartas de un combate { $against }: { $text }
legends-on-after_fight = Cuando { $fight }: { $text }
    .card = Cuando { $fight } con esta carta: { $text }
legends-on-wounded = Cuando recibes heridas (una vez por acción): { $text }
legends-on-poker_ante = Tras pagar la apuesta inicial del póker: { $text }
legends-on-poker_end = Tras una partida de póker: { $text }
    .win = Tras ganar una partida de póker: { $text }
    .loss = Tras perder una partida de póker: { $text }
    .card = Tras una partida de póker con esta carta de tu mano: { $text }
    .card-win = Tras ganar una partida de póker con esta carta de tu mano: { $text }
    .card-loss = Tras perder una partida de póker con esta carta de tu mano: { $text }
legends-on-sell = Cuando vendes pepitas en el banco: { $text }
legends-on-prospect_roll = Tras lanzar los dados al buscar oro: { $text }
legends-on-after_prospect = Tras buscar oro: { $text }
legends-on-deliver = Tras entregar ganado: { $text }

## Oponentes: los de la casilla y aquellos contra los que se lucha

legends-against = contra { $whom }
legends-with-player = el personaje de otro jugador
legends-vs-player = el personaje de otro jugador
legends-with-mib = el Hombre de Negro
legends-vs-mib = el Hombre de Negro
legends-with-outlaw = un forajido
legends-vs-outlaw = un forajido
legends-vs-virtual = un personaje no jugador
legends-vs-bandit = un bandido

## Combates: qué se gana y cómo

legends-fight-win = ganas { $what }
    .they = gana { $what }
    .to = ganar { $what }
legends-fight-loss = pierdes { $what }
    .they = pierde { $what }
    .to = perder { $what }
legends-fight-any = terminas { $what }
    .they = termina { $what }
    .to = terminar { $what }
legends-fights-any = { $count ->
    [one] un combate
   *[other] { $count } combates
}
legends-fights-player = { $count ->
    [one] un combate contra el personaje de otro jugador
   *[other] { $count } combates contra personajes de otros jugadores
}
legends-fights-arrest = { $count ->
    [one] un arresto
   *[other] { $count } arrestos
}
legends-fights-duel = { $count ->
    [one] un duelo
   *[other] { $count } duelos
}
legends-fights-rob = { $count ->
    [one] un asalto
   *[other] { $count } asaltos
}
legends-fights-bandit = { $count ->
    [one] un combate contra un bandido
   *[other] { $count } combates contra bandidos
}
legends-fights-heist = { $count ->
    [one] un atraco al banco
   *[other] { $count } atracos al banco
}
legends-fights-sheriff = { $count ->
    [one] un combate contra el sheriff
   *[other] { $count } combates contra el sheriff
}
legends-fights-gang = { $count ->
    [one] un combate contra una banda
   *[other] { $count } combates contra bandas
}
legends-fight-attacker = como atacante
legends-fight-defender = como defensor
legends-fight-wounds = { $text } con { $what }
legends-fight-wp_before = { $text } con { $what } al empezar
legends-fight-reward-mp = { $text } eligiendo como recompensa el punto de marshal
legends-fight-reward-lp = { $text } eligiendo como recompensa el PL

## Lo que ha hecho un jugador

legends-did-work = trabajas
    .to = trabajar
legends-did-prospect = buscas oro
    .to = buscar oro
legends-did-prospect-nuggets = consigues { $what } buscando oro con una sola acción
    .to = conseguir { $what } buscando oro con una sola acción
legends-did-sell = vendes pepitas en el banco
    .to = vender pepitas en el banco
legends-did-sell-nuggets = vendes { $what } en el banco
    .to = vender { $what } en el banco
legends-did-heist = intentas un atraco al banco
    .to = intentar un atraco al banco
legends-did-doctor = visitas al médico
    .to = visitar al médico
legends-did-doctor-healed = curas { $what } en el médico
    .to = curar { $what } en el médico
legends-did-revel = te vas de juerga en el cabaret
    .to = irse de juerga en el cabaret
legends-did-revel-spent = gastas { $what } en el cabaret con una sola acción
    .to = gastar { $what } en el cabaret con una sola acción
legends-did-poker = juegas una partida de póker
    .to = jugar una partida de póker
legends-did-poker-win = ganas una partida de póker
    .to = ganar una partida de póker
legends-did-poker-loss = pierdes una partida de póker
    .to = perder una partida de póker
legends-poker-active = como jugador activo
legends-poker-guest = como invitado
legends-poker-hand = con la mano «{ $hand }»
legends-poker-hand-or-better = con la mano «{ $hand }» o mejor
legends-poker-hand-or-worse = con la mano «{ $hand }» o peor
legends-rank = { $rank }
legends-poker-hole = usando { $ranks } de tu mano
legends-did-buy = compras { $what }
    .to = comprar { $what }
legends-did-upgrade = mejoras { $what }
    .to = mejorar { $what }
legends-did-item = algo en la tienda
legends-did-take_cattle = tomas una ficha de ganado en un rancho
    .to = tomar una ficha de ganado en un rancho
legends-did-deliver = entregas ganado
    .to = entregar ganado
legends-did-deliver-rail = entregas ganado por ferrocarril
    .to = entregar ganado por ferrocarril
legends-did-deliver-rustle = vendes ganado robado
    .to = vender ganado robado

## Lo que ha de cumplirse

legends-have = tienes { $what }
    .they = tiene { $what }
    .to = tener { $what }
legends-have-none = no tienes { $what }
    .they = no tiene { $what }
    .to = no tener { $what }
legends-carry = llevas { $what }
    .they = lleva { $what }
    .to = llevar { $what }
legends-own = tienes { $what }
    .they = tiene { $what }
    .to = tener { $what }
legends-hold = tienes { $what } en la mano
    .they = tiene { $what } en la mano
    .to = tener { $what } en la mano
legends-be = eres { $what }
    .they = es { $what }
    .to = ser { $what }
legends-fewer-than-black = tienes menos PL que el Hombre de Negro
    .they = tiene menos PL que el Hombre de Negro
    .to = tener menos PL que el Hombre de Negro
legends-stand = estás { $where }
    .they = está { $where }
    .to = estar { $where }
legends-end_move = terminas un movimiento { $where }
    .they = termina un movimiento { $where }
    .to = terminar un movimiento { $where }
legends-at-in_town = en un pueblo
legends-at-outside_towns = fuera de los dos pueblos
legends-at-other_ranch = en el rancho del otro color
legends-at-space = en la casilla «{ $space }»
legends-turn-steps = recorres { $what } en un mismo turno
    .they = recorre { $what } en un mismo turno
    .to = recorrer { $what } en un mismo turno
legends-turn-move_actions = haces { $what } en un mismo turno
    .they = hace { $what } en un mismo turno
    .to = hacer { $what } en un mismo turno
legends-turn-regions = visitas { $what } en un mismo turno
    .they = visita { $what } en un mismo turno
    .to = visitar { $what } en un mismo turno
legends-turn-gained = ganas { $what } en un mismo turno
    .they = gana { $what } en un mismo turno
    .to = ganar { $what } en un mismo turno
legends-turn-lp_in_one_action = ganas { $what } con una sola acción
    .they = gana { $what } con una sola acción
    .to = ganar { $what } con una sola acción
legends-pay-money = pagas { $what }
    .to = pagar { $what }
legends-pay-poker = descartas { $what }
    .to = descartar { $what }
legends-pay-item = devuelves { $what } a la tienda
    .to = devolver { $what } a la tienda
