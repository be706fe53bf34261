### Údolí stínů na stránce, česky.

web-valley-let-it-happen = Nechat být
web-valley-stay-put = Neskákat
web-valley-draw-all = Dobrat všechny
web-valley-use-black_flower = Vystřelit kříž
web-valley-use-der_spot_burst_ringer = Střílet jako Kulomet
web-valley-use-evelyn_shebang = Vystřelit poblíž

## Pro toho, kdo otázku vidí poprvé

web-valley-coach-stop_card = Tahle karta míří jen na tebe. Karta ve zlatém rámu ji zruší dřív, než něco udělá.
web-valley-coach-leap_in = Někdo přichází o životy. Obětavým skokem zachráníš jeden z nich a dostaneš za to 2 karty.
web-valley-coach-lay_for_poker = Všichni vybírají tajně. Eso zkazí hru tomu, kdo ji začal.
web-valley-coach-pass_two = Ťukni na dvě karty. Všichni vybírají tajně a karty změní majitele najednou.
web-valley-coach-bandidos = Stačí jedna karta BANG! Bez ní půjdou dvě karty.
web-valley-coach-second_target = Ťukni na druhého hráče vedle prvního. Každý se brání sám.
web-valley-coach-take_thanks = Z ruky dostaneš karty náhodně; ty z balíčku nikdo nevybíral.
web-valley-coach-draw_fewer = Výstřel tě stojí jednu kartu z dobírání. Cíl vybereš až po něm.
