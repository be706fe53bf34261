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
