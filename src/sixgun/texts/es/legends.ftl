### Western Legends en español: la mesa, las opciones y el registro. Los nombres de las cartas están en legends-cards.ftl.

game-legends = Western Legends
set-legends-base = Juego básico

## Ajustes de una mesa y ajustes que van juntos

legends-setting-length = Duración
    .about = Con cuántos puntos de leyenda empieza el final: corta 15, media 20, larga 25.
legends-setting-length-short = Corta
legends-setting-length-medium = Media
legends-setting-length-long = Larga
legends-setting-goals = Objetivos
    .about = Cada cual tiene tres objetivos secretos de su personaje; cada objetivo cumplido da fichas de leyenda.
legends-setting-first_game = Primera partida
    .about = Para aprender: 15 puntos de leyenda, un solo mazo de historias, sin ganado y con provisiones como único objeto adicional.
legends-preset-classic = Clásica
    .about = El juego completo hasta 20 puntos de leyenda, sin objetivos.
legends-preset-first_game = Primera partida
    .about = Una partida corta con menos reglas que aprender: ideal para empezar.
legends-preset-legendary = Legendaria
    .about = La partida larga hasta 25 puntos de leyenda, con objetivos.

## Partes de frases

legends-card = { $name } { $sign }
legends-fight-card = carta de combate { $rank }
legends-quoted = «{ $name }»
legends-why = { " " }({ $source })
legends-shown = { $who_is ->
    [you] tú
   *[other] { $who }
} – { $card } ({ $worth })
legends-total = { $who } { legends-amount-lp }
legends-fighter-black = el Hombre de Negro
legends-fighter-bandit = el bandido
legends-fighter-heist = el guardia
legends-fighter-sheriff = el sheriff
legends-fighter-gang = la banda

## Por qué ocurrió algo

legends-source-setup = preparación
legends-source-income = ingresos
legends-source-work = trabajo
legends-source-store = tienda
legends-source-bank = banco
legends-source-doctor = médico
legends-source-cabaret = cabaret
legends-source-poker = póker
legends-source-prospect = búsqueda de oro
legends-source-delivery = entrega de ganado
legends-source-fight = combate
legends-source-jail = cárcel
legends-source-limit = límite
legends-source-marshal = marcador de marshal
legends-source-wanted = marcador de buscado
legends-source-cattle = bonificación del ganado

## Las líneas de la puntuación

legends-line-lp = puntos de leyenda del marcador
legends-line-items = armas y monturas mejoradas
legends-line-money = dinero
legends-line-wanted = puntos de buscado
legends-line-marshal = puntos de marshal
legends-line-tokens = fichas de leyenda
legends-line-wounds = heridas

## Lo que un jugador debe decidir

legends-prompt-character = Elige el personaje con el que juegas.
    .waiting = { $player } elige un personaje.
legends-prompt-start = Elige la casilla en la que empiezas.
    .waiting = { $player } elige dónde empezar.
legends-prompt-free = Antes de que siga tu turno puedes hacer algo que no cueste acciones, o pasar.
    .waiting = { $player } puede hacer algo que no cuesta acciones.
legends-prompt-prepare = Se activan a la vez varios de tus efectos; elige cuál va primero.
    .waiting = { $player } elige qué va primero.
legends-prompt-income = Elige tus ingresos.
    .waiting = { $player } elige sus ingresos.
legends-prompt-equip = { $what ->
        [mount] Elige la montura de este turno.
       *[weapon] Elige el arma de este turno.
    }
    .waiting = { $player } elige arma y montura.
legends-prompt-act = { $left ->
        [0] No te quedan acciones; haz algo que no cueste ninguna o termina tu turno.
        [one] Te queda { $left } acción; haz algo o termina tu turno.
       *[other] Te quedan { $left } acciones; haz algo o termina tu turno.
    }
    .waiting = { $player } elige qué hacer.
legends-prompt-walk = Elige adónde vas (pasos restantes: { $left }).
    .waiting = { $player } está en camino.
legends-prompt-target = Elige un objetivo ({ $source }).
    .waiting = { $player } elige un objetivo.
legends-prompt-choose = Elige una opción ({ $source }).
    .waiting = { $player } elige qué hace una carta.
legends-prompt-may = { $source_is ->
        [character] ¿Quieres usar la capacidad de { $source }? { $text }
       *[other] ¿Quieres usar «{ $source }»? { $text }
    }
    .waiting = { $player } decide si usa un efecto.
legends-prompt-discard = Descarta { legends-amount-poker } ({ $source }).
    .waiting = { $player } elige qué descartar.
legends-prompt-colour = Elige el color del ganado que te llevas.
    .waiting = { $player } elige ganado.
legends-prompt-lay = { $kind ->
        [arrest] Pon una carta para el arresto.
        [duel] Pon una carta para el duelo.
        [rob] Pon una carta para el asalto.
        [bandit] Pon una carta contra el bandido.
        [heist] Pon una carta contra el guardia.
        [sheriff] Pon una carta contra el sheriff.
       *[gang] Pon una carta contra la banda.
    }
    .waiting = { $player } elige una carta para el combate.
legends-prompt-fight_card = { $kind ->
        [bandit] Elige la carta con la que combate el bandido.
        [heist] Elige la carta con la que combate el guardia.
        [sheriff] Elige la carta con la que combate el sheriff.
       *[gang] Elige la carta con la que combate la banda.
    }
    .waiting = { $player } elige la carta de combate del rival.
legends-prompt-react = Tu carta vale { $own } y la del rival { $rival }; reacciona o pasa.
    .waiting = { $player } puede reaccionar.
legends-prompt-bandit_reward = Elige tu recompensa por el bandido.
    .waiting = { $player } elige la recompensa por el bandido.
legends-prompt-take_token = Llévate también el ganado o déjalo.
    .waiting = { $player } decide si se lleva el ganado.
legends-prompt-loot = Elige tu botín: { $money } $ o pepitas ({ $nuggets }).
    .waiting = { $player } elige el botín.
legends-prompt-shop = Elige qué compras o mejoras (tienes { $money } $).
    .waiting = { $player } está de compras.
legends-prompt-sell = Elige qué vendes.
    .waiting = { $player } vende oro.
legends-prompt-dice = Vuelve a lanzar un dado o deja los dados como están.
    .waiting = { $player } busca oro.
legends-prompt-join = Únete a la partida de póker por 10 $ o pasa (participan: { $count }, bote: { $pot } $).
    .waiting = { $player } puede unirse a la partida de póker.
legends-prompt-hole = Elige las cartas que juegas con el flop.
    .waiting = { $player } elige cartas de póker.
legends-prompt-house = Elige las cartas que juega la banca con el flop.
    .waiting = { $player } elige las cartas de la banca.
legends-prompt-story_order = Elige qué historia se resuelve primero.
    .waiting = { $player } elige qué historia va primero.
legends-prompt-sheriff = Puedes mover al sheriff (pasos restantes: { $left }).
    .waiting = { $player } puede mover al sheriff.
legends-prompt-suspect = Elige al forajido al que se enfrenta el sheriff.
    .waiting = { $player } elige a quién se enfrenta el sheriff.
legends-prompt-track = Elige el camino por el que el sheriff persigue al forajido.
    .waiting = { $player } elige el camino del sheriff.
legends-prompt-goals = Ahora puedes cumplir un objetivo o pasar.
    .waiting = { $player } puede cumplir un objetivo.
legends-prompt-tokens = Elige las fichas de leyenda con las que te quedas.
    .waiting = { $player } elige fichas de leyenda.
legends-prompt-hand_limit = Tienes demasiadas cartas en la mano; descarta { legends-amount-poker }.
    .waiting = { $player } elige qué descartar.

## Opciones

legends-option-TakeCharacter = Jugar con { $character }
legends-option-StartAt = Empezar en: { $space }
legends-option-TakeIncome = { $money ->
    [0] Recibir { legends-amount-poker }
   *[other] { $count ->
        [0] Recibir { $money } $
       *[other] Recibir { $money } $ y { legends-amount-poker }
    }
}
legends-option-Ready = { $item_is ->
    [mount] Montar { $item_it }
   *[weapon] Llevar { $item_it }
}
legends-option-StepTo = Ir a: { $space }
legends-option-Stop = Detenerse
legends-option-PlayCard = Jugar { $card }
legends-option-ReactWith = Reaccionar con { $card }
legends-option-UseItem = Usar: { $item }
legends-option-UseAbility = Usar la capacidad de { $character }
legends-option-Attack = { $target_is ->
    [black] { $kind ->
        [arrest] Arrestar al Hombre de Negro
        [duel] Retar a duelo al Hombre de Negro
       *[rob] Asaltar al Hombre de Negro
    }
   *[other] { $kind ->
        [arrest] Arrestar a { $target }
        [duel] Retar a duelo a { $target }
       *[rob] Asaltar a { $target }
    }
}
legends-option-Work = Trabajar por 10 $
legends-option-Shop = Ir de compras
legends-option-OpenPoker = Empezar una partida de póker por 10 $
legends-option-Prospect = Buscar oro
legends-option-SellGold = Vender oro
legends-option-RobBank = Intentar un atraco al banco
legends-option-SeeDoctor = Visitar al médico por 10 $
legends-option-Party = Irse de juerga por { $spent } $ ({ $lp } PL)
legends-option-TakeCattle = Tomar ganado
legends-option-Deliver = { $how ->
    [rail] Entregar el ganado por ferrocarril
   *[rustle] Vender el ganado robado
}
legends-option-Contribute = { $moved ->
    [0] { $card_is ->
        [none] Poner un disco en «{ $story }»
       *[seen] Poner un disco en «{ $story }» y descartar { $card }
    }
   *[1] { $card_is ->
        [none] Mover el otro disco a «{ $story }»
       *[seen] Mover el otro disco a «{ $story }» y descartar { $card }
    }
}
legends-option-CompleteGoal = Cumplir el objetivo «{ $goal }»
legends-option-EndTurn = Terminar el turno
legends-option-Pick = { CAPITAL($effect) }
legends-option-Accept = Sí
legends-option-Aim = { $target_is ->
    [black] Elegir al Hombre de Negro
   *[other] Elegir a { $target }
}
legends-option-LayCard = Poner { $card }
legends-option-Surrender = Rendirse
legends-option-LayFightCard = Poner la { $card } – { $text }
legends-option-Prepare = Primero, { $source }
legends-option-Join = Unirse por 10 $
legends-option-LayHole = { $cards_are ->
    [none] Jugar sin cartas de la mano
   *[seen] Jugar { $cards }
}
legends-option-Buy = { $ready ->
    [0] Comprar { $item_it } por { $price } $
   *[1] { $item_is ->
        [mount] Comprar { $item_it } por { $price } $ y montar ya
       *[weapon] Comprar { $item_it } por { $price } $ y usar ya
    }
}
legends-option-Upgrade = Mejorar tu { $item } por { $price } $
legends-option-LeaveStore = Salir de la tienda
legends-option-RollAgain = { $item_is ->
    [none] Quedarse los 10 $ y volver a lanzar el dado { $number }
   *[misc] Volver a lanzar el dado { $number } ({ $item })
}
legends-option-KeepDice = Dejar los dados
legends-option-Sell = { $cards_are ->
    [none] Vender { legends-amount-nuggets }
   *[seen] { $count ->
        [0] Vender { $cards }
       *[other] Vender { legends-amount-nuggets } y { $cards }
    }
}
legends-option-PickColour = { $colour ->
    [blue] Tomar ganado azul
   *[green] Tomar ganado verde
}
legends-option-TakeToken = { $take ->
    [0] Dejar el ganado
   *[1] Llevarse el ganado
}
legends-option-Loot = { $thing ->
    [money] Llevarse la mitad del dinero
   *[nuggets] Llevarse la mitad de las pepitas
}
legends-option-Discard = Descartar { $card }
legends-option-MoveSheriff = Mover al sheriff a: { $space }
legends-option-ResolveFirst = Resolver primero «{ $story }»
legends-option-KeepTokens = Quedarse las fichas { $kept }

## El registro

legends-event-GameBegan = Partida de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; { $first_is ->
    [you] empiezas tú
   *[other] empieza { $first }
} y el final se activa con { $target } PL.
legends-event-CharacterShown = { $seat } juega con { $character }.
    .you = Juegas con { $character }.
legends-event-FigurePlaced = { $seat } se coloca en: { $space }.
    .you = Te colocas en: { $space }.
legends-event-TurnBegan = Ronda { $round }, turno { $number }: le toca a { $seat }.
    .you = Ronda { $round }, turno { $number }: te toca.
legends-event-IncomeTaken = { $money ->
    [0] { $seat } recibe de ingresos { legends-amount-poker }.
   *[other] { $count ->
        [0] { $seat } recibe de ingresos { $money } $.
       *[other] { $seat } recibe de ingresos { $money } $ y { legends-amount-poker }.
    }
}
    .you = { $money ->
    [0] Recibes de ingresos { legends-amount-poker }.
   *[other] { $count ->
        [0] Recibes de ingresos { $money } $.
       *[other] Recibes de ingresos { $money } $ y { legends-amount-poker }.
    }
}
legends-event-Readied = { $item_is ->
    [mount] { $seat } monta { $item_it }.
   *[weapon] { $seat } lleva { $item_it }.
}
    .you = { $item_is ->
    [mount] Montas { $item_it }.
   *[weapon] Llevas { $item_it }.
}
legends-event-Moved = { $seat } va a: { $space }.
    .you = Vas a: { $space }.
legends-event-LpGained = { $seat } gana { legends-amount-lp }{ $why }.
    .you = Ganas { legends-amount-lp }{ $why }.
legends-event-LpLost = { $seat } pierde { legends-amount-lp }{ $why }.
    .you = Pierdes { legends-amount-lp }{ $why }.
legends-event-MoneyGained = { $seat } gana { legends-amount-money }{ $why }.
    .you = Ganas { legends-amount-money }{ $why }.
legends-event-MoneyLost = { $seat } pierde { legends-amount-money }{ $why }.
    .you = Pierdes { legends-amount-money }{ $why }.
legends-event-NuggetsGained = { $seat } consigue { legends-amount-nuggets }{ $why }.
    .you = Consigues { legends-amount-nuggets }{ $why }.
legends-event-NuggetsLost = { $seat } pierde { legends-amount-nuggets }{ $why }.
    .you = Pierdes { legends-amount-nuggets }{ $why }.
legends-event-MarshalGained = { $seat } tiene ahora { legends-amount-mp }{ $why }.
    .you = Ahora tienes { legends-amount-mp }{ $why }.
legends-event-MarshalLost = { $seat } pierde { legends-amount-mp } y deja de ser marshal.
    .you = Pierdes { legends-amount-mp } y dejas de ser marshal.
legends-event-WantedGained = { $seat } tiene ahora { legends-amount-wp }{ $why }.
    .you = Ahora tienes { legends-amount-wp }{ $why }.
legends-event-WantedLost = { $seat } pierde { legends-amount-wp } y deja de ser forajido.
    .you = Pierdes { legends-amount-wp } y dejas de ser forajido.
legends-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } roba { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] { $seat } roba { legends-amount-poker }{ $why }.
}
    .you = { $cards_are ->
    [seen] Robas { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] Robas { legends-amount-poker }{ $why }.
}
legends-event-CardDiscarded = { $seat } descarta { $card }{ $why }.
    .you = Descartas { $card }{ $why }.
legends-event-CardPlayed = { $seat } juega { $card }.
    .you = Juegas { $card }.
legends-event-CardStolen = { $card_is ->
    [unseen] { $target_is ->
        [you] { $seat } te quita una carta de póker.
       *[other] { $seat } le quita una carta de póker a { $target }.
    }
   *[seen] { $target_is ->
        [you] { $seat } te quita { $card }.
       *[other] { $seat } le quita { $card } a { $target }.
    }
}
    .you = { $card_is ->
    [unseen] Le quitas una carta de póker a { $target }.
   *[seen] Le quitas { $card } a { $target }.
}
legends-event-MoneyStolen = { $target_is ->
    [you] { $seat } te quita { legends-amount-money }.
    [black] { $seat } le quita { legends-amount-money } al Hombre de Negro.
   *[other] { $seat } le quita { legends-amount-money } a { $target }.
}
    .you = { $target_is ->
    [black] Le quitas { legends-amount-money } al Hombre de Negro.
   *[other] Le quitas { legends-amount-money } a { $target }.
}
legends-event-DeckShuffled = Los descartes se barajan y forman un nuevo mazo de póker ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}).
legends-event-Wounded = { $seat } recibe { legends-amount-wounds }{ $why }; ahora tiene { $wounds }.
    .you = Recibes { legends-amount-wounds }{ $why }; ahora tienes { $wounds }.
legends-event-Healed = { $seat } cura { legends-amount-wounds }{ $why }; { $wounds ->
    [0] no le queda ninguna
    [one] le queda { $wounds }
   *[other] le quedan { $wounds }
}.
    .you = Curas { legends-amount-wounds }{ $why }; { $wounds ->
    [0] no te queda ninguna
    [one] te queda { $wounds }
   *[other] te quedan { $wounds }
}.
legends-event-AbilityUsed = { $ability_is ->
    [character] { $seat } usa la capacidad de { $ability }.
    [item] { $seat } usa un objeto: { $ability }.
   *[other] { $seat } usa «{ $ability }».
}
    .you = { $ability_is ->
    [character] Usas la capacidad de { $ability }.
    [item] Usas un objeto: { $ability }.
   *[other] Usas «{ $ability }».
}
legends-event-ActionsGained = { $seat } obtiene { legends-amount-actions }{ $why }.
    .you = Obtienes { legends-amount-actions }{ $why }.
legends-event-Worked = { $seat } trabaja por 10 $ ({ $space }).
    .you = Trabajas por 10 $ ({ $space }).
legends-event-ItemBought = { $seat } compra { $item_it } por { $price } $.
    .you = Compras { $item_it } por { $price } $.
legends-event-ItemUpgraded = { $seat } mejora su { $item } por { $price } $.
    .you = Mejoras tu { $item } por { $price } $.
legends-event-ItemGained = { $seat } obtiene { $item_it }{ $why }.
    .you = Obtienes { $item_it }{ $why }.
legends-event-ItemReturned = { $seat } devuelve { $item_it } a la tienda.
    .you = Devuelves { $item_it } a la tienda.
legends-event-DiceRolled = { $seat } lanza los dados: { $faces }.
    .you = Lanzas los dados: { $faces }.
legends-event-DieRerolled = { $seat } vuelve a lanzar el dado { $die }{ $why }: { $face }.
    .you = Vuelves a lanzar el dado { $die }{ $why }: { $face }.
legends-event-NuggetsSold = { $cards_are ->
    [none] { $seat } vende en el banco { legends-amount-nuggets }.
   *[seen] { $count ->
        [0] { $seat } vende en el banco { $cards }.
       *[other] { $seat } vende en el banco { legends-amount-nuggets } y { $cards }.
    }
}
    .you = { $cards_are ->
    [none] Vendes en el banco { legends-amount-nuggets }.
   *[seen] { $count ->
        [0] Vendes en el banco { $cards }.
       *[other] Vendes en el banco { legends-amount-nuggets } y { $cards }.
    }
}
legends-event-DoctorVisited = { $seat } paga 10 $ al médico y queda sin heridas (curadas: { $count }).
    .you = Pagas 10 $ al médico y quedas sin heridas (curadas: { $count }).
legends-event-Partied = { $seat } se gasta { $spent } $ en una juerga en el cabaret.
    .you = Te gastas { $spent } $ en una juerga en el cabaret.
legends-event-CattleTaken = { $token_is ->
    [unseen] { $colour ->
        [blue] { $seat } toma ganado azul.
       *[green] { $seat } toma ganado verde.
    }
   *[seen] { $colour ->
        [blue] { $seat } toma ganado azul (bonificación: { $token }).
       *[green] { $seat } toma ganado verde (bonificación: { $token }).
    }
}
    .you = { $token_is ->
    [unseen] { $colour ->
        [blue] Tomas ganado azul.
       *[green] Tomas ganado verde.
    }
   *[seen] { $colour ->
        [blue] Tomas ganado azul (bonificación: { $token }).
       *[green] Tomas ganado verde (bonificación: { $token }).
    }
}
legends-event-CattleLost = { $colour ->
    [blue] { $seat } pierde el ganado, que vuelve al rancho azul.
   *[green] { $seat } pierde el ganado, que vuelve al rancho verde.
}
    .you = { $colour ->
    [blue] Pierdes el ganado, que vuelve al rancho azul.
   *[green] Pierdes el ganado, que vuelve al rancho verde.
}
legends-event-CattleStolen = { $token_is ->
    [unseen] { $target_is ->
        [you] { $seat } se lleva tu ganado.
       *[other] { $seat } se lleva el ganado de { $target }.
    }
   *[seen] { $target_is ->
        [you] { $seat } se lleva tu ganado (bonificación: { $token }).
       *[other] { $seat } se lleva el ganado de { $target } (bonificación: { $token }).
    }
}
    .you = { $token_is ->
    [unseen] Te llevas el ganado de { $target }.
   *[seen] Te llevas el ganado de { $target } (bonificación: { $token }).
}
legends-event-CattleDelivered = { $how ->
    [rail] { $colour ->
        [blue] { $seat } entrega ganado azul por ferrocarril (bonificación: { $token }).
       *[green] { $seat } entrega ganado verde por ferrocarril (bonificación: { $token }).
    }
   *[rustle] { $colour ->
        [blue] { $seat } vende ganado azul robado (bonificación: { $token }).
       *[green] { $seat } vende ganado verde robado (bonificación: { $token }).
    }
}
    .you = { $how ->
    [rail] { $colour ->
        [blue] Entregas ganado azul por ferrocarril (bonificación: { $token }).
       *[green] Entregas ganado verde por ferrocarril (bonificación: { $token }).
    }
   *[rustle] { $colour ->
        [blue] Vendes ganado azul robado (bonificación: { $token }).
       *[green] Vendes ganado verde robado (bonificación: { $token }).
    }
}
legends-event-FightDeclared = { $kind ->
    [arrest] { $black ->
        [attacks] { $defender_is ->
            [you] El Hombre de Negro intenta arrestarte.
           *[other] El Hombre de Negro intenta arrestar a { $defender }.
        }
       *[absent] { $attacker_is ->
            [you] Intentas arrestar a { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } intenta arrestarte.
               *[other] { $attacker } intenta arrestar a { $defender }.
            }
        }
    }
    [duel] { $black ->
        [attacks] { $defender_is ->
            [you] El Hombre de Negro te reta a duelo.
           *[other] El Hombre de Negro reta a duelo a { $defender }.
        }
        [defends] { $attacker_is ->
            [you] Retas a duelo al Hombre de Negro.
           *[other] { $attacker } reta a duelo al Hombre de Negro.
        }
       *[absent] { $attacker_is ->
            [you] Retas a duelo a { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } te reta a duelo.
               *[other] { $attacker } reta a duelo a { $defender }.
            }
        }
    }
    [rob] { $black ->
        [attacks] { $defender_is ->
            [you] El Hombre de Negro intenta asaltarte.
           *[other] El Hombre de Negro intenta asaltar a { $defender }.
        }
        [defends] { $attacker_is ->
            [you] Intentas asaltar al Hombre de Negro.
           *[other] { $attacker } intenta asaltar al Hombre de Negro.
        }
       *[absent] { $attacker_is ->
            [you] Intentas asaltar a { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } intenta asaltarte.
               *[other] { $attacker } intenta asaltar a { $defender }.
            }
        }
    }
    [bandit] { $defender_is ->
        [you] Un bandido te ataca; por el bandido juega { $actor }.
       *[other] Un bandido ataca a { $defender }; por el bandido { $actor_is ->
            [you] juegas tú
           *[other] juega { $actor }
        }.
    }
    [heist] { $attacker_is ->
        [you] Intentas atracar el banco; por el guardia juega { $actor }.
       *[other] { $attacker } intenta atracar el banco; por el guardia { $actor_is ->
            [you] juegas tú
           *[other] juega { $actor }
        }.
    }
    [sheriff] { $defender_is ->
        [you] El sheriff te ataca; por el sheriff juega { $actor }.
       *[other] El sheriff ataca a { $defender }; por el sheriff { $actor_is ->
            [you] juegas tú
           *[other] juega { $actor }
        }.
    }
   *[gang] { $defender_is ->
        [you] Una banda te ataca ({ $source }); por la banda juega { $actor }.
       *[other] Una banda ataca a { $defender } ({ $source }); por la banda { $actor_is ->
            [you] juegas tú
           *[other] juega { $actor }
        }.
    }
}
legends-event-HandPeeked = { $cards_are ->
    [seen] { $target_is ->
        [you] { $seat } mira cartas tuyas: { $cards }.
       *[other] { $seat } mira cartas de { $target }: { $cards }.
    }
   *[unseen] { $target_is ->
        [you] { $seat } mira cartas tuyas.
       *[other] { $seat } mira cartas de { $target }.
    }
}
    .you = { $cards_are ->
    [seen] Miras cartas de { $target }: { $cards }.
   *[unseen] Miras cartas de { $target }.
}
legends-event-FightCardsPeeked = { $cards_are ->
    [seen] { $seat } mira cartas de combate del rival: { $cards }.
   *[unseen] { $seat } mira cartas de combate del rival.
}
    .you = { $cards_are ->
    [seen] Miras cartas de combate del rival: { $cards }.
   *[unseen] Miras cartas de combate del rival.
}
legends-event-FightCardsDrawn = { $seat } roba por el rival: { $cards }.
    .you = Robas por el rival: { $cards }.
legends-event-CardLaid = { $card_is ->
    [unseen] { $seat } pone una carta boca abajo.
   *[seen] { $seat } pone { $card } boca abajo.
}
    .you = { $card_is ->
    [unseen] Pones una carta boca abajo.
   *[seen] Pones { $card } boca abajo.
}
legends-event-Surrendered = { $seat } se rinde.
    .you = Te rindes.
legends-event-CardsRevealed = Se revelan las cartas: { $shown }.
legends-event-EffectCancelled = { $seat } anula un efecto: { $fight_card }.
    .you = Anulas un efecto: { $fight_card }.
legends-event-FightRestarted = El combate empieza de nuevo{ $why }.
legends-event-FightWon = { $compared ->
    [tie] Empate a { $high }:{" "}
   *[other] {""}
}{ $winner_is ->
    [you] { $compared ->
        [tie] ganas
       *[other] Ganas
    }
   *[other] { $compared ->
        [tie] gana { $winner }
       *[other] Gana { $winner }
    }
}{ $compared ->
    [tie] {""}
    [yes] {" "}por { $high } a { $low }
   *[no] {" "}sin combatir
}; { $loser_is ->
    [you] pierdes.
   *[other] pierde { $loser }.
}
legends-event-Jailed = { $seat } va a la cárcel.
    .you = Vas a la cárcel.
legends-event-BanditLeft = El bandido se marcha: { $space }.
legends-event-BanditsCame = Aparecen bandidos: { $spaces }.
legends-event-SheriffMoved = El sheriff va a: { $space } (lo envía { $seat }).
    .you = Envías al sheriff a: { $space }.
legends-event-SheriffReturned = El sheriff vuelve a su oficina.
legends-event-SheriffCaught = El sheriff da alcance a { $seat }.
    .you = El sheriff te da alcance.
legends-event-PokerOpened = { $host_is ->
    [black] El Hombre de Negro empieza una partida de póker { $where }.
    [you] Pagas 10 $ y empiezas una partida de póker { $where }.
   *[other] { $host } paga 10 $ y empieza una partida de póker { $where }.
}
legends-event-PokerJoined = { $seat } paga 10 $ y se une a la partida.
    .you = Pagas 10 $ y te unes a la partida.
legends-event-PokerDeclined = { $seat } no se une a la partida.
    .you = No te unes a la partida.
legends-event-HouseDealt = { $cards_are ->
    [seen] { $seat } juega por la banca: { $cards }.
   *[unseen] { $seat } juega por la banca.
}
    .you = { $cards_are ->
    [seen] Juegas por la banca: { $cards }.
   *[unseen] Juegas por la banca.
}
legends-event-FlopTurned = El flop es { $cards }; en el bote hay { $pot } $.
legends-event-HandShown = { $seat } muestra { $cards }: { $hand }.
    .you = Muestras { $cards }: { $hand }.
legends-event-HouseShown = { $seat_is ->
    [nobody] El Hombre de Negro muestra { $cards } de entre { $house }: { $hand }.
   *[other] La banca muestra { $cards } de entre { $house }: { $hand }.
}
legends-event-PotWon = { $count ->
    [0] Nadie vence a la banca; se pierde el bote de { $pot } $.
    [one] { $winners } gana el bote de { $pot } $.
   *[other] Se reparten el bote de { $pot } $: { $winners }.
}
legends-event-DiscPlaced = { $moved ->
    [0] { $seat } pone un disco en «{ $story }».
   *[1] { $seat } mueve un disco a «{ $story }».
}
    .you = { $moved ->
    [0] Pones un disco en «{ $story }».
   *[1] Mueves un disco a «{ $story }».
}
legends-event-StoryTurned = Se resuelve la historia «{ $story }»; recompensa para { $seats }.
legends-event-StoryUncovered = Se descubre una nueva historia: «{ $story }».
legends-event-GoalCompleted = { $seat } cumple el objetivo «{ $goal }».
    .you = Cumples el objetivo «{ $goal }».
legends-event-TokensKept = { $tokens_are ->
    [seen] { $seat } tiene ahora { $count ->
        [one] { $count } ficha de leyenda
       *[other] { $count } fichas de leyenda
    }: { $tokens }.
   *[unseen] { $seat } tiene ahora { $count ->
        [one] { $count } ficha de leyenda
       *[other] { $count } fichas de leyenda
    }.
}
    .you = { $tokens_are ->
    [seen] Ahora tienes { $count ->
        [one] { $count } ficha de leyenda
       *[other] { $count } fichas de leyenda
    }: { $tokens }.
   *[unseen] Ahora tienes { $count ->
        [one] { $count } ficha de leyenda
       *[other] { $count } fichas de leyenda
    }.
}
legends-event-BlackCardTurned = El Hombre de Negro descubre «{ $black }» y va a: { $space }.
legends-event-BlackGained = El Hombre de Negro gana { legends-amount-lp }; ahora tiene { $lp }.
legends-event-EndTriggered = Se acerca el final: la ronda { $last_round } es la última.
legends-event-RowScored = { $seat } gana { legends-amount-lp } por sus puntos de buscado.
    .you = Ganas { legends-amount-lp } por tus puntos de buscado.
legends-event-Scored = { $seat }: { legends-amount-lp } – { $line }.
    .you = Tú: { legends-amount-lp } – { $line }.
legends-event-BlackScored = El Hombre de Negro: { legends-amount-lp } – { $line }.
legends-event-GameEnded = Fin de la partida. { $result } Puntuación final: { $totals }.

## Cómo terminó

legends-result-most-lp = { $winners } gana con más puntos de leyenda que nadie.
legends-result-shared = Comparten la victoria: { $winners }.
legends-result-black = Nadie tiene más puntos de leyenda que el Hombre de Negro: gana él.

## Por qué algo no es posible

complaint-first-game-goals = una primera partida se juega sin objetivos
refusal-no-actions-left = No te quedan acciones en este turno.
refusal-not-enough-money = Cuesta { $price } $ y tienes { $money } $.
refusal-sheriff-there = Allí está el sheriff y tienes puntos de buscado.
refusal-no-location = En tu casilla no hay ninguna localización.
refusal-nothing-to-buy = Con { $money } $ no hay nada en la tienda que puedas comprar o mejorar.
refusal-nothing-to-sell = No tienes ninguna pepita ni carta que cuente como tal.
refusal-heist-tried = Ya has intentado atracar el banco en este turno.
refusal-no-poker-card = No tienes ninguna carta de póker con la que combatir.
refusal-no-wounds = No tienes heridas.
refusal-no-cattle-in-game = En una primera partida no hay ganado.
refusal-has-cattle = Ya llevas una ficha de ganado, y no se permiten más.
refusal-ranch-empty = En este rancho ya no queda ganado.
refusal-outlaw-by-rail = Con puntos de buscado no se puede entregar ganado por ferrocarril.
refusal-own-ranch = Tu ganado es de este rancho; el robado se vende en el otro.
refusal-black-not-arrested = Al Hombre de Negro no se le puede arrestar.
refusal-black-attacked = Ya has atacado al Hombre de Negro en este turno.
refusal-attacked-already = Ya has atacado a { $player } en este turno.
refusal-not-a-lawman = Solo se puede arrestar con puntos de marshal, y no tienes ninguno.
refusal-not-an-outlaw = { $player } no tiene puntos de buscado: no se le puede arrestar.
refusal-does-nothing = Ahora no tendría ningún efecto.
refusal-does-nothing-here = En esta casilla no tendría ningún efecto.
refusal-only-in-fight = Solo se puede usar en un combate, tras revelar las cartas.
refusal-no-action-card = No es una acción; su efecto se aplica automáticamente al jugar la carta.
refusal-only-after-move = Solo se puede usar justo después de una acción de movimiento.
refusal-ability-asleep = Tu capacidad funciona a partir de { $needed } puntos de leyenda, y tienes { $lp }.
refusal-contributed-already = Ya has puesto un disco en una historia en este turno.
refusal-story-full = En esta historia no cabe otro disco.
refusal-no-disc-left = No te queda ningún disco que poner en esta historia.
refusal-story-not-fulfilled = No cumples la condición de esta historia.
refusal-goal-not-fulfilled = No cumples la condición de este objetivo.

## Límites, empates y lo que decide entre dos manos

legends-hand = { $hand } ({ $ranks })
legends-event-GainLost = { $thing ->
    [money] { $seat } no puede tener más de { $limit } $: se pierden { legends-amount-money }.
   *[nuggets] { $seat } no puede llevar más de { $limit } pepitas: se pierden { legends-amount-nuggets }.
}
    .you = { $thing ->
        [money] No puedes tener más de { $limit } $: se pierden { legends-amount-money }.
       *[nuggets] No puedes llevar más de { $limit } pepitas: se pierden { legends-amount-nuggets }.
    }
legends-event-RewardLimited = { $seat } no elige la recompensa: { $fight_card } solo deja 1 PL.
    .you = No eliges la recompensa: { $fight_card } solo deja 1 PL.
legends-event-TieBroken = { $rule ->
    [attacker] Hay empate, y el empate lo gana quien ataca.
    [opponent] Hay empate, y en un combate así lo pierde el jugador.
    [host] Las mejores manos son iguales; el empate lo gana quien abrió la partida.
    [black] Las mejores manos son iguales; el empate lo gana el Hombre de Negro.
    [share] Las mejores manos son iguales, así que el bote se reparte.
    [points] Empate a puntos de leyenda: { $seats }. Deciden más puntos de marshal o de buscado.
    [nuggets] Empate a puntos de leyenda: { $seats }. Deciden más pepitas.
    [wounds] Empate a puntos de leyenda: { $seats }. Deciden menos heridas.
   *[equal] Empate a puntos de leyenda: { $seats }. Nada más los distingue.
}
