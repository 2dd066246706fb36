# Every text of the client that belongs to no game. A language is one such file, and one per folder of src/games.

## Everywhere

loading = One moment …
close = Close
cancel = Cancel
copy = Copy
share = Share
save = Save
remove = Remove
skip = Skip to the content
nav = Pages
nav-home = Heliopause, to the front page
nav-new = New table
nav-rules = Rules
nav-cards = Cards
nav-me = You
nav-about = About
footer = Heliopause is not affiliated with the designers and publishers of these games.
link-copied = The link is copied.
problem-no-connection = The server does not answer. Is there a connection?
problem-status = The server answered with status { $status }.
lost-title = There is nothing here
lost-about = The address may be mistyped, or what was here is gone.
lost-home = To the front page
problem-said = { CAPITAL($message) }

## Front page

front-title = Three games about leaving home
front-intro =
    Race through a tree of technologies while ships fight for the stars, build an empire out of the actions that everybody shares, or
    draft dice and set pulsars spinning. The table knows every rule, shows what you may do and says why you may not do the rest.
front-play = { $many ->
        [yes] Play { $title }
       *[no] Play now
    }
front-dealing = Dealing …
front-new = Set up a table
front-how = No account needed. You play against bots at once; a link brings in your friends.
front-mine = Your tables
front-open = Open tables
front-table = What this table does
front-may = You see what you may do
front-may-about = It glows on the board and stands in a list beside it, with its price and what is left of it.
front-why = It says why not
front-why-about = Whatever cannot be done now names its reason and the clause of the rules, one tap away.
front-undo = Take it back
front-undo-about = Freely, until something new is seen or somebody else has chosen.
front-days = An evening or a week
front-days-about = Play in one sitting or over days. The table tells you when it is your turn, and what happened since.
front-replay = Play it again
front-replay-about = Every game can be replayed move by move and taken up again from any point, against bots.
front-fair = Nobody cheats
front-fair-about = What is hidden never leaves the server, bots see no more than you, and every shuffle can be checked afterwards.
front-games = The games
front-players = { $least } to { $most } players.
card-yours = It is your turn
card-playing = { $moves } moves so far
card-waiting = Waiting for players
card-over = Over after { $moves } moves
card-abandoned = Abandoned after { $moves } moves

## Setting up

setup-title = A new table
setup-game = Game
setup-players = Players
setup-seats = Who plays
setup-seat = Seat { $number }
setup-me = You
setup-open = Open: whoever has the link
setup-bots = Bots
setup-open-about = { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    } You get a link to send; the game starts when everybody sits.
setup-listed = Show the table on the front page, so that anybody can sit down
setup-options = The game
setup-newcomer = What stands here is the first game that the rulebook recommends.
setup-more = More options
setup-bot = { $title }: { $about }
setup-edition-name = { CAPITAL($edition) }
setup-summary = { $players } players, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }{ $open ->
        [0] { "" }
        [one] , 1 seat open
       *[other] , { $open } seats open
    }
setup-edition = Edition
setup-pick-all = Choose one for every seat, or for none.
setup-clock = Time
setup-name = Name of the table
setup-start = Start
setup-wait = Make the table and get the link
clock-none = No clock
clock-move = A reminder per move
clock-total = A total per player
clock-days = Days per move
clock-none-about = Everybody takes the time they need
clock-move-about = Whoever thinks too long is reminded
clock-total-about = When the total is used up, a bot may take the seat
clock-days-about = For games over days or weeks
clock-in-minutes = Minutes
clock-in-days = Days
clock-increment = Seconds added per turn

## Waiting for players

waiting-about = { $count ->
        [one] One seat is open. The game starts when somebody sits there.
       *[other] { $count } seats are open. The game starts when every seat is taken.
    }
waiting-patience = You may close this page. The table stands under "Your tables" on the front page until then.
waiting-you = (you)
waiting-sit = Sit here
waiting-bot = Give it to a bot
waiting-link = Send this link; whoever opens it can sit down
waiting-leave = Leave this seat
seat-open = Open seat

## The table

table-missing = This table cannot be shown
table-no-board = This page has no board for { $game } yet.
table-abandoned = This game was abandoned.
menu = Menu of this table
seats = Players
seat-points = points
seat-choosing = , choosing now
seat-here = Here
seat-away = Not here now
rooms = Parts of the table
connection-lost = The connection is lost. The table comes back by itself.
connection-polling = No live connection; the table is asked for every few seconds.

decision = What is to be decided
decision-you = You choose
decision-other = { $name } chooses
decision-over = The game is over
decision-behind = { $count ->
        [one] 1 more move, skip
       *[other] { $count } more moves, skip
    }
decision-list = What you can choose
decision-options = { $count ->
        [one] 1 option
       *[other] { $count } options
    }
decision-decided = { $count ->
        [one] One thing decided in this turn
       *[other] { $count } things decided in this turn
    }
decision-narrowed = { $count } of { $all } options are about this.
decision-all = Show all
cost = −{ $n } { $what }{ $left ->
        [unknown] { "" }
       *[other] , { $left } left
    }
final = Cannot be taken back
confirm = Confirm this choice
confirm-final = This cannot be taken back.
confirm-sure = You asked to be asked twice.
confirm-yes = Confirm
confirm-no = Something else
undo-step = Undo
undo-step-title = Take back the last choice (U)
undo-turn = Undo turn
undo-ask = Ask to undo
why = Why not?
why-title = Not possible now
why-nothing = Everything is possible.
clause-title = Rule { $id }
tip-several = { $count } options; click to list them
inspect = Component

drawer = Log, chat and scores
drawer-log = Log
drawer-chat = Chat
drawer-score = Scores
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything.
chat-placeholder = Say something to the table
chat-send = Send
score-show = Show scores during the game
score-now = If the game ended now:
score-wins = Wins
since-title = Since your last move
since-close = To my choice

ask-undo = { $name } asks to take back the last move.
ask-abandon = { $name } asks to end this game without a winner.
ask-undo-mine = You asked to take back the last move.
ask-abandon-mine = You asked to end this game without a winner.
ask-yes = Agree
ask-no = Refuse
ask-waiting = { $count ->
        [one] Waiting for one answer
       *[other] Waiting for { $count } answers
    }

end-title = The end
end-share = Share the replay
end-look = Look at the table

menu-rematch = Rematch
menu-replay = Replay
menu-try = Try a line in a copy
menu-same-deal = Play the same deal again
menu-link = Copy the link to watch
menu-record = Download the record
menu-replace = Replace { $name } by a bot
menu-abandon = Ask to abandon
menu-leave = Leave the table
menu-report = Report a bug
report-label = What happened, and what should have happened?
report-about = The version, the seed and the record of this table go along, for the operator only.
report-send = Send
report-thanks = Thank you. The report is kept with the table.
settings = Settings
fair-commitment = Fair shuffle, fixed before the first move:
fair-seed = Seed:

pointer-decision = What you can do stands here, in words, and glows on the board. You can choose in either place, and take a choice back as long as nothing new was revealed.
pointer-next = Next
pointer-away = Leave me alone
pointer-done = To the game

help-title = Keyboard
help-mouse = What glows can be chosen with a click. Hold the mouse over a thing to see why it cannot; click it to see it large.
key-walk = Walk through the options; the board shows where
key-digit = Choose that option
key-enter = Choose
key-confirm = Confirm
key-escape = Back
key-undo = Undo; with Shift the whole turn
key-why = What is not possible, and why
key-log = Log
key-board = Next board
key-replay = Replay
key-help = This list

provenance-rulebook = As the rulebook prints it.
provenance-published = As another public source prints it.
provenance-mixed = Partly from public sources, partly designed here.
provenance-reconstructed = Not printed in any source we could use; designed here within the totals of the rulebook.

## Settings of this browser

setting-theme = Theme
setting-theme-system = As the system
setting-theme-dark = Dark
setting-theme-light = Light
setting-confirm = Ask twice
setting-confirm-final = When it cannot be taken back
setting-confirm-always = Always
setting-confirm-never = Never
setting-pace = Moves of the others
setting-pace-calm = One after the other
setting-pace-quick = Quickly
setting-pace-at-once = At once
setting-sounds = Soft sounds: your turn, a seat taken, the end

## Replay

replay-title = Replay: { $title }
replay-table = To the table
replay-start = To the start
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Stop
replay-slider = Move
replay-to = To move { $moves }
replay-continue = Continue from here

## You

me-guest = You are a guest in this browser.
me-account = This name is yours.
me-name = Name
me-rename = Change
me-saved = Saved.
me-keep = Keep this name
me-keep-about = With a password or a passkey you find your tables again in any browser. No e-mail is needed.
me-keep-do = Keep it with a password
me-login = Log in
me-login-about = Or simply start a game: you are a guest then, and can keep that later.
me-login-do = Log in
me-password = Password
me-new-password = New password
me-passkey-keep = Keep it with a passkey
me-passkey-login = Log in with a passkey
me-passkey-add = Add a passkey
me-passkeys = Passkeys and password
me-games = Your games
me-no-games = None yet.
me-told = When it is your turn
me-push = Tell me in this browser, also while the page is closed
me-webhook = Call this address
me-webhook-kind = Kind of address
me-webhook-secret = This secret signs the calls; it is shown this once:
me-webhook-failing = The address did not answer the last times.
webhook-discord = Discord
webhook-slack = Slack
webhook-generic = A program
me-tokens = Tokens for scripts
me-tokens-about = A script that sends one of these plays in your name.
me-token-name = What is it for?
me-token-add = Make a token
me-token-once = Shown this once:
me-old-password = Password so far, if there is one
me-change-password = Change the password
me-leave = Leaving
me-logout = Log out
me-logout-everywhere = Log out everywhere
me-delete = Delete everything about me
me-delete-about = Your name, your ways to log in and to be told are deleted. Tables stay for those who played with you; your seats become anonymous, and bots may take them. This cannot be taken back.
me-delete-do = Delete it
push-turn = It is your turn
push-reminder = Your turn is still waiting for you
push-test = This is a test
push-denied = The browser does not allow messages from this page.

## Rules and cards

rules-search = Search the rules
rules-chapters = Chapters
rules-none = No clause says "{ $search }".
rules-count = { $count ->
        [one] 1 clause
       *[other] { $count } clauses
    }
cards-title = All components
cards-about = The texts are generated from the same lines that the rules run on. Each card says where it comes from.
cards-shelf = Kind
cards-all = Everything
cards-search = Name

## About

about-title = About Heliopause
about-intro = Heliopause is a free digital table for three board games about space. It knows the rules exactly, gives you opponents, and loses nothing.
about-whose = Whose games these are
about-affiliation = Heliopause is not affiliated with any of them. It uses names and numbers only; all words and drawings are its own. If you like the games, buy them: they are better with people around a table.
about-fair-title = Fair shuffles
about-fair = Before the first move the server fixes how everything is shuffled and shows a seal of it. At the end it shows the seed, so that anybody can check the seal against it.
about-keys-title = What is kept
about-data = A cookie says who you are, and this browser keeps your settings. The server keeps your tables and the name you gave. There is nothing else, and nobody else gets any of it.

# Looking at a board
board-fit = Show all of it
board-larger = Larger
board-smaller = Smaller
