### Western Legends at the web table, in English.

web-legends-name = { $name }
web-legends-unknown = unknown
web-legends-spoken-card = { $name }, { $rank } of { $suit }
web-legends-written-card = { $name } { $sign }
web-legends-card-down = Face-down card
web-legends-house = The dealer
web-legends-you = You

## What someone has

web-legends-lp = Legendary points: { $lp } (final round at { $target })
web-legends-marshal-track = Marshal points: { $points } (row { $row }): { $lp } LP at the end of the game
web-legends-wanted-track = Wanted points: { $points } (row { $row }): { $lp } LP at the end of each of their turns
web-legends-neutral = Neutral: neither Marshal nor Wanted
web-legends-money = Money: ${ $money }
web-legends-nuggets = Nuggets: { $count } of { $most }
web-legends-wounds = Wounds: { $count } of { $most }
web-legends-wounds-now = Wounds: { $count }
web-legends-cards-in-hand = Cards in hand: { $count } (limit { $most })
web-legends-cards = Poker cards: { $count }
web-legends-moves = Spaces per move: { $count }
web-legends-stands = Space: { $space }
web-legends-carries-cattle = Cattle token: { $cattle }
web-legends-cattle-covered = Only its owner knows what it is worth.
web-legends-tokens = Legendary tokens: { $count }
web-legends-your-tokens = Your Legendary tokens: { $tokens }
web-legends-tokens-about = Together they are worth { $lp } LP at the end. Nobody else knows that.
web-legends-goals-open = Open goals: { $count }
web-legends-goal-open = secret goal
web-legends-goal-done = completed
web-legends-actions-left = Actions left: { $count }
web-legends-gear = Your gear, cattle and goals
web-legends-in-use = in use
web-legends-item-idle = { $item } (not in use)
web-legends-upgraded = { $item }, upgraded
web-legends-plain-item = It has no effect of its own.
web-legends-carries = { $count ->
    [one] A move takes you up to { $count } space.
   *[other] A move takes you up to { $count } spaces.
}
web-legends-end-lp = Worth { $count } LP at the end of the game.
web-legends-both-sides = { $now } Upgraded for { legends-amount-money }: { $better }
web-legends-your-hand = Cards in your hand: { $count }
web-legends-hand-of = Cards in { $player }'s hand: { $count }
web-legends-hand-empty = No poker cards in hand

## Stories

web-legends-stories = Stories
web-legends-discs-of = Discs: { $names }.
web-legends-no-discs = No discs yet.
web-legends-discs-needed = Discs needed: { $count }.
web-legends-story-left = Cards below it: { $count }.

## Characters, store, dice

web-legends-your-characters = Who do you want to be?
web-legends-ability-from = The ability works once you have { $lp } LP.
web-legends-starts-at = Starts at: { $place }
web-legends-starts-with = Starts with: { $item }, poker cards: { $count }
web-legends-owned = yours
web-legends-owned-upgraded = yours, upgraded
web-legends-in-stock = in the store: { $count }
web-legends-dice = Prospecting dice
web-legends-die = { $face } (die { $number })
web-legends-kept = Kept from earlier: { $faces }
web-legends-fold = Collapse or expand

## Fights

web-legends-versus = vs
web-legends-attacks = attacks
web-legends-defends = defends
web-legends-wins = wins
web-legends-no-card-yet = No card played yet
web-legends-fight-card = Fight card { $rank }
web-legends-fight-card-down = Face-down fight card
web-legends-worth = Worth { $value }
web-legends-only-you-know = only you know
web-legends-one-of = one of { $count }
web-legends-fight-lay = Cards
web-legends-fight-reveal = Reveal
web-legends-fight-react = Reactions
web-legends-fight-result = Result
web-legends-you-win = You won the fight!
web-legends-fight-won = Winner of the fight: { $name }
web-legends-surrendered = Surrender! Winner of the fight: { $name }
web-legends-cancelled = cancelled
web-legends-you-act = You play for the opponent: { $name }.
web-legends-acts = { $player } plays for the opponent: { $name }.
web-legends-rifle-fight = Your rifle shows you fight cards: { $ranks }
web-legends-rifle-hand = Your rifle shows you two of your rival's cards:
web-legends-if-wins = { $name } wins: { $text }
web-legends-if-loses = { $name } loses: { $text }
web-legends-loser = Whoever loses takes 1 wound and draws 1 card.
web-legends-tie = Ties are won by: { $name }
web-legends-prize-arrest = 1 Marshal point, and jail for the Wanted player, who loses all Wanted points, the cattle, half the money and half the nuggets.
web-legends-prize-duel = 2 LP.
web-legends-prize-rob = 1 Wanted point, the cattle, and half the money or half the nuggets.
web-legends-prize-bandit = 1 LP or 1 Marshal point; Wanted players get the LP.
web-legends-prize-heist = $80 and 3 Wanted points.
web-legends-prize-sheriff = free, and the sheriff goes back to his office.
web-legends-prize-gang = the reward of the story card.
web-legends-cost-heist = 1 Wanted point all the same.
web-legends-cost-sheriff = jail: you lose all Wanted points, the cattle, half the money and half the nuggets.

## Poker

web-legends-poker = A game of poker
web-legends-pot = Pot: ${ $pot }
web-legends-flop = Flop: cards for everyone
web-legends-dealt-by = played by { $player }
web-legends-house-cards = You play for the dealer. Choose two of these:
web-legends-hole = Tap the cards you play, then confirm. Chosen: { $count }
web-legends-pot-won = ${ $pot } goes to: { $names }
web-legends-house-wins = The dealer wins; the pot goes back to the bank.

## The final score

web-legends-score = Final score
web-legends-score-lp = On the track
    .about = gained during the game
web-legends-score-items = Upgraded items
    .about = as printed on upgraded weapons and mounts
web-legends-score-money = Money
    .about = 1 LP for every full $60
web-legends-score-wanted = Wanted players
    .about = 3 LP for the most Wanted player, 1 LP for each other Wanted player
web-legends-score-marshal = Marshal row
    .about = as many LP as the row of the Marshal track says
web-legends-score-tokens = Legendary tokens
    .about = earned by completing goals
web-legends-score-wounds = Wounds
    .about = 1 LP less for each wound
web-legends-score-total = Total
web-legends-lp-over-time = Legendary points over time
web-legends-lp-over-time-about = Everyone's Legendary points, from the first choice of the game to the last.
web-stat-lp = Legendary points gained
web-stat-fights = Fights won
web-stat-lost_fights = Fights lost
web-stat-pots = Games of poker won
web-stat-money = Dollars earned
web-stat-gold = Nuggets found
web-stat-discs = Discs on stories
web-stat-cattle = Cattle delivered
web-stat-wounds = Wounds taken
web-stat-spaces = Spaces travelled

## The page about cards

web-cards-poker = Poker cards
web-cards-items = Items
web-cards-goals = Goals
web-cards-fight = Fight cards
web-cards-price = Price: { legends-amount-money }
web-cards-upgraded = Upgraded for { legends-amount-money }: { $text }
web-cards-reward = Everyone with a disc: { $text }
web-cards-then = Then bandits come to hideouts { $hideouts }, and the sheriff moves up to { legends-amount-spaces }.
web-cards-goal-of = { $character }'s goal
web-cards-black-lp = Gives him { $count } LP.

## For whoever meets a question for the first time

web-legends-coach-character = Compare abilities and where you would start. An ability works once you have 5 LP.
web-legends-coach-income = Money buys gear and fame; cards win fights and poker games.
web-legends-coach-equip = Only the weapon and the mount in use count until your next turn.
web-legends-coach-act = Three actions: ride, play a card, fight someone on your space, or use the place you are at.
web-legends-coach-walk = Tap a glowing space, or stop here. A bandit ends the ride with a fight.
web-legends-coach-lay = The higher card wins. Your card also does what it says.
web-legends-coach-fight_card = You play for the opponent. The effect happens whoever wins, so weigh both number and text.
web-legends-coach-react = This is your only chance to react in this fight. A reaction can turn the result around; passing keeps your cards.
web-legends-coach-bandit_reward = A Marshal point puts you on the side of the law, with money on the way up.
web-legends-coach-loot = You take half, rounded up. What you cannot hold is lost.
web-legends-coach-join = You pay $10, draw a card, and play two cards with the flop.
web-legends-coach-hole = They make a hand with the three cards on the table. Twos of hearts and diamonds count as any card.
web-legends-coach-house = You win nothing for the dealer, but the better the dealer's hand, the less your neighbour gains.
web-legends-coach-shop = Buy and upgrade as much as you can afford in one action. Upgraded gear also counts at the end.
web-legends-coach-sell = Every nugget earns $20 and 1 LP, and so does every Gold Nugget card.
web-legends-coach-dice = A face with an arrow keeps its $10 and may be rolled again.
web-legends-coach-sheriff = Where he meets a Wanted player, he stops and fights. You may also leave him where he is.
web-legends-coach-goals = A goal you reveal earns Legendary tokens. It costs no action.
web-legends-coach-tokens = Only the points count, and only you see them.
web-legends-coach-hand_limit = You may keep five cards, one fewer for each wound.

## The text table

web-text-legends-round = Round { $round }. { $target } LP trigger the final round.
web-text-legends-last-round = Round { $round }; the last one is { $last }.
web-text-legends-actions = { $player } has actions left: { $count }.
web-text-legends-sheriff = Sheriff: { $space }.
web-text-legends-bandits = Bandits: { $spaces }.
web-text-legends-black = The Man in Black: { $space }, { $lp } LP.
web-text-legends-story = Story “{ $name }”. { $condition } { $discs } { $needed }
web-text-legends-fight = { $kind }: { $attacker } attacks { $defender }.
web-text-legends-laid = You have played { $card }.
web-text-legends-fights-with = { $name }: { $card }, worth { $value }.
web-text-legends-cancelled = The effect of the fight card is cancelled.
web-text-legends-peeked = Your rival's cards that you have seen: { $cards }.
web-text-legends-poker = A game of poker: { $names }. Pot: ${ $pot }.
web-text-legends-flop = The flop: { $cards }.
web-text-legends-house = You play for the dealer, whose cards are: { $cards }.
web-text-legends-shows = { $name } shows { $cards }: { $hand }.
web-text-legends-dice = Prospecting dice: { $faces }.
web-text-legends-items = Items: { $items }.
web-text-legends-cattle = Your cattle is worth this to you. { $text }
web-text-legends-goal = Goal “{ $name }”. { $condition }
web-text-legends-fact = { $text }.
web-text-legends-card = { $card }. { $text }

## The lesson

web-learn-about-legends = A map, a horse, and three actions a turn. Learn the roads to fame: gold, gambling, law and crime.
web-learn-legends-ride = Ride
    .text = A turn begins with your income: money, cards, or some of both. Take one, then tap a golden space on the map and confirm to ride there. That is one of your three actions.
    .learned = On foot, a move takes you two spaces; on a horse, further. What you can do depends on the place you reach.
web-learn-legends-gold = Gold
    .text = You are at a mine. Prospect: two dice show what you find. The die with the arrow keeps its $10 and may be rolled again.
    .learned = Gold is heavy: you can carry four nuggets, or more with a mule. The bank in Darkrock buys them.
web-learn-legends-sell = Cash
    .text = The bank pays $20 for a nugget, and every nugget sold makes you more of a legend: 1 LP. Sell everything, including the Gold Nugget card.
    .learned = LP are what counts in the end. The number on each plate says how many a player has, and how many trigger the final round.
web-learn-legends-store = The store
    .text = Go into the store. Every item says what it does, and what it would do once upgraded. Buy a Mustang, and ride it at once.
    .learned = One action is enough for any number of purchases. Upgraded weapons and mounts are also worth LP at the end.
web-learn-legends-bandit = Bandits
    .text = A bandit is hiding next to you. Ride onto the hideout: the fight costs no action. Play your Ace face down; your neighbour plays a card for the bandit. The higher one wins.
    .learned = Whatever the result, the bandit is gone. Every lost fight costs a wound, and every wound lowers your hand limit by one card.
web-learn-legends-duel = A duel
    .text = Ben is on your space. Tap his plate and challenge him to a duel; it earns 2 LP. He plays a card, too, or surrenders.
    .learned = On a tie, the attacker wins. A robbery brings loot and makes you Wanted; Marshals may arrest Wanted players.
web-learn-legends-poker = Poker
    .text = In a saloon you may open a game of poker for $10. Nobody else is in town, so Dan plays for the dealer. With three cards on the table, choose two of yours: the kings.
    .learned = Whoever wins takes the pot; a winner who opened the game also gets 1 LP. Losers draw a card.
web-learn-legends-heist = Outside the law
    .text = The bank can also be robbed: $80 and 3 Wanted points if you beat the guard, 1 Wanted point even if you do not. Try it with your Ace.
    .learned = Wanted players gain LP at the end of each of their own turns, and the more they are wanted, the more they gain. But the sheriff hunts them, and jail costs them all of it.
web-learn-legends-story = Stories
    .text = Two stories are face up. Whoever does what one of them asks may put a disc there. Work for $10, then tap the story “{ story-payday }”.
    .learned = A story with enough discs is resolved at the end of the turn: everyone with a disc there gets the reward, and bandits return.
web-learn-legends-fame = Fame
    .text = At the cabaret, money turns into fame: 1 LP for every $30. Spend it all, and you have the 20 LP that trigger the final round.
    .learned = The round is finished, then everyone has one more turn. Money, wounds, the law and crime still count in the final score: whoever has the most LP wins.
