### Долина теней на странице, по-русски.

web-valley-let-it-happen = Пусть случится
web-valley-stay-put = Не прыгать
web-valley-draw-all = Взять все
web-valley-use-black_flower = Выстрелить трефами
web-valley-use-der_spot_burst_ringer = Стрелять как «Гатлинг»
web-valley-use-evelyn_shebang = Выстрелить рядом

## Для тех, кто видит вопрос впервые

web-valley-coach-stop_card = Эта карта направлена только против тебя. Карта в золотой рамке отменит её раньше, чем она сработает.
web-valley-coach-leap_in = Кто-то вот-вот потеряет жизни. «Спасение» убережёт одну из них, а тебя отблагодарят 2 картами.
web-valley-coach-lay_for_poker = Все выбирают тайно. Туз портит игру тому, кто её начал.
web-valley-coach-pass_two = Коснись двух карт. Все выбирают тайно, и карты переходят к соседям одновременно.
web-valley-coach-bandidos = Хватит одной карты «Бэнг!». Без неё уйдут две карты.
web-valley-coach-second_target = Коснись второго игрока рядом с первым. Каждый защищается сам.
web-valley-coach-take_thanks = С руки карты достанутся случайные; карты из колоды никто не выбирал.
web-valley-coach-draw_fewer = Выстрел стоит одной карты добора. В кого стрелять, выберешь после него.
