"""The words people read about a game at any table: sentences for events, texts beside options."""
