"""The content as flat tables of integers, in the form in which the rules read it."""


class Tables:
    """Filled once by `compiler.py`; never changed afterwards.

    A place in `code` is a program; 0 is the empty one. Types are masks: 1 scientific, 2 economic, 4 military,
    8 commercial. Specialties are masks of disc kinds: 1 food, 2 ore.
    """

    def __init__(self) -> None:
        self.code: list[int] = []
        self.lists: list[int] = []  # lettered options: how many, then of each its place and 1 if it includes research
        self.tests: list[int] = []  # conditions: how many tests, then of each metric, 1 for >= or 0 for <=, value
        # technologies
        self.tech_level: list[int] = []
        self.tech_left: list[int] = []
        self.tech_right: list[int] = []
        self.tech_bonus: list[int] = []
        self.tech_points: list[int] = []
        self.tech_power: list[int] = []  # standing power, a bit or 0
        self.tech_spaces: list[int] = []  # first space
        self.tech_space_count: list[int] = []
        self.tech_opens: list[int] = []  # levels (mask 4 = III, 8 = IIII) its spaces allow to research
        self.tech_end: list[int] = []  # points per controlled location and per colonized System at the end: a, b
        # slots of the technology board
        self.slot_level: list[int] = []
        self.slot_from: list[int] = []  # mask of slots to the left
        self.slot_need: list[int] = []
        # action spaces
        self.spaces: int = 0
        self.space_kind: list[int] = []  # 0 basic, 1 guild, 2 technology, 3 event
        self.space_item: list[int] = []  # number of the basic Action, guild, technology or event
        self.space_code: list[int] = []
        self.space_extra: list[int] = []  # surcharge
        self.space_idle: list[int] = []  # 1 if its Action can end without any change
        self.space_research: list[int] = []  # 1 if its effect includes research
        self.space_opens: list[int] = []
        self.space_first: list[int] = []  # the first space with the same Action
        self.space_repeat: list[int] = []  # 1: a pawn may stay
        self.basic_first: list[int] = []  # by number of players: first and last + 1 of its spaces
        self.basic_last: list[int] = []
        self.guild_space: list[int] = []
        self.guild_count: list[int] = []
        self.guild_level: list[int] = []
        self.dyson_event: int = -1
        self.dyson_space: int = -1
        # events
        self.event_level: list[int] = []
        self.event_fixed: list[int] = []
        self.event_code: list[int] = []
        self.event_stays: list[int] = []
        self.event_points: list[int] = []
        self.event_rule: list[int] = []
        self.event_tie: list[int] = []  # points of each tied faction
        self.event_metric: list[int] = []  # of a majority award; -1 is power at the location
        self.event_location: list[int] = []  # by side of the exploration board: side * EVENTS + event
        # systems
        self.system_deck: list[int] = []
        self.system_start: list[int] = []
        self.system_power: list[int] = []  # required to colonize
        self.system_points: list[int] = []
        self.system_icons: list[int] = []
        self.system_gain: list[int] = []
        self.system_helps: list[int] = []  # guarded jumps that its gain-control bonus can help, a mask
        self.system_bonus: list[int] = []
        self.system_gift: list[int] = []  # standing power of its colonizer, a bit or 0
        self.system_heavy: list[int] = []  # 1: leaving costs one point more
        # exploration board: per side, LOCS entries
        self.sides: int = 0
        self.side_of: list[int] = []  # by number of players
        self.loc_count: list[int] = []
        self.loc_kind: list[int] = []  # 0 none, 1 Sol, 2 Deep Space, 3 shipyard, 4 System space
        self.loc_icons: list[int] = []
        self.loc_deck: list[int] = []
        self.loc_links: list[int] = []  # mask of neighbours
        self.loc_distance: list[int] = []  # segments between two locations of a side
        self.sol: list[int] = []
        self.deep_space: list[int] = []
        # mats: faction * 2 + advanced
        self.columns: list[int] = []
        self.food_letters: list[int] = []  # mat * 9 + discs gone: mask of visible columns
        self.ore_symbols: list[int] = []  # mat * 9 + discs gone: visible symbols
        self.automation: list[int] = []  # mat * 8 + level: points so far
        self.mat_setup: list[int] = []
        self.faction_players: list[int] = []  # mask of player counts
        # innovations: faction * 2 + 0 or 1 (A, B), advanced mats only
        self.innovation_once: list[int] = []
        self.innovation_test: list[int] = []
        self.innovation_code: list[int] = []
        self.innovation_power: list[int] = []
        # powers at will: index is the number in the code USE
        self.will_kind: list[int] = []  # 0 a program, 1 reclaim a researcher, 2 swap achievement discs
        self.will_code: list[int] = []
        self.will_source: list[int] = []
        # numbers of standing powers
        self.extra_jump: int = 0
        self.ship_discount: int = 0
        self.ore_for_pop: int = 1
        self.share_price: int = 0
        self.museum_less: int = 0
        # the trade ratios
        self.ore_for_supply: int = 0
        self.ore_for_ship: int = 0
        self.pop_for_ore: int = 0
        # programs that follow a trigger
        self.after_grow: int = 0
        self.after_colonize: int = 0
        self.after_known: int = 0
        # achievements
        self.achievement_class: list[int] = []  # 0 basic, 1 A, 2 B
        self.achievement_test: list[int] = []
        self.achievement_slots: list[int] = []
        self.achievement_points: list[int] = []  # card * CLAIMS + slot
        self.achievement_players: list[int] = []  # card * CLAIMS + slot: fewest players
        self.first_game: list[int] = []  # the recommended achievements
        self.claims_to_end: list[int] = []  # by number of players
        self.start_ore: list[int] = []  # players * 4 + place in turn order
        self.start_pop: int = 0
        self.start_ships: list[int] = []  # levels
        self.header: bytes = b""
