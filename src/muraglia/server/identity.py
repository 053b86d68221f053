"""Identity without accounts: secrets that only their holder has, and of which the server keeps only hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string

COOKIE = "muraglia"
_PLAIN = string.ascii_letters + string.digits
COOKIE_SECONDS = 400 * 86400  # the longest time browsers keep a cookie
CODE_SECONDS = 600  # how long a code for another device is valid


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """Returns the hash of a secret. Secrets are long and random, so a plain hash cannot be reversed."""
    return hashlib.sha256(secret.encode()).hexdigest()


# What browsers say about themselves, and how people call it. The order matters: each also names those it descends from.
_BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "Mac", "CrOS": "Chromebook", "Linux": "Linux",
}  # fmt: skip


def device_id(hash: str) -> str:
    """Returns a short name of a device for requests. It opens nothing."""
    return hash[:16]


def device_label(user_agent: str) -> str:
    """Returns browser and system as a person knows their device, such as "Firefox, Android"; nothing finer is kept."""
    found = [next((name for sign, name in signs.items() if sign in user_agent), "") for signs in (_BROWSERS, _SYSTEMS)]
    return ", ".join(filter(None, found))


def new_person() -> str:
    return f"p-{secrets.token_hex(8)}"


def known_as(person: str, other: str) -> str:
    """Returns by what a person recognizes another one at several tables. Nobody else knows them by it."""
    return hash_of(f"{person} knows {other}")[:12] if other else ""


def new_outside_bot() -> str:
    return f"bot:{secrets.token_hex(8)}"


def new_table() -> str:
    """Returns an unguessable id: anyone with the link to a table may open it."""
    return "".join(secrets.choice(_PLAIN) for _ in range(16))


def is_table_id(word: str) -> bool:
    return len(word) == 16 and word.isascii() and word.isalnum()


def invite_for(key: str, seat: int) -> str:
    """Returns the secret in the link to a seat. It is derived from the table's key, so it need not be stored."""
    return hmac.new(key.encode(), f"seat {seat}".encode(), hashlib.sha256).hexdigest()[:24]


def seat_invited(key: str, invite: str, seats: int) -> int | None:
    """Returns the seat that an invite is for, or None."""
    for seat in range(seats):
        if hmac.compare_digest(invite_for(key, seat).encode(), invite.encode()):
            return seat
    return None
