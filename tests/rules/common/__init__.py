"""The rules common to all boxes, played with made-up cards of tests/sets/sisters/mechanics.toml."""
