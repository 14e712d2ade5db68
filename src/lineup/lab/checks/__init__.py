"""Checks of this install: do its bots peek, and how fast is it?"""
