"""Matches between bots, their standings, and the files of their results."""
