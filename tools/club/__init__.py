"""A club that is simulated: servers, their store, the network, clocks, bots and people, in one thread and by a seed."""
