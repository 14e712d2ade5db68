"""Words of printed cards that are only spelled otherwise, read as if ours stood there."""

from __future__ import annotations

from lineup.language.grammar import spell

for _typed, _read in (
    # pronouns and contractions; "'s" is a token of its own
    ("his or her", "their"),
    ("his", "their"),
    ("he or she", "he"),
    ("she", "he"),
    ("he controls", "they control"),
    ("he has", "they have"),
    ("he is", "they are"),
    ("he does", "they do"),
    ("he cannot", "they cannot"),
    ("he can't", "they cannot"),
    ("he does not", "they do not"),
    ("he doesn't", "they do not"),
    ("he played", "they played"),
    ("he revealed", "they revealed"),
    ("he discarded", "they discarded"),
    ("he destroyed", "they destroyed"),
    ("they're", "they are"),
    ("it's", "it is"),
    ("that's", "that is"),
    ("he's", "he is"),
    ("can't", "cannot"),
    ("can not", "cannot"),
    ("don't", "do not"),
    ("doesn't", "does not"),
    ("didn't", "did not"),
    ("isn't", "is not"),
    ("you've", "you have"),
    ("you're", "you are"),
    # numbers and points
    ("or greater", "or more"),
    ("or higher", "or more"),
    ("or lower", "or less"),
    ("or fewer", "or less"),
    ("additional Power", "Power"),
    ("draw until", "draw cards until"),
    ("Victory Points for each", "VP for each"),
    ("Victory Point for each", "VP for each"),
    ("( s )", ""),
    # places
    ("onto", "on"),
    ("on the top of", "on top of"),
    ("Line Up", "Line-Up"),
    ("directly into play", "into play"),
    ("at end of turn", "at the end of your turn"),
    ("at the end of turn", "at the end of your turn"),
    ("at the end of the turn", "at the end of your turn"),
    ("Super Villain", "Super-Villain"),
    # Defenses
    ("Defense: When you are attacked, you may", "Defense: You may"),
    ("Defense: If you are attacked, you may", "Defense: You may"),
    ("Defense: When attacked, you may", "Defense: You may"),
    ("to avoid the Attack", "to avoid an Attack"),
    ("to avoid that Attack", "to avoid an Attack"),
    # marks
    ("!", "."),
    ("First Appearance Attack", "First Appearance—Attack"),
    ("First Appearance - Attack", "First Appearance—Attack"),
    ("First Appearance -- Attack", "First Appearance—Attack"),
    ("First Appearance-Attack", "First Appearance—Attack"),
    ("First Appearance: Attack", "First Appearance—Attack"),
):
    spell(_typed, _read)
