"""Forecasts of a way to play and of the worth of a card, before anyone sits down."""
