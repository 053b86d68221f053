"""The HTTP and WebSocket endpoints of the server, by subject."""
