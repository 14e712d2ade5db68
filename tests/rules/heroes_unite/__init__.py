"""The rules of Heroes Unite."""
