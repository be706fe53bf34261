"""How much the server carries: many tables, many sockets, durable choices (`python -m tools.load -h`)."""
