"""The content as flat tables of integers, in the form in which the rules read it."""

from typing import Final

GOAL_COLUMNS: Final = 24  # counts of a goal that are told apart
UNUSED_COLONISTS: Final = -1  # what a goal counts when it is no group of tiles


class Tables:
    """Filled once by `compiler.py`; never changed afterwards.

    Lists by tile have TABLE_TILES entries: the last four are the any-kind world with each of its kinds. A group is a
    number; `group[number * TABLE_TILES + tile]` is 1 if the tile belongs to it.
    """

    def __init__(self) -> None:
        self.header: bytes = b""
        # tiles
        self.kind: list[int] = []  # of goods; 0 gray
        self.military: list[int] = []  # 1 if settled by Military
        self.cost: list[int] = []  # of a military world its defence
        self.people: list[int] = []  # colonists needed and standing there
        self.windfall: list[int] = []
        self.production: list[int] = []
        self.points: list[int] = []  # printed
        self.any_tile: int = -1  # the world of any kind
        self.spaces: list[int] = []  # by face: that it covers on the mat
        # powers
        self.first: list[int] = []  # phase * TABLE_TILES + tile: its rows in that phase
        self.last: list[int] = []
        self.rows: list[int] = []
        self.group: list[int] = []
        self.group_kinds: list[int] = []  # by group: 1 if the kind of the any-kind world decides
        # Consume powers that take goods, by number
        self.eat_tile: list[int] = []
        self.eat_kind: list[int] = []  # first the goods of this kind, 0 any
        self.eat_count: list[int] = []
        self.eat_kind_two: list[int] = []  # then these
        self.eat_count_two: list[int] = []
        self.eat_up_to: list[int] = []  # 1: as many as there are, paid one by one
        self.eat_different: list[int] = []  # 1: every good of another kind
        self.eat_credits: list[int] = []
        self.eat_points: list[int] = []
        # powers for temporary Military, by number
        self.temporary_tile: list[int] = []
        self.temporary_kind: list[int] = []  # of the good removed, 0 any
        self.temporary_points: list[int] = []
        # bonuses at the end: of a tile, the number of its bonus or -1
        self.bonus: list[int] = []
        self.bonus_points: list[int] = []  # bonus * TABLE_TILES + tile: what that tile in the empire scores
        self.bonus_military: list[int] = []  # per point of general Military
        self.bonus_kinds: list[int] = []  # bonus * 5 + different kinds of colonies
        # stacks of developments
        self.stack_faces: list[int] = []  # stack * 2: the face of the first game, then its other one
        self.stack_flips: list[int] = []
        self.stack_single: list[int] = []  # 1: one tile at every number of players
        # actions
        self.action_phases: list[int] = []  # a mask of phases; 0: nobody acts
        self.action_goals: list[int] = []  # 0 in every game, 1 only with goals, 2 only without
        self.action_goods: list[int] = []  # stockpile goals that list it, a mask of goals
        self.bonus_gain: list[int] = []  # action * 3 + credits, points, colonists: what the selector gains at once
        self.bonus_discount: list[int] = []
        self.bonus_picks: list[int] = []
        self.bonus_windfalls: list[int] = []
        self.bonus_collects: list[int] = []
        self.bonus_leads: list[int] = []
        self.bonus_advances: list[int] = []
        self.bonus_charts: list[int] = []  # goals to look at
        # goals
        self.goal_item: list[int] = []  # what is stockpiled for it, or NO_ITEM
        self.goal_most: list[int] = []
        self.goal_per_action: list[int] = []
        self.goal_groups: list[int] = []  # place in lists, or -1: how many categories, then the group of each
        self.goal_counts: list[int] = []  # a group, or UNUSED_COLONISTS
        self.goal_points: list[int] = []  # goal * GOAL_COLUMNS + count
        self.lists: list[int] = []
        # the table
        self.copies: list[int] = []  # by number of players
        self.colonists: list[int] = []
        self.pool: list[int] = []
        self.selections: list[int] = []
        self.credits: list[int] = []  # players * SEATS + place in the first priority order
        self.goods: list[int] = []  # by kind
        self.price: list[int] = []  # by kind
        self.explore_draw: int = 0
        self.settle_colonists: int = 0
        self.most_worlds: int = 0
        self.most_spaces: int = 0
        self.most_colonies: int = 0
        self.fewest_colonists: int = 0
        self.home_mat: list[int] = []  # by home: its mat
        self.home_white: list[int] = []  # 1: the side of the first game
