### Western Legends u webového stolu: mapa a co se na ní dělá, česky.

web-lobby-game-about-legends = Jezdi, přepadávej, hledej zlato a hraj poker, dokud tvé jméno nezná celý Západ.

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
web-legends-step-ready = Koupit a hned použít
web-legends-step-upgrade = Vylepšit
web-legends-step-moved = Válečkem z druhého příběhu

## Otázka ve zkratce

web-legends-ask-act = { $left ->
    [one] Tvůj tah: zbývá { $left } akce.
    [few] Tvůj tah: zbývají { $left } akce.
   *[other] Tvůj tah: zbývá { $left } akcí.
}

## Co se na poli dá dělat

web-legends-place-plain = Není tu nic než cesta dál. Kdo tu potká jinou postavu, smí zaútočit.
web-legends-place-general_store = Jednou akcí nakoupíš předměty a vylepšíš zbraně a jízdní zvířata, na co ti stačí peníze. Nebo pracuj za 10 $.
web-legends-place-saloon = Zahraj si partii pokeru; vklad je 10 $. Nebo pracuj za 10 $.
web-legends-place-bank = Prodej nuggety, každý za 20 $ a 1 BV, nebo se pokus banku vyloupit. Nebo pracuj za 10 $.
web-legends-place-doctor = Za 10 $ se zahojí všechna zranění a za každé si dobereš pokerovou kartu. Nebo pracuj za 10 $.
web-legends-place-cabaret = Uspořádej velkolepou pitku: každých 30 $ přinese 1 BV. Nebo pracuj za 10 $.
web-legends-place-mine = Hledej zlato: hoď dvěma zlatokopeckými kostkami. Nebo pracuj za 10 $.
web-legends-place-ranch = Vezmi si dobytek, pokud žádný nemáš. Dobytek z druhého ranče se tu dá prodat jako kradený. Nebo pracuj za 10 $.
web-legends-place-rail_station = Odvez dobytek po železnici, pokud nejsi psanec. Nebo pracuj za 10 $.
web-legends-place-sheriff_office = Sem putují zatčení psanci. Můžeš tu pracovat za 10 $.
web-legends-place-hideout = S banditou, který tu čeká, se musí bojovat. Bez něj tu můžeš v klidu pracovat za 10 $.
