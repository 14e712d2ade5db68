"""Rounds of training: play, fit, measure, and again with the network just made.

All of a training lies in one folder: its settings, `data/` with the positions of each round, `network-N.npz` behind
each round, `policy-N.npz`, `worths-N.json` and `prospects-N.json` of the last one, `read_strength.json` with what each
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
from lineup.games import build_once
from lineup.lab.arena.arena import label_of
from lineup.lab.shared.folders import Folder, FolderError, check_agreement, read_head
from lineup.lab.training import lessons, tries
from lineup.lab.training.games import MEASURED, WAYS, Measuring, TrainingJob, as_file, learn_from, measure_deals
from lineup.running.roads import Road

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
class TrainingSettings:
    """The settings of a training; the folder keeps them, and they stay as they are when it goes on, except those in
    LATER."""

    seed: str = "1"
    first: int = 270_000  # games of the first round
    games: int = 80_000  # of each later round
    rounds: int = 2  # later ones
    passes: int = 5  # of fitting over the positions of the first round
    deals: int = 30  # played twice in each game to measure a network; 0 for none
    tries: int = 500  # games from which the policy learns, by trying every answer; 0 for none
    lessons: int = 12_000  # games from which the last network teaches the small one of `planner`; 0 for none

    @property
    def lasting_settings(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if name not in LATER}


class Training(Folder):
    """The folder of a training."""

    FORMAT = "lineup-training 1"
    HEAD = "training.json"

    def _open_kept(self, exits: ExitStack) -> None:
        (self.folder / DATA).mkdir(exist_ok=True)

    def network_file(self, number: int) -> Path:
        """The file of a round's network, there or not."""
        return self.folder / f"network-{number}.npz"

    def positions_file(self, name: str) -> Path:
        """The path of the file of positions from these games; it may not exist yet."""
        return self.folder / DATA / f"{name}.npz"

    def keep_games(self, name: str, data: bytes) -> None:
        """Write the positions from games to a file; FolderError if the disk is full."""
        self.write_file(f"{DATA}/{name}.npz", data)

    def note_facts(self, number: int, facts: dict[str, Any]) -> None:
        """Add facts to what is noted of a round."""
        rounds = read_strength(self.folder)
        rounds.setdefault(str(number), {}).update(facts)
        self.write_file(STRENGTH, (json.dumps(rounds, indent=1) + "\n").encode())


def open_training(folder: Path, settings: TrainingSettings) -> Training:
    """The folder of a training, new or to go on with; FolderError if it is another one's."""
    return Training(folder, settings.lasting_settings, {label_of(way): build_once(way).content for _, way in WAYS})


def read_strength(folder: Path) -> dict[str, dict[str, Any]]:
    """The notes on each round."""
    file = folder / STRENGTH
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def run_training(folder: Path, settings: TrainingSettings, road: Road, device: str, progress: Progress) -> Path | None:
    """Train in a folder, on the processor ("cpu"), a graphics card ("cuda") or what there is (""); the last network.

    A shard plays its share of the games that are due next, those of a round or the lessons, and that is all: None.
    """
    with open_training(folder, settings) as kept:
        network = b""
        for number in range(settings.rounds + 1):
            made = kept.network_file(number)
            if not made.exists():
                names = _play_round(kept, settings, number, network, road, progress)
                if not road.does_all:
                    return None
                kept.write_file(made.name, _fit_network(kept, settings, number, names, device, progress))
            network = made.read_bytes()
            if settings.deals and road.does_all:
                _measure_network(kept, settings, number, network, road, progress)
        if settings.tries and not (folder / _policy_name(settings)).exists():
            names = _play_tries(kept, settings, network, road, progress)
            if not road.does_all:
                return None
            _train_policy(kept, settings, names, device, progress)
        if settings.tries and settings.deals and road.does_all:
            policy = (folder / _policy_name(settings)).read_bytes()
            _measure_network(kept, settings, settings.rounds, network, road, progress, policy)
        if settings.lessons and not (folder / _worths_name(settings)).exists():
            names = _play_lessons(kept, settings, network, road, progress)
            if not road.does_all:
                return None
            _teach_worths(kept, settings, names, device, progress)
        if road.does_all and not (folder / _prospects_name(settings)).exists():
            _fit_prospects(kept, settings, device, progress)
        return kept.network_file(settings.rounds)


def join_trainings(folder: Path, shards: Sequence[Path]) -> int:
    """Put together in one folder what shards of one training hold; the number of files with games.

    FolderError if they are of different ones, or played with different networks.
    """
    heads = {shard: read_head(shard / Training.HEAD, Training.FORMAT) for shard in shards}
    content = check_agreement({shard: (head["conditions"], head["content"]) for shard, head in heads.items()})
    learned: dict[str, Path] = {}
    for place in (folder, *shards):
        for file in sorted((*place.glob("network-*.npz"), *place.glob(STRENGTH))):
            there = learned.setdefault(file.name, file)
            if there.read_bytes() != file.read_bytes():
                raise FolderError(say("error-merge-networks", one=str(there), other=str(file)))
    with Training(folder, heads[shards[0]]["conditions"], content) as kept:
        for name, file in learned.items():
            kept.write_file(name, file.read_bytes())
        for file in (each for shard in shards for each in sorted((shard / DATA).glob("*.npz"))):
            kept.keep_games(file.stem, file.read_bytes())
        return len(list((folder / DATA).glob("*.npz")))


def _make_jobs(settings: TrainingSettings, label: str, games: int, network: bytes, size: int = 0) -> list[TrainingJob]:
    """Games in jobs of some size, each with a name and a seed of its own."""
    size = size or CHUNK
    return [
        TrainingJob(f"{label}-{chunk}", f"{settings.seed} {label} {chunk}", min(size, games - chunk * size), network)
        for chunk in range((games + size - 1) // size)
    ]


def _do_kept_jobs(
    kept: Training,
    jobs: Sequence[TrainingJob],
    work: Callable[[TrainingJob], bytes],
    road: Road,
    what: str,
    progress: Progress,
) -> list[str]:
    """Do jobs, or a share of them, except those done before; return the names of all of them."""
    share = road.share_of(jobs)
    due = [job for job in share if not kept.positions_file(job.name).exists()]
    total = sum(job.games for job in share)
    done = total - sum(job.games for job in due)
    progress(what, done, total)
    with closing(road.do_jobs(due, work)) as results:
        for job, data in results:
            kept.keep_games(job.name, data)
            done += job.games
            progress(what, done, total)
    return [job.name for job in jobs]


def _play_round(
    kept: Training, settings: TrainingSettings, number: int, network: bytes, road: Road, progress: Progress
) -> list[str]:
    """Play the games of a round and return their results, or those kept from an earlier run."""
    jobs = _make_jobs(settings, str(number), settings.games if number else settings.first, network)
    return _do_kept_jobs(kept, jobs, learn_from, road, f"Round {number}: playing", progress)


def _play_tries(
    kept: Training, settings: TrainingSettings, network: bytes, road: Road, progress: Progress
) -> list[str]:
    """Play the games from which the policy learns, or return those kept from an earlier run."""
    jobs = _make_jobs(settings, f"tries-{settings.rounds}", settings.tries, network, CHUNK_OF_TRIES)
    return _do_kept_jobs(kept, jobs, tries.collect_tries, road, "Policy: playing", progress)


def _policy_name(settings: TrainingSettings) -> str:
    return f"policy-{settings.rounds}.npz"


def _train_policy(
    kept: Training, settings: TrainingSettings, names: Sequence[str], device: str, progress: Progress
) -> None:
    """Train the policy (bots/quick/policy.py) on the answers that turn out best with the last network."""
    from lineup.lab.training import model as torch_model  # with PyTorch

    def step(done: int, steps: int) -> None:
        progress("Policy: learning", done, steps)

    files = [kept.positions_file(name) for name in names]
    weights, facts = tries.teach_policy(files, 4 * settings.passes, device or torch_model.best_device(), step)
    kept.note_facts(settings.rounds, {"policy": facts})
    kept.write_file(_policy_name(settings), as_file(weights))


def _play_lessons(
    kept: Training, settings: TrainingSettings, network: bytes, road: Road, progress: Progress
) -> list[str]:
    """The games from which `planner` learns."""
    jobs = _make_jobs(settings, f"lessons-{settings.rounds}", settings.lessons, network)
    return _do_kept_jobs(kept, jobs, lessons.collect_lessons, road, "Lessons: playing", progress)


def _worths_name(settings: TrainingSettings) -> str:
    return f"worths-{settings.rounds}.json"


def _teach_worths(
    kept: Training, settings: TrainingSettings, names: Sequence[str], device: str, progress: Progress
) -> None:
    """Fit the worth of cards by the last network, for `planner` (bots/judging/card_value.py)."""
    from lineup.lab.training import model as torch_model  # with PyTorch

    def step(done: int, steps: int) -> None:
        progress("Lessons: learning", done, steps)

    files = [kept.positions_file(name) for name in names]
    taught = lessons.teach_worths(files, settings.passes, device or torch_model.best_device(), step)
    kept.write_file(_worths_name(settings), (json.dumps(taught, separators=(",", ":")) + "\n").encode())


def _prospects_name(settings: TrainingSettings) -> str:
    return f"prospects-{settings.rounds}.json"


def _fit_prospects(kept: Training, settings: TrainingSettings, device: str, progress: Progress) -> None:
    """Fit the weights of a seat's numbers for its chance to win, for `search`, to the games of the last round."""
    from lineup.lab.training import hopes, model  # with PyTorch

    def step(done: int, kinds: int) -> None:
        progress("Prospects: learning", done, kinds)

    files = sorted((kept.folder / DATA).glob(f"{settings.rounds}-*.npz"), key=_chunk_of)
    seen, unseen = ([file for file in files if _held_back(file) == held] for held in (False, True))
    found = hopes.fit_prospects(seen, unseen, device or model.best_device(), step)
    kept.write_file(_prospects_name(settings), (json.dumps(found, separators=(",", ":")) + "\n").encode())


def _fit_network(
    kept: Training, settings: TrainingSettings, number: int, names: Sequence[str], device: str, progress: Progress
) -> bytes:
    """A network fitted to the positions of a round; how far it is off for some it has not seen is noted."""
    from lineup.lab.training import model as torch_model  # with PyTorch

    device = device or torch_model.best_device()
    torch_model.set_seed(number)
    model = torch_model.Model().to(device)
    files = [kept.positions_file(name) for name in names]
    seen = [file for file in files if not _held_back(file)]
    groups = torch_model.gather_positions(seen, device)
    model.scale_to(groups)
    if number:
        model.take(load_network(kept.network_file(number - 1)).weights)

    def step(done: int, steps: int) -> None:
        progress(f"Round {number}: learning", done, steps)

    passes, rate = (LATER_PASSES, LATER_RATE) if number else (settings.passes, RATE)
    torch_model.fit_model(model, groups, passes, rate, number, step)
    unseen = [file for file in files if _held_back(file)]
    off = torch_model.test_model(model, torch_model.gather_positions(unseen, device))
    kept.note_facts(number, {"positions": sum(len(each[0]) for each in groups.values()), "off": round(off, 4)})
    return as_file(model.weights())


def _chunk_of(file: Path) -> int:
    return int(file.stem.split("-")[1])


def _held_back(file: Path) -> bool:
    return _chunk_of(file) % HELD_BACK == HELD_BACK - 1


def _measure_network(
    kept: Training,
    settings: TrainingSettings,
    number: int,
    network: bytes,
    road: Road,
    progress: Progress,
    policy: bytes = b"",
) -> None:
    """Measure the network's wins against `casual`, with a policy or without, in percent with a 95 % interval."""
    facts = read_strength(kept.folder).get(str(number), {})
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
    with closing(road.do_jobs(jobs, measure_deals)) as results:
        for count, (job, won) in enumerate(results, 1):
            found[job.way] += won
            progress(f"Round {number}: measuring", count, len(jobs))
    shown = {}
    for way, choice in enumerate(MEASURED):
        shares = [each / 2 for each in found[way]]
        mean = sum(shares) / len(shares)
        spread = sqrt(sum((each - mean) ** 2 for each in shares) / max(len(shares) - 1, 1) / len(shares))
        shown[choice.game] = [round(100 * mean, 1), round(196 * spread, 1)]
    kept.note_facts(number, {"policy": facts["policy"] | {"won": shown}} if policy else {"won": shown})
