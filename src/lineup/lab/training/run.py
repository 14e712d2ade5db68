"""Rounds of training: play, fit, measure, and again with the network just made.

All of a training lies in one folder: its settings, `data/` with the positions of each round, `network-N.npz` behind
each round, `policy-N.npz`, `worths-N.json` and `prospects-N.json` of the last one, `strength.json` with what each
network won against `casual`. Each file is there whole or not at all, and what is there is not done again, so the same
command goes on where it was stopped. The same seed and network give the same games, whoever plays them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

from lineup.bots.judging.network import load_network
from lineup.engine.saying import say
from lineup.lab.arena import label_of
from lineup.lab.roads import Road
from lineup.lab.store import Folder, StoreError, agreed, read_head
from lineup.lab.training import lessons, tries
from lineup.lab.training.games import MEASURED, WAYS, Job, Measuring, as_file, learn_from, measure
from lineup.lab.workers import setup_of

CHUNK: Final = 100  # games of a job, and of a file
CHUNK_OF_TRIES: Final = 5  # they take long
DATA: Final = "data"
STRENGTH: Final = "strength.json"
HELD_BACK: Final = 20  # of so many files one is for testing alone
RATE: Final = 2e-3  # of learning
LATER_RATE: Final = 2e-4  # in later rounds, which go on from the network of the round before
LATER_PASSES: Final = 2
LATER: Final = ("rounds", "tries", "lessons")  # settings that may change when a training goes on: they add to it

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Settings:
    """How a training goes; the folder keeps them, and they stay as they are when it goes on, but for those LATER."""

    seed: str = "1"
    first: int = 270_000  # games of the first round
    games: int = 80_000  # of each later round
    rounds: int = 2  # later ones
    passes: int = 5  # of fitting over the positions of the first round
    deals: int = 30  # played twice in each game to measure a network; 0 for none
    tries: int = 500  # games from which the policy learns, by trying every answer; 0 for none
    lessons: int = 12_000  # games from which the last network teaches the small one of `planner`; 0 for none

    @property
    def lasting(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if name not in LATER}


class Training(Folder):
    """The folder of a training."""

    FORMAT = "lineup-training 1"
    HEAD = "training.json"

    def _open(self, exits: ExitStack) -> None:
        (self.folder / DATA).mkdir(exist_ok=True)

    def network(self, number: int) -> Path:
        """The file of a round's network, there or not."""
        return self.folder / f"network-{number}.npz"

    def positions(self, name: str) -> Path:
        """The file that some games came to, there or not."""
        return self.folder / DATA / f"{name}.npz"

    def keep(self, name: str, data: bytes) -> None:
        """Keep what games came to; StoreError if there is no room."""
        self.write(f"{DATA}/{name}.npz", data)

    def note(self, number: int, facts: dict[str, Any]) -> None:
        """Add facts to what is noted of a round."""
        rounds = strength(self.folder)
        rounds.setdefault(str(number), {}).update(facts)
        self.write(STRENGTH, (json.dumps(rounds, indent=1) + "\n").encode())


def opened(folder: Path, settings: Settings) -> Training:
    """The folder of a training, new or to go on with; StoreError if it is another one's."""
    return Training(folder, settings.lasting, {label_of(way): setup_of(way).content for _, way in WAYS})


def strength(folder: Path) -> dict[str, dict[str, Any]]:
    """What is noted of each round."""
    file = folder / STRENGTH
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def train(folder: Path, settings: Settings, road: Road, device: str, progress: Progress) -> Path | None:
    """Train in a folder, on the processor ("cpu"), a graphics card ("cuda") or what there is (""); the last network.

    A shard plays its share of the games that are due next, those of a round or the lessons, and that is all: None.
    """
    with opened(folder, settings) as kept:
        network = b""
        for number in range(settings.rounds + 1):
            made = kept.network(number)
            if not made.exists():
                names = _play(kept, settings, number, network, road, progress)
                if not road.whole:
                    return None
                kept.write(made.name, _fitted(kept, settings, number, names, device, progress))
            network = made.read_bytes()
            if settings.deals and road.whole:
                _measure(kept, settings, number, network, road, progress)
        if settings.tries and not (folder / _policy(settings)).exists():
            names = _tries(kept, settings, network, road, progress)
            if not road.whole:
                return None
            _weigh(kept, settings, names, device, progress)
        if settings.tries and settings.deals and road.whole:
            policy = (folder / _policy(settings)).read_bytes()
            _measure(kept, settings, settings.rounds, network, road, progress, policy)
        if settings.lessons and not (folder / _worths(settings)).exists():
            names = _lessons(kept, settings, network, road, progress)
            if not road.whole:
                return None
            _teach(kept, settings, names, device, progress)
        if road.whole and not (folder / _prospects(settings)).exists():
            _hope(kept, settings, device, progress)
        return kept.network(settings.rounds)


def join_trainings(folder: Path, shards: Sequence[Path]) -> int:
    """Put together in one folder what shards of one training hold; the number of files with games.

    StoreError if they are of different ones, or played with different networks.
    """
    heads = {shard: read_head(shard / Training.HEAD, Training.FORMAT) for shard in shards}
    content = agreed({shard: (head["conditions"], head["content"]) for shard, head in heads.items()})
    learned: dict[str, Path] = {}
    for place in (folder, *shards):
        for file in sorted((*place.glob("network-*.npz"), *place.glob(STRENGTH))):
            there = learned.setdefault(file.name, file)
            if there.read_bytes() != file.read_bytes():
                raise StoreError(say("error-merge-networks", one=str(there), other=str(file)))
    with Training(folder, heads[shards[0]]["conditions"], content) as kept:
        for name, file in learned.items():
            kept.write(name, file.read_bytes())
        for file in (each for shard in shards for each in sorted((shard / DATA).glob("*.npz"))):
            kept.keep(file.stem, file.read_bytes())
        return len(list((folder / DATA).glob("*.npz")))


def _jobs(settings: Settings, label: str, games: int, network: bytes, size: int = 0) -> list[Job]:
    """Games in jobs of some size, each with a name and a seed of its own."""
    size = size or CHUNK
    return [
        Job(f"{label}-{chunk}", f"{settings.seed} {label} {chunk}", min(size, games - chunk * size), network)
        for chunk in range((games + size - 1) // size)
    ]


def _kept(
    kept: Training, jobs: Sequence[Job], work: Callable[[Job], bytes], road: Road, what: str, progress: Progress
) -> list[str]:
    """Jobs done, or a share of them; what was done before is not done again. The names of all of them."""
    share = road.share(jobs)
    due = [job for job in share if not kept.positions(job.name).exists()]
    total = sum(job.games for job in share)
    done = total - sum(job.games for job in due)
    progress(what, done, total)
    with closing(road.done(due, work)) as results:
        for job, data in results:
            kept.keep(job.name, data)
            done += job.games
            progress(what, done, total)
    return [job.name for job in jobs]


def _play(kept: Training, settings: Settings, number: int, network: bytes, road: Road, progress: Progress) -> list[str]:
    """The games of a round."""
    jobs = _jobs(settings, str(number), settings.games if number else settings.first, network)
    return _kept(kept, jobs, learn_from, road, f"Round {number}: playing", progress)


def _tries(kept: Training, settings: Settings, network: bytes, road: Road, progress: Progress) -> list[str]:
    """The games from which the policy learns."""
    jobs = _jobs(settings, f"tries-{settings.rounds}", settings.tries, network, CHUNK_OF_TRIES)
    return _kept(kept, jobs, tries.collect, road, "Policy: playing", progress)


def _policy(settings: Settings) -> str:
    return f"policy-{settings.rounds}.npz"


def _weigh(kept: Training, settings: Settings, names: Sequence[str], device: str, progress: Progress) -> None:
    """Train the policy (bots/quick/policy.py) on the answers that turn out best with the last network."""
    from lineup.lab.training import model as torch_model  # with PyTorch

    def step(done: int, steps: int) -> None:
        progress("Policy: learning", done, steps)

    files = [kept.positions(name) for name in names]
    weights, facts = tries.teach(files, 4 * settings.passes, device or torch_model.best_device(), step)
    kept.note(settings.rounds, {"policy": facts})
    kept.write(_policy(settings), as_file(weights))


def _lessons(kept: Training, settings: Settings, network: bytes, road: Road, progress: Progress) -> list[str]:
    """The games from which `planner` learns."""
    jobs = _jobs(settings, f"lessons-{settings.rounds}", settings.lessons, network)
    return _kept(kept, jobs, lessons.collect, road, "Lessons: playing", progress)


def _worths(settings: Settings) -> str:
    return f"worths-{settings.rounds}.json"


def _teach(kept: Training, settings: Settings, names: Sequence[str], device: str, progress: Progress) -> None:
    """What the last network makes of cards, for `planner` (bots/judging/card_value.py)."""
    from lineup.lab.training import model as torch_model  # with PyTorch

    def step(done: int, steps: int) -> None:
        progress("Lessons: learning", done, steps)

    files = [kept.positions(name) for name in names]
    taught = lessons.teach(files, settings.passes, device or torch_model.best_device(), step)
    kept.write(_worths(settings), (json.dumps(taught, separators=(",", ":")) + "\n").encode())


def _prospects(settings: Settings) -> str:
    return f"prospects-{settings.rounds}.json"


def _hope(kept: Training, settings: Settings, device: str, progress: Progress) -> None:
    """What the numbers of a seat count for its chance to win, for `search`: fitted to the games of the last round."""
    from lineup.lab.training import hopes, model  # with PyTorch

    def step(done: int, kinds: int) -> None:
        progress("Prospects: learning", done, kinds)

    files = sorted((kept.folder / DATA).glob(f"{settings.rounds}-*.npz"), key=_chunk)
    seen, unseen = ([file for file in files if _held_back(file) == held] for held in (False, True))
    found = hopes.fitted(seen, unseen, device or model.best_device(), step)
    kept.write(_prospects(settings), (json.dumps(found, separators=(",", ":")) + "\n").encode())


def _fitted(
    kept: Training, settings: Settings, number: int, names: Sequence[str], device: str, progress: Progress
) -> bytes:
    """A network fitted to the positions of a round; how far it is off for some it has not seen is noted."""
    from lineup.lab.training import model as torch_model  # with PyTorch

    device = device or torch_model.best_device()
    torch_model.seeded(number)
    model = torch_model.Model().to(device)
    files = [kept.positions(name) for name in names]
    seen = [file for file in files if not _held_back(file)]
    groups = torch_model.gathered(seen, device)
    model.scale_to(groups)
    if number:
        model.take(load_network(kept.network(number - 1)).weights)

    def step(done: int, steps: int) -> None:
        progress(f"Round {number}: learning", done, steps)

    passes, rate = (LATER_PASSES, LATER_RATE) if number else (settings.passes, RATE)
    torch_model.fit(model, groups, passes, rate, number, step)
    unseen = [file for file in files if _held_back(file)]
    off = torch_model.tested(model, torch_model.gathered(unseen, device))
    kept.note(number, {"positions": sum(len(each[0]) for each in groups.values()), "off": round(off, 4)})
    return as_file(model.weights())


def _chunk(file: Path) -> int:
    return int(file.stem.split("-")[1])


def _held_back(file: Path) -> bool:
    return _chunk(file) % HELD_BACK == HELD_BACK - 1


def _measure(
    kept: Training,
    settings: Settings,
    number: int,
    network: bytes,
    road: Road,
    progress: Progress,
    policy: bytes = b"",
) -> None:
    """What the network wins against `casual`, with a policy or without, in percent with a 95 % interval."""
    facts = strength(kept.folder).get(str(number), {})
    if "won" in (facts["policy"] if policy else facts):
        return
    size = 5
    parts = [range(begin, min(begin + size, settings.deals)) for begin in range(0, settings.deals, size)]
    jobs = [
        Measuring(way, tuple(part), network, policy, "casual", f"{settings.seed} measure")
        for way in range(len(MEASURED))
        for part in parts
    ]
    found: dict[int, list[float]] = {way: [] for way in range(len(MEASURED))}
    with closing(road.done(jobs, measure)) as results:
        for count, (job, won) in enumerate(results, 1):
            found[job.way] += won
            progress(f"Round {number}: measuring", count, len(jobs))
    shown = {}
    for way, choice in enumerate(MEASURED):
        shares = [each / 2 for each in found[way]]
        mean = sum(shares) / len(shares)
        spread = sqrt(sum((each - mean) ** 2 for each in shares) / max(len(shares) - 1, 1) / len(shares))
        shown[choice.game] = [round(100 * mean, 1), round(196 * spread, 1)]
    kept.note(number, {"policy": facts["policy"] | {"won": shown}} if policy else {"won": shown})
