"""`spielwerk serve`: the web table, on this machine or for friends in the network."""

from __future__ import annotations

import argparse
import os
import sys

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name
from spielwerk.table.serving import server

HELP = {
    "host": Name(
        "the address to listen on (127.0.0.1: only this machine)",
        "die Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner)",
    ),
    "port": Name("the port (8765, or the next that is free)", "der Port (8765 oder der nächste freie)"),
    "lan": Name(
        "let friends in the same network join; links carry this machine's address",
        "lässt Freunde im selben Netz mitspielen; Links tragen die Adresse dieses Rechners",
    ),
    "data": Name("the folder with the tables", "der Ordner, in dem die Tische liegen"),
    "no-browser": Name("do not open the browser", "den Browser nicht öffnen"),
    "webhooks": Name(
        "let the host of a table name an https address that is told whose turn it is",
        "lässt den Gastgeber eines Tisches eine https-Adresse nennen, die erfährt, wer dran ist",
    ),
    "debug": Name(
        "show everything to everybody: state, stack, whole record",
        "zeigt allen alles: Zustand, Stapel, ganze Aufzeichnung",
    ),
}
AT = Name("The table is at {}", "Der Tisch ist unter {}")
IN_LAN = Name("in your network at {}", "im Netz unter {}")
MOVED = Name("(port {} was taken)", "(Port {} war belegt)")
STOP = Name("Ctrl-C stops it.", "Strg-C beendet ihn.")
PORT = Name("--port: {} is not a number from 0 to 65535", "--port: {} ist keine Zahl von 0 bis 65535")


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("--host", default="", metavar="H", help=str(HELP["host"]))
    parser.add_argument("--port", type=int, metavar="N", help=str(HELP["port"]))
    parser.add_argument("--lan", action="store_true", help=str(HELP["lan"]))
    parser.add_argument("--data", default="", metavar="DIR", help=str(HELP["data"]))
    parser.add_argument("--no-browser", action="store_true", help=str(HELP["no-browser"]))
    parser.add_argument("--webhooks", action="store_true", help=str(HELP["webhooks"]))
    parser.add_argument("--debug", action="store_true", help=str(HELP["debug"]))


def run(args: argparse.Namespace) -> int:
    """Serves until Ctrl-C."""
    if args.port is not None and not 0 <= args.port <= 65535:
        raise SpielwerkError(str(PORT).format(args.port))
    wish = server.Wish(
        host=args.host,
        port=args.port,
        lan=args.lan,
        data=args.data,
        browser=not args.no_browser and has_desktop(),
        debug=args.debug,
        webhooks=args.webhooks,
    )
    return server.run(wish, say)


def has_desktop() -> bool:
    """Returns whether a browser can be expected to open: a terminal on a machine with a screen."""
    if not sys.stdout.isatty():
        return False
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or bool(screen)


def say(place: server.ServerAddress) -> None:
    """Prints where the table is."""
    line = str(AT).format(place.url)
    if place.moved:
        line += " " + str(MOVED).format(server.PORT)
    print(line)
    for url in place.lan_urls:
        print(" ", str(IN_LAN).format(url))
    print(str(STOP), flush=True)
