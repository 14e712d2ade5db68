"""Make the sounds and the music of the table: all is synthesised here and kept as Ogg Opus in web/src/sounds.

python -m tools.generate.sounds

soundfile, one of the tools for development (`make setup`), brings the encoder. Pages are built from the files kept.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

HOME: Final = Path(__file__).parents[2] / "web" / "src" / "sounds"
RATE: Final = 48_000
MOST: Final = 300 * 1024  # bytes of all files together
GAP: Final = 0.06  # seconds of silence between two sounds in their one file
BEAT: Final = 0.75  # seconds of the music, which has eight bars of four
LOOP: Final = 8 * 4 * BEAT
TIGHT: Final = 0.9  # how hard the encoder presses, from 0 to 1
DICE: Final = np.random.default_rng(7)


def count_samples(seconds: float) -> int:
    return round(seconds * RATE)


def make_time(seconds: float) -> Wave:
    return np.arange(count_samples(seconds)) / RATE


def fade(seconds: float, fall: float, rise: float = 0.003) -> Wave:
    """Return an envelope that rises at once and falls to a third in `fall` seconds."""
    time = make_time(seconds)
    end = np.minimum(1, (seconds - time) / 0.02)
    return np.minimum(1, time / rise) * np.exp(-time / fall) * end


def sweep(start: float, end: float, seconds: float) -> Wave:
    """Return a sine that glides from one pitch to another."""
    pitch = start * (end / start) ** (make_time(seconds) / seconds)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def filter_band(wave: Wave, low: float, high: float) -> Wave:
    """Keep the frequencies between two bounds, with soft edges."""
    heights = np.fft.rfftfreq(len(wave), 1 / RATE)
    keep = 1 / (1 + (low / np.maximum(heights, 1)) ** 4) / (1 + (heights / high) ** 4)
    return np.fft.irfft(np.fft.rfft(wave) * keep, len(wave))


def make_noise(seconds: float, low: float, high: float) -> Wave:
    wave = filter_band(DICE.standard_normal(count_samples(seconds)), low, high)
    made: Wave = wave / np.abs(wave).max()
    return made


def hit_drum(pitch: float, seconds: float, fall: float) -> Wave:
    """Return a struck skin: a tone that drops, and the stick."""
    skin = sweep(pitch * 1.9, pitch, seconds) * fade(seconds, fall)
    return skin + 0.35 * make_noise(seconds, 300, 3000) * fade(seconds, 0.015)


def ring(pitch: float, seconds: float, fall: float, partials: tuple[float, ...] = (1, 2.76, 5.4, 8.93)) -> Wave:
    """Return struck metal: partials that fit no chord, the high ones short."""
    time = make_time(seconds)
    each = [
        np.sin(2 * np.pi * pitch * part * time) * fade(seconds, fall / part**0.6) / part**0.7
        for part in partials
        if pitch * part < RATE / 2
    ]
    made: Wave = np.sum(each, axis=0) / 1.6
    return made


def blow(pitch: float, seconds: float, fall: float, bright: float = 6) -> Wave:
    """Return a horn: a saw that opens at once and closes slowly, two of them a little apart."""
    time = make_time(seconds)
    tone = sum(
        np.sin(2 * np.pi * pitch * apart * part * time) * np.exp(-(part / bright) * (0.6 + time * 2)) / part**0.5
        for part in range(1, 16)
        for apart in (0.997, 1.003)
    )
    return np.asarray(tone) * fade(seconds, fall, 0.025) / 3


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Lay waves over one another, each from its second on."""
    wave = np.zeros(max(count_samples(at) + len(part) for at, part in parts))
    for at, part in parts:
        first = count_samples(at)
        wave[first : first + len(part)] += part
    return wave


def add_room(wave: Wave, seconds: float, amount: float) -> Wave:
    """Add the echo of a room."""
    echo = make_noise(seconds, 150, 5000) * fade(seconds, seconds / 5)
    size = len(wave) + len(echo)
    wet = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    dry = np.pad(wave, (0, len(echo)))
    made: Wave = dry + amount * wet / np.abs(wet).max() * np.abs(wave).max()
    return made


def make_effects() -> dict[str, tuple[float, Wave]]:
    """Return every sound of the table, with how loud it is at its loudest."""
    slap = make_noise(0.09, 700, 6000) * fade(0.09, 0.018)
    thump = hit_drum(70, 0.5, 0.12)
    whoosh = make_noise(0.28, 300, 2500) * np.sin(np.pi * make_time(0.28) / 0.28) ** 2
    return {
        "played": (0.45, mix((0, slap), (0.008, 0.6 * hit_drum(130, 0.12, 0.035)))),
        "bought": (0.5, mix((0, 0.5 * slap), (0.03, ring(1320, 0.5, 0.14)), (0.11, ring(1760, 0.6, 0.2)))),
        "shuffled": (0.4, mix(*((at * 0.035, (0.5 + at / 16) * slap[: count_samples(0.04)]) for at in range(9)))),
        "destroyed": (0.5, mix((0, make_noise(0.4, 900, 7000) * fade(0.4, 0.12, 0.05)), (0.05, 0.8 * thump))),
        "first_appearance": (
            0.8,
            add_room(
                mix((0, hit_drum(48, 0.9, 0.3)), (0.02, blow(73.4, 1.0, 0.5)), (0.02, blow(77.8, 1.0, 0.5))), 0.7, 0.5
            ),
        ),
        "attacked": (
            0.85,
            add_room(mix((0, 0.5 * whoosh), (0.2, 1.3 * hit_drum(55, 0.6, 0.16)), (0.2, slap)), 0.4, 0.35),
        ),
        "defended": (0.6, add_room(mix((0, ring(620, 0.7, 0.22)), (0, slap)), 0.4, 0.25)),
        "blocked": (
            0.8,
            add_room(mix((0, hit_drum(85, 0.4, 0.1)), (0.01, 0.8 * ring(240, 0.6, 0.18)), (0, slap)), 0.4, 0.3),
        ),
        "confronted": (
            0.8,
            add_room(
                mix(
                    (0, hit_drum(60, 0.5, 0.2)),
                    (0.22, hit_drum(60, 0.5, 0.2)),
                    (0.3, blow(110, 0.8, 0.4)),
                    (0.3, blow(164.8, 0.8, 0.4)),
                ),
                0.6,
                0.4,
            ),
        ),
        "held": (0.6, add_room(mix((0, ring(392, 0.6, 0.2)), (0.18, ring(311, 0.7, 0.25)), (0.18, thump)), 0.4, 0.3)),
        "defeated": (
            0.95,
            add_room(
                mix(
                    (0, 1.4 * hit_drum(45, 1.0, 0.3)),
                    (0, make_noise(0.3, 200, 4000) * fade(0.3, 0.06)),
                    (0.12, blow(146.8, 1.1, 0.6)),
                    (0.12, blow(220, 1.1, 0.6)),
                    (0.24, blow(293.7, 1.0, 0.6, 8)),
                ),
                0.8,
                0.45,
            ),
        ),
        "out": (0.7, add_room(mix((0, 1.2 * thump), (0.05, sweep(220, 55, 0.8) * fade(0.8, 0.35))), 0.5, 0.4)),
        "turn": (
            0.55,
            add_room(mix((0, ring(523, 0.5, 0.18, (1, 3.9))), (0.12, ring(784, 0.6, 0.24, (1, 3.9)))), 0.4, 0.25),
        ),
        "over": (
            0.8,
            add_room(
                mix(
                    (0, blow(262, 0.3, 0.3)),
                    (0.16, blow(330, 0.3, 0.3)),
                    (0.32, blow(392, 0.3, 0.3)),
                    (0.48, blow(523, 1.1, 0.7, 8)),
                    (0.48, blow(330, 1.1, 0.7)),
                    (0.48, hit_drum(65, 0.8, 0.3)),
                ),
                0.7,
                0.4,
            ),
        ),
        "chat": (0.35, sweep(700, 1200, 0.09) * fade(0.09, 0.04)),
        "clock": (0.5, mix(*((at * 0.22, ring(1900, 0.12, 0.03, (1, 1.5))) for at in range(3)))),
        "sign": (0.4, mix((0, ring(1046, 0.2, 0.07, (1, 2))), (0.07, ring(1397, 0.3, 0.1, (1, 2))))),
    }


CHORDS: Final = ((110.0, 130.8, 164.8), (87.3, 130.8, 174.6), (73.4, 110.0, 174.6), (82.4, 123.5, 164.8))


def make_calm() -> Wave:
    """Return the quiet half of the music: a bass that walks and a chord that swells, two bars each."""
    parts: list[tuple[float, Wave]] = [(0, np.zeros(count_samples(LOOP)))]
    swell = np.sin(np.pi * make_time(8 * BEAT) / (8 * BEAT)) ** 0.8
    for at, chord in enumerate(CHORDS):
        start = at * 8 * BEAT
        for pitch in chord:
            parts += [(start, 0.18 * filter_band(blow(pitch * 2, 8 * BEAT, 30, 3), 60, 900) * swell)]
        for beat, step in enumerate((0, 2, 1, 2, 0, 2, 1, 0)):
            pitch = chord[step] / (2 if step else 1)
            parts += [(start + beat * BEAT, 0.5 * sweep(pitch, pitch, 0.7) * fade(0.7, 0.25, 0.01))]
    return mix(*parts)[: count_samples(LOOP)]


def make_tense() -> Wave:
    """Return the half that comes with a fight: drums, and a figure that does not rest."""
    parts: list[tuple[float, Wave]] = [(0, np.zeros(count_samples(LOOP)))]
    brush = make_noise(0.08, 4000, 9000) * fade(0.08, 0.02)
    for beat in range(32):
        start = beat * BEAT
        chord = CHORDS[beat // 8]
        if beat % 4 in (0, 3):
            parts += [(start, 0.9 * hit_drum(52, 0.6, 0.18))]
        if beat % 8 == 6:
            parts += [(start + BEAT * part / 3, (0.5 + part / 6) * hit_drum(80, 0.3, 0.1)) for part in range(3)]
        for half in range(2):
            parts += [(start + half * BEAT / 2, 0.25 * brush)]
            tone = filter_band(blow(chord[half] * 2, 0.3, 0.12, 5), 80, 1800)
            parts += [(start + half * BEAT / 2, 0.4 * tone)]
    return mix(*parts)[: count_samples(LOOP)]


def scale(wave: Wave, loudest: float) -> Wave:
    made: Wave = wave / np.abs(wave).max() * loudest
    return made


def main() -> None:
    soundfile: Any = import_module("soundfile")
    HOME.mkdir(exist_ok=True)
    at, places, row = 0.0, {}, []
    for name, (loudest, wave) in make_effects().items():
        length = len(wave) / RATE
        places[name] = [round(at, 3), round(length, 3)]
        row += [scale(wave, loudest), np.zeros(count_samples(GAP))]
        at = sum(map(len, row)) / RATE
    waves = {"effects": np.concatenate(row), "calm": scale(make_calm(), 0.6), "tense": scale(make_tense(), 0.6)}
    for name, wave in waves.items():
        path = HOME / f"{name}.ogg"
        with soundfile.SoundFile(path, "w", RATE, 1, format="OGG", subtype="OPUS", compression_level=TIGHT) as file:
            file.write(wave)
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(place)}" for name, place in places.items())
    (HOME / "places.json").write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    size = sum(path.stat().st_size for path in HOME.glob("*.ogg"))
    print({path.name: path.stat().st_size for path in HOME.glob("*.ogg")}, round(at, 1), "seconds of effects")
    assert size <= MOST, f"{size} bytes are more than {MOST}"


if __name__ == "__main__":
    main()
