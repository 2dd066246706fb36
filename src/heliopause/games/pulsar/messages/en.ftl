# Pulsar 2849 in English. Another language is another file beside this one; docs/words.md says how it works.

### Joining and shaping

sentence = { CAPITAL($text) }.
sentence-start = { CAPITAL($text) }
and-next = { $before }, { $part }
and-last = { $before } and { $part }
or-next = { $before }, { $part }
or-last = { $before } or { $part }
comma-next = { $before }, { $part }
comma-last = { $before }, { $part }
plus-next = { $before } + { $part }
plus-last = { $before } + { $part }
none = none
yes = yes
no = no

### Names

seat = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[pink] Pink
}
place = { $kind ->
    [entry] entry gate { $name }
    [system] system { $name }
    [pulsar] pulsar { $name }
    [isolated] isolated pulsar { $name }
    [pink] pink gate { $name }
    [green] green gate { $name }
   *[orange] orange gate { $name }
}
colour = { $colour ->
    [pink] pink
    [green] green
   *[orange] orange
}
size = { $size ->
    [small] small
    [medium] medium
   *[large] large
}
technology = { $name } (row { $row })
transmitter = transmitter { $name }
system-tile = system tile { $name }
end = { $end ->
    [left] left
   *[right] right
} end ({ $pips })
project = { $place ->
    [bottom-left] the bottom left project
    [bottom-middle] the bottom middle project
    [bottom-right] the bottom right project
    [second-left] the left project of the second row
    [second-right] the right project of the second row
    [third-left] the left project of the third row
    [third-right] the right project of the third row
   *[top] the top project
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}

token-plus-minus = plus-minus token
token-plus-two = plus-two token

### Effects

paid = pay { $cost } and { $what }
    .short = { $cost }: { $what }
cost = { cubes }
    .short = { cubes }
optional = you may { $what }
    .short = [{ $what }]
per-counter = per { $counter }
per = { $what } for { $counter }
    .short = { $what } per { $counter }
when = { $when }: { $what }
    .short = { $when }: { $what }
class-one-shot = at once { $what }
    .short = { $what }
class-permanent = { $what }
    .short = { $what }
class-production = in every production { $what }
    .short = production: { $what }
class-end = at the end { $what }
    .short = end: { $what }

effect-score = score { points }
    .short = { $n } VP
effect-cubes = gain { cubes }
    .short = { cubes }
effect-plus-minus = { $n ->
    [one] gain a plus-minus token
   *[other] gain { $n } plus-minus tokens
}
    .short = { $n } ±1
effect-plus-two = { $n ->
    [one] gain a plus-two token
   *[other] gain { $n } plus-two tokens
}
    .short = { $n } +2
effect-take = { $all ->
    [yes] take a gyrodyne of any size
   *[no] take a { $sizes } gyrodyne
}
    .short = { $all ->
    [yes] any gyrodyne
   *[no] { $sizes } gyrodyne
}
effect-take-different = take { $n } gyrodynes of different sizes
    .short = { $n } different gyrodynes
effect-explore = { $n ->
    [one] draw an exploration tile
   *[other] draw { $n } exploration tiles
}
    .short = { $n } exploration
effect-station = { $n ->
    [one] count one station more
   *[other] count { $n } stations more
}
    .short = +{ $n } stations
effect-claim = claim an isolated pulsar
    .short = isolated claim
effect-teleport = { $to ->
    [system] teleport to a system
    [pulsar] teleport to a pulsar
   *[anywhere] teleport to any location
}
    .short = { $to ->
    [system] teleport: system
    [pulsar] teleport: pulsar
   *[anywhere] teleport
}
effect-finish = complete a gyrodyne without its die
    .short = complete a gyrodyne
effect-red = gain a red { $n } for this turn
    .short = red { $n }
effect-double = set the die to { $silver } and use a red { $red }
    .short = { $silver } + red { $red }
effect-patented = use a red { $red }
    .short = red { $red }
effect-run = a gate run worth { points } for every { $colour ->
    [pink] pink gate
    [green] green gate
    [orange] orange gate
   *[any] gate of one colour
}
    .short = run { $colour ->
    [pink] pink
    [green] green
    [orange] orange
   *[any] any
} { $n }
effect-off-by-one = the die may be one higher or lower
    .short = die ±1
effect-copy = copying a leftover die costs { cubes }
    .short = copy: { cubes }
effect-shift = a plus-minus token may shift a die by { $n }
    .short = ± shifts { $n }
effect-meet = one goal counts as met
    .short = one goal met
effect-twice = your places on the initiative track score twice
    .short = initiative ×2
effect-steps = { $what ->
    [spinning-sizes] score { $one }, { $two } or { $three } points for one, two or three sizes of spinning gyrodynes
   *[initiative-place] score { $one }, { $two } or { $three } points for the first, second or third place on the initiative track
}
    .short = { $what ->
    [spinning-sizes] { $one }/{ $two }/{ $three } VP for spinning sizes
   *[initiative-place] { $one }/{ $two }/{ $three } VP by initiative
}

per-visited-pulsar = every pulsar the flight visits
    .short = visited pulsar
per-visited-gate-colour = every colour of gates the flight visits
    .short = visited gate colour
per-visited-system = every system the flight visits
    .short = visited system
per-station = { $every ->
    [one] every own station
   *[other] every { $every } own stations
}
    .short = { $every ->
    [one] station
   *[other] { $every } stations
}
per-claimed-pulsar = every claimed pulsar
    .short = claim
per-station-or-claim = every own station and every claimed pulsar
    .short = station and claim
per-spinning-gyrodyne = every spinning gyrodyne
    .short = spinning gyrodyne
per-online-transmitter = every online transmitter
    .short = online transmitter
per-link = every link of two online transmitters
    .short = completed link
per-project = every completed project
    .short = project
per-technology = every own technology
    .short = technology
per-award = every construction award
    .short = award
per-modifier-token = every own modifier token
    .short = token
per-set = every set of a spinning gyrodyne, an online transmitter and a completed project
    .short = set

when-flight = whenever you fly
    .short = flight
when-flight-visiting-pink-gate = for a flight that visits a pink gate
    .short = flight by pink gate
when-flight-visiting-green-gate = for a flight that visits a green gate
    .short = flight by green gate
when-flight-visiting-orange-gate = for a flight that visits an orange gate
    .short = flight by orange gate
when-flight-ending-at-pulsar = for a flight that ends at a pulsar
    .short = flight to a pulsar
when-patent = for every later patent
    .short = patent
when-project = for every project
    .short = project
when-gyrodyne-completed = whenever you complete a gyrodyne
    .short = complete gyrodyne
when-gyrodyne-started = whenever you start a gyrodyne
    .short = start gyrodyne
when-transmitter-cost = for every cost of a transmitter
    .short = transmitter cost
when-transmitter-online = whenever a transmitter goes online
    .short = transmitter online
when-station = for every new station
    .short = station
when-blue-station = for every new station on a blue planet
    .short = blue station
when-claim = for every new claim
    .short = claim
when-gate-run = whenever you use a gate run
    .short = gate run
when-token = for every modifier token spent
    .short = token
when-bonus-die = whenever you use a bonus die
    .short = bonus die
when-copy = always
    .short = copy

goal-station = { $n } tokens on planets
goal-technology = { $n } technologies
goal-spinning-size = spinning gyrodynes of { $n } sizes
goal-spinning-gyrodyne = { $n } spinning gyrodynes
goal-project = { $n } completed projects
goal-used-gate-run = { $n } used gate runs
goal-online-transmitter = { $n } online transmitters
goal-claimed-pulsar = { $n } claimed pulsars
goal-link = { $n } links of online transmitters
goal-station-or-claim = { $n } stations and claims together
goal-award = { $n } construction awards
goal-modifier-token = { $n } modifier tokens
goal-set = { $n } sets of a spinning gyrodyne, an online transmitter and a completed project

### Questions

asked = { $turn ->
    [own] { $who }: { $what }
   *[other] { $who }, out of turn: { $what }
}
over = the game is over
ask-entry = choose the entry gate to start from
ask-side = choose a side of your headquarters
ask-draft = round { $n }, take a die and move a counter
ask-turn = round { $n }, use your dice
ask-flight = { $step ->
    [end] where does the flight of { $n } end?
    [route] by which systems do you fly to { $place }?
   *[run] do you use a gate run on the flight to { $place }?
}
ask-explore = your exploration bonus at { $place }
ask-take = { $n ->
    [one] which gyrodyne do you take?
   *[other] which gyrodynes do you take? { $n } are due
}
ask-finish = which gyrodyne do you complete?
ask-claim = do you claim an isolated pulsar?
ask-teleport = { $to ->
    [system] to which system do you teleport?
    [pulsar] to which pulsar do you teleport?
   *[anywhere] where do you teleport?
}
ask-place = where do you put { $tile }?
ask-sell = do you buy points from your transmitters?
ask-offer = do you buy these points?
ask-goals = { $step ->
    [sponsor] which goal counts as met?
    [name] for which goal do your spinning gyrodynes count?
   *[bonuses] do you buy bonuses of goals?
}

### Payments

die = { $source ->
    [own] a { $n }
    [red] the red { $n }
    [bound] the red { $n } that has to be used
   *[copied] a copied { $n } for { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    }
}
die-with-token = { $die } and a { $token ->
    [plus-two] plus-two
   *[plus-minus] plus-minus
} token, counting { $n }

### Options

option-gate = start at { $place }
option-side = play with side { $name }
option-die = take a { $n }; no counter moves
option-die-counter = take a { $n } and move your { $which ->
    [front] front { $track ->
        [initiative] initiative
       *[engineering] engineering
    }
    [back] back { $track ->
        [initiative] initiative
       *[engineering] engineering
    }
   *[only] { $track ->
        [initiative] initiative
       *[engineering] engineering
    }
} counter { $steps } to the { $way ->
    [left] left
   *[right] right
}
option-fly = fly { $n } with { $die }
option-take-gyrodyne = take a { $size } gyrodyne with { $die }
option-complete = complete a { $size } gyrodyne with { $die }
option-take = take { $tile } with { $die }, covering its { $n }
option-cover = pay the { $n } of { $tile } with { $die }
option-project = complete { $project } with { $die }: { $what }
option-patent = patent { $card } with { $die }: { $what }
option-buy = buy a { $token ->
    [plus-two] plus-two
   *[plus-minus] plus-minus
} token with { $die }
option-start = start construction of a { $size } gyrodyne
option-end-turn = end your turn
option-land = end at { $place }{ $what ->
    [claim] {" "}and claim it
    [unseen] , still face down, with a station on a blue planet and an exploration bonus
    [blue] {" "}with a station on a blue planet and an exploration bonus
    [lifeless] {" "}with a station on a lifeless planet
    [nothing] , where there is nothing to gain
   *[gate] {""}
}
option-route = { $any ->
    [yes] establish stations in passing: { $systems }
   *[no] establish no station in passing
}
option-run = use the gate run of { $project } on { $colour } gates, { $points ->
    [one] 1 point
   *[other] { $points } points
} each
option-no-run = use no gate run
option-printed = take the printed bonus: { $what }
option-draw = draw an exploration tile
option-gyrodyne = take a { $size } one
option-finish = complete a { $size } one
option-skip = { $what ->
    [claim] claim nothing
    [sell] buy nothing more
    [goals] buy no more bonuses
   *[other] do nothing
}
option-claim = claim an isolated pulsar
option-teleport = teleport to { $place }
option-link = link its { $end } with the { $there } of { $other }, for a die of { $n }
option-new-array = start a new array
option-sell = buy { $points } points from { $tile } for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
option-accept = buy { $points } points for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
option-sponsor = let the goal of { $goal } count as met
option-name = count them for the goal of { $goal }
option-bonus = buy the next bonus of the goal of { $goal }: { $points } points for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}

### Warnings

warn-dice = { $n ->
    [one] a die is left unused
   *[other] { $n } dice are left unused
}
warn-claimed = this pulsar is claimed already
warn-no-ring = you have no ring left to claim it with
warn-no-pulsar = you have no pulsar free to build it on
warn-no-claim = its claim would be lost
warn-nothing-grows = you have nothing under construction and no pulsar free
warn-no-gyrodyne = no gyrodyne is left to take

### Refusals

thing-anything = anything
thing-die = a die of { $n }
thing-counter = the { $track ->
    [initiative] initiative
   *[engineering] engineering
} counter for a { $n }
thing-end-turn = end your turn
thing-take = take { $tile }
thing-cover = pay a cost of { $tile }
thing-take-gyrodyne = a { $size } gyrodyne
thing-complete = complete a { $size } gyrodyne
thing-start = start a { $size } gyrodyne
thing-printed = the printed bonus
thing-bonus = a bonus of the goal of { $goal }

why-over = the game is over
why-turn = { $who } is to choose
why-gate-taken = another ship stands there
why-no-room = no counter of yours has room for it
why-counter-room = it would pass the right end of its track
why-bound = the red { $n } has to be used first
why-row = its row opens in round { $n }
why-owned = you own it already
why-two-owners = two players own it already
why-one-owner = with two players only one can own it
why-this-round = it was patented in this round
why-bonus-used = the bonus die of this turn is used or bound
why-cubes = it costs { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
why-die = no die of yours counts { $n }
why-dice = no die of yours counts { $dice }
why-built = it is completed
why-needs = it needs { $what } first
why-none-left = none is left
why-no-pulsar = you have no claimed pulsar without a gyrodyne
why-entry-gate = no ship comes back to an entry gate
why-isolated = no way leads to an isolated pulsar
why-other-length = no path of { $n } segments ends there
why-too-far = no die reaches it from here
why-other-size = it is of another size
why-not-met = you have not met this goal
why-bought = there is no further bonus

### Log

log-round = Round { $n }
log-rolls = Dice are rolled: { $dice }; the median marker stands { $gap ->
    [yes] between { $low } and { $high }
   *[no] on { $low }
}
log-takes-die = { $who } takes a { $n }
log-moves = { $who } moves on the { $track ->
    [initiative] initiative
   *[engineering] engineering
} track from { $before } to { $after }
log-turn = { $who } begins a turn
log-pays = { $who } uses { $source ->
    [own] a { $n }
    [copied] a copied { $n }
   *[red] a red { $n }
}{ $token ->
    [plus-two] {" "}with a plus-two token
    [plus-minus] {" "}with a plus-minus token
   *[none] {""}
}
log-pays-cubes = { $who } pays { cubes }
log-scores = { $who } scores { points } ({ $line })
log-loses = { $who } loses { points }
log-gains-cubes = { $who } gains { cubes }
log-gains-plus-minus = { $who } gains { $n ->
    [one] a plus-minus token
   *[other] { $n } plus-minus tokens
}
log-gains-plus-two = { $who } gains { $n ->
    [one] a plus-two token
   *[other] { $n } plus-two tokens
}
log-gate = { $who } starts at { $place }
log-side = { $who } plays with headquarters { $name }
log-flies = { $who } flies { $n } from { $start }{ $through ->
    [yes] {" "}by { $way }
   *[no] {""}
} to { $place }
log-step = { $who } passes { $place }
log-uses-run = { $who } uses the gate run of { $project }: { $n } { $colour } { $n ->
    [one] gate
   *[other] gates
}
log-teleports = { $who } teleports to { $place }
log-reveals = { $who } reveals { $place }: { $tile }
log-station = { $who } establishes a station at { $place } on a { $blue ->
    [yes] blue
   *[no] lifeless
} planet
log-claims = { $who } claims { $place }
log-explores = { $who } draws an exploration tile: { $what }
log-bonus = { $who } takes the printed bonus: { $what }
log-reshuffles = { $who } shuffles the discarded exploration tiles
log-gets-gyrodyne = { $who } takes a { $size } gyrodyne
log-starts = { $who } starts construction of a { $size } gyrodyne at { $place }
log-completes = { $who } completes the { $size } gyrodyne at { $place }
log-award = { $who } wins the award of { points } for { $size } gyrodynes
log-takes-transmitter = { $who } takes { $tile }
log-links = { $who } links { $tile } with { $other }
log-covers = { $who } pays the { $n } of { $tile }
log-online = { $who } brings { $tile } online
log-red-die = { $who } has a red { $n }
log-builds = { $who } completes { $project }
log-patents = { $who } patents { $card }
log-doubles = { $who } sets the die to { $silver } and has to use a red { $red }
log-starts-array = { $who } starts an array with { $tile }
log-lapses = { $who } cannot use a benefit
log-order = New play order: { $order }
log-deals = On offer: { $tile }
log-buys = { $who } buys { $points } points for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
log-meets = { $who } meets the goal of { $goal }
log-ends-turn = { $who } ends the turn
log-game-over = The game is over
log-extra-station = { $who } keeps a tile that counts as { $n ->
    [one] a station
   *[other] { $n } stations
}

### Lines of a score

line-start = at the start
line-flights = visits
line-gate-runs = gate runs
line-exploration = exploration
line-gyrodynes = spinning gyrodynes
line-awards = construction awards
line-transmitters = transmitters
line-headquarters = headquarters
line-technologies = technologies
line-engineering = engineering track
line-penalties = penalties
line-final-technologies = technologies at the end
line-final-goals = goals
line-final-pulsars = pulsars without a spinning gyrodyne
line-final-gyrodynes = gyrodynes that do not spin
line-final-cubes = cubes left
line-final-initiative = place on the initiative track
line-final-stations = stations

### The form of a new game

form-first_game = A first game, as the rulebook recommends it
form-side = Side of the star cluster
form-side-name = { $side ->
    [open] without dead ends
   *[dead-ends] with dead ends
}
form-headquarters = Headquarters
form-even_start = Even start: most dice of the first roll are set
form-technologies = Technology boards
form-technologies-letter = boards { $letter }I, { $letter }II and { $letter }III
form-goals = Goals
form-goals-marked = those of first games
form-boards = Headquarters boards
form-boards-letter = board { $letter }
form-order = Play order of the first round
form-drawn = drawn
