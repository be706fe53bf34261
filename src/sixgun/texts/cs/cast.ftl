### Role a postavy: jména společná hrám z Divokého západu, česky.

## Role. `goal-three` je cíl ve hře tří hráčů.

role-sheriff = Šerif
    .goal = Vyřaď ze hry všechny bandity a odpadlíky.
role-deputy = Pomocník šerifa
    .goal = Chraň šerifa, dokud nebudou vyřazeni všichni bandité a odpadlíci.
    .goal-three = Vyřaď odpadlíka vlastní rukou; padne-li kdokoli jinak, vyhrává poslední přeživší.
role-outlaw = Bandita
    .goal = Vyřaď šerifa!
    .goal-three = Vyřaď pomocníka šerifa vlastní rukou; padne-li kdokoli jinak, vyhrává poslední přeživší.
role-renegade = Odpadlík
    .goal = Zůstaň naživu jako poslední.
    .goal-three = Vyřaď banditu vlastní rukou; padne-li kdokoli jinak, vyhrává poslední přeživší.

## Postavy obou her

character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
    .dice = Kit Karlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramirez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab the Killer
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = Vulture Sam
character-willy_the_kid = Willy the Kid

## Postavy jen z karetní hry

character-annie_versary = Annie Versary
character-apache_kid = Apache Kid
character-belle_star = Belle Star
character-bill_noface = Bill Noface
character-chuck_wengam = Chuck Wengam
character-claus_the_saint = Claus, the Saint
character-doc_holyday = Doc Holyday
character-elena_fuente = Elena Fuente
character-emiliano = Emiliano
character-greg_digger = Gregg Digger
character-herb_hunter = Herb Hunter
character-johnny_kisch = Johnny Kisch
character-jose_delgado = José Delgado
character-molly_stark = Molly Stark
character-pat_brennan = Pat Brennan
character-pixie_pete = Pixie Pete
character-sean_mallory = Sean Mallory
character-tequila_joe = Tequila Joe
character-uncle_will = Uncle Will
character-vera_custer = Vera Custer
