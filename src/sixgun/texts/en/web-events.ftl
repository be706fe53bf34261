### The events of the card game on the page, in English.

web-events-heading = Events
web-events-now = Event in force
web-events-next = Next event
web-events-next-short = Next
web-events-none = No event in the first round
web-events-left = Events left: { $count }
web-events-last = Last event
web-events-last-about = It stays in force until the game ends.
web-events-suit = Only this suit may be played this turn: { $suit }
web-events-reversed = Turns go counter-clockwise
web-events-suit-now = Counts as { $suit } ({ $by })
web-events-duty = Must be played
web-events-past = Past events
web-events-asleep-by = No effect now ({ $by })
web-events-starter = Starts the rounds
web-events-starter-about = A new event comes into force before each of this player's turns, from the second one on.
web-events-ghost = Ghost
web-events-ghost-about = In the game without life points, which can be neither gained nor lost.
web-events-hint = The slip in the middle is the event in force, the small one comes next. Tap them to read what they do.
web-events-hint-ghost = You are a ghost: you play on without life points, and nobody can hurt you.
web-events-hint-asleep = What is grey and marked “Zz” has no effect for now. Tap it to see why.
web-events-reserve = Your reserve: { $character }
web-events-reserve-hidden = Your reserve is still face down
web-events-reserve-about = A second character that you may swap to under New Identity.
web-bang-draws = Cards drawn at the start of a turn: { $count }
web-bang-lose-the-card = Lose the card
web-bang-give-nothing = Give nothing
web-bang-draw-as-usual = Draw cards
web-bang-exchange = Exchange { bang-count-cards }
web-cards-sort-event = Events
web-cards-event = Event: from the second round on, a new one comes into force each round.
web-cards-event-last = Last event: it closes the pile and stays in force until the game ends.

## In sentences, for the text table

web-text-events-now = Event in force: { $event }. { $text }
web-text-events-next = Next event: { $event }. { $text }
web-text-events-none = No event is in force in the first round.
web-text-events-left = Events left: { $count }.
web-text-events-suit = Only this suit may be played this turn: { $suit }.
web-text-events-reversed = Turns go counter-clockwise.
web-text-events-last = This is the last event.
web-text-events-past = Past events: { $events }.
web-text-events-asleep = No effect now: { $names }.
web-text-events-starter = Starts the rounds.
web-text-events-ghost = A ghost, without life points.
web-text-events-reserve = Your reserve: { $character }.
web-text-events-reserve-hidden = Your reserve is still face down.

## For whoever meets a question for the first time

web-bang-coach-discard_blue = Blue cards are the ones that stay in front of you. Give up the one that helps you least.
web-bang-coach-blood_brothers = Tap whoever should get your life point, or keep it.
web-bang-coach-hard_liquor = Without drawing you play with the cards you have.
web-bang-coach-peyote = Every right guess gives you the card and another guess. A wrong one ends it.
web-bang-coach-ranch = Tap all the cards you do not need. You draw as many new ones, but only once.
web-bang-coach-handcuffs = Name the suit you have most use for. Cards already in play and abilities are not affected.
web-bang-coach-ricochet = The shot is aimed at the card, not at you. Without a Missed! you lose only the card.
web-bang-coach-roulette = Everyone in turn needs a Missed! The first without one loses 2 life points, and it is over.
