### Stránka nastavení, česky.

web-settings-heading = Nastavení
web-settings-kept = Ukládá se jen v tomto prohlížeči. Všechno platí hned.
web-settings-you = Ty
web-settings-look = Vzhled
web-settings-theme = Motiv
web-settings-system = Podle systému
web-settings-theme-paper = Papír
web-settings-theme-night = Noc
web-settings-motion = Pohyb
web-settings-motion-about = Karty létají, kostky se kutálejí, zásahy otřesou.
web-settings-on = Zapnuto
web-settings-off = Vypnuto
web-settings-sound-heading = Zvuk
web-settings-sound = Zvuky
web-settings-sound-about = Krátké a suché: karty, kostky, výstřely a cinknutí ostruhy, když jsi na tahu.
web-settings-volume = Hlasitost
web-settings-percent = { $count } %
web-settings-try = Vyzkoušet
web-settings-table = U stolu
web-settings-hide-role = Skrýt moji roli
web-settings-hide-role-about = Tvá role zůstane na obrazovce lícem dolů: pro vysílání, nebo když se ti někdo dívá přes rameno.
web-settings-text-table = Textový stůl
web-settings-text-table-about = Stoly jsou jen nadpisy, seznamy a tlačítka: pro odečítače obrazovky i pro každého, kdo má radši slova.
web-settings-keys = Klávesy a značky
web-settings-keys-about = Všechno jde ovládat klávesnicí. U stolu tento seznam otevře i klávesa ?.
web-settings-show-keys = Ukázat seznam
