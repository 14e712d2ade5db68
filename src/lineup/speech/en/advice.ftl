### Hints and odds: why an answer is suggested, what can be reckoned with, and what mattered in a game.

## Why an answer is suggested

advice-only = There is nothing else to do.
advice-must-play = You must play cards before your turn can go on. Start with this one.
advice-at-once = { $card } does more the earlier you play it.
advice-draw = { $card } draws before you decide about the rest.
advice-fetch = { $card } puts another card into your hand, and you can still play it.
advice-destroy = { $card } can destroy a weak card; play it while you have one to destroy.
advice-late = { $card } counts what you have played and bought; play it after the others.
advice-toward = { $card } gives about { $power } Power. With your whole hand you get to about { $reach } of the { $cost } that { $goal } costs.
advice-reach = { $card } gives about { $power } Power. With your whole hand you get to about { $reach }. That pays for { $goal }, which costs { $cost }: { $what }.
advice-attack = { $card } attacks your foes and costs you nothing: your hand is discarded at the end of the turn anyway.
advice-power = { $card } gives about { $power } Power and costs you nothing: your hand is discarded at the end of the turn anyway.
advice-play = Playing { $card } costs you nothing: your hand is discarded at the end of the turn anyway.
advice-ability = { $takes ->
        [power] The ability of { $card } is worth its { $price } Power.
        [card] The ability of { $card } is worth the card it takes.
        [vp] The ability of { $card } is worth the VP it takes.
       *[nothing] The ability of { $card } costs no Power.
    }
advice-defeat = This defeats a Super-Villain: { $card } is worth { $vp } VP, and nobody else gets it.
advice-defeat-clock = This defeats a Super-Villain: with { $card } gone, there is one fewer to defeat before the clock runs out.
advice-buy = { $most ->
        [yes] Of everything you can buy with { $have } Power, { $card } does the most for your deck: { $what }.
       *[no] { $card } improves your deck: { $what }.
    }
advice-use-of = { $power } Power in an average hand, { $vp } VP{ $besides ->
        [none] { "" }
       *[other] , and it { advice-besides }
    }
advice-besides = { $besides ->
        [destroys] destroys weak cards
        [attacks] attacks your foes
        [defends] can avoid an Attack
        [blocks] can Block
        [gains] gains a card
       *[fetches] brings a card back
    }
advice-end = Nothing else you can do would help.
advice-end-buy = None of the cards you can pay for seems worth a place in your deck.
advice-ready = You have played everything that helps: { $power } Power against { $goal }'s cost of { $cost }.
advice-confront = You get to about { $reach } Power; { $goal } costs { $cost }. Counting possible Blocks, you win in about { $chance } of 100 games.
advice-normal = { $likely ->
        [yes] You would win a Confrontation with { $goal }, who costs { $cost }, in about { $chance } of 100 games.
        [no] A Confrontation is too risky: you beat { $goal }, who costs { $cost }, in about { $chance } of 100 games.
       *[never] { $goal }, who costs { $cost }, is out of reach this turn.
    } { $instead }
advice-buys = { $chance ->
        [100] This turn is better spent on { $card }, which costs { $price }: { $what }.
       *[other] Buying is worth more: this turn you can pay the { $price } that { $card } costs in about { $chance } of 100 games ({ $what }).
    }
advice-buys-nothing = { $likely ->
        [never] You cannot pay for anything worth buying either. Neither choice gets you anything now, and playing on costs you nothing.
       *[other] You cannot pay for anything worth buying either, so you lose little both ways.
    }
advice-block = { $card } helps to raise the cost of { $goal }, now { $cost }, above { $power } Power.
advice-no-block = { $safe ->
        [yes] { $goal } is safe: { $power } Power is less than the cost of { $cost }.
       *[no] Your Blocks do not save { $goal } from { $power } Power, or cost more than they save.
    }
advice-defend = { $card } avoids the Attack, and of the cards that can, you will miss it least.
advice-no-defense = This Attack hurts you less than a Defense would cost you.
advice-assist = { $card } gives your partner about { $power } Power when it can make the difference.
advice-no-assist = { $lost ->
        [yes] Even with your help the cost is out of reach; keep your cards.
       *[no] Your partner does not need it now; keep your cards.
    }
advice-store = { $card } does more next turn, in a Confrontation.
advice-give-up = { $junk ->
        [yes] Your deck is better without { $card }.
       *[no] { $card } is the card you will miss least.
    }
advice-gain = { $card } does the most for your deck: { $what }.
advice-pick = Of these, { $card } is worth the most here.
advice-done = { $taking ->
        [yes] Nothing there is worth taking.
       *[no] Better to leave it as it is.
    }
advice-where = { $place ->
        [deck] { $card } is good enough to draw again soon.
       *[discard] Better not to draw { $card } again soon.
    }
advice-best = It did best in the simulated games.
advice-tried = Over { $n ->
        [one] { $n } simulated game
       *[other] { $n } simulated games
    }, nothing did clearly better.
no-advice-hero = No cards are dealt yet: choose whoever you like.

## What every answer is worth

advice-same = as good
advice-behind = { $n ->
        [0] under 1 fewer win in 100 games
        [one] { $n } fewer win in 100 games
       *[other] { $n } fewer wins in 100 games
    }

## Odds

odds-power = If you play everything, you get to about { $power } Power this turn.
odds-reach = { $card } ({ $price }): { $chance }{ "\u00A0" }%
odds-clash = { $card } ({ $cost }): { $reached }{ "\u00A0" }% to reach the cost; { $defeated }{ "\u00A0" }% to defeat it, possible Blocks included.
odds-guard = { $who }: { $defense }{ "\u00A0" }% chance of a Defense in hand{ $blocks ->
        [yes] , { $block }{ "\u00A0" }% of a Block
       *[no] { "" }
    }.
odds-before = The odds appear once the cards are dealt.
odds-next = Your next hand: about { $power } Power; an average hand of your deck: { $hand }.
odds-use = { $card } ({ $price }): { $what }
odds-games = Counted over { $n ->
        [one] { $n } simulated game
       *[other] { $n } simulated games
    }.
odds-heading-reach = The chance to afford
odds-heading-clash = A Confrontation with
odds-heading-guard = What the others may hold
odds-heading-use = What a card would do for your deck

## After a game

review-thinking = Looking at your decisions…
review-none = { $who-you ->
        [yes] None of your { $decisions } decisions was
       *[no] None of the { $decisions } decisions of { $who } was
    } clearly worse than the best choice: well played.
review-found = { $who-you ->
        [yes] Of your { $decisions } decisions
       *[no] Of the { $decisions } decisions of { $who }
    } { $n ->
        [one] this one
       *[other] these
    } cost the most:
review-moment = Turn { $turn }, answer { $number }: { $done }
review-better = Better: { $better }. { $reason }
review-vain = It had next to no chance: against { $goal }, who costs { $cost }, it failed in all { $games } simulated games. A turn that confronts buys nothing, and this one could have paid for { $card }, which costs { $price }{ $chance ->
        [100] { "" }
       *[other] , in about { $chance } of 100 games
    }: { $what }.
review-cost = It cost about { $n ->
        [one] { $n } win
       *[other] { $n } wins
    } in 100 games.
review-seat = There is no seat { $seat }; this game has seats 1 to { $seats }: { $names }.

## The course of a finished game

course-title = What stood out
course-purchase = { $who-you ->
        [yes] You
       *[no] { $who }
    } took { $card } on turn { $turn }: { $power } Power since then, { $points } { $points ->
        [one] Victory Point
       *[other] Victory Points
    } at the end.
course-big-turn = { $who-you ->
        [yes] You
       *[no] { $who }
    } made { $power } Power on turn { $turn }.
course-big-turn-took = { $who-you ->
        [yes] You
       *[no] { $who }
    } made { $power } Power on turn { $turn } and took { $cards }.
course-draw = { $who-you ->
        [yes] You
       *[no] { $who }
    } began turn { $turn } with { $cards }: a hand worth { $power } Power, when { $average } was average.
