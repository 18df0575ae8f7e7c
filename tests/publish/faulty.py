#!/usr/bin/env python3
"""faulty.py FAULT PORT TARGET_PORT: a proxy to an S3 service on 127.0.0.1
that is faulty on purpose, for half an hour at most.

  busy   every third request is answered with 503 SlowDown
  cut    every third answer is broken off in its middle
  slow   every answer comes 0.3 seconds late
  etag   the answer to every third PUT has another ETag
  etags  the answer to every PUT has
"""
import http.client
import itertools
import signal
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

fault, port, target = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
counter = itertools.count(1)
SLOW_DOWN = b"<Error><Code>SlowDown</Code><Message>slow</Message></Error>"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *args):
        pass

    def answer(self, status, headers, body, sent):
        self.send_response_only(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[:sent])

    def pass_on(self):
        third = next(counter) % 3 == 0
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if fault == "busy" and third:
            self.answer(503, [], SLOW_DOWN, len(SLOW_DOWN))
            return
        if fault == "slow":
            time.sleep(0.3)
        server = http.client.HTTPConnection("127.0.0.1", target, timeout=30)
        server.request(self.command, self.path, body, dict(self.headers))
        got = server.getresponse()
        body = got.read()
        server.close()
        drop = ("content-length", "transfer-encoding", "connection")
        headers = [h for h in got.getheaders() if h[0].lower() not in drop]
        wrong = fault == "etags" or (fault == "etag" and third)
        if wrong and self.command == "PUT":
            headers = [h for h in headers if h[0].lower() != "etag"]
            headers.append(("ETag", '"%032d"' % 0))
        if fault == "cut" and third:
            body += b" " * 64
            self.answer(got.status, headers, body, len(body) // 2)
            self.wfile.flush()
            self.close_connection = True
            return
        if got.status == 204:
            self.send_response_only(204)
            self.end_headers()
            return
        self.answer(got.status, headers, body, len(body))

    do_GET = do_PUT = do_DELETE = do_POST = do_HEAD = pass_on


signal.alarm(1800)
server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
server.daemon_threads = True
server.serve_forever()
