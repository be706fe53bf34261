### The load of Armed & Dangerous on the page.

web-bang-colour-orange = Oranžový okraj (▲): zůstává ve hře a leží na ní náboje. Svou cenu platí z nich; bez nábojů je pryč.
web-load-with = S kartou { $cards }
web-load-no-load = Žádný náboj
web-load-no-upgrade = Bez vylepšení
web-load-no-target = Žádný další cíl
web-load-leave-it = Nechat ležet
web-load-let-it-stand = Nechat tak
web-load-count = { bang-count-load }
web-load-short = Skoro prázdná
web-load-on-character = Na postavě: { bang-count-load }
web-load-supply = Nábojů v zásobě: { $count }
web-load-title = Náboje
web-load-about = Náboje leží na vyložených oranžových kartách a na postavách, na každé nejvýš 4. Oranžové karty platí vlastními náboji; vylepšení a schopnosti se platí odkudkoli, kde nějaké máš.
web-load-bell = { $card }: pro příští kartu jsou všichni ve vzdálenosti 1
web-load-belt = { $card }: v tomto tahu o jednu kartu BANG! víc
web-text-load-cards = Náboje na kartách: { $cards }.
web-text-load-short = { bang-count-load }, skoro prázdná
web-text-load-supply = Nábojů v zásobě: { $count }.
web-text-sentence = { $said }.
web-load-use-bass_greeves = Karta z ruky za 2 náboje
web-load-use-frankie_canton = Vzít 1 náboj
web-load-use-mexicali_kid = Vystřelit za 2 náboje
web-load-use-red_ringo = Přesunout náboje

## The first time

web-load-hint = Oranžová karta přijde do hry se 3 náboji a každé použití se platí z nich. Prázdnou kartu odhodíš.
web-load-coach-place_load = Náboji se platí oranžové karty, schopnosti a vylepšení. Na kartu nebo postavu se vejdou 4.
web-load-coach-pay_load = Kartu, kterou vyprázdníš, hned odhodíš. Bomba vybuchne.
web-load-coach-buy_upgrades = Každé vylepšení stojí náboje; nemusíš žádné.
web-load-coach-add_targets = Každý další cíl stojí náboj. Přijdou na řadu v pořadí, v jakém je přidáš.
web-load-coach-regain_card = Karta se ti vrátí do ruky a můžeš ji zahrát znovu.
web-load-coach-arrow = Zachrání tě jen karta BANG! Vedle! tu nepomůže.
web-load-coach-roll_again = Vše sejmuté neplatí a snímá se znovu.
web-load-coach-pass_bomb = Náboje jdou s ní: čím méně jich je, tím dřív vybuchne.
web-load-coach-forced_discard = Výstřel minul, ale stojí tě kartu.
web-load-coach-offer = Tvá schopnost se teď hodí. Můžeš i pasovat.
web-load-coach-move_load = Zpátky se nevrátí a na kartu se vejdou nejvýš 4.
