### Webový stůl, česky: co je společné všem stránkám.

web-skip = Přejít k hlavní části
web-close = Zavřít

## Názvy stránek

web-title-lobby = Vyber si hru
web-title-new-table = Nový stůl
web-title-table = Stůl
web-title-replay = Záznam hry
web-title-cards = Karty a postavy
web-title-learn = Nauč se hrát
web-title-settings = Nastavení
web-title-offline = Bez spojení
web-title-not-found = Tady nic není

## Kudy dál

web-to-lobby = Zpět do lobby
web-load-again = Načíst znovu
web-try-again = Zkusit znovu

## Když se něco nepovede

web-not-found-title = Tady stopa končí
web-not-found-text = Na této adrese žádná stránka není. Možná z odkazu vypadlo písmenko: zkontroluj ho, nebo si o něj řekni znovu.
web-broken-title = Na této stránce se něco pokazilo
web-broken-text = Nic není ztraceno: hra zůstává na serveru. Načti stránku znovu a hra půjde dál tam, kde přestala.
web-offline-title = Server není dostupný
web-offline-text = Tvá hra je v bezpečí: server uchovává každou potvrzenou volbu a tvé místo na tebe čeká. Zkontroluj připojení, nebo se zeptej toho, kdo server provozuje.
web-offline-still = Pořád bez odpovědi.
web-problem-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-problem-server = Server poslal odpověď, která tu nedává smysl (kód { $status }). Zkus to za chvíli znovu.
web-problem-no-line = Spojení je teď přerušené; samo se obnoví. Pak to zkus znovu.

## Síla botů

web-level-greenhorn = Zelenáč
web-level-gunslinger = Pistolník
