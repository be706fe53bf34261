"""Words that have a price in the game: they are said only if it is accepted, and paid for in the log."""

from random import Random
from typing import Final

import pytest

from sixgun.bots import LEVELS
from sixgun.kernel.journal import load, save
from sixgun.server import wire
from sixgun.server.entries import Spoke
from sixgun.server.scenes import own_bytes
from sixgun.server.sockets import looked_back
from sixgun.server.talking import SPEECH
from sixgun.server.thinking import Replica, origin_data, origin_of
from sixgun.server.wire import Line
from sixgun.scenarios.position_file import position_of
from tests.server.rooms import Table, seated, told
