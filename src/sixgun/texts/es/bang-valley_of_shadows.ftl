### El valle de las sombras, en español.

set-bang-valley_of_shadows = El valle de las sombras
    .about = Los fantasmas vuelven a la mesa, un salto ante la bala salva a un amigo y algunas cartas rebotan.
bang-setting-vos_bonus = Personajes extra de El valle de las sombras
    .about = También se reparten Black Flower, Der Spot-Burst Ringer y Tuco Franziskaner.

## Nombres

card-aim = Puntería
card-backfire = Fuego cruzado
card-bandidos = Bandidos
card-bounty = Recompensa
card-escape = Escapatoria
card-fanning = Ráfaga
card-ghost = Fantasma
card-last_call = Última ronda
card-lemat = LeMat
card-poker = Póquer
card-rattlesnake = Cascabel
card-saved = ¡Salvado!
card-shotgun = Escopeta
card-tomahawk = Tomahawk
card-tornado = Tornado
character-black_flower = Black Flower
character-colorado_bill = Colorado Bill
character-der_spot_burst_ringer = Der Spot-Burst Ringer
character-evelyn_shebang = Evelyn Shebang
character-henry_block = Henry Block
character-lemonade_jim = Lemonade Jim
character-mick_defender = Mick Defender
character-tuco_franziskaner = Tuco Franziskaner

## Qué hacen las cartas

bang-card-aim = Juégala junto con una carta ¡BANG!: si nadie la anula, el objetivo pierde 2 puntos de vida.
bang-card-backfire = Cuenta como una carta ¡Fallaste! En cuanto el disparo queda anulado, quien lo hizo recibe otro.
bang-card-bandidos = Los demás descartan de su mano una carta ¡BANG! o 2 cartas cualesquiera.
bang-card-bounty = Ponla delante de cualquiera. Quien le acierte con una carta ¡BANG! roba una carta.
bang-card-escape = Anula una carta, salvo ¡BANG!, que otro dirige solo contra ti.
bang-card-fanning = Dispara a alguien a tu alcance y a otra persona que esté a distancia 1 de la primera. Cuenta como una de tus cartas ¡BANG!
bang-card-ghost = Ponla delante de alguien eliminado: mientras esté ahí, vuelve al juego sin puntos de vida.
bang-card-last_call = Recuperas 1 punto de vida, aunque solo queden dos.
bang-card-lemat = Arma de alcance 1. En tu turno puedes jugar cualquier carta de tu mano como ¡BANG!
bang-card-poker = Los demás ponen una carta boca abajo y las descubren a la vez. Si no hay ningún as, te llevas 2 de ellas.
bang-card-rattlesnake = Ponla delante de cualquiera: al empezar cada turno suyo desenfunda; con picas pierde 1 punto de vida.
bang-card-saved = Otra persona pierde 1 punto de vida menos. Si sobrevive, llévate 2 cartas al azar de su mano o 2 del mazo.
bang-card-shotgun = Arma de alcance 1. Quien recibe tu ¡BANG! descarta una carta de su mano, la que quiera.
bang-card-tomahawk = Dispara a alguien a distancia 1 o 2.
bang-card-tornado = Cada cual da 2 cartas de su mano a quien tiene a la izquierda, todos a la vez.

## Qué pueden los personajes

bang-ability-black_flower = Una vez en tu turno puedes jugar cualquier carta de tréboles como un ¡BANG! extra.
bang-ability-colorado_bill = Cada vez que juegas una carta ¡BANG!, desenfunda: con picas no se puede anular.
bang-ability-der_spot_burst_ringer = Una vez en tu turno puedes jugar una carta ¡BANG! como Gatling.
bang-ability-evelyn_shebang = Al empezar tu turno puedes robar 1 carta menos; si lo haces, dispara a alguien a distancia 1.
bang-ability-henry_block = Quien te quita o te descarta una carta recibe un disparo, uno por cada carta.
bang-ability-lemonade_jim = Cuando otro juega una Cerveza, puedes descartar una carta de tu mano para recuperar 1 punto de vida.
bang-ability-mick_defender = Puedes jugar una carta ¡Fallaste! para anular una carta, salvo ¡BANG!, dirigida solo contra ti.
bang-ability-tuco_franziskaner = Si no tienes ninguna carta azul delante al robar al empezar tu turno, robas 2 cartas más.

## Qué hay que decidir

bang-prompt-bandidos = { $by_is ->
        [you] Mandas a los bandidos
        [nobody] Llegan los bandidos
       *[other] { $by } manda a los bandidos
    }: { $count ->
        [1] descarta otra carta.
       *[other] descarta una carta ¡BANG! o 2 cartas cualesquiera.
    }
    .waiting = { $player } paga a los bandidos.
bang-prompt-draw_fewer = Roba 1 carta menos y dispara a alguien a distancia 1 ({ $source_name }), o pasa y roba como siempre.
    .waiting = { $player } decide cuántas cartas roba.
bang-prompt-drink_along = Alguien se bebe una cerveza: descarta una carta para recuperar 1 punto de vida ({ $source_name }), o pasa.
    .waiting = { $player } puede brindar también.
bang-prompt-drop_card = Descarta una carta de tu mano ({ $source_name }).
    .waiting = { $player } elige qué carta descarta.
bang-prompt-lay_for_poker = Póquer: pon una carta boca abajo. Si no hay ningún as, { $target } se lleva dos.
    .waiting = { $player } elige una carta para el póquer.
bang-prompt-leap_in = { $by_is ->
        [you] Le das a { $target } ({ $cause_name })
        [nobody] Le dan a { $target } ({ $cause_name })
       *[other] { $by } le da a { $target } ({ $cause_name })
    } y está en juego { $needed ->
        [one] 1 punto de vida
       *[other] una pérdida de { $needed } puntos de vida
    }: salta a salvarle, o pasa.
    .waiting = { $player } puede salvar a alguien.
bang-prompt-mark_nearby = Elige a quién disparas ({ $source_name }).
    .waiting = { $player } apunta.
bang-prompt-second_target = Elige a quién más disparas, además de a { $target }.
    .waiting = { $player } elige un segundo objetivo.
bang-prompt-take_from_pot = Elige una carta de la mesa de póquer (te quedan por elegir: { $count }).
    .waiting = { $player } recoge el bote.
bang-prompt-take_thanks = Has salvado a { $target }: llévate 2 cartas al azar de su mano o roba 2.
    .waiting = { $player } recibe las gracias.
bang-prompt-pass_two = Tornado: elige 2 cartas para quien tienes a la izquierda.
    .waiting = { $player } elige qué cartas pasa.

## Opciones

bang-option-Ante = Poner { $card }
bang-option-Send = Pasar { $card } y { $companions }
bang-option-UseWith = { $target_is ->
    [you] Usar la capacidad de { $ability_name } con { $card } y { $companions } para ti
   *[other] Usar la capacidad de { $ability_name } con { $card } y { $companions } contra { $target }
}

## El registro

bang-event-FewerDrawn = { $seat } roba una carta menos ({ $source_name }).
    .you = Robas una carta menos ({ $source_name }).
bang-event-LifeSaved = { $target_is ->
    [you] { $seat } salta a salvarte; { $left ->
        [0] no pierdes nada.
       *[other] aún peligran puntos de vida: { $left }.
    }
   *[other] { $seat } salta a salvar a { $target }; { $left ->
        [0] no se pierde nada.
       *[other] aún peligran puntos de vida: { $left }.
    }
}
    .you = Saltas a salvar a { $target }; { $left ->
    [0] no se pierde nada.
   *[other] aún peligran puntos de vida: { $left }.
}
bang-event-PokerLaid = { $seat } descubre { $card }.
    .you = Descubres { $card }.
bang-event-PokerSpoilt = ¡Un as! { $seat } no se lleva nada.
    .you = ¡Un as! No te llevas nada.
bang-event-PokerWon = { $seat } se lleva { $card } de la mesa de póquer.
    .you = Te llevas { $card } de la mesa de póquer.
bang-event-ShotSure = { $seat } hace un disparo que no se puede anular ({ $source_name }).
    .you = Haces un disparo que no se puede anular ({ $source_name }).

## Por qué algo no es posible

refusal-needs-neighbour = La carta { $card_name } se dirige a quien tenga a alguien más a distancia 1, y { $player } no tiene a nadie.
refusal-no-clubs = La carta { $card_name } no es de tréboles.
refusal-nobody-has-hands = Nadie más tiene cartas en la mano ({ $card_name }).
refusal-only-to-save = La carta { $card_name } solo se puede jugar cuando otro está a punto de perder puntos de vida.
refusal-only-when-aimed-at = La carta { $card_name } solo se puede jugar cuando otro dirige una carta solo contra ti.
refusal-only-with-bang = La carta { $card_name } solo se puede jugar junto con una carta ¡BANG!
refusal-saves-nobody = La carta { $card_name } no salva a nadie.

## Aclaraciones, en una frase cada una

ruling-bang-201 = Los personajes extra son Black Flower, Der Spot-Burst Ringer y Tuco Franziskaner. Se reparten como los demás, salvo que la mesa los deje fuera.
ruling-bang-202 = Quien sigue por un Fantasma está en juego para todas las reglas: distancia, número de jugadores, objetivos y victoria.
ruling-bang-203 = Acertar a alguien sin puntos de vida no cuesta nada ni activa nada que dependa de perder vida.
ruling-bang-204 = Cuando el Fantasma deja a su jugador, este lo descarta todo y su turno termina; no hay premio, ni castigo, ni nada que reaccione como a una eliminación.
ruling-bang-205 = Lasso y Belle Star no acaban con un fantasma.
ruling-bang-206 = Nadie es responsable del punto de vida que quita la Cascabel.
ruling-bang-207 = El LeMat dispara cualquier carta, también ¡Fallaste!; para lo demás, esa carta no es ¡BANG!
ruling-bang-208 = La víctima de una Escopeta descarta tras perder vida y tras sus propias capacidades; Henry Block no reacciona a ello.
ruling-bang-209 = La Recompensa paga su carta también por el acierto que elimina, antes del premio.
ruling-bang-210 = Bandidos cuesta una carta ¡BANG! o dos cualesquiera, nunca vida; con una sola carta en la mano, esa.
ruling-bang-211 = Escapatoria y Mick Defender anulan una carta de cualquier color, recién jugada o usada, que por su naturaleza va contra una sola persona.
ruling-bang-212 = El ¡BANG! de Slab the Killer con Puntería sigue necesitando dos ¡Fallaste!
ruling-bang-213 = Si hay un as, se descartan todas las cartas del Póquer. Henry Block no reacciona al Póquer.
ruling-bang-214 = El disparo de Fuego cruzado llega en cuanto se anula el primero, tras recuperar sus cartas y antes de que nadie reaccione.
ruling-bang-215 = Fuego cruzado es una carta ¡Fallaste! para toda regla que la nombre.
ruling-bang-216 = ¡Salvado! no sirve contra un punto de vida que se entrega por voluntad propia.
ruling-bang-217 = Quien juega ¡Salvado! recibe dos cartas si la persona sobrevive, estuviera en juego lo que fuera; si es eliminada, nada.
ruling-bang-218 = Una pérdida que ¡Salvado! deja en nada no ha ocurrido: nada reacciona a ella.
ruling-bang-219 = Por ¡Salvado! se pregunta a quienes tengan cartas, en el sentido de las agujas del reloj desde quien tiene el turno.
ruling-bang-220 = Si se toman cartas de Henry Block por ¡Salvado!, dispara una vez por cada una.
ruling-bang-221 = Ráfaga nunca va contra uno mismo, y al segundo objetivo se le dispara aunque el primero sea eliminado.
ruling-bang-222 = Última ronda no es una Cerveza ni salva de la eliminación.
ruling-bang-223 = Evelyn Shebang decide antes de robar, roba una carta menos y solo entonces, aún en la fase 1, elige a quién dispara.
ruling-bang-224 = Henry Block no reacciona a capacidades automáticas, a lo que en teoría puede evitarse, a cartas que entrega él mismo ni a eventos.
ruling-bang-225 = Lemonade Jim puede brindar aunque queden dos, y una vez por cada Cerveza de un rescate, después de este.
ruling-bang-226 = A Tuco Franziskaner solo le estorban las cartas azules que siguen delante al empezar la fase 1, también con Lasso.
ruling-bang-227 = Quien cae por Henry Block en medio de una Pelea la termina igualmente y elige las cartas de los demás.
