### Události karetní hry na stránce, česky.

web-events-heading = Události
web-events-now = Aktuální událost
web-events-next = Příští událost
web-events-next-short = Příště
web-events-none = V prvním kole žádná událost
web-events-left = Zbývá událostí: { $count }
web-events-last = Poslední událost
web-events-last-about = Platí až do konce hry.
web-events-suit = V tomto tahu se smí hrát jen barva: { $suit }
web-events-reversed = Tahy jdou proti směru hodinových ručiček
web-events-suit-now = Teď má barvu: { $suit } ({ $by })
web-events-duty = Nutno zahrát
web-events-past = Minulé události
web-events-asleep-by = Teď bez efektu ({ $by })
web-events-starter = Začíná kola
web-events-starter-about = Před každým tahem tohoto hráče kromě prvního začne platit nová událost.
web-events-ghost = Duch
web-events-ghost-about = Ve hře bez životů; životy nepřibývají ani neubývají.
web-events-hint = Karta uprostřed je aktuální událost, ta menší přijde příště. Klepni na ně a přečti si, co dělají.
web-events-hint-ghost = Jsi duch: hraješ dál bez životů a nikdo ti nemůže ublížit.
web-events-hint-asleep = Co je šedé a má „Zz“, teď nemá žádný efekt. Klepnutím zjistíš proč.
web-events-reserve = Tvoje záložní postava: { $character }
web-events-reserve-hidden = Tvoje záložní postava leží ještě lícem dolů
web-events-reserve-about = Druhá postava, za kterou můžeš svou vyměnit při události Nová identita.
web-bang-draws = Počet karet dobíraných na začátku tahu: { $count }
web-bang-lose-the-card = Přijít o kartu
web-bang-give-nothing = Nedat nic
web-bang-draw-as-usual = Dobrat si karty
web-bang-exchange = Vyměnit { bang-count-cards }
web-cards-sort-event = Události
web-cards-event = Událost: od druhého kola začíná v každém kole platit nová.
web-cards-event-last = Poslední událost: uzavírá balíček událostí a platí až do konce hry.

## Ve větách, pro textový stůl

web-text-events-now = Aktuální událost: { $event }. { $text }
web-text-events-next = Příští událost: { $event }. { $text }
web-text-events-none = V prvním kole žádná událost neplatí.
web-text-events-left = Zbývá událostí: { $count }.
web-text-events-suit = V tomto tahu se smí hrát jen barva: { $suit }.
web-text-events-reversed = Tahy jdou proti směru hodinových ručiček.
web-text-events-last = Je to poslední událost.
web-text-events-past = Minulé události: { $events }.
web-text-events-asleep = Teď bez efektu: { $names }.
web-text-events-starter = Začíná kola.
web-text-events-ghost = Duch, bez životů.
web-text-events-reserve = Tvoje záložní postava: { $character }.
web-text-events-reserve-hidden = Tvoje záložní postava leží ještě lícem dolů.

## Pro toho, kdo otázku vidí poprvé

web-bang-coach-discard_blue = Modré karty jsou ty, které před tebou zůstávají ležet. Odhoď tu, která ti pomáhá nejméně.
web-bang-coach-blood_brothers = Klepni na hráče, který má tvůj život dostat, nebo si ho nech.
web-bang-coach-hard_liquor = Bez dobírání hraješ jen s tím, co máš v ruce.
web-bang-coach-peyote = Kartu, kterou uhodneš, si necháš a hádáš dál. První chyba hádání končí.
web-bang-coach-ranch = Klepni na všechny karty, které nepotřebuješ. Dobereš si stejně nových, ale jen jednou.
web-bang-coach-handcuffs = Zvol barvu, kterou nejvíc využiješ. Vyložených karet a schopností se omezení netýká.
web-bang-coach-ricochet = Výstřel míří na kartu, ne na tebe. Bez Vedle! přijdeš jen o ni.
web-bang-coach-roulette = Vedle! musí postupně použít každý. Kdo první nepoužije, ztratí 2 životy a ruleta končí.
