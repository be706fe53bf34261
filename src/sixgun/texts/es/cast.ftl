### Roles y personajes: nombres que comparten los juegos del Salvaje Oeste, en español.

## Roles. `goal-three` es el objetivo en una partida de tres.

role-sheriff = Sheriff
    .goal = Elimina a todos los Forajidos y Renegados.
role-deputy = Alguacil
    .goal = Protege al Sheriff hasta que todos los Forajidos y Renegados estén eliminados.
    .goal-three = Elimina tú al Renegado; en cuanto alguien sea eliminado de otra forma, sé el último con vida.
role-outlaw = Forajido
    .goal = Acaba con el Sheriff.
    .goal-three = Elimina tú al Alguacil; en cuanto alguien sea eliminado de otra forma, sé el último con vida.
role-renegade = Renegado
    .goal = Sé el último con vida.
    .goal-three = Elimina tú al Forajido; en cuanto alguien sea eliminado de otra forma, sé el último con vida.

## Personajes de ambos juegos

character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
    .dice = Kit Carlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramírez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab “el Asesino”
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = “Buitre” Sam
character-willy_the_kid = Willy “el Niño”

## Personajes solo del juego de cartas

character-annie_versary = Annie Versary
character-apache_kid = Apache Kid
character-belle_star = Belle Star
character-bill_noface = Bill Noface
character-chuck_wengam = Chuck Wengam
character-claus_the_saint = Claus the Saint
character-doc_holyday = Doc Holyday
character-elena_fuente = Elena Fuente
character-emiliano = Emiliano
character-greg_digger = Greg Digger
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
