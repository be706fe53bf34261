"""Seat tokens: 128 random bits that give the right to a seat. The server keeps only their hashes."""

import secrets
from hashlib import blake2b
from hmac import compare_digest


def new_token() -> str:
    """A fresh token, as it stands in cookies and private links."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored of a token. It has 128 bits of entropy, so it needs no salt and no slow hash."""
    return blake2b(token.encode(), digest_size=16, person=b"sixgun-seat").hexdigest()


def matches(token: str, stored: str) -> bool:
    """Whether a token is the one behind a stored hash; takes the same time either way."""
    return bool(stored) and compare_digest(hashed(token), stored)
