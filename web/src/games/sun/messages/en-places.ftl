# Beyond the Sun: exploration board and faction mats.


sun-exploration = Exploration board
sun-seat-number = Player { $number }

sun-place-sol = Sol
sun-place-deep-space = Deep Space
sun-place-shipyard = Shipyard
sun-place-empty = No System left
sun-power-needed = Colonizing needs { $n } power here.
sun-points = { $n ->
    [one] { $n } point for the colony
   *[other] { $n } points for the colony
  }
sun-specialty = { $kind ->
    [food] Food: an outpost here is a food disc
   *[ore] Ore: an outpost here is an ore disc
  }
sun-builds-here = Ships are built here
sun-location-label = { $place }{ $kind ->
    [system] {", "}colonizing needs { $power } power and brings { $points } points
    [extra] {", "}colonizing needs { $power } power and brings { $points } points
   *[other] {""}
  }{ $owner ->
    [none] {""}
   *[other] {", "}controlled by { $owner }
  }
sun-disc-label = { $kind ->
    [food] food disc
    [ore] ore disc
   *[other] star disc
  } of { $faction }
sun-power-label = { $faction }: { $n } power at { $place }
sun-ships-label = { $faction }: { $count ->
    [one] a level { $level } ship
   *[other] { $count } level { $level } ships
  } at { $place }

sun-mat-of = Mat of { $faction }
sun-no-mat = No mat chosen yet.
sun-starts = Started the game
sun-score-now = Points if the game ended now
sun-technologies-of = Technologies: { $I } of level I, { $II } of level II, { $III } of level III, { $IIII } of level IIII
sun-column-label = { $column }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }{ $grows ->
    [yes] {", "}growth takes one from here
   *[no] {""}
  }
sun-ore = Ore
sun-ore-label = { $n } ore
sun-population = Population
sun-population-label = { $n } population
sun-fleet = Ships
sun-fleet-label = { $count ->
    [one] 1 ship
   *[other] { $count } ships
  } with { $power } power
sun-track-label = { $track }: { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
  } left; production brings { $gain }
sun-automation-label = Automation level { $level }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
sun-level-of-automation = Automation level { $n }
sun-mines = Produces { $n } ore
sun-supply-and-growth = Supply cubes by column; growth takes one from each lit column
sun-colonies = { $n ->
    [one] 1 colonized System
   *[other] { $n } colonized Systems
  }
sun-colony-label = { $name }, colonized: { $points } points
sun-museum = Museum: { $n ->
    [one] 1 point
   *[other] { $n } points
  }
sun-now = now { $n }
sun-used = used
sun-works = works now
sun-once = once
sun-while = as long as it holds

sun-attached = Attached to an event:
sun-ready = Enough power to colonize
