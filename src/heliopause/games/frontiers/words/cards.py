"""A tile or a goal in one line: what somebody wants to know who chooses it."""

from __future__ import annotations

from heliopause.games.frontiers.catalog import Goal, Home, Planet, Tile
from heliopause.games.frontiers.words import effects
from heliopause.games.frontiers.words.names import Speaker
from heliopause.kernel import phrases
from heliopause.kernel.effects import Per


def tile_line(speaker: Speaker, number: int, *, needs: bool = True) -> str:
    """`defence 4, 1 colonist, Genes windfall, UPLIFT, 2 points; Explore: draw 1`; `needs`: with what settling takes."""
    tile = speaker.tile(number)
    facts = [*_planet(speaker, tile, needs), *tile.keywords, _value(speaker, tile)]
    powers = [
        speaker.say("power", phase=power.phase, text=effects.short(speaker, power.phase, power.effect))
        for power in tile.powers
    ]
    return speaker.words.join("parts", [speaker.words.join("comma", facts), *powers])


def _planet(speaker: Speaker, tile: Tile, needs: bool) -> list[str]:
    if not isinstance(tile, Planet):
        return []
    goods = speaker.say("bears", goods=tile.goods or "none", kind=tile.kind)
    if isinstance(tile, Home) or not needs:
        return [goods]
    number = speaker.say("needs", military="yes" if tile.military else "no", n=tile.number)
    return [number, speaker.say("colonists", n=tile.colonists), goods]


def _value(speaker: Speaker, tile: Tile) -> str:
    if tile.score is None:
        return speaker.say("points", n=tile.vp)
    return effects.short(speaker, "score", tile.score)


def goal_line(speaker: Speaker, goal: Goal) -> str:
    """`different ones of Explore power and Trade power; 3: 1 point, 4: 2 points`."""
    rows = [speaker.say("goal-row", least=least, n=vp) for least, vp in goal.table]
    return speaker.words.join("parts", [_counts(speaker, goal), speaker.words.join("comma", rows)])


def _counts(speaker: Speaker, goal: Goal) -> str:
    if goal.categories:
        names = [phrases.counted(speaker.words, Per(1, name), phrases.SHORT) for name in goal.categories]
        return speaker.say("goal-category", names=speaker.words.join("and", names))
    if goal.counts:
        return phrases.counted(speaker.words, Per(1, goal.counts), phrases.LONG)
    phases = [speaker.say("phase", phase=phase) for phase in goal.phases]
    return speaker.say(
        "goal-stockpile",
        item=goal.item,
        phases=speaker.words.join("or", phases),
        most=goal.most,
        each=goal.most_per_action,
    )
