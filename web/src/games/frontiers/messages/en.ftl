# New Frontiers: what stands on its table and nowhere else.

frontiers-table = The table
frontiers-room-actions = Actions
frontiers-room-developments = Developments
frontiers-room-mine = My empire
frontiers-room-others = Others

frontiers-pointer-select = Select an action that glows. Everybody carries it out; you have its bonus besides.
frontiers-pointer-action = This action was selected: everybody carries it out in turn, and who selected it has its bonus besides.
frontiers-pointer-home = Your mat has two sides: choose the home colony that your empire begins with.
frontiers-pointer-empire = Your empire: credits buy developments, colonists settle worlds, goods become points and credits.

## Actions and what is around them
frontiers-actions = Action tiles
frontiers-action-label = { $name }{ $who ->
    [none] {""}
   *[other] , selected by { $who }
}{ $now ->
    [yes] , going on now
   *[no] {""}
}
frontiers-would = What it would bring each player now
frontiers-would-explore = Picks a world{ $draws ->
    [0] {""}
    [one] , and 1 more is drawn
   *[other] , and { $draws } more are drawn
}{ $colonists ->
    [0] {""}
    [one] ; gains 1 colonist
   *[other] ; gains { $colonists } colonists
}.
frontiers-would-develop = { $many ->
    [0] Can pay for none of the developments
    [one] Can pay for 1 of the developments
   *[other] Can pay for { $many } of the developments
}{ $off ->
    [0] .
    [one] {" "}(each 1 credit cheaper).
   *[other] {" "}(each { $off } credits cheaper).
}
frontiers-would-settle = { $many ->
    [0] Takes 2 colonists; none of its explored worlds can be settled.
   *[other] Takes 2 colonists or can settle { $names }.
}
frontiers-would-produce = { $many ->
    [0] Produces nothing
    [one] Produces a good on { $names }
   *[other] Produces { $many } goods: { $names }
}{ $credits ->
    [0] .
    [one] {" "}and gains 1 credit.
   *[other] {" "}and gains { $credits } credits.
}
frontiers-would-trade = { $best ->
    [0] Has no good to sell.
    [one] May sell a good for up to 1 credit.
   *[other] May sell a good for up to { $best } credits.
}
frontiers-would-consume = { $many ->
    [0] Has nothing that consumes
   *[other] Consumes with { $names }
}{ $goods ->
    [0] {""}
    [one] ; 1 good lies there.
   *[other] ; { $goods } goods lie there.
}
frontiers-round = Round { $round }
frontiers-last-round = Last round
frontiers-track = Priority order
frontiers-place = { $place }: { $name }
frontiers-pool = Points left in the pool
frontiers-colonists-left = Colonists left in the supply
frontiers-offer = To choose from
frontiers-goals = Galactic goals
frontiers-goal-label = { $name }, held by { $who }
frontiers-goal-down = { $name ->
    [unknown] keeps a goal face down
   *[other] keeps { $name } face down
}
frontiers-goal-stack = { $n ->
    [one] One goal in the stack
   *[other] { $n } goals in the stack
}
frontiers-goals-looked = { $name } looks at { $n } goals.
frontiers-goal-type = { $type ->
    [category] Goal: different kinds
    [first] Goal: first to have it
    [most] Goal: most of something
   *[other] Goal
}
frontiers-goal-most = at most
frontiers-held-by = Held by

## Empires
frontiers-empire-of = Empire of { $name }
frontiers-spaces = Spaces of the mat that developments cover
frontiers-covered = { $n } of { $of } spaces
frontiers-colonies = { $n ->
    [one] 1 colony
   *[other] { $n } colonies
}
frontiers-developments = { $n ->
    [one] 1 development
   *[other] { $n } developments
}
frontiers-explored = { $n ->
    [one] 1 explored world
   *[other] { $n } explored worlds
}
frontiers-worlds = Worlds
frontiers-colonies-of = { $n } of { $of } colonies
frontiers-stockpile = Stockpile
frontiers-colony-label = { $name }{ $good ->
    [none] {""}
   *[other] , with a good: { $good }
}
frontiers-credits-label = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
frontiers-colonists-label = { $n ->
    [one] 1 unused colonist
   *[other] { $n } unused colonists
}
frontiers-military-label = { $n } Military
frontiers-chips-label = { $n ->
    [one] 1 point in chips
   *[other] { $n } points in chips
}
frontiers-stack-label = { $name }, { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}, { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
}{ $owners ->
    [none] {""}
   *[other] , owned by { $owners }
}

## Cards
frontiers-kind-action = Action tile
frontiers-everybody = Everybody
frontiers-bonus = Whoever selects it also
frontiers-kind-world = { $type ->
    [home] Home colony
   *[world] { $military ->
        [yes] Military world, defence { $number }
       *[no] World, { $number ->
            [one] 1 credit
           *[other] { $number } credits
        }
    }
}, { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}, { $kind }{ $goods ->
    [windfall] {" "}windfall
    [production] {" "}production
   *[none] {""}
}
frontiers-kind-development = { $spaces ->
    [one] Small development
   *[other] Large development
}, { $cost ->
    [one] 1 credit
   *[other] { $cost } credits
}
frontiers-power = { $phase }{ $may ->
    [yes] {" "}(you may)
   *[no] {""}
}
frontiers-score = At the end
frontiers-good = { $kind } good
frontiers-price = Sells for
frontiers-origin-rulebook = rulebook
frontiers-origin-published = published
frontiers-origin-mixed = partly designed here
frontiers-origin-reconstructed = designed here

frontiers-shelf-actions = Action tiles
frontiers-shelf-small = Small developments
frontiers-shelf-large = Large developments
frontiers-shelf-civil = Worlds
frontiers-shelf-military = Military worlds
frontiers-shelf-homes = Home colonies
frontiers-shelf-goals = Galactic goals
