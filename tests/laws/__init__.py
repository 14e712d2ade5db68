"""Laws that hold at every decision of every game, whatever is played."""
