### Por qué un bot eligió lo que eligió; también son los motivos de los consejos.

bot-role = { $role ->
    [sheriff] { role-sheriff }
    [deputy] { role-deputy }
    [renegade] { role-renegade }
   *[outlaw] { role-outlaw }
}
bot-hunch = Es solo una corazonada.
bot-stop = Estos dados valen más que lo que probablemente traería otra tirada.
bot-reroll = { $dice ->
    [one] Volver a lanzar { $dice } dado promete más que conservarlo; tiradas restantes: { $left }.
   *[other] Volver a lanzar { $dice } dados promete más que conservarlos; tiradas restantes: { $left }.
}
bot-shoot-known = { $player } ({ bot-role }) está a tu alcance y es el mejor blanco.
bot-shoot-suspect = { $player } es el mejor blanco a tu alcance: { bot-role } con una probabilidad del { $percent } %.
bot-shoot-forced = Hay que disparar a alguien, y { $player } es el blanco que menos te perjudica.
bot-help-self = { $life ->
    [one] Te queda { $life } punto de vida: a nadie le viene mejor la ayuda que a ti.
   *[other] Con { $life } puntos de vida, a nadie le viene mejor la ayuda que a ti.
}
bot-help-friend = { $player } es quien más necesita la ayuda en tu bando: { bot-role } con una probabilidad del { $percent } %.
bot-help-wasted = Nadie a quien valga la pena ayudar lo necesita, así que da igual quién la reciba.
bot-take-arrows = Ahora es mejor una flecha que perder un punto de vida; flechas en el montón: { $pile }.
bot-take-hit = Ahora es mejor perder un punto de vida que tomar una flecha; flechas en el montón: { $pile }.
bot-drop-arrows = Cada flecha descartada suaviza el próximo ataque de los indios; flechas en el montón: { $pile }.
bot-keep-arrows = Un ataque de los indios haría más daño a los demás; flechas en el montón: { $pile }.
bot-clear-self = Tu propia flecha es la más peligrosa.
bot-clear-friend = La flecha de { $player } es la más peligrosa en tu bando: { bot-role } con una probabilidad del { $percent } %.
bot-clear-nothing = Las flechas están donde deben.
bot-no-choice = No se puede hacer otra cosa.
bot-card-hold = Lo que queda vale más en la mano que en la mesa.
bot-card-all = A tu bando le hace más bien, o menos daño, que a los demás.
bot-card-weapon = Con ella alcanzas a más de tus enemigos.
bot-card-draw = Más cartas, más posibilidades.
bot-card-equip = En juego delante de ti te servirá hasta que alguien te la quite.
bot-card-dynamite = Es más probable que explote delante de alguien a quien no echarás de menos.
bot-card-strip = { $player } es quien debe perder una carta: { bot-role } con una probabilidad del { $percent } %.
bot-card-free = { $player } está mejor sin esa carta: { bot-role } con una probabilidad del { $percent } %.
bot-card-jail = { $player } es quien debe perder un turno: { bot-role } con una probabilidad del { $percent } %.
bot-card-duel = A { $player } se le acabarán antes las cartas ¡BANG!: { bot-role } con una probabilidad del { $percent } %.
bot-card-fight-on = A { $player } se le pueden acabar antes las cartas ¡BANG!, y rendirse cuesta un punto de vida.
bot-card-flip-first = Desenfundar no cuesta nada: pruébalo antes de gastar una carta.
bot-card-dodge = Un punto de vida vale más que esta carta.
bot-card-take-hit = Defenderse costaría más que el punto de vida, o no bastaría.
bot-card-survive = Sin esto se acaba la partida para ti.
bot-card-saved = Te has salvado; guarda el resto para después.
bot-card-least = Esta es la carta que menos necesitas.
bot-card-load = Aquí es donde más te sirven las cargas.
bot-card-most = Esta es la carta que más te ayuda.
bot-card-deck = El mazo promete más.
bot-card-gift-good = { $player } parece de tu bando: { bot-role } con una probabilidad del { $percent } %. Ahí una buena carta estará en buenas manos.
bot-card-gift-poor = { $player } no parece de tu bando: { bot-role } con una probabilidad del { $percent } %. Bastará una carta floja.
bot-card-flip = Con esta carta tienes más suerte.
bot-card-character = Esta capacidad es la que más te conviene.
bot-card-wait = No hay prisa: más tarde servirá igual.

## Western Legends

bot-legends-character = De los dos, este personaje empieza mejor.
bot-legends-income-cards = Las cartas ganan combates y partidas de póker, y aún te caben en la mano.
bot-legends-income-money = Lo que mejor te viene ahora es el dinero.
bot-legends-equip = Es lo que más te ayuda en este turno.
bot-legends-goal = Un objetivo cumplido trae fichas de leyenda.
bot-legends-deliver = El ganado ha llegado a un lugar donde lo pagan.
bot-legends-story = Un disco en esta carta de historia te traerá probablemente su recompensa.
bot-legends-wait = En este momento nada merece la pena.
bot-legends-extra = Primero más acciones: así tendrás más margen.
bot-legends-done = Nada más merece la pena en este turno.
bot-legends-pickpocket = A quien está aquí le sobra algo.
bot-legends-punch = Aquí hay alguien fuerte, y un golpe te cuesta poco.
bot-legends-way = { $steps ->
    [one] El mejor plan empieza a { $steps } paso de aquí.
   *[other] El mejor plan empieza a { $steps } pasos de aquí.
}
bot-legends-arrived = Aquí es adonde querías llegar.
bot-legends-work = Aquí ninguna acción vale más que un jornal.
bot-legends-prospect = Aún te caben pepitas, y los dados suelen ser generosos.
bot-legends-sell = Las pepitas valen más al venderlas: un PL y dinero por cada una.
bot-legends-heist = Tu mejor carta tiene buenas opciones contra el guardia, y el botín compensa el riesgo.
bot-legends-doctor = Las heridas cuestan PL y cartas; el médico cuesta poco.
bot-legends-shop = En la tienda hay algo que vale más que su precio.
bot-legends-poker = Tus cartas son bastante buenas para el bote y el PL.
bot-legends-cattle = El ganado se paga bien donde se entrega.
bot-legends-card = Esta carta vale más jugada que guardada.
bot-legends-item = El objeto vale más usado que guardado.
bot-legends-party = { $spent } $ en el cabaret son el camino más seguro a los PL.
bot-legends-duel = Lo más probable es que { $player } pierda este duelo, que da 2 PL.
bot-legends-rob = Lo más probable es que { $player } pierda, y tiene algo que merece la pena llevarse.
bot-legends-arrest = Lo más probable es que { $player } pierda, y un forajido arrestado pierde todo lo que lo hace peligroso.
bot-legends-black = Con tus cartas se puede vencer al Hombre de Negro, y tiene los bolsillos llenos.
bot-legends-least = Es la carta que menos necesitas.
bot-legends-surrender = Este combate no merece ninguna carta.
bot-legends-lay = Esta carta tiene las mejores opciones por lo que cuesta.
bot-legends-fight-card = Esta carta es la que más le cuesta a { $player }.
bot-legends-reaction = Con ella ganas el combate.
bot-legends-reaction-first = Vas por delante, pero tu rival aún puede reaccionar y tú no tendrás otra oportunidad.
bot-legends-no-reaction = Una reacción no cambiaría nada o no hace falta.
bot-legends-choose = De todo esto, es lo que más vale para ti.
bot-legends-may = Aporta más de lo que cuesta.
bot-legends-may-not = Cuesta más de lo que aporta.
bot-legends-target = { $player } es quien más fuerza tiene aquí.
bot-legends-colour = Para este ganado el camino es más corto.
bot-legends-buy = Para ti vale más que su precio.
bot-legends-upgrade = El lado mejorado te ayuda y al final da PL.
bot-legends-leave = Nada más vale lo que cuesta.
bot-legends-dice = Volver a lanzar solo puede aportar más.
bot-legends-dice-keep = Mejor quedarse con lo que hay.
bot-legends-join = Con estas cartas el bote vale la apuesta.
bot-legends-join-not = Con estas cartas es mejor guardar la apuesta.
bot-legends-hole = Estas cartas sacan lo mejor del flop.
bot-legends-house = La banca juega su mejor mano.
bot-legends-sheriff = Si llega el sheriff, quien más tiene que perder es { $player }.
bot-legends-sheriff-away = Cuanto más lejos de ti esté el sheriff, mejor.
bot-legends-sheriff-stop = El sheriff está donde debe.
bot-legends-tokens = Conviene quedarse con las fichas más valiosas.
