"""`lineup serve`: the table in the browser, for oneself or for friends on the same network."""

from __future__ import annotations

import asyncio
import gc
import io
import os
import re
import socket
import ssl
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Address, ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from lineup.commands.server.logs import json_logging
from lineup.commands.shared.folders import database_named
from lineup.commands.shared.output import TABLE_PACKAGES, CommandError, make_console, require_packages
from lineup.errors import shorten_text

if TYPE_CHECKING:
    from wsgiref.simple_server import WSGIServer

    import uvicorn

    from lineup.table.limits.metrics import Metrics
    from lineup.table.server.housekeeping import Chores

PORT: Final = 8000
TRIES: Final = 50  # ports tried after the one wished for
NAME: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")  # of a machine
LOOPBACK: Final = ("127.0.0.1", "::1")  # where it listens: for this machine alone,
EVERYWHERE: Final = ("0.0.0.0", "::")  # or for the network
BACKLOG: Final = 2048  # people who wait to be let in; all of a club come back at once after a restart


class Serving(NamedTuple):
    """The options of serving the table."""

    port: int = PORT
    lan: bool = False
    data: str | None = None
    open_page: bool = False
    names: tuple[str, ...] = ()
    proxy: str = ""
    certificate: str = ""
    key: str = ""
    verbose: bool = False
    moderators: tuple[str, ...] = ()
    metrics: int = 0
    log_json: bool = False
    backup: str = ""
    every: str = "1h"
    keep: int = 24
    expire: int = 0
    expire_most: int = 0
    redis: str = ""


AS_USUAL: Final = Serving()


def run_server(wish: Serving) -> None:
    """Run the server until it is stopped."""
    require_packages("The table", "table", *TABLE_PACKAGES)
    from lineup.table.http.site import Doorway
    from lineup.table.limits.metrics import Metrics
    from lineup.table.server.app import NOT_BUILT, STATIC
    from lineup.table.server.integrity import check_content, check_file
    from lineup.table.store.opening import choose_database, prepare_database

    check_names(wish.names)
    check_proxy(wish.proxy)
    check_certificate(wish.certificate, wish.key)
    if wish.metrics and wish.metrics == wish.port:
        raise CommandError(
            f"--metrics {wish.metrics}: that is the port of the table too, which everybody reaches; name another."
        )
    target = database_named(wish.data)
    chores = read_chores(wish, target)
    kept = choose_database(target)
    kept.check_usable(shared=bool(wish.redis))
    shared = f", shared over {check_redis(wish.redis)}" if wish.redis else ""
    claimed = kept.claim(shared=bool(wish.redis))
    check_file(target)
    prepare_database(target)
    check_content(target)
    moderators = asyncio.run(find_moderators(target, wish.moderators)) if wish.moderators else {}
    metrics = Metrics()
    watched = serve_metrics(wish.metrics, metrics) if wish.metrics else None
    guarded = wish.certificate and not wish.proxy
    listeners = listen_on(EVERYWHERE if wish.lan else LOOPBACK, wish.port, Doorway if guarded else socket.socket)
    found = listeners[0].getsockname()[1]
    console = make_console()
    for name in (each for each, person in moderators.items() if not person):
        console.print(
            f'--moderator "{shorten_text(name)}": that account was deleted, so nobody keeps order by this name any '
            "more, and nobody else can make an account of it.",
            soft_wrap=True,
        )
    if wish.port and found != wish.port:
        console.print(f"Port {wish.port} is in use; taking {found} instead.")
    scheme = "https" if wish.certificate else "http"
    # A certificate is for names: by its address alone the machine would not be believed.
    known = (wish.names if wish.certificate else ()) or lan_addresses()
    hosts = ("127.0.0.1", *(known if wish.lan else ()))
    addresses = [f"{scheme}://{f'[{host}]' if ':' in host else host}:{found}/" for host in hosts]
    console.print("Line-Up is open at:", style="bold")
    for address in addresses:
        console.print(f"  {address}", soft_wrap=True)
    if wish.lan and len(addresses) > 1:
        console.print("Friends on the same network open the second address, or scan this:")
        console.print(_draw_qr(addresses[1]), soft_wrap=True, highlight=False)
        console.print("At a table, its own address is the invitation to it.")
    elif wish.lan:
        console.print("No network was found; only this machine can reach it.")
    if not (STATIC / "index.html").is_file():
        console.print(NOT_BUILT, style="bold", soft_wrap=True)
    console.print(f"Tables are kept in {kept.shown}{shared}. Stop with Ctrl+C.", style="dim", soft_wrap=True)
    sys.stdout.flush()
    if wish.open_page and has_browser():
        threading.Timer(0.7, _open_page, (addresses[0],)).start()
    keepers = [person for person in moderators.values() if person]
    names = own_names(wish, found)
    server = make_server(target, hosts=names, wish=wish, moderators=keepers, chores=chores, metrics=metrics)
    _keep_clicks_quick()
    with suppress(KeyboardInterrupt):
        server.run(sockets=listeners)
    if watched is not None:
        watched.shutdown()
        watched.server_close()
    if claimed is not None:
        claimed.close()


def read_chores(wish: Serving, target: str) -> Chores:
    """Return the chores the server does by itself over a database; CommandError about a number that makes no sense or a
    folder that takes no backups, StoreError if the database cannot be copied."""
    from lineup.commands.server.backups import read_seconds
    from lineup.table.server.backups import file_to_copy, is_copy_in, try_folder
    from lineup.table.server.housekeeping import MOST_DAYS, Chores

    if wish.keep < 1:
        raise CommandError(f"--keep {wish.keep}: at least one backup is kept.")
    if not 0 <= wish.expire <= MOST_DAYS:
        raise CommandError(f"--expire {wish.expire}: a number of days up to {MOST_DAYS:,}, or 0 for never.")
    if wish.expire_most < 0:
        raise CommandError(f"--expire-most {wish.expire_most}: a number of tables, or 0 for a tenth of them.")
    every, folder = read_seconds(wish.every), None
    if wish.backup:
        file = file_to_copy(target)
        try:
            folder = Path(wish.backup).expanduser()
            try_folder(folder)
            if is_copy_in(folder, file):
                raise CommandError(
                    f'--backup "{shorten_text(wish.backup)}": "{file}" is a backup there, and would be deleted.'
                )
        except (OSError, RuntimeError) as error:  # RuntimeError: a home that nobody has
            raise CommandError(
                f'--backup "{shorten_text(wish.backup)}": no backup can be written there '
                f"({getattr(error, 'strerror', None) or error}); name a folder that can be written to."
            ) from None
    return Chores(folder, every, wish.keep, wish.expire, wish.expire_most)


def check_redis(address: str) -> str:
    """Return the address of a Redis without its secret; CommandError or StoreError if there is none."""
    require_packages("--redis", "postgres", "redis")
    from lineup.table.server import letters

    asyncio.run(letters.check_redis(address))
    return letters.show_address(address)


def serve_metrics(port: int, metrics: Metrics) -> WSGIServer:
    """Serve metrics to Prometheus, on this machine alone; CommandError if the port is taken."""
    from prometheus_client import start_http_server

    if not 1 <= port <= 65535:
        raise CommandError(f"--metrics {port}: a port is a number from 1 to 65535.")
    try:
        server, _ = start_http_server(port, addr="127.0.0.1", registry=metrics.registry)
    except OSError as error:
        raise CommandError(f"--metrics {port}: {error.strerror or error}.") from None
    return server


async def find_moderators(target: str, names: Sequence[str]) -> dict[str, str]:
    """The person of each of these accounts, "" for one that was deleted; CommandError about a name that no account
    had."""
    from lineup.table.people.accounts import Accounts
    from lineup.table.store.store import Store
    from lineup.table.wire.sorry import Sorry

    store = Store(target)
    found: dict[str, str] = {}
    try:
        for name in names:
            found[name] = await Accounts(store).appoint_moderator(name)
    except Sorry:
        raise CommandError(
            f'--moderator "{shorten_text(name)}": there is no such account; start without it, make the account, '
            "then start again."
        ) from None
    finally:
        await store.close()
    return found


def make_server(
    target: str,
    *,
    hosts: Sequence[str],
    wish: Serving = AS_USUAL,
    moderators: Sequence[str] = (),
    chores: Chores | None = None,
    metrics: Metrics | None = None,
) -> uvicorn.Server:
    """The server over a database, answering to these names (none: any), to be run with the socket it listens at."""
    import uvicorn
    from uvicorn.config import LOGGING_CONFIG

    from lineup.table.http.compression import TableSocket
    from lineup.table.http.site import PatientHTTP, raise_connection_limit
    from lineup.table.server.app import make_app
    from lineup.table.server.housekeeping import NO_CHORES
    from lineup.table.wire.protocol import MESSAGE_BYTES

    raise_connection_limit()
    level = "info" if wish.verbose else "warning"
    return uvicorn.Server(
        uvicorn.Config(
            make_app(
                target,
                hosts=hosts,
                moderators=moderators,
                chores=chores or NO_CHORES,
                redis=wish.redis,
                metrics=metrics,
            ),
            log_config=json_logging(level) if wish.log_json else LOGGING_CONFIG,
            log_level=level,
            http=PatientHTTP,
            ws=TableSocket,
            ws_max_size=MESSAGE_BYTES,
            lifespan="on",
            loop="asyncio" if wish.certificate else "auto",  # uvloop does not ask the socket it listens at (Doorway)
            timeout_graceful_shutdown=3,
            proxy_headers=bool(wish.proxy),
            forwarded_allow_ips=believed(wish.proxy) or None,
            server_header=False,
            ssl_certfile=wish.certificate or None,
            ssl_keyfile=wish.key or None,
        )
    )


def believed(proxy: str) -> str:
    """The addresses a web server in front is believed at. One on this machine that is told to reach "localhost" comes
    from either loopback address."""
    loopback = any(IPv4Address("127.0.0.1") in ip_network(each.strip()) for each in proxy.split(",") if proxy)
    return f"{proxy},::1" if loopback else proxy


def own_names(wish: Serving, port: int) -> list[str]:
    """Return the names the server answers to: with a port, or without one for any.

    On a network friends may know the machine by any address, which no page elsewhere can pass for its own name, but by
    no other name than its own.
    """
    names = [f"{name}:{port}" for name in ("127.0.0.1", "[::1]", "localhost")] + [name.lower() for name in wish.names]
    if wish.lan:
        from lineup.table.http.hosts_and_cookies import ANY_ADDRESS

        name = socket.gethostname().lower()
        names += [ANY_ADDRESS, "localhost", name, f"{name.partition('.')[0]}.local", socket.getfqdn().lower()]
    return list(dict.fromkeys(names))


def check_names(names: Sequence[str]) -> None:
    """Complain about names that cannot be names of a machine."""
    for name in names:
        if not NAME.fullmatch(name):
            raise CommandError(
                f'--name "{shorten_text(name)}": a name is like club.example.org, without http:// and without a port'
                f"{_in_ascii(name)}."
            )


def _in_ascii(name: str) -> str:
    """Write a name with letters of the world in the form machines read; empty where that does not help."""
    with suppress(UnicodeError):
        written = name.encode("idna").decode()
        if not name.isascii() and NAME.fullmatch(written):
            return f"; this one is written {written}"
    return ""


def check_proxy(addresses: str) -> None:
    """Complain unless these are addresses, with commas between them."""
    for address in addresses.split(",") if addresses else ():
        try:
            ip_network(address.strip())
        except ValueError:
            raise CommandError(
                f'--proxy "{shorten_text(address)}": the web server in front is named by its address, like 127.0.0.1 '
                "or 10.0.0.0/8; several with commas between them."
            ) from None


def check_certificate(certificate: str, key: str) -> None:
    """CommandError about files that do not hold a certificate and its key."""
    if key and not certificate:
        raise CommandError("--key belongs to a certificate; name that too, with --certificate.")
    if not certificate:
        return
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key or None, password="")
    except (OSError, ValueError) as error:  # SSLError is an OSError
        what = _find_flaw(Path(key or certificate)) or getattr(error, "strerror", None) or str(error)
        raise CommandError(
            f"--certificate {certificate}{f' --key {key}' if key else ''}: not a certificate and its key in PEM files "
            f"({what})."
        ) from None


def _find_flaw(file: Path) -> str:
    """Describe the visible flaw of a file that should hold a key."""
    with suppress(OSError, ValueError):
        text = file.read_text(encoding="utf-8")
        if "ENCRYPTED" in text:
            return f"the key in {file} has a passphrase; write it without one: openssl pkey -in {file} -out FILE"
        if "BEGIN CERTIFICATE" in text and "PRIVATE KEY" not in text:
            return f"there is no key in {file}; name the file that has it with --key"
    return ""


def _keep_clicks_quick() -> None:
    """Keep housekeeping from delaying clicks.

    Tables hold many states for undo; a full search for garbage among them stops everything for half a second, and there
    is next to none to find. The database works in a thread of its own and custom sets are read in another: a click
    should not wait long for its turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 10_000)  # among five times as many it took 60 to 150 ms
    sys.setswitchinterval(0.0001)


def listen_on(hosts: Sequence[str], port: int, kind: type[socket.socket] = socket.socket) -> list[socket.socket]:
    """Listen on the port wished for, or on the next one that is free: a socket for each host this machine has.

    IPv4 and IPv6 have a socket each. One for both could not listen on the loopback alone, and would tell an address of
    IPv4 as one of IPv6, which no `--proxy` and no ban names.
    """
    if not 0 <= port <= 65535:
        raise CommandError(f"--port {port}: a port is a number from 1 to 65535, or 0 for any that is free.")
    for number in range(port, min(port + TRIES, 65536)) if port else [0] * TRIES:
        listeners: list[socket.socket] = []
        try:
            for host in hosts:
                if listeners and not _can_listen_at(host):
                    continue
                listeners.append(_listener(host, listeners[0].getsockname()[1] if listeners else number, kind))
        except PermissionError:
            _close(listeners)
            raise CommandError(f"--port {number}: this port needs more rights; take one from 1024 on.") from None
        except OSError:
            _close(listeners)
            continue
        return listeners
    raise CommandError(f"No port from {port} to {port + TRIES - 1} is free; name another with --port.")


def _listener(host: str, port: int, kind: type[socket.socket]) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, so that asyncio lets its connections send small answers at once (TCP_NODELAY).
    listener = kind(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _can_listen_at(host: str) -> bool:
    try:
        _listener(host, 0, socket.socket).close()
    except OSError:
        return False
    return True


def _close(listeners: Sequence[socket.socket]) -> None:
    for each in listeners:
        each.close()


def lan_addresses() -> list[str]:
    """The addresses other machines may reach this one by, those of IPv4 first."""
    found: list[str] = []
    for family, elsewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))  # nothing is sent: it only tells which address would be used
            found.append(probe.getsockname()[0])
        with suppress(OSError):
            found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [each for each in dict.fromkeys(found) if _is_reachable(each)]


def _is_reachable(address: str) -> bool:
    """Tell whether a browser elsewhere on the network can open an address; one local to a link cannot be opened."""
    known = ip_address(address)
    return not known.is_loopback and not (known.version == 6 and known.is_link_local)


def _draw_qr(address: str) -> str:
    import segno

    out = io.StringIO()
    segno.make(address, micro=False).terminal(out, compact=True)
    return out.getvalue()


def has_browser() -> bool:
    """Return whether there is a screen to show a page on; a browser in the terminal would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def _open_page(address: str) -> None:
    """Show the page in a browser; if that fails, the address stands in the terminal."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
