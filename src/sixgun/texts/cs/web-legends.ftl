### Western Legends u webového stolu, česky.

web-legends-name = { $name }
web-legends-unknown = neznámé
web-legends-spoken-card = { $name }, { $rank }, { $suit }
web-legends-written-card = { $name } { $sign }
web-legends-card-down = Karta lícem dolů
web-legends-house = Bankéř
web-legends-you = Ty

## Co kdo má

web-legends-lp = Body věhlasu: { $lp } (závěr hry při { $target })
web-legends-marshal-track = Strážce zákona, body: { $points }, řada { $row }: na konci hry { $lp } BV
web-legends-wanted-track = Psanec, body: { $points }, řada { $row }: na konci každého svého tahu { $lp } BV
web-legends-neutral = Neutrální hráč, ani strážce zákona, ani psanec
web-legends-money = Peníze: { $money } $
web-legends-nuggets = Nuggety: { $count } z { $most }
web-legends-wounds = Zranění: { $count } z { $most }
web-legends-wounds-now = Zranění: { $count }
web-legends-cards-in-hand = Karty v ruce: { $count }, zůstat smí nejvýš { $most }
web-legends-cards = Pokerové karty: { $count }
web-legends-moves = Polí na jednu akci pohybu: { $count }
web-legends-stands = Stojí na poli: { $space }
web-legends-carries-cattle = Veze žeton: { $cattle }
web-legends-cattle-covered = Co přinese, ví jen majitel.
web-legends-tokens = Žetony věhlasu: { $count }
web-legends-your-tokens = Tvé žetony věhlasu: { $tokens }
web-legends-tokens-about = Na konci dají dohromady { $lp } BV. Nikdo jiný to neví.
web-legends-goals-open = Nesplněné úkoly: { $count }
web-legends-goal-open = tajný úkol
web-legends-goal-done = splněno
web-legends-actions-left = Zbývající akce: { $count }
web-legends-gear = Tvé vybavení, dobytek a úkoly
web-legends-in-use = používá se
web-legends-item-idle = { $item } (nepoužívá se)
web-legends-upgraded = { $item }, vylepšená strana
web-legends-plain-item = Nemá žádný vlastní efekt.
web-legends-carries = { $count ->
    [one] Jedním pohybem se dostaneš až o { $count } pole dál.
    [few] Jedním pohybem se dostaneš až o { $count } pole dál.
   *[other] Jedním pohybem se dostaneš až o { $count } polí dál.
}
web-legends-end-lp = Na konci hry dá { $count } BV.
web-legends-both-sides = { $now } Po vylepšení za { legends-amount-money }: { $better }
web-legends-your-hand = Tvé karty v ruce: { $count }
web-legends-hand-of = Karty v ruce hráče { $player }: { $count }
web-legends-hand-empty = V ruce nejsou žádné pokerové karty

## Příběhy

web-legends-stories = Příběhy
web-legends-discs-of = Válečky: { $names }.
web-legends-no-discs = Zatím bez válečků.
web-legends-discs-needed = Potřebné válečky: { $count }.
web-legends-story-left = Karet pod ní: { $count }.

## Postavy, obchod, kostky

web-legends-your-characters = Za koho budeš hrát?
web-legends-ability-from = Schopnost funguje od { $lp } BV.
web-legends-starts-at = Začíná tady: { $place }
web-legends-starts-with = Na začátku: { $item }, pokerové karty: { $count }
web-legends-owned = máš
web-legends-owned-upgraded = máš, vylepšeno
web-legends-in-stock = v obchodě: { $count }
web-legends-dice = Zlatokopecké kostky
web-legends-die = { $face } (kostka { $number })
web-legends-kept = Už získáno: { $faces }
web-legends-fold = Sbalit nebo rozbalit

## Boje

web-legends-versus = vs
web-legends-attacks = útočí
web-legends-defends = brání se
web-legends-wins = vítěz
web-legends-no-card-yet = Zatím bez karty
web-legends-fight-card = Bojová karta { $rank }
web-legends-fight-card-down = Bojová karta lícem dolů
web-legends-worth = Hodnota { $value }
web-legends-only-you-know = víš o ní jen ty
web-legends-one-of = jedna z { $count }
web-legends-fight-lay = Karty
web-legends-fight-reveal = Odkrytí
web-legends-fight-react = Reakce
web-legends-fight-result = Výsledek
web-legends-you-win = Vyhráváš boj!
web-legends-fight-won = Boj vyhrává: { $name }
web-legends-surrendered = Soupeř se vzdává; boj vyhrává: { $name }
web-legends-cancelled = zrušeno
web-legends-you-act = Hraješ za soupeře: { $name }.
web-legends-acts = Za soupeře ({ $name }) hraje { $player }.
web-legends-rifle-fight = Karabina ti ukazuje bojové karty: { $ranks }
web-legends-rifle-hand = Karabina ti ukazuje dvě karty rivala:
web-legends-if-wins = Vítězství ({ $name }): { $text }
web-legends-if-loses = Porážka ({ $name }): { $text }
web-legends-loser = Poražený utrží 1 zranění a dobere si 1 kartu.
web-legends-tie = Při rovnosti vyhrává: { $name }
web-legends-prize-arrest = 1 bod strážců zákona a vězení pro psance: přijde o všechny body psanců, dobytek, polovinu peněz a nuggetů.
web-legends-prize-duel = 2 BV.
web-legends-prize-rob = 1 bod psanců, dobytek a polovina peněz nebo nuggetů.
web-legends-prize-bandit = 1 BV nebo 1 bod strážců zákona; psanec dostane BV.
web-legends-prize-heist = 80 $ a 3 body psanců.
web-legends-prize-sheriff = na svobodě, šerif se vrací na stanici.
web-legends-prize-gang = odměna z příběhové karty.
web-legends-cost-heist = přesto 1 bod psanců.
web-legends-cost-sheriff = vězení: pryč jsou všechny body psanců, dobytek, polovina peněz a nuggetů.

## Poker

web-legends-poker = Partie pokeru
web-legends-pot = Talón: { $pot } $
web-legends-flop = Flop (společné karty)
web-legends-dealt-by = hraje { $player }
web-legends-house-cards = Hraješ za bankéře. Vyber z těchto karet dvě:
web-legends-hole = Klepni na karty, které zahraješ, a potvrď. Vybráno: { $count }
web-legends-pot-won = { $pot } $ bere: { $names }
web-legends-house-wins = Vyhrává bankéř; talón se vrací do banku.

## Konečné bodování

web-legends-score = Konečné bodování
web-legends-score-lp = Na stupnici
    .about = získáno během hry
web-legends-score-items = Vylepšené předměty
    .about = za vylepšené zbraně a jízdní zvířata
web-legends-score-money = Peníze
    .about = 1 BV za každých plných 60 $
web-legends-score-wanted = Body psanců
    .about = 3 BV jedinému nejhledanějšímu, 1 BV ostatním psancům
web-legends-score-marshal = Řada strážců zákona
    .about = tolik BV, kolik udává řada stupnice strážců zákona
web-legends-score-tokens = Žetony věhlasu
    .about = za splněné úkoly
web-legends-score-wounds = Zranění
    .about = o 1 BV méně za každé zranění
web-legends-score-total = Celkem
web-legends-lp-over-time = Body věhlasu v čase
web-legends-lp-over-time-about = Body věhlasu všech hráčů od první volby ve hře po poslední.
web-stat-lp = Získané body věhlasu
web-stat-fights = Vyhrané boje
web-stat-lost_fights = Prohrané boje
web-stat-pots = Vyhrané partie pokeru
web-stat-money = Vydělané dolary
web-stat-gold = Nalezené nuggety
web-stat-discs = Válečky na příbězích
web-stat-cattle = Odvezený dobytek
web-stat-wounds = Utržená zranění
web-stat-spaces = Projetá pole

## Stránka o kartách

web-cards-poker = Pokerové karty
web-cards-items = Předměty
web-cards-goals = Úkoly
web-cards-fight = Bojové karty
web-cards-price = Cena: { legends-amount-money }
web-cards-upgraded = Po vylepšení za { legends-amount-money }: { $text }
web-cards-reward = Každý, kdo tu má váleček: { $text }
web-cards-then = Potom přijdou bandité do skrýší { $hideouts } a šerif se pohne až o { legends-amount-spaces }.
web-cards-goal-of = Úkol postavy { $character }
web-cards-black-lp = Přinese mu { $count } BV.

## Pro toho, kdo otázku vidí poprvé

web-legends-coach-character = Porovnej schopnosti i místa, kde se začíná. Schopnost funguje, až když máš 5 BV.
web-legends-coach-income = Za peníze je vybavení i věhlas, karty vyhrávají boje i poker.
web-legends-coach-equip = Do tvého příštího tahu platí jen zvolená zbraň a zvolené jízdní zvíře.
web-legends-coach-act = Máš tři akce: pohyb, karta, boj s někým na tvém poli, nebo akce lokace, kde stojíš.
web-legends-coach-walk = Klepni na zářící pole, nebo se zastav. Bandita ukončí pohyb bojem.
web-legends-coach-lay = Vyhrává vyšší karta. Navíc platí to, co je na ní napsáno.
web-legends-coach-fight_card = Hraješ za soupeře. Efekt platí, ať vyhraje kdokoli; zvaž tedy číslo i text.
web-legends-coach-react = Reagovat v tomhle boji můžeš jen teď. Reakce může výsledek obrátit; kdo nereaguje, nechá si karty.
web-legends-coach-bandit_reward = Bod strážců zákona tě postaví na stranu zákona a postup po stupnici vynáší peníze.
web-legends-coach-loot = Bereš polovinu, zaokrouhlenou nahoru. Co neuneseš, propadne.
web-legends-coach-join = Zaplatíš 10 $, dobereš si kartu a k flopu přidáš dvě své.
web-legends-coach-hole = Spolu s flopem tvoří kombinaci. Srdcová a kárová dvojka platí za libovolnou kartu.
web-legends-coach-house = Ty tím nic nezískáš, ale čím lepší kombinaci bankéř má, tím hůř pro souseda.
web-legends-coach-shop = Jednou akcí nakup a vylepši, na co máš. Vylepšené vybavení se počítá i na konci.
web-legends-coach-sell = Každý nugget vynese 20 $ a 1 BV, každá karta Zlatý valoun také.
web-legends-coach-dice = Kostka se šipkou přinese 10 $ a smíš s ní hodit znovu.
web-legends-coach-sheriff = Kde šerif potká psance, zastaví se a bojuje. Můžeš ho také nechat stát.
web-legends-coach-goals = Splněný úkol přinese žetony věhlasu a nestojí akci.
web-legends-coach-tokens = Počítají se jen body a vidíš je jen ty.
web-legends-coach-hand_limit = Nechat si smíš pět karet, za každé zranění o jednu méně.

## Textový stůl

web-text-legends-round = Kolo { $round }. Závěr hry spustí { $target } BV.
web-text-legends-last-round = Kolo { $round }; poslední bude { $last }.
web-text-legends-actions = { $player }: zbývá akcí { $count }.
web-text-legends-sheriff = Šerif: { $space }.
web-text-legends-bandits = Bandité: { $spaces }.
web-text-legends-black = Muž v černém: { $space }, { $lp } BV.
web-text-legends-story = Příběh „{ $name }“. { $condition } { $discs } { $needed }
web-text-legends-fight = { $kind }: útočí { $attacker }, brání se { $defender }.
web-text-legends-laid = Tvá vyložená karta: { $card }.
web-text-legends-fights-with = { $name }: { $card }, hodnota { $value }.
web-text-legends-cancelled = Efekt bojové karty je zrušen.
web-text-legends-peeked = Karty rivala, které znáš: { $cards }.
web-text-legends-poker = Partie pokeru: { $names }. Talón: { $pot } $.
web-text-legends-flop = Flop: { $cards }.
web-text-legends-house = Karty bankéře, za kterého hraješ: { $cards }.
web-text-legends-shows = { $name } ukazuje { $cards }: { $hand }.
web-text-legends-dice = Zlatokopecké kostky: { $faces }.
web-text-legends-items = Předměty: { $items }.
web-text-legends-cattle = Co přinese tvůj dobytek: { $text }
web-text-legends-goal = Úkol „{ $name }“. { $condition }
web-text-legends-fact = { $text }.
web-text-legends-card = { $card }. { $text }

## Lekce

web-learn-about-legends = Mapa, kůň a tři akce za tah. Poznej cesty k věhlasu: zlato, hazard, zákon i zločin.
web-learn-legends-ride = Na cestu
    .text = Tah začíná příjmem: peníze, karty, nebo od každého něco. Něco si vyber, pak klepni na zlaté pole mapy a potvrď cestu. Je to jedna ze tří akcí.
    .learned = Pěšky se pohneš o dvě pole, na koni dál. Co můžeš dělat, závisí na místě, kam dojedeš.
web-learn-legends-gold = Zlato
    .text = Stojíš u dolu. Hledej zlato: co najdeš, ukážou dvě kostky. Kostka se šipkou přinese 10 $ a smíš s ní hodit znovu.
    .learned = Zlato je těžké: uneseš čtyři nuggety, s mulou víc. Vykupuje je banka v Darkrocku.
web-learn-legends-sell = V bance
    .text = Banka dává za nugget 20 $ a každý prodaný nugget ti přidá na věhlasu: 1 BV. Prodej všechno, i kartu Zlatý valoun.
    .learned = Nakonec se počítají BV. Číslo na každém štítku říká, kolik jich hráč má a kolik jich spustí závěr hry.
web-learn-legends-store = Obchod
    .text = Vejdi do obchodu. U každého předmětu stojí, co umí a co by uměl po vylepšení. Kup mustanga a hned na něj nasedni.
    .learned = Na všechny nákupy stačí jedna akce. Vylepšené zbraně a jízdní zvířata přinesou na konci i BV.
web-learn-legends-bandit = Bandité
    .text = Vedle tebe se skrývá bandita. Vjeď do skrýše: boj nestojí akci. Vylož lícem dolů eso; za banditu vyloží kartu tvůj soused. Vyhrává vyšší.
    .learned = Bandita tak či tak zmizí. Každý prohraný boj stojí zranění a s každým zraněním smíš mít v ruce o kartu méně.
web-learn-legends-duel = Souboj
    .text = Na tvém poli stojí Ben. Klepni na jeho štítek a vyzvi ho na souboj; přinese 2 BV. I on vyloží kartu, nebo se vzdá.
    .learned = Při rovnosti vyhrává útočník. Okradení přinese lup a udělá z tebe psance; strážci zákona mohou psance zatknout.
web-learn-legends-poker = Partie pokeru
    .text = V saloonu můžeš za 10 $ zahájit partii pokeru. Ve městě nikdo jiný není, za bankéře hraje Dan. Ke třem kartám na stole vyber dvě své: krále.
    .learned = Vítěz bere talón; kdo partii zahájil a vyhrál, dostane i 1 BV. Poražení si doberou kartu.
web-learn-legends-heist = Mimo zákon
    .text = Banku lze i vyloupit: 80 $ a 3 body psanců, když porazíš stráž, a 1 bod psanců, i když ne. Zkus to s esem.
    .learned = Psanci získávají BV na konci každého svého tahu, tím víc, čím jsou hledanější. Šerif je ale loví a vězení je připraví o všechno.
web-learn-legends-story = Příběhy
    .text = Odkryté jsou dva příběhy. Kdo splní podmínku příběhu, smí na něj položit váleček. Odpracuj si 10 $ a klepni na příběh „{ story-payday }“.
    .learned = Příběh s dostatkem válečků se na konci tahu vyhodnotí: odměnu dostane každý, kdo na něm má váleček, a vrátí se bandité.
web-learn-legends-fame = Věhlas
    .text = V kabaretu se peníze mění ve věhlas: 1 BV za každých 30 $. Utrať všechno a máš 20 BV, které spustí závěr hry.
    .learned = Kolo se dohraje a každý má ještě jeden tah. Na konci se počítají i peníze, zranění, zákon a zločin: vyhrává, kdo má nejvíc BV.
