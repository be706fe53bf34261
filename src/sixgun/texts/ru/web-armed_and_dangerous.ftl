### The load of Armed & Dangerous on the page.

web-bang-colour-orange = Оранжевая рамка (▲): остаётся в игре с зарядами. Её цену платят этими зарядами; без зарядов она уходит.
web-load-with = С картой { $cards }
web-load-no-load = Без заряда
web-load-no-upgrade = Без улучшения
web-load-no-target = Больше никого
web-load-leave-it = Оставить
web-load-let-it-stand = Пусть так
web-load-count = { bang-count-load }
web-load-short = Почти пустая
web-load-on-character = На персонаже: { bang-count-load }
web-load-supply = Зарядов в запасе: { $count }
web-load-title = Заряды
web-load-about = Заряды лежат на оранжевых картах в игре и на персонажах, не больше 4 на каждом. Оранжевые карты платят своими зарядами; улучшения и способности — любыми твоими.
web-load-bell = { $card }: для следующей карты все на расстоянии 1
web-load-belt = { $card }: в этом ходу ещё одна карта «Бэнг!»
web-text-load-cards = Заряды на картах: { $cards }.
web-text-load-short = { bang-count-load }, почти пустая
web-text-load-supply = Зарядов в запасе: { $count }.
web-text-sentence = { $said }.
web-load-use-bass_greeves = 1 карта с руки за 2 заряда
web-load-use-frankie_canton = Забрать 1 заряд
web-load-use-mexicali_kid = Выстрел за 2 заряда
web-load-use-red_ringo = Переложить заряды

## The first time

web-load-hint = Оранжевая карта входит в игру с 3 зарядами и платит ими за каждое применение. Пустая сбрасывается.
web-load-coach-place_load = Зарядами платят за оранжевые карты, способности и улучшения. На карту или персонажа помещается 4.
web-load-coach-pay_load = Опустевшая карта сразу сбрасывается. Бомба взрывается.
web-load-coach-buy_upgrades = Каждое улучшение стоит зарядов; можно обойтись без них.
web-load-coach-add_targets = Каждая новая цель стоит заряда. Их обрабатывают по порядку.
web-load-coach-regain_card = Карта вернётся на руку, и её можно сыграть снова.
web-load-coach-arrow = Спасёт только карта «Бэнг!». «Мимо!» здесь не поможет.
web-load-coach-roll_again = Всё открытое не считается, карты открывают заново.
web-load-coach-pass_bomb = Заряды уходят с ней: чем их меньше, тем скорее взрыв.
web-load-coach-forced_discard = Выстрел мимо, но он стоит тебе карты.
web-load-coach-offer = Сейчас твоя способность к месту. Можно и пропустить.
web-load-coach-move_load = Обратно их не переложить, на карту помещается 4.
