"""Django's settings.  What differs between starts comes from the environment; `serve` sets it.

SPIELWERK_DATA       the data folder (default: the platform's folder for such things)
SPIELWERK_DATABASE   a PostgreSQL address instead of the SQLite file in the data folder
SPIELWERK_HOSTS      the names and addresses under which the table may be asked for, separated by commas
SPIELWERK_PUBLIC     1 when people other than those at this machine can reach it: limits apply
SPIELWERK_PROXY      behind a TLS proxy that sets X-Forwarded-Proto and X-Forwarded-For: 1 if it is on this
                     machine, else its addresses or networks, separated by commas
SPIELWERK_HSTS       behind such a proxy, for how many seconds browsers are to use TLS alone (default: a year)
SPIELWERK_DEBUG      1 shows everything to everybody at the table
SPIELWERK_WEBHOOKS   1 lets the host of a table name an address that is told whose turn it is
"""

from __future__ import annotations

import os
from pathlib import Path

from spielwerk.table.serving.proxy import YEAR, proxies, seconds
from spielwerk.table.store.data_folder import default_folder, prepare, secret_key
from spielwerk.table.store.database import database


def _on(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


SPIELWERK_DATA = Path(os.environ.get("SPIELWERK_DATA") or default_folder())
SPIELWERK_DEBUG = _on("SPIELWERK_DEBUG")
SPIELWERK_WEBHOOKS = _on("SPIELWERK_WEBHOOKS")
SPIELWERK_PUBLIC = _on("SPIELWERK_PUBLIC")
SPIELWERK_PROXY = proxies(os.environ.get("SPIELWERK_PROXY", ""))
"""The addresses whose X-Forwarded headers count; empty if there is no proxy."""

prepare(SPIELWERK_DATA)

DEBUG = False
SECRET_KEY = secret_key(SPIELWERK_DATA)
ALLOWED_HOSTS = [
    host for host in os.environ.get("SPIELWERK_HOSTS", "localhost,127.0.0.1,[::1]").split(",") if host
]
DATABASES = {"default": database(os.environ.get("SPIELWERK_DATABASE", ""), SPIELWERK_DATA)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = False

INSTALLED_APPS = ["django.contrib.staticfiles", "django_htmx", "spielwerk.table"]
MIDDLEWARE = [
    "spielwerk.table.serving.middleware.Guard",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
ROOT_URLCONF = "spielwerk.table.urls"
ASGI_APPLICATION = "spielwerk.table.serving.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [Path(__file__).parent / "templates"],
        "APP_DIRS": False,
        "OPTIONS": {
            "context_processors": ["django.template.context_processors.request"],
            "loaders": [
                (
                    "django.template.loaders.cached.Loader",
                    [
                        "django.template.loaders.filesystem.Loader",
                        "django.template.loaders.app_directories.Loader",
                    ],
                )
            ],
        },
    }
]

STATIC_URL = "/static/"
STORAGES = {"staticfiles": {"BACKEND": "spielwerk.table.serving.static_files.HashedStorage"}}

X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
CSRF_FAILURE_VIEW = "spielwerk.table.views.errors.csrf_failure"
CSRF_COOKIE_SAMESITE = "Lax"
DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 1000
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.MemoryFileUploadHandler"]
SPIELWERK_CAMPAIGN_SIZE = 4 * 1024 * 1024
"""The largest file of a campaign, which has the records of many games."""
FILE_UPLOAD_MAX_MEMORY_SIZE = SPIELWERK_CAMPAIGN_SIZE
CSRF_COOKIE_HTTPONLY = True
if SPIELWERK_PROXY:
    SECURE_HSTS_SECONDS = seconds("SPIELWERK_HSTS", os.environ.get("SPIELWERK_HSTS", ""), YEAR)
    CSRF_COOKIE_SECURE = True
    CSRF_TRUSTED_ORIGINS = [f"https://{host}" for host in ALLOWED_HOSTS]

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "()": "spielwerk.table.serving.logs.Formatter",
            "fmt": "%(asctime)s %(levelname)s %(name)s: %(message)s",
        }
    },
    "filters": {"throttle": {"()": "spielwerk.table.serving.log_throttle.LogThrottle"}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["throttle"]},
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"django.security.DisallowedHost": {"level": "CRITICAL"}},
}
