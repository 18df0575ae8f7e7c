#!/usr/bin/env python3
"""faulty.py FAULT PORT [LOG]: a proxy to the S3 service at 127.0.0.1:PORT that
is faulty on purpose, for two hours at most. Prints its own port, and writes
"METHOD PATH" of each request to LOG, and "waits PATH" at a gate.

  none     not at all
  busy     every third request is answered with 503 SlowDown
  late     every third request is answered with 400 RequestTimeout
  drop     every third request is cut off before it is read whole
  cut      every third answer is broken off in its middle
  slow     every answer comes 0.3 seconds late
  hang     the first request of each method has no answer
  gate     requests wait while there is a file LOG-gate (testing.py, shut)
  etag     the answer to every third PUT has another ETag
  etags    the answer to every PUT has
  match    knows If-Match and If-None-Match of a PUT, as S3 does
  lost     the same, and the first answer to each such PUT is lost
  website  knows website redirects of a PUT, as S3 does
  denied   every PUT is answered with 403 AccessDenied
  down     every request is answered with 503
"""
import http.client
import itertools
import os
import signal
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import bucket

fault, target = sys.argv[1], int(sys.argv[2])
log = open(sys.argv[3], "a", buffering=1) if len(sys.argv) > 3 else None
counter = itertools.count(1)
lock = threading.Lock()
REDIRECT = "x-amz-website-redirect-location"
swift = bucket.Swift(target)
lost = set()
faulted = set()


def error(code):
    return f"<Error><Code>{code}</Code><Message>no</Message></Error>".encode()


ERRORS = {"busy": (503, "SlowDown"), "late": (400, "RequestTimeout")}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def may_fail(self):
        """Not for one that failed the last time: as often as it is tried
        again, it might always be the third one."""
        request = {(self.command, self.path)}
        with lock:
            faulted.symmetric_difference_update(request)
            return request <= faulted

    def is_first_of_method(self):
        with lock:
            before = len(faulted)
            faulted.add(self.command)
            return len(faulted) > before

    def log_message(self, *args):
        pass

    def answer(self, status, headers, body, sent=None):
        self.send_response_only(status)
        for name, value in headers:
            self.send_header(name, value)
        if status != 204 and "Content-Length" not in dict(headers):
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[:sent])
        self.wfile.flush()

    def hang_up(self):
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def put_if(self, body):
        """A conditional PUT: Swift's own API does it, as s3api cannot."""
        path = self.path.lstrip("/")
        with lock:
            there = swift.etag(path)
            wanted = self.headers.get("If-Match")
            if wanted is None:
                fits = there is None
            else:
                fits = there is not None and wanted == f'"{there}"'
            if not fits:
                self.answer(412, [], error("PreconditionFailed"))
                return
            kept = ("content-type", "cache-control")
            headers = {k: v for k, v in self.headers.items()
                       if k.lower() in kept}
            etag = swift.put(path, body, headers)
        if fault == "lost" and path not in lost:
            lost.add(path)
            self.hang_up()
            return
        self.answer(200, [("ETag", f'"{etag}"')], b"")

    def put_redirect(self, body):
        """Swift's own API keeps it as metadata, as s3api refuses it."""
        kept = ("content-type", "cache-control", "content-encoding")
        headers = {k: v for k, v in self.headers.items() if k.lower() in kept}
        headers["X-Object-Meta-Redirect"] = self.headers[REDIRECT]
        etag = swift.put(self.path.lstrip("/"), body, headers)
        self.answer(200, [("ETag", f'"{etag}"')], b"")

    def wait_at_gate(self, place, number):
        if self.waits(place, number):
            print("waits", self.path, file=log)
        while self.waits(place, number):
            time.sleep(0.02)

    def waits(self, place, number):
        try:
            with open(sys.argv[3] + "-gate") as f:
                at, first = f.read().split()
        except FileNotFoundError:
            return False
        sends_file = self.command == "PUT" and \
            not self.path.endswith(".perfpress-publish")
        return at == place and \
            (number >= int(first) if int(first) else sends_file)

    def forward(self, body):
        server = http.client.HTTPConnection("127.0.0.1", target, timeout=900)
        server.request(self.command, self.path, body, dict(self.headers))
        got = server.getresponse()
        body = got.read()
        server.close()
        drop = ("transfer-encoding", "connection")
        if self.command != "HEAD":
            drop += ("content-length",)
        headers = [h for h in got.getheaders() if h[0].lower() not in drop]
        return got.status, headers, body

    def pass_on(self):
        number = next(counter)
        third = number % 3 == 0 and self.may_fail()
        put = self.command == "PUT"
        if log:
            print(self.command, self.path, file=log)
        length = int(self.headers.get("Content-Length", 0))
        if fault == "drop" and third:
            self.rfile.read(length // 2)
            self.hang_up()
            return
        body = self.rfile.read(length)
        if fault in ERRORS and third:
            status, code = ERRORS[fault]
            self.answer(status, [], error(code))
            return
        if fault == "down":
            self.answer(503, [], error("ServiceUnavailable"))
            return
        if fault == "denied" and put:
            self.answer(403, [], error("AccessDenied"))
            return
        if fault == "gate":
            self.wait_at_gate("before", number)
        if fault == "slow":
            time.sleep(0.3)
        if fault == "hang" and self.is_first_of_method():
            self.connection.recv(1)
            self.close_connection = True
            return
        conditional = "If-Match" in self.headers or \
            "If-None-Match" in self.headers
        if fault in ("match", "lost") and put and conditional:
            self.put_if(body)
            return
        if fault == "website" and put and REDIRECT in self.headers:
            self.put_redirect(body)
            return
        status, headers, body = self.forward(body)
        if put and (fault == "etags" or (fault == "etag" and third)):
            headers = [h for h in headers if h[0].lower() != "etag"]
            headers.append(("ETag", '"%032d"' % 0))
        if fault == "cut" and third and self.command != "HEAD":
            body += b" " * 64
            self.answer(status, headers, body, len(body) // 2)
            self.hang_up()
            return
        if fault == "gate":
            self.wait_at_gate("behind", number)
        self.answer(status, headers, body)

    do_GET = do_PUT = do_DELETE = do_POST = do_HEAD = pass_on


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # clients are killed, too


signal.alarm(7200)
server = Server(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
