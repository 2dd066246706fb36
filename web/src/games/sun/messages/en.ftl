# Beyond the Sun: what the board and the cards say. Names and rules come from the server.

sun-room-technology = Technology
sun-room-exploration = Exploration
sun-room-mine = My mat
sun-room-others = Others
sun-room-goals = Goals
