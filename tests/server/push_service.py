"""A push service of our own: takes what a server sends to browsers, by TLS, at an address that the server believes to be public."""

from __future__ import annotations

import queue
import ssl
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class PushService:
    """`taken` is what has arrived: the path that stands for a browser, and the message. `program` starts a server that reaches it."""

    def __init__(self, folder: Path, grace: float) -> None:
        key, certificate = folder / "key.pem", folder / "cert.pem"
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=push.example", "-addext"]
        subprocess.run([*make, "subjectAltName=DNS:push.example", "-keyout", key, "-out", certificate], check=True, capture_output=True)
        self.taken: queue.Queue[tuple[str, bytes]] = queue.Queue()
        taken = self.taken

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                assert self.headers["Content-Encoding"] == "aes128gcm" and self.headers["Authorization"].startswith("vapid ")
                taken.put((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._serving = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self._serving.socket = context.wrap_socket(self._serving.socket, server_side=True)
        threading.Thread(target=self._serving.serve_forever, daemon=True).start()
        self.program = (
            "-c",
            "import asyncio, ssl\n"
            "from muraglia.server import notices, outside\n"
            f"trusting = ssl.create_default_context(cafile={str(certificate)!r})\n"
            "async def connect(host):\n"
            f"    return await asyncio.open_connection('127.0.0.1', {self._serving.server_port}, ssl=trusting, server_hostname=host)\n"
            f"outside.connect, notices.GRACE, notices.SWEEP, notices.LEASE = connect, {grace}, 0.1, {max(grace, 2.0)}\n"
            "from muraglia.cli import main; main()",
        )

    def close(self) -> None:
        self._serving.shutdown()
        self._serving.server_close()
