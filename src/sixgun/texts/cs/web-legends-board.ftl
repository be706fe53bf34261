### Western Legends u webového stolu: mapa a co se na ní dělá, česky.

web-lobby-game-about-legends = Jezdi, přepadávej, kopej a hraj, dokud tvé jméno nezná celý Západ.

## Mapa

web-legends-map = Mapa
web-legends-map-whole = Ukázat celou mapu
web-legends-zoom-in = Přiblížit
web-legends-zoom-out = Oddálit
web-legends-show-own = Ukázat tvou figurku
web-legends-where-to = Kam?
web-legends-destinations = Pole, ze kterých můžeš vybírat
web-legends-go-to = Cíl: { $space } ({ legends-amount-spaces })
web-legends-space-with = { $space }: { $who }
web-legends-key-list = seznam polí, ze kterých můžeš vybírat
web-legends-key-zoom = přiblížit nebo oddálit mapu
web-legends-key-whole = celá mapa

## Tlačítka

web-legends-end-early = { $count ->
    [one] Ukončit tah, zbývá { $count } akce
    [few] Ukončit tah, zbývají { $count } akce
   *[other] Ukončit tah, zbývá { $count } akcí
}
web-legends-step-ready = Koupit a hned používat
web-legends-step-upgrade = Vylepšit
web-legends-step-moved = Kotoučem z druhého příběhu

## Otázka ve zkratce

web-legends-ask-act = { $left ->
    [one] Tvůj tah: zbývá { $left } akce.
    [few] Tvůj tah: zbývají { $left } akce.
   *[other] Tvůj tah: zbývá { $left } akcí.
}

## Co se na poli dá dělat

web-legends-place-plain = Není tu nic než cesta dál. Kdo tu potká jinou postavu, smí zaútočit.
web-legends-place-general_store = Jednou akcí nakoupíš předměty a vylepšíš zbraně a zvířata, kolik jich zaplatíš. Nebo pracuj za 10 $.
web-legends-place-saloon = Otevři partii pokeru; vklad je 10 $. Nebo pracuj za 10 $.
web-legends-place-bank = Prodej nuggety, každý za 20 $ a 1 BV, nebo se pokus banku vyloupit. Nebo pracuj za 10 $.
web-legends-place-doctor = Za 10 $ se vyléčí všechna zranění a za každé lízneš pokerovou kartu. Nebo pracuj za 10 $.
web-legends-place-cabaret = Utrácej: každých 30 $ přinese 1 BV. Nebo pracuj za 10 $.
web-legends-place-mine = Hoď dvěma kostkami na zlato. Nebo pracuj za 10 $.
web-legends-place-ranch = Vezmi dobytek, pokud žádný nemáš. Dobytek z druhého ranče se tu dá prodat jako kradený. Nebo pracuj za 10 $.
web-legends-place-rail_station = Odevzdej dobytek na dráhu, pokud nejsi psanec. Nebo pracuj za 10 $.
web-legends-place-sheriff_office = Sem přijde, koho zatknou. Pracuj za 10 $.
web-legends-place-hideout = S banditou, který tu čeká, se musí bojovat. Bez něj je tu klid na práci za 10 $.
