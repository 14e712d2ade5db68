"""The engine in machine code: translated from this Python, compared with it decision by decision."""
