"""Many games between bots: played, kept as tables, and asked for answers."""
