### Por qué un bot eligió lo que eligió; también son los motivos de las pistas.

bot-role = { $role ->
    [sheriff] { role-sheriff }
    [deputy] { role-deputy }
    [renegade] { role-renegade }
   *[outlaw] { role-outlaw }
}
bot-hunch = Solo es una corazonada.
bot-stop = Estos dados valen más que lo que probablemente traería otra tirada.
bot-reroll = { $dice ->
    [one] Volver a lanzar { $dice } dado promete más que conservarlo; tiradas restantes: { $left }.
   *[other] Volver a lanzar { $dice } dados promete más que conservarlos; tiradas restantes: { $left }.
}
bot-shoot-known = { $player } ({ bot-role }) está a tu alcance y es el mejor blanco.
bot-shoot-suspect = { $player } es el mejor blanco a tu alcance: { bot-role } con una probabilidad del { $percent } %.
bot-shoot-forced = Hay que disparar a alguien, y { $player } es el blanco que menos perjudica.
bot-help-self = { $life ->
    [one] Te queda { $life } punto de vida: a nadie le aprovecha más la ayuda que a ti.
   *[other] Con { $life } puntos de vida, a nadie le aprovecha más la ayuda que a ti.
}
bot-help-friend = { $player } es quien más necesita la ayuda en tu bando: { bot-role } con una probabilidad del { $percent } %.
bot-help-wasted = Nadie a quien valga la pena ayudar lo necesita, así que da igual quién la reciba.
bot-take-arrows = Ahora es mejor una flecha que perder un punto de vida; flechas en el montón: { $pile }.
bot-take-hit = Ahora es mejor perder un punto de vida que tomar una flecha; flechas en el montón: { $pile }.
bot-drop-arrows = Cada flecha descartada suaviza el próximo ataque de los indios; flechas en el montón: { $pile }.
bot-keep-arrows = Un ataque de los indios haría más daño a los demás; flechas en el montón: { $pile }.
bot-clear-self = Tu propia flecha es la más peligrosa.
bot-clear-friend = La flecha de { $player } es la más peligrosa en tu bando: { bot-role } con una probabilidad del { $percent } %.
bot-clear-nothing = Las flechas están donde deben.
bot-no-choice = No se puede hacer otra cosa.
bot-card-hold = Lo que queda vale más en la mano que en la mesa.
bot-card-all = A tu bando le hace más bien, o menos daño, que a los demás.
bot-card-weapon = Con ella alcanzas a más de los que quieres herir.
bot-card-draw = Más cartas, más posibilidades.
bot-card-equip = Delante de ti servirá hasta que alguien se la lleve.
bot-card-dynamite = Es más probable que estalle delante de alguien que no echarás de menos.
bot-card-strip = { $player } es quien debe perder una carta: { bot-role } con una probabilidad del { $percent } %.
bot-card-free = { $player } está mejor sin esa carta: { bot-role } con una probabilidad del { $percent } %.
bot-card-jail = { $player } es quien debe perder un turno: { bot-role } con una probabilidad del { $percent } %.
bot-card-duel = A { $player } se le acabarán antes las cartas ¡BANG!: { bot-role } con una probabilidad del { $percent } %.
bot-card-fight-on = A { $player } se le pueden acabar antes las cartas ¡BANG!, y rendirse cuesta un punto de vida.
bot-card-flip-first = Levantar una carta no cuesta nada: pruébalo antes de gastar una.
bot-card-dodge = Un punto de vida vale más que esta carta.
bot-card-take-hit = La defensa costaría más que el punto de vida, o no basta.
bot-card-survive = Sin esto se acaba la partida para ti.
bot-card-saved = Ya hay salvación; guarda el resto para después.
bot-card-least = Esta es la carta que menos necesitas.
bot-card-most = Esta es la carta que más te ayuda.
bot-card-deck = El mazo promete más.
bot-card-gift-good = { $player } parece de tu bando: { bot-role } con una probabilidad del { $percent } %. Una buena carta estará allí en buenas manos.
bot-card-gift-poor = { $player } no parece de tu bando: { bot-role } con una probabilidad del { $percent } %. Bastará una carta floja.
bot-card-flip = Esta carta trae más suerte.
bot-card-character = Esta capacidad es la que más te da.
bot-card-wait = No hay prisa: más tarde dará igual.
