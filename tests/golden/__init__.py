"""Golden texts: what is printed, kept to be read as diffs. `python -m tests.golden.rewrite` writes them anew."""
