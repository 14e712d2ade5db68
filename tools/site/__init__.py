"""The folder of static files in which the table runs without a server (`make site`)."""
