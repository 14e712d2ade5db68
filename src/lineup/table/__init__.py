"""The table: a server that seats people and bots, referees their game and keeps it."""
