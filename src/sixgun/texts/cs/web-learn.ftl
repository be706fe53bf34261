### Jak se naučit hrát, česky.

web-learn-intro = Sedni si k opravdovému stolu a vyzkoušej si to. Každý krok je malá situace s jedním úkolem; nic se nemůže pokazit.
web-learn-about-dice = Pět kostek, tři hody a tajná role. Nauč se, co dělá šest symbolů.
web-learn-about-bang = Karty, vzdálenosti a skryté role. Nauč se střílet, uhýbat a vyhrávat.
web-learn-length = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}, asi pět minut
web-learn-start = Začít lekci
web-learn-unknown = Pro tuhle hru zatím lekci nemáme. Tady jsou ostatní.
web-learn-cards = Vyhledat kteroukoli kartu, postavu nebo roli
web-learn-preparing = Chystáme stůl…
web-learn-no-table = Stůl se nepodařilo připravit
web-learn-back = Všechny lekce
web-learn-pupil = Žák

## Lístek nad stolem

web-learn-step = Krok { $number } z { $of }
web-learn-next = Další krok
web-learn-finish = Dokončit
web-learn-skip = Přeskočit krok
web-learn-again = Zkusit znovu
web-learn-gone = Dopadlo to jinak. Zkus to znovu, nebo krok přeskoč.

## Konec

web-learn-finished = Umíš hrát
web-learn-finished-text = Všechno ostatní se naučíš u stolu: klepni na kartu, postavu nebo hráče a přečteš si, co umí; a když něco nejde, dozvíš se proč.
web-learn-play = Zahrát si proti botům

## Kostková hra

web-learn-dice-roll = Hodit znovu
    .text = Máš za sebou první hod a ještě dvakrát smíš znovu hodit, kolika kostkami chceš. Klepni na obě piva a kulomet a pak na červené tlačítko.
    .learned = Nejvýš tři hody; potom platí, co kostky ukazují. Skončit můžeš i dřív.
web-learn-dice-shoot = Střelba
    .text = Jednička zasáhne hráče hned vedle tebe, dvojka hráče o dvě místa dál. Stiskni „{ web-dice-stop }“ a za každou jedničku klepni na souseda. Zkus i Cleo a uvidíš, proč to nejde.
    .learned = Každý terč bere bod života. Číslo v zaměřovači na štítku říká, jak daleko hráč sedí.
web-learn-dice-beer = Pivo
    .text = Pivo přidá bod života tobě nebo komukoli jinému. Hraješ pomocníka šerifa: šerif nesmí padnout. Jedno pivo dej Benovi a druhé vypij.
    .learned = Nikdo nemůže mít víc bodů života než na začátku. A komu pomáháš, to ostatním prozradí, na čí jsi straně.
web-learn-dice-arrows = Šípy
    .text = Každý hozený šíp si hned bereš ze zásoby. Zbývají dva. Hoď znovu oběma pivy a uvidíš, co se stane, když zásoba dojde.
    .learned = Útok: každý ztratil bod života za každý svůj šíp a všechny šípy se vrátily do zásoby.
web-learn-dice-dynamite = Dynamit
    .text = Dynamit zůstává ležet: klepni na něj a uvidíš. Tady jsou dva; třetí by ukončil házení a stál tě bod života. Hoď znovu jedinou kostkou, nebo si nech všechny.
    .learned = Na jedné kostce padne třetí dynamit v jednom hodu ze šesti. Přesné šance jsou na široké obrazovce vedle stolu.
web-learn-dice-gatling = Kulomet
    .text = Tři kulomety střílejí na všechny ostatní a zbaví tě šípů. Teď máš tři šípy. Stiskni „{ web-dice-stop }“.
    .learned = Všichni ostatní ztratili bod života a tvoje šípy jsou zpátky v zásobě.
web-learn-dice-roles = Kdo vyhrává
    .text = Šerif a jeho pomocníci vyhrají, když vypadnou všichni bandité a odpadlíci; bandité, když padne šerif; odpadlík jako poslední živý. Hraješ šerifa, Cleo je poslední bandita: stiskni „{ web-dice-stop }“.
    .learned = Zákon zvítězil. V opravdové hře je známý jen šerif; kdo jsou ostatní, poznáš podle toho, co dělají.

## Karetní hra

web-learn-bang-turn = Tvůj tah
    .text = Tah začíná dobráním dvou karet; už je máš v ruce. Pak hraj, co chceš. Zahraj Dostavník: klepni na něj a pak na červené tlačítko.
    .learned = Dvě karty navíc. Za tah smíš zahrát, kolik karet chceš, ale jen jednu kartu BANG!
web-learn-bang-shoot = Výstřel
    .text = Kartou BANG! střílíš na někoho v dostřelu. Bez karty zbraně je to vzdálenost 1: Ben nebo Dan. Klepni na BANG! a pak na hráče. Zkus i Cleo a uvidíš, proč to nejde.
    .learned = Nikdo neuhnul, takže zásah. Víc než jednu kartu BANG! za tah zahrát nesmíš.
web-learn-bang-weapon = Zbraně
    .text = Modré karty zůstávají ležet před tebou. Schofield dostřelí na vzdálenost 2. Nejdřív ho vylož, pak vystřel na Cleo.
    .learned = Nová zbraň nahradí starou. Plný červený zaměřovač na štítku znamená: v dostřelu.
web-learn-bang-missed = Vedle!
    .text = Ben na tebe střílí! S kartou Vedle! tě mine. Zahraj ji teď, i když nejsi na tahu.
    .learned = Ani škrábnutí. Když kartu Vedle! nemáš nebo si ji chceš nechat, zásah tě stojí život.
web-learn-bang-beer = Pivo
    .text = Chybí ti tři životy. Pivo ti jeden přidá. Vypij ho.
    .learned = Jedno si radši nech v ruce: když máš přijít o poslední život, Pivo tě zachrání i mimo tvůj tah.
web-learn-bang-distance = Vzdálenost
    .text = Mustang posouvá Bena o místo dál, mimo tvůj dostřel. Kartou Cat Balou ho donutíš kartu odhodit, ať sedí kdekoli. Zahraj ji, vyber Mustanga a pak vystřel.
    .learned = Vzdálenosti se pořád mění: mohou za to koně, hledí i hráči, kteří vypadnou.
web-learn-bang-end = Konec tahu
    .text = Na konci tahu si smíš nechat tolik karet, kolik máš životů: tři. Ukonči tah a vyber, co odhodíš.
    .learned = Méně životů, méně karet. Co si necháš, to tě brání do dalšího tahu.
web-learn-bang-roles = Kdo vyhrává
    .text = Šerif a jeho pomocníci vyhrají, když vypadnou všichni bandité a odpadlíci; bandité, když padne šerif; odpadlík jako poslední živý. Hraješ šerifa, Ben je poslední bandita: vystřel na něj.
    .learned = Zákon zvítězil. V opravdové hře je známý jen šerif; kdo jsou ostatní, poznáš podle toho, co dělají.
