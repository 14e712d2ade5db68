"""The choices of a game in words: switches, player counts, and the provenance of a box's texts."""

from __future__ import annotations

from typing import Final

from lineup.games.boxes import find_game
from lineup.language.sets import box

MEANINGS: Final = {
    "min_players": "fewest seats",
    "max_players": "most seats",
    "hand_size": "cards drawn for a new hand",
    "punches": "Punches in a starting deck",
    "vulnerabilities": "Vulnerabilities in a starting deck",
    "line_up_size": "cards in the Line-Up",
    "super_villains": "Super-Villains in the stack",
    "identity_assignment": "how players get their Super Hero; the draft is our house rule",
    "promo": "the promo Super Hero is dealt too",
    "first_player": "who begins: 0 for seat 1, 1 for seat 2 and so on, or -1 for a random one",
    "end_steps": "at the end of a turn the hand goes first, or the effects put off to then",
    "start_step": "texts that begin with the turn work",
    "defenses_per_attack": "Defenses one player may use against one Attack",
    "ongoing_once_per_turn": "each Ongoing text reacts once in a turn",
    "super_hero_optional": "a Super Hero's ability may be left unused",
    "buy_is_gain": '"when you gain this" also means buying',
    "defeater_immune": "who defeats a Super-Villain is safe from the next First Appearance",
    "hunt": "Super-Villains in other players' discard piles can be taken",
    "hunt_limit": "when hunting stops for this turn",
    "synergy": "each Super Hero has its Hero card ready to buy",
    "super_hidden": "the Super-Villains lie in the main deck",
    "hand_is_discarded": "putting the hand away counts as discarding it",
    "teams": "two teams of two, who see each other's hands",
    "confrontation": "a turn may be a Confrontation with a foe's Character",
    "confront_target": "which Characters can be confronted",
    "buy_in_confrontation": "cards can be bought in a Confrontation too",
    "defend_teammate": "a Defense may cover the teammate instead",
    "block_teammate": "teammates Block for each other",
    "assist": "Assist cards are played on the teammate's turn",
    "store_assist": "an Assist card may be laid on the own Character for the next turn",
    "defeat_is_gain": "defeating a Character counts as gaining it",
    "abilities_after_comparison": "abilities are open once more after a Confrontation",
    "knock_out": "what the defeat of a last Character does: its victor wins, or its player leaves the game",
    "tie_break": "what decides between equal Victory Points",
    "famine_covers_last_refill": "a short Line-Up lasts through the refill of the turn that ends it",
    "weakness_stack": "the Weaknesses of the box, or those of every set mixed in",
    "stale_line_up": "oldest cards that go under the main deck where a turn leaves the Line-Up full",
    "clock": "Weaknesses that leave their stack after each turn; all lose when they run out",
}
PROVENANCE: Final = ("real", "partial", "inferred", "stand-in")


def count_texts(game: str) -> dict[str, int]:
    """Count the cards of a box by the provenance of their text."""
    found = [dict(card.provenance).get("text", "") for card in box(game).cards]
    return {label: found.count(label) for label in PROVENANCE}


def usual_players(game: str) -> int:
    """Return the default number of players: four in teams, else two."""
    teams = [number for number, switches in find_game(game).by_players if ("teams", True) in switches]
    return teams[0] if teams else 2
