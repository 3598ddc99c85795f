"""The server: requests and event streams, worker threads, static files, connection limits, health."""
