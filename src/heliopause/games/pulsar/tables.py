"""The content as flat tables of integers, in the form in which the rules read it."""


class Tables:
    """Filled once by `compiler.py`; never changed afterwards. A place in `code` is a program; 0 is the empty one."""

    def __init__(self) -> None:
        self.header: bytes = b""
        self.code: list[int] = []
        # dice board, by number of players
        self.silver: list[int] = []
        self.even: list[list[int]] = []
        self.counters: list[int] = []
        self.engineering: list[list[int]] = []  # programs by place
        self.initiative: list[list[int]] = []  # points by place
        self.start_space: int = 0
        self.penalty: list[int] = []  # by space
        # supply
        self.start_scores: list[int] = []
        self.start_plus_minus: int = 0
        self.rings: int = 0
        self.copy_price: int = 0
        self.buy_lowest: list[int] = []  # the dice that buy a plus-minus and a plus-two token
        self.buy_highest: list[int] = []
        self.station_points: list[int] = []
        self.station_more: int = 0
        # gyrodynes by size
        self.take_die: list[int] = []
        self.complete_die: list[int] = []
        self.value: list[int] = []
        self.tiles: list[int] = []
        self.awards: list[int] = []  # size * 2 + 0 for the first, 1 for the second
        # star cluster, by side: [side][location]
        self.kind: list[list[int]] = []
        self.number: list[list[int]] = []  # of the system or pulsar
        self.dead_end: list[list[int]] = []
        self.entries: list[list[int]] = []
        self.isolated: list[int] = []  # mask of pulsars
        self.system_at: list[list[int]] = []  # location of a system
        self.pulsar_at: list[list[int]] = []
        # flights: [side][location * LENGTHS + length]
        self.ends: list[list[list[int]]] = []  # the codes LAND of the locations where they may end
        self.trails: list[list[list[int]]] = []  # what they pass, packed, by end
        self.teleports: list[list[list[int]]] = []  # [side][kind]: the codes TELEPORT
        self.lines: list[list[list[int]]] = []  # [side][location]: neighbour, number of the line, ...
        self.line_count: list[int] = []
        # systems by tile
        self.blue: list[int] = []
        self.planets: list[int] = []
        self.open_from: list[int] = []  # tile * PLANETS + planet: fewest players
        self.bonus: list[int] = []
        self.bonus_red: list[int] = []  # the red die, 0 if there is none
        self.bonus_sizes: list[int] = []  # gyrodynes that it gives, if it gives nothing else; a mask
        # exploration tiles by kind
        self.draw_one: int = 0  # a program that draws one tile
        self.explored: list[int] = []
        self.tile_count: list[int] = []
        self.tile_station: list[int] = []  # 1 if it is kept
        # technologies by card; cards of a board: letter * PLACES + place
        self.card_at: list[int] = []
        self.tech_die: list[int] = []
        self.tech_icons: list[int] = []
        self.tech_class: list[int] = []
        self.tech_code: list[int] = []
        self.tech_silver: list[int] = []  # what a doubler sets the die to
        self.tech_red: list[int] = []  # the red die of a doubler or a patented die
        self.tech_price: list[int] = []  # cubes for a patented die
        self.tech_triggers: list[list[int]] = []  # trigger, points, ...
        self.tech_slack: list[int] = []
        self.tech_copy: list[int] = []  # price of a copy, 0 if unchanged
        self.tech_shift: list[int] = []
        self.tech_stations: list[int] = []
        self.tech_meets: list[int] = []
        self.tech_twice: list[int] = []
        self.row_value: list[int] = []  # letter * 9 + row; -1 is the median symbol
        # transmitters
        self.letter: list[int] = []
        self.costs: list[int] = []  # transmitter * COSTS + cost, 0 if there is none
        self.all_costs: list[int] = []  # a mask
        self.immediate: list[int] = []
        self.produce: list[int] = []
        self.sell_cubes: list[int] = []
        self.sell_points: list[int] = []
        self.pips: list[int] = []  # transmitter * 2 + end, -1 for an end that cannot link
        # headquarters: side * PROJECTS + project
        self.project_die: list[int] = []
        self.project_code: list[int] = []
        self.project_silver: list[int] = []
        self.project_red: list[int] = []
        self.run_colour: list[int] = []  # -1 without a gate run, 3 for any colour
        self.run_points: list[int] = []
        self.needs: list[int] = []  # by project, a mask
        # goals by face
        self.goal_tile: list[int] = []
        self.goal_marked: list[int] = []
        self.goal_projects: list[int] = []  # 1 if it needs headquarters
        self.goal_metric: list[int] = []
        self.goal_number: list[int] = []
        self.goal_points: list[int] = []
        self.bonus_cubes: list[int] = []  # face * 2 + 0 or 1; 0 if there is none
        self.bonus_points: list[int] = []
