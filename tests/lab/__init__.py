"""The lab: many games at once, what they come to, and how they are split over processes and machines."""
