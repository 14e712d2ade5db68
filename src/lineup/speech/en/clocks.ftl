# Clocks: chosen, seen and run out. The browser learns these when a table has one.

span-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
span-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
clock = Clock
clock-none = None
clock-move = Each answer
clock-game = Whole game
clock-days = Days
clock-time-move = Time for each answer
clock-time-game = Time for the whole game
clock-time-days = Time for each answer
clock-delay = Free time for each question
clock-out = When time is up
clock-out-answer = A bot answers
clock-out-seat = A bot takes the seat
clock-out-nobody = The others decide
clock-said-move = Clock: { $span } for each answer.
clock-said-game = { $free ->
    [0] Clock: { $span } each for the whole game.
   *[other] Clock: { $span } each for the whole game; the first { $free } seconds of each question are free.
}
clock-said-days = Clock: { $span } for each answer, wherever you are; meanwhile bots play on.
clock-said-answer = When time is up, a bot answers; after three times in a row it takes the seat until its player is back.
clock-said-seat = When time is up, a bot takes the seat until its player is back.
clock-said-nobody = When time is up, the others may hand the seat to a bot.
clock-yours = Your time
clock-of = { $name }’s time
clock-stands = The clock is stopped
clock-waits = It runs once the curtain is lifted.
clock-undo = Clock: the question you return to gets its full time again.
clock-undo-game = Clock: time already used stays used.
clock-soon = { $span } left to answer.
clock-up = time is up
clock-late = { $name }’s time is up.
time-up-answer = { $you ->
    [yes] Your time is up: a bot answered for you.
   *[no] { $name }’s time is up: a bot answered.
}
time-up-seat = { $you ->
    [yes] Your time is up: a bot plays for you until you take your seat back.
   *[no] { $name }’s time is up: a bot plays on.
}
time-up-nobody = { $you ->
    [yes] Your time is up: the others may hand your seat to a bot.
   *[no] { $name }’s time is up: you may hand the seat to a bot.
}
# How long somebody has to answer, and until when.
clock-left = { $span } left · until { $date }
