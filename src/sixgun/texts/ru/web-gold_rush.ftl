### «Золотая лихорадка» на странице, по-русски.

web-gold-shop = Лавка
web-gold-deck = { $under ->
    [0] Колода снаряжения: { $count }
   *[other] Колода снаряжения: { $count }, открыто снизу: { $under }
}
web-gold-priced = { $name } ({ $price })
web-gold-price-full = За полную цену
web-gold-price-less = На 1 самородок дешевле
web-gold-price-nugget = За самородок
web-gold-shadows = Выбывшие возвращаются на свои ходы стрелками-тенями.
web-gold-shadow = Тень
web-gold-hint-shop = За каждую жизнь, которую другие теряют из-за тебя, ты получаешь самородок. Карту, которая светится в лавке, можно купить: нажми на неё, потом на красную кнопку.
web-gold-hint-shadow = На этот ход ты возвращаешься тенью, без жизней. В конце хода карты сбрасываются, а самородки остаются у тебя.
web-gold-side-none = Ренегат-тень
web-gold-side-shadow_deputy = Помощник-тень
web-gold-side-shadow_outlaw = Бандит-тень
web-gold-use-force_discard = Сбросить чужое снаряжение
web-gold-use-jacky_murieta = Выстрел за 2 самородка
web-gold-use-josh_mccloud = Снаряжение за 2 самородка
web-gold-use-raddie_snake = 1 карта за 1 самородок
web-cards-sort-equipment = Снаряжение

web-text-gold-shop = В лавке, с ценой в самородках: { $cards }.
web-text-gold-under = Открыто лежит под колодой снаряжения: { $cards }.
web-text-gold-nuggets = Самородки: { $count }
web-text-gold-gear = Снаряжение: { $cards }.

web-gold-coach-use_drawn = Нажми на карту, затем выбери, как или против кого её применить. Отложить её нельзя.
web-gold-coach-discard_drawn = Сбросить можно только одну из взятых сейчас карт. И возьми самородок.
web-gold-coach-order_gear = Порядок почти никогда не важен.
web-gold-coach-play_again = Дополнительный ход — это целый ход: с новыми картами и всеми опасностями.
