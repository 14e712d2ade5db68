"""What people read about a game, whichever table they sit at: sentences for events, texts beside options."""
