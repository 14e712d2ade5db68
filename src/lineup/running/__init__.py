"""Work in child processes and on clusters, and the end of these processes."""
