"""The lab: many games at once, and measurements of this install."""
