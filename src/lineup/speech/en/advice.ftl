### Hints and odds: why an answer is suggested, what can be reckoned with, and what mattered in a game.

## Why an answer is suggested

advice-only = There is nothing else to do.
advice-must-play = Cards have to be played before the turn can go on, and this is one to begin with.
advice-at-once = { $card } does more the earlier it is played.
advice-draw = { $card } draws before you decide about the rest.
advice-fetch = { $card } brings another card to your hand, which you may still play.
advice-destroy = { $card } can rid you of a weak card; play it while there is one to destroy.
advice-late = { $card } counts what you have played and bought; play it behind the others.
advice-toward = { $card } brings about { $power } Power. With all of it you come to about { $reach } of the { $cost } that { $goal } costs.
advice-reach = { $card } brings about { $power } Power. With your whole hand you come to about { $reach }. That pays for { $goal }, which costs { $cost }: { $what }.
advice-attack = { $card } attacks your foes and costs you nothing: your hand is discarded at the end of the turn anyway.
advice-power = { $card } brings about { $power } Power and costs you nothing: your hand is discarded at the end of the turn anyway.
advice-play = Playing { $card } costs you nothing: your hand is discarded at the end of the turn anyway.
advice-ability = { $takes ->
        [power] The ability of { $card } is worth its { $price } Power.
        [card] The ability of { $card } is worth the card it takes.
        [vp] The ability of { $card } is worth the VP it takes.
       *[nothing] The ability of { $card } costs no Power.
    }
advice-defeat = It defeats a Super-Villain: { $card } brings { $vp } VP, and nobody else gets it.
advice-defeat-clock = It defeats a Super-Villain: with { $card } gone there is one less to defeat before the clock runs out.
advice-buy = { $most ->
        [yes] Of all that { $have } Power buys, { $card } does most for your deck: { $what }.
       *[no] { $card } makes your deck better: { $what }.
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
advice-end = Nothing is left to do that would help.
advice-end-buy = Of the cards you can pay for, none seems worth its place in your deck.
advice-ready = All that helps is played: { $power } Power against the { $cost } of { $goal }.
advice-confront = You come to about { $reach } Power; { $goal } costs { $cost }. With the Blocks there may be, that succeeds in about { $chance } of 100 games.
advice-normal = { $likely ->
        [yes] A Confrontation with { $goal }, who costs { $cost }, would succeed in about { $chance } of 100 games.
        [no] A Confrontation is too unsure: against { $goal }, who costs { $cost }, it succeeds in about { $chance } of 100 games.
       *[never] { $goal }, who costs { $cost }, is out of reach this turn.
    } { $instead }
advice-buys = { $chance ->
        [100] This turn is better spent on { $card }, which costs { $price }: { $what }.
       *[other] Buying is worth more: this turn comes to the { $price } that { $card } costs in about { $chance } of 100 games ({ $what }).
    }
advice-buys-nothing = { $likely ->
        [never] Nothing worth buying can be paid for either. Neither gets you anything now, and playing on costs you nothing.
       *[other] Nothing worth buying can be paid for either, so little is lost both ways.
    }
advice-block = { $card } helps to lift the cost of { $goal }, now { $cost }, above { $power } Power.
advice-no-block = { $safe ->
        [yes] { $goal } is safe: { $power } Power do not come to { $cost }.
       *[no] Your Blocks do not save { $goal } from { $power } Power, or cost more than they save.
    }
advice-defend = { $card } avoids the Attack, and of what can it is what you miss least.
advice-no-defense = What this Attack does is less than what a Defense costs.
advice-assist = { $card } gives your partner about { $power } Power where that decides something.
advice-no-assist = { $lost ->
        [yes] Even with your help the cost is out of reach; keep your cards.
       *[no] Your partner does not need it now; keep your cards.
    }
advice-store = { $card } does more next turn, in a Confrontation.
advice-give-up = { $junk ->
        [yes] Your deck is better without { $card }.
       *[no] { $card } is what you miss least.
    }
advice-gain = { $card } does most for your deck: { $what }.
advice-pick = Of these, { $card } is worth most here.
advice-done = { $taking ->
        [yes] Nothing there is worth taking.
       *[no] Better to leave it as it is.
    }
advice-where = { $place ->
        [deck] { $card } is good enough to draw again soon.
       *[discard] Better not to draw { $card } again soon.
    }
advice-best = It came out best in the games tried.
advice-tried = In { $n ->
        [one] { $n } game
       *[other] { $n } games
    } dealt anew from what you know nothing came out clearly better.
no-advice-hero = Nobody can tell yet which cards will come: choose whom you like.

## What every answer is worth

advice-same = as good
advice-behind = { $n ->
        [0] less than 1 win in 100 fewer
        [one] { $n } win in 100 fewer
       *[other] { $n } wins in 100 fewer
    }

## Odds

odds-power = Playing everything you come to about { $power } Power this turn.
odds-reach = { $card } ({ $price }): { $chance }{ "\u00A0" }%
odds-clash = { $card } ({ $cost }): you reach the cost in { $reached }{ "\u00A0" }% and defeat it, Blocks reckoned with, in { $defeated }{ "\u00A0" }%.
odds-guard = { $who } holds a Defense with { $defense }{ "\u00A0" }%{ $blocks ->
        [yes] { " " }and a Block with { $block }{ "\u00A0" }%
       *[no] { "" }
    }.
odds-before = There are odds once the cards are dealt.
odds-next = Your next hand: about { $power } Power; an average hand of your deck: { $hand }.
odds-use = { $card } ({ $price }): { $what }
odds-games = Counted in { $n ->
        [one] { $n } game
       *[other] { $n } games
    } dealt anew from what you know.
odds-heading-reach = The chance to come to the price of
odds-heading-clash = A Confrontation with
odds-heading-guard = What others may hold
odds-heading-use = What a card would do for your deck

## After a game

review-none = { $who-you ->
        [yes] None of your { $decisions } decisions was
       *[no] None of the { $decisions } decisions of { $who } was
    } clearly worse than another: well played.
review-found = { $who-you ->
        [yes] Of your { $decisions } decisions
       *[no] Of the { $decisions } decisions of { $who }
    } { $n ->
        [one] this one
       *[other] these
    } cost most:
review-moment = Turn { $turn }, answer { $number }: { $done }
review-better = Better: { $better }. { $reason }
review-vain = It had next to no hope: against { $goal }, who costs { $cost }, it failed in all of { $games } games dealt anew. A turn that confronts buys nothing, and this one could have paid for { $card }, which costs { $price }{ $chance ->
        [100] { "" }
       *[other] , in about { $chance } of 100 games
    }: { $what }.
review-cost = It cost about { $n ->
        [one] { $n } win
       *[other] { $n } wins
    } in 100 games.
review-seat = There is no seat { $seat }; this game has the seats 1 to { $seats }: { $names }.

## The course of a finished game

course-title = What stood out
course-purchase = { $who-you ->
        [yes] You
       *[no] { $who }
    } took { $card } in turn { $turn }: { $power } Power since then, { $points } { $points ->
        [one] Victory Point
       *[other] Victory Points
    } at the end.
course-big-turn = { $who-you ->
        [yes] You
       *[no] { $who }
    } made { $power } Power in turn { $turn }.
course-big-turn-took = { $who-you ->
        [yes] You
       *[no] { $who }
    } made { $power } Power in turn { $turn } and took { $cards }.
course-draw = { $who-you ->
        [yes] You
       *[no] { $who }
    } began turn { $turn } with { $cards }: a hand worth { $power } Power, where { $average } were to be expected.
