### What boxes, lessons, bots and rules switches bring in English.
### Made by `make types` from src/lineup/boxes, engine and bots: changes here are lost.

## Heroes Unite

content-box-heroes-unite = Heroes Unite
content-box-heroes-unite-summary = 2 to 5 players, each for themselves, against a stack of Super-Villains
content-variant-heroes-unite-synergy = Super Hero Synergy
content-variant-heroes-unite-synergy-summary = one copy of your own Hero card lies ready for you alone to buy
content-variant-heroes-unite-hunt = Super-Villain Hunt
content-variant-heroes-unite-hunt-summary = Super-Villains in other players' discard piles can be taken; defeating the one on the stack shields you from the next
content-variant-heroes-unite-super-hidden = Super-Hidden Super-Villains
content-variant-heroes-unite-super-hidden-summary = all Super-Villains are shuffled into the main deck; six cards in the Line-Up
content-variant-heroes-unite-fresh-line-up = Fresh Line-Up
content-variant-heroes-unite-fresh-line-up-summary = when a turn leaves the Line-Up full, its two oldest cards are replaced
content-variant-heroes-unite-draft = Draft of Super Heroes
content-variant-heroes-unite-draft-summary = players choose from one more Super Hero than there are players; the first player chooses last
content-variant-heroes-unite-short-stack = Short stack
content-variant-heroes-unite-short-stack-summary = five Super-Villains instead of eight
content-variant-heroes-unite-solo = Solo against the clock
content-variant-heroes-unite-solo-summary = one player against six Super-Villains; a Weakness leaves the stack after each turn, and you lose when a turn ends with none left
content-combination-heroes-unite-1 = with cards of your own
content-combination-heroes-unite-2 = each group of cards from one set
content-combination-heroes-unite-3 = then the other half of both sets

## Confrontations

content-box-confrontations = Confrontations
content-box-confrontations-summary = two teams of two confront each other's Characters; also for 2 and 3 players
content-box-confrontations-players-2 = a duel; an Assist card may wait on your Character for your next turn
content-box-confrontations-players-3 = each for themselves, the last one standing wins; Assist as for two
content-box-confrontations-players-4 = two teams of two, Super Heroes against Super-Villains, who see each other's hands
content-variant-confrontations-fresh-line-up = Fresh Line-Up
content-variant-confrontations-fresh-line-up-summary = when a turn leaves the Line-Up full, its two oldest cards are replaced
content-variant-confrontations-draft = Draft of Characters
content-variant-confrontations-draft-summary = players choose from one more Character than there are players (in teams, on each side); the first player chooses last
content-mix-confrontations-batman-joker = Batman and The Joker may join the teams
content-mix-confrontations-shazam-black-adam = Shazam! and Black Adam may join the teams, Word of Power beside Enhanced Strength
content-combination-confrontations-1 = Batman joins a team with his cards
content-combination-confrontations-2 = Word of Power beside Enhanced Strength

## Rivals: Batman vs The Joker

content-box-rivals-batman-joker = Rivals: Batman vs The Joker
content-box-rivals-batman-joker-short = Batman vs The Joker
content-box-rivals-batman-joker-summary = a duel of two Characters
content-variant-rivals-batman-joker-fresh-line-up = Fresh Line-Up
content-variant-rivals-batman-joker-fresh-line-up-summary = when a turn leaves the Line-Up full, its two oldest cards are replaced
content-combination-rivals-batman-joker-1 = single cards swapped

## Rivals: Shazam! vs Black Adam

content-box-rivals-shazam-black-adam = Rivals: Shazam! vs Black Adam
content-box-rivals-shazam-black-adam-short = Shazam! vs Black Adam
content-box-rivals-shazam-black-adam-summary = a duel of two Characters, with Weaknesses that stay in play
content-variant-rivals-shazam-black-adam-fresh-line-up = Fresh Line-Up
content-variant-rivals-shazam-black-adam-fresh-line-up-summary = when a turn leaves the Line-Up full, its two oldest cards are replaced
content-mix-rivals-shazam-black-adam-rivals = Rivals of two boxes: a duel, or two against two
content-combination-rivals-shazam-black-adam-1 = a duel of two boxes
content-combination-rivals-shazam-black-adam-2 = two against two
content-combination-rivals-shazam-black-adam-3 = two against two with a card of a third box

## Rules switches

content-switch-min_players = fewest seats
content-switch-max_players = most seats
content-switch-hand_size = cards drawn for a new hand
content-switch-punches = Punches in a starting deck
content-switch-vulnerabilities = Vulnerabilities in a starting deck
content-switch-line_up_size = cards in the Line-Up
content-switch-super_villains = Super-Villains in the stack
content-switch-identity_assignment = how players get their Super Hero; the draft is our house rule
content-switch-promo = the promo Super Hero is dealt too
content-switch-first_player = the first player: 0 for seat 1, 1 for seat 2 and so on, or -1 for a random one
content-switch-end_steps = what comes first at the end of a turn: discarding the hand, or delayed effects
content-switch-start_step = texts work that act at the start of a turn
content-switch-defenses_per_attack = Defenses one player may use against one Attack
content-switch-ongoing_once_per_turn = each Ongoing text reacts once in a turn
content-switch-super_hero_optional = a Super Hero's ability may be left unused
content-switch-buy_is_gain = "when you gain this" also means buying
content-switch-defeater_immune = a player who defeats a Super-Villain is safe from the next First Appearance
content-switch-hunt = Super-Villains in other players' discard piles can be taken
content-switch-hunt_limit = when hunting stops for this turn
content-switch-synergy = each Super Hero has its Hero card ready to buy
content-switch-super_hidden = the Super-Villains lie in the main deck
content-switch-hand_is_discarded = putting the hand away counts as discarding it
content-switch-teams = two teams of two, who see each other's hands
content-switch-confrontation = a turn may be a Confrontation with a foe's Character
content-switch-confront_target = which Characters can be confronted
content-switch-buy_in_confrontation = cards can be bought in a Confrontation too
content-switch-defend_teammate = a Defense may cover the teammate instead
content-switch-block_teammate = teammates Block for each other
content-switch-assist = Assist cards are played on the teammate's turn
content-switch-store_assist = a player may put an Assist card on their Character for their next turn
content-switch-defeat_is_gain = defeating a Character counts as gaining it
content-switch-abilities_after_comparison = abilities can be used again after a Confrontation
content-switch-knock_out = what the defeat of a last Character does: its victor wins, or its player leaves the game
content-switch-tie_break = what decides between equal Victory Points
content-switch-famine_covers_last_refill = a short Line-Up lasts through the refill of the turn that ends it
content-switch-weakness_stack = the Weaknesses of the box, or those of every set mixed in
content-switch-stale_line_up = oldest cards that go under the main deck when a turn leaves the Line-Up full
content-switch-clock = Weaknesses that leave their stack after each turn; all lose when they run out

## Bots

content-bot-random = Beginner
content-bot-random-summary = picks any legal answer; good for trying things out
content-bot-casual = Casual
content-bot-casual-summary = plays like a person who knows the cards: builds a deck, defends, blocks and assists
content-bot-planner = Skilled
content-bot-planner-summary = plans its deck for the rest of the game and weighs its chances before it confronts
content-bot-aggressor = Skilled aggressor
content-bot-aggressor-summary = plans like the skilled bot, but would rather confront, attack and take Super-Villains than build
content-bot-builder = Skilled builder
content-bot-builder-summary = plans like the skilled bot, but would rather draw cards and keep what stays in play than confront
content-bot-search = Expert
content-bot-search-summary = simulates a few turns with hidden cards dealt at random, and takes the answer that does best
content-bot-master = Master
content-bot-master-summary = looks a few turns ahead like the search bot, and judges where they lead like the learned bot
content-bot-learned = Seasoned
content-bot-learned-summary = has learned from games against itself which positions win, and looks where its turn leads

## Lesson: A turn

content-lesson-heroes-unite-turn = A turn
content-lesson-heroes-unite-turn-about = Play your hand, buy better cards, and draw them later.
content-lesson-heroes-unite-turn-step-1-1 = Everyone starts with ten weak cards and a hand of five. Your aim is to own the deck worth the most Victory Points at the end.
content-lesson-heroes-unite-turn-step-1-2 = Cards you play give Power, and Power buys cards.
content-lesson-heroes-unite-turn-step-1-3 = Play a Punch: it gives 1 Power.
content-lesson-heroes-unite-turn-step-1-otherwise = You went on without a Punch. You never have to play a card.
content-lesson-heroes-unite-turn-step-2-1 = Your Power grows with each card you play in a turn.
content-lesson-heroes-unite-turn-step-2-2 = Play Kick: it gives 2 Power.
content-lesson-heroes-unite-turn-step-2-otherwise = You went on without Kick. You never have to play a card.
content-lesson-heroes-unite-turn-step-3-1 = Vulnerability does nothing, so it makes no difference whether you play it. *Play all* plays everything in one go.
content-lesson-heroes-unite-turn-step-3-2 = Play the rest of your hand.
content-lesson-heroes-unite-turn-step-3-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-heroes-unite-turn-step-4-1 = The cards in the middle are the Line-Up, and the number in the corner is what a card costs.
content-lesson-heroes-unite-turn-step-4-2 = Buy Raven for 3 Power.
content-lesson-heroes-unite-turn-step-4-need = The lesson goes on with Raven: she costs 3 Power.
content-lesson-heroes-unite-turn-step-5-1 = Cards you buy go to your discard pile, not to your hand.
content-lesson-heroes-unite-turn-step-5-2 = Batarang costs 2: buy it with the rest.
content-lesson-heroes-unite-turn-step-5-otherwise = You never have to buy. Leftover Power is lost at the end of the turn.
content-lesson-heroes-unite-turn-step-6-1 = At the end of your turn, the cards you played and the cards left in your hand go to your discard pile. Then you draw five new cards, and gaps in the Line-Up are filled.
content-lesson-heroes-unite-turn-step-6-2 = If you have to draw and your deck is empty, your discard pile is shuffled and becomes your deck.
content-lesson-heroes-unite-turn-step-6-3 = End your turn.
content-lesson-heroes-unite-turn-step-6-otherwise = You can still end your turn when you are done.
content-lesson-heroes-unite-turn-step-7-1 = Your foe has had a turn. Your discard pile became your deck, and the cards you bought are now in your hand. Raven also lets you draw a card.
content-lesson-heroes-unite-turn-step-7-2 = Play all your cards once more.
content-lesson-heroes-unite-turn-step-7-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-heroes-unite-turn-step-8-1 = You can also buy from the stack of Kicks.
content-lesson-heroes-unite-turn-step-8-2 = Buy anything you like and can afford.
content-lesson-heroes-unite-turn-step-8-otherwise = You bought nothing this time: that is allowed.
content-lesson-heroes-unite-turn-ending-1 = That is the whole rhythm: play, buy, clean up. Every card you buy comes back to your hand sooner or later.
content-lesson-heroes-unite-turn-ending-2 = At the end of the game your deck is counted: the stars on your cards are Victory Points, and whoever has the most wins.

## Lesson: Attacks and Defenses

content-lesson-heroes-unite-attack = Attacks and Defenses
content-lesson-heroes-unite-attack-about = What an Attack does to you, and how to avoid it.
content-lesson-heroes-unite-attack-step-1-1 = Your foe plays a Villain that Attacks each foe, and that means you. Katana in your hand is a Defense: discard her to avoid the Attack and draw a card.
content-lesson-heroes-unite-attack-step-1-2 = Defend yourself with Katana.
content-lesson-heroes-unite-attack-step-1-need = You let the Attack happen. This lesson needs a Defense: Katana, from your hand.
content-lesson-heroes-unite-attack-step-2-1 = A Defense stops the Attack only for you; your foe still gets the Power and everything else on the card.
content-lesson-heroes-unite-attack-step-2-2 = Now an Attack hits you: you reveal your hand and lose a card of cost 3 or more.
content-lesson-heroes-unite-attack-step-2-3 = Give up Kick and keep the Villain.
content-lesson-heroes-unite-attack-step-2-otherwise = You gave up the Villain and kept Kick. That is your choice.
content-lesson-heroes-unite-attack-step-3-1 = Now it is your turn. Black Lantern Corps has an Attack: your foe is asked whether to defend, and the log says what happened.
content-lesson-heroes-unite-attack-step-3-2 = Play Black Lantern Corps.
content-lesson-heroes-unite-attack-step-3-otherwise = Then you make no Attack this turn.
content-lesson-heroes-unite-attack-step-4-1 = Play the rest of your hand.
content-lesson-heroes-unite-attack-step-4-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-heroes-unite-attack-step-5-1 = Helmet of Fate is a Defense for later turns. Played in your own turn, it gives Power like any other card.
content-lesson-heroes-unite-attack-step-5-2 = Buy Helmet of Fate.
content-lesson-heroes-unite-attack-step-5-otherwise = Helmet of Fate stays in the Line-Up. You can buy it in a later turn.
content-lesson-heroes-unite-attack-ending-1 = Everyone hit by an Attack is asked, and may use one Defense.
content-lesson-heroes-unite-attack-ending-2 = A Defense protects you while it is in your hand in other players' turns. In your own turn, play it for what it gives: if you keep it, it is discarded at the end of the turn.
content-lesson-heroes-unite-attack-ending-3 = A Weakness is worth -1 Victory Point at the end. Some cards destroy cards: a good way to get rid of it.

## Lesson: Super-Villains and the end

content-lesson-heroes-unite-super-villain = Super-Villains and the end
content-lesson-heroes-unite-super-villain-about = Defeat a Super-Villain, survive a First Appearance, and end the game.
content-lesson-heroes-unite-super-villain-step-1-1 = This is the stack of Super-Villains. The top one, Vandal Savage, is face up and costs 8 Power. This lesson has two; a real game has eight.
content-lesson-heroes-unite-super-villain-step-1-2 = Play all your cards and look at your Power.
content-lesson-heroes-unite-super-villain-step-1-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-heroes-unite-super-villain-step-2-1 = You have enough Power. You defeat a Super-Villain by buying it: it becomes one of your cards, and a strong one.
content-lesson-heroes-unite-super-villain-step-2-2 = Defeat Vandal Savage.
content-lesson-heroes-unite-super-villain-step-2-need = The lesson goes on with Vandal Savage: he costs 8 Power, all in one turn.
content-lesson-heroes-unite-super-villain-step-3-1 = Vandal Savage is in your discard pile, worth 4 Victory Points. The next Super-Villain stays face down until your turn ends, so you can defeat only one per turn.
content-lesson-heroes-unite-super-villain-step-3-2 = When it is turned up it makes its First Appearance: an Attack on every player, including you.
content-lesson-heroes-unite-super-villain-step-3-3 = End your turn.
content-lesson-heroes-unite-super-villain-step-3-otherwise = You can still end your turn when you are done.
content-lesson-heroes-unite-super-villain-step-4-1 = Black Adam appears and attacks everyone before the next turn begins. Anyone holding a Defense may use it; everyone else must destroy a Hero from their hand or discard pile. A destroyed card is out of the game.
content-lesson-heroes-unite-super-villain-step-4-2 = Destroy the Hero you can spare.
content-lesson-heroes-unite-super-villain-step-4-otherwise = The First Appearance is over.
content-lesson-heroes-unite-super-villain-step-5-1 = Your foe has had a turn. Now for Black Adam: he costs 11.
content-lesson-heroes-unite-super-villain-step-5-2 = Play all your cards.
content-lesson-heroes-unite-super-villain-step-5-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-heroes-unite-super-villain-step-6-1 = You have enough Power for the last Super-Villain.
content-lesson-heroes-unite-super-villain-step-6-2 = Defeat Black Adam.
content-lesson-heroes-unite-super-villain-step-6-need = The lesson goes on with Black Adam: he costs 11 Power, all in one turn.
content-lesson-heroes-unite-super-villain-step-7-1 = When your turn ends, no new Super-Villain can be turned up, and the game is over.
content-lesson-heroes-unite-super-villain-step-7-2 = End your turn.
content-lesson-heroes-unite-super-villain-step-7-otherwise = End your turn when you are done.
content-lesson-heroes-unite-super-villain-ending-1 = The game ended because there was no Super-Villain left to turn up, and the decks were counted. It also ends when the Line-Up can no longer be filled.
content-lesson-heroes-unite-super-villain-ending-2 = A real game has eight Super-Villains, and those below the first cost more. *Scores* shows what every card was worth.

## Lesson: Confrontation, Block and Level

content-lesson-rivals-batman-joker-confrontation = Confrontation, Block and Level
content-lesson-rivals-batman-joker-confrontation-about = Attack a Character, then defend your own.
content-lesson-rivals-batman-joker-confrontation-step-1-1 = You are Batman, and your foe is The Joker. The number on a Character is the Power it costs to defeat.
content-lesson-rivals-batman-joker-confrontation-step-1-2 = Each turn begins with a choice: buy cards, or start a Confrontation, in which you cannot buy.
content-lesson-rivals-batman-joker-confrontation-step-1-3 = Confront The Joker.
content-lesson-rivals-batman-joker-confrontation-step-1-need = This lesson needs the Confrontation; a buying turn has none.
content-lesson-rivals-batman-joker-confrontation-step-2-1 = Now gather Power. Some cards are made for this, such as Batwoman: the words after *Confrontation* only work now.
content-lesson-rivals-batman-joker-confrontation-step-2-2 = Play Batwoman.
content-lesson-rivals-batman-joker-confrontation-step-2-otherwise = You went on without Batwoman.
content-lesson-rivals-batman-joker-confrontation-step-3-1 = Play the rest of your hand.
content-lesson-rivals-batman-joker-confrontation-step-3-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-rivals-batman-joker-confrontation-step-4-1 = You need at least as much Power as the Character costs. Once you are ready, you cannot play any more cards.
content-lesson-rivals-batman-joker-confrontation-step-4-2 = Then your foe may use Blocks, each of which raises the Character's cost for this turn. The Joker survives only if he costs more than your Power.
content-lesson-rivals-batman-joker-confrontation-step-4-3 = Say you are ready.
content-lesson-rivals-batman-joker-confrontation-step-4-otherwise = When you have done everything you want, say you are ready.
content-lesson-rivals-batman-joker-confrontation-step-5-1 = The Joker confronts you, and you hold a Block: Batmobile adds 3 to what your Character costs. The total has to be more than his Power; equal is not enough.
content-lesson-rivals-batman-joker-confrontation-step-5-2 = A defeated Character goes to the other side for its Victory Points, and a stronger one of the next Level takes its place. A Confrontation defeats at most one Character, and then the turn is over.
content-lesson-rivals-batman-joker-confrontation-step-5-3 = Block with Batmobile.
content-lesson-rivals-batman-joker-confrontation-step-5-need = This lesson needs a Block: Batmobile, from your hand, when The Joker confronts you.
content-lesson-rivals-batman-joker-confrontation-step-6-1 = The Block you used goes to your discard pile, and you begin your turn with the cards left in your hand.
content-lesson-rivals-batman-joker-confrontation-step-6-2 = Buy cards this turn instead.
content-lesson-rivals-batman-joker-confrontation-step-6-otherwise = You chose another Confrontation: that is fine.
content-lesson-rivals-batman-joker-confrontation-step-7-1 = Play your cards as usual.
content-lesson-rivals-batman-joker-confrontation-step-7-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-rivals-batman-joker-confrontation-step-8-1 = Cards with Block or Confrontation in their text pay off later.
content-lesson-rivals-batman-joker-confrontation-step-8-2 = Buy a card.
content-lesson-rivals-batman-joker-confrontation-step-8-otherwise = You bought nothing this time: that is allowed.
content-lesson-rivals-batman-joker-confrontation-ending-1 = Each player has three Characters, one on top of the other, for 9, 12 and 15 Power. Whoever defeats the last one wins at once.
content-lesson-rivals-batman-joker-confrontation-ending-2 = If the main deck runs out first, Victory Points decide: those of your deck and of the Characters you defeated.

## Lesson: Partner and Assist

content-lesson-confrontations-assist = Partner and Assist
content-lesson-confrontations-assist-about = Two against two: see your partner's hand, lend a card, win together.
content-lesson-confrontations-assist-step-1-1 = Two against two. You and your partner can see each other's hands. It is your partner's turn, and they have started a Confrontation.
content-lesson-confrontations-assist-step-1-2 = You may play cards with *Assist* in your partner's turn, in a Confrontation only until your partner is ready. Everything they give goes to your partner.
content-lesson-confrontations-assist-step-1-3 = Assist with Supergirl.
content-lesson-confrontations-assist-step-1-need = This lesson needs an Assist: Supergirl, from your hand, when your partner confronts a foe.
content-lesson-confrontations-assist-step-2-1 = Now it is your turn, and your partner may Assist you. You can confront only the foe whose Character is cheaper; if both cost the same, you choose.
content-lesson-confrontations-assist-step-2-2 = Confront a foe.
content-lesson-confrontations-assist-step-2-need = This lesson needs the Confrontation; a buying turn has none.
content-lesson-confrontations-assist-step-3-1 = You get whatever your partner's Assist gives, Power or cards.
content-lesson-confrontations-assist-step-3-2 = Play your hand.
content-lesson-confrontations-assist-step-3-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-confrontations-assist-step-4-1 = Both foes may use Blocks, also for each other. At the end of the turn, a card your partner lent goes back to their discard pile.
content-lesson-confrontations-assist-step-4-2 = Say you are ready.
content-lesson-confrontations-assist-step-4-otherwise = When you have done everything you want, say you are ready.
content-lesson-confrontations-assist-ending-1 = Partners see each other's hands and win together: at once when one foe has lost all three Characters, otherwise by adding both partners' points.
content-lesson-confrontations-assist-ending-2 = You can also use a Defense or a Block for your partner. The chat has a channel only partners can read.

## Lesson: Ongoing Weakness and payment

content-lesson-rivals-shazam-black-adam-weakness = Ongoing Weakness and payment
content-lesson-rivals-shazam-black-adam-weakness-about = A Weakness that stays, what it costs you, and abilities you pay for.
content-lesson-rivals-shazam-black-adam-weakness-step-1-1 = You are Shazam!, and drew a Weakness. Your turn begins with a choice.
content-lesson-rivals-shazam-black-adam-weakness-step-1-2 = Choose to buy cards this turn.
content-lesson-rivals-shazam-black-adam-weakness-step-1-otherwise = You chose a Confrontation. The rules for a Weakness are the same.
content-lesson-rivals-shazam-black-adam-weakness-step-2-1 = In this box you must play a Weakness before any other card, and you cannot end your turn while you hold one.
content-lesson-rivals-shazam-black-adam-weakness-step-2-2 = Play the Weakness.
content-lesson-rivals-shazam-black-adam-weakness-step-2-otherwise = You must play the Weakness first.
content-lesson-rivals-shazam-black-adam-weakness-step-3-1 = A Weakness is *Ongoing*: it stays in play at the end of your turn, and your Character costs 1 less.
content-lesson-rivals-shazam-black-adam-weakness-step-3-2 = Now look at your Character. *Discard a Punch:* is a price, and the words after it say what you get.
content-lesson-rivals-shazam-black-adam-weakness-step-3-3 = Pay the price: use Shazam!
content-lesson-rivals-shazam-black-adam-weakness-step-3-need = To go on with this lesson, use Shazam! and discard a Punch from your hand.
content-lesson-rivals-shazam-black-adam-weakness-step-4-1 = You see the top three cards of your deck, and draw one Hero or Super Power among them that costs 4 or less.
content-lesson-rivals-shazam-black-adam-weakness-step-4-2 = Take Cyclone.
content-lesson-rivals-shazam-black-adam-weakness-step-4-otherwise = You took another card: that is fine.
content-lesson-rivals-shazam-black-adam-weakness-step-5-1 = The others go back on top of your deck, in any order.
content-lesson-rivals-shazam-black-adam-weakness-step-5-2 = Choose the order.
content-lesson-rivals-shazam-black-adam-weakness-step-5-otherwise = That is fine too.
content-lesson-rivals-shazam-black-adam-weakness-step-6-1 = You turned a Punch into a better card. You could do it again for every Punch you have.
content-lesson-rivals-shazam-black-adam-weakness-step-6-2 = Play the rest of your hand.
content-lesson-rivals-shazam-black-adam-weakness-step-6-otherwise = Cards left in your hand are discarded at the end of the turn.
content-lesson-rivals-shazam-black-adam-weakness-step-7-1 = Buy whatever your Power allows.
content-lesson-rivals-shazam-black-adam-weakness-step-7-otherwise = You never have to buy.
content-lesson-rivals-shazam-black-adam-weakness-step-8-1 = The Weakness stays where it is.
content-lesson-rivals-shazam-black-adam-weakness-step-8-2 = End your turn.
content-lesson-rivals-shazam-black-adam-weakness-step-8-otherwise = You can still end your turn when you are done.
content-lesson-rivals-shazam-black-adam-weakness-step-9-1 = Black Adam confronts you, and a Weakness in play makes you cheaper to defeat. A Block helps: its number is added to your cost.
content-lesson-rivals-shazam-black-adam-weakness-step-9-2 = Block with Stamina of Shu.
content-lesson-rivals-shazam-black-adam-weakness-step-9-otherwise = Your first Character is gone, and the Weakness in play went back to its stack with it. Your next Character starts at its full cost.
content-lesson-rivals-shazam-black-adam-weakness-step-10-1 = It is your turn again. Now see how to get rid of a Weakness.
content-lesson-rivals-shazam-black-adam-weakness-step-10-2 = Choose to buy cards this turn.
content-lesson-rivals-shazam-black-adam-weakness-step-10-otherwise = You chose a Confrontation.
content-lesson-rivals-shazam-black-adam-weakness-step-11-1 = Amulet of Isis may destroy a Weakness among the cards you control.
content-lesson-rivals-shazam-black-adam-weakness-step-11-2 = Play Amulet of Isis.
content-lesson-rivals-shazam-black-adam-weakness-step-11-need = The lesson goes on with Amulet of Isis, once you hold it in your own turn.
content-lesson-rivals-shazam-black-adam-weakness-step-12-1 = A destroyed Weakness goes back to its stack, and your Character costs its full amount again.
content-lesson-rivals-shazam-black-adam-weakness-step-12-2 = Choose the Weakness.
content-lesson-rivals-shazam-black-adam-weakness-step-12-otherwise = The Weakness stays in play.
content-lesson-rivals-shazam-black-adam-weakness-ending-1 = In this box a Weakness stays in play and makes your Character cheaper to defeat, until a card destroys it or your Character falls. Then it goes back to its stack.
content-lesson-rivals-shazam-black-adam-weakness-ending-2 = You can use an ability with a price before a colon as often as you can pay for it in your own turn.

## How to play: Heroes Unite

content-guide-heroes-unite-1 = Aim
content-guide-heroes-unite-1-1 = Own the deck worth the most Victory Points when the game stops.
content-guide-heroes-unite-1-2 = Each player is a Super Hero with an ability of its own, and starts with the same ten weak cards: seven Punches and three Vulnerabilities. You hold five cards at a time.
content-guide-heroes-unite-2 = With 1 player: against the clock
content-guide-heroes-unite-2-1 = This is one of our house rules: there are six Super-Villains, and after each of your turns the top Weakness leaves its stack.
content-guide-heroes-unite-2-2 = Points do not matter: you win when you defeat the last Super-Villain. If no Weakness is left to remove, or the Line-Up cannot be filled, you lose.
content-guide-heroes-unite-3 = Your turn
content-guide-heroes-unite-3-1 = Play cards from your hand in any order. What a card says happens at once; most give *Power*.
content-guide-heroes-unite-3-2 = Spend Power on cards of the *Line-Up*, on a Kick, or on the top Super-Villain: as many as you can afford, before or after playing more cards. You never have to buy.
content-guide-heroes-unite-3-3 = Cards you buy go to your discard pile and reach your hand later.
content-guide-heroes-unite-3-4 = At the end of your turn, the cards you played and the cards left in your hand go to your discard pile, leftover Power is lost, you draw five cards, and gaps in the Line-Up are filled.
content-guide-heroes-unite-3-5 = If you have to draw and your deck is empty, your discard pile is shuffled and becomes your deck.
content-guide-heroes-unite-4 = Attacks, Defenses, Weaknesses
content-guide-heroes-unite-4-1 = An *Attack* is made against all other players. Each of them may use one *Defense* to avoid it; whoever does not is hit.
content-guide-heroes-unite-4-2 = A Weakness does nothing in your hand and costs you 1 Victory Point at the end.
content-guide-heroes-unite-5 = Super-Villains
content-guide-heroes-unite-5-1 = The top Super-Villain costs a lot of Power. You defeat it by buying it: it becomes one of your cards. You can defeat one per turn.
content-guide-heroes-unite-5-2 = When that turn is over the next one is turned up, and its *First Appearance* attacks every player, including the one who defeated the last.
content-guide-heroes-unite-6 = What stays
content-guide-heroes-unite-6-1 = A Location you played stays in front of you, and works once in each of your turns.
content-guide-heroes-unite-7 = The end and the score
content-guide-heroes-unite-7-1 = The game ends when no new Super-Villain can be turned up, or when the Line-Up can no longer be filled.
content-guide-heroes-unite-7-2 = All cards you own count: the stars on them are Victory Points, and the points of some depend on what else you own. The most points win; a tie goes to whoever has more Super-Villains.

## How to play: Confrontations

content-guide-confrontations-1 = Aim
content-guide-confrontations-1-1 = Each player has a stack of three Characters, for 9, 12 and 15 Power. Only the top one's ability can be used.
content-guide-confrontations-1-2 = Knock out a foe: defeat all three Characters of their stack, one after the other. If the main deck runs out first, the most Victory Points win.
content-guide-confrontations-2 = With 4 players: partners
content-guide-confrontations-2-1 = Two Super Heroes against two Super-Villains. The game is won at once when one foe is knocked out.
content-guide-confrontations-2-2 = Partners see each other's hands and may talk in private. Turns go from team to team, so partners never play one after the other.
content-guide-confrontations-2-3 = A card with *Assist* may be played from your hand in your partner's turn. All it gives goes to your partner; at the end of that turn the card goes to your own discard pile.
content-guide-confrontations-2-4 = Your Defenses and Blocks may protect your partner too.
content-guide-confrontations-2-5 = If points decide, both partners' points are added up.
content-guide-confrontations-3 = With 2 or 3 players: everyone for themselves
content-guide-confrontations-3-1 = There are no teams: everyone else is a foe, and you can be any of the eight Characters. Ignore what a card says about a teammate.
content-guide-confrontations-3-2 = With 2 players the first knock-out wins. With 3, a player who is knocked out leaves the game with all their cards, and the last one standing wins.
content-guide-confrontations-3-3 = You play *Assist* cards in your own turn only. Or, once per turn, you lay one from your hand face up on your Character, where nothing can happen to it.
content-guide-confrontations-3-4 = In your next turn you must play it from there before you are ready or end the turn; then you may lay another. Enhanced Strength played this way gives only 1 Power.
content-guide-confrontations-3-5 = A Defense or a Block protects only you. If points decide, everyone counts their own, including a card that lies on their Character.
content-guide-confrontations-3-6 = With 2 players Magog and Swamp Thing leave the game when they enter the Line-Up, and other cards take their place.
content-guide-confrontations-4 = Your turn
content-guide-confrontations-4-1 = First choose: buy cards this turn, or start a *Confrontation*.
content-guide-confrontations-4-2 = In a buying turn, play cards for Power and spend it on the Line-Up and on Enhanced Strength, as many as you can afford.
content-guide-confrontations-4-3 = Cards you buy go to your discard pile. If you have to draw and your deck is empty, the discard pile is shuffled and becomes your deck.
content-guide-confrontations-4-4 = At the end, your hand and what you played are discarded, leftover Power is lost, you draw five cards, and the Line-Up is filled.
content-guide-confrontations-5 = A Confrontation
content-guide-confrontations-5-1 = Confront the foe whose Character is cheapest; if several cost the same, you choose. You cannot buy anything this turn.
content-guide-confrontations-5-2 = Play your cards, then say you are ready. After that the other side may use *Blocks*, each of which raises the Character's cost for this turn.
content-guide-confrontations-5-3 = If your Power is still at least the cost, the Character is defeated and comes to your side. If not, nothing happens.
content-guide-confrontations-5-4 = At most one Character falls per turn.
content-guide-confrontations-6 = Attacks, Defenses, Weaknesses
content-guide-confrontations-6-1 = An *Attack* hits all foes, or one you choose if the card says so. Each Defense protects one player.
content-guide-confrontations-6-2 = A Confrontation is not an Attack.
content-guide-confrontations-6-3 = A Weakness does nothing in your hand and costs you 1 Victory Point.
content-guide-confrontations-7 = The end and the score
content-guide-confrontations-7-1 = Without a knock-out, the game ends when the Line-Up cannot be filled. Then the Victory Points of your cards and of the Characters you defeated are added up; a tie goes to whoever defeated more of them.

## How to play: Rivals: Batman vs The Joker

content-guide-rivals-batman-joker-1 = Aim
content-guide-rivals-batman-joker-1-1 = A duel: one player is Batman, the other The Joker. Knock out your rival three times, and you have won.
content-guide-rivals-batman-joker-1-2 = If the main deck runs out first, the most Victory Points win.
content-guide-rivals-batman-joker-1-3 = Each has a stack of three Characters, for 9, 12 and 15 Power. Only the top one's ability can be used.
content-guide-rivals-batman-joker-2 = Your turn
content-guide-rivals-batman-joker-2-1 = First choose: buy cards this turn, or start a *Confrontation*. Once you play a card, it is too late to confront.
content-guide-rivals-batman-joker-2-2 = In a buying turn, play cards for Power and spend it on the Line-Up and on Kicks, as many as you can afford.
content-guide-rivals-batman-joker-2-3 = Cards you buy go to your discard pile. If you have to draw and your deck is empty, the discard pile is shuffled and becomes your deck.
content-guide-rivals-batman-joker-2-4 = At the end, your hand and what you played are discarded, leftover Power is lost, you draw five cards, and the Line-Up is filled.
content-guide-rivals-batman-joker-3 = A Confrontation
content-guide-rivals-batman-joker-3-1 = Play your cards, then say you are ready. Words after *Confrontation* on your cards count now. You cannot buy anything.
content-guide-rivals-batman-joker-3-2 = Now your rival may use *Blocks* from their hand: each raises the Character's cost for this turn.
content-guide-rivals-batman-joker-3-3 = If your Power is still at least the cost, the Character is defeated and comes to your side; the next one of the stack takes its place. If not, nothing happens.
content-guide-rivals-batman-joker-3-4 = At most one Character falls per turn, however much Power you have.
content-guide-rivals-batman-joker-4 = Attacks, Defenses, Weaknesses
content-guide-rivals-batman-joker-4-1 = An *Attack* may come in any turn. A *Defense* from your hand avoids it, one card for each Attack.
content-guide-rivals-batman-joker-4-2 = A Confrontation is not an Attack, and a Block does not stop an Attack.
content-guide-rivals-batman-joker-4-3 = A Weakness does nothing in your hand and costs you 1 Victory Point.
content-guide-rivals-batman-joker-5 = The end and the score
content-guide-rivals-batman-joker-5-1 = You win at once when you defeat the third Character.
content-guide-rivals-batman-joker-5-2 = It also ends when the Line-Up cannot be filled. Then the Victory Points of your cards and of the Characters you defeated are added up; a tie goes to whoever defeated more of them.

## How to play: Rivals: Shazam! vs Black Adam

content-guide-rivals-shazam-black-adam-1 = Aim
content-guide-rivals-shazam-black-adam-1-1 = Shazam! against Black Adam: knock out your rival three times, and you have won.
content-guide-rivals-shazam-black-adam-1-2 = If the main deck runs out first, the most Victory Points win.
content-guide-rivals-shazam-black-adam-1-3 = Each has a stack of three Characters, for 9, 12 and 15 Power. Only the top one's ability can be used.
content-guide-rivals-shazam-black-adam-2 = With 4 players: two against two
content-guide-rivals-shazam-black-adam-2-1 = With Batman vs The Joker: the main decks are combined, so are the Weaknesses, and Kicks lie beside the Words of Power.
content-guide-rivals-shazam-black-adam-2-2 = Two Super Heroes against two Super-Villains. Partners see each other's hands and may talk in private; turns go from team to team.
content-guide-rivals-shazam-black-adam-2-3 = Confront the foe of the lower Level; if both are equal, you choose. Your Block may protect your partner, your Defense only you.
content-guide-rivals-shazam-black-adam-2-4 = Your team wins when one foe is knocked out. If points decide, both partners' points are added up.
content-guide-rivals-shazam-black-adam-3 = Your turn
content-guide-rivals-shazam-black-adam-3-1 = First choose: buy cards this turn, or start a *Confrontation*.
content-guide-rivals-shazam-black-adam-3-2 = In a buying turn, play cards for Power and spend it on the Line-Up and on Words of Power, as many as you can afford.
content-guide-rivals-shazam-black-adam-3-3 = Cards you buy go to your discard pile. If you have to draw and your deck is empty, the discard pile is shuffled and becomes your deck.
content-guide-rivals-shazam-black-adam-3-4 = At the end, your hand and everything you control without *Ongoing* go to your discard pile, leftover Power is lost, you draw five cards, and the Line-Up is filled.
content-guide-rivals-shazam-black-adam-4 = Weakness and payment
content-guide-rivals-shazam-black-adam-4-1 = You must play a Weakness from your hand first, and it stays in play: each one makes your Character cost 1 less.
content-guide-rivals-shazam-black-adam-4-2 = When your Character is defeated, the Weaknesses you control go back to their stack; so does one that a card destroys.
content-guide-rivals-shazam-black-adam-4-3 = You can use abilities with a price and a colon, such as *Discard a Punch:*, as often as you can pay in your own turn.
content-guide-rivals-shazam-black-adam-5 = A Confrontation
content-guide-rivals-shazam-black-adam-5-1 = Play your cards, then say you are ready. Words after *Confrontation* count now. You cannot buy anything.
content-guide-rivals-shazam-black-adam-5-2 = Now your rival may discard *Block* cards: each adds its number to the cost for this turn.
content-guide-rivals-shazam-black-adam-5-3 = If your Power is still at least the cost, the Character is defeated and goes to your score pile. At most one falls per turn.
content-guide-rivals-shazam-black-adam-6 = Attacks and Defenses
content-guide-rivals-shazam-black-adam-6-1 = An *Attack* hits all your foes, or one you choose if the card says so. A *Defense* from your hand avoids it, one card for each Attack.
content-guide-rivals-shazam-black-adam-6-2 = A Confrontation is not an Attack.
content-guide-rivals-shazam-black-adam-7 = The end and the score
content-guide-rivals-shazam-black-adam-7-1 = You win at once when you defeat a rival's third Character.
content-guide-rivals-shazam-black-adam-7-2 = It also ends when the Line-Up cannot be filled. Then the Victory Points of your cards and of the Characters in your score pile are added up, and each Weakness costs 1. A tie goes to whoever defeated more Characters, then to the larger deck.
