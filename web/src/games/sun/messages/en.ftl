# Beyond the Sun: what the board and the cards say. Names and rules come from the server.

sun-table = The table
sun-room-technology = Technology
sun-room-exploration = Exploration
sun-room-mine = My mat
sun-room-others = Others
sun-room-goals = Goals
sun-goals = Achievements

## First turn

sun-pointer-pawn = Put your pawn on a space that glows: that is your action for this turn.
sun-pointer-mat = Your mat: population and ore pay for actions. After the action it produces more of one of them.

## Technology board

sun-basic = Basic Spacefaring
sun-level = Level { $level }
sun-deck = { $count } in the deck
sun-round = Round { $round }
sun-last-round = Last round
sun-to-end = { $claims } of { $most } discs on achievements; the last of them brings the last round
sun-need = needs { $need } of { $of }
sun-need-all = needs both
sun-slot-card = { $name }, level { $level }{ $who ->
        [none] {""}
       *[other] , researched by { $who }
    }
sun-slot-empty = Level { $level }, not discovered{ $event ->
        [yes] , an event waits here
       *[no] {""}
    }{ $types ->
        [none] {""}
       *[other] , { $types } can be found here
    }
sun-slot-unknown = Not discovered yet
sun-slot-needs = { $of ->
        [0] Anybody may research here.
        [1] You must have researched the technology that leads here.
       *[other] You must have researched { $need } of the { $of } technologies that lead here.
    }
sun-slot-event = Who discovers a technology here turns the event over first.
sun-guild-label = { $name }, { $open ->
        [yes] open to everybody
       *[no] covered
    }
sun-goal-label = { $name }: { $when }
sun-slot-closed = Closed with so few players
sun-tray = Beside the board
sun-look-for = Look for a technology with { $type } on its left
sun-on-to = On to: { $phase }
sun-private = { $name }, private
sun-bonus = At once: { $text }
sun-vp = { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }

## Cards in words

sun-kind-technology = Technology of level { $level }, { $types }
sun-kind-system = System of deck { $deck }
sun-kind-achievement = Achievement, { $class ->
        [basic] in every game
       *[other] type { $class }
    }
sun-kind-guild = Guild of level { $level }{ $open ->
        [yes] , open to everybody
        [no] , under its cover
       *[unknown] {""}
    }
sun-kind-faction = Faction, for { $players } players
sun-kind-power = Power at will
sun-kind-space = A space for your pawn
sun-kind-space-more = A space for your pawn that costs { $n } ore more
sun-kind-location = Exploration board
sun-event-level = Event of level { $level }
sun-part-bonus = At once, when you research it
sun-part-action = Action
sun-part-permanent = From then on
sun-part-end = At the end
sun-part-effect = What happens
sun-part-leads = On its right
sun-leads = What is discovered behind it can be { $type }.
sun-part-power = Colonizing
sun-needs-power = Settle ships with { $n } power.
sun-part-control = When you gain control
sun-part-colony = When you colonize it
sun-part-specialties = Specialty
sun-part-when = Who can claim it
sun-part-points = Points, the first to the left
sun-slot-points = { $n }{ $players ->
        [2] {""}
       *[other] {" "}(with { $players } players)
    }
sun-part-setup = At the start (basic mat)
sun-part-innovation = Innovation { $letter } (advanced mat)
sun-part-research = Research
sun-part-event = Event
sun-part-types = What can be found
sun-slot-types = A technology with { $types } on its left.
sun-part-fleets = Power here
sun-power-of = { $name } { $n }
sun-ship = Level { $level } ship of { $name }
sun-mat-setup = At the start
sun-mat-players = { $players } players
sun-researched-by = Researched by
sun-origin-rulebook = rulebook
sun-origin-published = published
sun-origin-mixed = partly known
sun-origin-reconstructed = reconstructed

## Shelves of the gallery

sun-shelf-I = Technologies, level I
sun-shelf-II = Technologies, level II
sun-shelf-III = Technologies, level III
sun-shelf-IIII = Technologies, level IIII
sun-shelf-events = Events
sun-shelf-systems = Systems
sun-shelf-achievements = Achievements
sun-shelf-guilds = Guilds
sun-shelf-factions = Factions

## Looking closer


## Technology tableau

sun-tableau = Technology tableau

## What the symbols mean

sun-legend = Symbols
sun-legend-pieces = Pieces
sun-legend-doing = What you do
sun-legend-rest = Where and when
sun-legend-types = Types of technology
sun-legend-signs = How to read an action
sun-icon-population = Population, a cube on your mat
sun-icon-supply = Supply, a cube from the leftmost column that has any
sun-icon-ore = Ore
sun-icon-ship = Ship; the number is its level
sun-icon-food = Food disc, from the track of population growth
sun-icon-ore-disc = Ore disc, from the track of ore production
sun-icon-star = Star disc
sun-icon-vp = Victory points
sun-icon-research = Research a technology of this level; it takes 1 population
sun-icon-jump = Move ships; the number is how many steps in all
sun-icon-automate = Move a disc to the automation track
sun-icon-colonize = Colonize a System that you control
sun-icon-upgrade = Raise ships by one level
sun-icon-return = Return population to supply
sun-icon-grow = Grow population
sun-icon-mine = Produce ore
sun-icon-trade = Trade
sun-icon-copy = Repeat another action or bonus
sun-icon-deep-space = In Deep Space
sun-icon-column = Into a supply column
sun-icon-clock = Once a turn, or at the end
sun-icon-rule = A rule for the rest of the game
sun-icon-event = Event
sun-icon-guild = Guild
sun-icon-outpost = When you gain control
sun-icon-colony = When you colonize
sun-sign-cost = What you pay stands before the colon
sun-sign-then = Then
sun-sign-becomes = Turns into
sun-sign-may = You may leave it out
sun-sign-choose = Choose one
