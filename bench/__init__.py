"""Side-by-side benchmarks: `python -m bench`, or `make bench`, which installs what it needs."""
