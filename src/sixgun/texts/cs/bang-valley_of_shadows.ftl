### Údolí stínů, česky.

set-bang-valley_of_shadows = Údolí stínů
    .about = Duchové se vracejí ke stolu, skok před kulku zachrání přítele a některé karty se obrátí proti střelci.
bang-setting-vos_bonus = Bonusové postavy z Údolí stínů
    .about = Rozdávají se i tři bonusové postavy tohoto rozšíření.

## Jména

card-aim = Dvojitá rána
card-backfire = Opětovaná palba
card-bandidos = Divoká banda
card-bounty = Odměna
card-escape = Útěk
card-fanning = Roztříštěná kulka
card-ghost = Duch
card-last_call = Poslední pivo
card-lemat = LeMat
card-poker = Poker
card-rattlesnake = Chřestýš
card-saved = Obětavý skok
card-shotgun = Brokovnice
card-tomahawk = Tomahavk
card-tornado = Tornádo
character-black_flower = Black Flower
character-colorado_bill = Colorado Bill
character-der_spot_burst_ringer = Spot-Burst Ringer
character-evelyn_shebang = Evelyn Shebang
character-henry_block = Henry Block
character-lemonade_jim = Limonádový Jim
character-mick_defender = Mick Defender
character-tuco_franziskaner = Tuco the Franciscan

## Co karty dělají

bang-card-aim = Zahraj ji spolu s kartou BANG!: není-li výstřel zrušen, cíl ztrácí 2 životy.
bang-card-backfire = Platí jako karta Vedle! Jakmile je výstřel zrušen, míří výstřel na toho, kdo střílel.
bang-card-bandidos = Všichni ostatní odhodí z ruky kartu BANG!, nebo libovolné 2 karty.
bang-card-bounty = Vylož ji před kteréhokoli hráče. Kdo ho zasáhne kartou BANG!, dobere si 1 kartu.
bang-card-escape = Zruší kartu, kromě karty BANG!, kterou jiný hráč míří jen na tebe.
bang-card-fanning = Vystřel na hráče v dostřelu a na dalšího hráče, který je od prvního ve vzdálenosti 1. Počítá se jako jedna z tvých karet BANG!
bang-card-ghost = Vylož ji před vyřazeného hráče. Dokud před ním leží, je zpátky ve hře, ale bez životů.
bang-card-last_call = Přidej si 1 život, i když ve hře zbývají jen dva hráči.
bang-card-lemat = Zbraň s dostřelem 1. Ve svém tahu smíš kteroukoli kartu z ruky zahrát jako kartu BANG!
bang-card-poker = Všichni ostatní položí lícem dolů 1 kartu z ruky a najednou je odkryjí. Není-li mezi nimi eso, dvě si vezmeš.
bang-card-rattlesnake = Vylož ji před kteréhokoli hráče. Ten na začátku každého svého tahu sejme kartu: piky ho stojí 1 život.
bang-card-saved = Jiný hráč ztratí o 1 život méně. Přežije-li, vezmi si 2 náhodné karty z jeho ruky, nebo 2 karty z balíčku.
bang-card-shotgun = Zbraň s dostřelem 1. Koho zasáhneš kartou BANG!, ten odhodí z ruky kartu podle své volby.
bang-card-tomahawk = Vystřel na hráče ve vzdálenosti 1 nebo 2.
bang-card-tornado = Každý předá 2 karty z ruky hráči po své levici, všichni najednou.

## Co umějí postavy

bang-ability-black_flower = Jednou ve svém tahu smíš zahrát kteroukoli křížovou kartu jako kartu BANG! navíc.
bang-ability-colorado_bill = Kdykoli zahraješ kartu BANG!, sejmi kartu: při pikách ji nelze zrušit.
bang-ability-der_spot_burst_ringer = Jednou ve svém tahu smíš zahrát kartu BANG! jako Kulomet.
bang-ability-evelyn_shebang = Na začátku tahu si smíš dobrat o 1 kartu méně; když to uděláš, vystřel na hráče ve vzdálenosti 1.
bang-ability-henry_block = Kdo ti vezme nebo odhodí kartu, na toho míří výstřel, za každou kartu jeden.
bang-ability-lemonade_jim = Když jiný hráč zahraje Pivo, smíš odhodit kartu z ruky a přidat si 1 život.
bang-ability-mick_defender = Kartu, kromě karty BANG!, která míří jen na tebe, smíš zrušit zahráním karty Vedle!
bang-ability-tuco_franziskaner = Neleží-li před tebou žádná modrá karta, když si na začátku tahu dobíráš, dober si o 2 karty víc.

## O čem hráč rozhoduje

bang-prompt-bandidos = { $by_is ->
       *[other] { $by } posílá divokou bandu
        [you] Posíláš divokou bandu
        [nobody] Přijela divoká banda
    }: { $count ->
        [1] odhoď ještě jednu kartu.
       *[other] odhoď kartu BANG!, nebo libovolné 2 karty.
    }
    .waiting = { $player } platí divoké bandě.
bang-prompt-draw_fewer = Dober si o 1 kartu méně a vystřel na hráče ve vzdálenosti 1 ({ $source_name }), nebo pasuj a dober si jako obvykle.
    .waiting = { $player } rozhoduje, kolik karet si dobere.
bang-prompt-drink_along = Někdo pije pivo: odhoď kartu a přidej si 1 život ({ $source_name }), nebo pasuj.
    .waiting = { $player } se může napít taky.
bang-prompt-drop_card = Odhoď kartu z ruky ({ $source_name }).
    .waiting = { $player } vybírá kartu k odhození.
bang-prompt-lay_for_poker = Poker: polož kartu lícem dolů. Nebude-li mezi nimi eso, dvě si vezme { $target }.
    .waiting = { $player } vybírá kartu do pokeru.
bang-prompt-leap_in = { $by_is ->
       *[other] { $target } to dostává ({ $cause_name }, { $by })
        [you] { $target } to dostává ({ $cause_name }, od tebe)
        [nobody] { $target } to dostává ({ $cause_name })
    }; v sázce: { $needed ->
        [one] 1 život
        [few] { $needed } životy
       *[other] { $needed } životů
    }. Skoč před ránu, nebo pasuj.
    .waiting = { $player } může někoho zachránit.
bang-prompt-mark_nearby = Vyber, na koho vystřelíš ({ $source_name }).
    .waiting = { $player } míří.
bang-prompt-second_target = Vyber, na koho dalšího střílíš; prvním cílem je { $target }.
    .waiting = { $player } vybírá druhý cíl.
bang-prompt-take_from_pot = Vyber si kartu z pokeru (zbývá vzít: { $count }).
    .waiting = { $player } vybírá karty z pokeru.
bang-prompt-take_thanks = Díky tobě { $target } přežívá: vezmi si 2 náhodné karty z jeho ruky, nebo si 2 dober.
    .waiting = { $player } vybírá odměnu za záchranu.
bang-prompt-pass_two = Tornádo: vyber 2 karty pro hráče po své levici.
    .waiting = { $player } vybírá karty k předání.

## Možnosti

bang-option-Ante = Položit kartu { $card }
bang-option-Send = Předat { $card } a { $companions }
bang-option-UseWith = { $target_is ->
    [you] Použít schopnost ({ $ability_name }) s kartou { $card } na sebe ({ $companions })
   *[other] Použít schopnost ({ $ability_name }) s kartou { $card } na hráče { $target } ({ $companions })
}

## Záznam hry

bang-event-FewerDrawn = { $seat } si dobírá o jednu kartu méně ({ $source_name }).
    .you = Dobíráš si o jednu kartu méně ({ $source_name }).
bang-event-LifeSaved = { $target_is ->
    [you] { $seat } skáče před ránu místo tebe; { $left ->
        [0] nic neztrácíš.
       *[other] v sázce zbývá životů: { $left }.
    }
   *[other] { $seat } zachraňuje hráče { $target }; { $left ->
        [0] o život nikdo nepřichází.
       *[other] v sázce zbývá životů: { $left }.
    }
}
    .you = Zachraňuješ hráče { $target }; { $left ->
        [0] o život nikdo nepřichází.
       *[other] v sázce zbývá životů: { $left }.
    }
bang-event-PokerLaid = { $seat } odkrývá kartu { $card }.
    .you = Odkrýváš kartu { $card }.
bang-event-PokerSpoilt = Eso! { $seat } si nebere nic.
    .you = Eso! Nebereš si nic.
bang-event-PokerWon = { $seat } si bere z pokeru kartu { $card }.
    .you = Bereš si z pokeru kartu { $card }.
bang-event-ShotSure = { $seat } střílí tak, že to nejde zrušit ({ $source_name }).
    .you = Střílíš tak, že to nejde zrušit ({ $source_name }).

## Proč něco nejde

refusal-needs-neighbour = Karta { $card_name } musí mířit na hráče, který má někoho dalšího ve vzdálenosti 1, a to { $player } nemá.
refusal-no-clubs = Karta { $card_name } není křížová.
refusal-nobody-has-hands = Nikdo jiný nemá v ruce žádnou kartu ({ $card_name }).
refusal-only-to-save = Kartu { $card_name } lze zahrát, jen když jiný hráč přichází o život.
refusal-only-when-aimed-at = Kartu { $card_name } lze zahrát, jen když jiný hráč míří kartou pouze na tebe.
refusal-only-with-bang = Kartu { $card_name } lze zahrát jen spolu s kartou BANG!
refusal-saves-nobody = Karta { $card_name } nikoho nezachrání.

## Výklady, každý jednou větou

ruling-bang-201 = Bonusové jsou postavy Black Flower, Spot-Burst Ringer a Tuco the Franciscan. Rozdávají se jako všechny ostatní, pokud je stůl nevynechá.
ruling-bang-202 = Hráč, kterého drží Duch, je ve hře pro každé pravidlo: vzdálenost, počet hráčů, cíle i vítězství.
ruling-bang-203 = Zásah hráče bez životů nic nestojí a nespouští nic, co závisí na ztrátě života.
ruling-bang-204 = Když Duch svého hráče opustí, hráč všechno odhodí a případný jeho tah končí. Nikdo nedostane odměnu ani trest a nic nereaguje jako na vyřazení.
ruling-bang-205 = Laso ani Belle Star ducha ze hry nevyřadí.
ruling-bang-206 = Za život ztracený kvůli Chřestýši není nikdo odpovědný.
ruling-bang-207 = LeMatem jde vystřelit kteroukoli kartou, i Vedle!; k ničemu jinému ale taková karta jako BANG! neplatí.
ruling-bang-208 = Kdo je zasažen Brokovnicí, odhazuje až po ztrátě života a po svých schopnostech; Henry Block na to nereaguje.
ruling-bang-209 = Odměna vyplatí kartu i za zásah, který hráče vyřadí, a to před odměnou za vyřazení.
ruling-bang-210 = Divoká banda stojí kartu BANG!, nebo libovolné dvě karty, život nikdy; kdo má jedinou kartu, odhodí ji.
ruling-bang-211 = Útěk a Mick Defender ruší kartu kterékoli barvy, která byla právě zahrána či použita a svou povahou míří na jediného hráče.
ruling-bang-212 = I s Dvojitou ránou jsou proti kartě BANG! Slaba Zabijáka potřeba dva efekty Vedle!
ruling-bang-213 = Je-li v Pokeru eso, odhodí se všechny položené karty. Henry Block na Poker nereaguje.
ruling-bang-214 = Výstřel Opětované palby přichází hned po zrušení toho prvního: po vrácení jeho karet a dřív, než kdokoli zareaguje.
ruling-bang-215 = Opětovaná palba je karta Vedle! pro každé pravidlo, které takovou kartu jmenuje.
ruling-bang-216 = Obětavým skokem nejde zachránit život, který se hráč rozhodl obětovat.
ruling-bang-217 = Kdo zahraje Obětavý skok, dostane dvě karty, pokud zachraňovaný přežije, ať šlo o cokoli; je-li přesto vyřazen, nedostane nic.
ruling-bang-218 = Ztráta, kterou Obětavý skok snížil na nulu, se nestala a nic na ni nereaguje.
ruling-bang-219 = Na Obětavý skok jsou po směru hodinových ručiček od hráče na tahu dotázáni všichni, kdo mají karty.
ruling-bang-220 = Kdo si za Obětavý skok vezme karty Henryho Blocka, na toho Henry vystřelí, za každou kartu jednou.
ruling-bang-221 = Roztříštěnou kulkou na sebe mířit nelze a na druhý cíl se střílí, i když je první vyřazen.
ruling-bang-222 = Poslední pivo není Pivo a před vyřazením nezachrání.
ruling-bang-223 = Evelyn Shebang se rozhodne před dobráním, dobere si o kartu méně a teprve pak, stále ve fázi 1, zvolí cíl výstřelu.
ruling-bang-224 = Henry Block nereaguje na samočinné schopnosti, na to, čemu se lze aspoň teoreticky vyhnout, na karty, které vydá sám, ani na události.
ruling-bang-225 = Limonádový Jim se smí napít i ve dvou hráčích a za každé Pivo při záchraně zvlášť, až po ní.
ruling-bang-226 = Tucovi the Franciscanovi vadí jen modré karty, které před ním leží i na začátku fáze 1, a to i pod Lasem.
ruling-bang-227 = Hráč, kterého Henry Block vyřadí uprostřed Rvačky, ji ještě dokončí a určí karty ostatních.
