### What programs that talk are told beside the game itself.

talk-full = All seats of the game { $invite } are taken; watch it, or make one with new_game.
talk-no-game = There is no game with the invite "{ $invite }"; make one with new_game.
talk-no-key = There is no seat with the key "{ $given }"; new_game and join_game give keys.
talk-not-asked = It is not your turn: the game waits for { $waiting }. Call look until you have a question.
talk-no-answer = There is no answer { $number }; answers are numbered from 1 to { $most }.
talk-not-over = The game is not over; review and log open after its end.
talk-seats-open = programs to take the open seats ({ $names })
talk-over = nobody, it is over
talk-assist = Your partner plays. Assist now, or wait?
talk-wait = Wait
