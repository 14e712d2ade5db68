"""Rounds of training: play, fit, measure, and again with the network just made.

All of a training lies in one folder: `settings.json`, `data/` with the positions of each round, `network-N.npz`
behind each round, `strength.json` with what each network won against `casual`. What is there already is not done
again, so the same command goes on where it was stopped; the same seed gives the same games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

from lineup.bots import prospects, worths
from lineup.engine.saying import say
from lineup.errors import LineUpError
from lineup.lab.training import lessons
from lineup.lab.training.games import MEASURED, Job, Measuring, learn_from, measure
from lineup.lab.workers import count_of, workers

CHUNK: Final = 100  # games a worker plays before it reports
HELD_BACK: Final = 20  # of so many files one is for testing alone
WINDOW: Final = 6  # rounds whose positions are learned from
FIRST_PART: Final = 4  # in later rounds, of so many files of the first one is still learned from
RATE: Final = 2e-3  # of learning

Progress = Callable[[str, int, int], None]


class TrainingError(LineUpError, ValueError):
    """A training that cannot be begun or gone on with."""


@dataclass(frozen=True)
class Settings:
    """How a training goes; the folder keeps them, and they stay as they are when it goes on."""

    seed: str = "1"
    first: int = 60_000  # games of the first round
    games: int = 50_000  # of each later round
    rounds: int = 2  # later ones
    passes: int = 5  # of fitting over all positions, in each round
    deals: int = 30  # played twice in each game to measure a network; 0 for none
    lessons: int = 12_000  # games from which the last network teaches the small one of `planner`; 0 for none

    @property
    def names(self) -> list[str]:
        return list(asdict(self))


def settings_of(folder: Path, wished: Settings) -> Settings:
    """Those a folder was begun with, or the wished ones in a new folder; more rounds may be wished for later."""
    file = folder / "settings.json"
    if file.exists():
        kept = Settings(**json.loads(file.read_text("utf-8")))
        changed = [name for name in kept.names if name != "rounds" and getattr(kept, name) != getattr(wished, name)]
        if changed:
            name = changed[0]
            raise TrainingError(
                say("error-training-settings", folder=str(folder), name=name, kept=str(getattr(kept, name)))
            )
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(wished), indent=1) + "\n", "utf-8")
    return wished


def train(folder: Path, settings: Settings, processes: int | None, device: str, progress: Progress) -> Path:
    """Train in a folder, on the processor ("cpu"), a graphics card ("cuda") or what there is (""); the last network."""
    from lineup.lab.training import model as torch_model  # with PyTorch

    device = device or torch_model.best_device()
    settings = settings_of(folder, settings)
    (folder / "data").mkdir(exist_ok=True)
    network = ""
    for number in range(settings.rounds + 1):
        made = folder / f"network-{number}.npz"
        if not made.exists():
            files = _play(folder, settings, number, network, processes, progress)
            model = _fitted(torch_model, folder, settings, number, files, device, progress)
            torch_model.export(model, made)
        network = str(made)
        if settings.deals:
            _measure(folder, settings, number, network, processes, progress)
    _teach(folder, settings, network, processes, device, progress)
    _hope(folder, settings.rounds, device, progress)
    return Path(network)


def _hope(folder: Path, number: int, device: str, progress: Progress) -> None:
    """What the numbers of a seat count for its chance to win, for `search`: fitted to the games of a round."""
    from lineup.lab.training import hopes  # with PyTorch

    made = folder / prospects.FILE
    if made.exists():
        return
    files = sorted((folder / "data").glob(f"{number}-*.npz"), key=_chunk)
    seen, unseen = ([file for file in files if _held_back(file) == held] for held in (False, True))
    found = hopes.fitted(seen, unseen, device, lambda done, kinds: progress("Prospects: learning", done, kinds))
    hopes.write(found, made)


def _teach(
    folder: Path, settings: Settings, network: str, processes: int | None, device: str, progress: Progress
) -> None:
    """What the last network makes of cards, for `planner` (bots/worths.py)."""
    made = folder / worths.FILE
    if made.exists() or not settings.lessons:
        return
    jobs = []
    for chunk in range((settings.lessons + CHUNK - 1) // CHUNK):
        size = min(CHUNK, settings.lessons - chunk * CHUNK)
        jobs.append(
            Job(f"{settings.seed} lessons {chunk}", size, network, str(folder / "data" / f"lessons-{chunk}.npz"))
        )
    with workers(count_of(processes, len(jobs))) as pool:
        for count, future in enumerate(as_completed([pool.submit(lessons.collect, job) for job in jobs]), 1):
            future.result()
            progress("Lessons: playing", count * CHUNK, settings.lessons)
    files = [Path(job.file) for job in jobs]
    found = lessons.teach(
        files, settings.passes, device, lambda done, steps: progress("Lessons: learning", done, steps)
    )
    lessons.write(found, made)


def _play(
    folder: Path, settings: Settings, number: int, network: str, processes: int | None, progress: Progress
) -> list[Path]:
    """The games of a round; what was played before is not played again."""
    games = settings.games if number else settings.first
    jobs = []
    files = []
    for chunk in range((games + CHUNK - 1) // CHUNK):
        file = folder / "data" / f"{number}-{chunk}.npz"
        files.append(file)
        if not file.exists():
            size = min(CHUNK, games - chunk * CHUNK)
            jobs.append(Job(f"{settings.seed} {number} {chunk}", size, network, str(file)))
    what = f"Round {number}: playing"
    done = len(files) - len(jobs)
    progress(what, done * CHUNK, games)
    if jobs:
        with workers(count_of(processes, len(jobs))) as pool:
            for future in as_completed([pool.submit(learn_from, job) for job in jobs]):
                future.result()
                done += 1
                progress(what, min(done * CHUNK, games), games)
    return files


def _fitted(
    torch_model: Any, folder: Path, settings: Settings, number: int, files: Sequence[Path], device: str,
    progress: Progress,
) -> Any:  # fmt: skip
    """A model fitted to the positions of the last rounds; how far it is off for some it has not seen is noted."""
    torch_model.seeded(number)
    model = torch_model.Model().to(device)
    seen = [file for file in files if not _held_back(file)]
    for former in {0, *range(max(number - WINDOW, 0), number)} - {number}:
        there = sorted((folder / "data").glob(f"{former}-*.npz"), key=_chunk)
        seen += [file for file in there[:: 1 if former else FIRST_PART] if not _held_back(file)]
    groups = torch_model.gathered(seen, device)
    model.scale_to(groups)

    def step(done: int, steps: int) -> None:
        progress(f"Round {number}: learning", done, steps)

    torch_model.fit(model, groups, settings.passes, RATE, number, step)
    unseen = [file for file in files if _held_back(file)]
    off = torch_model.tested(model, torch_model.gathered(unseen, device))
    _note(folder, number, {"positions": sum(len(each[0]) for each in groups.values()), "off": round(off, 4)})
    return model


def _chunk(file: Path) -> int:
    return int(file.stem.split("-")[1])


def _held_back(file: Path) -> bool:
    return _chunk(file) % HELD_BACK == HELD_BACK - 1


def _measure(
    folder: Path, settings: Settings, number: int, network: str, processes: int | None, progress: Progress
) -> None:
    """What the network wins against `casual`, in percent with a 95 % interval."""
    if "won" in strength(folder).get(str(number), {}):
        return
    size = 5
    parts = [range(begin, min(begin + size, settings.deals)) for begin in range(0, settings.deals, size)]
    jobs = [
        Measuring(way, tuple(part), network, "casual", f"{settings.seed} measure")
        for way in range(len(MEASURED))
        for part in parts
    ]
    found: dict[int, list[float]] = {way: [] for way in range(len(MEASURED))}
    what = f"Round {number}: measuring"
    with workers(count_of(processes, len(jobs))) as pool:
        futures = {pool.submit(measure, job): job for job in jobs}
        for count, future in enumerate(as_completed(futures), 1):
            found[futures[future].way] += future.result()
            progress(what, count, len(jobs))
    won = {}
    for way, choice in enumerate(MEASURED):
        shares = [each / 2 for each in found[way]]
        mean = sum(shares) / len(shares)
        spread = sqrt(sum((each - mean) ** 2 for each in shares) / max(len(shares) - 1, 1) / len(shares))
        won[choice.game] = [round(100 * mean, 1), round(196 * spread, 1)]
    _note(folder, number, {"won": won})


def strength(folder: Path) -> dict[str, dict[str, Any]]:
    """What is noted of each round."""
    file = folder / "strength.json"
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def _note(folder: Path, number: int, facts: dict[str, Any]) -> None:
    rounds = strength(folder)
    rounds.setdefault(str(number), {}).update(facts)
    (folder / "strength.json").write_text(json.dumps(rounds, indent=1) + "\n", "utf-8")
