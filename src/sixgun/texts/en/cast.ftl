### Roles and characters: names that the games about the Wild West share, in English.

## Roles. `goal-three` is the goal in a game of three.

role-sheriff = Sheriff
    .goal = Eliminate all Outlaws and Renegades.
role-deputy = Deputy
    .goal = Protect the Sheriff until all Outlaws and Renegades are eliminated.
    .goal-three = Eliminate the Renegade yourself; once anyone is eliminated any other way, be the last one alive.
role-outlaw = Outlaw
    .goal = Get rid of the Sheriff.
    .goal-three = Eliminate the Deputy yourself; once anyone is eliminated any other way, be the last one alive.
role-renegade = Renegade
    .goal = Be the last one alive.
    .goal-three = Eliminate the Outlaw yourself; once anyone is eliminated any other way, be the last one alive.

## Characters of both games

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
character-pedro_ramirez = Pedro Ramirez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab the Killer
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = Vulture Sam
character-willy_the_kid = Willy the Kid

## Characters of the card game only

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
