"""Golden texts: printed output, kept so that changes show as diffs. `python -m tests.golden.rewrite` renews them."""
