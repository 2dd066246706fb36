# Beyond the Sun in English. Another language is another file beside this one; docs/words.md says how it works.

### Joining and shaping

# A phrase as a sentence of its own.
sentence = { CAPITAL($text) }.

and-next = { $before }, { $part }
and-last = { $before } and { $part }
or-next = { $before }, { $part }
or-last = { $before } or { $part }
then-next = { $before }, then { $part }
then-last = { $before }, then { $part }
# After lettered options, so that it does not read like a part of the last one.
after-options = { $before }; afterwards { $part }
    .short = { $before }; { $part }
options-next = { $before }; { $part }
options-last = { $before }; or { $part }
plus-next = { $before } + { $part }
plus-last = { $before } + { $part }
comma-next = { $before }, { $part }
comma-last = { $before }, { $part }
parts-next = { $before }; { $part }
parts-last = { $before }; { $part }
slash-next = { $before }/{ $part }
slash-last = { $before }/{ $part }

cubes = { $n ->
    [one] 1 supply cube
   *[other] { $n } supply cubes
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

### Effects: what a card says. Every message with .short has a form for narrow cards.

# Cost and effect: on their own, inside a sentence, and after the name of a space.
ability = { $cost }: { $effect }
    .short = { $cost }: { $effect }
part = { $cost } to { $effect }
taken = { $cost }, { $effect }

letter = ({ $letter }) { $what }
optional = you may { $what }
    .short = [{ $what }]
choose = { $n ->
    [1] choose one:
   *[other] { $different ->
        [yes] choose { $n } different:
       *[no] choose { $n } times, also the same again:
    }
} { $options }
    .short = choose { $n }: { $options }
actor-each-faction = { $may ->
    [yes] each faction may { $what }
   *[no] each faction: { $what }
}
    .short = all{ $may ->
    [yes] {" "}may
   *[no] {""}
}: { $what }
actor-each-other-faction = { $may ->
    [yes] each other faction may { $what }
   *[no] each other faction: { $what }
}
    .short = others{ $may ->
    [yes] {" "}may
   *[no] {""}
}: { $what }
actor-revealer = { $may ->
    [yes] the revealer may { $what }
   *[no] the revealer: { $what }
}
    .short = revealer{ $may ->
    [yes] {" "}may
   *[no] {""}
}: { $what }

per = { $what } for { $counter }{ $most ->
    [0] {""}
   *[other] , at most { $most } times
}
    .short = { $what } { per-counter }
per-counter = per { $counter }{ $most ->
    [0] {""}
   *[other] {" "}(max { $most })
}
per-controlled = { $every ->
    [1] each location you control
   *[other] every { $every } locations you control
}
    .short = { $every ->
    [1] outpost
   *[other] { $every } outposts
}
per-colonized = { $every ->
    [1] each System you have colonized
   *[other] every { $every } Systems you have colonized
}
    .short = { $every ->
    [1] colony
   *[other] { $every } colonies
}
per-seized = { $every ->
    [1] each System you took from another faction in this action
   *[other] every { $every } Systems you took from other factions in this action
}
    .short = { $every ->
    [1] System taken
   *[other] { $every } Systems taken
}
per-techlevel = { $every ->
    [1] each level of your highest technology
   *[other] every { $every } levels of your highest technology
}
    .short = { $every ->
    [1] highest tech level
   *[other] { $every } highest tech levels
}
per-overpay = { $every ->
    [1] each power settled beyond the requirement
   *[other] every { $every } power settled beyond the requirement
}
    .short = { $every ->
    [1] power too many
   *[other] { $every } power too many
}
where = { $what }, where X is { $counter }{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
}{ $most ->
    [0] {""}
   *[other] , at most { $most }
}
    .short = { $what } ({ x-is })
x-is = X = { $counter }{ $plus ->
    [0] {""}
   *[other] +{ $plus }
}{ $most ->
    [0] {""}
   *[other] , max { $most }
}
counter-controlled = the number of locations you control
    .short = outposts
counter-colonized = the number of Systems you have colonized
    .short = colonies
counter-seized = the number of Systems you took from other factions in this action
    .short = Systems taken
counter-techlevel = the level of your highest technology
    .short = highest tech level
counter-overpay = the power settled beyond the requirement
    .short = power too many

do-pay = pay { $n } ore
    .short = { $n } ore
do-return = return { $n } population
    .short = return { $n } pop
do-pay-opponent = pay { $n } ore to that opponent
    .short = { $n } ore to opponent
do-gain = gain { $n } ore
    .short = gain { $n } ore
do-populate = turn { $from_right ->
    [yes] { cubes } from the right
   *[no] { cubes }
} into population
    .short = { $n } supply{ $from_right ->
    [yes] {" "}(right)
   *[no] {""}
} → pop
do-build = turn { $source ->
    [pop] { $n } population
   *[supply] { $from_right ->
        [yes] { cubes } from the right
       *[no] { cubes }
    }
} into { $n ->
    [1] a level { $level } ship
   *[other] { $n } level { $level } ships
}{ $at_deep_space ->
    [yes] {" "}in Deep Space
   *[no] {""}
}
    .short = { $n } { $source }{ $from_right ->
    [yes] {" "}(right)
   *[no] {""}
} → L{ $level }{ $at_deep_space ->
    [yes] {" "}@ Deep Space
   *[no] {""}
}
do-automate = automate { $what ->
    [any] food or ore
   *[other] { $what }
}
    .short = auto { $what ->
    [any] food/ore
   *[other] { $what }
}
do-upgrade = upgrade { $up_to ->
    [yes] { $ships ->
        [1] up to 1 ship
       *[other] up to { $ships } ships
    }
   *[no] { $ships ->
        [1] 1 ship
       *[other] { $ships } ships
    }
} by { $by ->
    [1] 1 level
   *[other] { $by } levels
}{ $ships ->
    [1] {""}
   *[other] {" "}each
}
    .short = upgrade { $up_to ->
    [yes] ≤
   *[no] {""}
}{ $ships } by { $by }
do-upgrade-levels = upgrade your ships by { $n ->
    [one] 1 level
   *[other] { $n } levels
} in all
    .short = upgrade { $n } levels
do-jump = jump { $n }
    .short = jump { $n }
do-warp = move up to { $n ->
    [one] 1 ship
   *[other] { $n } ships
} to any locations
    .short = { $n } ships anywhere
do-research = { $private ->
    [yes] gain a private level { $levels } technology
   *[no] research a { $known ->
        [yes] face-up level { $levels } technology
       *[no] level { $levels } technology
    }
}{ $skip_prereq ->
    [yes] {" "}whatever its prerequisites
   *[no] {""}
}{ $no_bonus ->
    [yes] , without its bonus
   *[no] {""}
}
    .short = { $private ->
    [yes] private { $levels }
   *[no] research { $known ->
        [yes] known { $levels }
       *[no] { $levels }
    }
}{ $skip_prereq ->
    [yes] {" "}no prereq
   *[no] {""}
}{ $no_bonus ->
    [yes] {" "}no bonus
   *[no] {""}
}
do-colonize = colonize { $unclaimed ->
    [yes] a System that nobody controlled when your turn began
   *[no] a System
}
    .short = colonize{ $unclaimed ->
    [yes] {" "}unclaimed
   *[no] {""}
}
do-shift = move { $from_right ->
    [yes] { $n ->
        [1] the rightmost supply cube
       *[other] the rightmost { $n } supply cubes
    }
   *[no] { cubes }
} to { $column ->
    [any] { $n ->
        [1] any column
       *[other] any columns
    }
   *[other] column { $column }
}
    .short = { $n } supply{ $from_right ->
    [yes] {" "}(right)
   *[no] {""}
} → { $column ->
    [any] any column
   *[other] column { $column }
}
do-copy = { $what ->
    [research] take any action that includes research, even from an occupied space
    [basic] take a basic action, even from an occupied space
   *[bonus] receive the bonus of one of your technologies of level I to III again
}
    .short = copy { $what ->
    [research] a research action
    [basic] a basic action
   *[bonus] a bonus
}
do-grow = grow population
    .short = grow
do-mine = produce ore
    .short = mine
do-trade = trade resources
    .short = trade
do-open-guild = remove the cover of a level { $level } guild
    .short = open guild { $level }
do-annex = draw { $draw } Systems from deck { $deck } and take { $keep } of them as colonized, without discs
    .short = { $keep } of { $draw } Systems { $deck }
do-annex-attached = take the attached System as colonized, without discs
    .short = attached System
do-score = score { points }
    .short = +{ $n } VP

### Conditions

condition = { $relation ->
    [least] at least { $what }
   *[most] { $n ->
        [0] { $what }
       *[other] at most { $what }
    }
}
metric-technologies = { $n ->
    [one] 1 technology
   *[other] { $n } technologies
}
    .name = technologies
metric-technologies_IIII = { $n ->
    [one] 1 level IIII technology
   *[other] { $n } level IIII technologies
}
    .name = level IIII technologies
metric-right_types_II_up = { $n ->
    [one] 1 right-hand type
   *[other] { $n } different right-hand types
} on technologies of level II and above
    .name = different right-hand types
metric-colonized = { $n ->
    [one] 1 colonized System
   *[other] { $n } colonized Systems
}
    .name = colonized Systems
metric-holdings = { $n ->
    [one] 1 location controlled or colonized
   *[other] { $n } locations controlled or colonized
}
    .name = locations controlled or colonized
metric-specialty_icons = { $n ->
    [one] 1 specialty icon
   *[other] { $n } specialty icons
} of one kind
    .name = specialty icons of one kind
metric-strong_locations = { $n ->
    [one] 1 location
   *[other] { $n } locations
} with 4 or more of your power
    .name = locations with 4 or more power
metric-locations_with_ships = { $n ->
    [one] 1 location
   *[other] { $n } locations
} with ships of yours
    .name = locations with ships
metric-fleet_power = { $n } power in all your ships
    .name = power in all ships
metric-automation = { $n ->
    [one] 1 disc
   *[other] { $n } discs
} on your automation track
    .name = automation discs
metric-food_symbols = { $n ->
    [one] 1 growth symbol
   *[other] { $n } growth symbols
} visible
    .name = visible growth symbols
metric-ore_symbols = { $n ->
    [one] 1 ore symbol
   *[other] { $n } ore symbols
} visible
    .name = visible ore symbols
metric-production_symbols = { $n ->
    [one] 1 production symbol
   *[other] { $n } production symbols
} visible
    .name = visible production symbols
metric-ore_discs_left = { $n ->
    [one] 1 ore disc
   *[other] { $n } ore discs
} left on your track
    .name = ore discs left
metric-trade_exchanges = { $n ->
    [one] 1 exchange
   *[other] { $n } exchanges
} in one trade
    .name = exchanges in one trade

### Rules of cards that effects cannot say

rule-at-will = once in each of your turns, between phases: { $what }
rule-after-grow = after each population growth of your production phase { $what }
rule-after-colonize = after each colonization { $what }
rule-after-known-research = after each research of a face-up technology { $what }
rule-skip-one-prerequisite = one of two prerequisites of a face-up technology may be missing
rule-ore-for-returned-pop = you may pay { $n } ore in place of 1 returned population of a cost
rule-either-track = your discs for automation and Systems may come from either track
rule-one-jump-anywhere = 1 movement point takes a ship from a System or shipyard to any location
rule-reclaim-researcher = once in each of your turns you may take a cube of yours from a technology as population; a star disc takes its place
rule-swap-achievement-discs = in your turns you may replace your star discs on achievements by food or ore discs
rule-ship-discount = an ore cost in front of an effect that builds a ship is { $n } lower
rule-pay-to-share = { $cost } to take the action of a space that their pawn holds
rule-extra-jump = each jump of your actions has { $n ->
    [one] 1 more movement point
   *[other] { $n } more movement points
}
rule-location-award = at the end the most power at { $place } scores { $points }, tied factions { $tie } each
rule-majority-award = at the end the lead in { $metric } scores { $points }, tied factions { $tie } each
rule-museum = each faction, the revealer first, may put one ship here: it leaves the game and scores its level less { $n }
rule-dyson-sphere = a System of deck { $deck } is attached; one space: { $what }
rule-extra-system = the top System of deck B becomes a new location beside a System space and is never refilled
rule-use-occupied-space = you may move to a space that holds another pawn; that pawn stands aside
rule-heavy-gravity = leaving by a jump costs { $n ->
    [one] 1 movement point more
   *[other] { $n } movement points more
}

### Places

place-sol = Sol
place-deep-space = Deep Space
place-shipyard = the shipyard
place-shipyard-left = the left shipyard
place-shipyard-right = the right shipyard
at-place = at { $place }
in-space = in { $place }
place-extra = the new System space
place-of-kind = { $kind ->
    [shipyard] the shipyard { $id }
    [sol] Sol
    [deep-space] Deep Space
   *[system] the empty space { $id }
}

### Names

player = Player { $n }
basic-spacefaring = Basic Spacefaring
space-number = { $card } (space { $n })
short-united-nations = United Nations
short-nishida-ostergaard = Nishida-Østergaard
short-cosmic-tabernacle = Tabernacle
short-free-settlements = Ceres
icon = { $kind }
slot-behind = the undiscovered level { $level } slot { $slot } behind { $names }
slot-far = the undiscovered level { $level } slot { $slot }

source-bonus = the bonus of { $card }
source-space = the action of { $card }
source-control = control of { $card }
source-colony = the colonization of { $card }
source-event = the event { $card }
source-mat = the setup of { $card }
source-innovation = innovation { $letter } of { $card }
source-power = the power of { $card }
source-trigger = a power of yours { $trigger ->
    [0] after population growth
    [1] after a colonization
   *[2] after the research of a face-up technology
}

disc = { $disc ->
    [food] a food disc
    [ore] an ore disc
   *[star] a star disc
}

### The log: $who is a name, $faction an id for grammar that needs it

log-turn = Round { $n }: { $who }
log-takes = { $who } takes the action of { $card }
log-pays = { $who } pays { $n } ore
log-pays-to = { $who } pays { $n } ore to { $other }
log-returns = { $who } returns { $n } population
log-gains-ore = { $who } gains { $n } ore
log-gains-pop = { $who } gains { $n } population
log-builds = { $who } builds a level { $level } ship { $at }{ $source ->
    [pop] {" "}from population
   *[supply] {" "}from supply
}
log-automates = { $who } puts { disc } on the automation track
log-upgrades = { $who } upgrades a ship { $at } from level { $before } to level { $after }
log-moves = { $who } moves a level { $level } ship from { $start } to { $place }
log-gains-control = { $who } gains control of { $place }
log-loses-control = { $who } loses control of { $place } and takes { disc } back
log-places-disc = { $who } places { disc } { $at }
log-bonus = { $who } receives { $source }
log-researches = { $who } researches { $known ->
    [yes] { $card } (level { $level })
   *[no] { $card }
}
log-reveals = { $card } is revealed
log-discovers = { $who } discovers { $card }
log-private = { $who } gains { $card } as a private technology
log-event = { $who } reveals the event { $card }
log-event-stays = { $card } stays { $where ->
    [sol] at Sol
    [deep-space] in Deep Space
    [system] with its System
    [achievements] beside the achievements
   *[faction] with { $place }
}
log-opens-guild = { $who } opens { $card }
log-settles = { $who } settles a level { $level } ship
log-exiles = { $who } has { $n ->
    [one] 1 level { $level } ship
   *[other] { $n } level { $level } ships
} exiled to Deep Space
log-colonizes = { $who } colonizes { $card } ({ points })
log-refills = { $card } fills the empty space
log-second-disc = { $who } places { disc } on the colony { $card }
log-annexes = { $who } takes { $card } as colonized
log-grows = { $who } grows population
log-mines = { $who } produces ore
log-trades = { $who } trades resources
log-buys-pop = { $who } buys 1 population
log-decommissions = { $who } decommissions a level { $level } ship { $at }
log-sells-pop = { $who } sells 1 population
log-shifts = { $who } moves 1 supply cube from column { $start } to column { $column }
log-uses-power = { $who } uses { $card }
log-innovates = { $who } fires innovation { $letter }
log-claims = { $who } claims { $card } ({ points })
log-ending = The end is in sight: after this round comes the final one
log-final-round = The final round begins
log-copies = { $who } copies the action of { $card }
log-retires = { $who } puts the level { $level } ship { $at } on the Museum
log-reclaims = { $who } takes a cube back from { $card } as population
log-swaps = { $who } replaces a star disc on { $card } by { disc }
log-lapses = { $who } cannot { $what ->
    [populate] take supply, for there is none
    [build] build a ship
    [upgrade] upgrade a ship
    [research] research
    [colonize] colonize
    [shift] move a supply cube
    [copy] copy anything
    [open-guild] open a guild
    [annex] take a System
   *[other] do this part
}
log-row-laid = The level { $level } row of the tableau is laid out
log-row-cleared = The level { $level } row of the tableau is cleared
log-chooses-mat = { $player } plays { $name }
log-game-over = The game is over
log-skips-action = { $who } has no possible action and skips the action phase

### Options: what each of them does, to the one who chooses

nothing = nothing
type = { $type ->
    [scientific] scientific
    [economic] economic
    [military] military
   *[commercial] commercial
}
levels-by = { $by ->
    [one] 1 level
   *[other] { $by } levels
}
points-left = { $n ->
    [0] no points left
    [one] 1 point left
   *[other] { $n } points left
}

option-act = { $how ->
    [stay] Keep your pawn on { $card }
   *[move] Move your pawn to { $card }
}: { $what }{ $extra ->
    [0] {""}
   *[other] ; this space costs { $extra } ore more
}
option-act-shared = { $what }{ $n ->
    [0] ; the pawn of { $other } stands aside
   *[other] ; pay { $other } { $n } ore first, both pawns stay
}
option-vain = { $what }; { $warning }
option-left = { $what } (leaves you { $named ->
    [ore] { $ore } ore
    [population] { $population } population
   *[both] { $ore } ore, { $population } population
})
option-use = Use { $card }: { $what }
power-reclaim = take a cube of yours from a technology as population
power-swap = replace a star disc on an achievement by a food or ore disc
option-proceed = { $phase ->
    [1] Go on to production
    [3] Go on to the achievement phase
    [5] End your turn
   *[other] Go on
}
option-do = Yes: { $what }
option-skip = Skip this: { $what }
option-skip-museum = Keep your ships
option-pick = ({ $letter }) { CAPITAL($what) }
option-copy = Take the action of { $card }: { $what }
option-recall = Receive the bonus of { $card } again: { $what }
option-pay-pop = Return { $n } population as printed
option-pay-ore = Pay { $n } ore in place of 1 population{ $left ->
    [0] {""}
   *[other] {" "}and return { $left } population
}

option-discover = Research { $slot }{ $event ->
    [yes] ; its event comes first
   *[no] {""}
}
option-research = Research { $card } (level { $level }); bonus: { $what }
option-type = Look for a technology with { type } on its left
card-bonus = bonus: { $what }
card-action = { $n ->
    [1] action: { $what }
   *[other] { $n } spaces with the action: { $what }
}
card-end = at the end: { $what }
option-card = Take { $card } ({ $types }, { $points } VP) – { $what }
option-draw = Draw from the deck: the first card with { type } on its left is yours

option-build = Build the level { $level } ship { $at }
option-build-pop = Build the level { $level } ship { $at } from 1 population, supply having run out
option-forgo = Go without the level { $level } ship
option-raise = Upgrade a level { $level } ship { $at } to level { $after }
option-move = Move a level { $level } ship from { $start } to { $place } ({ points-left })
option-warp = Move a level { $level } ship from { $start } to { $place } ({ $n ->
    [0] no further ship
    [one] 1 more ship
   *[other] { $n } more ships
})
option-retire = Put a level { $level } ship from { $place } on the Museum ({ $points } VP)
option-stop = { $task ->
    [jump] Stop moving, { points-left }
    [warp] Stop moving
    [upgrade] Upgrade no further ship
    [trade] End the trade
   *[settle] Settle no further ship
}

option-track = Automate { $disc ->
    [food] food
    [ore] ore
   *[star] with a star disc
}
option-disc = Place { disc } { $at } as your outpost
option-second-disc = Place { disc } as the second disc on { $card }
option-bonus = Take the bonus of { $card } next: { $what }
option-target = Colonize { $card } ({ $n } VP, needs { $needed } power, you have { $power }); bonus: { $what }
option-settle = Settle a level { $level } ship ({ $power } of { $needed } power)
option-shift = Move 1 supply cube from column { $start } to column { $column }
option-shift-not = Leave 1 supply cube in column { $column }
option-annex = Take { $card } ({ $n } VP); bonus: { $what }
option-attach = Add the new System beside { $place }

option-grow = Grow population by { $n }, from { $n ->
    [1] column { $columns }
   *[other] columns { $columns }
}
option-grow-nothing = Grow population by 0, the visible columns are empty
option-mine = Produce { $n } ore
option-trade = Trade resources
option-buy-pop = Pay { $n } ore: turn 1 supply cube into population
option-decommission = Pay { $n } ore: turn the level { $level } ship { $at } into population
option-sell-pop = Return 1 population: gain { $n } ore

option-claim = Claim { $card } ({ points })
option-cover = Open { $card }: { $what }
option-reclaim = Take your cube from { $card } as population, a star disc takes its place
option-swap = Replace your star disc on { $card } by { disc }
option-mat = Play { $card }

### Warnings on options

warn-vain = nothing of it is possible now, only the price would be paid
warn-no-population = it leaves you without population, and growth would bring none now
warn-short-supply = { $have ->
    [0] no supply cube is
    [one] only 1 of { $n } supply cubes is
   *[other] only { $have } of { $n } supply cubes are
} left
warn-nothing = it brings nothing now
warn-no-exchange = there is nothing you could exchange
warn-untraded = you have exchanged nothing yet, although you could
warn-last-population = it leaves you without population
warn-lose-control = you lose control of { $place } if it stays like this

### Questions: who is asked, and what it is about

asked = { $who }{ $other ->
    [none] {""}
   *[other] {" "}(in the turn of { $other })
}: { CAPITAL($what) }
asked-because = { $who }{ $other ->
    [none] {""}
   *[other] {" "}(in the turn of { $other })
}, { $source }: { $what }
over = The game is over.

ask-draft = choose a faction.
ask-phase = { $phase ->
    [0] round { $n }, action phase. Move your pawn and take the action beside it.
    [1] round { $n }. You may use a power before production.
    [2] round { $n }, production phase. Choose growth, ore production or trade.
    [3] round { $n }. You may use a power before the achievement phase.
    [4] round { $n }, achievement phase. Which achievement do you claim?
    [6] round { $n }. You may use a power before your action.
   *[other] round { $n }. You may use a power before your turn ends.
}
ask-decide = do you take the optional part: { $what }?
ask-choose = which option do you take?{ $n ->
    [1] {""}
   *[other] {" "}{ $n } choices are left.
}
ask-build = where do you build the level { $level } ship?
ask-automate = do you automate food or ore?
ask-upgrade = which ship do you upgrade by { levels-by }?{ $n ->
    [1] {""}
   *[other] {" "}{ $n } ships are left.
}
ask-spread = which ship do you upgrade? { $n ->
    [one] 1 level is left.
   *[other] { $n } levels are left.
}
ask-jump = which ship do you move? { $n ->
    [one] 1 movement point is left.
   *[other] { $n } movement points are left.
}
ask-warp = which ship do you move anywhere? { $n ->
    [one] 1 ship is left.
   *[other] { $n } ships are left.
}
ask-place = you gained control of { $names }. Which disc do you place as your outpost?
ask-bonuses = which bonus do you take next?
ask-slot = which technology do you research?
ask-type = which type do you look for?
ask-card = which card do you take?
ask-row = which card do you take, or do you draw?
ask-colonize = which System do you colonize?
ask-settle = which ship do you settle? { $power } of { $needed } power is settled.
ask-colony = which disc do you place on { $card }?
ask-shift = which supply cube do you move, and where? { $n ->
    [one] 1 cube is left.
   *[other] { $n } cubes are left.
}
ask-copy = { $what ->
    [research] which action with research do you take?
    [basic] which basic action do you take?
   *[bonus] which bonus do you receive again?
}
ask-guild = which guild do you open?
ask-annex = which System do you take?
ask-museum = do you put a ship on the Museum?
ask-attach = where does the new System go?
ask-trade = which exchange do you make?
ask-payment = how do you return { $n } population?
ask-swap = which disc do you replace, and by what?
ask-reclaim = which cube do you take back?

### Refusals: what somebody may expect, and why it cannot be chosen now

what = { CAPITAL($what) }
what-anything = any choice
what-pass = no action at all
what-no-bonus = no bonus
what-two = a second production
what-no-claim = no achievement
what-space = { $card }: { $what }
what-buy = pay { $n } ore for 1 population
what-decommission = pay { $n } ore to turn a ship into population
what-sell = return 1 population for { $n } ore
what-type = a technology with { type } on its left
what-settle = a level { $level } ship
what-stop = stop here
what-build = the level { $level } ship { $at }
what-no-build = no ship
what-build-pop = the ship from population
what-ship = the level { $level } ship { $at }
what-others-ships = ships of other factions
what-move-from = a level { $level } ship from { $start }
what-move = a level { $level } ship from { $start } to { $place }
what-disc = { disc } on { $place }

no-over = the game is over
no-seat = it is { $who } who decides now
no-no-space = the card has no space
no-taken = another player has it
no-players = cannot be played with { $n } players
no-one-production = you have one production in a turn
no-pass = you must move your pawn and take an action
no-occupied = the pawn of { $who } stands there
no-same-space = your pawn stands there and must leave
no-not-researched = you have not researched it
no-covered = its cover is still there
no-not-ours = it is a private technology of another faction
no-no-change = nothing would change
no-too-late = powers are used before the achievement phase
no-used = you have used it this turn
no-ore = needs { $n } ore{ $extra ->
    [0] {""}
   *[other] {" "}({ $extra } of it for this space)
}, you have { $have }
no-population = needs { $n } population{ $returned ->
    [0] {""}
   *[other] { $used ->
        [0] {" "}to return
       *[other] {" "}({ $returned } to return, { $used } to use)
    }
}, you have { $have }
no-no-population = needs 1 population, you have 0
no-slot = there is no level { $level } technology that you may research
no-system = there is no System that you may colonize
no-copy = there is nothing that you could copy
no-supply = needs 1 supply cube, you have 0
no-ships = needs a ship, you have none
no-achievement-later = the achievement phase comes after production
no-already-claimed = you have claimed it
no-full = every slot that this number of players may use is taken
no-not-met = needs { $needs }, you have { $have }
no-must-claim = who can claim must claim
no-prerequisites = needs { $n ->
    [one] 1 more prerequisite
   *[other] { $n } more prerequisites
}: { $names }
no-level = is level { $own }, the research is for level { $level }
no-researched = you have researched it already
no-undiscovered = only technologies that lie face up may be researched now
no-deck = there is no card left to discover
no-type = only { $allowed } stands on the right of its prerequisites
no-card = does not show the type on its left
no-chosen = you have chosen it already
no-no-research = does not include research
no-open-already = is open already
no-guild-level = only the cover of a level { $n } guild may be removed
no-rightmost = the cube comes from column { $column }, the rightmost one
no-target = the cube goes to column { $column }
no-room = column { $column } is full
no-no-system = is no System to colonize
no-power = needs { $n } power, you have { $have }
no-claimed = somebody controlled it when your turn began
no-control = you do not control it
no-settle-order = after a level { $level } ship only ships of that level or below follow
no-settle-power = with level { $level } ships and below you would not reach { $n } power
no-settled = needs { $n } power, { $have } is settled
no-deep-space = this ship appears in Deep Space
no-build-system = ships are not built on Systems
no-build-place = ships are built at Sol and at shipyards you control
no-mandatory = this is not optional
no-supply-left = population may stand in only when supply has run out, you have { $n } supply { $n ->
    [one] cube
   *[other] cubes
}
no-top-level = level { $n } is the highest
no-upgraded = this effect has upgraded it already
no-own-ships = you may choose ships of your own only
no-points = needs { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}, you have { $have }
no-spoiled = a part that you must do would become impossible
no-star = a food or ore disc must be used while a fitting track has one
no-track-empty = its track is empty
no-icons = only { $icons } fits there

### Score

score-technology = { $card } (level { $level })
score-private = { $card } (private, level { $level })
score-automation = Automation level { $n }
score-colony = { $card }
score-outposts = { $n ->
    [one] 1 outpost
   *[other] { $n } outposts
}
score-sol = Most power at Sol
score-deep-space = Most power in Deep Space
score-event = { $card } (event)
score-achievement = { $card } (achievement)
score-card-end = { $card }, at the end of the game

### Parts of the table, for whoever looks at them

column = Supply column { $column }
track-food = Population growth
track-ore = Ore production
track-automation = Automation
stock-ore = Ore
stock-population = Population
production-grow = Grow population
production-mine = Produce ore
production-trade = Trade resources
exchange-supply = pay { $n } ore: turn 1 supply cube into population
exchange-ship = pay { $n } ore: turn a ship into population
exchange-population = return 1 population: gain { $n } ore
phase-action = Action
phase-after-action = After the action
phase-production = Production
phase-after-production = After production
phase-achievement = Achievements
phase-end-of-turn = End of the turn
phase-start-of-turn = Start of the turn

### A new game

yes = Yes
no = No
form-first_game = Play with the achievements recommended for a first game
form-mats = Faction mats
form-mats-basic = Basic
form-mats-advanced = Advanced, with innovations
form-draft = How the factions are given out
form-draft-open = Basic mats are drawn, advanced ones chosen
form-draft-draw = Drawn at random
form-draft-choose = Chosen by the players
form-factions = Factions in the order of the seats
form-factions-open = Not fixed
form-tableau = Play with the technology tableau, a variant for experts
form-shared_last_space = Several pawns may stand on the last basic space
form-start = Who starts
form-start-open = Drawn at random
