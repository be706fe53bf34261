### Webový stůl česky: samotný stůl před hrou a během ní.

## Cesta ke stolu

web-finding-table = Hledám stůl…
web-bye-title = U tohoto stolu nesedíš
web-bye-seat = Místo už není tvoje
web-watch-instead = Dívat se na hru
web-your-turn = Jsi na tahu

## Lišta

web-players-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-watchers = Diváci: { $count }
web-bank = Tvůj čas
web-rules = Pravidla
web-cards = Karty
web-log-and-chat = Průběh a chat
web-theme-to-night = Přepnout na noční motiv
web-theme-to-paper = Přepnout na papírový motiv
web-menu = Nabídka

## Hráči

web-players = Hráči
web-you = ty
web-life = Životy: { $life } z { $max }
    .dice = Body života: { $life } z { $max }
web-role-is = Role: { $role }
web-role-unknown = Neznámá role
web-distance = Vzdálenost { $distance }
web-distance-in-reach = Vzdálenost { $distance }, na dostřel
web-distance-too-far = Vzdálenost { $distance }, mimo dostřel
web-flag-turn = Tah
web-flag-target = Cíl
web-plate-open = O hráči { $name }
web-plate-aim = Vybrat: { $name }
web-plate-aimed = Vybráno: { $name }
web-plate-bot = bot
web-plate-away = pryč, hraje bot
web-plate-offline = odpojeno
web-own-zone = Tvoje strana stolu
web-zone-of = Strana hráče { $name }

## Otázka

web-waiting-for-several = Čeká se na: { $names }.
web-waiting-for-table = Okamžik…
web-out-watch = Jsi mimo hru. Zůstaň a sleduj, jak to dopadne.
web-step-confirm = Potvrď červeným tlačítkem.
web-step-more = Teď vyber něco z toho, co svítí.
web-step-back = O krok zpět
web-sending = Odesílá se…
web-take-back = Vzít volbu zpět
web-hint = Co by udělal dobrý hráč?
web-more-time = Přidat čas
web-coach-enough = Už vím
web-after-game = Jak to dopadlo
web-why-not-now = Teď nerozhoduješ ty.
web-why-not-asked-for = To teď nejde zvolit.

## Hodiny

web-table-clock = Hodiny
web-table-clock-none = Bez hodin
web-table-clock-bank = { $minutes } min, za každý tah { $increment } s navíc, na reakci { $reaction } s
web-table-clock-days = { $days ->
    [one] { $days } den na rozhodnutí
    [few] { $days } dny na rozhodnutí
   *[other] { $days } dní na rozhodnutí
}
web-table-clock-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
web-table-clock-until = do
web-table-clock-kind-bank = Zásoba času
web-table-clock-kind-days = Dny
web-table-clock-minutes = Minut v zásobě
web-table-clock-increment = Sekund navíc za tah
web-table-clock-reaction = Sekund na reakci
web-table-clock-each = Dní na rozhodnutí
web-table-clock-expiry = Když čas vyprší
web-table-clock-expiry-bot = Rozhodne bot
web-table-clock-expiry-default = Platí opatrná odpověď
web-table-clock-set = Nastavit hodiny

## Co mají vědět všichni

web-reconnecting = Spojení vypadlo, navazuje se znovu…
web-reconnecting-about = Nic se neztratilo.
web-looking-back = Díváš se na dřívější okamžik.
web-look-now = Zpět do přítomnosti
web-proposal = { $name } chce vzít zpět poslední volbu.
web-proposal-waiting = { $name } chce vzít zpět poslední volbu; čeká se na: { $names }.
web-agree = Souhlasím
web-decline = Nesouhlasím
web-away-now = Hraje za tebe bot.
web-back-again = Jsem zpátky
web-watching = Jen se díváš.
web-watching-from = Čí stranu vidíš
web-watching-beside = vedle hráče { $name }

## Průběh hry a chat

web-log = Průběh hry
web-log-filter = Co průběh hry ukazuje
web-log-all = Vše
web-log-game = Hra
web-log-chat = Chat
web-log-turn = Tah { $number } · { $name }
web-log-before = Před prvním tahem
web-log-empty = Zatím se nic nestalo.
web-log-more = Ukázat starší řádky
web-log-look = Podívat se na stůl v tomto okamžiku
web-say = Říct
web-says = { $name }: { $text }
web-chat-label = Zpráva ke stolu
web-chat-placeholder = Napiš něco…
web-chat-send = Odeslat
web-chat-more = Další věty
web-chat-price = Vlastní slova teď něco stojí: { $price }
web-chat-pay = Přesto to říct
web-chat-keep-quiet = Mlčet
web-chat-phrases-free = Hotové věty jsou zdarma.
web-role-look = Podívej se na svou novou roli.
web-phrase-not_me_sheriff = Já ne, šerife!
web-phrase-outlaw_there = Támhle je bandita!
web-phrase-trust_me = Věř mi.
web-phrase-nice_shot = Pěkná rána!
web-phrase-have_a_beer = Dej si pivo.
web-phrase-sorry = Promiň!
web-phrase-thanks = Díky!
web-phrase-hurry_up = Tak dělej!
web-phrase-one_moment = Okamžik, prosím.
web-phrase-good_game = Pěkná hra!

## Před hrou

web-waiting-title = Kdo hraje
web-seat-number = Místo { $number }
web-seat-open = volné
web-seat-bot = bot, { $level }
web-seat-host = hostitel
web-seat-here = u stolu
web-sit-here = Sednout sem
web-sit-down = Posadit se
web-sit-title = Posaď se
web-sit-name = Tvoje jméno u stolu
web-sit-name-missing = Nejdřív je potřeba jméno.
web-add-bot = Bot
web-remove-from-seat = Vyhodit od stolu: { $name }
web-begin = Rozdat
web-begin-bots = { $count ->
    [one] Volné místo obsadí bot.
    [few] { $count } volná místa obsadí boti.
   *[other] { $count } volných míst obsadí boti.
}
web-waiting-for-host = Až budou všichni, rozdá { $name }.
web-table-full = Všechna místa jsou obsazená. Hru uvidíš odtud.
web-invite = Pozvi přátele
web-invite-link = Odkaz k tomuto stolu
web-invite-code = Nebo kód stolu:
web-table-rules = Co se hraje
web-table-listed = Stůl najde v lobby každý.
web-table-unlisted = Stůl najde jen ten, kdo má odkaz.
web-rules-first = Hraješ poprvé? Začni tady
web-fair = Je rozdání poctivé?
web-fair-text = Celé míchání vychází z tajného čísla, které je dané dřív, než si kdokoli sedne. Toto je jeho otisk. Po hře se číslo ukáže a každý si může ověřit, že se cestou nic nezměnilo.
web-copy = Kopírovat
web-copied = Zkopírováno.
web-copy-by-hand = Adresa je označená: zkopíruj ji klávesami nebo nabídkou prohlížeče.
web-share = Sdílet

## Nabídka

web-menu-seat = Tvoje místo
web-menu-device = Toto zařízení
web-menu-table = Stůl
web-menu-host = Pro hostitele
web-menu-settings = Všechna nastavení
web-away = Jsem pryč
web-away-about = Než se vrátíš, hraje za tebe bot.
web-auto-pass = Odpovídat za mě, když nemám čím odpovědět
web-auto-pass-about = Po chvíli, aby nikdo nic nepoznal.
web-hide-role = Skrýt moji roli
web-hide-role-about = Pro ty, kdo sdílejí obrazovku.
web-rename = Tvoje jméno
web-rename-set = Přejmenovat
web-own-link = Soukromý odkaz k tvému místu
web-own-link-about = Otevři ho na jiném zařízení a hraj dál tam. Kdo má tento odkaz, má tvoje místo.
web-own-link-show = Hrát na jiném zařízení
web-stand-up = Opustit místo
web-stand-up-title = Opustit místo nadobro?
web-stand-up-playing = Dohraje za tebe bot a místo může převzít někdo jiný.
web-stand-up-waiting = Místo se uvolní pro někoho jiného.
web-stay = Zůstat
web-text-table = Textový stůl
web-text-table-about = Nadpisy, seznamy a tlačítka místo obrázků.
web-sound = Zvuk
web-language = Jazyk
web-save-scenario = Uložit jako scénář

## Pro hostitele

web-host-seats = Místa
web-host-seat-menu = Místo hráče { $name }
web-host-bot = Posadit bota: { $level }
web-host-bot-plays-on = Ať hraje dál bot
web-host-new-link = Nový soukromý odkaz
web-host-make-host = Předat roli hostitele
web-host-send-away = Vyhodit od stolu
web-host-offer = Nabídnout místo člověku
web-host-time = Čas
web-host-house = Domácí pravidla
web-host-title = Název stolu
web-host-title-set = Nastavit
web-host-pace = Jak rychle hrají boti
web-pace-calm = Klidně
web-pace-brisk = Svižně
web-pace-instant = Hned
web-host-listed = Ukázat stůl v lobby
web-host-listed-about = Jinak ho najde jen ten, kdo má odkaz.
web-host-watching = Povolit diváky
web-host-watching-about = Vidí jen to, co leží odkryté.
web-new-link-title = Nový soukromý odkaz
web-new-link-text = Kdo tento odkaz otevře, získá místo hráče { $name }; starý odkaz přestal platit. Ukazuje se jen teď.
web-new-link = Soukromý odkaz

## Nápověda

web-help-title = Klávesy a značky
web-help-in-reach = Vzdálenost, na dostřel tvé zbraně
web-help-too-far = Vzdálenost, mimo dostřel
web-help-legal = Tohle teď můžeš vybrat
web-help-target = Vybraný cíl
web-key-tab = od jedné věci ke druhé
web-key-arrows = po řadě a mezi řadami
web-key-digits = zvolit první až devátou odpověď
web-key-enter = odeslat, co je vybráno
web-key-escape = o krok zpět
web-key-hint = požádat o radu
web-key-log = otevřít průběh hry
web-key-chat = otevřít chat
web-key-help = tato nápověda
