"""A seat at a table on a server, in plain lines."""
