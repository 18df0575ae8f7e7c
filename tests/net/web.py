#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""web.py LOG [CERTIFICATE]: a web of three hosts on 127.0.0.1 that behave
badly, until its standard input ends. It prints their ports in a line (0
without a certificate): a host for all of PAGES, one that never lets anybody in,
and one with TLS that nobody trusts. Each request is a line of LOG: when it
came, when its answer began, in seconds, the port, method and path, and the
bytes of its answer. A request that gets no answer has a line "asked PATH"
first."""
import email.utils
import ssl
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

lock = threading.Lock()
counts = {}
log = open(sys.argv[1], "a", buffering=1)

PLACES = b'<html><h1 id="one">1</h1><a name="two">2</a><p id=user-content-three>'


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *args):
        pass

    def say(self, status, body=b"", **headers):
        self.ended = time.monotonic()
        if not self.counts:
            self.note(0 if self.command == "HEAD" else len(body))
        self.send_response(status)
        headers.setdefault("Content_Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def page(self, n=0):
        self.say(200, PLACES, Content_Type="text/html; charset=utf-8")

    def note(self, size):
        """Writes the line of this request, before its answer comes."""
        if not self.noted:
            log.write("%.3f %.3f %d %s %s %d\n" % (
                self.began, self.ended, self.server.server_port, self.command,
                self.path, size))
        self.noted = True

    def cut(self):
        self.close_connection = True

    # ---- pages; `n` is how often this path was asked for before ----

    def refuses_head(self, n):
        status = int(self.path[-3:])
        self.say(status) if self.command == "HEAD" else self.page()

    def cuts_head(self, n):
        self.cut() if self.command == "HEAD" else self.page()

    def status(self, n):
        self.say(int(self.path[-3:]), b"<p>no</p>")

    def fails_twice(self, n):
        self.say(500) if n < 2 else self.page()

    def waits_two_seconds(self, n):
        self.say(429, Retry_After="2") if n == 0 else self.page()

    def waits(self, n):
        self.say(429) if n == 0 else self.page()

    def waits_until(self, n):
        date = email.utils.formatdate(time.time() + 2, usegmt=True)
        self.say(503, Retry_After=date) if n == 0 else self.page()

    def slow(self, n):
        time.sleep(0.3)
        self.page()

    def silent(self, n):
        log.write("asked %s\n" % self.path)
        self.connection.recv(1)
        self.cut()

    def trickles(self, n):
        if self.command == "HEAD":
            self.say(405)
            return
        self.say(200, b"", Content_Length="1000")
        for _ in range(24):
            time.sleep(0.5)
            self.wfile.write(b"x")
            self.wfile.flush()
        self.cut()

    def closes(self, n):
        self.cut()

    def loops(self, n):
        self.say(302, Location=self.path)

    def moved(self, n):
        self.say(301, Location="/301/again")

    def moved_again(self, n):
        self.say(308, Location="/302/here")

    def found(self, n):
        self.say(302, Location="/page")

    def to_nowhere(self, n):
        self.say(301, Location="/status/404")

    def to_ftp(self, n):
        self.say(302, Location="ftp://127.0.0.1/x")

    def needs_cookie(self, n):
        if "met=yes" in self.headers.get("Cookie", ""):
            self.page()
        else:
            self.say(302, Location=self.path, Set_Cookie="met=yes")

    def huge(self, n):
        if self.command == "HEAD":
            self.say(405)
            return
        self.say(200, b"", Content_Length=str(1 << 40))
        try:
            for _ in range(1 << 10):
                self.wfile.write(b"x" * (1 << 16))
                self.sent += 1 << 16
        except OSError:
            self.cut()

    def garbage(self, n):
        self.wfile.write(b"\0\1 this is no HTTP\r\n\r\n")
        self.cut()

    def pdf(self, n):
        self.say(200, b"%PDF", Content_Type="application/pdf")

    PAGES = {
        "/page": page, "/head": refuses_head, "/cuts-head": cuts_head,
        "/status": status, "/fails-twice": fails_twice,
        "/retry-after": waits_two_seconds, "/retry-date": waits_until,
        "/slow": slow, "/silent": silent, "/trickles": trickles, "/closes": closes,
        "/loops": loops, "/301": moved, "/301/again": moved_again,
        "/302": found, "/to-nowhere": to_nowhere, "/to-ftp": to_ftp,
        "/cookie": needs_cookie, "/huge": huge, "/garbage": garbage,
        "/pdf": pdf, "/retry": waits,
    }

    def answer(self):
        self.began = self.ended = time.monotonic()
        port = self.server.server_port
        with lock:
            n = counts.get((port, self.path), 0)
            counts[port, self.path] = n + 1
        self.sent = 0
        self.noted = False
        path = self.path.split("?")[0]
        self.counts = path == "/huge" and self.command != "HEAD"
        try:
            if self.server.full:
                self.say(429, Retry_After="3600")
            else:
                folder = "/" + path.split("/")[1]
                (self.PAGES.get(path) or self.PAGES[folder])(self, n)
        finally:
            self.note(self.sent)

    do_HEAD = do_GET = answer


class Host(ThreadingHTTPServer):
    daemon_threads = True
    full = False

    def handle_error(self, request, address):
        pass


def serve(host):
    threading.Thread(target=host.serve_forever, daemon=True).start()
    return host.server_port


hosts = [Host(("127.0.0.1", 0), Handler) for _ in range(3)]
hosts[1].full = True
if len(sys.argv) > 2:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[2])
    hosts[2].socket = context.wrap_socket(hosts[2].socket, server_side=True)
ports = [serve(host) for host in hosts]
# In one piece: who waits for the file reads it when it is not empty.
sys.stdout.write("%d %d %d\n" % (ports[0], ports[1], ports[2] if len(sys.argv) > 2 else 0))
sys.stdout.flush()
sys.stdin.read()
