"""What happens under load: a rush of people who choose at a given rate, and tables where only bots play."""

import asyncio
import random
import statistics
from collections import Counter
from time import perf_counter
from typing import Any, Final

import httpx
from rich.progress import Progress

from tools.load.players import Person, seated_table
from tools.load.served import Served

GAMES: Final = ("bang", "dice")
SAMPLE: Final = 5.0
"""Seconds between two readings of the memory."""


class Rush:
    """People at many tables who answer at a steady rate, and begin a new game when one is over."""

    def __init__(self, server: Served, tables: int, people: int, rate: float, chance: random.Random) -> None:
        self._server = server
        self._tables = tables
        self._people = people
        self._pause = tables / rate
        self._chance = chance
        self._times: list[float] = []
        self._games = 0
        self._until = 0.0
        self._warm = 0.0

    async def run(self, seconds: float, progress: Progress) -> dict[str, Any]:
        """Play for this many seconds; the first two do not count."""
        base = f"http://{self._server.address}"
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            tables = [
                await seated_table(client, GAMES[number % len(GAMES)], self._people)
                for number in range(self._tables)
            ]
        people = [person for table in tables for person in table]
        await asyncio.gather(*[person.arrive(self._server.address) for person in people])
        for table in tables:
            await table[0].order("begin")
        began = perf_counter()
        self._warm = began + 2.0
        self._until = self._warm + seconds
        playing = [asyncio.create_task(self._play(table, number)) for number, table in enumerate(tables)]
        cpu = self._server.cpu_seconds()
        memory = await self._watch(progress, seconds)
        cpu = self._server.cpu_seconds() - cpu
        await asyncio.gather(*playing)
        await asyncio.gather(*[person.leave() for person in people])
        return self._figures(people, perf_counter() - self._warm, cpu, memory)

    async def _play(self, table: list[Person], number: int) -> None:
        # Tables do not move in step: each has its own place in the beat.
        due = perf_counter() + self._pause * (number / self._tables)
        while perf_counter() < self._until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            due = max(due + self._pause, perf_counter() - 1.0)
            asked = next((person for person in table if person.ask is not None), None)
            if asked is not None:
                took = await asked.choose(self._chance)
                if took is not None and perf_counter() > self._warm:
                    self._times.append(took * 1000)
            elif table[0].over:
                table[0].over = False
                self._games += 1
                await table[0].order("rematch")
                await table[0].change(2.0)
            else:
                await table[0].change(0.05)

    async def _watch(self, progress: Progress, seconds: float) -> list[float]:
        shown = progress.add_task("choices", total=seconds, figure="")
        seen: list[float] = []
        while perf_counter() < self._until:
            await asyncio.sleep(min(SAMPLE, max(0.1, self._until - perf_counter())))
            seen.append(round(self._server.memory()[0], 1))
            done = seconds - max(0.0, self._until - perf_counter())
            progress.update(shown, completed=done, figure=f"{len(self._times)} at {seen[-1]} MiB")
        return seen

    def _figures(
        self, people: list[Person], seconds: float, cpu: float, memory: list[float]
    ) -> dict[str, Any]:
        refused: Counter[str] = Counter()
        for person in people:
            refused.update(person.refused)
        cuts = statistics.quantiles(self._times, n=1000)
        return {
            "sockets": len(people),
            "tables": self._tables,
            "choices": len(self._times),
            "choices_per_second": round(len(self._times) / seconds, 1),
            "games_finished": self._games,
            "p50_ms": round(cuts[499], 2),
            "p95_ms": round(cuts[949], 2),
            "p99_ms": round(cuts[989], 2),
            "slowest_ms": round(max(self._times), 2),
            "messages_per_second": round(sum(person.messages_heard for person in people) / seconds, 1),
            "mib_per_second": round(sum(person.bytes_heard for person in people) / seconds / 2**20, 2),
            "server_cpu_share": round(cpu / seconds, 2),
            "memory_mib": memory,
            "refused": dict(refused),
            "errors": sum(refused.values()),
        }


class BotTables:
    """Tables whose people have gone: only bots play. How much memory does each take?"""

    def __init__(self, server: Served, count: int) -> None:
        self._server = server
        self._count = count

    async def run(self, progress: Progress) -> dict[str, Any]:
        """Open the tables, let the bots play for a while, and measure the memory."""
        before, thinkers_before = self._server.memory()
        shown = progress.add_task("bot tables", total=self._count, figure="")
        base = f"http://{self._server.address}"
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            for number in range(self._count):
                wish = {"game": GAMES[number % 2], "name": "Host", "begin": True, "listed": False}
                answer = (await client.post("/api/tables", json=wish)).raise_for_status().json()
                client.cookies.clear()
                person = Person(answer["code"], answer["token"], 0)
                await person.arrive(self._server.address)
                await person.order("away", away=True)
                await person.change(1.0)
                await person.leave()
                progress.update(shown, completed=number + 1, figure=f"{number + 1}")
        await asyncio.sleep(20)
        after, thinkers_after = self._server.memory()
        return {
            "bot_tables": self._count,
            "kib_per_bot_table": round((after - before) * 1024 / self._count, 1),
            "thinker_kib_per_bot_table": round((thinkers_after - thinkers_before) * 1024 / self._count, 1),
        }
