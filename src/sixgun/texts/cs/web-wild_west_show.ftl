### Divoký západ na stránce, česky.

web-show-heading = Divoký západ
web-show-now = Platná karta show
web-show-none = Zatím žádná karta show
web-show-left = Zbývá karet show: { $count }
web-show-about = Kdo zahraje Dostavník nebo Wells Fargo, otočí další.
web-show-closing = Vespod balíčku: { $card }
web-show-last-one = Vyhrává poslední hráč ve hře
web-show-last-about = Platí až do konce hry. O vítězství už nerozhodují role; ostatní jejich pravidla platí dál.
web-show-past = Předchozí karty show
web-show-open-hands = Všichni hrají s odkrytými kartami
web-show-hand = V ruce: { $cards }
web-show-played = { $player }: zahrané karty { $count } ze 3
web-show-skips = Vynechá příští tah
web-show-new-role = Tvoje nová role: { $role }
web-show-names = Jmenuj kartu
web-show-find = Najít kartu
web-show-find-none = Tak se žádná karta nejmenuje.
web-show-use-flint_westwood = Vyměnit 1 kartu za 2
web-show-no-repeat = Neopakovat
web-cards-sort-show = Karty show
web-cards-show = Karta show: začíná platit, když někdo zahraje Dostavník nebo Wells Fargo, a platí do příští.
web-cards-show-last = Poslední karta show: leží vespod balíčku a platí až do konce hry.

## Ve větách, pro textový stůl

web-text-show-now = Platná karta show: { $card }. { $text }
web-text-show-none = Zatím neplatí žádná karta show.
web-text-show-left = Zbývá karet show: { $count }.
web-text-show-last = To je poslední karta show: vyhrává poslední hráč ve hře.
web-text-show-open = Všichni hrají s odkrytými kartami.
web-text-show-past = Předchozí karty show: { $cards }.

## Pro toho, kdo otázku vidí poprvé

web-show-coach-name_card = Má-li hráč tu kartu, musí ji zahrát. Jinak všem ukáže celou ruku.
web-show-coach-order_target = Vzdálenost se počítá od hráče, který kartu zahraje, ne od tebe.
web-show-coach-order_pick = Vyber, co karta vezme nebo odstraní.
web-show-coach-obey_order = Karta se zahraje podle příkazu. Není-li to dovoleno, všichni ji jen uvidí.
web-show-coach-repeat_card = Karta BANG! se odhodí; nepočítá se jako zahraná.
web-show-coach-keep_pair = Necháš si obě postavy, nebo vyměníš obě.
web-show-coach-give_to_collector = Dej kartu, která ti pomáhá nejméně.
