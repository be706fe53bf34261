### Western Legends en la mesa web, en español.

web-legends-name = { $name }
web-legends-unknown = desconocido
web-legends-spoken-card = { $name }, { $rank }, { $suit }
web-legends-written-card = { $name } { $sign }
web-legends-card-down = Carta boca abajo
web-legends-house = La banca
web-legends-you = Tú

## Qué tiene cada cual

web-legends-lp = Puntos de leyenda: { $lp } (el final empieza con { $target })
web-legends-marshal-track = Marshal, puntos: { $points }, fila { $row }: { $lp } PL al final de la partida
web-legends-wanted-track = Forajido, puntos: { $points }, fila { $row }: { $lp } PL al final de cada turno suyo
web-legends-neutral = Neutral, ni marshal ni forajido
web-legends-money = Dinero: { $money } $
web-legends-nuggets = Pepitas: { $count } de { $most }
web-legends-wounds = Heridas: { $count } de { $most }
web-legends-wounds-now = Heridas: { $count }
web-legends-cards-in-hand = Cartas en la mano: { $count }, límite { $most }
web-legends-cards = Cartas de póker: { $count }
web-legends-moves = Casillas por movimiento: { $count }
web-legends-stands = Está en: { $space }
web-legends-carries-cattle = Lleva una ficha: { $cattle }
web-legends-cattle-covered = Solo su dueño sabe lo que da.
web-legends-tokens = Fichas de leyenda: { $count }
web-legends-your-tokens = Tus fichas de leyenda: { $tokens }
web-legends-tokens-about = Juntas valen { $lp } PL al final. Nadie más lo sabe.
web-legends-goals-open = Objetivos pendientes: { $count }
web-legends-goal-open = objetivo secreto
web-legends-goal-done = cumplido
web-legends-actions-left = Acciones restantes: { $count }
web-legends-gear = Tu equipo, ganado y objetivos
web-legends-in-use = en uso
web-legends-item-idle = { $item } (sin usar)
web-legends-upgraded = { $item }, versión mejorada
web-legends-plain-item = No tiene ningún efecto propio.
web-legends-carries = { $count ->
    [one] Con un movimiento avanzas { $count } casilla como mucho.
   *[other] Con un movimiento avanzas hasta { $count } casillas.
}
web-legends-end-lp = Vale { $count } PL al final de la partida.
web-legends-both-sides = { $now } Mejora por { legends-amount-money }: { $better }
web-legends-your-hand = Cartas en tu mano: { $count }
web-legends-hand-of = Cartas en la mano de { $player }: { $count }
web-legends-hand-empty = Sin cartas de póker

## Historias

web-legends-stories = Historias
web-legends-discs-of = Discos: { $names }.
web-legends-no-discs = Aún sin discos.
web-legends-discs-needed = Discos necesarios: { $count }.
web-legends-story-left = Cartas debajo: { $count }.

## Personajes, tienda, dados

web-legends-your-characters = ¿Quién quieres ser?
web-legends-ability-from = La capacidad funciona a partir de { $lp } PL.
web-legends-starts-at = Empieza en: { $place }
web-legends-starts-with = Empieza con: { $item }, cartas de póker: { $count }
web-legends-owned = en tu poder
web-legends-owned-upgraded = en tu poder, versión mejorada
web-legends-in-stock = en la tienda: { $count }
web-legends-dice = Dados de prospección
web-legends-die = { $face } (dado { $number })
web-legends-kept = Ya conseguido: { $faces }
web-legends-fold = Plegar o desplegar

## Combates

web-legends-versus = contra
web-legends-attacks = ataca
web-legends-defends = se defiende
web-legends-wins = gana
web-legends-no-card-yet = Aún sin carta
web-legends-fight-card = Carta de combate { $rank }
web-legends-fight-card-down = Carta de combate boca abajo
web-legends-worth = Vale { $value }
web-legends-only-you-know = solo tú la conoces
web-legends-one-of = una de { $count }
web-legends-fight-lay = Cartas
web-legends-fight-reveal = Revelar
web-legends-fight-react = Reacciones
web-legends-fight-result = Resultado
web-legends-you-win = ¡Has ganado el combate!
web-legends-fight-won = Gana el combate: { $name }
web-legends-surrendered = Rendición; gana el combate: { $name }
web-legends-cancelled = anulado
web-legends-you-act = Juegas por el rival: { $name }.
web-legends-acts = { $player } juega por el rival: { $name }.
web-legends-rifle-fight = Tu rifle te muestra cartas de combate: { $ranks }
web-legends-rifle-hand = Tu rifle te muestra dos cartas del rival:
web-legends-if-wins = Si gana { $name }: { $text }
web-legends-if-loses = Si pierde { $name }: { $text }
web-legends-loser = Quien pierde recibe 1 herida y roba 1 carta.
web-legends-tie = Gana los empates: { $name }
web-legends-prize-arrest = 1 punto de marshal y cárcel para el forajido: pierde sus puntos de buscado, el ganado y la mitad del dinero y las pepitas.
web-legends-prize-duel = 2 PL.
web-legends-prize-rob = 1 punto de buscado, el ganado y la mitad del dinero o de las pepitas.
web-legends-prize-bandit = 1 PL o 1 punto de marshal; un forajido recibe el PL.
web-legends-prize-heist = 80 $ y 3 puntos de buscado.
web-legends-prize-sheriff = queda libre y el sheriff vuelve a su oficina.
web-legends-prize-gang = la recompensa de la carta de historia.
web-legends-cost-heist = 1 punto de buscado de todas formas.
web-legends-cost-sheriff = cárcel: adiós a los puntos de buscado, el ganado y la mitad del dinero y las pepitas.

## Póker

web-legends-poker = Partida de póker
web-legends-pot = Bote: { $pot } $
web-legends-flop = Flop: cartas comunes
web-legends-dealt-by = juega { $player }
web-legends-house-cards = Juegas por la banca. Elige dos de estas:
web-legends-hole = Toca las cartas que juegas y confirma. Elegidas: { $count }
web-legends-pot-won = { $pot } $ para: { $names }
web-legends-house-wins = Gana la banca; el bote vuelve a la reserva.

## Puntuación final

web-legends-score = Puntuación final
web-legends-score-lp = En el marcador
    .about = lo ganado durante la partida
web-legends-score-items = Objetos mejorados
    .about = lo que indican las armas y monturas mejoradas
web-legends-score-money = Dinero
    .about = 1 PL por cada 60 $ completos
web-legends-score-wanted = Forajidos
    .about = 3 PL para el más buscado, 1 PL para los demás forajidos
web-legends-score-marshal = Fila de marshal
    .about = tantos PL como indica la fila del marcador de marshal
web-legends-score-tokens = Fichas de leyenda
    .about = por los objetivos cumplidos
web-legends-score-wounds = Heridas
    .about = 1 PL menos por cada herida
web-legends-score-total = Suma total
web-legends-lp-over-time = Puntos de leyenda a lo largo de la partida
web-legends-lp-over-time-about = Los puntos de leyenda de cada cual, de la primera decisión de la partida a la última.
web-stat-lp = Puntos de leyenda ganados
web-stat-fights = Combates ganados
web-stat-lost_fights = Combates perdidos
web-stat-pots = Partidas de póker ganadas
web-stat-money = Dólares ganados
web-stat-gold = Pepitas encontradas
web-stat-discs = Discos en historias
web-stat-cattle = Ganado entregado
web-stat-wounds = Heridas recibidas
web-stat-spaces = Casillas recorridas

## La página de las cartas

web-cards-poker = Cartas de póker
web-cards-items = Objetos
web-cards-goals = Objetivos
web-cards-fight = Cartas de combate
web-cards-price = Precio: { legends-amount-money }
web-cards-upgraded = Mejora por { legends-amount-money }: { $text }
web-cards-reward = Quien tiene un disco: { $text }
web-cards-then = Luego llegan bandidos a las guaridas { $hideouts } y el sheriff se mueve hasta { legends-amount-spaces }.
web-cards-goal-of = Objetivo de { $character }
web-cards-black-lp = Le da { $count } PL.

## Para quien ve una pregunta por primera vez

web-legends-coach-character = Compara las capacidades y los puntos de partida. La capacidad funciona desde que tienes 5 PL.
web-legends-coach-income = El dinero compra equipo y fama; las cartas ganan combates y partidas de póker.
web-legends-coach-equip = Hasta tu próximo turno solo cuentan el arma y la montura en uso.
web-legends-coach-act = Tres acciones: cabalgar, jugar una carta, atacar a quien esté en tu casilla o usar el lugar donde estás.
web-legends-coach-walk = Toca una casilla que brille o detente. Si hay un bandido, el viaje acaba en combate.
web-legends-coach-lay = Gana la carta más alta. Además hace lo que lleva escrito.
web-legends-coach-fight_card = Juegas por el rival. El efecto ocurre gane quien gane: sopesa número y texto.
web-legends-coach-react = Es tu única oportunidad de reaccionar en este combate. Una reacción puede cambiar el resultado; si pasas, conservas tus cartas.
web-legends-coach-bandit_reward = Un punto de marshal te pone del lado de la ley, y al subir en el marcador ganas dinero.
web-legends-coach-loot = Te llevas la mitad, redondeando hacia arriba. Lo que no quepa se pierde.
web-legends-coach-join = Pagas 10 $, robas una carta y juegas dos junto al flop.
web-legends-coach-hole = Forman una mano con las tres cartas de la mesa. Los doses de corazones y diamantes valen por cualquier carta.
web-legends-coach-house = Por la banca no ganas nada, pero cuanto mejor sea su mano, menos gana tu vecino.
web-legends-coach-shop = Compra y mejora cuanto puedas pagar en una acción. El equipo mejorado también puntúa al final.
web-legends-coach-sell = Cada pepita da 20 $ y 1 PL, y cada carta Pepita de oro también.
web-legends-coach-dice = Una cara con flecha conserva sus 10 $ y se puede volver a lanzar.
web-legends-coach-sheriff = Donde encuentra a un forajido se detiene y combate. También puedes dejarlo donde está.
web-legends-coach-goals = Mostrar un objetivo da fichas de leyenda y no cuesta ninguna acción.
web-legends-coach-tokens = Solo cuentan los puntos y solo los ves tú.
web-legends-coach-hand_limit = Puedes quedarte con cinco cartas, una menos por cada herida.

## La mesa de texto

web-text-legends-round = Ronda { $round }. El final llega cuando alguien tenga { $target } PL.
web-text-legends-last-round = Ronda { $round }; la última es la { $last }.
web-text-legends-actions = { $player }: acciones restantes, { $count }.
web-text-legends-sheriff = El sheriff: { $space }.
web-text-legends-bandits = Bandidos: { $spaces }.
web-text-legends-black = El Hombre de Negro: { $space }, { $lp } PL.
web-text-legends-story = Historia «{ $name }». { $condition } { $discs } { $needed }
web-text-legends-fight = { $kind }: ataca { $attacker }, se defiende { $defender }.
web-text-legends-laid = Has puesto { $card }.
web-text-legends-fights-with = { $name }: { $card }, vale { $value }.
web-text-legends-cancelled = El efecto de la carta de combate queda anulado.
web-text-legends-peeked = Has visto cartas de tu rival: { $cards }.
web-text-legends-poker = Partida de póker: { $names }. Bote: { $pot } $.
web-text-legends-flop = El flop: { $cards }.
web-text-legends-house = Cartas de la banca, que juegas tú: { $cards }.
web-text-legends-shows = { $name } muestra { $cards }: { $hand }.
web-text-legends-dice = Dados de prospección: { $faces }.
web-text-legends-items = Objetos: { $items }.
web-text-legends-cattle = Tu ganado te dará esto. { $text }
web-text-legends-goal = Objetivo «{ $name }». { $condition }
web-text-legends-fact = { $text }.
web-text-legends-card = { $card }. { $text }

## La lección

web-learn-about-legends = Un mapa, un caballo y tres acciones por turno. Aprende los caminos a la fama: oro, juego, ley y crimen.
web-learn-legends-ride = Cabalga
    .text = El turno empieza con tus ingresos: dinero, cartas o algo de ambos. Elige, toca una casilla dorada del mapa y confirma el viaje. Es una de tus tres acciones.
    .learned = A pie, un movimiento son dos casillas; a caballo, más. Lo que puedes hacer depende del lugar al que llegues.
web-learn-legends-gold = Oro
    .text = Estás en una mina. Busca oro: dos dados muestran lo que encuentras. El dado con la flecha conserva sus 10 $ y se puede volver a lanzar.
    .learned = El oro pesa: puedes llevar cuatro pepitas, más con una mula. El banco de Darkrock las compra.
web-learn-legends-sell = En el banco
    .text = El banco paga 20 $ por pepita, y cada pepita vendida aumenta tu leyenda: 1 PL. Véndelo todo, también la carta Pepita de oro.
    .learned = Al final cuentan los PL. El número de cada placa indica cuántos tiene un jugador y con cuántos empieza el final.
web-learn-legends-store = La tienda
    .text = Entra en la tienda. Cada objeto explica qué hace y qué haría mejorado. Compra un mustang y móntalo enseguida.
    .learned = Una sola acción basta para comprar cuanto quieras. Las armas y monturas mejoradas dan además PL al final.
web-learn-legends-bandit = Bandidos
    .text = Un bandido se esconde junto a ti. Entra en la guarida: el combate no cuesta ninguna acción. Pon tu as boca abajo; tu vecino pone una carta por el bandido. Gana la más alta.
    .learned = Pase lo que pase, el bandido se va. Cada combate perdido cuesta una herida, y cada herida baja en uno tu límite de cartas.
web-learn-legends-duel = Un duelo
    .text = Ben está en tu casilla. Toca su placa y rétalo a un duelo; da 2 PL. Él también pone una carta, o se rinde.
    .learned = En caso de empate gana quien ataca. Un asalto da botín y te convierte en forajido; los marshals pueden arrestar a los forajidos.
web-learn-legends-poker = Póker
    .text = En un saloon puedes empezar una partida de póker por 10 $. No hay nadie más en el pueblo, así que Dan juega por la banca. Junto a las tres cartas de la mesa elige dos tuyas: los reyes.
    .learned = Quien gana se lleva el bote; si además empezó la partida, recibe 1 PL. Los perdedores roban una carta.
web-learn-legends-heist = Fuera de la ley
    .text = El banco también se puede atracar: 80 $ y 3 puntos de buscado si vences al guardia, y 1 punto de buscado aunque pierdas. Pruébalo con tu as.
    .learned = Los forajidos ganan PL al final de cada uno de sus turnos, más cuanto más buscados. Pero el sheriff los persigue, y la cárcel cuesta todo eso.
web-learn-legends-story = Historias
    .text = Hay dos historias a la vista. Quien hace lo que pide una puede poner en ella un disco. Trabaja por 10 $ y toca la historia «{ story-payday }».
    .learned = Una historia con discos suficientes se resuelve al final del turno: quienes tienen un disco reciben la recompensa, y vuelven los bandidos.
web-learn-legends-fame = Fama
    .text = En el cabaret el dinero se convierte en fama: 1 PL por cada 30 $. Gástalo todo y tendrás los 20 PL con los que empieza el final.
    .learned = Se termina la ronda y cada cual tiene un turno más. El dinero, las heridas, la ley y el crimen aún cuentan al final: gana quien tenga más PL.
