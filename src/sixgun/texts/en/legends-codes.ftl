### Western Legends: what cards do, put together from the codes of the data files, in English.

# `they` speaks of someone else, `to` is the infinitive; a form that is missing is the plain text.

## What stands between the parts

legends-sentence = { CAPITAL($text) }.
legends-next = { $one } { $other }
legends-then = { $one }; { $other }
legends-or-else = { $one }, or { $other }
legends-or-if = { $one }, or { $other }
legends-and-so = { $one } and { $other }
legends-at_least = at least { $what }
legends-at_most = at most { $what }
legends-exactly = exactly { $what }
legends-this_turn = { $text } this turn
legends-one_round = { $text } in one round
legends-times = { $text } { $count ->
    [2] twice
    [one] once
   *[other] { $count } times
}

## Amounts. `none` follows ‘have’ when there is nothing of it.

legends-amount-lp = { $count } LP
    .none = no LP
legends-amount-mp = { $count ->
    [one] { $count } Marshal point
   *[other] { $count } Marshal points
}
    .none = no Marshal points
legends-amount-wp = { $count ->
    [one] { $count } Wanted point
   *[other] { $count } Wanted points
}
    .none = no Wanted points
legends-amount-money = ${ $count }
    .none = no money
legends-amount-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
    .none = no nuggets
legends-amount-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
    .none = no wounds
legends-amount-poker = { $count ->
    [one] { $count } poker card
   *[other] { $count } poker cards
}
    .none = no poker cards
legends-amount-cattle = { $count ->
    [one] a cattle token
   *[other] { $count } cattle tokens
}
    .none = no cattle token
legends-amount-mounts = { $count ->
    [one] a mount
   *[other] { $count } mounts
}
    .none = no mount
legends-amount-upgraded_mounts = { $count ->
    [one] an upgraded mount
   *[other] { $count } upgraded mounts
}
    .none = no upgraded mount
legends-amount-misc_items = { $count ->
    [one] a miscellaneous item
   *[other] { $count } miscellaneous items
}
    .none = no miscellaneous items
legends-amount-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
legends-amount-move_actions = { $count ->
    [one] { $count } Move action
   *[other] { $count } Move actions
}
legends-amount-regions = { $count ->
    [one] { $count } region
   *[other] { $count } different regions
}
legends-amount-actions = { $count ->
    [one] { $count } more action
   *[other] { $count } more actions
}
legends-amount-dice = { $count ->
    [one] { $count } prospecting die
   *[other] { $count } prospecting dice
}
legends-amount-fight_cards = { $count ->
    [one] { $count } fight card
   *[other] { $count } fight cards
}

## Who

legends-does = { $who } { $text }
legends-rival = the rival
legends-target = the chosen player
legends-attacked = the attacked player
legends-each = each player who { $who }
legends-you = you { $text }
legends-this_player = this player
legends-each-one = for each player who { $who }: { $text }
legends-nobody = no player { $who }

## Decisions

legends-choose = either { $options }
    .they = either { $options } (their choice)
    .yours = either { $options } (your choice)
legends-their_choice = { $text } (their choice)
legends-may = you may { $text }
    .they = may { $text }
legends-if = if { $condition }: { $then }; otherwise { $else }
legends-if-only = if { $condition }: { $then }
legends-by = as chosen by the player acting for the opponent: { $text }
legends-by-may = if the player acting for the opponent so chooses, { $text }

## What happens to someone

legends-step-gain = gain { $what }
    .they = gains { $what }
legends-step-lose = lose { $what }
    .they = loses { $what }
legends-step-half-money = lose half of your money, rounded up
    .they = loses half of their money, rounded up
legends-step-half-nuggets = lose half of your nuggets, rounded up
    .they = loses half of their nuggets, rounded up
legends-step-draw = draw { $what }
    .they = draws { $what }
legends-step-discard = discard { $what }
    .they = discards { $what }
legends-step-discard_random = discard { $what } at random
    .they = discards { $what } at random
legends-step-heal = heal { $what }
    .they = heals { $what }
legends-step-heal-all = heal all wounds
    .they = heals all wounds
legends-step-wound = take { $what }
    .they = takes { $what }
legends-step-return_cattle = return your cattle token to its ranch
    .they = returns their cattle token to its ranch
legends-step-take_cattle = take a random cattle token of either colour, unless you carry one
legends-step-item = gain { $item }; if you cannot, { $else }
legends-step-extra_actions = get { $what } this turn
legends-step-move = move up to { $what }
legends-step-move-times = move up to { $times ->
    [2] twice
   *[other] { $times } times
} your movement points
legends-step-place = put your figure { $where }
legends-step-roll = roll { $what } and take the result; for each blank face: { $else }
legends-step-reroll_die = roll this die again and take that result too
legends-step-reroll_one = reroll one of the prospecting dice
legends-step-steal-money = take { $what } from the chosen player
legends-step-steal-poker = take { $what } at random from the chosen player
legends-step-peek_hand = look at { $what } at random from the rival's hand
legends-step-peek_fight_cards = look at { $what } at random from those drawn against you
legends-step-ante_draw = draw { $what } instead of 1
legends-step-discard_self = return this card to the store
legends-step-restart_fight = restart the fight
    .they = the fight starts again
legends-step-fight_gang = fight a gang ({ $what }); if you win: { $then }
legends-cards-drawn = { $count ->
    [one] { $count } fight card
   *[other] { $count } fight cards
}

## What simply holds or happens

legends-step-none = no effect
legends-step-nothing = nothing happens
legends-step-sheriff = if any player is Wanted, you may move the sheriff up to { $what }
legends-step-sheriff_auto = the sheriff moves up to { $what } towards the player with the most Wanted points and fights the first Wanted player he meets
legends-step-bandits = a bandit appears at every hideout { $letters } with no figures
legends-worth = { $more ->
    [yes] worth { $count } more
   *[other] worth { $count } less
}
legends-step-own_value = your card is { $worth }
legends-step-own_value-card = this card is { $worth }
legends-step-rival_value = the rival's card is { $worth }
legends-step-cancel_fight_effect = the effect of the fight card played against you is cancelled
legends-step-uncancellable = This effect cannot be cancelled
legends-step-no_bandit_mp = Beating a bandit in this fight earns no Marshal point
legends-step-nugget_limit = you may carry { $what } above the usual limit
legends-step-wild = played from your hand in poker, this card counts as any rank and suit
legends-step-as_nugget = you may discard this card as one more nugget
legends-step-mib_lp = the Man in Black gains { $what }
    .he = he gains { $what }
legends-step-mib-duel = the Man in Black challenges { $whom } to a duel; if he wins: { $then }
    .he = he challenges { $whom } to a duel; if he wins: { $then }
legends-step-mib-rob = the Man in Black robs { $whom }; if he wins: { $then }
    .he = he robs { $whom }; if he wins: { $then }
legends-step-mib-arrest = the Man in Black arrests { $whom }; if he wins: { $then }
    .he = he arrests { $whom }; if he wins: { $then }
legends-step-mib-poker = the Man in Black plays poker { $where }, and everyone in that town may join; if he wins or nobody joins: { $then }
    .he = he plays poker { $where }, and everyone in that town may join; if he wins or nobody joins: { $then }
legends-whom-most_lp = the player with the most LP
legends-whom-most_money = the player with the most money

## Moments. `vs` names the opponent, `card` is for poker cards.

legends-reaction = Reaction. { $text }
legends-on-action = Action: { $text }
legends-on-gain = When you gain this card: { $text }
legends-on-start_of_turn = At the start of your turn: { $text }
    .at = At the start of your turn, if you stand { $where }: { $text }
legends-on-after_move_action = After your Move action: { $text }
    .with = After your Move action, if { $who } is on your space: { $text }
legends-on-before_fight = Before a fight: { $text }
    .vs = Before a fight { $against }: { $text }
legends-on-fight = In a fight: { $text }
    .vs = In a fight { $against }: { $text }
legends-on-fight_reveal = When this card is revealed in a fight: { $text }
    .vs = When this card is revealed in a fight { $against }: { $text }
legends-on-fight_reaction = After the cards in a fight are revealed: { $text }
    .vs = After the cards in a fight { $against } are revealed: { $text }
legends-on-after_fight = After you { $fight }: { $text }
    .card = After you { $fight } with this card: { $text }
legends-on-wounded = When you take wounds (once per action): { $text }
legends-on-poker_ante = After you pay the ante in poker: { $text }
legends-on-poker_end = After a game of poker: { $text }
    .win = After you win a game of poker: { $text }
    .loss = After you lose a game of poker: { $text }
    .card = After a game of poker with this card from your hand: { $text }
    .card-win = After you win a game of poker with this card from your hand: { $text }
    .card-loss = After you lose a game of poker with this card from your hand: { $text }
legends-on-sell = When you sell nuggets at the bank: { $text }
legends-on-prospect_roll = After you roll for gold: { $text }
legends-on-after_prospect = After you prospect for gold: { $text }
legends-on-deliver = After you deliver cattle: { $text }

## Opponents: those on the space, and those fought against

legends-against = against { $whom }
legends-with-player = another player's character
legends-vs-player = another player's character
legends-with-mib = the Man in Black
legends-vs-mib = the Man in Black
legends-with-outlaw = a Wanted player
legends-vs-outlaw = a Wanted player
legends-vs-virtual = an NPC
legends-vs-bandit = a bandit

## Fights: what is won, and how

legends-fight-win = win { $what }
legends-fight-loss = lose { $what }
legends-fight-any = complete { $what }
legends-fights-any = { $count ->
    [one] a fight
   *[other] { $count } fights
}
legends-fights-player = { $count ->
    [one] a fight against another player's character
   *[other] { $count } fights against other players' characters
}
legends-fights-arrest = { $count ->
    [one] an arrest
   *[other] { $count } arrests
}
legends-fights-duel = { $count ->
    [one] a duel
   *[other] { $count } duels
}
legends-fights-rob = { $count ->
    [one] a robbery
   *[other] { $count } robberies
}
legends-fights-bandit = { $count ->
    [one] a fight against a bandit
   *[other] { $count } fights against bandits
}
legends-fights-heist = { $count ->
    [one] a bank heist
   *[other] { $count } bank heists
}
legends-fights-sheriff = { $count ->
    [one] a fight against the sheriff
   *[other] { $count } fights against the sheriff
}
legends-fights-gang = { $count ->
    [one] a fight against a gang
   *[other] { $count } fights against gangs
}
legends-fight-attacker = as the attacker
legends-fight-defender = as the defender
legends-fight-wounds = { $text } with { $what }
legends-fight-wp_before = { $text } with { $what } at its start
legends-fight-reward-mp = { $text } with the Marshal point as your reward
legends-fight-reward-lp = { $text } with the LP as your reward

## What a player has done

legends-did-work = work
legends-did-prospect = prospect for gold
legends-did-prospect-nuggets = gain { $what } in one Prospect action
legends-did-sell = sell nuggets at the bank
legends-did-sell-nuggets = sell { $what } at the bank
legends-did-heist = attempt a bank heist
legends-did-doctor = visit the doctor
legends-did-doctor-healed = heal { $what } at the doctor's
legends-did-revel = spend money at the cabaret
legends-did-revel-spent = spend { $what } at the cabaret in one action
legends-did-poker = play a game of poker
legends-did-poker-win = win a game of poker
legends-did-poker-loss = lose a game of poker
legends-poker-active = as the active player
legends-poker-guest = as a guest
legends-poker-hand = with the hand “{ $hand }”
legends-poker-hand-or-better = with the hand “{ $hand }” or better
legends-poker-hand-or-worse = with the hand “{ $hand }” or worse
legends-rank = { $rank }
legends-poker-hole = using { $ranks } from your hand
legends-did-buy = buy { $what }
legends-did-upgrade = upgrade { $what }
legends-did-item = something at the store
legends-did-take_cattle = take a cattle token at a ranch
legends-did-deliver = deliver cattle
legends-did-deliver-rail = deliver cattle by rail
legends-did-deliver-rustle = deliver cattle by rustling

## What has to be so

legends-have = have { $what }
    .they = has { $what }
legends-have-none = have { $what }
    .they = has { $what }
legends-carry = carry { $what }
    .they = carries { $what }
legends-own = own { $what }
    .they = owns { $what }
legends-hold = hold { $what } in hand
    .they = holds { $what } in hand
legends-be = be { $what }
    .they = is { $what }
    .are = are { $what }
legends-fewer-than-black = has fewer LP than the Man in Black
legends-stand = stand { $where }
    .they = stands { $where }
legends-end_move = end a move { $where }
legends-at-in_town = in a town
legends-at-outside_towns = outside both towns
legends-at-other_ranch = at the ranch of the other colour
legends-at-space = on the space “{ $space }”
legends-turn-steps = move { $what } in one turn
legends-turn-move_actions = take { $what } in one turn
legends-turn-regions = visit { $what } in one turn
legends-turn-gained = gain { $what } in one turn
legends-turn-lp_in_one_action = gain { $what } in one action
legends-pay-money = pay { $what }
legends-pay-poker = discard { $what }
legends-pay-item = return { $what } to the store
