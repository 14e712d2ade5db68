"""How the network of the bot `learned` comes about: games of its own, a fit of their outcomes, and again."""
