# Every text of the client that belongs to no game.

front-intro =
    Beyond the Sun is a race through a tree of technologies while ships fight for the stars. Your turn is one move: put your pawn on an
    action, do it, then produce. The table knows every rule, shows what you may do and says why you may not do the rest.

lost-title = There is nothing here
