### Роли и персонажи: имена, общие для игр о Диком Западе, по-русски.

## Роли. `goal-three` — цель в игре втроём.

role-sheriff = Шериф
    .goal = Избавься от всех Бандитов и Ренегатов.
role-deputy = Помощник
    .goal = Защищай Шерифа, пока не выбудут все Бандиты и Ренегаты.
    .goal-three = Уничтожь Ренегата лично; если кто-то выбыл иначе, побеждает последний выживший.
role-outlaw = Бандит
    .goal = Избавься от Шерифа.
    .goal-three = Уничтожь Помощника лично; если кто-то выбыл иначе, побеждает последний выживший.
role-renegade = Ренегат
    .goal = Останься последним выжившим.
    .goal-three = Уничтожь Бандита лично; если кто-то выбыл иначе, побеждает последний выживший.

## Персонажи обеих игр

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

## Персонажи только карточной игры

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
