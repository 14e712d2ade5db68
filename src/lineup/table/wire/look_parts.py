"""The names of what pictures of cards are put together from. The browser draws them: `web/src/cards`."""

from __future__ import annotations

from typing import Literal

Build = Literal[
    "man", "brute", "thin", "fat", "woman", "boy", "girl",
]  # fmt: skip

Mood = Literal[
    "stern", "angry", "snarl", "calm", "smile", "grin", "laugh", "smirk", "sad", "afraid",
]  # fmt: skip

Cut = Literal[
    "bald", "short", "crew", "flat", "curl", "swept", "widow", "parted", "messy", "spiky", "shaggy", "balding",
    "wisps", "afro", "curls", "long", "wavy", "mane", "bob", "fringe", "ponytail", "pigtails", "bun", "braids",
    "topknot", "mohawk", "horned", "flaming", "coil",
]  # fmt: skip

Head = Literal[
    "skull", "robot", "android", "croc", "tiger", "cat", "dog", "shark", "boar", "ape", "fish", "clay", "plant",
    "tree", "worm", "brain", "demon", "eyeless", "rock", "lion", "goat",
]  # fmt: skip

Ground = Literal[
    "gotham", "night", "metropolis", "sky", "dawn", "rays", "blue-rays", "gold-rays", "violet-rays",
    "green-rays", "storm", "yellow-storm", "sea", "deep", "fire", "hell", "ice", "space", "green-space",
    "red-space", "yellow-space", "orange-space", "blue-space", "jungle", "garden", "swamp", "desert", "temple",
    "olympus", "asylum", "office", "library", "lab", "screens", "newsroom", "kitchen", "carnival", "cards",
    "questions", "half", "magic", "dark-magic", "bolts", "graveyard", "rubble", "war", "cave", "forge", "gold",
    "slime", "rose", "wheat", "barren", "sickness", "tomb", "subway", "kahndaq", "plain",
]  # fmt: skip

# Behind a figure; at its shoulder; what it wears; on its chest; painted on its face; before it; on its head; beards.
Part = Literal[
    "husband", "cape", "blown-cape", "wings", "white-wings", "bat-wings", "fairy-wings", "halo", "rays", "flames",
    "aura", "bolts", "tornado", "souls", "branches", "quills", "tentacles", "arms", "chair", "throne", "vines",
    "icicles", "spear-rank",
    "sword", "katana", "trident", "spear", "axe", "mace", "hammer", "scythe", "staff", "rod", "sceptre",
    "caduceus", "bow", "whip", "lasso", "gun", "knife", "umbrella", "cane", "crutch", "camera", "microphone",
    "notebook", "book", "cards", "wand", "wrench", "toy", "bomb", "orb", "flame", "lantern", "ring", "shield",
    "coins", "mirror", "meat", "horn",
    "side-panels", "yoke", "sleeves", "bare-arms", "stripe", "stripes", "hoops", "scales", "halved", "diamonds",
    "v-neck", "scoop", "strapless", "toga", "robe", "high-neck", "trim-neck", "suit", "tuxedo", "jacket",
    "coat", "high-collar", "ruff", "fur-collar", "scarf", "noose", "choker", "necklace", "broad-collar",
    "armour", "pauldrons", "spikes", "harness", "bandolier", "straps", "fringe", "laces", "fishnet", "tubes",
    "wires", "rags", "ribs", "leaves", "tattoos", "beads",
    "bolt-emblem", "shield-emblem", "plain-shield-emblem", "bat-emblem", "star-emblem", "eagle-emblem",
    "bird-emblem", "lantern-emblem", "sun-emblem", "target-emblem", "cross-emblem", "disc-emblem",
    "atom-emblem", "ankh-emblem", "skull-emblem", "question-emblem", "d-emblem", "a-emblem", "flame-emblem",
    "gem-emblem", "hex-emblem", "hourglass-emblem", "claw-emblem", "wave-emblem", "scar-emblem",
    "two-faced", "split-face", "tally", "scar", "wrinkles", "gaunt", "freckles", "blush", "eye-shadow",
    "clown-paint", "face-stripes", "spots", "cracks", "scaled", "arrow", "brow-gem", "brow-mark", "third-eye",
    "war-paint", "star-paint", "white-streaks", "tears", "skullpaint", "tattoo", "stitched", "metal-half",
    "domino", "wide-domino", "crab-mask", "flame-mask", "face-mask", "open-mask", "red-sun-mask", "luchador",
    "burlap", "owl-mask", "target", "gold-mask", "red-hood", "gas-mask", "veil", "glasses", "round-glasses",
    "white-glasses", "green-glasses", "square-glasses", "shades", "monocle", "eyepatch", "visor", "goggles",
    "metal-eye", "muzzle", "cigarette", "holder", "beak-nose", "buck-teeth", "fangs", "tusks", "big-lips", "maw",
    "bat-cowl", "cat-cowl", "cowl", "hood", "raven-hood", "hawk-helm", "fate-helm", "greek-helm", "winged-helm",
    "knight-helm", "steel-helm", "manta-helm", "fishbowl", "flight-visor", "tiara", "circlet", "gem-band",
    "crown", "spiked-crown", "laurel", "sun-crown", "top-hat", "mad-hat", "bowler", "question-hat", "fedora",
    "straw-hat", "cap", "jester-cap", "headdress", "headband", "bandana", "goggles-up", "horns", "small-horns",
    "ram-horns", "bull-horns", "antlers", "antennae", "fins", "crest-fin", "ocean-helm", "pointed-ears",
    "cat-ears", "leaf-crown", "flower", "feather", "bone-spikes", "white-streak", "temples", "ribbon",
    "skull-helm", "swami-turban", "hair-clip", "gold-cap",
    "stubble", "moustache", "walrus", "pencil", "goatee", "spade", "full", "bushy", "wizard", "chinstrap",
    "sideburns",
    "bare", "long-neck", "hollow-eyes", "glowing-eyes", "blank-eyes", "no-brows", "no-nose", "no-mouth",
    "lipstick", "black-lips",
]  # fmt: skip

# Pictures of Equipment, Locations and Super Powers.
Thing = Literal[
    "ring", "sword", "trident", "staff", "book", "helmet", "crown", "lantern", "armour", "belt", "boomerang",
    "car", "gem", "orb", "rope", "gauntlet", "flask", "shield", "batarang", "bat-car", "train", "drone", "cell",
    "fate-mask", "mad-hat", "battery", "flight-ring", "signal", "projector", "virus", "crystal", "grapple",
    "buzzer", "gas", "bracelets", "globe", "diamond", "amulet", "suit", "sceptre", "sea-trident",
    "hell-trident", "soul-sword", "spellbook", "champions", "monsters", "utility",
]  # fmt: skip
Place = Literal[
    "cave", "manor", "temple", "bay", "planet", "estate", "dark-city", "bright-city", "apokolips", "new-genesis", "oa",
    "park", "arkham", "batcave", "newspaper", "tower", "olympus", "island", "lighthouse", "abyss", "kahndaq",
    "eternity",
]  # fmt: skip
Power = Literal[
    "kick", "fist", "wings", "ice", "wave", "eye", "shout", "field", "bolt", "flame", "coins", "vine",
    "starbolt", "portal", "whirl", "money", "maniac", "insanity", "joke", "laughter", "martial", "magnifier",
    "muscle", "breath", "soar", "impervious", "atom", "gods", "masks", "puppet", "thought", "tide", "spell",
    "stopsign", "forget", "pentacle", "lion-heart", "serpent", "sunbolt", "zeus", "winged", "atlas", "endure",
    "ram", "hercules", "horus", "owl", "ibis", "word",
]  # fmt: skip
