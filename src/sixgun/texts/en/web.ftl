### The web table, in English: what all its pages share.

web-skip = Skip to the main part
web-close = Close

## Titles of the pages

web-title-lobby = Choose a game
web-title-new-table = New table
web-title-table = Table
web-title-replay = Replay
web-title-cards = Cards and characters
web-title-learn = Learn to play
web-title-settings = Settings
web-title-offline = No connection
web-title-not-found = Nothing here

## Ways on

web-to-lobby = Back to the lobby
web-load-again = Load again
web-try-again = Try again

## When something goes wrong

web-not-found-title = This trail ends here
web-not-found-text = There is no page at this address. Perhaps a letter of the link got lost: check it, or ask for it again.
web-broken-title = Something broke on this page
web-broken-text = Nothing is lost: the game is kept on the server. Load the page again and you are back where you were.
web-offline-title = The server cannot be reached
web-offline-text = Your game is safe: the server keeps every choice it has confirmed, and your seat waits for you. Check your connection, or ask whoever runs the server.
web-offline-still = Still no answer.
web-problem-offline = The server does not answer. Check your connection and try again.
web-problem-server = The server gave an answer that makes no sense here (number { $status }). Try again in a moment.
web-problem-no-line = There is no connection at the moment; it will be back by itself. Then try again.

## Strengths of bots

web-level-greenhorn = Greenhorn
web-level-gunslinger = Gunslinger
