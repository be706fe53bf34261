### Zlatá horečka na stránce, česky.

web-gold-shop = Obchod
web-gold-deck = { $under ->
    [0] Balíček vybavení: { $count }
   *[other] Balíček vybavení: { $count }, odkryté vespod: { $under }
}
web-gold-priced = { $name } ({ $price })
web-gold-price-full = Za plnou cenu
web-gold-price-less = O 1 nuget levněji
web-gold-price-nugget = Za nuget
web-gold-shadows = Vyřazení hráči se vracejí na své tahy jako stínoví pistolníci.
web-gold-shadow = Stín
web-gold-hint-shop = Za každý život, který kvůli tobě ztratí někdo jiný, dostaneš nuget. Svítící kartu z obchodu si můžeš koupit: klepni na ni a potvrď červeným tlačítkem.
web-gold-hint-shadow = Na tento tah se vracíš jako stín, bez životů. Na jeho konci odhodíš všechny karty; nugety ti zůstanou.
web-gold-side-none = Stínový odpadlík
web-gold-side-shadow_deputy = Stínový pomocník
web-gold-side-shadow_outlaw = Stínový bandita
web-gold-use-force_discard = Připravit jiné o vybavení
web-gold-use-jacky_murieta = Výstřel za 2 nugety
web-gold-use-josh_mccloud = Vybavení za 2 nugety
web-gold-use-raddie_snake = 1 karta za 1 nuget
web-cards-sort-equipment = Vybavení

web-text-gold-shop = V obchodě, s cenou v nugetech: { $cards }.
web-text-gold-under = Odkryté pod balíčkem vybavení: { $cards }.
web-text-gold-nuggets = Nugety: { $count }
web-text-gold-gear = Vybavení: { $cards }.

web-gold-coach-use_drawn = Ťukni na kartu a pak urči, jako co nebo na koho ji použiješ. Na později si ji nenecháš.
web-gold-coach-discard_drawn = Odhodit jde jen jednu z právě dobraných karet. K tomu si bereš nuget.
web-gold-coach-order_gear = Na pořadí skoro nikdy nezáleží.
web-gold-coach-play_again = Tah navíc je celý tah: s novými kartami i se vším nebezpečím.
