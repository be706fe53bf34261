### The web table, in English: what all its pages share.

web-skip = Skip to main content
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
web-load-again = Reload
web-try-again = Try again

## When something goes wrong

web-not-found-title = This trail ends here
web-not-found-text = There is no page at this address. Perhaps a letter of the link got lost: check it, or ask for the link again.
web-broken-title = Something broke on this page
web-broken-text = Nothing is lost: the game is kept on the server. Reload the page and you are back where you were.
web-offline-title = The server cannot be reached
web-offline-text = Your game is safe: the server keeps every choice it has confirmed, and your seat waits for you. Check your connection, or ask whoever runs the server.
web-offline-still = Still no answer.
web-problem-offline = The server is not responding. Check your connection and try again.
web-problem-server = The server sent an unexpected answer (error { $status }). Try again in a moment.
web-problem-no-line = There is no connection right now; it will be restored automatically. Then try again.

## Strengths of bots

web-level-greenhorn = Greenhorn
web-level-gunslinger = Gunslinger
