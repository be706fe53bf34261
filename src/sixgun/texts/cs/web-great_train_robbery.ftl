### Velká vlaková loupež na stránce, česky.

web-train = Vlak
web-train-timetable = Jízdní řád: stanice a jejich ceny
web-train-end = Konec trati
web-train-end-about = Projeví se efekt lokomotivy. Pak se vyloží nové stanice a vyjede nový vlak.
web-train-how = Jednou za svůj tah můžeš zaplatit cenu stanice a vzít si vagon, který u ní stojí. Předtím můžeš vlak posunout o stanici dál, ale pak už musíš koupit.
web-train-stations = Stanice
web-train-train = Vlak
web-train-unpaired = Mimo stanici
web-train-engine-at = { $engine } ({ $place })
web-train-car-at = { $car } ({ $station })
web-train-car-unpaired = { $car } (mimo stanici)
web-train-about-car = { $text } Na prodej ve stanici { $station }. { $price }
web-train-about-unpaired = { $text } Nestojí u žádné stanice, zatím ho nelze koupit.
web-train-deck = Vagonů v balíčku: { $count }
web-train-under = Odhozené pod balíčkem: { $cards }
web-train-lesson = Svítící vagon je na prodej: ťukni na něj a zaplať, co žádá jeho stanice. Ťuknutím na lokomotivu vlak nejdřív popojede.
web-train-car-about = Vagon: leží před hráčem jako modrá karta.
web-train-free-move = Posunout vlak a koupit
web-train-pay-fare = Zaplatit cenu
web-train-drop = Odhodit
web-train-hold = Nechat si ji a čelit výstřelu
web-train-no-car = Žádný vagon
web-train-keep-both = Nechat obě
web-train-no-turning = Neodklánět
web-train-spare-nobody = Nikoho nevynechat
web-train-use-sancho = Vagon zdarma
web-train-use-zippy_roy = Posunout vlak
web-cards-car = Vagon: leží před hráčem jako modrá karta; kupuje se z vlaku.
web-cards-sort-car = Vagony
web-cards-sort-station = Stanice
web-cards-sort-locomotive = Lokomotivy

web-text-train-engine = Vlak: { $engine }, právě { $place }. { $text }
web-text-train-car = { $car }: { $text } Na prodej ve stanici { $station }. { $price }
web-text-train-car-unpaired = { $car }: { $text } Nestojí u žádné stanice, zatím není na prodej.
web-text-train-ahead = Příští stanice: { $station }. { $price }
web-text-train-later = Později: { $station }. { $price }
web-text-train-end-next = Pak už je jen konec trati.
web-text-train-deck = Vagonů v balíčku: { $count }.
web-text-train-under = Odhozené pod balíčkem: { $cards }.

## Poprvé

web-train-coach-buy_car = Ťukni na svítící vagon a zaplať, co žádá jeho stanice.
web-train-coach-pay_fare = Platit můžeš kartami z ruky i kartami vyloženými před sebou. Jejich efekty propadnou.
web-train-coach-place_car = Pomáhá, nebo škodí tomu, kdo ho má před sebou.
web-train-coach-split_cars = Jeden vagon si necháš, druhý dostane někdo jiný.
web-train-coach-take_car = Kterýkoli vagon vlaku zdarma, ať stojí kdekoli.
web-train-coach-swap_cards = Nejdřív vlastní karta, pak ta, kterou za ni chceš.
web-train-coach-robbed_card = Za každou kartu před sebou se rozhodni: odhodit ji, nebo čelit výstřelu.
web-train-coach-full_steam = Vynechat, nebo dvakrát; tvá volba platí pro všechny.
web-train-coach-map_look = Co teď odhodíš, to si nedobereš.
web-train-coach-coal_hopper = Odhodit jde kterýkoli vagon, i tvůj vlastní.
web-train-coach-mail_car = Dvě ze tří karet ti zůstanou.
web-train-coach-shade_card = Vyměň kartu, kterou nepotřebuješ, za novou.
web-train-coach-turn_shot = Nový cíl se brání, jako by výstřel mířil na něj.
web-train-coach-spare_one = Můžeš vynechat jednoho hráče, nebo nikoho.
