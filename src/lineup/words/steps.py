"""Explains cards step by step in plain words, for people who have not read the rules; made from the meaning alone.

The words stand in `speech/en/steps.ftl`, one message for each member of the closed sets of `language/words/meaning.py`:
a verb, place, condition or count that has none there is told by a test.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from lineup.engine.definitions import Card
from lineup.engine.saying import Arg, Listed, Said, say
from lineup.language.words.cards import Cards
from lineup.language.words.meaning import (
    ANY,
    Act,
    Condition,
    Count,
    Cue,
    Deed,
    Meaning,
    OneOf,
    Passage,
    Points,
    Those,
    Who,
    meaning_of,
)
from lineup.language.words.places import Lying, Where
from lineup.words.step_cards import as_key, kind_of, lying_in, say_cards, say_kinds, yes_no

AMOUNTS: Final = ("its cost", "half its cost", "its points", "given", "points", "vp")  # numbers, not things to count
DENIED: Final = (
    "controls",
    "done",
    "gained",
    "it is",
    "it is odd",
)  # conditions with words of their own for the contrary
HIT: Final[tuple[Who, ...]] = ("foe", "player", "that", "confronted")  # whom an Attack is against


class StepLine(NamedTuple):
    """One line, and the lines that belong under it."""

    said: Said
    under: tuple[StepLine, ...] = ()


def explain_card(card: Card) -> tuple[StepLine, ...]:
    """Explain a card in the order of its text."""
    told = explain_text(meaning_of(card))
    if not told:
        return (StepLine(say("step-nothing")),)
    if card.is_identity:
        return (StepLine(say(f"step-identity-{as_key(card.title)}")), *told)
    return told


def explain_text(meant: Meaning) -> tuple[StepLine, ...]:
    """Explain a text; empty for an empty one."""
    found = [StepLine(say("step-ongoing"))] if any(passage.ongoing for passage in meant.passages) else []
    played = False
    for passage in meant.passages:
        found += _explain_passage(passage, played)
        played = played or (passage.sort in ("play", "attack") and not passage.trigger)
    return tuple(found)


def explain_attack(meant: Meaning) -> tuple[StepLine, ...]:
    """Explain the Attack of a text to a player it hits; empty if these words cannot say it."""
    attacks = [each for each in meant.passages if each.sort in ("attack", "appearance") and each.against != "you"]
    if len(attacks) != 1 or not _hits_alone(attacks[0].acts):
        return ()
    return to_the_doer.tell_acts(attacks[0].acts)


def _hits_alone(acts: Iterable[Act], within: tuple[Who, ...] = ()) -> bool:
    """True if everything is done by those an Attack hits, or by the player named around it."""
    for act in acts:
        if act.who not in (*HIT, *within) or any(each.who not in (*HIT, *within) for each in act.only):
            return False
        if isinstance(act, OneOf):
            if not all(_hits_alone(way, ("you",)) for way in act.ways):
                return False
        elif act.mine or act.attack:
            return False
    return True


# Passages


def _explain_passage(passage: Passage, again: bool) -> Iterator[StepLine]:
    """Explain a paragraph: when it works, and what is done then."""
    if passage.rule is not None:
        if passage.rule != "stays":  # that is what Ongoing means
            types = tuple(say("type-name", type=as_key(name).lower()) for name in passage.types)
            yield StepLine(say(f"step-rule-{as_key(passage.rule)}", n=passage.lowers, types=Listed(types)))
        return
    if passage.worth is not None:
        yield StepLine(_say_worth(passage.worth))
        return
    lines = teller_of(passage).tell_acts(_acts_used(passage))
    if passage.works_abroad and passage.gives_power:
        lines += (StepLine(say("step-power-abroad")),)
    told = StepLine(_say_head(passage, again), lines)
    if passage.stacked and passage.trigger is not None:
        told = StepLine(say("step-head-stacked"), (told,))
    if passage.confronting and passage.sort != "play":
        told = StepLine(say("step-head-in-confrontation"), (told,))
    yield told
    if passage.otherwise:
        yield StepLine(say("step-head-otherwise"), _Teller().tell_acts(passage.otherwise))


def teller_of(passage: Passage) -> _Teller:
    """Return the teller that names the players a paragraph speaks of."""
    if passage.sort == "attack":
        return _Teller("you")
    return _Teller(you="ended") if passage.sort == "appearance" else _Teller()


def _acts_used(passage: Passage) -> tuple[Act, ...]:
    """Return the acts of a paragraph. Its head says already that an ability may be used, so the first "may" goes."""
    acts = passage.acts
    if passage.sort != "ability" or passage.price is not None:
        return acts
    first = 1
    while first < len(acts) and _goes_on(acts[first]):
        first += 1
    return tuple(replace(act, may=False) if isinstance(act, Deed) else act for act in acts[:first]) + acts[first:]


def _say_head(passage: Passage, again: bool) -> Said:
    """Say when a paragraph works."""
    once_more = yes_no(again)
    if passage.trigger is not None:
        return say("step-head-each-turn") if passage.sort == "play" else _say_cue(passage.trigger)
    if passage.sort == "stack":
        return say("step-head-stacked")
    if passage.sort == "attack":
        against = passage.against if passage.against in ("foe", "that", "confronted") else "player"
        return say("step-head-attack", again=once_more, against=say(f"step-against-{against}"))
    if passage.sort == "appearance":
        return say("step-head-appearance" if passage.against == "you" else "step-head-appearance-attack")
    if passage.sort == "defense":
        price = passage.price
        assert price is not None
        way = "shown" if price.shown else "more" if price.more else "play" if price.in_play else "hand"
        way = "destroyed" if price.destroyed else "moved" if price.to else way
        to = _say_to(Deed("put", to=price.to), "yes") if price.to else ""
        return say("step-head-defense", price=way, to=to, more=yes_no(bool(passage.acts)))
    if passage.sort == "block":
        return say("step-head-block")
    if passage.sort in ("destroyed", "defeated"):
        return say(f"step-head-{passage.sort}")
    if passage.sort == "gained":
        return say("step-head-gained", bought=yes_no("buy" in passage.keyword))
    if passage.sort == "ability":
        return _say_price(passage)
    return say("step-head-confronting" if passage.confronting else "step-head-play", again=once_more)


def _say_price(passage: Passage) -> Said:
    """Say how often an ability may be used, and its price."""
    price = passage.price
    if price is None:
        return say("step-head-once-confronted" if passage.confronted else "step-head-once")
    if price.itself:
        return say("step-head-paid-itself", how="destroyed" if price.destroyed else "discarded")
    if price.vp:
        return say("step-head-paid-vp", n=price.vp)
    if price.cards is None:
        return say("step-head-paid-power", n=price.power)
    cards = say_cards(price.n, price.those or Those(price.cards, ("hand",)), "yes")
    if price.to:
        return say("step-head-paid-put", cards=cards, to=_say_to(Deed("put", to=price.to), "yes"))
    return say("step-head-paid-cards", cards=cards, each=yes_no(price.each_type))


def _say_cue(trigger: Cue) -> Said:
    """Say which event starts a text."""
    if trigger.types:
        return say("step-when-types", n=trigger.types)
    if trigger.cards is None:
        return say(f"step-when-{trigger.on}", once=yes_no(trigger.last < ANY))
    cards = say_kinds(trigger.cards, "a")
    if isinstance(trigger.cards.place, Lying):
        where = trigger.cards.place.zone.where
        cards = say("step-lying", cards=cards, place=lying_in(where, "from", "yes"))
    if trigger.itself:
        cards = say("step-itself-too", cards=cards)
    if trigger.on == "play":
        which, n = "each", 0
        if trigger.often:
            which = "different-often" if trigger.different else "often"
        elif trigger.different:
            which, n = ("nth-different", trigger.first) if trigger.first == trigger.last else ("different", 0)
        elif trigger.team:
            which = "team"
        elif trigger.last < ANY:
            which, n = ("nth", trigger.first) if trigger.first == trigger.last else ("times", trigger.last)
        return say("step-when-play", which=which, n=n, cards=cards)
    if trigger.on == "gain":
        how = "line-up" if trigger.line_up else "bought" if trigger.bought else "gain"
        how = "paid" if trigger.paid else how
        name = "step-when-gain" if trigger.last < ANY else "step-when-each-gain"
        return say(name, how=how, own=yes_no(trigger.own), cards=cards)
    return say(f"step-when-{trigger.on}", cards=cards, own=yes_no(trigger.own), once=yes_no(trigger.last < ANY))


def _say_worth(worth: Points) -> Said:
    """Explain variable Victory Points."""
    if worth.n < 0:
        cards = say_kinds(worth.cards, "one")
        return say("step-worth-less", n=-worth.n, cards=cards, beyond=worth.beyond, some=yes_no(worth.beyond > 0))
    many = say_kinds(worth.cards, "many")
    if worth.least:
        return say("step-worth-if", n=worth.n, least=worth.least, other=yes_no(worth.other), cards=many)
    if worth.lot > 1:
        return say("step-worth-lot", n=worth.n, lot=worth.lot, cards=many)
    name = "step-worth-different" if worth.different else "step-worth"
    if worth.beneath:
        name = "step-worth-beneath-different" if worth.different else "step-worth-beneath"
    return say(name, n=worth.n, cards=say_kinds(worth.cards, "one"))


# What is done


def _goes_on(act: Act) -> bool:
    """True if an act belongs to the sentence of the act before it."""
    return isinstance(act, Deed) and act.then


def sentences_of(acts: Iterable[Act]) -> Iterator[list[Act]]:
    """The acts sentence by sentence."""
    sentence: list[Act] = []
    for act in acts:
        if sentence and not _goes_on(act):
            yield sentence
            sentence = []
        sentence.append(act)
    if sentence:
        yield sentence


@dataclass(frozen=True)
class _Teller:
    """Puts acts into words; in an Attack of one's own the attacker is "you", and "you" can be somebody else."""

    attacker: str = "attacker"
    you: str = "you"

    def tell_acts(self, acts: Iterable[Act]) -> tuple[StepLine, ...]:
        """Tell acts one after the other."""
        lines: tuple[StepLine, ...] = ()
        before: list[Act] = []
        for sentence in sentences_of(acts):
            lines += self.tell_sentence(sentence, before)
            before = sentence
        return lines

    def tell_sentence(self, acts: list[Act], before: list[Act]) -> tuple[StepLine, ...]:
        """Tell acts that share a condition and are left out together; `before` is the sentence before."""
        first = acts[0]
        who = self.doer_of(first)
        conditions = [each for each in first.only if not each.until]
        answers = (
            before and conditions and conditions[0] in [replace(each, met=not each.met) for each in before[0].only]
        )
        condition = None
        if answers:
            condition = say("step-otherwise")
        elif conditions:
            condition = _say_if(
                conditions[0], self.name_person(conditions[0].who), bool(before) and isinstance(before[-1], OneOf)
            )
        if condition and len(conditions) > 1 and not answers:
            inner = [replace(act, only=act.only[1:]) for act in acts]
            return (StepLine(say("step-if-head", condition=condition), self.tell_sentence(inner, [])),)
        plain = [replace(act, only=tuple(each for each in act.only if each.until)) for act in acts]
        named = bool(conditions) and conditions[0].who == first.who  # the condition speaks of those who do it
        if len(plain) == 1:
            return (self.tell_act(plain[0], condition, named),)
        lines: tuple[StepLine, ...]
        if any(isinstance(act, Deed) and act.may for act in plain):
            lines = tuple(self.tell_act(replace(act, may=False) if isinstance(act, Deed) else act) for act in plain)
            return (
                StepLine(
                    _lead_in(_say_all("step-may", self.say_subject(who, True, condition, named)), condition), lines
                ),
            )
        lines = tuple(self.tell_act(act) for act in plain)
        return (StepLine(say("step-if-head", condition=condition), lines),) if condition else lines

    def tell_act(self, act: Act, condition: Said | None = None, named: bool = True) -> StepLine:
        """Tell a single act, its condition in front; `named` says that the condition speaks of those who do it."""
        if isinstance(act, Deed) and act.attack:
            against = act.who if act.who in ("foe", "that", "confronted") else "player"
            head = say("step-attack", against=say(f"step-against-{against}"), at="within" if condition else "start")
            return StepLine(
                _lead_in(head, condition), (replace(self, attacker="you").tell_act(replace(act, attack=False)),)
            )
        if isinstance(act, OneOf):
            who = self.name_person(act.who)
            inner = self if who == "you" else replace(self, you="they")
            ways = tuple(inner.tell_way(way) for way in act.ways)
            words = {
                **self.say_subject(who, False, condition, named),
                "n": act.duel,
                "who": _say_who("you" if who == "you" else "they"),
            }
            name = "step-choose-more" if act.duel > 1 else "step-choose"
            return StepLine(_lead_in(_say_all(name, words), condition), ways)
        return StepLine(
            _lead_in(say("step-line", deed=self.tell_deed(act, "within" if condition else "start", named)), condition)
        )

    def tell_way(self, way: tuple[Act, ...]) -> StepLine:
        """Tell one way of a choice."""
        lines = self.tell_acts(way)
        return lines[0] if len(lines) == 1 else StepLine(say("step-way-head"), lines)

    def name_person(self, who: Who) -> str:
        """Return the name by which the reader knows a player."""
        return self.attacker if who == "attacker" else self.you if who == "you" else who

    def doer_of(self, act: Act) -> str:
        """Return the one who does something, as the reader knows them."""
        return "you" if isinstance(act, Deed) and act.mine else self.name_person(act.who)

    def say_subject(self, who: str, may: bool, before: object = None, named: bool = True) -> dict[str, Arg]:
        """Return the subject of a deed and the form of its verb; "they" are those whom a condition before it named."""
        if before and named and who != "you":
            who = "they"
        said = _say_who(who, "within" if before else "start")
        form = "base" if may or who in ("you", "they") else "s"
        return {"subject": say("step-subject", who=said, may=yes_no(may)), "form": form}

    def tell_deed(self, deed: Deed, at: str, named: bool = True) -> Said:
        """Tell one deed, without the full stop."""
        who = self.doer_of(deed)
        you = yes_no(who == "you")
        may = deed.may
        if deed.verb == "use" and deed.whom == "attacker":  # the attacker uses a text of the player attacked
            who, may = self.attacker, True
        words: dict[str, Arg] = {**self.say_subject(who, may, at == "within", named), "at": at, "you": you}
        words["cards"] = say("step-cards-them") if deed.those is None else self.say_object(deed, deed.those, you)
        if deed.verb in ("put", "gain"):
            words["to"] = _say_to(deed, you)
            words["paid"] = yes_no(deed.those is not None and deed.those.where == ("stack",))
        elif deed.verb in ("lose vp", "steal vp"):
            all_of_them = deed.n == ANY
            words |= {"n": 0 if all_of_them else deed.n, "every": yes_no(all_of_them), "to": yes_no(deed.whom != "you")}
            words["whom"] = say("step-against-that") if deed.whom == "that" else _say_who(self.name_person(deed.whom))
        elif deed.verb == "pass":
            whom = "attacker" if deed.who == "attacker" else deed.whom
            words["whom"] = _say_to(deed, you) if deed.to else say(f"step-whom-{whom}")
        elif deed.verb == "choose player":
            words |= {"n": 0 if deed.n == ANY else deed.n, "whom": deed.whom}
        elif deed.verb == "play":
            words["moves"] = _say_moves(deed.those)
        else:
            words |= {"n": deed.n, "who": _say_who(who), "secret": yes_no(deed.secret), "team": yes_no(deed.team)}
        name = f"step-deed-{as_key(deed.verb)}"
        if deed.verb in ("power", "raise", "gain vp", "extra", "cost more", "cheapen"):
            name, words = self.tell_amount(deed, name, words, you)
        if deed.verb == "flip down" and deed.only:
            name = "step-deed-flip-down-until"
        return _say_all(name, words)

    def tell_amount(self, deed: Deed, name: str, words: dict[str, Arg], you: str) -> tuple[str, dict[str, Arg]]:
        """Tell a deed with a number."""
        words["dearer"] = say(
            "step-dearer", whose="team" if deed.team else "own" if deed.own else "one", at=words["at"], you=you
        )
        words["bounds"] = _say_bounds(deed)
        if deed.per is not None:
            return f"{name}-each", {**words, "count": _say_count(deed.per, you, each=True)}
        if deed.plus is not None:
            return f"{name}-{'plus' if deed.n else 'as'}", {**words, "count": _say_count(deed.plus, you)}
        return name, words

    def say_object(self, deed: Deed, those: Those, you: str) -> Said:
        """Describe the cards a deed is done to."""
        cards = say_cards(deed.n, those, you)
        for each in (
            each for each in deed.only if deed.verb in ("draw", "destroy", "reveal")
        ):  # what goes on until something holds
            on = say("step-kind-card", form="many")
            if those.how != "top":
                on = say("step-lying", cards=on, place=lying_in(those.where, "from", you))
            found = say_kinds(each.cards, "a") if each.cards is not None else ""
            until = say(f"step-until-{as_key(each.kind)}", n=each.n, you=you, cards=found, place=those.where[0])
            cards = say("step-until", cards=on, until=until)
        if those.how == "attacker" and deed.verb not in ("use", "pass"):
            cards = say("step-attacker-picks", cards=cards, by=self.attacker)
        if deed.per is None:
            return cards
        if deed.per.of in AMOUNTS and deed.n == 1 and not those.another:
            return say("step-cards-as", cards=kind_of(those, you), count=_say_count(deed.per, you))
        return say("step-cards-each", cards=cards, count=_say_count(deed.per, you, each=True))


class _ToTheDoer(_Teller):
    """Explains what other players must do, as told to one of them: "you" is that player."""

    def name_person(self, who: Who) -> str:
        """Name whoever acts "you"; apart from an attacker nobody else occurs."""
        return self.attacker if who == "attacker" else "you"


to_the_doer: Final = _ToTheDoer()


def _lead_in(line: Said, condition: Said | None) -> Said:
    """Put the condition in front of a line."""
    return line if condition is None else say("step-line-if", condition=condition, line=line)


def _say_all(name: str, words: dict[str, Arg]) -> Said:
    return Said(name, tuple(words.items()))


def _say_who(who: str, at: str = "within") -> Said:
    return say(f"step-who-{as_key(who)}", at=at)


def _say_bounds(deed: Deed) -> Arg:
    """Say the bounds of a counted number."""
    if deed.least and deed.most < ANY:
        return say("step-bounds-both", least=deed.least, most=deed.most)
    if deed.most < ANY:
        return say("step-bounds-most", most=deed.most)
    return say("step-bounds-least", least=deed.least) if deed.least else ""


def _say_moves(those: Those | None) -> str:
    """Say if cards played move: the player's own go into play, all others stay where they lie."""
    where = set(those.where) if those is not None else set()
    if where and where <= {"hand", "deck", "discard", "bottom"}:
        return "yes"
    if where and where <= {"a foe's deck", "that deck", "foes' decks"}:
        return "lent"
    return "no" if where and where <= {"line_up", "main", "destroyed", "super_villains", "stack"} else "own"


def _say_to(deed: Deed, you: str) -> Arg:
    """Say where cards go; what is gained goes to the discard pile unless the text says otherwise."""
    to: tuple[Where, ...] = deed.to or (("discard",) if deed.verb == "gain" else ())
    places = tuple(say(f"step-to-{as_key(place)}", you=you, ordered=yes_no(deed.ordered)) for place in to)
    return Listed(places, "or")


# Conditions and counts


def _say_if(condition: Condition, who: str, chosen: bool) -> Said:
    """Say a condition as it stands before a colon; `chosen` says that a choice stands before it."""
    you = yes_no(who == "you")
    words: dict[str, Arg] = {"you": you, "n": condition.n, "done": condition.done}
    gained = condition.kind == "gained" and (condition.where or not condition.met)
    if gained and condition.cards is None:
        condition = replace(condition, cards=Cards(("card",)))
    if condition.cards is not None:
        words["cards"] = _asked_for(condition)
    if condition.also is not None:
        words["also"] = say_kinds(condition.also, "a")
    if condition.where:
        words["place"] = lying_in(condition.where, "from" if condition.kind == "gained" else "in", you)
    if condition.later:
        return _say_all(f"step-later-{as_key(condition.kind)}", words)
    name = f"step-if-{as_key(condition.kind)}"
    if condition.own_turn:
        name += "-own" if condition.kind == "same names" else "-own-turn"
    elif condition.kind == "done" and chosen:
        name = "step-if-done-chosen"
    elif condition.kind == "gained" and condition.cards is not None:
        name = "step-if-gained-cards"
        if condition.where:
            words["cards"] = say("step-lying", cards=words["cards"], place=words["place"])
    if condition.met:
        return say("step-if", condition=_say_all(name, words))
    if condition.kind in DENIED:
        return say("step-if", condition=_say_all(f"step-unless-{as_key(condition.kind)}", words))
    return say("step-unless", condition=_say_all(name, words))


def _asked_for(condition: Condition) -> Said:
    """Describe the cards a condition asks for, and how many of them."""
    cards = condition.cards
    assert cards is not None
    if isinstance(cards.place, Lying) and not condition.where:  # cards gained from there
        where = cards.place.zone.where
        placeless = replace(condition, cards=replace(cards, place=None))
        return say("step-lying", cards=_asked_for(placeless), place=lying_in(where, "from", "yes"))
    if condition.kind in ("none", "it is"):
        return say_kinds(cards, "one" if condition.kind == "none" else "a")
    if condition.kind in ("controls", "gained") and not condition.met:
        return say("step-cards-other", cards=say_kinds(cards, "one")) if condition.another else say_kinds(cards, "one")
    if condition.kind in ("names played", "cost played", "controls names", "controls types"):
        return say_kinds(cards, "many")
    if condition.n > 1:
        if condition.kind == "plays":
            return say("step-cards-some", n=condition.n, cards=say_kinds(cards, "many"))
        name = "step-cards-others-or-more" if condition.another else "step-cards-or-more"
        return say(name, n=condition.n, cards=say_kinds(cards, "many"))
    return say("step-cards-another", cards=say_kinds(cards, "one")) if condition.another else say_kinds(cards, "a")


def _say_count(count: Count, you: str, each: bool = False) -> Said:
    """Say what is counted, one by one, or the number read off something."""
    words: dict[str, Arg] = {
        "you": you,
        "each": yes_no(each),
        "other": yes_no(count.other),
        "own": yes_no(count.own),
        "done": count.done,
    }
    if count.cards is not None:
        words["cards"] = say_kinds(count.cards, "one")
    if count.of in ("names", "costs", "types") and count.cards is not None:
        words["cards"] = say_kinds(count.cards, "many")
    if count.of == "foes with" and count.cards is not None:
        you = "no"
        words["cards"] = say_kinds(count.cards, "a")
    if count.of == "lots" and count.cards is not None:
        words |= {"lot": count.lot, "cards": say_kinds(count.cards, "many")}
    if count.where:
        words["place"] = lying_in(count.where, "in", you)
        if count.cards is not None:
            words["cards"] = say("step-lying", cards=words["cards"], place=words["place"])
    name = f"step-count-{as_key(count.of)}"
    if count.short or count.less:
        words |= {"short": count.short, "less": count.less}
        words.setdefault("cards", say_kinds(Cards(("card",)), "one"))
        return _say_all(f"{name}-short" if count.short else f"{name}-less", words)
    if count.star >= 0:
        name, words["star"] = f"{name}-star", count.star
    if count.of in ("done", "types") and count.cards is not None:
        name = f"{name}-cards"
    return _say_all(name, words)
