"""Web push: messages that a push service carries to a browser's service worker and cannot read.

RFC 8291 says how a message is encrypted, RFC 8188 how the result is laid out, RFC 8292 how the server shows who it is (VAPID).
The ciphers come from `cryptography`; sending is ours, because the address of a push service comes from a visitor.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat, load_pem_private_key
from msgspec import Struct, json

_CURVE = ec.SECP256R1()
_RECORD = 4096  # bytes; a message is one record
_SIGNED_FOR = 12 * 3600  # seconds for which a signature is valid; push services accept at most a day
KEPT = 7 * 86400  # seconds for which a push service keeps a message for a device that is off


class Keys(Struct, frozen=True):
    """What a browser gives for its push service to reach it: its public key and a shared secret, as base64url."""

    p256dh: str
    auth: str


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(keys: Keys) -> None:
    """Raises ValueError unless the keys can be used."""
    ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, from_text(keys.p256dh))
    if len(from_text(keys.auth)) != 16:
        raise ValueError("the secret has 16 bytes")


def encrypt(message: bytes, keys: Keys, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """Returns the message as only that browser can read it. Key and salt are new for each message, except in tests."""
    own, salt = own or ec.generate_private_key(_CURVE), salt or os.urandom(16)
    theirs = from_text(keys.p256dh)
    public = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    secret = _derive(shared, from_text(keys.auth), b"WebPush: info\0" + theirs + public, 32)
    cipher = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_derive(secret, salt, b"Content-Encoding: nonce\0", 12), message + b"\2", None)  # 2: the last record
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(public)]) + public + sealed


def _derive(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """The key by which push services recognize this server. Subscriptions are bound to it, so it must never change."""

    def __init__(self, pem: str) -> None:
        key = load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key = key
        self.public = to_text(_point(key.public_key()))

    def headers(self, endpoint: str, contact: str, topic: str, now: float | None = None) -> dict[str, str]:
        """Returns the headers of a message to this endpoint. `contact` is where its operator can complain.

        A message replaces an earlier one with the same topic that has not been delivered yet.
        """
        parts = urlsplit(endpoint)
        until = int((time.time() if now is None else now) + _SIGNED_FOR)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": contact}
        signed = f"{to_text(json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{to_text(json.encode(claims))}"
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{to_text(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "high",
        }


def new_key() -> str:
    """Returns a new private key as PEM."""
    made = ec.generate_private_key(_CURVE)
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
