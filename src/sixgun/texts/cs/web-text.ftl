### Textový stůl, česky: celý stůl ve větách.

web-text-decide = Rozhodni se
web-text-wait = Právě teď
web-text-over = Konec hry
web-text-options = Tvoje možnosti
web-text-press = Nebo napiš číslo možnosti.
web-text-typed = Možnost { $number }: potvrď ji klávesou Enter, nebo piš dál.
web-text-dice = Kterými kostkami hodit znovu
web-text-die = { $face } ({ $number }. kostka)
web-text-time = Zbývá čas: { $time }
web-text-hint = Rada
web-text-advice = Dobrý hráč by zvolil: { $option }. { $reason }
web-text-you-are = Ty: { $name }
web-text-watching = Jen se díváš.
web-text-holds = { $count ->
    [0] V ruce žádné karty
    [one] V ruce { $count } karta
    [few] V ruce { $count } karty
   *[other] V ruce { $count } karet
}
web-text-playable = teď ji lze zahrát
web-text-not-now = teď ne: { $why }
web-text-not-now-rule = teď ne: { $why } (pravidlo { $rule })
web-text-players = Hráči po směru hodinových ručiček od tvé levice
web-text-players-all = Hráči
web-text-player = { $number }. { $name }
web-text-log = Průběh hry, nejnovější nahoře
web-text-chat = Chat
web-text-turn = Na tahu: { $player }.
web-text-turn-own = Jsi na tahu.
web-text-life = Životy: { $life } z { $most }.
web-text-out = Mimo hru.
web-text-role = Role: { $role }.
web-text-goal = Tvůj cíl: { $goal }
web-text-can-do = Co umí { $character }
web-text-ability = { $character }: { $text }
web-text-bot = Bot.
web-text-away = Není u stolu, hraje bot.
web-text-offline = Bez spojení.
web-text-in-reach = Vzdálenost { $distance }, na dostřel.
web-text-too-far = Vzdálenost { $distance }, mimo dostřel.
web-text-distance = Vzdálenost { $distance }.

## Kostky

web-text-dice-roll = { $roll }. hod z { $rolls }: { $dice }.
web-text-dice-pile = Šípy v zásobě: { $count }.
web-text-dice-arrows = Šípy: { $count }.
web-text-last-one = Teď vyhraje jen ten, kdo zůstane naživu poslední.

## Karty

web-text-bang-piles = Balíček { $deck }, odhozené karty { $discard }.
web-text-bang-top = Vrchní odhozená karta: { $card }.
web-text-bang-row = Odkryto uprostřed: { $cards }.
web-text-bang-lap = Vidíš jen ty: { $cards }.
web-text-bang-hand = Karty v ruce: { $count }.
web-text-bang-in-play = Ve hře: { $cards }.
web-text-bang-reach = Dostřel { $reach }.
web-text-bang-limit = Na konci tahu si smíš nechat karet: { $count }.
