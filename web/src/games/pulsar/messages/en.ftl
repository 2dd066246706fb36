# What stands on the boards of Pulsar 2849. Names and effects come from the server.

pulsar-table = The table of Pulsar 2849
pulsar-room-cluster = Star cluster
pulsar-room-dice = Dice
pulsar-room-technologies = Technologies
pulsar-room-mine = My board
pulsar-room-others = Others
pulsar-room-goals = Goals

pulsar-pointer-gate = Your ship starts at one of the entry gates. Every flight begins where the last one ended.
pulsar-pointer-die = A die worth more than the median moves a counter of yours to the right, a smaller one to the left. Left is ahead.

# The star cluster
pulsar-cluster = Star cluster
pulsar-reach = Flights
pulsar-reach-of = Where a { $n } flies
pulsar-reached-by = reached by { $dice }
pulsar-flight-to = { $n } to { $place }
pulsar-claims = claim
pulsar-unknown-bonus = bonus, if a blue planet is there
pulsar-pulsars = pulsars
pulsar-dead-end = dead end
pulsar-dead-end-rule = A ship that comes here draws exploration tiles.
pulsar-face-down = face down
pulsar-face-down-rule = It is turned over when the first ship comes by.
pulsar-planets = free planets: { $blue } blue, { $lifeless } lifeless
pulsar-planets-printed = { $blue } blue { $blue ->
    [one] planet
   *[other] planets
}, { $lifeless } lifeless
pulsar-planet = { $blue ->
    [yes] blue planet
   *[no] lifeless planet
}{ $players ->
    [2] { "" }
   *[other] , from { $players } players on
}
pulsar-station-of = station of { $who }
pulsar-claim-of = claimed by { $who }
pulsar-gyrodyne-there = { $size } gyrodyne, { $spinning ->
    [yes] spinning
   *[no] under construction
}
pulsar-ship = Ship of { $who }
pulsar-ship-of = Ship of { $who } at { $place }
pulsar-exploration = Exploration tiles
pulsar-exploration-stack = Exploration tiles: { $n } left

# Dice and tracks
pulsar-round = Round { $n } of { $of }
pulsar-order = Play order: { $names }
pulsar-dice-board = Dice board
pulsar-die-space = { $count ->
    [0] no { $value } on the dice board
    [one] a { $value } on the dice board
   *[other] { $count } dice of { $value } on the dice board
}{ $way ->
    [left] , moves a counter { $by } to the left
    [right] , moves a counter { $by } to the right
    [none] , moves no counter
   *[unknown] { "" }
}
pulsar-median = Median { $n }
pulsar-track = { $track ->
    [initiative] Initiative track
   *[engineering] Engineering track
}
pulsar-track-short = { $track ->
    [initiative] Initiative
   *[engineering] Engineering
}
pulsar-track-rule = { $track ->
    [initiative] Its order is the play order of the next round, and brings points at the end of the game.
   *[engineering] The foremost counters bring cubes in every production.
}
pulsar-at-the-end = { $n } points at the end of the game
pulsar-penalty = { $n ->
    [one] Costs 1 point
   *[other] Costs { $n } points
} in every production
pulsar-counter = { $track ->
    [initiative] Initiative
   *[engineering] Engineering
} counter of { $who } on space { $space }, place { $rank }
pulsar-dice-of = Dice of { $who }
pulsar-own-die = Die of { $n }
pulsar-red-die = Red die of { $n }
pulsar-die = A { $n }
pulsar-die-rule = { $source ->
    [board] A die on the dice board.
    [red] A bonus die: one can be used in a turn, and only in this one.
   *[own] A die of this round. It pays for one action.
}

# What lies in front of somebody
pulsar-mat-of = Board of { $who }
pulsar-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
pulsar-token-label = { $name }: { $n }, bought with a die of { $dice }
pulsar-token-rule = { $token ->
    [plus-two] Spent with a die, it makes the die 2 higher.
   *[plus-minus] Spent with a die, it makes the die 1 higher or lower.
}
pulsar-buy = Bought with a die of { $dice }.
pulsar-stations = { $n ->
    [one] 1 station
   *[other] { $n } stations
}, worth { $points } at the end
pulsar-rings = { $n } of { $of } rings on pulsars
pulsar-score-track = { $n } points on the score track
pulsar-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
pulsar-stations-title = Stations
pulsar-claims-title = Claimed pulsars
pulsar-gyrodynes-title = Gyrodynes that spin, of all
pulsar-transmitters-title = Transmitters online, of all
pulsar-technologies-title = Technologies
pulsar-projects-title = Projects
pulsar-side = Side { $id }
pulsar-project-label = { $name }, die { $die }: { $text }{ $done ->
    [yes] { " " }Completed.
   *[no] { "" }
}
pulsar-run-state = { $used ->
    [yes] gate run used
   *[no] gate run still to be used
}

pulsar-gyrodyne = { $size ->
    [small] Small
    [medium] Medium
   *[large] Large
} gyrodyne
pulsar-gyrodyne-label = { $size ->
    [small] Small
    [medium] Medium
   *[large] Large
} gyrodynes: { $bank } in the bank, taken with a { $take }; waiting { $hand }, under construction { $building }, completed with a { $complete }; spinning { $spinning }
pulsar-bank = { $n } in the bank
pulsar-take = Taken with a { $die }; waiting for a pulsar
pulsar-building = Under construction
pulsar-complete = Completed with a { $die }; spinning
pulsar-awards = Construction awards
pulsar-awards-rule = { $first } points for the first who completes one of this size, { $second } for the next.

pulsar-on-offer = Transmitters on offer
pulsar-deck = Transmitters that are still to come, by letter
pulsar-arrays-of = Transmitter arrays of { $who }
pulsar-transmitter-label = { $name }, { $online ->
    [yes] online
   *[no] still to pay: { $left }. When it is complete: { $immediate }
}{ $produce ->
    [0] { "" }
   *[other] { " " }Every production: { $produce }
}
pulsar-online = online
pulsar-end = { $end ->
    [left] left
   *[right] right
} end of { $name } with { $pips }
pulsar-link = Link die of { $n }

# Technologies and goals
pulsar-technology-board = Technology board { $id }
pulsar-row-value = Row { $row }; { $value ->
    [median] a spinning gyrodyne brings the median more
   *[other] a spinning gyrodyne brings { $value } more
}
pulsar-technology-label = { $name } (row { $row }), die { $die }: { $text }{ $owners ->
    [none] { "" }
   *[other] { " " }Patented by { $owners }.
}
pulsar-class = { $class ->
    [one-shot] at once
    [permanent] from now on
    [production] every production
   *[end] at the end of the game
}
pulsar-owners = Patents
pulsar-owners-rule = { $icons ->
    [one] One patent a round; with three or four players a second player from the next round on.
   *[other] Two players can patent it, in the same round too.
}
pulsar-goal-label = Goal: { $text }, { $points } points
pulsar-goal-bonus = { $cubes ->
    [one] 1 cube buys
   *[other] { $cubes } cubes buy
} { $points } more points at the end
pulsar-goal-bonus-title = Bonus { $n }

# Components, large
pulsar-kind-technology = Technology of row { $row }, die { $die }, { $class }
pulsar-kind-transmitter = Transmitter, dice { $costs }
pulsar-kind-location = { $kind ->
    [entry] Entry gate
    [system] Planetary system
    [pulsar] Pulsar
    [isolated] Pulsar that no flight reaches
   *[gate] Jump gate
}
pulsar-kind-gyrodyne = Taken with a { $take }, completed with a { $complete }, brings { $value } and the value of the row in every production
pulsar-kind-project = Project, die { $die }
pulsar-kind-goal = Goal, { $points } points
pulsar-kind-exploration = Exploration tile, { $n ->
    [one] there is 1
   *[other] there are { $n }
}
pulsar-kind-headquarters = Headquarters
pulsar-times = { $n } left
pulsar-part-immediate = When it is complete
pulsar-part-produce = Every production
pulsar-part-ends = Ends
pulsar-part-bonus = For a flight that ends on a blue planet
pulsar-ends = { $count ->
    [one] One end, half a die with { $pips }
   *[other] Two ends, half dice with { $pips }
}

# Provenance and shelves
pulsar-origin-rulebook = rulebook
pulsar-origin-published = published
pulsar-origin-mixed = partly known
pulsar-origin-reconstructed = reconstructed
pulsar-shelf-I = Technologies, boards I
pulsar-shelf-II = Technologies, boards II
pulsar-shelf-III = Technologies, boards III
pulsar-shelf-transmitters = Transmitters
pulsar-shelf-headquarters = Headquarters
pulsar-shelf-systems = Planetary systems
pulsar-shelf-exploration = Exploration tiles
pulsar-shelf-gyrodynes = Gyrodynes
pulsar-shelf-goals = Goals
