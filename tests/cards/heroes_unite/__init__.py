"""The cards of Heroes Unite."""
