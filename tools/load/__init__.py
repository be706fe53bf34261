"""How much load the server takes: many tables, many sockets, durable choices (`python -m tools.load -h`)."""
