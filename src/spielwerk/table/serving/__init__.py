"""The server: requests and event streams, worker threads, static files, limits of connections, health."""
