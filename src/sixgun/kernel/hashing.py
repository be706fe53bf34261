"""BLAKE2b, without the rest of `hashlib`, whose start takes as long as the deal of a table."""

try:
    from _blake2 import blake2b
except ImportError:  # a Python that keeps it elsewhere
    from hashlib import blake2b

__all__ = ["blake2b"]
