"""Printed wordings of VP tokens, cards under a Super Hero and Super Heroes face down.

Whoever plays as a Super-Villain says "your Super-Villain"; it is a Super Hero here (COMMON-UNDER-01).
"""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.language.grammar import phrase, reads
from lineup.language.words.amounts import OfIt
from lineup.language.words.conditions import BENEATH, Cannot, Holds
from lineup.language.words.heroes import Flip
from lineup.language.words.paragraphs import Each
from lineup.language.words.places import Controlled, Own
from lineup.language.words.sentences import Do
from lineup.language.words.tokens import GainsVP, GainVP, HasVP, LoseVP, OwnVP, PayVP, StealVP, YieldVP
from lineup.language.words.triggers import Moment

HEROES = ("Super Hero", "Super-Villain", "character")

# VP tokens

for vp in ("VPs", "VP token", "VP tokens", "Victory Point", "Victory Points"):
    reads(
        GainVP,
        "clause",
        f"<gain> {{n:digits}} {vp}",
        f"<gain> {{n:digits}} {vp} for each {{of:per}}",
        f"<gain> {{n:digits}} {vp} for each {{of:watch_each}}",
        phrase(f"<gain> {vp} equal to {{of:amount}}", n=1),
    )
    reads(LoseVP, "clause", f"<lose> {{n:digits}} {vp}", phrase(f"<lose> all @your {vp}", every=True))
    reads(PayVP, "clause", f"<pay> {{n:digits}} {vp}")
    reads(PayVP, "payment", f"<pay> {{n:digits}} {vp}")
    reads(OwnVP, "amount", f"@your {vp}", f"the number of {vp} @you have")
    reads(OwnVP, "per", f"{vp} @you have")
    reads(HasVP, "condition", f"@you have {{n:digits}} or more {vp}", phrase(f"@you have no {vp}", none=True))
reads(
    GainVP,
    "clause",
    phrase("<gain> a VP", n=1),
    phrase("<gain> a VP token", n=1),
    phrase("<gain> a Victory Point", n=1),
)
reads(PayVP, "clause", phrase("<pay> a VP", n=1))
reads(
    HasVP, "condition", phrase("@you have a VP", n=1), phrase("@you have any VP", n=1), phrase("@you have any VPs", n=1)
)
reads(HasVP, "condition", phrase("@you have at least {n:digits} VP"), phrase("@you have at least {n:digits} VPs"))
reads(OfIt, "amount", phrase("its VP", what="points"), phrase("its VP value", what="points"))
reads(
    Cannot, "condition", phrase("@you have none to lose", wholly=True), phrase("@you have no VP to lose", wholly=True)
)


def stolen_from_that(n: int) -> Each:
    """An Attack that steals, said of the one who steals."""
    return Each("that", Do((YieldVP(n),)))


def stolen_from_each(n: int) -> Each:
    return Each("foe", Do((YieldVP(n),)))


for vp in ("VP", "VPs", "VP tokens"):
    reads(stolen_from_that, "blow", f"Steal {{n:digits}} {vp} from that foe.")
    reads(stolen_from_each, "blow", f"Steal {{n:digits}} {vp} from each foe.")
    reads(StealVP, "clause", phrase(f"<steal> {{n:digits}} {vp} from a foe", whom="chosen"))
    if vp != "VP":
        reads(StealVP, "clause", phrase(f"<steal> {{n:digits}} {vp} from the attacker", whom="attacker"))
        reads(StealVP, "clause", phrase(f"<steal> {{n:digits}} {vp} from each foe", whom="each"))
reads(
    GainsVP,
    "trigger",
    phrase("The first time you gain VPs during each of your turns", first=True),
    phrase("The first time you gain one or more VPs during each of your turns", first=True),
    phrase("When you gain VPs", first=False),
    phrase("When you gain VP", first=False),
    phrase("Each time you gain VPs", first=False),
)
reads(
    Moment,
    "trigger",
    phrase("When one or more foes fail to avoid an Attack you play", when="hit"),
    phrase("When a foe fails to avoid an Attack you play", when="hit"),
)

# Cards under a Super Hero

for hero in HEROES:
    for preposition in ("under", "on", "beneath", "underneath"):
        if (hero, preposition) != ("Super Hero", "under"):
            reads(Own, "own", phrase(f"{preposition} @your {hero}", place=z.UNDER))
            reads(Own, "dest", phrase(f"{preposition} @your {hero}", place=z.UNDER))
            for place in ("place", "place_in"):
                reads(Controlled, place, phrase(f"{preposition} @your {hero}", where="beneath"))
                reads(Controlled, place, phrase(f"from {preposition} @your {hero}", where="beneath"))
            reads(
                Holds,
                "condition",
                phrase(f"there is no {{cards:such+sg}} {preposition} @your {hero}", zone=BENEATH),
                phrase(f"there is a {{cards:such+sg}} {preposition} @your {hero}", zone=BENEATH, least=1),
                phrase(
                    f"there are {{least:number}} or more {{cards:such+pl}} {preposition} @your {hero}", zone=BENEATH
                ),
            )
        reads(
            Holds,
            "condition",
            phrase(f"there are no {{cards:such+pl}} {preposition} @your {hero}", zone=BENEATH),
            phrase(f"@you have no {{cards:such+pl}} {preposition} @your {hero}", zone=BENEATH),
            phrase(f"@you have a {{cards:such+sg}} {preposition} @your {hero}", zone=BENEATH, least=1),
            phrase(f"@you have {{least:number}} or more {{cards:such+pl}} {preposition} @your {hero}", zone=BENEATH),
        )

# Super Heroes face down

for hero in HEROES:
    for end in ("this Villain", "this Super-Villain", "this Super Hero", "this card"):
        if (hero, end) != ("Super Hero", "this Villain"):
            wording = f"<flip> @your {hero} face down until {end} is defeated"
            reads(Flip, "clause", phrase(wording, down=True, until=True))
    if hero != "Super Hero":
        reads(Flip, "clause", phrase(f"<flip> @your {hero} face down", down=True))
        reads(Flip, "clause", phrase(f"<flip> @your {hero} face up", down=False))
    reads(Flip, "clause", phrase(f"<turn> @your {hero} face down", down=True))
    reads(Flip, "clause", phrase(f"<turn> @your {hero} face up", down=False))
