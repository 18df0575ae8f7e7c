#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""slow.py PORT: very many clients at once that send a byte now and then, or ask
for events and hold on to them. A client that the server drops is replaced, so
that another client gets its page in spite of them or not at all."""
import socket
import sys
import threading

PORT = int(sys.argv[1])
CLIENTS = 700
held = []
request = b''
over = threading.Event()


def connect():
    s = socket.create_connection(('127.0.0.1', PORT), timeout=300)
    held.append(s)
    return s


def drip():
    while not over.is_set():
        for s in held[:]:
            try:
                s.send(b'x')
            except OSError:
                held.remove(s)
                try:
                    connect().sendall(request)
                except OSError:
                    pass
        over.wait(0.5)


def ask():
    with socket.create_connection(('127.0.0.1', PORT), timeout=300) as s:
        s.sendall(b'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
        answer = b''
        while chunk := s.recv(1 << 16):
            answer += chunk
    if not answer.startswith(b'HTTP/1.1 200 '):
        raise OSError('no page: %r' % answer[:40])


def try_with(slow_request):
    global request
    request = slow_request
    for _ in range(CLIENTS):
        try:
            connect().sendall(request)
        except OSError:
            pass
    for _ in range(8):
        ask()
        over.wait(0.25)


threading.Thread(target=drip, daemon=True).start()
try_with(b'GET / HTTP/1.1\r\nX: ')
try_with(b'GET /.perfpress/events/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
over.set()
