"""Messages are heard in the order they were said, whether somebody already listens or not."""

from __future__ import annotations

import asyncio

from muraglia.server.inbox import Inbox


async def heard(inbox: Inbox) -> list[bytes]:
    found: list[bytes] = []
    while True:
        ready = inbox.ready()
        if ready is not None:
            await ready
        message = inbox.take()
        if message is None:
            return found
        found.append(message)


def test_what_was_said_before_and_while_somebody_listens_is_heard_in_order() -> None:
    async def talk() -> list[bytes]:
        inbox = Inbox()
        inbox.put(b"one")
        inbox.put(b"two")
        assert len(inbox) == 2
        listening = asyncio.create_task(heard(inbox))
        await asyncio.sleep(0)
        inbox.put(b"three")
        await asyncio.sleep(0)
        inbox.put(b"four")
        inbox.put(None)
        return await listening

    assert asyncio.run(talk()) == [b"one", b"two", b"three", b"four"]


def test_a_listener_that_was_stopped_does_not_hinder_who_speaks() -> None:
    async def talk() -> int:
        inbox = Inbox()
        listening = asyncio.create_task(heard(inbox))
        await asyncio.sleep(0)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        inbox.put(b"anybody there?")
        return len(inbox)

    assert asyncio.run(talk()) == 1
