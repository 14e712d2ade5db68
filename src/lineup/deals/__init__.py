"""Deals that everybody plays alike: the deal of the day, its bots with fixed dice, and scores beside the field."""
