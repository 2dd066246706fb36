# New Frontiers in English. Another language is another file beside this one; docs/words.md says how it works.

### Joining and shaping

# A phrase as a sentence of its own.
sentence = { CAPITAL($text) }.

and-next = { $before }, { $part }
and-last = { $before } and { $part }
or-next = { $before }, { $part }
or-last = { $before } or { $part }
plus-next = { $before } + { $part }
plus-last = { $before } + { $part }
comma-next = { $before }, { $part }
comma-last = { $before }, { $part }
parts-next = { $before }; { $part }
parts-last = { $before }; { $part }
slash-next = { $before }/{ $part }
slash-last = { $before }/{ $part }

### Things

yes = yes
no = no
kind = { $kind ->
    [novelty] Novelty
    [rare] Rare Elements
    [genes] Genes
    [alien] Alien Technology
    [gray] gray
   *[any] any kind
}
a-good = { $kind ->
    [alien] an { kind } good
   *[other] a { kind } good
}
a-world = { $kind ->
    [alien] an { kind } world
   *[other] a { kind } world
}
# What a power names: a kind of goods or a keyword.
named = { $what ->
    [novelty] Novelty
    [rare] Rare Elements
    [genes] Genes
    [alien] Alien Technology
   *[other] { $what }
}
seat = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
    [pink] Pink
   *[silver] Silver
}
phase = { $phase ->
    [explore] Explore
    [develop] Develop
    [settle] Settle
    [produce] Produce
    [trade] Trade
    [consume] Consume
   *[none] no action
}
credits = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
colonists = { $n ->
    [one] 1 colonist
   *[other] { $n } colonists
}
worlds = { $n ->
    [one] 1 world
   *[other] { $n } worlds
}
goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
goods-of = { $kind ->
    [good] { goods }
   *[other] { $n ->
        [one] 1 { kind } good
       *[other] { $n } { kind } goods
    }
}
gain = { $what ->
    [credit] { credits }
    [vp] { points }
   *[colonist] { colonists }
}
    .short = { $what ->
    [credit] { $n } cr
    [vp] { $n } VP
   *[colonist] { $n } col
}

### Effects: what a power says. Every message with .short has a form for narrow cards.

# Cost and effect: on their own, and inside a sentence.
ability = { $cost }: { $effect }
    .short = { $cost }: { $effect }
part = { $cost } to { $effect }
optional = you may { $what }
    .short = [{ $what }]
if = { $what } if { $when }
    .short = { $what } if { $when }
per = { $what } for { $counter }
    .short = { $what } per { $counter }
# A power with its phase in front.
power = { phase }: { $text }
# Several scores of one tile: what counts for one of them does not count for another.
score-once = { $text }; no tile counts twice
    .short = { $text }

when-owning = you own { $tile }
    .short = { $tile }
when-most-produced = you produced more { kind } goods than anybody else
    .short = most { kind }
when-taking-colonists = you take colonists
    .short = taking colonists

do-take = spend { goods-of }
    .short = { $kind ->
    [good] { goods }
   *[other] { $n } { kind }
}
do-take-kinds = spend { goods } of different kinds
    .short = { $n } different
do-take-each = spend up to { goods-of }, for each of them
    .short = each of ≤{ $kind ->
    [good] { goods }
   *[other] { $n } { kind }
}
do-take-each-kind = spend up to { goods } of different kinds, for each of them
    .short = each of ≤{ $n } different

do-gain = gain { gain }
    .short = { gain.short }
do-draw = draw { worlds } from the bag
    .short = draw { $n }
do-discount = pay { credits } less
    .short = -{ $n } cr
do-discount-worlds = pay { credits } less for non-military worlds
    .short = worlds -{ $n } cr
do-discount-on = pay { credits } less for non-military { named } worlds
    .short = { named } -{ $n } cr
do-military = +{ $n } Military
    .short = +{ $n } Military
do-military-against = +{ $n } Military against { named } worlds
    .short = +{ $n } Military: { named }
do-temporary-military = get +{ $n } Military for this action
    .short = +{ $n } Military now
do-pay-for-military = settle a military world{ $not_ALIEN ->
    [yes] {" "}that is not ALIEN
   *[no] {""}
} as if it were non-military, for { $n ->
    [0] its defence in credits
   *[other] its defence less { $n } in credits
}
    .short = pay defence{ $n ->
    [0] {""}
   *[other] -{ $n }
}{ $not_ALIEN ->
    [yes] {" "}(not ALIEN)
   *[no] {""}
}
do-settle = settle up to { worlds } in one action
    .short = settle { $n }
do-replace = replace one of your non-military colonies by an explored non-military world of the same kind, gray being a kind here, that costs up to { $n } more
    .short = replace a colony (≤{ $n } more)
do-replace-this = replace this colony by an explored non-military world{ $not_ALIEN ->
    [yes] {" "}that is not ALIEN
   *[no] {""}
}, at no cost, in place of settling
    .short = replace this{ $not_ALIEN ->
    [yes] {" "}(not ALIEN)
   *[no] {""}
}
do-good-on = produce { $n ->
    [one] a good on an empty
   *[other] { $n } goods on empty
}{ $kind ->
    [any] {""}
   *[other] {" "}{ kind }
} windfall { $n ->
    [one] colony
   *[other] colonies
}
    .short = good on { $kind ->
    [any] windfall
   *[other] { kind } windfall
}
do-sell = sell { goods } at the price of Trade
    .short = sell { $n }
do-pick = pick { worlds } more once everybody has picked
    .short = pick { $n } more
do-collect = take the credits on this tile
    .short = credits here
do-lead = move your disk to the first place of the priority track
    .short = first place
do-advance = move your disk { $n ->
    [one] 1 place
   *[other] { $n } places
} forward on the priority track
    .short = +{ $n } place
do-chart = keep { $keep } of { $draw } goals face down
    .short = { $keep } of { $draw } goals
do-score = { points }
    .short = { $n } VP
do-score-kinds = { $points } points, the more different kinds your colonies have
    .short = { $points } VP by kinds

per-counter = per { $counter }
if-occasion = if { $when }
for-now = for this action

# What effects are counted by.
per-colony = each colony
    .short = colony
per-gray-colony = each gray colony
    .short = gray colony
per-military-colony = each military colony
    .short = military colony
per-non-military-colony = each non-military colony
    .short = non-military colony
per-non-military-colony-with-2-colonists = each non-military colony that holds 2 colonists
    .short = non-military colony with 2 colonists
per-development = each development
    .short = development
per-9-cost-development = each development of cost 9
    .short = 9-cost development
per-development-with-military-power = each development with a Military power
    .short = Military development
per-novelty-colony = each Novelty colony
    .short = Novelty colony
per-novelty-production-colony = each Novelty production colony
    .short = Novelty production
per-novelty-windfall-colony = each Novelty windfall colony
    .short = Novelty windfall
per-novelty-sold = each Novelty good you sell
    .short = Novelty sold
per-novelty-world-settled = each Novelty world you settle
    .short = Novelty world settled
per-rare-colony = each Rare Elements colony
    .short = Rare colony
per-rare-production-colony = each Rare Elements production colony
    .short = Rare production
per-rare-windfall-colony = each Rare Elements windfall colony
    .short = Rare windfall
per-rare-sold = each Rare Elements good you sell
    .short = Rare sold
per-rare-world-settled = each Rare Elements world you settle
    .short = Rare world settled
per-genes-colony = each Genes colony
    .short = Genes colony
per-genes-production-colony = each Genes production colony
    .short = Genes production
per-genes-windfall-colony = each Genes windfall colony
    .short = Genes windfall
per-genes-sold = each Genes good you sell
    .short = Genes sold
per-genes-world-settled = each Genes world you settle
    .short = Genes world settled
per-alien-colony = each Alien Technology colony
    .short = Alien colony
per-alien-production-colony = each Alien Technology production colony
    .short = Alien production
per-alien-windfall-colony = each Alien Technology windfall colony
    .short = Alien windfall
per-alien-sold = each Alien Technology good you sell
    .short = Alien sold
per-alien-world-settled = each Alien Technology world you settle
    .short = Alien world settled
per-ALIEN-tile = each ALIEN colony or development
    .short = ALIEN tile
per-ALIEN-colony = each ALIEN colony
    .short = ALIEN colony
per-ALIEN-military-colony = each ALIEN military colony
    .short = ALIEN military colony
per-ALIEN-world-settled = each ALIEN world you settle
    .short = ALIEN world settled
per-IMPERIUM-tile = each IMPERIUM colony or development
    .short = IMPERIUM tile
per-IMPERIUM-colony = each IMPERIUM colony
    .short = IMPERIUM colony
per-IMPERIUM-military-colony = each IMPERIUM military colony
    .short = IMPERIUM military colony
per-IMPERIUM-world-settled = each IMPERIUM world you settle
    .short = IMPERIUM world settled
per-REBEL-tile = each REBEL colony or development
    .short = REBEL tile
per-REBEL-colony = each REBEL colony
    .short = REBEL colony
per-REBEL-military-colony = each REBEL military colony
    .short = REBEL military colony
per-REBEL-world-settled = each REBEL world you settle
    .short = REBEL world settled
per-UPLIFT-tile = each UPLIFT colony or development
    .short = UPLIFT tile
per-UPLIFT-colony = each UPLIFT colony
    .short = UPLIFT colony
per-UPLIFT-military-colony = each UPLIFT military colony
    .short = UPLIFT military colony
per-UPLIFT-world-settled = each UPLIFT world you settle
    .short = UPLIFT world settled
per-tile-with-explore-power = each colony or development with an Explore power
    .short = Explore power
per-colony-with-explore-power = each colony with an Explore power
    .short = Explore colony
per-development-with-explore-power = each development with an Explore power
    .short = Explore development
per-tile-with-develop-power = each colony or development with a Develop power
    .short = Develop power
per-colony-with-develop-power = each colony with a Develop power
    .short = Develop colony
per-development-with-develop-power = each development with a Develop power
    .short = Develop development
per-tile-with-settle-power = each colony or development with a Settle power
    .short = Settle power
per-colony-with-settle-power = each colony with a Settle power
    .short = Settle colony
per-development-with-settle-power = each development with a Settle power
    .short = Settle development
per-tile-with-produce-power = each colony or development with a Produce power
    .short = Produce power
per-colony-with-produce-power = each colony with a Produce power
    .short = Produce colony
per-development-with-produce-power = each development with a Produce power
    .short = Produce development
per-tile-with-trade-power = each colony or development with a Trade power
    .short = Trade power
per-colony-with-trade-power = each colony with a Trade power
    .short = Trade colony
per-development-with-trade-power = each development with a Trade power
    .short = Trade development
per-tile-with-consume-power = each colony or development with a Consume power
    .short = Consume power
per-colony-with-consume-power = each colony with a Consume power
    .short = Consume colony
per-development-with-consume-power = each development with a Consume power
    .short = Consume development
per-world-settled = each world you settle
    .short = world settled
per-military-world-settled = each military world you settle
    .short = military world settled
per-non-military-world-settled = each non-military world you settle
    .short = non-military world settled
per-development-bought = each development you buy
    .short = development bought
per-good-produced-here = a good produced here
    .short = good here
per-good-sold = each good you sell
    .short = good sold
per-good-consumed = each good you consume
    .short = good consumed
per-point-of-military = each point of your general Military
    .short = general Military
per-kind-produced = each kind of goods you produce
    .short = kind produced
per-unused-colonist = each unused colonist on your mat
    .short = unused colonist

### A tile or a goal in one line

needs = { $military ->
    [yes] defence { $n }
   *[no] cost { $n }
}
bears = { $goods ->
    [windfall] { kind } windfall
    [production] { $kind ->
        [any] production of any kind
       *[other] { kind } production
    }
   *[none] gray
}
goal-row = { $least } or more: { points }
goal-category = different ones of { $names }
goal-stockpile = { $item ->
    [world] explored worlds
    [good] goods
   *[credit] credits
} on your stockpile mat, laid there in { $phases }, at most { $most }{ $each ->
    [1] , 1 in each action
   *[other] {""}
}

### Options

option-left = { $what } (leaves you { $left })
option-home = Begin with { $tile }: { $what }
does-nothing = nobody does anything
does-develop = everybody may buy a development
does-explore = everybody picks one of { $worlds } worlds
does-settle = everybody gains { colonists } or settles a world
does-produce = everybody's empty production colonies get a good
does-trade = everybody may sell a good and consumes goods
option-select = Select { $action }{ $lying ->
    [0] {""}
    [one] {" "}(1 credit lies on it)
   *[other] {" "}({ $lying } credits lie on it)
}: { $does }; you also: { $bonus }
option-reveal = Turn { $goal } face up
option-hide = Leave { $goal } face down
option-hush = Leave { $goal } face down and do not be asked again in this round
option-keep = Keep { $goal } face down: { $what }
option-bury = Put { $goal } under the stack first
option-buy = Buy { $tile } for { credits }: { $what }
option-pass = { $task ->
    [buy] Buy nothing
    [bank] Put no credits on your stockpile mat
    [sell] Sell nothing
   *[store] Put no world on your stockpile mat
}
option-bank = Put { credits } on your stockpile mat ({ $lying } there then)
option-pick = Pick { $tile }: { $what }
option-store = Put { $tile } on your stockpile mat
option-return = Put { $tile } back into the bag: { $what }
option-colonists = { $n ->
    [0] Take no colonists: none are left
   *[other] Take { colonists }
}
option-settle = Settle { $tile } { $instead ->
    [yes] as if it were non-military {""}
   *[no] {""}
}for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} with { colonists }: { $what }
option-settle-as = Settle { $tile } as { a-world } for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} with { colonists }: { $what }
option-conquer = Conquer { $tile } with { $short ->
    [0] Military { $military } and { colonists }
   *[other] Military { $military }, goods for { $short } more and { colonists }
}: { $what }
option-replace = Replace { $old } by { $tile }{ $people ->
    [0] {""}
    [-1] , { colonists } back to your mat
   *[other] , adding { colonists }
}{ $good ->
    [yes] , its good is lost
   *[no] {""}
}: { $what }
option-finish = { $task ->
    [settle] End your Settle turn
   *[consume] Stop consuming
}
option-remove = Remove the { kind } good of { $tile } for +{ $n } Military ({ $source })
option-produce = Produce { a-good } on { $tile }
option-kind = { $tile } is { kind } in this action
option-sell = Sell the { kind } good of { $tile } for { credits }{ $how ->
    [power] {" "}through { $source }
   *[trade] {""}
}
option-consume = { $tile }: { $what }
option-eat = Spend the { kind } good of { $tile }
option-stock = Put the { kind } good of { $tile } on your stockpile mat

### Questions

over = The game is over.
asked = { $who }: { $what }
asked-in-action = { $who }, { $action }{ $own ->
    [yes] {""}
   *[no] {" "}(selected by { $selector })
}: { $what }
ask-home = which home colony of mat { $n } do you begin with?
ask-select = which action do you select? Round { $n }.
ask-reveal = do you turn your goal face up before anybody acts?
ask-buy = which development do you buy?
ask-bank = how many credits go to your stockpile mat?
ask-pick = which world do you pick{ $second ->
    [yes] , now that everybody has picked
   *[no] {""}
}?
ask-settle = { $what ->
    [choice] do you take colonists or settle a world?
    [second] do you settle another world?
   *[replace] do you replace a colony?
}
ask-conquer = which good do you remove for temporary Military against { $tile }?
ask-store = which explored world goes to your stockpile mat?
ask-limit = { $n ->
    [one] which explored world goes
   *[other] which explored worlds go
} back into the bag? You may have { $most } worlds, { $n } too many now.
ask-produce = where do you produce?
ask-kind = of which kind is { $tile } in this action?
ask-sell = which good do you sell?
ask-consume = which power do you use?
ask-eat = which good is spent for { $tile } ({ $what })?
ask-keep = which goal do you keep face down?
ask-bury = which goal goes under the stack first?

### The log

from-source = { $source ->
    [none] {""}
   *[other] {" "}({ $source })
}
log-round = Round { $n } begins
log-chooses-home = { $who } begins with { $tile }
log-selects = { $who } selects { $action }
log-gains-credits = { $who } gains { credits }{ from-source }
log-pays = { $who } pays { credits }
log-gains-points = { $who } gains { points }{ from-source }
log-gains-colonists = { $who } gains { $n ->
    [0] no colonists
   *[other] { colonists }
}{ $short ->
    [yes] , no more are left
   *[no] {""}
}{ from-source }
log-buys = { $who } buys { $tile }
log-buys-nothing = { $who } buys nothing
log-lays-out = { $who } lays out worlds from the bag
log-shows = { $tile } is laid out
log-picks = { $who } picks { $tile }
log-draws = { $who } draws { $tile } from the bag{ from-source }
log-bag-empty = The bag is empty: { $who } draws no world{ from-source }
log-settles = { $who } settles { $tile }{ $kind ->
    [gray] {""}
   *[other] {" "}as { a-world }
}{ $how ->
    [payment] {" "}as if it were non-military
   *[printed] {""}
}
log-places-good = { $who }: { a-good } on { $tile }
log-no-good = { $who }: no { kind } good is left for { $tile }
log-removes-good = { $who } removes the { kind } good of { $tile } for +{ $n } Military ({ $source })
log-replaces = { $who } replaces { $old } by { $tile }
log-loses-good = { $who } loses the { kind } good of { $tile }
log-colonists-back = { $who } takes { colonists } back onto the mat
log-stores-world = { $who } puts { $tile } on the stockpile mat
log-returns-world = { $who } puts { $tile } back into the bag
log-returns-offer = { worlds } nobody picked { $n ->
    [one] goes
   *[other] go
} back into the bag
log-sets-kind = { $who }: { $tile } is { kind } in this action
log-collects = { $who } takes { $n ->
    [0] no credits
   *[other] { credits }
} from the Produce tile
log-sells = { $who } sells the { kind } good of { $tile }
log-consumes = { $who } uses { $tile }: { $what }
log-eats = { $who } spends the { kind } good of { $tile }
log-stores-good = { $who } puts the { kind } good of { $tile } on the stockpile mat
log-stores-credits = { $who } puts { credits } on the stockpile mat
log-moves = { $who } moves to place { $n } of the priority track
log-looks = { $who } looks at { $n ->
    [one] 1 goal
   *[other] { $n } goals
}
log-keeps = { $who } keeps a goal face down
log-buries = { $who } puts a goal under the stack
log-turns-up = { $goal }, held by { $who }, is turned face up
log-ending = The game ends after this round: { $condition ->
    [mat] { $who } has covered more than ten spaces
    [colonies] { $who } has more than seven colonies
    [colonists] fewer than five colonists are left
    [pool] the pool of points is empty
   *[late] so many rounds are enough
}
log-adds-credit = A credit is put on Produce, { $n } now
log-game-over = The game is over
log-leaves = { $who } gives up { $tile }, explored but not settled

### Warnings

warn-nothing-to-buy = there is nothing that you could pay
warn-nothing-to-produce = it brings you nothing: no credits lie there and no colony of yours is empty
warn-no-goods = you have no goods to sell or to consume
warn-first-already = your disk is the first already
warn-no-goals = no goals are left
warn-few-colonists = { $n ->
    [0] no colonists are left
    [one] only 1 colonist is left
   *[other] only { $n } colonists are left
}
warn-ends = the game ends after this round: { $condition ->
    [mat] more than { $n } spaces of your mat are covered
    [colonies] you have more than { $n } colonies
   *[colonists] fewer than { $n } colonists are left
}

### The score

score-chips = Victory point chips
score-colony = Colony { $tile }
score-development = Development { $tile }
score-bonus = Bonus of { $tile }
score-kind = { $tile } counts as { kind }
score-goal = Goal { $goal }

### The form

form-first_game = First game: white squares up
form-goals = Galactic goals
form-homes = Home colonies
form-homes-open = dealt and chosen
form-start = First in the priority order
form-start-open = drawn

### Why not

what = { CAPITAL($what) }
good-of = the { kind } good of { $tile }
what-anything = anything
what-other-mat = the home colony of another mat
what-no-selection = selecting nothing
what-reveal = turn { $goal } face up
what-keep-two = keeping a second goal
what-bank = { credits } for the stockpile mat
what-no-world = picking nothing
what-keep-all = keeping all of them
what-settle = settle { $tile }
what-instead = { $what } as if it were non-military
what-colonists = colonists
what-pass = neither colonists nor a world
what-replace = replace { $old } by { $tile }
what-replace-again = replace another colony
what-remove = remove { $good } for { $power }
what-power = { $tile }: { $what }
what-stop = stop consuming

no-over = the game is over
no-seat = it is the turn of { $who }
no-other-mat = a home colony is one of the two on your own mat
no-taken = { $own ->
    [yes] you have
   *[no] { $who } has
} already selected it in this round
no-other-face = the other face of this tile is in the game
no-no-passing = passing is not allowed
no-not-stockpile = only a stockpile goal can be turned up early
no-keep-one = one goal is kept, the others go under the stack
no-stockpile-full = { $n ->
    [one] 1 credit is
   *[other] { $n } credits are
} the most that may lie there
no-credits = costs { credits }, you have { $have }
no-credits-as = costs { credits } as { a-world }, you have { $have }
no-owned = you own one already
no-no-copy = none is left
no-must-pick = a world has to be picked as long as one lies there
no-colony-stays = it is a colony; only explored worlds can be given up
no-limit = { $n } worlds are the most
no-choice-made = you have made your choice in this action
no-worlds-settled = you have settled { worlds } in this action
no-colonists = needs { colonists }, you have { $have }
no-too-weak = defence { $n }, your Military against it is { $have }
no-alien = the power does not work on ALIEN worlds
no-exchanged = one colony is replaced in an action
no-settled-now = the colony came in this action
no-military = neither of them may be military
no-other-kind = they are of different kinds
no-other-cost = it costs { $n }, the colony { $old }: the difference must be 0 to { $dearer }
no-one-colonist = a second colonist is needed and your mat has none
no-wrong-good = the power takes { $kind ->
    [gray] any good
   *[other] { a-good }
}
no-used = used already in this action
no-leaves-too-little = then the defence would not be reached
no-gray = it is gray and never bears a good
no-has-good = it has a good already
no-no-goods = no { kind } goods are left
no-halo = a windfall colony produces only through the bonus or a power
no-never-sold = its good cannot be sold
no-must-consume = a power that can be used has to be used
no-goods = you do not have the goods for it
no-wrong-kind = this power does not take it

### Stocks

stock-credits = credits
stock-colonists = unused colonists
