"""The parts of a running server, put together."""

from dataclasses import dataclass

from heliopause.server.bots.pool import Pool
from heliopause.server.bots.turns import Turns
from heliopause.server.live import Live
from heliopause.server.session import Session
from heliopause.server.settings import Settings
from heliopause.server.signals import Signals
from heliopause.server.store.database import Database
from heliopause.server.tables.hall import Hall


@dataclass(slots=True)
class House:
    """Every handler can have it as `house`."""

    settings: Settings
    database: Database
    signals: Signals
    session: Session
    hall: Hall
    live: Live
    turns: Turns


def build(settings: Settings) -> House:
    database, signals = Database(settings), Signals()
    hall = Hall(database, settings, signals)
    live = Live(hall)
    turns = Turns(hall, Pool(settings.bots, settings.bot_seconds))
    return House(settings, database, signals, Session(database, settings), hall, live, turns)
