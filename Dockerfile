# Spielwerk for hosting; see docs/hosting.md. The image holds no secrets: tables and key are in the volume /data.
FROM python:3.11-slim AS build
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src src
COPY tests/rulebook.json tests/rulebook.json
RUN python -m venv /opt/spielwerk \
    && /opt/spielwerk/bin/pip install --no-cache-dir -c constraints.txt ".[postgresql]"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin spielwerk \
    && install --directory --owner spielwerk --mode 0700 /data
COPY --from=build /opt/spielwerk /opt/spielwerk
ENV PATH=/opt/spielwerk/bin:$PATH
ENV SPIELWERK_DATA=/data
USER spielwerk
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGINT
HEALTHCHECK --interval=30s --timeout=15s --start-period=120s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/health', timeout=12)"]
CMD ["spielwerk", "serve", "--host", "0.0.0.0", "--port", "8765", "--no-browser"]
