### Aprender a jugar, en español.

web-learn-intro = Siéntate a una mesa de verdad y hazlo tú. Cada paso es una situación sencilla con una sola cosa que probar; nada puede salir mal.
web-learn-about-dice = Cinco dados, tres tiradas y un rol secreto. Aprende qué hacen los seis símbolos.
web-learn-about-bang = Cartas, distancias y roles ocultos. Aprende a disparar, a esquivar y a ganar.
web-learn-length = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, unos cinco minutos
web-learn-start = Empezar la lección
web-learn-unknown = Todavía no hay lección para este juego. Estas son las que hay.
web-learn-cards = Consultar cualquier carta, personaje o rol
web-learn-preparing = Preparando la mesa…
web-learn-no-table = No se pudo preparar la mesa
web-learn-back = Todas las lecciones
web-learn-pupil = Aprendiz

## La nota sobre la mesa

web-learn-step = Paso { $number } de { $of }
web-learn-next = Siguiente paso
web-learn-finish = Terminar
web-learn-skip = Saltar este paso
web-learn-again = Probar otra vez
web-learn-gone = Ha salido de otra manera. Prueba otra vez o sáltalo.

## El final

web-learn-finished = Ya sabes jugar
web-learn-finished-text = Lo demás se aprende en la mesa: toca cualquier carta, personaje o jugador para leer qué hace. Y si algo no se puede, la mesa te dirá por qué.
web-learn-play = Jugar contra bots

## El juego de dados

web-learn-dice-roll = Volver a lanzar
    .text = Has lanzado cinco dados y puedes repetir dos veces con los que quieras. Toca las dos cervezas y el Gatling, y luego el botón rojo.
    .learned = Tres tiradas como mucho; tras la última, los dados hacen lo que muestran. También puedes parar antes.
web-learn-dice-shoot = Disparar
    .text = Un 1 alcanza a quien está justo a tu lado; un 2, a quien está a dos puestos. Pulsa «{ web-dice-stop }» y toca a un vecino por cada 1. Toca también a Cleo y verás por qué no.
    .learned = Cada punto de mira quita un punto de vida. El número en la mira de cada placa indica a qué distancia está el jugador.
web-learn-dice-beer = Beber
    .text = Las cervezas devuelven vida, a ti o a cualquiera. Eres el Alguacil: el Sheriff no debe caer. Dale una cerveza a Ben y bébete la otra.
    .learned = Nadie puede tener más vida que al principio. Y ayudar a alguien revela a los demás de qué lado estás.
web-learn-dice-arrows = Flechas
    .text = Por cada flecha que sacas tomas una del montón al momento. Quedan dos. Vuelve a lanzar las dos cervezas y mira qué pasa cuando el montón se acaba.
    .learned = El ataque: cada jugador ha perdido un punto de vida por cada flecha suya y todas han vuelto al montón.
web-learn-dice-dynamite = Dinamita
    .text = La dinamita no se mueve: toca una y lo verás. Aquí hay dos; una tercera acabaría con tus tiradas y costaría un punto de vida. Repite un solo dado o quédate con todos.
    .learned = Con un dado, la tercera dinamita sale una de cada seis veces. En una pantalla ancha, las probabilidades exactas están junto a la mesa.
web-learn-dice-gatling = La ametralladora Gatling
    .text = Tres Gatling disparan a todos los demás y te libran de tus flechas. Tienes tres flechas. Pulsa «{ web-dice-stop }».
    .learned = Todos los demás han perdido un punto de vida y tus flechas están otra vez en el montón.
web-learn-dice-roles = Quién gana
    .text = El Sheriff y los Alguaciles ganan cuando caen todos los Forajidos y Renegados; los Forajidos, cuando cae el Sheriff; un Renegado, si es el último con vida. Eres el Sheriff y Cleo es el último Forajido: pulsa «{ web-dice-stop }».
    .learned = La ley ha ganado. En una partida de verdad solo se conoce al Sheriff; averigua quiénes son los demás por lo que hacen.

## El juego de cartas

web-learn-bang-turn = Tu turno
    .text = Un turno empieza robando dos cartas; ya están en tu mano. Después juega lo que quieras. Juega la Diligencia: tócala y luego el botón rojo.
    .learned = Dos cartas más. En un turno puedes jugar las cartas que quieras, pero solo un ¡BANG!
web-learn-bang-shoot = ¡BANG!
    .text = Un ¡BANG! dispara a alguien a tu alcance. Sin carta de arma alcanzas a distancia 1: a Ben o a Dan. Toca un ¡BANG! y luego a un jugador. Prueba también con Cleo y verás por qué no.
    .learned = No ha habido ningún ¡Fallaste!, así que has dado en el blanco. Solo puedes jugar un ¡BANG! por turno.
web-learn-bang-weapon = Armas
    .text = Las cartas azules se quedan delante de ti. Un Schofield alcanza hasta distancia 2. Ponlo primero en la mesa y luego dispara a Cleo.
    .learned = Un arma nueva sustituye a la vieja. Una mira roja llena en una placa significa: a tu alcance.
web-learn-bang-missed = ¡Fallaste!
    .text = ¡Ben te dispara! Con un ¡Fallaste! no te da. Juégalo ahora, aunque no sea tu turno.
    .learned = Ni un rasguño. Si no tienes ¡Fallaste!, o prefieres guardarlo, recibes el disparo y pierdes un punto de vida.
web-learn-bang-beer = Cerveza
    .text = Has perdido tres puntos de vida. Una Cerveza te devuelve uno. Bébetela.
    .learned = Guarda una en la mano si puedes: cuando vayas a perder el último punto de vida, una Cerveza te salva incluso fuera de tu turno.
web-learn-bang-distance = Distancia
    .text = El Mustang de Ben lo aleja un puesto, fuera de tu alcance. Con Cat Balou puedes hacer que lo descarte, esté donde esté. Juégala, elige el Mustang y luego dispara.
    .learned = Las distancias cambian sin parar: caballos, miras, armas y jugadores que caen.
web-learn-bang-end = El final del turno
    .text = Al final de tu turno puedes quedarte con tantas cartas como puntos de vida tengas: tres. Termina tu turno y elige qué descartas.
    .learned = Menos vida, menos cartas. Lo que guardas es tu defensa hasta tu próximo turno.
web-learn-bang-roles = Quién gana
    .text = El Sheriff y los Alguaciles ganan cuando caen todos los Forajidos y Renegados; los Forajidos, cuando cae el Sheriff; un Renegado, si es el último con vida. Eres el Sheriff y Ben es el último Forajido: dispárale.
    .learned = La ley ha ganado. En una partida de verdad solo se conoce al Sheriff; averigua quiénes son los demás por lo que hacen.
