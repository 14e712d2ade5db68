"""The report of a simulation, with its pictures."""
