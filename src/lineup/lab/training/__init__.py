"""The training of the bot `learned`: games of its own, a fit of their outcomes, and again."""
