"""How much one visitor may ask for: token buckets, and the figures a server is run with."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final

BUCKETS: Final = 10_000
"""How many addresses are remembered; the one that has been quiet longest is forgotten."""


@dataclass(frozen=True)
class Limits:
    """The figures. Rates are per second; bursts are what may come at once."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 1024 * 1024
    orders_rate: float = 20.0
    orders_burst: float = 60.0
    chat_rate: float = 0.5
    chat_burst: float = 6.0
    heavy_rate: float = 1.0
    heavy_burst: float = 5.0
    """Hints and looks back, which are expensive for the server."""
    requests_rate: float = 20.0
    requests_burst: float = 120.0
    tables_rate: float = 0.2
    tables_burst: float = 20.0
    """Tables opened and files uploaded, per address."""
    readings_rate: float = 2.0
    readings_burst: float = 40.0
    """Replays and positions requested, per address: each of them replays a game."""
    sockets_per_address: int = 256
    strikes: int = 40
    """This many refused frames in a row close a socket."""
    waiting_messages: int = 400
    """A reader this many messages behind is cut off, and may come back."""


class Bucket:
    """Tokens that come back with time. Time is read where it is needed: nothing runs in the background."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for every address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token of an address, if it has one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()
