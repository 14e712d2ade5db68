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
content-variant-heroes-unite-fresh-line-up-summary = where a turn leaves the Line-Up full, its two oldest cards are replaced
content-variant-heroes-unite-draft = Draft of Super Heroes
content-variant-heroes-unite-draft-summary = one more Super Hero than there are players lies open; who begins takes last
content-variant-heroes-unite-short-stack = Short stack
content-variant-heroes-unite-short-stack-summary = five Super-Villains instead of eight
content-variant-heroes-unite-solo = Solo against the clock
content-variant-heroes-unite-solo-summary = one player against six Super-Villains; a Weakness leaves the stack after each turn, and when a turn ends with none left to leave, the game is lost
content-combination-heroes-unite-1 = with cards of your own
content-combination-heroes-unite-2 = each group of cards from one set
content-combination-heroes-unite-3 = then the other half of both sets

## Confrontations

content-box-confrontations = Confrontations
content-box-confrontations-summary = two teams of two confront each other's Characters; also for 2 and 3 players
content-box-confrontations-players-2 = a duel; an Assist card may wait on the own Character for the next turn
content-box-confrontations-players-3 = each for themselves, the last one standing wins; Assist as for two
content-box-confrontations-players-4 = two teams of two, Super Heroes against Super-Villains, who see each other's hands
content-variant-confrontations-fresh-line-up = Fresh Line-Up
content-variant-confrontations-fresh-line-up-summary = where a turn leaves the Line-Up full, its two oldest cards are replaced
content-variant-confrontations-draft = Draft of Characters
content-variant-confrontations-draft-summary = one more Character than there are players lies open, in teams so for each side; who begins takes last
content-mix-confrontations-batman-joker = Batman and The Joker may join the teams
content-mix-confrontations-shazam-black-adam = Shazam! and Black Adam may join the teams, Word of Power beside Enhanced Strength
content-combination-confrontations-1 = Batman joins a team with his cards
content-combination-confrontations-2 = Word of Power beside Enhanced Strength

## Rivals: Batman vs The Joker

content-box-rivals-batman-joker = Rivals: Batman vs The Joker
content-box-rivals-batman-joker-short = Batman vs The Joker
content-box-rivals-batman-joker-summary = a duel of two Characters
content-variant-rivals-batman-joker-fresh-line-up = Fresh Line-Up
content-variant-rivals-batman-joker-fresh-line-up-summary = where a turn leaves the Line-Up full, its two oldest cards are replaced
content-combination-rivals-batman-joker-1 = single cards swapped

## Rivals: Shazam! vs Black Adam

content-box-rivals-shazam-black-adam = Rivals: Shazam! vs Black Adam
content-box-rivals-shazam-black-adam-short = Shazam! vs Black Adam
content-box-rivals-shazam-black-adam-summary = a duel of two Characters, with Weaknesses that stay in play
content-variant-rivals-shazam-black-adam-fresh-line-up = Fresh Line-Up
content-variant-rivals-shazam-black-adam-fresh-line-up-summary = where a turn leaves the Line-Up full, its two oldest cards are replaced
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
content-switch-first_player = who begins: 0 for seat 1, 1 for seat 2 and so on, or -1 for a random one
content-switch-end_steps = at the end of a turn the hand goes first, or the effects put off to then
content-switch-start_step = texts that begin with the turn work
content-switch-defenses_per_attack = Defenses one player may use against one Attack
content-switch-ongoing_once_per_turn = each Ongoing text reacts once in a turn
content-switch-super_hero_optional = a Super Hero's ability may be left unused
content-switch-buy_is_gain = "when you gain this" also means buying
content-switch-defeater_immune = who defeats a Super-Villain is safe from the next First Appearance
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
content-switch-store_assist = an Assist card may be laid on the own Character for the next turn
content-switch-defeat_is_gain = defeating a Character counts as gaining it
content-switch-abilities_after_comparison = abilities are open once more after a Confrontation
content-switch-knock_out = what the defeat of a last Character does: its victor wins, or its player leaves the game
content-switch-tie_break = what decides between equal Victory Points
content-switch-famine_covers_last_refill = a short Line-Up lasts through the refill of the turn that ends it
content-switch-weakness_stack = the Weaknesses of the box, or those of every set mixed in
content-switch-stale_line_up = oldest cards that go under the main deck where a turn leaves the Line-Up full
content-switch-clock = Weaknesses that leave their stack after each turn; all lose when they run out

## Bots

content-bot-random = Beginner
content-bot-random-summary = picks any legal answer; good for trying things out
content-bot-casual = Casual
content-bot-casual-summary = plays like a person who knows the cards: builds a deck, defends, blocks and assists
content-bot-planner = Skilled
content-bot-planner-summary = plans its deck for the rest of the game and weighs its chances before it confronts
content-bot-aggressor = Skilled aggressor
content-bot-aggressor-summary = plans like the skilled one, and would rather confront, attack and take Super-Villains than build
content-bot-builder = Skilled builder
content-bot-builder-summary = plans like the skilled one, and would rather draw cards and keep what stays in play than confront
content-bot-search = Expert
content-bot-search-summary = looks some turns ahead in games dealt anew wherever it cannot know, and takes what turns out best
content-bot-master = Master
content-bot-master-summary = looks some turns ahead like search, and judges where they lead as learned does
content-bot-learned = Seasoned
content-bot-learned-summary = has learned from games against itself which positions win, and looks where its turn leads

## Lesson: A turn

content-lesson-heroes-unite-turn = A turn
content-lesson-heroes-unite-turn-about = Play your hand, buy better cards, and meet them again.
content-lesson-heroes-unite-turn-step-1-1 = Everybody starts with ten weak cards and holds five of them. The aim: a deck worth the most Victory Points at the end.
content-lesson-heroes-unite-turn-step-1-2 = Cards you play give Power, and Power buys cards.
content-lesson-heroes-unite-turn-step-1-3 = Play a Punch: it gives 1 Power.
content-lesson-heroes-unite-turn-step-1-otherwise = You went on without a Punch. Nothing has to be played.
content-lesson-heroes-unite-turn-step-2-1 = Your Power grows with each card you play in a turn.
content-lesson-heroes-unite-turn-step-2-2 = Play Kick: it gives 2 Power.
content-lesson-heroes-unite-turn-step-2-otherwise = You went on without Kick. Nothing has to be played.
content-lesson-heroes-unite-turn-step-3-1 = Vulnerability does nothing, so it makes no difference whether you play it. *Play all* plays everything in one go.
content-lesson-heroes-unite-turn-step-3-2 = Play the rest of your hand.
content-lesson-heroes-unite-turn-step-3-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-heroes-unite-turn-step-4-1 = The cards in the middle are the Line-Up, and the number in the corner is what a card costs.
content-lesson-heroes-unite-turn-step-4-2 = Buy Raven for 3 Power.
content-lesson-heroes-unite-turn-step-4-need = The lesson goes on with Raven: she costs 3 Power.
content-lesson-heroes-unite-turn-step-5-1 = What you buy goes to your discard pile, not to your hand.
content-lesson-heroes-unite-turn-step-5-2 = Batarang costs 2: buy it with what is left.
content-lesson-heroes-unite-turn-step-5-otherwise = Buying is never a must: Power that is left over is lost at the end of the turn, that is all.
content-lesson-heroes-unite-turn-step-6-1 = At the end of your turn all you played, and what is left in your hand, goes to your discard pile; you draw five new cards, and the gaps of the Line-Up are filled.
content-lesson-heroes-unite-turn-step-6-2 = When you have to draw and your deck is empty, your discard pile is shuffled and becomes your deck.
content-lesson-heroes-unite-turn-step-6-3 = End your turn.
content-lesson-heroes-unite-turn-step-6-otherwise = You can still end your turn when you are done.
content-lesson-heroes-unite-turn-step-7-1 = Your foe has had a turn. Your discard pile became your deck, and what you bought comes back to your hand. Raven lets you draw a card besides.
content-lesson-heroes-unite-turn-step-7-2 = Play all your cards once more.
content-lesson-heroes-unite-turn-step-7-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-heroes-unite-turn-step-8-1 = Besides the Line-Up there is a stack of Kicks to buy from.
content-lesson-heroes-unite-turn-step-8-2 = Buy whatever you like and can pay.
content-lesson-heroes-unite-turn-step-8-otherwise = No purchase this time: that is allowed.
content-lesson-heroes-unite-turn-ending-1 = That is the whole rhythm: play, buy, clean up. Every card you buy comes back to your hand sooner or later.
content-lesson-heroes-unite-turn-ending-2 = At the end of the game your deck is counted: the stars on your cards are Victory Points, and most of them wins.

## Lesson: Attacks and Defenses

content-lesson-heroes-unite-attack = Attacks and Defenses
content-lesson-heroes-unite-attack-about = What an Attack does to you, and how to avoid it.
content-lesson-heroes-unite-attack-step-1-1 = Your foe plays a Villain with an Attack on each foe, and that is you. Katana in your hand is a Defense: discarded, she avoids the Attack, and even lets you draw a card.
content-lesson-heroes-unite-attack-step-1-2 = Defend yourself with Katana.
content-lesson-heroes-unite-attack-step-1-need = You let the Attack happen. This lesson needs a Defense: Katana, from your hand.
content-lesson-heroes-unite-attack-step-2-1 = A Defense stops the Attack for you alone; the Power and the other words of the card work all the same.
content-lesson-heroes-unite-attack-step-2-2 = Now an Attack hits you: you showed your hand, and a card of cost 3 or more has to go.
content-lesson-heroes-unite-attack-step-2-3 = Give up Kick, and keep the Villain.
content-lesson-heroes-unite-attack-step-2-otherwise = The Villain went, and Kick stayed with you. That is your choice.
content-lesson-heroes-unite-attack-step-3-1 = Your turn, and the tables turn. Black Lantern Corps has an Attack: your foe is asked whether to defend, and the log tells what came of it.
content-lesson-heroes-unite-attack-step-3-2 = Play Black Lantern Corps.
content-lesson-heroes-unite-attack-step-3-otherwise = Then there is no Attack of yours this turn.
content-lesson-heroes-unite-attack-step-4-1 = Play the rest of your hand.
content-lesson-heroes-unite-attack-step-4-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-heroes-unite-attack-step-5-1 = Helmet of Fate is a Defense for the time to come. Played in your own turn it gives Power, as any card does.
content-lesson-heroes-unite-attack-step-5-2 = Buy Helmet of Fate.
content-lesson-heroes-unite-attack-step-5-otherwise = Helmet of Fate stays where it is, for another turn.
content-lesson-heroes-unite-attack-ending-1 = An Attack asks everybody it is made against, and each of them may use one Defense.
content-lesson-heroes-unite-attack-ending-2 = A Defense protects while you hold it in the turns of others. In your own turn play it for what it gives: kept in your hand, it is discarded at the end of the turn.
content-lesson-heroes-unite-attack-ending-3 = A Weakness is worth -1 Victory Point at the end. Some cards destroy cards: a good way to be rid of it.

## Lesson: Super-Villains and the end

content-lesson-heroes-unite-super-villain = Super-Villains and the end
content-lesson-heroes-unite-super-villain-about = Defeat a Super-Villain, live through a First Appearance, and end the game.
content-lesson-heroes-unite-super-villain-step-1-1 = The stack of Super-Villains: the top one, Vandal Savage, lies face up and costs 8 Power. Two are left in this lesson; a real game has eight.
content-lesson-heroes-unite-super-villain-step-1-2 = Play all your cards and look at your Power.
content-lesson-heroes-unite-super-villain-step-1-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-heroes-unite-super-villain-step-2-1 = Your Power reaches. To defeat a Super-Villain is to buy it: it becomes a card of yours, and a strong one.
content-lesson-heroes-unite-super-villain-step-2-2 = Defeat Vandal Savage.
content-lesson-heroes-unite-super-villain-step-2-need = The lesson goes on with Vandal Savage: he costs 8 Power, all in one turn.
content-lesson-heroes-unite-super-villain-step-3-1 = Vandal Savage lies in your discard pile, worth 4 Victory Points. The next one stays face down until your turn ends: one a turn.
content-lesson-heroes-unite-super-villain-step-3-2 = When it turns up it makes its First Appearance: an Attack on every player, you too.
content-lesson-heroes-unite-super-villain-step-3-3 = End your turn.
content-lesson-heroes-unite-super-villain-step-3-otherwise = You can still end your turn when you are done.
content-lesson-heroes-unite-super-villain-step-4-1 = Black Adam appears, and attacks everybody before the next turn begins. Whoever holds a Defense may use it; all others have to destroy a Hero from their hand or discard pile. A destroyed card is out of the game.
content-lesson-heroes-unite-super-villain-step-4-2 = Destroy the Hero you can spare.
content-lesson-heroes-unite-super-villain-step-4-otherwise = The First Appearance is over.
content-lesson-heroes-unite-super-villain-step-5-1 = Your foe went on as well as they could. Now Black Adam: he costs 11.
content-lesson-heroes-unite-super-villain-step-5-2 = Play all your cards.
content-lesson-heroes-unite-super-villain-step-5-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-heroes-unite-super-villain-step-6-1 = Your Power reaches for the last Super-Villain.
content-lesson-heroes-unite-super-villain-step-6-2 = Defeat Black Adam.
content-lesson-heroes-unite-super-villain-step-6-need = The lesson goes on with Black Adam: he costs 11 Power, all in one turn.
content-lesson-heroes-unite-super-villain-step-7-1 = When your turn ends, no new Super-Villain can be turned up, and the game is over.
content-lesson-heroes-unite-super-villain-step-7-2 = End your turn.
content-lesson-heroes-unite-super-villain-step-7-otherwise = End your turn when you are done.
content-lesson-heroes-unite-super-villain-ending-1 = With no Super-Villain left to turn up the game was over, and the decks were counted. It also ends when the Line-Up cannot be filled any more.
content-lesson-heroes-unite-super-villain-ending-2 = A real game has eight Super-Villains, dearer ones below the first. *Scores* shows what every card was worth.

## Lesson: Confrontation, Block and Level

content-lesson-rivals-batman-joker-confrontation = Confrontation, Block and Level
content-lesson-rivals-batman-joker-confrontation-about = Fight a Character, be fought, and hold your ground.
content-lesson-rivals-batman-joker-confrontation-step-1-1 = You are Batman, your foe is The Joker. The number of a Character is what it costs to defeat.
content-lesson-rivals-batman-joker-confrontation-step-1-2 = Each turn begins with a choice: buy cards, or start a Confrontation, in which you cannot buy.
content-lesson-rivals-batman-joker-confrontation-step-1-3 = Confront The Joker.
content-lesson-rivals-batman-joker-confrontation-step-1-need = This lesson needs the Confrontation; a buying turn has none.
content-lesson-rivals-batman-joker-confrontation-step-2-1 = Now gather Power. Batwoman shows why some cards are made for this: the words after *Confrontation* work only now.
content-lesson-rivals-batman-joker-confrontation-step-2-2 = Play Batwoman.
content-lesson-rivals-batman-joker-confrontation-step-2-otherwise = You went on without Batwoman.
content-lesson-rivals-batman-joker-confrontation-step-3-1 = Play the rest of your hand.
content-lesson-rivals-batman-joker-confrontation-step-3-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-rivals-batman-joker-confrontation-step-4-1 = You need at least as much Power as the Character costs. Once you are ready you can play nothing more.
content-lesson-rivals-batman-joker-confrontation-step-4-2 = Only then may your foe use Blocks, each of which makes the Character dearer for this turn. The Joker survives only if he costs more than your Power.
content-lesson-rivals-batman-joker-confrontation-step-4-3 = Say that you are ready.
content-lesson-rivals-batman-joker-confrontation-step-4-otherwise = Say that you are ready when you have done what you wanted.
content-lesson-rivals-batman-joker-confrontation-step-5-1 = The Joker confronts you, and you hold a Block: Batmobile adds 3 to what your Character costs. That has to be more than his Power, equal is not enough.
content-lesson-rivals-batman-joker-confrontation-step-5-2 = A Character defeated goes to the other side, for Victory Points, and a stronger one of the next Level takes its place. A Confrontation beats one at most, and then the turn is over.
content-lesson-rivals-batman-joker-confrontation-step-5-3 = Block with Batmobile.
content-lesson-rivals-batman-joker-confrontation-step-5-need = This lesson needs a Block: Batmobile, from your hand, when The Joker confronts you.
content-lesson-rivals-batman-joker-confrontation-step-6-1 = A Block used goes to your discard pile, and you begin your turn with the cards that are left.
content-lesson-rivals-batman-joker-confrontation-step-6-2 = Buy cards this turn instead.
content-lesson-rivals-batman-joker-confrontation-step-6-otherwise = Another Confrontation: very well.
content-lesson-rivals-batman-joker-confrontation-step-7-1 = Play your cards, as ever.
content-lesson-rivals-batman-joker-confrontation-step-7-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-rivals-batman-joker-confrontation-step-8-1 = Cards with Block or Confrontation in their text pay off later.
content-lesson-rivals-batman-joker-confrontation-step-8-2 = Buy a card.
content-lesson-rivals-batman-joker-confrontation-step-8-otherwise = No purchase this time: that is allowed.
content-lesson-rivals-batman-joker-confrontation-ending-1 = Each player has three Characters, one on top of the other, for 9, 12 and 15 Power. Whoever defeats the last one wins at once.
content-lesson-rivals-batman-joker-confrontation-ending-2 = If the main deck runs out before, Victory Points decide: those of the deck, and those of the Characters defeated.

## Lesson: Partner and Assist

content-lesson-confrontations-assist = Partner and Assist
content-lesson-confrontations-assist-about = Two against two: see your partner's hand, lend a card, win together.
content-lesson-confrontations-assist-step-1-1 = Two against two. Your partner's hand lies open to you, and yours to your partner. It is your partner's turn, and a Confrontation.
content-lesson-confrontations-assist-step-1-2 = Cards with *Assist* may be played in your partner's turn, in a Confrontation only until your partner is ready, and all they give goes to your partner.
content-lesson-confrontations-assist-step-1-3 = Assist with Supergirl.
content-lesson-confrontations-assist-step-1-need = This lesson needs an Assist: Supergirl, from your hand, when your partner confronts a foe.
content-lesson-confrontations-assist-step-2-1 = Your turn now, and your partner may Assist you. Only the foe whose Character is cheaper can be confronted; if both cost the same, you choose.
content-lesson-confrontations-assist-step-2-2 = Confront a foe.
content-lesson-confrontations-assist-step-2-need = This lesson needs the Confrontation; a buying turn has none.
content-lesson-confrontations-assist-step-3-1 = Whatever your partner's Assist gives, Power or cards, is yours.
content-lesson-confrontations-assist-step-3-2 = Play your hand.
content-lesson-confrontations-assist-step-3-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-confrontations-assist-step-4-1 = Both foes may use Blocks, for each other too. A card your partner lent goes to your partner's discard pile when the turn is over.
content-lesson-confrontations-assist-step-4-2 = Say that you are ready.
content-lesson-confrontations-assist-step-4-otherwise = Say that you are ready when you have done what you wanted.
content-lesson-confrontations-assist-ending-1 = Partners see each other's hands and win together: at once when one foe has lost all three Characters, else by the points of both.
content-lesson-confrontations-assist-ending-2 = You can also use a Defense or a Block for your partner. The chat has a channel that only partners read.

## Lesson: Ongoing Weakness and payment

content-lesson-rivals-shazam-black-adam-weakness = Ongoing Weakness and payment
content-lesson-rivals-shazam-black-adam-weakness-about = A Weakness that stays, what it costs you, and abilities you pay for.
content-lesson-rivals-shazam-black-adam-weakness-step-1-1 = You are Shazam!, and drew a Weakness. Your turn begins with a choice.
content-lesson-rivals-shazam-black-adam-weakness-step-1-2 = Choose to buy cards this turn.
content-lesson-rivals-shazam-black-adam-weakness-step-1-otherwise = A Confrontation, then. The rules for a Weakness are the same.
content-lesson-rivals-shazam-black-adam-weakness-step-2-1 = In this box a Weakness has to be played before all other cards, and your turn cannot end while you hold one.
content-lesson-rivals-shazam-black-adam-weakness-step-2-2 = Play the Weakness.
content-lesson-rivals-shazam-black-adam-weakness-step-2-otherwise = A Weakness comes first: it has to be played.
content-lesson-rivals-shazam-black-adam-weakness-step-3-1 = A Weakness is *Ongoing*: it stays in play at the end of your turn, and your Character costs 1 less.
content-lesson-rivals-shazam-black-adam-weakness-step-3-2 = Now look at your Character. *Discard a Punch:* is a price, and what follows is what you get.
content-lesson-rivals-shazam-black-adam-weakness-step-3-3 = Pay the price: use Shazam!
content-lesson-rivals-shazam-black-adam-weakness-step-3-need = This lesson needs a price paid: Shazam! wants a Punch, while you hold it in your hand.
content-lesson-rivals-shazam-black-adam-weakness-step-4-1 = You see the top three cards of your deck, and draw a Hero or Super Power of cost 4 or less among them.
content-lesson-rivals-shazam-black-adam-weakness-step-4-2 = Take Cyclone.
content-lesson-rivals-shazam-black-adam-weakness-step-4-otherwise = You took another card: as you like.
content-lesson-rivals-shazam-black-adam-weakness-step-5-1 = The others go back on top of your deck, in any order.
content-lesson-rivals-shazam-black-adam-weakness-step-5-2 = Choose the order.
content-lesson-rivals-shazam-black-adam-weakness-step-5-otherwise = As you like.
content-lesson-rivals-shazam-black-adam-weakness-step-6-1 = A Punch became a better card. You could pay again, as often as you have a Punch.
content-lesson-rivals-shazam-black-adam-weakness-step-6-2 = Play the rest of your hand.
content-lesson-rivals-shazam-black-adam-weakness-step-6-otherwise = What you leave in your hand is discarded at the end of the turn.
content-lesson-rivals-shazam-black-adam-weakness-step-7-1 = Buy something, as long as your Power lasts.
content-lesson-rivals-shazam-black-adam-weakness-step-7-otherwise = Buying is never a must.
content-lesson-rivals-shazam-black-adam-weakness-step-8-1 = The Weakness stays where it is.
content-lesson-rivals-shazam-black-adam-weakness-step-8-2 = End your turn.
content-lesson-rivals-shazam-black-adam-weakness-step-8-otherwise = You can still end your turn when you are done.
content-lesson-rivals-shazam-black-adam-weakness-step-9-1 = Black Adam confronts you, and a Weakness in play makes you cheaper to defeat. A Block helps: its number is added to your cost.
content-lesson-rivals-shazam-black-adam-weakness-step-9-2 = Block with Stamina of Shu.
content-lesson-rivals-shazam-black-adam-weakness-step-9-otherwise = Your first Character is gone, and the Weakness in play went back to its stack with it. Your next Character starts at its full cost.
content-lesson-rivals-shazam-black-adam-weakness-step-10-1 = Your turn again. Now see how one is rid of a Weakness.
content-lesson-rivals-shazam-black-adam-weakness-step-10-2 = Choose to buy cards this turn.
content-lesson-rivals-shazam-black-adam-weakness-step-10-otherwise = A Confrontation, then.
content-lesson-rivals-shazam-black-adam-weakness-step-11-1 = Amulet of Isis may destroy a Weakness among the cards you control.
content-lesson-rivals-shazam-black-adam-weakness-step-11-2 = Play Amulet of Isis.
content-lesson-rivals-shazam-black-adam-weakness-step-11-need = The lesson goes on with Amulet of Isis, when you hold it in a turn of yours.
content-lesson-rivals-shazam-black-adam-weakness-step-12-1 = Destroyed, a Weakness goes back to its stack, and your Character has its full cost again.
content-lesson-rivals-shazam-black-adam-weakness-step-12-2 = Choose the Weakness.
content-lesson-rivals-shazam-black-adam-weakness-step-12-otherwise = The Weakness stays in play, then.
content-lesson-rivals-shazam-black-adam-weakness-ending-1 = A Weakness of this box stays in play and makes your Character cheaper to defeat, until a card destroys it or your Character falls. Then it goes back to its stack.
content-lesson-rivals-shazam-black-adam-weakness-ending-2 = Abilities with a price in front of a colon can be used in your own turn as often as you pay.

## How to play: Heroes Unite

content-guide-heroes-unite-1 = Aim
content-guide-heroes-unite-1-1 = Own the deck worth the most Victory Points when the game stops.
content-guide-heroes-unite-1-2 = Each player is a Super Hero with an ability of its own, and starts with the same ten weak cards: seven Punches and three Vulnerabilities. You hold five cards at a time.
content-guide-heroes-unite-2 = With 1 player: against the clock
content-guide-heroes-unite-2-1 = A house rule of ours: there are six Super-Villains, and after each of your turns the top Weakness leaves its stack.
content-guide-heroes-unite-2-2 = Points decide nothing: you win when the last Super-Villain is defeated. If there is no Weakness left to go, or the Line-Up cannot be filled, you have lost.
content-guide-heroes-unite-3 = Your turn
content-guide-heroes-unite-3-1 = Play cards from your hand in any order. What a card says happens at once; most give *Power*.
content-guide-heroes-unite-3-2 = Spend Power on cards of the *Line-Up*, on a Kick, or on the top Super-Villain: as many as you can pay, before or after playing further cards. Nothing has to be bought.
content-guide-heroes-unite-3-3 = What you buy goes to your discard pile, and comes to your hand later.
content-guide-heroes-unite-3-4 = At the end of your turn, what you played and what is left in your hand goes to your discard pile, Power left over is lost, you draw five cards, and the gaps of the Line-Up are filled.
content-guide-heroes-unite-3-5 = When you have to draw and your deck is empty, your discard pile is shuffled and becomes your deck.
content-guide-heroes-unite-4 = Attacks, Defenses, Weaknesses
content-guide-heroes-unite-4-1 = An *Attack* is made against all other players. Each of them may use one *Defense* to avoid it; whoever does not is hit.
content-guide-heroes-unite-4-2 = A Weakness does nothing in your hand, and takes 1 Victory Point off at the end.
content-guide-heroes-unite-5 = Super-Villains
content-guide-heroes-unite-5-1 = The top Super-Villain costs a lot of Power. To defeat it is to buy it: it becomes a card of yours. One can be defeated in a turn.
content-guide-heroes-unite-5-2 = When that turn is over the next one is turned up, and its *First Appearance* attacks every player, whoever defeated the last one too.
content-guide-heroes-unite-6 = What stays
content-guide-heroes-unite-6-1 = A Location you played stays in front of you, and works once in each of your turns.
content-guide-heroes-unite-7 = The end and the score
content-guide-heroes-unite-7-1 = The game ends when no new Super-Villain can be turned up, or when the Line-Up cannot be filled any more.
content-guide-heroes-unite-7-2 = All cards you own count: the stars on them are Victory Points, and some reckon them by what else you own. Most points win; a tie goes to whoever has more Super-Villains.

## How to play: Confrontations

content-guide-confrontations-1 = Aim
content-guide-confrontations-1-1 = Each player has a stack of three Characters, for 9, 12 and 15 Power. Only the top one's ability can be used.
content-guide-confrontations-1-2 = Knock out a foe: defeat all three of that stack, one after the other. If the main deck gives out before, most Victory Points win.
content-guide-confrontations-2 = With 4 players: partners
content-guide-confrontations-2-1 = Two Super Heroes against two Super-Villains. The game is won at once when one foe is knocked out.
content-guide-confrontations-2-2 = Partners see each other's hands and may talk in private. Turns go from team to team, so partners never play one after the other.
content-guide-confrontations-2-3 = A card with *Assist* may be played from your hand in your partner's turn. All it gives goes to your partner; at the end of that turn the card goes to your own discard pile.
content-guide-confrontations-2-4 = A Defense or a Block of yours may protect your partner too.
content-guide-confrontations-2-5 = Where points decide, those of both partners are counted together.
content-guide-confrontations-3 = With 2 or 3 players: each alone
content-guide-confrontations-3-1 = There are no teams: everybody else is a foe, and you are any one of the eight Characters. What a card says of a teammate is left out.
content-guide-confrontations-3-2 = With 2 players the first knock-out wins. With 3, who is knocked out leaves the game with all their cards, and the last one standing wins.
content-guide-confrontations-3-3 = An *Assist* card is played in your own turn only; or, once in your turn, you lay one from your hand face up on your Character, where nothing can happen to it.
content-guide-confrontations-3-4 = In your next turn you have to play it from there, before you are ready or end the turn; then another may be laid there. Enhanced Strength gives just 1 Power so.
content-guide-confrontations-3-5 = A Defense or a Block protects only you. Where points decide, each counts alone, with the card that lies on the Character.
content-guide-confrontations-3-6 = With 2 players Magog and Swamp Thing leave the game when they come into the Line-Up, and other cards take their place.
content-guide-confrontations-4 = Your turn
content-guide-confrontations-4-1 = First choose: buy cards this turn, or start a *Confrontation*.
content-guide-confrontations-4-2 = In a buying turn, play cards for Power and spend it on the Line-Up and on Enhanced Strength, as many as you can pay.
content-guide-confrontations-4-3 = What you buy goes to your discard pile. When you have to draw and your deck is empty, the discard pile is shuffled and becomes your deck.
content-guide-confrontations-4-4 = At the end, your hand and what you played are discarded, Power left over is lost, you draw five cards, and the Line-Up is filled.
content-guide-confrontations-5 = A Confrontation
content-guide-confrontations-5-1 = Confront the foe whose Character is cheapest; of equals you choose. Nothing can be bought in this turn.
content-guide-confrontations-5-2 = Play your cards, then say that you are ready. After that it may be stopped by *Blocks*, each of which makes a Character dearer for this turn.
content-guide-confrontations-5-3 = With at least as much Power as it costs then, the Character is defeated and comes to your side. Otherwise nothing happens.
content-guide-confrontations-5-4 = One Character falls in a turn at most.
content-guide-confrontations-6 = Attacks, Defenses, Weaknesses
content-guide-confrontations-6-1 = An *Attack* hits all foes, or the one that is chosen where the card says so. Each Defense protects one player.
content-guide-confrontations-6-2 = A Confrontation is no Attack.
content-guide-confrontations-6-3 = A Weakness does nothing in your hand, and takes 1 Victory Point off.
content-guide-confrontations-7 = The end and the score
content-guide-confrontations-7-1 = Without a knock-out the game ends when the Line-Up cannot be filled. Then the Victory Points of your cards and of the Characters you defeated are added up; a tie goes to whoever defeated more of them.

## How to play: Rivals: Batman vs The Joker

content-guide-rivals-batman-joker-1 = Aim
content-guide-rivals-batman-joker-1-1 = A duel: one player is Batman, the other The Joker. Knock out your rival three times, and you have won.
content-guide-rivals-batman-joker-1-2 = If the main deck runs out before that, most Victory Points win.
content-guide-rivals-batman-joker-1-3 = Each has a stack of three Characters, for 9, 12 and 15 Power. Only the top one's ability can be used.
content-guide-rivals-batman-joker-2 = Your turn
content-guide-rivals-batman-joker-2-1 = First choose: buy cards this turn, or start a *Confrontation*. Once a card is played it is too late to confront.
content-guide-rivals-batman-joker-2-2 = In a buying turn, play cards for Power and spend it on the Line-Up and on Kicks, as many as you can pay.
content-guide-rivals-batman-joker-2-3 = What you buy goes to your discard pile. When you have to draw and your deck is empty, the discard pile is shuffled and becomes your deck.
content-guide-rivals-batman-joker-2-4 = At the end, your hand and what you played are discarded, Power left over is lost, you draw five cards, and the Line-Up is filled.
content-guide-rivals-batman-joker-3 = A Confrontation
content-guide-rivals-batman-joker-3-1 = Play your cards, then say that you are ready. Words behind *Confrontation* on your cards count now. Nothing can be bought.
content-guide-rivals-batman-joker-3-2 = Now your rival may use *Blocks* from hand: each makes the Character dearer for this turn.
content-guide-rivals-batman-joker-3-3 = With at least as much Power as it costs then, the Character is defeated and comes to your side; the next one of the stack takes its place. Otherwise nothing happens.
content-guide-rivals-batman-joker-3-4 = One Character falls in a turn at most, however much Power you have.
content-guide-rivals-batman-joker-4 = Attacks, Defenses, Weaknesses
content-guide-rivals-batman-joker-4-1 = An *Attack* may come in any turn. A *Defense* from your hand avoids it, one card for each Attack.
content-guide-rivals-batman-joker-4-2 = A Confrontation is no Attack, and a Block stops none.
content-guide-rivals-batman-joker-4-3 = A Weakness does nothing in your hand, and takes 1 Victory Point off.
content-guide-rivals-batman-joker-5 = The end and the score
content-guide-rivals-batman-joker-5-1 = The game is won at once with the third Character defeated.
content-guide-rivals-batman-joker-5-2 = It also ends when the Line-Up cannot be filled. Then the Victory Points of your cards and of the Characters you defeated are added up; a tie goes to whoever defeated more of them.

## How to play: Rivals: Shazam! vs Black Adam

content-guide-rivals-shazam-black-adam-1 = Aim
content-guide-rivals-shazam-black-adam-1-1 = Shazam! against Black Adam: knock out your rival three times, and you have won.
content-guide-rivals-shazam-black-adam-1-2 = If the main deck runs out before that, most Victory Points win.
content-guide-rivals-shazam-black-adam-1-3 = Each has a stack of three Characters, for 9, 12 and 15 Power. Only the top one's ability can be used.
content-guide-rivals-shazam-black-adam-2 = With 4 players: two against two
content-guide-rivals-shazam-black-adam-2-1 = With Batman vs The Joker: both main decks are one, so are the Weaknesses, and Kicks lie beside the Words of Power.
content-guide-rivals-shazam-black-adam-2-2 = Two Super Heroes against two Super-Villains. Partners see each other's hands and may talk in private; turns go from team to team.
content-guide-rivals-shazam-black-adam-2-3 = Confront the foe of the lower Level; of equals you choose. A Block of yours may protect your partner, a Defense only you.
content-guide-rivals-shazam-black-adam-2-4 = Your team has won when one foe is knocked out. Where points decide, those of both partners are counted together.
content-guide-rivals-shazam-black-adam-3 = Your turn
content-guide-rivals-shazam-black-adam-3-1 = First choose: buy cards this turn, or start a *Confrontation*.
content-guide-rivals-shazam-black-adam-3-2 = In a buying turn, play cards for Power and spend it on the Line-Up and on Words of Power, as many as you can pay.
content-guide-rivals-shazam-black-adam-3-3 = What you buy goes to your discard pile. When you have to draw and your deck is empty, the discard pile is shuffled and becomes your deck.
content-guide-rivals-shazam-black-adam-3-4 = At the end, your hand and all you control without *Ongoing* go to your discard pile, Power left over is lost, you draw five cards, and the Line-Up is filled.
content-guide-rivals-shazam-black-adam-4 = Weakness and payment
content-guide-rivals-shazam-black-adam-4-1 = A Weakness in your hand has to be played first, and stays in play: each one makes your Character cost 1 less.
content-guide-rivals-shazam-black-adam-4-2 = When your Character is defeated, the Weaknesses you control go back to their stack; so does one that a card destroys.
content-guide-rivals-shazam-black-adam-4-3 = Words with a price and a colon, such as *Discard a Punch:*, can be used in your own turn as often as you pay.
content-guide-rivals-shazam-black-adam-5 = A Confrontation
content-guide-rivals-shazam-black-adam-5-1 = Play your cards, then say that you are ready. Words behind *Confrontation* count now. Nothing can be bought.
content-guide-rivals-shazam-black-adam-5-2 = Now your rival may discard *Block* cards: each adds its number to the cost for this turn.
content-guide-rivals-shazam-black-adam-5-3 = With at least as much Power as it costs then, the Character is defeated and goes to your score pile. One falls in a turn at most.
content-guide-rivals-shazam-black-adam-6 = Attacks and Defenses
content-guide-rivals-shazam-black-adam-6-1 = An *Attack* hits all your foes, or one you choose where the card says so. A *Defense* from your hand avoids it, one card for each Attack.
content-guide-rivals-shazam-black-adam-6-2 = A Confrontation is no Attack.
content-guide-rivals-shazam-black-adam-7 = The end and the score
content-guide-rivals-shazam-black-adam-7-1 = The game is won at once when a rival's third Character is defeated.
content-guide-rivals-shazam-black-adam-7-2 = It also ends when the Line-Up cannot be filled. Then the Victory Points of your cards and of the Characters in your score pile are added up, and each Weakness takes 1 off. A tie goes to whoever defeated more Characters, then to the larger deck.
